//! Behind an invitation's link: sit down at a friend's table.

use super::play::Offer;
use super::shell::{Reader, page};
use kernel::Seat;
use maud::{Markup, html};

/// What an invitation shows.
pub struct InvitePage {
    /// The address to post to.
    pub post_to: String,
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: &'static str,
    /// What its host calls it; may be empty.
    pub title: String,
    /// Who sits there, in seat order.
    pub people: Vec<String>,
    /// The seats that can be taken.
    pub seats: Vec<OfferedSeat>,
    /// Whether the reader sits there already.
    pub seated: bool,
}

/// A seat that can be taken.
pub struct OfferedSeat {
    /// The seat.
    pub seat: Seat,
    /// Who holds it: nobody, or a bot.
    pub name: String,
    /// Whether the others are asked first.
    pub offer: Offer,
}

/// The page behind an invitation's link.
pub fn invite(reader: &Reader<'_>, invite: &InvitePage) -> Markup {
    let game = reader.say(&format!("game-{}", invite.game));
    let title = reader.texts.say_with("invite-title", &[("game", (&game).into())]);
    let main = html! {
        main #main .page {
            h1 { (title) }
            @if !invite.title.is_empty() {
                p { strong { (invite.title) } }
            }
            p.lead { (invite.people.join(" · ")) }
            @if invite.seats.is_empty() {
                p { (reader.say("invite-full")) }
            } @else {
                form.form method="post" action=(invite.post_to) {
                    label for="invite-name" { (reader.say("name-label")) }
                    input #invite-name type="text" name="name" maxlength="40" autocomplete="nickname"
                        value=(reader.name.unwrap_or_default());
                    fieldset {
                        legend { (reader.say("invite-seat")) }
                        div.picks {
                            @for (index, offered) in invite.seats.iter().enumerate() {
                                label.pick {
                                    input type="radio" name="seat" value=(offered.seat.number())
                                        checked[index == 0];
                                    span {
                                        (reader.texts.say_with("seat-number",
                                            &[("n", (offered.seat.number() + 1).into())]))
                                        " (" (offered.name) ")"
                                        @if offered.offer == Offer::IfOthersAgree {
                                            " " small { (reader.say("invite-asks")) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    input type="hidden" name="how" value="ask";
                    div.buttons { button.button.main type="submit" { (reader.say("invite-accept")) } }
                }
            }
            p {
                a href={ "/t/" (invite.table) } {
                    (reader.say(if invite.seated { "problem-to-table" } else { "invite-watch" }))
                }
            }
        }
    };
    page(reader, &title, &main)
}

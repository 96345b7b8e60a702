//! What can be done in the area of the visit: how much of it as one strip of buttons, each with what it takes and what comes of
//! it, and whether everyone eats tonight.

use crate::face::Choice;
use crate::faces::outlive::board::sprite::token;
use crate::faces::outlive::board::touch::{buttons, visits};
use crate::faces::outlive::board::{hunting, hunts, night};
use crate::faces::outlive::desk::defaults;
use crate::faces::outlive::desk::groups::{Group, Offers};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::button::{MAIN, ORDINARY, Touches, button_at};
use maud::{Markup, html};
use outlive::{Action, SeatView};

/// All of it, and how the night looks so far, or would look after the hunt.
pub(crate) fn visit(words: &Words<'_>, scene: &Scene<'_>, menu: &str) -> Markup {
    let Some(seat) = scene.acting else { return html! {} };
    let known = words.view.seat(seat);
    let mut offers: Offers<'_> = visits(scene).collect();
    defaults::sort(scene.view, known, &mut offers);
    let of = |group: Group| {
        offers.iter().copied().filter(move |choice| Group::of(choice.action) == group).collect::<Offers<'_>>()
    };
    let (gathered, hunted) = (of(Group::Gather), of(Group::Hunt));
    let others: Offers<'_> = offers
        .iter()
        .copied()
        .filter(|choice| !matches!(Group::of(choice.action), Group::Gather | Group::Hunt))
        .collect();
    let best_tile = hunted.first().and_then(|best| hunts::tile(best.action));
    let saves = best_tile.is_some_and(|tile| {
        night::starving(words, &hunting::with_meat(words, known, tile)) < night::starving(words, known)
    });
    let (to_gather, to_hunt) = if saves || gathered.is_empty() { (ORDINARY, MAIN) } else { (MAIN, ORDINARY) };
    html! {
        (gathering(words, menu, known, &gathered, to_gather))
        (buttons(words, scene, menu, &others, |_, _| Touches::default()))
        (hunting::hunting(words, menu, known, &hunted, to_hunt))
        @if hunted.is_empty() { (night::verdict(words, known, "outlive-night-now")) }
    }
}

/// O8.2 How much is gathered: a token for each point. It is done at one press, and taken back at one.
fn gathering(
    words: &Words<'_>,
    menu: &str,
    known: &SeatView,
    offers: &[&Choice<Action>],
    best: &str,
) -> Markup {
    let Some(resource) = words.view.visit.and_then(|visit| visit.area.resource()) else { return html! {} };
    let has = known.tokens.count(resource);
    html! {
        @if !offers.is_empty() {
            div .way-there {
                p .way-head {
                    (token(resource)) b { (Group::Gather.heading(words)) }
                    span .hint .comes { (words.tell("outlive-gather-has", &[("count", has.into())])) }
                }
                div .choices .strip {
                    @for (place, choice) in offers.iter().enumerate() {
                        @if let Action::Gather(count) = choice.action {
                            @let full = words.action(choice.action);
                            @let price = words.tell("outlive-action-points", &[("count", count.into())]);
                            @let shown = html! {
                                span .take {
                                    span .means aria-hidden="true" { b { (count) } (token(resource)) }
                                    small aria-hidden="true" { (price) }
                                    span .unseen { (full) }
                                }
                            };
                            (button_at(menu, choice, if place == 0 { best } else { ORDINARY }, &shown, None))
                        }
                    }
                }
            }
        }
    }
}

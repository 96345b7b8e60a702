//! What lies on PC boards, each thing as a button that opens its menu: what can be done with it, and its text in full.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::card::{face, lines};
use crate::faces::tokyo::board::offers::{calls, menu_id, offers};
use crate::faces::tokyo::board::pc_board::exhaustion;
use crate::faces::tokyo::board::sprite::{damage, figure, icon, icon_said, kind, rarity, role_class};
use crate::faces::tokyo::desk::blocked::blocked_about;
use crate::faces::tokyo::words::about::{self, About};
use crate::faces::tokyo::words::text;
use crate::faces::tokyo::words::{Words, slug};
use crate::kit::menu::{Kind, menu};
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Card, Equipped, Pc, Role, Skill};

/// A thing that is tapped.
struct Tap<'a> {
    about: About,
    /// Its element id.
    key: &'a str,
    class: &'a str,
    /// What the button shows.
    face: Markup,
    /// What the menu begins with.
    head: Markup,
    /// What is printed on it.
    printed: Markup,
}

fn tapped(words: &Words<'_>, scene: &Scene<'_>, tap: &Tap<'_>) -> Markup {
    let open = about::choices(scene, tap.about);
    let lit = open.iter().any(|choice| calls(choice));
    let id = menu_id(tap.key);
    html! {
        button id=(tap.key) .leaf .(tap.class) .lit[lit] type="button" popovertarget=(id) { (tap.face) }
        (menu(&id, Kind::Mat, &tap.head, &html! { (offers(words, scene, &id, &open)) @if let Some(why) = blocked_about(words, scene, tap.about) { (why) } (tap.printed) }))
    }
}

/// A card of the hand of a PC.
pub(crate) fn held(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, card: Card, nth: usize) -> Markup {
    let key = format!("hand-{}-{}-{nth}", seat.number(), slug(card.word()));
    let printed = text::card(words.texts, card);
    let tap = Tap {
        about: About::Held(seat, card),
        key: &key,
        class: rarity(card.row().rarity),
        face: face(words, card, &printed, &html! {}),
        head: html! { (icon(kind(card.row().kind))) (printed.name) },
        printed: lines(&printed),
    };
    tapped(words, scene, &tap)
}

/// A card a PC has equipped, with what lies on it.
pub(crate) fn gear(
    words: &Words<'_>,
    scene: &Scene<'_>,
    seat: Seat,
    equipped: Equipped,
    place: usize,
) -> Markup {
    let card = equipped.card;
    let row = card.row();
    let key = format!("gear-{}-{place}-{}", seat.number(), slug(card.word()));
    let printed = text::card(words.texts, card);
    let tokens = tokens(words, equipped);
    let tap = Tap {
        about: About::Gear(seat, card),
        key: &key,
        class: &format!("gear {}", rarity(row.rarity)),
        face: html! { (icon_said(kind(row.kind), &words.kind(row.kind))) span .name { (printed.name) } (tokens) },
        head: html! { (icon(kind(row.kind))) (printed.name) (tokens) },
        printed: lines(&printed),
    };
    tapped(words, scene, &tap)
}

/// What lies on an equipped card.
fn tokens(words: &Words<'_>, equipped: Equipped) -> Markup {
    html! {
        (exhaustion(words, equipped.exhaustion))
        @if equipped.damage > 0 {
            @let told = words.tell("tokyo-board-damage-on", &[("count", equipped.damage.into())]);
            span .worth .hp title=(told) { (icon("heart")) span .unseen { (told) } b aria-hidden="true" { "−" (equipped.damage) } }
        }
        @if let Some(kind) = equipped.shows { (icon_said(damage(kind), &words.damage(kind))) }
    }
}

/// T14.1 A skill; one that bears a seal or a token cannot be used.
pub(crate) fn skill(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, pc: &Pc, skill: Skill) -> Markup {
    let sealed = pc.seals.contains(skill);
    let tokens = pc.exhaustion[skill as usize];
    let name = words.skill(seat, skill);
    let sign = if sealed { icon_said("seal", &words.say("tokyo-board-sealed")) } else { icon("check") };
    let class = match (sealed, tokens) {
        (true, _) => "skill sealed",
        (false, 0) => "skill",
        (false, _) => "skill spent",
    };
    let tap = Tap {
        about: About::Skill(seat, skill),
        key: &format!("skill-{}-{}", seat.number(), slug(skill.word())),
        class,
        face: html! { (sign) span .name { (name) } (exhaustion(words, tokens)) },
        head: html! { (sign) (name) (exhaustion(words, tokens)) },
        printed: html! {
            div .printed {
                p .kinds { span { (words.skill_kind(skill)) } }
                @for line in text::skill(words.texts, words.skill_row(seat, skill)) { p { (line) } }
                @if sealed { p .hint { (words.say(opened_by(skill))) } }
            }
        },
    };
    tapped(words, scene, &tap)
}

/// T18.9 What takes the seal off.
fn opened_by(skill: Skill) -> &'static str {
    match skill {
        Skill::Support => "tokyo-board-seal-support",
        Skill::Enhanced => "tokyo-board-seal-enhanced",
        Skill::Site => "tokyo-board-seal-site",
    }
}

/// T15.1 A BOT card.
pub(crate) fn bot(words: &Words<'_>, scene: &Scene<'_>, role: Role, tokens: u8) -> Markup {
    let ready = html! { @if tokens == 0 { span .tag { (words.say("tokyo-board-bot-ready")) } } (exhaustion(words, tokens)) };
    let tap = Tap {
        about: About::Bot(role),
        key: &format!("bot-{role}"),
        class: &format!("bot-card {} {}", role_class(Some(role)), if tokens > 0 { "spent" } else { "ready" }),
        face: html! { (figure(Some(role))) span .name { (words.role(role)) } (ready) },
        head: html! { (figure(Some(role))) (words.bot(role)) },
        printed: html! { div .printed { @for line in text::bot(words.texts, role) { p { (line) } } } },
    };
    tapped(words, scene, &tap)
}

/// The name of a PC; where it can be chosen, as a button.
pub(crate) fn pc(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = about::choices(scene, About::Pc(seat));
    if open.is_empty() {
        return html! { (words.pc(seat)) };
    }
    let key = format!("choose-pc-{}", seat.number());
    let id = menu_id(&key);
    html! {
        button id=(key) .tap-name .lit type="button" popovertarget=(id) { (words.pc(seat)) }
        (menu(&id, Kind::Mat, &html! { (figure(words.view.pc(seat).role)) (words.who(seat)) }, &offers(words, scene, &id, &open)))
    }
}

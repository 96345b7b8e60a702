//! What lies on PC boards, each thing as a link to its menu: what can be done with it, and its text in full.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card::{ap, face, lines, shown};
use crate::faces::tokyo::board::offers::{menu_id, offers};
use crate::faces::tokyo::board::pc_board::{Form, exhaustion};
use crate::faces::tokyo::board::pictured::in_a_hand;
use crate::faces::tokyo::board::sprite::{
    ability, damage, figure, icon, icon_said, kind, rarity, role_class,
};
use crate::faces::tokyo::desk::blocked::blocked_about;
use crate::faces::tokyo::desk::cost::worth;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::about::{self, About};
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::text;
use crate::faces::tokyo::words::{Words, slug};
use crate::kit::later::menu_link;
use crate::kit::menu::{Kind, menu};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, Render, html};
use tokyo::{Action, Card, Category, Equipped, Pc, Role, Skill};

/// A thing as a line of a list, marked where it calls for attention.
pub(crate) struct Leaf {
    lit: bool,
    link: Slot,
    /// What touching it does at once.
    touch: Option<Slot>,
    /// It can be dragged onto what it is aimed at.
    dragged: Option<Dragged>,
}

/// The id of what follows the pointer, and the address of the menu that says onto what it goes.
struct Dragged {
    shape: String,
    menu: String,
}

impl Leaf {
    pub(crate) fn is_lit(&self) -> bool {
        self.lit
    }

    /// Whether touching it does something at once.
    pub(crate) fn does(&self) -> bool {
        self.touch.is_some()
    }
}

impl Render for Leaf {
    fn render_to(&self, html: &mut String) {
        let dragged = self.dragged.as_ref();
        let leaf = html! {
            li .lit[self.lit] data-drag=[dragged.map(|dragged| &dragged.shape)] data-menu-at=[dragged.map(|dragged| &dragged.menu)] {
                (self.link)
                @if let Some(touch) = &self.touch { (touch) }
            }
        };
        leaf.render_to(html);
    }
}

/// What the menu of a thing begins with, and what is printed on the thing.
struct Printed {
    head: Markup,
    text: Markup,
}

/// A thing that is tapped. Its link, which shows its class and its face, depends on `input`.
fn leaf<I: PartialEq + Send + Sync + 'static>(
    board: &Board<'_>,
    (about, key): (About, &str),
    input: I,
    face: impl FnOnce(&I) -> (String, Markup),
    printed: impl FnOnce() -> Printed,
) -> Leaf {
    let (words, scene) = (&board.words, board.scene);
    let id = menu_id(key);
    scene.parts.later(&id, || {
        let open = about::choices(scene, about);
        let printed = printed();
        let content = html! {
            (offers(words, scene, &id, &open))
            @if let Some(why) = blocked_about(words, scene, about) { (why) }
            (printed.text)
        };
        menu(&id, Kind::Mat, &printed.head, &content)
    });
    let link = scene.part(key, input, |input| {
        let (class, face) = face(input);
        menu_link(scene, key, &format!("leaf {class}"), &id, None, face)
    });
    Leaf { lit: board.is_lit(about), link, touch: None, dragged: None }
}

/// A card of the hand of a PC. In the hand before the reader it is parted with by touching it, where that is asked.
pub(crate) fn held(board: &Board<'_>, seat: Seat, card: Card, nth: usize, form: Form) -> Leaf {
    let words = &board.words;
    let key = format!("hand-{}-{}-{nth}", seat.number(), slug(card.word()));
    let row = card.row();
    let held = leaf(
        board,
        (About::Held(seat, card), &key),
        form,
        |&form| match form {
            Form::Dock => {
                (format!("paper {} {}", rarity(row.rarity), pictures::card(card).ground), paper(words, card))
            }
            Form::Row => (rarity(row.rarity).to_owned(), face(words, card, &html! {})),
        },
        || {
            let printed = text::card(words.texts, card);
            let text = shown(&pictures::card(card), &printed);
            Printed { head: html! { (icon(kind(row.kind))) (printed.name) }, text }
        },
    );
    match form {
        Form::Dock => {
            let menu = || board.scene.later.address(&menu_id(&key));
            let dragged = held.lit.then(|| Dragged { shape: key.clone(), menu: menu() });
            Leaf { touch: touch(board, About::Held(seat, card), &key), dragged, ..held }
        }
        Form::Row => held,
    }
}

/// What touching a card does at once, with the sum it makes of a check.
fn touch(board: &Board<'_>, about: About, key: &str) -> Option<Slot> {
    let (words, scene) = (&board.words, board.scene);
    let seat = scene.acting?;
    let choice = about::choices(scene, about).into_iter().find(|choice| parts_with(choice.action))?;
    let id = format!("part-with-{key}");
    let check = words.view.check.filter(|_| matches!(choice.action, Action::Pay(_)));
    let sum = check.and_then(|check| Some((check.strength + worth(choice.action)?, check.target)));
    Some(scene.part(&id, (choice.action, seat, sum), |&(action, seat, sum)| {
        let does = words.action_of(seat, action);
        html! {
            button id=(id) .touch type="submit" form="act" name="action" value=(action) title=(does) {
                span .unseen { (does) }
                @if let Some((sum, target)) = sum { span .sum .reached[sum >= target] aria-hidden="true" { (icon("check")) b { (sum) "/" (target) } } }
            }
        }
    }))
}

/// Whether this gives a card of the hand away, and nothing else is to be said about it.
pub(crate) fn parts_with(action: Action) -> bool {
    matches!(action, Action::Pay(_) | Action::Discard(_) | Action::Give(_) | Action::Scrap(_))
}

/// A card of the hand with its picture, its AP, what it does and how it comes into play.
fn paper(words: &Words<'_>, card: Card) -> Markup {
    let row = card.row();
    let printed = text::card(words.texts, card);
    html! {
        span .face { (in_a_hand(&pictures::card(card))) }
        (ap(words, row.ap))
        span .name { (words.card(card)) }
        span .does { @for row in &printed.rows { span { (row) } } }
        span .comes {
            (icon_said(kind(row.kind), &words.kind(row.kind)))
            @if let Category::Equip(with, target) = row.category { (ability(&words.ability(with), with, target)) }
            @else if let Some(way) = printed.way.first() { span { (way) } }
        }
    }
}

/// A card a PC has equipped, with what lies on it.
pub(crate) fn gear(board: &Board<'_>, seat: Seat, equipped: Equipped, place: usize) -> Leaf {
    let words = &board.words;
    let card = equipped.card;
    let row = card.row();
    let key = format!("gear-{}-{place}-{}", seat.number(), slug(card.word()));
    leaf(
        board,
        (About::Gear(seat, card), &key),
        equipped,
        |&equipped| {
            let picture = pictures::card(card);
            let face = html! {
                span .thumb { (picture) }
                (icon_said(kind(row.kind), &words.kind(row.kind))) span .name { (words.card(card)) } (tokens(words, equipped))
            };
            (format!("gear {} {}", rarity(row.rarity), picture.ground), face)
        },
        || {
            let printed = text::card(words.texts, card);
            let head = html! { (icon(kind(row.kind))) (printed.name) (tokens(words, equipped)) };
            Printed { head, text: lines(&printed) }
        },
    )
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
pub(crate) fn skill(board: &Board<'_>, seat: Seat, pc: &Pc, skill: Skill) -> Leaf {
    let words = &board.words;
    let key = format!("skill-{}-{}", seat.number(), slug(skill.word()));
    let sign =
        |sealed| if sealed { icon_said("seal", &words.say("tokyo-board-sealed")) } else { icon("check") };
    let (sealed, tokens) = (pc.seals.contains(skill), pc.exhaustion[skill as usize]);
    leaf(
        board,
        (About::Skill(seat, skill), &key),
        (pc.role, sealed, tokens),
        |&(_, sealed, tokens)| {
            let class = match (sealed, tokens) {
                (true, _) => "skill sealed",
                (false, 0) => "skill",
                (false, _) => "skill spent",
            };
            let name = words.skill(seat, skill);
            (class.to_owned(), html! { (sign(sealed)) span .name { (name) } (exhaustion(words, tokens)) })
        },
        || Printed {
            head: html! { (sign(sealed)) (words.skill(seat, skill)) (exhaustion(words, tokens)) },
            text: html! {
                div .printed {
                    p .kinds { span { (words.skill_kind(skill)) } }
                    @for line in text::skill(words.texts, words.skill_row(seat, skill)) { p { (line) } }
                    @if sealed { p .hint { (words.say(opened_by(skill))) } }
                }
            },
        },
    )
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
pub(crate) fn bot(board: &Board<'_>, role: Role, tokens: u8) -> Leaf {
    let words = &board.words;
    leaf(
        board,
        (About::Bot(role), &format!("bot-{role}")),
        tokens,
        |&tokens| {
            let class = if tokens > 0 { "spent" } else { "ready" };
            let face = html! {
                (figure(Some(role))) span .name { (words.role(role)) }
                @if tokens == 0 { span .tag { (words.say("tokyo-board-bot-ready")) } }
                (exhaustion(words, tokens))
            };
            (format!("bot-card {} {class}", role_class(Some(role))), face)
        },
        || Printed {
            head: html! { (figure(Some(role))) (words.bot(role)) },
            text: html! { div .printed { @for line in text::bot(words.texts, role) { p { (line) } } } },
        },
    )
}

/// The name of a PC on its board; where it can be chosen, as a link to its menu.
pub(crate) fn pc(board: &Board<'_>, seat: Seat) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let key = format!("choose-pc-{}", seat.number());
    let id = menu_id(&key);
    let lit = board.is_lit(About::Pc(seat));
    if lit {
        scene.parts.later(&id, || {
            let open = about::choices(scene, About::Pc(seat));
            let head = html! { (figure(words.view.pc(seat).role)) (words.who(seat)) };
            menu(&id, Kind::Mat, &head, &offers(words, scene, &id, &open))
        });
    }
    let name = format!("board-name-{}", seat.number());
    scene.part(&name, (lit, roles(words.view)), |&(lit, _)| {
        let shown = words.pc(seat);
        html! {
            h3 id=(name) {
                @if lit { (menu_link(scene, &key, "tap-name lit", &id, None, shown)) } @else { (shown) }
            }
        }
    })
}

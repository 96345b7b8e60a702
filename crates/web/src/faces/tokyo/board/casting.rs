//! T1.16 T4.1 The four PC boards while roles are taken: what each can do, and who plays it.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::sprite::{ability, figure, role_class};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::slug;
use crate::faces::tokyo::words::text::{self, name};
use crate::kit::button::{MAIN, button_at};
use crate::kit::part::Slot;
use maud::html;
use tokyo::{Ability, Action, Role, Skill, Step};

/// The roles, as long as they are taken.
pub(crate) fn casting(board: &Board<'_>) -> Option<Slot> {
    let view = board.words.view;
    let free = view.pcs.iter().any(|pc| pc.role.is_none());
    let title = || board.words.say("tokyo-casting-title");
    let drawn = || {
        html! {
            section #casting .casting aria-label=(title()) {
                h2 { (title()) }
                div .roles { @for &role in Role::ALL { (offer(board, role)) } }
            }
        }
    };
    (view.step == Step::Setup && free).then(|| board.scene.frame("casting", drawn()))
}

/// A role with the button to take it.
fn offer(board: &Board<'_>, role: Role) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let taken = words.view.seat_of(role);
    let id = format!("role-{role}");
    let head = format!("{id}-head");
    let head = scene.part(&head, taken, |&taken| {
        html! { header id=(head) { (figure(Some(role))) h3 { (words.role(role)) } @if let Some(seat) = taken { span .tag .plain { (words.person(seat)) } } } }
    });
    let choice = scene.choices.iter().find(|choice| choice.action == Action::Role(role));
    let drawn = html! {
        section id=(id) .role-card .panel .(role_class(Some(role))) .taken[taken.is_some()] {
            (head)
            (printed(board, role))
            @if let Some(choice) = choice {
                @let take = words.tell("tokyo-casting-take", &[("role", role.into())]);
                (button_at("cast", choice, MAIN, &html! { (take) }, None))
            }
        }
    };
    scene.frame(&id, drawn)
}

/// What stands on the board of a role.
fn printed(board: &Board<'_>, role: Role) -> Slot {
    let words = &board.words;
    let id = format!("role-{role}-printed");
    board.scene.part(&id, (), |()| {
        let printed = tokyo::board(role);
        html! {
            div id=(id) .seamless {
                div .portrait aria-hidden="true" { (pictures::role(role)) }
                span .abilities { @for &of in Ability::ALL { (ability(&words.ability(of), of, printed.abilities[of as usize])) } }
                p .hint { (words.tell("tokyo-casting-start", &[("area", printed.start.into())])) }
                @for &skill in Skill::ALL {
                    details id=(format!("role-{role}-{}", slug(skill.word()))) .leaf .skill {
                        @let row = &printed.skills[skill as usize];
                        summary { span .name { (name(words.texts, row.word)) } span .hint { (words.skill_kind(skill)) } }
                        div .printed { @for line in text::skill(words.texts, row) { p { (line) } } }
                    }
                }
            }
        }
    })
}

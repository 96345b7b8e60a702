//! T1.16 T4.1 The four PC boards while roles are taken: what each can do, and who plays it.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::sprite::{ability, figure, role_class};
use crate::faces::tokyo::words::text::{self, name};
use crate::faces::tokyo::words::{Words, slug};
use crate::kit::button::{MAIN, button_at};
use maud::{Markup, html};
use tokyo::{Ability, Action, Role, Skill, Step, board};

/// The roles, as long as they are taken.
pub(crate) fn casting(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let view = words.view;
    let free = view.pcs.iter().any(|pc| pc.role.is_none());
    html! {
        @if view.step == Step::Setup && free {
            section #casting .casting aria-label=(words.say("tokyo-casting-title")) {
                h2 { (words.say("tokyo-casting-title")) }
                div .roles { @for &role in Role::ALL { (offer(words, scene, role)) } }
            }
        }
    }
}

fn offer(words: &Words<'_>, scene: &Scene<'_>, role: Role) -> Markup {
    let printed = board(role);
    let choice = scene.choices.iter().find(|choice| choice.action == Action::Role(role));
    let taken = words.view.seat_of(role);
    html! {
        section id=(format!("role-{role}")) .role-card .panel .(role_class(Some(role))) .taken[taken.is_some()] {
            header { (figure(Some(role))) h3 { (words.role(role)) } @if let Some(seat) = taken { span .tag .plain { (words.person(seat)) } } }
            span .abilities { @for &of in Ability::ALL { (ability(&words.ability(of), of, printed.abilities[of as usize])) } }
            p .hint { (words.tell("tokyo-casting-start", &[("area", printed.start.into())])) }
            @for &skill in Skill::ALL {
                details id=(format!("role-{role}-{}", slug(skill.word()))) .leaf .skill {
                    @let row = &printed.skills[skill as usize];
                    summary { span .name { (name(words.texts, row.word)) } span .hint { (words.skill_kind(skill)) } }
                    div .printed { @for line in text::skill(words.texts, row) { p { (line) } } }
                }
            }
            @if let Some(choice) = choice {
                @let take = words.tell("tokyo-casting-take", &[("role", role.into())]);
                (button_at("cast", choice, MAIN, &html! { (take) }, None))
            }
        }
    }
}

//! What the acting PC might expect to do and cannot: what it is, why not, and by which rule.

use crate::faces::tokyo::desk::groups::Group;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::about::{self, About};
use crate::kit::refused::line;
use kernel::{Refusal, Seat};
use maud::{Markup, html};
use tokyo::refusals::{GUIDED, NOT_A_TARGET};
use tokyo::{Action, State};

/// Refusals that only say that an expectation was put too plainly: it wants a target.
const TOO_PLAIN: [Refusal; 1] = [NOT_A_TARGET];

/// What cannot be done, by why, each group with its heading. T32.28 Where the guide speaks, its page says what can be done.
pub(crate) fn by_group(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Vec<(String, Markup)> {
    let of = |group: Group| {
        let lines = refused(words, scene, seat, &|action, why| {
            why != GUIDED && Group::of(words.view, action) == group
        });
        lines.map(|lines| (words.say(&format!("tokyo-group-{}", group.word())), lines))
    };
    Group::ALL.into_iter().filter_map(of).collect()
}

/// What cannot be done with a thing, by why.
pub(crate) fn blocked_about(words: &Words<'_>, scene: &Scene<'_>, about: About) -> Option<Markup> {
    let seat = scene.acting?;
    refused(words, scene, seat, &|action, _| about::concerns(scene.view, seat, action, about))
}

fn refused(
    words: &Words<'_>,
    scene: &Scene<'_>,
    seat: Seat,
    wanted: &dyn Fn(Action, Refusal) -> bool,
) -> Option<Markup> {
    let mut reasons: Vec<(Refusal, Vec<String>)> = Vec::new();
    for &(action, why) in scene.blocked.actions().iter().filter(|(action, why)| wanted(*action, *why)) {
        if TOO_PLAIN.contains(&why) || is_possible_otherwise(scene, action) {
            continue;
        }
        let name = thing(words, seat, action);
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, names)) if names.contains(&name) => {}
            Some((_, names)) => names.push(name),
            None => reasons.push((why, vec![name])),
        }
    }
    (!reasons.is_empty()).then(|| {
        html! {
            @for (why, names) in &reasons {
                (line::<State>(words.texts, &html! { (words.list(names.iter().cloned())) }, *why))
            }
        }
    })
}

/// Whether the same card, skill or BOT card can be used in another way.
fn is_possible_otherwise(scene: &Scene<'_>, action: Action) -> bool {
    let Action::Use { by, .. } = action else { return false };
    let uses = |other: Action| matches!(other, Action::Use { by: with, .. } if with == by);
    scene.choices.iter().any(|choice| uses(choice.action))
}

/// The thing an action is about, where its group says what is done with it.
fn thing(words: &Words<'_>, seat: Seat, action: Action) -> String {
    if let Action::Move(area) | Action::Leave(area) = action {
        words.area(area).to_owned()
    } else if let Action::Use { by, .. } = action {
        words.means(seat, by)
    } else if let Action::Buy(slot) = action {
        words.view.slot(slot).goods.map_or_else(|| words.slot(slot), |card| words.card(card).to_owned())
    } else if let Action::Solve { at, .. } | Action::Side { at, .. } = action {
        words.spot(at)
    } else if let Action::Equip(card) | Action::Pay(card) = action {
        words.card(card).to_owned()
    } else {
        words.action_of(seat, action)
    }
}

//! T11.1 T16.2 T17.1 T18.4 T19.1 T27.19 What an action asks for: its check with what the PC brings along, or its damage.

use super::words::Words;
use kernel::Seat;
use tokyo::{Ability, Action, Category, Goal, Spot, Task, View};

/// T27.19 Damage for each card left behind.
const RETREAT: u32 = 2;

/// What an action in the action phase asks for, beside its name.
pub(super) fn cost(words: &Words<'_>, seat: Seat, action: Action) -> Option<String> {
    if action == Action::Retreat {
        let damage = u32::from(words.view.encounter) * RETREAT;
        return Some(words.tell("tokyo-cost-retreat", &[("damage", damage.into())]));
    }
    let (goal, ability, target) = check(words.view, seat, action)?;
    let own = words.view.strength(seat, goal, ability);
    let id = if own >= target { "tokyo-cost-free" } else { "tokyo-cost" };
    Some(words.tell(id, &[("ability", ability.into()), ("own", own.into()), ("target", target.into())]))
}

/// The check an action begins with.
fn check(view: &View, seat: Seat, action: Action) -> Option<(Goal, Ability, u8)> {
    if let Action::Move(to) = action {
        Some((Goal::Move, Ability::Technique, view.move_target(view.pc(seat).area, to)))
    } else if let Action::Buy(slot) = action {
        Some((Goal::Buy(slot), Ability::Economy, view.buy_target(slot)?))
    } else if let Action::Equip(card) = action {
        let Category::Equip(ability, target) = card.row().category else { return None };
        Some((Goal::Equip(card), ability, target))
    } else if let Action::Solve { at, with } = action {
        let &(ability, target) = printed(view, at).iter().find(|&&(ability, _)| ability == with)?;
        Some((Goal::Solve(at), ability, target))
    } else {
        None
    }
}

/// T18.4 T32.5 The checks printed on the card that lies open there.
fn printed(view: &View, at: Spot) -> &'static [(Ability, u8)] {
    let scene = match at {
        Spot::Slot(slot) => view.slot(slot).scene,
        Spot::Site => view.story.gate.filter(|_| view.open.is_none()).map(|gate| gate.scene),
    };
    if let Some(scene) = scene {
        return scene.row().task().map_or(&[], Task::checks);
    }
    match at {
        Spot::Slot(slot) => view.slot(slot).open_trouble().map_or(&[], |trouble| trouble.row().checks()),
        Spot::Site => view.open.map_or(&[], |open| open.card.row().checks()),
    }
}

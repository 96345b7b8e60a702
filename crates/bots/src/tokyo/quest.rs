//! T32 Whom a story sends along, on whose account checks can go, and what its cards let one choose.

use super::known::Known;
use super::tales;
use tokyo::{Action, Area, At, Check, Effect, Goal, HP, Harm, Letter, Means, Scene, Spot, Task, Way};

/// What a check on account costs.
pub(super) const DEBT: f32 = 1.5;
/// How far from its limit an account is left.
const MARGIN: u8 = 3;
/// Damage with which nobody looks for more of it.
const HURT: u8 = 4;

/// T32.25 Whether a check in this area can be made on account, and had better be.
pub(super) fn on_account(known: &Known<'_>, area: Area, (scene, at): (Scene, Spot)) -> bool {
    let here = matches!(at, Spot::Slot(slot) if slot.area() == area);
    let excepted = match (&scene.row().way, scene.row().task(&known.view.story)) {
        (Way::On(..), _) | (_, Some(Task::Enemy { .. }) | None) => true,
        (Way::Told | Way::Here(_) | Way::Gate(_) | Way::ByLetter { .. }, Some(Task::Checks { .. })) => false,
    };
    here && !excepted && has_credit(known, area)
}

/// Whether this PC has not been given credit in this round, and the account is far from its limit.
fn has_credit(known: &Known<'_>, area: Area) -> bool {
    let Some((card, Some(slot))) = known.view.roamer() else { return false };
    let place = usize::from(card.row().number) - 1;
    let far = known.view.limit(card).is_some_and(|limit| known.view.story.tokens[place] + MARGIN < limit);
    slot.area() == area && far && !known.view.story.tried[place].contains(known.me)
}

/// T32.25 Whether the check under way is let succeed on account.
pub(super) fn owes(known: &Known<'_>, check: &Check) -> bool {
    let worthy = match check.goal {
        Goal::Solve(_) => check.missing() >= 2,
        Goal::Buy(_) | Goal::Equip(_) | Goal::Move | Goal::Side(_) => false,
    };
    worthy && known.may(Action::Owe) && has_credit(known, known.area())
}

/// What a point of damage to the NPC that goes along costs, on the scale of those of PCs.
pub(super) fn ailing(known: &Known<'_>) -> f32 {
    match known.view.companion().map(|npc| npc.left) {
        Some(0..=2) => 30.0,
        Some(3) => 4.0,
        Some(_) | None => 2.5,
    }
}

/// T32.18 What is done about damage to it.
pub(super) fn shield(known: &Known<'_>, harm: Harm, amount: u8) -> Action {
    let stops = |action: &Action| {
        let Action::Use { by, .. } = *action else { return false };
        let mut does = known.rows(known.me, by).iter().flat_map(|row| row.does);
        let reduces = does.any(|does| {
            matches!(does.what, Effect::Reduce { kinds, .. } if harm.kind.is_some_and(|kind| kinds.contains(&kind)))
        });
        let dear = matches!(by, Means::Hand(_) | Means::Bot(_));
        reduces && amount > 0 && (!dear || ailing(known) > 3.0)
    };
    known.legal.iter().copied().find(stops).unwrap_or(Action::Pass)
}

/// What healing it is worth.
pub(super) fn heal(known: &Known<'_>, amount: u8, at: At) -> f32 {
    let reaches = match at {
        At::Npc => true,
        At::Nothing => known.view.companion_is_in(known.area()),
        At::Pc(_) | At::Spot(_) | At::Area(_) | At::Back => false,
    };
    known.view.companion().filter(|_| reaches).map_or(0.0, |npc| {
        let healed = f32::from(amount.min(npc.hp - npc.left));
        healed * if npc.left <= 2 { 3.0 } else { 1.4 }
    })
}

/// T32.9 Which letter: more for more as long as the NPC can bear it; of branches the one that is easiest for the PCs.
pub(super) fn letter(known: &Known<'_>, on: Scene, solver: bool) -> Option<Action> {
    if solver {
        let bold = known.view.companion().is_some_and(|npc| npc.left >= 4);
        return Some(Action::Choose(if bold { Letter::B } else { Letter::A }));
    }
    let scenario = on.row().scenario;
    let branches = Scene::all().filter(|scene| scene.row().scenario == scenario).find_map(|scene| {
        if let Way::ByLetter { of, tasks } = scene.row().way {
            (of == on.row().number).then_some(tasks)
        } else {
            None
        }
    })?;
    let gap = |task: &Task| {
        let missing = |seat| {
            let own = |&(with, target): &(tokyo::Ability, u8)| {
                target.saturating_sub(known.view.pc(seat).ability(with))
            };
            task.checks().iter().map(own).min().unwrap_or(HP)
        };
        known.seats().map(missing).map(u32::from).sum::<u32>()
    };
    let letters = || Letter::ALL.iter().zip(branches);
    let least = letters().map(|(_, task)| gap(task)).min()?;
    let near = least + u32::from(known.view.options.players);
    let alike: Vec<Letter> = letters().filter(|(_, task)| gap(task) <= near).map(|it| *it.0).collect();
    tales::toss(known, &alike).map(Action::Choose)
}

/// Whether this PC takes damage for a token of an account: as long as it can bear it and there is much to pay.
pub(super) fn atones(known: &Known<'_>, scene: Scene) -> Action {
    let debt = known.view.story.tokens[usize::from(scene.row().number) - 1];
    if known.pc().damage + 2 < HURT && debt >= 3 { Action::Agree } else { Action::Pass }
}

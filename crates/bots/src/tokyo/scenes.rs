//! T32.5 Scenario cards in slots: they are the way to win, so a step towards solving one is worth more than most troubles.

use super::act::{AP, Idea, better};
use super::known::{Known, Purse};
use super::{checks, fight, quest};
use tokyo::{Ability, Action, Area, CheckKind, Needs, Scene, Slot, Spot, Task, Tries};

/// What a success is worth that brings the story on.
const SUCCESS: f32 = 8.0;
/// What a point of damage to an enemy of the story is worth.
const BLOW: f32 = 2.2;

/// The best of what the scenario cards of an area offer.
pub(super) fn offer(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    area.slots().filter_map(|slot| solve(known, purse, slot)).max_by(|a, b| a.0.total_cmp(&b.0))
}

fn solve(known: &Known<'_>, purse: &Purse, slot: Slot) -> Option<Idea> {
    let (scene, task) = known.view.matter(slot)?;
    attempt(known, purse, (Spot::Slot(slot), known.view.slot(slot).scene_damage), (scene, task))
}

/// The best step towards solving a scenario card that lies there and has taken so much damage.
pub(super) fn attempt(
    known: &Known<'_>,
    purse: &Purse,
    (at, taken): (Spot, u8),
    (scene, task): (Scene, &Task),
) -> Option<Idea> {
    let tried = known.view.story.tried[usize::from(scene.row().number) - 1].contains(known.me);
    match task {
        Task::Checks { tries: Tries::OneEach | Tries::OneSuccess, .. } if tried => None,
        Task::Checks { any_of, needs: Needs::Stays | Needs::Successes(_), .. } => {
            check(known, purse, (at, scene), any_of, SUCCESS)
        }
        Task::Enemy { pressure, pressed, .. } => {
            let enemy = scene.foe(&known.view.story, known.view.options.players)?;
            let left = enemy.hp.saturating_sub(taken);
            let pressed = check(known, purse, (at, scene), pressure, BLOW * f32::from((*pressed).min(left)));
            let fought = fight::plan(known, purse, at, &enemy, taken).map(|plan| {
                let share = if plan.kills { 1.0 } else { plan.share };
                (BLOW * f32::from(left) * share - AP * plan.price, plan.first)
            });
            better(pressed, fought)
        }
    }
}

/// The cheapest of these checks.
fn check(
    known: &Known<'_>,
    purse: &Purse,
    (at, scene): (Spot, Scene),
    any_of: &[(Ability, u8)],
    value: f32,
) -> Option<Idea> {
    let (kind, area) = match at {
        Spot::Slot(slot) => (CheckKind::Solve, slot.area()),
        Spot::Site => (CheckKind::Explore, Area::Site),
    };
    let ideas = any_of.iter().filter_map(|&(with, target)| {
        let target = known.view.scene_target(scene, known.me, with, target);
        let need = checks::missing(known, kind, with, target);
        let action = Action::Solve { at, with };
        if quest::on_account(known, area, (scene, at)) {
            return Some((value - AP * quest::DEBT, action));
        }
        let bill = checks::price(known, (purse, area), (kind, with), need)?;
        Some((value - AP * bill.price, action))
    });
    ideas.max_by(|a, b| a.0.total_cmp(&b.0))
}

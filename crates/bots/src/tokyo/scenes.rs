//! T32.5 Scenario cards in slots: they are the way to win, so a step towards solving one is worth more than most troubles.

use super::act::{AP, Idea, better};
use super::known::{Known, Purse};
use super::{checks, depths, fight};
use tokyo::{
    Ability, Action, Area, CheckKind, Cue, Enemy, HP, Letter, Needs, Scene, Slot, Spot, Task, Tries, When,
    by_pcs,
};

/// What a success is worth that brings the story on.
const SUCCESS: f32 = 8.0;
/// What a thing is worth that helps on the way.
const HELP: f32 = 5.0;
/// What a point of damage to an enemy of the story is worth.
const BLOW: f32 = 2.2;

/// The best of what the scenario cards of an area offer.
pub(super) fn offer(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    let here = area.slots().filter_map(|slot| Some((slot, known.view.slot(slot).scene?)));
    here.filter_map(|(slot, scene)| solve(known, purse, slot, scene)).max_by(|a, b| a.0.total_cmp(&b.0))
}

fn solve(known: &Known<'_>, purse: &Purse, slot: Slot, scene: Scene) -> Option<Idea> {
    let tried = known.view.story.tried[usize::from(scene.row().number) - 1].contains(known.me);
    match scene.row().task()? {
        Task::Checks { tries: Tries::OneEach, .. } if tried => None,
        Task::Checks { any_of, needs: Needs::Serves(_), .. } => check(known, purse, slot, any_of, HELP),
        Task::Checks { any_of, needs: Needs::Stays | Needs::Successes(_), .. } => {
            check(known, purse, slot, any_of, SUCCESS)
        }
        Task::Enemy { enemy, hp, pressure, pressed } => {
            let taken = known.view.slot(slot).scene_damage;
            let enemy = Enemy { hp: by_pcs(*hp, known.view.options.players), ..*enemy };
            let left = enemy.hp.saturating_sub(taken);
            let pressed = check(known, purse, slot, pressure, BLOW * f32::from((*pressed).min(left)));
            let fought = fight::plan(known, purse, Spot::Slot(slot), &enemy, taken).map(|plan| {
                let share = if plan.kills { 1.0 } else { plan.share };
                (BLOW * f32::from(left) * share - AP * plan.price, plan.first)
            });
            better(pressed, fought)
        }
    }
}

/// The cheapest of these checks.
fn check(known: &Known<'_>, purse: &Purse, slot: Slot, any_of: &[(Ability, u8)], value: f32) -> Option<Idea> {
    let ideas = any_of.iter().filter_map(|&(with, target)| {
        let need = checks::missing(known, CheckKind::Solve, with, target);
        let bill = checks::price(known, (purse, slot.area()), (CheckKind::Solve, with), need)?;
        Some((value - AP * bill.price, Action::Solve { at: Spot::Slot(slot), with }))
    });
    ideas.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// T32.15 Whether to go along with the card, or into the Site by a text.
pub(super) fn along(known: &Known<'_>, to: Area) -> Action {
    let worn_out = known.pc().damage + 1 >= HP && known.view.options.players > 1;
    if to == Area::Site && worn_out { Action::Refuse } else { Action::Agree }
}

/// T32.9 The branch that looks best; of equals the last one.
pub(super) fn choice(known: &Known<'_>, scene: Scene) -> Option<Action> {
    let value = |letter: Letter| {
        let rows = scene.row().rows.iter().filter(move |row| row.when == When::Story(Cue::Chosen(letter)));
        depths::branch(known, scene, rows)
    };
    let best = Letter::ALL.iter().copied().max_by(|&a, &b| value(a).total_cmp(&value(b)))?;
    Some(Action::Choose(best)).filter(|action| known.may(*action))
}

/// T32.14 A token that keeps damage off is there to be spent.
pub(super) fn shelter(_known: &Known<'_>, scene: Scene) -> Action {
    Action::Spend(scene)
}

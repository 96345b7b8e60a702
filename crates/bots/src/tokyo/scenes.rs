//! T32.5 Scenario cards in slots: they are the way to win, so a step towards solving one is worth more than most troubles.

use super::act::{AP, Idea, better};
use super::known::{Known, Purse};
use super::{checks, depths, fight, quest, tales};
use tokyo::{
    Ability, Action, Area, CheckKind, Cue, Fit, Given, HP, Letter, Needs, Scene, Slot, Spot, Task, Tries,
    When,
};

/// What a success is worth that brings the story on.
const SUCCESS: f32 = 8.0;
/// What a thing is worth that helps on the way.
const HELP: f32 = 5.0;
/// What a point of damage to an enemy of the story is worth.
const BLOW: f32 = 2.2;

/// Branches that differ by less look alike.
const ALIKE: f32 = 3.5;

/// The best of what the scenario cards of an area offer.
pub(super) fn offer(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    let ideas = area.slots().map(|slot| better(solve(known, purse, slot), side(known, purse, slot)));
    ideas.fold(None, better)
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
    let (area, pages) = match at {
        Spot::Slot(slot) => (slot.area(), tales::pages_of(known, slot)),
        Spot::Site => (Area::Site, 0.0),
    };
    let tried = known.view.story.tried[usize::from(scene.row().number) - 1].contains(known.me);
    let fits = |fit: Option<Fit>| fit.is_none_or(|fit| known.view.meets(known.me, fit, area));
    if !fits(scene.row().solver) {
        return None;
    }
    match task {
        Task::Checks { tries: Tries::OneEach | Tries::OneSuccess, .. } if tried => None,
        Task::Checks { any_of, needs: Needs::Serves(_), .. } => {
            check(known, purse, (at, scene), any_of, HELP)
        }
        Task::Checks { any_of, needs: Needs::Stays | Needs::Successes(_), .. } => {
            let value = tales::success(known, scene).unwrap_or(SUCCESS + pages);
            check(known, purse, (at, scene), any_of, value)
        }
        Task::Enemy { pressure, pressed, .. } => {
            let enemy = scene.foe(&known.view.story, known.view.options.players)?;
            let left = enemy.hp.saturating_sub(taken);
            let cost = tales::pressing(known, scene) - if *pressed >= left { pages } else { 0.0 };
            let blow = BLOW * f32::from((*pressed).min(left));
            let pressed = check(known, purse, (at, scene), pressure, blow - cost);
            let plan = fight::plan(known, purse, at, &enemy, taken);
            let fought = plan.filter(|_| fits(scene.row().attacker)).map(|plan| {
                let share = if plan.kills { 1.0 } else { plan.share };
                let pages = if plan.kills { pages } else { 0.0 };
                (BLOW * f32::from(left) * share + pages - AP * plan.price, plan.first)
            });
            better(pressed, fought)
        }
    }
}

/// T18.5 What else can be tried there.
fn side(known: &Known<'_>, purse: &Purse, slot: Slot) -> Option<Idea> {
    let scene = known.view.slot(slot).scene?;
    let side = scene.row().side?;
    let open = if let Given::Unread(number) = side.given {
        Scene::numbered(scene.row().scenario, number).is_some_and(|other| !known.view.is_revealed(other))
    } else {
        true
    };
    // T32.21 Nobody needs a loan who could enter already.
    let able = |fit| known.seats().any(|seat| known.view.meets(seat, fit, slot.area()));
    if !open || scene.row().solver.is_some_and(able) {
        return None;
    }
    let idea = check(known, purse, (Spot::Slot(slot), scene), side.any_of, SUCCESS)?;
    let (value, Action::Solve { at, with }) = idea else { return None };
    Some((value, Action::Side { at, with }))
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

/// T32.15 Whether to go along with the card, or into the Site by a text.
pub(super) fn along(known: &Known<'_>, to: Area) -> Action {
    let worn_out = known.pc().damage + 1 >= HP && known.view.options.players > 1;
    if to == Area::Site && worn_out { Action::Refuse } else { Action::Agree }
}

/// T32.9 The branch that looks best; of those that look nearly as good any.
pub(super) fn choice(known: &Known<'_>, scene: Scene) -> Option<Action> {
    let value = |letter: Letter| {
        let rows = scene.row().rows.iter().filter(move |row| row.when == When::Story(Cue::Chosen(letter)));
        depths::branch(known, scene, rows)
    };
    let open: Vec<Letter> =
        Letter::ALL.iter().copied().filter(|&letter| known.may(Action::Choose(letter))).collect();
    let most = open.iter().map(|&letter| value(letter)).fold(f32::MIN, f32::max);
    let alike: Vec<Letter> = open.into_iter().filter(|&letter| value(letter) > most - ALIKE).collect();
    tales::toss(known, &alike).map(Action::Choose)
}

/// T32.14 A token that keeps damage off is there to be spent.
pub(super) fn shelter(_known: &Known<'_>, scene: Scene) -> Action {
    Action::Spend(scene)
}

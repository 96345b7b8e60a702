//! T32.3 T32.13 The story under the Ring: when a scenario wants Site cards solved or a gate opened, when to go in for it, when to
//! challenge the gate, and when to be out of there.

use super::act::{AP, Idea, better};
use super::known::{Known, Purse};
use super::{checks, fight};
use tokyo::{
    Action, Area, CheckKind, Cue, Deed, Effect, GateStand, Given, HP, Row, Scene, Spot, Task, When, by_pcs,
};

/// What a solved Site card is worth that brings the story on.
const STEP_DOWN: f32 = 6.0;
/// What it is worth to be where the story is.
const PULL: f32 = 9.0;
/// What a point of damage to a gate is worth.
const BLOW: f32 = 3.0;
/// What it is worth that a gate opens.
const OPENED: f32 = 8.0;
/// What a success at a gate is worth.
const SUCCESS: f32 = 8.0;
/// What a challenge must promise.
const WORTH_A_TRY: f32 = 0.5;
/// Damage with which nobody goes in.
const WORN_OUT: u8 = HP - 1;

/// The rows of the pages that lie open beside the mat.
fn pages<'a>(known: &'a Known<'_>) -> impl Iterator<Item = &'static Row> + 'a {
    known.view.story.table.iter().flat_map(|scene| scene.row().rows)
}

/// Whether a row counts solved Site cards, now.
fn counts(known: &Known<'_>, row: &Row) -> bool {
    let puts = row.does.iter().any(|does| matches!(does.what, Effect::Story(Deed::Put(..))));
    let shut = row.given == Some(Given::NoGate) && known.view.story.gate.is_some();
    row.when == When::Story(Cue::SiteSolved) && puts && !shut
}

/// What solving a Site card brings the story.
pub(super) fn step_down(known: &Known<'_>) -> f32 {
    if pages(known).any(|row| counts(known, row)) { STEP_DOWN } else { 0.0 }
}

/// Whether the story waits for the Site to be empty.
pub(super) fn flees(known: &Known<'_>) -> bool {
    pages(known).any(|row| row.when == When::Story(Cue::Once(Given::Deserted)))
}

/// Whether the story goes on in the Site.
pub(super) fn leads_inside(known: &Known<'_>) -> bool {
    !flees(known) && (known.view.story.gate.is_some() || step_down(known) > 0.0)
}

/// What it is worth to go in: one is enough below, the others keep the streets clear.
pub(super) fn pull(known: &Known<'_>) -> f32 {
    let worn_out = known.pc().damage >= WORN_OUT;
    let manned = !known.view.in_area(Area::Site).without(known.me).is_empty();
    if leads_inside(known) && !worn_out && !manned { PULL } else { 0.0 }
}

/// What can be done against the gate, as if it were being challenged.
fn gate(known: &Known<'_>, purse: &Purse) -> Option<Idea> {
    let gate = known.view.story.gate?;
    let check = |any_of: &'static [(tokyo::Ability, u8)], value: f32| {
        let ideas = any_of.iter().filter_map(|&(with, target)| {
            let need = checks::missing(known, CheckKind::Explore, with, target);
            let bill = checks::price(known, (purse, Area::Site), (CheckKind::Explore, with), need)?;
            Some((value - AP * bill.price, Action::Solve { at: Spot::Site, with }))
        });
        ideas.max_by(|a, b| a.0.total_cmp(&b.0))
    };
    match gate.scene.row().task(&known.view.story)? {
        Task::Checks { any_of, .. } => check(any_of, SUCCESS),
        Task::Enemy { pressure, pressed, .. } => {
            let enemy = gate.scene.foe(&known.view.story, known.view.options.players)?;
            let left = enemy.hp.saturating_sub(gate.damage);
            let opened = if *pressed >= left { OPENED } else { 0.0 };
            let pressed = check(pressure, opened + BLOW * f32::from((*pressed).min(left)));
            let fought = fight::plan(known, purse, Spot::Site, &enemy, gate.damage).map(|plan| {
                let (share, opened) = if plan.kills { (1.0, OPENED) } else { (plan.share, 0.0) };
                (opened + BLOW * f32::from(left) * share - AP * plan.price, plan.first)
            });
            better(pressed, fought)
        }
    }
}

/// T32.13 While the gate is being challenged: the best that can be done against it.
pub(super) fn challenge(known: &Known<'_>, purse: &Purse) -> Option<Action> {
    let challenged = known.view.story.gate.is_some_and(|gate| gate.stand == GateStand::Challenged);
    let idea = || gate(known, purse).filter(|idea| idea.0 > 0.0 && known.may(idea.1));
    challenged.then(|| idea().map_or(Action::End, |idea| idea.1))
}

/// Whether a gate can be challenged that is worth it.
pub(super) fn tempts(known: &Known<'_>, purse: &Purse) -> bool {
    let closed = known.view.story.gate.is_some_and(|gate| gate.stand == GateStand::Closed);
    closed && gate(known, purse).is_some_and(|idea| idea.0 > WORTH_A_TRY)
}

/// T32.14 A map is for the way to a gate, or out.
pub(super) fn bypass(known: &Known<'_>) -> Option<Action> {
    let spent = known.legal.iter().copied().find(|action| matches!(action, Action::Spend(_)));
    spent
        .filter(|_| flees(known) || known.view.story.gate.is_some_and(|gate| gate.stand == GateStand::Closed))
}

/// Out of here: by an empty slot, else by a retreat, else through the cards.
pub(super) fn flee(known: &Known<'_>) -> Option<Action> {
    let out = super::ways::way_out(known).map(|idea| idea.1);
    let ways = [Action::Retreat, Action::Explore, Action::End];
    out.or_else(|| bypass(known)).or_else(|| ways.into_iter().find(|action| known.may(*action)))
}

/// T32.9 How a branch looks that the group may take: what it brings at once, and whether those it needs stand where it leads.
pub(super) fn branch(known: &Known<'_>, scene: Scene, rows: impl Iterator<Item = &'static Row>) -> f32 {
    let inside = !known.view.in_area(Area::Site).is_empty();
    let leads_away = |number: u8| {
        let next = Scene::numbered(scene.row().scenario, number).map(Scene::row);
        let below = next.is_some_and(|row| {
            row.is_gate() || row.rows.iter().any(|row| row.when == When::Story(Cue::SiteSolved))
        });
        if below && !inside { 3.0 } else { 0.0 }
    };
    rows.flat_map(|row| row.does)
        .map(|does| {
            if let Effect::Story(Deed::Open(number)) = does.what {
                -leads_away(number)
            } else if let Effect::Story(Deed::TroublesIn(_, troubles)) = does.what {
                -1.5 * f32::from(by_pcs(troubles, known.view.options.players))
            } else {
                0.0
            }
        })
        .sum()
}

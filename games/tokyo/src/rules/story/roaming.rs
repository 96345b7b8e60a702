//! T6.15 T19.14 T32.25 A scenario card that lies among the next cards of the trouble deck, comes up like a trouble,
//! walks about and keeps accounts.
//!
//! Where exactly it lies in the deck is not fixed before it is drawn: [`crate::table::story::Story::hidden`] says among how many of the next
//! cards it is.

use super::tokens;
use crate::rules::targets;
use crate::table::check::{Check, Drawn, Goal};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, DrawnFor};
use crate::table::state::State;
use crate::words::story::{Deed, Scene, Task, Turn};
use crate::words::{Area, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

/// Cards around it in the trouble deck, for each PC.
const AROUND: u8 = 4;

/// The scenario's roaming card.
pub(crate) fn roamer(state: &State) -> Option<Scene> {
    let scenario = state.options.scenario;
    Scene::all().find(|scene| scene.row().scenario == scenario && scene.row().roams.is_some())
}

/// T2.4 Where there is one, it is shuffled into the top of the trouble deck.
pub(crate) fn hide(state: &mut State) {
    if roamer(state).is_some() {
        state.story.hidden = among(state.count());
    }
}

/// Among how many cards it lies at first.
pub(crate) fn among(pcs: u8) -> u8 {
    AROUND * pcs + 1
}

/// T6.15 T19.14 T32.25 It comes up in the trouble deck: nothing cancels it, nobody redraws it. The frame on top is
/// the draw.
pub(crate) fn drawn(state: &mut State, draw: Draw, scene: Scene, log: &mut impl Sink<Event>) {
    state.story.hidden = 0;
    match draw {
        Draw::Trouble { by, area, why } => {
            log.emit(Audience::All, Event::SceneDrawn { by, scene });
            match (why, state.check.as_mut()) {
                (DrawnFor::Check, Some(check)) => {
                    let ap = scene.row().roams.unwrap_or(0);
                    check.strength = check.strength.saturating_add(ap);
                    check.drawn = Drawn::HeldScene(scene);
                    state.stack.pop();
                    log.emit(Audience::All, Event::SceneAdds { scene, ap });
                }
                (DrawnFor::Check | DrawnFor::Placing, _) => state.stack.goto(Ask::Stage { scene, area }),
            }
        }
        // To be looked at is to be found.
        Draw::LookAhead { seat, .. } => {
            log.emit(Audience::All, Event::SceneDrawn { by: Some(seat), scene });
            state.stack.push(Ask::Stage { scene, area: state.pcs[seat].area });
        }
        Draw::Cards { .. }
        | Draw::Encounter { .. }
        | Draw::Goods { .. }
        | Draw::ScrapGoods { .. }
        | Draw::Reveal { .. }
        | Draw::Mod
        | Draw::Scatter { .. } => {}
    }
}

/// It is taken out of the trouble deck, which is shuffled, and placed, unless it is on the mat.
pub(crate) fn fetch(state: &mut State, scene: Scene, area: Area, log: &mut impl Sink<Event>) {
    if state.slot_of(scene).is_some() {
        return;
    }
    if state.story.hidden > 0 {
        state.story.hidden = 0;
        let troubles = &mut state.troubles;
        let known = troubles.over.iter().chain(troubles.under.iter());
        known.for_each(|trouble| troubles.undrawn.add(trouble));
        troubles.over.clear();
        troubles.under.clear();
        troubles.shuffles = troubles.shuffles.wrapping_add(1);
        log.emit(Audience::All, Event::TroublesShuffled);
    }
    state.stack.push(Ask::Stage { scene, area });
}

/// The area opposite to a card.
pub(crate) fn opposite(state: &State, scene: Scene) -> Option<Area> {
    state.slot_of(scene).map(|slot| slot.area().clockwise(2))
}

/// Which way a card goes to come nearer to another, the shorter way; clockwise of two alike.
pub(crate) fn towards(state: &State, scene: Scene, other: Scene) -> Option<Turn> {
    let (from, to) = (state.slot_of(scene)?.area(), state.slot_of(other)?.area());
    if from == to {
        None
    } else if from.clockwise(3) == to {
        Some(Turn::Counterclockwise)
    } else {
        Some(Turn::Clockwise)
    }
}

/// The card where this PC could let a check succeed on account.
fn creditor(state: &State, seat: Seat) -> Option<Scene> {
    let area = state.pcs[seat].area;
    let gives_credit = |scene: &Scene| scene.row().standing().any(|deed| deed == Deed::Credit);
    area.slots().filter_map(|slot| state.slot(slot).scene).find(gives_credit)
}

/// Whether this check may be let succeed on account: before anything is paid, once per round, not for what holds the creditor
/// itself and not for pressure.
pub(crate) fn check_owe(state: &State, seat: Seat, check: &Check) -> Result<(), Refusal> {
    let creditor = creditor(state, seat).ok_or(refusals::NO_CREDIT_HERE)?;
    let untouched = check.cards == 0
        && check.helped == 0
        && check.drawn == Drawn::NotYet
        && check.strength
            == state.pcs[seat].ability(check.ability)
                + targets::standing_bonus(state, check.seat, check.goal);
    if !untouched {
        return Err(refusals::CREDIT_TOO_LATE);
    }
    let matter = if let Goal::Solve(at) = check.goal { state.matter(at) } else { None };
    let excepted = matter.is_some_and(|(scene, task)| match task {
        Task::Enemy { .. } => true,
        Task::Checks { .. } => scene.row().is_about(creditor),
    });
    if excepted {
        return Err(refusals::NO_CREDIT_FOR_IT);
    }
    if state.story.tried[creditor.place()].contains(seat) { Err(refusals::CREDIT_USED) } else { Ok(()) }
}

/// The check succeeds without payment, and the account grows.
pub(crate) fn owe(state: &mut State, seat: Seat, check: &mut Check, log: &mut impl Sink<Event>) {
    let Some(scene) = creditor(state, seat) else { return };
    state.story.tried[scene.place()].insert(seat);
    check.strength = check.strength.max(check.target);
    log.emit(Audience::All, Event::Owed { seat });
    tokens::put(state, scene.row().number, 1, log);
}

/// Each PC may take damage that nothing reduces, for a token of the card.
pub(crate) fn settle_accounts(state: &mut State, scene: Scene) {
    let seats: SeatSet = state.seats().collect();
    state
        .seats()
        .filter(|&seat| seats.contains(seat))
        .rev()
        .for_each(|seat| state.stack.push(Ask::Atone { seat, scene }));
}

/// The areas with the fewest face-up troubles.
pub(crate) fn quietest(state: &State) -> Set<Area> {
    let fewest = Area::NORMAL.iter().map(|&area| state.troubles_in(area)).min().unwrap_or(0);
    Area::NORMAL.into_iter().filter(|&area| state.troubles_in(area) == fewest).collect()
}

/// A trouble comes where there are fewest.
pub(crate) fn seep(state: &mut State) {
    let areas = quietest(state);
    match (areas.len(), areas.first()) {
        (1, Some(area)) => state.stack.push(Do::MoreTroubles { left: 1, by: None, area }),
        (_, _) => state.stack.push(Ask::Where),
    }
}

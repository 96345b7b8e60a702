//! T32.14 T32.31 Scenario cards as what checks and attacks aim at: in a slot, or as a gate in the Site.

use super::given::scaled;
use super::{race, zones};
use crate::table::event::Event;
use crate::table::frames::{Do, Solving};
use crate::table::state::{Pc, State};
use crate::table::view::View;
use crate::words::Ability;
use crate::words::cards::When;
use crate::words::notation::Spot;
use crate::words::story::{Cue, Deed, Needs, Scene, Side, Task, Tries};
use kernel::{Audience, Seat, Sink};

fn task(state: &State, spot: Spot) -> Option<&'static Task> {
    state.matter(spot).map(|(_, task)| task)
}

/// T19.15 The target of one of its checks for a PC: a card may spare those with a vehicle something.
pub(crate) fn target_for(scene: Scene, pc: &Pc, ability: Ability, printed: u8) -> u8 {
    let rides = || pc.equipment.iter().any(|equipped| equipped.card.vehicle().is_some());
    let lower = scene.row().standing().filter_map(|deed| {
        let Deed::WithVehicle(of, target) = deed else { return None };
        (of == ability).then_some(target)
    });
    lower.filter(|_| rides()).fold(printed, u8::min)
}

/// T18.4 The checks that can be made against it.
pub(crate) fn checks(state: &State, spot: Spot) -> Option<&'static [(Ability, u8)]> {
    task(state, spot).map(Task::checks)
}

/// T18.5 Whether this PC may try it now.
pub(crate) fn may_try(state: &State, seat: Seat, spot: Spot) -> bool {
    match state.matter(spot) {
        Some((scene, Task::Checks { tries: Tries::OneEach | Tries::OneSuccess, .. })) => {
            !state.story.tried[scene.place()].contains(seat)
        }
        Some((_, Task::Checks { tries: Tries::Any, .. } | Task::Enemy { .. })) | None => true,
    }
}

/// T18.5 What can be tried there beside solving the card.
pub(crate) fn side(state: &State, spot: Spot) -> Option<Side> {
    let side = state.scene_at(spot)?.row().side?;
    super::given::holds(state, spot.area(), side.given).then_some(side)
}

/// T18.5 The side task is done.
pub(crate) fn side_done(state: &mut State, by: Seat, spot: Spot) {
    if let Some(scene) = state.scene_at(spot) {
        zones::happens(state, scene, When::Story(Cue::Side), Some(by));
    }
}

/// T18.5 This PC tries it.
pub(crate) fn tried(state: &mut State, seat: Seat, spot: Spot) {
    match state.matter(spot) {
        Some((scene, Task::Checks { tries: Tries::OneEach | Tries::Any, .. } | Task::Enemy { .. })) => {
            state.story.tried[scene.place()].insert(seat);
        }
        Some((_, Task::Checks { tries: Tries::OneSuccess, .. })) | None => {}
    }
}

/// T18.4 T32.14 T32.31 A check against it has succeeded: a token, its effects, or damage by pressure.
pub(crate) fn succeed(state: &mut State, by: Seat, spot: Spot, log: &mut impl Sink<Event>) {
    let Some((scene, task)) = state.matter(spot) else { return };
    match task {
        Task::Checks { tries: Tries::OneSuccess, .. } => {
            state.story.tried[scene.place()] = state.seats().collect()
        }
        Task::Checks { tries: Tries::Any | Tries::OneEach, .. } | Task::Enemy { .. } => {}
    }
    match task {
        Task::Checks { needs: Needs::Stays, .. } => zones::happens(state, scene, When::Success, Some(by)),
        Task::Checks { needs: Needs::Successes(needed), .. } => {
            let tokens = &mut state.story.tokens[scene.place()];
            *tokens += 1;
            log.emit(Audience::All, Event::SceneTokens { scene, now: *tokens });
            if state.story.tokens[scene.place()] >= scaled(state, *needed) {
                state.stack.push(Do::Solved { by, at: spot, stage: Solving::Effects });
            }
        }
        Task::Enemy { pressed, .. } => {
            // T18.6 What solves the card is carried out before what pressing costs.
            zones::happens(state, scene, When::Story(Cue::Pressed), Some(by));
            crate::rules::fighting::press(state, by, spot, *pressed, log);
        }
        Task::Checks { needs: Needs::Serves(_), .. } => {
            state.stack.push(Do::Solved { by, at: spot, stage: Solving::Effects });
        }
    }
}

/// T18.5 A check against it has failed.
pub(crate) fn missed(state: &mut State, by: Seat, spot: Spot) {
    if let Some((scene, _)) = state.matter(spot) {
        zones::happens(state, scene, When::Story(Cue::Missed), Some(by));
    }
}

/// T18.8 T32.4 It is solved: it goes to the scenario discard, or lies beside the mat to be of use.
pub(crate) fn solved(state: &mut State, spot: Spot, log: &mut impl Sink<Event>) {
    let Some(scene) = state.scene_at(spot) else { return };
    match task(state, spot) {
        Some(Task::Checks { needs: Needs::Serves(tokens), .. }) => {
            zones::lay_beside(state, scene, log);
            state.story.tokens[scene.place()] = *tokens;
            log.emit(Audience::All, Event::SceneTokens { scene, now: *tokens });
        }
        Some(Task::Checks { needs: Needs::Successes(_) | Needs::Stays, .. } | Task::Enemy { .. }) | None => {
            zones::finish(state, scene, log);
            race::pass(state, log);
        }
    }
    if state.site.encounter() == 0 && spot == Spot::Site {
        state.site.explorers = kernel::SeatSet::EMPTY;
    }
}

impl View {
    /// T19.15 The target of one of a scenario card's checks for a PC, before what changes targets everywhere.
    pub fn scene_target(&self, scene: Scene, seat: Seat, ability: Ability, printed: u8) -> u8 {
        target_for(scene, self.pc(seat), ability, printed)
    }
}

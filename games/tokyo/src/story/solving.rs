//! T18.2 T20.1 T20.15 T32.5 T32.7 T32.14 Scenario cards as what checks and attacks aim at: in a slot, or as a
//! gate in the Site.

use super::{Moment, Scene, Task, Way, gate, zones};
use crate::cards::Enemy;
use crate::event::Event;
use crate::frames::{Do, Solving};
use crate::notation::Spot;
use crate::state::State;
use crate::words::Ability;
use kernel::{Seat, Sink};

/// The scenario card that lies on top there.
#[inline]
pub(crate) fn at(state: &State, spot: Spot) -> Option<Scene> {
    match spot {
        Spot::Slot(slot) => state.slot(slot).scene,
        Spot::Site => gate::challenged(state).map(|gate| gate.scene),
    }
}

fn task(state: &State, spot: Spot) -> Option<&'static Task> {
    let row = at(state, spot)?.row();
    match (&row.way, spot) {
        (Way::Here(task), Spot::Slot(_)) | (Way::Gate(task), Spot::Site) => Some(task),
        (Way::Told | Way::Here(_) | Way::Gate(_), _) => None,
    }
}

/// T32.7 A value by the number of PCs.
fn scaled(state: &State, by_pcs: super::Scaled) -> u8 {
    by_pcs[usize::from(state.count()) - 1]
}

/// T18.4 The checks that can be made against it.
pub(crate) fn checks(state: &State, spot: Spot) -> Option<&'static [(Ability, u8)]> {
    task(state, spot).map(Task::checks)
}

/// T20.1 The enemy it is.
#[inline]
pub(crate) fn enemy(state: &State, spot: Spot) -> Option<&'static Enemy> {
    match task(state, spot)? {
        Task::Enemy { enemy, .. } => Some(enemy),
        Task::Checks { .. } => None,
    }
}

/// T32.7 Its HP.
pub(crate) fn hp(state: &State, spot: Spot) -> Option<u8> {
    match task(state, spot)? {
        Task::Enemy { hp, .. } => Some(scaled(state, *hp)),
        Task::Checks { .. } => None,
    }
}

/// T18.4 T32.14 A check against it has succeeded: a token, or damage by pressure.
pub(crate) fn succeed(state: &mut State, by: Seat, spot: Spot, log: &mut impl Sink<Event>) {
    let (Some(scene), Some(task)) = (at(state, spot), task(state, spot)) else { return };
    match task {
        Task::Checks { successes, .. } => {
            state.story.tokens[scene.place()] += 1;
            if state.story.tokens[scene.place()] >= scaled(state, *successes) {
                state.stack.push(Do::Solved { by, at: spot, stage: Solving::Effects });
            }
        }
        Task::Enemy { pressed, .. } => crate::rules::fighting::press(state, by, spot, *pressed, log),
    }
}

/// T18.8 T32.4 It is solved: it goes to the scenario discard, then its text goes on.
pub(crate) fn solved(state: &mut State, by: Seat, spot: Spot, log: &mut impl Sink<Event>) {
    let Some(scene) = at(state, spot) else { return };
    zones::finish(state, scene, log);
    if state.site.encounter() == 0 && spot == Spot::Site {
        state.site.explorers = kernel::SeatSet::EMPTY;
    }
    zones::happens(state, scene, Moment::Success, Some(by), log);
}

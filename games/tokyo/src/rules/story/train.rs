//! T27.21 T32.13 T32.15 Cards that take PCs along: a train that moves with its tokens, what meets it on the line, and
//! the way into the Site that a text opens.

use super::{tokens, zones};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{State, Step};
use crate::words::Area;
use crate::words::cards::When;
use crate::words::story::{Cue, Scene};
use kernel::{SeatSet, Sink};

/// Face-up troubles that block the line.
const BLOCKED: u8 = 3;

/// T32.15 The card moves on, and who is with it is asked; a blocked line costs it a token.
pub(super) fn roll(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    let Some(slot) = state.slot_of(scene) else { return };
    let to = slot.area().clockwise(1);
    if state.troubles_in(to) == BLOCKED {
        tokens::put(state, scene.row().number, -1, log);
    } else if !zones::slots_for(state, to).is_empty() {
        let left = state.in_area(slot.area());
        state.stack.push(Ask::Along { scene: Some(scene), to, left, with: SeatSet::EMPTY });
    }
}

/// T32.15 A card has moved, if it did: whoever waits for this meeting acts, once in an end phase. The frame on top is left.
pub(crate) fn moved_on(state: &mut State, moved: Scene, from: Area) {
    state.stack.pop();
    let area = state.area_of(moved);
    if area == from || state.round.step != Step::End {
        return;
    }
    let here =
        area.slots().filter_map(|slot| state.slot(slot).scene).collect::<crate::words::story::Scenes>();
    for scene in here.iter() {
        for other in here.iter().filter(|&other| other == moved || scene == moved) {
            let when = When::Story(Cue::Meets(other.row().number));
            let waits = scene.row().rows.iter().any(|row| row.when == when);
            if waits && state.story.met.iter().all(|it| it != scene) {
                state.story.met.push(scene);
                zones::happens(state, scene, when, None);
            }
        }
    }
}

/// T27.21 T32.13 The way into the Site is open and no exploration is under way: those who may are asked. Says whether
/// that was so.
pub(super) fn embark(state: &mut State) -> bool {
    if !state.site.explorers.is_empty() {
        return false;
    }
    let Some(area) = state.story.embark.take() else { return false };
    let left = state.in_area(area);
    state.stack.push(Ask::Along { scene: None, to: Area::Site, left, with: SeatSet::EMPTY });
    true
}

/// T27.21 Whether an exploration under way must be brought to its end, because others are to go in.
pub(crate) fn others_wait(state: &State) -> bool {
    let waits = |area: Area| !state.in_area(area).is_empty();
    state.story.embark.is_some_and(waits) && !state.site.explorers.is_empty()
}

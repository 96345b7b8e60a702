//! T7.2 T7.3 T24.2 T24.4 T32.1 T32.2 T32.3 T32.4 T32.5 T32.6 T32.15 T32.26 T32.27 T32.30 Where scenario cards lie,
//! how they come there, and the sweeps in which they act.

use super::{given, pages};
use crate::rules::rows;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Frame, Source};
use crate::table::state::State;
use crate::table::story::Gate;
use crate::words::cards::{Row, When};
use crate::words::story::{Cue, Scene, Scenes, Turn};
use crate::words::{Area, SLOTS, Slot};
use kernel::{Audience, Seat, Set, Sink};

/// T32.3 Whether nothing is in the middle: an action, or a step of the round, is finished.
pub(crate) fn at_rest(state: &State) -> bool {
    match (state.stack.len(), state.stack.top()) {
        (1, Some(Frame::Do(Do::SetUp { .. }))) => false,
        (1, Some(Frame::Do(_))) => true,
        (2, Some(Frame::Ask(Ask::Act | Ask::Adjust))) => true,
        (_, _) => false,
    }
}

fn remove(zone: &mut Scenes, scene: Scene) {
    let place = zone.iter().position(|it| it == scene);
    place.map(|place| zone.remove(place));
}

/// T32.1 T32.2 A card is revealed: it lies off the mat, and what bears no other timing happens at once.
pub(crate) fn open(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    lie_open(state, scene);
    let story = &mut state.story;
    // One at a time: another gate waits until the first has left the table.
    if scene.row().is_gate() && story.gate.is_none() {
        story.gate = Some(Gate::new(scene));
    }
    if !scene.row().steps.is_empty() {
        story.guide = Some(crate::table::story::Lesson::new(scene, state.round.number));
    }
    note_fresh(state, scene);
    log.emit(Audience::All, Event::SceneOpened { scene });
    happens(state, scene, When::Story(Cue::Revealed), None);
}

/// T32.4 A card lies off the mat, among the others by its number.
pub(super) fn lie_open(state: &mut State, scene: Scene) {
    let table = &mut state.story.table;
    let at = table.iter().position(|it| it > scene).unwrap_or(table.len());
    table.insert(at, scene);
}

/// T32.30 During a sweep a card that has just come does not act.
fn note_fresh(state: &mut State, scene: Scene) {
    let sweeping =
        matches!(state.stack.get(0), Some(Frame::Do(Do::StartScenes { .. } | Do::EndScenes { .. })));
    if sweeping && state.story.fresh.iter().all(|it| it != scene) {
        state.story.fresh.push(scene);
    }
}

/// T32.2 T32.3 What one card does at this moment.
pub(crate) fn happens(state: &mut State, scene: Scene, when: When, by: Option<Seat>) {
    rows::push(state, Source::Scene(scene), when, by);
}

/// T32.3 Every open card that waits for this acts, by rising number.
pub(crate) fn all_happens(state: &mut State, when: When, by: Option<Seat>) {
    let open = state.story.table;
    open.iter().rev().for_each(|scene| happens(state, scene, when, by));
}

/// T32.3 T32.8 The first card acts whose condition holds. Says whether there was one.
pub(crate) fn conditions(state: &mut State) -> bool {
    let due = |scene: Scene| {
        let here = state.area_of(scene);
        let holds = |row: &&Row| {
            matches!(row.when, When::Story(Cue::Once(given)) if given::holds(state, here, given))
                && row.given.is_none_or(|given| given::holds(state, here, given))
        };
        scene.row().rows.iter().find(holds).map(|row| (scene, row.when))
    };
    let Some((scene, when)) = state.open_scenes().find_map(due) else { return false };
    happens(state, scene, when, None);
    true
}

/// T32.5 T32.15 A card goes into a slot, with its damage and its tokens, and covers what lies there.
pub(crate) fn place(state: &mut State, scene: Scene, slot: Slot, log: &mut impl Sink<Event>) {
    let from = state.slot_of(scene);
    let damage = from.map_or(0, |from| {
        let there = state.slot_mut(from);
        there.scene = None;
        std::mem::take(&mut there.scene_damage)
    });
    remove(&mut state.story.table, scene);
    let there = state.slot_mut(slot);
    there.scene = Some(scene);
    there.scene_damage = damage;
    note_fresh(state, scene);
    log.emit(Audience::All, Event::ScenePlaced { scene, slot });
    if let Some(from) = from {
        pages::ride(state, scene, (from, slot), log);
    }
}

/// T32.6 T32.26 The slots in which a card can be placed: those without a trouble first, else on a trouble, never on
/// another one.
pub(crate) fn slots_for(state: &State, area: Area) -> Set<Slot> {
    if area == Area::Site {
        // A card that roams is drawn in the Site too: any normal area will do.
        return Area::NORMAL.iter().fold(Set::EMPTY, |all, &area| all | slots_for(state, area));
    }
    let free = |slot: &Slot| state.slot(*slot).scene.is_none();
    let clear: Set<Slot> =
        area.slots().filter(free).filter(|&slot| state.slot(slot).trouble.is_none()).collect();
    if clear.is_empty() { area.slots().filter(free).collect() } else { clear }
}

/// T32.15 A card moves to the next area with all that lies on it, if there is a slot for it.
pub(crate) fn move_on(state: &mut State, scene: Scene, turn: Turn) {
    let Some(slot) = state.slot_of(scene) else { return };
    let area = next_area(state, slot.area(), turn);
    state.stack.push(Do::MovedOn { scene, from: slot.area() });
    state.stack.push(Ask::Stage { scene, area });
}

/// T32.15 The next area round the loop.
pub(super) fn next_area(state: &State, from: Area, turn: Turn) -> Area {
    let turn = if turn == Turn::Busier { busier(state, from) } else { turn };
    match turn {
        Turn::Clockwise | Turn::Busier => from.clockwise(1),
        Turn::Counterclockwise => from.clockwise(Area::NORMAL.len() - 1),
    }
}

/// T32.4 T32.14 A card is taken off the mat and lies beside it, with its progress tokens.
pub(super) fn lay_beside(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    let Some(slot) = state.slot_of(scene) else { return };
    let there = state.slot_mut(slot);
    there.scene = None;
    there.scene_damage = 0;
    let story = &mut state.story;
    let at = story.table.iter().position(|it| it > scene).unwrap_or(story.table.len());
    story.table.insert(at, scene);
    story.stop = Some(slot.area());
    note_fresh(state, scene);
    log.emit(Audience::All, Event::SceneLaidBeside { scene });
}

/// A card leaves the game for this scenario, unless it lies in the scenario discard.
pub(crate) fn put_out(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    let gone = |zone: &Scenes| zone.iter().any(|it| it == scene);
    if !gone(&state.story.discard) && !gone(&state.story.out) {
        take_away(state, scene);
        state.story.out.push(scene);
        log.emit(Audience::All, Event::SceneOut { scene });
    }
}

/// T32.4 A card goes to the scenario discard from wherever it lies.
pub(crate) fn finish(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    take_away(state, scene);
    if state.story.discard.iter().all(|it| it != scene) {
        state.story.discard.push(scene);
        log.emit(Audience::All, Event::SceneDiscarded { scene });
    }
}

/// T32.27 It leaves the table, its slot or its gate; what it covered lies open again.
fn take_away(state: &mut State, scene: Scene) {
    remove(&mut state.story.table, scene);
    state.story.tokens[scene.place()] = 0;
    if state.story.gate.is_some_and(|gate| gate.scene == scene) {
        state.story.gate = state.story.table.iter().find(|next| next.row().is_gate()).map(Gate::new);
    }
    if let Some(slot) = state.slot_of(scene) {
        let there = state.slot_mut(slot);
        there.scene = None;
        there.scene_damage = 0;
    }
}

/// T7.2 T7.3 T24.2 T24.4 The places of a sweep: cards off the mat by rising number, then slots.
fn swept(state: &State, next: u8) -> Option<Option<Scene>> {
    let place = usize::from(next);
    if let Some(at) = place.checked_sub(crate::words::story::SCENES_MOST) {
        return Slot::ALL.get(at).map(|&slot| state.slot(slot).scene);
    }
    Some(state.story.table.iter().find(|scene| scene.place() == place))
}

/// T7.1 T7.2 T24.1 T24.2 The next scenario card of a sweep acts. Says whether the sweep goes on; the frame on top is its own.
pub(crate) fn sweep(state: &mut State, when: When, next: u8) -> bool {
    debug_assert!(usize::from(next) <= crate::words::story::SCENES_MOST + SLOTS);
    let Some(scene) = swept(state, next) else {
        state.story.fresh = Scenes::EMPTY;
        return false;
    };
    if let Some(scene) = scene.filter(|&scene| state.story.fresh.iter().all(|it| it != scene)) {
        rows::push(state, Source::Scene(scene), when, None);
    }
    true
}

/// Which way it goes to the neighbour with more face-up troubles; clockwise of two alike.
fn busier(state: &State, from: Area) -> Turn {
    let troubles = |steps: usize| state.troubles_in(from.clockwise(steps));
    if troubles(3) > troubles(1) { Turn::Counterclockwise } else { Turn::Clockwise }
}

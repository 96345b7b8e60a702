//! T32.9 T32.14 T32.21 T32.24 What single scenarios ask of a player: to drive round, to carry pages, to choose.

use super::known::{Known, best};
use tokyo::{Action, Area, Deed, Effect, Given, Letter, Row, Scaled, Scenario, Scene, Slot, When, by_pcs};

/// What it is worth to the driver to stand where the next stamp is given.
const STAMP: f32 = 6.0;
/// What going Down costs.
const DOWN: f32 = 12.0;
/// What a page is worth that can be sealed.
const PAGE: f32 = 1.6;

/// What a card of the scenario says, wherever it lies open.
fn said<'a>(known: &'a Known<'_>) -> impl Iterator<Item = (Scene, &'static Row, Deed)> + 'a {
    let placed = known.view.slots.iter().filter_map(|there| there.scene);
    let scenes = known.view.story.table.iter().chain(placed);
    scenes.flat_map(|scene| deeds(scene).map(move |(row, deed)| (scene, row, deed)))
}

fn deeds(scene: Scene) -> impl Iterator<Item = (&'static Row, Deed)> {
    let rows = scene.row().rows.iter();
    rows.flat_map(|row| row.does.iter().map(move |does| (row, does)))
        .filter_map(|(row, does)| if let Effect::Story(deed) = does.what { Some((row, deed)) } else { None })
}

fn scaled(known: &Known<'_>, values: Scaled) -> u8 {
    by_pcs(values, known.view.options.players)
}

/// T32.24 The nearest of the checkpoints that count next for the driver, and whether there is none left but the finish.
fn goal(known: &Known<'_>) -> Option<(Area, bool)> {
    let race = known.view.story.race;
    let at = known.view.pc(race.driver?).area;
    let route = said(known).find_map(|(scene, _, _)| scene.route())?;
    let steps = |area: Area| if area == at { 0 } else { 1 + u8::from(!area.touches(at)) };
    let due = race.due(route, known.view.options.checkpoints);
    let next = due.map(|(_, area)| area).min_by_key(|&area| steps(area));
    let finish = route.last().map(|&(_, area)| area)?;
    Some((next.unwrap_or(finish), next.is_none()))
}

/// T32.24 Whether somebody drives a race.
pub(super) fn is_race(known: &Known<'_>) -> bool {
    known.view.story.race.driver.is_some()
}

/// T32.24 How much a scenario draws this PC to an area, whatever else it does there.
pub(super) fn pull(known: &Known<'_>, area: Area) -> f32 {
    let Some((goal, finish)) = goal(known) else { return 0.0 };
    let drives = known.view.story.race.driver == Some(known.me);
    let share = if drives {
        1.0
    } else if finish {
        0.3
    } else {
        0.0
    };
    let near = if area == goal {
        1.0
    } else if area.touches(goal) {
        0.4
    } else {
        0.0
    };
    STAMP * share * near
}

/// What scenario cards do to this PC in an area when the phase ends.
pub(super) fn threat(known: &Known<'_>, area: Area) -> f32 {
    let full = area.slots().any(|slot| known.view.slot(slot).pages >= tokyo::PAGES_MANY);
    let hurt = if full { 1.0 } else { 0.0 };
    if known.pc().hp() <= 1 { 6.0 * hurt } else { 1.5 * hurt }
}

/// T32.16 What it is worth to take the pages that lie in a slot.
pub(super) fn pages_of(known: &Known<'_>, slot: Slot) -> f32 {
    taking(known, known.view.slot(slot).pages)
}

/// T32.17 What taking this many pages is worth: they can be sealed, and must be carried.
fn taking(known: &Known<'_>, pages: u8) -> f32 {
    let pc = known.pc();
    if pages == 0 || pc.is_down() {
        0.0
    } else if pages >= pc.hp() {
        -DOWN
    } else {
        let burden = if pages + 1 >= pc.hp() { 3.0 } else { 0.0 };
        f32::from(pages) * (0.4 + crowding(known)) - burden
    }
}

/// How near the pages on slots are to too many, from 0 to 2.
fn crowding(known: &Known<'_>) -> f32 {
    let rows = known.view.story.table.iter().flat_map(|scene| scene.row().rows);
    let limit = rows
        .filter_map(|row| row.given)
        .find_map(|given| if let Given::Pages(limit) = given { Some(scaled(known, limit)) } else { None });
    let lying: u8 = known.view.slots.iter().map(|there| there.pages).sum();
    limit.map_or(0.0, |limit| {
        let share = f32::from(lying) / f32::from(limit.max(1));
        2.0 * share * share
    })
}

/// What a success at a card that stays is worth, where that depends on what the PCs carry; nothing where it does not.
pub(super) fn success(known: &Known<'_>, scene: Scene) -> Option<f32> {
    let done = deeds(scene).filter(|(row, _)| row.when == When::Success).map(|(_, deed)| deed);
    done.filter_map(|deed| {
        if deed == Deed::Seal {
            Some(sealing(known))
        } else if let Deed::Unburden(_) = deed {
            let here = known.view.in_area(area_of(known, scene)).with(known.me);
            let weakest = here.iter().map(|seat| known.view.pc(seat)).min_by_key(|pc| pc.hp())?;
            let carries = weakest.pages > 0 || weakest.damage > 0;
            Some(if carries && weakest.hp() <= 2 { 5.0 } else { 0.0 })
        } else {
            None
        }
    })
    .next()
}

/// T32.14 What it is worth to lay down the pages this PC holds.
fn sealing(known: &Known<'_>) -> f32 {
    let pages = f32::from(known.pc().pages.saturating_sub(kept(known)));
    let chosen = known.view.story.letters.iter().any(Option::is_some);
    let each = if chosen { PAGE } else { 2.0 * PAGE };
    let relief = if known.pc().hp() <= 1 { 3.0 } else { 0.0 };
    if pages > 0.0 { pages * each + relief } else { 0.0 }
}

/// T32.13 Pages this PC cannot lay down.
fn kept(known: &Known<'_>) -> u8 {
    let keeps = |deed| if let Deed::VesselKeeps(kept) = deed { Some(scaled(known, kept)) } else { None };
    let is_vessel = known.view.story.vessel == Some(known.me);
    said(known).find_map(|(_, _, deed)| keeps(deed)).filter(|_| is_vessel).unwrap_or(0)
}

fn area_of(known: &Known<'_>, scene: Scene) -> Area {
    let lies = |slot: &&Slot| known.view.slot(**slot).scene == Some(scene);
    Slot::ALL.iter().find(lies).map_or(Area::Site, |slot| slot.area())
}

/// T20.3 What pressing a card costs beside the check.
pub(super) fn pressing(known: &Known<'_>, scene: Scene) -> f32 {
    let pages = deeds(scene).map(|(_, deed)| if let Deed::TakePages(pages) = deed { pages } else { 0 }).sum();
    if pages == 0 { 0.0 } else { (0.6 - taking(known, pages)).max(0.0) }
}

/// T32.9 One of several that look alike, by what everybody sees of this game: each comes up, and nothing hidden decides.
pub(super) fn toss<T: Copy>(known: &Known<'_>, alike: &[T]) -> Option<T> {
    let pcs = known.seats().map(|seat| known.view.pc(seat));
    let seen =
        pcs.map(|pc| u32::from(pc.damage) + u32::from(pc.ap)).sum::<u32>() + u32::from(known.view.round);
    alike.get(seen as usize % alike.len().max(1)).copied()
}

/// T32.9 What to choose.
pub(super) fn choice(known: &Known<'_>, scene: Scene) -> Option<Action> {
    let room: u8 = Area::NORMAL.iter().map(|&area| known.free(area)).sum();
    let letter = match (scene.row().scenario, scene.row().number) {
        (Scenario::S04, 9) if room < 4 => Letter::A,
        (Scenario::S04, 9) => toss(known, &[Letter::A, Letter::B])?,
        (Scenario::S04, 10) if known.pc().hp() > 2 || known.pc().is_down() || room < 3 => Letter::A,
        (Scenario::S04, 10) => Letter::B,
        (Scenario::S05, 10) if crowding(known) > 0.4 => Letter::A,
        (Scenario::S05, 10) => toss(known, &[Letter::A, Letter::B])?,
        (_, _) => return None,
    };
    Some(Action::Choose(letter)).filter(|action| known.may(*action))
}

/// T32.21 The vehicle that helps most.
pub(super) fn vehicle(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        let Action::Race(card) = *action else { return f32::MIN };
        card.vehicle().map_or(f32::MIN, |(_, areas, bonus)| f32::from(bonus) + 0.5 * f32::from(areas))
    })
}

/// T32.14 Where a copy hurts least: where fewest pages lie.
pub(super) fn copy(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        let Action::Slot(slot) = *action else { return f32::MIN };
        -f32::from(known.view.slot(slot).pages)
    })
}

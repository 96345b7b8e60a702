//! T7.1 T7.2 T24.2 What scenario cards do in their sweeps, and what skills, equipment and BOT cards do at the start of the phase,
//! in order.

use crate::faces::tokyo::board::coming::{Coming, Sweep};
use crate::faces::tokyo::words::skill_row;
use kernel::Seat;
use tokyo::{Do, Frame, Role, Row, SCENES_MOST, Skill, Slot, View, When, bot_card};

/// The start-of-phase effects of one PC: three skills, up to four equipped cards.
const PLACES: usize = 8;

/// T7.1 What is still to come in step 2.
pub(crate) fn starts(view: &View) -> Vec<Coming> {
    let (scenes, places) = begun(view);
    let mut all = sweep(view, Sweep::Start, scenes);
    if scenes < usize::MAX {
        all.extend(mods(view, Sweep::Start));
    }
    for seat in Seat::first(view.options.players) {
        let first = PLACES * usize::from(seat.number());
        let own = effects(view, seat).into_iter();
        all.extend(own.filter(|(place, _)| first + place >= places).map(|(_, told)| told));
    }
    let bots = PLACES * usize::from(view.options.players);
    let spent = |role: Role| view.bots[role as usize].is_some_and(|tokens| tokens > 0);
    let due = Role::ALL.iter().skip(places.saturating_sub(bots)).filter(|&&role| spent(role));
    all.extend(due.filter(|&&role| starts_phase(bot_card(role).rows)).map(|&role| Coming::Bot(role)));
    all
}

/// How far step 2 has come: places of scenario cards, places of PCs and BOT cards.
fn begun(view: &View) -> (usize, usize) {
    let found = view.frames.iter().find_map(|frame| match frame {
        Frame::Do(Do::StartScenes { next }) => Some((usize::from(*next), 0)),
        Frame::Do(Do::StartEffects { next }) => Some((usize::MAX, usize::from(*next))),
        Frame::Do(_) | Frame::Ask(_) | Frame::Draw(_) => None,
    });
    found.unwrap_or_default()
}

/// T7.1 The effects of a PC by their places: its skills, then its equipment.
fn effects(view: &View, seat: Seat) -> Vec<(usize, Coming)> {
    let pc = view.pc(seat);
    let alone = view.options.players == 1;
    let usable = |skill: &Skill| pc.can_use(*skill) && !(*skill == Skill::Support && alone);
    let skills = Skill::ALL.iter().enumerate().filter(|(_, skill)| usable(skill));
    let skills = skills.filter(|(_, skill)| starts_phase(skill_row(view, seat, **skill).rows));
    let skills = skills.map(|(place, &skill)| (place, Coming::Skill { seat, skill }));
    let gear = pc.equipment.iter().enumerate().filter(|(_, equipped)| starts_phase(equipped.card.row().rows));
    let gear = gear.map(|(place, equipped)| {
        (Skill::ALL.len() + place, Coming::Gear { seat, place: place as u8, card: equipped.card })
    });
    skills.chain(gear).collect()
}

fn starts_phase(rows: &[Row]) -> bool {
    rows.iter().any(|row| row.when == When::Start)
}

/// T7.2 T24.2 Scenario cards off the mat by rising number, then those in slots. `next` of them have had their turn.
pub(crate) fn sweep(view: &View, sweep: Sweep, next: usize) -> Vec<Coming> {
    let off = view.story.table.iter().map(|scene| (usize::from(scene.row().number) - 1, None, scene));
    let lying = |slot: Slot| Some((SCENES_MOST + slot as usize, Some(slot), view.slot(slot).scene?));
    let places = off.chain(Slot::ALL.iter().copied().filter_map(lying)).filter(|(place, ..)| *place >= next);
    let rows = places.flat_map(|(_, slot, scene)| {
        let rows = (0..).zip(scene.row().rows).filter(|(_, row)| row.when == sweep.when());
        rows.map(move |(row, _)| Coming::Scene { sweep, scene, slot, row })
    });
    rows.collect()
}

/// T32.12 What the MOD cards do after the scenario cards at the start, after the troubles at the end.
pub(crate) fn mods(view: &View, sweep: Sweep) -> Vec<Coming> {
    let rows = view.story.mods.open.iter().flat_map(|card| {
        let rows = (0..).zip(card.row().rows).filter(|(_, row)| row.when == sweep.when());
        rows.map(move |(row, _)| Coming::Mod { sweep, card, row })
    });
    rows.collect()
}

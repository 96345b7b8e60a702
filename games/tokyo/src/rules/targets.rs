//! T11.9 T12.3 T16.2 T16.3 T16.6 T16.6a T16.11 T16.12 T17.1 T19.15 Target numbers, and what stands beside an ability.

use crate::rules::story::lesson;
use crate::table::check::Goal;
use crate::table::state::{SlotState, State};
use crate::table::story::Story;
use crate::table::travel::{Manner, Travel};
use crate::table::view::View;
use crate::words::cards::{Card, CheckKind, Effect, When, Who};
use crate::words::story::{Aim, Deed};
use crate::words::{Ability, Area, Keyword, SLOTS, Slot};
use kernel::Seat;

/// T16.2 A move between normal areas costs this and the troubles.
const MOVE: u8 = 3;
/// T16.6 The way into the Site costs this, less what the troubles spare.
const SITE: u8 = 9;
/// T16.6 What each trouble at the entrance spares.
const GUARDS_BUSY: u8 = 2;
/// What the Engineer's support skill spares.
const RIDE_ALONG: u8 = 2;

/// T16.3 Face-up troubles of an area.
fn troubles(slots: &[SlotState; SLOTS], area: Area) -> u8 {
    area.slots().filter(|&slot| slots[slot as usize].open_trouble().is_some()).count() as u8
}

/// T19.15 What face-up troubles and scenario cards of an area add to targets.
fn tax(slots: &[SlotState; SLOTS], area: Area, of: CheckKind) -> u8 {
    let rows = |slot: Slot| {
        let there = &slots[slot as usize];
        let scene = there.scene.map_or(&[][..], |scene| scene.row().rows);
        there.open_trouble().map_or(scene, |trouble| trouble.row().rows)
    };
    area.slots()
        .flat_map(rows)
        .filter(|row| row.when == When::Always)
        .flat_map(|row| row.does)
        .filter_map(
            |does| if let Effect::Tax { kind, amount } = does.what { Some((kind, amount)) } else { None },
        )
        .filter(|(kind, _)| *kind == of)
        .map(|(_, amount)| amount)
        .sum()
}

/// T19.15 T32.3 A target as scenario and MOD cards change it everywhere.
fn changed(story: &Story, slots: &[SlotState; SLOTS], aim: Aim, target: u8) -> u8 {
    let placed = slots.iter().filter_map(|there| there.scene);
    let scenes = story.table.iter().chain(placed).flat_map(|scene| scene.row().rows);
    let mods = story.mods.open.iter().flat_map(|card| card.row().rows);
    let always = scenes.chain(mods).filter(|row| row.when == When::Always).flat_map(|row| row.does);
    always.fold(target, |target, does| {
        let Effect::Story(Deed::Targets(of, change, least)) = does.what else { return target };
        if of == aim { target.saturating_add_signed(change).max(least.min(target)) } else { target }
    })
}

/// T16.2 T16.6 The target of one line, with what raises it at its ends.
pub(crate) fn line(story: &Story, slots: &[SlotState; SLOTS], from: Area, to: Area) -> u8 {
    way(story, slots, from, [to].into_iter())
}

/// T16.11 T16.12 The target of a whole way.
pub(crate) fn way(
    story: &Story,
    slots: &[SlotState; SLOTS],
    from: Area,
    path: impl Iterator<Item = Area> + Clone,
) -> u8 {
    let all = std::iter::once(from).chain(path.clone());
    let normal = || all.clone().filter(|&area| area != Area::Site);
    let ring = changed(story, slots, Aim::Move, MOVE)
        + normal().map(|area| troubles(slots, area)).max().unwrap_or(0);
    let entrance = normal().last().unwrap_or(from);
    let guarded = SITE.saturating_sub(GUARDS_BUSY * troubles(slots, entrance));
    let site = changed(story, slots, Aim::IntoSite, guarded);
    let into_site = path.clone().any(|area| area == Area::Site);
    let target = match (into_site, normal().count()) {
        (false, _) => ring,
        (true, 0 | 1) => site,
        (true, _) => ring.max(site),
    };
    // One check: an area that is passed twice raises it once.
    let touched = Area::NORMAL.into_iter().filter(|&area| normal().any(|on_way| on_way == area));
    target + touched.map(|area| tax(slots, area, CheckKind::Move)).sum::<u8>()
}

/// T17.1 The target of buying what lies in a slot.
pub(crate) fn purchase(story: &Story, slots: &[SlotState; SLOTS], slot: Slot) -> Option<u8> {
    let card = slots[slot as usize].open_goods()?;
    let price = lesson::price(story, slot).unwrap_or(card.row().cost);
    Some(changed(story, slots, Aim::Buy, price) + tax(slots, slot.area(), CheckKind::Buy))
}

/// T19.15 T32.3 The target of a check with this ability.
pub(crate) fn with(story: &Story, slots: &[SlotState; SLOTS], ability: Ability, target: u8) -> u8 {
    changed(story, slots, Aim::With(ability), target)
}

/// T32.24 The target of a move, as it is for the driver of the race.
pub(crate) fn drivers(story: &Story, slots: &[SlotState; SLOTS], seat: Seat, target: u8) -> u8 {
    if story.race.driver == Some(seat) { changed(story, slots, Aim::DriverMove, target) } else { target }
}

/// T16.11 T16.12 The target of the move planned.
pub(crate) fn travel(state: &State, travel: &Travel) -> u8 {
    let from = state.pcs[travel.driver].area;
    let target = way(&state.story, &state.slots, from, travel.path.iter().flatten().copied());
    let target = drivers(&state.story, &state.slots, travel.driver, target);
    match travel.manner {
        Manner::Ordinary => target,
        Manner::RideAlong => target.saturating_sub(RIDE_ALONG),
    }
}

/// T12.3 T16.10 T19.15 What equipped cards add to a check by themselves.
pub(crate) fn standing_bonus(state: &State, seat: Seat, goal: Goal) -> u8 {
    let here = state.pcs[seat].area;
    let others: u8 = state
        .pcs
        .iter()
        .filter(|(_, pc)| pc.area == here)
        .flat_map(|(owner, pc)| pc.equipment.iter().map(move |equipped| (owner, equipped.card)))
        .map(|(owner, card)| card_bonus(card, if owner == seat { Who::You } else { Who::Ally }, goal))
        .sum();
    let vehicle = match (goal, state.travel) {
        (Goal::Move, Some(Travel { vehicle: Some(card), .. })) => {
            card.vehicle().map_or(0, |(_, _, bonus)| bonus)
        }
        (Goal::Move | Goal::Equip(_) | Goal::Buy(_) | Goal::Solve(_) | Goal::Side(_), _) => 0,
    };
    others + vehicle
}

/// What one card adds to a check of its owner ([`Who::You`]) or of another PC in the area.
fn card_bonus(card: Card, whose: Who, goal: Goal) -> u8 {
    card.row()
        .rows
        .iter()
        .filter(|row| row.when == When::Always)
        .flat_map(|row| row.does)
        .filter(|does| does.who == Who::Near || does.who == Who::Each || does.who == whose)
        .filter_map(|does| {
            let Effect::Bonus { kinds, of, amount } = does.what else { return None };
            let fits = kinds.is_empty() || kinds.contains(&goal.kind());
            (fits && of.is_none_or(|keyword| equips(goal, keyword))).then_some(amount)
        })
        .sum()
}

/// T11.9
fn equips(goal: Goal, keyword: Keyword) -> bool {
    match goal {
        Goal::Equip(card) => card.has(keyword),
        Goal::Move | Goal::Buy(_) | Goal::Solve(_) | Goal::Side(_) => false,
    }
}

impl View {
    /// T16.2 T16.6 The target number printed by the state of the mat on the line between two areas.
    pub fn move_target(&self, from: Area, to: Area) -> u8 {
        line(&self.story, &self.slots, from, to)
    }
    /// T16.11 T16.12 The target number of one move over two areas.
    pub fn way_target(&self, from: Area, path: [Area; 2]) -> u8 {
        way(&self.story, &self.slots, from, path.into_iter())
    }
    /// T32.24 The target of a move as it is for this PC: for the driver of a race it can be higher.
    pub fn move_target_for(&self, seat: Seat, target: u8) -> u8 {
        drivers(&self.story, &self.slots, seat, target)
    }
    /// T19.15 T32.3 The target number of a check with this ability for which so much is printed.
    pub fn check_target(&self, ability: Ability, printed: u8) -> u8 {
        with(&self.story, &self.slots, ability, printed)
    }
    /// T17.1 T19.15 The target number of buying what lies in a slot, with what raises it there.
    pub fn buy_target(&self, slot: Slot) -> Option<u8> {
        purchase(&self.story, &self.slots, slot)
    }
}

//! T32.1 T32.11 What only scenarios do, carried out.

use super::given::scaled;
use super::{mods, npc, pages, race, roaming, tokens, train, zones};
use crate::rules::{damage, ending, rewards, rows};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Source};
use crate::table::state::{Ending, State};
use crate::words::cards::{Card, Category};
use crate::words::story::{Deed, Scene};
use crate::words::{Area, Slot};
use kernel::{Seat, SeatSet, Set, Sink};

/// Does this for a card. The frame on top is that of its row.
pub(crate) fn carry_out(
    state: &mut State,
    (of, by): (Source, Option<Seat>),
    deed: Deed,
    hit: SeatSet,
    log: &mut impl Sink<Event>,
) {
    match deed {
        Deed::Open(number) => {
            if let Some(next) = tokens::card(state, number) {
                zones::open(state, next, log);
            }
        }
        Deed::Place(number, area) => {
            if let Some(card) = tokens::card(state, number) {
                reveal(state, card, log);
                state.stack.push(Ask::Stage { scene: card, area });
            }
        }
        Deed::PlaceIn(number, slot) => {
            if let Some(card) = tokens::card(state, number) {
                reveal(state, card, log);
                zones::place(state, card, slot, log);
            }
        }
        Deed::Out(numbers) => {
            for &number in numbers {
                if let Some(card) = tokens::card(state, number) {
                    zones::put_out(state, card, log);
                }
            }
        }
        Deed::Discard(numbers) => {
            for &number in numbers {
                if let Some(card) = tokens::card(state, number) {
                    zones::finish(state, card, log);
                }
            }
        }
        Deed::Move(turn) => {
            if let Source::Scene(scene) = of {
                zones::move_on(state, scene, turn);
            }
        }
        Deed::Towards(number) => {
            if let (Source::Scene(scene), Some(other)) = (of, tokens::card(state, number))
                && let Some(turn) = roaming::towards(state, scene, other)
            {
                zones::move_on(state, scene, turn);
            }
        }
        Deed::Fetch(number, area) => {
            if let Some(scene) = tokens::card(state, number) {
                roaming::fetch(state, scene, area, log);
            }
        }
        Deed::PlaceOpposite(number, of) => {
            let area = tokens::card(state, of).and_then(|of| roaming::opposite(state, of));
            if let (Some(card), Some(area)) = (tokens::card(state, number), area) {
                reveal(state, card, log);
                state.stack.push(Ask::Stage { scene: card, area });
            }
        }
        Deed::PutAsOn(number, of) => tokens::put(state, number, i16::from(tokens::tokens(state, of)), log),
        Deed::Settle(number) => {
            if let Some(scene) = tokens::card(state, number) {
                roaming::settle_accounts(state, scene);
            }
        }
        Deed::Seep => roaming::seep(state),
        Deed::Put(number, tokens) => tokens::put(state, number, i16::from(scaled(state, tokens)), log),
        Deed::TakeOff(number, tokens) => tokens::put(state, number, -i16::from(scaled(state, tokens)), log),
        Deed::TroublesAt(cards, troubles) => {
            let lies =
                |&slot: &Slot| state.slot(slot).scene.is_some_and(|card| cards.contains(&card.row().number));
            if let Some(area) = Slot::ALL.iter().copied().find(lies).map(Slot::area) {
                let left = scaled(state, troubles);
                state.stack.push(Do::MoreTroubles { left, by: None, area });
            }
        }
        Deed::Choose => {
            if let Source::Scene(scene) = of {
                state.stack.push(Ask::Choice { scene, by: None });
            }
        }
        Deed::DriverChooses => {
            if let (Source::Scene(scene), Some(driver)) = (of, state.story.race.driver) {
                state.stack.push(Ask::Choice { scene, by: Some(driver) });
            }
        }
        Deed::Decide => {
            if let Source::Scene(scene) = of {
                state.stack.push(Ask::Choice { scene, by });
            }
        }
        Deed::HarmNpc(kind, amount) => {
            if let Some(npc) = npc::companion(state) {
                rows::harm_npc(state, of, npc, (kind, amount));
            }
        }
        Deed::Mod(renewal) => mods::renew(state, renewal, log),
        Deed::LiftSeal(skill) => {
            if let Some(seat) = by {
                rewards::lift_seal(state, seat, skill, log);
            }
        }
        Deed::Clear => ending::clear(state, log),
        // T32.11 The scenario is lost.
        Deed::Defeat => ending::finish(state, Ending::Defeat, log),
        Deed::Rest(tokens) => {
            let quiet = |seat: &Seat| {
                let area = state.pcs[*seat].area;
                area != Area::Site && state.troubles_in(area) == 0
            };
            for seat in state.seats().filter(quiet).collect::<SeatSet>() {
                state.stack.push(Ask::Refresh { by: seat, of: seat, kind: None, left: tokens });
            }
        }
        Deed::Crowd => {
            for area in hit.iter().map(|seat| state.pcs[seat].area).collect::<Set<Area>>() {
                state.stack.push(Do::MoreTroubles { left: 1, by: None, area });
            }
        }
        Deed::Lull(troubles) => {
            if let Source::Mod(card) = of {
                mods::lull(state, card, troubles);
            }
        }
        Deed::TroublesAtDriver(troubles) => {
            if let Some(area) = state.driver_area() {
                let left = scaled(state, troubles);
                state.stack.push(Do::MoreTroubles { left, by: None, area });
            }
        }
        Deed::Driver => hit.iter().for_each(|seat| race::enter(state, seat, log)),
        Deed::NameVehicle => race::ask_vehicle(state),
        Deed::Stamp(route) => {
            if let Source::Scene(scene) = of
                && race::earns_token(state, scene, route, log)
            {
                tokens::put(state, scene.row().number, 1, log);
            }
        }
        Deed::Lend(number) => {
            if let (Some(card), Some(seat)) = (tokens::card(state, number), by) {
                lend(state, seat, card, log);
            }
        }
        Deed::PagesOn(cards, pages) => pages::put_on(state, cards, scaled(state, pages), log),
        Deed::PagesOnTrouble(pages) => {
            if let Source::Scene(scene) = of {
                pages::put_on_trouble(state, state.area_of(scene), pages, log);
            }
        }
        Deed::Copies(pages) => {
            let left = scaled(state, pages);
            state.stack.push(Ask::Copies { left, on: Set::EMPTY });
        }
        Deed::Seal => {
            if let (Source::Scene(scene), Some(seat)) = (of, by) {
                pages::ask_to_seal(state, seat, scene);
            }
        }
        Deed::Unburden(healed) => {
            for seat in hit {
                pages::set(state, seat, state.pcs[seat].pages.saturating_sub(1), log);
                damage::heal(state, seat, healed, log);
            }
        }
        Deed::TakePages(number) => hit.iter().for_each(|seat| pages::take(state, seat, number, log)),
        Deed::Vessel(number) => pages::choose_vessel(state, hit, number, log),
        Deed::Treasure(cards) => {
            if let Some(by) = by {
                rewards::treasure(state, by, cards);
            }
        }
        Deed::Roll => {
            if let Source::Scene(scene) = of {
                train::roll(state, scene, log);
            }
        }
        Deed::TroublesIn(areas, troubles) => {
            let left = scaled(state, troubles);
            // The last one pushed is drawn first.
            for number in (0..usize::from(left)).rev() {
                let area = areas[number % areas.len()];
                state.stack.push(Do::MoreTroubles { left: 1, by: None, area });
            }
        }
        Deed::LayBeside(number) => {
            if let Some(card) = tokens::card(state, number) {
                zones::lay_beside(state, card, log);
            }
        }
        Deed::Embark(_) => state.story.embark = state.story.stop,
        // What always works is asked for where it matters.
        Deed::Targets(..)
        | Deed::Blackout
        | Deed::VehicleStays
        | Deed::ThisStays
        | Deed::PagesArrive
        | Deed::PagesRide
        | Deed::PagesTaken
        | Deed::PagesWeigh
        | Deed::Trail(_)
        | Deed::VesselKeeps(_)
        | Deed::Shelter(_)
        | Deed::Bypass
        | Deed::Worse(_)
        | Deed::Shut
        | Deed::WithVehicle(..)
        | Deed::Credit
        | Deed::Swell(..) => {}
    }
}

/// T32.1 A card that does not lie open yet is turned up.
fn reveal(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    let open = state.story.table.iter().any(|it| it == scene) || state.slot_of(scene).is_some();
    if !open {
        zones::open(state, scene, log);
    }
}

/// The card is equipped at once; where there is no place, another one is discarded first.
fn lend(state: &mut State, seat: Seat, scene: Scene, log: &mut impl Sink<Event>) {
    zones::open(state, scene, log);
    if let Some(card) = lent(scene) {
        rewards::make_room(state, seat, card, log);
    }
}

/// The player card that stands for a scenario card that is lent.
fn lent(scene: Scene) -> Option<Card> {
    Card::all().find(|card| card.row().category == Category::Lent(scene.row().scenario, scene.row().number))
}

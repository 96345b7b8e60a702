//! O1.9 O1.10 O3.3 O4.2 O4.4 O4.5 The words of the board: stocks, prey, cities, events, equipment.

use super::{seat_set, wrong};
use crate::rules::{bank, dawn};
use crate::table::frames::{Draw, Frame};
use crate::table::position::{CityPosition, Position, PreyPosition};
use crate::table::state::{CARGO_ROWS, CityState, FIRST_ROW, PREY_PILE, SEARCH_PILE, SHOWN, State, TURNS};
use crate::words::equipment;
use crate::words::event_cards;
use crate::words::options::Bank;
use crate::words::{Area, City, HuntingGround, Prey, Resource};
use kernel::{Counts, PositionError};

/// Puts what lies on the board.
pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let in_play = state.turn.number > 0;
    if in_play {
        dawn::top_up(state);
    }
    for (&area, &count) in &position.stock {
        if area.resource().is_none() {
            return Err(wrong(format!("stock.{area}"), "no such stock (O4.2)"));
        }
        // A worked example of O11.2b has nine water and does not say for how many players.
        let most = if area == Area::Dam { dawn::LARGEST_STOCK } else { dawn::full_stock(state, area) };
        if count > most {
            let reason = format!("with {} players at most {most} lie there (O4.2)", state.seats());
            return Err(wrong(format!("stock.{area}"), reason));
        }
        state.board.stock[area as usize] = count;
    }
    state.board.iodine = position.iodine.unwrap_or(true);
    for (row, &survivors) in &position.cargo {
        let path = format!("cargo.{row}");
        let place = row.parse::<u8>().ok().and_then(|row| row.checked_sub(FIRST_ROW)).map(usize::from);
        let place = place.filter(|&place| place < CARGO_ROWS && survivors <= 1);
        state.board.cargo[place.ok_or_else(|| wrong(path, "rows 3 to 6 hold 0 or 1 survivor (O4.4)"))?] =
            survivors == 1;
    }
    prey(state, position)?;
    for &city in City::ALL {
        let words = position.cities.get(&city).cloned().unwrap_or_default();
        *state.city_mut(city) = city_state(state, position, city, &words)?;
    }
    events(state, position)?;
    deck(state, position)?;
    check_bank(state)
}

/// O1.9 With a counted bank there is no more than the box holds.
fn check_bank(state: &State) -> Result<(), PositionError> {
    match state.options.bank {
        Bank::Unlimited => Ok(()),
        Bank::Counted => {
            let too_many = |resource: &&Resource| bank::in_play(state, **resource) > u32::from(bank::TOKENS);
            if let Some(resource) = Resource::ALL.iter().find(too_many) {
                return Err(wrong("seats", format!("more than {} {resource} in play (O1.9)", bank::TOKENS)));
            }
            if bank::survivors_in_play(state) > bank::SURVIVORS {
                return Err(wrong("seats", format!("more than {} survivors (O1.9)", bank::SURVIVORS)));
            }
            Ok(())
        }
    }
}

fn prey(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let mut known = Counts::EMPTY;
    for (_, player) in state.players.iter() {
        for &kind in Prey::ALL {
            (0..player.prey[kind as usize].min(PREY_PILE as u8)).for_each(|_| known.add(kind));
        }
    }
    for &ground in HuntingGround::ALL {
        let words = position.prey.get(&ground).cloned().unwrap_or_default();
        let path = format!("prey.{ground}");
        let PreyPosition { left, top, tiles, seen_by } = words;
        let default_top = if state.turn.number > 0 { Some(Prey::P5) } else { None };
        let seen_by = seat_set(state, &seen_by, &path)?;
        let set_up = state.turn.number == 0;
        let pile = state.prey_pile_mut(ground);
        let tiles = tiles.unwrap_or_else(|| if left == Some(0) { vec![] } else { vec![top.or(default_top)] });
        pile.left = left.unwrap_or(pile.left.max(tiles.len() as u8));
        pile.seen_by = seen_by;
        if usize::from(pile.left) > PREY_PILE || tiles.len() > usize::from(pile.left) {
            return Err(wrong(path, "at most ten tiles, and no more than are left (O3.3)"));
        }
        pile.tiles = [None; PREY_PILE];
        pile.tiles[..tiles.len()].copy_from_slice(&tiles);
        let frame = position.frames.as_ref().and_then(|frames| frames.last());
        let waits = frame == Some(&Frame::Draw(Draw::TurnUpPrey { ground })) || set_up;
        let there = match frame {
            _ if !seen_by.is_empty() && pile.left > 1 => usize::from(pile.left),
            Some(Frame::Draw(Draw::LookAtPrey { ground: at, seen, .. })) if *at == ground => {
                usize::from(*seen) + 1
            }
            Some(_) | None => usize::from(pile.left.min(1)),
        };
        let known_there = tiles.iter().take_while(|tile| tile.is_some()).count();
        if tiles.iter().flatten().count() != known_there
            || known_there != there && !(waits && known_there == 0)
        {
            return Err(wrong(
                path,
                "the top tile lies open (O3.4), and the others are known to those who have looked (O21.20)",
            ));
        }
        tiles.iter().flatten().for_each(|&tile| known.add(tile));
    }
    let all = Counts::from_array([crate::words::tuning::PREY_COPIES; crate::words::PREY]);
    if let Some((kind, _)) = known.minus(&all).kinds().next() {
        return Err(wrong("prey", format!("more tiles of {kind} than there are (O1.10)")));
    }
    let unseen = all.minus(&known);
    state.prey.unseen = match &position.prey_unseen {
        Some(said) => said.iter().copied().collect(),
        None => unseen,
    };
    let hidden: usize = state
        .prey
        .piles
        .iter()
        .map(|pile| pile.tiles[..usize::from(pile.left)].iter().filter(|tile| tile.is_none()).count())
        .sum();
    if (unseen.len() as usize) < hidden {
        let reason = "with the tiles taken there are not so many; say how many are left (O1.10)";
        return Err(wrong("prey", reason));
    }
    if state.prey.unseen != unseen {
        return Err(wrong("prey_unseen", "it is what is neither open nor taken nor looked at (O3.3)"));
    }
    Ok(())
}

fn city_state(
    state: &State,
    position: &Position,
    city: City,
    words: &CityPosition,
) -> Result<CityState, PositionError> {
    let path = format!("cities.{city}");
    let all = dawn::search_tiles();
    let aside = if state.turn.number > 0 { SEARCH_PILE as u32 - dawn::face_down(state) } else { 0 };
    let (face_down, open) = match (&words.face_down, &words.open) {
        (Some(down), Some(open)) => (down.iter().copied().collect(), open.iter().copied().collect()),
        (Some(down), None) => {
            let down: Counts<_, _> = down.iter().copied().collect();
            (down, all.minus(&down))
        }
        (None, Some(open)) => {
            let open: Counts<_, _> = open.iter().copied().collect();
            (all.minus(&open), open)
        }
        (None, None) => {
            let open: Counts<_, _> = all.iter().take(aside as usize).collect();
            (all.minus(&open), open)
        }
    };
    let mut both = face_down;
    both.add_all(&open);
    if both != all {
        return Err(wrong(path, "face_down and open together are the ten tiles of a city (O1.12)"));
    }
    let shown: Counts<_, _> = words.shown.iter().copied().collect();
    if shown.len() as usize > SHOWN {
        return Err(wrong(path, "at most three tiles are shown (O4.5)"));
    }
    let seen_by = seat_set(state, &words.seen_by, &path)?;
    let mut order = [None; SEARCH_PILE];
    let said = words.order.clone().unwrap_or_default();
    let said_tiles: Counts<_, _> = said.iter().copied().collect();
    let there = match position.frames.as_ref().and_then(|frames| frames.last()) {
        _ if !seen_by.is_empty() => face_down.len() as usize,
        Some(Frame::Draw(Draw::LookAtSearchPile { city: at, seen, .. })) if *at == city => usize::from(*seen),
        Some(_) | None => 0,
    };
    if !said_tiles.minus(&face_down).is_empty() || said.len() != there {
        return Err(wrong(
            path,
            "the order is that of the face-down tiles, for those who have looked (O20.18)",
        ));
    }
    said.iter().zip(&mut order).for_each(|(&tile, place)| *place = Some(tile));
    Ok(CityState { shown, face_down, open, order, seen_by })
}

fn events(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let all = event_cards::cards(state.options.component_set);
    let mut unseen = all;
    for (_, player) in state.players.iter() {
        unseen = unseen - player.events;
    }
    for (turn, card) in &position.events {
        let path = format!("events.{turn}");
        let number = turn.parse::<u8>().ok().filter(|turn| (1..=TURNS).contains(turn));
        let number = number.ok_or_else(|| wrong(&path, "turns are 1 to 6 (O1.2)"))?;
        let Some(card) = *card else { continue };
        if number > state.turn.number {
            return Err(wrong(path, "the card of a later turn lies face down (O5.1)"));
        }
        if !unseen.remove(card) {
            return Err(wrong(path, "this card is elsewhere or not in this component set (O1.14, O13.6)"));
        }
        state.events.open[usize::from(number) - 1] = Some(card);
    }
    if let Some(said) = &position.events_unseen {
        let said: kernel::Set<_> = said.iter().copied().collect();
        // Cards of turns that are over may have been resolved before.
        if said != unseen {
            return Err(wrong("events_unseen", "it is what is neither open nor resolved (O3.17)"));
        }
    }
    state.events.unseen = unseen;
    Ok(())
}

fn deck(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let all = equipment::tiles(state.options.component_set);
    let mut placed: Counts<_, _> = position.discard.iter().copied().collect();
    state.deck.discard = placed;
    state.deck.aside = position.aside.iter().copied().collect();
    state.deck.shuffles = position.shuffles;
    placed.add_all(&state.deck.aside);
    for (_, player) in state.players.iter() {
        player.owned().iter().for_each(|kind| placed.add(kind));
    }
    for city in &state.cities {
        placed.add_all(&city.shown);
    }
    let rest = all.minus(&placed);
    state.deck.tiles = match &position.deck {
        Some(tiles) => tiles.iter().copied().collect(),
        None => rest,
    };
    placed.add_all(&state.deck.tiles);
    match placed.minus(&all).kinds().next() {
        Some((kind, _)) => Err(wrong("deck", format!("more tiles of {kind} than there are (O1.13)"))),
        None => Ok(()),
    }
}

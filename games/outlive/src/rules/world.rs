//! Worlds a viewer cannot tell apart: the state of a view, with what it hides filled in at random.

use super::questions;
use crate::table::frames::{Ask, Draw, Frame, SetupChoice, Stack, Todo};
use crate::table::state::{
    Board, CityState, EquipmentDeck, EventBoard, HeroState, LEADERS_DEALT, Player, PreyPile, PreyTiles,
    ROOMS_DEALT, State, Turn, Unopened,
};
use crate::table::view::{CityView, PreyView, SeatView, View, hidden};
use crate::words::{CITIES, City, HUNTING_GROUNDS, Hero, HuntingGround};
use kernel::{Counts, Entropy, Id, PerSeat, Seat, Set, Shuffle, Viewer};

/// A state this view is the view of.
pub(crate) fn sample_world(view: &View, entropy: &mut impl Entropy) -> State {
    let mut players = PerSeat::filled(view.options.players, Player::default());
    for (seat, own) in Seat::first(view.options.players).zip(&view.seats) {
        players[seat] = player(own);
    }
    let mut unopened = Unopened { leaders: view.leaders_unseen, rooms: view.rooms_unseen };
    let mut prey = PreyTiles { piles: [PreyPile::default(); HUNTING_GROUNDS], unseen: view.prey_unseen };
    for &ground in HuntingGround::ALL {
        prey.piles[ground as usize] = prey_pile(view, ground, &mut prey.unseen, entropy);
    }
    let mut cities = [CityState::default(); CITIES];
    for &city in City::ALL {
        cities[city as usize] = city_state(view, city, entropy);
    }
    for seat in Seat::first(view.options.players).filter(|&seat| is_hidden(view, seat)) {
        if secret_choices(view) {
            deal(view, seat, &mut players[seat], &mut unopened, entropy);
        } else {
            place_heroes(&mut players[seat], entropy);
        }
    }
    State {
        options: view.options,
        players,
        board: Board { stock: view.stock, iodine: view.iodine, cargo: view.cargo },
        prey,
        cities,
        deck: EquipmentDeck {
            tiles: view.deck,
            discard: view.discard,
            aside: view.aside,
            shuffles: view.shuffles,
        },
        events: EventBoard { open: view.events, unseen: view.events_unseen },
        unopened,
        turn: Turn {
            number: view.turn,
            first: view.first,
            next_first: view.next_first,
            finished: view.finished,
        },
        visit: view.visit,
        stack: view.frames.iter().copied().collect::<Stack>(),
        over: view.over,
    }
}

fn player(view: &SeatView) -> Player {
    Player {
        leader: view.leader,
        dealt_leaders: view.dealt_leaders,
        dealt_rooms: view.dealt_rooms,
        discarded_rooms: view.discarded_rooms,
        tokens: view.tokens,
        heroes: view.heroes.map(|hero| HeroState { area: hero.area, active: hero.active, row: hero.row }),
        airlock: view.airlock,
        rooms: view.rooms,
        gauge: view.gauge,
        broken: view.broken,
        repaired: view.repaired,
        used: view.used,
        events: view.events,
        prey: view.prey,
        todo: view.todo,
    }
}

/// One of this many, each with the same probability.
fn below(entropy: &mut impl Entropy, of: u32) -> u32 {
    entropy.pick(Shuffle { pile: u8::MAX, number: u8::MAX }, 0, of)
}

/// Takes one out by lot.
fn take<T: Id, const KINDS: usize>(tiles: &mut Counts<T, KINDS>, entropy: &mut impl Entropy) -> Option<T> {
    let left = tiles.len();
    let tile = if left == 0 { None } else { tiles.nth(below(entropy, left)) }?;
    tiles.take(tile);
    Some(tile)
}

fn one_of<T: Id>(set: Set<T>, entropy: &mut impl Entropy) -> Option<T> {
    if set.is_empty() { None } else { set.iter().nth(below(entropy, set.len()) as usize) }
}

/// O21.20 Tiles that others have seen are there, but the viewer does not know which.
fn prey_pile(
    view: &View,
    ground: HuntingGround,
    unseen: &mut Counts<crate::words::Prey, { crate::words::PREY }>,
    entropy: &mut impl Entropy,
) -> PreyPile {
    let PreyView { left, tiles, seen_by } = view.prey(ground);
    let mut pile = PreyPile { left: *left, seen_by: *seen_by, ..PreyPile::default() };
    pile.tiles[..tiles.len()].copy_from_slice(tiles);
    let there = match view.top() {
        _ if !seen_by.is_empty() => tiles.len(),
        Some(Frame::Draw(Draw::LookAtPrey { ground: at, seen, .. })) if at == ground => usize::from(seen) + 1,
        Some(_) | None => 0,
    };
    for tile in pile.tiles[..there].iter_mut().filter(|tile| tile.is_none()) {
        *tile = take(unseen, entropy);
    }
    pile
}

/// O20.18 The order that others have seen exists, but the viewer does not know it.
fn city_state(view: &View, city: City, entropy: &mut impl Entropy) -> CityState {
    let CityView { shown, face_down, open, order, seen_by } = view.city(city);
    let mut state = CityState {
        shown: *shown,
        face_down: *face_down,
        open: *open,
        seen_by: *seen_by,
        ..CityState::default()
    };
    let there = match view.top() {
        _ if !seen_by.is_empty() => face_down.len() as usize,
        Some(Frame::Draw(Draw::LookAtSearchPile { city: at, seen, .. })) if at == city => usize::from(seen),
        Some(_) | None => 0,
    };
    let known = order.as_deref().unwrap_or_default();
    let mut left = face_down.minus(&known.iter().copied().collect());
    for (place, tile) in state.order[..there].iter_mut().enumerate() {
        *tile = known.get(place).copied().or_else(|| take(&mut left, entropy));
    }
    state
}

fn secret_choices(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Draw(Draw::DealLeaders | Draw::DealRooms) | Frame::Ask(Ask::Choose)))
}

/// Whether something of this seat is hidden from the viewer.
fn is_hidden(view: &View, seat: Seat) -> bool {
    let own = match view.viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(own) => own == seat,
        Viewer::Spectator => false,
    };
    let placing = view.top() == Some(Frame::Ask(Ask::PlaceHeroes)) && view.options.places_together();
    !own && (secret_choices(view) || placing)
}

/// O3.9a What another player may have been dealt and, if ready, have chosen.
fn deal(view: &View, seat: Seat, player: &mut Player, unopened: &mut Unopened, entropy: &mut impl Entropy) {
    let before = u32::from(seat.number());
    let dealt = |all: u8, each: u32| u32::from(all).saturating_sub(before * each).min(each);
    for _ in 0..dealt(view.leaders_dealt, LEADERS_DEALT) {
        if let Some(leader) = one_of(unopened.leaders, entropy) {
            unopened.leaders.remove(leader);
            player.dealt_leaders.insert(leader);
        }
    }
    for _ in 0..dealt(view.rooms_dealt, ROOMS_DEALT) {
        if let Some(room) = take(&mut unopened.rooms, entropy) {
            player.dealt_rooms.add(room);
        }
    }
    if view.top() != Some(Frame::Ask(Ask::Choose)) || player.todo != Todo::Nothing {
        return;
    }
    player.todo = hidden::BUSY;
    let mut options = Vec::new();
    while player.todo != Todo::Nothing {
        options.clear();
        questions::choices(player, &mut options);
        let choice = options[below(entropy, options.len() as u32) as usize];
        questions::choose(player, choice);
    }
}

/// O3.13a Where another player who is ready may have placed the heroes.
fn place_heroes(player: &mut Player, entropy: &mut impl Entropy) {
    if player.todo == Todo::Setup(SetupChoice::PlaceHeroes) {
        return;
    }
    let mut areas =
        player.leader.map(|leader| leader.record().areas.iter().copied().collect()).unwrap_or(Set::EMPTY);
    for &hero in Hero::ALL {
        if let Some(area) = one_of(areas, entropy) {
            areas.remove(area);
            player.heroes[hero as usize].area = Some(area);
        }
    }
}

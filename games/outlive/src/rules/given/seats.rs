//! O1.8 O2.13 O3.9 O10.2 O13.6 The words of a seat.

use super::{seat, wrong};
use crate::table::position::{AllOfHero, AllOfRoom, HeroWords, Position, RoomWords, SeatPosition};
use crate::table::shelter::{GAUGE, ROOM_PLACES, RoomState, Rooms, airlock_seats};
use crate::table::state::{CARGO_ROWS, FIRST_ROW, HeroState, Player, State};
use crate::words::equipment;
use crate::words::event_cards::{self, EventCard};
use crate::words::homes::RoomName;
use crate::words::leaders::{self, Leader};
use crate::words::rooms::{self, ROOMS, Room};
use crate::words::{Area, Hero};
use kernel::{Counts, PositionError, Seat, Set};
use std::fmt::Display;

/// Puts what the seats have.
pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (&number, words) in &position.seats {
        let path = format!("seats.{number}");
        let seat = seat(state, number, &path)?;
        state.players[seat] = player(state, words, &path)?;
    }
    if state.turn.number > 0 {
        fill_up(state);
    }
    check_equipment(state)
}

fn player(state: &State, words: &SeatPosition, path: &str) -> Result<Player, PositionError> {
    let at = |word: &str| format!("{path}.{word}");
    let set = state.options.component_set;
    named_once(&at("broken"), &words.broken)?;
    named_once(&at("repaired"), &words.repaired)?;
    named_once(&at("used"), &words.used)?;
    named_once(&at("events"), &words.events)?;
    let mut player = Player {
        leader: words.leader,
        dealt_leaders: words.dealt_leaders.iter().copied().collect(),
        tokens: words.tokens,
        broken: words.broken.iter().copied().collect(),
        repaired: words.repaired.iter().copied().collect(),
        used: words.used.iter().copied().collect(),
        events: words.events.iter().copied().collect(),
        airlock: words.airlock,
        todo: words.todo.unwrap_or_default(),
        ..Player::default()
    };
    for leader in words.leader.into_iter().chain(player.dealt_leaders) {
        if !leaders::cards(set).contains(leader) {
            return Err(wrong(at("leader"), format!("{leader} is not in this component set (O1.14)")));
        }
    }
    if !player.events.is_subset(event_cards::cards(set)) {
        return Err(wrong(at("events"), "an event that is not in this component set (O1.14)"));
    }
    for (word, rooms, dealt) in [
        ("dealt_rooms", &words.dealt_rooms, &mut player.dealt_rooms),
        ("discarded_rooms", &words.discarded_rooms, &mut player.discarded_rooms),
    ] {
        *dealt = rooms.iter().copied().collect();
        if !dealt.minus(&rooms::advanced(set)).is_empty() {
            return Err(wrong(at(word), "more tiles of a kind than there are (O1.13)"));
        }
    }
    if !player.discarded_rooms.minus(&player.dealt_rooms).is_empty() {
        return Err(wrong(at("discarded_rooms"), "only rooms that were dealt can be discarded (O3.9)"));
    }
    if words.tokens.iter().any(|(_, count)| count > 100) {
        return Err(wrong(at("tokens"), "at most 100 of a resource can be written down"));
    }
    heroes(&mut player, words, path)?;
    player.rooms = rooms_of(words, path)?;
    if player.airlock > airlock_seats(state.options.airlock_rows) {
        return Err(wrong(at("airlock"), "more survivors than the airlock has seats (O1.7)"));
    }
    if let Some(value) = words.radiation {
        let space = GAUGE.iter().position(|&space| space == value);
        let spaces = GAUGE.map(|space| space.to_string()).join(", ");
        player.gauge = space.ok_or_else(|| {
            wrong(at("radiation"), format!("no space has the value {value}; they are {spaces} (O1.8)"))
        })? as u8;
    }
    if !(player.broken & player.repaired).is_empty() {
        return Err(wrong(at("repaired"), "nobody owns two tiles of a kind (O2.13)"));
    }
    if !player.used.is_subset(player.repaired) {
        return Err(wrong(at("used"), "only repaired equipment can be used (O18.2)"));
    }
    for (&kind, &count) in &words.prey {
        player.prey[kind as usize] = count;
    }
    if words.survivors.is_some_and(|said| said != player.survivors()) {
        return Err(wrong(at("survivors"), format!("there are {} in airlock and rooms", player.survivors())));
    }
    Ok(player)
}

/// O2.13 O13.6 What a player can have once only is named once.
fn named_once<T: PartialEq + Display>(path: &str, list: &[T]) -> Result<(), PositionError> {
    let again = list.iter().enumerate().find(|(at, named)| list[..*at].contains(named));
    again.map_or(Ok(()), |(_, named)| {
        Err(wrong(path, format!("{named} is named twice; nobody has two of a kind (O2.13, O13.6)")))
    })
}

fn heroes(player: &mut Player, words: &SeatPosition, path: &str) -> Result<(), PositionError> {
    for (&hero, &hero_words) in &words.heroes {
        let at = format!("{path}.heroes.{hero}");
        let state = match hero_words {
            HeroWords::At(area) => HeroState { area: Some(area), ..HeroState::default() },
            HeroWords::All(AllOfHero { area, active, row }) => HeroState { area, active, row },
        };
        let row_fits = match state.row {
            Some(row) => {
                state.active
                    && state.area == Some(Area::CargoShip)
                    && (FIRST_ROW..FIRST_ROW + CARGO_ROWS as u8).contains(&row)
            }
            None => !state.active || state.area != Some(Area::CargoShip),
        };
        if !row_fits {
            return Err(wrong(at, "exactly the active heroes at the Cargo Ship have a row, 3 to 6 (O10.2)"));
        }
        let highest = hero.strength() + 1;
        if state.row.is_some_and(|row| row > highest) {
            let own = hero.strength();
            let reason =
                format!("a [{own}] stands in row {own}, or {highest} with the Grappling hook (O10.2)");
            return Err(wrong(at, reason));
        }
        if state.active && state.area.is_none() {
            return Err(wrong(at, "an active hero is somewhere (O6.1)"));
        }
        if state.area.is_some_and(|area| player.areas().contains(area)) {
            return Err(wrong(at, "heroes of a player stand in different areas (O6.4)"));
        }
        player.heroes[hero as usize] = state;
    }
    Ok(())
}

fn rooms_of(words: &SeatPosition, path: &str) -> Result<Rooms, PositionError> {
    let mut rooms = Rooms::basic();
    let mut named: Vec<(RoomName, RoomWords)> = Vec::new();
    for (name, &room) in &words.rooms {
        let parsed = name.parse::<RoomName>();
        named.push((parsed.map_err(|error| wrong(format!("{path}.rooms"), error.to_string()))?, room));
    }
    for &(name, _) in named.iter().filter(|(name, _)| !name.kind.is_basic()) {
        if rooms.all().len() == ROOM_PLACES {
            return Err(wrong(format!("{path}.rooms"), "four advanced rooms at most (O3.9)"));
        }
        rooms.add(RoomState::unbuilt(name.kind));
    }
    for (name, words) in named {
        let at = format!("{path}.rooms.{name}");
        let (built, survivors, used, full) = match words {
            RoomWords::Survivors(survivors) => (true, survivors, false, None),
            RoomWords::All(AllOfRoom { built, survivors, used, full }) => {
                (built.unwrap_or(true), survivors, used, full)
            }
        };
        let most = if built { name.kind.most() } else { 0 };
        if survivors > most {
            return Err(wrong(at, format!("at most {most} survivors (O2.6, O20.16)")));
        }
        if used && !built {
            return Err(wrong(at, "a room that is not built cannot be used (O2.6)"));
        }
        let Some(room) = rooms.get_mut(name) else {
            return Err(wrong(at, "the second of a kind needs the first (O3.9b)"));
        };
        *room = RoomState { used, survivors, ..*room };
        if built {
            rooms.build(name);
        }
        if full.is_some_and(|said| rooms.get(name).is_some_and(|room| said != room.is_full())) {
            return Err(wrong(at, "whether it is full follows from its survivors (O2.6)"));
        }
    }
    Ok(rooms)
}

/// What is unsaid after set-up: leaders, the areas of heroes, four advanced rooms.
fn fill_up(state: &mut State) {
    let set = state.options.component_set;
    let mut leaders = leaders::cards(set);
    let mut rooms = rooms::advanced(set);
    for (_, player) in state.players.iter() {
        player.leader.into_iter().for_each(|leader| {
            leaders.remove(leader);
        });
        rooms = rooms.minus(&advanced_of(player));
    }
    for seat in Seat::first(state.seats()) {
        let player = &mut state.players[seat];
        let leader = player.leader.or(leaders.first()).unwrap_or(Leader::JacobRowlett);
        leaders.remove(leader);
        player.leader = Some(leader);
        for &hero in Hero::ALL {
            let starts: Set<Area> = leader.record().areas.iter().copied().collect();
            let all: Set<Area> = Area::ALL.iter().copied().collect();
            let free = (starts - player.areas()).first().or((all - player.areas()).first());
            let own = &mut player.heroes[hero as usize];
            own.area = own.area.or(free);
        }
        while player.rooms.all().len() < ROOM_PLACES {
            let missing = |room: &&Room| rooms.contains(**room) && !advanced_of(player).contains(**room);
            let Some(&room) = Room::ALL.iter().find(missing) else { break };
            rooms.take(room);
            player.rooms.add(RoomState::unbuilt(room));
        }
    }
}

fn advanced_of(player: &Player) -> Counts<Room, ROOMS> {
    player.rooms.all().iter().map(|room| room.kind).filter(|kind| !kind.is_basic()).collect()
}

/// O1.13 Nothing is there more often than in the box.
fn check_equipment(state: &State) -> Result<(), PositionError> {
    let set = state.options.component_set;
    let (mut tiles, mut rooms) = (Counts::EMPTY, Counts::EMPTY);
    let (mut leaders, mut events): (Set<Leader>, Set<EventCard>) = (Set::EMPTY, Set::EMPTY);
    for (seat, player) in state.players.iter() {
        player.owned().iter().for_each(|kind| tiles.add(kind));
        rooms.add_all(&advanced_of(player));
        if player.leader.is_some_and(|leader| leaders.contains(leader)) {
            return Err(wrong(
                format!("seats.{}.leader", seat.number()),
                "two players have this leader (O3.12)",
            ));
        }
        leaders = player.leader.map_or(leaders, |leader| leaders.with(leader));
        if !(events & player.events).is_empty() {
            return Err(wrong(
                format!("seats.{}.events", seat.number()),
                "two players have resolved this event (O13.6)",
            ));
        }
        events = events | player.events;
    }
    if let Some((kind, _)) = tiles.minus(&equipment::tiles(set)).kinds().next() {
        return Err(wrong("seats", format!("more tiles of {kind} than there are (O1.13)")));
    }
    if let Some((kind, _)) = rooms.minus(&rooms::advanced(set)).kinds().next() {
        return Err(wrong("seats", format!("more tiles of {kind} than there are (O1.13)")));
    }
    Ok(())
}

//! P2.1 P2.2 P2.3 P2.4 P2.5 P2.6 P2.7 P2.8 P2.9 P2.10 P2.11 P2.12 P20.2 P20.3 P21.1 P21.2 P21.3 P21.4 Set-up, from the empty table to the
//! first turn.

use crate::rules::turn;
use crate::table::bio_terrorist::{BioTerrorist, hand};
use crate::table::event::Event;
use crate::table::frames::{Refused, Setup, Stack};
use crate::table::sight::{receive, tell};
use crate::table::state::{
    Board, CUBES, EPIDEMICS, InfectionDeck, Player, PlayerDeck, RoleCards, State, Strain, Stretch, Turn,
};
use crate::words::map::{CITIES, City};
use crate::words::options::RoleAssignment;
use crate::words::options::{
    BtSeat, EventSet, MOST_AGAINST_BIO_TERRORIST, Options, PurpleModule, StartPlayer,
};
use crate::words::refusals;
use crate::words::{
    COLOURS, Card, Cure, EventCard, InfectionCard, Role, cities_in, city_cards, event_cards, events_in,
    mutation_cards,
};
use kernel::{Audience, PerSeat, Pile, Refusal, Seat, SeatSet, Set, Sink};

/// P2.4 Cubes for the cities of the setup infection, in the order of the cards.
const SETUP_CUBES: [u8; 9] = [3, 3, 3, 2, 2, 2, 1, 1, 1];

/// P2.6 Cards dealt to each seat.
pub(crate) fn hand_size(players: u8) -> u8 {
    match players {
        2 => 4,
        3 => 3,
        _ => 2,
    }
}

/// P2.7 `cards` split into as many stretches as there are Epidemics, one Epidemic added to each.
pub(crate) fn stretches(cards: u8, epidemics: u8) -> [Stretch; EPIDEMICS] {
    let mut all = [Stretch::default(); EPIDEMICS];
    for (place, stretch) in (0..epidemics).zip(&mut all) {
        let size = cards / epidemics + u8::from(place < cards % epidemics) + 1;
        *stretch = Stretch { left: size, of: size, epidemics: 1 };
    }
    all
}

/// P2.1 P2.3 The table before anything is drawn. P21.1: the Bio-Terrorist has a seat of its own. P21.4: no card of the Mutation module.
pub(crate) fn before(options: &Options) -> Result<State, Refusal> {
    let start_seat_exists = options.start_seat.number() < options.players;
    if !(2..=5).contains(&options.players)
        || options.start_player == StartPlayer::ChosenSeat && !start_seat_exists
    {
        return Err(refusals::NO_SUCH_SEAT);
    }
    let with_bio_terrorist = options.module_purple == PurpleModule::BioTerrorist;
    if with_bio_terrorist && options.players > MOST_AGAINST_BIO_TERRORIST {
        return Err(refusals::TOO_MANY_AGAINST_BIO_TERRORIST);
    }
    let mut pile = Pile::empty();
    pile.shuffle_onto(InfectionCard::cities(), 0);
    let mut supply = [0; COLOURS];
    for &colour in options.colours() {
        supply[colour as usize] = CUBES[colour as usize];
    }
    let bio_terrorist_is_drawn = with_bio_terrorist && options.bt_seat == BtSeat::Random;
    let mut state = State {
        options: *options,
        team: if bio_terrorist_is_drawn { SeatSet::EMPTY } else { Seat::first(options.players).collect() },
        players: PerSeat::filled(options.seats(), Player::default()),
        role_cards: RoleCards::default(),
        board: Board {
            cubes: [[0; COLOURS]; CITIES],
            supply,
            purple_appeared: false,
            removed: [0; COLOURS],
            cures: [Cure::Active; COLOURS],
            stations: Set::one(City::Atlanta),
            rate_index: 0,
            outbreaks: 0,
        },
        player_deck: PlayerDeck {
            cards: first_cards(options),
            stretches: [Stretch::default(); EPIDEMICS],
            epidemics_drawn: 0,
        },
        player_discard: Set::EMPTY,
        player_removed: Set::EMPTY,
        infection: InfectionDeck { pile, discard: Set::EMPTY, removed: Set::EMPTY, shuffles: 1 },
        turn: Turn::default(),
        travel_ban: None,
        strain: Strain::default(),
        bio_terrorist: None,
        forecast: Set::EMPTY,
        refused: Refused::default(),
        stack: Stack::EMPTY,
        ending: None,
    };
    if bio_terrorist_is_drawn {
        state.stack.push(Setup::BioTerroristSeat);
    } else {
        state.stack.push(Setup::Roles);
        if let Some(last) = Seat::new(options.players).filter(|_| with_bio_terrorist) {
            state.bio_terrorist = Some(BioTerrorist::new(last));
        }
    }
    Ok(state)
}

impl State {
    /// P2.2 P10.19 Roles of the pool nobody has.
    pub(crate) fn free_roles(&self) -> Set<Role> {
        let taken: Set<Role> = self.team().filter_map(|(_, player)| player.role).collect();
        self.options.roles() - taken
    }

    /// P2.2 The first seat without a role.
    pub(crate) fn seat_without_role(&self) -> Option<Seat> {
        self.team().find(|(_, player)| player.role.is_none()).map(|(seat, _)| seat)
    }

    /// P2.6 The seat that gets the next card: seat after seat, one hand after the other.
    pub(crate) fn seat_to_deal(&self) -> Option<Seat> {
        let size = u32::from(hand_size(self.options.players));
        self.team().find(|(_, player)| player.hand.len() < size).map(|(seat, _)| seat)
    }
}

/// P2.6 The player cards before anything is drawn. P2.12: a mixed set of events joins them later.
fn first_cards(options: &Options) -> Set<Card> {
    let cities = city_cards(City::ALL.iter().copied().collect());
    match options.event_set {
        EventSet::Base5 => cities | event_cards(options.events()),
        EventSet::Mix13 => cities,
    }
}

/// P21.2 A seat is drawn for the Bio-Terrorist; the others play together.
pub(crate) fn take_bio_terrorist(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.bio_terrorist = Some(BioTerrorist::new(seat));
    state.team = Seat::first(state.options.seats()).filter(|&other| other != seat).collect();
    log.emit(Audience::All, Event::BioTerroristChosen { seat });
    state.stack.goto(Setup::Roles);
}

/// P2.2
pub(crate) fn take_role(state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    let Some(seat) = state.seat_without_role() else { return };
    state.players[seat].role = Some(role);
    log.emit(Audience::All, Event::RoleTaken { seat, role });
    if state.seat_without_role().is_none() {
        state.stack.goto(Setup::SetupInfection { done: 0 });
    }
}

/// P2.4 P2.5 Cubes go straight onto the board: no ability applies and nothing can break out.
pub(crate) fn infect(state: &mut State, card: InfectionCard, done: u8, log: &mut impl Sink<Event>) {
    let InfectionCard::City(city) = card else { return };
    let cubes = SETUP_CUBES[done as usize];
    state.infection.pile.take_top(card);
    state.infection.discard.insert(card);
    let colour = city.colour();
    state.board.cubes[city as usize][colour as usize] = cubes;
    state.board.supply[colour as usize] -= cubes;
    log.emit(Audience::All, Event::SetupInfected { city, colour, cubes });
    if usize::from(done) + 1 < SETUP_CUBES.len() {
        state.stack.goto(Setup::SetupInfection { done: done + 1 });
    } else {
        after_infection(state);
    }
}

/// P2.8 P20.3 P21.3 The module pieces that follow the setup infection.
fn after_infection(state: &mut State) {
    match state.options.module_purple {
        PurpleModule::None => {}
        PurpleModule::Mutation => {
            state.infection.discard = state.infection.discard | InfectionCard::mutations();
        }
        PurpleModule::BioTerrorist if state.options.bt_start_cards > 0 => {
            state.stack.goto(Setup::BioTerroristHand);
            return;
        }
        PurpleModule::BioTerrorist => {}
    }
    before_hands(state);
}

/// P21.3 A card of the Bio-Terrorist's first hand.
pub(crate) fn take_first_card(state: &mut State) {
    if hand(state).len() >= u32::from(state.options.bt_start_cards) {
        before_hands(state);
    }
}

/// P2.12 The events are drawn if the set is mixed; then hands are dealt.
fn before_hands(state: &mut State) {
    state.stack.goto(match state.options.event_set {
        EventSet::Base5 => Setup::Deal,
        EventSet::Mix13 => Setup::Events,
    });
}

/// P2.12 The events not yet drawn for this game.
pub(crate) fn events_left(state: &State) -> Set<EventCard> {
    state.options.events() - events_in(state.player_deck.cards)
}

/// P2.12 One of the events of this game goes in unseen.
pub(crate) fn take_event(state: &mut State, event: EventCard, log: &mut impl Sink<Event>) {
    state.player_deck.cards.insert(Card::Event(event));
    let count = state.options.events_in_deck();
    if events_in(state.player_deck.cards).len() >= u32::from(count) {
        log.emit(Audience::All, Event::EventsMixed { count });
        state.stack.goto(Setup::Deal);
    }
}

/// P2.6, and P2.7 P20.2 after the last card.
pub(crate) fn deal(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    let Some(seat) = state.seat_to_deal() else { return };
    state.player_deck.cards.remove(card);
    receive(state, seat, card);
    tell(state, seat, Event::Dealt { seat, card }, Event::DealtHidden { seat }, log);
    if state.seat_to_deal().is_none() {
        if state.options.module_purple == PurpleModule::Mutation {
            state.player_deck.cards = state.player_deck.cards | mutation_cards();
        }
        let cards = state.player_deck.cards.len() as u8;
        state.player_deck.stretches = stretches(cards, state.options.epidemics);
        state.stack.goto(Setup::Start);
    }
}

/// P2.9 P2.10 Who begins, where chance does not decide; with the card that does.
pub(crate) fn start_without_chance(state: &State) -> Option<(Seat, Option<City>)> {
    match state.options.start_player {
        StartPlayer::Random => None,
        StartPlayer::ChosenSeat => Some((
            state.team.iter().nth(state.options.start_seat.number() as usize).unwrap_or_default(),
            None,
        )),
        StartPlayer::Population => {
            let best = |seat: Seat| {
                cities_in(state.players[seat].hand)
                    .iter()
                    .map(|city| (city.population(), std::cmp::Reverse(city)))
                    .max()
            };
            let (card, seat) = state
                .team
                .into_iter()
                .filter_map(|seat| best(seat).map(|best| (best, std::cmp::Reverse(seat))))
                .max()
                .map_or((None, Seat::default()), |(best, seat)| (Some(best.1.0), seat.0));
            Some((seat, card))
        }
    }
}

/// P2.9 P2.11 The first turn begins.
pub(crate) fn start(state: &mut State, seat: Seat, card: Option<City>, log: &mut impl Sink<Event>) {
    if let Some(city) = card {
        state.players[seat].shown.insert(Card::City(city));
    }
    log.emit(Audience::All, Event::Begins { seat, card });
    turn::begin(state, seat, log);
}

/// P2.2 Who is asked during set-up: with `role_assignment=chosen` the seats pick in order (P2.2).
pub(crate) fn picks_role(state: &State) -> Option<Seat> {
    match state.options.role_assignment {
        RoleAssignment::Random => None,
        RoleAssignment::Chosen => state.seat_without_role(),
    }
}

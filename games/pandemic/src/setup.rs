//! P2.1 P2.2 P2.3 P2.4 P2.5 P2.6 P2.7 P2.8 P2.9 P2.10 P2.11 Set-up, from the empty table to the first turn.

use crate::event::Event;
use crate::frames::{Frame, Refused, Stack};
use crate::map::City;
use crate::options::{Options, StartPlayer, Switch};
use crate::refusals;
use crate::rules::turn;
use crate::state::{Board, CUBES, EPIDEMICS, InfectionDeck, Player, PlayerDeck, State, Stretch, Turn};
use crate::words::{COLOURS, Card, Cure, Role, cities_in};
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

impl State {
    /// P2.3 The table before anything is drawn.
    pub(crate) fn before_setup(options: &Options) -> Result<State, Refusal> {
        let start_seat_exists = options.start_seat.number() < options.players;
        if !(2..=5).contains(&options.players)
            || options.start_player == StartPlayer::ChosenSeat && !start_seat_exists
        {
            return Err(refusals::NO_SUCH_SEAT);
        }
        let mut pile = Pile::empty();
        pile.shuffle_onto(City::ALL.iter().copied().collect(), 0);
        let mut stack = Stack::EMPTY;
        stack.push(Frame::Roles);
        Ok(State {
            options: *options,
            players: PerSeat::filled(options.players, Player::default()),
            board: Board {
                cubes: [[0; COLOURS]; crate::map::CITIES],
                supply: [CUBES; COLOURS],
                cures: [Cure::Active; COLOURS],
                stations: Set::one(City::Atlanta),
                rate_index: 0,
                outbreaks: 0,
            },
            player_deck: PlayerDeck {
                cards: Card::all(),
                stretches: [Stretch::default(); EPIDEMICS],
                epidemics_drawn: 0,
            },
            player_discard: Set::EMPTY,
            infection: InfectionDeck { pile, discard: Set::EMPTY, removed: Set::EMPTY, shuffles: 1 },
            turn: Turn {
                number: 0,
                active: Seat::default(),
                actions_left: 0,
                cards_drawn: 0,
                epidemics_waiting: 0,
                infected: 0,
                quiet: 0,
            },
            forecast: Set::EMPTY,
            refused: Refused::default(),
            stack,
            ending: None,
        })
    }

    /// P2.2 Roles nobody has.
    pub(crate) fn free_roles(&self) -> Set<Role> {
        let taken: Set<Role> = self.players.iter().filter_map(|(_, player)| player.role).collect();
        Role::ALL.iter().copied().collect::<Set<Role>>() - taken
    }

    /// P2.2 The first seat without a role.
    pub(crate) fn seat_without_role(&self) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.role.is_none()).map(|(seat, _)| seat)
    }

    /// P2.6 The seat that gets the next card: seat after seat, one hand after the other.
    pub(crate) fn seat_to_deal(&self) -> Option<Seat> {
        let size = u32::from(hand_size(self.options.players));
        self.players.iter().find(|(_, player)| player.hand.len() < size).map(|(seat, _)| seat)
    }
}

/// P2.2
pub(crate) fn take_role(state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    let Some(seat) = state.seat_without_role() else { return };
    state.players[seat].role = Some(role);
    log.emit(Audience::All, Event::RoleTaken { seat, role });
    if state.seat_without_role().is_none() {
        state.stack.goto(Frame::SetupInfection { done: 0 });
    }
}

/// P2.4 P2.5 Cubes go straight onto the board: no ability applies and nothing can break out.
pub(crate) fn infect(state: &mut State, city: City, done: u8, log: &mut impl Sink<Event>) {
    let cubes = SETUP_CUBES[done as usize];
    state.infection.pile.take_top(city);
    state.infection.discard.insert(city);
    state.board.cubes[city as usize][city.colour() as usize] = cubes;
    state.board.supply[city.colour() as usize] -= cubes;
    log.emit(Audience::All, Event::SetupInfected { city, cubes });
    state.stack.goto(if usize::from(done) + 1 == SETUP_CUBES.len() {
        Frame::Deal
    } else {
        Frame::SetupInfection { done: done + 1 }
    });
}

/// P2.6, and P2.7 after the last card.
pub(crate) fn deal(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    let Some(seat) = state.seat_to_deal() else { return };
    state.player_deck.cards.remove(card);
    receive(state, seat, card);
    match state.options.open_hands {
        Switch::On => log.emit(Audience::All, Event::Dealt { seat, card }),
        Switch::Off => {
            log.emit(Audience::Only(SeatSet::one(seat)), Event::Dealt { seat, card });
            log.emit(Audience::AllBut(SeatSet::one(seat)), Event::DealtHidden { seat });
        }
    }
    if state.seat_to_deal().is_none() {
        let cards = state.player_deck.cards.len() as u8;
        state.player_deck.stretches = stretches(cards, state.options.epidemics);
        state.stack.goto(Frame::Start);
    }
}

/// I2 A card goes into a hand unseen, or open to all with open hands.
#[inline]
pub(crate) fn receive(state: &mut State, seat: Seat, card: Card) {
    state.players[seat].hand.insert(card);
    if state.options.open_hands == Switch::On {
        state.players[seat].shown.insert(card);
    }
}

/// P2.9 P2.10 Who begins, where chance does not decide; with the card that does.
pub(crate) fn start_without_chance(state: &State) -> Option<(Seat, Option<City>)> {
    match state.options.start_player {
        StartPlayer::Random => None,
        StartPlayer::ChosenSeat => Some((state.options.start_seat, None)),
        StartPlayer::Population => {
            let best = |seat: Seat| {
                cities_in(state.players[seat].hand)
                    .iter()
                    .map(|city| (city.population(), std::cmp::Reverse(city)))
                    .max()
            };
            let (card, seat) = state
                .all_seats()
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

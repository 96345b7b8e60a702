//! P21.5 P21.8 P21.9 P21.10 P21.11 P21.12 P21.13 P21.14 P21.15 P21.16 P21.17 P21.18 P21.19 P21.20 P21.21 P21.22 P21.23 P21.24
//! P21.33 P21.34 P21.35 P21.52 What the Bio-Terrorist can do.

use super::end_turn;
use super::leaving::discard;
use super::list::{Listed, Way};
use super::sighting;
use crate::rules::flow::Flow;
use crate::rules::outbreak;
use crate::table::bio_terrorist::{BioTerrorist, HAND_LIMIT, MOVES, Place, hand, seen_in};
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Step};
use crate::table::state::State;
use crate::table::trail::Seen;
use crate::words::HiddenAction;
use crate::words::map::City;
use crate::words::notation::{Action, Movement, Pawn};
use crate::words::options::{BtAfterEscape, BtHiddenActions, BtMove, BtSabotage};
use crate::words::refusals;
use crate::words::{Card, Colour};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};
use std::ops::ControlFlow;

/// P21.8 P21.17 P21.18 P21.34 Every action of the Bio-Terrorist's turn, in rising order.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    let Some(terrorist) = &state.bio_terrorist else { return };
    let cards = hand(state);
    let mut offer = |action: Action| {
        if Listed::of(action).is_some_and(|listed| check_listed(state, terrorist, listed, cards).is_ok()) {
            out.push(action);
        }
    };
    let travel = |by: Movement| move |to: City| Action::Move { by, pawn: Pawn::Own, to };
    match terrorist.place {
        Place::Nowhere => City::ALL.iter().copied().map(Action::Begin).for_each(&mut offer),
        Place::City(city) => {
            city.neighbours().iter().map(travel(Movement::Drive)).for_each(&mut offer);
            cards.iter().map(travel(Movement::Direct)).for_each(&mut offer);
            if cards.contains(city) {
                City::ALL.iter().copied().map(travel(Movement::Charter)).for_each(&mut offer);
            }
            offer(Action::LocalInfection);
            cards.iter().map(Action::RemoteInfection).for_each(&mut offer);
            cards.iter().map(Action::Sabotage).for_each(&mut offer);
        }
        Place::Captured(_) | Place::Out => {}
    }
    offer(Action::Draw);
    cards.iter().map(Action::Escape).for_each(&mut offer);
    cards.iter().map(Card::City).map(Action::Discard).for_each(&mut offer);
    offer(Action::Pass);
    offer(Action::End);
}

/// Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(terrorist) = state.bio_terrorist.as_ref().filter(|terrorist| terrorist.seat == seat) else {
        return Err(refusals::NO_SUCH_SEAT);
    };
    let Some(listed) = Listed::of(action) else { return Err(refusals::NOT_FOR_THE_BIO_TERRORIST) };
    if state.stack.top() != Some(Frame::Moment(Moment::BioTerrorist)) {
        return Err(refusals::NOT_THE_BIO_TERRORISTS_TURN);
    }
    check_listed(state, terrorist, listed, hand(state))
}

/// P21.5 P21.12 P21.19 What the place and the cards allow, as things stand, in the Bio-Terrorist's turn.
fn check_listed(
    state: &State,
    terrorist: &BioTerrorist,
    listed: Listed,
    cards: Set<City>,
) -> Result<(), Refusal> {
    match (terrorist.place, listed) {
        (Place::Nowhere, Listed::Begin(_)) => return Ok(()),
        (Place::City(_) | Place::Captured(_) | Place::Out, Listed::Begin(_)) => {
            return Err(refusals::HAS_BEGUN);
        }
        (Place::Nowhere, _) => return Err(refusals::BEGIN_FIRST),
        (Place::City(_) | Place::Captured(_) | Place::Out, _) => {}
    }
    match (cards.len() > HAND_LIMIT, listed) {
        (true, Listed::Discard(card)) if city_card(card).is_some_and(|city| cards.contains(city)) => {
            return Ok(());
        }
        (true, Listed::Discard(_)) => return Err(refusals::NOT_IN_HAND),
        (false, Listed::Discard(_)) => return Err(refusals::NOT_OVER_THE_LIMIT),
        (true, _) => return Err(refusals::OVER_THE_LIMIT),
        (false, _) => {}
    }
    check_free(state, terrorist, listed, cards)
}

/// P21.11 P21.33 P21.34 What the place, the turn and the cards allow to somebody who has begun and is not over the limit.
fn check_free(
    state: &State,
    terrorist: &BioTerrorist,
    listed: Listed,
    cards: Set<City>,
) -> Result<(), Refusal> {
    let moves = if let Listed::Travel(way, _) = listed { moves_for(state, terrorist, way) } else { 0 };
    if terrorist.actions_left + moves == 0 && listed != Listed::End {
        let flight = matches!(listed, Listed::Travel(Way::Direct | Way::Charter, _));
        return Err(if flight && terrorist.moves_left > 0 {
            refusals::NO_FLIGHT_AS_MOVE
        } else {
            refusals::NOTHING_LEFT
        });
    }
    match (listed, terrorist.city()) {
        (Listed::Begin(_), _) => Err(refusals::HAS_BEGUN),
        (Listed::Discard(_), _) => Err(refusals::NOT_OVER_THE_LIMIT),
        (Listed::Draw | Listed::Pass | Listed::End, _) => Ok(()),
        (Listed::Escape(to), None) => held(cards, to, refusals::NO_CARD_TO_ESCAPE),
        (Listed::Escape(_), Some(_)) => Err(refusals::NOT_CAPTURED),
        (
            Listed::Travel(..) | Listed::LocalInfection | Listed::RemoteInfection(_) | Listed::Sabotage(_),
            None,
        ) => Err(refusals::CAPTURED),
        (Listed::Travel(way, to), Some(from)) => check_travel(cards, way, from, to),
        (Listed::LocalInfection, Some(_)) => check_hidden(state, terrorist, HiddenAction::LocalInfection),
        (Listed::RemoteInfection(city), Some(_)) => {
            check_hidden(state, terrorist, HiddenAction::RemoteInfection)?;
            held(cards, city, refusals::NO_CARD_TO_INFECT)
        }
        (Listed::Sabotage(card), Some(city)) => {
            check_hidden(state, terrorist, HiddenAction::Sabotage)?;
            held(cards, card, refusals::NO_CARD_TO_SABOTAGE)?;
            check_sabotage(state, city, card)
        }
    }
}

/// P21.9 Whether the move that comes before the actions can be of this kind: the moves left for it.
fn moves_for(state: &State, terrorist: &BioTerrorist, way: Way) -> u8 {
    match state.options.bt_move {
        BtMove::AnyMove => terrorist.moves_left,
        BtMove::DriveFerry if way == Way::Drive => terrorist.moves_left,
        BtMove::DriveFerry => 0,
    }
}

fn held(cards: Set<City>, city: City, refusal: Refusal) -> Result<(), Refusal> {
    if cards.contains(city) { Ok(()) } else { Err(refusal) }
}

/// P21.13 P21.14 P21.15
fn check_travel(cards: Set<City>, way: Way, from: City, to: City) -> Result<(), Refusal> {
    if from == to {
        return Err(refusals::SAME_CITY);
    }
    match way {
        Way::Drive if from.neighbours().contains(to) => Ok(()),
        Way::Drive => Err(refusals::NOT_A_NEIGHBOUR),
        Way::Direct => held(cards, to, refusals::NO_DESTINATION_CARD),
        Way::Charter => held(cards, from, refusals::NO_DEPARTURE_CARD),
    }
}

/// P21.20 P21.21 Hidden, and no hidden action too many.
fn check_hidden(state: &State, terrorist: &BioTerrorist, action: HiddenAction) -> Result<(), Refusal> {
    if seen_in(state).is_some() {
        return Err(refusals::NOT_HIDDEN);
    }
    let used = match state.options.bt_hidden_actions {
        BtHiddenActions::OneTotal => !terrorist.hidden_used.is_empty(),
        BtHiddenActions::EachOnce => terrorist.hidden_used.contains(action),
    };
    if used { Err(refusals::HIDDEN_ACTION_USED) } else { Ok(()) }
}

/// P21.24 Which station goes with this card.
fn check_sabotage(state: &State, city: City, card: City) -> Result<(), Refusal> {
    let stations = state.board.stations;
    match state.options.bt_sabotage {
        BtSabotage::AnywhereStationCard if stations.contains(card) => Ok(()),
        BtSabotage::InCitySameColour if !stations.contains(city) => Err(refusals::NO_STATION_TO_SABOTAGE),
        BtSabotage::InCitySameColour if card.colour() == city.colour() => Ok(()),
        BtSabotage::InCitySameColour => Err(refusals::NO_CARD_TO_SABOTAGE),
        BtSabotage::AnywhereStationCard => Err(refusals::NO_STATION_TO_SABOTAGE),
    }
}

/// Carries out an action that is allowed. P21.11 P21.52: the turn ends only when the Bio-Terrorist ends it, so that nobody
/// sees whether anything was left.
pub(crate) fn act(state: &mut State, action: Action, log: &mut impl Sink<Event>) -> Flow {
    let Some(listed) = Listed::of(action) else { return ControlFlow::Continue(()) };
    match listed {
        Listed::Begin(city) => begin(state, city, log),
        Listed::Travel(way, to) => travel(state, way, to, log),
        Listed::LocalInfection => return local_infection(state, log),
        Listed::RemoteInfection(city) => {
            spend_action(state, Some(HiddenAction::RemoteInfection));
            discard(state, city, log);
            return infect(state, city, Seen::RemoteInfection, log);
        }
        Listed::Sabotage(card) => sabotage(state, card, log),
        Listed::Draw => {
            spend_action(state, None);
            sighting::note(state, Seen::Draw);
            state.stack.push(Step::BioTerroristDraw);
        }
        Listed::Escape(city) => escape(state, city, log),
        Listed::Discard(card) => city_card(card).into_iter().for_each(|city| discard(state, city, log)),
        Listed::Pass => {
            spend_action(state, None);
            log.emit(own_audience(state), Event::BioTerroristPassed);
        }
        Listed::End => end_turn(state, log),
    }
    ControlFlow::Continue(())
}

/// The city on a card, if it is of one.
fn city_card(card: Card) -> Option<City> {
    match card {
        Card::City(city) => Some(city),
        Card::Event(_) | Card::Mutation(_) => None,
    }
}

/// P21.50 What only the Bio-Terrorist is told.
fn own_audience(state: &State) -> Audience {
    Audience::Only(state.bio_terrorist.iter().map(|terrorist| terrorist.seat).collect::<SeatSet>())
}

fn spend_action(state: &mut State, hidden: Option<HiddenAction>) {
    if let Some(terrorist) = &mut state.bio_terrorist {
        terrorist.actions_left -= 1;
        if let Some(action) = hidden {
            terrorist.hidden_used.insert(action);
        }
    }
}

/// P21.5 The secret choice at the start.
fn begin(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    log.emit(own_audience(state), Event::BioTerroristBegan { city });
    sighting::arrive(state, city, log);
    sighting::begun(state);
}

/// P21.10 A movement is paid by the move if it can be, else by an action. P21.16: of a flight only the card shows.
fn travel(state: &mut State, way: Way, to: City, log: &mut impl Sink<Event>) {
    let Some(terrorist) = state.bio_terrorist else { return };
    let Some(from) = terrorist.city() else { return };
    if moves_for(state, &terrorist, way) > 0 {
        state.bio_terrorist = Some(BioTerrorist { moves_left: terrorist.moves_left - 1, ..terrorist });
    } else {
        spend_action(state, None);
    }
    let card = match way {
        Way::Drive => None,
        Way::Direct => Some(to),
        Way::Charter => Some(from),
    };
    let seen = seen_in(state);
    log.emit(own_audience(state), Event::BioTerroristMoved { by: way.movement(), from, to });
    if let Some(card) = card {
        discard(state, card, log);
    }
    sighting::arrive(state, to, log);
    sighting::stepped(state, card, seen);
}

/// P21.22
fn local_infection(state: &mut State, log: &mut impl Sink<Event>) -> Flow {
    spend_action(state, Some(HiddenAction::LocalInfection));
    match state.bio_terrorist.as_ref().and_then(BioTerrorist::city) {
        Some(city) => infect(state, city, Seen::LocalInfection { city }, log),
        None => ControlFlow::Continue(()),
    }
}

/// P21.22 P21.23 One purple cube. Where none can be placed, nothing shows.
fn infect(state: &mut State, city: City, seen: Seen, log: &mut impl Sink<Event>) -> Flow {
    if outbreak::holder_off(state, city, Colour::Purple).is_some() {
        if seen == Seen::RemoteInfection {
            sighting::note(state, Seen::CardInVain { card: city });
        }
        log.emit(own_audience(state), Event::BioTerroristInVain { city });
        return ControlFlow::Continue(());
    }
    sighting::note(state, seen);
    outbreak::place(state, city, Colour::Purple, 1, log)
}

/// P21.24 The station goes back to the stock.
fn sabotage(state: &mut State, card: City, log: &mut impl Sink<Event>) {
    spend_action(state, Some(HiddenAction::Sabotage));
    discard(state, card, log);
    let here = state.bio_terrorist.as_ref().and_then(BioTerrorist::city);
    let city = match state.options.bt_sabotage {
        BtSabotage::AnywhereStationCard => card,
        BtSabotage::InCitySameColour => here.unwrap_or(card),
    };
    sighting::note(state, Seen::Sabotage { city });
    state.board.stations.remove(city);
    log.emit(Audience::All, Event::Sabotaged { city });
}

/// P21.34 P21.35 Free again, in a city everybody is told.
fn escape(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    spend_action(state, None);
    discard(state, city, log);
    log.emit(Audience::All, Event::BioTerroristEscaped { city });
    if let Some(terrorist) = &mut state.bio_terrorist {
        match state.options.bt_after_escape {
            BtAfterEscape::Continue => terrorist.moves_left = MOVES,
            BtAfterEscape::TurnEnds => terrorist.actions_left = 0,
        }
        terrorist.trail.escaped(city, state.options.bt_after_escape);
    }
    sighting::arrive(state, city, log);
}

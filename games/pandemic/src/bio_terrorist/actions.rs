//! P21.5 P21.8 P21.9 P21.10 P21.12 P21.13 P21.14 P21.15 P21.16 P21.17 P21.18 P21.19 P21.20 P21.21 P21.22 P21.23 P21.24 P21.29
//! P21.33 P21.34 P21.35 What the Bio-Terrorist can do.

use super::sighting::{self, Seen};
use super::{BioTerrorist, HAND_LIMIT, HiddenAction, MOVES, Place, discard, end_turn, hand};
use crate::event::Event;
use crate::frames::{Frame, Moment, Step};
use crate::map::City;
use crate::notation::{Action, Movement, Pawn};
use crate::options::{BtAfterEscape, BtHiddenActions, BtMove, BtSabotage};
use crate::refusals;
use crate::rules::ending::Flow;
use crate::rules::outbreak;
use crate::state::State;
use crate::words::{Card, Colour};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};
use std::ops::ControlFlow;

/// Every action of the Bio-Terrorist's turn, in rising order.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    let Some(terrorist) = &state.bio_terrorist else { return };
    let seat = terrorist.seat;
    let cards = hand(state);
    if cards.len() > HAND_LIMIT {
        out.extend(cards.iter().map(|city| Action::Discard(Card::City(city))));
        return;
    }
    let mut offer = |action: Action| {
        if check(state, seat, action).is_ok() {
            out.push(action);
        }
    };
    if terrorist.place == Place::Nowhere {
        City::ALL.iter().for_each(|&city| offer(Action::Begin(city)));
        return;
    }
    if let Some(city) = terrorist.city() {
        let fly = |by: Movement| move |to: City| Action::Move { by, pawn: Pawn::Own, to };
        city.neighbours().iter().map(fly(Movement::Drive)).for_each(&mut offer);
        cards.iter().map(fly(Movement::Direct)).for_each(&mut offer);
        if cards.contains(city) {
            City::ALL.iter().copied().map(fly(Movement::Charter)).for_each(&mut offer);
        }
        offer(Action::LocalInfection);
        cards.iter().map(Action::RemoteInfection).for_each(&mut offer);
        cards.iter().map(Action::Sabotage).for_each(&mut offer);
    }
    offer(Action::Draw);
    cards.iter().map(Action::Escape).for_each(&mut offer);
    offer(Action::Pass);
    offer(Action::End);
}

/// Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(terrorist) = state.bio_terrorist.as_ref().filter(|terrorist| terrorist.seat == seat) else {
        return Err(refusals::NO_SUCH_SEAT);
    };
    if !is_own(action) {
        return Err(refusals::NOT_FOR_THE_BIO_TERRORIST);
    }
    if state.stack.top() != Some(Frame::Moment(Moment::BioTerrorist)) {
        return Err(refusals::NOT_THE_BIO_TERRORISTS_TURN);
    }
    let cards = hand(state);
    if let Action::Discard(card) = action {
        let held = matches!(card, Card::City(city) if cards.contains(city));
        return if cards.len() <= HAND_LIMIT {
            Err(refusals::NOT_OVER_THE_LIMIT)
        } else if held {
            Ok(())
        } else {
            Err(refusals::NOT_IN_HAND)
        };
    }
    if cards.len() > HAND_LIMIT {
        return Err(refusals::OVER_THE_LIMIT);
    }
    if let Action::Begin(_) = action {
        return if terrorist.place == Place::Nowhere { Ok(()) } else { Err(refusals::HAS_BEGUN) };
    }
    if terrorist.place == Place::Nowhere {
        return Err(refusals::BEGIN_FIRST);
    }
    if action == Action::End {
        return Ok(());
    }
    let moves = if let Action::Move { by, .. } = action { moves_for(state, terrorist, by) } else { 0 };
    if terrorist.actions_left + moves == 0 {
        return Err(refusals::NOTHING_LEFT);
    }
    match (action, terrorist.place) {
        (Action::Draw | Action::Pass, _) => Ok(()),
        (Action::Escape(city), Place::Captured(_)) => held(cards, city, refusals::NO_DESTINATION_CARD),
        (Action::Escape(_), _) => Err(refusals::NOT_CAPTURED),
        (_, Place::Captured(_)) => Err(refusals::CAPTURED),
        (Action::Move { by, to, .. }, Place::City(from)) => check_move(cards, by, from, to),
        (Action::LocalInfection, Place::City(_)) => {
            check_hidden(state, terrorist, HiddenAction::LocalInfection)
        }
        (Action::RemoteInfection(city), Place::City(_)) => {
            check_hidden(state, terrorist, HiddenAction::RemoteInfection)?;
            held(cards, city, refusals::NO_CARD_TO_INFECT)
        }
        (Action::Sabotage(card), Place::City(city)) => {
            check_hidden(state, terrorist, HiddenAction::Sabotage)?;
            held(cards, card, refusals::NO_CARD_TO_SABOTAGE)?;
            check_sabotage(state, city, card)
        }
        _others => Err(refusals::NOT_FOR_THE_BIO_TERRORIST),
    }
}

/// P21.29 What is on the Bio-Terrorist's list at all.
fn is_own(action: Action) -> bool {
    let by_road_or_air = matches!(
        action,
        Action::Move { by: Movement::Drive | Movement::Direct | Movement::Charter, pawn: Pawn::Own, .. }
    );
    by_road_or_air
        || matches!(
            action,
            Action::Begin(_)
                | Action::LocalInfection
                | Action::RemoteInfection(_)
                | Action::Sabotage(_)
                | Action::Draw
                | Action::Escape(_)
                | Action::Discard(_)
                | Action::Pass
                | Action::End
        )
}

/// P21.9 Whether the move that comes before the actions can be of this kind: the moves left for it.
fn moves_for(state: &State, terrorist: &BioTerrorist, by: Movement) -> u8 {
    match state.options.bt_move {
        BtMove::AnyMove => terrorist.moves_left,
        BtMove::DriveFerry if by == Movement::Drive => terrorist.moves_left,
        BtMove::DriveFerry => 0,
    }
}

fn held(cards: Set<City>, city: City, refusal: Refusal) -> Result<(), Refusal> {
    if cards.contains(city) { Ok(()) } else { Err(refusal) }
}

/// P21.13 P21.14 P21.15
fn check_move(cards: Set<City>, by: Movement, from: City, to: City) -> Result<(), Refusal> {
    if from == to {
        return Err(refusals::SAME_CITY);
    }
    match by {
        Movement::Drive if from.neighbours().contains(to) => Ok(()),
        Movement::Drive => Err(refusals::NOT_A_NEIGHBOUR),
        Movement::Direct => held(cards, to, refusals::NO_DESTINATION_CARD),
        Movement::Charter => held(cards, from, refusals::NO_DEPARTURE_CARD),
        Movement::Shuttle | Movement::Rendezvous => Err(refusals::NOT_FOR_THE_BIO_TERRORIST),
    }
}

/// P21.20 P21.21 Hidden, and no hidden action too many.
fn check_hidden(state: &State, terrorist: &BioTerrorist, action: HiddenAction) -> Result<(), Refusal> {
    if sighting::seen_in(state).is_some() {
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

/// Carries out an action that is allowed. The turn ends by itself when nothing is left to do.
pub(crate) fn act(state: &mut State, action: Action, log: &mut impl Sink<Event>) -> Flow {
    if let Action::Move { by, to, .. } = action {
        travel(state, by, to, log);
    } else if let Action::Begin(city) = action {
        log.emit(own_audience(state), Event::BioTerroristBegan { city });
        sighting::arrive(state, city, log);
        sighting::begun(state);
    } else if let Action::RemoteInfection(city) = action {
        spend_action(state, Some(HiddenAction::RemoteInfection));
        discard(state, city, log);
        infect(state, city, Seen::RemoteInfection, log)?;
    } else if let Action::Sabotage(card) = action {
        sabotage(state, card, log);
    } else if let Action::Escape(city) = action {
        escape(state, city, log);
    } else if let Action::Discard(Card::City(city)) = action {
        discard(state, city, log);
    } else if action == Action::LocalInfection {
        spend_action(state, Some(HiddenAction::LocalInfection));
        if let Some(city) = state.bio_terrorist.as_ref().and_then(BioTerrorist::city) {
            infect(state, city, Seen::LocalInfection { city }, log)?;
        }
    } else if action == Action::Draw {
        spend_action(state, None);
        sighting::note(state, Seen::Draw);
        state.stack.push(Step::BioTerroristDraw);
        return ControlFlow::Continue(());
    } else if action == Action::Pass {
        spend_action(state, None);
        log.emit(own_audience(state), Event::BioTerroristPassed);
    } else {
        end_turn(state, log);
        return ControlFlow::Continue(());
    }
    ControlFlow::Continue(())
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

/// P21.10 A movement is paid by the move if it can be, else by an action. P21.16: of a flight only the card shows.
fn travel(state: &mut State, by: Movement, to: City, log: &mut impl Sink<Event>) {
    let Some(terrorist) = state.bio_terrorist else { return };
    let Some(from) = terrorist.city() else { return };
    if moves_for(state, &terrorist, by) > 0 {
        state.bio_terrorist = Some(BioTerrorist { moves_left: terrorist.moves_left - 1, ..terrorist });
    } else {
        spend_action(state, None);
    }
    let card = match by {
        Movement::Direct => Some(to),
        Movement::Charter => Some(from),
        Movement::Drive | Movement::Shuttle | Movement::Rendezvous => None,
    };
    let seen = sighting::seen_in(state);
    log.emit(own_audience(state), Event::BioTerroristMoved { by, from, to });
    if let Some(card) = card {
        discard(state, card, log);
    }
    sighting::arrive(state, to, log);
    sighting::stepped(state, card, seen);
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
        terrorist.trail.known(city, terrorist.moves_left, terrorist.actions_left);
    }
    sighting::arrive(state, city, log);
}

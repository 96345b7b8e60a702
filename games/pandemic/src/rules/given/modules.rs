//! P12.8 P19.1 P19.2 P20.4 P21.1 P21.5 P21.31 What the modules add to a position.

use super::wrong;
use crate::rules::mutation;
use crate::table::bio_terrorist::{ACTIONS, HAND_LIMIT, MOVES};
use crate::table::frames::{Bottom, Frame, Moment, Step, Window};
use crate::table::position::{BioTerroristPosition, Position};
use crate::table::state::{DRAWN, RATES, State};
use crate::table::trail::Trail;
use crate::table::view::{BioTerroristView, StrainView, View};
use crate::words::map::City;
use crate::words::options::{Options, PurpleModule, StrainModule, StrainTime};
use crate::words::{Colour, Cure, StrainCard, cities_named, infection_cards};
use kernel::{PositionError, Seat, SeatSet, Set, Viewer};

/// P21.1 P21.2 Which seat is the Bio-Terrorist's: the last one unless it is said.
pub(super) fn seat_bio_terrorist(
    options: &Options,
    position: &Position,
    view: &mut View,
) -> Result<(), PositionError> {
    let said = position.bio_terrorist.clone().unwrap_or_default();
    if options.module_purple != PurpleModule::BioTerrorist {
        return match &position.bio_terrorist {
            Some(_) => wrong("bio_terrorist", "the options have no `module_purple=bio_terrorist` (P21.1)"),
            None => Ok(()),
        };
    }
    let number = said.seat.unwrap_or(options.players);
    let Some(seat) = Seat::new(number).filter(|_| number < options.seats()) else {
        return wrong("bio_terrorist.seat", format!("{number} is no seat of this game (P21.1)"));
    };
    view.bio_terrorist = Some(BioTerroristView {
        seat,
        city: said.city,
        captor: said.captor.and_then(Seat::new),
        out: said.out,
        hand: Some(Set::EMPTY),
        hand_count: 0,
        known: Set::EMPTY,
        moves_left: Some(0),
        actions_left: Some(0),
        hidden_used: Some(said.hidden_used.iter().copied().collect()),
        possible: Set::EMPTY,
        trail: Trail::default(),
    });
    let captor_plays =
        view.bio_terrorist.and_then(|known| known.captor).is_none_or(|seat| view.team().contains(seat));
    if said.captor.is_some() && !captor_plays {
        return wrong("bio_terrorist.captor", "no player seat (P21.31)");
    }
    if [said.city.is_some(), said.captor.is_some(), said.out].iter().filter(|place| **place).count() > 1 {
        return wrong("bio_terrorist", "in a city, captured or out: only one of them (P21.32, P21.44)");
    }
    Ok(())
}

/// P19.1 P19.2 The strain and its cards. Unsaid ones that were drawn are the first others, immediate ones before
/// continuing ones.
pub(super) fn place_strain(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let said = &position.strain;
    let waiting: Vec<StrainCard> = said.waiting.clone();
    let named: Set<StrainCard> =
        said.in_force.iter().chain(&waiting).chain(&said.resolving).copied().collect();
    let count = said.in_force.len() + waiting.len() + usize::from(said.resolving.is_some());
    if view.options.module_strain == StrainModule::Off {
        return if count > 0
            || said.drawn.as_ref().is_some_and(|drawn| !drawn.is_empty())
            || said.colour.is_some()
        {
            wrong("strain", "the options have no `module_strain=on` (P19.1)")
        } else {
            Ok(())
        };
    }
    if named.len() as usize != count {
        return wrong("strain", "a strain card lies in two places (P19.1: there is one of each)");
    }
    if said.in_force.iter().any(|card| !card.is_continuing()) {
        return wrong("strain.in_force", "the effect of this card is immediate (P19.8)");
    }
    if waiting.len() > usize::from(DRAWN) {
        return wrong("strain.waiting", format!("{DRAWN} cards are drawn a turn (P13.1)"));
    }
    let waits = position.epidemics_waiting.max(waiting.len() as u8);
    let begun = count - waiting.len();
    let least = position.epidemics_drawn.unwrap_or(waits + view.rate_index.max(begun as u8));
    let mut drawn: Set<StrainCard> = match &said.drawn {
        Some(drawn) => drawn.iter().copied().collect::<Set<StrainCard>>() | named,
        None => named,
    };
    let immediate = StrainCard::ALL.iter().filter(|card| !card.is_continuing());
    let mut others = immediate.chain(StrainCard::ALL.iter().filter(|card| card.is_continuing()));
    while drawn.len() < u32::from(least) {
        match others.find(|card| !drawn.contains(**card)) {
            Some(&card) => drawn.insert(card),
            None => return wrong("epidemics_drawn", "there are eight strain cards (P19.1)"),
        }
    }
    let not_increased = matches!(view.frames.first(), Some(Frame::Step(Step::Strain)))
        && view.options.strain_time == StrainTime::OnDraw;
    if position.rate_index.is_none() {
        let increases = (drawn.len() as u8).saturating_sub(waits + u8::from(not_increased));
        view.rate_index = increases.min(RATES.len() as u8 - 1);
    }
    view.strain = StrainView {
        colour: said.colour,
        drawn,
        in_force: said.in_force.iter().copied().collect(),
        waiting: [waiting.first().copied(), waiting.get(1).copied()],
        resolving: said.resolving,
    };
    if said.colour == Some(Colour::Purple) {
        return wrong("strain.colour", "purple is never the strain (P19.4)");
    }
    if said.colour.is_none() && !said.in_force.is_empty() {
        return wrong("strain.colour", "an effect applies: say which disease is the strain (P19.2)");
    }
    Ok(())
}

/// P21.5 P21.8 P21.31 The Bio-Terrorist's hand, turn and trail.
pub(super) fn place_bio_terrorist(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let Some(mut known) = view.bio_terrorist else { return Ok(()) };
    let said = position.bio_terrorist.clone().unwrap_or_default();
    let acting = view.frames.contains(&Frame::Moment(Moment::BioTerrorist));
    let free = known.captor.is_none() && !known.out;
    let (moves, actions) = match (acting, free) {
        (false, _) => (0, 0),
        (true, true) => (MOVES, ACTIONS),
        (true, false) => (0, ACTIONS),
    };
    let left = |said: Option<u8>, most: u8, word: &str| match said {
        Some(said) if said > most => {
            wrong(format!("bio_terrorist.{word}"), format!("at this moment at most {most} (P21.8, P21.33)"))
        }
        Some(said) => Ok(Some(said)),
        None => Ok(Some(most)),
    };
    known.moves_left = left(said.moves_left, moves, "moves_left")?;
    known.actions_left = left(said.actions_left, actions, "actions_left")?;
    place_hand(&said, view, &mut known)?;
    known.trail = trail(&said, view, &known)?;
    if acting && known.out {
        return wrong("bio_terrorist.out", "who is out has no turn (P21.44)");
    }
    view.bio_terrorist = Some(known);
    Ok(())
}

/// P21.3 P21.19 The hand was drawn from the infection deck: unless it is said, from its largest layer.
fn place_hand(
    said: &BioTerroristPosition,
    view: &mut View,
    known: &mut BioTerroristView,
) -> Result<(), PositionError> {
    let dealt = view.infection_deck.iter().fold(Set::EMPTY, |all, layer| all | layer.dealt);
    let hand: Set<City> = said.hand.iter().flatten().copied().collect();
    let cards = infection_cards(hand);
    let acting = view.frames.contains(&Frame::Moment(Moment::BioTerrorist));
    if hand.len() > HAND_LIMIT + u32::from(acting) {
        return wrong(
            "bio_terrorist.hand",
            format!("at most {HAND_LIMIT} cards, one more while acting (P21.19)"),
        );
    }
    if !hand.is_empty() && known.out {
        return wrong("bio_terrorist.hand", "who is out holds no cards (P21.44)");
    }
    if !dealt.is_empty() {
        known.hand = Some(cities_named(dealt));
        known.hand_count = dealt.len() as u8;
        return if said.hand.is_none() || dealt == cards {
            Ok(())
        } else {
            wrong("infection_deck.dealt", "these are not the cards of `bio_terrorist.hand` (P21.3)")
        };
    }
    known.hand = Some(hand);
    known.hand_count = hand.len() as u8;
    if cards.is_empty() {
        return Ok(());
    }
    if let Some(layer) = view.infection_deck.iter_mut().max_by_key(|layer| layer.cards.len()) {
        layer.dealt = cards;
        return Ok(());
    }
    wrong("bio_terrorist.hand", "an infection deck without cards has dealt none (P21.3)")
}

/// P21.49 P21.50 What the others know: if nothing is said, that the pawn may be in any city without theirs.
fn trail(said: &BioTerroristPosition, view: &View, known: &BioTerroristView) -> Result<Trail, PositionError> {
    let mut trail = Trail::default();
    if let Some(combinations) = &said.trail {
        for (place, combination) in combinations.iter().enumerate() {
            if combination.moves > MOVES || combination.actions > ACTIONS {
                return wrong(
                    format!("bio_terrorist.trail.{place}"),
                    "a turn has one move and two actions (P21.8)",
                );
            }
            let cities = combination.cities.iter().copied().collect();
            trail.set(combination.moves, combination.actions, cities);
        }
        return Ok(trail);
    }
    let acting = view.frames.contains(&Frame::Moment(Moment::BioTerrorist));
    if let (Some(captor), true) = (known.captor, acting) {
        trail.set(0, known.actions_left.unwrap_or(0), Set::one(view.seat(captor).city));
    }
    let pawns: Set<City> = view.team().iter().map(|seat| view.seat(seat).city).collect();
    let Some(city) = known.city else {
        let begins = acting && known.captor.is_none() && !known.out;
        return Ok(if begins { Trail::anywhere(pawns) } else { trail });
    };
    let cities = match &said.possible {
        Some(possible) => possible.iter().copied().collect(),
        None if pawns.contains(city) => Set::one(city),
        None => City::ALL.iter().copied().collect::<Set<City>>() - pawns,
    };
    trail.set(known.moves_left.unwrap_or(0), known.actions_left.unwrap_or(0), cities);
    Ok(trail)
}

/// What else the turn and the modules note.
pub(super) fn place_rest(position: &Position, view: &mut View) -> Result<(), PositionError> {
    view.mutations_waiting = position.mutations_waiting.iter().copied().collect();
    view.additional_cards = position.additional_cards;
    view.abilities_used = position.abilities_used.iter().copied().collect();
    view.strain_treated = position.strain_treated.iter().copied().collect();
    view.just_cured = position.just_cured;
    view.hospital = position.hospital;
    let team = view.team();
    let seat = |number: u8, path: &str| match Seat::new(number).filter(|&seat| team.contains(seat)) {
        Some(seat) => Ok(seat),
        None => wrong(path, format!("{number} is no player seat (P2.1)")),
    };
    for &number in &position.special_orders {
        view.special_orders.insert(seat(number, "special_orders")?);
    }
    view.travel_ban = match position.travel_ban {
        Some(number) => Some(seat(number, "travel_ban")?),
        None => None,
    };
    Ok(())
}

/// P12.8 P19.2 P19.14 P21.32 What the modules cannot look like.
pub(super) fn check(state: &State) -> Result<(), PositionError> {
    if state.turn.additional > 1
        || state.turn.additional == 1 && state.options.module_strain == StrainModule::Off
    {
        return wrong("additional_cards", "one at most, by Rate Effect (P19.14)");
    }
    let strain_due = state.options.module_strain == StrainModule::On
        && state.strain.colour.is_none()
        && u32::from(state.player_deck.epidemics_drawn) > u32::from(state.turn.epidemics_waiting)
        && !state.stack.iter().any(|frame| strain_can_be_open(state, frame));
    if strain_due {
        return wrong("strain.colour", "an Epidemic has begun: say which disease is the strain (P19.2)");
    }
    check_strain_cards(state)?;
    check_bottom(state)?;
    let after_cure =
        |frame: Frame| matches!(frame, Frame::Moment(Moment::Window { window: Window::AfterCure, .. }));
    if state.turn.just_cured.is_some() != state.stack.iter().any(after_cure) {
        return wrong("just_cured", "said exactly while the window after_cure is open (P12.8)");
    }
    if state.turn.just_cured.is_some_and(|colour| state.cure(colour) == Cure::Active) {
        return wrong("just_cured", "this disease is not cured (P12.8)");
    }
    if state.options.module_purple != PurpleModule::Mutation && !state.turn.mutations_waiting.is_empty() {
        return wrong("mutations_waiting", "the options have no `module_purple=mutation` (P20.4)");
    }
    check_bio_terrorist(state)
}

/// P21.20 P21.25 P21.44 Out exactly with purple's end; in a city where the others think it possible.
fn check_bio_terrorist(state: &State) -> Result<(), PositionError> {
    let view = crate::table::view::of(state, SeatSet::EMPTY, Viewer::Omniscient);
    let Some(known) = view.bio_terrorist else { return Ok(()) };
    let eradicated = state.cure(Colour::Purple) == Cure::Eradicated;
    if known.out != eradicated {
        return wrong("bio_terrorist.out", "out exactly when purple is eradicated (P21.44)");
    }
    let Some(city) = known.city else { return Ok(()) };
    let pawns = state.pawn_cities();
    if pawns.contains(city) && known.possible != Set::one(city) {
        let reason = format!("a player pawn stands in {city}: everybody sees the black pawn there (P21.25)");
        return wrong("bio_terrorist.possible", reason);
    }
    let hidden = known.possible.contains(city) && (known.possible & pawns).is_empty();
    if !pawns.contains(city) && !hidden {
        let reason = format!("{city} must be one of the cities, and none with a player pawn (P21.25)");
        return wrong("bio_terrorist.possible", reason);
    }
    Ok(())
}

/// P19.6 Every Epidemic that waits has its strain card, and so has the one that is being resolved up to its effect.
fn check_strain_cards(state: &State) -> Result<(), PositionError> {
    let played = state.options.module_strain == StrainModule::On;
    let before_effect = state.stack.iter().any(|frame| match frame {
        Frame::Step(Step::Strain | Step::Effect)
        | Frame::Moment(Moment::Window { window: Window::EpidemicInfected, .. }) => true,
        Frame::Step(Step::Bottom { by, .. } | Step::Infect { by, .. }) => by == Bottom::Epidemic,
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => false,
    });
    if state.strain.resolving.is_some() != (played && before_effect) {
        return wrong(
            "strain.resolving",
            "said exactly from the beginning of an Epidemic to its effect (P19.6)",
        );
    }
    let waiting = state.strain.waiting.iter().flatten().count();
    if played && waiting != usize::from(state.turn.epidemics_waiting) {
        return wrong("strain.waiting", "say which strain cards wait (P19.1)");
    }
    let chosen_twice = state.strain.colour.is_some() && state.stack.top() == Some(Step::Strain.into());
    if chosen_twice {
        return wrong("strain.colour", "the strain is chosen once (P19.5)");
    }
    let strain_moment = state.stack.iter().any(|frame| {
        let before = matches!(frame, Frame::Moment(Moment::Window { window: Window::BeforeIntensify, .. }));
        before || frame == Step::Strain.into() || frame == Step::Effect.into()
    });
    if strain_moment && !played {
        return wrong("frames", "no game waits for this without `module_strain=on` (P19.6)");
    }
    Ok(())
}

/// P20.6 P20.10 P20.11 Cards are taken from the bottom for a mutation where that module is played, and no more than
/// its card says.
fn check_bottom(state: &State) -> Result<(), PositionError> {
    for frame in state.stack.iter() {
        let Frame::Step(Step::Bottom { by, left } | Step::Infect { by, left, .. }) = frame else { continue };
        let most = match by {
            Bottom::Epidemic | Bottom::MutationAppears | Bottom::MutationThreatens => 1,
            Bottom::MutationSpreads => mutation::SPREADS,
        };
        let played = by == Bottom::Epidemic || state.options.module_purple == PurpleModule::Mutation;
        if !played || !(1..=most).contains(&left) {
            return wrong(
                "frames.0",
                format!("{by} does not take {left} cards from the bottom (P20.6, P20.11)"),
            );
        }
    }
    Ok(())
}

/// P19.2 P19.6 The stages of the first Epidemic before the strain is chosen.
fn strain_can_be_open(state: &State, frame: Frame) -> bool {
    let Frame::Step(step) = frame else { return false };
    let after = state.options.strain_time == StrainTime::AfterInfect;
    match step {
        Step::Strain => true,
        Step::Increase | Step::Bottom { .. } | Step::Infect { .. } => after,
        Step::Look { .. }
        | Step::Draw
        | Step::NextSpecial
        | Step::Effect
        | Step::Intensify
        | Step::HandLimit
        | Step::Infection
        | Step::PlaceInfection { .. }
        | Step::EndTurn
        | Step::BioTerroristTurn
        | Step::BioTerroristDraw
        | Step::BioTerroristDone => false,
    }
}

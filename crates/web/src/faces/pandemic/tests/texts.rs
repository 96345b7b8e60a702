//! Every event, action, frame and refusal has its text in all languages.

use super::{TABLES, assert_said, options, people, play};
use crate::face::Face;
use crate::faces::pandemic::words::{Words, slug};
use crate::tests::assert_all_end_in_words;
use kernel::{Game, Seat, SeatSet, Viewer};
use pandemic::{
    Action, Bottom, Card, City, Colour, Ending, Event, EventCard, Frame, InfectionCard, Moment, Movement,
    MutationEvent, Order, Pawn, Payment, Question, Role, Setup, State, Step, StrainCard, Window, refusals,
};
use std::collections::BTreeSet;

/// Every event, with and without its optional parts.
fn every_event() -> Vec<Event> {
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let [city, from, to] = [City::Lima, City::Cairo, City::Osaka];
    let (colour, card, infection) = (Colour::Red, Card::City(city), InfectionCard::City(city));
    let mut all = vec![
        Event::RoleTaken { seat, role: Role::Medic },
        Event::Dealt { seat, card },
        Event::DealtHidden { seat },
        Event::Begins { seat, card: None },
        Event::Begins { seat, card: Some(city) },
        Event::TurnBegan { seat, number: 12 },
        Event::Cured { seat, colour },
        Event::Eradicated { colour },
        Event::Shared { giver: seat, receiver: other, card: city },
        Event::Discarded { seat, card: Card::Event(EventCard::Airlift) },
        Event::Airlifted { pawn: other, from, to },
        Event::Revealed { card: infection },
        Event::Looked { card: infection },
        Event::Forecast { order: Order::default() },
        Event::Granted { city, from: None },
        Event::Granted { city, from: Some(from) },
        Event::Removed { city },
        Event::Asked { asker: seat, owner: other },
        Event::Agreed { owner: other },
        Event::Declined { owner: other },
        Event::Drew { seat, card },
        Event::DrewHidden { seat },
        Event::EpidemicDrawn { seat, card: None },
        Event::Increased { rate: 3 },
        Event::BottomRevealed { card: infection },
        Event::InfectionRevealed { card: infection },
        Event::InfectionRevealed { card: InfectionCard::MutationAppears },
        Event::HeldOffEradicated { city, colour },
        Event::HeldOffMedic { city, colour },
        Event::Outbreak { city, colour, marker: 5 },
        Event::InfectionSkipped,
        Event::InfectionReshuffled,
    ];
    all.extend(module_events());
    for count in 0..4 {
        all.extend([
            Event::EventsMixed { count },
            Event::SamplesReturned { seat, colour, cubes: count },
            Event::CubesLost { colour, cubes: count },
            Event::PurpleReturned { city, cubes: count },
            Event::SetupInfected { city, colour, cubes: count },
            Event::Treated { seat, city, colour, cubes: count },
            Event::MedicCleared { city, colour, cubes: count },
            Event::ActionsEnded { seat, unused: count },
            Event::QuietNight { turns: count },
            Event::Intensified { cards: count },
            Event::CubesPlaced { city, colour, cubes: count },
        ]);
    }
    for by in Movement::ALL {
        all.push(Event::Moved { seat, pawn: seat, by, from, to, card: None });
        all.push(Event::Moved { seat, pawn: other, by, from, to, card: Some(to) });
    }
    for card in [None, Some(city)] {
        all.extend([None, Some(from)].map(|from| Event::Built { seat, city, from, card }));
    }
    all.extend(EventCard::ALL.iter().map(|&event| Event::Played { seat, event }));
    all.extend(Ending::ALL.iter().map(|&by| Event::Ended { by }));
    all
}

/// P10 P12 P19 P20 P21 Every event of further roles, events and modules.
fn module_events() -> Vec<Event> {
    let [seat, pawn] = [0, 1].map(|number| Seat::new(number).unwrap());
    let [city, from, to] = [City::Lima, City::Cairo, City::Osaka];
    let (colour, card, event) = (Colour::Purple, City::Essen, EventCard::Airlift);
    let mut all = vec![
        Event::BioTerroristChosen { seat },
        Event::OperationsFlown { seat, from, to, card },
        Event::CardShown { seat, card },
        Event::Moved { seat, pawn: seat, by: Movement::Direct, from, to, card: None },
        Event::Contained { city, colour },
        Event::SampleTaken { seat, city, colour },
        Event::Retrieved { seat, card },
        Event::Stored { seat, event },
        Event::StoredDiscarded { seat, event },
        Event::Captured { seat },
        Event::ActionsGained { seat, actions: 2 },
        Event::TravelBanned { seat },
        Event::RoleChanged { seat, role: Role::Generalist },
        Event::Researched { seat, card },
        Event::Ordered { seat, pawn },
        Event::MutationWithoutEffect,
        Event::StrainChosen { colour },
        Event::StrainReturned { colour },
        Event::AdditionalCard,
        Event::HeldOffQuarantine { city, colour },
        Event::BioTerroristTurnBegan,
        Event::BioTerroristTurnEnded,
        Event::BioTerroristBegan { city },
        Event::BioTerroristPassed,
        Event::BioTerroristInVain { city },
        Event::BioTerroristDrew { city },
        Event::BioTerroristDrewHidden,
        Event::BioTerroristDiscarded { city },
        Event::Sabotaged { city },
        Event::BioTerroristAppeared { city },
        Event::BioTerroristVanished { city },
        Event::BioTerroristEscaped { city },
        Event::BioTerroristOut,
    ];
    all.extend(Movement::ALL.map(|by| Event::BioTerroristMoved { by, from, to }));
    all.extend(EventCard::ALL.iter().map(|&event| Event::CubeRemoved { event, city, colour }));
    for &event in MutationEvent::ALL {
        all.extend([Event::MutationDrawn { seat, event }, Event::MutationBegan { event }]);
    }
    for &card in StrainCard::ALL {
        all.extend([Event::EpidemicDrawn { seat, card: Some(card) }, Event::StrainEffect { card, colour }]);
    }
    all
}

/// Every action, with and without its optional parts.
fn every_action() -> Vec<Action> {
    let other = Seat::new(1).unwrap();
    let [city, from] = [City::Lima, City::Cairo];
    let mut all = vec![
        Action::Build { from: None },
        Action::Build { from: Some(from) },
        Action::Give { to: other, card: city },
        Action::Take { from: other, card: city },
        Action::Forecast,
        Action::GovernmentGrant { city, from: None },
        Action::GovernmentGrant { city, from: Some(from) },
        Action::OneQuietNight,
        Action::ResilientPopulation(city),
        Action::Place(InfectionCard::City(city)),
        Action::Place(InfectionCard::MutationAppears),
        Action::Place(InfectionCard::MutationAppearsToo),
        Action::Begin(city),
        Action::OperationsFlight { to: city, card: from },
        Action::Retrieve,
        Action::Obtain { from: other, card: city },
        Action::Store(EventCard::Airlift),
        Action::Capture,
        Action::LocalInfection,
        Action::RemoteInfection(city),
        Action::Sabotage(city),
        Action::Draw,
        Action::Escape(city),
        Action::BorrowedTime,
        Action::CommercialTravelBan,
        Action::MobileHospital,
        Action::NewAssignment { seat: other, role: Role::Medic },
        Action::RapidVaccineDeployment,
        Action::ReexaminedResearch { seat: other, card: city },
        Action::RemoteTreatment,
        Action::SpecialOrders(other),
        Action::Remove { city, colour: Colour::Purple },
        Action::Done,
        Action::Agree,
        Action::Refuse,
        Action::Pass,
        Action::End,
    ];
    for pawn in [Pawn::Own, Pawn::Of(other)] {
        all.extend(Movement::ALL.map(|by| Action::Move { by, pawn, to: city }));
        all.push(Action::Airlift { pawn, to: city });
    }
    all.extend(Role::ALL.iter().copied().map(Action::Role));
    for &colour in Colour::ALL {
        all.extend([Action::Treat(colour), Action::Collect(colour), Action::Return(colour)]);
        all.extend(Payment::ALL.iter().map(|&with| Action::Cure { colour, with }));
    }
    all.extend(MutationEvent::ALL.iter().copied().map(Action::First));
    all.extend(Card::all().iter().map(Action::Discard));
    all
}

#[test]
fn every_event_and_action_is_told_in_all_languages() {
    let state = State::new(&options("players=3")).unwrap();
    let view = state.view(Viewer::Omniscient);
    for texts in i18n::languages() {
        let mut told = BTreeSet::new();
        for event in every_event() {
            match State::sentence(texts, &view, &people(), &event) {
                Some(sentence) => assert_said(&sentence.text, &event),
                None => {
                    assert!(matches!(event, Event::InfectionRevealed { .. }), "{event:?} is left out");
                }
            }
        }
        for action in every_action() {
            let label = State::action(texts, &view, &people(), &action);
            assert_said(&label, &action);
            if action.event().is_none() {
                assert!(told.insert(label), "{action} is called like another action");
            }
        }
    }
}

/// Every frame; requests of all kinds.
fn every_frame() -> Vec<Frame> {
    let [asker, owner] = [0, 1].map(|number| Seat::new(number).unwrap());
    let (city, colour, waiting) = (City::Lima, Colour::Black, SeatSet::EMPTY);
    let setup = [
        Setup::BioTerroristSeat,
        Setup::Roles,
        Setup::SetupInfection { done: 1 },
        Setup::BioTerroristHand,
        Setup::Events,
        Setup::Deal,
        Setup::Start,
    ];
    let steps = [
        Step::Look { left: 2, seen: Order::default() },
        Step::Draw,
        Step::NextSpecial,
        Step::Strain,
        Step::Increase,
        Step::Bottom { by: Bottom::Epidemic, left: 1 },
        Step::Infect { city, by: Bottom::Epidemic, left: 1 },
        Step::Effect,
        Step::Intensify,
        Step::HandLimit,
        Step::Infection,
        Step::PlaceInfection { card: InfectionCard::MutationAppears },
        Step::EndTurn,
        Step::BioTerroristTurn,
        Step::BioTerroristDraw,
        Step::BioTerroristDone,
    ];
    let cards =
        |left, colour| Question::CureCards { colour, with: Payment::Cards, left, chosen: Default::default() };
    let mut questions = vec![
        Question::Forecast { seat: asker, to_reveal: 0, order: Order::default() },
        cards(1, colour),
        cards(4, colour),
        cards(1, Colour::Purple),
        cards(5, Colour::Purple),
        Question::HospitalCube,
        Question::MutationOrder,
    ];
    for left in 1..3 {
        questions.push(Question::Vaccine { seat: asker, colour, left, chosen: Default::default() });
        questions.push(Question::RemoteTreatment { seat: asker, left });
    }
    let moves = Movement::ALL.map(|by| Action::Move { by, pawn: Pawn::Of(owner), to: city });
    let others = [
        Action::Airlift { pawn: Pawn::Of(owner), to: city },
        Action::Give { to: owner, card: city },
        Action::Take { from: owner, card: city },
        Action::Obtain { from: owner, card: city },
        Action::NewAssignment { seat: owner, role: Role::Medic },
        Action::SpecialOrders(owner),
    ];
    questions.extend(moves.into_iter().chain(others).map(|request| Question::Consent {
        asker,
        owner,
        request,
    }));
    let mut all = vec![
        Frame::Moment(Moment::Actions { waiting }),
        Frame::Moment(Moment::OverLimit { seat: asker, waiting }),
        Frame::Moment(Moment::BioTerrorist),
    ];
    all.extend(setup.map(Frame::Setup));
    all.extend(steps.map(Frame::Step));
    all.extend(questions.into_iter().map(Frame::Question));
    all.extend(Window::ALL.iter().map(|&window| Frame::Moment(Moment::Window { window, waiting })));
    all
}

#[test]
fn every_frame_asks_in_all_languages() {
    let state = State::new(&options("players=3")).unwrap();
    for frame in every_frame() {
        let mut view = state.view(Viewer::Omniscient);
        view.frames.push(frame);
        for texts in i18n::languages() {
            for acting in [None, Seat::new(0), Seat::new(1)] {
                let words = Words { texts, view: &view, people: &people() };
                let question = words.question(acting);
                assert_said(&question.headline, &frame);
                if let Some(more) = question.more {
                    assert_said(&more, &frame);
                }
            }
        }
    }
}

#[test]
fn what_a_window_waits_for_is_told_in_all_languages() {
    let state = State::new(&options("players=3 module_purple=mutation")).unwrap();
    let [bottom, revealed] = [Window::BottomRevealed, Window::InfectionRevealed]
        .map(|window| Frame::Moment(Moment::Window { window, waiting: SeatSet::EMPTY }));
    let cards = [InfectionCard::City(City::Lima), InfectionCard::MutationAppears];
    let mut waiting: Vec<[Frame; 2]> =
        cards.map(|card| [Frame::Step(Step::PlaceInfection { card }), revealed]).to_vec();
    waiting.extend(
        Bottom::ALL.iter().map(|&by| [Frame::Step(Step::Infect { city: City::Lima, by, left: 1 }), bottom]),
    );
    for frames in waiting {
        let mut view = state.view(Viewer::Omniscient);
        view.frames.extend(frames);
        for texts in i18n::languages() {
            let words = Words { texts, view: &view, people: &people() };
            let more = words.question(Seat::new(0)).more.unwrap();
            assert_said(&more, &frames);
            let named = matches!(
                frames[0],
                Frame::Step(Step::PlaceInfection { card: InfectionCard::MutationAppears })
            );
            assert!(named || more.contains(&words.city(City::Lima)), "{more}");
        }
    }
}

#[test]
fn names_and_options_are_told_in_all_languages() {
    for texts in i18n::languages() {
        for spec in State::OPTIONS {
            let key = format!("pandemic-option-{}", slug(spec.name));
            let values = spec.values.iter().map(|value| format!("{key}-{}", slug(value)));
            for id in [key.clone(), format!("{key}-about")].into_iter().chain(values) {
                assert!(texts.has(&id), "{id}");
            }
        }
        let roles = Role::ALL.iter().map(|role| format!("role-{}", slug(role.word())));
        let events = EventCard::ALL.iter().map(|event| format!("event-{}", slug(event.word())));
        let strains = StrainCard::ALL.iter().map(|card| format!("strain-{}", slug(card.word())));
        let mutations = MutationEvent::ALL.iter().map(|event| slug(event.word()));
        let appears = std::iter::once("mutation-appears".to_owned());
        for id in roles.chain(events).chain(strains).chain(mutations).chain(appears) {
            assert!(texts.has(&id) && texts.has(&format!("{id}-about")), "{id}");
        }
    }
}

#[test]
fn refusals_windows_and_endings_are_told_in_all_languages() {
    for texts in i18n::languages() {
        for refusal in refusals::ALL {
            assert_said(&State::refusal(texts, refusal), refusal);
        }
        for window in State::WINDOWS {
            assert_said(&State::window(texts, window.name), &window.name);
        }
        for window in Window::ALL {
            assert!(texts.has(&format!("moment-{}", slug(window.word()))), "{window:?}");
        }
        for purple in ["none", "mutation", "bio_terrorist"] {
            let state = State::new(&options(&format!("players=2 module_purple={purple}"))).unwrap();
            let view = state.view(Viewer::Spectator);
            for ending in Ending::ALL {
                assert_said(&State::ending(texts, &view, &[], ending.word()), ending);
            }
        }
    }
}

#[test]
fn the_end_is_told_in_all_languages() {
    assert_all_end_in_words::<State>(&TABLES, |options, seed, look| play(options, seed, look));
}

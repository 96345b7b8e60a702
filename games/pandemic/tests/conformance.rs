//! The conformance kit of the house, on Pandemic.

use kernel::{Game, Id, Seat, Set, Viewer};
use pandemic::{
    Action, Card, City, Colour, Cure, EventCard, Frame, InfectionCard, Movement, MutationEvent, Outcome,
    Pawn, Payment, Position, Role, State, StrainCard,
};
use testkit::conformance::Kit;

/// Every action that can be written for five seats, legal or not. Of those that name two cities: each with some
/// others.
fn every_action() -> Vec<Action> {
    let cities = || City::ALL.iter().copied();
    let seats = || Seat::first(5);
    let pawns = || std::iter::once(Pawn::Own).chain(seats().map(Pawn::Of));
    let mut all = vec![
        Action::Build { from: None },
        Action::Retrieve,
        Action::Capture,
        Action::LocalInfection,
        Action::Draw,
        Action::Forecast,
        Action::OneQuietNight,
        Action::BorrowedTime,
        Action::CommercialTravelBan,
        Action::MobileHospital,
        Action::RapidVaccineDeployment,
        Action::RemoteTreatment,
        Action::Done,
        Action::Agree,
        Action::Refuse,
        Action::Pass,
        Action::End,
    ];
    for &role in Role::ALL {
        all.push(Action::Role(role));
        all.extend(seats().map(|seat| Action::NewAssignment { seat, role }));
    }
    for &colour in Colour::ALL {
        all.extend(Payment::ALL.iter().map(|&with| Action::Cure { colour, with }));
        all.extend([Action::Treat(colour), Action::Collect(colour), Action::Return(colour)]);
    }
    all.extend(Card::all().iter().map(Action::Discard));
    all.extend(InfectionCard::all().iter().map(Action::Place));
    all.extend(EventCard::ALL.iter().copied().map(Action::Store));
    all.extend(MutationEvent::ALL.iter().copied().map(Action::First));
    all.extend(seats().map(Action::SpecialOrders));
    for to in cities() {
        for pawn in pawns() {
            all.extend(Movement::ALL.into_iter().map(|by| Action::Move { by, pawn, to }));
            all.push(Action::Airlift { pawn, to });
        }
        for seat in seats() {
            all.push(Action::Give { to: seat, card: to });
            all.push(Action::Take { from: seat, card: to });
            all.push(Action::Obtain { from: seat, card: to });
            all.push(Action::ReexaminedResearch { seat, card: to });
        }
        all.extend([City::Atlanta, City::Cairo].map(|card| Action::OperationsFlight { to, card }));
        all.push(Action::OperationsFlight { to, card: to });
        all.push(Action::Build { from: Some(to) });
        all.push(Action::GovernmentGrant { city: to, from: None });
        all.push(Action::GovernmentGrant { city: to, from: Some(City::Atlanta) });
        all.push(Action::ResilientPopulation(to));
        all.extend(Colour::ALL.iter().map(|&colour| Action::Remove { city: to, colour }));
        all.extend([
            Action::Begin(to),
            Action::RemoteInfection(to),
            Action::Sabotage(to),
            Action::Escape(to),
        ]);
    }
    all
}

fn every_outcome() -> Vec<Outcome> {
    let mut all: Vec<_> = InfectionCard::all()
        .iter()
        .flat_map(|card| [Outcome::Infect(card), Outcome::Bottom(card), Outcome::Reveal(card)])
        .collect();
    all.extend(City::ALL.iter().copied().map(Outcome::Take));
    all.extend(Card::all().iter().map(Outcome::Draw));
    all.extend(EventCard::ALL.iter().copied().map(Outcome::Event));
    all.extend(StrainCard::ALL.iter().copied().map(Outcome::DrawStrain));
    all.extend(Colour::ALL.iter().copied().map(Outcome::Strain));
    all.extend(Role::ALL.iter().copied().map(Outcome::Role));
    all.extend(Seat::first(5).flat_map(|seat| [Outcome::Start(seat), Outcome::BioTerrorist(seat)]));
    all.push(Outcome::DrawEpidemic);
    all
}

const KINDS: &[&str] = &[
    // actions
    "Role",
    "Move",
    "Build",
    "Cure",
    "Treat",
    "Give",
    "Take",
    "Airlift",
    "Forecast",
    "GovernmentGrant",
    "OneQuietNight",
    "ResilientPopulation",
    "Place",
    "Discard",
    "Agree",
    "Refuse",
    "Pass",
    "End",
    // outcomes
    "Infect",
    "Draw",
    "DrawEpidemic",
    "Start",
    "Bottom",
    "Reveal",
    // events
    "RoleTaken",
    "SetupInfected",
    "Dealt",
    "DealtHidden",
    "Begins",
    "TurnBegan",
    "Moved",
    "Built",
    "Treated",
    "MedicCleared",
    "Cured",
    "Eradicated",
    "Shared",
    "ActionsEnded",
    "Discarded",
    "Played",
    "Airlifted",
    "Revealed",
    "Granted",
    "QuietNight",
    "Removed",
    "Asked",
    "Agreed",
    "Declined",
    "Drew",
    "DrewHidden",
    "EpidemicDrawn",
    "Increased",
    "BottomRevealed",
    "Intensified",
    "InfectionRevealed",
    "CubesPlaced",
    "HeldOffMedic",
    "Outbreak",
    "InfectionSkipped",
    "Ended",
    // frames at rest
    "Roles",
    "SetupInfection",
    "Deal",
    "Start",
    "Actions",
    "Window",
    "OverLimit",
    "Consent",
    "CureCards",
    "Infection",
    "Bottom",
];

/// Kinds that the modules, roles and events beyond the base game add.
const MORE_KINDS: &[&str] = &[
    // actions
    "OperationsFlight",
    "Retrieve",
    "Obtain",
    "Collect",
    "Store",
    "BorrowedTime",
    "CommercialTravelBan",
    "MobileHospital",
    "NewAssignment",
    "RapidVaccineDeployment",
    "ReexaminedResearch",
    "RemoteTreatment",
    "SpecialOrders",
    "Return",
    "Remove",
    "First",
    "Done",
    // outcomes
    "Event",
    "DrawStrain",
    "Strain",
    // events
    "EventsMixed",
    "OperationsFlown",
    "CardShown",
    "Contained",
    "SampleTaken",
    "SamplesReturned",
    "Retrieved",
    "Stored",
    "Looked",
    "ActionsGained",
    "TravelBanned",
    "RoleChanged",
    "CubeRemoved",
    "Researched",
    "Ordered",
    "MutationDrawn",
    "MutationBegan",
    "StrainChosen",
    "StrainEffect",
    "CubesLost",
    "AdditionalCard",
    "HeldOffQuarantine",
    // frames at rest
    "Events",
    "Look",
    "HospitalCube",
    "Vaccine",
    "RemoteTreatment",
    "MutationOrder",
];

/// Kinds of the Bio-Terrorist's module.
const BIO_TERRORIST_KINDS: &[&str] = &[
    // actions
    "Begin",
    "Move",
    "LocalInfection",
    "RemoteInfection",
    "Sabotage",
    "Draw",
    "Escape",
    "Discard",
    "Pass",
    "End",
    "Capture",
    // outcomes
    "BioTerrorist",
    "Take",
    // events
    "BioTerroristChosen",
    "BioTerroristTurnBegan",
    "BioTerroristTurnEnded",
    "BioTerroristBegan",
    "BioTerroristMoved",
    "BioTerroristPassed",
    "BioTerroristInVain",
    "BioTerroristDrew",
    "BioTerroristDrewHidden",
    "BioTerroristDiscarded",
    "BioTerroristAppeared",
    "BioTerroristVanished",
    "BioTerroristEscaped",
    "BioTerroristOut",
    "Captured",
    "Sabotaged",
    "PurpleReturned",
    "InfectionReshuffled",
    // frames at rest
    "BioTerroristSeat",
    "BioTerroristHand",
    "BioTerrorist",
    "BioTerroristDraw",
    "BioTerroristTurn",
    "BioTerroristDone",
];

/// The frames that wait, by their names.
fn frames(game: &State) -> Vec<String> {
    let name = |frame: &Frame| {
        let words = serde_json::to_value(frame).unwrap();
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        words["frame"].as_str().unwrap().split('_').map(capital).collect()
    };
    game.view(Viewer::Omniscient).frames.iter().map(name).collect()
}

/// Worlds this seat cannot tell from the real one: closed hands, the box, a Forecast it does not see and the
/// Bio-Terrorist's hand dealt anew. What the seat's next action can tell stays: the Bio-Terrorist's city, and the hand
/// where a capture or the end of purple shows it.
fn twins(game: &State, seat: Seat) -> Vec<State> {
    let mut view = game.view(Viewer::Seat(seat));
    let all = game.view(Viewer::Omniscient);
    if let (Some(known), Some(real)) = (&mut view.bio_terrorist, all.bio_terrorist) {
        let hand_can_show = known.city.is_some() || view.cures[Colour::Purple as usize] != Cure::Active;
        if known.hand.is_none() && hand_can_show {
            (*known, view.infection_deck) = (real, all.infection_deck);
        }
        known.city = real.city;
    }
    let mut entropy = kernel::Dice(testkit::SplitMix(u64::from(view.turn)));
    (0..2).map(|_| State::sample_world(&view, &mut entropy)).filter(|twin| twin != game).collect()
}

/// Positions written down and read again are the same game.
fn reads_back(game: &State) -> Vec<String> {
    let view = game.view(Viewer::Omniscient);
    let at_rest = view.turn > 0 && view.ended_by.is_none();
    if at_rest {
        let mut written = serde_json::to_value(&view).unwrap();
        let words = written.as_object_mut().unwrap();
        words.retain(|_, value| !value.is_null());
        words.remove("won");
        words.remove("bio_terrorist_won");
        let text = written.to_string();
        let position: Position =
            serde_json::from_value(written).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let again = State::from_position(game.options(), &position)
            .unwrap_or_else(|error| panic!("{error}: {:?}\n{text}", view.frames));
        assert_eq!(&again, game, "\n{text}");
    }
    frames(game)
}

fn position(options: &str, position: serde_json::Value) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap()
}

/// Cures, choices of cards, the Medic at work: one action away.
fn about_to_cure() -> State {
    let cures = serde_json::json!({
        "seats": [
            { "role": "medic", "hand": ["paris", "essen", "milan", "london", "madrid", "new_york"] },
            { "role": "scientist", "city": "cairo", "hand": ["lima", "lagos", "miami", "bogota", "santiago"] },
        ],
        "stations": ["atlanta", "cairo"],
        "cures": { "red": "cured" },
        "cubes": {
            "atlanta": { "blue": 1 }, "chicago": { "red": 2, "blue": 1 }, "washington": { "red": 3 },
            "cairo": { "yellow": 1, "black": 3 }, "riyadh": { "black": 3 }, "osaka": { "red": 3 },
        },
        "infection_deck": { "top": ["chicago", "osaka", "atlanta", "cairo"] },
    });
    position("players=2 epidemics=4", cures)
}

/// Purple is cured, the Medic holds it off around a hidden Bio-Terrorist, and it is almost gone.
fn bio_terrorist_in_vain() -> State {
    let vain = serde_json::json!({
        "turn": 2,
        "step": "bt_turn_before",
        "seats": [
            { "role": "medic", "city": "paris", "hand": ["remote_treatment"] },
            { "role": "quarantine_specialist", "city": "cairo" },
        ],
        "cures": { "purple": "cured" },
        "cubes": { "london": { "purple": 1 } },
        "bio_terrorist": { "city": "istanbul", "hand": ["riyadh", "istanbul", "lima"] },
    });
    position("players=2 module_purple=bio_terrorist role_packs=both event_set=mix13 consent=auto", vain)
}

/// The Bio-Terrorist is captured, or about to be; a full hand; an infection deck that runs out.
fn bio_terrorist_captured() -> State {
    let captured = serde_json::json!({
        "turn": 2,
        "step": "bt_turn_before",
        "seats": [{ "city": "paris", "hand": ["forecast", "airlift"] }, { "city": "cairo" }],
        "infection_deck": { "left": 3 },
        "bio_terrorist": { "captor": 0, "hand": ["riyadh", "atlanta", "lima", "tokyo", "osaka", "paris", "cairo"] },
    });
    position("players=2 module_purple=bio_terrorist consent=auto", captured)
}

/// Two mutation events at once, a tie for the strain, a Rapid Vaccine Deployment after a cure, a Mobile Hospital.
fn modules_at_work() -> State {
    let work = serde_json::json!({
        "seats": [
            { "role": "scientist", "hand": ["lima", "lagos", "miami", "bogota", "rapid_vaccine_deployment", "mobile_hospital"] },
            { "role": "medic", "hand": ["special_orders"] },
        ],
        "cubes": {
            "lima": { "yellow": 2 }, "bogota": { "yellow": 2 }, "atlanta": { "blue": 1 },
            "chicago": { "blue": 1, "red": 1, "black": 1 }, "washington": { "blue": 2, "black": 1 }, "miami": { "red": 2 },
        },
        "unseen": ["mutation_spreads", "mutation_threatens", "mutation_intensifies", "airlift", "paris", "tokyo", "delhi"],
        "player_deck": { "stretches": [
            { "left": 6, "of": 13, "epidemics": 1 }, { "left": 2, "of": 13, "epidemics": 1 },
            { "left": 2, "of": 12, "epidemics": 1 }, { "left": 1, "of": 12, "epidemics": 1 },
        ] },
    });
    position(
        "players=2 epidemics=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13 consent=auto",
        work,
    )
}

/// Rate Effect is in force.
fn strain_at_work() -> State {
    let work = serde_json::json!({
        "strain": { "colour": "red", "in_force": ["rate_effect"] },
        "infection_deck": { "top": ["tokyo", "osaka", "taipei"] },
    });
    position("players=2 module_strain=on", work)
}

const BASE: &[&str] = &[
    "players=2 epidemics=4",
    "players=3 epidemics=5",
    "players=4 epidemics=6 role_assignment=chosen",
    "players=5 epidemics=7 consent=auto event_window=not_between_draw_and_resolve",
    "players=3 epidemics=4 open_hands=false start_player=population",
    "players=4 epidemics=4 open_hands=false consent=auto one_quiet_night=next_infection_step",
];

const MODULES: &[&str] = &[
    "players=3 epidemics=7 module_strain=on role_packs=both event_set=mix13",
    "players=4 epidemics=6 module_purple=mutation role_packs=both event_set=mix13 consent=auto",
    "players=2 epidemics=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13 \
     open_hands=false strain_time=after_infect mutation_four_cure_win=after_first_purple",
    "players=5 epidemics=7 role_packs=both event_set=mix13 ops_expert=revised epidemiologist_cost=free \
     epidemic_card=removed_from_game role_assignment=chosen",
];

const BIO_TERRORIST: &[&str] = &[
    "players=2 epidemics=4 module_purple=bio_terrorist",
    "players=3 epidemics=5 module_purple=bio_terrorist bt_seat=random open_hands=false bt_turns=after_each_player \
     bt_sees_forecast=true bt_hidden_actions=each_once",
    "players=4 epidemics=6 module_purple=bio_terrorist module_strain=on role_packs=both event_set=mix13 \
     bt_sees_pl_hands=false bt_move=any_move bt_sabotage=in_city_same_colour bt_start_cards=7 consent=auto",
    "players=2 epidemics=4 module_purple=bio_terrorist role_packs=both event_set=mix13 bt_turns=after_each_player \
     bt_after_escape=turn_ends bt_purple_rider=drawn infection_deck_empty=loss bt_seat=random",
];

fn kit(
    options: &'static [&'static str],
    games: u32,
    starts: Vec<State>,
    kinds: &'static [&'static str],
) -> Kit<State> {
    Kit {
        options,
        games,
        starts,
        most_moves: 3000,
        every_action: every_action(),
        every_outcome: every_outcome(),
        kinds,
        seen_at: reads_back,
        twins,
    }
}

#[test]
fn pandemic_keeps_the_contract() {
    kit(BASE, 5, vec![about_to_cure()], KINDS).run();
}

#[test]
fn modules_keep_the_contract() {
    kit(MODULES, 4, vec![modules_at_work(), strain_at_work()], MORE_KINDS).run();
}

#[test]
fn a_game_with_a_bio_terrorist_keeps_the_contract() {
    kit(BIO_TERRORIST, 3, vec![bio_terrorist_in_vain(), bio_terrorist_captured()], BIO_TERRORIST_KINDS).run();
}

#[test]
fn the_map_is_sound() {
    let degree = |city: City| city.neighbours().len();
    let edges: u32 = City::ALL.iter().copied().map(degree).sum::<u32>() / 2;
    assert_eq!((City::ALL.len(), edges), (48, 93));
    for &city in City::ALL {
        assert!(!city.neighbours().contains(city));
        assert!(city.neighbours().iter().all(|other| other.neighbours().contains(city)));
    }
    let histogram: Vec<_> =
        (1..=6).map(|wanted| City::ALL.iter().filter(|city| degree(**city) == wanted).count()).collect();
    assert_eq!(histogram, [1, 4, 12, 16, 13, 2]);
    let distances: Vec<Vec<u32>> = City::ALL.iter().map(|&city| distances_from(city)).collect();
    assert_eq!(distances.iter().flatten().sum::<u32>() / 2, 4670);
    assert_eq!(distances.iter().flatten().max(), Some(&9));
    assert_eq!(distances[City::Atlanta as usize].iter().max(), Some(&7));
}

fn distances_from(city: City) -> Vec<u32> {
    let mut distances = vec![u32::MAX; City::ALL.len()];
    let mut ring = Set::one(city);
    let mut seen = ring;
    for distance in 0.. {
        ring.iter().for_each(|city| distances[city.index() as usize] = distance);
        ring = ring.iter().fold(Set::EMPTY, |next, city| next | city.neighbours()) - seen;
        seen = seen | ring;
        if ring.is_empty() {
            break;
        }
    }
    distances
}

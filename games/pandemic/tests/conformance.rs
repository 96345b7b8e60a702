//! The conformance kit of the house, on Pandemic.

use kernel::{Game, Id, Seat, Set, Viewer};
use pandemic::{Action, Card, City, Colour, Frame, Movement, Outcome, Pawn, Position, Role, State};
use testkit::conformance::Kit;

/// Every action and outcome that can be written for five seats, legal or not.
fn every_action() -> Vec<Action> {
    let cities = || City::ALL.iter().copied();
    let seats = || Seat::first(5);
    let pawns = || std::iter::once(Pawn::Own).chain(seats().map(Pawn::Of));
    let mut all = vec![
        Action::Build { from: None },
        Action::Forecast,
        Action::OneQuietNight,
        Action::Agree,
        Action::Refuse,
        Action::Pass,
        Action::End,
    ];
    all.extend(Role::ALL.iter().copied().map(Action::Role));
    all.extend(Colour::ALL.iter().copied().flat_map(|colour| [Action::Cure(colour), Action::Treat(colour)]));
    all.extend(Card::all().iter().map(Action::Discard));
    for to in cities() {
        for pawn in pawns() {
            all.extend(Movement::ALL.into_iter().map(|by| Action::Move { by, pawn, to }));
            all.push(Action::Airlift { pawn, to });
        }
        for seat in seats() {
            all.push(Action::Give { to: seat, card: to });
            all.push(Action::Take { from: seat, card: to });
        }
        all.push(Action::Build { from: Some(to) });
        all.push(Action::GovernmentGrant { city: to, from: None });
        all.push(Action::GovernmentGrant { city: to, from: Some(City::Atlanta) });
        all.push(Action::ResilientPopulation(to));
        all.push(Action::Place(to));
    }
    all
}

fn every_outcome() -> Vec<Outcome> {
    let cities = City::ALL.iter().copied();
    let mut all: Vec<_> = cities
        .flat_map(|city| [Outcome::Infect(city), Outcome::Bottom(city), Outcome::Reveal(city)])
        .collect();
    all.extend(Card::all().iter().map(Outcome::Draw));
    all.extend(Role::ALL.iter().copied().map(Outcome::Role));
    all.extend(Seat::first(5).map(Outcome::Start));
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

fn frames(game: &State) -> Vec<String> {
    game.view(Viewer::Omniscient)
        .frames
        .iter()
        .map(|frame: &Frame| {
            format!("{frame:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
        })
        .collect()
}

/// With closed hands: two hidden cards of other seats, or of a seat and the deck, exchanged.
fn twins(game: &State, seat: Seat) -> Vec<State> {
    let view = game.view(Viewer::Seat(seat));
    if view.seats.iter().all(|other| other.hand.is_some()) {
        return Vec::new();
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
        let position: Position = serde_json::from_value(written.clone()).unwrap();
        let again = State::from_position(game.options(), &position)
            .unwrap_or_else(|error| panic!("{error}\n{written:#}"));
        assert_eq!(&again, game);
    }
    frames(game)
}

/// Cures, choices of cards, the Medic at work: one action away.
fn about_to_cure() -> State {
    let position = serde_json::json!({
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
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&"players=2 epidemics=4".parse().unwrap(), &position).unwrap()
}

#[test]
fn pandemic_keeps_the_contract() {
    Kit::<State> {
        options: &[
            "players=2 epidemics=4",
            "players=3 epidemics=5",
            "players=4 epidemics=6 role_assignment=chosen",
            "players=5 epidemics=7 consent=auto event_window=not_between_draw_and_resolve",
            "players=3 epidemics=4 open_hands=false start_player=population",
            "players=4 epidemics=4 open_hands=false consent=auto one_quiet_night=next_infection_step",
        ],
        games: 6,
        starts: vec![about_to_cure()],
        most_moves: 3000,
        every_action: every_action(),
        every_outcome: every_outcome(),
        kinds: KINDS,
        seen_at: reads_back,
        twins,
    }
    .run();
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

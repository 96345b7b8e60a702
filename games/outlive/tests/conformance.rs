//! The conformance kit of the house, on Outlive.

use kernel::{Dice, Game, Seat, Uniform, Viewer};
use outlive::{
    Action, Area, City, Copy, Discount, Equipment, EventCard, Frame, Gear, Hero, Home, HuntingTools, Leader,
    Outcome, Position, Prey, RepairRoom, Resource, Room, RoomName, Search, SearchTile, Shield, Starter,
    State, Tokens, View,
};
use testkit::SplitMix;
use testkit::conformance::Kit;

/// Some payments, small and large, right and wrong.
fn payments() -> Vec<Tokens> {
    let mut all = vec![Tokens::NONE];
    for &resource in Resource::ALL {
        all.extend([1, 3].map(|count| Tokens::of(resource, count)));
    }
    all.push(Tokens::of(Resource::Wood, 1).and(Resource::Metal, 1).and(Resource::Chip, 1));
    all
}

/// Every action that can be written, legal or not; of payments some.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Stay,
        Action::Press,
        Action::PressWithBat,
        Action::Spare,
        Action::Leave,
        Action::Iodine,
        Action::End,
        Action::Pass,
        Action::RecruitWithVirtualWater,
        Action::Done,
    ];
    let discounts = [Discount::None, Discount::Room];
    let rooms = || {
        let copies = [Copy::First, Copy::Second];
        Room::ALL.iter().flat_map(move |&kind| copies.map(|copy| RoomName { kind, copy }))
    };
    for room in rooms() {
        all.extend([
            Action::BuildFree(room),
            Action::House(Home::Room(room)),
            Action::LoseSurvivor(Home::Room(room)),
        ]);
        all.extend((0..=4).map(|survivors| Action::MoveIn { room, survivors }));
        for pay in payments() {
            all.extend(discounts.map(|discount| Action::Build { room, pay, discount }));
        }
    }
    all.extend([Action::House(Home::Airlock), Action::LoseSurvivor(Home::Airlock)]);
    for &room in Room::ALL {
        all.extend([Action::DiscardRoom(room), Action::UseRoom(room)]);
    }
    for count in 0..=6 {
        all.extend([Action::Settle(count), Action::Split(count), Action::Gather(count)]);
    }
    all.extend(Leader::ALL.iter().copied().map(Action::Leader));
    all.extend(SearchTile::ALL.iter().copied().map(Action::DiscardTile));
    all.extend(City::ALL.iter().copied().map(Action::Peek));
    all.extend(Starter::ALL.iter().copied().map(Action::Start));
    all.extend(Search::ALL.iter().copied().map(Action::Search));
    all.extend(Resource::ALL.iter().copied().map(Action::Recruit));
    for &hero in Hero::ALL {
        for &area in Area::ALL {
            all.push(Action::Place { hero, area });
            let gear = Gear::ALL.iter().copied().map(Some).chain([None]);
            all.extend(gear.map(|with| Action::Move { hero, to: area, with }));
        }
    }
    for ammo in 0..=8 {
        let shields = Shield::ALL.iter().copied().map(Some).chain([None]);
        all.extend(shields.map(|with| Action::Defend { with, ammo }));
        for tile in 0..3 {
            let tools = HuntingTools::ALL.iter().copied().map(Some).chain([None]);
            all.extend(tools.map(|with| Action::Hunt { tile, ammo, with }));
        }
    }
    for pay in payments() {
        all.extend([Action::Lose(pay), Action::HandOver(pay), Action::Demand(pay)]);
        for virtual_water in 0..=2 {
            all.push(Action::Feed { pay, virtual_water });
            for &event in EventCard::ALL {
                all.extend(discounts.map(|discount| Action::Resolve { event, pay, discount, virtual_water }));
            }
        }
    }
    for &kind in Equipment::ALL {
        all.extend([Action::Take(kind), Action::Use(kind), Action::Dismantle(kind)]);
        all.push(Action::Repair { kind, pay: kind.cost(), with: None });
        for room in RepairRoom::all() {
            all.extend(payments().into_iter().map(|pay| Action::Repair { kind, pay, with: Some(room) }));
        }
    }
    all
}

fn every_outcome() -> Vec<Outcome> {
    let mut all: Vec<Outcome> = Leader::ALL.iter().copied().map(Outcome::DealLeader).collect();
    all.extend(Room::ALL.iter().copied().map(Outcome::DealRoom));
    all.extend(EventCard::ALL.iter().copied().map(Outcome::Event));
    for &prey in Prey::ALL {
        all.extend([Outcome::Prey(prey), Outcome::LookAtPrey(prey)]);
    }
    for &kind in Equipment::ALL {
        all.extend([Outcome::Show(kind), Outcome::Draw(kind)]);
    }
    for &tile in SearchTile::ALL {
        all.extend([Outcome::SetAside(tile), Outcome::Find(tile), Outcome::LookAtSearchTile(tile)]);
    }
    all
}

/// Everything that can be decided, happen, wait and be owed.
const KINDS: &[&str] = &[
    // actions
    "DiscardRoom",
    "BuildFree",
    "Settle",
    "Leader",
    "Place",
    "Split",
    "DiscardTile",
    "Lose",
    "LoseSurvivor",
    "Move",
    "Stay",
    "Press",
    "PressWithBat",
    "Spare",
    "Defend",
    "HandOver",
    "Demand",
    "House",
    "Leave",
    "Gather",
    "Iodine",
    "Hunt",
    "Start",
    "Take",
    "Search",
    "Use",
    "UseRoom",
    "Peek",
    "End",
    "Resolve",
    "Pass",
    "Feed",
    "Recruit",
    "RecruitWithVirtualWater",
    "Build",
    "MoveIn",
    "Dismantle",
    "Repair",
    "Done",
    // outcomes
    "DealLeader",
    "DealRoom",
    "Prey",
    "Show",
    "SetAside",
    "Event",
    "Find",
    "LookAtSearchTile",
    "LookAtPrey",
    "Draw",
    // events
    "LeaderDealt",
    "RoomDealt",
    "ShelterShown",
    "HeroPlaced",
    "LeaderBrings",
    "DrawnForMary",
    "DiscardedForMary",
    "FirstPlayer",
    "Dawn",
    "PreyTurnedUp",
    "Shown",
    "DeckShuffled",
    "EventTurnedUp",
    "EventStrikes",
    "StockLost",
    "Immune",
    "TokensLost",
    "SurvivorLost",
    "RadiationUp",
    "RadiationDown",
    "Moved",
    "EquipmentUsed",
    "RoomUsed",
    "Stuck",
    "Pressed",
    "Spared",
    "Defended",
    "HandedOver",
    "Gained",
    "IodineTaken",
    "Hunted",
    "PreyLookedAt",
    "PreySeen",
    "SearchPileLookedAt",
    "SearchTileSeen",
    "TokenTaken",
    "SurvivorJoined",
    "SurvivorLeft",
    "PurifierStarted",
    "EquipmentTaken",
    "DuplicateDrawn",
    "Found",
    "DayEnded",
    "EventResolved",
    "Passed",
    "Fed",
    "RadiationHandled",
    "Recruited",
    "Built",
    "MovedIn",
    "Dismantled",
    "Repaired",
    "Spoiled",
    "GameOver",
    "Scored",
    // frames and what players owe
    "DealLeaders",
    "DealRooms",
    "TurnUpPrey",
    "DrawForMary",
    "ShowEquipment",
    "TurnUpEvent",
    "LookAtSearchPile",
    "DrawEquipment",
    "Choose",
    "PlaceHeroes",
    "SplitForMary",
    "DiscardForMary",
    "Strike",
    "Pressure",
    "Loot",
    "Visit",
    "Shelters",
    "DiscardRooms",
    "ChooseLeader",
    "LoseGoods",
    "LoseFood",
    "LoseSurvivors",
    "Starve",
    "Irradiated",
];

/// What the seat could also imagine.
fn twins(game: &State, seat: Seat) -> Vec<State> {
    let view = game.view(Viewer::Seat(seat));
    let mut dice = Dice(SplitMix(u64::from(seat.number()) + 7));
    (0..2)
        .map(|_| {
            dice.0.below(9);
            State::sample_world(&view, &mut dice)
        })
        .collect()
}

/// Positions written down and read again are the same game.
fn reads_back(game: &State) -> Vec<String> {
    let view = game.view(Viewer::Omniscient);
    let text = serde_json::to_string(&view).unwrap();
    let position: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again =
        State::from_position(game.options(), &position).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, game, "\n{text}");
    frames(&view)
}

/// The frames that wait and what players owe, by their names.
fn frames(view: &View) -> Vec<String> {
    let capital = |word: &str| word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect();
    let frame = |frame: &Frame| serde_json::to_value(frame).unwrap()["frame"].as_str().map(capital);
    let todo =
        |seat: &outlive::SeatView| serde_json::to_value(seat.todo).unwrap()["step"].as_str().map(capital);
    view.frames.iter().filter_map(frame).chain(view.seats.iter().filter_map(todo)).collect()
}

fn at(options: &str, position: serde_json::Value) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap_or_else(|error| panic!("{error}"))
}

/// Full rooms and repaired tiles that games by chance seldom come to.
fn well_equipped() -> State {
    at(
        "players=3",
        serde_json::json!({
            "events": { "1": "sandstorm", "2": "rats", "3": "radioactive_cloud" },
            "turn": 4,
            "step": "event",
            "seats": {
                "0": {
                    "tokens": { "water": 3, "can": 2, "wood": 2, "ammo": 2 },
                    "rooms": { "peek_search": 4, "pressure_choice": 4, "event_immunity": 3, "permanent_water": 3 },
                    "airlock": 3,
                    "repaired": ["baseball_bat", "thermal_sensor", "exoskeleton"],
                },
                "1": {
                    "tokens": { "can": 4, "chip": 3, "metal": 3 },
                    "rooms": { "permanent_water": 3, "peek_search": 4 },
                    "repaired": ["grappling_hook", "thermal_sensor"],
                    "airlock": 1,
                },
                "2": { "tokens": { "wood": 4, "can": 3, "water": 1, "chip": 3 }, "repaired": ["battle_gear"] },
            },
        }),
    )
}

/// Nobody can move without a tool (O6.8d).
fn stuck() -> State {
    at(
        "players=2",
        serde_json::json!({
            "mover": 0,
            "seats": {
                "0": {
                    "repaired": ["grappling_hook"],
                    "heroes": {
                        "h3a": "fairground",
                        "h3b": { "area": "mine", "active": true },
                        "h4": { "area": "blackwood", "active": true },
                        "h5": { "area": "forest", "active": true },
                    },
                },
                "1": { "heroes": { "h3a": { "area": "cargo_ship", "active": true, "row": 3 } } },
            },
        }),
    )
}

/// Virtual water in the night, a duplicate in the deck, and the last turn.
fn last_night() -> State {
    let seat = serde_json::json!({
        "tokens": { "can": 5, "meat": 1, "wood": 3, "metal": 3 },
        "rooms": { "permanent_water": 3, "draw_2": 3 },
        "broken": ["axe"],
        "airlock": 2,
    });
    let deck = ["axe", "bow", "crowbar"];
    at(
        "players=2",
        serde_json::json!({ "turn": 6, "step": "shelters", "deck": deck, "seats": { "0": seat } }),
    )
}

/// Mary Koolpepper's player is asked (O23.11).
fn mary_draws() -> State {
    let heroes = serde_json::json!({ "h3a": "mine", "h3b": "cargo_ship", "h4": "blackwood", "h5": "forest" });
    let rooms = serde_json::json!({
        "event_discount": 4,
        "ammo_4": { "built": false },
        "draw_2": { "built": false },
        "growth": { "built": false },
        "cupboard": { "built": false },
    });
    let others =
        serde_json::json!({ "h3a": "silent_peak", "h3b": "cargo_ship", "h4": "fairground", "h5": "dam" });
    at(
        "players=2",
        serde_json::json!({
            "turn": 0,
            "frames": [{ "frame": "split_for_mary", "seat": 0 }],
            "seats": {
                "0": { "leader": "mary_koolpepper", "heroes": heroes, "broken": ["flashlight"], "rooms": rooms },
                "1": { "leader": "jacob_rowlett", "heroes": others, "broken": ["pickaxe"], "rooms": rooms },
            },
            "prey": { "forest": { "top": "prey_3" }, "mine": { "top": "prey_4" }, "fairground": { "top": "prey_5" } },
        }),
    )
}

#[test]
fn outlive_keeps_the_contract() {
    Kit::<State> {
        options: &[
            "players=2",
            "players=3 edition=early",
            "players=4 bank=counted",
            "players=4 edition=early component_set=full hero_placement=one_by_one night_flow=turn_order",
            "players=3 hunt_min_points=0 airlock_rows=2_4 immunity_scope=losses_only mary_draw=card",
        ],
        games: 5,
        starts: vec![well_equipped(), stuck(), last_night(), mary_draws()],
        most_moves: 4000,
        every_action: every_action(),
        every_outcome: every_outcome(),
        kinds: KINDS,
        seen_at: reads_back,
        twins,
    }
    .run();
}

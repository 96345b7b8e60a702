//! Every event, action, refusal, question and option has its text in all languages.

use super::{TABLES, assert_said, options, people, play};
use crate::face::Face;
use crate::faces::outlive::deciders::DECIDERS;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::log;
use crate::pages::{option_key, value_key};
use crate::tests::assert_all_end_in_words;
use kernel::{Game, Seat, SeatSet, Viewer};
use outlive::{
    Action, Area, Ask, Chore, City, Discount, Draw, Equipment, Event, EventCard, Frame, Gear, Hero, Home,
    HuntingGround, HuntingTools, Leader, Loss, Origin, Prey, RepairRoom, Resource, Room, Search, SearchTile,
    SetupChoice, Shield, Source, Starter, State, Todo, Tokens, Visit, refusals,
};
use std::collections::BTreeSet;

const WOOD: Tokens = Tokens::of(Resource::Wood, 2);

/// Every event, with and without its optional parts.
fn every_event() -> Vec<Event> {
    let [seat, target] = [0, 1].map(|number| Seat::new(number).unwrap());
    let (hero, area, city, ground) = (Hero::H4, Area::Dam, City::Blackwood, HuntingGround::Mine);
    let (tokens, leader, equipment, room) = (WOOD, Leader::ErinMccarthy, Equipment::Axe, Room::Growth);
    let (event, prey, tile, home) = (EventCard::Rats, Prey::P5, SearchTile::Empty, Home::Airlock);
    let mut all = vec![
        Event::LeaderDealt { seat, leader },
        Event::RoomDealt { seat, room },
        Event::ShelterShown { seat, leader, built: room.into(), survivors: 3, airlock: 1 },
        Event::HeroPlaced { seat, hero, area },
        Event::LeaderBrings { seat, leader, tokens, equipment },
        Event::LeaderBrings { seat, leader, tokens: Tokens::NONE, equipment },
        Event::DrawnForMary { seat, city, tile },
        Event::DiscardedForMary { seat, tile },
        Event::FirstPlayer { seat },
        Event::Dawn { turn: 3 },
        Event::PreyTurnedUp { ground, prey },
        Event::Shown { city, equipment },
        Event::DeckShuffled,
        Event::SetAside { city, tile },
        Event::StockLost { area, tokens },
        Event::TokensLost { seat, tokens },
        Event::SurvivorLost { seat, home },
        Event::RadiationDown { seat, value: 3 },
        Event::Moved { seat, hero, from: Area::Forest, to: area, row: None },
        Event::Moved { seat, hero, from: Area::Mine, to: Area::CargoShip, row: Some(5) },
        Event::EquipmentUsed { seat, equipment },
        Event::RoomUsed { seat, room },
        Event::Stuck { seat },
        Event::Pressed { seat, hero, target, target_hero: Hero::H3a, pressure: 1 },
        Event::Spared { seat, target },
        Event::HandedOver { from: target, to: seat, tokens },
        Event::IodineTaken { seat },
        Event::PreyLookedAt { seat, ground },
        Event::PreySeen { ground, prey },
        Event::SearchPileLookedAt { seat, city },
        Event::SearchTileSeen { city, tile },
        Event::TokenTaken { seat },
        Event::SurvivorJoined { seat, home: Home::Room(room.into()) },
        Event::SurvivorLeft { seat },
        Event::PurifierStarted { seat },
        Event::EquipmentTaken { seat, equipment },
        Event::DuplicateDrawn { seat, equipment },
        Event::DayEnded,
        Event::Passed { seat },
        Event::RadiationHandled { seat, points: 3, cancelled: 1 },
        Event::Recruited { seat, tokens },
        Event::Recruited { seat, tokens: Tokens::NONE },
        Event::Dismantled { seat, equipment },
        Event::Spoiled { seat, tokens },
        Event::GameOver,
    ];
    for count in 0..4 {
        all.extend([
            Event::RadiationUp { seat, spaces: count, value: -11 },
            Event::Hunted { seat, hero, ground, prey, points: 3, ammo: count, meat: 4 },
            Event::Fed { seat, tokens, virtual_water: 1, shortage: count },
            Event::Fed { seat, tokens: Tokens::NONE, virtual_water: 0, shortage: count },
            Event::MovedIn { seat, room: room.into(), survivors: count },
            Event::Scored { seat, points: i16::from(count) - 2 },
        ]);
        for with in [None, Some(Shield::Room), Some(Shield::BattleGear)] {
            all.push(Event::Defended { seat, with, ammo: count, left: 1 });
        }
    }
    for discount in [Discount::None, Discount::Room] {
        all.push(Event::EventResolved { seat, event, tokens, discount, virtual_water: 1 });
        all.push(Event::Built { seat, room: room.into(), tokens, discount });
    }
    for with in [None, RepairRoom::of(Room::FreeRepair)] {
        all.push(Event::Repaired { seat, equipment, tokens: Tokens::NONE, with });
    }
    let sources =
        [Source::Stock, Source::Equipment(equipment), Source::Room(room), Source::Row(4), Source::SearchTile];
    all.extend(sources.map(|source| Event::Gained { seat, tokens, source }));
    for &event in EventCard::ALL {
        all.extend([
            Event::EventTurnedUp { turn: 1, event },
            Event::EventStrikes { event },
            Event::Immune { seat, event },
        ]);
    }
    all.extend(SearchTile::ALL.iter().map(|&tile| Event::Found { seat, city, tile }));
    all
}

/// Every action, with and without its optional parts.
fn every_action() -> Vec<Action> {
    let (hero, room, kind) = (Hero::H5, Room::Ammo4, Equipment::Axe);
    let mut all = vec![
        Action::DiscardRoom(room),
        Action::BuildFree(room.into()),
        Action::Leader(Leader::ErinMccarthy),
        Action::Place { hero, area: Area::Dam },
        Action::DiscardTile(SearchTile::Can),
        Action::Lose(WOOD),
        Action::LoseSurvivor(Home::Airlock),
        Action::LoseSurvivor(Home::Room(room.into())),
        Action::Stay,
        Action::Press,
        Action::PressWithBat,
        Action::Spare,
        Action::HandOver(WOOD),
        Action::Demand(WOOD),
        Action::House(Home::Airlock),
        Action::House(Home::Room(room.into())),
        Action::Leave,
        Action::Iodine,
        Action::Take(kind),
        Action::Use(kind),
        Action::UseRoom(room),
        Action::End,
        Action::Pass,
        Action::Feed { pay: Tokens::NONE, virtual_water: 0 },
        Action::Feed { pay: Tokens::NONE, virtual_water: 1 },
        Action::Feed { pay: Tokens::of(Resource::Can, 2), virtual_water: 0 },
        Action::Feed { pay: Tokens::of(Resource::Can, 2), virtual_water: 1 },
        Action::RecruitWithVirtualWater,
        Action::Dismantle(kind),
        Action::Done,
    ];
    for count in 0..5 {
        all.extend([Action::Settle(count), Action::Split(count), Action::Gather(count + 1)]);
        all.push(Action::MoveIn { room: room.into(), survivors: count + 1 });
        for with in
            [None, Some(HuntingTools::Shotgun), Some(HuntingTools::BearTrap), Some(HuntingTools::Both)]
        {
            all.extend([0, 1].map(|tile| Action::Hunt { tile, ammo: count, with }));
        }
        for with in [None, Some(Shield::Room), Some(Shield::BattleGear)] {
            all.push(Action::Defend { with, ammo: count });
        }
    }
    let gears = std::iter::once(None).chain(Gear::ALL.iter().copied().map(Some));
    all.extend(gears.map(|with| Action::Move { hero, to: Area::CargoShip, with }));
    all.extend(Starter::ALL.iter().copied().map(Action::Start));
    all.extend(Search::ALL.iter().copied().map(Action::Search));
    all.extend(City::ALL.iter().copied().map(Action::Peek));
    all.extend([Resource::Meat, Resource::Water, Resource::Can].map(Action::Recruit));
    for discount in [Discount::None, Discount::Room] {
        all.push(Action::Build { room: room.into(), pay: WOOD, discount });
        for virtual_water in 0..2 {
            all.push(Action::Resolve { event: EventCard::ForestFire, pay: WOOD, discount, virtual_water });
        }
    }
    let helpers = std::iter::once(None).chain(RepairRoom::all().map(Some));
    all.extend(helpers.map(|with| Action::Repair { kind, pay: WOOD, with }));
    all
}

#[test]
fn every_event_and_action_is_told_in_all_languages() {
    let view = State::new(&options("players=3")).unwrap().view(Viewer::Omniscient);
    for texts in i18n::languages() {
        let words = Words { texts, view: &view, people: &people() };
        for event in every_event() {
            let sentence = log::sentence(&words, &event).unwrap_or_else(|| panic!("{event:?} is left out"));
            assert_said(&sentence.text, &event);
        }
        let mut told = BTreeSet::new();
        for action in every_action() {
            let label = words.action(action);
            assert_said(&label, &action);
            assert!(told.insert(label), "{action} is called like another action");
        }
    }
}

#[test]
fn refusals_are_told_in_all_languages() {
    for texts in i18n::languages() {
        for refusal in refusals::ALL {
            assert_said(&State::refusal(texts, refusal), refusal);
        }
    }
}

/// Everything a seat can owe.
fn every_todo() -> Vec<Todo> {
    let mut all = vec![
        Todo::Nothing,
        Todo::Setup(SetupChoice::BuildFree),
        Todo::Setup(SetupChoice::Settle),
        Todo::Setup(SetupChoice::ChooseLeader),
        Todo::Setup(SetupChoice::PlaceHeroes),
        Todo::Chore(Chore::Feed),
        Todo::Chore(Chore::Recruit),
        Todo::Chore(Chore::Build),
        Todo::Chore(Chore::Repair { cheaper: 0 }),
        Todo::Chore(Chore::Repair { cheaper: 1 }),
    ];
    for left in 1..3 {
        all.extend([
            Todo::Setup(SetupChoice::DiscardRooms { left }),
            Todo::Loss(Loss::Goods { left }),
            Todo::Loss(Loss::Food { left }),
            Todo::Loss(Loss::Survivors { left }),
            Todo::Chore(Chore::Starve { left }),
            Todo::Chore(Chore::Irradiated { left }),
        ]);
    }
    all
}

/// Every question, and one draw.
fn every_frame() -> Vec<Frame> {
    let seat = Seat::default();
    let targets = SeatSet::one(Seat::new(1).unwrap());
    let asks = [
        Ask::Choose,
        Ask::PlaceHeroes,
        Ask::SplitForMary { seat },
        Ask::DiscardForMary { seat },
        Ask::Strike { turn: 1 },
        Ask::Move { seat },
        Ask::Pressure { targets },
        Ask::Defend { targets, pressure: 2 },
        Ask::Loot { targets, pressure: 1 },
        Ask::Loot { targets, pressure: 2 },
        Ask::Visit,
        Ask::House { from: Origin::CargoShip },
        Ask::House { from: Origin::Flashlight },
        Ask::Resolve { seat, passes: 1 },
        Ask::Shelters,
    ];
    asks.map(Frame::Ask).into_iter().chain([Frame::Draw(Draw::ShowEquipment)]).collect()
}

fn visit(area: Area) -> Visit {
    let text = format!(r#"{{ "seat": 0, "hero": "h5", "area": "{area}", "points": 2 }}"#);
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_frame_asks_in_all_languages() {
    let state = State::new(&options("players=3")).unwrap();
    for (frame, todo) in
        every_frame().into_iter().flat_map(|frame| every_todo().into_iter().map(move |todo| (frame, todo)))
    {
        let mut view = state.view(Viewer::Seat(Seat::default()));
        view.frames.push(frame);
        view.events[0] = Some(EventCard::Rats);
        view.visit = Some(visit(if todo == Todo::Chore(Chore::Feed) { Area::Dam } else { Area::Mine }));
        view.seats.iter_mut().for_each(|seat| seat.todo = todo);
        for texts in i18n::languages() {
            for acting in [None, Seat::new(0), Seat::new(1)] {
                let words = Words { texts, view: &view, people: &people() };
                let question = words.question(acting);
                assert_said(&question.headline, &(frame, todo));
                if let Some(more) = question.more {
                    assert_said(&more, &(frame, todo));
                }
            }
        }
    }
}

#[test]
fn options_are_told_in_all_languages() {
    for texts in i18n::languages() {
        for spec in State::OPTIONS {
            let key = option_key(State::ID, spec.name);
            let values = spec.values.iter().map(|value| value_key(State::ID, spec.name, value));
            for id in [key.clone(), format!("{key}-about")].into_iter().chain(values) {
                assert!(texts.has(&id), "{id}");
            }
        }
        for decider in DECIDERS {
            assert!(texts.has(&value_key(State::ID, decider.option, "decides")), "{decider:?}");
        }
    }
}

#[test]
fn the_end_is_told_in_all_languages() {
    assert_all_end_in_words::<State>(&TABLES, |options, seed, look| play(options, seed, look));
}

//! The conformance kit of the house, on Tokyo Siteseeing.

mod kinds;
mod positions;
mod stories;

use kernel::{Dice, Game, Id, Seat, Viewer};
use kinds::KINDS;
use positions::{
    among_pages, at_the_desk, at_the_end, at_the_terminal, busy_hands, cleared, explorers, fighters, finders,
    hunted, in_battle, in_the_rain, last_site_card, looking_ahead, lost_in_the_site, on_location,
    on_the_phone, on_the_road, otherwise_rewarded, quiet_city, rewarded, settling, solo, the_bill,
};
use stories::{before_the_red_signal, in_the_market_of_echoes, on_the_platform};
use testkit::SplitMix;
use testkit::conformance::Kit;
use tokyo::{
    Ability, Action, Area, At, Bearer, Card, DamageType, Frame, Letter, Means, ModCard, Outcome, Position,
    Role, Scene, SiteCard, Skill, Slot, Spot, State, Trouble,
};

fn seats() -> impl Iterator<Item = Seat> + Clone {
    Seat::first(5)
}

fn means() -> Vec<Means> {
    let mut all: Vec<Means> = Card::all().flat_map(|card| [Means::Hand(card), Means::Gear(card)]).collect();
    all.extend(Skill::ALL.iter().map(|&skill| Means::Skill(skill)));
    all.extend(Role::ALL.iter().map(|&role| Means::Bot(role)));
    all
}

/// Every action that can be written, legal or not; of those with several parts some.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Draw,
        Action::Read,
        Action::Ready,
        Action::LayDown,
        Action::Redraw,
        Action::Keep,
        Action::End,
        Action::Resume,
        Action::Drive,
        Action::Cancel,
        Action::Explore,
        Action::Delve,
        Action::Fail,
        Action::Retreat,
        Action::Agree,
        Action::Refuse,
        Action::Token,
        Action::DrawTrouble,
        Action::GiveUp,
        Action::Pass,
        Action::Npc,
        Action::Owe,
        Action::Artifact,
        Action::Salvage,
    ];
    all.extend(Role::ALL.iter().map(|&role| Action::Role(role)));
    let ats = [At::Nothing, At::Spot(Spot::Slot(Slot::Shinjuku2)), At::Pc(Seat::default())];
    for by in means() {
        all.extend(ats.map(|at| Action::Use { by, at, kind: None }));
        all.push(Action::Use { by, at: At::Npc, kind: None });
        all.push(Action::Use { by, at: At::Spot(Spot::Site), kind: Some(DamageType::Cognitive) });
        all.push(Action::Join { by, kind: DamageType::Physical });
    }
    for by in [Means::Skill(Skill::Support), Means::Bot(Role::Gangster)] {
        let more = [At::Back, At::Spot(Spot::Site), At::Area(Area::Site), At::Area(Area::Akiba)];
        all.extend(more.map(|at| Action::Use { by, at, kind: None }));
        all.push(Action::Join { by, kind: DamageType::Cognitive });
    }
    for card in Card::all() {
        all.extend([
            Action::Discard(card),
            Action::Show(card),
            Action::Equip(card),
            Action::EquipWith { card, with: Ability::Empathy },
            Action::Reward(card),
            Action::Unequip(card),
            Action::Ride(card),
            Action::Pay(card),
            Action::Give(card),
            Action::Scrap(card),
            Action::Race(card),
        ]);
        let bearers = [Bearer::Skill(Skill::Support), Bearer::Gear(card), Bearer::Bot(Role::Fixer)];
        all.extend(bearers.map(|from| Action::Return { card, from }));
        all.extend(bearers.map(Action::Refresh));
        let take = Card::from_index((card.index() + 7) % Card::all().len() as u8);
        let with = Seat::default();
        all.extend([Action::Exchange { give: card, with, take }, Action::Gain { card, to: with }]);
    }
    for &area in Area::ALL {
        all.extend([Action::Move(area), Action::Go(area), Action::Leave(area)]);
    }
    all.extend(Area::ALL.iter().map(|&area| Action::Area(area)));
    for seat in seats() {
        all.extend([Action::Board(seat), Action::Alight(seat), Action::Pc(seat)]);
    }
    let spots: Vec<Spot> = Slot::ALL.iter().map(|&slot| Spot::Slot(slot)).chain([Spot::Site]).collect();
    for &at in &spots {
        all.push(Action::Also(at));
        all.extend(Ability::ALL.iter().map(|&with| Action::Solve { at, with }));
        all.extend(Ability::ALL.iter().map(|&with| Action::Side { at, with }));
    }
    all.extend((0..4).map(Action::Seal));
    all.extend(Scene::all().map(Action::Spend));
    all.extend(Letter::ALL.iter().map(|&letter| Action::Choose(letter)));
    all.extend(Slot::ALL.iter().flat_map(|&slot| [Action::Buy(slot), Action::Slot(slot)]));
    all.extend(Trouble::all().flat_map(|trouble| [Action::Under(trouble), Action::Top(trouble)]));
    all
}

fn every_outcome() -> Vec<Outcome> {
    let mut all: Vec<Outcome> =
        Card::all().flat_map(|card| [Outcome::Starter(card), Outcome::Card(card)]).collect();
    all.extend(Trouble::all().map(Outcome::Trouble));
    all.extend(SiteCard::all().map(Outcome::Site));
    all.extend(Scene::all().map(Outcome::Scene));
    all.extend(ModCard::all().map(Outcome::Mod));
    all.extend(Area::ALL.iter().map(|&area| Outcome::Area(area)));
    all
}

/// A position written as JSON is read back to an equal state. Gives the names of the frames that wait.
fn reads_back(game: &State) -> Vec<String> {
    let view = game.view(Viewer::Omniscient);
    let text = serde_json::to_string(&view).unwrap();
    let position: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again =
        State::from_position(game.options(), &position).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, game, "\n{text}");
    let capital = |word: &str| word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect();
    let name = |frame: &Frame| serde_json::to_value(frame).unwrap()["frame"].as_str().map(capital);
    view.frames.iter().filter_map(name).collect()
}

/// Another game this seat may be in.
fn twins(state: &State, seat: Seat) -> Vec<State> {
    let view = state.view(Viewer::Seat(seat));
    let seed = u64::from(view.troubles_drawn) * 31
        + view.pcs.iter().map(|pc| u64::from(pc.ap + pc.damage)).sum::<u64>();
    vec![State::sample_world(&view, &mut Dice(SplitMix(seed)))]
}

#[test]
fn tokyo_keeps_the_contract() {
    Kit::<State> {
        options: &[
            "players=2 rounds=4",
            "players=2 scenario=s00 group=all bot_consent=asked draw_order=chosen hands=open",
            "players=1 rounds=6 cleared=s06",
            "players=3 hands=open cleared=s03 group=all bot_consent=asked draw_order=chosen rounds=4",
            "players=4 merged=both overflow=everywhere site_draw=both merged_down=half rank=drawn rounds=4",
            "players=2 merged=s0_s1 casting=in_order site_attempts=one_each between_attempts=attempts_only rounds=5",
            "players=4 cleared=s06 site_attempts=any counters=reference joined_counter=first rounds=5 record_s1=none",
            "players=3 scenario=s01 cleared=s06",
            "players=2 scenario=s04",
            "players=2 scenario=s05",
            "players=2 scenario=s02",
            "players=3 scenario=s06",
            "players=2 scenario=s03 cleared=s06",
            "players=2 scenario=s07 cleared=s06",
        ],
        games: 3,
        starts: vec![
            explorers(),
            at_the_end(),
            fighters(),
            finders(),
            solo(),
            in_the_rain("substitute_doll"),
            in_the_rain("helmet"),
            in_battle(),
            on_the_phone(),
            looking_ahead(),
            quiet_city(),
            hunted(),
            rewarded(),
            otherwise_rewarded(),
            cleared(),
            at_the_desk(serde_json::Value::Null),
            at_the_desk(serde_json::json!({ "frame": "vehicle", "seat": 0 })),
            on_the_road(),
            last_site_card(),
            among_pages(serde_json::json!({ "frame": "seal", "seat": 0, "scene": "sc05_03" })),
            among_pages(serde_json::json!({ "frame": "copies", "left": 2 })),
            among_pages(serde_json::json!({ "frame": "choice", "scene": "sc05_10" })),
            in_the_market_of_echoes(),
            on_the_platform(),
            before_the_red_signal(),
            on_location(),
            lost_in_the_site(),
            at_the_terminal(),
            settling(),
            the_bill(),
            busy_hands(serde_json::json!({ "frame": "make_room", "seat": 0, "card": "evil_eye" })),
            busy_hands(serde_json::json!({ "frame": "refresh", "by": 0, "of": 0, "left": 1 })),
        ],
        most_moves: 6000,
        every_action: every_action(),
        every_outcome: every_outcome(),
        kinds: KINDS,
        seen_at: reads_back,
        twins,
    }
    .run();
    assert_eq!(State::ID, "tokyo");
}

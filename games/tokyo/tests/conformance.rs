//! The conformance kit of the house, on Tokyo Siteseeing.

use kernel::{Dice, Game, Id, Seat, Viewer};
use testkit::SplitMix;
use testkit::conformance::Kit;
use tokyo::{
    Ability, Action, Area, At, Bearer, Card, CardKind, DamageType, Frame, Letter, Means, ModCard, Outcome,
    Position, Role, SiteCard, Skill, Slot, Spot, State, Trouble,
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
        Action::Artifact,
        Action::Salvage,
    ];
    all.extend(Role::ALL.iter().map(|&role| Action::Role(role)));
    let ats = [At::Nothing, At::Spot(Spot::Slot(Slot::Shinjuku2)), At::Pc(Seat::default())];
    for by in means() {
        all.extend(ats.map(|at| Action::Use { by, at, kind: None }));
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
            Action::Unequip(card),
            Action::Ride(card),
            Action::Pay(card),
            Action::Give(card),
            Action::Scrap(card),
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
    for seat in seats() {
        all.extend([Action::Board(seat), Action::Alight(seat), Action::Pc(seat)]);
    }
    let spots: Vec<Spot> = Slot::ALL.iter().map(|&slot| Spot::Slot(slot)).chain([Spot::Site]).collect();
    for &at in &spots {
        all.push(Action::Also(at));
        all.extend(Ability::ALL.iter().map(|&with| Action::Solve { at, with }));
    }
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

fn at(options: &str, position: serde_json::Value) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap_or_else(|error| panic!("{error}"))
}

/// Two explorers with strange things in the Site, and one who looks ahead.
fn explorers() -> State {
    at(
        "players=3 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "step": "start",
            "encounter": 3,
            "scrap": ["helmet"],
            "seats": {
                "0": { "role": "fixer", "area": "site", "equipment": ["mirror_of_tomorrow", "maid"], "ap": 3,
                       "hand": ["first_aid_pouch", "sniper", "petrol_bomb"] },
                "1": { "role": "gangster", "area": "site", "equipment": ["mercenary", "second_shadow", "crowbar"],
                       "hand": ["guts", "guts", "sniper"], "ap": 2 },
                "2": { "role": "engineer", "area": "akiba", "equipment": ["pocket_door", "kei_truck"], "damage": 4,
                       "hand": ["know_how", "hunting_rifle"], "ap": 2 },
            },
            "slots": {
                "akiba_1": { "trouble": "armoured_car", "goods": "helmet" },
                "akiba_2": { "trouble": "soldier" },
                "shinjuku_1": { "trouble": "gunship", "goods": "crowbar" },
            },
        }),
    )
}

/// All are hurt and hold much, one card of each kind of goods is left, and the troubles run out.
fn at_the_end() -> State {
    let held = ["crooked_lawyer", "fortune_teller", "informant"];
    let left = ["helmet", "crowbar", "sniper"];
    let goods = Card::all().filter(|card| !card.is_starter() && card.row().kind != CardKind::Artifact);
    let removed: serde_json::Map<String, serde_json::Value> = goods
        .map(|card| {
            let kept = u8::from(left.contains(&card.word())) + u8::from(held.contains(&card.word()));
            (card.word().to_owned(), serde_json::json!(card.row().copies - kept))
        })
        .filter(|(_, copies)| copies != 0)
        .collect();
    let all = Trouble::all().map(|trouble| (trouble.word().to_owned(), trouble.row().copies));
    let open = ["gunfight", "red_rain", "wall_climber"];
    let discard: serde_json::Map<String, serde_json::Value> = all
        .map(|(word, copies)| {
            let kept = u8::from(open.contains(&word.as_str())) + u8::from(word == "hold_up");
            (word, serde_json::json!(copies - kept))
        })
        .filter(|(_, copies)| copies != 0)
        .collect();
    at(
        "players=2 cleared=s06 rounds=6",
        serde_json::json!({
            "round": 6,
            "removed": removed,
            "trouble_discard": discard,
            "seats": {
                "0": { "role": "negotiator", "area": "shibuya", "equipment": ["substitute_doll", "fortune_teller"],
                       "damage": 4, "ap": 4 },
                "1": { "role": "fixer", "area": "shibuya", "equipment": ["nimo_the_adapted", "crooked_lawyer", "informant"],
                       "damage": 4, "ap": 3 },
            },
            "slots": {
                "shibuya_1": { "trouble": "gunfight" },
                "shibuya_2": { "trouble": "red_rain" },
                "akiba_3": { "trouble": "wall_climber" },
            },
        }),
    )
}

/// Several enemies, weapons that strike more than one, and a Gangster who joins.
fn fighters() -> State {
    at(
        "players=3 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "seats": {
                "0": { "role": "engineer", "area": "shinjuku", "equipment": ["sawn_off", "machine_pistol", "pocket_door"] },
                "1": { "role": "gangster", "area": "shinjuku", "equipment": ["crowbar", "mercenary", "ballistic_vest"],
                       "hand": ["guts", "petrol_bomb", "makeshift_serum"] },
                "2": { "role": "negotiator", "area": "shinjuku", "equipment": ["maid", "attack_barrier", "kei_truck"],
                       "hand": ["satchel_charge"] },
            },
            "slots": {
                "shinjuku_1": { "trouble": "wall_climber", "damage": 8 },
                "shinjuku_2": { "trouble": "biker" },
                "shinjuku_3": { "trouble": "debater" },
            },
        }),
    )
}

/// Artifacts to be had in a Site whose deck runs out.
fn finders() -> State {
    let open = ["hand_from_behind", "scorching_haze", "mimic_bus"];
    let all = SiteCard::all().map(|card| (card.word().to_owned(), card.row().copies));
    let discard: serde_json::Map<String, serde_json::Value> = all
        .map(|(word, copies)| {
            let kept = u8::from(open.contains(&word.as_str()));
            (word, serde_json::json!(copies - kept))
        })
        .filter(|(_, copies)| copies != 0)
        .collect();
    at(
        "players=3 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "encounter": 1,
            "site_discard": discard,
            "open": { "card": "hand_from_behind", "damage": 4 },
            "seats": {
                "0": { "role": "negotiator", "area": "site", "equipment": ["medium", "crowbar", "helmet"] },
                "1": { "role": "fixer", "area": "site", "equipment": ["medium", "humming_blade", "tool_roll"],
                       "exhaustion": { "enhanced": 1 }, "ap": 4 },
                "2": { "role": "engineer", "area": "site", "equipment": ["whisper_radio", "motorbike"],
                       "hand": ["know_how", "sniper"], "exhaustion": { "enhanced": 1, "support": 2 } },
            },
        }),
    )
}

/// A single player with one deck for two PCs, one of them the Fixer.
fn solo() -> State {
    at(
        "players=2 merged=s0_s1 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "seats": {
                "0": { "role": "fixer", "ap": 2, "hand": ["brokers_briefcase", "cash_roll", "helmet", "guts", "guts"] },
                "1": { "role": "gangster", "equipment": ["kei_truck", "choir_shell"], "area": "shinagawa" },
            },
            "slots": {
                "shinagawa_1": { "goods": "hunting_rifle" },
                "shinagawa_2": { "goods": "tilt_rotor" },
                "akiba_1": { "trouble": "riot", "goods": "helmet" },
            },
        }),
    )
}

/// Both PCs are brought to their limit by the end phase; one has a doll.
fn in_the_rain(first: &str) -> State {
    at(
        "players=2 rounds=4",
        serde_json::json!({
            "round": 4,
            "step": "end",
            "seats": {
                "0": { "damage": 4, "equipment": [first] },
                "1": { "damage": 4, "hand": ["guts"] },
            },
            "slots": { "shibuya_1": { "trouble": "red_rain" }, "shibuya_2": { "trouble": "riot" } },
        }),
    )
}

/// An attack on one of three enemies, with a weapon that strikes two.
fn in_battle() -> State {
    let frames = serde_json::json!([
        { "frame": "end_actions" },
        { "frame": "act" },
        { "frame": "after", "seat": 0, "by": "use sawn_off", "row": 0 },
        { "frame": "effects", "of": { "means": "use sawn_off" }, "row": 0, "next": 1, "by": 0 },
        { "frame": "fight", "stage": "first" },
        { "frame": "battle" },
    ]);
    at(
        "players=2 rounds=4",
        serde_json::json!({
            "round": 4,
            "frames": frames,
            "battle": {
                "first": { "seat": 0, "by": "use sawn_off", "kind": "physical" },
                "targets": [{ "at": "akiba_1" }, null, null],
                "times": 1,
            },
            "seats": { "0": { "equipment": ["sawn_off"] } },
            "slots": {
                "akiba_1": { "trouble": "biker" },
                "akiba_2": { "trouble": "debater" },
                "akiba_3": { "trouble": "soldier" },
            },
        }),
    )
}

/// The Gangster buys, and the Fixer can make that check.
fn on_the_phone() -> State {
    let frames = serde_json::json!([
        { "frame": "end_actions" },
        { "frame": "act" },
        { "frame": "check_over" },
        { "frame": "check" },
    ]);
    at(
        "players=2 merged=s0_s1 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "frames": frames,
            "check": { "seat": 1, "goal": { "buy": "shinjuku_1" }, "ability": "economy", "target": 6, "strength": 2 },
            "seats": { "0": { "role": "fixer" }, "1": { "role": "gangster" } },
            "slots": { "shinjuku_1": { "goods": "hunting_rifle" } },
        }),
    )
}

/// MOD cards that ask somebody, at the start and at the end of a round.
fn quiet_city() -> State {
    at(
        "players=3 scenario=s01",
        serde_json::json!({
            "round": 2,
            "step": "start",
            "story": {
                "table": ["sc01_06"],
                "mods": {
                    "undrawn": ["gold_rush", "festival_night"],
                    "open": ["a_lull", "relief_drop", "ring_weather", "curfew", "copycats", "rolling_blackout"],
                },
            },
            "seats": {
                "0": { "area": "akiba", "damage": 2, "equipment": [{ "card": "crowbar", "exhaustion": 1 }] },
                "1": { "area": "akiba", "damage": 2, "exhaustion": { "support": 1 } },
            },
            "slots": { "shibuya_1": { "trouble": "riot" }, "shinjuku_1": { "trouble": "biker" } },
        }),
    )
}

/// The first of three fugitives is about to be found, then comes the choice.
fn hunted() -> State {
    at(
        "players=1 scenario=s01",
        serde_json::json!({
            "round": 3,
            "story": {
                "table": ["sc01_06"],
                "discard": ["sc01_01", "sc01_02", "sc01_05"],
                "tokens": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                "mods": { "undrawn": ["gold_rush"], "open": ["checkpoint_season"] },
            },
            "seats": { "0": { "area": "shibuya", "ap": 6 } },
            "slots": { "shibuya_1": { "scene": "sc01_08" }, "akiba_1": { "scene": "sc01_09", "scene_damage": 1 } },
        }),
    )
}

/// Three troubles have been looked at.
fn looking_ahead() -> State {
    let seen = ["riot", "biker", "soldier"];
    at(
        "players=2 rounds=4",
        serde_json::json!({
            "round": 4,
            "step": "start",
            "frames": [
                { "frame": "start_effects", "next": 5 },
                { "frame": "foresee", "seat": 0, "seen": seen, "stage": "under" },
            ],
            "seats": { "0": { "equipment": ["mirror_of_tomorrow"] } },
        }),
    )
}

/// A PC whose places are full gains an artifact, or chooses which token comes off.
fn busy_hands(top: serde_json::Value) -> State {
    at(
        "players=2 cleared=s06 rounds=4",
        serde_json::json!({
            "round": 4,
            "frames": [{ "frame": "end_actions" }, { "frame": "act" }, top],
            "seats": {
                "0": {
                    "equipment": ["helmet", { "card": "crowbar", "exhaustion": 1 }, "medium"],
                    "exhaustion": { "site_skill": 2 },
                },
            },
        }),
    )
}

/// Another game this seat may be in.
fn twins(state: &State, seat: Seat) -> Vec<State> {
    let view = state.view(Viewer::Seat(seat));
    let seed = u64::from(view.troubles_drawn) * 31
        + view.pcs.iter().map(|pc| u64::from(pc.ap + pc.damage)).sum::<u64>();
    vec![State::sample_world(&view, &mut Dice(SplitMix(seed)))]
}

/// Everything that must happen in some game: actions, outcomes, events, and the frames that wait.
const KINDS: &[&str] = &[
    "Act",
    "Adjust",
    "After",
    "Agree",
    "Alight",
    "Also",
    "Area",
    "Artifact",
    "ArtifactOrScrap",
    "Battle",
    "Board",
    "BonusAdds",
    "Bought",
    "Buy",
    "Cancel",
    "Card",
    "Cards",
    "Check",
    "CheckFailed",
    "CheckOpened",
    "CheckSucceeded",
    "Choice",
    "Choose",
    "Chosen",
    "Companions",
    "Consent",
    "Consequences",
    "Countered",
    "Damage",
    "DeckTurned",
    "Delve",
    "Depart",
    "Discard",
    "DiscardOpen",
    "Discarded",
    "Divide",
    "Down",
    "Draw",
    "DrawTrouble",
    "DrawTroubles",
    "Drawn",
    "Drew",
    "DrewHidden",
    "Drive",
    "Effects",
    "Encounter",
    "EncounterLaid",
    "End",
    "EndActions",
    "EndMods",
    "EndScenes",
    "EndTroubles",
    "Ended",
    "EnemyHit",
    "Entering",
    "Equip",
    "Equipped",
    "Exchange",
    "Exchanged",
    "Exhausted",
    "Explore",
    "Facilities",
    "Facility",
    "Fail",
    "Fall",
    "Falls",
    "Fee",
    "Fight",
    "FillHands",
    "Foresee",
    "Foreseen",
    "Gain",
    "GainArtifact",
    "GainScrap",
    "Gained",
    "Give",
    "GiveUp",
    "Go",
    "Goods",
    "GoodsShown",
    "HandOver",
    "HandedOver",
    "Healed",
    "Held",
    "Hurt",
    "Join",
    "Keep",
    "LastGoods",
    "LayDown",
    "Leave",
    "Leaving",
    "Leg",
    "LookAhead",
    "Lull",
    "MakeRoom",
    "Mod",
    "ModDiscarded",
    "ModOpened",
    "MoreTroubles",
    "Move",
    "Moved",
    "NextToDraw",
    "Over",
    "Paid",
    "Pass",
    "Pay",
    "Pc",
    "Place",
    "Ready",
    "Redraw",
    "Redrew",
    "Reduced",
    "Refill",
    "Refresh",
    "Refreshed",
    "Refuse",
    "Refused",
    "Removed",
    "Resume",
    "Resumed",
    "Retreat",
    "Retreated",
    "Return",
    "Reveal",
    "Revealed",
    "Reward",
    "Ride",
    "Role",
    "RoleTaken",
    "Round",
    "Salvage",
    "Scatter",
    "SceneOpened",
    "SceneOut",
    "ScenePlaced",
    "SceneTokens",
    "Scrap",
    "ScrapGoods",
    "Scrapped",
    "SealLifted",
    "SetUp",
    "Shadow",
    "Shaken",
    "Show",
    "Shown",
    "Site",
    "SiteCardAvoided",
    "SiteCardFailed",
    "SiteCardSolved",
    "SiteCardTurned",
    "SiteShuffled",
    "Slot",
    "Solve",
    "Solved",
    "Stage",
    "StartEffects",
    "StartScenes",
    "Starter",
    "Step",
    "Strip",
    "Token",
    "TokenPaid",
    "TokensGained",
    "TokensLost",
    "Top",
    "Trouble",
    "TroubleAdds",
    "TroubleDiscarded",
    "TroubleDrawn",
    "TroublePlaced",
    "TroubleSolved",
    "TroubleUnder",
    "TroublesShuffled",
    "Turned",
    "Under",
    "Unequip",
    "Use",
    "Used",
    "Whom",
];

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

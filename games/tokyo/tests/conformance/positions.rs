//! Written positions from which games begin that seldom come about by chance.

use kernel::Game;
use tokyo::{Card, CardKind, Position, SiteCard, State, Trouble};

pub(super) fn at(options: &str, position: serde_json::Value) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap_or_else(|error| panic!("{error}"))
}

/// Two explorers with strange things in the Site, and one who looks ahead.
pub(super) fn explorers() -> State {
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
pub(super) fn at_the_end() -> State {
    let held = ["crooked_lawyer", "fortune_teller", "informant"];
    let left = ["helmet", "crowbar", "sniper"];
    let goods = Card::all().filter(|card| {
        !card.is_starter() && card.reward_of().is_none() && card.row().kind != CardKind::Artifact
    });
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
pub(super) fn fighters() -> State {
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
pub(super) fn finders() -> State {
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
pub(super) fn solo() -> State {
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
pub(super) fn in_the_rain(first: &str) -> State {
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
pub(super) fn in_battle() -> State {
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
pub(super) fn on_the_phone() -> State {
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
pub(super) fn quiet_city() -> State {
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
pub(super) fn hunted() -> State {
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

/// Two vehicles at the desk where the race is entered; beside the action phase another question may wait.
pub(super) fn at_the_desk(top: serde_json::Value) -> State {
    let mut frames =
        vec![serde_json::json!({ "frame": "end_actions" }), serde_json::json!({ "frame": "act" })];
    let asked = !top.is_null();
    frames.extend(asked.then_some(top));
    let race = if asked { serde_json::json!({ "driver": 0 }) } else { serde_json::json!({}) };
    at(
        "players=1 scenario=s04",
        serde_json::json!({
            "frames": frames,
            "story": { "race": race },
            "seats": { "0": { "area": "shinagawa", "ap": 8, "equipment": ["motorbike", "kei_truck"] } },
            "slots": { "shinagawa_1": { "scene": "sc04_02" } },
        }),
    )
}

/// The race is under way, and the driver can ride through what has been solved.
pub(super) fn on_the_road() -> State {
    at(
        "players=2 scenario=s04",
        serde_json::json!({
            "story": {
                "table": ["sc04_03", "sc04_04"],
                "discard": ["sc04_05", "sc04_06"],
                "race": { "driver": 0, "vehicle": "kei_truck" },
            },
            "seats": {
                "0": { "area": "akiba", "ap": 8, "equipment": ["kei_truck"] },
                "1": { "area": "shinagawa" },
            },
            "slots": { "shibuya_1": { "scene": "sc04_07" } },
        }),
    )
}

/// Two PCs are about to draw from a Site deck of one card.
pub(super) fn last_site_card() -> State {
    at(
        "players=2 draw_order=chosen",
        serde_json::json!({
            "step": "reveal",
            "site_discard": {
                "scorching_haze": 3, "hand_from_behind": 2, "ring_song": 1, "dimension_door": 4,
                "loop_tunnel": 3, "inverted_gravity": 2, "nameless_guardian": 1, "memory_vendor": 4,
                "rebar_crawler": 3, "mimic_bus": 2, "walking_crane": 1, "shadow_children": 4,
                "faceless_commuter": 3, "mannequin_march": 2, "sea_of_glass": 1, "all_clear": 3,
            },
            "seats": { "0": { "area": "site" }, "1": { "area": "site" } },
        }),
    )
}

/// Pages lie about, and a question waits.
pub(super) fn among_pages(top: serde_json::Value) -> State {
    at(
        "players=2 scenario=s05",
        serde_json::json!({
            "frames": [{ "frame": "end_actions" }, { "frame": "act" }, top],
            "story": { "table": ["sc05_02", "sc05_10"], "discard": ["sc05_06"] },
            "seats": { "0": { "area": "shibuya", "pages": 3, "ap": 4 } },
            "slots": {
                "shibuya_1": { "scene": "sc05_03" },
                "shibuya_2": { "trouble": "debater", "pages": 1 },
                "akiba_1": { "trouble": "riot" },
                "akiba_2": { "trouble": "biker", "pages": 2 },
            },
        }),
    )
}

/// Three troubles have been looked at.
pub(super) fn looking_ahead() -> State {
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
pub(super) fn busy_hands(top: serde_json::Value) -> State {
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

const REWARDS: &str = "reward_s01=rokuro_off_duty reward_s02=stationmasters_whistle reward_s03=heister_mask \
                       reward_s04=chequered_lance reward_s05=thread_shears reward_s06=hayase_conductor \
                       reward_s07=collectors_hand";
const OTHER_REWARDS: &str = "reward_s01=minases_card reward_s02=ticket_to_platform_zero reward_s03=kei_stunt_double \
                             reward_s04=doom_zero reward_s05=paper_mask reward_s06=signal_gun reward_s07=wish_unspent";

/// All that was earned on one way, in use.
pub(super) fn rewarded() -> State {
    at(
        &format!("players=3 rounds=5 cleared=s06 {REWARDS}"),
        serde_json::json!({
            "round": 4,
            "encounter": 2,
            "seats": {
                "0": { "role": "negotiator", "area": "site", "equipment": ["stationmasters_whistle", "rokuro_off_duty"],
                       "hand": ["thread_shears", "crowbar"], "ap": 1 },
                "1": { "role": "gangster", "area": "akiba", "equipment": ["collectors_hand", "chequered_lance", "heister_mask"],
                       "hand": ["guts", "guts"], "ap": 3 },
                "2": { "role": "engineer", "area": "shibuya", "equipment": ["hayase_conductor"],
                       "hand": ["know_how", "know_how"] },
            },
            "slots": {
                "akiba_1": { "trouble": "wall_climber" },
                "akiba_2": { "trouble": "soldier" },
                "shibuya_1": { "trouble": "debater" },
            },
        }),
    )
}

/// All that was earned on the other way, in use.
pub(super) fn otherwise_rewarded() -> State {
    at(
        &format!("players=3 rounds=5 cleared=s06 {OTHER_REWARDS}"),
        serde_json::json!({
            "round": 4,
            "step": "reveal",
            "seats": {
                "0": { "role": "negotiator", "area": "akiba", "equipment": ["paper_mask", "wish_unspent"],
                       "hand": ["minases_card", "crowbar"], "ap": 1 },
                "1": { "role": "gangster", "area": "akiba", "equipment": ["doom_zero", "signal_gun", "kei_stunt_double"],
                       "hand": ["guts", "guts"], "ap": 3 },
                "2": { "role": "engineer", "area": "akiba", "equipment": ["ticket_to_platform_zero"],
                       "hand": ["know_how", "know_how"] },
            },
            "slots": {
                "akiba_1": { "trouble": "wall_climber" },
                "shinjuku_2": { "trouble": "soldier" },
            },
        }),
    )
}

/// A scenario has just been cleared.
pub(super) fn cleared() -> State {
    at(
        "players=2 scenario=s01 group=all",
        serde_json::json!({
            "frames": [{ "frame": "end_actions" }, { "frame": "act" }, { "frame": "clear_reward" }],
        }),
    )
}

/// A scene is about to be shot, the director is nearly done for.
pub(super) fn on_location() -> State {
    at(
        "players=2 scenario=s03",
        serde_json::json!({
            "round": 3,
            "story": {
                "table": ["sc03_02", "sc03_03"],
                "tokens": [0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            },
            "seats": {
                "0": { "role": "fixer", "area": "akiba", "ap": 6, "equipment": ["motorbike"], "hand": ["painkillers"] },
                "1": { "area": "shinjuku", "ap": 6 },
            },
            "slots": { "akiba_1": { "scene": "sc03_05" } },
        }),
    )
}

/// The other crew has the better of those in the Site.
pub(super) fn lost_in_the_site() -> State {
    at(
        "players=2 scenario=s03",
        serde_json::json!({
            "round": 5,
            "explorers": [0, 1],
            "story": {
                "table": ["sc03_02", "sc03_09"],
                "tokens": [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                "gate": { "scene": "sc03_09", "stand": "challenged" },
            },
            "seats": {
                "0": { "area": "site", "equipment": ["saints_blindfold"] },
                "1": { "area": "site" },
            },
        }),
    )
}

/// The last anchor is about to be set, where the terminal is.
pub(super) fn at_the_terminal() -> State {
    at(
        "players=2 scenario=s07",
        serde_json::json!({
            "round": 3,
            "frames": [{ "frame": "end_actions" }, { "frame": "act" }, { "frame": "check_over" }, { "frame": "check" }],
            "check": { "seat": 0, "goal": { "solve": "akiba_2" }, "ability": "technique", "target": 7, "strength": 6 },
            "story": {
                "table": ["sc07_06"],
                "tokens": [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0],
            },
            "seats": { "0": { "area": "akiba", "ap": 6 }, "1": { "area": "akiba", "ap": 6 } },
            "slots": { "akiba_2": { "scene": "sc07_rt" } },
        }),
    )
}

/// Accounts are settled.
pub(super) fn settling() -> State {
    at(
        "players=2 scenario=s07",
        serde_json::json!({
            "round": 4,
            "frames": [
                { "frame": "end_actions" },
                { "frame": "act" },
                { "frame": "atone", "seat": 1, "scene": "sc07_rt" },
                { "frame": "atone", "seat": 0, "scene": "sc07_rt" },
            ],
            "story": {
                "table": ["sc07_09", "sc07_rt"],
                "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0],
            },
        }),
    )
}

/// Everyone wishes at once: a trouble comes where there are fewest.
pub(super) fn the_bill() -> State {
    at(
        "players=2 scenario=s07",
        serde_json::json!({
            "round": 7,
            "step": "end",
            "frames": [{ "frame": "end_scenes", "next": 28 }, { "frame": "where" }],
            "story": { "discard": ["sc07_11"] },
            "slots": { "shibuya_1": { "scene": "sc07_12" } },
        }),
    )
}

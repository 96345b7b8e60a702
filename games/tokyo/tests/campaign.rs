//! T33.1 T33.2 T33.3 T33.4 T33.5 T33.6 T33.7 The campaign of a group: what remains of a game, and its file.

use kernel::{Game, Set, Viewer};
use proptest::prelude::*;
use tokyo::campaign::{Clear, Flaw, Log, SCENARIOS, Switch, Unreadable, Warning, difficulty};
use tokyo::{
    Card, Cleared, Ending, Options, Rank, RewardS01, RewardS03, RewardS07, Scenario, Skill, State, View,
};

fn clear(text: &str) -> Clear {
    text.parse().unwrap_or_else(|flaw| panic!("{text}: {flaw:?}"))
}

/// The log of a group that has cleared these games.
fn log(games: &[&str]) -> Log {
    let mut log = Log::new("The Night Shift");
    for (number, game) in games.iter().enumerate() {
        log.enter(clear(game), Some(&format!("table{number}")));
    }
    log
}

const S01: &str = "s01 pcs=2 rank=b rounds=9 reward=minases_card";
const S03: &str = "s03 pcs=3 rank=a rounds=8 reward=heister_mask";

/// A finished game with these options.
fn over(options: &str, ending: Ending) -> View {
    let options: Options = options.parse().unwrap();
    let view = State::new(&options).unwrap().view(Viewer::Omniscient);
    View { ending: Some(ending), evaluated_rounds: 7, ..view }
}

fn set<T: kernel::Id>(ids: &[T]) -> Set<T> {
    ids.iter().copied().collect()
}

/// T33.1 T4.6
#[test]
fn t33_1_nothing_goes_on_but_the_record_the_rewards_and_the_seals() {
    let fresh = log(&[]);
    let mut begins = log(&[S01, S03]).set_up(Scenario::S04);
    assert_eq!((begins.cleared, begins.players), (Cleared::S03, 3));
    assert_eq!((begins.reward_s01, begins.reward_s03), (RewardS01::MinasesCard, RewardS03::HeisterMask));
    (begins.cleared, begins.players) = (Cleared::None, 2);
    (begins.reward_s01, begins.reward_s03) = (RewardS01::None, RewardS03::None);
    assert_eq!(begins, fresh.set_up(Scenario::S04), "all else is as for everybody");
}

/// T33.3 (T33.3/1)
#[test]
fn t33_3_a_scenario_cleared_again_swaps_its_reward() {
    let mut log = log(&[S03]);
    log.enter(clear("s03 pcs=2 rank=c rounds=14 reward=kei_stunt_double"), Some("again"));
    assert_eq!(log.reward(Scenario::S03), "kei_stunt_double".parse().ok());
    assert_eq!(log.set_up(Scenario::S01).reward_s03, RewardS03::KeiStuntDouble, "never both");
    assert_eq!(log.best(Scenario::S03, 3), Some(Rank::A), "and the better rank stays");
}

/// T33.4 T3.1 T33.5
#[test]
fn t33_4_rewards_that_are_switched_on_are_in_every_game() {
    let mut log = log(&[S01, "s07 pcs=2 rank=s rounds=7 reward=wish_unspent"]);
    log.switch(Scenario::S01, Switch::Off);
    for scenario in [Scenario::S02, Scenario::S02, Scenario::S07] {
        let options = log.set_up(scenario);
        assert_eq!((options.reward_s01, options.reward_s07), (RewardS01::None, RewardS07::WishUnspent));
    }
    log.switch(Scenario::S01, Switch::On);
    assert_eq!(log.set_up(Scenario::S02).reward_s01, RewardS01::MinasesCard);
    assert_eq!(log.set_up(Scenario::S00).to_string(), "players=2 scenario=s00 cleared=s06", "the tutorial");
}

/// T33.6
#[test]
fn t33_6_the_record_holds_clears_ranks_and_rewards() {
    let log = log(&[S01, "s01 pcs=2 rank=s rounds=5 reward=minases_card", "s01 pcs=4 rank=c rounds=11"]);
    let best: Vec<_> = (1..=4).map(|pcs| log.best(Scenario::S01, pcs)).collect();
    assert_eq!(best, [None, Some(Rank::S), None, Some(Rank::C)]);
    let cleared = SCENARIOS.into_iter().filter(|&scenario| log.has_cleared(scenario));
    assert_eq!(cleared.collect::<Vec<_>>(), [Scenario::S01]);
    assert_eq!(log.reward(Scenario::S01), "minases_card".parse().ok());
    assert_eq!((log.games().len(), log.next()), (3, Scenario::S02));
}

/// T33.6 A table stands in the log once, however often it is entered.
#[test]
fn t33_6_no_game_counts_twice() {
    let mut log = log(&[S01]);
    log.enter(clear(S03), Some("table0"));
    assert_eq!(log.games().len(), 1);
}

/// T33.7
#[test]
fn t33_7_a_defeat_changes_nothing() {
    for ending in [Ending::Defeat, Ending::Overflow] {
        assert_eq!(Clear::of(&over("players=2 scenario=s01", ending)), None);
    }
    assert_eq!(Clear::of(&over("players=2 scenario=hold_out", Ending::Cleared)), None, "no scenario");
    let running = State::new(&"players=2 scenario=s01".parse().unwrap()).unwrap();
    assert_eq!(Clear::of(&running.view(Viewer::Omniscient)), None);
}

/// T33.2 T26.5
#[test]
fn t33_2_a_cleared_game_gives_its_rank_and_the_reward_chosen() {
    let mut won = over("players=2 scenario=s01", Ending::Cleared);
    won.story.reward = "minases_card".parse().ok();
    let clear = Clear::of(&won).unwrap();
    assert_eq!(clear.to_string(), "s01 pcs=2 rank=a rounds=7 reward=minases_card");
    let tutorial = Clear::of(&over("players=2 scenario=s00", Ending::Cleared)).unwrap();
    assert_eq!((tutorial.scenario, tutorial.reward), (Scenario::S00, None));
}

/// T4.5 (T4.5/1 to T4.5/4)
#[test]
fn t4_5_the_highest_number_counts() {
    let cleared = |games: &[&str]| log(games).record();
    assert_eq!(cleared(&[]), Cleared::None);
    assert_eq!(cleared(&["s00 pcs=2 rank=a rounds=9"]), Cleared::None);
    assert_eq!(cleared(&["s00 pcs=2 rank=a rounds=9", "s02 pcs=2 rank=a rounds=9"]), Cleared::S01);
    assert_eq!(cleared(&["s05 pcs=2 rank=a rounds=9"]), Cleared::S03);
    assert_eq!(cleared(&["s06 pcs=2 rank=a rounds=9", S01]), Cleared::S06);
}

/// T26.9 T4.5
#[test]
fn t4_5_out_of_order_more_seals_are_on() {
    let warning =
        |log: &Log, scenario| log.warning(scenario).map(|Warning { skipped, sealed }| (skipped, sealed));
    let fresh = log(&[]);
    assert_eq!((fresh.warning(Scenario::S00), fresh.warning(Scenario::S01)), (None, None));
    assert_eq!(
        warning(&fresh, Scenario::S03),
        Some((set(&[Scenario::S01, Scenario::S02]), set(&[Skill::Support])))
    );
    let some = log(&[S01, S03]);
    assert_eq!((warning(&some, Scenario::S02), warning(&some, Scenario::S03)), (None, None));
    assert_eq!(warning(&some, Scenario::S04), Some((set(&[Scenario::S02]), Set::EMPTY)));
    let late = warning(&some, Scenario::S07).unwrap();
    assert_eq!(late.1, set(&[Skill::Site]));
    assert!(SCENARIOS.windows(2).all(|pair| difficulty(pair[0]) <= difficulty(pair[1])));
}

fn flaw(text: &str) -> (u32, Flaw) {
    let Err(Unreadable { line, flaw }) = text.parse::<Log>() else { panic!("{text} is read") };
    (line, flaw)
}

/// T33.6
#[test]
fn t33_6_a_file_that_is_none_says_where_and_why() {
    let file = |games: &str| format!("holdfast campaign 1\ngame tokyo\nname A\ngames 1\n\n{games}\n");
    assert!(file(S01).parse::<Log>().is_ok());
    assert!(format!("\u{feff}# ours\r\n\r\n{}", file(S01).replace('\n', "\r\n")).parse::<Log>().is_ok());
    let word = str::to_owned;
    for text in ["", "\n\n", "holdfast 1\ngame tokyo\n", "<html>"] {
        assert_eq!(flaw(text).1, Flaw::NoCampaign, "{text}");
    }
    assert_eq!(flaw("holdfast campaign 2\n"), (1, Flaw::Newer(word("2"))));
    assert_eq!(flaw("holdfast campaign 1\ngame outlive\n"), (2, Flaw::OtherGame(word("outlive"))));
    assert_eq!(flaw("holdfast campaign 1\nseed 7\n"), (2, Flaw::UnknownHeader(word("seed"))));
    assert_eq!(flaw("holdfast campaign 1\nname A\n"), (2, Flaw::NoHeader("game")));
    assert_eq!(flaw("holdfast campaign 1\ngame tokyo\n"), (2, Flaw::NoHeader("games")));
    assert_eq!(flaw("holdfast campaign 1\ngames many\n").1, Flaw::Value { of: "games", value: word("many") });
    assert_eq!(flaw("holdfast campaign 1\ngame tokyo\ngame tokyo\n"), (3, Flaw::Twice("game")));
    assert_eq!(flaw(&file("")), (6, Flaw::Count { said: 1, found: 0 }));
    let games = [
        ("s09 pcs=2", Flaw::Scenario(word("s09"))),
        ("hold_out pcs=2", Flaw::Scenario(word("hold_out"))),
        ("s01 pcs", Flaw::Word(word("pcs"))),
        ("s01 luck=2", Flaw::Word(word("luck=2"))),
        ("s01 pcs=5", Flaw::Value { of: "pcs", value: word("5") }),
        ("s01 pcs=2 pcs=2", Flaw::Twice("pcs")),
        ("s01 pcs=2 rank=d", Flaw::Value { of: "rank", value: word("d") }),
        ("s01 pcs=2 rank=a", Flaw::Unsaid("rounds")),
        ("s01 pcs=2 rank=a rounds=256", Flaw::Value { of: "rounds", value: word("256") }),
        ("s01 reward=doom_zero", Flaw::Reward { scenario: Scenario::S01, value: word("doom_zero") }),
        ("s00 reward=none", Flaw::Reward { scenario: Scenario::S00, value: word("none") }),
    ];
    for (game, why) in games {
        assert_eq!(flaw(&file(game)), (6, why), "{game}");
    }
    let twice = file(&format!("{S01} table=x\n{S03} table=x"));
    assert_eq!(flaw(&twice), (7, Flaw::SameTable(word("x"))));
}

fn any_clear() -> impl Strategy<Value = Clear> {
    let scenario = prop::sample::select(SCENARIOS.to_vec());
    (scenario, 1_u8..=4, prop::sample::select(Rank::ALL.to_vec()), any::<u8>(), any::<prop::sample::Index>())
        .prop_map(|(scenario, pcs, rank, rounds, which)| {
            let rewards: Vec<_> = Card::rewards_of(scenario).map(Some).chain([None]).collect();
            Clear { scenario, pcs, rank, rounds, reward: rewards[which.index(rewards.len())] }
        })
}

fn any_log() -> impl Strategy<Value = Log> {
    let games = prop::collection::vec((any_clear(), prop::option::of("[0-9a-z]{1,12}")), 0..20);
    let off = prop::collection::vec(prop::sample::select(SCENARIOS.to_vec()), 0..4);
    ("\\PC{0,30}", games, off).prop_map(|(name, games, off)| {
        let mut log = Log::new(&name);
        for (clear, table) in games {
            log.enter(clear, table.as_deref());
        }
        for scenario in off {
            log.switch(scenario, Switch::Off);
        }
        log
    })
}

/// T33.6 What a server keeps, put together again.
#[test]
fn t33_6_a_log_is_the_file_it_began_with_and_what_came_since() {
    let begun = log(&[S01]);
    let since = [("table9", S03), ("table0", S03)];
    let restored = Log::restored(&begun.to_string(), since.into_iter(), "s03").unwrap();
    assert_eq!(restored.games().len(), 2, "table0 is in the file");
    assert_eq!((restored.choices().as_str(), restored.switched(Scenario::S03)), ("s03", Switch::Off));
    assert!(Log::restored("", since.into_iter(), "").is_err());
    assert!(Log::restored(&begun.to_string(), [("t", "s01")].into_iter(), "").is_err());
    assert!(Log::restored(&begun.to_string(), since.into_iter(), "s99").is_err());
}

proptest! {
    /// T33.6 What is written is read again.
    #[test]
    fn t33_6_a_file_is_the_log(log in any_log()) {
        prop_assert_eq!(log.to_string().parse::<Log>(), Ok(log));
    }

    /// T33.6 Whatever is written there, reading it says something.
    #[test]
    fn t33_6_any_text_is_read_or_refused(text in "(holdfast campaign 1\ngame tokyo\n)?[a-z0-9= \n#]{0,80}") {
        let _: Result<Log, Unreadable> = text.parse();
    }

    /// T33.1 T33.3 Whatever was played, the next game can be set up and takes one reward of a scenario at most.
    #[test]
    fn t33_3_every_log_gives_options_that_hold(log in any_log()) {
        for scenario in SCENARIOS {
            let options = log.set_up(scenario);
            prop_assert_eq!(options.to_string().parse::<Options>(), Ok(options));
        }
    }
}

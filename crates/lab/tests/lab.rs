//! Batches repeat exactly, and the rules do not allocate.

#[path = "../../table/tests/behaviour/market.rs"]
mod market;

use lab::{Batch, Quantity, Report, Simulation, bench, simulate};
use market::{Awaits, Market};
use measures::{Measure, Measured, Reading};
use pandemic::State;
use std::time::Duration;

fn batch(level: &str) -> Batch<State> {
    Batch {
        options: "players=2 epidemics=4".parse().unwrap(),
        levels: vec![level.to_owned()],
        games: 40,
        seed: 7,
    }
}

fn csv(batch: &Simulation) -> String {
    lab::csv(&Report::Batch(Box::new(batch.clone())))
}

fn chart(batch: &Simulation) -> String {
    lab::chart(&Report::Batch(Box::new(batch.clone())))
}

fn text(batch: &Simulation) -> String {
    lab::text(&Report::Batch(Box::new(batch.clone())))
}

fn on_threads(threads: usize) -> Simulation {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| simulate(&batch("random"), || {})).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let (one, three) = (on_threads(1), on_threads(3));
    assert_eq!((one.wins, &one.ended_by), (three.wins, &three.ended_by));
    assert_eq!((&one.won_by_seat, &one.measures), (&three.won_by_seat, &three.measures));
    assert_eq!((csv(&one), chart(&one)), (csv(&three), chart(&three)));
    assert_eq!(one.ended_by.values().sum::<u64>(), 40);
}

#[test]
fn unknown_levels_are_told_the_known_ones() {
    let told = simulate(&batch("grandmaster"), || {}).unwrap_err().to_string();
    assert!(told.contains("random, novice, teammate"), "{told}");
    let three = Batch { levels: vec!["random".to_owned(); 3], ..batch("random") };
    assert!(simulate(&three, || {}).unwrap_err().to_string().contains("3 levels for 2 seats"));
}

#[test]
fn the_team_mate_finishes_games_and_beats_chance() {
    let games = simulate(&batch("teammate"), || {}).unwrap();
    assert_eq!(games.games, 40);
    assert!(games.wins > 0, "{games:?}");
}

impl Measured for Market {
    type Notes = ();
    const MEASURES: &'static [Measure<Market>] = &[Measure {
        name: "help",
        keys: &["given"],
        reading: Reading::SeatAmount(|market, seat, _| Some(market.stalls[seat].helped.into())),
    }];

    fn rounds(_view: &Market) -> u16 {
        1
    }
}

#[test]
fn bots_may_act_that_nobody_waits_for() {
    let help = |level: &str| {
        let levels = vec!["seller".to_owned(), level.to_owned(), level.to_owned()];
        let played = simulate(&Batch::<Market> { options: Awaits::Open, levels, games: 40, seed: 7 }, || {});
        let played = played.unwrap();
        assert_eq!(played.ended_by["evening"], 40);
        played.measures[0].estimates[0].mean
    };
    assert!(help("neighbour") > 0.2);
    assert_eq!(help("seller"), 0.0, "whoever does not volunteer is not waited for");
    let playouts = bench::<Market>(&Awaits::Open, 7, Duration::from_millis(20)).unwrap();
    assert!(playouts.decisions_per_game <= 12.0, "nobody moves that nobody waits for: {playouts:?}");
}

#[test]
fn wins_are_counted_by_side() {
    let cooperative = simulate(&batch("random"), || {}).unwrap();
    assert_eq!(cooperative.won_by.keys().collect::<Vec<_>>(), ["nobody", "players"]);
    let options = "players=2 epidemics=4 module_purple=bio_terrorist bt_seat=random".parse().unwrap();
    let against = simulate(&Batch { options, ..batch("teammate") }, || {}).unwrap();
    assert_eq!(against.bots.len(), 3);
    assert_eq!(against.won_by.values().sum::<u64>(), 40);
    assert_eq!(against.won_by["players"], against.wins);
    assert!(against.won_by["bio_terrorist"] > 0, "{against:?}");
}

#[test]
fn wins_are_counted_by_seat() {
    let cooperative = simulate(&batch("teammate"), || {}).unwrap();
    let seats = &cooperative.won_by_seat;
    assert_eq!(
        seats.iter().map(|of| (of.seat.as_str(), of.wins)).collect::<Vec<_>>(),
        [("s0", cooperative.wins), ("s1", cooperative.wins)]
    );
    assert_eq!((cooperative.shared_wins, seats[0].win_rate), (0, cooperative.win_rate));
}

#[test]
fn measures_and_their_keys_have_one_name_each() {
    plain_words(State::MEASURES);
    plain_words(outlive::State::MEASURES);
}

fn plain_words<V>(measures: &[Measure<V>]) {
    let mut names: Vec<_> = measures.iter().map(|measure| measure.name).collect();
    names.sort_unstable();
    assert!(names.is_sorted_by(|one, next| one < next), "{names:?}");
    for measure in measures {
        let mut keys = measure.keys.to_vec();
        keys.sort_unstable();
        assert!(keys.is_sorted_by(|one, next| one < next), "{keys:?}");
        let plain = |word: &str| word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        assert!(plain(measure.name) && keys.into_iter().all(plain), "words need no quotes in files");
    }
}

#[test]
fn outlive_is_measured() {
    let batch = Batch::<outlive::State> {
        options: "players=3".parse().unwrap(),
        levels: vec!["greedy".to_owned(), "random".to_owned(), "random".to_owned()],
        games: 20,
        seed: 7,
    };
    let games = simulate(&batch, || {}).unwrap();
    let find = |name: &str| games.measures.iter().find(|found| found.name == name).unwrap();
    let mean = |key: &str| {
        let points = &find("points").estimates;
        points.iter().find(|of| of.key == key && of.quantity == Quantity::Amount).unwrap().mean
    };
    let sources = ["survivors", "events", "rooms", "equipment", "pairs", "radiation"];
    let sum: f64 = sources.into_iter().map(mean).sum();
    assert!((sum - mean("total")).abs() < 1e-9, "the sources make the total");
    let leaders = find("leaders").estimates.iter().filter(|of| of.quantity == Quantity::Share);
    assert!((leaders.map(|of| of.mean).sum::<f64>() - 1.0).abs() < 1e-9, "everyone has one");
    assert!(games.won_by_seat[0].win_rate > 0.9, "{:?}", games.won_by_seat);
    assert_eq!(games.won_by.keys().collect::<Vec<_>>(), ["nobody", "s0", "s1", "s2"]);
}

#[test]
fn pandemic_is_measured() {
    let games = simulate(&batch("teammate"), || {}).unwrap();
    let [course, cures, roles] = games.measures.as_slice() else { panic!("{:?}", games.measures) };
    assert_eq!((course.name, cures.name, roles.name), ("course", "cures", "roles"));
    let keys =
        |found: &lab::Findings| found.estimates.iter().map(|of| (of.key, of.count)).collect::<Vec<_>>();
    assert_eq!(keys(course), [("turns", 40), ("outbreaks", 40)]);
    assert_eq!(keys(cures), ["blue", "yellow", "black", "red"].map(|colour| (colour, 40)), "no purple");
    let share = roles.estimates.iter().filter(|of| of.quantity == Quantity::Share);
    assert_eq!(share.clone().map(|of| of.count).collect::<Vec<_>>(), [80; 5], "five roles, two seats");
    assert!((share.map(|of| of.mean).sum::<f64>() - 1.0).abs() < 1e-9, "every seat has one");
    let winners = roles.estimates.iter().filter(|of| of.quantity == Quantity::WinRate);
    let wins: f64 = winners.map(|of| of.mean * of.count as f64).sum();
    assert!((wins - 2.0 * games.wins as f64).abs() < 1e-9, "both seats win: {wins}");
}

#[test]
fn the_chart_is_well_formed_and_names_every_key() {
    let games = simulate(&batch("random"), || {}).unwrap();
    let picture = chart(&games);
    let document = roxmltree::Document::parse(&picture).unwrap();
    let words: Vec<_> = document.descendants().filter_map(|node| node.text()).collect();
    for of in games.measures.iter().flat_map(|found| &found.estimates) {
        assert!(words.contains(&of.key), "{} in {words:?}", of.key);
    }
    let bars = document.descendants().filter(|node| node.attribute("fill-opacity").is_some()).count();
    assert_eq!(bars, games.measures.iter().map(|found| found.estimates.len()).sum::<usize>());
    assert!(picture.lines().count() == 1 && !picture.contains("NaN"), "{picture}");
}

#[test]
fn the_file_reads_back() {
    let games = simulate(&batch("random"), || {}).unwrap();
    let file = csv(&games);
    let mut lines = file.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let columns = "cell game options line_up seed measure per key quantity count mean sd low high";
    assert_eq!(lines.next().unwrap().join(" "), columns);
    let mut lines = lines.map(|line| {
        assert_eq!(line[..5], ["0", "pandemic", "players=2 epidemics=4", "random+random", "7"]);
        line[5..].to_vec()
    });
    let of_games = 2 + 2 + games.ended_by.len() + 1;
    let first: Vec<_> = lines.by_ref().take(of_games).collect();
    assert_eq!(first[0][..5], ["won_by", "game", "nobody", "share", "40"]);
    assert_eq!(first[of_games - 1][..5], ["length", "game", "rounds", "amount", "40"]);
    for found in &games.measures {
        for of in &found.estimates {
            let [name, per, key, quantity, numbers @ ..] = &lines.next().unwrap()[..] else { panic!() };
            assert_eq!((*name, *per, *key, *quantity), (found.name, found.per, of.key, of.quantity.word()));
            let numbers: Vec<Option<f64>> = numbers.iter().map(|number| number.parse().ok()).collect();
            assert_eq!(numbers, [Some(of.count as f64), Some(of.mean), of.sd, of.low, of.high]);
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn json_has_the_documented_fields() {
    let json = serde_json::to_value(simulate(&batch("random"), || {}).unwrap()).unwrap();
    assert_eq!(json["won_by_seat"][1]["seat"], "s1");
    assert_eq!(json["won_by_seat"][1]["bot"], "random");
    assert_eq!(json["won_by_seat"][1]["wins"], json["wins"]);
    assert_eq!(json["shared_wins"], 0);
    let course = &json["measures"][0];
    assert_eq!((&course["name"], &course["per"]), (&"course".into(), &"game".into()));
    let mut fields: Vec<_> = course["estimates"][0].as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["count", "high", "key", "low", "mean", "quantity", "sd"]);
    assert_eq!(course["estimates"][0]["quantity"], "amount");
}

#[test]
fn the_tables_are_aligned() {
    let told = text(&simulate(&batch("random"), || {}).unwrap());
    let table: Vec<_> = told.lines().skip_while(|line| !line.starts_with("cures, a game")).take(5).collect();
    assert!(table[0].split_whitespace().eq(["cures,", "a", "game", "games", "share", "95", "%"]), "{told}");
    assert!(table[1].starts_with("  blue") && table.iter().all(|line| line.ends_with('%')), "{told}");
    assert!(table.iter().all(|line| line.chars().count() == table[0].chars().count()), "{told}");
}

#[test]
fn no_decision_allocates() {
    let options = "players=4 epidemics=6".parse().unwrap();
    let count = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    assert_eq!(lab::allocations_per_decision::<State>(&options, 3, count).unwrap(), 0.0);
    let figures = lab::bench::<State>(&options, 3, std::time::Duration::from_millis(50)).unwrap();
    assert_eq!(figures.allocations_per_decision, None, "who measures speed does not count");
}

//! Properties that hold for any input: the drivers of the fuzz targets, on generated input.

use pandemic::{Action, City, Options, State};
use proptest::prelude::*;
use testkit::fuzz;

/// Texts that are nearly right: words of the notation in any order.
fn nearly_a_move() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "drive",
        "direct",
        "charter",
        "build",
        "from",
        "cure",
        "treat",
        "give",
        "airlift",
        "place",
        "s0",
        "s1",
        "s9",
        "lima",
        "lagos",
        "blue",
        "draw",
        "epidemic",
        "role",
        "medic",
        "=",
        "players=2",
        "epidemics=9",
        "é",
    ]);
    prop::collection::vec(words, 0..5).prop_map(|words| words.join(" "))
}

fn nearly_a_record() -> impl Strategy<Value = String> {
    let header = prop::sample::select(vec![
        "holdfast 1\ngame pandemic\nrules 1\noptions players=2\n\n",
        "holdfast 1\ngame pandemic\nrules 1\noptions players=9\n\n",
        "holdfast 2\n",
        "",
    ]);
    let mover = prop::sample::select(vec!["* ", "s0 ", "s1 ", ""]);
    let lines = prop::collection::vec((mover, nearly_a_move()), 0..8);
    (header, lines).prop_map(|(header, lines)| {
        lines.iter().fold(header.to_owned(), |text, (mover, line)| format!("{text}{mover}{line}\n"))
    })
}

fn nearly_a_case() -> impl Strategy<Value = String> {
    let lines = prop::sample::select(vec![
        "rule = \"P6.1\"",
        "name = \"x\"",
        "game = \"pandemic\"",
        "options = \"players=2\"",
        "options = \"players=7\"",
        "[given]",
        "[given.seats.0]",
        "role = \"medic\"",
        "city = \"atlantis\"",
        "cubes = { cairo = { black = 4 } }",
        "stations = []",
        "[[then]]",
        "do = [\"s0 drive chicago\"]",
        "do = \"* infect lima\"",
        "try = \"s0 build\"",
        "refused = \"P5.2\"",
        "expect = { \"seats.0.nose\" = 1 }",
        "offers = { \"s0\" = 3 }",
    ]);
    prop::collection::vec(lines, 0..12).prop_map(|lines| lines.join("\n"))
}

fn nearly_a_position() -> impl Strategy<Value = String> {
    let city = prop::sample::select(City::ALL.to_vec());
    let step = prop::sample::select(vec!["actions", "draw", "bottom", "infection", "turn_end", "hand_limit"]);
    (prop::collection::vec((city, 0_u8..4), 0..20), step, 0_u8..7, 0_u8..60).prop_map(
        |(cubes, step, rate_index, left)| {
            let cubes: serde_json::Map<_, _> = cubes
                .into_iter()
                .map(|(city, cubes)| (city.to_string(), serde_json::json!({ city.colour().word(): cubes })))
                .collect();
            serde_json::json!({
                "cubes": cubes, "step": step, "rate_index": rate_index, "player_deck": { "left": left },
            })
            .to_string()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_is_a_move_or_a_clear_error(text in prop_oneof![nearly_a_move(), ".{0,40}"]) {
        fuzz::notation::<State>(&text);
    }

    #[test]
    fn any_text_is_a_record_or_a_clear_error(text in prop_oneof![nearly_a_record(), "(?s).{0,200}"]) {
        fuzz::record::<State>(&text);
    }

    #[test]
    fn any_text_is_a_case_or_a_clear_failure(text in prop_oneof![nearly_a_case(), "(?s).{0,200}"]) {
        fuzz::case::<State>(&text);
    }

    #[test]
    fn any_position_is_refused_or_goes_on(json in nearly_a_position()) {
        fuzz::position::<State>(&Options::default(), &json);
    }

    #[test]
    fn any_choice_of_moves_is_a_game(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        fuzz::play::<State>(&"players=3 epidemics=5".parse().unwrap(), &bytes);
        fuzz::play::<State>(&"players=2 epidemics=4 open_hands=false".parse().unwrap(), &bytes);
    }
}

#[test]
fn unknown_words_get_the_nearest_known_one() {
    let told = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(told("drive chikago"), "there is no city `chikago`; did you mean `chicago`?");
    assert!(told("fly lima").starts_with("`fly` begins no action; actions begin with role, begin, drive"));
    assert_eq!(told("treat"), "`treat`: write `treat COLOUR`");
    assert!(told("treat puce").contains("write one of blue, yellow, black, red"));
}

//! How the choices are laid out: what is folded, what stands beside the question, and what is said of the rings on the map.

use super::draw;
use super::modules::{at, part, seat};
use crate::tests::later;
use pandemic::State;
use serde_json::json;

/// The kind of element that has this id.
fn element<'a>(html: &'a str, id: &str) -> &'a str {
    let (before, _) = html.split_once(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("no #{id}"));
    before.rsplit('<').next().and_then(|tag| tag.split(' ').next()).unwrap()
}

/// A Researcher with these cards, and three colleagues in the same city.
fn researcher(hand: &[&str]) -> State {
    let position = json!({ "seats": {
        "0": { "role": "researcher", "city": "lima", "hand": hand },
        "1": { "role": "medic", "city": "lima" },
        "2": { "role": "scientist", "city": "lima" },
        "3": { "role": "dispatcher", "city": "paris" },
    } });
    at("players=4", &position)
}

#[test]
fn p8_1_many_ways_to_share_are_folded_beside_others() {
    let position = json!({ "seats": {
        "0": { "city": "lima", "hand": ["lima"] },
        "1": { "role": "medic", "city": "lima" },
    } });
    let one = draw(&at("players=2", &position), seat(0), i18n::english());
    assert_eq!(element(&one, "group-share"), "section");
    assert_eq!(one.matches("value=\"give ").count(), 1);

    let state = researcher(&["cairo", "tokyo"]);
    let html = draw(&state, seat(0), i18n::english());
    assert_eq!(element(&html, "many-share"), "details");
    assert!(part(&html, "many-share").split("</summary>").next().unwrap().contains("Share knowledge"));
    assert!(!html.contains("value=\"give "));
    let folded = later(&state, seat(0), i18n::english(), "many-share").unwrap();
    assert_eq!(folded.matches("value=\"give ").count(), 4);
}

#[test]
fn what_is_unfolded_among_the_choices_is_one_list_at_a_time() {
    let html = draw(&researcher(&["cairo", "tokyo"]), seat(0), i18n::english());
    for fold in ["group-move", "many-share", "refused"] {
        let opening = part(&html, fold).split('>').next().unwrap();
        assert!(opening.contains("name=\"choices\""), "{fold}: {opening}");
    }
    assert!(!part(&html, "plain").split('>').next().unwrap().contains("name="));
}

#[test]
fn p9_3_the_pawns_of_others_share_a_fold() {
    let position = json!({ "seats": {
        "0": { "role": "dispatcher", "city": "lima" },
        "1": { "role": "medic", "city": "cairo" },
        "2": { "role": "scientist", "city": "tokyo" },
    } });
    let state = at("players=3", &position);
    let html = draw(&state, seat(0), i18n::english());
    assert_eq!(html.matches("id=\"group-pawns\"").count(), 1);
    let ways = later(&state, seat(0), i18n::english(), "group-pawns").unwrap();
    assert!(ways.contains("value=\"drive s1 ") && ways.contains("value=\"drive s2 "));
}

#[test]
fn p3_7_a_window_is_answered_beside_the_question() {
    let position = json!({ "turn": 2, "step": "before_infection", "seats": {
        "0": { "city": "lima", "hand": ["forecast"] },
        "1": { "city": "lima" },
    } });
    let html = draw(&at("players=2", &position), seat(0), i18n::english());
    let prompt = part(&html, "prompt").split("</header>").next().unwrap();
    assert!(prompt.contains("will you play an event?") && prompt.contains("value=\"pass\""), "{prompt}");
    assert_eq!(html.matches("value=\"pass\"").count(), 1);
    assert!(part(prompt, "do-pass").contains("choice main"));
}

#[test]
fn every_ring_is_explained_as_cities_are_lit() {
    let html = draw(&researcher(&["cairo"]), seat(0), i18n::english());
    let kinds = part(&html, "ring-kinds").split("</ul>").next().unwrap();
    for class in ["lit", "lit far-lit", "lit card-lit"] {
        assert!(html.contains(&format!("<g class=\"{class}\" id=\"at-")), "no city is lit as {class}");
        assert!(kinds.contains(&format!("data-ring=\"{class}\"")), "{class} is not explained");
    }
}

#[test]
fn a_city_that_actions_or_its_card_lead_to_has_both_rings() {
    let html = draw(&researcher(&["lagos"]), seat(0), i18n::english());
    assert!(html.contains("<g class=\"lit far-lit or-card\" id=\"at-"), "{html}");
    let html = draw(&researcher(&[]), seat(0), i18n::english());
    assert!(html.contains("lit far-lit") && !html.contains("or-card"));
}

//! P10 P12 P19 P20 P21 What further roles, events and modules bring to the page, from positions.

use super::{draw, options};
use crate::face::Face;
use crate::tests::later;
use kernel::{Game, Seat, Viewer};
use pandemic::{Ending, Position, State};
use serde_json::{Value, json};

const SPECTATOR: Viewer = Viewer::Spectator;

pub(super) fn at(table: &str, position: &Value) -> State {
    let position: Position = serde_json::from_value(position.clone()).unwrap();
    State::from_position(&options(table), &position).unwrap_or_else(|error| panic!("{error:?}"))
}

pub(super) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).unwrap())
}

/// The element with this id, from its start on.
pub(super) fn part<'a>(html: &'a str, id: &str) -> &'a str {
    html.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no #{id}")).1
}

fn section<'a>(html: &'a str, id: &str) -> &'a str {
    part(html, id).split("</section>").next().unwrap()
}

#[test]
fn p1_3_a_fifth_disease_lies_on_the_map_and_beside_it() {
    let state = at("players=2 module_purple=mutation", &json!({ "cubes": { "lagos": { "purple": 2 } } }));
    let html = draw(&state, seat(0), i18n::english());
    assert_eq!(
        part(&html, "cubes-lagos-purple").split("</g></g>").next().unwrap().matches("#pip-purple").count(),
        2
    );
    assert!(part(&html, "city-lagos").contains("2 purple cubes"));
    let full = at("players=2", &json!({ "cubes": { "lagos": { "yellow": 3 } } }));
    let full = draw(&full, Viewer::Spectator, i18n::english());
    assert!(part(&full, "city-lagos").contains("the next one means an outbreak"));
    assert!(part(&full, "rate").contains("Each Epidemic moves the marker"));
    assert!(part(&html, "disease-purple").contains("10 cubes left"));
    let without = draw(&at("players=2", &json!({})), seat(0), i18n::english());
    assert!(!without.contains("disease-purple"));
}

#[test]
fn p10_role_cards_show_what_lies_on_them() {
    let roles = json!({ "seats": {
        "0": { "role": "field_operative", "samples": { "red": 2 } },
        "1": { "role": "contingency_planner", "stored": "airlift" },
    } });
    let html = draw(&at("players=2 role_packs=both", &roles), SPECTATOR, i18n::english());
    assert!(part(&html, "hand-0").contains("2 red cubes"));
    assert!(part(&html, "hand-1").contains("Kept event"));
    assert!(part(&html, "card-airlift").contains("Airlift"));
}

#[test]
fn p19_the_strain_is_marked_and_its_cards_are_explained() {
    let strain = json!({ "epidemics_drawn": 2, "strain": {
        "colour": "black", "drawn": ["chronic_effect", "unacceptable_loss"], "in_force": ["chronic_effect"],
    } });
    let html = draw(&at("players=2 module_strain=on", &strain), seat(0), i18n::english());
    assert!(part(&html, "disease-black").split("</li>").next().unwrap().contains("virulent strain"));
    assert!(!part(&html, "disease-red").split("</li>").next().unwrap().contains("virulent strain"));
    let notes = section(&html, "notes");
    assert!(notes.contains("Chronic Effect") && notes.contains("two cubes to a city"));
    assert!(!notes.contains("Unacceptable Loss"));
}

#[test]
fn p12_events_that_last_stand_beside_the_board() {
    let lasting = json!({ "hospital": true, "travel_ban": 1, "special_orders": [1], "quiet_nights": [0] });
    let html = draw(&at("players=2 event_set=mix13", &lasting), seat(0), i18n::english());
    for name in ["Mobile Hospital", "Commercial Travel Ban", "Special Orders", "One Quiet Night"] {
        assert!(section(&html, "notes").contains(name), "{name}");
    }
    assert!(!draw(&at("players=2", &json!({})), seat(0), i18n::english()).contains("id=\"notes\""));
}

/// The Bio-Terrorist hides in Osaka with two cards; a player's turn goes on.
fn hidden() -> State {
    let position = json!({
        "turn": 4,
        "infection_discard": [],
        "bio_terrorist": { "city": "osaka", "hand": ["cairo", "tokyo"],
            "trail": [{ "moves": 0, "actions": 0, "cities": ["osaka", "taipei", "tokyo"] }] },
    });
    at("players=2 module_purple=bio_terrorist", &position)
}

#[test]
fn p21_50_only_the_bio_terrorist_sees_the_hidden_pawn() {
    let state = hidden();
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let html = draw(&state, viewer, i18n::english());
        assert!(!html.contains("id=\"black-pawn\""), "{viewer:?}");
        let panel = section(&html, "bio-terrorist");
        assert!(panel.contains("leaves 3 cities") && panel.contains("Osaka, Taipei, Tokyo"), "{panel}");
        assert!(panel.contains("2 of 7") && !panel.contains("held-"), "{panel}");
        assert_eq!(html.matches("class=\"perhaps\"").count(), 3);
        assert!(!html.contains("id=\"hand-2\"") && !html.contains("id=\"pawn-2\""));
    }
    let html = draw(&state, seat(2), i18n::english());
    assert!(part(&html, "black-pawn").contains("translate("));
    let panel = section(&html, "bio-terrorist");
    assert!(panel.contains("You are hidden in Osaka."));
    assert!(panel.contains("id=\"held-cairo\"") && panel.contains("id=\"held-tokyo\""));
    assert!(panel.contains("look for you"));
}

#[test]
fn p21_50_the_table_in_plain_text_says_no_more() {
    let state = hidden();
    let told = |viewer: Viewer| State::plain(i18n::english(), &state.view(viewer), &super::people());
    assert!(told(seat(0)).contains("Bio-Terrorist, Osaka?, Taipei?, Tokyo? (2)"), "{}", told(seat(0)));
    assert!(told(seat(2)).contains("Bio-Terrorist, Osaka (2)"));
    assert!(told(SPECTATOR).contains("Purple (no cure yet, 12): "));
}

#[test]
fn p21_26_a_seen_pawn_can_be_captured() {
    let position = json!({
        "turn": 4,
        "seats": { "0": { "city": "osaka", "role": "medic" }, "1": { "city": "lima" } },
        "bio_terrorist": { "city": "osaka", "hand": ["cairo"] },
    });
    let state = at("players=2 module_purple=bio_terrorist", &position);
    let html = draw(&state, seat(0), i18n::english());
    assert!(html.contains("id=\"black-pawn\"") && html.contains("value=\"capture\""));
    assert!(section(&html, "bio-terrorist").contains("Seen in Osaka."));
    assert!(!section(&html, "bio-terrorist").contains("id=\"whereabouts\""));
    let captive = json!({ "turn": 4, "bio_terrorist": { "captor": 0, "hand": [] } });
    let html = draw(&at("players=2 module_purple=bio_terrorist", &captive), seat(1), i18n::english());
    assert!(part(&html, "hand-0").split("</article>").next().unwrap().contains("holds the Bio-Terrorist"));
    assert!(section(&html, "bio-terrorist").contains("Ada holds the Bio-Terrorist captive"));
}

#[test]
fn p21_21_the_bio_terrorist_is_told_what_is_left() {
    let turn = |used: Value| {
        json!({
            "turn": 4,
            "step": "bio_terrorist",
            "seats": { "0": { "city": "lima" }, "1": { "city": "lima" } },
            "bio_terrorist": { "city": "osaka", "hand": ["cairo"], "moves_left": 1, "actions_left": 1,
                "hidden_used": used },
        })
    };
    let state = at("players=2 module_purple=bio_terrorist", &turn(json!([])));
    let html = draw(&state, seat(2), i18n::english());
    assert!(html.contains("Cy, you have your move and 1 action left"));
    assert!(section(&html, "bio-terrorist").contains("Still possible unseen: Local infection"));
    let hidden = later(&state, seat(2), i18n::english(), "many-secret").unwrap();
    assert!(hidden.contains("Infect Osaka with purple"));
    assert!(hidden.contains("value=\"remote_infection cairo\""));
    let spent = turn(json!(["sabotage"]));
    let html = draw(&at("players=2 module_purple=bio_terrorist", &spent), seat(2), i18n::english());
    assert!(section(&html, "bio-terrorist").contains("No hidden action is left."));
    let others = draw(&at("players=2 module_purple=bio_terrorist", &spent), seat(0), i18n::english());
    assert!(others.contains("Cy, the Bio-Terrorist, acts out of sight."));
    assert!(!others.contains("Still possible") && !others.contains("No hidden action"));
}

#[test]
fn p21_5_the_first_city_is_chosen_from_all() {
    let position = json!({ "turn": 2, "step": "bio_terrorist", "bio_terrorist": { "hand": ["cairo"] } });
    let state = at("players=2 module_purple=bio_terrorist", &position);
    let html = draw(&state, seat(2), i18n::english());
    assert!(html.contains("Cy, where do you begin?"));
    let cities = later(&state, seat(2), i18n::english(), "many-begin").unwrap();
    assert!(cities.contains("value=\"begin lagos\""));
    let panel = section(&html, "bio-terrorist");
    assert!(panel.contains("You are nowhere yet.") && !panel.contains("Left this turn"), "{panel}");
    assert!(!html.contains("class=\"blocked\""));
}

#[test]
fn p10_18_flights_of_the_operations_expert_are_listed_by_card() {
    let expert = json!({ "seats": {
        "0": { "role": "operations_expert", "city": "atlanta", "hand": ["lima", "cairo"] },
        "1": { "role": "medic" },
    } });
    let state = at("players=2 ops_expert=revised", &expert);
    let flights = later(&state, seat(0), i18n::english(), "operations-flights").unwrap();
    assert!(
        flights.contains("id=\"pick-operations-lima\"") && flights.contains("id=\"pick-operations-cairo\"")
    );
    assert_eq!(flights.matches("value=\"operations_flight").count(), 2 * 47);
}

#[test]
fn p21_43_the_end_says_who_has_won() {
    let told = |by: Ending, position: Value| {
        let mut view = at("players=2 module_purple=bio_terrorist", &position).view(SPECTATOR);
        view.ended_by = Some(by);
        State::ending(i18n::english(), &view, &[], by.word())
    };
    let hidden =
        json!({ "turn": 4, "bio_terrorist": { "city": "lagos" }, "cubes": { "cairo": { "purple": 1 } } });
    assert!(told(Ending::PlayerDeck, hidden.clone()).ends_with("the Bio-Terrorist has won."));
    assert!(told(Ending::Cures, hidden).ends_with("won against the Bio-Terrorist."));
    assert!(told(Ending::Outbreaks, json!({})).ends_with("there is no winner."));
}

#[test]
fn p21_2_the_lobby_says_which_seat_is_the_bio_terrorists() {
    let told = |table: &str| {
        let view = State::new(&options(table)).unwrap().view(SPECTATOR);
        let part = |number| State::part(i18n::english(), &view, Seat::new(number).unwrap());
        (State::parts(i18n::english(), &view), part(0), part(3))
    };
    assert_eq!(told("players=3"), (None, None, None));
    let (parts, first, last) = told("players=3 module_purple=bio_terrorist");
    assert!(parts.unwrap().starts_with("Seat 4"));
    assert_eq!((first, last.as_deref()), (None, Some("Bio-Terrorist")));
    let (parts, first, last) = told("players=3 module_purple=bio_terrorist bt_seat=random");
    assert!(parts.unwrap().contains("drawn by lot"));
    assert_eq!((first, last), (None, None));
}

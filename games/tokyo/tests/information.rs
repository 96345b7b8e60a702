//! T30.1 T30.2 T30.3 T30.4 T30.5 T30.6 T30.7 T30.8 Who sees what: the views of two seats of one game.

use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};
use tokyo::{Position, State};

fn game(options: &str, position: Value) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap_or_else(|error| panic!("{error}"))
}

fn seen(game: &State, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

fn by_seat(game: &State, seat: u8) -> Value {
    seen(game, Viewer::Seat(Seat::new(seat).unwrap()))
}

fn play(game: &mut State, seat: u8, action: &str) {
    game.act(Seat::new(seat).unwrap(), &action.parse().unwrap(), &mut ())
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
}

/// The Engineer in seat 0 has one card that all know and two that nobody has seen.
fn table() -> Value {
    json!({
        "seats": { "0": {
            "hand": ["helmet", "know_how", "spare_parts"],
            "secret": ["know_how", "spare_parts"],
            "discard": ["pipe_wrench", "work_gloves", "pipe_wrench"],
            "equipment": [{ "card": "crowbar", "exhaustion": 1 }],
            "damage": 2,
            "ap": 3,
        } },
        "slots": { "akiba_1": { "goods": "maid", "trouble": "riot", "scene": "sc00_07" } },
        "scrap": ["sniper"],
        "encounter": 2,
        "trouble_discard": ["hold_up"],
    })
}

/// T30.1 T30.3 T30.7 The same for all.
#[test]
fn t30_1_what_lies_face_up_is_open() {
    let game = game("players=2", table());
    let all = seen(&game, Viewer::Omniscient);
    for viewer in
        [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator]
    {
        let view = seen(&game, viewer);
        for path in
            ["slots", "scrap", "trouble_discard", "bots", "supply", "encounter", "open", "round", "step"]
        {
            assert_eq!(view[path], all[path], "{path}");
        }
        let pc = &view["seats"][0];
        for word in
            ["discard", "equipment", "damage", "ap", "seals", "exhaustion", "area", "hand_size", "deck_size"]
        {
            assert_eq!(pc[word], all["seats"][0][word], "{word}");
        }
        assert_eq!(pc["discard"], json!(["pipe_wrench", "work_gloves", "pipe_wrench"]));
        assert_eq!(view["slots"]["akiba_1"]["goods"], "maid");
        assert_eq!(view["slots"]["akiba_1"]["trouble"], "riot");
    }
}

/// T30.2 T30.6 Decks are what is left, without an order, and so are cards on the encounter slot.
#[test]
fn t30_2_decks_have_no_order() {
    let game = game("players=2", table());
    let view = by_seat(&game, 1);
    assert_eq!(view["troubles"]["hold_up"], 3);
    assert_eq!(view["troubles_over"], json!([]));
    assert_eq!(view["encounter"], 2);
    let unseen: u64 = view["site_unseen"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    assert_eq!(unseen, 40);
    assert_eq!(view["site_layers"][0]["cards"], view["site_unseen"]);
}

/// T30.4 T30.5 A seat's own hand; of another's what was never seen is counted.
#[test]
fn t30_4_a_hand_is_known_to_its_owner() {
    let mut game = game("players=2", table());
    let hand = json!(["helmet", "spare_parts", "know_how"]);
    assert_eq!(by_seat(&game, 0)["seats"][0]["hand"], hand);
    let other = by_seat(&game, 1);
    assert_eq!(other["seats"][0]["hand"], json!(["helmet"]));
    assert_eq!((&other["seats"][0]["hidden"], &other["seats"][0]["hand_size"]), (&json!(2), &json!(3)));
    assert_eq!(seen(&game, Viewer::Spectator)["seats"][0]["hand"], json!(["helmet"]));

    play(&mut game, 0, "show know_how");
    let other = by_seat(&game, 1);
    assert_eq!(other["seats"][0]["hand"], json!(["helmet", "know_how"]));
    assert_eq!(other["seats"][0]["hidden"], 1);
}

/// T30.5 All hands are open if the option says so.
#[test]
fn t30_5_open_hands() {
    let mut position = table();
    position["seats"]["0"].as_object_mut().unwrap().remove("secret");
    let game = game("players=2 hands=open", position);
    assert_eq!(by_seat(&game, 1)["seats"][0]["hand"], by_seat(&game, 0)["seats"][0]["hand"]);
}

/// T30.5 A merged hand is known to both its PCs.
#[test]
fn t30_5_a_merged_hand_is_one_hand() {
    let game = game("players=2 merged=s0_s1", table());
    assert_eq!(by_seat(&game, 1)["seats"][1]["hand"], by_seat(&game, 0)["seats"][0]["hand"]);
    assert_eq!(by_seat(&game, 1)["seats"][0]["hidden"], 0);
}

/// T30.8 A card that failed to be equipped is back in the hand, and all have seen it.
#[test]
fn t30_8_a_card_that_was_revealed_is_known() {
    let mut game = game(
        "players=2",
        json!({ "seats": { "0": {
            "role": "negotiator",
            "hand": ["paper_charm", "hunch"],
            "secret": ["paper_charm", "hunch"],
        }, "1": { "role": "gangster", "area": "shibuya", "hand": ["old_revolver", "guts"], "secret": ["old_revolver", "guts"] } } }),
    );
    play(&mut game, 0, "equip paper_charm");
    play(&mut game, 1, "equip old_revolver");
    assert_eq!(by_seat(&game, 1)["seats"][0]["hidden"], 1);
    assert_eq!(by_seat(&game, 0)["seats"][1]["hidden"], 1);
    play(&mut game, 1, "unequip old_revolver");
    assert_eq!(by_seat(&game, 0)["seats"][1]["discard"], json!(["old_revolver"]));
}

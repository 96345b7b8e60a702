//! What no ordinary first night shows: steps that cannot be done, gates that hold, full areas.

use super::{guide, zones};
use crate::table::frames::{Ask, Frame};
use crate::table::state::{CardPile, State};
use crate::table::story::{GateStand, Stance};
use crate::words::cards::{Card, Trouble, When};
use crate::words::notation::Action;
use crate::words::options::Scenario;
use crate::words::story::{SCENES_MOST, Scene};
use crate::words::{Area, Role, Slot};
use kernel::{Dice, Game, Pending, Seat};
use testkit::SplitMix;

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn offered(state: &State) -> Vec<Action> {
    let mut out = Vec::new();
    state.seats().for_each(|seat| state.legal_actions(seat, &mut out));
    out
}

fn act(state: &mut State, by: u8, text: &str) {
    let action: Action = text.parse().expect("an action");
    state
        .act(seat(by), &action, &mut ())
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}; {:?}", offered(state)));
    settle(state);
}

fn settle(state: &mut State) {
    let mut dice = Dice(SplitMix(3));
    while state.pending() == Pending::Chance {
        let outcome = state.sample(&mut dice).expect("an outcome");
        state.resolve(&outcome, &mut ()).expect("possible");
    }
}

fn told(state: &State) -> Option<(&'static str, u8, Stance)> {
    guide::told(state).map(|told| (told.scene.word(), told.step, told.stance))
}

/// A first night up to this step; always the first action that is offered.
fn at(word: &str, step: u8) -> State {
    let mut state = State::new(&"players=2 scenario=s00".parse().expect("options")).expect("a game");
    settle(&mut state);
    while !guide::told(&state).is_some_and(|told| told.scene.word() == word && told.step == step) {
        let by = state.awaited().first().expect("somebody");
        let mut out = Vec::new();
        state.legal_actions(by, &mut out);
        state.act(by, &out[0], &mut ()).expect("legal");
        settle(&mut state);
    }
    state
}

fn everything_lost(state: &mut State, by: u8) {
    let stash = state.stash_mut(seat(by));
    stash.hand.iter().for_each(|card| stash.discard.push(card));
    stash.hand = CardPile::EMPTY;
    state.pcs[seat(by)].ap = 0;
}

/// Neither hand nor deck: nothing comes back in the next round.
fn nothing_comes_back(state: &mut State, by: u8) {
    let stash = state.stash_mut(seat(by));
    stash.deck = CardPile::EMPTY;
    stash.discard = CardPile::EMPTY;
}

fn trouble(word: &str) -> Trouble {
    Trouble::all().find(|trouble| trouble.word() == word).expect("a trouble")
}

/// Ends the round for both; troubles go where they first can.
fn next_round(state: &mut State) {
    let round = state.round.number;
    act(state, 0, "end");
    act(state, 1, "end");
    while state.round.number == round || !matches!(state.stack.top(), Some(Frame::Ask(Ask::Act))) {
        let by = state.awaited().first().expect("somebody");
        let mut out = Vec::new();
        state.legal_actions(by, &mut out);
        state.act(by, out.last().expect("an action"), &mut ()).expect("legal");
        settle(state);
    }
}

#[test]
fn a_step_that_cannot_be_paid_for_waits_a_round_and_comes_again() {
    let mut state = at("sc00_02", 1);
    everything_lost(&mut state, 0);
    assert_eq!(told(&state), Some(("sc00_02", 1, Stance::Wait)));
    assert_eq!(offered(&state), [Action::End, Action::End]);
    next_round(&mut state);
    assert_eq!(told(&state), Some(("sc00_02", 1, Stance::Do)), "a new hand");
    assert_eq!(offered(&state), ["buy akiba_1".parse().expect("an action")]);
}

#[test]
fn a_step_that_still_cannot_be_paid_for_is_read_and_counts_as_done() {
    let mut state = at("sc00_02", 1);
    everything_lost(&mut state, 0);
    nothing_comes_back(&mut state, 0);
    next_round(&mut state);
    assert_eq!(told(&state), Some(("sc00_02", 1, Stance::Read)));
    assert_eq!(offered(&state), [Action::Read, Action::Read]);
    act(&mut state, 1, "read");
    assert_eq!(told(&state), Some(("sc00_02", 2, Stance::Do)));
}

#[test]
fn what_is_covered_or_gone_is_read_at_once() {
    let mut state = at("sc00_08", 1);
    state.slot_mut(Slot::Shinjuku2).trouble = Some(trouble("hold_up"));
    assert_eq!(told(&state), Some(("sc00_08", 1, Stance::Read)), "the pouch is covered");
    let mut state = at("sc00_06", 1);
    everything_lost(&mut state, 1);
    assert_eq!(told(&state), Some(("sc00_06", 1, Stance::Read)), "nothing to swap");
    act(&mut state, 0, "read");
    assert_eq!(told(&state), Some(("sc00_06", 2, Stance::Read)), "the fist is in the other bag");
}

#[test]
fn blows_go_on_until_the_enemy_is_beaten() {
    let mut state = at("sc00_07", 3);
    state.slot_mut(Slot::Shinjuku1).scene_damage = 0;
    act(&mut state, 1, "use brass_knuckles shinjuku_1");
    assert_eq!(told(&state), Some(("sc00_07", 2, Stance::Do)), "back to the step before");
    let card = state.stash(seat(1)).hand.top().expect("a card").word();
    act(&mut state, 1, &format!("return {card} brass_knuckles"));
    act(&mut state, 1, "use brass_knuckles shinjuku_1");
    assert_eq!(told(&state), Some(("sc00_08", 1, Stance::Do)));
}

#[test]
fn a_lost_weapon_does_not_stop_the_guide() {
    let mut state = at("sc00_07", 1);
    state.pcs[seat(1)].equipment.clear();
    act(&mut state, 0, "read");
    assert_eq!(told(&state), Some(("sc00_07", 3, Stance::Read)), "nothing to return either");
    act(&mut state, 0, "read");
    assert_eq!(
        state.slot(Slot::Shinjuku1).scene,
        None,
        "the card leaves its slot, what lay there shows again"
    );
    assert!(state.slot(Slot::Shinjuku1).open_goods().is_some());
}

#[test]
fn a_gate_that_nobody_can_open_hurts_one_and_counts_as_done() {
    let mut state = at("sc00_11", 2);
    everything_lost(&mut state, 0);
    assert_eq!(offered(&state), [Action::Fail, Action::Fail]);
    act(&mut state, 1, "fail");
    assert_eq!(
        offered(&state),
        ["pc s0", "pc s1", "pc s0", "pc s1"].map(|it| it.parse::<Action>().expect("an action"))
    );
    act(&mut state, 0, "pc s1");
    assert_eq!(state.pcs[seat(1)].damage, 1);
    assert_eq!(state.story.gate.map(|gate| gate.stand), Some(GateStand::Tried));
    assert_eq!(told(&state), Some(("sc00_11", 3, Stance::Do)));
    assert_eq!(offered(&state).len(), 2, "each leaves");
}

#[test]
fn a_night_without_a_vehicle_ends_all_the_same() {
    let mut state = at("sc00_10", 2);
    state.pcs[seat(0)].equipment.clear();
    while guide::told(&state).is_some() {
        let action = offered(&state)[0];
        assert_eq!(action, Action::Read);
        state.act(seat(0), &action, &mut ()).expect("legal");
    }
    assert_eq!(state.story.table.top().map(Scene::word), Some("sc00_12"), "and free play begins");
}

#[test]
fn the_negotiators_card_helps_if_somebody_is_hurt() {
    let mut state = at("sc00_09", 2);
    state.pcs[seat(0)].damage = 2;
    assert_eq!(told(&state), Some(("sc00_09", 2, Stance::Do)));
    act(&mut state, 1, "bot negotiator s0");
    assert_eq!((state.pcs[seat(0)].damage, state.bots[Role::Negotiator as usize]), (1, Some(2)));
    assert_eq!(told(&state), Some(("sc00_09", 3, Stance::Read)));
}

fn scene(number: u8) -> Scene {
    Scene::numbered(Scenario::S00, number).expect("a card")
}

#[test]
fn a_scenario_card_goes_where_no_trouble_is_then_onto_one_and_never_onto_another() {
    let mut state = at("sc00_02", 1);
    let area = Area::Shibuya;
    let slots = |state: &State| zones::slots_for(state, area).iter().collect::<Vec<_>>();
    state.slot_mut(Slot::Shibuya1).trouble = Some(trouble("debater"));
    assert_eq!(slots(&state), [Slot::Shibuya2, Slot::Shibuya3]);
    state.slot_mut(Slot::Shibuya2).scene = Some(scene(5));
    assert_eq!(slots(&state), [Slot::Shibuya3]);
    state.slot_mut(Slot::Shibuya3).trouble = Some(trouble("biker"));
    assert_eq!(slots(&state), [Slot::Shibuya1, Slot::Shibuya3]);
    state.stack.push(Ask::Stage { scene: scene(6), area });
    assert_eq!(offered(&state).len(), 4, "the group chooses");
    act(&mut state, 1, "slot shibuya_3");
    assert_eq!(state.slot(Slot::Shibuya3).open_trouble(), None, "what is covered is silent");
    assert_eq!(state.troubles_in(area), 1);
    zones::finish(&mut state, scene(6), &mut ());
    assert_eq!(state.slot(Slot::Shibuya3).open_trouble(), Some(trouble("biker")));
    for slot in area.slots() {
        state.slot_mut(slot).scene = Some(scene(7));
    }
    state.stack.push(Ask::Stage { scene: scene(6), area });
    crate::rules::advance::advance(&mut state, &mut ());
    assert!(matches!(state.stack.top(), Some(Frame::Ask(Ask::Act))), "it is not placed");
}

#[test]
fn cards_off_the_mat_act_before_those_in_slots_and_new_ones_not_at_all() {
    let mut state = at("sc00_02", 1);
    state.stack = crate::table::frames::Stack::EMPTY;
    state.stack.push(crate::table::frames::Do::EndScenes { next: 0 });
    state.slot_mut(Slot::Shinagawa3).scene = Some(scene(11));
    state.story.table.push(scene(12));
    let acting = |state: &State| {
        let mut state = state.clone();
        let mut order = Vec::new();
        for next in 0.. {
            let before = state.stack.len();
            if !zones::sweep(&mut state, When::Success, next) {
                return order;
            }
            if state.stack.len() > before {
                order.push(next);
                state.stack.pop();
            }
        }
        order
    };
    let in_slot = SCENES_MOST as u8 + Slot::Shinagawa3 as u8;
    assert_eq!(acting(&state), [in_slot]);
    state.story.table.push(scene(11));
    assert_eq!(acting(&state), [10, in_slot], "the table first");
    zones::place(&mut state, scene(11), Slot::Akiba1, &mut ());
    assert_eq!(acting(&state), Vec::<u8>::new(), "placed in this sweep");
}

#[test]
fn the_first_hand_and_the_decks_are_known() {
    let state = at("sc00_01", 2);
    let deck = |number: u8| state.stash(seat(number)).deck.iter().rev().map(Card::word).collect::<Vec<_>>();
    assert_eq!(deck(0), ["pipe_wrench", "work_gloves", "spare_parts", "spare_parts"]);
    assert_eq!(deck(1), ["old_revolver", "protection_money", "padded_jacket", "hard_stare"]);
    assert_eq!((state.troubles.over.len(), state.troubles.undrawn.len()), (7, 7));
    assert_eq!((state.site.deck_len(), state.site.layers.len()), (40, 1));
}

//! Answers given in advance.

use crate::*;
use kernel::{Asked, End};
use table::By;

fn last_two(kept: &Kept) -> Vec<(String, By)> {
    let steps = kept.table.steps();
    steps.iter_from(steps.len() - 2).map(|step| (step.line.to_string(), step.by)).collect()
}

/// Ann can play a card that Ben can block: so lie the cards of these tests' seed.
fn ann_low_ben_high(people: &[PersonId]) -> (Kept, String) {
    let kept = Kept::in_play(people);
    let (low, high) = (kept.card(0, End::Bottom), kept.card(1, End::Top));
    assert!(number(&low) < number(&high), "{low} {high}");
    (kept, low)
}

fn number(card: &str) -> u8 {
    card[1..].parse().unwrap()
}

#[test]
fn a_window_waits_for_a_seat_that_can_respond_and_wants_to_be_asked() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    let high = kept.card(1, End::Top);
    kept.act(ANN, 0, &format!("play {low}"));
    assert_eq!(kept.table.legal_actions(s(1)).len(), 2);
    kept.act(BEN, 1, &format!("block {high}"));
}

#[test]
fn a_window_passes_a_seat_that_has_said_so_in_advance() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    kept.act(ANN, 0, &format!("play {low}"));
    let played = (format!("s0 play {low}"), By::Person(ANN));
    assert_eq!(last_two(&kept), [played, ("s1 pass".into(), By::Table)]);
}

#[test]
fn saying_so_while_being_asked_passes_at_once() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    kept.act(ANN, 0, &format!("play {low}"));
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    assert_eq!(kept.lines().last().unwrap(), "s1 pass");
}

#[test]
fn a_window_passes_a_seat_that_can_do_nothing_else_even_a_bot() {
    for ben_is_a_bot in [false, true] {
        let mut kept = Kept::in_play(&[BEN, ANN]);
        kept.act(BEN, 0, "draw");
        let (high, low) = (kept.card(1, End::Top), kept.card(0, End::Top));
        let (player, card) = if number(&high) > number(&low) { (1, high) } else { (0, low) };
        let person = [BEN, ANN][player as usize];
        if player == 0 {
            kept.act(ANN, 1, "draw");
        }
        let other = 1 - player;
        if ben_is_a_bot {
            kept.commit(kept.table.prepare_hand_to_bot(ANN, s(other), "random", Lateness::InTime));
        }
        kept.act(person, player, &format!("play {card}"));
        assert_eq!(last_two(&kept)[1], (format!("s{other} pass"), By::Table));
    }
}

#[test]
fn a_bot_is_asked_in_every_window_it_can_respond_in() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime));
    kept.act(ANN, 0, &format!("play {low}"));
    assert_eq!(kept.lines().last().unwrap(), &format!("s0 play {low}"));
    assert_eq!(kept.table.next_bot(), Some(s(1)));
}

#[test]
fn a_person_is_asked_by_another_person() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.act(ANN, 0, "ask s1");
    assert_eq!(kept.lines().last().unwrap(), "s0 ask s1");
    kept.act(BEN, 1, "refuse");
}

#[test]
fn the_same_person_and_bots_consent_at_once() {
    let mut alone = Kept::in_play(&[ANN, ANN]);
    alone.act(ANN, 0, "ask s1");
    assert_eq!(alone.lines()[6..], ["s0 ask s1", "s1 agree", "s0 pass"], "cheer passes by default");

    let mut with_bot = Kept::in_play(&[ANN, BEN]);
    with_bot.commit(with_bot.table.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime));
    with_bot.act(ANN, 0, "ask s1");
    assert_eq!(with_bot.lines()[6..], ["s0 ask s1", "s1 agree", "s0 pass"]);

    let mut bot_asks = Kept::in_play(&[ANN, BEN]);
    bot_asks.commit(bot_asks.table.prepare_hand_to_bot(ANN, s(0), "random", Lateness::InTime));
    let question = bot_asks.table.bot_question(s(0)).unwrap();
    let ask = toy::Action::Ask(s(1));
    bot_asks.commit(bot_asks.table.prepare_bot_answer(s(0), question.revision, &ask));
    assert_eq!(bot_asks.lines()[6..], ["s0 ask s1"]);
}

#[test]
fn a_seat_that_wants_to_be_asked_is() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    kept.commit(kept.table.prepare_standing_answer(ANN, s(0), "cheer", Asked::Yes));
    kept.act(ANN, 0, "ask s1");
    kept.act(ANN, 0, "cheer");
}

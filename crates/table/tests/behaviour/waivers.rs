//! Answers given in advance.

use crate::*;
use kernel::{Asked, End, RulesVersion};
use table::{By, Declined};

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

    let bot_asks = asked_by_a_bot(None);
    assert_eq!(bot_asks.lines()[6..], ["s0 ask s1", "s1 agree"]);
    assert_eq!(bot_asks.table.steps()[7].by, By::Table);
}

/// A bot asks Ben, who may have said whether bots are to ask him.
fn asked_by_a_bot(said: Option<Asked>) -> Kept {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    if let Some(asked) = said {
        kept.commit(kept.table.prepare_answer_to_bots(BEN, s(1), asked));
    }
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(0), "random", Lateness::InTime));
    let question = kept.table.bot_question(s(0)).unwrap();
    let ask = toy::Action::Ask(s(1));
    kept.commit(kept.table.prepare_bot_answer(s(0), question.revision, &ask));
    kept
}

#[test]
fn whoever_wants_to_be_asked_by_bots_is() {
    let mut kept = asked_by_a_bot(Some(Asked::Yes));
    assert_eq!(kept.lines()[6..], ["s0 ask s1"]);
    assert_eq!(kept.table.prepare_lapse(s(1)).unwrap_err(), Declined::NotAsked, "silence is not consent");
    kept.act(BEN, 1, "refuse");
    assert_eq!(asked_by_a_bot(Some(Asked::No)).lines()[6..], ["s0 ask s1", "s1 agree"]);

    let mut kept = asked_by_a_bot(Some(Asked::Yes));
    kept.commit(kept.table.prepare_answer_to_bots(BEN, s(1), Asked::No));
    assert_eq!(kept.lines()[6..], ["s0 ask s1", "s1 agree"], "saying so while being asked agrees at once");
}

#[test]
fn a_window_passes_a_person_who_does_not_answer_in_time() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    assert_eq!(kept.table.prepare_lapse(s(1)).unwrap_err(), Declined::NotAsked);
    kept.act(ANN, 0, &format!("play {low}"));
    assert_eq!(kept.table.open_window(s(1)).unwrap().window, "block");
    let (seen, nobodys) = (kept.seen(BEN), kept.table.revision(None));
    kept.commit(kept.table.prepare_lapse(s(1)));
    assert_eq!(last_two(&kept)[1], ("s1 pass".into(), By::Table));
    assert!(kept.seen(BEN) > seen && kept.table.revision(None) > nobodys, "it is a change of its own");
    let high = kept.card(1, End::Top);
    let late = kept.table.prepare_submit(BEN, s(1), seen, &format!("block {high}"));
    assert!(late.is_err(), "whoever is too late is told so");
    assert_eq!(kept.table.open_window(s(1)), None);
}

#[test]
fn a_bot_and_a_wish_to_take_back_are_waited_for() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    kept.act(ANN, 0, &format!("play {low}"));
    kept.commit(kept.table.prepare_undo_proposal(BEN, s(1), kept.seen(BEN)));
    assert_eq!(kept.table.prepare_lapse(s(1)).unwrap_err(), Declined::NotAsked);
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime));
    assert_eq!(kept.table.prepare_lapse(s(1)).unwrap_err(), Declined::NotAsked);
}

#[test]
fn a_window_that_is_quiet_asks_again_in_the_next_turn() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    let not_open = kept.table.prepare_quiet(BEN, s(1), "block").unwrap_err();
    assert_eq!(not_open, Declined::NotAsked);
    kept.act(ANN, 0, &format!("play {low}"));
    kept.commit(kept.table.prepare_quiet(BEN, s(1), "block"));
    assert_eq!(last_two(&kept)[1], ("s1 pass".into(), By::Table));
    let answers = kept.table.standing_answers()[s(1)];
    assert!(answers.is_quiet("block", kept.table.turn()) && !answers.is_quiet("cheer", kept.table.turn()));
    assert_eq!(answers.asked("block"), Asked::Yes, "what holds for all turns is as it was");
    kept.act(BEN, 1, "draw");
    assert!(!kept.table.standing_answers()[s(1)].is_quiet("block", kept.table.turn()));
}

#[test]
fn whoever_wants_to_be_asked_after_all_is() {
    let (mut kept, low) = ann_low_ben_high(&[ANN, BEN]);
    kept.act(ANN, 0, &format!("play {low}"));
    kept.commit(kept.table.prepare_quiet(BEN, s(1), "block"));
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::Yes));
    assert!(!kept.table.standing_answers()[s(1)].is_quiet("block", kept.table.turn()));
}

/// What was stored before tables agreed to bots, and before windows lapsed.
#[test]
fn a_table_of_before_is_what_it_was() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    let until = kept.entries.len();
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(0), "random", Lateness::InTime));
    let before = [("move", "s0 ask s1"), ("move", "s1 agree"), ("answer", "s1 block pass")];
    let read = before.map(|(kind, text)| Entry::parse::<toy::Toy>(kind, text).unwrap());
    let entries: Vec<Entry> = kept.entries.iter().cloned().chain(read).collect();
    let options = kept.table.options().to_string();
    let table = Table::<toy::Toy>::restore(RulesVersion(1), &options, seal(), &entries).unwrap();
    assert_eq!(table.steps()[7].by, By::Person(BEN), "{until}");
    assert_eq!(table.standing_answers()[s(1)].asked("block"), Asked::No);
    let asked = Table::<toy::Toy>::restore(RulesVersion(1), &options, seal(), &entries[..until + 2]).unwrap();
    assert_eq!(asked.legal_actions(s(1)).len(), 2, "who was asked is asked");
}

#[test]
fn a_seat_that_wants_to_be_asked_is() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    kept.commit(kept.table.prepare_standing_answer(ANN, s(0), "cheer", Asked::Yes));
    kept.act(ANN, 0, "ask s1");
    kept.act(ANN, 0, "cheer");
}

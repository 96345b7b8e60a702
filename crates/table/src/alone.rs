//! Whole games without people, at a table like any other: between bots, or by chance.

use crate::declined::Declined;
use crate::entry::PersonId;
use crate::hand_over::Lateness;
use crate::notice::{Reader, Revision};
use crate::play::Volunteers;
use crate::seal::Seal;
use crate::table::{Phase, Table};
use bots::{Bot, Roster, Xoshiro};
use kernel::{MAX_SEATS, Seat, SeatSet, Uniform};
use std::collections::BTreeMap;

/// The person that seats the bots, or decides in a game by chance.
const NOBODY: PersonId = PersonId(0);

/// The table of a game that bots of these levels, one a seat, have played to its end. It follows from the options, the levels
/// and the seal.
///
/// # Errors
/// If the options do not go together, or a seat has no level or one that does not exist.
pub fn between_bots<G: Roster>(
    options: &G::Options,
    levels: &[String],
    seal: Seal,
) -> Result<Table<G>, Declined> {
    let mut table = Table::<G>::new(options, seal).map_err(Declined::Refused)?;
    for (seat, level) in Seat::first(MAX_SEATS as u8).zip(levels) {
        table = table.prepare_hand_to_bot(NOBODY, seat, level, Lateness::InTime)?.next;
    }
    table = table.prepare_start()?.next;
    let mut bots: [Option<Box<dyn Bot<G>>>; MAX_SEATS] = Default::default();
    let mut volunteers = Volunteers::default();
    while table.phase() == Phase::Running {
        let question = table.next_question(&mut volunteers).ok_or(Declined::NotAsked)?;
        let bot = bots[usize::from(question.seat.number())].get_or_insert_with(|| question.bot());
        if let Some(action) = question.put_to(bot.as_mut()) {
            table = table.prepare_bot_answer(question.seat, question.revision, &action)?.next;
        }
    }
    Ok(table)
}

/// The table of a game in which everything was decided at random, to its end. Seats that are not awaited act now and then, and
/// every third decision is of the kind that has been seen least: so that rare things happen. It follows from the options and
/// the seal.
///
/// # Errors
/// If the options do not go together.
pub fn by_chance<G: Roster>(options: &G::Options, seal: Seal) -> Result<Table<G>, Declined> {
    let mut dice = Xoshiro::new(seal.bot_seed(Seat::default(), Revision(0)));
    let mut table = Table::<G>::new(options, seal).map_err(Declined::Refused)?;
    for seat in Seat::first(table.occupants().count()) {
        table = table.prepare_take_seat(NOBODY, seat)?.next;
    }
    table = table.prepare_start()?.next;
    let mut made: BTreeMap<String, u32> = BTreeMap::new();
    while table.phase() == Phase::Running {
        let others = table.pending().seats() - table.awaited();
        let seats = if others.is_empty() || dice.below(8) > 0 { table.awaited() } else { others };
        let seat = drawn(seats, &mut dice);
        let legal: Vec<String> = table.legal_actions(seat).iter().map(ToString::to_string).collect();
        let rarest = |text: &&String| made.get(kind(text)).copied().unwrap_or(0);
        let text = match dice.below(3) {
            0 => legal.iter().min_by_key(rarest),
            _ => legal.get(dice.below(legal.len() as u32) as usize),
        };
        let text = text.ok_or(Declined::NotAsked)?;
        *made.entry(kind(text).to_owned()).or_insert(0) += 1;
        let seen = table.revision_of(Reader::Person(NOBODY));
        table = table.prepare_submit(NOBODY, seat, seen, text)?.next;
    }
    Ok(table)
}

fn drawn(seats: SeatSet, dice: &mut Xoshiro) -> Seat {
    seats.iter().nth(dice.below(seats.len()) as usize).unwrap_or_default()
}

/// The verb of an action.
fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

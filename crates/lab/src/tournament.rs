//! Tournaments: what games of line-ups say about the levels.

use crate::ledger::Ledger;
use crate::line_ups::Sides;
use crate::plan::Plan;
use crate::rating::{Games, ratings};
use crate::statistics::Sums;
use bots::Roster;
use kernel::SeatSet;
use measures::Measured;
use serde::Serialize;

/// What a tournament says. The field names are those of `holdfast sim --tournament --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tournament {
    /// How every two contestants did against each other, both ways. Empty in a cooperative game.
    pub meetings: Vec<Meeting>,
    /// The strength of each contestant, best first. Empty in a cooperative game.
    pub ratings: Vec<Rating>,
    /// How much more often one level wins than another on the same seeds, in a cooperative game.
    pub differences: Vec<Difference>,
}

/// Contestants in the same games. A contestant is a level or, where sides differ, a side's name with a level.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Meeting {
    /// Whose wins are reported.
    pub contestant: String,
    /// Against whom.
    pub against: String,
    /// The games.
    pub games: u64,
    /// The part of them that the contestant's sides won, 0 to 1; shared wins are divided.
    pub win_share: f64,
    /// Lower end of the 95 % interval, by the normal approximation; of two games or more.
    pub low: Option<f64>,
    /// Upper end of it.
    pub high: Option<f64>,
}

/// A strength on the scale of Elo: the mean of all is 0, and whoever is 400 points above another wins ten times as
/// often as it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Whose.
    pub contestant: String,
    /// Points.
    pub rating: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of it.
    pub high: f64,
}

/// Two levels on the same seeds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// One level.
    pub level: String,
    /// The other.
    pub than: String,
    /// How many games both played.
    pub games: u64,
    /// The rate at which `level` won less that of `than`, -1 to 1.
    pub difference: f64,
    /// Lower end of the 95 % interval, by the normal approximation over pairs of games; of two pairs or more.
    pub low: Option<f64>,
    /// Upper end of it.
    pub high: Option<f64>,
}

/// Parts into which a win divides for any number of winners.
const PARTS: i32 = 60;

/// A side in the games of a cell.
struct Side {
    contestant: usize,
    seats: SeatSet,
}

impl Tournament {
    pub(crate) fn of<G: Roster + Measured>(plan: &Plan<G>, ledger: &Ledger) -> Tournament {
        match plan.cells.first().map(|cell| Sides::of::<G>(&cell.options)) {
            Some(Ok(Sides::One)) => Tournament {
                meetings: Vec::new(),
                ratings: Vec::new(),
                differences: differences(plan, ledger),
            },
            Some(Ok(Sides::OfSeats)) => compete(plan, ledger, &|_, level| level.to_owned()),
            Some(Ok(Sides::Of(sides))) => {
                compete(plan, ledger, &|seat, level| format!("{} {level}", sides[seat]))
            }
            Some(Err(_)) | None => {
                Tournament { meetings: Vec::new(), ratings: Vec::new(), differences: Vec::new() }
            }
        }
    }
}

/// What games with several sides say. `name` is the contestant that has a seat with a level.
fn compete<G: Roster>(plan: &Plan<G>, ledger: &Ledger, name: &dyn Fn(usize, &str) -> String) -> Tournament {
    let mut contestants: Vec<String> = Vec::new();
    let mut sums: Vec<((usize, usize), Sums)> = Vec::new();
    let mut games = Vec::new();
    for (number, cell) in plan.cells.iter().enumerate() {
        let Ok(game) = G::new(&cell.options) else { continue };
        let mut sides: Vec<(&'static str, Side)> = Vec::new();
        for (seat, level) in kernel::Seat::first(game.seats()).zip(&cell.levels) {
            let side = game.side(seat);
            let name = name(usize::from(seat.number()), level);
            let known = contestants.iter().position(|known| *known == name);
            let contestant = known.unwrap_or_else(|| {
                contestants.push(name);
                contestants.len() - 1
            });
            match sides.iter_mut().find(|(other, _)| *other == side) {
                Some((_, of)) => of.seats.insert(seat),
                None => sides.push((side, Side { contestant, seats: SeatSet::one(seat) })),
            }
        }
        let sides: Vec<Side> = sides.into_iter().map(|(_, side)| side).collect();
        let mut wins = vec![0_i64; sides.len()];
        for (_, winners) in ledger.winners(number) {
            let won = |side: &Side| !(side.seats & winners).is_empty();
            let share = PARTS / sides.iter().filter(|side| won(side)).count().max(1) as i32;
            let parts: Vec<i32> = sides.iter().map(|side| if won(side) { share } else { 0 }).collect();
            wins.iter_mut().zip(&parts).for_each(|(wins, part)| *wins += i64::from(*part));
            let of = |contestant: usize| {
                let mine = sides.iter().zip(&parts).filter(move |(side, _)| side.contestant == contestant);
                mine.map(|(_, part)| part).sum::<i32>()
            };
            let mut there: Vec<usize> = sides.iter().map(|side| side.contestant).collect();
            there.sort_unstable();
            there.dedup();
            for pair in there.iter().flat_map(|one| there.iter().map(move |other| (*one, *other))) {
                if pair.0 != pair.1 {
                    let place = sums.iter().position(|(known, _)| *known == pair).unwrap_or_else(|| {
                        sums.push((pair, Sums::default()));
                        sums.len() - 1
                    });
                    sums[place].1.observe(of(pair.0));
                }
            }
        }
        games.push(Games {
            sides: sides.iter().map(|side| side.contestant).collect(),
            wins: wins.into_iter().map(|parts| parts as f64 / f64::from(PARTS)).collect(),
        });
    }
    sums.sort_unstable_by_key(|(pair, _)| *pair);
    let part = |parts: f64| parts / f64::from(PARTS);
    let meeting = |((one, other), sums): ((usize, usize), Sums)| Meeting {
        contestant: contestants[one].clone(),
        against: contestants[other].clone(),
        games: sums.count,
        win_share: part(sums.mean().unwrap_or_default()),
        low: sums.interval().map(|interval| part(interval.low)),
        high: sums.interval().map(|interval| part(interval.high)),
    };
    let rating = |(name, (rating, interval)): (&String, (f64, crate::Interval))| Rating {
        contestant: name.clone(),
        rating,
        low: interval.low,
        high: interval.high,
    };
    let mut ratings: Vec<Rating> =
        contestants.iter().zip(ratings(contestants.len(), &games)).map(rating).collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    Tournament { meetings: sums.into_iter().map(meeting).collect(), ratings, differences: Vec::new() }
}

/// Every level against every one before it.
fn differences<G: Roster>(plan: &Plan<G>, ledger: &Ledger) -> Vec<Difference> {
    let mut differences = Vec::new();
    for (place, cell) in plan.cells.iter().enumerate() {
        for (before, than) in plan.cells[..place].iter().enumerate() {
            let mut sums = Sums::default();
            for ((number, one), (same, other)) in ledger.winners(place).zip(ledger.winners(before)) {
                debug_assert_eq!(number, same);
                sums.observe(i32::from(!one.is_empty()) - i32::from(!other.is_empty()));
            }
            differences.push(Difference {
                level: cell.levels[0].clone(),
                than: than.levels[0].clone(),
                games: sums.count,
                difference: sums.mean().unwrap_or_default(),
                low: sums.interval().map(|interval| interval.low),
                high: sums.interval().map(|interval| interval.high),
            });
        }
    }
    differences
}

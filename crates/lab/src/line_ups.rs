//! Which line-ups of bots meet in a tournament.

use crate::plan::{Cell, PlanError};
use crate::play::play;
use crate::sweep::BOTS;
use crate::tally::Tally;
use bots::Roster;
use measures::Measured;

/// How seats are on sides.
pub(crate) enum Sides {
    /// All on one.
    One,
    /// Each on its own; all are alike.
    OfSeats,
    /// The side of each seat.
    Of(Vec<&'static str>),
}

impl Sides {
    /// How the sides are at the beginning and at the end of the plan's first game.
    pub(crate) fn of<G: Roster + Measured>(options: &G::Options) -> Result<Sides, PlanError> {
        let weakest = G::LEVELS[..1].iter().map(|level| level.name.to_owned()).collect::<Vec<_>>();
        let cell = Cell::<G>::new(options.clone(), &weakest)?;
        let seats = cell.levels.len();
        let sides = play(&cell, 0, 0, &mut Tally::none::<G>(seats)).sides;
        let other = play(&cell, 0, 1, &mut Tally::none::<G>(seats)).sides;
        let at_first = G::new(options).map_err(|refusal| PlanError(refusal.to_string()))?;
        let at_first: Vec<_> =
            kernel::Seat::first(at_first.seats()).map(|seat| at_first.side(seat)).collect();
        if sides != at_first || sides != other {
            return Err(PlanError(
                "in a tournament every seat must have its side from the beginning; choose options so that it \
                 is not drawn"
                    .to_owned(),
            ));
        }
        let mut different = sides.clone();
        different.sort_unstable();
        different.dedup();
        Ok(match different.len() {
            1 => Sides::One,
            many if many == seats => Sides::OfSeats,
            _ => Sides::Of(sides),
        })
    }
}

/// The line-ups of a tournament of these levels. In a cooperative game all seats have the same level. Where each seat
/// is for itself, every two levels meet in every seating that has both. Where sides have several seats, each level
/// of each side meets each level of the others.
///
/// # Errors
/// If there are fewer than two levels, one is unknown, or the options draw the sides.
pub fn line_ups<G: Roster + Measured>(
    options: &G::Options,
    levels: &[String],
) -> Result<Vec<Cell<G>>, PlanError> {
    let twice = levels.iter().enumerate().any(|(place, level)| levels[..place].contains(level));
    if levels.len() < 2 || twice {
        return Err(PlanError(format!(
            "a tournament is between two or more different levels; say --bots with some of {}",
            G::level_names().join(",")
        )));
    }
    let alike = levels.iter().map(|level| Cell::<G>::new(options.clone(), std::slice::from_ref(level)));
    let alike: Vec<Cell<G>> = alike.collect::<Result<_, _>>()?;
    let seats = alike[0].levels.len();
    let seatings: Vec<Vec<&String>> = match Sides::of::<G>(options)? {
        Sides::One => levels.iter().map(|level| vec![level; seats]).collect(),
        Sides::OfSeats => {
            let mut seatings = Vec::new();
            for (place, one) in levels.iter().enumerate() {
                for other in &levels[place + 1..] {
                    let of = |bits: u32| {
                        (0..seats).map(move |seat| if bits >> seat & 1 == 1 { one } else { other })
                    };
                    seatings.extend((1..(1_u32 << seats) - 1).map(|bits| of(bits).collect()));
                }
            }
            seatings
        }
        Sides::Of(sides) => {
            let mut seatings = vec![Vec::new()];
            for side in &sides {
                seatings = seatings.iter().flat_map(|seating| with_seat(seating, side, levels)).collect();
            }
            let levels = |seating: Vec<(_, _)>| seating.into_iter().map(|(_, level)| level).collect();
            seatings.into_iter().map(levels).collect()
        }
    };
    let cell = |seating: Vec<&String>| {
        let levels: Vec<String> = seating.into_iter().cloned().collect();
        let name =
            if levels.iter().all(|level| *level == levels[0]) { levels[0].clone() } else { levels.join("+") };
        Ok(Cell { swept: vec![(BOTS.to_owned(), name)], ..Cell::new(options.clone(), &levels)? })
    };
    seatings.into_iter().map(cell).collect()
}

/// The seatings that go on with a seat of this side. All its seats have one level.
fn with_seat<'a>(
    seating: &[(&'static str, &'a String)],
    side: &'static str,
    levels: &'a [String],
) -> Vec<Vec<(&'static str, &'a String)>> {
    let same = seating.iter().find(|(other, _)| *other == side).map(|(_, level)| *level);
    let levels = levels.iter().filter(|level| same.is_none_or(|same| same == *level));
    levels.map(|level| [seating, &[(side, level)]].concat()).collect()
}

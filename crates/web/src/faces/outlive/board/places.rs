//! Where things are on the ring: eight areas on a frame of three by three, with the centre free for the state of the turn. The
//! stylesheet says how large a cell is: columns and lines are classes.

use kernel::Seat;
use outlive::{Area, Hero, HeroView, View};

use crate::faces::outlive::words::seats::seats;

/// Column and line of an area on the frame.
pub(crate) const fn cell(area: Area) -> (u8, u8) {
    match area {
        Area::Forest => (0, 0),
        Area::Dam => (1, 0),
        Area::MilitaryBase => (2, 0),
        Area::SilentPeak => (2, 1),
        Area::Mine => (2, 2),
        Area::CargoShip => (1, 2),
        Area::Fairground => (0, 2),
        Area::Blackwood => (0, 1),
    }
}

/// The classes that put something where an area is.
pub(crate) fn at(area: Area) -> String {
    let (column, line) = cell(area);
    format!("column-{column} line-{line}")
}

/// Where a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    /// The area.
    pub(crate) area: Area,
    /// The row of the Cargo Ship.
    pub(crate) row: Option<u8>,
    /// The place among those that stand there side by side, from the left.
    pub(crate) rank: usize,
    /// How many there are.
    pub(crate) count: usize,
}

impl Stand {
    /// Where this hero stands, once it is placed.
    pub(crate) fn of(view: &View, seat: Seat, hero: Hero) -> Option<Stand> {
        let known = view.seat(seat).hero(hero);
        let (area, row) = (known.area?, known.row);
        let beside = |other: &HeroView| other.area == Some(area) && other.row == row;
        let heroes =
            || seats(view).flat_map(|(seat, known)| Hero::ALL.iter().map(move |&hero| (seat, known, hero)));
        let there = || heroes().filter(|(_, known, hero)| beside(known.hero(*hero)));
        let rank = there().position(|(other, _, standing)| (other, standing) == (seat, hero))?;
        Some(Stand { area, row, rank, count: there().count() })
    }

    /// The classes that put a piece there.
    pub(crate) fn classes(self) -> String {
        let Stand { area, row, rank, count } = self;
        let row = row.map_or_else(String::new, |row| format!(" in-row row-{row}"));
        format!("{} rank-{rank} of-{count}{row}", at(area))
    }
}

/// How far the day of a hero has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pose {
    /// It has not acted.
    Lying,
    /// It acts.
    Acting,
    /// It has acted.
    Standing,
}

impl Pose {
    /// That of this hero.
    pub(crate) fn of(view: &View, seat: Seat, hero: Hero) -> Pose {
        if view.visit.is_some_and(|visit| visit.seat == seat && visit.hero == hero) {
            return Pose::Acting;
        }
        if view.seat(seat).hero(hero).active { Pose::Standing } else { Pose::Lying }
    }

    /// The class that draws a piece so.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Pose::Lying => "lying",
            Pose::Acting => "standing acts",
            Pose::Standing => "standing",
        }
    }
}

/// The heroes in an area, with whose they are.
pub(crate) fn heroes_in(view: &View, area: outlive::Area) -> impl Iterator<Item = (Seat, Hero, Pose)> + '_ {
    seats(view).flat_map(move |(seat, known)| {
        let here = Hero::ALL.iter().copied().filter(move |&hero| known.hero(hero).area == Some(area));
        here.map(move |hero| (seat, hero, Pose::of(view, seat, hero)))
    })
}

/// O10.1 The heroes in the rows of the Cargo Ship: the row, and whose they are.
pub(crate) fn in_rows(view: &View) -> impl Iterator<Item = (u8, Seat, Hero)> + '_ {
    seats(view).flat_map(|(seat, known)| {
        Hero::ALL.iter().filter_map(move |&hero| Some((known.hero(hero).row?, seat, hero)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_on_the_ring_are_neighbours_on_the_frame() {
        for (number, &area) in Area::ALL.iter().enumerate() {
            let ((column, line), next) = (cell(area), cell(Area::ALL[(number + 1) % Area::ALL.len()]));
            assert_eq!(column.abs_diff(next.0) + line.abs_diff(next.1), 1, "{area}");
            assert_ne!(cell(area), (1, 1));
        }
    }
}

//! How a finished game went: what each seat did, how it stood turn by turn, and the moments that decided it.

use crate::face::Face;
use crate::pages::LogLine;
use kernel::Seat;
use vocabulary::Weight;

/// What the chart of a finished game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The id of the text that says so.
    pub text: &'static str,
    /// What its heights are.
    pub scale: Scale,
}

/// What the heights of a chart are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Parts of a hundred: a single line for everybody.
    Percent,
    /// A number of things: a line for each seat, or a single one.
    Count,
}

/// Something a seat did that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// The id of its text, which says the number too.
    pub text: &'static str,
    /// How often, or how much.
    pub count: u32,
}

impl Deed {
    /// Something done once.
    pub const fn once(seat: Seat, text: &'static str) -> Deed {
        Deed { seat, text, count: 1 }
    }

    /// So much of something.
    pub const fn of(seat: Seat, text: &'static str, count: u32) -> Deed {
        Deed { seat, text, count }
    }
}

/// A point of the chart: the moment of the replay it is taken from, and the height of each line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The moment.
    pub at: usize,
    /// The heights.
    pub heights: Vec<i16>,
}

/// A moment that decided the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The moment of the replay in which it has happened.
    pub at: usize,
    /// The point of the chart it lies behind.
    pub point: usize,
    /// What happened.
    pub text: String,
    /// Whether it was good or bad.
    pub weight: Weight,
}

/// How many moments the story of a game has.
const MOMENTS: usize = 5;

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The chart, from the beginning to the end; empty where a game has none.
    pub points: Vec<Point>,
    /// What each seat did: seat by seat, the most first.
    pub deeds: Vec<Deed>,
}

impl Course {
    /// The course of a game with these events, each with its number in the log. `moments` says for each moment of the replay how many lines
    /// of the log have been told by then.
    pub fn of<G: Face>(
        events: &[(usize, &G::Event)],
        moments: &[usize],
        view_at: impl Fn(usize) -> G::View,
    ) -> Course {
        let charted = events.iter().filter(|(_, event)| G::is_charted(event));
        let mut stops: Vec<usize> = charted.map(|(line, _)| moment_of(moments, *line)).collect();
        stops.extend(moments.len().checked_sub(1));
        stops.dedup();
        let point = |at: &usize| Point { at: *at, heights: G::heights(&view_at(*at)) };
        let points = if G::CHART.is_some() { stops.iter().map(point).collect() } else { Vec::new() };
        let mut deeds: Vec<Deed> = Vec::new();
        for deed in events.iter().filter_map(|(_, event)| G::deed(event)) {
            match deeds.iter_mut().find(|known| (known.seat, known.text) == (deed.seat, deed.text)) {
                Some(known) => known.count += deed.count,
                None => deeds.push(deed),
            }
        }
        deeds.retain(|deed| deed.count > 0);
        deeds.sort_by_key(|deed| (deed.seat, u32::MAX - deed.count));
        Course { points, deeds }
    }

    /// The moments that decided the game, in their order: of the turns in which the chart goes up or down most, the line of the log that weighs
    /// most, and the end.
    pub fn story(&self, lines: &[LogLine], moments: &[usize]) -> Vec<Turning> {
        let turning = |line: &LogLine| {
            let at = moment_of(moments, line.number);
            let point = self.points.partition_point(|point| point.at < at).saturating_sub(1);
            Turning { at, point, text: line.text.clone(), weight: line.weight }
        };
        let weighs = |line: &&LogLine| matches!(line.weight, Weight::Grave | Weight::Glad);
        let mut all: Vec<Turning> = lines.iter().filter(weighs).map(turning).collect();
        let last = all.pop();
        // Of one turn, what goes the way the chart goes comes first.
        let fits = |turning: &Turning| (turning.weight == Weight::Glad) == (self.change(turning.point) > 0);
        all.sort_by_key(|turning| (turning.point, !fits(turning)));
        all.dedup_by_key(|turning| turning.point);
        all.retain(|turning| last.as_ref().is_none_or(|last| last.point != turning.point));
        all.sort_by_key(|turning| std::cmp::Reverse(self.change(turning.point).abs()));
        all.truncate(MOMENTS - 1);
        all.extend(last);
        all.sort_by_key(|turning| turning.at);
        all
    }

    /// By how much the chart changes behind this point, in the line that changes most.
    pub fn change(&self, point: usize) -> i16 {
        let [Some(from), Some(to)] = [point, point + 1].map(|point| self.points.get(point)) else { return 0 };
        let changes = from.heights.iter().zip(&to.heights).map(|(from, to)| to - from);
        changes.max_by_key(|change| change.abs()).unwrap_or(0)
    }
}

/// The first moment at which this line of the log has been told.
fn moment_of(moments: &[usize], line: usize) -> usize {
    moments.partition_point(|told| *told < line).min(moments.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: usize, weight: Weight) -> LogLine {
        LogLine { number, rule: None, text: number.to_string(), weight, step: None }
    }

    #[test]
    fn the_story_is_told_by_the_turns_that_changed_most() {
        let heights = [50, 50, 20, 60, 61, 62, 60, 55, 100];
        let points =
            heights.iter().enumerate().map(|(at, height)| Point { at: 10 * at, heights: vec![*height] });
        let course = Course { points: points.collect(), deeds: Vec::new() };
        let moments: Vec<usize> = (0..=80).collect();
        let lines = [
            line(5, Weight::Grave),
            line(12, Weight::Glad),
            line(14, Weight::Grave),
            line(25, Weight::Glad),
            line(35, Weight::Glad),
            line(45, Weight::Glad),
            line(55, Weight::Grave),
            line(65, Weight::Grave),
            line(66, Weight::Plain),
            line(78, Weight::Glad),
        ];
        let story: Vec<(String, i16)> = course
            .story(&lines, &moments)
            .into_iter()
            .map(|turning| (turning.text, course.change(turning.point)))
            .collect();
        let told = [("14", -30), ("25", 40), ("55", -2), ("65", -5), ("78", 45)];
        assert_eq!(story, told.map(|(text, change)| (text.to_owned(), change)));
    }

    #[test]
    fn a_game_in_which_nothing_weighs_has_no_story() {
        assert_eq!(Course::default().story(&[line(1, Weight::Plain)], &[0, 1]), []);
    }
}

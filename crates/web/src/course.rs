//! How a finished game went: what each seat did, how it stood turn by turn, and the moments that decided it.

use crate::pages::LogLine;
use kernel::{Game, Seat};
use vocabulary::Weight;

/// How a finished game is told.
pub struct Telling<G: Game> {
    /// What its chart shows.
    pub chart: Chart,
    /// Whether the chart has a point when this has happened: where a turn, a day or a round begins.
    pub begins: fn(&G::Event) -> bool,
    /// How high each line of the chart is at this moment: one line, or one for each seat.
    pub heights: fn(&G::View) -> Vec<i16>,
    /// What this counts as, for the one who did it.
    pub deed: fn(&G::Event) -> Option<Deed>,
}

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
    /// The chart, from the beginning to the end.
    pub points: Vec<Point>,
    /// What each seat did: seat by seat, the most first.
    pub deeds: Vec<Deed>,
}

impl Course {
    /// The course of a game with these events, each with the moment of the replay in which it has happened. `last` is the moment
    /// of the end.
    pub fn of<G: Game>(
        telling: &Telling<G>,
        events: &[(usize, &G::Event)],
        last: usize,
        view_at: impl Fn(usize) -> G::View,
    ) -> Course {
        let begin = events.iter().filter(|(_, event)| (telling.begins)(event));
        let mut stops: Vec<usize> = begin.map(|(at, _)| *at).chain([last]).collect();
        stops.dedup();
        let point = |at: usize| Point { at, heights: (telling.heights)(&view_at(at)) };
        let mut deeds: Vec<Deed> = Vec::new();
        for deed in events.iter().filter_map(|(_, event)| (telling.deed)(event)) {
            match deeds.iter_mut().find(|known| (known.seat, known.text) == (deed.seat, deed.text)) {
                Some(known) => known.count += deed.count,
                None => deeds.push(deed),
            }
        }
        deeds.retain(|deed| deed.count > 0);
        deeds.sort_by_key(|deed| (deed.seat, u32::MAX - deed.count));
        Course { points: stops.into_iter().map(point).collect(), deeds }
    }

    /// The moments that decided the game, in their order: of the turns in which the chart goes up or down most, the line of the log
    /// that weighs and goes the same way, or else the one that begins the turn; and the end. `moment` says in which moment of the
    /// replay a line is told, by its number.
    pub fn story(&self, lines: Vec<LogLine>, moment: impl Fn(usize) -> usize) -> Vec<Turning> {
        let turning = |LogLine { number, text, weight, .. }: LogLine| {
            let at = moment(number);
            let begun = match weight {
                Weight::Heading => self.points.partition_point(|point| point.at <= at),
                Weight::Plain | Weight::Grave | Weight::Glad => {
                    self.points.partition_point(|point| point.at < at)
                }
            };
            Turning { at, point: begun.saturating_sub(1), text, weight }
        };
        let mut all: Vec<Turning> =
            lines.into_iter().filter(|line| line.weight != Weight::Plain).map(turning).collect();
        let end = all.iter().rposition(|turning| turning.weight != Weight::Heading);
        let last = end.map(|end| all.remove(end));
        let way = |turning: &Turning| match self.change(turning.point) {
            change if change > 0 => Weight::Glad,
            change if change < 0 => Weight::Grave,
            _ => turning.weight,
        };
        let rank = |turning: &Turning| match turning.weight {
            weight if weight == way(turning) && weight != Weight::Heading => 0,
            Weight::Heading => 1,
            Weight::Plain | Weight::Grave | Weight::Glad => 2,
        };
        all.sort_by_key(|turning| (turning.point, rank(turning)));
        all.dedup_by_key(|turning| turning.point);
        all.retain(|turning| last.as_ref().is_none_or(|last| last.point != turning.point));
        // What happened is worth more than that a turn went so: half as much change is enough.
        let tells = |turning: &Turning| {
            let worth = if turning.weight == Weight::Heading { 1 } else { 2 };
            worth * self.change(turning.point).abs()
        };
        all.sort_by_key(|turning| std::cmp::Reverse(tells(turning)));
        for turning in &mut all {
            turning.weight = way(turning);
        }
        // A turn in which nothing happened and nothing changed tells nothing.
        all.retain(|turning| turning.weight != Weight::Heading);
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
        let lines = vec![
            line(0, Weight::Heading),
            line(5, Weight::Grave),
            line(10, Weight::Heading),
            line(12, Weight::Glad),
            line(14, Weight::Grave),
            line(20, Weight::Heading),
            line(25, Weight::Grave),
            line(35, Weight::Glad),
            line(45, Weight::Glad),
            line(55, Weight::Grave),
            line(65, Weight::Grave),
            line(66, Weight::Plain),
            line(78, Weight::Glad),
        ];
        let story: Vec<(String, i16)> = course
            .story(lines, |line| line)
            .into_iter()
            .map(|turning| (turning.text, course.change(turning.point)))
            .collect();
        let told = [("14", -30), ("20", 40), ("55", -2), ("65", -5), ("78", 45)];
        assert_eq!(story, told.map(|(text, change)| (text.to_owned(), change)));
    }

    #[test]
    fn a_game_in_which_nothing_weighs_has_no_story() {
        assert_eq!(Course::default().story(vec![line(1, Weight::Plain)], |line| line), []);
    }
}

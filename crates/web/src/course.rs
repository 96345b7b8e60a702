//! How a finished game went: what each seat did, how it stood turn by turn, and the moments that decided it.

use kernel::{Game, Seat};
use maud::Markup;
use std::cmp::Reverse;
use std::mem::discriminant;

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
    /// How much it says about the turn in which it happened: more than 0 if things are better for it, less if they are worse, 0
    /// if it is not worth telling. Whatever ends the game is beyond everything else.
    pub tells: fn(&G::Event) -> i16,
    /// What it looks like, if it is worth telling.
    pub pictured: fn(&G::Event) -> Option<Markup>,
}

/// What the chart of a finished game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The id of the text that says so.
    pub text: &'static str,
    /// The id of the text that names one of its points: a turn with its `$number`.
    pub turn: &'static str,
    /// What its heights are.
    pub scale: Scale,
    /// Which way is better.
    pub better: Better,
}

/// What the heights of a chart are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Parts of a hundred: a single line for everybody.
    Percent,
    /// A number of things: a line for each seat, or a single one.
    Count,
}

/// Which way a chart goes when things get better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// Up.
    Higher,
    /// Down.
    Lower,
}

impl Better {
    /// By how much things got better when the chart has changed by this much.
    const fn by(self, change: i16) -> i16 {
        match self {
            Better::Higher => change,
            Better::Lower => -change,
        }
    }
}

/// Something a seat did that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// The id of the text that says what is counted, fit for its `$count`. Who did most of it has an honour: the text of this id
    /// with `-honour` at its end.
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
#[derive(Clone, Debug)]
pub struct Turning {
    /// The moment of the replay in which it has happened.
    pub at: usize,
    /// The point of the chart it lies behind: the turn, counted from 0.
    pub point: usize,
    /// What happened.
    pub text: String,
    /// What else happened in that turn that led the same way.
    pub more: Option<String>,
    /// What it looks like.
    pub picture: Option<Markup>,
    /// Whether it was good.
    pub good: bool,
}

/// How many moments the story of a game has.
const MOMENTS: usize = 5;

/// What says at least so much makes its turn worth twice as much change.
const WEIGHTY: i16 = 50;

/// What says two thirds of something says about as much.
const ABOUT: (u32, u32) = (3, 2);

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

    /// What each seat is honoured for: the deed of which it did the greatest part, none twice.
    pub fn honours(&self) -> Vec<Deed> {
        let share = |deed: &Deed| {
            let all: u32 =
                self.deeds.iter().filter(|other| other.text == deed.text).map(|other| other.count).sum();
            (u64::from(deed.count) << 32) / u64::from(all.max(1))
        };
        let mut left = self.deeds.clone();
        left.sort_by_key(|deed| Reverse((share(deed), deed.count)));
        let mut honours: Vec<Deed> = Vec::new();
        for deed in left {
            if honours.iter().all(|honour| honour.seat != deed.seat && honour.text != deed.text) {
                honours.push(deed);
            }
        }
        honours
    }

    /// The moments that decided the game, in their order: the turns in which the chart changed most, told by what led the same way,
    /// and the end. What happened is in the order of the game, each with its moment of the replay; `say` puts it into a sentence.
    pub fn story<G: Game>(
        &self,
        telling: &Telling<G>,
        happened: &[(usize, &G::Event)],
        say: impl Fn(&G::Event) -> Option<String>,
    ) -> Vec<Turning> {
        let weighed = happened.iter().map(|&(at, event)| (at, event, (telling.tells)(event)));
        let told = weighed.filter(|(.., tells)| *tells != 0).map(|(at, event, tells)| {
            let points = self.points.partition_point(|point| point.at < at);
            Told { at, point: points.saturating_sub(1), event, tells }
        });
        let mut turns = self.turns(telling.chart.better, told.collect());
        vary(&mut turns, |event| (discriminant(event), (telling.deed)(event).map(|deed| deed.seat)));
        let turning = |turn: Vec<Told<'_, G::Event>>| {
            let mut said = turn.iter().filter_map(|told| Some((told, say(told.event)?)));
            let (&Told { at, point, event, tells }, text) = said.next()?;
            let more = said.map(|(_, more)| more).find(|more| *more != text);
            Some(Turning { at, point, text, more, picture: (telling.pictured)(event), good: tells > 0 })
        };
        turns.into_iter().filter_map(turning).collect()
    }

    /// The turns that decided the game, in their order, each with what led the way the chart went, the most telling first; the last is
    /// the end alone.
    fn turns<'a, E>(&self, better: Better, mut told: Vec<Told<'a, E>>) -> Vec<Vec<Told<'a, E>>> {
        let Some(end) = told.pop() else { return Vec::new() };
        let change = |turn: &[Told<'a, E>]| self.change(turn[0].point);
        let mut turns: Vec<Vec<Told<'a, E>>> = told
            .chunk_by(|one, other| one.point == other.point)
            .filter(|turn| turn[0].point != end.point)
            .map(|turn| {
                let way = better.by(change(turn)).signum();
                let mut leading: Vec<_> =
                    turn.iter().filter(|told| told.tells.signum() == way).copied().collect();
                leading.sort_by_key(|told| Reverse(told.tells.abs()));
                leading
            })
            .filter(|leading| !leading.is_empty())
            .collect();
        turns.sort_by_key(|turn| {
            let weighs = if turn[0].tells.abs() >= WEIGHTY { 2 } else { 1 };
            Reverse(weighs * change(turn).abs())
        });
        turns.truncate(MOMENTS - 1);
        turns.push(vec![end]);
        turns.sort_by_key(|turn| turn[0].point);
        turns
    }

    /// By how much the chart changes behind this point, in the line that changes most.
    pub fn change(&self, point: usize) -> i16 {
        let [Some(from), Some(to)] = [point, point + 1].map(|point| self.points.get(point)) else { return 0 };
        let changes = from.heights.iter().zip(&to.heights).map(|(from, to)| to - from);
        changes.max_by_key(|change| change.abs()).unwrap_or(0)
    }
}

/// Among what says about as much as the most telling of a turn, the kinds and the seats that have been told least lead: moments that
/// are all alike tell little of a game.
fn vary<E, K: PartialEq>(turns: &mut [Vec<Told<'_, E>>], of: impl Fn(&E) -> (K, Option<Seat>)) {
    let mut known: Vec<(K, Option<Seat>)> = Vec::new();
    for turn in turns {
        let says = |told: &Told<'_, E>| u32::from(told.tells.unsigned_abs());
        let about_as_much = |told: &&Told<'_, E>| ABOUT.0 * says(told) >= ABOUT.1 * says(&turn[0]);
        let near = turn.iter().take_while(about_as_much).count();
        let often = |place: &usize| {
            let (kind, seat) = of(turn[*place].event);
            let kinds = known.iter().filter(|(other, _)| *other == kind).count();
            (kinds, known.iter().filter(|(_, other)| seat.is_some() && *other == seat).count())
        };
        let first = (0..near).min_by_key(often).unwrap_or(0);
        turn[..=first].rotate_right(1);
        known.push(of(turn[0].event));
    }
}

/// Something worth telling.
#[derive(Debug)]
struct Told<'a, E> {
    at: usize,
    point: usize,
    event: &'a E,
    tells: i16,
}

impl<E> Clone for Told<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Told<'_, E> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(heights: &[i16]) -> Course {
        let points = heights.iter().enumerate();
        Course {
            points: points.map(|(at, height)| Point { at: 10 * at, heights: vec![*height] }).collect(),
            deeds: Vec::new(),
        }
    }

    fn told(at: usize, tells: i16) -> Told<'static, ()> {
        Told { at, point: at.saturating_sub(1) / 10, event: &(), tells }
    }

    fn places(turns: &[Vec<Told<'_, ()>>]) -> Vec<Vec<usize>> {
        turns.iter().map(|turn| turn.iter().map(|told| told.at).collect()).collect()
    }

    #[test]
    fn the_story_is_told_by_what_led_the_way_the_chart_went() {
        let course = course(&[50, 50, 20, 60, 61, 62, 60, 55, 100]);
        let happened = vec![
            told(5, -9),
            told(12, 9),
            told(14, -8),
            told(16, -9),
            told(25, -20),
            told(35, 3),
            told(45, 2),
            told(55, -4),
            told(65, -1),
            told(78, i16::MAX),
        ];
        let turns = course.turns(Better::Higher, happened.clone());
        // Nothing led up in the third turn, and in the first the chart stood still.
        assert_eq!(places(&turns), [vec![16, 14], vec![35], vec![55], vec![65], vec![78]]);
        // Where lower is better, the third turn is told by what was bad, and the second by what was good.
        let turns = course.turns(Better::Lower, happened);
        assert_eq!(places(&turns)[..2], [vec![12], vec![25]]);
        assert_eq!(places(&Course::default().turns(Better::Higher, Vec::new())), Vec::<Vec<usize>>::new());
    }

    #[test]
    fn what_weighs_is_told_before_a_greater_change() {
        let course = course(&[0, 10, 19, 30, 40, 50, 60]);
        let happened = [5, 15, 25, 35, 45, 55].map(|at| told(at, if at == 15 { WEIGHTY } else { 1 }));
        let turns = course.turns(Better::Higher, happened.into());
        assert_eq!(places(&turns), [[5], [15], [25], [35], [55]]);
    }

    #[test]
    fn moments_are_not_all_alike() {
        let [one, two] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let happened = [("resolved", one), ("recruited", one), ("resolved", two), ("lost", two)];
        let told = |event: usize, tells: i16| Told { at: event, point: 0, event: &happened[event], tells };
        let mut turns = vec![
            vec![told(0, 60), told(1, 50)],
            vec![told(0, 60), told(2, 60), told(1, 40), told(3, 20)],
            vec![told(0, 60), told(2, 60), told(3, 39)],
            vec![told(3, i16::MAX)],
        ];
        vary(&mut turns, |&(kind, seat)| (kind, Some(seat)));
        let leading: Vec<_> = turns.iter().map(|turn| turn[0].at).collect();
        assert_eq!(leading, [0, 1, 2, 3]);
        // What follows stays in its order.
        let second: Vec<_> = turns[1].iter().map(|told| told.at).collect();
        assert_eq!(second, [1, 0, 2, 3]);
    }

    #[test]
    fn everybody_is_honoured_for_something_else() {
        let [one, two, three] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
        let deeds = vec![
            Deed::of(one, "moved", 9),
            Deed::of(one, "cured", 1),
            Deed::of(two, "moved", 8),
            Deed::of(two, "built", 2),
            Deed::of(three, "moved", 1),
            Deed::of(three, "built", 1),
        ];
        let honours = Course { points: Vec::new(), deeds }.honours();
        let honours: Vec<_> = honours.iter().map(|deed| (deed.seat, deed.text)).collect();
        assert_eq!(honours, [(one, "cured"), (two, "built"), (three, "moved")]);
    }
}

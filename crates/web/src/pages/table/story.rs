//! The story of a finished game: how it stood turn by turn, and the moments that decided it.

use crate::course::{Chart, Course, Scale, Turning};
use crate::pages::play::TablePage;
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, html};

/// The size of the chart in its own units; the page stretches it to any shape.
const WIDTH: usize = 1000;
const HEIGHT: usize = 100;

/// After how many turns the next is numbered below the chart.
const NUMBERED: usize = 5;

/// Where the points of a course lie in the chart.
struct Plan<'a> {
    course: &'a Course,
    top: i16,
}

impl Plan<'_> {
    fn new(chart: Chart, course: &Course) -> Plan<'_> {
        let highest = course.points.iter().flat_map(|point| &point.heights).copied().max();
        let top = match chart.scale {
            Scale::Percent => 100,
            Scale::Count => highest.unwrap_or_default().max(1),
        };
        Plan { course, top }
    }

    fn last(&self) -> usize {
        self.course.points.len() - 1
    }

    fn x(&self, point: usize) -> usize {
        point.min(self.last()) * WIDTH / self.last().max(1)
    }

    fn y(&self, height: i16) -> usize {
        HEIGHT - usize::try_from(height).unwrap_or(0) * HEIGHT / usize::try_from(self.top).unwrap_or(1)
    }

    fn line(&self, line: usize) -> String {
        let at = |(point, heights): (usize, &Vec<i16>)| {
            heights.get(line).map(|height| format!("{} {}", self.x(point), self.y(*height)))
        };
        let points = self.course.points.iter().map(|point| &point.heights).enumerate();
        points.filter_map(at).collect::<Vec<_>>().join(" ")
    }
}

/// A part of the width of the chart, as a length of the page.
fn across(x: usize) -> String {
    format!("{}%", x as f32 * 100.0 / WIDTH as f32)
}

/// A part of its height.
fn down(y: usize) -> String {
    format!("{}%", y * 100 / HEIGHT)
}

pub(super) fn told(
    texts: &Texts,
    shown: &TablePage,
    chart: Option<Chart>,
    course: &Course,
    story: &[Turning],
) -> Markup {
    let chart = chart.filter(|_| course.points.len() > 1);
    html! {
        section #course .course.{ "world-" (shown.game) } aria-labelledby="course-title" {
            header {
                h2 #course-title { (texts.say("course-title")) }
                @if let Some(chart) = chart { p.hint { (texts.say(chart.text)) } (whose(shown, course)) }
            }
            @if let Some(chart) = chart { (drawn(texts, shown, chart, course, story)) }
            ol.moments {
                @for turning in story { (moment(texts, shown, chart, course, turning)) }
            }
        }
    }
}

/// Which line is whose, if there are several.
fn whose(shown: &TablePage, course: &Course) -> Markup {
    let lines = course.points[0].heights.len();
    html! {
        @if lines > 1 {
            @for (seat, row) in Seat::first(lines as u8).zip(&shown.seats) {
                span class={ "whose line-" (seat.number()) " " (row.class.as_deref().unwrap_or_default()) } { (row.name) }
            }
        }
    }
}

/// The chart, with the numbers of the moments where they changed it.
fn drawn(texts: &Texts, shown: &TablePage, chart: Chart, course: &Course, story: &[Turning]) -> Markup {
    let plan = Plan::new(chart, course);
    let lines = course.points[0].heights.len();
    let unit = if chart.scale == Scale::Percent { "%" } else { "" };
    let turn = |point: usize| texts.say_with(chart.turn, &[("number", (point as u32 + 1).into())]);
    html! {
        svg.chart role="img" aria-label=(texts.say(chart.text)) {
            @for height in [plan.top, plan.top / 2, 0] {
                @let y = down(plan.y(height));
                line.grid x1="0" x2="100%" y1=(y) y2=(y) {}
                text.scale x="0" y=(y) { (height) (unit) }
            }
            @for point in 0..plan.last() {
                @let x = across(plan.x(point));
                line.tick x1=(x) x2=(x) y1="100%" y2="100%" {}
                @if point == 0 {
                    text.turn.first x=(x) y="100%" { (turn(point)) }
                } @else if (point + 1) % NUMBERED == 0 && point + 1 < plan.last() {
                    text.turn.ten[(point + 1) % (2 * NUMBERED) == 0] x=(x) y="100%" { (point + 1) }
                }
            }
            svg.lines viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" width="100%" height="100%" {
                @if lines == 1 { polygon.under points={ "0 " (HEIGHT) " " (plan.line(0)) " " (WIDTH) " " (HEIGHT) } {} }
                @for line in 0..lines {
                    @let seat = shown.seats.get(line).filter(|_| lines > 1).and_then(|row| row.class.as_deref());
                    polyline class={ "line-" (line) " " (seat.unwrap_or_default()) } points=(plan.line(line)) {}
                }
            }
            @for (number, turning) in (1..).zip(story) {
                @let point = (turning.point + 1).min(plan.last());
                @let height = course.points[point].heights.iter().copied().max().unwrap_or_default();
                @let (x, y) = (across(plan.x(point)), down(plan.y(height)));
                line.stem.(class(turning)) x1=(x) x2=(x) y1=(y) y2="100%" {}
                circle class=(class(turning)) cx=(x) cy=(y) r="11" {}
                text.number x=(x) y=(y) { (number) }
            }
        }
    }
}

const fn class(turning: &Turning) -> &'static str {
    if turning.good { "glad" } else { "grave" }
}

fn moment(
    texts: &Texts,
    shown: &TablePage,
    chart: Option<Chart>,
    course: &Course,
    turning: &Turning,
) -> Markup {
    let heights = |point: usize| course.points.get(point).map(|point| point.heights.as_slice());
    let change = chart.zip(heights(turning.point)).zip(heights(turning.point + 1));
    html! {
        li class=(class(turning)) {
            @if let Some(picture) = &turning.picture { span.vignette aria-hidden="true" { (picture) } }
            @if let Some(chart) = chart {
                span.turn { (texts.say_with(chart.turn, &[("number", (turning.point as u32 + 1).into())])) }
            }
            @if let Some(((chart, [from]), [to])) = change && from != to {
                span.change {
                    @let key = if chart.scale == Scale::Percent { "story-change-percent" } else { "story-change" };
                    (texts.say_with(key, &[("from", (&from.to_string()).into()), ("to", (&to.to_string()).into())]))
                }
            }
            @let (called, rest) = called(&turning.text);
            b.what { (called) }
            @if rest.is_some() || turning.more.is_some() {
                span.more { @if let Some(rest) = rest { (rest) " " } @if let Some(more) = &turning.more { (more) } }
            }
            a href={ "/t/" (shown.id) "/replay?at=" (turning.at) "&seat=all" } { (texts.say("story-watch")) }
        }
    }
}

/// What a moment is called: its sentence as far as it exclaims, with what else it says; else all of it.
fn called(text: &str) -> (&str, Option<&str>) {
    let end = text.rfind(['!', '！']).map(|at| text.ceil_char_boundary(at + 1));
    let (called, rest) = end.map_or((text, ""), |end| text.split_at(end));
    (called, Some(rest.trim()).filter(|rest| !rest.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::called;

    #[test]
    fn a_moment_is_called_by_what_is_exclaimed() {
        assert_eq!(called("An outbreak! The marker is at 2."), ("An outbreak!", Some("The marker is at 2.")));
        assert_eq!(called("赤の発生！　マーカーが2へ。"), ("赤の発生！", Some("マーカーが2へ。")));
        assert_eq!(called("An Epidemic!"), ("An Epidemic!", None));
        assert_eq!(called("Yay! draws an Epidemic!"), ("Yay! draws an Epidemic!", None));
        assert_eq!(called("St. Petersburg gets a cube."), ("St. Petersburg gets a cube.", None));
    }
}

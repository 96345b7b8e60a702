//! The story of a finished game: how it stood turn by turn, the moments that decided it, and who did what.

use crate::course::{Chart, Course, Deed, Scale, Turning};
use crate::pages::play::TablePage;
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, html};

/// The size of the chart in its own units, and what stays free around it for numbers.
const WIDTH: usize = 1000;
const HEIGHT: usize = 150;
const AROUND: usize = 16;

/// How many deeds of a seat are told.
const DEEDS: usize = 4;

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

    fn x(&self, point: usize) -> usize {
        let gaps = (self.course.points.len() - 1).max(1);
        AROUND + point.min(gaps) * (WIDTH - 2 * AROUND) / gaps
    }

    fn y(&self, height: i16) -> usize {
        let room = HEIGHT - 2 * AROUND;
        HEIGHT - AROUND - usize::try_from(height).unwrap_or(0) * room / usize::try_from(self.top).unwrap_or(1)
    }

    fn line(&self, line: usize) -> String {
        let at = |(point, heights): (usize, &Vec<i16>)| {
            heights.get(line).map(|height| format!("{} {}", self.x(point), self.y(*height)))
        };
        let points = self.course.points.iter().map(|point| &point.heights).enumerate();
        points.filter_map(at).collect::<Vec<_>>().join(" ")
    }
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
        section #course .course.panel aria-labelledby="course-title" {
            h2 #course-title { (texts.say("course-title")) }
            @if let Some(chart) = chart { (drawn(texts, shown, chart, course, story)) }
            ol.moments {
                @for turning in story { (moment(texts, shown, chart, course, turning)) }
            }
        }
        section #deeds .deeds.panel aria-labelledby="deeds-title" {
            h2 #deeds-title { (texts.say("deeds-title")) }
            ul {
                @for row in &shown.seats {
                    li {
                        b { (row.name) }
                        @if let Some(part) = &row.part { span.tag.plain { (part) } }
                        @let own: Vec<&Deed> = course.deeds.iter().filter(|deed| deed.seat == row.seat).take(DEEDS).collect();
                        ul {
                            @if own.is_empty() { li.hint { (texts.say("deeds-none")) } }
                            @for deed in own { li { (texts.say_with(deed.text, &[("count", deed.count.into())])) } }
                        }
                    }
                }
            }
        }
    }
}

/// The chart, with the numbers of the moments where they changed it.
fn drawn(texts: &Texts, shown: &TablePage, chart: Chart, course: &Course, story: &[Turning]) -> Markup {
    let plan = Plan::new(chart, course);
    let lines = course.points[0].heights.len();
    let (base, left, right) = (HEIGHT - AROUND, plan.x(0), plan.x(course.points.len() - 1));
    html! {
        figure.chart {
            figcaption {
                (texts.say(chart.text))
                @if lines > 1 {
                    @for (seat, row) in Seat::first(lines as u8).zip(&shown.seats) {
                        span .whose.{ "line-" (seat.number()) } { (row.name) }
                    }
                }
            }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(texts.say(chart.text)) {
                @for height in [plan.top, plan.top / 2, 0] {
                    @let y = plan.y(height);
                    path.grid d={ "M" (left) " " (y) "H" (right) } {}
                }
                text.scale x=(left) y=(plan.y(plan.top) - 4) { (plan.top) @if chart.scale == Scale::Percent { "%" } }
                @if lines == 1 {
                    polygon.under points={ (left) " " (base) " " (plan.line(0)) " " (right) " " (base) } {}
                }
                @for line in 0..lines { polyline class={ "line-" (line) } points=(plan.line(line)) {} }
                @for (number, turning) in (1..).zip(story) {
                    @let point = (turning.point + 1).min(course.points.len() - 1);
                    @let height = course.points[point].heights.iter().copied().max().unwrap_or_default();
                    circle class=(turning.weight.word()) cx=(plan.x(point)) cy=(plan.y(height)) r="11" {}
                    text.number x=(plan.x(point)) y=(plan.y(height) + 4) { (number) }
                }
            }
        }
    }
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
        li class=(turning.weight.word()) {
            @if let Some(((chart, [from]), [to])) = change && from != to {
                span.change {
                    @let key = if chart.scale == Scale::Percent { "story-change-percent" } else { "story-change" };
                    (texts.say_with(key, &[("from", (&from.to_string()).into()), ("to", (&to.to_string()).into())]))
                }
            }
            span.what { (turning.text) }
            a href={ "/t/" (shown.id) "/replay?at=" (turning.at) "&seat=all" } { (texts.say("story-watch")) }
        }
    }
}

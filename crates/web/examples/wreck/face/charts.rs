//! W1.3, W3.2: what the divers keep to themselves, each shown to its own eyes.

use super::words::{Words, action};
use super::{Action, Card, State};
use kernel::Seat;
use maud::html;
use web::{Scene, Slot};

/// A chart as the viewer sees it.
#[derive(PartialEq)]
enum Chart {
    None,
    FaceDown,
    Shows(Card),
}

/// What a panel is drawn from. Two readers who know the same of a seat share its drawing.
#[derive(PartialEq)]
struct Panel {
    mine: bool,
    chart: Chart,
    sealed: Option<Action>,
}

/// The panels, in seat order.
pub(super) fn charts(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let seats = Seat::first(words.view.options.players);
    let markup = html! {
        section #charts .hands aria-label=(words.say("divers")) {
            @for seat in seats { (panel(words, scene, seat)) }
        }
    };
    scene.frame("charts", markup)
}

fn panel(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let diver = words.view.diver(seat);
    let chart = match diver.chart {
        Some(card) => Chart::Shows(card),
        None if words.view.has_chart(seat) => Chart::FaceDown,
        None => Chart::None,
    };
    let panel = Panel { mine: scene.mine.contains(seat), chart, sealed: diver.decision };
    let id = format!("chart-{}", seat.number());
    scene.part(&id, panel, |panel| {
        let chart = match panel.chart {
            Chart::None => words.say("chart-none"),
            Chart::FaceDown => words.say("chart-hidden"),
            Chart::Shows(card) => words.tell("chart", &[("card", card.into())]),
        };
        let sealed = panel.sealed.map(|decision| action(words, decision));
        html! {
            article id=(id) .hand .panel .(if panel.mine { "mine" } else { "" }) {
                header { h3 { (words.person(seat)) } }
                p { (chart) }
                @if let Some(what) = sealed { p .hint { (words.say_with("sealed", &[("what", (&what).into())])) } }
            }
        }
    })
}

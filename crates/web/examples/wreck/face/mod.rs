//! W1 to W4: the face of Wreck: how its table is drawn and put into words.

mod board;
mod charts;
mod desk;
mod words;

use super::game::{Action, Card, Diver, Event, State, View};
use bots::{Bot, Level, Random, Roster};
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::html;
use web::kit::picture::Picture;
use web::{About, Face, Heading, Placard, Preset, Scene, Sentence, Slot};
use words::words;

impl Face for State {
    const PLACARD: Placard = Placard {
        cover: || Picture::on("wreck"),
        demand: 1,
        presets: &[Preset { name: "dive", options: "", minutes: 5, wins: None }],
        ..Placard::BARE
    };

    fn scene(scene: &Scene<'_, State>) -> Slot {
        let words = words(scene.view, scene.people);
        let markup = html! {
            div #scene .scene {
                div #play .play {
                    (board::board(&words, scene))
                    (charts::charts(&words, scene))
                }
                (desk::desk(&words, scene))
            }
        };
        scene.frame("scene", markup)
    }

    fn plain(_: &Texts, view: &View, people: &[String]) -> String {
        words::plain(&words(view, people))
    }

    fn question(_: &Texts, view: &View, people: &[String], acting: Option<Seat>) -> String {
        words::question(&words(view, people), acting)
    }

    fn asked(view: &View) -> SeatSet {
        view.undecided
    }

    fn expected(_: &View, _: Seat) -> Vec<Action> {
        Action::ALL.to_vec()
    }

    fn sentence(_: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        let text = words::event(&words(view, people), event);
        Some(Sentence { rule: event.rule(), text, weight: event.weight() })
    }

    fn action(_: &Texts, view: &View, people: &[String], action: &Action) -> String {
        words::action(&words(view, people), *action)
    }

    fn about(_: &Texts, view: &View, people: &[String], seat: Seat, action: &Action) -> About {
        About { own: vec![words::about(&words(view, people), seat, *action)], printed: Vec::new() }
    }

    fn heading(_: &Texts, view: &View, _: &Action) -> Heading {
        Heading { place: 0, text: words(view, &[]).say("group-decide") }
    }

    fn refusal(_: &Texts, refusal: &Refusal) -> String {
        words::texts().say(&format!("refusal-{}", refusal.reason))
    }

    /// Wreck has no windows.
    fn window(_: &Texts, window: &str) -> String {
        window.to_owned()
    }

    fn ending(_: &Texts, view: &View, people: &[String], ended_by: &str) -> String {
        words::ending(&words(view, people), ended_by)
    }
}

/// Every game has bots, and so has the toy: one that decides at random.
impl Roster for State {
    const LEVELS: &'static [Level] = &[Level::quick("random")];
    const USUAL: &'static str = "random";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
        State::level(level).map(|_| Box::new(Random::new(seed)) as Box<dyn Bot<State>>)
    }
}

/// Where a diver is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// Below, with a decision to come.
    Below,
    /// Below, with a sealed decision.
    Decided,
    /// At the surface.
    Surface,
}

impl At {
    /// W3.2 Who has decided is public, what is not.
    fn of(view: &View, seat: Seat) -> At {
        match (view.diver(seat).surfaced, view.undecided.is_empty() || view.undecided.contains(seat)) {
            (true, _) => At::Surface,
            (false, true) => At::Below,
            (false, false) => At::Decided,
        }
    }
}

impl View {
    fn diver(&self, seat: Seat) -> Diver {
        self.seats.get(&seat.number()).copied().unwrap_or_default()
    }

    /// What a diver carries or has banked.
    fn purse(&self, seat: Seat) -> u8 {
        let diver = self.diver(seat);
        diver.carried + diver.banked
    }

    /// W2.3 How many sharks have come.
    fn sharks(&self) -> u8 {
        self.turned.iter().filter(|card| card.worth() == 0).count() as u8
    }

    /// W1.3 Whether this seat has been dealt a chart.
    fn has_chart(&self, seat: Seat) -> bool {
        seat.number() + self.uncharted < self.options.players
    }
}

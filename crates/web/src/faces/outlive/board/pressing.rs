//! O7 Pressure as it is played out: who presses whom, and with how much.

use crate::faces::outlive::board::places::Stand;
use crate::faces::outlive::board::sprite::{hero_figure, icon};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::{Seat, SeatSet};
use maud::html;
use outlive::{Ask, Hero, View, Visit};

/// One hero under pressure of another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Press {
    visit: Visit,
    target: Seat,
    hero: Hero,
    /// What is left of the pressure, or what it would be.
    amount: u8,
    stage: Stage,
}

impl Press {
    fn sentence(&self, words: &Words<'_>) -> String {
        words.tell(
            self.stage.text(),
            &[
                ("attacker", self.visit.seat.into()),
                ("hero", self.visit.hero.into()),
                ("target", self.target.into()),
                ("other", self.hero.into()),
                ("count", self.amount.into()),
            ],
        )
    }
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Still to come, or to be decided on.
    Coming,
    /// The target answers.
    Answer,
    /// Tokens change hands.
    Loot,
}

impl Stage {
    fn text(self) -> &'static str {
        match self {
            Stage::Coming => "outlive-pressure-coming",
            Stage::Answer => "outlive-pressure-answer",
            Stage::Loot => "outlive-pressure-loot",
        }
    }
}

/// Everything that is pressed now, the one at hand first.
pub(crate) fn presses(view: &View) -> Vec<Press> {
    let Some(visit) = view.visit else { return Vec::new() };
    let (targets, now): (SeatSet, Option<(u8, Stage)>) = match view.ask() {
        Some(Ask::Pressure { targets }) => (targets, None),
        Some(Ask::Defend { targets, pressure }) => (targets, Some((pressure, Stage::Answer))),
        Some(Ask::Loot { targets, pressure }) => (targets, Some((pressure, Stage::Loot))),
        Some(
            Ask::Choose
            | Ask::PlaceHeroes
            | Ask::SplitForMary { .. }
            | Ask::DiscardForMary { .. }
            | Ask::Strike { .. }
            | Ask::Move { .. }
            | Ask::Visit
            | Ask::House { .. }
            | Ask::Resolve { .. }
            | Ask::Shelters,
        )
        | None => return Vec::new(),
    };
    let clockwise = visit.seat.and_following(view.options.players).filter(|&seat| targets.contains(seat));
    clockwise
        .filter_map(|target| Some((target, target_in(view, &visit, target)?)))
        .enumerate()
        .map(|(place, (target, hero))| {
            let plain = visit.hero.strength().saturating_sub(hero.strength());
            let (amount, stage) = now.filter(|_| place == 0).unwrap_or((plain, Stage::Coming));
            Press { visit, target, hero, amount, stage }
        })
        .collect()
}

/// O7.10c The one hero of this player in the area.
fn target_in(view: &View, visit: &Visit, target: Seat) -> Option<Hero> {
    let known = view.seat(target);
    Hero::ALL
        .iter()
        .copied()
        .find(|&hero| known.hero(hero).area == Some(visit.area) && known.hero(hero).active)
}

/// An arrow from the attacker to each target, with the pressure on it. In the rows of the Cargo Ship the number alone stands on
/// the target.
pub(crate) fn arrows(scene: &Scene<'_>, presses: &[Press]) -> Slot {
    let ends = |press: &Press| -> Option<(Press, Stand, Stand)> {
        let from = Stand::of(scene.view, press.visit.seat, press.visit.hero)?;
        Some((*press, from, Stand::of(scene.view, press.target, press.hero)?))
    };
    let arrows: Vec<(Press, Stand, Stand)> = presses.iter().filter_map(ends).collect();
    scene.part("pressure", arrows, |arrows| {
        html! {
            div #pressure .pressure aria-hidden="true" {
                @for (press, from, to) in arrows {
                    @let span = if from.row == to.row { from.rank.abs_diff(to.rank) } else { 0 };
                    @let back = from.rank > to.rank;
                    div id=(format!("press-{}", press.target.number())) .press .(to.classes()) .coming[press.stage == Stage::Coming] {
                        @if span > 0 && to.row.is_none() {
                            svg .arrow .{ "span-" (span) } .back[back] viewBox="0 0 48 22" preserveAspectRatio="none" {
                                path d="M2 20C8 2 40 2 46 18" {}
                            }
                        }
                        b { "−" (press.amount) }
                    }
                }
            }
        }
    })
}

/// Who presses whom, a sentence each.
pub(crate) fn sentences(words: &Words<'_>) -> Vec<String> {
    presses(words.view).iter().map(|press| press.sentence(words)).collect()
}

/// The same on the page.
pub(crate) fn told(words: &Words<'_>, scene: &Scene<'_>, presses: &[Press]) -> Slot {
    scene.part("pressing", presses.to_vec(), |presses| {
        html! {
            ul #pressing .pressing aria-live="polite" {
                @for press in presses {
                    li id=(format!("pressed-{}", press.target.number())) .coming[press.stage == Stage::Coming] {
                        (hero_figure(press.visit.seat, press.visit.hero))
                        (icon("arrow"))
                        (hero_figure(press.target, press.hero))
                        span { (press.sentence(words)) }
                    }
                }
            }
        }
    })
}

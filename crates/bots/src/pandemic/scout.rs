//! The scout for Pandemic: whole turns to choose among, other decisions worth a search, how the team plays in playouts, and
//! what a game is worth.

use super::events;
use super::known::Known;
use super::network::{NETWORK, Network};
use super::outlook::{Outlook, SEATS, place};
use super::plan::{self, Plan};
use super::reading::{Decision, Reading, Use, next_turn, with_relief};
use super::timing;
use crate::Xoshiro;
use crate::search::{Line, Scout};
use kernel::{Seat, Set};
use pandemic::{Action, COLOURS, Card, City, Cure, Ending, Frame, Moment, State, View, Window};
use std::sync::Arc;

/// The beam width of seats that do not belong to the team.
const NARROW: usize = 4;
/// The number of turns considered for their win probability, of whatever kind.
const ANY_KIND: usize = 5;

/// How much is considered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Breadth {
    /// The most turns that are tried, apart from those with events.
    pub(super) lines: usize,
    /// The beam width of this seat's turn.
    pub(super) wide: usize,
    /// The beam width in playouts.
    pub(super) narrow: usize,
}

/// The scout of a player seat.
pub(super) struct Team {
    /// The most turns that are tried.
    most: usize,
    /// How the lines are found.
    wide: Reading,
    /// How playouts are played.
    narrow: Reading,
    horizon: Horizon,
}

/// How long a playout is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Horizon {
    /// This many turns. The next turn is then planned, and the position after it is valued by the network.
    Turns(u16),
    /// To the end of the game: slow, and as good as the bots in it.
    End,
}

/// What a seat remembers in a playout.
#[derive(Default)]
pub(super) struct Memory {
    /// The rest of the turn as it was planned, the next action last.
    rest: Vec<Action>,
    /// The win probability after the turn it has just planned.
    win_probability: Option<f32>,
}

impl Scout<State> for Team {
    type Memory = Memory;

    fn lines(&self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Vec<Action>> {
        if !view.team().contains(seat) {
            return Vec::new();
        }
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let unread = || events::unread(&outlook, legal).map(|event| vec![event]);
        let alone = |event: Use<'_>| vec![event.action];
        let incumbent = || Vec::from_iter(self.wide.line(view, seat, legal));
        let mut lines = match view.top() {
            Some(Frame::Moment(Moment::Actions { .. }))
                if seat == view.active && outlook.actions_left > 0 =>
            {
                self.own_turn(&outlook, seat, legal)
            }
            Some(Frame::Moment(Moment::Window { window, .. })) if timing::is_time(window) => {
                let mut lines = incumbent();
                lines.extend(unread());
                if window == Window::TurnEnd {
                    let next = next_turn(view);
                    let known = Known::new(&next, next.active);
                    let uses = self.wide.good_events(&Outlook::new(&known), place(seat), legal);
                    lines.extend(uses.into_iter().map(alone));
                }
                lines.push(vec![Action::Pass]);
                lines
            }
            Some(Frame::Moment(Moment::OverLimit { .. })) => {
                let mut lines = incumbent();
                lines.extend(unread());
                let uses = self.wide.events(&outlook, place(seat), legal);
                lines.extend(uses.into_iter().map(alone));
                let plain = |action: &&Action| matches!(action, Action::Discard(_) | Action::Pass);
                lines.extend(legal.iter().filter(plain).map(|&action| vec![action]));
                lines
            }
            Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_)) | None => {
                incumbent()
            }
        };
        lines.retain(|line| line.first().is_some_and(|first| legal.contains(first)));
        let mut distinct: Vec<Vec<Action>> = Vec::new();
        for line in lines {
            if !distinct.contains(&line) {
                distinct.push(line);
            }
        }
        distinct
    }

    fn intended(&self, memory: &mut Memory) -> Option<Action> {
        memory.rest.pop()
    }

    fn play(
        &self,
        memory: &mut Memory,
        view: &View,
        seat: Seat,
        legal: &[Action],
        rng: &mut Xoshiro,
    ) -> Action {
        let (mut line, win_probability) = match self.narrow.decision(view, seat, legal) {
            Some(Decision { line, win_probability }) => (line, win_probability),
            None => (super::line(view, seat, legal, NARROW, rng), None),
        };
        line.reverse();
        let first = line.pop();
        *memory = Memory { rest: line, win_probability };
        first.unwrap_or(legal[0])
    }

    fn value_estimate(&self, memory: &Memory) -> Option<f64> {
        match self.horizon {
            Horizon::Turns(_) => memory.win_probability.map(f64::from),
            Horizon::End => None,
        }
    }

    fn value(&self, view: &View, _: Seat) -> f64 {
        match view.ended_by {
            Some(Ending::Cures) => 1.0,
            Some(_) => 0.0,
            None => {
                let known = Known::new(view, view.active);
                let outlook = Outlook::new(&known);
                f64::from(if begins_turn(view) {
                    self.narrow.win_probability(&outlook)
                } else {
                    self.narrow.network.read(&outlook)
                })
            }
        }
    }

    fn price(&self, view: &View, _: Seat, line: &Line<State>) -> f64 {
        timing::price(view, line)
    }

    fn is_far_enough(&self, start: &View, now: &View) -> bool {
        match self.horizon {
            Horizon::Turns(turns) => now.turn >= start.turn.saturating_add(turns) && begins_turn(now),
            Horizon::End => false,
        }
    }

    fn situation(&self, _: &View, _: Seat) -> u64 {
        0
    }
}

/// Whether a seat is to act.
fn begins_turn(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. })))
}

/// The kind of a plan: plans of the same kind differ in details.
#[derive(PartialEq, Eq)]
struct Kind {
    here: City,
    hands: [Set<Card>; SEATS],
    stations: Set<City>,
    cures: [Cure; COLOURS],
}

impl Kind {
    fn of(plan: &Plan<'_>) -> Kind {
        let Outlook { hands, stations, cures, .. } = plan.outlook;
        Kind { here: plan.outlook.here(), hands, stations, cures }
    }
}

impl Team {
    /// With the network of all levels.
    pub(super) fn new(breadth: Breadth, horizon: Horizon) -> Team {
        Team::with(&NETWORK, breadth, horizon)
    }

    /// With another network.
    pub(super) fn with(network: &Arc<Network>, breadth: Breadth, horizon: Horizon) -> Team {
        let Breadth { lines: most, wide, narrow } = breadth;
        let reading = |beam| Reading::with(network.clone(), beam);
        Team { most, wide: reading(wide), narrow: reading(narrow).playing_on(), horizon }
    }

    /// The line with the highest win probability, then events with the turns after them, and turns.
    fn own_turn(&self, outlook: &Outlook<'_>, seat: Seat, legal: &[Action]) -> Vec<Vec<Action>> {
        if let Some(sample) = events::returned_sample(outlook, legal) {
            return vec![vec![sample]];
        }
        let turns = self.turns(outlook, legal, ANY_KIND, self.most);
        let mut best = (with_relief(turns[0].0), None);
        let mut turns = turns.iter().map(|(_, turn)| turn.line());
        let incumbent = turns.next().unwrap_or_default();
        let mut with_event: Vec<Vec<Action>> =
            events::unread(outlook, legal).map(|event| [&[event], &incumbent[..]].concat()).collect();
        for event in self.wide.good_events(outlook, place(seat), legal) {
            let (win_probability, turn) = self.wide.turn(&event.with);
            if win_probability > best.0 {
                best = (win_probability, Some(with_event.len()));
            }
            with_event.push([vec![event.action], turn.line()].concat());
        }
        let event = best.1.map(|place| with_event.remove(place));
        event.into_iter().chain([incumbent]).chain(with_event).chain(turns).collect()
    }

    /// Turns worth considering, the best first, each with the win probability after it: the best of all, of every other kind the best, and `most` in all; ending the turn at once if there is nothing else.
    pub(super) fn turns<'a>(
        &self,
        outlook: &Outlook<'a>,
        legal: &[Action],
        any_kind: usize,
        most: usize,
    ) -> Vec<(f32, Plan<'a>)> {
        let mut kinds: Vec<Kind> = Vec::new();
        let mut turns = self.wide.turns(outlook, plan::sensible(outlook, legal));
        let mut kept = 0;
        turns.retain(|(_, plan)| {
            let kind = Kind::of(plan);
            let is_new = !kinds.contains(&kind);
            let keeps = kept < most && (is_new || kept < any_kind);
            kept += usize::from(keeps);
            if is_new {
                kinds.push(kind);
            }
            keeps
        });
        turns
    }
}

//! Turns and events chosen by the win probability after them.

use super::events;
use super::known::Known;
use super::network::{NETWORK, Network};
use super::outlook::{Outlook, place};
use super::plan::{self, Beam, Plan};
use super::teammate;
use kernel::{Seat, SeatSet, Set};
use pandemic::{ACTIONS, Action, Frame, Moment, Role, View, Window};
use std::sync::Arc;

/// By how many logits an event must raise the win probability to be played.
const RELIEF: f32 = 0.08;
/// The factor by which the beam is wider at the end of a turn, where plans are valued by the network: weights alone hardly separate them.
const AT_THE_END: usize = 2;
/// The beam width where the network does not help.
const NARROW: usize = 8;

/// How uses of an event are compared.
#[derive(Clone, Copy)]
struct Uses {
    /// The number of uses of each event that are valued, those that seem best.
    most: usize,
    /// The beam width of the turn after them.
    beam: usize,
}

/// How uses of an event are compared for a decision.
const TO_DECIDE: Uses = Uses { most: 5, beam: 8 };
/// How uses of an event are compared in playouts: almost as well, in little more than half the time.
const TO_PLAY_ON: Uses = Uses { most: 2, beam: 4 };

/// How a player seat decides by the network's win probability.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) network: Arc<Network>,
    /// The beam width: plans kept after each step of a turn.
    pub(super) beam: usize,
    uses: Uses,
}

/// A use of an event, the position after it, and the win probability after the best turn from there.
pub(super) struct Use<'a> {
    pub(super) action: Action,
    pub(super) with: Outlook<'a>,
    win_probability: f32,
}

/// What a seat decides.
pub(super) struct Decision {
    /// The action, with what it means to do after it in the same turn.
    pub(super) line: Vec<Action>,
    /// The win probability after that, where it is a turn that was chosen by it.
    pub(super) win_probability: Option<f32>,
}

impl Decision {
    fn of(action: Action) -> Decision {
        Decision { line: vec![action], win_probability: None }
    }
}

impl Reading {
    /// With the network of all levels.
    pub(super) fn new(beam: usize) -> Reading {
        Reading::with(NETWORK.clone(), beam)
    }

    /// With another network.
    pub(super) fn with(network: Arc<Network>, beam: usize) -> Reading {
        Reading { network, beam, uses: TO_DECIDE }
    }

    /// The same, quicker with events: for games that are imagined.
    pub(super) fn playing_on(self) -> Reading {
        Reading { uses: TO_PLAY_ON, ..self }
    }

    /// The decision, with what the seat means to do after it in the same turn; the first action is legal. What no reading helps
    /// with is decided as the quick team-mate does. `None` for who is not of the team.
    pub(super) fn decision(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Decision> {
        if !view.team().contains(seat) {
            return None;
        }
        let found = match view.top()? {
            Frame::Moment(Moment::Actions { .. }) if seat == view.active => self.own_turn(view, seat, legal),
            Frame::Moment(Moment::Window { window: Window::TurnEnd, .. }) => {
                self.before_turn(view, seat, legal).map(Decision::of)
            }
            Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_) => None,
        };
        let sound = |found: &Decision| found.line.first().is_some_and(|first| legal.contains(first));
        let unread =
            || Some(Decision { line: teammate::line(view, seat, legal, NARROW)?, win_probability: None });
        found.filter(sound).or_else(|| unread().filter(sound))
    }

    /// What the seat decides and means to do after it.
    pub(super) fn line(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Vec<Action>> {
        self.decision(view, seat, legal).map(|decision| decision.line)
    }

    fn own_turn(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Decision> {
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let event =
            events::returned_sample(&outlook, legal).or_else(|| self.event(&outlook, place(seat), legal));
        let turn = || {
            let (win_probability, plan) = self.best(&outlook, plan::sensible(&outlook, legal));
            Decision { line: plan.line(), win_probability: Some(win_probability) }
        };
        Some(event.map_or_else(turn, Decision::of))
    }

    /// An event that makes the next turn better, whoever's it is.
    fn before_turn(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        if !legal.iter().any(|action| action.event().is_some()) {
            return None;
        }
        let next = next_turn(view);
        let known = Known::new(&next, next.active);
        self.event(&Outlook::new(&known), place(seat), legal)
    }

    /// The event whose use raises the win probability most, if one does.
    fn event(&self, outlook: &Outlook<'_>, holder: usize, legal: &[Action]) -> Option<Action> {
        let best = self
            .events(outlook, holder, legal)
            .into_iter()
            .max_by(|a, b| a.win_probability.total_cmp(&b.win_probability))?;
        (best.win_probability > with_relief(self.after_events().win_probability(outlook)))
            .then_some(best.action)
    }

    /// The best use of each event, of those that read better than to keep it.
    pub(super) fn good_events<'a>(
        &self,
        outlook: &Outlook<'a>,
        holder: usize,
        legal: &[Action],
    ) -> Vec<Use<'a>> {
        let mut uses = self.events(outlook, holder, legal);
        if !uses.is_empty() {
            let kept = self.after_events().win_probability(outlook);
            uses.retain(|each| each.win_probability > kept);
        }
        uses
    }

    /// The best use of each event.
    pub(super) fn events<'a>(&self, outlook: &Outlook<'a>, holder: usize, legal: &[Action]) -> Vec<Use<'a>> {
        let reading = self.after_events();
        let mut best: Vec<Use<'a>> = Vec::new();
        for (action, with) in events::uses(outlook, holder, legal, self.uses.most) {
            let new = Use { action, win_probability: reading.win_probability(&with), with };
            match best.iter_mut().find(|other| other.action.event() == action.event()) {
                Some(other) if new.win_probability > other.win_probability => *other = new,
                Some(_) => {}
                None => best.push(new),
            }
        }
        best
    }

    /// What the turns after uses of an event are read by.
    fn after_events(&self) -> Reading {
        Reading { beam: self.uses.beam, ..self.clone() }
    }

    /// The win probability after the best turn that can be played from here.
    pub(super) fn win_probability(&self, outlook: &Outlook<'_>) -> f32 {
        self.turn(outlook).0
    }

    /// The best turn that can be played from here, with that chance.
    pub(super) fn turn<'a>(&self, outlook: &Outlook<'a>) -> (f32, Plan<'a>) {
        let mut options = Vec::new();
        outlook.options(&mut options);
        self.best(outlook, options.iter().copied())
    }

    /// The best turn that begins with one of these actions, or ends at once.
    fn best<'a>(&self, outlook: &Outlook<'a>, first: impl Iterator<Item = Action>) -> (f32, Plan<'a>) {
        let none = Plan::none(outlook);
        let mut best = (self.network.read(&none.outlook), none);
        self.for_each(outlook, first, |win_probability, plan| {
            if win_probability > best.0 {
                best = (win_probability, plan.clone());
            }
        });
        best
    }

    /// The turns that begin with one of these actions, and ending the turn; the best first.
    pub(super) fn turns<'a>(
        &self,
        outlook: &Outlook<'a>,
        first: impl Iterator<Item = Action>,
    ) -> Vec<(f32, Plan<'a>)> {
        let none = Plan::none(outlook);
        let mut turns = vec![(self.network.read(&none.outlook), none)];
        self.for_each(outlook, first, |win_probability, plan| turns.push((win_probability, plan.clone())));
        turns.sort_by(|a, b| b.0.total_cmp(&a.0));
        turns
    }

    /// Shows the turns that use every action, with the win probability after them.
    fn for_each<'a>(
        &self,
        outlook: &Outlook<'a>,
        first: impl Iterator<Item = Action>,
        mut seen: impl FnMut(f32, &Plan<'a>),
    ) {
        let beam = Beam { on: self.beam, end: AT_THE_END * self.beam };
        plan::for_each(outlook, first, beam, |plan| {
            if plan.outlook.actions_left == 0 || plan.outlook.is_won() {
                seen(self.network.read(&plan.outlook), plan);
            }
        });
    }
}

/// The win probability that must be reached with an event, given the one without it.
pub(super) fn with_relief(kept: f32) -> f32 {
    kept + RELIEF * kept * (1.0 - kept)
}

/// The view as it will be when the next turn begins, if nothing happens until then.
pub(super) fn next_turn(view: &View) -> View {
    let mut next = view.clone();
    let team = || view.team().iter();
    let after = team().find(|&seat| seat > view.active).or_else(|| team().next());
    next.active = after.unwrap_or(view.active);
    next.turn += 1;
    next.abilities_used = Set::EMPTY;
    next.strain_treated = Set::EMPTY;
    next.hospital = false;
    next.special_orders = SeatSet::EMPTY;
    let seat = &mut next.seats[usize::from(next.active.number())];
    seat.actions_left = ACTIONS + u8::from(seat.role == Some(Role::Generalist));
    next
}

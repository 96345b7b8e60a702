//! Turns and events chosen by the chance to win after them.

use super::chance::{NETWORK, Network};
use super::events;
use super::known::Known;
use super::outlook::{Outlook, place};
use super::plan::{self, Beam, Plan};
use super::teammate;
use kernel::{Seat, SeatSet, Set};
use pandemic::{ACTIONS, Action, Frame, Moment, Role, View, Window};
use std::sync::Arc;

/// By how much the chance to win must rise for an event to be played.
pub(super) const GAIN: f32 = 0.004;
/// How many times as many plans are read at the end of a turn as are gone on with before: weights alone tell them apart badly.
const AT_THE_END: usize = 2;
/// Plans gone on with after each step, when uses of an event are compared.
const NARROW: usize = 8;

/// How a player seat decides by reading the chance to win.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) network: Arc<Network>,
    /// Plans it goes on with after each step of a turn.
    pub(super) beam: usize,
}

/// A use of an event, what becomes of the position, and the chance to win after the best turn then.
pub(super) struct Use<'a> {
    pub(super) action: Action,
    pub(super) with: Outlook<'a>,
    chance: f32,
}

impl Reading {
    /// With the network of all levels.
    pub(super) fn new(beam: usize) -> Reading {
        Reading { network: NETWORK.clone(), beam }
    }

    /// The decision, with what the seat means to do after it in the same turn; the first action is legal. What no reading helps
    /// with is decided as the quick team-mate does. `None` for who is not of the team.
    pub(super) fn line(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Vec<Action>> {
        if !view.team().contains(seat) {
            return None;
        }
        let found = match view.top()? {
            Frame::Moment(Moment::Actions { .. }) if seat == view.active => self.own_turn(view, seat, legal),
            Frame::Moment(Moment::Window { window: Window::TurnEnd, .. }) => {
                self.before_turn(view, seat, legal).map(|event| vec![event])
            }
            Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_) => None,
        };
        let sound = |line: &Vec<Action>| line.first().is_some_and(|first| legal.contains(first));
        found.filter(sound).or_else(|| teammate::line(view, seat, legal, NARROW).filter(sound))
    }

    fn own_turn(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Vec<Action>> {
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let event =
            events::returned_sample(&outlook, legal).or_else(|| self.event(&outlook, place(seat), legal));
        let turn = || Some(self.best(&outlook, plan::sensible(&outlook, legal)).1.line());
        event.map(|event| vec![event]).or_else(turn)
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

    /// The event whose use raises the chance to win most, if one does.
    fn event(&self, outlook: &Outlook<'_>, holder: usize, legal: &[Action]) -> Option<Action> {
        let best =
            self.events(outlook, holder, legal).into_iter().max_by(|a, b| a.chance.total_cmp(&b.chance))?;
        (best.chance > self.narrow().chance(outlook) + GAIN).then_some(best.action)
    }

    /// The best use of each event.
    pub(super) fn events<'a>(&self, outlook: &Outlook<'a>, holder: usize, legal: &[Action]) -> Vec<Use<'a>> {
        let narrow = self.narrow();
        let mut best: Vec<Use<'a>> = Vec::new();
        for (action, with) in events::uses(outlook, holder, legal) {
            let new = Use { action, chance: narrow.chance(&with), with };
            match best.iter_mut().find(|other| other.action.event() == action.event()) {
                Some(other) if new.chance > other.chance => *other = new,
                Some(_) => {}
                None => best.push(new),
            }
        }
        best
    }

    fn narrow(&self) -> Reading {
        Reading { network: self.network.clone(), beam: NARROW }
    }

    /// The chance to win after the best turn that can be played from here.
    pub(super) fn chance(&self, outlook: &Outlook<'_>) -> f32 {
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
        self.for_each(outlook, first, |chance, plan| {
            if chance > best.0 {
                best = (chance, plan.clone());
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
        self.for_each(outlook, first, |chance, plan| turns.push((chance, plan.clone())));
        turns.sort_by(|a, b| b.0.total_cmp(&a.0));
        turns
    }

    /// Shows the turns that use every action, with the chance to win after them.
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

//! A sensible team-mate. It plans its whole turn, treats what threatens, collects and hands over cards, cures.

use super::known::Known;
use super::outlook::Outlook;
use super::{events, plan};
use kernel::Seat;
use pandemic::{Action, Card, Frame, Moment, Question, View};

/// The decision of a player seat, with what it plans to do after it in the same turn. `beam` plans are kept
/// with after each step. It needs no memory: it plans anew each time.
pub(super) fn line(view: &View, seat: Seat, legal: &[Action], beam: usize) -> Option<Vec<Action>> {
    let known = Known::new(view, seat);
    let outlook = Outlook::new(&known);
    let alone = match view.top()? {
        Frame::Setup(_) => role(legal),
        Frame::Moment(Moment::Actions { .. }) if seat == view.active => {
            let event = event_first(&outlook, legal);
            if event.is_none() {
                let first = plan::sensible(&outlook, legal);
                return Some(plan::best(&outlook, first, beam).line());
            }
            event
        }
        Frame::Moment(moment) => at_moment(&outlook, moment, legal),
        Frame::Question(question) => answer(outlook, question, legal),
        Frame::Step(_) => None,
    };
    Some(vec![alone?])
}

/// What is played in this seat's turn before its next action.
pub(super) fn event_first(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let mood = events::mood(outlook.known.view);
    events::returned_sample(outlook, legal).or_else(|| events::in_own_turn(outlook, legal, mood))
}

fn at_moment(outlook: &Outlook, moment: Moment, legal: &[Action]) -> Option<Action> {
    match moment {
        Moment::Window { window, .. } => events::in_window(outlook, window, legal).or(Some(Action::Pass)),
        Moment::OverLimit { seat, .. } if seat == outlook.known.me => {
            events::spare(outlook, legal).or_else(|| least_needed(outlook, legal))
        }
        Moment::Actions { .. } | Moment::OverLimit { .. } => Some(Action::Pass),
        Moment::BioTerrorist => None,
    }
}

fn answer(mut outlook: Outlook, question: Question, legal: &[Action]) -> Option<Action> {
    match question {
        Question::Consent { .. } => Some(Action::Agree),
        Question::CureCards { colour, .. } => {
            outlook.set_cured(colour);
            least_needed(&outlook, legal)
        }
        Question::Forecast { .. } => mildest(&outlook, legal),
        Question::HospitalCube | Question::Vaccine { .. } | Question::RemoteTreatment { .. } => {
            events::best_cube(&outlook, legal)
        }
        Question::MutationOrder => legal.iter().copied().min(),
    }
}

/// The most useful role of those left.
pub(super) fn role(legal: &[Action]) -> Option<Action> {
    let roles = legal.iter().filter_map(|&action| {
        let Action::Role(role) = action else { return None };
        Some((action, events::role_worth(role)))
    });
    roles.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// The card that is worth least.
fn least_needed(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let kept = legal.iter().filter_map(|&action| {
        let Action::Discard(card) = action else { return None };
        let keep = match card {
            Card::City(_) => outlook.keep(outlook.known.me, card),
            Card::Event(event) => events::event_worth(event),
            Card::Mutation(_) => 0.0,
        };
        Some((action, keep))
    });
    kept.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// The harm of a mutation infection card, in units of infected cities.
const MUTATION: f32 = 5.0;

/// The next card of a Forecast: what does least harm comes first.
fn mildest(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let harms = legal.iter().filter_map(|&action| {
        let Action::Place(card) = action else { return None };
        let harm = card.city().map_or(MUTATION, |city| outlook.known.if_infected(&outlook.cubes, city));
        Some((action, harm))
    });
    harms.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

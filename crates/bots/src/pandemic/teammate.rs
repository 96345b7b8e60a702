//! A sensible team-mate: plans its whole turn, treats what threatens, collects and hands over cards, cures.

use super::outlook::Outlook;
use crate::Bot;
use kernel::Seat;
use pandemic::{Action, Card, City, EventCard, Frame, Moment, Question, State, View, Window, cities_named};

/// Plans considered after each step of the turn.
const BEAM: usize = 20;

/// The team-mate. It needs no memory: it plans anew at each decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct TeamMate;

impl Bot<State> for TeamMate {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let outlook = Outlook::new(view, seat);
        let chosen = match view.top() {
            Some(Frame::Moment(Moment::Actions { .. })) if seat == view.active => plan(view, &outlook, legal),
            Some(Frame::Moment(Moment::Actions { .. })) => Some(Action::Pass),
            Some(Frame::Moment(Moment::Window { window, .. })) => {
                respond(view, &outlook, window, legal).or(Some(Action::Pass))
            }
            Some(Frame::Moment(Moment::OverLimit { seat: owner, .. })) if owner == seat => {
                spare_event(view, &outlook, legal).or_else(|| least_needed(&outlook, seat, legal))
            }
            Some(Frame::Moment(Moment::OverLimit { .. })) => Some(Action::Pass),
            Some(Frame::Question(Question::Consent { .. })) => Some(Action::Agree),
            Some(Frame::Question(Question::Forecast { .. })) => mildest(&outlook, legal),
            Some(Frame::Question(Question::CureCards { .. })) => least_needed(&outlook, seat, legal),
            Some(Frame::Question(
                Question::HospitalCube
                | Question::Vaccine { .. }
                | Question::RemoteTreatment { .. }
                | Question::MutationOrder,
            ))
            | Some(Frame::Moment(Moment::BioTerrorist) | Frame::Setup(_) | Frame::Step(_))
            | None => None,
        };
        chosen.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// The first step of the best plan for the rest of the turn.
fn plan(view: &View, outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    if let Some(airlift) = worthwhile_airlift(view, outlook, legal) {
        return Some(airlift);
    }
    if let Some(grant) = worthwhile_grant(outlook, legal, 3.0) {
        return Some(grant);
    }
    let mut plans: Vec<(Action, Outlook, f32)> = legal
        .iter()
        .filter_map(|&action| outlook.after(action).map(|next| (action, next)))
        .map(|(action, next)| {
            let worth = next.worth();
            (action, next, worth)
        })
        .collect();
    let mut best: Option<(Action, f32)> = Some((Action::End, outlook.worth() - 0.01));
    let mut note = |action: Action, worth: f32| {
        if best.is_none_or(|(_, so_far)| worth > so_far) {
            best = Some((action, worth));
        }
    };
    let mut impatience = 0.0;
    loop {
        plans.sort_by(|a, b| b.2.total_cmp(&a.2));
        plans.truncate(BEAM);
        plans.iter().for_each(|(first, _, worth)| note(*first, worth - impatience));
        if plans.first().is_none_or(|(_, next, _)| next.actions_left == 0) {
            break;
        }
        impatience += 0.05;
        plans = plans
            .iter()
            .flat_map(|(first, next, _)| {
                next.options().into_iter().filter_map(|action| {
                    let after = next.after(action)?;
                    let worth = after.worth();
                    Some((*first, after, worth))
                })
            })
            .collect();
    }
    best.map(|(action, _)| action)
}

/// An Airlift that is worth much more than what one action could reach.
fn worthwhile_airlift(view: &View, outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let worth = outlook.worth();
    legal
        .iter()
        .filter_map(|&action| {
            let Action::Airlift { pawn, to } = action else { return None };
            let by = pandemic::Movement::Drive;
            outlook.after(Action::Move { by, pawn, to }).map(|after| (action, after.worth() - worth))
        })
        .filter(|(_, gain)| *gain > 25.0 || (*gain > 10.0 && view.player_deck_left() < 12))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(action, _)| action)
}

/// A station by Government Grant where none is within this many steps.
fn worthwhile_grant(outlook: &Outlook, legal: &[Action], at_least: f32) -> Option<Action> {
    legal
        .iter()
        .filter_map(|&action| {
            let Action::GovernmentGrant { city, from: None } = action else { return None };
            Some((action, city))
        })
        .filter(|(_, city)| outlook.remote(*city) >= at_least)
        .max_by_key(|(_, city)| (city.neighbours().len(), *city))
        .map(|(action, _)| action)
}

/// What to play in a window, if anything.
fn respond(view: &View, outlook: &Outlook, window: Window, legal: &[Action]) -> Option<Action> {
    let threat = |cities: &mut dyn Iterator<Item = City>| {
        cities.map(|city| outlook.infected(city)).fold(0.0_f32, f32::max)
    };
    let soon: Vec<City> = view
        .infection_deck
        .first()
        .filter(|layer| layer.left <= 2 * view.rate() + 4)
        .map(|layer| cities_named(layer.cards).iter().collect())
        .unwrap_or_default();
    let danger = threat(&mut soon.iter().copied());
    let removal = || {
        legal
            .iter()
            .filter_map(|&action| {
                let Action::ResilientPopulation(city) = action else { return None };
                Some((action, outlook.infected(city)))
            })
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(action, _)| action)
    };
    match window {
        Window::EpidemicInfected => removal(),
        Window::BeforeInfection if danger >= 30.0 && legal.contains(&Action::Forecast) => {
            Some(Action::Forecast)
        }
        Window::TurnEnd if danger >= 30.0 && legal.contains(&Action::OneQuietNight) => {
            Some(Action::OneQuietNight)
        }
        Window::TurnStart
        | Window::BetweenActions
        | Window::AfterCure
        | Window::BeforeIntensify
        | Window::BtTurnBefore
        | Window::BtTurnAfter
        | Window::BeforeDraw
        | Window::CardsDrawn
        | Window::BottomRevealed
        | Window::SpecialResolved
        | Window::OverLimit
        | Window::BeforeInfection
        | Window::InfectionRevealed
        | Window::InfectionResolved
        | Window::TurnEnd => None,
    }
}

/// An event that may as well be played before a card has to go.
fn spare_event(view: &View, outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let quiet = legal.contains(&Action::OneQuietNight).then_some(Action::OneQuietNight);
    let forecast = legal.contains(&Action::Forecast).then_some(Action::Forecast);
    worthwhile_grant(outlook, legal, 2.0)
        .or(quiet)
        .or(forecast)
        .or_else(|| respond(view, outlook, Window::EpidemicInfected, legal))
}

/// The card that is missed least.
fn least_needed(outlook: &Outlook, seat: Seat, legal: &[Action]) -> Option<Action> {
    legal
        .iter()
        .filter_map(|&action| {
            let Action::Discard(card) = action else { return None };
            let keep = match card {
                Card::City(_) => outlook.keep(seat, card),
                Card::Event(EventCard::Airlift) => 6.0,
                Card::Event(_) | Card::Mutation(_) => 10.0,
            };
            Some((action, keep))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(action, _)| action)
}

/// The next card of a Forecast: what does least harm comes first.
fn mildest(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    legal
        .iter()
        .filter_map(|&action| {
            let Action::Place(card) = action else { return None };
            Some((action, card.city().map_or(5.0, |city| outlook.infected(city))))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(action, _)| action)
}

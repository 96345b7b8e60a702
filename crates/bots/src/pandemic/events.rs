//! When the team-mate plays an event.

use super::known::OUTBREAK;
use super::outlook::{Outlook, place};
use super::plan;
use super::timing::{self, before_quiet, threat};
use kernel::Set;
use pandemic::{Action, Card, City, Colour, EventCard, Movement, Pawn, Role, View, Window, cities_named};

/// How readily an event is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// Only if it is worth it.
    Patient,
    /// Readily: a card must go anyway, or the game is nearly over.
    Eager,
}

/// The beam width when two turns are compared.
const BEAM: usize = 8;

/// The expected harm from which on something is done against it: an outbreak with a probability of one third.
const HARM: f32 = OUTBREAK / 3.0;

/// The number of player cards left from which on events are not saved up.
const LATE: u8 = 12;

pub(super) fn mood(view: &View) -> Mood {
    if view.player_deck_left() < LATE { Mood::Eager } else { Mood::Patient }
}

/// The action with the greatest gain, if that is at least so much.
fn greatest(gains: impl Iterator<Item = (Action, f32)>, at_least: f32) -> Option<Action> {
    gains.filter(|(_, gain)| *gain >= at_least).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// An event for this seat's action step, before the next action.
pub(super) fn in_own_turn(outlook: &Outlook, legal: &[Action], mood: Mood) -> Option<Action> {
    if !legal.iter().any(|action| action.event().is_some()) {
        return None;
    }
    airlift(outlook, legal, mood)
        .or_else(|| grant(outlook, legal, 3.0))
        .or_else(|| research(outlook, legal, mood))
        .or_else(|| assignment(outlook, legal, mood))
        .or_else(|| for_this_turn(outlook, legal, mood))
}

/// Events to consider whose use does not show on the board at once, as soon as nothing is to be gained by waiting.
pub(super) fn unread(outlook: &Outlook, legal: &[Action]) -> impl Iterator<Item = Action> {
    let played = [
        removal(outlook, legal),
        only(legal, Action::OneQuietNight),
        only(legal, Action::CommercialTravelBan),
        only(legal, Action::Forecast),
        only(legal, Action::RemoteTreatment),
        only(legal, Action::RapidVaccineDeployment),
    ];
    let is_ripe = |action: &Action| action.event().is_some_and(|event| timing::is_ripe(outlook, event));
    played.into_iter().flatten().filter(is_ripe)
}

/// Uses of events to consider, each with the position after it: this many of each event, those that seem best.
pub(super) fn uses<'a>(
    outlook: &Outlook<'a>,
    holder: usize,
    legal: &[Action],
    most: usize,
) -> Vec<(Action, Outlook<'a>)> {
    let mut all: Vec<(EventCard, f32, Action, Outlook<'a>)> = Vec::new();
    for &action in legal {
        if let Some(event) = action.event()
            && let Some(after) = outlook.played(holder, event, action)
        {
            all.push((event, after.worth(), action, after));
        }
    }
    all.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
    let mut uses: Vec<(Action, Outlook<'a>)> = Vec::new();
    let (mut last, mut count) = (None, 0);
    for (event, _, action, after) in all {
        count = if last == Some(event) { count + 1 } else { 0 };
        last = Some(event);
        if count < most {
            uses.push((action, after));
        }
    }
    uses
}

impl<'a> Outlook<'a> {
    /// The position after an event; `None` where it does not follow from the board and the hands.
    fn played(&self, holder: usize, event: EventCard, action: Action) -> Option<Self> {
        let mut next = self.clone();
        if !next.lose(holder, Card::Event(event)) {
            next.stored = None;
        }
        if let Action::Airlift { pawn, to } = action {
            let moved = match pawn {
                Pawn::Own => holder,
                Pawn::Of(seat) => place(seat),
            };
            next.arrive(moved, to);
        } else if let Action::GovernmentGrant { city, from: None } = action {
            next.set_stations(self.stations.with(city));
        } else if let Action::ReexaminedResearch { seat, card } = action {
            next.gain(place(seat), Card::City(card));
        } else if let Action::NewAssignment { seat, role } = action {
            next.set_role(place(seat), role);
        } else if action == Action::BorrowedTime {
            next.actions_left += 2;
        } else if action == Action::MobileHospital {
            next.hospital = true;
        } else if let Action::SpecialOrders(seat) = action {
            next.orders.insert(seat);
        } else {
            return None;
        }
        Some(next)
    }
}

/// An Airlift that is worth much more than what one action could reach.
fn airlift(outlook: &Outlook, legal: &[Action], mood: Mood) -> Option<Action> {
    let worth = outlook.worth();
    let gains = legal.iter().filter_map(|&action| {
        let Action::Airlift { pawn, to } = action else { return None };
        let by = Movement::Drive;
        let mut flown = outlook.clone();
        flown.hospital = false;
        flown.after(Action::Move { by, pawn, to }).map(|after| (action, after.worth() - worth))
    });
    greatest(gains, if mood == Mood::Eager { 10.0 } else { 25.0 })
}

/// A station by Government Grant where none is within this many steps.
fn grant(outlook: &Outlook, legal: &[Action], at_least: f32) -> Option<Action> {
    let places = legal.iter().filter_map(|&action| {
        let Action::GovernmentGrant { city, from: None } = action else { return None };
        Some((action, city))
    });
    places
        .filter(|&(_, city)| outlook.remote(city) >= at_least)
        .max_by_key(|&(_, city)| (city.neighbours().len(), city))
        .map(|(action, _)| action)
}

/// Re-examined Research that completes a set of cards.
fn research(outlook: &Outlook, legal: &[Action], mood: Mood) -> Option<Action> {
    let worth = outlook.worth();
    let gains = legal.iter().filter_map(|&action| {
        let Action::ReexaminedResearch { seat, card } = action else { return None };
        let mut with = outlook.clone();
        with.gain(place(seat), Card::City(card));
        Some((action, with.worth() - worth))
    });
    greatest(gains, if mood == Mood::Eager { 8.0 } else { 45.0 })
}

/// A New Assignment, where the new role finds a cure at once or the old one was of little use.
fn assignment(outlook: &Outlook, legal: &[Action], mood: Mood) -> Option<Action> {
    let worth = outlook.worth();
    let gains = legal.iter().filter_map(|&action| {
        let Action::NewAssignment { seat, role } = action else { return None };
        let mut with = outlook.clone();
        let old = with.roles[place(seat)];
        with.set_role(place(seat), role);
        let better = role_worth(role) - old.map_or(0.0, role_worth);
        Some((action, with.worth() - worth + better))
    });
    greatest(gains, if mood == Mood::Eager { 12.0 } else { 30.0 })
}

/// Events that improve this turn: they are played if the best plan becomes better by enough.
fn for_this_turn(outlook: &Outlook, legal: &[Action], mood: Mood) -> Option<Action> {
    let mut options = Vec::new();
    let mut plan_of = |outlook: &Outlook| {
        options.clear();
        outlook.options(&mut options);
        plan::best(outlook, options.iter().copied(), BEAM).worth
    };
    let mut now = None;
    let eager = if mood == Mood::Eager { 0.5 } else { 1.0 };
    for &action in legal {
        let mut with = outlook.clone();
        let at_least = if action == Action::BorrowedTime {
            with.actions_left += 2;
            40.0
        } else if action == Action::MobileHospital {
            with.hospital = true;
            12.0
        } else if let Action::SpecialOrders(seat) = action {
            with.orders.insert(seat);
            20.0
        } else {
            continue;
        };
        let now = *now.get_or_insert_with(|| plan_of(outlook));
        if plan_of(&with) - now >= at_least * eager {
            return Some(action);
        }
    }
    None
}

/// The event to play in a window, if any.
pub(super) fn in_window(outlook: &Outlook, window: Window, legal: &[Action]) -> Option<Action> {
    match window {
        Window::AfterCure => only(legal, Action::RapidVaccineDeployment).filter(|_| {
            outlook.known.view.just_cured.is_some_and(|cured| outlook.on_board[cured as usize] > 1)
        }),
        Window::EpidemicInfected | Window::BeforeIntensify => removal(outlook, legal)
            .or_else(|| treatment(outlook, legal, cities_named(outlook.known.view.infection_discard))),
        Window::BeforeInfection => before_infection(outlook, window, legal),
        Window::TurnEnd => quiet(outlook, window, legal).filter(|_| threat(outlook) >= HARM),
        Window::TurnStart
        | Window::BetweenActions
        | Window::BeforeDraw
        | Window::CardsDrawn
        | Window::BottomRevealed
        | Window::SpecialResolved
        | Window::OverLimit
        | Window::InfectionRevealed
        | Window::InfectionResolved
        | Window::BtTurnBefore
        | Window::BtTurnAfter => None,
    }
}

fn only(legal: &[Action], action: Action) -> Option<Action> {
    legal.contains(&action).then_some(action)
}

/// A quiet night, in the window after which it is quiet.
fn quiet(outlook: &Outlook, window: Window, legal: &[Action]) -> Option<Action> {
    only(legal, Action::OneQuietNight).filter(|_| window == before_quiet(outlook.known.view))
}

fn before_infection(outlook: &Outlook, window: Window, legal: &[Action]) -> Option<Action> {
    let view = outlook.known.view;
    let threat = threat(outlook);
    let ban = only(legal, Action::CommercialTravelBan).filter(|_| view.travel_ban.is_none());
    if threat >= HARM {
        return only(legal, Action::Forecast)
            .or(ban)
            .or_else(|| quiet(outlook, window, legal))
            .or_else(|| treatment(outlook, legal, outlook.known.coming()));
    }
    ban.filter(|_| view.rate() >= 3)
}

/// A Resilient Population for the city that would suffer most.
fn removal(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let harms = legal.iter().filter_map(|&action| {
        let Action::ResilientPopulation(city) = action else { return None };
        Some((action, outlook.known.if_infected(&outlook.cubes, city)))
    });
    greatest(harms, 0.0)
}

/// A Remote Treatment, if one of these cities would break out.
fn treatment(outlook: &Outlook, legal: &[Action], cities: Set<City>) -> Option<Action> {
    let full = |city: City| outlook.known.colours().iter().any(|&colour| outlook.at(city, colour) == 3);
    only(legal, Action::RemoteTreatment).filter(|_| cities.iter().any(full))
}

/// An event that may as well be played before a card has to go.
pub(super) fn spare(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    grant(outlook, legal, 2.0)
        .or_else(|| research(outlook, legal, Mood::Eager))
        .or_else(|| airlift(outlook, legal, Mood::Eager))
        .or_else(|| only(legal, Action::OneQuietNight))
        .or_else(|| only(legal, Action::CommercialTravelBan))
        .or_else(|| only(legal, Action::Forecast))
        .or_else(|| only(legal, Action::RemoteTreatment))
        .or_else(|| removal(outlook, legal))
        .or_else(|| assignment(outlook, legal, Mood::Eager))
}

/// The cube whose removal is worth most.
pub(super) fn best_cube(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    let gains = legal.iter().filter_map(|&action| {
        let Action::Remove { city, colour } = action else { return None };
        let mut without = outlook.clone();
        without.remove(city, colour, 1);
        Some((action, without.worth()))
    });
    greatest(gains, f32::MIN)
}

/// A sample that the supply needs more than the Field Operative.
pub(super) fn returned_sample(outlook: &Outlook, legal: &[Action]) -> Option<Action> {
    legal.iter().copied().find(|&action| {
        let Action::Return(colour) = action else { return false };
        let scarce = if colour == Colour::Purple { 2 } else { 4 };
        !outlook.is_active(colour) && outlook.supply[colour as usize] <= scarce
    })
}

/// How useful a role is, where there is a choice.
pub(super) fn role_worth(role: Role) -> f32 {
    match role {
        Role::Medic => 30.0,
        Role::Scientist => 28.0,
        Role::QuarantineSpecialist => 26.0,
        Role::Researcher => 24.0,
        Role::Generalist => 22.0,
        Role::ContainmentSpecialist => 20.0,
        Role::Dispatcher => 18.0,
        Role::Epidemiologist => 17.0,
        Role::OperationsExpert => 16.0,
        Role::Archivist => 15.0,
        Role::FieldOperative => 14.0,
        Role::ContingencyPlanner => 13.0,
        Role::Troubleshooter => 12.0,
    }
}

/// The value of an event while it is held.
pub(super) fn event_worth(event: EventCard) -> f32 {
    match event {
        EventCard::Airlift | EventCard::MobileHospital | EventCard::SpecialOrders => 6.0,
        EventCard::NewAssignment => 4.0,
        EventCard::Forecast
        | EventCard::GovernmentGrant
        | EventCard::OneQuietNight
        | EventCard::ResilientPopulation
        | EventCard::BorrowedTime
        | EventCard::CommercialTravelBan
        | EventCard::RapidVaccineDeployment
        | EventCard::ReexaminedResearch
        | EventCard::RemoteTreatment => 10.0,
    }
}

//! P3.5 P3.7 P3.8 P3.12 P12.13 P21.46 P21.52 Windows: when events may be played, and who is asked.

use crate::rules::events;
use crate::rules::roles::{contingency_planner, field_operative};
use crate::table::frames::{Frame, Moment, UNCOUNTED, Window};
use crate::table::sight;
use crate::table::state::State;
use crate::words::options::{EventWindow, Switch};
use crate::words::{EventCard, events_in};
use kernel::{Asked, Seat, SeatSet, Set, WindowSpec};

/// P3.12 The windows that stop the game, so that a seat may want them passed for it. By default a seat is
/// asked after a cure, before the infection step, between Infect and Intensify, and before the Bio-Terrorist acts.
pub(crate) const WAIVABLE: &[WindowSpec] = &[
    WindowSpec { name: Window::AfterCure.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::BeforeDraw.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::CardsDrawn.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::BottomRevealed.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::EpidemicInfected.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::BeforeIntensify.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::SpecialResolved.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::BeforeInfection.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::InfectionRevealed.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::InfectionResolved.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::TurnEnd.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::BtTurnBefore.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::BtTurnAfter.word(), asked_by_default: Asked::No },
];

/// P12.8 The event of the window after a cure.
const AFTER_CURE: Set<EventCard> = Set::from_bits(1 << EventCard::RapidVaccineDeployment as u8);

/// P12.13 Events for the action step of the player whose turn it is.
const FOR_ACTIONS: Set<EventCard> = Set::from_bits(
    1 << EventCard::BorrowedTime as u8
        | 1 << EventCard::MobileHospital as u8
        | 1 << EventCard::SpecialOrders as u8,
);

/// P3.5 The events this window is open for.
#[inline]
pub(crate) fn allowed(state: &State, window: Window) -> Set<EventCard> {
    let all = Set::from_bits((1 << EventCard::ALL.len()) - 1) - AFTER_CURE;
    let resolving = match state.options.event_window {
        EventWindow::AnyTime => all - FOR_ACTIONS,
        EventWindow::NotBetweenDrawAndResolve => Set::EMPTY,
    };
    match window {
        Window::AfterCure => AFTER_CURE,
        Window::TurnStart | Window::BetweenActions => all,
        Window::CardsDrawn | Window::BottomRevealed | Window::SpecialResolved | Window::InfectionRevealed => {
            resolving
        }
        Window::EpidemicInfected | Window::BeforeIntensify => {
            resolving | Set::one(EventCard::ResilientPopulation)
        }
        Window::BeforeDraw
        | Window::OverLimit
        | Window::BeforeInfection
        | Window::InfectionResolved
        | Window::TurnEnd
        | Window::BtTurnBefore
        | Window::BtTurnAfter => all - FOR_ACTIONS,
    }
}

/// P3.5 The window that is open now, if one is.
#[inline]
pub(crate) fn open(state: &State) -> Option<Window> {
    match state.moment()? {
        Moment::Window { window, .. } => Some(window),
        Moment::OverLimit { .. } => Some(Window::OverLimit),
        Moment::Actions { .. } => {
            let begun = state.turn.actions_left < state.abilities(state.turn.active).actions;
            Some(if begun { Window::BetweenActions } else { Window::TurnStart })
        }
        Moment::BioTerrorist => None,
    }
}

/// P3.8 P21.52 The seats that can respond in this window. With hands closed to somebody at the table these are all
/// that might, for what everybody knows.
#[inline]
pub(crate) fn responders(state: &State, window: Window) -> SeatSet {
    let mut seats = field_operative::can_return(state, window);
    let stored = state.stored();
    let shown = state.team().fold(stored, |held, (_, player)| held | events_in(player.shown));
    let unknown = match sight::hands_are_open(&state.options) {
        Switch::On => Set::EMPTY,
        Switch::Off => unknown_events(state, shown),
    };
    let held = shown | unknown;
    if held.is_empty() {
        return seats;
    }
    let playable = held & allowed(state, window);
    if playable.is_empty() {
        return seats;
    }
    let playable = playable & events::with_effect(state);
    let might = !(unknown & playable).is_empty();
    for (seat, player) in state.team() {
        if !(events_in(player.shown) & playable).is_empty() || might && player.hand != player.shown {
            seats.insert(seat);
        }
    }
    seats | contingency_planner::can_play(state, playable)
}

/// With closed hands: the events nobody knows the place of, beside those shown.
fn unknown_events(state: &State, shown: Set<EventCard>) -> Set<EventCard> {
    state.options.events() - events_in(state.player_discard | state.player_removed) - shown
}

/// P3.7 In a window that stops the game: the seat asked next, in turn order from the active one.
#[inline]
pub(crate) fn next_asked(state: &State) -> Option<Seat> {
    let Some(Moment::Window { waiting, .. }) = state.moment() else { return None };
    if waiting.is_empty() { None } else { state.turn_order().find(|&seat| waiting.contains(seat)) }
}

/// The next frame, behind a window if somebody can respond in it.
#[inline]
pub(crate) fn open_before(state: &mut State, next: impl Into<Frame>, window: Window) {
    state.stack.goto(next);
    state.refused.clear();
    let waiting = responders(state, window);
    if !waiting.is_empty() {
        state.stack.push(Frame::Moment(Moment::Window { window, waiting }));
    }
}

/// P3.7 A seat lets the open window go by.
pub(crate) fn pass(state: &mut State, seat: Seat) {
    with_waiting(state, |waiting| waiting.without(seat));
}

/// P3.7 Something happened in the open window: everybody may respond to it.
#[inline]
pub(crate) fn reopen(state: &mut State) {
    with_waiting(state, |_| UNCOUNTED);
}

/// P3.7 Who can respond, once everything that happened is complete.
#[inline]
pub(crate) fn count(state: &mut State, moment: Moment) {
    let uncounted = match moment {
        Moment::Actions { waiting } | Moment::Window { waiting, .. } | Moment::OverLimit { waiting, .. } => {
            waiting == UNCOUNTED
        }
        Moment::BioTerrorist => false,
    };
    if let (true, Some(window)) = (uncounted, open(state)) {
        let responders = responders(state, window);
        let owner = match moment {
            Moment::Actions { .. } => SeatSet::one(state.turn.active),
            Moment::OverLimit { seat, .. } => SeatSet::one(seat),
            Moment::Window { .. } | Moment::BioTerrorist => SeatSet::EMPTY,
        };
        with_waiting(state, |_| responders - owner);
    }
}

#[inline]
fn with_waiting(state: &mut State, change: impl Fn(SeatSet) -> SeatSet) {
    let Some(moment) = state.moment() else { return };
    state.stack.goto(Frame::Moment(match moment {
        Moment::Window { window, waiting } => Moment::Window { window, waiting: change(waiting) },
        Moment::Actions { waiting } => Moment::Actions { waiting: change(waiting) },
        Moment::OverLimit { seat, waiting } => Moment::OverLimit { seat, waiting: change(waiting) },
        Moment::BioTerrorist => Moment::BioTerrorist,
    }));
}

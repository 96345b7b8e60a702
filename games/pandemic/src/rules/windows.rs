//! P3.5 P3.7 P3.12 P12.13 P21.46 Windows: when events may be played, and who is asked.

use crate::table::frames::{Frame, Moment, UNCOUNTED, Window};
use crate::table::sight;
use crate::table::state::State;
use crate::words::options::{EventWindow, Switch};
use crate::words::{COLOURS, EventCard, events_in};
use kernel::{Asked, Responses, Seat, SeatSet, Set, WindowSpec};

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
        Moment::Actions { .. } => Some(action_window(state)),
        Moment::BioTerrorist => None,
    }
}

/// P3.5 The window of the action step.
#[inline]
pub(crate) fn action_window(state: &State) -> Window {
    let begun = state.turn.actions_left < state.abilities(state.turn.active).actions;
    if begun { Window::BetweenActions } else { Window::TurnStart }
}

/// P3.8 The events that everybody knows to be held, and with closed hands those that may be.
#[inline]
pub(crate) fn perhaps_held(state: &State) -> (Set<EventCard>, Set<EventCard>) {
    let shown = state.team().fold(state.stored(), |held, (_, player)| held | events_in(player.shown));
    let unknown = match sight::hands_are_open(&state.options) {
        Switch::On => Set::EMPTY,
        Switch::Off => {
            state.options.events() - events_in(state.player_discard | state.player_removed) - shown
        }
    };
    (shown, unknown)
}

/// P3.8 Whether there is anything at all that somebody might respond with.
#[inline]
fn might_respond(state: &State, window: Window) -> bool {
    let (shown, unknown) = perhaps_held(state);
    state.role_cards.samples != [0; COLOURS] || !((shown | unknown) & allowed(state, window)).is_empty()
}

/// P3.7 In a window that stops the game: the seat asked next, in turn order from the active one.
#[inline]
pub(crate) fn next_asked(state: &State) -> Option<Seat> {
    let Some(Moment::Window { waiting, .. }) = state.moment() else { return None };
    if waiting.is_empty() { None } else { state.turn_order().find(|&seat| waiting.contains(seat)) }
}

/// P3.8 Who knows what the seats can respond with: with hands closed to somebody, not everybody.
pub(crate) fn responses(state: &State) -> Responses {
    match sight::hands_are_open(&state.options) {
        Switch::On => Responses::Open,
        Switch::Off => Responses::Hidden,
    }
}

/// P3.5 P21.46 The next frame, behind a window, which closes at once if nobody can respond in it.
#[inline]
pub(crate) fn open_before(state: &mut State, next: impl Into<Frame>, window: Window) {
    state.stack.goto(next);
    state.refused.clear();
    if might_respond(state, window) {
        state.stack.push(Frame::window(window));
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

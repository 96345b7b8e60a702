//! P3.5 P3.7 P3.8 P3.12 Windows: when events may be played, and who is asked.

use crate::events;
use crate::frames::{Frame, Window};
use crate::options::{EventWindow, Switch};
use crate::state::{ACTIONS, State};
use crate::words::{EventCard, events_in};
use kernel::{Asked, Seat, SeatSet, Set, WindowSpec};

/// P3.12 The windows that stop the game, so that a seat may want them passed for it. By default a seat is
/// asked before the infection step and between Infect and Intensify.
pub(crate) const WAIVABLE: &[WindowSpec] = &[
    WindowSpec { name: Window::BeforeDraw.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::CardsDrawn.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::BottomRevealed.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::EpidemicInfected.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::SpecialResolved.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::BeforeInfection.word(), asked_by_default: Asked::Yes },
    WindowSpec { name: Window::InfectionRevealed.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::InfectionResolved.word(), asked_by_default: Asked::No },
    WindowSpec { name: Window::TurnEnd.word(), asked_by_default: Asked::No },
];

/// P3.5 The events this window is open for.
#[inline]
pub(crate) fn allowed(state: &State, window: Window) -> Set<EventCard> {
    let all = Set::from_bits((1 << EventCard::ALL.len()) - 1);
    match state.options.event_window {
        EventWindow::AnyTime => all,
        EventWindow::NotBetweenDrawAndResolve => match window {
            Window::CardsDrawn
            | Window::BottomRevealed
            | Window::SpecialResolved
            | Window::InfectionRevealed => Set::EMPTY,
            Window::EpidemicInfected => Set::one(EventCard::ResilientPopulation),
            Window::TurnStart
            | Window::BetweenActions
            | Window::BeforeDraw
            | Window::OverLimit
            | Window::BeforeInfection
            | Window::InfectionResolved
            | Window::TurnEnd => all,
        },
    }
}

/// P3.5 The window that is open now, if one is.
#[inline]
pub(crate) fn open(state: &State) -> Option<Window> {
    let top = state.stack.top()?;
    if let Frame::Window { window, .. } = top {
        return Some(window);
    }
    if matches!(top, Frame::OverLimit { .. }) {
        return Some(Window::OverLimit);
    }
    let begun = state.turn.actions_left < ACTIONS;
    matches!(top, Frame::Actions { .. }).then_some(if begun {
        Window::BetweenActions
    } else {
        Window::TurnStart
    })
}

/// P3.8 The seats that can respond in this window. With closed hands these are all that might, for what
/// the others know.
#[inline]
pub(crate) fn responders(state: &State, window: Window) -> SeatSet {
    let playable = events::with_effect(state) & allowed(state, window);
    let mut seats = SeatSet::EMPTY;
    if playable.is_empty() {
        return seats;
    }
    match state.options.open_hands {
        Switch::On => {
            for (seat, player) in state.players.iter() {
                if !(events_in(player.hand) & playable).is_empty() {
                    seats.insert(seat);
                }
            }
        }
        Switch::Off => {
            let known =
                state.players.iter().fold(state.player_discard, |known, (_, player)| known | player.shown);
            let unknown = playable - events_in(known);
            for (seat, player) in state.players.iter() {
                let might = player.hand != player.shown && !unknown.is_empty();
                if might || !(events_in(player.shown) & playable).is_empty() {
                    seats.insert(seat);
                }
            }
        }
    }
    seats
}

/// P3.7 In a window that stops the game: the seat asked next, in turn order from the active one.
#[inline]
pub(crate) fn next_asked(state: &State) -> Option<Seat> {
    let Some(Frame::Window { window, passed }) = state.stack.top() else { return None };
    let waiting = responders(state, window) - passed;
    if waiting.is_empty() {
        return None;
    }
    state.turn_order().find(|&seat| waiting.contains(seat))
}

/// The next frame, behind a window if somebody can respond in it.
#[inline]
pub(crate) fn open_before(state: &mut State, next: Frame, window: Window) {
    state.stack.goto(next);
    state.refused.clear();
    if !responders(state, window).is_empty() {
        state.stack.push(Frame::Window { window, passed: SeatSet::EMPTY });
    }
}

/// P3.7 A seat lets the open window go by.
pub(crate) fn pass(state: &mut State, seat: Seat) {
    match state.stack.top() {
        Some(Frame::Window { window, passed }) => {
            state.stack.goto(Frame::Window { window, passed: passed.with(seat) });
        }
        Some(Frame::Actions { passed }) => state.stack.goto(Frame::Actions { passed: passed.with(seat) }),
        Some(Frame::OverLimit { seat: owner, passed }) => {
            state.stack.goto(Frame::OverLimit { seat: owner, passed: passed.with(seat) });
        }
        other => debug_assert!(false, "no window to pass in {other:?}"),
    }
}

/// P3.7 Something happened in the open window: everybody may respond to it.
#[inline]
pub(crate) fn reopen(state: &mut State) {
    match state.stack.top() {
        Some(Frame::Window { window, .. }) => {
            state.stack.goto(Frame::Window { window, passed: SeatSet::EMPTY });
        }
        Some(Frame::Actions { .. }) => state.stack.goto(Frame::Actions { passed: SeatSet::EMPTY }),
        Some(Frame::OverLimit { seat, .. }) => {
            state.stack.goto(Frame::OverLimit { seat, passed: SeatSet::EMPTY });
        }
        other => debug_assert!(false, "no window to open again in {other:?}"),
    }
}

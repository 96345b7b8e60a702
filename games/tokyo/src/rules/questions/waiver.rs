//! T12.5 T9.12 T30.5 Windows a seat can be passed through, and what a table may answer in advance.

use crate::table::frames::{Ask, Frame};
use crate::table::state::State;
use crate::words::notation::Action;
use kernel::{Asked, Responses, Seat, Waiver, WindowSpec};

/// T12.5 An attack is made.
const ATTACK: WindowSpec = WindowSpec { name: "attack", asked_by_default: Asked::Yes };
/// T21.6 A PC is about to take damage.
const DAMAGE: WindowSpec = WindowSpec { name: "damage", asked_by_default: Asked::Yes };
/// T6.16 A trouble has been drawn.
const TROUBLE_DRAWN: WindowSpec = WindowSpec { name: "trouble_drawn", asked_by_default: Asked::Yes };
/// T14.8 A card is about to be scrapped.
const SCRAP: WindowSpec = WindowSpec { name: "scrap", asked_by_default: Asked::Yes };
/// T27.4 A Site card has been turned up.
const SITE_CARD: WindowSpec = WindowSpec { name: "site_card", asked_by_default: Asked::Yes };
/// T22 A reward card of a Site card is about to be gained.
const REWARD: WindowSpec = WindowSpec { name: "reward", asked_by_default: Asked::Yes };

/// All of them.
pub(crate) const WINDOWS: &[WindowSpec] = &[ATTACK, DAMAGE, TROUBLE_DRAWN, SCRAP, SITE_CARD, REWARD];

/// T30.5 Who knows what the seat can respond with: everybody, unless its hand holds cards that other seats have not seen.
fn responses(state: &State, seat: Seat) -> Responses {
    let hides = !state.stash(seat).secret.is_empty();
    let from_somebody = state.options.sharers(state.options.stash_of(seat)) != state.seats().collect();
    if hides && from_somebody { Responses::Hidden } else { Responses::Open }
}

/// T9.12 T12.5 What a table may answer for this seat in advance.
pub(crate) fn waiver(state: &State, seat: Seat) -> Option<Waiver<Action>> {
    if !crate::rules::questions::asked(state).contains(seat) {
        return None;
    }
    let (answer, responses) = (Action::Pass, responses(state, seat));
    let pass = |window: WindowSpec| Some(Waiver::Pass { window: window.name, answer, responses });
    match state.stack.top() {
        Some(Frame::Ask(Ask::Battle { .. }))
            if state.battle.is_some_and(|battle| battle.first.seat != seat) =>
        {
            pass(ATTACK)
        }
        Some(Frame::Ask(Ask::Damage { .. } | Ask::NpcDamage { .. })) => pass(DAMAGE),
        Some(Frame::Ask(Ask::Drawn { .. })) => pass(TROUBLE_DRAWN),
        Some(Frame::Ask(Ask::Scrap { .. })) => pass(SCRAP),
        Some(Frame::Ask(Ask::Turned { .. })) => pass(SITE_CARD),
        Some(Frame::Ask(Ask::Reward { .. })) => pass(REWARD),
        Some(Frame::Ask(Ask::Consent { asker, .. })) => {
            Some(Waiver::Consent { asker, answer: Action::Agree })
        }
        Some(_) | None => None,
    }
}

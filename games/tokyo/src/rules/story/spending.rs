//! T27.4 T32.13 T32.14 Progress tokens of cards beside the mat that the group may spend: a Site card goes unseen under its
//! deck, or damage that a scenario text would deal is kept off.

use super::tokens;
use crate::rules::site;
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::State;
use crate::words::refusals;
use crate::words::story::{Deed, Scene};
use kernel::{Refusal, Seat, Sink};

/// T32.13 The card beside the mat that bears tokens to be spent for this.
fn bearer(state: &State, wanted: impl Fn(Deed) -> bool) -> Option<Scene> {
    let bears = |scene: &Scene| state.story.tokens[scene.place()] > 0;
    state.story.table.iter().filter(bears).find(|&scene| scene.row().standing().any(&wanted))
}

/// T27.4 Whether a token of this card can be spent before the top card of the encounter slot is turned up.
pub(crate) fn check_bypass(state: &State, seat: Seat, scene: Scene) -> Result<(), Refusal> {
    site::check_explore(state, seat)?;
    if state.site.encounter() == 0 {
        return Err(refusals::NOTHING_TO_REVEAL);
    }
    if bearer(state, |deed| deed == Deed::Bypass) == Some(scene) {
        Ok(())
    } else {
        Err(refusals::NOTHING_TO_SPEND)
    }
}

/// The top card of the encounter slot goes unseen under the Site deck.
pub(crate) fn bypass(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    spend(state, scene, log);
    site::sink(state, log);
}

/// T32.14 A token comes off.
fn spend(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    tokens::put(state, scene.row().number, -1, log);
}

/// T20.22 How much more failure effects of Site cards deal, and the card that says so.
pub(crate) fn worsened(state: &State) -> Option<(Scene, u8)> {
    let more = |scene: Scene| {
        scene
            .row()
            .standing()
            .find_map(|deed| if let Deed::Worse(amount) = deed { Some((scene, amount)) } else { None })
    };
    state.story.table.iter().find_map(more)
}

/// Damage is about to be dealt; so much of it comes from the text of this card, and a token may keep that off. The frames on
/// top are those of the damage.
pub(crate) fn offer_shelter(state: &mut State, from: Scene, amount: u8) {
    let number = from.row().number;
    let shelters = |deed: Deed| matches!(deed, Deed::Shelter(cards) if cards.contains(&number));
    if let Some(scene) = bearer(state, shelters) {
        state.stack.push(Ask::Shelter { scene, amount });
    }
}

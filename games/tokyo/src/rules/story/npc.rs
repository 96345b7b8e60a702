//! T32.18 T32.19 T32.20 An NPC that accompanies the PCs: where it is, what can hit it and help it. Its damage tokens are the
//! progress tokens of its card.

use crate::table::event::Event;
use crate::table::frames::{Ask, Harm, Source};
use crate::table::state::State;
use crate::words::Area;
use crate::words::cards::{Does, Effect, When, Who};
use crate::words::story::{Cue, Scene};
use kernel::{Audience, Seat, SeatSet, Sink};

/// Its card, if one lies open.
pub(crate) fn companion(state: &State) -> Option<Scene> {
    state.story.table.iter().find(|scene| scene.row().npc.is_some())
}

/// T32.19 With the PCs: in the Site while one of them is there, else in every area that holds one.
pub(crate) fn is_in(state: &State, area: Area) -> bool {
    companion(state).is_some()
        && !state.in_area(area).is_empty()
        && (area == Area::Site || state.in_area(Area::Site).is_empty())
}

/// Its damage tokens.
pub(crate) fn damage(state: &State, npc: Scene) -> u8 {
    state.story.tokens[npc.place()]
}

/// What it has left of its HP.
pub(crate) fn hp_left(state: &State, npc: Scene) -> u8 {
    npc.row().npc.unwrap_or(0).saturating_sub(damage(state, npc))
}

/// T32.18 T32.19 The NPC, if this concerns it: what PCs and facilities heal, and the damage of failures in the Site. Nothing
/// else can be done to it (T32.20).
pub(crate) fn reached(state: &State, (of, here): (Source, Area), when: When, does: &Does) -> Option<Scene> {
    let npc = companion(state)?;
    let near = is_in(state, here);
    let within = match does.who {
        Who::Ally | Who::Near | Who::Each => near,
        Who::Any | Who::Other | Who::Everybody => true,
        Who::You | Who::All | Who::MostHurt | Who::Crowded | Who::Holders | Who::BesidePages => false,
    };
    let meant = match of {
        Source::Means(_) | Source::Facility(_) => matches!(does.what, Effect::Heal(_)),
        Source::Site(_) => when == When::Failure && matches!(does.what, Effect::Harm { .. }),
        Source::Scene(scene) => {
            scene.row().is_gate()
                && matches!(when, When::Failure | When::Story(Cue::Missed))
                && matches!(does.what, Effect::Harm { .. })
        }
        Source::Trouble(..) | Source::Mod(_) => false,
    };
    (within && meant).then_some(npc)
}

/// Whether an effect of this kind for one of these PCs can be for the NPC instead, used by this PC.
pub(crate) fn concerns(state: &State, whose: Who, seat: Seat) -> bool {
    match whose {
        Who::Ally | Who::Near | Who::Each => is_in(state, state.pcs[seat].area),
        Who::Any | Who::Other | Who::Everybody => companion(state).is_some(),
        Who::All => companion(state).is_some() && !is_in(state, Area::Site),
        Who::You | Who::MostHurt | Who::Crowded | Who::Holders | Who::BesidePages => false,
    }
}

/// It is about to take damage.
pub(crate) fn hurt(state: &mut State, npc: Scene, harm: Harm) {
    let amount = harm.amount;
    state.stack.push(Ask::NpcDamage { npc, harm, amount, passed: SeatSet::EMPTY });
}

/// It takes what is left of the damage. The frame on top is left.
pub(crate) fn take(state: &mut State, (npc, harm, amount): (Scene, Harm, u8), log: &mut impl Sink<Event>) {
    state.stack.pop();
    let amount = amount.min(hp_left(state, npc));
    if amount > 0 {
        state.story.tokens[npc.place()] += amount;
        log.emit(Audience::All, Event::NpcHurt { npc, amount, kind: harm.kind });
    }
}

/// Damage tokens are taken off.
pub(crate) fn heal(state: &mut State, npc: Scene, amount: u8, log: &mut impl Sink<Event>) {
    let healed = amount.min(damage(state, npc));
    if healed > 0 {
        state.story.tokens[npc.place()] -= healed;
        log.emit(Audience::All, Event::NpcHealed { npc, amount: healed });
    }
}

/// T27.19 Whether it can be given a point of a retreat's damage.
pub(crate) fn can_bear(state: &State) -> Option<Scene> {
    companion(state).filter(|&npc| is_in(state, Area::Site) && hp_left(state, npc) > 0)
}

//! T10.1 T20.25 T20.26 T20.31 T31.5 Rows of cards: whose they are, when they are laid down, whom they concern, and
//! the damage they deal.

use super::means;
use crate::rules::story::{npc, pages};
use crate::table::frames::{Do, Foe, Frame, Harm, Nature, Source};
use crate::table::state::State;
use crate::words::cards::{Does, Effect, Odd, Row, When, Who, facility};
use crate::words::notation::{At, Spot};
use crate::words::story::{Deed, Scene};
use crate::words::{Area, DamageType, Keyword};
use kernel::{Seat, SeatSet};

/// The rows of a source.
pub(crate) fn rows(state: &State, of: Source, by: Option<Seat>) -> &'static [Row] {
    match of {
        Source::Means(means) => by.map_or(&[], |seat| means::rows(state, seat, means)),
        Source::Trouble(trouble, _) => trouble.row().rows,
        Source::Site(card) => card.row().rows,
        Source::Facility(area) => facility(area).map_or(&[], std::slice::from_ref),
        Source::Scene(scene) => scene.row().rows,
        Source::Mod(card) => card.row().rows,
    }
}

/// "The area" of its texts.
pub(crate) fn area(state: &State, of: Source, by: Option<Seat>) -> Area {
    match of {
        Source::Means(_) => by.map_or(Area::Site, |seat| state.pcs[seat].area),
        Source::Trouble(_, slot) => slot.area(),
        Source::Site(_) => Area::Site,
        Source::Facility(area) => area,
        Source::Scene(scene) => state.area_of(scene),
        Source::Mod(_) => Area::Site,
    }
}

/// T10.1 Lays down the rows of this timing, the first one on top. `rewards` says which part of the rows of a solved
/// card.
pub(crate) fn push(state: &mut State, of: Source, when: When, by: Option<Seat>) {
    let rows = rows(state, of, by);
    for (place, _) in rows.iter().enumerate().rev().filter(|(_, row)| row.when == when) {
        state.stack.push(Do::Effects { of, row: place as u8, next: 0, by, at: At::Nothing });
    }
}

/// T32.18 Damage of a source to the NPC.
pub(crate) fn harm_npc(state: &mut State, of: Source, card: Scene, (kind, amount): (DamageType, u8)) {
    let harm = Harm { kind: Some(kind), amount, from: foe(state, of), nature: nature(of) };
    npc::hurt(state, card, harm);
}

/// T32.18 The NPC that may be named instead of the PC that is asked for.
pub(crate) fn npc_below(state: &State) -> Option<Scene> {
    let below = state.stack.len().checked_sub(2).and_then(|place| state.stack.get(place));
    let Some(Frame::Do(Do::Effects { of, row, next, by, .. })) = below else { return None };
    let does = rows(state, of, by).get(usize::from(row))?.does.get(usize::from(next))?;
    reached_npc(state, (of, row, by), does)
}

/// T32.18 The NPC, if an effect of this row can concern it.
pub(crate) fn reached_npc(
    state: &State,
    (of, row, by): (Source, u8, Option<Seat>),
    does: &Does,
) -> Option<Scene> {
    let when = rows(state, of, by).get(usize::from(row))?.when;
    npc::reached(state, (of, area(state, of, by)), when, does)
}

/// T31.5 Whether it is done to a PC that is chosen.
pub(crate) fn concerns_a_pc(what: &Effect) -> bool {
    matches!(
        what,
        Effect::Heal(_)
            | Effect::Refresh { .. }
            | Effect::Draw(_)
            | Effect::Discard(_)
            | Effect::Token(_)
            | Effect::Toll(_)
            | Effect::Harm { .. }
            | Effect::Strip(_)
            | Effect::Odd(Odd::HandOver)
            | Effect::Story(Deed::Crowd | Deed::Unburden(_) | Deed::Vessel(_))
    )
}

/// Whom an effect can concern.
pub(crate) fn targets(state: &State, of: Source, who: Who, by: Option<Seat>) -> SeatSet {
    let here = state.in_area(area(state, of, by));
    let own: SeatSet = by.into_iter().collect();
    match who {
        Who::You => own,
        Who::Near | Who::Each => here,
        Who::Holders => pages::holders(state, here),
        Who::BesidePages => pages::beside_many(state),
        Who::Ally => here - own,
        Who::Any | Who::Everybody => state.seats().collect(),
        Who::MostHurt => {
            let most = state.seats().map(|seat| state.pcs[seat].damage).max().unwrap_or(0);
            state.seats().filter(|&seat| most > 0 && state.pcs[seat].damage == most).collect()
        }
        Who::Crowded => {
            let areas = Area::NORMAL.iter().map(|&area| state.in_area(area));
            areas.filter(|here| here.len() > 1).fold(SeatSet::EMPTY, |all, here| all | here)
        }
        Who::Other => state.seats().collect::<SeatSet>() - own,
        Who::All => state.seats().filter(|&seat| state.pcs[seat].area != Area::Site).collect(),
    }
}

/// T20.26 Whether the damage of a source comes from a card with Environment.
fn nature(of: Source) -> Nature {
    let environment = match of {
        Source::Trouble(trouble, _) => trouble.has(Keyword::Environment),
        Source::Site(card) => card.has(Keyword::Environment),
        Source::Scene(scene) => scene.has(Keyword::Environment),
        Source::Mod(card) => card.has(Keyword::Environment),
        Source::Means(_) | Source::Facility(_) => false,
    };
    if environment { Nature::Environment } else { Nature::Ordinary }
}

/// T20.25 The enemy damage of a source comes from.
fn foe(state: &State, of: Source) -> Foe {
    match of {
        Source::Trouble(_, slot) if state.enemy(Spot::Slot(slot)).is_some() => Foe::Slot(slot),
        Source::Site(_) if state.enemy(Spot::Site).is_some() => Foe::Site,
        Source::Scene(scene) => match state.slot_of(scene).map(Spot::Slot) {
            Some(at) if state.enemy(at).is_some() => Foe::from(at),
            Some(_) => Foe::None,
            None if state.scene_at(Spot::Site) == Some(scene) && state.enemy(Spot::Site).is_some() => {
                Foe::Site
            }
            None => Foe::None,
        },
        Source::Trouble(..) | Source::Site(_) | Source::Means(_) | Source::Facility(_) | Source::Mod(_) => {
            Foe::None
        }
    }
}

/// T20.31 Damage to these PCs, then what follows from it.
pub(crate) fn harm(state: &mut State, of: Source, hit: SeatSet, (kind, amount): (DamageType, u8)) {
    let harm = Harm { kind: Some(kind), amount, from: foe(state, of), nature: nature(of) };
    state.stack.push(Do::Consequences);
    state.stack.push(Do::Hurt { left: hit, harm });
}

//! T6 T15 T27 The mat, the decks, the Site and the BOT cards at a position.

use super::{Position, seat_set, wrong};
use crate::table::state::{Duty, SlotState, State};
use crate::words::cards::Trouble;
use crate::words::options::{Scenario, Unplayed};
use crate::words::{Area, CardKind, Role};
use kernel::{PositionError, SeatSet};

pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    slots(state, position)?;
    bots(state, position)?;
    piles(state, position)?;
    site(state, position)
}

fn slots(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (&slot, said) in &position.slots {
        let path = |word: &str| format!("slots.{slot}.{word}");
        if let Some(card) =
            said.goods.filter(|card| card.is_starter() || card.row().kind == CardKind::Artifact)
        {
            return Err(wrong(path("goods"), format!("{card} is never sold (T2.8)")));
        }
        if said.trouble.is_some_and(Trouble::is_never_placed) {
            return Err(wrong(path("trouble"), "the uneventful day is never placed (T6.13)"));
        }
        let hp = said.trouble.and_then(|trouble| trouble.row().enemy()).map_or(0, |enemy| enemy.hp);
        if said.damage > 0 && said.damage >= hp && (hp == 0 || position.frames.is_none()) {
            return Err(wrong(path("damage"), "less than the HP of the enemy there (T20.15)"));
        }
        if said.pages > 0 && state.options.scenario != Scenario::S05 {
            return Err(wrong(path("pages"), "pages lie about in S05 only (T32.14)"));
        }
        let checks = said.trouble.map_or(0, |trouble| trouble.row().checks().len());
        if said.done > 0 && !is_part(said.done, checks, position) {
            return Err(wrong(path("done"), "some, but not all of the checks of the trouble there (T19.17)"));
        }
        *state.slot_mut(slot) = SlotState {
            goods: said.goods,
            trouble: said.trouble,
            damage: said.damage,
            done: said.done,
            scene: said.scene,
            scene_damage: said.scene_damage,
            pages: said.pages,
        };
    }
    Ok(())
}

/// T19.17 Whether these checks are some of this many: all of them only while the card is being solved.
fn is_part(done: u8, checks: usize, position: &Position) -> bool {
    let all = (1u32 << checks) - 1;
    u32::from(done) < all || (u32::from(done) == all && position.frames.is_some())
}

fn bots(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let cast = state.seats().all(|seat| state.pcs[seat].role.is_some());
    if (state.round.number > 0 || cast) && state.options.unplayed == Unplayed::BotCards {
        for &role in Role::ALL {
            if state.seat_of(role).is_none() {
                state.bots[role as usize] = Some(0);
            }
        }
    }
    for (&role, &tokens) in &position.bots {
        match state.bots[role as usize].as_mut() {
            Some(there) => *there = tokens,
            None => {
                return Err(wrong(format!("bots.{role}"), "no BOT card of this role lies out (T4.3, T29.2)"));
            }
        }
    }
    Ok(())
}

fn piles(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let goods = &mut state.goods;
    goods.under = position.under.iter().copied().collect();
    goods.scrap = position.scrap.counts();
    goods.discard = position.goods_discard.counts();
    goods.removed = position.removed.counts();
    if position.revealed.len() > 3 {
        return Err(wrong("revealed", "at most three cards are revealed for a reward (T22.5)"));
    }
    goods.revealed = position.revealed.iter().copied().collect();
    if position.troubles_over.len() > 12 || position.troubles_under.len() > 12 {
        return Err(wrong("troubles_over", "at most twelve troubles are known at an end of the deck"));
    }
    let troubles = &mut state.troubles;
    troubles.over = position.troubles_over.iter().copied().collect();
    troubles.under = position.troubles_under.iter().copied().collect();
    troubles.discard = position.trouble_discard.counts();
    troubles.shuffles = position.trouble_shuffles;
    state.troubles.second = seat_set(state, &position.second, "second")?;
    Ok(())
}

fn site(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.site.beneath = position.site_beneath.counts();
    state.site.under = position.site_under.iter().copied().collect();
    state.site.discard = position.site_discard.counts();
    state.site.shuffles = position.site_shuffles;
    let inside = state.in_area(Area::Site);
    state.site.open = position.open;
    // While effects are carried out, the last PC may have been sent away from a card that is still open.
    let at_rest = position.frames.is_none();
    if let Some(open) = position.open {
        if at_rest && inside.is_empty() {
            return Err(wrong("open", "a Site card is open only while PCs explore (T27.4)"));
        }
        let hp = state.enemy(crate::words::notation::Spot::Site).map_or(0, |enemy| enemy.hp);
        if open.damage > 0 && open.damage >= hp && (hp == 0 || at_rest) {
            return Err(wrong("open.damage", "less than the HP of the enemy there (T20.15)"));
        }
        if open.done > 0 && !is_part(open.done, open.card.row().checks().len(), position) {
            return Err(wrong("open.done", "some, but not all of the checks of the card (T19.17)"));
        }
        if !open.tried.is_subset(inside) {
            return Err(wrong("open.tried", "only PCs in the Site try (T27.10)"));
        }
    }
    state.site.explorers = match &position.explorers {
        Some(seats) => seat_set(state, seats, "explorers")?,
        None if position.open.is_some() => inside,
        None => SeatSet::EMPTY,
    };
    if !state.site.explorers.is_subset(inside) {
        return Err(wrong("explorers", "only PCs in the Site explore (T27.3)"));
    }
    if at_rest && state.site.open.is_some() && state.site.explorers.is_empty() {
        return Err(wrong("explorers", "somebody explores where a card is open (T27.3)"));
    }
    let waiting =
        position.encounter.unwrap_or(0) > 0 && !inside.is_empty() && state.site.explorers.is_empty();
    state.site.duty = position.duty.unwrap_or(if waiting { Duty::Due } else { Duty::Met });
    Ok(())
}

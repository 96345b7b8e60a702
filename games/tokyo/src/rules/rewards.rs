//! T10.6 T14.12 T18.6 T18.8 T18.9 T18.11 T20.16 T22.3 T22.5 T22.6 T22.7 T22.8 T22.9 T22.12 T27.23 T32.16 Solving a
//! card, and what it brings: tokens, seals, goods, artifacts.

use super::{ap_tokens, rows, site};
use crate::rules::story::{lesson, mods, pages, solving, zones};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Frame, Prize, Solving, Source};
use crate::table::state::{EQUIPMENT, Equipped, State};
use crate::words::cards::{Card, Does, Effect, When};
use crate::words::notation::{At, Spot};
use crate::words::story::{Cue, Deed};
use crate::words::{Area, CardKind, Rarity, Skill, Slot};
use kernel::{Audience, Seat, SeatSet, Sink};

/// T18.6 T18.8 T20.16 The next part of solving a card.
pub(crate) fn solved(state: &mut State, (by, at): (Seat, Spot), stage: Solving, log: &mut impl Sink<Event>) {
    let Some(card) = card_at(state, at) else {
        state.stack.pop();
        return;
    };
    match stage {
        Solving::Effects => {
            state.stack.goto(Do::Solved { by, at, stage: Solving::Tokens });
            log.emit(
                Audience::All,
                match card.source {
                    Source::Site(card) => Event::SiteCardSolved { seat: by, card },
                    Source::Scene(scene) => Event::SceneSolved { seat: by, scene },
                    Source::Trouble(trouble, _) => Event::TroubleSolved { seat: by, trouble },
                    Source::Means(_) | Source::Facility(_) | Source::Mod(_) => return,
                },
            );
            push_success(state, card.source, by, Part::Effects);
        }
        Solving::Tokens => {
            state.stack.goto(Do::Solved { by, at, stage: Solving::Rewards });
            ap_tokens::gain(state, by, card.reward, log);
            if let Some(rarity) = card.rarity {
                lift_seals(state, by, rarity, log);
            }
        }
        Solving::Rewards => {
            state.stack.goto(Do::Solved { by, at, stage: Solving::Discard });
            push_success(state, card.source, by, Part::Rewards);
        }
        Solving::Discard => {
            state.stack.pop();
            let held = match at {
                Spot::Slot(slot) => pages::lift(state, slot, log),
                Spot::Site => 0,
            };
            match at {
                Spot::Slot(_) | Spot::Site if state.scene_at(at).is_some() => {
                    solving::solved(state, at, log);
                }
                Spot::Slot(slot) => {
                    let there = state.slot_mut(slot);
                    there.damage = 0;
                    there.done = 0;
                    if let Some(trouble) = there.trouble.take() {
                        state.troubles.discard.add(trouble);
                    }
                    lesson::trouble_solved(state, slot);
                    // T18.6 A clear comes before a trouble drawn for the check is placed.
                    zones::all_happens(state, When::Story(Cue::TroubleSolved), Some(by));
                }
                Spot::Site => {
                    site::discard_open(state, log);
                    zones::all_happens(state, When::Story(Cue::SiteSolved), Some(by));
                    mods::all_happens(state, When::Story(Cue::SiteSolved), Some(by));
                }
            }
            // T32.16 T21.14 The card is away, so a Down of the solver finds its slot free.
            pages::take(state, by, held, log);
        }
    }
}

/// What a solved card brings.
struct Solved {
    source: Source,
    reward: u8,
    /// T18.10 Scenario cards have none.
    rarity: Option<Rarity>,
}

/// The card there and its data.
fn card_at(state: &State, at: Spot) -> Option<Solved> {
    if let Some(scene) = state.scene_at(at) {
        return Some(Solved { source: Source::Scene(scene), reward: scene.row().reward, rarity: None });
    }
    let (source, row) = match at {
        Spot::Slot(slot) => {
            let trouble = state.slot(slot).open_trouble()?;
            (Source::Trouble(trouble, slot), trouble.row())
        }
        Spot::Site => {
            let open = state.site.open?;
            (Source::Site(open.card), open.card.row())
        }
    };
    Some(Solved { source, reward: row.reward, rarity: Some(row.rarity) })
}

/// T18.6 Which effects of a solved card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Those that come first.
    Effects,
    /// T18.11 Goods and artifacts.
    Rewards,
}

/// T22.12
fn push_success(state: &mut State, of: Source, by: Seat, part: Part) {
    let rows = match of {
        Source::Trouble(trouble, _) => trouble.row().rows,
        Source::Site(card) => card.row().rows,
        Source::Scene(scene) => scene.row().rows,
        Source::Means(_) | Source::Facility(_) | Source::Mod(_) => &[],
    };
    for (place, row) in rows.iter().enumerate().rev().filter(|(_, row)| row.when == When::Success) {
        let is_reward = |does: &Does| {
            matches!(does.what, Effect::Salvage(_) | Effect::Artifact | Effect::Story(Deed::Treasure(_)))
        };
        let rewards = row.does.iter().any(is_reward);
        if rewards == (part == Part::Rewards) {
            state.stack.push(Do::Effects { of, row: place as u8, next: 0, by: Some(by), at: At::Nothing });
        }
    }
}

/// T18.9 Seals come off.
fn lift_seals(state: &mut State, seat: Seat, rarity: Rarity, log: &mut impl Sink<Event>) {
    let lifted =
        [(Rarity::Common, Skill::Support), (Rarity::Rare, Skill::Enhanced), (Rarity::Epic, Skill::Site)];
    for (_, skill) in lifted.into_iter().filter(|(least, _)| rarity >= *least) {
        lift_seal(state, seat, skill, log);
    }
}

/// T14.12 T18.9 T18.10 A seal comes off.
pub(crate) fn lift_seal(state: &mut State, seat: Seat, skill: Skill, log: &mut impl Sink<Event>) {
    if state.pcs[seat].seals.remove(skill) {
        log.emit(Audience::All, Event::SealLifted { seat, skill });
    }
}

/// T10.6 T17.2 T17.3 A card of the market is taken without a check.
pub(crate) fn take_from_market(state: &mut State, seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
    if let Some(card) = state.slot_mut(slot).goods.take() {
        state.stash_mut(seat).deck.push(card);
        log.emit(Audience::All, Event::Bought { seat, card, slot });
    }
}

/// T22.3 Cards of the scrap pile are gained; in the Site somebody may find better ones.
pub(crate) fn salvage(state: &mut State, by: Seat, cards: u8) {
    state.stack.push(Do::GainScrap { by, left: cards, kind: Prize::Scrap });
    window(state, by, cards, Prize::Scrap);
}

/// T22.7 An artifact is gained.
pub(crate) fn artifact(state: &mut State, by: Seat) {
    treasure(state, by, 1);
}

/// T22.7 T22.8 An artifact is gained, or this many cards of the scrap pile.
pub(crate) fn treasure(state: &mut State, by: Seat, cards: u8) {
    state.stack.push(Do::GainArtifact { by, choice: 1, cards });
    window(state, by, 1, Prize::Artifact);
}

/// T27.23
fn window(state: &mut State, by: Seat, left: u8, kind: Prize) {
    if state.pcs[by].area == Area::Site {
        state.stack.push(Ask::Reward { by, left, kind, passed: SeatSet::EMPTY });
    }
}

/// The Fixer finds more: one card of the scrap pile more, or a choice of two artifacts.
pub(crate) fn appraise(state: &mut State) {
    if !matches!(state.stack.top(), Some(Frame::Ask(Ask::Reward { .. }))) {
        return;
    }
    state.stack.pop();
    match state.stack.top() {
        Some(Frame::Do(Do::GainScrap { by, left, kind })) => {
            state.stack.goto(Do::GainScrap { by, left: left + 1, kind });
        }
        Some(Frame::Do(Do::GainArtifact { by, choice, cards })) => {
            state.stack.goto(Do::GainArtifact { by, choice: choice + 1, cards });
        }
        Some(_) | None => {}
    }
}

/// T22.3 T22.5 T22.6 The next card of the scrap pile, or of those revealed because it is too small.
pub(crate) fn gain_scrap(state: &mut State, (by, left, kind): (Seat, u8, Prize), log: &mut impl Sink<Event>) {
    let nothing_left = left == 0;
    match kind {
        Prize::Scrap if nothing_left => {
            state.stack.pop();
        }
        Prize::Scrap if state.goods.scrap.is_empty() => {
            state.stack.goto(Do::GainScrap { by, left, kind: Prize::Revealed });
            for kind in CardKind::GOODS.into_iter().rev() {
                state.stack.push(Draw::Reveal { kind, left: 1 });
            }
        }
        Prize::Revealed | Prize::Artifact if nothing_left || state.goods.revealed.is_empty() => {
            state.stack.pop();
            while let Some(card) = state.goods.revealed.pop() {
                state.goods.scrap.add(card);
                log.emit(Audience::All, Event::Scrapped { card });
            }
        }
        Prize::Scrap | Prize::Revealed | Prize::Artifact => state.stack.push(Ask::Gain { by, kind, left }),
    }
}

/// T22.8 Whether an artifact is to be had at all.
pub(crate) fn gain_artifact(state: &mut State, by: Seat, choice: u8, cards: u8) {
    state.stack.pop();
    if has_artifacts(state) {
        state.stack.push(Ask::ArtifactOrScrap { by, choice, cards });
    } else {
        state.stack.push(Do::GainScrap { by, left: cards, kind: Prize::Scrap });
    }
}

fn has_artifacts(state: &State) -> bool {
    super::decks::len(state, CardKind::Artifact) > 0
}

/// T22.9 The card is equipped at once; where no place is left, the player makes room.
pub(crate) fn make_room(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    if state.pcs[seat].equipment.len() >= EQUIPMENT {
        state.stack.push(Ask::MakeRoom { seat, card });
    } else {
        state.pcs[seat].equipment.push(Equipped::new(card));
        log.emit(Audience::All, Event::Equipped { seat, card });
    }
}

/// Carries out the failure effects of the open Site card, then discards it.
pub(crate) fn failed(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.goto(Do::DiscardOpen);
    if let Some(open) = state.site.open {
        log.emit(Audience::All, Event::SiteCardFailed { card: open.card });
        rows::push(state, Source::Site(open.card), When::Failure, None);
    } else if let Some(gate) = state.challenged() {
        rows::push(state, Source::Scene(gate.scene), When::Failure, None);
    }
}

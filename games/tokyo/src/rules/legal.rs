//! T9.7 T31.6 Everything a seat may do now: candidates, of which the rules allow some.

use crate::rules::decisions::{ask, asked_by, check_asked};
use crate::rules::{checks, damage, interrupts, means, rewards, using};
use crate::table::frames::Ask;
use crate::table::state::State;
use crate::words::cards::Card;
use crate::words::notation::{Action, At, Bearer, Means, Spot};
use crate::words::{Ability, Area, Role, Skill, Slot};
use kernel::Seat;

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(ask) = ask(state) else { return };
    if !asked_by(state, ask).contains(seat) {
        return;
    }
    let start = out.len();
    candidates(state, ask, seat, out);
    let mut kept = start;
    for place in start..out.len() {
        let action = out[place];
        if check_asked(state, ask, seat, action).is_ok() && !out[start..kept].contains(&action) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
    out[start..].sort_unstable();
}

/// Everything that may be legal now; [`check_asked`] decides.
fn candidates(state: &State, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
    match ask {
        Ask::Role { .. } => out.extend(Role::ALL.iter().map(|&role| Action::Role(role))),
        Ask::NextToDraw { .. } => out.push(Action::Draw),
        Ask::Adjust => {
            out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            out.push(Action::Ready);
        }
        Ask::Redraw => out.extend([Action::Redraw, Action::Keep]),
        Ask::Act => each_act(state, seat, out),
        Ask::Check => {
            checks::candidates(state, seat, out);
            answers(state, seat, out);
        }
        Ask::Ride | Ask::Companions { .. } => {
            out.extend(Area::ALL.iter().map(|&area| Action::Go(area)));
            out.extend(state.seats().flat_map(|other| [Action::Board(other), Action::Alight(other)]));
            out.extend([Action::Drive, Action::Cancel]);
        }
        Ask::Consent { .. } | Ask::Along { .. } => out.extend([Action::Agree, Action::Refuse]),
        Ask::Shelter { scene, .. } => out.extend([Action::Pass, Action::Spend(scene)]),
        Ask::Battle { .. } => {
            out.extend([Action::Pass, Action::Token]);
            out.extend(Slot::ALL.iter().map(|&slot| Action::Also(Spot::Slot(slot))));
            means::each(state, seat, &mut |by| {
                out.push(Action::Join { by, kind: crate::words::DamageType::Physical });
            });
            answers(state, seat, out);
        }
        Ask::Drawn { .. }
        | Ask::Damage { .. }
        | Ask::NpcDamage { .. }
        | Ask::Scrap { .. }
        | Ask::Turned { .. }
        | Ask::Reward { .. } => {
            out.push(Action::Pass);
            answers(state, seat, out);
        }
        Ask::Fee { seat: payer, .. } => {
            if payer == seat {
                out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            }
            answers(state, seat, out);
        }
        Ask::Place { .. } | Ask::LastGoods { .. } | Ask::Stage { .. } | Ask::Copies { .. } => {
            out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot)))
        }
        Ask::ClearReward => out.extend(Card::rewards_of(state.options.scenario).map(Action::Reward)),
        Ask::Vehicle { .. } => {
            out.extend(state.pcs[seat].equipment.iter().map(|equipped| Action::Race(equipped.card)));
        }
        Ask::Seal { .. } => out.extend((0..=state.pcs[seat].pages).map(Action::Seal)),
        Ask::Choice { scene, .. } => {
            out.extend(crate::rules::story::deeds::letters(scene).map(Action::Choose))
        }
        Ask::Atone { .. } => out.extend([Action::Agree, Action::Pass]),
        Ask::Where => out.extend(Area::NORMAL.map(Action::Area)),
        Ask::Lull { .. } => {
            out.push(Action::Pass);
            out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot)));
        }
        Ask::Falls => out.extend(state.seats().map(Action::Pc)),
        Ask::Whom { .. } | Ask::Divide { .. } => {
            out.extend(state.seats().map(Action::Pc));
            out.push(Action::Npc);
        }
        Ask::LayDown { .. } => {
            out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            out.extend(damage::ordinary(state, seat).map(Action::Discard));
            out.push(Action::LayDown);
        }
        Ask::Discard { .. } => out.extend(state.stash(seat).hand.iter().map(Action::Discard)),
        Ask::Strip { .. } | Ask::MakeRoom { .. } => {
            out.extend(damage::ordinary(state, seat).map(Action::Unequip));
        }
        Ask::Refresh { of, kind, .. } => {
            out.push(Action::Pass);
            means::each_refreshable(state, of, kind, &mut |bearer| out.push(Action::Refresh(bearer)));
        }
        Ask::HandOver { .. } => out.extend(state.stash(seat).hand.iter().map(Action::Give)),
        Ask::Shadow { .. } => {
            out.push(Action::Pass);
            for card in state.pcs[seat].equipment.iter().map(|equipped| equipped.card) {
                let by = Means::Gear(card);
                using::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
            }
        }
        Ask::ArtifactOrScrap { .. } => out.extend([Action::Artifact, Action::Salvage]),
        Ask::Gain { by, kind, .. } => {
            rewards::each_gain(state, by, kind, &mut |card, to| out.push(Action::Gain { card, to }));
        }
        Ask::Depart { .. } => out.extend(Area::NORMAL.map(Action::Leave)),
        Ask::Facility { .. } => {
            out.push(Action::Pass);
            out.extend(state.stash(seat).hand.iter().map(Action::Scrap));
        }
        Ask::Foresee { seen, .. } => {
            out.push(Action::Pass);
            out.extend(seen.into_iter().flatten().flat_map(|it| [Action::Under(it), Action::Top(it)]));
        }
    }
}

/// T12.5 Every answer to the moment.
fn answers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(moment) = interrupts::moment(state) else { return };
    means::each(state, seat, &mut |by| {
        if interrupts::answer(state, moment, seat, by).is_ok() {
            out.push(Action::Use { by, at: At::Nothing, kind: None });
            if interrupts::may_reflect(state, moment, seat, by) {
                out.push(Action::Use { by, at: At::Back, kind: None });
            }
        }
    });
}

/// T9.7 Every action of the action phase.
fn each_act(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.round.ended.contains(seat) {
        out.push(Action::Resume);
        return;
    }
    out.extend([Action::Read, Action::End]);
    let pc = &state.pcs[seat];
    let area = pc.area;
    means::each(state, seat, &mut |by| {
        if means::ready(state, seat, by).is_ok() {
            using::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
        }
    });
    let mut last = None;
    for card in state.stash(seat).hand.iter() {
        if last == Some(card) {
            continue;
        }
        last = Some(card);
        out.extend([Action::Show(card), Action::Equip(card)]);
        out.extend(card.row().or_equip.map(|(with, _)| Action::EquipWith { card, with }));
        out.extend(Skill::ALL.iter().map(|&skill| Action::Return { card, from: Bearer::Skill(skill) }));
        out.extend(pc.equipment.iter().map(|it| Action::Return { card, from: Bearer::Gear(it.card) }));
        out.extend(Role::ALL.iter().map(|&role| Action::Return { card, from: Bearer::Bot(role) }));
        if card.is_starter() {
            continue;
        }
        for with in state.in_area(area).without(seat) {
            let others = state.stash(with).hand.iter().filter(|other| !other.is_starter());
            out.extend(others.map(|take| Action::Exchange { give: card, with, take }));
        }
    }
    for card in pc.equipment.iter().map(|equipped| equipped.card) {
        out.extend([Action::Unequip(card), Action::Ride(card)]);
    }
    out.extend(Area::ALL.iter().flat_map(|&to| [Action::Move(to), Action::Leave(to)]));
    for slot in area.slots() {
        out.push(Action::Buy(slot));
        let solve = |&with: &Ability| Action::Solve { at: Spot::Slot(slot), with };
        out.extend(Ability::ALL.iter().map(solve));
        let side = |&with: &Ability| Action::Side { at: Spot::Slot(slot), with };
        if state.slot(slot).scene.is_some() {
            out.extend(Ability::ALL.iter().map(side));
        }
    }
    if area == Area::Site {
        out.extend(Ability::ALL.iter().map(|&with| Action::Solve { at: Spot::Site, with }));
        out.extend([Action::Explore, Action::Delve, Action::Fail, Action::Retreat]);
        out.extend(state.story.table.iter().map(Action::Spend));
    }
}

//! What a PC might expect to be able to do: the server asks the rules about each, and what they refuse is shown greyed
//! with the reason.

use crate::faces::tokyo::words::skill_row;
use kernel::{Seat, SeatSet};
use tokyo::{
    Action, Area, Ask, At, Category, EQUIPMENT, Effect, Frame, Means, Role, Row, Skill, Spot, View, When,
    Who, bot_card,
};

/// The expectations of this seat, some of them perhaps allowed.
pub(crate) fn actions(view: &View, seat: Seat) -> Vec<Action> {
    match view.top() {
        Some(Frame::Ask(Ask::Act)) if !view.ended.contains(seat) => acting(view, seat),
        Some(Frame::Ask(Ask::Check)) => checking(view, seat),
        Some(Frame::Ask(_) | Frame::Do(_) | Frame::Draw(_)) | None => Vec::new(),
    }
}

/// Whether this seat is asked something where it might expect more than it can do.
pub(crate) fn is_asked(view: &View, seat: Seat) -> bool {
    match view.top() {
        Some(Frame::Ask(Ask::Act)) => !view.ended.contains(seat),
        Some(Frame::Ask(Ask::Check)) => true,
        Some(Frame::Ask(_) | Frame::Do(_) | Frame::Draw(_)) | None => false,
    }
}

fn acting(view: &View, seat: Seat) -> Vec<Action> {
    let here = view.pc(seat).area;
    let mut all = if here == Area::Site { in_site(view, seat) } else { outside(view, here) };
    all.extend(gear(view, seat));
    all.extend(from_hand(view, seat));
    let plain = |by| Action::Use { by, at: At::Nothing, kind: None };
    all.extend(Skill::ALL.iter().map(|&skill| {
        let by = Means::Skill(skill);
        usage(view, seat, by, skill_row(view, seat, skill).rows).unwrap_or(plain(by))
    }));
    let lies_out = |role: &&Role| view.bots[**role as usize].is_some();
    all.extend(Role::ALL.iter().filter(lies_out).map(|&role| {
        let by = Means::Bot(role);
        usage(view, seat, by, bot_card(role).rows).unwrap_or(plain(by))
    }));
    all
}

/// T16.1 T17.1 T18.1 The ways out of the area, its goods and its troubles.
fn outside(view: &View, here: Area) -> Vec<Action> {
    let mut all: Vec<Action> =
        Area::ALL.iter().copied().filter(|&to| here.touches(to)).map(Action::Move).collect();
    for slot in here.slots() {
        let state = view.slot(slot);
        if state.goods.is_some() {
            all.push(Action::Buy(slot));
        }
        let checks = match state.scene {
            Some(_) => view.matter(slot).map_or(&[][..], |(_, task)| task.checks()),
            None => state.trouble.map_or(&[][..], |trouble| trouble.row().checks()),
        };
        all.extend(checks.iter().map(|&(with, _)| Action::Solve { at: Spot::Slot(slot), with }));
        if let Some(side) = state.scene.and_then(|scene| scene.row().side) {
            let at = Spot::Slot(slot);
            all.extend(side.any_of.iter().map(|&(with, _)| Action::Side { at, with }));
        }
    }
    all
}

/// T27 What an exploration is made of, and the way out.
fn in_site(view: &View, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    match view.open {
        Some(open) => {
            let checks = open.card.row().checks();
            all.extend(checks.iter().map(|&(with, _)| Action::Solve { at: Spot::Site, with }));
        }
        None => all.push(Action::Explore),
    }
    let start = view.pc(seat).board().start;
    all.push(Action::Leave(start));
    all
}

/// T12.1 The equipped cards that are used in the action phase.
fn gear(view: &View, seat: Seat) -> Vec<Action> {
    let equipped = view.pc(seat).equipment.iter().map(|equipped| equipped.card);
    equipped.filter_map(|card| usage(view, seat, Means::Gear(card), card.row().rows)).collect()
}

/// T10.1 T11.1 The cards of the hand that are played or equipped in the action phase.
fn from_hand(view: &View, seat: Seat) -> Vec<Action> {
    let full = view.pc(seat).equipment.len() >= EQUIPMENT;
    let mut all: Vec<Action> = Vec::new();
    for &card in &view.stash(seat).hand {
        let action = match card.row().category {
            Category::Consume => usage(view, seat, Means::Hand(card), card.row().rows),
            Category::Equip(..) => full.then_some(Action::Equip(card)),
            Category::Artifact | Category::Lent(..) => None,
        };
        all.extend(action.filter(|action| !all.contains(action)));
    }
    all
}

/// T31.5 Using something in the action phase, aimed at what its first effect asks for; nothing where that is not there.
fn usage(view: &View, seat: Seat, by: Means, rows: &[Row]) -> Option<Action> {
    let does = rows.iter().find(|row| matches!(row.when, When::Play | When::Use))?.does.first()?;
    let here = view.pc(seat).area;
    if let Effect::Attack(attack) = does.what {
        let kind = attack.kinds.first().copied().filter(|_| attack.kinds.len() > 1);
        return Some(Action::Use { by, at: At::Spot(enemy_at(view, here)?), kind });
    }
    let at = if matches!(does.what, Effect::Buy { .. }) {
        let goods = here.slots().find(|&slot| view.slot(slot).goods.is_some())?;
        At::Spot(Spot::Slot(goods))
    } else {
        whom(view, seat, does.who)?
    };
    Some(Action::Use { by, at, kind: None })
}

/// A PC that an effect may concern, where one has to be named.
fn whom(view: &View, seat: Seat, who: Who) -> Option<At> {
    let everybody: SeatSet = Seat::first(view.options.players).collect();
    match who {
        Who::You | Who::Each | Who::All | Who::Everybody | Who::Holders | Who::BesidePages => {
            Some(At::Nothing)
        }
        Who::Near | Who::Any | Who::MostHurt | Who::Crowded => Some(At::Pc(seat)),
        Who::Ally => view.in_area(view.pc(seat).area).without(seat).first().map(At::Pc),
        Who::Other => everybody.without(seat).first().map(At::Pc),
    }
}

/// T20.6 An enemy of the area.
fn enemy_at(view: &View, here: Area) -> Option<Spot> {
    if here == Area::Site {
        return view.open.filter(|open| open.card.row().enemy().is_some()).map(|_| Spot::Site);
    }
    let is_enemy = |slot: &tokyo::Slot| {
        view.slot(*slot).open_trouble().is_some_and(|trouble| trouble.row().enemy().is_some())
    };
    here.slots().find(is_enemy).map(Spot::Slot)
}

/// T19.2 T19.6 The ways to pay.
fn checking(view: &View, seat: Seat) -> Vec<Action> {
    let Some(check) = view.check else { return Vec::new() };
    let mut all = vec![Action::Token];
    if check.payer() == seat {
        all.push(Action::DrawTrouble);
    }
    let mut hand = view.stash(seat).hand.clone();
    hand.dedup();
    all.extend(hand.into_iter().map(Action::Pay));
    all
}

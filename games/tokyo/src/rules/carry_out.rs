//! T9.2 T9.3 T31.4 T31.6 Carrying out an action that is allowed.

use crate::rules::hands;
use crate::rules::setup;
use crate::rules::story;
use crate::rules::{
    attack, checks, damage, exchange, interrupts, joining, means, moving, rewards, round, site, troubles,
    using,
};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Foreseen, Frame, Prize};
use crate::table::state::{Redraw, State};
use crate::words::cards::Category;
use crate::words::notation::{Action, At};
use kernel::{Audience, Seat, SeatSet, Sink};

/// Carries out an action that [`crate::rules::decisions::check`] allows, or asks those who must agree to it.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let Some(Frame::Ask(ask)) = state.stack.top() else { return };
    if let Ask::Consent { asker, left, action: wanted } = ask {
        answer(state, (asker, left, wanted), (seat, action), log);
        return;
    }
    let left = exchange::consent(state, ask, seat, action);
    if left.is_empty() {
        perform(state, ask, seat, action, log);
    } else {
        state.stack.push(Ask::Consent { asker: seat, left, action });
    }
}

/// T9.12 One of those who must agree has answered.
fn answer(
    state: &mut State,
    (asker, left, wanted): (Seat, SeatSet, Action),
    (seat, action): (Seat, Action),
    log: &mut impl Sink<Event>,
) {
    if action == Action::Refuse {
        state.stack.pop();
        log.emit(Audience::All, Event::Refused { seat });
    } else {
        state.stack.goto(Ask::Consent { asker, left: left.without(seat), action: wanted });
    }
}

/// Carries out an action everybody concerned agrees to.
pub(crate) fn perform(state: &mut State, ask: Ask, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    if ask == Ask::Act && story::lead::is_the_step(state, action) {
        story::guide::begin(state);
    }
    match (ask, action) {
        (Ask::Role { .. }, Action::Role(role)) => {
            state.stack.pop();
            setup::take_role(state, seat, role, log);
        }
        (Ask::NextToDraw { left }, Action::Draw) => {
            state.stack.pop();
            troubles::draw_for(state, left, seat);
        }
        (Ask::Adjust, Action::Discard(card)) => hands::discard(state, seat, card, log),
        (Ask::Adjust, Action::Ready) => {
            state.round.adjusting.remove(seat);
        }
        (Ask::Redraw, action) => {
            state.round.adjusting.remove(seat);
            let wanted = action == Action::Redraw;
            state.stash_mut(seat).redraw = if wanted { Redraw::Wanted } else { Redraw::Over };
        }
        (Ask::Act, Action::Read) => story::guide::turn(state, 1),
        (Ask::Act, Action::End) => {
            state.round.ended.insert(seat);
            log.emit(Audience::All, Event::Ended { seat });
        }
        (Ask::Act, Action::Resume) => {
            state.round.ended.remove(seat);
            log.emit(Audience::All, Event::Resumed { seat });
        }
        (Ask::Act, Action::Show(card)) => {
            hands::shown(state, seat, card);
            log.emit(Audience::All, Event::Shown { seat, card });
        }
        (Ask::Act, Action::Use { by, at, kind }) => {
            if let Ok(row) = using::check_use(state, (seat, by), at, kind) {
                using::start(state, (seat, by, row), at, kind, log);
            }
        }
        (Ask::Act, Action::Equip(card)) => {
            if let Category::Equip(with, target) = card.row().category {
                checks::equip(state, seat, card, (with, target), log);
            }
        }
        (Ask::Act, Action::EquipWith { card, .. }) => {
            if let Some(way) = card.row().or_equip {
                checks::equip(state, seat, card, way, log);
            }
        }
        (Ask::Act, Action::Unequip(card)) => damage::discard_equipped(state, seat, card, log),
        (Ask::Act, Action::Return { card, from }) => {
            hands::discard(state, seat, card, log);
            means::refresh(state, seat, from, log);
        }
        (Ask::Act, Action::Move(to)) => moving::go_alone(state, seat, to, log),
        (Ask::Act, Action::Ride(card)) => moving::ride(state, seat, card),
        (Ask::Act, Action::Buy(slot)) => checks::buy(state, seat, slot, log),
        (Ask::Act, Action::Solve { at, with }) => checks::solve(state, seat, at, with, log),
        (Ask::Act, Action::Side { at, with }) => checks::side(state, seat, at, with, log),
        (Ask::Act, Action::Explore) => site::explore(state),
        (Ask::Act, Action::Delve) => site::delve(state),
        (Ask::Act, Action::Spend(scene)) => story::spending::bypass(state, scene, log),
        (Ask::Act, Action::Fail) => state.stack.push(Do::Failed),
        (Ask::Act, Action::Retreat) => site::retreat(state, seat, log),
        (Ask::Act, Action::Leave(to)) => moving::leave_site(state, seat, to, log),
        (Ask::Act, Action::Exchange { give, with, take }) => {
            exchange::exchange(state, seat, (give, with, take), log)
        }
        (
            Ask::Check
            | Ask::Battle { .. }
            | Ask::Drawn { .. }
            | Ask::Damage { .. }
            | Ask::NpcDamage { .. }
            | Ask::Scrap { .. }
            | Ask::Turned { .. }
            | Ask::Reward { .. }
            | Ask::Fee { .. },
            Action::Use { by, at, .. },
        ) => interrupts::begin(state, seat, by, at, log),
        (Ask::Check, action) => checks::pay(state, seat, action, log),
        (Ask::Ride, Action::Go(to)) => moving::plan_leg(state, to),
        (Ask::Ride, Action::Board(passenger)) => moving::board(state, passenger),
        (Ask::Ride, Action::Alight(passenger)) => moving::alight(state, passenger),
        (Ask::Ride, Action::Drive) => moving::drive(state, log),
        (Ask::Ride, Action::Cancel) => moving::cancel(state),
        (Ask::Battle { .. }, Action::Token) => attack::add_token(state, seat, log),
        (Ask::Battle { .. }, Action::Also(at)) => attack::also(state, at),
        (Ask::Battle { .. }, Action::Join { by, kind }) => joining::join(state, seat, by, kind, log),
        (ask, Action::Pass) => pass(state, ask, seat),
        (Ask::Fee { seat, left, passed }, Action::Discard(card)) => {
            state.stack.goto(Ask::Fee { seat, left: left - 1, passed });
            hands::discard(state, seat, card, log);
        }
        (Ask::Place { trouble, .. }, Action::Slot(slot)) => troubles::place(state, trouble, slot, log),
        (Ask::ClearReward, Action::Reward(card)) => round::take_reward(state, card, log),
        (Ask::Choice { scene, by }, Action::Choose(letter)) => {
            story::deeds::choose(state, (scene, by), letter, log);
        }
        (Ask::Vehicle { seat }, Action::Race(card)) => story::race::name_vehicle(state, seat, card, log),
        (Ask::Seal { seat, scene }, Action::Seal(pages)) => {
            story::pages::seal(state, (seat, scene), pages, log);
        }
        (Ask::Copies { left, on }, Action::Slot(slot)) => story::pages::copy(state, (left, on), slot, log),
        (Ask::Shelter { scene, amount }, Action::Spend(_)) => {
            story::spending::shelter(state, (scene, amount), log);
        }
        (Ask::Along { scene, to, left, with }, answer) => {
            let with = if answer == Action::Agree { with.with(seat) } else { with };
            state.stack.goto(Ask::Along { scene, to, left: left.without(seat), with });
        }
        (Ask::Atone { seat, scene }, Action::Agree) => story::roaming::atone(state, seat, scene, log),
        (Ask::Where, Action::Area(area)) => story::roaming::seep_at(state, area),
        (Ask::Lull { card, left }, Action::Slot(slot)) => {
            story::mods::quiet(state, (card, left), slot, log);
        }
        (Ask::Stage { scene, .. }, Action::Slot(slot)) => {
            state.stack.pop();
            story::zones::place(state, scene, slot, log);
        }
        (Ask::LastGoods { .. }, Action::Slot(slot)) => {
            state.stack.pop();
            state.stack.push(Draw::Goods { slot });
        }
        (Ask::Falls, Action::Pc(other)) => {
            state.stack.pop();
            damage::fall(state, other, log);
        }
        (Ask::LayDown { left, .. }, Action::Discard(card)) => damage::lay_down(state, seat, left, card, log),
        (Ask::LayDown { left, .. }, Action::LayDown) => damage::lay_down_all(state, seat, left, log),
        (Ask::Discard { left, .. }, Action::Discard(card)) => {
            state.stack.goto(Ask::Discard { seat, left: left - 1 });
            hands::discard(state, seat, card, log);
        }
        (Ask::Strip { left, .. }, Action::Unequip(card)) => {
            state.stack.goto(Ask::Strip { seat, left: left - 1 });
            damage::discard_equipped(state, seat, card, log);
        }
        (Ask::MakeRoom { card: artifact, .. }, Action::Unequip(card)) => {
            rewards::give_way(state, (seat, artifact), card, log);
        }
        (Ask::Refresh { by, of, kind, left }, Action::Refresh(bearer)) => {
            state.stack.goto(Ask::Refresh { by, of, kind, left: left - 1 });
            means::refresh(state, of, bearer, log);
        }
        (Ask::Whom { .. }, Action::Pc(other)) => {
            state.stack.pop();
            if let Some(Frame::Do(Do::Effects { of, row, next, by, .. })) = state.stack.top() {
                state.stack.goto(Do::Effects { of, row, next, by, at: At::Pc(other) });
            }
        }
        (Ask::Whom { .. }, Action::Npc) => {
            state.stack.pop();
            if let Some(Frame::Do(Do::Effects { of, row, next, by, .. })) = state.stack.top() {
                state.stack.goto(Do::Effects { of, row, next, by, at: At::Npc });
            }
        }
        (Ask::HandOver { to, .. }, Action::Give(card)) => exchange::give(state, (seat, to), card, log),
        (Ask::Shadow { .. }, Action::Use { by, at, kind }) => {
            state.stack.pop();
            if let Ok(row) = using::check_use(state, (seat, by), at, kind) {
                using::repeat(state, (seat, by, row), at, kind, log);
            }
        }
        (Ask::ArtifactOrScrap { by, choice, cards }, action) => {
            let kind = if action == Action::Artifact { Prize::Artifact } else { Prize::Scrap };
            rewards::choose(state, (by, choice, cards), kind);
        }
        (Ask::Gain { kind, left, .. }, Action::Gain { card, to }) => {
            rewards::gain(state, (kind, left), (card, to), log)
        }
        (Ask::Divide { by, left }, Action::Pc(other)) => site::bear(state, (by, left), other),
        (Ask::Divide { by, left }, Action::Npc) => story::npc::bear(state, (by, left)),
        (Ask::Depart { left }, Action::Leave(to)) => {
            state.stack.goto(Ask::Depart { left: left.without(seat) });
            moving::leave_site(state, seat, to, log);
        }
        (Ask::Companions { seat, to, with }, Action::Board(other)) => {
            state.stack.goto(Ask::Companions { seat, to, with: with.with(other) });
        }
        (Ask::Companions { seat, to, with }, Action::Drive) => moving::go_through(state, with.with(seat), to),
        (Ask::Facility { .. }, Action::Scrap(card)) => rewards::scrap_at_facility(state, seat, card, log),
        (Ask::Foresee { seat, mut seen, .. }, action @ (Action::Under(trouble) | Action::Top(trouble))) => {
            if let Some(place) = seen.iter().position(|it| *it == Some(trouble)) {
                seen[place] = None;
            }
            state.stack.goto(Ask::Foresee { seat, seen, stage: Foreseen::Top });
            if action == Action::Under(trouble) {
                state.troubles.under.insert(0, trouble);
                log.emit(Audience::All, Event::TroubleUnder { trouble });
            } else {
                state.troubles.over.push(trouble);
            }
        }
        (_, _) => debug_assert!(false, "`{action}` is not due"),
    }
}

/// T12.5 A seat lets the moment pass.
fn pass(state: &mut State, ask: Ask, seat: Seat) {
    match ask {
        Ask::Drawn { by, trouble, area, why, passed } => {
            state.stack.goto(Ask::Drawn { by, trouble, area, why, passed: passed.with(seat) });
        }
        Ask::Battle { passed } => state.stack.goto(Ask::Battle { passed: passed.with(seat) }),
        Ask::Damage { seat: hurt, harm, amount, passed } => {
            state.stack.goto(Ask::Damage { seat: hurt, harm, amount, passed: passed.with(seat) });
        }
        Ask::NpcDamage { npc, harm, amount, passed } => {
            state.stack.goto(Ask::NpcDamage { npc, harm, amount, passed: passed.with(seat) });
        }
        Ask::Scrap { seat: owner, card, passed } => {
            state.stack.goto(Ask::Scrap { seat: owner, card, passed: passed.with(seat) });
        }
        Ask::Turned { passed } => state.stack.goto(Ask::Turned { passed: passed.with(seat) }),
        Ask::Reward { by, left, kind, passed } => {
            state.stack.goto(Ask::Reward { by, left, kind, passed: passed.with(seat) });
        }
        Ask::Lull { card, .. } => state.stack.goto(Ask::Lull { card, left: 0 }),
        Ask::Foresee { seat, seen, .. } => {
            state.stack.goto(Ask::Foresee { seat, seen, stage: Foreseen::Top })
        }
        Ask::Facility { .. }
        | Ask::Refresh { .. }
        | Ask::Shadow { .. }
        | Ask::Shelter { .. }
        | Ask::Atone { .. } => {
            state.stack.pop();
        }
        Ask::Role { .. }
        | Ask::NextToDraw { .. }
        | Ask::Adjust
        | Ask::Redraw
        | Ask::Act
        | Ask::Check
        | Ask::Ride
        | Ask::Consent { .. }
        | Ask::Place { .. }
        | Ask::Fee { .. }
        | Ask::Falls
        | Ask::LayDown { .. }
        | Ask::Discard { .. }
        | Ask::Strip { .. }
        | Ask::Whom { .. }
        | Ask::HandOver { .. }
        | Ask::ArtifactOrScrap { .. }
        | Ask::Gain { .. }
        | Ask::MakeRoom { .. }
        | Ask::Divide { .. }
        | Ask::Depart { .. }
        | Ask::Companions { .. }
        | Ask::Stage { .. }
        | Ask::Choice { .. }
        | Ask::ClearReward
        | Ask::Vehicle { .. }
        | Ask::Seal { .. }
        | Ask::Copies { .. }
        | Ask::Along { .. }
        | Ask::Where
        | Ask::LastGoods { .. } => debug_assert!(false, "nothing to pass"),
    }
}

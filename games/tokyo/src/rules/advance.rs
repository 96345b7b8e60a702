//! T5.1 T31.6 Everything that follows by itself, until somebody is asked, nature moves or the game is over.

use crate::rules::carry_out::perform;
use crate::rules::decisions;
use crate::rules::hands;
use crate::rules::story;
use crate::rules::{
    chance, checks, damage, effects, fighting, interrupts, means, moving, rewards, round, site, troubles,
};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Frame};
use crate::table::state::State;
use crate::words::Area;
use kernel::Sink;

/// Runs everything that happens by itself, until somebody is asked, nature moves or the game is over.
pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    while state.ending.is_none() && (story::between(state, log) || step(state, log)) {}
}

/// The next thing that happens by itself. Says whether anything has.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    match state.stack.top() {
        Some(Frame::Draw(draw)) => chance::settle(state, draw, log),
        Some(Frame::Ask(ask)) => settle(state, ask, log),
        Some(Frame::Do(does)) => {
            run(state, does, log);
            true
        }
        None => false,
    }
}

/// T31.6 What need not be asked. Says whether anything has happened.
fn settle(state: &mut State, ask: Ask, log: &mut impl Sink<Event>) -> bool {
    let nobody = |state: &State| decisions::asked(state).is_empty();
    let over = match ask {
        Ask::Adjust => round::settle_adjusting(state),
        Ask::Redraw => state.round.adjusting.is_empty(),
        Ask::Act => round::all_ended(state),
        Ask::Check => checks::is_closed(state),
        Ask::Consent { asker, left, action } if left.is_empty() => {
            state.stack.pop();
            if let Some(Frame::Ask(ask)) = state.stack.top() {
                perform(state, ask, asker, action, log);
            }
            return true;
        }
        Ask::Drawn { .. } if nobody(state) => {
            troubles::accept(state, log);
            return true;
        }
        Ask::Stage { scene, area } => return story::zones::settle_stage(state, scene, area, log),
        Ask::Gain { by, kind, left } => return rewards::settle_gain(state, (by, kind, left), log),
        Ask::Place { by, trouble, area } => return troubles::settle_place(state, trouble, (by, area), log),
        Ask::Vehicle { seat } => return story::race::settle_vehicle(state, seat, log),
        Ask::Copies { left, on } => story::pages::settle_copies(state, (left, on), log),
        Ask::Seal { seat, .. } => story::pages::most_to_seal(state, seat) == 0,
        Ask::Battle { .. } | Ask::Reward { .. } => nobody(state),
        Ask::Damage { .. } if nobody(state) => {
            damage::take(state, log);
            return true;
        }
        Ask::NpcDamage { npc, harm, amount, .. } if nobody(state) => {
            story::npc::take(state, (npc, harm, amount), log);
            return true;
        }
        Ask::Scrap { seat, card, .. } if nobody(state) => {
            state.stack.pop();
            means::scrap(state, seat, card, log);
            return true;
        }
        Ask::Turned { .. } if nobody(state) => {
            site::face(state);
            return true;
        }
        Ask::Fee { left, .. } => left == 0 || nobody(state),
        Ask::Falls => state.falling.len() < 2,
        Ask::LayDown { seat, left } => return damage::settle_lay_down(state, seat, left, log),
        Ask::Discard { seat, left } => {
            let (hand, known) = (state.stash(seat).hand, state.stash(seat).secret.is_empty());
            if let (1, Some(card)) = (hand.len(), hand.top().filter(|_| left > 0 && known)) {
                hands::discard(state, seat, card, log);
            }
            left == 0 || state.stash(seat).hand.is_empty()
        }
        Ask::Strip { seat, left } => {
            let only = left > 0 && damage::ordinary(state, seat).count() == 1;
            let card = damage::ordinary(state, seat).next().filter(|_| only);
            if let Some(card) = card {
                damage::discard_equipped(state, seat, card, log);
            }
            left == 0 || damage::ordinary(state, seat).next().is_none()
        }
        Ask::Refresh { of, kind, left, .. } => {
            let mut bearers = (None, 0);
            means::each_refreshable(state, of, kind, &mut |it| {
                if means::is_exhausted(state, of, it) {
                    bearers = (Some(it), bearers.1 + 1);
                }
            });
            if let (Some(bearer), 1) = bearers {
                (0..left).for_each(|_| means::refresh(state, of, bearer, log));
            }
            left == 0 || bearers.1 < 2
        }
        Ask::Divide { by, left } => {
            let bearers = damage::can_bear(state);
            let npc = story::npc::can_bear(state);
            if npc.is_some() && bearers.is_empty() && left > 0 {
                story::npc::bear(state, (by, left));
                return true;
            }
            if let (1, Some(seat)) = (bearers.len(), bearers.first().filter(|_| left > 0 && npc.is_none())) {
                site::bear(state, (by, left), seat);
                return true;
            }
            left == 0 || bearers.is_empty()
        }
        Ask::Depart { left } => left.is_empty(),
        Ask::Along { scene, to, left, with } if left.is_empty() => {
            story::train::set_out(state, scene, to, with);
            return true;
        }
        Ask::Companions { seat, to, with } => {
            if state.seats().all(|other| moving::check_companion(state, (seat, with), other).is_err()) {
                moving::go_through(state, with.with(seat), to);
                return true;
            }
            false
        }
        Ask::Facility { seat } => state.stash(seat).hand.is_empty(),
        Ask::Lull { left, .. } => left == 0 || Area::NORMAL.iter().all(|&area| state.troubles_in(area) == 0),
        Ask::Atone { scene, .. } => story::roaming::is_settled(state, scene),
        Ask::Foresee { seen, .. } => seen.iter().all(Option::is_none),
        Ask::Drawn { .. }
        | Ask::Damage { .. }
        | Ask::NpcDamage { .. }
        | Ask::Scrap { .. }
        | Ask::Turned { .. }
        | Ask::Consent { .. }
        | Ask::Role { .. }
        | Ask::NextToDraw { .. }
        | Ask::Ride
        | Ask::Whom { .. }
        | Ask::HandOver { .. }
        | Ask::Shadow { .. }
        | Ask::ArtifactOrScrap { .. }
        | Ask::MakeRoom { .. }
        | Ask::Choice { .. }
        | Ask::ClearReward
        | Ask::Along { .. }
        | Ask::Shelter { .. }
        | Ask::Where
        | Ask::LastGoods { .. } => false,
    };
    if over {
        state.stack.pop();
    }
    over
}

/// What happens by itself.
fn run(state: &mut State, does: Do, log: &mut impl Sink<Event>) {
    match does {
        Do::SetUp { next } => round::set_up(state, next, log),
        Do::DrawTroubles { left } => round::reveal(state, left, log),
        Do::StartScenes { next } => round::start_scenes(state, next),
        Do::StartEffects { next } => round::start_effects(state, next, log),
        Do::FillHands => round::fill_hands(state, log),
        Do::EndActions => round::end_actions(state, log),
        Do::EndScenes { next } => round::end_scenes(state, next),
        Do::EndTroubles { passed } => round::end_troubles(state, passed),
        Do::Facilities { areas } => round::facilities(state, areas, log),
        Do::Refill { next } => round::refill(state, next, log),
        Do::Effects { of, row, next, by, at } => effects::proceed(state, (of, row, next, by, at), log),
        Do::After { seat, by, row } => {
            state.stack.pop();
            means::after(state, (seat, by), row, log);
        }
        Do::Solved { by, at, stage } => rewards::solved(state, (by, at), stage, log),
        Do::Failed => rewards::failed(state, log),
        Do::Lay { left } => site::lay(state, left, log),
        Do::TurnUp => {
            state.stack.pop();
            site::turn_next(state);
        }
        Do::DiscardOpen => {
            state.stack.pop();
            site::discard_open(state, log);
        }
        Do::CheckOver => {
            state.stack.pop();
            checks::over(state, log);
        }
        Do::Held => {
            state.stack.pop();
            checks::place_held(state);
        }
        Do::Leg => moving::leg(state, log),
        Do::Leaving { movers, left, slots, to } => moving::leaving(state, (movers, left, slots, to), log),
        Do::Entering { left, slots } => moving::entering(state, left, slots),
        Do::Fight { stage } => fighting::fight(state, stage, log),
        Do::Hurt { left, harm } => damage::next_hurt(state, left, harm, log),
        Do::Consequences => damage::consequences(state, log),
        Do::Fall { seat, stage } => damage::fall_on(state, seat, stage, log),
        Do::GainArtifact { by, choice, cards } => rewards::gain_artifact(state, by, choice, cards),
        Do::GainScrap { by, left, kind } => rewards::gain_scrap(state, (by, left, kind), log),
        Do::Answer { seat, by, row, at } => {
            state.stack.pop();
            interrupts::take_effect(state, (seat, by), row, at, log);
        }
        Do::MovedOn { scene, from } => story::train::moved_on(state, scene, from),
        Do::Retreated { explorers } => site::retreated(state, explorers),
        Do::MoreTroubles { left, by, area } => {
            if left == 0 {
                state.stack.pop();
            } else {
                state.stack.goto(Do::MoreTroubles { left: left - 1, by, area });
                state.stack.push(Draw::Trouble { by, area, why: crate::table::frames::DrawnFor::Placing });
            }
        }
    }
}

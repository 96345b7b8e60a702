//! The answer to each question of the game, by the module that knows it.

use super::known::{Known, best};
use super::{act, checks, fight, hands, harm, placing, quest, scenes, site, tales, uses, ways, worth};
use tokyo::{Action, Area, Ask, Bearer, Foreseen, Trouble};

/// The answer to a question of the game.
pub(super) fn answer(known: &Known<'_>, ask: Ask) -> Option<Action> {
    // T32.28 A page of the guide is read, whatever is asked.
    if known.may(Action::Read) {
        return Some(Action::Read);
    }
    match ask {
        Ask::Role { .. } | Ask::NextToDraw { .. } => known.legal.first().copied(),
        Ask::Adjust => Some(hands::adjust(known)),
        Ask::Redraw => Some(hands::redraw(known)),
        Ask::Act => act::choose(known),
        Ask::Check => {
            let check = known.view.check?;
            if checks::is_own(&check, known.me) {
                checks::pay(known, &check)
            } else {
                checks::help(known, &check)
            }
        }
        Ask::Ride => known.view.travel.map(|travel| ways::ride(known, &travel)),
        Ask::Consent { action, .. } => Some(consent(known, action)),
        Ask::Drawn { trouble, area, why, .. } => Some(placing::redraw(known, trouble, area, why)),
        Ask::Place { trouble, .. } => placing::slot(known, Some(trouble)),
        Ask::LastGoods { .. } | Ask::Stage { .. } => placing::slot(known, None),
        Ask::Battle { .. } => known.view.battle.map(|battle| fight::add(known, &battle)),
        Ask::Damage { seat, harm, amount, .. } => Some(harm::answer(known, seat, harm, amount)),
        Ask::Scrap { card, .. } => {
            let worthy = worth::use_of(card) > 2.0 && known.rounds_left >= 2.0;
            worthy.then(|| used(known)).flatten().or(Some(Action::Pass))
        }
        Ask::Turned { .. } => used(known).filter(|_| site::is_dreaded(known)).or(Some(Action::Pass)),
        Ask::Reward { .. } => used(known).or(Some(Action::Pass)),
        Ask::Fee { .. } => used(known).or_else(|| hands::lose(known)),
        Ask::Falls | Ask::Whom { .. } => whom(known),
        Ask::Divide { .. } => least_hurt(known),
        Ask::LayDown { .. } => hands::lay_down(known).or(Some(Action::LayDown)),
        Ask::Discard { .. } | Ask::Strip { .. } | Ask::MakeRoom { .. } => hands::lose(known),
        Ask::Refresh { .. } => refresh(known),
        Ask::HandOver { .. } => None,
        Ask::Shadow { .. } => {
            fight::heaviest(known).map(|it| it.1).or_else(|| used(known)).or(Some(Action::Pass))
        }
        Ask::ArtifactOrScrap { .. } => Some(Action::Artifact),
        Ask::Gain { .. } => hands::gain(known),
        Ask::Depart { .. } => ways::way_out(known).map(|idea| idea.1),
        Ask::Companions { .. } => Some(Action::Drive),
        Ask::Facility { .. } => Some(hands::scrap(known)),
        Ask::ClearReward => hands::reward(known),
        Ask::Choice { scene, by } => tales::choice(known, scene)
            .or_else(|| quest::letter(known, scene, by.is_some()))
            .or_else(|| scenes::choice(known, scene)),
        Ask::Vehicle { .. } => tales::vehicle(known),
        Ask::Seal { .. } => known.legal.last().copied(),
        Ask::Copies { .. } => tales::copy(known),
        Ask::Along { to, .. } => Some(scenes::along(known, to)),
        Ask::Shelter { scene, .. } => Some(scenes::shelter(known, scene)),
        Ask::Lull { .. } | Ask::Where => known.legal.last().copied(),
        Ask::NpcDamage { harm, amount, .. } => Some(quest::shield(known, harm, amount)),
        Ask::Atone { scene, .. } => Some(quest::atones(known, scene)),
        Ask::Foresee { stage, .. } => foresee(known, stage),
    }
}

/// Where nothing better is known: what ends the question.
pub(super) fn fallback(legal: &[Action]) -> Action {
    const ENDS: [Action; 8] = [
        Action::Pass,
        Action::GiveUp,
        Action::Drive,
        Action::Cancel,
        Action::Ready,
        Action::Keep,
        Action::LayDown,
        Action::End,
    ];
    ENDS.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0])
}

/// The first thing that could be used.
fn used(known: &Known<'_>) -> Option<Action> {
    known.legal.iter().copied().find(|action| matches!(action, Action::Use { .. }))
}

/// T9.12 T16.13 T28.3 What others want is agreed to, unless it costs this PC more than it brings.
fn consent(known: &Known<'_>, action: Action) -> Action {
    let agrees = if let Action::Exchange { give, take, .. } = action {
        uses::is_fair(known, give, take)
    } else if let Action::Board(_) = action {
        ways::comes_along(known, known.me)
    } else {
        true
    };
    if agrees { Action::Agree } else { Action::Refuse }
}

/// T31.5 The PC that is hit: the one that can bear it best.
fn whom(known: &Known<'_>) -> Option<Action> {
    least_hurt(known)
}

fn least_hurt(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        if *action == Action::Npc {
            return -quest::ailing(known);
        }
        let Action::Pc(seat) = *action else { return f32::MIN };
        let pc = known.view.pc(seat);
        let shield = pc.equipment.iter().filter(|it| it.exhaustion == 0).count() as f32;
        // A Down PC draws a trouble whatever the amount; the last point brings one Down.
        let cost = match pc.damage {
            _ if pc.is_down() => 5.0,
            _ if pc.hp() <= 1 => 12.0,
            damage => f32::from(damage),
        };
        0.1 * shield - cost
    })
}

/// T23.3 Where a token comes off: what is most useful and nearest to ready.
fn refresh(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), 0.0, |action| {
        let Action::Refresh(bearer) = *action else { return 0.0 };
        let value = match bearer {
            Bearer::Gear(card) => 1.0 + worth::use_of(card),
            Bearer::Skill(_) => 2.0,
            Bearer::Bot(_) => 1.0,
        };
        value / f32::from(known.exhaustion(bearer).max(1))
    })
    .or(Some(Action::Pass))
}

/// Troubles that were looked at: the worst goes under the deck, the mildest on top.
fn foresee(known: &Known<'_>, stage: Foreseen) -> Option<Action> {
    let area = known.area();
    let slot = if area == Area::Site { Area::Shinagawa } else { area }.slots().next()?;
    let bad = |trouble: Trouble| {
        let row = trouble.row();
        f32::from(row.ap) + 2.0 * worth::harm(known, slot, trouble)
    };
    best(known.legal.iter().copied(), f32::MIN, |action| match (*action, stage) {
        (Action::Under(trouble), Foreseen::Under) => bad(trouble),
        (Action::Top(trouble), Foreseen::Top) => bad(trouble),
        _ => f32::MIN,
    })
}

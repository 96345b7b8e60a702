//! T20.7 The attack being made, and what an attack would do before it is made.

use super::blow::{Blow, Force, Order, enemy_at, spreads};
use super::sprite::{damage, icon};
use super::words::Words;
use crate::desk::rule_link;
use kernel::{RuleId, Seat};
use maud::{Markup, html};
use tokyo::{Action, At, Attacker, Battle, Do, Fighting, Frame, HP, Spot, State};

/// The attack, if one is being made.
pub(super) fn battle(words: &Words<'_>) -> Markup {
    html! {
        @if let Some(battle) = &words.view.battle {
            section #battle .battle-box aria-labelledby="battle-title" {
                h3 #battle-title { (icon("combat")) (title(words, battle.first)) (rule_link::<State>(words.texts, RuleId("T20.7"))) }
                @if let Some(force) = Force::of(battle) {
                    (added(words, battle, &force))
                    @if to_come(words) { @for target in battle.spots() {
                        (against(words, &force, battle.first.seat, target, battle.spots().next().unwrap_or(target)))
                    } }
                }
                @if let Some(joined) = battle.joined.filter(|_| to_come(words)) { (joining(words, battle, joined)) }
            }
        }
    }
}

/// Whether nobody has struck yet.
fn to_come(words: &Words<'_>) -> bool {
    words.view.frames.contains(&Frame::Do(Do::Fight { stage: Fighting::First }))
}

fn title(words: &Words<'_>, attacker: Attacker) -> String {
    words.tell(
        "tokyo-battle-title",
        &[("pc", attacker.seat.into()), ("means", (&words.means(attacker.seat, attacker.by)).into())],
    )
}

/// T14.10 The Gangster's own attack beside it.
fn joining(words: &Words<'_>, battle: &Battle, joined: Attacker) -> Markup {
    html! {
        h4 { (title(words, joined)) }
        @if let (Some(force), Some(target)) = (Force::joined(battle, joined), battle.spots().next()) {
            (against(words, &force, joined.seat, target, target))
        }
    }
}

/// What has been added to the attack.
fn added(words: &Words<'_>, battle: &Battle, force: &Force) -> Markup {
    html! {
        p .force {
            (icon(damage(force.kind))) b { (force.attack.amount) }
            @if battle.boost > 0 { span .tag { "+" (battle.boost) } }
            @if battle.times > 1 { span .tag { "×" (battle.times) } }
            @if battle.extra > 0 { span .tag { (words.tell("tokyo-battle-extra", &[("amount", battle.extra.into())])) } }
            @if force.attack.hits > 1 { span .tag .plain { (words.tell("tokyo-battle-hits", &[("count", force.attack.hits.into())])) } }
            @if force.ignores_reduction { span .tag .plain { (words.say("tokyo-trait-ignores-reduction")) } }
            @if force.no_counter { span .tag .plain { (words.say("tokyo-trait-no-counter")) } }
        }
    }
}

/// What using this would do, before it is used; nothing where it is no attack on an enemy.
pub(super) fn preview(words: &Words<'_>, seat: Seat, action: Action) -> Option<Markup> {
    let Action::Use { by, at: At::Spot(spot), kind } = action else { return None };
    let force = Force::printed(by, kind)?;
    enemy_at(words.view, spot)?;
    Some(html! {
        (against(words, &force, seat, spot, spot))
        @if let Some(most) = spreads(force.attack) { p .hint {
            (words.tell(if most == 0 { "tokyo-battle-all" } else { "tokyo-battle-spread" }, &[("count", most.into())]))
        } }
    })
}

/// What a force does to one enemy and what comes back, in the order in which it happens. Ranges are compared with the enemy
/// `led`.
fn against(words: &Words<'_>, force: &Force, seat: Seat, at: Spot, led: Spot) -> Markup {
    let Some((leader, _)) = enemy_at(words.view, led) else { return html! {} };
    let order = Order::of(force.range, leader.counter.2);
    let Some(blow) = Blow::of(words.view, force, seat, at, order) else { return html! {} };
    let range = words.range(force.range);
    let other = words.range(leader.counter.2);
    let order = words.tell(
        match blow.order {
            Order::Attacker => "tokyo-battle-first",
            Order::Together => "tokyo-battle-together",
            Order::Enemy => "tokyo-battle-second",
        },
        &[("own", (&range).into()), ("other", (&other).into())],
    );
    let strike = html! { li .strike { (icon(damage(force.kind))) span { (struck(words, &blow, at)) } } };
    let back = html! { li .back { (icon("heart")) span { (answer(words, &blow, seat)) } } };
    html! {
        div .preview {
            p .order { (order) }
            ol {
                @if blow.order == Order::Enemy { (back) (strike) } @else { (strike) (back) }
            }
        }
    }
}

fn struck(words: &Words<'_>, blow: &Blow, at: Spot) -> String {
    let id = match (blow.damage, blow.left) {
        (0, _) => "tokyo-battle-nothing",
        (_, 0) => "tokyo-battle-defeats",
        (_, _) => "tokyo-battle-hurts",
    };
    words.tell(
        id,
        &[
            ("enemy", at.into()),
            ("damage", blow.damage.into()),
            ("hp", blow.hp.into()),
            ("left", blow.left.into()),
        ],
    )
}

fn answer(words: &Words<'_>, blow: &Blow, seat: Seat) -> String {
    let Some((kind, amount)) = blow.counter else { return words.say("tokyo-battle-no-counter") };
    let hp = HP.saturating_sub(words.view.pc(seat).damage);
    let left = hp.saturating_sub(amount);
    let id = match (left, blow.order) {
        (0, Order::Enemy) if hp > 0 => "tokyo-battle-felled-first",
        (0, _) if hp > 0 => "tokyo-battle-felled",
        (0, _) => "tokyo-battle-counter-down",
        (_, _) => "tokyo-battle-counter",
    };
    words.tell(
        id,
        &[
            ("pc", seat.into()),
            ("amount", amount.into()),
            ("kind", kind.into()),
            ("hp", hp.into()),
            ("left", left.into()),
        ],
    )
}

//! T20.7 The attack being made, and what an attack would do before it is made.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::sprite::{damage, icon};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::there::there;
use crate::kit::part::Slot;
use crate::kit::picture::Picture;
use crate::kit::rule::rule_link;
use kernel::{RuleId, Seat};
use maud::{Markup, html};
use std::cmp::Ordering;
use tokyo::{
    Action, Attack, Attacker, Battle, Blow, DamageType, EVERY_ENEMY, Means, Preview, Spot, State, Trait,
};

/// The attack, if one is being made.
pub(crate) fn battle(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let battle = view.battle?;
    let head = board.scene.part("battle-title", (battle.first, roles(view)), |&(first, _)| {
        let picture = wielded(words, first);
        html! {
            h3 #battle-title {
                @if let Some(picture) = &picture { span .face .(picture.ground) { (picture) } } @else { (icon("combat")) }
                span { (title(words, first)) }
                (rule_link::<State>(words.texts, RuleId("T20.7")))
            }
        }
    });
    let input = (battle, view.battle_preview(), view.slots, there(view, Spot::Site), roles(view));
    let told = board.scene.part("battle-told", input, |(battle, preview, ..)| {
        html! {
            div #battle-told .seamless {
                @if let Some(attack) = view.attack_of(battle.first.seat, battle.first.by) {
                    (added(words, battle, attack))
                }
                @if let Some(joined) = battle.joined { h4 { (title(words, joined)) } }
                @if let Some(preview) = preview { (foreseen(words, preview)) }
            }
        }
    });
    let drawn = html! { section #battle .battle-box aria-labelledby="battle-title" { (head) (told) } };
    Some(board.scene.frame("battle", drawn))
}

/// The picture of what is attacked with: of a skill and a BOT card that of its role.
fn wielded(words: &Words<'_>, Attacker { seat, by, .. }: Attacker) -> Option<Picture> {
    match by {
        Means::Hand(card) | Means::Gear(card) => Some(pictures::small(card)),
        Means::Skill(skill) => {
            words.view.pc(seat).role.map(|role| pictures::skill(role, words.skill_row(seat, skill)))
        }
        Means::Bot(role) => Some(pictures::bot(role)),
    }
}

fn title(words: &Words<'_>, attacker: Attacker) -> String {
    words.tell(
        "tokyo-battle-title",
        &[("pc", attacker.seat.into()), ("means", (&words.means(attacker.seat, attacker.by)).into())],
    )
}

/// What has been added to the attack.
fn added(words: &Words<'_>, battle: &Battle, attack: &Attack) -> Markup {
    let has = |wanted| attack.traits.contains(&wanted) || battle.traits.contains(wanted);
    html! {
        p .force {
            (icon(damage(battle.first.kind))) b { (attack.amount) }
            @if battle.boost > 0 { span .tag { "+" (battle.boost) } }
            @if battle.times > 1 { span .tag { "×" (battle.times) } }
            @if battle.extra > 0 { span .tag { (words.tell("tokyo-battle-extra", &[("amount", battle.extra.into())])) } }
            @if attack.hits > 1 { span .tag .plain { (words.tell("tokyo-battle-hits", &[("count", attack.hits.into())])) } }
            @if has(Trait::IgnoresReduction) { span .tag .plain { (words.say("tokyo-trait-ignores-reduction")) } }
            @if has(Trait::NoCounter) { span .tag .plain { (words.say("tokyo-trait-no-counter")) } }
        }
    }
}

/// The same as a part with this id.
pub(crate) fn preview_part(board: &Board<'_>, id: &str, seat: Seat, action: Action) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let Action::Use { by, .. } = action else { return None };
    let foreseen = view.preview(seat, action)?;
    let spots = foreseen.blows.iter().filter_map(|blow| match blow {
        Blow::Struck { at, .. } => Some(there(view, *at)),
        Blow::Hurt { .. } => None,
    });
    let input = (spots.collect::<Vec<_>>(), by, roles(view), foreseen);
    Some(board.scene.part(id, input, |(.., preview)| {
        html! { div id=(id) .seamless { (what_would_be(words, seat, by, preview)) } }
    }))
}

/// What using this would do, before it is used; nothing where it is not an attack on an enemy.
pub(crate) fn preview(words: &Words<'_>, seat: Seat, action: Action) -> Option<Markup> {
    let Action::Use { by, .. } = action else { return None };
    Some(what_would_be(words, seat, by, &words.view.preview(seat, action)?))
}

fn what_would_be(words: &Words<'_>, seat: Seat, by: Means, preview: &Preview) -> Markup {
    let more = words.view.attack_of(seat, by).and_then(|attack| spread(words, attack));
    html! {
        (foreseen(words, preview))
        @if let Some(more) = more { p .hint { (more) } }
    }
}

/// The same in lines of text.
pub(crate) fn preview_in_words(words: &Words<'_>, seat: Seat, action: Action) -> Vec<String> {
    let Action::Use { by, .. } = action else { return Vec::new() };
    let Some(preview) = words.view.preview(seat, action) else { return Vec::new() };
    let more = words.view.attack_of(seat, by).and_then(|attack| spread(words, attack));
    foreseen_in_words(words, &preview).into_iter().chain(more).collect()
}

/// The attack being made, in lines of text.
pub(crate) fn battle_in_words(words: &Words<'_>) -> Vec<String> {
    let Some(battle) = &words.view.battle else { return Vec::new() };
    let titles = std::iter::once(battle.first).chain(battle.joined).map(|attacker| title(words, attacker));
    let preview = words.view.battle_preview();
    titles.chain(preview.iter().flat_map(|preview| foreseen_in_words(words, preview))).collect()
}

/// T20.12 How many more enemies can be added.
fn spread(words: &Words<'_>, attack: &Attack) -> Option<String> {
    match attack.spread {
        0 | 1 => None,
        EVERY_ENEMY => Some(words.say("tokyo-battle-all")),
        most => Some(words.tell("tokyo-battle-spread", &[("count", most.into())])),
    }
}

/// The blows of an attack in the order in which they come.
fn foreseen(words: &Words<'_>, preview: &Preview) -> Markup {
    html! {
        div .preview {
            p .order { (order(words, preview)) }
            ol {
                @for (side, told) in blows(words, preview) { @match side {
                    Side::Strike(kind) => li .strike { (icon(damage(kind))) span { (told) } },
                    Side::Back => li .back { (icon("heart")) span { (told) } },
                } }
            }
        }
    }
}

fn foreseen_in_words(words: &Words<'_>, preview: &Preview) -> Vec<String> {
    let blows = blows(words, preview).into_iter().map(|(_, told)| told);
    std::iter::once(order(words, preview)).chain(blows).collect()
}

/// Who strikes first, and by which range.
fn order(words: &Words<'_>, preview: &Preview) -> String {
    let [own, other] = preview.ranges.map(|range| words.range(range));
    let id = match preview.order() {
        Ordering::Less => "tokyo-battle-first",
        Ordering::Equal => "tokyo-battle-together",
        Ordering::Greater => "tokyo-battle-second",
    };
    words.tell(id, &[("own", (&own).into()), ("other", (&other).into())])
}

/// Whose blow it is.
enum Side {
    /// The attacker's, with its type of damage.
    Strike(DamageType),
    /// The enemy's, or that there is none.
    Back,
}

fn blows(words: &Words<'_>, preview: &Preview) -> Vec<(Side, String)> {
    let countered = preview.blows.iter().any(|blow| matches!(blow, Blow::Hurt { .. }));
    let strikes = preview.blows.iter().any(|blow| matches!(blow, Blow::Struck { .. }));
    let told = preview.blows.iter().map(|&blow| match blow {
        Blow::Struck { at, kind, amount, hp } => (Side::Strike(kind), struck(words, at, amount, hp)),
        Blow::Hurt { seat, kind, amount, hp } => {
            let felled_first = hp > 0 && amount >= hp && !strikes;
            let id = if felled_first { "tokyo-battle-felled-first" } else { answer(amount, hp) };
            (Side::Back, hurt(words, id, seat, (kind, amount), hp))
        }
    });
    let none = (!countered).then(|| (Side::Back, words.say("tokyo-battle-no-counter")));
    told.chain(none).collect()
}

fn struck(words: &Words<'_>, at: Spot, amount: u8, hp: u8) -> String {
    let left = hp.saturating_sub(amount);
    let id = match (amount, left) {
        (0, _) => "tokyo-battle-nothing",
        (_, 0) => "tokyo-battle-defeats",
        (_, _) => "tokyo-battle-hurts",
    };
    words.tell(
        id,
        &[("enemy", at.into()), ("damage", amount.into()), ("hp", hp.into()), ("left", left.into())],
    )
}

/// The text that tells what a counter does to a PC with this many HP.
fn answer(amount: u8, hp: u8) -> &'static str {
    match (hp.saturating_sub(amount), hp) {
        (0, 0) => "tokyo-battle-counter-down",
        (0, _) => "tokyo-battle-felled",
        (_, _) => "tokyo-battle-counter",
    }
}

fn hurt(words: &Words<'_>, id: &str, seat: Seat, (kind, amount): (DamageType, u8), hp: u8) -> String {
    let left = hp.saturating_sub(amount);
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

//! T8 T21.5 T22 T24.10 T31.4 Cards of the hand: what stays, what goes, and in which order.

use super::known::{Known, best};
use super::worth;
use tokyo::{Action, Card, Category, View};

/// T8.1 The next card to discard, if what is drawn for it is likely better.
pub(super) fn adjust(known: &Known<'_>) -> Action {
    let stash = known.view.stash(known.me);
    let hand = &stash.hand;
    let coming = coming(known);
    let average = if coming.is_empty() { 0.0 } else { coming.iter().sum::<f32>() / coming.len() as f32 };
    let worst = best(hand.iter().copied(), f32::MIN, |card| -held(known, *card));
    let draws = usize::from(known.view.options.hand_size(known.view.options.stash_of(known.me)))
        .saturating_sub(hand.len());
    match worst {
        Some(card) if !known.may(Action::Ready) => Action::Discard(card),
        Some(card) if draws < 4 && held(known, card) + 0.4 < average => Action::Discard(card),
        _ => Action::Ready,
    }
}

/// What a card in hand is worth for the round to come.
fn held(known: &Known<'_>, card: Card) -> f32 {
    worth::keep(known, card)
}

/// What the next cards are worth: those on top whose order is known, then the starters beneath, then the discard pile.
fn coming(known: &Known<'_>) -> Vec<f32> {
    let stash = known.view.stash(known.me);
    let order = stash.deck.iter().rev().chain(&stash.starters).chain(&stash.discard);
    order.take(4).map(|&card| held(known, card)).collect()
}

/// T8.3 The other half of the starters is drawn if it is better.
pub(super) fn redraw(known: &Known<'_>) -> Action {
    let stash = known.view.stash(known.me);
    let now: f32 = stash.hand.iter().map(|&card| held(known, card)).sum();
    let all: f32 = stash.starters.iter().map(|&card| held(known, card)).sum();
    let left = stash.starters.len().max(1) as f32;
    let then = all / left * stash.hand.len() as f32;
    let redraws = then > now + 1.0 && known.may(Action::Redraw);
    if redraws { Action::Redraw } else { Action::Keep }
}

/// The card to lose: of several the worst, so that better ones come back later, or not at all.
pub(super) fn lose(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        if let Action::Discard(card) | Action::Scrap(card) = *action {
            -held(known, card)
        } else if let Action::Unequip(card) = *action {
            -worth::in_play(known, card)
        } else {
            f32::MIN
        }
    })
}

/// T21.5 T8.4 What is laid down first comes back first: the best.
pub(super) fn lay_down(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        if let Action::Discard(card) = *action {
            held(known, card) + worth::in_play(known, card) * 0.1
        } else {
            f32::MIN
        }
    })
}

/// T24.10 Shinagawa scraps a card: one that only makes the deck longer.
pub(super) fn scrap(known: &Known<'_>) -> Action {
    let useless = |card: Card| card.row().ap <= 1 && worth::use_of(card) < 1.5 && known.rounds_left >= 2.0;
    let worst =
        known.legal.iter().copied().find(|action| matches!(*action, Action::Scrap(card) if useless(card)));
    worst.unwrap_or(Action::Pass)
}

/// T22.3 T22.7 Who takes which card: the one who can use it, worth most to this PC.
pub(super) fn gain(known: &Known<'_>) -> Option<Action> {
    best(known.legal.iter().copied(), f32::MIN, |action| {
        let Action::Gain { card, to } = *action else { return f32::MIN };
        let own = if to == known.me { 0.2 } else { 0.0 };
        let value = match card.row().category {
            Category::Artifact => {
                let spare = if known.view.pc(to).artifact().is_some() { -4.0 } else { 0.0 };
                worth::use_of(card) + spare
            }
            Category::Consume | Category::Equip(..) => suits(known.view, card, to) + worth::own(known, card),
        };
        value + own
    })
}

/// How well a PC can equip a card.
fn suits(view: &View, card: Card, seat: kernel::Seat) -> f32 {
    match card.row().category {
        Category::Equip(ability, target) => -f32::from(target.saturating_sub(view.pc(seat).ability(ability))),
        Category::Consume | Category::Artifact => 0.0,
    }
}

/// T33.2 The reward whose card does most and pays most.
pub(super) fn reward(known: &Known<'_>) -> Option<Action> {
    let worth = |action: &Action| {
        if let Action::Reward(card) = action { worth::use_of(*card) + f32::from(card.row().ap) } else { 0.0 }
    };
    known.legal.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

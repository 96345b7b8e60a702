//! T2.7 T3.2 T3.3 T30.7 The decks of player cards: how many are left, and which of them lies on top.

use crate::table::state::{State, piles};
use crate::words::CardKind;
use crate::words::cards::Card;
use kernel::{Entropy, Shuffle};

/// T30.7 Cards left in a deck of player cards.
pub(crate) fn len(state: &State, kind: CardKind) -> u32 {
    let under = state.goods.under.iter().filter(|card| card.row().kind == kind).count() as u32;
    cards_of(state, kind).map(|(_, count)| u32::from(count)).sum::<u32>() + under
}

/// T2.7 The unordered cards of a deck.
fn cards_of(state: &State, kind: CardKind) -> impl Iterator<Item = (Card, u8)> + '_ {
    state.goods.undrawn.kinds().filter(move |(card, _)| card.row().kind == kind)
}

/// T3.2 T3.3 The packet on top of a deck: cards left in it, rewards among them, ordinary cards in the whole deck.
fn packet(state: &State, kind: CardKind) -> (u32, u32, u32) {
    let sum = |cards: &mut dyn Iterator<Item = (Card, u8)>| cards.map(|(_, count)| u32::from(count)).sum();
    let rewards = sum(&mut cards_of(state, kind).filter(|(card, _)| card.reward_of().is_some()));
    let ordinary = sum(&mut cards_of(state, kind).filter(|(card, _)| card.reward_of().is_none()));
    (u32::from(state.goods.packets[kind as usize]).max(rewards), rewards, ordinary)
}

/// T3.2 How likely each card is to lie on top: any place of the packet is as good for a reward as another, and the other
/// cards share what is left of it.
pub(super) fn weights(state: &State, kind: CardKind) -> impl Iterator<Item = (Card, u32)> + '_ {
    let (places, rewards, ordinary) = packet(state, kind);
    cards_of(state, kind).map(move |(card, count)| {
        let each = match (card.reward_of(), places) {
            (None, 0) => 1,
            (None, _) => places - rewards,
            (Some(_), _) => ordinary.max(1),
        };
        (card, u32::from(count) * each)
    })
}

/// The next card of a deck whose order is known: those under it come when nothing else is left.
pub(super) fn known(state: &State, kind: CardKind) -> Option<Card> {
    if cards_of(state, kind).next().is_some() {
        return None;
    }
    state.goods.under.iter().find(|card| card.row().kind == kind)
}

/// T3.2 The top card by its weight: first whether the packet yields a reward, then which card.
pub(super) fn sample(state: &State, kind: CardKind, entropy: &mut impl Entropy) -> Option<Card> {
    let shuffle = |pile, number| Shuffle { pile, number };
    let (places, rewards, ordinary) = packet(state, kind);
    if rewards + ordinary == 0 {
        return None;
    }
    let place = match places {
        0 => 0,
        places => entropy.pick(shuffle(piles::PACKETS + kind as u8, 0), places, places),
    };
    let rewarded = place < rewards;
    let of_this_kind = move |card: &Card| card.reward_of().is_some() == rewarded;
    let mut number = if rewarded {
        place
    } else {
        entropy.pick(shuffle(piles::CARDS + kind as u8, 0), ordinary, ordinary)
    };
    let drawn = cards_of(state, kind).filter(|(card, _)| of_this_kind(card)).find(|(_, count)| {
        let here = number < u32::from(*count);
        number = number.saturating_sub(u32::from(*count));
        here
    });
    drawn.map(|(card, _)| card)
}

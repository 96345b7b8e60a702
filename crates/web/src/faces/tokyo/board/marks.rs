//! T1.8 T1.9 T1.11 What is marked on a card that lies by itself: its AP, its price or how it is solved, its rarity.

use crate::faces::tokyo::board::card::ap;
use crate::faces::tokyo::board::slots::ways;
use crate::faces::tokyo::board::sprite::{ability, rarity};
use crate::faces::tokyo::words::Words;
use maud::{Markup, html};
use tokyo::{Ability, Card, Rarity, ThreatRow};

/// The marks of a player card.
pub(crate) fn card(words: &Words<'_>, card: Card) -> Markup {
    let row = card.row();
    html! {
        (ap(words, row.ap))
        @if row.cost > 0 {
            span .ways-in .price { (ability(&words.ability(Ability::Economy), Ability::Economy, row.cost)) }
        }
        (gems(row.rarity))
    }
}

/// The marks of a trouble or a Site card.
pub(crate) fn threat(words: &Words<'_>, row: &ThreatRow) -> Markup {
    html! { (ap(words, row.ap)) (ways(words, row, 0, 0)) (gems(row.rarity)) }
}

/// One to four, which the stylesheet draws: a card of a hand has them by its class alone.
fn gems(of: Rarity) -> Markup {
    html! { span .gems .(rarity(of)) {} }
}

//! T2.7 T4.8 T6.10 T8.4 T27.4 T30.6 Decks, hands, discard piles, the Site.

use crate::words::CardKind;
use crate::words::cards::{CARDS, Card, SITE_CARDS, SiteCard, TROUBLES, Trouble};
use kernel::{Counts, SeatSet};

use super::{CardPile, SHUFFLES, SITE_COPIES, Starters, TROUBLE_CARDS};

/// T4.8 T8 A deck with its hand and its discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stash {
    /// T4.8 Starters that have not been drawn since they were shuffled: they lie under the deck proper. No order exists.
    pub(crate) starters: Starters,
    /// T8.3 Starters put under these by the redraw. No order exists.
    pub(crate) under: Starters,
    /// Starters drawn from these into the hand that nobody but the owner has seen.
    pub(crate) secret: Starters,
    /// T17.3 T8.4 The cards on top of them, in an order everybody knows.
    pub(crate) deck: CardPile,
    /// The hand, in order of cards.
    pub(crate) hand: CardPile,
    /// T23.4 The last one on top.
    pub(crate) discard: CardPile,
    /// T8.3 Whether the redraw is still possible.
    pub(crate) redraw: Redraw,
}

vocabulary::words! {
    /// T8.3 The one redraw of a deck.
    pub enum Redraw as "state of the redraw" {
        /// Before the first hand.
        NotYet = "not_yet",
        /// The first hand is drawn.
        Now = "now",
        /// It is wanted.
        Wanted = "wanted",
        /// Made or let go by.
        Over = "over",
    }
}

/// T2.7 T2.9 Player cards that belong to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Goods {
    /// The decks of weapons, items, followers and artifacts, all in one: no order exists.
    pub(crate) undrawn: Counts<Card, CARDS>,
    /// Cards known to lie under their decks, the lowest first.
    pub(crate) under: kernel::Stack<Card, 40>,
    /// T2.9 The scrap pile.
    pub(crate) scrap: Counts<Card, CARDS>,
    /// T23.8 Goods discarded from the market.
    pub(crate) discard: Counts<Card, CARDS>,
    /// T23.7
    pub(crate) removed: Counts<Card, CARDS>,
    /// T22.5 T22.7 Cards revealed for a reward.
    pub(crate) revealed: kernel::Stack<Card, 3>,
    /// T3.2 T3.3 How many cards are left of the packet on top of each deck into which rewards were shuffled, by kind.
    pub(crate) packets: Packets,
}

/// T3.2 A number for each kind of player cards.
pub(crate) type Packets = [u8; crate::words::CARD_KINDS];

/// T2.7 T6.10 The trouble deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TroubleDeck {
    /// Troubles whose place in the deck nobody knows.
    pub(crate) undrawn: Counts<Trouble, TROUBLES>,
    /// Troubles on top of these, in an order that is known or scripted; the top one last.
    pub(crate) over: kernel::Stack<Trouble, 12>,
    /// Troubles known to lie at the bottom, the lowest first.
    pub(crate) under: kernel::Stack<Trouble, TROUBLE_CARDS>,
    pub(crate) discard: Counts<Trouble, TROUBLES>,
    /// T6.10 Shuffles made so far.
    pub(crate) shuffles: u8,
    /// T26.4 Troubles drawn in the whole game.
    pub(crate) drawn: u16,
    /// Who has already used a second draw on the trouble that is being drawn.
    pub(crate) second: SeatSet,
}

/// T2.7 T27 The Site deck and what goes on in the Site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Site {
    /// T6.12 The shuffled cards nobody has seen, in the deck or face down on the encounter slot: one layer a shuffle, the newest
    /// on top. Of older layers no card is left in the deck, but those put under it from the encounter slot (T32.13), which come
    /// when the newer ones are drawn.
    pub(crate) layers: kernel::Stack<Unseen, SHUFFLES>,
    /// Cards that lie under all these in the deck, by a scenario's order.
    pub(crate) beneath: Counts<SiteCard, SITE_CARDS>,
    /// Cards known to lie at the bottom of the deck, the next one to come first.
    pub(crate) under: kernel::Stack<SiteCard, SITE_COPIES>,
    pub(crate) discard: Counts<SiteCard, SITE_CARDS>,
    pub(crate) shuffles: u8,
    /// T26.4 Site cards drawn in the whole game.
    pub(crate) drawn: u16,
    /// T27.4 The card that is open.
    pub(crate) open: Option<OpenCard>,
    /// T27.3 The PCs that explore; nobody if no exploration is under way.
    pub(crate) explorers: SeatSet,
    /// T27.6 Whether the duty to open a card is met.
    pub(crate) duty: Duty,
}

/// T30.6 The Site cards of one shuffle that nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unseen {
    /// They, in the deck or on the encounter slot.
    pub cards: Counts<SiteCard, SITE_CARDS>,
    /// How many of them lie face down on the encounter slot.
    pub face_down: u8,
    /// Which shuffle it is, from 0.
    pub shuffle: u8,
}

impl Unseen {
    /// How many are left in the deck.
    pub fn in_deck(&self) -> u8 {
        self.cards.len() as u8 - self.face_down
    }
}

impl Site {
    /// T6.9 Cards on the encounter slot.
    pub(crate) fn encounter(&self) -> u8 {
        self.layers.iter().map(|layer| layer.face_down).sum()
    }
    /// T30.7 Cards in the deck.
    pub(crate) fn deck_len(&self) -> u8 {
        let unseen = self.layers.iter().map(|layer| layer.in_deck()).sum::<u8>();
        unseen + self.beneath.len() as u8 + self.under.len() as u8
    }
    /// The layer the next card of the deck belongs to.
    pub(crate) fn deck_layer(&self) -> Option<usize> {
        (0..self.layers.len())
            .rev()
            .find(|&place| self.layers.get(place).is_some_and(|layer| layer.in_deck() > 0))
    }
    /// The layer the top card of the encounter slot belongs to.
    pub(crate) fn next_layer(&self) -> Option<usize> {
        (0..self.layers.len())
            .rev()
            .find(|&place| self.layers.get(place).is_some_and(|layer| layer.face_down > 0))
    }
    /// All cards nobody has seen.
    pub(crate) fn unseen(&self) -> Counts<SiteCard, SITE_CARDS> {
        let mut all = self.beneath;
        self.layers.iter().for_each(|layer| all.add_all(&layer.cards));
        all
    }
}

vocabulary::words! {
    /// T27.6 The duty to reveal and attempt a Site card.
    pub enum Duty as "duty" {
        /// Nobody has to.
        Met = "met",
        /// A PC is in the Site and has not yet.
        Due = "due",
    }
}

/// T27.4 An open Site card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenCard {
    /// Which.
    pub card: SiteCard,
    /// T20.15 Damage tokens.
    #[serde(default)]
    pub damage: u8,
    /// T19.17 Which of its checks have been made, as a mask.
    #[serde(default)]
    pub done: u8,
    /// T27.11 Who has tried.
    #[serde(default)]
    pub tried: SeatSet,
}

impl Default for Stash {
    fn default() -> Self {
        Stash {
            starters: Starters::EMPTY,
            under: Starters::EMPTY,
            secret: Starters::EMPTY,
            deck: CardPile::EMPTY,
            hand: CardPile::EMPTY,
            discard: CardPile::EMPTY,
            redraw: Redraw::NotYet,
        }
    }
}

impl Stash {
    /// Puts a card into the hand, which stays in order.
    pub(crate) fn take_in(&mut self, card: Card) {
        add(&mut self.hand, card);
    }
    /// Takes a card out of the hand, which must be there.
    pub(crate) fn take_out(&mut self, card: Card) {
        let was_there = take(&mut self.hand, card);
        debug_assert!(was_there, "{card} is not in hand");
    }
    /// Whether the card is in hand.
    #[inline]
    pub(crate) fn holds(&self, card: Card) -> bool {
        self.hand.iter().any(|held| held == card)
    }
}

/// Adds a card to cards that lie in order.
pub(crate) fn add<const MOST: usize>(cards: &mut kernel::Stack<Card, MOST>, card: Card) {
    let at = cards.iter().position(|held| held > card).unwrap_or(cards.len());
    cards.insert(at, card);
}

/// Takes a card out, if it is there, and says whether it was.
pub(crate) fn take<const MOST: usize>(cards: &mut kernel::Stack<Card, MOST>, card: Card) -> bool {
    let place = cards.iter().position(|held| held == card);
    place.and_then(|place| cards.remove(place)).is_some()
}

/// T3.2 Cards of a deck that are shuffled together with each reward.
const WITH_EACH_REWARD: u8 = 7;

/// T3.2 T3.3 The cards of the packet that this many rewards of a kind make.
pub(crate) fn packet(kind: CardKind, rewards: u8) -> u8 {
    match kind {
        CardKind::Weapon | CardKind::Item | CardKind::Follower => rewards * (WITH_EACH_REWARD + 1),
        CardKind::Artifact => rewards,
    }
}

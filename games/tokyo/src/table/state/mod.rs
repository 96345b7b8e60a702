//! T1.3 T1.4 T2.10 T18.7 T19.18 T20.18 T29.7 T31.2 The state: what lies on the table, as a plain value.

mod decks;
mod pc;

pub use decks::{Duty, OpenCard, Redraw, Unseen};
pub(crate) use decks::{Goods, Site, Stash, TroubleDeck, add, packet, take};
pub use pc::{Equipped, Pc};

use crate::table::check::Check;
use crate::table::combat::Battle;
use crate::table::frames::Stack;
use crate::table::story::Story;
use crate::table::travel::Travel;
use crate::words::cards::{Card, Trouble};
use crate::words::options::Options;
use crate::words::{Area, ROLES, Role, SLOTS, Slot};
use kernel::{Counts, PerSeat, Seat, SeatSet};

/// T1.16 Maximum HP of every PC.
pub const HP: u8 = 5;
/// T1.3 AP tokens in the game.
pub const AP_TOKENS: u8 = 12;
/// T21.16 Damage tokens the doll can take.
pub(crate) const DOLL: u8 = 5;
/// T11.4 Places for equipped cards.
pub const EQUIPMENT: usize = 3;
/// All player cards that can be in one place: an upper bound for piles.
const CARDS_MOST: usize = 199;
/// T1.2 Troubles in the game, copies counted: all of them can have been put under the deck, one a round.
const TROUBLE_CARDS: usize = 40;
/// T1.2 Site cards in the game, copies counted.
const SITE_COPIES: usize = 40;
/// T6.12 Shuffles of the Site deck of which cards can still lie on the encounter slot: each has at least one there.
const SHUFFLES: usize = 41;

/// Cards on one another, the top one last.
pub(crate) type CardPile = kernel::Stack<Card, CARDS_MOST>;

/// T4.8 Starters in the order of cards: a multiset of at most those of two PCs.
pub(crate) type Starters = kernel::Stack<Card, 16>;

/// The shuffles of the game, for keyed draws.
pub(crate) mod piles {
    /// T4.8 One for each seat's starters.
    pub(crate) const STARTERS: u8 = 0;
    /// T2.7 Weapons, items, followers, artifacts.
    pub(crate) const CARDS: u8 = 4;
    /// T2.7
    pub(crate) const TROUBLES: u8 = 8;
    /// T2.7
    pub(crate) const SITE: u8 = 9;
    /// Areas by lot, one number a round.
    pub(crate) const LOTS: u8 = 10;
    /// T32.12
    pub(crate) const MODS: u8 = 11;
    /// T3.2 The packets of weapons, items, followers, artifacts.
    pub(crate) const PACKETS: u8 = 20;
    /// T6.15 Where the roaming card lies in the trouble deck.
    pub(crate) const ROAMING: u8 = 12;
}

/// A game of Tokyo Siteseeing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) pcs: PerSeat<Pc>,
    /// T29.6 Decks, hands and discard pile of each seat; of a pair with a merged deck only the first counts.
    pub(crate) stashes: PerSeat<Stash>,
    pub(crate) slots: [SlotState; SLOTS],
    pub(crate) goods: Goods,
    pub(crate) troubles: TroubleDeck,
    pub(crate) site: Site,
    /// T15 Exhaustion tokens of the BOT cards that lie out, by role.
    pub(crate) bots: [Option<u8>; ROLES],
    pub(crate) round: Round,
    /// T19 The check being made.
    pub(crate) check: Option<Check>,
    /// T16 The move being planned or made.
    pub(crate) travel: Option<Travel>,
    /// T20 The attack being made.
    pub(crate) battle: Option<Battle>,
    /// T21.8 PCs that have reached their limit and whose Down processing is due.
    pub(crate) falling: SeatSet,
    /// T21.10 Down PCs that have taken damage and must draw a trouble.
    pub(crate) shaken: SeatSet,
    pub(crate) story: Story,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

vocabulary::words! {
    /// T26 How a game ended.
    pub enum Ending as "ending" {
        /// T26.1 The scenario is cleared.
        Cleared = "cleared",
        /// T26.6 A trouble could not be placed.
        Overflow = "overflow",
        /// T32.11 The scenario says so.
        Defeat = "defeat",
    }
}

/// T1.4 T30.3 A market slot: goods, on them a trouble, on that a scenario card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SlotState {
    /// T2.8 The goods.
    pub goods: Option<Card>,
    /// T6.3 The trouble.
    pub trouble: Option<Trouble>,
    /// T20.15 T20.18 Damage tokens on the trouble.
    pub damage: u8,
    /// T19.17 Which of the checks of the trouble have been made.
    pub done: u8,
    /// T32.5 The scenario card.
    pub scene: Option<crate::words::story::Scene>,
    /// T20.15 Damage tokens on the scenario card.
    pub scene_damage: u8,
    /// T32.14 Pages: progress tokens that lie on what lies here.
    pub pages: u8,
}

/// T5 Where the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Round {
    /// From 1; 0 during set-up.
    pub(crate) number: u8,
    /// The step.
    pub(crate) step: Step,
    /// T9.8 PCs that have ended their action phase.
    pub(crate) ended: SeatSet,
    /// T8.1 T8.3 Decks whose owners still decide about their hand.
    pub(crate) adjusting: SeatSet,
    /// PCs that have moved between areas in this action phase.
    pub(crate) moved: SeatSet,
}

vocabulary::words! {
    /// T5.1 A step of the round.
    #[derive(Default)]
    pub enum Step as "step" {
        /// T2 Before the first round.
        #[default]
        Setup = "setup",
        /// T6
        Reveal = "reveal",
        /// T7
        Start = "start",
        /// T8
        Hands = "hands",
        /// T9
        Actions = "actions",
        /// T24
        End = "end",
        /// T25
        Refill = "refill",
    }
}

impl State {
    /// A game in which nothing lies anywhere.
    pub(crate) fn empty(options: &Options) -> State {
        State {
            options: *options,
            pcs: PerSeat::filled(options.players, Pc::new()),
            stashes: PerSeat::filled(options.players, Stash::default()),
            slots: [SlotState::default(); SLOTS],
            goods: Goods {
                undrawn: Counts::EMPTY,
                under: kernel::Stack::EMPTY,
                scrap: Counts::EMPTY,
                discard: Counts::EMPTY,
                removed: Counts::EMPTY,
                revealed: kernel::Stack::EMPTY,
                packets: Default::default(),
            },
            troubles: TroubleDeck {
                undrawn: Counts::EMPTY,
                over: kernel::Stack::EMPTY,
                under: kernel::Stack::EMPTY,
                discard: Counts::EMPTY,
                shuffles: 0,
                drawn: 0,
                second: SeatSet::EMPTY,
            },
            site: Site {
                layers: kernel::Stack::EMPTY,
                beneath: Counts::EMPTY,
                under: kernel::Stack::EMPTY,
                discard: Counts::EMPTY,
                shuffles: 0,
                drawn: 0,
                open: None,
                explorers: SeatSet::EMPTY,
                duty: Duty::Met,
            },
            bots: [None; ROLES],
            round: Round::default(),
            check: None,
            travel: None,
            battle: None,
            falling: SeatSet::EMPTY,
            shaken: SeatSet::EMPTY,
            story: Story::default(),
            stack: Stack::EMPTY,
            ending: None,
        }
    }
    /// T32.7 The number of PCs.
    #[inline]
    pub(crate) fn count(&self) -> u8 {
        self.options.players
    }
    /// Every seat, in order.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }
    /// T29.6 T29.7 The deck this PC plays with.
    #[inline]
    pub(crate) fn stash(&self, seat: Seat) -> &Stash {
        &self.stashes[self.options.stash_of(seat)]
    }
    #[inline]
    pub(crate) fn stash_mut(&mut self, seat: Seat) -> &mut Stash {
        &mut self.stashes[self.options.stash_of(seat)]
    }
    #[inline]
    pub(crate) fn slot(&self, slot: Slot) -> &SlotState {
        &self.slots[slot as usize]
    }
    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: Slot) -> &mut SlotState {
        &mut self.slots[slot as usize]
    }
    /// The PCs in an area.
    #[inline]
    pub(crate) fn in_area(&self, area: Area) -> SeatSet {
        self.pcs.iter().filter(|(_, pc)| pc.area == area).map(|(seat, _)| seat).collect()
    }
    /// T1.3 T2.10 T19.18 AP tokens left in the supply.
    pub(crate) fn supply(&self) -> u8 {
        AP_TOKENS - self.pcs.iter().map(|(_, pc)| pc.ap).sum::<u8>()
    }
    /// T16.2 T16.3 Face-up troubles in an area.
    #[inline]
    pub(crate) fn troubles_in(&self, area: Area) -> u8 {
        area.slots().filter(|&slot| self.slot(slot).open_trouble().is_some()).count() as u8
    }
    /// The seat that plays a role.
    pub(crate) fn seat_of(&self, role: Role) -> Option<Seat> {
        self.pcs.iter().find(|(_, pc)| pc.role == Some(role)).map(|(seat, _)| seat)
    }
}

impl SlotState {
    /// T18.2 The trouble that lies open here.
    #[inline]
    pub fn open_trouble(&self) -> Option<Trouble> {
        self.trouble.filter(|_| self.scene.is_none())
    }
    /// T17.4 T18.7 The goods that lie open here.
    #[inline]
    pub fn open_goods(&self) -> Option<Card> {
        self.goods.filter(|_| self.scene.is_none() && self.trouble.is_none())
    }
    /// T6.3 T31.2 Whether a trouble can be placed here.
    #[inline]
    pub fn takes_trouble(&self) -> bool {
        self.scene.is_none() && self.trouble.is_none()
    }
}

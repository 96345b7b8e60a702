//! T1.3 T1.4 T2.10 T4.12 T29.7 T30 T31.2 The state: what lies on the table, as a plain value.

use crate::cards::{Board, CARDS, Card, SITE_CARDS, SiteCard, TROUBLES, Trouble, board};
use crate::check::Check;
use crate::combat::Battle;
use crate::frames::Stack;
use crate::options::Options;
use crate::story::Story;
use crate::travel::Travel;
use crate::words::{Ability, Area, DamageType, ROLES, Role, SKILLS, SLOTS, Skill, Slot};
use kernel::{Counts, PerSeat, Seat, SeatSet, Set};

/// T1.16 Maximum HP of every PC.
pub const HP: u8 = 5;
/// T1.3 AP tokens in the game.
pub const AP_TOKENS: u8 = 12;
/// T11.4 Places for equipped cards.
pub const EQUIPMENT: usize = 3;
/// All player cards that can be in one place: an upper bound for piles.
const CARDS_MOST: usize = 184;
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

/// T4 A PC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pc {
    /// Its role; nothing before it is taken.
    pub role: Option<Role>,
    /// Where its piece is.
    pub area: Area,
    /// T21.1 Damage tokens.
    pub damage: u8,
    /// T19.4 AP tokens.
    pub ap: u8,
    /// T4.4 Sealed skills.
    pub seals: Set<Skill>,
    /// T14.2 Exhaustion tokens on the skills.
    pub exhaustion: [u8; SKILLS],
    /// T11.4 Equipped cards.
    pub equipment: kernel::Stack<Equipped, 4>,
}

/// T11.1 An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipped {
    /// Which.
    pub card: Card,
    /// T23.2 Exhaustion tokens.
    #[serde(default)]
    pub exhaustion: u8,
    /// T21.16 Damage tokens on the substitute doll.
    #[serde(default)]
    pub damage: u8,
    /// The type of damage the Adapted One shows.
    #[serde(default)]
    pub shows: Option<DamageType>,
}

impl Equipped {
    /// A card without tokens.
    pub const fn new(card: Card) -> Equipped {
        Equipped { card, exhaustion: 0, damage: 0, shows: None }
    }
}

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

/// T1.4 T30.3 A market slot: goods, on them a trouble, on that a scenario card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SlotState {
    /// T2.8 The goods.
    pub goods: Option<Card>,
    /// T6.3 The trouble.
    pub trouble: Option<Trouble>,
    /// T20.15 Damage tokens on the trouble.
    pub damage: u8,
    /// T19.17 Which of the checks of the trouble have been made.
    pub done: u8,
    /// T32.5 The scenario card.
    pub scene: Option<crate::story::Scene>,
    /// T20.15 Damage tokens on the scenario card.
    pub scene_damage: u8,
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
}

/// T2.7 T6.10 The trouble deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TroubleDeck {
    /// Troubles whose place in the deck nobody knows.
    pub(crate) undrawn: Counts<Trouble, TROUBLES>,
    /// Troubles on top of these, in an order that is known or scripted; the top one last.
    pub(crate) over: kernel::Stack<Trouble, 12>,
    /// Troubles known to lie at the bottom, the lowest first.
    pub(crate) under: kernel::Stack<Trouble, 12>,
    pub(crate) discard: Counts<Trouble, TROUBLES>,
    /// T6.10 Shuffles made so far.
    pub(crate) shuffles: u8,
    /// T26.4 Troubles drawn in the whole game.
    pub(crate) drawn: u16,
}

/// T2.7 T27 The Site deck and what goes on in the Site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Site {
    /// T6.12 The shuffled cards nobody has seen, in the deck or face down on the encounter slot: one layer a shuffle, the newest
    /// on top. Of older layers no card is left in the deck.
    pub(crate) layers: kernel::Stack<Unseen, SHUFFLES>,
    /// Cards that lie under all these in the deck, by a scenario's order.
    pub(crate) beneath: Counts<SiteCard, SITE_CARDS>,
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
        self.layers.top().map_or(0, |layer| layer.in_deck()) + self.beneath.len() as u8
    }
    /// The layer the top card of the encounter slot belongs to.
    pub(crate) fn next_layer(&self) -> Option<usize> {
        (0..self.layers.len()).rev().find(|&place| self.layers.get(place).is_some_and(|layer| layer.face_down > 0))
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
    #[serde(default, with = "vocabulary::spelling::seats")]
    pub tried: SeatSet,
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
    /// T29.6 The deck this PC plays with.
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
    /// T1.3 AP tokens left in the supply.
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

impl Pc {
    /// T4.12 A PC without anything.
    pub(crate) const fn new() -> Pc {
        Pc {
            role: None,
            area: Area::Shinagawa,
            damage: 0,
            ap: 0,
            seals: Set::EMPTY,
            exhaustion: [0; SKILLS],
            equipment: kernel::Stack::EMPTY,
        }
    }
    /// Its board; that of the first role before one is taken.
    #[inline]
    pub fn board(&self) -> &'static Board {
        board(self.role.unwrap_or(Role::Fixer))
    }
    /// T1.16
    #[inline]
    pub fn ability(&self, ability: Ability) -> u8 {
        self.board().abilities[ability as usize]
    }
    /// T21.2 Whether it is Down.
    #[inline]
    pub fn is_down(&self) -> bool {
        self.damage >= HP
    }
    /// T14.1 Whether a skill bears neither seal nor exhaustion token.
    #[inline]
    pub fn can_use(&self, skill: Skill) -> bool {
        !self.seals.contains(skill) && self.exhaustion[skill as usize] == 0
    }
    /// The place of an equipped card.
    #[inline]
    pub fn place_of(&self, card: Card) -> Option<usize> {
        self.equipment.iter().position(|equipped| equipped.card == card)
    }
    /// T12.2 The place of one that bears no exhaustion token.
    #[inline]
    pub fn ready_place_of(&self, card: Card) -> Option<usize> {
        self.equipment.iter().position(|equipped| equipped.card == card && equipped.exhaustion == 0)
    }
    /// An equipped card.
    #[inline]
    pub fn equipped(&self, card: Card) -> Option<Equipped> {
        self.equipment.iter().find(|equipped| equipped.card == card)
    }
    /// T22.10 Its artifact.
    pub fn artifact(&self) -> Option<Card> {
        self.equipment
            .iter()
            .map(|equipped| equipped.card)
            .find(|card| card.row().kind == crate::words::CardKind::Artifact)
    }
}

impl Default for Pc {
    fn default() -> Self {
        Pc::new()
    }
}

impl SlotState {
    /// T18.2 The trouble that lies open here.
    #[inline]
    pub fn open_trouble(&self) -> Option<Trouble> {
        self.trouble.filter(|_| self.scene.is_none())
    }
    /// T17.4 The goods that lie open here.
    #[inline]
    pub fn open_goods(&self) -> Option<Card> {
        self.goods.filter(|_| self.scene.is_none() && self.trouble.is_none())
    }
    /// T6.3 Whether a trouble can be placed here.
    #[inline]
    pub fn takes_trouble(&self) -> bool {
        self.scene.is_none() && self.trouble.is_none()
    }
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

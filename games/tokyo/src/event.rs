//! What happens, for logs.

use crate::cards::{Card, ModCard, SiteCard, Trouble};
use crate::check::Goal;
use crate::notation::{Bearer, Means, Spot};
use crate::state::{Ending, Step};
use crate::story::{Letter, Scene};
use crate::words::{Ability, Area, DamageType, Role, Skill, Slot};
use kernel::Seat;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say who, what and where")]
pub enum Event {
    /// T4.1
    RoleTaken { seat: Seat, role: Role },
    /// T5.1
    Round { number: u8 },
    /// T5.1
    Step { step: Step },
    /// T2.8 T25.1
    GoodsShown { slot: Slot, card: Card },
    /// T2.9 T23.5
    Scrapped { card: Card },
    /// T23.7
    Removed { card: Card },
    /// T6.1
    TroubleDrawn { by: Option<Seat>, trouble: Trouble },
    /// T6.3
    TroublePlaced { trouble: Trouble, slot: Slot },
    /// T6.13 T6.16 T18.8
    TroubleDiscarded { trouble: Trouble },
    /// T6.10
    TroublesShuffled,
    /// T6.12
    SiteShuffled,
    /// T6.9 T16.8
    EncounterLaid,
    /// T8.1 T13.1 T21.3
    Discarded { seat: Seat, card: Card },
    /// T8.2 A card drawn, for those who see it.
    Drew { seat: Seat, card: Card },
    /// T8.2 A card drawn that others do not see.
    DrewHidden { seat: Seat },
    /// T8.4
    DeckTurned { seat: Seat },
    /// T8.3
    Redrew { seat: Seat },
    /// T30.5
    Shown { seat: Seat, card: Card },
    /// T9.8
    Ended { seat: Seat },
    /// T9.8
    Resumed { seat: Seat },
    /// T10.1 T12.1 T14 T15
    Used { seat: Seat, by: Means },
    /// T19.1
    CheckOpened { seat: Seat, goal: Goal, ability: Ability, target: u8, strength: u8 },
    /// T14.7
    CheckTakenOver { by: Seat },
    /// T19.3
    Paid { seat: Seat, card: Card },
    /// T19.4 T19.6
    TokenPaid { seat: Seat },
    /// T19.5 T19.12
    TroubleAdds { trouble: Trouble },
    /// T19.15
    BonusAdds { amount: u8 },
    /// T19.7
    CheckSucceeded { seat: Seat },
    /// T19.10
    CheckFailed { seat: Seat },
    /// T16
    Moved { seat: Seat, to: Area },
    /// T11.1 T22.9
    Equipped { seat: Seat, card: Card },
    /// T17.3
    Bought { seat: Seat, card: Card, slot: Slot },
    /// T23.2
    Exhausted { seat: Seat, what: Bearer, tokens: u8 },
    /// T23.3
    Refreshed { seat: Seat, what: Bearer },
    /// T20.9
    EnemyHit { at: Spot, kind: DamageType, amount: u8 },
    /// T20.13
    Countered { at: Spot, seat: Seat },
    /// T21.1
    Hurt { seat: Seat, amount: u8, kind: Option<DamageType> },
    /// T20.10
    Reduced { seat: Seat, amount: u8 },
    /// T21.16
    DollHit { seat: Seat, amount: u8 },
    /// T21.12
    Healed { seat: Seat, amount: u8 },
    /// T21.2
    Down { seat: Seat },
    /// T21.10
    Shaken { seat: Seat },
    /// T18.4 T20.16
    TroubleSolved { seat: Seat, trouble: Trouble },
    /// T27.11 T27.12
    SiteCardSolved { seat: Seat, card: SiteCard },
    /// T22.1
    TokensGained { seat: Seat, tokens: u8 },
    /// An effect took AP tokens.
    TokensLost { seat: Seat, tokens: u8 },
    /// T18.9
    SealLifted { seat: Seat, skill: Skill },
    /// T22.2 T22.3
    Gained { seat: Seat, card: Card },
    /// T22.5 T22.7
    Revealed { card: Card },
    /// T27.4
    SiteCardTurned { card: SiteCard },
    /// T27.14
    SiteCardFailed { card: SiteCard },
    /// The Engineer's skill.
    SiteCardAvoided { card: SiteCard },
    /// A Site card has been put under the deck, and another comes.
    SiteCardDelayed { card: SiteCard },
    /// T33.2 The group has taken this reward for clearing the scenario.
    RewardChosen { card: Card },
    /// T27.19
    Retreated { cards: u8 },
    /// T28.1
    Exchanged { seat: Seat, give: Card, with: Seat, take: Card },
    /// T14.6
    HandedOver { seat: Seat, card: Card, to: Seat },
    /// T9.12 T28.3
    Refused { seat: Seat },
    /// Troubles were looked at.
    Foreseen { trouble: Trouble },
    /// A trouble went under the deck.
    TroubleUnder { trouble: Trouble },
    /// T32.1 T32.2 A scenario card is revealed.
    SceneOpened { scene: Scene },
    /// T32.4 A card leaves the game for this scenario.
    SceneOut { scene: Scene },
    /// T32.14 The progress tokens on a card change.
    SceneTokens { scene: Scene, now: u8 },
    /// T6.15 T32.25
    SceneDrawn { by: Option<Seat>, scene: Scene },
    /// T32.25
    SceneAdds { scene: Scene, ap: u8 },
    /// A check succeeds on account.
    Owed { seat: Seat },
    /// T32.18
    NpcHurt { npc: Scene, amount: u8, kind: Option<DamageType> },
    /// T32.18
    NpcReduced { npc: Scene, amount: u8 },
    /// T32.19
    NpcHealed { npc: Scene, amount: u8 },
    /// T32.9
    Chosen { by: Option<Seat>, scene: Scene, letter: Letter },
    /// T32.21
    Driver { seat: Seat },
    /// T32.21
    RaceVehicle { seat: Seat, card: Card },
    /// T32.24 The driver has passed a checkpoint.
    Checkpoint { seat: Seat, area: Area },
    /// T32.14 The pages on a slot change.
    PagesOnSlot { slot: Slot, now: u8 },
    /// T32.14 The pages a PC holds change.
    PagesHeld { seat: Seat, now: u8 },
    /// T32.14 A PC keeps the letter.
    Vessel { seat: Seat },
    /// T32.12
    ModOpened { card: ModCard },
    /// T32.12
    ModDiscarded { card: ModCard },
    /// T32.5
    ScenePlaced { scene: Scene, slot: Slot },
    /// T32.5
    SceneSolved { seat: Seat, scene: Scene },
    /// T32.4 It goes to the scenario discard.
    SceneDiscarded { scene: Scene },
    /// T32.4 It is taken off the mat and lies beside it.
    SceneLaidBeside { scene: Scene },
    /// T32.14 A token of this card keeps off what a text would have dealt.
    Sheltered { scene: Scene, amount: u8 },
    /// T27.4 The top card of the encounter slot goes unseen under the Site deck.
    EncounterSunk,
    /// T27.13 A gate has been challenged in vain.
    GateWithstood { scene: Scene },
    /// T26
    Over { ending: Ending },
}

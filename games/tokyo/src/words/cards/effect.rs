//! T1.10 The words of card texts: when, whom, what, and what becomes of the card afterwards. A card's text in
//! every language is made from these words, so text and behaviour cannot drift apart.
//!
//! A word is here because three cards or more use it. What fewer do is an [`Odd`] step, which stands beside its card.

use super::odd::Odd;
use crate::words::story::{Cue, Deed, Given};
use crate::words::{Ability, CardKind, DamageType, Keyword, Range};

/// T1.10 One action or standing effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// When it works.
    pub when: When,
    /// T32.3 On which condition, in scenario texts.
    pub given: Option<Given>,
    /// T12.7 Hand cards discarded beforehand.
    pub fee: u8,
    /// What it does, in order.
    pub does: &'static [Does],
    /// T23 What becomes of the card, skill or BOT card.
    pub after: After,
}

impl Row {
    /// A row without fee and without after-use processing.
    pub const fn new(when: When, does: &'static [Does]) -> Row {
        Row { when, given: None, fee: 0, does, after: After::Nothing }
    }
    /// T23 With this after-use processing.
    pub const fn then(self, after: After) -> Row {
        Row { after, ..self }
    }
    /// T32.3 Only if this is so when its turn comes.
    pub const fn given(self, given: Given) -> Row {
        Row { given: Some(given), ..self }
    }
    /// T12.7 Paid beforehand with this many hand cards.
    pub const fn paid(self, fee: u8) -> Row {
        Row { fee, ..self }
    }
    /// T12.3 Whether it is an answer that the card bears as Always: nothing is used.
    pub fn is_standing(&self) -> bool {
        self.does.iter().any(|does| does.what == Effect::Odd(Odd::SecondDraw))
    }
}

/// One effect, and whom it concerns. What an interrupt does to its very event (bonus, boost, reduction, redraw) concerns
/// whoever the event does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Does {
    /// Whom.
    pub who: Who,
    /// What.
    pub what: Effect,
}

/// T1.10 When a row works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// T10.1 Played from the hand in the action phase.
    Play,
    /// T12.1 T14.2 T15.2 Used in the action phase.
    Use,
    /// T12.5 Used, or played from the hand, at this moment.
    Interrupt(On),
    /// T12.3 As long as it is equipped or face up, exhausted or not.
    Always,
    /// T7 At the start of the PC action phase.
    Start,
    /// T24 At the end of the PC action phase.
    End,
    /// T18.6 T20.16 T27.11 The card is solved.
    Success,
    /// T27.11 T27.13 The Site card is not.
    Failure,
    /// T16.17 T16.18 A PC moves; the row concerns that PC.
    Pass(Passing),
    /// T6.13 The trouble is drawn.
    Drawn,
    /// T32.2 T32.3 A moment that only scenario and MOD cards know.
    Story(Cue),
}

impl When {
    /// T12.5 The moment it answers, if it is an interrupt.
    pub fn interrupt(self) -> Option<On> {
        if let When::Interrupt(on) = self { Some(on) } else { None }
    }
}

/// T12.5 The moment of an interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// T19 A check is being made by one of these PCs.
    Check {
        /// Whose check, seen from the PC that interrupts.
        whose: Who,
        /// Of which kind; all if none is named.
        kinds: &'static [CheckKind],
        /// With which abilities; all if none is named.
        abilities: &'static [Ability],
    },
    /// T20.2 An attack action is being made by one of these PCs.
    Attack {
        /// Whose attack.
        whose: Who,
        /// With cards of this kind only.
        with: Option<CardKind>,
    },
    /// T20.11 T21.6 One of these PCs is about to take damage.
    Damage {
        /// Whose damage.
        whose: Who,
        /// T20.25 What causes it.
        from: Cause,
    },
    /// T6.16 T19.13 One of these PCs has drawn a trouble.
    Draw {
        /// Whose draw.
        whose: Who,
    },
    /// T14.8 A card that one of these PCs played or used is about to be scrapped.
    Scrap {
        /// Whose card.
        whose: Who,
    },
    /// A PC here is about to gain a card as the reward of a Site card.
    Reward,
    /// T27.4 A Site card has been turned up.
    Reveal,
    /// T27.4 A Site card that is solved by a check has been turned up.
    RevealCheck,
    /// T12.7 One of these PCs is about to pay the fee of a hired follower.
    Fee {
        /// Whose fee.
        whose: Who,
    },
}

/// T20.25 What causes damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Anything.
    Any,
    /// An enemy card: its counter or its effects.
    Enemy,
}

vocabulary::words! {
    /// T19 What a check is for.
    pub enum CheckKind as "kind of check" {
        /// T16.1
        Move = "move",
        /// T11.1
        Equip = "equip",
        /// T17.1
        Buy = "buy",
        /// T18.4 A trouble or a scenario card.
        Solve = "solve",
        /// T27.11 A Site card; a solving check as well.
        Explore = "explore",
    }
}

vocabulary::words! {
    /// T16.18 Which way a PC passes.
    pub enum Passing as "way to pass" {
        /// Into this area.
        Enter = "enter",
        /// Out of this area.
        Leave = "leave",
        /// Both.
        Both = "both",
    }
}

vocabulary::words! {
    /// Whom an effect concerns, or whose event an interrupt answers. "The area" is that of the PC that uses it, of the trouble
    /// that has it, or the Site for Site cards.
    pub enum Who as "whom" {
        /// The PC that uses it; the one that solved the card; the one that passes.
        You = "you",
        /// Another PC in the area.
        Ally = "ally",
        /// One PC in the area.
        Near = "near",
        /// One PC anywhere.
        Any = "any",
        /// T14.7 T14.10 Another PC, wherever it is.
        Other = "other",
        /// Every PC in the area.
        Each = "each",
        /// Every PC outside the Site.
        All = "all",
        /// T32.7 Every PC in the game.
        Everybody = "everybody",
        /// One of the PCs with the most damage.
        MostHurt = "most_hurt",
        /// One of the PCs that share a normal area with another.
        Crowded = "crowded",
        /// T32.14 Every PC in the area that holds a page.
        Holders = "holders",
        /// T32.14 Every PC in an area with a slot full of pages.
        BesidePages = "beside_pages",
    }
}

impl Who {
    /// T31.5 Whether it is one PC of several, which is chosen.
    pub(crate) fn is_one(self) -> bool {
        match self {
            Who::Near | Who::Any | Who::Ally | Who::Other | Who::MostHurt | Who::Crowded => true,
            Who::You | Who::Each | Who::All | Who::Everybody | Who::Holders | Who::BesidePages => false,
        }
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// T20.2 An attack action.
    Attack(Attack),
    /// T20.3 Damage to the enemy that caused the damage being taken. No attack action, no counter.
    Strike {
        /// Of which type.
        kind: DamageType,
        /// How much.
        amount: Amount,
    },
    /// T20.22 Added to the attack being made, before reduction.
    Boost {
        /// How much, once for the whole attack.
        amount: u8,
        /// T15.5 Of this type, dealt on its own where the attack has another; of the attack's type if none is named.
        kind: Option<DamageType>,
        /// What else it changes.
        traits: &'static [Trait],
    },
    /// T20.10 Less damage.
    Reduce {
        /// Of which types.
        kinds: &'static [DamageType],
        /// How much.
        amount: u8,
        /// T20.26 So much more if the damage comes from a card with Environment.
        environment: u8,
    },
    /// T19.15 Added to a check.
    Bonus {
        /// Of which kind, where the row says always; all if none is named.
        kinds: &'static [CheckKind],
        /// T11.9 On equipping cards with this keyword only.
        of: Option<Keyword>,
        /// How much.
        amount: u8,
    },
    /// T19.15 Added to the targets of checks in this area; of moves into and out of it.
    Tax {
        /// Of which kind.
        kind: CheckKind,
        /// How much.
        amount: u8,
    },
    /// T16.10 A vehicle.
    Vehicle {
        /// PCs that move together, the driver included.
        seats: u8,
        /// Areas of one move.
        areas: u8,
        /// Added to move checks.
        bonus: u8,
    },
    /// T21.12 Removes damage.
    Heal(u8),
    /// T23.3 Removes exhaustion tokens from skills and equipped cards, freely spread.
    Refresh {
        /// How many.
        amount: u8,
        /// From cards of this kind only.
        of: Option<CardKind>,
    },
    /// T7.6 Removes exhaustion tokens from this very card.
    RefreshThis(u8),
    /// T8.8 Draws cards.
    Draw(u8),
    /// T31.4 Discards hand cards of one's choice.
    Discard(u8),
    /// Gains AP tokens.
    Token(u8),
    /// Loses AP tokens.
    Toll(u8),
    /// T17.2 Takes a market card without a check: in the area of the PC, or in any with [`Who::Any`].
    Buy {
        /// Of this purchase cost at most.
        most: u8,
    },
    /// T22.3 Gains cards of the scrap pile.
    Salvage(u8),
    /// T22.7 Gains an artifact.
    Artifact,
    /// T21 Takes damage.
    Harm {
        /// Of which type.
        kind: DamageType,
        /// How much.
        amount: u8,
    },
    /// Discards equipped cards of one's choice, artifacts excepted.
    Strip(u8),
    /// T24.5 Draws and places troubles.
    Trouble(u8),
    /// T6.16 Discards the trouble just drawn and draws another.
    Redraw,
    /// Lays Site cards face down onto the encounter slot.
    Deeper(u8),
    /// T32 What only scenarios do.
    Story(Deed),
    /// What no three cards do.
    Odd(Odd),
}

/// T20.2 An attack action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// T20.9 Of which types the attacker may choose one.
    pub kinds: &'static [DamageType],
    /// Damage of each hit.
    pub amount: u8,
    /// T20.8
    pub range: Range,
    /// T20.21 How often it strikes.
    pub hits: u8,
    /// T20.20 How many enemies of the area it strikes at most.
    pub spread: u8,
    /// What else is special.
    pub traits: &'static [Trait],
    /// T20.22 What it deals beyond the amount, and when.
    pub more: Option<More>,
}

/// T20.22 What an attack deals beyond its amount with each hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum More {
    /// So much if its user has moved between areas in this phase.
    AfterMove(u8),
    /// So much if a PC is in the area of the target.
    InCompany(u8),
    /// One for each AP token that its user returns, at most this many.
    PerToken(u8),
}

/// T20.10 All of the damage being taken.
pub const ALL_OF_IT: u8 = u8::MAX;

/// T20.20 Every enemy of an area.
pub const EVERY_ENEMY: u8 = u8::MAX;

impl Attack {
    /// One hit on one enemy in the area.
    pub const fn new(kinds: &'static [DamageType], amount: u8, range: Range) -> Attack {
        Attack { kinds, amount, range, hits: 1, spread: 1, traits: &[], more: None }
    }
    /// T20.21 With several hits.
    pub const fn hits(self, hits: u8) -> Attack {
        Attack { hits, ..self }
    }
    /// T20.20 On several enemies.
    pub const fn spread(self, spread: u8) -> Attack {
        Attack { spread, ..self }
    }
    /// T20.22 With more under a condition.
    pub const fn more(self, more: More) -> Attack {
        Attack { more: Some(more), ..self }
    }
    /// With these specialities.
    pub const fn with(self, traits: &'static [Trait]) -> Attack {
        Attack { traits, ..self }
    }
}

vocabulary::words! {
    /// A speciality of an attack.
    pub enum Trait as "speciality of an attack" {
        /// T20.6 Also into an adjacent area.
        IntoAdjacent = "into_adjacent",
        /// T14.11 T20.27 Reduction does not count.
        IgnoresReduction = "ignores_reduction",
        /// No counter.
        NoCounter = "no_counter",
    }
}

/// How much damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// T20.24 What was dealt before any reduction; optional.
    Unreduced,
}

/// T23 What becomes of a card, a skill or a BOT card after use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Nothing.
    Nothing,
    /// T23.2 This many exhaustion tokens.
    Exhaust(u8),
    /// T23.4
    Discard,
    /// T23.5
    Scrap,
    /// T23.7
    Remove,
}

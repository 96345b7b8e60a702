//! T2.2 T3.1 T3.4 T4.7 T26.9 T29.1 T29.5 T29.6 T29.9 T31.6a T32.24 O1 to O16 of the rules: the options, fixed at set-up and part of the
//! record.

mod choices;

pub use choices::{
    Attempts, Between, BotConsent, Casting, Checkpoints, Cleared, Counters, DrawOrder, Group, Hands,
    JoinedCounter, Merged, MergedDown, Overflow, OwnRecord, RankCount, RewardS01, RewardS02, RewardS03,
    RewardS04, RewardS05, RewardS06, RewardS07, Scenario, SiteDraw, Telling, Unplayed,
};

use crate::words::cards::Card;
use crate::words::{Role, Skill};
use kernel::{OptionError, RulesVersion, Seat, SeatSet, Set};
use vocabulary::{OptionRows, OptionRules, options};

options! {
    /// The options of a game of Tokyo Siteseeing.
    pub struct Options {
        /// T29.1 PCs in the game, one a seat.
        players: u8 = 2 in [1, 2, 3, 4], Main, ["T1.1", "T29.3"];
        /// T26.9 What is played, again as often as anybody likes.
        scenario: Scenario = HoldOut, Main, ["T2.2"];
        /// Rounds to survive in `hold_out`.
        rounds: u8 = 12 in [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16], Main, ["T26.1"];
        /// Who plays which PC.
        casting: Casting = Chosen, Main, ["T4.1"];
        /// The table's record of cleared scenarios.
        cleared: Cleared = None, Main, ["T4.5"];
        /// Two PCs with one deck.
        merged: Merged = None, Main, ["T29.5"];
        /// Roles nobody plays.
        unplayed: Unplayed = BotCards, Main, ["T29.2"];
        /// What is seen of others' hands.
        hands: Hands = Hidden, Main, ["T30.5"];
        /// How a group decides.
        group: Group = Acting, Fine, ["T9.12"];
        /// Whether the others are asked before a BOT card is used.
        bot_consent: BotConsent = Free, Fine, ["T9.6"];
        /// Where troubles may overflow to.
        overflow: Overflow = Neighbours, Fine, ["T6.6"];
        /// In which order PCs draw in step 1.
        draw_order: DrawOrder = Seats, Fine, ["T6.2"];
        /// What a PC in the Site draws in step 1.
        site_draw: SiteDraw = SiteCard, Fine, ["T6.9"];
        /// How often a Site card may be attempted by a check.
        site_attempts: Attempts = One, Fine, ["T27.11"];
        /// What participants may do while a Site card is open.
        between_attempts: Between = Ordinary, Fine, ["T27.9"];
        /// Who counters an attack on several enemies.
        counters: Counters = All, Fine, ["T20.20"];
        /// Whether the Gangster's joined attack is countered too.
        joined_counter: JoinedCounter = Both, Fine, ["T20.29"];
        /// What a Down costs a merged hand.
        merged_down: MergedDown = WholeHand, Fine, ["T21.17"];
        /// When a checkpoint of the race counts.
        checkpoints: Checkpoints = Passing, Fine, ["T32.24"];
        /// What counts for the rank.
        rank: RankCount = Printed, Fine, ["T26.4"];
        /// Whose record counts for seat 0.
        record_s0: OwnRecord = Table, Fine, ["T4.7"];
        /// Whose record counts for seat 1.
        record_s1: OwnRecord = Table, Fine, ["T4.7"];
        /// Whose record counts for seat 2.
        record_s2: OwnRecord = Table, Fine, ["T4.7"];
        /// Whose record counts for seat 3.
        record_s3: OwnRecord = Table, Fine, ["T4.7"];
        /// The reward of S01 in the decks.
        reward_s01: RewardS01 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S02 in the decks.
        reward_s02: RewardS02 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S03 in the decks.
        reward_s03: RewardS03 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S04 in the decks.
        reward_s04: RewardS04 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S05 in the decks.
        reward_s05: RewardS05 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S06 in the decks.
        reward_s06: RewardS06 = None, Fine, ["T3.1", "T3.4"];
        /// The reward of S07 in the decks.
        reward_s07: RewardS07 = None, Fine, ["T3.1", "T3.4"];
    }
}

impl OptionRules for Options {
    const RULES: RulesVersion = RulesVersion(2);
    const ALWAYS_WRITTEN: usize = 2;

    fn check(&self) -> Result<(), OptionError> {
        let needed = match self.merged {
            Merged::None => 1,
            Merged::S0S1 => 2,
            Merged::S2S3 | Merged::Both => 4,
        };
        if self.players < needed {
            return Err(OptionError::clash(format!(
                "merged={} needs players={needed}: two PCs share one deck (T29.5)",
                self.merged
            )));
        }
        if self.scenario == Scenario::S00 && self.players != 2 {
            return Err(OptionError::clash(
                "scenario=s00 is played with two PCs: write players=2, however many people sit down (T32.28)",
            ));
        }
        if self.scenario == Scenario::S00 && self.merged != Merged::None {
            return Err(OptionError::clash("scenario=s00 teaches with two decks: write merged=none"));
        }
        if self.scenario == Scenario::S00 && self.rewards().next().is_some() {
            return Err(OptionError::clash(
                "scenario=s00 teaches without rewards: write none for each of them (T3.1)",
            ));
        }
        Ok(())
    }

    fn defaults(given: &Self) -> Self {
        let printed = Options::under(given.rules);
        if given.rules == RulesVersion::FIRST {
            Options { checkpoints: Checkpoints::Stopping, ..printed }
        } else {
            printed
        }
    }
}

impl Options {
    /// T31.6a Whether a reward is asked for although only one can be taken.
    #[inline]
    pub(crate) fn asks_for_forced_rewards(&self) -> bool {
        self.rules == RulesVersion::FIRST
    }

    /// T29.6 The seat whose deck, hand and discard pile this seat plays with.
    #[inline]
    pub fn stash_of(&self, seat: Seat) -> Seat {
        let shared = match self.merged {
            Merged::None => false,
            Merged::S0S1 => seat.number() == 1,
            Merged::S2S3 => seat.number() == 3,
            Merged::Both => seat.number() % 2 == 1,
        };
        if shared { Seat::new(seat.number() - 1).unwrap_or(seat) } else { seat }
    }

    /// T29.6 The seats that play with this deck.
    pub fn sharers(&self, stash: Seat) -> SeatSet {
        Seat::first(self.players).filter(|&seat| self.stash_of(seat) == stash).collect()
    }

    /// T29.6 T8.1 The number of cards a hand is adjusted to, before what cards change.
    pub fn hand_size(&self, stash: Seat) -> u8 {
        if self.sharers(stash).len() == 2 { MERGED_HAND } else { HAND }
    }

    /// T29.9 Whether a single player plays with a merged deck.
    pub fn is_solo(&self) -> bool {
        self.players == 2 && self.merged == Merged::S0S1
    }

    /// T3.1 T3.4 The rewards in the decks: of each scenario at most one.
    pub fn rewards(&self) -> impl Iterator<Item = Card> {
        let words = [
            self.reward_s01.word(),
            self.reward_s02.word(),
            self.reward_s03.word(),
            self.reward_s04.word(),
            self.reward_s05.word(),
            self.reward_s06.word(),
            self.reward_s07.word(),
        ];
        let named = |word: &'static str| Card::all().find(|card| card.word() == word);
        words.into_iter().filter_map(named)
    }

    /// T4.5 T4.7 The record of clears that counts for this seat.
    pub fn cleared_by(&self, seat: Seat) -> Cleared {
        let own = [self.record_s0, self.record_s1, self.record_s2, self.record_s3];
        match own.get(usize::from(seat.number())) {
            Some(OwnRecord::None) => Cleared::None,
            Some(OwnRecord::S01) => Cleared::S01,
            Some(OwnRecord::S03) => Cleared::S03,
            Some(OwnRecord::S06) => Cleared::S06,
            Some(OwnRecord::Table) | None => self.cleared,
        }
    }

    /// T4.4 T4.5 The seals that stay on for this seat.
    pub(crate) fn seals(&self, seat: Seat) -> Set<Skill> {
        let sealed: &[Skill] = match self.cleared_by(seat) {
            Cleared::None => &[Skill::Support, Skill::Enhanced, Skill::Site],
            Cleared::S01 => &[Skill::Enhanced, Skill::Site],
            Cleared::S03 => &[Skill::Site],
            Cleared::S06 => &[],
        };
        sealed.iter().copied().collect()
    }

    /// T4.1 The role a seat has where roles are not chosen.
    pub(crate) fn cast(&self, seat: Seat) -> Option<Role> {
        let fixed = self.casting == Casting::InOrder || self.scenario == Scenario::S00;
        if fixed { Role::ORDER.get(usize::from(seat.number())).copied() } else { None }
    }
}

/// T8.2 Cards of a hand.
const HAND: u8 = 4;
/// T29.6 Cards of a merged hand.
const MERGED_HAND: u8 = 7;

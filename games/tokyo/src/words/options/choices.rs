//! T2.2 T3.4 T4.1 T4.5 T4.7 T6.2 T6.6 T6.9 T9.6 T9.12 T20.20 T20.29 T21.17 T26.4 T27.9 T27.11 T29.2 T29.5 T30.5 T32.24 The
//! values
//! options can have.

use vocabulary::words;

words! {
    /// T2.2 What is played.
    pub enum Scenario as "scenario" {
        /// The practice scenario without a story: survive a number of rounds.
        HoldOut = "hold_out",
        /// S00 Welcome to Tokyo!
        S00 = "s00",
        /// S01 Manhunt
        S01 = "s01",
        /// S02 Tokyo Dungeon
        S02 = "s02",
        /// S03 Once Upon a Time in Tokyo
        S03 = "s03",
        /// S04 Wildball Run
        S04 = "s04",
        /// S05 Curse Contagion
        S05 = "s05",
        /// S06 Last Train Out
        S06 = "s06",
        /// S07 Wish Machine
        S07 = "s07",
    }
}

/// T2.2 T32.28 How a scenario goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// Without a story, for a number of rounds.
    Practice,
    /// Step by step, as the guide says.
    Guided,
    /// By its cards.
    Story,
}

impl Scenario {
    /// T2.2 T32.28 How it goes on.
    pub const fn telling(self) -> Telling {
        match self {
            Scenario::HoldOut => Telling::Practice,
            Scenario::S00 => Telling::Guided,
            Scenario::S01
            | Scenario::S02
            | Scenario::S03
            | Scenario::S04
            | Scenario::S05
            | Scenario::S06
            | Scenario::S07 => Telling::Story,
        }
    }
}

words! {
    /// T4.1 How PCs find their seats.
    pub enum Casting as "casting" {
        /// Each seat takes one, in order.
        Chosen = "chosen",
        /// Engineer, Gangster, Negotiator, Fixer, seat by seat.
        InOrder = "in_order",
    }
}

words! {
    /// T29.5 Which pairs of seats play two PCs with one deck.
    pub enum Merged as "merged decks" {
        /// Nobody.
        None = "none",
        /// The first two seats.
        S0S1 = "s0_s1",
        /// The third and the fourth seat.
        S2S3 = "s2_s3",
        /// Both pairs.
        Both = "both",
    }
}

words! {
    /// T29.2 What becomes of roles nobody plays.
    pub enum Unplayed as "use of roles not played" {
        /// Their BOT cards lie out.
        BotCards = "bot_cards",
        /// Nothing.
        Nothing = "nothing",
    }
}

words! {
    /// T4.5 Which scenarios have been cleared: the highest number counts.
    pub enum Cleared as "record of clears" {
        /// None, or only S00: all skills are sealed.
        None = "none",
        /// One of S01 and S02: support skills are open.
        S01 = "s01",
        /// One of S03 to S05: support and enhanced skills are open.
        S03 = "s03",
        /// S06 or S07: all skills are open.
        S06 = "s06",
    }
}

words! {
    /// T4.7 Whose record of clears counts for a seat.
    pub enum OwnRecord as "record of a seat" {
        /// That of the table.
        Table = "table",
        /// Its own: none, or only S00.
        None = "none",
        /// Its own: one of S01 and S02.
        S01 = "s01",
        /// Its own: one of S03 to S05.
        S03 = "s03",
        /// Its own: S06 or S07.
        S06 = "s06",
    }
}

words! {
    /// T6.6 Where a trouble that must be placed may go.
    pub enum Overflow as "scope of the overflow loss" {
        /// Into its own area or its neighbours.
        Neighbours = "neighbours",
        /// At last into any normal area.
        Everywhere = "everywhere",
    }
}

words! {
    /// T6.9 What a PC in the Site draws in step 1.
    pub enum SiteDraw as "draw in the Site" {
        /// A Site card instead of a trouble.
        SiteCard = "site_card",
        /// Both.
        Both = "both",
    }
}

words! {
    /// T27.11 How often a Site card may be attempted by a check.
    pub enum Attempts as "number of attempts" {
        /// Once, by one PC.
        One = "one",
        /// Once by each participant.
        OneEach = "one_each",
        /// As often as wanted.
        Any = "any",
    }
}

words! {
    /// T27.9 What participants may do while a Site card is open.
    pub enum Between as "actions between attempts" {
        /// Ordinary actions.
        Ordinary = "ordinary",
        /// Only checks, attack actions and what interrupts.
        AttemptsOnly = "attempts_only",
    }
}

words! {
    /// T20.20 Who counters an attack on several enemies.
    pub enum Counters as "choice of who counters" {
        /// Every target.
        All = "all",
        /// Only the enemy the ranges are compared with.
        Reference = "reference",
    }
}

words! {
    /// T20.29 Whether the attack that the Gangster adds is countered too.
    pub enum JoinedCounter as "counter to the joined attack" {
        /// The Gangster is countered as well.
        Both = "both",
        /// Only the first attacker is.
        First = "first",
    }
}

words! {
    /// T32.24 When a checkpoint of the race counts.
    pub enum Checkpoints as "way checkpoints count" {
        /// As soon as the driver is there, also in passing; the finish comes last.
        Passing = "passing",
        /// In their order, where the driver is when the phase ends.
        Stopping = "stopping",
    }
}

words! {
    /// T30.5 What is seen of others' hands.
    pub enum Hands as "hands" {
        /// The number of cards; cards may be shown.
        Hidden = "hidden",
        /// Everything.
        Open = "open",
    }
}

words! {
    /// T26.4 What counts for the rank.
    pub enum RankCount as "count for the rank" {
        /// The printed formula.
        Printed = "printed",
        /// All cards drawn in the whole game.
        Drawn = "drawn",
    }
}

words! {
    /// T21.17 What a Down costs a merged hand.
    pub enum MergedDown as "Down with a merged deck" {
        /// The whole hand.
        WholeHand = "whole_hand",
        /// Half of it, rounded up, chosen by the player.
        Half = "half",
    }
}

words! {
    /// T6.2 In which order PCs draw in step 1.
    pub enum DrawOrder as "order of drawing" {
        /// By seats.
        Seats = "seats",
        /// As they come.
        Chosen = "chosen",
    }
}

words! {
    /// T9.6 Whether the others are asked before a BOT card is used.
    pub enum BotConsent as "consent to BOT cards" {
        /// They are not.
        Free = "free",
        /// Everybody must agree.
        Asked = "asked",
    }
}

words! {
    /// T9.12 How a group decides.
    pub enum Group as "way to decide as a group" {
        /// The player of the acting PC decides.
        Acting = "acting",
        /// Everybody must agree to what that player proposes.
        All = "all",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S01 is in the decks.
    pub enum RewardS01 as "reward of S01" {
        /// None.
        None = "none",
        /// SC01-14 Minase's Card
        MinasesCard = "minases_card",
        /// SC01-15 Rokuro, Off Duty
        RokuroOffDuty = "rokuro_off_duty",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S02 is in the decks.
    pub enum RewardS02 as "reward of S02" {
        /// None.
        None = "none",
        /// SC02-15 The Stationmaster's Whistle
        StationmastersWhistle = "stationmasters_whistle",
        /// SC02-16 Ticket to Platform Zero
        TicketToPlatformZero = "ticket_to_platform_zero",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S03 is in the decks.
    pub enum RewardS03 as "reward of S03" {
        /// None.
        None = "none",
        /// SC03-14 Heister Mask
        HeisterMask = "heister_mask",
        /// SC03-15 Kei, Stunt Double
        KeiStuntDouble = "kei_stunt_double",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S04 is in the decks.
    pub enum RewardS04 as "reward of S04" {
        /// None.
        None = "none",
        /// SC04-14 Doom Zero
        DoomZero = "doom_zero",
        /// SC04-15 Chequered Lance
        ChequeredLance = "chequered_lance",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S05 is in the decks.
    pub enum RewardS05 as "reward of S05" {
        /// None.
        None = "none",
        /// SC05-14 Paper Mask
        PaperMask = "paper_mask",
        /// SC05-15 Thread Shears
        ThreadShears = "thread_shears",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S06 is in the decks.
    pub enum RewardS06 as "reward of S06" {
        /// None.
        None = "none",
        /// SC06-15 Hayase, Conductor
        HayaseConductor = "hayase_conductor",
        /// SC06-16 Signal Gun
        SignalGun = "signal_gun",
    }
}

words! {
    /// T3.1 T3.4 Which reward of S07 is in the decks.
    pub enum RewardS07 as "reward of S07" {
        /// None.
        None = "none",
        /// SC07-14 A Wish, Unspent
        WishUnspent = "wish_unspent",
        /// SC07-15 The Terminal's Young
        TerminalsYoung = "terminals_young",
        /// SC07-16 The Collector's Hand
        CollectorsHand = "collectors_hand",
    }
}

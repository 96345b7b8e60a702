//! T5.1 T9.2 T9.3 T12.5 What waits: frames on a stack, as values.

use crate::cards::{Card, SiteCard, Trouble};
use crate::notation::{Action, At, Means, Spot};
use crate::words::{Area, CardKind, DamageType, Slot};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use vocabulary::spelling::{maybe_seat, notation, seat, seats};

/// How deep frames lie on one another: a step, an action, its parts, a battle, its damage, a Down, a trouble, a question.
const DEPTH: usize = 24;

/// Frames on one another.
pub(crate) type Stack = kernel::Stack<Frame, DEPTH>;

/// What waits: the top frame says what is asked or happens next, those below what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a frame is a table such as { frame = \"act\" }, with the words of CASES.md")]
pub enum Frame {
    /// Nature decides.
    Draw(Draw),
    /// Players decide.
    Ask(Ask),
    /// Something happens by itself.
    Do(Do),
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// T8.2 T8.4 Cards for a hand.
    Cards {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// T6 A trouble.
    Trouble {
        /// T6.4 Who draws; nobody where a card does.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// T24.5 The area it goes to.
        area: Area,
        /// What for.
        why: DrawnFor,
    },
    /// T27.4 T27.19 The top card of the encounter slot.
    Encounter {
        /// What for.
        why: Turned,
        /// How many more.
        left: u8,
    },
    /// T2.8 T25.1 Goods for a market slot.
    Goods {
        /// Which.
        slot: Slot,
    },
    /// T2.9 One of each goods for the scrap slot.
    ScrapGoods {
        /// The kind.
        kind: CardKind,
    },
    /// T22.5 T22.7 Cards revealed for a reward.
    Reveal {
        /// The kind.
        kind: CardKind,
        /// How many more of it.
        left: u8,
    },
    /// Troubles are looked at.
    LookAhead {
        /// Whose artifact it is.
        #[serde(with = "seat")]
        seat: Seat,
        /// Those seen so far, from the top.
        #[serde(default)]
        seen: [Option<Trouble>; 3],
    },
    /// PCs are sent to areas by lot.
    Scatter {
        /// Who is still to be sent.
        #[serde(with = "seats")]
        left: SeatSet,
    },
}

vocabulary::words! {
    /// What a trouble is drawn for.
    pub enum DrawnFor as "reason to draw" {
        /// T6.3 To be placed.
        Placing = "placing",
        /// T19.5 For its AP.
        Check = "check",
    }
}

vocabulary::words! {
    /// What a card of the encounter slot is turned up for.
    pub enum Turned as "reason to turn up" {
        /// T27.4 To be solved.
        Exploring = "exploring",
        /// T27.19 To be discarded.
        Discarding = "discarding",
    }
}

/// What players decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// T4.1 A seat takes a role.
    Role {
        /// Which seat.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T6.2 The next PC to draw in step 1.
    NextToDraw {
        /// Who has not drawn.
        #[serde(with = "seats")]
        left: SeatSet,
    },
    /// T8.1 All adjust their hands.
    Adjust,
    /// T8.3 All may redraw once.
    Redraw,
    /// T9.1 Free order.
    Act,
    /// T19 A check is being made.
    Check,
    /// T16.10 A ride is being planned.
    Ride,
    /// T9.12 T16.13 T28.3 Others agree or refuse.
    Consent {
        /// Who wants it.
        #[serde(with = "seat")]
        asker: Seat,
        /// Who has not answered.
        #[serde(with = "seats")]
        left: SeatSet,
        /// What is wanted.
        #[serde(with = "notation")]
        action: Action,
    },
    /// T6.16 T19.13 A trouble has been drawn.
    Drawn {
        /// Who drew.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// What.
        trouble: Trouble,
        /// The area it goes to.
        area: Area,
        /// What for.
        why: DrawnFor,
        /// Who lets it be.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T6.3 A trouble is placed.
    Place {
        /// Whose player chooses; the group where nobody drew.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// What.
        trouble: Trouble,
        /// The area it goes to.
        area: Area,
    },
    /// T12.5 T20.7 An attack is being made.
    Battle {
        /// Who adds nothing more.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T20.11 T21.6 A PC is about to take damage.
    Damage {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// The damage.
        harm: Harm,
        /// What is left of it.
        amount: u8,
        /// Who does nothing more about it.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T14.8 A card is about to be scrapped.
    Scrap {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// Which.
        card: Card,
        /// Who lets it be.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T27.4 A Site card has been turned up.
    Turned {
        /// Who lets it be.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T22.3 T22.7 A reward card is about to be gained in the Site.
    Reward {
        /// Who solved the card.
        #[serde(with = "seat")]
        by: Seat,
        /// Cards still to be gained.
        left: u8,
        /// From where.
        kind: Prize,
        /// Who lets it be.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T12.7 A fee is due.
    Fee {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// Cards still to be discarded.
        left: u8,
        /// Who does not pay for it.
        #[serde(with = "seats", default)]
        passed: SeatSet,
    },
    /// T21.8 Several PCs go Down.
    Falls,
    /// T21.3 T21.5 A PC that goes Down lays its cards down.
    LayDown {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// T21.17 How many more.
        left: u8,
    },
    /// T31.4 A PC discards hand cards.
    Discard {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A PC discards equipped cards.
    Strip {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// T23.3 Exhaustion tokens are taken off.
    Refresh {
        /// Who chooses.
        #[serde(with = "seat")]
        by: Seat,
        /// Whose tokens.
        #[serde(with = "seat")]
        of: Seat,
        /// From cards of this kind only.
        #[serde(default)]
        kind: Option<CardKind>,
        /// How many more.
        left: u8,
    },
    /// T31.5 One PC is chosen.
    Whom {
        /// Who chooses; the group where no PC acts or is concerned.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// Among whom.
        #[serde(with = "seats")]
        among: SeatSet,
    },
    /// T14.6 The Fixer hands a card over.
    HandOver {
        /// The Fixer.
        #[serde(with = "seat")]
        seat: Seat,
        /// To whom.
        #[serde(with = "seat")]
        to: Seat,
    },
    /// Another equipped card is used without regard to exhaustion.
    Shadow {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T22.8 An artifact, or a card of the scrap pile instead.
    ArtifactOrScrap {
        /// Who solved the card.
        #[serde(with = "seat")]
        by: Seat,
        /// Artifacts to choose from.
        choice: u8,
    },
    /// T22.3 T22.5 T22.7 Who takes which card.
    Gain {
        /// Who solved the card.
        #[serde(with = "seat")]
        by: Seat,
        /// From where.
        kind: Prize,
        /// Cards still to be gained.
        left: u8,
    },
    /// T22.9 An equipped card makes room for an artifact.
    MakeRoom {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// The artifact.
        card: Card,
    },
    /// T27.19 Damage of a retreat is divided.
    Divide {
        /// Who decides.
        #[serde(with = "seat")]
        by: Seat,
        /// Points left.
        left: u8,
    },
    /// T27.19 All go where they like.
    Depart {
        /// Who has not left.
        #[serde(with = "seats")]
        left: SeatSet,
    },
    /// T16.20 Who comes along.
    Companions {
        /// Who goes.
        #[serde(with = "seat")]
        seat: Seat,
        /// Where to.
        to: Area,
        /// Who comes.
        #[serde(with = "seats", default)]
        with: SeatSet,
    },
    /// T24.10 The facility of an area serves a PC.
    Facility {
        /// Which PC.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T25.4 Where the last goods go.
    LastGoods {
        /// Their kind.
        kind: CardKind,
    },
    /// Troubles that were looked at are put back.
    Foresee {
        /// By whom.
        #[serde(with = "seat")]
        seat: Seat,
        /// They.
        seen: [Option<Trouble>; 3],
        /// Whether one may still go under the deck.
        stage: Foreseen,
    },
}

vocabulary::words! {
    /// What can become of troubles that were looked at.
    pub enum Foreseen as "stage of looking ahead" {
        /// One may go under the deck.
        Under = "under",
        /// All go back on top.
        Top = "top",
    }
}

vocabulary::words! {
    /// T22 Where a reward card comes from.
    pub enum Prize as "kind of prize" {
        /// T22.3
        Scrap = "scrap",
        /// T22.5 Cards revealed because the scrap pile is too small.
        Revealed = "revealed",
        /// T22.7
        Artifact = "artifact",
    }
}

/// T20.9 T21.1 Damage on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// Its type; none for what cannot be reduced.
    #[serde(default)]
    pub kind: Option<DamageType>,
    /// How much, before any reduction.
    pub amount: u8,
    /// T20.25 The enemy that causes it.
    #[serde(default)]
    pub from: Foe,
    /// T20.26 Whether it comes from a card with Environment.
    #[serde(default)]
    pub nature: Nature,
}

/// T20.25 The enemy that causes damage, if one does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// None.
    #[default]
    None,
    /// The one in this slot.
    Slot(Slot),
    /// The open Site card.
    Site,
}

impl Foe {
    /// Where it lies.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Foe::None => None,
            Foe::Slot(slot) => Some(Spot::Slot(slot)),
            Foe::Site => Some(Spot::Site),
        }
    }
}

impl From<Spot> for Foe {
    fn from(spot: Spot) -> Foe {
        match spot {
            Spot::Slot(slot) => Foe::Slot(slot),
            Spot::Site => Foe::Site,
        }
    }
}

vocabulary::words! {
    /// T20.26 Whether damage comes from a card with the keyword Environment.
    #[derive(Default)]
    pub enum Nature as "nature of damage" {
        /// It does not.
        #[default]
        Ordinary = "ordinary",
        /// It does.
        Environment = "environment",
    }
}

/// What happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// T2 Set-up goes on.
    SetUp {
        /// What comes next.
        next: u8,
    },
    /// T6.1 The PCs draw in step 1.
    DrawTroubles {
        /// Who has not drawn.
        #[serde(with = "seats")]
        left: SeatSet,
    },
    /// T7.1 Start-of-phase effects.
    StartEffects {
        /// The place of the next one.
        next: u8,
    },
    /// T8.2 The hands are filled.
    FillHands,
    /// T9.8 The action phase is about to end.
    EndActions,
    /// T24.1 5-1 Scenario cards.
    EndScenes {
        /// The place of the next one.
        next: u8,
    },
    /// T24.6 5-2 Troubles: the cursor.
    EndTroubles {
        /// The slots that have been reached.
        passed: u8,
    },
    /// T24.1 5-4 Facilities.
    Facilities {
        /// Areas served.
        areas: u8,
    },
    /// T25.1 The market is refilled.
    Refill {
        /// Slots looked at.
        next: u8,
    },
    /// T10.1 T31 Effects of a card, one after the other.
    Effects {
        /// Whose card.
        of: Source,
        /// Which of its rows.
        row: u8,
        /// Which effect of it.
        next: u8,
        /// The PC that acts or is concerned.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// What it is aimed at.
        #[serde(default, with = "notation_at")]
        at: At,
    },
    /// T23.1 After-use processing.
    After {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// Of what.
        #[serde(with = "notation")]
        by: Means,
        /// Which row was used.
        row: u8,
    },
    /// T18.6 T20.16 A card is solved.
    Solved {
        /// By whom.
        #[serde(with = "seat")]
        by: Seat,
        /// Where it lies.
        #[serde(with = "notation")]
        at: Spot,
        /// What has been done.
        stage: Solving,
    },
    /// T27.13 The open Site card has not been solved.
    Failed,
    /// T6.9 T16.8 Site cards go face down onto the encounter slot.
    Lay {
        /// How many more.
        left: u8,
    },
    /// T27.15 The card just drawn is turned up.
    TurnUp,
    /// T27.13 It is discarded after its failure effects.
    DiscardOpen,
    /// T19.7 T19.10 A check is over.
    CheckOver,
    /// T19.11 The trouble held apart during an action is placed.
    Held,
    /// T16.18 The next leg of a move.
    Leg,
    /// T16.18 PCs leave an area.
    Leaving {
        /// Who leaves together.
        #[serde(with = "seats")]
        movers: SeatSet,
        /// Those on whom cards are still to act.
        #[serde(with = "seats")]
        left: SeatSet,
        /// Which slots of the area have acted on the first of them.
        slots: u8,
        /// Where to.
        to: Area,
    },
    /// T16.18 PCs enter an area.
    Entering {
        /// Whose entering has its effects still to come.
        #[serde(with = "seats")]
        left: SeatSet,
        /// Which slots of the area have acted on the first of them.
        slots: u8,
    },
    /// T20.7 An attack goes on.
    Fight {
        /// What comes next.
        stage: Fighting,
    },
    /// T20.31 T21.8 Several PCs take damage, each for itself.
    Hurt {
        /// Who has not taken it.
        #[serde(with = "seats")]
        left: SeatSet,
        /// The damage.
        harm: Harm,
    },
    /// T21.8 Those that have reached their limit go Down; Down ones that were hit draw.
    Consequences,
    /// T21.3 A PC goes Down.
    Fall {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What has been done.
        stage: Falling,
    },
    /// T22.8 An artifact is gained.
    GainArtifact {
        /// Who solved the card.
        #[serde(with = "seat")]
        by: Seat,
        /// Artifacts to choose from.
        choice: u8,
    },
    /// T22.3 Cards of the scrap pile are gained.
    GainScrap {
        /// Who solved the card.
        #[serde(with = "seat")]
        by: Seat,
        /// How many more.
        left: u8,
        /// From where now.
        kind: Prize,
    },
    /// T12.6 An interrupt takes effect on the moment it answers.
    Answer {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// With what.
        #[serde(with = "notation")]
        by: Means,
        /// Which row.
        row: u8,
        /// At what.
        #[serde(default, with = "notation_at")]
        at: At,
    },
    /// T27.19 What follows a retreat.
    Retreated {
        /// Who leaves.
        #[serde(with = "seats")]
        explorers: SeatSet,
    },
    /// Two troubles drawn for a card.
    MoreTroubles {
        /// How many more.
        left: u8,
        /// Who draws.
        #[serde(with = "maybe_seat", default)]
        by: Option<Seat>,
        /// Where they go.
        area: Area,
    },
}

mod notation_at {
    use crate::notation::At;
    use serde::{Deserialize, Deserializer, Serializer};
    pub(super) fn serialize<S: Serializer>(at: &At, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(at.to_string().trim())
    }
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<At, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// T10.1 Whose effects are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A card, skill or BOT card.
    Means(#[serde(with = "notation")] Means),
    /// A trouble.
    Trouble(Trouble, Slot),
    /// A Site card.
    Site(SiteCard),
    /// A facility.
    Facility(Area),
}

vocabulary::words! {
    /// T18.6 The order in which a card is solved: what comes next.
    pub enum Solving as "stage of solving" {
        /// Effects.
        Effects = "effects",
        /// AP tokens and seals.
        Tokens = "tokens",
        /// Further rewards.
        Rewards = "rewards",
        /// The card goes to its discard pile.
        Discard = "discard",
    }
}

vocabulary::words! {
    /// T20.7 The course of an attack: what comes next.
    pub enum Fighting as "stage of an attack" {
        /// The first mover.
        First = "first",
        /// The second mover.
        Second = "second",
        /// T20.21 The further hits.
        Further = "further",
        /// T20.16 Enemies without HP.
        Defeats = "defeats",
        /// T20.17 PCs at their limit.
        Falls = "falls",
        /// T20.19 After-use processing.
        Over = "over",
    }
}

vocabulary::words! {
    /// T21.3 The order of Down processing: what comes next.
    pub enum Falling as "stage of a Down" {
        /// The cards.
        Cards = "cards",
        /// The equipment and the tokens.
        Tokens = "tokens",
        /// A trouble.
        Trouble = "trouble",
    }
}

impl From<Draw> for Frame {
    fn from(draw: Draw) -> Frame {
        Frame::Draw(draw)
    }
}

impl From<Ask> for Frame {
    fn from(ask: Ask) -> Frame {
        Frame::Ask(ask)
    }
}

impl From<Do> for Frame {
    fn from(does: Do) -> Frame {
        Frame::Do(does)
    }
}

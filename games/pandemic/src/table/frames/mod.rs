//! P3.5 P3.11 What waits: frames on a stack, as values. Call, goto, end; never a callback.

mod stack;

pub use stack::{Chosen, Order, Request};
pub(crate) use stack::{Refused, Stack};

use crate::words::map::City;
use crate::words::notation::{Action, Payment};
use crate::words::{Colour, InfectionCard};
use kernel::{Seat, SeatSet};
use vocabulary::words;

words! {
    /// P3.5 A moment at which seats may play events.
    pub enum Window as "window" {
        /// The turn has begun, no action yet.
        TurnStart = "turn_start",
        /// After each finished action.
        BetweenActions = "between_actions",
        /// Directly after a cure.
        AfterCure = "after_cure",
        /// The action step is closed, no card drawn.
        BeforeDraw = "before_draw",
        /// Two cards drawn, an Epidemic or a mutation event among them.
        CardsDrawn = "cards_drawn",
        /// The bottom infection card is turned up, its cubes not placed.
        BottomRevealed = "bottom_revealed",
        /// After Infect.
        EpidemicInfected = "epidemic_infected",
        /// After the effect of a strain card.
        BeforeIntensify = "before_intensify",
        /// An Epidemic or a mutation event is done, another one waits.
        SpecialResolved = "special_resolved",
        /// A seat must discard, before it does.
        OverLimit = "over_limit",
        /// The draw step is finished.
        BeforeInfection = "before_infection",
        /// An infection card is turned up and not carried out.
        InfectionRevealed = "infection_revealed",
        /// An infection card is carried out and discarded.
        InfectionResolved = "infection_resolved",
        /// The infection step is finished.
        TurnEnd = "turn_end",
        /// P21.46 Before the Bio-Terrorist's turn.
        BtTurnBefore = "bt_turn_before",
        /// P21.46 After it.
        BtTurnAfter = "bt_turn_after",
    }
}

words! {
    /// What an infection card is taken from the bottom for.
    pub enum Bottom as "reason to take the bottom card" {
        /// P13.6 Infect.
        Epidemic = "epidemic",
        /// P20.6 A Mutation Appears!
        MutationAppears = "mutation_appears",
        /// P20.10 The Mutation Threatens!
        MutationThreatens = "mutation_threatens",
        /// P20.11 The Mutation Spreads!
        MutationSpreads = "mutation_spreads",
    }
}

/// What waits: the top frame says what is asked or happens next, those below what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(untagged, expecting = "a frame is a table such as { frame = \"draw\" }, with the words of CASES.md")]
pub enum Frame {
    /// P2.8 Set-up.
    Setup(Setup),
    /// A moment at which seats may act.
    Moment(Moment),
    /// Something that happens by itself or by chance.
    Step(Step),
    /// A decision half made.
    Question(Question),
}

/// P2.8 The stages of set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// P21.2 The Bio-Terrorist's seat is drawn.
    BioTerroristSeat,
    /// P2.2 The next seat without a role gets one.
    Roles,
    /// P2.4 Nine cities are infected.
    SetupInfection {
        /// Cards turned up so far.
        done: u8,
    },
    /// P21.3 The Bio-Terrorist's first cards.
    BioTerroristHand,
    /// P2.12 The events of this game are drawn.
    Events,
    /// P2.6 Hands are dealt.
    Deal,
    /// P2.9 The start player is found.
    Start,
}

/// A moment at which seats may act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// P3.2 The active seat acts.
    Actions {
        /// Other seats that can respond and have not let this moment go by.
        #[serde(default = "uncounted", skip_serializing_if = "is_uncounted")]
        waiting: SeatSet,
    },
    /// P3.7 Seats that can respond are asked in turn order.
    Window {
        /// Which one.
        window: Window,
        /// Seats that can respond and have not passed.
        #[serde(default = "uncounted", skip_serializing_if = "is_uncounted")]
        waiting: SeatSet,
    },
    /// P17.3 A seat brings its hand down.
    OverLimit {
        /// Who must discard.
        seat: Seat,
        /// Other seats that can respond and have not let this moment go by.
        #[serde(default = "uncounted", skip_serializing_if = "is_uncounted")]
        waiting: SeatSet,
    },
    /// P21.8 The Bio-Terrorist acts, unseen.
    BioTerrorist,
}

/// Stands for seats that have not been counted since something happened.
pub(crate) const UNCOUNTED: SeatSet = SeatSet::from_bits(1 << 7);

fn uncounted() -> SeatSet {
    UNCOUNTED
}

fn is_uncounted(seats: &SeatSet) -> bool {
    *seats == UNCOUNTED
}

/// Something that happens by itself or by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// P10.12 The Troubleshooter looks at infection cards.
    Look {
        /// Cards still to be looked at.
        left: u8,
        /// Those seen, from the top.
        seen: Order,
    },
    /// P13.1 Player cards are drawn.
    Draw,
    /// P13.9 P20.5 The next Epidemic or mutation event that was drawn, if any.
    NextSpecial,
    /// P19.2 The strain is chosen.
    Strain,
    /// P13.5 An Epidemic begins: Increase.
    Increase,
    /// P13.6 The bottom infection card is turned up.
    Bottom {
        /// What for.
        #[serde(default = "epidemic")]
        by: Bottom,
        /// Cards still to be turned up, this one included.
        #[serde(default = "one")]
        left: u8,
    },
    /// P13.6 The cubes of the bottom card are placed.
    Infect {
        /// The city on the card.
        city: City,
        /// What for.
        #[serde(default = "epidemic")]
        by: Bottom,
        /// Cards still to be turned up, this one included.
        #[serde(default = "one")]
        left: u8,
    },
    /// P19.6 The effect of the strain card.
    Effect,
    /// P13.8 The infection discard goes back on top.
    Intensify,
    /// P17.2 Hands are looked at.
    HandLimit,
    /// P14.1 Infection cards are turned up.
    Infection,
    /// P14.2 The card turned up is carried out.
    PlaceInfection {
        /// The card.
        card: InfectionCard,
    },
    /// P3.1 The turn passes on.
    EndTurn,
    /// P21.6 The Bio-Terrorist's turn begins.
    BioTerroristTurn,
    /// P21.17 The Bio-Terrorist draws a card.
    BioTerroristDraw,
    /// P21.46 The Bio-Terrorist's turn is over.
    BioTerroristDone,
}

fn epidemic() -> Bottom {
    Bottom::Epidemic
}

fn one() -> u8 {
    1
}

/// A decision half made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// P3.11 An owner is asked.
    Consent {
        /// Who asks.
        asker: Seat,
        /// Who is asked.
        owner: Seat,
        /// For what.
        request: Action,
    },
    /// P6.3 Which cards pay for the cure.
    CureCards {
        /// The disease being cured.
        colour: Colour,
        /// Whether samples pay for a part of it (P10.8).
        #[serde(default = "cards")]
        with: Payment,
        /// Cards still to discard.
        left: u8,
        /// P20.18 Those discarded so far.
        #[serde(default)]
        chosen: Chosen,
    },
    /// P11.6 Cards are looked at, then put back in an order.
    Forecast {
        /// Who decides.
        seat: Seat,
        /// Cards still to be looked at.
        to_reveal: u8,
        /// The order so far, from the top.
        order: Order,
    },
    /// P12.4 Which cube the Mobile Hospital removes in the city just entered.
    HospitalCube,
    /// P12.8 Which cubes a Rapid Vaccine Deployment removes.
    Vaccine {
        /// Who decides.
        seat: Seat,
        /// The disease just cured.
        colour: Colour,
        /// Cubes that may still go.
        left: u8,
        /// The cities chosen so far.
        #[serde(default)]
        chosen: Chosen,
    },
    /// P12.11 Which cubes a Remote Treatment removes.
    RemoteTreatment {
        /// Who decides.
        seat: Seat,
        /// Cubes still to remove.
        left: u8,
    },
    /// P20.5 Which of two mutation events comes first.
    MutationOrder,
}

fn cards() -> Payment {
    Payment::Cards
}

impl Frame {
    /// P3.5 A window nobody has passed.
    pub(crate) const fn window(window: Window) -> Frame {
        Frame::Moment(Moment::Window { window, waiting: UNCOUNTED })
    }
    /// P3.2 A fresh action step.
    pub(crate) const ACTIONS: Frame = Frame::Moment(Moment::Actions { waiting: UNCOUNTED });
}

impl From<Step> for Frame {
    fn from(step: Step) -> Frame {
        Frame::Step(step)
    }
}

impl From<Question> for Frame {
    fn from(question: Question) -> Frame {
        Frame::Question(question)
    }
}

impl From<Setup> for Frame {
    fn from(setup: Setup) -> Frame {
        Frame::Setup(setup)
    }
}

//! O5.6 What waits: frames on a stack, as values, and what each player still owes where all decide at once.

use crate::table::owed::Owed;
use crate::table::state::State;
use crate::words::{City, HuntingGround};
use kernel::{Seat, SeatSet};

/// What waits: the top frame says what is asked or happens next, those below what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(untagged, expecting = "a frame is a table such as { frame = \"visit\" }, with the words of CASES.md")]
pub enum Frame {
    /// Nature decides.
    Draw(Draw),
    /// Players decide.
    Ask(Ask),
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// O3.6 Two leaders for everyone.
    DealLeaders,
    /// O3.9 Six advanced rooms for everyone.
    DealRooms,
    /// O3.4 The top tile of a prey pile.
    TurnUpPrey {
        /// Whose pile.
        ground: HuntingGround,
    },
    /// O23.11 Search tiles for Mary Koolpepper.
    DrawForMary {
        /// Her player.
        seat: Seat,
        /// Tiles still to come from Blackwood, which come first.
        blackwood: u8,
        /// Tiles still to come from Silent Peak.
        silent_peak: u8,
    },
    /// O4.5 Equipment for both cities.
    ShowEquipment,
    /// O4.6 O22.4 Search tiles that are laid open.
    SetAside {
        /// Whose.
        city: City,
        /// How many more.
        left: u8,
    },
    /// O5.1 The event card of the turn.
    TurnUpEvent,
    /// O12.3 A search tile for the visiting hero.
    Search {
        /// Whose.
        city: City,
    },
    /// O20.18 A whole search pile, for one player to see.
    LookAtSearchPile {
        /// Who looks.
        seat: Seat,
        /// Whose.
        city: City,
        /// Tiles seen so far, from the top.
        #[serde(default)]
        seen: u8,
    },
    /// O21.20 A whole prey pile, for one player to see.
    LookAtPrey {
        /// Who looks.
        seat: Seat,
        /// Whose.
        ground: HuntingGround,
        /// Tiles below the top seen so far.
        #[serde(default)]
        seen: u8,
    },
    /// O2.13a Equipment for a player.
    DrawEquipment {
        /// Who draws.
        seat: Seat,
        /// Tiles still to gain.
        left: u8,
    },
}

/// What players decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// O3.9 O3.10 O3.11 O3.12 Everyone chooses in secret.
    Choose,
    /// O3.13 Heroes are placed.
    PlaceHeroes,
    /// O23.11 How many of Mary Koolpepper's tiles come from Blackwood.
    SplitForMary {
        /// Her player.
        seat: Seat,
    },
    /// O23.11 Which of her tiles is discarded.
    DiscardForMary {
        /// Her player.
        seat: Seat,
    },
    /// O5.6 The open events strike, the newest first; everyone decides about their own losses.
    Strike {
        /// The turn of the event that strikes.
        turn: u8,
    },
    /// O6.1 A player moves a hero.
    Move {
        /// Who.
        seat: Seat,
    },
    /// O7.4 O7.13 The attacker decides about the next target.
    Pressure {
        /// Targets not handled.
        targets: SeatSet,
    },
    /// O7.5 The next target answers.
    Defend {
        /// Targets not handled, this one included.
        targets: SeatSet,
        /// O7.10b The pressure.
        pressure: u8,
    },
    /// O7.7 Tokens change hands.
    Loot {
        /// Targets not handled, this one included.
        targets: SeatSet,
        /// Tokens to be handed over.
        pressure: u8,
    },
    /// O8.1 The hero acts.
    Visit,
    /// O10.5 O21.7 Where a survivor goes.
    House {
        /// Where it comes from.
        from: Origin,
    },
    /// O13.3 A player resolves an event or passes.
    Resolve {
        /// Who.
        seat: Seat,
        /// O13.5 Passes in a row.
        #[serde(default)]
        passes: u8,
    },
    /// O13.2 Everyone sees to their own shelter.
    Shelters,
}

vocabulary::words! {
    /// O2.10 Where a gained survivor comes from.
    pub enum Origin as "origin of a survivor" {
        /// O10.5
        CargoShip = "cargo_ship",
        /// O21.7
        Flashlight = "flashlight",
    }
}

/// What a player still owes where all decide at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(from = "Owed", into = "Owed")]
pub enum Todo {
    /// Nothing.
    #[default]
    Nothing,
    /// A choice of the set-up.
    Setup(SetupChoice),
    /// A loss to an event.
    Loss(Loss),
    /// A step of the night at home.
    Chore(Chore),
}

impl Todo {
    /// The step of the night, if it is one.
    pub const fn chore(self) -> Option<Chore> {
        match self {
            Todo::Chore(chore) => Some(chore),
            Todo::Nothing | Todo::Setup(_) | Todo::Loss(_) => None,
        }
    }

    /// O2.12 One survivor less to lose.
    pub(crate) fn one_less(self) -> Todo {
        match self {
            Todo::Loss(Loss::Survivors { left }) => Loss::Survivors { left: left - 1 }.into(),
            Todo::Chore(Chore::Starve { left }) => Chore::Starve { left: left - 1 }.into(),
            Todo::Chore(Chore::Irradiated { left }) => Chore::Irradiated { left: left - 1 }.into(),
            Todo::Nothing | Todo::Setup(_) | Todo::Loss(_) | Todo::Chore(_) => self,
        }
    }
}

impl From<SetupChoice> for Todo {
    fn from(choice: SetupChoice) -> Todo {
        Todo::Setup(choice)
    }
}

impl From<Loss> for Todo {
    fn from(loss: Loss) -> Todo {
        Todo::Loss(loss)
    }
}

impl From<Chore> for Todo {
    fn from(chore: Chore) -> Todo {
        Todo::Chore(chore)
    }
}

/// O3.9 A choice that everyone makes during set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupChoice {
    /// O3.9 Advanced rooms to discard.
    DiscardRooms {
        /// How many more.
        left: u8,
    },
    /// O3.10 The free room.
    BuildFree,
    /// O3.11 Where the first survivors go.
    Settle,
    /// O3.12 The leader.
    ChooseLeader,
    /// O3.13 The heroes.
    PlaceHeroes,
}

/// O5.6 What an event takes, at the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
    /// O22.8 Materials and ammo.
    Goods {
        /// How many.
        left: u8,
    },
    /// O22.10 Food.
    Food {
        /// How many.
        left: u8,
    },
    /// O15.5 O22.7 O22.8 O22.9 O22.10 Survivors.
    Survivors {
        /// How many more.
        left: u8,
    },
}

/// O13.2 A step of the night from the second on, which everyone takes in their own shelter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chore {
    /// O14 Night step 2.
    Feed,
    /// O14.4 Survivors to lose in night step 2.
    Starve {
        /// How many more.
        left: u8,
    },
    /// O15.5 Survivors to lose in night step 3.
    Irradiated {
        /// How many more.
        left: u8,
    },
    /// O16 Night step 4.
    Recruit,
    /// O17 Night step 5.
    Build,
    /// O18 Night step 6.
    Repair {
        /// O20.3 Repairs that "Draw 1, repair for 1 less" has made cheaper and that are not made.
        cheaper: u8,
    },
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

/// How deep frames lie on one another: at dawn the event, the search tiles of two cities and the equipment.
const DEPTH: usize = 4;

/// Frames on one another.
pub(crate) type Stack = kernel::Stack<Frame, DEPTH>;

impl State {
    /// What players are asked, if they are.
    #[inline]
    pub(crate) fn asking(&self) -> Option<Ask> {
        match self.stack.top() {
            Some(Frame::Ask(ask)) => Some(ask),
            Some(Frame::Draw(_)) | None => None,
        }
    }
    /// What nature decides, if it does.
    #[inline]
    pub(crate) fn drawing(&self) -> Option<Draw> {
        match self.stack.top() {
            Some(Frame::Draw(draw)) => Some(draw),
            Some(Frame::Ask(_)) | None => None,
        }
    }
}

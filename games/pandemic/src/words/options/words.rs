//! P2.2 P2.9 P2.12 P3.5 P3.11 P9.9 P10.5 P10.19 P11.10 P11.11 P13.4 P14.7 P19.2 P20.20 P21.2 P21.6 P22.1 The values of options.

use vocabulary::words;

words! {
    /// P2.2 How roles are given out.
    pub enum RoleAssignment as "way to give out roles" {
        /// By chance.
        Random = "random",
        /// The seats pick in seat order.
        Chosen = "chosen",
    }
}

words! {
    /// P2.9 Who begins.
    pub enum StartPlayer as "way to find the start player" {
        /// By chance.
        Random = "random",
        /// The seat named by `start_seat`.
        ChosenSeat = "chosen_seat",
        /// P2.10 Whoever holds the City card of the most populous city.
        Population = "population",
    }
}

words! {
    /// P3.5 In which windows events may be played.
    pub enum EventWindow as "event window" {
        /// In all of them.
        AnyTime = "any_time",
        /// Not between a card's being shown and its effect.
        NotBetweenDrawAndResolve = "not_between_draw_and_resolve",
    }
}

words! {
    /// P11.11 Which infection step One Quiet Night skips.
    pub enum QuietNight as "reading of One Quiet Night" {
        /// That of the player turn after the one it is played in.
        NextPlayersTurn = "next_players_turn",
        /// The very next one to begin.
        NextInfectionStep = "next_infection_step",
    }
}

words! {
    /// P13.4 Where a resolved Epidemic card goes.
    pub enum EpidemicCard as "place for Epidemic cards" {
        /// Onto the player discard.
        DiscardPile = "discard_pile",
        /// Into the box.
        RemovedFromGame = "removed_from_game",
    }
}

words! {
    /// P11.10 Government Grant with all six stations on the board.
    pub enum GrantWithSix as "reading of Government Grant" {
        /// It moves one of them.
        MoveExisting = "move_existing",
        /// It cannot be played.
        Illegal = "illegal",
    }
}

words! {
    /// P14.7 A card is needed and the infection deck is empty.
    pub enum InfectionDeckEmpty as "way with an empty infection deck" {
        /// The discard becomes the deck.
        ReshuffleDiscard = "reshuffle_discard",
        /// The game is lost.
        Loss = "loss",
    }
}

words! {
    /// P3.11 Whether owners are asked before their pawn moves or a card passes.
    pub enum Consent as "way of consent" {
        /// They are asked.
        Ask = "ask",
        /// Nobody is asked.
        Auto = "auto",
    }
}

words! {
    /// P19 Whether Virulent Strain is played.
    pub enum StrainModule as "value" {
        /// It is not.
        Off = "off",
        /// It is.
        On = "on",
    }
}

words! {
    /// P22.1 Which of the modules with purple cubes is played.
    pub enum PurpleModule as "module" {
        /// Neither.
        None = "none",
        /// P20
        Mutation = "mutation",
        /// P21
        BioTerrorist = "bio_terrorist",
    }
}

words! {
    /// P10.19 Which roles can be dealt beside the five of the base game.
    pub enum RolePacks as "role pack" {
        /// None.
        None = "none",
        /// Six of the expansion.
        Brink = "brink",
        /// Two of the second edition.
        SecondEdition = "second_edition",
        /// All eight.
        Both = "both",
    }
}

words! {
    /// P9.9 P10.18 What the Operations Expert can do.
    pub enum OpsExpert as "reading of the Operations Expert" {
        /// Build without a card.
        BuildOnly = "build_only",
        /// Also fly from a station, once a turn.
        Revised = "revised",
    }
}

words! {
    /// P2.12 Which events can be in the deck.
    pub enum EventSet as "set of events" {
        /// The five of the base game.
        Base5 = "base5",
        /// Two a player of all thirteen.
        Mix13 = "mix13",
    }
}

words! {
    /// P10.5 What the Epidemiologist's ability costs.
    pub enum EpidemiologistCost as "cost" {
        /// An action.
        Action = "action",
        /// Nothing.
        Free = "free",
    }
}

words! {
    /// P19.2 When the strain is chosen.
    pub enum StrainTime as "time" {
        /// When the first Epidemic is drawn.
        OnDraw = "on_draw",
        /// Directly after its Infect.
        AfterInfect = "after_infect",
    }
}

words! {
    /// P20.20 Four cures while no purple cube ever lay on the board.
    pub enum FourCureWin as "reading of the win with four cures" {
        /// A win.
        Literal = "literal",
        /// No win before purple has appeared.
        AfterFirstPurple = "after_first_purple",
    }
}

words! {
    /// P21.2 Who plays the Bio-Terrorist.
    pub enum BtSeat as "way to find the Bio-Terrorist" {
        /// Whoever takes the last seat.
        Volunteer = "volunteer",
        /// A seat drawn by chance.
        Random = "random",
    }
}

words! {
    /// P21.6 How often the Bio-Terrorist acts.
    pub enum BtTurns as "rhythm" {
        /// Once a round.
        AfterAllPlayers = "after_all_players",
        /// After every player turn.
        AfterEachPlayer = "after_each_player",
    }
}

words! {
    /// P21.9 What the Bio-Terrorist's one move may be.
    pub enum BtMove as "kind of move" {
        /// A Drive/Ferry.
        DriveFerry = "drive_ferry",
        /// Also a flight.
        AnyMove = "any_move",
    }
}

words! {
    /// P21.21 Hidden actions a turn.
    pub enum BtHiddenActions as "number of hidden actions" {
        /// One.
        OneTotal = "one_total",
        /// One of each kind.
        EachOnce = "each_once",
    }
}

words! {
    /// P21.24 Where and with which card a station is sabotaged.
    pub enum BtSabotage as "kind of Sabotage" {
        /// From anywhere, with the card of the station's city.
        AnywhereStationCard = "anywhere_station_card",
        /// In the station's city, with a card of its colour.
        InCitySameColour = "in_city_same_colour",
    }
}

words! {
    /// P21.35 What follows an escape.
    pub enum BtAfterEscape as "way after an escape" {
        /// The rest of the turn.
        Continue = "continue",
        /// Nothing: the turn ends.
        TurnEnds = "turn_ends",
    }
}

words! {
    /// P21.36 When an infection card adds purple.
    pub enum BtPurpleRider as "reading of the added cube" {
        /// If its own cube is placed or breaks out.
        Placed = "placed",
        /// If its city is drawn.
        Drawn = "drawn",
    }
}

words! {
    /// Whether something applies.
    pub enum Switch as "switch" {
        /// It does.
        On = "true",
        /// It does not.
        Off = "false",
    }
}

words! {
    /// What onlookers get (I1).
    pub enum SpectatorView as "view for onlookers" {
        /// What every seat may see.
        Public = "public",
        /// Nothing: there are no onlookers.
        None = "none",
    }
}

words! {
    /// P2.13 The name shown for the seventh city.
    pub enum CitySixName as "name" {
        /// Montreal.
        Montreal = "montreal",
        /// Toronto.
        Toronto = "toronto",
    }
}

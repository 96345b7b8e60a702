//! P2.13 P10.19 P22.1 P22.6 P23.1 P23.2 P23.3 P23.4 The options of a game. All are public and fixed before set-up.

mod words;

pub use words::{
    BtAfterEscape, BtHiddenActions, BtMove, BtPurpleRider, BtSabotage, BtSeat, BtTurns, CitySixName, Consent,
    EpidemicCard, EpidemiologistCost, EventSet, EventWindow, FourCureWin, GrantWithSix, InfectionDeckEmpty,
    OpsExpert, PurpleModule, QuietNight, RoleAssignment, RolePacks, SpectatorView, StartPlayer, StrainModule,
    StrainTime, Switch,
};

use crate::words::map::CITIES;
use crate::words::roles::Pack;
use crate::words::{Card, Colour, EventCard, InfectionCard, Role, city_cards, event_cards, mutation_cards};
use kernel::{OptionError, RulesVersion, Seat, Set};
use vocabulary::{OptionRules, options};

options! {
    /// Options of a game. [`Options::default`] has two players; a table always says how many.
    pub struct Options {
        /// P2.1 Player seats, 2 to 5; to 4 with the Bio-Terrorist.
        players: u8 = 2 in [2, 3, 4, 5], Main, ["P2.1", "P2.6"];
        /// P23.1 P23.2 P23.3 Epidemic cards, 4 to 7.
        epidemics: u8 = 5 in [4, 5, 6, 7], Main, ["P2.7", "P23.1"];
        /// P19
        module_strain: StrainModule = Off, Main, ["P19.1", "P22.1"];
        /// P20 P21 P22.6
        module_purple: PurpleModule = None, Main, ["P20.1", "P21.1", "P22.1"];
        /// P10.19
        role_packs: RolePacks = None, Main, ["P10.19"];
        /// P2.12
        event_set: EventSet = Base5, Main, ["P2.12"];
        /// P2.2
        role_assignment: RoleAssignment = Random, Main, ["P2.2"];
        /// I2 Whether player seats see each other's hands.
        open_hands: Switch = On, Main, ["I2"];
        /// P2.9
        start_player: StartPlayer = Random, Fine, ["P2.9", "P2.10"];
        /// P2.9 The seat that begins with `start_player=chosen_seat`.
        start_seat: Seat = 0 in [0, 1, 2, 3, 4], Fine, ["P2.9"];
        /// P3.5
        event_window: EventWindow = AnyTime, Fine, ["P3.5"];
        /// P9.9 P10.18
        ops_expert: OpsExpert = BuildOnly, Fine, ["P9.9", "P10.18"];
        /// P10.5
        epidemiologist_cost: EpidemiologistCost = Action, Fine, ["P10.5"];
        /// P11.11
        one_quiet_night: QuietNight = NextPlayersTurn, Fine, ["P11.11"];
        /// P11.10
        grant_with_6: GrantWithSix = MoveExisting, Fine, ["P11.10"];
        /// P13.4
        epidemic_card: EpidemicCard = DiscardPile, Fine, ["P13.4"];
        /// P16.3
        eradicate_on_cure: Switch = On, Fine, ["P16.3"];
        /// P14.7
        infection_deck_empty: InfectionDeckEmpty = ReshuffleDiscard, Fine, ["P14.7"];
        /// P3.11
        consent: Consent = Ask, Fine, ["P3.11"];
        /// P19.2
        strain_time: StrainTime = OnDraw, Fine, ["P19.2"];
        /// P20.20 P21.41
        mutation_four_cure_win: FourCureWin = Literal, Fine, ["P20.20", "P21.41"];
        /// P21.2
        bt_seat: BtSeat = Volunteer, Fine, ["P21.2"];
        /// P21.3 The size of the Bio-Terrorist's first hand.
        bt_start_cards: u8 = 2 in [0, 1, 2, 3, 4, 5, 6, 7], Fine, ["P21.3"];
        /// P21.6
        bt_turns: BtTurns = AfterAllPlayers, Fine, ["P21.6"];
        /// P21.9
        bt_move: BtMove = DriveFerry, Fine, ["P21.9"];
        /// P21.21
        bt_hidden_actions: BtHiddenActions = OneTotal, Fine, ["P21.21"];
        /// P21.24
        bt_sabotage: BtSabotage = AnywhereStationCard, Fine, ["P21.24"];
        /// P21.35
        bt_after_escape: BtAfterEscape = Continue, Fine, ["P21.35"];
        /// P21.36
        bt_purple_rider: BtPurpleRider = Placed, Fine, ["P21.36"];
        /// P21.51
        bt_sees_pl_hands: Switch = On, Fine, ["P21.51"];
        /// P21.51
        bt_sees_forecast: Switch = Off, Fine, ["P21.51"];
        /// I1
        spectator_view: SpectatorView = Public, Fine, ["I1"];
        /// P2.13
        city_06_name: CitySixName = Montreal, Fine, ["P2.13"];
    }
}

/// P2.1 P21.1 The most player seats beside a Bio-Terrorist.
pub(crate) const MOST_AGAINST_BIO_TERRORIST: u8 = 4;

/// P9 P10.19 The packs of roles.
const FIRST_ROLES: Set<Role> = Pack::First.roles();
const BRINK_ROLES: Set<Role> = Pack::Brink.roles();
const SECOND_ROLES: Set<Role> = Pack::Second.roles();
/// P11 The events from Airlift to Resilient Population.
const BASE_EVENTS: Set<EventCard> = Set::from_bits((1 << EventCard::BorrowedTime as u8) - 1);

impl Options {
    /// The diseases of the game: purple only with a module that has it (P1.3).
    #[inline]
    pub fn colours(&self) -> &'static [Colour] {
        match self.module_purple {
            PurpleModule::None => Colour::STANDARD,
            PurpleModule::Mutation | PurpleModule::BioTerrorist => Colour::ALL,
        }
    }

    /// P2.1 P21.1 All seats: the player seats, and the Bio-Terrorist's.
    pub(crate) fn seats(&self) -> u8 {
        self.players + u8::from(self.module_purple == PurpleModule::BioTerrorist)
    }

    /// P10.19 The roles that can be dealt.
    #[inline]
    pub fn roles(&self) -> Set<Role> {
        match self.role_packs {
            RolePacks::None => FIRST_ROLES,
            RolePacks::Brink => FIRST_ROLES | BRINK_ROLES,
            RolePacks::SecondEdition => FIRST_ROLES | SECOND_ROLES,
            RolePacks::Both => FIRST_ROLES | BRINK_ROLES | SECOND_ROLES,
        }
    }

    /// P2.12 The events that can be in the deck.
    #[inline]
    pub fn events(&self) -> Set<EventCard> {
        match self.event_set {
            EventSet::Base5 => BASE_EVENTS,
            EventSet::Mix13 => Set::from_bits((1 << EventCard::ALL.len()) - 1),
        }
    }

    /// P2.6 P2.12 How many event cards the player deck is made with.
    pub(crate) fn events_in_deck(&self) -> u8 {
        match self.event_set {
            EventSet::Base5 => 5,
            EventSet::Mix13 => 2 * self.players,
        }
    }

    /// P2.6 P20.2 The player cards that can be in the game, Epidemics aside.
    pub fn cards(&self) -> Set<Card> {
        let cards = city_cards(Set::from_bits((1 << CITIES) - 1)) | event_cards(self.events());
        match self.module_purple {
            PurpleModule::Mutation => cards | mutation_cards(),
            PurpleModule::None | PurpleModule::BioTerrorist => cards,
        }
    }

    /// P2.4 P20.3 The infection cards of the game.
    pub fn infection_cards(&self) -> Set<InfectionCard> {
        match self.module_purple {
            PurpleModule::Mutation => InfectionCard::all(),
            PurpleModule::None | PurpleModule::BioTerrorist => InfectionCard::cities(),
        }
    }
}

impl OptionRules for Options {
    const RULES: RulesVersion = RulesVersion(1);
    /// P23.4 `players` and `epidemics`.
    const ALWAYS_WRITTEN: usize = 2;

    /// P2.1 P2.9 P21.1 Every seat the options speak of exists.
    fn check(&self) -> Result<(), OptionError> {
        if self.module_purple == PurpleModule::BioTerrorist && self.players > MOST_AGAINST_BIO_TERRORIST {
            return Err(OptionError::clash(format!(
                "players={} does not go with module_purple=bio_terrorist, which has {MOST_AGAINST_BIO_TERRORIST} player \
                 seats at most (P2.1, P21.1): the Bio-Terrorist is a seat more",
                self.players
            )));
        }
        if self.start_player == StartPlayer::ChosenSeat && self.start_seat.number() >= self.players {
            return Err(OptionError::clash(format!(
                "start_seat={} is no seat of a game with players={}; seats count from 0",
                self.start_seat.number(),
                self.players
            )));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocabulary::OptionRows;

    #[test]
    fn every_option_reads_back_as_written() {
        for spec in Options::SPECS {
            assert_eq!(Options::default().value(spec.name), spec.default, "{}", spec.name);
            for value in spec.values {
                let mut options = Options { players: 4, ..Options::default() };
                options.set(spec, value).unwrap();
                assert_eq!(options.to_string().parse(), Ok(options));
            }
        }
    }

    #[test]
    fn seats_that_do_not_exist_are_told_why() {
        let told = |text: &str| text.parse::<Options>().unwrap_err().to_string();
        assert!(told("players=2 start_player=chosen_seat start_seat=2").contains("seats count from 0"));
        assert!(told("module_purple=bio_terrorist players=5").contains("4 player seats at most"));
    }
}

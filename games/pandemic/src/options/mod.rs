//! P2.13 P10.19 P22.1 P22.6 P23.1 P23.2 P23.3 P23.4 The options of a game. All are public and fixed before set-up.

mod words;

pub use words::{
    BtAfterEscape, BtHiddenActions, BtMove, BtPurpleRider, BtSabotage, BtSeat, BtTurns, CitySixName, Consent,
    EpidemicCard, EpidemiologistCost, EventSet, EventWindow, FourCureWin, GrantWithSix, InfectionDeckEmpty,
    OpsExpert, PurpleModule, QuietNight, RoleAssignment, RolePacks, SpectatorView, StartPlayer, StrainModule,
    StrainTime, Switch,
};

use crate::map::CITIES;
use crate::words::{Card, Colour, EventCard, InfectionCard, Role, city_cards, event_cards, mutation_cards};
use kernel::OptionRank::{Fine, Main};
use kernel::{OptionError, OptionSpec, Seat, Set};
use std::fmt;
use std::str::FromStr;

/// How the value of an option is written.
trait Value: Sized {
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

/// A seat as its number.
impl Value for Seat {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Seat::new)
    }
    fn write(&self) -> String {
        self.number().to_string()
    }
}

/// Defines the options: each with its type, its values, its default, its rank in forms and its rules.
macro_rules! options {
    ($($(#[$meta:meta])* $name:ident: $type:ident in $values:expr, $default:expr, $written:expr, $rank:ident, [$($rule:literal),+];)+) => {
        /// Options of a game. [`Options::default`] has two players; a table always says how many.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Options { $($(#[$meta])* pub $name: $type,)+ }

        impl Default for Options {
            fn default() -> Self {
                Options { $($name: $default,)+ }
            }
        }

        /// The options as forms and help show them.
        pub const SPECS: &[OptionSpec] = &[$(OptionSpec {
            name: stringify!($name),
            values: $values,
            default: $written,
            rules: &[$($rule),+],
            rank: $rank,
        },)+];

        impl Options {
            /// The value of one of [`SPECS`], as it is written.
            pub(crate) fn value(&self, name: &str) -> String {
                match name {
                    $(stringify!($name) => self.$name.write(),)+
                    other => unreachable!("no option {other}"),
                }
            }

            fn set(&mut self, spec: &OptionSpec, value: &str) -> Result<(), OptionError> {
                let unknown = || OptionError::unknown_value(value, spec);
                if !spec.values.contains(&value) {
                    return Err(unknown());
                }
                match spec.name {
                    $(stringify!($name) => self.$name = Value::read(value).ok_or_else(unknown)?,)+
                    other => unreachable!("no option {other}"),
                }
                Ok(())
            }
        }
    };
}

/// Types whose values are written as they are displayed.
macro_rules! written_as_displayed {
    ($($type:ty),+) => {
        $(impl Value for $type {
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
            fn write(&self) -> String {
                self.to_string()
            }
        })+
    };
}

options! {
    /// P2.1 Player seats, 2 to 5; to 4 with the Bio-Terrorist.
    players: u8 in &["2", "3", "4", "5"], 2, "2", Main, ["P2.1", "P2.6"];
    /// P23.1 Epidemic cards, 4 to 7.
    epidemics: u8 in &["4", "5", "6", "7"], 5, "5", Main, ["P2.7", "P23.1"];
    /// P19
    module_strain: StrainModule in StrainModule::WORDS, StrainModule::Off, StrainModule::Off.word(), Main, ["P19.1", "P22.1"];
    /// P20 P21
    module_purple: PurpleModule in PurpleModule::WORDS, PurpleModule::None, PurpleModule::None.word(), Main, ["P20.1", "P21.1", "P22.1"];
    /// P10.19
    role_packs: RolePacks in RolePacks::WORDS, RolePacks::None, RolePacks::None.word(), Main, ["P10.19"];
    /// P2.12
    event_set: EventSet in EventSet::WORDS, EventSet::Base5, EventSet::Base5.word(), Main, ["P2.12"];
    /// P2.2
    role_assignment: RoleAssignment in RoleAssignment::WORDS, RoleAssignment::Random, RoleAssignment::Random.word(), Main, ["P2.2"];
    /// I2 Whether player seats see each other's hands.
    open_hands: Switch in Switch::WORDS, Switch::On, Switch::On.word(), Main, ["I2"];
    /// P2.9
    start_player: StartPlayer in StartPlayer::WORDS, StartPlayer::Random, StartPlayer::Random.word(), Fine, ["P2.9", "P2.10"];
    /// P2.9 The seat that begins with `start_player=chosen_seat`.
    start_seat: Seat in &["0", "1", "2", "3", "4"], Seat::default(), "0", Fine, ["P2.9"];
    /// P3.5
    event_window: EventWindow in EventWindow::WORDS, EventWindow::AnyTime, EventWindow::AnyTime.word(), Fine, ["P3.5"];
    /// P9.9 P10.18
    ops_expert: OpsExpert in OpsExpert::WORDS, OpsExpert::BuildOnly, OpsExpert::BuildOnly.word(), Fine, ["P9.9", "P10.18"];
    /// P10.5
    epidemiologist_cost: EpidemiologistCost in EpidemiologistCost::WORDS, EpidemiologistCost::Action, EpidemiologistCost::Action.word(), Fine, ["P10.5"];
    /// P11.11
    one_quiet_night: QuietNight in QuietNight::WORDS, QuietNight::NextPlayersTurn, QuietNight::NextPlayersTurn.word(), Fine, ["P11.11"];
    /// P11.10
    grant_with_6: GrantWithSix in GrantWithSix::WORDS, GrantWithSix::MoveExisting, GrantWithSix::MoveExisting.word(), Fine, ["P11.10"];
    /// P13.4
    epidemic_card: EpidemicCard in EpidemicCard::WORDS, EpidemicCard::DiscardPile, EpidemicCard::DiscardPile.word(), Fine, ["P13.4"];
    /// P16.3
    eradicate_on_cure: Switch in Switch::WORDS, Switch::On, Switch::On.word(), Fine, ["P16.3"];
    /// P14.7
    infection_deck_empty: InfectionDeckEmpty in InfectionDeckEmpty::WORDS, InfectionDeckEmpty::ReshuffleDiscard, InfectionDeckEmpty::ReshuffleDiscard.word(), Fine, ["P14.7"];
    /// P3.11
    consent: Consent in Consent::WORDS, Consent::Ask, Consent::Ask.word(), Fine, ["P3.11"];
    /// P19.2
    strain_time: StrainTime in StrainTime::WORDS, StrainTime::OnDraw, StrainTime::OnDraw.word(), Fine, ["P19.2"];
    /// P20.20 P21.41
    mutation_four_cure_win: FourCureWin in FourCureWin::WORDS, FourCureWin::Literal, FourCureWin::Literal.word(), Fine, ["P20.20", "P21.41"];
    /// P21.2
    bt_seat: BtSeat in BtSeat::WORDS, BtSeat::Volunteer, BtSeat::Volunteer.word(), Fine, ["P21.2"];
    /// P21.3 The size of the Bio-Terrorist's first hand.
    bt_start_cards: u8 in &["0", "1", "2", "3", "4", "5", "6", "7"], 2, "2", Fine, ["P21.3"];
    /// P21.6
    bt_turns: BtTurns in BtTurns::WORDS, BtTurns::AfterAllPlayers, BtTurns::AfterAllPlayers.word(), Fine, ["P21.6"];
    /// P21.9
    bt_move: BtMove in BtMove::WORDS, BtMove::DriveFerry, BtMove::DriveFerry.word(), Fine, ["P21.9"];
    /// P21.21
    bt_hidden_actions: BtHiddenActions in BtHiddenActions::WORDS, BtHiddenActions::OneTotal, BtHiddenActions::OneTotal.word(), Fine, ["P21.21"];
    /// P21.24
    bt_sabotage: BtSabotage in BtSabotage::WORDS, BtSabotage::AnywhereStationCard, BtSabotage::AnywhereStationCard.word(), Fine, ["P21.24"];
    /// P21.35
    bt_after_escape: BtAfterEscape in BtAfterEscape::WORDS, BtAfterEscape::Continue, BtAfterEscape::Continue.word(), Fine, ["P21.35"];
    /// P21.36
    bt_purple_rider: BtPurpleRider in BtPurpleRider::WORDS, BtPurpleRider::Placed, BtPurpleRider::Placed.word(), Fine, ["P21.36"];
    /// P21.51
    bt_sees_pl_hands: Switch in Switch::WORDS, Switch::On, Switch::On.word(), Fine, ["P21.51"];
    /// P21.51
    bt_sees_forecast: Switch in Switch::WORDS, Switch::Off, Switch::Off.word(), Fine, ["P21.51"];
    /// I1
    spectator_view: SpectatorView in SpectatorView::WORDS, SpectatorView::Public, SpectatorView::Public.word(), Fine, ["I1"];
    /// P2.13
    city_06_name: CitySixName in CitySixName::WORDS, CitySixName::Montreal, CitySixName::Montreal.word(), Fine, ["P2.13"];
}

written_as_displayed!(
    u8,
    StrainModule,
    PurpleModule,
    RolePacks,
    EventSet,
    RoleAssignment,
    Switch,
    StartPlayer,
    EventWindow,
    OpsExpert,
    EpidemiologistCost,
    QuietNight,
    GrantWithSix,
    EpidemicCard,
    InfectionDeckEmpty,
    Consent,
    StrainTime,
    FourCureWin,
    BtSeat,
    BtTurns,
    BtMove,
    BtHiddenActions,
    BtSabotage,
    BtAfterEscape,
    BtPurpleRider,
    SpectatorView,
    CitySixName
);

/// P2.1 P21.1 The most player seats beside a Bio-Terrorist.
pub(crate) const MOST_AGAINST_BIO_TERRORIST: u8 = 4;

/// P9 The roles from the Dispatcher to the Researcher.
const FIRST_ROLES: Set<Role> = Set::from_bits((1 << Role::Archivist as u8) - 1);
/// P10.19 The roles from the Archivist to the Troubleshooter.
const BRINK_ROLES: Set<Role> =
    Set::from_bits((1 << Role::ContingencyPlanner as u8) - (1 << Role::Archivist as u8));
/// P10.19 The roles from the Contingency Planner on.
const SECOND_ROLES: Set<Role> =
    Set::from_bits((1 << Role::ALL.len()) - (1 << Role::ContingencyPlanner as u8));
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

impl fmt::Display for Options {
    /// `players` and `epidemics` always, the others where they differ from their default (P23.4).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} epidemics={}", self.players, self.epidemics)?;
        for spec in &SPECS[2..] {
            let value = self.value(spec.name);
            if value != spec.default {
                write!(f, " {}={value}", spec.name)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = OptionError;
    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut options = Options::default();
        let mut named: Vec<&str> = Vec::new();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or_else(|| OptionError::not_a_pair(word))?;
            let spec = SPECS
                .iter()
                .find(|spec| spec.name == name)
                .ok_or_else(|| OptionError::unknown_name(name, SPECS))?;
            if named.contains(&name) {
                return Err(OptionError::twice(name));
            }
            named.push(name);
            options.set(spec, value)?;
        }
        if options.module_purple == PurpleModule::BioTerrorist && options.players > MOST_AGAINST_BIO_TERRORIST
        {
            return Err(OptionError::clash(format!(
                "players={} does not go with module_purple=bio_terrorist, which has {MOST_AGAINST_BIO_TERRORIST} player \
                 seats at most (P2.1, P21.1): the Bio-Terrorist is a seat more",
                options.players
            )));
        }
        if options.start_player == StartPlayer::ChosenSeat && options.start_seat.number() >= options.players {
            return Err(OptionError::clash(format!(
                "start_seat={} is no seat of a game with players={}; seats count from 0",
                options.start_seat.number(),
                options.players
            )));
        }
        Ok(options)
    }
}

impl serde::Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(SPECS.iter().map(|spec| (spec.name, self.value(spec.name))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_back_as_written() {
        for spec in SPECS {
            assert_eq!(Options::default().value(spec.name), spec.default, "{}", spec.name);
            for value in spec.values {
                let mut options = Options { players: 4, ..Options::default() };
                options.set(spec, value).unwrap();
                assert_eq!(options.to_string().parse(), Ok(options));
            }
        }
    }

    #[test]
    fn wrong_options_are_told_what_to_write() {
        let told = |text: &str| text.parse::<Options>().unwrap_err().to_string();
        assert!(
            told("player=2").starts_with("there is no option `player`; the options are players, epidemics")
        );
        assert_eq!(told("players=6"), "`6` is no value of `players`; use one of 2, 3, 4, 5");
        assert_eq!(told("players"), "`players` is not of the form name=value");
        assert_eq!(told("players=2 players=3"), "the option `players` is given twice");
        assert!(told("players=2 start_player=chosen_seat start_seat=2").contains("seats count from 0"));
    }
}

//! P2.13 P23.1 P23.2 P23.3 P23.4 The options of the base game. All are public and fixed before set-up.

use crate::words::words;
use kernel::{OptionError, OptionRank, OptionSpec, Seat};
use std::fmt;
use std::str::FromStr;

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

/// Options of a game. [`Options::default`] has two players; a table always says how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// P2.1 Player seats, 2 to 5.
    pub players: u8,
    /// P23.1 Epidemic cards, 4 to 7.
    pub epidemics: u8,
    /// P2.2
    pub role_assignment: RoleAssignment,
    /// P2.9
    pub start_player: StartPlayer,
    /// P2.9 The seat that begins with `start_player=chosen_seat`.
    pub start_seat: Seat,
    /// P3.5
    pub event_window: EventWindow,
    /// P11.11
    pub one_quiet_night: QuietNight,
    /// P13.4
    pub epidemic_card: EpidemicCard,
    /// P16.3
    pub eradicate_on_cure: Switch,
    /// P11.10
    pub grant_with_6: GrantWithSix,
    /// P14.7
    pub infection_deck_empty: InfectionDeckEmpty,
    /// P3.11
    pub consent: Consent,
    /// I2 Whether seats see each other's hands.
    pub open_hands: Switch,
    /// I1
    pub spectator_view: SpectatorView,
    /// P2.13
    pub city_06_name: CitySixName,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            epidemics: 5,
            role_assignment: RoleAssignment::Random,
            start_player: StartPlayer::Random,
            start_seat: Seat::default(),
            event_window: EventWindow::AnyTime,
            one_quiet_night: QuietNight::NextPlayersTurn,
            epidemic_card: EpidemicCard::DiscardPile,
            eradicate_on_cure: Switch::On,
            grant_with_6: GrantWithSix::MoveExisting,
            infection_deck_empty: InfectionDeckEmpty::ReshuffleDiscard,
            consent: Consent::Ask,
            open_hands: Switch::On,
            spectator_view: SpectatorView::Public,
            city_06_name: CitySixName::Montreal,
        }
    }
}

use OptionRank::{Fine, Main};

const fn spec(
    name: &'static str,
    rank: OptionRank,
    default: &'static str,
    values: &'static [&'static str],
    rules: &'static [&'static str],
) -> OptionSpec {
    OptionSpec { name, values, default, rules, rank }
}

/// The options as forms and help show them.
pub const SPECS: &[OptionSpec] = &[
    spec("players", Main, "2", &["2", "3", "4", "5"], &["P2.1", "P2.6"]),
    spec("epidemics", Main, "5", &["4", "5", "6", "7"], &["P2.7", "P23.1"]),
    spec("role_assignment", Main, "random", &["random", "chosen"], &["P2.2"]),
    spec("start_player", Fine, "random", &["random", "chosen_seat", "population"], &["P2.9", "P2.10"]),
    spec("start_seat", Fine, "0", &["0", "1", "2", "3", "4"], &["P2.9"]),
    spec("event_window", Fine, "any_time", &["any_time", "not_between_draw_and_resolve"], &["P3.5"]),
    spec(
        "one_quiet_night",
        Fine,
        "next_players_turn",
        &["next_players_turn", "next_infection_step"],
        &["P11.11"],
    ),
    spec("epidemic_card", Fine, "discard_pile", &["discard_pile", "removed_from_game"], &["P13.4"]),
    spec("eradicate_on_cure", Fine, "true", &["true", "false"], &["P16.3"]),
    spec("grant_with_6", Fine, "move_existing", &["move_existing", "illegal"], &["P11.10"]),
    spec("infection_deck_empty", Fine, "reshuffle_discard", &["reshuffle_discard", "loss"], &["P14.7"]),
    spec("consent", Fine, "ask", &["ask", "auto"], &["P3.11"]),
    spec("open_hands", Main, "true", &["true", "false"], &["I2"]),
    spec("spectator_view", Fine, "public", &["public", "none"], &["I1"]),
    spec("city_06_name", Fine, "montreal", &["montreal", "toronto"], &["P2.13"]),
];

impl Options {
    /// The value of one of [`SPECS`], as it is written.
    pub(crate) fn value(&self, name: &str) -> String {
        match name {
            "players" => self.players.to_string(),
            "epidemics" => self.epidemics.to_string(),
            "role_assignment" => self.role_assignment.to_string(),
            "start_player" => self.start_player.to_string(),
            "start_seat" => self.start_seat.number().to_string(),
            "event_window" => self.event_window.to_string(),
            "one_quiet_night" => self.one_quiet_night.to_string(),
            "epidemic_card" => self.epidemic_card.to_string(),
            "eradicate_on_cure" => self.eradicate_on_cure.to_string(),
            "grant_with_6" => self.grant_with_6.to_string(),
            "infection_deck_empty" => self.infection_deck_empty.to_string(),
            "consent" => self.consent.to_string(),
            "open_hands" => self.open_hands.to_string(),
            "spectator_view" => self.spectator_view.to_string(),
            "city_06_name" => self.city_06_name.to_string(),
            other => unreachable!("no option {other}"),
        }
    }

    fn set(&mut self, spec: &OptionSpec, value: &str) -> Result<(), OptionError> {
        fn read<T: FromStr>(spec: &OptionSpec, value: &str) -> Result<T, OptionError> {
            value.parse().map_err(|_| OptionError::unknown_value(value, spec))
        }
        if !spec.values.contains(&value) {
            return Err(OptionError::unknown_value(value, spec));
        }
        match spec.name {
            "players" => self.players = read(spec, value)?,
            "epidemics" => self.epidemics = read(spec, value)?,
            "role_assignment" => self.role_assignment = read(spec, value)?,
            "start_player" => self.start_player = read(spec, value)?,
            "start_seat" => self.start_seat = read(spec, &format!("s{value}"))?,
            "event_window" => self.event_window = read(spec, value)?,
            "one_quiet_night" => self.one_quiet_night = read(spec, value)?,
            "epidemic_card" => self.epidemic_card = read(spec, value)?,
            "eradicate_on_cure" => self.eradicate_on_cure = read(spec, value)?,
            "grant_with_6" => self.grant_with_6 = read(spec, value)?,
            "infection_deck_empty" => self.infection_deck_empty = read(spec, value)?,
            "consent" => self.consent = read(spec, value)?,
            "open_hands" => self.open_hands = read(spec, value)?,
            "spectator_view" => self.spectator_view = read(spec, value)?,
            "city_06_name" => self.city_06_name = read(spec, value)?,
            other => unreachable!("no option {other}"),
        }
        Ok(())
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
                let mut options = Options { players: 5, ..Options::default() };
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

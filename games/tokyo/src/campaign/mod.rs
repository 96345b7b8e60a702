//! T33.1 T33.2 T33.3 T33.4 T33.5 T33.6 T33.7 The campaign of a group: what remains of its games, and with what
//! the next one begins.
//!
//! A [`Log`] is the list of the games a group has cleared and which rewards it leaves out. All else a record holds follows
//! from that: what is cleared, the best ranks, the chosen rewards. How it is written as a file: `notation.rs`.

mod group;
mod notation;

pub use notation::{Flaw, Unreadable};

use crate::table::state::{Ending, State};
use crate::table::view::View;
use crate::words::Skill;
use crate::words::cards::Card;
use crate::words::options::{Cleared, Options, Scenario};
use crate::words::story::{Rank, rank};
use kernel::{Game, OptionSpec, Seat, Set};
use vocabulary::OptionRows;

/// Whose campaign it is, in files and addresses.
pub const GAME: &str = <State as Game>::ID;

/// The scenarios of a campaign in their order. S00 is the tutorial: it is noted, and opens nothing (T4.5).
pub const SCENARIOS: [Scenario; 8] = [
    Scenario::S00,
    Scenario::S01,
    Scenario::S02,
    Scenario::S03,
    Scenario::S04,
    Scenario::S05,
    Scenario::S06,
    Scenario::S07,
];

/// The option that puts rewards of this scenario into the decks.
fn option_of(scenario: Scenario) -> Option<&'static OptionSpec> {
    Options::SPECS.iter().find(|spec| spec.name.strip_prefix("reward_") == Some(scenario.word()))
}

/// T33.2 T33.6 What a cleared game gives to the log of its group. Written `s03 pcs=2 rank=a rounds=9 reward=heister_mask`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clear {
    /// What was played.
    pub scenario: Scenario,
    /// How many PCs took part.
    pub pcs: u8,
    /// T26.5 The clear rank.
    pub rank: Rank,
    /// T26.2 The evaluated rounds.
    pub rounds: u8,
    /// T33.2 The reward that was chosen; the tutorial has none.
    pub reward: Option<Card>,
}

impl Clear {
    /// What this game gives; nothing as long as it runs, after a defeat (T33.7) and for games without a scenario.
    pub fn of(view: &View) -> Option<Clear> {
        match view.ending? {
            Ending::Cleared => {}
            Ending::Overflow | Ending::Defeat => return None,
        }
        let (options, rounds) = (&view.options, view.evaluated_rounds);
        let rank = rank(options, rounds)?;
        Some(Clear {
            scenario: options.scenario,
            pcs: options.players,
            rank,
            rounds,
            reward: view.story.reward,
        })
    }
}

/// T33.6 A cleared game in a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it gave.
    pub clear: Clear,
    /// The table it was played at, by which its record is found: one word.
    pub table: Option<String>,
}

/// T33.6 The log of a group.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    name: String,
    games: Vec<Entry>,
    off: Set<Scenario>,
}

/// T33.4 Whether a reward goes into the decks when nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// It does.
    On,
    /// It stays out.
    Off,
}

/// T4.5 What makes a scenario harder for this group than for one that plays in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Scenarios with a lower number that are not cleared.
    pub skipped: Set<Scenario>,
    /// The skills that begin sealed and would be open if those were cleared.
    pub sealed: Set<Skill>,
}

impl Log {
    /// The empty log of a group of this name.
    pub fn new(name: &str) -> Log {
        Log::default().called(name)
    }

    /// The same log under another name.
    pub fn called(self, name: &str) -> Log {
        Log { name: name.split_whitespace().collect::<Vec<_>>().join(" "), ..self }
    }

    /// The group's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// T33.6 The cleared games, the oldest first.
    pub fn games(&self) -> &[Entry] {
        &self.games
    }

    /// T33.1 T33.3 Enters a cleared game. A table that stands in the log already is not entered again.
    pub fn enter(&mut self, clear: Clear, table: Option<&str>) {
        let table = table.and_then(|name| name.split_whitespace().next()).map(str::to_owned);
        if table.is_none() || !self.games.iter().any(|game| game.table == table) {
            self.games.push(Entry { clear, table });
        }
    }

    /// T33.6 The cleared games of a scenario, the oldest first.
    pub fn of(&self, scenario: Scenario) -> impl Iterator<Item = &Entry> {
        self.games.iter().filter(move |game| game.clear.scenario == scenario)
    }

    /// T33.6 Whether the scenario has been cleared.
    pub fn has_cleared(&self, scenario: Scenario) -> bool {
        self.of(scenario).next().is_some()
    }

    /// T33.6 The best rank in a scenario with this many PCs.
    pub fn best(&self, scenario: Scenario, pcs: u8) -> Option<Rank> {
        self.of(scenario).filter(|game| game.clear.pcs == pcs).map(|game| game.clear.rank).min()
    }

    /// T33.3 The reward the group has from a scenario: that of the last time, never two.
    pub fn reward(&self, scenario: Scenario) -> Option<Card> {
        self.of(scenario).filter_map(|game| game.clear.reward).last()
    }

    /// T33.4 Whether the reward of this scenario goes into the decks when nothing else is said.
    pub fn switched(&self, scenario: Scenario) -> Switch {
        if self.off.contains(scenario) { Switch::Off } else { Switch::On }
    }

    /// T33.4 T33.6 Puts the reward of a scenario into the decks of new games, or leaves it out.
    pub fn switch(&mut self, scenario: Scenario, to: Switch) {
        match to {
            Switch::On => {
                self.off.remove(scenario);
            }
            Switch::Off => self.off.insert(scenario),
        }
    }

    /// T4.5 The record that decides on the seals.
    pub fn record(&self) -> Cleared {
        record(|scenario| self.has_cleared(scenario))
    }

    /// T4.5 The skills that begin sealed.
    pub fn sealed(&self) -> Set<Skill> {
        seals(self.record())
    }

    /// T33.4 With what the next game begins: the record for the seals, the rewards that are switched on, as many PCs as last
    /// time. All of it can be changed at the table (T3.1, T4.7).
    pub fn set_up(&self, scenario: Scenario) -> Options {
        let mut options = Options { scenario, cleared: self.record(), ..Options::default() };
        // The tutorial stacks its decks for two PCs itself (T32.28).
        if scenario == Scenario::S00 {
            return options;
        }
        options.players = self.games.last().map_or(options.players, |game| game.clear.pcs);
        // T33.5 Whatever was removed in an earlier game.
        for &scenario in &SCENARIOS {
            if let (Some(reward), Switch::On) = (self.reward(scenario), self.switched(scenario)) {
                put(&mut options, reward);
            }
        }
        options
    }

    /// T4.5 Warns of a scenario that would be played out of order; of S00, S01 and what is cleared never.
    pub fn warning(&self, scenario: Scenario) -> Option<Warning> {
        let earlier = |other: &Scenario| (Scenario::S01..scenario).contains(other);
        let skipped: Set<Scenario> =
            SCENARIOS.into_iter().filter(|other| earlier(other) && !self.has_cleared(*other)).collect();
        if skipped.is_empty() || self.has_cleared(scenario) {
            return None;
        }
        let in_order = seals(record(|other| skipped.contains(other) || self.has_cleared(other)));
        let sealed = self.sealed().iter().filter(|&skill| !in_order.contains(skill)).collect();
        Some(Warning { skipped, sealed })
    }

    /// The first scenario of S01 to S07 that is not cleared; S01 when all are.
    pub fn next(&self) -> Scenario {
        let open = SCENARIOS.into_iter().find(|&it| it != Scenario::S00 && !self.has_cleared(it));
        open.unwrap_or(Scenario::S01)
    }
}

/// T3.1 Puts a reward into the decks.
fn put(options: &mut Options, reward: Card) {
    if let Some(spec) = reward.reward_of().and_then(option_of) {
        let put = options.set(spec, reward.word());
        debug_assert_eq!(put, Ok(()), "a reward is a value of its option");
    }
}

/// T4.5 The highest number counts.
fn record(cleared: impl Fn(Scenario) -> bool) -> Cleared {
    match SCENARIOS.into_iter().rfind(|&scenario| cleared(scenario)) {
        Some(Scenario::S06 | Scenario::S07) => Cleared::S06,
        Some(Scenario::S03 | Scenario::S04 | Scenario::S05) => Cleared::S03,
        Some(Scenario::S01 | Scenario::S02) => Cleared::S01,
        Some(Scenario::S00 | Scenario::HoldOut) | None => Cleared::None,
    }
}

fn seals(cleared: Cleared) -> Set<Skill> {
    Options { cleared, ..Options::default() }.seals(Seat::default())
}

/// How hard a scenario is, from 1 to 5.
pub fn difficulty(scenario: Scenario) -> Option<u8> {
    match scenario {
        Scenario::HoldOut => None,
        Scenario::S00 => Some(1),
        Scenario::S01 | Scenario::S02 => Some(2),
        Scenario::S03 | Scenario::S04 => Some(3),
        Scenario::S05 | Scenario::S06 => Some(4),
        Scenario::S07 => Some(5),
    }
}

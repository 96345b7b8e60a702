//! The campaign of a group as the general parts of the house know it: with words for scenarios and rewards.

use super::{Log, SCENARIOS, Switch, Unreadable};
use crate::table::state::State;
use campaign::{Campaign, Given};

impl Campaign for State {
    type Log = Log;
    type Unreadable = Unreadable;

    fn begun(name: &str) -> Log {
        Log::new(name)
    }

    fn read(file: &str) -> Result<Log, Unreadable> {
        file.parse()
    }

    fn restored(file: &str, since: &[Given<'_>], choices: &str) -> Result<Log, Unreadable> {
        Log::restored(file, since.iter().map(|given| (given.table, given.text)), choices)
    }
}

impl campaign::Log for Log {
    fn name(&self) -> &str {
        self.name()
    }

    fn rename(&mut self, name: &str) {
        *self = std::mem::take(self).called(name);
    }

    fn choices(&self) -> String {
        self.choices()
    }

    fn choose(&mut self, chosen: &[&str]) {
        for scenario in SCENARIOS {
            // There is nothing to choose where nothing has been earned.
            if self.reward(scenario).is_some() {
                let on = chosen.contains(&scenario.word());
                self.switch(scenario, if on { Switch::On } else { Switch::Off });
            }
        }
    }

    fn chapter_option(&self) -> &'static str {
        "scenario"
    }

    fn set_up(&self, chapter: Option<&str>) -> Option<String> {
        let scenario = match chapter {
            Some(word) => word.parse().ok()?,
            None => self.next(),
        };
        Some(self.set_up(scenario).to_string())
    }
}

//! T33 Pages of a group: its log, the next game, its file. They are made from a [`Log`].

mod flaws;
mod group;
mod groups;
#[cfg(test)]
mod tests;

pub use flaws::unreadable;
pub use group::{GroupPage, group};
pub use groups::{GroupRow, GroupsPage, JoinPage, groups, join};
pub use tokyo::Scenario;
pub use tokyo::campaign::{GAME, Log, SCENARIOS, Switch, Unreadable};

use super::text;
use crate::pages::Warned;
use i18n::Texts;
use tokyo::campaign::{Clear, Warning};
use tokyo::{Card, Rank, Skill};
use vocabulary::Weight;

/// The name of a scenario, with its number if it has one.
pub(super) fn title(texts: &Texts, scenario: Scenario) -> String {
    if scenario == Scenario::HoldOut {
        return texts.say("tokyo-story-hold-out");
    }
    let name = texts.say(&format!("tokyo-story-{scenario}"));
    texts.say_with(
        "campaign-scenario",
        &[("id", scenario.word().to_uppercase().as_str().into()), ("name", (&name).into())],
    )
}

fn reward_name(texts: &Texts, reward: Card) -> String {
    text::name(texts, reward.word()).to_owned()
}

fn skill_name(texts: &Texts, skill: Skill) -> String {
    texts.say(match skill {
        Skill::Support => "tokyo-skill-support",
        Skill::Enhanced => "tokyo-skill-enhanced",
        Skill::Site => "tokyo-skill-site-skill",
    })
}

fn rank_name(rank: Rank) -> String {
    rank.word().to_uppercase()
}

fn list(texts: &Texts, things: impl Iterator<Item = String>) -> String {
    things.collect::<Vec<_>>().join(&texts.say("tokyo-list-separator"))
}

/// What a cleared game gives to the log.
pub(super) fn entered(texts: &Texts, clear: &Clear) -> String {
    let scenario = title(texts, clear.scenario);
    let rank = rank_name(clear.rank);
    let mut values =
        vec![("scenario", (&scenario).into()), ("pcs", clear.pcs.into()), ("rank", (&rank).into())];
    match clear.reward.map(|reward| reward_name(texts, reward)) {
        Some(reward) => {
            values.push(("reward", (&reward).into()));
            texts.say_with("campaign-entry-reward", &values)
        }
        None => texts.say_with("campaign-entry", &values),
    }
}

/// What should be known before a scenario is played out of order.
pub fn warning(texts: &Texts, warning: &Warning) -> String {
    let skipped = list(texts, warning.skipped.iter().map(|scenario| title(texts, scenario)));
    let told = texts.say_with("campaign-warning", &[("skipped", (&skipped).into())]);
    if warning.sealed.is_empty() {
        return told;
    }
    let sealed = list(texts, warning.sealed.iter().map(|skill| skill_name(texts, skill)));
    let harder = texts.say_with("campaign-warning-sealed", &[("skills", (&sealed).into())]);
    format!("{told}{}{harder}", texts.say("tokyo-sentence-gap"))
}

/// The same of every scenario, for the form of the next table.
pub fn warnings(texts: &Texts, log: &Log) -> Vec<Warned> {
    let warned = |scenario: Scenario| {
        let found = log.warning(scenario)?;
        let weight = if found.sealed.is_empty() { Weight::Plain } else { Weight::Grave };
        Some(Warned { value: ("scenario", scenario.word()), text: warning(texts, &found), weight })
    };
    SCENARIOS.into_iter().filter_map(warned).collect()
}

/// T33.4 With what the form for the group's next table is filled in: option and value. Options that are not named are left
/// to their defaults.
pub fn set_up(log: &Log, scenario: Scenario) -> Vec<(String, String)> {
    let options = log.set_up(scenario).to_string();
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    options.split(' ').filter_map(pair).collect()
}

//! T33 The campaign of a group: its log and the next game. They are drawn from a [`Log`].

mod flaws;
mod group;
#[cfg(test)]
mod tests;

use crate::campaign::{CampaignFace, LogFace};
use crate::faces::tokyo::words::text;
use crate::pages::{Reader, Warned};
use i18n::Texts;
use maud::{Markup, html};
use tokyo::campaign::{Clear, Log, SCENARIOS, Unreadable, Warning};
use tokyo::{Card, Rank, Scenario, Skill, State};
use vocabulary::Weight;

impl CampaignFace for State {
    fn unreadable(texts: &Texts, unreadable: &Unreadable) -> String {
        flaws::unreadable(texts, unreadable)
    }
}

impl LogFace for Log {
    fn progress(&self, texts: &Texts) -> String {
        let cleared = |scenario: &Scenario| *scenario != Scenario::S00 && self.has_cleared(*scenario);
        let count = SCENARIOS.iter().filter(|it| cleared(it)).count() as u32;
        texts.say_with("campaign-groups-cleared", &[("count", count.into())])
    }

    fn played(&self, reader: &Reader<'_>, here: &[String]) -> Markup {
        group::log_table(reader, self, here)
    }

    fn next_game(&self, reader: &Reader<'_>, group: &str) -> Markup {
        group::next_game(reader, self, group)
    }

    fn beginning(&self, reader: &Reader<'_>, group: &str) -> Markup {
        html! {
            (group::seals(reader, self))
            (group::rewards(reader, self, group))
        }
    }

    fn warnings(&self, texts: &Texts) -> Vec<Warned> {
        let warned = |scenario: Scenario| {
            let found = self.warning(scenario)?;
            let weight = if found.sealed.is_empty() { Weight::Plain } else { Weight::Grave };
            Some(Warned { value: ("scenario", scenario.word()), text: warning(texts, &found), weight })
        };
        SCENARIOS.into_iter().filter_map(warned).collect()
    }
}

/// The name of a scenario, with its number if it has one.
pub(crate) fn title(texts: &Texts, scenario: Scenario) -> String {
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
    things.collect::<Vec<_>>().join(&texts.say("list-separator"))
}

/// What a cleared game gives to the log.
pub(crate) fn entered(texts: &Texts, clear: &Clear) -> String {
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
fn warning(texts: &Texts, warning: &Warning) -> String {
    let skipped = list(texts, warning.skipped.iter().map(|scenario| title(texts, scenario)));
    let told = texts.say_with("campaign-warning", &[("skipped", (&skipped).into())]);
    if warning.sealed.is_empty() {
        return told;
    }
    let sealed = list(texts, warning.sealed.iter().map(|skill| skill_name(texts, skill)));
    let harder = texts.say_with("campaign-warning-sealed", &[("skills", (&sealed).into())]);
    format!("{told}{}{harder}", texts.say("tokyo-sentence-gap"))
}

//! What the page of a group shows of its log: what is cleared, the skills and rewards its next game begins with, and which
//! game that may be.

use super::{entered, list, rank_name, reward_name, skill_name, title, warning};
use crate::kit::rule::rule_link_to;
use crate::pages::Reader;
use maud::{Markup, html};
use tokyo::campaign::{Entry, GAME, Log, SCENARIOS, Switch, difficulty};
use tokyo::{Card, Scenario, Skill};

/// T33.6 What is cleared, how well, and for which reward.
pub(crate) fn log_table(reader: &Reader<'_>, log: &Log, here: &[String]) -> Markup {
    let column = |name: &str| reader.say(&format!("campaign-column-{name}"));
    html! {
        section.panel aria-labelledby="group-log" {
            h2 #group-log { (reader.say("campaign-log-title")) }
            table.campaign-log {
                thead { tr {
                    @for name in ["scenario", "state", "ranks", "reward", "games"] { th scope="col" { (column(name)) } }
                } }
                tbody { @for scenario in SCENARIOS {
                    tr.cleared[log.has_cleared(scenario)] {
                        th scope="row" { (title(reader.texts, scenario)) }
                        td { (state(reader, log, scenario)) }
                        td data-label=(column("ranks")) { (ranks(reader, log, scenario)) }
                        td data-label=(column("reward")) {
                            @match log.reward(scenario) {
                                Some(reward) => (reward_name(reader.texts, reward)),
                                None => span.hint { "–" },
                            }
                        }
                        td data-label=(column("games")) { (games(reader, log, here, scenario)) }
                    }
                } }
            }
            (history(reader, log, here))
        }
    }
}

fn state(reader: &Reader<'_>, log: &Log, scenario: Scenario) -> Markup {
    html! {
        @if log.has_cleared(scenario) { span.tag { (reader.say("campaign-cleared")) } }
        @else { span.tag.plain { (reader.say("campaign-not-cleared")) } }
    }
}

fn ranks(reader: &Reader<'_>, log: &Log, scenario: Scenario) -> Markup {
    let best: Vec<_> = (1..=4).filter_map(|pcs| Some((pcs, log.best(scenario, pcs)?))).collect();
    html! {
        @if best.is_empty() { span.hint { "–" } }
        @for (pcs, rank) in best {
            span.rank {
                (reader.texts.say_with("campaign-pcs", &[("count", pcs.into())])) " "
                strong { (rank_name(rank)) }
            }
        }
    }
}

fn games(reader: &Reader<'_>, log: &Log, here: &[String], scenario: Scenario) -> Markup {
    let of: Vec<_> = numbered(log).filter(|(_, game)| game.clear.scenario == scenario).collect();
    html! {
        @if of.is_empty() { span.hint { "–" } }
        @for (number, game) in of { (game_link(reader, here, number, game)) }
    }
}

/// T33.6 The cleared games in order, each with all that is known of it.
fn history(reader: &Reader<'_>, log: &Log, here: &[String]) -> Markup {
    html! {
        @if !log.games().is_empty() {
            details.fold {
                summary { (reader.say("campaign-history")) }
                ol.history {
                    @for (number, game) in numbered(log) {
                        li {
                            (game_link(reader, here, number, game))
                            (entered(reader.texts, &game.clear)) " "
                            (reader.texts.say_with("campaign-rounds", &[("rounds", game.clear.rounds.into())]))
                        }
                    }
                }
            }
        }
    }
}

fn numbered(log: &Log) -> impl Iterator<Item = (u32, &Entry)> {
    (1..).zip(log.games())
}

/// A cleared game, to step through if this server has it.
fn game_link(reader: &Reader<'_>, here: &[String], number: u32, game: &Entry) -> Markup {
    let told = reader.texts.say_with("campaign-game", &[("n", number.into())]);
    html! {
        @match game.table.as_ref().filter(|table| here.contains(table)) {
            Some(table) => a.game-link href={ "/t/" (table) "/replay" } { (told) },
            None => span.game-link { (told) },
        }
    }
}

/// T4.5 The skills that begin sealed.
pub(crate) fn seals(reader: &Reader<'_>, log: &Log) -> Markup {
    let sealed = log.sealed();
    html! {
        section.panel aria-labelledby="group-seals" {
            h2 #group-seals { (reader.say("campaign-seals-title")) " " (rule("T4.5")) }
            ul.facts {
                @for &skill in Skill::ALL {
                    @let name = skill_name(reader.texts, skill);
                    @let value = [("skill", (&name).into())];
                    li {
                        @if sealed.contains(skill) {
                            span.tag.plain { (reader.texts.say_with("campaign-seal-on", &value)) }
                        } @else {
                            span.tag { (reader.texts.say_with("campaign-seal-off", &value)) }
                        }
                    }
                }
            }
            p.hint { (reader.say("campaign-seals-about")) }
        }
    }
}

/// T33.4 Which rewards go into the decks.
pub(crate) fn rewards(reader: &Reader<'_>, log: &Log, group: &str) -> Markup {
    let earned = |scenario| Some((scenario, log.reward(scenario)?));
    let earned: Vec<(Scenario, Card)> = SCENARIOS.into_iter().filter_map(earned).collect();
    html! {
        section.panel aria-labelledby="group-rewards" {
            h2 #group-rewards { (reader.say("campaign-rewards-title")) " " (rule("T33.4")) }
            @if earned.is_empty() { p.hint { (reader.say("campaign-rewards-none")) } }
            @else {
                form.options method="post" action={ "/groups/" (group) "/rewards" } {
                    p.hint { (reader.say("campaign-rewards-about")) }
                    @for (scenario, reward) in earned {
                        label.check {
                            input type="checkbox" name="on" value=(scenario)
                                checked[log.switched(scenario) == Switch::On];
                            span {
                                (reward_name(reader.texts, reward))
                                " " span.hint { "(" (scenario.word().to_uppercase()) ")" }
                            }
                        }
                    }
                    div.buttons { button.button type="submit" { (reader.say("campaign-rewards-save")) } }
                }
            }
        }
    }
}

/// T26.9 Every scenario may be played; out of order it is said what that means.
pub(crate) fn next_game(reader: &Reader<'_>, log: &Log, group: &str) -> Markup {
    html! {
        section aria-labelledby="group-next" {
            h2 #group-next { (reader.say("campaign-next-title")) }
            p.hint { (reader.say("campaign-next-about")) }
            ol.scenarios {
                @for scenario in SCENARIOS {
                    @let next = scenario == log.next();
                    li.panel {
                        h3 { (title(reader.texts, scenario)) }
                        p.facts {
                            @if let Some(grade) = difficulty(scenario) {
                                span.tag.plain {
                                    (reader.texts.say_with("campaign-difficulty", &[("n", grade.into())]))
                                }
                            }
                            @if log.has_cleared(scenario) { span.tag { (reader.say("campaign-cleared")) } }
                        }
                        p { (reader.say(&format!("tokyo-story-{scenario}-tale"))) }
                        @if let Some(found) = log.warning(scenario) {
                            p.notice.grave[!found.sealed.is_empty()] { (warning(reader.texts, &found)) }
                        }
                        (swap(reader, log, scenario))
                        div.buttons {
                            a class=(if next { "button main" } else { "button" })
                                href={ "/new/" (GAME) "?campaign=" (group) "&scenario=" (scenario) } {
                                (reader.say(if log.has_cleared(scenario) { "campaign-again" } else { "campaign-play" }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// T33.3 What another clear does to a reward.
fn swap(reader: &Reader<'_>, log: &Log, scenario: Scenario) -> Markup {
    html! {
        @if let Some(reward) = log.reward(scenario) {
            @let others = Card::rewards_of(scenario).filter(|other| *other != reward);
            @let others = list(reader.texts, others.map(|other| reward_name(reader.texts, other)));
            @let reward = reward_name(reader.texts, reward);
            p.hint {
                (reader.texts.say_with("campaign-swap",
                    &[("reward", (&reward).into()), ("others", (&others).into())]))
                " " (rule("T33.3"))
            }
        }
    }
}

fn rule(id: &str) -> Markup {
    rule_link_to(GAME, id, None)
}

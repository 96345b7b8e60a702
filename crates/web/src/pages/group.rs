//! The page of a group: its log and its next game as the game shows them, who belongs to it, its file.

use super::home::{List, tables};
use super::shell::{Reader, page};
use crate::campaign::LogFace;
use maud::{Markup, html};

/// A group as those who belong to it see it.
pub struct GroupPage<'a> {
    /// Its id.
    pub id: &'a str,
    /// The id of the game it plays.
    pub game: &'static str,
    /// Its log.
    pub log: &'a dyn LogFace,
    /// The tables of the log that this server has, whose games can be stepped through.
    pub here: &'a [String],
    /// Who belongs to it.
    pub members: &'a [String],
    /// The link that lets others in.
    pub link: &'a str,
    /// Its tables, the latest first.
    pub tables: &'a List,
}

/// The page of a group.
pub fn group(reader: &Reader<'_>, shown: &GroupPage<'_>) -> Markup {
    let log = shown.log;
    let main = html! {
        main #main .page .broad .campaign {
            div {
                p.hint { a href="/groups" { (reader.say("campaign-groups-title")) } }
                h1 { (log.name()) }
            }
            (log.played(reader, shown.here))
            div.duo {
                (log.next_game(reader, shown.id))
                div.aside {
                    (log.beginning(reader, shown.id))
                    (tables(reader, "campaign-tables", "campaign-tables-none", "open-table", shown.tables))
                    (members(reader, shown))
                    (file(reader, shown.id))
                    (itself(reader, shown))
                }
            }
        }
    };
    page(&reader.shown(shown.game), log.name(), &main)
}

fn members(reader: &Reader<'_>, shown: &GroupPage<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="group-members" {
            h2 #group-members { (reader.say("campaign-members")) }
            p { (shown.members.join(" · ")) }
            div.copied {
                label for="group-link" { (reader.say("campaign-link")) }
                input #group-link type="text" readonly value=(shown.link);
                button.button type="button" data-copy="group-link" hidden { (reader.say("copy")) }
            }
            form method="post" action={ "/groups/" (shown.id) "/link" } {
                button.button.quiet type="submit" { (reader.say("invite-renew")) }
            }
        }
    }
}

fn file(reader: &Reader<'_>, id: &str) -> Markup {
    html! {
        section.panel aria-labelledby="group-file" {
            h2 #group-file { (reader.say("campaign-file-title")) }
            p.hint { (reader.say("campaign-file-about")) }
            div.buttons {
                a.button href={ "/groups/" (id) "/export" } download { (reader.say("campaign-export")) }
            }
        }
    }
}

/// What the group is called, and the way out of it.
fn itself(reader: &Reader<'_>, shown: &GroupPage<'_>) -> Markup {
    html! {
        details #group-itself .panel .fold {
            summary { (reader.say("campaign-itself")) }
            form.form method="post" action={ "/groups/" (shown.id) "/name" } {
                div.field {
                    label for="group-name" { (reader.say("campaign-name")) }
                    input #group-name type="text" name="group" maxlength="60" required value=(shown.log.name());
                }
                div.buttons { button.button type="submit" { (reader.say("campaign-rename")) } }
            }
            form.form method="post" action={ "/groups/" (shown.id) "/leave" } {
                p.hint { (reader.say("campaign-leave-about")) }
                @if shown.members.len() == 1 { p.notice { (reader.say("campaign-leave-last")) } }
                div.buttons { button.button type="submit" { (reader.say("campaign-leave")) } }
            }
        }
    }
}

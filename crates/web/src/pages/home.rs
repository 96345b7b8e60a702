//! The first page: games to start, tables to go on with, tables to join.

use super::shell::{Reader, Skip, page_at};
use crate::faces::campaign_games;
use i18n::Texts;
use maud::{Markup, html};

/// What the first page shows.
pub struct Home {
    /// The ids of all games.
    pub games: Vec<&'static str>,
    /// The reader's tables that are not over, the latest first.
    pub mine: Vec<Listed>,
    /// Tables with an empty seat.
    pub open: Vec<Listed>,
    /// Finished games.
    pub finished: Vec<Listed>,
}

/// A table in a list.
pub struct Listed {
    /// Where it is.
    pub address: String,
    /// The game's id.
    pub game: String,
    /// What its host calls it; may be empty.
    pub title: String,
    /// What tells its game from others of its kind.
    pub played: Option<String>,
    /// Who sits there, in seat order.
    pub people: Vec<String>,
    /// A word on how far it has come.
    pub stage: String,
    /// Whether the reader is asked something there.
    pub my_turn: bool,
}

/// The first page.
pub fn home(reader: &Reader<'_>, home: &Home) -> Markup {
    let main = html! {
        main #main .page .broad {
            div.hero {
                h1 { (reader.say("home-title")) }
                p.lead { (reader.say("home-lead")) }
            }
            div.duo {
                section aria-labelledby="games-title" {
                    h2 #games-title .unseen { (reader.say("home-games")) }
                    div.games {
                        @for game in &home.games {
                            article.game.panel {
                                h3 { (reader.say(&format!("game-{game}"))) }
                                p.hint { (reader.say(&format!("game-{game}-about"))) }
                                div.buttons {
                                    a.button.main href={ "/new/" (game) } { (reader.say("home-start")) }
                                    @if campaign_games().any(|it| it.id() == *game) {
                                        a.button href="/groups" { (reader.say("home-campaign")) }
                                    }
                                    a.button.quiet href={ "/rules/" (game) } { (reader.say("rules-link")) }
                                    a.button.quiet href={ "/gallery/" (game) } { (reader.say("gallery-link")) }
                                }
                            }
                        }
                    }
                }
                (tables(reader, "home-mine", "home-mine-none", "open-table", &home.mine))
            }
            div.duo {
                (tables(reader, "home-open", "home-open-none", "join-table", &home.open))
                (tables(reader, "home-finished", "home-finished-none", "see-table", &home.finished))
            }
        }
    };
    page_at(reader, &reader.say("home-title"), None, None, Skip::ToContent, &main)
}

/// A list of tables, or that there are none.
pub(crate) fn tables(reader: &Reader<'_>, title: &str, none: &str, open: &str, tables: &[Listed]) -> Markup {
    html! {
        section.panel aria-labelledby=(title) {
            h2 id=(title) { (reader.say(title)) }
            @if tables.is_empty() {
                p.hint { (reader.say(none)) }
            } @else {
                ul.running {
                    @for table in tables {
                        li {
                            a href=(table.address) {
                                (called(reader.texts, &table.game, &table.title, table.played.as_deref()))
                            }
                            span.sub { (table.stage) " · " (table.people.join(&reader.say("list-separator"))) }
                            a class=(if table.my_turn { "button main go" } else { "button go" })
                                href=(table.address) {
                                (reader.say(if table.my_turn { "your-turn" } else { open }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a table is called: what its host says, else its game and what is played of it.
pub(super) fn called(texts: &Texts, game: &str, title: &str, played: Option<&str>) -> String {
    let named = format!("game-{game}");
    let game = if texts.has(&named) { texts.say(&named) } else { game.to_owned() };
    match played {
        _ if !title.is_empty() => title.to_owned(),
        Some(played) => {
            texts.say_with("table-called", &[("game", (&game).into()), ("played", played.into())])
        }
        None => game,
    }
}

//! The first page: games to start, tables to go on with, tables to join.

use super::levels::level_name;
use super::new_table::{PLAYERS, SeatChoice};
use super::shell::{Reader, Skip, page_at};
use crate::face::Face;
use crate::faces::campaign_games;
use crate::kit::picture::Picture;
use bots::Roster;
use i18n::Texts;
use maud::{Markup, Render, html};

/// What the first page shows.
pub struct Home {
    /// All games.
    pub games: Vec<GameCard>,
    /// The reader's tables that are not over: those where it is asked first, else the latest.
    pub mine: List,
    /// Tables with an empty seat.
    pub open: List,
    /// Tables whose game runs, to watch.
    pub playing: List,
    /// Finished games.
    pub finished: List,
}

/// Tables, and where the list of them goes on.
#[derive(Default)]
pub struct List {
    /// Those that are shown.
    pub tables: Vec<Listed>,
    /// The address where there are more, if there are.
    pub more: Option<String>,
}

/// A game to whoever looks for one.
pub struct GameCard {
    /// Its id.
    pub id: &'static str,
    /// The fewest and the most players.
    pub players: (&'static str, &'static str),
    /// How many minutes it takes, the least and the most.
    pub minutes: (u16, u16),
    /// How much it demands, 1 to 5.
    pub demand: u8,
    /// The picture on its cover.
    pub cover: Picture,
    /// The tag of the language in which it came out, if it has a name of its own there.
    pub at_home_in: Option<&'static str>,
    /// The preset for newcomers.
    pub preset: &'static str,
    /// The level of the bot that plays with whoever begins at once.
    pub partner: &'static str,
}

impl GameCard {
    /// That of a game.
    pub fn of<G: Face>() -> GameCard {
        let spec = G::OPTIONS.iter().find(|spec| spec.name == PLAYERS);
        let counts = spec.map_or(&["1"][..], |spec| spec.values);
        let placard = G::PLACARD;
        GameCard {
            id: G::ID,
            players: (counts[0], counts[counts.len() - 1]),
            minutes: placard.minutes(),
            demand: placard.demand,
            cover: (placard.cover)(),
            at_home_in: G::AT_HOME_IN,
            preset: placard.presets[0].name,
            partner: <G as Roster>::ADVISER,
        }
    }
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
    /// The turn, day or round it has come to, if that is at hand.
    pub turn: Option<String>,
    /// Whether the reader is asked something there.
    pub my_turn: bool,
    /// What its table looks like to an onlooker now, if it runs and that is at hand.
    pub miniature: Option<Markup>,
}

impl Listed {
    /// What it is called, as the way to it.
    fn name(&self, reader: &Reader<'_>) -> Markup {
        let name = called(reader.texts, &self.game, &self.title, self.played.as_deref());
        html! { a.name href=(self.address) { (name) } }
    }

    /// How far it has come, and who sits there.
    fn about(&self, reader: &Reader<'_>) -> Markup {
        let people = self.people.join(&reader.say("list-separator"));
        html! { span.sub { (self.turn.as_ref().unwrap_or(&self.stage)) " · " (people) } }
    }

    /// Its table, small.
    fn small(&self) -> Markup {
        html! { @if let Some(drawn) = &self.miniature { span .small-table .{ "world-" (self.game) } { (drawn) } } }
    }
}

/// The first page.
pub fn home(reader: &Reader<'_>, home: &Home) -> Markup {
    let main = html! {
        main #main .page .broad .home {
            div.hero {
                h1 { (reader.say("home-title")) }
                p.lead { (reader.say("home-lead")) }
            }
            @if !home.mine.tables.is_empty() || home.mine.more.is_some() { (tickets(reader, &home.mine)) }
            section.showcases aria-labelledby="games-title" {
                h2 #games-title .unseen { (reader.say("home-games")) }
                @for game in &home.games { (scene(reader, game)) }
            }
            (elsewhere(reader, home))
        }
    };
    let reader = Reader { styles: &["site.css", "home.css"], ..*reader };
    page_at(&reader, &reader.say("home-title"), None, None, Skip::ToContent, &main)
}

/// The tables to go on with.
fn tickets(reader: &Reader<'_>, mine: &List) -> Markup {
    html! {
        section.tickets aria-labelledby="home-mine" {
            h2 #home-mine .unseen { (reader.say("home-mine")) }
            ul {
                @for (place, table) in mine.tables.iter().enumerate() {
                    li.ticket .{ "world-" (table.game) } .asked[table.my_turn] {
                        (table.small())
                        div {
                            @if table.my_turn { b.turn { (reader.say("your-turn")) } } @else { span.waits { (reader.say("home-waits")) } }
                            (table.name(reader))
                            (table.about(reader))
                        }
                        @if place == 0 {
                            a.button.main[table.my_turn] href=(table.address) {
                                (reader.say(if table.my_turn { "home-continue" } else { "open-table" }))
                            }
                        }
                    }
                }
            }
            @if let Some(more) = &mine.more {
                p.more { a.quiet href=(more) { (reader.say("home-mine-all")) } }
            }
        }
    }
}

/// A game in its own colours, with what begins it.
fn scene(reader: &Reader<'_>, game: &GameCard) -> Markup {
    let (id, texts) = (game.id, reader.texts);
    let range =
        |key: &str, from: &str, to: &str| texts.say_with(key, &[("from", from.into()), ("to", to.into())]);
    let (least, most) = (game.minutes.0.to_string(), game.minutes.1.to_string());
    let partner = texts.say_with("bot-name", &[("level", (&level_name(texts, game.partner)).into())]);
    html! {
        article.showcase .{ "world-" (id) } aria-labelledby={ "showcase-" (id) } {
            div.cover { (game.cover) }
            div.words {
                h3 id={ "showcase-" (id) } {
                    span.name { (reader.say(&format!("game-{id}"))) }
                    @if let Some(home) = game.at_home_in.filter(|tag| *tag != texts.tag()).and_then(|tag| reader.languages.find(tag)) {
                        " " small lang=(home.tag()) { (home.say(&format!("game-{id}"))) }
                    }
                }
                p { (reader.say(&format!("game-{id}-about"))) }
                ul.facts {
                    li { (range("home-players", game.players.0, game.players.1)) }
                    li { (range("home-minutes", &least, &most)) }
                    li.demand {
                        span.marks aria-hidden="true" { @for mark in 1..=5 { i.on[mark <= game.demand] {} } }
                        span.unlit { (reader.texts.say_with("home-demand", &[("demand", game.demand.into())])) }
                    }
                }
                div.buttons {
                    form method="post" action={ "/new/" (id) } {
                        input type="hidden" name="sit" value=(game.preset);
                        input type="hidden" name=(PLAYERS) value="2";
                        input type="hidden" name="seat-0" value=(SeatChoice::Me);
                        input type="hidden" name="seat-1" value=(SeatChoice::Bot(game.partner.to_owned()));
                        button.button.main type="submit" title=(texts.say_with("home-play-with", &[("bot", (&partner).into())])) {
                            (reader.say("home-play"))
                        }
                    }
                    a.button.start href={ "/new/" (id) } { (reader.say("home-start")) }
                }
                nav.links aria-labelledby={ "showcase-" (id) } {
                    @if campaign_games().any(|it| it.id() == id) {
                        a href="/groups" { (reader.say("home-campaign")) }
                    }
                    a href={ "/rules/" (id) } { (reader.say("rules-link")) }
                    a href={ "/gallery/" (id) } { (reader.say("gallery-link")) }
                }
            }
        }
    }
}

/// What is going on at other tables: those to join, to watch and to look back at.
fn elsewhere(reader: &Reader<'_>, home: &Home) -> Markup {
    let lists = [
        ("home-open", "join-table", &home.open),
        ("home-playing", "watch-table", &home.playing),
        ("home-finished", "see-table", &home.finished),
    ];
    let quiet = lists.iter().all(|(.., list)| list.tables.is_empty());
    html! {
        div.elsewhere {
            @for (title, open, list) in lists {
                @if !list.tables.is_empty() {
                    section aria-labelledby=(title) {
                        header {
                            h2 id=(title) { (reader.say(title)) }
                            @if let Some(more) = &list.more { a href=(more) { (reader.say("home-more")) } }
                        }
                        ul {
                            @for table in &list.tables {
                                li .{ "world-" (table.game) } {
                                    span.window aria-hidden="true" { (window(home, table)) }
                                    (table.name(reader))
                                    (table.about(reader))
                                    span.go aria-hidden="true" { (reader.say(open)) }
                                }
                            }
                        }
                    }
                }
            }
            @if quiet { p.quiet-hall { (reader.say("home-quiet")) } }
        }
    }
}

/// The table as it stands, or the cover of its game.
fn window(home: &Home, table: &Listed) -> Markup {
    let cover = home.games.iter().find(|game| game.id == table.game).map(|game| game.cover.render());
    table.miniature.clone().or(cover).unwrap_or_default()
}

/// A list of tables, or that there are none.
pub(crate) fn tables(reader: &Reader<'_>, title: &str, none: &str, open: &str, list: &List) -> Markup {
    html! {
        section.panel aria-labelledby=(title) {
            h2 id=(title) { (reader.say(title)) }
            @if list.tables.is_empty() { p.hint { (reader.say(none)) } } @else { (rows(reader, open, &list.tables)) }
            @if let Some(more) = &list.more {
                p.more { a.quiet href=(more) { (reader.say("home-more")) } }
            }
        }
    }
}

/// The tables of a list, one below the other.
fn rows(reader: &Reader<'_>, open: &str, tables: &[Listed]) -> Markup {
    html! {
        ul.running {
            @for table in tables {
                li {
                    (table.small())
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

/// A page of a list of tables.
pub struct ListPage {
    /// Which list it is.
    pub name: ListName,
    /// The tables of this page, and the address of the next one.
    pub list: List,
    /// The address of the first page, if this is another.
    pub first: Option<String>,
}

/// The lists of tables that have pages of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListName {
    /// Those of the reader.
    Mine,
    /// Those with an empty seat.
    Open,
    /// Those whose game runs.
    Playing,
    /// Those whose game is over.
    Finished,
}

impl ListName {
    /// Its title, what is said if it is empty, and what leads to one of its tables.
    fn texts(self) -> [&'static str; 3] {
        match self {
            ListName::Mine => ["home-mine", "home-mine-none", "open-table"],
            ListName::Open => ["home-open", "home-open-none", "join-table"],
            ListName::Playing => ["home-playing", "home-playing-none", "watch-table"],
            ListName::Finished => ["home-finished", "home-finished-none", "see-table"],
        }
    }
}

/// A page of a list of tables.
pub fn list(reader: &Reader<'_>, shown: &ListPage) -> Markup {
    let [title, none, open] = shown.name.texts();
    let title = reader.say(title);
    let main = html! {
        main #main .page {
            h1 { (title) }
            section.panel aria-label=(title) {
                @if shown.list.tables.is_empty() {
                    p.hint { (reader.say(if shown.first.is_some() { "list-end" } else { none })) }
                } @else {
                    (rows(reader, open, &shown.list.tables))
                }
            }
            nav.buttons aria-label=(reader.say("list-pages")) {
                @if let Some(next) = &shown.list.more {
                    a.button.main href=(next) rel="next" { (reader.say("list-next")) }
                }
                @if let Some(first) = &shown.first { a.button href=(first) { (reader.say("list-first")) } }
                a.button href="/" { (reader.say("problem-home")) }
            }
        }
    };
    let reader = Reader { styles: &["site.css"], ..*reader };
    page_at(&reader, &title, None, None, Skip::ToContent, &main)
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

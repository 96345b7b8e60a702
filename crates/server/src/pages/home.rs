//! The first page.

use crate::app::App;
use crate::look::sitter_name;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::State;
use catalogue::{GameId, Playable};
use i18n::Texts;
use maud::Markup;
use store::{Page, Phase, TableInfo};
use web::pages::{GameCard, Home, Listed};
use web::{Face, FaceVisitor, with_face};

/// How many tables a list shows.
const LIST: Page = Page { skip: 0, limit: 24 };

pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let mine = match visitor.id() {
        Some(person) => app.store.tables_of(person.0, LIST).await?,
        None => Vec::new(),
    };
    let is_over = |table: &TableInfo| matches!(table.phase, Phase::Over { .. });
    let (my_finished, my_running): (Vec<TableInfo>, Vec<TableInfo>) = mine.into_iter().partition(is_over);
    let elsewhere = |table: &TableInfo| my_running.iter().all(|mine| mine.id != table.id);
    let mut open = app.store.open_tables(LIST).await?;
    open.retain(elsewhere);
    let mut playing = app.store.public_running_tables(LIST).await?;
    playing.retain(|table| elsewhere(table) && is_open_to_onlookers(table));
    let mut finished = app.store.finished_tables(LIST).await?;
    finished.retain(|table| my_finished.iter().all(|mine| mine.id != table.id));
    let listed =
        |tables: Vec<TableInfo>| tables.into_iter().map(|table| listed(&app, &visitor, table)).collect();
    let mut mine: Vec<Listed> = listed(my_running);
    mine.sort_by_key(|table| !table.my_turn);
    let home = Home {
        games: GameId::ALL.iter().map(|game| with_face(*game, Card)).collect(),
        mine,
        open: listed(open),
        playing: listed(playing),
        finished: listed(my_finished.into_iter().chain(finished).collect()),
    };
    Ok(web::pages::home(&visitor.reader(), &home))
}

struct Card;

impl FaceVisitor for Card {
    type Output = GameCard;
    fn visit<G: Playable + Face>(self) -> GameCard {
        GameCard::of::<G>()
    }
}

/// Whether anybody may look on while the game runs.
fn is_open_to_onlookers(table: &TableInfo) -> bool {
    struct Open<'a>(&'a str);
    impl FaceVisitor for Open<'_> {
        type Output = bool;
        fn visit<G: Playable + Face>(self) -> bool {
            self.0.parse().is_ok_and(|options| !G::is_closed_to_onlookers(&options))
        }
    }
    GameId::from_id(&table.game).is_some_and(|game| with_face(game, Open(&table.options)))
}

/// A table as it is listed for this visitor.
pub(crate) fn listed(app: &App, visitor: &Visitor, table: TableInfo) -> Listed {
    let stage = match table.phase {
        Phase::Gathering => "stage-gathering",
        Phase::Running => "stage-running",
        Phase::Over { .. } => "stage-over",
    };
    let my_turn = visitor.id().is_some_and(|person| {
        app.rooms.glance(&table.id).is_some_and(|look| !look.asked_of(person).is_empty())
    });
    Listed {
        address: format!("/t/{}", table.id),
        played: played(visitor.texts, &table.game, &table.options),
        game: table.game,
        title: table.title,
        people: table.seats.iter().map(|sitter| sitter_name(visitor.texts, sitter)).collect(),
        stage: visitor.texts.say(stage),
        my_turn,
    }
}

/// What tells a game from others of its kind, as far as its options can be read.
pub(crate) fn played(texts: &Texts, game: &str, options: &str) -> Option<String> {
    struct Played<'a>(&'a Texts, &'a str);
    impl FaceVisitor for Played<'_> {
        type Output = Option<String>;
        fn visit<G: Playable + Face>(self) -> Option<String> {
            G::played(self.0, &self.1.parse().ok()?)
        }
    }
    with_face(GameId::from_id(game)?, Played(texts, options))
}

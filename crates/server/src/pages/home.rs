//! The first page.

use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::look::sitter_name;
use crate::pages::lists::address;
use crate::problem::Problem;
use axum::extract::State;
use catalogue::{GameId, Playable};
use i18n::Texts;
use maud::Markup;
use store::{Page, Phase, Place, TableId, TableInfo};
use table::PersonId;
use web::pages::{GameCard, Home, List, ListName, Listed};
use web::{Face, FaceVisitor, with_face};

/// How many tables the first page shows of each list.
const LIST: u32 = 8;

/// How many of one's own it shows to go on with: a row, so that the games stay in sight.
const TICKETS: usize = 3;

pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    // One more than is shown says whether there are more.
    let page = Page::first(LIST + 1);
    let (mut my_running, mut my_finished) = match visitor.id() {
        Some(PersonId(person)) => (
            app.store.unfinished_tables_of(person, &page).await?,
            app.store.finished_tables_of(person, &page).await?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let mut open = app.store.open_tables(&page).await?;
    let mut playing = app.store.public_running_tables(&page).await?;
    let mut finished = app.store.finished_tables(&page).await?;
    let mine_more = cut(&mut my_running).or(cut(&mut my_finished));
    let more = [cut(&mut open), cut(&mut playing), cut(&mut finished)];
    let elsewhere = |table: &TableInfo| my_running.iter().all(|mine| mine.id != table.id);
    open.retain(elsewhere);
    playing.retain(|table| elsewhere(table) && is_open_to_onlookers(table));
    finished.retain(|table| my_finished.iter().all(|mine| mine.id != table.id));
    let list = |tables: Vec<TableInfo>, more: Option<Place>, name: ListName| List {
        tables: tables.into_iter().map(|table| listed(&app, &visitor, table)).collect(),
        more: more.map(|_| address(name).to_owned()),
    };
    my_running.sort_by_key(|table| !is_my_turn(&app, &visitor, &table.id));
    let mine_more = cut_to(&mut my_running, TICKETS).or(mine_more);
    let mine = list(my_running, mine_more, ListName::Mine);
    let [open_more, playing_more, finished_more] = more;
    let finished = my_finished.into_iter().chain(finished).collect();
    let home = Home {
        games: GameId::ALL.iter().map(|game| with_face(*game, Card)).collect(),
        mine,
        open: list(open, open_more, ListName::Open),
        playing: list(playing, playing_more, ListName::Playing),
        finished: list(finished, finished_more, ListName::Finished),
    };
    Ok(web::pages::home(&visitor.reader(), &home))
}

/// Takes what is beyond a page off it; the place after which the rest of the list stands, if there is one.
fn cut(tables: &mut Vec<TableInfo>) -> Option<Place> {
    cut_to(tables, LIST as usize)
}

/// The same, for a page of this many tables.
pub(crate) fn cut_to(tables: &mut Vec<TableInfo>, most: usize) -> Option<Place> {
    let more = tables.len() > most;
    tables.truncate(most);
    tables.last().filter(|_| more).map(TableInfo::place)
}

struct Card;

impl FaceVisitor for Card {
    type Output = GameCard;
    fn visit<G: Playable + Face>(self) -> GameCard {
        GameCard::of::<G>()
    }
}

/// Whether anybody may look on while the game runs.
pub(crate) fn is_open_to_onlookers(table: &TableInfo) -> bool {
    struct Open<'a>(&'a str);
    impl FaceVisitor for Open<'_> {
        type Output = bool;
        fn visit<G: Playable + Face>(self) -> bool {
            self.0.parse().is_ok_and(|options| !G::is_closed_to_onlookers(&options))
        }
    }
    GameId::from_id(&table.game).is_some_and(|game| with_face(game, Open(&table.options)))
}

/// Whether something is asked of this visitor there, as far as the table is in memory.
fn is_my_turn(app: &App, visitor: &Visitor, table: &TableId) -> bool {
    let asked = |person| app.rooms.glance(table).is_some_and(|look| !look.asked_of(person).is_empty());
    visitor.id().is_some_and(asked)
}

/// A table as it is listed for this visitor.
pub(crate) fn listed(app: &App, visitor: &Visitor, table: TableInfo) -> Listed {
    let stage = match table.phase {
        Phase::Gathering => "stage-gathering",
        Phase::Running => "stage-running",
        Phase::Over { .. } => "stage-over",
    };
    // Only of what is in memory anyway.
    let look = app.rooms.glance(&table.id).filter(|_| table.phase == Phase::Running);
    let my_turn = is_my_turn(app, visitor, &table.id);
    let glimpse = look.and_then(|look| look.glimpse(visitor.texts));
    let (miniature, turn) = glimpse.map_or((None, None), |glimpse| (glimpse.miniature, glimpse.turn));
    Listed {
        address: format!("/t/{}", table.id),
        played: played(visitor.texts, &table.game, &table.options),
        game: table.game,
        title: table.title,
        people: table.seats.iter().map(|sitter| sitter_name(visitor.texts, sitter)).collect(),
        stage: visitor.texts.say(stage),
        turn,
        my_turn,
        miniature,
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

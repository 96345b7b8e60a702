//! Lists of tables, each in the order of the latest change and of an index, page by page.

use crate::connector::{Row, Statement, number, number_if_any};
use crate::error::StoreError;
use crate::groups::GroupId;
use crate::open::Store;
use crate::people::sql;
use crate::tables::{Advice, Listing, Phase, Sitter, TableId, TableInfo};
use sqlx::Row as _;
use std::fmt;

impl TableInfo {
    /// Where it stands in lists.
    pub fn place(&self) -> Place {
        Place { changed: self.changed, id: self.id.clone() }
    }
}

/// Where a table stands in lists, which lie in the order of the latest change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    changed: i64,
    id: TableId,
}

impl Place {
    /// Reads a place as it is written in addresses, such as `1764150000-0123456789ab`; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<Place> {
        let (changed, id) = text.rsplit_once('-')?;
        Some(Place { changed: changed.parse().ok()?, id: TableId::parse(id)? })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { changed, id } = self;
        write!(f, "{changed}-{id}")
    }
}

/// A part of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The place after which it begins; the beginning of the list without one. Whatever changes meanwhile, no table is listed
    /// twice by pages that follow each other, and none is left out that has not changed.
    pub after: Option<Place>,
    /// How many tables to give at most.
    pub limit: u32,
}

impl Page {
    /// The beginning of a list: this many tables.
    pub const fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// The rows of the chosen tables, one for each seat. `$1` and `$2` are the place after which they stand, `$3` how many to
/// choose.
macro_rules! listed {
    ($condition:literal) => {
        concat!(
            "WITH chosen AS (SELECT * FROM game_table t WHERE ",
            $condition,
            " AND (t.changed, t.id) < ($1, $2) ORDER BY t.changed DESC, t.id DESC LIMIT $3)
             SELECT t.id, t.game, t.rules, t.options, t.title, t.host, t.listing, t.advice, t.group_id, t.phase, t.ended_by,
                    t.version, t.created, t.changed, s.person, s.bot, p.name
             FROM chosen t LEFT JOIN seat s ON s.table_id = t.id LEFT JOIN person p ON p.id = s.person AND p.deleted IS NULL
             ORDER BY t.changed DESC, t.id DESC, s.seat"
        )
    };
}
pub(crate) use listed;

pub(crate) const ONE: &str = listed!("t.id = $4");
const OF_PERSON: &str = listed!("(t.host = $4 OR t.id IN (SELECT table_id FROM seat WHERE person = $4))");
const UNFINISHED_OF: &str =
    listed!("t.phase <> 'over' AND (t.host = $4 OR t.id IN (SELECT table_id FROM seat WHERE person = $4))");
const FINISHED_OF: &str =
    listed!("t.phase = 'over' AND (t.host = $4 OR t.id IN (SELECT table_id FROM seat WHERE person = $4))");
const RUNNING_OF: &str =
    listed!("t.phase = 'running' AND t.id IN (SELECT table_id FROM seat WHERE person = $4)");
const OPEN: &str = listed!("t.listing = 'public' AND t.phase <> 'over' AND t.empty_seats > 0");
const PUBLIC_RUNNING: &str = listed!("t.listing = 'public' AND t.phase = 'running'");
const FINISHED: &str = listed!("t.listing = 'public' AND t.phase = 'over'");
const OF_GROUP: &str = listed!("t.group_id = $4");

/// The next tables by id where a person sits and a bot is awaited.
const AWAITING_BOTS: &str = "
    SELECT t.id FROM game_table t
    WHERE t.bots_awaited = 1 AND t.id > $1
        AND EXISTS (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.person IS NOT NULL)
    ORDER BY t.id LIMIT $2";

/// How many ids are read at a time.
const IDS: u32 = 1_000;

const UNFINISHED_BY: &str = "
    SELECT count(*) AS tables FROM
        (SELECT 1 FROM game_table WHERE host = $1 AND phase <> 'over' AND changed >= $2 LIMIT $3) AS counted";

/// A query for a page of a list.
pub(crate) fn list(statement: &'static str, page: &Page) -> Statement {
    let (changed, id) = match &page.after {
        Some(Place { changed, id }) => (*changed, id.to_string()),
        // Nothing is changed that late.
        None => (i64::MAX, String::new()),
    };
    sqlx::query(statement).bind(changed).bind(id).bind(i64::from(page.limit))
}

impl Store {
    /// What lists show of one table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table_info(&self, table: &TableId) -> Result<Option<TableInfo>, StoreError> {
        let query = list(ONE, &Page::first(1)).bind(table.to_string());
        Ok(infos(&self.readers.rows(query).await?)?.pop())
    }

    /// The tables where a person sits or that it made, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, person: u64, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(OF_PERSON, page).bind(sql(person))).await?)
    }

    /// Those of them that are not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished_tables_of(&self, person: u64, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(UNFINISHED_OF, page).bind(sql(person))).await?)
    }

    /// The tables where a person sits or that it made and whose game is over, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finished_tables_of(&self, person: u64, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(FINISHED_OF, page).bind(sql(person))).await?)
    }

    /// The tables where a person sits and the game runs, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn running_tables_of(&self, person: u64, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(RUNNING_OF, page).bind(sql(person))).await?)
    }

    /// The public tables that are not over and have an empty seat, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_tables(&self, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(OPEN, page)).await?)
    }

    /// The public tables whose game runs, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_running_tables(&self, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(PUBLIC_RUNNING, page)).await?)
    }

    /// The public tables whose game is over, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finished_tables(&self, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(FINISHED, page)).await?)
    }

    /// The tables of a group, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of_group(&self, group: &GroupId, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        infos(&self.readers.rows(list(OF_GROUP, page).bind(group.to_string())).await?)
    }

    /// At a table of this version no bot is awaited, whatever was noted when it was stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_bots_rest(&self, table: &TableId, version: u64) -> Result<(), StoreError> {
        let update = sqlx::query("UPDATE game_table SET bots_awaited = 0 WHERE id = $1 AND version = $2");
        self.writer.execute(update.bind(table.to_string()).bind(sql(version))).await.map(drop)
    }

    /// All tables whose game waits for a bot and where a person sits, by id: what a server wakes when it starts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_awaiting_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let mut tables: Vec<TableId> = Vec::new();
        loop {
            let last = tables.last().map_or("", TableId::as_str);
            let query = sqlx::query(AWAITING_BOTS).bind(last.to_owned()).bind(i64::from(IDS));
            let rows = self.readers.rows(query).await?;
            let ids: Vec<String> = rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?;
            let more = ids.len() == IDS as usize;
            tables.extend(ids.into_iter().map(TableId::stored));
            if !more {
                return Ok(tables);
            }
        }
    }

    /// How many tables a person has made that are not over and at which something has happened since this time, in seconds
    /// since 1970; counted up to `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_unfinished_tables(&self, host: u64, since: i64, most: u32) -> Result<u32, StoreError> {
        let query = sqlx::query(UNFINISHED_BY).bind(sql(host)).bind(since).bind(i64::from(most));
        let row = self.readers.row(query).await?;
        Ok(row.map(|row| number(&row, "tables")).transpose()?.unwrap_or(0))
    }
}

pub(crate) fn infos(rows: &[Row]) -> Result<Vec<TableInfo>, StoreError> {
    let mut tables: Vec<TableInfo> = Vec::new();
    for row in rows {
        let id: String = row.try_get("id")?;
        if tables.last().is_none_or(|table| table.id.as_str() != id) {
            tables.push(info(row, id)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(sitter(row)?);
        }
    }
    Ok(tables)
}

fn info(row: &Row, id: String) -> Result<TableInfo, StoreError> {
    let listing = match row.try_get("listing")? {
        "public" => Listing::Public,
        "private" => Listing::Private,
        _ => return Err(StoreError::Damaged),
    };
    let advice = match row.try_get("advice")? {
        "allowed" => Advice::Allowed,
        "forbidden" => Advice::Forbidden,
        _ => return Err(StoreError::Damaged),
    };
    let phase = match row.try_get("phase")? {
        "gathering" => Phase::Gathering,
        "running" => Phase::Running,
        "over" => Phase::Over { ended_by: row.try_get::<Option<String>, _>("ended_by")?.unwrap_or_default() },
        _ => return Err(StoreError::Damaged),
    };
    Ok(TableInfo {
        id: TableId::stored(id),
        game: row.try_get("game")?,
        rules: number(row, "rules")?,
        options: row.try_get("options")?,
        title: row.try_get("title")?,
        host: number_if_any(row, "host")?,
        listing,
        advice,
        group: row.try_get::<Option<String>, _>("group_id")?.map(GroupId::stored),
        phase,
        version: number(row, "version")?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
        seats: Vec::new(),
    })
}

fn sitter(row: &Row) -> Result<Sitter, StoreError> {
    let (person, bot): (_, Option<String>) = (number_if_any(row, "person")?, row.try_get("bot")?);
    Ok(match (person, bot) {
        (Some(id), _) => match row.try_get("name")? {
            Some(name) => Sitter::Person { id, name },
            None => Sitter::Former,
        },
        (None, Some(level)) => Sitter::Bot(level),
        (None, None) => Sitter::Empty,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How SQLite finds the tables of a list, and what it sorts before it has chosen a page of them.
    async fn plan(store: &Store, statement: &'static str) -> String {
        let query = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let rows = store.readers.rows(sqlx::query(query)).await.unwrap();
        let steps = rows.iter().map(|row| (row.get::<i64, _>("parent"), row.get::<String, _>("detail")));
        let choosing = |(parent, step): &(i64, String)| *parent != 0 || step.contains(" t ");
        let steps = steps.filter(choosing).map(|(_, step)| step);
        steps.filter(|step| step.contains(" t ") || step.contains("B-TREE")).collect::<Vec<_>>().join("; ")
    }

    #[tokio::test]
    async fn lists_are_read_in_the_order_of_an_index() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let page = "AND (changed,id)<(?,?)";
        for (statement, expected) in [
            (OPEN, format!("SEARCH t USING INDEX game_table_open (listing=? {page})")),
            (
                PUBLIC_RUNNING,
                format!("SEARCH t USING INDEX game_table_by_listing (listing=? AND phase=? {page})"),
            ),
            (FINISHED, format!("SEARCH t USING INDEX game_table_by_listing (listing=? AND phase=? {page})")),
            (OF_GROUP, format!("SEARCH t USING INDEX game_table_by_group (group_id=? {page})")),
            (AWAITING_BOTS, "SEARCH t USING COVERING INDEX game_table_awaiting_bots (id>?)".to_owned()),
        ] {
            assert_eq!(plan(&store, statement).await, expected);
        }
        let counted = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {UNFINISHED_BY}"));
        let rows = store.readers.rows(sqlx::query(counted)).await.unwrap();
        let steps: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        assert!(
            steps.iter().any(|step| step.contains("game_table_unfinished (host=? AND changed>?)")),
            "{steps:?}"
        );
    }
}

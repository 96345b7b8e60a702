//! The nodes of a server that share a database: which tables each has, and what they tell each other.
//!
//! A table is one node's at a time. The row of the table names the node and counts how often the table was taken: the fence.
//! Every append demands the fence its node knows, so that nothing is stored by a node that was too slow to notice that it
//! lost the table. A node's lease is in a row of its own, which it renews; once the lease has run out, others take what the
//! node had when they need it. All times are the database's.

use crate::connector::{Access, Connection, Connector, end};
use crate::error::StoreError;
use crate::groups::GroupId;
use crate::open::Store;
use crate::postgres::Address;
use crate::tables::TableId;
use sqlx::Row;
use sqlx::postgres::PgListener;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How many changes may wait until a reader has lost track.
const MOST: usize = 4096;

/// What a node says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Where other nodes reach it, such as `http://10.0.0.3:7878`.
    pub address: String,
    /// How long its tables stay its own although nothing is heard of it.
    pub lease: Duration,
}

/// Whose a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node's: it may append.
    Ours,
    /// Another node's, which is reached at this address.
    Theirs {
        /// Where that node is reached.
        node: String,
    },
}

/// What a node hears of what has been stored, by itself or by others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// This table has more entries.
    Table(TableId),
    /// This table was deleted.
    Gone(TableId),
    /// This person was deleted, or has another name, language or settings.
    Person(u64),
    /// This credential was withdrawn.
    Credential(u64),
    /// This group has another name.
    Group(GroupId),
    /// Something may have been missed: whatever is known of tables of others, of people and groups may be old.
    Anything,
    /// This node's lease had run out before it was renewed: its tables may be others'.
    LeaseRanOut,
    /// Another node is gone: its tables are to be had.
    NodeGone,
}

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    id: i64,
    connector: Arc<Connector>,
    /// The fences of the tables this node has.
    held: Arc<Mutex<HashMap<TableId, i64>>>,
    changes: broadcast::Sender<Change>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Nodes {
    /// Makes a row for this node and renews its lease from now on.
    pub(crate) async fn join(
        address: &Address,
        connector: Arc<Connector>,
        node: &Node,
    ) -> Result<Nodes, StoreError> {
        let lease = i64::try_from(node.lease.as_millis()).unwrap_or(i64::MAX);
        let mut connection = connector.connect(Access::Write).await?;
        let forget = "DELETE FROM node WHERE until < now() - interval '1 day'";
        sqlx::query(forget).execute(&mut connection).await?;
        let insert = "INSERT INTO node (address, until) VALUES ($1, now() + $2 * interval '1 millisecond') RETURNING id";
        let insert = sqlx::query_scalar(insert).bind(node.address.clone()).bind(lease);
        let id = insert.fetch_one(&mut connection).await?;
        let (changes, _) = broadcast::channel(MOST);
        let held = Arc::new(Mutex::new(HashMap::new()));
        let renewing = Renewing {
            id,
            address: node.address.clone(),
            lease,
            connector: connector.clone(),
            connection: Some(connection),
            others: BTreeSet::new(),
        };
        let tasks = vec![
            tokio::spawn(renewing.run(node.lease / 5, held.clone(), changes.clone())),
            tokio::spawn(listen(address.clone(), changes.clone())),
        ];
        Ok(Nodes { id, connector, held, changes, tasks: Mutex::new(tasks) })
    }

    /// The fence of a table this node has.
    fn held(&self, table: &TableId) -> Option<i64> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).get(table).copied()
    }

    fn forget(&self, table: &TableId) -> Option<i64> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).remove(table)
    }

    /// Ends the lease: others can take at once what this node had.
    pub(crate) async fn leave(&self) {
        for task in self.tasks.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            task.abort();
        }
        // If the database does not answer, the lease runs out by itself.
        if let Ok(mut connection) = self.connector.connect(Access::Write).await {
            sqlx::query("DELETE FROM node WHERE id = $1").bind(self.id).execute(&mut connection).await.ok();
            end(connection).await;
        }
    }
}

/// Renews the lease of a node.
struct Renewing {
    id: i64,
    address: String,
    lease: i64,
    connector: Arc<Connector>,
    connection: Option<Connection>,
    others: BTreeSet<i64>,
}

impl Renewing {
    async fn run(
        mut self,
        pause: Duration,
        held: Arc<Mutex<HashMap<TableId, i64>>>,
        changes: broadcast::Sender<Change>,
    ) {
        loop {
            sleep(pause).await;
            match self.renew().await {
                Ok(Renewed { kept, others }) => {
                    if !kept {
                        held.lock().unwrap_or_else(PoisonError::into_inner).clear();
                        changes.send(Change::LeaseRanOut).ok();
                    }
                    if !kept || self.others.iter().any(|other| !others.contains(other)) {
                        changes.send(Change::NodeGone).ok();
                    }
                    self.others = others;
                }
                // It is tried again; until then the lease goes on by the database's clock.
                Err(_) => self.connection = None,
            }
        }
    }

    async fn renew(&mut self) -> Result<Renewed, StoreError> {
        let used = self.connection.take();
        let connection = self.connection.insert(self.connector.connect_if_lost(used, Access::Write).await?);
        let renew = "WITH kept AS (SELECT 1 FROM node WHERE id = $1 AND until > now())
                     INSERT INTO node (id, address, until) OVERRIDING SYSTEM VALUE
                     VALUES ($1, $2, now() + $3 * interval '1 millisecond')
                     ON CONFLICT (id) DO UPDATE SET until = excluded.until
                     RETURNING (SELECT count(*) FROM kept) AS kept";
        let renew = sqlx::query(renew).bind(self.id).bind(self.address.clone()).bind(self.lease);
        let kept: i64 = renew.fetch_one(&mut *connection).await?.try_get("kept")?;
        let others = sqlx::query_scalar("SELECT id FROM node WHERE until > now() AND id <> $1");
        let others: Vec<i64> = others.bind(self.id).fetch_all(connection).await?;
        Ok(Renewed { kept: kept == 1, others: others.into_iter().collect() })
    }
}

/// What is found when a lease is renewed.
struct Renewed {
    /// Whether it had not run out.
    kept: bool,
    /// The other nodes whose leases have not run out.
    others: BTreeSet<i64>,
}

/// Passes on what other nodes tell.
async fn listen(address: Address, changes: broadcast::Sender<Change>) {
    loop {
        if let Ok(mut listener) = PgListener::connect(address.as_str()).await
            && listener.listen("holdfast").await.is_ok()
        {
            changes.send(Change::Anything).ok();
            while let Ok(Some(told)) = listener.try_recv().await {
                changes.send(change(told.payload()).unwrap_or(Change::Anything)).ok();
            }
        }
        changes.send(Change::Anything).ok();
        sleep(Duration::from_millis(300)).await;
    }
}

/// Reads what the database tells of, such as `table 0123456789ab`.
fn change(told: &str) -> Option<Change> {
    let (kind, which) = told.split_once(' ')?;
    match kind {
        "table" => TableId::parse(which).map(Change::Table),
        "gone" => TableId::parse(which).map(Change::Gone),
        "person" => which.parse().ok().map(Change::Person),
        "credential" => which.parse().ok().map(Change::Credential),
        "group" => GroupId::parse(which).map(Change::Group),
        _ => None,
    }
}

impl Store {
    /// Asks for a table: it is this node's from then on unless it is another's whose lease has not run out. Where one program
    /// has the store it is always this one's. A table whose game is over and that nobody has is anybody's.
    ///
    /// # Errors
    /// If there is no such table or the database fails.
    pub async fn claim(&self, table: &TableId) -> Result<Claim, StoreError> {
        if let Some(nodes) = self.nodes.as_ref().filter(|nodes| nodes.held(table).is_none()) {
            let select = "SELECT t.phase, n.address FROM game_table t
                          LEFT JOIN node n ON n.id = t.owner AND n.id <> $2 AND n.until > now() WHERE t.id = $1";
            let select = sqlx::query(select).bind(table.to_string()).bind(nodes.id);
            let row = self.readers.row(select).await?.ok_or(StoreError::NoSuchTable)?;
            if let Some(node) = row.try_get("address")? {
                return Ok(Claim::Theirs { node });
            }
            if row.try_get::<String, _>("phase")? == "over" {
                return Ok(Claim::Ours);
            }
        }
        match self.fence(table).await {
            Ok(_) => Ok(Claim::Ours),
            Err(StoreError::Elsewhere { node }) => Ok(Claim::Theirs { node }),
            Err(error) => Err(error),
        }
    }

    /// Lets a table go: the next node that asks for it has it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn release(&self, table: &TableId) -> Result<(), StoreError> {
        let Some(nodes) = &self.nodes else { return Ok(()) };
        let Some(fence) = nodes.forget(table) else { return Ok(()) };
        let release = "UPDATE game_table SET owner = NULL WHERE id = $1 AND owner = $2 AND fence = $3";
        let release = sqlx::query(release).bind(table.to_string()).bind(nodes.id).bind(fence);
        self.writer.execute(release).await.map(drop)
    }

    /// Where the other nodes are reached, those that joined last first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn other_nodes(&self) -> Result<Vec<String>, StoreError> {
        let Some(nodes) = &self.nodes else { return Ok(Vec::new()) };
        let select = "SELECT address FROM node WHERE id <> $1 AND until > now() ORDER BY id DESC";
        let rows = self.readers.rows(sqlx::query(select).bind(nodes.id)).await?;
        Ok(rows.iter().map(|row| row.try_get("address")).collect::<Result<_, _>>()?)
    }

    /// Where the node is reached that joined last, unless that is this one. During an upgrade it has the newest program.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn newer_node(&self) -> Result<Option<String>, StoreError> {
        let Some(nodes) = &self.nodes else { return Ok(None) };
        let select = "SELECT address FROM node WHERE id > $1 AND until > now() ORDER BY id DESC LIMIT 1";
        let row = self.readers.row(sqlx::query(select).bind(nodes.id)).await?;
        Ok(row.map(|row| row.try_get("address")).transpose()?)
    }

    /// What is stored from now on; nothing where one program has the store.
    pub fn changes(&self) -> Option<broadcast::Receiver<Change>> {
        self.nodes.as_ref().map(|nodes| nodes.changes.subscribe())
    }

    /// The fence of a table that is this node's.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if it is another's.
    pub(crate) async fn fence(&self, table: &TableId) -> Result<i64, StoreError> {
        let Some(nodes) = &self.nodes else { return Ok(0) };
        if let Some(fence) = nodes.held(table) {
            return Ok(fence);
        }
        let (id, node) = (table.to_string(), nodes.id);
        let taken = self.writer.write(move |connection| Box::pin(take(connection, id, node))).await?;
        nodes.held.lock().unwrap_or_else(PoisonError::into_inner).insert(table.clone(), taken);
        Ok(taken)
    }

    /// Forgets that a table is this node's.
    pub(crate) fn forget_node_of(&self, table: &TableId) {
        if let Some(nodes) = &self.nodes {
            nodes.forget(table);
        }
    }

    /// Forgets a table that another node has taken.
    pub(crate) fn met(&self, table: &TableId, error: &StoreError) {
        if let (StoreError::TakenOver, Some(nodes)) = (error, &self.nodes) {
            nodes.forget(table);
        }
    }
}

/// Takes a table for a node, and gives its fence.
async fn take(connection: &mut Connection, table: String, node: i64) -> Result<i64, StoreError> {
    let update = "UPDATE game_table t SET owner = $2, fence = t.fence + 1
                  WHERE t.id = $1 AND (t.owner = $2 OR NOT EXISTS
                      (SELECT 1 FROM node n WHERE n.id = t.owner AND n.until > now()))
                  RETURNING t.fence";
    let taken = sqlx::query_scalar(update).bind(table.clone()).bind(node);
    if let Some(fence) = taken.fetch_optional(&mut *connection).await? {
        return Ok(fence);
    }
    let select = "SELECT n.address FROM game_table t LEFT JOIN node n ON n.id = t.owner WHERE t.id = $1";
    let row = sqlx::query(select).bind(table).fetch_optional(connection).await?;
    let row = row.ok_or(StoreError::NoSuchTable)?;
    // It may have been let go since.
    let node: Option<String> = row.try_get("address")?;
    Err(node.map_or(StoreError::TakenOver, |node| StoreError::Elsewhere { node }))
}

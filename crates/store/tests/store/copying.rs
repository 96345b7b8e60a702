//! Everything that is stored, carried from one database into the other and back.

use crate::passkeys::passkey;
use crate::setup::{by_hand, moves, on_a_server, open, texts, toy};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, Row};
use std::collections::BTreeSet;
use std::path::Path;
use store::{
    Append, Copied, CredentialKind, Home, Kept, Keys, NewGroup, NewTable, Occupant, Phase, Rematch, Store,
    TableId, back_up, copy, restore,
};
use tempfile::tempdir;

fn folder(directory: &Path) -> Home {
    Home::Folder(directory.to_owned())
}

/// A store with something of each kind: the table where a game ended, and the key of cookies.
async fn filled(store: &Store) -> (TableId, [u8; 32]) {
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let bo = store.create_person("杏 \\ \"", "ja").await.unwrap().id;
    store.set_settings(bo, "keys=off").await.unwrap();
    let group = NewGroup { game: "toy", name: "Ours", base: "nothing", choices: "", founder: ann };
    let group = store.create_group(&group).await.unwrap();
    let new = NewTable { host: Some(ann), group: Some(&group), ..toy("ours") };
    let table = store.create_table(&new).await.unwrap();
    let seats = vec![(0, Occupant::Person(ann)), (1, Occupant::Bot("careful".into()))];
    store.append(&table, 0, &Append { seats, ..moves(&["a", "b"]) }).await.unwrap();
    let over = Phase::Over { ended_by: "won".into() };
    let (result, ending) = (Some("gave this".into()), Some("told so".into()));
    store.append(&table, 2, &Append { phase: Some(over), result, ending, ..moves(&["c"]) }).await.unwrap();
    store.create_invite(&table, Some(1)).await.unwrap();
    assert!(matches!(store.create_rematch(&table, &toy("again")).await.unwrap(), Rematch::New(_)));
    store.create_credential(bo, CredentialKind::Browser, "Firefox").await.unwrap();
    store.create_sign_in_code(ann).await.unwrap();
    assert!(store.set_passphrase(ann, "ann", "$argon2id$").await.unwrap());
    assert_eq!(store.keep_passkey(ann, passkey(1), 20).await.unwrap(), Kept::Yes);
    let key = store.secret("cookies").await.unwrap();
    (table, key)
}

/// Whether two stores say the same of a table and all that belongs to it.
async fn assert_same(one: &Store, other: &Store, table: &TableId) {
    let (here, there) = (one.load(table).await.unwrap().unwrap(), other.load(table).await.unwrap().unwrap());
    assert_eq!(here, there);
    for person in [1, 2] {
        assert_eq!(one.handle_of(person).await.unwrap(), other.handle_of(person).await.unwrap());
        assert_eq!(one.passkeys_of(person).await.unwrap(), other.passkeys_of(person).await.unwrap());
        assert_eq!(one.person(person).await.unwrap(), other.person(person).await.unwrap());
    }
    assert_eq!(one.invites_to(table).await.unwrap(), other.invites_to(table).await.unwrap());
    let group = here.info.group.unwrap();
    assert_eq!(one.group(&group).await.unwrap(), other.group(&group).await.unwrap());
    assert_eq!(one.members(&group).await.unwrap(), other.members(&group).await.unwrap());
    assert_eq!(one.group_results(&group).await.unwrap(), other.group_results(&group).await.unwrap());
    let (here, there) =
        (one.create_rematch(table, &toy("")).await, other.create_rematch(table, &toy("")).await);
    assert_eq!(here.unwrap(), there.unwrap());
}

#[tokio::test]
async fn a_server_moves_to_another_database_and_back() {
    let Some(there) = on_a_server() else { return };
    let (first, last) = (tempdir().unwrap(), tempdir().unwrap());
    let (here, back) = (folder(first.path()), folder(&last.path().join("back")));
    let store = open(&here).await;
    let (table, key) = filled(&store).await;
    let all = Copied { people: 2, tables: 2, entries: 3 };
    assert_eq!(copy(&here, &there).await.unwrap(), all);
    let moved = open(&there).await;
    assert_same(&store, &moved, &table).await;
    assert_eq!(moved.credentials_of(2).await.unwrap(), store.credentials_of(2).await.unwrap());
    assert_eq!(moved.secret("cookies").await.unwrap(), key, "whoever had a seat has it");
    moved.append(&table, 3, &moves(&["d"])).await.unwrap();
    assert_eq!(moved.create_person("Cy", "en").await.unwrap().id, 3, "numbers go on where they were");
    let (made, _) = moved.create_credential(3, CredentialKind::Reads, "").await.unwrap();
    assert_eq!(made.id, 2);
    assert_eq!(moved.keep_passkey(3, passkey(2), 20).await.unwrap(), Kept::Yes);
    assert_eq!(moved.passkeys_of(3).await.unwrap()[0].id, 2);

    assert_eq!(copy(&there, &back).await.unwrap(), Copied { people: 3, entries: 4, ..all });
    let returned = open(&back).await;
    assert_same(&moved, &returned, &table).await;
    assert_eq!(returned.credentials_of(2).await.unwrap().len(), 1);
    assert_eq!(returned.create_person("Di", "en").await.unwrap().id, 4);
    for (from, to) in [(&here, &there), (&there, &back)] {
        returned.close().await;
        let told = copy(from, to).await.unwrap_err().to_string();
        assert!(told.contains("already; name an empty place"), "{told}");
    }
}

#[tokio::test]
async fn a_database_on_a_server_is_backed_up_into_a_file_and_restored_from_it() {
    let (Some(home), Some(elsewhere)) = (on_a_server(), on_a_server()) else { return };
    let store = open(&home).await;
    let (table, key) = filled(&store).await;
    let directory = tempdir().unwrap();
    let file = directory.path().join("backup.db");
    back_up(&home, &file).await.unwrap();
    let told = back_up(&home, &file).await.unwrap_err().to_string();
    assert!(told.ends_with("is there already; name a new file"), "{told}");
    let left = std::fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(left, 1, "only the backup");

    assert_eq!(restore(&file, &elsewhere, Keys::New).await.unwrap(), None);
    let restored = open(&elsewhere).await;
    assert_same(&store, &restored, &table).await;
    assert_ne!(restored.secret("cookies").await.unwrap(), key);
    assert_eq!(restored.credentials_of(2).await.unwrap(), []);
    let told = restore(&file, &elsewhere, Keys::Kept).await.unwrap_err().to_string();
    assert!(told.contains("already; name an empty place"), "{told}");

    let here = tempdir().unwrap();
    restore(&file, &folder(here.path()), Keys::Kept).await.unwrap();
    let here = open(&folder(here.path())).await;
    assert_eq!((texts(&here, &table).await.len(), here.secret("cookies").await.unwrap()), (3, key));
}

#[tokio::test]
async fn what_an_older_program_has_written_is_not_carried_over() {
    let (directory, to) = (tempdir().unwrap(), tempdir().unwrap());
    open(&folder(directory.path())).await.close().await;
    by_hand(directory.path(), "DELETE FROM _sqlx_migrations WHERE version > 3").await.unwrap();
    let told = copy(&folder(directory.path()), &folder(to.path())).await.unwrap_err().to_string();
    assert!(told.contains("start this program with it once"), "{told}");
}

/// A column of one database that the other lacks would be lost.
#[tokio::test]
async fn both_databases_have_the_same_columns() {
    let Some(home) = on_a_server() else { return };
    open(&home).await.close().await;
    let directory = tempdir().unwrap();
    open(&folder(directory.path())).await.close().await;
    let options = SqliteConnectOptions::new().filename(directory.path().join("holdfast.db"));
    let select = "SELECT m.name AS \"table\", c.name AS \"column\" FROM sqlite_schema m JOIN pragma_table_info(m.name) c
                  WHERE m.type = 'table' AND m.name NOT LIKE '\\_%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
    let rows = sqlx::query(select).fetch_all(&mut options.connect().await.unwrap()).await.unwrap();
    let here: BTreeSet<(String, String)> =
        rows.iter().map(|row| (row.get("table"), row.get("column"))).collect();
    let Home::Database(address) = &home else { unreachable!() };
    let select = "SELECT table_name::text AS \"table\", column_name::text AS \"column\" FROM information_schema.columns
                  WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_%' AND table_name <> 'node'
                  AND column_name NOT IN ('owner', 'fence')";
    let mut connection = PgConnection::connect(&address.to_string()).await.unwrap();
    let rows = sqlx::query(select).fetch_all(&mut connection).await.unwrap();
    let there: BTreeSet<(String, String)> =
        rows.iter().map(|row| (row.get("table"), row.get("column"))).collect();
    assert_eq!(here, there);
}

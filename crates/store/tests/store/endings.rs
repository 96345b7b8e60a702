//! How finished games ended, as the store keeps it.

use crate::setup::{by_hand, change, fresh, moves, on_both, open, table};
use store::{Append, Home, Phase, Store, StoreError, TableId};

on_both! {
    how_a_game_ended_is_stored_with_its_last_decision_or_not_at_all
    what_is_missing_is_filled_in_for_games_that_are_over
    endings_cannot_be_changed_even_by_hand
}

/// The decision that ends a game, with this account of it.
fn ends(ending: Option<&str>) -> Append {
    let over = Phase::Over { ended_by: "won".into() };
    Append { phase: Some(over), ending: ending.map(str::to_owned), ..moves(&["s0 win"]) }
}

async fn ending(store: &Store, table: &TableId) -> Option<String> {
    store.load(table).await.unwrap().unwrap().ending
}

async fn how_a_game_ended_is_stored_with_its_last_decision_or_not_at_all(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    store.append(&ours, 0, &moves(&["s0 wait"])).await.unwrap();
    assert_eq!(ending(&store, &ours).await, None);
    let late = store.append(&ours, 0, &ends(Some("too late"))).await;
    assert!(matches!(late, Err(StoreError::Conflict { .. })));
    assert_eq!(ending(&store, &ours).await, None);
    store.append(&ours, 1, &ends(Some("Ann has won"))).await.unwrap();
    store.close().await;
    drop(store);
    let store = open(&home).await;
    assert_eq!(ending(&store, &ours).await.as_deref(), Some("Ann has won"));
}

async fn what_is_missing_is_filled_in_for_games_that_are_over(home: Home) {
    let store = open(&home).await;
    let (running, told, untold) = (table(&store).await, table(&store).await, table(&store).await);
    store.append(&running, 0, &moves(&["s0 wait"])).await.unwrap();
    store.append(&told, 0, &ends(Some("first"))).await.unwrap();
    store.append(&untold, 0, &ends(None)).await.unwrap();
    assert_eq!(store.tables_without_ending().await.unwrap(), std::slice::from_ref(&untold));
    for table in [&running, &told, &untold] {
        store.add_ending(table, "later").await.unwrap();
    }
    assert_eq!(ending(&store, &running).await, None);
    assert_eq!(ending(&store, &told).await.as_deref(), Some("first"));
    assert_eq!(ending(&store, &untold).await.as_deref(), Some("later"));
    assert!(store.tables_without_ending().await.unwrap().is_empty());
}

async fn endings_cannot_be_changed_even_by_hand(home: Home) {
    let store = open(&home).await;
    store.append(&table(&store).await, 0, &ends(Some("a"))).await.unwrap();
    store.close().await;
    for statement in ["UPDATE ending SET text = 'b'", "DELETE FROM ending"] {
        let error = change(&home, statement).await.unwrap_err().to_string();
        assert!(error.contains("append-only"), "{error}");
    }
}

#[tokio::test]
async fn a_store_from_before_endings_were_kept_is_brought_up_to_date() {
    let (directory, store) = fresh().await;
    let ours = table(&store).await;
    store.append(&ours, 0, &ends(None)).await.unwrap();
    store.close().await;
    drop(store);
    for statement in ["DROP TABLE ending", "DELETE FROM _sqlx_migrations WHERE version = 4"] {
        by_hand(directory.path(), statement).await.unwrap();
    }
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.tables_without_ending().await.unwrap(), [ours]);
}

//! Groups and what their games give to their log.

use crate::setup::{ALL, change, moves, on_both, open, toy};
use store::{
    Append, Group, GroupId, GroupToken, Home, NewGroup, NewTable, Occupant, Phase, Store, StoreError, TableId,
};

on_both! {
    who_has_the_link_belongs_to_the_group
    groups_that_do_not_exist_are_refused
    what_a_game_gives_is_stored_with_its_end_and_once
    results_cannot_be_changed_even_by_hand
    people_meet_at_tables_and_in_groups
}

async fn group(store: &Store, founder: u64) -> Group {
    let new = NewGroup { game: "toy", name: "Ours", base: "nothing yet", choices: "", founder };
    let id = store.create_group(&new).await.unwrap();
    store.group(&id).await.unwrap().unwrap()
}

async fn table(store: &Store, group: Option<&GroupId>) -> Result<TableId, StoreError> {
    store.create_table(&NewTable { group, ..toy("") }).await
}

/// The decision that ends a game, with what it gives.
fn ends(result: &str) -> Append {
    Append {
        phase: Some(Phase::Over { ended_by: "won".into() }),
        result: Some(result.into()),
        ..moves(&["s0 win"])
    }
}

async fn results(store: &Store, group: &GroupId) -> Vec<(TableId, String)> {
    let results = store.group_results(group).await.unwrap();
    results.into_iter().map(|result| (result.table, result.text)).collect()
}

async fn who_has_the_link_belongs_to_the_group(home: Home) {
    let store = open(&home).await;
    let [ann, bo] = [store.create_person("Ann", "en").await, store.create_person("Bo", "ja").await];
    let (ann, bo) = (ann.unwrap().id, bo.unwrap().id);
    let ours = group(&store, ann).await;
    assert_eq!((ours.name.as_str(), ours.base.as_str(), ours.game.as_str()), ("Ours", "nothing yet", "toy"));
    assert!(store.belongs(&ours.id, ann).await.unwrap() && !store.belongs(&ours.id, bo).await.unwrap());

    let token = GroupToken::parse(&ours.token.to_string()).unwrap();
    assert_eq!(store.group_behind(&token).await.unwrap(), Some(ours.clone()));
    for _ in 0..2 {
        store.join_group(&ours.id, bo).await.unwrap();
    }
    assert_eq!(store.members(&ours.id).await.unwrap(), ["Ann", "Bo"]);
    assert_eq!(store.groups_of(bo).await.unwrap(), std::slice::from_ref(&ours));

    store.renew_group_link(&ours.id).await.unwrap();
    assert_eq!(store.group_behind(&token).await.unwrap(), None);
    assert!(store.belongs(&ours.id, bo).await.unwrap(), "who is in stays in");

    store.rename_group(&ours.id, "Late Shift").await.unwrap();
    assert_eq!(store.groups_of(bo).await.unwrap()[0].name, "Late Shift");
    store.leave_group(&ours.id, bo).await.unwrap();
    assert!(store.belongs(&ours.id, ann).await.unwrap() && !store.belongs(&ours.id, bo).await.unwrap());
    assert_eq!(store.members(&ours.id).await.unwrap(), ["Ann"]);
}

async fn groups_that_do_not_exist_are_refused(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let nobody = NewGroup { game: "toy", name: "", base: "", choices: "", founder: 99 };
    assert!(matches!(store.create_group(&nobody).await, Err(StoreError::NoSuchPerson)));
    let nowhere = GroupId::parse("000000000000").unwrap();
    assert!(matches!(table(&store, Some(&nowhere)).await, Err(StoreError::NoSuchGroup)));
    assert!(matches!(store.join_group(&nowhere, ann).await, Err(StoreError::NoSuchGroup)));
    assert!(matches!(store.set_group_choices(&nowhere, "x").await, Err(StoreError::NoSuchGroup)));
    assert!(matches!(store.renew_group_link(&nowhere).await, Err(StoreError::NoSuchGroup)));
    assert!(matches!(store.rename_group(&nowhere, "x").await, Err(StoreError::NoSuchGroup)));
    store.leave_group(&nowhere, ann).await.unwrap();
    assert_eq!(store.group(&nowhere).await.unwrap(), None);
    assert_eq!((GroupId::parse("../x"), GroupToken::parse("short")), (None, None));
}

async fn what_a_game_gives_is_stored_with_its_end_and_once(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let (ours, theirs) = (group(&store, ann).await.id, group(&store, ann).await.id);
    let mut tables = Vec::new();
    for of in [Some(&ours), Some(&theirs), Some(&ours), None] {
        tables.push(table(&store, of).await.unwrap());
    }
    for (number, table) in tables.iter().enumerate().rev() {
        store.append(table, 0, &ends(&format!("r{number}"))).await.unwrap();
    }
    store.set_group_choices(&ours, "without x").await.unwrap();
    let again = store.append(&tables[0], 0, &ends("r0")).await;
    assert!(matches!(again, Err(StoreError::Conflict { .. })));
    assert!(store.append(&tables[0], 1, &ends("r9")).await.is_err(), "a table gives one result");
    store.close().await;
    drop(store);

    let store = open(&home).await;
    let [first, second] = [(tables[2].clone(), "r2".to_owned()), (tables[0].clone(), "r0".to_owned())];
    assert_eq!(results(&store, &ours).await, [first, second], "in the order in which they ended");
    assert_eq!(results(&store, &theirs).await, [(tables[1].clone(), "r1".to_owned())]);
    assert_eq!(
        store.table_info(&tables[0]).await.unwrap().unwrap().version,
        1,
        "and nothing was half stored"
    );
    assert_eq!(store.group(&ours).await.unwrap().unwrap().choices, "without x");
    let of_ours = store.tables_of_group(&ours, ALL).await.unwrap();
    assert!(of_ours.len() == 2 && of_ours.iter().all(|table| table.group.as_ref() == Some(&ours)));
}

async fn results_cannot_be_changed_even_by_hand(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let ours = group(&store, ann).await.id;
    let table = table(&store, Some(&ours)).await.unwrap();
    store.append(&table, 0, &ends("r")).await.unwrap();
    store.close().await;
    for statement in ["UPDATE group_result SET text = 'b'", "DELETE FROM group_result"] {
        let error = change(&home, statement).await.unwrap_err().to_string();
        assert!(error.contains("append-only"), "{error}");
    }
}

async fn people_meet_at_tables_and_in_groups(home: Home) {
    let store = open(&home).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cid", "Dot"] {
        people.push(store.create_person(name, "en").await.unwrap().id);
    }
    let [ann, ben, cid, dot] = people[..] else { unreachable!() };
    let new = NewGroup { game: "toy", name: "Ours", base: "", choices: "", founder: ann };
    let group = store.create_group(&new).await.unwrap();
    store.join_group(&group, cid).await.unwrap();
    assert_eq!(store.other_members(&group, ann).await.unwrap(), ["Cid"]);
    assert_eq!(store.other_members(&group, dot).await.unwrap().len(), 2);

    let table = table(&store, None).await.unwrap();
    let seats = vec![(0, Occupant::Person(ann)), (1, Occupant::Person(ben))];
    store.append(&table, 0, &Append { seats, ..moves(&["x"]) }).await.unwrap();
    let met = async |person| {
        let mut names = store.companions(person).await.unwrap();
        names.sort();
        names
    };
    assert_eq!(met(ann).await, ["Ben", "Cid"]);
    assert_eq!(met(ben).await, ["Ann"]);
    assert_eq!(met(dot).await, [""; 0]);
    let over = Append { phase: Some(Phase::Over { ended_by: "deck".into() }), ..moves(&["y"]) };
    store.append(&table, 1, &over).await.unwrap();
    assert_eq!(met(ben).await, [""; 0], "the game is over");
}

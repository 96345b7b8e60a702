//! Tables and people that are deleted.

use crate::setup::{ALL, change, moves, on_both, open, table, toy};
use store::{
    Append, Entry, Home, NewGroup, NewTable, Occupant, Phase, Rematch, Retention, Sitter, Store, StoreError,
    TableId, Wished,
};

on_both! {
    a_table_goes_with_everything_that_belongs_to_it
    only_a_whole_table_can_be_deleted
    what_a_game_gave_to_its_group_outlives_the_table
    a_table_is_deleted_when_all_who_sit_there_wish_it
    a_deleted_person_is_a_former_player
    tables_are_kept_as_long_as_they_are_to_be
}

async fn sit(store: &Store, table: &TableId, from: u64, people: &[u64]) {
    let seats = (0..).zip(people.iter().map(|person| Occupant::Person(*person))).collect();
    let entries = vec![Entry::new("seat", "somebody")];
    store.append(table, from, &Append { entries, seats, ..Append::default() }).await.unwrap();
}

async fn end(store: &Store, table: &TableId, from: u64, result: Option<&str>) {
    let append = Append {
        phase: Some(Phase::Over { ended_by: "won".to_owned() }),
        result: result.map(str::to_owned),
        ending: Some("{}".to_owned()),
        ..moves(&["s0 end"])
    };
    store.append(table, from, &append).await.unwrap();
}

async fn a_table_goes_with_everything_that_belongs_to_it(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let (ours, theirs) = (table(&store).await, table(&store).await);
    for table in [&ours, &theirs] {
        sit(&store, table, 0, &[ann]).await;
        store.create_invite(table, None).await.unwrap();
    }
    end(&store, &ours, 1, None).await;
    let rematch = store.create_rematch(&ours, &toy("again")).await.unwrap();
    let Rematch::New(again) = rematch else { panic!("{rematch:?}") };
    assert!(store.delete_table(&ours).await.unwrap());
    assert!(!store.delete_table(&ours).await.unwrap(), "once");
    assert_eq!(store.load(&ours).await.unwrap(), None);
    assert!(store.was_deleted(&ours).await.unwrap() && !store.was_deleted(&theirs).await.unwrap());
    assert_eq!(store.invites_to(&ours).await.unwrap(), []);
    let left: Vec<TableId> =
        store.tables_of(ann, ALL).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(left, std::slice::from_ref(&theirs));
    let late = store.append(&ours, 2, &moves(&["s0 too late"])).await;
    assert!(matches!(late, Err(StoreError::NoSuchTable)), "{late:?}");
    assert!(store.delete_table(&again).await.unwrap(), "a rematch goes before or after its table");
    assert_eq!(
        store.load(&theirs).await.unwrap().unwrap().history.entries.len(),
        1,
        "no other table is touched"
    );
}

async fn only_a_whole_table_can_be_deleted(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    sit(&store, &ours, 0, &[]).await;
    end(&store, &ours, 1, None).await;
    for statement in [
        "DELETE FROM entry",
        "DELETE FROM entry WHERE seq = 1",
        "DELETE FROM ending",
        "UPDATE entry SET text = 'another'",
        "UPDATE ending SET text = 'another'",
    ] {
        let told = change(&home, statement).await.unwrap_err().to_string();
        assert!(told.contains("append-only"), "{statement}: {told}");
    }
    change(&home, "DELETE FROM game_table").await.unwrap();
    assert_eq!(store.load(&ours).await.unwrap(), None);
}

async fn what_a_game_gave_to_its_group_outlives_the_table(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let group = NewGroup { game: "toy", name: "We", base: "", choices: "", founder: ann };
    let group = store.create_group(&group).await.unwrap();
    let new = NewTable { group: Some(&group), ..toy("") };
    let mut tables = Vec::new();
    for result in ["first", "second"] {
        let id = store.create_table(&new).await.unwrap();
        end(&store, &id, 0, Some(result)).await;
        tables.push(id);
    }
    store.delete_table(&tables[0]).await.unwrap();
    let third = store.create_table(&new).await.unwrap();
    end(&store, &third, 0, Some("third")).await;
    let results = store.group_results(&group).await.unwrap();
    let texts: Vec<&str> = results.iter().map(|result| result.text.as_str()).collect();
    assert_eq!(texts, ["first", "second", "third"]);
    let told = change(&home, "DELETE FROM group_result").await.unwrap_err().to_string();
    assert!(told.contains("append-only"), "{told}");
}

async fn a_table_is_deleted_when_all_who_sit_there_wish_it(home: Home) {
    let store = open(&home).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bo", "Cy"] {
        people.push(store.create_person(name, "en").await.unwrap().id);
    }
    let [ann, bo, cy] = people[..] else { unreachable!() };
    let ours = store.create_table(&NewTable { host: Some(cy), ..toy("") }).await.unwrap();
    assert_eq!(store.deletion_wishes(&ours).await.unwrap(), [(cy, false)], "nobody sits there");
    sit(&store, &ours, 0, &[ann, bo]).await;
    assert_eq!(store.wish_deletion(&ours, cy).await.unwrap(), Wished::NotTheirs);
    assert_eq!(store.wish_deletion(&ours, ann).await.unwrap(), Wished::Waits);
    assert_eq!(store.wish_deletion(&ours, ann).await.unwrap(), Wished::Waits, "twice is once");
    let mut wishes = store.deletion_wishes(&ours).await.unwrap();
    wishes.sort_unstable();
    assert_eq!(wishes, [(ann, true), (bo, false)]);
    store.decline_deletion(&ours).await.unwrap();
    assert_eq!(store.wish_deletion(&ours, bo).await.unwrap(), Wished::Waits, "Ann's wish is forgotten");
    assert_eq!(store.wish_deletion(&ours, ann).await.unwrap(), Wished::Deleted);
    assert!(store.was_deleted(&ours).await.unwrap());
}

async fn a_deleted_person_is_a_former_player(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let bo = store.create_person("Bo", "en").await.unwrap().id;
    let group = NewGroup { game: "toy", name: "We", base: "", choices: "", founder: ann };
    let group = store.create_group(&group).await.unwrap();
    store.join_group(&group, bo).await.unwrap();
    let new = NewTable { host: Some(ann), ..toy("") };
    let (running, over) = (store.create_table(&new).await.unwrap(), store.create_table(&new).await.unwrap());
    for table in [&running, &over] {
        sit(&store, table, 0, &[ann, bo]).await;
    }
    end(&store, &over, 1, None).await;
    store.delete_person(ann).await.unwrap();
    let again = store.delete_person(ann).await;
    assert!(matches!(again, Err(StoreError::NoSuchPerson)), "{again:?}");
    assert_eq!(store.person(ann).await.unwrap(), None);
    assert!(matches!(store.rename_person(ann, "Ann").await, Err(StoreError::NoSuchPerson)));
    assert_eq!(store.members(&group).await.unwrap(), ["Bo"]);
    let info = store.table_info(&over).await.unwrap().unwrap();
    assert_eq!((info.host, &info.seats[0]), (None, &Sitter::Former));
    assert_eq!(store.leaving().await.unwrap(), [(ann, vec![running.clone()])]);
    store.forget_who_left().await.unwrap();
    assert_eq!(store.leaving().await.unwrap().len(), 1, "the seat is still held");
    let append = Append {
        entries: vec![Entry::new("seat", "s0 empty")],
        seats: vec![(0, Occupant::Empty)],
        ..Append::default()
    };
    store.append(&running, 1, &append).await.unwrap();
    store.forget_who_left().await.unwrap();
    assert_eq!(store.leaving().await.unwrap(), []);
    let cy = store.create_person("Cy", "en").await.unwrap().id;
    assert!(cy > bo, "the number is nobody else's");
}

async fn tables_are_kept_as_long_as_they_are_to_be(home: Home) {
    let store = open(&home).await;
    let (over, running, gathering) = (table(&store).await, table(&store).await, table(&store).await);
    end(&store, &over, 0, None).await;
    let running_now = Append { phase: Some(Phase::Running), ..moves(&["s0 begin"]) };
    store.append(&running, 0, &running_now).await.unwrap();
    let outlived = async |finished, unfinished| {
        let retention = Retention { finished, unfinished };
        let mut tables = store.outlived(&retention, 10).await.unwrap();
        tables.sort_unstable();
        tables
    };
    assert_eq!(outlived(Some(1), Some(1)).await, []);
    change(&home, "UPDATE game_table SET changed = changed - 3 * 86400").await.unwrap();
    assert_eq!(outlived(None, None).await, [], "for ever");
    assert_eq!(outlived(Some(4), Some(4)).await, []);
    assert_eq!(outlived(Some(2), None).await, [over]);
    let mut unfinished = vec![running, gathering];
    unfinished.sort_unstable();
    assert_eq!(outlived(None, Some(2)).await, unfinished);
    assert_eq!(
        store.outlived(&Retention { finished: Some(2), unfinished: Some(2) }, 1).await.unwrap().len(),
        1
    );
}

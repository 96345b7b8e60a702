//! What operators do, and the lines about it.

use crate::setup::{ALL, change, on_both, open, table};
use store::{Act, Ban, Banned, Home, Listing, Operator, StoreError};

on_both! {
    each_act_is_stored_with_a_line_about_it
    an_operator_works_beside_a_server
    an_act_that_fails_leaves_no_line
    what_operators_did_stays
    reports_wait_until_somebody_deals_with_them
}

async fn each_act_is_stored_with_a_line_about_it(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let address = || Banned::Address("10.0.0.0/8".to_owned());
    for (act, why) in [
        (Act::Hide(ours.clone()), "spam"),
        (Act::RenameTable(ours.clone(), "Another".to_owned()), ""),
        (Act::RenamePerson(ann, "Ada".to_owned()), "rude"),
        (Act::Ban(Banned::Person(ann), Some(i64::MAX)), "rude again"),
        (Act::Ban(address(), None), "flood"),
    ] {
        store.carry_out(act, why).await.unwrap();
    }
    let info = store.table_info(&ours).await.unwrap().unwrap();
    assert_eq!((info.title.as_str(), info.listing), ("Another", Listing::Private));
    assert_eq!(store.person(ann).await.unwrap().unwrap().name, "Ada");
    let person = Ban { banned: Banned::Person(ann), until: Some(i64::MAX) };
    assert_eq!(store.bans().await.unwrap(), [Ban { banned: address(), until: None }, person.clone()]);
    store.carry_out(Act::Unban(address()), "").await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [person]);
    store.carry_out(Act::DeletePerson(ann), "").await.unwrap();
    store.carry_out(Act::DeleteTable(ours.clone()), "").await.unwrap();
    let lines: Vec<String> = store
        .audit_after(0)
        .await
        .unwrap()
        .into_iter()
        .map(|line| format!("{} {} {} {} {}", line.seq, line.way, line.act, line.target, line.why))
        .collect();
    let table = format!("table {ours}");
    let expected = [
        format!("1 page hide {table} spam"),
        format!("2 page rename-table {table} "),
        format!("3 page rename-person person {ann} rude"),
        format!("4 page ban person {ann} rude again"),
        "5 page ban 10.0.0.0/8 flood".to_owned(),
        "6 page unban 10.0.0.0/8 ".to_owned(),
        format!("7 page delete-person person {ann} "),
        format!("8 page delete-table {table} "),
    ];
    assert_eq!(lines, expected);
}

async fn an_operator_works_beside_a_server(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let mut operator = Operator::open(&home).await.unwrap();
    assert_eq!(operator.people("an", 10).await.unwrap()[0].id, ann);
    assert_eq!(operator.people("nobody", 10).await.unwrap(), []);
    assert_eq!(operator.tables(ours.as_str(), 10).await.unwrap().len(), 1);
    operator.carry_out(Act::Hide(ours.clone()), "spam").await.unwrap();
    store.create_person("Bo", "en").await.unwrap();
    operator.carry_out(Act::RenamePerson(ann, "Ada".to_owned()), "").await.unwrap();
    operator.close().await;
    assert_eq!(store.open_tables(ALL).await.unwrap(), []);
    assert_eq!(store.person(ann).await.unwrap().unwrap().name, "Ada");
    let ways: Vec<String> = store.audit(10).await.unwrap().into_iter().map(|line| line.way).collect();
    assert_eq!(ways, ["command", "command"]);
}

async fn an_act_that_fails_leaves_no_line(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    store.delete_table(&ours).await.unwrap();
    for act in [Act::Hide(ours.clone()), Act::DeleteTable(ours)] {
        let failed = store.carry_out(act, "").await;
        assert!(matches!(failed, Err(StoreError::NoSuchTable)), "{failed:?}");
    }
    let mut operator = Operator::open(&home).await.unwrap();
    for act in [Act::DeletePerson(7), Act::RenamePerson(7, "Ann".to_owned())] {
        let failed = operator.carry_out(act, "").await;
        assert!(matches!(failed, Err(StoreError::NoSuchPerson)), "{failed:?}");
    }
    operator.close().await;
    assert_eq!(store.audit(10).await.unwrap(), []);
}

async fn what_operators_did_stays(home: Home) {
    let store = open(&home).await;
    store.carry_out(Act::Hide(table(&store).await), "").await.unwrap();
    for statement in ["DELETE FROM audit", "UPDATE audit SET why = 'another'"] {
        let told = change(&home, statement).await.unwrap_err().to_string();
        assert!(told.contains("append-only"), "{statement}: {told}");
    }
}

async fn reports_wait_until_somebody_deals_with_them(home: Home) {
    let store = open(&home).await;
    let ours = table(&store).await;
    store.report(Some(1), &ours, None, "a rude title").await.unwrap();
    store.report(None, &ours, Some(2), "a rude name").await.unwrap();
    let reports = store.reports(10).await.unwrap();
    let texts: Vec<&str> = reports.iter().map(|report| report.text.as_str()).collect();
    assert_eq!(texts, ["a rude title", "a rude name"]);
    store.carry_out(Act::Close(reports[0].id), "").await.unwrap();
    assert_eq!(store.reports(10).await.unwrap(), reports[1..]);
}

//! Tables, their entries, who sits there, and lists of them.

use crate::setup::{ALL, change, moves, on_both, open, process, table, texts, toy};
use store::{
    Advice, Append, Bots, Claim, Home, InviteToken, Listing, NewTable, Noticed, Occupant, Page, Phase, Place,
    Rematch, Sitter, StoreError, TableId,
};

on_both! {
    what_is_stored_is_there_after_reopening
    an_append_that_does_not_follow_changes_nothing
    a_step_is_stored_whole_or_not_at_all
    of_two_who_append_at_once_one_meets_a_conflict
    many_tables_are_written_and_read_at_once
    lists_show_who_sits_where
    people_change_their_name_and_language
    an_invitation_holds_until_it_is_withdrawn
    entries_cannot_be_changed_even_by_hand
    what_was_acknowledged_survives_a_kill_and_nothing_is_half_stored
    lists_do_not_tell_of_what_was_done_in_secret
    a_table_has_one_rematch
    pages_of_a_list_follow_each_other_whatever_changes
    a_table_with_an_empty_seat_is_open_until_the_seat_is_taken
}

async fn what_is_stored_is_there_after_reopening(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "ja").await.unwrap();
    let ours = NewTable { host: Some(ann.id), advice: Advice::Forbidden, ..toy("ours") };
    let table = store.create_table(&ours).await.unwrap();
    store.append(&table, 0, &moves(&["s0 draw", "* top c3"])).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    drop(store);

    let store = open(&home).await;
    assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
    let stored = store.load(&table).await.unwrap().unwrap();
    assert_eq!((stored.history.seed, stored.info.version, stored.info.host), ([9; 32], 2, Some(ann.id)));
    assert_eq!((stored.info.game.as_str(), stored.info.options.as_str()), ("toy", "seats=2"));
    assert_eq!((stored.info.listing, stored.info.advice), (Listing::Public, Advice::Forbidden));
    assert_eq!(texts(&store, &table).await, ["s0 draw", "* top c3"]);
    assert_eq!(store.secret("cookies").await.unwrap(), secret);
    assert_ne!(store.secret("other").await.unwrap(), secret);
    assert!(!format!("{stored:?}").contains("seed"));
}

async fn an_append_that_does_not_follow_changes_nothing(home: Home) {
    let store = open(&home).await;
    let table = table(&store).await;
    store.append(&table, 0, &moves(&["a"])).await.unwrap();
    for from in [0, 2] {
        let error = store.append(&table, from, &moves(&["b", "c"])).await.unwrap_err();
        assert!(matches!(error, StoreError::Conflict { expected, stored: 1 } if expected == from), "{error}");
    }
    assert_eq!(texts(&store, &table).await, ["a"]);
    let nowhere = TableId::parse("000000000000").unwrap();
    assert!(matches!(store.append(&nowhere, 0, &moves(&["a"])).await, Err(StoreError::NoSuchTable)));
    assert_eq!(store.load(&nowhere).await.unwrap(), None);
}

async fn a_step_is_stored_whole_or_not_at_all(home: Home) {
    let store = open(&home).await;
    let table = table(&store).await;
    let stranger = Append { seats: vec![(0, Occupant::Person(99))], ..moves(&["a"]) };
    assert!(matches!(store.append(&table, 0, &stranger).await, Err(StoreError::Database(_))));
    assert_eq!(texts(&store, &table).await, [""; 0]);
    store.append(&table, 0, &moves(&["b"])).await.unwrap();
}

async fn of_two_who_append_at_once_one_meets_a_conflict(home: Home) {
    let store = open(&home).await;
    let table = table(&store).await;
    let (one, two) = (moves(&["one"]), moves(&["two"]));
    let (one, two) = tokio::join!(store.append(&table, 0, &one), store.append(&table, 0, &two));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
}

async fn many_tables_are_written_and_read_at_once(home: Home) {
    let store = open(&home).await;
    let mut writing = Vec::new();
    for _ in 0..20 {
        let store = store.clone();
        writing.push(tokio::spawn(async move {
            let table = table(&store).await;
            for seq in 0..25 {
                store.append(&table, seq, &moves(&[&seq.to_string()])).await.unwrap();
                assert_eq!(texts(&store, &table).await.len() as u64, seq + 1);
            }
        }));
    }
    for one in writing {
        one.await.unwrap();
    }
    let tables = store.open_tables(ALL).await.unwrap();
    assert_eq!((tables.len(), tables.iter().all(|table| table.version == 25)), (20, true));
}

async fn lists_show_who_sits_where(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let ben = store.create_person("Ben", "en").await.unwrap().id;
    let open = store.create_table(&NewTable { host: Some(ann), ..toy("open") }).await.unwrap();
    let hidden = store.create_table(&NewTable { listing: Listing::Private, ..toy("hidden") }).await.unwrap();
    let full = store.create_table(&toy("full")).await.unwrap();
    let seated = |seats| Append { seats, phase: Some(Phase::Running), ..moves(&["x"]) };
    store.append(&open, 0, &seated(vec![(1, Occupant::Person(ben))])).await.unwrap();
    store.append(&hidden, 0, &seated(vec![(0, Occupant::Person(ben))])).await.unwrap();
    let bot = Occupant::Bot("random".into());
    let awaited = seated(vec![(0, bot), (1, Occupant::Person(ben))]);
    store.append(&full, 0, &Append { bots: Bots::Awaited, ..awaited }).await.unwrap();

    let titles = |tables: Vec<store::TableInfo>| {
        let mut titles: Vec<_> = tables.into_iter().map(|table| table.title).collect();
        titles.sort();
        titles.join(" ")
    };
    assert_eq!(titles(store.open_tables(ALL).await.unwrap()), "open");
    assert_eq!(titles(store.public_running_tables(ALL).await.unwrap()), "full open");
    assert_eq!(titles(store.tables_of(ann, ALL).await.unwrap()), "open");
    assert_eq!(titles(store.tables_of(ben, ALL).await.unwrap()), "full hidden open");
    let [latest, second] =
        store.tables_of(ben, &Page::first(2)).await.unwrap().try_into().map_err(|_| "two").unwrap();
    let next = store.tables_of(ben, &Page { after: Some(latest.place()), limit: 1 }).await.unwrap();
    assert_eq!(next, [second]);
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), std::slice::from_ref(&full));
    let version = store.table_info(&full).await.unwrap().unwrap().version;
    store.note_bots_rest(&full, version - 1).await.unwrap();
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), std::slice::from_ref(&full), "it has gone on");
    store.note_bots_rest(&full, version).await.unwrap();
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), []);
    assert_eq!(titles(store.running_tables_of(ben, ALL).await.unwrap()), "full hidden open");
    assert_eq!(titles(store.running_tables_of(ann, ALL).await.unwrap()), "", "she only made one of them");
    assert_eq!(titles(store.finished_tables(ALL).await.unwrap()), "");

    store.rename_person(ben, "Benno").await.unwrap();
    let info = store.table_info(&full).await.unwrap().unwrap();
    let benno = Sitter::Person { id: ben, name: "Benno".into() };
    assert_eq!(info.seats, [Sitter::Bot("random".into()), benno]);

    let over = Phase::Over { ended_by: "deck".into() };
    store.append(&full, 1, &Append { phase: Some(over.clone()), ..moves(&["y"]) }).await.unwrap();
    let finished = store.finished_tables(ALL).await.unwrap();
    assert_eq!((finished.len(), &finished[0].phase), (1, &over));
    assert_eq!(titles(store.public_running_tables(ALL).await.unwrap()), "open");
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), [], "the bot has moved");

    store.append(&open, 1, &Append { seats: vec![(1, Occupant::Empty)], ..moves(&["z"]) }).await.unwrap();
    assert_eq!(store.table_info(&open).await.unwrap().unwrap().seats, [Sitter::Empty, Sitter::Empty]);
    store.describe_table(&open, "closed", Listing::Private).await.unwrap();
    assert_eq!(titles(store.open_tables(ALL).await.unwrap()), "");
}

async fn people_change_their_name_and_language(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap();
    store.rename_person(ann.id, "杏").await.unwrap();
    store.set_language(ann.id, "ja").await.unwrap();
    let found = store.person(ann.id).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.language.as_str()), ("杏", "ja"));
    assert!(matches!(store.rename_person(77, "X").await, Err(StoreError::NoSuchPerson)));
    assert_eq!(store.person(u64::MAX).await.unwrap(), None);
    let by_nobody = store.create_table(&NewTable { host: Some(77), ..toy("") }).await;
    assert!(matches!(by_nobody, Err(StoreError::NoSuchPerson)));
}

async fn an_invitation_holds_until_it_is_withdrawn(home: Home) {
    let store = open(&home).await;
    let table = table(&store).await;
    let invite = store.create_invite(&table, Some(1)).await.unwrap();
    let token = InviteToken::parse(&invite.token.to_string()).unwrap();
    assert_eq!(store.invite(&token).await.unwrap(), Some(invite.clone()));
    assert_eq!(store.invites_to(&table).await.unwrap(), [invite]);
    store.withdraw_invite(&token).await.unwrap();
    assert_eq!(store.invite(&token).await.unwrap(), None);
    assert_eq!(InviteToken::parse("../../etc/passwd"), None);
    let nowhere = TableId::parse("000000000000").unwrap();
    assert!(matches!(store.create_invite(&nowhere, None).await, Err(StoreError::NoSuchTable)));
}

async fn entries_cannot_be_changed_even_by_hand(home: Home) {
    let store = open(&home).await;
    let table = table(&store).await;
    store.append(&table, 0, &moves(&["a"])).await.unwrap();
    store.close().await;
    for statement in ["UPDATE entry SET text = 'b'", "DELETE FROM entry"] {
        let error = change(&home, statement).await.unwrap_err().to_string();
        assert!(error.contains("append-only"), "{error}");
    }
}

const VICTIM: &str = "HOLDFAST_TEST_VICTIM";

/// The program that the next test kills: appends and says so, for ever.
#[tokio::test]
async fn victim() {
    let Ok(home) = std::env::var(VICTIM) else { return };
    let store = open(&Home::parse(&home).unwrap()).await;
    let table = table(&store).await;
    println!("\ntable {table}");
    for step in 0.. {
        store.append(&table, step * 2, &moves(&[&step.to_string(), "and its half"])).await.unwrap();
        println!("stored {step}");
    }
}

async fn what_was_acknowledged_survives_a_kill_and_nothing_is_half_stored(home: Home) {
    let (mut child, table, mut lines) = process("tables::victim", VICTIM, &home);
    lines.find(|line| line == "stored 200").unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let acknowledged =
        lines.filter_map(|line| line.strip_prefix("stored ")?.parse().ok()).last().unwrap_or(200usize);

    let store = open(&home).await;
    let texts = texts(&store, &table).await;
    assert!(texts.len() >= 2 * (acknowledged + 1), "{} of {acknowledged}", texts.len());
    assert_eq!(texts.len() % 2, 0);
    for (step, pair) in texts.chunks(2).enumerate() {
        assert_eq!(pair, [step.to_string().as_str(), "and its half"]);
    }
    while let Claim::Theirs { node } = store.claim(&table).await.unwrap() {
        assert_eq!(node, "http://here", "until its lease has run out");
    }
    store.append(&table, texts.len() as u64, &moves(&["on"])).await.unwrap();
}

async fn lists_do_not_tell_of_what_was_done_in_secret(home: Home) {
    let store = open(&home).await;
    let table = store.create_table(&toy("ours")).await.unwrap();
    let changed = async || store.table_info(&table).await.unwrap().unwrap().changed;
    let before = changed().await;
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let secret = Append { noticed: Noticed::BySome, ..moves(&["s0 dig"]) };
    store.append(&table, 0, &secret).await.unwrap();
    assert_eq!(changed().await, before);
    store.append(&table, 1, &moves(&["s1 walk"])).await.unwrap();
    assert!(changed().await > before);
}

async fn a_table_has_one_rematch(home: Home) {
    let store = open(&home).await;
    let first = store.create_table(&toy("first")).await.unwrap();
    let second = store.create_rematch(&first, &toy("second")).await.unwrap();
    let Rematch::New(second) = second else { panic!("{second:?}") };
    assert_eq!(store.table_info(&second).await.unwrap().unwrap().title, "second");
    assert_eq!(store.create_rematch(&first, &toy("third")).await.unwrap(), Rematch::Known(second.clone()));
    assert!(matches!(store.create_rematch(&second, &toy("third")).await, Ok(Rematch::New(_))));
    let nowhere = TableId::parse("zzzzzzzzzzzz").unwrap();
    assert!(matches!(store.create_rematch(&nowhere, &toy("lost")).await, Err(StoreError::NoSuchTable)));
    let all = store.open_tables(ALL).await.unwrap();
    assert_eq!(all.len(), 3, "what comes too late is not made");
}

async fn pages_of_a_list_follow_each_other_whatever_changes(home: Home) {
    let store = open(&home).await;
    let mut tables = Vec::new();
    for _ in 0..7 {
        tables.push(table(&store).await);
    }
    let (mut listed, mut page) = (Vec::new(), Page::first(2));
    loop {
        let part = store.open_tables(&page).await.unwrap();
        let Some(last) = part.last() else { break };
        let place = last.place();
        assert_eq!(Place::parse(&place.to_string()).as_ref(), Some(&place));
        page.after = Some(place);
        // What has been listed goes, which would move what follows if places were counted.
        let over = Phase::Over { ended_by: "deck".into() };
        let end = Append { phase: Some(over), ..moves(&["x"]) };
        store.append(&part[0].id, 0, &end).await.unwrap();
        listed.extend(part.into_iter().map(|table| table.id));
    }
    listed.sort();
    tables.sort();
    assert_eq!(listed, tables);
    for nonsense in ["", "-", "1", "1-", "1-x", "x-000000000000", "1-000000000000-"] {
        assert_eq!(Place::parse(nonsense), None, "{nonsense}");
    }
}

async fn a_table_with_an_empty_seat_is_open_until_the_seat_is_taken(home: Home) {
    let store = open(&home).await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let table = store.create_table(&NewTable { host: Some(ann), ..toy("") }).await.unwrap();
    let open_tables = async || store.open_tables(ALL).await.unwrap().len();
    let seat = |seat, occupant| Append { seats: vec![(seat, occupant)], ..moves(&["x"]) };
    store.append(&table, 0, &seat(0, Occupant::Person(ann))).await.unwrap();
    assert_eq!(open_tables().await, 1);
    store.append(&table, 1, &seat(1, Occupant::Bot("random".into()))).await.unwrap();
    assert_eq!(open_tables().await, 0);
    store.append(&table, 2, &seat(1, Occupant::Empty)).await.unwrap();
    assert_eq!(open_tables().await, 1);

    assert_eq!(store.count_unfinished_tables(ann, 0, 9).await.unwrap(), 1);
    assert_eq!(store.count_unfinished_tables(ann, 0, 0).await.unwrap(), 0, "counted no further");
    assert_eq!(store.count_unfinished_tables(ann, i64::MAX, 9).await.unwrap(), 0, "nothing happened there");
    let over = Append { phase: Some(Phase::Over { ended_by: "deck".into() }), ..moves(&["y"]) };
    store.append(&table, 3, &over).await.unwrap();
    assert_eq!(store.count_unfinished_tables(ann, 0, 9).await.unwrap(), 0);
}

//! Four people at one table of Tokyo Siteseeing, each at a browser of their own.

use crate::driver::{Browser, Kind, Site, browse_after};
use fantoccini::Locator;
use futures_util::future::join_all;
use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Listing, NewTable, Store, TableId};
use table::Seal;
use tokyo::{Action, Ask, Frame, State};

/// What a page offers: the buttons in sight that act, by what they say.
const OFFERS: &str = "
    for (const fold of document.querySelectorAll('#desk :is(.early, .listed)')) fold.open = true;
    return [...document.querySelectorAll('button[form=act]:enabled')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => [button.value, button.id])";

/// What lies open for all: market slots, PCs with what they wear, who is waited for.
const PUBLIC: &str = "
    const told = (css) => [...document.querySelectorAll(css)]
        .map((element) => `${element.id} ${element.textContent.replace(/\\\\s+/g, ' ').trim()}`);
    return JSON.stringify([told('a.slot'), told('#seats .seat.turn .role'), told('#log-lines .heading')])";

/// The seats that the page says are waited for.
const WAITED_FOR: &str =
    "return [...document.querySelectorAll('#seats .seat.turn')].map((seat) => Number(seat.id.slice(5)))";

/// A table of Tokyo Siteseeing that waits for four people, at which somebody will be able to answer a drawn trouble
/// of the second round: who.
async fn table(store: &Store) -> (TableId, usize) {
    let options = "players=4 rounds=4 casting=in_order";
    let seeds = (0..=u8::MAX).map(|number| [number; 32]);
    let (seed, seat) =
        seeds.filter_map(|seed| Some((seed, answers_a_trouble(options, seed)?))).next().unwrap();
    let table =
        NewTable { listing: Listing::Public, ..NewTable::new(State::ID, State::RULES.0, options, 4, seed) };
    (store.create_table(&table).await.unwrap(), usize::from(seat.number()))
}

/// Who can do something about a trouble of the second round, if nobody does anything else.
fn answers_a_trouble(options: &str, seed: [u8; 32]) -> Option<Seat> {
    let mut game = State::new(&options.parse().unwrap()).unwrap();
    let seal = Seal::from_bytes(seed);
    loop {
        if let Some(outcome) = game.sample(&mut seal.entropy()) {
            game.resolve(&outcome, &mut ()).unwrap();
            continue;
        }
        let seat = game.awaited().first()?;
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Spectator);
        if matches!(view.top(), Some(Frame::Ask(Ask::Drawn { .. }))) && legal.len() > 1 {
            return Some(seat);
        }
        if view.round == 3 {
            return None;
        }
        let idles =
            |action: &&Action| matches!(action, Action::Ready | Action::Keep | Action::End | Action::Pass);
        let idles = legal.iter().find(idles);
        game.act(seat, idles.unwrap_or(&legal[0]), &mut ()).unwrap();
    }
}

async fn sat_down<'a>(site: &'a Site, table: &TableId) -> Vec<Browser<'a>> {
    let people = join_all((0..4).map(|_| site.browser(&Kind::DESKTOP))).await;
    for (seat, person) in people.iter().enumerate() {
        person.open(&format!("/t/{table}")).await;
        person.click(&format!("#seat-forms-{seat} summary")).await;
        person.click(&format!("#seat-forms-{seat} form[action$='/take'] button")).await;
        person
            .until(&format!(
                "return document.querySelector('#seat-{seat} form[action$=\"/leave\"]') !== null"
            ))
            .await;
    }
    people[3].click("form[action$='/start'] button:enabled").await;
    for person in &people {
        person.until("return document.querySelector('a.slot') !== null").await;
    }
    people
}

/// The buttons this page offers: action and id.
async fn offers(person: &Browser<'_>) -> Vec<(String, String)> {
    let offers = person.ask(OFFERS).await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    offers.as_array().into_iter().flatten().map(|offer| (text(&offer[0]), text(&offer[1]))).collect()
}

/// Unfolds everything there is to do; whether what the folds hold has come.
const UNFOLD: &str = "
    document.querySelectorAll('#desk details').forEach((fold) => { fold.open = true });
    return [...document.querySelectorAll('#desk details[data-later]')].every((fold) => fold.querySelector('.come'))";

/// Clicks what is liked best, if the page offers any of it, and waits for the page to follow.
async fn click_one_of(person: &Browser<'_>, liked: &[&str]) -> Option<String> {
    let version = person.version().await;
    let offers = offers(person).await;
    let (action, id) =
        liked.iter().find_map(|verb| offers.iter().find(|(action, _)| action.starts_with(verb)))?;
    person.ask(&format!("document.getElementById('{id}')?.scrollIntoView({{ block: 'center' }})")).await;
    let button = person.client.find(Locator::Id(id)).await.ok()?;
    match button.click().await {
        Ok(()) => person.until_later_than(version).await,
        // A live update may have taken the button away.
        Err(error) => assert!(person.version().await > version, "{id}: {error}"),
    }
    Some(action.clone())
}

/// Waits until all pages show the same, and says what.
async fn all_see(people: &[Browser<'_>], what: &str) -> Value {
    let mut seen = Vec::new();
    for _ in 0..200 {
        seen = join_all(people.iter().map(|person| person.ask(what))).await;
        if seen.iter().all(|sight| *sight == seen[0]) {
            return seen.swap_remove(0);
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the pages differ: {seen:#?}");
}

/// The seats that a window asks: a page offers to let it pass exactly if its seat is waited for.
async fn asked_in_a_window(people: &[Browser<'_>]) -> Vec<usize> {
    let waited_for = all_see(people, WAITED_FOR).await;
    let mut asked = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        if offers(person).await.iter().any(|(action, _)| action == "pass") {
            asked.push(seat);
        }
    }
    assert!(asked.is_empty() || json!(asked) == waited_for, "{waited_for}");
    asked
}

/// Shows a card of this player's hand; whether the table took it, which it need not if somebody was faster.
async fn show_a_card(person: &Browser<'_>) -> bool {
    person.until(UNFOLD).await;
    let hidden =
        async || offers(person).await.iter().filter(|(action, _)| action.starts_with("show")).count();
    let before = hidden().await;
    assert!(click_one_of(person, &["show"]).await.is_some(), "a card to show");
    // What a fold holds is fetched anew after a change.
    for _ in 0..80 {
        person.until(UNFOLD).await;
        if hidden().await < before {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    false
}

/// What people do who want to see the end.
const TO_THE_END: [&str; 9] = ["pass", "ready", "keep", "end", "draw", "slot", "pc", "lay", "discard"];

/// Everything but actions of the action phase.
const ANSWERS: [&str; 8] = ["pass", "ready", "keep", "draw", "slot", "pc", "lay", "discard"];

/// Goes on until the action phase, or the end; the seats that windows asked on the way.
async fn to_the_actions(people: &[Browser<'_>]) -> Vec<usize> {
    let mut asked = Vec::new();
    for _ in 0..200 {
        let acts = async |person: &Browser<'_>| {
            person.has("#result").await || offers(person).await.iter().any(|(action, _)| action == "end")
        };
        if acts(&people[0]).await {
            break;
        }
        asked.extend(asked_in_a_window(people).await);
        join_all(people.iter().map(|person| click_one_of(person, &ANSWERS))).await;
    }
    asked
}

#[test]
fn four_people_at_one_table_and_one_leaves() {
    browse_after(table, async |site, (table, answers)| {
        let mut people = sat_down(site, &table).await;
        to_the_actions(&people).await;
        people[0].picture("tokyo-four").await;
        assert_eq!(all_see(&people, WAITED_FOR).await, json!([0, 1, 2, 3]));

        let mut to_show = people.iter().collect::<Vec<_>>();
        while !to_show.is_empty() {
            let shown = join_all(to_show.iter().map(|person| show_a_card(person))).await;
            to_show = to_show
                .into_iter()
                .zip(shown)
                .filter(|(_, shown)| !shown)
                .map(|(person, _)| person)
                .collect();
        }
        while join_all(people.iter().map(|person| click_one_of(person, &["end"])))
            .await
            .iter()
            .any(Option::is_some)
        {}
        while all_see(&people, WAITED_FOR).await != json!([answers])
            || asked_in_a_window(&people).await.is_empty()
        {
            join_all(people.iter().map(|person| click_one_of(person, &ANSWERS))).await;
        }
        people[answers].click("#ask-when").await;
        people[answers].click("#when-to-ask input[value=trouble_drawn]").await;
        people[answers].click("#when-to-ask button[type=submit]").await;
        let said = r#"
            return fetch(`${location.pathname}/part/when-to-ask`, { headers: { accept: "application/json" } })
                .then((answer) => answer.text())
                .then((rows) => /value="trouble_drawn">/.test(rows))"#;
        people[answers].until(said).await;
        assert!(!to_the_actions(&people).await.contains(&answers), "the table lets the others go by");
        let public = all_see(&people, PUBLIC).await;
        assert!(public.as_str().unwrap().contains("slot"), "{public}");

        people.pop().unwrap().close().await;
        people[1].click(".tab:has([value=seats])").await;
        people[1].click("#seat-forms-3 summary").await;
        people[1].click("#seat-forms-3 button[name=level][value=sensible]").await;
        people[0].until("return document.querySelector('#seat-3 form[action$=\"/take\"]') !== null").await;
        while !people[0].has("#result").await {
            join_all(people.iter().map(|person| click_one_of(person, &TO_THE_END))).await;
        }
        for person in &people {
            person.until("return document.getElementById('result') !== null").await;
            let complaints = person.complaints().await;
            assert!(complaints.iter().all(|complaint| complaint.contains("409")), "{complaints:?}");
        }
        all_see(&people, "return document.getElementById('result').textContent").await;
        all_see(&people, PUBLIC).await;
        people[2].picture("tokyo-four-over").await;
        for person in people {
            person.close().await;
        }
    });
}

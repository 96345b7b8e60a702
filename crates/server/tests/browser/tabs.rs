//! What somebody with many tabs sees: whose turn it is, in tabs nobody looks at; whether the server can be reached.

use crate::driver::{Browser, Kind, browse};
use fantoccini::wd::WindowHandle;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Waits until a tab is called so, which is not looked at for it: whoever looks into a tab makes it another.
async fn until_called(browser: &Browser<'_>, address: &str, title: &str) {
    let end = Instant::now() + Duration::from_secs(10);
    loop {
        let targets = browser.devtools("Target.getTargets", json!({})).await;
        let tabs = targets["targetInfos"].as_array().unwrap().iter();
        let titles: Vec<_> = tabs
            .filter(|tab| tab["type"] == "page" && tab["url"].as_str().unwrap().ends_with(address))
            .map(|tab| tab["title"].as_str().unwrap())
            .collect();
        if titles.contains(&title) {
            return;
        }
        assert!(Instant::now() < end, "{address} is called {titles:?}, not {title}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Whether the icon of the tab tells that its reader is awaited.
const MARKED: &str = "return document.getElementById('icon').href.includes('turn')";

/// Opens a page in another tab, which is looked at from then on.
async fn another_tab(browser: &Browser<'_>, path: &str) -> WindowHandle {
    let tab = browser.client.new_window(true).await.unwrap().handle;
    browser.client.switch_to_window(tab.clone()).await.unwrap();
    browser.open(path).await;
    tab
}

/// A table of Pandemic for two at which the second one is awaited.
async fn running(ada: &Browser<'_>, ben: &Browser<'_>) -> String {
    ada.open("/new/pandemic?players=2&title=Friday+night&seat-0=me&seat-1=open").await;
    ada.click("main form button[type=submit].main").await;
    let table = ada.until_table().await;
    let invitation = ada.ask("return document.getElementById('invite').value").await;
    ben.client.goto(invitation.as_str().unwrap()).await.unwrap();
    ben.click("main form button[type=submit].main").await;
    ben.until_table().await;
    ada.click("form[action$='/start'] button:enabled").await;
    for person in [ada, ben] {
        person.until("return document.getElementById('desk') !== null").await;
    }
    hand_over(ada).await;
    table
}

/// Makes whatever decision there is until the other one is to decide.
async fn hand_over(browser: &Browser<'_>) {
    for _ in 0..60 {
        let version = browser.version().await;
        let decide = "const buttons = [...document.querySelectorAll('button[form=act]')];
            const rank = (value) => ['end', 'pass', 'agree'].indexOf(value.split(' ')[0]) >>> 0;
            buttons.sort((a, b) => rank(a.value) - rank(b.value));
            if (buttons[0]) document.getElementById('act').requestSubmit(buttons[0]);
            return buttons.length > 0";
        if browser.ask(decide).await == false {
            return;
        }
        browser.until_later_than(version).await;
    }
    panic!("it stays the same person's turn");
}

#[test]
fn a_tab_nobody_looks_at_tells_that_it_is_your_turn() {
    browse(async |site| {
        let (ada, ben) = (site.browser(&Kind::DESKTOP).await, site.browser(&Kind::DESKTOP).await);
        let table = running(&ada, &ben).await;
        ada.ask("window.name = 'first'").await;
        another_tab(&ada, "/").await;
        for path in ["/about", "/groups", "/new/pandemic", "/new/outlive", "/new/tokyo", "/rules/tokyo"] {
            another_tab(&ada, path).await;
        }
        another_tab(&ada, &format!("{table}/log")).await;
        let tenth = another_tab(&ada, &format!("{table}?seat=0")).await;
        ada.until("return document.getElementById('desk') !== null").await;
        until_called(&ada, &table, "Friday night").await;
        until_called(&ada, "/about", "About Holdfast · Holdfast").await;
        assert_eq!(ada.ask(MARKED).await, false);

        hand_over(&ben).await;
        until_called(&ada, &table, "● Your turn · Friday night").await;
        until_called(&ada, "/about", "(●) About Holdfast · Holdfast").await;
        until_called(&ada, "/log", "(●) What happened, from the beginning · Holdfast").await;
        ada.until(MARKED).await;
        ada.until("return document.title.startsWith('● ') && !document.title.includes('Your turn')").await;

        hand_over(&ada).await;
        until_called(&ada, &table, "Friday night").await;
        until_called(&ada, "/about", "About Holdfast · Holdfast").await;
        assert_eq!(ada.ask(MARKED).await, false);
        ada.client.switch_to_window(tenth).await.unwrap();
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
        ben.close().await;
    });
}

#[test]
fn one_page_with_the_lock_listens_for_all_where_there_is_no_shared_worker() {
    browse(async |site| {
        let (ada, ben) = (site.browser(&Kind::DESKTOP).await, site.browser(&Kind::DESKTOP).await);
        let without = json!({ "source": "delete window.SharedWorker" });
        ada.devtools("Page.addScriptToEvaluateOnNewDocument", without.clone()).await;
        let table = running(&ada, &ben).await;
        let tab = ada.client.new_window(true).await.unwrap().handle;
        ada.client.switch_to_window(tab).await.unwrap();
        ada.devtools("Page.addScriptToEvaluateOnNewDocument", without).await;
        ada.open("/about").await;
        assert_eq!(ada.ask("return 'SharedWorker' in window").await, false);
        hand_over(&ben).await;
        ada.until("return document.title.startsWith('(●) ')").await;
        until_called(&ada, &table, "● Your turn · Friday night").await;
        ada.close().await;
        ben.close().await;
    });
}

#[test]
fn a_lost_connection_is_told_until_it_is_back() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/new/pandemic?players=2").await;
        ada.seat(1, "me").await;
        ada.click("main form button[type=submit].main").await;
        ada.until_table().await;
        let said = "return document.getElementById('connection').textContent";
        ada.until("return document.getElementById('connection') !== null").await;
        sleep(Duration::from_millis(300)).await;
        assert_eq!(ada.ask(said).await, "");
        let network = |offline: bool| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        ada.devtools("Network.enable", json!({})).await;
        ada.devtools("Network.emulateNetworkConditions", network(true)).await;
        ada.until("return document.getElementById('connection').textContent.includes('lost')").await;
        ada.ask("document.getElementById('act').requestSubmit(document.querySelector('button[form=act]'))")
            .await;
        ada.until("return document.getElementById('notices').textContent.includes('could not be sent')")
            .await;
        ada.devtools("Network.emulateNetworkConditions", network(false)).await;
        ada.until("return document.getElementById('connection').textContent === ''").await;
        ada.until("return document.getElementById('notices').textContent === ''").await;
        ada.close().await;
    });
}

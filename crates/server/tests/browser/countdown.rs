//! A window passes by itself, and waits for whoever wants to think.

use crate::driver::{Browser, Kind, browse};
use std::time::Duration;
use tokio::time::sleep;

/// How long windows wait for the person in this test.
const WAIT: Duration = Duration::from_secs(3);

/// A little longer.
const LONGER: Duration = Duration::from_millis(3_800);

/// The time at which the window passes that is open.
const PASSES_AT: &str = "return document.querySelector('#passing[data-time]')?.dataset.time ?? null";

/// Ends the turn of whoever's it is. Both seats are the reader's.
async fn end_turn(ada: &Browser<'_>) {
    ada.until("return document.querySelector('.early > summary') !== null").await;
    let version = ada.version().await;
    ada.click(".early > summary").await;
    ada.until_later_than(version).await;
    ada.until(PASSES_AT).await;
}

async fn clock(ada: &Browser<'_>, how: &str) {
    let changed = format!(
        "const {{ clock, seat }} = document.getElementById('passing').dataset;
        return fetch(clock, {{ method: 'POST', body: new URLSearchParams({{ seat, how: '{how}' }}) }}).then((answer) => answer.ok)"
    );
    assert_eq!(ada.ask(&changed).await, true);
}

/// The window that is open is still open after it would have passed.
async fn stays(ada: &Browser<'_>) {
    let version = ada.version().await;
    sleep(LONGER).await;
    assert_eq!(ada.version().await, version, "the window waits");
}

/// Passes in this window and in those after it, until somebody can act.
async fn pass_all(ada: &Browser<'_>) {
    while !ada.has(".early > summary").await {
        let version = ada.version().await;
        ada.click("#pass button[form=act]").await;
        ada.until_later_than(version).await;
    }
}

#[test]
fn a_window_counts_down_and_passes_and_waits_for_whoever_wants_it_to() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me&open_hands=false").await;
        let wishes = format!(
            "return fetch('/settings', {{ method: 'POST', body: new URLSearchParams({{ window_wait: {}, end_turn: 'never' }}) }})
                .then((answer) => answer.ok)",
            WAIT.as_secs()
        );
        assert_eq!(ada.ask(&wishes).await, true);
        ada.client.refresh().await.unwrap();

        end_turn(&ada).await;
        assert_eq!(ada.text("#passing .by-itself").await, "Passes by itself after 3 seconds.");
        let first = ada.ask(PASSES_AT).await;
        for spent in ["0.1", "0.5"] {
            ada.until(&format!(
                "return document.getElementById('passing').style.getPropertyValue('--spent') > {spent}"
            ))
            .await;
        }
        ada.picture("window-counts-down").await;
        let version = ada.version().await;
        ada.until_later_than(version).await;
        // Then the other seat is asked.
        let other = format!(
            "const time = (() => {{ {PASSES_AT} }})(); return time !== null && time !== '{}'",
            first.as_str().unwrap()
        );
        ada.until(&other).await;
        ada.click("#window-stop").await;
        ada.until("return document.querySelector('#passing:not([data-time])') !== null").await;
        stays(&ada).await;
        pass_all(&ada).await;

        end_turn(&ada).await;
        clock(&ada, "hold").await;
        stays(&ada).await;
        let version = ada.version().await;
        clock(&ada, "run").await;
        ada.until_later_than(version).await;
        ada.until(PASSES_AT).await;
        ada.click("#board").await;
        ada.until("return document.querySelector('#passing:not([data-time])') !== null").await;
        stays(&ada).await;
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

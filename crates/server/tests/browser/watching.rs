//! Whoever only watches a game says how fast it is played, and holds it as long as they like.

use crate::driver::{Kind, browse};
use crate::theatre::{decide, table, until_ready};
use std::time::Duration;

/// What is seen of the game: where the pawns stand, and what has happened last.
const SEEN: &str = "
    const pawns = [...document.querySelectorAll('#map .pawn')].map((pawn) => pawn.getAttribute('transform'));
    return `${pawns.join(' ')} ${document.querySelector('#log-lines > li')?.id}`";

#[test]
fn a_game_is_held_for_whoever_watches_and_goes_on_where_it_was() {
    browse(async |site| {
        let [ada, bo] = [site.browser(&Kind::MOVING).await, site.browser(&Kind::MOVING).await];
        let address = table(&ada).await;
        assert!(!ada.has("#watching").await, "who plays has it in the bar and the settings");
        bo.open(&address).await;
        until_ready(&bo).await;
        bo.ask("document.querySelector('#watching [name=theatre-speed][value=\"4\"]').click()").await;
        bo.click("#watch-pause").await;
        let before = bo.ask(SEEN).await;
        for _ in 0..3 {
            assert!(decide(&ada, "drive").await);
        }
        ada.until("return document.getElementById('theatre').hidden").await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert_eq!(bo.ask(SEEN).await, before, "it stands still");
        bo.click("#watch-pause").await;
        let played = ada.ask(SEEN).await;
        assert_ne!(played, before, "the game has gone on");
        bo.until(&format!("const seen = () => {{ {SEEN} }}; return seen() === {played}")).await;
        for browser in [ada, bo] {
            assert_eq!(browser.complaints().await, Vec::<String>::new());
            browser.close().await;
        }
    });
}

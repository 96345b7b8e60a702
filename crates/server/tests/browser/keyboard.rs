//! Everything at a table can be done by keyboard alone.

use crate::driver::{Browser, Kind, browse, browse_beside_others, dice};
use crate::window::still;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;

/// A table of the reader and these others, once its keys are named.
async fn table(ada: &Browser<'_>, game: &str, others: &[&str]) {
    ada.begin_with(game, others).await;
    ada.until("return document.querySelector('#choices [aria-keyshortcuts]') !== null").await;
}

/// Presses a key and lets it go, wherever the keyboard is.
async fn press(ada: &Browser<'_>, key: char) {
    let keys = KeyActions::new("keyboard".to_owned());
    let keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
    ada.client.perform_actions(keys).await.unwrap();
}

/// What there is to press: whether the game is over, whether something is under way, and what each digit presses. What leads on is
/// marked, so that games are short.
const OFFERED: &str = "
    const named = [...document.querySelectorAll('[aria-keyshortcuts]')].filter((thing) => /^[1-9]$/.test(thing.ariaKeyShortcuts));
    named.sort((one, other) => one.ariaKeyShortcuts - other.ariaKeyShortcuts);
    return {
        over: document.getElementById('result') !== null,
        busy: document.querySelector('[aria-busy=true]') !== null,
        open: document.querySelector('.menu:popover-open') !== null,
        named: named.map((thing) => (thing.type !== 'submit' ? (thing.matches('.early:not([open]) > summary') ? 'early' : thing.localName) : /^(end|pass|ready|agree|keep|done)/.test(thing.value) ? 'on' : 'act')),
    }";

/// How long a whole game may take where other programs take their time, too: alone it takes a fraction.
const GAME: Duration = Duration::from_secs(600);

/// Plays with digits alone, each in its turn, until the game is over.
async fn play(ada: &Browser<'_>) {
    let begun = Instant::now();
    let mut turn = 0_u32;
    loop {
        assert!(begun.elapsed() < GAME, "the game does not end in {turn} keys");
        let offered = ada.ask(OFFERED).await;
        if offered["over"] == true {
            println!("{turn} keys in {:?}", begun.elapsed());
            return;
        }
        let named = offered["named"].as_array().unwrap();
        if offered["busy"] == true || named.is_empty() {
            if offered["open"] == true {
                press(ada, Key::Escape.into()).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        turn += 1;
        let dice = dice(turn) as usize;
        let leads_on =
            named.iter().position(|kind| kind == "on" || kind == "early").filter(|_| !dice.is_multiple_of(8));
        let place = leads_on.unwrap_or(dice / 8 % named.len());
        let version = ada.version().await;
        press(ada, char::from(b'1' + place as u8)).await;
        match named[place].as_str() {
            Some("act" | "on") => {
                ada.until(&format!(
                    "return Number(document.getElementById('main').dataset.version) > {version} || document.getElementById('notices').textContent.trim()"
                ))
                .await;
                assert_ne!(focused(ada).await, "BODY", "the keyboard stays at the table");
            }
            // A menu comes.
            Some("a") => tokio::time::sleep(Duration::from_millis(120)).await,
            _ => {}
        }
    }
}

async fn focused(ada: &Browser<'_>) -> Value {
    ada.ask("return document.activeElement.dataset.stop ?? (document.activeElement.id || document.activeElement.nodeName)").await
}

fn a_whole_game(game: &'static str, others: &'static [&'static str]) {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        table(&ada, game, others).await;
        ada.ask("window.sameDocument = true").await;
        play(&ada).await;
        assert_eq!(ada.ask("return window.sameDocument").await, true, "the page was never left");
        assert!(!ada.text("#result h2").await.is_empty());
        ada.close().await;
    });
}

#[test]
fn a_whole_game_of_pandemic_by_keyboard() {
    a_whole_game("pandemic", &["me"]);
}

#[test]
fn a_whole_game_of_outlive_by_keyboard() {
    a_whole_game("outlive", &["bot-greedy"]);
}

#[test]
fn a_whole_game_of_tokyo_by_keyboard() {
    a_whole_game("tokyo", &[]);
}

/// How many things of the board Tab comes by.
const TABBED: &str =
    "return [...document.querySelectorAll('[data-walk] :is(a[href], button, input, [data-stop])')]
    .filter((thing) => thing.tabIndex >= 0).length";

#[test]
fn arrows_lead_along_the_roads() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        table(&ada, "pandemic", &["me"]).await;
        // Until the first turn.
        while ada.ask("return document.getElementById('go-chicago') === null").await == true {
            let version = ada.version().await;
            press(&ada, '1').await;
            ada.until_later_than(version).await;
        }
        assert_eq!(ada.ask(TABBED).await, 1, "Tab enters the board once");
        press(&ada, 'b').await;
        assert_eq!(focused(&ada).await, "atlanta");
        let walk = [
            (Key::Up, "chicago"),
            (Key::Left, "san-francisco"),
            (Key::Left, "tokyo"),
            (Key::Right, "san-francisco"),
        ];
        for (key, city) in walk {
            press(&ada, key.into()).await;
            assert_eq!(focused(&ada).await, city);
        }
        press(&ada, Key::Right.into()).await;
        assert_eq!(focused(&ada).await, "chicago");
        assert_eq!(ada.attribute("[data-stop=chicago]", "aria-describedby").await, "go-chicago");
        let version = ada.version().await;
        press(&ada, Key::Enter.into()).await;
        ada.until_later_than(version).await;
        assert_eq!(focused(&ada).await, "chicago", "the keyboard stays where it is");
        assert_eq!(ada.ask(TABBED).await, 1);
        let version = ada.version().await;
        press(&ada, 'u').await;
        ada.until_later_than(version).await;
        press(&ada, 'c').await;
        assert_eq!(focused(&ada).await, "choices");
        ada.close().await;
    });
}

#[test]
fn the_other_boards_are_walked_too() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        for (game, others) in [("outlive", &["me"][..]), ("tokyo", &[])] {
            table(&ada, game, others).await;
            // Until the board lies open.
            for turn in 0..60 {
                if ada.ask("return document.querySelector('[data-walk] a[data-menu]')?.checkVisibility() ?? false").await == true {
                    break;
                }
                press(&ada, char::from(b'1' + turn % 3)).await;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
            assert_eq!(ada.ask(TABBED).await, 1, "{game}");
            press(&ada, 'b').await;
            let mut been = vec![focused(&ada).await];
            for key in
                [Key::Left, Key::Up, Key::Right, Key::Right, Key::Down, Key::Down, Key::Left, Key::Left]
            {
                press(&ada, key.into()).await;
                been.push(focused(&ada).await);
            }
            been.sort_by_key(Value::to_string);
            been.dedup();
            assert!(been.len() > 4, "{game}: {been:?}");
        }
        ada.close().await;
    });
}

#[test]
fn keys_are_listed_and_can_be_turned_off() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        table(&ada, "pandemic", &["me"]).await;
        let listed = "return document.getElementById('keys').matches(':popover-open')";
        press(&ada, '?').await;
        assert_eq!(ada.ask(listed).await, true);
        assert!(ada.text("#keys").await.contains("undo"));
        press(&ada, Key::Escape.into()).await;
        assert_eq!(ada.ask(listed).await, false);
        // Every key of the list does something, and none does that is not on it.
        let known = "const listed = [...document.querySelectorAll('#keys kbd')].map((key) => key.textContent.toLowerCase());
            return import(document.getElementById('script').dataset.keys).then(({ KEYS }) =>
                Object.keys(KEYS).filter((key) => !listed.includes(key === ' ' ? 'space' : key)))";
        assert_eq!(ada.ask(known).await, serde_json::json!([]));
        // Where somebody writes, a letter is a letter.
        ada.ask(
            "document.querySelector('.name-form').open = true; document.getElementById('my-name').focus()",
        )
        .await;
        press(&ada, '?').await;
        assert_eq!(ada.ask(listed).await, false);
        assert_eq!(ada.ask("return document.getElementById('my-name').value").await, "?");
        ada.ask("return fetch('/settings', { method: 'POST', body: new URLSearchParams({ keys: 'off' }) }).then(() => true)").await;
        ada.client.refresh().await.unwrap();
        ada.until("return document.querySelector('[data-walk] [tabindex]') !== null").await;
        press(&ada, '?').await;
        assert_eq!(ada.ask(listed).await, false);
        ada.close().await;
    });
}

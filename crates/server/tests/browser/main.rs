//! The pages in a real browser. Without chromedriver and Chromium these tests are skipped, unless
//! HOLDFAST_BROWSER_TESTS=required.

mod access;
mod at_pandemic;
mod at_tokyo;
mod countdown;
mod driver;
mod four;
mod gallery;
mod golden;
mod inset;
mod keyboard;
mod menus;
mod new_table;
mod outlive;
mod passkeys;
mod pictures;
mod plain;
mod replays;
mod settings;
mod tabs;
mod theatre;
mod touch;
mod watching;
mod window;

use driver::{Browser, Kind, browse};
use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::Value;
use std::time::Duration;
use table::{Sealed, verify};

/// The buttons that can be clicked to act, as ids, once what ends something early is unfolded; those that end something come first. The first one is
/// brought into sight in the way that the keyboard does it.
const CLICKABLE: &str = "
    for (const fold of document.querySelectorAll('#desk .early')) fold.open = true;
    const rank = (value) => ['end', 'pass', 'agree'].indexOf(value.split(' ')[0]) >>> 0;
    const buttons = [...document.querySelectorAll('button[form=act]:enabled')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .sort((a, b) => rank(a.value) - rank(b.value));
    buttons[0]?.scrollIntoView({ block: 'nearest' });
    return buttons.map((button) => button.id)";

/// Fills in the form of a new table for two and submits it; returns the table's path.
async fn new_table(browser: &Browser<'_>, second_seat: &str) -> String {
    browser.open("/").await;
    browser.click("a.button[href='/new/pandemic']").await;
    browser.click("label:has(> input[name=players][value='2'])").await;
    browser.click(".all-options > summary").await;
    browser.click("label:has(> input[name=epidemics][value='4'])").await;
    browser.seat(0, "me").await;
    browser.seat(1, second_seat).await;
    browser.click("main form button[type=submit].main").await;
    browser.until_table().await
}

/// Clicks a button that moves on, and waits for the page to follow.
async fn move_on(browser: &Browser<'_>) {
    let version = browser.version().await;
    let buttons = browser.ask(CLICKABLE).await;
    let Some(id) = buttons.as_array().and_then(|ids| ids.first()).and_then(Value::as_str) else {
        // The others decide, unless they just did.
        tokio::time::sleep(Duration::from_millis(20)).await;
        return;
    };
    let Ok(button) = browser.client.find(Locator::Id(id)).await else { return };
    if let Err(error) = button.click().await {
        // A live update may have taken the button away.
        assert!(browser.version().await > version, "{id}: {error}");
        return;
    }
    browser.until_later_than(version).await;
}

async fn play_to_the_end(browser: &Browser<'_>) {
    for _ in 0..2_000 {
        if browser.has("#result").await {
            return;
        }
        move_on(browser).await;
        // Two taps at once in one place are a double tap, which counts once.
        let pause = "return new Promise((go) => setTimeout(go, navigator.maxTouchPoints > 0 ? 550 : 0))";
        browser.ask(pause).await;
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_against_bots() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        ada.picture("home-desktop").await;
        ada.open("/new/pandemic").await;
        ada.picture("new-desktop").await;
        let table = new_table(&ada, "bot-teammate").await;
        ada.picture("table-desktop").await;
        ada.ask("window.sameDocument = true").await;
        play_to_the_end(&ada).await;
        assert_eq!(ada.ask("return window.sameDocument").await, true, "the page was never left");
        let seen = "const box = document.getElementById('result').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight";
        assert_eq!(ada.ask(seen).await, true, "the result is in sight");
        ada.picture("result-desktop").await;
        assert!(!ada.text("#result h2").await.is_empty() && !ada.text("#result p").await.is_empty());

        std::fs::create_dir_all(site.downloads()).unwrap();
        ada.click("#after-game a[download]").await;
        let record = downloaded(&site.downloads()).await;
        let record = kernel::Record::parse(&record).unwrap();
        assert_eq!(verify::<pandemic::State>(&record).unwrap().sealed, Sealed::Honest);

        ada.click(&format!("#after-game a[href='{table}/replay']")).await;
        ada.until("return document.getElementById('replay-steps') !== null").await;
        let first = replayed(&ada, 0).await;
        ada.click("#replay-forward").await;
        let second = replayed(&ada, 1).await;
        ada.click("#replay-last").await;
        let last = replayed(&ada, record.lines.len()).await;
        ada.picture("replay-desktop").await;
        assert!(first != second && second != last && first != last, "{first}\n{second}\n{last}");
        assert!(last.contains(&format!("Move {0} of {0}", record.lines.len())), "{last}");
        ada.click("#replay-first").await;
        assert_eq!(replayed(&ada, 0).await, first);
        ada.ask("document.getElementById('main').focus()").await;
        press(&ada, Key::Right).await;
        assert_eq!(replayed(&ada, 1).await, second);
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

/// The file that is downloaded there, once it is complete.
async fn downloaded(directory: &std::path::Path) -> String {
    for _ in 0..300 {
        let files = std::fs::read_dir(directory).unwrap().map(|file| file.unwrap().path());
        let record = files.into_iter().find(|file| file.extension().is_some_and(|ending| ending == "rec"));
        if let Some(text) = record.and_then(|file| std::fs::read_to_string(file).ok())
            && text.ends_with('\n')
        {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nothing is downloaded");
}

/// What a replay says of a step, once it is shown.
async fn replayed(browser: &Browser<'_>, step: usize) -> String {
    let shown = format!("return Number(document.getElementById('replay-jump').defaultValue) === {step}");
    browser.until(&shown).await;
    format!("{}: {}", browser.text("#replay-steps .at").await, browser.text("#replay-now").await)
}

#[test]
fn two_people_two_languages() {
    browse(async |site| {
        let hana = site.browser(&Kind { languages: "ja", ..Kind::DESKTOP }).await;
        let mei = site.browser(&Kind { languages: "zh-TW,zh", ..Kind::DESKTOP }).await;
        let table = new_table(&hana, "open").await;
        assert_eq!(hana.attribute("html", "lang").await, "ja");
        let invitation = hana.ask("return document.getElementById('invite').value").await;
        let invitation = invitation.as_str().unwrap();
        hana.picture("lobby-ja").await;

        mei.client.goto(invitation).await.unwrap();
        assert_eq!(mei.attribute("html", "lang").await, "zh-Hant");
        mei.picture("invitation-zh").await;
        mei.click("main form button[type=submit].main").await;
        assert_eq!(mei.until_table().await, table);

        hana.click("form[action$='/start'] button:enabled").await;
        for browser in [&hana, &mei] {
            browser.until("return document.getElementById('map') !== null").await;
            browser.ask("window.sameDocument = true").await;
        }
        // Until somebody's turn comes, both pass.
        while !hana.has("#do-end").await && !mei.has("#do-end").await {
            move_on(&hana).await;
            move_on(&mei).await;
        }
        let (active, other) = if hana.has("#do-end").await { (&hana, &mei) } else { (&mei, &hana) };
        hana.picture("table-ja").await;
        mei.picture("table-zh").await;

        let seat = active.ask("return document.querySelector('#act [name=seat]').value").await;
        let version = active.version().await;
        let theirs = format!(
            "return fetch('{table}/act', {{
                method: 'POST',
                headers: {{ accept: 'application/json' }},
                body: new URLSearchParams({{ seat: {seat}, version: {version}, action: 'end' }}),
            }}).then((answer) => answer.status)"
        );
        assert_eq!(other.ask(&theirs).await, 403);
        assert!(!other.has(&format!("#act [name=seat][value={seat}]")).await);
        assert_eq!(active.version().await, version);

        active.click("button[form=act].target").await;
        for browser in [active, other] {
            browser.until_later_than(version).await;
            assert_eq!(browser.ask("return window.sameDocument").await, true);
            let page = browser.ask("return document.documentElement.outerHTML").await;
            assert_eq!(untranslated(page.as_str().unwrap()), None);
        }
        hana.close().await;
        mei.close().await;
    });
}

/// The first text that is missing in a page's language: it is shown as its id in brackets.
fn untranslated(page: &str) -> Option<&str> {
    let is_id = |text: &&str| {
        text.starts_with(|first: char| first.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    page.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(id, _)| id).find(is_id)
}

#[test]
fn without_javascript() {
    browse(async |site| {
        let ada = site.browser(&Kind::WITHOUT_SCRIPTS).await;
        ada.open("/new/pandemic").await;
        ada.seat(1, "me").await;
        ada.click("main form button[type=submit].main").await;
        let table = ada.until_table().await;
        let version = ada.version().await;
        assert!(!ada.text("noscript .button").await.is_empty(), "scripts are off");
        let early = ada.has("#prompt > .early").await;
        if early {
            ada.click("#prompt > .early > summary").await;
        }
        let end = if early { "#prompt > .early button" } else { "#group-end button[form=act]" };
        ada.click(end).await;
        ada.until_later_than(version).await;
        assert_eq!(ada.until_table().await, table);
        ada.picture("table-without-scripts").await;
        ada.close().await;
    });
}

#[test]
fn what_is_lost_early_takes_two_clicks_and_a_rule_is_read_beside_the_table() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        let table = new_table(&ada, "me").await;
        while !ada.has("#do-end").await {
            move_on(&ada).await;
        }
        let in_sight = "return document.getElementById('do-end').checkVisibility()";
        assert_eq!(ada.ask(in_sight).await, false, "four actions are not lost by one click");
        let version = ada.version().await;
        ada.click(".early > summary").await;
        assert!(ada.has(".early > summary.armed").await && ada.version().await == version);
        ada.click("#targets button[form=act]").await;
        ada.until_later_than(version).await;
        assert_ne!(ada.ask("return document.getElementById('do-end')?.checkVisibility()").await, true);

        ada.ask("window.sameDocument = true").await;
        let rule = ada.text("#log-lines a.rule").await;
        ada.click("#log-lines a.rule").await;
        ada.until("return document.getElementById('rule').matches(':popover-open')").await;
        assert!(ada.text("#rule-said").await.starts_with(&rule));
        ada.picture("rule-desktop").await;
        press(&ada, Key::Escape).await;
        ada.until("return !document.getElementById('rule').matches(':popover-open')").await;
        assert_eq!(ada.ask("return document.activeElement.matches('#log-lines a.rule')").await, true);
        assert_eq!(ada.ask("return window.sameDocument").await, true, "the table was not left");
        assert_eq!(ada.until_table().await, table);
        ada.close().await;
    });
}

#[test]
fn at_phone_width() {
    browse(async |site| {
        let ada = site.browser(&Kind::PHONE).await;
        ada.open("/").await;
        fits(&ada, "home").await;
        ada.open("/about").await;
        fits(&ada, "about").await;
        ada.open("/rules/pandemic").await;
        fits(&ada, "rules").await;
        for game in ["pandemic", "outlive", "tokyo"] {
            ada.open(&format!("/gallery/{game}")).await;
            fits(&ada, &format!("gallery-{game}")).await;
        }
        ada.open("/new/pandemic").await;
        fits(&ada, "new").await;
        new_table(&ada, "me").await;
        fits(&ada, "table").await;
        primary_is_easy_to_tap(&ada).await;
        play_to_the_end(&ada).await;
        fits(&ada, "result").await;
        ada.click("#after-game a[href$='/replay']").await;
        ada.until("return document.getElementById('replay-steps') !== null").await;
        fits(&ada, "replay").await;
        for game in ["outlive", "tokyo"] {
            let table = window::Table::new(&ada, game, 2).await;
            for decisions in 0..40 {
                ada.open(&table.path).await;
                if ada.has("#early").await {
                    break;
                }
                table.decide(&ada, decisions * 7).await;
            }
            primary_is_easy_to_tap(&ada).await;
            fits(&ada, game).await;
        }
        ada.close().await;
        for (languages, picture) in [("ja", "ja"), ("zh-TW,zh", "zh")] {
            let browser = site.browser(&Kind { languages, ..Kind::PHONE }).await;
            browser.open("/new/pandemic").await;
            fits(&browser, &format!("new-{picture}")).await;
            new_table(&browser, "me").await;
            fits(&browser, &format!("table-{picture}")).await;
            let name = "W".repeat(40);
            let called = format!(
                "return fetch('/name', {{ method: 'POST', body: new URLSearchParams({{ name: '{name}' }}) }}).then((answer) => answer.ok)"
            );
            assert_eq!(browser.ask(&called).await, true);
            browser.client.refresh().await.unwrap();
            browser.until("return document.readyState === 'complete'").await;
            fits(&browser, &format!("table-long-name-{picture}")).await;
            primary_is_easy_to_tap(&browser).await;
            browser.close().await;
        }
    });
}

/// WCAG 2.2, 1.4.10: 320 pixels, as on a screen of 1280 at four times the size.
#[test]
fn nothing_scrolls_sideways_in_the_narrowest_window() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.widen((320, 640)).await;
        for path in ["/", "/about", "/settings", "/rules/tokyo", "/gallery/outlive", "/new/pandemic"] {
            ada.open(path).await;
            assert_no_wider(&ada, path).await;
        }
        for game in ["pandemic", "outlive", "tokyo"] {
            let table = window::Table::new(&ada, game, 2).await;
            ada.open(&table.path).await;
            assert_no_wider(&ada, game).await;
        }
        ada.close().await;
    });
}

/// The page is not wider than the screen.
async fn fits(browser: &Browser<'_>, name: &str) {
    browser.picture(&format!("{name}-phone")).await;
    assert_eq!(browser.ask("return innerWidth").await, 390, "{name}");
    assert_no_wider(browser, name).await;
}

async fn assert_no_wider(browser: &Browser<'_>, name: &str) {
    let wider = browser
        .ask(
            "const root = document.documentElement, width = root.clientWidth;
             const wide = (element) => element.getBoundingClientRect().right > width + 1;
             return root.scrollWidth <= width + 1 ? [] :
                [...document.querySelectorAll('body *')].filter(wide).map((e) => e.outerHTML.slice(0, 80))",
        )
        .await;
    assert_eq!(wider, Value::Array(vec![]), "{name} is too wide");
}

async fn primary_is_easy_to_tap(browser: &Browser<'_>) {
    let sizes = browser
        .ask(
            "const reached = (button) => {
                 const { x, y, width, height } = button.getBoundingClientRect();
                 return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? height : 0;
             };
             const seen = (css) => [...document.querySelectorAll(css)].find((button) => button.checkVisibility());
             return [seen('#desk .choice:not(.early *)'), seen('#desk .early > summary')].map((one) => one && reached(one))",
        )
        .await;
    let (first, early) = (sizes[0].as_f64(), sizes[1].as_f64());
    assert!(first.or(early).is_some(), "{sizes}");
    assert!(first.is_none_or(|first| first >= 40.0), "{sizes}");
    // What ends something early is wanted more seldom.
    assert!(early.is_none_or(|early| early >= 32.0), "{sizes}");
}

#[test]
fn by_keyboard() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        new_table(&ada, "me").await;
        let version = ada.version().await;
        press(&ada, Key::Tab).await;
        tab_to_a_move(&ada).await;
        ada.picture("focus-desktop").await;
        // What was pressed keeps the focus if it is still there: a city on the map may be of further use.
        let pressed = "return document.activeElement.id";
        let mut was = ada.ask(pressed).await;
        press(&ada, Key::Enter).await;
        ada.until_later_than(version).await;
        // A move may ask the other seat: then there are no choices, and the focus waits at the prompt.
        let acts = "document.querySelector('#choices button[form=act]')";
        let at_choices =
            format!("return {acts} === null || document.activeElement.closest('#choices') !== null");
        for _ in 0..3 {
            ada.until(&format!("{at_choices} || document.activeElement.id === {was}")).await;
            if ada.ask(&format!("return {acts} === null")).await == true {
                break;
            }
            let version = ada.version().await;
            press(&ada, Key::Tab).await;
            tab_to_a_move(&ada).await;
            was = ada.ask(pressed).await;
            press(&ada, Key::Enter).await;
            ada.until_later_than(version).await;
        }
        ada.until(&format!("{at_choices} || document.activeElement.id === {was}")).await;
        ada.client.refresh().await.unwrap();
        press(&ada, Key::Tab).await;
        assert_eq!(ada.ask("return document.activeElement.matches('.skip')").await, true);
        press(&ada, Key::Enter).await;
        ada.until(&at_choices).await;
        ada.close().await;
    });
}

/// Goes on with the Tab key until a move has the focus, and unfolds the lists of moves on the way. The focus can be seen wherever it is.
async fn tab_to_a_move(ada: &Browser<'_>) {
    for _ in 0..60 {
        let focused = ada
            .ask(
                "const focused = document.activeElement;
                 const around = focused.matches('[data-stop]') ? focused.querySelector('.touch') : null;
                 const ring = focused.closest('#targets > g')?.querySelector(':scope > .ring');
                 const { outlineStyle, outlineWidth } = getComputedStyle(focused);
                 const shown = () => {
                     if (ring) return getComputedStyle(ring).display !== 'none';
                     if (!around) return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
                     const { stroke, strokeWidth } = getComputedStyle(around);
                     return stroke !== 'none' && parseFloat(strokeWidth) >= 2;
                 };
                 return {
                     acts: focused.matches('button[form=act]'),
                     folded: focused.matches('#choices details:not([open]) > summary'),
                     what: focused.outerHTML.slice(0, 120),
                     visible: focused.matches(':focus-visible') && shown(),
                 }",
            )
            .await;
        assert_eq!(focused["visible"], true, "{}", focused["what"]);
        if focused["acts"] == true {
            return;
        }
        if focused["folded"] == true {
            press(ada, Key::Enter).await;
        }
        press(ada, Key::Tab).await;
    }
    panic!("no move is reached");
}

async fn press(browser: &Browser<'_>, key: Key) {
    let focused = browser.client.active_element().await.unwrap();
    focused.send_keys(&char::from(key).to_string()).await.unwrap();
}

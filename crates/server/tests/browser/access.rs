//! Every page is open to everybody: axe finds nothing to complain of, in any language, width and colour scheme.
//!
//! HOLDFAST_AXE is the path of `axe.min.js` of the npm package axe-core. Without it the test is skipped, unless
//! HOLDFAST_BROWSER_TESTS=required.

use crate::driver::{ADMIN_SECRET, Browser, Kind, browse, missing};
use serde_json::{Map, Value, json};
use std::env;

/// Makes what there is to see and returns its addresses by name. The reader sits at every table.
const PREPARE: &str = r#"
    const post = (address, form) => fetch(address, { method: 'POST', body: new URLSearchParams(form) });
    const table = async (game, form) => new URL((await post(`/new/${game}`, form)).url).pathname;
    const play = async (table, decisions) => {
        const address = `/api${table.replace('/t/', '/tables/')}`;
        for (let turn = 0; turn < decisions; turn += 1) {
            const { phase, seat, legal, version } = await (await fetch(address)).json();
            if (phase === 'over') return;
            const lets = legal.find((action) => /^(end|pass|ready|agree|keep|done)/.test(action));
            const action = (turn % 3 === 2 && lets) || legal[turn % legal.length];
            if (!action) continue;
            const headers = { 'content-type': 'application/json' };
            await fetch(`${address}/act`, { method: 'POST', headers, body: JSON.stringify({ seat, version, action }) });
        }
    };
    const pages = { home: '/', about: '/about', settings: '/settings', groups: '/groups', missing: '/no-such-page' };
    Object.assign(pages, { devices: '/devices', continue: '/continue', 'delete oneself': '/settings/delete' });
    await post('/name', { name: 'Ada' });
    pages.group = new URL((await post('/groups', { group: 'Friday night', name: 'Ada' })).url).pathname;
    pages.lobby = await table('pandemic', { players: 2, 'seat-0': 'me', 'seat-1': 'open' });
    const lobby = await (await fetch(pages.lobby)).text();
    pages.invite = lobby.match(/\/j\/[0-9a-z]+/)[0];
    for (const game of ['pandemic', 'outlive', 'tokyo']) {
        pages[`${game}, new`] = `/new/${game}`;
        pages[`${game}, rules`] = `/rules/${game}`;
        pages[`${game}, gallery`] = `/gallery/${game}`;
        pages[`${game}, first question`] = await table(game, { players: 2, 'seat-0': 'me', 'seat-1': 'me' });
        pages[`${game}, table`] = await table(game, { players: 2, 'seat-0': 'me', 'seat-1': 'me' });
        await play(pages[`${game}, table`], 14);
    }
    const over = await table('pandemic', { players: 2, 'seat-0': 'me', 'seat-1': 'me' });
    await play(over, 3000);
    pages.finished = over;
    pages.replay = `${over}/replay?at=20`;
    pages.log = `${over}/log`;
    await post(`${over}/report`, { about: 'table', text: 'Its title is rude.' });
    pages['admin, door'] = '/admin';
    pages['delete a table'] = `${over}/delete`;
    pages['report a table'] = `${over}/report`;
    return pages"#;

/// The same as an operator, who has done something.
const ENTER: &str = r#"
    const post = (address, form) => fetch(address, { method: 'POST', body: new URLSearchParams(form) });
    await post('/admin', { secret: 'SECRET' });
    await post('/admin/act', { act: 'ban', target: '192.0.2.0/24', value: '7', why: 'flood', section: 'bans' });
    await post('/admin/act', { act: 'rename-person', target: 'person 1', value: 'Grace', why: 'rude', section: 'people' });
    const sections = ['tables', 'people', 'reports', 'bans', 'limits', 'slow', 'audit'];
    return Object.fromEntries(sections.map((section) => [`admin, ${section}`, `/admin/${section}`]))"#;

/// What axe complains of in the page as it is: rule and element.
const COMPLAINTS: &str = "
    return axe.run({ resultTypes: ['violations'], preload: false, iframes: false, ...arguments[0] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))";

#[test]
fn everybody_can_use_every_page() {
    let Some(axe) = env::var_os("HOLDFAST_AXE") else {
        missing("HOLDFAST_AXE does not name axe.min.js of the npm package axe-core");
        return;
    };
    let axe = std::fs::read_to_string(&axe).unwrap_or_else(|error| panic!("{}: {error}", axe.display()));
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        let mut complaints = Vec::new();
        for prepare in [PREPARE.to_owned(), ENTER.replace("SECRET", ADMIN_SECRET)] {
            let pages = ada.ask(&format!("return (async () => {{ {prepare} }})()")).await;
            complaints.append(&mut complaints_of(&ada, &axe, pages.as_object().unwrap()).await);
        }
        assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
        ada.close().await;
    });
}

/// What is wrong with these pages, in every language, width and colour scheme.
async fn complaints_of(ada: &Browser<'_>, axe: &str, pages: &Map<String, Value>) -> Vec<String> {
    let mut complaints = Vec::new();
    for lang in ["en", "ja", "zh-Hant"] {
        let speak = format!(
            "return fetch('/lang', {{ method: 'POST', body: new URLSearchParams({{ lang: '{lang}' }}) }}).then((answer) => answer.ok)"
        );
        assert_eq!(ada.ask(&speak).await, true);
        for (name, address) in pages {
            ada.open(address.as_str().unwrap()).await;
            assert_eq!(ada.attribute("html", "lang").await, lang);
            ada.ask(axe).await;
            for (width, scheme) in [(1280, "light"), (390, "light"), (390, "dark"), (1280, "dark")] {
                for complaint in seen_so(ada, width, scheme).await {
                    complaints.push(format!("{name}, {lang}, {width} px, {scheme}: {complaint}"));
                }
                if name == "pandemic, table" {
                    ada.ask(OPEN_KEYS).await;
                    for complaint in seen_so(ada, width, scheme).await {
                        complaints.push(format!("keys, {lang}, {width} px, {scheme}: {complaint}"));
                    }
                    ada.ask("document.getElementById('keys').hidePopover()").await;
                }
            }
        }
    }
    complaints
}

/// Shows the list of keys.
const OPEN_KEYS: &str = "document.getElementById('keys').showPopover()";

/// What lies beside the window or cannot be scrolled to, of this element and what it holds.
const BESIDE: &str = "
    const whole = document.querySelector(arguments[0]);
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    const popover = whole.matches(':popover-open');
    const beside = [whole, ...whole.querySelectorAll('*')].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return thing.checkVisibility() && box.width > 1 && (box.left < -1 || box.right > innerWidth + 1);
    });
    if (popover && (top < 0 || bottom > innerHeight + 1)) beside.push(whole);
    return beside.map((thing) => thing.outerHTML.slice(0, 120));";

#[test]
fn settings_and_keys_can_be_read_at_twice_the_size() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        // A window of 1280 by 800, zoomed to 200 %.
        ada.widen((640, 400)).await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.open("/settings").await;
            ada.speak(lang).await;
            ada.open("/settings").await;
            let beside = ada.client.execute(BESIDE, vec![json!("#main")]).await.unwrap();
            assert_eq!(beside, json!([]), "settings, {lang}");
            ada.picture(&format!("settings-zoomed-{lang}")).await;
            ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me").await;
            ada.ask(OPEN_KEYS).await;
            let beside = ada.client.execute(BESIDE, vec![json!("#keys")]).await.unwrap();
            assert_eq!(beside, json!([]), "keys, {lang}");
            ada.picture(&format!("keys-zoomed-{lang}")).await;
        }
        ada.close().await;
    });
}

/// What is wrong with the page at this width and in these colours. In the dark only colours are looked at: nothing else
/// differs.
async fn seen_so(browser: &Browser<'_>, width: u32, scheme: &str) -> Vec<String> {
    browser
        .devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false }),
        )
        .await;
    let features = json!([
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]);
    browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    let rules = match scheme {
        "dark" => json!({ "runOnly": ["color-contrast", "link-in-text-block"] }),
        _ => json!({ "rules": { "target-size": { "enabled": true } } }),
    };
    let complaints = browser.client.execute(COMPLAINTS, vec![rules]).await.unwrap();
    let complaints = complaints.as_array().unwrap();
    complaints.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

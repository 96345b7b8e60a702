//! Everything a player needs lies in the window: the board, their own hand, what is asked, what can be done, and the way back.

use crate::driver::{Browser, Kind, browse};
use serde_json::{Value, json};

/// The windows a table fits into, in CSS pixels.
const WINDOWS: [(u32, u32); 6] =
    [(1280, 800), (1440, 900), (1920, 1080), (1024, 768), (844, 390), (390, 844)];

/// What does not lie in the window, or lies under something else. On a phone the hand and the choices scroll within their
/// boxes: there the number of cards and what stands first in each must be seen.
const AMISS: &str = r"
    const amiss = [];
    const phone = innerWidth < 1000;
    const whole = (name, element) => {
        if (!element) return amiss.push(`${name} is missing`);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const place = `${Math.round(left)} ${Math.round(top)} to ${Math.round(right)} ${Math.round(bottom)}`;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return amiss.push(`${name} lies at ${place}`);
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!seen || !(element.contains(seen) || seen.contains(element))) amiss.push(`${name} at ${place} is covered by ${seen?.outerHTML.slice(0, 80)}`);
    };
    const all = (name, selector) => {
        const place = (element) => { const { left, top } = element.getBoundingClientRect(); return top * innerWidth + left };
        const found = [...document.querySelectorAll(selector)].sort((one, other) => place(one) - place(other));
        (phone ? found.slice(0, 1) : found).forEach((element, place) => whole(`${name} ${place + 1}`, element));
    };
    whole('the board', document.querySelector('#board'));
    whole('what is asked', document.querySelector('#ask'));
    whole('whose hand it is', document.querySelector('.hand.mine > header'));
    all('card', '.hand.mine .cards > li');
    all('choice', '#choices > *');
    if (document.querySelector('#undo')) whole('the way back', document.querySelector('#undo button'));
    if (document.documentElement.scrollWidth > innerWidth) amiss.push('the page is too wide');
    return amiss";

/// A table of this many seats, all of them the reader's, after these decisions of a kind: the first that is legal.
async fn table(ada: &Browser<'_>, players: u8, decisions: u8) -> String {
    let play = format!(
        r"return (async () => {{
            const form = {{ players: {players} }};
            for (let seat = 0; seat < {players}; seat += 1) form[`seat-${{seat}}`] = 'me';
            const {{ url }} = await fetch('/new/pandemic', {{ method: 'POST', body: new URLSearchParams(form) }});
            const table = new URL(url).pathname;
            const address = `/api${{table.replace('/t/', '/tables/')}}`;
            for (let turn = 0; turn < {decisions}; turn += 1) {{
                const {{ phase, seat, legal, version }} = await (await fetch(address)).json();
                if (phase === 'over' || !legal.length) break;
                const headers = {{ 'content-type': 'application/json' }};
                await fetch(`${{address}}/act`, {{ method: 'POST', headers, body: JSON.stringify({{ seat, version, action: legal[0] }}) }});
            }}
            return table;
        }})()"
    );
    ada.ask(&play).await.as_str().expect("a table").to_owned()
}

#[test]
fn a_table_of_pandemic_fits_the_window() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        let mut amiss = Vec::new();
        for (lang, players, decisions) in [("en", 2, 0), ("ja", 3, 9), ("zh-Hant", 4, 16), ("en", 5, 23)] {
            let speak = format!(
                "return fetch('/lang', {{ method: 'POST', body: new URLSearchParams({{ lang: '{lang}' }}) }}).then((answer) => answer.ok)"
            );
            assert_eq!(ada.ask(&speak).await, true);
            let table = table(&ada, players, decisions).await;
            ada.open(&table).await;
            for (width, height) in WINDOWS {
                let window =
                    json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                ada.devtools("Emulation.setDeviceMetricsOverride", window).await;
                let found = ada.ask(AMISS).await;
                let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
                amiss
                    .extend(found.map(|what| format!("{players} seats, {lang}, {width} × {height}: {what}")));
            }
        }
        assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
        ada.close().await;
    });
}

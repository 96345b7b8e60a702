//! Everything a player needs lies in the window: the board, their own hand, what is asked, what can be done, and the way back.

use crate::driver::{Browser, Kind, browse};
use serde_json::{Value, json};

/// The windows a table fits into, in CSS pixels.
const WINDOWS: [(u32, u32); 6] =
    [(1280, 800), (1440, 900), (1920, 1080), (1024, 768), (844, 390), (390, 844)];

/// What lies in the window at every table of a game, by name, as selectors.
struct Measured {
    game: &'static str,
    /// There is one of each.
    one: &'static [(&'static str, &'static str)],
    /// All of them, if there are any.
    every: &'static [(&'static str, &'static str)],
    /// On a phone they scroll within their boxes: there what stands first must be seen.
    first: &'static [(&'static str, &'static str)],
}

const PANDEMIC: Measured = Measured {
    game: "pandemic",
    one: &[("the board", "#board"), ("what is asked", "#ask"), ("whose hand it is", ".hand.mine > header")],
    every: &[("the way back", "#undo button")],
    first: &[("card", ".hand.mine .cards > li"), ("choice", "#choices > *")],
};

const TOKYO: Measured = Measured {
    game: "tokyo",
    one: &[
        ("the mat, or who is to play whom", "#casting, #area-akiba"),
        ("what is asked", "#ask"),
        ("whose hand it is", ".dock > header, #casting > h2"),
        ("the round", "#round-number"),
    ],
    every: &[
        ("the way back", "#undo button"),
        ("area", ".top-of-table:not(:has(> .casting)) .quarter:not(.site)"),
        ("slot", ".top-of-table:not(:has(> .casting)) .berth .slot"),
    ],
    first: &[("role", ".role-card > header"), ("card", ".dock .papers > li"), ("choice", "#choices > *")],
};

/// What does not lie in the window, or lies under something else.
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
    const all = (name, selector, shown) => {
        const place = (element) => { const { left, top } = element.getBoundingClientRect(); return top * innerWidth + left };
        const found = [...document.querySelectorAll(selector)].sort((one, other) => place(one) - place(other));
        found.slice(0, shown).forEach((element, place) => whole(`${name} ${place + 1}`, element));
    };
    for (const [name, selector] of measured.one) whole(name, document.querySelector(selector));
    for (const [name, selector] of measured.every) all(name, selector);
    for (const [name, selector] of measured.first) all(name, selector, phone ? 1 : undefined);
    if (document.documentElement.scrollWidth > innerWidth) amiss.push('the page is too wide');
    return amiss";

impl Measured {
    /// What is amiss on the page that is shown.
    async fn amiss(&self, ada: &Browser<'_>) -> Vec<String> {
        let measured = json!({ "one": self.one, "every": self.every, "first": self.first });
        let found = ada.ask(&format!("const measured = {measured};{AMISS}")).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Tables in these languages, with this many seats and after this many decisions, fit every window.
    fn fits(&'static self, tables: &'static [(&'static str, u8, u8)]) {
        browse(async |site| {
            let ada = site.browser(&Kind::DESKTOP).await;
            ada.open("/").await;
            let mut amiss = Vec::new();
            for &(lang, players, decisions) in tables {
                let speak = format!(
                    "return fetch('/lang', {{ method: 'POST', body: new URLSearchParams({{ lang: '{lang}' }}) }}).then((answer) => answer.ok)"
                );
                assert_eq!(ada.ask(&speak).await, true);
                let table = table(&ada, self.game, players, decisions).await;
                ada.open(&table).await;
                for (width, height) in WINDOWS {
                    let window =
                        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                    ada.devtools("Emulation.setDeviceMetricsOverride", window).await;
                    let found = self.amiss(&ada).await;
                    let told = |what| {
                        format!("{players} seats, {lang}, {decisions} decisions, {width} × {height}: {what}")
                    };
                    amiss.extend(found.into_iter().map(told));
                }
            }
            assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
            ada.close().await;
        });
    }
}

/// A table of this many seats, all of them the reader's, after these decisions of a kind: the first that is legal.
async fn table(ada: &Browser<'_>, game: &str, players: u8, decisions: u8) -> String {
    let play = format!(
        r"return (async () => {{
            const form = {{ players: {players} }};
            for (let seat = 0; seat < {players}; seat += 1) form[`seat-${{seat}}`] = 'me';
            const {{ url }} = await fetch('/new/{game}', {{ method: 'POST', body: new URLSearchParams(form) }});
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
    PANDEMIC.fits(&[("en", 2, 0), ("ja", 3, 9), ("zh-Hant", 4, 16), ("en", 5, 23)]);
}

#[test]
fn a_table_of_tokyo_fits_the_window() {
    TOKYO.fits(&[("en", 1, 0), ("ja", 2, 10), ("zh-Hant", 3, 30), ("en", 4, 50)]);
}

//! Everything a player needs lies in the window: the board, their own hand, what is asked, what can be done, and the way back.

use crate::at_tokyo::{BUY, LESSONS};
use crate::driver::{Browser, Kind, Site, browse_beside_others};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::time::Duration;
use tokio::time::sleep;

/// The windows a table fits into, in CSS pixels.
pub(crate) const WINDOWS: [(u32, u32); 6] =
    [(1280, 800), (1440, 900), (1920, 1080), (1024, 768), (844, 390), (390, 844)];

/// What lies in the window at every table of a game, by name, as selectors.
struct Measured {
    game: &'static str,
    /// There is one of each.
    one: &'static [(&'static str, &'static str)],
    /// All of them, if there are any.
    every: &'static [(&'static str, &'static str)],
    /// On a phone they scroll within their boxes: there what stands first must be seen, or its first button.
    first: &'static [(&'static str, &'static str)],
}

/// What ends a phase early stands beside what is asked.
const EARLY: (&str, &str) = ("the early end", "#prompt > .early > summary");

const PANDEMIC: Measured = Measured {
    game: "pandemic",
    one: &[("the board", "#board"), ("what is asked", "#ask"), ("whose hand it is", ".hand.mine > header")],
    every: &[("the way back", "#undo button"), EARLY],
    first: &[("card", ".hand.mine .cards > li"), ("choice", "#choices > *")],
};

const OUTLIVE: Measured = Measured {
    game: "outlive",
    one: &[
        ("the board", "#board"),
        ("what is asked", "#ask"),
        ("whose shelter it is", ".own-clan > header"),
        ("the store", ".dock .store"),
    ],
    every: &[
        ("the way back", "#undo button"),
        EARLY,
        ("area", ".play:not(.choosing) .area"),
        ("hero", ".piece .strength"),
        ("token", ".dock .store > li"),
        ("action point", "#prompt .tally > i"),
    ],
    first: &[
        ("dealt card", ".dealt-card"),
        ("room", ".dock .cell"),
        ("tile", ".dock .tile"),
        ("choice", "#choices > *"),
    ],
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
        EARLY,
        ("area", ".top-of-table:not(:has(> .casting)) .quarter:not(.site)"),
        ("slot", ".top-of-table:not(:has(> .casting)) .berth .slot"),
    ],
    first: &[("role", ".role-card > header"), ("card", ".dock .papers > li"), ("choice", "#choices > *")],
};

/// The form of a new table, as it is at first: unfolded where it is chosen who sits in the second seat.
const NEW_TABLE: Measured = Measured {
    game: "",
    one: &[
        ("the options", ".all-options"),
        ("what is chosen", "#new-summary"),
        ("the button", ".finish button"),
    ],
    every: &[
        ("preset", ".preset"),
        ("seat", ".seat-form:nth-of-type(-n + 2)"),
        ("place to add", ".add-seat:nth-of-type(n + 2)"),
        ("choice", ".seat-form[data-seat='1'] :is(.guest, .rung)"),
        ("number of players", "[data-option=players] .pick"),
    ],
    first: &[],
};

/// What can be done after a game, wherever on its last page one is.
const ENDED: Measured =
    Measured { game: "", one: &[], every: &[], first: &[("button", "#after-game .button")] };

/// What does not lie in the window, or lies under something else.
const AMISS: &str = r"
    const amiss = [];
    const phone = innerWidth < 1000;
    const place = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top].map(Math.round).join(' ') + ' to ' + [right, bottom].map(Math.round).join(' ');
    };
    const around = (element) => {
        const boxes = [];
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) boxes.push(`${box.localName}.${box.className} at ${place(box)}`);
        return boxes.join(' in ');
    };
    const whole = (name, element) => {
        if (!element) return amiss.push(`${name} is missing`);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return amiss.push(`${name} lies at ${place(element)}`);
        const piece = element.closest('.piece');
        if (piece) {
            const area = document.querySelector(`.area.${[...piece.classList].filter((name) => /^(column|line)-/.test(name)).join('.')}`);
            const within = area.getBoundingClientRect();
            if (left < within.left - 4 || right > within.right + 4 || top < within.top || bottom > within.bottom + 9) amiss.push(`${name} at ${place(element)} is not in its area`);
            return;
        }
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A hero who stands in the middle of an area is part of it.
        if (element.matches('.area') && seen?.closest('.piece, .pick-up')) return;
        if (!seen || !(element.contains(seen) || seen.contains(element))) amiss.push(`${name} at ${place(element)}, in ${around(element)}, is covered by ${seen?.outerHTML.slice(0, 80)}, in ${seen ? around(seen) : 'nothing'}`);
    };
    const all = (name, selector, shown) => {
        const order = (element) => { const { left, top } = element.getBoundingClientRect(); return top * innerWidth + left };
        const found = [...document.querySelectorAll(selector)].sort((one, other) => order(one) - order(other));
        const begins = (element) => [...element.querySelectorAll('button, summary')].find((part) => part.checkVisibility()) ?? element;
        found.slice(0, shown).forEach((element, nth) => whole(`${name} ${nth + 1}`, shown ? begins(element) : element));
    };
    for (const [name, selector] of measured.one) whole(name, document.querySelector(selector));
    for (const [name, selector] of measured.every) all(name, selector);
    for (const [name, selector] of measured.first) all(name, selector, phone ? 1 : undefined);
    if (document.documentElement.scrollWidth > innerWidth) amiss.push('the page is too wide');
    return amiss";

/// What kind of thing is asked: what the choices are made up of.
const KIND: &str =
    "return [...document.querySelectorAll('#choices > *')].map(({ id, className }) => id || className)";

impl Measured {
    /// What is amiss on the page that is shown, once it has come to rest.
    async fn amiss(&self, ada: &Browser<'_>) -> Vec<String> {
        let measured = json!({ "one": self.one, "every": self.every, "first": self.first });
        let script = format!("const measured = {measured};{AMISS}");
        let mut amiss = Vec::new();
        for rest in [0, 200, 800] {
            sleep(Duration::from_millis(rest)).await;
            let found = ada.ask(&script).await;
            amiss =
                found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
            if amiss.is_empty() {
                break;
            }
        }
        amiss
    }

    /// What is amiss in these windows.
    async fn amiss_in(&self, windows: &[(u32, u32)], ada: &Browser<'_>) -> Vec<String> {
        let mut amiss = Vec::new();
        for &(width, height) in windows {
            ada.widen((width, height)).await;
            amiss.extend(self.amiss(ada).await.into_iter().map(|what| format!("{width} × {height}: {what}")));
        }
        amiss
    }

    /// Tables in these languages, with this many seats and after this many decisions, fit every window.
    fn fits(&'static self, tables: &'static [(&'static str, u8, u8)]) {
        browse_beside_others(async |site| {
            let ada = still(site).await;
            let mut amiss = Vec::new();
            for &(lang, players, decisions) in tables {
                ada.speak(lang).await;
                ada.widen(WINDOWS[0]).await;
                Table::after(&ada, self.game, players, decisions).await;
                let told = |what| format!("{players} seats, {lang}, {decisions} decisions, {what}");
                amiss.extend(self.amiss_in(&WINDOWS, &ada).await.into_iter().map(told));
            }
            assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
            ada.close().await;
        });
    }

    /// At each moment of a whole game with these options the table that is shown fits a window, and all of them where something of its
    /// kind has not been asked before and now and then, without being loaded anew.
    fn stays(&'static self, lang: &'static str, players: u8, options: &'static str) {
        browse_beside_others(async |site| {
            let ada = still(site).await;
            ada.speak(lang).await;
            let table = Table::with(&ada, self.game, players, options).await;
            let (mut amiss, mut decisions, mut kinds) = (Vec::new(), 0, BTreeSet::new());
            while let Some(version) = table.decide(&ada, decisions * 7).await {
                decisions += 1;
                ada.until(&format!("return document.querySelector('main').dataset.version >= {version}"))
                    .await;
                if ada.has("main.over").await {
                    break;
                }
                let of_new_kind = kinds.insert(ada.ask(KIND).await.to_string());
                let windows = if of_new_kind || decisions.is_multiple_of(8) {
                    &WINDOWS[..]
                } else {
                    &WINDOWS[decisions % WINDOWS.len()..][..1]
                };
                let told = |what| format!("after {decisions} decisions, {what}");
                amiss.extend(self.amiss_in(windows, &ada).await.into_iter().map(told));
            }
            assert!(ada.has("main.over").await, "the game stops after {decisions} decisions");
            assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
            ada.close().await;
        });
    }
}

/// A browser where what moves is where it will be.
pub(crate) async fn still(site: &Site) -> Browser<'_> {
    let ada = site.browser(&Kind::DESKTOP).await;
    ada.open("/").await;
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    ada.devtools("Emulation.setEmulatedMedia", still).await;
    ada
}

/// A table all of whose seats are the reader's.
pub(crate) struct Table {
    pub(crate) path: String,
}

impl Table {
    pub(crate) async fn new(ada: &Browser<'_>, game: &str, players: u8) -> Table {
        Table::with(ada, game, players, "").await
    }

    /// The same with these options.
    async fn with(ada: &Browser<'_>, game: &str, players: u8, options: &str) -> Table {
        let mut form = format!("/new/{game}?players={players}{options}");
        for seat in 0..players {
            form.push_str(&format!("&seat-{seat}=me"));
        }
        Table { path: ada.begin(&form).await }
    }

    /// Opens a table where this many decisions have been made. Some deals are over sooner: they are dealt anew.
    pub(crate) async fn after(ada: &Browser<'_>, game: &str, players: u8, decisions: u8) -> Table {
        loop {
            let table = Table::new(ada, game, players).await;
            for _ in 0..decisions {
                table.decide(ada, 0).await;
            }
            ada.open(&table.path).await;
            if !ada.has("main.over").await {
                return table;
            }
        }
    }

    /// Opens the table in each of these windows: this script finds nothing there. What it is about is said where it does.
    pub(crate) async fn has_nothing(
        &self,
        ada: &Browser<'_>,
        script: &str,
        windows: &[(u32, u32)],
        about: impl Display,
    ) {
        for window in windows {
            ada.widen(*window).await;
            ada.open(&self.path).await;
            assert_eq!(ada.ask(script).await, json!([]), "{about}, {window:?}");
        }
    }

    /// Decides for a seat that is asked: of what is legal the one at this place, counted round and round. Returns what the table
    /// is afterwards, or nothing once the game is over.
    pub(crate) async fn decide(&self, ada: &Browser<'_>, place: usize) -> Option<u64> {
        self.choose(ada, &format!("legal[{place} % legal.length]")).await
    }

    /// The same with what the script `action` takes from `legal`.
    pub(crate) async fn choose(&self, ada: &Browser<'_>, action: &str) -> Option<u64> {
        let address = format!("/api{}", self.path.replace("/t/", "/tables/"));
        let decide = format!(
            r"return (async () => {{
                const {{ phase, seat, legal, version }} = await (await fetch('{address}')).json();
                if (phase === 'over') return;
                const headers = {{ 'content-type': 'application/json' }};
                const action = {action};
                const answer = await fetch('{address}/act', {{ method: 'POST', headers, body: JSON.stringify({{ seat, version, action }}) }});
                return (await answer.json()).version;
            }})()"
        );
        ada.ask(&decide).await.as_u64()
    }
}

#[test]
fn a_table_of_pandemic_fits_the_window() {
    PANDEMIC.fits(&[("en", 2, 0), ("ja", 3, 9), ("zh-Hant", 4, 16), ("en", 5, 14)]);
}

/// Where the button that ends the actions lies: beside the question or below it, within the same frame, and on one line with the
/// way back; and whether there is another one.
const BESIDE_UNDO: &str = "
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const [prompt, early, undo] = ['#prompt', '#early > summary', '#undo button'].map(box);
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    return early.top >= prompt.top && early.bottom <= prompt.bottom && early.left >= undo.right
        && Math.abs(middle(early) - middle(undo)) < 8 && document.querySelectorAll('.early, #choices [value=end]').length === 1";

#[test]
fn the_end_of_the_actions_stands_beside_the_way_back() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            ada.widen(WINDOWS[0]).await;
            let table = Table::new(&ada, "pandemic", 2).await;
            let drive = "legal.find((action) => action.startsWith('drive')) ?? legal[0]";
            table.choose(&ada, drive).await;
            for window in WINDOWS {
                ada.widen(window).await;
                ada.open(&table.path).await;
                assert_eq!(ada.ask(BESIDE_UNDO).await, true, "{lang}, {window:?}");
                ada.click("#early > summary").await;
                assert_eq!(ada.ask(BESIDE_UNDO).await, true, "{lang}, {window:?}, once it has been touched");
            }
        }
        ada.close().await;
    });
}

/// What of one's own role card and of the name above it is cut.
const CUT: &str = "
    const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
    return ['.hand.mine > header h3', '.hand.mine > .ability'].filter((css) => cut(document.querySelector(css)))";

#[test]
fn the_role_card_of_pandemic_and_the_name_above_it_are_whole() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            let table = Table::after(&ada, "pandemic", 3, 1).await;
            for window in &WINDOWS[..4] {
                ada.widen(*window).await;
                ada.open(&table.path).await;
                assert_eq!(ada.ask(CUT).await, json!([]), "{lang}, {window:?}");
            }
        }
        ada.close().await;
    });
}

#[test]
fn a_table_of_tokyo_fits_the_window() {
    TOKYO.fits(&[("en", 1, 0), ("ja", 2, 10), ("zh-Hant", 3, 30), ("en", 4, 50)]);
}

#[test]
fn a_table_of_outlive_fits_the_window() {
    OUTLIVE.fits(&[("en", 2, 0), ("ja", 3, 29), ("zh-Hant", 4, 70), ("en", 3, 130)]);
}

#[test]
fn a_table_of_pandemic_fits_the_window_from_first_to_last() {
    PANDEMIC.stays("en", 3, "");
}

#[test]
fn a_table_of_tokyo_fits_the_window_from_first_to_last() {
    TOKYO.stays("en", 2, "");
}

#[test]
fn a_table_of_pandemic_with_everything_fits_the_window_from_first_to_last() {
    PANDEMIC.stays("ja", 4, "&preset=everything");
}

#[test]
fn a_story_of_tokyo_fits_the_window_from_first_to_last() {
    TOKYO.stays("ja", 3, "&preset=s03");
}

#[test]
fn a_table_of_outlive_fits_the_window_from_first_to_last() {
    OUTLIVE.stays("en", 2, "");
}

#[test]
fn a_new_table_fits_a_window() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let mut amiss = Vec::new();
        ada.open("/").await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            for game in ["pandemic", "outlive", "tokyo"] {
                ada.open(&format!("/new/{game}")).await;
                let found = NEW_TABLE.amiss_in(&WINDOWS[..1], &ada).await;
                amiss.extend(found.into_iter().map(|what| format!("{game}, {lang}: {what}")));
            }
        }
        assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
        ada.close().await;
    });
}

#[test]
fn what_can_be_done_after_a_game_stays_in_sight() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table::new(&ada, "pandemic", 2).await;
        while table.decide(&ada, 0).await.is_some() {}
        let mut amiss = Vec::new();
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            for window in WINDOWS {
                ada.widen(window).await;
                ada.open(&table.path).await;
                // On wide screens the end fills the window; on small ones what can be done stays below whatever is read.
                let scrolls: &[u32] = if window.0 < 1216 { &[0, 1_000_000] } else { &[0] };
                for scroll in scrolls {
                    ada.ask(&format!("scrollTo(0, {scroll})")).await;
                    let told = |what| format!("{lang}, {window:?}, {scroll}: {what}");
                    amiss.extend(ENDED.amiss(&ada).await.into_iter().map(told));
                }
            }
        }
        assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
        ada.close().await;
    });
}

/// The board with this id has the same place in each window whatever is asked, and where nothing is, at the table that this address
/// begins. `choice` is the script that decides, by the number of decisions before.
async fn assert_stays(ada: &Browser<'_>, board: &str, address: &str, choice: impl Fn(u8) -> String) {
    let place = format!(
        "const {{ x, y, width, height }} = document.querySelector('{board}').getBoundingClientRect();
        return [x, y, width, height].map(Math.round)"
    );
    let mut amiss = Vec::new();
    for window in WINDOWS {
        ada.widen(window).await;
        let table = Table { path: ada.begin(address).await };
        ada.open(&table.path).await;
        let first = ada.ask(&place).await;
        for decisions in 0..8 {
            ada.open(&table.path).await;
            let asked = ada.ask(&place).await;
            ada.ask("document.querySelector('#choices')?.remove()").await;
            let waiting = ada.ask(&place).await;
            if asked != first || waiting != first {
                amiss.push(format!("{window:?}, {decisions} decisions: {first}, {asked}, {waiting}"));
            }
            table.choose(ada, &choice(decisions)).await;
        }
    }
    assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
}

#[test]
fn the_board_of_pandemic_stays_where_it_is_whatever_is_asked() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let alone = "/new/pandemic?players=3&seat-0=me&seat-1=me&seat-2=me";
        assert_stays(&ada, "#board", alone, |decisions| format!("legal[{} % legal.length]", 7 * decisions))
            .await;
        ada.close().await;
    });
}

#[test]
fn the_mat_of_tokyo_stays_where_it_is_whatever_is_asked() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        assert_stays(&ada, "#mat", LESSONS, |_| BUY.to_owned()).await;
        ada.close().await;
    });
}

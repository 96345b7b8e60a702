//! By touch alone: whole games, and what is dragged, by the touches of a finger.

use crate::driver::{Browser, Kind, browse, browse_beside_others, dice};
use crate::window::still;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a whole game may take where other programs take their time, too: alone it takes a fraction.
const GAME: Duration = Duration::from_secs(600);

/// What a finger, or a mouse, does.
#[derive(Debug)]
struct Pointer(Value);

impl WebDriverCompatibleCommand for Pointer {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/actions", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (axum::http::Method, Option<String>) {
        (axum::http::Method::POST, Some(self.0.to_string()))
    }
}

pub(crate) fn at((x, y): (i64, i64)) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y })
}

pub(crate) async fn does(browser: &Browser<'_>, kind: &str, actions: Vec<Value>) {
    let pointer =
        json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
    browser.client.issue_cmd(Pointer(json!({ "actions": [pointer] }))).await.unwrap();
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

pub(crate) fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

async fn tap(browser: &Browser<'_>, place: (i64, i64)) {
    does(browser, "touch", vec![at(place), down(), up()]).await;
}

/// From one place to another, without letting go.
pub(crate) async fn drags(browser: &Browser<'_>, kind: &str, from: (i64, i64), to: (i64, i64)) {
    let (x, y) = from;
    let near = (x + (to.0 - x) / 4, y + (to.1 - y) / 4);
    does(browser, kind, vec![at(from), down(), at((x + 3, y + 3)), at(near), at(to)]).await;
}

/// A browser with a screen that is touched.
async fn with_a_touchscreen(browser: &Browser<'_>, width: u32, height: u32) {
    let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
    browser.devtools("Emulation.setDeviceMetricsOverride", screen).await;
    browser
        .devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }))
        .await;
}

/// The middle of the first such element, once it is where it stays: a busy machine may still lay out the page.
pub(crate) async fn middle(browser: &Browser<'_>, css: &str) -> (i64, i64) {
    let middle = format!(
        "const element = document.querySelector({});
        if (!element) return null;
        element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
        return new Promise((resolve) => {{
            let [was, frames] = [null, 120];
            (function look() {{
                const {{ x, y, width, height }} = element.getBoundingClientRect();
                const is = [Math.round(x + width / 2), Math.round(y + height / 2)];
                if (String(is) === String(was) || frames-- === 0) return resolve(is);
                was = is;
                requestAnimationFrame(look);
            }})();
        }})",
        json!(css)
    );
    place(&browser.until(&middle).await)
}

fn place(found: &Value) -> (i64, i64) {
    (found[0].as_i64().unwrap(), found[1].as_i64().unwrap())
}

#[test]
fn the_second_half_of_a_double_click_confirms_and_closes_nothing() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me").await;
        let twice = async |css: &str| {
            let place = middle(&ada, css).await;
            does(&ada, "mouse", vec![at(place), down(), up(), down(), up()]).await;
            sleep(Duration::from_millis(600)).await;
        };
        let version = ada.version().await;
        twice(".early > summary").await;
        assert!(ada.has(".early > summary.armed").await, "it asks before it ends the turn");
        assert_eq!(ada.version().await, version);
        twice("#map a.target[data-menu]").await;
        assert!(ada.has("#menus-at-hand > .menu:popover-open").await, "the menu stays open");
        assert_eq!(ada.version().await, version);
        ada.close().await;
    });
}

/// Waits for the answer to what was touched last, and returns what can be touched then, as a place and a kind: in an open menu, else on
/// the table or in the list of choices. One time in three the table comes first, else what ends something.
const NEXT: &str = r"
    const [dice, version, done] = arguments;
    const found = (kind, element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
        const hit = document.elementFromPoint(left, top);
        return hit && (element === hit || element.contains(hit)) ? { kind, place: [left, top] } : null;
    };
    const first = (kind, elements) => {
        for (const element of elements) {
            const it = found(kind, element);
            if (it) return it;
        }
        return null;
    };
    const all = (css) => [...document.querySelectorAll(css)];
    const turned = (elements) => elements.map((_, place) => elements[(place + dice) % elements.length]);
    const open = () => document.querySelector('#menus-at-hand :popover-open');
    const isEnd = (element) => /^(end|pass|done|ready|agree|keep)\b/.test(element.value ?? '') || element.matches('summary');
    const next = () => {
        if (document.getElementById('result')) return { kind: 'over' };
        if (open()) {
            const buttons = all('#menus-at-hand :popover-open button[form=act]');
            return first('menu', turned(buttons)) ?? { kind: 'close', place: [3, 3] };
        }
        const choices = all(':is(#choices, #pass) button[form=act], #early > summary');
        const ends = choices.filter(isEnd);
        const table = all('button[form=act]').filter((button) => !button.closest('#desk, #menus-at-hand'));
        const links = all('main :is(.lit, .dossier) > a[data-menu], main .lit a[data-menu]').filter((link) => !link.closest('#desk'));
        const onTable = () => first('table', turned(table)) ?? first('link', turned(links));
        const letGo = () => first('list', ends);
        const either = dice % 3 ? letGo() ?? onTable() : onTable() ?? letGo();
        return either ?? first('list', turned(choices)) ?? first('fold', all('#choices summary'));
    };
    const until = performance.now() + 500;
    const answered = () => Number(document.getElementById('main').dataset.version) > version || open() || document.querySelector('.armed');
    (function wait() {
        if (!answered() && performance.now() < until) return setTimeout(wait, 5);
        const it = next();
        if (!it && performance.now() < until + 2000) return setTimeout(wait, 20);
        done({ ...it, version: Number(document.getElementById('main').dataset.version) });
    })();";

/// How often what was touched lay where.
#[derive(Debug, Default)]
struct Touched {
    table: usize,
    list: usize,
}

/// Plays a game against a bot until it is over.
fn whole_game(game: &str, bot: &str, options: &str, screen: (u32, u32)) {
    let new = format!("/new/{game}?players=2&seat-0=me&seat-1=bot-{bot}{options}");
    browse_beside_others(async |site| {
        let ada = still(site).await;
        with_a_touchscreen(&ada, screen.0, screen.1).await;
        ada.open(&new).await;
        let begin = middle(&ada, "main form button[type=submit].main").await;
        tap(&ada, begin).await;
        ada.until_table().await;
        ada.ask("window.sameDocument = true").await;
        let (begun, mut touched, mut version) = (Instant::now(), Touched::default(), 0);
        for turn in 0_u32.. {
            assert!(begun.elapsed() < GAME, "{game} takes too long: {touched:?} in {turn} touches");
            let next = ada.client.execute_async(NEXT, vec![json!(dice(turn)), json!(version)]).await.unwrap();
            version = next["version"].as_u64().unwrap_or_default();
            match next["kind"].as_str() {
                Some("over") => break,
                Some("table" | "menu") => touched.table += 1,
                Some("list") => touched.list += 1,
                Some(_) => {}
                None => continue,
            }
            tap(&ada, place(&next["place"])).await;
        }
        assert!(touched.table > 0, "{touched:?}");
        assert_eq!(ada.ask("return window.sameDocument").await, true, "the page was never left");
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        println!("{game}: {touched:?} in {:?}", begun.elapsed());
        ada.close().await;
    });
}

#[test]
fn a_whole_game_of_pandemic() {
    whole_game("pandemic", "random", "", (1024, 768));
}

#[test]
fn a_whole_game_of_outlive() {
    whole_game("outlive", "random", "", (1024, 768));
}

#[test]
fn a_whole_game_of_tokyo() {
    whole_game("tokyo", "random", "", (1024, 768));
}

/// Presses the Escape key, wherever the keyboard is.
async fn escape(ada: &Browser<'_>) {
    let keys = json!([{ "type": "keyDown", "value": "\u{e00c}" }, { "type": "keyUp", "value": "\u{e00c}" }]);
    let pressed = json!({ "actions": [{ "type": "key", "id": "keys", "actions": keys }] });
    ada.client.issue_cmd(Pointer(pressed)).await.unwrap();
}

/// A table of two seats that are the reader's, where the first actions are to be taken.
async fn at_the_first_action(ada: &Browser<'_>) {
    ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me").await;
    // The script that is felt brings the tip along.
    ada.until("return document.querySelector('#targets > .home') !== null && document.querySelector('.tip') !== null").await;
}

/// A city that is two actions away: the nearest to the eye of those that take several.
async fn far(ada: &Browser<'_>) -> String {
    let nearest = "
        const middle = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
        const home = middle(document.querySelector('#targets > .home'));
        const off = (element) => { const [x, y] = middle(element); return Math.hypot(x - home[0], y - home[1]); };
        return [...document.querySelectorAll('#targets > .far-lit')].sort((a, b) => off(a) - off(b))[0].id";
    format!("#{} .target", ada.ask(nearest).await.as_str().unwrap())
}

/// Takes the first way there, where a drop could mean several.
async fn choose_if_asked(ada: &Browser<'_>, version: u64) {
    let answered = format!(
        "if (document.getElementById('main').dataset.version > {version}) return 'moved';
        return document.querySelector('#menus-at-hand :popover-open button[form=act]') && 'asked';"
    );
    if ada.until(&answered).await == "asked" {
        ada.click("#menus-at-hand :popover-open button[form=act]").await;
    }
}

/// Where the pawns are drawn, how many actions are left, and whether it can be taken back.
const STANDS: &str = "return JSON.stringify([...document.querySelectorAll('.pawns > g')].map((pawn) => pawn.getAttribute('transform')))
    + document.querySelectorAll('.tally .left').length";

#[test]
fn a_pawn_is_dragged_over_several_cities_and_taken_back_at_once() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        at_the_first_action(&ada).await;
        let before = ada.ask(STANDS).await;
        for kind in ["mouse", "touch"] {
            if kind == "touch" {
                with_a_touchscreen(&ada, 1280, 900).await;
            }
            let (home, far) = (middle(&ada, "#targets > .home").await, middle(&ada, &far(&ada).await).await);
            let version = ada.version().await;
            if kind == "mouse" {
                let (x, y) = middle(&ada, "#targets > .home .grip").await;
                drags(&ada, kind, (x, y - 8), far).await;
                assert_eq!(ada.ask("return getSelection().isCollapsed").await, true, "no text is selected");
                ada.until("return document.querySelectorAll('.city.takes').length > 8").await;
                ada.until("return document.querySelectorAll('.lines > .marked').length > 1").await;
                let told = ada.text(".tip").await;
                assert!(
                    told.starts_with("Go to ") && told.trim_end_matches(" …").ends_with(" actions"),
                    "{told}"
                );
                ada.picture("dragged").await;
                does(&ada, kind, vec![up()]).await;
            } else {
                let wait = json!({ "type": "pause", "duration": 700 });
                let near = at((home.0 + 20, home.1 + 20));
                does(&ada, kind, vec![at(home), down(), near, wait.clone(), at(far), wait, up()]).await;
            }
            choose_if_asked(&ada, version).await;
            ada.until_later_than(version).await;
            assert_ne!(ada.ask(STANDS).await, before, "the pawn is there");
            assert!(
                ada.ask("return document.querySelectorAll('.tally .left').length").await.as_u64() < Some(3)
            );
            let version = ada.version().await;
            ada.click("#undo button").await;
            ada.until_later_than(version).await;
            ada.until("return document.querySelector('#targets > .home') !== null").await;
            assert_eq!(ada.ask(STANDS).await, before, "one gesture is one undo");
        }
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

/// What of a card that is dragged looks different from the card where it lies.
const DIFFERENT: &str = "
    const parts = (root) => [root, ...root.querySelectorAll('*')];
    const copies = parts(document.querySelector('.carried .dossier'));
    return parts(document.querySelector('.hand.mine .dossier')).flatMap((part, place) => {
        const [one, other] = [part, copies[place]].map((element) => getComputedStyle(element));
        const different = ['display', 'color', 'backgroundColor', 'fontSize', 'width', 'height'].filter((property) => one[property] !== other[property]);
        return different.map((property) => `${part.className}: ${property} ${one[property]}, ${other[property]}`);
    })";

#[test]
fn a_card_that_is_dragged_looks_as_it_lay() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        at_the_first_action(&ada).await;
        let (card, map) = (middle(&ada, ".hand.mine .dossier").await, middle(&ada, "#board").await);
        drags(&ada, "mouse", card, map).await;
        ada.until("return document.querySelector('.carried .dossier') !== null").await;
        assert_eq!(ada.ask(DIFFERENT).await, json!([]));
        escape(&ada).await;
        ada.close().await;
    });
}

#[test]
fn a_menu_leaves_to_the_map_what_lies_there() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        at_the_first_action(&ada).await;
        let before = ada.ask(STANDS).await;
        let opens = async || {
            let home = middle(&ada, "#targets > .home").await;
            does(&ada, "mouse", vec![at(home), down(), up()]).await;
            ada.until("return document.querySelector('#menus-at-hand :popover-open') && document.querySelectorAll('.city.takes').length > 5").await;
        };
        let is_closed = async || {
            ada.until("return !document.querySelector('.city.takes, #menus-at-hand :popover-open')").await;
        };
        let listed = "return [...document.querySelectorAll('#menus-at-hand button[form=act]')].filter((button) => button.checkVisibility()).length";
        opens().await;
        let told = ada.text("#menus-at-hand .instead").await;
        assert!(told.starts_with("To move a pawn from here, touch a lit city on the map."), "{told}");
        let short = ada.ask(listed).await.as_u64();
        ada.click("#menus-at-hand .close").await;
        is_closed().await;

        // Whoever wants the list has it, once.
        opens().await;
        ada.click("#menus-at-hand .instead button").await;
        ada.until("return !document.querySelector('.city.takes, #menus-at-hand .instead')").await;
        assert!(ada.ask(listed).await.as_u64() > short, "{short:?}");
        escape(&ada).await;
        is_closed().await;
        opens().await;
        assert_eq!(ada.ask(listed).await.as_u64(), short);

        // What lies over a city is not the city.
        let over = "
            const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
            const isFree = (rim) => !document.elementFromPoint(...middle(rim.getBoundingClientRect()))?.closest('[popover]');
            const { x, y } = [...document.querySelectorAll('.city.takes > .rim')].find(isFree).getBoundingClientRect();
            const cover = document.createElement('p');
            cover.id = 'cover';
            cover.addEventListener('click', () => { window.covered = true; });
            cover.style = `position: fixed; z-index: 99; width: 40px; height: 40px; inset: ${y - 10}px auto auto ${x - 10}px`;
            document.body.append(cover)";
        ada.ask(over).await;
        let version = ada.version().await;
        let covered = middle(&ada, "#cover").await;
        does(&ada, "mouse", vec![at(covered), down(), up()]).await;
        ada.until("return window.covered === true").await;
        is_closed().await;
        ada.ask("document.getElementById('cover').remove()").await;
        assert_eq!(
            (ada.version().await, ada.ask(STANDS).await),
            (version, before.clone()),
            "nobody went there"
        );

        opens().await;
        let version = ada.version().await;
        let far = middle(&ada, ".city.takes > .rim").await;
        does(&ada, "mouse", vec![at(far), down(), up()]).await;
        choose_if_asked(&ada, version).await;
        ada.until_later_than(version).await;
        ada.until(&format!("{STANDS} !== {before}")).await;
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

#[test]
fn escape_puts_a_pawn_back_and_a_city_offers_the_same_way() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        at_the_first_action(&ada).await;
        let before = ada.ask(STANDS).await;
        let (home, far) = (middle(&ada, "#targets > .home").await, middle(&ada, &far(&ada).await).await);
        drags(&ada, "mouse", home, far).await;
        ada.until("return document.querySelector('.carried') !== null").await;
        escape(&ada).await;
        ada.until("return !document.querySelector('.carried, .takes')").await;
        does(&ada, "mouse", vec![up()]).await;
        assert_eq!(ada.ask(STANDS).await, before);

        does(&ada, "mouse", vec![at((2, 2)), at(far)]).await;
        ada.until("return document.querySelectorAll('.lines > .marked').length > 1").await;
        let version = ada.version().await;
        does(&ada, "mouse", vec![at(far), down(), up()]).await;
        ada.until("return document.querySelector('#menus-at-hand :popover-open button[form=act]') !== null")
            .await;
        let offered = ada.text("#menus-at-hand button.main").await;
        assert!(offered.contains("via") && offered.contains("actions"), "{offered}");
        ada.click("#menus-at-hand button.main").await;
        ada.until_later_than(version).await;
        assert_ne!(ada.ask(STANDS).await, before);
        ada.close().await;
    });
}

#[test]
fn what_is_lost_is_said_first_and_the_button_calms_down() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        at_the_first_action(&ada).await;
        let calm = ada.text(".early > summary").await;
        let version = ada.version().await;
        ada.click(".early > summary").await;
        assert_eq!(ada.text(".early > summary").await, "You forgo 4 actions. End anyway");
        escape(&ada).await;
        assert_eq!(ada.text(".early > summary").await, calm);
        assert_eq!(ada.version().await, version);
        ada.click(".early > summary").await;
        ada.click(".early > summary").await;
        ada.until_later_than(version).await;

        // Whoever wants no question is asked none.
        ada.ask("return fetch('/settings', { method: 'POST', body: new URLSearchParams({ end_turn: 'never' }) }).then(() => true)").await;
        at_the_first_action(&ada).await;
        let version = ada.version().await;
        ada.click(".early > summary").await;
        ada.until_later_than(version).await;
        ada.close().await;
    });
}

//! What a player of Pandemic reads and reaches: the whole question and the answers beside it, enough of the choices on a phone, and
//! what the rings on the map mean.

use crate::driver::{Browser, browse_beside_others};
use crate::window::{Table, WINDOWS, still};
use serde_json::json;

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-Hant"];

/// What of the question is cut off, and what of the choices is seen whole if that is too little.
const READ: &str = "
    const box = (element) => element.getBoundingClientRect();
    const prompt = document.getElementById('prompt');
    const cut = [...prompt.querySelectorAll('#ask, #ask-more')].filter((text) => {
        const [{ top, bottom }, around] = [text, prompt].map(box);
        return top < around.top - 1 || bottom > around.bottom + 1 || text.scrollHeight > text.clientHeight + 3;
    });
    const sheet = document.getElementById('choices');
    const things = [...sheet.querySelectorAll('button, summary, a.choice')].filter((thing) => thing.checkVisibility() && !thing.closest('.refused'));
    const seen = things.filter((thing) => {
        const [{ top, bottom }, around] = [thing, sheet].map(box);
        return top >= around.top - 1 && bottom <= around.bottom + 1;
    });
    const few = seen.length < Math.min(3, things.length) ? seen : [];
    return [...cut, ...few].map(({ textContent }) => textContent)";

#[test]
fn a_phone_shows_the_whole_question_and_three_choices_of_pandemic() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            for (players, decisions) in [(2, 0), (4, 0), (3, 5), (2, 9)] {
                ada.widen(WINDOWS[0]).await;
                let table = Table::after(&ada, "pandemic", players, decisions).await;
                for phone in &WINDOWS[4..] {
                    ada.widen(*phone).await;
                    ada.open(&table.path).await;
                    assert_eq!(
                        ada.ask(READ).await,
                        json!([]),
                        "{lang}, {players} seats, {decisions} decisions, {phone:?}"
                    );
                }
            }
        }
        ada.close().await;
    });
}

/// A table where the first turn has ended, and it is asked whether an event is played. Its clock is held.
async fn at_a_window(ada: &Browser<'_>) {
    ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me&open_hands=false").await;
    let wait = "return fetch('/settings', { method: 'POST', body: new URLSearchParams({ window_wait: 20, end_turn: 'never' }) }).then(({ ok }) => ok)";
    assert_eq!(ada.ask(wait).await, true);
    ada.client.refresh().await.unwrap();
    ada.until("return document.querySelector('.early > summary') !== null && document.querySelector('.tip') !== null").await;
    ada.click(".early > summary").await;
    ada.until("return document.querySelector('#passing[data-time]') !== null").await;
    let hold = "
        const { clock, seat } = document.getElementById('passing').dataset;
        return fetch(clock, { method: 'POST', body: new URLSearchParams({ seat, how: 'hold' }) }).then(({ ok }) => ok)";
    assert_eq!(ada.ask(hold).await, true);
}

/// The answers beside the question that are not seen, and their kinds in order.
const ANSWERS: &str = "
    const prompt = document.getElementById('prompt');
    const answers = [...prompt.querySelectorAll('#pass button')];
    const unseen = answers.filter((answer) => {
        const { x, y, width, height } = answer.getBoundingClientRect();
        return height < 24 || !answer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    const kind = ({ classList }) => ['main', 'lasting'].find((name) => classList.contains(name)) ?? 'other';
    return [unseen.map(({ textContent }) => textContent), answers.map(kind)]";

#[test]
fn a_window_of_pandemic_is_answered_beside_its_question() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            ada.widen(WINDOWS[0]).await;
            at_a_window(&ada).await;
            for window in WINDOWS {
                ada.widen(window).await;
                let answers = json!([[], ["main", "other", "lasting"]]).to_string();
                ada.until(&format!("return JSON.stringify((() => {{ {ANSWERS} }})()) === '{answers}'")).await;
                if window.0 < 992 {
                    assert_eq!(ada.ask(READ).await, json!([]), "{lang}, {window:?}");
                }
            }
        }
        ada.close().await;
    });
}

/// The kinds of rings on the map, those that are explained in sight, and what an explanation lies over.
const RINGS: &str = "
    const kinds = { 'lit': '.lit:not(.far-lit, .card-lit)', 'lit far-lit': '.far-lit', 'lit card-lit': '.card-lit' };
    const on = Object.keys(kinds).filter((kind) => document.querySelector(`#targets > ${kinds[kind]}`));
    const lines = [...document.querySelectorAll('#ring-kinds > li')].filter((line) => line.checkVisibility());
    const inSight = lines.every((line) => {
        const { left, top, right, bottom } = line.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
    const over = (line) => [...document.querySelectorAll('.city > .dish, .city > text, .tracks > .track')].filter((thing) => {
        const [one, other] = [line, thing].map((element) => element.getBoundingClientRect());
        return one.left < other.right && other.left < one.right && one.top + 2 < other.bottom && other.top < one.bottom - 2;
    });
    return [on, inSight ? lines.map(({ dataset }) => dataset.ring) : 'out of sight', lines.flatMap(over).map(({ textContent, outerHTML }) => textContent || outerHTML)]";

#[test]
fn rings_on_the_map_are_explained_while_there_are_any() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            ada.widen(WINDOWS[0]).await;
            let table = Table::new(&ada, "pandemic", 2).await;
            for window in WINDOWS {
                ada.widen(window).await;
                ada.open(&table.path).await;
                if window.0 >= 992 {
                    let shown = ada.ask(RINGS).await;
                    assert_eq!(shown[0], shown[1], "{lang}, {window:?}");
                    assert_eq!(shown[2], json!([]), "{lang}, {window:?}");
                    continue;
                }
                assert_eq!(ada.ask(RINGS).await[1], json!([]), "{lang}, {window:?}: folded");
                ada.ask("document.querySelector('#rings > button').focus()").await;
                ada.client.active_element().await.unwrap().send_keys("\u{e007}").await.unwrap();
                ada.until("return document.querySelector('#ring-kinds:popover-open') !== null").await;
                let shown = ada.ask(RINGS).await;
                assert_eq!(shown[0], shown[1], "{lang}, {window:?}");
            }
        }
        ada.widen(WINDOWS[0]).await;
        at_a_window(&ada).await;
        assert_eq!(ada.ask("return document.getElementById('rings').checkVisibility()").await, false);
        ada.close().await;
    });
}

#[test]
fn a_list_of_choices_of_pandemic_closes_the_one_before() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::new(&ada, "pandemic", 2).await;
        let open = "return [...document.querySelectorAll('#choices > .fold[open]')].map(({ id }) => id)";
        for fold in ["group-move", "refused"] {
            ada.click(&format!("#{fold} > summary")).await;
            assert_eq!(ada.ask(open).await, json!([fold]));
        }
        ada.close().await;
    });
}

#[test]
fn the_whole_log_of_pandemic_marks_the_colour_of_every_first_infection() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table::new(&ada, "pandemic", 2).await;
        ada.open(&format!("{}/log", table.path)).await;
        let marked = "return [...document.querySelectorAll('.log .about')].filter((line) => getComputedStyle(line.firstElementChild, '::before').width === '8px').length";
        assert_eq!(ada.ask(marked).await, 9);
        ada.close().await;
    });
}

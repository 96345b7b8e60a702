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
                table
                    .has_nothing(
                        &ada,
                        READ,
                        &WINDOWS[4..],
                        format_args!("{lang}, {players} seats, {decisions} decisions"),
                    )
                    .await;
            }
        }
        ada.close().await;
    });
}

/// A table where the first turn has ended with an Epidemic, and it is asked whether an event is played. Its clock is held. No window
/// has more to say.
async fn at_an_epidemic(ada: &Browser<'_>) -> String {
    for _ in 0..60 {
        let table = at_a_window(ada).await;
        if ada.text("#prompt").await.contains("Epidemic") {
            return table;
        }
    }
    panic!("no game begins with an Epidemic");
}

/// A table where the first turn has ended, and it is asked whether an event is played. Its clock is held.
async fn at_a_window(ada: &Browser<'_>) -> String {
    let table = ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me&open_hands=false&epidemics=7").await;
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
    table
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
        ada.widen(WINDOWS[0]).await;
        let table = at_an_epidemic(&ada).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            ada.open(&table).await;
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
    const kinds = { 'lit': '.lit:not(.far-lit, .card-lit)', 'lit far-lit': '.far-lit', 'lit card-lit': ':is(.card-lit, .or-card)' };
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

/// The cities of the map that lie under the question, or whose pawn would.
const UNDER: &str = "
    const { left, top, right, bottom } = document.getElementById('prompt').getBoundingClientRect();
    return [...document.querySelectorAll('.city')].filter((city) => {
        const boxes = ['.rim', ':scope > text'].map((css) => city.querySelector(css).getBoundingClientRect());
        // A pawn stands half a dish above its city.
        const [{ x, y, width }] = boxes;
        boxes.push(new DOMRect(x, y - width / 2, width, width));
        return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    }).map(({ id }) => id)";

#[test]
fn the_question_covers_no_city_of_pandemic() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let epidemic = at_an_epidemic(&ada).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            ada.widen(WINDOWS[0]).await;
            let table = Table::new(&ada, "pandemic", 2).await;
            let drive = "legal.find((action) => action.startsWith('drive'))";
            for decisions in 0..2 {
                table
                    .has_nothing(&ada, UNDER, &WINDOWS[..4], format_args!("{lang}, {decisions} decisions"))
                    .await;
                table.choose(&ada, drive).await;
            }
            ada.open(&epidemic).await;
            for window in &WINDOWS[..4] {
                ada.widen(*window).await;
                assert_eq!(ada.ask(UNDER).await, json!([]), "{lang}, {window:?}, at a window");
            }
        }
        ada.close().await;
    });
}

#[test]
fn the_end_of_the_actions_of_pandemic_keeps_its_place() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table::new(&ada, "pandemic", 2).await;
        let place = "
            const { right, width } = document.querySelector('#early > summary').getBoundingClientRect();
            return [Math.round(right), Math.round(width), document.querySelector('#undo button') !== null]";
        let first = ada.ask(place).await;
        table.choose(&ada, "legal.find((action) => action.startsWith('drive'))").await;
        ada.open(&table.path).await;
        let then = ada.ask(place).await;
        assert_eq!((&first[0], &first[1]), (&then[0], &then[1]));
        assert_eq!((&first[2], &then[2]), (&json!(false), &json!(true)));
        ada.close().await;
    });
}

#[test]
fn an_open_list_of_choices_of_pandemic_closes() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::new(&ada, "pandemic", 2).await;
        let open = "return document.querySelectorAll('#choices > .fold[open]').length";
        let head = "#group-move > summary";
        ada.click(head).await;
        assert_eq!(ada.ask(open).await, 1);
        ada.client.active_element().await.unwrap().send_keys("\u{e00c}").await.unwrap();
        assert_eq!(ada.ask(open).await, 0, "by Escape");
        ada.click(head).await;
        ada.click("#ask").await;
        assert_eq!(ada.ask(open).await, 0, "by a touch elsewhere");
        ada.click(head).await;
        ada.until("return document.querySelector('#group-move .way button') !== null").await;
        ada.click("#group-move .way button").await;
        ada.until("return document.querySelector('#undo button') !== null").await;
        assert_eq!(ada.ask(open).await, 0, "by a decision");
        ada.close().await;
    });
}

#[test]
fn the_name_of_a_lit_city_is_pressed_like_the_city() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::new(&ada, "pandemic", 2).await;
        ada.click("#at-chicago > text").await;
        ada.until("return document.querySelector('#undo button') !== null").await;
        ada.close().await;
    });
}

/// What of the cards in the hand is cut: names, and sentences unless another card lies over them.
const CARDS_CUT: &str = "
    const fan = document.querySelectorAll('.hand.mine .dossier').length > 5;
    const cut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const below = (text) => text.getBoundingClientRect().bottom > text.closest('.dossier').getBoundingClientRect().bottom + 2;
    const names = [...document.querySelectorAll('.hand.mine .dossier > .name')].filter(cut);
    const sentences = [...document.querySelectorAll('.hand.mine .dossier > .about')].filter((text) => !fan && below(text));
    const narrow = [...document.querySelectorAll('.hand.mine .dossier')].filter(({ offsetWidth }) => fan && offsetWidth < 98);
    return [...names, ...sentences, ...narrow].map(({ textContent }) => textContent)";

#[test]
fn the_cards_of_pandemic_are_read_in_the_hand() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for lang in LANGUAGES {
            ada.speak(lang).await;
            ada.widen(WINDOWS[0]).await;
            for decisions in [0, 9, 30] {
                let table = Table::after(&ada, "pandemic", 2, decisions).await;
                table
                    .has_nothing(
                        &ada,
                        CARDS_CUT,
                        &WINDOWS[..4],
                        format_args!("{lang}, {decisions} decisions"),
                    )
                    .await;
            }
        }
        ada.close().await;
    });
}

#[test]
fn the_menu_of_a_card_of_pandemic_shows_its_city_on_the_map() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::new(&ada, "pandemic", 2).await;
        let card = ".hand.mine .dossier:not(.event, .here)";
        ada.click(&format!("{card} > a.touch")).await;
        let city = format!("document.querySelector('{card}:has(> a.touch)').id.replace('card-', 'city-')");
        ada.until(&format!("return document.querySelector('.menu:popover-open') !== null && document.getElementById({city}).classList.contains('marked')")).await;
        ada.close().await;
    });
}

//! Where the map is larger than its frame, the whole of it lies small in a corner.

use crate::driver::browse_beside_others;
use crate::window::{Table, WINDOWS, still};
use serde_json::json;

/// What the inset shows: the middle of the part in view, in parts of the whole, as it is marked and as the map lies; and its marks
/// of cities and pawns, each beside how many there are.
const SHOWN: &str = "
    const [frame, map, inset] = ['reel', 'map', 'inset'].map((id) => document.getElementById(id));
    if (inset.hidden || inset.getClientRects().length === 0) return 'nothing';
    const view = inset.querySelector('.view').getBBox();
    const whole = map.getBoundingClientRect();
    const middle = frame.getBoundingClientRect().left + frame.clientWidth / 2;
    const count = (root, css) => root.querySelectorAll(css).length;
    return {
        marked: Math.round(100 * (view.x + view.width / 2) / 1200),
        lies: Math.round(100 * (middle - whole.left) / whole.width),
        cities: count(inset, '.worst') === count(map, '.city.full'),
        pawns: count(inset, '.who') === count(map, '.pawn') && count(map, '.pawn') > 0,
    }";

/// Touches the inset at this part of its width.
const TOUCH: &str = "
    const small = document.querySelector('#inset > svg');
    const { left, top, width, height } = small.getBoundingClientRect();
    const [clientX, clientY] = [left + part * width, top + height / 2];
    const touched = document.elementFromPoint(clientX, clientY);
    if (!small.contains(touched)) throw new Error(touched.outerHTML);
    touched.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))";

#[test]
fn the_whole_map_lies_small_in_the_corner_of_a_larger_one() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table::after(&ada, "pandemic", 2, 6).await;
        for window in WINDOWS {
            ada.widen(window).await;
            ada.open(&table.path).await;
            if window.0 >= 992 {
                assert_eq!(ada.ask(SHOWN).await, "nothing", "{window:?}");
                continue;
            }
            ada.until("return !document.getElementById('inset').hidden").await;
            let mut places = Vec::new();
            for part in [0.05, 0.95, 0.5] {
                ada.ask(&format!("const part = {part};{TOUCH}")).await;
                ada.until(&format!(
                    "const shown = (() => {{ {SHOWN} }})(); return Math.abs(shown.marked - shown.lies) < 2"
                ))
                .await;
                let shown = ada.ask(SHOWN).await;
                assert_eq!([&shown["cities"], &shown["pawns"]], [&json!(true); 2], "{window:?}");
                places.push(shown["lies"].as_u64().unwrap());
            }
            let [west, east, middle] = places[..] else { unreachable!("three places") };
            assert!(west < 40 && east > 60 && middle.abs_diff(50) < 3, "{window:?}: {places:?}");
        }
        ada.close().await;
    });
}

#[test]
fn a_page_that_was_open_before_the_game_began_has_it_too() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen((390, 844)).await;
        ada.begin_with("pandemic", &["open"]).await;
        assert!(!ada.has("#inset").await);
        let begin = "
            const post = (what, form) => fetch(`${location.pathname}/${what}`, { method: 'POST', body: new URLSearchParams(form) });
            return (async () => {
                window.stays = (await post('bot', { seat: 1, level: 'random' })).ok && (await post('start', {})).ok;
                return window.stays;
            })()";
        assert_eq!(ada.ask(begin).await, true);
        ada.until("return document.querySelectorAll('#inset:not([hidden]) .who').length === 2 && window.stays === true").await;
        ada.close().await;
    });
}

/// Scrolls the map so that each lit city in turn comes where the inset lies. Returns whether the inset ever went elsewhere, and the
/// corners in which it stays although it would hide less to act on in another.
const MOVES: &str = "
    const [frame, inset] = ['reel', 'inset'].map((id) => document.getElementById(id));
    const small = inset.firstElementChild;
    const box = (element) => element.getBoundingClientRect();
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    const targets = [...document.querySelectorAll('#targets :is(.target, .grip)')];
    const hides = ({ left, top, width, height }) => targets.filter((target) => {
        const it = box(target);
        return it.left < left + width && left < it.right && it.top < top + height && top < it.bottom;
    }).length;
    return (async () => {
        let moved = 0;
        const worse = [];
        for (const target of targets) {
            const [it, over, before] = [box(target), box(small), inset.dataset.corner];
            frame.scrollBy({ left: it.left - over.left - over.width / 2, top: it.top - over.top - over.height / 2, behavior: 'instant' });
            const [{ width, height }, around] = [over, box(frame)];
            const [west, east, north, south] = [around.left + 7, around.right - 7 - width, around.top + 7, around.bottom - 34 - height];
            const corners = [[west, north], [east, north], [west, south], [east, south]];
            const least = Math.min(...corners.map(([left, top]) => hides({ left, top, width, height })));
            for (let waited = 0; waited < 3000 && hides(box(small)) > least; waited += 50) await rest(50);
            if (inset.dataset.corner !== before) moved += 1;
            if (hides(box(small)) > least) worse.push(`${inset.dataset.corner}: ${hides(box(small))} instead of ${least}`);
        }
        return [moved > 0, worse];
    })()";

#[test]
fn the_small_map_moves_to_the_corner_where_it_hides_least() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table::new(&ada, "pandemic", 2).await;
        for window in &WINDOWS[4..] {
            ada.widen(*window).await;
            ada.open(&table.path).await;
            ada.until("return document.querySelector('#inset[data-corner]') !== null").await;
            assert_eq!(ada.ask(MOVES).await, json!([true, []]), "{window:?}");
        }
        ada.close().await;
    });
}

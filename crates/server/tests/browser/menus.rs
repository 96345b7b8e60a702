//! Where menus stand: beside what they are about, with a tip that points there, and clear of what is asked.

use crate::driver::{Browser, browse_beside_others};
use crate::touch::{at, does, middle};
use crate::window::{Table, still};
use serde_json::json;

/// What is wrong with where the menu of this link stands, and on which side of it that is.
const STANDS: &str = "
    const link = document.querySelector(LINK);
    const menu = document.querySelector('#menus-at-hand > :popover-open');
    const [thing, box, asked] = [link, menu, document.getElementById('prompt')].map((one) => one.getBoundingClientRect());
    const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tip = getComputedStyle(menu, '::before');
    const [x, y] = [parseFloat(tip.left), parseFloat(tip.top)];
    const { side } = menu.dataset;
    const across = side === 'left' || side === 'right';
    const wrong = {
        'lies over its thing': overlap(box, thing),
        'lies over what is asked': !link.closest('#prompt') && overlap(box, asked),
        'leaves the window': box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
        'does not point at its thing': across ? y < thing.top || y > thing.bottom : x < thing.left || x > thing.right,
        'has its tip elsewhere': Math.abs({ right: x - box.left, left: x - box.right, below: y - box.top, above: y - box.bottom }[side]) > 1,
    };
    return [side, ...Object.keys(wrong).filter((fault) => wrong[fault])]";

/// Asserts that the menu of this link stands on this side, as it should.
async fn stands(ada: &Browser<'_>, link: &str, side: &str) {
    let of = |script: &str| script.replace("LINK", &json!(link).to_string());
    ada.ask(&of("document.querySelector(LINK).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))")).await;
    ada.until("return document.querySelector('#menus-at-hand > :popover-open .close') !== null").await;
    let found = ada.ask(&of(STANDS)).await;
    assert_eq!(found, json!([side]), "{link}");
    ada.click("#menus-at-hand .close").await;
    ada.until("return !document.querySelector('#menus-at-hand > *')").await;
}

#[test]
fn a_menu_stands_on_the_side_where_it_covers_least() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for window in [(1280, 800), (1920, 1080)] {
            ada.widen(window).await;
            Table::after(&ada, "pandemic", 2, 0).await;
            ada.until("return document.querySelector('#targets > .home') !== null && document.querySelector('.tip') !== null").await;
            stands(&ada, ".hand.mine .dossier a[data-menu]", "above").await;
            stands(&ada, "#ask-when", "below").await;

            Table::after(&ada, "outlive", 2, 29).await;
            stands(&ada, "#area-fairground a[data-menu]", "right").await;
            stands(&ada, "#area-mine a[data-menu]", "left").await;

            Table::after(&ada, "tokyo", 2, 29).await;
            stands(&ada, "#area-shinjuku a[data-menu]", "right").await;
            stands(&ada, "#area-akiba a[data-menu]", "left").await;
        }
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

#[test]
fn a_list_over_the_board_closes_the_one_before_and_goes_when_the_board_is_touched() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let open = "return [...document.querySelectorAll('#choices > .fold[open]')].map(({ id }) => id)";
        for (game, decisions, lists) in
            [("pandemic", 0, ["group-move", "refused"]), ("outlive", 29, ["as-list", "refused"])]
        {
            let table = Table::after(&ada, game, 2, decisions).await;
            while !ada.has(&format!("#choices:has(> #{}):has(> #{})", lists[0], lists[1])).await {
                assert!(table.decide(&ada, 0).await.is_some(), "{game} is over");
                ada.open(&table.path).await;
            }
            for list in lists {
                ada.click(&format!("#{list} > summary")).await;
                assert_eq!(ada.ask(open).await, json!([list]), "{game}");
            }
            ada.ask("document.getElementById('board').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))").await;
            assert_eq!(ada.ask(open).await, json!([]), "{game}");
        }
        ada.close().await;
    });
}

#[test]
fn the_roads_of_a_journey_stay_lit_while_its_menu_is_open() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.begin("/new/pandemic?players=2&seat-0=me&seat-1=me").await;
        ada.until("return document.querySelector('#targets > .far-lit a') !== null && document.querySelector('.tip') !== null").await;
        let lit = "return document.querySelectorAll('#map .marked').length";
        assert_eq!(ada.ask(lit).await, 0);
        ada.ask("document.querySelector('#targets > .far-lit a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
        ada.until("return document.querySelectorAll('#map .marked').length > 1").await;
        // Wherever the pointer goes.
        let asked = middle(&ada, "#prompt").await;
        does(&ada, "mouse", vec![at(asked)]).await;
        assert!(ada.ask(lit).await.as_u64() > Some(1));
        ada.click("#menus-at-hand .close").await;
        ada.until("return document.querySelectorAll('#map .marked').length === 0").await;
        ada.close().await;
    });
}

/// Which menus of the mat lie over the hand, or hide what can be chosen in them.
#[test]
fn no_menu_of_the_mat_of_tokyo_lies_over_the_hand() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for window in [(1280, 800), (1024, 768)] {
            ada.widen(window).await;
            Table::after(&ada, "tokyo", 2, 29).await;
            let links = ada
                .ask("return [...document.querySelectorAll('#mat a[data-menu]')].map(({ id }) => id)")
                .await;
            let links = links.as_array().unwrap();
            assert!(links.len() > 15, "{links:?}");
            let (mut amiss, mut scrolled) = (Vec::new(), 0);
            for link in links {
                ada.ask(&format!("document.getElementById({link}).dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))")).await;
                ada.until("return document.querySelector('#menus-at-hand > :popover-open .close') !== null")
                    .await;
                let stands = "
                    const menu = document.querySelector('#menus-at-hand > :popover-open');
                    const [box, hand] = [menu, document.querySelector('.dock .hand-of')].map((one) => one.getBoundingClientRect());
                    const low = [...menu.querySelectorAll('button[name=action]')].filter((button) => button.getBoundingClientRect().bottom > box.bottom);
                    return [box.bottom > hand.top && box.right > hand.left && box.left < hand.right, low.length > 0, menu.scrollHeight > menu.clientHeight + 1]";
                let found = ada.ask(stands).await;
                if found[0] == true || found[1] == true {
                    amiss.push(format!("{link}: {found}"));
                }
                scrolled += u8::from(found[2] == true);
                ada.click("#menus-at-hand .close").await;
                ada.until("return !document.querySelector('#menus-at-hand > *')").await;
            }
            assert!(amiss.is_empty(), "{window:?}: {amiss:?}");
            assert!(scrolled > 0, "no menu has more in it than there is room for");
        }
        ada.close().await;
    });
}

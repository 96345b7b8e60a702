//! What a player of Tokyo Siteseeing reads and reaches: the choices of a list and of a check, the step of the round, what comes by
//! itself, and a long question.

use crate::driver::{Browser, browse_beside_others};
use crate::window::{Table, WINDOWS, still};
use serde_json::json;

/// The first scenario of Tokyo.
pub(crate) const LESSONS: &str = "/new/tokyo?scenario=s00&players=2&seat-0=me&seat-1=me";

/// Buys where that can be done, which opens a check.
pub(crate) const BUY: &str = "legal.find((action) => action.startsWith('buy')) ?? legal[0]";

/// How many choices the open list counts, how many of them are seen, and whether they pay for a check.
const LISTED: &str = r"
    const list = document.querySelector('#listed');
    if (!list) return null;
    list.open = true;
    const seen = (button) => { const { width, height } = button.getBoundingClientRect(); return width > 0 && height > 0 };
    const counts = [...list.querySelectorAll('.count')].map(({ textContent }) => Number(textContent));
    const [all, ...folded] = counts;
    const shown = [...list.querySelectorAll('button[name=action]')].filter(seen).length;
    return [all, folded.reduce((sum, count) => sum + count, shown), list.querySelector('#group-pay') !== null]";

#[test]
fn an_open_list_of_tokyo_shows_every_choice_it_counts() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        // Its lessons leave nothing but hand cards to pay with.
        let table = Table { path: ada.begin(LESSONS).await };
        let (mut amiss, mut payments) = (Vec::new(), 0);
        for decisions in 0..12 {
            for window in [WINDOWS[0], WINDOWS[5]] {
                ada.widen(window).await;
                ada.open(&table.path).await;
                let listed = ada.ask(LISTED).await;
                let Some([all, shown, pays]) = listed.as_array().map(Vec::as_slice) else { continue };
                payments += u8::from(pays == &json!(true));
                if all != shown {
                    amiss.push(format!("{window:?}, after {decisions} decisions: {shown} of {all}"));
                }
            }
            table.choose(&ada, BUY).await;
        }
        assert!(payments > 0, "no check has been paid for");
        assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
        ada.close().await;
    });
}

/// A check of Tokyo, opened by the first lesson of buying.
async fn check(ada: &Browser<'_>) -> Table {
    let table = Table { path: ada.begin(LESSONS).await };
    for _ in 0..12 {
        ada.open(&table.path).await;
        if ada.has("#check").await {
            return table;
        }
        table.choose(ada, BUY).await;
    }
    panic!("no check has been opened");
}

#[test]
fn what_a_check_of_tokyo_asks_lies_between_the_quarters() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let table = check(&ada).await;
        let covered = r"
            const box = (place) => document.querySelector(place).getBoundingClientRect();
            const [asked, before, after] = [box('#choices'), box('#area-shibuya'), box('#area-shinagawa')];
            return asked.left < before.right - 1 || asked.right > after.left + 1";
        let mut amiss = Vec::new();
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            ada.open(&table.path).await;
            for window in &WINDOWS[..4] {
                ada.widen(*window).await;
                if ada.ask(covered).await == true {
                    amiss.push(format!("{lang}, {window:?}"));
                }
            }
        }
        assert!(amiss.is_empty(), "a quarter is covered in {amiss:?}");
        ada.close().await;
    });
}

#[test]
fn what_goes_on_without_throwing_anything_in_stays_in_sight() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = check(&ada).await;
        // More can be thrown in than there is room for.
        let seen = r"
            const much = '<div id=group-interrupt class=group style=flex-basis:100%;height:900px></div>';
            const end = '<section id=group-end class=group><button class=choice>Enough</button></section>';
            document.querySelector('#choices').insertAdjacentHTML('beforeend', much + end);
            const button = document.querySelector('#group-end .choice');
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))";
        for window in WINDOWS {
            ada.widen(window).await;
            ada.open(&table.path).await;
            assert_eq!(ada.ask(seen).await, true, "{window:?}");
        }
        ada.close().await;
    });
}

#[test]
fn while_others_play_tokyo_tells_on_a_phone_what_comes_by_itself() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        // The place of the choices, and how much of it is told upon once there are none.
        let empty = r"
            const box = (place) => document.querySelector(place).getBoundingClientRect();
            const [from, to] = [box('#choices').top, box('.dock > header').top];
            document.querySelector('#choices').remove();
            const told = [box('#coming'), box('#story-strip')].filter(({ height }) => height > 20);
            const [first, last] = [Math.min(...told.map(({ top }) => top)), Math.max(...told.map(({ bottom }) => bottom))];
            return first > from + 1 || last < to - 4";
        let mut amiss = Vec::new();
        for window in &WINDOWS[4..] {
            ada.widen(*window).await;
            Table::after(&ada, "tokyo", 1, 30).await;
            if ada.ask(empty).await == true {
                amiss.push(*window);
            }
        }
        assert!(amiss.is_empty(), "a void in {amiss:?}");
        ada.close().await;
    });
}

/// The six steps of a round of Tokyo, each in its turn the current one: those whose name is cut off or lies under something else.
const STEPS: &str = r"
    const steps = document.querySelector('#round-steps');
    const beside = document.querySelector('.to-log').getBoundingClientRect();
    return [...steps.children].filter((step) => {
        for (const other of steps.children) other.classList.toggle('now', other === step);
        const name = step.querySelector('span');
        const [around, box, last] = [steps, name, steps.lastElementChild].map((one) => one.getBoundingClientRect());
        return name.scrollWidth > name.clientWidth + 1 || box.width < 20 || box.top < around.top || box.bottom > around.bottom || last.right > beside.left;
    }).map((step) => step.textContent)";

#[test]
fn the_name_of_the_step_of_tokyo_is_whole_on_a_phone() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen((390, 844)).await;
        let table = Table::after(&ada, "tokyo", 2, 12).await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            ada.open(&table.path).await;
            assert_eq!(ada.ask(STEPS).await, json!([]), "{lang}");
        }
        ada.close().await;
    });
}

#[test]
fn a_question_of_tokyo_is_told_in_full_once_it_has_the_focus() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.speak("ja").await;
        let table = Table { path: ada.begin(LESSONS).await };
        // Longer than there is room for.
        let whole = r"
            const [prompt, asked] = ['#prompt', '.question'].map((place) => document.querySelector(place));
            document.querySelector('#ask').textContent = '「バイク」の購入判定にはあとAP 1が必要です。'.repeat(8);
            const cut = () => asked.scrollHeight > asked.clientHeight + 1;
            const before = cut();
            prompt.focus();
            const { left, right, top, bottom } = asked.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, bottom - 2);
            return [before, cut(), asked.contains(seen), top >= 0 && bottom <= innerHeight]";
        for window in [(1024, 768), (1280, 800), (390, 844), (844, 390)] {
            ada.widen(window).await;
            ada.open(&table.path).await;
            assert_eq!(ada.ask(whole).await, json!([true, false, true, true]), "{window:?}");
        }
        ada.close().await;
    });
}

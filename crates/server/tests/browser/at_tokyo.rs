//! What a player of Tokyo Siteseeing reads and reaches: the choices of a list and of a check, the step of the round, what comes by
//! itself, and a long question.

use crate::driver::{Browser, browse_beside_others};
use crate::window::{Table, WINDOWS, still};
use serde_json::json;

/// The first scenario of Tokyo.
pub(crate) const LESSONS: &str = "/new/tokyo?scenario=s00&players=2&seat-0=me&seat-1=me";

/// Buys where that can be done, which opens a check.
pub(crate) const BUY: &str = "legal.find((action) => action.startsWith('buy')) ?? legal[0]";

/// The same where all can be done that the rules allow.
const BUY_OR_GO_ON: &str =
    "legal.find((action) => /^(buy|take|ready|draw$|slot|keep)/.test(action)) ?? legal[0]";

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

/// A table where `there` is on the page.
async fn met(ada: &Browser<'_>, there: &str, action: &str) -> Table {
    met_in(ada, "", there, action).await
}

/// The same with these options.
async fn met_in(ada: &Browser<'_>, options: &str, there: &str, action: &str) -> Table {
    let form = format!("/new/tokyo?players=2&seat-0=me&seat-1=me&{options}");
    for _ in 0..8 {
        let table = Table { path: ada.begin(&form).await };
        for _ in 0..40 {
            table.choose(ada, action).await;
            ada.open(&table.path).await;
            if ada.has("main.over").await {
                break;
            }
            if ada.has(there).await {
                return table;
            }
        }
    }
    panic!("{there} has not been met");
}

/// What is cut of the card that is to be placed and of what is asked: its text may be scrolled to, but not left out.
const TO_BE_PLACED: &str = r"
    const sheet = document.querySelector('#choices').getBoundingClientRect();
    const card = document.querySelector('#drawn-card');
    const foot = Math.min(sheet.bottom, innerHeight);
    const seen = (part) => {
        const end = () => [...part.getClientRects()].at(-1);
        if (card.contains(part)) card.scrollTop += end().bottom - card.getBoundingClientRect().bottom + 2;
        const { left, right, top, bottom, height } = end();
        const at = document.elementFromPoint((left + right) / 2, bottom - 6);
        return height > 11 && top >= sheet.top - 1 && bottom <= foot + 1 && (part.contains(at) || at?.contains(part));
    };
    const cut = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
    const amiss = ['#drawn-card h3', '#listed > summary'].filter((part) => !seen(document.querySelector(part)));
    if (cut(document.querySelector('.question'))) amiss.push('what is asked');
    if (cut(card.querySelector('.printed'))) amiss.push('its text');
    if (!seen(card.querySelector('.printed > p:last-child'))) amiss.push('the end of its text');
    if (innerWidth < 1000 && !seen(card.querySelector('.asks'))) amiss.push('what is to be known');
    return amiss";

#[test]
fn the_trouble_that_is_to_be_placed_is_told_whole_with_what_is_asked() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = met(&ada, "#drawn-card + #listed", "legal[0]").await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            table.has_nothing(&ada, TO_BE_PLACED, &WINDOWS, lang).await;
        }
        ada.close().await;
    });
}

/// Something that can be thrown in while a check is paid for.
const MEANS: &str = r"
    document.querySelector('#group-interrupt')?.remove();
    document.querySelector('#choices').insertAdjacentHTML('beforeend', `<section id=group-interrupt class=group><h3>Interrupt</h3><div class=choices>
        <button id=means class='choice tall'><span><strong>Use Fixer BOT</strong><span class=cost>Use when any PC makes a purchase check: +3 → exhaust ×2.</span></span></button></div></section>`);
    const sheet = document.querySelector('#choices');
    const seen = (button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const around = sheet.getBoundingClientRect();
        const inside = left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom + 1;
        const points = [top + 3, (top + bottom) / 2, bottom - 3];
        return inside && points.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    };";

#[test]
fn what_can_be_thrown_into_a_check_of_tokyo_is_seen_whole() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = met(&ada, "#group-pay .draws", BUY_OR_GO_ON).await;
        let hidden = format!(
            "{MEANS} return ['#means', '#group-pay .draws', '#group-end .choice'].filter((place) => !seen(document.querySelector(place)))"
        );
        table.has_nothing(&ada, &hidden, &WINDOWS, "in a check").await;
        ada.close().await;
    });
}

#[test]
fn what_can_be_done_before_a_window_passes_comes_before_what_lets_it_pass_and_all_of_it_can_be_pressed() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = met(&ada, "#group-pay .draws", BUY_OR_GO_ON).await;
        // The same panel, with what a window that passes by itself has.
        let amiss = format!(
            r"{MEANS}
            document.querySelector('#group-pay').remove();
            document.querySelector('#group-end .choices').innerHTML = `<div id=passing class=passing data-time=1><button class=choice>Nothing more to add</button>
                <form><button class=choice>Stop the clock</button></form><span class=by-itself>Passes by itself after 5 seconds.</span>
                <form><button class='choice lasting'>Do not ask again this turn</button></form></div>`;
            const [means, pass, stop, quiet] = ['#means', '#passing > .choice', '#passing form .choice', '#passing .lasting'].map((place) => document.querySelector(place));
            const box = (place) => document.querySelector(place).getBoundingClientRect();
            // Where there is room, what it is about stands above it.
            const [above, below] = innerWidth > 1200 ? [['.check-box'], ['#passing']] : [[], ['.check-box', '#passing']];
            const ordered = above.every((place) => box(place).bottom <= box('#means').top + 1) && below.every((place) => box(place).top >= box('#means').bottom - 1);
            const before = [ordered || 'not in order', seen(means) || 'means', seen(pass) || 'pass'];
            const by = document.querySelector('.by-itself').getBoundingClientRect();
            const wraps = by.right <= sheet.getBoundingClientRect().right || by.width < 2 || 'cut';
            const pressed = [stop, quiet].map((button) => {{ button.scrollIntoView({{ block: 'nearest' }}); return seen(button) || button.textContent }});
            return [...before, wraps, ...pressed].filter((one) => one !== true)"
        );
        table.has_nothing(&ada, &amiss, &WINDOWS, "at a window").await;
        ada.close().await;
    });
}

/// What is amiss with what the panel of a check says in its head and beside its meter, and with what the hand says it pays.
const AT_A_GLANCE: &str = r"
    const seen = (place) => { const { width, height } = document.querySelector(place)?.getBoundingClientRect() ?? {}; return width > 10 && height > 10 };
    const amiss = ['#check-title > .face', '#check-meter .sum', '#check-told'].filter((place) => !seen(place));
    const sheet = document.querySelector('#choices');
    if (sheet.scrollHeight > sheet.clientHeight + 1) amiss.push('the panel scrolls');
    for (const card of document.querySelectorAll('.papers > .lit')) if (!getComputedStyle(card.querySelector('.ap'), '::before').content.includes('+')) amiss.push(card.textContent);
    return amiss";

/// The menu of a card that can be bought: how often it says what that costs, whether its button is the main one, and how wide it is.
const FOR_SALE: &str = r"
    const lit = [...document.querySelectorAll('.berth .lit > .slot')].find((slot) => slot.querySelector('.price'));
    lit.click();
    const shown = () => document.querySelector('.menu:popover-open');
    for (let tries = 0; tries < 40 && !shown()?.querySelector('.stake'); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    const menu = shown();
    const said = menu.querySelectorAll('.stake .sum, .price-line, .choice .cost').length;
    return [said, menu.querySelector('.menu-offer > .choice').matches('.main'), menu.querySelector('.kinds').textContent.includes('cost'), menu.offsetWidth < 290]";

#[test]
fn a_check_of_tokyo_is_told_at_a_glance_before_and_while_it_is_made() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let for_sale = "main:not(:has(#drawn-card)) .berth .lit > .slot .price";
        let table = met(&ada, for_sale, "legal[0]").await;
        ada.widen(WINDOWS[0]).await;
        ada.open(&table.path).await;
        let menu = ada.ask(&format!("return (async () => {{ {FOR_SALE} }})()")).await;
        assert_eq!(menu, json!([1, true, false, true]));
        let table = met(&ada, "#group-pay .draws", BUY_OR_GO_ON).await;
        table.has_nothing(&ada, AT_A_GLANCE, &WINDOWS[..4], "in a check").await;
        ada.close().await;
    });
}

/// Of the cards of the hand: whose text is not read, and whose kind is cut off.
const HELD: &str = r"
    const cut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const cards = [...document.querySelectorAll('.papers > li')];
    const unread = cards.filter((card) => {
        const does = card.querySelector('.does');
        const { visibility, fontSize, lineHeight } = getComputedStyle(does);
        return visibility !== 'visible' || parseFloat(fontSize) < 11 || does.clientHeight < 1.9 * parseFloat(lineHeight);
    });
    const kinds = cards.flatMap((card) => [...card.querySelectorAll('.comes, .comes > span')].filter(cut));
    return [cards.length, unread.length, kinds.map(({ textContent }) => textContent)]";

#[test]
fn four_cards_of_tokyo_say_what_they_do_and_of_which_kind_they_are() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        // Each card has a sign for its menu beside its kind.
        let table = check(&ada).await;
        let mut amiss = Vec::new();
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            ada.open(&table.path).await;
            for window in WINDOWS {
                ada.widen(window).await;
                let held = ada.ask(HELD).await;
                let [cards, unread, kinds] = held.as_array().unwrap().as_slice() else { panic!("{held}") };
                assert_eq!(cards, 4);
                if window.0 >= 1280 && unread != 0 || kinds != &json!([]) {
                    amiss.push(format!("{lang}, {window:?}: {held}"));
                }
            }
        }
        assert!(amiss.is_empty(), "{}", amiss.join("\n"));
        ada.close().await;
    });
}

#[test]
fn a_mod_card_in_force_leaves_the_page_of_tokyo_as_wide_as_a_phone() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = met_in(&ada, "scenario=s01", ".mod-in-force", "legal[0]").await;
        // Its text is long, as it is in the longest language.
        let wide = "for (const does of document.querySelectorAll('.mod-in-force .does')) does.textContent += ' Handlungsphasenende'.repeat(6);
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth > clientWidth ? [scrollWidth, clientWidth] : []";
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            table.has_nothing(&ada, wide, &WINDOWS[4..], lang).await;
        }
        ada.close().await;
    });
}

/// A card of the market, with the longest name, put where the Site has its open card: what of it is too small or cut.
const TURNED_UP: &str = r"
    const site = document.querySelector('.open-site');
    site.replaceChildren(document.querySelector('.berth .strip').cloneNode(true));
    const [strip, face, name] = ['.strip', '.face', '.strip > .name'].map((part) => site.querySelector(part));
    name.textContent = 'Nameless Guardian';
    const [card, picture, label] = [strip, face, name].map((part) => part.getBoundingClientRect());
    const amiss = [];
    if (picture.width < 40 || picture.height < 40) amiss.push(`a picture of ${picture.width} by ${picture.height}`);
    if (label.height < 12 || name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1) amiss.push('a cut name');
    if (label.bottom > card.bottom + 1 || label.right > card.right + 1) amiss.push('a name beyond its card');
    return amiss";

#[test]
fn what_is_turned_up_in_the_site_has_a_picture_and_a_whole_name() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = check(&ada).await;
        table.has_nothing(&ada, TURNED_UP, &WINDOWS, "in the Site").await;
        ada.close().await;
    });
}

/// With a card under each card of the market: the names of those that a piece lies over, and the pieces that lie beyond the mat
/// once they are down.
const COVERED: &str = r"
    for (const slot of document.querySelectorAll('.berth .slot')) {
        for (const edge of slot.querySelectorAll('.edge')) edge.remove();
        slot.insertAdjacentHTML('beforeend', '<span class=edge><span>Bouncer</span></span>');
    }
    const box = (part) => part.getBoundingClientRect();
    const pieces = [...document.querySelectorAll('.standing')];
    const edges = [...document.querySelectorAll('.edge > span')].map(box).filter(({ height }) => height > 0);
    const over = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
    const covered = edges.filter((edge) => pieces.some((piece) => over(box(piece), edge))).length;
    for (const piece of document.querySelectorAll('.piece')) piece.classList.add('down');
    const mat = box(document.querySelector('#mat'));
    const beyond = pieces.map(box).filter(({ left, right }) => left < mat.left || right > mat.right).length;
    return [covered, beyond]";

#[test]
fn pieces_of_tokyo_cover_no_card_below_another_and_lie_on_the_mat() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = check(&ada).await;
        for window in WINDOWS {
            ada.widen(window).await;
            ada.open(&table.path).await;
            assert_eq!(ada.ask(COVERED).await, json!([0, 0]), "{window:?}");
        }
        ada.close().await;
    });
}

#[test]
fn roles_of_tokyo_are_taken_side_by_side_and_nothing_of_them_is_scrolled() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let table = Table { path: ada.begin("/new/tokyo?players=2&seat-0=me&seat-1=me").await };
        let shown = r"
            const seen = (part) => { const { left, right, top, bottom } = part.getBoundingClientRect(); const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2); return part.contains(at) || at?.contains(part) };
            const scrolls = [...document.querySelectorAll('#casting, #casting *')].filter((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1);
            const buttons = [...document.querySelectorAll('.role-card > .choice')];
            const feet = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
            const below = buttons.every((button) => [...button.parentElement.querySelectorAll('.skill')].every((skill) => skill.getBoundingClientRect().bottom <= button.getBoundingClientRect().top));
            const names = [...document.querySelectorAll('.role-card .skill .name')];
            const [skill] = document.querySelectorAll('.role-card .skill');
            skill.open = true;
            const told = [...skill.querySelectorAll('.printed > p')].every(seen);
            const faces = Math.min(...[...document.querySelectorAll('.role-card .portrait')].map((face) => face.clientHeight));
            const dock = document.querySelector('.dock');
            return [scrolls.length, feet.size, below, buttons.every(seen), names.length === 12 && names.every(seen), told, faces >= (innerHeight < 500 ? 80 : 160) || faces, dock === null || dock.getBoundingClientRect().height === 0]";
        for decisions in 0..2 {
            for lang in ["en", "ja", "zh-Hant"] {
                ada.speak(lang).await;
                for window in &WINDOWS[..5] {
                    ada.widen(*window).await;
                    ada.open(&table.path).await;
                    let found = ada.ask(shown).await;
                    let whole = json!([0, 1, true, true, true, true, true, true]);
                    assert_eq!(found, whole, "{lang}, {window:?}, {decisions} decisions");
                }
            }
            table.decide(&ada, 0).await;
        }
        ada.close().await;
    });
}

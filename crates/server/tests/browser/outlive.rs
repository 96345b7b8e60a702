//! Outlive's table on a desktop: what is not played stays where it is and is seen, and heroes are placed by hand.

use crate::driver::browse_beside_others;
use crate::touch::{does, drags, middle, up};
use crate::window::{Table, WINDOWS, still};
use serde_json::json;

/// The windows with everything on one screen.
fn desktops() -> impl Iterator<Item = (u32, u32)> {
    WINDOWS.into_iter().filter(|&(width, height)| width >= 992 && height >= 576)
}

/// Where the table's things are.
const PLACES: &str = "
    return ['.convoy', '#board', '.dock'].map((css) => {
        const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })";

#[test]
fn the_board_stays_where_it_is_when_a_list_unfolds_and_when_choices_go() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        Table::after(&ada, "outlive", 2, 29).await;
        for window in desktops() {
            ada.widen(window).await;
            let before = ada.ask(PLACES).await;
            let lists = ada
                .ask("return [...document.querySelectorAll('#choices > .fold')].map(({ id }) => id)")
                .await;
            let lists: Vec<&str> = lists.as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
            assert!(lists.contains(&"as-list"), "{lists:?}");
            for list in lists {
                let press = format!(
                    "const list = document.getElementById('{list}'); list.querySelector('summary').click(); return list.open"
                );
                assert_eq!(ada.ask(&press).await, true);
                assert_eq!(ada.ask(PLACES).await, before, "{window:?}, {list} unfolded");
                // What is fetched has the place of the link to it.
                let covers = format!("
                    const unfolded = [...document.querySelectorAll('#{list} > :not(summary)')].find((part) => part.checkVisibility());
                    const {{ x, y, width, bottom }} = unfolded.getBoundingClientRect();
                    return bottom <= innerHeight && document.elementFromPoint(x + width / 2, y + 2)?.closest('#{list}') !== null");
                assert_eq!(ada.ask(&covers).await, true, "{window:?}: {list} does not lie over the board");
                assert_eq!(ada.ask(&press).await, false);
            }
            ada.ask(
                "const choices = document.getElementById('choices'); window.away = choices; choices.remove()",
            )
            .await;
            assert_eq!(ada.ask(PLACES).await, before, "{window:?}, without choices");
            ada.ask("document.getElementById('desk').append(window.away)").await;
        }
        ada.close().await;
    });
}

/// Puts this many tiles more into the lists of equipment, and returns what is not seen of all there are.
const UNSEEN: &str = r#"
    for (const one of document.querySelectorAll('.more-tiles')) one.remove();
    const tile = (state) => `<li class="tile ${state}"><p class="name"><span>Crowbar</span></p><p class="row"></p><a class="touch" href="/"></a></li>`;
    const add = (list, html, count) => {
        const tiles = document.querySelector(`.dock ${list} .tiles`);
        for (let one = 0; one < count; one++) {
            tiles.insertAdjacentHTML('beforeend', html);
            tiles.lastElementChild.classList.add('more-tiles');
        }
        if (count) tiles.parentElement.querySelector(':scope > .none')?.remove();
    };
    add('.broken', tile('broken'), broken);
    add('.repaired', `<li class="pair"><ul>${tile('ready')}${tile('ready')}</ul></li>`, pairs);
    add('.repaired', `<li><ul>${tile('ready')}</ul></li>`, single);
    return [...document.querySelectorAll('.dock .tile')].map((tile, nth) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const whole = left >= 0 && right <= innerWidth && right - left >= 24 && bottom - top >= 24 && tile.contains(seen);
        return whole ? null : `${nth} at ${[left, top, right, bottom].map(Math.round)}`;
    }).filter(Boolean)"#;

#[test]
fn all_equipment_is_seen_however_much_it_is() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        for decisions in [29, 70] {
            Table::after(&ada, "outlive", 2, decisions).await;
            for window in desktops() {
                ada.widen(window).await;
                for (broken, pairs, single) in [(6, 2, 4), (14, 0, 0), (0, 0, 14), (7, 5, 2)] {
                    let unseen =
                        format!("const [broken, pairs, single] = [{broken}, {pairs}, {single}];{UNSEEN}");
                    let told = format!("{window:?}, {decisions} decisions, {broken} {pairs} {single}");
                    assert_eq!(ada.ask(&unseen).await, json!([]), "{told}");
                }
            }
        }
        ada.close().await;
    });
}

#[test]
fn a_hero_that_waits_is_dragged_to_where_it_begins_or_picked_up_and_put_there() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let table = Table::new(&ada, "outlive", 2).await;
        while !ada.has(".ready .pick-up").await {
            table.decide(&ada, 0).await;
            ada.open(&table.path).await;
        }
        let of = |shape: String| shape.replace("waiting-shape", "#hero");
        let dragged = of(ada.attribute(".ready .hero-tap", "data-drag").await);
        let (hero, area) = (middle(&ada, ".ready .hero-tap").await, middle(&ada, ".area.lit").await);
        drags(&ada, "mouse", hero, area).await;
        ada.until("return document.querySelector('.area.takes.over') !== null").await;
        assert_eq!(ada.ask("return String(getSelection())").await, "");
        does(&ada, "mouse", vec![up()]).await;
        ada.until(&format!("return document.querySelector('.piece{dragged}') !== null")).await;

        let picked = of(ada.attribute(".ready .hero-tap", "data-drag").await);
        ada.click(".ready .pick-up").await;
        let step =
            "return [...document.querySelectorAll('.step')].find((step) => step.checkVisibility())?.id";
        let step = ada.until(step).await;
        ada.click(&format!("[id={step}]")).await;
        ada.until(&format!("return document.querySelector('.piece{picked}') !== null")).await;
        ada.close().await;
    });
}

#[test]
fn the_price_of_a_hunt_is_picked_and_then_confirmed() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let several = "return document.querySelectorAll('.menu .way').length > 1";
        let table = 'found: loop {
            let table = Table::new(&ada, "outlive", 2).await;
            for place in 0..150 {
                let Some(_) = table.decide(&ada, place * 7).await else { break };
                ada.open(&table.path).await;
                if !ada.has(".area.visited .prey").await || !ada.has("[id^=do-hunt][value*=ammo]").await {
                    continue;
                }
                ada.click(".area.visited .tap").await;
                ada.until("return document.querySelector('.menu:popover-open .facts') !== null").await;
                if ada.ask(several).await == true {
                    break 'found table;
                }
            }
        };
        let shown = "return [...document.querySelectorAll('.menu .settled button')].filter((button) => button.checkVisibility()).map(({ value }) => value)";
        let first = ada.ask(shown).await;
        let lines = ada.ask("return document.querySelectorAll('#log li').length").await;
        ada.ask("document.querySelectorAll('.menu .way input')[1].click()").await;
        let second = ada.ask(shown).await;
        assert_eq!((first.as_array().map(Vec::len), second.as_array().map(Vec::len)), (Some(1), Some(1)));
        assert_ne!(first, second);
        assert_eq!(
            ada.ask("return document.querySelectorAll('#log li').length").await,
            lines,
            "picked, not done"
        );
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            ada.open(&table.path).await;
            for window in [WINDOWS[0], (1024, 768), (390, 844)] {
                ada.widen(window).await;
                ada.open(&table.path).await;
                ada.click(".area.visited .tap").await;
                ada.until("return document.querySelector('.menu:popover-open .facts') !== null").await;
                let whole = "
                    const button = [...document.querySelectorAll('.menu .settled button')].find((one) => one.checkVisibility());
                    const { left, right, top, bottom } = button.getBoundingClientRect();
                    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) && bottom <= innerHeight";
                assert_eq!(ada.ask(whole).await, true, "{lang}, {window:?}");
                let compact = "
                    const menu = document.querySelector('.menu:popover-open');
                    const ends = (line) => line.map((one) => one.getBoundingClientRect().right);
                    const unfilled = [...menu.querySelectorAll('.strip')].filter((strip) => {
                        const cells = [...strip.querySelectorAll(':scope > .choice, :scope > .way > .choice')];
                        const tops = new Set(cells.map((cell) => cell.offsetTop));
                        return [...tops].some((top) => strip.getBoundingClientRect().right - Math.max(...ends(cells.filter((cell) => cell.offsetTop === top))) > 3);
                    });
                    return [innerWidth < 700 || menu.offsetWidth <= 345, unfilled.length, menu.querySelector('.facts').checkVisibility()]";
                assert_eq!(ada.ask(compact).await, json!([true, 0, false]), "{lang}, {window:?}");
                let clear = "
                    const [menu, asked, hand] = ['.menu:popover-open', '#prompt', '.dock'].map((css) => document.querySelector(css).getBoundingClientRect());
                    return innerWidth < 992 || (asked.bottom <= menu.top && menu.bottom <= hand.top)";
                assert_eq!(
                    ada.ask(clear).await,
                    true,
                    "{lang}, {window:?}: it lies over the question or the shelter"
                );
            }
        }
        ada.ask("document.querySelectorAll('.menu .way input')[1].click()").await;
        let version = ada.ask("return document.querySelector('main').dataset.version").await;
        ada.click(&format!(".menu [value='{}']", second[0].as_str().unwrap())).await;
        ada.until(&format!(
            "return document.querySelector('main').dataset.version !== '{}'",
            version.as_str().unwrap()
        ))
        .await;
        ada.close().await;
    });
}

/// What is asked has a whole heading and reason, and of these selectors, what is not seen.
const NOT_SEEN: &str = "
    const prompt = document.getElementById('prompt');
    const cut = [prompt, ...prompt.querySelectorAll('.more')].filter((part) => part.scrollHeight > part.clientHeight + 2).map(({ className }) => className);
    const found = [...document.querySelectorAll(css)];
    const unseen = found.filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return bottom > innerHeight || !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    return found.length ? cut.concat(unseen.map(({ value }) => value)) : [`no ${css}`]";

#[test]
fn on_a_phone_the_first_survivors_and_the_leaders_are_chosen_from_what_is_in_sight() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen((390, 844)).await;
        let table = Table::new(&ada, "outlive", 2).await;
        for css in ["#choices-settle .choice", ".leaders-dealt .touch"] {
            while !ada.has(css).await {
                ada.ask("document.querySelector('.dealt')?.scrollTo(0, 9999)").await;
                let version = ada.version().await;
                table.decide(&ada, 0).await;
                ada.until_later_than(version).await;
            }
            let not_seen = format!("const css = '{css}';{NOT_SEEN}");
            assert_eq!(ada.ask(&not_seen).await, json!([]), "{css}, after scrolling");
            for lang in ["en", "ja", "zh-Hant"] {
                ada.speak(lang).await;
                for window in [(390, 844), (844, 390)] {
                    ada.widen(window).await;
                    ada.open(&table.path).await;
                    assert_eq!(ada.ask(&not_seen).await, json!([]), "{css}, {lang}, {window:?}");
                }
            }
            ada.speak("en").await;
            ada.widen((390, 844)).await;
            ada.open(&table.path).await;
        }
        ada.close().await;
    });
}

/// Whether the board is seen in the middle of each area.
const BOARD_IS_SEEN: &str = "
    return [...document.querySelectorAll('.area')].every((area) => {
        const { left, right, top, bottom } = area.getBoundingClientRect();
        return area.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    })";

#[test]
fn one_press_makes_the_suggested_set_up_and_one_undo_takes_it_back() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        for window in [WINDOWS[0], (390, 844)] {
            ada.widen(window).await;
            let path = ada.begin("/new/outlive?players=2&seat-0=me&seat-1=me").await;
            assert_eq!(ada.text("#ask-step").await, "Set-up: 1 of 5");
            assert_eq!(ada.ask(BOARD_IS_SEEN).await, false, "{window:?}");
            ada.click(".peek").await;
            assert_eq!(ada.ask(BOARD_IS_SEEN).await, true, "{window:?}: behind the cards");
            ada.click(".peek").await;

            let (question, version) = (ada.text("#ask").await, ada.version().await);
            ada.click("#suggested button").await;
            ada.until_later_than(version).await;
            assert_ne!(ada.text("#ask").await, question, "the other seat is asked");
            ada.open(&format!("{path}?seat=0")).await;
            let version = ada.version().await;
            ada.click("#undo button").await;
            ada.until_later_than(version).await;
            assert_eq!(
                (ada.text("#ask-step").await.as_str(), ada.text("#ask").await),
                ("Set-up: 1 of 5", question)
            );

            ada.open(&path).await;
            for _ in 0..2 {
                let version = ada.version().await;
                ada.click("#suggested button").await;
                ada.until_later_than(version).await;
            }
            assert_eq!(ada.text("#ask-step").await, "Set-up: 5 of 5");
            assert_eq!(ada.ask("return document.querySelector('.dealt') === null").await, true);
        }
        ada.close().await;
    });
}

/// Names and states of rooms that are not built, and the least contrast they have with what may lie behind them.
const CONTRAST: &str = "
    const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).map((c) => (c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)).reduce((sum, c, nth) => sum + c * [.2126, .7152, .0722][nth], 0);
    const contrast = (a, b) => { const [most, least] = [light(a), light(b)].sort((x, y) => y - x); return (most + .05) / (least + .05); };
    // No line of a plan is lighter than this.
    const lines = [120, 104, 84];
    return [...document.querySelectorAll('.dock .unbuilt :is(.name b, .name .key, .tag)')].map((text) => {
        const { color, backgroundColor } = getComputedStyle(text);
        const [r, g, b, a = 1] = numbers(backgroundColor);
        const behind = [r, g, b].map((c, nth) => c * a + lines[nth] * (1 - a));
        return contrast(numbers(color), behind);
    })";

#[test]
fn what_is_written_on_plans_is_read() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::after(&ada, "outlive", 2, 29).await;
        for window in [WINDOWS[0], (390, 844)] {
            ada.widen(window).await;
            let found = ada.ask(CONTRAST).await;
            let found: Vec<f64> = found.as_array().unwrap().iter().filter_map(|one| one.as_f64()).collect();
            assert!(
                found.len() > 5 && found.iter().all(|&contrast| contrast >= 4.5),
                "{window:?}: {found:?}"
            );
        }
        ada.close().await;
    });
}

/// Plays moments on a stage that only notes where words lie, and returns what they would hide there. A clan's row tells of that clan.
const HIDDEN_BY_WORDS: &str = "
    const [address, done] = arguments;
    import(address).then(async ({ moments }) => {
        const hidden = [];
        const look = (words, kind) => {
            const { left, right, top, bottom } = words.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2].map((at, nth) => Math.max(40, Math.min(at, [innerWidth, innerHeight][nth] - 40)));
            const over = document.elementFromPoint(x, y)?.closest('.clans, .rail, #prompt, #choices, .convoy, .store, .gauge, .rooms, .tonight, .goods, .prey');
            if (over) hidden.push(`${kind} over ${over.className}`);
        };
        let rows = 0;
        const lies = ({ style }, { transform }, seat) => {
            rows += 1;
            const [left, top] = transform.match(/[\\d.]+/g).map(Number);
            const over = document.elementFromPoint(left + parseFloat(style.width) / 2, top + parseFloat(style.height) / 2);
            if (!over?.closest(document.querySelector(`#shelter-${seat}`) ? '#own-clan' : `#shelter-of-${seat} > summary`)) hidden.push(`clan ${seat} over ${over?.className}`);
        };
        const stage = (kind, seat) => new Proxy({}, { get: (_, name) => (...given) => {
            if (name === 'rise') look(given[0], kind);
            if (name === 'middle') { look(given[0], kind); return { x: 0, y: 0 }; }
            if (name === 'animate' && given[0]?.classList?.contains('on-row')) lies(given[0], given[1][1], seat);
            if (name !== 'front' && name !== 'ghost') return Promise.resolve();
            return Object.assign(document.createElement('p'), name === 'front' ? { className: given[0] } : {});
        } });
        const steps = [
            { kind: 'found', city: 'blackwood', tile: 'can' }, { kind: 'event_resolved' }, { kind: 'recruited' }, { kind: 'repaired' },
            { kind: 'survivor_joined' }, { kind: 'survivor_lost' }, { kind: 'token_taken' }, { kind: 'defended', ammo: 0, left: 1 },
            { kind: 'radiation_down', value: 1 }, { kind: 'radiation_up', spaces: 1, value: 1 }, { kind: 'fed', tokens: {}, shortage: 0 },
        ];
        for (const seat of [0, 1]) for (const step of steps) await moments[step.kind]({ seat, ...step }, stage(step.kind, seat), { text: 'Words.' });
        if (innerWidth > 992 && innerHeight > 576 && !rows) hidden.push('no row tells anything');
        done(hidden);
    }).catch((error) => done([String(error)]))";

#[test]
fn words_about_what_happens_hide_nothing_that_is_asked_or_counted() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        Table::after(&ada, "outlive", 2, 29).await;
        let script = ada.ask("return document.querySelector('[data-moments]').dataset.moments").await;
        for window in WINDOWS {
            ada.widen(window).await;
            let hidden = ada.client.execute_async(HIDDEN_BY_WORDS, vec![script.clone()]).await.unwrap();
            assert_eq!(hidden, json!([]), "{window:?}");
        }
        ada.close().await;
    });
}

/// In each row of what is dealt, how far apart the highest and the lowest of the names of rooms lie, and whether a card glows unasked.
const DEALT: &str = "
    const names = [...document.querySelectorAll('.rooms-dealt .name')].map((name) => name.getBoundingClientRect().top);
    const rows = [names.slice(0, 3), names.slice(3)].map((row) => Math.max(...row) - Math.min(...row));
    const glows = [...document.querySelectorAll('.dealt-card')].filter((card) => getComputedStyle(card).boxShadow.includes('16px'));
    return names.length === 6 && rows.every((apart) => apart < 1) && glows.length === 0";

#[test]
fn names_of_dealt_rooms_line_up_and_no_card_glows_before_it_is_pointed_at() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let table = Table::new(&ada, "outlive", 2).await;
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            for window in desktops() {
                ada.widen(window).await;
                ada.open(&table.path).await;
                assert_eq!(ada.ask(DEALT).await, true, "{lang}, {window:?}");
            }
        }
        ada.ask("document.querySelector('.dealt-card .touch').focus({ focusVisible: true })").await;
        assert_eq!(ada.ask(DEALT).await, false, "what the keyboard is at glows");
        ada.close().await;
    });
}

#[test]
fn names_of_rooms_are_whole_on_phones() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let cut = "
            return [...document.querySelectorAll('.dock .room .name b')].filter((name) => name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 1)
                .map(({ textContent }) => textContent)";
        for (lang, decisions) in [("en", 29), ("ja", 70), ("zh-Hant", 29)] {
            ada.speak(lang).await;
            let table = Table::after(&ada, "outlive", 2, decisions).await;
            for window in [(390, 844), (844, 390)] {
                ada.widen(window).await;
                ada.open(&table.path).await;
                assert_eq!(ada.ask(cut).await, json!([]), "{lang}, {window:?}");
            }
        }
        ada.close().await;
    });
}

#[test]
fn in_the_dark_scheme_questions_are_asked_on_paper_by_day_and_on_slate_by_night() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        ada.widen(WINDOWS[0]).await;
        let table = Table::after(&ada, "outlive", 2, 29).await;
        ada.ask("return fetch('/settings', { method: 'POST', body: new URLSearchParams({ theme: 'dark' }) }).then(({ ok }) => ok)").await;
        ada.open(&table.path).await;
        let light = "
            const [r, g, b] = getComputedStyle(document.getElementById('prompt')).backgroundColor.match(/[\\d.]+/g).map(Number);
            return Math.round(.3 * r + .6 * g + .1 * b)";
        let day = ada.ask(light).await.as_i64().unwrap();
        ada.ask("document.getElementById('play').className = 'play is-night'").await;
        let night = ada.ask(light).await.as_i64().unwrap();
        assert!(day > 160 && night < 80, "{day} by day, {night} by night");
        ada.close().await;
    });
}

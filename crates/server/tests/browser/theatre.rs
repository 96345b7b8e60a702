//! Things happen: steps are played in the log's order before the page shows what has come of them.

use crate::driver::{Browser, Kind, Site, browse, browse_after};
use crate::golden::{Moment, Scene, all_stored, happened, is, parts, records, scenes, stored};
use kernel::Game;
use serde::Serialize;
use serde_json::Value;
use store::Store;

/// Stops the player in the next moment of a kind, as soon as something is to be seen.
const STOP: &str = r"
    window.stopped = false;
    window.stopIn = (kind, field, value, sees) => document.addEventListener('moment', function stop({ detail }) {
        const { step } = detail;
        if (![step.kind, step.event].includes(kind) || (field && step[field] !== value)) return;
        document.removeEventListener('moment', stop);
        (function look() {
            if (!document.querySelector(sees)) return requestAnimationFrame(look);
            document.getElementById('theatre-pause').click();
            window.stopped = true;
        })();
    });";

const PANDEMIC: [Moment; 12] = [
    ("moved", "#map > .staged.light"),
    ("drew", "#theatre-front > .flying"),
    ("treated", "#map .staged.cube"),
    ("cubes_placed", "#theatre-front > .flying.infection"),
    ("cubes_placed", "#map .staged.cube"),
    ("outbreak", "#map > .staged.light.outbreak"),
    ("epidemic_drawn", "#theatre-front > .epidemic"),
    ("increased", "#theatre-front > .veil.alarm"),
    ("bottom_revealed", "#theatre-front > .flying.infection"),
    ("cured", "#map > .staged.wave"),
    ("eradicated", "#map > .staged.ripple.calm"),
    ("ended by=cures", "#theatre-front > .curtain.dawn"),
];

const OUTLIVE: [Moment; 12] = [
    ("dawn", "#theatre-front > .curtain.sunrise"),
    ("event_turned_up", "#theatre-front > .ticket.grave"),
    ("event_strikes", "#theatre-front > .wash"),
    ("moved", "#theatre-front > .arrow.road"),
    ("pressed", "#theatre-front > .arrow.pressure"),
    ("gained", "#theatre-front > .hopping"),
    ("hunted", "#theatre-front > .ticket.prey"),
    ("day_ended", "#theatre-front > .curtain.nightfall"),
    ("fed", "#theatre-front > .rising"),
    ("radiation_handled", "#theatre-front > .radiation"),
    ("survivor_lost", "#theatre-front > .rising.grave"),
    ("game_over", "#theatre-front > .curtain.sunrise"),
];

const TOKYO: [Moment; 12] = [
    ("round", "#theatre-front > .panel-cut.slim"),
    ("trouble_drawn", "#theatre-front > .flying.trouble"),
    ("trouble_placed", "#theatre-front:has(> .lands-here) > .panel-cut.trouble > .says > h2"),
    ("paid", "#theatre-front > .flying.small"),
    ("check_failed", "#theatre-front > .rising.grave"),
    ("trouble_solved", "#theatre-front > .stamp"),
    ("enemy_hit", "#theatre-front > .slash"),
    ("hurt", "#theatre-front > .wash"),
    ("down", "#theatre-front > .rising.grave"),
    ("moved to=site", "#theatre-front > .curtain.the-site"),
    ("site_card_turned", "#theatre-front > .flying.site"),
    ("over ending=cleared", "#theatre-front > .curtain.neon-dawn"),
];

/// Each moment shows what is neither to be seen before nor after it, while time stands still in it.
fn each_has_its_moment<G>(moments: &[Moment], suits: impl Fn(&str) -> bool)
where
    G: Game<Event: Serialize>,
{
    let scenes = scenes::<G>(moments, suits);
    let store = async |store: &Store| all_stored(store, &scenes).await;
    browse_after(store, async |site: &Site, tables| {
        let ada = site.browser(&Kind::MOVING).await;
        for (scene, table) in scenes.iter().zip(tables) {
            let (kind, sees) = scene.moment;
            let (name, field, value) = parts(kind);
            ada.open(&format!("/t/{table}/replay?at={}&seat=all", scene.made)).await;
            until_ready(&ada).await;
            assert!(!ada.has(sees).await, "{kind}: it shows before");
            ada.ask(&format!("{STOP} stopIn('{name}', '{field}', '{value}', '{sees}')")).await;
            ada.click("#replay-forward").await;
            ada.until(&format!("return window.stopped // in {kind}")).await;
            ada.picture(&format!("moment-{}-{name}", G::ID)).await;
            assert!(ada.has(sees).await, "{kind}: it does not show");
            let stands = "return document.getAnimations()
                .every((animation) => animation.playState !== 'running' || animation.effect.target?.closest('#main'))";
            assert_eq!(ada.ask(stands).await, true, "{kind}: time goes on");
            ada.ask("document.getElementById('theatre-skip').click()").await;
            let shown = format!(
                "return Number(document.getElementById('replay-jump').defaultValue) === {}",
                scene.made + 1
            );
            ada.until(&shown).await;
            assert!(!ada.has(sees).await, "{kind}: it shows afterwards");
            assert!(!ada.has(".staged, #theatre-front").await, "{kind}: something is left");
            assert_eq!(ada.complaints().await, Vec::<String>::new(), "{kind}");
        }
        ada.close().await;
    });
}

/// The first golden game of Tokyo with a move in which a PC is hurt, and no longer hurt or healed, before a round begins: with how many
/// moves made before it, and the seat.
fn hurt_before_a_round() -> (Scene, u64) {
    for record in records::<tokyo::State>(|_| true) {
        let happened = happened::<tokyo::State>(&record);
        for moves in happened.chunk_by(|(one, _), (other, _)| one == other) {
            let round = moves.iter().rposition(|(_, step)| is(step, "round"));
            let hurt = moves.iter().rposition(|(_, step)| is(step, "hurt") || is(step, "healed"));
            if let (Some(round), Some(hurt)) = (round, hurt)
                && hurt < round
                && is(&moves[hurt].1, "hurt")
            {
                let scene = Scene {
                    record,
                    made: moves[0].0 - 1,
                    moment: ("round", "#theatre-front > .panel-cut.slim"),
                };
                return (scene, moves[hurt].1["seat"].as_u64().unwrap());
            }
        }
    }
    panic!("no golden game has it")
}

#[test]
fn what_a_step_changes_is_shown_with_it() {
    let (scene, seat) = hurt_before_a_round();
    let store = async |store: &Store| stored(store, &scene.record).await;
    browse_after(store, async |site: &Site, table| {
        let ada = site.browser(&Kind::MOVING).await;
        ada.open(&format!("/t/{table}/replay?at={}&seat=all", scene.made)).await;
        until_ready(&ada).await;
        let hp = format!("return document.getElementById('hp-{seat}').ariaLabel");
        let round = "return document.getElementById('round-number').textContent";
        let before = (ada.ask(&hp).await, ada.ask(round).await);
        let (name, sees) = scene.moment;
        ada.ask(&format!("{STOP} stopIn('{name}', '', '', '{sees}')")).await;
        ada.click("#replay-forward").await;
        ada.until("return window.stopped").await;
        let between = (ada.ask(&hp).await, ada.ask(round).await);
        ada.ask("document.getElementById('theatre-skip').click()").await;
        ada.until(&format!(
            "return document.getElementById('replay-jump').defaultValue === '{}'",
            scene.made + 1
        ))
        .await;
        let after = (ada.ask(&hp).await, ada.ask(round).await);
        assert_ne!(before.0, between.0, "what was hurt shows it");
        assert_eq!(before.1, between.1, "the round has not begun");
        assert_eq!(between.0, after.0);
        assert_ne!(between.1, after.1);
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

/// Waits until the player is there.
pub(crate) async fn until_ready(browser: &Browser<'_>) {
    browser.until("return document.getElementById('theatre').dataset.ready !== undefined").await;
}

#[test]
fn each_step_of_pandemic_has_its_moment() {
    let cures = |file: &str| file.contains("cures");
    each_has_its_moment::<pandemic::State>(&PANDEMIC, cures);
    each_has_its_moment::<pandemic::State>(&[("ended", "#theatre-front > .curtain.night")], |file| {
        !cures(file)
    });
}

#[test]
fn each_step_of_outlive_has_its_moment() {
    each_has_its_moment::<outlive::State>(&OUTLIVE, |_| true);
}

#[test]
fn each_step_of_tokyo_has_its_moment() {
    let cleared = |file: &str| file.contains("cleared");
    each_has_its_moment::<tokyo::State>(&TOKYO, cleared);
    each_has_its_moment::<tokyo::State>(&[("over", "#theatre-front > .curtain.night")], |file| {
        !cleared(file)
    });
}

/// A table of two seats of Pandemic, both of them the reader's, whose game has begun. Nothing happens there by itself.
pub(crate) async fn table(browser: &Browser<'_>) -> String {
    browser.open("/").await;
    let wait = "return fetch('/settings', { method: 'POST', body: new URLSearchParams({ window_wait: 'never' }) }).then(({ ok }) => ok)";
    assert_eq!(browser.ask(wait).await, true);
    let table = browser.begin("/new/pandemic?players=2&seat-0=me&seat-1=me").await;
    browser.until("return document.getElementById('map') !== null").await;
    until_ready(browser).await;
    table
}

/// Makes a decision of this kind, if there is one, else the first there is, without waiting for anything.
pub(crate) async fn decide(browser: &Browser<'_>, kind: &str) -> bool {
    let script = format!(
        r"return (async () => {{
            const address = `/api${{location.pathname.replace('/t/', '/tables/')}}`;
            const seen = async (query) => (await fetch(address + query)).json();
            const {{ phase, asked }} = await seen('');
            if (phase === 'over') return false;
            // A seat that has answered may still be asked beside another, and has nothing to choose.
            const seats = await Promise.all(asked.map((seat) => seen(`?seat=${{seat}}`)));
            const {{ seat, legal, version }} = seats.find(({{ legal }}) => legal.length) ?? {{}};
            if (!legal) return false;
            const action = legal.find((action) => action.startsWith('{kind}')) ?? legal[0];
            const headers = {{ 'content-type': 'application/json' }};
            const body = JSON.stringify({{ seat, version, action }});
            return (await fetch(`${{address}}/act`, {{ method: 'POST', headers, body }})).ok;
        }})()"
    );
    browser.ask(&script).await == true
}

/// Waits until all that has happened at the table has been played and is shown, which takes long on a busy machine. A short act is
/// played without the bar.
async fn until_at_rest(browser: &Browser<'_>) {
    let at_rest = "return new Promise((go) => setTimeout(go, 400))
        .then(() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).then((answer) => answer.json())
        .then(({ version }) => String(version) === document.getElementById('main').dataset.version
            && document.getElementById('theatre').hidden && !document.querySelector('#theatre-front, .staged'))";
    for _ in 0..60 {
        if browser.ask(at_rest).await == true {
            return;
        }
    }
    panic!("the table does not come to rest");
}

/// What can be seen of the first Epidemic when its city is known: the step its card is at, and whether card and city overlap.
const STRUCK: &str = r"
    window.struck = [];
    document.addEventListener('moment', ({ detail: { step } }) => {
        if (step.kind !== 'bottom_revealed') return;
        const looking = setInterval(() => {
            const card = document.querySelector('#theatre-front > .epidemic');
            if (card?.querySelector('.now')?.dataset.step !== 'infect') return;
            clearInterval(looking);
            const city = document.querySelector(`#city-${step.card.replaceAll('_', '-')} > .dish`);
            const [one, other] = [card, city].map((element) => element.getBoundingClientRect());
            const apart = one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
            window.struck.push(`${card.querySelector('.now').dataset.step} ${card.querySelectorAll('li').length} ${apart}`);
        }, 8);
    })";

#[test]
fn the_card_of_an_epidemic_lies_beside_the_city_it_strikes() {
    browse(async |site| {
        for kind in [Kind::MOVING, Kind { phone: true, ..Kind::MOVING }] {
            let ada = site.browser(&kind).await;
            table(&ada).await;
            ada.ask("document.querySelector('[name=theatre-speed][value=\"4\"]').click()").await;
            ada.ask(STRUCK).await;
            for _ in 0..80 {
                if ada.ask("return struck.length > 0").await == true || !decide(&ada, "end").await {
                    break;
                }
                until_at_rest(&ada).await;
            }
            assert_eq!(ada.ask("return struck[0]").await, "infect 3 true");
            assert_eq!(ada.complaints().await, Vec::<String>::new());
            ada.close().await;
        }
    });
}

/// The playing area and the newest lines of the log as they are written, with attributes in order and without what is the reader's own.
const WRITTEN: &str = r"
    const written = (node) => {
        if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeValue;
        if (node.name === 'version') return '';
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`)
            .filter((text) => !/^(style|open|aria-busy)=/.test(text)).sort();
        return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(written).join('')}`;
    };
    const lines = [...document.querySelectorAll('#log-lines > li')].slice(0, 20);
    return written(document.getElementById('playing')) + lines.map((line) => line.textContent).join(' ')";

/// Both are the same; shown is where they begin to differ.
#[track_caller]
fn assert_same(one: &Value, other: &Value) {
    let (one, other) = (one.as_str().unwrap(), other.as_str().unwrap());
    let from = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(120);
    let shown = |text: &str| text.chars().skip(from).take(300).collect::<String>();
    assert!(one == other, "{}\n------\n{}", shown(one), shown(other));
}

#[test]
fn steps_come_in_the_logs_order_and_the_page_is_the_patched_one_in_the_end() {
    browse(async |site| {
        let ada = site.browser(&Kind::MOVING).await;
        table(&ada).await;
        // Whoever has decided nothing yet may not have seen how it began: that is shown by the replay.
        decide(&ada, "drive").await;
        ada.client.refresh().await.unwrap();
        until_ready(&ada).await;
        ada.ask(
            "window.numbers = []; window.rests = 0;
             document.addEventListener('moment', ({ detail }) => numbers.push(detail.number));
             document.addEventListener('rest', () => { rests += 1 })",
        )
        .await;
        let mut decisions = 0;
        for round in 0..16 {
            decisions += u32::from(decide(&ada, if round % 4 == 3 { "end" } else { "drive" }).await);
            if round == 7 {
                // The reader skips what is being played.
                ada.ask("document.getElementById('theatre-skip').click()").await;
            }
        }
        assert!(decisions > 8, "{decisions} decisions");
        // The last decision is one after which something has happened.
        let since = "return fetch(location.pathname).then((answer) => answer.text()).then((page) => page.includes('id=\"since\"'))";
        for _ in 0..20 {
            if ada.ask(since).await == true {
                break;
            }
            decide(&ada, "end").await;
        }
        let begun = ada.ask("return numbers.length").await;
        assert!(begun.as_u64().unwrap() > 0, "nothing has been played");
        ada.ask("document.querySelector('[name=theatre-speed][value=\"4\"]').click()").await;
        until_at_rest(&ada).await;
        let numbers = ada.ask("return numbers").await;
        let numbers: Vec<u64> = numbers.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        let written = ada.ask(WRITTEN).await;
        ada.until("return document.getElementById('since') !== null").await;
        ada.ask("document.getElementById('since').click()").await;
        ada.until("return document.getElementById('theatre').hidden === false").await;
        assert_ne!(ada.ask(WRITTEN).await, written, "it begins where the reader acted last");
        ada.ask("document.getElementById('theatre-skip').click()").await;
        assert_same(&ada.ask(WRITTEN).await, &written);
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.client.refresh().await.unwrap();
        ada.until("return document.getElementById('log-lines') !== null").await;
        assert_same(&ada.ask(WRITTEN).await, &written);
        until_ready(&ada).await;
        ada.click("#since").await;
        ada.until("return document.getElementById('replay-play')?.ariaPressed === 'true'").await;
        let begun = "return Number(document.getElementById('replay-slider').value)";
        assert!(ada.ask(begun).await.as_u64() > Some(0), "not at the beginning of the game");
        ada.until(&format!("{begun} === Number(document.getElementById('replay-slider').max)")).await;
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

#[test]
fn whoever_wants_no_motion_gets_numbered_marks_until_the_next_act() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        table(&ada).await;
        while !ada.has("#do-end").await {
            let version = ada.version().await;
            assert!(decide(&ada, "pass").await);
            ada.until_later_than(version).await;
        }
        let version = ada.version().await;
        assert!(decide(&ada, "drive").await);
        ada.until_later_than(version).await;
        let numbers = "[...document.querySelectorAll('#theatre-marks b')].map((mark) => mark.textContent)";
        let marks = &format!("return {numbers}");
        let first = ada.ask(marks).await;
        assert!(first.as_array().unwrap().iter().any(|mark| mark.as_str().unwrap().contains('1')), "{first}");
        let all = first.as_array().unwrap().len();
        assert!(!ada.has("#theatre-front, .staged").await, "nothing moves");
        ada.picture("marks").await;
        ada.widen((390, 844)).await;
        // What is scrolled away has no mark elsewhere.
        for (left, seen) in [(0, "==="), (9999, "<"), (0, "===")] {
            ada.ask(&format!("document.querySelector('.reel').scrollTo({left}, 0)")).await;
            ada.until(&format!("return {numbers}.length {seen} {all}")).await;
        }
        ada.widen((1280, 800)).await;
        let version = ada.version().await;
        ada.ask("document.getElementById('act').requestSubmit(document.querySelector('#targets button[form=act]'))").await;
        ada.until_later_than(version).await;
        let next = ada.ask(marks).await;
        assert!(next.as_array().unwrap().len() <= 2, "marks go when the reader acts: {next}");
        ada.close().await;
    });
}

#[test]
fn wishes_are_kept_and_at_once_is_at_once() {
    browse(async |site| {
        let ada = site.browser(&Kind::MOVING).await;
        table(&ada).await;
        ada.ask("document.querySelector('[name=theatre-speed][value=\"0\"]').click()").await;
        let kept = "return fetch('/settings').then((page) => page.text()).then((page) =>
            new DOMParser().parseFromString(page, 'text/html').querySelector('[name=speed]:checked').value === '0')";
        ada.until(kept).await;
        ada.client.refresh().await.unwrap();
        until_ready(&ada).await;
        assert_eq!(ada.ask("return document.querySelector('[name=theatre-speed]:checked').value").await, "0");
        ada.ask("document.addEventListener('moment', () => { window.played = true })").await;
        for kind in ["drive", "end", "drive"] {
            let version = ada.version().await;
            assert!(decide(&ada, kind).await);
            ada.until_later_than(version).await;
        }
        assert_eq!(ada.ask("return window.played === true").await, false);
        ada.close().await;
    });
}

#[test]
fn the_bar_lies_on_the_question_and_on_nothing_else() {
    browse(async |site| {
        for kind in [Kind::MOVING, Kind { phone: true, ..Kind::MOVING }] {
            let ada = site.browser(&kind).await;
            table(&ada).await;
            let bar = "!document.getElementById('theatre').hidden";
            for _ in 0..30 {
                let version = ada.version().await;
                assert!(decide(&ada, "end").await);
                ada.until(&format!(
                    "return {bar} || document.getElementById('main').dataset.version > {version}"
                ))
                .await;
                if ada.ask(&format!("return {bar}")).await == true {
                    break;
                }
            }
            ada.until(&format!("return {bar}")).await;
            let lies = "const [bar, asked] = ['theatre', 'prompt'].map((id) => document.getElementById(id).getBoundingClientRect());
                const seen = getComputedStyle(document.getElementById('prompt')).opacity;
                return bar.left >= asked.left - 1 && bar.right <= Math.max(asked.right + 1, innerWidth - 4)
                    && bar.top >= asked.top - 1 && bar.width >= asked.width - 20 && seen === '0'
                    || [bar.left, bar.top, bar.width, asked.left, asked.top, asked.width, seen].join()";
            assert_eq!(ada.ask(lies).await, true);
            ada.close().await;
        }
    });
}

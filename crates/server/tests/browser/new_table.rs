//! The form of a new table tells in short what is chosen, seats are added where there is a place for them, and what ends the form
//! stays in sight.

use crate::driver::{Browser, Kind, browse_beside_others};
use crate::window::{WINDOWS, still};
use fantoccini::Locator;
use serde_json::{Value, json};

/// What is chosen in short, as the foot of the form says it.
async fn summary(ada: &Browser<'_>) -> String {
    ada.text("#new-summary").await
}

/// What the line of all options says: the options that differ, the others that are shown, and the words at its end.
async fn options(ada: &Browser<'_>) -> [Value; 3] {
    let texts =
        |css: &str| format!("[...document.querySelectorAll('{css}')].map((thing) => thing.textContent)");
    let (differing, others) = (texts("#new-said .differs"), texts("#new-said :not(.differs)"));
    let state =
        "[...document.querySelectorAll('.all-options .state')].find((state) => !state.hidden).textContent";
    let told = ada.ask(&format!("return [{differing}, {others}, {state}]")).await;
    [told[0].clone(), told[1].clone(), told[2].clone()]
}

async fn choose(ada: &Browser<'_>, name: &str, value: &str) {
    ada.ask(&format!("document.querySelector(\"[name='{name}'][value='{value}']\").click()")).await;
}

/// How many seats are shown, and how many places where one can be added.
async fn places(ada: &Browser<'_>) -> Value {
    ada.ask(
        "const shown = (css) => [...document.querySelectorAll(css)].filter((seat) => seat.checkVisibility()).length;
         return [shown('.seat-form'), shown('.add-seat')]",
    )
    .await
}

#[test]
fn a_new_table_tells_in_short_what_is_chosen() {
    browse_beside_others(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/new/pandemic").await;
        assert_eq!(summary(&ada).await, "Normal · you, Bot (master) · begins at once");
        choose(&ada, "preset", "hard").await;
        ada.seat(1, "open").await;
        assert_eq!(summary(&ada).await, "Heroic · you, open for a friend · begins when everybody sits");
        choose(&ada, "players", "5").await;
        ada.seat(1, "bot-careful").await;
        assert_eq!(summary(&ada).await, "Heroic · you, Bot (careful), Bot (master) × 3 · begins at once");
        choose(&ada, "module_strain", "on").await;
        ada.click(".names > summary").await;
        ada.client.find(Locator::Id("new-name")).await.unwrap().send_keys("Ada").await.unwrap();
        assert_eq!(
            summary(&ada).await,
            "Heroic · changed: 1 · Ada, Bot (careful), Bot (master) × 3 · begins at once"
        );

        ada.open("/new/outlive").await;
        assert_eq!(summary(&ada).await, "Revised edition · you, Bot (greedy) · begins at once");
        choose(&ada, "preset", "scarce").await;
        assert_eq!(summary(&ada).await, "Scarce · you, Bot (greedy) · begins at once");

        ada.open("/new/tokyo").await;
        assert_eq!(summary(&ada).await, "Hold out · you, Bot (sensible) · begins at once");
        choose(&ada, "players", "1").await;
        choose(&ada, "preset", "s02").await;
        assert_eq!(summary(&ada).await, "S02 Tokyo Dungeon · you · begins at once");
        ada.close().await;
    });
}

#[test]
fn the_options_of_a_new_table_say_what_differs_from_the_preset() {
    browse_beside_others(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/new/pandemic").await;
        let has = |told: &Value, chip: &str| told.as_array().unwrap().contains(&json!(chip));
        let [differing, told, state] = options(&ada).await;
        assert_eq!((differing, state), (json!([]), json!("as the preset says")));
        assert!(
            has(&told, "Epidemic cards: 5 (normal)") && has(&told, "Virulent Strain: not in play"),
            "{told}"
        );

        choose(&ada, "preset", "everything").await;
        let [differing, told, state] = options(&ada).await;
        assert_eq!((differing, state), (json!([]), json!("as the preset says")));
        assert!(
            has(&told, "Epidemic cards: 4 (introductory)") && has(&told, "Virulent Strain: in play"),
            "{told}"
        );

        choose(&ada, "epidemics", "4").await;
        assert_eq!(options(&ada).await[0], json!([]), "that is what the preset says");
        choose(&ada, "epidemics", "7").await;
        choose(&ada, "advice", "forbidden").await;
        let picked = "const list = document.querySelector('[name=one_quiet_night]'); list.value = 'next_infection_step';
            list.dispatchEvent(new Event('change', { bubbles: true }))";
        ada.ask(picked).await;
        let [differing, told, state] = options(&ada).await;
        let quiet = "One Quiet Night: the very next one, even this turn’s";
        assert_eq!(differing, json!(["Epidemic cards: 7 (legendary)", "Advice: none at this table", quiet]));
        assert_eq!(state, "changed: 3");
        assert!(has(&told, "Virulent Strain: in play"), "{told}");

        choose(&ada, "preset", "first").await;
        assert_eq!(options(&ada).await[0], json!(["Advice: none at this table"]), "the preset decides again");

        ada.open("/new/outlive").await;
        let [_, told, _] = options(&ada).await;
        assert!(has(&told, "Edition: revised") && has(&told, "Bank: never runs out"), "{told}");
        choose(&ada, "pressure", "may").await;
        assert_eq!(options(&ada).await[0], json!(["Pressure: may be put on"]));
        ada.close().await;
    });
}

#[test]
fn a_place_at_a_new_table_becomes_a_seat() {
    browse_beside_others(async |site| {
        for kind in [Kind::DESKTOP, Kind::WITHOUT_SCRIPTS] {
            let ada = site.browser(&kind).await;
            ada.open("/new/pandemic").await;
            assert_eq!(places(&ada).await, json!([2, 3]));
            ada.click(".add-seat[data-players='4']").await;
            assert_eq!(places(&ada).await, json!([4, 1]));
            ada.click("[data-seat='3'] .remove").await;
            assert_eq!(places(&ada).await, json!([3, 2]));
            ada.seat(2, "me").await;
            ada.click("main form button[type=submit].main").await;
            let table = ada.until_table().await;
            assert_eq!(ada.ask("return document.querySelectorAll('.seat').length").await, 3, "{table}");
            ada.close().await;
        }
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/new/pandemic?players=3&module_purple=bio_terrorist").await;
        assert_eq!(
            places(&ada).await,
            json!([4, 1]),
            "the Bio-Terrorist has a seat; five players would be too many"
        );
        ada.close().await;
    });
}

/// What of the foot is out of sight, and whether it covers something, at the start of the page or at its end.
const HIDDEN: &str = r"
    scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: 'instant' });
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const foot = box('.finish');
    const outOfSight = (part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 24;
    };
    const parts = [...document.querySelectorAll('#new-summary, .names > summary, .public, .finish button')];
    const said = parts.filter(outOfSight).map((part) => part.outerHTML.slice(0, 60) + ' is out of sight');
    if (foot.height > innerHeight / 4) said.push(`the foot is ${foot.height} high`);
    if (end && box('.all-options').bottom > foot.top) said.push('the foot covers the options');
    if (document.documentElement.scrollWidth > innerWidth) said.push('the page is too wide');
    return said";

#[test]
fn what_ends_the_form_of_a_new_table_stays_in_sight_and_covers_nothing_for_good() {
    browse_beside_others(async |site| {
        let ada = still(site).await;
        let mut amiss = Vec::new();
        for lang in ["en", "ja", "zh-Hant"] {
            ada.speak(lang).await;
            for game in ["pandemic", "outlive", "tokyo"] {
                ada.open(&format!("/new/{game}")).await;
                for window in WINDOWS {
                    ada.widen(window).await;
                    for end in [false, true] {
                        let found = ada.ask(&format!("const end = {end};{HIDDEN}")).await;
                        let found = found.as_array().unwrap().clone();
                        amiss.extend(found.iter().map(|what| format!("{game}, {lang}, {window:?}: {what}")));
                    }
                }
            }
        }
        assert!(amiss.is_empty(), "{} things amiss:\n{}", amiss.len(), amiss.join("\n"));
        ada.close().await;
    });
}

//! Everything at a table can be done without scripts: by forms, links and folds.

use crate::driver::{Browser, Kind, browse_beside_others, dice};
use fantoccini::elements::{Element, ElementRef};
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a whole game may take where other programs take their time, too: alone it takes a fraction.
const GAME: Duration = Duration::from_secs(300);

/// What is pressed next, with the version of the table that is shown: what leads on, or else any button in sight; what is
/// folded is unfolded, and menus are pages of their own. Nothing as long as the page is still the one where a button was pressed.
const NEXT: &str = r#"
    const [dice, pressed] = arguments;
    if (document.getElementById('result')) return { kind: 'over' };
    const version = document.querySelector('#act [name=version]')?.value ?? document.getElementById('main')?.dataset.version;
    if (!version || version === pressed) return { kind: 'wait' };
    const inSight = (css) => [...document.querySelectorAll(css)].filter((thing) => thing.checkVisibility());
    const buttons = inSight(':is(#choices, #early, #pass, #part) button:is([type=submit], [form=act]):enabled');
    const leadsOn = buttons.find((button) => /^(end|pass|ready|agree|keep|done|start)/.test(button.value));
    const early = inSight('#early:not([open]) > summary')[0];
    const button = leadsOn ?? (early ? null : buttons[dice % buttons.length]);
    if (button) return { kind: 'button', element: button, version };
    // One list closes another: any of them may be next.
    const steps = inSight('#choices :is(details:not([open]) > summary, a[href*="/part/"])').filter((step) => !step.closest('.refused'));
    const step = early ?? steps[dice % steps.length];
    return step ? { kind: 'step', element: step } : { kind: 'wait' };"#;

/// The name under which a driver passes on an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a page may be waited for before it is asked for again.
const AGAIN: Duration = Duration::from_secs(1);

/// Plays at this table until the game is over.
async fn play(ada: &Browser<'_>, table: &str) {
    let begun = Instant::now();
    let (mut turn, mut pressed, mut waited) = (0, json!(null), begun);
    loop {
        assert!(begun.elapsed() < GAME, "the game does not end in {turn} clicks");
        let next =
            ada.client.execute(NEXT, vec![json!(dice(turn)), pressed.clone()]).await.unwrap_or_default();
        match next["kind"].as_str() {
            Some("over") => break,
            Some("button" | "step") => {
                let id = ElementRef::from(next["element"][ELEMENT].as_str().unwrap().to_owned());
                Element::from_element_id(ada.client.clone(), id).click().await.unwrap();
                turn += 1;
                waited = Instant::now();
                if next["kind"] == "button" {
                    pressed = next["version"].clone();
                }
            }
            _ if waited.elapsed() > AGAIN => {
                ada.open(table).await;
                (pressed, waited) = (json!(null), Instant::now());
            }
            _ => sleep(Duration::from_millis(10)).await,
        }
    }
    println!("{turn} clicks in {:?}", begun.elapsed());
}

/// A whole game of the reader and these others.
fn a_whole_game(game: &'static str, others: &'static [&'static str]) {
    browse_beside_others(async |site| {
        let ada = site.browser(&Kind::WITHOUT_SCRIPTS).await;
        let table = ada.begin_with(game, others).await;
        assert!(ada.has("noscript .button").await, "scripts are off");
        play(&ada, &table).await;
        assert!(!ada.text("#result h2").await.is_empty());
        ada.close().await;
    });
}

#[test]
fn a_whole_game_of_pandemic_without_scripts() {
    a_whole_game("pandemic", &["me"]);
}

#[test]
fn a_whole_game_of_outlive_without_scripts() {
    a_whole_game("outlive", &["bot-greedy"]);
}

#[test]
fn a_whole_game_of_tokyo_without_scripts() {
    a_whole_game("tokyo", &[]);
}

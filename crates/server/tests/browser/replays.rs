//! Games that are over: how a replay plays and lies in the window, and what the end shows.

use crate::driver::{Kind, Site, browse_after};
use crate::golden::{Scene, all_stored, scenes, stored};
use crate::theatre::until_ready;
use serde_json::json;
use store::Store;

#[test]
fn a_replay_plays_from_move_to_move() {
    let scenes = scenes::<pandemic::State>(&[("moved", "")], |_| true);
    let store = async |store: &Store| stored(store, &scenes[0].record).await;
    browse_after(store, async |site: &Site, table| {
        let ada = site.browser(&Kind::MOVING).await;
        ada.open(&format!("/t/{table}/replay?at=0&seat=all")).await;
        until_ready(&ada).await;
        assert!(ada.has("#replay-turns option").await, "turns are marked");
        ada.ask("document.querySelector('[name=theatre-speed][value=\"4\"]').click()").await;
        ada.click("#replay-play").await;
        let at = "return Number(document.getElementById('replay-slider').value)";
        ada.until(&format!("{at} >= 4")).await;
        ada.click("#replay-play").await;
        ada.until("return document.getElementById('replay-play').ariaPressed === 'false'").await;
        let here = ada.ask(at).await;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        assert_eq!(ada.ask(at).await, here, "it stands still");
        let slide = "const slider = document.getElementById('replay-slider');
            slider.value = 20;
            slider.dispatchEvent(new Event('change', { bubbles: true }))";
        ada.ask(slide).await;
        ada.until("return Number(document.getElementById('replay-jump').defaultValue) === 20").await;
        assert!(ada.client.current_url().await.unwrap().as_str().contains("at=20"));
        ada.click("#replay-play").await;
        ada.until(&format!("{at} >= 22")).await;
        ada.click("#replay-slider").await;
        ada.until("return document.getElementById('replay-play').ariaPressed === 'false'").await;
        ada.until(
            "const slider = document.getElementById('replay-slider');
            return Math.abs(document.getElementById('replay-jump').defaultValue - slider.max / 2) <= 1",
        )
        .await;
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

/// What is wrong with how a replay lies in the window: what is covered, what lies outside it, what is cut.
const ILL_LAID: &str = r"
    const wrong = [];
    const wide = innerWidth > 992;
    if (wide && document.documentElement.scrollHeight > innerHeight) wrong.push('the page scrolls');
    const eyes = document.querySelector('#table-head .seat-tabs').getBoundingClientRect();
    for (const thing of document.querySelectorAll('#table-head a, #replay-steps .button, #replay-play, #replay-slider')) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        if (thing.closest('.seat-tabs') && across > eyes.right) continue;
        if (!thing.contains(document.elementFromPoint(across, down))) wrong.push(`${thing.id || thing.textContent} is covered`);
    }
    const log = document.getElementById('replay-now');
    const end = log.getBoundingClientRect().x + log.clientLeft + log.clientWidth;
    for (const rule of log.querySelectorAll('.rule')) if (rule.getBoundingClientRect().right > end + 1) wrong.push('a rule is cut');
    const board = document.getElementById('board').getBoundingClientRect();
    if (board.top < eyes.bottom - 1 || board.top > innerHeight / 2 || board.height < innerHeight / 5) wrong.push(`the board: ${board.top} ${board.height}`);
    if (!wide && document.getElementById('rail').offsetHeight > innerHeight / 5) wrong.push('what plays it is high');
    return wrong";

#[test]
fn a_replay_lies_in_the_window_as_its_table_does() {
    let pandemic = scenes::<pandemic::State>(&[("moved", "")], |_| true);
    let night = scenes::<outlive::State>(&[("radiation_handled", "")], |_| true);
    let tokyo = scenes::<tokyo::State>(&[("trouble_solved", "")], |_| true);
    let scenes: Vec<Scene> = [pandemic, night, tokyo].into_iter().flatten().collect();
    let store = async |store: &Store| all_stored(store, &scenes).await;
    browse_after(store, async |site: &Site, tables| {
        for kind in [Kind::DESKTOP, Kind::PHONE] {
            let ada = site.browser(&kind).await;
            for (scene, table) in scenes.iter().zip(&tables) {
                for eyes in ["all", "s0"] {
                    ada.open(&format!("/t/{table}/replay?at={}&seat={eyes}", scene.made)).await;
                    assert_eq!(
                        ada.ask(ILL_LAID).await,
                        json!([]),
                        "{} {eyes} {}",
                        scene.record.game,
                        kind.phone
                    );
                    if ada.has(".is-night").await {
                        let lit = "return getComputedStyle(document.querySelector('.land')).getPropertyValue('--sky')";
                        let by_night = ada.ask(lit).await;
                        ada.ask("document.querySelector('.is-night').classList.remove('is-night')").await;
                        assert_ne!(ada.ask(lit).await, by_night, "the posters are dark by night");
                    }
                }
            }
            ada.close().await;
        }
    });
}

#[test]
fn the_end_has_the_colours_of_the_seats_and_all_that_can_be_done_in_the_window() {
    let scenes = scenes::<outlive::State>(&[("game_over", "")], |_| true);
    let store = async |store: &Store| stored(store, &scenes[0].record).await;
    browse_after(store, async |site: &Site, table| {
        let ada = site.browser(&Kind::PHONE).await;
        ada.open(&format!("/t/{table}")).await;
        let wrong = "const wrong = [];
            for (const [at, line] of [...document.querySelectorAll('.chart polyline')].entries()) {
                const named = getComputedStyle(document.querySelector(`.whose.line-${at}.seat-${at}`), '::before').backgroundColor;
                if (!line.matches(`.seat-${at}`) || getComputedStyle(line).stroke !== named) wrong.push(`line ${at}`);
            }
            if (document.querySelectorAll('.chart polyline').length < 2) wrong.push('lines');
            const row = document.getElementById('after-game');
            if (getComputedStyle(row).backgroundColor.includes('rgba')) wrong.push('the page shows through');
            for (const button of row.querySelectorAll('.button')) {
                const { left, right, bottom } = button.getBoundingClientRect();
                if (left < 0 || right > innerWidth || bottom > innerHeight) wrong.push(button.textContent);
            }
            return wrong";
        assert_eq!(ada.ask(wrong).await, json!([]));
        ada.close().await;
    });
}

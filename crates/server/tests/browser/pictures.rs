//! Every game in the middle of a turn, in all windows, languages and colour schemes: a sheet of pictures each, for people to look at. Those in
//! `docs/tables` were taken here.

use crate::driver::{Browser, Kind, browse, keep};
use crate::window::{Table, WINDOWS};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// Each game with its seats and how many decisions lead into the middle of a turn.
const TABLES: [(&str, u8, u8); 3] = [("pandemic", 4, 14), ("outlive", 3, 70), ("tokyo", 3, 30)];

/// How many pixels of a picture there are to one of the page.
const SCALE: f64 = 0.5;

/// The width of a sheet.
const WIDTH: u32 = 1504;

/// What the window shows, as an image in a text.
async fn shot(ada: &Browser<'_>, clip: Value) -> String {
    let parameters = json!({ "format": "webp", "quality": 72, "clip": clip });
    let taken = ada.devtools("Page.captureScreenshot", parameters).await;
    taken["data"].as_str().expect("a picture").to_owned()
}

/// The table that is shown, in all windows.
async fn figures(ada: &Browser<'_>) -> String {
    let mut figures = String::new();
    for (width, height) in WINDOWS {
        ada.widen((width, height)).await;
        sleep(Duration::from_millis(200)).await;
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": SCALE });
        let picture = shot(ada, clip).await;
        figures.push_str(&format!(
            "<figure><img src='data:image/webp;base64,{picture}'><figcaption>{width} × {height}</figcaption></figure>"
        ));
    }
    figures
}

/// These figures on one sheet.
async fn sheet(ada: &Browser<'_>, figures: &str) -> Vec<u8> {
    let style = "html{overflow:hidden}body{margin:0;padding:12px;width:1480px;display:flex;flex-wrap:wrap;gap:12px;align-items:end;\
                 background:#777;font:12px sans-serif;color:#fff}figure{margin:0}img{display:block}";
    ada.devtools("Page.navigate", json!({ "url": "about:blank" })).await;
    let tree = ada.devtools("Page.getFrameTree", json!({})).await;
    let html = format!("<style>{style}</style>{figures}");
    let content = json!({ "frameId": tree["frameTree"]["frame"]["id"], "html": html });
    ada.devtools("Page.setDocumentContent", content).await;
    ada.widen((WIDTH, 400)).await;
    let height = ada
        .until("return [...document.images].every((image) => image.complete) && document.body.scrollHeight")
        .await;
    // What lies beyond the window would be left out.
    ada.widen((WIDTH, u32::try_from(height.as_u64().unwrap()).unwrap())).await;
    let clip = json!({ "x": 0, "y": 0, "width": WIDTH, "height": height, "scale": 1 });
    BASE64_STANDARD.decode(shot(ada, clip).await).expect("a picture")
}

#[test]
fn no_table_complains_in_any_window_language_or_colours() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        for (game, players, decisions) in TABLES {
            ada.widen(WINDOWS[0]).await;
            let table = Table::after(&ada, game, players, decisions).await;
            for language in ["en", "ja", "zh-Hant"] {
                for scheme in ["light", "dark"] {
                    let features =
                        json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
                    ada.devtools("Emulation.setEmulatedMedia", features).await;
                    ada.open("/").await;
                    ada.speak(language).await;
                    ada.open(&table.path).await;
                    let figures = figures(&ada).await;
                    let name = format!("{game}-{language}-{scheme}");
                    assert_eq!(ada.complaints().await, Vec::<String>::new(), "{name}");
                    keep(&format!("{name}.webp"), &sheet(&ada, &figures).await);
                }
            }
        }
        ada.close().await;
    });
}

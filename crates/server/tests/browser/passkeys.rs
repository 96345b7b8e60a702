//! A passkey in a real browser, on an authenticator that its developer tools have made.

use crate::driver::{Browser, Kind, browse};
use serde_json::{Value, json};

/// Gives the browser an authenticator that asks nobody, and returns its id.
async fn authenticator(browser: &Browser<'_>) -> String {
    browser.devtools("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let added = browser.devtools("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    added["authenticatorId"].as_str().unwrap().to_owned()
}

/// The passkeys that an authenticator holds.
async fn held(browser: &Browser<'_>, authenticator: &str) -> Vec<Value> {
    let asked = json!({ "authenticatorId": authenticator });
    let held = browser.devtools("WebAuthn.getCredentials", asked).await;
    held["credentials"].as_array().unwrap().clone()
}

const SAID: &str = "return document.querySelector('#passkey [role=alert]:not([hidden])')?.textContent";

/// Presses the button of the form, which goes on to another page.
async fn press(browser: &Browser<'_>) {
    browser.ask("window.here = true").await;
    browser.click("#passkey button").await;
    browser.until("return !window.here && document.readyState === 'complete'").await;
}

/// Presses the button of the form, and returns what is said beside it.
async fn press_in_vain(browser: &Browser<'_>) -> String {
    browser.click("#passkey button").await;
    browser.until(SAID).await.as_str().unwrap().to_owned()
}

async fn is(browser: &Browser<'_>, name: &str) -> bool {
    browser.open("/").await;
    browser.text(".name-form > summary").await == name
}

#[test]
fn a_passkey_is_made_brings_back_and_is_removed() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/").await;
        let device = authenticator(&ada).await;
        let name = "return fetch('/name', { method: 'POST', body: new URLSearchParams({ name: 'Ada L' }) }).then((it) => it.ok)";
        assert_eq!(ada.ask(name).await, true);
        ada.open("/devices").await;
        assert!(ada.text("#passkeys").await.contains("at localhost only"));
        press(&ada).await;
        assert!(ada.text("#passkeys li").await.contains("Chrome"), "{}", ada.text("#passkeys").await);
        let passkeys = held(&ada, &device).await;
        assert_eq!(passkeys.len(), 1);
        assert_eq!((&passkeys[0]["rpId"], &passkeys[0]["userName"]), (&"localhost".into(), &"Ada L".into()));
        let said = press_in_vain(&ada).await;
        assert!(said.contains("already has a passkey of yours"), "{said}");

        ada.open("/devices").await;
        ada.click("button[name=which][value=this]").await;
        ada.until("return !document.querySelector('button[name=which]')").await;
        assert!(!is(&ada, "Ada L").await);
        ada.open("/continue").await;
        press(&ada).await;
        assert!(is(&ada, "Ada L").await);

        ada.open("/devices").await;
        ada.click("#passkeys li button").await;
        ada.until("return !document.querySelector('#passkeys li')").await;
        ada.open("/continue").await;
        press(&ada).await;
        assert!(ada.text("[role=alert]").await.contains("not known here"));
        assert_eq!(ada.complaints().await.iter().filter(|said| !said.contains("403")).count(), 0);

        let device = json!({ "authenticatorId": device, "isUserVerified": false });
        ada.devtools("WebAuthn.setUserVerified", device).await;
        let said = press_in_vain(&ada).await;
        assert!(said.contains("Nobody came back"), "{said}");
        ada.open("/devices").await;
        let said = press_in_vain(&ada).await;
        assert!(said.contains("No passkey was made"), "{said}");
        ada.close().await;
    });
}

#[test]
fn nothing_of_passkeys_is_seen_where_a_browser_knows_none() {
    browse(async |site| {
        for (kind, forget) in [
            (Kind::WITHOUT_SCRIPTS, None),
            (Kind::DESKTOP, Some(json!({ "source": "delete window.PublicKeyCredential" }))),
        ] {
            let browser = site.browser(&kind).await;
            if let Some(forget) = forget {
                browser.devtools("Page.addScriptToEvaluateOnNewDocument", forget).await;
            }
            browser.open("/").await;
            browser.click(".name-form > summary").await;
            browser.click("#my-name").await;
            browser
                .client
                .find(fantoccini::Locator::Id("my-name"))
                .await
                .unwrap()
                .send_keys("Ada")
                .await
                .unwrap();
            browser.click(".name-form button").await;
            browser
                .until("return document.querySelector('.name-form > summary').textContent.includes('Ada')")
                .await;
            for page in ["/devices", "/continue"] {
                browser.open(page).await;
                assert!(browser.has("#passkey").await, "{page}");
                let form = browser.client.find(fantoccini::Locator::Id("passkey")).await.unwrap();
                assert!(!form.is_displayed().await.unwrap(), "{page}");
                let section = browser.client.find(fantoccini::Locator::Id("passkeys")).await.unwrap();
                assert!(!section.is_displayed().await.unwrap(), "{page}");
                assert_eq!(browser.complaints().await, Vec::<String>::new());
            }
            browser.close().await;
        }
    });
}

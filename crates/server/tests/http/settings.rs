//! What each person sets for themselves: kept with the person, or in the browser of those without one.

use crate::client::Site;

#[tokio::test]
async fn a_browser_keeps_the_settings_of_those_without_a_name() {
    let site = Site::new().await;
    let (mut ada, mut bob) = (site.client(), site.client());
    let page = ada.get("/settings?back=/about").await;
    assert!(
        page.is_page(200).text.contains("data-theme=\"system\"") && page.text.contains("href=\"/about\"")
    );
    let saved = ada.post("/settings", &[("back", "/rules/tokyo?a=1&b=2"), ("theme", "dark")]).await;
    assert_eq!(saved.to(), "/settings?back=/rules/tokyo?a=1%26b=2&saved=yes");
    let page = ada.get(saved.to()).await;
    assert!(page.is_page(200).text.contains("Your settings are saved."));
    assert!(page.text.contains("href=\"/rules/tokyo?a=1&amp;b=2\""), "{}", page.text);
    ada.post("/settings", &[("end_turn", "never")]).await.to();
    let page = ada.get("/").await.text;
    assert!(page.contains("data-theme=\"dark\"") && page.contains("data-end-turn=\"never\""), "{page}");
    assert!(page.contains("content=\"dark\""), "{page}");
    assert!(bob.get("/").await.text.contains("data-theme=\"system\""));
    // Whoever has sat down brings along what has been set before.
    ada.post("/name", &[("name", "Ada")]).await.to();
    assert!(ada.get("/").await.text.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn the_server_keeps_the_settings_of_its_people() {
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    ada.post("/settings", &[("text_size", "125"), ("hand", "left")]).await.to();
    assert!(!ada.cookies.contains_key("settings"));
    ada.post("/settings", &[("hand", "right")]).await.to();
    let mut elsewhere = site.client();
    elsewhere.cookies.clone_from(&ada.cookies);
    let page = elsewhere.get("/about").await.text;
    assert!(page.contains("data-text-size=\"125\"") && page.contains("data-hand=\"right\""), "{page}");
    let chosen = "name=\"window_wait\" value=\"20\" checked";
    assert!(!ada.get("/settings").await.text.contains(chosen));
    ada.post("/settings", &[("window_wait", "20")]).await.to();
    assert!(elsewhere.get("/settings").await.text.contains(chosen));
}

#[tokio::test]
async fn what_is_not_a_value_is_refused() {
    let site = Site::new().await;
    let mut ada = site.client();
    let refused = ada.post("/settings", &[("theme", "dark"), ("speed", "3")]).await;
    assert!(refused.is_page(422).text.contains("speed"));
    assert!(ada.get("/").await.text.contains("data-theme=\"system\""), "half a form counts for nothing");
    assert_eq!(
        ada.post("/settings", &[("back", "https://evil.example")]).await.to(),
        "/settings?back=/&saved=yes"
    );
}

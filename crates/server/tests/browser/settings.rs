//! The page of settings: what is chosen is seen at once, and kept once it is saved.

use crate::driver::{Kind, browse_beside_others};

const LOOK: &str = "const { theme, textSize } = document.documentElement.dataset;
    return `${theme} ${textSize} ${getComputedStyle(document.body).backgroundColor}`";

#[test]
fn what_is_chosen_is_seen_at_once_and_kept_once_it_is_saved() {
    browse_beside_others(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        ada.open("/settings").await;
        let choose = async |name: &str, value: &str| {
            ada.click(&format!("label:has(> [name={name}][value='{value}'])")).await;
        };
        choose("theme", "light").await;
        let light = ada.ask(LOOK).await;
        choose("theme", "dark").await;
        choose("text_size", "125").await;
        let dark = ada.until(&format!("const before = {light}, now = (() => {{ {LOOK} }})(); return now.split(' rgb')[1] !== before.split(' rgb')[1] && now")).await;
        assert!(dark.as_str().unwrap().starts_with("dark 125 "), "{dark}");
        assert_eq!(ada.ask("return document.querySelector('meta[name=color-scheme]').content").await, "dark");
        ada.open("/about").await;
        assert!(ada.ask(LOOK).await.as_str().unwrap().starts_with("system 100 "), "nothing has been saved");
        ada.open("/settings").await;
        choose("theme", "dark").await;
        choose("text_size", "125").await;
        ada.click(".settings button.main").await;
        ada.until("return location.search.includes('saved=yes')").await;
        ada.open("/about").await;
        assert_eq!(ada.ask(LOOK).await, dark);
        assert_eq!(ada.complaints().await, Vec::<String>::new());
        ada.close().await;
    });
}

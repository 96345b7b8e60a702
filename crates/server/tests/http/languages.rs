//! A language is a folder of files: one more folder, and it is offered and read.

use crate::client::{Site, request};
use axum::http::Method;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource};
use i18n::Languages;

/// The pseudo-language that is written from right to left.
const TAG: &str = "ar-XB";
/// What it calls itself.
const NAME: &str = "⟦English⟧";

/// The languages of the program and a fourth, made from the English files.
fn four_languages() -> &'static Languages {
    let mut files: Vec<(String, String)> = i18n::files().collect();
    let english = files.iter().filter_map(|(path, text)| Some((path.strip_prefix("en/")?, text)));
    let fourth: Vec<_> =
        english.map(|(path, text)| (format!("{TAG}/{path}"), marked(text.clone()))).collect();
    files.extend(fourth);
    Box::leak(Box::new(Languages::read(files)))
}

/// The same texts with a mark before and after whatever stands between variables.
fn marked(english: String) -> String {
    let mut resource: Resource<String> = fluent_syntax::parser::parse(english).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            let forms = message.attributes.iter_mut().map(|form| &mut form.value);
            message.value.iter_mut().chain(forms).for_each(mark);
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

fn mark(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } if value.trim().is_empty() => {}
            PatternElement::TextElement { value } => {
                let text = value.trim();
                *value = value.replace(text, &format!("⟦{text}⟧"));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| mark(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

#[tokio::test]
async fn a_folder_of_files_is_a_language() {
    let languages = four_languages();
    let site = Site::with(|config| config.languages = languages).await;
    let mut client = site.client();

    let english = client.get("/about").await.text;
    let tags = ["ar-XB", "en", "ja", "zh-Hant"];
    for (tag, name) in tags.iter().zip([NAME, "English", "日本語", "繁體中文"]) {
        let button = format!("name=\"lang\" value=\"{tag}\" lang=\"{tag}\"");
        let button = english.split(&button).nth(1).unwrap_or_else(|| panic!("{tag} is not offered"));
        assert!(button.split('<').next().unwrap().ends_with(&format!(">{name}")), "{button}");
    }

    client.post("/lang", &[("lang", TAG), ("back", "/about")]).await.to();
    let about = client.get("/about").await.text;
    assert!(about.contains("<html lang=\"ar-XB\" dir=\"rtl\""), "{about}");
    assert!(about.contains("⟦About Holdfast⟧") && english.contains(">About Holdfast<"), "{about}");

    for game in ["pandemic", "outlive", "tokyo"] {
        let table = client.new_table_of(game, &[("players", "2")]).await;
        let page = client.get(&format!("/t/{table}")).await.text;
        assert!(page.contains("⟦") && !page.contains("[language-"), "{page}");
    }
}

#[tokio::test]
async fn a_browser_that_asks_for_it_gets_it() {
    let site = Site::with(|config| config.languages = four_languages()).await;
    let arabic = request(Method::GET, "/", &[("accept-language", "fr,ar;q=0.5,ja;q=0.1")], String::new());
    assert!(site.client().send(arabic).await.text.contains("<html lang=\"ar-XB\" dir=\"rtl\""));
    let unknown = site.client().post("/lang", &[("lang", "fr"), ("back", "/about")]).await;
    unknown.is_page(422);
}

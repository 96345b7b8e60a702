//! The texts of one language.

use crate::SOURCE;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::collections::HashMap;
use std::fmt;
use unic_langid::{CharacterDirection, LanguageIdentifier};

/// The texts of one language.
pub struct Texts {
    tag: String,
    id: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// The texts without variables by their ids, put together once.
    constant: HashMap<String, String>,
}

impl Texts {
    /// The texts of these files, each with its path and its content.
    pub(crate) fn read(tag: String, id: LanguageIdentifier, files: Vec<(String, String)>) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for (path, text) in files {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
                debug_assert!(errors.is_empty(), "{path}: {errors:?}");
                resource
            });
            ids.extend(resource.entries().filter_map(message_id));
            bundle.add_resource_overriding(resource);
        }
        let constant =
            ids.into_iter().filter_map(|id| constant(&bundle, &id).map(|text| (id, text))).collect();
        Texts { tag, id, bundle, constant }
    }

    /// The language tag, as in `<html lang>` and in cookies.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// What the language calls itself.
    pub fn name(&self) -> String {
        self.say("language-name")
    }

    /// Whether all others are translated from this language.
    pub fn is_source(&self) -> bool {
        self.tag == SOURCE
    }

    /// Whether it is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.id.character_direction() == CharacterDirection::RTL
    }

    pub(crate) fn id(&self) -> &LanguageIdentifier {
        &self.id
    }

    /// The text with this id, or the id in brackets if there is none.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The text with this id and these values.
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        match self.constant(id) {
            Some(text) => text.to_owned(),
            None => self.inflected(id, None, values),
        }
    }

    /// The text with this id and these values in this form (an attribute of the message), if its language has one for
    /// it; else as it is.
    pub fn say_form(&self, id: &str, form: &str, values: &[(&str, Value<'_>)]) -> String {
        self.inflected(id, Some(form), values)
    }

    fn inflected(&self, id: &str, form: Option<&str>, values: &[(&str, Value<'_>)]) -> String {
        let Some(message) = self.bundle.get_message(id) else { return format!("[{id}]") };
        let form = form.and_then(|form| message.get_attribute(form)).map(|attribute| attribute.value());
        let Some(pattern) = form.or_else(|| message.value()) else { return format!("[{id}]") };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, FluentValue::from(value));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The text with this id that names these things, each under the name of its variable.
    pub fn tell(&self, id: &str, things: &[(&str, Said)]) -> String {
        let values: Vec<(&str, Value<'_>)> = things
            .iter()
            .map(|(name, said)| match said {
                Said::Name(text) => (*name, text.into()),
                Said::Count(count) => (*name, (*count).into()),
            })
            .collect();
        self.say_with(id, &values)
    }

    /// The text with this id if it has no variables, such as the name of a card.
    pub fn constant(&self, id: &str) -> Option<&str> {
        self.constant.get(id).map(String::as_str)
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Texts").field(&self.tag).finish()
    }
}

fn message_id(entry: &Entry<&str>) -> Option<String> {
    match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    }
}

/// The text with this id, unless it needs a variable.
fn constant(bundle: &FluentBundle<FluentResource>, id: &str) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut lacking = Vec::new();
    let text = bundle.format_pattern(pattern, None, &mut lacking).into_owned();
    lacking.is_empty().then_some(text)
}

/// A thing in words, or a number that chooses among forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Its name.
    Name(String),
    /// How many.
    Count(u32),
}

/// A value in a text.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A word or a name.
    Text(&'a str),
    /// A number, for plural forms.
    Number(u32),
}

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Text(text) => FluentValue::from(*text),
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number)
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Number(u32::from(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(tag: &str, text: &str) -> Texts {
        Texts::read(tag.to_owned(), tag.parse().unwrap(), vec![("test.ftl".to_owned(), text.to_owned())])
    }

    #[test]
    fn words_and_numbers_are_put_in() {
        let text = "cards = { $who } draws { $count ->\n    [one] a card\n   *[other] { $count } cards\n }";
        let texts = texts("en", text);
        let say = |count: u32| texts.say_with("cards", &[("who", "Ada".into()), ("count", count.into())]);
        assert_eq!((say(1), say(3)), ("Ada draws a card".to_owned(), "Ada draws 3 cards".to_owned()));
        assert_eq!(texts.say("no-such-text"), "[no-such-text]");
    }

    #[test]
    fn a_text_without_variables_is_constant() {
        let texts = texts("ja", "city = 東京\nlong =\n    一つ\n    { city }\nto = { $who }、{ city }へ");
        assert_eq!(texts.constant("city"), Some("東京"));
        assert_eq!(texts.constant("long"), Some("一つ\n東京"));
        assert_eq!(texts.constant("to"), None);
        assert_eq!(texts.say_with("to", &[("who", "Bo".into())]), "Bo、東京へ");
    }

    #[test]
    fn a_form_is_taken_where_there_is_one() {
        let texts = texts("en", "city = Tokyo\n    .of = of Tokyo\nland = Japan");
        assert_eq!(texts.say_form("city", "of", &[]), "of Tokyo");
        assert_eq!(texts.say_form("land", "of", &[]), "Japan");
    }

    #[test]
    fn a_tag_tells_the_direction() {
        assert!(texts("ar", "").is_right_to_left() && texts("he", "").is_right_to_left());
        assert!(!texts("en", "").is_right_to_left() && !texts("zh-Hant", "").is_right_to_left());
    }
}

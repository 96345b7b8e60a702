//! Languages and texts. Every text lies in `i18n/LANGUAGE/*.ftl`, complete in all three languages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// 日本語.
    Ja,
    /// 繁體中文.
    ZhHant,
}

impl Lang {
    /// All languages, in the order to offer them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ja, Lang::ZhHant];

    /// The language tag, as in `<html lang>` and in cookies.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ja => "ja",
            Lang::ZhHant => "zh-Hant",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ja => "日本語",
            Lang::ZhHant => "繁體中文",
        }
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The best language for an `Accept-Language` header: the first known one by quality.
    pub fn negotiate(accept: &str) -> Lang {
        let mut wanted: Vec<(u32, Lang)> = accept
            .split(',')
            .filter_map(|part| {
                let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
                let quality = quality.trim().parse::<f32>().unwrap_or(0.0);
                let tag = tag.trim().to_ascii_lowercase();
                let lang = match tag.split('-').next() {
                    Some("en") => Lang::En,
                    Some("ja") => Lang::Ja,
                    Some("zh") => Lang::ZhHant,
                    Some(_) | None => return None,
                };
                Some(((quality * 1000.0) as u32, lang))
            })
            .collect();
        wanted.sort_by_key(|(quality, _)| std::cmp::Reverse(*quality));
        wanted.first().map(|(_, lang)| *lang).unwrap_or_default()
    }

    /// The texts of this language.
    pub fn texts(self) -> &'static Texts {
        &TEXTS[self as usize]
    }
}

/// The texts of one language.
pub struct Texts {
    /// Which language.
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

#[derive(rust_embed::RustEmbed)]
#[folder = "i18n"]
struct Files;

static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Lang::ALL.map(Texts::load));

impl Texts {
    fn load(lang: Lang) -> Texts {
        let tag = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for path in Files::iter().filter(|path| path.split('/').next() == Some(lang.tag())) {
            if let Some(file) = Files::get(&path) {
                let text = String::from_utf8_lossy(&file.data).into_owned();
                let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
                    malformed(&path, &errors);
                    resource
                });
                bundle.add_resource_overriding(resource);
            }
        }
        Texts { lang, bundle }
    }

    /// The text with this id.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The text with this id and these values.
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.inflected(id, None, values)
    }

    /// The text with this id and these values in this form (an attribute of the message), if its language has one for
    /// it; else as it is.
    pub(crate) fn say_form(&self, id: &str, form: &str, values: &[(&str, Value<'_>)]) -> String {
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
    pub(crate) fn tell(&self, id: &str, things: &[(&str, Said)]) -> String {
        let values: Vec<(&str, Value<'_>)> = things
            .iter()
            .map(|(name, said)| match said {
                Said::Name(text) => (*name, text.into()),
                Said::Count(count) => (*name, (*count).into()),
            })
            .collect();
        self.say_with(id, &values)
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

/// A thing in words, or a number that chooses among forms.
pub(crate) enum Said {
    /// Its name.
    Name(String),
    /// How many.
    Count(u32),
}

/// A malformed text file is found by the test that reads all of them; at run time the rest still serves.
fn malformed(path: &str, errors: &[impl std::fmt::Debug]) {
    debug_assert!(errors.is_empty(), "{path}: {errors:?}");
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

    #[test]
    fn browsers_get_the_language_they_ask_for() {
        assert_eq!(Lang::negotiate("ja,en;q=0.8"), Lang::Ja);
        assert_eq!(Lang::negotiate("fr, zh-TW;q=0.7, en;q=0.3"), Lang::ZhHant);
        assert_eq!(Lang::negotiate("fr"), Lang::En);
        assert_eq!(Lang::negotiate(""), Lang::En);
    }

    #[test]
    fn numbers_and_words_are_put_in() {
        assert_eq!(Lang::Ja.texts().say("role-medic"), "衛生兵");
        let unknown = "no-such-text";
        assert_eq!(Lang::En.texts().say(unknown), "[no-such-text]");
    }
}

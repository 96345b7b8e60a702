//! The page of one's own settings.

use super::shell::{Reader, Skip, page_at};
use super::theatre::SPEEDS;
use crate::assets;
use crate::settings::{BoardSize, EndTurn, Hand, Keys, RuleIds, Sound, TextSize, Theme, Volume, WindowWait};
use maud::{Markup, html};

/// Where the reader goes from the page of settings, and whether they have just been saved.
pub struct SettingsPage<'a> {
    /// The page to go back to.
    pub back: &'a str,
    /// Whether the form has been taken.
    pub saved: bool,
    /// Whether the server knows the reader as a person, who can have themselves deleted.
    pub known: bool,
}

/// A value of a setting, and what it is called.
type Value = (&'static str, String);

/// The form with everything that can be set.
pub fn settings(reader: &Reader<'_>, shown: &SettingsPage<'_>) -> Markup {
    let title = reader.say("settings-title");
    let is = reader.settings;
    let say = |word: &'static str, id: &str| (word, reader.say(id));
    let percent = |word: &'static str| (word, format!("{word}%"));
    let themes = [
        say(Theme::System.word(), "settings-theme-system"),
        say(Theme::Light.word(), "settings-theme-light"),
        say(Theme::Dark.word(), "settings-theme-dark"),
    ];
    let boards = [
        say(BoardSize::Small.word(), "settings-board-small"),
        say(BoardSize::Usual.word(), "settings-board-usual"),
        say(BoardSize::Large.word(), "settings-board-large"),
    ];
    let hands =
        [say(Hand::Right.word(), "settings-hand-right"), say(Hand::Left.word(), "settings-hand-left")];
    let rule_ids = [
        say(RuleIds::Shown.word(), "settings-rule-ids-shown"),
        say(RuleIds::Hidden.word(), "settings-rule-ids-hidden"),
    ];
    let at_once = reader.say("theatre-at-once");
    let speeds = SPEEDS.map(|(speed, label)| (speed.word(), label.unwrap_or(&at_once).to_owned()));
    let sounds = [say(Sound::Off.word(), "theatre-sound-off"), say(Sound::On.word(), "theatre-sound-on")];
    let ends = [
        say(EndTurn::WhenLost.word(), "settings-end-turn-when-lost"),
        say(EndTurn::Never.word(), "settings-end-turn-never"),
    ];
    let wait = |wait: &WindowWait| {
        let label = match wait.seconds() {
            Some(seconds) => reader.texts.say_with("settings-seconds", &[("n", seconds.into())]),
            None => reader.say("settings-window-wait-never"),
        };
        (wait.word(), label)
    };
    let keys = [say(Keys::On.word(), "theatre-sound-on"), say(Keys::Off.word(), "theatre-sound-off")];
    let all = |words: &[&'static str]| words.iter().map(|word| percent(word)).collect::<Vec<_>>();
    let main = html! {
        main #main .page .settings {
            h1 { (title) }
            p.lead { (reader.say("settings-about")) }
            form.form method="post" action="/settings" {
                input type="hidden" name="back" value=(shown.back);
                section.panel aria-labelledby="settings-look" {
                    h2 #settings-look { (reader.say("settings-look-title")) }
                    (setting(reader, "theme", "settings-theme", None, &themes, is.theme.word()))
                    (setting(reader, "text_size", "settings-text-size", None, &all(TextSize::WORDS), is.text_size.word()))
                    (setting(reader, "board_size", "settings-board", Some("settings-board-about"), &boards, is.board_size.word()))
                    (setting(reader, "hand", "settings-hand", Some("settings-hand-about"), &hands, is.hand.word()))
                    (setting(reader, "rule_ids", "settings-rule-ids", None, &rule_ids, is.rule_ids.word()))
                }
                section.panel aria-labelledby="settings-play" {
                    h2 #settings-play { (reader.say("settings-play-title")) }
                    (setting(reader, "speed", "theatre-speed", Some("settings-speed-about"), &speeds, is.speed.word()))
                    (setting(reader, "sound", "theatre-sound", None, &sounds, is.sound.word()))
                    (setting(reader, "volume", "settings-volume", None, &all(Volume::WORDS), is.volume.word()))
                }
                section.panel aria-labelledby="settings-answer" {
                    h2 #settings-answer { (reader.say("settings-answer-title")) }
                    (setting(reader, "end_turn", "settings-end-turn", Some("settings-end-turn-about"), &ends, is.end_turn.word()))
                    (setting(reader, "window_wait", "settings-window-wait", Some("settings-window-wait-about"),
                        &WindowWait::ALL.iter().map(wait).collect::<Vec<_>>(), is.window_wait.word()))
                    (setting(reader, "keys", "settings-keys", Some("settings-keys-about"), &keys, is.keys.word()))
                }
                p { a href="/devices" { (reader.say("devices-title")) } }
                div.buttons {
                    button.button.main type="submit" { (reader.say("settings-save")) }
                    a.button href=(shown.back) { (reader.say("settings-back")) }
                }
            }
            script type="module" src=(assets::address("settings.js")) {}
            @if shown.known { p.hint { a href="/settings/delete" { (reader.say("delete-me-link")) } } }
        }
    };
    let notice = shown.saved.then(|| reader.say("settings-saved"));
    let reader = Reader { styles: &["site.css"], ..*reader };
    page_at(&reader, &title, Some(&title), notice.as_deref(), Skip::ToContent, &main)
}

/// A setting with its values side by side.
fn setting(
    reader: &Reader<'_>,
    name: &str,
    label: &str,
    about: Option<&str>,
    values: &[Value],
    is: &str,
) -> Markup {
    let hint = format!("{name}-about");
    html! {
        fieldset .setting aria-describedby=[about.map(|_| &hint)] {
            legend { (reader.say(label)) }
            @if let Some(about) = about { p .hint id=(hint) { (reader.say(about)) } }
            div.picks {
                @for (value, label) in values {
                    label.pick {
                        input type="radio" name=(name) value=(value) checked[*value == is];
                        span { (label) }
                    }
                }
            }
        }
    }
}

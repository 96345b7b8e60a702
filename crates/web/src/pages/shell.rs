//! What surrounds every page: the head, the way home, language and name.

use super::{keys, theatre};
use crate::assets;
use crate::faces::{moments, styles};
use crate::settings::{Settings, Theme};
use i18n::{Languages, Texts};
use maud::{DOCTYPE, Markup, html};

/// For whom a page is made.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The languages to choose from.
    pub languages: &'static Languages,
    /// The one that is read.
    pub texts: &'static Texts,
    /// The reader's name, if it has said one.
    pub name: Option<&'a str>,
    /// The address of this page, to come back to.
    pub here: &'a str,
    /// What the reader has set.
    pub settings: Settings,
    /// The form this page answers, by its id: in another language it is sent again, so that nothing of it is lost.
    pub answers: Option<&'a str>,
    /// The stylesheets of the game this page shows, besides the one of every page.
    pub styles: &'static [&'static str],
    /// The script that plays the steps of the game this page shows.
    pub moments: Option<&'static str>,
}

impl Reader<'_> {
    /// The same reader on a page that shows the game with this id.
    pub(super) fn shown(self, game: &str) -> Self {
        Reader { styles: styles(game), ..self }
    }

    /// The same reader on a page where the steps of the game with this id are played.
    pub(super) fn at_table(self, game: &str) -> Self {
        Reader { moments: moments(game), ..self.shown(game) }
    }

    /// The text with this id.
    pub fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }
}

/// Where the link leads that skips the head of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Skip {
    ToContent,
    /// To what is asked, above the choices; the script leads to the choices themselves.
    ToDesk,
}

/// A whole page that is named after what it shows. `main` is everything between the header and the footer.
pub fn page(reader: &Reader<'_>, title: &str, main: &Markup) -> Markup {
    page_at(reader, title, Some(title), None, Skip::ToContent, main)
}

/// A whole page with the name of the place that its header shows, and a notice if there is something to say.
pub(super) fn page_at(
    reader: &Reader<'_>,
    title: &str,
    place: Option<&str>,
    notice: Option<&str>,
    skip: Skip,
    main: &Markup,
) -> Markup {
    let (texts, set) = (reader.texts, reader.settings);
    html! {
        (DOCTYPE)
        html lang=(texts.tag()) dir=[texts.is_right_to_left().then_some("rtl")] data-theme=(set.theme)
            data-text-size=(set.text_size) data-board-size=(set.board_size) data-hand=(set.hand) data-rule-ids=(set.rule_ids)
            data-speed=(set.speed) data-sound=(set.sound) data-volume=(set.volume) data-end-turn=(set.end_turn)
            data-keys=(set.keys) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(colour_scheme(set.theme));
                title { (title) " · " (reader.say("site-name")) }
                @for style in ["holdfast.css", DARK].iter().chain(reader.styles) {
                    @if style.ends_with(DARK) {
                        link rel="stylesheet" href=(assets::address(style)) media=(dark_media(set.theme)) data-dark;
                    } @else {
                        link rel="stylesheet" href=(assets::address(style));
                    }
                }
                @if reader.moments.is_some() {
                    link rel="stylesheet" href=(assets::address("theatre.css"));
                    link rel="stylesheet" href=(assets::address("ending.css"));
                }
                link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                meta name="theme-color" content="#0a6a5f";
                link #icon rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"))
                    data-awaited=(assets::address("icon-turn.svg"));
                script #script type="module" src=(assets::address("holdfast.js")) data-turns=(assets::address("turns.js"))
                    data-touch=(assets::address("touch.js"))
                    data-theatre=[reader.moments.map(|_| assets::address("theatre.js"))] data-moments=[reader.moments.map(assets::address)]
                    data-sounds=[reader.moments.map(|_| assets::address("sounds.js"))]
                    data-keys=[reader.moments.map(|_| assets::address("keys.js"))] {}
            }
            body {
                @let (target, text) = match skip {
                    Skip::ToContent => ("#main", "skip-to-content"),
                    Skip::ToDesk => ("#prompt", "skip-to-choices"),
                };
                a.skip href=(target) data-main=(reader.say("skip-to-content"))
                    data-choices=(reader.say("skip-to-choices")) { (reader.say(text)) }
                header.top {
                    a.brand href="/" { (mark()) span.word { (reader.say("site-name")) } }
                    @if let Some(place) = place { span.where { (place) } }
                    nav aria-label=(reader.say("nav-label")) {
                        span.pages {
                            a href="/" { (reader.say("nav-home")) }
                            a href="/about" { (reader.say("nav-about")) }
                            a href="/settings" { (reader.say("settings-title")) }
                        }
                        (name_form(reader))
                        (language_form(reader))
                    }
                }
                p #connection role="status" aria-live="polite" data-lost=(reader.say("live-lost")) {}
                div #notices role="status" aria-live="polite" data-failed=(reader.say("live-failed")) data-copied=(reader.say("copied")) {
                    @if let Some(notice) = notice { p.notice role="alert" { (notice) } }
                }
                (main)
                @if reader.moments.is_some() { (theatre::bar(texts)) (keys::list(texts)) }
                p #said .unseen aria-live="polite" {}
                div #menus-at-hand data-close=(reader.say("close")) data-there=(reader.say("menu-there"))
                    data-list=(reader.say("menu-list")) {}
                aside #rule .menu popover="manual" aria-label=(reader.say("rule-card")) {
                    div #rule-said tabindex="-1" {}
                    div.buttons {
                        button #rule-close.button type="button" { (reader.say("close")) }
                        a #rule-page.button.quiet href="/" target="_blank" rel="noopener" { (reader.say("rules-all")) }
                    }
                }
                footer.foot {
                    span { (reader.say("footer-note")) }
                    a href="/about" { (reader.say("nav-about")) }
                    a href="/settings" { (reader.say("settings-title")) }
                }
            }
        }
    }
}

/// How the stylesheets end that hold the colours of the dark.
const DARK: &str = "dark.css";

/// The media for which the dark stylesheets hold. The page of settings changes them (settings.js).
const fn dark_media(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "not all",
        Theme::Dark => "all",
        Theme::System => "(prefers-color-scheme: dark)",
    }
}

const fn colour_scheme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "light dark",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn name_form(reader: &Reader<'_>) -> Markup {
    html! {
        details.name-form {
            summary { (reader.name.map_or_else(|| reader.say("name-none"), str::to_owned)) }
            form method="post" action="/name" {
                input type="hidden" name="back" value=(reader.here);
                label for="my-name" { (reader.say("name-label")) }
                input #my-name type="text" name="name" maxlength="40" required autocomplete="nickname"
                    value=(reader.name.unwrap_or_default());
                button type="submit" { (reader.say("name-save")) }
            }
        }
    }
}

fn language_form(reader: &Reader<'_>) -> Markup {
    html! {
        form.langs method="post" action="/lang" aria-label=(reader.say("language-label")) {
            input type="hidden" name="back" value=(reader.here);
            @for texts in reader.languages {
                button type="submit" name="lang" value=(texts.tag()) lang=(texts.tag())
                    form=[reader.answers] formnovalidate[reader.answers.is_some()]
                    aria-pressed=(if texts.tag() == reader.texts.tag() { "true" } else { "false" }) { (texts.name()) }
            }
        }
    }
}

/// The mark of the house.
pub(super) fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 26 26" aria-hidden="true" {
            g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" {
                circle cx="13" cy="19" r="4" fill="currentColor" stroke="none" {}
                path d="M13 2.5v8.5M13 10C8.5 10.5 5 14 5 22.5M13 10c4.5.5 8 4 8 12.5M13 10C8 8 4 9.5 2 14M13 10c5-2 9-.5 11 4" {}
            }
        }
    }
}

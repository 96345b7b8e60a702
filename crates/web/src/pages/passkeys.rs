//! Passkeys on the pages of one's browsers. The forms are hidden: the script shows them where the browser knows passkeys.

use super::shell::Reader;
use crate::assets;
use maud::{Markup, html};

/// The passkeys of a person, where there can be any.
pub struct PasskeysPart<'a> {
    /// The host name that new ones are good for.
    pub host: &'a str,
    /// Those there are, those used last first.
    pub kept: &'a [PasskeyRow],
    /// What a new one could be called, empty if nothing is known.
    pub name: &'a str,
    /// Whether there cannot be more.
    pub full: bool,
}

/// A passkey in the list.
pub struct PasskeyRow {
    /// Its number.
    pub id: u64,
    /// What it is called.
    pub name: String,
    /// The host name it is good for.
    pub host: String,
    /// The day on which it was made, such as `2026-11-26`.
    pub since: String,
    /// The day on which it was used last.
    pub seen: String,
}

/// What a script has a browser do with a passkey.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Create,
    Get,
}

/// The passkeys of a person, and the form for another.
pub(super) fn kept(reader: &Reader<'_>, shown: &PasskeysPart<'_>) -> Markup {
    html! {
        section #passkeys .panel aria-labelledby="passkeys-title" hidden[shown.kept.is_empty()] {
            h2 #passkeys-title { (reader.say("devices-passkey-title")) }
            p { (reader.texts.say_with("devices-passkey-about", &[("host", shown.host.into())])) }
            @if !shown.kept.is_empty() {
                ul.running { @for row in shown.kept { (passkey(reader, row, shown.host)) } }
                p.hint { (reader.say("devices-passkey-stays")) }
            }
            @if shown.full {
                p.notice { (reader.say("devices-passkey-most")) }
            } @else {
                (form(reader, Does::Create, &html! {
                    div.field {
                        label for="passkey-name" { (reader.say("devices-passkey-name")) }
                        input #passkey-name type="text" name="passkey" required maxlength="40" autocomplete="off" value=(shown.name);
                    }
                    div.buttons { button.button type="submit" { (reader.say("devices-passkey-make")) } }
                }))
            }
        }
    }
}

fn passkey(reader: &Reader<'_>, row: &PasskeyRow, host: &str) -> Markup {
    let days = [("since", (&row.since).into()), ("seen", (&row.seen).into())];
    html! {
        li {
            span { (row.name) }
            span.sub {
                (reader.texts.say_with("devices-days", &days))
                @if row.host != host {
                    " · " (reader.texts.say_with("devices-passkey-elsewhere", &[("host", (&row.host).into())]))
                }
            }
            form.go method="post" action="/devices/passkey/remove" {
                button.button type="submit" name="which" value=(row.id)
                    aria-label={ (reader.say("devices-passkey-remove")) ": " (row.name) } { (reader.say("devices-passkey-remove")) }
            }
        }
    }
}

/// The button by which somebody comes back at this host.
pub(super) fn coming_back(reader: &Reader<'_>, host: &str) -> Markup {
    html! {
        section #passkeys .panel aria-labelledby="by-passkey" hidden {
            h2 #by-passkey { (reader.say("devices-passkey-title")) }
            p { (reader.texts.say_with("continue-passkey-about", &[("host", host.into())])) }
            (form(reader, Does::Get, &html! {
                div.buttons { button.button type="submit" { (reader.say("continue-passkey")) } }
            }))
        }
    }
}

/// A form that the script fills in with what the browser answers, and the script.
fn form(reader: &Reader<'_>, does: Does, inside: &Markup) -> Markup {
    let (action, cancelled) = match does {
        Does::Create => ("/devices/passkey", "devices-passkey-cancelled"),
        Does::Get => ("/continue/passkey", "continue-passkey-cancelled"),
    };
    html! {
        form #passkey .form method="post" action=(action) hidden data-challenge={ (action) "/challenge" }
            data-does=(if does == Does::Create { "create" } else { "get" })
            data-cancelled=(reader.say(cancelled)) data-late=(reader.say("passkey-late"))
            data-known=(reader.say("passkey-known")) data-none=(reader.say("passkey-none"))
            data-failed=(reader.say("passkey-failed")) {
            input type="hidden" name="sealed";
            input type="hidden" name="answer";
            (inside)
            p.notice.grave role="alert" hidden {}
        }
        script type="module" src=(assets::address("passkeys.js")) {}
    }
}

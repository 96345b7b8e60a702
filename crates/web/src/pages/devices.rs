//! The page of a person's browsers and programs, for that person alone, and the one on which a person goes on in another browser.

use super::passkeys::{self, PasskeysPart};
use super::shell::{Reader, page};
use maud::{Markup, html};

/// What the page shows.
#[derive(Default)]
pub struct DevicesPage<'a> {
    /// The browsers that are signed in, those used last first; `None` if the reader is nobody yet.
    pub browsers: Option<&'a [DeviceRow]>,
    /// The programs that have a token.
    pub programs: &'a [ProgramRow],
    /// The reader's passkeys, where there can be any.
    pub passkeys: Option<PasskeysPart<'a>>,
    /// The name by which the reader's passphrase is asked for, if there is one.
    pub handle: Option<&'a str>,
    /// The beginning of the site's addresses.
    pub origin: &'a str,
    /// A code for another browser that was just made.
    pub code: Option<&'a str>,
    /// A token that was just made.
    pub token: Option<&'a str>,
    /// Why the last form was not carried out.
    pub wrong: Option<&'a str>,
}

/// A browser in the list.
pub struct DeviceRow {
    /// Its number.
    pub id: u64,
    /// What it is called, empty if that is not known.
    pub name: String,
    /// The day on which it was signed in, such as `2026-11-26`.
    pub since: String,
    /// The day on which it was used last.
    pub seen: String,
    /// Whether it is the reader's.
    pub here: bool,
}

/// A program in the list.
pub struct ProgramRow {
    /// The number of its token.
    pub id: u64,
    /// What it is called.
    pub name: String,
    /// Whether it may play, and not only read.
    pub plays: bool,
    /// The day on which it got its token.
    pub since: String,
    /// The day on which it used it last.
    pub seen: String,
}

/// The browsers and programs of a person, and how each is signed out.
pub fn devices(reader: &Reader<'_>, shown: &DevicesPage<'_>) -> Markup {
    let title = reader.say("devices-title");
    let main = html! {
        main #main .page .devices {
            h1 { (title) }
            p.lead { (reader.say("devices-about")) }
            @if let Some(wrong) = shown.wrong { p.notice.grave role="alert" { (wrong) } }
            @if let Some(browsers) = shown.browsers {
                section.panel aria-labelledby="browsers" {
                    h2 #browsers { (reader.say("devices-browsers")) }
                    ul.running { @for row in browsers { (browser(reader, row)) } }
                }
                (code(reader, shown))
                @if let Some(part) = &shown.passkeys { (passkeys::kept(reader, part)) }
                (passphrase(reader, shown))
                (programs(reader, shown))
                details.panel.fold {
                    summary { (reader.say("devices-everywhere")) }
                    p { (reader.say("devices-everywhere-about")) }
                    form method="post" action="/devices/sign-out" {
                        button.button type="submit" name="which" value="everywhere" { (reader.say("devices-everywhere")) }
                    }
                }
            } @else {
                section.panel {
                    p { (reader.say("devices-nobody")) }
                    div.buttons { a.button.main href="/continue" { (reader.say("continue-title")) } }
                }
            }
            div.buttons { a.button href="/settings" { (reader.say("settings-title")) } }
        }
    };
    page(&Reader { styles: &["site.css"], ..*reader }, &title, &main)
}

/// The code by which one goes on in another browser.
fn code(reader: &Reader<'_>, shown: &DevicesPage<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="code" {
            h2 #code { (reader.say("devices-code-title")) }
            @if let Some(code) = shown.code {
                p role="status" { (reader.say("devices-code-is")) }
                p { strong.code { (code) } }
                div.field {
                    label for="code-link" { (reader.say("devices-code-link")) }
                    input #code-link type="text" readonly value={ (shown.origin) "/continue?code=" (code) };
                }
            } @else {
                @let address = format!("{}/continue", shown.origin);
                p { (reader.texts.say_with("devices-code-about", &[("address", (&address).into())])) }
                form method="post" action="/devices/code" {
                    button.button type="submit" { (reader.say("devices-code-make")) }
                }
            }
        }
    }
}

/// The passphrase by which one comes back.
fn passphrase(reader: &Reader<'_>, shown: &DevicesPage<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="passphrase" {
            h2 #passphrase { (reader.say("devices-phrase-title")) }
            @if let Some(handle) = shown.handle {
                p { (reader.texts.say_with("devices-phrase-is", &[("handle", handle.into())])) }
            } @else {
                p { (reader.say("devices-phrase-about")) }
            }
            form.form method="post" action="/devices/passphrase" {
                div.field {
                    label for="handle" { (reader.say("devices-handle")) }
                    input #handle type="text" name="handle" required maxlength="40" autocomplete="username" autocapitalize="none"
                        spellcheck="false" value=(shown.handle.unwrap_or_default()) aria-describedby="handle-about";
                    p #handle-about .hint { (reader.say("devices-handle-about")) }
                }
                @if shown.handle.is_some() {
                    div.field {
                        label for="current" { (reader.say("devices-phrase-current")) }
                        input #current type="password" name="current" required autocomplete="current-password";
                    }
                }
                div.field {
                    label for="phrase" { (reader.say(if shown.handle.is_some() { "devices-phrase-new" } else { "devices-phrase" })) }
                    input #phrase type="password" name="passphrase" required minlength="12" autocomplete="new-password"
                        aria-describedby="phrase-about";
                    p #phrase-about .hint { (reader.say("devices-phrase-length")) }
                }
                div.buttons { button.button type="submit" { (reader.say("devices-phrase-save")) } }
            }
        }
    }
}

/// The programs that have a token, and the form for another.
fn programs(reader: &Reader<'_>, shown: &DevicesPage<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="programs" {
            h2 #programs { (reader.say("devices-programs")) }
            @if let Some(token) = shown.token {
                p role="status" { (reader.say("devices-token-is")) }
                div.field {
                    label for="token" { (reader.say("devices-token")) }
                    input #token type="text" readonly value=(token);
                }
            }
            p { (reader.say("devices-programs-about")) }
            ul.running { @for row in shown.programs { (program(reader, row)) } }
            form.form method="post" action="/devices/token" {
                div.field {
                    label for="program" { (reader.say("devices-program")) }
                    input #program type="text" name="program" required maxlength="40" autocomplete="off";
                }
                fieldset {
                    legend { (reader.say("devices-scope")) }
                    div.picks {
                        @for (scope, text) in [("read", "devices-scope-read"), ("play", "devices-scope-play")] {
                            label.pick {
                                input type="radio" name="scope" value=(scope) checked[scope == "read"];
                                span { (reader.say(text)) }
                            }
                        }
                    }
                }
                div.buttons { button.button type="submit" { (reader.say("devices-token-make")) } }
            }
        }
    }
}

fn program(reader: &Reader<'_>, row: &ProgramRow) -> Markup {
    let days = [("since", (&row.since).into()), ("seen", (&row.seen).into())];
    let scope = if row.plays { "devices-scope-play" } else { "devices-scope-read" };
    html! {
        li {
            span { (row.name) }
            span.sub { (reader.say(scope)) " · " (reader.texts.say_with("devices-days", &days)) }
            form.go method="post" action="/devices/sign-out" {
                button.button type="submit" name="which" value=(row.id)
                    aria-label={ (reader.say("devices-revoke")) ": " (row.name) } { (reader.say("devices-revoke")) }
            }
        }
    }
}

/// What the page shows on which a person goes on in another browser.
#[derive(Default)]
pub struct ContinuePage<'a> {
    /// Whom the browser is of now, if it is anybody's.
    pub now: Option<Now<'a>>,
    /// The code that is to be used, and whose it is.
    pub code: Option<(&'a str, &'a str)>,
    /// The host name that passkeys are good for, where there can be any.
    pub passkeys: Option<&'a str>,
    /// Why the last form was not carried out.
    pub wrong: Option<&'a str>,
}

/// Whom a browser is of before somebody else goes on in it.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    /// What the person is called.
    pub name: &'a str,
    /// Whether nobody can be that person any more afterwards.
    pub lost: bool,
    /// Whether it is the one that goes on.
    pub same: bool,
}

/// The page on which a person goes on in another browser.
pub fn go_on(reader: &Reader<'_>, shown: &ContinuePage<'_>) -> Markup {
    let called = |name: &str| if name.is_empty() { reader.say("continue-nameless") } else { name.to_owned() };
    let title = match shown.code {
        Some((_, name)) => {
            reader.texts.say_with("continue-confirm-title", &[("name", (&called(name)).into())])
        }
        None => reader.say("continue-title"),
    };
    let was = shown.now.map(|now| {
        let name = called(now.name);
        let say = |id| reader.texts.say_with(id, &[("name", (&name).into())]);
        html! {
            @if now.same { p.notice { (say("continue-same")) } }
            @else {
                p.notice { (say("continue-was")) }
                @if now.lost {
                    p.notice.grave { (say("continue-lost")) " " a href="/devices" { (reader.say("devices-phrase-title")) } }
                }
            }
        }
    });
    let main = html! {
        main #main .page .devices {
            h1 { (title) }
            @if let Some(wrong) = shown.wrong { p.notice.grave role="alert" { (wrong) } }
            @if let Some((code, name)) = shown.code {
                @let name = called(name);
                p.lead { (reader.texts.say_with("continue-confirm-about", &[("name", (&name).into())])) }
                @if let Some(was) = &was { (was) }
                form method="post" action="/continue" {
                    input type="hidden" name="code" value=(code);
                    div.buttons {
                        @if shown.now.is_none_or(|now| !now.same) {
                            button.button.main type="submit" name="sure" value="yes" {
                                (reader.texts.say_with("continue-confirm", &[("name", (&name).into())]))
                            }
                        }
                        a.button href="/" { (reader.say("continue-cancel")) }
                    }
                }
            } @else {
                p.lead { (reader.say("continue-about")) }
                @if let Some(was) = &was { (was) }
                section.panel aria-labelledby="by-code" {
                    h2 #by-code { (reader.say("continue-code-title")) }
                    p { (reader.say("continue-code-about")) }
                    form.form method="post" action="/continue" {
                        div.field {
                            label for="code" { (reader.say("continue-code")) }
                            input #code type="text" name="code" required maxlength="20" autocomplete="one-time-code"
                                autocapitalize="none" spellcheck="false";
                        }
                        div.buttons { button.button.main type="submit" { (reader.say("continue-next")) } }
                    }
                }
                @if let Some(host) = shown.passkeys { (passkeys::coming_back(reader, host)) }
                section.panel aria-labelledby="by-passphrase" {
                    h2 #by-passphrase { (reader.say("devices-phrase-title")) }
                    form.form method="post" action="/continue/passphrase" {
                        div.field {
                            label for="handle" { (reader.say("devices-handle")) }
                            input #handle type="text" name="handle" required maxlength="40" autocomplete="username"
                                autocapitalize="none" spellcheck="false";
                        }
                        div.field {
                            label for="phrase" { (reader.say("devices-phrase")) }
                            input #phrase type="password" name="passphrase" required autocomplete="current-password";
                        }
                        div.buttons { button.button type="submit" { (reader.say("continue-next")) } }
                    }
                }
            }
        }
    };
    page(&Reader { styles: &["site.css"], ..*reader }, &title, &main)
}

fn browser(reader: &Reader<'_>, row: &DeviceRow) -> Markup {
    let name = if row.name.is_empty() { reader.say("devices-unknown") } else { row.name.clone() };
    let days = [("since", (&row.since).into()), ("seen", (&row.seen).into())];
    let (which, sign_out) = if row.here {
        ("this".to_owned(), "devices-sign-out-here")
    } else {
        (row.id.to_string(), "devices-sign-out")
    };
    html! {
        li {
            span { (name) @if row.here { " " b { (reader.say("devices-here")) } } }
            span.sub { (reader.texts.say_with("devices-days", &days)) }
            form.go method="post" action="/devices/sign-out" {
                button.button type="submit" name="which" value=(which)
                    aria-label={ (reader.say(sign_out)) ": " (name) } { (reader.say(sign_out)) }
            }
        }
    }
}

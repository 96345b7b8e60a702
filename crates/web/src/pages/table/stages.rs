//! What a table shows as people sit down, while the game runs, and when it is over.

use super::finale;
use super::tools::copied;
use crate::assets;
use crate::pages::play::{Sitting, Stage, TablePage};
use crate::pages::result::record_button;
use i18n::Texts;
use maud::{Markup, html};

pub(super) fn playing(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        div #playing .playing {
            @match &shown.stage {
                Stage::Gathering => (lobby(texts, shown)),
                Stage::Running => (scene(shown)),
                Stage::Over(over) => {
                    @let played = shown.host || shown.seats.iter().any(|row| row.sitting == Sitting::Me);
                    @let buttons = html! {
                        @if shown.group.is_none() && played {
                            form method="post" action={ "/t/" (shown.id) "/rematch" } {
                                button.button.main type="submit" { b { (texts.say("rematch")) } small { (texts.say("rematch-same")) } }
                            }
                        }
                        a.button href={ "/t/" (shown.id) "/replay" } { (texts.say("replay-link")) }
                        button #share.button type="button" hidden data-share=(assets::address("share.js")) { (texts.say("share-picture")) }
                        (record_button(texts, &shown.id))
                        @if shown.group.is_none() {
                            a.button.quiet href=(shown.again) { (texts.say("again-link")) }
                        }
                    };
                    (finale::over(texts, shown, over, &buttons))
                    (scene(shown))
                }
            }
        }
    }
}

fn scene(shown: &TablePage) -> Markup {
    html! { @if let Some(scene) = &shown.scene { (scene) } }
}

fn lobby(texts: &Texts, shown: &TablePage) -> Markup {
    let empty = shown.seats.iter().filter(|row| row.sitting == Sitting::Nobody).count() as u32;
    html! {
        section.lobby.panel aria-labelledby="lobby-title" {
            h2 #lobby-title { (texts.say("lobby-title")) }
            @if let Some(parts) = &shown.parts { p.notice { (parts) } }
            @if let Some(group) = &shown.group {
                p.notice {
                    (texts.say_with("group-game", &[("group", (&group.name).into())])) " "
                    a href=(group.address) { (texts.say("group-log-link")) }
                }
            }
            @if empty > 0 {
                p { (texts.say_with("lobby-waits", &[("count", empty.into())])) }
                @if let Some(invite) = &shown.invite {
                    (copied(texts, "invite", "invite-label", invite))
                }
            } @else {
                p { (texts.say("lobby-ready")) }
            }
            @if shown.may_start {
                form data-live method="post" action={ "/t/" (shown.id) "/start" } {
                    button.button.main.big type="submit" disabled[empty > 0] { (texts.say("start-game")) }
                }
                @if empty > 0 {
                    p.hint { (texts.say("start-hint")) }
                }
            } @else {
                p.hint { (texts.say("lobby-onlooker")) }
            }
            h3 { (texts.say("options-title")) }
            dl.chosen {
                @for (name, value) in &shown.options {
                    dt { (name) } dd { (value) }
                }
            }
        }
    }
}

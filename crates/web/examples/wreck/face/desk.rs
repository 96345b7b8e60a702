//! W3: the desk: what is asked, what can be chosen, and what cannot, with the reason.

use super::words::{Words, about, action, question};
use super::{Action, State};
use kernel::{Refusal, Seat};
use maud::{Markup, html};
use web::kit::button::{TALL, button};
use web::kit::desk::{Awaited, Contents};
use web::kit::group::group;
use web::kit::{self, refused};
use web::{Choice, Scene, Slot};

/// The question, and everything there is to choose.
pub(super) fn desk(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let awaited = if scene.choices.is_empty() { Awaited::Others } else { Awaited::Reader };
    let asked = html! { h2 #ask { (question(words, scene.acting)) } };
    let choices = scene.acting.map(|acting| choices(words, scene, acting));
    kit::desk::desk(scene, &Contents { awaited, asked: &asked, early: None, choices: choices.as_ref() })
}

fn choices(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Slot {
    let offers = html! {
        div .choices { @for choice in scene.choices { (offer(words, scene, acting, choice)) } }
    };
    let heading = words.say("group-decide");
    let markup = html! {
        div #choices .sheet tabindex="-1" role="group" aria-label=(heading) {
            @if !scene.choices.is_empty() { (group(scene, "decide", &heading, &offers)) }
            (refused::fold(scene, || refused(words, scene)))
        }
    };
    scene.frame("choices", markup)
}

/// W3.1 A decision, with what it brings about below its name.
fn offer(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat, choice: &Choice<Action>) -> Slot {
    let brings = about(words, acting, choice.action);
    scene.part(&format!("do-{}", choice.notation), brings, |brings| {
        let shown = html! { span { strong { (action(words, choice.action)) } span .cost { (brings) } } };
        button(choice, TALL, &shown, None)
    })
}

/// W3.2, W4.1 What cannot be done, and why not: asked when the fold is opened.
fn refused(words: &Words<'_>, scene: &Scene<'_, State>) -> Vec<(String, Markup)> {
    let line = |(action, why): &(Action, Refusal)| {
        refused::line::<State>(scene.texts, &html! { (super::words::action(words, *action)) }, *why)
    };
    let lines: Vec<Markup> = scene.blocked.actions().iter().map(line).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    vec![(words.say("group-decide"), html! { @for line in &lines { (line) } })]
}

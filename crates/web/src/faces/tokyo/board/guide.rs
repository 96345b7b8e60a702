//! T32.4 T32.28 The page of the story that lies open, and the guide's steps on it.

use crate::face::Choice;
use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::slots::progress;
use crate::faces::tokyo::board::story;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::text::{name, tale};
use crate::kit::button::{MAIN, button};
use crate::kit::part::Slot;
use i18n::Texts;
use maud::{Markup, html};
use tokyo::{Action, GuideTask, Scene, SceneRow, Stance, Told, View};

/// The page, which is turned where it lies. Nothing where no page is open.
pub(crate) fn guide(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let scene = open_page(view)?;
    let input = (scene, view.guide, progress(view, scene), roles(view));
    let page = board.scene.part("guide-said", input, |&(scene, ..)| {
        html! { div #guide-said .seamless { (page(words, scene)) } }
    });
    let drawn = html! {
        article #guide-page .page aria-labelledby="guide-title" {
            (page)
            (read_on(words, board.scene.choices))
        }
    };
    Some(board.scene.frame("guide-page", drawn))
}

/// A page: title, story, what solves it, steps with the current one marked, what is to be done and why.
fn page(words: &Words<'_>, scene: Scene) -> Markup {
    let texts = words.texts;
    let row = scene.row();
    html! {
        h3 #guide-title { span .card-id { (scene.id()) } " " (name(texts, row.word)) }
        @if let Some(tale) = tale(texts, row.word) { p .tale { (tale) } }
        (story::printed(words, scene))
        @match words.view.guide {
            Some(told) => (lesson(texts, words.view, told)),
            None => @if texts.has(&free(scene)) { p #guide-step .explanation { (texts.say(&free(scene))) } }
        }
    }
}

/// T32.28 The page is turned on the page itself.
fn read_on(words: &Words<'_>, choices: &[Choice<Action>]) -> Markup {
    let choice = choices.iter().find(|choice| choice.action == Action::Read);
    let shown = html! { (words.say("tokyo-guide-read-on")) };
    html! { @if let Some(choice) = choice { (button(choice, MAIN, &shown, None)) } }
}

/// The card the guide speaks of, else the newest one on the table, else the last one that was.
pub(crate) fn open_page(view: &View) -> Option<Scene> {
    let story = &view.story;
    view.guide.map(|told| told.scene).or(story.table.top()).or(story.discard.top())
}

fn lesson(texts: &Texts, view: &View, told: Told) -> Markup {
    let row = told.scene.row();
    let now = usize::from(told.step);
    let count = texts.say_with("tokyo-guide-step", &[("step", told.step.into()), ("of", told.of.into())]);
    html! {
        ol .steps aria-label=(texts.say("tokyo-guide-steps")) {
            @for step in 1..=row.steps.len() {
                li .done[step < now] .now[step == now] aria-current=[(step == now).then_some("step")] {
                    (texts.say(&title(told.scene, step)))
                    @if step < now { span .unseen { " (" (texts.say("tokyo-guide-done")) ")" } }
                }
            }
        }
        section #guide-step .step aria-labelledby="guide-step-title" {
            h4 #guide-step-title { (texts.say(&title(told.scene, now))) }
            p .hint { (count) " · " (doers(texts, view, told)) }
            p .explanation { (texts.say(&key(told.scene, now))) }
            @if let Some(note) = note(row, told) { p .hint { (texts.say(note)) } }
        }
    }
}

/// What is explained of the page that lies open, in lines of text.
pub(crate) fn explained(words: &Words<'_>) -> Vec<String> {
    let texts = words.texts;
    match (words.view.guide, open_page(words.view)) {
        (Some(told), _) => {
            let explanation = texts.say(&key(told.scene, usize::from(told.step)));
            let note = note(told.scene.row(), told).map(|id| texts.say(id));
            [step(texts, told), explanation].into_iter().chain(note).collect()
        }
        (None, Some(scene)) if texts.has(&free(scene)) => vec![texts.say(&free(scene))],
        (None, _) => Vec::new(),
    }
}

/// The current step in short.
pub(crate) fn step(texts: &Texts, told: Told) -> String {
    let count = texts.say_with("tokyo-guide-step", &[("step", told.step.into()), ("of", told.of.into())]);
    let title = texts.say(&title(told.scene, usize::from(told.step)));
    texts.say_with("tokyo-guide-now", &[("count", (&count).into()), ("title", (&title).into())])
}

/// What stands beside the explanation where the step cannot be done as it says.
fn note(row: &SceneRow, told: Told) -> Option<&'static str> {
    let reads = row.steps.get(usize::from(told.step) - 1).is_some_and(|step| step.task == GuideTask::Read);
    match told.stance {
        Stance::Do => None,
        Stance::Wait => Some("tokyo-guide-wait"),
        Stance::Read if reads => None,
        Stance::Read => Some("tokyo-guide-only-read"),
    }
}

/// The PCs whose turn it is, by role.
fn doers(texts: &Texts, view: &View, told: Told) -> String {
    let roles = told.seats.iter().filter_map(|seat| view.pc(seat).role);
    roles.map(|role| name(texts, role.word())).collect::<Vec<_>>().join(" / ")
}

fn slug(scene: Scene) -> String {
    scene.word().replace('_', "-")
}

/// The text that explains a step of a card, counted from 1.
fn key(scene: Scene, step: usize) -> String {
    format!("tokyo-guide-{}-{step}", slug(scene))
}

/// The text that names it.
fn title(scene: Scene, step: usize) -> String {
    format!("{}-title", key(scene, step))
}

/// The text for a card without steps.
fn free(scene: Scene) -> String {
    format!("tokyo-guide-{}", slug(scene))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::texts_in;
    use kernel::{Game, Viewer};
    use tokyo::State;

    #[test]
    fn every_step_is_told_in_every_language() {
        for texts in i18n::languages() {
            for scene in Scene::all() {
                for step in 1..=scene.row().steps.len() {
                    for id in [key(scene, step), title(scene, step)] {
                        assert!(texts.has(&id), "{id} in {}", texts.tag());
                    }
                }
            }
        }
    }

    fn page(state: &State, texts: &'static Texts) -> Option<String> {
        let view = state.view(Viewer::Spectator);
        let words = Words { texts, view: &view, people: &[] };
        open_page(&view).map(|scene| super::page(&words, scene).into_string())
    }

    #[test]
    fn the_page_shows_story_steps_and_what_to_do() {
        let mut state = State::new(&"players=2 scenario=s00".parse().unwrap()).unwrap();
        assert!(page(&state, i18n::english()).is_none(), "before the first card");
        while state.pending() == kernel::Pending::Chance {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            state.resolve(&outcomes[0].0, &mut ()).unwrap();
        }
        for (texts, story, step) in [
            (i18n::english(), "The quarantine bus", "A trouble comes"),
            (texts_in("zh-Hant"), "隔離巴士", "麻煩上門"),
        ] {
            let page = page(&state, texts).unwrap();
            assert!(page.contains(story) && page.contains(step) && page.contains("SC00-01"), "{page}");
        }
    }
}

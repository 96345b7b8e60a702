//! The desk: what is asked, and everything the acting PC can do, as buttons of one form, by kind.

pub(crate) mod act_choices;
pub(crate) mod answers;
pub(crate) mod blocked;
pub(crate) mod check_choices;
pub(crate) mod cost;
pub(crate) mod expected;
pub(crate) mod groups;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod means_choices;
pub(crate) mod starts;

use crate::face::Choice;
use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::battle;
use crate::faces::tokyo::board::check;
use crate::faces::tokyo::words::Words;
use crate::kit;
use crate::kit::button::{MAIN, ORDINARY, button, fields};
use blocked::blocked;
use cost::cost;
use groups::{Group, Offers, those};
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Action, View};

/// What is needed to draw the choices of the acting PC.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    pub(crate) words: Words<'a>,
    pub(crate) scene: &'a Scene<'a>,
    /// Whose choices they are.
    pub(crate) acting: Seat,
}

/// What is asked, and everything there is to choose. It folds away where the screen is small.
pub(crate) fn panel(scene: &Scene<'_>) -> Markup {
    let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
    let waited_for = scene.acting.is_some_and(|seat| scene.view.awaited.contains(seat));
    html! {
        details #desk .desk .panel .asked[waited_for] open {
            summary .prompt aria-live="polite" {
                @let question = words.question(scene.acting);
                h2 #ask { (question.headline) }
                @if let Some(more) = question.more { span #ask-more .more { (more) } }
                svg .chevron viewBox="0 0 18 18" aria-hidden="true" { use href="#chevron" {} }
            }
            @if let Some(acting) = scene.acting {
                form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
                div #choices .sheet tabindex="-1" role="group" aria-label=(words.say("group-actions")) {
                    @if scene.view.guide.is_some() { (to_page(&words, scene)) }
                    (check::check(&words, scene))
                    (battle::battle(&words))
                    @let desk = Desk { words, scene, acting };
                    @for group in Group::ALL { (desk.section(group)) }
                }
            }
        }
    }
}

/// T32.28 The way to the page of the story, which says what to do and is turned there.
fn to_page(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let turns = scene.choices.iter().any(|choice| choice.action == Action::Read);
    html! { div .choices .to-page { a #to-page .choice .main[turns] href="#guide-page" { (words.say("tokyo-guide-to-page")) } } }
}

impl<'a> Desk<'a> {
    pub(crate) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// An action of the acting PC in full.
    pub(crate) fn full(&self, action: Action) -> String {
        self.words.action_of(self.acting, action)
    }

    /// A group of choices under a heading, with what is blocked of its kind. Without either there is no group.
    fn section(&self, group: Group) -> Markup {
        let offers = those(self.scene, group);
        let heading = self.words.say(&format!("tokyo-group-{}", group.word()));
        let content = (!offers.is_empty()).then(|| self.content(group, &offers));
        let refused = blocked(&self.words, self.scene, self.acting, group);
        let content = html! { (content.unwrap_or_default()) (refused.unwrap_or_default()) };
        let group =
            (!content.0.is_empty()).then(|| kit::group::group(self.scene, group.word(), &heading, &content));
        html! { @if let Some(group) = group { (group) } }
    }

    fn content(&self, group: Group, offers: &Offers<'a>) -> Markup {
        match group {
            Group::Answer => answers::all(self, offers),
            Group::Pay => check_choices::pay(self, offers),
            Group::Ride => self.buttons(offers, ORDINARY),
            Group::Site => act_choices::site(self, offers),
            Group::Solve | Group::Move | Group::Buy => act_choices::costed(self, offers),
            Group::Equip => act_choices::equip(self, offers),
            Group::Attack | Group::Play | Group::Use | Group::Skill | Group::Bot | Group::Interrupt => {
                means_choices::all(self, offers)
            }
            Group::Return => lists::returns(self, offers),
            Group::Exchange => lists::exchanges(self, offers),
            Group::Show => lists::shows(self, offers),
            Group::End => self.ends(offers),
        }
    }

    /// A button that says its action in full.
    pub(crate) fn button(&self, choice: &Choice<Action>, class: &str) -> Markup {
        button(choice, class, &html! { (self.full(choice.action)) }, None)
    }

    /// A button that says less than the action, because a heading says the rest.
    pub(crate) fn short(&self, choice: &Choice<Action>, class: &str, name: &str) -> Markup {
        button(choice, class, &html! { (name) }, Some(&self.full(choice.action)))
    }

    /// A button with what it asks for behind its name.
    pub(crate) fn costed(&self, choice: &Choice<Action>, class: &str) -> Markup {
        match cost(&self.words, self.acting, choice.action) {
            Some(cost) => {
                let shown = html! { span { (self.full(choice.action)) " " span .cost { (cost) } } };
                button(choice, class, &shown, None)
            }
            None => self.button(choice, class),
        }
    }

    /// A button with what it does below its name.
    pub(crate) fn tall(&self, choice: &Choice<Action>, about: &[String]) -> Markup {
        let shown = html! { span { strong { (self.full(choice.action)) } @for line in about { span .cost { (line) } } } };
        button(choice, crate::kit::button::TALL, &shown, None)
    }

    pub(crate) fn buttons(&self, offers: &[&Choice<Action>], class: &str) -> Markup {
        html! { div .choices { @for choice in offers { (self.button(choice, class)) } } }
    }

    /// Choices that are seldom wanted, behind a heading. `key` is for element ids.
    pub(crate) fn folded(&self, key: &str, heading: &str, count: usize, content: &Markup) -> Markup {
        html! {
            details id=(format!("fold-{key}")) .fold {
                summary { (heading) span .count { (count) } }
                (content)
            }
        }
    }

    /// Letting go. It is the thing to do when nothing else is left.
    fn ends(&self, offers: &Offers<'a>) -> Markup {
        let others =
            self.scene.choices.iter().any(|choice| Group::of(self.view(), choice.action) != Group::End);
        let class = if others { ORDINARY } else { MAIN };
        html! {
            div .choices {
                @for choice in offers {
                    @let button = self.button(choice, class);
                    @if others && self.is_final(choice.action) { (kit::button::early(self.scene, &button)) } @else { (button) }
                }
            }
        }
    }

    /// T9.8 Whether it ends the action phase of all: as long as another PC acts, one may act again.
    fn is_final(&self, action: Action) -> bool {
        action == Action::End && self.view().awaited.iter().all(|seat| seat == self.acting)
    }
}

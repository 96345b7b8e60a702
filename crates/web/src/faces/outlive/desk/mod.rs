//! The desk: what is asked, and everything the acting seat can do, as buttons of one form, by kind. What people usually
//! want comes first; other ways to pay are folded away.

pub(crate) mod blocked;
pub(crate) mod day_choices;
pub(crate) mod defaults;
pub(crate) mod expected;
pub(crate) mod groups;
pub(crate) mod night_choices;
pub(crate) mod setup_choices;
pub(crate) mod visit_choices;

use crate::face::{Choice, Scene};
use crate::faces::outlive::board::hunts;
use crate::faces::outlive::words::Words;
use crate::kit;
pub(crate) use crate::kit::button::{MAIN, ORDINARY};
use crate::kit::button::{TALL, button, fields};
use crate::kit::menu::chooser;
use blocked::blocked;
use groups::{Group, Offers, those};
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Ask, SeatView, State, View};

/// From this many on, a list to choose from stands in for the buttons.
const MANY: usize = 7;

/// What is needed to draw the choices of the acting seat.
#[derive(Clone, Copy)]
pub(crate) struct Panel<'a> {
    pub(crate) words: Words<'a>,
    pub(crate) scene: &'a Scene<'a, State>,
    /// Who acts.
    pub(crate) acting: Seat,
}

/// What is asked, and everything there is to choose. It folds away where the screen is small.
pub(crate) fn panel(scene: &Scene<'_, State>) -> Markup {
    let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
    let asked = if scene.acting.is_some() { "asked" } else { "" };
    html! {
        details #desk .desk .panel .(asked) open {
            summary .prompt aria-live="polite" {
                @let question = words.question(scene.acting);
                h2 #ask { (question.headline) (tally(scene)) }
                @if let Some(more) = question.more { span #ask-more .more { (more) } }
                svg .chevron viewBox="0 0 18 18" aria-hidden="true" { use href="#chevron" {} }
            }
            @if let Some(acting) = scene.acting {
                form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
                div #choices .sheet tabindex="-1" role="group" aria-label=(words.say("group-actions")) {
                    @let panel = Panel { words, scene, acting };
                    (setup_choices::all(&panel))
                    (day_choices::all(&panel))
                    (visit_choices::all(&panel))
                    (night_choices::all(&panel))
                    (panel.ends())
                }
            }
        }
    }
}

/// The action points of the visit, spent and left.
fn tally(scene: &Scene<'_, State>) -> Markup {
    let visit = scene
        .view
        .visit
        .filter(|visit| scene.acting == Some(visit.seat) && scene.view.ask() == Some(Ask::Visit));
    html! {
        @if let Some(visit) = visit {
            span .tally aria-hidden="true" {
                @for pip in 0..hunts::points_of(scene.view, &visit).max(visit.points) {
                    i .(if pip < visit.points { "left" } else { "spent" }) {}
                }
            }
        }
    }
}

impl<'a> Panel<'a> {
    pub(crate) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// The acting seat as the view shows it.
    pub(crate) fn own(&self) -> &'a SeatView {
        self.scene.view.seat(self.acting)
    }

    /// The choices of a group, the best ones first.
    pub(crate) fn those(&self, wanted: Group) -> Offers<'a> {
        self.sorted(those(self.scene, wanted))
    }

    fn sorted(&self, mut offers: Offers<'a>) -> Offers<'a> {
        defaults::sort(self.view(), self.own(), &mut offers);
        offers
    }

    /// A button of the form.
    pub(crate) fn button(&self, choice: &Choice<Action>, class: &str) -> Markup {
        button(choice, class, &html! { (self.words.action(choice.action)) }, None)
    }

    /// A button that says less than the action, because a heading says the rest.
    pub(crate) fn short(&self, choice: &Choice<Action>, name: &str) -> Markup {
        let full = self.words.action(choice.action);
        button(choice, ORDINARY, &html! { (name) }, Some(&full))
    }

    /// A button that says only what its action costs.
    pub(crate) fn told(&self, choice: &Choice<Action>, cost: &str) -> Markup {
        let action = self.words.action(choice.action);
        let full =
            self.words.say_with("outlive-at-cost", &[("action", (&action).into()), ("cost", cost.into())]);
        button(choice, ORDINARY, &html! { (cost) }, Some(&full))
    }

    /// A button with what it does below its name.
    pub(crate) fn tall(&self, choice: &Choice<Action>, name: &str, about: &str) -> Markup {
        button(choice, TALL, &html! { span { strong { (name) } span .cost { (about) } } }, None)
    }

    /// A button with what it costs or brings behind its name.
    pub(crate) fn with_cost(&self, choice: &Choice<Action>, class: &str, cost: &str) -> Markup {
        let shown = html! { (self.words.action(choice.action)) " " span .cost { (cost) } };
        button(choice, class, &shown, None)
    }

    pub(crate) fn buttons(&self, offers: &[&Choice<Action>], class: &str) -> Markup {
        html! { div .choices { @for choice in offers { (self.button(choice, class)) } } }
    }

    /// A group of choices under a heading, with what is blocked of its kind. Without either there is no group.
    pub(crate) fn group(&self, kind: Group, content: Option<Markup>) -> Markup {
        let heading = self.words.say(&format!("outlive-group-{}", kind.word()));
        let refused = blocked(&self.words, self.scene.blocked.actions(), kind);
        let content = html! { (content.unwrap_or_default()) (refused.unwrap_or_default()) };
        let group =
            (!content.0.is_empty()).then(|| kit::group::group(self.scene, kind.word(), &heading, &content));
        html! { @if let Some(group) = group { (group) } }
    }

    /// A group drawn from its choices, if there are any.
    pub(crate) fn group_of(&self, kind: Group, draw: impl FnOnce(&Offers<'a>) -> Markup) -> Markup {
        let offers = self.those(kind);
        let content = (!offers.is_empty()).then(|| draw(&offers));
        self.group(kind, content)
    }

    /// The first of these as the thing to do, the others folded away beside it. `key` is for element ids.
    pub(crate) fn best_first(&self, key: &str, offers: &[&Choice<Action>], others: &str) -> Markup {
        let Some((best, rest)) = offers.split_first() else { return html! {} };
        html! { div .offer { (self.button(best, MAIN)) (self.folded(key, rest, others)) } }
    }

    /// Something that can be paid for: its name with the best way to pay, the others folded away beside it.
    pub(crate) fn priced(
        &self,
        key: &str,
        name: &str,
        offers: &[&Choice<Action>],
        worth: Option<&str>,
    ) -> Markup {
        let Some((best, rest)) = offers.split_first() else { return html! {} };
        let (full, price) = (self.words.action(best.action), self.words.price(best.action));
        let shown = html! { span { (name) " " span .cost { (price) @if let Some(worth) = worth { " · " (worth) } } } };
        html! {
            div .offer {
                (button(best, ORDINARY, &shown, Some(&full)))
                (self.folded(key, rest, "outlive-otherwise"))
            }
        }
    }

    /// Choices that are seldom wanted, behind a heading.
    pub(crate) fn folded(&self, key: &str, offers: &[&Choice<Action>], heading: &str) -> Markup {
        let heading = self.words.say(heading);
        html! {
            @if !offers.is_empty() {
                details id=(format!("fold-{key}")) .fold {
                    summary { (heading) span .count { (offers.len()) } }
                    @if offers.len() < MANY {
                        (self.buttons(offers, ORDINARY))
                    } @else {
                        (self.list(key, &heading, offers))
                    }
                }
            }
        }
    }

    fn list(&self, key: &str, label: &str, offers: &[&Choice<Action>]) -> Markup {
        let options = html! {
            option value="" { (self.words.say("choose-one")) }
            @for choice in offers { option value=(choice.notation) { (self.words.action(choice.action)) } }
        };
        chooser(self.scene, key, label, &self.words.say("outlive-choose"), &options)
    }

    /// Choices that differ in what `part` makes of them, part by part in the order in which the parts come first.
    pub(crate) fn by_part<T: PartialEq>(
        offers: &Offers<'a>,
        part: impl Fn(Action) -> Option<T>,
    ) -> Vec<(T, Offers<'a>)> {
        let mut parts: Vec<(T, Offers<'a>)> = Vec::new();
        for &choice in offers {
            let Some(own) = part(choice.action) else { continue };
            match parts.iter_mut().find(|(of, _)| *of == own) {
                Some((_, offers)) => offers.push(choice),
                None => parts.push((own, vec![choice])),
            }
        }
        parts
    }

    /// Letting go. It is the thing to do when nothing else is left.
    fn ends(&self) -> Markup {
        let only = self.scene.choices.iter().all(|choice| Group::of(choice.action) == Group::End);
        let class = if only { MAIN } else { ORDINARY };
        self.group_of(Group::End, |offers| {
            html! {
                div .choices {
                    @for choice in offers {
                        @match self.step_done(choice.action) {
                            Some(text) => (button(choice, class, &html! { (self.words.say(text)) }, None)),
                            None if !only && self.gives_away(choice.action) => {
                                (kit::button::early(self.scene, &self.button(choice, class)))
                            }
                            None => (self.button(choice, class)),
                        }
                    }
                }
            }
        })
    }

    /// O8.1 Whether action points are lost with it.
    fn gives_away(&self, action: Action) -> bool {
        action == Action::End && self.view().visit.is_some_and(|visit| visit.points > 0)
    }

    /// What being done means in this step of the night.
    fn step_done(&self, action: Action) -> Option<&'static str> {
        self.own().todo.chore().filter(|_| action == Action::Done).and_then(night_choices::done)
    }
}

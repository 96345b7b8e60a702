//! The desk: what is asked, and everything the acting seat can do, as buttons of one form, by kind. What people usually
//! want comes first; other ways to pay are folded away.

pub(crate) mod blocked;
pub(crate) mod day_choices;
pub(crate) mod defaults;
pub(crate) mod expected;
pub(crate) mod groups;
pub(crate) mod night_choices;
pub(crate) mod setup_choices;
pub(crate) mod suggested;
pub(crate) mod visit_choices;

use crate::face::{Choice, Scene};
use crate::faces::outlive::board::hunts;
use crate::faces::outlive::words::Words;
use crate::kit;
pub(crate) use crate::kit::button::{MAIN, ORDINARY};
use crate::kit::button::{TALL, button, id};
use crate::kit::desk::{Awaited, Contents, desk};
use crate::kit::later::fold;
use crate::kit::part::Slot;
use crate::kit::refused;
use groups::{Group, Offers, grouped};
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Ask, SeatView, State, View};

/// What is needed to draw the choices of the acting seat.
pub(crate) struct Panel<'a> {
    pub(crate) words: Words<'a>,
    pub(crate) scene: &'a Scene<'a, State>,
    /// Who acts.
    pub(crate) acting: Seat,
    /// What can be done, the best of each group first.
    offers: Vec<(Group, Offers<'a>)>,
    /// What is suggested to the seat during set-up, step by step.
    suggested: Vec<Action>,
}

/// What is asked, and everything there is to choose.
pub(crate) fn panel(scene: &Scene<'_, State>) -> Slot {
    let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
    let question = words.question(scene.acting);
    let asked = html! {
        h2 #ask { (question.headline) }
        (tally(scene))
        @if let Some((step, steps)) = suggested::step(scene) {
            span #ask-step .set-up-step { (words.tell("outlive-set-up-step", &[("step", step.into()), ("steps", steps.into())])) }
        }
        @if let Some(more) = question.more { span #ask-more .more { (more) } }
    };
    let awaited = if scene.acting.is_some() { Awaited::Reader } else { Awaited::Others };
    let panel = scene.acting.map(|acting| Panel::of(words, scene, acting));
    let choices = panel.as_ref().map(Panel::choices);
    let early = panel.as_ref().and_then(Panel::early);
    desk(scene, &Contents { awaited, asked: &asked, early: early.as_ref(), choices: choices.as_ref() })
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
    fn of(words: Words<'a>, scene: &'a Scene<'a, State>, acting: Seat) -> Panel<'a> {
        let mut offers = grouped(scene);
        for (_, offers) in &mut offers {
            defaults::sort(scene.view, scene.view.seat(acting), offers);
        }
        let suggested = suggested::line(scene, acting);
        if let [only] = suggested.as_slice() {
            // It has its button above the list.
            for (_, offers) in &mut offers {
                offers.retain(|choice| choice.action != *only);
            }
        }
        Panel { words, scene, acting, offers, suggested }
    }

    /// All groups, and what cannot be done.
    fn choices(&self) -> Slot {
        let choices = html! {
            div #choices .sheet tabindex="-1" role="group" aria-label=(self.words.say("group-actions")) {
                (suggested::offer(self))
                (setup_choices::all(self))
                (day_choices::all(self))
                (night_choices::all(self))
                (self.ends())
                @if let Some(list) = self.list() { (list) }
                (self.refused())
            }
        };
        self.scene.frame("choices", choices)
    }

    /// What is touched where it lies, as a list for those who would rather have one.
    fn list(&self) -> Option<Slot> {
        let count: usize =
            self.offers.iter().filter(|(group, _)| group.is_touched()).map(|(_, offers)| offers.len()).sum();
        if count == 0 {
            return None;
        }
        let summary = self.scene.part("as-list-head", count, |count| {
            html! { summary #as-list-head { (self.words.say("outlive-as-list")) span .count { (count) } } }
        });
        let list = html! {
            details #as-list .fold .as-list {
                (summary)
                div #listed .listed {
                    (setup_choices::touched(self))
                    (day_choices::touched(self))
                    (visit_choices::touched(self))
                    (night_choices::touched(self))
                }
            }
        };
        Some(self.scene.frame("as-list", list))
    }

    pub(crate) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// The acting seat as the view shows it.
    pub(crate) fn own(&self) -> &'a SeatView {
        self.scene.view.seat(self.acting)
    }

    /// The choices of a group, the best ones first.
    pub(crate) fn those(&self, wanted: Group) -> &[&'a Choice<Action>] {
        self.offers.iter().find(|(group, _)| *group == wanted).map_or(&[], |(_, offers)| offers)
    }

    /// A part that follows from choices, whose they are, and `more` of the view.
    pub(crate) fn part<I: PartialEq + Send + Sync + 'static>(
        &self,
        id: &str,
        offers: &[&Choice<Action>],
        more: I,
        draw: impl FnOnce() -> Markup,
    ) -> Slot {
        let actions: Vec<Action> = offers.iter().map(|choice| choice.action).collect();
        self.scene.part(id, (self.acting, actions, more), |_| draw())
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
        html! { @for choice in offers { (self.button(choice, class)) } }
    }

    /// A group under its heading, if there is something to choose.
    pub(crate) fn group_of(&self, kind: Group, draw: impl FnOnce(&[&'a Choice<Action>]) -> Markup) -> Markup {
        let offers = self.those(kind);
        if offers.is_empty() {
            return html! {};
        }
        html! { (kit::group::group(self.scene, kind.word(), &kind.heading(&self.words), &draw(offers))) }
    }

    /// A group of buttons that follow from its choices and `more` of the view.
    pub(crate) fn buttons_of<I: PartialEq + Send + Sync + 'static>(
        &self,
        kind: Group,
        more: I,
        draw: impl FnOnce(&[&'a Choice<Action>]) -> Markup,
    ) -> Markup {
        let id = format!("choices-{}", kind.word());
        let buttons = |offers: &[&'a Choice<Action>]| html! { div id=(id) .choices { (draw(offers)) } };
        self.group_of(kind, |offers| html! { (self.part(&id, offers, more, || buttons(offers))) })
    }

    /// The first of these as the thing to do, the others folded away beside it. `key` is for element ids.
    pub(crate) fn best_first(&self, key: &str, offers: &[&'a Choice<Action>], others: &str) -> Markup {
        let Some((best, rest)) = offers.split_first() else { return html! {} };
        let id = id("do", &best.notation);
        let button = self.part(&id, &[best], (), || self.button(best, MAIN));
        self.offer(key, &button, rest, others)
    }

    /// Something that can be paid for: its name with the best way to pay, the others folded away beside it.
    pub(crate) fn priced(
        &self,
        key: &str,
        offers: &[&'a Choice<Action>],
        name: impl FnOnce() -> String,
        worth: Option<u8>,
    ) -> Markup {
        let Some((best, rest)) = offers.split_first() else { return html! {} };
        let id = id("do", &best.notation);
        let button = self.part(&id, &[best], (), || {
            let (full, price) = (self.words.action(best.action), self.words.price(best.action));
            let worth = worth.map(|points| self.words.tell("outlive-points", &[("count", points.into())]));
            let shown = html! { span { (name()) " " span .cost { (price) @if let Some(worth) = worth { " · " (worth) } } } };
            button(best, ORDINARY, &shown, Some(&full))
        });
        self.offer(key, &button, rest, "outlive-otherwise")
    }

    fn offer(&self, key: &str, best: &Slot, rest: &[&'a Choice<Action>], others: &str) -> Markup {
        let id = format!("offer-{key}");
        let offer = html! { div id=(id) .offer { (best) (self.folded(key, rest, others)) } };
        html! { (self.scene.frame(&id, offer)) }
    }

    /// Choices that are seldom wanted, behind a heading. They come when they are.
    pub(crate) fn folded(&self, key: &str, offers: &[&'a Choice<Action>], heading: &str) -> Markup {
        if offers.is_empty() {
            return html! {};
        }
        let heading = self.words.say(heading);
        let summary = html! { (heading) span .count { (offers.len()) } };
        fold(self.scene, &format!("fold-{key}"), "fold", summary, || {
            html! { div .choices { (self.buttons(offers, ORDINARY)) } }
        })
    }

    /// Choices that differ in what `part` makes of them, part by part in the order in which the parts come first.
    pub(crate) fn by_part<T: PartialEq>(
        offers: &[&'a Choice<Action>],
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
        let only = self.only_ends();
        let class = if only { MAIN } else { ORDINARY };
        let points = self.view().visit.map(|visit| visit.points);
        if self.those(Group::End).iter().all(|choice| self.is_early(choice.action)) {
            return html! {};
        }
        self.buttons_of(Group::End, (only, points, self.own().todo), |offers| {
            html! {
                @for choice in offers.iter().filter(|choice| !self.is_early(choice.action)) {
                    @match self.step_done(choice.action) {
                        Some(text) => (button(choice, class, &html! { (self.words.say(text)) }, None)),
                        None => (self.button(choice, class)),
                    }
                }
            }
        })
    }

    /// Ending a visit with action points left.
    fn early(&self) -> Option<Slot> {
        let offers = self.those(Group::End);
        let choice = offers.iter().find(|choice| self.is_early(choice.action))?;
        Some(kit::button::early(self.scene, &self.lost(), self.button(choice, ORDINARY)))
    }

    fn only_ends(&self) -> bool {
        self.offers.iter().all(|(group, _)| *group == Group::End)
    }

    /// O8.1 Whether action points are lost with it while there is something else to do.
    fn is_early(&self, action: Action) -> bool {
        !self.only_ends() && self.gives_away(action)
    }

    /// What cannot be done now. Why not is asked when somebody wants to know.
    fn refused(&self) -> Markup {
        let can = |action| self.scene.choices.iter().any(|choice| choice.action == action);
        if expected::actions(self.view(), self.acting).into_iter().all(can) {
            return html! {};
        }
        refused::fold(self.scene, || blocked::blocked(&self.words, self.scene.blocked.actions()))
    }

    /// O8.1 That the action points left are lost.
    fn lost(&self) -> String {
        let left = self.view().visit.map_or(0, |visit| visit.points);
        self.words.tell("outlive-points-lost", &[("count", left.into())])
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

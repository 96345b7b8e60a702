//! The desk: what is asked, and everything the acting PC can do, as buttons of one form, by kind.

pub(crate) mod act_choices;
pub(crate) mod answers;
pub(crate) mod around;
pub(crate) mod blocked;
pub(crate) mod check_choices;
pub(crate) mod cost;
pub(crate) mod drawn;
pub(crate) mod expected;
pub(crate) mod groups;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod means_choices;
pub(crate) mod starts;

use crate::face::Choice;
use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::battle;
use crate::faces::tokyo::board::check;
use crate::faces::tokyo::board::guide;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::about::{About, things};
use crate::kit;
use crate::kit::button::{MAIN, ORDINARY, button};
use crate::kit::desk::{Awaited, Contents, desk};
use crate::kit::later;
use crate::kit::part::Slot;
use crate::kit::refused;
use around::Around;
use cost::cost;
use groups::{Group, Groups, Offers};
use kernel::Seat;
use maud::{Markup, html};
use std::sync::Arc;
use tokyo::{Action, View};

/// What is needed to draw the choices of the acting PC.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    pub(crate) board: &'a Board<'a>,
    pub(crate) words: Words<'a>,
    pub(crate) scene: &'a Scene<'a>,
    /// Whose choices they are.
    pub(crate) acting: Seat,
    /// What choices may speak of.
    around: &'a Arc<Around>,
}

/// What is asked, and everything there is to choose.
pub(crate) fn panel(board: &Board<'_>) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let waited_for = scene.acting.is_some_and(|seat| scene.view.awaited.contains(seat));
    let awaited = if waited_for { Awaited::Reader } else { Awaited::Others };
    let question = words.question(scene.acting);
    let asked = html! {
        h2 #ask { (question.headline) }
        @if let Some(more) = question.more { span #ask-more .more { (more) } }
    };
    let around = Arc::new(Around::of(scene.view));
    let groups = Groups::of(scene);
    let drawn = scene.acting.map(|acting| Desk { board, words: board.words, scene, acting, around: &around });
    let choices = drawn.map(|desk| choices(&desk, &groups));
    let early = drawn.and_then(|desk| desk.early(&groups));
    desk(scene, &Contents { awaited, asked: &asked, early: early.as_ref(), choices: choices.as_ref() })
}

fn choices(desk: &Desk<'_>, groups: &Groups<'_>) -> Slot {
    let Desk { board, words, scene, acting, .. } = *desk;
    let drawn = html! {
        div #choices .sheet tabindex="-1" role="group" aria-label=(words.say("group-actions")) {
            @if scene.view.guide.is_some() { (to_page(&words, scene)) }
            @if let Some(drawn) = drawn::drawn(board) { (drawn) }
            @if let Some(check) = check::check(board) { (check) }
            @if let Some(battle) = battle::battle(board) { (battle) }
            @for group in Group::ALL.into_iter().filter(|&group| group != Group::End && !desk.lies(group, groups)) {
                @if let Some(group) = desk.section(group, groups) { (group) }
            }
            (desk.listed(groups))
            @if expected::is_asked(scene.view, acting) { (desk.refused()) }
            @if groups.offers(Group::End).iter().any(|choice| !desk.is_early(choice.action, groups)) {
                @if let Some(end) = desk.section(Group::End, groups) { (end) }
            }
        }
    };
    scene.frame("choices", drawn)
}

/// T32.28 What the page of the story says is to be done, for screens on which the page does not lie beside the mat, and the way to
/// the page, which is turned there.
fn to_page(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let turns = scene.choices.iter().any(|choice| choice.action == Action::Read);
    let lesson = words.sentences(guide::explained(words).into_iter().skip(1));
    html! {
        div .choices .to-page {
            p .lesson { (lesson) }
            a #to-page .choice .main[turns] href="#guide-page" { (words.say("tokyo-guide-to-page")) }
        }
    }
}

impl<'a> Desk<'a> {
    pub(crate) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// An action of the acting PC in full.
    pub(crate) fn full(&self, action: Action) -> String {
        self.words.action_of(self.acting, action)
    }

    /// A group of choices under a heading. Without choices there is no group.
    fn section(&self, group: Group, groups: &Groups<'a>) -> Option<Slot> {
        let offers = groups.offers(group);
        if offers.is_empty() {
            return None;
        }
        Some(match group {
            Group::Answer => self.whole(group, offers, |offers| answers::all(self, offers)),
            Group::Pay => self.whole(group, offers, |offers| check_choices::pay(self, offers)),
            Group::Ride => self.whole(group, offers, |offers| self.buttons(offers, ORDINARY)),
            Group::Site => self.of_parts(group, &act_choices::site(self, offers)),
            Group::Solve | Group::Move | Group::Buy => {
                self.of_parts(group, &act_choices::costed(self, offers))
            }
            Group::Equip => self.of_parts(group, &act_choices::equip(self, offers)),
            Group::Attack | Group::Play | Group::Use | Group::Skill | Group::Bot | Group::Interrupt => {
                self.of_parts(group, &means_choices::all(self, offers))
            }
            Group::Return => self.of_parts(group, &lists::returns(self, offers)),
            Group::Exchange => self.of_parts(group, &lists::exchanges(self, offers)),
            Group::Show => self.of_parts(group, &lists::shows(self, offers)),
            Group::End => self.ends(offers, groups),
        })
    }

    /// Whether all choices of a group are about things on the table, where they are touched.
    fn lies(&self, group: Group, groups: &Groups<'a>) -> bool {
        let lies = |thing| match thing {
            About::Spot(_) | About::Area(_) | About::Held(..) => true,
            About::Pc(_) | About::Gear(..) | About::Skill(..) | About::Bot(_) => group.is_of_the_free_order(),
        };
        let touched =
            |action| matches!(action, Action::Role(_)) || things(self.view(), self.acting, action).any(lies);
        groups.offers(group).iter().all(|choice| touched(choice.action))
    }

    /// What is touched where it lies, as a list.
    fn listed(&self, groups: &Groups<'a>) -> Markup {
        let lying = || Group::ALL.into_iter().filter(|&group| self.lies(group, groups));
        let count: usize = lying().map(|group| groups.offers(group).len()).sum();
        html! {
            @if count > 0 {
                details #listed .fold .listed {
                    summary { (self.words.say("tokyo-fold-listed")) span .count { (count) } }
                    div { @for group in lying() { @if let Some(group) = self.section(group, groups) { (group) } } }
                }
            }
        }
    }

    fn heading(&self, group: Group) -> String {
        self.words.say(&format!("tokyo-group-{}", group.word()))
    }

    /// A group whose choices are parts.
    fn of_parts(&self, group: Group, content: &Markup) -> Slot {
        kit::group::group(self.scene, group.word(), &self.heading(group), content)
    }

    fn under_its_heading(&self, group: Group, content: &Markup) -> Markup {
        html! { section id=(format!("group-{}", group.word())) .group { h3 { (self.heading(group)) } (content) } }
    }

    /// A group that is a part, as the answers to one question.
    fn whole(&self, group: Group, offers: &Offers<'a>, content: impl FnOnce(&Offers<'a>) -> Markup) -> Slot {
        let id = format!("group-{}", group.word());
        let actions: Vec<Action> = offers.iter().map(|choice| choice.action).collect();
        let input = (self.acting, Box::<str>::from(self.scene.post_to), self.around.clone(), actions);
        self.scene.part(&id, input, |_| self.under_its_heading(group, &content(offers)))
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
    pub(crate) fn costed(&self, choice: &Choice<Action>, class: &'static str) -> Slot {
        let action = choice.action;
        let cost = cost(self.view(), self.acting, action);
        let id = kit::button::id("do", &choice.notation);
        let input = (self.acting, action, self.words.naming(action), cost, class);
        self.scene.part(&id, input, |&(.., cost, class)| match cost {
            Some(cost) => {
                let cost = cost.told(&self.words);
                let shown = html! { span { (self.full(action)) " " span .cost { (cost) } } };
                button(choice, class, &shown, None)
            }
            None => self.button(choice, class),
        })
    }

    /// A button with what it does below its name.
    pub(crate) fn tall(&self, choice: &Choice<Action>, about: &[String]) -> Markup {
        let shown = html! { span { strong { (self.full(choice.action)) } @for line in about { span .cost { (line) } } } };
        button(choice, kit::button::TALL, &shown, None)
    }

    pub(crate) fn buttons(&self, offers: &[&Choice<Action>], class: &str) -> Markup {
        html! { div .choices { @for choice in offers { (self.button(choice, class)) } } }
    }

    /// Choices that are seldom wanted, or many: they come when they are wanted. `key` is for element ids.
    pub(crate) fn folded(
        &self,
        key: &str,
        heading: &str,
        count: usize,
        content: impl FnOnce() -> Markup,
    ) -> Slot {
        let id = format!("fold-{key}");
        self.scene.parts.later(&id, content);
        self.scene.part(&id, count, |count| {
            let summary = html! { (self.words.say(heading)) span .count { (count) } };
            later::closed(self.scene, &id, "fold", summary)
        })
    }

    /// What cannot be done now, by groups.
    fn refused(&self) -> Slot {
        let fold = refused::fold(self.scene, || blocked::by_group(&self.words, self.scene, self.acting));
        self.scene.frame("refused", fold)
    }

    /// Letting go. It is the thing to do when nothing else is left.
    fn ends(&self, offers: &Offers<'a>, groups: &Groups<'a>) -> Slot {
        let others = groups.count() > offers.len();
        let offers: Offers<'a> =
            offers.iter().copied().filter(|choice| !self.is_early(choice.action, groups)).collect();
        let actions: Vec<Action> = offers.iter().map(|choice| choice.action).collect();
        let naming = self.words.naming(Action::Pass);
        let open = self.scene.asking.and_then(|asking| asking.open);
        self.scene.part("group-end", (self.acting, actions, others, naming, open), |(_, _, others, ..)| {
            let class = if *others { ORDINARY } else { MAIN };
            let content = html! {
                div .choices {
                    @for choice in &offers {
                        @let button = self.ending(choice, class);
                        @if choice.action == Action::Pass { (kit::asking::passing(self.scene, &button)) }
                        @else { (button) }
                    }
                }
            };
            self.under_its_heading(Group::End, &content)
        })
    }

    /// Ending the action phase of all while there is something to do in it.
    fn early(&self, groups: &Groups<'a>) -> Option<Slot> {
        let mut offers = groups.offers(Group::End).iter();
        let choice = offers.find(|choice| self.is_early(choice.action, groups))?;
        let lost = self.words.say("tokyo-phase-ends");
        let shown = html! { (self.full(choice.action)) };
        Some(kit::button::early_shown(self.scene, &lost, shown, self.ending(choice, ORDINARY)))
    }

    fn is_early(&self, action: Action, groups: &Groups<'a>) -> bool {
        self.is_final(action) && groups.count() > groups.offers(Group::End).len()
    }

    /// A button that lets go. What giving up means is said in full where there is room for it.
    fn ending(&self, choice: &Choice<Action>, class: &str) -> Markup {
        if choice.action == Action::GiveUp {
            self.short(choice, class, &self.words.say("tokyo-give-up"))
        } else {
            self.button(choice, class)
        }
    }

    /// T9.8 Whether it ends the action phase of all: as long as another PC acts, one may act again.
    fn is_final(&self, action: Action) -> bool {
        action == Action::End && self.view().awaited.iter().all(|seat| seat == self.acting)
    }
}

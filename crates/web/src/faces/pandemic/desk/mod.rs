//! What the acting seat can do, as buttons of one form, and what it cannot, with the reason.

pub(crate) mod abilities;
pub(crate) mod blocked;
pub(crate) mod expected;
pub(crate) mod groups;
pub(crate) mod journeys;
pub(crate) mod moves;
pub(crate) mod picks;
pub(crate) mod plays;
pub(crate) mod removals;
pub(crate) mod secret;
pub(crate) mod turn;

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::sprite::{icon, pip};
use crate::faces::pandemic::board::touches::touches;
use crate::faces::pandemic::words::action::actions_of_the_turn;
use crate::faces::pandemic::words::{Words, infection_class, infection_colour};
use crate::kit;
pub(crate) use crate::kit::button::{MAIN, ORDINARY};
use crate::kit::button::{TALL, button_about};
use crate::kit::desk::{Awaited, Contents};
use crate::kit::later;
use crate::kit::part::Slot;
use crate::kit::refused;
use abilities::{capture, powers, samples};
use blocked::blocked;
use groups::{Group, Offers, those};
use kernel::Seat;
use maud::{Markup, html};
use moves::moves;
use pandemic::{Action, Card, Frame, Moment, Question, State};
use picks::pick;
use plays::events;
use removals::{mutation_order, removals};
use secret::{beginning, secret};

/// From this many choices on, a list is folded in any case.
pub(crate) const MANY: usize = 9;

/// What is asked, and everything there is to choose, by kind.
pub(crate) fn desk(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let awaited = if scene.acting.is_some() { Awaited::Reader } else { Awaited::Others };
    let choices = scene.acting.map(|acting| choices(words, scene, acting));
    let ends = early(words, scene).or_else(|| pass(words, scene));
    kit::desk::desk(
        scene,
        &Contents { awaited, asked: &asked(words, scene), early: ends.as_ref(), choices: choices.as_ref() },
    )
}

fn asked(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let question = words.question(scene.acting);
    html! {
        h2 #ask { (question.headline) (tally(words, scene)) }
        @if let Some(more) = question.more { span #ask-more .more { (more) } }
    }
}

fn choices(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Slot {
    let curable = !those(scene, Group::Cure).is_empty();
    let markup = html! {
        div #choices .sheet tabindex="-1" role="group" aria-label=(words.say("group-actions")) {
            (answers(words, scene))
            (roles(words, scene))
            (beginning(words, scene))
            (order(words, scene))
            (mutation_order(words, scene))
            (removals(words, scene))
            (discards(words, scene))
            (capture(words, scene))
            @if curable { (cure(words, scene)) }
            (treat(words, scene))
            (secret(words, scene))
            (moves(words, scene))
            (powers(words, scene))
            (build(words, scene))
            (share(words, scene))
            (events(words, scene, acting))
            (samples(words, scene))
            (ends(words, scene))
            (refused::fold(scene, || blocked(words, scene.blocked.actions())))
        }
    };
    scene.frame("choices", markup)
}

/// The actions of the turn, spent and left.
fn tally(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let left = words.view.seat(words.view.active).actions_left;
    let on_turn = scene.acting == Some(words.view.active);
    html! {
        @if on_turn && matches!(words.view.top(), Some(Frame::Moment(Moment::Actions { .. }))) {
            span .tally aria-hidden="true" {
                @for pip in 0..actions_of_the_turn(words.view) { i .(if pip < left { "left" } else { "spent" }) {} }
            }
        }
    }
}

/// A button of the form.
pub(crate) fn button(words: &Words<'_>, choice: &Choice<Action>, class: &str) -> Markup {
    let shown = html! {
        @if let Action::Treat(colour) | Action::Cure { colour, .. } | Action::Collect(colour)
            | Action::Return(colour) = choice.action { (pip(colour)) }
        (words.action(choice.action))
    };
    button_about("do", choice, class, &shown, None, &touches(words, choice.action))
}

pub(crate) fn buttons(words: &Words<'_>, offers: &Offers<'_>, class: &str) -> Markup {
    html! {
        @if !offers.is_empty() {
            div .choices { @for choice in offers { (button(words, choice, class)) } }
        }
    }
}

/// A button that says less than the action, because a heading says the rest.
pub(crate) fn chip(words: &Words<'_>, choice: &Choice<Action>, card: Card) -> Markup {
    let sign = match card {
        Card::City(city) => pip(city.colour()),
        Card::Event(_) => icon("star"),
        Card::Mutation(_) => icon("strain"),
    };
    short(words, choice, &sign, &words.card(card))
}

/// A button with a sign and few words.
pub(crate) fn short(words: &Words<'_>, choice: &Choice<Action>, sign: &Markup, name: &str) -> Markup {
    let full = words.action(choice.action);
    button_about(
        "do",
        choice,
        ORDINARY,
        &html! { (sign) (name) },
        Some(&full),
        &touches(words, choice.action),
    )
}

/// A button with what it does below its name.
pub(crate) fn tall(choice: &Choice<Action>, name: &str, about: &str) -> Markup {
    kit::button::button(choice, TALL, &html! { span { strong { (name) } span .cost { (about) } } }, None)
}

/// A group of choices under a heading, if there is anything to choose.
pub(crate) fn group(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    kind: Group,
    content: Option<Markup>,
) -> Markup {
    let content =
        content.map(|content| kit::group::group(scene, kind.word(), &kind.heading(words), &content));
    html! { @if let Some(content) = content { (content) } }
}

/// The same where there may be many: beside others they are folded behind their heading, so that the map stays free.
pub(crate) fn group_of_many(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    kind: Group,
    draw: impl FnOnce(&Offers<'_>) -> Markup,
) -> Markup {
    let offers = those(scene, kind);
    if offers.is_empty() {
        return html! {};
    }
    if offers.len() < kind.folded_from() || (offers.len() < MANY && groups::is_alone(scene, kind)) {
        return group(words, scene, kind, Some(draw(&offers)));
    }
    let summary = html! { (kind.heading(words)) " " span .count { (offers.len()) } };
    // An element of another kind has another id: a page is morphed by them.
    later::choices(scene, &format!("many-{}", kind.word()), "group fold", summary, || draw(&offers))
}

/// P3.11 Yes or no.
fn answers(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Answer);
    let class = |action| if action == Action::Agree { MAIN } else { ORDINARY };
    let content = (!offers.is_empty()).then(|| {
        html! { div .choices { @for choice in &offers { (button(words, choice, class(choice.action))) } } }
    });
    group(words, scene, Group::Answer, content)
}

/// P2.2 The roles that are free, each with what it can do.
fn roles(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Roles);
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Role(role) = choice.action {
                        (tall(choice, &words.role(role), &words.role_about(role)))
                    }
                }
            }
        }
    });
    group(words, scene, Group::Roles, content)
}

/// P11.6 The cards of a Forecast: those in place, and those still to be placed.
fn order(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let Some(Frame::Question(Question::Forecast { order, .. })) = words.view.top() else { return html! {} };
    let offers = those(scene, Group::Order);
    let content = html! {
        @if order.iter().next().is_some() {
            ol .cards .order {
                @for (card, place) in order.iter().zip(1..) {
                    li .card .(infection_class(card)) {
                        b { (place) } (pip(infection_colour(card))) (words.infection_card(card))
                    }
                }
            }
        }
        div .choices {
            @for choice in &offers {
                @if let Action::Place(card) = choice.action {
                    (short(words, choice, &pip(infection_colour(card)), &words.infection_card(card)))
                }
            }
        }
    };
    group(words, scene, Group::Order, Some(content))
}

/// P6.3 P17.3 Cards to part with: they are touched in the hand; the list of them comes when it is wanted.
fn discards(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Discard);
    let pays = matches!(words.view.top(), Some(Frame::Question(Question::CureCards { .. })));
    let kind = if pays { Group::Pay } else { Group::Discard };
    let summary = html! { (kind.heading(words)) " " span .count { (offers.len()) } };
    let list = || {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Discard(card) = choice.action { (chip(words, choice, card)) }
                }
            }
        }
    };
    html! {
        @if !offers.is_empty() {
            (later::choices(scene, &format!("group-{}", kind.word()), "group fold", summary, list))
        }
    }
}

/// P7.1 The diseases that can be treated.
fn treat(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Treat);
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Treat(colour) = choice.action {
                        @let full = words.action(choice.action);
                        @let count = words.treated(words.view.seat(words.view.active).city, colour);
                        @let cubes = words.say_with("treat-cubes", &[("count", count.into())]);
                        @let shown = html! { (pip(colour)) (words.colour(colour)) " " span .cost { (cubes) } };
                        (button_about("do", choice, ORDINARY, &shown, Some(&full), &touches(words, choice.action)))
                    }
                }
            }
        }
    });
    group(words, scene, Group::Treat, content)
}

/// P6.1 The cures that can be found.
fn cure(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Cure);
    let content = (!offers.is_empty()).then(|| buttons(words, &offers, MAIN));
    group(words, scene, Group::Cure, content)
}

/// P5.1 P5.3 A station here, from the stock or from elsewhere.
fn build(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Build, |offers| match offers.as_slice() {
        [_] => buttons(words, offers, ORDINARY),
        _ => pick(words, "build-from", &words.say("group-build-from"), offers),
    })
}

/// P8.1 Cards to give and to take.
fn share(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Share, |offers| buttons(words, offers, ORDINARY))
}

/// P3.3 P21.8 Letting go, where nothing is lost with it.
fn ends(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let mut offers = those(scene, Group::End);
    offers.retain(|choice| given_away(words, choice.action) == 0 && !lets_go_by(words, choice.action));
    let content = (!offers.is_empty()).then(|| {
        html! { div .choices { @for choice in &offers { (button(words, choice, ORDINARY)) } } }
    });
    group(words, scene, Group::End, content)
}

/// P3.7 Letting a window go by.
fn pass(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let choice = those(scene, Group::End).into_iter().find(|choice| lets_go_by(words, choice.action))?;
    Some(kit::asking::pass(scene, &button(words, choice, MAIN)))
}

/// The Bio-Terrorist who passes lets an action go.
fn lets_go_by(words: &Words<'_>, action: Action) -> bool {
    action == Action::Pass && !words.in_secret()
}

/// P3.3 P21.8 Ending the turn with actions left.
fn early(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let (choice, left) = those(scene, Group::End).into_iter().find_map(|choice| {
        let left = given_away(words, choice.action);
        (left > 0).then_some((choice, left))
    })?;
    let lost = words.say_with("actions-lost", &[("count", left.into())]);
    let shown = html! {
        (words.say("end-actions")) " " small { (words.say_with("end-lost", &[("count", left.into())])) }
    };
    Some(kit::button::early_shown(scene, &lost, shown, button(words, choice, ORDINARY)))
}

/// P3.3 P21.8 How many actions are lost with it.
fn given_away(words: &Words<'_>, action: Action) -> u8 {
    let view = words.view;
    if action != Action::End {
        return 0;
    }
    match view.bio_terrorist.filter(|_| words.in_secret()) {
        Some(terrorist) => {
            terrorist.actions_left.unwrap_or_default() + terrorist.moves_left.unwrap_or_default()
        }
        None => view.seat(view.active).actions_left,
    }
}

//! One's own cards as they lie before their owner, and what touching one does.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::hands::{about, card_id, sign};
use crate::faces::pandemic::board::touches::touches;
use crate::faces::pandemic::desk::picks::pick;
use crate::faces::pandemic::pictures;
use crate::faces::pandemic::words::{Words, card_class, slug};
use crate::kit::button::{MAIN, ORDINARY, button_about};
use crate::kit::later::{self, Dragged};
use crate::kit::menu::{Kind, menu};
use crate::kit::part::Slot;
use maud::{Markup, html};
use pandemic::{Action, Card, City, Movement, Role, State};

/// What touching a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// Nothing: it is good for nothing now.
    Nothing,
    /// It is parted with, as is asked.
    PartsWith,
    /// It opens on what it is good for.
    Opens,
}

/// What touching this card of the viewer's own hand does now.
pub(crate) fn touch(words: &Words<'_>, scene: &Scene<'_, State>, card: Card) -> Touch {
    if scene.choices.iter().any(|choice| choice.action == Action::Discard(card)) {
        Touch::PartsWith
    } else if scene.choices.iter().any(|choice| takes(words, choice.action, card)) {
        Touch::Opens
    } else {
        Touch::Nothing
    }
}

/// Whether an action takes this card, or needs it.
fn takes(words: &Words<'_>, action: Action, card: Card) -> bool {
    let city = match card {
        Card::City(city) => city,
        Card::Event(event) => return action.event() == Some(event),
        Card::Mutation(_) => return false,
    };
    let active = words.view.seat(words.view.active);
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action takes a City card of one's own")]
    match action {
        Action::Move { by: Movement::Direct, to, .. } => to == city,
        Action::Move { by: Movement::Charter, pawn, .. } => words.place(words.moved(pawn)) == Some(city),
        Action::OperationsFlight { card, .. } | Action::Give { card, .. } => card == city,
        Action::Build { .. } => city == active.city && active.role != Some(Role::OperationsExpert),
        Action::Cure { colour, .. } => colour == city.colour(),
        _ => false,
    }
}

/// A card with its picture and what it is good for. It is marked if it is that of the city the pawn is in.
pub(crate) fn paper(words: &Words<'_>, scene: &Scene<'_, State>, card: Card, at: City) -> Slot {
    let touch = touch(words, scene, card);
    let menu_id = menu_id(card);
    if let (Touch::Opens, Card::City(city)) = (touch, card) {
        scene.parts.later(&menu_id, || city_menu(words, scene, city));
    }
    scene.part(&card_id(card), (card == Card::City(at), touch), |&(here, touch)| {
        let here = if here { "here" } else { "" };
        html! {
            li id=(card_id(card)) .card .dossier .(card_class(card)) .(here) .lit[touch == Touch::PartsWith]
                title=[about(words, card)] {
                @match touch {
                    Touch::Nothing => {}
                    Touch::PartsWith => {
                        @let action = Action::Discard(card);
                        @let does = words.action(action);
                        button id={ "part-with-" (slug(card.word())) } .touch type="submit" form="act" name="action" value=(action)
                            title=(does) aria-label=(does) {}
                    }
                    Touch::Opens => {
                        @let label = words.say_with("board-offer", &[("city", (&words.card(card)).into())]);
                        @let (id, dragged) = (format!("touch-{}", slug(card.word())), Some(Dragged { shape: &card_id(card) }));
                        (later::dragged_link(scene, &id, "touch", &menu_id, Some(&label), dragged, ""))
                    }
                }
                (sign(card))
                b .name { (words.card(card)) }
                (pictures::card(card))
                @match card {
                    Card::City(city) => span .roads aria-hidden="true" { @for _ in city.neighbours().iter() { i {} } },
                    Card::Event(_) | Card::Mutation(_) => @if let Some(about) = about(words, card) { span .about { (about) } },
                }
            }
        }
    })
}

/// The menu a card opens: that of an event is the desk's.
fn menu_id(card: Card) -> String {
    match card {
        Card::City(_) | Card::Mutation(_) => format!("with-{}", slug(card.word())),
        Card::Event(event) => format!("event-{}", slug(event.word())),
    }
}

/// P4.2 P4.3 P5.1 P6.1 P8.1 What a City card is good for now.
fn city_menu(words: &Words<'_>, scene: &Scene<'_, State>, city: City) -> Markup {
    let card = Card::City(city);
    let id = menu_id(card);
    let offers: Vec<&Choice<Action>> =
        scene.choices.iter().filter(|choice| takes(words, choice.action, card)).collect();
    let anywhere = |action| {
        matches!(action, Action::Move { by: Movement::Charter, .. } | Action::OperationsFlight { .. })
    };
    let (flights, others): (Vec<_>, Vec<_>) = offers.into_iter().partition(|choice| anywhere(choice.action));
    let head = html! { (sign(card)) (words.city(city)) };
    let content = html! {
        @if !others.is_empty() {
            div .choices {
                @for choice in others { (offer(words, &id, choice)) }
            }
        }
        @if !flights.is_empty() {
            (pick(words, &format!("with-{}", slug(city.word())), &words.say("way-charter"), &flights))
        }
    };
    menu(&id, Kind::City, &head, &content)
}

/// A flight to the city of the card is what its menu is about: the map shows it while the menu is open.
fn offer(words: &Words<'_>, menu: &str, choice: &Choice<Action>) -> Markup {
    let flies = matches!(choice.action, Action::Move { by: Movement::Direct, .. });
    button_about(
        menu,
        choice,
        if flies { MAIN } else { ORDINARY },
        &html! { (words.action(choice.action)) },
        None,
        &touches(words, choice.action),
    )
}

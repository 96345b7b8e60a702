//! What lit cities are tapped on. What a tap does at once is a button; where there is a choice, or something to pay, a menu comes
//! when it is wanted.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::map;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::words::action::{Cost, leads_to};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::later;
use crate::kit::menu::{Kind, menu_of};
use crate::kit::part::Slot;
use maud::{Markup, html};
use pandemic::{Action, City, State};

/// A lit city: what can be done with it.
struct Lit<'a> {
    city: City,
    cost: Cost,
    offers: Vec<&'a Choice<Action>>,
}

/// The cities that an action leads to, in the order of the map.
fn lit<'a>(scene: &Scene<'a, State>) -> Vec<Lit<'a>> {
    let mut offers: Vec<(City, &Choice<Action>)> = scene
        .choices
        .iter()
        .filter_map(|choice| leads_to(choice.action).map(|city| (city, choice)))
        .collect();
    offers.sort_by_key(|(city, choice)| (*city, Cost::of(choice.action)));
    let of_city = |offers: &[(City, &'a Choice<Action>)]| {
        let (city, cheapest) = offers[0];
        Lit {
            city,
            cost: Cost::of(cheapest.action),
            offers: offers.iter().map(|(_, choice)| *choice).collect(),
        }
    };
    offers.chunk_by(|(one, _), (other, _)| one == other).map(of_city).collect()
}

impl<'a> Lit<'a> {
    /// The one free way to a city: tapping the city takes it at once. What costs a card is asked for first, and so is which
    /// of several cubes is meant.
    fn direct(&self) -> Option<&'a Choice<Action>> {
        let cubes =
            self.offers.iter().filter(|choice| matches!(choice.action, Action::Remove { .. })).count();
        self.offers.first().copied().filter(|_| self.cost == Cost::Free && cubes < 2)
    }

    fn menu_id(&self) -> String {
        format!("to-{}", slug(self.city.word()))
    }
}

/// The targets over the lit cities.
pub(crate) fn targets(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let lit = lit(scene);
    for lit in lit.iter().filter(|lit| lit.direct().is_none()) {
        scene.parts.later(&lit.menu_id(), || menu(words, lit));
    }
    scene.frame("targets", html! { g #targets { @for lit in &lit { (target(words, scene, lit)) } } })
}

/// A target: an ordinary button or link, so that it works by keyboard and without a script.
fn target(words: &Words<'_>, scene: &Scene<'_, State>, lit: &Lit<'_>) -> Slot {
    let (city, direct) = (lit.city, lit.direct().map(|choice| choice.action));
    let key = slug(city.word());
    let id = format!("at-{key}");
    scene.part(&id, (lit.cost, direct), |&(cost, direct)| {
        let (x, y) = map::place(city as u8);
        let side = 2 * map::TOUCH;
        html! {
            g id=(id) .(cost.class()) {
                circle .ring .glow cx=(x) cy=(y) r=(map::RING) {}
                circle .ring cx=(x) cy=(y) r=(map::RING) {}
                foreignObject x=(x - map::TOUCH) y=(y - map::TOUCH) width=(side) height=(side) {
                    @match direct {
                        Some(action) => {
                            @let does = words.action(action);
                            button id=(format!("go-{key}")) .target type="submit" form="act" name="action" value=(action)
                                title=(does) aria-label=(does) {}
                        }
                        None => {
                            @let label = words.say_with("board-offer", &[("city", (&words.city(city)).into())]);
                            (later::menu_link(scene, &format!("go-{key}"), "target", &lit.menu_id(), Some(&label), ""))
                        }
                    }
                }
            }
        }
    })
}

/// Everything that leads to a city.
fn menu(words: &Words<'_>, lit: &Lit<'_>) -> Markup {
    let head = html! { (pip(lit.city.colour())) (words.city(lit.city)) };
    menu_of(&lit.menu_id(), Kind::City, &head, lit.offers.iter().copied(), |choice| {
        words.action(choice.action)
    })
}

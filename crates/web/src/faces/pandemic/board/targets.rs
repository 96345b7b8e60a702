//! What lit cities are tapped on, and pawns are dragged from. What a tap does at once is a button; where there is a choice, or something
//! to pay, a menu comes when it is wanted.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::pawns::foot;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::board::touches::touches;
use crate::faces::pandemic::board::{city, deeds, map};
use crate::faces::pandemic::desk::ORDINARY;
use crate::faces::pandemic::desk::journeys::{Trip, pawns, trips, ways_of};
use crate::faces::pandemic::words::action::{Cost, leads_to};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::button::button_about;
use crate::kit::later;
use crate::kit::menu::{Kind, menu};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, City, Pawn, State, View};

/// A lit city: what can be done with it.
struct Lit<'a> {
    city: City,
    offers: Vec<&'a Choice<Action>>,
    /// The journeys there.
    trips: Vec<&'a Trip>,
    /// The pawns here that can be moved.
    pawns: Vec<(Pawn, Seat)>,
}

/// The class of a lit city that further actions lead to, or a card.
const FAR_OR_DEAR: &str = "lit far-lit or-card";

/// How a city is lit, and what touching it does.
#[derive(Clone, Copy, PartialEq)]
struct Looks {
    class: &'static str,
    direct: Option<Action>,
    /// The pawn that is dragged from it, and where its foot stands.
    pawn: Option<(Seat, (i16, i16))>,
}

/// The cities that an action leads to, and those with pawns to move, in the order of the map.
fn lit<'a>(words: &Words<'_>, scene: &Scene<'a, State>, trips: &'a [Trip]) -> Vec<Lit<'a>> {
    let pawns = pawns(words, scene);
    let home = words.view.seat(words.view.active).city;
    let own = pawns.iter().any(|(pawn, _)| *pawn == Pawn::Own);
    let of_city = |&city: &City| {
        let here = |action| matches!(action, Action::Treat(_) | Action::Build { .. } | Action::Cure { .. });
        let is = |action| leads_to(action) == Some(city) || (own && city == home && here(action));
        let mut offers: Vec<_> = scene.choices.iter().filter(|choice| is(choice.action)).collect();
        offers.sort_by_key(|choice| Cost::of(choice.action));
        Lit {
            city,
            offers,
            trips: trips.iter().filter(|trip| trip.journey.to() == city).collect(),
            pawns: pawns.iter().copied().filter(|(_, seat)| words.view.seat(*seat).city == city).collect(),
        }
    };
    let is_lit = |lit: &Lit<'_>| !(lit.offers.is_empty() && lit.trips.is_empty() && lit.pawns.is_empty());
    City::ALL.iter().map(of_city).filter(is_lit).collect()
}

impl<'a> Lit<'a> {
    /// What the ways there cost.
    fn costs(&self) -> impl Iterator<Item = Cost> + '_ {
        let led = self.offers.iter().map(|choice| choice.action).filter(|action| leads_to(*action).is_some());
        let far = self.trips.first().map(|_| Cost::Far);
        led.map(Cost::of).chain(far)
    }

    /// What getting there costs, for what leads there.
    fn cost(&self) -> Option<Cost> {
        self.costs().min()
    }

    /// How it is lit. What takes several actions, or a card and only one, has both rings.
    fn class(&self) -> &'static str {
        match self.cost() {
            Some(Cost::Far) if self.costs().any(|cost| cost == Cost::Dear) => FAR_OR_DEAR,
            Some(cost) => cost.class(),
            None => "home",
        }
    }

    /// The one free way to a city: tapping the city takes it at once. What costs a card is asked for first, and so is which
    /// of several cubes is meant.
    fn direct(&self) -> Option<&'a Choice<Action>> {
        let cubes =
            self.offers.iter().filter(|choice| matches!(choice.action, Action::Remove { .. })).count();
        let home = self.pawns.iter().any(|(pawn, _)| *pawn == Pawn::Own);
        self.offers.first().copied().filter(|_| self.cost() == Some(Cost::Free) && cubes < 2 && !home)
    }

    fn looks(&self, view: &View) -> Looks {
        Looks {
            class: self.class(),
            direct: self.direct().map(|choice| choice.action),
            pawn: self.pawns.first().map(|(_, seat)| (*seat, foot(view, *seat))),
        }
    }

    /// How many actions it takes one's own pawn to come here, if it can.
    fn own_steps(&self) -> Option<usize> {
        let single =
            self.offers.iter().any(|choice| matches!(choice.action, Action::Move { pawn: Pawn::Own, .. }));
        let far =
            self.trips.iter().filter(|trip| trip.pawn == Pawn::Own).map(|trip| trip.journey.steps.len());
        single.then_some(1).into_iter().chain(far).min()
    }

    fn menu_id(&self) -> String {
        format!("to-{}", slug(self.city.word()))
    }

    /// The id of the menu of the pawns here.
    fn pawns_id(&self) -> String {
        format!("lead-{}", slug(self.city.word()))
    }
}

/// The targets over the lit cities.
pub(crate) fn targets(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let trips = trips(words, scene);
    let lit = lit(words, scene, &trips);
    for lit in &lit {
        if lit.direct().is_none() {
            scene.parts.later(&lit.menu_id(), || city_menu(words, scene, lit));
        }
        if !lit.pawns.is_empty() {
            scene.parts.later(&lit.pawns_id(), || pawns_menu(words, scene, lit));
        }
    }
    scene.frame("targets", html! { g #targets { @for lit in &lit { (target(words, scene, lit)) } } })
}

/// A target: an ordinary button or link, so that it works by keyboard and without a script.
fn target(words: &Words<'_>, scene: &Scene<'_, State>, lit: &Lit<'_>) -> Slot {
    let city = lit.city;
    let key = slug(city.word());
    let id = format!("at-{key}");
    scene.part(&id, lit.looks(words.view), |looks| {
        let (x, y) = map::place(city as u8);
        let side = 2 * map::TOUCH;
        let shape = looks.pawn.map(|(seat, _)| format!("pawn-{}", seat.number()));
        let pawns = looks.pawn.map(|_| scene.later.address(&lit.pawns_id()));
        html! {
            g id=(id) .(looks.class) data-drag=[shape] data-menu-at=[pawns] {
                circle .ring .glow cx=(x) cy=(y) r=(map::RING) {}
                circle .ring cx=(x) cy=(y) r=(map::RING) {}
                @if looks.class == FAR_OR_DEAR { circle .ring .by-card cx=(x) cy=(y) r=(map::RING + 4) {} }
                (city::name(words, city))
                @if let Some((_, (x, y))) = looks.pawn { rect .grip x=(x - 10) y=(y - 30) width="20" height="32" {} }
                foreignObject x=(x - map::TOUCH) y=(y - map::TOUCH) width=(side) height=(side) {
                    @match looks.direct {
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

/// Everything that leads to a city, what can be done there, and where the pawns there can go.
fn city_menu(words: &Words<'_>, scene: &Scene<'_, State>, lit: &Lit<'_>) -> Markup {
    let id = lit.menu_id();
    let head =
        html! { (pip(lit.city.colour())) (words.city(lit.city)) (deeds::cubes_there(words, lit.city)) };
    let content = html! {
        @if !lit.trips.is_empty() || !lit.offers.is_empty() {
            div .choices .roads-there {
                @for trip in &lit.trips { (trip.button(words, &id)) }
                @for choice in &lit.offers {
                    @let shown = deeds::offered(words, choice.action);
                    (button_about(&id, choice, ORDINARY, &shown, None, &touches(words, choice.action)))
                }
            }
            @if let Some(then) = deeds::then(words, lit.city, lit.own_steps()) { (then) }
        }
        (led(words, scene, &id, lit))
    };
    menu(&id, Kind::City, &head, &content)
}

/// Where the pawns in a city can go: what they are dragged onto.
fn pawns_menu(words: &Words<'_>, scene: &Scene<'_, State>, lit: &Lit<'_>) -> Markup {
    let id = lit.pawns_id();
    let head = html! { (pip(lit.city.colour())) (words.city(lit.city)) };
    menu(&id, Kind::City, &head, &led(words, scene, &id, lit))
}

fn led(words: &Words<'_>, scene: &Scene<'_, State>, id: &str, lit: &Lit<'_>) -> Markup {
    html! {
        @for &(pawn, seat) in &lit.pawns {
            section .led data-there=(words.say("menu-pawn-there")) {
                h4 { (words.tell("board-pawn", &[("who", seat.into())])) }
                (ways_of(words, scene, id, pawn))
            }
        }
    }
}

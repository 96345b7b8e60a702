//! O3.13 O6 What brings a hero to an area, and what is refused.

use crate::face::Choice;
use crate::faces::outlive::scene::Scene;
use kernel::{Refusal, Seat};
use outlive::{Action, Area, Ask, Equipment, Gear, Hero, Resource, View};

/// How far a hero goes without a tool (O6.3).
pub(crate) const STEPS: u8 = 2;

/// A hero to be placed in an area, or moved there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Which hero.
    pub(crate) hero: Hero,
    /// Where to.
    pub(crate) to: Area,
    /// With what.
    pub(crate) with: Option<Gear>,
}

impl Way {
    /// The way an action is, if it is one.
    pub(crate) fn of(action: Action) -> Option<Way> {
        if let Action::Move { hero, to, with } = action {
            Some(Way { hero, to, with })
        } else if let Action::Place { hero, area } = action {
            Some(Way { hero, to: area, with: None })
        } else {
            None
        }
    }
}

/// The ways that can be chosen.
pub(crate) fn open<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (Way, &'a Choice<Action>)> + use<'a> {
    scene.choices.iter().filter_map(|choice| Some((Way::of(choice.action)?, choice)))
}

/// The ways that are refused.
pub(crate) fn shut(scene: &Scene<'_>) -> impl Iterator<Item = (Way, Refusal)> {
    scene.blocked.actions().iter().filter_map(|&(action, refusal)| Some((Way::of(action)?, refusal)))
}

/// O8.3 O11.1 Why a hero of this seat would gather nothing in an area, and not hunt there either, as far as the view tells.
pub(crate) fn in_vain(view: &View, seat: Seat, area: Area) -> Option<&'static str> {
    area.resource()?;
    let known = view.seat(seat);
    let hunts = area.hunting_ground().is_some_and(|ground| view.prey(ground).left > 0);
    let iodine = area == Area::MilitaryBase && view.iodine;
    if view.stock(area) == 0 && !hunts && !iodine {
        return Some("outlive-way-nothing-left");
    }
    let access =
        known.repaired.contains(Equipment::AccessCard) && !known.used.contains(Equipment::AccessCard);
    let shut = area == Area::Dam && known.tokens.count(Resource::Chip) == 0 && !access;
    shut.then_some("outlive-way-no-chip")
}

/// O7.2 O7.4 Whom a hero of this seat could press in an area, and with how much.
pub(crate) fn presses(view: &View, seat: Seat, hero: Hero, area: Area) -> Vec<(Seat, Hero, u8)> {
    let others = seat.and_following(view.options.players).filter(|&other| other != seat);
    let weaker = |other: Seat| {
        Hero::ALL.iter().copied().find(|&it| {
            let known = view.seat(other).hero(it);
            known.active && known.area == Some(area) && it.strength() < hero.strength()
        })
    };
    others
        .filter_map(|other| Some((other, weaker(other)?)))
        .map(|(other, target)| (other, target, hero.strength() - target.strength()))
        .collect()
}

/// The seat that moves a hero now, if it is asked here.
pub(crate) fn mover(scene: &Scene<'_>) -> Option<Seat> {
    scene.acting.filter(|_| matches!(scene.view.ask(), Some(Ask::Move { .. })))
}

/// The heroes of the acting seat that are picked up: those that can be placed, and those of the seat that moves which have not
/// acted. They go somewhere, or it is said why they cannot.
pub(crate) fn movers(scene: &Scene<'_>) -> impl Iterator<Item = (Seat, Hero)> {
    let heroes = |seat| Hero::ALL.iter().map(move |&hero| (seat, hero));
    let moves = mover(scene).is_some();
    scene.acting.into_iter().flat_map(heroes).filter(move |&(seat, hero)| {
        let known = scene.view.seat(seat).hero(hero);
        match known.area {
            Some(_) => moves && !known.active,
            None => open(scene).any(|(way, _)| way.hero == hero),
        }
    })
}

/// The movements this seat might expect: every hero that has not acted, to all that is near.
pub(crate) fn expected(view: &View, seat: Seat) -> Vec<Action> {
    if view.ask() != Some(Ask::Move { seat }) {
        return Vec::new();
    }
    let heroes = Hero::ALL.iter().map(|&hero| (hero, view.seat(seat).hero(hero)));
    heroes
        .filter(|(_, known)| !known.active)
        .filter_map(|(hero, known)| Some((hero, known.area?)))
        .flat_map(|(hero, from)| {
            let near = Area::ALL.iter().filter(move |to| (1..=STEPS).contains(&from.distance(**to)));
            near.map(move |&to| Action::Move { hero, to, with: None })
        })
        .collect()
}

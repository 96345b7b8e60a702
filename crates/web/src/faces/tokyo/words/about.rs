//! What a thing on the table is tapped for: the choices that are about it.

use crate::faces::tokyo::desk::groups::Offers;
use crate::faces::tokyo::scene::Scene;
use kernel::Seat;
use tokyo::{Action, Area, Ask, At, Bearer, Card, Frame, Means, Role, Skill, Slot, Spot, View};

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// A market slot, or the open Site card.
    Spot(Spot),
    Area(Area),
    Pc(Seat),
    /// A card of a hand.
    Held(Seat, Card),
    /// An equipped card.
    Gear(Seat, Card),
    Skill(Seat, Skill),
    Bot(Role),
}

impl From<Slot> for About {
    fn from(slot: Slot) -> Self {
        About::Spot(Spot::Slot(slot))
    }
}

/// The choices that are about this.
pub(crate) fn choices<'a>(scene: &Scene<'a>, about: About) -> Offers<'a> {
    let Some(acting) = scene.acting else { return Vec::new() };
    scene.choices.iter().filter(|choice| concerns(scene.view, acting, choice.action, about)).collect()
}

/// Whether an action of the acting PC is about this.
pub(crate) fn concerns(view: &View, acting: Seat, action: Action, about: About) -> bool {
    let about = about.as_lies(view);
    things(view, acting, action).any(|thing| thing == about)
}

impl About {
    /// The same, with a card of a merged deck as one of the deck's owner.
    pub(crate) fn as_lies(self, view: &View) -> About {
        match self {
            About::Held(seat, card) => About::Held(view.options.stash_of(seat), card),
            About::Spot(_)
            | About::Area(_)
            | About::Pc(_)
            | About::Gear(..)
            | About::Skill(..)
            | About::Bot(_) => self,
        }
    }
}

/// Everything that an action of the acting PC is about, as it lies.
pub(crate) fn things(view: &View, acting: Seat, action: Action) -> impl Iterator<Item = About> + use<> {
    let stash = |seat| view.options.stash_of(seat);
    let held = from_hand(action).map(|card| About::Held(stash(acting), card));
    let exchanged = if let Action::Exchange { give, with, take } = action {
        [Some(About::Held(stash(acting), give)), Some(About::Held(stash(with), take))]
    } else {
        [None, None]
    };
    let borne = bearer(view, acting, action).map(|(seat, bearer)| match bearer {
        Bearer::Gear(card) => About::Gear(seat, card),
        Bearer::Skill(skill) => About::Skill(seat, skill),
        Bearer::Bot(role) => About::Bot(role),
    });
    let spot = at_spot(action).map(About::Spot);
    let area = to_area(action).map(About::Area);
    let pc = to_pc(action).map(About::Pc);
    spot.into_iter().chain(area).chain(pc).chain(held).chain(borne).chain(exchanged.into_iter().flatten())
}

/// The slot or the Site that an action is aimed at.
pub(crate) fn at_spot(action: Action) -> Option<Spot> {
    if let Action::Buy(slot) | Action::Slot(slot) = action {
        Some(Spot::Slot(slot))
    } else if let Action::Solve { at, .. }
    | Action::Side { at, .. }
    | Action::Also(at)
    | Action::Use { at: At::Spot(at), .. } = action
    {
        Some(at)
    } else {
        None
    }
}

fn to_area(action: Action) -> Option<Area> {
    if let Action::Move(area)
    | Action::Go(area)
    | Action::Leave(area)
    | Action::Use { at: At::Area(area), .. } = action
    {
        Some(area)
    } else {
        None
    }
}

fn to_pc(action: Action) -> Option<Seat> {
    if let Action::Pc(seat)
    | Action::Board(seat)
    | Action::Alight(seat)
    | Action::Use { at: At::Pc(seat), .. } = action
    {
        Some(seat)
    } else {
        None
    }
}

fn from_hand(action: Action) -> Option<Card> {
    if let Action::Discard(card)
    | Action::Show(card)
    | Action::Equip(card)
    | Action::EquipWith { card, .. }
    | Action::Return { card, .. }
    | Action::Pay(card)
    | Action::Give(card)
    | Action::Scrap(card)
    | Action::Use { by: Means::Hand(card), .. }
    | Action::Join { by: Means::Hand(card), .. } = action
    {
        Some(card)
    } else {
        None
    }
}

/// What an action uses, refreshes or takes off, and on whose board it is.
fn bearer(view: &View, acting: Seat, action: Action) -> Option<(Seat, Bearer)> {
    if let Action::Use { by, .. } | Action::Join { by, .. } = action {
        borne(by).map(|bearer| (acting, bearer))
    } else if let Action::Unequip(card) | Action::Ride(card) = action {
        Some((acting, Bearer::Gear(card)))
    } else if let Action::Return { from, .. } = action {
        Some((acting, from))
    } else if let Action::Refresh(bearer) = action {
        Some((refreshed(view).unwrap_or(acting), bearer))
    } else {
        None
    }
}

fn borne(by: Means) -> Option<Bearer> {
    match by {
        Means::Hand(_) => None,
        Means::Gear(card) => Some(Bearer::Gear(card)),
        Means::Skill(skill) => Some(Bearer::Skill(skill)),
        Means::Bot(role) => Some(Bearer::Bot(role)),
    }
}

/// Whose tokens are taken off.
fn refreshed(view: &View) -> Option<Seat> {
    if let Some(Frame::Ask(Ask::Refresh { of, .. })) = view.top() { Some(of) } else { None }
}

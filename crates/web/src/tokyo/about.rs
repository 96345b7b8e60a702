//! What a thing on the table is tapped for: the choices that are about it.

use super::Scene;
use super::groups::Offers;
use kernel::Seat;
use tokyo::{Action, Area, At, Bearer, Card, Means, Role, Skill, Slot, Spot};

/// A thing on the table.
#[allow(dead_code, reason = "cards, skills and PCs are to carry their own buttons")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// A card of the own hand.
    Hand(Card),
    /// An own equipped card.
    Gear(Card),
    Skill(Skill),
    Bot(Role),
    /// A market slot, or the open Site card.
    Spot(Spot),
    Area(Area),
    /// A PC, the own one or another.
    Pc(Seat),
}

impl From<Slot> for About {
    fn from(slot: Slot) -> Self {
        About::Spot(Spot::Slot(slot))
    }
}

/// The choices that are about this.
pub(super) fn choices<'a>(scene: &Scene<'a>, about: About) -> Offers<'a> {
    scene.choices.iter().filter(|choice| concerns(choice.action, about)).collect()
}

fn concerns(action: Action, about: About) -> bool {
    match about {
        About::Hand(card) => from_hand(action) == Some(card),
        About::Gear(card) => of_gear(action) == Some(card),
        About::Skill(skill) => bearer(action) == Some(Bearer::Skill(skill)),
        About::Bot(role) => bearer(action) == Some(Bearer::Bot(role)),
        About::Spot(spot) => at_spot(action) == Some(spot),
        About::Area(area) => to_area(action) == Some(area),
        About::Pc(seat) => with_pc(action) == Some(seat),
    }
}

/// The card of the hand that an action plays, discards, pays or gives.
fn from_hand(action: Action) -> Option<Card> {
    if let Action::Discard(card)
    | Action::Show(card)
    | Action::Equip(card)
    | Action::Pay(card)
    | Action::Give(card)
    | Action::Scrap(card)
    | Action::Return { card, .. }
    | Action::Exchange { give: card, .. }
    | Action::Use { by: Means::Hand(card), .. }
    | Action::Join { by: Means::Hand(card), .. } = action
    {
        Some(card)
    } else {
        None
    }
}

/// The equipped card that an action uses, takes off or refreshes.
fn of_gear(action: Action) -> Option<Card> {
    if let Action::Unequip(card) | Action::Ride(card) = action {
        Some(card)
    } else if let Some(Bearer::Gear(card)) = bearer(action) {
        Some(card)
    } else {
        None
    }
}

/// What is used or loses an exhaustion token.
fn bearer(action: Action) -> Option<Bearer> {
    if let Action::Use { by, .. } | Action::Join { by, .. } = action {
        match by {
            Means::Hand(_) => None,
            Means::Gear(card) => Some(Bearer::Gear(card)),
            Means::Skill(skill) => Some(Bearer::Skill(skill)),
            Means::Bot(role) => Some(Bearer::Bot(role)),
        }
    } else if let Action::Refresh(from) | Action::Return { from, .. } = action {
        Some(from)
    } else {
        None
    }
}

fn at_spot(action: Action) -> Option<Spot> {
    if let Action::Buy(slot) | Action::Slot(slot) = action {
        Some(Spot::Slot(slot))
    } else if let Action::Solve { at, .. } | Action::Also(at) | Action::Use { at: At::Spot(at), .. } = action
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

fn with_pc(action: Action) -> Option<Seat> {
    if let Action::Board(seat)
    | Action::Alight(seat)
    | Action::Pc(seat)
    | Action::Exchange { with: seat, .. }
    | Action::Gain { to: seat, .. }
    | Action::Use { at: At::Pc(seat), .. } = action
    {
        Some(seat)
    } else {
        None
    }
}

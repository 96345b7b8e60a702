//! Where a picture plays: a skyline, the wall, the Site.

use super::symbols::sky;
use crate::kit::picture::{Layer, Tone};
use tokyo::{
    Ability, Area, Card, CardKind, Category, Deed, Effect, Role, Scene, Slot, Solve, ThreatRow, Way, board,
};

/// The skyline of an area.
pub(super) fn skyline(area: Area) -> Layer {
    let name = match area {
        Area::Shinagawa => "place-shinagawa",
        Area::Shibuya => "place-shibuya",
        Area::Shinjuku => "place-shinjuku",
        Area::Akiba => "place-akiba",
        Area::Site => "place-site",
    };
    Layer::wide(sky(name)).tone(Tone::Far)
}

/// The ring of the Site.
pub(super) fn ring() -> Layer {
    Layer::wide(sky("place-ring")).tone(Tone::Middle)
}

/// The wall around the Site.
pub(super) fn wall() -> Layer {
    Layer::wide(sky("place-wall")).tone(Tone::Far)
}

/// All of the city, far away.
pub(super) fn city() -> Layer {
    Layer::wide(sky("place-city")).tone(Tone::Far)
}

/// Under the ground.
pub(super) fn below() -> Layer {
    Layer::wide(sky("place-below")).tone(Tone::Far)
}

/// Beside the loop line.
pub(super) fn line() -> Layer {
    Layer::wide(sky("place-line")).tone(Tone::Far)
}

/// T4.10 T1.16 The area where somebody is at home who is best at this ability.
fn home_of(ability: Ability) -> Area {
    let best = Role::ALL.iter().max_by_key(|&&role| board(role).abilities[ability as usize]);
    best.map_or(Area::Site, |&role| board(role).start)
}

/// T1.7 The area with most slots for such goods; the Site for artifacts.
fn sold_in(kind: CardKind) -> Area {
    let slots = |area: Area| Slot::ALL.iter().filter(move |slot| slot.area() == area && slot.goods() == kind);
    if kind == CardKind::Artifact {
        return Area::Site;
    }
    Area::NORMAL.iter().copied().max_by_key(|&area| slots(area).count()).unwrap_or(Area::Site)
}

/// Where a player card is at home: with its owner, with whoever equips it best, where such goods are sold.
pub(super) fn of_card(card: Card) -> Layer {
    let row = card.row();
    let area = match (row.starter, row.category) {
        (Some(role), _) => board(role).start,
        (None, Category::Equip(ability, _)) => home_of(ability),
        (None, Category::Consume) => sold_in(row.kind),
        (None, Category::Artifact) => Area::Site,
        (None, Category::Lent(..)) => return line(),
    };
    skyline(area)
}

/// Where a trouble is: with whoever is best at solving it; before all of the city where a battle is needed.
pub(super) fn of_threat(row: &ThreatRow) -> Layer {
    match &row.solve {
        Solve::Checks([(ability, _), ..]) | Solve::Defeat(_, Some((ability, _))) => {
            skyline(home_of(*ability))
        }
        Solve::Checks([]) | Solve::Never | Solve::ByItself | Solve::Defeat(_, None) => city(),
    }
}

/// T32.6 Where a scenario card lies, if it lies anywhere: the area that a card of its scenario places it in, or the Site.
pub(super) fn area_of(scene: Scene) -> Option<Area> {
    let row = scene.row();
    match row.way {
        Way::Gate(_) => return Some(Area::Site),
        Way::Told | Way::Here(_) | Way::ByLetter { .. } | Way::On(..) => {}
    }
    let of_scenario = Scene::all().filter(|other| other.row().scenario == row.scenario);
    let does = of_scenario.flat_map(|other| other.row().rows).flat_map(|row| row.does);
    does.filter_map(|does| placed(does.what)).find(|(number, _)| *number == row.number).map(|(_, area)| area)
}

/// Which card of the scenario is laid where.
fn placed(what: Effect) -> Option<(u8, Area)> {
    let Effect::Story(deed) = what else { return None };
    if let Deed::Place(number, area) | Deed::Fetch(number, area) = deed {
        Some((number, area))
    } else if let Deed::PlaceIn(number, slot) = deed {
        Some((number, slot.area()))
    } else {
        None
    }
}

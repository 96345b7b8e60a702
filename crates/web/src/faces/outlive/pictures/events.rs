//! Events: what has happened, before the places it strikes; what it costs everyone on tags, its points punched into the edge.

use super::places::{Backdrop, CITY, HUNT, ROAD};
use super::tags::{Tag, corner, repeated};
use super::{goods, printed, row, scenery, thing};
use crate::kit::picture::{Layer, Picture, Tone};
use outlive::{Area, EventCard, EventEffect, Resource};

/// An event card.
pub(crate) fn event(card: EventCard) -> Picture {
    let record = card.record();
    Picture::on("poster-event")
        .with(thing("sun", (88, 36), 58).tone(Tone::Bright))
        .with_all(struck(record.effect).into_iter().map(|backdrop| scenery(backdrop.far).tone(Tone::Far)))
        .with(scenery("ground").tone(Tone::Middle))
        .with_all(subject(card))
        .with_all(corner(&losses(record.effect)))
        .with_all(row(thing("pip", (8, 93), 9), record.points, 11))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// What the picture is about.
fn subject(card: EventCard) -> Vec<Layer> {
    let wide = |name| printed(scenery(name)).to_vec();
    let small = |name, at, size| printed(thing(name, at, size)).to_vec();
    match card {
        EventCard::ForestFire => {
            let firs = scenery("forest").tone(Tone::Middle);
            [vec![firs], wide("flames")].concat()
        }
        EventCard::CaveIn => wide("rockfall"),
        EventCard::Looters => small("looter", (54, 55), 78),
        EventCard::Wanderers => small("wanderers", (60, 56), 86),
        EventCard::Shortage => small("bare_shelves", (60, 58), 86),
        EventCard::Sandstorm => wide("sandstorm"),
        EventCard::RadioactiveCloud => small("cloud", (60, 58), 104),
        EventCard::HostileClan => small("raiders", (60, 58), 92),
        EventCard::NuclearWinter => wide("winter"),
        EventCard::Rats => {
            let behind = thing("rat", (96, 68), 40).mirrored().tone(Tone::Middle);
            [vec![behind], small("rat", (46, 56), 74)].concat()
        }
        EventCard::Zoonosis => {
            let microbe = small("microbe", (34, 40), 44);
            [small("carcass", (66, 62), 84), microbe].concat()
        }
        EventCard::MutantAnimals => small("mutant", (60, 58), 92),
    }
}

/// The places it strikes.
fn struck(effect: EventEffect) -> Vec<Backdrop> {
    match effect {
        EventEffect::Stock(areas, _) => areas.iter().rev().map(|&area| Backdrop::of(area)).collect(),
        EventEffect::SearchTiles(_) => vec![CITY],
        EventEffect::ActionStrength(_) => vec![ROAD],
        EventEffect::RadiationUp(_) | EventEffect::LoseSurvivor => vec![Backdrop::of(Area::SilentPeak)],
        EventEffect::LoseGoods(_) => vec![Backdrop::of(Area::MilitaryBase)],
        EventEffect::LoseFood => vec![Backdrop::of(Area::CargoShip)],
        EventEffect::MeatLess(_) | EventEffect::EnduranceMore(_) => vec![HUNT],
    }
}

/// What it takes; of a shortage, what it takes at least.
fn losses(effect: EventEffect) -> Vec<Tag> {
    match effect {
        EventEffect::Stock(areas, by_players) => {
            let tokens = areas.iter().filter_map(|area| area.resource()).map(goods::token);
            tokens.flat_map(|token| repeated(Tag::Struck(token), by_players[0])).collect()
        }
        EventEffect::SearchTiles(by_players) => repeated(Tag::Struck("pile"), by_players[0]).collect(),
        EventEffect::ActionStrength(strength) => {
            std::iter::once(Tag::Struck("fist")).chain(repeated(Tag::Plain("pip"), strength)).collect()
        }
        EventEffect::RadiationUp(spaces) => repeated(Tag::Plain("trefoil"), spaces).collect(),
        EventEffect::LoseGoods(count) => {
            let goods = [goods::token(Resource::Wood), goods::token(Resource::Ammo)];
            goods.into_iter().cycle().take(count.into()).map(Tag::Struck).collect()
        }
        EventEffect::LoseSurvivor => vec![Tag::Struck("survivor")],
        EventEffect::LoseFood => vec![Tag::Struck("bowl")],
        EventEffect::MeatLess(less) => repeated(Tag::Struck("meat"), less).collect(),
        EventEffect::EnduranceMore(more) => {
            std::iter::once(Tag::Plain("paw")).chain(repeated(Tag::Plain("plus"), more)).collect()
        }
    }
}

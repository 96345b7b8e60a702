//! What the pictures of event cards show: the things they are about, and what is done with them.

use super::symbols::{city, thing};
use crate::kit::picture::{Layer, Tone};
use pandemic::EventCard;

const fn put(name: &'static str, x: i16, y: i16, size: u16) -> Layer {
    Layer::new(thing(name), (x, y), size)
}

const fn strip(name: &'static str, foot: i16, tone: Tone) -> Layer {
    Layer::new(city(name), (60, foot - 60), 120).tone(tone)
}

/// The next infection cards, fanned out.
fn fan() -> impl Iterator<Item = Layer> {
    (0..6).map(|card: i16| {
        put("infection-back", 30 + 12 * card, 52 + (card - 2) * (card - 3), 50).turned(12 * card - 30)
    })
}

/// The layers of an event, from the back to the front.
#[rustfmt::skip]
pub(super) fn scene(event: EventCard) -> Vec<Layer> {
    match event {
        EventCard::Airlift => vec![put("route", 60, 42, 120).tone(Tone::Bright), strip("towers", 100, Tone::Far), put("pawn", 14, 76, 40).tone(Tone::Middle), put("plane", 62, 32, 58).turned(20)],
        EventCard::Forecast => [strip("stars", 110, Tone::Faint)].into_iter().chain(fan()).chain([put("eye", 60, 80, 62)]).collect(),
        EventCard::GovernmentGrant => vec![put("rays", 60, 50, 120).tone(Tone::Faint), put("station", 50, 58, 66), put("coin", 90, 32, 28), put("coin", 100, 62, 24), put("coin", 86, 84, 26)],
        EventCard::OneQuietNight => vec![strip("stars", 108, Tone::Bright), put("night-moon", 84, 34, 48).tone(Tone::Bright), strip("roofs", 92, Tone::Far), put("pillow", 60, 82, 124), put("square", 32, 72, 24).turned(-12), put("square", 60, 70, 24).turned(4), put("square", 87, 72, 22).turned(14)],
        EventCard::ResilientPopulation => vec![put("torn-card", 60, 42, 74).turned(-6), put("people", 60, 74, 108)],
        EventCard::BorrowedTime => vec![put("rays", 60, 50, 120).tone(Tone::Faint), put("clock", 46, 50, 80), put("arrow", 98, 32, 34), put("arrow", 98, 68, 34)],
        EventCard::CommercialTravelBan => vec![put("runways", 60, 70, 120).tone(Tone::Bright), put("plane", 60, 48, 66), put("no-entry", 60, 50, 92)],
        EventCard::MobileHospital => vec![strip("hills", 86, Tone::Far), put("ambulance", 52, 62, 92), strip("street", 100, Tone::Near), put("square", 100, 20, 18).turned(12), put("square", 84, 10, 10).turned(30).tone(Tone::Middle), put("drops", 20, 18, 28).tone(Tone::Middle)],
        EventCard::NewAssignment => vec![put("badge", 34, 52, 76).turned(-8), put("badge", 90, 56, 76).turned(8).tone(Tone::Middle), put("turn-arrow", 62, 30, 46).turned(30)],
        EventCard::RapidVaccineDeployment => vec![strip("streaks", 118, Tone::Bright), put("syringe", 46, 52, 92).mirrored(), put("square", 78, 22, 16), put("square", 98, 20, 16), put("square", 88, 40, 16), put("square", 106, 42, 16), put("square", 98, 62, 16)],
        EventCard::ReexaminedResearch => vec![put("card", 82, 58, 62).turned(14).tone(Tone::Middle), put("card", 62, 52, 70).turned(-4), put("magnifier", 40, 48, 66), put("turn-arrow", 100, 22, 34)],
        EventCard::RemoteTreatment => vec![strip("stars", 108, Tone::Faint), strip("hills", 100, Tone::Far), put("antenna-dish", 30, 66, 66), put("waves", 62, 34, 44), put("square", 96, 26, 24).turned(8), put("square", 100, 62, 24).turned(-8)],
        EventCard::SpecialOrders => vec![put("route", 72, 66, 84).tone(Tone::Bright), put("megaphone", 32, 34, 58), put("pawn", 62, 76, 44).tone(Tone::Middle), put("envelope", 92, 30, 42).turned(10)],
    }
}

//! What the pictures of Epidemic cards, mutations and hidden actions show: the germ, and what becomes of the rules.

use super::symbols::{city, thing};
use crate::kit::picture::{Layer, Tone};
use pandemic::{HiddenAction, MutationEvent, StrainCard};

const fn put(name: &'static str, x: i16, y: i16, size: u16) -> Layer {
    Layer::new(thing(name), (x, y), size)
}

const fn strip(name: &'static str, foot: i16, tone: Tone) -> Layer {
    Layer::new(city(name), (60, foot - 60), 120).tone(tone)
}

/// An Epidemic without an effect of its own.
pub(super) fn epidemic() -> Vec<Layer> {
    vec![
        put("rays", 60, 50, 120).tone(Tone::Faint),
        strip("towers", 100, Tone::Far),
        put("virion", 60, 48, 86),
    ]
}

/// The layers of an Epidemic card of Virulent Strain, from the back to the front. An effect that lasts comes round again.
pub(super) fn strain(card: StrainCard) -> Vec<Layer> {
    let lasting = card.is_continuing().then(|| put("turn-arrow", 10, 92, 22));
    effect(card).into_iter().chain(lasting).collect()
}

#[rustfmt::skip]
fn effect(card: StrainCard) -> Vec<Layer> {
    match card {
        StrainCard::ChronicEffect => vec![put("virion", 38, 40, 70), put("hourglass", 88, 50, 76), put("square", 24, 84, 24), put("square", 52, 84, 24)],
        StrainCard::ComplexMolecularStructure => vec![put("molecule", 42, 50, 88), put("vial", 92, 56, 70), put("card", 104, 22, 32).turned(12)],
        StrainCard::GovernmentInterference => vec![strip("blocks", 88, Tone::Far), put("virion", 28, 34, 50), put("pawn", 82, 48, 54).tone(Tone::Middle), put("barrier", 60, 76, 112)],
        StrainCard::HiddenPocket => vec![put("burrow", 60, 52, 120), put("virion", 60, 66, 44), put("magnifier", 90, 28, 48).tone(Tone::Middle)],
        StrainCard::RateEffect => vec![put("gauge", 60, 40, 108), put("virion", 30, 80, 36), put("infection-back", 70, 78, 40).turned(-8), put("infection-back", 92, 78, 40).turned(8)],
        StrainCard::SlipperySlope => vec![put("slope", 60, 50, 120), put("virion", 18, 18, 36), put("skid", 66, 56, 120), put("virion", 98, 66, 34).tone(Tone::Middle)],
        StrainCard::UnacceptableLoss => vec![put("virion", 94, 26, 50), put("broken-crate", 54, 56, 96), put("square", 62, 50, 20).turned(20), put("square", 80, 62, 20).turned(-14), put("square", 68, 84, 20).turned(36), put("square", 96, 82, 20).turned(8)],
        StrainCard::UncountedPopulations => vec![put("virion", 60, 26, 46), put("people", 60, 74, 112), put("square", 24, 86, 18), put("square", 42, 86, 18), put("square", 80, 86, 18), put("square", 98, 86, 18)],
    }
}

/// The mutation that turns up among the infection cards.
pub(super) fn mutation_appears() -> Vec<Layer> {
    vec![put("crack", 60, 50, 120), put("virion", 60, 50, 48)]
}

/// The layers of a mutation event, from the back to the front.
#[rustfmt::skip]
pub(super) fn mutation(event: MutationEvent) -> Vec<Layer> {
    match event {
        MutationEvent::Intensifies => vec![put("rays", 60, 50, 120).tone(Tone::Faint), put("helix", 22, 50, 96).tone(Tone::Middle), put("plus", 60, 66, 40), put("plus", 96, 66, 40), put("plus", 78, 30, 50)],
        MutationEvent::Spreads => vec![put("virion", 60, 34, 50), put("infection-back", 22, 74, 46).turned(-16), put("infection-back", 60, 80, 46), put("infection-back", 98, 74, 46).turned(16), put("plus", 22, 40, 22), put("plus", 98, 40, 22)],
        MutationEvent::Threatens => vec![strip("slim-towers", 100, Tone::Far), put("plus", 28, 30, 38), put("plus", 62, 22, 42), put("plus", 96, 32, 38), put("drops", 62, 64, 50).tone(Tone::Middle)],
    }
}

/// The layers of something only a hidden Bio-Terrorist does.
#[rustfmt::skip]
pub(super) fn hidden(action: HiddenAction) -> Vec<Layer> {
    match action {
        HiddenAction::LocalInfection => vec![strip("roofs", 100, Tone::Far), put("vial", 40, 34, 62).turned(130), put("drops", 76, 54, 40), put("plus", 84, 84, 24)],
        HiddenAction::RemoteInfection => vec![put("infection-back", 24, 62, 60).turned(-10), put("route", 66, 34, 88).tone(Tone::Bright), put("plus", 98, 66, 42), put("waves", 98, 26, 26).tone(Tone::Middle)],
        HiddenAction::Sabotage => vec![put("burst", 62, 40, 96), put("ruin", 60, 66, 64)],
    }
}

//! What the pictures of roles show: somebody dressed for the work, with the tools of what the role does.

use super::symbols::{city, person, thing};
use crate::kit::picture::{Layer, Symbol, Tone};
use pandemic::Role;

/// Where a bust stands.
const BUST: (i16, i16) = (54, 54);

/// Something worn, by the field that all busts share.
const fn worn(name: &'static str) -> Layer {
    Layer::new(person(name), BUST, 92)
}

/// The same where skin shows.
const fn skin(name: &'static str) -> Layer {
    worn(name).tone(Tone::Middle)
}

const fn held(symbol: Symbol, x: i16, y: i16, size: u16) -> Layer {
    Layer::new(symbol, (x, y), size)
}

const fn back(symbol: Symbol, x: i16, y: i16, size: u16) -> Layer {
    Layer::new(symbol, (x, y), size).tone(Tone::Far)
}

/// The layers of a role, from the back to the front.
#[rustfmt::skip]
pub(super) fn portrait(role: Role) -> Vec<Layer> {
    match role {
        Role::Dispatcher => vec![back(person("screens"), 60, 32, 116), worn("suit"), skin("face"), worn("hair-short"), worn("headset"), held(thing("pawn"), 100, 76, 34), held(thing("arrow"), 16, 82, 28)],
        Role::OperationsExpert => vec![back(thing("crane"), 98, 50, 96), back(person("blueprint"), 60, 50, 120), worn("overall"), skin("face"), worn("hair-short"), worn("hard-hat"), held(thing("station"), 98, 78, 40)],
        Role::Scientist => vec![back(thing("molecule"), 18, 40, 60), worn("coat"), skin("face"), worn("hair-curly"), worn("goggles"), held(person("conical-flask"), 98, 66, 56)],
        Role::Medic => vec![back(thing("rays"), 60, 50, 120), worn("coat"), skin("face"), worn("hair-short"), worn("nurse-cap"), worn("mask"), worn("stethoscope"), held(thing("syringe"), 98, 66, 48)],
        Role::Researcher => vec![back(thing("magnifier"), 16, 36, 50), worn("pullover"), skin("face"), worn("hair-long"), worn("glasses"), held(thing("card"), 88, 62, 46).turned(-14), held(thing("card"), 100, 64, 46).turned(10)],
        Role::Archivist => vec![back(person("shelves"), 60, 50, 120), worn("suit"), skin("face"), worn("hair-bun"), worn("eyeshade"), held(person("book-pile"), 98, 76, 46)],
        Role::ContainmentSpecialist => vec![back(person("halo"), 54, 46, 100), skin("sealed-hood"), held(person("bell-jar"), 98, 68, 52), held(thing("square"), 98, 74, 24)],
        Role::Epidemiologist => vec![back(person("curve"), 60, 40, 118), worn("jacket"), skin("face"), worn("hair-tail"), held(person("clipboard"), 98, 68, 52)],
        Role::FieldOperative => vec![back(city("jungle"), 60, 36, 120), worn("jacket"), skin("face"), worn("beard"), worn("bush-hat"), held(person("sample-case"), 96, 74, 46)],
        Role::Generalist => vec![back(thing("cog"), 18, 36, 54), back(thing("cog"), 102, 34, 40), worn("overall"), skin("face"), worn("hair-curly"), worn("cap"), held(person("fingers"), 100, 66, 50).tone(Tone::Middle), held(thing("dots"), 60, 96, 72)],
        Role::Troubleshooter => vec![back(person("halo"), 92, 30, 58), worn("pullover"), skin("face"), worn("hair-tail"), worn("beret"), held(thing("infection-back"), 24, 78, 38).turned(-18), held(person("field-glasses"), 96, 76, 46)],
        Role::ContingencyPlanner => vec![back(thing("clock"), 98, 32, 52), worn("suit"), skin("face"), worn("beard"), worn("fedora"), held(thing("envelope"), 20, 78, 40).turned(-12), held(person("clipboard"), 100, 76, 44)],
        Role::QuarantineSpecialist => vec![back(thing("shield"), 54, 46, 104), worn("coat"), worn("gas-mask"), held(person("tape"), 60, 88, 124), held(thing("barrier"), 22, 30, 36)],
    }
}

/// The Bio-Terrorist.
pub(super) fn bio_terrorist() -> Vec<Layer> {
    vec![
        back(city("slim-towers"), 60, 40, 120),
        worn("dark-hood"),
        held(thing("vial"), 98, 62, 56).turned(18),
        held(thing("drops"), 84, 92, 20),
    ]
}

//! Leaders: a bust before the first of their areas, headgear by the tool of their trade, hair by age, what they bring on tags.

use super::equipment::tool;
use super::places::Backdrop;
use super::tags::{self, Tag, corner};
use super::{printed, scenery, thing};
use crate::kit::picture::{Layer, Picture, Tone};
use outlive::{Equipment, Leader};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Build {
    Broad,
    Slim,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hair {
    Short,
    Long,
    Tail,
}

/// A leader, with the equipment and the tokens they bring.
pub(crate) fn leader(leader: Leader) -> Picture {
    let record = leader.record();
    let brings: Vec<Tag> = if record.resources.is_empty() {
        vec![Tag::Plain("pile"), Tag::Plain("pile"), Tag::Plain("pile")]
    } else {
        tags::tokens(record.resources).collect()
    };
    behind(leader)
        .with_all(printed(tool(record.equipment, (98, 60), 48)))
        .with_all(bust(leader))
        .with_all(corner(&brings))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// A leader alone, for a narrow frame.
pub(crate) fn portrait(leader: Leader) -> Picture {
    behind(leader).with_all(bust(leader)).with(scenery("bleach").tone(Tone::Faint))
}

/// Where they come from.
fn behind(leader: Leader) -> Picture {
    Backdrop::of(leader.record().areas[0]).lit(thing("sun", (46, 40), 76))
}

fn bust(leader: Leader) -> impl Iterator<Item = Layer> {
    let record = leader.record();
    let (build, hair) = looks(leader);
    let (bust, face) = match build {
        Build::Broad => ("bust_broad", "face_broad"),
        Build::Slim => ("bust_slim", "face_slim"),
    };
    let hair = match hair {
        Hair::Short => "hair_short",
        Hair::Long => "hair_long",
        Hair::Tail => "hair_tail",
    };
    let grown = match (build, record.age) {
        (Build::Broad, 50..) => Some("beard"),
        (Build::Broad, 40..) => Some("moustache"),
        (Build::Broad | Build::Slim, _) => None,
    };
    let colour = hair_tone(record.age);
    printed(of_the_head(bust))
        .into_iter()
        .chain([of_the_head(face)])
        .chain(grown.map(|beard| of_the_head(beard).tone(colour)))
        .chain([of_the_head(hair).tone(colour), of_the_head(headgear(record.equipment))])
}

/// The parts of a bust lie one over the other.
const fn of_the_head(part: &'static str) -> Layer {
    thing(part, (46, 55), 90)
}

const fn looks(leader: Leader) -> (Build, Hair) {
    match leader {
        Leader::JacobRowlett
        | Leader::KooperFroste
        | Leader::WilsonFrye
        | Leader::GraysonPigott
        | Leader::SolenLivrich
        | Leader::SwiftyBingham => (Build::Broad, Hair::Short),
        Leader::LizaValentine | Leader::LilyRoseWely => (Build::Slim, Hair::Tail),
        Leader::MaryKoolpepper | Leader::ErinMccarthy => (Build::Slim, Hair::Long),
    }
}

/// Grey, dark or fair.
const fn hair_tone(age: u8) -> Tone {
    match age {
        50.. => Tone::Bright,
        30.. => Tone::Near,
        0.. => Tone::Middle,
    }
}

/// What goes with a tool.
const fn headgear(tool: Equipment) -> &'static str {
    match tool {
        Equipment::Pickaxe | Equipment::MetalDetector | Equipment::BearTrap => "hat_helmet",
        Equipment::Axe | Equipment::Chainsaw | Equipment::Crowbar => "hat_beanie",
        Equipment::Shotgun | Equipment::Bow => "hat_brim",
        Equipment::BaseballBat | Equipment::Hacksaw => "hat_bandana",
        Equipment::GrapplingHook => "hat_hood",
        Equipment::AmmunitionKit | Equipment::BattleGear => "hat_beret",
        Equipment::Flashlight | Equipment::AccessCard => "hat_peaked",
        Equipment::Backpack => "hat_headphones",
        Equipment::ThermalSensor | Equipment::Exoskeleton => "hat_goggles",
        Equipment::Jerrycan | Equipment::WaterPurifier => "hat_scarf",
    }
}

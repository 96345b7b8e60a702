//! PCs and their skills.

use super::subject::{Subject, held, whole};
use super::symbols::{body, seen, sky, thing};
use crate::kit::picture::{Layer, Symbol};
use tokyo::{Ability, Role, SkillRow};

/// T1.16 What somebody with this role looks like, piece by piece.
fn pieces(role: Role) -> &'static [&'static str] {
    match role {
        Role::Fixer => &["suit", "face-smile", "hair-slick", "shades"],
        Role::Engineer => &["overall", "face-smile", "hair-pony", "goggles"],
        Role::Negotiator => &["dress", "face", "hair-long"],
        Role::Gangster => &["vest-open", "face-stern", "hair-spike", "patch"],
    }
}

/// What somebody with this role has at hand.
fn tool(role: Role) -> Symbol {
    match role {
        Role::Fixer => thing("cash"),
        Role::Engineer => thing("wrench"),
        Role::Negotiator => thing("speech"),
        Role::Gangster => thing("knuckles"),
    }
}

/// A PC.
pub(super) fn pc(role: Role) -> Subject {
    Subject::person(pieces(role)).and(held(tool(role)))
}

/// T1.17 The same as a BOT card.
pub(super) fn bot(role: Role) -> Subject {
    Subject::person_at(pieces(role), (60, 54), 94)
}

/// T1.16 The sign of an ability.
pub(super) fn ability(ability: Ability) -> Symbol {
    sky(match ability {
        Ability::Technique => "icon-technique",
        Ability::Combat => "icon-combat",
        Ability::Empathy => "icon-empathy",
        Ability::Economy => "icon-economy",
    })
}

/// T14 What a skill is about; a skill without a noun is about the tool of its role.
pub(super) fn skill(role: Role, skill: &SkillRow) -> Subject {
    match skill.word {
        "special_delivery" => Subject::of(whole(seen("bag"))),
        "waste_not" => Subject::of(whole(seen("crates"))),
        "eye_for_salvage" => Subject::of(whole(thing("eye"))).and(Layer::new(thing("shard"), (92, 70), 44)),
        "phone_order" => Subject::of(whole(seen("mobile")).turned(10)),
        "hop_on" => Subject::of(whole(thing("scooter"))).and(Layer::new(body("rider"), (48, 34), 50)),
        "upkeep" => Subject::of(whole(thing("gears"))).and(Layer::new(thing("wrench"), (86, 40), 50)),
        "hazard_sense" => Subject::of(Layer::new(thing("spiral"), (50, 52), 80)).and(Layer::new(
            thing("bolt"),
            (94, 58),
            50,
        )),
        "mediation" => Subject::of(Layer::new(thing("speech"), (40, 40), 60))
            .and(Layer::new(thing("speech"), (82, 62), 56).mirrored()),
        "call_together" => Subject::of(whole(seen("megaphone"))),
        "see_through" => Subject::of(Layer::new(thing("eye"), (60, 52), 100)),
        "double_up" => Subject::of(Layer::new(thing("fist"), (40, 52), 70))
            .and(Layer::new(thing("fist"), (84, 56), 62).mirrored()),
        "follow_through" => Subject::of(whole(thing("fist")).turned(-14)),
        "first_blood" => Subject::of(whole(thing("knife")).turned(-30)),
        _ => Subject::of(whole(tool(role))),
    }
}

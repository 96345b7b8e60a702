//! The nouns of troubles, Site cards and MOD cards. What has none here looks like others of its kind and its keywords.

use super::subject::{Subject, held, large, whole};
use super::symbols::{body, seen, thing};
use crate::kit::picture::Layer;
use tokyo::{Keyword, ModCard, SiteCard, ThreatRow, Trouble};

/// What a trouble is about.
pub(super) fn trouble(trouble: Trouble) -> Subject {
    match trouble.word() {
        "hold_up" => Subject::person(&["hoodie", "face-stern", "hair-short", "scarf"])
            .and(held(thing("pistol")).mirrored()),
        "gunfight" => Subject::of(Layer::new(thing("pistol"), (28, 62), 62).turned(-10))
            .and(Layer::new(thing("pistol"), (92, 58), 62).turned(14).mirrored()),
        "armoured_car" => Subject::of(large(seen("armoured-car"))),
        "gunship" => Subject::of(large(seen("helicopter"))),
        "biker" => Subject::of(Layer::new(thing("motorbike"), (60, 64), 90)).and(Layer::new(
            body("rider"),
            (50, 38),
            64,
        )),
        "collapsed_overpass" => Subject::of(large(seen("overpass"))),
        "riot" => Subject::of(large(seen("crowd"))),
        "confiscation_order" => Subject::of(whole(seen("order")).turned(-6)),
        "uneventful_day" => {
            Subject::of(Layer::new(seen("sun"), (82, 30), 46)).and(Layer::new(seen("bench"), (54, 70), 68))
        }
        "hoarders" => Subject::of(whole(seen("crates"))),
        "wailing_procession" => Subject::of(Layer::new(body("ghost"), (26, 62), 60))
            .and(Layer::new(body("ghost"), (94, 62), 60).mirrored())
            .and(Layer::new(body("ghost"), (60, 46), 78)),
        "red_rain" => Subject::of(whole(seen("rain-cloud"))),
        "debater" => {
            Subject::person(&["suit", "face-old", "hair-slick", "whiskers"]).and(held(seen("megaphone")))
        }
        "soldier" => Subject::person(&["armour", "face-stern", "steel-helmet"])
            .and(Layer::new(thing("rifle"), (68, 82), 92).turned(-24)),
        "crow_storm" => Subject::of(Layer::new(seen("crow"), (24, 28), 38))
            .and(Layer::new(seen("crow"), (98, 76), 44).mirrored())
            .and(Layer::new(seen("crow"), (26, 80), 34))
            .and(Layer::new(seen("crow"), (96, 20), 30))
            .and(Layer::new(seen("crow"), (60, 52), 70)),
        "wall_climber" => Subject::of(Layer::new(body("giant"), (60, 50), 98)),
        _ => of_kind(trouble.row(), trouble.has(Keyword::Environment), Subject::of(whole(seen("order")))),
    }
}

/// What a Site card is about.
pub(super) fn site_card(card: SiteCard) -> Subject {
    match card.word() {
        "all_clear" => Subject::of(large(seen("street"))),
        "scorching_haze" => Subject::of(Layer::new(seen("flame"), (34, 62), 60))
            .and(Layer::new(seen("flame"), (90, 62), 56).mirrored())
            .and(Layer::new(seen("flame"), (60, 48), 82)),
        "hand_from_behind" => Subject::person_at(&["jumper", "face-smile", "hair-bob"], (48, 56), 90)
            .and(Layer::new(seen("hand-grasp"), (88, 56), 70)),
        "ring_song" => {
            Subject::of(Layer::new(seen("ring"), (60, 50), 88)).and(Layer::new(seen("music"), (58, 52), 50))
        }
        "dimension_door" => Subject::of(Layer::new(thing("door"), (28, 44), 54).turned(-14))
            .and(Layer::new(thing("door"), (94, 50), 50).turned(12).mirrored())
            .and(Layer::new(thing("door"), (60, 56), 74)),
        "loop_tunnel" => Subject::of(large(seen("tunnel"))),
        "inverted_gravity" => Subject::of(Layer::new(seen("upside-house"), (52, 40), 74))
            .and(Layer::new(seen("car"), (90, 78), 48).turned(168)),
        "nameless_guardian" => Subject::of(large(body("guardian"))),
        "memory_vendor" => Subject::of(Layer::new(seen("vending"), (46, 52), 92).mirrored()).and(Layer::new(
            seen("jar"),
            (92, 66),
            52,
        )),
        "rebar_crawler" => Subject::of(large(seen("crawler"))),
        "mimic_bus" => Subject::of(Layer::new(seen("mimic"), (60, 54), 92)),
        "walking_crane" => Subject::of(large(seen("crane-walker"))),
        "shadow_children" => Subject::of(Layer::new(body("child"), (26, 62), 62))
            .and(Layer::new(body("child"), (94, 62), 62).mirrored())
            .and(Layer::new(body("child"), (60, 54), 84)),
        "faceless_commuter" => {
            Subject::person(&["suit", "face-none", "hair-short"]).and(held(thing("briefcase")))
        }
        "mannequin_march" => Subject::of(Layer::new(body("mannequin"), (28, 56), 76))
            .and(Layer::new(body("mannequin"), (92, 56), 76).mirrored())
            .and(Layer::new(body("mannequin"), (60, 54), 92)),
        "sea_of_glass" => Subject::of(large(seen("glass"))),
        _ => of_kind(card.row(), card.has(Keyword::Environment), Subject::of(whole(thing("door")))),
    }
}

/// What an enemy, the surroundings or anything else without a noun looks like.
fn of_kind(row: &ThreatRow, environment: bool, other: Subject) -> Subject {
    if environment {
        Subject::of(whole(seen("rain-cloud")))
    } else if row.enemy().is_some() {
        Subject::person(&["cloak", "face-dark", "hood"])
    } else {
        other
    }
}

/// What a MOD card is about.
pub(super) fn mod_card(card: ModCard) -> Subject {
    match card.word() {
        "rolling_blackout" => Subject::of(whole(seen("switch"))),
        "black_market_sunday" => {
            Subject::of(Layer::new(seen("stall"), (60, 58), 84)).and(Layer::new(seen("moon"), (100, 20), 30))
        }
        "checkpoint_season" => Subject::of(large(seen("barrier"))),
        "ring_weather" => Subject::of(Layer::new(seen("ring"), (60, 50), 92)).and(Layer::new(
            seen("rain-cloud"),
            (60, 56),
            56,
        )),
        "festival_night" => Subject::of(Layer::new(seen("drum"), (60, 62), 68))
            .and(Layer::new(seen("lantern"), (22, 30), 38))
            .and(Layer::new(seen("lantern"), (98, 30), 38)),
        "relief_drop" => Subject::of(whole(seen("parachute"))),
        "curfew" => {
            Subject::of(Layer::new(seen("moon"), (48, 46), 76)).and(Layer::new(seen("clock"), (90, 72), 44))
        }
        "gold_rush" => Subject::of(whole(seen("pick"))).and(Layer::new(thing("coin"), (94, 78), 34)),
        "a_lull" => {
            Subject::of(Layer::new(seen("bench"), (56, 62), 80)).and(Layer::new(seen("moon"), (98, 22), 32))
        }
        "copycats" => {
            Subject::of(whole(seen("newspaper"))).and(Layer::new(thing("mask-smile"), (92, 68), 46))
        }
        _ => Subject::of(whole(seen("newspaper"))),
    }
}

//! The nouns of scenario cards, scenario by scenario. What has none here looks like what it is solved by.

use super::subject::{Subject, beside, held, large, whole};
use super::symbols::{body, seen, thing};
use crate::kit::picture::{Layer, Symbol};
use tokyo::{Scenario, Scene, Task, Way};

/// What a scenario card is about.
pub(super) fn subject(scene: Scene) -> Subject {
    let word = scene.word();
    let known = match scene.row().scenario {
        Scenario::HoldOut => None,
        Scenario::S00 => s00(word),
        Scenario::S01 => s01(word),
        Scenario::S02 => s02(word),
        Scenario::S03 => s03(word),
        Scenario::S04 => s04(word),
        Scenario::S05 => s05(word),
        Scenario::S06 => s06(word),
        Scenario::S07 => s07(word),
    };
    known.unwrap_or_else(|| of_way(scene))
}

/// What a scenario is about.
pub(super) fn scenario(scenario: Scenario) -> Subject {
    match scenario {
        Scenario::HoldOut => {
            Subject::of(Layer::new(seen("ring"), (60, 44), 84)).and(Layer::new(seen("tower"), (60, 58), 66))
        }
        Scenario::S00 => Subject::of(Layer::new(seen("bus"), (54, 60), 84))
            .and(Layer::new(thing("badge"), (98, 36), 42).turned(12)),
        Scenario::S01 => Subject::of(Layer::new(seen("photo"), (28, 50), 58).turned(-12))
            .and(Layer::new(seen("photo"), (92, 50), 58).turned(12))
            .and(Layer::new(seen("photo"), (60, 54), 66)),
        Scenario::S02 => Subject::of(Layer::new(seen("shaft"), (60, 56), 88)).and(Layer::new(
            seen("oil-lamp"),
            (94, 34),
            42,
        )),
        Scenario::S03 => Subject::of(Layer::new(seen("film-camera"), (54, 56), 84)).and(Layer::new(
            seen("clapper"),
            (96, 76),
            44,
        )),
        Scenario::S04 => Subject::of(Layer::new(thing("racecar"), (60, 66), 92)).and(Layer::new(
            seen("iron-ball"),
            (62, 30),
            44,
        )),
        Scenario::S05 => {
            Subject::of(Layer::new(seen("letter"), (56, 58), 82)).and(Layer::new(seen("chain"), (88, 36), 62))
        }
        Scenario::S06 => {
            Subject::of(Layer::new(seen("rails"), (60, 60), 98)).and(Layer::new(seen("train"), (60, 44), 66))
        }
        Scenario::S07 => Subject::of(Layer::new(thing("wish"), (60, 46), 96)).and(Layer::new(
            seen("payphone"),
            (60, 58),
            62,
        )),
    }
}

/// A card without a noun: a gate, an enemy, a companion, a task, a page.
fn of_way(scene: Scene) -> Subject {
    let row = scene.row();
    let enemy = |task: &Task| match task {
        Task::Enemy { .. } => true,
        Task::Checks { .. } => false,
    };
    match &row.way {
        Way::Gate(_) => Subject::of(whole(seen("great-gate"))),
        Way::Here(task) | Way::On(_, task) if enemy(task) => Subject::person(&["coat", "face-dark", "hood"]),
        Way::Here(_) | Way::On(..) | Way::ByLetter { .. } => Subject::of(whole(seen("map"))),
        Way::Told if row.npc.is_some() => Subject::person(&["coat", "face", "hair-short"]),
        Way::Told => Subject::of(whole(seen("notebook"))),
    }
}

/// Minase, who pays.
const MINASE: &[&str] = &["coat", "face", "hair-bob", "shades"];
const KAJI: &[&str] = &["suit", "face", "hair-short", "glasses"];
const ROKURO: &[&str] = &["vest-open", "face-stern", "hair-bald", "beard"];
const SUMI: &[&str] = &["hoodie", "face-stern", "cap"];
const MIKAGE: &[&str] = &["coat", "face-smile", "beret", "shades"];
/// The old porter of the first night.
const PORTER: &[&str] = &["uniform", "face-old", "cap", "whiskers"];

const fn small(symbol: Symbol, at: (i16, i16), size: u16) -> Layer {
    Layer::new(symbol, at, size)
}

fn s00(word: &str) -> Option<Subject> {
    Some(match word {
        "sc00_01" => Subject::of(large(seen("bus"))),
        "sc00_02" => Subject::of(whole(seen("shop"))).and(small(seen("banknotes"), (94, 74), 46)),
        "sc00_03" => Subject::of(small(seen("arcade"), (46, 52), 88)).and_all(Subject::person_at(
            &["jumper", "face-dark", "hair-wild"],
            (90, 68),
            58,
        )),
        "sc00_04" => Subject::of(small(seen("moon"), (80, 36), 52)).and(small(seen("clock"), (44, 60), 66)),
        "sc00_05" => Subject::of(small(seen("rails"), (40, 56), 88)).and(small(body("runner"), (88, 56), 66)),
        "sc00_06" => {
            Subject::of(small(thing("motorbike"), (80, 66), 74)).and(small(thing("knuckles"), (32, 36), 54))
        }
        "sc00_07" => Subject::person_at(&["vest-open", "face-stern", "hair-bald"], (60, 50), 116),
        "sc00_08" => Subject::of(whole(seen("bandage"))),
        "sc00_09" => Subject::of(whole(seen("playing-cards")).turned(-8)),
        "sc00_10" => Subject::person(PORTER),
        "sc00_11" => {
            Subject::of(small(seen("vending"), (50, 54), 86)).and(small(seen("breath"), (98, 30), 44))
        }
        "sc00_12" => Subject::of(small(seen("map"), (56, 46), 82)).and(small(thing("tea"), (92, 74), 44)),
        _ => return None,
    })
}

fn s01(word: &str) -> Option<Subject> {
    Some(match word {
        "sc01_01" => Subject::person(MINASE).and(held(thing("glove"))),
        "sc01_02" => Subject::of(small(seen("photo"), (28, 44), 54).turned(-10))
            .and(small(seen("photo"), (62, 58), 54).turned(4))
            .and(small(seen("photo"), (94, 42), 54).turned(14)),
        "sc01_03" => Subject::person(KAJI).and(held(seen("battery"))),
        "sc01_04" => Subject::person(ROKURO).and(small(thing("crowbar"), (92, 58), 76)),
        "sc01_05" => Subject::person(SUMI).and(held(thing("cooler"))),
        "sc01_06" => Subject::of(small(seen("dog"), (54, 56), 84)).and(small(seen("key"), (96, 30), 40)),
        "sc01_07" => {
            Subject::of(small(seen("washer"), (52, 54), 84)).and(small(thing("jacket"), (96, 44), 50))
        }
        "sc01_08" => Subject::of(large(seen("bed"))),
        "sc01_09" => Subject::person_at(&["armour", "face-dark", "beret"], (34, 54), 76)
            .and_all(Subject::person_at(&["armour", "face-dark", "beret"], (88, 54), 76))
            .and(small(seen("van"), (62, 82), 52)),
        "sc01_10" => Subject::of(large(seen("ampoules"))),
        "sc01_11" => Subject::of(large(seen("boat"))),
        "sc01_12" => Subject::of(small(seen("bed"), (48, 64), 76)).and_all(Subject::person_at(
            &["armour", "face-stern", "steel-helmet"],
            (88, 52),
            68,
        )),
        "sc01_13" => {
            Subject::of(small(thing("briefcase"), (52, 50), 78)).and(small(seen("banknotes"), (84, 70), 62))
        }
        _ => return None,
    })
}

fn s02(word: &str) -> Option<Subject> {
    Some(match word {
        "sc02_01" => Subject::of(large(seen("shaft"))),
        "sc02_02" => Subject::of(whole(seen("notebook"))),
        "sc02_03" => Subject::person(&["kimono", "face-old", "hair-bun"]).and(held(seen("notebook"))),
        "sc02_04" => Subject::person(&["overall", "face", "hair-short", "patch"]).and(held(seen("oil-lamp"))),
        "sc02_05" => Subject::of(large(seen("gates"))),
        "sc02_06" => Subject::of(large(seen("jaw"))),
        "sc02_07" => Subject::of(small(seen("stall"), (52, 60), 78))
            .and(small(seen("mouth"), (94, 24), 42))
            .and(small(seen("mouth"), (22, 20), 32)),
        "sc02_08" => Subject::of(whole(seen("crossroads"))),
        "sc02_09" => Subject::of(large(seen("worm"))),
        "sc02_10" => Subject::of(small(thing("door"), (30, 52), 72))
            .and(small(thing("door"), (90, 52), 72).mirrored())
            .and(small(seen("mouth"), (60, 50), 46)),
        "sc02_11" => Subject::of(small(seen("rails"), (60, 60), 96)).and(small(seen("clock"), (60, 34), 50)),
        "sc02_12" => Subject::person(&["uniform", "face-board", "peaked-cap"]).and(held(seen("flag"))),
        "sc02_13" => Subject::of(small(seen("flag"), (44, 52), 86))
            .and(small(seen("crow"), (96, 28), 36))
            .and(small(seen("crow"), (92, 62), 30)),
        "sc02_14" => Subject::of(small(seen("map"), (50, 44), 70).turned(-8))
            .and(small(seen("map"), (80, 64), 62).turned(10)),
        _ => return None,
    })
}

fn s03(word: &str) -> Option<Subject> {
    Some(match word {
        "sc03_01" => Subject::of(large(seen("megaphone"))),
        "sc03_02" => Subject::person(MIKAGE).and(held(seen("film-camera"))),
        "sc03_03" => Subject::of(whole(seen("clapper"))),
        "sc03_04" => Subject::of(whole(seen("vault"))),
        "sc03_05" => Subject::of(large(seen("roofs"))).and(small(body("runner"), (62, 44), 56).turned(-8)),
        "sc03_06" => Subject::of(small(seen("boat"), (88, 66), 62)).and_all(Subject::person_at(
            &["dress", "face", "hair-long"],
            (42, 56),
            88,
        )),
        "sc03_07" => {
            Subject::person(&["suit", "face-stern", "hair-slick", "shades"]).and(held(seen("banknotes")))
        }
        "sc03_08" => Subject::of(whole(seen("reel"))),
        "sc03_09" => Subject::of(large(seen("eyed-street"))),
        "sc03_10" => Subject::person_at(MIKAGE, (36, 54), 80)
            .and_all(Subject::person_at(MIKAGE, (86, 54), 80))
            .and(small(seen("film-camera"), (62, 82), 40)),
        "sc03_11" => Subject::of(small(seen("reel"), (50, 48), 76))
            .and(small(thing("shears"), (86, 64), 60).turned(-20)),
        "sc03_12" => Subject::of(large(seen("cinema"))),
        "sc03_13" => Subject::of(small(seen("film-camera"), (58, 54), 86).mirrored()).and(small(
            seen("ring"),
            (30, 34),
            46,
        )),
        _ => return None,
    })
}

fn s04(word: &str) -> Option<Subject> {
    Some(match word {
        "sc04_01" => Subject::of(large(seen("rails"))).and(small(seen("iron-ball"), (60, 52), 40)),
        "sc04_02" => Subject::of(large(seen("desk"))),
        "sc04_03" => Subject::of(large(seen("traffic-light"))),
        "sc04_04" => Subject::of(large(seen("chalkboard"))),
        "sc04_05" => {
            Subject::of(small(seen("plug"), (46, 54), 82).turned(14)).and(small(thing("bolt"), (92, 36), 46))
        }
        "sc04_06" => Subject::of(small(seen("bus"), (54, 44), 80)).and(small(seen("barrier"), (72, 74), 68)),
        "sc04_07" => {
            Subject::of(small(seen("crowd"), (44, 60), 82)).and(small(seen("crowd"), (92, 66), 66).mirrored())
        }
        "sc04_08" => Subject::of(large(seen("hearse"))),
        "sc04_09" => {
            Subject::of(large(seen("rings-hand")).mirrored()).and(small(seen("banknotes"), (92, 74), 44))
        }
        "sc04_10" => Subject::of(whole(seen("iron-ball"))),
        "sc04_11" => Subject::of(large(seen("finish"))),
        "sc04_12" => Subject::of(large(seen("car"))).and(small(seen("flowers"), (100, 36), 34)),
        "sc04_13" => {
            Subject::of(small(seen("chalkboard"), (52, 44), 76)).and(small(seen("iron-ball"), (88, 72), 46))
        }
        _ => return None,
    })
}

fn s05(word: &str) -> Option<Subject> {
    Some(match word {
        "sc05_01" => Subject::of(large(seen("letter"))),
        "sc05_02" => Subject::of(small(seen("letter"), (30, 30), 46).turned(-12))
            .and(small(seen("letter"), (90, 38), 46).turned(14))
            .and(small(seen("letter"), (54, 72), 50).turned(-4))
            .and(small(seen("chain"), (62, 48), 44)),
        "sc05_03" => Subject::of(whole(seen("torii"))).and(small(thing("thread"), (60, 68), 40)),
        "sc05_04" => Subject::person(&["uniform", "face-smile", "peaked-cap"]).and(held(seen("bag"))),
        "sc05_05" => {
            Subject::person(&["gown", "face-none", "hair-slick", "surgical"]).and(held(seen("paper-crane")))
        }
        "sc05_06" => Subject::of(whole(seen("scroll"))),
        "sc05_07" => {
            Subject::of(small(seen("letter"), (54, 56), 78)).and(small(thing("wrench"), (90, 42), 58))
        }
        "sc05_08" => {
            Subject::of(small(seen("safe"), (52, 50), 80)).and(small(seen("letter"), (92, 74), 46).turned(8))
        }
        "sc05_09" => Subject::of(small(body("child"), (44, 54), 84))
            .and(small(seen("letter"), (90, 68), 52).turned(-8)),
        "sc05_10" => {
            Subject::of(small(seen("postbox"), (46, 52), 84)).and(small(seen("flame"), (92, 62), 58))
        }
        "sc05_11" => Subject::person(&["uniform", "face-envelope"]),
        "sc05_12" => Subject::of(large(seen("conveyor"))),
        "sc05_13" => Subject::of(whole(seen("paper-crane"))).and(small(seen("breath"), (92, 24), 46)),
        _ => return None,
    })
}

fn s06(word: &str) -> Option<Subject> {
    Some(match word {
        "sc06_01" => Subject::of(small(seen("scroll"), (48, 50), 86)).and(small(seen("train"), (92, 66), 48)),
        "sc06_02" => Subject::of(large(seen("rails"))).and(small(seen("plug"), (84, 60), 56).turned(30)),
        "sc06_03" => Subject::of(whole(seen("pylon"))),
        "sc06_04" => Subject::person(&["cloak", "face-stern", "beard", "crown"]).and(held(seen("levers"))),
        "sc06_05" => Subject::of(whole(seen("train"))),
        "sc06_06" => {
            Subject::of(small(seen("clock"), (50, 50), 80)).and(small(seen("notebook"), (92, 70), 48))
        }
        "sc06_07" => {
            Subject::person(&["jumper", "face-stern", "hood", "scarf"]).and(small(seen("axe"), (90, 54), 76))
        }
        "sc06_08" => Subject::of(small(body("passer"), (30, 50), 80))
            .and(small(body("passer"), (90, 50), 80).mirrored())
            .and(small(body("child"), (60, 62), 66)),
        "sc06_09" => Subject::of(whole(seen("rail-signal"))),
        "sc06_10" => Subject::of(large(seen("great-gate"))),
        "sc06_11" => Subject::of(large(seen("cannon"))),
        "sc06_12" => Subject::of(large(seen("tunnel"))).and(small(seen("tail-lights"), (60, 72), 50)),
        "sc06_13" => Subject::of(large(seen("beast"))),
        "sc06_14" => Subject::of(large(seen("tail-lights"))),
        _ => return None,
    })
}

fn s07(word: &str) -> Option<Subject> {
    Some(match word {
        "sc07_01" => {
            Subject::of(small(thing("wish"), (80, 36), 62)).and(small(seen("telephone"), (46, 56), 74))
        }
        "sc07_02" => Subject::of(small(thing("speech"), (30, 34), 50))
            .and(small(thing("speech"), (92, 36), 46).mirrored())
            .and(small(thing("speech"), (62, 68), 54)),
        "sc07_03" => {
            Subject::person(&["overall", "face-old", "hair-short", "goggles"]).and(held(seen("screwdriver")))
        }
        "sc07_04" => Subject::person(&["kimono", "face", "hair-long"]).and(held(seen("beads"))),
        "sc07_05" => Subject::of(small(seen("tower"), (46, 52), 90))
            .and(small(seen("receipt"), (90, 58), 62).turned(8)),
        "sc07_06" => Subject::of(whole(seen("anchor"))),
        "sc07_07" => Subject::of(small(body("passer"), (22, 58), 66))
            .and(small(body("passer"), (98, 58), 66))
            .and(small(body("passer"), (46, 54), 76))
            .and(small(body("passer"), (74, 54), 76)),
        "sc07_08" => Subject::of(small(seen("receipt"), (50, 52), 92).turned(-6))
            .and(beside(seen("telephone")).mirrored()),
        "sc07_09" => Subject::of(small(seen("ring"), (60, 46), 90)).and(small(body("runner"), (60, 56), 54)),
        "sc07_10" => Subject::of(large(seen("till"))),
        "sc07_11" => Subject::of(large(seen("levers"))),
        "sc07_12" => Subject::of(whole(seen("order"))).and(small(seen("till"), (94, 74), 44)),
        "sc07_13" => {
            Subject::of(small(seen("receipt"), (60, 52), 90)).and(small(thing("heart"), (88, 72), 36))
        }
        "sc07_rt" => Subject::of(whole(seen("payphone"))),
        _ => return None,
    })
}

//! What is shown of Tokyo Siteseeing to whoever looks for a game: its scenarios.

use super::pictures::{self, cover};
use crate::face::{Gist, Placard, Preset, Signs};
use i18n::Texts;
use tokyo::{Options, Scenario, Scene, campaign};

pub(super) const PLACARD: Placard = Placard {
    cover,
    demand: 4,
    presets: &[
        Preset { name: "first", options: "scenario=s00", minutes: 60, wins: Some(100) },
        Preset { name: "hold-out", options: "", minutes: 90, wins: Some(98) },
        Preset { name: "s01", options: "scenario=s01", minutes: 90, wins: Some(72) },
        Preset { name: "s02", options: "scenario=s02", minutes: 120, wins: Some(61) },
        Preset { name: "s03", options: "scenario=s03", minutes: 120, wins: Some(57) },
        Preset { name: "s04", options: "scenario=s04", minutes: 120, wins: Some(40) },
        Preset { name: "s05", options: "scenario=s05", minutes: 150, wins: Some(46) },
        Preset { name: "s06", options: "scenario=s06", minutes: 150, wins: Some(48) },
        Preset { name: "s07", options: "scenario=s07", minutes: 180, wins: Some(45) },
    ],
    gist,
    figures: pictures::residents,
    styles: &["site.css", "new.css", "tokyo/pictures.css"],
};

/// The highest difficulty there is.
const HARDEST: u8 = 5;

fn gist(texts: &Texts, options: &str) -> Gist {
    let options: Options = options.parse().unwrap_or_default();
    let count = |id, count: u32| texts.say_with(id, &[("count", count.into())]);
    let scenario = options.scenario;
    let difficulty = campaign::difficulty(scenario);
    let length = if scenario == Scenario::HoldOut {
        count("tokyo-fact-rounds", options.rounds.into())
    } else {
        let cards = Scene::all().filter(|scene| scene.row().scenario == scenario).count();
        count("tokyo-fact-cards", cards as u32)
    };
    Gist {
        picture: pictures::scenario(scenario),
        signs: difficulty.map(|lit| Signs { symbol: pictures::HAZARD, lit, of: HARDEST }),
        facts: vec![length],
    }
}

//! What is shown of Outlive to whoever looks for a game: its editions, and a harder world.

use super::pictures::cover::cover;
use super::pictures::outlook::{clans, outlook};
use crate::face::{Gist, Placard, Preset};
use i18n::Texts;
use outlive::{Bank, Options};

pub(super) const PLACARD: Placard = Placard {
    cover,
    demand: 3,
    presets: &[
        Preset { name: "first", options: "hero_placement=one_by_one", minutes: 60, wins: None },
        Preset { name: "revised", options: "", minutes: 90, wins: None },
        Preset { name: "early", options: "edition=early", minutes: 90, wins: None },
        Preset { name: "scarce", options: "bank=counted", minutes: 120, wins: None },
    ],
    gist,
    figures: clans,
    styles: &["site.css", "new.css", "outlive/pictures.css"],
};

fn gist(texts: &Texts, options: &str) -> Gist {
    let options: Options = options.parse().unwrap_or_default();
    let count = |id, count: u32| texts.say_with(id, &[("count", count.into())]);
    let stock = match options.bank {
        Bank::Unlimited => "outlive-fact-endless",
        Bank::Counted => "outlive-fact-counted",
    };
    Gist {
        picture: outlook(&options),
        signs: None,
        facts: vec![
            texts.say(stock),
            count("outlive-fact-events", options.events().len()),
            count("outlive-fact-leaders", options.leaders().len()),
        ],
    }
}

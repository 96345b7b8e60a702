//! What is shown of Pandemic to whoever looks for a game: how hard the world can be.

use super::pictures::{self, cover, outlook};
use crate::face::{Gist, Placard, Preset, Signs};
use i18n::Texts;
use pandemic::{Options, State};

pub(super) const PLACARD: Placard = Placard {
    cover,
    demand: 2,
    presets: &[
        Preset { name: "first", options: "epidemics=4", minutes: 30, wins: Some(97) },
        Preset { name: "normal", options: "", minutes: 45, wins: Some(93) },
        Preset { name: "hard", options: "epidemics=6", minutes: 45, wins: Some(83) },
        Preset { name: "legendary", options: "epidemics=7", minutes: 45, wins: None },
        Preset {
            name: "everything",
            options: "epidemics=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13",
            minutes: 60,
            wins: None,
        },
    ],
    gist,
    figures: pictures::pawns,
    styles: &["site.css", "new.css"],
};

fn gist(texts: &Texts, options: &str) -> Gist {
    let options: Options = options.parse().unwrap_or_default();
    let most = most_epidemics();
    let count = |id, count: u32| texts.say_with(id, &[("count", count.into())]);
    Gist {
        picture: outlook(&options),
        signs: Some(Signs { symbol: pictures::EPIDEMIC, lit: options.epidemics, of: most }),
        facts: vec![
            count("pandemic-fact-epidemics", options.epidemics.into()),
            count("pandemic-fact-roles", options.roles().len()),
            count("pandemic-fact-events", options.events().len()),
        ],
    }
}

fn most_epidemics() -> u8 {
    let spec = <State as kernel::Game>::OPTIONS.iter().find(|spec| spec.name == "epidemics");
    let values = spec.map_or(&[][..], |spec| spec.values);
    values.iter().filter_map(|value| value.parse().ok()).max().unwrap_or_default()
}

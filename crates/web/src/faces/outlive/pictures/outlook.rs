//! What a game will be like, as a poster: the heroes set out by day where everybody sees them placed, and wait in the dark where they
//! are placed in secret; the early edition plays in the woods, and where the bank is counted the shelves are bare.

use super::{Layer, scenery, thing};
use crate::kit::picture::{Picture, Tone};
use outlive::{Bank, Edition, HeroPlacement, Options};

pub(crate) fn outlook(options: &Options) -> Picture {
    let placement = options.hero_placement;
    match (options.bank, options.edition) {
        (Bank::Counted, Edition::Revised | Edition::Early) => Picture::on("poster-event")
            .with(scenery("bare_shelves").tone(Tone::Far))
            .with_all(heroes(placement, 66))
            .with(thing("looter", (99, 52), 46).tone(Tone::Near)),
        (Bank::Unlimited, Edition::Early) => Picture::on("poster-forest")
            .with(thing("sun", (88, 30), 40).tone(Tone::Bright))
            .with(scenery("valley").tone(Tone::Far))
            .with(scenery("forest").tone(Tone::Middle))
            .with_all(heroes(placement, 62)),
        (Bank::Unlimited, Edition::Revised) => match placement {
            HeroPlacement::OneByOne => Picture::on("poster-road")
                .with(thing("sun", (60, 30), 44).tone(Tone::Bright))
                .with(scenery("hills").tone(Tone::Far))
                .with(scenery("road").tone(Tone::Middle))
                .with_all(heroes(placement, 60)),
            HeroPlacement::Simultaneous => Picture::on("poster-night")
                .with(scenery("stars").tone(Tone::Bright))
                .with(thing("moon", (22, 36), 22).tone(Tone::Bright))
                .with(scenery("skyline").tone(Tone::Far))
                .with(scenery("ground").tone(Tone::Middle))
                .with_all(heroes(placement, 60)),
        },
    }
}

/// The heroes of a clan, with their feet at this height: one after the other, or all at once.
fn heroes(placement: HeroPlacement, feet: i16) -> Vec<Layer> {
    let places = match placement {
        HeroPlacement::OneByOne => [18, 44, 72, 104],
        HeroPlacement::Simultaneous => [38, 50, 62, 76],
    };
    let sizes = [24, 25, 27, 32];
    let stand =
        |((hero, x), size): ((&'static str, i16), u16)| thing(hero, (x, feet - size as i16 / 2 + 6), size);
    ["hero_3a", "hero_3b", "hero_4", "hero_5"].into_iter().zip(places).zip(sizes).map(stand).collect()
}

/// One hero of each clan.
pub(crate) fn clans() -> Vec<Picture> {
    let hero = |name| Picture::on("figure-outlive").with(thing(name, (60, 50), 98));
    ["hero_5", "hero_3b", "hero_4", "hero_3a"].map(hero).into()
}

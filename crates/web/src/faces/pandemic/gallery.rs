//! The gallery: everything that has a name.

use super::pictures;
use super::words::slug;
use crate::gallery::{Exhibit, Shelf};
use i18n::Texts;
use pandemic::{City, Colour};

/// Shelf by shelf.
pub(super) fn shelves(texts: &Texts) -> Vec<Shelf> {
    vec![diseases(texts)]
}

fn diseases(texts: &Texts) -> Shelf {
    let exhibit = |&colour: &Colour| Exhibit {
        name: texts.say(&format!("colour-{}", colour.word())),
        kind: texts.say("pandemic-gallery-disease"),
        lines: vec![match colour {
            Colour::Purple => texts.say("pandemic-gallery-purple-about"),
            Colour::Blue | Colour::Yellow | Colour::Black | Colour::Red => {
                let cities = City::ALL.iter().filter(|city| city.colour() == colour);
                let cities: Vec<String> =
                    cities.map(|city| texts.say(&format!("city-{}", slug(city.word())))).collect();
                let cities = cities.join(&texts.say("list-separator"));
                texts.say_with("pandemic-gallery-disease-about", &[("cities", (&cities).into())])
            }
        }],
        count: 1,
        picture: pictures::disease(colour),
        class: "",
    };
    Shelf {
        id: "diseases",
        name: texts.say("pandemic-gallery-diseases"),
        exhibits: Colour::ALL.iter().map(exhibit).collect(),
    }
}

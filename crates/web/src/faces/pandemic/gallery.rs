//! The gallery: everything that has a name.

use super::pictures;
use super::words::slug;
use crate::gallery::{Exhibit, Shelf, Shown};
use crate::kit::picture::Picture;
use i18n::Texts;
use pandemic::{
    CUBES, City, Colour, EventCard, HiddenAction, InfectionCard, MutationEvent, RATES, Role, SKULL, STATIONS,
    StrainCard,
};

/// Shelf by shelf.
pub(super) fn shelves(texts: &Texts) -> Vec<Shelf> {
    let shelf = |id: &'static str, exhibits| Shelf {
        id,
        name: texts.say(&format!("pandemic-gallery-{id}")),
        exhibits,
        shown: Shown::Openly,
    };
    vec![
        shelf("cities", City::ALL.iter().map(|&of| city(texts, of)).collect()),
        shelf("roles", Role::ALL.iter().map(|&of| role(texts, of)).collect()),
        shelf("events", EventCard::ALL.iter().map(|&card| event(texts, card)).collect()),
        shelf("infections", City::ALL.iter().map(|&city| infection(texts, city)).collect()),
        shelf("epidemics", epidemics(texts)),
        shelf("mutations", mutations(texts)),
        shelf("bio-terrorist", bio_terrorist(texts)),
        shelf("diseases", Colour::ALL.iter().map(|&colour| disease(texts, colour)).collect()),
        shelf("board", pieces(texts)),
    ]
}

/// A thing of which there is one.
fn one(name: String, kind: String, line: String, picture: Picture, class: &'static str) -> Exhibit {
    Exhibit { name, kind, lines: vec![line], count: 1, picture, marks: None, class }
}

fn city(texts: &Texts, city: City) -> Exhibit {
    let colour = texts.say(&format!("hue-{}", city.colour().word()));
    let people = in_thousands(city.population());
    let roads = names(texts, city.neighbours().iter());
    Exhibit {
        lines: vec![
            texts.say_with("pandemic-gallery-people", &[("people", (&people).into())]),
            texts.say_with("pandemic-gallery-roads", &[("cities", (&roads).into())]),
        ],
        ..one(
            name(texts, city),
            texts.say_with("pandemic-gallery-city", &[("colour", (&colour).into())]),
            String::new(),
            pictures::city(city),
            dossier(city.colour()),
        )
    }
}

fn infection(texts: &Texts, city: City) -> Exhibit {
    let colour = texts.say(&format!("hue-{}", city.colour().word()));
    let named = name(texts, city);
    let about = [("city", (&named).into()), ("colour", (&colour).into())];
    one(
        named.clone(),
        texts.say_with("pandemic-gallery-infection", &[("colour", (&colour).into())]),
        texts.say_with("pandemic-gallery-infection-about", &about),
        pictures::infection(InfectionCard::City(city)),
        dossier(city.colour()),
    )
}

fn role(texts: &Texts, role: Role) -> Exhibit {
    let id = format!("role-{}", slug(role.word()));
    let about = texts.say(&format!("{id}-about"));
    one(texts.say(&id), texts.say("pandemic-gallery-role"), about, pictures::role(role), "of-role")
}

fn event(texts: &Texts, card: EventCard) -> Exhibit {
    let id = format!("event-{}", slug(card.word()));
    let about = texts.say(&format!("{id}-about"));
    one(texts.say(&id), texts.say("pandemic-gallery-event"), about, pictures::event(card), "of-event")
}

fn epidemics(texts: &Texts) -> Vec<Exhibit> {
    let plain = one(
        texts.say("pandemic-gallery-epidemic"),
        texts.say("pandemic-gallery-epidemic-kind"),
        texts.say("pandemic-gallery-epidemic-about"),
        pictures::epidemic(),
        "of-epidemic",
    );
    let strain = |&card: &StrainCard| {
        let id = format!("strain-{}", slug(card.word()));
        let kind = if card.is_continuing() { "strain-lasts" } else { "strain-once" };
        one(
            texts.say(&id),
            texts.say(&format!("pandemic-gallery-{kind}")),
            texts.say(&format!("{id}-about")),
            pictures::strain(card),
            "of-epidemic",
        )
    };
    [plain].into_iter().chain(StrainCard::ALL.iter().map(strain)).collect()
}

fn mutations(texts: &Texts) -> Vec<Exhibit> {
    let appears = Exhibit {
        count: InfectionCard::mutations().len(),
        ..one(
            texts.say("mutation-appears"),
            texts.say("pandemic-gallery-mutation-card"),
            texts.say("mutation-appears-about"),
            pictures::infection(InfectionCard::MutationAppears),
            "of-purple",
        )
    };
    let event = |&event: &MutationEvent| {
        let id = slug(event.word());
        one(
            texts.say(&id),
            texts.say("pandemic-gallery-mutation-event"),
            texts.say(&format!("{id}-about")),
            pictures::mutation(event),
            "of-purple",
        )
    };
    [appears].into_iter().chain(MutationEvent::ALL.iter().map(event)).collect()
}

fn bio_terrorist(texts: &Texts) -> Vec<Exhibit> {
    let role = one(
        texts.say("role-bio-terrorist"),
        texts.say("pandemic-gallery-bio-terrorist-kind"),
        texts.say("pandemic-gallery-bio-terrorist-about"),
        pictures::bio_terrorist(),
        "of-bio-terrorist",
    );
    let hidden = |&action: &HiddenAction| {
        let word = slug(action.word());
        one(
            texts.say(&format!("hidden-{word}")),
            texts.say("pandemic-gallery-hidden-action"),
            texts.say(&format!("hidden-{word}-about")),
            pictures::hidden(action),
            "of-bio-terrorist",
        )
    };
    [role].into_iter().chain(HiddenAction::ALL.iter().map(hidden)).collect()
}

fn disease(texts: &Texts, colour: Colour) -> Exhibit {
    let cities = names(texts, City::ALL.iter().copied().filter(|city| city.colour() == colour));
    let about = match colour {
        Colour::Purple => texts.say("pandemic-gallery-purple-about"),
        Colour::Blue | Colour::Yellow | Colour::Black | Colour::Red => {
            texts.say_with("pandemic-gallery-disease-about", &[("cities", (&cities).into())])
        }
    };
    one(
        texts.say(&format!("colour-{}", colour.word())),
        texts.say_with("pandemic-gallery-disease", &[("count", CUBES[colour as usize].into())]),
        about,
        pictures::disease(colour),
        dossier(colour),
    )
}

fn pieces(texts: &Texts) -> Vec<Exhibit> {
    let rates = RATES.map(|rate| rate.to_string()).join(" ");
    vec![
        Exhibit {
            count: STATIONS,
            ..one(
                texts.say("pandemic-gallery-station"),
                texts.say("pandemic-gallery-piece"),
                texts.say("pandemic-gallery-station-about"),
                pictures::station(),
                "of-board",
            )
        },
        one(
            texts.say("group-cure"),
            texts.say("pandemic-gallery-piece"),
            texts.say("pandemic-gallery-cure-about"),
            pictures::cure(),
            "of-board",
        ),
        one(
            texts.say("panel-rate"),
            texts.say("pandemic-gallery-track"),
            texts.say_with("pandemic-gallery-rate-about", &[("rates", (&rates).into())]),
            pictures::infection_rate(),
            "of-board",
        ),
        one(
            texts.say("panel-outbreaks"),
            texts.say("pandemic-gallery-track"),
            texts.say_with("pandemic-gallery-outbreaks-about", &[("most", SKULL.into())]),
            pictures::outbreaks(),
            "of-board",
        ),
    ]
}

/// The class of the cards of a disease.
fn dossier(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "of-blue",
        Colour::Yellow => "of-yellow",
        Colour::Black => "of-black",
        Colour::Red => "of-red",
        Colour::Purple => "of-purple",
    }
}

fn name(texts: &Texts, city: City) -> String {
    texts.say(&format!("city-{}", slug(city.word())))
}

fn names(texts: &Texts, cities: impl Iterator<Item = City>) -> String {
    cities.map(|city| name(texts, city)).collect::<Vec<_>>().join(&texts.say("list-separator"))
}

/// A number with a comma before each three digits.
fn in_thousands(number: u32) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_have_commas() {
        assert_eq!([575_000, 26_063_000, 24].map(super::in_thousands), ["575,000", "26,063,000", "24"]);
    }
}

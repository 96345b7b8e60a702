//! Pictures: what each thing looks like, by what it is and does.

mod cities;
mod cover;
mod events;
mod infections;
mod outlook;
mod roles;
mod strains;
mod symbols;

use crate::kit::picture::{Layer, Picture, Symbol, Tone};
pub(super) use outlook::outlook;
use pandemic::{Card, City, Colour, EventCard, HiddenAction, InfectionCard, MutationEvent, Role, StrainCard};
pub(super) use symbols::FILES;
use symbols::{city as of_city, thing};

/// The cover of the game.
pub(super) fn cover() -> Picture {
    cover::cover()
}

/// The sign of an Epidemic, to be counted.
pub(super) const EPIDEMIC: Symbol = thing("burst");

/// The pawn of a seat that has no role yet.
pub(super) fn pawns() -> Vec<Picture> {
    vec![Picture::on("figure-pandemic").with(Layer::new(thing("pawn"), (60, 50), 98))]
}

/// The City card of a city.
pub(super) fn city(city: City) -> Picture {
    Picture::on(sky(city.colour())).with_all(cities::photograph(city))
}

/// A player card.
pub(super) fn card(card: Card) -> Picture {
    match card {
        Card::City(of) => city(of),
        Card::Event(of) => event(of),
        Card::Mutation(of) => mutation(of),
    }
}

/// A card of the infection deck.
pub(super) fn infection(card: InfectionCard) -> Picture {
    match card {
        InfectionCard::City(city) => Picture::on(sea(city.colour())).with_all(infections::surroundings(city)),
        InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => {
            Picture::on(sea(Colour::Purple)).with_all(strains::mutation_appears())
        }
    }
}

/// An event card.
pub(super) fn event(event: EventCard) -> Picture {
    Picture::on("ground-event").with_all(events::scene(event))
}

/// A role.
pub(super) fn role(role: Role) -> Picture {
    let ground = match role {
        Role::Dispatcher => "ground-role ground-dispatcher",
        Role::OperationsExpert => "ground-role ground-operations-expert",
        Role::Scientist => "ground-role ground-scientist",
        Role::Medic => "ground-role ground-medic",
        Role::Researcher => "ground-role ground-researcher",
        Role::Archivist => "ground-role ground-archivist",
        Role::ContainmentSpecialist => "ground-role ground-containment-specialist",
        Role::Epidemiologist => "ground-role ground-epidemiologist",
        Role::FieldOperative => "ground-role ground-field-operative",
        Role::Generalist => "ground-role ground-generalist",
        Role::Troubleshooter => "ground-role ground-troubleshooter",
        Role::ContingencyPlanner => "ground-role ground-contingency-planner",
        Role::QuarantineSpecialist => "ground-role ground-quarantine-specialist",
    };
    Picture::on(ground).with_all(roles::portrait(role))
}

/// The Bio-Terrorist.
pub(super) fn bio_terrorist() -> Picture {
    Picture::on("ground-bio-terrorist").with_all(roles::bio_terrorist())
}

/// Something that only a hidden Bio-Terrorist does.
pub(super) fn hidden(action: HiddenAction) -> Picture {
    Picture::on("ground-bio-terrorist").with_all(strains::hidden(action))
}

/// An Epidemic card without a name.
pub(super) fn epidemic() -> Picture {
    Picture::on("ground-epidemic").with_all(strains::epidemic())
}

/// An Epidemic card of Virulent Strain.
pub(super) fn strain(card: StrainCard) -> Picture {
    Picture::on("ground-epidemic").with_all(strains::strain(card))
}

/// A mutation event.
pub(super) fn mutation(event: MutationEvent) -> Picture {
    Picture::on("ground-purple").with_all(strains::mutation(event))
}

/// A disease: its germ in a dish, beside the shape of its cubes.
pub(super) fn disease(colour: Colour) -> Picture {
    let germ = thing(match colour {
        Colour::Blue => "germ-circle",
        Colour::Yellow => "germ-triangle",
        Colour::Black => "germ-square",
        Colour::Red => "germ-diamond",
        Colour::Purple => "germ-plus",
    });
    Picture::on(sea(colour)).with_all([
        Layer::new(thing("dish"), (60, 50), 96),
        Layer::new(germ, (52, 48), 58),
        Layer::new(germ, (90, 74), 24).turned(40).tone(Tone::Middle),
        Layer::new(shape(colour), (104, 16), 24),
    ])
}

/// A research station.
pub(super) fn station() -> Picture {
    Picture::on("ground-board").with_all([
        Layer::new(of_city("towers"), (60, 40), 120).tone(Tone::Far),
        Layer::new(thing("station"), (60, 52), 76),
        Layer::new(of_city("street"), (60, 40), 120),
    ])
}

/// The outbreaks marker.
pub(super) fn outbreaks() -> Picture {
    Picture::on("ground-board").with(Layer::new(thing("dial"), (60, 50), 108))
}

/// The infection rate marker.
pub(super) fn infection_rate() -> Picture {
    Picture::on("ground-board").with_all([
        Layer::new(thing("infection-back"), (44, 40), 60).turned(-10),
        Layer::new(thing("infection-back"), (76, 40), 60).turned(10),
        Layer::new(thing("track"), (60, 78), 112),
    ])
}

/// A cure.
pub(super) fn cure() -> Picture {
    Picture::on("ground-board").with_all([
        Layer::new(thing("rays"), (60, 50), 120).tone(Tone::Faint),
        Layer::new(thing("flask-row"), (60, 52), 112),
    ])
}

/// The ground of a City card.
fn sky(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "ground-blue",
        Colour::Yellow => "ground-yellow",
        Colour::Black => "ground-black",
        Colour::Red => "ground-red",
        Colour::Purple => "ground-purple",
    }
}

/// The ground of what shows the map or the laboratory.
fn sea(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "ground-sea-blue",
        Colour::Yellow => "ground-sea-yellow",
        Colour::Black => "ground-sea-black",
        Colour::Red => "ground-sea-red",
        Colour::Purple => "ground-sea-purple",
    }
}

/// The shape that stands beside the colour of a disease.
fn shape(colour: Colour) -> Symbol {
    thing(match colour {
        Colour::Blue => "circle",
        Colour::Yellow => "triangle",
        Colour::Black => "square",
        Colour::Red => "diamond",
        Colour::Purple => "plus",
    })
}

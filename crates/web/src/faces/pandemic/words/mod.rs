//! Names and numbers as the sentences of the table need them.

pub(crate) mod action;
pub(crate) mod ask;
pub(crate) mod log;
pub(crate) mod plain;
pub(crate) mod reasons;
pub(crate) mod sheets;

use crate::kit;
pub(crate) use crate::kit::words::slug;
use crate::kit::words::{Named, things};
use i18n::Said;
use kernel::Seat;
use pandemic::{
    Card, City, CitySixName, Colour, Ending, EventCard, Frame, InfectionCard, Moment, Movement,
    MutationEvent, Order, Pawn, Payment, PurpleModule, Role, StrainCard, View,
};

/// What is needed to name things: the language, the view and the people.
pub(crate) type Words<'a> = kit::words::Words<'a, View>;

/// Something a sentence names.
#[derive(Clone, Copy)]
pub enum Thing {
    Seat(Seat),
    City(City),
    /// A colour inside the sentence.
    Hue(Colour),
    Card(Card),
    Infection(InfectionCard),
    Role(Role),
    Event(EventCard),
    Strain(StrainCard),
    Mutation(MutationEvent),
    Count(u32),
    /// What has no words of its own.
    Unsaid,
}

things! {
    Thing {
        Seat => Seat,
        City => City,
        Colour => Hue,
        Card => Card,
        InfectionCard => Infection,
        Role => Role,
        EventCard => Event,
        StrainCard => Strain,
        MutationEvent => Mutation,
        u32 => Count,
    }
    unsaid { Ending, Movement, Order, Pawn, Payment, }
}

impl From<u16> for Thing {
    fn from(count: u16) -> Self {
        Thing::Count(count.into())
    }
}

impl Named for View {
    type Thing<'t> = Thing;

    fn name(words: &Words<'_>, thing: Thing) -> Option<Said> {
        Some(Said::Name(match thing {
            Thing::Seat(seat) => words.person(seat),
            Thing::City(city) => words.city(city),
            Thing::Hue(colour) => words.hue(colour),
            Thing::Card(card) => words.card(card),
            Thing::Infection(card) => words.infection_card(card),
            Thing::Role(role) => words.role(role),
            Thing::Event(event) => words.event(event),
            Thing::Strain(card) => words.strain(card),
            Thing::Mutation(event) => words.mutation(event),
            Thing::Count(count) => return Some(Said::Count(count)),
            Thing::Unsaid => return None,
        }))
    }
}

impl Words<'_> {
    /// P2.13 The name of a city; the seventh has two.
    pub(crate) fn city(&self, city: City) -> String {
        if city == City::Montreal && self.view.options.city_06_name == CitySixName::Toronto {
            return self.say("city-montreal-variant");
        }
        self.say(&format!("city-{}", slug(city.word())))
    }

    pub(crate) fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour.word()))
    }

    /// A colour inside a sentence.
    pub(crate) fn hue(&self, colour: Colour) -> String {
        self.say(&format!("hue-{}", colour.word()))
    }

    pub(crate) fn role(&self, role: Role) -> String {
        self.say(&format!("role-{}", slug(role.word())))
    }

    pub(crate) fn role_about(&self, role: Role) -> String {
        self.say(&format!("role-{}-about", slug(role.word())))
    }

    pub(crate) fn event(&self, event: EventCard) -> String {
        self.say(&format!("event-{}", slug(event.word())))
    }

    pub(crate) fn event_about(&self, event: EventCard) -> String {
        self.say(&format!("event-{}-about", slug(event.word())))
    }

    /// P19 The name of a strain card.
    pub(crate) fn strain(&self, card: StrainCard) -> String {
        self.say(&format!("strain-{}", slug(card.word())))
    }

    /// P19 What a strain card does.
    pub(crate) fn strain_about(&self, card: StrainCard) -> String {
        self.say(&format!("strain-{}-about", slug(card.word())))
    }

    /// P20 The name of a mutation event.
    pub(crate) fn mutation(&self, event: MutationEvent) -> String {
        self.say(&slug(event.word()))
    }

    /// P20 What a mutation event does.
    pub(crate) fn mutation_about(&self, event: MutationEvent) -> String {
        self.say(&format!("{}-about", slug(event.word())))
    }

    pub(crate) fn card(&self, card: Card) -> String {
        match card {
            Card::City(city) => self.city(city),
            Card::Event(event) => self.event(event),
            Card::Mutation(event) => self.mutation(event),
        }
    }

    /// P20.6 A card of the infection deck; the two mutation cards have one name.
    pub(crate) fn infection_card(&self, card: InfectionCard) -> String {
        match card {
            InfectionCard::City(city) => self.city(city),
            InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => {
                self.say("mutation-appears")
            }
        }
    }

    /// P18 P21.43 P21.44 P21.45 What ended the game, and who has won by it.
    pub(crate) fn ending(&self, ending: &str) -> String {
        let won = ending == Ending::Cures.word();
        let said = match self.view.options.module_purple {
            PurpleModule::None => return self.say(&format!("ending-{}", slug(ending))),
            PurpleModule::Mutation | PurpleModule::BioTerrorist if won => self.say("ending-cures-purple"),
            PurpleModule::Mutation => return self.say(&format!("ending-{}", slug(ending))),
            PurpleModule::BioTerrorist => self.say(&format!("ending-{}", slug(ending))),
        };
        let verdict = match self.view.options.module_purple {
            PurpleModule::None | PurpleModule::Mutation => return said,
            PurpleModule::BioTerrorist if won => "ending-team-won",
            PurpleModule::BioTerrorist if self.view.bio_terrorist_won() => "ending-bio-terrorist-won",
            PurpleModule::BioTerrorist => "ending-nobody-won",
        };
        format!("{said}{}{}", self.say("sentence-gap"), self.say(verdict))
    }

    /// Something with what is said of it.
    pub(crate) fn of(&self, name: &str, what: &str) -> String {
        self.say_with("plain-of", &[("name", name.into()), ("what", what.into())])
    }

    /// P21.8 Whether the Bio-Terrorist acts.
    pub(crate) fn in_secret(&self) -> bool {
        matches!(self.view.top(), Some(Frame::Moment(Moment::BioTerrorist)))
    }

    /// The seat a pawn of a movement belongs to: movements are made by the active seat, or the Bio-Terrorist.
    pub(crate) fn moved(&self, pawn: Pawn) -> Seat {
        match (pawn, &self.view.bio_terrorist) {
            (Pawn::Of(seat), _) => seat,
            (Pawn::Own, Some(terrorist)) if self.in_secret() => terrorist.seat,
            (Pawn::Own, _) => self.view.active,
        }
    }

    /// Where this seat's pawn stands, as far as the viewer knows.
    pub(crate) fn place(&self, seat: Seat) -> Option<City> {
        match &self.view.bio_terrorist {
            Some(terrorist) if terrorist.seat == seat => terrorist.city,
            Some(_) | None => Some(self.view.seat(seat).city),
        }
    }
}

/// The class of a card: the colour of its disease, or what else it is.
pub(crate) fn card_class(card: Card) -> &'static str {
    match card {
        Card::City(city) => city.colour().word(),
        Card::Event(_) => "event",
        Card::Mutation(_) => "purple mutation",
    }
}

/// The disease an infection card belongs to.
pub(crate) fn infection_colour(card: InfectionCard) -> Colour {
    match card {
        InfectionCard::City(city) => city.colour(),
        InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => Colour::Purple,
    }
}

/// The class of an infection card.
pub(crate) fn infection_class(card: InfectionCard) -> &'static str {
    match card {
        InfectionCard::City(city) => city.colour().word(),
        InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => "purple mutation",
    }
}

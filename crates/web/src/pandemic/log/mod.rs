//! The log: every event as a sentence.

mod weight;

use super::words::{Thing, Words};
use crate::face::Sentence;
use kernel::Seat;
use pandemic::{City, Colour, Event, InfectionCard, Movement};
use weight::weight;

/// The sentence of this event. What comes of an infection card names its city, so the card itself is left out.
pub(super) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let told = !matches!(event, Event::InfectionRevealed { card: InfectionCard::City(_) });
    told.then(|| Sentence { rule: event.rule(), text: text(words, event), weight: weight(event) })
}

fn text(words: &Words<'_>, event: &Event) -> String {
    let tell = |id: &str, things: &[(&str, Thing)]| words.tell(id, things);
    let by = |id: &str, seat: Seat| tell(id, &[("who", seat.into())]);
    let with = |id: &str, seat: Seat, thing: (&str, Thing)| tell(id, &[("who", seat.into()), thing]);
    let spot = |id: &str, city: City, colour: Colour, cubes: u8| {
        tell(id, &[("city", city.into()), ("hue", colour.into()), ("cubes", cubes.into())])
    };
    let at = |id: &str, city: City| tell(id, &[("city", city.into())]);
    match *event {
        Event::BioTerroristChosen { seat } => by("log-bio-terrorist-chosen", seat),
        Event::RoleTaken { seat, role } => with("log-role-taken", seat, ("role", role.into())),
        Event::SetupInfected { city, cubes } => spot("log-setup-infected", city, city.colour(), cubes),
        Event::EventsMixed { count } => tell("log-events-mixed", &[("count", count.into())]),
        Event::Dealt { seat, card } => with("log-dealt", seat, ("card", card.into())),
        Event::DealtHidden { seat } => by("log-dealt-hidden", seat),
        Event::Begins { seat, card: None } => by("log-begins", seat),
        Event::Begins { seat, card: Some(card) } => with("log-begins-card", seat, ("card", card.into())),
        Event::TurnBegan { seat, number } => with("log-turn", seat, ("number", u32::from(number).into())),
        Event::Moved { seat: _, pawn, by: Movement::Direct, from, to, card: None } => {
            tell("log-direct-shown", &[("pawn", pawn.into()), ("from", from.into()), ("to", to.into())])
        }
        Event::Moved { seat, pawn, by, from, to, card: _ } => moved(words, seat, pawn, by, from, to),
        Event::OperationsFlown { seat, from, to, card } => tell(
            "log-operations-flown",
            &[("who", seat.into()), ("from", from.into()), ("to", to.into()), ("card", card.into())],
        ),
        Event::CardShown { seat, card } => with("log-card-shown", seat, ("card", card.into())),
        Event::Built { seat, city, from, card } => built(words, seat, city, from, card),
        Event::Treated { seat, city, colour, cubes } => tell(
            "log-treated",
            &[("who", seat.into()), ("city", city.into()), ("hue", colour.into()), ("cubes", cubes.into())],
        ),
        Event::MedicCleared { city, colour, cubes } => spot("log-medic-cleared", city, colour, cubes),
        Event::Contained { city, colour } => spot("log-contained", city, colour, 1),
        Event::SampleTaken { seat, city, colour } => {
            tell("log-sample-taken", &[("who", seat.into()), ("city", city.into()), ("hue", colour.into())])
        }
        Event::SamplesReturned { seat, colour, cubes } => tell(
            "log-samples-returned",
            &[("who", seat.into()), ("hue", colour.into()), ("cubes", cubes.into())],
        ),
        Event::Cured { seat, colour } => with("log-cured", seat, ("hue", colour.into())),
        Event::Eradicated { colour } => tell("log-eradicated", &[("hue", colour.into())]),
        Event::Shared { giver, receiver, card } => tell(
            "log-shared",
            &[("giver", giver.into()), ("receiver", receiver.into()), ("card", card.into())],
        ),
        Event::Retrieved { seat, card } => with("log-retrieved", seat, ("card", card.into())),
        Event::Stored { seat, event } => with("log-stored", seat, ("event", event.into())),
        Event::StoredDiscarded { seat, event } => with("log-stored-discarded", seat, ("event", event.into())),
        Event::Captured { seat } => by("log-captured", seat),
        Event::ActionsEnded { seat, unused } => with("log-actions-ended", seat, ("unused", unused.into())),
        Event::Discarded { seat, card } => with("log-discarded", seat, ("card", card.into())),
        Event::Played { seat, event } => with("log-played", seat, ("event", event.into())),
        Event::Airlifted { pawn, from, to } => {
            tell("log-airlifted", &[("pawn", pawn.into()), ("from", from.into()), ("to", to.into())])
        }
        Event::Revealed { card } => tell("log-revealed", &[("card", card.into())]),
        Event::Looked { card } => tell("log-looked", &[("card", card.into())]),
        Event::Forecast { order } => {
            let cards = words.list(order.iter().map(|card| words.infection_card(card)));
            words.say_with("log-forecast", &[("cards", (&cards).into())])
        }
        Event::Granted { city, from: None } => at("log-granted", city),
        Event::Granted { city, from: Some(from) } => {
            tell("log-granted-from", &[("city", city.into()), ("from", from.into())])
        }
        Event::QuietNight { turns } => tell("log-quiet-night", &[("turns", turns.into())]),
        Event::Removed { city } => at("log-removed", city),
        Event::ActionsGained { seat, actions } => with("log-actions-gained", seat, ("count", actions.into())),
        Event::TravelBanned { seat } => by("log-travel-banned", seat),
        Event::RoleChanged { seat, role } => with("log-role-changed", seat, ("role", role.into())),
        Event::CubeRemoved { event, city, colour } => tell(
            "log-cube-removed",
            &[("event", event.into()), ("city", city.into()), ("hue", colour.into())],
        ),
        Event::Researched { seat, card } => with("log-researched", seat, ("card", card.into())),
        Event::Ordered { seat, pawn } => with("log-ordered", seat, ("pawn", pawn.into())),
        Event::Asked { asker, owner } => {
            tell("log-asked", &[("asker", asker.into()), ("owner", owner.into())])
        }
        Event::Agreed { owner } => tell("log-agreed", &[("owner", owner.into())]),
        Event::Declined { owner } => tell("log-declined", &[("owner", owner.into())]),
        Event::Drew { seat, card } => with("log-drew", seat, ("card", card.into())),
        Event::DrewHidden { seat } => by("log-drew-hidden", seat),
        Event::EpidemicDrawn { seat, card: None } => by("log-epidemic-drawn", seat),
        Event::EpidemicDrawn { seat, card: Some(card) } => {
            with("log-strain-card-drawn", seat, ("card", card.into()))
        }
        Event::MutationDrawn { seat, event } => with("log-mutation-drawn", seat, ("event", event.into())),
        Event::MutationBegan { event } => {
            let name = words.mutation(event);
            let about = words.mutation_about(event);
            words.say_with("log-with-about", &[("name", (&name).into()), ("about", (&about).into())])
        }
        Event::MutationWithoutEffect => words.say("log-mutation-without-effect"),
        Event::StrainChosen { colour } => tell("log-strain-chosen", &[("hue", colour.into())]),
        Event::StrainEffect { card, colour: _ } => {
            let name = words.strain(card);
            let about = words.strain_about(card);
            words.say_with("log-with-about", &[("name", (&name).into()), ("about", (&about).into())])
        }
        Event::StrainReturned { colour } => tell("log-strain-returned", &[("hue", colour.into())]),
        Event::CubesLost { colour, cubes } => {
            tell("log-cubes-lost", &[("hue", colour.into()), ("cubes", cubes.into())])
        }
        Event::Increased { rate } => tell("log-increased", &[("rate", rate.into())]),
        Event::BottomRevealed { card } => tell("log-bottom-revealed", &[("card", card.into())]),
        Event::Intensified { cards } => tell("log-intensified", &[("cards", cards.into())]),
        Event::InfectionRevealed { card } => tell("log-infection-revealed", &[("card", card.into())]),
        Event::AdditionalCard => words.say("log-additional-card"),
        Event::CubesPlaced { city, colour, cubes } => spot("log-cubes-placed", city, colour, cubes),
        Event::HeldOffEradicated { city, colour } => spot("log-held-off-eradicated", city, colour, 0),
        Event::HeldOffMedic { city, colour } => spot("log-held-off-medic", city, colour, 0),
        Event::HeldOffQuarantine { city, colour } => spot("log-held-off-quarantine", city, colour, 0),
        Event::PurpleReturned { city, cubes } => {
            tell("log-purple-returned", &[("city", city.into()), ("cubes", cubes.into())])
        }
        Event::Outbreak { city, colour, marker } => {
            tell("log-outbreak", &[("city", city.into()), ("hue", colour.into()), ("marker", marker.into())])
        }
        Event::InfectionSkipped => words.say("log-infection-skipped"),
        Event::InfectionReshuffled => words.say("log-infection-reshuffled"),
        Event::BioTerroristTurnBegan => words.say("log-bio-terrorist-turn-began"),
        Event::BioTerroristTurnEnded => words.say("log-bio-terrorist-turn-ended"),
        Event::BioTerroristBegan { city } => at("log-bio-terrorist-began", city),
        Event::BioTerroristMoved { by, from, to } => {
            tell(&format!("log-bio-terrorist-{}", by.word()), &[("from", from.into()), ("to", to.into())])
        }
        Event::BioTerroristPassed => words.say("log-bio-terrorist-passed"),
        Event::BioTerroristInVain { city } => at("log-bio-terrorist-in-vain", city),
        Event::BioTerroristDrew { city } => at("log-bio-terrorist-drew", city),
        Event::BioTerroristDrewHidden => words.say("log-bio-terrorist-drew-hidden"),
        Event::BioTerroristDiscarded { city } => at("log-bio-terrorist-discarded", city),
        Event::Sabotaged { city } => at("log-sabotaged", city),
        Event::BioTerroristAppeared { city } => at("log-bio-terrorist-appeared", city),
        Event::BioTerroristVanished { city } => at("log-bio-terrorist-vanished", city),
        Event::BioTerroristEscaped { city } => at("log-bio-terrorist-escaped", city),
        Event::BioTerroristOut => words.say("log-bio-terrorist-out"),
        Event::Ended { by } => words.ending(by.word()),
    }
}

fn built(words: &Words<'_>, seat: Seat, city: City, from: Option<City>, card: Option<City>) -> String {
    let id = match (card, from) {
        (Some(_), None) => "log-built",
        (None, None) => "log-built-free",
        (Some(_), Some(_)) => "log-built-from",
        (None, Some(_)) => "log-built-from-free",
    };
    let from = from.unwrap_or(city);
    words.tell(id, &[("who", seat.into()), ("city", city.into()), ("from", from.into())])
}

fn moved(words: &Words<'_>, seat: Seat, pawn: Seat, by: Movement, from: City, to: City) -> String {
    let suffix = if seat == pawn { "" } else { "-pawn" };
    words.tell(
        &format!("log-{}{suffix}", by.word()),
        &[("who", seat.into()), ("pawn", pawn.into()), ("from", from.into()), ("to", to.into())],
    )
}

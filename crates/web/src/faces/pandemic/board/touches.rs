//! What a choice touches on the table: from where, to where, and the cards it costs.

use crate::faces::pandemic::board::hands::card_id;
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::button::Touches;
use pandemic::{Action, Card, City, Journey, Movement, Pawn, Role};

/// The id of a city on the map.
pub(crate) fn city_id(city: City) -> String {
    format!("city-{}", slug(city.word()))
}

/// The id of the line between two cities.
pub(crate) fn line_id(a: City, b: City) -> String {
    format!("line-{}-{}", slug(a.min(b).word()), slug(a.max(b).word()))
}

/// What an action touches.
pub(crate) fn touches(words: &Words<'_>, action: Action) -> Touches {
    let own = words.view.seat(words.view.active);
    let mut touches = Touches::default();
    let mut costs = |card: City| touches.marks.push(card_id(Card::City(card)));
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is no thing on the table touches nothing")]
    match action {
        Action::Move { by: Movement::Direct, to, .. } => costs(to),
        Action::Move { by: Movement::Charter, pawn, .. } => {
            if let Some(from) = words.place(words.moved(pawn)) {
                costs(from);
            }
        }
        Action::OperationsFlight { card, .. } | Action::Give { card, .. } | Action::Take { card, .. } => {
            costs(card)
        }
        Action::Build { .. } if own.role != Some(Role::OperationsExpert) => costs(own.city),
        Action::Discard(card) => {
            touches.marks.push(card_id(card));
            touches.onto.push("player-cards".to_owned());
        }
        Action::Treat(colour) => touches.marks.push(format!("cubes-{}-{colour}", slug(own.city.word()))),
        Action::Remove { city, colour } => {
            touches.marks.push(format!("cubes-{}-{colour}", slug(city.word())))
        }
        Action::Cure { colour, .. } => {
            touches.marks.push(format!("disease-{colour}"));
            touches.onto.push(format!("disease-{colour}"));
        }
        _ => {}
    }
    if let Action::Move { by: Movement::Drive, pawn, to } = action
        && let Some(from) = words.place(words.moved(pawn))
    {
        touches.marks.push(line_id(from, to));
    }
    if let Some(event) = action.event() {
        touches.marks.push(card_id(Card::Event(event)));
        // P11 Where nothing is chosen, the name of the event is all that is written.
        if action.to_string() == event.word() {
            touches.onto.push("board".to_owned());
        }
    }
    if let Some(city) = leads_to(own.city, action) {
        touches.marks.push(city_id(city));
        touches.onto.push(city_id(city));
    }
    if let Action::Give { to: holder, .. } | Action::Take { from: holder, .. } = action {
        let hand = format!("hand-{}", holder.number());
        touches.marks.push(hand.clone());
        touches.onto.push(hand);
    }
    touches
}

/// What a journey of this pawn touches: the whole way.
pub(crate) fn along(words: &Words<'_>, pawn: Pawn, journey: &Journey) -> Touches {
    let mut marks = Vec::new();
    let mut from = words.place(words.moved(pawn));
    for &(by, to) in &journey.steps {
        if let Some(from) = from {
            match by {
                Movement::Drive => marks.push(line_id(from, to)),
                Movement::Shuttle | Movement::Direct | Movement::Charter | Movement::Rendezvous => {
                    marks.push(city_id(from));
                }
            }
        }
        marks.push(city_id(to));
        from = Some(to);
    }
    Touches { onto: vec![city_id(journey.to())], marks }
}

/// The city of the map where an action shows.
fn leads_to(own: City, action: Action) -> Option<City> {
    if let Action::OperationsFlight { to, .. } = action {
        Some(to)
    } else if let Action::GovernmentGrant { city, .. } = action {
        Some(city)
    } else if let Action::Build { .. } | Action::Treat(_) = action {
        Some(own)
    } else {
        crate::faces::pandemic::words::action::leads_to(action)
    }
}

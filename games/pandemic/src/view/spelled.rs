//! Views as text: the words that case files and the interface for programs use.

use super::{SeatView, View};
use crate::map::City;
use crate::spelling::{ByColour, Cubes, Words, hand};
use crate::state::Ending;
use kernel::Seat;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

impl Serialize for SeatView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("SeatView", 6)?;
        fields.serialize_field("role", &self.role)?;
        fields.serialize_field("city", &self.city)?;
        fields.serialize_field("hand", &hand(self.hand))?;
        fields.serialize_field("hand_count", &self.hand_count)?;
        fields.serialize_field("shown", &Words(self.shown))?;
        fields.serialize_field("actions_left", &self.actions_left)?;
        fields.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let layers: Vec<_> = self.infection_deck.iter().map(|layer| Words(layer.cards)).collect();
        let shuffles: Vec<_> = self.infection_deck.iter().map(|layer| layer.shuffle).collect();
        let refused: Vec<_> = self.refused.iter().map(ToString::to_string).collect();
        let mut fields = serializer.serialize_struct("View", 34)?;
        fields.serialize_field("options", &self.options)?;
        fields.serialize_field("turn", &self.turn)?;
        fields.serialize_field("active", &self.active.number())?;
        fields.serialize_field("asked", &self.asked.iter().map(Seat::number).collect::<Vec<_>>())?;
        fields.serialize_field("frames", &self.frames)?;
        fields.serialize_field("private_question", &self.private_question.map(Seat::number))?;
        fields.serialize_field("seats", &self.seats)?;
        fields.serialize_field("cubes", &Cubes(&self.cubes))?;
        fields.serialize_field("supply", &ByColour(self.supply))?;
        fields.serialize_field("cures", &ByColour(self.cures))?;
        fields.serialize_field("stations", &Words(self.stations))?;
        fields.serialize_field("stations_left", &self.stations_left())?;
        fields.serialize_field("rate_index", &self.rate_index)?;
        fields.serialize_field("rate", &self.rate())?;
        fields.serialize_field("outbreaks", &self.outbreaks)?;
        fields.serialize_field("unseen", &Words(self.unseen))?;
        fields.serialize_field("player_deck", &PlayerDeckWords(self))?;
        fields.serialize_field("player_discard", &Words(self.player_discard))?;
        fields.serialize_field("epidemics_drawn", &self.epidemics_drawn)?;
        fields.serialize_field("epidemics_discarded", &self.epidemics_discarded)?;
        fields.serialize_field(
            "infection_deck",
            &InfectionDeckWords {
                left: self.infection_deck_left(),
                layers,
                shuffles,
                shuffled: self.infection_shuffles,
            },
        )?;
        fields.serialize_field("infection_discard", &Words(self.infection_discard))?;
        fields.serialize_field("infection_removed", &Words(self.infection_removed))?;
        fields.serialize_field("cards_drawn", &self.cards_drawn)?;
        fields.serialize_field("epidemics_waiting", &self.epidemics_waiting)?;
        fields.serialize_field("infection_cards_drawn", &self.infection_cards_drawn)?;
        fields.serialize_field("quiet_nights", &self.quiet_nights)?;
        fields.serialize_field("forecast", &Words(self.forecast))?;
        fields.serialize_field("refused", &refused)?;
        fields.serialize_field("ended_by", &self.ended_by)?;
        fields.serialize_field("won", &(self.ended_by == Some(Ending::Cures)))?;
        fields.end()
    }
}

struct PlayerDeckWords<'a>(&'a View);

impl Serialize for PlayerDeckWords<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("PlayerDeck", 2)?;
        fields.serialize_field("left", &self.0.player_deck_left())?;
        fields.serialize_field("stretches", &self.0.stretches)?;
        fields.end()
    }
}

#[derive(Serialize)]
struct InfectionDeckWords {
    left: u32,
    layers: Vec<Words<City>>,
    shuffles: Vec<u8>,
    shuffled: u8,
}

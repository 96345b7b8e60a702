//! Views as text: the words that case files and the interface for programs use.

use super::{BioTerroristView, DeckLayer, SeatView, StrainView, View};
use crate::table::state::Ending;
use crate::words::options::{PurpleModule, StrainModule};
use crate::words::spelling::{ByColour, Cubes};
use crate::words::{Colour, Cure, InfectionCard, StrainCard};
use kernel::{Seat, SeatSet, Set};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A set of seats as a list of numbers.
fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

/// A seat with the colours of the game.
struct Spelled<'a>(&'a SeatView, &'static [Colour]);

impl Serialize for Spelled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spelled(seat, colours) = self;
        let mut fields = serializer.serialize_struct("SeatView", 8)?;
        fields.serialize_field("role", &seat.role)?;
        fields.serialize_field("city", &seat.city)?;
        fields.serialize_field("hand", &seat.hand)?;
        fields.serialize_field("hand_count", &seat.hand_count)?;
        fields.serialize_field("shown", &seat.shown)?;
        fields.serialize_field("actions_left", &seat.actions_left)?;
        fields.serialize_field("samples", &ByColour(seat.samples, colours))?;
        fields.serialize_field("stored", &seat.stored)?;
        fields.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let colours = self.colours();
        let refused: Vec<_> = self.refused.iter().map(ToString::to_string).collect();
        let seats: Vec<_> = self.seats.iter().map(|seat| Spelled(seat, colours)).collect();
        let mut fields = serializer.serialize_struct("View", 48)?;
        fields.serialize_field("options", &self.options)?;
        fields.serialize_field("turn", &self.turn)?;
        fields.serialize_field("active", &self.active.number())?;
        fields.serialize_field("asked", &numbers(self.asked))?;
        fields.serialize_field("frames", &self.frames)?;
        fields.serialize_field("private_question", &self.private_question.map(Seat::number))?;
        fields.serialize_field("seats", &seats)?;
        fields.serialize_field("cubes", &Cubes(&self.cubes, colours))?;
        fields.serialize_field("supply", &ByColour(self.supply, colours))?;
        fields.serialize_field("removed_cubes", &ByColour(self.removed_cubes, colours))?;
        fields.serialize_field("cures", &ByColour(self.cures, colours))?;
        fields.serialize_field("stations", &self.stations)?;
        fields.serialize_field("stations_left", &self.stations_left())?;
        fields.serialize_field("rate_index", &self.rate_index)?;
        fields.serialize_field("rate", &self.rate())?;
        fields.serialize_field("outbreaks", &self.outbreaks)?;
        fields.serialize_field("unseen", &self.unseen)?;
        fields.serialize_field("player_deck", &PlayerDeckWords(self))?;
        fields.serialize_field("player_discard", &self.player_discard)?;
        fields.serialize_field("player_removed", &self.player_removed)?;
        fields.serialize_field("epidemics_drawn", &self.epidemics_drawn)?;
        fields.serialize_field("epidemics_discarded", &self.epidemics_discarded)?;
        fields.serialize_field("infection_deck", &InfectionDeckWords(self))?;
        fields.serialize_field("infection_discard", &self.infection_discard)?;
        fields.serialize_field("infection_removed", &self.infection_removed)?;
        fields.serialize_field("cards_drawn", &self.cards_drawn)?;
        fields.serialize_field("epidemics_waiting", &self.epidemics_waiting)?;
        fields.serialize_field("infection_cards_drawn", &self.infection_cards_drawn)?;
        fields.serialize_field("abilities_used", &self.abilities_used)?;
        fields.serialize_field("just_cured", &self.just_cured)?;
        fields.serialize_field("hospital", &self.hospital)?;
        fields.serialize_field("special_orders", &numbers(self.special_orders))?;
        fields.serialize_field("travel_ban", &self.travel_ban.map(Seat::number))?;
        fields.serialize_field("quiet_nights", &self.quiet_nights)?;
        fields.serialize_field("forecast", &self.forecast)?;
        fields.serialize_field("refused", &refused)?;
        fields.serialize_field("ended_by", &self.ended_by)?;
        fields.serialize_field("won", &(self.ended_by == Some(Ending::Cures)))?;
        match self.options.module_strain {
            StrainModule::Off => fields.skip_field("strain")?,
            StrainModule::On => {
                fields.serialize_field("strain", &StrainWords(&self.strain))?;
                fields.serialize_field("additional_cards", &self.additional_cards)?;
                fields.serialize_field("strain_treated", &self.strain_treated)?;
            }
        }
        match self.options.module_purple {
            PurpleModule::None => fields.skip_field("bio_terrorist")?,
            PurpleModule::Mutation => {
                fields.serialize_field("purple_appeared", &self.purple_appeared)?;
                fields.serialize_field("mutations_waiting", &self.mutations_waiting)?;
            }
            PurpleModule::BioTerrorist => {
                fields.serialize_field("purple_appeared", &self.purple_appeared)?;
                fields.serialize_field("bio_terrorist", &self.bio_terrorist)?;
                fields.serialize_field("bio_terrorist_won", &self.bio_terrorist_won())?;
            }
        }
        fields.end()
    }
}

impl View {
    /// P21.43 P21.44 Whether the Bio-Terrorist has won: the players have lost with purple on the board.
    pub fn bio_terrorist_won(&self) -> bool {
        let lost = self.ended_by.is_some_and(|ending| ending != Ending::Cures);
        let purple = self.cubes.iter().any(|cubes| cubes[Colour::Purple as usize] > 0);
        let there = self.bio_terrorist.is_some_and(|terrorist| !terrorist.out);
        lost && purple && there && self.cures[Colour::Purple as usize] != Cure::Eradicated
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

/// The infection deck: what the Bio-Terrorist took from which layer only where that module is played.
struct InfectionDeckWords<'a>(&'a View);

impl Serialize for InfectionDeckWords<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let InfectionDeckWords(view) = self;
        let layers = || view.infection_deck.iter();
        let cards: Vec<Set<InfectionCard>> = layers().map(|layer| layer.cards).collect();
        let shuffles: Vec<u8> = layers().map(|layer| layer.shuffle).collect();
        let mut fields = serializer.serialize_struct("InfectionDeck", 7)?;
        fields.serialize_field("left", &view.infection_deck_left())?;
        fields.serialize_field("layers", &cards)?;
        fields.serialize_field("shuffles", &shuffles)?;
        fields.serialize_field("shuffled", &view.infection_shuffles)?;
        match view.options.module_purple {
            PurpleModule::None | PurpleModule::Mutation => fields.skip_field("dealt")?,
            PurpleModule::BioTerrorist => {
                let lefts: Vec<u8> = layers().map(|layer: &DeckLayer| layer.left).collect();
                let dealt: Vec<Set<InfectionCard>> = layers().map(|layer| layer.dealt).collect();
                let parted: Vec<u8> = layers().map(|layer| layer.parted_for.bits() as u8).collect();
                fields.serialize_field("lefts", &lefts)?;
                fields.serialize_field("dealt", &dealt)?;
                fields.serialize_field("parted_for", &parted)?;
            }
        }
        fields.end()
    }
}

struct StrainWords<'a>(&'a StrainView);

impl Serialize for StrainWords<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let StrainView { colour, drawn, in_force, waiting, resolving } = self.0;
        let waiting: Vec<StrainCard> = waiting.iter().flatten().copied().collect();
        let mut fields = serializer.serialize_struct("Strain", 5)?;
        fields.serialize_field("colour", colour)?;
        fields.serialize_field("drawn", drawn)?;
        fields.serialize_field("in_force", in_force)?;
        fields.serialize_field("waiting", &waiting)?;
        fields.serialize_field("resolving", resolving)?;
        fields.end()
    }
}

/// What may be known of a trail: moves and actions left, and the cities.
#[derive(serde::Serialize)]
struct Combination {
    moves: u8,
    actions: u8,
    cities: Set<crate::words::map::City>,
}

impl Serialize for BioTerroristView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let trail: Vec<Combination> = self
            .trail
            .combinations()
            .filter(|(_, _, cities)| !cities.is_empty())
            .map(|(moves, actions, cities)| Combination { moves, actions, cities })
            .collect();
        let mut fields = serializer.serialize_struct("BioTerrorist", 12)?;
        fields.serialize_field("seat", &self.seat.number())?;
        fields.serialize_field("city", &self.city)?;
        fields.serialize_field("captor", &self.captor.map(Seat::number))?;
        fields.serialize_field("out", &self.out)?;
        fields.serialize_field("hand", &self.hand)?;
        fields.serialize_field("hand_count", &self.hand_count)?;
        fields.serialize_field("known", &self.known)?;
        fields.serialize_field("moves_left", &self.moves_left)?;
        fields.serialize_field("actions_left", &self.actions_left)?;
        fields.serialize_field("hidden_used", &self.hidden_used)?;
        fields.serialize_field("possible", &self.possible)?;
        fields.serialize_field("trail", &trail)?;
        fields.end()
    }
}

//! What nature decides, and how it is written.

use crate::words::map::City;
use crate::words::{Card, Colour, EventCard, InfectionCard, Role, StrainCard};
use kernel::Seat;

vocabulary::moves! {
    /// One thing nature decides.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Outcome as "outcome" {
        /// P21.2 `bio_terrorist s2`: who plays the Bio-Terrorist.
        BioTerrorist(seat: Seat) = "bio_terrorist", seat;
        /// P2.2 `role medic`: the next seat gets this role.
        Role(role: Role) = "role", role;
        /// P2.4 P14.2 `infect lima`, `infect mutation_appears`: the top infection card.
        Infect(card: InfectionCard) = "infect", card;
        /// P2.12 `event airlift`: one of the events of this game.
        Event(event: EventCard) = "event", event;
        /// P2.6 P13.1 `draw lima`, `draw airlift`, `draw mutation_spreads`: the top player card.
        Draw(card: Card) = "draw", card;
        /// P13.4 `draw epidemic`.
        DrawEpidemic = "draw", "epidemic";
        /// P19.1 `draw chronic_effect`: an Epidemic card of Virulent Strain.
        DrawStrain(card: StrainCard) = "draw", card;
        /// P2.9 `start s1`: who begins.
        Start(seat: Seat) = "start", seat;
        /// P19.3 `strain red`: which of the tied diseases is the strain.
        Strain(colour: Colour) = "strain", colour;
        /// P13.6 `bottom lima`: the bottom infection card.
        Bottom(card: InfectionCard) = "bottom", card;
        /// P10.12 P11.6 `reveal lima`: the next card that is looked at.
        Reveal(card: InfectionCard) = "reveal", card;
        /// P21.3 P21.17 `take lima`: the card the Bio-Terrorist draws.
        Take(city: City) = "take", city;
    }
}

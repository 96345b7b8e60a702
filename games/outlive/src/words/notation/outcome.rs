//! What nature decides, and how it is written.

use crate::words::equipment::Equipment;
use crate::words::event_cards::EventCard;
use crate::words::leaders::Leader;
use crate::words::rooms::Room;
use crate::words::{Prey, SearchTile};

vocabulary::moves! {
    /// One thing nature decides.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Outcome as "outcome" {
        /// O3.6 `deal erin_mccarthy`: the next leader, seat by seat.
        DealLeader(leader: Leader) = "deal", leader;
        /// O3.9 `deal ammo_4`: the next advanced room, seat by seat.
        DealRoom(room: Room) = "deal", room;
        /// O3.4 `prey prey_5`: the tile that lies open on the pile.
        Prey(prey: Prey) = "prey", prey;
        /// O4.5 `show axe`: the next equipment tile in a city.
        Show(equipment: Equipment) = "show", equipment;
        /// O4.6 O22.4 `set_aside can`: a search tile that is laid open.
        SetAside(tile: SearchTile) = "set_aside", tile;
        /// O5.1 `event rats`.
        Event(event: EventCard) = "event", event;
        /// O12.3 O23.11 `find can`: a search tile that is drawn.
        Find(tile: SearchTile) = "find", tile;
        /// O20.18 `look can`: the next tile of the pile that is looked at, from the top.
        LookAtSearchTile(tile: SearchTile) = "look", tile;
        /// O21.20 `look prey_5`.
        LookAtPrey(prey: Prey) = "look", prey;
        /// O2.13a `draw axe`: the top tile of the deck.
        Draw(equipment: Equipment) = "draw", equipment;
    }
}

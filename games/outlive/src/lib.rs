//! Outlive, both editions: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

mod decisions;
mod equipment;
mod event;
mod event_cards;
mod frames;
mod leaders;
mod notation;
mod options;
mod rooms;
mod rules;
mod setup;
mod shelter;
mod state;
mod tokens;
mod tuning;
mod view;
mod words;

pub use equipment::{EQUIPMENT, Effect as EquipmentEffect, Equipment, Symbol};
pub use event::{Event, Source};
pub use event_cards::{EVENT_CARDS, Effect as EventEffect, EventCard};
pub use frames::{Ask, Draw, Frame, Origin, Todo};
pub use leaders::{LEADERS, Leader};
pub use notation::{Action, Discount, Gear, HuntingTools, Outcome, RepairRoom, Search, Shield, Starter};
pub use options::{
    AirlockRows, Bank, ComponentSet, Duty, Edition, HeroPlacement, ImmunityScope, MaryDraw, NightFlow,
    Options,
};
pub use rooms::{BASIC, Effect as RoomEffect, GROWTH_LIMIT, ROOMS, Room};
pub use rules::scoring::Score;
pub use shelter::{
    Copy, GAUGE, GAUGE_START, GAUGE_WORST, Home, ROOM_PLACES, RoomName, RoomState, Rooms, airlock_seats,
    occupied_rows,
};
pub use state::{CARGO_ROWS, FIRST_ROW, RADIATION, State, TURNS, Visit};
pub use tokens::Tokens;
pub use tuning::{CARGO_CANS, MEAT};
pub use view::{CityView, HeroView, PreyView, SeatView, View};
pub use words::{
    AREAS, Area, CITIES, City, FOOD, HEROES, HUNTING_GROUNDS, Hero, HuntingGround, MATERIALS, PREY, Prey,
    Provenance, RESOURCES, Resource, SEARCH_TILES, SearchTile,
};

//! Outlive, both editions: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

mod rules;
mod table;
mod words;

pub use rules::bank::{SURVIVORS, TOKENS};
pub use rules::dawn::search_tiles;
pub use table::event::{Event, Source};
pub use table::frames::{Ask, Chore, Draw, Frame, Loss, Origin, SetupChoice, Todo};
pub use table::position::Position;
pub use table::scoring::Score;
pub use table::shelter::{
    GAUGE, GAUGE_START, GAUGE_WORST, ROOM_PLACES, RoomState, Rooms, airlock_seats, occupied_rows,
};
pub use table::state::{CARGO_ROWS, FIRST_ROW, RADIATION, State, TURNS, Visit};
pub use table::view::{CityView, HeroView, PreyView, SeatView, View};
pub use words::equipment::{
    EQUIPMENT, EQUIPMENT_COPIES, Effect as EquipmentEffect, Equipment, Place, Symbol,
};
pub use words::event_cards::{EVENT_CARDS, Effect as EventEffect, EventCard};
pub use words::homes::{Copy, Home, RoomName};
pub use words::leaders::{LEADERS, Leader};
pub use words::notation::{
    Action, Discount, Gear, HuntingTools, Outcome, RepairRoom, Search, Shield, Starter,
};
pub use words::options::{
    AirlockRows, Bank, ComponentSet, Duty, Edition, FlashlightSurvivor, HeroPlacement, ImmunityScope,
    MaryDraw, NightFlow, Options, RepairRooms,
};
pub use words::refusals;
pub use words::rooms::{BASIC, Berth, CANS_MOST, Effect as RoomEffect, Gain, ROOM_COPIES, ROOMS, Room};
pub use words::tokens::Tokens;
pub use words::tuning::{CARGO_CANS, MEAT, PREY_COPIES};
pub use words::{
    AREAS, Area, CITIES, City, FOOD, HEROES, HUNTING_GROUNDS, Hero, HuntingGround, MATERIALS, PREY, Prey,
    Provenance, RESOURCES, Resource, SEARCH_TILES, SearchTile,
};

use kernel::{
    Entropy, Game, OptionSpec, Pending, PerSeat, PositionError, Refusal, RulesVersion, Seat, SeatSet, Sink,
    Standing, Viewer,
};
use rules::{chance, given, questions, setup, world};
use table::{scoring, view};
use vocabulary::{OptionRows, OptionRules};

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = Position;

    const ID: &'static str = "outlive";
    const RULES: RulesVersion = <Options as OptionRules>::RULES;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(setup::before(options))
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, PositionError> {
        given::state_at(options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.over { Pending::Over } else { questions::pending(self) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        questions::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        questions::check(self, seat, *action)
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        questions::act(self, seat, *action, log);
        questions::advance(self, log);
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        chance::outcomes(self, out);
    }

    #[inline]
    fn sample(&self, entropy: &mut impl Entropy) -> Option<Outcome> {
        chance::sample(self, entropy)
    }

    fn resolve(&mut self, outcome: &Outcome, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        chance::check(self, *outcome)?;
        chance::resolve(self, *outcome, log);
        questions::advance(self, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, questions::asked(self), viewer)
    }

    fn same_position(one: &View, other: &View) -> bool {
        View { options: other.options, ..one.clone() } == *other
    }

    fn sample_world(view: &View, entropy: &mut impl Entropy) -> Self {
        world::sample_world(view, entropy)
    }

    fn still_meant(then: &View, now: &View, seat: Seat, _: &Action) -> bool {
        questions::still_meant(then, now, seat)
    }

    fn asks_again(then: &View, now: &View, seat: Seat) -> bool {
        questions::asks_again(then, now, seat)
    }

    /// Everyone plays for their own shelter.
    fn opposed(&self, seat: Seat) -> SeatSet {
        Seat::first(self.seats()).filter(|other| *other != seat).collect()
    }

    fn standings(&self) -> PerSeat<Standing> {
        scoring::standings(self)
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.over.then_some("sixth_night")
    }
}

//! Tokyo Siteseeing: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

mod advance;
pub mod campaign;
mod cards;
mod carry_out;
mod check;
mod combat;
mod decisions;
mod event;
mod frames;
mod hands;
mod legal;
mod meant;
mod notation;
mod opening;
mod options;
mod position;
mod preview;
pub mod refusals;
mod rules;
mod setup;
mod state;
mod story;
mod travel;
mod view;
mod windows;
mod words;

pub use cards::*;
pub use check::{Check, Drawn, Goal, Promise, Stand};
pub use combat::{Attacker, Battle, Target};
pub use event::Event;
pub use frames::{
    Ask, Do, Draw, DrawnFor, Falling, Fighting, Foe, Foreseen, Frame, Harm, Nature, Prize, Solving, Source,
    Turned,
};
pub use notation::{Action, At, Bearer, Means, Outcome, Spot};
pub use opening::Opening;
pub use options::{
    Attempts, Between, BotConsent, Casting, Checkpoints, Cleared, Counters, DrawOrder, Group, Hands,
    JoinedCounter, Merged, MergedDown, Options, Overflow, OwnRecord, RankCount, RewardS01, RewardS02,
    RewardS03, RewardS04, RewardS05, RewardS06, RewardS07, Scenario, SiteDraw, Telling, Unplayed,
};
pub use position::Position;
pub use preview::{Blow, Preview};
pub use state::{
    AP_TOKENS, Duty, EQUIPMENT, Ending, Equipped, HP, OpenCard, Pc, Redraw, SlotState, State, Step, Unseen,
};
pub use story::{
    Aim, Begun, Blows, Cast, Cue, Deed, Fit, Gate, GateStand, Given, GuideStep, GuideTask, Lesson, Letter,
    Mods, Needs, PAGES_MANY, Payment, Race, Rank, Renewal, Route, SCENES, SCENES_MOST, Scaled, Scene,
    SceneRow, Scenes, Side, Stance, Story, Task, Told, Tries, Turn, Way, by_pcs, capacity, rank, rank_table,
};
pub use travel::{Manner, Riders, Travel};
pub use view::{Companion, StashView, View};
pub use words::*;

use kernel::{
    Entropy, Game, OptionSpec, Pending, PerSeat, PositionError, Refusal, RulesVersion, Seat, SeatSet, Sink,
    Standing, Viewer, Waiver, WindowSpec,
};
use rules::{chance, scoring};
use vocabulary::{OptionRows, OptionRules};

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = Position;

    const ID: &'static str = "tokyo";
    const RULES: RulesVersion = <Options as OptionRules>::RULES;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const WINDOWS: &'static [WindowSpec] = windows::ALL;

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(setup::before(options))
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, PositionError> {
        position::state_at(options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        decisions::pending(self)
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        decisions::awaited(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        decisions::check(self, seat, *action)
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        carry_out::act(self, seat, *action, log);
        advance::advance(self, log);
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
        advance::advance(self, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn same_position(one: &View, other: &View) -> bool {
        View { options: other.options, ..one.clone() } == *other
    }

    fn sample_world(view: &View, entropy: &mut impl Entropy) -> Self {
        view::sample_world(view, entropy)
    }

    fn still_meant(then: &View, now: &View, seat: Seat, action: &Action) -> bool {
        meant::still(then, now, seat, *action)
    }

    fn waiver(&self, seat: Seat) -> Option<Waiver<Action>> {
        windows::waiver(self, seat)
    }

    fn standings(&self) -> PerSeat<Standing> {
        scoring::standings(self)
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.ending.map(Ending::word)
    }
}

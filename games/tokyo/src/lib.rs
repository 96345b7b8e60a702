//! Tokyo Siteseeing: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

pub mod campaign;
mod rules;
mod table;
mod words;

pub use rules::opening::Opening;
pub use rules::preview::{Blow, Preview};
pub use table::check::{Check, Drawn, Goal, Promise, Stand};
pub use table::combat::{Attacker, Battle, Target};
pub use table::event::Event;
pub use table::frames::{
    Ask, Do, Draw, DrawnFor, Falling, Fighting, Foe, Foreseen, Frame, Harm, Nature, Prize, Solving, Source,
    Turned,
};
pub use table::position::Position;
pub use table::state::{
    AP_TOKENS, Duty, EQUIPMENT, Ending, Equipped, HP, OpenCard, Pc, Redraw, SlotState, State, Step, Unseen,
};
pub use table::story::{Begun, Gate, GateStand, Lesson, Mods, Race, Stance, Story, Told};
pub use table::travel::{Manner, Riders, Travel};
pub use table::view::{Companion, StashView, View};
pub use words::cards::{
    ALL_OF_IT, After, Amount, Attack, Board, BotCard, CARDS, Card, CardRow, Category, Cause, CheckKind, Does,
    EVERY_ENEMY, Effect, Enemy, MODS, ModCard, ModRow, More, Odd, On, Passing, Row, SITE_CARDS, SiteCard,
    SkillRow, Solve, TROUBLES, ThreatRow, TokenIf, Trait, Trouble, When, Who, board, bot_card, capacity,
    facility,
};
pub use words::notation::{Action, At, Bearer, Means, Outcome, Spot};
pub use words::options::{
    Attempts, Between, BotConsent, Casting, Checkpoints, Cleared, Counters, DrawOrder, Group, Hands,
    JoinedCounter, Merged, MergedDown, Options, Overflow, OwnRecord, RankCount, RewardS01, RewardS02,
    RewardS03, RewardS04, RewardS05, RewardS06, RewardS07, Scenario, SiteDraw, Telling, Unplayed,
};
pub use words::refusals;
pub use words::story::{
    Aim, Blows, Cast, Cue, Deed, Fit, Given, GuideStep, GuideTask, Letter, Needs, PAGES_MANY, Payment, Rank,
    Renewal, Route, SCENES, SCENES_MOST, Scaled, Scene, SceneRow, Scenes, Side, Task, Tries, Turn, Way,
    by_pcs, rank, rank_table,
};
pub use words::{
    ABILITIES, Ability, Area, CARD_KINDS, CardKind, DamageType, Keyword, NORMAL_AREAS, Provenance, ROLES,
    Range, Rarity, Role, SKILLS, SLOTS, SLOTS_PER_AREA, Skill, Slot,
};

use kernel::{
    Entropy, Game, OptionSpec, Pending, PerSeat, PositionError, Refusal, RulesVersion, Seat, SeatSet, Sink,
    Standing, Viewer, Waiver, WindowSpec,
};
use rules::questions::{self, meant, waiver};
use rules::{advance, chance, ending, findings, setup};
use table::view;
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
    const WINDOWS: &'static [WindowSpec] = waiver::WINDOWS;

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(setup::before(options))
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, PositionError> {
        rules::position::state_at(options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        questions::pending(self)
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        questions::awaited(self)
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
        view::of(self, findings::of(self), viewer)
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
        waiver::waiver(self, seat)
    }

    fn turn(&self) -> Option<u32> {
        Some(self.round.number.into())
    }

    fn standings(&self) -> PerSeat<Standing> {
        ending::standings(self)
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.ending.map(Ending::word)
    }
}

//! P3.9 Pandemic, first edition, with Virulent Strain, Mutation and the Bio-Terrorist: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.
//! P3.9 Whatever is refused changes nothing.

mod rules;
mod table;
mod words;

pub use table::event::Event;
pub use table::frames::{Bottom, Chosen, Frame, Moment, Order, Question, Request, Setup, Step, Window};
pub use table::position::{Position, SeatPosition};
pub use table::state::{CITY_CUBES, CUBES, Ending, FORECAST, RATES, SKULL, STATIONS, State, Stretch};
pub use table::view::{BioTerroristView, DeckLayer, Journey, SeatView, StrainView, View};
pub use words::map::{CITIES, City, cities_of};
pub use words::notation::{Action, Movement, Outcome, Pawn, Payment};
pub use words::options::{
    BtAfterEscape, BtHiddenActions, BtMove, BtPurpleRider, BtSabotage, BtSeat, BtTurns, CitySixName, Consent,
    EpidemicCard, EpidemiologistCost, EventSet, EventWindow, FourCureWin, GrantWithSix, InfectionDeckEmpty,
    OpsExpert, Options, PurpleModule, QuietNight, RoleAssignment, RolePacks, SpectatorView, StartPlayer,
    StrainModule, StrainTime, Switch,
};
pub use words::refusals;
pub use words::roles::{ACTIONS, HAND_LIMIT};
pub use words::{
    COLOURS, Card, Colour, Cure, EventCard, HiddenAction, InfectionCard, MutationEvent, Role, StrainCard,
    cities_in, cities_named, city_cards, events_in,
};

use kernel::{
    Entropy, Game, OptionSpec, Pending, PerSeat, PositionError, Refusal, RulesVersion, Seat, SeatSet, Sink,
    Standing, Viewer, Waiver, WindowSpec,
};
use rules::{chance, consent, decisions, ending, given, setup, steps, windows, world};
use std::ops::ControlFlow;
use table::view;
use vocabulary::{OptionRows, OptionRules};

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = Position;

    const ID: &'static str = "pandemic";
    const RULES: RulesVersion = <Options as OptionRules>::RULES;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const WINDOWS: &'static [WindowSpec] = windows::WAIVABLE;

    fn new(options: &Options) -> Result<Self, Refusal> {
        setup::before(options)
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, PositionError> {
        given::state_at(options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    #[inline]
    fn pending(&self) -> Pending {
        decisions::pending(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        decisions::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        decisions::check(self, seat, *action)
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        // P3.9 Whatever is refused changes nothing.
        self.check(seat, action)?;
        if let Some(owner) = consent::owner(self, seat, *action) {
            consent::ask(self, seat, owner, *action, log);
            return Ok(());
        }
        let flow = decisions::carry_out(self, seat, *action, log);
        match flow.map_continue(|()| ending::check_win(self)) {
            ControlFlow::Continue(ControlFlow::Continue(())) => steps::advance(self, log),
            ControlFlow::Continue(ControlFlow::Break(by)) | ControlFlow::Break(by) => {
                ending::decide(self, by, log);
            }
        }
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
        steps::advance(self, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, decisions::pending(self).seats(), viewer)
    }

    fn same_position(one: &View, other: &View) -> bool {
        View { options: other.options, ..one.clone() } == *other
    }

    fn sample_world(view: &View, entropy: &mut impl Entropy) -> Self {
        world::sample_world(view, entropy)
    }

    /// P3.2 P17.3 Where events may be played at any time, they mean what they say; what else a seat does depends on
    /// where the pawns stand.
    fn still_meant(then: &View, now: &View, seat: Seat, action: &Action) -> bool {
        let moment = |view: &View| match view.top() {
            Some(Frame::Moment(Moment::OverLimit { seat, .. })) => Some((view.turn, seat)),
            Some(_) | None => actions_of(view),
        };
        let pawns = |view: &View| view.seats.iter().map(|own| own.city).collect::<Vec<_>>();
        let asked = then.asked.contains(seat) && now.asked.contains(seat);
        let same = asked && moment(then).is_some() && moment(then) == moment(now);
        same && (action.event().is_some() || pawns(then) == pawns(now))
    }

    /// P3.2 In the actions of one turn one follows the other.
    fn asks_again(then: &View, now: &View, seat: Seat) -> bool {
        let asked = then.asked.contains(seat) && now.asked.contains(seat);
        asked && actions_of(then).is_some() && actions_of(then) == actions_of(now)
    }

    /// The players against the Bio-Terrorist, which any seat may be until it is drawn.
    fn opposed(&self, seat: Seat) -> SeatSet {
        if !self.plays_bio_terrorist() {
            return SeatSet::EMPTY;
        }
        let others = Seat::first(self.seats()).filter(|other| *other != seat);
        match &self.bio_terrorist {
            Some(terrorist) if terrorist.seat != seat => SeatSet::one(terrorist.seat),
            Some(_) | None => others.collect(),
        }
    }

    fn waiver(&self, seat: Seat) -> Option<Waiver<Action>> {
        let top = self.stack.top()?;
        if let Frame::Moment(Moment::Window { window, .. }) = top
            && windows::next_asked(self) == Some(seat)
        {
            let responses = windows::responses(self);
            return Some(Waiver::Pass { window: window.word(), answer: Action::Pass, responses });
        }
        if let Frame::Question(Question::Consent { asker, owner, request }) = top
            && owner == seat
            && consent::check_agree(self, request).is_ok()
        {
            return Some(Waiver::Consent { asker, answer: Action::Agree });
        }
        None
    }

    fn turn(&self) -> Option<u32> {
        Some(self.turn.number.into())
    }

    fn standings(&self) -> PerSeat<Standing> {
        ending::standings(self)
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.ending.map(Ending::word)
    }
}

/// The turn whose actions are taken, and whose it is, if no more than that is asked.
fn actions_of(view: &View) -> Option<(u16, Seat)> {
    match view.top() {
        Some(Frame::Moment(Moment::Actions { .. })) => Some((view.turn, view.active)),
        Some(_) | None => None,
    }
}

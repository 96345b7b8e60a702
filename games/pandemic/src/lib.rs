//! Pandemic, first edition, base form: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.
//! P3.9: whatever is refused changes nothing.

mod event;
mod events;
mod map;
mod notation;
mod options;
mod position;
pub mod refusals;
mod roles;
mod rules;
mod setup;
mod spelling;
mod state;
mod view;
mod words;

pub use event::Event;
pub use map::{CITIES, City, cities_of};
pub use notation::{Action, Movement, Outcome, Pawn};
pub use options::{
    CitySixName, Consent, EpidemicCard, EventWindow, GrantWithSix, InfectionDeckEmpty, Options, QuietNight,
    RoleAssignment, SPECS, SpectatorView, StartPlayer, Switch,
};
pub use position::{Position, SeatPosition, Step};
pub use state::{
    ACTIONS, CITY_CUBES, CUBES, Ending, FORECAST, Frame, HAND_LIMIT, Order, RATES, SKULL, STATIONS, State,
    Stretch, Window,
};
pub use view::{DeckLayer, SeatView, View};
pub use words::{COLOURS, Card, Colour, Cure, EventCard, Role, cities_in, city_cards, events_in};

use kernel::{
    Entropy, Game, OptionSpec, Pending, PerSeat, PositionError, Refusal, RulesVersion, Seat, SeatSet, Sink,
    Standing, Viewer, Waiver, WindowSpec,
};
use rules::{chance, consent, cure, ending, hand_limit, movement, share, station, treat, turn, windows};

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = Position;

    const ID: &'static str = "pandemic";
    const RULES: RulesVersion = RulesVersion(1);
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const OPTIONS: &'static [OptionSpec] = SPECS;
    const WINDOWS: &'static [WindowSpec] = windows::WAIVABLE;

    fn new(options: &Options) -> Result<Self, Refusal> {
        State::before_setup(options)
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, PositionError> {
        State::at(options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.ending.is_some() {
            Pending::Over
        } else if chance::is_due(self) {
            Pending::Chance
        } else {
            Pending::Any(self.asked())
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ending.is_some() || !self.asked().contains(seat) {
            return;
        }
        let active = self.turn.active;
        match self.stack.top() {
            Some(Frame::Roles) => out.extend(self.free_roles().iter().map(Action::Role)),
            Some(Frame::Actions { .. }) if seat == active => {
                movement::legal(self, seat, out);
                station::legal(self, seat, out);
                cure::legal(self, seat, out);
                treat::legal(self, seat, out);
                share::legal(self, seat, out);
                events::legal(self, seat, out);
                out.push(Action::End);
            }
            Some(Frame::OverLimit { seat: owner, .. }) if seat == owner => {
                events::legal(self, seat, out);
                hand_limit::legal(self, seat, out);
            }
            Some(Frame::Actions { .. } | Frame::OverLimit { .. } | Frame::Window { .. }) => {
                events::legal(self, seat, out);
                out.push(Action::Pass);
            }
            Some(Frame::Consent { request, .. }) => {
                if consent::check_agree(self, request).is_ok() {
                    out.push(Action::Agree);
                }
                out.push(Action::Refuse);
            }
            Some(Frame::Forecast { .. }) => out.extend(self.forecast.iter().map(Action::Place)),
            Some(Frame::CureCards { colour, .. }) => {
                out.extend(city_cards(cure::cards_for(self, seat, colour)).iter().map(Action::Discard));
            }
            Some(
                Frame::SetupInfection { .. }
                | Frame::Deal
                | Frame::Start
                | Frame::Draw
                | Frame::Increase
                | Frame::Bottom
                | Frame::Infect { .. }
                | Frame::Intensify
                | Frame::NextEpidemic
                | Frame::HandLimit
                | Frame::Infection
                | Frame::PlaceInfection { .. }
                | Frame::EndTurn,
            )
            | None => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(refusals::GAME_OVER);
        }
        if seat.number() >= self.options.players {
            return Err(refusals::NO_SUCH_SEAT);
        }
        if let Some(event) = action.event() {
            return self.check_event(seat, event, *action);
        }
        match *action {
            Action::Move { by, pawn, to } => {
                self.check_turn(seat, *action)?;
                movement::check(self, seat, by, pawn, to)?;
                consent::check(self, seat, *action)
            }
            Action::Build { from } => {
                self.check_turn(seat, *action)?;
                station::check(self, seat, from)
            }
            Action::Cure(colour) => {
                self.check_turn(seat, *action)?;
                cure::check(self, seat, colour)
            }
            Action::Treat(colour) => {
                self.check_turn(seat, *action)?;
                treat::check(self, seat, colour)
            }
            Action::Give { to, card } => {
                self.check_turn(seat, *action)?;
                share::check(self, seat, seat, to, card)?;
                consent::check(self, seat, *action)
            }
            Action::Take { from, card } => {
                self.check_turn(seat, *action)?;
                share::check(self, seat, from, seat, card)?;
                consent::check(self, seat, *action)
            }
            Action::End => self.check_turn(seat, *action),
            Action::Role(role) => {
                self.check_asked(seat, |frame| frame == Frame::Roles)?;
                if self.free_roles().contains(role) { Ok(()) } else { Err(refusals::ROLE_TAKEN) }
            }
            Action::Place(city) => {
                self.check_asked(seat, |frame| matches!(frame, Frame::Forecast { .. }))?;
                events::forecast::check(self, city)
            }
            Action::Discard(card) => {
                if let Some(Frame::CureCards { colour, .. }) = self.stack.top()
                    && seat == self.turn.active
                {
                    return cure::check_choice(self, seat, colour, card);
                }
                self.check_asked(
                    seat,
                    |frame| matches!(frame, Frame::OverLimit { seat: owner, .. } if owner == seat),
                )?;
                hand_limit::check(self, seat, card)
            }
            Action::Agree => {
                if let Some(Frame::Consent { owner, request, .. }) = self.stack.top()
                    && owner == seat
                {
                    return consent::check_agree(self, request);
                }
                Err(refusals::NOT_ASKED)
            }
            Action::Refuse => self.check_asked(seat, |frame| matches!(frame, Frame::Consent { .. })),
            Action::Pass => {
                if windows::open(self).is_none() {
                    return Err(refusals::NOTHING_TO_PASS);
                }
                self.check_asked(seat, |frame| !self.is_owner_of_moment(seat, frame))
            }
            Action::Airlift { .. }
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_) => Err(refusals::NOT_NOW),
        }
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        if let Some(owner) = consent::owner(self, seat, *action) {
            consent::ask(self, seat, owner, *action, log);
            return Ok(());
        }
        let flow = self.carry_out(seat, *action, log);
        match flow {
            ending::Flow::Continue(()) => turn::advance(self, log),
            ending::Flow::Break(by) => ending::decide(self, by, log),
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
        turn::advance(self, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn sample_world(view: &View, entropy: &mut impl Entropy) -> Self {
        view::sample_world(view, entropy)
    }

    fn waiver(&self, seat: Seat) -> Option<Waiver<Action>> {
        let top = self.stack.top()?;
        if let Frame::Window { window, .. } = top
            && windows::next_asked(self) == Some(seat)
        {
            return Some(Waiver::Pass { window: window.word(), answer: Action::Pass });
        }
        if let Frame::Consent { asker, owner, request } = top
            && owner == seat
            && consent::check_agree(self, request).is_ok()
        {
            return Some(Waiver::Consent { asker, answer: Action::Agree });
        }
        None
    }

    fn standings(&self) -> PerSeat<Standing> {
        ending::standings(self)
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.ending.map(Ending::word)
    }
}

impl State {
    /// P3.7 The seats that are asked something.
    #[inline]
    fn asked(&self) -> SeatSet {
        match self.stack.top() {
            Some(Frame::Roles) => turn::picks_role(self).into_iter().collect(),
            Some(Frame::Actions { passed }) => {
                let window = windows::open(self).unwrap_or(Window::BetweenActions);
                (windows::responders(self, window) - passed).with(self.turn.active)
            }
            Some(Frame::OverLimit { seat, passed }) => {
                (windows::responders(self, Window::OverLimit) - passed).with(seat)
            }
            Some(Frame::Window { .. }) => windows::next_asked(self).into_iter().collect(),
            Some(Frame::Consent { owner, .. }) => SeatSet::one(owner),
            Some(Frame::Forecast { seat, to_reveal: 0, .. }) => SeatSet::one(seat),
            Some(Frame::CureCards { .. }) => SeatSet::one(self.turn.active),
            Some(
                Frame::SetupInfection { .. }
                | Frame::Deal
                | Frame::Start
                | Frame::Draw
                | Frame::Increase
                | Frame::Bottom
                | Frame::Infect { .. }
                | Frame::Intensify
                | Frame::NextEpidemic
                | Frame::HandLimit
                | Frame::Infection
                | Frame::PlaceInfection { .. }
                | Frame::EndTurn
                | Frame::Forecast { .. },
            )
            | None => SeatSet::EMPTY,
        }
    }

    /// P3.2 Whether this seat acts now, in its own action step; refused by the rule that says so best.
    fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat != self.turn.active && self.turn.number > 0 {
            return Err(match action {
                Action::Give { .. } | Action::Take { .. } => refusals::SHARE_NEEDS_ACTIVE,
                Action::Move { pawn: Pawn::Of(_), .. } if self.is(seat, Role::Dispatcher) => {
                    refusals::NOT_DISPATCHERS_TURN
                }
                Action::Move { .. }
                | Action::Build { .. }
                | Action::Cure(_)
                | Action::Treat(_)
                | Action::Role(_)
                | Action::Airlift { .. }
                | Action::Forecast
                | Action::GovernmentGrant { .. }
                | Action::OneQuietNight
                | Action::ResilientPopulation(_)
                | Action::Place(_)
                | Action::Discard(_)
                | Action::Agree
                | Action::Refuse
                | Action::Pass
                | Action::End => refusals::NOT_YOUR_TURN,
            });
        }
        if matches!(self.stack.top(), Some(Frame::Actions { .. })) { Ok(()) } else { Err(refusals::NOT_NOW) }
    }

    /// Whether the moment belongs to this seat, so that it ends it by acting and not by passing.
    fn is_owner_of_moment(&self, seat: Seat, frame: Frame) -> bool {
        match frame {
            Frame::Actions { .. } => seat == self.turn.active,
            Frame::OverLimit { seat: owner, .. } => seat == owner,
            Frame::Window { .. }
            | Frame::Roles
            | Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Draw
            | Frame::Increase
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Consent { .. }
            | Frame::Forecast { .. }
            | Frame::CureCards { .. } => false,
        }
    }

    /// Whether this seat is asked something of this kind.
    fn check_asked(&self, seat: Seat, kind: impl Fn(Frame) -> bool) -> Result<(), Refusal> {
        let Some(top) = self.stack.top() else { return Err(refusals::NOT_ASKED) };
        if kind(top) && self.asked().contains(seat) {
            return Ok(());
        }
        if let Frame::Window { window, passed } = top
            && (windows::responders(self, window) - passed).contains(seat)
        {
            return Err(refusals::ANOTHER_ANSWERS_FIRST);
        }
        Err(refusals::NOT_ASKED)
    }

    fn check_event(&self, seat: Seat, event: EventCard, action: Action) -> Result<(), Refusal> {
        events::check(self, seat, event)?;
        if !self.asked().contains(seat) {
            return self.check_asked(seat, |_| false);
        }
        if let Action::Airlift { pawn, to } = action {
            events::airlift::check(self, seat, pawn, to)?;
        }
        if let Action::GovernmentGrant { city, from } = action {
            events::government_grant::check(self, city, from)?;
        }
        if let Action::ResilientPopulation(city) = action {
            events::resilient_population::check(self, city)?;
        }
        consent::check(self, seat, action)
    }

    /// Carries out an action that is allowed. Only a cure can decide the game by itself.
    fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) -> ending::Flow {
        match action {
            Action::Role(role) => setup::take_role(self, role, log),
            Action::Move { by, pawn, to } => movement::act(self, seat, by, pawn, to, log),
            Action::Build { from } => station::act(self, seat, from, log),
            Action::Treat(colour) => treat::act(self, seat, colour, log),
            Action::Cure(colour) => return cure::act(self, seat, colour, log),
            Action::Give { to, card } => share::pass_card(self, seat, to, card, log),
            Action::Take { from, card } => share::pass_card(self, from, seat, card, log),
            Action::Airlift { pawn, to } => events::airlift::play(self, seat, pawn, to, log),
            Action::Forecast => events::forecast::play(self, seat, log),
            Action::GovernmentGrant { city, from } => {
                events::government_grant::play(self, seat, city, from, log);
            }
            Action::OneQuietNight => events::one_quiet_night::play(self, seat, log),
            Action::ResilientPopulation(city) => {
                events::resilient_population::play(self, seat, city, log);
            }
            Action::Place(city) => events::forecast::place(self, city, log),
            Action::Discard(card) => match self.stack.top() {
                Some(Frame::CureCards { .. }) => return cure::choose(self, card, log),
                Some(_) | None => hand_limit::act(self, seat, card, log),
            },
            Action::Agree => consent::agree(self, log),
            Action::Refuse => consent::refuse(self, log),
            Action::Pass => windows::pass(self, seat),
            Action::End => turn::end_actions(self, log),
        }
        ending::Flow::Continue(())
    }
}

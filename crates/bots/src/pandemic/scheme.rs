//! What the Bio-Terrorist's plans change, and what comes of an action: purple cubes, cards, where the others suspect it.

use super::known::Known;
use kernel::{Id, Set};
use pandemic::{
    Action, BtHiddenActions, BtMove, BtSabotage, CITIES, City, Colour, HiddenAction, Movement, Role, SKULL,
    View,
};

/// P21.38 Purple cubes that stay where purple has broken out.
const LEFT_BEHIND: u8 = 1;
/// P21.8 Moves in a turn.
const MOVES: u8 = 1;

/// Where the others last knew the Bio-Terrorist to be, and the steps it may have taken since.
#[derive(Clone, Copy)]
pub(super) struct Sighting {
    pub(super) city: City,
    pub(super) steps: u8,
}

/// A position as a plan of the Bio-Terrorist has made it.
#[derive(Clone)]
pub(super) struct Scheme<'a> {
    pub(super) known: &'a Known<'a>,
    /// Where the pawn is; none while captured.
    pub(super) city: Option<City>,
    pub(super) hand: Set<City>,
    /// Cards drawn in the plan, which nobody knows.
    pub(super) drawn: u8,
    pub(super) moves_left: u8,
    pub(super) actions_left: u8,
    hidden: Set<HiddenAction>,
    pub(super) purple: [u8; CITIES],
    pub(super) supply: u8,
    pub(super) outbreaks: u8,
    pub(super) stations: Set<City>,
    /// None while the others have only what the view says.
    pub(super) sighting: Option<Sighting>,
    pub(super) won: bool,
}

impl<'a> Scheme<'a> {
    /// The position as it is; `None` if nobody plays the Bio-Terrorist.
    pub(super) fn new(known: &'a Known<'a>) -> Option<Self> {
        let view: &View = known.view;
        let me = view.bio_terrorist.as_ref()?;
        Some(Scheme {
            known,
            city: me.city,
            hand: me.hand.unwrap_or_default(),
            drawn: 0,
            moves_left: me.moves_left.unwrap_or_default(),
            actions_left: me.actions_left.unwrap_or_default(),
            hidden: me.hidden_used.unwrap_or_default(),
            purple: view.cubes.map(|cubes| cubes[Colour::Purple as usize]),
            supply: view.supply[Colour::Purple as usize],
            outbreaks: view.outbreaks,
            stations: view.stations,
            sighting: None,
            won: false,
        })
    }

    /// The cities of the player pawns.
    pub(super) fn pawns(&self) -> Set<City> {
        self.known.team.iter().map(|seat| self.known.view.seat(seat).city).collect()
    }

    /// P21.20 P21.21 Whether a hidden action is possible.
    fn can_hide(&self, action: HiddenAction) -> bool {
        let left = match self.known.view.options.bt_hidden_actions {
            BtHiddenActions::OneTotal => self.hidden.is_empty(),
            BtHiddenActions::EachOnce => !self.hidden.contains(action),
        };
        left && self.actions_left > 0 && self.city.is_some_and(|city| !self.pawns().contains(city))
    }

    fn can_travel(&self, by: Movement) -> bool {
        let free = match self.known.view.options.bt_move {
            BtMove::AnyMove => true,
            BtMove::DriveFerry => by == Movement::Drive,
        };
        self.actions_left > 0 || (free && self.moves_left > 0)
    }

    /// The actions worth thinking of: everything but Charter Flights.
    pub(super) fn options(&self, options: &mut Vec<Action>) {
        let own = |by: Movement| move |to: City| Action::Move { by, pawn: pandemic::Pawn::Own, to };
        let Some(city) = self.city else {
            if self.actions_left > 0 {
                options.extend(self.hand.iter().map(Action::Escape));
                options.push(Action::Draw);
            }
            return;
        };
        if self.can_travel(Movement::Drive) {
            options.extend(city.neighbours().iter().map(own(Movement::Drive)));
        }
        if self.can_travel(Movement::Direct) {
            options.extend(self.hand.without(city).iter().map(own(Movement::Direct)));
        }
        if self.can_hide(HiddenAction::LocalInfection) {
            options.push(Action::LocalInfection);
        }
        if self.can_hide(HiddenAction::RemoteInfection) {
            options.extend(self.hand.iter().map(Action::RemoteInfection));
        }
        if self.can_hide(HiddenAction::Sabotage) {
            let sabotage = self.hand.iter().filter(|&card| self.sabotaged(card).is_some());
            options.extend(sabotage.map(Action::Sabotage));
        }
        if self.actions_left > 0 {
            options.push(Action::Draw);
        }
    }

    /// P21.24 The station that goes with this card.
    fn sabotaged(&self, card: City) -> Option<City> {
        let station = match self.known.view.options.bt_sabotage {
            BtSabotage::AnywhereStationCard => card,
            BtSabotage::InCitySameColour => self.city.filter(|here| here.colour() == card.colour())?,
        };
        self.stations.contains(station).then_some(station)
    }

    /// What comes of an action; `None` for what is not weighed so.
    pub(super) fn after(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "the Bio-Terrorist takes no other action on a turn of a scheme"
        )]
        match action {
            Action::Move { by, to, .. } => next.travel(by, to)?,
            Action::LocalInfection => {
                let city = self.city?;
                next.act(Some(HiddenAction::LocalInfection));
                next.place(city);
                next.seen_in(city);
            }
            Action::RemoteInfection(city) => {
                next.act(Some(HiddenAction::RemoteInfection));
                next.hand.remove(city);
                next.place(city);
            }
            Action::Sabotage(card) => {
                let station = self.sabotaged(card)?;
                next.act(Some(HiddenAction::Sabotage));
                next.hand.remove(card);
                next.stations.remove(station);
                if self.city == Some(station) {
                    next.seen_in(station);
                }
            }
            Action::Draw => {
                next.act(None);
                next.drawn += 1;
            }
            Action::Escape(city) => {
                next.act(None);
                next.hand.remove(city);
                next.city = Some(city);
                next.moves_left = MOVES;
                next.seen_in(city);
            }
            _ => return None,
        }
        Some(next)
    }

    /// An action that shows is spent.
    fn act(&mut self, hidden: Option<HiddenAction>) {
        self.actions_left = self.actions_left.saturating_sub(1);
        if let Some(action) = hidden {
            self.hidden.insert(action);
        }
        if let Some(sighting) = &mut self.sighting {
            sighting.steps = sighting.steps.min(self.moves_left + self.actions_left);
        }
    }

    fn travel(&mut self, by: Movement, to: City) -> Option<()> {
        let from = self.city?;
        let free = self.moves_left > 0
            && (by == Movement::Drive || self.known.view.options.bt_move == BtMove::AnyMove);
        if free {
            self.moves_left -= 1;
        } else {
            self.actions_left = self.actions_left.saturating_sub(1);
        }
        match by {
            Movement::Direct => {
                self.hand.remove(to);
                self.seen_in(to);
            }
            Movement::Charter => {
                self.hand.remove(from);
            }
            Movement::Drive | Movement::Shuttle | Movement::Rendezvous => {}
        }
        self.city = Some(to);
        if self.pawns().contains(to) {
            self.seen_in(to);
        } else if self.pawns().contains(from) {
            self.sighting = Some(Sighting { city: from, steps: 1 + self.moves_left + self.actions_left });
        }
        Some(())
    }

    fn seen_in(&mut self, city: City) {
        self.sighting = Some(Sighting { city, steps: self.moves_left + self.actions_left });
    }

    /// P10.16 Whether no cube can be placed in the city.
    fn is_guarded(&self, city: City) -> bool {
        let view = self.known.view;
        self.known.team.iter().map(|seat| view.seat(seat)).any(|seat| {
            seat.role == Some(Role::QuarantineSpecialist)
                && seat.city.neighbours().with(seat.city).contains(city)
        })
    }

    /// P21.38 P21.42 One purple cube, with the outbreaks that follow.
    fn place(&mut self, city: City) {
        let mut due = vec![city];
        let mut broken_out = Set::EMPTY;
        while let Some(city) = due.pop() {
            if broken_out.contains(city) || self.is_guarded(city) {
                continue;
            }
            let cubes = &mut self.purple[usize::from(city.index())];
            if *cubes < pandemic::CITY_CUBES {
                *cubes += 1;
                if self.supply == 0 {
                    self.won = true;
                    return;
                }
                self.supply -= 1;
                continue;
            }
            self.supply += *cubes - LEFT_BEHIND;
            *cubes = LEFT_BEHIND;
            broken_out.insert(city);
            self.outbreaks += 1;
            self.won |= self.outbreaks >= SKULL;
            due.extend(city.neighbours().iter());
        }
    }
}

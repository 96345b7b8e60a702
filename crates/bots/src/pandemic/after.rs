//! The effect of an action on an outlook, and the actions that a plan considers.

use super::outlook::{Outlook, place};
use kernel::{Seat, Set};
use pandemic::{
    Action, Card, City, Colour, EpidemiologistCost, Movement, Pawn, Payment, Role, STATIONS, cities_in,
    events_in,
};

impl Outlook<'_> {
    /// Carries out an action of this seat's turn, as far as a plan needs it. `None` for actions that plans do not weigh.
    pub(super) fn after(&self, action: Action) -> Option<Self> {
        let me = self.me();
        let mut next = self.clone();
        next.actions_left = next.actions_left.saturating_sub(1);
        #[expect(clippy::wildcard_enum_match_arm, reason = "a plan has no other actions")]
        match action {
            Action::Move { by, pawn, to } => next.travel(by, pawn, to),
            Action::OperationsFlight { to, card } => {
                next.used.insert(Role::OperationsExpert);
                next.spend(card);
                next.arrive(me, to);
            }
            Action::Treat(colour) => {
                let all = self.is(Role::Medic) || !self.is_active(colour);
                next.treated_here(colour);
                next.remove(self.here(), colour, if all { 3 } else { 1 });
            }
            Action::Build { from } => {
                if !self.is(Role::OperationsExpert) {
                    next.spend(self.here());
                }
                let moved = from.map_or(Set::EMPTY, Set::one);
                next.set_stations((self.stations - moved).with(self.here()));
            }
            Action::Cure { colour, with } => next.pay_for(colour, with),
            Action::Give { to, card } => next.pass(me, place(to), card)?,
            Action::Take { from, card } => next.pass(place(from), me, card)?,
            Action::Obtain { from, card } => {
                next.used.insert(Role::Epidemiologist);
                match self.known.view.options.epidemiologist_cost {
                    EpidemiologistCost::Action => {}
                    EpidemiologistCost::Free => next.actions_left = self.actions_left,
                }
                next.pass(place(from), me, card)?;
            }
            Action::Retrieve => {
                next.used.insert(Role::Archivist);
                next.discard.remove(self.here());
                next.gain(me, Card::City(self.here()));
            }
            Action::Collect(colour) => {
                next.used.insert(Role::FieldOperative);
                next.remove(self.here(), colour, 1);
                next.supply[colour as usize] -= 1;
                next.samples[colour as usize] += 1;
                next.collecting.take();
            }
            Action::Store(event) => next.stored = Some(event),
            Action::Capture => next.captured = true,
            _ => return None,
        }
        Some(next)
    }

    fn travel(&mut self, by: Movement, pawn: Pawn, to: City) {
        let moved = match pawn {
            Pawn::Own => self.me(),
            Pawn::Of(seat) => place(seat),
        };
        match by {
            Movement::Direct if self.is(Role::Troubleshooter) => {}
            Movement::Direct => self.spend(to),
            Movement::Charter => self.spend(self.pawns[moved]),
            Movement::Drive | Movement::Shuttle | Movement::Rendezvous => {}
        }
        self.arrive(moved, to);
        if by == Movement::Drive && self.hospital && moved == self.me() {
            let colours = self.known.colours().iter().copied();
            if let Some(colour) = colours.max_by_key(|&colour| self.at(to, colour)) {
                self.treated_here(colour);
                self.remove(to, colour, 1);
            }
        }
    }

    /// P19.12 A cube of the strain is treated where this seat's pawn is.
    fn treated_here(&mut self, colour: Colour) {
        let here = self.here();
        if self.known.view.strain.colour == Some(colour) && self.at(here, colour) > 0 {
            self.treated.insert(here);
        }
    }

    /// A card changes hands; `None` if it is not known to be there.
    fn pass(&mut self, from: usize, to: usize, card: City) -> Option<()> {
        if !self.lose(from, Card::City(card)) {
            return None;
        }
        self.gain(to, Card::City(card));
        Some(())
    }

    /// Finds the cure with the cards that are worth least otherwise.
    fn pay_for(&mut self, colour: Colour, with: Payment) {
        let me = self.me();
        let needed = self.cards_needed(me, colour, with);
        let cards = self.paying(me, colour);
        if colour == Colour::Purple {
            let mut spare: Vec<(bool, u32, City)> = cards
                .iter()
                .map(|city| (!self.is_active(city.colour()), self.held(me, city.colour()), city))
                .collect();
            spare.sort_by_key(|&(cured, alike, city)| (!cured, alike, city));
            let names_purple = |city: City| self.at(city, colour) > 0;
            let named = spare.iter().position(|&(_, _, city)| names_purple(city)).unwrap_or_default();
            spare[..=named].rotate_right(1);
            spare.iter().take(needed as usize).for_each(|&(_, _, city)| self.spend(city));
        } else {
            cards.iter().take(needed as usize).for_each(|city| self.spend(city));
        }
        if with == Payment::Samples {
            self.samples[colour as usize] -= 3;
            self.supply[colour as usize] += 3;
        }
        self.set_cured(colour);
        for seat in self.known.seats() {
            if self.roles[seat] == Some(Role::Medic) {
                self.arrive(seat, self.pawns[seat]);
            }
        }
    }

    /// The actions worth considering: all except moving stations, and Charter Flights to cities where there is nothing to do.
    pub(super) fn options(&self, options: &mut Vec<Action>) {
        let me = self.me();
        let here = self.here();
        let cards = cities_in(self.hands[me]);
        if !self.holds(here) {
            self.journeys(cards, options);
        }
        if self.stations.contains(here) {
            for &colour in self.known.colours() {
                for with in [Payment::Cards, Payment::Samples] {
                    if self.is_active(colour) && self.can_pay(me, colour, with) {
                        options.push(Action::Cure { colour, with });
                    }
                }
            }
        } else if self.stations.len() < STATIONS && (cards.contains(here) || self.is(Role::OperationsExpert))
        {
            options.push(Action::Build { from: None });
        }
        for &colour in self.known.colours() {
            if self.at(here, colour) > 0 {
                options.push(Action::Treat(colour));
                if self.can_use(Role::FieldOperative) && self.is_active(colour) {
                    options.push(Action::Collect(colour));
                }
            }
        }
        if self.can_use(Role::Archivist) && self.discard.contains(here) {
            options.push(Action::Retrieve);
        }
        if self.is(Role::ContingencyPlanner) && self.stored.is_none() {
            options.extend(events_in(self.known.view.player_discard).iter().map(Action::Store));
        }
        if self.quarry() == Some(here) {
            options.push(Action::Capture);
        }
        for other in self.others() {
            self.with_other(other, options);
        }
    }

    fn journeys(&self, cards: Set<City>, options: &mut Vec<Action>) {
        let here = self.here();
        let own = |by: Movement| move |to: City| Action::Move { by, pawn: Pawn::Own, to };
        options.extend(here.neighbours().iter().map(own(Movement::Drive)));
        options.extend(cards.without(here).iter().map(own(Movement::Direct)));
        if cards.contains(here) {
            options.extend(self.destinations().without(here).iter().map(own(Movement::Charter)));
        }
        if self.stations.contains(here) {
            options.extend(self.stations.without(here).iter().map(own(Movement::Shuttle)));
        }
        if self.is(Role::Dispatcher) {
            let meet = self.others().map(|other| self.pawns[place(other)]).filter(|&city| city != here);
            options.extend(meet.map(own(Movement::Rendezvous)));
        }
    }

    /// The cities where there is something to do for a pawn that can go anywhere.
    fn destinations(&self) -> Set<City> {
        let is_tall = |&city: &City| self.cubes[city as usize].iter().any(|&cubes| cubes > 1);
        self.infected.iter().filter(is_tall).collect::<Set<City>>() | self.stations | self.meeting_places()
    }

    /// The cities where pawns are.
    fn meeting_places(&self) -> Set<City> {
        self.known.seats().map(|seat| self.pawns[seat]).collect()
    }

    /// What can be done with another seat: moving its pawn, passing cards.
    fn with_other(&self, other: Seat, options: &mut Vec<Action>) {
        let (me, number) = (self.me(), place(other));
        let (here, from) = (self.here(), self.pawns[number]);
        if (self.is(Role::Dispatcher) || self.orders.contains(other)) && !self.holds(from) {
            let theirs = |by: Movement| move |to: City| Action::Move { by, pawn: Pawn::Of(other), to };
            let cards = cities_in(self.hands[me]);
            options.extend(from.neighbours().iter().map(theirs(Movement::Drive)));
            if self.stations.contains(from) {
                options.extend(self.stations.without(from).iter().map(theirs(Movement::Shuttle)));
            }
            if self.is(Role::Dispatcher) {
                options.extend(self.meeting_places().without(from).iter().map(theirs(Movement::Rendezvous)));
            }
            options.extend(cards.without(from).iter().map(theirs(Movement::Direct)));
            if cards.contains(from) {
                options.extend(self.destinations().without(from).iter().map(theirs(Movement::Charter)));
            }
        }
        if from != here {
            return;
        }
        options.extend(self.passable(me, here).iter().map(|card| Action::Give { to: other, card }));
        options.extend(self.passable(number, here).iter().map(|card| Action::Take { from: other, card }));
        if self.can_use(Role::Epidemiologist) {
            let cards = cities_in(self.hands[number]);
            options.extend(cards.iter().map(|card| Action::Obtain { from: other, card }));
        }
    }
}

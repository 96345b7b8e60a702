//! Actions as buttons say them, and where they lead.

use crate::faces::pandemic::words::Words;
use heck::AsKebabCase;
use pandemic::{
    ACTIONS, Action, CITY_CUBES, City, Colour, Cure, InfectionCard, Movement, Pawn, Payment, Role, View,
};

impl Words<'_> {
    /// What a role can do that is taken, or an event that is played.
    pub(crate) fn effect(&self, action: Action) -> Option<String> {
        if let Action::Role(role) | Action::NewAssignment { role, .. } = action {
            Some(self.role_about(role))
        } else if let Action::Store(event) = action {
            Some(self.event_about(event))
        } else {
            action.event().map(|event| self.event_about(event))
        }
    }

    /// An action in full: the text `do-` with the name of the action, and the fields of the action as its variables. Said here
    /// is where the text has several forms and what is put otherwise.
    pub(crate) fn action(&self, action: Action) -> String {
        let mut id = format!("do-{}", AsKebabCase(action.name()));
        let mut things = action.fields();
        let mut put = |name, thing| things.push((name, thing));
        let own_city = self.view.seat(self.view.active).city;
        if let Some(seat) = action.other_party() {
            put("who", seat.into());
        }
        #[expect(clippy::wildcard_enum_match_arm, reason = "all other actions are told by their fields")]
        match action {
            Action::Move { by, pawn, to } => {
                let moved = self.moved(pawn);
                let shown = if by == Movement::Direct && self.only_shows() { "-shown" } else { "" };
                id = format!("do-{}{shown}", by.word());
                put("from", self.place(moved).unwrap_or(to).into());
            }
            Action::Build { .. } => put("city", own_city.into()),
            Action::Cure { with: Payment::Samples, .. } => id += "-samples",
            Action::Treat(colour) => {
                put("city", own_city.into());
                put("count", self.treated(own_city, colour).into());
            }
            Action::Retrieve => put("city", own_city.into()),
            Action::LocalInfection => match self.view.bio_terrorist.and_then(|terrorist| terrorist.city) {
                Some(city) => put("city", city.into()),
                None => id += "-somewhere",
            },
            Action::Place(card) => put("copy", copy(card).into()),
            Action::Pass | Action::End if self.in_secret() => id += "-secret",
            Action::End => put("left", self.view.seat(self.view.active).actions_left.into()),
            _ => {}
        }
        if let Action::Move { pawn: Pawn::Of(_), .. } | Action::Airlift { pawn: Pawn::Of(_), .. } = action {
            id += "-pawn";
        }
        if let Action::Build { from: Some(_) } | Action::GovernmentGrant { from: Some(_), .. } = action {
            id += "-from";
        }
        self.tell(&id, &things)
    }

    /// P10.13 Whether who acts keeps the card of a Direct Flight.
    pub(crate) fn only_shows(&self) -> bool {
        !self.in_secret() && self.view.seat(self.view.active).role == Some(Role::Troubleshooter)
    }

    /// P7.1 P7.2 P9.11 How many cubes Treat Disease would remove.
    pub(crate) fn treated(&self, city: City, colour: Colour) -> u8 {
        let there = self.view.cubes[city as usize][colour as usize];
        let medic = self.view.seat(self.view.active).role == Some(Role::Medic);
        let cured = self.view.cures[colour as usize] != Cure::Active;
        there.min(if medic || cured { CITY_CUBES } else { 1 })
    }
}

/// P20.6 The two mutation cards differ by their number.
fn copy(card: InfectionCard) -> u8 {
    match card {
        InfectionCard::City(_) => 0,
        InfectionCard::MutationAppears => 1,
        InfectionCard::MutationAppearsToo => 2,
    }
}

/// P3.2 P10.11 P12.1 How many actions the turn began with, as far as the table shows.
pub(crate) fn actions_of_the_turn(view: &View) -> u8 {
    let seat = view.seat(view.active);
    let usual = if seat.role == Some(Role::Generalist) { ACTIONS + 1 } else { ACTIONS };
    usual.max(seat.actions_left)
}

/// Where on the map an action shows: the city a pawn or a station comes to, or a cube goes from.
pub(crate) fn leads_to(action: Action) -> Option<City> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action shows at one city")]
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } => Some(to),
        Action::Begin(city)
        | Action::Escape(city)
        | Action::GovernmentGrant { city, from: None }
        | Action::RemoteInfection(city)
        | Action::Remove { city, .. } => Some(city),
        _ => None,
    }
}

/// What a step to a city costs beside the action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Cost {
    /// Nothing.
    Free,
    /// Further actions.
    Far,
    /// A City card, or a colleague's consent.
    Dear,
    /// An event card.
    Event,
}

impl Cost {
    /// What this action costs.
    pub(crate) fn of(action: Action) -> Cost {
        let free = matches!(
            action,
            Action::Move {
                by: Movement::Drive | Movement::Shuttle | Movement::Rendezvous,
                pawn: Pawn::Own,
                ..
            } | Action::Remove { .. }
        );
        match action.event() {
            Some(_) => Cost::Event,
            None if free => Cost::Free,
            None => Cost::Dear,
        }
    }

    /// The class of a lit city.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Cost::Free => "lit",
            Cost::Far => "lit far-lit",
            Cost::Dear => "lit card-lit",
            Cost::Event => "event-lit",
        }
    }
}

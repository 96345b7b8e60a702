//! I2 P10.12 P11.8 P21.51 Who sees what: hands, and infection cards that somebody looks at.

use super::event::Event;
use super::state::State;
use crate::words::Card;
use crate::words::options::{Options, PurpleModule, Switch};
use kernel::{Audience, EVERYONE, Seat, SeatSet, Sink};

/// I2 P21.51 Whether everybody sees all hands, the Bio-Terrorist and onlookers among them.
pub(crate) fn hands_are_open(options: &Options) -> Switch {
    match (options.open_hands, options.module_purple) {
        (Switch::On, PurpleModule::BioTerrorist) => options.bt_sees_pl_hands,
        (open, _) => open,
    }
}

/// I2 P21.51 The seats that see this hand; everybody if none is left out.
fn sees_hand(state: &State, owner: Seat) -> Audience {
    match (hands_are_open(&state.options), state.options.open_hands) {
        (Switch::On, _) => Audience::All,
        (Switch::Off, Switch::On) => Audience::Only(state.team),
        (Switch::Off, Switch::Off) => Audience::Only(SeatSet::one(owner)),
    }
}

/// I2 Something that happened to a hand, in full for those who see it.
pub(crate) fn tell(state: &State, owner: Seat, seen: Event, unseen: Event, log: &mut impl Sink<Event>) {
    let audience = sees_hand(state, owner);
    log.emit(audience, seen);
    if let Audience::Only(seats) = audience {
        log.emit(Audience::AllBut(seats), unseen);
    }
}

/// I2 A card goes into a hand unseen, or open to all.
#[inline]
pub(crate) fn receive(state: &mut State, seat: Seat, card: Card) {
    state.players[seat].hand.insert(card);
    if hands_are_open(&state.options) == Switch::On {
        state.players[seat].shown.insert(card);
    }
}

/// P10.12 The player seats that see the cards a Troubleshooter looks at, and onlookers unless somebody plays the Bio-Terrorist (Information).
pub(crate) fn troubleshooters_lookers(state: &State) -> SeatSet {
    if state.plays_bio_terrorist() { state.team } else { EVERYONE }
}

/// P11.8 P21.51 The seats that see the cards of a Forecast, and onlookers unless somebody plays the Bio-Terrorist.
pub(crate) fn forecasts_lookers(state: &State) -> SeatSet {
    match (state.plays_bio_terrorist(), state.options.bt_sees_forecast) {
        (true, Switch::Off) => state.team,
        (true, Switch::On) => Seat::first(state.options.seats()).collect(),
        (false, _) => EVERYONE,
    }
}

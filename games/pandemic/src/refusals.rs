//! Every refusal of the game: the rule that forbids and the key of the sentence that explains it.

use kernel::Refusal;

macro_rules! refusals {
    ($($name:ident = $rule:literal, $reason:literal;)+) => {
        $(#[doc = concat!($rule, ": ", $reason, ".")] pub const $name: Refusal = Refusal::new($rule, $reason);)+
        /// All of them.
        pub const ALL: &[Refusal] = &[$($name,)+];
    };
}

refusals! {
    GAME_OVER = "P18.5", "game-over";
    NOT_YOUR_TURN = "P3.2", "not-your-turn";
    NOT_ASKED = "P3.7", "not-asked";
    ANOTHER_ANSWERS_FIRST = "P3.7", "another-answers-first";
    NOT_NOW = "P3.6", "not-now";
    NO_SUCH_SEAT = "P2.1", "no-such-seat";
    ROLE_TAKEN = "P2.2", "role-taken";
    NO_WINDOW = "P3.5", "no-window";
    NOTHING_TO_PASS = "P3.7", "nothing-to-pass";
    REFUSED_BEFORE = "P3.11", "refused-before";
    TOO_MANY_REQUESTS = "P3.11", "too-many-requests";
    SAME_CITY = "P4.5", "same-city";
    NOT_A_NEIGHBOUR = "P4.1", "not-a-neighbour";
    NO_DESTINATION_CARD = "P4.2", "no-destination-card";
    NO_DEPARTURE_CARD = "P4.3", "no-departure-card";
    DISPATCHER_PAYS = "P9.2", "dispatcher-pays";
    NO_SHUTTLE = "P4.4", "no-shuttle";
    NOT_THE_DISPATCHER = "P9.1", "not-the-dispatcher";
    NO_RENDEZVOUS = "P9.3", "no-rendezvous";
    NOT_DISPATCHERS_TURN = "P9.6", "not-dispatchers-turn";
    OWN_PAWN = "P9.1", "own-pawn";
    STATION_HERE = "P5.2", "station-here";
    NO_CARD_TO_BUILD = "P5.1", "no-card-to-build";
    STOCK_HAS_STATION = "P5.4", "stock-has-station";
    NAME_A_STATION = "P5.3", "name-a-station";
    NO_STATION_THERE = "P5.3", "no-station-there";
    NO_STATION_HERE = "P6.1", "no-station-here";
    TOO_FEW_CARDS = "P6.1", "too-few-cards";
    ALREADY_CURED = "P6.2", "already-cured";
    NOT_A_CARD_FOR_THE_CURE = "P6.3", "not-a-card-for-the-cure";
    NO_CUBE = "P7.1", "no-cube";
    NOT_TOGETHER = "P8.1", "not-together";
    CARD_NOT_HELD = "P8.1", "card-not-held";
    NOT_THIS_CITYS_CARD = "P8.1", "not-this-citys-card";
    SHARE_NEEDS_ACTIVE = "P8.3", "share-needs-active";
    RESEARCHER_RECEIVES_ONLY_THIS = "P9.18", "researcher-receives-only-this";
    EVENT_NOT_HELD = "P11.1", "event-not-held";
    PAWN_IS_THERE = "P11.5", "pawn-is-there";
    NOTHING_TO_FORECAST = "P11.3", "nothing-to-forecast";
    GRANT_STATION_THERE = "P11.9", "grant-station-there";
    GRANT_STOCK_HAS_STATION = "P11.10", "grant-stock-has-station";
    GRANT_NAME_A_STATION = "P11.10", "grant-name-a-station";
    GRANT_NO_STATION_THERE = "P11.10", "grant-no-station-there";
    GRANT_WITH_SIX = "P11.10", "grant-with-six";
    NOT_IN_INFECTION_DISCARD = "P11.14", "not-in-infection-discard";
    NOTHING_TO_REMOVE = "P11.3", "nothing-to-remove";
    NOT_A_FORECAST_CARD = "P11.6", "not-a-forecast-card";
    NOT_IN_HAND = "P17.3", "not-in-hand";
    WRONG_OUTCOME = "P3.6", "wrong-outcome";
    NOT_IN_DECK = "P1.7", "not-in-deck";
    CARD_NOT_ON_TOP = "P14.2", "card-not-on-top";
    CARD_NOT_AT_BOTTOM = "P13.6", "card-not-at-bottom";
    NO_EPIDEMIC_HERE = "P2.7", "no-epidemic-here";
    EPIDEMIC_DUE = "P2.7", "epidemic-due";
}

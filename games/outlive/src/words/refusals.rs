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
    GAME_OVER = "O24.1", "game-over";
    NO_SUCH_SEAT = "O1.1", "no-such-seat";
    NOT_NOW = "O13.1", "not-now";
    NOT_YOUR_TURN = "O6.1", "not-your-turn";
    NOT_ASKED = "O2.18", "not-asked";
    WRONG_OUTCOME = "O4.8", "wrong-outcome";
    NOT_IN_PILE = "O3.2", "not-in-pile";
    ROOM_NOT_DEALT = "O3.9", "room-not-dealt";
    NO_SUCH_ROOM = "O3.10", "no-such-room";
    TOO_MANY_SETTLERS = "O3.11", "too-many-settlers";
    LEADER_NOT_DEALT = "O3.12", "leader-not-dealt";
    HERO_PLACED = "O3.13", "hero-placed";
    NOT_A_STARTING_AREA = "O3.13", "not-a-starting-area";
    AREA_TAKEN_AT_START = "O3.13", "area-taken-at-start";
    TOO_MANY_TILES = "O23.11", "too-many-tiles";
    TILE_NOT_DRAWN = "O23.11", "tile-not-drawn";
    WRONG_LOSS = "O5.6", "wrong-loss";
    NOBODY_THERE = "O2.12", "nobody-there";
    HERO_ACTIVE = "O6.1", "hero-active";
    MUST_LEAVE = "O6.2", "must-leave";
    TOO_FAR = "O6.3", "too-far";
    OWN_HERO_THERE = "O6.4", "own-hero-there";
    ROW_TAKEN = "O10.3", "row-taken";
    NO_HIGHER_ROW = "O21.12", "no-higher-row";
    HOOK_IS_FOR_THE_SHIP = "O21.12", "hook-is-for-the-ship";
    NEAR_ENOUGH = "O21.19", "near-enough";
    EQUIPMENT_NOT_READY = "O18.2", "equipment-not-ready";
    MUST_MOVE = "O6.7", "must-move";
    MUST_PRESS = "O7.4", "must-press";
    TOO_MUCH_AMMO = "O7.5", "too-much-ammo";
    NOT_A_HERO_3 = "O20.19", "not-a-hero-3";
    WRONG_LOOT = "O7.7", "wrong-loot";
    DEFENDER_CHOOSES = "O7.8", "defender-chooses";
    ATTACKER_CHOOSES = "O20.20", "attacker-chooses";
    NO_PLACE_FOR_SURVIVOR = "O2.10", "no-place-for-survivor";
    MUST_TAKE_SURVIVOR = "O10.6", "must-take-survivor";
    NO_POINTS = "O8.1", "no-points";
    NOTHING_TO_GATHER_HERE = "O8.2", "nothing-to-gather-here";
    STOCK_EMPTY = "O8.3", "stock-empty";
    NO_IODINE = "O8.4", "no-iodine";
    PURIFIER_NOT_STARTED = "O11.1", "purifier-not-started";
    PURIFIER_RUNS = "O11.2", "purifier-runs";
    NO_PURIFIER_HERE = "O11.1", "no-purifier-here";
    NO_CHIP = "O11.1", "no-chip";
    NO_PREY_HERE = "O9.1", "no-prey-here";
    HUNTED_BEFORE = "O9.2", "hunted-before";
    HUNT_TOO_HARD = "O9.4", "hunt-too-hard";
    ONLY_THE_TOP_TILE = "O9.1", "only-the-top-tile";
    NOT_A_CITY = "O12.1", "not-a-city";
    NOT_SHOWN = "O12.2", "not-shown";
    OWNED_ALREADY = "O2.13", "owned-already";
    SEARCH_PILE_EMPTY = "O12.4", "search-pile-empty";
    NO_FREE_SEARCH = "O20.15", "no-free-search";
    NOTHING_GATHERED = "O8.6", "nothing-gathered";
    NOT_USED_HERE = "O8.7", "not-used-here";
    ROOM_NOT_READY = "O2.7", "room-not-ready";
    NO_PREY_TAKEN = "O20.5", "no-prey-taken";
    NO_CARGO_ARRIVAL = "O20.7", "no-cargo-arrival";
    NO_OPEN_EVENT = "O13.6", "no-open-event";
    WRONG_PAYMENT = "O13.6", "wrong-payment";
    CANNOT_PAY = "O2.4", "cannot-pay";
    MUST_FEED = "O14.4", "must-feed";
    NO_FOOD = "O16.1", "no-food";
    AIRLOCK_FULL = "O16.2", "airlock-full";
    BUILT_ALREADY = "O17.2", "built-already";
    COSTS_THREE = "O17.2", "costs-three";
    NO_FREE_SEAT = "O17.3", "no-free-seat";
    NOBODY_IN_AIRLOCK = "O17.3", "nobody-in-airlock";
    NOT_THIS_STEP = "O17.5", "not-this-step";
    GROWN_UP = "O20.16", "grown-up";
    NOTHING_TO_DRAW = "O2.13a", "nothing-to-draw";
    GAUGE_AT_BEST = "O15.6", "gauge-at-best";
    NOT_OWNED = "O20.11", "not-owned";
    NOT_BROKEN = "O18.1", "not-broken";
    REPAIR_COSTS = "O18.1", "repair-costs";
    BANK_EMPTY = "O2.3", "bank-empty";
}

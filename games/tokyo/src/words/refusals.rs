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
    GAME_OVER = "T26.6", "game-over";
    NO_SUCH_SEAT = "T1.1", "no-such-seat";
    NPC_NOT_CONCERNED = "T32.18", "npc-not-concerned";
    NO_CREDIT_HERE = "T32.25", "no-credit-here";
    CREDIT_TOO_LATE = "T32.25", "credit-too-late";
    NO_CREDIT_FOR_IT = "T32.25", "no-credit-for-it";
    CREDIT_USED = "T32.25", "credit-used";
    NO_SUCH_LETTER = "T32.9", "no-such-letter";
    NOT_NOW = "T9.2", "not-now";
    NO_ACTIONS = "T5.4", "not-now";
    NOT_ASKED = "T12.5", "not-asked";
    WRONG_OUTCOME = "T2.11", "wrong-outcome";
    NOT_IN_PILE = "T2.7", "not-in-pile";
    MERGED_NEEDS_PCS = "T29.5", "merged-needs-pcs";
    TUTORIAL_CAST = "T32.28", "tutorial-cast";
    TUTORIAL_DECKS = "T32.28", "tutorial-decks";
    TUTORIAL_REWARDS = "T3.1", "tutorial-rewards";
    ROLE_TAKEN = "T4.1", "role-taken";
    HAND_TOO_LARGE = "T8.1", "hand-too-large";
    NOT_IN_HAND = "T10.1", "not-in-hand";
    SEEN_BY_ALL = "T30.5", "seen-by-all";
    PHASE_ENDED = "T9.8", "phase-ended";
    PHASE_NOT_ENDED = "T9.8", "phase-not-ended";
    NOT_CONSUMED = "T10.2", "not-consumed";
    NOT_THAT_REWARD = "T33.2", "not-that-reward";
    NOT_EQUIPMENT = "T10.2", "not-equipment";
    NO_FREE_PLACE = "T11.5", "no-free-place";
    NOT_EQUIPPED = "T12.4", "not-equipped";
    ARTIFACT_STAYS = "T22.11", "artifact-stays";
    EXHAUSTED = "T12.2", "exhausted";
    SKILL_SEALED = "T14.1", "skill-sealed";
    SKILL_EXHAUSTED = "T14.1", "skill-exhausted";
    NO_PARTNER = "T14.5", "no-partner";
    NO_BOT_CARD = "T15.1", "no-bot-card";
    BOT_EXHAUSTED = "T15.2", "bot-exhausted";
    NO_USE_NOW = "T12.5", "no-use-now";
    NO_EFFECT = "T31.4", "no-effect";
    ACTED_ALREADY = "T12.6", "acted-already";
    CANNOT_PAY_FEE = "T12.7", "cannot-pay-fee";
    NOT_EXHAUSTED = "T13.1", "not-exhausted";
    NOT_A_TARGET = "T31.5", "not-a-target";
    NOT_OF_THE_AREA = "T22.4", "not-in-area";
    NOT_IN_AREA = "T18.1", "not-in-area";
    OUT_OF_REACH = "T20.6", "out-of-reach";
    NO_ENEMY_THERE = "T20.1", "no-enemy-there";
    WRONG_TYPE = "T20.9", "wrong-type";
    NO_MORE_TARGETS = "T20.20", "no-more-targets";
    NOT_A_NEIGHBOUR = "T16.1", "not-a-neighbour";
    NO_MOVE_FROM_SITE = "T16.9", "no-move-from-site";
    EXPLORATION_UNDER_WAY = "T16.19", "exploration-under-way";
    NOT_A_VEHICLE = "T16.10", "not-a-vehicle";
    TOO_FAR = "T16.10", "too-far";
    SITE_ENDS_MOVE = "T16.7", "site-ends-move";
    VEHICLE_FULL = "T16.13", "vehicle-full";
    NOT_HERE = "T16.13", "not-here";
    NOT_ABOARD = "T16.14", "not-aboard";
    NO_WAY_PLANNED = "T16.11", "no-way-planned";
    TAKES_NOBODY = "T14.9", "takes-nobody";
    NOTHING_TO_BUY = "T17.4", "nothing-to-buy";
    NOT_SOLD_HERE = "T17.7", "not-in-area";
    TOO_DEAR = "T17.2", "too-dear";
    NOTHING_TO_SOLVE = "T18.2", "nothing-to-solve";
    NO_SUCH_CHECK = "T18.4", "no-such-check";
    CHECK_DONE = "T19.17", "check-done";
    TRIED_THIS_ROUND = "T32.13", "tried-this-round";
    NO_TROUBLE_THERE = "T32.12", "no-trouble-there";
    NO_ATTEMPT_LEFT = "T27.11", "no-attempt-left";
    TOO_MANY_CARDS = "T19.16", "too-many-cards";
    NO_TOKEN = "T19.4", "no-token";
    TOO_MUCH_HELP = "T19.6", "too-much-help";
    ONLY_TOKENS = "T19.6", "only-tokens";
    TROUBLE_DRAWN = "T19.5", "trouble-drawn";
    NOTHING_TO_DRAW = "T6.11", "nothing-to-draw";
    NOT_IN_SITE = "T27.3", "not-in-site";
    CARD_OPEN = "T27.4", "card-open";
    NO_CARD_OPEN = "T27.14", "no-card-open";
    NOTHING_TO_REVEAL = "T27.15", "nothing-to-reveal";
    CARDS_LEFT = "T27.18", "cards-left";
    SLOT_NOT_CLEARED = "T27.15", "cards-left";
    DUTY = "T27.7", "duty";
    NOT_EXPLORING = "T27.10", "not-exploring";
    NOT_THEIR_FAILURE = "T27.14", "not-exploring";
    NOTHING_TO_RETREAT_FROM = "T27.18", "not-exploring";
    DOOR_SHUT = "T27.21", "exploration-under-way";
    ATTEMPTS_ONLY = "T27.9", "attempts-only";
    NOT_OUTSIDE = "T27.9", "not-outside";
    STARTERS_STAY = "T28.2", "starters-stay";
    NOT_THEIRS = "T28.1", "not-theirs";
    NOT_TOGETHER = "T28.1", "not-in-area";
    ONE_HAND = "T29.11", "not-a-target";
    SLOT_BLOCKED = "T6.3", "slot-blocked";
    SLOT_NOT_EMPTY = "T25.1", "slot-not-empty";
    CANNOT_JOIN = "T14.10", "cannot-join";
    NO_REDRAW = "T8.3", "no-redraw";
    GUIDED = "T32.28", "guided";
    NOTHING_TO_READ = "T32.28", "nothing-to-read";
    GATE_TRIED = "T32.13", "gate-tried";
    NO_ROOM_FOR_ALL = "T32.21", "no-room-for-all";
    VEHICLE_STAYS = "T32.23", "vehicle-stays";
    NO_WHEELS = "T20.28", "no-wheels";
    NO_PAGE = "T20.28", "no-page";
    DRIVER_ELSEWHERE = "T32.24", "driver-elsewhere";
    TOO_MANY_PAGES = "T32.14", "too-many-pages";
    VESSEL_KEEPS = "T32.13", "vessel-keeps";
    NOTHING_TO_SPEND = "T32.14", "nothing-to-spend";
}

//! Actions and outcomes, and how they are written in records and case files.

mod outcome;
mod parts;

pub use outcome::Outcome;

use crate::words::cards::{Card, Trouble};
use crate::words::story::{Letter, Scene};
use crate::words::{Ability, Area, DamageType, Role, Skill, Slot};
use kernel::Seat;

/// T18.1 T27.10 Where an enemy or a card to be solved lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// In a market slot.
    Slot(Slot),
    /// The open Site card; written `site`.
    Site,
}

impl Spot {
    /// The area it is in.
    pub(crate) fn area(self) -> Area {
        match self {
            Spot::Slot(slot) => slot.area(),
            Spot::Site => Area::Site,
        }
    }
}

/// T10 T12 T14 T15 What a PC plays or uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Means {
    /// T10.1 `play guts`: a card from the hand.
    Hand(Card),
    /// T12.1 `use old_revolver`: an equipped card.
    Gear(Card),
    /// T14.1 `skill support`.
    Skill(Skill),
    /// T15.1 `bot gangster`: a BOT card.
    Bot(Role),
}

impl Means {
    /// The card, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Means::Hand(card) | Means::Gear(card) => Some(card),
            Means::Skill(_) | Means::Bot(_) => None,
        }
    }
}

/// What an effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum At {
    /// Nothing that need be said; not written.
    #[default]
    Nothing,
    /// `akiba_1`, `site`.
    Spot(Spot),
    /// `s1`: a PC.
    Pc(Seat),
    /// T32.18 `npc`: the NPC that accompanies the PCs.
    Npc,
    /// `shibuya`; the Site is written `into_site`.
    Area(Area),
    /// T20.24 `back`: at the enemy that dealt the damage.
    Back,
}

/// T13.1 What bears exhaustion tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bearer {
    /// A skill, written `support`, `enhanced`, `site_skill`.
    Skill(Skill),
    /// An equipped card.
    Gear(Card),
    /// A BOT card, written `bot_fixer`.
    Bot(Role),
}

vocabulary::moves! {
    /// One decision of a player for the PC of a seat.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Action as "action" {
        /// T4.1 `take fixer`: the role.
        Role(role: Role) = "take", role;
        /// T6.2 `draw`: the next PC to draw in step 1.
        Draw = "draw";
        /// T8.1 T8.7 T21.5 T31.4 `discard guts`: the next card to be discarded.
        Discard(card: Card) = "discard", card;
        /// T8.1 T21.5 `ready`: the rest is kept; `lay_down`: the rest follows in the order of the hand.
        Ready = "ready";
        /// T21.5 `lay_down`.
        LayDown = "lay_down";
        /// T8.3 `redraw`.
        Redraw = "redraw";
        /// T8.3 `keep`.
        Keep = "keep";
        /// T30.5 `show guts`: a card of the hand, to everybody.
        Show(card: Card) = "show", card;
        /// T32.28 `read`: the page of the guide has been read.
        Read = "read";
        /// T9.8 `end`: the action phase of this PC.
        End = "end";
        /// T9.8 `resume`: the end is taken back.
        Resume = "resume";
        /// T10 T12 T14 T15 `play guts`, `use old_revolver shibuya_2`, `skill support s1`, `bot gangster`.
        Use {
            /// With what.
            by: Means,
            /// At what.
            at: At,
            /// T20.9 The type of damage, where there is a choice; written last.
            kind: Option<DamageType>,
        } = by, at, kind;
        /// T11.1 `equip helmet`.
        Equip(card: Card) = "equip", card;
        /// T11.1 `equip thread_shears empathy`: by the other check that the card allows.
        EquipWith {
            /// The card.
            card: Card,
            /// The ability of that check.
            with: Ability,
        } = "equip", card, with;
        /// T11.6 T22.9 `unequip helmet`.
        Unequip(card: Card) = "unequip", card;
        /// T13.1 `return guts support`: a card is discarded for an exhaustion token.
        Return {
            /// The card discarded.
            card: Card,
            /// What bears the token.
            from: Bearer,
        } = "return", card, from;
        /// T16.1 `move shibuya`: to an adjacent area, alone, with the best vehicle.
        Move(area: Area) = "move", area;
        /// T16.10 `ride motorbike`: a move with this vehicle is planned step by step.
        Ride(card: Card) = "ride", card;
        /// T16.11 `go shibuya`: the next area of the ride.
        Go(area: Area) = "go", area;
        /// T16.13 `board s1`: a passenger gets on.
        Board(pc: Seat) = "board", pc;
        /// T16.14 `alight s1`: a passenger gets off.
        Alight(pc: Seat) = "alight", pc;
        /// T16.16 `drive`: the plan stands, the check is made.
        Drive = "drive";
        /// T16.10 `cancel`: the plan is dropped.
        Cancel = "cancel";
        /// T17.1 `buy akiba_2`.
        Buy(slot: Slot) = "buy", slot;
        /// T18.4 T27.11 `solve akiba_2 empathy`, `solve site technique`.
        Solve {
            /// Where the card lies.
            at: Spot,
            /// By which of its checks.
            with: Ability,
        } = "solve", at, with;
        /// T18.5 `side shinagawa_1 economy`: what a scenario card lets a PC try beside solving it.
        Side {
            /// Where the card lies.
            at: Spot,
            /// By which of its checks.
            with: Ability,
        } = "side", at, with;
        /// T27.3 T27.18 `explore`: the top card of the encounter slot is turned up.
        Explore = "explore";
        /// T27.15 `delve`: one more Site card is drawn and turned up at once.
        Delve = "delve";
        /// T27.14 `fail`: failure is declared.
        Fail = "fail";
        /// T27.19 `retreat`.
        Retreat = "retreat";
        /// T27.16 T27.19 `leave shibuya`: out of the Site.
        Leave(area: Area) = "leave", area;
        /// T28.1 `exchange maid s1 sniper`: one card of the hand for another.
        Exchange {
            /// The card given.
            give: Card,
            /// To whom.
            with: Seat,
            /// The card taken.
            take: Card,
        } = "exchange", give, with, take;
        /// T9.12 T16.13 T28.3 `agree` to what another asks.
        Agree = "agree";
        /// T9.12 T16.13 T28.3 `refuse`.
        Refuse = "refuse";
        /// T19.3 `pay guts`: a hand card for its AP.
        Pay(card: Card) = "pay", card;
        /// T19.4 T19.6 T20.22 `token`: an AP token for a check, one's own or another's, or for more damage.
        Token = "token";
        /// T19.5 `draw_trouble`.
        DrawTrouble = "draw_trouble";
        /// T32.25 `owe`: the check succeeds without payment, and a card remembers it.
        Owe = "owe";
        /// T19.10 `give_up`: the check has failed.
        GiveUp = "give_up";
        /// T20.20 `also shibuya_2`: another target of the attack.
        Also(card: Spot) = "also", card;
        /// T14.10 `join old_revolver`: the Gangster's own attack beside another's.
        Join {
            /// With what.
            by: Means,
            /// T20.9 The damage is physical.
            kind: DamageType,
        } = "join", by, kind;
        /// T12.5 `pass`: no interrupt, nothing optional.
        Pass = "pass";
        /// T32.9 `choose a`: what a scenario card lets the group choose.
        Choose(letter: Letter) = "choose", letter;
        /// T33.2 `reward doom_zero`: what the group takes for clearing the scenario.
        Reward(card: Card) = "reward", card;
        /// T32.21 `race motorbike`: the race vehicle.
        Race(card: Card) = "race", card;
        /// T32.14 `seal 2`: this many pages are laid down.
        Seal(count: u8) = "seal", count;
        /// T32.14 `spend sc02_03`: a token of a scenario card that lies beside the mat.
        Spend(card: Scene) = "spend", card;
        /// T32.7 `area shibuya`: where something comes.
        Area(area: Area) = "area", area;
        /// T6.4 T25.4 `slot akiba_2`: where a card goes.
        Slot(slot: Slot) = "slot", slot;
        /// T21.8 T27.19 T31.5 `pc s1`: whom it hits, or who is next.
        Pc(pc: Seat) = "pc", pc;
        /// T32.18 `npc`: it hits the NPC that accompanies the PCs.
        Npc = "npc";
        /// T13 T24.10 `refresh support`: an exhaustion token is taken off.
        Refresh(what: Bearer) = "refresh", what;
        /// T14.6 `give sniper`: the card handed over.
        Give(card: Card) = "give", card;
        /// T22.3 T22.7 `gain sniper s1`: who takes which card.
        Gain {
            /// The card.
            card: Card,
            /// Who takes it.
            to: Seat,
        } = "gain", card, to;
        /// T22.8 `artifact`: one is drawn.
        Artifact = "artifact";
        /// T22.8 `salvage`: a card of the scrap pile instead.
        Salvage = "salvage";
        /// T24.10 `scrap guts`: the facility of Shinagawa.
        Scrap(card: Card) = "scrap", card;
        /// `under riot`: a trouble that was looked at goes to the bottom of the deck.
        Under(trouble: Trouble) = "under", trouble;
        /// `top riot`: a trouble that was looked at goes back on top, on those put back before.
        Top(trouble: Trouble) = "top", trouble;
    }
}

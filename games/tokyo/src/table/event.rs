//! What happens, as the log tells it. Each event names the rule it follows.

use crate::table::check::Goal;
use crate::table::state::{Ending, Step};
use crate::words::cards::{Card, ModCard, SiteCard, Trouble};
use crate::words::notation::{Bearer, Means, Spot};
use crate::words::story::{Letter, Scene};
use crate::words::{Ability, Area, DamageType, Role, Skill, Slot};
use kernel::Seat;
use serde::Serialize;
use vocabulary::Weight::{Glad, Grave, Heading};

vocabulary::events! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
    #[serde(tag = "event", rename_all = "snake_case")]
    #[allow(missing_docs, reason = "the names of the fields say who, what and where")]
    pub enum Event {
        /// A player has taken a role.
        RoleTaken { seat: Seat, role: Role } = "T4.1";
        /// A round begins.
        Round { number: u8 } = "T5.1", Heading;
        /// A step of the round begins.
        Step { step: Step } = step_of(step);
        /// T2.8 A card is laid out in the market.
        GoodsShown { slot: Slot, card: Card } = "T25.1";
        /// T2.9 A card goes to the scrap.
        Scrapped { card: Card } = "T23.5";
        /// A card leaves the game.
        Removed { card: Card } = "T23.7";
        /// A trouble is drawn by a PC, or because a text says so.
        TroubleDrawn { by: Option<Seat>, trouble: Trouble } = "T6.1";
        /// A trouble is placed on a slot.
        TroublePlaced { trouble: Trouble, slot: Slot } = "T6.3";
        /// T6.13 T6.16 A trouble goes to the discard.
        TroubleDiscarded { trouble: Trouble } = "T18.8";
        /// The discarded troubles are the new deck.
        TroublesShuffled = "T6.10";
        /// The discarded Site cards are the new deck.
        SiteShuffled = "T6.12";
        /// T16.8 A Site card is laid face down on the encounter slot.
        EncounterLaid = "T6.9";
        /// T8.1 T13.1 T21.3 A card goes to its owner's discard.
        Discarded { seat: Seat, card: Card } = "T23.4";
        /// A card drawn, for those who see it.
        Drew { seat: Seat, card: Card } = "T8.2";
        /// A card drawn that others do not see.
        DrewHidden { seat: Seat } = "T8.2";
        /// A discard becomes the deck.
        DeckTurned { seat: Seat } = "T8.4";
        /// A hand is redrawn as a whole.
        Redrew { seat: Seat } = "T8.3";
        /// A card of a hand is shown to all.
        Shown { seat: Seat, card: Card } = "T30.5";
        /// A player has ended the action phase.
        Ended { seat: Seat } = "T9.8";
        /// A player who had ended acts again.
        Resumed { seat: Seat } = "T9.8";
        /// A card, an item, a skill or a bot is used.
        Used { seat: Seat, by: Means } = used(by);
        /// A check begins.
        CheckOpened { seat: Seat, goal: Goal, ability: Ability, target: u8, strength: u8 } = check_for(goal);
        /// Another PC makes the check.
        CheckTakenOver { by: Seat } = "T14.7";
        /// A card pays for a check.
        Paid { seat: Seat, card: Card } = "T19.3";
        /// T19.6 An AP token pays for a check.
        TokenPaid { seat: Seat } = "T19.4";
        /// T19.12 A trouble in play makes a check harder.
        TroubleAdds { trouble: Trouble } = "T19.5";
        /// A check gets a bonus.
        BonusAdds { amount: u8 } = "T19.15";
        /// A check succeeds.
        CheckSucceeded { seat: Seat } = "T19.7";
        /// A check fails.
        CheckFailed { seat: Seat } = "T19.10", Grave;
        /// A PC is in another area.
        Moved { seat: Seat, to: Area } = "T16.1";
        /// T22.9 A PC equips a card.
        Equipped { seat: Seat, card: Card } = "T11.1";
        /// A PC buys a card.
        Bought { seat: Seat, card: Card, slot: Slot } = "T17.3";
        /// Something gets exhaustion tokens.
        Exhausted { seat: Seat, what: Bearer, tokens: u8 } = exhausted(what);
        /// An exhaustion token is removed.
        Refreshed { seat: Seat, what: Bearer } = "T23.3";
        /// T20.9 An enemy takes damage.
        EnemyHit { at: Spot, kind: DamageType, amount: u8 } = "T20.15";
        /// An enemy strikes back.
        Countered { at: Spot, seat: Seat } = "T20.13";
        /// A PC takes damage.
        Hurt { seat: Seat, amount: u8, kind: Option<DamageType> } = "T21.1";
        /// Damage to a PC is reduced.
        Reduced { seat: Seat, amount: u8 } = "T20.10";
        /// A doll takes damage instead of its owner.
        DollHit { seat: Seat, amount: u8 } = "T21.16";
        /// A PC heals.
        Healed { seat: Seat, amount: u8 } = "T21.12";
        /// A PC goes Down.
        Down { seat: Seat } = "T21.2", Grave;
        /// A PC is hit while Down.
        Shaken { seat: Seat } = "T21.10", Grave;
        /// T20.16 A trouble is solved.
        TroubleSolved { seat: Seat, trouble: Trouble } = "T18.4", Glad;
        /// T27.12 A Site card is solved.
        SiteCardSolved { seat: Seat, card: SiteCard } = "T27.11", Glad;
        /// A PC gains AP tokens.
        TokensGained { seat: Seat, tokens: u8 } = "T22.1";
        /// An effect takes AP tokens.
        TokensLost { seat: Seat, tokens: u8 } = "T31.4";
        /// The seal of a skill is lifted.
        SealLifted { seat: Seat, skill: Skill } = "T18.9", Glad;
        /// T22.3 A PC gains a card.
        Gained { seat: Seat, card: Card } = "T22.2", Glad;
        /// T22.7 A card is revealed.
        Revealed { card: Card } = "T22.5";
        /// A Site card is turned up.
        SiteCardTurned { card: SiteCard } = "T27.4";
        /// A Site card has not been solved.
        SiteCardFailed { card: SiteCard } = "T27.14", Grave;
        /// The Engineer's skill avoids a Site card.
        SiteCardAvoided { card: SiteCard } = "T14.9";
        /// A Site card has been put under the deck, and another comes.
        SiteCardDelayed { card: SiteCard } = "T27.4";
        /// The group has taken this reward for clearing the scenario.
        RewardChosen { card: Card } = "T33.2";
        /// The PCs leave the Site.
        Retreated { cards: u8 } = "T27.19", Grave;
        /// Two PCs exchange cards.
        Exchanged { seat: Seat, give: Card, with: Seat, take: Card } = "T28.1";
        /// A card goes to another PC.
        HandedOver { seat: Seat, card: Card, to: Seat } = "T14.6";
        /// T28.3 A player does not agree.
        Refused { seat: Seat } = "T9.12";
        /// A trouble on the deck is looked at.
        Foreseen { trouble: Trouble } = "T30.2";
        /// A trouble goes under the deck.
        TroubleUnder { trouble: Trouble } = "T30.2";
        /// T32.1 A scenario card is revealed.
        SceneOpened { scene: Scene } = "T32.2";
        /// A card leaves the game for this scenario.
        SceneOut { scene: Scene } = "T32.4";
        /// The progress tokens on a card change.
        SceneTokens { scene: Scene, now: u8 } = "T32.14";
        /// T32.25 A scenario card is drawn as a trouble would be.
        SceneDrawn { by: Option<Seat>, scene: Scene } = "T6.15", Grave;
        /// A scenario card makes a check harder.
        SceneAdds { scene: Scene, ap: u8 } = "T32.25";
        /// A check succeeds on account.
        Owed { seat: Seat } = "T32.25";
        /// An NPC takes damage.
        NpcHurt { npc: Scene, amount: u8, kind: Option<DamageType> } = "T32.18", Grave;
        /// Damage to an NPC is reduced.
        NpcReduced { npc: Scene, amount: u8 } = "T32.18";
        /// An NPC heals.
        NpcHealed { npc: Scene, amount: u8 } = "T32.19";
        /// The group, or a player alone, has made a choice of the story.
        Chosen { by: Option<Seat>, scene: Scene, letter: Letter } = "T32.9";
        /// Who drives in the race.
        Driver { seat: Seat } = "T32.21";
        /// The vehicle of the race.
        RaceVehicle { seat: Seat, card: Card } = "T32.21";
        /// The driver has passed a checkpoint.
        Checkpoint { seat: Seat, area: Area } = "T32.24";
        /// The pages on a slot change.
        PagesOnSlot { slot: Slot, now: u8 } = "T32.14";
        /// The pages a PC holds change.
        PagesHeld { seat: Seat, now: u8 } = "T32.14";
        /// A PC keeps the letter.
        Vessel { seat: Seat } = "T32.14";
        /// A mod card comes into play.
        ModOpened { card: ModCard } = "T32.12";
        /// A mod card goes.
        ModDiscarded { card: ModCard } = "T32.12";
        /// A scenario card is placed on a slot.
        ScenePlaced { scene: Scene, slot: Slot } = "T32.5";
        /// A scenario card is solved.
        SceneSolved { seat: Seat, scene: Scene } = "T32.5", Glad;
        /// A scenario card goes to the scenario discard.
        SceneDiscarded { scene: Scene } = "T32.4";
        /// A scenario card is taken off the mat and lies beside it.
        SceneLaidBeside { scene: Scene } = "T32.4";
        /// A token of this card keeps off what a text would have dealt.
        Sheltered { scene: Scene, amount: u8 } = "T32.14";
        /// T27.4 The top card of the encounter slot goes unseen under the Site deck.
        EncounterSunk = "T32.13";
        /// A gate has been challenged in vain.
        GateWithstood { scene: Scene } = "T27.13", Grave;
        /// The game is over.
        Over { ending: Ending } = over(ending), if ending == Ending::Cleared { Glad } else { Grave };
    }
}

const fn step_of(step: Step) -> &'static str {
    match step {
        Step::Setup => "T2.1",
        Step::Reveal => "T6.1",
        Step::Start => "T7.1",
        Step::Hands => "T8.1",
        Step::Actions => "T9.1",
        Step::End => "T24.1",
        Step::Refill => "T25.1",
    }
}

const fn used(by: Means) -> &'static str {
    match by {
        Means::Hand(_) => "T10.1",
        Means::Gear(_) => "T12.1",
        Means::Skill(_) => "T14.1",
        Means::Bot(_) => "T15.1",
    }
}

const fn check_for(goal: Goal) -> &'static str {
    match goal {
        Goal::Move => "T16.1",
        Goal::Equip(_) => "T11.1",
        Goal::Buy(_) => "T17.1",
        Goal::Solve(Spot::Slot(_)) | Goal::Side(_) => "T18.4",
        Goal::Solve(Spot::Site) => "T27.11",
    }
}

const fn exhausted(what: Bearer) -> &'static str {
    match what {
        Bearer::Bot(_) => "T15.2",
        Bearer::Skill(_) => "T14.2",
        Bearer::Gear(_) => "T23.2",
    }
}

const fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Cleared => "T26.1",
        Ending::Overflow | Ending::Defeat => "T26.6",
    }
}

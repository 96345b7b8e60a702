//! The rule each event follows.

use kernel::RuleId;
use tokyo::{Bearer, Ending, Event, Goal, Means, Spot, Step};

pub(super) fn rule(event: &Event) -> RuleId {
    RuleId(match event {
        Event::RoleTaken { .. } => "T4.1",
        Event::Round { .. } => "T5.1",
        Event::Step { step } => of_step(*step),
        Event::GoodsShown { .. } => "T25.1",
        Event::Scrapped { .. } => "T23.5",
        Event::Removed { .. } => "T23.7",
        Event::TroubleDrawn { .. } => "T6.1",
        Event::TroublePlaced { .. } => "T6.3",
        Event::TroubleDiscarded { .. } => "T18.8",
        Event::TroublesShuffled => "T6.10",
        Event::SiteShuffled => "T6.12",
        Event::EncounterLaid => "T6.9",
        Event::Discarded { .. } => "T23.4",
        Event::Drew { .. } | Event::DrewHidden { .. } => "T8.2",
        Event::DeckTurned { .. } => "T8.4",
        Event::Redrew { .. } => "T8.3",
        Event::Shown { .. } => "T30.5",
        Event::Ended { .. } | Event::Resumed { .. } => "T9.8",
        Event::Used { by: Means::Hand(_), .. } => "T10.1",
        Event::Used { by: Means::Gear(_), .. } => "T12.1",
        Event::Used { by: Means::Skill(_), .. } => "T14.1",
        Event::Used { by: Means::Bot(_), .. } => "T15.1",
        Event::CheckOpened { goal, .. } => of_goal(*goal),
        Event::CheckTakenOver { .. } => "T14.7",
        Event::Paid { .. } => "T19.3",
        Event::TokenPaid { .. } => "T19.4",
        Event::TroubleAdds { .. } => "T19.5",
        Event::BonusAdds { .. } => "T19.15",
        Event::CheckSucceeded { .. } => "T19.7",
        Event::CheckFailed { .. } => "T19.10",
        Event::Moved { .. } => "T16.1",
        Event::Equipped { .. } => "T11.1",
        Event::Bought { .. } => "T17.3",
        Event::Exhausted { what: Bearer::Bot(_), .. } => "T15.2",
        Event::Exhausted { what: Bearer::Skill(_), .. } => "T14.2",
        Event::Exhausted { what: Bearer::Gear(_), .. } => "T23.2",
        Event::Refreshed { .. } => "T23.3",
        Event::EnemyHit { .. } => "T20.15",
        Event::Countered { .. } => "T20.13",
        Event::Hurt { .. } => "T21.1",
        Event::Reduced { .. } => "T20.10",
        Event::DollHit { .. } => "T21.16",
        Event::Healed { .. } => "T21.12",
        Event::Down { .. } => "T21.2",
        Event::Shaken { .. } => "T21.10",
        Event::TroubleSolved { .. } => "T18.4",
        Event::SiteCardSolved { .. } => "T27.11",
        Event::TokensGained { .. } => "T22.1",
        Event::TokensLost { .. } => "T31.4",
        Event::SealLifted { .. } => "T18.9",
        Event::Gained { .. } => "T22.2",
        Event::Revealed { .. } => "T22.5",
        Event::SiteCardTurned { .. } => "T27.4",
        Event::SiteCardFailed { .. } => "T27.14",
        Event::SiteCardAvoided { .. } => "T14.9",
        Event::Retreated { .. } => "T27.19",
        Event::Exchanged { .. } => "T28.1",
        Event::HandedOver { .. } => "T14.6",
        Event::Refused { .. } => "T9.12",
        Event::Foreseen { .. } | Event::TroubleUnder { .. } => "T30.2",
        Event::SceneOpened { .. } => "T32.2",
        Event::ScenePlaced { .. } | Event::SceneSolved { .. } => "T32.5",
        Event::SceneDiscarded { .. } => "T32.4",
        Event::GateWithstood { .. } => "T27.13",
        Event::Over { ending: Ending::Cleared } => "T26.1",
        Event::Over { ending: Ending::Overflow | Ending::Defeat } => "T26.6",
    })
}

const fn of_step(step: Step) -> &'static str {
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

const fn of_goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Move => "T16.1",
        Goal::Equip(_) => "T11.1",
        Goal::Buy(_) => "T17.1",
        Goal::Solve(Spot::Slot(_)) => "T18.4",
        Goal::Solve(Spot::Site) => "T27.11",
    }
}

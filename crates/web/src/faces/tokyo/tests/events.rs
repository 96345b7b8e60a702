//! Every event and every action has its text in all languages.

use super::samples::{card, every_action, every_bearer, every_goal, every_means, site_card, trouble};
use super::{assert_said, options, people};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::log;
use kernel::{Game, Seat, Viewer};
use std::collections::BTreeSet;
use tokyo::{Ability, Area, DamageType, Ending, Event, Role, Skill, Slot, Spot, State, Step};

/// Every event, in each of the forms that have texts of their own.
fn every_event() -> Vec<Event> {
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let (card, trouble, site) = (card(), trouble(), site_card());
    let (slot, skill, kind) = (Slot::Akiba2, Skill::Support, DamageType::Cognitive);
    let mut all = vec![
        Event::RoleTaken { seat, role: Role::Fixer },
        Event::Round { number: 3 },
        Event::GoodsShown { slot, card },
        Event::Scrapped { card },
        Event::Removed { card },
        Event::TroubleDrawn { by: Some(seat), trouble },
        Event::TroubleDrawn { by: None, trouble },
        Event::TroublePlaced { trouble, slot },
        Event::TroubleDiscarded { trouble },
        Event::TroublesShuffled,
        Event::SiteShuffled,
        Event::EncounterLaid,
        Event::Discarded { seat, card },
        Event::Drew { seat, card },
        Event::DrewHidden { seat },
        Event::DeckTurned { seat },
        Event::Redrew { seat },
        Event::Shown { seat, card },
        Event::Ended { seat },
        Event::Resumed { seat },
        Event::CheckTakenOver { by: seat },
        Event::Paid { seat, card },
        Event::TokenPaid { seat },
        Event::TroubleAdds { trouble },
        Event::BonusAdds { amount: 2 },
        Event::CheckSucceeded { seat },
        Event::CheckFailed { seat },
        Event::Moved { seat, to: Area::Site },
        Event::Equipped { seat, card },
        Event::Bought { seat, card, slot },
        Event::EnemyHit { at: Spot::Slot(slot), kind, amount: 2 },
        Event::Countered { at: Spot::Site, seat },
        Event::Hurt { seat, amount: 1, kind: Some(kind) },
        Event::Hurt { seat, amount: 1, kind: None },
        Event::Reduced { seat, amount: 1 },
        Event::DollHit { seat, amount: 1 },
        Event::Healed { seat, amount: 1 },
        Event::Down { seat },
        Event::Shaken { seat },
        Event::TroubleSolved { seat, trouble },
        Event::SiteCardSolved { seat, card: site },
        Event::TokensGained { seat, tokens: 1 },
        Event::TokensLost { seat, tokens: 2 },
        Event::SealLifted { seat, skill },
        Event::Gained { seat, card },
        Event::Revealed { card },
        Event::SiteCardTurned { card: site },
        Event::SiteCardFailed { card: site },
        Event::SiteCardAvoided { card: site },
        Event::Retreated { cards: 2 },
        Event::Exchanged { seat, give: card, with: other, take: card },
        Event::HandedOver { seat, card, to: other },
        Event::Refused { seat },
        Event::Foreseen { trouble },
        Event::TroubleUnder { trouble },
    ];
    all.extend(every_means().map(|by| Event::Used { seat, by }));
    for what in every_bearer() {
        all.push(Event::Refreshed { seat, what });
        all.extend([1, 2].map(|tokens| Event::Exhausted { seat, what, tokens }));
    }
    let goals = every_goal().into_iter();
    all.extend(goals.map(|goal| Event::CheckOpened {
        seat,
        goal,
        ability: Ability::Combat,
        target: 5,
        strength: 2,
    }));
    all.extend(Step::ALL.iter().filter(|&&step| step != Step::Setup).map(|&step| Event::Step { step }));
    all.extend(Ending::ALL.iter().map(|&ending| Event::Over { ending }));
    all
}

#[test]
fn every_event_and_action_is_told_in_all_languages() {
    for players in [1, 3] {
        let view = State::new(&options(&format!("players={players}"))).unwrap().view(Viewer::Omniscient);
        for texts in i18n::languages() {
            let words = Words { texts, view: &view, people: &people() };
            for event in every_event().into_iter().filter(|_| players > 1) {
                let sentence =
                    log::sentence(&words, &event).unwrap_or_else(|| panic!("{event:?} is left out"));
                assert_said(&sentence.text, &event);
            }
            let mut told = BTreeSet::new();
            for action in every_action().into_iter().filter(|_| players > 1) {
                let label = words.action(action);
                assert_said(&label, &action);
                assert!(told.insert(label), "{action} is called like another action");
            }
        }
    }
}

#[test]
fn every_rule_that_the_log_names_is_in_the_book() {
    let view = State::new(&options("players=2")).unwrap().view(Viewer::Omniscient);
    let words = Words { texts: i18n::english(), view: &view, people: &people() };
    let told = |event| log::sentence(&words, &event).unwrap();
    let book = State::RULEBOOK;
    let missing: BTreeSet<_> = every_event()
        .into_iter()
        .map(|event| told(event).rule.0)
        .filter(|rule| !book.contains(&format!("{rule} ")) && !book.contains(&format!("{rule}*")))
        .collect();
    assert!(missing.is_empty() || book.len() < 1000, "{missing:?}");
}

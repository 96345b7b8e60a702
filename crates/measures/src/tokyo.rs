//! What Tokyo Siteseeing is measured by.

use crate::{Measure, Measured, Reading};
use kernel::Id;
use tokyo::{CARDS, Card, Ending, Event, Means, Role, SLOTS, State, TROUBLES, Trouble, View};

/// What happened to each card and each trouble in the course of a game, copies taken together.
pub struct Notes {
    cards: [OfCard; CARDS],
    troubles: [OfTrouble; TROUBLES],
    course: Course,
    round: i32,
    /// Which trouble was placed in each slot, and in which round.
    since: [Option<(Trouble, i32)>; SLOTS],
}

impl Default for Notes {
    fn default() -> Self {
        Notes {
            cards: [OfCard::default(); CARDS],
            troubles: [OfTrouble::default(); TROUBLES],
            course: Course::default(),
            round: 0,
            since: [None; SLOTS],
        }
    }
}

/// How often.
#[derive(Clone, Copy, Default)]
struct OfCard {
    shown: i32,
    bought: i32,
    equipped: i32,
    used: i32,
    paid: i32,
}

/// How often, and for how many rounds until it was solved.
#[derive(Clone, Copy, Default)]
struct OfTrouble {
    placed: i32,
    solved: i32,
    rounds: i32,
}

/// How often in the whole game.
#[derive(Clone, Copy, Default)]
struct Course {
    downs: i32,
    shaken: i32,
    hurt: i32,
    solved: i32,
    bought: i32,
    checks_failed: i32,
    site_cards_solved: i32,
}

impl Notes {
    fn card(&mut self, card: Card) -> &mut OfCard {
        &mut self.cards[usize::from(card.index())]
    }
    fn trouble(&mut self, trouble: Trouble) -> &mut OfTrouble {
        &mut self.troubles[usize::from(trouble.index())]
    }
    /// The one of its kind that lay longest is taken to be the one solved.
    fn solved(&mut self, trouble: Trouble) {
        let longest = self.since.iter_mut().filter(|it| it.is_some_and(|(other, _)| other == trouble));
        let since = longest.min_by_key(|it| it.map(|(_, round)| round)).and_then(Option::take);
        let rounds = since.map_or(0, |(_, round)| self.round - round);
        let of = self.trouble(trouble);
        of.solved += 1;
        of.rounds += rounds;
        self.course.solved += 1;
    }
}

/// Rounds by number, for the share of games that got over them.
const ROUNDS: &[&str] =
    &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"];

impl Measured for State {
    type Notes = Notes;

    fn note(notes: &mut Notes, event: &Event) {
        match *event {
            Event::Round { number } => notes.round = i32::from(number),
            Event::GoodsShown { card, .. } => notes.card(card).shown += 1,
            Event::Bought { card, .. } => {
                notes.card(card).bought += 1;
                notes.course.bought += 1;
            }
            Event::Equipped { card, .. } => notes.card(card).equipped += 1,
            Event::Used { by: Means::Hand(card) | Means::Gear(card), .. } => notes.card(card).used += 1,
            Event::Paid { card, .. } => notes.card(card).paid += 1,
            Event::TroublePlaced { trouble, slot } => {
                notes.trouble(trouble).placed += 1;
                notes.since[slot as usize] = Some((trouble, notes.round));
            }
            Event::TroubleSolved { trouble, .. } => notes.solved(trouble),
            Event::CheckFailed { .. } => notes.course.checks_failed += 1,
            Event::SiteCardSolved { .. } => notes.course.site_cards_solved += 1,
            Event::Hurt { amount, .. } => notes.course.hurt += i32::from(amount),
            Event::Down { .. } => notes.course.downs += 1,
            Event::Shaken { .. } => notes.course.shaken += 1,
            Event::RoleTaken { .. }
            | Event::Step { .. }
            | Event::SceneOut { .. }
            | Event::SceneTokens { .. }
            | Event::Chosen { .. }
            | Event::ModOpened { .. }
            | Event::ModDiscarded { .. }
            | Event::Scrapped { .. }
            | Event::Removed { .. }
            | Event::TroubleDrawn { .. }
            | Event::TroubleDiscarded { .. }
            | Event::TroublesShuffled
            | Event::SiteShuffled
            | Event::EncounterLaid
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::DrewHidden { .. }
            | Event::DeckTurned { .. }
            | Event::Redrew { .. }
            | Event::Shown { .. }
            | Event::Ended { .. }
            | Event::Resumed { .. }
            | Event::Used { .. }
            | Event::CheckOpened { .. }
            | Event::CheckTakenOver { .. }
            | Event::TokenPaid { .. }
            | Event::TroubleAdds { .. }
            | Event::BonusAdds { .. }
            | Event::CheckSucceeded { .. }
            | Event::Moved { .. }
            | Event::Exhausted { .. }
            | Event::Refreshed { .. }
            | Event::EnemyHit { .. }
            | Event::Countered { .. }
            | Event::Reduced { .. }
            | Event::DollHit { .. }
            | Event::Healed { .. }
            | Event::TokensGained { .. }
            | Event::TokensLost { .. }
            | Event::SealLifted { .. }
            | Event::Gained { .. }
            | Event::Revealed { .. }
            | Event::SiteCardTurned { .. }
            | Event::SiteCardFailed { .. }
            | Event::SiteCardAvoided { .. }
            | Event::Retreated { .. }
            | Event::Exchanged { .. }
            | Event::HandedOver { .. }
            | Event::Refused { .. }
            | Event::Foreseen { .. }
            | Event::TroubleUnder { .. }
            | Event::SceneOpened { .. }
            | Event::ScenePlaced { .. }
            | Event::SceneSolved { .. }
            | Event::SceneDiscarded { .. }
            | Event::GateWithstood { .. }
            | Event::Over { .. } => {}
        }
    }

    const MEASURES: &'static [Measure<View, Notes>] = &[
        // T26.1 Of the games that were to last so long.
        Measure {
            name: "survived_round",
            keys: ROUNDS,
            reading: Reading::GameHas(|view, key| {
                let round = key as u8 + 1;
                let survived = view.round > round || view.ending == Some(Ending::Cleared);
                (round <= view.options.rounds).then_some(survived)
            }),
        },
        // T26.2
        Measure {
            name: "rounds",
            keys: &["played", "evaluated"],
            reading: Reading::GameAmount(|view, key| {
                Some(i32::from([view.round, view.evaluated_rounds][key]))
            }),
        },
        Measure {
            name: "course",
            keys: &["solved", "bought", "checks_failed", "site_cards_solved", "hurt", "downs", "shaken"],
            reading: Reading::Noted(|notes, key| {
                let Course { downs, shaken, hurt, solved, bought, checks_failed, site_cards_solved } =
                    notes.course;
                Some([solved, bought, checks_failed, site_cards_solved, hurt, downs, shaken][key])
            }),
        },
        Measure {
            name: "at_the_end",
            keys: &["tokens", "equipped", "damage"],
            reading: Reading::SeatAmount(|view, seat, key| {
                let pc = view.pc(seat);
                Some([i32::from(pc.ap), pc.equipment.len() as i32, i32::from(pc.damage)][key])
            }),
        },
        Measure {
            name: "roles",
            keys: Role::WORDS,
            reading: Reading::SeatHas(|view, seat, key| Some(view.pc(seat).role == Some(Role::ALL[key]))),
        },
        Measure {
            name: "cards_shown",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| goods(key, notes.cards[key].shown)),
        },
        Measure {
            name: "cards_bought",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| goods(key, notes.cards[key].bought)),
        },
        Measure {
            name: "cards_equipped",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.cards[key].equipped)),
        },
        Measure {
            name: "cards_used",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.cards[key].used)),
        },
        Measure {
            name: "cards_paid",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.cards[key].paid)),
        },
        Measure {
            name: "troubles_placed",
            keys: Trouble::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.troubles[key].placed)),
        },
        Measure {
            name: "troubles_solved",
            keys: Trouble::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.troubles[key].solved)),
        },
        // Rounds that those solved had lain there.
        Measure {
            name: "rounds_until_solved",
            keys: Trouble::WORDS,
            reading: Reading::Noted(|notes, key| {
                let OfTrouble { solved, rounds, .. } = notes.troubles[key];
                (solved > 0).then(|| rounds / solved)
            }),
        },
        // Of the games at whose end it lay on the mat: those that were cleared.
        Measure {
            name: "cleared_beside",
            keys: Trouble::WORDS,
            reading: Reading::GameHas(|view, key| {
                let trouble = Trouble::from_index(key as u8);
                let on_mat = view.slots.iter().any(|slot| slot.trouble == Some(trouble));
                on_mat.then_some(view.ending == Some(Ending::Cleared))
            }),
        },
    ];

    fn rounds(view: &View) -> u16 {
        view.round.into()
    }
}

/// Only what can lie in the market.
fn goods(key: usize, amount: i32) -> Option<i32> {
    (Card::from_index(key as u8).row().cost > 0).then_some(amount)
}

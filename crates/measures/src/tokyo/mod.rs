//! What Tokyo Siteseeing is measured by.

mod story;

use story::StoryNotes;

use crate::{Measure, Measured, Reading};
use kernel::Id;
use tokyo::{
    Area, CARDS, Card, CardKind, Ending, Event, Letter, Means, Rank, Role, SITE_CARDS, SLOTS, Scenario,
    Scene, SiteCard, State, TROUBLES, Trouble, View, rank,
};

/// What happened to each card, each trouble and each Site card in the course of a game, copies taken together.
pub struct Notes {
    cards: [OfCard; CARDS],
    troubles: [OfTrouble; TROUBLES],
    site: [OfSiteCard; SITE_CARDS],
    course: Course,
    round: i32,
    /// Which trouble was placed in each slot, and in which round.
    since: [Option<(Trouble, i32)>; SLOTS],
    story: StoryNotes,
}

impl Default for Notes {
    fn default() -> Self {
        Notes {
            cards: [OfCard::default(); CARDS],
            troubles: [OfTrouble::default(); TROUBLES],
            site: [OfSiteCard::default(); SITE_CARDS],
            course: Course::default(),
            round: 0,
            since: [None; SLOTS],
            story: StoryNotes::default(),
        }
    }
}

/// How often.
#[derive(Clone, Copy, Default)]
struct OfCard {
    shown: i32,
    bought: i32,
    gained: i32,
    equipped: i32,
    used: i32,
    paid: i32,
}

/// How often.
#[derive(Clone, Copy, Default)]
struct OfSiteCard {
    turned: i32,
    solved: i32,
    failed: i32,
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
    entered_site: i32,
    retreats: i32,
    exchanges: i32,
    healed: i32,
}

impl Notes {
    fn card(&mut self, card: Card) -> &mut OfCard {
        &mut self.cards[usize::from(card.index())]
    }
    fn trouble(&mut self, trouble: Trouble) -> &mut OfTrouble {
        &mut self.troubles[usize::from(trouble.index())]
    }
    fn site_card(&mut self, card: SiteCard) -> &mut OfSiteCard {
        &mut self.site[usize::from(card.index())]
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

/// Which of several amounts.
type Count<T> = fn(&mut T) -> &mut i32;

/// What an event says of a card.
fn of_card(event: &Event) -> Option<(Card, Count<OfCard>)> {
    if let Event::GoodsShown { card, .. } = *event {
        Some((card, |it| &mut it.shown))
    } else if let Event::Bought { card, .. } = *event {
        Some((card, |it| &mut it.bought))
    } else if let Event::Gained { card, .. } = *event {
        Some((card, |it| &mut it.gained))
    } else if let Event::Equipped { card, .. } = *event {
        Some((card, |it| &mut it.equipped))
    } else if let Event::Used { by: Means::Hand(card) | Means::Gear(card), .. } = *event {
        Some((card, |it| &mut it.used))
    } else if let Event::Paid { card, .. } = *event {
        Some((card, |it| &mut it.paid))
    } else {
        None
    }
}

/// What an event says of a Site card.
fn of_site_card(event: &Event) -> Option<(SiteCard, Count<OfSiteCard>)> {
    if let Event::SiteCardTurned { card } = *event {
        Some((card, |it| &mut it.turned))
    } else if let Event::SiteCardSolved { card, .. } = *event {
        Some((card, |it| &mut it.solved))
    } else if let Event::SiteCardFailed { card } = *event {
        Some((card, |it| &mut it.failed))
    } else {
        None
    }
}

/// What an event adds to the course of a game.
fn in_course(event: &Event) -> Option<(Count<Course>, i32)> {
    if let Event::Hurt { amount, .. } = *event {
        Some((|it| &mut it.hurt, i32::from(amount)))
    } else if let Event::Healed { amount, .. } = *event {
        Some((|it| &mut it.healed, i32::from(amount)))
    } else if let Event::Down { .. } = *event {
        Some((|it| &mut it.downs, 1))
    } else if let Event::Shaken { .. } = *event {
        Some((|it| &mut it.shaken, 1))
    } else if let Event::Bought { .. } = *event {
        Some((|it| &mut it.bought, 1))
    } else if let Event::TroubleSolved { .. } = *event {
        Some((|it| &mut it.solved, 1))
    } else if let Event::CheckFailed { .. } = *event {
        Some((|it| &mut it.checks_failed, 1))
    } else if let Event::Moved { to: Area::Site, .. } = *event {
        Some((|it| &mut it.entered_site, 1))
    } else if let Event::Retreated { .. } = *event {
        Some((|it| &mut it.retreats, 1))
    } else if let Event::Exchanged { .. } = *event {
        Some((|it| &mut it.exchanges, 1))
    } else {
        None
    }
}

/// Rounds by number.
const ROUNDS: &[&str] = &[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
    "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
    "37", "38", "39", "40",
];

/// The most rounds `hold_out` can last.
const LONGEST_HOLD_OUT: usize = 20;

impl Measured for State {
    type Notes = Notes;

    fn rounds(view: &View) -> u16 {
        view.round.into()
    }

    fn note(notes: &mut Notes, event: &Event) {
        notes.story.note(event);
        if let Event::Round { number } = *event {
            notes.round = i32::from(number);
        } else if let Some((card, fate)) = of_card(event) {
            *fate(notes.card(card)) += 1;
        } else if let Some((card, fate)) = of_site_card(event) {
            *fate(notes.site_card(card)) += 1;
        } else if let Event::TroublePlaced { trouble, slot } = *event {
            notes.trouble(trouble).placed += 1;
            notes.since[slot as usize] = Some((trouble, notes.round));
        } else if let Event::TroubleSolved { trouble, .. } = *event {
            notes.solved(trouble);
        }
        if let Some((what, amount)) = in_course(event) {
            *what(&mut notes.course) += amount;
        }
    }

    const MEASURES: &'static [Measure<View, Notes>] = &[
        // T26.1 Of the games that were to last so long.
        Measure {
            name: "survived_round",
            keys: ROUNDS.split_at(LONGEST_HOLD_OUT).0,
            reading: Reading::GameHas(|view, key| {
                let round = key as u8 + 1;
                let survived = view.round > round || view.ending == Some(Ending::Cleared);
                let lasts = view.options.scenario == Scenario::HoldOut && round <= view.options.rounds;
                lasts.then_some(survived)
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
        // T26.2 T26.5 Of the games that were cleared: those with this many evaluated rounds or fewer.
        Measure {
            name: "cleared_within",
            keys: ROUNDS,
            reading: Reading::GameHas(|view, key| {
                is_story(view).then(|| usize::from(view.evaluated_rounds) <= key + 1)
            }),
        },
        // T26.5 Of the games that were cleared.
        Measure {
            name: "ranks",
            keys: Rank::WORDS,
            reading: Reading::GameHas(|view, key| {
                let reached = rank(&view.options, view.evaluated_rounds).filter(|_| is_story(view))?;
                Some(reached == Rank::ALL[key])
            }),
        },
        // T32.1 Cards of the scenario that came up.
        Measure {
            name: "scenario_cards",
            keys: Scene::WORDS,
            reading: Reading::NotedHas(|notes, key| notes.story.opened(key)),
        },
        // T32.9 Of the games that came to the choice.
        Measure {
            name: "chosen_a",
            keys: Scene::WORDS,
            reading: Reading::NotedHas(|notes, key| notes.story.chose(key, Letter::A)),
        },
        Measure {
            name: "chosen_b",
            keys: Scene::WORDS,
            reading: Reading::NotedHas(|notes, key| notes.story.chose(key, Letter::B)),
        },
        Measure {
            name: "chosen_c",
            keys: Scene::WORDS,
            reading: Reading::NotedHas(|notes, key| notes.story.chose(key, Letter::C)),
        },
        // T33.2 Of the games that were cleared.
        Measure {
            name: "rewards",
            keys: Card::WORDS,
            reading: Reading::GameHas(|view, key| {
                let card = Card::from_index(key as u8);
                let offered = card.reward_of() == Some(view.options.scenario) && is_story(view);
                offered.then(|| view.story.reward == Some(card))
            }),
        },
        Measure {
            name: "course",
            keys: &[
                "solved",
                "bought",
                "checks_failed",
                "entered_site",
                "retreats",
                "exchanges",
                "hurt",
                "healed",
                "downs",
                "shaken",
            ],
            reading: Reading::Noted(|notes, key| {
                let Course { solved, bought, checks_failed, entered_site, retreats, exchanges, .. } =
                    notes.course;
                let Course { hurt, healed, downs, shaken, .. } = notes.course;
                let all = [
                    solved,
                    bought,
                    checks_failed,
                    entered_site,
                    retreats,
                    exchanges,
                    hurt,
                    healed,
                    downs,
                    shaken,
                ];
                Some(all[key])
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
        // T22.3 T22.7 As a reward.
        Measure {
            name: "cards_gained",
            keys: Card::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.cards[key].gained)),
        },
        // T22.10 At the end.
        Measure {
            name: "artifacts",
            keys: Card::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let card = Card::from_index(key as u8);
                let is_one = card.row().kind == CardKind::Artifact;
                is_one.then(|| view.pc(seat).artifact() == Some(card))
            }),
        },
        // T27.4
        Measure {
            name: "site_cards_turned",
            keys: SiteCard::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.site[key].turned)),
        },
        // T27.11
        Measure {
            name: "site_cards_solved",
            keys: SiteCard::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.site[key].solved)),
        },
        // T27.14 The rest was avoided.
        Measure {
            name: "site_cards_failed",
            keys: SiteCard::WORDS,
            reading: Reading::Noted(|notes, key| Some(notes.site[key].failed)),
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
}

/// Whether a scenario with a story was cleared.
fn is_story(view: &View) -> bool {
    view.options.scenario != Scenario::HoldOut && view.ending == Some(Ending::Cleared)
}

/// Only what can lie in the market.
fn goods(key: usize, amount: i32) -> Option<i32> {
    (Card::from_index(key as u8).row().cost > 0).then_some(amount)
}

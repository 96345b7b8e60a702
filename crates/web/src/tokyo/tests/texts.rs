//! Every event, action, refusal, question, window and option is told in all languages.

use super::{assert_said, options, people};
use crate::lang::Lang;
use crate::pages::{option_key, value_key};
use crate::tokyo::groups::Group;
use crate::tokyo::words::{Words, refusal_text, window_text};
use crate::tokyo::{ending, log};
use kernel::{Game, Seat, SeatSet, Viewer};
use std::collections::BTreeSet;
use tokyo::{
    Ability, Action, Area, Ask, Battle, Bearer, Card, CardKind, Check, DamageType, Draw, Drawn, DrawnFor,
    Ending, Event, Foe, Foreseen, Frame, Goal, Harm, Means, Nature, OpenCard, Prize, Role, Scene, SiteCard,
    Skill, Slot, Spot, State, Step, Travel, Trouble, View, refusals,
};

fn card() -> Card {
    Card::all().next().unwrap()
}

fn trouble() -> Trouble {
    Trouble::all().next().unwrap()
}

fn site_card() -> SiteCard {
    SiteCard::all().next().unwrap()
}

/// Every event, in each of its forms that are told differently.
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

fn every_means() -> [Means; 4] {
    [Means::Hand(card()), Means::Gear(card()), Means::Skill(Skill::Enhanced), Means::Bot(Role::Gangster)]
}

fn every_bearer() -> [Bearer; 3] {
    [Bearer::Skill(Skill::Site), Bearer::Gear(card()), Bearer::Bot(Role::Engineer)]
}

fn every_goal() -> [Goal; 5] {
    [
        Goal::Move,
        Goal::Equip(card()),
        Goal::Buy(Slot::Akiba2),
        Goal::Solve(Spot::Slot(Slot::Akiba2)),
        Goal::Solve(Spot::Site),
    ]
}

/// Actions that are told apart wherever they may stand together, by their notation.
fn every_action() -> Vec<Action> {
    let (card, trouble) = (card(), trouble());
    let other = Card::all().nth(1).unwrap();
    let patterns = [
        "take fixer",
        "draw",
        "discard CARD",
        "ready",
        "lay_down",
        "redraw",
        "keep",
        "show CARD",
        "end",
        "resume",
        "play CARD",
        "play CARD akiba_2",
        "use CARD",
        "use CARD s1",
        "use CARD back",
        "use CARD akiba_2 physical",
        "use CARD into_site",
        "use CARD cognitive",
        "skill support",
        "skill site_skill shibuya",
        "bot gangster",
        "equip CARD",
        "unequip CARD",
        "return CARD enhanced",
        "return CARD OTHER",
        "return CARD bot_fixer",
        "move shibuya",
        "move site",
        "ride CARD",
        "go akiba",
        "board s1",
        "alight s1",
        "drive",
        "cancel",
        "buy akiba_2",
        "solve akiba_2 empathy",
        "solve site technique",
        "explore",
        "delve",
        "fail",
        "retreat",
        "leave akiba",
        "exchange CARD s1 OTHER",
        "agree",
        "refuse",
        "pay CARD",
        "token",
        "draw_trouble",
        "give_up",
        "also akiba_2",
        "join use CARD physical",
        "pass",
        "slot akiba_2",
        "pc s1",
        "refresh support",
        "give CARD",
        "gain CARD s1",
        "artifact",
        "salvage",
        "scrap CARD",
        "under TROUBLE",
        "top TROUBLE",
    ];
    let spell = |pattern: &str| {
        pattern.replace("CARD", card.word()).replace("OTHER", other.word()).replace("TROUBLE", trouble.word())
    };
    patterns.into_iter().map(|pattern| spell(pattern).parse().unwrap()).collect()
}

#[test]
fn every_event_and_action_is_told_in_all_languages() {
    for players in [1, 3] {
        let view = State::new(&options(&format!("players={players}"))).unwrap().view(Viewer::Omniscient);
        for texts in Lang::ALL.map(Lang::texts) {
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
    let words = Words { texts: Lang::En.texts(), view: &view, people: &people() };
    let told = |event| log::sentence(&words, &event).unwrap();
    let book = State::RULEBOOK;
    let missing: BTreeSet<_> = every_event()
        .into_iter()
        .map(|event| told(event).rule.0)
        .filter(|rule| !book.contains(&format!("{rule} ")) && !book.contains(&format!("{rule}*")))
        .collect();
    assert!(missing.is_empty() || book.len() < 1000, "{missing:?}");
}

#[test]
fn refusals_windows_groups_and_scenes_are_told_in_all_languages() {
    let view = State::new(&options("players=2")).unwrap().view(Viewer::Omniscient);
    for texts in Lang::ALL.map(Lang::texts) {
        let words = Words { texts, view: &view, people: &people() };
        for refusal in refusals::ALL {
            assert_said(&refusal_text(texts, refusal), refusal);
        }
        for window in State::WINDOWS {
            assert_said(&window_text(texts, window.name), &window.name);
        }
        for group in Group::ALL {
            assert_said(&texts.say(&format!("tokyo-group-{}", group.word())), &group);
        }
        Scene::ALL.iter().for_each(|&scene| assert_said(&words.scene(scene), &scene));
        Step::ALL.iter().for_each(|&step| assert_said(&words.step(step), &step));
        for id in ["game-tokyo", "game-tokyo-about"] {
            assert!(texts.has(id), "{id}");
        }
    }
}

/// Every question, in each of its forms that are told differently.
fn every_ask() -> Vec<Ask> {
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let (left, passed) = (SeatSet::one(seat), SeatSet::EMPTY);
    let (card, trouble, area) = (card(), trouble(), Area::Shibuya);
    let seen = [Some(trouble), None, None];
    let mut all = vec![
        Ask::Role { seat },
        Ask::NextToDraw { left },
        Ask::Adjust,
        Ask::Redraw,
        Ask::Act,
        Ask::Check,
        Ask::Ride,
        Ask::Place { by: Some(seat), trouble, area },
        Ask::Place { by: None, trouble, area },
        Ask::Battle { passed },
        Ask::Scrap { seat, card, passed },
        Ask::Turned { passed },
        Ask::Fee { seat, left: 1, passed },
        Ask::Falls,
        Ask::LayDown { seat, left: 0 },
        Ask::LayDown { seat, left: 2 },
        Ask::Discard { seat, left: 1 },
        Ask::Strip { seat, left: 2 },
        Ask::Refresh { by: seat, of: other, kind: None, left: 1 },
        Ask::Refresh { by: seat, of: other, kind: Some(CardKind::Weapon), left: 2 },
        Ask::Whom { by: Some(seat), among: left },
        Ask::HandOver { seat, to: other },
        Ask::Shadow { seat },
        Ask::ArtifactOrScrap { by: seat, choice: 1 },
        Ask::ArtifactOrScrap { by: seat, choice: 2 },
        Ask::MakeRoom { seat, card },
        Ask::Divide { by: seat, left: 2 },
        Ask::Depart { left },
        Ask::Companions { seat, to: area, with: passed },
        Ask::Facility { seat },
        Ask::LastGoods { kind: CardKind::Item },
    ];
    all.extend(every_action().into_iter().map(|action| Ask::Consent { asker: other, left, action }));
    all.extend(DrawnFor::ALL.iter().map(|&why| Ask::Drawn { by: Some(seat), trouble, area, why, passed }));
    all.extend(Foreseen::ALL.iter().map(|&stage| Ask::Foresee { seat, seen, stage }));
    for &kind in Prize::ALL {
        all.push(Ask::Reward { by: seat, left: 1, kind, passed });
        all.push(Ask::Gain { by: seat, kind, left: 2 });
    }
    for from in [Foe::None, Foe::Slot(Slot::Akiba2), Foe::Site] {
        for kind in [None, Some(DamageType::Physical)] {
            let harm = Harm { kind, amount: 2, from, nature: Nature::Ordinary };
            all.push(Ask::Damage { seat, harm, amount: 2, passed });
        }
    }
    all
}

/// A look at a game in which a check, a ride and an attack are being made and a Site card lies open.
fn busy(goal: Goal) -> View {
    let seat = Seat::default();
    let mut view = State::new(&options("players=3")).unwrap().view(Viewer::Seat(seat));
    let check = format!(
        r#"{{ "seat": 0, "goal": {}, "ability": "empathy", "target": 7, "strength": 2, "helped": 1 }}"#,
        serde_json::to_string(&goal).unwrap()
    );
    view.check = Some(serde_json::from_str::<Check>(&check).unwrap());
    let travel = r#"{ "driver": 0, "seats": 2, "areas": 2, "path": ["akiba", null, null], "riders": [[], [], []], "aboard": [1] }"#;
    view.travel = Some(serde_json::from_str::<Travel>(travel).unwrap());
    let battle = format!(
        r#"{{ "first": {{ "seat": 0, "by": "use {}", "kind": "physical" }}, "targets": [{{ "at": "akiba_2" }}, null, null], "times": 1 }}"#,
        card().word()
    );
    view.battle = Some(serde_json::from_str::<Battle>(&battle).unwrap());
    let open = OpenCard { card: site_card(), damage: 0, done: 0, tried: SeatSet::EMPTY };
    view.open = Some(open);
    view
}

#[test]
fn every_frame_asks_in_all_languages() {
    let draw = Frame::Draw(Draw::LookAhead { seat: Seat::default(), seen: [None; 3] });
    for goal in every_goal() {
        for frame in every_ask().into_iter().map(Frame::Ask).chain([draw]) {
            let mut view = busy(goal);
            view.frames.push(frame);
            view.awaited = Seat::first(2).collect();
            for texts in Lang::ALL.map(Lang::texts) {
                for acting in [None, Seat::new(0), Seat::new(1)] {
                    let words = Words { texts, view: &view, people: &people() };
                    let question = words.question(acting);
                    assert_said(&question.headline, &frame);
                    if let Some(more) = question.more {
                        assert_said(&more, &frame);
                    }
                    assert_said(&words.action(Action::Pass), &frame);
                    assert_said(&words.action(Action::Pc(Seat::default())), &frame);
                }
            }
        }
    }
}

#[test]
fn every_moment_of_the_action_phase_is_told_in_all_languages() {
    for (open, encounter, ended) in
        [(true, 0, false), (true, 2, false), (false, 0, false), (false, 2, false), (false, 1, true)]
    {
        for &duty in tokyo::Duty::ALL {
            let mut view = busy(Goal::Move);
            view.frames.push(Frame::Ask(Ask::Act));
            view.pcs[0].area = Area::Site;
            view.encounter = encounter;
            view.duty = duty;
            view.open = view.open.filter(|_| open);
            view.ended = Seat::first(1).filter(|_| ended).collect();
            for texts in Lang::ALL.map(Lang::texts) {
                let words = Words { texts, view: &view, people: &people() };
                let question = words.question(Seat::new(0));
                assert_said(&question.headline, &(open, encounter, ended, duty));
                assert_said(&question.more.unwrap_or_default(), &(open, encounter, ended, duty));
            }
        }
    }
}

#[test]
fn every_ending_is_told_in_all_languages_with_its_sum() {
    for rank in ["printed", "drawn"] {
        for &ended in Ending::ALL {
            let mut view =
                State::new(&options(&format!("players=2 rank={rank}"))).unwrap().view(Viewer::Spectator);
            view.ending = Some(ended);
            view.round = 8;
            view.trouble_discard.add(trouble());
            view.evaluated_rounds = 6;
            for texts in Lang::ALL.map(Lang::texts) {
                let words = Words { texts, view: &view, people: &people() };
                let told = ending::text(&words);
                assert_said(&told, &ended);
                assert_eq!(told.contains('6') && told.contains('÷'), ended == Ending::Cleared, "{told}");
            }
        }
    }
}

#[test]
fn options_are_told_in_all_languages() {
    for texts in Lang::ALL.map(Lang::texts) {
        for spec in State::OPTIONS {
            let key = option_key(State::ID, spec.name);
            let values = spec.values.iter().map(|value| value_key(State::ID, spec.name, value));
            for id in [key.clone(), format!("{key}-about")].into_iter().chain(values) {
                assert!(texts.has(&id), "{id}");
            }
        }
    }
}

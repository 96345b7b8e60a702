//! Every question is asked in all languages, of those who answer and of those who wait.

use super::samples::{card, every_action, every_goal, site_card, trouble};
use super::{assert_said, options, people, play, unfolded};
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::tests::{later, legal};
use kernel::{Game, Seat, SeatSet, Set, Viewer};
use maud::html;
use std::collections::BTreeSet;
use tokyo::{
    Action, Area, Ask, Battle, CardKind, Check, DamageType, Draw, DrawnFor, Duty, Foe, Foreseen, Frame, Goal,
    Harm, ModCard, Nature, OpenCard, Prize, Scene, Slot, State, Travel, View,
};

/// Every question, in each of the forms that have texts of their own.
fn every_ask() -> Vec<Ask> {
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let (left, passed) = (SeatSet::one(seat), SeatSet::EMPTY);
    let (card, trouble, area) = (card(), trouble(), Area::Shibuya);
    let scene = Scene::all().next().unwrap();
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
        Ask::Stage { scene, area },
        Ask::Choice { scene, by: None },
        Ask::Choice { scene, by: Some(seat) },
        Ask::Vehicle { seat },
        Ask::Seal { seat, scene },
        Ask::Copies { left: 1, on: Set::EMPTY },
        Ask::Copies { left: 2, on: Set::EMPTY },
        Ask::ClearReward,
        Ask::Atone { seat, scene },
        Ask::Where,
        Ask::Lull { card: ModCard::all().next().unwrap(), left: 1 },
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
        Ask::ArtifactOrScrap { by: seat, choice: 1, cards: 1 },
        Ask::ArtifactOrScrap { by: seat, choice: 2, cards: 2 },
        Ask::Along { scene: None, to: area, left, with: passed },
        Ask::Along { scene: None, to: Area::Site, left, with: passed },
        Ask::Shelter { scene, amount: 1 },
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
            all.push(Ask::NpcDamage { npc: scene, harm, amount: 2, passed });
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

/// What a question is called, as it is written.
fn called(ask: &Ask) -> String {
    serde_json::to_value(ask).unwrap()["frame"].as_str().unwrap().to_owned()
}

#[test]
fn no_question_is_left_out() {
    let names = serde_json::from_str::<Ask>(r#"{ "frame": "?" }"#).unwrap_err().to_string();
    let known: BTreeSet<String> = names.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let mut asked: BTreeSet<String> = every_ask().iter().map(called).collect();
    asked.insert("?".to_owned());
    assert_eq!(asked, known);
}

#[test]
fn every_frame_asks_in_all_languages() {
    let draw = Frame::Draw(Draw::LookAhead { seat: Seat::default(), seen: [None; 3] });
    for goal in every_goal() {
        for frame in every_ask().into_iter().map(Frame::Ask).chain([draw]) {
            let mut view = busy(goal);
            view.frames.push(frame);
            view.awaited = Seat::first(2).collect();
            for texts in i18n::languages() {
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
        for &duty in Duty::ALL {
            let mut view = busy(Goal::Move);
            view.frames.push(Frame::Ask(Ask::Act));
            view.pcs[0].area = Area::Site;
            view.encounter = encounter;
            view.duty = duty;
            view.open = view.open.filter(|_| open);
            view.ended = Seat::first(1).filter(|_| ended).collect();
            for texts in i18n::languages() {
                let words = Words { texts, view: &view, people: &people() };
                let question = words.question(Seat::new(0));
                assert_said(&question.headline, &(open, encounter, ended, duty));
                assert_said(&question.more.unwrap_or_default(), &(open, encounter, ended, duty));
            }
        }
    }
}

/// T6.3 T19.5 What has been drawn, or is to be placed, stands in full before the first choice.
#[test]
fn the_card_that_is_asked_about_lies_at_the_head_of_the_choices() {
    let mut told = [0, 0];
    for seed in 0..20 {
        if told.iter().all(|&told| told > 0) {
            break;
        }
        play(&options("players=3"), 20 + seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            let (at, trouble) = match view.top() {
                Some(Frame::Ask(Ask::Drawn { trouble, .. })) => (0, trouble),
                Some(Frame::Ask(Ask::Place { trouble, .. })) => (1, trouble),
                _ => return,
            };
            let Some(seat) = state.pending().seats().first() else { return };
            told[at] += 1;
            if told[at] > 6 {
                return;
            }
            for texts in i18n::languages() {
                let html = unfolded(state, Viewer::Seat(seat), texts);
                let choices = html.split("id=\"choices\"").nth(1).unwrap();
                let head = choices.split("name=\"action\"").next().unwrap();
                let printed = text::trouble(texts, trouble);
                let lines = printed.way.iter().chain(&printed.rows).chain([&printed.name, &printed.kind]);
                for line in lines {
                    assert!(head.contains(&html! { (line) }.into_string()), "{line} is not in {head}");
                }
                // The menu of a slot is called by what is to be placed there.
                let slot = legal(state, seat)
                    .into_iter()
                    .find_map(|action| if let Action::Slot(slot) = action { Some(slot) } else { None });
                if let Some(slot) = slot.filter(|_| at == 1) {
                    let menu = later(state, Viewer::Seat(seat), texts, &Reach::Slot(slot).menu_id()).unwrap();
                    let head = menu.split("</h3>").next().unwrap();
                    assert!(head.contains(&html! { (printed.name) }.into_string()), "{head}");
                }
            }
        });
    }
    assert!(told.iter().all(|&told| told > 0), "{told:?}");
}

/// Menus of the mat are called by the card on top, with the place below.
#[test]
fn the_menu_of_a_slot_is_called_by_the_card_on_top() {
    let mut named = 0;
    play(&options("players=2"), 5, |state, _| {
        let view = state.view(Viewer::Spectator);
        if view.top() != Some(Frame::Ask(Ask::Act)) || named > 5 {
            return;
        }
        named += 1;
        for texts in i18n::languages() {
            let words = Words { texts, view: &view, people: &people() };
            for &slot in Slot::ALL {
                let menu = later(state, Viewer::Spectator, texts, &Reach::Slot(slot).menu_id()).unwrap();
                let head = menu.split("</h3>").next().unwrap();
                for said in words.lies(slot).into_iter().chain([words.slot(slot)]) {
                    assert!(head.contains(&html! { (said) }.into_string()), "{said} is not in {head}");
                }
            }
        }
    });
    assert!(named > 0);
}

/// T19.6 What others may still add is no more than they have.
#[test]
fn no_more_help_is_told_of_than_there_is() {
    for (tokens, told) in [([0, 0], 0), ([1, 0], 1), ([1, 4], 2)] {
        let mut view = busy(Goal::Move);
        view.frames.push(Frame::Ask(Ask::Check));
        (view.pcs[1].ap, view.pcs[2].ap) = (tokens[0], tokens[1]);
        // One token has been given already.
        let check = view.check.unwrap();
        let words = Words { texts: i18n::english(), view: &view, people: &people() };
        assert_eq!(words.help(&check), told);
        let more = words.question(Seat::new(0)).more.unwrap();
        match told {
            0 => assert!(!more.contains("others"), "{more}"),
            1 => assert!(more.contains("still add 1 AP token."), "{more}"),
            _ => assert!(more.contains("still add 2 AP tokens."), "{more}"),
        }
    }
}

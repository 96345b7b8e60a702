//! P21.17 I4 The worlds the others can imagine.

use crate::{in_many_games, next_move, others, play, seat, terrorist, told};
use kernel::{Audience, Dice, Game, Seat, Set, Viewer};
use pandemic::{
    Action, Card, City, Event, Frame, InfectionCard, Movement, Pawn, Question, State, Step, View,
};
use testkit::SplitMix;

/// Whether the events show something of the hidden hand or city, which differs in imagined worlds.
fn tells(log: &[(Audience, Event)]) -> bool {
    log.iter().any(|(_, event)| {
        matches!(
            event,
            Event::BioTerroristAppeared { .. }
                | Event::BioTerroristVanished { .. }
                | Event::BioTerroristDiscarded { .. }
        )
    })
}

/// The worlds a viewer can imagine look the same, ask the same seats, offer and refuse the same; and they go on looking
/// the same while the real game goes on, as long as no seat does in them what it cannot do.
#[test]
fn i4_imagined_worlds_stay_like_the_real_one() {
    let some_actions = some_actions();
    let mut step = 0;
    in_many_games(5, |game, line, dice| {
        step += 1;
        if step % 3 != 0 {
            return;
        }
        let viewers = Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = game.view(viewer);
            let world = State::sample_world(&view, dice);
            assert_eq!(world.view(viewer), view, "{viewer:?} before {line}");
            assert_eq!(world.pending(), game.pending(), "{viewer:?} before {line}");
            let Viewer::Seat(seat) = viewer else { continue };
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut here);
            world.legal_actions(seat, &mut there);
            assert_eq!(here, there, "{seat} before {line}");
            for action in &some_actions {
                assert_eq!(
                    game.check(seat, action),
                    world.check(seat, action),
                    "{seat} {action} before {line}"
                );
            }
            stays_alike(game, world, viewer, line, dice);
        }
    });
}

/// Whether somebody looks at cards this viewer does not see: how far it has come may differ in imagined worlds.
fn looks(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Question(Question::Forecast { .. }) | Frame::Step(Step::Look { .. })))
        && view.forecast.is_empty()
}

/// Goes on for some moves in both.
fn stays_alike(game: &State, mut world: State, viewer: Viewer, line: &str, dice: &mut Dice<SplitMix>) {
    let mut game = game.clone();
    let mut line = line.to_owned();
    for _ in 0..4 {
        let hidden = terrorist(&game)
            .is_some_and(|own| viewer != Viewer::Seat(own) && line.starts_with(&format!("{own} ")));
        let (before, mut log) = (game.view(viewer), Vec::new());
        if before.private_question.is_some() || looks(&before) {
            return;
        }
        let (mover, text) = line.split_once(' ').unwrap();
        let accepted = match mover {
            "*" => world.resolve(&text.parse().unwrap(), &mut log),
            mover => world.act(mover.parse().unwrap(), &text.parse().unwrap(), &mut log),
        };
        let own_move = Viewer::Seat(mover.parse().unwrap_or(seat(5))) == viewer;
        assert!(accepted.is_ok() || !own_move, "{line}");
        let real = play(&mut game, &line);
        if hidden
            || accepted.is_err()
            || tells(&real)
            || tells(&log)
            || looks(&game.view(viewer))
            || looks(&world.view(viewer))
        {
            return;
        }
        assert_eq!(told(&real, viewer), told(&log, viewer), "{viewer:?} at {line}");
        assert_eq!(game.view(viewer), world.view(viewer), "{viewer:?} after {line}, {:?}", before.frames);
        let Some(next) = next_move(&game, dice) else { return };
        line = next;
    }
}

/// Actions of all kinds, most of them refused.
fn some_actions() -> Vec<Action> {
    let mut all: Vec<Action> = [
        "capture",
        "draw",
        "local_infection",
        "end",
        "pass",
        "forecast",
        "one_quiet_night",
        "agree",
        "refuse",
        "treat purple",
        "cure purple",
        "borrowed_time",
        "remote_treatment",
        "airlift s2 lima",
        "drive s2 lima",
    ]
    .iter()
    .map(|text| text.parse().unwrap())
    .collect();
    for &city in City::ALL {
        all.extend([
            Action::RemoteInfection(city),
            Action::Sabotage(city),
            Action::Escape(city),
            Action::Discard(Card::City(city)),
            Action::Place(InfectionCard::City(city)),
        ]);
        all.extend(Movement::ALL.map(|by| Action::Move { by, pawn: Pawn::Own, to: city }));
    }
    all
}

#[test]
fn p21_17_imagined_hands_come_from_the_layers_they_were_drawn_from() {
    in_many_games(4, |game, line, dice| {
        let all = game.view(Viewer::Omniscient);
        let Some(real) = all.bio_terrorist else { return };
        for viewer in others(game) {
            let view = game.view(viewer);
            let world = State::sample_world(&view, dice).view(Viewer::Omniscient);
            let hand = world.bio_terrorist.unwrap().hand.unwrap();
            assert_eq!(hand.len() as u8, real.hand_count, "{viewer:?} before {line}");
            assert!(view.bio_terrorist.unwrap().known.is_subset(hand), "{viewer:?} before {line}");
            let cards: Set<InfectionCard> = hand.iter().map(InfectionCard::City).collect();
            let gone = view.infection_discard | view.infection_removed;
            assert!((cards & gone).is_empty(), "{viewer:?} before {line}");
            if looks(&view) {
                continue;
            }
            for (imagined, known) in world.infection_deck.iter().zip(&view.infection_deck) {
                assert_eq!(imagined.left, known.left);
                assert!((imagined.cards | imagined.dealt).is_subset(known.cards));
            }
        }
    });
}

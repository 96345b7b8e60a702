//! What is read on what is touched: where a hero steps, what a city shows, where a survivor is lost.

use super::{draw, later, legal, options, play, play_busily};
use crate::faces::outlive::board::menus::menu_id;
use crate::faces::outlive::board::ways::{self, Way};
use crate::faces::outlive::words::{Words, slug};
use crate::tests::people;
use kernel::{Game, Viewer};
use outlive::{Action, Ask, Home, RADIATION, Room, Todo};

#[test]
fn a_step_is_short_and_names_the_pressure() {
    let mut pressing = 0;
    play(&options("players=3 pressure=may"), 20, |state, _| {
        for seat in state.pending().seats().iter() {
            let view = state.view(Viewer::Seat(seat));
            let Some(Ask::Move { .. }) = view.ask() else { continue };
            let on_foot = legal(state, seat).into_iter().filter_map(Way::of).filter(|way| way.with.is_none());
            let told: Vec<u8> = on_foot
                .flat_map(|way| ways::presses(&view, seat, way.hero, way.to))
                .map(|(.., count)| count)
                .collect();
            let html = draw(state, Viewer::Seat(seat), i18n::english());
            assert!(html.contains("Move here"), "{html}");
            assert_eq!(html.matches("class=\"presses\"").count(), told.len());
            assert!(told.iter().all(|count| html.contains(&format!("Press {count}</small>"))), "{told:?}");
            pressing += told.len();
        }
    });
    assert!(pressing > 5, "{pressing}");
}

#[test]
fn what_a_city_shows_is_read_and_taken_where_it_lies() {
    let (people, mut taken) = (people(), 0);
    play(&options("players=2 component_set=full"), 8, |state, _| {
        for seat in state.pending().seats().iter() {
            let view = state.view(Viewer::Seat(seat));
            let words = Words { texts: i18n::english(), view: &view, people: &people };
            let takes = legal(state, seat).into_iter().filter(|action| matches!(action, Action::Take(_)));
            for action in takes {
                let Action::Take(kind) = action else { continue };
                let area = view.visit.unwrap().area;
                let place = view.city(area.city().unwrap()).shown.iter().position(|shown| shown == kind);
                let id = menu_id(&format!("ware-{}-{}", slug(area.word()), place.unwrap()));
                let card = later(state, Viewer::Seat(seat), i18n::english(), &id).unwrap();
                assert!(card.contains(&format!("value=\"{action}\"")), "{card}");
                assert!(card.contains(&words.equipment(kind)) && card.contains("class=\"led\""), "{card}");
                taken += 1;
            }
        }
    });
    assert!(taken > 3, "{taken}");
}

#[test]
fn the_airlock_tells_what_a_lost_survivor_lets_in() {
    let (mut lets_in, mut none) = (0, 0);
    for seed in 30..40 {
        play_busily(&options("players=2"), seed, |state, _| {
            for seat in state.pending().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                let known = view.seat(seat);
                let lost = Action::LoseSurvivor(Home::Airlock);
                if !legal(state, seat).contains(&lost) {
                    continue;
                }
                let id = menu_id(&format!("airlock-{}", seat.number()));
                let menu = later(state, Viewer::Seat(seat), i18n::english(), &id).unwrap();
                let points = RADIATION[usize::from(view.turn) - 1];
                let kept = known.airlock + known.rooms.full(Room::Ventilation);
                // Once the radiation of the night has come, nothing is let in.
                let is_ahead = !matches!(known.todo, Todo::Chore(outlive::Chore::Irradiated { .. }));
                let expected = is_ahead && points >= kept;
                assert_eq!(menu.contains("Radiation tonight: "), expected, "{points} {kept} {menu}");
                if expected {
                    let up = format!("goes up {} space", points + 1 - kept);
                    assert!(menu.contains(&up), "{up}: {menu}");
                }
                if expected { lets_in += 1 } else { none += 1 }
            }
        });
    }
    assert!(lets_in > 0 && none > 0, "{lets_in} {none}");
}

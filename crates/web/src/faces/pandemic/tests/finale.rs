//! What a finished game shows of what decided it.

use super::{options, play};
use crate::course::Telling;
use crate::face::Face;
use kernel::{Game, Seat, Viewer};
use pandemic::{City, Colour, Event, State};

const TELLING: Telling<State> = State::TELLING.unwrap();

fn pictured(event: &Event) -> String {
    (TELLING.pictured)(event).expect("it has a picture").into_string()
}

#[test]
fn p15_2_an_outbreak_is_shown_where_it_was_and_along_all_roads_of_the_city() {
    let mut shown: Vec<String> = Vec::new();
    for &city in City::ALL {
        let picture = pictured(&Event::Outbreak { city, colour: Colour::Red, marker: 1 });
        let spread = picture.split("class=\"spread red\" d=\"").nth(1).unwrap().split('"').next().unwrap();
        // A road over the edge of the map has two parts.
        assert!(spread.matches('M').count() >= city.neighbours().len() as usize, "{city}: {spread}");
        assert!(!shown.contains(&picture), "{city} looks like another city");
        shown.push(picture);
    }
}

#[test]
fn p14_2_as_many_cubes_are_shown_as_came() {
    let cubes = |cubes| {
        let placed = Event::CubesPlaced { city: City::Lima, colour: Colour::Yellow, cubes };
        pictured(&placed).matches("#pip-yellow").count()
    };
    assert_eq!([1, 2, 3].map(cubes), [1, 2, 3]);
    let treated =
        Event::Treated { seat: Seat::new(0).unwrap(), city: City::Lima, colour: Colour::Yellow, cubes: 1 };
    assert!(!pictured(&treated).contains("#pip-"), "what was treated is gone");
}

#[test]
fn p2_2_a_seat_is_known_by_its_role_as_soon_as_it_has_one() {
    play(&options("players=3 role_assignment=chosen"), 7, |state, _| {
        let view = state.view(Viewer::Spectator);
        for (seat, of) in Seat::first(3).zip(&view.seats) {
            assert_eq!(State::part(i18n::english(), &view, seat).is_some(), of.role.is_some());
        }
    });
}

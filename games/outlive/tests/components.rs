//! O1.3 O1.5 O1.8 O1.10 O1.11 O1.12 O1.13 O1.14 O1.15 What is in the box, counted.

use kernel::{Game, Viewer};
use outlive::{
    Equipment, EventCard, GAUGE, Hero, Leader, MEAT, Options, Prey, RADIATION, Room, State, TURNS, View,
};

fn at_the_start(options: &str) -> View {
    let options: Options = options.parse().unwrap();
    State::new(&options).unwrap().view(Viewer::Omniscient)
}

/// O1.1
#[test]
fn two_to_four_play() {
    assert!("players=1".parse::<Options>().is_err() && "players=5".parse::<Options>().is_err());
    assert!((2..=4).all(|players| format!("players={players}").parse::<Options>().is_ok()));
}

/// O1.2 O1.5 O1.8
#[test]
fn six_turns_and_twelve_spaces() {
    assert_eq!((TURNS, RADIATION), (6, [1, 2, 2, 2, 3, 3]));
    assert_eq!(GAUGE, [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]);
}

/// O1.3
#[test]
fn four_heroes() {
    assert_eq!(Hero::ALL.iter().map(|hero| hero.strength()).collect::<Vec<_>>(), [3, 3, 4, 5]);
}

/// O1.10 O1.11
#[test]
fn the_meat_of_every_tile() {
    assert_eq!(Prey::ALL.iter().map(|kind| kind.endurance()).collect::<Vec<_>>(), [3, 4, 5, 6, 7]);
    assert_eq!(MEAT, [[1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 7], [5, 6, 7, 8]]);
}

/// O1.13 O1.14
#[test]
fn both_sets_have_the_numbers_of_the_rules() {
    let revised = at_the_start("players=4");
    assert_eq!(revised.deck.len(), 40);
    assert_eq!(revised.rooms_unseen.len(), 38);
    assert_eq!((revised.events_unseen.len(), revised.leaders_unseen.len()), (12, 10));
    let early = at_the_start("players=4 edition=early");
    assert_eq!(early.deck.len(), 28);
    assert_eq!(early.rooms_unseen.len(), 28);
    assert_eq!((early.events_unseen.len(), early.leaders_unseen.len()), (8, 8));
    for view in [revised, early] {
        assert_eq!(view.seats.iter().map(|seat| seat.rooms.all().len()).sum::<usize>(), 12);
        assert_eq!(view.prey_unseen.len(), 30);
        assert!(view.cities.iter().all(|city| city.face_down.len() == 10));
    }
}

/// O1.14 Whatever a leader begins with is there, and every kind of equipment and room.
#[test]
fn the_earlier_set_is_playable() {
    let early = at_the_start("players=4 edition=early");
    assert!(Equipment::ALL.iter().all(|&kind| early.deck.contains(kind)));
    assert!(Room::ALL.iter().all(|&room| room.is_basic() || early.rooms_unseen.contains(room)));
    for leader in early.leaders_unseen {
        assert_eq!(early.deck.of(leader.record().equipment), 2, "{leader}");
    }
    assert!(!early.leaders_unseen.contains(Leader::MaryKoolpepper));
    assert!(!early.events_unseen.contains(EventCard::Wanderers));
}

/// O1.15
#[test]
fn ten_pairs_of_equipment_each_for_three_materials() {
    for &kind in Equipment::ALL {
        assert_eq!(kind.cost().len(), 3, "{kind}");
        assert_eq!(kind.twin().twin(), kind);
        assert_eq!(kind.twin().record().symbol, kind.record().symbol);
    }
}

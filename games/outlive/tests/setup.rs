//! O3.9 O3.13 What is chosen in secret is seen by nobody else until all have chosen.

use kernel::{Dice, Game, Pending, Seat, Viewer};
use outlive::{Action, Hero, Options, State, View};
use testkit::SplitMix;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Nature moves until somebody is asked.
fn until_asked(options: &str) -> State {
    let options: Options = options.parse().unwrap();
    let mut game = State::new(&options).unwrap();
    let mut dice = Dice(SplitMix(7));
    while game.pending() == Pending::Chance {
        let outcome = game.sample(&mut dice).unwrap();
        game.resolve(&outcome, &mut ()).unwrap();
    }
    game
}

fn act_first(game: &mut State, own: Seat) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(own, &mut actions);
    game.act(own, &actions[0], &mut ()).unwrap();
    actions[0]
}

fn views_of_others(game: &State) -> [View; 3] {
    [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator].map(|viewer| game.view(viewer))
}

/// O3.9 Rooms, the free room, the first survivors and the leader.
#[test]
fn nobody_sees_what_another_chooses() {
    let mut game = until_asked("players=3");
    let before = views_of_others(&game);
    let own = game.view(Viewer::Seat(seat(0)));
    assert_eq!((own.seats[0].dealt_rooms.len(), own.seats[0].dealt_leaders.len()), (6, 2));
    assert!(before.iter().all(|view| view.seats[0].dealt_rooms.is_empty()));
    let mut steps = 0;
    while game.view(Viewer::Omniscient).asked.contains(seat(0)) {
        assert_eq!(views_of_others(&game), before, "after {steps} steps");
        act_first(&mut game, seat(0));
        steps += 1;
    }
    assert_eq!(steps, 5);
    let [other, ..] = views_of_others(&game);
    assert_eq!((other.seats[0].leader, other.seats[0].rooms.all().len()), (None, 3));
    for own in [seat(1), seat(2)] {
        for _ in 0..5 {
            act_first(&mut game, own);
        }
    }
    for view in views_of_others(&game) {
        assert!(view.seats.iter().all(|seat| seat.leader.is_some() && seat.rooms.all().len() == 7));
        assert!(view.seats.iter().all(|seat| seat.rooms.all().iter().filter(|room| room.built).count() == 1));
        assert!(view.leaders_unseen.is_empty() && view.rooms_unseen.is_empty());
    }
}

fn until_heroes_are_placed(options: &str) -> State {
    let mut game = until_asked(options);
    for own in Seat::first(3) {
        for _ in 0..5 {
            act_first(&mut game, own);
        }
    }
    game
}

/// O3.13
#[test]
fn heroes_are_placed_in_secret() {
    let mut game = until_heroes_are_placed("players=3");
    let before = views_of_others(&game);
    assert!(matches!(act_first(&mut game, seat(0)), Action::Place { hero: Hero::H3a, .. }));
    act_first(&mut game, seat(0));
    assert_eq!(views_of_others(&game), before);
    act_first(&mut game, seat(0));
    assert!(views_of_others(&game)[0].seats[0].heroes.iter().all(|hero| hero.area.is_none()));
}

/// O3.13
#[test]
fn or_one_by_one_for_everyone_to_see() {
    let mut game = until_heroes_are_placed("players=3 hero_placement=one_by_one");
    let asked: Vec<Seat> = game.view(Viewer::Omniscient).asked.iter().collect();
    let [first] = asked[..] else { panic!("{asked:?}") };
    act_first(&mut game, first);
    for view in views_of_others(&game) {
        let placed = |seat: Seat| {
            view.seats[usize::from(seat.number())].heroes.iter().filter(|hero| hero.area.is_some())
        };
        assert_eq!(placed(first).count(), 1);
        assert_eq!(view.first, first);
    }
}

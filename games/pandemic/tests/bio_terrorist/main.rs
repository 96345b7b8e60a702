//! P21.1 P21.53 I1 What the others learn of the Bio-Terrorist, and the Bio-Terrorist of them.

mod cards;
mod silence;
mod worlds;

use kernel::{Audience, Dice, Game, Mover, Pending, Record, Seat, Set, Uniform, Viewer};
use pandemic::{Action, City, Event, Options, Position, PurpleModule, State, View};
use testkit::SplitMix;

fn game(options: &str, position: serde_json::Value) -> State {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options, &position).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn cities(names: &[&str]) -> Set<City> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// Plays a line of a record.
fn play(game: &mut State, line: &str) -> Vec<(Audience, Event)> {
    let mut log = Vec::new();
    let (mover, text) = line.split_once(' ').unwrap();
    let done = match mover {
        "*" => game.resolve(&text.parse().unwrap(), &mut log),
        mover => game.act(mover.parse().unwrap(), &text.parse().unwrap(), &mut log),
    };
    done.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    log
}

fn told(log: &[(Audience, Event)], viewer: Viewer) -> Vec<Event> {
    log.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, event)| *event).collect()
}

/// The seat of the Bio-Terrorist, once it is known.
fn terrorist(game: &State) -> Option<Seat> {
    game.view(Viewer::Omniscient).bio_terrorist.map(|terrorist| terrorist.seat)
}

/// Everybody from whom the Bio-Terrorist hides.
fn others(game: &State) -> Vec<Viewer> {
    let own = terrorist(game);
    let team = Seat::first(game.seats()).filter(|&seat| Some(seat) != own).map(Viewer::Seat);
    team.chain([Viewer::Spectator]).collect()
}

const TABLES: &[&str] = &[
    "players=2 epidemics=4 module_purple=bio_terrorist consent=auto",
    "players=3 epidemics=4 module_purple=bio_terrorist open_hands=false bt_turns=after_each_player bt_sees_forecast=true",
    "players=4 epidemics=5 module_purple=bio_terrorist module_strain=on role_packs=both event_set=mix13 consent=auto \
     bt_sees_pl_hands=false bt_seat=random bt_hidden_actions=each_once",
    "players=2 epidemics=4 module_purple=bio_terrorist role_packs=both event_set=mix13 open_hands=false \
     bt_turns=after_each_player bt_move=any_move bt_sabotage=in_city_same_colour bt_start_cards=6",
    "players=3 epidemics=4 module_purple=bio_terrorist role_packs=both event_set=mix13 consent=auto \
     bt_turns=after_each_player bt_after_escape=turn_ends bt_seat=random",
];

/// Plays games by chance and shows every position on the way, with the move that follows.
fn in_many_games(games: u64, mut look: impl FnMut(&State, &str, &mut Dice<SplitMix>)) {
    for options in TABLES {
        for number in 0..games {
            let mut dice = Dice(SplitMix(number));
            let mut game = State::new(&options.parse().unwrap()).unwrap();
            for _ in 0..1500 {
                let Some(line) = next_move(&game, &mut dice) else { break };
                look(&game, &line, &mut dice);
                play(&mut game, &line);
            }
        }
    }
}

/// A move by chance; the Bio-Terrorist often draws, so that there are cards to play.
fn next_move(game: &State, dice: &mut Dice<SplitMix>) -> Option<String> {
    if game.pending() == Pending::Over {
        return None;
    }
    let seats = game.pending().seats();
    if seats.is_empty() {
        return game.sample(dice).map(|outcome| format!("* {outcome}"));
    }
    let seat = seats.iter().nth(dice.0.below(seats.len()) as usize)?;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let wanted = [Action::Capture, Action::Draw][dice.0.below(2) as usize];
    let action = match actions.iter().find(|action| **action == wanted) {
        Some(action) => *action,
        None => actions[dice.0.below(actions.len() as u32) as usize],
    };
    Some(format!("{seat} {action}"))
}

/// What is sent to a viewer, as text.
fn sent(view: &View) -> serde_json::Value {
    serde_json::to_value(view).unwrap()
}

#[test]
fn p21_53_the_record_keeps_the_whole_list_and_the_end_shows_all() {
    let options = "players=2 epidemics=4 module_purple=bio_terrorist";
    let mut game = State::new(&options.parse().unwrap()).unwrap();
    let mut dice = Dice(SplitMix(3));
    let mut record = Record::new::<State>(game.options());
    while let Some(line) = next_move(&game, &mut dice) {
        play(&mut game, &line);
        record.lines.push(kernel::Line::parse(&line).unwrap());
    }
    let places = record.lines.iter().filter(|line| line.mover == Mover::Seat(seat(2)));
    assert!(places.clone().any(|line| line.text.starts_with("begin")));
    assert_eq!(kernel::replay::<State>(&Record::parse(&record.to_string()).unwrap()), Ok(game));
}

#[test]
fn p21_1_five_players_are_too_many_against_the_bio_terrorist() {
    let error = "players=5 module_purple=bio_terrorist".parse::<Options>().unwrap_err();
    assert!(error.to_string().contains("P21.1"), "{error}");
    let options = Options { players: 5, module_purple: PurpleModule::BioTerrorist, ..Options::default() };
    assert_eq!(State::new(&options).map(|_| ()).unwrap_err().rule.0, "P21.1");
}

#[test]
fn i1_an_onlooker_sees_no_more_than_every_seat() {
    in_many_games(2, |game, line, _| {
        let onlooker = game.view(Viewer::Spectator);
        for seat in Seat::first(game.seats()) {
            let view = game.view(Viewer::Seat(seat));
            for (open, own) in onlooker.seats.iter().zip(&view.seats) {
                assert!(open.hand.is_none() || open.hand == own.hand, "{seat} before {line}");
            }
            assert!(onlooker.forecast.is_subset(view.forecast), "{seat} before {line}");
            assert!(onlooker.infection_deck.len() <= view.infection_deck.len(), "{seat} before {line}");
        }
    });
}

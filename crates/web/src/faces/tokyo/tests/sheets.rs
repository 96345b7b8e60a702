//! What a terminal tells: cards that are looked up, what actions ask for and do.

use super::{options, people};
use crate::face::{Face, Sheet};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::sheets;
use crate::faces::tokyo::words::text::name;
use crate::tests::{assert_all_are_found, assert_sheet, legal};
use i18n::Texts;
use kernel::{Game, Pending, Seat, Viewer};
use tokyo::{Ability, Action, Area, Card, ModCard, Role, Scene, SiteCard, State, Trouble, board};

/// A table at which a scenario has begun: the first outcome of chance each time, the first answer of each seat, until the
/// PCs act.
fn begun(table: &str) -> State {
    let mut state = State::new(&options(table)).unwrap();
    loop {
        match state.pending() {
            Pending::Chance => {
                let mut outcomes = Vec::new();
                state.outcomes(&mut outcomes);
                state.resolve(&outcomes[0].0, &mut ()).unwrap();
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let seat = seats.first().unwrap();
                let legal = legal(&state, seat);
                if legal.contains(&Action::End) {
                    return state;
                }
                let done = legal.iter().find(|action| matches!(action, Action::Ready | Action::Keep));
                state.act(seat, done.unwrap_or(&legal[0]), &mut ()).unwrap();
            }
            Pending::Over => panic!("{table} ended before it began"),
        }
    }
}

fn sheets_of(state: &State, texts: &Texts) -> Vec<Sheet> {
    State::sheets(texts, &state.view(Viewer::Seat(Seat::new(0).unwrap())), &people())
}

fn plain(state: &State, texts: &Texts) -> String {
    State::plain(texts, &state.view(Viewer::Seat(Seat::new(0).unwrap())), &people())
}

#[test]
fn every_card_is_looked_up_by_its_word() {
    let state = State::new(&options("players=2")).unwrap();
    assert_all_are_found(&state, Card::all().map(Card::word));
    assert_all_are_found(&state, Trouble::all().map(Trouble::word));
    assert_all_are_found(&state, SiteCard::all().map(SiteCard::word));
    assert_all_are_found(&state, ModCard::all().map(ModCard::word));
    assert_all_are_found(&state, Role::ALL.iter().map(|role| role.word()));
    assert_all_are_found(&state, Area::NORMAL.iter().map(|area| area.word()));
}

#[test]
fn every_scenario_card_has_a_text_in_every_language() {
    let state = State::new(&options("players=2 scenario=s01")).unwrap();
    let (view, people) = (state.view(Viewer::Spectator), people());
    for texts in i18n::languages() {
        let words = Words { texts, view: &view, people: &people };
        Scene::all().for_each(|scene| assert_sheet(&sheets::scene(&words, scene)));
    }
}

/// T32.1 What has not come out of its deck is not read.
#[test]
fn scenario_cards_are_looked_up_once_they_are_revealed() {
    let state = begun("players=2 scenario=s01 casting=in_order");
    let sheets = sheets_of(&state, i18n::english());
    let found = |id: &str| sheets.iter().any(|sheet| sheet.also.iter().any(|name| name == id));
    assert!(found("SC01-02") && found("SC01-03") && !found("SC01-06"));
    assert!(!found("SC02-01"));
}

#[test]
fn a_card_says_where_the_viewer_sees_it() {
    let state = begun("players=2 casting=in_order");
    let sheets = sheets_of(&state, i18n::english());
    let view = state.view(Viewer::Seat(Seat::new(0).unwrap()));
    let held = view.stash(Seat::new(0).unwrap()).hand[0];
    let sheet = sheets.iter().find(|sheet| sheet.also[0] == held.word()).unwrap();
    assert!(sheet.places.iter().any(|place| place.ends_with(": Hand")), "{sheet:?}");
    let hidden = state.view(Viewer::Omniscient).stash(Seat::new(1).unwrap()).hand.clone();
    assert!(view.stash(Seat::new(1).unwrap()).hand.is_empty() && !hidden.is_empty());
    for card in hidden {
        let sheet = sheets.iter().find(|sheet| sheet.also[0] == card.word()).unwrap();
        assert!(sheet.places.iter().all(|place| !place.ends_with(": Hand")), "{sheet:?}");
    }
}

/// What the scenario has laid out stands on the table in words: targets, HP, tokens, MOD cards, abilities.
#[test]
fn the_table_of_a_scenario_says_what_there_is_to_do() {
    let state = begun("players=2 scenario=s01 casting=in_order");
    let view = state.view(Viewer::Spectator);
    let told = plain(&state, i18n::english());
    let open = view.story.mods.open.iter().next().unwrap();
    for said in [
        "Manhunt",
        "SC01-02 Three Photographs",
        "SC01-03 Kaji, the Bookkeeper, Scenario card",
        "SC01-04 Rokuro, the Bodyguard, Scenario card, HP 6 of 6",
        "counter near 1 physical",
        "Solve: empathy 6 or economy 6",
        name(i18n::english(), open.word()),
    ] {
        assert!(told.contains(said), "{said} is not in\n{told}");
    }
    for (role, seat) in Role::ALL.iter().filter_map(|&role| Some((role, view.seat_of(role)?))) {
        let (board, name) = (board(role), name(i18n::english(), view.pc(seat).board().skills[0].word));
        let abilities = Ability::ALL.iter().map(|of| format!("{of} {}", board.abilities[*of as usize]));
        let abilities = abilities.collect::<Vec<_>>().join(", ");
        assert!(told.contains(&abilities) && told.contains(&format!("{name} (")), "{role}: {told}");
    }
    assert_eq!(told.matches(" BOT (ready)").count(), 2);
    for texts in i18n::languages() {
        let told = plain(&state, texts);
        assert!(told.contains("SC01-04") && told.contains(&open.id()), "{told}");
    }
}

/// T32.18 The director of S03 goes with the PCs.
#[test]
fn the_table_says_who_goes_with_the_pcs() {
    let state = begun("players=2 scenario=s03 casting=in_order");
    let told = plain(&state, i18n::english());
    assert!(told.contains("Director Mikage: 5 of 5 HP"), "{told}");
}

/// T17.1 T19.1 Targets stand beside what they are for.
#[test]
fn actions_say_what_they_ask_for() {
    let state = begun("players=2 scenario=s01 casting=in_order");
    let seat = Seat::new(0).unwrap();
    let view = state.view(Viewer::Seat(seat));
    let mut checks = 0;
    for action in legal(&state, seat) {
        let about = State::about(i18n::english(), &view, &people(), seat, &action);
        if matches!(action, Action::Move(_) | Action::Buy(_) | Action::Solve { .. } | Action::Equip(_)) {
            assert!(about.own[0].contains(" against "), "{action}: {about:?}");
            checks += 1;
        }
        if let Action::Buy(slot) = action {
            let card = view.slot(slot).goods.unwrap();
            assert!(about.printed[0].contains(&format!("cost {}", card.row().cost)), "{about:?}");
        }
    }
    assert!(checks > 4);
}

//! Hidden hands of Tokyo Siteseeing: two games that a seat cannot tell apart send it the same bytes.

use super::{Garden, SEED, assert_alike, settle};
use kernel::{Game, Line, Mover, Seat, Viewer};
use serde_json::Value;
use std::time::Duration;
use table::{Entry, PersonId, Prepared, Seal, Table};
use tokyo::{Ask, Card, Frame, Outcome, State};

const OPTIONS: &str = "players=3 casting=in_order hands=hidden overflow=everywhere rounds=8";

/// The owner's starters that answer a moment of the others. Seats that hold one are awaited, so holding one shows.
const ANSWERS: [&str; 1] = ["work_gloves"];

/// Whose hand differs.
const OWNER: u8 = 0;

fn s(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// What people do who show nothing of their hands.
fn discreet<'a>(legal: &[&'a str]) -> &'a str {
    let rather = ["pass", "ready", "keep", "end", "slot"];
    let wanted = rather.iter().find_map(|verb| legal.iter().find(|action| action.starts_with(verb)));
    wanted.unwrap_or(&legal[0])
}

/// The entries of a game up to its first action phase.
fn opening(people: [PersonId; 3]) -> Vec<Entry> {
    let mut table = Table::<State>::new(&OPTIONS.parse().unwrap(), Seal::from_bytes(SEED)).unwrap();
    let mut entries = Vec::new();
    let mut keep = |table: &mut Table<State>, prepared: Prepared<State>| {
        entries.extend(prepared.entries);
        *table = prepared.next;
    };
    for (number, person) in people.into_iter().enumerate() {
        let sits = table.prepare_take_seat(person, s(number as u8)).unwrap();
        keep(&mut table, sits);
    }
    let starts = table.prepare_start().unwrap();
    keep(&mut table, starts);
    while table.view(Viewer::Spectator).top() != Some(Frame::Ask(Ask::Act)) {
        let seat = table.awaited().first().unwrap();
        let person = people[usize::from(seat.number())];
        let legal: Vec<String> = table.legal_actions(seat).iter().map(ToString::to_string).collect();
        let text = discreet(&legal.iter().map(String::as_str).collect::<Vec<_>>());
        let acts = table.prepare_submit(person, seat, table.revision(Some(person)), text).unwrap();
        keep(&mut table, acts);
    }
    entries
}

fn play(game: &mut State, line: &Line) {
    match line.mover {
        Mover::Seat(seat) => game.act(seat, &line.text.parse().unwrap(), &mut ()).unwrap(),
        Mover::Nature => game.resolve(&line.text.parse().unwrap(), &mut ()).unwrap(),
    }
}

/// The same game for everybody but the owner of a hand, who has drawn other cards.
fn twin_of(entries: &[Entry]) -> Vec<Entry> {
    let mut game = State::new(&OPTIONS.parse().unwrap()).unwrap();
    let mut twin = game.clone();
    let mut entries = entries.to_vec();
    for entry in &mut entries {
        if let Entry::Move(line) | Entry::Waiver(line) = entry {
            play(&mut game, line);
            if let Some(card) = another_draw(&twin, line) {
                line.text = Outcome::Starter(card).to_string();
            }
            play(&mut twin, line);
        }
    }
    for viewer in [Viewer::Seat(s(1)), Viewer::Seat(s(2)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), twin.view(viewer), "twins");
    }
    assert_ne!(hidden(&game), hidden(&twin), "the hands differ");
    entries
}

/// Instead of this draw of a starter by the owner, one as far from it as there is that answers no moment either.
fn another_draw(game: &State, line: &Line) -> Option<Card> {
    let own = game.view(Viewer::Omniscient).pc(s(OWNER)).role;
    let Ok(Outcome::Starter(_)) = line.text.parse() else { return None };
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let silent = |card: &Card| card.row().starter == own && !ANSWERS.contains(&card.word());
    outcomes.iter().rev().find_map(|(outcome, _)| {
        if let Outcome::Starter(card) = *outcome { Some(card).filter(silent) } else { None }
    })
}

/// The owner's cards that nobody else has seen.
fn hidden(game: &State) -> Vec<Card> {
    game.view(Viewer::Omniscient).stash(s(OWNER)).secret.clone()
}

struct Evening {
    garden: Garden,
    sent: [std::sync::Arc<std::sync::Mutex<String>>; 3],
    readers: [Option<PersonId>; 3],
}

impl Evening {
    async fn begun(entries: Vec<Entry>) -> Evening {
        let garden = Garden::after::<State>(OPTIONS, Duration::ZERO, |_| entries).await;
        let readers = [Some(garden.people[1]), Some(garden.people[2]), None];
        let sent = readers.map(|reader| garden.listen(reader));
        settle().await;
        Evening { garden, sent, readers }
    }

    fn data(&self, person: Option<PersonId>) -> Value {
        self.garden.room.look().data(&self.garden.reader(person))
    }

    /// What the others are shown now, and all they were sent so far.
    fn shown(&self) -> [String; 3] {
        let mut shown = self.readers.map(|reader| self.data(reader).to_string() + &self.garden.page(reader));
        for (shown, sent) in shown.iter_mut().zip(&self.sent) {
            shown.push_str(&sent.lock().unwrap());
            *shown = self.garden.unnamed(shown);
        }
        shown
    }
}

#[tokio::test]
async fn hands_of_tokyo_that_differ_in_hidden_cards_are_the_same_on_the_wire() {
    let people = [PersonId(1), PersonId(2), PersonId(3)];
    let entries = opening(people);
    let twin = twin_of(&entries);
    let one = Evening::begun(entries.clone()).await;
    let other = Evening::begun(twin).await;
    assert_eq!(one.garden.people, people);
    for step in 0..16 {
        for (one, other) in one.shown().iter().zip(&other.shown()) {
            assert_alike(one, other, &step);
        }
        let seat = one.data(None)["asked"][0].as_u64().unwrap() as usize;
        let offers = [&one, &other].map(|evening| evening.data(Some(people[seat]))["legal"].clone());
        let both = |action: &&str| {
            offers.iter().all(|legal| legal.as_array().unwrap().contains(&Value::from(*action)))
        };
        let legal: Vec<&str> =
            offers[0].as_array().unwrap().iter().filter_map(Value::as_str).filter(both).collect();
        for evening in [&one, &other] {
            evening.garden.act(seat, discreet(&legal)).await;
            settle().await;
        }
    }
    let [reader, ..] = one.readers;
    assert_alike(&one.garden.pages(reader), &other.garden.pages(reader), &"replays");
}

#[tokio::test]
async fn hidden_cards_of_tokyo_are_named_only_among_all_that_may_be_held() {
    let people = [PersonId(1), PersonId(2), PersonId(3)];
    let entries = opening(people);
    let mut game = State::new(&OPTIONS.parse().unwrap()).unwrap();
    for entry in &entries {
        if let Entry::Move(line) | Entry::Waiver(line) = entry {
            play(&mut game, line);
        }
    }
    let evening = Evening::begun(entries).await;
    let own = evening.garden.page(Some(people[0]));
    for ((reader, sent), seat) in evening.readers.into_iter().zip(&evening.sent).zip([Some(1), Some(2), None])
    {
        let sent = sent.lock().unwrap().replace("\ndata: ", "\n");
        let shown = evening.garden.page(reader) + &sent;
        let id = format!("deck-{OWNER}");
        assert!(sent.contains(&format!("id=\"{id}\"")), "{seat:?}");
        let deck = evening.garden.room.look().part(&evening.garden.reader(reader), &id).unwrap();
        for card in hidden(&game) {
            let id = format!("-{}\"", card.word().replace('_', "-"));
            let name = format!("tokyo-name-{}", card.word().replace('_', "-"));
            let name = i18n::english().constant(&name).unwrap();
            assert!(own.contains(name), "its owner sees {name}");
            assert!(!shown.contains(&id) && !shown.contains(name), "{seat:?} is sent {name}");
            assert!(deck.part.0.contains(name), "{name} may lie in the deck, or be held");
        }
        let mut data = evening.data(reader);
        let stash = data["view"]["seats"][0].as_object_mut().unwrap();
        assert!(stash.remove("starters").is_some());
        for card in hidden(&game) {
            assert!(!data.to_string().contains(card.word()), "{seat:?} is sent {}", card.word());
        }
    }
}

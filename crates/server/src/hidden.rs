//! A game with secrets on the wire: what is done in secret sends the others nothing, moves no number and
//! takes no time they could measure.

#[path = "../../table/tests/behaviour/spy.rs"]
mod spy;

use crate::command::{Command, Failure, Invited, Undo};
use crate::events::updates;
use crate::keeper::Keeper;
use crate::look::{About, Extent, Onlooker};
use crate::rooms::{Room, start};
use crate::waiting::Pace;
use axum::response::IntoResponse;
use axum::response::sse::Sse;
use catalogue::{GameId, Playable};
use futures_util::StreamExt;
use kernel::{Refusal, RuleId, Seat, SeatSet};
use maud::{Markup, html};
use serde::{Serialize, Serializer};
use spy::{Action, Event, Spy, View};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Listing, NewTable, Store, TableId};
use table::{Declined, PersonId, Revision};
use web::{Face, Lang, Scene, Sentence, Texts, Weight};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl measures::Measured for Spy {
    type Notes = ();
    const MEASURES: &'static [measures::Measure<View>] = &[];
}

impl Face for Spy {
    fn scene(scene: &Scene<'_, Spy>) -> Markup {
        html! {
            p { (format!("{:?} {:?}", scene.view, scene.choices)) }
            input type="hidden" name="version" value=(scene.version);
        }
    }

    fn plain(_texts: &Texts, view: &View, _people: &[String]) -> String {
        format!("{view:?}")
    }

    fn question(scene: &Scene<'_, Spy>) -> String {
        format!("{:?}?", scene.acting)
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn expected(_view: &View, _seat: Seat) -> Vec<Action> {
        vec![Action::Dig, Action::Walk]
    }

    fn sentence(_texts: &Texts, _view: &View, _people: &[String], event: &Event) -> Option<Sentence> {
        Some(Sentence { rule: RuleId("S1"), text: format!("{event:?}"), weight: Weight::Plain })
    }

    fn action(_texts: &Texts, _view: &View, _people: &[String], action: &Action) -> String {
        action.to_string()
    }

    fn refusal(_texts: &Texts, refusal: &Refusal) -> String {
        refusal.to_string()
    }

    fn window(_texts: &Texts, window: &str) -> String {
        window.to_owned()
    }

    fn ending(_texts: &Texts, _view: &View, _people: &[String], ended_by: &str) -> String {
        ended_by.to_owned()
    }
}

/// What a reader has been sent so far.
type Sent = Arc<Mutex<String>>;

/// A table of three seats. In the first one sits a person or a bot of this level.
pub(crate) struct Garden {
    _directory: tempfile::TempDir,
    store: Store,
    id: TableId,
    pub(crate) room: Room,
    pub(crate) people: [PersonId; 3],
}

impl Garden {
    async fn started(mole: Option<&str>, pause: Duration) -> Garden {
        Garden::of::<Spy>("garden=small", mole, pause).await
    }

    pub(crate) async fn of<G: Playable + Face>(
        options: &str,
        first: Option<&str>,
        pause: Duration,
    ) -> Garden {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let mut people = [PersonId(0); 3];
        for (person, name) in people.iter_mut().zip(["Ann", "Ben", "Cleo"]) {
            *person = PersonId(store.create_person(name, "en").await.unwrap().id);
        }
        let new = NewTable {
            game: G::ID,
            rules: G::RULES.0,
            options,
            seed: [4; 32],
            title: "Garden",
            host: Some(people[1].0),
            listing: Listing::Private,
            seats: 3,
        };
        let id = store.create_table(&new).await.unwrap();
        let stored = store.load(&id).await.unwrap().unwrap();
        let about = About {
            id: id.clone(),
            game: GameId::Pandemic,
            title: "Garden".into(),
            host: Some(people[1]),
            listing: Listing::Private,
            invite: None,
        };
        let pace = Pace { pause, patience: Duration::MAX };
        let room = start(Keeper::<G>::open(store.clone(), pace, &stored, about).unwrap());
        for (seat, person) in people.into_iter().enumerate() {
            let seat = Seat::new(seat as u8).unwrap();
            let sits = match first.filter(|_| seat == Seat::default()) {
                Some(level) => Command::Bot { person: people[1], seat, level: level.into() },
                None => Command::Take { person, seat, standing: Invited::Yes },
            };
            room.command(sits).await.unwrap();
        }
        room.command(Command::Start { person: people[1] }).await.unwrap();
        Garden { _directory: directory, store, id, room, people }
    }

    pub(crate) fn reader(&self, person: Option<PersonId>) -> Onlooker {
        Onlooker { texts: Lang::En.texts(), person, seat: None, origin: "http://localhost".into() }
    }

    /// Reads live updates from now on, byte for byte.
    fn listen(&self, person: Option<PersonId>) -> Sent {
        let sent = Sent::default();
        let live = Sse::new(updates(self.room.watch(), self.reader(person))).into_response();
        let mut bytes = live.into_body().into_data_stream();
        let heard = sent.clone();
        tokio::spawn(async move {
            while let Some(Ok(chunk)) = bytes.next().await {
                heard.lock().unwrap().push_str(std::str::from_utf8(&chunk).unwrap());
            }
        });
        sent
    }

    fn seen(&self, person: PersonId) -> Revision {
        self.room.look().revision(Some(person))
    }

    pub(crate) async fn act(&self, seat: usize, text: &str) {
        self.act_having_seen(seat, self.seen(self.people[seat]), text).await.unwrap();
    }

    async fn act_having_seen(&self, seat: usize, seen: Revision, text: &str) -> Result<(), Failure> {
        let person = self.people[seat];
        let action = text.to_owned();
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Act { person, seat, seen, action }).await
    }

    async fn undo(&self, seat: usize, how: Undo) -> Result<(), Failure> {
        let person = self.people[seat];
        let (seat, seen) = (Seat::new(seat as u8).unwrap(), self.seen(person));
        self.room.command(Command::Undo { person, seat, seen, how }).await
    }

    /// All pages and data a reader can ask for.
    fn pages(&self, person: Option<PersonId>) -> String {
        let (look, reader) = (self.room.look(), self.reader(person));
        let shell = web::pages::Reader { texts: reader.texts, name: None, here: "/" };
        let mut all = look.data(&reader).to_string();
        all.push_str(&web::pages::table(&shell, &look.page(&reader, Extent::Newest), None).into_string());
        all.push_str(&web::pages::log_page(&shell, &look.page(&reader, Extent::Whole)).into_string());
        let newest = look.replay(&reader, None, None).unwrap_or_else(|_| panic!("a game that runs"));
        for at in 0..=newest.of {
            let step = look.replay(&reader, Some(at), None).unwrap_or_else(|_| panic!("no step {at}"));
            all.push_str(&web::pages::replay(&shell, &step).into_string());
        }
        assert!(look.record().is_none());
        all.replace(self.id.as_str(), "ID")
    }

    /// How often this line stands in the record.
    async fn stored(&self, line: &str) -> usize {
        let stored = self.store.load(&self.id).await.unwrap().unwrap();
        stored.entries.iter().filter(|stored| stored.entry.text == line).count()
    }

    pub(crate) async fn until_stored(&self, line: &str, times: usize) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.stored(line).await < times {
            assert!(Instant::now() < end, "`{line}` does not come");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Lets everybody who has something to read read it.
pub(crate) async fn settle() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

/// An evening above ground while the mole digs this often whenever it can: what the others and an onlooker
/// are sent and shown.
async fn evening(digs: [usize; 3]) -> [String; 3] {
    let garden = Garden::started(None, Duration::ZERO).await;
    let readers = [Some(garden.people[1]), Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let mut pages = [const { String::new() }; 3];
    settle().await;
    let asked_at = garden.seen(garden.people[1]);
    for (round, digs) in digs.into_iter().enumerate() {
        let before = heard();
        for _ in 0..digs {
            garden.act(0, "dig").await;
            settle().await;
        }
        if digs > 1 {
            garden.act(0, "rest").await;
            garden.undo(0, Undo::Now).await.unwrap();
            settle().await;
            let refused = garden.undo(0, Undo::Ask).await;
            assert!(matches!(refused, Err(Failure::Declined(Declined::UndoHidden))), "{refused:?}");
        }
        assert_eq!(heard(), before, "what is done in secret sends nothing");
        match round {
            0 => garden.act_having_seen(1, asked_at, "look").await.unwrap(),
            1 => garden.undo(1, Undo::Ask).await.unwrap(),
            _ => garden.undo(2, Undo::Decline).await.unwrap(),
        }
        settle().await;
        assert!(heard().iter().zip(before).all(|(now, before)| *now > before), "everybody is told");
        for (reader, pages) in readers.into_iter().zip(&mut pages) {
            pages.push_str(&garden.pages(reader));
        }
    }
    let mut all = pages;
    for (all, sent) in all.iter_mut().zip(&sent) {
        all.push_str(&sent.lock().unwrap().replace(garden.id.as_str(), "ID"));
    }
    all
}

#[tokio::test]
async fn games_that_differ_in_secret_are_the_same_on_the_wire() {
    let quiet = evening([0, 0, 0]).await;
    assert!(quiet.iter().all(|sent| sent.contains("id: ") && sent.contains("data-version")));
    for digs in [[1, 0, 0], [0, 2, 0], [0, 0, 1], [2, 3, 4]] {
        for (quiet, busy) in quiet.iter().zip(&evening(digs).await) {
            let different = quiet.lines().zip(busy.lines()).find(|(quiet, busy)| quiet != busy);
            assert_eq!(different, None, "{digs:?}");
            assert_eq!(quiet.len(), busy.len(), "{digs:?}");
        }
    }
}

#[tokio::test]
async fn a_bot_takes_its_time_only_for_what_everybody_sees() {
    let garden = Garden::started(Some("knocker"), Duration::from_secs(3_600)).await;
    garden.until_stored("s0 dig", 4).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(garden.stored("s0 knock").await, 0, "everybody would see that");
    garden.act(2, "wink").await;
    garden.act(1, "walk").await;

    let garden = Garden::started(Some("knocker"), Duration::from_millis(30)).await;
    garden.until_stored("s0 knock", 1).await;
    garden.act(1, "walk").await;
    garden.until_stored("s0 knock", 2).await;

    let garden = Garden::started(Some("digger"), Duration::from_secs(3_600)).await;
    garden.until_stored("s0 rest", 1).await;
}

#[tokio::test]
async fn lists_stay_in_order_when_something_is_done_in_secret() {
    let garden = Garden::started(None, Duration::ZERO).await;
    let changed = async || garden.store.table_info(&garden.id).await.unwrap().unwrap().changed;
    let before = changed().await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    garden.act(0, "dig").await;
    assert_eq!(changed().await, before);
    garden.act(1, "walk").await;
    assert!(changed().await > before);
}

/// What the third seat and an onlooker are sent and shown while one seat asks another for a card and
/// is refused.
async fn refusal_of(card: &str) -> [String; 2] {
    let garden = Garden::of::<pandemic::State>("players=3 open_hands=false", None, Duration::ZERO).await;
    let readers = [Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    let mut shown = [const { String::new() }; 2];
    for (seat, action) in [(1, format!("take s0 {card}")), (0, "refuse".to_owned())] {
        garden.act(seat, &action).await;
        settle().await;
        for (reader, shown) in readers.into_iter().zip(&mut shown) {
            shown.push_str(&garden.pages(reader));
        }
    }
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&sent.lock().unwrap().replace(garden.id.as_str(), "ID"));
    }
    shown
}

#[tokio::test]
async fn a_private_question_of_pandemic_tells_the_others_only_who_is_asked() {
    let [seat, onlooker] = refusal_of("lima").await;
    assert_eq!([seat, onlooker], refusal_of("cairo").await);
}

/// What the players and an onlooker are sent and shown in a round in which the Bio-Terrorist does this, unseen.
async fn round_against(secrets: &[&str]) -> [String; 3] {
    let options = "players=2 module_purple=bio_terrorist consent=auto role_assignment=chosen";
    let garden = Garden::of::<pandemic::State>(options, None, Duration::ZERO).await;
    let readers = [Some(garden.people[0]), Some(garden.people[1]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    garden.act(0, "role medic").await;
    garden.act(1, "role scientist").await;
    let try_for = async |seat: usize, text: &str| {
        garden.act_having_seen(seat, garden.seen(garden.people[seat]), text).await.is_ok()
    };
    let mut begun = false;
    for _ in 0..40 {
        begun = try_for(2, secrets[0]).await;
        if begun {
            break;
        }
        for seat in [0, 1] {
            let _ = try_for(seat, "pass").await || try_for(seat, "end").await;
        }
    }
    assert!(begun, "the Bio-Terrorist's turn comes");
    settle().await;
    let before = heard();
    let mut shown = [const { String::new() }; 3];
    for secret in &secrets[1..] {
        garden.act(2, secret).await;
        settle().await;
    }
    assert_eq!(heard(), before, "what is done in secret sends nothing");
    for (reader, shown) in readers.into_iter().zip(&mut shown) {
        shown.push_str(&garden.pages(reader));
    }
    garden.act(2, "end").await;
    settle().await;
    assert!(heard().iter().zip(before).all(|(now, before)| *now > before), "everybody is told of the end");
    for (reader, shown) in readers.into_iter().zip(&mut shown) {
        shown.push_str(&garden.pages(reader));
    }
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&sent.lock().unwrap().replace(garden.id.as_str(), "ID"));
    }
    shown
}

#[tokio::test]
async fn what_a_bio_terrorist_does_unseen_is_the_same_on_the_wire() {
    let quiet = round_against(&["begin lagos"]).await;
    assert!(quiet.iter().all(|sent| sent.contains("data-version")));
    for secrets in [
        &["begin tokyo", "pass"][..],
        &["begin lagos", "drive kinshasa", "drive khartoum", "drive cairo"],
        &["begin sydney", "pass", "drive jakarta", "pass"],
    ] {
        for (quiet, busy) in quiet.iter().zip(&round_against(secrets).await) {
            let different = quiet.lines().zip(busy.lines()).find(|(quiet, busy)| quiet != busy);
            assert_eq!(different, None, "{secrets:?}");
            assert_eq!(quiet.len(), busy.len(), "{secrets:?}");
        }
    }
    assert_ne!(quiet, round_against(&["begin atlanta"]).await, "where the players stand it is seen");
}

/// The moves that begin with this word, as a page offers them.
fn offered(page: &str, verb: &str) -> Vec<String> {
    let values = page.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut moves: Vec<String> = values.filter(|value| value.starts_with(verb)).map(str::to_owned).collect();
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// What the others and an onlooker are sent and shown while one player of Outlive chooses in secret: first of all that can
/// be chosen, or last.
async fn secret_choices(take: fn(Vec<String>) -> Option<String>) -> [String; 3] {
    let garden = Garden::of::<outlive::State>("players=3", None, Duration::ZERO).await;
    let readers = [Some(garden.people[1]), Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let before = heard();
    for verb in ["discard_room", "discard_room", "build_free", "settle"] {
        let moves = offered(&garden.pages(Some(garden.people[0])), verb);
        let choice = take(moves).unwrap_or_else(|| panic!("no `{verb}` is offered"));
        garden.act(0, &choice).await;
        settle().await;
    }
    assert_eq!(heard(), before, "what is chosen in secret sends nothing");
    let moves = offered(&garden.pages(Some(garden.people[0])), "leader");
    garden.act(0, &take(moves).unwrap()).await;
    settle().await;
    assert!(heard().iter().zip(before).all(|(now, before)| *now > before), "everybody sees who is ready");
    let mut shown = readers.map(|reader| garden.pages(reader));
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&sent.lock().unwrap().replace(garden.id.as_str(), "ID"));
    }
    shown
}

#[tokio::test]
async fn what_a_player_of_outlive_chooses_in_secret_is_the_same_on_the_wire() {
    let first = secret_choices(|moves| moves.first().cloned()).await;
    let last = secret_choices(|moves| moves.last().cloned()).await;
    for (first, last) in first.iter().zip(&last) {
        let different = first.lines().zip(last.lines()).find(|(first, last)| first != last);
        assert_eq!((different, first.len()), (None, last.len()));
    }
}

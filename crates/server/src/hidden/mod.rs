//! A game with secrets on the wire: what is done in secret sends the others nothing, moves no number and
//! takes no time they could measure.

mod advice;
mod minds;
mod newer_rules;
mod outlive;
mod pandemic;
mod returning;
mod seats;
#[path = "../../../table/tests/behaviour/spy.rs"]
mod spy;
mod tokyo;
mod windows;
mod wreck;

use crate::command::{Asking, Command, Failure, Invited, Undo};
use crate::events::updates;
use crate::keeper::Keeper;
use crate::look::{About, Onlooker, Whence};
use crate::meters::Meters;
use crate::minds::thinkers::Thinkers;
use crate::rooms::{Room, start};
use crate::turns::{Bells, awaited};
use crate::waiting::Pace;
use axum::response::sse::Sse;
use axum::response::{IntoResponse, Response};
use catalogue::{GameId, Playable};
use futures_util::StreamExt;
use i18n::Texts;
use kernel::{Refusal, RuleId, RulesVersion, Seat, SeatSet};
use maud::html;
use serde::{Serialize, Serializer};
use spy::{Action, Event, Spy, View};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Append, Listing, NewTable, Store, TableId};
use table::{Declined, Entry, PersonId, Revision};
use web::{Face, Heading, Placard, Scene, Sentence, Slot, Weight};

impl Serialize for spy::Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

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

    fn rounds(view: &View) -> u16 {
        view.walks.into()
    }
}

impl Face for Spy {
    const PLACARD: Placard = Placard::BARE;

    fn scene(scene: &Scene<'_, Spy>) -> Slot {
        let part = scene.part("garden", (scene.view.clone(), scene.choices.to_vec()), |(view, choices)| {
            html! { p #garden { (format!("{view:?} {choices:?}")) } }
        });
        scene.parts.later("wishes", || html! { p #wishes { (format!("{:?}", scene.blocked.actions())) } });
        scene.frame("scene", html! { div #scene { (part) } })
    }

    fn plain(_texts: &Texts, view: &View, _people: &[String]) -> String {
        format!("{view:?}")
    }

    fn question(_texts: &Texts, _view: &View, _people: &[String], acting: Option<Seat>) -> String {
        format!("{acting:?}?")
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

    fn heading(_texts: &Texts, _view: &View, action: &Action) -> Heading {
        Heading { place: 0, text: action.to_string() }
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

/// What the shuffles of these tables follow from.
pub(crate) const SEED: [u8; 32] = [4; 32];

/// What a reader has been sent so far.
type Sent = Arc<Mutex<String>>;

/// A table of three seats. In the first one sits a person or a bot of this level.
pub(crate) struct Garden {
    _directory: tempfile::TempDir,
    store: Store,
    pub(crate) id: TableId,
    pub(crate) room: Room,
    bells: Bells,
    meters: Meters,
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
        Garden::with::<G>(options, first, pause, &Thinkers::default()).await
    }

    /// A table whose bots think where those of others do.
    async fn with<G: Playable + Face>(
        options: &str,
        first: Option<&str>,
        pause: Duration,
        thinkers: &Thinkers,
    ) -> Garden {
        let pace = Pace { pause, patience: Duration::MAX, window_wait: None };
        let garden = Garden::opened::<G>(G::RULES, options, pace, thinkers, |_| Vec::new()).await;
        garden.sit_down(first).await;
        garden
    }

    /// Everybody sits down, in the first seat a bot of this level, and the game begins.
    async fn sit_down(&self, first: Option<&str>) {
        let people = self.people;
        for (seat, person) in people.into_iter().enumerate() {
            let seat = Seat::new(seat as u8).unwrap();
            let sits = match first.filter(|_| seat == Seat::default()) {
                Some(level) => {
                    Command::Bot { person: people[1], seat, level: level.into(), asking: Asking::Nobody }
                }
                None => Command::Take { person, seat, standing: Invited::Yes, asking: Asking::Nobody },
            };
            self.room.command(sits).await.unwrap();
        }
        self.room.command(Command::Start { person: people[1] }).await.unwrap();
    }

    /// A table where these people have done this already.
    pub(crate) async fn after<G: Playable + Face>(
        options: &str,
        pause: Duration,
        done: impl FnOnce([PersonId; 3]) -> Vec<Entry>,
    ) -> Garden {
        let pace = Pace { pause, patience: Duration::MAX, window_wait: None };
        Garden::opened::<G>(G::RULES, options, pace, &Thinkers::default(), done).await
    }

    async fn opened<G: Playable + Face>(
        rules: RulesVersion,
        options: &str,
        pace: Pace,
        thinkers: &Thinkers,
        done: impl FnOnce([PersonId; 3]) -> Vec<Entry>,
    ) -> Garden {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let mut people = [PersonId(0); 3];
        for (person, name) in people.iter_mut().zip(["Ann", "Ben", "Cleo"]) {
            *person = PersonId(store.create_person(name, "en").await.unwrap().id);
        }
        let new = NewTable {
            title: "Garden",
            host: Some(people[1].0),
            ..NewTable::new(G::ID, rules.0, options, 3, SEED)
        };
        let id = store.create_table(&new).await.unwrap();
        let entries = done(people);
        let entries = entries.iter().map(|entry| store::Entry::new(entry.kind(), entry.to_string()));
        let done = Append { entries: entries.collect(), ..Append::default() };
        if !done.entries.is_empty() {
            store.append(&id, 0, &done).await.unwrap();
        }
        let stored = store.load(&id).await.unwrap().unwrap();
        let about = About {
            id: id.clone(),
            game: GameId::Pandemic,
            title: "Garden".into(),
            host: Some(people[1]),
            listing: Listing::Private,
            advice: store::Advice::Allowed,
            invite: None,
            group: None,
            unwanted_by: Vec::new(),
        };
        let (bells, meters) = (Bells::default(), Meters::new());
        let (minds, ringing, measured) = (thinkers.clone(), bells.clone(), meters.clone());
        let keeper =
            Keeper::<G>::open(store.clone(), minds, ringing, measured, pace, &stored, about).unwrap();
        Garden { _directory: directory, store, id, room: start(keeper), bells, meters, people }
    }

    pub(crate) fn reader(&self, person: Option<PersonId>) -> Onlooker {
        Onlooker { texts: i18n::english(), person, seat: None, origin: "http://localhost".into() }
    }

    /// Reads live updates from now on, byte for byte.
    pub(crate) fn listen(&self, person: Option<PersonId>) -> Sent {
        self.listen_having(person, None)
    }

    /// The same for a reader that has the page with this mark.
    pub(crate) fn listen_having(&self, person: Option<PersonId>, mark: Option<&str>) -> Sent {
        let updates = updates(self.room.listen(), self.reader(person), mark).map(Into::into);
        read(Sse::new(updates).into_response())
    }

    /// Reads where this person is awaited from now on, byte for byte.
    pub(crate) fn listen_for_turns(&self, person: PersonId) -> Sent {
        let bell = self.bells.listen(person);
        bell.ring_all([self.id.clone()]);
        let room = self.room.clone();
        let look = move |_| std::future::ready(Some(room.look()));
        read(Sse::new(awaited(person, bell, look)).into_response())
    }

    pub(crate) fn seen(&self, person: PersonId) -> Revision {
        self.room.look().revision(Some(person))
    }

    pub(crate) async fn act(&self, seat: usize, text: &str) {
        self.act_having_seen(seat, self.seen(self.people[seat]), text).await.unwrap();
    }

    pub(crate) async fn act_having_seen(
        &self,
        seat: usize,
        seen: Revision,
        text: &str,
    ) -> Result<(), Failure> {
        let person = self.people[seat];
        let action = text.to_owned();
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Act { person, seat, seen, action }).await.map(drop)
    }

    /// Whoever sits in this seat leaves it and takes it again.
    async fn leaves_and_comes_back(&self, seat: usize) {
        let person = self.people[seat];
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Leave { person, seat }).await.unwrap();
        settle().await;
        let take = Command::Take { person, seat, standing: Invited::No, asking: Asking::Nobody };
        self.room.command(take).await.unwrap();
        settle().await;
    }

    async fn undo(&self, seat: usize, how: Undo) -> Result<(), Failure> {
        let person = self.people[seat];
        let (seat, seen) = (Seat::new(seat as u8).unwrap(), self.seen(person));
        self.room.command(Command::Undo { person, seat, seen, how }).await.map(drop)
    }

    /// What whoever runs the server is told, without how long anything took.
    pub(crate) fn counted(&self) -> String {
        let all = self.meters.text(1, 0);
        all.lines().filter(|line| !line.contains("_seconds")).collect::<Vec<_>>().join("\n")
    }

    /// The table page as this reader is shown it.
    pub(crate) fn page(&self, person: Option<PersonId>) -> String {
        let reader = self.reader(person);
        let shell = shell(&reader);
        let page = self.room.look().page(&reader);
        web::pages::table(&shell, &page, None).into_string()
    }

    /// All pages and data a reader can ask for.
    pub(crate) fn pages(&self, person: Option<PersonId>) -> String {
        let (look, reader) = (self.room.look(), self.reader(person));
        let shell = shell(&reader);
        let mut all = look.data(&reader).to_string();
        all.push_str(&self.page(person));
        all.push_str(&web::pages::log_page(&shell, &look.log(&reader)).into_string());
        if let Some(part) = look.part(&reader, "wishes") {
            all.push_str(&web::pages::part_page(&shell, "/", &part).into_string());
        }
        let from = |whence| look.replay(&reader, whence, None, None).unwrap_or_else(|_| panic!("{whence:?}"));
        let newest = from(Whence::Usual);
        let steps = (0..=newest.of).map(Whence::Move);
        for whence in steps.chain([Whence::LastDecision]) {
            all.push_str(&web::pages::replay(&shell, &from(whence)).into_string());
        }
        if let Some(glimpse) = look.glimpse(shell.texts) {
            all.push_str(&glimpse.miniature.map(maud::Markup::into_string).unwrap_or_default());
            all.push_str(&glimpse.turn.unwrap_or_default());
        }
        assert!(look.record().is_none());
        self.unnamed(&all)
    }

    /// What stands here without the table's id, and without the sums of pages, which follow from it too.
    pub(crate) fn unnamed(&self, text: &str) -> String {
        let without_sum = |mark: &str| {
            let sum = mark.splitn(3, '.').nth(2).unwrap_or_default();
            let digits = sum.find(|letter: char| !letter.is_ascii_hexdigit()).unwrap_or(sum.len());
            mark.replacen(&sum[..digits], "SUM", usize::from(digits > 0))
        };
        let mut text = text.replace(self.id.as_str(), "ID");
        for before in ["data-mark=\"", "id: "] {
            let mut pieces = text.split(before);
            let first = pieces.next().unwrap_or_default().to_owned();
            text = pieces.fold(first, |all, mark| all + before + &without_sum(mark));
        }
        text
    }

    /// How often this line stands in the record.
    async fn stored(&self, line: &str) -> usize {
        let stored = self.store.load(&self.id).await.unwrap().unwrap();
        stored.history.entries.iter().filter(|entry| entry.text == line).count()
    }

    pub(crate) async fn until_stored(&self, line: &str, times: usize) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.stored(line).await < times {
            assert!(Instant::now() < end, "`{line}` does not come");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// What stands around every page, as a reader without a name sees it.
fn shell(reader: &Onlooker) -> web::pages::Reader<'static> {
    web::pages::Reader {
        languages: i18n::languages(),
        texts: reader.texts,
        name: None,
        settings: web::Settings::default(),
        here: "/",
        answers: None,
        styles: &[],
        moments: None,
    }
}

/// What a stream sends from now on.
fn read(stream: Response) -> Sent {
    let sent = Sent::default();
    let mut bytes = stream.into_body().into_data_stream();
    let heard = sent.clone();
    tokio::spawn(async move {
        while let Some(Ok(chunk)) = bytes.next().await {
            heard.lock().unwrap().push_str(std::str::from_utf8(&chunk).unwrap());
        }
    });
    sent
}

/// Nobody is sent a byte that is not in the other as well.
pub(crate) fn assert_alike(one: &str, other: &str, told: &dyn std::fmt::Debug) {
    let different = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    assert_eq!(different, None, "{told:?}");
    assert_eq!(one.len(), other.len(), "{told:?}");
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
    let turns = [garden.people[1], garden.people[2]].map(|person| garden.listen_for_turns(person));
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let told = || turns.each_ref().map(|told| told.lock().unwrap().clone());
    let mut pages = [const { String::new() }; 3];
    settle().await;
    let asked_at = garden.seen(garden.people[1]);
    for (round, digs) in digs.into_iter().enumerate() {
        let (before, awaited) = (heard(), told());
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
        assert_eq!(told(), awaited, "nor to those who only want to know whether they are awaited");
        if round == 1 {
            garden.leaves_and_comes_back(2).await;
        }
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
    for (all, told) in all.iter_mut().zip(told()) {
        all.push_str(&garden.unnamed(&told));
    }
    for (all, sent) in all.iter_mut().zip(&sent) {
        all.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    all
}

#[tokio::test]
async fn games_that_differ_in_secret_are_the_same_on_the_wire() {
    let quiet = evening([0, 0, 0]).await;
    assert!(quiet.iter().all(|sent| sent.contains("id: ") && sent.contains("data-version")));
    for digs in [[1, 0, 0], [0, 2, 0], [0, 0, 1], [2, 3, 4]] {
        for (quiet, busy) in quiet.iter().zip(&evening(digs).await) {
            assert_alike(quiet, busy, &digs);
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

#[tokio::test]
async fn a_person_is_told_where_it_is_awaited_and_of_nothing_else() {
    let garden = Garden::started(None, Duration::ZERO).await;
    let [mole, ben, _] = garden.people;
    let (of_mole, of_ben) = (garden.listen_for_turns(mole), garden.listen_for_turns(ben));
    settle().await;
    let here = format!("event: turns\ndata: [\"{}\"]\n\n", garden.id);
    assert_eq!([&*of_mole.lock().unwrap(), &*of_ben.lock().unwrap()], [&here, &here]);
    garden.act(0, "rest").await;
    settle().await;
    let rests = format!("{here}event: turns\ndata: []\n\n");
    assert_eq!([&*of_mole.lock().unwrap(), &*of_ben.lock().unwrap()], [&rests, &here]);
    garden.act(1, "walk").await;
    settle().await;
    let wakes = format!("{rests}{here}");
    assert_eq!([&*of_mole.lock().unwrap(), &*of_ben.lock().unwrap()], [&wakes, &here]);
    let leaves = Command::Leave { person: ben, seat: Seat::new(1).unwrap() };
    garden.room.command(leaves).await.unwrap();
    settle().await;
    assert_eq!([&*of_mole.lock().unwrap(), &*of_ben.lock().unwrap()], [&wakes, &rests]);
}

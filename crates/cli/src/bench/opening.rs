//! People open a table, invite one another, sit down and start, as they do on the pages, and stay for the game.

use super::browser::{Answer, Browser, Packing, written};
use super::figures::mean;
use super::load::Tally;
use super::stream::Stream;
use crate::complaint::Complaint;
use catalogue::Playable;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Histories, Home, TableId};
use table::Table;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Who has heard nothing for this long after the end of a game has heard everything.
const QUIET: Duration = Duration::from_millis(100);

/// What all tables have in common.
pub(super) struct House {
    game: &'static str,
    /// The form for a new table, as it is sent.
    form: String,
    listens: Listens,
    /// What the server has stored, in the folder that is the bench's own.
    histories: Mutex<Histories>,
    pub(super) tally: Tally,
    /// What has gone wrong somewhere.
    pub(super) trouble: mpsc::UnboundedSender<Complaint>,
}

/// Who listens to a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Listens {
    /// Everybody who sits there.
    Everybody,
    /// Nobody.
    Nobody,
}

impl House {
    /// A house whose tables have these options.
    ///
    /// # Errors
    /// If what is stored there cannot be read.
    pub(super) async fn new<G: Playable>(
        options: &G::Options,
        seats: u8,
        listens: Listens,
        home: &Home,
        trouble: mpsc::UnboundedSender<Complaint>,
    ) -> Result<House, Complaint> {
        let options = options.to_string();
        let open: Vec<String> = (1..seats).map(|seat| format!("seat-{seat}")).collect();
        let mut fields: Vec<(&str, &str)> =
            options.split(' ').filter_map(|option| option.split_once('=')).collect();
        fields.extend([("title", ""), ("listing", "private"), ("name", "Host"), ("seat-0", "me")]);
        fields.extend(open.iter().map(|seat| (seat.as_str(), "open")));
        let histories = Histories::open(home).await.map_err(|error| Complaint::Machine(error.to_string()))?;
        let (form, histories) = (written(&fields), Mutex::new(histories));
        Ok(House { game: G::ID, form, listens, histories, tally: Tally::default(), trouble })
    }

    /// A table as the server has stored it, with the seed of its game.
    async fn stored<G: Playable>(&self, id: &TableId) -> Result<Table<G>, Complaint> {
        let history = self.histories.lock().await.history(id).await;
        let history = history.map_err(|error| Complaint::Machine(error.to_string()))?;
        server::stored(&history).table().map_err(|error| Complaint::Machine(format!("table {id}: {error}")))
    }
}

/// People who sit down at one table after the other, one in each seat.
pub(super) struct Crew {
    pub(super) browsers: Vec<Browser>,
}

/// A table and those who listen to it.
pub(super) struct Seated<G: Playable> {
    pub(super) id: TableId,
    /// The table as it is at the server: it has the same seed, and whatever the server acknowledges is done here too.
    pub(super) table: Table<G>,
    ears: Vec<Ear>,
}

impl Crew {
    /// As many people as there are seats, whom the server does not know yet.
    pub(super) fn new(seats: u8, address: SocketAddr, packing: Packing) -> Crew {
        Crew { browsers: (0..seats).map(|_| Browser::new(address, packing)).collect() }
    }

    /// Opens a table, sits down and starts.
    pub(super) async fn open<G: Playable>(&mut self, house: &Arc<House>) -> Result<Seated<G>, Complaint> {
        let mut ears = Vec::new();
        let mut browsers = (0_u8..).zip(&mut self.browsers);
        let Some((_, host)) = browsers.next() else {
            return Err(Complaint::Usage("a table has a seat at least".to_owned()));
        };
        let table = host.form(&format!("/new/{}", house.game), &house.form).await?;
        let page = host.page(&table).await?;
        let invitation = format!("/j/{}", between(&page.text, "/j/", '"').unwrap_or_default());
        ears.extend(Ear::open(house, host, &page).await?);
        for (seat, guest) in browsers {
            guest.page(&invitation).await?;
            let (name, seat) = (format!("Guest {seat}"), seat.to_string());
            let fields = written(&[("name", &name), ("seat", &seat), ("how", "ask")]);
            let table = guest.form(&invitation, &fields).await?;
            let page = guest.page(&table).await?;
            ears.extend(Ear::open(house, guest, &page).await?);
        }
        if let Some(host) = self.browsers.first_mut() {
            host.live(&format!("{table}/start"), "").await?;
        }
        let id = table.strip_prefix("/t/").and_then(TableId::parse);
        let id = id.ok_or_else(|| Complaint::Machine(format!("{table} is not the address of a table")))?;
        let table = house.stored(&id).await?;
        Ok(Seated { id, table, ears })
    }

    /// Opens the page of a table again, each of them.
    pub(super) async fn come_back<G: Playable>(
        &mut self,
        house: &Arc<House>,
        seated: &mut Seated<G>,
    ) -> Result<(), Complaint> {
        for browser in &mut self.browsers {
            let page = browser.page(&format!("/t/{}", seated.id)).await?;
            seated.ears.extend(Ear::open(house, browser, &page).await?);
        }
        Ok(())
    }
}

impl<G: Playable> Seated<G> {
    /// Everybody leaves a table whose game is over, when they have heard how it ended.
    pub(super) async fn end(self, house: &Arc<House>) -> Result<(), Complaint> {
        let Seated { id, table, ears } = self;
        let ended = house.stored::<G>(&id).await?.ended_by();
        if ended != table.ended_by() {
            return Err(Complaint::Machine(format!(
                "table {id} ended by {ended:?}, not by {:?}",
                table.ended_by()
            )));
        }
        let house = house.clone();
        tokio::spawn(async move {
            let mut bytes = Vec::new();
            for Ear { page, over, heard } in ears {
                // Who has fallen silent already has said so.
                over.send(()).ok();
                if let Ok(heard) = heard.await {
                    bytes.push((page + heard) as f64);
                }
            }
            house.tally.game(mean(&bytes));
        });
        Ok(())
    }
}

/// Somebody with the page of a table open.
struct Ear {
    /// The bytes of the page.
    page: u64,
    /// Tells that the game is over.
    over: oneshot::Sender<()>,
    /// The bytes heard since.
    heard: JoinHandle<u64>,
}

impl Ear {
    /// Listens as the page says, if people listen at all.
    async fn open(house: &Arc<House>, browser: &Browser, page: &Answer) -> Result<Option<Ear>, Complaint> {
        if house.listens == Listens::Nobody {
            return Ok(None);
        }
        let live = between(&page.text, "data-live=\"/", '"').unwrap_or_default().replace("&amp;", "&");
        let stream = browser.listen(&format!("/{live}")).await?;
        let (over, is_over) = oneshot::channel();
        let heard = tokio::spawn(hear(house.clone(), stream, is_over));
        Ok(Some(Ear { page: page.bytes, over, heard }))
    }
}

/// Listens until a game is over and all of it has been heard. Returns how many bytes that were.
async fn hear(house: Arc<House>, mut stream: Stream, mut is_over: oneshot::Receiver<()>) -> u64 {
    let mut sizes = Vec::new();
    loop {
        let heard = tokio::select! {
            heard = stream.read(&mut sizes) => heard,
            _ = &mut is_over => break,
        };
        house.tally.heard(&mut sizes);
        match heard {
            Ok(true) => {}
            Ok(false) => {
                house.complain("the server has ended live updates of a game that is not over".to_owned());
                return stream.bytes();
            }
            Err(error) => {
                house.complain(format!("live updates break off: {error}"));
                return stream.bytes();
            }
        }
    }
    while let Ok(Ok(true)) = tokio::time::timeout(QUIET, stream.read(&mut sizes)).await {
        house.tally.heard(&mut sizes);
    }
    stream.bytes()
}

impl House {
    fn complain(&self, what: String) {
        // Once somebody else has complained, nobody listens any more.
        self.trouble.send(Complaint::Machine(what)).ok();
    }
}

/// What stands between this text and this mark, the first time.
fn between<'t>(text: &'t str, before: &str, after: char) -> Option<&'t str> {
    Some(text.split_once(before)?.1.split_once(after)?.0)
}

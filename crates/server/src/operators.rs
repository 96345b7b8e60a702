//! What operators do, by a page of this server or by a command beside it, and what becomes of it here: tables and people are read
//! anew, and whoever is banned is turned away.
//!
//! Each act is stored with a line about it. The server follows those lines, whoever has written them.

use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::names;
use crate::problem::Problem;
use crate::utc::{days_from_now, now};
use crate::wire::Network;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::fmt;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;
use store::{Act, Ban, Banned, StoreError, TableId};
use table::PersonId;
use tokio::time::sleep;

/// How often it is looked what operators have done elsewhere.
const LOOK: Duration = Duration::from_secs(1);

/// The shortest secret that opens the pages for operators, in bytes.
const SHORTEST: usize = 16;

/// The longest title of a table and the longest name of a person, in characters.
const TITLE: usize = 60;
const NAME: usize = 40;

/// The secret that opens the pages for operators.
#[derive(Clone, PartialEq, Eq)]
pub struct AdminSecret([u8; 32]);

/// A secret that is too short.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a secret has at least {SHORTEST} bytes; take one from `openssl rand -hex 32`")]
pub struct TooShort;

impl AdminSecret {
    /// A secret, without the white space around it.
    ///
    /// # Errors
    /// If it is too short to be one.
    pub fn new(text: &str) -> Result<AdminSecret, TooShort> {
        let text = text.trim();
        if text.len() < SHORTEST { Err(TooShort) } else { Ok(AdminSecret(Sha256::digest(text).into())) }
    }

    /// Whether this is it. How long that takes does not depend on how much of it is right.
    pub(crate) fn is(&self, said: &str) -> bool {
        let said: [u8; 32] = Sha256::digest(said.trim()).into();
        self.0.iter().zip(said).fold(0, |differing, (ours, theirs)| differing | (ours ^ theirs)) == 0
    }

    /// What the cookies of operators are signed with. Other secrets sign otherwise.
    pub(crate) fn key(&self) -> [u8; 32] {
        Sha256::digest([b"operators".as_slice(), &self.0].concat()).into()
    }
}

impl fmt::Debug for AdminSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminSecret")
    }
}

/// Why something is not an act.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAct {
    /// There is no such act.
    #[error("there is no act `{0}`")]
    Unknown(String),
    /// The table, person, address or report cannot be one.
    #[error("`{0}` is not what this is done to")]
    Target(String),
    /// Nothing of a name can be seen.
    #[error("nothing of that name can be seen")]
    Name,
    /// A time is not a number of days.
    #[error("`{0}` is not a number of days from 1 to 36500")]
    Days(String),
}

/// Reads an act: its word, a table, person, address or report, and the new name or the days it is for.
///
/// # Errors
/// With what is wrong with it.
pub fn act(word: &str, target: &str, value: &str) -> Result<Act, NotAnAct> {
    let wrong = || NotAnAct::Target(target.to_owned());
    let last = target.trim().rsplit(' ').next().unwrap_or_default();
    let table = || TableId::parse(last).ok_or_else(wrong);
    let number = || last.parse::<u64>().map_err(|_| wrong());
    let name = |most| names::visible(value, most).map_err(|_| NotAnAct::Name);
    Ok(match word {
        "hide" => Act::Hide(table()?),
        "show" => Act::Show(table()?),
        "rename-table" => Act::RenameTable(table()?, name(TITLE)?),
        "delete-table" => Act::DeleteTable(table()?),
        "rename-person" => Act::RenamePerson(number()?, name(NAME)?),
        "delete-person" => Act::DeletePerson(number()?),
        "ban" => Act::Ban(banned(target)?, until(value)?),
        "unban" => Act::Unban(banned(target)?),
        "close" => Act::Close(number()?),
        _ => return Err(NotAnAct::Unknown(word.to_owned())),
    })
}

/// Reads `person 12`, `192.0.2.7` or `10.0.0.0/8`.
fn banned(target: &str) -> Result<Banned, NotAnAct> {
    match Banned::parse(target.trim()) {
        person @ Banned::Person(_) => Ok(person),
        Banned::Address(text) => match text.parse::<Network>() {
            Ok(network) => Ok(Banned::Address(network.household().to_string())),
            Err(_) => Err(NotAnAct::Target(text)),
        },
    }
}

/// When these days are over; never, if none are named.
fn until(days: &str) -> Result<Option<i64>, NotAnAct> {
    if days.trim().is_empty() {
        return Ok(None);
    }
    let wrong = |_| NotAnAct::Days(days.to_owned());
    let number: i64 = days.trim().parse().map_err(wrong)?;
    if !(1..=36_500).contains(&number) {
        return Err(NotAnAct::Days(days.to_owned()));
    }
    Ok(Some(days_from_now(number)))
}

/// Who is turned away, in memory.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Vec<Barred>>);

struct Barred {
    who: Who,
    until: Option<i64>,
}

enum Who {
    Person(PersonId),
    Network(Network),
}

impl Bans {
    /// Reads them anew.
    pub(crate) fn set(&self, bans: Vec<Ban>) {
        let barred = bans.into_iter().filter_map(|Ban { banned, until }| {
            let who = match banned {
                Banned::Person(number) => Who::Person(PersonId(number)),
                Banned::Address(text) => Who::Network(text.parse().ok()?),
            };
            Some(Barred { who, until })
        });
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = barred.collect();
    }

    fn is_empty(&self) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Whether somebody is turned away, and until when.
    fn find(&self, address: Option<IpAddr>, person: Option<PersonId>) -> Option<Option<i64>> {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if bans.is_empty() {
            return None;
        }
        let now = now();
        let holds = |ban: &&Barred| {
            ban.until.is_none_or(|until| until > now)
                && match &ban.who {
                    Who::Person(banned) => person == Some(*banned),
                    Who::Network(network) => address.is_some_and(|address| network.holds(address)),
                }
        };
        // The one that lasts longest is said.
        let lasting = |ban: &&Barred| (ban.until.is_none(), ban.until);
        bans.iter().filter(holds).max_by_key(lasting).map(|ban| ban.until)
    }
}

/// Turns those away who are banned. What pages are made of, and the operators' own pages, are for everybody.
pub(crate) async fn turn_away(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if app.bans.is_empty()
        || path.starts_with("/assets/")
        || path.starts_with("/admin")
        || path == "/healthz"
        || path == "/readyz"
    {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let (address, person) = Visitor::signs(&parts, &app).await;
    match app.bans.find(address, person) {
        Some(until) => Problem::Banned { until }.into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    }
}

/// Follows what operators do, until the server stops.
pub(crate) async fn follow(app: App, mut seen: u64) {
    loop {
        tokio::select! {
            () = sleep(LOOK) => {}
            () = app.closing.cancelled() => return,
        }
        // A database that does not answer is asked again.
        if let Ok(lines) = app.store.audit_after(seen).await {
            for line in lines {
                seen = line.seq;
                if let Err(error) = take_effect(&app, &line.target).await {
                    tracing::error!(target = line.target, %error, "what an operator did is not in force here");
                }
            }
        }
    }
}

/// Does something for an operator, and has it take effect here at once.
pub(crate) async fn carry_out(app: &App, act: Act, why: &str) -> Result<(), StoreError> {
    let (word, target) = (act.word(), act.target());
    app.store.carry_out(act, why).await?;
    tracing::info!(way = "page", act = word, target, why, "operator");
    take_effect(app, &target).await
}

/// What this node has in memory of something that an operator has changed is read anew.
async fn take_effect(app: &App, target: &str) -> Result<(), StoreError> {
    if let Some(table) = target.strip_prefix("table ").and_then(TableId::parse) {
        match app.store.was_deleted(&table).await? {
            true => app.rooms.close_table(&table).await,
            false => app.rooms.refresh_table(&table).await,
        }
    } else if let Some(person) = target.strip_prefix("person ").and_then(|number| number.parse().ok()) {
        app.people.forget(person);
        app.rooms.changed(PersonId(person)).await;
        crate::deleting::empty_seats(app).await;
    }
    app.bans.set(app.store.bans().await?);
    app.streams.end_of_banned(|address, person| app.bans.find(address, person).is_some());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_read_as_they_are_written() {
        let table = TableId::parse("0123456789ab").unwrap();
        assert_eq!(act("hide", "0123456789ab", ""), Ok(Act::Hide(table.clone())));
        assert_eq!(act("show", "table 0123456789ab", ""), Ok(Act::Show(table)));
        assert_eq!(act("rename-person", "12", " Ada "), Ok(Act::RenamePerson(12, "Ada".to_owned())));
        assert_eq!(act("ban", "person 12", ""), Ok(Act::Ban(Banned::Person(12), None)));
        assert_eq!(act("unban", "10.1.2.3/8", ""), Ok(Act::Unban(Banned::Address("10.0.0.0/8".to_owned()))));
        assert_eq!(
            act("unban", "2001:db8::5", ""),
            Ok(Act::Unban(Banned::Address("2001:db8::/64".to_owned())))
        );
        for (word, target, value) in [
            ("look-into-hand", "12", ""),
            ("hide", "nothing", ""),
            ("ban", "everybody", ""),
            ("ban", "person 12", "0"),
            ("ban", "person 12", "soon"),
            ("rename-person", "12", "\u{200b}"),
        ] {
            assert!(act(word, target, value).is_err(), "{word} {target} {value}");
        }
    }

    #[test]
    fn bans_hold_for_addresses_and_people_until_they_end() {
        let bans = Bans::default();
        let ban = |banned: &str, until| Ban { banned: Banned::parse(banned), until };
        bans.set(vec![ban("10.0.0.0/8", None), ban("person 7", Some(i64::MAX)), ban("person 8", Some(1))]);
        let address = |text: &str| Some(text.parse().unwrap());
        assert_eq!(bans.find(address("10.2.3.4"), None), Some(None));
        assert_eq!(bans.find(address("11.2.3.4"), None), None);
        assert_eq!(bans.find(None, Some(PersonId(7))), Some(Some(i64::MAX)));
        assert_eq!(bans.find(None, Some(PersonId(8))), None, "it is over");
        assert_eq!(bans.find(address("10.2.3.4"), Some(PersonId(7))), Some(None), "the longer one is said");
    }

    #[test]
    fn a_secret_is_long_and_known_again() {
        assert_eq!(AdminSecret::new("short"), Err(TooShort));
        let secret = AdminSecret::new("0123456789abcdef\n").unwrap();
        assert!(secret.is("0123456789abcdef") && !secret.is("0123456789abcdeg") && !secret.is(""));
        assert!(!format!("{secret:?}").contains('0'));
    }
}

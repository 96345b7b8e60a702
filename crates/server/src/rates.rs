//! How often anybody may do what others have to bear: come as somebody new, make tables and groups, take names, ask for advice,
//! open live updates, post, read.
//!
//! [`RATES`] is the one table of these limits: what is counted, for whom, and how often it may be. Options, documents and answers
//! follow from it. What is remembered of those who are counted is bounded: where too many come at once, those who come last
//! share what one of them may do.

use crate::problem::Problem;
use crate::utc::now;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::VecDeque;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use table::PersonId;
use tokio::time::Instant;

/// Of how many addresses or people each limit remembers what they did lately.
const REMEMBERED: usize = 50_000;

/// How long it takes at least until it is looked again who has done nothing lately.
const AGAIN: Duration = Duration::from_secs(1);

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Somebody comes who is not known yet, and does something for which one has to be.
    Arrival,
    /// Somebody makes a table.
    Table,
    /// Somebody makes a group.
    Group,
    /// Somebody calls themselves, or a group, something else.
    Name,
    /// Somebody asks for advice.
    Advice,
    /// Somebody opens a page that is kept up to date.
    Stream,
    /// Somebody tries a code, a passkey or a passphrase, or makes what brings them back.
    SignIn,
    /// Somebody reports a table or a person.
    Report,
    /// Somebody tries the secret of the operators.
    AdminTry,
    /// Somebody posts something, whatever it is: each decision, too.
    Post,
    /// Somebody reads a page, a part of one, or data.
    Read,
}

impl Deed {
    /// The text that says that it was done too often.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Deed::Arrival => "too-often-arrivals",
            Deed::Table => "too-often-tables",
            Deed::Group => "too-often-groups",
            Deed::Name => "too-often-names",
            Deed::Advice => "too-often-advice",
            Deed::Stream => "too-often-streams",
            Deed::SignIn => "too-often-sign-ins",
            Deed::Report => "too-often-reports",
            Deed::AdminTry => "too-often-admin-tries",
            Deed::Post => "too-often-posts",
            Deed::Read => "too-often-reads",
        }
    }
}

/// For whom something is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// All who come from one address.
    Address,
    /// One person.
    Person,
}

/// How often something may be done: a number of times at once, and then as many again, spread evenly over a minute or an hour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rate {
    /// As often as one likes.
    Unlimited,
    /// This many in a minute.
    PerMinute(NonZeroU32),
    /// This many in an hour.
    PerHour(NonZeroU32),
}

/// A text that is not a [`Rate`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a number from 1 up and a period, such as 30/hour or 20/minute, or off")]
pub struct NotARate;

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Rate, NotARate> {
        if text == "off" {
            return Ok(Rate::Unlimited);
        }
        let (count, period) = text.split_once('/').ok_or(NotARate)?;
        let count = count.parse().map_err(|_| NotARate)?;
        match period {
            "minute" => Ok(Rate::PerMinute(count)),
            "hour" => Ok(Rate::PerHour(count)),
            _ => Err(NotARate),
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rate::Unlimited => f.write_str("off"),
            Rate::PerMinute(count) => write!(f, "{count}/minute"),
            Rate::PerHour(count) => write!(f, "{count}/hour"),
        }
    }
}

impl Rate {
    const fn per_minute(count: u32) -> Rate {
        match NonZeroU32::new(count) {
            Some(count) => Rate::PerMinute(count),
            None => Rate::Unlimited,
        }
    }

    const fn per_hour(count: u32) -> Rate {
        match NonZeroU32::new(count) {
            Some(count) => Rate::PerHour(count),
            None => Rate::Unlimited,
        }
    }

    fn quota(self) -> Option<Quota> {
        match self {
            Rate::Unlimited => None,
            Rate::PerMinute(count) => Some(Quota::per_minute(count)),
            Rate::PerHour(count) => Some(Quota::per_hour(count)),
        }
    }
}

/// A row of [`RATES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RateRow {
    /// Its name, as an option of the program is called.
    pub name: &'static str,
    /// Its name in the environment.
    pub environment: &'static str,
    /// What is counted.
    pub deed: Deed,
    /// For whom it is counted.
    pub per: Per,
    /// How often it may be done if nothing else is said.
    pub usually: Rate,
    /// What is limited, in a few words.
    pub about: &'static str,
}

/// The row of an option, with its name and that in the environment.
macro_rules! row {
    ($name:literal, $environment:literal, $deed:ident, $per:ident, $usually:expr, $about:literal) => {
        RateRow {
            name: $name,
            environment: $environment,
            deed: Deed::$deed,
            per: Per::$per,
            usually: $usually,
            about: $about,
        }
    };
}

/// How many rates there are.
const ROWS: usize = 20;

/// All limits on how often something may be done. Behind one address there may be a club, or a whole school.
pub const RATES: [RateRow; ROWS] = [
    row!(
        "new-people-per-address",
        "HOLDFAST_NEW_PEOPLE_PER_ADDRESS",
        Arrival,
        Address,
        Rate::per_hour(60),
        "People the server does not know yet, from one address"
    ),
    row!(
        "new-tables-per-address",
        "HOLDFAST_NEW_TABLES_PER_ADDRESS",
        Table,
        Address,
        Rate::per_hour(120),
        "Tables made from one address"
    ),
    row!(
        "new-tables-per-person",
        "HOLDFAST_NEW_TABLES_PER_PERSON",
        Table,
        Person,
        Rate::per_hour(30),
        "Tables made by one person"
    ),
    row!(
        "new-groups-per-address",
        "HOLDFAST_NEW_GROUPS_PER_ADDRESS",
        Group,
        Address,
        Rate::per_hour(30),
        "Groups made from one address"
    ),
    row!(
        "new-groups-per-person",
        "HOLDFAST_NEW_GROUPS_PER_PERSON",
        Group,
        Person,
        Rate::per_hour(10),
        "Groups made by one person"
    ),
    row!(
        "new-names-per-address",
        "HOLDFAST_NEW_NAMES_PER_ADDRESS",
        Name,
        Address,
        Rate::per_hour(120),
        "Other names for people and groups, from one address"
    ),
    row!(
        "new-names-per-person",
        "HOLDFAST_NEW_NAMES_PER_PERSON",
        Name,
        Person,
        Rate::per_hour(20),
        "Other names for people and groups, by one person"
    ),
    row!(
        "advice-per-address",
        "HOLDFAST_ADVICE_PER_ADDRESS",
        Advice,
        Address,
        Rate::per_minute(120),
        "Questions for advice from one address"
    ),
    row!(
        "advice-per-person",
        "HOLDFAST_ADVICE_PER_PERSON",
        Advice,
        Person,
        Rate::per_minute(30),
        "Questions for advice by one person"
    ),
    row!(
        "new-streams-per-address",
        "HOLDFAST_NEW_STREAMS_PER_ADDRESS",
        Stream,
        Address,
        Rate::per_minute(600),
        "Pages opened from one address that are kept up to date"
    ),
    row!(
        "new-streams-per-person",
        "HOLDFAST_NEW_STREAMS_PER_PERSON",
        Stream,
        Person,
        Rate::per_minute(120),
        "Pages opened by one person that are kept up to date"
    ),
    row!(
        "sign-ins-per-address",
        "HOLDFAST_SIGN_INS_PER_ADDRESS",
        SignIn,
        Address,
        Rate::per_hour(60),
        "Codes, passkeys and passphrases tried from one address"
    ),
    row!(
        "sign-ins-per-person",
        "HOLDFAST_SIGN_INS_PER_PERSON",
        SignIn,
        Person,
        Rate::per_hour(20),
        "Passphrases tried for one person, and passkeys they make"
    ),
    row!(
        "reports-per-address",
        "HOLDFAST_REPORTS_PER_ADDRESS",
        Report,
        Address,
        Rate::per_hour(30),
        "Reports of tables and people from one address"
    ),
    row!(
        "reports-per-person",
        "HOLDFAST_REPORTS_PER_PERSON",
        Report,
        Person,
        Rate::per_hour(10),
        "Reports of tables and people by one person"
    ),
    row!(
        "admin-tries-per-address",
        "HOLDFAST_ADMIN_TRIES_PER_ADDRESS",
        AdminTry,
        Address,
        Rate::per_hour(20),
        "Tries of the secret for operators from one address"
    ),
    row!(
        "posts-per-address",
        "HOLDFAST_POSTS_PER_ADDRESS",
        Post,
        Address,
        Rate::per_minute(3_000),
        "All that is posted from one address, decisions included"
    ),
    row!(
        "posts-per-person",
        "HOLDFAST_POSTS_PER_PERSON",
        Post,
        Person,
        Rate::per_minute(600),
        "All that is posted by one person, decisions included"
    ),
    row!(
        "reads-per-address",
        "HOLDFAST_READS_PER_ADDRESS",
        Read,
        Address,
        Rate::per_minute(12_000),
        "Pages, parts of pages and data read from one address"
    ),
    row!(
        "reads-per-person",
        "HOLDFAST_READS_PER_PERSON",
        Read,
        Person,
        Rate::per_minute(2_400),
        "Pages, parts of pages and data read by one person"
    ),
];

/// How often what may be done: a rate for each row of [`RATES`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rates([Rate; ROWS]);

impl Default for Rates {
    fn default() -> Self {
        Rates(RATES.map(|row| row.usually))
    }
}

impl Rates {
    /// Everything as often as one likes.
    pub fn unlimited() -> Rates {
        Rates([Rate::Unlimited; ROWS])
    }

    /// The rate of each row of [`RATES`], in that order.
    pub(crate) fn values(&self) -> &[Rate; ROWS] {
        &self.0
    }

    /// These, but for the one with this name; nothing is different if there is none.
    #[must_use]
    pub fn with(mut self, name: &str, rate: Rate) -> Rates {
        if let Some(place) = RATES.iter().position(|row| row.name == name) {
            self.0[place] = rate;
        }
        self
    }
}

/// Whom something is counted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    Address(IpAddr),
    Person(PersonId),
    /// All for whom there is no room.
    Crowd,
}

/// Tokio's clock, which tests can stop.
#[derive(Clone, Default)]
struct Ticking;

impl Clock for Ticking {
    type Instant = std::time::Instant;

    fn now(&self) -> std::time::Instant {
        Instant::now().into_std()
    }
}

type Buckets = RateLimiter<Key, HashMapStateStore<Key>, Ticking, NoOpMiddleware<<Ticking as Clock>::Instant>>;

/// Somebody who met a limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Met {
    /// When, in seconds since 1970.
    pub(crate) at: i64,
    /// The limit's name.
    pub(crate) name: &'static str,
    /// Who: an address, `person 12`, or all for whom there is no room.
    pub(crate) who: String,
}

/// How many of those who met a limit are remembered.
const MET: usize = 50;

/// One limit, with what those it counts did lately.
struct Counted {
    name: &'static str,
    deed: Deed,
    per: Per,
    buckets: Buckets,
    remembered: usize,
    /// When those were forgotten last who had done nothing lately.
    tidied: Mutex<Instant>,
}

impl Counted {
    fn new(row: &RateRow, quota: Quota, remembered: usize) -> Counted {
        let buckets = RateLimiter::new(quota, HashMapStateStore::default(), Ticking);
        Counted {
            name: row.name,
            deed: row.deed,
            per: row.per,
            buckets,
            remembered,
            tidied: Mutex::new(Instant::now()),
        }
    }

    /// Counts one. If that is too many, how long it takes until there may be another.
    fn count(&self, key: Key) -> Result<(), Duration> {
        let key = if self.has_room() { key } else { Key::Crowd };
        self.buckets.check_key(&key).map_err(|not_until| not_until.wait_time_from(Ticking.now()))
    }

    fn has_room(&self) -> bool {
        if self.buckets.len() < self.remembered {
            return true;
        }
        let mut tidied = self.tidied.lock().unwrap_or_else(PoisonError::into_inner);
        if tidied.elapsed() >= AGAIN {
            *tidied = Instant::now();
            self.buckets.retain_recent();
        }
        self.buckets.len() < self.remembered
    }
}

/// Counts what everybody does.
pub(crate) struct Limiter {
    limits: Vec<Counted>,
    /// Those who met a limit lately, the latest last.
    met: Mutex<VecDeque<Met>>,
}

impl Limiter {
    pub(crate) fn new(rates: &Rates) -> Limiter {
        Limiter::remembering(rates, REMEMBERED)
    }

    fn remembering(rates: &Rates, remembered: usize) -> Limiter {
        let limits = RATES.iter().zip(rates.0);
        let limits = limits.filter_map(|(row, rate)| Some(Counted::new(row, rate.quota()?, remembered)));
        Limiter { limits: limits.collect(), met: Mutex::default() }
    }

    /// Counts that somebody from this address does something. Without an address or a person there is nobody to count it for.
    ///
    /// # Errors
    /// If that was too often, with how long to wait.
    pub(crate) fn admit(
        &self,
        deed: Deed,
        address: Option<IpAddr>,
        person: Option<PersonId>,
    ) -> Result<(), Problem> {
        for counted in self.limits.iter().filter(|counted| counted.deed == deed) {
            let key = match counted.per {
                Per::Address => address.map(Key::Address),
                Per::Person => person.map(Key::Person),
            };
            if let Some(key) = key {
                counted.count(key).map_err(|wait| {
                    self.meets(counted.name, key);
                    Problem::TooOften { deed, wait }
                })?;
            }
        }
        Ok(())
    }
}

impl Limiter {
    /// Those who met a limit lately, the latest first; each once for each limit.
    pub(crate) fn met(&self) -> Vec<Met> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
    }

    fn meets(&self, name: &'static str, key: Key) {
        let who = match key {
            Key::Address(address) => address.to_string(),
            Key::Person(PersonId(number)) => format!("person {number}"),
            Key::Crowd => "everybody else".to_owned(),
        };
        let at = now();
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        met.retain(|met| met.name != name || met.who != who);
        if met.len() >= MET {
            met.pop_front();
        }
        met.push_back(Met { at, name, who });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn address(number: u32) -> Option<IpAddr> {
        Some(IpAddr::from(number.to_be_bytes()))
    }

    fn limiter(name: &str, rate: &str) -> Limiter {
        Limiter::remembering(&Rates::unlimited().with(name, rate.parse().unwrap()), 10)
    }

    fn wait(admitted: Result<(), Problem>) -> Option<u64> {
        match admitted {
            Ok(()) => None,
            Err(Problem::TooOften { wait, .. }) => Some(wait.as_secs_f64().ceil() as u64),
            Err(problem) => panic!("{problem:?}"),
        }
    }

    #[test]
    fn rates_are_written_as_they_are_read() {
        for text in ["off", "1/minute", "30/hour"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        for wrong in ["", "0/hour", "30", "30/day", "-1/hour", "/hour"] {
            assert_eq!(wrong.parse::<Rate>(), Err(NotARate), "{wrong}");
        }
        let names: BTreeSet<&str> = RATES.iter().map(|row| row.name).collect();
        assert_eq!(names.len(), ROWS);
        for row in RATES {
            assert_ne!(row.usually, Rate::Unlimited, "{}", row.name);
            assert_eq!(row.environment, format!("HOLDFAST_{}", row.name.to_uppercase().replace('-', "_")));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_done_too_often_has_to_wait() {
        let limiter = limiter("new-tables-per-address", "3/minute");
        let made = |number| wait(limiter.admit(Deed::Table, address(number), Some(PersonId(1))));
        assert_eq!([made(1), made(1), made(1), made(1)], [None, None, None, Some(20)]);
        assert_eq!(made(2), None, "somebody else's");
        assert_eq!(wait(limiter.admit(Deed::Group, address(1), None)), None, "something else");
        assert_eq!(wait(limiter.admit(Deed::Table, None, Some(PersonId(1)))), None, "not over the network");
        tokio::time::advance(Duration::from_secs(20)).await;
        assert_eq!([made(1), made(1)], [None, Some(20)]);
    }

    #[tokio::test(start_paused = true)]
    async fn people_are_counted_wherever_they_are() {
        let limiter = limiter("advice-per-person", "1/hour");
        let asked =
            |number, person| wait(limiter.admit(Deed::Advice, address(number), Some(PersonId(person))));
        assert_eq!([asked(1, 1), asked(2, 1), asked(1, 2)], [None, Some(3_600), None]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_remembered_is_bounded() {
        let limiter = limiter("new-people-per-address", "2/minute");
        let come = |number| wait(limiter.admit(Deed::Arrival, address(number), None));
        let most = || limiter.limits[0].buckets.len();
        let refused = (0..10_000).filter(|number| come(*number).is_some()).count();
        assert_eq!((most(), refused), (11, 10_000 - 10 - 2), "ten and the crowd");
        tokio::time::advance(Duration::from_secs(200)).await;
        assert_eq!((come(20_000), most()), (None, 1), "who has done nothing lately is forgotten");
    }
}

//! `holdfast admin`

use crate::complaint::{Complaint, Done, print_json};
use crate::place::Stored;
use crate::printing::say;
use serde_json::{Value, json};
use server::utc;
use store::{AuditLine, Ban, Listing, Operator, PersonRow, Phase, Report, Sitter, StoreError, TableInfo};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List tables, those not in lists too, the latest changed first.
    Tables(Find),
    /// List people, the latest first.
    People(Find),
    /// List what people reported and nobody has dealt with, the oldest first.
    Reports(All),
    /// List who is banned.
    Bans(All),
    /// List what operators have done, the latest first.
    Audit(All),
    /// Take a table out of lists. Whoever knows its address finds it.
    Hide(OfTable),
    /// Put a table into lists.
    Show(OfTable),
    /// Give a table another title.
    RenameTable(RenameTable),
    /// Delete a table with everything that belongs to it.
    DeleteTable(OfTable),
    /// Give a person another name.
    RenamePerson(RenamePerson),
    /// Delete a person. Their seats are given up.
    DeletePerson(OfPerson),
    /// Turn away a person, or whoever comes from an address or range of addresses.
    Ban(BanSomebody),
    /// Let them in again.
    Unban(Unban),
    /// Say that a report is dealt with.
    Close(OfReport),
}

#[derive(clap::Args)]
pub(crate) struct Find {
    /// A part of the title or name, or the whole id or number; all if left out.
    #[arg(default_value = "")]
    text: String,
    #[command(flatten)]
    all: All,
}

#[derive(clap::Args)]
pub(crate) struct All {
    /// How many to list at most.
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: u32,
    /// Print JSON, an object a row.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    stored: Stored,
}

#[derive(clap::Args)]
pub(crate) struct How {
    /// Why, for whoever reads `holdfast admin audit`.
    #[arg(long, value_name = "TEXT", default_value = "")]
    why: String,
    #[command(flatten)]
    stored: Stored,
}

#[derive(clap::Args)]
pub(crate) struct OfTable {
    /// The table, as in its address.
    table: String,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct RenameTable {
    /// The table, as in its address.
    table: String,
    /// Its new title; it may be empty.
    title: String,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct OfPerson {
    /// The person's number.
    person: u64,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct RenamePerson {
    /// The person's number.
    person: u64,
    /// The new name; it may be empty.
    name: String,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct BanSomebody {
    /// `person NUMBER`, in quotes, or an address such as 192.0.2.7, or a range such as 192.0.2.0/24.
    who: String,
    /// For how many days; for ever if left out.
    #[arg(long, value_name = "N")]
    days: Option<u32>,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct Unban {
    /// Who, as `holdfast admin bans` lists them.
    who: String,
    #[command(flatten)]
    how: How,
}

#[derive(clap::Args)]
pub(crate) struct OfReport {
    /// The report's number.
    report: u64,
    #[command(flatten)]
    how: How,
}

pub(crate) fn run(command: &Command) -> Result<Done, Complaint> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Complaint::Machine(error.to_string()))?;
    let days = |days: &Option<u32>| days.map(|days| days.to_string()).unwrap_or_default();
    match command {
        Command::Tables(Find { text, all }) => list(&runtime, all, async |operator| {
            Ok(operator.tables(text, all.most).await?.iter().map(table).collect())
        }),
        Command::People(Find { text, all }) => list(&runtime, all, async |operator| {
            Ok(operator.people(text, all.most).await?.iter().map(person).collect())
        }),
        Command::Reports(all) => list(&runtime, all, async |operator| {
            Ok(operator.reports(all.most).await?.iter().map(report).collect())
        }),
        Command::Bans(all) => {
            list(&runtime, all, async |operator| Ok(operator.bans().await?.iter().map(ban).collect()))
        }
        Command::Audit(all) => list(&runtime, all, async |operator| {
            Ok(operator.audit(all.most).await?.iter().map(line).collect())
        }),
        Command::Hide(OfTable { table, how }) => act(&runtime, "hide", table, "", how),
        Command::Show(OfTable { table, how }) => act(&runtime, "show", table, "", how),
        Command::RenameTable(RenameTable { table, title, how }) => {
            act(&runtime, "rename-table", table, title, how)
        }
        Command::DeleteTable(OfTable { table, how }) => act(&runtime, "delete-table", table, "", how),
        Command::RenamePerson(RenamePerson { person, name, how }) => {
            act(&runtime, "rename-person", &person.to_string(), name, how)
        }
        Command::DeletePerson(OfPerson { person, how }) => {
            act(&runtime, "delete-person", &person.to_string(), "", how)
        }
        Command::Ban(BanSomebody { who, days: number, how }) => act(&runtime, "ban", who, &days(number), how),
        Command::Unban(Unban { who, how }) => act(&runtime, "unban", who, "", how),
        Command::Close(OfReport { report, how }) => act(&runtime, "close", &report.to_string(), "", how),
    }
}

/// A row of a list: what it is in words, and as JSON.
type Row = (String, Value);

fn list(
    runtime: &tokio::runtime::Runtime,
    all: &All,
    rows: impl AsyncFnOnce(&mut Operator) -> Result<Vec<Row>, StoreError>,
) -> Result<Done, Complaint> {
    let home = all.stored.home()?;
    let rows = runtime.block_on(async {
        let mut operator = Operator::open(&home).await.map_err(machine)?;
        let rows = rows(&mut operator).await.map_err(machine);
        operator.close().await;
        rows
    })?;
    if all.json {
        print_json(&rows.into_iter().map(|(_, data)| data).collect::<Vec<_>>())?;
    } else {
        rows.iter().for_each(|(words, _)| say!("{words}"));
    }
    Ok(Done::Well)
}

fn act(
    runtime: &tokio::runtime::Runtime,
    word: &str,
    target: &str,
    value: &str,
    how: &How,
) -> Result<Done, Complaint> {
    let act = server::act(word, target, value).map_err(|error| Complaint::Usage(error.to_string()))?;
    let (home, to) = (how.stored.home()?, act.target());
    runtime.block_on(async {
        let mut operator = Operator::open(&home).await.map_err(machine)?;
        let done = operator.carry_out(act, how.why.trim()).await;
        operator.close().await;
        done.map_err(|error| {
            let unknown = matches!(error, StoreError::NoSuchTable | StoreError::NoSuchPerson);
            if unknown { Complaint::Usage(error.to_string()) } else { machine(error) }
        })
    })?;
    say!("{word}: {to}");
    Ok(Done::Well)
}

fn machine(error: impl ToString) -> Complaint {
    Complaint::Machine(error.to_string())
}

fn table(table: &TableInfo) -> Row {
    let phase = match table.phase {
        Phase::Gathering => "gathering",
        Phase::Running => "running",
        Phase::Over { .. } => "over",
    };
    let listing = match table.listing {
        Listing::Public => "public",
        Listing::Private => "private",
    };
    let seats: Vec<String> = table
        .seats
        .iter()
        .map(|sitter| match sitter {
            Sitter::Empty => "empty".to_owned(),
            Sitter::Former => "former".to_owned(),
            Sitter::Person { id, name } => format!("{id} {name}").trim_end().to_owned(),
            Sitter::Bot(level) => format!("bot {level}"),
        })
        .collect();
    let TableInfo { id, game, title, changed, .. } = table;
    let (id, at) = (id.as_str(), utc(*changed));
    let words = format!("{id}  {at}  {game}  {phase}, {listing}  [{}]  {title}", seats.join(", "));
    let data = json!({ "table": id, "game": game, "phase": phase, "listing": listing, "seats": seats, "title": title, "changed": changed });
    (words, data)
}

fn person(person: &PersonRow) -> Row {
    let PersonRow { id, name, created, tables } = person;
    let words = format!("{id:>7}  {}  {tables:>4} tables  {name}", utc(*created));
    (words, json!({ "person": id, "name": name, "created": created, "tables": tables }))
}

fn report(report: &Report) -> Row {
    let Report { id, at, reporter, table, person, text } = report;
    let number = |person: &Option<u64>| person.map_or_else(|| "-".to_owned(), |number| number.to_string());
    let words = format!(
        "{id:>5}  {}  table {table}  about {}  by {}  {text}",
        utc(*at),
        number(person),
        number(reporter)
    );
    let data = json!({ "report": id, "at": at, "reporter": reporter, "table": table.as_str(), "person": person, "text": text });
    (words, data)
}

fn ban(ban: &Ban) -> Row {
    let Ban { banned, until } = ban;
    let ends = until.map_or_else(|| "for ever".to_owned(), |until| format!("until {}", utc(until)));
    (format!("{banned}  {ends}"), json!({ "who": banned.to_string(), "until": until }))
}

fn line(line: &AuditLine) -> Row {
    let AuditLine { seq, at, way, act, target, why } = line;
    let words = format!("{seq:>5}  {}  {way:<7}  {act}  {target}  {why}", utc(*at));
    (
        words.trim_end().to_owned(),
        json!({ "seq": seq, "at": at, "way": way, "act": act, "target": target, "why": why }),
    )
}

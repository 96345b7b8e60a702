//! Making a table.

use crate::app::App;
use crate::command::{Asking, Command, Done, Failure, Invited};
use crate::fields::Fields;
use crate::groups::Ours;
use crate::identity::visitor::Visitor;
use crate::names;
use crate::problem::Problem;
use crate::rates::Deed;
use crate::utc::days_from_now;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::{GameId, Playable};
use i18n::Texts;
use kernel::{OptionSpec, Seat};
use store::{Advice, Listing, NewTable, TableId};
use table::PersonId;
use web::pages::{
    GroupLine, LevelRow, NewTablePage, PLAYERS, SeatChoice, clashing, levels, measured, new_table,
};
use web::{Clash, Decider, ExtraSeat, Face, FaceVisitor, LogFace, Placard, Preset, with_face};

/// The longest title, in characters.
const TITLE: usize = 60;

/// The field that names the group whose table it is to be. No option of a game is called so.
const GROUP: &str = "campaign";

/// What the form needs to know of a game.
struct Form {
    specs: &'static [OptionSpec],
    extra_seats: &'static [ExtraSeat],
    deciders: &'static [Decider],
    placard: Placard,
    clashes: Vec<(Clash, String)>,
    levels: Vec<LevelRow>,
    /// What their wins are counted in.
    measured: String,
    /// That of a seat about which nothing is said.
    usual_level: &'static str,
    /// That which the form proposes.
    proposed_level: &'static str,
}

struct FormOf(&'static Texts);

impl FaceVisitor for FormOf {
    type Output = Form;
    fn visit<G: Playable + Face>(self) -> Form {
        let why = |clash: &Clash| (*clash, G::refusal(self.0, &clash.why));
        Form {
            specs: G::OPTIONS,
            extra_seats: G::EXTRA_SEATS,
            deciders: G::DECIDERS,
            placard: G::PLACARD,
            clashes: G::CLASHES.iter().map(why).collect(),
            levels: levels::<G>(self.0),
            measured: measured::<G>(self.0),
            usual_level: G::USUAL,
            proposed_level: G::ADVISER,
        }
    }
}

/// Options that were understood.
pub(super) struct Chosen {
    pub(super) options: String,
    pub(super) rules: u32,
    pub(super) seats: u8,
}

/// Reads options, and begins a game with them.
pub(super) struct Choose {
    pub(super) game: GameId,
    pub(super) texts: &'static Texts,
    pub(super) options: String,
}

impl FaceVisitor for Choose {
    type Output = Result<Chosen, String>;
    fn visit<G: Playable + Face>(self) -> Result<Chosen, String> {
        let named = |(name, value)| self.options.split(' ').any(|option| option == format!("{name}={value}"));
        if let Some(clash) = G::CLASHES.iter().find(|clash| clash.values.into_iter().all(named)) {
            return Err(clashing(self.texts, self.game.id(), clash, &G::refusal(self.texts, &clash.why)));
        }
        let options: G::Options =
            self.options.parse().map_err(|error: kernel::OptionError| error.to_string())?;
        let game = G::new(&options).map_err(|refusal| G::refusal(self.texts, &refusal))?;
        Ok(Chosen { options: options.to_string(), rules: G::RULES.0, seats: game.seats() })
    }
}

pub(crate) async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let game = GameId::from_id(&game).ok_or(Problem::NoSuchGame)?;
    let mut asked = Fields(asked);
    let group = group_of(&app, &visitor, game, &asked).await?;
    if let Some(ours) = &group {
        // What the address says goes over what the group would begin with.
        asked.0.extend(set_up(&asked, &*ours.log)?);
    }
    Ok(shown(&visitor, game, &asked, group.as_ref(), None).into_response())
}

/// The group whose table it is to be: the one named, if the visitor belongs to it.
async fn group_of(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    fields: &Fields,
) -> Result<Option<Ours>, Problem> {
    let Some(id) = fields.get(GROUP) else { return Ok(None) };
    let ours = Ours::of(app, visitor, id).await?;
    if ours.group.game == game.id() { Ok(Some(ours)) } else { Err(Problem::Field(GROUP)) }
}

/// The options and values with which the form for the group's next table is filled in: for the chapter that is chosen, or
/// else the next one.
fn set_up(fields: &Fields, log: &dyn LogFace) -> Result<Vec<(String, String)>, Problem> {
    let chapter = log.chapter_option();
    let options = log.set_up(fields.get(chapter)).ok_or(Problem::Field(chapter))?;
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    Ok(options.split(' ').filter_map(pair).collect())
}

fn shown(
    visitor: &Visitor,
    game: GameId,
    sent: &Fields,
    group: Option<&Ours>,
    wrong: Option<&str>,
) -> maud::Markup {
    let warnings = group.map_or_else(Vec::new, |ours| ours.log.warnings(visitor.texts));
    let group = group.map(|ours| GroupLine {
        id: ours.group.id.as_str(),
        name: &ours.group.name,
        warnings: &warnings,
    });
    let Form { specs, extra_seats, deciders, placard, clashes, levels, measured, proposed_level, .. } =
        with_face(game, FormOf(visitor.texts));
    let games: Vec<&'static str> = GameId::ALL.iter().map(|game| game.id()).collect();
    let page = NewTablePage {
        game: game.id(),
        specs,
        extra_seats,
        deciders,
        presets: if group.is_some() { &[] } else { placard.presets },
        placard: &placard,
        games: &games,
        clashes: &clashes,
        levels: &levels,
        measured: &measured,
        proposed_level,
        sent: &sent.0,
        wrong,
        group,
    };
    new_table(&visitor.reader(), &page)
}

pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let game = GameId::from_id(&game).ok_or(Problem::NoSuchGame)?;
    let group = group_of(&app, &visitor, game, &fields).await?;
    let (visitor, reading) = visitor.reading(&app, fields.get("lang")).await?;
    let form = with_face(game, FormOf(visitor.texts));
    let options = options(&fields, &form)?;
    let chosen = with_face(game, Choose { game, texts: visitor.texts, options });
    let chosen =
        chosen.and_then(|chosen| Ok((seat_choices(&fields, &form, chosen.seats, visitor.texts)?, chosen)));
    let (seats, chosen) = match chosen {
        // Another language was asked for, and what was wrong has been mended since.
        Ok(_) if fields.get("lang").is_some() => {
            return Ok((reading, shown(&visitor, game, &fields, group.as_ref(), None)).into_response());
        }
        Ok(chosen) => chosen,
        Err(wrong) => {
            let page = shown(&visitor, game, &fields, group.as_ref(), Some(&wrong));
            let told = axum::Extension(crate::problem::Told);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, told, reading, page).into_response());
        }
    };
    let listing = match fields.get("listing") {
        Some("public") => Listing::Public,
        Some("private") | None => Listing::Private,
        Some(_) => return Err(Problem::Field("listing")),
    };
    let advice = match fields.get("advice") {
        Some("allowed") | None => Advice::Allowed,
        Some("forbidden") => Advice::Forbidden,
        Some(_) => return Err(Problem::Field("advice")),
    };
    let texts = visitor.texts;
    let title = names::visible(fields.get("title").unwrap_or_default(), TITLE)?;
    may_make_table(&app, &visitor).await?;
    let (person, jar) = visitor.introduce(&app, fields.get("name")).await?;
    let table = NewTable {
        game: game.id(),
        rules: chosen.rules,
        options: &chosen.options,
        seed: seed()?,
        title: &title,
        host: Some(person.id),
        listing,
        advice,
        group: group.as_ref().map(|ours| &ours.group.id),
        seats: chosen.seats,
    };
    let id = app.store.create_table(&table).await?;
    let person = PersonId(person.id);
    let all_taken = seats.iter().all(|choice| *choice != SeatChoice::Open);
    let sit = seats.into_iter().zip(Seat::first(chosen.seats)).filter_map(|(choice, seat)| match choice {
        SeatChoice::Me => Some(Command::Take { person, seat, standing: Invited::No, asking: Asking::Nobody }),
        SeatChoice::Bot(level) => Some(Command::Bot { person, seat, level, asking: Asking::Nobody }),
        SeatChoice::Open => None,
    });
    begin(&app, texts, &id, sit.chain(all_taken.then_some(Command::Start { person }))).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
}

/// For how many days a table counts at which nothing happens any more.
const FORGOTTEN: i64 = 7;

/// Whether the visitor may make another table now.
pub(super) async fn may_make_table(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    visitor.does(app, Deed::Table)?;
    let Some(PersonId(person)) = visitor.id() else { return Ok(()) };
    let since = days_from_now(-FORGOTTEN);
    let most = app.open_tables;
    if app.store.count_unfinished_tables(person, since, most).await? >= most {
        return Err(Problem::TooManyTables(most));
    }
    Ok(())
}

/// A secret seed.
pub(super) fn seed() -> Result<[u8; 32], Problem> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|_| Problem::Storage)?;
    Ok(seed)
}

/// Lets people sit down at a new table, and start.
pub(super) async fn begin(
    app: &App,
    texts: &Texts,
    id: &TableId,
    commands: impl Iterator<Item = Command>,
) -> Result<(), Problem> {
    app.store.create_invite(id, None).await?;
    let room = app.rooms.room(id).await?;
    for command in commands {
        let done: Result<Done, Failure> = room.command(command).await;
        done.map_err(|failure| Problem::of(failure, id, |declined| room.look().explain(texts, declined)))?;
    }
    Ok(())
}

/// The options as a record begins. What is said about one goes over the preset; a preset that is begun with one click goes over
/// everything but the number of players.
fn options(fields: &Fields, form: &Form) -> Result<String, Problem> {
    let named = |field: &'static str| {
        let preset = |name| Preset::named(form.placard.presets, name).ok_or(Problem::Field(field));
        fields.get(field).map(preset).transpose()
    };
    let (begun, chosen) = (named("sit")?, named("preset")?);
    let option = |spec: &OptionSpec| {
        let said = fields.get(spec.name).filter(|_| begun.is_none() || spec.name == PLAYERS);
        let unsaid = said.is_none_or(|value| value.is_empty() && spec.name != PLAYERS);
        let value = if unsaid { begun.or(chosen)?.value(spec.name)? } else { said? };
        Some(format!("{}={}", spec.name, value.replace(char::is_whitespace, "_")))
    };
    Ok(form.specs.iter().filter_map(option).collect::<Vec<_>>().join(" "))
}

/// Who is to sit where; without a word the host sits first and bots in the other seats.
fn seat_choices(fields: &Fields, form: &Form, seats: u8, texts: &Texts) -> Result<Vec<SeatChoice>, String> {
    let bot = SeatChoice::Bot(form.usual_level.to_owned());
    (0..seats)
        .map(|seat| match fields.get(&format!("seat-{seat}")) {
            None if seat == 0 => Ok(SeatChoice::Me),
            None => Ok(bot.clone()),
            Some(text) => SeatChoice::parse(text)
                .filter(|choice| match choice {
                    SeatChoice::Me | SeatChoice::Open => true,
                    SeatChoice::Bot(level) => form.levels.iter().any(|known| known.level == level),
                })
                .ok_or_else(|| {
                    texts.say_with("new-wrong-seat", &[("n", (seat + 1).into()), ("value", text.into())])
                }),
        })
        .collect()
}

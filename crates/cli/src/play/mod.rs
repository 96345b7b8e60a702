//! `holdfast play`

mod cards;
mod help;
mod list;
mod talk;
mod turns;

use crate::complaint::{Complaint, Done, game};
use catalogue::Playable;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use i18n::{SOURCE, Texts};
use kernel::{Seat, SeatSet, Viewer};
use table::{Declined, Lateness, PersonId, Prepared, Seal, Table, Volunteers};
use web::Face;
use web::pages::level_name;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    /// Options as `name=value …`; the defaults if left out. `holdfast games` lists them.
    #[arg(long, default_value = "")]
    options: String,
    /// How many seats are yours, from the first on.
    #[arg(long, default_value_t = 1)]
    seats: u8,
    /// The level of the bots in the other seats; one that answers at once if left out.
    #[arg(long)]
    bots: Option<String>,
    /// A number that fixes the shuffles; a new one if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// The language.
    #[arg(long = "lang", value_name = "LANG", default_value = SOURCE, ignore_case = true, value_parser = languages())]
    texts: &'static Texts,
}

/// Reads the tag of a language.
fn languages() -> impl TypedValueParser<Value = &'static Texts> {
    PossibleValuesParser::new(i18n::languages().iter().map(Texts::tag))
        .map(|tag| i18n::languages().find(&tag).expect("only these tags are possible"))
}

const YOU: PersonId = PersonId(1);

struct Play<'a>(&'a Arguments);

impl web::FaceVisitor for Play<'_> {
    type Output = Result<Done, Complaint>;
    fn visit<G: Playable + Face>(self) -> Self::Output {
        let mut sitting = Sitting::<G>::new(self.0)?;
        sitting.run(&mut std::io::stdin().lines())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    web::with_face(game(&arguments.game)?, Play(arguments))
}

/// A table in the terminal.
struct Sitting<G: Face> {
    table: Table<G>,
    texts: &'static Texts,
    people: Vec<String>,
    /// The level of the bots.
    level: String,
    told: usize,
    volunteers: Volunteers,
    /// The seat you have gone over to.
    chosen: Option<Seat>,
    /// While you let the bots go on: your seats that were waited for already.
    waits: Option<SeatSet>,
}

fn declined<G: Face>(reason: &Declined) -> Complaint {
    let known = if let Declined::UnknownLevel(_) = reason {
        format!("; {} has {}", G::ID, G::level_names().join(", "))
    } else {
        String::new()
    };
    Complaint::Usage(format!("{reason}{known}"))
}

impl<G: Face> Sitting<G> {
    fn new(arguments: &Arguments) -> Result<Self, Complaint> {
        let options: G::Options =
            arguments.options.parse().map_err(|error| Complaint::Usage(format!("options: {error}")))?;
        let mut seed = [0; 32];
        match arguments.seed {
            Some(number) => seed[..8].copy_from_slice(&number.to_le_bytes()),
            None => getrandom::fill(&mut seed)
                .map_err(|error| Complaint::Machine(format!("no random numbers: {error}")))?,
        }
        let table = Table::<G>::new(&options, Seal::from_bytes(seed))
            .map_err(|refusal| Complaint::Usage(format!("options: {refusal}")))?;
        let count = table.occupants().count();
        if arguments.seats > count {
            return Err(Complaint::Usage(format!("--seats {}: the game has {count} seats", arguments.seats)));
        }
        let level = match &arguments.bots {
            Some(level) => level.as_str(),
            None => G::USUAL,
        };
        let mut sitting = Sitting {
            table,
            texts: arguments.texts,
            people: Vec::new(),
            level: level.to_owned(),
            told: 0,
            volunteers: Volunteers::default(),
            chosen: None,
            waits: None,
        };
        for seat in Seat::first(count) {
            let yours = seat.number() < arguments.seats;
            let seated = if yours {
                sitting.table.prepare_take_seat(YOU, seat)
            } else {
                sitting.table.prepare_hand_to_bot(YOU, seat, level, Lateness::InTime)
            };
            sitting.accept(seated.map_err(|reason| declined::<G>(&reason))?);
            let name = match (yours, arguments.seats) {
                (true, 1) => sitting.texts.say("play-you"),
                (true, _) => sitting.texts.say_with("play-you-at", &[("seat", (&seat.to_string()).into())]),
                (false, _) => sitting.texts.say_with("play-bot-at", &[("seat", (&seat.to_string()).into())]),
            };
            sitting.people.push(name);
        }
        let started = sitting.table.prepare_start().map_err(|reason| declined::<G>(&reason))?;
        sitting.accept(started);
        Ok(sitting)
    }

    fn accept(&mut self, prepared: Prepared<G>) {
        self.table = prepared.next;
    }

    /// The seats that are not yours.
    fn bots(&self) -> impl Iterator<Item = Seat> {
        let yours = self.table.seats_of(YOU);
        Seat::first(self.table.occupants().count()).filter(move |seat| !yours.contains(*seat))
    }

    /// The name of the bots' level, in words.
    fn level_name(&self) -> String {
        level_name(self.texts, &self.level)
    }

    fn viewer(&self) -> Viewer {
        match self.table.seats_of(YOU).first() {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }
}

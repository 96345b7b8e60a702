//! `holdfast play`

mod talk;
mod turns;

use crate::complaint::{Complaint, Done, game};
use catalogue::Playable;
use kernel::{Seat, SeatSet, Viewer};
use table::{Declined, Lateness, PersonId, Prepared, Seal, Table, Volunteers};
use web::{Face, Lang, Texts};

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
    /// A number that fixes the shuffles; a fresh one if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// The language: en, ja or zh-Hant.
    #[arg(long, default_value = "en")]
    lang: String,
}

const YOU: PersonId = PersonId(1);

const HELP: &str = "
  ACTION        an action in notation, such as `drive chicago`, or its number
  ACTION…       the beginning of actions lists those that begin so
  all           lists every action you have
  why ACTION    says why something is not allowed
  look          shows the table again
  undo          takes back your last decision
  record        prints the record so far, if you play all seats
  s1            goes on with another seat of yours; `s1 ACTION` acts with it at once
  Enter         where you may act while bots do: lets them go on for one step
  wait          lets them go on until you are asked something
  quit          stops";

struct Play<'a>(&'a Arguments);

impl web::FaceVisitor for Play<'_> {
    type Output = Result<Done, Complaint>;
    fn visit<G: Playable + Face>(self) -> Self::Output {
        let texts = Lang::from_tag(&self.0.lang)
            .ok_or_else(|| Complaint::Usage(format!("no language `{}`; use en, ja or zh-Hant", self.0.lang)))?
            .texts();
        let mut sitting = Sitting::<G>::new(self.0, texts)?;
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
    told: usize,
    volunteers: Volunteers,
    /// The seat you have gone over to.
    chosen: Option<Seat>,
    /// While you let the bots go on: your seats that were waited for already.
    waits: Option<SeatSet>,
}

fn declined(reason: &Declined) -> Complaint {
    Complaint::Usage(reason.to_string())
}

impl<G: Face> Sitting<G> {
    fn new(arguments: &Arguments, texts: &'static Texts) -> Result<Self, Complaint> {
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
            texts,
            people: Vec::new(),
            told: 0,
            volunteers: Volunteers::default(),
            chosen: None,
            waits: None,
        };
        for seat in Seat::first(count) {
            let (seated, name) = if seat.number() < arguments.seats {
                (sitting.table.prepare_take_seat(YOU, seat), sitting.your_name(arguments.seats, seat))
            } else {
                (
                    sitting.table.prepare_hand_to_bot(YOU, seat, level, Lateness::InTime),
                    format!("{seat} ({level})"),
                )
            };
            sitting.accept(seated.map_err(|reason| declined(&reason))?);
            sitting.people.push(name);
        }
        let started = sitting.table.prepare_start().map_err(|reason| declined(&reason))?;
        sitting.accept(started);
        Ok(sitting)
    }

    /// One seat of yours is simply you.
    fn your_name(&self, seats: u8, seat: Seat) -> String {
        match seats {
            1 => self.texts.say("play-you"),
            _ => format!("{} {seat}", self.texts.say("play-you")),
        }
    }

    fn accept(&mut self, prepared: Prepared<G>) {
        self.table = prepared.next;
    }

    fn viewer(&self) -> Viewer {
        match self.table.seats_of(YOU).first() {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }
}

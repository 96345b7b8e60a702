//! `holdfast play`

use crate::complaint::{Complaint, Done, game};
use catalogue::Playable;
use kernel::{Seat, Viewer};
use std::io::{BufRead, IsTerminal, Write};
use table::{Declined, PersonId, Phase, Prepared, Seal, Table, Volunteers};
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
    /// The level of the bots in the other seats; the strongest if left out.
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
  quit          stops";

struct Play<'a>(&'a Arguments);

impl web::FaceVisitor for Play<'_> {
    type Output = Result<Done, Complaint>;
    fn visit<G: Playable + Face>(self) -> Self::Output {
        let texts = Lang::from_tag(&self.0.lang)
            .ok_or_else(|| Complaint::Usage(format!("no language `{}`; use en, ja or zh-Hant", self.0.lang)))?
            .texts();
        let mut sitting = Sitting::<G>::new(self.0, texts)?;
        sitting.run()
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
}

/// What a line of input led to.
enum Heard {
    Moved,
    Again,
    Quit,
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
            None => G::LEVELS.last().copied().unwrap_or_default(),
        };
        let mut sitting = Sitting { table, texts, people: Vec::new(), told: 0 };
        for seat in Seat::first(count) {
            let (seated, name) = if seat.number() < arguments.seats {
                (sitting.table.prepare_take_seat(YOU, seat), sitting.your_name(arguments.seats, seat))
            } else {
                (sitting.table.prepare_hand_to_bot(seat, level), format!("{seat} ({level})"))
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

    fn run(&mut self) -> Result<Done, Complaint> {
        println!("{}", self.texts.say_with("play-seal", &[("hash", (&self.table.commitment()).into())]));
        println!("{HELP}");
        self.look();
        let stdin = std::io::stdin();
        let mut lines = stdin.lock().lines();
        loop {
            self.bots()?;
            self.tell();
            if self.table.phase() == Phase::Over {
                let by = self.table.ended_by().unwrap_or_default();
                println!("\n{}", G::ending(self.texts, &self.table.view(self.viewer()), &self.people, by));
                println!("{}", self.table.record());
                return Ok(Done::Well);
            }
            let Some(seat) = (self.table.awaited() & self.table.seats_of(YOU)).first() else {
                return Ok(Done::Well);
            };
            self.ask(seat);
            loop {
                print!("{seat}> ");
                let _ = std::io::stdout().flush();
                let Some(Ok(line)) = lines.next() else { return Ok(Done::Well) };
                if !stdin_is_terminal() {
                    println!("{line}");
                }
                match self.hear(seat, line.trim()) {
                    Heard::Moved => break,
                    Heard::Again => {}
                    Heard::Quit => return Ok(Done::Well),
                }
            }
        }
    }

    fn bots(&mut self) -> Result<(), Complaint> {
        let mut volunteers = Volunteers::default();
        while let Some(question) = self.table.next_question(&mut volunteers) {
            let Some(action) = question.put_to(&mut *question.bot()) else { continue };
            let answered = self.table.prepare_bot_answer(question.seat, question.revision, &action);
            self.accept(answered.map_err(|reason| declined(&reason))?);
        }
        Ok(())
    }

    fn look(&self) {
        println!("\n{}\n", G::plain(self.texts, &self.table.view(self.viewer()), &self.people));
    }

    /// The log since the last time.
    fn tell(&mut self) {
        let view = self.table.view(self.viewer());
        let lines: Vec<String> = self
            .table
            .log_for(self.viewer())
            .skip(self.told)
            .filter_map(|seen| G::sentence(self.texts, &view, &self.people, seen.event))
            .map(|sentence| format!("  {} [{}]", sentence.text, sentence.rule))
            .collect();
        self.told = self.table.log_for(self.viewer()).count();
        lines.iter().for_each(|line| println!("{line}"));
    }

    fn ask(&self, seat: Seat) {
        self.look();
        let view = self.table.view(Viewer::Seat(seat));
        let scene = web::Scene::<G> {
            texts: self.texts,
            view: &view,
            people: &self.people,
            mine: self.table.seats_of(YOU),
            acting: Some(seat),
            choices: &[],
            blocked: &[],
            post_to: "",
            version: self.table.revision(Some(YOU)).0,
        };
        println!("{}", G::question(&scene));
        self.list(seat, "", 30);
    }

    /// Actions that begin with these words, with their numbers.
    fn list(&self, seat: Seat, beginning: &str, most: usize) {
        let view = self.table.view(Viewer::Seat(seat));
        let legal = self.table.legal_actions(seat);
        let fitting: Vec<(usize, &G::Action)> = legal
            .iter()
            .enumerate()
            .filter(|(_, action)| action.to_string().starts_with(beginning))
            .collect();
        for (number, action) in fitting.iter().take(most) {
            let said = G::action(self.texts, &view, &self.people, action);
            println!("{:>4}  {:<34} {said}", number + 1, action.to_string());
        }
        if fitting.len() > most {
            println!("      … {} in all; `all` lists them, or type how an action begins", fitting.len());
        }
    }

    fn hear(&mut self, seat: Seat, line: &str) -> Heard {
        let prepared = match line {
            "" => return Heard::Again,
            "help" | "?" => {
                println!("{HELP}");
                return Heard::Again;
            }
            "quit" | "exit" => return Heard::Quit,
            "look" => {
                self.look();
                return Heard::Again;
            }
            "all" => {
                self.list(seat, "", usize::MAX);
                return Heard::Again;
            }
            "record" => {
                if self.table.seats_of(YOU).len() == u32::from(self.table.occupants().count()) {
                    println!("{}", self.table.record());
                } else {
                    println!(
                        "The record tells what the other seats keep to themselves: it comes at the end."
                    );
                }
                return Heard::Again;
            }
            "undo" => {
                let back = match self.table.prepare_undo(YOU, seat, self.table.revision(Some(YOU))) {
                    Err(Declined::UndoNeedsAgreement(_)) => {
                        self.table.prepare_undo_proposal(YOU, seat, self.table.revision(Some(YOU)))
                    }
                    done => done,
                };
                if back.is_ok() {
                    self.told = 0;
                }
                back
            }
            asked if asked.starts_with("why ") => {
                println!("{}", self.why(seat, asked["why ".len()..].trim()));
                return Heard::Again;
            }
            said => {
                let legal = self.table.legal_actions(seat);
                let chosen = said.parse::<usize>().ok().and_then(|number| legal.get(number.wrapping_sub(1)));
                let text = chosen.map_or_else(|| said.to_owned(), ToString::to_string);
                let begins = legal.iter().filter(|action| action.to_string().starts_with(said)).count();
                let exact = legal.iter().any(|action| action.to_string() == text);
                if !exact && begins > 0 {
                    self.list(seat, said, usize::MAX);
                    return Heard::Again;
                }
                self.table.prepare_submit(YOU, seat, self.table.revision(Some(YOU)), &text)
            }
        };
        match prepared {
            Ok(prepared) => {
                self.accept(prepared);
                self.told = self.told.min(self.table.log_for(self.viewer()).count());
                Heard::Moved
            }
            Err(reason) => {
                println!("{}", self.explain(&reason));
                Heard::Again
            }
        }
    }

    fn why(&self, seat: Seat, action: &str) -> String {
        match self.table.why_not(seat, action) {
            Ok(()) => format!("`{action}` is allowed."),
            Err(reason) => self.explain(&reason),
        }
    }

    fn explain(&self, reason: &Declined) -> String {
        if let Declined::Refused(refusal) = reason {
            return format!("{} [{}]", G::refusal(self.texts, refusal), refusal.rule);
        }
        reason.to_string()
    }
}

fn stdin_is_terminal() -> bool {
    std::io::stdin().is_terminal()
}

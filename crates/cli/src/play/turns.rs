//! Whose turn it is at the terminal. Where you and bots may act in any order, you come first, and the bots go on
//! when you let them.

use super::{HELP, Sitting, YOU, declined};
use crate::complaint::{Complaint, Done};
use crate::printing::{self, put, say};
use kernel::{Pending, Seat};
use std::io::{IsTerminal, Result as Input};
use table::{Awaited, Declined, Phase};
use web::Face;

/// What a line of input led to.
enum Heard {
    Moved,
    LetsBotsAct,
    GoesOver(Seat),
    Again,
    Quit,
}

impl<G: Face> Sitting<G> {
    pub(super) fn run(&mut self, lines: &mut impl Iterator<Item = Input<String>>) -> Result<Done, Complaint> {
        say!("{}", self.texts.say_with("play-seal", &[("hash", (&self.table.commitment()).into())]));
        say!("{HELP}");
        self.look();
        let mut asked = None;
        loop {
            self.volunteers_act()?;
            self.tell();
            if self.table.phase() == Phase::Over {
                let by = self.table.ended_by().unwrap_or_default();
                say!("\n{}", G::ending(self.texts, &self.table.view(self.viewer()), &self.people, by));
                say!("{}", self.table.record());
                return Ok(Done::Well);
            }
            let Some(seat) = self.your_turn() else {
                if self.bot_acts()? {
                    continue;
                }
                return Ok(Done::Well);
            };
            self.waits = None;
            let question = Some((seat, self.question(seat)));
            if asked != question {
                self.look();
                say!("{}", self.question(seat));
                self.list(seat, "", 30);
                asked = question;
            }
            match self.listen(seat, lines)? {
                Heard::Moved => asked = None,
                Heard::LetsBotsAct => drop(self.bot_acts()?),
                Heard::GoesOver(other) => self.chosen = Some(other),
                Heard::Again => {}
                Heard::Quit => return Ok(Done::Well),
            }
        }
    }

    /// The seat of yours that may act now; none while bots come first.
    fn your_turn(&self) -> Option<Seat> {
        let mine = self.table.seats_of(YOU);
        let (pending, awaited) = (self.table.pending(), self.table.awaited() & mine);
        let bots_first = match (pending, self.waits) {
            (Pending::Each(_), _) => true,
            (_, Some(waited_for)) => (awaited - waited_for).is_empty(),
            (Pending::Any(_) | Pending::Chance | Pending::Over, None) => false,
        };
        if bots_first && self.table.next_bot().is_some() {
            return None;
        }
        let may = pending.seats() & mine;
        self.chosen.filter(|seat| may.contains(*seat)).or_else(|| awaited.first()).or_else(|| may.first())
    }

    /// Bots nobody waits for do what they like.
    fn volunteers_act(&mut self) -> Result<(), Complaint> {
        while let Some(question) = self.table.next_question(&mut self.volunteers) {
            if question.awaited == Awaited::Yes {
                break;
            }
            let Some(action) = question.put_to(&mut *question.bot()) else { continue };
            let answered = self.table.prepare_bot_answer(question.seat, question.revision, &action);
            self.accept(answered.map_err(|reason| declined(&reason))?);
        }
        Ok(())
    }

    /// The first bot the game waits for does something. Whether there is one.
    fn bot_acts(&mut self) -> Result<bool, Complaint> {
        let Some(seat) = self.table.next_bot() else { return Ok(false) };
        let question = self.table.bot_question(seat).map_err(|reason| declined(&reason))?;
        let moved = self.table.prepare_bot_move(seat, &mut *question.bot());
        self.accept(moved.map_err(|reason| declined(&reason))?);
        Ok(true)
    }

    fn listen(
        &mut self,
        seat: Seat,
        lines: &mut impl Iterator<Item = Input<String>>,
    ) -> Result<Heard, Complaint> {
        put!("{seat}> ");
        if printing::has_failed() {
            return Ok(Heard::Quit);
        }
        let Some(Ok(line)) = lines.next() else { return Ok(Heard::Quit) };
        if !std::io::stdin().is_terminal() {
            say!("{line}");
        }
        let line = line.trim();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match first.parse::<Seat>() {
            Ok(other) if !self.table.seats_of(YOU).contains(other) => {
                say!("{}", self.explain(&Declined::NotYourSeat(other)));
                Ok(Heard::Again)
            }
            Ok(other) if !self.table.pending().seats().contains(other) => {
                say!("{}", self.explain(&Declined::NotAsked));
                Ok(Heard::Again)
            }
            Ok(other) if rest.is_empty() => Ok(Heard::GoesOver(other)),
            Ok(other) => Ok(self.hear(other, rest.trim())),
            Err(_) => Ok(self.hear(seat, line)),
        }
    }

    fn hear(&mut self, seat: Seat, line: &str) -> Heard {
        let prepared = match line {
            "" if self.table.next_bot().is_some() => return Heard::LetsBotsAct,
            "" => return Heard::Again,
            "wait" => {
                self.waits = Some(self.table.awaited() & self.table.seats_of(YOU));
                return Heard::Again;
            }
            "help" | "?" => {
                say!("{HELP}");
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
                    say!("{}", self.table.record());
                } else {
                    say!("The record tells what the other seats keep to themselves: it comes at the end.");
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
                say!("{}", self.why(seat, asked["why ".len()..].trim()));
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
                say!("{}", self.explain(&reason));
                Heard::Again
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Arguments;
    use web::Lang;

    fn sitting<G: Face>(game: &str, options: &str, seats: u8) -> Sitting<G> {
        let (game, options) = (game.to_owned(), options.to_owned());
        let (bots, lang) = (Some("random".to_owned()), "en".to_owned());
        let arguments = Arguments { game, options, seats, bots, seed: Some(3), lang };
        Sitting::new(&arguments, Lang::En.texts()).unwrap_or_else(|_| panic!("a game of two"))
    }

    fn s(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    impl<G: Face> Sitting<G> {
        fn answer(&mut self, seat: Seat, rather: &[&str]) {
            let legal: Vec<String> = self.table.legal_actions(seat).iter().map(ToString::to_string).collect();
            let wanted = rather.iter().find_map(|verb| legal.iter().find(|action| action.starts_with(verb)));
            assert!(matches!(self.hear(seat, wanted.unwrap_or(&legal[0])), Heard::Moved));
        }
    }

    fn in_action_phase(seats: u8) -> Sitting<tokyo::State> {
        let mut sitting = sitting("tokyo", "players=2 casting=in_order overflow=everywhere", seats);
        let acts = |sitting: &Sitting<tokyo::State>| {
            let view = sitting.table.view(sitting.viewer());
            view.top() == Some(tokyo::Frame::Ask(tokyo::Ask::Act))
        };
        while !acts(&sitting) {
            match sitting.your_turn() {
                Some(seat) => sitting.answer(seat, &["pass", "ready", "keep"]),
                None => assert!(sitting.bot_acts().is_ok_and(|acted| acted)),
            }
        }
        sitting
    }

    #[test]
    fn where_all_may_act_you_come_first_and_let_the_bots_go_on() {
        let mut sitting = in_action_phase(1);
        assert_eq!((sitting.your_turn(), sitting.table.next_bot()), (Some(s(0)), Some(s(1))));
        let before = sitting.table.version();
        assert!(matches!(sitting.hear(s(0), ""), Heard::LetsBotsAct));
        assert!(sitting.bot_acts().is_ok_and(|acted| acted));
        assert!(sitting.table.version() > before);
    }

    #[test]
    fn who_is_waited_for_no_longer_may_still_act_or_wait() {
        let mut sitting = in_action_phase(1);
        sitting.answer(s(0), &["end"]);
        assert_eq!(sitting.table.awaited().first(), Some(s(1)), "nobody waits for you");
        assert_eq!(sitting.your_turn(), Some(s(0)));
        assert!(sitting.table.why_not(s(0), "resume").is_ok());
        assert!(matches!(sitting.hear(s(0), "wait"), Heard::Again));
        while sitting.your_turn().is_none() {
            assert!(sitting.bot_acts().is_ok_and(|acted| acted));
        }
        assert!(sitting.table.awaited().contains(s(0)), "the bots have come to a question for you");
    }

    #[test]
    fn a_seat_is_named_to_act_with_it() {
        let mut sitting = in_action_phase(2);
        let says = |sitting: &mut Sitting<tokyo::State>, line: &str| {
            sitting.listen(s(0), &mut [Ok(line.to_owned())].into_iter()).unwrap_or_else(|_| panic!("{line}"))
        };
        assert_eq!(sitting.your_turn(), Some(s(0)));
        assert!(matches!(says(&mut sitting, "s1"), Heard::GoesOver(seat) if seat == s(1)));
        sitting.chosen = Some(s(1));
        assert_eq!(sitting.your_turn(), Some(s(1)));
        assert!(matches!(says(&mut sitting, "s1 end"), Heard::Moved));
        assert!(matches!(says(&mut sitting, "s3 end"), Heard::Again));
    }

    #[test]
    fn where_each_decides_for_itself_bots_do_so_at_once() {
        let mut sitting = sitting::<outlive::State>("outlive", "players=2", 1);
        assert_eq!(sitting.your_turn(), None);
        while sitting.your_turn().is_none() {
            assert!(sitting.bot_acts().is_ok_and(|acted| acted));
        }
        assert_eq!(sitting.table.next_bot(), None);
    }
}

//! Whose turn it is at the terminal. Where you and bots may act in any order, or all at once, you come first, and the bots go
//! on when you let them.

use super::list::Extent;
use super::talk::print;
use super::{Sitting, YOU, declined};
use crate::complaint::{Complaint, Done};
use crate::printing::{self, put, say};
use kernel::Seat;
use std::io::{IsTerminal, Result as Input};
use table::{Awaited, Declined, Phase, Prepared};
use web::Face;

/// What a line of input led to.
enum Heard {
    Moved,
    TookBack,
    LetsBotsAct,
    GoesOver(Seat),
    Again,
    Quit,
}

impl<G: Face> Sitting<G> {
    pub(super) fn run(&mut self, lines: &mut impl Iterator<Item = Input<String>>) -> Result<Done, Complaint> {
        self.welcome();
        // What was last asked, and the seat that has seen the table as it stands but for its own moves.
        let (mut asked, mut seen) = (None, None);
        loop {
            let alone = !self.volunteers_act()?;
            if self.tell() || !alone {
                seen = None;
            }
            if self.table.phase() == Phase::Over {
                self.end();
                return Ok(Done::Well);
            }
            let Some(seat) = self.your_turn() else {
                if self.bot_acts()? {
                    seen = None;
                    continue;
                }
                return Ok(Done::Well);
            };
            self.waits = None;
            if seen != Some(seat) {
                self.look(Some(seat));
                asked = None;
            }
            let question = Some((seat, self.question(seat)));
            if asked != question {
                self.ask(seat);
                self.list(seat, Extent::Gist);
                self.offer_the_bots();
                asked = question;
            }
            seen = Some(seat);
            match self.listen(seat, lines)? {
                Heard::Moved => asked = None,
                Heard::TookBack => seen = None,
                Heard::LetsBotsAct => {
                    self.bot_acts()?;
                    asked = None;
                }
                Heard::GoesOver(other) => self.chosen = Some(other),
                Heard::Again => {}
                Heard::Quit => return Ok(Done::Well),
            }
        }
    }

    /// What is said before the first move: the seal, who plays how well, what can be typed.
    fn welcome(&self) {
        print(&self.texts.say_with("play-seal", &[("hash", (&self.table.commitment()).into())]));
        for seat in self.bots() {
            let bot = &self.people[usize::from(seat.number())];
            let level = self.level_name();
            print(&self.texts.say_with("play-bot-level", &[("bot", bot.into()), ("level", (&level).into())]));
        }
        say!("{}\n", self.texts.say("play-welcome"));
    }

    /// How it ended, the table as it lies, and the record.
    fn end(&self) {
        let view = self.table.view(self.table.eyes(Some(YOU), None));
        say!("");
        print(&G::plain(self.texts, &view, &self.people));
        say!("");
        let by = self.table.ended_by().unwrap_or_default();
        print(&G::ending(self.texts, &view, &self.people, by));
        say!("{}", self.table.record());
    }

    /// Says how the bots go on, where they may as well as you.
    fn offer_the_bots(&self) {
        if self.table.next_bot().is_some() {
            print(&format!("  {}", self.texts.say("play-bots-next")));
        }
    }

    /// The seat of yours that may act now; none while bots come first.
    fn your_turn(&self) -> Option<Seat> {
        let mine = self.table.seats_of(YOU);
        let awaited = self.table.awaited() & mine;
        let bots_first = self.waits.is_some_and(|waited_for| (awaited - waited_for).is_empty());
        if bots_first && self.table.next_bot().is_some() {
            return None;
        }
        let may = self.table.pending().seats() & mine;
        self.chosen.filter(|seat| may.contains(*seat)).or_else(|| awaited.first()).or_else(|| may.first())
    }

    /// Bots nobody waits for do what they like. Whether one did something.
    fn volunteers_act(&mut self) -> Result<bool, Complaint> {
        let mut acted = false;
        while let Some(question) = self.table.next_question(&mut self.volunteers) {
            if question.awaited == Awaited::Yes {
                break;
            }
            let Some(action) = question.put_to(&mut *question.bot()) else { continue };
            let answered = self.table.prepare_bot_answer(question.seat, question.revision, &action);
            self.accept(answered.map_err(|reason| declined::<G>(&reason))?);
            acted = true;
        }
        Ok(acted)
    }

    /// The first bot the game waits for does something. Whether there is one.
    fn bot_acts(&mut self) -> Result<bool, Complaint> {
        let Some(seat) = self.table.next_bot() else { return Ok(false) };
        let question = self.table.bot_question(seat).map_err(|reason| declined::<G>(&reason))?;
        let moved = self.table.prepare_bot_move(seat, &mut *question.bot());
        self.accept(moved.map_err(|reason| declined::<G>(&reason))?);
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
                print(&self.explain(&Declined::NotYourSeat(other), line));
                Ok(Heard::Again)
            }
            Ok(other) if !self.table.pending().seats().contains(other) => {
                print(&self.explain(&Declined::NotAsked, line));
                Ok(Heard::Again)
            }
            Ok(other) if rest.is_empty() => Ok(Heard::GoesOver(other)),
            Ok(other) => Ok(self.hear(other, rest.trim())),
            Err(_) => Ok(self.hear(seat, line)),
        }
    }

    fn hear(&mut self, seat: Seat, line: &str) -> Heard {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first, rest.trim()) {
            ("", _) if self.table.next_bot().is_some() => return Heard::LetsBotsAct,
            ("", _) => {}
            ("wait", "") => self.waits = Some(self.table.awaited() & self.table.seats_of(YOU)),
            ("help" | "?", "") => self.help(seat),
            ("quit" | "exit", "") => return Heard::Quit,
            ("look", "") => self.look(Some(seat)),
            ("all", "") => self.list(seat, Extent::Beginning("")),
            ("card", "") => self.cards_in_sight(seat),
            ("card", name) => self.card(seat, name),
            ("record", "") => self.show_record(),
            ("undo", "") => return self.take_back(seat),
            ("why", action) if !action.is_empty() => print(&self.why(seat, action)),
            (_, _) => return self.act(seat, line),
        }
        Heard::Again
    }

    /// The record tells what the other seats keep to themselves.
    fn show_record(&self) {
        if self.bots().next().is_none() {
            say!("{}", self.table.record());
        } else {
            print(&self.texts.say("play-record-later"));
        }
    }

    fn take_back(&mut self, seat: Seat) -> Heard {
        let seen = self.table.revision(Some(YOU));
        let taken = match self.table.prepare_undo(YOU, seat, seen) {
            Err(Declined::UndoNeedsAgreement(_)) => self.table.prepare_undo_proposal(YOU, seat, seen),
            done => done,
        };
        self.carry_out(taken, "undo", Heard::TookBack)
    }

    /// An action by its number or in notation; the beginning of actions lists those that begin so.
    fn act(&mut self, seat: Seat, said: &str) -> Heard {
        let actions = self.actions(seat);
        let number = said.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = number.and_then(|number| actions.get(number));
        let text = chosen.map_or_else(|| said.to_owned(), |(_, action)| action.to_string());
        let exact = actions.iter().any(|(_, action)| action.to_string() == text);
        if !exact && actions.iter().any(|(_, action)| action.to_string().starts_with(said)) {
            self.list(seat, Extent::Beginning(said));
            return Heard::Again;
        }
        let moved = self.table.prepare_submit(YOU, seat, self.table.revision(Some(YOU)), &text);
        self.carry_out(moved, said, Heard::Moved)
    }

    fn carry_out(&mut self, prepared: Result<Prepared<G>, Declined>, typed: &str, done: Heard) -> Heard {
        match prepared {
            Ok(prepared) => {
                self.accept(prepared);
                self.told = self.told.min(self.table.log_for(self.viewer()).len());
                done
            }
            Err(reason) => {
                print(&self.explain(&reason, typed));
                Heard::Again
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Arguments;
    use kernel::Pending;

    fn sitting<G: Face>(game: &str, options: &str, seats: u8) -> Sitting<G> {
        let (game, options) = (game.to_owned(), options.to_owned());
        let (bots, texts) = (Some("random".to_owned()), i18n::english());
        let arguments = Arguments { game, options, seats, bots, seed: Some(3), texts };
        Sitting::new(&arguments).unwrap_or_else(|_| panic!("a game of two"))
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
        assert!(sitting.table.why_not(s(0), &tokyo::Action::Resume).is_ok());
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
    fn where_each_decides_for_itself_you_come_before_the_bots() {
        let mut sitting = sitting::<outlive::State>("outlive", "players=2", 1);
        while !sitting.table.pending().seats().contains(s(0)) {
            assert!(sitting.bot_acts().is_ok_and(|acted| acted));
        }
        assert!(matches!(sitting.table.pending(), Pending::Each(_)));
        assert_eq!((sitting.your_turn(), sitting.table.next_bot()), (Some(s(0)), Some(s(1))));
        while sitting.table.awaited().contains(s(0)) {
            assert_eq!(sitting.your_turn(), Some(s(0)));
            sitting.answer(s(0), &[]);
        }
        assert_eq!(sitting.table.next_bot(), Some(s(1)), "the bot has not decided yet");
    }
}

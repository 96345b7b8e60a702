//! A game step by step.

use super::{Onlooker, Shown};
use catalogue::Playable;
use kernel::{Seat, SeatSet, Viewer};
use maud::{PreEscaped, html};
use std::sync::Arc;
use table::{Moment, Phase, Seen};
use web::pages::{Eyes, ReplayPage};
use web::{Blocked, Counsel, Face, Later, Parts, Scene};

/// How many lines of the log a step of a replay shows.
const REPLAYED: usize = 14;

/// Where somebody begins to look at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whence {
    /// At the newest move of a game that runs, at the beginning of one that is over.
    Usual,
    /// Where this many moves have been made.
    Move(usize),
    /// Where the onlooker had just made their own last decision.
    LastDecision,
}

/// Why a step of a replay is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoReplay {
    /// There is no such move.
    NoSuchStep,
    /// These eyes are not the onlooker's while the game runs.
    NotYours,
}

impl<G: Playable + Face> Shown<G> {
    pub(super) fn replay_at(
        &self,
        onlooker: &Onlooker,
        whence: Whence,
        eyes: Option<Eyes>,
        part: Option<&str>,
    ) -> Result<ReplayPage, NoReplay> {
        let texts = onlooker.texts;
        let sight = self.sight(onlooker);
        let over = self.table.phase() == Phase::Over;
        let seats: Vec<Seat> = if over {
            self.table.occupants().iter().map(|(seat, _)| seat).collect()
        } else {
            sight.mine.iter().collect()
        };
        let mut choices: Vec<(Eyes, String)> =
            if over { vec![(Eyes::All, texts.say("eyes-all"))] } else { Vec::new() };
        let names = self.names_by_seat(texts);
        choices.extend(seats.into_iter().map(|seat| {
            let name = &names[usize::from(seat.number())];
            let values = [("n", (seat.number() + 1).into()), ("name", name.into())];
            let called = match G::part(texts, &sight.view, seat) {
                Some(part) => format!("{name} · {part}"),
                None => texts.say_with("eyes-seat", &values),
            };
            (Eyes::Seat(seat), called)
        }));
        if over || !self.is_closed_to(Viewer::Spectator) {
            choices.push((Eyes::Spectator, texts.say("eyes-spectator")));
        }
        let usual = sight.acting.filter(|_| !over).map(Eyes::Seat);
        let eyes = eyes.or(usual).or(choices.first().map(|(eyes, _)| *eyes)).ok_or(NoReplay::NotYours)?;
        if !choices.iter().any(|(allowed, _)| *allowed == eyes) {
            return Err(NoReplay::NotYours);
        }
        let viewer = match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator => Viewer::Spectator,
            Eyes::All => Viewer::Omniscient,
        };
        let moments = self.table.moments(viewer);
        let of = moments.len() - 1;
        let usual = if over { 0 } else { of };
        let at = match whence {
            Whence::Usual => usual,
            Whence::Move(at) if over => at,
            // Each viewer counts its own moments: links from one to another's may lead beyond the present.
            Whence::Move(at) => at.min(of),
            Whence::LastDecision => {
                let own = onlooker.person.and_then(|person| self.table.last_decision(person, &moments));
                own.unwrap_or(usual)
            }
        };
        let moment = moments.get(at).ok_or(NoReplay::NoSuchStep)?;
        let view = self.table.view_at(viewer, moment);
        // Its links lead to this step: what is drawn of it is for nobody else.
        let parts = Parts::wanting(Arc::default(), part.unwrap_or_default());
        let query = format!("?at={at}&seat={}", eyes.word());
        let scene = Scene::<G> {
            texts,
            view: &view,
            people: &sight.people,
            mine: SeatSet::EMPTY,
            acting: None,
            choices: &[],
            blocked: Blocked::nothing(),
            asking: None,
            counsel: Counsel::Withheld,
            undo: None,
            post_to: "",
            later: Later { path: &format!("/t/{}/replay/part/", self.about.id), query: &query },
            parts: &parts,
        };
        let scene = html! { (G::scene(&scene)) }.into_string();
        let (page, part) = parts.into_page_and_wanted();
        let all: Vec<Seen<'_, G::Event>> = self.table.log_for(viewer).collect();
        let headings = self.headings(texts, &sight, viewer, &all);
        let turns =
            headings.iter().map(|line| (Moment::telling(&moments, line.number), line.text.clone())).collect();
        let events = &all[..moment.told.min(all.len())];
        let told_before = at.checked_sub(1).map_or(0, |before| moments[before].told);
        let newest = events.len().saturating_sub(REPLAYED).min(told_before);
        let sentences = self.told(texts, &view, &sight.people, &events[newest..]);
        Ok(ReplayPage {
            id: self.about.id.to_string(),
            game: G::ID,
            at,
            of,
            turns,
            eyes,
            choices,
            told_before,
            sentences,
            scene: PreEscaped(page.filled(&scene)),
            sprite: page.part("sprite"),
            part,
        })
    }
}

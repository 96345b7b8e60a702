//! What a table shows, whatever its game. Everything a request may see of a table is asked here.

use crate::keeper::{may_give_to_bot, may_start, may_take};
use catalogue::{GameId, Playable};
use kernel::{Record, Refusal, RuleId, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use store::{InviteToken, Listing, TableId};
use table::{Declined, Occupant, PersonId, Phase, Revision, Sealed, Seen, Table, Terms, Verdict};
use web::pages::{
    Eyes, OfferedSeat, ReplayPage, SeatRow, SeatTab, Sitting, Stage, TablePage, UndoAsked, UndoOffer,
    UndoPart, WindowRow, option_key, value_key,
};
use web::{Choice, Face, Scene, Sentence, Texts};

/// How many lines of the log a table page shows.
const NEWEST: usize = 60;

/// How many lines of the log a step of a replay shows.
const REPLAYED: usize = 14;

/// What is known of a table apart from its game.
#[derive(Clone)]
pub(crate) struct About {
    pub(crate) id: TableId,
    pub(crate) game: GameId,
    pub(crate) title: String,
    pub(crate) host: Option<PersonId>,
    pub(crate) listing: Listing,
    pub(crate) invite: Option<InviteToken>,
}

/// Who looks.
#[derive(Clone)]
pub(crate) struct Onlooker {
    pub(crate) texts: &'static Texts,
    pub(crate) person: Option<PersonId>,
    /// The seat it has chosen to look with.
    pub(crate) seat: Option<Seat>,
    /// The beginning of addresses to give away, such as `http://localhost:7700`.
    pub(crate) origin: String,
}

/// How much of the log is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    Newest,
    Whole,
}

/// Why not, in words.
pub(crate) struct Explained {
    pub(crate) text: String,
    pub(crate) rule: Option<RuleId>,
}

/// Why a step of a replay is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoReplay {
    /// There is no such move.
    NoSuchStep,
    /// These eyes are not the onlooker's while the game runs.
    NotYours,
}

/// A table at one moment.
pub(crate) trait Look: Send + Sync {
    fn about(&self) -> &About;
    /// How often something has changed that this reader could see.
    fn revision(&self, person: Option<PersonId>) -> Revision;
    fn seats_of(&self, person: PersonId) -> SeatSet;
    /// Those of the person's seats that must decide.
    fn asked_of(&self, person: PersonId) -> SeatSet;
    /// Who sits where, in words.
    fn people(&self, texts: &Texts) -> Vec<String>;
    /// What somebody with an invitation can take.
    fn offered(&self, texts: &Texts) -> Vec<OfferedSeat>;
    fn page(&self, onlooker: &Onlooker, extent: Extent) -> TablePage;
    fn explain(&self, texts: &Texts, declined: &Declined) -> Explained;
    /// The table for programs.
    fn data(&self, onlooker: &Onlooker) -> Value;
    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;
    fn replay(
        &self,
        onlooker: &Onlooker,
        at: Option<usize>,
        eyes: Option<Eyes>,
    ) -> Result<ReplayPage, NoReplay>;
}

/// A table of one game at one moment.
pub(crate) struct Shown<G: Playable + Face> {
    table: Arc<Table<G>>,
    about: Arc<About>,
    names: Arc<HashMap<u64, String>>,
    verdict: OnceLock<Option<Verdict>>,
}

/// What an onlooker sees with.
struct Sight<G: Playable + Face> {
    mine: SeatSet,
    acting: Option<Seat>,
    viewer: Viewer,
    view: G::View,
    /// The seats the game waits for, as far as the onlooker knows.
    asked: SeatSet,
    people: Vec<String>,
}

impl<G: Playable + Face> Shown<G> {
    pub(crate) fn new(table: Arc<Table<G>>, about: Arc<About>, names: Arc<HashMap<u64, String>>) -> Self {
        Shown { table, about, names, verdict: OnceLock::new() }
    }

    fn sight(&self, onlooker: &Onlooker) -> Sight<G> {
        let mine = onlooker.person.map_or(SeatSet::EMPTY, |person| self.table.seats_of(person));
        let acting = onlooker.seat.filter(|seat| mine.contains(*seat)).or_else(|| self.most_asked(mine));
        let viewer = self.table.eyes(onlooker.person, acting);
        let view = self.table.view(viewer);
        let asked = self.asked(mine, Some(&view));
        Sight { mine, acting, viewer, view, asked, people: self.people(onlooker.texts) }
    }

    /// The seats the game waits for, as far as these seats and this view know.
    fn asked(&self, mine: SeatSet, view: Option<&G::View>) -> SeatSet {
        match self.table.phase() {
            Phase::Gathering | Phase::Over => SeatSet::EMPTY,
            Phase::Running => {
                let told = mine.iter().map(|seat| G::asked(&self.table.view(Viewer::Seat(seat))));
                told.chain(view.map(G::asked)).fold(SeatSet::EMPTY, |all, asked| all | asked)
            }
        }
    }

    /// The first of these seats that is asked; rather the one whose turn it is than one that may step in. One that
    /// may act unasked comes before one that has to wait.
    fn most_asked(&self, mine: SeatSet) -> Option<Seat> {
        let asked = mine & self.asked(mine, None);
        let foremost = G::foremost(&self.table.view(Viewer::Spectator)).filter(|seat| asked.contains(*seat));
        let may_act = mine & self.table.pending().seats();
        foremost.or_else(|| asked.first()).or_else(|| may_act.first()).or_else(|| mine.first())
    }

    /// `spectator_view=none`, wherever a game has it, closes a running table to onlookers.
    fn is_closed_to(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Spectator => {
                let options = self.table.options().to_string();
                options.split_whitespace().any(|option| option == "spectator_view=none")
            }
            Viewer::Seat(_) | Viewer::Omniscient => false,
        }
    }

    fn choices(&self, seat: Option<Seat>) -> Vec<Choice<G::Action>> {
        let legal = seat.map_or_else(Vec::new, |seat| self.table.legal_actions(seat));
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect()
    }

    fn blocked(&self, sight: &Sight<G>) -> Vec<(G::Action, Refusal)> {
        let may_act = self.table.pending().seats();
        let Some(seat) = sight.acting.filter(|seat| may_act.contains(*seat)) else { return Vec::new() };
        let expected = G::expected(&sight.view, seat).into_iter();
        expected
            .filter_map(|action| match self.table.why_not(seat, &action.to_string()) {
                Err(Declined::Refused(refusal)) => Some((action, refusal)),
                Ok(()) | Err(_) => None,
            })
            .collect()
    }

    fn sentences(&self, texts: &Texts, sight: &Sight<G>, extent: Extent) -> (Vec<(usize, Sentence)>, usize) {
        if self.is_closed_to(sight.viewer) {
            return (Vec::new(), 0);
        }
        let events: Vec<Seen<'_, G::Event>> = self.table.log_for(sight.viewer).collect();
        let skipped = match extent {
            Extent::Newest => events.len().saturating_sub(NEWEST),
            Extent::Whole => 0,
        };
        let told = told::<G>(texts, &sight.view, &sight.people, events[skipped..].iter());
        (told, skipped)
    }

    fn stage(&self, texts: &Texts, view: &G::View, people: &[String]) -> Stage {
        match self.table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Running => Stage::Running,
            Phase::Over => {
                let verdict = self.verdict();
                Stage::Over {
                    ending: G::ending(texts, view, people, self.table.ended_by().unwrap_or_default()),
                    standings: self.table.standings().as_slice().to_vec(),
                    seed: self.table.record().seed.unwrap_or_default(),
                    moves: verdict.map_or(0, |verdict| verdict.moves as u32),
                    honest: verdict.is_some_and(|verdict| verdict.sealed == Sealed::Honest),
                }
            }
        }
    }

    fn verdict(&self) -> Option<&Verdict> {
        self.verdict.get_or_init(|| table::verify::<G>(&self.table.record()).ok()).as_ref()
    }

    fn seat_rows(&self, onlooker: &Onlooker, sight: &Sight<G>) -> Vec<SeatRow> {
        let over = self.table.phase() == Phase::Over;
        let row = |(seat, occupant): (Seat, &Occupant)| {
            let sitting = match occupant {
                Occupant::Empty => Sitting::Nobody,
                Occupant::Bot { .. } => Sitting::Bot,
                Occupant::Person(_) if sight.mine.contains(seat) => Sitting::Me,
                Occupant::Person(_) => Sitting::Other,
            };
            let free = matches!(sitting, Sitting::Nobody | Sitting::Bot);
            let may_bot =
                onlooker.person.is_some_and(|person| may_give_to_bot(&self.table, &self.about, person, seat));
            let level = match occupant {
                Occupant::Bot { level } => Some(level_name(onlooker.texts, level)),
                Occupant::Empty | Occupant::Person(_) => None,
            };
            SeatRow {
                seat,
                level,
                name: sight.people[usize::from(seat.number())].clone(),
                part: G::part(onlooker.texts, &sight.view, seat),
                sitting,
                asked: sight.asked.contains(seat),
                may_take: !over && free && may_take(&self.table, &self.about, onlooker.person, seat),
                may_bot: !over && sitting != Sitting::Bot && may_bot,
            }
        };
        self.table.occupants().iter().map(row).collect()
    }

    fn undo_offer(&self, onlooker: &Onlooker, acting: Option<Seat>) -> UndoOffer {
        if self.table.undo_request().is_some() {
            return UndoOffer::Nothing;
        }
        let (Some(person), Some(seat)) = (onlooker.person, acting) else { return UndoOffer::Nothing };
        match self.table.take_back(person, seat).map(|offer| offer.terms) {
            Err(_) => UndoOffer::Nothing,
            Ok(Terms::Free) => UndoOffer::AtOnce,
            Ok(Terms::Agreement(others)) if others.is_empty() => UndoOffer::AtOnce,
            Ok(Terms::Agreement(_)) => UndoOffer::IfOthersAgree,
        }
    }

    fn undo_asked(&self, sight: &Sight<G>) -> Option<UndoAsked> {
        let request = self.table.undo_request()?;
        let answers = (sight.mine & self.table.undo_awaits()).first();
        let part = match answers {
            _ if sight.mine.contains(request.seat) => UndoPart::Asks(request.seat),
            Some(seat) => UndoPart::Answers(seat),
            None => UndoPart::Waits,
        };
        Some(UndoAsked { asker: sight.people[usize::from(request.seat.number())].clone(), part })
    }

    fn scene(&self, onlooker: &Onlooker, sight: &Sight<G>) -> (Markup, String) {
        if self.is_closed_to(sight.viewer) {
            let closed = onlooker.texts.say("no-onlookers");
            return (html! { p.hint { (closed) } }, closed);
        }
        let choices = self.choices(sight.acting);
        let blocked = self.blocked(sight);
        let seat = sight.acting.map_or(0, Seat::number);
        let pinned = if onlooker.seat.is_some() { "&pinned=yes" } else { "" };
        let post_to = format!("/t/{}/act?seat={seat}{pinned}", self.about.id);
        let scene = Scene::<G> {
            texts: onlooker.texts,
            view: &sight.view,
            people: &sight.people,
            mine: sight.mine,
            acting: sight.acting.filter(|_| !choices.is_empty()),
            choices: &choices,
            blocked: &blocked,
            post_to: &post_to,
            version: self.table.revision(onlooker.person).0,
        };
        (G::scene(&scene), G::question(&scene))
    }
}

fn told<'a, G: Playable + Face>(
    texts: &Texts,
    view: &G::View,
    people: &[String],
    events: impl Iterator<Item = &'a Seen<'a, G::Event>>,
) -> Vec<(usize, Sentence)> {
    events.filter_map(|seen| Some((seen.number, G::sentence(texts, view, people, seen.event)?))).collect()
}

/// The levels of a game's bots with their names.
pub(crate) fn levels<G: Playable + Face>(texts: &Texts) -> Vec<(&'static str, String)> {
    G::LEVELS.iter().map(|level| (*level, level_name(texts, level))).collect()
}

fn level_name(texts: &Texts, level: &str) -> String {
    let key = format!("level-{level}");
    if texts.has(&key) { texts.say(&key) } else { level.to_owned() }
}

/// What to call somebody in a list.
pub(crate) fn sitter_name(texts: &Texts, sitter: &store::Sitter) -> String {
    match sitter {
        store::Sitter::Empty => texts.say("seat-empty"),
        store::Sitter::Person { id, name } => person_name(texts, *id, name),
        store::Sitter::Bot(level) => bot_name(texts, level),
    }
}

fn person_name(texts: &Texts, id: u64, name: &str) -> String {
    if name.is_empty() {
        texts.say_with("guest-name", &[("n", (&id.to_string()).into())])
    } else {
        name.to_owned()
    }
}

fn bot_name(texts: &Texts, level: &str) -> String {
    texts.say_with("bot-name", &[("level", (&level_name(texts, level)).into())])
}

impl<G: Playable + Face> Look for Shown<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn revision(&self, person: Option<PersonId>) -> Revision {
        self.table.revision(person)
    }

    fn seats_of(&self, person: PersonId) -> SeatSet {
        self.table.seats_of(person)
    }

    fn asked_of(&self, person: PersonId) -> SeatSet {
        let mine = self.table.seats_of(person);
        mine & self.asked(mine, None)
    }

    fn people(&self, texts: &Texts) -> Vec<String> {
        let name = |(seat, occupant): (Seat, &Occupant)| match occupant {
            Occupant::Empty => texts.say("seat-empty"),
            Occupant::Bot { .. } => texts.say_with("bot-at-seat", &[("n", (seat.number() + 1).into())]),
            Occupant::Person(PersonId(id)) => {
                person_name(texts, *id, self.names.get(id).map_or("", String::as_str))
            }
        };
        self.table.occupants().iter().map(name).collect()
    }

    fn offered(&self, texts: &Texts) -> Vec<OfferedSeat> {
        if self.table.phase() == Phase::Over {
            return Vec::new();
        }
        let people = self.people(texts);
        let mut free: Vec<(Occupant, Seat)> = self
            .table
            .occupants()
            .iter()
            .filter(|(_, occupant)| !matches!(occupant, Occupant::Person(_)))
            .map(|(seat, occupant)| (*occupant, seat))
            .collect();
        free.sort_by_key(|(occupant, seat)| (*occupant != Occupant::Empty, *seat));
        free.into_iter()
            .map(|(_, seat)| OfferedSeat { seat, name: people[usize::from(seat.number())].clone() })
            .collect()
    }

    fn page(&self, onlooker: &Onlooker, extent: Extent) -> TablePage {
        let texts = onlooker.texts;
        let sight = self.sight(onlooker);
        let stage = self.stage(texts, &sight.view, &sight.people);
        let (scene, question) = match stage {
            Stage::Gathering => (html! {}, String::new()),
            Stage::Running | Stage::Over { .. } => self.scene(onlooker, &sight),
        };
        let (log, skipped) = self.sentences(texts, &sight, extent);
        let person = onlooker.person;
        let tabs = if sight.mine.len() < 2 { SeatSet::EMPTY } else { sight.mine };
        let tab = |seat: Seat| SeatTab {
            seat,
            label: texts.say_with("seat-number", &[("n", (seat.number() + 1).into())]),
            current: sight.acting == Some(seat),
            asked: sight.asked.contains(seat),
        };
        let answers = sight.acting.filter(|_| !matches!(stage, Stage::Over { .. }));
        let seated = !sight.mine.is_empty() || person.is_some_and(|person| self.about.host == Some(person));
        TablePage {
            id: self.about.id.to_string(),
            game: G::ID,
            title: self.about.title.clone(),
            version: self.table.revision(person).0,
            seats: self.seat_rows(onlooker, &sight),
            acting: sight.acting,
            pinned: onlooker.seat.filter(|seat| sight.mine.contains(*seat)),
            tabs: tabs.iter().map(tab).collect(),
            question,
            asked: sight.acting.is_some_and(|seat| sight.asked.contains(seat)),
            scene,
            log,
            log_goes_back: skipped > 0,
            windows: answers.map_or_else(Vec::new, |seat| {
                let answers = self.table.standing_answers()[seat];
                let row = |(window, asked): (&'static kernel::WindowSpec, kernel::Asked)| WindowRow {
                    name: window.name,
                    label: G::window(texts, window.name),
                    asked,
                };
                answers.iter().map(row).collect()
            }),
            undo: self.undo_offer(onlooker, sight.acting),
            undo_asked: self.undo_asked(&sight),
            levels: levels::<G>(texts),
            parts: G::parts(texts, &sight.view),
            options: spelled_options(texts, G::ID, &self.table.options().to_string()),
            invite: self
                .about
                .invite
                .as_ref()
                .filter(|_| seated)
                .map(|token| format!("{}/j/{token}", onlooker.origin)),
            spectate: format!("{}/t/{}", onlooker.origin, self.about.id),
            may_start: matches!(stage, Stage::Gathering)
                && person.is_some_and(|person| may_start(&self.table, &self.about, person)),
            host: person.is_some() && self.about.host == person,
            commitment: self.table.commitment(),
            stage,
        }
    }

    fn explain(&self, texts: &Texts, declined: &Declined) -> Explained {
        let name = |seat: Seat| texts.say_with("seat-number", &[("n", (seat.number() + 1).into())]);
        let seats = |seats: SeatSet| seats.iter().map(name).collect::<Vec<_>>().join(", ");
        let plain = |key: &str| Explained { text: texts.say(key), rule: None };
        let with = |key: &str, value: (&str, String)| Explained {
            text: texts.say_with(key, &[(value.0, (&value.1).into())]),
            rule: None,
        };
        match declined {
            Declined::Refused(refusal) => {
                Explained { text: G::refusal(texts, refusal), rule: Some(refusal.rule) }
            }
            Declined::Stale { .. } => plain("declined-stale"),
            Declined::NotYourSeat(_) => plain("declined-not-your-seat"),
            Declined::SeatTaken(_) => plain("declined-seat-taken"),
            Declined::NotABot(_) => plain("declined-not-a-bot"),
            Declined::UnknownLevel(level) => with("declined-unknown-level", ("level", level.clone())),
            Declined::UnknownWindow(window) => with("declined-unknown-window", ("window", window.clone())),
            Declined::NotStarted => plain("declined-not-started"),
            Declined::AlreadyStarted => plain("declined-already-started"),
            Declined::SeatsEmpty(empty) => with("declined-seats-empty", ("seats", seats(*empty))),
            Declined::NotAsked => plain("declined-not-asked"),
            Declined::Unreadable(error) => with("declined-unreadable", ("message", error.to_string())),
            Declined::Over => plain("declined-over"),
            Declined::NothingToUndo => plain("declined-nothing-to-undo"),
            Declined::UndoNeedsAgreement(others) => {
                with("declined-undo-needs-agreement", ("seats", seats(*others)))
            }
            Declined::UndoHidden => plain("declined-undo-hidden"),
            Declined::UndoPending => plain("declined-undo-pending"),
            Declined::NoUndoRequest => plain("declined-no-undo-request"),
        }
    }

    fn data(&self, onlooker: &Onlooker) -> Value {
        let sight = self.sight(onlooker);
        let seats: Vec<Value> = self
            .table
            .occupants()
            .iter()
            .map(|(seat, occupant)| {
                let (held_by, level) = match occupant {
                    Occupant::Empty => ("nobody", None),
                    Occupant::Person(_) if sight.mine.contains(seat) => ("me", None),
                    Occupant::Person(_) => ("person", None),
                    Occupant::Bot { level } => ("bot", Some(*level)),
                };
                let name = &sight.people[usize::from(seat.number())];
                json!({ "seat": seat.number(), "held_by": held_by, "level": level, "name": name })
            })
            .collect();
        let legal: Vec<String> =
            self.choices(sight.acting).into_iter().map(|choice| choice.notation).collect();
        let (log, _) = self.sentences(onlooker.texts, &sight, Extent::Whole);
        let log: Vec<Value> = log
            .iter()
            .map(|(number, line)| json!({ "number": number, "rule": line.rule.0, "text": line.text }))
            .collect();
        let view = if self.is_closed_to(sight.viewer) { Value::Null } else { json!(sight.view) };
        let asked: Vec<u8> = sight.asked.iter().map(Seat::number).collect();
        json!({
            "table": self.about.id.as_str(),
            "game": G::ID,
            "rules": G::RULES.0,
            "options": self.table.options().to_string(),
            "version": self.table.revision(onlooker.person).0,
            "phase": match self.table.phase() {
                Phase::Gathering => "gathering",
                Phase::Running => "running",
                Phase::Over => "over",
            },
            "ended_by": self.table.ended_by(),
            "commitment": self.table.commitment(),
            "seats": seats,
            "asked": asked,
            "seat": sight.acting.map(Seat::number),
            "legal": legal,
            "view": view,
            "log": log,
        })
    }

    fn record(&self) -> Option<Record> {
        (self.table.phase() == Phase::Over).then(|| self.table.record())
    }

    fn replay(
        &self,
        onlooker: &Onlooker,
        at: Option<usize>,
        eyes: Option<Eyes>,
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
        choices.extend(seats.into_iter().map(|seat| {
            let values = [
                ("n", (seat.number() + 1).into()),
                ("name", (&sight.people[usize::from(seat.number())]).into()),
            ];
            (Eyes::Seat(seat), texts.say_with("eyes-seat", &values))
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
        // Each viewer counts its own moments: links from one to another's may lead beyond the present.
        let at = match at {
            Some(at) if over => at,
            Some(at) => at.min(of),
            None => {
                if over {
                    0
                } else {
                    of
                }
            }
        };
        let moment = moments.get(at).ok_or(NoReplay::NoSuchStep)?;
        let view = self.table.view_at(viewer, moment);
        let scene = Scene::<G> {
            texts,
            view: &view,
            people: &sight.people,
            mine: SeatSet::EMPTY,
            acting: None,
            choices: &[],
            blocked: &[],
            post_to: "",
            version: 0,
        };
        let events: Vec<Seen<'_, G::Event>> = self.table.log_for(viewer).take(moment.told).collect();
        let told_before = at.checked_sub(1).map_or(0, |before| moments[before].told);
        let newest = events.len().saturating_sub(REPLAYED).min(told_before);
        let sentences = told::<G>(texts, &view, &sight.people, events[newest..].iter());
        Ok(ReplayPage {
            id: self.about.id.to_string(),
            game: G::ID,
            at,
            of,
            eyes,
            choices,
            notation: moment.line.as_ref().map(ToString::to_string),
            told_before,
            sentences,
            scene: G::scene(&scene),
        })
    }
}

/// Options in words: name and value.
fn spelled_options(texts: &Texts, game: &str, options: &str) -> Vec<(String, String)> {
    options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (texts.say(&option_key(game, name)), texts.say(&value_key(game, name, value))))
        .collect()
}

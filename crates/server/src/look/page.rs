//! The table page.

use super::memory::{Setting, Stay};
use super::sight::Sight;
use super::{Onlooker, Shown};
use crate::command::Invited;
use crate::rights::offer;
use catalogue::Playable;
use i18n::Texts;
use kernel::{Asked, Seat, SeatSet, WindowSpec};
use maud::html;
use table::{Occupant, Phase, Since, Terms, Topic, Verdict};
use web::kit::asking::{Asking, OpenWindow, WindowRow};
use web::pages::{
    GroupNote, LAST_DECISION, LaterPart, NewerRulesNote, Offer, SeatChoice, SeatRow, SeatTab, SinceNote,
    Sitting, Stage, TableLook, TablePage, WayBack, level_name, levels, spelled, undo,
};
use web::{Blocked, Choice, Counsel, Face, Later, Parts, Scene, Slot};

impl<G: Playable + Face> Shown<G> {
    pub(super) fn draw(&self, onlooker: &Onlooker) -> TableLook {
        let sight = self.sight(onlooker);
        let parts = Parts::new(self.memory.drawings(setting(onlooker, &sight)));
        let page = self.table_page(onlooker, &sight, &parts);
        TableLook::new(onlooker.texts, page, parts)
    }

    fn table_page(&self, onlooker: &Onlooker, sight: &Sight<G>, parts: &Parts) -> TablePage {
        let texts = onlooker.texts;
        let stage = self.stage(texts, &sight.view, &sight.people);
        let (scene, question) = match stage {
            Stage::Gathering => (None, String::new()),
            Stage::Running | Stage::Over(_) if self.is_closed_to(sight.viewer) => {
                let closed = texts.say("no-onlookers");
                (Some(parts.frame("closed", html! { p #closed .hint { (closed) } })), closed)
            }
            Stage::Running | Stage::Over(_) => {
                let choices = self.choices(sight.acting);
                let decides = sight.acting.filter(|_| !choices.is_empty());
                let question = G::question(texts, &sight.view, &sight.people, decides);
                (Some(self.scene(onlooker, sight, &choices, parts)), question)
            }
        };
        let (log, log_goes_back) = self.newest_lines(texts, sight);
        let person = onlooker.person;
        let tabs = if sight.mine.len() < 2 { SeatSet::EMPTY } else { sight.mine };
        let tab = |seat: Seat| SeatTab {
            seat,
            label: texts.say_with("seat-number", &[("n", (seat.number() + 1).into())]),
            current: sight.acting == Some(seat),
            asked: sight.asked.contains(seat),
        };
        let seated = !sight.mine.is_empty() || person.is_some_and(|person| self.about.host == Some(person));
        TablePage {
            id: self.about.id.to_string(),
            game: G::ID,
            title: self.about.title.clone(),
            played: G::played(texts, self.table.options()),
            version: self.table.revision(person).0,
            seats: self.seat_rows(onlooker, sight),
            acting: sight.acting,
            pinned: onlooker.seat.filter(|seat| sight.mine.contains(*seat)),
            tabs: tabs.iter().map(tab).collect(),
            question,
            asked: sight.acting.is_some_and(|seat| sight.asked.contains(seat)),
            scene,
            log,
            log_goes_back,
            since: self.since(onlooker, sight),
            asking: self.asking(texts, sight),
            newer_rules: self.newer_rules_note(onlooker),
            deletable: self.has_a_say(person),
            proposals: self.proposal_notes(onlooker, sight),
            advice: self.advice_part(texts, sight),
            levels: levels::<G>,
            parts: match stage {
                Stage::Gathering => G::parts(texts, &sight.view),
                Stage::Running | Stage::Over(_) => None,
            },
            options: match stage {
                Stage::Gathering => self.options_in_words(texts),
                Stage::Running | Stage::Over(_) => Vec::new(),
            },
            again: match stage {
                Stage::Gathering | Stage::Running => String::new(),
                Stage::Over(_) => self.again(sight.mine),
            },
            invite: self
                .about
                .invite
                .as_ref()
                .filter(|_| seated)
                .map(|token| format!("{}/j/{token}", onlooker.origin)),
            spectate: format!("{}/t/{}", onlooker.origin, self.about.id),
            group: self.about.group.as_ref().filter(|_| seated).map(|group| GroupNote {
                name: group.name.clone(),
                address: format!("/groups/{}", group.id),
                entered: G::entered(texts, &sight.view),
            }),
            may_start: matches!(stage, Stage::Gathering)
                && person.is_some_and(|person| self.rights().may_start(person)),
            host: person.is_some() && self.about.host == person,
            commitment: self.table.commitment(),
            stage,
        }
    }

    /// When the acting seat is asked, as long as that matters and in games with windows.
    fn asking(&self, texts: &Texts, sight: &Sight<G>) -> Option<Asking> {
        let seat = sight.acting.filter(|_| self.table.phase() != Phase::Over)?;
        let (answers, turn) = (self.table.standing_answers()[seat], self.table.turn());
        let row = |(window, asked): (&'static WindowSpec, Asked)| WindowRow {
            name: window.name,
            label: G::window(texts, window.name),
            asked,
            is_quiet: answers.is_quiet(window.name, turn),
        };
        let windows: Vec<WindowRow> = answers.iter().map(row).collect();
        let is_bot = |occupant: &Occupant| matches!(occupant, Occupant::Bot { .. });
        let bots = self.table.occupants().iter().any(|(_, occupant)| is_bot(occupant));
        let open = self.table.open_window(seat).map(|open| OpenWindow {
            name: open.window,
            passes: self.times.clocks.passes(seat),
            can_be_quiet: turn.is_some(),
        });
        (!windows.is_empty()).then(|| Asking {
            table: format!("/t/{}", self.about.id),
            seat,
            windows,
            by_bots: bots.then(|| answers.asked_by_bots()),
            open,
        })
    }

    /// Where the reader sees what has happened since their last decision, or so far, if anything has.
    fn since(&self, onlooker: &Onlooker, sight: &Sight<G>) -> Option<SinceNote> {
        let seat = sight.acting?;
        let from = self.table.gone_on_since(onlooker.person?, sight.viewer)?;
        let at = match from {
            Since::LastDecision => LAST_DECISION,
            Since::Beginning => "0",
        };
        Some(SinceNote { from, address: format!("/t/{}/replay?at={at}&seat={seat}", self.about.id) })
    }

    fn options_in_words(&self, texts: &Texts) -> Vec<(String, String)> {
        let advice = match self.about.advice {
            store::Advice::Allowed => "advice-allowed",
            store::Advice::Forbidden => "advice-forbidden",
        };
        let mut options = spelled(texts, G::ID, &self.table.options().to_string());
        options.push((texts.say("new-advice"), texts.say(advice)));
        options
    }

    /// The form for another game with these options, the reader's seats and the bots; the other seats wait for their people.
    fn again(&self, mine: SeatSet) -> String {
        let options = self.table.options().to_string();
        let options = options.split_whitespace().map(str::to_owned);
        let seats = self.table.occupants().iter().map(|(seat, occupant)| {
            let sits = match occupant {
                Occupant::Bot { level } => SeatChoice::Bot((*level).to_owned()),
                Occupant::Person(_) if mine.contains(seat) => SeatChoice::Me,
                Occupant::Person(_) | Occupant::Empty => SeatChoice::Open,
            };
            format!("seat-{}={sits}", seat.number())
        });
        let fields: Vec<String> = options.chain(seats).collect();
        format!("/new/{}?{}", G::ID, fields.join("&"))
    }

    fn stage(&self, texts: &Texts, view: &G::View, people: &[String]) -> Stage {
        match self.table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Running => Stage::Running,
            Phase::Over => Stage::Over(Box::new(self.over(texts, view, people))),
        }
    }

    pub(super) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.get_or_init(|| table::verify::<G>(&self.table.record()).ok()).as_ref()
    }

    fn seat_rows(&self, onlooker: &Onlooker, sight: &Sight<G>) -> Vec<SeatRow> {
        let names = self.names_by_seat(onlooker.texts);
        let row = |(seat, occupant): (Seat, &Occupant)| {
            let sitting = match occupant {
                Occupant::Empty => Sitting::Nobody,
                Occupant::Bot { .. } => Sitting::Bot,
                Occupant::Person(_) if sight.mine.contains(seat) => Sitting::Me,
                Occupant::Person(_) => Sitting::Other,
            };
            let person = onlooker.person;
            let level = match occupant {
                Occupant::Bot { level } => Some(level_name(onlooker.texts, level)),
                Occupant::Empty | Occupant::Person(_) => None,
            };
            SeatRow {
                seat,
                level,
                thoughts: self.thoughts_of(onlooker.texts, sight, seat),
                name: names[usize::from(seat.number())].clone(),
                part: G::part(onlooker.texts, &sight.view, seat),
                class: G::seat_class(&sight.view, seat),
                sitting,
                asked: sight.asked.contains(seat),
                take: self.rights().take_offer(person, seat, Invited::No),
                bot: person.map_or(Offer::Nothing, |person| self.rights().bot_offer(person, seat)),
            }
        };
        self.table.occupants().iter().map(row).collect()
    }

    /// How what the seat decided last can be taken back, if it can.
    fn way_back(&self, onlooker: &Onlooker, seat: Seat) -> Option<WayBack> {
        if self.table.proposal(Topic::TakeBack).is_some() {
            return None;
        }
        let offer = self.table.take_back(onlooker.person?, seat).ok()?;
        Some(match offer.terms {
            Terms::Free => WayBack::AtOnce,
            Terms::Agreement(others) if others.is_empty() => WayBack::WithWhatFollowed,
            Terms::Agreement(_) => WayBack::IfOthersAgree,
        })
    }

    fn newer_rules_note(&self, onlooker: &Onlooker) -> Option<NewerRulesNote> {
        let to = self.table.newer_rules().filter(|_| self.table.proposal(Topic::Rules).is_none())?;
        let terms = self.table.newer_rules_terms(onlooker.person?).ok()?;
        Some(NewerRulesNote { from: self.table.rules().0, to: to.0, offer: offer(terms) })
    }

    /// The part with this id, which comes when it is wanted.
    pub(super) fn later_part(&self, onlooker: &Onlooker, id: &str) -> Option<LaterPart> {
        let sight = self.sight(onlooker);
        let parts = Parts::wanting(self.memory.drawings(setting(onlooker, &sight)), id);
        if self.table.phase() != Phase::Gathering && !self.is_closed_to(sight.viewer) {
            self.scene(onlooker, &sight, &self.choices(sight.acting), &parts);
        }
        let (page, part) = parts.into_page_and_wanted();
        let post_to = sight.acting.map(|seat| (self.post_to(onlooker, Some(seat)), seat));
        Some(LaterPart {
            game: G::ID,
            part: part?,
            sprite: page.part("sprite"),
            post_to,
            version: self.table.revision(onlooker.person).0,
        })
    }

    /// Where moves of the acting seat are posted to.
    fn post_to(&self, onlooker: &Onlooker, acting: Option<Seat>) -> String {
        let id = &self.about.id;
        let seat = acting.map_or(0, Seat::number);
        let pinned = if onlooker.seat.is_some() { "&pinned=yes" } else { "" };
        format!("/t/{id}/act?seat={seat}{pinned}")
    }

    fn scene(
        &self,
        onlooker: &Onlooker,
        sight: &Sight<G>,
        choices: &[Choice<G::Action>],
        parts: &Parts,
    ) -> Slot {
        let blocked = || self.blocked(sight);
        let undo = sight.acting.and_then(|seat| {
            let way = self.way_back(onlooker, seat)?;
            Some(undo(onlooker.texts, parts, self.about.id.as_str(), seat, way))
        });
        let asking = self.asking(onlooker.texts, sight);
        let scene = Scene::<G> {
            texts: onlooker.texts,
            view: &sight.view,
            people: &sight.people,
            mine: sight.mine,
            acting: sight.acting.filter(|_| !choices.is_empty()),
            choices,
            blocked: Blocked::new(&blocked),
            asking: asking.as_ref(),
            counsel: match self.about.advice {
                store::Advice::Allowed => Counsel::Given,
                store::Advice::Forbidden => Counsel::Withheld,
            },
            undo: undo.as_ref(),
            post_to: &self.post_to(onlooker, sight.acting),
            later: Later { path: &format!("/t/{}/part/", self.about.id), query: &query(sight) },
            parts,
        };
        G::scene(&scene)
    }
}

/// What the addresses of parts end with that come when they are wanted. Whoever has one seat looks with it anyway: so readers
/// share what leads to such parts.
fn query<G: Playable + Face>(sight: &Sight<G>) -> String {
    let chosen = sight.acting.filter(|_| sight.mine.len() > 1);
    chosen.map_or_else(String::new, |seat| format!("?seat={}", seat.number()))
}

fn setting<G: Playable + Face>(onlooker: &Onlooker, sight: &Sight<G>) -> Setting {
    Setting {
        language: onlooker.texts.tag(),
        people: sight.people.clone(),
        origin: onlooker.origin.clone(),
        query: query(sight),
        stay: if onlooker.seat.is_some() { Stay::Pinned } else { Stay::Follows },
    }
}

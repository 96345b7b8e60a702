//! What is asked, and of whom, in words.

use crate::faces::outlive::board::hunts;
use crate::faces::outlive::board::night::Forecast;
use crate::faces::outlive::board::score::victory;
use crate::faces::outlive::words::{Thing, Words};
use kernel::{Seat, SeatSet, Viewer};
use outlive::{
    Area, Ask, Chore, Frame, Hero, HeroPlacement, ImmunityScope, Loss, Origin, SetupChoice, Todo, View,
    Visit, airlock_seats,
};

/// What is asked: in short, and what one needs to know to answer.
pub(crate) struct Question {
    pub(crate) headline: String,
    pub(crate) more: Option<String>,
}

impl From<String> for Question {
    fn from(headline: String) -> Self {
        Question { headline, more: None }
    }
}

impl Words<'_> {
    /// What is asked now, in the words for whoever decides for `acting`, or else for those who wait.
    pub(crate) fn question(&self, acting: Option<Seat>) -> Question {
        if self.view.over {
            return victory(self).into();
        }
        match (self.view.top(), acting) {
            (Some(Frame::Ask(ask)), Some(seat)) => self.asked(ask, seat),
            (Some(Frame::Ask(ask)), None) => self.awaited(ask).into(),
            (Some(Frame::Draw(_)) | None, _) => self.say("outlive-wait-chance").into(),
        }
    }

    fn asked(&self, ask: Ask, seat: Seat) -> Question {
        match ask {
            Ask::Choose | Ask::PlaceHeroes | Ask::Shelters => self.owed(seat, None),
            Ask::Strike { turn } => self.owed(seat, Some(turn)),
            Ask::SplitForMary { .. } => self.simply("split", seat, &[]),
            Ask::DiscardForMary { .. } => self.simply("discard-tile", seat, &[]),
            Ask::Move { .. } => self.mover(seat),
            Ask::Pressure { targets } => self.attacker(seat, targets),
            Ask::Defend { pressure, .. } => {
                let attacker = ("attacker", self.visitor(seat).into());
                self.simply("defend", seat, &[attacker, ("pressure", pressure.into())])
            }
            Ask::Loot { targets, pressure } => self.looter(seat, targets, pressure).into(),
            Ask::Visit => self.visiting(seat),
            Ask::House { from } => {
                let more = match from {
                    Origin::CargoShip => "outlive-more-house-cargo-ship",
                    Origin::Flashlight => "outlive-more-house-flashlight",
                };
                self.with_more("house", seat, &[], self.say(more))
            }
            Ask::Resolve { .. } => self.simply("resolve", seat, &[]),
        }
    }

    /// What the seat owes where all decide at once.
    fn owed(&self, seat: Seat, strike: Option<u8>) -> Question {
        let why = || self.struck(strike).unwrap_or_default();
        let lost =
            |left: u8, more: String| self.with_more("lose-survivors", seat, &[("left", left.into())], more);
        match self.view.seat(seat).todo {
            Todo::Nothing => self.say("outlive-wait-chance").into(),
            Todo::Setup(SetupChoice::DiscardRooms { left }) => {
                self.simply("discard-rooms", seat, &[("left", left.into())])
            }
            Todo::Setup(SetupChoice::BuildFree) => self.simply("build-free", seat, &[]),
            Todo::Setup(SetupChoice::Settle) => self.with_more("settle", seat, &[], self.first_room(seat)),
            Todo::Setup(SetupChoice::ChooseLeader) => self.simply("leader", seat, &[]),
            Todo::Setup(SetupChoice::PlaceHeroes) => {
                let more = match self.view.options.hero_placement {
                    HeroPlacement::Simultaneous => "outlive-more-place-heroes",
                    HeroPlacement::OneByOne => "outlive-more-place-heroes-one-by-one",
                };
                self.with_more("place-heroes", seat, &[], self.say(more))
            }
            Todo::Loss(Loss::Goods { left }) => {
                self.with_more("lose-goods", seat, &[("left", left.into())], why())
            }
            Todo::Loss(Loss::Food { left }) => {
                self.with_more("lose-food", seat, &[("left", left.into())], why())
            }
            Todo::Loss(Loss::Survivors { left }) => lost(left, why()),
            Todo::Chore(Chore::Starve { left }) => lost(left, self.say("outlive-more-starve")),
            Todo::Chore(Chore::Irradiated { left }) => lost(left, self.say("outlive-more-irradiated")),
            Todo::Chore(Chore::Feed) => self.with_more("feed", seat, &[], self.needs(seat)),
            Todo::Chore(Chore::Recruit) => {
                let free = airlock_seats(self.view.options.airlock_rows)
                    .saturating_sub(self.view.seat(seat).airlock);
                let more = self.tell("outlive-more-recruit", &[("seats", free.into())]);
                self.with_more("recruit", seat, &[], more)
            }
            Todo::Chore(Chore::Build) => {
                let airlock = self.view.seat(seat).airlock;
                let more = self.tell("outlive-more-build", &[("survivors", airlock.into())]);
                self.with_more("build", seat, &[], more)
            }
            Todo::Chore(Chore::Repair { cheaper: 0 }) => self.simply("repair", seat, &[]),
            Todo::Chore(Chore::Repair { cheaper: _ }) => {
                self.with_more("repair", seat, &[], self.say("outlive-more-repair-cheaper"))
            }
        }
    }

    /// O3.11 The room that stands, with its seats.
    fn first_room(&self, seat: Seat) -> String {
        let built = self.view.seat(seat).rooms.named().find(|(_, room)| room.built);
        let more = self.say("outlive-more-settle");
        let Some((room, _)) = built else { return more };
        let seats = room.kind.record().seats;
        let told = self.tell("outlive-more-settle-room", &[("room", room.into()), ("seats", seats.into())]);
        self.sentences([told, more])
    }

    /// O14.1 O14.2 O14.4b What the shelter needs tonight, and what will be missing.
    fn needs(&self, seat: Seat) -> String {
        let Forecast { food, water, shortage, .. } = Forecast::of(self, self.view.seat(seat));
        let id = if shortage > 0 { "outlive-more-feed-short" } else { "outlive-more-feed" };
        let needs = [("rooms", food.into()), ("airlock", water.into()), ("shortage", shortage.into())];
        self.tell(id, &needs)
    }

    fn mover(&self, seat: Seat) -> Question {
        let own = self.view.seat(seat);
        let stuck = Hero::ALL.iter().filter(|&&hero| !own.hero(hero).active).all(|&hero| {
            let reachable = |area: &&Area| own.hero(hero).area.is_some_and(|from| from.distance(**area) <= 2);
            Area::ALL
                .iter()
                .filter(reachable)
                .all(|&area| own.heroes.iter().any(|other| other.area == Some(area)))
        });
        let more = if stuck { "outlive-more-move-stuck" } else { "outlive-more-move" };
        self.with_more("move", seat, &[], self.say(more))
    }

    fn attacker(&self, seat: Seat, targets: SeatSet) -> Question {
        let target = next_target(self.view, targets).unwrap_or(seat);
        let more = self.view.visit.and_then(|visit| {
            let theirs = standing(self.view, target, visit.area)?;
            let pressure = visit.hero.strength().saturating_sub(theirs.strength());
            let heroes = [("hero", visit.hero.into()), ("target_hero", theirs.into())];
            Some(self.tell("outlive-more-pressure", &[heroes[0], heroes[1], ("pressure", pressure.into())]))
        });
        let headline = self.tell("outlive-ask-pressure", &[("who", seat.into()), ("target", target.into())]);
        Question { headline, more }
    }

    fn looter(&self, seat: Seat, targets: SeatSet, pressure: u8) -> String {
        let attacker = self.visitor(seat);
        let target = next_target(self.view, targets).unwrap_or(seat);
        let id = if seat == attacker { "outlive-ask-demand" } else { "outlive-ask-hand-over" };
        self.tell(
            id,
            &[
                ("who", seat.into()),
                ("attacker", attacker.into()),
                ("target", target.into()),
                ("pressure", pressure.into()),
            ],
        )
    }

    fn visiting(&self, seat: Seat) -> Question {
        let Some(visit) = self.view.visit else { return self.say("outlive-wait-chance").into() };
        let more = if visit.area == Area::Dam && !visit.purifier {
            "outlive-more-visit-dam"
        } else if self.keeps_events_out(&visit) {
            "outlive-more-visit-immune"
        } else {
            "outlive-more-visit"
        };
        let area = self.place(visit.area);
        let more = self.tell(more, &[("area", (&area).into())]);
        self.with_more("visit", seat, &[("hero", visit.hero.into()), ("left", visit.points.into())], more)
    }

    /// O20.14b Whether an open event would change this visit, were the shelter not immune.
    fn keeps_events_out(&self, visit: &Visit) -> bool {
        visit.immune
            && self.view.options.immunity_scope == ImmunityScope::AllButShortage
            && self.view.open_events().any(hunts::lasts_all_day)
    }

    /// The same to those who wait.
    fn awaited(&self, ask: Ask) -> String {
        let who = self.list(self.view.asked.iter().map(|seat| self.person(seat)));
        let told = |what: &str| self.tell(&format!("outlive-wait-{what}"), &[("who", (&who).into())]);
        match ask {
            Ask::Choose | Ask::PlaceHeroes if self.is_ready() => told("ready"),
            Ask::Shelters if self.is_ready() => told("shelters-ready"),
            Ask::Choose => told("choose"),
            Ask::PlaceHeroes => told("place-heroes"),
            Ask::SplitForMary { .. } | Ask::DiscardForMary { .. } => told("mary"),
            Ask::Strike { turn } => match self.view.events.get(usize::from(turn.saturating_sub(1))) {
                Some(&Some(event)) => {
                    self.tell("outlive-wait-strike", &[("who", (&who).into()), ("event", event.into())])
                }
                Some(None) | None => self.say("outlive-wait-chance"),
            },
            Ask::Move { .. } => told("move"),
            Ask::Pressure { .. } => told("pressure"),
            Ask::Defend { .. } => told("defend"),
            Ask::Loot { .. } => told("loot"),
            Ask::Visit => {
                let area = self.view.visit.map(|visit| self.place(visit.area)).unwrap_or_default();
                self.tell("outlive-wait-visit", &[("who", (&who).into()), ("area", (&area).into())])
            }
            Ask::House { .. } => told("house"),
            Ask::Resolve { .. } => told("resolve"),
            Ask::Shelters => told("shelters"),
        }
    }

    /// Whether the viewer plays and has nothing left to do.
    fn is_ready(&self) -> bool {
        match self.view.viewer {
            Viewer::Seat(seat) => self.view.seat(seat).todo == Todo::Nothing,
            Viewer::Spectator | Viewer::Omniscient => false,
        }
    }

    fn struck(&self, turn: Option<u8>) -> Option<String> {
        let event = self.view.events.get(usize::from(turn?.checked_sub(1)?)).copied().flatten()?;
        Some(self.tell("outlive-more-strike", &[("event", event.into())]))
    }

    /// Whose hero acts.
    fn visitor(&self, otherwise: Seat) -> Seat {
        self.view.visit.map_or(otherwise, |visit| visit.seat)
    }

    /// A question whose further text has the same name.
    fn simply(&self, what: &str, seat: Seat, things: &[(&str, Thing<'_>)]) -> Question {
        self.with_more(what, seat, things, self.say(&format!("outlive-more-{what}")))
    }

    fn with_more(&self, what: &str, seat: Seat, things: &[(&str, Thing<'_>)], more: String) -> Question {
        let things: Vec<_> = std::iter::once(("who", seat.into())).chain(things.iter().copied()).collect();
        let headline = self.tell(&format!("outlive-ask-{what}"), &things);
        Question { headline, more: (!more.is_empty()).then_some(more) }
    }
}

/// O7.10 The next of the targets, clockwise from the attacker.
pub(crate) fn next_target(view: &View, targets: SeatSet) -> Option<Seat> {
    let attacker = view.visit?.seat;
    attacker.and_following(view.options.players).find(|&seat| targets.contains(seat))
}

/// O7.2 The hero of a seat that is under pressure in this area.
fn standing(view: &View, seat: Seat, area: Area) -> Option<Hero> {
    let seat = view.seat(seat);
    Hero::ALL.iter().copied().find(|&hero| seat.hero(hero).area == Some(area) && seat.hero(hero).active)
}

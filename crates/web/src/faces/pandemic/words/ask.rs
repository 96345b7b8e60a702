//! What is asked, and of whom, in words.

use crate::faces::pandemic::words::{Thing, Words, slug};
use kernel::Seat;
use pandemic::{
    Action, Bottom, City, Colour, FORECAST, Frame, HAND_LIMIT, InfectionCard, Moment, Pawn,
    Question as Asked, Setup, Step, View, Window,
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
        if let Some(ending) = self.view.ended_by {
            return self.ending(ending.word()).into();
        }
        if let Some(owner) = self.view.private_question {
            return self.tell("wait-private", &[("who", owner.into())]).into();
        }
        match self.view.top() {
            Some(Frame::Setup(Setup::Roles)) => self.of_somebody("roles", acting).into(),
            Some(Frame::Moment(moment)) => self.moment(moment, acting),
            Some(Frame::Question(question)) => self.half_made(question, acting),
            Some(
                Frame::Setup(
                    Setup::BioTerroristSeat
                    | Setup::SetupInfection { .. }
                    | Setup::BioTerroristHand
                    | Setup::Events
                    | Setup::Deal
                    | Setup::Start,
                )
                | Frame::Step(_),
            )
            | None => self.say("wait-chance").into(),
        }
    }

    fn moment(&self, moment: Moment, acting: Option<Seat>) -> Question {
        match moment {
            Moment::Actions { .. } => self.actions(acting),
            Moment::OverLimit { seat, .. } => self.over_limit(seat, acting).into(),
            Moment::Window { window, .. } => self.window(window, acting),
            Moment::BioTerrorist => self.bio_terrorist(acting),
        }
    }

    fn half_made(&self, question: Asked, acting: Option<Seat>) -> Question {
        let active = self.view.active;
        let told = |what: &str, seat: Seat, things: &[(&str, Thing)]| {
            let id = if acting == Some(seat) { "ask" } else { "wait" };
            let things: Vec<_> =
                std::iter::once(("who", seat.into())).chain(things.iter().copied()).collect();
            self.tell(&format!("{id}-{what}"), &things)
        };
        match question {
            Asked::Consent { asker, owner, request } => {
                let of_whom = if acting == Some(owner) { "consent" } else { "request" };
                Question {
                    headline: told("consent", owner, &[]),
                    more: Some(self.request(of_whom, asker, owner, request)),
                }
            }
            Asked::Forecast { seat, to_reveal: 0, order } if acting == Some(seat) => {
                let place = order.iter().count() as u32 + 1;
                debug_assert!(place as usize <= FORECAST);
                told("forecast", seat, &[("place", place.into())]).into()
            }
            Asked::Forecast { seat, .. } => self.tell("wait-forecast", &[("who", seat.into())]).into(),
            Asked::CureCards { colour, left, .. } => {
                let what = if colour == Colour::Purple { "cure-any" } else { "cure" };
                told(what, active, &[("hue", colour.into()), ("left", left.into())]).into()
            }
            Asked::HospitalCube => {
                told("hospital", active, &[("city", self.view.seat(active).city.into())]).into()
            }
            Asked::Vaccine { seat, colour, left, .. } => {
                told("vaccine", seat, &[("hue", colour.into()), ("left", left.into())]).into()
            }
            Asked::RemoteTreatment { seat, left } => {
                told("remote-treatment", seat, &[("left", left.into())]).into()
            }
            Asked::MutationOrder => told("mutation-order", active, &[]).into(),
        }
    }

    /// Something asked of the acting seat, or of all that are asked.
    fn of_somebody(&self, what: &str, acting: Option<Seat>) -> String {
        match acting {
            Some(seat) => self.tell(&format!("ask-{what}"), &[("who", seat.into())]),
            None if self.view.asked.is_empty() => self.say("wait-chance"),
            None => {
                let who = self.list(self.view.asked.iter().map(|seat| self.person(seat)));
                self.say_with(&format!("wait-{what}"), &[("who", (&who).into())])
            }
        }
    }

    fn actions(&self, acting: Option<Seat>) -> Question {
        let active = self.view.active;
        if let Some(seat) = acting.filter(|&seat| seat != active) {
            return self.tell("ask-respond", &[("who", seat.into()), ("active", active.into())]).into();
        }
        let (headline, more) = match acting {
            Some(_) => ("ask-actions", "more-actions"),
            None => ("wait-actions", "more-waiting"),
        };
        let seat = self.view.seat(active);
        let role = seat.role.map(|role| self.role(role)).unwrap_or_default();
        let city = self.city(seat.city);
        Question {
            headline: self.tell(headline, &[("who", active.into()), ("left", seat.actions_left.into())]),
            more: Some(self.say_with(more, &[("role", (&role).into()), ("city", (&city).into())])),
        }
    }

    /// P21.5 P21.8 P21.19 The Bio-Terrorist's turn; nobody else learns how far it has come.
    fn bio_terrorist(&self, acting: Option<Seat>) -> Question {
        let Some(terrorist) = self.view.bio_terrorist else { return self.say("wait-chance").into() };
        let who = ("who", terrorist.seat.into());
        let (Some(moves), Some(actions)) = (terrorist.moves_left, terrorist.actions_left) else {
            return self.tell("wait-bio-terrorist", &[who]).into();
        };
        if acting != Some(terrorist.seat) {
            return self.tell("wait-bio-terrorist", &[who]).into();
        }
        let over = u32::from(terrorist.hand_count).saturating_sub(HAND_LIMIT);
        if over > 0 {
            return self.tell("ask-bio-terrorist-over-limit", &[who, ("count", over.into())]).into();
        }
        match (terrorist.city, terrorist.captor) {
            (_, Some(captor)) => Question {
                headline: self.tell("ask-bio-terrorist-captured", &[who, ("left", actions.into())]),
                more: Some(self.tell("more-bio-terrorist-captured", &[("captor", captor.into())])),
            },
            (Some(city), None) => Question {
                headline: self
                    .tell("ask-bio-terrorist", &[who, ("moves", moves.into()), ("left", actions.into())]),
                more: Some(self.tell("more-bio-terrorist", &[("city", city.into())])),
            },
            (None, None) => {
                Question { headline: self.tell("ask-begin", &[who]), more: Some(self.say("more-begin")) }
            }
        }
    }

    fn over_limit(&self, owner: Seat, acting: Option<Seat>) -> String {
        if let Some(seat) = acting.filter(|&seat| seat != owner) {
            return self.tell("ask-respond-over-limit", &[("who", seat.into()), ("owner", owner.into())]);
        }
        let id = if acting.is_some() { "ask-over-limit" } else { "wait-over-limit" };
        let limit = self.view.hand_limit(owner);
        let count = u32::from(self.view.seat(owner).hand_count).saturating_sub(limit);
        self.tell(id, &[("who", owner.into()), ("count", count.into())])
    }

    fn window(&self, window: Window, acting: Option<Seat>) -> Question {
        let (id, who) = match acting {
            Some(seat) => ("ask-window", self.person(seat)),
            None => ("wait-window", self.list(self.view.asked.iter().map(|seat| self.person(seat)))),
        };
        Question {
            headline: self.say_with(id, &[("who", (&who).into())]),
            more: Some(self.about_to_happen(window)),
        }
    }

    /// What comes when the window closes.
    fn about_to_happen(&self, window: Window) -> String {
        let shown = shown_card(self.view);
        let purple = self.view.frames.iter().rev().find_map(|frame| match frame {
            Frame::Step(Step::Infect { by, .. }) => purple_cubes(*by),
            Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => None,
        });
        match (window, purple, shown) {
            (Window::BottomRevealed, Some(cubes), Some(card)) => {
                self.tell("moment-bottom-revealed-purple", &[("city", card.into()), ("cubes", cubes.into())])
            }
            (
                Window::InfectionRevealed,
                _,
                Some(InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo),
            ) => self.say("moment-mutation-revealed"),
            (_, _, shown) => {
                let city = shown.map(|card| self.infection_card(card)).unwrap_or_default();
                self.say_with(&format!("moment-{}", slug(window.word())), &[("city", (&city).into())])
            }
        }
    }

    /// A request in the words of `consent-` (to the owner) or `request-` (about the owner).
    fn request(&self, told: &str, asker: Seat, owner: Seat, request: Action) -> String {
        #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else needs consent")]
        let (kind, city, card, role) = match request {
            Action::Move { by, pawn: Pawn::Of(_) | Pawn::Own, to } => (by.word(), Some(to), None, None),
            Action::Airlift { to, .. } => ("airlift", Some(to), None, None),
            Action::Give { card, .. } => ("give", None, Some(card), None),
            Action::Take { card, .. } => ("take", None, Some(card), None),
            Action::Obtain { card, .. } => ("obtain", None, Some(card), None),
            Action::NewAssignment { role, .. } => ("new-assignment", None, None, Some(role)),
            Action::SpecialOrders(_) => ("special-orders", None, None, None),
            _ => return self.action(request),
        };
        let name = |city: Option<City>| city.map(|city| self.city(city)).unwrap_or_default();
        let role = role.map(|role| self.role(role)).unwrap_or_default();
        self.say_with(
            &format!("{told}-{kind}"),
            &[
                ("asker", (&self.person(asker)).into()),
                ("owner", (&self.person(owner)).into()),
                ("from", (&self.city(self.view.seat(owner).city)).into()),
                ("city", (&name(city)).into()),
                ("card", (&name(card)).into()),
                ("role", (&role).into()),
            ],
        )
    }
}

/// P20.6 P20.10 P20.11 How many purple cubes come to the city of a bottom card, if it is not an Epidemic's.
const fn purple_cubes(by: Bottom) -> Option<u8> {
    match by {
        Bottom::Epidemic => None,
        Bottom::MutationAppears | Bottom::MutationSpreads => Some(1),
        Bottom::MutationThreatens => Some(pandemic::CITY_CUBES),
    }
}

/// The infection card that is turned up and not yet carried out.
pub(crate) fn shown_card(view: &View) -> Option<InfectionCard> {
    view.frames.iter().rev().find_map(|frame| match *frame {
        Frame::Step(Step::Infect { city, .. }) => Some(InfectionCard::City(city)),
        Frame::Step(Step::PlaceInfection { card }) => Some(card),
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => None,
    })
}

//! What is asked, and of whom, in words.

use super::words::{Words, slug};
use kernel::Seat;
use pandemic::{Action, City, FORECAST, Frame, HAND_LIMIT, Pawn, View, Window};

/// What is asked: in short, and what one needs to know to answer.
pub(super) struct Question {
    pub(super) headline: String,
    pub(super) more: Option<String>,
}

impl From<String> for Question {
    fn from(headline: String) -> Self {
        Question { headline, more: None }
    }
}

impl Words<'_> {
    /// What is asked now, told to whoever decides for `acting`, or else to those who wait.
    pub(super) fn question(&self, acting: Option<Seat>) -> Question {
        if let Some(ending) = self.view.ended_by {
            return self.say(&format!("ending-{}", slug(ending.word()))).into();
        }
        if let Some(owner) = self.view.private_question {
            return self.say_with("wait-private", &[("who", (&self.who(owner)).into())]).into();
        }
        let Some(top) = self.view.top() else { return self.say("wait-chance").into() };
        match top {
            Frame::Roles => self.of_somebody("roles", acting).into(),
            Frame::Actions { .. } => self.actions(acting),
            Frame::OverLimit { seat, .. } => self.over_limit(seat, acting).into(),
            Frame::Window { window, .. } => self.window(window, acting),
            Frame::Consent { asker, owner, request } => {
                let (id, of_whom) =
                    if acting == Some(owner) { ("ask", "consent") } else { ("wait", "request") };
                Question {
                    headline: self.say_with(&format!("{id}-consent"), &[("who", (&self.who(owner)).into())]),
                    more: Some(self.request(of_whom, asker, owner, request)),
                }
            }
            Frame::Forecast { seat, to_reveal: 0, order } if acting == Some(seat) => {
                let place = order.iter().count() as u32 + 1;
                debug_assert!(place as usize <= FORECAST);
                self.say_with("ask-forecast", &[("who", (&self.who(seat)).into()), ("place", place.into())])
                    .into()
            }
            Frame::Forecast { seat, .. } => {
                self.say_with("wait-forecast", &[("who", (&self.who(seat)).into())]).into()
            }
            Frame::CureCards { colour, left } => {
                let active = self.view.active;
                let id = if acting == Some(active) { "ask-cure" } else { "wait-cure" };
                self.say_with(
                    id,
                    &[
                        ("who", (&self.who(active)).into()),
                        ("hue", (&self.hue(colour)).into()),
                        ("left", left.into()),
                    ],
                )
                .into()
            }
            Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Draw
            | Frame::Increase
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn => self.say("wait-chance").into(),
        }
    }

    /// Something asked of the acting seat, or of all that are asked.
    fn of_somebody(&self, what: &str, acting: Option<Seat>) -> String {
        match acting {
            Some(seat) => self.say_with(&format!("ask-{what}"), &[("who", (&self.who(seat)).into())]),
            None if self.view.asked.is_empty() => self.say("wait-chance"),
            None => {
                let who = self.list(self.view.asked.iter().map(|seat| self.who(seat)));
                self.say_with(&format!("wait-{what}"), &[("who", (&who).into())])
            }
        }
    }

    fn actions(&self, acting: Option<Seat>) -> Question {
        let active = self.view.active;
        if let Some(seat) = acting.filter(|&seat| seat != active) {
            let values = [self.who(seat), self.who(active)];
            return self
                .say_with("ask-respond", &[("who", (&values[0]).into()), ("active", (&values[1]).into())])
                .into();
        }
        let (headline, more) = match acting {
            Some(_) => ("ask-actions", "more-actions"),
            None => ("wait-actions", "more-waiting"),
        };
        let seat = self.view.seat(active);
        let role = seat.role.map(|role| self.role(role)).unwrap_or_default();
        let city = self.city(seat.city);
        Question {
            headline: self.say_with(
                headline,
                &[("who", (&self.who(active)).into()), ("left", seat.actions_left.into())],
            ),
            more: Some(self.say_with(more, &[("role", (&role).into()), ("city", (&city).into())])),
        }
    }

    fn over_limit(&self, owner: Seat, acting: Option<Seat>) -> String {
        if let Some(seat) = acting.filter(|&seat| seat != owner) {
            return self.say_with(
                "ask-respond-over-limit",
                &[("who", (&self.who(seat)).into()), ("owner", (&self.who(owner)).into())],
            );
        }
        let id = if acting.is_some() { "ask-over-limit" } else { "wait-over-limit" };
        let count = u32::from(self.view.seat(owner).hand_count).saturating_sub(HAND_LIMIT);
        self.say_with(id, &[("who", (&self.who(owner)).into()), ("count", count.into())])
    }

    fn window(&self, window: Window, acting: Option<Seat>) -> Question {
        let city = shown_city(self.view).map(|city| self.city(city)).unwrap_or_default();
        let moment = self.say_with(&format!("moment-{}", slug(window.word())), &[("city", (&city).into())]);
        let (id, who) = match acting {
            Some(seat) => ("ask-window", self.who(seat)),
            None => ("wait-window", self.list(self.view.asked.iter().map(|seat| self.who(seat)))),
        };
        Question { headline: self.say_with(id, &[("who", (&who).into())]), more: Some(moment) }
    }

    /// A request in the words of `consent-` (to the owner) or `request-` (about the owner).
    fn request(&self, told: &str, asker: Seat, owner: Seat, request: Action) -> String {
        let (kind, city, card) = match request {
            Action::Move { by, pawn: Pawn::Of(_) | Pawn::Own, to } => (by.word(), Some(to), None),
            Action::Airlift { to, .. } => ("airlift", Some(to), None),
            Action::Give { card, .. } => ("give", None, Some(card)),
            Action::Take { card, .. } => ("take", None, Some(card)),
            Action::Role(_)
            | Action::Build { .. }
            | Action::Cure(_)
            | Action::Treat(_)
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_)
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Pass
            | Action::End => return self.action(request),
        };
        let name = |city: Option<City>| city.map(|city| self.city(city)).unwrap_or_default();
        self.say_with(
            &format!("{told}-{kind}"),
            &[
                ("asker", (&self.who(asker)).into()),
                ("owner", (&self.who(owner)).into()),
                ("from", (&self.city(self.view.seat(owner).city)).into()),
                ("city", (&name(city)).into()),
                ("card", (&name(card)).into()),
            ],
        )
    }
}

/// The infection card that is turned up and not yet carried out.
pub(super) fn shown_city(view: &View) -> Option<City> {
    view.frames.iter().rev().find_map(|frame| match *frame {
        Frame::Infect { city } | Frame::PlaceInfection { city } => Some(city),
        Frame::Roles
        | Frame::SetupInfection { .. }
        | Frame::Deal
        | Frame::Start
        | Frame::Actions { .. }
        | Frame::Window { .. }
        | Frame::Draw
        | Frame::Increase
        | Frame::Bottom
        | Frame::Intensify
        | Frame::NextEpidemic
        | Frame::HandLimit
        | Frame::OverLimit { .. }
        | Frame::Infection
        | Frame::EndTurn
        | Frame::Consent { .. }
        | Frame::Forecast { .. }
        | Frame::CureCards { .. } => None,
    })
}

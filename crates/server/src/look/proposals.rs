//! Open proposals and seats that have changed hands, in words and for programs.

use super::names::bot_name;
use super::sight::Sight;
use super::{Onlooker, Shown};
use catalogue::Playable;
use i18n::Texts;
use kernel::Seat;
use serde_json::{Value, json};
use table::{HandOver, Motion, Occupant, PersonId, Proposal, Quorum, Topic};
use web::Face;
use web::pages::{ProposalNote, ProposalPart};

impl<G: Playable + Face> Shown<G> {
    /// What is proposed, and what the onlooker can say to it.
    pub(super) fn proposal_notes(&self, onlooker: &Onlooker, sight: &Sight<G>) -> Vec<ProposalNote> {
        let open = Topic::ALL.into_iter().filter_map(|topic| self.table.proposal(topic));
        let open = open.map(|proposal| self.note(onlooker, sight, proposal));
        open.chain(self.deletion_note(onlooker)).collect()
    }

    /// Somebody's wish that the table be deleted, for those who have a say in it.
    fn deletion_note(&self, onlooker: &Onlooker) -> Option<ProposalNote> {
        let (texts, wishing) = (onlooker.texts, &self.about.unwanted_by);
        let (first, reader) =
            (wishing.first()?, onlooker.person.filter(|_| self.has_a_say(onlooker.person))?);
        let others = self.sitting().into_iter().filter(|person| !wishing.contains(person));
        Some(ProposalNote {
            about: "delete",
            wish: texts.say_with("delete-table-wish", &[("name", (&self.called(texts, *first)).into())]),
            waits_for: others.map(|person| self.called(texts, person)).collect(),
            part: if wishing.contains(&reader) { ProposalPart::Asks } else { ProposalPart::Answers },
            seat: None,
        })
    }

    /// The people who sit here, each once.
    fn sitting(&self) -> Vec<PersonId> {
        let people = self.table.occupants().iter().filter_map(|(_, occupant)| match occupant {
            Occupant::Person(person) if self.names.contains_key(&person.0) => Some(*person),
            Occupant::Person(_) | Occupant::Empty | Occupant::Bot { .. } => None,
        });
        let mut people: Vec<PersonId> = people.collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether this person has a say in whether the table is deleted: all who sit here, or the host if nobody does.
    pub(super) fn has_a_say(&self, person: Option<PersonId>) -> bool {
        let sitting = self.sitting();
        let host = if sitting.is_empty() { self.about.host } else { None };
        person.is_some_and(|person| sitting.contains(&person) || host == Some(person))
    }

    fn note(&self, onlooker: &Onlooker, sight: &Sight<G>, proposal: &Proposal) -> ProposalNote {
        let topic = proposal.motion.topic();
        let awaited = self.table.awaits(topic);
        let seat = match proposal.motion {
            Motion::TakeBack { seat, .. } if sight.mine.contains(seat) => Some(seat),
            Motion::TakeBack { .. } => (sight.mine & awaited).first(),
            Motion::HandOver { .. } | Motion::NewerRules { .. } => None,
        };
        ProposalNote {
            about: topic.word(),
            wish: self.wish(onlooker.texts, proposal),
            waits_for: self.waits_for(onlooker.texts, topic),
            part: self.part(onlooker.person, proposal),
            seat,
        }
    }

    fn part(&self, person: Option<PersonId>, proposal: &Proposal) -> ProposalPart {
        match person {
            Some(person) if person == proposal.by => ProposalPart::Asks,
            Some(person) if self.table.is_asked(person, proposal.motion.topic()) => ProposalPart::Answers,
            Some(_) | None => ProposalPart::Waits,
        }
    }

    /// The names of those who have not yet answered, each once.
    fn waits_for(&self, texts: &Texts, topic: Topic) -> Vec<String> {
        let mut people: Vec<PersonId> =
            self.table.awaits(topic).iter().filter_map(|seat| self.table.speaker(seat)).collect();
        people.sort_unstable();
        people.dedup();
        people.into_iter().map(|person| self.called(texts, person)).collect()
    }

    /// What a sentence calls this person.
    fn called(&self, texts: &Texts, person: PersonId) -> String {
        let name = self.name_of(texts, person);
        if self.names.contains_key(&person.0) {
            texts.say_with("person-called", &[("name", (&name).into())])
        } else {
            name
        }
    }

    fn wish(&self, texts: &Texts, proposal: &Proposal) -> String {
        let name = self.called(texts, proposal.by);
        let (key, seat, to) = match proposal.motion {
            Motion::TakeBack { .. } => {
                let name = self.name_of(texts, proposal.by);
                return texts.say_with("undo-wish", &[("name", (&name).into())]);
            }
            Motion::HandOver { seat, to, quorum, .. } => match (to, quorum) {
                (Occupant::Bot { .. }, Quorum::MoreThanHalf) => ("seat-wish-relieve", seat, to),
                (Occupant::Bot { .. }, Quorum::Everybody) => ("seat-wish-bot", seat, to),
                (Occupant::Person(_) | Occupant::Empty, _) => ("seat-wish-take", seat, to),
            },
            Motion::NewerRules { to, .. } => {
                let (from, to) = (self.table.rules().0.into(), to.0.into());
                return texts.say_with("rules-wish", &[("name", (&name).into()), ("from", from), ("to", to)]);
            }
        };
        let holder = self.holder(texts, self.table.occupants()[seat]);
        let to = self.holder(texts, to);
        let values = [
            ("name", (&name).into()),
            ("n", (seat.number() + 1).into()),
            ("holder", (&holder).into()),
            ("to", (&to).into()),
        ];
        texts.say_with(key, &values)
    }

    fn holder(&self, texts: &Texts, occupant: Occupant) -> String {
        match occupant {
            Occupant::Empty => texts.say("seat-empty"),
            Occupant::Person(person) => self.called(texts, person),
            Occupant::Bot { level } => bot_name(texts, level),
        }
    }

    /// A line of the log: a seat has changed hands.
    pub(super) fn handed_over(&self, texts: &Texts, hand_over: HandOver) -> String {
        let HandOver { seat, from, to, returns } = hand_over;
        let key = match (from, to) {
            (_, Occupant::Empty) => "log-seat-left",
            (Occupant::Bot { .. }, Occupant::Person(_)) if returns => "log-seat-back",
            (Occupant::Empty, Occupant::Person(_) | Occupant::Bot { .. }) => "log-seat-taken",
            (Occupant::Person(_) | Occupant::Bot { .. }, Occupant::Person(_) | Occupant::Bot { .. }) => {
                "log-seat-handed"
            }
        };
        let (from, to) = (self.holder(texts, from), self.holder(texts, to));
        let values = [("n", (seat.number() + 1).into()), ("from", (&from).into()), ("to", (&to).into())];
        texts.say_with(key, &values)
    }

    /// What is proposed, for programs.
    pub(super) fn proposal_data(&self, onlooker: &Onlooker) -> Vec<Value> {
        let data = |proposal: &Proposal| {
            let topic = proposal.motion.topic();
            let (to, level, rules) = match proposal.motion {
                Motion::TakeBack { .. } | Motion::HandOver { to: Occupant::Empty, .. } => (None, None, None),
                Motion::HandOver { to: Occupant::Bot { level }, .. } => (Some("bot"), Some(level), None),
                Motion::HandOver { to: Occupant::Person(_), .. } => (Some("person"), None, None),
                Motion::NewerRules { to, .. } => (None, None, Some(to.0)),
            };
            json!({
                "about": topic.word(),
                "by": self.name_of(onlooker.texts, proposal.by),
                "seat": proposal.motion.seat().map(Seat::number),
                "to": to,
                "level": level,
                "rules": rules,
                "needs": match proposal.motion.quorum() {
                    Quorum::Everybody => "everybody",
                    Quorum::MoreThanHalf => "more-than-half",
                },
                "waits_for": self.waits_for(onlooker.texts, topic),
                "part": match self.part(onlooker.person, proposal) {
                    ProposalPart::Asks => "asks",
                    ProposalPart::Answers => "answers",
                    ProposalPart::Waits => "waits",
                },
            })
        };
        let open = Topic::ALL.into_iter().filter_map(|topic| self.table.proposal(topic));
        open.map(data).collect()
    }
}

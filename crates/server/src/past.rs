//! Tables that this program cannot play: the rules are unknown to it or go differently, or what is stored is damaged.

use crate::identity::visitor::Visitor;
use crate::look::{seat_names, told_apart};
use crate::pages::home::played;
use crate::stored;
use i18n::Texts;
use kernel::{MAX_SEATS, Record, RulesVersion, Seat, Standing};
use maud::Markup;
use serde_json::{Value, json};
use store::{Group, Phase, Sitter, StoredTable, TableId, TableInfo};
use table::{PersonId, Unplayable};
use web::pages::{GroupNote, PastEnd, PastPage, PastSeat, Sitting, level_name};
use web::{Ending, Wording};

/// A table that cannot be played.
#[derive(Debug)]
pub(crate) struct Past {
    info: TableInfo,
    /// The version of the rules it is played by.
    rules: RulesVersion,
    why: Unplayable,
    /// Of a game that is over, if its entries can be read.
    record: Option<Record>,
    /// Of a game that is over, if it is stored.
    ending: Option<Ending>,
    /// The group whose log the game went into.
    group: Option<Group>,
}

impl Past {
    pub(crate) fn new(loaded: &StoredTable, why: Unplayable, group: Option<Group>) -> Past {
        let StoredTable { info, history, ending } = loaded;
        let over = matches!(info.phase, Phase::Over { .. });
        let record = stored::record(history).filter(|_| over);
        let ending = ending.as_deref().filter(|_| over).and_then(|text| {
            let unreadable =
                |error: &_| tracing::error!(table = %info.id, %error, "how a game ended cannot be read");
            serde_json::from_str(text).inspect_err(unreadable).ok()
        });
        let (info, rules) = (info.clone(), stored::rules(history));
        Past { info, rules, why, record, ending, group }
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.info.id
    }

    /// The record, once the game is over.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// The first move that goes differently. Of a running game it would count secret decisions.
    pub(crate) fn differs_at(&self) -> Option<usize> {
        match (&self.record, &self.why) {
            (Some(_), Unplayable::Differs(error)) => error.at_move,
            (_, Unplayable::Differs(_) | Unplayable::Damaged(_)) => None,
        }
    }

    /// Why it cannot be played, in the reader's words.
    pub(crate) fn why(&self, texts: &Texts) -> String {
        let rules = ("rules", self.rules.0.into());
        match (&self.why, self.differs_at()) {
            (Unplayable::Damaged(_), _) => texts.say("past-damaged"),
            (Unplayable::Differs(_), Some(at)) if at > 1 => texts.say_with(
                "past-differs-at",
                &[rules, ("moves", u32::try_from(at - 1).unwrap_or(u32::MAX).into())],
            ),
            (Unplayable::Differs(_), Some(_)) => texts.say_with("past-differs", &[rules]),
            (Unplayable::Differs(error), None) if error.at_move.is_none() => {
                texts.say_with("past-unknown-rules", &[rules])
            }
            (Unplayable::Differs(_), None) => texts.say_with("past-differs", &[rules]),
        }
    }

    /// Whether there is a page: of a game that is over, if more is known than that.
    pub(crate) fn has_page(&self) -> bool {
        self.record.is_some() || self.ending.is_some()
    }

    /// The page, seen from this seat if it is the visitor's. `None` if there is none.
    pub(crate) fn page(&self, visitor: &Visitor, seat: Option<Seat>) -> Option<Markup> {
        if !self.has_page() {
            return None;
        }
        let texts = visitor.texts;
        let wording = self.ending.as_ref().and_then(|ending| ending.wording(texts));
        let listed = || played(texts, &self.info.game, &self.info.options);
        let people = told_apart(texts, &self.info.seats);
        let page = PastPage {
            id: self.info.id.to_string(),
            game: self.info.game.clone(),
            title: self.info.title.clone(),
            played: wording.map_or_else(listed, |wording| wording.played.clone()),
            end: self.ending.as_ref().zip(wording).map(|(ending, wording)| PastEnd {
                ending: wording.ending.naming(&people),
                people,
                standings: ending.standings(),
                own: self.own_seat(visitor.id(), seat),
                accounts: wording.accounts.clone(),
                group: self.group_note(visitor.id(), wording),
            }),
            seats: self.seats(visitor, wording),
            moves: self.record.as_ref().map(|record| u32::try_from(record.lines.len()).unwrap_or(u32::MAX)),
            why: self.why(texts),
        };
        Some(web::pages::past(&visitor.reader(), &page))
    }

    fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::first(MAX_SEATS as u8).zip(&self.info.seats)
    }

    /// The seat a person looks from: this one if it is theirs, else their first.
    fn own_seat(&self, person: Option<PersonId>, seat: Option<Seat>) -> Option<Seat> {
        let mine = || self.sitters().filter(|(_, sitter)| is(sitter, person)).map(|(seat, _)| seat);
        mine().find(|own| Some(*own) == seat).or_else(|| mine().next())
    }

    /// The group, for those who sat here and who made the table.
    fn group_note(&self, person: Option<PersonId>, wording: &Wording) -> Option<GroupNote> {
        let host = person.is_some() && self.info.host.map(PersonId) == person;
        let group = self.group.as_ref().filter(|_| host || self.own_seat(person, None).is_some())?;
        let (name, address) = (group.name.clone(), format!("/groups/{}", group.id));
        Some(GroupNote { name, address, entered: wording.entered.clone() })
    }

    fn seats(&self, visitor: &Visitor, wording: Option<&Wording>) -> Vec<PastSeat> {
        let names = seat_names(visitor.texts, &self.info.seats);
        let row = |((seat, sitter), name): ((Seat, &Sitter), String)| PastSeat {
            seat,
            name,
            part: wording.and_then(|wording| wording.parts.get(usize::from(seat.number()))?.clone()),
            level: match sitter {
                Sitter::Bot(level) => Some(level_name(visitor.texts, level)),
                Sitter::Empty | Sitter::Former | Sitter::Person { .. } => None,
            },
            sitting: match sitter {
                Sitter::Empty => Sitting::Nobody,
                Sitter::Bot(_) => Sitting::Bot,
                Sitter::Person { .. } if is(sitter, visitor.id()) => Sitting::Me,
                Sitter::Former | Sitter::Person { .. } => Sitting::Other,
            },
        };
        self.sitters().zip(names).map(row).collect()
    }

    /// How the game ended, for programs.
    pub(crate) fn ending_data(&self, texts: &Texts) -> Option<Value> {
        let ending = self.ending.as_ref()?;
        let wording = ending.wording(texts)?;
        let names = seat_names(texts, &self.info.seats);
        let seat = |(((seat, _), name), standing): (((Seat, &Sitter), &String), Standing)| {
            let part = wording.parts.get(usize::from(seat.number())).cloned().flatten();
            json!({ "seat": seat.number(), "name": name, "part": part, "won": standing == Standing::Won })
        };
        let seats = self.sitters().zip(&names).zip(ending.standings()).map(seat);
        Some(json!({
            "text": wording.ending.naming(&told_apart(texts, &self.info.seats)),
            "seats": seats.collect::<Vec<_>>(),
            "accounts": wording.accounts,
        }))
    }
}

/// Whether it is this person who sits there.
fn is(sitter: &Sitter, person: Option<PersonId>) -> bool {
    match sitter {
        Sitter::Person { id, .. } => person == Some(PersonId(*id)),
        Sitter::Empty | Sitter::Former | Sitter::Bot(_) => false,
    }
}

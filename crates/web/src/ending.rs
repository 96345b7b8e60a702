//! How a game ended, as it is stored: so that it can be shown when its rules are gone.

use crate::account::Account;
use crate::face::Face;
use i18n::Texts;
use kernel::{Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Table;

/// How a game ended, in every language. It needs neither the rules nor the names of those who played: whoever sits in a seat
/// is named when it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    seats: u8,
    winners: SeatSet,
    /// By the tag of the language.
    wordings: BTreeMap<String, Wording>,
}

/// How a game ended, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wording {
    /// What ended the game and who has won by it.
    pub ending: Phrase,
    /// What each seat has come to, the best first; empty where points do not decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accounts: Vec<Account>,
    /// What each seat played, in seat order, if it was not one player among others.
    pub parts: Vec<Option<String>>,
    /// What tells the game from others of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// What the game gives to the log of its group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered: Option<String>,
}

/// A text in which whoever sits in a seat is still to be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phrase(Vec<Piece>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Piece {
    Text(String),
    Seat(Seat),
}

impl Ending {
    /// How the game at this table ended, as everybody may see it; `None` while it is not over.
    pub fn of<G: Face>(table: &Table<G>) -> Option<Ending> {
        let ended_by = table.ended_by()?;
        let view = table.view(table.eyes(None, None));
        let standings = table.standings();
        let wording = |texts: &Texts| {
            let seats = standings.iter().map(|(seat, _)| seat);
            let wording = Wording {
                ending: Phrase::of(|people| G::ending(texts, &view, people, ended_by)),
                accounts: G::accounts(texts, &view),
                parts: seats.map(|seat| G::part(texts, &view, seat)).collect(),
                played: G::played(texts, table.options()),
                entered: G::entered(texts, &view),
            };
            (texts.tag().to_owned(), wording)
        };
        Some(Ending {
            seats: standings.as_slice().len() as u8,
            winners: standings
                .iter()
                .filter(|(_, standing)| **standing == Standing::Won)
                .map(|(seat, _)| seat)
                .collect(),
            wordings: i18n::languages().iter().map(wording).collect(),
        })
    }

    /// How each seat stands.
    pub fn standings(&self) -> Vec<Standing> {
        let standing = |seat| if self.winners.contains(seat) { Standing::Won } else { Standing::Lost };
        Seat::first(self.seats).map(standing).collect()
    }

    /// The end in the language of these texts, or in one there is.
    pub fn wording(&self, texts: &Texts) -> Option<&Wording> {
        let known = [texts.tag(), i18n::SOURCE].into_iter().find_map(|tag| self.wordings.get(tag));
        known.or_else(|| self.wordings.values().next())
    }
}

/// The first of the characters that stand for who sits in a seat while a phrase is made: Unicode leaves them to private use.
const FIRST: char = '\u{e000}';

impl Phrase {
    /// The text that names these people, without their names.
    fn of(tell: impl FnOnce(&[String]) -> String) -> Phrase {
        let stand_ins: Vec<char> = (FIRST..).take(kernel::MAX_SEATS).collect();
        let people: Vec<String> = stand_ins.iter().map(char::to_string).collect();
        let mut pieces = Vec::new();
        for part in tell(&people).split_inclusive(stand_ins.as_slice()) {
            let seat = part.chars().next_back().and_then(|last| {
                let place = stand_ins.iter().position(|stand_in| *stand_in == last)?;
                Seat::new(place as u8)
            });
            let text = if seat.is_some() { part.trim_end_matches(stand_ins.as_slice()) } else { part };
            pieces.extend((!text.is_empty()).then(|| Piece::Text(text.to_owned())));
            pieces.extend(seat.map(Piece::Seat));
        }
        Phrase(pieces)
    }

    /// The text with the names of those who sit there, in seat order.
    pub fn naming(&self, people: &[String]) -> String {
        let said = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Seat(seat) => people.get(usize::from(seat.number())).cloned().unwrap_or_default(),
        };
        self.0.iter().map(said).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_names_whoever_sits_there() {
        let tell = |people: &[String]| format!("{}, {} et al. beat {}", people[1], people[0], people[1]);
        let phrase = Phrase::of(tell);
        for people in [["Ada", "Bo"], ["{$x}", ""], ["\u{e001}", "[seat]"]] {
            let people = people.map(str::to_owned);
            assert_eq!(phrase.naming(&people), tell(&people));
        }
        let read: Phrase = serde_json::from_str(&serde_json::to_string(&phrase).unwrap()).unwrap();
        assert_eq!(read, phrase);
        assert_eq!(Phrase::of(|_| "All are lost.".to_owned()).naming(&[]), "All are lost.");
        assert_eq!(Phrase::of(|_| String::new()).0, []);
    }
}

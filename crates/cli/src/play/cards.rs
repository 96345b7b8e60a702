//! Looking up cards.

use super::Sitting;
use super::talk::print;
use crate::printing::say;
use kernel::{Seat, Viewer};
use web::{Face, Sheet};

/// What stands between places, which have commas of their own.
const BETWEEN: &str = " · ";

/// What a name comes down to when it is looked up: case, spaces and marks do not count.
fn bare(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// How well a name fits what was typed, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fit {
    /// It is the name.
    Whole,
    /// The name begins so.
    Beginning,
    /// It stands somewhere in the name.
    Part,
}

impl Fit {
    fn of(name: &str, typed: &str) -> Option<Fit> {
        let name = bare(name);
        match name.find(typed)? {
            0 if name.len() == typed.len() => Some(Fit::Whole),
            0 => Some(Fit::Beginning),
            1.. => Some(Fit::Part),
        }
    }

    fn of_sheet(sheet: &Sheet, typed: &str) -> Option<Fit> {
        std::iter::once(&sheet.name).chain(&sheet.also).filter_map(|name| Fit::of(name, typed)).min()
    }
}

impl<G: Face> Sitting<G> {
    pub(super) fn sheets(&self, seat: Seat) -> Vec<Sheet> {
        G::sheets(self.texts, &self.table.view(Viewer::Seat(seat)), &self.people)
    }

    /// The cards this seat sees, and where.
    pub(super) fn cards_in_sight(&self, seat: Seat) {
        print(&self.texts.say("play-cards-title"));
        for sheet in self.sheets(seat).iter().filter(|sheet| !sheet.places.is_empty()) {
            print(&format!("  {} — {}", sheet.name, sheet.places.join(BETWEEN)));
        }
    }

    /// The card of this name, of this word in the notation, or the only one whose name begins so.
    pub(super) fn card(&self, seat: Seat, name: &str) {
        let typed = bare(name);
        let sheets = self.sheets(seat);
        let fits = |sheet: &Sheet| Fit::of_sheet(sheet, &typed);
        let best = sheets.iter().filter_map(fits).min().filter(|_| !typed.is_empty());
        let found: Vec<&Sheet> =
            sheets.iter().filter(|sheet| best.is_some() && fits(sheet) == best).collect();
        match (found.as_slice(), best) {
            ([], _) => print(&self.texts.say_with("play-card-unknown", &[("name", name.into())])),
            ([only], _) => self.sheet(only),
            (several, Some(Fit::Whole)) => several.iter().for_each(|sheet| self.sheet(sheet)),
            (several, Some(Fit::Beginning | Fit::Part) | None) => {
                let names: Vec<&str> = several.iter().map(|sheet| sheet.name.as_str()).collect();
                let names = names.join(&self.texts.say("list-separator"));
                let values = [("name", name.into()), ("cards", (&names).into())];
                print(&self.texts.say_with("play-card-several", &values));
            }
        }
    }

    fn sheet(&self, sheet: &Sheet) {
        say!("");
        print(&sheet.name);
        sheet.lines.iter().for_each(|line| print(&format!("  {line}")));
        if !sheet.places.is_empty() {
            let places = sheet.places.join(BETWEEN);
            let told = self.texts.say_with("play-card-places", &[("places", (&places).into())]);
            print(&format!("  {told}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_whole_by_its_beginning_or_by_a_part_of_it() {
        assert_eq!(Fit::of("Ghost Pistol", &bare("ghost_pistol")), Some(Fit::Whole));
        assert_eq!(Fit::of("Ghost Pistol", &bare("ghost p")), Some(Fit::Beginning));
        assert_eq!(Fit::of("Ghost Pistol", &bare("Pistol")), Some(Fit::Part));
        assert_eq!(Fit::of("Ghost Pistol", &bare("sword")), None);
        assert_eq!(Fit::of("口裂け女", &bare("口裂け")), Some(Fit::Beginning));
    }
}

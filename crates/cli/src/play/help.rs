//! What can be typed, with examples from this moment of this game.

use super::talk::print_hanging;
use super::{Sitting, YOU};
use crate::printing::say;
use kernel::Seat;
use web::Face;

/// The column in which a command is explained.
const COLUMN: usize = 14;

impl<G: Face> Sitting<G> {
    /// The commands that are of use at this table.
    pub(super) fn help(&self, seat: Seat) {
        let actions = self.table.legal_actions(seat);
        let action = actions.iter().map(ToString::to_string).min_by_key(|text| !text.contains(' '));
        let action = action.unwrap_or_default();
        let verb = action.split(' ').next().unwrap_or_default().to_owned();
        let card = self.sheets(seat).into_iter().min_by_key(|sheet| sheet.places.is_empty());
        let card = card.map(|sheet| sheet.name).unwrap_or_default();
        let yours = self.table.seats_of(YOU);
        let other = yours.iter().find(|other| *other != seat).map(|other| other.to_string());
        let bots = self.bots().next().is_some();
        let example = |text: &str| Some(text.to_owned());
        let rows = [
            ("ACTION", "play-help-action", example(&action)),
            ("ACTION…", "play-help-beginning", example(&verb)),
            ("all", "play-help-all", example("")),
            ("card NAME", "play-help-card", example(&card)),
            ("card", "play-help-cards", example("")),
            ("why ACTION", "play-help-why", example("")),
            ("look", "play-help-look", example("")),
            ("undo", "play-help-undo", example("")),
            ("record", "play-help-record", (!bots).then(String::new)),
            (other.as_deref().unwrap_or_default(), "play-help-seat", other.clone()),
            ("Enter", "play-help-enter", bots.then(String::new)),
            ("wait", "play-help-wait", bots.then(String::new)),
            ("help", "play-help-help", example("")),
            ("quit", "play-help-quit", example("")),
        ];
        say!("{}", self.texts.say("play-help-title"));
        for (command, row, example) in rows {
            let Some(example) = example else { continue };
            let values = [("example", (&example).into()), ("seat", (&example).into())];
            let told = self.texts.say_with(row, &values);
            print_hanging(&format!("  {command:<COLUMN$}"), COLUMN + 2, &told);
        }
    }
}

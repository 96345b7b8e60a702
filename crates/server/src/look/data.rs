//! The table for programs.

use super::sight::Sight;
use super::{Onlooker, Shown};
use catalogue::Playable;
use kernel::Seat;
use serde_json::{Value, json};
use table::{Occupant, Phase};
use web::Face;
use web::kit::asking::Passes;

impl<G: Playable + Face> Shown<G> {
    pub(super) fn table_data(&self, onlooker: &Onlooker) -> Value {
        let sight = self.sight(onlooker);
        let names = self.names_by_seat(onlooker.texts);
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
                let name = &names[usize::from(seat.number())];
                json!({ "seat": seat.number(), "held_by": held_by, "level": level, "name": name })
            })
            .collect();
        let legal: Vec<String> =
            self.choices(sight.acting).into_iter().map(|choice| choice.notation).collect();
        let log = self.all_lines(onlooker.texts, &sight);
        let view = if self.is_closed_to(sight.viewer) { Value::Null } else { json!(*sight.view) };
        let asked: Vec<u8> = sight.asked.iter().map(Seat::number).collect();
        json!({
            "table": self.about.id.as_str(),
            "game": G::ID,
            "rules": self.table.rules().0,
            "newer_rules": self.table.newer_rules().map(|newest| newest.0),
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
            "advice_allowed": self.about.advice == store::Advice::Allowed,
            "advice": self.advice_data(onlooker.texts, &sight),
            "window": self.window_data(&sight),
            "proposals": self.proposal_data(onlooker),
            "log": log,
        })
    }

    /// The window that asks the acting seat, and how long it still waits.
    fn window_data(&self, sight: &Sight<G>) -> Option<Value> {
        let seat = sight.acting?;
        let open = self.table.open_window(seat)?;
        let passes_at = match self.times.clocks.passes(seat) {
            Passes::WhenTold => None,
            Passes::At { time, .. } => Some(time),
        };
        Some(json!({ "name": open.window, "passes_at": passes_at }))
    }
}

//! How a change is stored: its entries, and what lists show from then on.

use crate::stored::written;
use catalogue::Playable;
use kernel::Viewer;
use store::{Append, Bots, Noticed};
use table::{Entry, Occupant, PersonId, Phase, Prepared, Table};
use web::{Ending, Face};

pub(super) fn to_be_stored<G: Playable + Face>(table: &Table<G>, prepared: &Prepared<G>) -> Append {
    let entries =
        prepared.entries.iter().map(|entry| store::Entry::new(entry.kind(), entry.to_string())).collect();
    let seats = prepared
        .entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Seat { seat, occupant } => Some((seat.number(), in_lists(*occupant))),
            Entry::Start
            | Entry::Move(_)
            | Entry::Further(_)
            | Entry::Waiver(_)
            | Entry::Lapse(_)
            | Entry::Retract { .. }
            | Entry::Undo { .. }
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Rules { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => None,
        })
        .collect();
    let next = &prepared.next;
    let phase = (next.phase() != table.phase()).then(|| match next.phase() {
        Phase::Gathering => store::Phase::Gathering,
        Phase::Running => store::Phase::Running,
        Phase::Over => store::Phase::Over { ended_by: next.ended_by().unwrap_or_default().to_owned() },
    });
    // In one transaction with the decision that ends the game: the log of a group can neither lack it nor have it twice, and
    // how it ended is known whatever becomes of its rules.
    let (result, ending) = match phase {
        Some(store::Phase::Over { .. }) => {
            (G::result(&next.view(Viewer::Omniscient)), Ending::of(next).map(|ending| written(&ending)))
        }
        Some(store::Phase::Gathering | store::Phase::Running) | None => (None, None),
    };
    let noticed = if prepared.shows_everybody() { Noticed::ByEverybody } else { Noticed::BySome };
    let bots = if next.next_bot().is_some() { Bots::Awaited } else { Bots::Rest };
    Append { entries, seats, phase, result, ending, noticed, bots }
}

fn in_lists(occupant: Occupant) -> store::Occupant {
    match occupant {
        Occupant::Empty => store::Occupant::Empty,
        Occupant::Person(PersonId(id)) => store::Occupant::Person(id),
        Occupant::Bot { level } => store::Occupant::Bot(level.to_owned()),
    }
}

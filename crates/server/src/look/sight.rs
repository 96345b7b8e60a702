//! With whose eyes somebody looks, and what these see of the game.

use super::{Onlooker, Shown};
use catalogue::Playable;
use kernel::{Refusal, Seat, SeatSet, Viewer};
use std::sync::Arc;
use table::{Declined, Phase};
use web::{Choice, Face};

/// What an onlooker sees with.
pub(super) struct Sight<G: Playable + Face> {
    pub(super) mine: SeatSet,
    pub(super) acting: Option<Seat>,
    pub(super) viewer: Viewer,
    pub(super) view: Arc<G::View>,
    /// The seats the game waits for, as far as the onlooker knows.
    pub(super) asked: SeatSet,
    pub(super) people: Vec<String>,
}

impl<G: Playable + Face> Shown<G> {
    pub(super) fn sight(&self, onlooker: &Onlooker) -> Sight<G> {
        let mine = onlooker.person.map_or(SeatSet::EMPTY, |person| self.table.seats_of(person));
        let acting = onlooker.seat.filter(|seat| mine.contains(*seat)).or_else(|| self.most_asked(mine));
        let viewer = self.table.eyes(onlooker.person, acting);
        let view = self.view(viewer);
        let asked = self.asked(mine, Some(&view));
        Sight { mine, acting, viewer, view, asked, people: self.told_apart(onlooker.texts) }
    }

    /// The seats the game waits for, as far as these seats and this view know.
    pub(super) fn asked(&self, mine: SeatSet, view: Option<&G::View>) -> SeatSet {
        match self.table.phase() {
            Phase::Gathering | Phase::Over => SeatSet::EMPTY,
            Phase::Running => {
                let told = mine.iter().map(|seat| G::asked(&self.view(Viewer::Seat(seat))));
                told.chain(view.map(G::asked)).fold(SeatSet::EMPTY, |all, asked| all | asked)
            }
        }
    }

    /// The first of these seats that is asked; rather the one whose turn it is than one that may step in. One that
    /// may act unasked comes before one that has to wait.
    pub(super) fn most_asked(&self, mine: SeatSet) -> Option<Seat> {
        let asked = mine & self.asked(mine, None);
        let foremost = G::foremost(&self.view(Viewer::Spectator)).filter(|seat| asked.contains(*seat));
        let may_act = mine & self.table.pending().seats();
        foremost.or_else(|| asked.first()).or_else(|| may_act.first()).or_else(|| mine.first())
    }

    /// Whether this viewer is shown nothing of the game.
    pub(super) fn is_closed_to(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Spectator => G::is_closed_to_onlookers(self.table.options()),
            Viewer::Seat(_) | Viewer::Omniscient => false,
        }
    }

    pub(super) fn choices(&self, seat: Option<Seat>) -> Vec<Choice<G::Action>> {
        let legal = seat.map_or_else(Vec::new, |seat| self.table.legal_actions(seat));
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect()
    }

    /// What the acting seat might expect to be able to do and cannot, with the reasons.
    pub(super) fn blocked(&self, sight: &Sight<G>) -> Vec<(G::Action, Refusal)> {
        let may_act = self.table.pending().seats();
        let Some(seat) = sight.acting.filter(|seat| may_act.contains(*seat)) else { return Vec::new() };
        let expected = G::expected(&sight.view, seat).into_iter();
        expected
            .filter_map(|action| match self.table.why_not(seat, &action) {
                Err(Declined::Refused(refusal)) => Some((action, refusal)),
                Ok(()) | Err(_) => None,
            })
            .collect()
    }
}

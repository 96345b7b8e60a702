//! O24.3 O24.4 Who has won, in words.

use super::words::Words;
use kernel::Seat;
use outlive::{FOOD, SeatView};

impl Words<'_> {
    /// The winner with the points, or those who share the victory.
    pub(super) fn ending(&self) -> String {
        let seats = || Seat::first(self.view.options.players);
        let Some(best) = seats().map(|seat| rank(self.view.seat(seat))).max() else { return String::new() };
        let winners: Vec<_> = seats().filter(|&seat| rank(self.view.seat(seat)) == best).collect();
        let id = if let [_] = winners[..] { "outlive-ending" } else { "outlive-ending-shared" };
        let who = self.list(winners.into_iter().map(|seat| self.who(seat)));
        let points = best.0.to_string();
        self.say_with(id, &[("who", (&who).into()), ("points", (&points).into())])
    }
}

/// O24.3 O24.4 Points, then food, then all tokens.
fn rank(seat: &SeatView) -> (i16, u8, u8) {
    (seat.score.total, seat.tokens.total(FOOD), seat.tokens.len())
}

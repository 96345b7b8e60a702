//! The seats of the table.

use kernel::Seat;
use outlive::{SeatView, View};

/// The seats in order.
pub(crate) fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::first(view.options.players).zip(&view.seats)
}

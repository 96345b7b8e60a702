//! The value of a position by hand-made weights: a sum of what is good and bad in it.

use super::events::event_worth;
use super::outlook::{Outlook, place};
use super::weights::WEIGHTS;
use kernel::Seat;
use pandemic::{Card, City, Colour, Payment};

impl Outlook<'_> {
    /// The value of the position: the higher the better.
    pub(super) fn worth(&self) -> f32 {
        let standard: f32 = Colour::STANDARD.iter().map(|&colour| self.progress_worth(colour)).sum();
        standard
            + self.purple()
            + self.threats()
            + self.network()
            + self.meetings()
            + self.chase()
            + self.kept()
            - self.scarcity()
    }

    /// P20.20 P21.41 Purple: its cure, or its absence once the other four are cured.
    fn purple(&self) -> f32 {
        if !self.known.colours().contains(&Colour::Purple) {
            return 0.0;
        }
        let cubes = self.on_board[Colour::Purple as usize];
        let cured = Colour::STANDARD.iter().filter(|&&colour| !self.is_active(colour)).count();
        let mut worth = if self.is_won() { 2000.0 } else { 0.0 };
        if self.is_active(Colour::Purple) {
            worth -= f32::from(cubes) * if cured == 4 { 20.0 } else { 1.0 };
            let ready = self.known.seats().filter(|&seat| self.can_pay(seat, Colour::Purple, Payment::Cards));
            let near = ready.map(|seat| self.station_distance(self.pawns[seat])).fold(9.0, f32::min);
            if cured == 4 && near < 9.0 {
                worth += 150.0 - 9.0 * near;
            }
        } else {
            worth += [120.0, 120.0, 200.0, 250.0, 400.0][cured];
            worth += if cubes == 0 { 40.0 } else { 0.0 };
        }
        worth
    }

    /// P20.20 P21.41 Whether all cures that count have been found.
    pub(super) fn is_won(&self) -> bool {
        let purple = Colour::Purple;
        Colour::STANDARD.iter().all(|&colour| !self.is_active(colour))
            && (!self.known.colours().contains(&purple)
                || self.on_board[purple as usize] == 0
                || !self.is_active(purple))
    }

    /// The cost of supplies of cubes that run out.
    fn scarcity(&self) -> f32 {
        let w = &WEIGHTS;
        let mut worth = 0.0;
        for &colour in self.known.colours() {
            let left = self.supply[colour as usize];
            worth += match colour {
                Colour::Purple => 4.0 * f32::from(7_u8.saturating_sub(left)),
                Colour::Blue | Colour::Yellow | Colour::Black | Colour::Red => {
                    w.scarce * (w.scarce_from - f32::from(left)).max(0.0)
                }
            };
        }
        worth
    }

    /// Stations, and how far the cities are from them.
    fn network(&self) -> f32 {
        WEIGHTS.station * self.stations.len().min(4) as f32 - WEIGHTS.remote * self.remoteness()
    }

    /// An event on the Contingency Planner's card, and abilities kept for later.
    fn kept(&self) -> f32 {
        let stored = self.stored.map_or(0.0, |event| 0.8 * event_worth(event));
        let samples: u8 = self.samples.iter().sum();
        stored - 0.2 * f32::from(samples)
    }

    /// The value of keeping a card in the hand of a seat.
    pub(super) fn keep(&self, seat: Seat, card: Card) -> f32 {
        let mut without = self.clone();
        without.lose(place(seat), card);
        self.worth() - without.worth()
    }

    /// How far the city is from every station.
    pub(super) fn remote(&self, city: City) -> f32 {
        self.station_distance(city)
    }
}

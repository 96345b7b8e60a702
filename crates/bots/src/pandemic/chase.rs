//! P21.26 P21.30 The team against the Bio-Terrorist: where it may be, and being there.

use super::known::distance;
use super::outlook::Outlook;
use pandemic::City;

/// The most possible cities among which a seat looks for the Bio-Terrorist.
const TOO_MANY: u32 = 14;

impl Outlook<'_> {
    /// The cities where the Bio-Terrorist can be captured.
    pub(super) fn quarry(&self) -> Option<City> {
        let terrorist = self.known.view.bio_terrorist.as_ref()?;
        if self.captured || terrorist.captor.is_some() || terrorist.out {
            return None;
        }
        terrorist.city.or_else(|| terrorist.possible.first().filter(|_| terrorist.possible.len() == 1))
    }

    /// The value of the Bio-Terrorist's capture, or of being near where it may be.
    pub(super) fn chase(&self) -> f32 {
        let Some(terrorist) = self.known.view.bio_terrorist.as_ref() else { return 0.0 };
        if terrorist.captor.is_some() || terrorist.out {
            return 0.0;
        }
        let prey = 29.0 + 6.0 * f32::from(terrorist.hand_count);
        if self.captured {
            return prey;
        }
        if let Some(city) = self.quarry() {
            return 0.6 * prey / (1.0 + distance(self.here(), city));
        }
        let possible = terrorist.possible;
        if possible.is_empty() || possible.len() > TOO_MANY {
            return 0.0;
        }
        let near: f32 = possible.iter().map(|city| 1.0 / (1.0 + distance(self.here(), city))).sum();
        0.8 * prey * near / possible.len() as f32
    }
}

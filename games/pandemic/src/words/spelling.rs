//! How counts by colour and cubes are spelled in views.

use crate::words::map::{CITIES, City};
use crate::words::{COLOURS, Colour};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// One value for each colour in the game, as a table with the colours' names.
pub(crate) struct ByColour<T>(pub(crate) [T; COLOURS], pub(crate) &'static [Colour]);

impl<T: Serialize> Serialize for ByColour<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.1.iter().map(|colour| (colour, &self.0[*colour as usize])))
    }
}

/// The cubes of every city, as a table of tables.
pub(crate) struct Cubes<'a>(pub(crate) &'a [[u8; COLOURS]; CITIES], pub(crate) &'static [Colour]);

impl Serialize for Cubes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(CITIES))?;
        for city in City::ALL {
            map.serialize_entry(city, &ByColour(self.0[*city as usize], self.1))?;
        }
        map.end()
    }
}

//! Outlive at the table: the ring of areas, the convoy, the shelters, what is asked and what has happened.

mod words;

//! Who asks: people, the browsers and programs by which they are known, and what brings them back.

pub(crate) mod devices;
pub(crate) mod passkeys;
pub(crate) mod passphrases;
pub(crate) mod people;
mod recent;
pub(crate) mod visitor;

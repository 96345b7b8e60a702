//! Case files, and the conformance kit that every game passes.
//!
//! A game's tests call [`cases::run_folder`] on its `cases` folder and [`conformance::Kit::run`].

pub mod cases;
pub mod conformance;
pub mod fuzz;
pub mod golden;
mod random;

pub use random::SplitMix;

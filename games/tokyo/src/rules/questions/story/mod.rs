//! Questions that only scenarios ask.

mod along;
mod choice;
mod pages;
mod reward;
mod stage;
mod tokens;
mod troubles;
mod vehicle;

//! The server as browsers and programs meet it.

mod bad_input;
mod client;
mod pages;
mod restart;
mod whole_game;

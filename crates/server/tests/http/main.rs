//! The server as browsers and programs meet it.

mod advice;
mod bad_input;
mod client;
mod golden;
mod groups;
mod languages;
mod newer_rules;
mod pages;
mod past;
mod restart;
mod seats;
mod storage;
mod tokyo;
mod whole_game;
mod wire;

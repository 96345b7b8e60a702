//! The server as browsers and programs meet it.

mod address;
mod admin;
mod advice;
mod authenticator;
mod bad_input;
mod client;
mod deleting;
mod devices;
mod going_on;
mod golden;
mod groups;
mod languages;
mod limits;
mod newer_rules;
mod operators;
mod pages;
mod passkeys;
mod past;
mod restart;
mod runs;
mod seats;
mod settings;
mod storage;
mod tokyo;
mod whole_game;
mod wire;

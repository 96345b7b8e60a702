//! What the tables of all games are made of, whatever is played.
//!
//! A [`Face`](crate::Face) draws a table with it. The page is a tree: frames hold [parts](part), each of which is drawn, sent and
//! morphed as itself. What is asked and the choices stand on the [desk], the choices in [groups](group) of [buttons](button); what is only now and then wanted, such as a
//! [menu] beside a thing or the list of what is [refused], comes [later]. Sentences take the names of people and things from
//! [words], and what follows a rule has a [link to it](rule). Whatever has a name has a
//! [picture].
//!
//! `docs/write-a-game.md` gives a small game its face with it.

pub mod asking;
pub mod button;
pub mod desk;
pub mod group;
pub mod later;
pub mod menu;
pub mod part;
pub mod picture;
pub mod refused;
pub mod rule;
pub mod words;

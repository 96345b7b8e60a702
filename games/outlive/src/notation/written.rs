//! How actions are written and read.

use super::{Action, Discount, RepairRoom, Search};
use crate::rooms::Room;
use crate::tokens;
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;

const DISCOUNT_ON_EVENTS: &str = Room::EventDiscount.word();
const DISCOUNT_ON_ROOMS: &str = Room::BuildDiscount.word();
const VIRTUAL_WATER: &str = Room::PermanentWater.word();

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::DiscardRoom(room) => write!(f, "discard_room {room}"),
            Action::BuildFree(room) => write!(f, "build_free {room}"),
            Action::Settle(survivors) => write!(f, "settle {survivors}"),
            Action::Leader(leader) => write!(f, "leader {leader}"),
            Action::Place { hero, area } => write!(f, "place {hero} {area}"),
            Action::Split(tiles) => write!(f, "split {tiles}"),
            Action::DiscardTile(tile) => write!(f, "discard_tile {tile}"),
            Action::Lose(tokens) => write!(f, "lose {tokens}"),
            Action::LoseSurvivor(home) => write!(f, "lose_survivor {home}"),
            Action::Move { hero, to, with } => write!(f, "move {hero} {to}{}", After(*with)),
            Action::Stay => f.write_str("stay"),
            Action::Press => f.write_str("press"),
            Action::PressWithBat => f.write_str("press baseball_bat"),
            Action::Spare => f.write_str("spare"),
            Action::Defend { with, ammo } => write!(f, "defend{}{}", After(*with), Ammo(*ammo)),
            Action::HandOver(tokens) => write!(f, "hand_over {tokens}"),
            Action::Demand(tokens) => write!(f, "demand {tokens}"),
            Action::House(home) => write!(f, "house {home}"),
            Action::Leave => f.write_str("leave"),
            Action::Gather(tokens) => write!(f, "gather {tokens}"),
            Action::Iodine => f.write_str("iodine"),
            Action::Hunt { tile, ammo, with } => {
                f.write_str("hunt")?;
                if *tile > 0 {
                    write!(f, " tile {}", tile + 1)?;
                }
                write!(f, "{}{}", Ammo(*ammo), After(*with))
            }
            Action::Start(with) => write!(f, "start {with}"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Search(Search::Point) => f.write_str("search"),
            Action::Search(Search::Room) => write!(f, "search {}", Search::Room),
            Action::Use(kind) => write!(f, "use {kind}"),
            Action::UseRoom(room) => write!(f, "use_room {room}"),
            Action::Peek(city) => write!(f, "peek {city}"),
            Action::End => f.write_str("end"),
            Action::Resolve { event, pay, discount, virtual_water } => {
                write!(f, "resolve {event} {pay}")?;
                if *discount == Discount::Room {
                    write!(f, " {DISCOUNT_ON_EVENTS}")?;
                }
                write!(f, "{}", Virtual(*virtual_water))
            }
            Action::Pass => f.write_str("pass"),
            Action::Feed { pay, virtual_water } => write!(f, "feed {pay}{}", Virtual(*virtual_water)),
            Action::Recruit(food) => write!(f, "recruit {food}"),
            Action::RecruitWithVirtualWater => write!(f, "recruit {VIRTUAL_WATER}"),
            Action::Build { room, pay, discount } => {
                write!(f, "build {room} {pay}")?;
                match discount {
                    Discount::None => Ok(()),
                    Discount::Room => write!(f, " {DISCOUNT_ON_ROOMS}"),
                }
            }
            Action::MoveIn { room, survivors } => write!(f, "move_in {survivors} {room}"),
            Action::Dismantle(kind) => write!(f, "dismantle {kind}"),
            Action::Repair { kind, with: None, .. } => write!(f, "repair {kind}"),
            Action::Repair { kind, pay, with: Some(room) } => write!(f, "repair {kind} {pay} {room}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// A word after the others, if there is one.
struct After<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for After<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |word| write!(f, " {word}"))
    }
}

/// Ammo, if any.
struct Ammo(u8);

impl fmt::Display for Ammo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(f, " {} ammo", self.0) } else { Ok(()) }
    }
}

/// The room once for each virtual water.
struct Virtual(u8);

impl fmt::Display for Virtual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| write!(f, " {VIRTUAL_WATER}"))
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((verb, rest)) = words.split_first() else { return Err(unknown(text)) };
        match (*verb, rest) {
            ("discard_room", [room]) => Ok(Action::DiscardRoom(room.parse()?)),
            ("build_free", [room]) => Ok(Action::BuildFree(room.parse()?)),
            ("settle", [survivors]) => Ok(Action::Settle(number(survivors)?)),
            ("leader", [leader]) => Ok(Action::Leader(leader.parse()?)),
            ("place", [hero, area]) => Ok(Action::Place { hero: hero.parse()?, area: area.parse()? }),
            ("split", [tiles]) => Ok(Action::Split(number(tiles)?)),
            ("discard_tile", [tile]) => Ok(Action::DiscardTile(tile.parse()?)),
            ("lose", pay) => Ok(Action::Lose(tokens::read(pay)?)),
            ("lose_survivor", [home]) => Ok(Action::LoseSurvivor(home.parse()?)),
            ("move", [hero, to]) => Ok(Action::Move { hero: hero.parse()?, to: to.parse()?, with: None }),
            ("move", [hero, to, gear]) => {
                Ok(Action::Move { hero: hero.parse()?, to: to.parse()?, with: Some(gear.parse()?) })
            }
            ("stay", []) => Ok(Action::Stay),
            ("press", []) => Ok(Action::Press),
            ("press", ["baseball_bat"]) => Ok(Action::PressWithBat),
            ("spare", []) => Ok(Action::Spare),
            ("defend", rest) => {
                let (ammo, with) = trailing_ammo(rest)?;
                Ok(Action::Defend { with: one(with, text)?, ammo })
            }
            ("hand_over", pay) => Ok(Action::HandOver(tokens::read(pay)?)),
            ("demand", pay) => Ok(Action::Demand(tokens::read(pay)?)),
            ("house", [home]) => Ok(Action::House(home.parse()?)),
            ("leave", []) => Ok(Action::Leave),
            ("gather", [tokens]) => Ok(Action::Gather(number(tokens)?)),
            ("iodine", []) => Ok(Action::Iodine),
            ("hunt", rest) => hunt(rest, text),
            ("start", [with]) => Ok(Action::Start(with.parse()?)),
            ("take", [kind]) => Ok(Action::Take(kind.parse()?)),
            ("search", []) => Ok(Action::Search(Search::Point)),
            ("search", ["city_search_2"]) => Ok(Action::Search(Search::Room)),
            ("use", [kind]) => Ok(Action::Use(kind.parse()?)),
            ("use_room", [room]) => Ok(Action::UseRoom(room.parse()?)),
            ("peek", [city]) => Ok(Action::Peek(city.parse()?)),
            ("end", []) => Ok(Action::End),
            ("resolve", [event, rest @ ..]) => {
                let (virtual_water, rest) = trailing(rest, VIRTUAL_WATER);
                let (discount, pay) = discount(rest, DISCOUNT_ON_EVENTS);
                Ok(Action::Resolve {
                    event: event.parse()?,
                    pay: tokens::read(pay)?,
                    discount,
                    virtual_water,
                })
            }
            ("pass", []) => Ok(Action::Pass),
            ("feed", rest) => {
                let (virtual_water, pay) = trailing(rest, VIRTUAL_WATER);
                Ok(Action::Feed { pay: tokens::read(pay)?, virtual_water })
            }
            ("recruit", [food]) if *food == VIRTUAL_WATER => Ok(Action::RecruitWithVirtualWater),
            ("recruit", [food]) => Ok(Action::Recruit(food.parse()?)),
            ("build", [room, rest @ ..]) => {
                let (discount, pay) = discount(rest, DISCOUNT_ON_ROOMS);
                Ok(Action::Build { room: room.parse()?, pay: tokens::read(pay)?, discount })
            }
            ("move_in", [survivors, room]) => {
                Ok(Action::MoveIn { room: room.parse()?, survivors: number(survivors)? })
            }
            ("dismantle", [kind]) => Ok(Action::Dismantle(kind.parse()?)),
            ("repair", [kind]) => {
                let kind: crate::equipment::Equipment = kind.parse()?;
                Ok(Action::Repair { kind, pay: kind.cost(), with: None })
            }
            ("repair", [kind, pay @ .., room]) => match room.parse() {
                Ok(room) => {
                    Ok(Action::Repair { kind: kind.parse()?, pay: tokens::read(pay)?, with: Some(room) })
                }
                Err(_) => Err(NotationError::new(format!(
                    "`{text}`: what a repair costs is said only if a room makes it cheaper, and then before the room, \
                     {}; else write `repair {kind}`",
                    RepairRoom::all().map(RepairRoom::word).collect::<Vec<_>>().join(", ")
                ))),
            },
            ("done", []) => Ok(Action::Done),
            (_, [..]) => Err(unknown(text)),
        }
    }
}

fn hunt(words: &[&str], text: &str) -> Result<Action, NotationError> {
    let (tile, rest) = match words {
        ["tile", place, rest @ ..] => match number(place)?.checked_sub(1) {
            Some(tile) if tile > 0 => (tile, rest),
            Some(_) | None => {
                return Err(NotationError::new(format!("`{text}`: tiles below the top count from 2")));
            }
        },
        rest => (0, rest),
    };
    let (ammo, with) = match rest {
        [count, "ammo", with @ ..] => (at_least_one(count)?, with),
        with => (0, with),
    };
    Ok(Action::Hunt { tile, ammo, with: one(with, text)? })
}

fn number(text: &str) -> Result<u8, NotationError> {
    let read = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    read.ok_or_else(|| NotationError::new(format!("`{text}` is no number from 0 to 255")))
}

fn at_least_one(text: &str) -> Result<u8, NotationError> {
    match number(text)? {
        0 => Err(NotationError::new("no ammo is not written")),
        ammo => Ok(ammo),
    }
}

/// At most one word.
fn one<T: FromStr<Err = NotationError>>(words: &[&str], text: &str) -> Result<Option<T>, NotationError> {
    match words {
        [] => Ok(None),
        [word] => word.parse().map(Some),
        [..] => Err(unknown(text)),
    }
}

/// How often the last words are this one, and what stands before.
fn trailing<'a, 'b>(words: &'a [&'b str], word: &str) -> (u8, &'a [&'b str]) {
    let count = words.iter().rev().take_while(|other| **other == word).count().min(usize::from(u8::MAX));
    (count as u8, &words[..words.len() - count])
}

fn trailing_ammo<'a, 'b>(words: &'a [&'b str]) -> Result<(u8, &'a [&'b str]), NotationError> {
    match words {
        [before @ .., count, "ammo"] => Ok((at_least_one(count)?, before)),
        before => Ok((0, before)),
    }
}

fn discount<'a, 'b>(words: &'a [&'b str], room: &str) -> (Discount, &'a [&'b str]) {
    match words {
        [pay @ .., last] if *last == room => (Discount::Room, pay),
        pay => (Discount::None, pay),
    }
}

fn unknown(text: &str) -> NotationError {
    NotationError::new(format!(
        "`{text}` is no action; actions are discard_room ROOM, build_free ROOM, settle N, leader LEADER, place HERO AREA, \
         split N, discard_tile TILE, lose TOKENS, lose_survivor HOME, move HERO AREA [GEAR], stay, press [baseball_bat], \
         spare, defend [SHIELD] [N ammo], hand_over TOKENS, demand TOKENS, house HOME, leave, gather N, iodine, \
         hunt [tile N] [N ammo] [TOOLS], start chip, start access_card, take EQUIPMENT, search [city_search_2], \
         use EQUIPMENT, use_room ROOM, peek CITY, end, resolve EVENT TOKENS [event_discount] [permanent_water], pass, \
         feed TOKENS [permanent_water], recruit FOOD, build ROOM TOKENS [build_discount], move_in N ROOM, \
         dismantle EQUIPMENT, repair EQUIPMENT [TOKENS ROOM], done"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_back_as_written() {
        for text in [
            "discard_room ammo_4",
            "build_free growth_2",
            "place h3a forest",
            "lose 1 wood 1 ammo",
            "move h5 cargo_ship grappling_hook",
            "defend",
            "defend 2 ammo",
            "defend battle_gear 1 ammo",
            "defend cover_hero_3",
            "hunt",
            "hunt 3 ammo shotgun",
            "hunt tile 2 both",
            "search city_search_2",
            "resolve forest_fire 1 water event_discount permanent_water permanent_water",
            "resolve forest_fire nothing event_discount permanent_water permanent_water",
            "feed nothing",
            "feed 1 can permanent_water",
            "recruit permanent_water",
            "build ammo_4 1 wood build_discount",
            "move_in 3 ammo_4",
            "repair axe",
            "repair axe 1 metal repair_discount",
            "repair crowbar nothing free_repair",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in
            ["", "hunt tile 1", "hunt 0 ammo", "defend 0 ammo", "gather", "gather 01", "repair", "move h5"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_repair_says_tokens_only_with_a_room() {
        for text in ["repair axe 1 metal", "repair axe 2", "repair axe 1 metal axe"] {
            let told = text.parse::<Action>().unwrap_err().to_string();
            assert!(
                told.starts_with(&format!("`{text}`: what a repair costs is said only if a room makes it")),
                "{told}"
            );
            assert!(told.ends_with("repair_discount; else write `repair axe`"), "{told}");
        }
    }

    #[test]
    fn a_full_repair_pays_what_is_printed() {
        let axe = crate::equipment::Equipment::Axe;
        let repair = Action::Repair { kind: axe, pay: axe.cost(), with: None };
        assert_eq!("repair axe".parse(), Ok(repair));
    }
}

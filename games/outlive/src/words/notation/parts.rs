//! Parts of actions that are written otherwise than as one word.

use super::{Discount, RepairRoom, Search};
use crate::words::equipment::Equipment;
use crate::words::rooms::Room;
use crate::words::tokens::{NOTHING, Tokens};
use kernel::NotationError;
use std::fmt;
use vocabulary::{Mismatch, Part, PartAs, Text, Words};

/// Tokens, as far as numbers and resources follow.
impl Part for Tokens {
    fn form() -> String {
        "TOKENS".to_owned()
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        text.word(self)
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        if words.take(NOTHING) {
            return Ok(Tokens::NONE);
        }
        let rest = words.rest();
        let is_number = |pair: &&[&str]| pair[0].starts_with(|first: char| first.is_ascii_digit());
        let pairs = rest.chunks(2).take_while(is_number).count();
        match (pairs, rest) {
            (0, []) => Err(words.mismatch()),
            (0, [..]) => words.value(rest.len()),
            (pairs, _) => words.value((2 * pairs).min(rest.len())),
        }
    }
}

/// Ammo, if any: `2 ammo`.
pub(super) struct Ammo;

impl PartAs<u8> for Ammo {
    fn form() -> String {
        "[N ammo]".to_owned()
    }
    fn write(ammo: &u8, text: &mut Text<'_, '_>) -> fmt::Result {
        if *ammo > 0 { text.word(format_args!("{ammo} ammo")) } else { Ok(()) }
    }
    fn read(words: &mut Words<'_>) -> Result<u8, Mismatch> {
        match words.rest() {
            ["0", "ammo", ..] => Err(words.wrong(NotationError::new("no ammo is not written"))),
            [_, "ammo", ..] => {
                let ammo = u8::read(words)?;
                words.expect("ammo")?;
                Ok(ammo)
            }
            [..] => Ok(0),
        }
    }
}

/// O21.20 Which tile of the pile, if not the top one, which is 0: `tile 2` is the one below it.
pub(super) struct TileOfPile;

impl PartAs<u8> for TileOfPile {
    fn form() -> String {
        "[tile N]".to_owned()
    }
    fn write(tile: &u8, text: &mut Text<'_, '_>) -> fmt::Result {
        if *tile > 0 { text.word(format_args!("tile {}", tile + 1)) } else { Ok(()) }
    }
    fn read(words: &mut Words<'_>) -> Result<u8, Mismatch> {
        if !words.take("tile") {
            return Ok(0);
        }
        match u8::read(words)?.checked_sub(1) {
            Some(tile) if tile > 0 => Ok(tile),
            Some(_) | None => {
                Err(words.wrong(NotationError::new("tiles below the top one count from 2, as in `tile 2`")))
            }
        }
    }
}

/// O13.8 O14.4c The room, once for each virtual water.
pub(super) struct VirtualWater;

impl PartAs<u8> for VirtualWater {
    fn form() -> String {
        format!("[{}]", Room::PermanentWater)
    }
    fn write(water: &u8, text: &mut Text<'_, '_>) -> fmt::Result {
        (0..*water).try_for_each(|_| text.word(Room::PermanentWater))
    }
    fn read(words: &mut Words<'_>) -> Result<u8, Mismatch> {
        let mut water = 0;
        while water < u8::MAX && words.take(Room::PermanentWater.word()) {
            water += 1;
        }
        Ok(water)
    }
}

/// O12.3 O20.15 The room that pays for a search, if one does.
pub(super) struct SearchWith;

impl PartAs<Search> for SearchWith {
    fn form() -> String {
        format!("[{}]", Search::Room)
    }
    fn write(search: &Search, text: &mut Text<'_, '_>) -> fmt::Result {
        match search {
            Search::Point => Ok(()),
            Search::Room => text.word(search),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<Search, Mismatch> {
        Ok(if words.take(Search::Room.word()) { Search::Room } else { Search::Point })
    }
}

/// O13.7 The room that makes an event cheaper, if it is used.
pub(super) struct EventDiscount;

impl PartAs<Discount> for EventDiscount {
    fn form() -> String {
        format!("[{}]", Room::EventDiscount)
    }
    fn write(discount: &Discount, text: &mut Text<'_, '_>) -> fmt::Result {
        write_discount(*discount, Room::EventDiscount, text)
    }
    fn read(words: &mut Words<'_>) -> Result<Discount, Mismatch> {
        Ok(read_discount(Room::EventDiscount, words))
    }
}

/// O20.2 The room that makes building cheaper, if it is used.
pub(super) struct BuildDiscount;

impl PartAs<Discount> for BuildDiscount {
    fn form() -> String {
        format!("[{}]", Room::BuildDiscount)
    }
    fn write(discount: &Discount, text: &mut Text<'_, '_>) -> fmt::Result {
        write_discount(*discount, Room::BuildDiscount, text)
    }
    fn read(words: &mut Words<'_>) -> Result<Discount, Mismatch> {
        Ok(read_discount(Room::BuildDiscount, words))
    }
}

fn write_discount(discount: Discount, by: Room, text: &mut Text<'_, '_>) -> fmt::Result {
    match discount {
        Discount::None => Ok(()),
        Discount::Room => text.word(by),
    }
}

fn read_discount(by: Room, words: &mut Words<'_>) -> Discount {
    if words.take(by.word()) { Discount::Room } else { Discount::None }
}

/// O18.1 O18.4 The tile alone if what is printed on it is paid; else the tile, what is paid and the room that makes it cheaper.
pub(super) struct Repair;

type RepairFields = (Equipment, Tokens, Option<RepairRoom>);

impl PartAs<RepairFields> for Repair {
    fn form() -> String {
        "EQUIPMENT [TOKENS ROOM]".to_owned()
    }
    fn write((kind, pay, with): &RepairFields, text: &mut Text<'_, '_>) -> fmt::Result {
        match with {
            None => text.word(kind),
            Some(room) => text.word(format_args!("{kind} {pay} {room}")),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<RepairFields, Mismatch> {
        let kind: Equipment = words.value(1)?;
        let [pay @ .., room] = words.rest() else { return Ok((kind, kind.cost(), None)) };
        if room.parse::<RepairRoom>().is_err() {
            return Err(words.wrong(NotationError::new(format!(
                "`repair {kind} {}`: what a repair costs is said only if a room makes it cheaper, and then before the \
                 room, {}; else write `repair {kind}`",
                words.rest().join(" "),
                RepairRoom::all().map(RepairRoom::word).collect::<Vec<_>>().join(", ")
            ))));
        }
        let pay = words.value(pay.len())?;
        Ok((kind, pay, Some(words.value(1)?)))
    }
}

#[cfg(test)]
mod tests {
    use crate::words::notation::Action;

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
        let axe = crate::words::equipment::Equipment::Axe;
        let repair = Action::Repair { kind: axe, pay: axe.cost(), with: None };
        assert_eq!("repair axe".parse(), Ok(repair));
    }
}

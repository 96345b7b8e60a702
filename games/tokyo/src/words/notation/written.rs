//! How actions are written and read.

use super::{Action, At, Bearer, Means, Spot};
use crate::words::{Area, DamageType, Role, Skill};
use kernel::{NotationError, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

const SITE: &str = "site";
const INTO_SITE: &str = "into_site";
const BACK: &str = "back";
const NPC: &str = "npc";
const BOT: &str = "bot_";

vocabulary::spelled_by_notation!(Action, Bearer, Means, Spot);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Slot(slot) => slot.fmt(f),
            Spot::Site => f.write_str(SITE),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == SITE { Ok(Spot::Site) } else { Ok(Spot::Slot(text.parse()?)) }
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Means::Hand(card) => write!(f, "play {card}"),
            Means::Gear(card) => write!(f, "use {card}"),
            Means::Skill(skill) => write!(f, "skill {skill}"),
            Means::Bot(role) => write!(f, "bot {role}"),
        }
    }
}

impl FromStr for Means {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["play", card] => Ok(Means::Hand(card.parse()?)),
            ["use", card] => Ok(Means::Gear(card.parse()?)),
            ["skill", skill] => Ok(Means::Skill(skill.parse()?)),
            ["bot", role] => Ok(Means::Bot(role.parse()?)),
            [..] => Err(NotationError::new(format!(
                "`{text}` is no means; write play CARD, use CARD, skill SKILL or bot ROLE"
            ))),
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Nothing => Ok(()),
            At::Spot(spot) => write!(f, " {spot}"),
            At::Pc(seat) => write!(f, " {seat}"),
            At::Npc => write!(f, " {NPC}"),
            At::Area(Area::Site) => write!(f, " {INTO_SITE}"),
            At::Area(area) => write!(f, " {area}"),
            At::Back => write!(f, " {BACK}"),
        }
    }
}

/// As it is written, without the space before it.
impl Serialize for At {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.to_string().trim_start())
    }
}

impl<'de> Deserialize<'de> for At {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl FromStr for At {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "" => Ok(At::Nothing),
            INTO_SITE => Ok(At::Area(Area::Site)),
            BACK => Ok(At::Back),
            NPC => Ok(At::Npc),
            _ => {
                let spot = text.parse().map(At::Spot);
                let seat = text.parse().map(At::Pc);
                let area = text.parse().map(At::Area);
                spot.or(seat).or(area).map_err(|_: NotationError| {
                    NotationError::new(format!(
                        "`{text}` is no target; write a slot such as akiba_1, site, a PC such as s1, npc, an area, into_site or back"
                    ))
                })
            }
        }
    }
}

impl fmt::Display for Bearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bearer::Skill(skill) => skill.fmt(f),
            Bearer::Gear(card) => card.fmt(f),
            Bearer::Bot(role) => write!(f, "{BOT}{role}"),
        }
    }
}

impl FromStr for Bearer {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(role) = text.strip_prefix(BOT) {
            return Ok(Bearer::Bot(role.parse::<Role>()?));
        }
        match text.parse::<Skill>() {
            Ok(skill) => Ok(Bearer::Skill(skill)),
            Err(_) => Ok(Bearer::Gear(text.parse()?)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Role(role) => write!(f, "take {role}"),
            Action::Draw => f.write_str("draw"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Ready => f.write_str("ready"),
            Action::LayDown => f.write_str("lay_down"),
            Action::Redraw => f.write_str("redraw"),
            Action::Keep => f.write_str("keep"),
            Action::Show(card) => write!(f, "show {card}"),
            Action::Read => f.write_str("read"),
            Action::End => f.write_str("end"),
            Action::Resume => f.write_str("resume"),
            Action::Use { by, at, kind } => write!(f, "{by}{at}{}", After(*kind)),
            Action::Equip(card) => write!(f, "equip {card}"),
            Action::EquipWith { card, with } => write!(f, "equip {card} {with}"),
            Action::Reward(card) => write!(f, "reward {card}"),
            Action::Unequip(card) => write!(f, "unequip {card}"),
            Action::Return { card, from } => write!(f, "return {card} {from}"),
            Action::Move(area) => write!(f, "move {area}"),
            Action::Ride(card) => write!(f, "ride {card}"),
            Action::Go(area) => write!(f, "go {area}"),
            Action::Board(seat) => write!(f, "board {seat}"),
            Action::Alight(seat) => write!(f, "alight {seat}"),
            Action::Drive => f.write_str("drive"),
            Action::Cancel => f.write_str("cancel"),
            Action::Buy(slot) => write!(f, "buy {slot}"),
            Action::Solve { at, with } => write!(f, "solve {at} {with}"),
            Action::Side { at, with } => write!(f, "side {at} {with}"),
            Action::Explore => f.write_str("explore"),
            Action::Delve => f.write_str("delve"),
            Action::Fail => f.write_str("fail"),
            Action::Retreat => f.write_str("retreat"),
            Action::Leave(area) => write!(f, "leave {area}"),
            Action::Exchange { give, with, take } => write!(f, "exchange {give} {with} {take}"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Token => f.write_str("token"),
            Action::DrawTrouble => f.write_str("draw_trouble"),
            Action::Owe => f.write_str("owe"),
            Action::Area(area) => write!(f, "area {area}"),
            Action::GiveUp => f.write_str("give_up"),
            Action::Also(spot) => write!(f, "also {spot}"),
            Action::Join { by, kind } => write!(f, "join {by} {kind}"),
            Action::Pass => f.write_str("pass"),
            Action::Choose(letter) => write!(f, "choose {letter}"),
            Action::Race(card) => write!(f, "race {card}"),
            Action::Seal(pages) => write!(f, "seal {pages}"),
            Action::Spend(scene) => write!(f, "spend {scene}"),
            Action::Slot(slot) => write!(f, "slot {slot}"),
            Action::Pc(seat) => write!(f, "pc {seat}"),
            Action::Npc => f.write_str(NPC),
            Action::Refresh(bearer) => write!(f, "refresh {bearer}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Gain { card, to } => write!(f, "gain {card} {to}"),
            Action::Artifact => f.write_str("artifact"),
            Action::Salvage => f.write_str("salvage"),
            Action::Scrap(card) => write!(f, "scrap {card}"),
            Action::Under(trouble) => write!(f, "under {trouble}"),
            Action::Top(trouble) => write!(f, "top {trouble}"),
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

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let single = match words.as_slice() {
            ["draw"] => Some(Action::Draw),
            ["ready"] => Some(Action::Ready),
            ["lay_down"] => Some(Action::LayDown),
            ["redraw"] => Some(Action::Redraw),
            ["keep"] => Some(Action::Keep),
            ["read"] => Some(Action::Read),
            ["end"] => Some(Action::End),
            ["resume"] => Some(Action::Resume),
            ["drive"] => Some(Action::Drive),
            ["cancel"] => Some(Action::Cancel),
            ["explore"] => Some(Action::Explore),
            ["delve"] => Some(Action::Delve),
            ["fail"] => Some(Action::Fail),
            ["retreat"] => Some(Action::Retreat),
            ["agree"] => Some(Action::Agree),
            ["refuse"] => Some(Action::Refuse),
            ["token"] => Some(Action::Token),
            ["draw_trouble"] => Some(Action::DrawTrouble),
            ["owe"] => Some(Action::Owe),
            ["give_up"] => Some(Action::GiveUp),
            ["pass"] => Some(Action::Pass),
            ["artifact"] => Some(Action::Artifact),
            ["salvage"] => Some(Action::Salvage),
            [NPC] => Some(Action::Npc),
            [..] => None,
        };
        if let Some(action) = single {
            return Ok(action);
        }
        match words.as_slice() {
            ["take", role] => Ok(Action::Role(role.parse()?)),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["show", card] => Ok(Action::Show(card.parse()?)),
            ["play" | "use" | "skill" | "bot", rest @ ..] if !rest.is_empty() => used(words[0], rest),
            ["equip", card] => Ok(Action::Equip(card.parse()?)),
            ["equip", card, with] => Ok(Action::EquipWith { card: card.parse()?, with: with.parse()? }),
            ["reward", card] => Ok(Action::Reward(card.parse()?)),
            ["unequip", card] => Ok(Action::Unequip(card.parse()?)),
            ["return", card, from] => Ok(Action::Return { card: card.parse()?, from: from.parse()? }),
            ["move", area] => Ok(Action::Move(area.parse()?)),
            ["ride", card] => Ok(Action::Ride(card.parse()?)),
            ["go", area] => Ok(Action::Go(area.parse()?)),
            ["board", seat] => Ok(Action::Board(seat.parse()?)),
            ["alight", seat] => Ok(Action::Alight(seat.parse()?)),
            ["buy", slot] => Ok(Action::Buy(slot.parse()?)),
            ["solve", at, with] => Ok(Action::Solve { at: at.parse()?, with: with.parse()? }),
            ["side", at, with] => Ok(Action::Side { at: at.parse()?, with: with.parse()? }),
            ["race", card] => Ok(Action::Race(card.parse()?)),
            ["seal", pages] => pages.parse().map(Action::Seal).map_err(|_| unknown(text)),
            ["leave", area] => Ok(Action::Leave(area.parse()?)),
            ["exchange", give, with, take] => {
                Ok(Action::Exchange { give: give.parse()?, with: with.parse::<Seat>()?, take: take.parse()? })
            }
            ["pay", card] => Ok(Action::Pay(card.parse()?)),
            ["also", spot] => Ok(Action::Also(spot.parse()?)),
            ["join", verb, what, kind] => {
                Ok(Action::Join { by: format!("{verb} {what}").parse()?, kind: kind.parse()? })
            }
            ["choose", letter] => Ok(Action::Choose(letter.parse()?)),
            ["spend", scene] => Ok(Action::Spend(scene.parse()?)),
            ["area", area] => Ok(Action::Area(area.parse()?)),
            ["slot", slot] => Ok(Action::Slot(slot.parse()?)),
            ["pc", seat] => Ok(Action::Pc(seat.parse()?)),
            ["refresh", bearer] => Ok(Action::Refresh(bearer.parse()?)),
            ["give", card] => Ok(Action::Give(card.parse()?)),
            ["gain", card, to] => Ok(Action::Gain { card: card.parse()?, to: to.parse()? }),
            ["scrap", card] => Ok(Action::Scrap(card.parse()?)),
            ["under", trouble] => Ok(Action::Under(trouble.parse()?)),
            ["top", trouble] => Ok(Action::Top(trouble.parse()?)),
            [..] => Err(unknown(text)),
        }
    }
}

/// `play CARD [TARGET] [TYPE]` and its like.
fn used(verb: &str, rest: &[&str]) -> Result<Action, NotationError> {
    let by = format!("{verb} {}", rest[0]).parse()?;
    let (at, kind) = match &rest[1..] {
        [] => ("", None),
        [word] => match word.parse::<DamageType>() {
            Ok(kind) => ("", Some(kind)),
            Err(_) => (*word, None),
        },
        [at, kind] => (*at, Some(kind.parse()?)),
        [_, _, more, ..] => {
            return Err(NotationError::new(format!("`{more}` is one word too many")));
        }
    };
    Ok(Action::Use { by, at: at.parse()?, kind })
}

fn unknown(text: &str) -> NotationError {
    NotationError::new(format!(
        "`{text}` is no action; actions are take ROLE, draw, discard CARD, ready, lay_down, redraw, keep, show CARD, end, resume, \
         play CARD [TARGET] [TYPE], use CARD [TARGET] [TYPE], skill SKILL [TARGET], bot ROLE [TARGET], equip CARD, unequip CARD, \
         return CARD BEARER, move AREA, ride CARD, go AREA, board SEAT, alight SEAT, drive, cancel, buy SLOT, solve SPOT ABILITY, \
         side SPOT ABILITY, race CARD, seal NUMBER, \
         explore, delve, fail, retreat, leave AREA, exchange CARD SEAT CARD, agree, refuse, pay CARD, token, draw_trouble, owe, give_up, \
         also SPOT, join MEANS TYPE, pass, choose LETTER, spend SCENE, reward CARD, area AREA, slot SLOT, pc SEAT, npc, refresh BEARER, give CARD, gain CARD SEAT, artifact, salvage, \
         scrap CARD, under TROUBLE, top TROUBLE"
    ))
}

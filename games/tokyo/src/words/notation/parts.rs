//! Parts of actions that no single table of words holds.

use super::{Action, At, Bearer, Means, Spot};
use crate::words::{Area, Role, Skill};
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;
use vocabulary::{Mismatch, Part, Text, Words};

const SITE: &str = "site";
const INTO_SITE: &str = "into_site";
const BACK: &str = "back";
const NPC: &str = "npc";
const BOT: &str = "bot_";

vocabulary::spelled_by_notation!(Action, At, Bearer, Means, Spot);
vocabulary::one_word!(Bearer, Spot);

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

/// Begins the action.
impl Part for Means {
    fn form() -> String {
        "play CARD|use CARD|skill SKILL|bot ROLE".to_owned()
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        text.word(self)
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        match words.rest() {
            ["play" | "use" | "skill" | "bot", ..] => words.value(2),
            [..] => Err(words.mismatch()),
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Nothing => Ok(()),
            At::Spot(spot) => spot.fmt(f),
            At::Pc(seat) => seat.fmt(f),
            At::Npc => f.write_str(NPC),
            At::Area(Area::Site) => f.write_str(INTO_SITE),
            At::Area(area) => area.fmt(f),
            At::Back => f.write_str(BACK),
        }
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

/// Optional: the next word, if it is a target.
impl Part for At {
    fn form() -> String {
        "[TARGET]".to_owned()
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        match self {
            At::Nothing => Ok(()),
            At::Spot(_) | At::Pc(_) | At::Npc | At::Area(_) | At::Back => text.word(self),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        Ok(words.optional(|words| words.value(1)).unwrap_or_default())
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

#[cfg(test)]
mod tests {
    use crate::words::notation::Action;

    fn wrong(text: &str) -> String {
        text.parse::<Action>().unwrap_err().to_string()
    }

    #[test]
    fn a_use_is_read_with_its_target_and_type_or_without() {
        for text in
            ["play guts", "use old_revolver shibuya_2", "skill support s1 physical", "bot gangster physical"]
        {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_with_what_to_write() {
        assert!(wrong("play gutz").starts_with("there is no card `gutz`"), "{}", wrong("play gutz"));
        assert_eq!(
            wrong("play"),
            "`play`: write `play CARD|use CARD|skill SKILL|bot ROLE [TARGET] [DAMAGE_TYPE]`"
        );
        assert!(wrong("play guts nowhere").starts_with("`nowhere` is no target"));
        assert!(wrong("equip helmet gutz").starts_with("there is no ability `gutz`"));
        assert!(
            wrong("dance").starts_with("`dance` begins no action; actions begin with take, draw, discard")
        );
    }
}

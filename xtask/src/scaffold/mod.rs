//! Skeletons: `cargo xtask new KIND NAME` writes what a new role, room, card, option or scenario needs in each of its places, and lists
//! what is left to fill in.

mod draft;
mod kinds;

use draft::Draft;
use std::path::Path;
use std::process::Command;

/// How the chore is called.
pub(crate) const USAGE: &str =
    "role|room|card|scenario NAME, or option NAME --game GAME; card also takes --table TABLE (weapons)";

/// What is to be made, and its name.
pub(crate) struct Order {
    kind: Kind,
    name: Name,
    game: Option<String>,
    table: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Role,
    Room,
    Card,
    Option,
    Scenario,
}

/// A name in the words of the notation, such as `night_watch`.
pub(crate) struct Name(String);

impl Name {
    fn parse(text: &str) -> Result<Name, String> {
        let is_word = text.starts_with(|letter: char| letter.is_ascii_lowercase())
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        if is_word {
            Ok(Name(text.to_owned()))
        } else {
            Err(format!("`{text}`: write a name as `night_watch`"))
        }
    }

    /// As in notation: `night_watch`.
    fn word(&self) -> &str {
        &self.0
    }

    /// As a variant of an enum: `NightWatch`.
    fn camel(&self) -> String {
        self.parts().concat()
    }

    /// As in the ids of texts: `night-watch`.
    fn kebab(&self) -> String {
        self.0.replace('_', "-")
    }

    /// As a title: `Night Watch`.
    fn title(&self) -> String {
        self.parts().join(" ")
    }

    fn parts(&self) -> Vec<String> {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        self.0.split('_').filter(|part| !part.is_empty()).map(capital).collect()
    }
}

impl Order {
    /// What the words after `new` ask for.
    ///
    /// # Errors
    /// With what was expected.
    pub(crate) fn parse(words: &[String]) -> Result<Order, String> {
        let [kind, name, rest @ ..] = words else { return Err(format!("write {USAGE}")) };
        let kind = match kind.as_str() {
            "role" => Kind::Role,
            "room" => Kind::Room,
            "card" => Kind::Card,
            "option" => Kind::Option,
            "scenario" => Kind::Scenario,
            other => return Err(format!("there is no kind `{other}`; write {USAGE}")),
        };
        let mut order = Order { kind, name: Name::parse(name)?, game: None, table: "weapons".to_owned() };
        for pair in rest.chunks(2) {
            match pair {
                [key, game] if key == "--game" => order.game = Some(game.clone()),
                [key, table] if key == "--table" => order.table = table.clone(),
                other => return Err(format!("`{}`: write {USAGE}", other.join(" "))),
            }
        }
        Ok(order)
    }

    /// Writes the skeleton, and gives what is left to do. Nothing is written if a place is not found.
    ///
    /// # Errors
    /// With the place that was not found, or the file that cannot be written.
    pub(crate) fn carry_out(&self, root: &Path) -> Result<Vec<String>, String> {
        let mut draft = Draft::new(root);
        let name = &self.name;
        match self.kind {
            Kind::Role => kinds::role(&mut draft, name)?,
            Kind::Room => kinds::room(&mut draft, name)?,
            Kind::Card => kinds::card(&mut draft, name, &self.table)?,
            Kind::Option => {
                kinds::option(&mut draft, name, self.game.as_deref().ok_or("an option needs --game GAME")?)?;
            }
            Kind::Scenario => kinds::scenario(&mut draft, name)?,
        }
        let left = draft.write()?;
        // The lists of names keep the order that the formatter gives them.
        let _ = Command::new("cargo").args(["fmt", "--all"]).current_dir(root).status();
        Ok(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_spelled_for_each_place() {
        let name = Name::parse("night_watch_2").unwrap();
        assert_eq!(
            (name.camel().as_str(), name.kebab().as_str(), name.title().as_str()),
            ("NightWatch2", "night-watch-2", "Night Watch 2")
        );
        assert!(Name::parse("NightWatch").is_err() && Name::parse("2nd").is_err());
    }

    /// Every place that a skeleton is written to is there, in the house as it stands.
    #[test]
    fn every_skeleton_finds_its_places() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let name = Name::parse("night_watch").unwrap();
        let mut draft = Draft::new(&root);
        assert_eq!(kinds::role(&mut draft, &name), Ok(()));
        assert_eq!(kinds::room(&mut draft, &name), Ok(()));
        for table in ["weapons", "items", "followers", "artifacts"] {
            assert_eq!(kinds::card(&mut Draft::new(&root), &name, table), Ok(()));
        }
        for game in ["pandemic", "outlive", "tokyo"] {
            assert_eq!(kinds::option(&mut Draft::new(&root), &name, game), Ok(()));
        }
        assert_eq!(kinds::scenario(&mut draft, &Name::parse("s99").unwrap()), Ok(()));
    }
}

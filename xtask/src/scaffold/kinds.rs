//! Where a role, a room, a card, an option and a scenario stand in the house.

use super::Name;
use super::draft::Draft;

/// The reminder that the version of the rules may have to rise.
const VERSION: &str = "CONTRIBUTING.md, How rules versions rise: if records of older games replay differently with it (cargo test -p GAME)";

/// A role of Pandemic.
pub(super) fn role(draft: &mut Draft, name: &Name) -> Result<(), String> {
    let (word, camel, title) = (name.word(), name.camel(), name.title());
    let game = "games/pandemic/src";
    let code = format!("src/rules/roles/{word}.rs");
    let case = format!(
        "options = \"players=2 role_packs=second_edition\"\n\n[given]\n[given.seats.0]\nrole = \"{word}\"\n\n[[then]]\nexpect = {{ \"seats.0.role\" = \"{word}\" }}\n"
    );
    let rule = draft.rule("pandemic", "P10", &format!("{title}: TODO."), &code, &case)?;
    draft.at_end_of(
        &format!("{game}/words/roles.rs"),
        "pub enum Role as",
        "    }",
        &format!("        /// TODO: what it does, in a sentence.\n        {camel} = \"{word}\","),
    )?;
    let roles = format!("{game}/words/roles.rs");
    draft.replace(&roles, " => Pack::Second", &format!(" | Role::{camel} => Pack::Second"))?;
    draft.after(
        &roles,
        "                | Role::Troubleshooter",
        &format!("                | Role::{camel}"),
    )?;
    draft.after(
        &format!("{game}/rules/roles/mod.rs"),
        "| Role::Troubleshooter",
        &format!("            | Role::{camel}"),
    )?;
    draft.after(
        &format!("{game}/rules/roles/mod.rs"),
        "pub(crate) mod troubleshooter;",
        &format!("pub(crate) mod {word};"),
    )?;
    draft.create(
        &format!("games/pandemic/{code}"),
        &format!(
            "//! {rule} The {title}: TODO.\n\nuse crate::table::state::State;\nuse crate::words::Role;\nuse kernel::Seat;\n\n/// {rule} Whether this seat TODO.\npub(crate) fn todo_{word}(state: &State, seat: Seat) -> bool {{\n    state.is(seat, Role::{camel})\n}}\n"
        ),
    )?;
    draft.after(
        "crates/web/src/faces/pandemic/desk/expected.rs",
        "| Role::Troubleshooter",
        &format!("        | Role::{camel}"),
    )?;
    draft.after(
        "crates/bots/src/pandemic/events.rs",
        "Role::Troubleshooter =>",
        &format!("        Role::{camel} => 12.0,"),
    )?;
    let pictures = "crates/web/src/faces/pandemic/pictures";
    draft.after(
        &format!("{pictures}/roles.rs"),
        "Role::Troubleshooter =>",
        &format!("        Role::{camel} => vec![worn(\"suit\"), skin(\"face\"), worn(\"hair-short\")],"),
    )?;
    draft.after(
        &format!("{pictures}/mod.rs"),
        "Role::Troubleshooter =>",
        &format!("        Role::{camel} => \"ground-role ground-{}\",", name.kebab()),
    )?;
    draft.texts(
        "pandemic/roles.ftl",
        "",
        &format!("\nrole-{0} = TODO {title}\nrole-{0}-about = TODO", name.kebab()),
    )?;
    draft.left(&format!("{game}/words/roles.rs: a row, if it changes an ordinary action"));
    draft.left(&format!("games/pandemic/{code}: what it does otherwise, asked where the rule differs; else remove the file and its `mod`"));
    draft.left("an action of its own: its row in words/notation, its refusals, its event, legal in rules/roles/mod.rs, check and act in rules/decisions.rs; its group in crates/web/src/faces/pandemic/desk/groups.rs, its buttons and sentences in pandemic-roles.ftl, tests/conformance.rs, the table of actions in CASES.md; bots where it is worth a thought (after.rs)");
    draft.left("games/pandemic/src/words/roles.rs: which pack it belongs to; now the second edition's");
    draft.left("crates/web/assets/holdfast.css: its colour, .role-NAME; pandemic/pictures.css: the same for its picture, .ground-NAME");
    draft.left("crates/web/src/faces/pandemic/pictures/roles.rs: what it wears and holds, by what it does");
    draft.left("games/pandemic/cases: those that list all roles of the pack");
    draft.left("games/pandemic/records: a golden record in which it plays");
    draft.left(VERSION);
    Ok(())
}

/// A room of Outlive.
pub(super) fn room(draft: &mut Draft, name: &Name) -> Result<(), String> {
    let (word, camel, title) = (name.word(), name.camel(), name.title());
    let rooms = "games/outlive/src/words/rooms.rs";
    let case = format!(
        "options = \"players=2\"\n\n[given]\n[given.seats.0]\nrooms = {{ {word} = 3 }}\n\n[[then]]\nexpect = {{ \"seats.0.rooms.{word}.survivors\" = 3 }}\n"
    );
    let rule = draft.rule("outlive", "O20", &format!("{title}: TODO."), "src/words/rooms.rs", &case)?;
    draft.name_rule(rooms, &rule)?;
    draft.at_end_of(
        rooms,
        "pub enum Room as",
        "    }",
        &format!("        /// {rule}\n        {camel} = \"{word}\","),
    )?;
    draft.raise(rooms, "pub const ROOMS: usize = ", ";")?;
    draft.at_end_of(
        rooms,
        "RECORDS: [Record; ROOMS]",
        "];",
        &format!("    record(Room::{camel}, 2, 3, 1, Effect::HuntMeat(1)),"),
    )?;
    let worth = format!("        Room::{camel} => 0.7,");
    draft.after("crates/bots/src/outlive/worth.rs", "Room::RepairDiscount =>", &worth)?;
    draft.texts(
        "outlive/names.ftl",
        "outlive-room-",
        &format!("outlive-room-{0} = TODO {title}\noutlive-room-{0}-about = TODO", name.kebab()),
    )?;
    draft.left(&format!(
        "{rooms}: its row: food, seats, copies in the earlier edition, and its effect instead of HuntMeat(1)"
    ));
    draft.left("a new effect: a word of `Effect`, asked for in the step of rules/ it belongs to; cargo xtask tidy finds it if nothing asks");
    draft.left("crates/bots/src/outlive/worth.rs: what the full room is worth in a turn, in points");
    draft.left("games/outlive: the numbers of rooms in O1.13, O1.14 and X1.2, with their cases and tests");
    draft.left("games/outlive/records: a golden record in which it occurs");
    draft.left(VERSION);
    Ok(())
}

/// A card of Tokyo Siteseeing: a copy of the last row of a table, to be made its own.
pub(super) fn card(draft: &mut Draft, name: &Name, table: &str) -> Result<(), String> {
    let file = format!("games/tokyo/src/words/cards/{table}.rs");
    let lines = draft.lines(&file);
    let not_found = || {
        format!(
            "{file}: there is no table of cards with rows; write --table weapons, items, followers or artifacts"
        )
    };
    let end = lines.iter().rposition(|line| line == "];").ok_or_else(not_found)?;
    let begins_row = |line: &String| line.starts_with("    ") && line[4..].starts_with(char::is_alphabetic);
    let begin = lines[..end].iter().rposition(begins_row).ok_or_else(not_found)?;
    let row = lines[begin..end].join("\n");
    let number = number_of(&row).ok_or_else(not_found)?;
    let highest = lines.iter().filter_map(|line| number_of(line)).max().unwrap_or(number);
    let old = row.split('"').nth(1).ok_or_else(not_found)?;
    let new = row.replacen(&format!("\"{old}\""), &format!("\"{}\"", name.word()), 1).replacen(
        &format!(" {number},"),
        &format!(" {},", highest + 1),
        1,
    );
    draft.raise(&file, "ROWS: [CardRow; ", "]")?;
    draft.at_end_of(&file, "ROWS: [CardRow; ", "];", &new)?;
    draft.texts(
        "tokyo/names.ftl",
        &format!("tokyo-name-{}", old.replace('_', "-")),
        &format!("tokyo-name-{} = TODO {}", name.kebab(), name.title()),
    )?;
    draft.left(&format!(
        "{file}: its row, now a copy of {old} with the number {}; the range of numbers in the first line",
        highest + 1
    ));
    draft.left("what no row can say yet: a word of words/cards/effect.rs, or, for fewer than three cards, of odd.rs with its text in tokyo/odd.ftl");
    draft.left("RULES.md and a case, if it does what no rule says yet");
    draft.left("UPDATE=1 cargo test -p web writes the card texts to be read over");
    draft.left("the noun it is drawn by: crates/web/src/faces/tokyo/pictures/goods.rs; without one it looks like others of its kind");
    draft.left("games/tokyo/tests/components.rs: the numbers of cards; games/tokyo/records: a golden record in which it occurs");
    draft.left(VERSION);
    Ok(())
}

/// The running number in a row of cards: the first number that stands between a space and a comma.
fn number_of(row: &str) -> Option<u32> {
    let arguments = row.trim_start().split_once('(')?.1;
    arguments.split(',').map(str::trim).find_map(|word| word.trim_end_matches(')').parse().ok())
}

/// An option of a game, with two values.
pub(super) fn option(draft: &mut Draft, name: &Name, game: &str) -> Result<(), String> {
    let (word, camel, title) = (name.word(), name.camel(), name.title());
    let options = format!("games/{game}/src/words/options");
    let (rows, values, chapter) = match game {
        "pandemic" => (format!("{options}/mod.rs"), format!("{options}/words.rs"), "P2"),
        "outlive" => (format!("{options}.rs"), format!("{options}.rs"), "O1"),
        "tokyo" => (format!("{options}/mod.rs"), format!("{options}/choices.rs"), "T2"),
        other => return Err(format!("where the options of `{other}` stand is not known here")),
    };
    let case = format!(
        "options = \"players=2 {word}=other\"\n\n[given]\n\n[[then]]\nexpect = {{ \"options.{word}\" = \"other\" }}\n"
    );
    let code = rows.trim_start_matches(&format!("games/{game}/")).to_owned();
    let rule = draft.rule(game, chapter, &format!("`{word}`: TODO."), &code, &case)?;
    draft.name_rule(&rows, &rule)?;
    draft.at_end_of(
        &rows,
        "pub struct Options {",
        "    }",
        &format!("        /// {rule} TODO.\n        {word}: {camel} = Usual, Fine, [\"{rule}\"];"),
    )?;
    let words = format!(
        "\nwords! {{\n    /// {rule} TODO.\n    pub enum {camel} as \"{}\" {{\n        /// As it was: TODO.\n        Usual = \"usual\",\n        /// TODO.\n        Other = \"other\",\n    }}\n}}",
        title.to_lowercase()
    );
    let end_of_words = |lines: &[String]| {
        let last = lines.iter().rposition(|line| line == "words! {")?;
        lines[last..].iter().position(|line| line == "}").map(|at| last + at + 1)
    };
    draft.insert(&values, "words!", end_of_words, &words)?;
    if rows != values {
        let from = if game == "pandemic" { "pub use words::{" } else { "pub use choices::{" };
        draft.after(&rows, from, &format!("    {camel},"))?;
    }
    draft.after(
        &format!("games/{game}/src/lib.rs"),
        "pub use words::options::{",
        &format!("    {camel},"),
    )?;
    let id = format!("{game}-option-{}", name.kebab());
    draft.texts(
        &format!("{game}/options.ftl"),
        &format!("{game}-option-"),
        &format!("{id} = TODO {title}\n{id}-about = TODO\n{id}-usual = TODO\n{id}-other = TODO"),
    )?;
    draft.left(&format!(
        "{values}: its values by their names, and in the texts; the default must play as before"
    ));
    draft.left(&format!("{rows}: its rank in forms (Main or Fine), the rules it changes"));
    draft.left("the rule asks for the option's value where it differs; options that clash with it: `OptionRules::check`");
    draft.left("Face::PRESETS in crates/web, if a preset decides it; the table of options in RULES.md");
    draft.left(&format!("games/{game}/records: a golden record with each value"));
    Ok(())
}

/// A scenario of Tokyo Siteseeing, with two cards.
pub(super) fn scenario(draft: &mut Draft, name: &Name) -> Result<(), String> {
    let (word, camel) = (name.word(), name.camel());
    let number = word
        .strip_prefix('s')
        .filter(|rest| rest.len() == 2 && rest.bytes().all(|digit| digit.is_ascii_digit()));
    let number = number.ok_or_else(|| format!("`{word}`: a scenario is named by its number, such as s08"))?;
    let words = "games/tokyo/src/words";
    let case = format!(
        "options = \"players=2 scenario={word}\"\n\n[given]\n\n[[then]]\nexpect = {{ \"options.scenario\" = \"{word}\" }}\n"
    );
    let code = format!("src/words/story/{word}.rs");
    let rule = draft.rule("tokyo", "T32", &format!("{camel}: TODO."), &code, &case)?;
    draft.at_end_of(
        &format!("{words}/options/choices.rs"),
        "pub enum Scenario as",
        "    }",
        &format!("        /// {camel} TODO: its title\n        {camel} = \"{word}\","),
    )?;
    draft.after_each(
        &format!("{words}/options/choices.rs"),
        "| Scenario::S06",
        &format!("            | Scenario::{camel}"),
    )?;
    draft.after(&format!("{words}/story/mod.rs"), "mod s07;", &format!("mod {word};"))?;
    draft.replace(&format!("{words}/story/mod.rs"), "s07::ROWS]", &format!("s07::ROWS, {word}::ROWS]"))?;
    draft.replace(&format!("{words}/story/rank.rs"), "s07}", &format!("s07, {word}}}"))?;
    draft.after(
        &format!("{words}/story/rank.rs"),
        "Scenario::S07 =>",
        &format!("        Scenario::{camel} => Some({word}::RANKS[pcs]),"),
    )?;
    draft.create(
        &format!("games/tokyo/{code}"),
        &format!(
            "//! {rule} {camel} TODO: its title, and what it is about.\n//! Its cards: SC{number}-01 and SC{number}-02.\n\nuse super::deed::{{Cue, Deed}};\nuse super::row::{{SceneRow, Task, Way, cue, deed, when}};\nuse crate::words::Ability::{{Empathy, Technique}};\nuse crate::words::Area;\nuse crate::words::cards::When;\nuse crate::words::options::Scenario;\n\n/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.\npub(super) const RANKS: [[u8; 3]; 4] = [[7, 11, 15], [5, 7, 9], [4, 5, 7], [4, 5, 6]];\n\nconst fn scene(number: u8, word: &'static str) -> SceneRow {{\n    SceneRow::new(Scenario::{camel}, number, word)\n}}\n\n/// {rule} The cards.\npub(super) static ROWS: [SceneRow; 2] = [\n    scene(1, \"sc{number}_01\").rows(&[cue(Cue::Revealed, &[deed(Deed::Place(2, Area::Shibuya))])]),\n    scene(2, \"sc{number}_02\")\n        .solved(Way::Here(Task::check(&[(Empathy, 6), (Technique, 6)])))\n        .rows(&[when(When::Success, &[deed(Deed::Clear)])]),\n];\n"
        ),
    )?;
    let campaign = "games/tokyo/src/campaign/mod.rs";
    draft.raise(campaign, "pub const SCENARIOS: [Scenario; ", "]")?;
    draft.after(campaign, "    Scenario::S07,", &format!("    Scenario::{camel},"))?;
    draft.replace(
        campaign,
        "Some(Scenario::S06 | Scenario::S07)",
        &format!("Some(Scenario::S06 | Scenario::S07 | Scenario::{camel})"),
    )?;
    draft.replace(
        campaign,
        "Scenario::S07 => Some(5)",
        &format!("Scenario::S07 | Scenario::{camel} => Some(5)"),
    )?;
    draft.after_each(
        "crates/web/src/faces/tokyo/board/journey.rs",
        "| Scenario::S05",
        &format!("        | Scenario::{camel}"),
    )?;
    draft.texts(
        "tokyo/options.ftl",
        "tokyo-option-scenario-s07",
        &format!("tokyo-option-scenario-{word} = {camel} TODO (difficulty 5)\ntokyo-option-scenario-{word}-gist = {{ tokyo-story-{word}-tale }}"),
    )?;
    draft.texts(
        "tokyo/scenario.ftl",
        "tokyo-story-s07",
        &format!("tokyo-story-{word} = TODO\ntokyo-story-{word}-tale = TODO"),
    )?;
    draft.texts(
        "tokyo/names.ftl",
        "tokyo-name-sc07",
        &format!("tokyo-name-sc{number}-01 = TODO\ntokyo-name-sc{number}-02 = TODO"),
    )?;
    draft.left(&format!("games/tokyo/{code}: the cards, the rank table"));
    draft.left("what no row can say yet: a word of words/story/deed.rs (Deed, Given, Cue), done in rules/story, with its words in tokyo/scenario.ftl");
    draft.left("crates/i18n/languages/*/tokyo/tales.ftl: the tales of its cards");
    draft.left("its rewards, if it has any: words/cards/rewards.rs and an option as for S01 to S07");
    draft.left("difficulty and place in the campaign: games/tokyo/src/campaign/mod.rs");
    draft.left("games/tokyo/records: a golden record that clears it, one that does not");
    Ok(())
}

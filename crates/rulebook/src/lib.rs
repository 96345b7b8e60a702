//! Reads a game's RULES.md: rules with their ids, code and cases.
//!
//! A rule is one list item: `- **P3.2** Text. *(printed)* [code](src/…) [P3.2a](cases/P3.2a.toml)`.

use std::fmt;

/// A rule as RULES.md states it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `P3.2`.
    pub id: String,
    /// The chapter's heading.
    pub chapter: String,
    /// What it says, in Markdown.
    pub text: String,
    /// Where it comes from: printed, published, inferred, ours.
    pub origin: String,
    /// The file that carries it out, relative to the game's folder.
    pub code: String,
    /// The cases that try it, relative to the game's folder.
    pub cases: Vec<String>,
}

/// A line that looks like a rule and is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulebookError {
    /// The line, from 1.
    pub line: usize,
    /// What is missing.
    pub message: String,
}

impl fmt::Display for RulebookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RULES.md, line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for RulebookError {}

/// Whether a case file of this name may try this rule: one of its own or a worked example of it, or a worked example
/// with a number of its own, such as `X4.1`, which may try any.
pub fn is_named_after(case: &str, rule: &str) -> bool {
    is_or_exemplifies(case, rule) || case.starts_with('X')
}

/// Whether this is the id of the rule, or of a case of it: `P6.1` and `P6.1a` are of P6.1, `T6.3-1` is the first worked
/// example of T6.3, `O4.5a` is of the ruling O4.5a.
pub fn is_or_exemplifies(id: &str, rule: &str) -> bool {
    let letters = |rest: &str| rest.bytes().all(|letter| letter.is_ascii_lowercase());
    let example = |rest: &str| {
        let number = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase()).strip_prefix('-');
        number.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
    };
    id.strip_prefix(rule).is_some_and(|rest| letters(rest) || example(rest))
}

/// All rules in the order of the text.
pub fn parse(markdown: &str) -> Result<Vec<Rule>, RulebookError> {
    let mut chapter = String::new();
    let mut rules = Vec::new();
    for (index, line) in markdown.lines().enumerate() {
        if let Some(heading) = line.strip_prefix("## ") {
            chapter = heading.to_owned();
        }
        if let Some(item) = line.strip_prefix("- **") {
            let rule = rule(item, &chapter)
                .map_err(|message| RulebookError { line: index + 1, message: message.to_owned() })?;
            rules.push(rule);
        }
    }
    Ok(rules)
}

fn rule(item: &str, chapter: &str) -> Result<Rule, &'static str> {
    let (id, rest) = item.split_once("** ").ok_or("the id must stand between two pairs of asterisks")?;
    let (text, rest) = rest.split_once(" *(").ok_or("the origin is missing, such as *(printed)*")?;
    let (origin, rest) = rest.split_once(")*").ok_or("the origin does not end with )*")?;
    let mut links = rest.split('[').skip(1).filter_map(|link| {
        let (name, rest) = link.split_once("](")?;
        Some((name, rest.split_once(')')?.0))
    });
    let code = links.next().filter(|(name, _)| *name == "code").ok_or("the first link must be [code](…)")?.1;
    let cases: Vec<String> = links.map(|(_, path)| path.to_owned()).collect();
    Ok(Rule {
        id: id.to_owned(),
        chapter: chapter.to_owned(),
        text: text.to_owned(),
        origin: origin.to_owned(),
        code: code.to_owned(),
        cases,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_read_with_its_links() {
        let text = "## P3 Turns\n\n- **P3.2** Four `actions`. *(printed, ours)* [code](src/a.rs) [P3.2a](cases/P3.2a.toml)\n";
        let rules = parse(text).unwrap();
        assert_eq!(rules.len(), 1);
        assert_eq!((rules[0].id.as_str(), rules[0].chapter.as_str()), ("P3.2", "P3 Turns"));
        assert_eq!((rules[0].text.as_str(), rules[0].origin.as_str()), ("Four `actions`.", "printed, ours"));
        assert_eq!(
            (rules[0].code.as_str(), rules[0].cases.as_slice()),
            ("src/a.rs", &["cases/P3.2a.toml".to_owned()][..])
        );
    }

    #[test]
    fn a_case_is_named_after_its_rule_or_is_an_example() {
        for case in ["O4.5", "O4.5a", "O4.5ab", "X4.1"] {
            assert!(is_named_after(case, "O4.5"), "{case}");
        }
        assert!(is_named_after("O4.5a", "O4.5a") && is_named_after("O4.5ab", "O4.5a"));
        assert!(!is_named_after("O4.5", "O4.5a") && !is_named_after("O4.51", "O4.5"));
        assert!(is_or_exemplifies("T6.3-1a", "T6.3") && !is_or_exemplifies("X4.1", "T6.3"));
    }

    #[test]
    fn a_broken_rule_is_told_with_its_line() {
        assert_eq!(parse("\n- **P1.1** Text.").unwrap_err().line, 2);
    }
}

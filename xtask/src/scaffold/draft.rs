//! Changes to files that are written together or not at all.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Files as they will be, and what is left to do by hand.
pub(super) struct Draft {
    root: PathBuf,
    files: BTreeMap<String, String>,
    left: Vec<String>,
}

impl Draft {
    pub(super) fn new(root: &Path) -> Draft {
        Draft { root: root.to_owned(), files: BTreeMap::new(), left: Vec::new() }
    }

    /// The lines of a file as they are so far.
    pub(super) fn lines(&self, file: &str) -> Vec<String> {
        let text = match self.files.get(file) {
            Some(text) => text.clone(),
            None => std::fs::read_to_string(self.root.join(file)).unwrap_or_default(),
        };
        text.lines().map(str::to_owned).collect()
    }

    fn set(&mut self, file: &str, lines: &[String]) {
        self.files.insert(file.to_owned(), lines.join("\n") + "\n");
    }

    /// A new file.
    pub(super) fn create(&mut self, file: &str, text: &str) -> Result<(), String> {
        if self.root.join(file).exists() || self.files.contains_key(file) {
            return Err(format!("{file} is there already"));
        }
        self.files.insert(file.to_owned(), text.to_owned());
        Ok(())
    }

    /// Puts text at the place that `find` gives among the lines of a file.
    pub(super) fn insert(
        &mut self,
        file: &str,
        what: &str,
        find: impl Fn(&[String]) -> Option<usize>,
        text: &str,
    ) -> Result<(), String> {
        let mut lines = self.lines(file);
        let at = find(&lines).ok_or_else(|| format!("{file}: there is no {what}; has it been rebuilt?"))?;
        lines.splice(at..at, text.lines().map(str::to_owned));
        self.set(file, &lines);
        Ok(())
    }

    /// Puts text after the only line that contains the mark.
    pub(super) fn after(&mut self, file: &str, mark: &str, text: &str) -> Result<(), String> {
        let at = self.only(file, mark)?;
        self.insert(file, mark, |_| Some(at + 1), text)
    }

    /// The place of the only line of a file that contains the mark. Of several, the first may be another place than is meant.
    fn only(&self, file: &str, mark: &str) -> Result<usize, String> {
        let lines = self.lines(file);
        let mut found = (0..lines.len()).filter(|at| lines[*at].contains(mark));
        match (found.next(), found.next()) {
            (Some(at), None) => Ok(at),
            (Some(_), Some(_)) => {
                Err(format!("{file}: `{mark}` is there more than once; has it been rebuilt?"))
            }
            (None, _) => Err(format!("{file}: there is no `{mark}`; has it been rebuilt?")),
        }
    }

    /// Puts text after the last line that contains the mark.
    pub(super) fn after_last(&mut self, file: &str, mark: &str, text: &str) -> Result<(), String> {
        let find = |lines: &[String]| lines.iter().rposition(|line| line.contains(mark)).map(|at| at + 1);
        self.insert(file, &format!("`{mark}`"), find, text)
    }

    /// Puts text at the end of the block that begins with a line that contains `opening` and ends with the line `closing`.
    pub(super) fn at_end_of(
        &mut self,
        file: &str,
        opening: &str,
        closing: &str,
        text: &str,
    ) -> Result<(), String> {
        let begins = self.only(file, opening)?;
        let find =
            |lines: &[String]| lines[begins..].iter().position(|line| line == closing).map(|at| begins + at);
        self.insert(file, &format!("block `{opening}`"), find, text)
    }

    /// Puts a line after every line that contains the mark.
    pub(super) fn after_each(&mut self, file: &str, mark: &str, text: &str) -> Result<(), String> {
        let before = self.lines(file);
        if !before.iter().any(|line| line.contains(mark)) {
            return Err(format!("{file}: there is no `{mark}`; has it been rebuilt?"));
        }
        let lines: Vec<String> = before
            .into_iter()
            .flat_map(|line| {
                let more = line.contains(mark).then(|| text.to_owned());
                [line].into_iter().chain(more)
            })
            .collect();
        self.set(file, &lines);
        Ok(())
    }

    /// Replaces `from` in the only line where it stands.
    pub(super) fn replace(&mut self, file: &str, from: &str, to: &str) -> Result<(), String> {
        let at = self.only(file, from)?;
        let mut lines = self.lines(file);
        lines[at] = lines[at].replacen(from, to, 1);
        self.set(file, &lines);
        Ok(())
    }

    /// Raises the number that stands between `before` and `after` by one.
    pub(super) fn raise(&mut self, file: &str, before: &str, after: &str) -> Result<(), String> {
        let lines = self.lines(file);
        let number =
            lines.iter().find_map(|line| line.split_once(before)?.1.split_once(after)?.0.parse::<u32>().ok());
        let number = number.ok_or_else(|| format!("{file}: there is no `{before}NUMBER{after}`"))?;
        self.replace(file, &format!("{before}{number}{after}"), &format!("{before}{}{after}", number + 1))
    }

    /// Names the rule in the first line of a file.
    pub(super) fn name_rule(&mut self, file: &str, rule: &str) -> Result<(), String> {
        let mut lines = self.lines(file);
        let first = lines.first_mut().filter(|line| line.starts_with("//! "));
        let first =
            first.ok_or_else(|| format!("{file}: the first line does not say what the file is about"))?;
        first.insert_str("//! ".len(), &format!("{rule} "));
        self.set(file, &lines);
        Ok(())
    }

    /// Adds lines to the texts of every language, after the last line that begins with the mark, or at the end.
    pub(super) fn texts(&mut self, file: &str, mark: &str, text: &str) -> Result<(), String> {
        let folder = "crates/i18n/languages";
        let entries =
            std::fs::read_dir(self.root.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
        let mut languages: Vec<String> =
            entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
        languages.sort();
        for language in languages {
            let file = format!("{folder}/{language}/{file}");
            let find = |lines: &[String]| {
                let last = lines.iter().rposition(|line| line.starts_with(mark))?;
                // A text goes on in the lines that are indented.
                let more = lines[last + 1..].iter().take_while(|line| line.starts_with(' ')).count();
                Some(last + 1 + more)
            };
            self.insert(&file, &format!("text `{mark}`"), find, text)?;
        }
        self.left(&format!("crates/i18n/languages/*/{file}: the texts that say TODO, in every language"));
        Ok(())
    }

    /// Adds a rule to the end of a chapter of a game's RULES.md, with a case, and gives its id.
    pub(super) fn rule(
        &mut self,
        game: &str,
        chapter: &str,
        text: &str,
        code: &str,
        case: &str,
    ) -> Result<String, String> {
        let file = format!("games/{game}/RULES.md");
        let mark = format!("- **{chapter}.");
        let number = |line: &String| {
            let id = line.strip_prefix(&mark)?.split_once("**")?.0;
            id.trim_end_matches(|letter: char| letter.is_ascii_lowercase()).parse::<u32>().ok()
        };
        let highest = self.lines(&file).iter().filter_map(number).max();
        let highest = highest.ok_or_else(|| format!("{file}: there is no chapter {chapter}"))?;
        let rule = format!("{chapter}.{}", highest + 1);
        let line = format!("- **{rule}** {text} *(ours)* [code]({code}) [case](cases/{rule}.toml)");
        self.after_last(&file, &mark, &line)?;
        let case = format!(
            "rule = \"{rule}\"\nname = \"TODO: what is shown here, in a sentence\"\ngame = \"{game}\"\n{case}"
        );
        self.create(&format!("games/{game}/cases/{rule}.toml"), &case)?;
        self.left(&format!(
            "{file}: what {rule} says; where it comes from (printed, published, inferred, ours)"
        ));
        self.left(&format!("games/{game}/cases/{rule}.toml: the case"));
        Ok(rule)
    }

    /// Notes what is left to do.
    pub(super) fn left(&mut self, what: &str) {
        self.left.push(what.to_owned());
    }

    /// Writes all files, and gives what is left to do.
    pub(super) fn write(self) -> Result<Vec<String>, String> {
        for (file, text) in &self.files {
            std::fs::write(self.root.join(file), text).map_err(|error| format!("{file}: {error}"))?;
        }
        let written = self.files.keys().map(|file| format!("written: {file}"));
        Ok(written.chain(self.left.into_iter().map(|what| format!("left: {what}"))).collect())
    }
}

//! Sweeps: the values that are tried of some options and of the bots' level, and every combination of them.

use crate::plan::named;
use crate::{Cell, PlanError};
use bots::Roster;
use kernel::OptionSpec;

/// The name under which levels are swept, beside those of the options.
pub(crate) const BOTS: &str = "bots";

/// A name and the values it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    name: String,
    values: Vec<String>,
}

impl Axis {
    /// `name=value,value,…`, where `first..last` stands for the values from one to the other in the order of the
    /// option. Hyphens in an option's values stand for underscores; levels are taken as they are.
    ///
    /// # Errors
    /// If the game has no such option or value, or a value stands twice.
    pub fn parse(said: &str, options: &[OptionSpec]) -> Result<Axis, PlanError> {
        let Some((name, values)) = said.split_once('=').filter(|(_, values)| !values.is_empty()) else {
            return Err(PlanError(format!("`{said}` is no sweep; say name=value,value, as in players=2,3")));
        };
        let values: Vec<String> = match options.iter().find(|option| option.name == name) {
            None if name == BOTS => split_levels(values),
            None => {
                let known: Vec<_> = options.iter().map(|option| option.name).collect();
                return Err(PlanError(format!(
                    "nothing called `{name}` can be swept; there are {BOTS} and the options {}",
                    known.join(", ")
                )));
            }
            Some(option) => {
                let mut all = Vec::new();
                for part in values.split(',') {
                    all.extend(named_by(&part.replace('-', "_"), option)?);
                }
                all
            }
        };
        let twice = values.iter().enumerate().find(|(place, value)| values[..*place].contains(value));
        if let Some((_, value)) = twice {
            return Err(PlanError(format!("`{said}` has the value {value} twice")));
        }
        Ok(Axis { name: name.to_owned(), values })
    }
}

/// The values of the option that a part of a sweep names: one, or a range.
fn named_by(part: &str, option: &OptionSpec) -> Result<Vec<String>, PlanError> {
    let place = |value: &str| {
        option.values.iter().position(|known| *known == value).ok_or_else(|| {
            let (name, known) = (option.name, option.values.join(", "));
            PlanError(format!("`{value}` is no value of `{name}`; use some of {known}"))
        })
    };
    let (first, last) = part.split_once("..").unwrap_or((part, part));
    let (first, last) = (place(first)?, place(last)?);
    if last < first {
        return Err(PlanError(format!("`{part}` runs backwards; the order is {}", option.values.join(", "))));
    }
    Ok(option.values[first..=last].iter().map(|value| (*value).to_owned()).collect())
}

/// Levels between commas; a comma in parentheses belongs to its level.
pub fn split_levels(said: &str) -> Vec<String> {
    let mut depth = 0_u32;
    let between = |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    };
    said.split(between).map(|level| level.trim().to_owned()).collect()
}

/// The cells of every combination, the values of the last axis changing fastest. `options` and `levels` hold for all
/// of them where they are not swept.
///
/// # Errors
/// If something is swept twice or said besides, or with everything that does not go together: then nothing of the
/// sweep is to be played.
pub fn cells<G: Roster>(options: &str, levels: &[String], axes: &[Axis]) -> Result<Vec<Cell<G>>, PlanError> {
    let mut combinations: Vec<Vec<(String, String)>> = vec![Vec::new()];
    for (place, Axis { name, values }) in axes.iter().enumerate() {
        let is_said = |word: &str| word.split_once('=').is_some_and(|(said, _)| said == name);
        if axes[..place].iter().any(|other| other.name == *name) {
            return Err(PlanError(format!("`{name}` is swept twice; name all its values in one sweep")));
        }
        if options.split_whitespace().any(is_said) {
            return Err(PlanError(format!("`{name}` is both fixed and swept; leave out one of the two")));
        }
        let with = |before: Vec<(String, String)>| {
            let value = |value: &String| [&before[..], &[(name.clone(), value.clone())]].concat();
            values.iter().map(value).collect::<Vec<_>>()
        };
        combinations = combinations.into_iter().flat_map(with).collect();
    }
    let (mut cells, mut wrong) = (Vec::new(), Vec::new());
    for swept in combinations {
        match cell::<G>(options, levels, &swept) {
            Ok(cell) => cells.push(Cell { swept, ..cell }),
            Err(PlanError(why)) if axes.is_empty() => return Err(PlanError(why)),
            Err(PlanError(why)) => wrong.push(format!("{}: {why}", named(&swept))),
        }
    }
    match wrong.is_empty() {
        true => Ok(cells),
        false => Err(PlanError(format!(
            "{} of {} cells cannot be played, so none is; sweep less\n  {}",
            wrong.len(),
            wrong.len() + cells.len(),
            wrong.join("\n  ")
        ))),
    }
}

fn cell<G: Roster>(
    options: &str,
    levels: &[String],
    swept: &[(String, String)],
) -> Result<Cell<G>, PlanError> {
    let (bots, of_options): (Vec<_>, Vec<_>) = swept.iter().cloned().partition(|(name, _)| name == BOTS);
    let options = format!("{options} {}", named(&of_options));
    let options = options.parse().map_err(|error| PlanError(format!("options: {error}")))?;
    let levels = bots.into_iter().next().map_or_else(|| levels.to_vec(), |(_, level)| vec![level]);
    Cell::new(options, &levels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Game;
    use pandemic::State;

    fn axis(said: &str) -> Result<Axis, PlanError> {
        Axis::parse(said, State::OPTIONS)
    }

    fn told<T: std::fmt::Debug>(result: Result<T, PlanError>) -> String {
        result.unwrap_err().to_string()
    }

    #[test]
    fn every_combination_is_a_cell() {
        let axes = [axis("players=2..3").unwrap(), axis("bots=random,teammate").unwrap()];
        let cells = cells::<State>("epidemics=4", &["random".to_owned()], &axes).unwrap();
        let names: Vec<_> = cells.iter().map(Cell::name).collect();
        let expected = [
            "players=2 bots=random",
            "players=2 bots=teammate",
            "players=3 bots=random",
            "players=3 bots=teammate",
        ];
        assert_eq!(names, expected);
        assert_eq!(cells[3].levels, ["teammate"; 3]);
        assert_eq!(cells[2].options, "players=3 epidemics=4".parse().unwrap());
    }

    #[test]
    fn what_cannot_be_swept_is_told() {
        assert!(told(axis("colour=red")).contains("bots and the options players"));
        assert!(told(axis("players=2..9")).contains("`9` is no value of `players`; use some of 2"));
        assert!(told(axis("players=4..2")).contains("runs backwards"));
        assert!(told(axis("players=2,2..3")).contains("2 twice"));
        assert!(told(axis("players")).contains("is no sweep"));
        let players = axis("players=2,3").unwrap();
        let random = ["random".to_owned()];
        let twice = cells::<State>("", &random, &[players.clone(), players.clone()]);
        assert!(told(twice).contains("swept twice"));
        assert!(told(cells::<State>("players=2", &random, &[players])).contains("fixed and swept"));
    }

    #[test]
    fn cells_that_do_not_go_together_are_named_and_nothing_is_played() {
        let axes = [axis("players=2,3").unwrap()];
        let levels = ["random", "random", "random"].map(str::to_owned);
        let told = told(cells::<State>("", &levels, &axes));
        assert!(told.contains("1 of 2 cells") && told.contains("players=2: 3 levels for 2 seats"), "{told}");
    }

    #[test]
    fn a_comma_in_parentheses_belongs_to_its_level() {
        assert_eq!(split_levels("a(b=1,c=2), d"), ["a(b=1,c=2)", "d"]);
    }
}

//! Why a text is not a campaign, and what to do about it.

use i18n::{Texts, Value};
use tokyo::campaign::{Flaw, SCENARIOS, Unreadable};
use tokyo::{Card, Rank, Scenario};

/// Why a text is not a campaign, and what to do about it.
pub(crate) fn unreadable(texts: &Texts, unreadable: &Unreadable) -> String {
    let known = known(&unreadable.flaw);
    let known = Value::from(&known);
    let (key, mut values): (&str, Vec<(&str, Value<'_>)>) = match &unreadable.flaw {
        Flaw::NoCampaign => ("none", Vec::new()),
        Flaw::Newer(version) => ("newer", vec![("version", version.into())]),
        Flaw::OtherGame(game) => ("other-game", vec![("game", game.into())]),
        Flaw::UnknownHeader(name) => ("header", vec![("name", name.into())]),
        Flaw::NoHeader(name) => ("no-header", vec![("name", (*name).into())]),
        Flaw::Count { said, found } => ("count", vec![("said", (*said).into()), ("found", (*found).into())]),
        Flaw::Scenario(word) => ("scenario", vec![("value", word.into()), ("known", known)]),
        Flaw::Word(word) => ("word", vec![("value", word.into())]),
        Flaw::Unsaid(name) => ("unsaid", vec![("name", (*name).into())]),
        Flaw::Twice(name) => ("twice", vec![("name", (*name).into())]),
        Flaw::Value { of, value } => {
            ("value", vec![("name", (*of).into()), ("value", value.into()), ("known", known)])
        }
        Flaw::Reward { scenario, value } if *scenario == Scenario::S00 => {
            ("no-reward", vec![("value", value.into())])
        }
        Flaw::Reward { scenario, value } => {
            let scenario = Value::from(scenario.word());
            ("reward", vec![("value", value.into()), ("scenario", scenario), ("known", known)])
        }
        Flaw::SameTable(table) => ("same-table", vec![("table", table.into())]),
    };
    values.push(("line", unreadable.line.into()));
    texts.say_with(&format!("campaign-flaw-{key}"), &values)
}

/// What could stand there instead.
fn known(flaw: &Flaw) -> String {
    let words = |words: &mut dyn Iterator<Item = &'static str>| words.collect::<Vec<_>>().join(", ");
    match flaw {
        Flaw::Scenario(_) => words(&mut SCENARIOS.iter().map(|scenario| scenario.word())),
        Flaw::Reward { scenario, .. } => words(&mut Card::rewards_of(*scenario).map(Card::word)),
        Flaw::Value { of, .. } => match *of {
            "pcs" => "1, 2, 3, 4".to_owned(),
            "rank" => words(&mut Rank::WORDS.iter().copied()),
            "rounds" => "0–255".to_owned(),
            _ => "0, 1, 2, …".to_owned(),
        },
        Flaw::NoCampaign
        | Flaw::Newer(_)
        | Flaw::OtherGame(_)
        | Flaw::UnknownHeader(_)
        | Flaw::NoHeader(_)
        | Flaw::Count { .. }
        | Flaw::Word(_)
        | Flaw::Unsaid(_)
        | Flaw::Twice(_)
        | Flaw::SameTable(_) => String::new(),
    }
}

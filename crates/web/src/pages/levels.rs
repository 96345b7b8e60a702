//! The levels of bots, as players see them before one takes a seat.

use crate::face::Face;
use crate::pages::options::spelled;
use bots::{Level, Strength};
use i18n::Texts;
use maud::{Markup, html};

/// A level in words.
#[derive(Clone, Debug)]
pub struct LevelRow {
    /// Its name in stored tables and forms.
    pub level: &'static str,
    /// Its name in words.
    pub name: String,
    /// How well it plays and how long it thinks, in a few words.
    pub gist: String,
    /// Games out of a hundred that it wins, by the last of the games it was measured by.
    pub wins: Option<u8>,
    /// How well it plays, a sentence for each game it was measured by.
    pub strength: Vec<String>,
    /// How long it usually thinks about a decision.
    pub thinks: String,
}

/// The levels of a game, weakest first.
pub fn levels<G: Face>(texts: &Texts) -> Vec<LevelRow> {
    let row = |level: &Level| {
        let thinks = thinks(texts, level);
        let (short, strength) = strength::<G>(texts, level.strength);
        let gist =
            texts.say_with("level-gist", &[("strength", (&short).into()), ("thinks", (&thinks).into())]);
        let wins = level.strength.and_then(|strength| match strength {
            Strength::Wins(wins) => wins.last().copied(),
            Strength::AgainstUsual(won) => Some(won),
        });
        LevelRow { level: level.name, name: level_name(texts, level.name), gist, wins, strength, thinks }
    };
    G::LEVELS.iter().map(row).collect()
}

/// What the wins of the levels of a game are counted in, in a few words.
pub fn measured<G: Face>(texts: &Texts) -> String {
    let against = |level: &Level| matches!(level.strength, Some(Strength::AgainstUsual(_)));
    if G::LEVELS.iter().any(against) {
        texts.say_with("levels-against", &[("level", (&level_name(texts, G::USUAL)).into())])
    } else {
        let last = G::REFERENCES.last().and_then(|options| G::new(&options.parse().ok()?).ok());
        let seats = last.map_or(0, |game| game.seats());
        texts.say_with("levels-table", &[("count", seats.into())])
    }
}

/// The name of a level.
pub fn level_name(texts: &Texts, level: &str) -> String {
    let key = format!("level-{level}");
    if texts.has(&key) { texts.say(&key) } else { level.to_owned() }
}

fn strength<G: Face>(texts: &Texts, strength: Option<Strength>) -> (String, Vec<String>) {
    match strength {
        None => {
            let unknown = texts.say("level-unmeasured");
            (unknown.clone(), vec![unknown])
        }
        Some(Strength::Wins(wins)) => {
            let said = |(options, won): (&&str, &u8)| {
                let options = spelled(texts, G::ID, options).into_iter();
                let options: Vec<_> = options
                    .map(|(name, value)| {
                        texts
                            .say_with("level-option", &[("name", (&name).into()), ("value", (&value).into())])
                    })
                    .collect();
                let game = options.join(&texts.say("list-separator"));
                texts.say_with("level-wins-of", &[("game", (&game).into()), ("percent", (*won).into())])
            };
            let (least, most) = (wins.iter().min().unwrap_or(&0), wins.iter().max().unwrap_or(&0));
            let all = if least == most { least.to_string() } else { format!("{least}–{most}") };
            let short = texts.say_with("level-wins", &[("percents", (&all).into())]);
            (short, G::REFERENCES.iter().zip(wins).map(said).collect())
        }
        Some(Strength::AgainstUsual(won)) => {
            let usual = level_name(texts, G::USUAL);
            let values = [("level", (&usual).into()), ("percent", won.into())];
            (texts.say_with("level-against", &values), vec![texts.say_with("level-against-of", &values)])
        }
    }
}

fn thinks(texts: &Texts, level: &Level) -> String {
    if level.answers_at_once() {
        return texts.say("level-at-once");
    }
    let tenths = level.thinks.as_millis().div_ceil(100);
    let seconds = format!("{}.{}", tenths / 10, tenths % 10);
    texts.say_with("level-thinks", &[("seconds", (&seconds).into())])
}

/// What there is to know of the levels before one is chosen.
pub(super) fn about(texts: &Texts, levels: &[LevelRow]) -> Markup {
    html! {
        details.fold.levels {
            summary { (texts.say("levels-title")) }
            p.hint { (texts.say("levels-about")) }
            dl {
                @for row in levels.iter().rev() {
                    dt { (row.name) }
                    dd {
                        @for strength in &row.strength { span { (strength) } }
                        span { (texts.say_with("level-thinking", &[("thinks", (&row.thinks).into())])) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::measured;

    #[test]
    fn the_ladder_says_how_many_bots_its_wins_are_those_of() {
        assert_eq!(measured::<pandemic::State>(i18n::english()), "4 of them win");
        assert_eq!(measured::<tokyo::State>(i18n::english()), "4 of them win");
        assert_eq!(measured::<outlive::State>(i18n::english()), "wins against greedy");
    }
}

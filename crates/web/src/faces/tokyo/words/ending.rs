//! T26 How a game ended, and the evaluated rounds as a sum.

use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use tokyo::{Deed, Effect, Ending, RankCount, Row, Scene, Telling, rank_table};

/// How the game ended; a victory with its evaluated rounds.
pub(crate) fn text(words: &Words<'_>) -> String {
    let view = words.view;
    let cleared = match view.options.scenario.telling() {
        Telling::Practice => "tokyo-ending-held-out",
        Telling::Guided | Telling::Story => "tokyo-ending-cleared",
    };
    match view.ending {
        Some(Ending::Cleared) => {
            let won = words.tell(cleared, &[("rounds", view.round.into())]);
            words.sentences([won, evaluation(words)].into_iter().chain(rank(words)))
        }
        Some(Ending::Overflow) => words.tell("tokyo-ending-overflow", &[("rounds", view.round.into())]),
        Some(Ending::Defeat) => {
            let lost = words.tell("tokyo-ending-defeat", &[("rounds", view.round.into())]);
            words.sentences(std::iter::once(lost).chain(defeat(words)))
        }
        None => String::new(),
    }
}

/// T32.11 The card that says when the scenario is lost, in its own words.
fn defeat(words: &Words<'_>) -> Option<String> {
    let view = words.view;
    let lost = |row: &&Row| row.does.iter().any(|does| does.what == Effect::Story(Deed::Defeat));
    let of_scenario = Scene::all().filter(|scene| scene.row().scenario == view.options.scenario);
    let (scene, row) =
        of_scenario.filter_map(|scene| Some((scene, scene.row().rows.iter().find(lost)?))).next()?;
    let said = text::scene_row(words.texts, scene, view.options.players, row);
    Some(words.tell("tokyo-ending-defeat-by", &[("card", scene.into()), ("text", (&said).into())]))
}

/// T26.2 T26.4 The evaluated rounds if the game ended now, with the sum they come from.
pub(crate) fn evaluation(words: &Words<'_>) -> String {
    let view = words.view;
    let pcs = view.options.players;
    let result = ("result", view.evaluated_rounds.into());
    match view.options.rank {
        RankCount::Printed => {
            let on_mat = view.slots.iter().filter(|slot| slot.trouble.is_some()).count() as u32;
            let site = u32::from(view.encounter) + view.site_discard.len();
            words.tell(
                "tokyo-evaluation",
                &[
                    ("mat", on_mat.into()),
                    ("discard", view.trouble_discard.len().into()),
                    ("site", site.into()),
                    ("pcs", pcs.into()),
                    result,
                ],
            )
        }
        RankCount::Drawn => words.tell(
            "tokyo-evaluation-drawn",
            &[
                ("troubles", u32::from(view.troubles_drawn).into()),
                ("site", u32::from(view.site_drawn).into()),
                ("pcs", pcs.into()),
                result,
            ],
        ),
    }
}

/// T26.5 The clear rank.
fn rank(words: &Words<'_>) -> Option<String> {
    let view = words.view;
    let rank = tokyo::rank(&view.options, view.evaluated_rounds)?;
    Some(words.tell("tokyo-ending-rank", &[("rank", rank.word().to_uppercase().as_str().into())]))
}

/// T26.5 What each clear rank asks for.
pub(crate) fn ranks(words: &Words<'_>) -> Option<String> {
    let [best, good, fair] = rank_table(&words.view.options)?;
    Some(words.tell("tokyo-story-ranks", &[("s", best.into()), ("a", good.into()), ("b", fair.into())]))
}

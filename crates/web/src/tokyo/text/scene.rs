//! T32.2 T32.5 T32.7 What stands on a scenario card beside its story: how it is solved, and what follows.

use super::row::{self, Voice};
use super::{check_list, enemy, word};
use crate::lang::Texts;
use tokyo::{Deed, Enemy, Line, Moment, Scaled, SceneRow, Task};

/// How it is solved by so many PCs, one way a line.
pub(crate) fn scene_ways(texts: &Texts, row: &SceneRow, pcs: u8) -> Vec<String> {
    let Some(task) = row.task() else { return Vec::new() };
    let mut ways = match task {
        Task::Checks { any_of, successes } => checks(texts, any_of, by_pcs(successes, pcs)),
        Task::Enemy { enemy: foe, hp, pressure, pressed } => {
            let foe = Enemy { hp: by_pcs(hp, pcs), ..*foe };
            let press = (!pressure.is_empty()).then(|| {
                let checks = check_list(texts, pressure);
                texts.say_with(
                    "tokyo-solve-pressure",
                    &[("checks", (&checks).into()), ("amount", (*pressed).into())],
                )
            });
            std::iter::once(enemy(texts, &foe)).chain(press).collect()
        }
    };
    if row.reward > 0 {
        ways.push(texts.say_with("tokyo-reward", &[("count", row.reward.into())]));
    }
    ways
}

/// T32.7 A value by the number of PCs.
pub(crate) fn by_pcs(values: &Scaled, pcs: u8) -> u8 {
    values[usize::from(pcs).clamp(1, values.len()) - 1]
}

fn checks(texts: &Texts, any_of: &[(tokyo::Ability, u8)], successes: u8) -> Vec<String> {
    let id = if any_of.len() == 1 { "tokyo-solve-check" } else { "tokyo-solve-any" };
    let ways = texts.say_with(id, &[("checks", (&check_list(texts, any_of)).into())]);
    let times = (successes > 1).then(|| texts.say_with("tokyo-solve-times", &[("count", successes.into())]));
    std::iter::once(ways).chain(times).collect()
}

/// Its rows, and what it does to the scenario. What it reveals next is not told before its time.
pub(crate) fn scene_rows(texts: &Texts, row: &SceneRow) -> Vec<String> {
    let voice = if row.is_gate() { Voice::Site } else { Voice::Trouble };
    let mut all = row::rows(texts, voice, row.rows);
    all.extend(row.lines.iter().filter_map(|line| told(texts, line)));
    all
}

fn told(texts: &Texts, line: &Line) -> Option<String> {
    let timing = match line.when {
        Moment::Reveal | Moment::Taught => return None,
        Moment::Success => texts.say("tokyo-when-success"),
        Moment::TroubleSolved => texts.say("tokyo-when-trouble-solved"),
    };
    let deeds: Vec<String> = line.does.iter().filter_map(|deed| deed_text(texts, *deed)).collect();
    let text = deeds.join(&texts.say("tokyo-then"));
    let row = || texts.say_with("tokyo-row", &[("timing", (&timing).into()), ("text", (&text).into())]);
    (!deeds.is_empty()).then(row)
}

fn deed_text(texts: &Texts, deed: Deed) -> Option<String> {
    match deed {
        Deed::Open(_) | Deed::Place(_) | Deed::PlaceIn(_) => None,
        Deed::EachGains(count) => Some(texts.say_with("tokyo-deed-each-gains", &[("count", count.into())])),
        Deed::LiftSeal(skill) => {
            let skill = word(texts, "skill", skill.word());
            Some(texts.say_with("tokyo-deed-lift-seal", &[("skill", (&skill).into())]))
        }
        Deed::Clear => Some(texts.say("tokyo-deed-clear")),
        Deed::Defeat => Some(texts.say("tokyo-deed-defeat")),
    }
}

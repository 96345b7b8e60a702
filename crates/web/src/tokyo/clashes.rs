//! T29.5 T32.28 Options that do not go together: a shared deck needs both its PCs, the tutorial its own two.

use crate::face::Clash;
use kernel::Refusal;
use tokyo::refusals::{MERGED_NEEDS_PCS, TUTORIAL_CAST, TUTORIAL_DECKS};

const fn merged(players: &'static str, merged: &'static str) -> Clash {
    clash(("players", players), ("merged", merged), MERGED_NEEDS_PCS)
}

const fn tutorial(players: &'static str) -> Clash {
    clash(("players", players), ("scenario", "s00"), TUTORIAL_CAST)
}

const fn decks(merged: &'static str) -> Clash {
    clash(("scenario", "s00"), ("merged", merged), TUTORIAL_DECKS)
}

const fn clash(
    one: (&'static str, &'static str),
    other: (&'static str, &'static str),
    why: Refusal,
) -> Clash {
    Clash { values: [one, other], why }
}

/// All of them.
pub(super) const CLASHES: &[Clash] = &[
    merged("1", "s0_s1"),
    merged("1", "s2_s3"),
    merged("2", "s2_s3"),
    merged("3", "s2_s3"),
    merged("1", "both"),
    merged("2", "both"),
    merged("3", "both"),
    tutorial("1"),
    tutorial("3"),
    tutorial("4"),
    decks("s0_s1"),
    decks("s2_s3"),
    decks("both"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use tokyo::Options;

    #[test]
    fn exactly_what_clashes_is_refused() {
        for players in ["1", "2", "3", "4"] {
            for merged in ["none", "s0_s1", "s2_s3", "both"] {
                for scenario in ["hold_out", "s00"] {
                    let chosen = [("players", players), ("merged", merged), ("scenario", scenario)];
                    let words = chosen.map(|(name, value)| format!("{name}={value}")).join(" ");
                    let clashes =
                        CLASHES.iter().any(|clash| clash.values.iter().all(|value| chosen.contains(value)));
                    assert_eq!(words.parse::<Options>().is_err(), clashes, "{words}");
                }
            }
        }
    }
}

//! T29.5 T32.28 Options that do not go together: a shared deck needs both its PCs, the tutorial its own two.

use crate::face::Clash;
use kernel::Refusal;
use tokyo::refusals::{MERGED_NEEDS_PCS, TUTORIAL_CAST, TUTORIAL_DECKS, TUTORIAL_REWARDS};

const fn merged(players: &'static str, merged: &'static str) -> Clash {
    clash(("players", players), ("merged", merged), MERGED_NEEDS_PCS)
}

const fn tutorial(players: &'static str) -> Clash {
    clash(("players", players), ("scenario", "s00"), TUTORIAL_CAST)
}

const fn decks(merged: &'static str) -> Clash {
    clash(("scenario", "s00"), ("merged", merged), TUTORIAL_DECKS)
}

const fn taught(reward: &'static str, card: &'static str) -> Clash {
    clash(("scenario", "s00"), (reward, card), TUTORIAL_REWARDS)
}

const fn clash(
    one: (&'static str, &'static str),
    other: (&'static str, &'static str),
    why: Refusal,
) -> Clash {
    Clash { values: [one, other], why }
}

/// All of them.
pub(crate) const CLASHES: &[Clash] = &[
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
    taught("reward_s01", "minases_card"),
    taught("reward_s01", "rokuro_off_duty"),
    taught("reward_s02", "stationmasters_whistle"),
    taught("reward_s02", "ticket_to_platform_zero"),
    taught("reward_s03", "heister_mask"),
    taught("reward_s03", "kei_stunt_double"),
    taught("reward_s04", "doom_zero"),
    taught("reward_s04", "chequered_lance"),
    taught("reward_s05", "paper_mask"),
    taught("reward_s05", "thread_shears"),
    taught("reward_s06", "hayase_conductor"),
    taught("reward_s06", "signal_gun"),
    taught("reward_s07", "wish_unspent"),
    taught("reward_s07", "terminals_young"),
    taught("reward_s07", "collectors_hand"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use tokyo::Options;

    #[test]
    fn exactly_what_clashes_is_refused() {
        for players in ["1", "2", "3", "4"] {
            for merged in ["none", "s0_s1", "s2_s3", "both"] {
                for (scenario, reward) in
                    [("hold_out", "none"), ("s00", "none"), ("hold_out", "doom_zero"), ("s00", "doom_zero")]
                {
                    let chosen = [
                        ("players", players),
                        ("merged", merged),
                        ("scenario", scenario),
                        ("reward_s04", reward),
                    ];
                    let words = chosen.map(|(name, value)| format!("{name}={value}")).join(" ");
                    let clashes =
                        CLASHES.iter().any(|clash| clash.values.iter().all(|value| chosen.contains(value)));
                    assert_eq!(words.parse::<Options>().is_err(), clashes, "{words}");
                }
            }
        }
    }
}

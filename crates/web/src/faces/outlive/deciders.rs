//! O1.14 The edition decides every option about which nothing is said.

use crate::face::Decider;

/// The edition, with the options whose defaults it changes.
pub(crate) const DECIDERS: &[Decider] = &[Decider {
    option: "edition",
    decides: &[
        "component_set",
        "pressure",
        "cargo_survivor",
        "mary_draw",
        "naming",
        "hunt_min_points",
        "flashlight_survivor",
        "repair_rooms",
    ],
}];

#[cfg(test)]
mod tests {
    use super::*;
    use outlive::{Edition, Options};
    use vocabulary::{OptionRows, OptionRules};

    #[test]
    fn the_edition_decides_what_it_changes() {
        let [revised, early] = [Edition::Revised, Edition::Early]
            .map(|edition| Options::defaults(&Options { edition, ..Options::default() }));
        let changed = |name: &&str| revised.value(name) != early.value(name);
        let changed: Vec<_> = Options::SPECS.iter().map(|spec| spec.name).filter(changed).collect();
        assert_eq!(changed, DECIDERS[0].decides);
    }
}

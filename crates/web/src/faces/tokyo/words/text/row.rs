//! T1.10 T12.5 T23 A row in words: its timing, what it does, and what becomes of the card.

use super::effect::effect;
use super::{list, scene, word};
use i18n::{Texts, Value};
use tokyo::{Ability, After, Cause, CheckKind, Cue, DamageType, Does, Effect, On, Row, Scene, When, Who};

/// Where a row stands. It decides whose area is meant and what setting it off is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// A consume card, played from the hand.
    Hand,
    /// Equipment, a skill or a BOT card, used where it is.
    Place,
    /// A trouble, or the facility of an area.
    Trouble,
    /// A Site card.
    Site,
    /// T32.7 A scenario card, read by this many PCs.
    Scene(Scene, u8),
    /// T32.12 A MOD card, read by this many PCs.
    Mod(u8),
}

impl Voice {
    /// T32.7 How many PCs there are; 1 where no card asks for it.
    pub(crate) fn pcs(self) -> u8 {
        match self {
            Voice::Scene(_, pcs) | Voice::Mod(pcs) => pcs,
            Voice::Hand | Voice::Place | Voice::Trouble | Voice::Site => 1,
        }
    }

    /// The scenario card that speaks, if it is one.
    pub(crate) fn scene(self) -> Option<Scene> {
        match self {
            Voice::Scene(scene, _) => Some(scene),
            Voice::Mod(_) | Voice::Hand | Voice::Place | Voice::Trouble | Voice::Site => None,
        }
    }

    /// Whether it is solved by those who explore the Site.
    fn is_gate(self) -> bool {
        match self {
            Voice::Scene(scene, _) => scene.row().is_gate(),
            Voice::Site => true,
            Voice::Hand | Voice::Place | Voice::Trouble | Voice::Mod(_) => false,
        }
    }

    /// T32.4 Whether it lies beside the mat, so that its area is the Site.
    fn is_page(self) -> bool {
        match self {
            Voice::Scene(scene, _) => scene.row().tasks().is_empty(),
            Voice::Site | Voice::Hand | Voice::Place | Voice::Trouble | Voice::Mod(_) => false,
        }
    }
}

/// Each row in words.
pub(crate) fn rows(texts: &Texts, voice: Voice, rows: &[Row]) -> Vec<String> {
    rows.iter().map(|said| row(texts, voice, said)).collect()
}

/// What a row does, without its timing, and under which condition.
pub(crate) fn deeds(texts: &Texts, voice: Voice, row: &Row) -> String {
    let text = unconditional(texts, voice, row);
    match row.given {
        None => text,
        Some(given) => {
            let given = scene::given(texts, voice, given);
            texts.say_with("tokyo-row-given", &[("given", (&given).into()), ("text", (&text).into())])
        }
    }
}

fn unconditional(texts: &Texts, voice: Voice, row: &Row) -> String {
    let fee = (row.fee > 0).then(|| texts.say_with("tokyo-fee", &[("count", row.fee.into())]));
    let effects = row.does.iter().map(|does| effect(texts, voice, row.when, *does));
    let whatever = strikes_whatever(row).then(|| texts.say("tokyo-does-strike-whatever"));
    fee.into_iter().chain(effects).chain(whatever).collect::<Vec<_>>().join(&texts.say("tokyo-then"))
}

/// T20.24d Whether it reduces damage of some types only and strikes at whatever dealt damage of any.
fn strikes_whatever(row: &Row) -> bool {
    let of_some = |does: &Does| matches!(does.what, Effect::Reduce { kinds, .. } if kinds.len() < DamageType::ALL.len());
    row.does.iter().any(of_some) && row.does.iter().any(|does| matches!(does.what, Effect::Strike { .. }))
}

/// A row in words.
pub(crate) fn row(texts: &Texts, voice: Voice, row: &Row) -> String {
    let text = deeds(texts, voice, row);
    let timing = timing(texts, voice, row);
    let values = [("timing", (&timing).into()), ("text", (&text).into())];
    let after = match row.after {
        After::Nothing => return texts.say_with("tokyo-row", &values),
        After::Exhaust(count) => texts.say_with("tokyo-after-exhaust", &[("count", count.into())]),
        After::Discard => texts.say("tokyo-after-discard"),
        After::Scrap => texts.say("tokyo-after-scrap"),
        After::Remove => texts.say("tokyo-after-remove"),
    };
    let [timing, text] = values;
    texts.say_with("tokyo-row-after", &[timing, text, ("after", (&after).into())])
}

/// When a row works.
pub(crate) fn timing(texts: &Texts, voice: Voice, row: &Row) -> String {
    texts.say(match row.when {
        When::Play => "tokyo-when-play",
        When::Use => "tokyo-when-use",
        When::Always => "tokyo-when-always",
        When::Start => "tokyo-when-start",
        When::End => "tokyo-when-end",
        When::Success => "tokyo-when-success",
        When::Failure => "tokyo-when-failure",
        When::Drawn => "tokyo-when-drawn",
        When::Story(at) => return scene::cue(texts, voice, at),
        When::Pass(way) => return word(texts, "when-pass", way.word()),
        When::Interrupt(on) => {
            let id = match voice {
                Voice::Hand => "tokyo-when-interrupt-play",
                Voice::Place if row.is_standing() => "tokyo-when-interrupt-always",
                Voice::Place | Voice::Trouble | Voice::Site | Voice::Scene(..) | Voice::Mod(_) => {
                    "tokyo-when-interrupt-use"
                }
            };
            return texts.say_with(id, &[("event", (&event(texts, on)).into())]);
        }
    })
}

/// T12.5 The moment of an interrupt.
fn event(texts: &Texts, on: On) -> String {
    match on {
        On::Check { whose, kinds, abilities } => {
            let check = check(texts, kinds, abilities);
            of_somebody(texts, "tokyo-on-check", whose, Some(("check", check)))
        }
        On::Attack { whose, with: None } => of_somebody(texts, "tokyo-on-attack", whose, None),
        On::Attack { whose, with: Some(kind) } => {
            let kind = word(texts, "with", kind.word());
            of_somebody(texts, "tokyo-on-attack-with", whose, Some(("kind", kind)))
        }
        On::Damage { whose, from: Cause::Any } => of_somebody(texts, "tokyo-on-damage", whose, None),
        On::Damage { whose, from: Cause::Enemy } => of_somebody(texts, "tokyo-on-damage-enemy", whose, None),
        On::Draw { whose } => of_somebody(texts, "tokyo-on-draw", whose, None),
        On::Scrap { whose } => of_somebody(texts, "tokyo-on-scrap", whose, None),
        On::Fee { whose } => of_somebody(texts, "tokyo-on-fee", whose, None),
        On::Reward => texts.say("tokyo-on-reward"),
        On::Reveal => texts.say("tokyo-on-reveal"),
        On::RevealCheck => texts.say("tokyo-on-reveal-check"),
    }
}

/// A check of these kinds, with these abilities; a card asks for one or the other.
fn check(texts: &Texts, kinds: &[CheckKind], abilities: &[Ability]) -> String {
    if !abilities.is_empty() {
        let abilities = list(texts, "ability", abilities, "tokyo-or");
        return texts.say_with("tokyo-a-check-with", &[("abilities", (&abilities).into())]);
    }
    match kinds {
        [] => texts.say("tokyo-a-check-any"),
        // T27.11 A check against a Site card is a solving check.
        [CheckKind::Solve, CheckKind::Explore] => texts.say("tokyo-a-check-solve"),
        _ => list(texts, "a-check", kinds, "tokyo-or"),
    }
}

/// An event of this PC; the text may have to know what else it names.
fn of_somebody(texts: &Texts, id: &str, whose: Who, named: Option<(&str, String)>) -> String {
    let who = (whose != Who::You).then(|| word(texts, "event", whose.word()));
    concerning(texts, id, who, named.iter().map(|(name, text)| (*name, text.into())))
}

/// The text with this id about somebody, or its form for "you".
pub(crate) fn concerning<'a>(
    texts: &Texts,
    id: &str,
    who: Option<String>,
    values: impl IntoIterator<Item = (&'a str, Value<'a>)>,
) -> String {
    let mut values: Vec<_> = values.into_iter().collect();
    match &who {
        Some(who) => {
            values.push(("who", who.into()));
            texts.say_with(id, &values)
        }
        None => texts.say_with(&format!("{id}-you"), &values),
    }
}

/// Whom an effect concerns; nobody else than the one who reads it, if there is no word for it.
pub(crate) fn whom(texts: &Texts, voice: Voice, when: When, who: Who) -> Option<String> {
    let place = match voice {
        Voice::Hand | Voice::Place => "yours",
        Voice::Mod(_) => "inside",
        voice if voice.is_page() => "inside",
        voice if voice.is_gate() => "site",
        Voice::Trouble | Voice::Site | Voice::Scene(..) => "here",
    };
    Some(match who {
        Who::Ally | Who::Near | Who::Each => texts.say(&format!("tokyo-whom-{who}-{place}")),
        Who::Any
        | Who::Other
        | Who::All
        | Who::Everybody
        | Who::MostHurt
        | Who::Crowded
        | Who::Holders
        | Who::BesidePages => word(texts, "whom", who.word()),
        Who::You => match (voice, when) {
            (Voice::Hand | Voice::Place, _) => return None,
            (_, When::Pass(_)) => texts.say("tokyo-whom-passing"),
            (_, When::Story(Cue::Chosen(_))) => texts.say("tokyo-whom-chooser"),
            (_, When::Story(Cue::Missed)) => texts.say("tokyo-whom-checker"),
            (_, _) => texts.say("tokyo-whom-solver"),
        },
    })
}

//! The log: every event as a sentence.

use crate::face::Sentence;
use crate::faces::tokyo::words::{Thing, Words};
use heck::AsKebabCase;
use tokyo::{Area, Bearer, DamageType, Event, Goal, Means, Spot, Step};

/// The sentence of this event. The set-up shows in its cards, so its step has none.
pub(crate) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let told = !matches!(event, Event::Step { step: Step::Setup });
    told.then(|| Sentence { rule: event.rule(), text: text(words, event), weight: event.weight() })
}

/// The text `tokyo-log-` with the name of the event, and the fields of the event as its variables. Said here is where the
/// text has several forms and what is put otherwise.
fn text(words: &Words<'_>, event: &Event) -> String {
    let mut id = format!("tokyo-log-{}", AsKebabCase(event.name()));
    let mut said = words.named(event.fields());
    let mut put = |name, thing: Thing<'_>| said.extend(words.named([(name, thing)]));
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other events are told by their fields")]
    match *event {
        Event::RoleTaken { seat, .. } => put("seat", (&words.person(seat)).into()),
        Event::Step { step } => return words.step(step),
        Event::TroubleDrawn { by: None, .. } | Event::SceneDrawn { by: None, .. } => id += "-by-card",
        Event::Used { seat, by } => {
            put("by", (&words.means(seat, by)).into());
            id += used(by);
        }
        Event::CheckOpened { goal, .. } => put("goal", (&check_for(words, goal)).into()),
        Event::Paid { card, .. } => put("ap", card.row().ap.into()),
        Event::TroubleAdds { trouble } => put("ap", trouble.row().ap.into()),
        Event::Exhausted { seat, what, .. } | Event::Refreshed { seat, what } => {
            put("what", (&words.bearer(seat, what)).into());
            id += if matches!(what, Bearer::Bot(_)) { "-bot" } else { "" };
        }
        Event::EnemyHit { at, kind, amount } => {
            put("at", place(at));
            put("damage", (&damage(words, Some(kind), amount)).into());
        }
        Event::Countered { at, .. } => put("at", place(at)),
        Event::Hurt { amount, kind, .. } | Event::NpcHurt { amount, kind, .. } => {
            put("damage", (&damage(words, kind, amount)).into());
        }
        Event::SealLifted { seat, skill } => put("skill", words.skill(seat, skill).into()),
        Event::Chosen { by: Some(_), .. } => id += "-alone",
        Event::Over { ending } => id = format!("{id}-{ending}"),
        _ => {}
    }
    words.texts.tell(&id, &said)
}

const fn used(by: Means) -> &'static str {
    match by {
        Means::Hand(_) => "-hand",
        Means::Gear(_) => "-gear",
        Means::Skill(_) => "-skill",
        Means::Bot(_) => "-bot",
    }
}

/// What a check is for. The log is read later, so it says where a card lies: what lies there may have changed.
fn check_for(words: &Words<'_>, goal: Goal) -> String {
    let tell = |id: &str, things: &[(&str, Thing<'_>)]| words.tell(&format!("tokyo-log-goal-{id}"), things);
    match goal {
        Goal::Move => tell("move", &[]),
        Goal::Equip(card) => tell("equip", &[("card", card.into())]),
        Goal::Buy(slot) => tell("buy", &[("place", slot.into())]),
        Goal::Solve(spot) => tell("solve", &[("place", place(spot))]),
        Goal::Side(spot) => tell("side", &[("place", place(spot))]),
    }
}

/// Where an enemy or a card to be solved lies.
fn place(spot: Spot) -> Thing<'static> {
    match spot {
        Spot::Slot(slot) => slot.into(),
        Spot::Site => Area::Site.into(),
    }
}

fn damage(words: &Words<'_>, kind: Option<DamageType>, amount: u8) -> String {
    match kind {
        Some(kind) => words.tell("tokyo-harm", &[("count", amount.into()), ("kind", kind.into())]),
        None => words.tell("tokyo-harm-plain", &[("count", amount.into())]),
    }
}

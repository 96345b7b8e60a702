//! The table in plain text, for terminals.

use super::ending;
use super::words::Words;
use kernel::Seat;
use tokyo::{AP_TOKENS, Area, Ask, EQUIPMENT, Frame, Role, Skill, Slot};

/// A few lines that say all that lies open, and the hand of the viewer.
pub(super) fn table(words: &Words<'_>) -> String {
    let view = words.view;
    let step = words.step(view.step);
    let mut lines = vec![words.tell(
        "tokyo-plain-round",
        &[
            ("round", view.round.into()),
            ("step", (&step).into()),
            ("supply", view.supply.into()),
            ("tokens", AP_TOKENS.into()),
        ],
    )];
    lines.extend(Area::NORMAL.map(|area| market(words, area)));
    lines.push(site(words));
    lines.push(words.tell(
        "tokyo-plain-scrap",
        &[("cards", (&words.list(view.scrap.iter().map(|card| words.card(card).to_owned()))).into())],
    ));
    for seat in Seat::first(view.options.players) {
        lines.extend(pc(words, seat));
    }
    lines.extend(bots(words));
    lines.extend(check(words));
    lines.push(ending::evaluation(words));
    lines.join("\n")
}

/// The slots of an area from left to right, and who is there.
fn market(words: &Words<'_>, area: Area) -> String {
    let slots = words.list(area.slots().map(|slot| lying(words, slot)));
    there(words, area, &slots)
}

/// What lies on a slot, the top card first.
fn lying(words: &Words<'_>, slot: Slot) -> String {
    let state = words.view.slot(slot);
    let damaged = |name: String, damage: u8| if damage > 0 { format!("{name} -{damage}") } else { name };
    let scene = state.scene.map(|scene| damaged(words.scene(scene).to_owned(), state.scene_damage));
    let trouble =
        state.trouble.map(|trouble| format!("!{}", damaged(words.trouble(trouble).to_owned(), state.damage)));
    let goods = state.goods.map(|card| format!("{} {}", words.card(card), card.row().cost));
    let cards: Vec<String> = scene.into_iter().chain(trouble).chain(goods).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" / ") }
}

fn there(words: &Words<'_>, area: Area, what: &str) -> String {
    let here = words.view.in_area(area);
    if here.is_empty() {
        return words.tell("tokyo-plain-area", &[("area", area.into()), ("what", what.into())]);
    }
    let pcs = words.pcs(here);
    words
        .tell("tokyo-plain-area-pcs", &[("area", area.into()), ("what", what.into()), ("pcs", (&pcs).into())])
}

fn site(words: &Words<'_>) -> String {
    let cards = words.tell("tokyo-plain-encounter", &[("count", words.view.encounter.into())]);
    let open = words.view.open.map(|open| {
        let name = words.site_card(open.card);
        let damage = if open.damage > 0 { format!(" -{}", open.damage) } else { String::new() };
        format!("!{name}{damage}")
    });
    let gate = words.view.story.gate.map(|gate| words.scene(gate.scene).to_owned());
    there(words, Area::Site, &words.list(std::iter::once(cards).chain(open).chain(gate)))
}

/// A PC: who and where, then what it has.
fn pc(words: &Words<'_>, seat: Seat) -> Vec<String> {
    let (pc, stash) = (words.view.pc(seat), words.view.stash(seat));
    let skills = Skill::ALL.iter().map(|&skill| {
        let state =
            if pc.seals.contains(skill) { "#".to_owned() } else { worn(pc.exhaustion[skill as usize]) };
        format!("{}{state}", words.skill(seat, skill))
    });
    let places = pc
        .equipment
        .iter()
        .map(|equipped| format!("{}{}", words.card(equipped.card), worn(equipped.exhaustion)));
    let gear = words.list(places);
    let hidden =
        (stash.hidden > 0).then(|| words.tell("tokyo-plain-hidden", &[("count", stash.hidden.into())]));
    let hand = stash.hand.iter().map(|&card| format!("{} {}", words.card(card), card.row().ap)).chain(hidden);
    let counts = words.tell(
        "tokyo-plain-piles",
        &[("deck", (stash.deck_len() as u32).into()), ("discard", (stash.discard.len() as u32).into())],
    );
    vec![
        words.tell(
            "tokyo-plain-pc",
            &[
                ("who", super::words::Thing::Who(seat)),
                ("area", pc.area.into()),
                ("hp", pc.hp().into()),
                ("most", pc.most_hp().into()),
                ("ap", pc.ap.into()),
            ],
        ),
        format!("   {}", words.list(skills)),
        format!(
            "   {}",
            words.tell(
                "tokyo-plain-gear",
                &[
                    ("count", (pc.equipment.len() as u32).into()),
                    ("most", (EQUIPMENT as u32).into()),
                    ("cards", (&gear).into())
                ],
            )
        ),
        format!("   {}", words.tell("tokyo-plain-hand", &[("cards", (&words.list(hand)).into())])),
        format!("   {counts}"),
    ]
}

/// Exhaustion tokens as marks behind a name.
fn worn(tokens: u8) -> String {
    if tokens > 0 { format!(" ×{tokens}") } else { String::new() }
}

fn bots(words: &Words<'_>) -> Option<String> {
    let out = |role: &Role| words.view.bots[*role as usize].map(|tokens| (*role, tokens));
    let bots: Vec<String> = Role::ALL
        .iter()
        .filter_map(out)
        .map(|(role, tokens)| format!("{}{}", words.bot(role), worn(tokens)))
        .collect();
    (!bots.is_empty()).then(|| words.list(bots))
}

/// T19 How the check stands.
fn check(words: &Words<'_>) -> Option<String> {
    words.view.check?;
    let made = words.view.top() == Some(Frame::Ask(Ask::Check));
    made.then(|| words.question(None).headline)
}

//! T1.4 T6.3 T18.2 T27 T32.5 The areas with their slots, and the Site: what lies there, with HP, tokens, and what it asks for.

use super::{below, further_below};
use crate::faces::tokyo::board::site::{gate_text, state};
use crate::faces::tokyo::board::slots::progress;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text::{self, CardText, keywords, scene_rows, scene_ways};
use tokyo::{Ability, Area, Scene, Slot, SlotState, ThreatRow};

/// The areas from the first to the last, then the Site.
pub(crate) fn mat(words: &Words<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for area in Area::NORMAL {
        lines.push(head(words, area));
        lines.extend(text::facility_text(words.texts, area).map(below));
        lines.extend(area.slots().flat_map(|slot| slot_lines(words, slot)));
    }
    lines.extend(site(words));
    lines
}

/// An area with who is there.
fn head(words: &Words<'_>, area: Area) -> String {
    let view = words.view;
    let npc = view.companion().filter(|_| view.companion_is_in(area));
    let npc = npc.map(|npc| words.scene(npc.card).to_owned());
    let here = words.list(view.in_area(area).iter().map(|seat| words.pc(seat)).chain(npc));
    let who = if here.is_empty() { words.say("tokyo-board-nobody") } else { here };
    words.tell("tokyo-board-area", &[("area", area.into()), ("who", (&who).into())])
}

/// A slot: the top card with what it asks for and does, and what it covers.
fn slot_lines(words: &Words<'_>, slot: Slot) -> Vec<String> {
    let state = words.view.slot(slot);
    let (top, mut about) = top(words, slot, state);
    let covered = [
        state.trouble.filter(|_| state.scene.is_some()).map(|it| words.trouble(it).to_owned()),
        state
            .goods
            .filter(|_| state.scene.is_some() || state.trouble.is_some())
            .map(|it| words.card(it).to_owned()),
    ];
    let covered = words.list(covered.into_iter().flatten());
    if !covered.is_empty() {
        about.push(words.sentences([words.say("tokyo-board-covered"), covered]));
    }
    if state.pages > 0 {
        about.push(words.tell("tokyo-board-pages", &[("count", state.pages.into())]));
    }
    let top = words.tell("tokyo-board-slot-holds", &[("slot", slot.into()), ("top", (&top).into())]);
    std::iter::once(below(top)).chain(about.into_iter().map(further_below)).collect()
}

/// The top card of a slot in a line, and what it asks for and does.
fn top(words: &Words<'_>, slot: Slot, state: &SlotState) -> (String, Vec<String>) {
    if let Some(scene) = state.scene {
        let kind = words.say("tokyo-board-scene-card");
        let left = hp_of_scene(words, scene, state.scene_damage);
        let name = numbered(words, scene);
        (words.list([name, kind].into_iter().chain(left)), scene_lines(words, scene))
    } else if let Some(trouble) = state.trouble {
        let printed = text::trouble(words.texts, trouble);
        threat(words, trouble.row(), &printed, (state.damage, state.done))
    } else if let Some(card) = state.goods {
        let row = card.row();
        let printed = text::card(words.texts, card);
        let target = words.view.buy_target(slot).unwrap_or(row.cost);
        let price =
            words.tell("tokyo-check", &[("ability", Ability::Economy.into()), ("target", target.into())]);
        (words.list([printed.name.to_owned(), printed.kind, price]), Vec::new())
    } else {
        (words.say("tokyo-board-empty"), Vec::new())
    }
}

/// A scenario card with its ID, by which others speak of it.
pub(crate) fn numbered(words: &Words<'_>, scene: Scene) -> String {
    format!("{} {}", scene.id(), words.scene(scene))
}

/// T1.9 A trouble or Site card: its name with HP left, then what it asks for and does.
fn threat(
    words: &Words<'_>,
    row: &'static ThreatRow,
    printed: &CardText,
    (hurt, done): (u8, u8),
) -> (String, Vec<String>) {
    let left = row.enemy().map(|enemy| hp(words, enemy.hp, hurt));
    let top = words.list([printed.name.to_owned(), printed.kind.clone()].into_iter().chain(left));
    let made = row.checks().iter().enumerate().filter(|(number, _)| done & (1 << number) != 0);
    let made = words.list(made.map(|(_, (of, target))| {
        words.tell("tokyo-check", &[("ability", (*of).into()), ("target", (*target).into())])
    }));
    let made = (!made.is_empty()).then(|| words.tell("tokyo-plain-made", &[("checks", (&made).into())]));
    let above = printed.worth.iter().chain(&printed.keywords).chain(&printed.way).cloned();
    let above = words.list(above);
    let above = (!above.is_empty()).then_some(above);
    (top, above.into_iter().chain(made).chain(printed.rows.iter().cloned()).collect())
}

/// What an enemy has left of its HP.
fn hp(words: &Words<'_>, full: u8, hurt: u8) -> String {
    let left = full.saturating_sub(hurt);
    words.tell("tokyo-board-hp", &[("left", left.into()), ("hp", full.into())])
}

/// T32.5 The same of the enemy a scenario card is.
fn hp_of_scene(words: &Words<'_>, scene: Scene, hurt: u8) -> Option<String> {
    let view = words.view;
    let (about, _) = scene.matter(&view.story)?;
    let enemy = about.foe(&view.story, view.options.players)?;
    Some(hp(words, enemy.hp, hurt))
}

/// T32.2 T32.3 T32.5 What a scenario card asks for, how far that has come, and what it does.
pub(in super::super) fn scene_lines(words: &Words<'_>, scene: Scene) -> Vec<String> {
    let pcs = words.view.options.players;
    let progress = progress(words.view, scene).map(|(done, needed)| {
        words.tell("tokyo-board-progress", &[("done", done.into()), ("needed", needed.into())])
    });
    let above = keywords(words.texts, scene.row().keywords).into_iter();
    let above = above.chain(scene_ways(words.texts, scene, pcs)).chain(progress);
    above.chain(scene_rows(words.texts, scene, pcs)).collect()
}

/// T27 The Site: who explores, the encounter slot, the open card, the gate, the scrap slot.
fn site(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let mut lines = vec![head(words, Area::Site)];
    let stand = Some(state(words)).filter(|stand| !stand.is_empty());
    let encounter = words.tell("tokyo-board-encounter-count", &[("count", view.encounter.into())]);
    lines.extend(std::iter::once(encounter).chain(stand).map(below));
    if let Some(open) = view.open {
        let printed = text::site_card(words.texts, open.card);
        let (top, mut about) = threat(words, open.card.row(), &printed, (open.damage, open.done));
        if !open.tried.is_empty() {
            let who = words.pcs(open.tried);
            about.push(words.tell("tokyo-board-tried", &[("who", (&who).into())]));
        }
        lines.push(below(top));
        lines.extend(about.into_iter().map(further_below));
    }
    if let Some(gate) = view.story.gate {
        let left = hp_of_scene(words, gate.scene, gate.damage);
        let name = numbered(words, gate.scene);
        lines.push(below(words.list(std::iter::once(name).chain(left))));
        let about = scene_lines(words, gate.scene).into_iter().chain([gate_text(words, gate)]);
        lines.extend(about.map(further_below));
    }
    let scrap = words.list(view.scrap.iter().map(|card| words.card(card).to_owned()));
    lines.push(below(words.tell("tokyo-plain-scrap", &[("cards", (&scrap).into())])));
    if !view.revealed.is_empty() {
        let revealed = words.list(view.revealed.iter().map(|&card| words.card(card).to_owned()));
        lines.push(below(words.of(&words.say("tokyo-board-revealed"), &revealed)));
    }
    lines
}

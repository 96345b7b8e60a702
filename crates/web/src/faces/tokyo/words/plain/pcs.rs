//! T1.16 T4.12 T8 T11.4 T14 The PCs: abilities, HP, skills, equipment, hand and piles. Those of the viewer with what they do.

use super::{below, further_below};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use kernel::{Seat, Viewer};
use tokyo::{Ability, Card, EQUIPMENT, Equipped, Role, Skill, StashView};

/// A PC and all it has.
pub(crate) fn pc(words: &Words<'_>, seat: Seat) -> Vec<String> {
    let view = words.view;
    let pc = view.pc(seat);
    let own = view.viewer == Viewer::Seat(seat);
    let head = words.tell(
        "tokyo-plain-pc",
        &[
            ("who", crate::faces::tokyo::words::Thing::Who(seat)),
            ("area", pc.area.into()),
            ("hp", pc.hp().into()),
            ("most", pc.most_hp().into()),
            ("ap", pc.ap.into()),
        ],
    );
    let tags = [
        (pc.is_down(), "tokyo-board-down"),
        (view.ended.contains(seat), "tokyo-board-ended"),
        (view.adjusting.contains(seat), "tokyo-board-adjusting"),
    ];
    let tags = tags.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| format!(" ({})", words.say(id)));
    let mut lines = vec![std::iter::once(head).chain(tags).collect::<String>()];
    if pc.role.is_none() {
        return lines;
    }
    let abilities = Ability::ALL
        .iter()
        .map(|&of| words.tell("tokyo-check", &[("ability", of.into()), ("target", pc.ability(of).into())]));
    let pages = (pc.pages > 0).then(|| words.tell("tokyo-board-pages", &[("count", pc.pages.into())]));
    lines.push(below(words.list(abilities.chain(pages))));
    let skills = Skill::ALL.iter().map(|&it| skill(words, seat, it, own));
    if own {
        for (skill, &kind) in skills.zip(Skill::ALL) {
            lines.push(below(skill));
            let does = text::skill(words.texts, words.skill_row(seat, kind));
            lines.extend(does.into_iter().map(further_below));
        }
    } else {
        lines.push(below(words.list(skills)));
    }
    lines.extend(equipment(words, seat, own));
    lines.extend(stash(words, seat, own).into_iter().map(below));
    lines
}

/// T14.1 A skill, with its seal or its exhaustion tokens; one's own with its kind.
fn skill(words: &Words<'_>, seat: Seat, skill: Skill, own: bool) -> String {
    let pc = words.view.pc(seat);
    let tokens = pc.exhaustion[skill as usize];
    let state = match (pc.seals.contains(skill), tokens) {
        (true, _) => words.say("tokyo-board-sealed"),
        (false, 0) => words.say("tokyo-plain-ready"),
        (false, count) => words.tell("tokyo-board-exhaustion", &[("count", count.into())]),
    };
    let kind = own.then(|| words.skill_kind(skill));
    let state = words.list(kind.into_iter().chain([state]));
    words.tell("tokyo-plain-state", &[("name", words.skill(seat, skill).into()), ("state", (&state).into())])
}

/// T11.4 The equipped cards with what lies on them; one's own with what they do.
fn equipment(words: &Words<'_>, seat: Seat, own: bool) -> Vec<String> {
    let pc = words.view.pc(seat);
    let places = words.list(pc.equipment.iter().map(|equipped| gear(words, equipped)));
    let mut lines = vec![below(words.tell(
        "tokyo-plain-gear",
        &[
            ("count", (pc.equipment.len() as u32).into()),
            ("most", (EQUIPMENT as u32).into()),
            ("cards", (&places).into()),
        ],
    ))];
    if own {
        let told = pc.equipment.iter().flat_map(|equipped| {
            let rows = text::card(words.texts, equipped.card).rows.into_iter();
            rows.map(move |row| words.of(words.card(equipped.card), &row))
        });
        lines.extend(told.map(further_below));
    }
    lines
}

fn gear(words: &Words<'_>, equipped: Equipped) -> String {
    let tokens = (equipped.exhaustion > 0)
        .then(|| words.tell("tokyo-board-exhaustion", &[("count", equipped.exhaustion.into())]));
    let damage = (equipped.damage > 0)
        .then(|| words.tell("tokyo-board-damage-on", &[("count", equipped.damage.into())]));
    let shows = equipped.shows.map(|kind| words.damage(kind));
    let state = words.list(tokens.into_iter().chain(damage).chain(shows));
    if state.is_empty() {
        return words.card(equipped.card).to_owned();
    }
    words.tell("tokyo-plain-state", &[("name", equipped.card.into()), ("state", (&state).into())])
}

/// T8 Hand, deck and discard pile. Of a pair with one deck only the first shows them.
fn stash(words: &Words<'_>, seat: Seat, own: bool) -> Vec<String> {
    let view = words.view;
    let owner = view.options.stash_of(seat);
    if owner != seat {
        return vec![words.tell("tokyo-board-shares", &[("pc", owner.into())])];
    }
    let stash = view.stash(seat);
    let hidden =
        (stash.hidden > 0).then(|| words.tell("tokyo-plain-hidden", &[("count", stash.hidden.into())]));
    let with_ap = |card: Card| {
        let ap = words.tell("tokyo-board-ap", &[("ap", card.row().ap.into())]);
        words.tell("tokyo-plain-state", &[("name", card.into()), ("state", (&ap).into())])
    };
    let hand = words.list(stash.hand.iter().map(|&card| with_ap(card)).chain(hidden));
    let counts = words.tell(
        "tokyo-plain-piles",
        &[("deck", (stash.deck_len() as u32).into()), ("discard", (stash.discard.len() as u32).into())],
    );
    let hand = words.tell("tokyo-plain-hand", &[("cards", (&hand).into())]);
    let piles = if own { piles(words, stash) } else { Vec::new() };
    [hand, counts].into_iter().chain(piles).collect()
}

/// T8.4 T17.3 What is known of one's own deck and discard pile, from the top of the deck and from the card discarded first.
fn piles(words: &Words<'_>, stash: &StashView) -> Vec<String> {
    let names = |cards: Vec<Card>| words.list(cards.into_iter().map(|card| words.card(card).to_owned()));
    let next = names(stash.deck.iter().rev().copied().collect());
    let next = (!next.is_empty()).then(|| words.tell("tokyo-plain-next", &[("cards", (&next).into())]));
    let below = names(stash.starters.clone());
    let below = (!below.is_empty()).then(|| words.sentences([words.say("tokyo-board-below"), below.clone()]));
    let discard = names(stash.discard.clone());
    let discard =
        (!discard.is_empty()).then(|| words.tell("tokyo-plain-discard", &[("cards", (&discard).into())]));
    next.into_iter().chain(below).chain(discard).collect()
}

/// T15 The BOT cards that lie out.
pub(crate) fn bots(words: &Words<'_>) -> Option<String> {
    let out = |role: &Role| words.view.bots[*role as usize].map(|tokens| (*role, tokens));
    let bots = words.list(Role::ALL.iter().filter_map(out).map(|(role, tokens)| {
        let state = match tokens {
            0 => words.say("tokyo-board-bot-ready"),
            count => words.tell("tokyo-board-exhaustion", &[("count", count.into())]),
        };
        let name = words.bot(role);
        words.tell("tokyo-plain-state", &[("name", (&name).into()), ("state", (&state).into())])
    }));
    (!bots.is_empty()).then_some(bots)
}

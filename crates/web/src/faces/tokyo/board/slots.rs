//! T6.3 T17.4 T18.2 T30.3 A market slot: goods, on them a trouble, on that a scenario card. Only the top one can be bought or
//! solved; those below show their edge.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::mat::card::MatCard;
use crate::faces::tokyo::board::pictured::on_the_mat;
use crate::faces::tokyo::board::reach::{Reach, link};
use crate::faces::tokyo::board::round::Cursor;
use crate::faces::tokyo::board::sprite::{ability, damage, icon, kind, rarity};
use crate::faces::tokyo::words::Words;
use crate::kit::part;
use maud::{Markup, html};
use tokyo::{
    Ability, Enemy, Goal, Needs, Scene, Slot, SlotState, Solve, Spot, Task, ThreatRow, View, by_pcs,
};

/// A slot with what lies in it, which is tapped for more.
pub(crate) fn slot(board: &Board<'_>, at: Slot) -> part::Slot {
    let view = board.words.view;
    let reach = Reach::Slot(at);
    let spot = Spot::Slot(at);
    let fought = view.battle.is_some_and(|battle| battle.spots().any(|target| target == spot));
    let tried =
        view.check.is_some_and(|check| check.goal == Goal::Buy(at) || check.goal == Goal::Solve(spot));
    let cursor = Cursor::of(view).map_or("", |cursor| cursor.class(at));
    let id = format!("at-{}", reach.key());
    let (lit, aimed) = (reach.is_lit(board), (fought || tried) && view.ending.is_none());
    let shown = shown(board, at);
    board.scene.part(&id, (lit, aimed, cursor), |_| {
        html! { div id=(id) .place .lit[lit] .aimed[aimed] .(cursor) { (shown) } }
    })
}

/// What lies in a slot.
fn shown(board: &Board<'_>, at: Slot) -> part::Slot {
    let words = &board.words;
    let state = words.view.slot(at);
    let reach = Reach::Slot(at);
    let id = format!("show-{}", reach.key());
    let story = state.scene.map(|_| words.view.story);
    let face = MatCard::in_slot(state).next().map(|top| face(board, at, top));
    board.scene.part(&id, (*state, words.view.buy_target(at), story), |(state, ..)| {
        let shown = html! {
            span .unseen { (words.slot(at)) }
            @match (MatCard::in_slot(state).next(), &face) {
                (Some(top), Some(face)) => (lies_open(words, top, state, at, face)),
                (_, _) => span .strip .bare { (icon(kind(at.goods()))) span .name { (words.say("tokyo-board-empty")) } },
            }
            @if state.pages > 0 { (pages(words, state.pages)) }
            @for (below, name) in under(words, state) {
                span .edge aria-hidden="true" { (icon(below)) span { (name) } }
            }
        };
        link(board.scene, &id, "slot", &reach.menu_id(), &label(words, at), shown)
    })
}

/// T32.14 The pages that lie in a slot or that a PC holds.
pub(crate) fn pages(words: &Words<'_>, count: u8) -> Markup {
    let told = words.tell("tokyo-board-pages", &[("count", count.into())]);
    html! { span .pages role="img" aria-label=(told) title=(told) { (icon("scene")) b { (count) } } }
}

/// What a slot is called by those who do not see it.
fn label(words: &Words<'_>, at: Slot) -> String {
    let state = words.view.slot(at);
    let top = words.lies(at).unwrap_or_else(|| words.say("tokyo-board-empty"));
    let below = under(words, state).map(|(_, name)| name.to_owned());
    let below = words.list(below);
    let id = if below.is_empty() { "tokyo-board-slot-holds" } else { "tokyo-board-slot-covers" };
    let label = words
        .tell(id, &[("slot", (&words.slot(at)).into()), ("top", (&top).into()), ("below", (&below).into())]);
    match state.pages {
        0 => label,
        count => format!("{label} {}", words.tell("tokyo-board-pages", &[("count", count.into())])),
    }
}

/// The cards below the top one, from above.
fn under<'a>(words: &'a Words<'_>, state: &'a SlotState) -> impl Iterator<Item = (&'static str, &'a str)> {
    let trouble = state.trouble.filter(|_| state.scene.is_some());
    let goods = state.goods.filter(|_| state.scene.is_some() || state.trouble.is_some());
    let trouble = trouble.map(|trouble| ("trouble", words.trouble(trouble)));
    let goods = goods.map(|card| (kind(card.row().kind), words.card(card)));
    trouble.into_iter().chain(goods)
}

/// The picture of the card on top.
fn face(board: &Board<'_>, at: Slot, top: MatCard) -> part::Slot {
    let id = format!("face-{}", Reach::Slot(at).key());
    board.scene.part(&id, top, |top| html! { span id=(id) .face { (on_the_mat(&top.picture())) } })
}

/// The card on top: its picture, its name, and what it asks for.
fn lies_open(words: &Words<'_>, top: MatCard, state: &SlotState, at: Slot, face: &part::Slot) -> Markup {
    let ground = top.picture().ground;
    match top {
        MatCard::Scene(card) => html! {
            span .strip .scene-card .(ground) title=(words.say("tokyo-board-scene-card")) {
                (face)
                span .name { (words.scene(card)) }
                span .badge { (icon("scene")) }
                (scene_plates(words, card, state.scene_damage))
            }
        },
        MatCard::Trouble(trouble) => html! {
            span .strip .trouble .(rarity(trouble.row().rarity)) .(ground) {
                (face)
                span .name { (words.trouble(trouble)) }
                span .badge { (icon("trouble")) }
                (ways(words, trouble.row(), state.damage, state.done))
            }
        },
        MatCard::Goods(card) => {
            let row = card.row();
            let price = words.view.buy_target(at).unwrap_or(row.cost);
            html! {
                span .strip .goods .(rarity(row.rarity)) .(ground) {
                    (face)
                    span .name { (words.card(card)) }
                    span .ways-in .price .raised[price > row.cost] { (ability(&words.ability(Ability::Economy), Ability::Economy, price)) }
                }
            }
        }
    }
}

/// T32.5 A scenario card in a line, with how it is solved, what it has taken and how far it has come.
pub(crate) fn scene_strip(words: &Words<'_>, card: Scene, hurt: u8) -> Markup {
    html! {
        span .strip .scene-card title=(words.say("tokyo-board-scene-card")) {
            (icon("scene"))
            span .name { (words.scene(card)) }
            (scene_plates(words, card, hurt))
        }
    }
}

/// T32.5 How a scenario card is solved, what it has taken and how far it has come, as icons.
pub(crate) fn scene_plates(words: &Words<'_>, card: Scene, hurt: u8) -> Markup {
    html! {
        @if let Some((about, task)) = card.matter(&words.view.story) {
            span .ways-in {
                @if let Some(enemy) = about.foe(&words.view.story, words.view.options.players) { (foe(words, &enemy, enemy.hp, hurt)) }
                @for (of, target) in task.checks() { (ability(&words.ability(*of), *of, *target)) }
                @if let Some((done, needed)) = progress(words.view, card) { (tokens(words, done, needed)) }
            }
        }
    }
}

/// T32.14 The progress tokens on a scenario card and how many it needs, where it needs more than one.
pub(crate) fn progress(view: &View, card: Scene) -> Option<(u8, u8)> {
    let row = card.row();
    let needed = match row.task(&view.story) {
        Some(Task::Checks { needs: Needs::Successes(needed), .. }) => by_pcs(*needed, view.options.players),
        Some(Task::Checks { needs: Needs::Stays, .. }) => {
            crate::faces::tokyo::board::journey::goal(view, card)?
        }
        Some(Task::Checks { needs: Needs::Serves(_), .. } | Task::Enemy { .. }) | None => return None,
    };
    let done = view.story.tokens[usize::from(row.number.saturating_sub(1))];
    (needed > 1).then_some((done, needed))
}

fn tokens(words: &Words<'_>, done: u8, needed: u8) -> Markup {
    let told = words.tell("tokyo-board-progress", &[("done", done.into()), ("needed", needed.into())]);
    html! {
        span .progress role="img" aria-label=(told) title=(told) { @for token in 0..needed { i .reached[token < done] {} } }
    }
}

/// How a trouble or Site card is solved, as icons: the checks still to make, or the HP left.
pub(crate) fn ways(words: &Words<'_>, row: &ThreatRow, hurt: u8, done: u8) -> Markup {
    html! {
        span .ways-in {
            @if let Some(enemy) = row.enemy() { (foe(words, enemy, enemy.hp, hurt)) }
            @for (number, (of, target)) in row.checks().iter().enumerate() {
                span .made[done & (1 << number) != 0] { (ability(&words.ability(*of), *of, *target)) }
            }
            @if row.solve == Solve::Never { span .worth { (icon("check")) } }
        }
    }
}

/// The HP an enemy has left, and its counter.
fn foe(words: &Words<'_>, enemy: &Enemy, full: u8, hurt: u8) -> Markup {
    let left = full.saturating_sub(hurt);
    let hp = words.tell("tokyo-board-hp", &[("left", left.into()), ("hp", full.into())]);
    let (kind, amount, range) = enemy.counter;
    let range = words.range(range);
    let counter = words.tell(
        "tokyo-board-counter",
        &[("kind", kind.into()), ("amount", amount.into()), ("range", (&range).into())],
    );
    html! {
        span .foe {
            @if amount > 0 {
                span .worth .counter title=(counter) { (icon(damage(kind))) span .unseen { (counter) } b aria-hidden="true" { (amount) } }
            }
            span .worth .hp .hurt[hurt > 0] title=(hp) {
                (icon("heart")) span .unseen { (hp) }
                b aria-hidden="true" { (left) @if hurt > 0 { small { "/" (full) } } }
            }
        }
    }
}

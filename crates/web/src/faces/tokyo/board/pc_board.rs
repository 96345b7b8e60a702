//! T1.16 T4.12 A PC board: abilities, HP, AP tokens, skills with seals and exhaustion, equipment, hand, deck and discard pile.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::board_cards;
use crate::faces::tokyo::board::card_menu;
use crate::faces::tokyo::board::mat::seats;
use crate::faces::tokyo::board::slots::pages;
use crate::faces::tokyo::board::sprite::{ability, figure, icon, role_class};
use crate::faces::tokyo::words::Words;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Ability, HP, Pc, Skill};

/// Every PC board that has been taken, the reader's first.
pub(crate) fn boards(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let cast = |seat: &Seat| words.view.pc(*seat).role.is_some();
    let (own, others): (Vec<Seat>, Vec<Seat>) =
        seats(words).filter(cast).partition(|&seat| scene.mine.contains(seat));
    html! {
        div #boards .boards .(format!("of-{}", words.view.options.players)) { @for seat in own.into_iter().chain(others) { (board(words, scene, seat)) } }
    }
}

fn board(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Markup {
    let pc = words.view.pc(seat);
    let mine = scene.mine.contains(seat);
    let acts = scene.acting == Some(seat);
    html! {
        section id=(format!("board-{}", seat.number())) .pc-board .panel .(role_class(pc.role)) .mine[mine] .acts[acts]
            aria-labelledby=(format!("board-name-{}", seat.number())) {
            (head(words, scene, seat, pc))
            (state(words, pc))
            (skills(words, scene, seat, pc))
            (board_cards::equipment(words, scene, seat, pc))
            (board_cards::stash(words, scene, seat))
        }
    }
}

fn head(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, pc: &Pc) -> Markup {
    let view = words.view;
    html! {
        header {
            (figure(pc.role))
            h3 id=(format!("board-name-{}", seat.number())) { (card_menu::pc(words, scene, seat)) }
            span .person { (words.person(seat)) }
            span .tags {
                @if pc.is_down() { span .tag .grave { (words.say("tokyo-board-down")) } }
                @if view.ended.contains(seat) { span .tag .plain { (words.say("tokyo-board-ended")) } }
                @if view.adjusting.contains(seat) { span .tag { (words.say("tokyo-board-adjusting")) } }
                @if view.round > 0 { span .tag .plain .at-area { (words.area(pc.area)) } }
            }
        }
    }
}

/// Abilities, HP and AP tokens.
fn state(words: &Words<'_>, pc: &Pc) -> Markup {
    let (left, most) = (pc.hp(), pc.most_hp());
    let hp = words.tell("tokyo-board-hp", &[("left", left.into()), ("hp", most.into())]);
    let tokens = words.tell("tokyo-board-tokens", &[("count", pc.ap.into())]);
    html! {
        div .pc-state {
            span .abilities { @for &of in Ability::ALL { (ability(&words.ability(of), of, pc.ability(of))) } }
            span .hp-pips role="img" aria-label=(hp) title=(hp) {
                @for place in 0..HP { i .(heart(place, left, most)) { (icon("heart")) } }
            }
            @if pc.pages > 0 { (pages(words, pc.pages)) }
            span .ap-tokens role="img" aria-label=(tokens) title=(tokens) { (icon("ap")) b { (pc.ap) } }
        }
    }
}

/// T21.1 T32.17 What a heart shows: HP left, HP lost to damage, or HP that pages take from the maximum.
fn heart(place: u8, left: u8, most: u8) -> &'static str {
    if place < left {
        "left"
    } else if place < most {
        "lost"
    } else {
        "lowered"
    }
}

/// T14.1 The three skills.
fn skills(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, pc: &Pc) -> Markup {
    html! {
        ul .skills aria-label=(words.say("tokyo-board-skills")) {
            @for &skill in Skill::ALL { li { (card_menu::skill(words, scene, seat, pc, skill)) } }
        }
    }
}

/// T23.2 Exhaustion tokens.
pub(crate) fn exhaustion(words: &Words<'_>, count: u8) -> Markup {
    let told = words.tell("tokyo-board-exhaustion", &[("count", count.into())]);
    html! {
        @if count > 0 {
            span .exhausted role="img" aria-label=(told) title=(told) { @for _ in 0..count.min(4) { (icon("exhaustion")) } }
        }
    }
}

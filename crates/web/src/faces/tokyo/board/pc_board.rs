//! T1.16 T4.12 A PC board: abilities, HP, AP tokens, skills with seals and exhaustion, equipment, hand, deck and discard pile.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::board_cards;
use crate::faces::tokyo::board::card_menu::{self, Leaf};
use crate::faces::tokyo::board::slots::pages;
use crate::faces::tokyo::board::sprite::{ability, figure, icon, role_class};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::seats::seats;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Ability, HP, Pc, Skill};

/// How much of a PC board is shown at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// All of it, the hand as cards with pictures.
    Dock,
    /// A row that unfolds.
    Row,
}

/// The seat whose board lies before the reader: the one that acts, else the first that is theirs.
pub(crate) fn docked(scene: &Scene<'_>) -> Option<Seat> {
    scene.acting.or_else(|| scene.mine.first())
}

/// Every PC board that has been taken, the reader's first.
pub(crate) fn boards(board: &Board<'_>) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let docked = docked(scene);
    let mut cast: Vec<Seat> = seats(words).filter(|&seat| words.view.pc(seat).role.is_some()).collect();
    cast.sort_by_key(|&seat| !scene.mine.contains(seat));
    let (own, others): (Vec<Seat>, Vec<Seat>) = cast.into_iter().partition(|&seat| Some(seat) == docked);
    let drawn = html! {
        div #boards .boards .(format!("of-{}", words.view.options.players)) {
            @for seat in own { (plays(board, seat, Form::Dock)) }
            @if !others.is_empty() { div #team .team { @for seat in others { (plays(board, seat, Form::Row)) } } }
        }
    };
    scene.frame("boards", drawn)
}

/// A board, marked where its PC acts.
fn plays(board: &Board<'_>, seat: Seat, form: Form) -> Slot {
    let acts = board.scene.acting == Some(seat);
    let id = format!("plays-{}", seat.number());
    let of_pc = match form {
        Form::Dock => dock(board, seat),
        Form::Row => row(board, seat),
    };
    board.scene.part(&id, (acts, form), |_| html! { div id=(id) .seamless .acts[acts] { (of_pc) } })
}

fn dock(board: &Board<'_>, seat: Seat) -> Slot {
    let pc = board.words.view.pc(seat);
    let number = seat.number();
    let id = format!("dock-{number}");
    let (name, tags, hp, tokens) =
        (card_menu::pc(board, seat), tags(board, seat, pc), hp(board, seat, pc), tokens(board, seat, pc));
    let abilities = abilities(board, seat, pc);
    let cards = [skills(board, seat, pc), board_cards::equipment(board, seat, pc)];
    let stash = board_cards::stash(board, seat, Form::Dock);
    let mine = board.scene.mine.contains(seat);
    board.scene.part(&id, (pc.role, mine, board_cards::shown_by(board, seat)), |&(role, mine, _)| {
        html! {
            section id=(id) .pc-board .dock .panel .(role_class(role)) .mine[mine] aria-labelledby=(format!("board-name-{number}")) {
                div .portrait aria-hidden="true" { @if let Some(role) = role { (pictures::role(role)) } }
                header {
                    (name)
                    span .person { (board.words.person(seat)) }
                    (tags)
                }
                div .pc-state { (hp) (tokens) (abilities) }
                div .kit { @for part in &cards { (part) } }
                (stash)
            }
        }
    })
}

fn row(board: &Board<'_>, seat: Seat) -> Slot {
    let words = &board.words;
    let pc = words.view.pc(seat);
    let mine = board.scene.mine.contains(seat);
    let number = seat.number();
    let id = format!("board-{number}");
    let (name, tags, hp, tokens) =
        (card_menu::pc(board, seat), tags(board, seat, pc), hp(board, seat, pc), tokens(board, seat, pc));
    let held = board_cards::in_hand(board, seat);
    let abilities = abilities(board, seat, pc);
    let cards = [skills(board, seat, pc), board_cards::equipment(board, seat, pc)];
    let stash = board_cards::stash(board, seat, Form::Row);
    board.scene.part(&id, (pc.role, mine, board_cards::shown_by(board, seat)), |&(role, mine, _)| {
        html! {
            section id=(id) .pc-board .pc-row .panel .(role_class(role)) .mine[mine] aria-labelledby=(format!("board-name-{number}")) {
                header {
                    (figure(role))
                    (name)
                    span .person { (words.person(seat)) }
                    (tags)
                }
                div .pc-state { (hp) (tokens) (held) }
                details id=(format!("more-{number}")) .more {
                    summary title=(words.say("tokyo-board-more")) {
                        span .unseen { (words.say("tokyo-board-more")) }
                        svg viewBox="0 0 18 18" aria-hidden="true" { use href="#chevron" {} }
                    }
                    (abilities)
                    @for part in &cards { (part) }
                    (stash)
                }
            }
        }
    })
}

fn tags(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let id = format!("tags-{}", seat.number());
    let area = (view.round > 0).then_some(pc.area);
    let input = (pc.is_down(), view.ended.contains(seat), view.adjusting.contains(seat), area);
    board.scene.part(&id, input, |&(down, ended, adjusting, area)| {
        html! {
            span id=(id) .tags {
                @if down { span .tag .grave { (words.say("tokyo-board-down")) } }
                @if ended { span .tag .plain { (words.say("tokyo-board-ended")) } }
                @if adjusting { span .tag { (words.say("tokyo-board-adjusting")) } }
                @if let Some(area) = area { span .tag .plain .at-area { (words.area(area)) } }
            }
        }
    })
}

fn abilities(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let words = &board.words;
    let id = format!("abilities-{}", seat.number());
    let all: Vec<(Ability, u8)> = Ability::ALL.iter().map(|&of| (of, pc.ability(of))).collect();
    board.scene.part(&id, all, |all| {
        html! { span id=(id) .abilities { @for &(of, number) in all { (ability(&words.ability(of), of, number)) } } }
    })
}

/// T21.1 The HP.
fn hp(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let id = format!("hp-{}", seat.number());
    board.scene.part(&id, (pc.hp(), pc.most_hp()), |&(left, most)| {
        let hp = board.words.tell("tokyo-board-hp", &[("left", left.into()), ("hp", most.into())]);
        html! {
            span id=(id) .hp-pips role="img" aria-label=(hp) title=(hp) {
                @for place in 0..HP { i .(heart(place, left, most)) { (icon("heart")) } }
            }
        }
    })
}

/// T19.4 T32.17 Pages and AP tokens.
fn tokens(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let words = &board.words;
    let id = format!("tokens-{}", seat.number());
    board.scene.part(&id, (pc.pages, pc.ap), |&(held, ap)| {
        let tokens = words.tell("tokyo-board-tokens", &[("count", ap.into())]);
        html! {
            span id=(id) .tokens {
                @if held > 0 { (pages(words, held)) }
                span .ap-tokens role="img" aria-label=(tokens) title=(tokens) { (icon("ap")) b { (ap) } }
            }
        }
    })
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
fn skills(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let id = format!("skills-{}", seat.number());
    let skills: Vec<Leaf> =
        Skill::ALL.iter().map(|&skill| card_menu::skill(board, seat, pc, skill)).collect();
    let lit: Vec<bool> = skills.iter().map(Leaf::is_lit).collect();
    board.scene.part(&id, lit, |_| {
        html! {
            ul id=(id) .skills aria-label=(board.words.say("tokyo-board-skills")) { @for skill in &skills { (skill) } }
        }
    })
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

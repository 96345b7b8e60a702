//! T32.11 T32.14 T32.17 Pages at a glance: how many lie on slots and how many may, how many are sealed, who holds them.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::{Thing, Words};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use tokyo::{Cue, Deed, Effect, Given, Scene, View, When, by_pcs};

/// The page of the letters, where pages are in play.
pub(crate) fn letters(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let limit = limit(view)?;
    let held: Vec<(u8, u8)> = view.pcs.iter().map(|pc| (pc.pages, pc.most_hp())).collect();
    let lying = view.slots.map(|slot| slot.pages);
    let input = (limit, lying, sealed(view), held, view.story.vessel, roles(view));
    Some(board.scene.part("letters", input, |_| {
        html! {
            div #letters .letters {
                p .letters-lying { (icon("scene")) " " (self::lying(words, limit)) }
                @if let Some(stand) = sealed(view) { p .letters-sealed { (icon("token")) " " (sealed_told(words, stand)) } }
                ul .letters-held {
                    @for seat in holding(view) {
                        li {
                            (self::held(words, seat))
                            @if view.story.vessel == Some(seat) { " " span .tag { (words.say("tokyo-letters-vessel")) } }
                        }
                    }
                }
            }
        }
    }))
}

/// The same in lines of text.
pub(crate) fn letters_in_words(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let Some(limit) = limit(view) else { return Vec::new() };
    let sealed = sealed(view).map(|stand| sealed_told(words, stand));
    let holding = holding(view).map(|seat| {
        let held = held(words, seat);
        let vessel = (view.story.vessel == Some(seat)).then(|| words.say("tokyo-letters-vessel"));
        words.list(std::iter::once(held).chain(vessel))
    });
    std::iter::once(lying(words, limit)).chain(sealed).chain(holding).collect()
}

fn lying(words: &Words<'_>, limit: u8) -> String {
    let lying: u8 = words.view.slots.iter().map(|there| there.pages).fold(0, u8::saturating_add);
    words.tell("tokyo-letters-lying", &[("count", lying.into()), ("limit", limit.into())])
}

fn sealed_told(words: &Words<'_>, (sealed, needed): (u8, u8)) -> String {
    words.tell("tokyo-letters-sealed", &[("count", sealed.into()), ("needed", needed.into())])
}

fn holding(view: &View) -> impl Iterator<Item = Seat> + '_ {
    Seat::first(view.options.players).filter(|&seat| view.pc(seat).pages > 0)
}

fn held(words: &Words<'_>, seat: Seat) -> String {
    let pc = words.view.pc(seat);
    words.tell(
        "tokyo-letters-held",
        &[("who", Thing::Who(seat)), ("count", pc.pages.into()), ("most", pc.most_hp().into())],
    )
}

/// T32.11 The number of pages on slots that loses the game.
fn limit(view: &View) -> Option<u8> {
    let given = view.story.table.iter().flat_map(|scene| scene.row().rows).filter_map(|row| row.given);
    let limit = |given: Given| if let Given::Pages(limit) = given { Some(limit) } else { None };
    given.into_iter().find_map(limit).map(|limit| by_pcs(limit, view.options.players))
}

/// T32.14 Pages on the card that takes them, and how many bring the story on.
fn sealed(view: &View) -> Option<(u8, u8)> {
    let placed = view.slots.iter().filter_map(|there| there.scene);
    let seals = |scene: &Scene| {
        scene.row().rows.iter().flat_map(|row| row.does).any(|does| does.what == Effect::Story(Deed::Seal))
    };
    let scene = placed.into_iter().find(seals)?;
    let needed = scene.row().rows.iter().find_map(|row| {
        if let When::Story(Cue::Once(Given::Tokens(_, needed))) = row.when { Some(needed) } else { None }
    })?;
    let there = view.story.tokens[usize::from(scene.row().number) - 1];
    Some((there, by_pcs(needed, view.options.players)))
}

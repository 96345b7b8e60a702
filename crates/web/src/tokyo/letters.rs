//! T32.11 T32.14 T32.17 Pages at a glance: how many lie on slots and how many may, how many are sealed, who holds them.

use super::sprite::icon;
use super::words::{Thing, Words};
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Cue, Deed, Effect, Given, Scene, View, When, by_pcs};

/// The page of the letters, where pages are in play.
pub(super) fn letters(words: &Words<'_>) -> Markup {
    let view = words.view;
    let Some(limit) = limit(view) else { return html! {} };
    let lying: u8 = view.slots.iter().map(|there| there.pages).fold(0, u8::saturating_add);
    let holding = Seat::first(view.options.players).filter(|&seat| view.pc(seat).pages > 0);
    html! {
        div #letters .letters {
            p .letters-lying { (icon("scene")) " " (words.tell("tokyo-letters-lying", &[("count", lying.into()), ("limit", limit.into())])) }
            @if let Some((sealed, needed)) = sealed(view) {
                p .letters-sealed { (icon("token")) " " (words.tell("tokyo-letters-sealed", &[("count", sealed.into()), ("needed", needed.into())])) }
            }
            ul .letters-held {
                @for seat in holding {
                    @let pc = view.pc(seat);
                    li {
                        (words.tell("tokyo-letters-held", &[("who", Thing::Who(seat)), ("count", pc.pages.into()), ("most", pc.most_hp().into())]))
                        @if view.story.vessel == Some(seat) { " " span .tag { (words.say("tokyo-letters-vessel")) } }
                    }
                }
            }
        }
    }
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

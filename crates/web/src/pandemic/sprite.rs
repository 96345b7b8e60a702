//! The small drawings that are used again and again. Each disease has a shape of its own beside its colour.

use super::words::slug;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Colour, View};

/// Every drawing, once; `use` shows them.
pub(super) fn sprite() -> Markup {
    html! {
        svg .sprite aria-hidden="true" width="0" height="0" {
            defs {
                path #pip-blue d="M0-4.5A4.5 4.5 0 1 1 0 4.5 4.5 4.5 0 1 1 0-4.5Z" {}
                path #pip-yellow d="M0-5L5 3.7H-5Z" {}
                path #pip-black d="M-4-4H4V4H-4Z" {}
                path #pip-red d="M0-5.2L4.9 0 0 5.2-4.9 0Z" {}
                path #pawn d="M-9 0C-9-3-4.6-6-3.8-15.6A7 7 0 1 1 3.8-15.6C4.6-6 9-3 9 0 9 2.4-9 2.4-9 0Z" {}
                path #station d="M-8.5 8V-2.5L0-9 8.5-2.5V8Z" {}
                path #cross d="M-1.6-4H1.6V-.8H4.6V2.4H1.6V5.4H-1.6V2.4H-4.6V-.8H-1.6Z" {}
                path #star d="M9 1.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L9 13.6l-4.6 2.5.9-5.3L1.5 7.1l5.2-.7Z" {}
                path #skull fill-rule="evenodd"
                    d="M9 1.5C4.8 1.5 2 4.3 2 8c0 2.2 1 3.8 2.6 4.8V16h2.2v-1.8h1.2V16h2v-1.8h1.2V16h2.2v-3.2C15 11.8 16 10.2 16 8c0-3.7-2.8-6.5-7-6.5ZM6.3 10.4a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8Zm5.4 0a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8Z" {}
                path #chevron d="M2 5l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.4"
                    stroke-linecap="round" stroke-linejoin="round" {}
            }
        }
    }
}

/// The cube of a disease, in a line of text.
pub(super) fn pip(colour: Colour) -> Markup {
    html! {
        svg .pip .(colour.word()) viewBox="-6.500 -6.500 13 13" aria-hidden="true" { use href=(format!("#pip-{colour}")) {} }
    }
}

/// An icon in a line of text.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg .icon viewBox="0 0 18 18" aria-hidden="true" { use href=(format!("#{name}")) fill="currentColor" {} }
    }
}

/// A seat's pawn beside its name.
pub(super) fn figure(view: &View, seat: Seat) -> Markup {
    html! {
        svg .figure .(role_class(view, seat)) viewBox="-10 -30 20 33" aria-hidden="true" {
            use href="#pawn" {}
            text y="-17.500" { (seat.number() + 1) }
        }
    }
}

/// The class that colours a seat's pawn.
pub(super) fn role_class(view: &View, seat: Seat) -> String {
    match view.seat(seat).role {
        Some(role) => format!("role-{}", slug(role.word())),
        None => "role-none".to_owned(),
    }
}

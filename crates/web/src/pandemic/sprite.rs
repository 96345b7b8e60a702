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
                rect #pip-blue x="-4.200" y="-4.200" width="8.400" height="8.400" rx="1.600" {}
                path #pip-yellow d="M0 -5.200L5 3.900H-5Z" {}
                circle #pip-black r="4.600" {}
                path #pip-red d="M0 -5.600L5.600 0L0 5.600L-5.600 0Z" {}
                path #station d="M-9 8V-3L0 -10L9 -3V8H3V1H-3V8Z" {}
                path #pawn d="M-7.500 0C-7.500 -4 -3.500 -7 -3 -11A6 6 0 1 1 3 -11C3.500 -7 7.500 -4 7.500 0Z" {}
                path #vial-glass d="M5 1H13M6.500 1V20A2.500 8 0 0 0 11.500 20V1" {}
                path #vial-drug d="M6.500 11H11.500V20A2.500 8 0 0 1 6.500 20Z" {}
                path #tick d="M4 22L8 26L15 17" {}
                path #skull d="M8 1C4 1 2 4 2 7C2 9 3 10.500 4.500 11.500V14H11.500V11.500C13 10.500 14 9 14 7C14 4 12 1 8 1ZM5.500 6A1.500 1.500 0 1 1 5.500 9A1.500 1.500 0 0 1 5.500 6ZM10.500 6A1.500 1.500 0 1 1 10.500 9A1.500 1.500 0 0 1 10.500 6Z" {}
                path #spark d="M8 0L10 6L16 8L10 10L8 16L6 10L0 8L6 6Z" {}
                path #chevron d="M2 5L8 11L14 5" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" {}
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
        svg .icon viewBox="0 0 16 16" aria-hidden="true" { use href=(format!("#{name}")) fill="currentColor" {} }
    }
}

/// A seat's pawn beside its name.
pub(super) fn figure(view: &View, seat: Seat) -> Markup {
    html! {
        svg .figure .(role_class(view, seat)) viewBox="-10 -24 20 28" aria-hidden="true" {
            use href="#pawn" {}
            text y="-2.500" { (seat.number() + 1) }
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

//! The small drawings that are used again and again. Each disease has a shape of its own beside its colour.

use super::words::slug;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use pandemic::{Colour, View};

/// Every shape, once; `use` shows them.
pub(super) fn sprite() -> PreEscaped<&'static str> {
    PreEscaped(include_str!("../../assets/sprite.svg"))
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

/// P21.25 The black pawn.
pub(super) fn black_figure() -> Markup {
    html! {
        svg .figure .role-bio-terrorist viewBox="-10 -30 20 33" aria-hidden="true" { use href="#pawn" {} }
    }
}

/// The class that colours a seat's pawn.
pub(super) fn role_class(view: &View, seat: Seat) -> String {
    match view.seat(seat).role {
        Some(role) => format!("role-{}", slug(role.word())),
        None => "role-none".to_owned(),
    }
}

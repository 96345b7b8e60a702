//! The small drawings that are used again and again. Each disease has a shape of its own beside its colour.

use crate::faces::pandemic::words::slug;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use pandemic::{Colour, Role};

/// Every shape, once; `use` shows them.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../../assets/pandemic/sprite.svg").to_owned())
}

/// The cube of a disease, in a line of text.
pub(crate) fn pip(colour: Colour) -> Markup {
    html! {
        svg .pip .(colour.word()) viewBox="-6.500 -6.500 13 13" aria-hidden="true" { use href=(format!("#pip-{colour}")) {} }
    }
}

/// An icon in a line of text.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg .icon viewBox="0 0 18 18" aria-hidden="true" { use href=(format!("#{name}")) fill="currentColor" {} }
    }
}

/// A seat's pawn beside its name.
pub(crate) fn figure(role: Option<Role>, seat: Seat) -> Markup {
    html! {
        svg .figure .(role_class(role)) viewBox="-10 -30 20 33" aria-hidden="true" {
            use href="#pawn" {}
            text y="-17.500" { (seat.number() + 1) }
        }
    }
}

/// P21.25 The black pawn.
pub(crate) fn black_figure() -> Markup {
    html! {
        svg .figure .role-bio-terrorist viewBox="-10 -30 20 33" aria-hidden="true" { use href="#pawn" {} }
    }
}

/// The class that colours the pawn of a role.
pub(crate) fn role_class(role: Option<Role>) -> String {
    match role {
        Some(role) => format!("role-{}", slug(role.word())),
        None => "role-none".to_owned(),
    }
}

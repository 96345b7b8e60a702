//! Menus beside a thing, which come when they are wanted ([`later`](super::later)).

use super::button::{ORDINARY, button_at};
use crate::face::Choice;
use maud::{Markup, html};

/// What a menu belongs to; its style follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A city of a map, which is close to others.
    City,
    /// An area with pieces on it.
    Area,
    /// A place of a mat, with cards.
    Mat,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Kind::City => "menu",
            Kind::Area => "menu area-menu",
            Kind::Mat => "menu mat-menu",
        }
    }
}

/// A menu that opens beside a thing of the table, with the name of the thing as its heading.
pub fn menu(id: &str, kind: Kind, head: &Markup, content: &Markup) -> Markup {
    html! {
        div id=(id) class=(kind.class()) popover="auto" role="dialog" aria-labelledby=(format!("{id}-name")) {
            h3 id=(format!("{id}-name")) { (head) }
            (content)
        }
    }
}

/// A menu of moves, each with what `name` calls it.
pub fn menu_of<'c, A: 'c>(
    id: &str,
    kind: Kind,
    head: &Markup,
    choices: impl Iterator<Item = &'c Choice<A>>,
    name: impl Fn(&Choice<A>) -> String,
) -> Markup {
    let buttons = html! { @for choice in choices { (button_at(id, choice, ORDINARY, &html! { (name(choice)) }, None)) } };
    menu(id, kind, head, &html! { div .choices { (buttons) } })
}

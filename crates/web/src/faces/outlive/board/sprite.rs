//! The small drawings that are used again and again. Whatever has a colour has a shape of its own as well.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use outlive::{Equipment, Hero, Resource, SearchTile, Symbol};

/// Every shape, once; `use` shows them.
pub(crate) fn sprite() -> PreEscaped<&'static str> {
    PreEscaped(include_str!("../../../../assets/outlive/sprite.svg"))
}

/// The shape of a resource.
pub(crate) fn shape(resource: Resource) -> String {
    format!("#res-{resource}")
}

/// A token in a line of text.
pub(crate) fn token(resource: Resource) -> Markup {
    html! {
        svg .token .(format!("res-{resource}")) viewBox="-12 -12 24 24" aria-hidden="true" { use href=(shape(resource)) {} }
    }
}

/// An icon in a line of text.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg .glyph .(format!("glyph-{name}")) viewBox="-12 -12 24 24" aria-hidden="true" {
            use href=(format!("#icon-{name}")) {}
        }
    }
}

/// What a search tile shows: its shape and the class that colours it.
pub(crate) fn search_shape(tile: SearchTile) -> (String, String) {
    match tile {
        SearchTile::Iodine => ("#icon-iodine".to_owned(), "iodine".to_owned()),
        SearchTile::Empty => ("#icon-empty".to_owned(), "empty".to_owned()),
        SearchTile::Water
        | SearchTile::Can
        | SearchTile::Wood
        | SearchTile::Metal
        | SearchTile::Chip
        | SearchTile::Ammo => (format!("#res-{tile}"), format!("res-{tile}")),
    }
}

/// A half of a symbol: kinds of equipment stand in pairs, the right half before the left one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    /// The left half, so that the tile lies left of its twin.
    Left,
    /// The right half.
    Right,
}

impl Half {
    /// The half on this kind.
    pub(crate) const fn of(kind: Equipment) -> Half {
        if (kind as u8).is_multiple_of(2) { Half::Right } else { Half::Left }
    }

    fn view_box(self) -> &'static str {
        match self {
            Half::Left => "-12 -12 12 24",
            Half::Right => "0 -12 12 24",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Half::Left => "left",
            Half::Right => "right",
        }
    }
}

/// The half symbol of a tile, in a line of text.
pub(crate) fn half(kind: Equipment) -> Markup {
    let half = Half::of(kind);
    html! {
        svg .half .(half.class()) viewBox=(half.view_box()) aria-hidden="true" { use href=(symbol(kind.record().symbol)) {} }
    }
}

fn symbol(symbol: Symbol) -> String {
    format!("#sym-{symbol}")
}

/// The class that colours what belongs to a seat. Its shape differs too.
pub(crate) fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The letter of a seat.
pub(crate) fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.number())
}

/// What stands on a piece: the strength, and which of the two of strength 3.
pub(crate) fn strength(hero: Hero) -> Markup {
    let which = match hero {
        Hero::H3a => "a",
        Hero::H3b => "b",
        Hero::H4 | Hero::H5 => "",
    };
    html! { (hero.strength()) (which) }
}

/// A seat's piece with a letter, beside its name.
pub(crate) fn figure(seat: Seat) -> Markup {
    html! {
        svg .clan .(seat_class(seat)) viewBox="-18 -44 36 48" aria-hidden="true" {
            use href=(format!("#hero-{}", seat.number())) {}
            text y=(letter_line(seat)) { (seat_letter(seat)) }
        }
    }
}

/// A hero's piece in a line of text.
pub(crate) fn hero_figure(seat: Seat, hero: Hero) -> Markup {
    html! {
        svg .clan .(seat_class(seat)) viewBox="-18 -44 36 48" aria-hidden="true" {
            use href=(format!("#hero-{}", seat.number())) {}
            text y=(letter_line(seat)) { (strength(hero)) }
        }
    }
}

/// The base line of what is written on a seat's pieces: a triangle has its room at the bottom.
pub(crate) fn letter_line(seat: Seat) -> i8 {
    if seat.number() == 2 { -5 } else { -9 }
}

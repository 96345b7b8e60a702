//! The small drawings that are used again and again. Whatever has a colour has a shape of its own as well.

use maud::{Markup, PreEscaped, html};
use tokyo::{Ability, CardKind, DamageType, Rarity, Role};

/// Every shape, once; `use` shows them.
pub(crate) fn sprite() -> PreEscaped<&'static str> {
    PreEscaped(include_str!("../../../../assets/tokyo/sprite.svg"))
}

/// An icon in a line of text.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg .sign .(format!("sign-{name}")) viewBox="-12 -12 24 24" aria-hidden="true" { use href=(format!("#t-{name}")) {} }
    }
}

/// An icon that says something by itself.
pub(crate) fn icon_said(name: &str, told: &str) -> Markup {
    html! {
        svg .sign .(format!("sign-{name}")) viewBox="-12 -12 24 24" role="img" aria-label=(told) {
            title { (told) }
            use href=(format!("#t-{name}")) {}
        }
    }
}

/// An ability with a number.
pub(crate) fn ability(name: &str, of: Ability, number: u8) -> Markup {
    html! {
        span .worth title=(name) {
            (icon(of.word())) span .unseen { (name) " " } b { (number) }
        }
    }
}

/// The icon of a kind of card.
pub(crate) const fn kind(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Weapon => "weapon",
        CardKind::Item => "item",
        CardKind::Follower => "follower",
        CardKind::Artifact => "artifact",
    }
}

/// The icon of a type of damage.
pub(crate) const fn damage(kind: DamageType) -> &'static str {
    match kind {
        DamageType::Physical => "physical",
        DamageType::Cognitive => "cognitive",
    }
}

/// The class that colours a rarity.
pub(crate) const fn rarity(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Starter => "starter",
        Rarity::Common => "common",
        Rarity::Rare => "rare",
        Rarity::Epic => "epic",
        Rarity::Unique => "unique",
    }
}

/// The class that colours what belongs to a role; a PC without one has none.
pub(crate) fn role_class(role: Option<Role>) -> String {
    format!("pc-{}", role.map_or("none", Role::word))
}

/// The piece of a PC, drawn on its foot.
pub(crate) fn pawn(role: Option<Role>) -> Markup {
    html! {
        use .body href="#t-pawn" {}
        @if let Some(role) = role {
            svg .emblem x="-10" y="-21" width="20" height="20" viewBox="-12 -12 24 24" { use href=(format!("#t-role-{role}")) {} }
        }
    }
}

/// The piece of a PC in a line of text.
pub(crate) fn figure(role: Option<Role>) -> Markup {
    html! {
        svg .pawn-figure .(role_class(role)) viewBox="-15 -43 30 45" aria-hidden="true" { (pawn(role)) }
    }
}

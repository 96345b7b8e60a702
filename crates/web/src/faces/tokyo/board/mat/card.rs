//! The cards that lie on the mat or come to it, in full: by name, below a heading that names them, and what is to be said besides.

use crate::faces::tokyo::board::card;
use crate::faces::tokyo::board::mat::menus::price_line;
use crate::faces::tokyo::board::pictured::in_a_hand;
use crate::faces::tokyo::board::slots;
use crate::faces::tokyo::board::sprite::{icon, kind};
use crate::faces::tokyo::board::story;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::kit::picture::Picture;
use maud::{Markup, html};
use tokyo::{Ask, Card, Scene, Slot, SlotState, Trouble};

/// A card of the mat: one that lies in a slot, or is to be placed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MatCard {
    Scene(Scene),
    Trouble(Trouble),
    Goods(Card),
}

impl MatCard {
    /// What lies in a slot, from above.
    pub(crate) fn in_slot(state: &SlotState) -> impl Iterator<Item = MatCard> + use<> {
        let trouble = state.trouble.map(MatCard::Trouble);
        state.scene.map(MatCard::Scene).into_iter().chain(trouble).chain(state.goods.map(MatCard::Goods))
    }

    /// The one that this question is about, if it is about one.
    pub(crate) fn asked_about(ask: Ask) -> Option<MatCard> {
        if let Ask::Drawn { trouble, .. } | Ask::Place { trouble, .. } = ask {
            Some(MatCard::Trouble(trouble))
        } else if let Ask::Stage { scene, .. } = ask {
            Some(MatCard::Scene(scene))
        } else {
            None
        }
    }

    /// Its picture.
    pub(crate) fn picture(self) -> Picture {
        match self {
            MatCard::Scene(scene) => pictures::scene(scene),
            MatCard::Trouble(trouble) => pictures::trouble(trouble),
            MatCard::Goods(card) => pictures::card(card),
        }
    }

    /// The same where it is small.
    pub(crate) fn small(self) -> Picture {
        match self {
            MatCard::Goods(card) => pictures::small(card),
            MatCard::Scene(_) | MatCard::Trouble(_) => self.picture(),
        }
    }

    /// The heading of a menu that is about it.
    pub(crate) fn head(self, words: &Words<'_>, place: &str) -> Markup {
        match self {
            MatCard::Scene(scene) => titled("scene", words.scene(scene), place),
            MatCard::Trouble(trouble) => titled("trouble", words.trouble(trouble), place),
            MatCard::Goods(card) => titled(kind(card.row().kind), words.card(card), place),
        }
    }

    /// The card whose name the heading says.
    pub(crate) fn below_its_name(self, words: &Words<'_>, scene_damage: u8) -> Markup {
        match self {
            MatCard::Scene(scene) => scene_text(words, scene, scene_damage),
            MatCard::Trouble(trouble) => card::shown(&self.picture(), &text::trouble(words.texts, trouble)),
            MatCard::Goods(goods) => card::shown(&self.picture(), &text::for_sale(words.texts, goods)),
        }
    }

    /// The card with its name.
    pub(crate) fn whole(self, words: &Words<'_>, scene_damage: u8) -> Markup {
        match self {
            MatCard::Scene(scene) => scene_card(words, scene, scene_damage),
            MatCard::Trouble(trouble) => card::trouble(words, trouble),
            MatCard::Goods(goods) => card::player_card(words, goods),
        }
    }

    /// What else is to be said of it where it lies.
    pub(crate) fn besides(self, words: &Words<'_>, slot: Slot) -> Markup {
        match self {
            MatCard::Scene(_) => html! {},
            MatCard::Trouble(_) => hurt(words, words.view.slot(slot).damage),
            MatCard::Goods(_) => {
                html! { @if let Some(price) = words.view.buy_target(slot) { (price_line(words, price)) } }
            }
        }
    }
}

/// A heading that names a card, with the place below.
pub(crate) fn titled(sign: &str, name: &str, place: &str) -> Markup {
    html! { (icon(sign)) span { (name) small .lies-at { (place) } } }
}

/// What it has suffered.
pub(crate) fn hurt(words: &Words<'_>, damage: u8) -> Markup {
    html! { @if damage > 0 { p .hint { (words.tell("tokyo-board-damage-on", &[("count", damage.into())])) } } }
}

/// T32.4 T32.5 A scenario card that lies on the mat.
pub(crate) fn scene_card(words: &Words<'_>, card: Scene, hurt: u8) -> Markup {
    html! {
        (scene_picture(card))
        (slots::scene_strip(words, card, hurt))
        (scene_rest(words, card))
    }
}

/// The same below a heading that names it.
pub(crate) fn scene_text(words: &Words<'_>, card: Scene, hurt: u8) -> Markup {
    html! {
        (scene_picture(card))
        (slots::scene_plates(words, card, hurt))
        (scene_rest(words, card))
    }
}

fn scene_picture(card: Scene) -> Markup {
    let picture = pictures::scene(card);
    html! { div .shown .(picture.ground) { div .face { (in_a_hand(&picture)) } } }
}

fn scene_rest(words: &Words<'_>, card: Scene) -> Markup {
    html! {
        (story::printed(words, card))
        @for tale in text::tales(words.texts, card, Some(&words.view.story)) { p .tale { (tale) } }
        (story::account(words, card))
    }
}

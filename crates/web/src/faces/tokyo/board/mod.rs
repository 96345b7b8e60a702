//! What lies on the table.

pub(crate) mod battle;
pub(crate) mod board_cards;
pub(crate) mod bots;
pub(crate) mod card;
pub(crate) mod card_menu;
pub(crate) mod casting;
pub(crate) mod check;
pub(crate) mod coming;
pub(crate) mod guide;
pub(crate) mod journey;
pub(crate) mod letters;
pub(crate) mod marks;
pub(crate) mod mat;
pub(crate) mod miniature;
pub(crate) mod offers;
pub(crate) mod pc_board;
pub(crate) mod pictured;
pub(crate) mod piles;
pub(crate) mod places;
pub(crate) mod race;
pub(crate) mod reach;
pub(crate) mod round;
pub(crate) mod site;
pub(crate) mod slots;
pub(crate) mod sprite;
pub(crate) mod story;
pub(crate) mod touches;

use crate::face::Choice;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::about::{self, About};
use crate::kit::later;
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{Action, Card};

/// The table as one reader is shown it.
pub(crate) struct Board<'a> {
    pub(crate) words: Words<'a>,
    pub(crate) scene: &'a Scene<'a>,
    /// What the choices of the acting PC are about that call for attention.
    open: Vec<About>,
}

impl<'a> Board<'a> {
    pub(crate) fn of(scene: &'a Scene<'a>) -> Board<'a> {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        let open = scene.acting.map_or_else(Vec::new, |seat| {
            let told = scene.view.guide.is_some();
            let calling = scene.choices.iter().filter(|choice| calls(choice) || told && exchanges(choice));
            calling.flat_map(|choice| about::things(scene.view, seat, choice.action)).collect()
        });
        Board { words, scene, open }
    }

    /// Whether something calls for attention.
    pub(crate) fn is_lit(&self, about: About) -> bool {
        self.open.contains(&about.as_lies(self.words.view))
    }

    /// A closed list: how many it holds is shown, the rest comes when it is wanted.
    pub(crate) fn pile(
        &self,
        id: &str,
        (sign, name): (&str, &str),
        count: usize,
        draw: impl FnOnce() -> Markup,
    ) -> Slot {
        self.open_pile(id, (sign, name), (count, None), draw)
    }

    /// The same with the card that lies on top for all to see.
    pub(crate) fn open_pile(
        &self,
        id: &str,
        (sign, name): (&str, &str),
        shown: (usize, Option<Card>),
        draw: impl FnOnce() -> Markup,
    ) -> Slot {
        self.scene.parts.later(id, || html! { div .pile { (draw()) } });
        self.scene.part(id, shown, |&(count, top)| {
            let summary = html! {
                (icon(sign))
                span .called { (self.words.say(name)) }
                span .count { @if let Some(top) = top { (self.on_top(top)) } (count) }
            };
            later::closed(self.scene, id, "fold", summary)
        })
    }

    fn on_top(&self, card: Card) -> Markup {
        let told = self.words.tell("tokyo-board-on-top", &[("card", card.into())]);
        html! { span .on-top role="img" aria-label=(told) title=(told) { (pictures::small(card)) } }
    }
}

/// Whether a choice is an exchange of hand cards (T28.1), which is pointed at where the page of the story asks for it.
fn exchanges(choice: &Choice<Action>) -> bool {
    matches!(choice.action, Action::Exchange { .. })
}

/// Whether a choice is one to be pointed at, rather than one that is there all the time.
pub(crate) fn calls(choice: &Choice<Action>) -> bool {
    !matches!(
        choice.action,
        Action::Exchange { .. } | Action::Return { .. } | Action::Show(_) | Action::Unequip(_)
    )
}

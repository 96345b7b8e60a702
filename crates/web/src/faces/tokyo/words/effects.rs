//! What actions ask for and bring about, beyond their names.

use crate::face::About;
use crate::faces::tokyo::board::battle::preview_in_words;
use crate::faces::tokyo::desk::cost::cost;
use crate::faces::tokyo::desk::means_choices::{does_now, means};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::sheets::board_lines;
use crate::faces::tokyo::words::text;
use kernel::Seat;
use tokyo::{Action, Ask, Card, Frame};

impl Words<'_> {
    /// What an action of a seat asks for and brings about, and what is printed on what it is about.
    pub(crate) fn effect(&self, seat: Seat, action: Action) -> About {
        let cost =
            cost(self.view, seat, action).map(|cost| cost.told(self)).into_iter().chain(self.payment(action));
        let own = cost.chain(preview_in_words(self, seat, action)).collect();
        About { own, printed: self.printed(seat, action) }
    }

    fn printed(&self, seat: Seat, action: Action) -> Vec<String> {
        let mut lines = Vec::new();
        if let Action::Role(role) = action {
            lines.extend(board_lines(self, role));
        }
        if let (Action::Choose(letter), Some(Frame::Ask(Ask::Choice { scene, .. }))) =
            (action, self.view.top())
        {
            lines.extend(self.offered(scene, letter));
        }
        if let Some(card) = self.gained(action) {
            lines.extend(text::tale(self.texts, card.word()).map(str::to_owned));
            lines.extend(text::card(self.texts, card).lines());
        }
        if let Some(by) = means(action) {
            lines.extend(does_now(self, seat, Some(by)));
        }
        lines
    }

    /// The card that is bought, equipped or gained.
    fn gained(&self, action: Action) -> Option<Card> {
        if let Action::Buy(slot) = action {
            self.view.slot(slot).goods
        } else if let Action::Equip(card)
        | Action::EquipWith { card, .. }
        | Action::Reward(card)
        | Action::Gain { card, .. } = action
        {
            Some(card)
        } else {
            None
        }
    }

    /// T19.3 T19.4 What a payment makes of the check.
    fn payment(&self, action: Action) -> Option<String> {
        let check = self.view.check?;
        let ap = if let Action::Pay(card) = action {
            card.row().ap
        } else if action == Action::Token {
            1
        } else {
            return None;
        };
        let sum = check.strength + ap;
        Some(self.tell("tokyo-plain-payment", &[("sum", sum.into()), ("target", check.target.into())]))
    }
}

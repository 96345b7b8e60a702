//! T13 T22 T28 T30.5 Choices with many variants: one list, in parts.

use crate::face::Choice;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::groups::Offers;
use crate::kit::button::ORDINARY;
use crate::kit::menu::chooser;
use maud::{Markup, html};
use tokyo::Action;

impl Desk<'_> {
    /// One list of choices.
    pub(crate) fn chooser(
        &self,
        key: &str,
        label: &str,
        verb: &str,
        offers: &[&Choice<Action>],
        name: &dyn Fn(Action) -> String,
    ) -> Markup {
        let options = html! {
            option value="" { (self.words.say("choose-one")) }
            @for choice in offers { option value=(choice.notation) { (name(choice.action)) } }
        };
        chooser(self.scene, key, label, verb, &options)
    }

    /// One list of choices in parts, each with a heading.
    fn parted(
        &self,
        key: &str,
        verb: &str,
        offers: &[&Choice<Action>],
        part: &dyn Fn(Action) -> String,
        name: &dyn Fn(Action) -> String,
    ) -> Markup {
        let mut parts: Vec<(String, Vec<&Choice<Action>>)> = Vec::new();
        for &choice in offers {
            let own = part(choice.action);
            match parts.iter_mut().find(|(heading, _)| *heading == own) {
                Some((_, offers)) => offers.push(choice),
                None => parts.push((own, vec![choice])),
            }
        }
        let options = html! {
            option value="" { (self.words.say("choose-one")) }
            @for (heading, offers) in &parts {
                optgroup label=(heading) {
                    @for choice in offers { option value=(choice.notation) { (name(choice.action)) } }
                }
            }
        };
        let label = self.words.say(&format!("tokyo-list-{key}"));
        chooser(self.scene, key, &label, &self.words.say(verb), &options)
    }
}

/// T13.1 For each thing that bears tokens, the cards that could be discarded.
pub(crate) fn returns(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! { (desk.folded("return", "tokyo-list-return", offers.len(), || all_returns(desk, offers))) }
}

fn all_returns(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let from = |action| {
        if let Action::Return { from, .. } = action {
            desk.words.bearer(desk.acting, from)
        } else {
            desk.full(action)
        }
    };
    let card = |action| {
        if let Action::Return { card, .. } = action {
            desk.words.tell("tokyo-do-discard", &[("card", card.into())])
        } else {
            desk.full(action)
        }
    };
    desk.parted("return", "tokyo-verb-return", offers, &from, &card)
}

/// T28.1 For each card given to each PC, what it could give.
pub(crate) fn exchanges(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! { (desk.folded("exchange", "tokyo-list-exchange", offers.len(), || all_exchanges(desk, offers))) }
}

fn all_exchanges(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let given = |action| {
        if let Action::Exchange { give, with, .. } = action {
            desk.words.tell("tokyo-list-exchange-part", &[("card", give.into()), ("pc", with.into())])
        } else {
            desk.full(action)
        }
    };
    let taken = |action| {
        if let Action::Exchange { take, .. } = action {
            desk.words.card(take).to_owned()
        } else {
            desk.full(action)
        }
    };
    desk.parted("exchange", "tokyo-verb-exchange", offers, &given, &taken)
}

/// T22.3 T22.7 Few cards as buttons; many in a list, by who takes them.
pub(crate) fn gains(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    const MANY: usize = 7;
    if offers.len() < MANY {
        return desk.buttons(offers, ORDINARY);
    }
    let taker =
        |action| if let Action::Gain { to, .. } = action { desk.words.pc(to) } else { desk.full(action) };
    let card = |action| {
        if let Action::Gain { card, .. } = action {
            desk.words.card(card).to_owned()
        } else {
            desk.full(action)
        }
    };
    desk.parted("gain", "tokyo-verb-gain", offers, &taker, &card)
}

/// T30.5 Showing cards.
pub(crate) fn shows(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! { (desk.folded("show", "tokyo-fold-show", offers.len(), || desk.buttons(offers, ORDINARY))) }
}

//! T13 T22 T28 T30.5 Choices with many variants, in parts under headings.

use crate::face::Choice;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::groups::Offers;
use crate::kit::button::ORDINARY;
use maud::{Markup, html};
use tokyo::Action;

impl Desk<'_> {
    /// Choices that say less than they do, because the headings they stand under say the rest.
    fn parted(
        &self,
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
        html! {
            div .ways {
                @for (heading, offers) in &parts {
                    div .way {
                        span .name { (heading) }
                        div .choices { @for choice in offers { (self.short(choice, ORDINARY, &name(choice.action))) } }
                    }
                }
            }
        }
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
    desk.parted(offers, &from, &card)
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
    desk.parted(offers, &given, &taken)
}

/// T22.3 T22.7 Few cards as they are; many by who takes them.
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
    desk.parted(offers, &taker, &card)
}

/// T30.5 Showing cards.
pub(crate) fn shows(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! { (desk.folded("show", "tokyo-fold-show", offers.len(), || desk.buttons(offers, ORDINARY))) }
}

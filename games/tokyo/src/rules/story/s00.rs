//! T2.4 T2.5 T4.3 T4.4 T8.3 S00 Welcome to Tokyo!: how the guided first night is set up.

use crate::table::event::Event;
use crate::table::state::{CardPile, Redraw, Starters, State, Unseen};
use crate::words::cards::{Card, SiteCard, Trouble};
use crate::words::{Rarity, Role, Skill, Slot};
use kernel::{Audience, Set, Sink};

/// The troubles on top of the deck, the first to come first; the rest of the commons lie shuffled under them.
const TROUBLES: [&str; 9] = [
    "hold_up",
    "uneventful_day",
    "uneventful_day",
    "uneventful_day",
    "debater",
    "hold_up",
    "debater",
    "uneventful_day",
    "hold_up",
];

/// What lies in the market, whatever the slots are marked with.
const MARKET: [(Slot, &str); 3] =
    [(Slot::Akiba1, "brass_knuckles"), (Slot::Shinjuku1, "motorbike"), (Slot::Shinjuku2, "first_aid_pouch")];

/// The Site card that comes twice before the shuffled ones.
const ALL_CLEAR: (&str, u8) = ("all_clear", 2);

/// T2.4 T2.5 Only common troubles, in the order of the script; the Site deck begins with what the script says.
pub(super) fn stack_decks(state: &mut State) {
    let deck = &mut state.troubles;
    deck.undrawn = deck.undrawn.iter().filter(|trouble| trouble.row().rarity == Rarity::Common).collect();
    for word in TROUBLES.into_iter().rev() {
        if let Some(trouble) = Trouble::all().find(|trouble| trouble.word() == word) {
            deck.undrawn.take(trouble);
            deck.over.push(trouble);
        }
    }
    let (word, copies) = ALL_CLEAR;
    let Some(clear) = SiteCard::all().find(|card| card.word() == word) else { return };
    let mut beneath = state.site.unseen();
    (0..copies).for_each(|_| beneath.take(clear));
    let cards = std::iter::repeat_n(clear, usize::from(copies)).collect();
    state.site.layers = [Unseen { cards, face_down: 0, shuffle: 0 }].into_iter().collect();
    state.site.beneath = beneath;
}

/// The named cards come into the market; what they displace goes under its deck.
pub(super) fn stock_market(state: &mut State, log: &mut impl Sink<Event>) {
    for (slot, word) in MARKET {
        if let Some(card) = Card::all().find(|card| card.word() == word) {
            lay(state, slot, card, log);
        }
    }
}

fn lay(state: &mut State, slot: Slot, card: Card, log: &mut impl Sink<Event>) {
    if state.slot(slot).goods == Some(card) {
        return;
    }
    let displaced = state.slot_mut(slot).goods.replace(card);
    if state.goods.undrawn.contains(card) {
        state.goods.undrawn.take(card);
        if let Some(displaced) = displaced {
            state.goods.under.push(displaced);
        }
    } else {
        // Every copy lies in the market: the two change places.
        let named = |it: Slot| MARKET.iter().any(|&(slot, _)| slot == it);
        let elsewhere = Slot::ALL.iter().find(|&&it| !named(it) && state.slot(it).goods == Some(card));
        if let Some(&from) = elsewhere {
            state.slot_mut(from).goods = displaced;
        }
    }
    log.emit(Audience::All, Event::GoodsShown { slot, card });
}

/// T4.3 T4.4 T8.3 All skills are sealed, every PC has one AP token, and nothing is shuffled: the decks lie with the
/// highest AP on top.
pub(super) fn equip_pcs(state: &mut State) {
    state.bots = [None; crate::words::ROLES];
    for role in [Role::Fixer, Role::Negotiator] {
        state.bots[role as usize] = Some(0);
    }
    for seat in state.seats() {
        let role = state.pcs[seat].role;
        let pc = &mut state.pcs[seat];
        pc.ap = 1;
        pc.seals = Skill::ALL.iter().copied().collect::<Set<Skill>>();
        let mut cards: kernel::Stack<Card, 8> = kernel::Stack::EMPTY;
        for card in Card::starters_of(role) {
            // Equal AP by rising number: the later one lies further down.
            let at = cards.iter().position(|it| it.row().ap >= card.row().ap).unwrap_or(cards.len());
            cards.insert(at, card);
        }
        let stash = state.stash_mut(seat);
        stash.starters = Starters::EMPTY;
        stash.deck = cards.iter().collect::<CardPile>();
        stash.redraw = Redraw::Over;
    }
}

//! T2.6 T2.7 T2.9 T3.1 T3.2 T3.3 T3.5 T4.1 T4.3 T4.4 T4.5 T4.6 T4.8 T4.9 T4.10 T26.8 T29.2 T29.3 Set-up.

use super::story;
use crate::table::event::Event;
use crate::table::frames::Do;
use crate::table::state::{State, Unseen, add, packet};
use crate::words::cards::{Card, SiteCard, Trouble};
use crate::words::options::{Options, Unplayed};
use crate::words::{CardKind, Role};
use kernel::{Audience, Seat, Sink};

/// T2.6 T2.7 T4.9 T26.8 A game before set-up.
pub(crate) fn before(options: &Options) -> State {
    let mut state = State::empty(options);
    let cards = Card::all().filter(|card| !card.is_starter() && card.reward_of().is_none());
    state.goods.undrawn = cards.flat_map(|card| copies(card, card.row().copies)).collect();
    add_rewards(&mut state);
    state.troubles.undrawn =
        Trouble::all().flat_map(|trouble| copies(trouble, trouble.row().copies)).collect();
    let site = SiteCard::all().flat_map(|card| copies(card, card.row().copies)).collect();
    state.site.layers.push(Unseen { cards: site, face_down: 0, shuffle: 0 });
    story::stack_decks(&mut state);
    state.stack.push(Do::SetUp { next: 0 });
    crate::rules::advance::advance(&mut state, &mut ());
    state
}

/// T3.1 T3.2 T3.3 T3.5 The rewards go into a packet on top of their decks; those among the artifacts make one alone.
fn add_rewards(state: &mut State) {
    let options = state.options;
    let kinds = options.rewards().map(|card| card.row().kind);
    kinds.for_each(|kind| state.goods.packets[kind as usize] += packet(kind, 1));
    options.rewards().for_each(|card| state.goods.undrawn.add(card));
}

fn copies<T: Clone>(card: T, copies: u8) -> impl Iterator<Item = T> {
    std::iter::repeat_n(card, usize::from(copies))
}

/// T2.9 The kinds of goods, in the order in which they come to the scrap slot.
pub(crate) const SCRAP_ORDER: [CardKind; 3] = CardKind::GOODS;

/// T4.1 T4.4 T4.10 A seat takes a role: its board, its seals, its starting area.
pub(crate) fn take_role(state: &mut State, seat: Seat, role: Role, log: &mut impl Sink<Event>) {
    // T4.5 T4.6 By what has been cleared, whatever came off in other games.
    let seals = state.options.seals(seat);
    let pc = &mut state.pcs[seat];
    pc.role = Some(role);
    pc.seals = seals;
    pc.area = pc.board().start;
    log.emit(Audience::All, Event::RoleTaken { seat, role });
}

/// T4.3 T4.8 T29.3 T29.6 The starters are shuffled, BOT cards lie out for roles nobody plays.
pub(crate) fn deal(state: &mut State) {
    for stash in state.seats().filter(|&seat| state.options.stash_of(seat) == seat) {
        for seat in state.options.sharers(stash) {
            for card in Card::starters_of(state.pcs[seat].role) {
                add(&mut state.stashes[stash].starters, card);
            }
        }
    }
    // T29.2 Roles that nobody plays.
    for &role in Role::ALL.iter().filter(|_| state.options.unplayed == Unplayed::BotCards) {
        if state.seat_of(role).is_none() {
            state.bots[role as usize] = Some(0);
        }
    }
    story::equip_pcs(state);
}

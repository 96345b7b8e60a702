//! Worlds a viewer cannot tell apart: the state of a view, with what it hides filled in at random.

use super::{StashView, View, sees};
use crate::table::frames::Stack;
use crate::table::state::{Goods, Pc, Round, Site, Starters, Stash, State, TroubleDeck, add};
use crate::words::cards::Card;
use kernel::{Entropy, PerSeat, Seat, Shuffle};

/// A state this view is the view of.
pub(crate) fn sample_world(view: &View, entropy: &mut impl Entropy) -> State {
    let count = view.options.players;
    let mut pcs = PerSeat::filled(count, Pc::new());
    for (seat, pc) in Seat::first(count).zip(&view.pcs) {
        pcs[seat] = *pc;
    }
    let mut state = State {
        options: view.options,
        pcs,
        stashes: PerSeat::filled(count, Stash::default()),
        slots: view.slots,
        goods: Goods {
            undrawn: view.undrawn,
            under: view.under.iter().copied().collect(),
            scrap: view.scrap,
            discard: view.goods_discard,
            removed: view.removed,
            revealed: view.revealed.iter().copied().collect(),
            packets: view.packets,
        },
        troubles: TroubleDeck {
            undrawn: view.troubles,
            over: view.troubles_over.iter().copied().collect(),
            under: view.troubles_under.iter().copied().collect(),
            discard: view.trouble_discard,
            shuffles: view.trouble_shuffles,
            drawn: view.troubles_drawn,
            second: view.second,
        },
        site: Site {
            layers: view.site_layers.iter().copied().collect(),
            beneath: view.site_beneath,
            under: view.site_under.iter().copied().collect(),
            discard: view.site_discard,
            shuffles: view.site_shuffles,
            drawn: view.site_drawn,
            open: view.open,
            explorers: view.explorers,
            duty: view.duty,
        },
        bots: view.bots,
        round: Round {
            number: view.round,
            step: view.step,
            ended: view.ended,
            adjusting: view.adjusting,
            moved: view.moved,
        },
        check: view.check,
        travel: view.travel,
        battle: view.battle,
        falling: view.falling,
        shaken: view.shaken,
        story: view.story,
        stack: view.frames.iter().copied().collect::<Stack>(),
        ending: view.ending,
    };
    for seat in Seat::first(count).filter(|&seat| view.options.stash_of(seat) == seat) {
        state.stashes[seat] = stash(view, seat, entropy);
    }
    state
}

/// One of this many, each with the same probability.
fn below(entropy: &mut impl Entropy, of: u32) -> u32 {
    entropy.pick(Shuffle { pile: u8::MAX, number: u8::MAX }, 0, of)
}

/// Takes some out by lot.
fn some(from: &mut Vec<Card>, count: u8, entropy: &mut impl Entropy) -> Starters {
    let mut taken = Starters::EMPTY;
    for _ in 0..usize::from(count).min(from.len()) {
        let place = below(entropy, from.len() as u32) as usize;
        add(&mut taken, from.remove(place));
    }
    taken
}

/// T30.5 What another's hand and deck may be.
fn stash(view: &View, seat: Seat, entropy: &mut impl Entropy) -> Stash {
    let StashView {
        hand,
        hidden,
        deck,
        starters,
        under,
        secret,
        starters_left: _,
        starters_under,
        discard,
        redraw,
        limit: _,
    } = view.stash(seat);
    let mut stash = Stash {
        starters: starters.iter().copied().collect(),
        under: under.iter().copied().collect(),
        secret: secret.iter().copied().collect(),
        deck: deck.iter().copied().collect(),
        hand: hand.iter().copied().collect(),
        discard: discard.iter().copied().collect(),
        redraw: *redraw,
    };
    if !sees(&view.options, seat, view.viewer) {
        let mut pool = starters.clone();
        stash.secret = some(&mut pool, *hidden, entropy);
        stash.under = some(&mut pool, *starters_under, entropy);
        stash.starters = pool.into_iter().collect();
        stash.secret.iter().for_each(|card| add(&mut stash.hand, card));
    }
    stash
}

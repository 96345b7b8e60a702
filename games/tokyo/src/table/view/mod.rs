//! T30.1 T30.2 T30.3 T30.4 T30.5 T30.6 T30.7 What a viewer knows: an information state, built by taking the
//! state apart field by field. RULES.md "Information" lists who sees what.

mod spelled;
mod tale;
mod world;

pub use tale::Companion;
pub(crate) use world::sample_world;

use crate::table::check::Check;
use crate::table::combat::Battle;
use crate::table::frames::Frame;
use crate::table::state::{
    Duty, Ending, Goods, OpenCard, Pc, Redraw, Round, Site, SlotState, Starters, Stash, State, Step,
    TroubleDeck, Unseen, take,
};
use crate::table::story::{Story, Told};
use crate::table::travel::Travel;
use crate::words::cards::{CARDS, Card, SITE_CARDS, SiteCard, TROUBLES, Trouble};
use crate::words::options::{Hands, Options};
use crate::words::story::Scene;
use crate::words::{Area, CARD_KINDS, ROLES, Role, SLOTS, Slot};
use kernel::{Counts, PerSeat, Seat, SeatSet, Viewer};

/// What a careful person with pencil and paper knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The options; public.
    pub options: Options,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The step of the round.
    pub step: Step,
    /// T9.8 PCs that have ended their action phase.
    pub ended: SeatSet,
    /// T8.1 T8.3 Seats that still decide about their hand.
    pub adjusting: SeatSet,
    /// PCs that have moved between areas in this action phase.
    pub moved: SeatSet,
    /// Seats that may act.
    pub asked: SeatSet,
    /// Seats the game waits for.
    pub awaited: SeatSet,
    /// What waits, from the bottom; the last one is asked or happens next.
    pub frames: Vec<Frame>,
    /// The PCs, by seat.
    pub pcs: Vec<Pc>,
    /// Decks, hands and discard piles, by seat; of a pair with a merged deck both show the same.
    pub stashes: Vec<StashView>,
    /// T30.3 The market slots in processing order.
    pub slots: [SlotState; SLOTS],
    /// T15 Exhaustion tokens of the BOT cards that lie out, by role.
    pub bots: [Option<u8>; ROLES],
    /// T1.3 AP tokens left in the supply.
    pub supply: u8,
    /// T30.2 Player cards that lie in the four decks, without their order.
    pub undrawn: Counts<Card, CARDS>,
    /// Cards known to lie under their decks, the first to come first.
    pub under: Vec<Card>,
    /// T2.9 The scrap pile.
    pub scrap: Counts<Card, CARDS>,
    /// T23.8 T30.1 Goods discarded from the market.
    pub goods_discard: Counts<Card, CARDS>,
    /// T23.7 Cards out of play.
    pub removed: Counts<Card, CARDS>,
    /// T22.5 T22.7 Cards revealed for a reward.
    pub revealed: Vec<Card>,
    /// T3.2 T3.3 How many cards are left of the packet on top of each deck into which rewards were shuffled, by kind.
    pub packets: [u8; CARD_KINDS],
    /// Troubles whose place in the deck nobody knows.
    pub troubles: Counts<Trouble, TROUBLES>,
    /// Troubles on top of the deck whose order is known, the top one last.
    pub troubles_over: Vec<Trouble>,
    /// Troubles at the bottom of the deck whose order is known, the lowest first.
    pub troubles_under: Vec<Trouble>,
    /// The trouble discard.
    pub trouble_discard: Counts<Trouble, TROUBLES>,
    /// T6.10 Shuffles of the trouble deck so far.
    pub trouble_shuffles: u8,
    /// T26.4 Troubles drawn in the whole game.
    pub troubles_drawn: u16,
    /// Who has already used a second draw on the trouble that is being drawn.
    pub second: SeatSet,
    /// T30.6 Site cards that lie in the Site deck or face down on the encounter slot.
    pub site_unseen: Counts<SiteCard, SITE_CARDS>,
    /// T6.12 The same, one layer a shuffle, the newest last; of older ones no card is left in the deck.
    pub site_layers: Vec<Unseen>,
    /// Site cards that lie under all these in the deck, by a scenario's order.
    pub site_beneath: Counts<SiteCard, SITE_CARDS>,
    /// Site cards known to lie at the bottom of the deck, the next one to come first.
    pub site_under: Vec<SiteCard>,
    /// The Site discard.
    pub site_discard: Counts<SiteCard, SITE_CARDS>,
    /// T6.12 Shuffles of the Site deck so far.
    pub site_shuffles: u8,
    /// T26.4 Site cards drawn in the whole game.
    pub site_drawn: u16,
    /// T6.9 Cards that lie face down on the encounter slot.
    pub encounter: u8,
    /// T27.4 The open Site card.
    pub open: Option<OpenCard>,
    /// T27.3 PCs that explore.
    pub explorers: SeatSet,
    /// T27.6 Whether a Site card must still be opened.
    pub duty: Duty,
    /// T19 The check being made.
    pub check: Option<Check>,
    /// T16 The move being planned or made.
    pub travel: Option<Travel>,
    /// T20 The attack being made.
    pub battle: Option<Battle>,
    /// T21.8 PCs whose Down processing is due.
    pub falling: SeatSet,
    /// T21.10 Down PCs that must draw a trouble.
    pub shaken: SeatSet,
    /// T32 What the scenario remembers.
    pub story: Story,
    /// T32.28 The current step of the guide, where it speaks.
    pub guide: Option<Told>,
    /// T26.2 The evaluated rounds if the game ended now.
    pub evaluated_rounds: u8,
    /// T26 How the game ended.
    pub ending: Option<Ending>,
}

/// A deck with its hand and its discard pile, as a viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StashView {
    /// T30.4 T30.5 The cards of the hand that the viewer knows, in order of cards.
    pub hand: Vec<Card>,
    /// Cards of the hand that the viewer does not know.
    pub hidden: u8,
    /// T17.3 The cards on top of the deck whose order everybody knows, the top one last.
    pub deck: Vec<Card>,
    /// Shuffled starters under them; for those who do not see the hand, all starters not seen yet.
    pub starters: Vec<Card>,
    /// T8.3 Starters put under these by the redraw, for those who see the hand.
    pub under: Vec<Card>,
    /// Cards of the hand that nobody else has seen, for those who see the hand.
    pub secret: Vec<Card>,
    /// How many shuffled starters lie in the deck.
    pub starters_left: u8,
    /// T8.3 How many of those were put under the deck by the redraw.
    pub starters_under: u8,
    /// T23.4 The discard pile, the top one last.
    pub discard: Vec<Card>,
    /// T8.3 The one redraw.
    pub redraw: Redraw,
    /// T8.1 The size the hand is adjusted to.
    pub limit: u8,
}

impl StashView {
    /// T30.7 Cards left in the deck.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + usize::from(self.starters_left)
    }
    /// Cards in hand.
    pub fn hand_len(&self) -> usize {
        self.hand.len() + usize::from(self.hidden)
    }
}

impl View {
    /// The top frame.
    pub fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }
    /// The PC of a seat.
    pub fn pc(&self, seat: Seat) -> &Pc {
        &self.pcs[usize::from(seat.number())]
    }
    /// The cards a PC plays with.
    pub fn stash(&self, seat: Seat) -> &StashView {
        &self.stashes[usize::from(seat.number())]
    }
    /// A market slot.
    pub fn slot(&self, slot: Slot) -> &SlotState {
        &self.slots[slot as usize]
    }
    /// Who plays a role.
    pub fn seat_of(&self, role: Role) -> Option<Seat> {
        Seat::first(self.options.players).find(|&seat| self.pc(seat).role == Some(role))
    }
    /// The PCs in an area.
    pub fn in_area(&self, area: Area) -> SeatSet {
        Seat::first(self.options.players).filter(|&seat| self.pc(seat).area == area).collect()
    }
    /// T32.1 Whether a scenario card has come out of its deck.
    pub fn is_revealed(&self, scene: Scene) -> bool {
        let zones = [&self.story.table, &self.story.discard, &self.story.out];
        let off_the_mat = zones.iter().any(|zone| zone.iter().any(|it| it == scene));
        off_the_mat || self.slots.iter().any(|there| there.scene == Some(scene))
    }
}

/// What of a view follows by the rules.
pub(crate) struct Findings {
    /// Seats that may act.
    pub(crate) asked: SeatSet,
    /// Seats the game waits for.
    pub(crate) awaited: SeatSet,
    /// T8.1 The size that the hand of each seat is adjusted to.
    pub(crate) limits: PerSeat<u8>,
    /// T32.28 The current step of the guide, where it speaks.
    pub(crate) guide: Option<Told>,
    /// T26.2 The evaluated rounds if the game ended now.
    pub(crate) evaluated_rounds: u8,
}

pub(crate) fn of(state: &State, findings: Findings, viewer: Viewer) -> View {
    let Findings { asked, awaited, limits, guide, evaluated_rounds } = findings;
    let State {
        options,
        pcs,
        stashes: _,
        slots,
        goods,
        troubles,
        site,
        bots,
        round,
        check,
        travel,
        battle,
        falling,
        shaken,
        story,
        stack,
        ending,
    } = state;
    let Goods { undrawn, under, scrap, discard: goods_discard, removed, revealed, packets } = *goods;
    let TroubleDeck {
        undrawn: troubles,
        over: troubles_over,
        under: troubles_under,
        discard: trouble_discard,
        shuffles: trouble_shuffles,
        drawn: troubles_drawn,
        second,
    } = *troubles;
    let Site {
        layers,
        beneath: site_beneath,
        under: site_under,
        discard: site_discard,
        shuffles: site_shuffles,
        drawn: site_drawn,
        open,
        explorers,
        duty,
    } = *site;
    let Round { number, step, ended, adjusting, moved } = *round;
    View {
        viewer,
        options: *options,
        round: number,
        step,
        ended,
        adjusting,
        moved,
        asked,
        awaited,
        frames: stack.iter().collect(),
        pcs: pcs.as_slice().to_vec(),
        stashes: state.seats().map(|seat| stash_view(state, seat, limits[seat], viewer)).collect(),
        slots: *slots,
        bots: *bots,
        supply: state.supply(),
        undrawn,
        under: under.iter().collect(),
        scrap,
        goods_discard,
        removed,
        revealed: revealed.iter().collect(),
        packets,
        troubles,
        troubles_over: troubles_over.iter().collect(),
        troubles_under: troubles_under.iter().collect(),
        trouble_discard,
        trouble_shuffles,
        troubles_drawn,
        second,
        site_unseen: site.unseen(),
        site_layers: layers.iter().collect(),
        site_beneath,
        site_under: site_under.iter().collect(),
        site_discard,
        site_shuffles,
        site_drawn,
        encounter: site.encounter(),
        open,
        explorers,
        duty,
        check: *check,
        travel: *travel,
        battle: *battle,
        falling: *falling,
        shaken: *shaken,
        story: *story,
        guide,
        evaluated_rounds,
        ending: *ending,
    }
}

/// T30.5 Whether the viewer sees everything this deck's owner sees.
fn sees(options: &Options, stash: Seat, viewer: Viewer) -> bool {
    options.hands == Hands::Open
        || match viewer {
            Viewer::Omniscient => true,
            Viewer::Seat(own) => options.stash_of(own) == stash,
            Viewer::Spectator => false,
        }
}

fn stash_view(state: &State, seat: Seat, limit: u8, viewer: Viewer) -> StashView {
    let stash = state.options.stash_of(seat);
    let Stash { starters, under, secret, deck, hand, discard, redraw } = *state.stash(seat);
    let sees = sees(&state.options, stash, viewer);
    let kept = |cards: &Starters| if sees { cards.iter().collect() } else { Vec::new() };
    let mut unseen: Vec<Card> = starters.iter().collect();
    if !sees {
        unseen.extend(secret.iter().chain(under.iter()));
        unseen.sort();
    }
    let mut hidden = if sees { Starters::EMPTY } else { secret };
    StashView {
        hand: hand.iter().filter(|&held| !take(&mut hidden, held)).collect(),
        hidden: if sees { 0 } else { secret.len() as u8 },
        deck: deck.iter().collect(),
        starters: unseen,
        under: kept(&under),
        secret: kept(&secret),
        starters_left: (starters.len() + under.len()) as u8,
        starters_under: under.len() as u8,
        discard: discard.iter().collect(),
        redraw,
        limit,
    }
}

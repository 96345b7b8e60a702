//! T2.7 T2.11 T8.2 What nature decides: which card lies on top of a deck, which area comes up by lot.

use super::{decks, hands, site, troubles};
use crate::rules::story::roaming;
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw, Foreseen, Frame};
use crate::table::state::{State, piles};
use crate::words::cards::{CARDS, Card, Trouble};
use crate::words::notation::Outcome;
use crate::words::{Area, CardKind, refusals};
use kernel::{Audience, Counts, Entropy, Id, Refusal, Seat, Shuffle, Sink};

/// Troubles that are looked at.
const LOOK_AHEAD: usize = 3;

/// What is drawn from now.
enum Source {
    /// T4.8 A PC's shuffled starters.
    Starters(Seat),
    /// T2.7 The deck of a kind of player cards.
    Cards(CardKind),
    /// T6.1
    Troubles,
    /// T6.9
    Site,
    /// T32.12 The MOD deck.
    Mods,
    /// Areas.
    Areas(u8),
    /// Nothing.
    Nothing,
}

fn source(state: &State) -> Source {
    if state.ending.is_some() {
        return Source::Nothing;
    }
    let Some(Frame::Draw(draw)) = state.stack.top() else { return Source::Nothing };
    match draw {
        Draw::Cards { seat, .. } => Source::Starters(seat),
        Draw::Trouble { .. } | Draw::LookAhead { .. } => Source::Troubles,
        Draw::Encounter { .. } => Source::Site,
        Draw::Goods { slot } => Source::Cards(slot.goods()),
        Draw::ScrapGoods { kind } | Draw::Reveal { kind, .. } => Source::Cards(kind),
        Draw::Mod => Source::Mods,
        Draw::Scatter { left } => Source::Areas(left.len() as u8),
    }
}

fn starters(state: &State, seat: Seat) -> Counts<Card, CARDS> {
    hands::shuffled(state.stash(seat)).0.iter().collect()
}

/// T2.11 Everything nature may decide now, in rising order.
pub(crate) fn outcomes(state: &State, out: &mut Vec<(Outcome, u32)>) {
    match source(state) {
        Source::Starters(seat) => {
            out.extend(
                starters(state, seat).kinds().map(|(card, count)| (Outcome::Starter(card), u32::from(count))),
            );
        }
        Source::Cards(kind) => {
            let weighed = decks::weights(state, kind).filter(|(_, weight)| *weight > 0);
            out.extend(weighed.map(|(card, weight)| (Outcome::Card(card), weight)));
        }
        Source::Troubles => match (u32::from(state.story.hidden), roaming::roamer(state)) {
            (1.., Some(scene)) if state.troubles.undrawn.is_empty() => out.push((Outcome::Scene(scene), 1)),
            (hidden @ 1.., Some(scene)) => {
                let troubles = weighed(&state.troubles.undrawn, Outcome::Trouble);
                let troubles = troubles.map(|(outcome, count)| (outcome, count * (hidden - 1)));
                out.extend(troubles.filter(|(_, weight)| *weight > 0));
                out.push((Outcome::Scene(scene), state.troubles.undrawn.len()));
            }
            (0.., _) => out.extend(weighed(&state.troubles.undrawn, Outcome::Trouble)),
        },
        Source::Site => {
            if let Some(unseen) = site::next(state) {
                out.extend(weighed(&unseen.cards, Outcome::Site));
            }
        }
        Source::Mods => out.extend(state.story.mods.undrawn.iter().map(|card| (Outcome::Mod(card), 1))),
        Source::Areas(_) => out.extend(Area::ALL.iter().map(|&area| (Outcome::Area(area), 1))),
        Source::Nothing => {}
    }
}

fn weighed<T: Id, const KINDS: usize>(
    cards: &Counts<T, KINDS>,
    outcome: fn(T) -> Outcome,
) -> impl Iterator<Item = (Outcome, u32)> + '_ {
    cards.kinds().map(move |(card, count)| (outcome(card), u32::from(count)))
}

/// One outcome by its weight.
pub(crate) fn sample(state: &State, entropy: &mut impl Entropy) -> Option<Outcome> {
    let shuffle = |pile, number| Shuffle { pile, number };
    match source(state) {
        Source::Starters(seat) => {
            let owner = state.options.stash_of(seat);
            let (cards, number) = hands::shuffled(state.stash(seat));
            let left = cards.len() as u32;
            if left == 0 {
                return None;
            }
            let place = entropy.pick(shuffle(piles::STARTERS + owner.number(), number), left, left);
            cards.get(place as usize).map(Outcome::Starter)
        }
        Source::Cards(kind) => decks::sample(state, kind, entropy).map(Outcome::Card),
        Source::Troubles => {
            let (troubles, hidden) = (&state.troubles, u32::from(state.story.hidden));
            let among = u32::from(roaming::among(state.count()));
            let roaming = shuffle(piles::ROAMING, 0);
            let alone = hidden > 0 && troubles.undrawn.is_empty();
            if alone || hidden > 0 && entropy.marked(roaming, hidden, among.max(hidden)) {
                return roaming::roamer(state).map(Outcome::Scene);
            }
            pick(&troubles.undrawn, shuffle(piles::TROUBLES, troubles.shuffles), Outcome::Trouble, entropy)
        }
        Source::Site => {
            let unseen = site::next(state)?;
            pick(&unseen.cards, shuffle(piles::SITE, unseen.shuffle), Outcome::Site, entropy)
        }
        Source::Mods => {
            let left = state.story.mods.undrawn.len();
            if left == 0 {
                return None;
            }
            let place = entropy.pick(shuffle(piles::MODS, 0), left, left) as usize;
            state.story.mods.undrawn.iter().nth(place).map(Outcome::Mod)
        }
        Source::Areas(left) => {
            let number = state.site.drawn as u8;
            let area = entropy.pick(shuffle(piles::LOTS, number), u32::from(left), Area::ALL.len() as u32);
            Area::ALL.get(area as usize).map(|&area| Outcome::Area(area))
        }
        Source::Nothing => None,
    }
}

/// The card at a place of a shuffle. Places count down as cards are drawn.
fn pick<T: Id, const KINDS: usize>(
    cards: &Counts<T, KINDS>,
    shuffle: Shuffle,
    outcome: fn(T) -> Outcome,
    entropy: &mut impl Entropy,
) -> Option<Outcome> {
    let all = cards.len();
    if all == 0 { None } else { cards.nth(entropy.pick(shuffle, all, all)).map(outcome) }
}

/// Whether nature may decide so now, and if not, why.
pub(crate) fn check(state: &State, outcome: Outcome) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    let there = match (source(state), outcome) {
        (Source::Starters(seat), Outcome::Starter(card)) => starters(state, seat).contains(card),
        (Source::Cards(kind), Outcome::Card(card)) => {
            decks::weights(state, kind).any(|(it, weight)| it == card && weight > 0)
        }
        (Source::Troubles, Outcome::Trouble(trouble)) => {
            state.story.hidden != 1 && state.troubles.undrawn.contains(trouble)
        }
        (Source::Troubles, Outcome::Scene(scene)) => {
            state.story.hidden > 0 && roaming::roamer(state) == Some(scene)
        }
        (Source::Site, Outcome::Site(card)) => {
            site::next(state).is_some_and(|unseen| unseen.cards.contains(card))
        }
        (Source::Mods, Outcome::Mod(card)) => state.story.mods.undrawn.contains(card),
        (Source::Areas(_), Outcome::Area(_)) => true,
        (
            Source::Starters(_)
            | Source::Cards(_)
            | Source::Troubles
            | Source::Site
            | Source::Mods
            | Source::Areas(_)
            | Source::Nothing,
            _,
        ) => return Err(refusals::WRONG_OUTCOME),
    };
    if there { Ok(()) } else { Err(refusals::NOT_IN_PILE) }
}

/// Carries out an outcome that [`check`] allows.
pub(crate) fn resolve(state: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    let Some(Frame::Draw(draw)) = state.stack.top() else { return };
    match outcome {
        Outcome::Starter(card) => {
            if let Draw::Cards { seat, left } = draw {
                state.stack.goto(Draw::Cards { seat, left: left - 1 });
                hands::draw_starter(state, seat, card, log);
            }
        }
        Outcome::Card(card) => {
            state.goods.undrawn.take(card);
            let packet = &mut state.goods.packets[card.row().kind as usize];
            *packet = packet.saturating_sub(1);
            show(state, draw, card, log);
        }
        Outcome::Trouble(trouble) => turn_up(state, draw, trouble, log),
        Outcome::Site(card) => {
            if let Draw::Encounter { why, left } = draw {
                site::turn_up(state, (why, left), card, log);
            }
        }
        Outcome::Scene(scene) => roaming::drawn(state, draw, scene, log),
        Outcome::Mod(card) => crate::rules::story::mods::drawn(state, card, log),
        Outcome::Area(area) => {
            if let Draw::Scatter { left } = draw {
                super::moving::scatter(state, left, area, log);
            }
        }
    }
}

/// A player card is turned up for what it was drawn for.
fn show(state: &mut State, draw: Draw, card: Card, log: &mut impl Sink<Event>) {
    match draw {
        Draw::Goods { slot } => {
            state.stack.pop();
            state.slot_mut(slot).goods = Some(card);
            log.emit(Audience::All, Event::GoodsShown { slot, card });
        }
        Draw::ScrapGoods { .. } => {
            state.stack.pop();
            state.goods.scrap.add(card);
            log.emit(Audience::All, Event::Scrapped { card });
        }
        Draw::Reveal { kind, left } => {
            state.stack.goto(Draw::Reveal { kind, left: left - 1 });
            state.goods.revealed.push(card);
            log.emit(Audience::All, Event::Revealed { card });
        }
        Draw::Cards { .. }
        | Draw::Trouble { .. }
        | Draw::Encounter { .. }
        | Draw::LookAhead { .. }
        | Draw::Mod
        | Draw::Scatter { .. } => {}
    }
}

fn turn_up(state: &mut State, draw: Draw, trouble: Trouble, log: &mut impl Sink<Event>) {
    match draw {
        Draw::Trouble { by, area, why } => troubles::drawn(state, (by, area, why), trouble, log),
        Draw::LookAhead { seat, mut seen } => {
            troubles::take_top(state, trouble);
            if let Some(free) = seen.iter_mut().find(|place| place.is_none()) {
                *free = Some(trouble);
            }
            state.stack.goto(Draw::LookAhead { seat, seen });
            log.emit(Audience::All, Event::Foreseen { trouble });
        }
        Draw::Cards { .. }
        | Draw::Encounter { .. }
        | Draw::Goods { .. }
        | Draw::ScrapGoods { .. }
        | Draw::Reveal { .. }
        | Draw::Mod
        | Draw::Scatter { .. } => {}
    }
}

/// Draws what is known, and ends draws that have nothing to draw. Says whether something has happened.
pub(crate) fn settle(state: &mut State, draw: Draw, log: &mut impl Sink<Event>) -> bool {
    match draw {
        Draw::Cards { left: 0, .. } | Draw::Encounter { left: 0, .. } | Draw::Reveal { left: 0, .. } => {
            state.stack.pop();
            true
        }
        Draw::Cards { seat, left } => draw_card(state, seat, left, log),
        Draw::Trouble { by, area, why } => {
            if !troubles::prepare(state, log) {
                state.stack.pop();
                return true;
            }
            let known = troubles::known_top(state);
            known.is_some_and(|trouble| {
                troubles::drawn(state, (by, area, why), trouble, log);
                true
            })
        }
        Draw::LookAhead { seat, seen } => look_ahead(state, seat, seen, log),
        Draw::Encounter { .. } | Draw::Mod => false,
        Draw::Goods { .. } | Draw::ScrapGoods { .. } | Draw::Reveal { .. } => known_goods(state, draw, log),
        Draw::Scatter { left } => {
            if left.is_empty() {
                state.stack.pop();
            }
            left.is_empty()
        }
    }
}

/// T8.2
fn draw_card(state: &mut State, seat: Seat, left: u8, log: &mut impl Sink<Event>) -> bool {
    match hands::next(state.stash(seat)) {
        hands::Next::Known => {
            state.stack.goto(Draw::Cards { seat, left: left - 1 });
            hands::draw_known(state, seat, log);
            true
        }
        hands::Next::Turn => {
            hands::turn_over(state, seat, log);
            true
        }
        hands::Next::Nothing => {
            state.stack.pop();
            true
        }
        hands::Next::Starter => false,
    }
}

fn look_ahead(
    state: &mut State,
    seat: Seat,
    seen: [Option<Trouble>; LOOK_AHEAD],
    log: &mut impl Sink<Event>,
) -> bool {
    let full = seen.iter().all(Option::is_some);
    if full || !troubles::prepare(state, log) {
        state.stack.goto(Ask::Foresee { seat, seen, stage: Foreseen::Under });
        return true;
    }
    let known = troubles::known_top(state);
    known.is_some_and(|trouble| {
        turn_up(state, Draw::LookAhead { seat, seen }, trouble, log);
        true
    })
}

fn known_goods(state: &mut State, draw: Draw, log: &mut impl Sink<Event>) -> bool {
    let kind = match draw {
        Draw::Goods { slot } => slot.goods(),
        Draw::ScrapGoods { kind } | Draw::Reveal { kind, .. } => kind,
        Draw::Cards { .. }
        | Draw::Trouble { .. }
        | Draw::Encounter { .. }
        | Draw::LookAhead { .. }
        | Draw::Mod
        | Draw::Scatter { .. } => return false,
    };
    if decks::len(state, kind) == 0 {
        state.stack.pop();
        return true;
    }
    let Some(card) = decks::known(state, kind) else { return false };
    let place = state.goods.under.iter().position(|under| under == card);
    if let Some(place) = place {
        state.goods.under.remove(place);
    }
    show(state, draw, card, log);
    true
}

//! Imagining: states that a viewer cannot tell from the real one.

use super::{View, takes_part};
use crate::frames::{Frame, Refused, Stack};
use crate::map::cities_of;
use crate::notation::{Action, Movement, Pawn};
use crate::rules::consent;
use crate::state::{Board, EPIDEMICS, InfectionDeck, Player, PlayerDeck, State, Stretch, Turn};
use crate::words::{Card, city_cards};
use kernel::{End, Entropy, Game, Id, PerSeat, Pile, Seat, Set, Shuffle};

/// A state this viewer cannot tell from the real one: closed hands are dealt anew from the unseen cards,
/// and a question the viewer was not told is some question that could have been asked.
pub(crate) fn sample_world(view: &View, entropy: &mut impl Entropy) -> State {
    let mut unseen = view.unseen;
    let mut draw = |seat: Seat, from: Set<Card>| {
        let shuffle = Shuffle { pile: u8::MAX, number: seat.number() };
        let card = Card::from_index(entropy.draw(shuffle, End::Top, (unseen & from).bits()));
        unseen.remove(card);
        card
    };
    let mut players = PerSeat::filled(view.options.players, Player::default());
    for (seat, known) in Seat::first(view.options.players).zip(&view.seats) {
        let mut hand = known.hand.unwrap_or(known.shown);
        for (cards, at_least) in needed_cards(view, seat) {
            while known.hand.is_none() && (hand & cards).len() < at_least {
                hand.insert(draw(seat, cards));
            }
        }
        players[seat] = Player { role: known.role, city: known.city, hand, shown: known.shown };
    }
    for (seat, known) in Seat::first(view.options.players).zip(&view.seats) {
        while players[seat].hand.len() < u32::from(known.hand_count) {
            let card = draw(seat, Card::all());
            players[seat].hand.insert(card);
        }
    }
    let state = rebuild(view, players, unseen);
    match view.private_question {
        None => state,
        Some(owner) => imagine_question(view, state, owner, entropy),
    }
}

/// The world with some question to this owner on top. If no closed hand as dealt gives rise to one, a hidden
/// card of a seat that may have asked is exchanged for one that does.
fn imagine_question(view: &View, mut state: State, owner: Seat, entropy: &mut impl Entropy) -> State {
    let mut requests = questions(view, &state, owner);
    if requests.is_empty() {
        let exchanges: Vec<(Seat, Card)> = state
            .all_seats()
            .filter(|&seat| view.seat(seat).hand.is_none())
            .flat_map(|seat| view.unseen.iter().map(move |card| (seat, card)))
            .filter(|&(seat, card)| !questions(view, &exchanged(&state, seat, card), owner).is_empty())
            .collect();
        let Some((seat, card)) = pick(&exchanges, entropy) else { return state };
        state = exchanged(&state, seat, card);
        requests = questions(view, &state, owner);
    }
    if let Some(question) = pick(&requests, entropy) {
        state.stack.push(question);
    }
    state
}

/// What could be asked of this owner without the viewer's being told.
fn questions(view: &View, state: &State, owner: Seat) -> Vec<Frame> {
    let mut questions = Vec::new();
    for asker in state.all_seats().filter(|&asker| asker != owner && !takes_part(view.viewer, asker, owner)) {
        let mut actions = Vec::new();
        state.legal_actions(asker, &mut actions);
        questions.extend(
            actions
                .into_iter()
                .filter(|&action| consent::owner(state, asker, action) == Some(owner))
                .map(|request| Frame::Consent { asker, owner, request }),
        );
    }
    questions
}

/// The world in which this seat holds an unseen card, for a hidden one of its own that goes where that card was.
fn exchanged(state: &State, seat: Seat, card: Card) -> State {
    let mut state = state.clone();
    let Player { hand, shown, .. } = state.players[seat];
    let Some(gone) = (hand - shown).first().filter(|_| !hand.contains(card)) else { return state };
    match state.all_seats().find(|&other| state.players[other].hand.contains(card)) {
        Some(other) => state.players[other].hand = state.players[other].hand.without(card).with(gone),
        None => state.player_deck.cards = state.player_deck.cards.without(card).with(gone),
    }
    state.players[seat].hand = hand.without(gone).with(card);
    state
}

fn pick<T: Copy>(items: &[T], entropy: &mut impl Entropy) -> Option<T> {
    let shuffle = Shuffle { pile: u8::MAX, number: u8::MAX };
    let all = u64::MAX.checked_shr(64 - items.len().min(64) as u32)?;
    items.get(entropy.draw(shuffle, End::Top, all) as usize).copied()
}

/// What decisions tell of a closed hand: it holds at least so many of these cards. A cure being paid for, a
/// request being put, and a refused Airlift that is still unseen.
fn needed_cards(view: &View, seat: Seat) -> Vec<(Set<Card>, u32)> {
    let paid_with = |request: Action| {
        if let Action::Move { by: Movement::Direct, to: city, .. } | Action::Give { card: city, .. } = request
        {
            Some(Card::City(city))
        } else if let Action::Move { by: Movement::Charter, pawn: Pawn::Of(pawn), .. } = request {
            Some(Card::City(view.seat(pawn).city))
        } else {
            request.event().map(Card::Event)
        }
    };
    let mut needed = Vec::new();
    match view.top() {
        Some(Frame::Consent { asker, request, .. }) if asker == seat => {
            needed.extend(paid_with(request).map(|card| (Set::one(card), 1)));
        }
        Some(Frame::CureCards { colour, left }) if view.active == seat => {
            needed.push((city_cards(cities_of(colour)), u32::from(left) + 1));
        }
        Some(_) | None => {}
    }
    let refused = view.refused.iter().filter(|request| request.asker == seat);
    let events = refused.filter_map(|request| request.action.event().map(Card::Event));
    needed.extend(events.filter(|&card| view.unseen.contains(card)).map(|card| (Set::one(card), 1)));
    needed
}

/// The state of a view in which every place is known.
pub(crate) fn rebuild(view: &View, players: PerSeat<Player>, deck: Set<Card>) -> State {
    let mut stretches = [Stretch::default(); EPIDEMICS];
    stretches[..view.stretches.len()].copy_from_slice(&view.stretches);
    let mut pile = Pile::empty();
    for layer in view.infection_deck.iter().rev() {
        pile.shuffle_onto(layer.cards, layer.shuffle);
    }
    let mut refused = Refused::default();
    view.refused.iter().for_each(|&request| refused.push(request));
    State {
        options: view.options,
        players,
        board: Board {
            cubes: view.cubes,
            supply: view.supply,
            cures: view.cures,
            stations: view.stations,
            rate_index: view.rate_index,
            outbreaks: view.outbreaks,
        },
        player_deck: PlayerDeck { cards: deck, stretches, epidemics_drawn: view.epidemics_drawn },
        player_discard: view.player_discard,
        infection: InfectionDeck {
            pile,
            discard: view.infection_discard,
            removed: view.infection_removed,
            shuffles: view.infection_shuffles,
        },
        turn: Turn {
            number: view.turn,
            active: view.active,
            actions_left: view.seat(view.active).actions_left,
            cards_drawn: view.cards_drawn,
            epidemics_waiting: view.epidemics_waiting,
            infected: view.infection_cards_drawn,
            quiet: view.quiet_nights.iter().fold(0, |quiet, turns| quiet | 1 << turns),
        },
        forecast: view.forecast,
        refused,
        stack: view.frames.iter().copied().collect::<Stack>(),
        ending: view.ended_by,
    }
}

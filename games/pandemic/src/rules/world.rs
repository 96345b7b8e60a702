//! Imagining: states that a viewer cannot tell from the real one.

use crate::rules::consent;
use crate::table::bio_terrorist::{BioTerrorist, Place};
use crate::table::frames::{Frame, Moment, Question, Refused, Stack};
use crate::table::state::{
    Board, EPIDEMICS, InfectionDeck, Player, PlayerDeck, RoleCards, State, Strain, Stretch, Turn,
};
use crate::table::view::{BioTerroristView, DeckLayer, View, takes_part};
use crate::words::map::{City, cities_of};
use crate::words::notation::{Action, Movement, Pawn};
use crate::words::{COLOURS, Card, Colour, InfectionCard, city_cards, event_cards, events_in};
use kernel::{End, Entropy, Game, Id, Layer, PerSeat, Pile, Seat, Set, Shuffle};

/// A state this viewer cannot tell from the real one: closed hands are dealt anew from the unseen cards, the box
/// and the Bio-Terrorist's hand and place are imagined, and a question the viewer was not told is some question that
/// could have been asked.
pub(crate) fn sample_world(view: &View, entropy: &mut impl Entropy) -> State {
    let mut unseen = view.unseen;
    let mut players = PerSeat::filled(view.options.seats(), Player::default());
    for seat in Seat::first(view.options.seats()) {
        let known = view.seat(seat);
        let mut hand = known.hand.unwrap_or(known.shown);
        for (cards, at_least) in needed_cards(view, seat) {
            while known.hand.is_none() && (hand & cards).len() < at_least {
                hand.insert(draw(&mut unseen, cards, seat, entropy));
            }
        }
        players[seat] = Player { role: known.role, city: known.city, hand, shown: known.shown };
    }
    let count_of_hands: u32 = view.seats.iter().map(|seat| u32::from(seat.hand_count)).sum();
    let dealt: u32 = players.iter().map(|(_, player)| player.hand.len()).sum();
    while unseen.len() > u32::from(view.player_cards_left) + count_of_hands - dealt {
        draw(&mut unseen, event_cards(view.options.events()), Seat::default(), entropy);
    }
    for seat in Seat::first(view.options.seats()) {
        while players[seat].hand.len() < u32::from(view.seat(seat).hand_count) {
            let card = draw(&mut unseen, Card::all(), seat, entropy);
            players[seat].hand.insert(card);
        }
    }
    let mut state = rebuild(view, players, unseen);
    imagine_bio_terrorist(view, &mut state, entropy);
    imagine_look(view, &mut state, entropy);
    match view.private_question {
        None => state,
        Some(owner) => imagine_question(view, state, owner, entropy),
    }
}

/// One of the unseen cards, out of these.
fn draw(unseen: &mut Set<Card>, from: Set<Card>, seat: Seat, entropy: &mut impl Entropy) -> Card {
    let shuffle = Shuffle { pile: u8::MAX, number: seat.number() };
    let card = Card::from_index(entropy.draw(shuffle, End::Top, (*unseen & from).bits()));
    unseen.remove(card);
    card
}

/// P21.50 To others than the Bio-Terrorist: a hand out of the layers it was drawn from, and a city on the trail.
fn imagine_bio_terrorist(view: &View, state: &mut State, entropy: &mut impl Entropy) {
    let Some(known) = view.bio_terrorist.filter(|known| known.hand.is_none()) else { return };
    let mut pile = Pile::empty();
    for layer in view.infection_deck.iter().rev() {
        let (mut cards, mut dealt) = (layer.cards, Set::EMPTY);
        while cards.len() > u32::from(layer.left) {
            let shuffle = Shuffle { pile: u8::MAX, number: layer.shuffle };
            let card = InfectionCard::from_index(entropy.draw(shuffle, End::Top, cards.bits()));
            cards.remove(card);
            dealt.insert(card);
        }
        pile.push(Layer { cards, dealt, parted_for: layer.parted_for, shuffle: layer.shuffle });
    }
    state.infection.pile = pile;
    let acting = view.frames.contains(&Frame::Moment(Moment::BioTerrorist));
    let mut terrorist = BioTerrorist::new(known.seat);
    terrorist.trail = known.trail;
    terrorist.place = place_of(&known);
    let trail = match known.city {
        None if acting => known.trail.after_silence(state.pawn_cities()),
        None | Some(_) => known.trail,
    };
    let anywhere = known.city.map_or(known.possible, Set::one);
    if terrorist.place == Place::Nowhere && !anywhere.is_empty() {
        let shuffle = Shuffle { pile: u8::MAX, number: u8::MAX };
        terrorist.place = Place::City(City::from_index(entropy.draw(shuffle, End::Top, anywhere.bits())));
    }
    if let (Some(city), true) = (terrorist.city(), acting) {
        let left: Vec<(u8, u8)> = trail
            .combinations()
            .filter(|(_, _, cities)| cities.contains(city))
            .map(|(moves, actions, _)| (moves, actions))
            .collect();
        (terrorist.moves_left, terrorist.actions_left) = pick(&left, entropy).unwrap_or_default();
    }
    state.bio_terrorist = Some(terrorist);
}

/// Where everybody knows the Bio-Terrorist to be; nowhere if nobody does.
fn place_of(known: &BioTerroristView) -> Place {
    match (known.out, known.captor, known.city) {
        (true, _, _) => Place::Out,
        (false, Some(captor), _) => Place::Captured(captor),
        (false, None, Some(city)) => Place::City(city),
        (false, None, None) => Place::Nowhere,
    }
}

/// P11.8 A Forecast this viewer does not see: somebody looks at cards the viewer can only imagine.
fn imagine_look(view: &View, state: &mut State, entropy: &mut impl Entropy) {
    while !view.asked.is_empty()
        && matches!(state.question(), Some(Question::Forecast { to_reveal: 1.., .. }))
    {
        let Some(outcome) = state.sample(entropy) else { return };
        if state.resolve(&outcome, &mut ()).is_err() {
            return;
        }
    }
}

/// The world with some question to this owner on top. If no closed hand as dealt gives rise to one, a hidden
/// card of a seat that may have asked is exchanged for one that does.
fn imagine_question(view: &View, mut state: State, owner: Seat, entropy: &mut impl Entropy) -> State {
    let mut requests = questions(view, &state, owner);
    if requests.is_empty() {
        let exchanges: Vec<(Seat, Card)> = state
            .team
            .iter()
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
    for asker in state.team.iter().filter(|&asker| asker != owner && !takes_part(view.viewer, asker, owner)) {
        let mut actions = Vec::new();
        state.legal_actions(asker, &mut actions);
        questions.extend(
            actions
                .into_iter()
                .filter(|&action| consent::owner(state, asker, action) == Some(owner))
                .map(|request| Frame::Question(Question::Consent { asker, owner, request })),
        );
    }
    questions
}

/// The world in which this seat holds an unseen card, for a hidden one of its own that goes where that card was.
fn exchanged(state: &State, seat: Seat, card: Card) -> State {
    let mut state = out_of_the_box(state, card);
    let Player { hand, shown, .. } = state.players[seat];
    let Some(gone) = (hand - shown).first().filter(|_| !hand.contains(card)) else { return state };
    match state.team.iter().find(|&other| state.players[other].hand.contains(card)) {
        Some(other) => state.players[other].hand = state.players[other].hand.without(card).with(gone),
        None if state.player_deck.cards.contains(card) => {
            state.player_deck.cards = state.player_deck.cards.without(card).with(gone);
        }
        None => return state,
    }
    state.players[seat].hand = hand.without(gone).with(card);
    state
}

/// P2.12 The world in which this event is in the game, for another one that nobody has seen.
fn out_of_the_box(state: &State, card: Card) -> State {
    let mut state = state.clone();
    let in_a_hand = state.team().any(|(_, player)| player.hand.contains(card));
    if in_a_hand || state.player_deck.cards.contains(card) {
        return state;
    }
    let event = |cards: Set<Card>| event_cards(events_in(cards)).first();
    if let Some(other) = event(state.player_deck.cards) {
        state.player_deck.cards = state.player_deck.cards.without(other).with(card);
        return state;
    }
    for seat in state.team {
        let Player { hand, shown, .. } = state.players[seat];
        if let Some(other) = event(hand - shown) {
            state.players[seat].hand = hand.without(other).with(card);
            return state;
        }
    }
    state
}

fn pick<T: Copy>(items: &[T], entropy: &mut impl Entropy) -> Option<T> {
    let shuffle = Shuffle { pile: u8::MAX, number: u8::MAX };
    let all = u64::MAX.checked_shr(64 - items.len().min(64) as u32)?;
    items.get(entropy.draw(shuffle, End::Top, all) as usize).copied()
}

/// What decisions tell of a closed hand: it holds at least this many of these cards. A cure being paid for, a
/// request being put, and a refused Airlift that is still unseen.
fn needed_cards(view: &View, seat: Seat) -> Vec<(Set<Card>, u32)> {
    let paid_with = |asker: Seat, request: Action| {
        if let Action::Move { by: Movement::Direct, to: city, .. } | Action::Give { card: city, .. } = request
        {
            Some(Card::City(city))
        } else if let Action::Move { by: Movement::Charter, pawn: Pawn::Of(pawn), .. } = request {
            Some(Card::City(view.seat(pawn).city))
        } else {
            request.event().filter(|&event| view.seat(asker).stored != Some(event)).map(Card::Event)
        }
    };
    let mut needed = Vec::new();
    match view.frames.last() {
        Some(&Frame::Question(Question::Consent { asker, request, .. })) if asker == seat => {
            needed.extend(paid_with(asker, request).map(|card| (Set::one(card), 1)));
        }
        Some(&Frame::Question(Question::CureCards { colour, left, chosen, .. })) if view.active == seat => {
            let cities: Set<City> = City::ALL.iter().copied().collect();
            let purple = |city: &City| view.cubes[*city as usize][Colour::Purple as usize] > 0;
            if colour == Colour::Purple && !chosen.cities().iter().any(|city| purple(&city)) {
                needed.push((city_cards(cities.iter().filter(purple).collect()), 1));
            }
            let cards = if colour == Colour::Purple { cities } else { cities_of(colour) };
            needed.push((city_cards(cards), u32::from(left) + 1));
        }
        Some(_) | None => {}
    }
    let refused = view.refused.iter().filter(|request| request.asker == seat);
    let events = refused.filter_map(|request| paid_with(seat, request.action)).filter(|&card| is_event(card));
    needed.extend(events.filter(|&card| view.unseen.contains(card)).map(|card| (Set::one(card), 1)));
    needed
}

fn is_event(card: Card) -> bool {
    matches!(card, Card::Event(_))
}

/// The state of a view in which every place is known.
pub(crate) fn rebuild(view: &View, players: PerSeat<Player>, deck: Set<Card>) -> State {
    let mut stretches = [Stretch::default(); EPIDEMICS];
    stretches[..view.stretches.len()].copy_from_slice(&view.stretches);
    let mut pile = Pile::empty();
    for &DeckLayer { cards, dealt, parted_for, shuffle, .. } in view.infection_deck.iter().rev() {
        pile.push(Layer { cards, dealt, parted_for, shuffle });
    }
    let mut refused = Refused::default();
    view.refused.iter().for_each(|&request| refused.push(request));
    State {
        options: view.options,
        team: view.team(),
        players,
        role_cards: RoleCards {
            samples: view.seats.iter().fold([0; COLOURS], |all, seat| {
                std::array::from_fn(|colour| all[colour] + seat.samples[colour])
            }),
            stored: view.seats.iter().find_map(|seat| seat.stored),
        },
        board: Board {
            cubes: view.cubes,
            supply: view.supply,
            purple_appeared: view.purple_appeared,
            removed: view.removed_cubes,
            cures: view.cures,
            stations: view.stations,
            rate_index: view.rate_index,
            outbreaks: view.outbreaks,
        },
        player_deck: PlayerDeck { cards: deck, stretches, epidemics_drawn: view.epidemics_drawn },
        player_discard: view.player_discard,
        player_removed: view.player_removed,
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
            mutations_waiting: view.mutations_waiting,
            infected: view.infection_cards_drawn,
            additional: view.additional_cards,
            quiet: view.quiet_nights.iter().fold(0, |quiet, turns| quiet | 1 << turns),
            abilities_used: view.abilities_used,
            strain_treated: view.strain_treated,
            just_cured: view.just_cured,
            hospital: view.hospital,
            special_orders: view.special_orders,
        },
        travel_ban: view.travel_ban,
        strain: Strain {
            colour: view.strain.colour,
            drawn: view.strain.drawn,
            in_force: view.strain.in_force,
            waiting: view.strain.waiting,
            resolving: view.strain.resolving,
        },
        bio_terrorist: view.bio_terrorist.map(|known| BioTerrorist {
            seat: known.seat,
            place: place_of(&known),
            moves_left: known.moves_left.unwrap_or(0),
            actions_left: known.actions_left.unwrap_or(0),
            hidden_used: known.hidden_used.unwrap_or(Set::EMPTY),
            trail: known.trail,
        }),
        forecast: view.forecast,
        refused,
        stack: view.frames.iter().copied().collect::<Stack>(),
        ending: view.ended_by,
    }
}

//! I1 I2 I3 I4 P21.51 What a viewer knows: an information state, built by taking the state apart field by field.

mod hidden;
mod journeys;
mod spelled;

pub use hidden::BioTerroristView;
pub use journeys::Journey;

use crate::table::frames::{Frame, Request};
use crate::table::sight;
use crate::table::state::{
    Board, Ending, InfectionDeck, Player, PlayerDeck, RATES, RoleCards, STATIONS, State, Strain, Stretch,
    Turn,
};
use crate::words::map::{CITIES, City};
use crate::words::options::{Options, PurpleModule, SpectatorView, Switch};
use crate::words::roles::Abilities;
use crate::words::{COLOURS, Card, Colour, Cure, EventCard, InfectionCard, MutationEvent, Role, StrainCard};
use kernel::{ONLOOKERS, Seat, SeatSet, Set, Viewer};

/// What a careful person with pencil and paper knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The options; public.
    pub options: Options,
    /// The turn, counted from 1; 0 during set-up.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The seats that are asked something.
    pub asked: SeatSet,
    /// What waits, from the bottom; the last one is asked or happens next.
    pub frames: Vec<Frame>,
    /// The seat that answers a question (P3.11) this viewer is not told.
    pub private_question: Option<Seat>,
    /// The seats. That of the Bio-Terrorist has neither pawn nor hand here: see `bio_terrorist`.
    pub seats: Vec<SeatView>,
    /// Cubes by city and colour.
    pub cubes: [[u8; COLOURS]; CITIES],
    /// Cubes left off the board, by colour.
    pub supply: [u8; COLOURS],
    /// P19.17 Cubes out of the game, by colour.
    pub removed_cubes: [u8; COLOURS],
    /// P20.20 Whether a purple cube has ever lain on the board.
    pub purple_appeared: bool,
    /// States of the diseases, by colour.
    pub cures: [Cure; COLOURS],
    /// Cities with a research station.
    pub stations: Set<City>,
    /// The marker's place on the infection rate track.
    pub rate_index: u8,
    /// The outbreak marker.
    pub outbreaks: u8,
    /// Player cards whose place the viewer does not know: in the deck, in a closed hand, or (with a mixed set of
    /// events) left in the box.
    pub unseen: Set<Card>,
    /// Cards in the player deck, Epidemics aside.
    pub player_cards_left: u8,
    /// The stretches of the player deck from the top (P2.7). Empty before hands are dealt.
    pub stretches: Vec<Stretch>,
    /// Epidemics drawn so far.
    pub epidemics_drawn: u8,
    /// The player discard without Epidemics.
    pub player_discard: Set<Card>,
    /// P10.15 Player cards that left the game in play.
    pub player_removed: Set<Card>,
    /// Epidemics on the player discard.
    pub epidemics_discarded: u8,
    /// The infection deck from the top: cards of a layer lie in an order nobody knows.
    pub infection_deck: Vec<DeckLayer>,
    /// The infection discard.
    pub infection_discard: Set<InfectionCard>,
    /// Infection cards out of the game.
    pub infection_removed: Set<InfectionCard>,
    /// Shuffles of infection cards so far.
    pub infection_shuffles: u8,
    /// Player cards drawn this turn.
    pub cards_drawn: u8,
    /// Epidemics drawn this turn and not begun.
    pub epidemics_waiting: u8,
    /// P20.4 Mutation events drawn this turn and not carried out.
    pub mutations_waiting: Set<MutationEvent>,
    /// Infection cards turned up this turn.
    pub infection_cards_drawn: u8,
    /// P19.14 Additional infection cards of this turn.
    pub additional_cards: u8,
    /// Roles whose ability of once a turn has been used.
    pub abilities_used: Set<Role>,
    /// P19.12 Cities where the strain was treated this turn.
    pub strain_treated: Set<City>,
    /// P12.8 The disease cured a moment ago, while its window is open.
    pub just_cured: Option<Colour>,
    /// P12.4 Whether a Mobile Hospital is at work this turn.
    pub hospital: bool,
    /// P12.12 Pawns the active player may move this turn.
    pub special_orders: SeatSet,
    /// P12.2 The seat whose next turn ends a Commercial Travel Ban.
    pub travel_ban: Option<Seat>,
    /// P19 What Virulent Strain has brought.
    pub strain: StrainView,
    /// P21 The Bio-Terrorist, as far as the viewer knows.
    pub bio_terrorist: Option<BioTerroristView>,
    /// P11.13 Infection steps to be skipped: 0 is this turn's, 1 the next turn's.
    pub quiet_nights: Vec<u8>,
    /// P11.6 Cards a Forecast looks at and has not put back.
    pub forecast: Set<InfectionCard>,
    /// P3.11 Requests refused in this window, as far as the viewer was concerned.
    pub refused: Vec<Request>,
    /// What ended the game.
    pub ended_by: Option<Ending>,
}

/// P19 Virulent Strain: all of it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StrainView {
    /// P19.2 The virulent disease, once chosen.
    pub colour: Option<Colour>,
    /// P19.1 Strain cards drawn so far.
    pub drawn: Set<StrainCard>,
    /// P19.7 Continuing effects that apply.
    pub in_force: Set<StrainCard>,
    /// Strain cards drawn this turn and not begun, in the order drawn.
    pub waiting: [Option<StrainCard>; 2],
    /// The strain card that is being resolved.
    pub resolving: Option<StrainCard>,
}

/// A layer of the infection deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckLayer {
    /// The cards that may lie here; a single one is a card whose place is known.
    pub cards: Set<InfectionCard>,
    /// How many do; the others are in the Bio-Terrorist's hand.
    pub left: u8,
    /// Cards taken from here into the Bio-Terrorist's hand, for those who know them.
    pub dealt: Set<InfectionCard>,
    /// Who can tell this layer from the one below.
    pub parted_for: SeatSet,
    /// Which shuffle decides their order.
    pub shuffle: u8,
}

/// A player seat as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The role, once given out.
    pub role: Option<Role>,
    /// Where the pawn stands.
    pub city: City,
    /// The hand, unless it is closed to the viewer.
    pub hand: Option<Set<Card>>,
    /// How many cards it has.
    pub hand_count: u8,
    /// The part of it that everybody knows (I3).
    pub shown: Set<Card>,
    /// Actions left this turn.
    pub actions_left: u8,
    /// P10.7 Samples on the role card, by colour.
    pub samples: [u8; COLOURS],
    /// P10.14 The event on the role card.
    pub stored: Option<EventCard>,
}

impl View {
    /// What is asked or happens next.
    pub fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }
    /// P1.5 What the infection rate is.
    pub fn rate(&self) -> u8 {
        RATES[self.rate_index as usize]
    }
    /// The seat's view.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.number() as usize]
    }
    /// The player seats: all but the Bio-Terrorist's.
    pub fn team(&self) -> SeatSet {
        let seats: SeatSet = Seat::first(self.seats.len() as u8).collect();
        match &self.bio_terrorist {
            Some(terrorist) => seats.without(terrorist.seat),
            None if self.options.module_purple == PurpleModule::BioTerrorist => SeatSet::EMPTY,
            None => seats,
        }
    }
    /// The diseases of this game.
    pub fn colours(&self) -> &'static [Colour] {
        self.options.colours()
    }
    /// P17.1 P10.1 How many cards the seat may hold.
    pub fn hand_limit(&self, seat: Seat) -> u32 {
        Abilities::of(self.seat(seat).role).hand_limit
    }
    /// Cards left in the player deck, Epidemics among them.
    pub fn player_deck_left(&self) -> u8 {
        match self.stretches.as_slice() {
            [] => self.player_cards_left,
            stretches => stretches.iter().map(|stretch| stretch.left).sum(),
        }
    }
    /// Cards left in the infection deck.
    pub fn infection_deck_left(&self) -> u32 {
        self.infection_deck.iter().map(|layer| u32::from(layer.left)).sum()
    }
    /// P1.8 Stations in the stock.
    pub fn stations_left(&self) -> u32 {
        STATIONS - self.stations.len()
    }
}

/// I1 I2 P21.51 Whether the viewer sees the hand of this seat.
fn sees_hand(viewer: Viewer, owner: Seat, state: &State) -> bool {
    let options = &state.options;
    let open = options.open_hands == Switch::On;
    let to_outsiders = sight::hands_are_open(options) == Switch::On;
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) if state.team.contains(seat) => seat == owner || open,
        Viewer::Seat(_) => to_outsiders,
        Viewer::Spectator => to_outsiders && options.spectator_view == SpectatorView::Public,
    }
}

/// Whether the viewer takes part in a question between these two.
pub(crate) fn takes_part(viewer: Viewer, asker: Seat, owner: Seat) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) => seat == asker || seat == owner,
        Viewer::Spectator => false,
    }
}

/// Whether the viewer is one of those who looked.
fn is_one_of(viewer: Viewer, lookers: SeatSet) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) => lookers.contains(seat),
        Viewer::Spectator => !(lookers & ONLOOKERS).is_empty(),
    }
}

/// I4 The view of this viewer.
pub(crate) fn of(state: &State, asked: SeatSet, viewer: Viewer) -> View {
    let State {
        options,
        team: _,
        players,
        role_cards: RoleCards { samples, stored },
        board: Board { cubes, supply, purple_appeared, removed, cures, stations, rate_index, outbreaks },
        player_deck: PlayerDeck { cards, stretches, epidemics_drawn },
        player_discard,
        player_removed,
        infection: InfectionDeck { pile: _, discard, removed: infection_removed, shuffles },
        turn:
            Turn {
                number,
                active,
                actions_left,
                cards_drawn,
                epidemics_waiting,
                mutations_waiting,
                infected,
                additional,
                quiet,
                abilities_used,
                strain_treated,
                just_cured,
                hospital,
                special_orders,
            },
        travel_ban,
        strain: Strain { colour, drawn, in_force, waiting, resolving },
        bio_terrorist,
        forecast: _,
        refused,
        stack: _,
        ending,
    } = state;
    let mut unseen = *cards;
    if viewer != Viewer::Omniscient {
        unseen = unseen | hidden::perhaps_in_the_box(state);
    }
    let seats = players
        .iter()
        .map(|(seat, Player { role, city, hand, shown })| {
            let seen = sees_hand(viewer, seat, state);
            if !seen {
                unseen = unseen | (*hand - *shown);
            }
            SeatView {
                role: *role,
                city: *city,
                hand: seen.then_some(*hand),
                hand_count: hand.len() as u8,
                shown: *shown,
                actions_left: if seat == *active { *actions_left } else { 0 },
                samples: if *role == Some(Role::FieldOperative) { *samples } else { [0; COLOURS] },
                stored: if *role == Some(Role::ContingencyPlanner) { *stored } else { None },
            }
        })
        .collect();
    let (frames, private_question, forecast) = hidden::frames(state, viewer);
    let concerns = |request: &Request| {
        takes_part(viewer, request.asker, request.action.other_party().unwrap_or(request.asker))
    };
    View {
        viewer,
        options: *options,
        turn: *number,
        active: *active,
        asked,
        frames,
        private_question,
        seats,
        cubes: *cubes,
        supply: *supply,
        removed_cubes: *removed,
        purple_appeared: *purple_appeared,
        cures: *cures,
        stations: *stations,
        rate_index: *rate_index,
        outbreaks: *outbreaks,
        unseen,
        player_cards_left: cards.len() as u8,
        stretches: stretches.iter().copied().filter(|stretch| stretch.of > 0).collect(),
        epidemics_drawn: *epidemics_drawn,
        player_discard: *player_discard,
        player_removed: *player_removed,
        epidemics_discarded: state.epidemics_discarded(),
        infection_deck: hidden::infection_deck(state, viewer),
        infection_discard: *discard,
        infection_removed: *infection_removed,
        infection_shuffles: *shuffles,
        cards_drawn: *cards_drawn,
        epidemics_waiting: *epidemics_waiting,
        mutations_waiting: *mutations_waiting,
        infection_cards_drawn: *infected,
        additional_cards: *additional,
        abilities_used: *abilities_used,
        strain_treated: *strain_treated,
        just_cured: *just_cured,
        hospital: *hospital,
        special_orders: *special_orders,
        travel_ban: *travel_ban,
        strain: StrainView {
            colour: *colour,
            drawn: *drawn,
            in_force: *in_force,
            waiting: *waiting,
            resolving: *resolving,
        },
        bio_terrorist: bio_terrorist
            .as_ref()
            .map(|terrorist| hidden::bio_terrorist(state, terrorist, viewer)),
        quiet_nights: (0..8).filter(|turns| quiet >> turns & 1 == 1).collect(),
        forecast,
        refused: refused.iter().filter(concerns).collect(),
        ended_by: *ending,
    }
}

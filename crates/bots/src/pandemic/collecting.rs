//! The value of the hands: how much of each cure is together, and which cards could soon pass to a seat that collects their colour.

use super::known::steps_from;
use super::outlook::{Outlook, SEATS};
use super::weights::WEIGHTS;
use kernel::Set;
use pandemic::{COLOURS, Card, City, Colour, Cure, Payment, Role};
use std::cell::RefCell;
use std::rc::Rc;

/// Diseases of every game.
const STANDARD: usize = Colour::STANDARD.len();
/// The fraction of a cure from which on its collector should stay near a station.
const NEARLY: f32 = 0.6;

/// Values that follow from hands, roles and cures, and from nothing else.
#[derive(Clone, Debug)]
pub(super) struct Collecting {
    /// How much of the cure each seat has, 0 to 1.
    progress: [[f32; SEATS]; STANDARD],
    handovers: Vec<Handover>,
}

/// Everything that [`Collecting`] follows from: the key of its cache.
#[derive(PartialEq)]
struct Holdings {
    hands: [Set<Card>; SEATS],
    roles: [Option<Role>; SEATS],
    cures: [Cure; COLOURS],
    samples: [u8; COLOURS],
}

/// A cache of [`Collecting`] by holdings: many plans of a turn hold the same.
#[derive(Default)]
pub(super) struct Collected(RefCell<Vec<(Holdings, Rc<Collecting>)>>);

/// The size of the cache.
const REMEMBERED: usize = 48;

impl Collected {
    fn recall(&self, outlook: &Outlook<'_>) -> Rc<Collecting> {
        let Outlook { hands, roles, cures, samples, .. } = *outlook;
        let holdings = Holdings { hands, roles, cures, samples };
        let mut all = self.0.borrow_mut();
        if let Some((_, known)) = all.iter().find(|(other, _)| *other == holdings) {
            return known.clone();
        }
        let new = Rc::new(Collecting::of(outlook));
        if all.len() == REMEMBERED {
            all.clear();
        }
        all.push((holdings, new.clone()));
        new
    }
}

/// Cards of a colour that one seat has and another collects.
#[derive(Clone, Debug)]
struct Handover {
    colour: Colour,
    giver: usize,
    receiver: usize,
    gain: f32,
    /// The city where they have to meet; `None` for any.
    cards: Set<City>,
}

impl Collecting {
    fn of(outlook: &Outlook<'_>) -> Collecting {
        let mut collecting = Collecting { progress: [[0.0; SEATS]; STANDARD], handovers: Vec::new() };
        for &colour in Colour::STANDARD {
            if !outlook.is_active(colour) {
                continue;
            }
            for receiver in outlook.known.seats() {
                collecting.progress[colour as usize][receiver] = outlook.progress(receiver, colour);
                collecting.handovers.extend(handovers_to(outlook, receiver, colour));
            }
        }
        collecting
    }
}

/// The cards of this colour that others could hand to this seat.
fn handovers_to<'a>(
    outlook: &'a Outlook<'_>,
    receiver: usize,
    colour: Colour,
) -> impl Iterator<Item = Handover> + 'a {
    let w = &WEIGHTS;
    let held = outlook.held(receiver, colour);
    let needed = outlook.cards_needed(receiver, colour, Payment::Cards);
    let collects = held > 0 && held < needed;
    let last = if held + 1 == needed { w.last_card } else { 0.0 };
    let gain = w.cards * (2 * held + 1) as f32 / (needed * needed) as f32 + last;
    let givers = outlook.known.seats().filter(move |&giver| collects && giver != receiver);
    givers.filter_map(move |giver| {
        let cards = outlook.paying(giver, colour);
        let anywhere = outlook.roles[giver] == Some(Role::Researcher)
            || outlook.roles[receiver] == Some(Role::Epidemiologist);
        let places = if anywhere { Set::EMPTY } else { cards };
        (!cards.is_empty() && cards.len() <= held).then_some(Handover {
            colour,
            giver,
            receiver,
            gain,
            cards: places,
        })
    })
}

impl Outlook<'_> {
    fn collecting(&self) -> &Collecting {
        self.collecting.get_or_init(|| self.known.collected.recall(self))
    }

    /// The progress against a disease: its cure, or the cards in hands.
    pub(super) fn progress_worth(&self, colour: Colour) -> f32 {
        let w = &WEIGHTS;
        if !self.is_active(colour) {
            return w.cured + if self.on_board[colour as usize] == 0 { w.eradicated } else { 0.0 };
        }
        let (mut best, mut all): (f32, f32) = (0.0, 0.0);
        let progress = &self.collecting().progress[colour as usize];
        for seat in self.known.seats() {
            let held = progress[seat];
            let mut value = w.cards * held * held;
            if held >= 1.0 {
                value += w.ready - w.ready_way * self.station_distance(self.pawns[seat]);
            } else if held >= NEARLY {
                value -= w.nearly_way * self.station_distance(self.pawns[seat]);
            }
            all += value;
            best = best.max(value);
        }
        best + w.second_hand * all
    }

    /// The value of cards that could soon pass to a seat that collects their colour.
    pub(super) fn meetings(&self) -> f32 {
        let mut best = [0.0_f32; STANDARD];
        for handover in &self.collecting().handovers {
            let (from, to) = (self.pawns[handover.giver], self.pawns[handover.receiver]);
            let (of_giver, of_receiver) = (steps_from(from), steps_from(to));
            let way = |city: City| of_giver[city as usize] + of_receiver[city as usize];
            let apart = handover.cards.iter().map(way).min().unwrap_or(of_giver[to as usize]);
            let best = &mut best[handover.colour as usize];
            *best = best.max(handover.gain / (1.0 + WEIGHTS.apart * f32::from(apart)));
        }
        WEIGHTS.meeting * best.iter().sum::<f32>()
    }
}

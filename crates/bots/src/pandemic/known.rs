//! What is known before planning: the view, its seat, and what follows from both for every plan.

use super::collecting::Collected;
use super::weights::WEIGHTS;
use kernel::{Seat, SeatSet, Set};
use pandemic::{CITIES, COLOURS, City, Colour, Cure, StrainCard, View, cities_named};
use std::cell::OnceCell;
use std::sync::LazyLock;

/// The harm of an outbreak.
pub(super) const OUTBREAK: f32 = 30.0;
/// The harm of a third cube in a city.
pub(super) const FILLED: f32 = 8.0;

/// Steps between cities by Drive/Ferry.
static DISTANCES: LazyLock<[[u8; CITIES]; CITIES]> = LazyLock::new(|| {
    let mut all = [[u8::MAX; CITIES]; CITIES];
    for &from in City::ALL {
        let mut ring = Set::one(from);
        let mut seen = ring;
        let mut distance = 0;
        while !ring.is_empty() {
            ring.iter().for_each(|city| all[from as usize][city as usize] = distance);
            ring = ring.iter().fold(Set::EMPTY, |next, city| next | city.neighbours()) - seen;
            seen = seen | ring;
            distance += 1;
        }
    }
    all
});

/// Steps from one city to another.
pub(super) fn steps(from: City, to: City) -> u8 {
    steps_from(from)[to as usize]
}

/// Steps from a city to each of all.
pub(super) fn steps_from(city: City) -> &'static [u8; CITIES] {
    &DISTANCES[city as usize]
}

/// Steps from one city to another, as a float.
pub(super) fn distance(from: City, to: City) -> f32 {
    f32::from(steps(from, to))
}

/// What does not change while a turn is planned.
pub(super) struct Known<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) team: SeatSet,
    /// The relative probability, by city, of being infected soon; 1 is ordinary.
    pub(super) heat: [f32; CITIES],
    /// A cache of the probabilities that cities are named.
    named: OnceCell<Box<[Named; AHEAD]>>,
    pub(super) collected: Collected,
}

/// The probability that each city is named, 0 to 1.
pub(super) type Named = [f32; CITIES];
/// The number of infection steps that are looked ahead.
pub(super) const AHEAD: usize = 4;

impl<'a> Known<'a> {
    pub(super) fn new(view: &'a View, me: Seat) -> Self {
        Known {
            view,
            me,
            team: view.team(),
            heat: heat(view),
            named: OnceCell::new(),
            collected: Collected::default(),
        }
    }

    pub(super) fn colours(&self) -> &'static [Colour] {
        self.view.colours()
    }

    /// Whether this strain card applies to this colour.
    pub(super) fn strain(&self, card: StrainCard, colour: Colour) -> bool {
        self.view.strain.colour == Some(colour) && self.view.strain.in_force.contains(card)
    }

    /// The player seats as places in lists.
    pub(super) fn seats(&self) -> impl Iterator<Item = usize> + use<> {
        self.team.iter().map(|seat| usize::from(seat.number()))
    }

    /// The cities the next infection cards name for certain or nearly so.
    pub(super) fn coming(&self) -> Set<City> {
        let most = 2 * self.view.rate() + 4;
        match self.view.infection_deck.first() {
            Some(layer) if layer.left <= most => cities_named(layer.cards),
            Some(_) | None => Set::EMPTY,
        }
    }

    /// The probability that each city is named in the next infection step, in the next two, and so on, with the deck as it is now.
    pub(super) fn named(&self) -> &[Named; AHEAD] {
        let within = |steps: usize| named_within(self.view, f32::from(self.view.rate()) * (steps + 1) as f32);
        self.named.get_or_init(|| Box::new(std::array::from_fn(within)))
    }

    /// How bad it would be if this city were infected next.
    pub(super) fn if_infected(&self, cubes: &[[u8; COLOURS]; CITIES], city: City) -> f32 {
        let colour = city.colour() as usize;
        if self.view.cures[colour] == Cure::Eradicated {
            return 0.0;
        }
        match cubes[city as usize][colour] {
            3 => {
                let around =
                    city.neighbours().iter().filter(|&other| cubes[other as usize][colour] >= 2).count();
                OUTBREAK + 6.0 * around as f32
            }
            2 => FILLED,
            1 => 3.0,
            _ => 1.0,
        }
    }
}

/// The probability that each city is named by the next `cards` infection cards.
fn named_within(view: &View, cards: f32) -> Named {
    let mut named = [0.0; CITIES];
    let mut depth = 0.0;
    for layer in &view.infection_deck {
        let size = f32::from(layer.left);
        let chance = ((cards - depth) / size.max(1.0)).clamp(0.0, 1.0);
        if chance == 0.0 {
            break;
        }
        cities_named(layer.cards).iter().for_each(|city| named[city as usize] = chance);
        depth += size;
    }
    named
}

/// The relative probability, by city, of coming up in the next infection steps.
fn heat(view: &View) -> [f32; CITIES] {
    let mut heat = [1.0; CITIES];
    let w = &WEIGHTS;
    let named = named_within(view, w.heat_cards * f32::from(view.rate()));
    let of_deck = view.infection_deck.iter().flat_map(|layer| cities_named(layer.cards));
    of_deck.for_each(|city| heat[city as usize] = w.heat_base + w.heat * named[city as usize]);
    cities_named(view.infection_discard).iter().for_each(|city| heat[city as usize] = w.heat_discard);
    cities_named(view.infection_removed).iter().for_each(|city| heat[city as usize] = 0.3);
    heat
}

//! The day: where the heroes that have not moved go, and which of them first.

use super::clan::Clan;
use super::errand::{Errand, each_gains};
use super::known::Known;
use super::night::{Step, worth};
use kernel::{Seat, Set};
use outlive::{Action, Area, Equipment, Gear, Hero, Room};

/// How far a hero goes without tools.
const STEPS: u8 = 2;
/// Errands that are looked at for each hero.
const CHOICES: usize = 5;
/// What rivals near an area do to the worth of going there later.
const RIVAL: f32 = 0.1;
/// Rows of the Cargo Ship are taken by a single hero.
const ROW: f32 = 0.3;

/// The best day for the heroes that have not moved.
pub(super) struct Plan {
    pub(super) errands: Vec<Errand>,
    /// The clan at nightfall.
    pub(super) clan: Clan,
}

/// Makes the plan for these heroes.
pub(super) fn plan(known: &Known, clan: &Clan) -> Plan {
    let waiting = Hero::ALL.iter().copied().filter(|&hero| {
        let own = known.own().hero(hero);
        !own.active && own.area.is_some() && !known.view.finished.contains(known.me)
    });
    let choices: Vec<Vec<Errand>> = waiting.map(|hero| errands(known, clan, hero)).collect();
    let standing = active_areas(known);
    let mut search =
        Search { known, choices: &choices, chosen: Vec::new(), best: Vec::new(), value: f32::MIN };
    search.extend(*clan, standing, 0.0);
    let best = search.best;
    let mut clan = *clan;
    for errand in best.iter().filter(|errand| errand.gains.possible(&clan)).copied().collect::<Vec<_>>() {
        errand.gains.add_to(known, &mut clan);
    }
    Plan { errands: best, clan }
}

fn active_areas(known: &Known) -> Set<Area> {
    known.own().heroes.iter().filter(|hero| hero.active).filter_map(|hero| hero.area).collect()
}

/// The best few errands of a hero.
fn errands(known: &Known, clan: &Clan, hero: Hero) -> Vec<Errand> {
    let Some(from) = known.own().hero(hero).area else { return Vec::new() };
    let closed = active_areas(known);
    let exoskeleton = known.own().can_use(Equipment::Exoskeleton);
    let mut all: Vec<(f32, Errand)> = Vec::with_capacity(12);
    for &to in Area::ALL {
        let far = from.distance(to) > STEPS;
        if to == from || closed.contains(to) || far && !exoskeleton {
            continue;
        }
        let plain = far.then_some(Gear::Exoskeleton);
        let hooked = Some(if far { Gear::Both } else { Gear::GrapplingHook });
        for with in [plain, hooked] {
            if with == hooked && (to != Area::CargoShip || !known.own().can_use(Equipment::GrapplingHook)) {
                continue;
            }
            if to == Area::CargoShip && !row_is_open(known, hero, with) {
                continue;
            }
            each_gains(known, hero, to, with, &mut |gains| {
                let mut after = *clan;
                if gains.possible(clan) {
                    gains.add_to(known, &mut after);
                    let value = gains.more + worth(known, &after, Step::Feed);
                    all.push((value, Errand { hero, to, with, gains }));
                }
            });
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(CHOICES).map(|(_, errand)| errand).collect()
}

/// O10.3 Whether the hero's row is free.
fn row_is_open(known: &Known, hero: Hero, with: Option<Gear>) -> bool {
    let hook = with.is_some_and(Gear::hook);
    let row = known.strength(hero) + u8::from(hook);
    let always = !hook && known.own().rooms.full(Room::CargoCan2Always) > 0;
    always || known.view.seats.iter().all(|seat| seat.heroes.iter().all(|other| other.row != Some(row)))
}

/// Every way to send the heroes to different areas.
struct Search<'a> {
    known: &'a Known<'a>,
    choices: &'a [Vec<Errand>],
    chosen: Vec<Errand>,
    best: Vec<Errand>,
    value: f32,
}

impl Search<'_> {
    fn extend(&mut self, clan: Clan, taken: Set<Area>, more: f32) {
        let Some(errands) = self.choices.get(self.chosen.len()) else {
            let value = more + worth(self.known, &clan, Step::Events);
            if value > self.value {
                self.value = value;
                self.best = self.chosen.clone();
            }
            return;
        };
        let mut stuck = true;
        for errand in errands {
            if taken.contains(errand.to) || !errand.gains.possible(&clan) {
                continue;
            }
            stuck = false;
            let mut after = clan;
            errand.gains.add_to(self.known, &mut after);
            self.chosen.push(*errand);
            self.extend(after, taken.with(errand.to), more + errand.gains.more);
            self.chosen.pop();
        }
        if stuck {
            // Nowhere to go: whoever comes next counts as the next hero.
            let value = more + worth(self.known, &clan, Step::Events) - 1.0;
            if value > self.value {
                self.value = value;
                self.best = self.chosen.clone();
            }
        }
    }
}

/// The move to make now: of the plan's, the one that suffers most from waiting.
pub(super) fn choose(known: &Known, legal: &[Action]) -> Option<Action> {
    let Plan { errands, .. } = plan(known, &known.clan);
    let idle = worth(known, &known.clan, Step::Events);
    let urgent = |errand: &Errand| {
        let mut after = known.clan;
        errand.gains.add_to(known, &mut after);
        let gain = errand.gains.more + worth(known, &after, Step::Events) - idle;
        let row = if errand.to == Area::CargoShip { ROW } else { 0.0 };
        gain * (RIVAL * rivals(known, errand.to) + row)
    };
    let action = |errand: &Errand| Action::Move { hero: errand.hero, to: errand.to, with: errand.with };
    let planned = errands.iter().filter(|errand| legal.contains(&action(errand)));
    planned.max_by(|a, b| urgent(a).total_cmp(&urgent(b))).map(action).or_else(|| any_move(known, legal))
}

/// The best single move, if none of the plan's can be made.
fn any_move(known: &Known, legal: &[Action]) -> Option<Action> {
    let mut best = None;
    let mut most = f32::MIN;
    for &action in legal {
        let Action::Move { hero, to, with } = action else { continue };
        each_gains(known, hero, to, with, &mut |gains| {
            let mut after = known.clan;
            gains.add_to(known, &mut after);
            let value = gains.more + worth(known, &after, Step::Events);
            if value > most && gains.possible(&known.clan) {
                (best, most) = (Some(action), value);
            }
        });
    }
    best
}

/// Heroes of others that may still come to the area.
fn rivals(known: &Known, to: Area) -> f32 {
    let others = Seat::first(known.view.options.players).filter(|&seat| seat != known.me);
    let near = |seat: Seat| {
        let heroes = &known.view.seat(seat).heroes;
        heroes.iter().any(|hero| {
            !hero.active && hero.area.is_some_and(|area| area != to && area.distance(to) <= STEPS)
        })
    };
    others.filter(|&seat| near(seat)).count() as f32
}

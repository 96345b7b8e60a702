//! What is known before planning: the view, its seat, and what follows from both for every plan.

use kernel::Seat;
use tokyo::{
    Action, Area, Bearer, Card, CheckKind, Effect, Means, Pc, Role, Row, Skill, Slot, Telling, Trouble, View,
    When, Who, bot_card,
};

/// The number of rounds assumed where nobody can say how long a scenario lasts.
const ROUNDS_OF_A_STORY: u8 = 4;

/// What does not change while a decision is made.
pub(super) struct Known<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) legal: &'a [Action],
    /// Rounds after this one.
    pub(super) rounds_left: f32,
    /// Whether others are asked for something now. Only now and then: somebody who refuses is not asked for ever.
    pub(super) offers: bool,
}

/// What a PC can still spend in this phase.
#[derive(Clone)]
pub(super) struct Purse {
    /// Cards of the hand.
    pub(super) cards: Vec<Card>,
    /// AP tokens.
    pub(super) tokens: u8,
}

impl Purse {
    /// Takes one such card out.
    pub(super) fn spend(&mut self, card: Card) {
        if let Some(place) = self.cards.iter().position(|held| *held == card) {
            self.cards.swap_remove(place);
        }
    }

    /// Without one such card.
    pub(super) fn without(&self, card: Card) -> Purse {
        let mut rest = self.clone();
        rest.spend(card);
        rest
    }
}

impl<'a> Known<'a> {
    pub(super) fn new(view: &'a View, me: Seat, legal: &'a [Action]) -> Self {
        let rounds_left = match view.options.scenario.telling() {
            Telling::Practice => view.options.rounds.saturating_sub(view.round),
            Telling::Guided | Telling::Story => ROUNDS_OF_A_STORY,
        };
        Known { view, me, legal, rounds_left: f32::from(rounds_left), offers: false }
    }

    /// The same as it looks for another PC, of whose hand no more is known than this one sees.
    pub(super) fn seen_by(&self, seat: Seat) -> Known<'a> {
        Known { view: self.view, me: seat, legal: self.legal, rounds_left: self.rounds_left, offers: false }
    }

    pub(super) fn pc(&self) -> &'a Pc {
        self.view.pc(self.me)
    }

    pub(super) fn area(&self) -> Area {
        self.pc().area
    }

    pub(super) fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    pub(super) fn purse(&self) -> Purse {
        Purse { cards: self.view.stash(self.me).hand.clone(), tokens: self.pc().ap }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.view.options.players)
    }

    /// The open troubles of an area.
    pub(super) fn troubles(&self, area: Area) -> impl Iterator<Item = (Slot, Trouble)> + '_ {
        area.slots().filter_map(|slot| Some((slot, self.view.slot(slot).open_trouble()?)))
    }

    /// T6.3 Slots of an area that can take a trouble.
    pub(super) fn free(&self, area: Area) -> u8 {
        area.slots().filter(|&slot| self.view.slot(slot).takes_trouble()).count() as u8
    }

    /// T6.6 Slots a trouble of this area can go to: its own and those of its neighbours.
    pub(super) fn room(&self, area: Area) -> u8 {
        let near: u8 = area.neighbours().iter().map(|next| self.free(next)).sum();
        near + if area == Area::Site { 0 } else { self.free(area) }
    }

    /// Others of an area, and this PC as if it were there.
    pub(super) fn crowd(&self, area: Area) -> f32 {
        let others = self.view.in_area(area).without(self.me).len();
        f32::from(others as u8 + 1)
    }

    /// How many PCs an effect hits that concerns these, as if this PC were in the area too.
    pub(super) fn hit(&self, who: Who, area: Area) -> f32 {
        match who {
            Who::Each => self.crowd(area),
            Who::All | Who::Everybody => f32::from(self.view.options.players),
            Who::You
            | Who::Ally
            | Who::Near
            | Who::Any
            | Who::Other
            | Who::MostHurt
            | Who::Crowded
            | Who::Holders
            | Who::BesidePages => 1.0,
        }
    }

    /// T1.10 What is printed on a means of this seat.
    pub(super) fn rows(&self, seat: Seat, by: Means) -> &'static [Row] {
        let pc = self.view.pc(seat);
        match by {
            Means::Hand(card) | Means::Gear(card) => card.row().rows,
            Means::Skill(Skill::Support) if self.view.options.is_solo() => {
                pc.board().solo.as_ref().map_or(pc.board().skills[0].rows, |solo| solo.rows)
            }
            Means::Skill(skill) => pc.board().skills[skill as usize].rows,
            Means::Bot(role) => bot_card(role).rows,
        }
    }

    /// T12.2 T14.1 T15.2 What the PC has in play without an exhaustion token: equipment, skills, BOT cards.
    pub(super) fn in_play(&self) -> impl Iterator<Item = Means> + '_ {
        let pc = self.pc();
        let gear = pc.equipment.iter().filter(|it| it.exhaustion == 0).map(|it| Means::Gear(it.card));
        let skills = Skill::ALL.iter().filter(|&&skill| {
            pc.can_use(skill) && !(skill == Skill::Support && self.view.options.players == 1)
        });
        let bots = Role::ALL.iter().filter(|&&role| self.view.bots[role as usize] == Some(0));
        gear.chain(skills.map(|&skill| Means::Skill(skill))).chain(bots.map(|&role| Means::Bot(role)))
    }

    /// T13.1 Exhaustion tokens there.
    pub(super) fn exhaustion(&self, bearer: Bearer) -> u8 {
        let pc = self.pc();
        match bearer {
            Bearer::Skill(skill) => pc.exhaustion[skill as usize],
            Bearer::Gear(card) => {
                let worn = pc.equipment.iter().filter(|it| it.card == card).map(|it| it.exhaustion);
                worn.max().unwrap_or(0)
            }
            Bearer::Bot(role) => self.view.bots[role as usize].unwrap_or(0),
        }
    }

    /// T19.15 What equipment adds to a check of this PC by itself; a vehicle to a move.
    pub(super) fn standing(&self, kind: CheckKind, equipping: Option<Card>) -> u8 {
        let pc = self.pc();
        let vehicle = match kind {
            CheckKind::Move => pc.equipment.iter().filter_map(|it| it.card.vehicle()).map(|it| it.2).max(),
            CheckKind::Equip | CheckKind::Buy | CheckKind::Solve | CheckKind::Explore => None,
        };
        let always =
            pc.equipment.iter().flat_map(|it| it.card.row().rows).filter(|row| row.when == When::Always);
        let bonus = always.flat_map(|row| row.does).filter(|does| matches!(does.who, Who::You | Who::Near));
        let of_cards: u8 = bonus
            .map(|does| {
                let Effect::Bonus { kinds, of, amount } = does.what else { return 0 };
                let meant = kinds.is_empty() || kinds.contains(&kind);
                let fits = of.is_none_or(|keyword| equipping.is_some_and(|card| card.has(keyword)));
                if meant && fits { amount } else { 0 }
            })
            .sum();
        of_cards + vehicle.unwrap_or(0)
    }
}

/// The first of those worth most, if any is worth more than `least`.
pub(super) fn best<T>(all: impl IntoIterator<Item = T>, least: f32, value: impl Fn(&T) -> f32) -> Option<T> {
    let mut best = None;
    let mut most = least;
    for it in all {
        let value = value(&it);
        if value > most {
            (best, most) = (Some(it), value);
        }
    }
    best
}

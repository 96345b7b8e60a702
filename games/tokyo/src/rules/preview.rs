//! T20.7 T20.8 What an attack will do if nobody adds anything more: the rules themselves go on, in a world that the
//! viewer cannot tell from the real one.

use super::{attack, fighting, means};
use crate::rules::advance::step;
use crate::rules::questions::{act, asked};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Fighting, Frame};
use crate::table::state::State;
use crate::table::view::{View, sample_world};
use crate::words::cards::Attack;
use crate::words::notation::{Action, At, Means, Spot};
use crate::words::{DamageType, Range};
use kernel::{Audience, Dice, Seat, Sink, Uniform};
use std::cmp::Ordering;

/// What an attack will do, blow by blow, up to the defeats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// T20.8 T14.10 The ranges compared: that of the first attacker, that of the first target.
    pub ranges: [Range; 2],
    /// In the order in which they come.
    pub blows: Vec<Blow>,
}

impl Preview {
    /// T20.8 Who moves first: less for the attackers, equal where both strike at once.
    pub fn order(&self) -> Ordering {
        let [attackers, enemies] = self.ranges;
        attackers.cmp(&enemies)
    }
}

/// One hit of an attack, or what comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// T20.9 T20.10 An enemy is struck.
    Struck {
        /// Where it lies.
        at: Spot,
        /// The type of damage.
        kind: DamageType,
        /// What gets through its reduction, more than it has left included.
        amount: u8,
        /// Its HP before the blow.
        hp: u8,
    },
    /// T20.13 T21.1 A PC is struck.
    Hurt {
        /// Which one.
        seat: Seat,
        /// The type of damage.
        kind: DamageType,
        /// What gets through standing reduction.
        amount: u8,
        /// Its HP before the blow; 0 for one that is Down.
        hp: u8,
    },
}

/// A preview depends on nothing a viewer cannot know, so any world of the view will do.
pub(crate) struct Any;

impl Uniform for Any {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

impl View {
    /// What this action will do as an attack, before it is taken; nothing where it is none on an enemy in reach.
    /// Fees are taken as paid.
    pub fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        let Action::Use { by, at: At::Spot(at), kind } = action else { return None };
        let mut world = sample_world(self, &mut Dice(Any));
        let (_, printed) = attack::attack_of(&world, seat, by)?;
        attack::check_target(&world, seat, printed, at).ok()?;
        attack::remember_kind(&mut world, (seat, by), kind.unwrap_or(printed.kinds[0]));
        attack::begin(&mut world, (seat, by), at);
        play(world)
    }

    /// T20.2 The attack printed on what a PC plays or uses, if it is one.
    pub fn attack_of(&self, seat: Seat, by: Means) -> Option<&'static Attack> {
        let rows = means::printed(&self.options, self.pc(seat), by);
        attack::among(rows).map(|(_, attack)| attack)
    }

    /// What the attack being made will do as it stands; nothing once somebody has struck.
    pub fn battle_preview(&self) -> Option<Preview> {
        let to_come = self.frames.contains(&Frame::Do(Do::Fight { stage: Fighting::First }));
        if to_come { play(sample_world(self, &mut Dice(Any))) } else { None }
    }
}

/// T20.7 Lets everybody pass until the last hit has been dealt.
fn play(mut world: State) -> Option<Preview> {
    let ranges = fighting::ranges(&world, &world.battle?)?;
    let mut notes = Notes { before: &world.clone(), blows: Vec::new() };
    loop {
        let top = world.stack.top()?;
        if let Frame::Do(Do::Fight { stage: Fighting::Defeats }) = top {
            break;
        }
        let of_battle = matches!(top, Frame::Ask(Ask::Battle { .. } | Ask::Damage { .. }));
        match asked(&world).first().filter(|_| of_battle) {
            Some(seat) => act(&mut world, seat, Action::Pass, &mut notes),
            None if step(&mut world, &mut notes) => {}
            None => break,
        }
    }
    Some(Preview { ranges, blows: notes.blows })
}

/// Keeps the blows among the events.
struct Notes<'a> {
    before: &'a State,
    blows: Vec<Blow>,
}

impl Notes<'_> {
    /// The HP of an enemy after the blows so far.
    fn enemy_hp(&self, at: Spot) -> u8 {
        let blows = self.blows.iter().filter_map(|blow| match *blow {
            Blow::Struck { at: struck, amount, .. } if struck == at => Some(amount),
            Blow::Struck { .. } | Blow::Hurt { .. } => None,
        });
        blows.fold(fighting::hp_left(self.before, at).unwrap_or(0), u8::saturating_sub)
    }

    /// The HP of a PC after the blows so far.
    fn pc_hp(&self, seat: Seat) -> u8 {
        let blows = self.blows.iter().filter_map(|blow| match *blow {
            Blow::Hurt { seat: hurt, amount, .. } if hurt == seat => Some(amount),
            Blow::Struck { .. } | Blow::Hurt { .. } => None,
        });
        blows.fold(self.before.pcs[seat].hp(), u8::saturating_sub)
    }
}

impl Sink<Event> for Notes<'_> {
    fn emit(&mut self, _audience: Audience, event: Event) {
        if let Event::EnemyHit { at, kind, amount } = event {
            self.blows.push(Blow::Struck { at, kind, amount, hp: self.enemy_hp(at) });
        } else if let Event::Hurt { seat, amount, kind: Some(kind) } = event {
            self.blows.push(Blow::Hurt { seat, kind, amount, hp: self.pc_hp(seat) });
        }
    }
}

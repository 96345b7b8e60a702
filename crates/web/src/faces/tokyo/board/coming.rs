//! T5.1 T6.1 T8.2 T24.1 T24.2 T24.6 T24.10 T25.1 What happens by itself next, in its order, each with the rule that puts it there.

use crate::faces::tokyo::desk::starts::{mods, starts, sweep};
use crate::faces::tokyo::words::text;
use crate::faces::tokyo::words::{Thing, Words};
use kernel::{RuleId, Seat, SeatSet};
use tokyo::{
    Area, Ask, Card, Do, Duty, Frame, ModCard, Role, Row, SLOTS, Scene, Skill, Slot, Step, Trouble, View,
    When, bot_card, facility,
};

/// T24.6 The cursor of pass 5-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    /// How many slots it has reached.
    pub(crate) reached: u8,
}

impl Cursor {
    /// The cursor, as long as that pass goes on.
    pub(crate) fn of(view: &View) -> Option<Cursor> {
        view.frames.iter().find_map(|frame| {
            if let Frame::Do(Do::EndTroubles { passed }) = frame {
                Some(Cursor { reached: *passed })
            } else {
                None
            }
        })
    }

    /// The class of a slot.
    pub(crate) fn class(self, slot: Slot) -> &'static str {
        match (slot as u8 + 1).cmp(&self.reached) {
            std::cmp::Ordering::Less => "passed",
            std::cmp::Ordering::Equal => "at-cursor",
            std::cmp::Ordering::Greater => "to-come",
        }
    }
}

/// A sweep over the scenario and MOD cards: that of step 2 or that of step 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sweep {
    Start,
    End,
}

impl Sweep {
    pub(crate) fn when(self) -> When {
        match self {
            Sweep::Start => When::Start,
            Sweep::End => When::End,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Sweep::Start => "start",
            Sweep::End => "end",
        }
    }
}

/// Something that will happen by itself. Of what has several rows, `row` is the place of the one that works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coming {
    /// T6.1 T6.9 A PC draws where it is.
    Draw { seat: Seat, area: Area },
    /// T7.2 T24.2 A scenario card, off the mat or in a slot.
    Scene { sweep: Sweep, scene: Scene, slot: Option<Slot>, row: u8 },
    /// T32.12 A MOD card.
    Mod { sweep: Sweep, card: ModCard, row: u8 },
    /// T7.1 A skill.
    Skill { seat: Seat, skill: Skill },
    /// T7.1 An equipped card.
    Gear { seat: Seat, place: u8, card: Card },
    /// T7.1 A BOT card.
    Bot(Role),
    /// T8.2 The hands are filled when all have adjusted theirs.
    Hands,
    /// T9.9 A Site card must still be opened.
    Duty,
    /// T24.2 A trouble.
    Trouble { slot: Slot, trouble: Trouble, row: u8 },
    /// T24.10 The facility of an area, for those who are there.
    Facility { area: Area, who: SeatSet },
    /// T25.1 Slots are filled.
    Refill(u8),
}

impl Coming {
    /// Its part of an element id: nothing comes twice.
    pub(crate) fn key(self) -> String {
        let kebab = |word: &str| word.replace('_', "-");
        match self {
            Coming::Draw { seat, .. } => format!("draw-{}", seat.number()),
            Coming::Scene { sweep, scene, row, .. } => {
                format!("{}-{}-{row}", kebab(scene.word()), sweep.word())
            }
            Coming::Mod { sweep, card, row } => format!("{}-{}-{row}", kebab(card.word()), sweep.word()),
            Coming::Skill { seat, skill } => format!("skill-{}-{}", seat.number(), kebab(skill.word())),
            Coming::Gear { seat, place, .. } => format!("gear-{}-{place}", seat.number()),
            Coming::Bot(role) => format!("bot-{role}"),
            Coming::Hands => "hands".to_owned(),
            Coming::Duty => "duty".to_owned(),
            Coming::Trouble { slot, row, .. } => format!("trouble-{}-{row}", kebab(slot.word())),
            Coming::Facility { area, .. } => format!("facility-{area}"),
            Coming::Refill(_) => "refill".to_owned(),
        }
    }

    /// The step it belongs to, such as `5-2`.
    pub(crate) fn step(self) -> &'static str {
        match self {
            Coming::Draw { .. } => "1",
            Coming::Scene { sweep: Sweep::Start, .. }
            | Coming::Mod { sweep: Sweep::Start, .. }
            | Coming::Skill { .. }
            | Coming::Gear { .. }
            | Coming::Bot(_) => "2",
            Coming::Hands => "3",
            Coming::Duty => "4",
            Coming::Scene { sweep: Sweep::End, .. } => "5-1",
            Coming::Trouble { .. } => "5-2",
            Coming::Mod { sweep: Sweep::End, .. } => "5-3",
            Coming::Facility { .. } => "5-4",
            Coming::Refill(_) => "6",
        }
    }

    /// The rule that puts it here.
    pub(crate) fn rule(self) -> RuleId {
        RuleId(match self {
            Coming::Draw { area: Area::Site, .. } => "T6.9",
            Coming::Draw { .. } => "T6.1",
            Coming::Scene { sweep: Sweep::Start, .. } => "T7.2",
            Coming::Skill { .. } | Coming::Gear { .. } | Coming::Bot(_) => "T7.1",
            Coming::Hands => "T8.2",
            Coming::Duty => "T9.9",
            Coming::Scene { sweep: Sweep::End, .. } | Coming::Trouble { .. } => "T24.2",
            Coming::Mod { .. } => "T32.12",
            Coming::Facility { .. } => "T24.10",
            Coming::Refill(_) => "T25.1",
        })
    }

    /// Where it happens.
    pub(crate) fn place(self, words: &Words<'_>) -> String {
        match self {
            Coming::Draw { area, .. } | Coming::Facility { area, .. } => words.area(area).to_owned(),
            Coming::Scene { slot, .. } => slot.map_or_else(String::new, |slot| words.slot(slot)),
            Coming::Trouble { slot, .. } => words.slot(slot),
            Coming::Skill { seat, .. } | Coming::Gear { seat, .. } => words.pc(seat),
            Coming::Mod { .. } | Coming::Bot(_) => String::new(),
            Coming::Hands => words.say("tokyo-board-hand"),
            Coming::Duty => words.area(Area::Site).to_owned(),
            Coming::Refill(_) => words.say("tokyo-board-market"),
        }
    }

    /// What happens.
    pub(crate) fn what(self, words: &Words<'_>) -> String {
        let (texts, pcs) = (words.texts, words.view.options.players);
        let trouble = |of: Thing<'_>, text: String| {
            words.tell("tokyo-coming-trouble", &[("trouble", of), ("text", (&text).into())])
        };
        let start = |of: &str, rows: &[Row]| {
            let row = rows.iter().find(|row| row.when == When::Start);
            let text = row.map_or_else(String::new, |row| text::start_row(texts, row));
            words.tell("tokyo-coming-start", &[("card", of.into()), ("text", (&text).into())])
        };
        match self {
            Coming::Draw { seat, area: Area::Site } => {
                words.tell("tokyo-coming-site-card", &[("pc", seat.into())])
            }
            Coming::Draw { seat, .. } => words.tell("tokyo-coming-draw", &[("pc", seat.into())]),
            Coming::Scene { scene, row, .. } => {
                let row = &scene.row().rows[usize::from(row)];
                trouble(scene.into(), text::scene_row(texts, scene, pcs, row))
            }
            Coming::Mod { card, row, .. } => {
                trouble(card.into(), text::mod_row(texts, pcs, &card.row().rows[usize::from(row)]))
            }
            Coming::Skill { seat, skill } => {
                start(words.skill(seat, skill), words.skill_row(seat, skill).rows)
            }
            Coming::Gear { card, .. } => start(words.card(card), card.row().rows),
            Coming::Bot(role) => start(&words.bot(role), bot_card(role).rows),
            Coming::Hands => words.say("tokyo-coming-hands"),
            Coming::Duty => words.say("tokyo-coming-duty"),
            Coming::Trouble { trouble: of, row, .. } => {
                trouble(of.into(), text::end_row(texts, &of.row().rows[usize::from(row)]))
            }
            Coming::Facility { area, who } => {
                let text = facility(area).map_or_else(String::new, |row| text::end_row(texts, row));
                let who = words.pcs(who);
                words.tell("tokyo-coming-facility", &[("who", (&who).into()), ("text", (&text).into())])
            }
            Coming::Refill(count) => words.tell("tokyo-coming-refill", &[("count", count.into())]),
        }
    }
}

/// What is still to come in this round and at the start of the next one.
pub(crate) fn coming(view: &View) -> Vec<Coming> {
    let mut all = Vec::new();
    match view.step {
        Step::Setup => {}
        Step::Reveal => {
            all.extend(draws(view, left_to_draw(view)));
            all.extend(starts(view));
            all.push(Coming::Hands);
        }
        Step::Start => {
            all.extend(starts(view));
            all.push(Coming::Hands);
        }
        Step::Hands => all.push(Coming::Hands),
        Step::Actions => {
            if view.duty == Duty::Due {
                all.push(Coming::Duty);
            }
            all.extend(sweep(view, Sweep::End, 0));
            all.extend(end(view, 0, 0));
            all.extend(refill(view));
            all.extend(next_round(view));
        }
        Step::End => {
            let (scenes, slots, areas) = progress(view);
            all.extend(sweep(view, Sweep::End, scenes));
            all.extend(end(view, slots, areas));
            all.extend(refill(view));
            all.extend(next_round(view));
        }
        Step::Refill => {
            all.extend(refill(view));
            all.extend(next_round(view));
        }
    }
    all
}

/// Who has not drawn in step 1.
fn left_to_draw(view: &View) -> SeatSet {
    view.frames
        .iter()
        .rev()
        .find_map(|frame| match frame {
            Frame::Do(Do::DrawTroubles { left }) | Frame::Ask(Ask::NextToDraw { left }) => Some(*left),
            Frame::Do(_) | Frame::Ask(_) | Frame::Draw(_) => None,
        })
        .unwrap_or(SeatSet::EMPTY)
}

/// How far step 5 has come: places of scenario cards, slots reached by the cursor, areas whose facility has served.
fn progress(view: &View) -> (usize, u8, u8) {
    let found = view.frames.iter().find_map(|frame| match frame {
        Frame::Do(Do::EndScenes { next }) => Some((usize::from(*next), 0, 0)),
        Frame::Do(Do::EndTroubles { passed }) => Some((usize::MAX, *passed, 0)),
        Frame::Do(Do::Facilities { areas }) => Some((usize::MAX, SLOTS as u8, *areas)),
        Frame::Do(_) | Frame::Ask(_) | Frame::Draw(_) => None,
    });
    found.unwrap_or_default()
}

/// T24.1 The passes of step 5.
fn end(view: &View, slots: u8, areas: u8) -> Vec<Coming> {
    let mut all = Vec::new();
    for slot in Slot::ALL.iter().copied().filter(|&slot| slot as u8 >= slots) {
        let Some(trouble) = view.slot(slot).open_trouble() else { continue };
        let rows = (0..).zip(trouble.row().rows).filter(|(_, row)| row.when == When::End);
        all.extend(rows.map(|(row, _)| Coming::Trouble { slot, trouble, row }));
    }
    if usize::from(slots) < SLOTS {
        all.extend(mods(view, Sweep::End));
    }
    for &area in Area::NORMAL.iter().filter(|&&area| area as u8 >= areas) {
        let who = view.in_area(area);
        if facility(area).is_some() && !who.is_empty() {
            all.push(Coming::Facility { area, who });
        }
    }
    all
}

/// T25.1 The slots that will be filled.
fn refill(view: &View) -> Option<Coming> {
    let bare = |slot: &Slot| {
        let state = view.slot(*slot);
        state.goods.is_none() && state.takes_trouble()
    };
    let count = Slot::ALL.iter().filter(|slot| bare(slot)).count() as u8;
    (count > 0).then_some(Coming::Refill(count))
}

/// What the next round begins with.
fn next_round(view: &View) -> Vec<Coming> {
    draws(view, Seat::first(view.options.players).collect()).chain(starts(view)).collect()
}

/// T6.1 T6.9 Who draws what in step 1.
fn draws(view: &View, who: SeatSet) -> impl Iterator<Item = Coming> + '_ {
    who.iter().map(|seat| Coming::Draw { seat, area: view.pc(seat).area })
}

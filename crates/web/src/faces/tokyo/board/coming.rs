//! T5.1 T6.1 T8.2 T24.1 T24.2 T24.6 T24.10 T25.1 What happens by itself next, in its order, each with the rule that puts it there.

use crate::faces::tokyo::board::mat::seats;
use crate::faces::tokyo::desk::starts::{mods, starts, sweep};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use kernel::{RuleId, SeatSet};
use tokyo::{Area, Ask, Do, Duty, Frame, SLOTS, Slot, Step, View, When, facility};

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

/// Something that will happen by itself.
pub(crate) struct Coming {
    /// The step it belongs to, such as `5-2`.
    pub(crate) step: &'static str,
    /// Where it happens.
    pub(crate) place: String,
    /// What.
    pub(crate) what: String,
    /// The rule that puts it here.
    pub(crate) rule: RuleId,
}

/// What is still to come in this round and at the start of the next one.
pub(crate) fn coming(words: &Words<'_>) -> Vec<Coming> {
    let view = words.view;
    let mut all = Vec::new();
    match view.step {
        Step::Setup => {}
        Step::Reveal => {
            all.extend(draws(words, left_to_draw(view)));
            all.extend(starts(words));
            all.push(hands(words));
        }
        Step::Start => {
            all.extend(starts(words));
            all.push(hands(words));
        }
        Step::Hands => all.push(hands(words)),
        Step::Actions => {
            if view.duty == Duty::Due {
                all.push(line("4", words.area(Area::Site), words.say("tokyo-coming-duty"), "T9.9"));
            }
            all.extend(sweep(words, When::End, 0, "5-1", "T24.2"));
            all.extend(end(words, 0, 0));
            all.extend(refill(words));
            all.extend(next_round(words));
        }
        Step::End => {
            let (scenes, slots, areas) = progress(view);
            all.extend(sweep(words, When::End, scenes, "5-1", "T24.2"));
            all.extend(end(words, slots, areas));
            all.extend(refill(words));
            all.extend(next_round(words));
        }
        Step::Refill => {
            all.extend(refill(words));
            all.extend(next_round(words));
        }
    }
    all
}

pub(crate) fn line(step: &'static str, place: &str, what: String, rule: &'static str) -> Coming {
    Coming { step, place: place.to_owned(), what, rule: RuleId(rule) }
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

/// T8.2 The hands are filled when all have adjusted theirs.
fn hands(words: &Words<'_>) -> Coming {
    line("3", &words.say("tokyo-board-hand"), words.say("tokyo-coming-hands"), "T8.2")
}

/// T24.1 The passes of step 5.
fn end(words: &Words<'_>, slots: u8, areas: u8) -> Vec<Coming> {
    let view = words.view;
    let mut all = Vec::new();
    let ahead = Slot::ALL.iter().copied().filter(|&slot| slot as u8 >= slots);
    for slot in ahead {
        let Some(trouble) = view.slot(slot).open_trouble() else { continue };
        for row in trouble.row().rows.iter().filter(|row| row.when == When::End) {
            let told = text::end_row(words.texts, row);
            let place = words.slot(slot);
            let what =
                words.tell("tokyo-coming-trouble", &[("trouble", trouble.into()), ("text", (&told).into())]);
            all.push(line("5-2", &place, what, "T24.2"));
        }
    }
    if usize::from(slots) < SLOTS {
        all.extend(mods(words, When::End, "5-3"));
    }
    for &area in Area::NORMAL.iter().filter(|&&area| area as u8 >= areas) {
        let who = words.pcs(view.in_area(area));
        let Some(row) = facility(area).filter(|_| !who.is_empty()) else { continue };
        let told = text::end_row(words.texts, row);
        let what = words.tell("tokyo-coming-facility", &[("who", (&who).into()), ("text", (&told).into())]);
        all.push(line("5-4", words.area(area), what, "T24.10"));
    }
    all
}

/// T25.1 The slots that will be filled.
fn refill(words: &Words<'_>) -> Option<Coming> {
    let view = words.view;
    let bare = |slot: &Slot| {
        let state = view.slot(*slot);
        state.goods.is_none() && state.takes_trouble()
    };
    let count = Slot::ALL.iter().filter(|slot| bare(slot)).count() as u8;
    let what = words.tell("tokyo-coming-refill", &[("count", count.into())]);
    (count > 0).then(|| line("6", &words.say("tokyo-board-market"), what, "T25.1"))
}

/// What the next round begins with.
fn next_round(words: &Words<'_>) -> Vec<Coming> {
    draws(words, seats(words).collect()).into_iter().chain(starts(words)).collect()
}

/// T6.1 T6.9 Who draws what in step 1.
fn draws(words: &Words<'_>, who: SeatSet) -> Vec<Coming> {
    let view = words.view;
    who.iter()
        .map(|seat| {
            let area = view.pc(seat).area;
            let (id, rule) = if area == Area::Site {
                ("tokyo-coming-site-card", "T6.9")
            } else {
                ("tokyo-coming-draw", "T6.1")
            };
            line("1", words.area(area), words.tell(id, &[("pc", seat.into())]), rule)
        })
        .collect()
}

//! T7.1 T7.2 T24.2 What scenario cards do in their sweeps, and what skills, equipment and BOT cards do at the start of the phase,
//! in order.

use crate::faces::tokyo::board::coming::{Coming, line};
use crate::faces::tokyo::board::mat::seats;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use kernel::Seat;
use tokyo::{Do, Frame, ModCard, Role, Row, SCENES_MOST, Scene, Skill, Slot, View, When, bot_card};

/// The start-of-phase effects of one PC: three skills, up to four equipped cards.
const PLACES: usize = 8;

/// T7.1 What is still to come in step 2.
pub(crate) fn starts(words: &Words<'_>) -> Vec<Coming> {
    let (scenes, places) = begun(words.view);
    let mut all = sweep(words, When::Start, scenes, "2", "T7.2");
    if scenes < usize::MAX {
        all.extend(mods(words, When::Start, "2"));
    }
    for seat in seats(words) {
        let own = effects(words, seat).into_iter();
        let first = PLACES * usize::from(seat.number());
        all.extend(own.filter(|(place, _)| first + place >= places).map(|(_, told)| told));
    }
    let bots = PLACES * usize::from(words.view.options.players);
    let spent = |role: Role| words.view.bots[role as usize].is_some_and(|tokens| tokens > 0);
    let due = Role::ALL.iter().skip(places.saturating_sub(bots)).filter(|&&role| spent(role));
    all.extend(due.filter_map(|&role| start_of(words, "", &words.bot(role), bot_card(role).rows)));
    all
}

/// How far step 2 has come: places of scenario cards, places of PCs and BOT cards.
fn begun(view: &View) -> (usize, usize) {
    let found = view.frames.iter().find_map(|frame| match frame {
        Frame::Do(Do::StartScenes { next }) => Some((usize::from(*next), 0)),
        Frame::Do(Do::StartEffects { next }) => Some((usize::MAX, usize::from(*next))),
        Frame::Do(_) | Frame::Ask(_) | Frame::Draw(_) => None,
    });
    found.unwrap_or_default()
}

/// T7.1 The effects of a PC by their places: its skills, then its equipment.
fn effects(words: &Words<'_>, seat: Seat) -> Vec<(usize, Coming)> {
    let view = words.view;
    let pc = view.pc(seat);
    let alone = view.options.players == 1;
    let mut all = Vec::new();
    for (place, &skill) in Skill::ALL.iter().enumerate() {
        if pc.can_use(skill) && !(skill == Skill::Support && alone) {
            let rows = words.skill_row(seat, skill).rows;
            all.extend(
                start_of(words, &words.pc(seat), words.skill(seat, skill), rows).map(|told| (place, told)),
            );
        }
    }
    for (place, equipped) in pc.equipment.iter().enumerate() {
        let told = start_of(words, &words.pc(seat), words.card(equipped.card), equipped.card.row().rows);
        all.extend(told.map(|told| (Skill::ALL.len() + place, told)));
    }
    all
}

fn start_of(words: &Words<'_>, whose: &str, what: &str, rows: &[Row]) -> Option<Coming> {
    let row = rows.iter().find(|row| row.when == When::Start)?;
    let text = text::start_row(words.texts, row);
    let told = words.tell("tokyo-coming-start", &[("card", what.into()), ("text", (&text).into())]);
    Some(line("2", whose, told, "T7.1"))
}

/// T7.2 T24.2 Scenario cards off the mat by rising number, then those in slots. `next` of them have had their turn.
pub(crate) fn sweep(
    words: &Words<'_>,
    when: When,
    next: usize,
    step: &'static str,
    rule: &'static str,
) -> Vec<Coming> {
    let view = words.view;
    let off =
        view.story.table.iter().map(|scene| (usize::from(scene.row().number) - 1, String::new(), scene));
    let lying = |slot: Slot| {
        let scene = view.slot(slot).scene?;
        Some((SCENES_MOST + slot as usize, words.slot(slot), scene))
    };
    let places = off.chain(Slot::ALL.iter().copied().filter_map(lying)).filter(|(place, ..)| *place >= next);
    let rows = |scene: Scene| scene.row().rows.iter().filter(|row| row.when == when);
    places
        .flat_map(|(_, place, scene)| rows(scene).map(move |row| (place.clone(), scene, row)))
        .map(|(place, scene, row)| {
            let text = text::scene_row(words.texts, scene, view.options.players, row);
            let told =
                words.tell("tokyo-coming-trouble", &[("trouble", scene.into()), ("text", (&text).into())]);
            line(step, &place, told, rule)
        })
        .collect()
}

/// T32.12 What the MOD cards do after the scenario cards at the start, after the troubles at the end.
pub(crate) fn mods(words: &Words<'_>, when: When, step: &'static str) -> Vec<Coming> {
    let pcs = words.view.options.players;
    let rows = |card: ModCard| card.row().rows.iter().filter(|row| row.when == when);
    let told = |card: ModCard, row: &Row| {
        let text = text::mod_row(words.texts, pcs, row);
        let card = words.mod_card(card);
        words.tell("tokyo-coming-trouble", &[("trouble", card.into()), ("text", (&text).into())])
    };
    let all = words.view.story.mods.open.iter().flat_map(|card| rows(card).map(move |row| (card, row)));
    all.map(|(card, row)| line(step, "", told(card, row), "T32.12")).collect()
}

//! T2.2 T26.1 T26.2 T26.5 T26.6 T32.4 The scenario as a page of a story: what is to be done, how far it has come, what must not
//! happen.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::guide;
use crate::faces::tokyo::board::journey;
use crate::faces::tokyo::board::letters;
use crate::faces::tokyo::board::race;
use crate::faces::tokyo::board::slots::progress;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::text::{self, mod_rows, name, scene_rows, scene_ways, tale, tales};
use crate::kit::later;
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{Area, Companion, Keyword, ModCard, Scene, Telling, View, rank_table};

/// Whether the page says what to do next.
pub(crate) fn leads(view: &View) -> bool {
    match view.options.scenario.telling() {
        Telling::Practice => false,
        Telling::Guided | Telling::Story => true,
    }
}

/// The page of the scenario.
pub(crate) fn story(board: &Board<'_>) -> Slot {
    let words = &board.words;
    let view = words.view;
    let title = format!("tokyo-story-{}", view.options.scenario);
    let drawn = html! {
        section #story .story .panel tabindex="0" aria-labelledby="story-title" {
            @match view.options.scenario.telling() {
                Telling::Practice => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-hold-out")) }
                    (aim(board))
                    (rounds(board))
                }
                Telling::Story => {
                    h2 #story-title { (icon("scene")) (words.say(&title)) }
                    @if view.round == 0 { p .tale { (words.say(&format!("{title}-tale"))) } }
                    @for slot in race::race(board).into_iter().chain(letters::letters(board)).chain(journey::journey(board)) { (slot) }
                    @for slot in companion(board).into_iter().chain(roamer(board)) { (slot) }
                    (open_pages(board))
                    @for card in view.story.mods.open { (mod_page(board, card)) }
                    @if let Some(read) = so_far(board) { (read) }
                }
                Telling::Guided => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-s00")) }
                    @if view.round == 0 { p .tale { (words.say("tokyo-story-s00-tale")) } }
                    div #guide { @if let Some(page) = guide::guide(board) { (page) } }
                    @if let Some(read) = so_far(board) { (read) }
                }
            }
            @if view.ending.is_none() {
                p .perils { (words.say("tokyo-story-peril")) }
                ul .free-places { @for &area in &Area::NORMAL { (free_places(board, area)) } }
                (evaluated(board))
            }
            @if let Some(ranks) = ranks(board) { (ranks) }
            @if view.options.scenario.telling() == Telling::Practice { (opening(board, "tokyo-story-hold-out-tale")) }
        }
    };
    board.scene.frame("story", drawn)
}

/// The story in a line, for screens on which its page does not lie beside the mat.
pub(crate) fn strip(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let title = format!("tokyo-story-{}", view.options.scenario);
    let (name, more) = match view.options.scenario.telling() {
        // Its lesson is told where it is chosen.
        Telling::Guided => return None,
        Telling::Practice => (words.say("tokyo-story-hold-out"), rounds_left(words)),
        Telling::Story => match pages(view).first() {
            Some(&page) => (
                name(words.texts, page.row().word).to_owned(),
                tokens(words, page).unwrap_or(words.say(&title)),
            ),
            None => (words.say(&title), String::new()),
        },
    };
    Some(board.scene.part("story-strip", (name, more), |(name, more)| {
        html! {
            a #story-strip .story-strip href="#story" { (icon("scene")) b { (name) } " " span { (more) } }
        }
    }))
}

/// The text at the beginning; later it folds away.
fn opening(board: &Board<'_>, tale: &'static str) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let tale = || html! { p .tale { (words.say(tale)) } };
    if words.view.round < 2 {
        return scene.part("story-begins", (), |()| html! { div #story-begins .seamless { (tale()) } });
    }
    scene.parts.later("story-so-far", tale);
    scene.part("story-so-far", (), |()| {
        later::closed(scene, "story-so-far", "fold", words.say("tokyo-story-so-far"))
    })
}

fn aim(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("story-aim", (), |()| {
        let rounds = words.view.options.rounds;
        html! { p #story-aim .aim { (words.tell("tokyo-story-hold-out-aim", &[("rounds", rounds.into())])) } }
    })
}

/// T26.1 The rounds to hold out.
fn rounds(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("story-rounds", words.view.round, |&now| {
        let rounds = words.view.options.rounds;
        let left = rounds_left(words);
        html! {
            div #story-rounds .rounds role="img" aria-label=(left) {
                @for round in 1..=rounds { span .past[round < now] .now[round == now] { (round) } }
            }
        }
    })
}

fn rounds_left(words: &Words<'_>) -> String {
    let (now, rounds) = (words.view.round, words.view.options.rounds);
    words.tell("tokyo-story-rounds-left", &[("count", (rounds + 1 - now.clamp(1, rounds + 1)).into())])
}

/// T32.5 How a scenario card is solved, how far that has come, and what follows.
pub(crate) fn printed(words: &Words<'_>, scene: Scene) -> Markup {
    let pcs = words.view.options.players;
    let ways = scene_ways(words.texts, scene, pcs);
    let rows = scene_rows(words.texts, scene, pcs);
    html! {
        @if !ways.is_empty() || !rows.is_empty() {
            div .printed {
                (kinds(words, scene.row().keywords))
                @for way in ways { p .way-in { (way) } }
                @if let Some((done, needed)) = progress(words.view, scene) {
                    p { (words.tell("tokyo-board-progress", &[("done", done.into()), ("needed", needed.into())])) }
                }
                @for row in rows { p { (row) } }
            }
        }
    }
}

/// T1.8 Keywords, as other cards show them.
fn kinds(words: &Words<'_>, keywords: &[Keyword]) -> Markup {
    html! {
        @if !keywords.is_empty() {
            p .kinds { @for keyword in text::keywords(words.texts, keywords) { span .tag .plain { (keyword) } } }
        }
    }
}

/// T32.4 The pages that lie open on the table, the newest one first, with the tokens on them.
fn open_pages(board: &Board<'_>) -> Markup {
    let view = board.words.view;
    let pages = pages(view);
    // When all is over the last page is read; what the others ask for is past.
    let (shown, past) = pages.split_at(if view.ending.is_some() { pages.len().min(1) } else { pages.len() });
    html! {
        @for &page in shown { (open_page(board, page)) }
        @if !past.is_empty() { (read_pages(board, ("story-last-pages", "tokyo-story-last-pages"), past)) }
    }
}

fn open_page(board: &Board<'_>, page: Scene) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let id = format!("open-page-{}", page.row().number);
    board.scene.part(&id, (page, view.story, view.ending.is_some()), |_| {
        html! {
            article id=(id) .past-page {
                h3 { span .card-id { (page.id()) } " " (name(words.texts, page.row().word)) }
                @for tale in tales(words.texts, page, Some(&view.story)) { p .tale { (tale) } }
                @if let Some(tokens) = tokens(words, page) { p .progress-count { (icon("token")) (tokens) } }
                @if view.ending.is_none() { (printed(words, page)) }
            }
        }
    })
}

/// Pages that have been read, folded away.
fn read_pages(board: &Board<'_>, (id, title): (&str, &str), pages: &[Scene]) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    scene.parts.later(id, || html! { div { @for &page in pages { (read(words, page)) } } });
    scene.part(id, pages.len(), |count| {
        later::closed(scene, id, "fold", html! { (words.say(title)) span .count { (count) } })
    })
}

/// The pages that lie open, the newest one first. What walks about is not a page that follows the others.
pub(crate) fn pages(view: &View) -> Vec<Scene> {
    let mut pages: Vec<Scene> = view.story.table.iter().collect();
    pages.reverse();
    pages.sort_by_key(|page| page.row().roams.is_some());
    pages
}

/// The tokens on an open page, unless they are shown elsewhere: HP of an NPC, stamps on the way round, the progress of a
/// check with what is printed.
pub(crate) fn tokens(words: &Words<'_>, page: Scene) -> Option<String> {
    let view = words.view;
    let tokens = view.story.tokens[usize::from(page.row().number) - 1];
    match (view.goal(page), page.row().npc) {
        (_, Some(_)) => None,
        (Some(_), None) if race::gives_stamps(view, page) || progress(view, page).is_some() => None,
        (Some(goal), None) => {
            Some(words.tell("tokyo-board-progress", &[("done", tokens.into()), ("needed", goal.into())]))
        }
        (None, None) => (tokens > 0).then(|| words.tell("tokyo-story-tokens", &[("count", tokens.into())])),
    }
}

/// A page as a story, without what it asks for.
fn read(words: &Words<'_>, page: Scene) -> Markup {
    let row = page.row();
    html! {
        article id=(format!("page-{}", row.number)) .past-page {
            h3 { span .card-id { (page.id()) } " " (name(words.texts, row.word)) }
            @for tale in tales(words.texts, page, Some(&words.view.story)) { p .tale { (tale) } }
        }
    }
}

/// T32.12 A MOD card that lies open.
fn mod_page(board: &Board<'_>, card: ModCard) -> Slot {
    let words = &board.words;
    let row = card.row();
    let id = format!("mod-{}", row.number);
    board.scene.part(&id, (), |()| {
        html! {
            article id=(id) .past-page {
                h3 { span .card-id { (card.id()) } " " (name(words.texts, row.word)) }
                (mod_printed(words, card))
            }
        }
    })
}

/// T32.12 What is told on a MOD card, and what it does.
pub(crate) fn mod_printed(words: &Words<'_>, card: ModCard) -> Markup {
    let row = card.row();
    html! {
        @if let Some(tale) = tale(words.texts, row.word) { p .tale { (tale) } }
        div .printed {
            (kinds(words, row.keywords))
            @for row in mod_rows(words.texts, card, words.view.options.players) { p { (row) } }
        }
    }
}

/// T32.4 The pages that have been read, the last one first.
fn so_far(board: &Board<'_>) -> Option<Slot> {
    let view = board.words.view;
    let open = guide::open_page(view);
    let mut pages: Vec<Scene> = view.story.discard.iter().filter(|&page| Some(page) != open).collect();
    pages.reverse();
    (!pages.is_empty()).then(|| read_pages(board, ("story-so-far", "tokyo-story-so-far"), &pages))
}

/// T32.18 T32.19 Who goes with the PCs: HP, and where.
fn companion(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let npc = view.companion()?;
    let areas: Vec<Area> = Area::ALL.iter().copied().filter(|&area| view.companion_is_in(area)).collect();
    Some(board.scene.part("companion", (npc, areas), |&(npc, _)| {
        html! {
            p #companion .companion .low[npc.left <= 2] {
                (icon("heart"))
                span { b { (words.scene(npc.card)) } " " (companion_stands(words, npc)) }
            }
        }
    }))
}

/// HP of the one who goes with the PCs, and where.
pub(crate) fn companion_stands(words: &Words<'_>, npc: Companion) -> String {
    let areas = Area::ALL.iter().copied().filter(|&area| words.view.companion_is_in(area));
    let areas = words.list(areas.map(|area| words.area(area).to_owned()));
    words.tell(
        "tokyo-story-companion",
        &[("left", npc.left.into()), ("hp", npc.hp.into()), ("areas", (&areas).into())],
    )
}

/// T6.15 T32.25 Where the card is that roams, and how its account stands.
fn roamer(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let (card, slot) = view.roamer()?;
    Some(board.scene.part("roams", (slot, view.story.hidden, debt(view, card)), |&(slot, ..)| {
        html! {
            div #roams .seamless {
                p #roamer .roamer {
                    (icon("scene"))
                    span { b { (words.scene(card)) } " " (roamer_stands(words, slot)) }
                }
                (account(words, card))
            }
        }
    }))
}

/// Where the card is that roams.
pub(crate) fn roamer_stands(words: &Words<'_>, slot: Option<tokyo::Slot>) -> String {
    let hidden = words.view.story.hidden;
    match slot {
        Some(slot) => words.tell("tokyo-story-roamer-at", &[("area", slot.area().into())]),
        None if hidden > 0 => words.tell("tokyo-story-roamer-hidden", &[("count", hidden.into())]),
        None => words.say("tokyo-story-roamer-still"),
    }
}

/// T32.11 The debt on a card, and at which one the scenario is lost.
pub(crate) fn account(words: &Words<'_>, card: Scene) -> Markup {
    html! {
        @if let Some((debt, limit)) = debt(words.view, card) {
            p .debt .low[debt + 2 >= limit] { (icon("token")) (debt_stands(words, (debt, limit))) }
        }
    }
}

/// The debt on a card that roams, and at which one the scenario is lost.
pub(crate) fn debt(view: &View, card: Scene) -> Option<(u8, u8)> {
    let limit = view.limit(card).filter(|_| card.row().roams.is_some())?;
    Some((view.story.tokens[usize::from(card.row().number) - 1], limit))
}

pub(crate) fn debt_stands(words: &Words<'_>, (debt, limit): (u8, u8)) -> String {
    words.tell("tokyo-story-debt", &[("count", debt.into()), ("limit", limit.into())])
}

/// T6.6 T26.2 How near the overflow loss is: the places of an area that are left for troubles.
fn free_places(board: &Board<'_>, area: Area) -> Slot {
    let words = &board.words;
    let id = format!("free-{area}");
    let taken: Vec<bool> = area.slots().map(|slot| !words.view.slot(slot).takes_trouble()).collect();
    board.scene.part(&id, taken, |taken| {
        let left = taken.iter().filter(|&&taken| !taken).count() as u8;
        let told = words.tell("tokyo-story-free", &[("area", area.into()), ("count", left.into())]);
        html! {
            li id=(id) .full[left == 0] title=(told) {
                span { (words.area(area)) }
                span .unseen { (told) }
                span .places-left aria-hidden="true" { @for &taken in taken { i .taken[taken] {} } }
            }
        }
    })
}

/// T26.2 What the end would be worth now.
fn evaluated(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("story-evaluated", words.view.evaluated_rounds, |&rounds| {
        html! { p #story-evaluated .hint { (words.tell("tokyo-story-evaluated", &[("count", rounds.into())])) } }
    })
}

fn ranks(board: &Board<'_>) -> Option<Slot> {
    rank_table(&board.words.view.options)?;
    Some(board.scene.part("story-ranks", (), |()| {
        html! { p #story-ranks .hint { (ending::ranks(&board.words).unwrap_or_default()) } }
    }))
}

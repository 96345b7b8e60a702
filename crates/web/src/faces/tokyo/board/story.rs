//! T2.2 T26.1 T26.2 T26.5 T26.6 T32.4 The scenario as a page of a story: what is to be done, how far it has come, what must not
//! happen.

use crate::faces::tokyo::Scene as Look;
use crate::faces::tokyo::board::guide;
use crate::faces::tokyo::board::journey;
use crate::faces::tokyo::board::letters;
use crate::faces::tokyo::board::race;
use crate::faces::tokyo::board::slots::progress;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::text::{self, mod_rows, name, scene_rows, scene_ways, tale, tales};
use maud::{Markup, html};
use tokyo::{Area, Companion, Keyword, Scene, Slot, Telling, View};

/// Whether the page says what to do next.
pub(crate) fn leads(view: &View) -> bool {
    match view.options.scenario.telling() {
        Telling::Practice => false,
        Telling::Guided | Telling::Story => true,
    }
}

/// The page of the scenario.
pub(crate) fn story(words: &Words<'_>, look: &Look<'_>) -> Markup {
    let view = words.view;
    let rounds = view.options.rounds;
    let title = format!("tokyo-story-{}", view.options.scenario);
    html! {
        section #story .story .panel aria-labelledby="story-title" {
            @match view.options.scenario.telling() {
                Telling::Practice => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-hold-out")) }
                    (opening(words, "tokyo-story-hold-out-tale"))
                    p .aim { (words.tell("tokyo-story-hold-out-aim", &[("rounds", rounds.into())])) }
                    div .rounds role="img" aria-label=(words.tell("tokyo-story-rounds-left", &[("count", (rounds + 1 - view.round.min(rounds + 1)).into())])) {
                        @for round in 1..=rounds { span .past[round < view.round] .now[round == view.round] { (round) } }
                    }
                }
                Telling::Story => {
                    h2 #story-title { (icon("scene")) (words.say(&title)) }
                    @if view.round == 0 { p .tale { (words.say(&format!("{title}-tale"))) } }
                    (race::race(words))
                    (letters::letters(words))
                    (journey::journey(words))
                    (companion(words))
                    (roamer(words))
                    (open_pages(words))
                    (mods(words))
                    (so_far(words))
                }
                Telling::Guided => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-s00")) }
                    @if view.round == 0 { p .tale { (words.say("tokyo-story-s00-tale")) } }
                    div #guide { @if let Some(page) = guide::guide(words, look.choices) { (page) } }
                    (so_far(words))
                }
            }
            (peril(words))
        }
    }
}

/// The text at the beginning; later it folds away.
fn opening(words: &Words<'_>, tale: &str) -> Markup {
    let tale = html! { p .tale { (words.say(tale)) } };
    html! {
        @if words.view.round < 2 { (tale) } @else {
            details #story-so-far .fold { summary { (words.say("tokyo-story-so-far")) } (tale) }
        }
    }
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
fn open_pages(words: &Words<'_>) -> Markup {
    let view = words.view;
    let pages = pages(view);
    // When all is over the last page is read; what the others ask for is past.
    let (shown, past) = pages.split_at(if view.ending.is_some() { pages.len().min(1) } else { pages.len() });
    html! {
        @for &page in shown {
            @let row = page.row();
            article id=(format!("open-page-{}", row.number)) .past-page {
                h3 { span .card-id { (page.id()) } " " (name(words.texts, row.word)) }
                @for tale in tales(words.texts, page, Some(&view.story)) { p .tale { (tale) } }
                @if let Some(tokens) = tokens(words, page) { p .progress-count { (icon("token")) (tokens) } }
                @if view.ending.is_none() { (printed(words, page)) }
            }
        }
        @if !past.is_empty() {
            details #story-last-pages .fold {
                summary { (words.say("tokyo-story-last-pages")) span .count { (past.len()) } }
                @for &page in past { (read(words, page)) }
            }
        }
    }
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

/// T32.12 The MOD cards that lie open.
fn mods(words: &Words<'_>) -> Markup {
    html! {
        @for card in words.view.story.mods.open {
            @let row = card.row();
            article id=(format!("mod-{}", row.number)) .past-page {
                h3 { span .card-id { (card.id()) } " " (name(words.texts, row.word)) }
                @if let Some(tale) = tale(words.texts, row.word) { p .tale { (tale) } }
                div .printed {
                    (kinds(words, row.keywords))
                    @for row in mod_rows(words.texts, card, words.view.options.players) { p { (row) } }
                }
            }
        }
    }
}

/// T32.4 The pages that have been read, the last one first.
fn so_far(words: &Words<'_>) -> Markup {
    let open = guide::open_page(words.view);
    let pages: Vec<Scene> = words.view.story.discard.iter().filter(|&page| Some(page) != open).collect();
    html! {
        @if !pages.is_empty() {
            details #story-so-far .fold {
                summary { (words.say("tokyo-story-so-far")) span .count { (pages.len()) } }
                @for &page in pages.iter().rev() { (read(words, page)) }
            }
        }
    }
}

/// T32.18 T32.19 Who goes with the PCs: HP, and where.
fn companion(words: &Words<'_>) -> Markup {
    html! {
        @if let Some(npc) = words.view.companion() {
            p #companion .companion .low[npc.left <= 2] {
                (icon("heart"))
                span { b { (words.scene(npc.card)) } " " (companion_stands(words, npc)) }
            }
        }
    }
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
fn roamer(words: &Words<'_>) -> Markup {
    html! {
        @if let Some((card, slot)) = words.view.roamer() {
            p #roamer .roamer {
                (icon("scene"))
                span { b { (words.scene(card)) } " " (roamer_stands(words, slot)) }
            }
            (account(words, card))
        }
    }
}

/// Where the card is that roams.
pub(crate) fn roamer_stands(words: &Words<'_>, slot: Option<Slot>) -> String {
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

/// T6.6 T26.2 How near the overflow loss is: the places that are left for troubles; and what the end would be worth now.
fn peril(words: &Words<'_>) -> Markup {
    let view = words.view;
    let free = |area: Area| area.slots().filter(|&slot| view.slot(slot).takes_trouble()).count() as u8;
    html! {
        @if view.ending.is_none() {
            p .perils { (words.say("tokyo-story-peril")) }
            ul .free-places {
                @for &area in &Area::NORMAL {
                    @let left = free(area);
                    @let told = words.tell("tokyo-story-free", &[("area", area.into()), ("count", left.into())]);
                    li .full[left == 0] title=(told) {
                        span { (words.area(area)) }
                        span .unseen { (told) }
                        span .places-left aria-hidden="true" { @for slot in area.slots() { i .taken[!view.slot(slot).takes_trouble()] {} } }
                    }
                }
            }
            p .hint { (words.tell("tokyo-story-evaluated", &[("count", view.evaluated_rounds.into())])) }
        }
        @if let Some(ranks) = ending::ranks(words) { p .hint { (ranks) } }
    }
}

//! The table: lobby, game and result. The page is made of fragments that are also sent one by one when
//! something changes.

use super::advice;
use super::home::called;
use super::play::{
    LogLine, NewerRulesNote, Offer, ProposalNote, ProposalPart, SeatRow, Sitting, Stage, TablePage,
};
use super::result::{Verdict, record_button};
use super::shell::{Reader, Skip, page, page_at};
use crate::kit::button::Version;
use crate::kit::part::{PageParts, Parts, Slot};
use crate::kit::rule::rule_link_to;
use i18n::Texts;
use kernel::{Asked, Seat};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

/// A table page as it has been drawn for a reader: what is sent whole, or as what has changed since another look.
#[derive(Debug)]
pub struct TableLook {
    /// The reader's revision of the table.
    version: u64,
    parts: PageParts,
    log: Vec<Arc<LogLine>>,
    game: &'static str,
    main: String,
    title: String,
    layout: &'static str,
    name: String,
    skip: Skip,
    mark: String,
}

impl TableLook {
    /// Draws a page of these parts.
    pub fn new(texts: &Texts, shown: TablePage, parts: Parts) -> TableLook {
        let live = match shown.pinned {
            Some(seat) => format!("/t/{}/events?seat={}", shown.id, seat.number()),
            None => format!("/t/{}/events", shown.id),
        };
        let main = html! {
            main #main class=(layout(&shown.stage)) data-live=(live) data-version=(shown.version) tabindex="-1" {
                (head(texts, &shown, &parts))
                (parts.frame("playing", playing(texts, &shown)))
                (parts.part("advice", (shown.advice.clone(), shown.pinned), |_| advice::panel(texts, &shown)))
                div.rail {
                    (seats(texts, &shown, &parts))
                    (parts.frame("log", log(texts, &shown)))
                }
                (tools(texts, &shown, &parts))
            }
        };
        let skip = match shown.stage {
            Stage::Running => Skip::ToDesk,
            Stage::Gathering | Stage::Over { .. } => Skip::ToContent,
        };
        let parts = parts.into_page();
        let newest = shown.log.last().map_or(0, |line| line.number);
        let mark = format!("{}.{newest}.{:x}", shown.version, parts.sum());
        TableLook {
            version: shown.version,
            parts,
            game: shown.game,
            main: main.into_string(),
            title: title(texts, &shown),
            layout: layout(&shown.stage),
            name: name(texts, &shown),
            skip,
            mark,
            log: shown.log,
        }
    }

    /// What this look is called when a reader says what it has been sent.
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// What this look has that an earlier one of the same reader had not; without one, everything. Nothing if it has nothing
    /// new. The first line is a JSON object: the revision, the page's title and layout, the number of the last line of the log
    /// that stays as it was, and the steps that follow it. After it come the parts that are different, as HTML.
    pub fn since(&self, earlier: Option<&TableLook>) -> Option<String> {
        static NOTHING: LazyLock<PageParts> = LazyLock::new(PageParts::default);
        let parts = self.parts.since(earlier.map_or(&NOTHING, |earlier| &earlier.parts));
        let log = earlier.map_or(&[][..], |earlier| &earlier.log);
        let (stays, steps) = self.steps_since(log);
        let cut = log.last().is_some_and(|last| last.number > stays);
        let as_it_was = earlier.is_some_and(|earlier| earlier.version == self.version);
        if as_it_was && parts.is_empty() && steps.is_empty() && !cut {
            return None;
        }
        let steps: Vec<Value> = steps.iter().map(|line| line.data()).collect();
        let Self { version, title, layout, .. } = self;
        let news =
            json!({ "version": version, "title": title, "layout": layout, "stays": stays, "steps": steps });
        Some(format!("{news}\n{parts}"))
    }

    /// The number of the last line of the log that was there before, and the lines after it.
    fn steps_since(&self, earlier: &[Arc<LogLine>]) -> (usize, &[Arc<LogLine>]) {
        let first = self.log.first().map_or(0, |line| line.number);
        let from = earlier.iter().position(|line| line.number == first).unwrap_or(earlier.len());
        let same = self.log.iter().zip(&earlier[from..]).take_while(|(new, old)| new == old).count();
        let stays = same.checked_sub(1).map_or(0, |last| self.log[last].number);
        (stays, &self.log[same..])
    }
}

/// The whole page, with a notice if there is something to say.
pub fn table(reader: &Reader<'_>, look: &TableLook, notice: Option<&str>) -> Markup {
    let rules = format!("/rules/{}", look.game);
    let lines = html! {
        ol #log-lines tabindex="0" aria-labelledby="log-title" data-rules=(rules) {
            (log_lines(look.game, look.log.iter().rev().map(|line| &**line)))
        }
    };
    let main = look.parts.filled(&look.main).replace(LINES, &lines.into_string());
    let main = Version::filled(&main, look.version);
    let main = main.replacen("<main ", &format!("<main data-mark=\"{}\" ", look.mark), 1);
    page_at(reader, &look.title, Some(&look.name), notice, look.skip, &PreEscaped(main))
}

fn layout(stage: &Stage) -> &'static str {
    match stage {
        Stage::Gathering => "page",
        Stage::Running => "table",
        Stage::Over { .. } => "table over",
    }
}

fn title(texts: &Texts, shown: &TablePage) -> String {
    let name = name(texts, shown);
    match &shown.stage {
        Stage::Running if shown.asked => format!("● {} · {name}", shown.question),
        Stage::Gathering | Stage::Running | Stage::Over { .. } => name,
    }
}

/// The title of a tab that is not looked at while the reader is awaited.
fn awaited(texts: &Texts, name: &str) -> String {
    format!("● {} · {name}", texts.say("your-turn"))
}

fn name(texts: &Texts, shown: &TablePage) -> String {
    called(texts, shown.game, &shown.title, shown.played.as_deref())
}

fn head(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    let stage = match shown.stage {
        Stage::Gathering => "stage-gathering",
        Stage::Running => "stage-running",
        Stage::Over { .. } => "stage-over",
    };
    let name = name(texts, shown);
    let input = (name, stage, shown.pinned, shown.tabs.clone(), shown.proposals.clone());
    parts.part("table-head", input, |(name, stage, ..)| html! {
        header #table-head .table-head data-table=(shown.id) data-name=(name) data-awaited=(awaited(texts, name)) {
            h1 class=(if matches!(shown.stage, Stage::Gathering) { "" } else { "unseen" }) { (name) }
            span.tag.plain { (texts.say(stage)) }
            a href={ "/rules/" (shown.game) } target="_blank" rel="noopener" { (texts.say("rules-link")) }
            noscript { a.button href={ "/t/" (shown.id) (seat_query(shown.pinned)) } { (texts.say("refresh")) } }
            @if !shown.tabs.is_empty() {
                nav.seat-tabs aria-label=(texts.say("tabs-label")) {
                    @for tab in &shown.tabs {
                        a.button href={ "/t/" (shown.id) "?seat=" (tab.seat.number()) }
                            aria-current=[tab.current.then_some("page")] {
                            (tab.label)
                            @if tab.asked {
                                span.tag.asked { (texts.say("seat-asked")) }
                            }
                        }
                    }
                }
            }
            (proposals(texts, shown))
        }
    })
}

fn proposals(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        div #proposals {
            @for note in &shown.proposals {
                section.proposal.notice id={ (note.about) "-asked" } aria-live="polite" {
                    p { (note.wish) }
                    @if !note.waits_for.is_empty() {
                        p { (texts.say_with("proposal-waits-for", &[("names", (&note.waits_for.join(&texts.say("list-separator"))).into())])) }
                    }
                    @match note.part {
                        ProposalPart::Answers => {
                            (answer_button(texts, shown, note, "agree", "proposal-agree"))
                            (answer_button(texts, shown, note, "decline", "proposal-decline"))
                        }
                        ProposalPart::Asks => {
                            (answer_button(texts, shown, note, "decline", "proposal-withdraw"))
                        }
                        ProposalPart::Waits => "",
                    }
                }
            }
        }
    }
}

fn answer_button(texts: &Texts, shown: &TablePage, note: &ProposalNote, how: &str, label: &str) -> Markup {
    html! {
        form data-live method="post" action={ "/t/" (shown.id) "/" (note.about) } {
            @if let Some(seat) = note.seat { input type="hidden" name="seat" value=(seat.number()); }
            (Version)
            button.button type="submit" name="how" value=(how) { (texts.say(label)) }
        }
    }
}

fn undo_button(texts: &Texts, shown: &TablePage, seat: Seat, how: &str, label: &str) -> Markup {
    html! {
        form data-live method="post" action={ "/t/" (shown.id) "/undo" } {
            input type="hidden" name="seat" value=(seat.number());
            (Version)
            button.button type="submit" name="how" value=(how) { (texts.say(label)) }
        }
    }
}

fn playing(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        div #playing .playing {
            @match &shown.stage {
                Stage::Gathering => (lobby(texts, shown)),
                Stage::Running => (scene(shown)),
                Stage::Over { ending, standings, seed, moves, honest } => {
                    @let verdict = Verdict { standings, own: shown.acting, ending, group: shown.group.as_ref() };
                    @let buttons = html! {
                        a.button.main href={ "/t/" (shown.id) "/replay" } { (texts.say("replay-link")) }
                        (record_button(texts, &shown.id))
                        @if shown.group.is_none() {
                            a.button.quiet href=(shown.again) { (texts.say("again-link")) }
                        }
                    };
                    (verdict.drawn(texts, &buttons))
                    section #proof .steps-box.panel aria-labelledby="proof-title" {
                        h2 #proof-title { (texts.say("proof-title")) }
                        p { (texts.say(if *honest { "proof-honest" } else { "proof-broken" })) }
                        dl.seal {
                            dt { (texts.say("proof-commitment")) } dd { code { (shown.commitment) } }
                            dt { (texts.say("proof-seed")) } dd { code { (seed) } }
                            dt { (texts.say("proof-moves")) } dd { (moves) }
                        }
                        p.hint { (texts.say("proof-check")) " " code { "holdfast record check" } }
                    }
                    (scene(shown))
                }
            }
        }
    }
}

fn scene(shown: &TablePage) -> Markup {
    html! { @if let Some(scene) = &shown.scene { (scene) } }
}

fn lobby(texts: &Texts, shown: &TablePage) -> Markup {
    let empty = shown.seats.iter().filter(|row| row.sitting == Sitting::Nobody).count() as u32;
    html! {
        section.lobby.panel aria-labelledby="lobby-title" {
            h2 #lobby-title { (texts.say("lobby-title")) }
            @if let Some(parts) = &shown.parts { p.notice { (parts) } }
            @if let Some(group) = &shown.group {
                p.notice {
                    (texts.say_with("group-game", &[("group", (&group.name).into())])) " "
                    a href=(group.address) { (texts.say("group-log-link")) }
                }
            }
            @if empty > 0 {
                p { (texts.say_with("lobby-waits", &[("count", empty.into())])) }
                @if let Some(invite) = &shown.invite {
                    (copied(texts, "invite", "invite-label", invite))
                }
            } @else {
                p { (texts.say("lobby-ready")) }
            }
            @if shown.may_start {
                form data-live method="post" action={ "/t/" (shown.id) "/start" } {
                    button.button.main.big type="submit" disabled[empty > 0] { (texts.say("start-game")) }
                }
                @if empty > 0 {
                    p.hint { (texts.say("start-hint")) }
                }
            } @else {
                p.hint { (texts.say("lobby-onlooker")) }
            }
            h3 { (texts.say("options-title")) }
            dl.chosen {
                @for (name, value) in &shown.options {
                    dt { (name) } dd { (value) }
                }
            }
        }
    }
}

fn copied(texts: &Texts, id: &str, label: &str, address: &str) -> Markup {
    html! {
        div.copied {
            label for=(id) { (texts.say(label)) }
            input id=(id) type="text" readonly value=(address);
            button.button type="button" data-copy=(id) hidden { (texts.say("copy")) }
        }
    }
}

fn seats(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    parts.whole("seats", (layout(&shown.stage), shown.seats.clone()), |(_, rows)| {
        html! {
            section #seats .seats.panel aria-labelledby="seats-title" {
                h2 #seats-title { (texts.say("seats-title")) }
                ol { @for row in rows { (seat(texts, shown, row, parts)) } }
            }
        }
    })
}

fn seat(texts: &Texts, shown: &TablePage, row: &SeatRow, parts: &Parts) -> Slot {
    let id = format!("seat-{}", row.seat.number());
    let markup = html! {
        li .seat.turn[row.asked] id=(id) {
            (seat_line(texts, row.seat, &row.name, row.sitting, row.level.as_deref()))
            div.tags {
                @if let Some(part) = &row.part { span.tag.plain { (part) } }
                @if row.asked {
                    span.tag.asked { (texts.say("seat-asked")) }
                }
            }
            @if let Some(thoughts) = &row.thoughts {
                details.fold.thoughts id={ "thoughts-" (row.seat.number()) } {
                    summary { (texts.say("advice-why")) }
                    (advice::account(texts, thoughts))
                }
            }
            @if !matches!(shown.stage, Stage::Over { .. }) {
                @if let Some(forms) = seat_forms(texts, shown, row, parts) { (forms) }
            }
        }
    };
    parts.frame(&id, markup)
}

/// A seat's number, who sits there, and how well a bot plays.
pub(super) fn seat_line(
    texts: &Texts,
    seat: Seat,
    name: &str,
    sitting: Sitting,
    level: Option<&str>,
) -> Markup {
    let number = seat.number() + 1;
    html! {
        span.number aria-hidden="true" { (number) }
        div {
            p.who {
                (name)
                @if sitting == Sitting::Me { " " span.count { "(" (texts.say("seat-you")) ")" } }
            }
            p.role {
                (texts.say_with("seat-number", &[("n", number.into())]))
                @if let Some(level) = level { (texts.say("list-separator")) (level) }
            }
        }
    }
}

fn seat_forms(texts: &Texts, shown: &TablePage, row: &SeatRow, parts: &Parts) -> Option<Slot> {
    if row.take == Offer::Nothing && row.bot == Offer::Nothing && row.sitting != Sitting::Me {
        return None;
    }
    let take = match (row.take, row.sitting) {
        (Offer::IfOthersAgree, _) => "seat-take-ask",
        (Offer::Nothing | Offer::AtOnce, Sitting::Bot) => "seat-take-over",
        (Offer::Nothing | Offer::AtOnce, Sitting::Nobody | Sitting::Me | Sitting::Other) => "seat-take",
    };
    let give = match row.bot {
        Offer::IfOthersAgree => "seat-to-bot-ask",
        Offer::Nothing | Offer::AtOnce => "seat-to-bot",
    };
    let asks = |offer: Offer| {
        html! {
            @if offer == Offer::IfOthersAgree { input type="hidden" name="how" value="ask"; }
        }
    };
    let post = |what: &str| format!("/t/{}/{what}", shown.id);
    let seat = row.seat.number();
    let id = format!("seat-forms-{seat}");
    let markup = html! {
            details.fold.seat-forms id=(id) {
                summary { (texts.say("seat-change")) }
                @if row.take != Offer::Nothing {
                    form data-live="anew" method="post" action=(post("take")) {
                        input type="hidden" name="seat" value=(seat);
                        (asks(row.take))
                        button.button type="submit" { (texts.say(take)) }
                    }
                }
                @if row.sitting == Sitting::Me {
                    form data-live method="post" action=(post("leave")) {
                        input type="hidden" name="seat" value=(seat);
                        button.button type="submit" { (texts.say("seat-leave")) }
                    }
                    @if matches!(shown.stage, Stage::Running) { p.hint { (texts.say("seat-keep-hint")) } }
                }
                @if row.bot != Offer::Nothing {
                    form data-live method="post" action=(post("bot")) {
                        input type="hidden" name="seat" value=(seat);
                        (asks(row.bot))
                        @for row in (shown.levels)(texts).iter().rev() {
                            button.button.level type="submit" name="level" value=(row.level) {
                                (texts.say_with(give, &[("level", (&row.name).into())]))
                                " "
                                small { (row.gist) }
                            }
                        }
                    }
                }
            }
    };
    Some(parts.frame(&id, markup))
}

/// Where the lines of the log stand. They are sent as steps, each once.
const LINES: &str = "<template id=\"log-lines\"></template>";

fn log(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        section #log .log.panel aria-labelledby="log-title" {
            h2 #log-title { (texts.say("log-title")) }
            @if shown.log.is_empty() {
                p #log-empty .hint { (texts.say("log-empty")) }
            }
            (PreEscaped(LINES))
            @if shown.log_goes_back {
                p #log-before {
                    a href={ "/t/" (shown.id) "/log" (seat_query(shown.acting)) } { (texts.say("log-all")) }
                }
            }
        }
    }
}

fn seat_query(seat: Option<Seat>) -> String {
    seat.map_or_else(String::new, |seat| format!("?seat={}", seat.number()))
}

/// The script makes lines of the same kind from steps.
fn log_lines<'a>(game: &str, lines: impl Iterator<Item = &'a LogLine>) -> Markup {
    html! {
        @for line in lines {
            li id={ "log-" (line.number) } class=(line.weight.word()) {
                span { (line.text) }
                (rule_link(game, line))
            }
        }
    }
}

pub(super) fn rule_link(game: &str, line: &LogLine) -> Markup {
    html! {
        @if let Some(rule) = line.rule {
            (rule_link_to(game, rule.0, None))
        }
    }
}

/// The whole log of a table for one reader.
pub struct LogPage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The seat with whose eyes it is read.
    pub acting: Option<Seat>,
    /// All lines, oldest first.
    pub lines: Vec<LogLine>,
}

/// The whole log on a page of its own.
pub fn log_page(reader: &Reader<'_>, shown: &LogPage) -> Markup {
    let main = html! {
        main #main .page {
            h1 { (reader.say("log-title")) }
            p { a href={ "/t/" (shown.id) (seat_query(shown.acting)) } { (reader.say("problem-to-table")) } }
            div.log.whole { ol { (log_lines(shown.game, shown.lines.iter())) } }
        }
    };
    page(reader, &reader.say("log-title"), &main)
}

/// A part of a table that comes when it is wanted.
pub struct LaterPart {
    /// The part.
    pub part: Markup,
    /// The shapes it may use, which stand on the table page once.
    pub sprite: Markup,
    /// Where its moves are posted to, and for which seat; none where nobody decides.
    pub post_to: Option<(String, Seat)>,
    /// The reader's revision of the table.
    pub version: u64,
}

/// The part on a page of its own with a way back, for browsers without scripts.
pub fn part_page(reader: &Reader<'_>, back: &str, shown: &LaterPart) -> Markup {
    let main = html! {
        main #main .page {
            p { a href=(back) { (reader.say("problem-to-table")) } }
            @if let Some((post_to, seat)) = &shown.post_to {
                form #act method="post" action=(post_to) {
                    input type="hidden" name="seat" value=(seat.number());
                    (Version)
                }
            }
            (shown.sprite)
            div #part .panel { (shown.part) }
        }
    };
    let main = PreEscaped(Version::filled(&main.0, shown.version));
    page(reader, &reader.say("part-title"), &main)
}

fn tools(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    let of_seat = (shown.acting, shown.undo, shown.windows.clone());
    let of_table = (layout(&shown.stage), shown.invite.clone(), shown.host, shown.newer_rules);
    parts.whole("tools", (of_seat, of_table), |_| html! {
        section #tools .extras aria-label=(texts.say("tools-label")) {
            @if let Some(seat) = shown.acting {
                @if let Some(undo) = undo(texts, shown, seat, parts) { (undo) }
                @if !shown.windows.is_empty() {
                    (parts.frame("standing-answers", windows(texts, shown, seat)))
                }
            }
            @if matches!(shown.stage, Stage::Running | Stage::Over { .. }) {
                @if let Some(seat) = shown.acting {
                    p { a href={ "/t/" (shown.id) "/replay?seat=s" (seat.number()) } { (texts.say("replay-so-far")) } }
                }
            }
            (parts.frame("links", links(texts, shown)))
            (parts.part("seal", (), |()| html! {
                details #seal .fold.panel {
                    summary { (texts.say("seal-title")) }
                    p { (texts.say("seal-about")) }
                    p.seal { code { (shown.commitment) } }
                }
            }))
            @if let Some(note) = &shown.newer_rules {
                (parts.frame("newer-rules", newer_rules(texts, shown, note)))
            }
        }
    })
}

fn undo(texts: &Texts, shown: &TablePage, seat: Seat, parts: &Parts) -> Option<Slot> {
    let button = match shown.undo {
        Offer::Nothing => return None,
        Offer::AtOnce => undo_button(texts, shown, seat, "now", "undo-now"),
        Offer::IfOthersAgree => undo_button(texts, shown, seat, "ask", "undo-ask"),
    };
    Some(parts.frame("undo", html! { div #undo { (button) } }))
}

fn links(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        details #links .fold.panel {
            summary { (texts.say("links-title")) }
            @if let Some(invite) = &shown.invite {
                @if !matches!(shown.stage, Stage::Over { .. }) {
                    (copied(texts, "invite-again", "invite-label", invite))
                    @if shown.host {
                        form method="post" action={ "/t/" (shown.id) "/invite" } {
                            button.button type="submit" { (texts.say("invite-renew")) }
                        }
                    }
                }
            }
            (copied(texts, "spectate", "spectate-label", &shown.spectate))
        }
    }
}

/// Which rules hold, and the form that confirms the wish for newer ones.
fn newer_rules(texts: &Texts, shown: &TablePage, note: &NewerRulesNote) -> Markup {
    let NewerRulesNote { from, to, offer } = *note;
    let (how, label) = match offer {
        Offer::IfOthersAgree => ("ask", "newer-rules-ask"),
        Offer::Nothing | Offer::AtOnce => ("now", "newer-rules-now"),
    };
    html! {
        details #newer-rules .fold.panel {
            summary { (texts.say("newer-rules-title")) }
            form.options data-live method="post" action={ "/t/" (shown.id) "/rules" } {
                p.hint { (texts.say_with("newer-rules-about", &[("from", from.into()), ("to", to.into())])) }
                button.button type="submit" name="how" value=(how) {
                    (texts.say_with(label, &[("to", to.into())]))
                }
            }
        }
    }
}

fn windows(texts: &Texts, shown: &TablePage, seat: Seat) -> Markup {
    html! {
        details #standing-answers .fold.panel {
            summary { (texts.say("windows-title")) }
            form.options data-live method="post" action={ "/t/" (shown.id) "/answers" } {
                p.hint { (texts.say("windows-about")) }
                input type="hidden" name="seat" value=(seat.number());
                @for window in &shown.windows {
                    label.check {
                        input type="checkbox" name="ask" value=(window.name) checked[window.asked == Asked::Yes];
                        span { (window.label) }
                    }
                }
                button.button type="submit" { (texts.say("windows-save")) }
            }
        }
    }
}

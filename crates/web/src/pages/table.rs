//! The table: lobby, game and result. The page is made of fragments that are also sent one by one when
//! something changes.

use super::advice;
use super::home::called;
use super::play::{
    LogLine, NewerRulesNote, Offer, ProposalNote, ProposalPart, SeatRow, Sitting, Stage, TablePage,
};
use super::result::{Verdict, record_button};
use super::shell::{Reader, Skip, page, page_at};
use crate::kit::rule::rule_link_to;
use i18n::Texts;
use kernel::{Asked, Seat};
use maud::{Markup, html};
use vocabulary::Weight;

/// A part of the page that is replaced as a whole: an element with an id.
pub struct Fragment {
    /// The element's id.
    pub id: &'static str,
    /// The element.
    pub markup: Markup,
}

/// The whole page, with a notice if there is something to say.
pub fn table(reader: &Reader<'_>, shown: &TablePage, notice: Option<&str>) -> Markup {
    let live = match shown.pinned {
        Some(seat) => format!("/t/{}/events?seat={}", shown.id, seat.number()),
        None => format!("/t/{}/events", shown.id),
    };
    let [head, playing, advice, seats, log, tools] = fragments(reader.texts, shown).map(|part| part.markup);
    let main = html! {
        main #main class=(layout(&shown.stage)) data-live=(live) tabindex="-1" {
            (head)
            (playing)
            (advice)
            div.rail {
                (seats)
                (log)
            }
            (tools)
        }
    };
    let skip = match shown.stage {
        Stage::Running => Skip::ToDesk,
        Stage::Gathering | Stage::Over { .. } => Skip::ToContent,
    };
    page_at(reader, &title(reader.texts, shown), Some(&name(reader.texts, shown)), notice, skip, &main)
}

fn layout(stage: &Stage) -> &'static str {
    match stage {
        Stage::Gathering => "page",
        Stage::Running => "table",
        Stage::Over { .. } => "table over",
    }
}

/// The parts of the page that change.
pub fn fragments(texts: &Texts, shown: &TablePage) -> [Fragment; 6] {
    [
        Fragment { id: "table-head", markup: head(texts, shown) },
        Fragment { id: "playing", markup: playing(texts, shown) },
        Fragment { id: "advice", markup: advice::panel(texts, shown) },
        Fragment { id: "seats", markup: seats(texts, shown) },
        Fragment { id: "log", markup: log(texts, shown) },
        Fragment { id: "tools", markup: tools(texts, shown) },
    ]
}

fn title(texts: &Texts, shown: &TablePage) -> String {
    let name = name(texts, shown);
    match &shown.stage {
        Stage::Running if shown.asked => format!("● {} · {name}", shown.question),
        Stage::Gathering | Stage::Running | Stage::Over { .. } => name,
    }
}

/// The title of a tab that is not looked at while the reader is awaited.
fn awaited(texts: &Texts, shown: &TablePage) -> String {
    format!("● {} · {}", texts.say("your-turn"), name(texts, shown))
}

fn name(texts: &Texts, shown: &TablePage) -> String {
    called(texts, shown.game, &shown.title, shown.played.as_deref())
}

fn head(texts: &Texts, shown: &TablePage) -> Markup {
    let stage = match shown.stage {
        Stage::Gathering => "stage-gathering",
        Stage::Running => "stage-running",
        Stage::Over { .. } => "stage-over",
    };
    html! {
        header #table-head .table-head data-table=(shown.id) data-name=(name(texts, shown))
            data-title=(title(texts, shown)) data-awaited=(awaited(texts, shown)) data-layout=(layout(&shown.stage))
            data-version=(shown.version) {
            h1 class=(if matches!(shown.stage, Stage::Gathering) { "" } else { "unseen" }) {
                (name(texts, shown))
            }
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
    }
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
            input type="hidden" name="version" value=(shown.version);
            button.button type="submit" name="how" value=(how) { (texts.say(label)) }
        }
    }
}

fn undo_button(texts: &Texts, shown: &TablePage, seat: Seat, how: &str, label: &str) -> Markup {
    html! {
        form data-live method="post" action={ "/t/" (shown.id) "/undo" } {
            (hidden(seat, shown.version))
            button.button type="submit" name="how" value=(how) { (texts.say(label)) }
        }
    }
}

fn hidden(seat: Seat, version: u64) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat.number());
        input type="hidden" name="version" value=(version);
    }
}

fn playing(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        div #playing .playing {
            @match &shown.stage {
                Stage::Gathering => (lobby(texts, shown)),
                Stage::Running => (shown.scene),
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
                    (shown.scene)
                }
            }
        }
    }
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

fn seats(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        section #seats .seats.panel aria-labelledby="seats-title" {
            h2 #seats-title { (texts.say("seats-title")) }
            ol {
                @for row in &shown.seats {
                    li .seat.turn[row.asked] id={ "seat-" (row.seat.number()) } {
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
                            (seat_forms(texts, shown, row))
                        }
                    }
                }
            }
        }
    }
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

fn seat_forms(texts: &Texts, shown: &TablePage, row: &SeatRow) -> Markup {
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
    html! {
        @if row.take != Offer::Nothing || row.bot != Offer::Nothing || row.sitting == Sitting::Me {
            details.fold.seat-forms id={ "seat-forms-" (seat) } {
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
                        @for row in shown.levels.iter().rev() {
                            button.button.level type="submit" name="level" value=(row.level) {
                                (texts.say_with(give, &[("level", (&row.name).into())]))
                                " "
                                small { (row.gist) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn log(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        section #log .log.panel aria-labelledby="log-title" {
            h2 #log-title { (texts.say("log-title")) }
            @if shown.log.is_empty() {
                p.hint { (texts.say("log-empty")) }
            }
            ol #log-lines tabindex="0" aria-labelledby="log-title" {
                (log_lines(shown.game, shown.log.iter().rev()))
                @if shown.log_goes_back {
                    li #log-before {
                        a href={ "/t/" (shown.id) "/log" (seat_query(shown.acting)) } { (texts.say("log-all")) }
                    }
                }
            }
        }
    }
}

fn seat_query(seat: Option<Seat>) -> String {
    seat.map_or_else(String::new, |seat| format!("?seat={}", seat.number()))
}

fn log_lines<'a>(game: &str, lines: impl Iterator<Item = &'a LogLine>) -> Markup {
    html! {
        @for line in lines {
            li id={ "log-" (line.number) } class=(weight(line.weight)) {
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

pub(super) fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Heading => "heading",
        Weight::Plain => "plain",
        Weight::Grave => "grave",
        Weight::Glad => "glad",
    }
}

/// The whole log on a page of its own.
pub fn log_page(reader: &Reader<'_>, shown: &TablePage) -> Markup {
    let main = html! {
        main #main .page {
            h1 { (reader.say("log-title")) }
            p { a href={ "/t/" (shown.id) (seat_query(shown.acting)) } { (reader.say("problem-to-table")) } }
            div.log.whole { ol { (log_lines(shown.game, shown.log.iter())) } }
        }
    };
    page(reader, &reader.say("log-title"), &main)
}

fn tools(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        section #tools .extras aria-label=(texts.say("tools-label")) {
            @if let Some(seat) = shown.acting {
                @match shown.undo {
                    Offer::Nothing => "",
                    Offer::AtOnce => (undo_button(texts, shown, seat, "now", "undo-now")),
                    Offer::IfOthersAgree => (undo_button(texts, shown, seat, "ask", "undo-ask")),
                }
                @if !shown.windows.is_empty() {
                    (windows(texts, shown, seat))
                }
            }
            @if matches!(shown.stage, Stage::Running | Stage::Over { .. }) {
                @if let Some(seat) = shown.acting {
                    p { a href={ "/t/" (shown.id) "/replay?seat=s" (seat.number()) } { (texts.say("replay-so-far")) } }
                }
            }
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
            details #seal .fold.panel {
                summary { (texts.say("seal-title")) }
                p { (texts.say("seal-about")) }
                p.seal { code { (shown.commitment) } }
            }
            @if let Some(note) = &shown.newer_rules { (newer_rules(texts, shown, note)) }
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

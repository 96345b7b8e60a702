//! The pages for operators: one list a section, with what can be done to each row.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// A section of the pages for operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdminSection {
    /// All tables.
    Tables,
    /// All people.
    People,
    /// What people report.
    Reports,
    /// Who is turned away.
    Bans,
    /// How often anybody may do something, and who met a limit.
    Limits,
    /// What took longest lately.
    Slow,
    /// What operators have done.
    Audit,
}

impl AdminSection {
    /// All sections, in the order of the tabs.
    pub const ALL: [AdminSection; 7] = [
        AdminSection::Tables,
        AdminSection::People,
        AdminSection::Reports,
        AdminSection::Bans,
        AdminSection::Limits,
        AdminSection::Slow,
        AdminSection::Audit,
    ];

    /// Its word in addresses and texts.
    pub fn word(self) -> &'static str {
        match self {
            AdminSection::Tables => "tables",
            AdminSection::People => "people",
            AdminSection::Reports => "reports",
            AdminSection::Bans => "bans",
            AdminSection::Limits => "limits",
            AdminSection::Slow => "slow",
            AdminSection::Audit => "audit",
        }
    }

    /// The section with this word.
    pub fn named(word: &str) -> Option<AdminSection> {
        AdminSection::ALL.into_iter().find(|section| section.word() == word)
    }

    /// What its columns are called, as texts.
    fn columns(self) -> &'static [&'static str] {
        match self {
            AdminSection::Tables => {
                &["admin-table", "admin-title", "admin-state", "admin-people", "admin-changed"]
            }
            AdminSection::People => &["admin-person", "admin-name", "admin-came", "admin-tables"],
            AdminSection::Reports => {
                &["admin-table", "admin-person", "admin-text", "admin-reporter", "admin-when"]
            }
            AdminSection::Bans => &["admin-who", "admin-until"],
            AdminSection::Limits => &["admin-limit", "admin-value"],
            AdminSection::Slow => &["admin-milliseconds", "admin-request", "admin-table", "admin-when"],
            AdminSection::Audit => &["admin-when", "admin-way", "admin-did", "admin-what", "admin-why"],
        }
    }

    fn is_searched(self) -> bool {
        matches!(self, AdminSection::Tables | AdminSection::People)
    }
}

/// A list for operators.
pub struct AdminPage<'a> {
    /// Which.
    pub section: AdminSection,
    /// What was looked for.
    pub text: &'a str,
    /// What there is.
    pub rows: Vec<AdminRow>,
    /// Whether something was just done.
    pub done: bool,
}

/// A row of a list.
pub struct AdminRow {
    /// Where its first cell leads.
    pub link: Option<String>,
    /// What stands in it.
    pub cells: Vec<String>,
    /// What acts are done to.
    pub target: String,
    /// What can be done.
    pub acts: Vec<AdminAct>,
}

impl AdminRow {
    /// A row to which nothing can be done.
    pub fn plain(cells: Vec<String>) -> AdminRow {
        AdminRow { link: None, cells, target: String::new(), acts: Vec::new() }
    }
}

/// Something an operator can do.
pub struct AdminAct {
    word: &'static str,
    /// What stands in its field, if it has one.
    value: Option<String>,
}

impl AdminAct {
    /// An act that needs nothing but its target.
    pub fn without_value(word: &'static str) -> AdminAct {
        AdminAct { word, value: None }
    }

    /// An act with a field, and what stands there at first.
    pub fn with(word: &'static str, value: &str) -> AdminAct {
        AdminAct { word, value: Some(value.to_owned()) }
    }
}

/// The form that asks for the secret, with what was wrong with the last one.
pub fn admin_door(reader: &Reader<'_>, wrong: Option<&str>) -> Markup {
    let title = reader.say("admin-door-title");
    let main = html! {
        main #main .page .oops {
            h1 { (title) }
            @if let Some(wrong) = wrong { p.notice.grave role="alert" { (wrong) } }
            form.form method="post" action="/admin" {
                div.field {
                    label for="admin-secret" { (reader.say("admin-secret")) }
                    input #admin-secret type="password" name="secret" required autocomplete="current-password";
                }
                div.buttons { button.button.main type="submit" { (reader.say("admin-enter")) } }
            }
        }
    };
    page(reader, &title, &main)
}

/// A list for operators.
pub fn admin(reader: &Reader<'_>, shown: &AdminPage<'_>) -> Markup {
    let title = reader.say(&format!("admin-{}-title", shown.section.word()));
    let main = html! {
        main #main .page .broad .admin {
            nav.buttons aria-label=(reader.say("admin-sections")) {
                @for section in AdminSection::ALL {
                    a.button href={ "/admin/" (section.word()) } aria-current=[(section == shown.section).then_some("page")] {
                        (reader.say(&format!("admin-{}-title", section.word())))
                    }
                }
            }
            h1 { (title) }
            @if shown.done { p.notice role="status" { (reader.say("admin-done")) } }
            @if shown.section.is_searched() { (search(reader, shown)) }
            @if shown.section == AdminSection::Bans { (ban(reader)) }
            @if shown.rows.is_empty() { p.hint { (reader.say("admin-none")) } }
            @else { (rows(reader, shown)) }
            form method="post" action="/admin/leave" {
                button.button.quiet type="submit" { (reader.say("admin-leave")) }
            }
        }
    };
    let reader = Reader { styles: &["site.css"], ..*reader };
    page(&reader, &title, &main)
}

fn search(reader: &Reader<'_>, shown: &AdminPage<'_>) -> Markup {
    html! {
        form.search method="get" action={ "/admin/" (shown.section.word()) } role="search" {
            input type="search" name="text" value=(shown.text) aria-label=(reader.say("admin-search"));
            button.button type="submit" { (reader.say("admin-search")) }
        }
    }
}

/// Whoever is to be turned away, in the words that an address is written in.
fn ban(reader: &Reader<'_>) -> Markup {
    html! {
        form.search method="post" action="/admin/act" {
            input type="hidden" name="section" value="bans";
            input type="text" name="target" required placeholder="192.0.2.0/24" aria-label=(reader.say("admin-who"));
            input type="text" inputmode="numeric" name="value" value="7" aria-label=(reader.say("admin-act-ban-value"));
            input type="text" name="why" maxlength="500" placeholder=(reader.say("admin-why")) aria-label=(reader.say("admin-why"));
            button.button type="submit" name="act" value="ban" { (reader.say("admin-act-ban")) }
        }
    }
}

fn rows(reader: &Reader<'_>, shown: &AdminPage<'_>) -> Markup {
    let columns = shown.section.columns();
    html! {
        ul.rows {
            @for row in &shown.rows {
                li {
                    dl {
                        @for (place, (column, cell)) in columns.iter().zip(&row.cells).enumerate() {
                            @if !cell.is_empty() {
                                div {
                                    dt { (reader.say(column)) }
                                    dd {
                                        @match (&row.link, place) {
                                            (Some(link), 0) => a href=(link) { (cell) },
                                            (Some(_), 1..) | (None, _) => (cell),
                                        }
                                    }
                                }
                            }
                        }
                    }
                    @if !row.acts.is_empty() { (acts(reader, shown.section, row)) }
                }
            }
        }
    }
}

fn acts(reader: &Reader<'_>, section: AdminSection, row: &AdminRow) -> Markup {
    html! {
        details.fold {
            summary { (reader.say("admin-act")) }
            @for act in &row.acts {
                form.search method="post" action="/admin/act" {
                    input type="hidden" name="section" value=(section.word());
                    input type="hidden" name="target" value=(row.target);
                    @if let Some(value) = &act.value {
                        @let label = reader.say(&format!("admin-act-{}-value", act.word));
                        label { (label) " " input type="text" name="value" value=(value) maxlength="60"; }
                    }
                    input type="text" name="why" maxlength="500" placeholder=(reader.say("admin-why")) aria-label=(reader.say("admin-why"));
                    button.button type="submit" name="act" value=(act.word) {
                        (reader.say(&format!("admin-act-{}", act.word)))
                    }
                }
            }
        }
    }
}

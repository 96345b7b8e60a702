//! The groups of a reader, how to start one, and the page behind the link into one.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// The groups of a reader.
pub struct GroupsPage<'a> {
    /// Those the reader belongs to, the latest first.
    pub groups: &'a [GroupRow],
    /// Why the last form was not carried out.
    pub wrong: Option<&'a str>,
    /// The text of the file that was sent, shown again.
    pub text: &'a str,
}

/// A group in a list.
pub struct GroupRow {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How far it has come, in a few words.
    pub progress: String,
}

/// The form for a file, which a page with a complaint answers.
const IMPORT: &str = "import-group";

/// The groups of a reader, and how to start one.
pub fn groups(reader: &Reader<'_>, shown: &GroupsPage<'_>) -> Markup {
    let title = reader.say("campaign-groups-title");
    let main = html! {
        main #main .page {
            h1 { (title) }
            p.lead { (reader.say("campaign-groups-lead")) }
            @if let Some(wrong) = shown.wrong { p.notice.grave role="alert" { (wrong) } }
            section.panel aria-labelledby="my-groups" {
                h2 #my-groups { (reader.say("campaign-groups-mine")) }
                @if shown.groups.is_empty() { p.hint { (reader.say("campaign-groups-none")) } }
                @else {
                    ul.running {
                        @for row in shown.groups {
                            li {
                                a href={ "/groups/" (row.id) } { (row.name) }
                                span.sub { (row.progress) }
                                a.button.go href={ "/groups/" (row.id) } { (reader.say("campaign-open")) }
                            }
                        }
                    }
                }
            }
            section.panel aria-labelledby="start-group" {
                h2 #start-group { (reader.say("campaign-start-title")) }
                form.form method="post" action="/groups" {
                    div.field {
                        label for="group-name" { (reader.say("campaign-name")) }
                        input #group-name type="text" name="group" maxlength="60" required;
                    }
                    (own_name(reader, "start-name"))
                    div.buttons { button.button.main type="submit" { (reader.say("campaign-start")) } }
                }
            }
            details.panel.fold open[shown.wrong.is_some()] {
                summary { (reader.say("campaign-import-title")) }
                form id=(IMPORT) .form method="post" action="/groups/import" enctype="multipart/form-data" {
                    p.hint { (reader.say("campaign-import-about")) }
                    div.field {
                        label for="group-file" { (reader.say("campaign-import-file")) }
                        input #group-file type="file" name="file" accept=".txt,text/plain";
                    }
                    div.field {
                        label for="group-text" { (reader.say("campaign-import-text")) }
                        textarea #group-text .wide name="text" rows="8" spellcheck="false" { (shown.text) }
                    }
                    (own_name(reader, "import-name"))
                    div.buttons { button.button.main type="submit" { (reader.say("campaign-import")) } }
                }
            }
        }
    };
    page(&Reader { answers: shown.wrong.map(|_| IMPORT), ..*reader }, &title, &main)
}

/// Asks for the reader's name, if it has said none.
fn own_name(reader: &Reader<'_>, id: &str) -> Markup {
    html! {
        @if reader.name.is_none() {
            div.field {
                label for=(id) { (reader.say("name-label")) }
                input id=(id) type="text" name="name" maxlength="40" autocomplete="nickname";
            }
        }
    }
}

/// What the link into a group shows.
pub struct JoinPage<'a> {
    /// Where the form is posted to.
    pub post_to: &'a str,
    /// What the group is called.
    pub name: &'a str,
    /// Who belongs to it.
    pub members: &'a [String],
}

/// The page behind the link into a group.
pub fn join(reader: &Reader<'_>, shown: &JoinPage<'_>) -> Markup {
    let title = reader.texts.say_with("campaign-join-title", &[("group", shown.name.into())]);
    let main = html! {
        main #main .page {
            h1 { (title) }
            p.lead { (reader.say("campaign-join-about")) }
            p { (shown.members.join(" · ")) }
            form.form method="post" action=(shown.post_to) {
                (own_name(reader, "join-name"))
                div.buttons { button.button.main type="submit" { (reader.say("campaign-join")) } }
            }
        }
    };
    page(reader, &title, &main)
}

//! The form by which people tell operators about a table, or about somebody who sits there.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// A table that is reported.
pub struct ReportPage<'a> {
    /// Its id.
    pub table: &'a str,
    /// The people who sit there, each with the number of a seat, from 0.
    pub people: &'a [(usize, String)],
}

/// The form for a report.
pub fn report(reader: &Reader<'_>, shown: &ReportPage<'_>) -> Markup {
    let title = reader.say("report-title");
    let main = html! {
        main #main .page {
            h1 { (title) }
            p.lead { (reader.say("report-about")) }
            form.form method="post" action={ "/t/" (shown.table) "/report" } {
                fieldset {
                    legend { (reader.say("report-what")) }
                    label { input type="radio" name="about" value="table" checked; " " (reader.say("report-table")) }
                    @for (seat, name) in shown.people {
                        label { input type="radio" name="about" value=(seat); " " (name) }
                    }
                }
                div.field {
                    label for="report-text" { (reader.say("report-text")) }
                    textarea #report-text name="text" rows="5" maxlength="1000" required {}
                }
                div.buttons {
                    button.button.main type="submit" { (reader.say("report-send")) }
                    a.button href={ "/t/" (shown.table) } { (reader.say("problem-to-table")) }
                }
            }
        }
    };
    page(reader, &title, &main)
}

/// The page that thanks for a report.
pub fn reported(reader: &Reader<'_>, table: &str) -> Markup {
    let title = reader.say("reported-title");
    let main = html! {
        main #main .page .oops {
            h1 { (title) }
            p.lead { (reader.say("reported-about")) }
            div.buttons { a.button href={ "/t/" (table) } { (reader.say("problem-to-table")) } }
        }
    };
    page(reader, &title, &main)
}

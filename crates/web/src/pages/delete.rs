//! The pages on which people confirm that a table, or they themselves, are to be deleted.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// A table that is to be deleted.
pub struct DeletePage<'a> {
    /// Its id.
    pub table: &'a str,
    /// How many others have to agree.
    pub others: u32,
}

/// The page that asks whether a table is to be deleted.
pub fn delete_table(reader: &Reader<'_>, shown: &DeletePage<'_>) -> Markup {
    let title = reader.say("delete-table-title");
    let (about, label) = match shown.others {
        0 => ("delete-table-now-about", "delete-table-now"),
        1.. => ("delete-table-ask-about", "delete-table-ask"),
    };
    let main = html! {
        main #main .page .oops {
            h1 { (title) }
            p.lead { (reader.say("delete-table-about")) }
            p { (reader.texts.say_with(about, &[("n", shown.others.into())])) }
            form.form method="post" action={ "/t/" (shown.table) "/delete" } {
                div.buttons {
                    button.button.main type="submit" name="how" value="agree" { (reader.say(label)) }
                    a.button href={ "/t/" (shown.table) } { (reader.say("problem-to-table")) }
                }
            }
        }
    };
    page(reader, &title, &main)
}

/// The page that asks whether the reader is to be deleted.
pub fn delete_oneself(reader: &Reader<'_>) -> Markup {
    let title = reader.say("delete-me-title");
    let main = html! {
        main #main .page .oops {
            h1 { (title) }
            p.lead { (reader.say("delete-me-about")) }
            p { (reader.say("delete-me-stays")) }
            form.form method="post" action="/settings/delete" {
                p { label { input type="checkbox" name="sure" value="yes" required; " " (reader.say("delete-me-sure")) } }
                div.buttons {
                    button.button.main type="submit" { (reader.say("delete-me")) }
                    a.button href="/settings" { (reader.say("settings-back")) }
                }
            }
        }
    };
    page(reader, &title, &main)
}

/// The page that says that the reader was deleted.
pub fn deleted_oneself(reader: &Reader<'_>) -> Markup {
    let title = reader.say("deleted-me-title");
    let main = html! {
        main #main .page .oops {
            h1 { (title) }
            p.lead { (reader.say("deleted-me-about")) }
            div.buttons { a.button href="/" { (reader.say("problem-home")) } }
        }
    };
    page(reader, &title, &main)
}

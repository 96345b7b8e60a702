//! What went wrong, and what to do about it.

use super::shell::{Reader, mark, page};
use maud::{Markup, html};

/// A page that says what went wrong.
pub struct ProblemPage<'a> {
    /// The HTTP status.
    pub status: u16,
    /// What happened, in a few words.
    pub title: &'a str,
    /// What to do about it.
    pub advice: &'a str,
    /// The table it is about, to go back to.
    pub table: Option<&'a str>,
    /// Names the request in the server's log, if it is the server's fault.
    pub request: Option<&'a str>,
}

/// A page that says what went wrong.
pub fn problem(reader: &Reader<'_>, problem: &ProblemPage<'_>) -> Markup {
    let main = html! {
        main #main .page .oops {
            (mark())
            p.hint { (problem.status) }
            h1 { (problem.title) }
            p.lead { (problem.advice) }
            @if let Some(request) = problem.request {
                p { (reader.texts.say_with("problem-request", &[("id", request.into())])) }
            }
            div.buttons {
                @if let Some(table) = problem.table {
                    a.button.main href={ "/t/" (table) } { (reader.say("problem-to-table")) }
                }
                a.button href="/" { (reader.say("problem-home")) }
            }
        }
    };
    page(reader, problem.title, &main)
}

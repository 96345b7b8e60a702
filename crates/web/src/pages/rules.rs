//! RULES.md of a game as a page: every id is an anchor and a link to itself.

use super::shell::{Reader, page};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The rules of a game, from its RULES.md.
pub fn rules(reader: &Reader<'_>, game: &str, rulebook: &str) -> Markup {
    let rendered = render(rulebook);
    let name = reader.say(&format!("game-{game}"));
    let title = reader.texts.say_with("rules-title", &[("game", (&name).into())]);
    let main = html! {
        main #main .page {
            h1 { (title) }
            p { a href={ "/gallery/" (game) } { (reader.say("gallery-see")) } }
            @if !reader.texts.is_source() {
                p.hint { (reader.say("rules-language")) }
            }
            nav aria-label=(reader.say("rules-contents")) {
                ol.contents {
                    @for (id, heading) in &rendered.chapters {
                        li { a href={ "#" (id) } { (heading) } }
                    }
                }
            }
            div.prose.rules lang="en" { (PreEscaped(&rendered.html)) }
        }
    };
    page(reader, &title, &main)
}

/// One rule, as RULES.md tells it; none if there is no such rule.
pub fn rule(reader: &Reader<'_>, game: &str, rulebook: &str, id: &str) -> Option<Markup> {
    let bold = format!("- **{id}** ");
    let line = rulebook.lines().find(|line| line.trim_start().starts_with(&bold))?.trim_start();
    let name = reader.say(&format!("game-{game}"));
    let title = reader.texts.say_with("rules-title", &[("game", (&name).into())]);
    let main = html! {
        main #main .page {
            h1 { (title) }
            div #rule-text .prose.rules lang="en" { (PreEscaped(&render(line).html)) }
            p { a href={ "/rules/" (game) "#" (id) } { (reader.say("rules-all")) } }
        }
    };
    Some(page(reader, &title, &main))
}

struct Rendered {
    html: String,
    chapters: Vec<(String, String)>,
}

/// Markdown to HTML. Raw HTML is shown as text; links into the source tree are left out.
#[expect(clippy::wildcard_enum_match_arm, reason = "most of Markdown passes as it is")]
fn render(markdown: &str) -> Rendered {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut chapters = Vec::new();
    let mut in_source_link = false;
    let mut in_title = false;
    let mut in_chapter = false;
    let mut bold_at_start_of_item = false;
    let mut last_was_item = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        let starts_item = last_was_item;
        last_was_item = matches!(event, Event::Start(Tag::Item));
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => in_title = true,
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => in_title = false,
            _ if in_title => {}
            Event::Start(Tag::Link { ref dest_url, .. }) if !dest_url.starts_with('#') => {
                in_source_link = true
            }
            Event::End(TagEnd::Link) if in_source_link => in_source_link = false,
            _ if in_source_link => {}
            Event::Html(raw) | Event::InlineHtml(raw) => events.push(Event::Text(raw)),
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => in_chapter = true,
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                in_chapter = false;
                events.push(inline("</h2>".into()));
            }
            Event::Text(heading) if in_chapter => {
                let id = heading.split(' ').next().unwrap_or_default().to_lowercase();
                let id = format!("chapter-{id}");
                events.push(inline(html! { (PreEscaped("<h2 id=\"")) (id) (PreEscaped("\">")) (heading) }.0));
                chapters.push((id, heading.into_string()));
            }
            Event::Start(Tag::Table(_)) => {
                let about = chapters.last().map(|(id, _): &(String, String)| id.as_str()).unwrap_or_default();
                let open = html! { (PreEscaped("<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-labelledby=\"")) (about) (PreEscaped("\">")) };
                events.push(inline(open.into_string()));
                events.push(event);
            }
            Event::End(TagEnd::Table) => {
                events.push(event);
                events.push(inline("</div>".to_owned()));
            }
            Event::Start(Tag::Strong) if starts_item => bold_at_start_of_item = true,
            Event::End(TagEnd::Strong) if bold_at_start_of_item => bold_at_start_of_item = false,
            Event::Text(id) if bold_at_start_of_item => {
                let link = html! { a.id id=(id) href={ "#" (id) } { (id) } };
                events.push(inline(link.into_string()));
            }
            other => events.push(other),
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    Rendered { html, chapters }
}

fn inline(html: String) -> Event<'static> {
    Event::InlineHtml(CowStr::from(html))
}

#[cfg(test)]
mod tests {
    use super::render;

    #[test]
    fn ids_are_anchors_and_source_links_are_left_out() {
        let page = render("## P3 Turns\n\n- **P3.2** Four *actions*. [code](src/a.rs) <b>x</b>\n");
        assert!(page.html.contains(r##"<a class="id" id="P3.2" href="#P3.2">P3.2</a>"##), "{}", page.html);
        assert!(page.html.contains(r#"<h2 id="chapter-p3">P3 Turns</h2>"#), "{}", page.html);
        assert!(!page.html.contains("src/a.rs") && page.html.contains("&lt;b&gt;"), "{}", page.html);
        assert_eq!(page.chapters, [("chapter-p3".to_owned(), "P3 Turns".to_owned())]);
    }
}

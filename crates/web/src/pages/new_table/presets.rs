//! Games that are begun with one click, as cards: what each is like, how often bots win it.

use super::NewTablePage;
use crate::assets;
use crate::face::{Gist, Preset, Signs};
use crate::pages::shell::Reader;
use maud::{Markup, html};

/// The cards. Whichever is chosen decides what nothing is said about below.
pub(super) fn cards(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let chosen = form.preset();
    html! {
        fieldset.presets aria-labelledby="new-presets" {
            div.cards.many[form.presets.len() > A_ROW] {
                @for preset in form.presets { (card(reader, form, preset, chosen == Some(preset))) }
            }
        }
    }
}

/// How many cards make a row; more are smaller ones in two rows.
const A_ROW: usize = 5;

fn card(reader: &Reader<'_>, form: &NewTablePage<'_>, preset: &Preset, chosen: bool) -> Markup {
    let key = format!("{}-preset-{}", form.game, preset.name);
    let Gist { picture, signs, facts } = (form.placard.gist)(reader.texts, preset.options);
    let minutes = reader.texts.say_with("new-minutes", &[("minutes", u32::from(preset.minutes).into())]);
    html! {
        div.preset {
            label {
                input type="radio" name="preset" value=(preset.name) data-options=(preset.options) checked[chosen]
                    aria-describedby={ (key) "-about" };
                span.art { (picture) }
                @if let Some(signs) = signs { (row(signs)) }
                b { (reader.say(&key)) }
                span.about id={ (key) "-about" } { (reader.say(&format!("{key}-about"))) }
                span.facts {
                    @if let Some(first) = facts.first() { span.first { (first) } " · " }
                    span { (minutes) }
                    @if facts.len() > 1 { span.others { (facts[1..].join(" · ")) } }
                }
                @if form.measured_by_wins() { (wins(reader, preset.wins)) }
            }
            button type="submit" name="sit" value=(preset.name) {
                svg viewBox="0 0 10 12" aria-hidden="true" { path d="M1 0v12l9-6z" {} }
                (reader.say("new-sit"))
            }
        }
    }
}

fn row(Signs { symbol, lit, of }: Signs) -> Markup {
    let href = format!("{}#{}", assets::address(symbol.file), symbol.name);
    html! {
        span.signs aria-hidden="true" {
            @for nth in 1..=of { svg.lit[nth <= lit] viewBox="0 0 100 100" { use href=(href) {} } }
        }
    }
}

/// How often bots win such a game, as far as that has been measured.
fn wins(reader: &Reader<'_>, wins: Option<u8>) -> Markup {
    html! {
        span.wins {
            @if let Some(wins) = wins {
                meter min="0" max="100" value=(wins) aria-hidden="true" {}
                span { (reader.texts.say_with("new-preset-wins", &[("percent", wins.into())])) }
            } @else {
                span.unmeasured aria-hidden="true" {}
                span { (reader.say("new-preset-unmeasured")) }
            }
        }
    }
}

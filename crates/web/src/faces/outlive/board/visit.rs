//! What can be done in the area of the visit: how much of it as one strip of buttons, each with what it takes and what comes of
//! it, and whether everyone eats tonight.

use crate::face::Choice;
use crate::faces::outlive::board::hunts;
use crate::faces::outlive::board::night;
use crate::faces::outlive::board::sprite::token;
use crate::faces::outlive::board::touch::{buttons, visits};
use crate::faces::outlive::desk::defaults;
use crate::faces::outlive::desk::groups::{Group, Offers};
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::button::{MAIN, ORDINARY, Touches, button_at};
use maud::{Markup, html};
use outlive::{Action, HuntingTools, Resource, SeatView};

/// All of it, and how the night looks so far, or would look after the hunt.
pub(crate) fn visit(words: &Words<'_>, scene: &Scene<'_>, menu: &str) -> Markup {
    let Some(seat) = scene.acting else { return html! {} };
    let known = words.view.seat(seat);
    let mut offers: Offers<'_> = visits(scene).collect();
    defaults::sort(scene.view, known, &mut offers);
    let of = |group: Group| {
        offers.iter().copied().filter(move |choice| Group::of(choice.action) == group).collect::<Offers<'_>>()
    };
    let (gathered, hunted) = (of(Group::Gather), of(Group::Hunt));
    let others: Offers<'_> = offers
        .iter()
        .copied()
        .filter(|choice| !matches!(Group::of(choice.action), Group::Gather | Group::Hunt))
        .collect();
    let after = hunted.first().and_then(|best| with_meat(words, known, best.action));
    let saves =
        after.as_ref().is_some_and(|after| night::starving(words, after) < night::starving(words, known));
    let (to_gather, to_hunt) = if saves || gathered.is_empty() { (ORDINARY, MAIN) } else { (MAIN, ORDINARY) };
    html! {
        (gathering(words, menu, &gathered, to_gather))
        (buttons(words, scene, menu, &others, |_, _| Touches::default()))
        (hunting(words, menu, &hunted, to_hunt))
        (night::verdict(words, after.as_ref().unwrap_or(known), if after.is_some() { "outlive-night-after-hunt" } else { "outlive-night-now" }))
    }
}

/// How much is gathered: a token for each point.
fn gathering(words: &Words<'_>, menu: &str, offers: &[&Choice<Action>], best: &str) -> Markup {
    let Some(resource) = words.view.visit.and_then(|visit| visit.area.resource()) else { return html! {} };
    html! {
        @if !offers.is_empty() {
            div .way-there {
                p .way-head { (token(resource)) b { (Group::Gather.heading(words)) } }
                div .choices .strip {
                    @for (place, choice) in offers.iter().enumerate() {
                        @if let Action::Gather(count) = choice.action {
                            @let full = words.action(choice.action);
                            @let shown = html! { span .take { b aria-hidden="true" { (count) } (token(resource)) span .unseen { (full) } } };
                            (button_at(menu, choice, if place == 0 { best } else { ORDINARY }, &shown, None))
                        }
                    }
                }
            }
        }
    }
}

/// Tile by tile: what it is, the meat it gives, and what each way to hunt it takes.
fn hunting(words: &Words<'_>, menu: &str, offers: &[&Choice<Action>], best: &str) -> Markup {
    let mut tiles: Vec<u8> = Vec::new();
    for choice in offers {
        if let Action::Hunt { tile, .. } = choice.action
            && !tiles.contains(&tile)
        {
            tiles.push(tile);
        }
    }
    let of = |wanted: u8| {
        offers
            .iter()
            .filter(move |choice| matches!(choice.action, Action::Hunt { tile, .. } if tile == wanted))
    };
    html! {
        @for (nth, tile) in tiles.into_iter().enumerate() {
            @let prospect = hunts::prospect(words.view, tile, 0, None);
            div .way-there {
                p .way-head .prey-told {
                    @if let Some(prospect) = prospect { span .hunted { (pictures::prey::head(prospect.prey)) } }
                    b { (Group::Hunt.heading(words)) }
                    span .hint { (hunts::prey_line(words, tile)) }
                    @if let Some(prospect) = prospect {
                        span .comes aria-hidden="true" { "= " (prospect.meat) (token(Resource::Meat)) }
                    }
                }
                div .choices .strip {
                    @for (place, choice) in of(tile).enumerate() {
                        (hunt(words, menu, choice, if nth + place == 0 { best } else { ORDINARY }))
                    }
                }
            }
        }
    }
}

/// A way to hunt: ammo, tools and action points.
fn hunt(words: &Words<'_>, menu: &str, choice: &Choice<Action>, class: &str) -> Markup {
    let Action::Hunt { tile, ammo, with } = choice.action else { return html! {} };
    let points = hunts::prospect(words.view, tile, ammo, with).map_or(0, |prospect| prospect.points);
    let told = words.say_with("outlive-do-hunt-at", &[("cost", (&hunts::cost(words, choice.action)).into())]);
    let tools = with.map(HuntingTools::tiles).unwrap_or_default();
    let shown = html! {
        span .take {
            span .means aria-hidden="true" {
                b { (ammo) } (token(Resource::Ammo))
                @for tool in tools.iter() { span .tool { (pictures::equipment::alone(tool)) } }
            }
            small aria-hidden="true" { (words.tell("outlive-action-points", &[("count", points.into())])) }
            span .unseen { (told) }
        }
    };
    button_at(menu, choice, class, &shown, Some(&words.action(choice.action)))
}

/// The shelter as it would be with the meat of this hunt.
fn with_meat(words: &Words<'_>, known: &SeatView, action: Action) -> Option<SeatView> {
    let prospect = hunts::of(words.view, action)?;
    let mut after = known.clone();
    after.tokens = after.tokens.and(Resource::Meat, prospect.meat);
    Some(after)
}

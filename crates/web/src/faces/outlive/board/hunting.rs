//! How prey is hunted from the menu of its area: the ways to pay for it as one strip to pick from, then what the picked one takes and
//! brings, then the button. A hunt turns up the next tile, which nobody takes back alone: so the price is picked first.

use crate::face::Choice;
use crate::faces::outlive::board::hunts::{self, Prospect};
use crate::faces::outlive::board::night;
use crate::faces::outlive::board::sprite::token;
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::pictures;
use crate::faces::outlive::words::Words;
use crate::kit::button::button_at;
use maud::{Markup, html};
use outlive::{Action, Equipment, HuntingTools, Resource, SeatView, View};

/// Tile by tile: what it is, how it may be paid for, how the night would look, and what the picked way comes to.
pub(crate) fn hunting(
    words: &Words<'_>,
    menu: &str,
    known: &SeatView,
    offers: &[&Choice<Action>],
    class: &str,
) -> Markup {
    let mut tiles: Vec<u8> = Vec::new();
    for choice in offers {
        if let Action::Hunt { tile, .. } = choice.action
            && !tiles.contains(&tile)
        {
            tiles.push(tile);
        }
    }
    html! {
        @if !tiles.is_empty() {
            div .hunts {
                @for tile in tiles { (hunt_of(words, menu, known, (tile, &ways(words.view, offers, tile)), class)) }
            }
        }
    }
}

fn hunt_of(
    words: &Words<'_>,
    menu: &str,
    known: &SeatView,
    (tile, ways): (u8, &[&Choice<Action>]),
    class: &str,
) -> Markup {
    html! {
        div .way-there {
            p .way-head .prey-told {
                @if let Some(prospect) = hunts::prospect(words.view, tile, 0, None) {
                    span .hunted { (pictures::prey::head(prospect.prey)) }
                    b { (Group::Hunt.heading(words)) }
                    span .hint { (hunts::prey_line(words, tile)) }
                    span .comes aria-hidden="true" { "= " (prospect.meat) (token(Resource::Meat)) }
                } @else {
                    b { (Group::Hunt.heading(words)) }
                }
            }
            div .choices .strip role="radiogroup" aria-label=(words.say("outlive-hunt-price")) {
                @for (place, way) in ways.iter().enumerate() {
                    @let before = place.checked_sub(1).map(|before| tools(ways[before].action));
                    @let anew = before.is_some_and(|before| before != tools(way.action));
                    div .way { (pick(words, menu, way, place == 0, anew)) (settle(words, menu, known, way, class)) }
                }
                div .after { (night::verdict(words, &with_meat(words, known, tile), "outlive-night-after-hunt")) }
            }
        }
    }
}

/// The ways to hunt this tile that are worth their price: none costs as much as another and more on top. The others are in the list
/// of everything.
pub(crate) fn ways<'a>(view: &View, offers: &[&'a Choice<Action>], wanted: u8) -> Vec<&'a Choice<Action>> {
    let of_tile =
        |choice: &&&'a Choice<Action>| matches!(choice.action, Action::Hunt { tile, .. } if tile == wanted);
    let all: Vec<&'a Choice<Action>> = offers.iter().filter(of_tile).copied().collect();
    let is_worth =
        |choice: &&'a Choice<Action>| !all.iter().any(|other| spares(view, other.action, choice.action));
    all.iter().copied().filter(is_worth).collect()
}

/// Whether a hunt costs nothing more than another one, and something less.
fn spares(view: &View, one: Action, other: Action) -> bool {
    let price = |action| {
        let Action::Hunt { ammo, .. } = action else { return None };
        Some((ammo, hunts::of(view, action)?.points))
    };
    let (Some(cheap), Some(dear)) = (price(one), price(other)) else { return false };
    let (few, many) = (tools(one), tools(other));
    let no_more = cheap.0 <= dear.0 && cheap.1 <= dear.1 && few.iter().all(|tool| many.contains(tool));
    no_more && (cheap, few) != (dear, many)
}

/// The equipment a hunt uses.
fn tools(action: Action) -> Vec<Equipment> {
    let Action::Hunt { with, .. } = action else { return Vec::new() };
    with.map(HuntingTools::tiles).unwrap_or_default().iter().collect()
}

/// A way to hunt, to be picked: ammo, tools and action points. What uses other equipment than the one before begins a line.
fn pick(words: &Words<'_>, menu: &str, choice: &Choice<Action>, is_first: bool, anew: bool) -> Markup {
    let Action::Hunt { tile, ammo, with } = choice.action else { return html! {} };
    let points = hunts::prospect(words.view, tile, ammo, with).map_or(0, |prospect| prospect.points);
    let told = words.say_with("outlive-do-hunt-at", &[("cost", (&hunts::cost(words, choice.action)).into())]);
    html! {
        label .choice .anew[anew] title=(words.action(choice.action)) {
            input .unseen type="radio" name=(format!("{menu}-tile-{tile}")) checked[is_first];
            span .take {
                span .means aria-hidden="true" {
                    b { (ammo) } (token(Resource::Ammo))
                    @for tool in tools(choice.action) { span .tool { (pictures::equipment::alone(tool)) } }
                }
                small aria-hidden="true" { (words.tell("outlive-action-points", &[("count", points.into())])) }
                span .unseen { (told) }
            }
        }
    }
}

/// What a way to hunt takes and brings, and the button that does it.
fn settle(words: &Words<'_>, menu: &str, known: &SeatView, choice: &Choice<Action>, class: &str) -> Markup {
    let (Action::Hunt { tile, ammo, .. }, Some(prospect)) =
        (choice.action, hunts::of(words.view, choice.action))
    else {
        return html! {};
    };
    let has = |resource| known.tokens.count(resource);
    let left = words.view.visit.map_or(0, |visit| visit.points);
    let (bullets, meat) = (has(Resource::Ammo), has(Resource::Meat));
    let point = html! { span .tally aria-hidden="true" { i .left {} } };
    html! {
        div .settled {
            p .ledger {
                (change(words, &words.say("outlive-hunt-points"), &point, (left, left.saturating_sub(prospect.points))))
                @if ammo > 0 {
                    (change(words, &words.resource(Resource::Ammo), &token(Resource::Ammo), (bullets, bullets - ammo.min(bullets))))
                }
                (change(words, &words.resource(Resource::Meat), &token(Resource::Meat), (meat, meat + prospect.meat)))
                @for tool in tools(choice.action) {
                    span .used { (words.tell("outlive-hunt-uses", &[("equipment", tool.into())])) }
                }
                @if turns_up(words.view, tile) { span .hint { (words.say("outlive-hunt-turns-up")) } }
            }
            (button_at(menu, choice, class, &html! { (words.action(choice.action)) }, None))
        }
    }
}

/// What there is of something, and what there will be.
fn change(words: &Words<'_>, name: &str, sign: &Markup, (before, after): (u8, u8)) -> Markup {
    let told = words.say_with(
        "outlive-change",
        &[("name", name.into()), ("before", before.into()), ("after", after.into())],
    );
    html! {
        span .change role="img" title=(told) aria-label=(told) { (sign) (before) span .turns { "→" } b { (after) } }
    }
}

/// O9.6 Whether the hunt of this tile turns up the next one.
fn turns_up(view: &View, tile: u8) -> bool {
    let ground = view.visit.and_then(|visit| visit.area.hunting_ground());
    tile == 0 && ground.is_some_and(|ground| view.prey(ground).left > 1)
}

/// The shelter as it would be with the meat of this tile.
pub(crate) fn with_meat(words: &Words<'_>, known: &SeatView, tile: u8) -> SeatView {
    let mut after = known.clone();
    let meat = hunts::prospect(words.view, tile, 0, None).map_or(0, |Prospect { meat, .. }| meat);
    after.tokens = after.tokens.and(Resource::Meat, meat);
    after
}

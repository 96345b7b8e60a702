//! What the acting seat can do, as buttons of one form, and what it cannot, with the reason.

use super::action::id;
use super::ask::BY_COST;
use super::sprite::{icon, pip};
use super::words::{Words, slug};
use crate::face::{Choice, Scene};
use kernel::{Refusal, Seat};
use maud::{Markup, html};
use pandemic::{ACTIONS, Action, Card, City, Colour, EventCard, Frame, Movement, Pawn, State};

/// From this many cities on, a list to pick from stands in for the buttons.
const MANY: usize = 9;

type Offers<'a> = Vec<&'a Choice<Action>>;

/// The form every button of the table belongs to.
pub(super) fn form(scene: &Scene<'_, State>) -> Markup {
    html! {
        @if scene.acting.is_some() {
            form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
        }
    }
}

fn fields(scene: &Scene<'_, State>) -> Markup {
    html! {
        input type="hidden" name="seat" value=(scene.acting.unwrap_or_default().number());
        input type="hidden" name="version" value=(scene.version);
    }
}

/// What is asked, and everything there is to choose, by kind. It folds away where the screen is small.
pub(super) fn desk(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let asked = if scene.acting.is_some() { "asked" } else { "" };
    html! {
        details #desk .desk .panel .(asked) open {
            summary .prompt aria-live="polite" {
                h2 #ask { (words.question(scene.acting)) (tally(words, scene)) }
                svg .chevron viewBox="0 0 16 16" aria-hidden="true" { use href="#chevron" {} }
            }
            @if let Some(acting) = scene.acting {
                div #choices .sheet role="group" aria-label=(words.say("group-actions")) {
                    (answers(words, scene))
                    (roles(words, scene))
                    (order(words, scene))
                    (discards(words, scene))
                    (here(words, scene, acting))
                    (moves(words, scene))
                    (share(words, scene))
                    (events(words, scene, acting))
                    (ends(words, scene))
                    (blocked(words, scene.blocked))
                }
            }
        }
    }
}

/// The actions of the turn, spent and left.
fn tally(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let left = words.view.seat(words.view.active).actions_left;
    let on_turn = scene.acting == Some(words.view.active);
    html! {
        @if on_turn && matches!(words.view.top(), Some(Frame::Actions { .. })) {
            span .tally aria-hidden="true" { @for pip in 0..ACTIONS { i .(if pip < left { "left" } else { "spent" }) {} } }
        }
    }
}

fn those<'a>(scene: &Scene<'a, State>, wanted: impl Fn(Action) -> bool) -> Offers<'a> {
    scene.choices.iter().filter(|choice| wanted(choice.action)).collect()
}

/// A button of the form.
fn button(words: &Words<'_>, choice: &Choice<Action>, class: &str) -> Markup {
    html! {
        button id=(id("do", &choice.notation)) .choice .(class) type="submit" form="act" name="action"
            value=(choice.notation) {
            @if let Action::Treat(colour) | Action::Cure(colour) = choice.action { (pip(colour)) }
            (words.action(choice.action))
        }
    }
}

fn buttons(words: &Words<'_>, offers: &Offers<'_>, class: &str) -> Markup {
    html! {
        @if !offers.is_empty() {
            div .choices { @for choice in offers { (button(words, choice, class)) } }
        }
    }
}

/// A button that says less than the action, because a heading says the rest.
fn chip(words: &Words<'_>, choice: &Choice<Action>, card: Card) -> Markup {
    let full = words.action(choice.action);
    html! {
        button id=(id("do", &choice.notation)) .choice type="submit" form="act" name="action"
            value=(choice.notation) title=(full) aria-label=(full) {
            @match card {
                Card::City(city) => (pip(city.colour())),
                Card::Event(_) => (icon("spark")),
            }
            (words.card(card))
        }
    }
}

fn group(key: &str, heading: &str, content: &Markup) -> Markup {
    html! {
        section id=(format!("group-{key}")) .group {
            h3 { (heading) }
            (content)
        }
    }
}

/// P3.11 Yes or no.
fn answers(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, |action| matches!(action, Action::Agree | Action::Refuse));
    let class = |action| if action == Action::Agree { "main" } else { "" };
    html! {
        @if !offers.is_empty() {
            (group("answer", &words.say("group-answer"), &html! {
                div .choices { @for choice in &offers { (button(words, choice, class(choice.action))) } }
            }))
        }
    }
}

/// P2.2 The roles that are free, each with what it can do.
fn roles(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let roles: Vec<_> = scene
        .choices
        .iter()
        .filter_map(|choice| if let Action::Role(role) = choice.action { Some((choice, role)) } else { None })
        .collect();
    html! {
        @if !roles.is_empty() {
            (group("roles", &words.say("group-roles"), &html! {
                div .choices {
                    @for (choice, role) in &roles {
                        button id=(id("do", &choice.notation)) .choice .tall type="submit" form="act" name="action"
                            value=(choice.notation) {
                            span { strong { (words.role(*role)) } span .cost { (words.role_about(*role)) } }
                        }
                    }
                }
            }))
        }
    }
}

/// P11.6 The cards of a Forecast: those in place, and those still to be placed.
fn order(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, |action| matches!(action, Action::Place(_)));
    let Some(Frame::Forecast { order, .. }) = words.view.top() else { return html! {} };
    html! {
        (group("order", &words.say("group-order"), &html! {
            @if order.iter().next().is_some() {
                ol .cards .order {
                    @for (city, place) in order.iter().zip(1..) {
                        li .card .(city.colour().word()) { b { (place) } (pip(city.colour())) (words.city(city)) }
                    }
                }
            }
            div .choices {
                @for choice in &offers {
                    @if let Action::Place(city) = choice.action { (chip(words, choice, Card::City(city))) }
                }
            }
        }))
    }
}

/// P6.3 P17.3 Cards to part with.
fn discards(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, |action| matches!(action, Action::Discard(_)));
    let key = if matches!(words.view.top(), Some(Frame::CureCards { .. })) { "cure" } else { "discard" };
    html! {
        @if !offers.is_empty() {
            (group(key, &words.say(&format!("group-{key}")), &html! {
                div .choices {
                    @for choice in &offers {
                        @if let Action::Discard(card) = choice.action { (chip(words, choice, card)) }
                    }
                }
            }))
        }
    }
}

/// P5 P6 P7 What can be done where the pawn stands.
fn here(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Markup {
    let cures = those(scene, |action| matches!(action, Action::Cure(_)));
    let offers = those(scene, |action| matches!(action, Action::Treat(_) | Action::Build { from: None }));
    let moved = those(scene, |action| matches!(action, Action::Build { from: Some(_) }));
    html! {
        @if !cures.is_empty() || !offers.is_empty() || !moved.is_empty() {
            @let city = words.city(words.view.seat(acting).city);
            (group("here", &words.say_with("group-here", &[("city", (&city).into())]), &html! {
                (buttons(words, &cures, "main"))
                (buttons(words, &offers, ""))
                @if !moved.is_empty() {
                    (pick(words, scene, "build-from", &words.say("group-build-from"), "choose-build", &moved))
                }
            }))
        }
    }
}

/// P4 P9.1 P9.3 Movements: the own pawn first, then those the Dispatcher can move.
fn moves(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, |action| matches!(action, Action::Move { .. }));
    let of = |wanted: Pawn| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { pawn, .. } if pawn == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    let own = of(Pawn::Own);
    html! {
        @if !own.is_empty() {
            (group("move", &words.say("group-move"), &ways(words, scene, "own", &own)))
        }
        @for seat in Seat::first(words.view.options.players) {
            @let theirs = of(Pawn::Of(seat));
            @if !theirs.is_empty() {
                @let key = format!("move-s{}", seat.number());
                details id=(format!("group-{key}")) .group .fold {
                    summary { span { (words.say_with("group-pawn", &[("who", (&words.who(seat)).into())])) } }
                    (ways(words, scene, &key, &theirs))
                }
            }
        }
    }
}

/// The movements of one pawn, by kind.
fn ways(words: &Words<'_>, scene: &Scene<'_, State>, key: &str, offers: &Offers<'_>) -> Markup {
    let of = |wanted: Movement| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { by, .. } if by == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    html! {
        div .ways {
            @for by in BY_COST {
                @let those = of(by);
                @if let Some(Action::Move { pawn, .. }) = those.first().map(|choice| choice.action) {
                    @let from = words.city(words.view.seat(words.moved(pawn)).city);
                    @let label = words.say_with(&format!("group-{}", by.word()), &[("city", (&from).into())]);
                    @if those.len() < MANY {
                        div .way role="group" aria-label=(label) {
                            span .name aria-hidden="true" { (label) }
                            div .choices {
                                @for choice in &those {
                                    @if let Action::Move { to, .. } = choice.action { (chip(words, choice, Card::City(to))) }
                                }
                            }
                        }
                    } @else {
                        (pick(words, scene, &format!("{key}-{}", by.word()), &label, "choose-fly", &those))
                    }
                }
            }
        }
    }
}

/// A list of cities to pick from, by region, with a button.
fn pick(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    key: &str,
    label: &str,
    verb: &str,
    offers: &Offers<'_>,
) -> Markup {
    let city_of = |choice: &Choice<Action>| picked(choice.action);
    let by_colour = |colour: Colour| {
        offers.iter().filter(move |choice| city_of(choice).is_some_and(|city| city.colour() == colour))
    };
    html! {
        form id=(format!("pick-{key}")) .chooser data-live method="post" action=(scene.post_to) {
            (fields(scene))
            label .name for=(format!("pick-{key}-city")) { (label) }
            div .row {
                select id=(format!("pick-{key}-city")) name="action" required {
                    option value="" { (words.say("choose-city")) }
                    @for &colour in Colour::ALL {
                        @if by_colour(colour).next().is_some() {
                            optgroup label=(words.colour(colour)) {
                                @for choice in by_colour(colour) {
                                    @if let Some(city) = city_of(choice) {
                                        option value=(choice.notation) { (words.city(city)) }
                                    }
                                }
                            }
                        }
                    }
                }
                button .choice type="submit" { (words.say(verb)) }
            }
        }
    }
}

/// The city that tells actions of one list apart.
fn picked(action: Action) -> Option<City> {
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } => Some(to),
        Action::GovernmentGrant { city, .. } | Action::ResilientPopulation(city) => Some(city),
        Action::Build { from } => from,
        Action::Role(_)
        | Action::Cure(_)
        | Action::Treat(_)
        | Action::Give { .. }
        | Action::Take { .. }
        | Action::Forecast
        | Action::OneQuietNight
        | Action::Place(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Pass
        | Action::End => None,
    }
}

/// P8.1 Cards to give and to take.
fn share(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let gives = those(scene, |action| matches!(action, Action::Give { .. }));
    let takes = those(scene, |action| matches!(action, Action::Take { .. }));
    let close = gives.len() < MANY && takes.len() < MANY;
    html! {
        @if !gives.is_empty() || !takes.is_empty() {
            (group("share", &words.say("group-share"), &html! {
                @if close {
                    (buttons(words, &gives, ""))
                    (buttons(words, &takes, ""))
                } @else {
                    @for (key, offers) in [("give", &gives), ("take", &takes)] {
                        @if !offers.is_empty() {
                            form id=(format!("pick-{key}")) .chooser data-live method="post" action=(scene.post_to) {
                                (fields(scene))
                                div .row {
                                    select name="action" required aria-label=(words.say("group-share")) {
                                        option value="" { (words.say("group-share")) }
                                        @for choice in offers {
                                            option value=(choice.notation) { (words.action(choice.action)) }
                                        }
                                    }
                                    button .choice type="submit" { (words.say("choose-go")) }
                                }
                            }
                        }
                    }
                }
            }))
        }
    }
}

/// P11 The events that can be played now: each card opens on what it does and where.
fn events(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Markup {
    let of = |event: EventCard| those(scene, |action| action.event() == Some(event));
    html! {
        @if scene.choices.iter().any(|choice| choice.action.event().is_some()) {
            (group("events", &words.say("group-events"), &html! {
                div .choices {
                    @for &event in EventCard::ALL {
                        @if !of(event).is_empty() {
                            button id=(format!("open-{}", slug(event.word()))) .choice type="button"
                                popovertarget=(format!("event-{}", slug(event.word()))) { (icon("spark")) (words.event(event)) }
                        }
                    }
                }
            }))
            @for &event in EventCard::ALL {
                @let offers = of(event);
                @if !offers.is_empty() {
                    @let key = format!("event-{}", slug(event.word()));
                    div id=(key) .menu popover="auto" role="dialog" aria-labelledby=(format!("{key}-name")) {
                        h3 id=(format!("{key}-name")) { (icon("spark")) (words.event(event)) }
                        p .hint { (words.event_about(event)) }
                        (play(words, scene, event, &offers, acting))
                    }
                }
            }
        }
    }
}

/// The ways of playing one event.
fn play(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    event: EventCard,
    offers: &Offers<'_>,
    acting: Seat,
) -> Markup {
    let only = |wanted: &dyn Fn(Action) -> bool| -> Offers<'_> {
        offers.iter().copied().filter(|choice| wanted(choice.action)).collect()
    };
    match event {
        EventCard::Forecast | EventCard::OneQuietNight => buttons(words, offers, "main"),
        EventCard::ResilientPopulation => {
            pick(words, scene, "resilient", &words.say("panel-infection-discard"), "choose-remove", offers)
        }
        EventCard::Airlift => html! {
            @for seat in acting.and_following(words.view.options.players) {
                @let pawn = if seat == acting { Pawn::Own } else { Pawn::Of(seat) };
                @let those = only(&|action| matches!(action, Action::Airlift { pawn: of, .. } if of == pawn));
                @if !those.is_empty() {
                    (pick(words, scene, &format!("airlift-s{}", seat.number()), &words.who(seat), "choose-fly", &those))
                }
            }
        },
        EventCard::GovernmentGrant => html! {
            @let free = only(&|action| matches!(action, Action::GovernmentGrant { from: None, .. }));
            @if !free.is_empty() {
                (pick(words, scene, "grant", &words.say("group-city"), "choose-build", &free))
            }
            @for station in words.view.stations.iter() {
                @let moved = only(&|action| matches!(action, Action::GovernmentGrant { from, .. } if from == Some(station)));
                @if !moved.is_empty() {
                    @let key = format!("grant-{}", slug(station.word()));
                    @let label = format!("{}: {}", words.say("group-station"), words.city(station));
                    (pick(words, scene, &key, &label, "choose-build", &moved))
                }
            }
        },
    }
}

/// P3.3 P3.7 Letting go.
fn ends(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, |action| matches!(action, Action::Pass | Action::End));
    let class = |action| if action == Action::Pass { "main" } else { "" };
    html! {
        @if !offers.is_empty() {
            (group("end", &words.say("group-end"), &html! {
                div .choices { @for choice in &offers { (button(words, choice, class(choice.action))) } }
            }))
        }
    }
}

/// What cannot be done, by what it is and why.
fn blocked(words: &Words<'_>, blocked: &[(Action, Refusal)]) -> Markup {
    let mut groups: Vec<(Kind, Refusal, Vec<Action>)> = Vec::new();
    for &(action, refusal) in blocked {
        let kind = Kind::of(action);
        match groups.iter_mut().find(|(of, why, _)| (*of, *why) == (kind, refusal)) {
            Some((_, _, actions)) => actions.push(action),
            None => groups.push((kind, refusal, vec![action])),
        }
    }
    html! {
        @if !groups.is_empty() {
            (group("blocked", &words.say("group-blocked"), &html! {
                @for (kind, refusal, actions) in &groups {
                    div .blocked {
                        span .what { (kind.name(words, actions)) }
                        span { (words.say(&format!("refusal-{}", refusal.reason))) }
                        (rule(words, refusal.rule.0))
                    }
                }
            }))
        }
    }
}

/// A rule's id as a link to its text.
fn rule(words: &Words<'_>, rule: &str) -> Markup {
    let label = words.say_with("why-rule", &[("rule", rule.into())]);
    html! { a .rule href=(format!("/rules/pandemic#{rule}")) aria-label=(label) { (rule) } }
}

/// Blocked actions that are told in one line if they are blocked for the same reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cure,
    Treat,
    Share,
    Movement(Movement),
    Event(EventCard),
    Other(Action),
}

impl Kind {
    fn of(action: Action) -> Kind {
        match action {
            Action::Cure(_) => Kind::Cure,
            Action::Treat(_) => Kind::Treat,
            Action::Give { .. } | Action::Take { .. } => Kind::Share,
            Action::Move { by, .. } => Kind::Movement(by),
            Action::Airlift { .. } => Kind::Event(EventCard::Airlift),
            Action::Forecast => Kind::Event(EventCard::Forecast),
            Action::GovernmentGrant { .. } => Kind::Event(EventCard::GovernmentGrant),
            Action::OneQuietNight => Kind::Event(EventCard::OneQuietNight),
            Action::ResilientPopulation(_) => Kind::Event(EventCard::ResilientPopulation),
            Action::Role(_)
            | Action::Build { .. }
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Pass
            | Action::End => Kind::Other(action),
        }
    }

    fn name(self, words: &Words<'_>, actions: &[Action]) -> String {
        match self {
            Kind::Cure => {
                let hues = words.list(actions.iter().filter_map(|action| {
                    if let Action::Cure(colour) = action { Some(words.hue(*colour)) } else { None }
                }));
                words.say_with("blocked-cure", &[("hues", (&hues).into())])
            }
            Kind::Treat => words.say("blocked-treat"),
            Kind::Share => {
                let mut seats: Vec<Seat> = actions
                    .iter()
                    .filter_map(|action| match *action {
                        Action::Give { to: seat, .. } | Action::Take { from: seat, .. } => Some(seat),
                        Action::Role(_)
                        | Action::Move { .. }
                        | Action::Build { .. }
                        | Action::Cure(_)
                        | Action::Treat(_)
                        | Action::Airlift { .. }
                        | Action::Forecast
                        | Action::GovernmentGrant { .. }
                        | Action::OneQuietNight
                        | Action::ResilientPopulation(_)
                        | Action::Place(_)
                        | Action::Discard(_)
                        | Action::Agree
                        | Action::Refuse
                        | Action::Pass
                        | Action::End => None,
                    })
                    .collect();
                seats.dedup();
                let people = words.list(seats.into_iter().map(|seat| words.who(seat)));
                words.say_with("blocked-share", &[("people", (&people).into())])
            }
            Kind::Movement(by) => words.say(&format!("blocked-{}", by.word())),
            Kind::Event(event) => words.event(event),
            Kind::Other(action) => words.action(action),
        }
    }
}

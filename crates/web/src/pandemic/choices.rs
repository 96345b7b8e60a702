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

/// The class of a button, and of one that is the thing to do.
const ORDINARY: &str = "choice";
const MAIN: &str = "choice main";

type Offers<'a> = Vec<&'a Choice<Action>>;

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
                @let question = words.question(scene.acting);
                h2 #ask { (question.headline) (tally(words, scene)) }
                @if let Some(more) = question.more { span #ask-more .more { (more) } }
                svg .chevron viewBox="0 0 18 18" aria-hidden="true" { use href="#chevron" {} }
            }
            @if let Some(acting) = scene.acting {
                form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
                div #choices .sheet role="group" aria-label=(words.say("group-actions")) {
                    (answers(words, scene))
                    (roles(words, scene))
                    (order(words, scene))
                    (discards(words, scene))
                    @let curable = !those(scene, Group::Cure).is_empty();
                    @if curable { (cure(words, scene)) }
                    (treat(words, scene))
                    (moves(words, scene))
                    (build(words, scene))
                    (share(words, scene))
                    @if !curable { (cure(words, scene)) }
                    (events(words, scene, acting))
                    (ends(words, scene))
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

/// A button of the form.
fn button(words: &Words<'_>, choice: &Choice<Action>, class: &str) -> Markup {
    html! {
        button id=(id("do", &choice.notation)) class=(class) type="submit" form="act" name="action"
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
                Card::Event(_) => (icon("star")),
            }
            (words.card(card))
        }
    }
}

/// A group of choices under a heading, with what is blocked of its kind. Without either there is no group.
fn group(words: &Words<'_>, scene: &Scene<'_, State>, kind: Group, content: Option<Markup>) -> Markup {
    let blocked = blocked(words, scene.blocked, kind);
    html! {
        @if content.is_some() || blocked.is_some() {
            section id=(format!("group-{}", kind.word())) .group {
                h3 { (words.say(&format!("group-{}", kind.word()))) }
                @if let Some(content) = content { (content) }
                @if let Some(blocked) = blocked { (blocked) }
            }
        }
    }
}

/// The groups the choices fall into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Answer,
    Roles,
    Order,
    Discard,
    Pay,
    Treat,
    Cure,
    Move,
    Build,
    Share,
    Events,
    End,
}

impl Group {
    const fn word(self) -> &'static str {
        match self {
            Group::Answer => "answer",
            Group::Roles => "roles",
            Group::Order => "order",
            Group::Discard => "discard",
            Group::Pay => "pay",
            Group::Treat => "treat",
            Group::Cure => "cure",
            Group::Move => "move",
            Group::Build => "build",
            Group::Share => "share",
            Group::Events => "events",
            Group::End => "end",
        }
    }

    /// The group an action is looked for in.
    const fn of(action: Action) -> Group {
        match action {
            Action::Role(_) => Group::Roles,
            Action::Move { .. } => Group::Move,
            Action::Build { .. } => Group::Build,
            Action::Cure(_) => Group::Cure,
            Action::Treat(_) => Group::Treat,
            Action::Give { .. } | Action::Take { .. } => Group::Share,
            Action::Airlift { .. }
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_) => Group::Events,
            Action::Place(_) => Group::Order,
            Action::Discard(_) => Group::Discard,
            Action::Agree | Action::Refuse => Group::Answer,
            Action::Pass | Action::End => Group::End,
        }
    }
}

/// The choices of a group.
fn those<'a>(scene: &Scene<'a, State>, wanted: Group) -> Offers<'a> {
    scene.choices.iter().filter(|choice| Group::of(choice.action) == wanted).collect()
}

/// P3.11 Yes or no.
fn answers(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Answer);
    let class = |action| if action == Action::Agree { MAIN } else { ORDINARY };
    let content = (!offers.is_empty()).then(|| {
        html! { div .choices { @for choice in &offers { (button(words, choice, class(choice.action))) } } }
    });
    group(words, scene, Group::Answer, content)
}

/// P2.2 The roles that are free, each with what it can do.
fn roles(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Roles);
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Role(role) = choice.action {
                        button id=(id("do", &choice.notation)) .choice .tall type="submit" form="act" name="action"
                            value=(choice.notation) {
                            span { strong { (words.role(role)) } span .cost { (words.role_about(role)) } }
                        }
                    }
                }
            }
        }
    });
    group(words, scene, Group::Roles, content)
}

/// P11.6 The cards of a Forecast: those in place, and those still to be placed.
fn order(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let Some(Frame::Forecast { order, .. }) = words.view.top() else { return html! {} };
    let offers = those(scene, Group::Order);
    let content = html! {
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
    };
    group(words, scene, Group::Order, Some(content))
}

/// P6.3 P17.3 Cards to part with.
fn discards(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Discard);
    let pays = matches!(words.view.top(), Some(Frame::CureCards { .. }));
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Discard(card) = choice.action { (chip(words, choice, card)) }
                }
            }
        }
    });
    group(words, scene, if pays { Group::Pay } else { Group::Discard }, content)
}

/// P7.1 The diseases that can be treated.
fn treat(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Treat);
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::Treat(colour) = choice.action {
                        @let full = words.action(choice.action);
                        @let count = words.treated(words.view.seat(words.view.active).city, colour);
                        button id=(id("do", &choice.notation)) .choice type="submit" form="act" name="action"
                            value=(choice.notation) title=(full) aria-label=(full) {
                            (pip(colour)) (words.colour(colour)) " "
                            span .cost { (words.say_with("treat-cubes", &[("count", count.into())])) }
                        }
                    }
                }
            }
        }
    });
    group(words, scene, Group::Treat, content)
}

/// P6.1 The cures that can be found.
fn cure(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Cure);
    let content = (!offers.is_empty()).then(|| buttons(words, &offers, MAIN));
    group(words, scene, Group::Cure, content)
}

/// P5.1 P5.3 A station here, from the stock or from elsewhere.
fn build(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Build);
    let content = (!offers.is_empty()).then(|| match offers.as_slice() {
        [_] => buttons(words, &offers, ORDINARY),
        _ => pick(words, scene, "build-from", &words.say("group-build-from"), "choose-build", &offers),
    });
    group(words, scene, Group::Build, content)
}

/// P4 P9.1 P9.3 Movements: the own pawn first, then those the Dispatcher can move.
fn moves(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Move);
    let of = |wanted: Pawn| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { pawn, .. } if pawn == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    let own = of(Pawn::Own);
    let content = (!own.is_empty()).then(|| ways(words, scene, "own", &own));
    html! {
        (group(words, scene, Group::Move, content))
        @for seat in Seat::first(words.view.options.players) {
            @let theirs = of(Pawn::Of(seat));
            @if !theirs.is_empty() {
                @let key = format!("move-s{}", seat.number());
                details id=(format!("group-{key}")) .group .fold {
                    summary { (words.say_with("group-pawn", &[("who", (&words.who(seat)).into())])) }
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
                    @let name = words.say(&format!("way-{}", by.word()));
                    @let cost = cost(words, by, pawn);
                    @if those.len() < MANY {
                        div .way role="group" aria-label=(name) {
                            p .name { b { (name) } (cost) }
                            div .choices {
                                @for choice in &those {
                                    @if let Action::Move { to, .. } = choice.action { (chip(words, choice, Card::City(to))) }
                                }
                            }
                        }
                    } @else {
                        (pick(words, scene, &format!("{key}-{}", by.word()), &format!("{name}{cost}"), "choose-fly", &those))
                    }
                }
            }
        }
    }
}

/// What a movement takes, as the end of a sentence that begins with its name.
fn cost(words: &Words<'_>, by: Movement, pawn: Pawn) -> String {
    match by {
        Movement::Drive | Movement::Shuttle | Movement::Rendezvous => String::new(),
        Movement::Direct => words.say("way-direct-cost"),
        Movement::Charter => {
            let from = words.city(words.view.seat(words.moved(pawn)).city);
            words.say_with("way-charter-cost", &[("city", (&from).into())])
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
    let offers = those(scene, Group::Share);
    let content = (!offers.is_empty()).then(|| {
        if offers.len() < MANY {
            return buttons(words, &offers, ORDINARY);
        }
        html! {
            form #pick-share .chooser data-live method="post" action=(scene.post_to) {
                (fields(scene))
                div .row {
                    select #pick-share-card name="action" required aria-label=(words.say("group-share")) {
                        option value="" { (words.say("choose-card")) }
                        @for choice in &offers { option value=(choice.notation) { (words.action(choice.action)) } }
                    }
                    button .choice type="submit" { (words.say("choose-go")) }
                }
            }
        }
    });
    group(words, scene, Group::Share, content)
}

/// P11 The events that can be played now: each card opens on what it does and where.
fn events(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Markup {
    let playable: Vec<(EventCard, Offers<'_>)> = EventCard::ALL
        .iter()
        .map(|&event| {
            let is = |choice: &&Choice<Action>| choice.action.event() == Some(event);
            (event, scene.choices.iter().filter(is).collect::<Offers<'_>>())
        })
        .filter(|(_, offers)| !offers.is_empty())
        .collect();
    let content = (!playable.is_empty()).then(|| {
        html! {
            div .choices {
                @for (event, _) in &playable {
                    @let key = slug(event.word());
                    button id=(format!("open-{key}")) .choice type="button" popovertarget=(format!("event-{key}")) {
                        (icon("star")) (words.event(*event)) "…"
                    }
                }
            }
            @for (event, offers) in &playable {
                @let key = format!("event-{}", slug(event.word()));
                div id=(key) .menu popover="auto" role="dialog" aria-labelledby=(format!("{key}-name")) {
                    h3 id=(format!("{key}-name")) { (icon("star")) (words.event(*event)) }
                    p .hint { (words.event_about(*event)) }
                    (play(words, scene, *event, offers, acting))
                }
            }
        }
    });
    group(words, scene, Group::Events, content)
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
        EventCard::Forecast | EventCard::OneQuietNight => buttons(words, offers, MAIN),
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
    let offers = those(scene, Group::End);
    let class = |action| if action == Action::Pass { MAIN } else { ORDINARY };
    let content = (!offers.is_empty()).then(|| {
        html! { div .choices { @for choice in &offers { (button(words, choice, class(choice.action))) } } }
    });
    group(words, scene, Group::End, content)
}

/// What of a group cannot be done, by what it is and why.
fn blocked(words: &Words<'_>, blocked: &[(Action, Refusal)], wanted: Group) -> Option<Markup> {
    let mut groups: Vec<(Kind, Refusal, Vec<Action>)> = Vec::new();
    for &(action, refusal) in blocked.iter().filter(|(action, _)| Group::of(*action) == wanted) {
        let kind = Kind::of(action);
        match groups.iter_mut().find(|(of, why, _)| (*of, *why) == (kind, refusal)) {
            Some((_, _, actions)) => actions.push(action),
            None => groups.push((kind, refusal, vec![action])),
        }
    }
    (!groups.is_empty()).then(|| {
        html! {
            @for (kind, refusal, actions) in &groups {
                p .blocked {
                    span .what { (kind.name(words, actions)) }
                    span .why { (words.say(&format!("refusal-{}", refusal.reason))) }
                    (rule(words, refusal.rule.0))
                }
            }
        }
    })
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
    Build,
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
            Action::Build { .. } => Kind::Build,
            Action::Role(_)
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
            Kind::Build => words.say("blocked-build"),
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
            Kind::Movement(by) => words.say(&format!("way-{}", by.word())),
            Kind::Event(event) => words.event(event),
            Kind::Other(action) => words.action(action),
        }
    }
}

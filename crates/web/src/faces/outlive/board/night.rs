//! O13 to O19 What the night will cost, how far it has come, and who still owes what.

use crate::faces::outlive::board::phase::Phase;
use crate::faces::outlive::board::sprite::{icon, token};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Ask, Chore, FOOD, Loss, RADIATION, Resource, Room, SeatView, SetupChoice, Todo};

/// What a shelter needs and has tonight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Forecast {
    /// Food for the rooms.
    pub(crate) food: u8,
    /// Water for the airlock.
    pub(crate) water: u8,
    /// O14.4b Survivors that would starve.
    pub(crate) shortage: u8,
    /// O15 Spaces the marker would go up.
    radiation: u8,
}

impl Forecast {
    pub(crate) fn of(words: &Words<'_>, known: &SeatView) -> Forecast {
        let view = words.view;
        let (food, water) = known.needs(&view.options);
        let has = |resource| known.tokens.count(resource);
        let drinks = has(Resource::Water) + known.virtual_water();
        let solid = has(Resource::Meat) + has(Resource::Can);
        let dry = water.saturating_sub(drinks);
        let hungry = food.saturating_sub(solid + drinks.saturating_sub(water));
        let shield = known.airlock + known.rooms.full(Room::Ventilation);
        let shortage = (dry + hungry).min(known.survivors());
        Forecast { food, water, shortage, radiation: level(words).saturating_sub(shield) }
    }
}

/// O15 The radiation of this turn.
pub(crate) fn level(words: &Words<'_>) -> u8 {
    RADIATION[usize::from(words.view.turn.clamp(1, RADIATION.len() as u8)) - 1]
}

/// What the night asks of a shelter and what it has for it, in words.
pub(crate) fn forecast(words: &Words<'_>, known: &SeatView) -> Option<String> {
    match Phase::of(words.view) {
        Phase::SetUp | Phase::Over => return None,
        Phase::Dawn | Phase::Day | Phase::Night => {}
    }
    if is_fed(words, known) {
        return Some(words.say("outlive-night-fed"));
    }
    let expects = Forecast::of(words, known);
    let need = |name: &str, need: u8, have: u8| {
        let told = words.tell("outlive-night-of", &[("need", need.into()), ("have", have.into())]);
        words.tell("outlive-plain-state", &[("name", (&words.say(name)).into()), ("state", (&told).into())])
    };
    let water = known.tokens.count(Resource::Water) + known.virtual_water();
    let radiation = words.tell("outlive-night-up", &[("count", expects.radiation.into())]);
    let radiation = words.tell(
        "outlive-plain-state",
        &[("name", (&words.say("outlive-night-radiation")).into()), ("state", (&radiation).into())],
    );
    let starve = words.tell("outlive-night-shortage", &[("count", expects.shortage.into())]);
    let needs = [
        need("outlive-night-food", expects.food, known.tokens.total(FOOD)),
        need("outlive-night-water", expects.water, water),
        radiation,
    ];
    let needs = words.list(needs.into_iter().chain((expects.shortage > 0).then_some(starve)));
    Some(words.tell("outlive-plain-night", &[("needs", (&needs).into())]))
}

/// O15 What is kept out no longer once a survivor in the airlock is lost before the radiation comes: its points tonight, and the
/// spaces the marker would go up so far and then.
pub(crate) fn without_one(words: &Words<'_>, known: &SeatView) -> Option<(u8, u8, u8)> {
    let Eve::Needs(now, ..) = Eve::of(words, known) else { return None };
    let mut fewer = known.clone();
    fewer.airlock = fewer.airlock.saturating_sub(1);
    Some((level(words), now.radiation, Forecast::of(words, &fewer).radiation))
}

/// How many would starve in this shelter tonight.
pub(crate) fn starving(words: &Words<'_>, known: &SeatView) -> u8 {
    if let Eve::Needs(needs, ..) = Eve::of(words, known) { needs.shortage } else { 0 }
}

/// Whether everyone in this shelter eats tonight, with what there is of what is needed.
pub(crate) fn verdict(words: &Words<'_>, known: &SeatView, when: &str) -> Markup {
    let eve = Eve::of(words, known);
    let Eve::Needs(needs, ..) = eve else { return html! {} };
    html! {
        p .tonight-told .well[needs.shortage == 0] .ill[needs.shortage > 0] {
            (icon("night")) span { (words.say(when)) } (keys(words, eve))
            b {
                @if needs.shortage == 0 { (words.say("outlive-night-all-eat")) }
                @else { (words.tell("outlive-night-shortage", &[("count", needs.shortage.into())])) }
            }
        }
    }
}

/// What the night will ask of the shelter that lies open, or asks, beside the clock.
pub(crate) fn tonight(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Option<Slot> {
    let title = match Phase::of(words.view) {
        Phase::Dawn | Phase::Day => "outlive-night-coming",
        Phase::Night => "outlive-night-now",
        Phase::SetUp | Phase::Over => return None,
    };
    let eve = Eve::of(words, words.view.seat(seat));
    Some(scene.part("tonight", (eve, title), |&(eve, title)| {
        html! {
            p #tonight .tonight role="group" aria-label=(words.say(title)) {
                (icon("night"))
                @match eve {
                    Eve::Far => "",
                    Eve::Fed => span .fed { (words.say("outlive-night-fed")) },
                    Eve::Needs(..) => (keys(words, eve)),
                }
                @if let Eve::Needs(Forecast { shortage: count @ 1.., .. }, ..) = eve {
                    span .starves { (words.tell("outlive-night-shortage", &[("count", count.into())])) }
                }
            }
        }
    }))
}

/// How a shelter stands on the eve of the night.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eve {
    /// It is not looked at yet.
    Far,
    /// What it needs, and the food and the water there are.
    Needs(Forecast, u8, u8),
    /// Feeding is over.
    Fed,
}

impl Eve {
    pub(crate) fn of(words: &Words<'_>, known: &SeatView) -> Eve {
        match Phase::of(words.view) {
            Phase::SetUp | Phase::Over => return Eve::Far,
            Phase::Dawn | Phase::Day | Phase::Night => {}
        }
        if is_fed(words, known) {
            return Eve::Fed;
        }
        let water = known.tokens.count(Resource::Water) + known.virtual_water();
        Eve::Needs(Forecast::of(words, known), known.tokens.total(FOOD), water)
    }
}

/// What a shelter has of what it needs, and how far the marker would go up.
pub(crate) fn keys(words: &Words<'_>, eve: Eve) -> Markup {
    let Eve::Needs(needs, food, water) = eve else { return html! {} };
    let up = words.tell("outlive-night-up", &[("count", needs.radiation.into())]);
    let radiation = format!("{}: {up}", words.say("outlive-night-radiation"));
    html! {
        (stocked(words, "outlive-night-food", &icon("food"), needs.food, food))
        (stocked(words, "outlive-night-water", &token(Resource::Water), needs.water, water))
        span .key .short[needs.radiation > 0] role="img" title=(radiation) aria-label=(radiation) {
            (icon("radiation")) @if needs.radiation > 0 { "+" } (needs.radiation)
        }
    }
}

/// What there is of what is needed.
fn stocked(words: &Words<'_>, name: &str, sign: &Markup, need: u8, have: u8) -> Markup {
    let told = words.tell("outlive-night-of", &[("need", need.into()), ("have", have.into())]);
    let told = format!("{}: {told}", words.say(name));
    html! {
        span .key .short[have < need] role="img" title=(told) aria-label=(told) { (sign) (have) span .need { "/" (need) } }
    }
}

/// Whether feeding is over for this player tonight.
fn is_fed(words: &Words<'_>, known: &SeatView) -> bool {
    let after = match known.todo {
        Todo::Chore(Chore::Recruit | Chore::Build | Chore::Repair { .. } | Chore::Irradiated { .. }) => true,
        Todo::Nothing => words.view.ask() == Some(Ask::Shelters),
        Todo::Setup(_) | Todo::Loss(_) | Todo::Chore(Chore::Feed | Chore::Starve { .. }) => false,
    };
    after && Phase::of(words.view) == Phase::Night
}

/// The steps of a night, as they come.
const STEPS: [&str; 7] = [
    "outlive-step-events",
    "outlive-step-feeding",
    "outlive-step-radiation",
    "outlive-step-recruits",
    "outlive-step-building",
    "outlive-step-repairs",
    "outlive-step-cleaning",
];

/// The place in [`STEPS`] of what this seat is at.
fn step_of(words: &Words<'_>, seat: Seat) -> usize {
    if matches!(words.view.ask(), Some(Ask::Resolve { .. })) {
        return 0;
    }
    match words.view.seat(seat).todo {
        Todo::Loss(_) | Todo::Setup(_) => 0,
        Todo::Chore(Chore::Feed | Chore::Starve { .. }) => 1,
        Todo::Chore(Chore::Irradiated { .. }) => 2,
        Todo::Chore(Chore::Recruit) => 3,
        Todo::Chore(Chore::Build) => 4,
        Todo::Chore(Chore::Repair { .. }) => 5,
        Todo::Nothing => 6,
    }
}

/// The steps of the night, with the one that the shelter that lies open is at.
pub(crate) fn steps(words: &Words<'_>, scene: &Scene<'_>, own: Option<Seat>) -> Option<Slot> {
    let seat = own.or(words.view.asked.first())?;
    match Phase::of(words.view) {
        Phase::Night => {}
        Phase::SetUp | Phase::Dawn | Phase::Day | Phase::Over => return None,
    }
    Some(scene.part("night-steps", step_of(words, seat), |&now| {
        html! {
            ol #night-steps .night-steps .column-1 .line-1 aria-label=(words.say("outlive-night-now")) {
                @for (place, step) in STEPS.into_iter().enumerate() {
                    li .past[place < now] .now[place == now] aria-current=[(place == now).then_some("step")] {
                        b { (place + 1) } " " (words.say(step))
                    }
                }
            }
        }
    }))
}

/// What somebody still owes.
pub(crate) fn owes(words: &Words<'_>, todo: Todo) -> String {
    let say = |id: &str| words.say(id);
    let count = |id: &str, left: u8| words.tell(id, &[("count", left.into())]);
    match todo {
        Todo::Nothing => say("outlive-owes-nothing"),
        Todo::Setup(SetupChoice::DiscardRooms { .. }) => say("outlive-owes-rooms"),
        Todo::Setup(SetupChoice::BuildFree) => say("outlive-owes-free-room"),
        Todo::Setup(SetupChoice::Settle) => say("outlive-owes-settling"),
        Todo::Setup(SetupChoice::ChooseLeader) => say("outlive-owes-leader"),
        Todo::Setup(SetupChoice::PlaceHeroes) => say("outlive-owes-heroes"),
        Todo::Loss(Loss::Goods { left }) => count("outlive-owes-goods", left),
        Todo::Loss(Loss::Food { left }) => count("outlive-owes-food", left),
        Todo::Loss(Loss::Survivors { left })
        | Todo::Chore(Chore::Starve { left } | Chore::Irradiated { left }) => {
            count("outlive-owes-survivors", left)
        }
        Todo::Chore(Chore::Feed) => say("outlive-owes-feeding"),
        Todo::Chore(Chore::Recruit) => say("outlive-owes-recruiting"),
        Todo::Chore(Chore::Build) => say("outlive-owes-building"),
        Todo::Chore(Chore::Repair { .. }) => say("outlive-owes-repairing"),
    }
}

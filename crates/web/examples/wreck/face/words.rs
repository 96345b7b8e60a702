//! W1 to W4: the sentences of the table, and the names they need.

use super::{Action, At, Card, Event, View};
use heck::AsKebabCase;
use i18n::{Languages, Said, Texts};
use kernel::Seat;
use std::sync::LazyLock;
use web::kit;
use web::kit::words::{Named, slug};

/// The texts of the toy, in English whatever the language of the page around it. Those of a real game are files in each folder of
/// `crates/i18n/languages`, and a face says them with the `texts` it is called with.
static TEXTS: LazyLock<Languages> =
    LazyLock::new(|| Languages::read([("en/wreck.ftl".to_owned(), include_str!("wreck.ftl").to_owned())]));

pub(super) fn texts() -> &'static Texts {
    TEXTS.source()
}

/// What is needed to name things: the texts, the view and the people.
pub(super) type Words<'a> = kit::words::Words<'a, View>;

pub(super) fn words<'a>(view: &'a View, people: &'a [String]) -> Words<'a> {
    Words { texts: texts(), view, people }
}

/// Something a sentence names.
#[derive(Clone, Copy)]
pub(crate) enum Thing {
    Seat(Seat),
    Card(Card),
    Count(u8),
}

impl From<Seat> for Thing {
    fn from(seat: Seat) -> Self {
        Thing::Seat(seat)
    }
}

impl From<Card> for Thing {
    fn from(card: Card) -> Self {
        Thing::Card(card)
    }
}

impl From<u8> for Thing {
    fn from(count: u8) -> Self {
        Thing::Count(count)
    }
}

impl Named for View {
    type Thing<'t> = Thing;

    fn name(words: &Words<'_>, thing: Thing) -> Option<Said> {
        Some(match thing {
            Thing::Seat(seat) => Said::Name(words.person(seat)),
            Thing::Card(card) => Said::Name(self::card(words, card)),
            Thing::Count(count) => Said::Count(count.into()),
        })
    }
}

/// The name of a card.
pub(super) fn card(words: &Words<'_>, card: Card) -> String {
    words.say(&format!("card-{}", slug(card.word())))
}

/// W1.2 A card with what it is worth, if anything.
pub(super) fn worth(words: &Words<'_>, card: Card) -> String {
    match card.worth() {
        0 => self::card(words, card),
        count => words.tell("worth", &[("card", card.into()), ("count", count.into())]),
    }
}

/// W3.3 Where a diver is, with how much.
pub(super) fn diver(words: &Words<'_>, seat: Seat, at: At, count: u8) -> String {
    let id = match at {
        At::Below => "below",
        At::Decided => "decided",
        At::Surface => "surfaced",
    };
    words.tell(id, &[("who", seat.into()), ("count", count.into())])
}

/// What is asked, or what is waited for.
pub(super) fn question(words: &Words<'_>, acting: Option<Seat>) -> String {
    let view = words.view;
    match acting {
        Some(seat) if view.undecided.contains(seat) => words.say("ask"),
        Some(_) | None if view.seats.values().all(|diver| diver.surfaced) => words.say("over"),
        Some(_) | None if view.undecided.is_empty() => words.say("wait-card"),
        Some(_) | None => {
            let people = words.list(view.undecided.iter().map(|seat| words.person(seat)));
            words.say_with("wait", &[("who", (&people).into())])
        }
    }
}

pub(super) fn action(words: &Words<'_>, action: Action) -> String {
    words.say(&format!("do-{}", action.word()))
}

/// W2.3, W3.3 What a decision brings about, as far as its name does not say it.
pub(super) fn about(words: &Words<'_>, seat: Seat, action: Action) -> String {
    let view = words.view;
    let carried = view.diver(seat).carried;
    let things: [(&str, Thing); 4] = [
        ("count", view.options.sharks.into()),
        ("come", view.sharks().into()),
        ("carried", carried.into()),
        ("left", view.left.into()),
    ];
    words.tell(&format!("about-{}", action.word()), &things)
}

/// An event: the text `log-` with its name, and its fields as the variables.
pub(super) fn event(words: &Words<'_>, event: &Event) -> String {
    words.tell(&format!("log-{}", AsKebabCase(event.name())), &event.fields())
}

/// W4.2 What ended the game, and who has won by it.
pub(super) fn ending(words: &Words<'_>, ended_by: &str) -> String {
    let seats = || Seat::first(words.view.options.players);
    let most = seats().map(|seat| words.view.diver(seat).banked).max().unwrap_or_default();
    let winners = words
        .list(seats().filter(|seat| words.view.diver(*seat).banked == most).map(|seat| words.person(seat)));
    let won = match most {
        0 => words.say("won-nobody"),
        count => words.say_with("won", &[("who", (&winners).into()), ("count", count.into())]),
    };
    format!("{} {won}", words.say(&format!("ending-{ended_by}")))
}

/// The table in plain text, for terminals.
pub(super) fn plain(words: &Words<'_>) -> String {
    let view = words.view;
    let turned = words.list(view.turned.iter().map(|card| worth(words, card)));
    let divers = Seat::first(view.options.players).flat_map(|seat| {
        let chart = view.diver(seat).chart.map(|card| words.tell("chart", &[("card", card.into())]));
        [Some(diver(words, seat, At::of(view, seat), view.purse(seat))), chart]
    });
    let left = words.tell("left", &[("count", view.left.into())]);
    [Some(turned).filter(|turned| !turned.is_empty()), Some(left)]
        .into_iter()
        .chain(divers)
        .flatten()
        .collect::<Vec<_>>()
        .join("\n")
}

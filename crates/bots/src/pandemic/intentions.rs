//! Intentions: why a line of Pandemic is good, as typed words.

use super::known::{Known, steps};
use super::outlook::{Outlook, place};
use crate::along;
use kernel::Seat;
use pandemic::{ACTIONS, Action, CITY_CUBES, Card, City, Colour, Frame, Payment, PurpleModule, State, View};

/// Why some steps of a seat are good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intention {
    /// A disease is cured.
    Cure(Colour),
    /// The last cure: the game is won.
    Win(Colour),
    /// The last cube of a cured disease leaves the board.
    Eradicate(Colour),
    /// A city is treated that would have broken out with one more cube.
    Avert(City),
    /// A city is treated before it becomes dangerous.
    Ease {
        /// The city.
        city: City,
        /// The colour of the cubes.
        colour: Colour,
        /// Cubes left.
        left: u8,
    },
    /// A card changes hands.
    Pass {
        /// The seat that gives it.
        from: Seat,
        /// The seat that has it then.
        to: Seat,
        /// The card.
        card: City,
        /// Cards of its colour that seat has then.
        held: u8,
        /// Cards of it a cure takes that seat.
        needed: u8,
    },
    /// A research station is built.
    Station(City),
    /// A quiet night while this many cities are on the brink.
    QuietNight(u8),
    /// The city can no longer be infected.
    Spare(City),
    /// A seat has all cards for a cure, and needs some turns to reach a station.
    Ready {
        /// The seat.
        seat: Seat,
        /// The disease.
        colour: Colour,
        /// Turns of that seat.
        turns: u8,
    },
    /// A seat lacks some cards for a cure.
    Lacking {
        /// The seat.
        seat: Seat,
        /// The disease.
        colour: Colour,
        /// Cards it lacks.
        cards: u8,
    },
    /// Two seats can meet soon where a card can be handed over.
    Meet {
        /// The seat that has the card.
        from: Seat,
        /// The seat that collects its colour.
        to: Seat,
        /// The card, which names the place.
        card: City,
    },
    /// The turn ends where a city is on the brink, to be treated next.
    Guard(City),
    /// The turn ends there.
    Go(City),
    /// A card is discarded whose disease is cured.
    Useless(City),
    /// A card is discarded of a colour of which nobody has more than this many cards.
    Spareable {
        /// The card.
        card: City,
        /// The most cards of its colour in one hand.
        most: u8,
    },
    /// Events stay in the hand for a worse moment.
    Wait,
}

/// The most intentions that are reported.
const TOLD: usize = 4;
/// The most cards that may be missing for a cure that is mentioned.
const SOON: u32 = 2;
/// The most steps to a meeting that is near.
const NEAR: u8 = 4;

/// The intentions of these steps of the seat, the most important first.
pub fn intentions(view: &View, seat: Seat, line: &[Action]) -> Vec<Intention> {
    if !view.team().contains(seat) {
        return Vec::new();
    }
    let views = along::<State>(view, seat, line);
    let done = &line[..views.len() - 1];
    let mut all = Vec::new();
    for (action, pair) in done.iter().zip(views.windows(2)) {
        if let [before, after] = pair {
            all.extend(of_step(*action, seat, before, after));
        }
    }
    all.extend(averted(done, &views));
    if let Some(last) = views.last()
        && last.ended_by.is_none()
    {
        let moves =
            done.iter().any(|action| matches!(action, Action::Move { .. } | Action::OperationsFlight { .. }));
        all.extend(ahead(last, seat));
        if moves {
            all.extend(rest(last, seat, all.is_empty()));
        }
    }
    all.sort_by_key(matter);
    all.dedup();
    all.truncate(TOLD);
    all
}

/// The kinds of intentions, in the order in which they are reported.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Matter {
    Victory,
    Cure,
    Rescue,
    Eradication,
    Handover,
    Prevention,
    Hand,
    Ready,
    Lacking,
    Meeting,
    Guard,
    Relief,
    Way,
}

fn matter(intention: &Intention) -> Matter {
    match intention {
        Intention::Win(_) => Matter::Victory,
        Intention::Cure(_) => Matter::Cure,
        Intention::Avert(_) | Intention::QuietNight(_) => Matter::Rescue,
        Intention::Eradicate(_) => Matter::Eradication,
        Intention::Pass { .. } => Matter::Handover,
        Intention::Spare(_) | Intention::Station(_) => Matter::Prevention,
        Intention::Useless(_) | Intention::Spareable { .. } | Intention::Wait => Matter::Hand,
        Intention::Ready { .. } => Matter::Ready,
        Intention::Lacking { .. } => Matter::Lacking,
        Intention::Meet { .. } => Matter::Meeting,
        Intention::Guard(_) => Matter::Guard,
        Intention::Ease { .. } => Matter::Relief,
        Intention::Go(_) => Matter::Way,
    }
}

fn of_step(action: Action, seat: Seat, before: &View, after: &View) -> Option<Intention> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action shows an intention by itself")]
    match action {
        Action::Cure { colour, .. } => {
            let wins = before.options.module_purple == PurpleModule::None;
            let is_last =
                wins && Colour::STANDARD.iter().all(|&other| other == colour || !is_active(before, other));
            Some(if is_last { Intention::Win(colour) } else { Intention::Cure(colour) })
        }
        Action::Treat(colour) => {
            let on_board = |view: &View| view.cubes.iter().map(|city| city[colour as usize]).sum::<u8>();
            let is_gone = !is_active(before, colour) && on_board(before) > 0 && on_board(after) == 0;
            is_gone.then_some(Intention::Eradicate(colour))
        }
        Action::Give { to, card } => passed(before, seat, to, card),
        Action::Take { from, card } => passed(before, from, seat, card),
        Action::Build { .. } => Some(Intention::Station(before.seat(seat).city)),
        Action::GovernmentGrant { city, .. } => Some(Intention::Station(city)),
        Action::OneQuietNight => Some(Intention::QuietNight(on_brink(before).count() as u8)),
        Action::ResilientPopulation(city) => Some(Intention::Spare(city)),
        Action::Discard(Card::City(card)) => match before.top() {
            Some(Frame::Moment(_)) => Some(discarded(before, seat, card)),
            // The cards a cure takes are part of the cure's intention.
            Some(Frame::Question(_) | Frame::Setup(_) | Frame::Step(_)) | None => None,
        },
        Action::Pass => {
            let hand = before.seat(seat).hand.unwrap_or(before.seat(seat).shown);
            hand.iter().any(|card| matches!(card, Card::Event(_))).then_some(Intention::Wait)
        }
        _ => None,
    }
}

fn is_active(view: &View, colour: Colour) -> bool {
    view.cures[colour as usize] == pandemic::Cure::Active
}

/// Cities that break out with one cube more.
fn on_brink(view: &View) -> impl Iterator<Item = City> {
    let full = |city: &City| view.cubes[*city as usize].iter().any(|&cubes| cubes >= CITY_CUBES);
    City::ALL.iter().copied().filter(move |city| full(city))
}

fn passed(view: &View, from: Seat, to: Seat, card: City) -> Option<Intention> {
    let known = Known::new(view, to);
    let outlook = Outlook::new(&known);
    let (colour, number) = (card.colour(), place(to));
    let held = outlook.held(number, colour) + 1;
    let needed = outlook.cards_needed(number, colour, Payment::Cards);
    outlook.is_active(colour).then_some(Intention::Pass {
        from,
        to,
        card,
        held: held as u8,
        needed: needed as u8,
    })
}

fn discarded(view: &View, seat: Seat, card: City) -> Intention {
    let known = Known::new(view, seat);
    let outlook = Outlook::new(&known);
    if !outlook.is_active(card.colour()) {
        return Intention::Useless(card);
    }
    let most = known.seats().map(|number| outlook.held(number, card.colour())).max();
    Intention::Spareable { card, most: most.unwrap_or(0) as u8 }
}

/// Cities that are treated: those on the brink, and others.
fn averted(done: &[Action], views: &[View]) -> Vec<Intention> {
    let (Some(first), Some(last)) = (views.first(), views.last()) else { return Vec::new() };
    let mut all = Vec::new();
    for (action, before) in done.iter().zip(views) {
        let Action::Treat(colour) = *action else { continue };
        let city = before.seat(before.active).city;
        let cubes = |view: &View| view.cubes[city as usize][colour as usize];
        let intention = if cubes(first) >= CITY_CUBES {
            Intention::Avert(city)
        } else {
            Intention::Ease { city, colour, left: cubes(last) }
        };
        if !all.contains(&intention) {
            all.push(intention);
        }
    }
    all
}

/// The next cure as it looks after the line.
fn ahead(view: &View, seat: Seat) -> Vec<Intention> {
    let known = Known::new(view, seat);
    let outlook = Outlook::new(&known);
    let mut ready = Vec::new();
    let mut lacking: Option<(u32, Seat, Colour)> = None;
    for &colour in Colour::STANDARD.iter().filter(|&&colour| outlook.is_active(colour)) {
        for other in known.team {
            let number = place(other);
            let held = outlook.held(number, colour);
            let needed = outlook.cards_needed(number, colour, Payment::Cards);
            if held >= needed {
                let way = outlook.to_station(outlook.pawns[number]);
                ready.push(Intention::Ready { seat: other, colour, turns: (way + 1).div_ceil(ACTIONS) });
            } else if needed - held <= SOON && lacking.is_none_or(|(cards, ..)| needed - held < cards) {
                lacking = Some((needed - held, other, colour));
            }
        }
    }
    if ready.is_empty()
        && let Some((cards, collector, colour)) = lacking
    {
        ready.push(Intention::Lacking { seat: collector, colour, cards: cards as u8 });
        ready.extend(meeting(&outlook, collector, colour));
    }
    ready
}

/// The nearest place where the collector can be given a card of the colour, if it is near to both.
fn meeting(outlook: &Outlook<'_>, to: Seat, colour: Colour) -> Option<Intention> {
    let at = |seat: Seat| outlook.pawns[place(seat)];
    let givers = outlook.known.team.iter().filter(|&from| from != to);
    let meetings =
        givers.flat_map(|from| outlook.paying(place(from), colour).iter().map(move |card| (from, card)));
    let near = meetings.filter_map(|(from, card)| {
        let (one, other) = (steps(at(from), card), steps(at(to), card));
        (one <= NEAR && other <= NEAR).then_some((one + other, from, card))
    });
    let (_, from, card) = near.min_by_key(|&(way, from, card)| (way, from, card))?;
    Some(Intention::Meet { from, to, card })
}

/// Why it is good to end the turn there.
fn rest(view: &View, seat: Seat, only: bool) -> Option<Intention> {
    let here = view.seat(seat).city;
    let guards = on_brink(view).any(|city| city == here);
    if guards {
        return Some(Intention::Guard(here));
    }
    only.then_some(Intention::Go(here))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Viewer};
    use pandemic::Position;
    use serde_json::{Value, json};

    /// The intentions of the steps of the first seat.
    fn told(position: Value, line: &[&str]) -> Vec<Intention> {
        let position: Position = serde_json::from_value(position).unwrap();
        let state = State::from_position(&"players=2".parse().unwrap(), &position).unwrap();
        let line: Vec<Action> = line.iter().map(|action| action.parse().unwrap()).collect();
        let seat = Seat::default();
        intentions(&state.view(Viewer::Seat(seat)), seat, &line)
    }

    fn s(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn seats(city: &str, hand: &[&str], other: &str, others: &[&str]) -> Value {
        json!({
            "0": { "role": "medic", "city": city, "hand": hand, "actions_left": 4 },
            "1": { "role": "dispatcher", "city": other, "hand": others },
        })
    }

    #[test]
    fn a_city_on_the_brink_is_treated_before_others() {
        let position = json!({
            "seats": seats("kinshasa", &[], "tokyo", &[]),
            "cubes": { "lagos": { "yellow": 3 }, "kinshasa": { "yellow": 1 } },
        });
        assert_eq!(
            told(position, &["treat yellow", "drive lagos", "treat yellow"]),
            [
                Intention::Avert(City::Lagos),
                Intention::Ease { city: City::Kinshasa, colour: Colour::Yellow, left: 0 },
            ]
        );
    }

    #[test]
    fn a_card_that_changes_hands_is_counted() {
        let red = ["tokyo", "osaka", "seoul", "beijing"];
        let position = json!({ "seats": seats("tokyo", &["tokyo"], "tokyo", &red[1..]) });
        let told = told(position, &["give s1 tokyo"]);
        let pass = Intention::Pass { from: s(0), to: s(1), card: City::Tokyo, held: 4, needed: 5 };
        assert_eq!(told[0], pass);
        assert!(told.contains(&Intention::Lacking { seat: s(1), colour: Colour::Red, cards: 1 }), "{told:?}");
    }

    #[test]
    fn who_has_all_cards_is_told_how_far_the_station_is() {
        let red = ["tokyo", "osaka", "seoul", "beijing", "shanghai"];
        let position = json!({ "seats": seats("lima", &red, "paris", &[]) });
        let told = told(position.clone(), &["drive bogota"]);
        assert!(told.contains(&Intention::Ready { seat: s(0), colour: Colour::Red, turns: 1 }), "{told:?}");
        assert_eq!(
            self::told(json!({ "seats": seats("atlanta", &red, "paris", &[]) }), &["cure red"])[0],
            Intention::Cure(Colour::Red)
        );
    }

    #[test]
    fn two_who_are_near_can_meet() {
        let position = json!({
            "seats": seats("hong_kong", &["osaka"], "seoul", &["tokyo", "seoul", "beijing", "shanghai"]),
        });
        let told = told(position, &["drive taipei"]);
        assert!(told.contains(&Intention::Meet { from: s(0), to: s(1), card: City::Osaka }), "{told:?}");
        assert!(!told.contains(&Intention::Go(City::Taipei)), "there is more to say: {told:?}");
    }
}

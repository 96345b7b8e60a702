//! O8.1 O9.1 O11.1 O23.11 The words of the moment: the turn, the step, what waits.

use super::{checks, seat, wrong};
use crate::rules::{dawn, movement, night, pressing, questions, striking};
use crate::table::frames::{Ask, Draw, Frame, Stack, Todo};
use crate::table::position::{Position, StepWord};
use crate::table::state::{State, TURNS};
use crate::words::Area;
use crate::words::leaders::{self, Leader};
use crate::words::rooms;
use kernel::{Counts, PositionError, Seat};

/// Which turn it is, and who begins.
pub(super) fn turn(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let set_up = position.frames.iter().flatten().any(|frame| is_set_up(*frame));
    let number = position.turn.unwrap_or(u8::from(!set_up));
    if number > TURNS || set_up != (number == 0) {
        return Err(wrong("turn", "turns are 1 to 6, and 0 during set-up (O1.2)"));
    }
    state.turn.number = number;
    state.turn.first = seat(state, position.first.unwrap_or(0), "first")?;
    state.turn.next_first =
        position.next_first.map(|number| seat(state, number, "next_first")).transpose()?;
    state.turn.finished = super::seat_set(state, &position.finished, "finished")?;
    Ok(())
}

fn is_set_up(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Draw(Draw::DealLeaders | Draw::DealRooms | Draw::DrawForMary { .. })
            | Frame::Ask(
                Ask::Choose | Ask::PlaceHeroes | Ask::SplitForMary { .. } | Ask::DiscardForMary { .. }
            )
    )
}

/// Puts the moment.
pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    unopened(state, position);
    check_words(position)?;
    visit(state, position)?;
    if position.over {
        state.over = true;
        state.stack = Stack::EMPTY;
        state.stack.push(Ask::Shelters);
        checks::todo(state)?;
        checks::end(state)?;
        return checks::events(state, position);
    }
    match &position.frames {
        Some(frames) => exact(state, frames)?,
        None => usual(state, position)?,
    }
    if state.visit.is_some() != state.stack.iter().any(|frame| frame == Frame::Ask(Ask::Visit)) {
        return Err(wrong("visit", "a hero acts only during the day (O8.1)"));
    }
    checks::todo(state)?;
    checks::events(state, position)
}

/// Words of the moment that cannot stand together.
fn check_words(position: &Position) -> Result<(), PositionError> {
    let Position { step, mover, frames, visit, over, .. } = position;
    let exact = frames.as_ref().is_some_and(|frames| !frames.is_empty());
    if step.is_some() && (exact || *over) {
        return Err(wrong("step", "the moment is said by `step`, by `frames` or by `over`"));
    }
    if *over && position.turn.is_none_or(|turn| turn != TURNS) {
        return Err(wrong("over", "the game ends with turn 6 (O1.2)"));
    }
    let by_day = step.is_none_or(|step| step == StepWord::Day);
    if visit.is_some() && (!by_day || *over) {
        return Err(wrong("visit", "a hero acts only during the day (O8.1)"));
    }
    if mover.is_some() && (!by_day || exact || *over || visit.is_some()) {
        return Err(wrong("mover", "said with the step `day`, and not with `visit`, which says who moves"));
    }
    Ok(())
}

/// O3.6 O3.9 During set-up: what has not been dealt.
fn unopened(state: &mut State, position: &Position) {
    let set = state.options.component_set;
    let secret = |frame: &Frame| {
        matches!(frame, Frame::Draw(Draw::DealLeaders | Draw::DealRooms) | Frame::Ask(Ask::Choose))
    };
    if !position.frames.iter().flatten().any(secret) {
        state.unopened = crate::table::state::Unopened::default();
        return;
    }
    let (mut leaders, mut rooms) = (leaders::cards(set), rooms::advanced(set));
    for (_, player) in state.players.iter() {
        leaders = leaders - player.dealt_leaders;
        rooms = rooms.minus(&player.dealt_rooms);
    }
    let said = position.leaders_unseen.as_ref().map(|cards| cards.iter().copied().collect());
    state.unopened.leaders = said.unwrap_or(leaders) & leaders;
    let said: Option<Counts<_, _>> =
        position.rooms_unseen.as_ref().map(|tiles| tiles.iter().copied().collect());
    state.unopened.rooms = said.filter(|said| said.minus(&rooms).is_empty()).unwrap_or(rooms);
}

fn visit(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let Some(words) = &position.visit else { return Ok(()) };
    let own = seat(state, words.seat.number(), "visit.seat")?;
    let hero = &mut state.players[own].heroes[words.hero as usize];
    let said = position.seats.get(&own.number()).is_some_and(|seat| seat.places(words.hero));
    if said && hero.area != Some(words.area) {
        return Err(wrong("visit.area", "the hero stands elsewhere"));
    }
    hero.area = Some(words.area);
    hero.active = true;
    if words.area == Area::CargoShip && hero.row.is_none() {
        hero.row = Some(words.hero.strength());
    }
    let player = &state.players[own];
    if player.heroes.iter().filter(|hero| hero.area == Some(words.area)).count() > 1 {
        return Err(wrong("visit.area", "heroes of a player stand in different areas (O6.4)"));
    }
    let points = movement::action_strength(state, own, words.hero);
    let immune = striking::immune_by_day(state, own);
    let visit = words.visit(points, movement::cargo_rooms(state, own), immune);
    let strength = words.hero.strength();
    if visit.points > strength {
        return Err(wrong(
            "visit.points",
            format!("a [{strength}] has at most {strength} action points (O8.1)"),
        ));
    }
    if visit.free_searches > 4 || visit.cargo_rooms.iter().any(|&rooms| rooms > 2) {
        return Err(wrong("visit", "at most four free searches, and two rooms of each kind (O8.2)"));
    }
    let hunted = visit.hunted || visit.prey_taken;
    if hunted && visit.area.hunting_ground().is_none() || visit.purifier && visit.area != Area::Dam {
        return Err(wrong(
            "visit.area",
            "one hunts in the Forest, the Mine and the Fairground, and starts the purifier at the Dam (O9.1, O11.1)",
        ));
    }
    state.visit = Some(visit);
    Ok(())
}

/// The usual moments.
fn usual(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let any_todo = state.players.iter().any(|(_, player)| player.todo != Todo::Nothing);
    let step = position.step.unwrap_or(if any_todo { StepWord::Shelters } else { StepWord::Day });
    state.stack = Stack::EMPTY;
    match step {
        StepWord::Dawn => {
            state.turn.number -= 1;
            dawn::begin(state, &mut ());
        }
        StepWord::Event => state.stack.push(Draw::TurnUpEvent),
        StepWord::Day => {
            let first = state.turn.first;
            let mover =
                position.mover.map(|number| seat(state, number, "mover")).transpose()?.unwrap_or(first);
            match state.visit {
                Some(visit) => {
                    state.stack.push(Ask::Move { seat: visit.seat });
                    state.stack.push(Ask::Visit);
                }
                None => {
                    state.stack.push(Ask::Move { seat: mover });
                    questions::advance(state, &mut ());
                }
            }
        }
        StepWord::Night => {
            state.stack.push(Ask::Resolve { seat: state.turn.first, passes: 0 });
            questions::advance(state, &mut ());
        }
        StepWord::Shelters => {
            state.stack.push(Ask::Shelters);
            if !any_todo {
                night::begin(state);
            }
        }
    }
    Ok(())
}

/// Exactly these frames.
fn exact(state: &mut State, frames: &[Frame]) -> Result<(), PositionError> {
    let fits = match frames {
        [base] => is_base(*base),
        [Frame::Draw(Draw::DealLeaders), prey @ ..] => {
            prey.len() <= 3 && prey.iter().all(|frame| matches!(frame, Frame::Draw(Draw::TurnUpPrey { .. })))
        }
        [Frame::Draw(Draw::TurnUpEvent), rest @ ..] => {
            rest.len() <= 3
                && rest
                    .iter()
                    .all(|frame| matches!(frame, Frame::Draw(Draw::SetAside { .. } | Draw::ShowEquipment)))
        }
        [Frame::Ask(Ask::Strike { .. }), rest @ ..] => {
            rest.len() <= 2 && rest.iter().all(|frame| matches!(frame, Frame::Draw(Draw::SetAside { .. })))
        }
        [Frame::Ask(Ask::Move { .. }), Frame::Draw(Draw::LookAtSearchPile { .. })]
        | [Frame::Ask(Ask::Shelters), Frame::Draw(Draw::DrawEquipment { .. })]
        | [Frame::Ask(Ask::Move { .. }), Frame::Ask(Ask::Visit)] => true,
        [Frame::Ask(Ask::Move { .. }), Frame::Ask(Ask::Visit), top] => is_in_a_visit(*top),
        [..] => false,
    };
    let twice = frames.windows(2).any(|pair| match (pair[0], pair[1]) {
        (Frame::Draw(Draw::SetAside { city, .. }), Frame::Draw(Draw::SetAside { city: other, .. })) => {
            city == other
        }
        (Frame::Draw(_) | Frame::Ask(_), Frame::Draw(_) | Frame::Ask(_)) => false,
    });
    if !fits || twice {
        return Err(wrong("frames", "these do not wait on one another"));
    }
    for frame in frames {
        check_frame(state, *frame)?;
    }
    state.stack = frames.iter().copied().collect();
    let waits = match state.drawing() {
        Some(_) => crate::rules::chance::is_due(state),
        None => {
            let asked = questions::asked(state);
            let mut legal = Vec::new();
            let mut can_act = |seat: Seat| {
                legal.clear();
                questions::legal(state, seat, &mut legal);
                !legal.is_empty()
            };
            !asked.is_empty() && asked.iter().all(&mut can_act)
        }
    };
    if !waits {
        return Err(wrong("frames", "nobody is asked and nothing can be drawn"));
    }
    Ok(())
}

fn is_base(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Draw(Draw::DealLeaders | Draw::DealRooms | Draw::DrawForMary { .. } | Draw::TurnUpEvent)
            | Frame::Ask(
                Ask::Choose
                    | Ask::PlaceHeroes
                    | Ask::SplitForMary { .. }
                    | Ask::DiscardForMary { .. }
                    | Ask::Strike { .. }
                    | Ask::Move { .. }
                    | Ask::Resolve { .. }
                    | Ask::Shelters
            )
    )
}

fn is_in_a_visit(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Draw(
            Draw::TurnUpPrey { .. }
                | Draw::Search { .. }
                | Draw::LookAtSearchPile { .. }
                | Draw::LookAtPrey { .. }
        ) | Frame::Ask(Ask::Pressure { .. } | Ask::Defend { .. } | Ask::Loot { .. } | Ask::House { .. })
    )
}

/// O23.11 Tiles are drawn for Mary Koolpepper only.
fn is_mary(state: &State, seat: Seat) -> Result<(), PositionError> {
    if state.players[seat].leader == Some(Leader::MaryKoolpepper) {
        return Ok(());
    }
    Err(wrong("frames", format!("{seat} does not play Mary Koolpepper (O23.11)")))
}

/// Seats and numbers of a frame.
fn check_frame(state: &State, frame: Frame) -> Result<(), PositionError> {
    let number = |seat: Seat| super::seat(state, seat.number(), "frames");
    let sound = |sound: bool, why: &str| if sound { Ok(()) } else { Err(wrong("frames", why)) };
    let visited = |fits: bool| sound(fits, "a hero acts only in a visit (O8.1)");
    match frame {
        Frame::Draw(draw) => match draw {
            Draw::DrawForMary { seat, blackwood, silent_peak } => {
                is_mary(state, number(seat)?)?;
                let fits = blackwood <= 4 && silent_peak <= 4 && (1..=4).contains(&(blackwood + silent_peak));
                sound(fits, "one to four tiles are drawn for Mary Koolpepper (O23.11)")
            }
            Draw::LookAtSearchPile { seat, city, seen } => {
                number(seat)?;
                let unseen = u32::from(seen) < state.city(city).search_left();
                sound(unseen, "nobody looks at more tiles than lie face down (O20.18)")
            }
            Draw::LookAtPrey { seat, ground, seen } => {
                number(seat)?;
                let here = state.visit.and_then(|visit| visit.area.hunting_ground()) == Some(ground);
                let unseen = here && seen.saturating_add(1) < state.prey_pile(ground).left;
                sound(unseen, "a visitor looks at the tiles below the open one, and at no more (O21.20)")
            }
            Draw::DrawEquipment { seat, left } => {
                number(seat)?;
                sound((1..=2).contains(&left), "one or two tiles of equipment are drawn (O20.17)")
            }
            Draw::SetAside { city, left } => {
                let there = left > 0 && u32::from(left) <= state.city(city).search_left();
                sound(there, "no more tiles are laid open than lie face down (O4.6)")
            }
            Draw::Search { .. } => visited(state.visit.is_some()),
            Draw::DealLeaders
            | Draw::DealRooms
            | Draw::TurnUpPrey { .. }
            | Draw::ShowEquipment
            | Draw::TurnUpEvent => Ok(()),
        },
        Frame::Ask(ask) => match ask {
            Ask::SplitForMary { seat } | Ask::DiscardForMary { seat } => is_mary(state, number(seat)?),
            Ask::Resolve { seat, passes } => {
                number(seat)?;
                sound(passes < state.seats(), "when all have passed the step is over (O13.5)")
            }
            Ask::Move { seat } => {
                number(seat)?;
                let moves = state.visit.is_none_or(|visit| visit.seat == seat);
                sound(moves, "the hero that acts belongs to whoever moves (O8.1)")
            }
            Ask::Visit | Ask::House { .. } => visited(state.visit.is_some()),
            Ask::Pressure { targets } | Ask::Defend { targets, .. } | Ask::Loot { targets, .. } => {
                let targets = targets.iter().map(number).collect::<Result<Vec<_>, _>>()?;
                let pressed = pressing::are_targets(state, &targets);
                sound(pressed, "pressure is put on the other players with heroes in the area (O7.1)")
            }
            Ask::Strike { turn } => {
                let turned_up = (1..=state.turn.number).contains(&turn);
                sound(turned_up, "an event strikes from the turn on that turns it up (O5.1)")
            }
            Ask::Choose | Ask::PlaceHeroes | Ask::Shelters => Ok(()),
        },
    }
}

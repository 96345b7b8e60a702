//! P1.3 P2.9 P2.11 P9.12 P10.19 P12 P16.2 P18.1 P19.17 P21.6 P21.21 What no game can come to.

use super::wrong;
use crate::rules::bio_terrorist;
use crate::rules::ending;
use crate::rules::roles::medic;
use crate::table::frames::{Frame, Moment, Step, Window};
use crate::table::position::Position;
use crate::table::state::State;
use crate::table::view::View;
use crate::words::map::City;
use crate::words::options::{BtHiddenActions, Options, PurpleModule, StartPlayer, StrainModule, Switch};
use crate::words::{Colour, Cure, EventCard};
use kernel::{OptionError, PositionError, Seat};
use std::fmt;
use vocabulary::OptionRows;

/// P2.9 P2.11 P21.6 Whose turn it is, if its number is said.
pub(super) fn check_turn(position: &Position, view: &View) -> Result<(), PositionError> {
    let options = &view.options;
    if view.frames.iter().any(|frame| is_bio_terrorists(*frame)) {
        let word = if position.step.is_some() { "step" } else { "frames" };
        if view.bio_terrorist.is_none() {
            let reason = "nobody has this turn: the options have no `module_purple=bio_terrorist` (P21.1)";
            return wrong(word, reason);
        }
        let round = bio_terrorist::round(options);
        if position.turn.is_some_and(|turn| !turn.is_multiple_of(round)) {
            let reason = format!("the Bio-Terrorist's turn follows turns {round}, {}, … (P21.6)", 2 * round);
            return wrong("turn", reason);
        }
    }
    let (Some(turn), StartPlayer::ChosenSeat) = (position.turn, options.start_player) else { return Ok(()) };
    let passed = usize::from(turn - 1) + usize::from(options.start_seat.number());
    let due = view.team().iter().nth(passed % usize::from(options.players)).unwrap_or_default();
    if view.active != due {
        let reason = format!(
            "with `start_seat={}` turn {turn} is that of {due} (P2.9, P2.11)",
            options.start_seat.number()
        );
        return wrong("turn", reason);
    }
    Ok(())
}

fn is_bio_terrorists(frame: Frame) -> bool {
    match frame {
        Frame::Step(Step::BioTerroristTurn | Step::BioTerroristDraw | Step::BioTerroristDone)
        | Frame::Moment(Moment::BioTerrorist)
        | Frame::Moment(Moment::Window { window: Window::BtTurnBefore | Window::BtTurnAfter, .. }) => true,
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => false,
    }
}

/// P1.3 P10.19 P12 P19.17 P21.21 Words about things that these options do not bring into the game.
pub(super) fn check_things(options: &Options, position: &Position) -> Result<(), PositionError> {
    let has_purple = options.module_purple != PurpleModule::None;
    let samples = position.seats.values().any(|seat| seat.samples.contains_key(&Colour::Purple));
    for (path, said) in [
        ("cures.purple", position.cures.contains_key(&Colour::Purple)),
        ("supply.purple", position.supply.contains_key(&Colour::Purple)),
        ("removed_cubes.purple", position.removed_cubes.contains_key(&Colour::Purple)),
        ("seats", samples),
        ("purple_appeared", position.purple_appeared == Some(true)),
    ] {
        if said && !has_purple {
            return wrong(path, "purple needs `module_purple` in the options (P1.3)");
        }
    }
    let has_strain = options.module_strain == StrainModule::On;
    if !has_strain && position.removed_cubes.values().any(|&cubes| cubes > 0) {
        return wrong("removed_cubes", "only Unacceptable Loss puts cubes into the box (P19.17)");
    }
    if !has_strain && !position.strain_treated.is_empty() {
        return wrong("strain_treated", "the options have no `module_strain=on` (P19.1)");
    }
    for (path, said, event) in [
        ("hospital", position.hospital, EventCard::MobileHospital),
        ("special_orders", !position.special_orders.is_empty(), EventCard::SpecialOrders),
        ("travel_ban", position.travel_ban.is_some(), EventCard::CommercialTravelBan),
    ] {
        if said && !options.events().contains(event) {
            return wrong(
                path,
                format!("{event} is not in the game with event_set={} (P2.12)", options.event_set),
            );
        }
    }
    if let Some(role) = position.abilities_used.iter().find(|role| !options.roles().contains(**role)) {
        let reason = format!("{role} is not dealt with role_packs={} (P10.19)", options.role_packs);
        return wrong("abilities_used", reason);
    }
    let taken = position.bio_terrorist.as_ref().map_or(0, |terrorist| terrorist.hidden_used.len());
    if taken > 1 && options.bt_hidden_actions == BtHiddenActions::OneTotal {
        return wrong("bio_terrorist.hidden_used", "a turn has room for one hidden action (P21.21)");
    }
    Ok(())
}

/// P9.12 P16.2 P18.1 What diseases cannot look like at rest.
pub(super) fn check_diseases(options: &Options, state: &State) -> Result<(), PositionError> {
    if ending::is_won(state) {
        return wrong("cures", "with these cures the game is won (P18.1, P20.20)");
    }
    for &colour in state.colours() {
        let on_board = state.on_board(colour);
        match state.cure(colour) {
            Cure::Eradicated if on_board > 0 => {
                return wrong(format!("cures.{colour}"), "eradicated, but cubes lie on the board (P16.2)");
            }
            Cure::Cured if on_board == 0 && options.eradicate_on_cure == Switch::On => {
                return wrong(
                    format!("cures.{colour}"),
                    "cured without a cube on the board is eradicated (P16.2, P16.3)",
                );
            }
            Cure::Active | Cure::Cured | Cure::Eradicated => {}
        }
        for &city in City::ALL {
            if state.cubes(city, colour) > 0 && medic::holds_off(state, city, colour) {
                return wrong(
                    format!("cubes.{city}.{colour}"),
                    "the Medic stands here and the disease is cured: its cubes have left (P9.12)",
                );
            }
        }
    }
    Ok(())
}

/// Words that follow from the others must agree with them if they are said.
pub(super) fn agree(position: &Position, view: &View) -> Result<(), PositionError> {
    let same = |path: &str, said: Option<String>, is: String| match said {
        Some(said) if said != is => {
            wrong(path, format!("{said} is said, but from the other words it is {is}"))
        }
        Some(_) | None => Ok(()),
    };
    let word = |value: Option<&dyn fmt::Display>| value.map(ToString::to_string);
    let text = |value: &dyn fmt::Display| value.to_string();
    same("rate", word(position.rate.as_ref().map(|value| value as _)), text(&view.rate()))?;
    same("stations_left", position.stations_left.map(|left| left.to_string()), text(&view.stations_left()))?;
    same(
        "player_deck.left",
        position.player_deck.left.map(|left| left.to_string()),
        text(&view.player_deck_left()),
    )?;
    same(
        "epidemics_discarded",
        position.epidemics_discarded.map(|count| count.to_string()),
        text(&view.epidemics_discarded),
    )?;
    same(
        "asked",
        position.asked.as_ref().map(|asked| format!("{asked:?}")),
        format!("{:?}", view.asked.iter().map(Seat::number).collect::<Vec<_>>()),
    )?;
    for (number, seat) in &position.seats {
        let is = view.seats[*number as usize].hand_count;
        same(
            &format!("seats.{number}.hand_count"),
            seat.hand_count.map(|count| count.to_string()),
            is.to_string(),
        )?;
    }
    for (name, said) in position.options.iter().flatten() {
        let path = format!("options.{name}");
        let Some(spec) = Options::SPECS.iter().find(|spec| spec.name == name) else {
            return wrong(path, OptionError::unknown_name(name, Options::SPECS).to_string());
        };
        same(&path, Some(said.clone()), view.options.value(spec.name))?;
    }
    if position.ended_by.is_some() || position.won == Some(true) {
        return wrong("ended_by", "a position is one that can be played on");
    }
    if position.private_question.is_some() {
        return wrong("private_question", "a position says who is asked what in `frames`");
    }
    Ok(())
}

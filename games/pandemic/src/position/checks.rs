//! P9.12 P16.2 P18.1 What no game can come to.

use super::{Position, wrong};
use crate::map::City;
use crate::options::{Options, Switch};
use crate::roles::medic;
use crate::rules::ending;
use crate::state::State;
use crate::view::View;
use crate::words::Cure;
use kernel::{OptionError, PositionError, Seat};
use std::fmt;
use vocabulary::OptionRows;

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

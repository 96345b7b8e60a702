//! P3.11 P6.3 P11.6 P12.4 P12.8 P12.11 P20.5 A half-resolved decision of a position is one that could have been begun.

use super::wrong;
use crate::rules::decisions;
use crate::rules::{consent, cure};
use crate::table::frames::{Frame, Moment, Question};
use crate::table::state::{FORECAST, State};
use crate::words::{Card, Cure, EventCard};
use kernel::PositionError;

/// Whether the question on top could have been put.
pub(super) fn check(state: &State) -> Result<(), PositionError> {
    let mut before = state.clone();
    before.stack.pop();
    let path = format!("frames.{}", before.stack.iter().count());
    let forecasting = matches!(state.question(), Some(Question::Forecast { .. }));
    if !forecasting && !state.forecast.is_empty() {
        return wrong("forecast", "cards are looked at only while the top frame is a `forecast` (P11.6)");
    }
    let Some(question) = state.question() else { return Ok(()) };
    let out_of_actions = matches!(before.moment(), Some(Moment::Actions { .. }))
        && state.turn.actions_left == 0
        && question != Question::HospitalCube;
    if out_of_actions {
        return wrong(path, "the action step is over: no action is left (P3.2)");
    }
    let played = |event: EventCard| {
        let card = Card::Event(event);
        state.player_discard.contains(card) || state.player_removed.contains(card)
    };
    let sound = |sound: bool, why: &str| if sound { Ok(()) } else { wrong(path.clone(), why) };
    match question {
        Question::Consent { asker, owner, request } => {
            let asked = decisions::check(&before, asker, request).is_ok()
                && consent::owner(&before, asker, request) == Some(owner);
            sound(asked, &format!("{asker} cannot ask {owner} for `{request}` here (P3.11)"))
        }
        Question::CureCards { colour, with, left, chosen } => {
            let active = state.turn.active;
            let needed = cure::cards_needed(state, active, colour, with);
            let discarded =
                chosen.cities().iter().all(|city| state.player_discard.contains(Card::City(city)));
            let waits = state.cure(colour) == Cure::Active
                && state.board.stations.contains(state.city_of(active))
                && (1..=needed).contains(&left)
                && discarded
                && cure::cards_for(state, active, colour).len() > u32::from(left)
                && cure::can_go_on(state, active);
            sound(waits, &format!("no cure of {colour} waits for {left} more of several cards here (P6.3)"))
        }
        Question::Forecast { to_reveal, order, .. } => {
            let placed = order.iter().count();
            let all = usize::from(to_reveal) + state.forecast.len() as usize + placed;
            sound(
                played(EventCard::Forecast),
                "a Forecast that is carried out lies on the player_discard or in player_removed (P11.2)",
            )?;
            let possible = all <= FORECAST
                && u32::from(to_reveal) <= state.infection.pile.len()
                && (to_reveal == 0 || placed == 0)
                && (to_reveal > 0 || !state.forecast.is_empty());
            sound(
                possible,
                &format!(
                    "up to {FORECAST} cards are first looked at (to_reveal, from the infection deck), then lie in \
                     `forecast` and go one by one into `order` (P11.6)"
                ),
            )
        }
        Question::HospitalCube => {
            let mut cubes = Vec::new();
            decisions::legal(state, state.turn.active, &mut cubes);
            let several = state.turn.hospital && cubes.len() > 1;
            sound(several, "no Mobile Hospital has cubes of several colours to choose from here (P12.4)")
        }
        Question::Vaccine { colour, left, .. } => {
            let possible = played(EventCard::RapidVaccineDeployment)
                && state.cure(colour) != Cure::Active
                && (1..=5).contains(&left)
                && state.turn.just_cured == Some(colour)
                && state.on_board(colour) > 0;
            sound(possible, "no Rapid Vaccine Deployment can be carried out here (P12.8)")
        }
        Question::RemoteTreatment { left, .. } => {
            let cubes = state.colours().iter().any(|&colour| state.on_board(colour) > 0);
            let possible = played(EventCard::RemoteTreatment) && (1..=2).contains(&left) && cubes;
            sound(possible, "no Remote Treatment can be carried out here (P12.11)")
        }
        Question::MutationOrder => {
            let two = state.turn.mutations_waiting.len() > 1;
            sound(two, "two mutation events must wait for their order (P20.5)")
        }
    }
}

/// The moment below a question, for the frames of a position.
pub(super) fn can_wait_on(question: Question, below: Option<Frame>) -> bool {
    let moment = match below {
        Some(Frame::Moment(moment)) => Some(moment),
        Some(Frame::Setup(_) | Frame::Step(_) | Frame::Question(_)) | None => None,
    };
    let at_actions = matches!(moment, Some(Moment::Actions { .. }));
    let at_event = at_actions || matches!(moment, Some(Moment::Window { .. } | Moment::OverLimit { .. }));
    match question {
        Question::Consent { .. }
        | Question::Forecast { .. }
        | Question::Vaccine { .. }
        | Question::RemoteTreatment { .. } => at_event,
        Question::CureCards { .. } | Question::HospitalCube => at_actions,
        Question::MutationOrder => below == Some(crate::table::frames::Step::NextSpecial.into()),
    }
}

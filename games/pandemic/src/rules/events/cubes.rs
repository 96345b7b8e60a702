//! Cubes that an event removes, chosen one after the other.

use super::{mobile_hospital, rapid_vaccine_deployment, remote_treatment};
use crate::table::event::Event;
use crate::table::frames::Question;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Colour, EventCard};
use kernel::{Refusal, Sink};

/// The event that asks for a cube, if one does.
pub(crate) fn asking(question: Question) -> Option<EventCard> {
    match question {
        Question::HospitalCube => Some(EventCard::MobileHospital),
        Question::Vaccine { .. } => Some(EventCard::RapidVaccineDeployment),
        Question::RemoteTreatment { .. } => Some(EventCard::RemoteTreatment),
        Question::Consent { .. }
        | Question::CureCards { .. }
        | Question::Forecast { .. }
        | Question::MutationOrder => None,
    }
}

/// The cubes that may go next.
pub(crate) fn legal(state: &State, question: Question, out: &mut Vec<Action>) {
    match asking(question) {
        Some(EventCard::MobileHospital) => mobile_hospital::legal_cubes(state, out),
        Some(EventCard::RapidVaccineDeployment) => rapid_vaccine_deployment::legal_cubes(state, out),
        Some(_) => remote_treatment::legal_cubes(state, out),
        None => {}
    }
}

/// Whether this cube may go, and if not, why.
pub(crate) fn check(state: &State, city: City, colour: Colour) -> Result<(), Refusal> {
    match state.question().and_then(asking) {
        Some(EventCard::MobileHospital) => mobile_hospital::check_cube(state, city, colour),
        Some(EventCard::RapidVaccineDeployment) => rapid_vaccine_deployment::check_cube(state, city, colour),
        Some(_) => remote_treatment::check_cube(state, city, colour),
        None => Err(refusals::NOT_ASKED),
    }
}

/// The cube goes.
pub(crate) fn remove(state: &mut State, city: City, colour: Colour, log: &mut impl Sink<Event>) {
    match state.question().and_then(asking) {
        Some(EventCard::MobileHospital) => mobile_hospital::remove(state, colour, log),
        Some(EventCard::RapidVaccineDeployment) => rapid_vaccine_deployment::remove(state, city, colour, log),
        Some(_) => remote_treatment::remove(state, city, colour, log),
        None => {}
    }
}

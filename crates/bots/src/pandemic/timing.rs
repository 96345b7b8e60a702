//! When an event is worth a thought.

use super::known::FILLED;
use super::outlook::Outlook;
use pandemic::{EventCard, Frame, Moment, QuietNight, View, Window};

/// Whether there is anything to think about in a window: elsewhere nothing is lost by waiting for the next one.
pub(super) fn is_time(window: Window) -> bool {
    match window {
        Window::AfterCure
        | Window::EpidemicInfected
        | Window::BeforeIntensify
        | Window::BeforeInfection
        | Window::BeforeDraw
        | Window::TurnStart
        | Window::TurnEnd => true,
        Window::BetweenActions
        | Window::CardsDrawn
        | Window::BottomRevealed
        | Window::SpecialResolved
        | Window::OverLimit
        | Window::InfectionRevealed
        | Window::InfectionResolved
        | Window::BtTurnBefore
        | Window::BtTurnAfter => false,
    }
}

/// Whether an event whose use does not show on the board could not do more a little later.
pub(super) fn is_ripe(outlook: &Outlook, event: EventCard) -> bool {
    let view = outlook.known.view;
    let now = match view.top() {
        // A card must go anyway.
        Some(Frame::Moment(Moment::OverLimit { .. })) => return true,
        Some(Frame::Moment(Moment::Window { window, .. })) => Some(window),
        Some(
            Frame::Moment(Moment::Actions { .. } | Moment::BioTerrorist)
            | Frame::Setup(_)
            | Frame::Question(_)
            | Frame::Step(_),
        )
        | None => None,
    };
    match event {
        // P13.8 The discard comes back with the next Epidemic, not before.
        EventCard::ResilientPopulation => {
            matches!(now, Some(Window::EpidemicInfected | Window::BeforeIntensify))
        }
        EventCard::CommercialTravelBan => now == Some(Window::BeforeInfection),
        EventCard::OneQuietNight => now == Some(before_quiet(view)),
        EventCard::Forecast => threat(outlook) >= FILLED,
        EventCard::Airlift
        | EventCard::GovernmentGrant
        | EventCard::BorrowedTime
        | EventCard::MobileHospital
        | EventCard::NewAssignment
        | EventCard::RapidVaccineDeployment
        | EventCard::ReexaminedResearch
        | EventCard::RemoteTreatment
        | EventCard::SpecialOrders => true,
    }
}

/// The last window before the infections that a quiet night spares.
pub(super) fn before_quiet(view: &View) -> Window {
    match view.options.one_quiet_night {
        QuietNight::NextInfectionStep => Window::BeforeInfection,
        QuietNight::NextPlayersTurn => Window::TurnEnd,
    }
}

/// The worst that the next infection cards can bring.
pub(super) fn threat(outlook: &Outlook) -> f32 {
    let coming = outlook.known.coming().iter();
    coming.map(|city| outlook.known.if_infected(&outlook.cubes, city)).fold(0.0, f32::max)
}

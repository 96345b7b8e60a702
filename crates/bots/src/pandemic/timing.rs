//! When an event is worth considering.

use super::known::FILLED;
use super::outlook::Outlook;
use pandemic::{Action, City, EventCard, Frame, Moment, QuietNight, View, Window};

/// Whether events are worth considering in a window; in others nothing is lost by waiting for the next one.
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
    if must_go(view) {
        return true;
    }
    let now = match view.top() {
        Some(Frame::Moment(Moment::Window { window, .. })) => Some(window),
        Some(
            Frame::Moment(Moment::Actions { .. } | Moment::BioTerrorist | Moment::OverLimit { .. })
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
        EventCard::OneQuietNight => now == Some(before_quiet(view)) && threat(outlook) >= FILLED,
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

/// What an event that is kept for later adds to the win probability, in logits.
const KEPT: f64 = 0.16;
/// The number of player cards left from which on that value falls.
const FEWER_DAYS: f64 = 24.0;

/// The price of a line that plays an event which could be played later.
pub(super) fn price(view: &View, line: &[Action]) -> f64 {
    let is_kept = line.iter().all(|action| action.event().is_none());
    if is_kept || must_go(view) {
        return 0.0;
    }
    KEPT * (f64::from(view.player_deck_left()) / FEWER_DAYS).min(1.0)
}

/// Whether a card must go anyway.
fn must_go(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Moment(Moment::OverLimit { .. })))
}

/// The last window before the infections that a quiet night spares.
pub(super) fn before_quiet(view: &View) -> Window {
    match view.options.one_quiet_night {
        QuietNight::NextInfectionStep => Window::BeforeInfection,
        QuietNight::NextPlayersTurn => Window::TurnEnd,
    }
}

/// How bad the next infection step is expected to be, [`OUTBREAK`](super::known::OUTBREAK) being one that is sure to come.
pub(super) fn threat(outlook: &Outlook) -> f32 {
    let next = &outlook.known.named()[0];
    let harm = |(&city, &chance)| {
        if chance > 0.0 { chance * outlook.known.if_infected(&outlook.cubes, city) } else { 0.0 }
    };
    City::ALL.iter().zip(next).map(harm).sum()
}

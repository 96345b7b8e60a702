//! The groups the choices fall into.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::words::Words;
use pandemic::{Action, State};

/// Choices, as the page has them.
pub(crate) type Offers<'a> = Vec<&'a Choice<Action>>;

/// A heading on the desk.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    Answer,
    Roles,
    Begin,
    Order,
    Mutation,
    Remove,
    Discard,
    Pay,
    Capture,
    Treat,
    Secret,
    Cure,
    Move,
    Power,
    Build,
    Share,
    Events,
    Samples,
    End,
}

impl Group {
    /// All groups, in the order in which they stand on the desk.
    pub(crate) const ALL: [Group; 19] = [
        Group::Answer,
        Group::Roles,
        Group::Begin,
        Group::Order,
        Group::Mutation,
        Group::Remove,
        Group::Discard,
        Group::Pay,
        Group::Capture,
        Group::Treat,
        Group::Secret,
        Group::Cure,
        Group::Move,
        Group::Power,
        Group::Build,
        Group::Share,
        Group::Events,
        Group::Samples,
        Group::End,
    ];

    /// What stands over it.
    pub(crate) fn heading(self, words: &Words<'_>) -> String {
        words.say(&format!("group-{}", self.word()))
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Group::Answer => "answer",
            Group::Roles => "roles",
            Group::Begin => "begin",
            Group::Order => "order",
            Group::Mutation => "mutation",
            Group::Remove => "remove",
            Group::Discard => "discard",
            Group::Pay => "pay",
            Group::Capture => "capture",
            Group::Treat => "treat",
            Group::Secret => "secret",
            Group::Cure => "cure",
            Group::Move => "move",
            Group::Power => "power",
            Group::Build => "build",
            Group::Share => "share",
            Group::Events => "events",
            Group::Samples => "samples",
            Group::End => "end",
        }
    }

    /// From how many choices on it is folded where there are others: fewer where each is a whole sentence.
    pub(crate) fn folded_from(self) -> usize {
        if matches!(self, Group::Share | Group::Power) { 2 } else { 3 }
    }

    /// The group an action is looked for in.
    pub(crate) const fn of(action: Action) -> Group {
        match action {
            Action::Role(_) => Group::Roles,
            Action::Begin(_) => Group::Begin,
            Action::Move { .. } | Action::OperationsFlight { .. } | Action::Escape(_) => Group::Move,
            Action::Build { .. } => Group::Build,
            Action::Cure { .. } => Group::Cure,
            Action::Treat(_) => Group::Treat,
            Action::Give { .. } | Action::Take { .. } => Group::Share,
            Action::Retrieve | Action::Obtain { .. } | Action::Collect(_) | Action::Store(_) => Group::Power,
            Action::Capture => Group::Capture,
            Action::LocalInfection | Action::RemoteInfection(_) | Action::Sabotage(_) | Action::Draw => {
                Group::Secret
            }
            Action::Airlift { .. }
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_)
            | Action::BorrowedTime
            | Action::CommercialTravelBan
            | Action::MobileHospital
            | Action::NewAssignment { .. }
            | Action::RapidVaccineDeployment
            | Action::ReexaminedResearch { .. }
            | Action::RemoteTreatment
            | Action::SpecialOrders(_) => Group::Events,
            Action::Return(_) => Group::Samples,
            Action::Place(_) => Group::Order,
            Action::First(_) => Group::Mutation,
            Action::Remove { .. } => Group::Remove,
            Action::Discard(_) => Group::Discard,
            Action::Agree | Action::Refuse => Group::Answer,
            Action::Done | Action::Pass | Action::End => Group::End,
        }
    }
}

/// Whether there is nothing else to choose, but for what ends or lets go.
pub(crate) fn is_alone(scene: &Scene<'_, State>, group: Group) -> bool {
    scene.choices.iter().map(|choice| Group::of(choice.action)).all(|of| of == group || of == Group::End)
}

/// The choices of a group.
pub(crate) fn those<'a>(scene: &Scene<'a, State>, wanted: Group) -> Offers<'a> {
    scene.choices.iter().filter(|choice| Group::of(choice.action) == wanted).collect()
}

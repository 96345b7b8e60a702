//! Pages: functions from plain models to markup. They know no game and never see a state.

mod about;
mod advice;
mod gallery;
mod group;
mod groups;
mod home;
mod invite;
mod levels;
mod new_table;
mod offline;
mod past;
mod play;
mod problem;
mod replay;
mod result;
mod rules;
mod shell;
mod table;
mod theatre;

pub use about::about;
pub use advice::{AdvicePart, AdviceText, ChanceText};
pub use gallery::gallery;
pub use group::{GroupPage, group};
pub use groups::{GroupRow, GroupsPage, JoinPage, groups, join};
pub use home::{GameCard, Home, Listed, home};
pub use invite::{InvitePage, OfferedSeat, invite};
pub use levels::{LevelRow, level_name, levels, spelled};
pub use new_table::{
    GroupLine, NewTablePage, PLAYERS, SeatChoice, Warned, clashing, new_table, option_key, value_key,
};
pub use offline::{manifest, offline};
pub use past::{PastEnd, PastPage, PastSeat, past};
pub use play::{
    GroupNote, LogLine, NewerRulesNote, Offer, ProposalNote, ProposalPart, SeatRow, SeatTab, Sitting, Stage,
    TablePage, WindowRow,
};
pub use problem::{ProblemPage, problem};
pub use replay::{Eyes, ReplayPage, replay};
pub use rules::{rule, rules};
pub use shell::{Reader, page};
pub use table::{LaterPart, LogPage, TableLook, log_page, part_page, table, undo};

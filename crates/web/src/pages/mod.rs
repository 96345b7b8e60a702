//! Pages: functions from plain models to markup. They know no game and never see a state.

mod about;
mod admin;
mod advice;
mod delete;
mod devices;
mod gallery;
mod group;
mod groups;
mod home;
mod invite;
mod keys;
mod levels;
mod new_table;
mod offline;
mod options;
mod passkeys;
mod past;
mod play;
mod problem;
mod replay;
mod report;
mod result;
mod rules;
mod settings;
mod shell;
mod table;
mod theatre;

pub use about::about;
pub use admin::{AdminAct, AdminPage, AdminRow, AdminSection, admin, admin_door};
pub use advice::{AdvicePart, AdviceText, ChanceText};
pub use delete::{DeletePage, delete_oneself, delete_table, deleted_oneself};
pub use devices::{ContinuePage, DeviceRow, DevicesPage, Now, ProgramRow, devices, go_on};
pub use gallery::gallery;
pub use group::{GroupPage, group};
pub use groups::{GroupRow, GroupsPage, JoinPage, groups, join};
pub use home::{GameCard, Home, List, ListName, ListPage, Listed, home, list};
pub use invite::{InvitePage, OfferedSeat, invite};
pub use levels::{LevelRow, level_name, levels, measured};
pub use new_table::{GroupLine, NewTablePage, PLAYERS, SeatChoice, Warned, clashing, new_table};
pub use offline::{manifest, offline};
pub use options::{option_key, spelled, value_key};
pub use passkeys::{PasskeyRow, PasskeysPart};
pub use past::{PastEnd, PastPage, PastSeat, past};
pub use play::{
    GroupNote, LogLine, NewerRulesNote, Offer, ProposalNote, ProposalPart, SeatRow, SeatTab, SinceNote,
    Sitting, Stage, Step, TablePage,
};
pub use problem::{ProblemPage, problem};
pub use replay::{Eyes, LAST_DECISION, ReplayPage, replay};
pub use report::{ReportPage, report, reported};
pub use rules::{rule, rules};
pub use settings::{SettingsPage, settings};
pub use shell::{Reader, page};
pub use table::{LaterPart, LogPage, Over, TableLook, WayBack, log_page, part_page, table, undo};

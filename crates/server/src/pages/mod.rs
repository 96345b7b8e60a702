//! Handlers of pages and of the forms on them.

pub(crate) mod admin;
pub(crate) mod delete;
pub(crate) mod devices;
pub(crate) mod going_on;
pub(crate) mod groups;
pub(crate) mod home;
pub(crate) mod invite;
pub(crate) mod lists;
pub(crate) mod new_table;
pub(crate) mod passkeys;
pub(crate) mod play;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod settings;
pub(crate) mod site;

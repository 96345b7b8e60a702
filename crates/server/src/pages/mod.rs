//! Handlers of pages and of the forms on them.

pub(crate) mod groups;
pub(crate) mod home;
pub(crate) mod invite;
pub(crate) mod new_table;
pub(crate) mod play;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod site;

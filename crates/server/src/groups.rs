//! A group of the visitor with its log. Who has its link belongs to it; nobody else sees anything of it.

use crate::app::App;
use crate::problem::Problem;
use crate::visitor::Visitor;
use store::{Group, GroupId};
use web::campaign::Log;

/// A group the visitor belongs to.
pub(crate) struct Ours {
    pub(crate) group: Group,
    pub(crate) log: Log,
    /// The tables of this server that stand in the log.
    pub(crate) here: Vec<String>,
}

impl Ours {
    /// The group with this id.
    pub(crate) async fn of(app: &App, visitor: &Visitor, id: &str) -> Result<Ours, Problem> {
        let id = GroupId::parse(id).ok_or(Problem::NoSuchGroup)?;
        let group = app.store.group(&id).await?.ok_or(Problem::NoSuchGroup)?;
        let person = visitor.id().ok_or(Problem::NotOfGroup)?;
        if !app.store.belongs(&id, person.0).await? {
            return Err(Problem::NotOfGroup);
        }
        Ours::with_log(app, group).await
    }

    /// A group with its log: the file it began with, and what its games have given since.
    pub(crate) async fn with_log(app: &App, group: Group) -> Result<Ours, Problem> {
        let results = app.store.group_results(&group.id).await?;
        let since = results.iter().map(|result| (result.table.as_str(), result.text.as_str()));
        let log = Log::restored(&group.base, since, &group.choices).map_err(|unreadable| {
            tracing::error!(group = %group.id, ?unreadable, "the log of a group cannot be read");
            Problem::GroupBroken
        })?;
        // The file it began with may call it something else.
        let log = log.called(&group.name);
        let here = results.into_iter().map(|result| result.table.to_string()).collect();
        Ok(Ours { group, log, here })
    }
}

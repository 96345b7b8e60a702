//! A group of the visitor with its log. Whoever has its link belongs to it; nobody else sees anything of it.

use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::problem::Problem;
use campaign::{Given, Kept};
use catalogue::{GameId, Playable};
use i18n::Texts;
use store::{Group, GroupId};
use web::{CampaignFace, CampaignVisitor, LogFace, campaign_games, with_campaign};

/// A group the visitor belongs to.
pub(crate) struct Ours {
    pub(crate) group: Group,
    pub(crate) log: Box<dyn LogFace>,
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
        let since: Vec<Given<'_>> =
            results.iter().map(|result| Given { table: result.table.as_str(), text: &result.text }).collect();
        let kept = Kept { name: &group.name, base: &group.base, since: &since, choices: &group.choices };
        let game = GameId::from_id(&group.game);
        let log = game.and_then(|game| with_campaign(game, Restore(&kept)));
        let log = log.unwrap_or_else(|| Err("its game has no campaigns".to_owned())).map_err(|why| {
            tracing::error!(group = %group.id, why, "the log of a group cannot be read");
            Problem::GroupBroken
        })?;
        let here = results.into_iter().map(|result| result.table.to_string()).collect();
        Ok(Ours { group, log, here })
    }
}

/// The game of groups that are begun here or come from a file: forms name none, for only one has campaigns.
pub(crate) fn game() -> Result<GameId, Problem> {
    campaign_games().next().ok_or(Problem::NoSuchGame)
}

/// The log of a new group of this name.
pub(crate) struct Begin<'a>(pub(crate) &'a str);

impl CampaignVisitor for Begin<'_> {
    type Output = Box<dyn LogFace>;
    fn visit<G: Playable + CampaignFace>(self) -> Self::Output {
        Box::new(G::begun(self.0))
    }
}

/// The log in a file, or why it is not a log, in words.
pub(crate) struct Read<'a> {
    pub(crate) file: &'a str,
    pub(crate) texts: &'a Texts,
}

impl CampaignVisitor for Read<'_> {
    type Output = Result<Box<dyn LogFace>, String>;
    fn visit<G: Playable + CampaignFace>(self) -> Self::Output {
        match G::read(self.file) {
            Ok(log) => Ok(Box::new(log)),
            Err(unreadable) => Err(G::unreadable(self.texts, &unreadable)),
        }
    }
}

/// The log as it is stored, or why it cannot be read.
struct Restore<'a>(&'a Kept<'a>);

impl CampaignVisitor for Restore<'_> {
    type Output = Result<Box<dyn LogFace>, String>;
    fn visit<G: Playable + CampaignFace>(self) -> Self::Output {
        match self.0.restore::<G>() {
            Ok(log) => Ok(Box::new(log)),
            Err(unreadable) => Err(format!("{unreadable:?}")),
        }
    }
}

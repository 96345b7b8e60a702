//! A table as it is stored, made into one that can be played at.

use super::room::{Room, start};
use super::{Rooms, Unreachable};
use crate::keeper::{Keeper, wishing};
use crate::look::{About, Look};
use crate::meters::Meters;
use crate::minds::thinkers::Thinkers;
use crate::past::Past;
use crate::stored;
use crate::turns::Bells;
use crate::waiting::Pace;
use catalogue::Playable;
use std::collections::HashMap;
use std::sync::Arc;
use store::{Group, Store, StoredTable, TableId};
use table::{PersonId, Unplayable};
use web::{Face, FaceVisitor, with_face};

impl Rooms {
    /// A table as it is stored.
    pub(super) async fn load(&self, id: &TableId) -> Result<Opened, Unreachable> {
        let loaded = self.store.load(id).await.map_err(Unreachable::Storage)?;
        let Some(loaded) = loaded else { return Err(self.missing(id).await) };
        let loaded = Arc::new(loaded);
        let info = &loaded.info;
        let invite = self.store.invites_to(id).await.map_err(Unreachable::Storage)?.pop();
        let group = match &info.group {
            Some(group) => self.store.group(group).await.map_err(Unreachable::Storage)?,
            None => None,
        };
        let game = match stored::game(&info.game) {
            Ok(game) => game,
            Err(why) => return Err(unplayable(&loaded, why, group)),
        };
        let about = About {
            id: id.clone(),
            game,
            title: info.title.clone(),
            host: info.host.map(PersonId),
            listing: info.listing,
            advice: info.advice,
            invite: invite.map(|invite| invite.token),
            group: group.clone(),
            unwanted_by: wishing(&self.store.deletion_wishes(id).await.map_err(Unreachable::Storage)?),
        };
        let (store, thinkers, bells) = (self.store.clone(), self.thinkers.clone(), self.bells.clone());
        let (meters, pace) = (self.meters.clone(), self.pace);
        let opening = Opening { store, thinkers, bells, meters, pace, loaded: loaded.clone(), about };
        let opened = tokio::task::spawn_blocking(move || with_face(game, opening)).await;
        let why = match opened {
            Ok(Ok(opened)) => return Ok(opened),
            Ok(Err(why)) => why,
            Err(panic) => Unplayable::Damaged(panic.to_string()),
        };
        Err(unplayable(&loaded, why, group))
    }
}

fn unplayable(loaded: &StoredTable, why: Unplayable, group: Option<Group>) -> Unreachable {
    let StoredTable { info, history, ending: _ } = loaded;
    tracing::error!(table = %info.id, rules = %stored::rules(history), %why, "a table cannot be played");
    Unreachable::Unplayable(Box::new(Past::new(loaded, why, group)))
}

struct Opening {
    store: Store,
    thinkers: Thinkers,
    bells: Bells,
    meters: Meters,
    pace: Pace,
    loaded: Arc<StoredTable>,
    about: About,
}

/// A table that has been restored.
pub(super) struct Opened {
    /// Whose names it needs to know.
    pub(super) strangers: Vec<u64>,
    /// What it shows at first.
    pub(super) first: Arc<dyn Look>,
    /// Starts its task with these names.
    pub(super) start: Box<dyn FnOnce(HashMap<u64, String>) -> Room + Send>,
}

impl FaceVisitor for Opening {
    type Output = Result<Opened, Unplayable>;

    fn visit<G: Playable + Face>(self) -> Self::Output {
        let Opening { store, thinkers, bells, meters, pace, loaded, about } = self;
        let mut keeper = Keeper::<G>::open(store, thinkers, bells, meters, pace, &loaded, about)?;
        let (strangers, first) = (keeper.strangers(), keeper.watch().borrow().clone());
        let start = Box::new(move |names| {
            keeper.meet(names);
            start(keeper)
        });
        Ok(Opened { strangers, first, start })
    }
}

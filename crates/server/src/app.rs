//! What all requests share.

use crate::address::Address;
use crate::health::Health;
use crate::identity::devices::Devices;
use crate::identity::passkeys::Passkeys;
use crate::identity::passphrases::Passphrases;
use crate::identity::people::People;
use crate::meters::Meters;
use crate::nodes::Nodes;
use crate::operators::{AdminSecret, Bans};
use crate::rates::{Limiter, Rates};
use crate::rooms::Rooms;
use crate::wire::{Proxies, Streams};
use axum_extra::extract::cookie::Key;
use i18n::Languages;
use std::ops::Deref;
use std::sync::Arc;
use store::Store;
use tokio_util::sync::CancellationToken;

/// What all requests share. Clones share it.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    /// Where the site is reached.
    pub(crate) address: Address,
    pub(crate) store: Store,
    pub(crate) people: People,
    pub(crate) devices: Devices,
    pub(crate) passphrases: Passphrases,
    pub(crate) passkeys: Passkeys,
    pub(crate) rooms: Rooms,
    /// The live updates that are open.
    pub(crate) streams: Streams,
    pub(crate) proxies: Proxies,
    /// Counts what everybody does.
    pub(crate) limiter: Limiter,
    /// How many tables a person may have that are not over.
    pub(crate) open_tables: u32,
    pub(crate) health: Health,
    /// The way to the other nodes, if there may be any.
    pub(crate) nodes: Option<Nodes>,
    pub(crate) meters: Meters,
    /// The limits in force.
    pub(crate) rates: Rates,
    /// Who is turned away.
    pub(crate) bans: Bans,
    /// What opens the pages for operators, if there are any.
    pub(crate) admin: Option<AdminSecret>,
    /// The languages to choose from.
    pub(crate) languages: &'static Languages,
    /// Signs cookies, as people had them before there were credentials.
    pub(crate) key: Key,
    /// Ends what would otherwise never end, such as live updates.
    pub(crate) closing: CancellationToken,
}

impl App {
    pub(crate) fn new(shared: Shared) -> App {
        App(Arc::new(shared))
    }
}

impl Deref for App {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

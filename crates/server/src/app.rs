//! What all requests share.

use crate::health::Health;
use crate::people::People;
use crate::rooms::Rooms;
use crate::wire::{Proxies, Streams};
use axum::extract::FromRef;
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
    pub(crate) store: Store,
    pub(crate) people: People,
    pub(crate) rooms: Rooms,
    /// The live updates that are open.
    pub(crate) streams: Streams,
    pub(crate) proxies: Proxies,
    pub(crate) health: Health,
    /// The languages to choose from.
    pub(crate) languages: &'static Languages,
    /// Signs cookies.
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

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

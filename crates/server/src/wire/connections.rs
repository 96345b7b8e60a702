//! The connections there are, and which of them gives way.
//!
//! A connection waits for its peer until the header and the body of a request are there, and again once the answer is
//! written. Where there is no room, the one that has waited longest is closed: a browser opens another when it needs
//! it, and whoever only holds connections open loses them.

use super::proxies::household;
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio_util::sync::CancellationToken;

/// All connections there are. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Connections(Arc<Mutex<Book>>);

#[derive(Default)]
struct Book {
    /// Rises with everything that is noted.
    turn: u64,
    /// By the part of their address that counts.
    peers: HashMap<IpAddr, Peer>,
}

/// The connections from one address, by number.
type Peer = BTreeMap<u64, Held>;

struct Held {
    /// The turn since which it waits for its peer.
    waits: Option<u64>,
    close: CancellationToken,
}

/// Whether there is room for one more connection from an address.
pub(super) enum Room {
    For(Listed),
    /// None of the address's connections can give way.
    Full,
}

impl Connections {
    /// Notes a new connection. If its address has `most` already, the one of them that has waited longest is closed.
    pub(super) fn admit(&self, address: IpAddr, most: usize) -> Room {
        let mut book = self.book();
        let turn = book.turn();
        let address = address.to_canonical();
        let peer = book.peers.entry(household(address)).or_default();
        if peer.len() >= most && !close_oldest(peer) {
            return Room::Full;
        }
        let close = CancellationToken::new();
        peer.insert(turn, Held { waits: Some(turn), close: close.clone() });
        Room::For(Listed(Connection { connections: self.clone(), address, number: turn, close }))
    }

    /// Closes a connection that waits for its peer: the oldest from the address that has the most. False if none waits.
    pub(super) fn make_room(&self) -> bool {
        let mut book = self.book();
        let waits = |peer: &Peer| peer.values().any(|held| held.waits.is_some());
        let greediest = book.peers.values_mut().filter(|peer| waits(peer)).max_by_key(|peer| peer.len());
        greediest.is_some_and(close_oldest)
    }

    /// Closes every connection that waits for its peer.
    pub(super) fn close_waiting(&self) {
        for peer in self.book().peers.values_mut() {
            while close_oldest(peer) {}
        }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    fn turn(&mut self) -> u64 {
        self.turn += 1;
        self.turn
    }
}

fn close_oldest(peer: &mut Peer) -> bool {
    let oldest = peer
        .iter()
        .filter_map(|(number, held)| held.waits.map(|since| (since, *number)))
        .min()
        .and_then(|(_, number)| peer.remove(&number));
    oldest.inspect(|held| held.close.cancel()).is_some()
}

/// A connection, to tell of it whether it waits for its peer. Clones are the same connection.
#[derive(Clone)]
pub(crate) struct Connection {
    connections: Connections,
    address: IpAddr,
    number: u64,
    close: CancellationToken,
}

impl Connection {
    /// Where it comes from.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }

    /// The server waits for the peer: from now on the connection may be closed for others.
    pub(crate) fn waits(&self) {
        self.note(Some);
    }

    /// The peer waits for the server.
    pub(super) fn answers(&self) {
        self.note(|_| None);
    }

    /// Until it has to be closed.
    pub(super) async fn closed(&self) {
        self.close.cancelled().await;
    }

    fn note(&self, waits: impl FnOnce(u64) -> Option<u64>) {
        let mut book = self.connections.book();
        let turn = book.turn();
        if let Some(held) =
            book.peers.get_mut(&household(self.address)).and_then(|peer| peer.get_mut(&self.number))
        {
            held.waits = waits(turn);
        }
    }
}

/// A connection that is forgotten when this goes.
pub(super) struct Listed(pub(super) Connection);

impl Drop for Listed {
    fn drop(&mut self) {
        let Connection { connections, address, number, .. } = &self.0;
        let address = household(*address);
        let mut book = connections.book();
        if let Some(peer) = book.peers.get_mut(&address) {
            peer.remove(number);
            if peer.is_empty() {
                book.peers.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const BOB: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn admitted(connections: &Connections, address: IpAddr) -> Listed {
        match connections.admit(address, 3) {
            Room::For(listed) => listed,
            Room::Full => panic!("no room for {address}"),
        }
    }

    fn is_closed(listed: &Listed) -> bool {
        listed.0.close.is_cancelled()
    }

    #[test]
    fn who_has_waited_longest_gives_way_to_others_from_the_same_address() {
        let connections = Connections::default();
        let first = admitted(&connections, ADA);
        let second = admitted(&connections, ADA);
        let third = admitted(&connections, ADA);
        first.0.answers();
        second.0.answers();
        second.0.waits();
        let fourth = admitted(&connections, ADA);
        assert!(is_closed(&third) && !is_closed(&second));
        drop(third);
        let fifth = admitted(&connections, ADA);
        assert!(is_closed(&second), "it was the older of those that wait");
        assert!(!is_closed(&first) && !is_closed(&fourth) && !is_closed(&fifth));
    }

    #[test]
    fn who_is_answered_gives_way_to_nobody() {
        let connections = Connections::default();
        let busy: Vec<Listed> = (0..3).map(|_| admitted(&connections, ADA)).collect();
        busy.iter().for_each(|listed| listed.0.answers());
        assert!(matches!(connections.admit(ADA, 3), Room::Full));
        assert!(!connections.make_room());
        let _other = admitted(&connections, BOB);
        drop(busy);
        let _next = admitted(&connections, ADA);
    }

    #[test]
    fn the_address_that_has_the_most_makes_room() {
        let connections = Connections::default();
        let modest = admitted(&connections, BOB);
        let greedy: Vec<Listed> = (0..3).map(|_| admitted(&connections, ADA)).collect();
        assert!(connections.make_room() && connections.make_room());
        assert!(is_closed(&greedy[0]) && is_closed(&greedy[1]) && !is_closed(&greedy[2]));
        assert!(!is_closed(&modest), "it is older, but its address has fewer");
        greedy[2].0.answers();
        assert!(connections.make_room());
        assert!(is_closed(&modest), "nobody else waits");
    }

    #[test]
    fn at_the_end_everybody_who_waits_is_closed() {
        let connections = Connections::default();
        let (busy, idle) = (admitted(&connections, ADA), admitted(&connections, BOB));
        busy.0.answers();
        connections.close_waiting();
        assert!(is_closed(&idle) && !is_closed(&busy));
        drop((busy, idle));
        assert!(connections.book().peers.is_empty());
    }
}

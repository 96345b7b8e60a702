//! How much of the wire anybody may have.

use super::handles;
use std::time::Duration;

/// File handles kept for everything that is not a connection: the database, the port, answers to those who find no
/// room.
const RESERVE: u64 = 64;

/// How many connections and live updates there may be at once, and how long a connection may keep the server waiting.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections; fewer where the process may not have that many files open.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Live updates; never more than three of four connections.
    pub streams: usize,
    /// Live updates sent to one address.
    pub streams_per_address: usize,
    /// Live updates sent to one person.
    pub streams_per_person: usize,
    /// Live updates of one table.
    pub streams_per_table: usize,
    /// How long a new connection may take for its first request, up to the end of the header.
    pub header: Duration,
    /// How long a connection may be kept between requests, and how long it may leave unread what it is sent.
    pub idle: Duration,
}

impl Default for Limits {
    /// More than a crowded house needs.
    fn default() -> Self {
        Limits {
            connections: 4_000,
            connections_per_address: 1_000,
            streams: 2_000,
            streams_per_address: 500,
            streams_per_person: 32,
            streams_per_table: 500,
            header: Duration::from_secs(10),
            idle: Duration::from_secs(60),
        }
    }
}

impl Limits {
    /// What of it this process can have.
    pub(crate) fn of_this_process(self) -> Limits {
        let (asked, needed) = (self.connections, self.handles());
        let handles = handles::raised_to(needed);
        let limits = self.within(handles);
        let connections = limits.connections;
        if connections < asked {
            tracing::warn!(
                connections,
                asked,
                handles,
                "there is room for fewer connections than asked for; `ulimit -n {needed}` makes more"
            );
        }
        limits
    }

    /// How many file handles that takes.
    fn handles(&self) -> u64 {
        u64::try_from(self.connections).unwrap_or(u64::MAX).saturating_add(RESERVE)
    }

    /// What of it a process can have that has this many file handles.
    fn within(self, handles: u64) -> Limits {
        let left = handles - RESERVE.min(handles / 2);
        let connections = self.connections.min(usize::try_from(left).unwrap_or(usize::MAX)).max(1);
        let per_address = self.connections_per_address.clamp(1, connections);
        Limits {
            connections,
            connections_per_address: per_address,
            streams: self.streams.min(streams_among(connections)),
            streams_per_address: self.streams_per_address.min(streams_among(per_address)),
            ..self
        }
    }
}

/// How many of the connections may be live updates: pages and decisions need the others.
fn streams_among(connections: usize) -> usize {
    (connections - connections / 4).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_a_process_may_open_bound_its_connections() {
        let of = |handles| {
            let limits = Limits::default().within(handles);
            (limits.connections, limits.connections_per_address, limits.streams, limits.streams_per_address)
        };
        assert_eq!(of(1_000_000), (4_000, 1_000, 2_000, 500));
        assert_eq!(of(1_024), (960, 960, 720, 500));
        assert_eq!(of(256), (192, 192, 144, 144));
        assert_eq!(of(64), (32, 32, 24, 24));
        assert_eq!(of(1), (1, 1, 1, 1));
    }

    #[test]
    fn limits_that_are_asked_for_are_kept() {
        let few = Limits { connections: 8, streams: 2, connections_per_address: 3, ..Limits::default() };
        assert_eq!(few.handles(), 72);
        let few = few.within(1_024);
        assert_eq!((few.connections, few.connections_per_address, few.streams), (8, 3, 2));
        assert_eq!(few.streams_per_address, 3);
    }
}

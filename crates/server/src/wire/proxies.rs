//! Whose word counts for where a request comes from.
//!
//! Anybody can write `X-Forwarded-For` into a request. It is believed of a proxy the operator trusts, from right to
//! left: each proxy adds whom it saw, and what stands left of somebody who is not trusted is only what that one says.

use super::Connection;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use ipnet::{IpNet, Ipv6Net};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// An address, or all that begin alike: `192.0.2.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network(IpNet);

/// A text that is not a [`Network`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write an address, such as 127.0.0.1, or a range, such as 10.0.0.0/8")]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let address = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        text.parse().or_else(|_| address()).map(Network).map_err(|_| NotANetwork)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Network(network) = self;
        match network.prefix_len() == network.max_prefix_len() {
            true => network.addr().fmt(f),
            false => network.trunc().fmt(f),
        }
    }
}

impl Network {
    /// The same, but no smaller than what counts as one address: callers are known by it.
    pub(crate) fn household(self) -> Network {
        match self.0 {
            IpNet::V6(network) if network.prefix_len() > 64 => {
                Network(Ipv6Net::new(network.addr(), 64).map_or(self.0, |whole| IpNet::V6(whole.trunc())))
            }
            IpNet::V4(_) | IpNet::V6(_) => self,
        }
    }

    /// Whether this address is of it.
    pub(crate) fn holds(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

/// Who sends a request, as far as can be known.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The address it comes from; `None` if it did not come over the network.
    pub(crate) address: Option<IpAddr>,
    /// How the caller reaches the server.
    pub(crate) scheme: &'static str,
    /// The connection it came by.
    pub(crate) connection: Option<Connection>,
}

/// The proxies that are believed, and the other nodes of this server, which pass on what they were asked.
#[derive(Clone)]
pub(crate) struct Proxies {
    trusted: Vec<Network>,
    /// What only nodes know.
    password: Option<HeaderValue>,
}

const FORWARDED: HeaderName = HeaderName::from_static("forwarded");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Where a node shows that it is one.
const NODE: HeaderName = HeaderName::from_static("holdfast-node");

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Proxies {
        Proxies { trusted, password: None }
    }

    /// The same, with other nodes that show this password.
    pub(crate) fn with_nodes(self, password: HeaderValue) -> Proxies {
        Proxies { password: Some(password), ..self }
    }

    /// Whether another node passes this on.
    pub(crate) fn is_node(&self, headers: &HeaderMap) -> bool {
        let shown = headers.get(&NODE);
        shown.is_some() && shown == self.password.as_ref()
    }

    /// Has the other node know who sends what is passed on.
    pub(crate) fn pass_on(&self, caller: &Caller, headers: &mut HeaderMap) {
        headers.remove(&FORWARDED);
        headers.remove(&FORWARDED_FOR);
        if let Some(address) =
            caller.address.and_then(|address| HeaderValue::from_str(&address.to_string()).ok())
        {
            headers.insert(FORWARDED_FOR, address);
        }
        headers.insert(FORWARDED_PROTO, HeaderValue::from_static(caller.scheme));
        if let Some(password) = &self.password {
            headers.insert(NODE, password.clone());
        }
    }

    /// Whether this address is believed.
    pub(super) fn trust(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.0.contains(&address))
    }

    /// Who sends a request with these headers by this connection.
    pub(crate) fn caller(&self, connection: Option<&Connection>, headers: &HeaderMap) -> Caller {
        let peer = connection.map(Connection::address);
        let mut caller = Caller { address: peer, scheme: "http", connection: connection.cloned() };
        let is_node = self.is_node(headers);
        if let Some(peer) = peer.filter(|peer| is_node || self.trust(*peer)) {
            let told = forwarded(headers);
            caller.address = match told.addresses.last() {
                Some(address) if is_node => *address,
                Some(_) | None => Some(self.origin(peer, &told.addresses)),
            };
            if told.https {
                caller.scheme = "https";
            }
        }
        caller.address = caller.address.map(household);
        caller
    }

    /// The nearest address that is not a trusted proxy's.
    fn origin(&self, peer: IpAddr, addresses: &[Option<IpAddr>]) -> IpAddr {
        let mut origin = peer;
        for address in addresses.iter().rev() {
            match address {
                Some(address) if self.trust(origin) => origin = *address,
                Some(_) | None => break,
            }
        }
        origin
    }
}

/// What proxies say.
#[derive(PartialEq, Eq, Debug)]
struct Forwarded {
    /// Whom each saw, the nearest last; `None` for what is not an address.
    addresses: Vec<Option<IpAddr>>,
    /// Whether the nearest was reached by HTTPS.
    https: bool,
}

/// What proxies say in the headers nearly all of them write, else in that of RFC 7239.
fn forwarded(headers: &HeaderMap) -> Forwarded {
    let list = |name: &HeaderName| {
        headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",")
    };
    let mut told = Forwarded { addresses: Vec::new(), https: false };
    if headers.contains_key(FORWARDED_FOR) || headers.contains_key(FORWARDED_PROTO) {
        told.addresses = list(&FORWARDED_FOR).split(',').map(|word| node(word.trim())).collect();
        told.https = list(&FORWARDED_PROTO).rsplit(',').next().is_some_and(is_https);
        return told;
    }
    for step in list(&FORWARDED).split(',') {
        let (mut address, mut https) = (None, false);
        for (name, value) in step.split(';').filter_map(|pair| pair.trim().split_once('=')) {
            let value = value.trim_matches('"');
            match name.to_ascii_lowercase().as_str() {
                "for" => address = node(value),
                "proto" => https = is_https(value),
                _ => {}
            }
        }
        told.addresses.push(address);
        told.https = https;
    }
    told
}

fn is_https(proto: &str) -> bool {
    proto.trim().eq_ignore_ascii_case("https")
}

/// An address as headers write it: with a port or without, an IPv6 one in brackets or not.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse().map(|address: SocketAddr| address.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

/// The part of an address that stands for who is behind it: who has one address of IPv6 has 2⁶⁴ of them.
pub(super) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::connections::{Connections, Room};

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Who is taken for the sender of a request with these headers, and how.
    fn caller(peer: &str, headers: &[(&'static str, &str)]) -> (String, &'static str) {
        let trusted = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];
        let proxies = Proxies::new(trusted.iter().map(|network| network.parse().unwrap()).collect());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), value.parse().unwrap());
        }
        let Room::For(listed) = Connections::default().admit(address(peer), 1) else { panic!("no room") };
        let caller = proxies.caller(Some(&listed.0), &map);
        (caller.address.unwrap().to_string(), caller.scheme)
    }

    #[test]
    fn strangers_are_not_believed() {
        let forged = [
            ("x-forwarded-for", "198.51.100.1"),
            ("x-forwarded-proto", "https"),
            ("forwarded", "for=198.51.100.1;proto=https"),
        ];
        assert_eq!(caller("192.0.2.9", &forged), ("192.0.2.9".into(), "http"));
        assert_eq!(caller("::ffff:192.0.2.9", &forged), ("192.0.2.9".into(), "http"));
    }

    #[test]
    fn a_trusted_proxy_says_who_came_and_how() {
        let said = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-proto", "https")];
        assert_eq!(caller("127.0.0.1", &said), ("198.51.100.1".into(), "https"));
        assert_eq!(caller("::ffff:127.0.0.1", &said), ("198.51.100.1".into(), "https"));
        assert_eq!(caller("fd12::1", &said), ("198.51.100.1".into(), "https"));
        assert_eq!(caller("127.0.0.1", &said[1..]), ("127.0.0.1".into(), "https"));
        assert_eq!(caller("127.0.0.1", &[]), ("127.0.0.1".into(), "http"));
        let standard = [("forwarded", r#"For="[2001:db8:1:2:3::4]:4711";proto=https;by=10.0.0.1"#)];
        assert_eq!(caller("10.1.1.1", &standard), ("2001:db8:1:2::".into(), "https"));
    }

    #[test]
    fn what_stands_left_of_a_stranger_is_hearsay() {
        let for_ = |value| caller("127.0.0.1", &[("x-forwarded-for", value)]).0;
        assert_eq!(for_("203.0.113.5, 198.51.100.1, 10.0.0.2"), "198.51.100.1");
        assert_eq!(for_("10.0.0.3, 10.0.0.2"), "10.0.0.3", "all of them are proxies");
        assert_eq!(for_("198.51.100.1, unknown, 10.0.0.2"), "10.0.0.2");
        assert_eq!(for_("198.51.100.1:5000"), "198.51.100.1");
        let twice = [("x-forwarded-for", "203.0.113.5"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(caller("127.0.0.1", &twice).0, "198.51.100.1");
        let both = [("forwarded", "for=203.0.113.5"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(caller("127.0.0.1", &both).0, "198.51.100.1");
    }

    #[test]
    fn a_network_is_an_address_or_a_range() {
        assert_eq!("127.0.0.1".parse::<Network>(), "127.0.0.1/32".parse());
        assert_eq!("::ffff:127.0.0.1".parse::<Network>(), "127.0.0.1/32".parse());
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0/8"] {
            assert_eq!(wrong.parse::<Network>(), Err(NotANetwork), "{wrong}");
        }
    }
}

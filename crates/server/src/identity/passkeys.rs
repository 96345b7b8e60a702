//! Passkeys: what browsers are asked for, and whether what they answer counts. The verification is that of `webauthn_rp`.
//!
//! Nothing is kept of a challenge. What the server has to know of it when the answer comes goes through the browser, sealed: any
//! node can verify the answer, and whoever only asks costs no memory. A sealed challenge holds for five minutes, for one host
//! and for what it was made for; that a passkey answers none twice is kept with the passkey.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::Sha256;
use std::num::NonZeroU32;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{NewPasskey, Passkey};
use table::PersonId;
use url::{Host, Url};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle16,
};
use webauthn_rp::request::{AsciiDomain, ExtensionInfo, PublicKeyCredentialDescriptor, RpId, TimedCeremony};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication16, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

/// How many passkeys a person may have.
pub(crate) const MOST: usize = 20;

/// How long a browser may take to answer, in milliseconds.
const PATIENCE: NonZeroU32 = NonZeroU32::new(5 * 60 * 1000).unwrap();

/// How long a seal is, in bytes.
const SEAL: usize = 32;

type PublicKey = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// Where passkeys are made and used: browsers know them only where a host has a name and is reached by HTTPS, or is this machine.
pub(crate) struct RelyingParty {
    id: RpId,
    origin: String,
}

impl RelyingParty {
    /// The one that is reached at this origin, if browsers would let it have passkeys.
    pub(crate) fn at(origin: &str) -> Option<RelyingParty> {
        let url = Url::parse(origin).ok()?;
        let Some(Host::Domain(host)) = url.host() else { return None };
        let safe = url.scheme() == "https" || (url.scheme() == "http" && host == "localhost");
        let id = RpId::Domain(AsciiDomain::try_from(host.to_owned()).ok()?);
        safe.then(|| RelyingParty { id, origin: url.origin().ascii_serialization() })
    }

    /// The host name that its passkeys are good for.
    pub(crate) fn host(&self) -> &str {
        self.id.as_ref()
    }
}

/// What a browser is asked to do.
#[derive(Serialize)]
pub(crate) struct Challenge {
    /// As the browser reads it.
    options: Value,
    /// What the answer is to bring along.
    sealed: String,
}

/// Why an answer does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It comes too late.
    Late,
    /// It is not an answer to what was asked, or not by the right passkey.
    Wrong,
}

/// What a challenge is made for.
#[derive(Clone, Copy)]
enum Purpose {
    Make,
    ComeBack,
}

impl Purpose {
    const fn word(self) -> &'static [u8] {
        match self {
            Purpose::Make => b"make",
            Purpose::ComeBack => b"come back",
        }
    }
}

/// Asks for passkeys.
pub(crate) struct Passkeys {
    /// It seals challenges, and is the same for all nodes.
    key: [u8; 32],
    patience: NonZeroU32,
}

impl Passkeys {
    pub(crate) fn new(key: [u8; 32]) -> Passkeys {
        Passkeys { key, patience: PATIENCE }
    }

    /// Asks for a new passkey of a person, who has these already.
    pub(crate) fn to_make(
        &self,
        party: &RelyingParty,
        person: PersonId,
        name: &str,
        known: Vec<Passkey>,
    ) -> Option<Challenge> {
        let handle = self.user_handle(person)?;
        let known = known.into_iter().filter_map(|passkey| {
            let id = CredentialId::decode(passkey.registered.credential).ok()?;
            let transports = AuthTransports::decode(passkey.registered.transports).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports })
        });
        // Names of people are not the names of accounts for which the library has rules, so they are put in below.
        let user = PublicKeyCredentialUserEntity::from(&handle);
        let mut options = PublicKeyCredentialCreationOptions::passkey(&party.id, user, known.collect());
        options.timeout = self.patience;
        // Most devices cannot promise it, and would not be asked if they had to.
        options.extensions.cred_protect =
            CredProtect::UserVerificationRequired(ExtensionInfo::AllowDontEnforceValue);
        let (state, asked) = options.start_ceremony().ok()?;
        let mut options = serde_json::to_value(&asked).ok()?;
        options["user"]["name"] = json!(name);
        options["user"]["displayName"] = json!(name);
        let sealed = self.seal(Purpose::Make, party, state.encode().ok()?)?;
        Some(Challenge { options, sealed })
    }

    /// What is registered of a passkey that was made for this person, under this name.
    pub(crate) fn made(
        &self,
        party: &RelyingParty,
        person: PersonId,
        (sealed, answer): (&str, &str),
        name: String,
    ) -> Result<NewPasskey, Fault> {
        let state = self.unseal(Purpose::Make, party, sealed).ok_or(Fault::Wrong)?;
        let state = RegistrationServerState::<16>::decode(&state).map_err(|_| Fault::Wrong)?;
        in_time(&state)?;
        let answer = Registration::from_json_relaxed(answer.as_bytes()).map_err(|_| Fault::Wrong)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[party.origin.as_str()],
            // Managers of passwords say more than they are asked for.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(&party.id, &answer, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey is not made");
            Fault::Wrong
        })?;
        let (id, transports, handle, static_state, dynamic_state, _) = made.into_parts();
        if self.user_handle(person) != Some(handle) {
            return Err(Fault::Wrong);
        }
        let (Ok(transports), Ok(static_state), Ok(dynamic_state)) =
            (transports.encode(), static_state.encode(), dynamic_state.encode());
        Ok(NewPasskey {
            host: party.host().to_owned(),
            credential: id.as_ref().to_vec(),
            user_handle: handle.as_ref().to_vec(),
            transports,
            static_state,
            dynamic_state: dynamic_state.to_vec(),
            name,
        })
    }

    /// Asks somebody to come back by any passkey.
    pub(crate) fn to_come_back(&self, party: &RelyingParty) -> Option<Challenge> {
        let mut options = DiscoverableCredentialRequestOptions::passkey(&party.id);
        options.0.timeout = self.patience;
        let (state, asked) = options.start_ceremony().ok()?;
        let sealed = self.seal(Purpose::ComeBack, party, state.encode().ok()?)?;
        Some(Challenge { options: serde_json::to_value(&asked).ok()?, sealed })
    }

    /// What a browser has answered that was to come back.
    pub(crate) fn answer(
        &self,
        party: &RelyingParty,
        (sealed, answer): (&str, &str),
    ) -> Result<Answer, Fault> {
        let state = self.unseal(Purpose::ComeBack, party, sealed).ok_or(Fault::Wrong)?;
        let state = DiscoverableAuthenticationServerState::decode(&state).map_err(|_| Fault::Wrong)?;
        in_time(&state)?;
        let answer =
            DiscoverableAuthentication16::from_json_relaxed(answer.as_bytes()).map_err(|_| Fault::Wrong)?;
        Ok(Answer { state, answer })
    }

    /// By which bytes authenticators know a person: always the same, so that a device has one passkey of a person and not many.
    fn user_handle(&self, PersonId(person): PersonId) -> Option<UserHandle16> {
        let handle = self.digest(&[b"user", &person.to_be_bytes()])?;
        let Ok(handle) = UserHandle16::decode(*handle.first_chunk()?);
        Some(handle)
    }

    fn seal(&self, purpose: Purpose, party: &RelyingParty, mut state: Vec<u8>) -> Option<String> {
        let seal = self.digest(&[purpose.word(), party.origin.as_bytes(), &state])?;
        state.extend(seal);
        Some(BASE64_URL_SAFE_NO_PAD.encode(state))
    }

    fn unseal(&self, purpose: Purpose, party: &RelyingParty, sealed: &str) -> Option<Vec<u8>> {
        let mut state = BASE64_URL_SAFE_NO_PAD.decode(sealed).ok()?;
        let seal = state.split_off(state.len().checked_sub(SEAL)?);
        let parts = [purpose.word(), party.origin.as_bytes(), &state];
        self.digester(&parts)?.verify_slice(&seal).ok()?;
        Some(state)
    }

    fn digest(&self, parts: &[&[u8]]) -> Option<[u8; SEAL]> {
        Some(self.digester(parts)?.finalize().into_bytes().into())
    }

    /// Where one part ends and the next begins is part of what is digested.
    fn digester(&self, parts: &[&[u8]]) -> Option<Hmac<Sha256>> {
        let mut digester = Hmac::new_from_slice(&self.key).ok()?;
        for part in parts {
            digester.update(&u64::try_from(part.len()).ok()?.to_be_bytes());
            digester.update(part);
        }
        Some(digester)
    }
}

/// Whether a challenge may still be answered.
fn in_time(state: &impl TimedCeremony) -> Result<(), Fault> {
    if state.expiration() < SystemTime::now() { Err(Fault::Late) } else { Ok(()) }
}

/// An answer that is not verified yet.
pub(crate) struct Answer {
    state: DiscoverableAuthenticationServerState,
    answer: DiscoverableAuthentication16,
}

/// That a passkey has answered, and what is to be kept of that.
pub(crate) struct Answered {
    /// Until when it could be answered, in microseconds since 1970.
    pub(crate) until: i64,
    /// The signature counter, and what else may have changed.
    pub(crate) dynamic_state: Vec<u8>,
}

impl Answer {
    /// The bytes that name the passkey by which it says to be.
    pub(crate) fn credential(&self) -> Vec<u8> {
        self.answer.raw_id().as_ref().to_vec()
    }

    /// Verifies that it is by this passkey.
    pub(crate) fn verify(self, party: &RelyingParty, passkey: &Passkey) -> Result<Answered, Fault> {
        let registered = &passkey.registered;
        let handle = registered.user_handle.as_slice().try_into().map_err(|_| Fault::Wrong)?;
        let Ok(handle) = UserHandle16::decode(handle);
        let id = CredentialId::<&[u8]>::decode(registered.credential.as_slice()).map_err(|_| Fault::Wrong)?;
        let static_state =
            StaticState::<PublicKey>::decode(&registered.static_state).map_err(|_| Fault::Wrong)?;
        let dynamic_state = registered.dynamic_state.as_slice().try_into().map_err(|_| Fault::Wrong)?;
        let dynamic_state = DynamicState::decode(dynamic_state).map_err(|_| Fault::Wrong)?;
        let mut known = AuthenticatedCredential::new(id, &handle, static_state, dynamic_state)
            .map_err(|_| Fault::Wrong)?;
        let until = self.state.expiration().duration_since(UNIX_EPOCH).map_err(|_| Fault::Wrong)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[party.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        self.state.verify(&party.id, &self.answer, &mut known, &options).map_err(|error| {
            tracing::debug!(%error, "nobody comes back by this passkey");
            Fault::Wrong
        })?;
        let Ok(dynamic_state) = known.dynamic_state().encode();
        let until = i64::try_from(until.as_micros()).map_err(|_| Fault::Wrong)?;
        Ok(Answered { until, dynamic_state: dynamic_state.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(origin: &str) -> RelyingParty {
        RelyingParty::at(origin).unwrap()
    }

    #[test]
    fn passkeys_are_for_hosts_with_a_name_that_are_reached_safely() {
        let host = |origin| RelyingParty::at(origin).map(|party| party.host().to_owned());
        assert_eq!(host("https://Play.Example.org:8443").as_deref(), Some("play.example.org"));
        assert_eq!(host("http://localhost:7700").as_deref(), Some("localhost"));
        assert_eq!(party("https://Play.Example.org:443").origin, "https://play.example.org");
        for without in
            ["http://nas.local", "http://127.0.0.1:7700", "https://192.168.1.5", "https://[::1]", ""]
        {
            assert_eq!(host(without), None, "{without}");
        }
    }

    #[test]
    fn a_seal_is_for_one_purpose_at_one_site_of_one_key() {
        let (ours, theirs) = (Passkeys::new([1; 32]), Passkeys::new([2; 32]));
        let (here, there) = (party("https://a.test"), party("https://a.test:8443"));
        let sealed = ours.seal(Purpose::Make, &here, b"state".to_vec()).unwrap();
        assert_eq!(ours.unseal(Purpose::Make, &here, &sealed).as_deref(), Some(b"state".as_slice()));
        assert_eq!(ours.unseal(Purpose::ComeBack, &here, &sealed), None);
        assert_eq!(ours.unseal(Purpose::Make, &there, &sealed), None);
        assert_eq!(theirs.unseal(Purpose::Make, &here, &sealed), None);
        let mut changed = BASE64_URL_SAFE_NO_PAD.decode(&sealed).unwrap();
        changed[0] ^= 1;
        for wrong in [BASE64_URL_SAFE_NO_PAD.encode(changed).as_str(), "", "AAAA", "?"] {
            assert_eq!(ours.unseal(Purpose::Make, &here, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_person_has_one_handle_that_says_nothing_of_their_number() {
        let passkeys = Passkeys::new([1; 32]);
        let handle = |number| passkeys.user_handle(PersonId(number)).unwrap();
        assert_eq!(handle(1), handle(1));
        assert_ne!(handle(1), handle(2));
        assert_ne!(Some(handle(1)), Passkeys::new([2; 32]).user_handle(PersonId(1)));
    }

    #[test]
    fn an_answer_that_comes_too_late_does_not_count() {
        let here = party("https://a.test");
        let try_both = |passkeys: &Passkeys| {
            let make = passkeys.to_make(&here, PersonId(1), "Ada", Vec::new()).unwrap();
            let come_back = passkeys.to_come_back(&here).unwrap();
            std::thread::sleep(std::time::Duration::from_millis(5));
            let made = passkeys.made(&here, PersonId(1), (&make.sealed, "{}"), String::new());
            (made.err(), passkeys.answer(&here, (&come_back.sealed, "{}")).err())
        };
        let hasty = Passkeys { key: [1; 32], patience: NonZeroU32::MIN };
        assert_eq!(try_both(&hasty), (Some(Fault::Late), Some(Fault::Late)));
        assert_eq!(try_both(&Passkeys::new([1; 32])), (Some(Fault::Wrong), Some(Fault::Wrong)));
    }
}

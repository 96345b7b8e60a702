//! A device that makes passkeys and answers by them, without a browser.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Somebody is there, and is verified; with a new passkey comes its public key.
const THERE: u8 = 0b101;
const WITH_KEY: u8 = 0b100_0000;

/// A device with one passkey. What a test changes of it, it says wrongly.
#[derive(Clone)]
pub(crate) struct Authenticator {
    pub(crate) origin: String,
    pub(crate) host: String,
    pub(crate) key: SigningKey,
    pub(crate) id: Vec<u8>,
    pub(crate) handle: String,
    /// How often it has answered.
    pub(crate) count: u32,
}

impl Authenticator {
    /// One that differs from others by its number.
    pub(crate) fn new(number: u8) -> Authenticator {
        Authenticator {
            origin: "https://holdfast.test".to_owned(),
            host: "holdfast.test".to_owned(),
            key: SigningKey::from_bytes(&[number; 32]),
            id: vec![number; 32],
            handle: String::new(),
            count: 0,
        }
    }

    /// Makes its passkey, and says so.
    pub(crate) fn make(&mut self, asked: &Value) -> String {
        let options = &asked["options"];
        self.handle = options["user"]["id"].as_str().unwrap().to_owned();
        let mut data = self.data(THERE | WITH_KEY);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(&self.id);
        data.extend([0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32]);
        data.extend(self.key.verifying_key().as_bytes());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(data.len().try_into().unwrap());
        object.extend(data);
        let said = json!({
            "clientDataJSON": encode(self.client_data("webauthn.create", options).as_bytes()),
            "attestationObject": encode(&object),
            "transports": ["internal"],
        });
        self.credential(said)
    }

    /// Answers by its passkey.
    pub(crate) fn answer(&mut self, asked: &Value) -> String {
        self.count += 1;
        let data = self.data(THERE);
        let client_data = self.client_data("webauthn.get", &asked["options"]);
        let signed = [data.as_slice(), Sha256::digest(&client_data).as_slice()].concat();
        let said = json!({
            "clientDataJSON": encode(client_data.as_bytes()),
            "authenticatorData": encode(&data),
            "signature": encode(&self.key.sign(&signed).to_bytes()),
            "userHandle": self.handle,
        });
        self.credential(said)
    }

    fn credential(&self, response: Value) -> String {
        let id = encode(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "response": response,
            "authenticatorAttachment": "platform", "clientExtensionResults": { "credProps": { "rk": true } },
        })
        .to_string()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(&self.host).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    fn client_data(&self, what: &str, options: &Value) -> String {
        let challenge = &options["challenge"];
        json!({ "type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
    }
}

fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

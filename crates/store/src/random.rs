//! Names nobody can guess.

use crate::error::StoreError;

/// Digits and lower-case letters without those that are taken for others (i, l, o, u).
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A name of this many letters, 5 random bits each.
pub(crate) fn name(letters: usize) -> Result<String, StoreError> {
    let mut bytes = vec![0; letters];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect())
}

/// Whether [`name`] could have made this text.
pub(crate) fn is_name(text: &str, letters: usize) -> bool {
    text.len() == letters && text.bytes().all(|byte| LETTERS.contains(&byte))
}

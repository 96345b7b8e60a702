//! T32.7 Numbers of scenario texts that go by the number of PCs.

use crate::words::ROLES;

/// T32.7 A value by the number of PCs: for 1, 2, 3 and 4.
pub type Scaled = [u8; ROLES];

/// T32.7 Which of the values holds for this many PCs.
pub fn by_pcs(values: Scaled, pcs: u8) -> u8 {
    values[usize::from(pcs).clamp(1, values.len()) - 1]
}

/// T32.7 The same for any number of PCs.
pub(super) const fn always(value: u8) -> Scaled {
    [value; ROLES]
}

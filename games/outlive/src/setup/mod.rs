//! O3 Set-up.

/// O3.9 Advanced rooms that are not kept.
pub(crate) const ROOMS_DISCARDED: u8 = 2;

//! What the parts of a table are drawn from.

use crate::face;
use outlive::State;

/// A look at a table of Outlive.
pub(super) type Scene<'a> = face::Scene<'a, State>;

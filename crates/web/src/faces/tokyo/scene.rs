//! What the parts of a table are drawn from.

use crate::face;
use tokyo::State;

/// A look at a table of Tokyo Siteseeing.
pub(super) type Scene<'a> = face::Scene<'a, State>;

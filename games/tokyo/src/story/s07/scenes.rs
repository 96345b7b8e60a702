//! The cards of S07.

use super::super::scene::SceneRow;

pub(in crate::story) static ROWS: [SceneRow; 0] = [];

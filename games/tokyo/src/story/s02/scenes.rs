//! The cards of S02.

use super::super::scene::SceneRow;

pub(in crate::story) static ROWS: [SceneRow; 0] = [];

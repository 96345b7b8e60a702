//! Where the areas lie on the mat: as on a map of Tokyo, so that neighbours on the ring are neighbours on the mat, with the Site
//! between them. How large everything is, the stylesheet says.

use tokyo::Area;

/// The column and the row of an area, from the upper left one; the Site lies between them.
pub(crate) const fn place(area: Area) -> Option<(i16, i16)> {
    match area {
        Area::Shinjuku => Some((0, 0)),
        Area::Akiba => Some((1, 0)),
        Area::Shibuya => Some((0, 1)),
        Area::Shinagawa => Some((1, 1)),
        Area::Site => None,
    }
}

/// Where an area lies as seen from its neighbour, in degrees clockwise from the east.
pub(crate) fn bearing(from: Area, to: Area) -> Option<i16> {
    let ((x, y), (to_x, to_y)) = (place(from)?, place(to)?);
    match (to_x - x, to_y - y) {
        (1, 0) => Some(0),
        (0, 1) => Some(90),
        (-1, 0) => Some(180),
        (0, -1) => Some(270),
        (_, _) => None,
    }
}

/// T1.6 The number beside the name of an area: its place in the order of processing.
pub(crate) const fn number(area: Area) -> u8 {
    area as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_on_the_ring_are_neighbours_on_the_mat() {
        for &area in &Area::NORMAL {
            for &other in &Area::NORMAL {
                assert_eq!(bearing(area, other).is_some(), area.neighbours().iter().any(|it| it == other));
            }
        }
    }
}

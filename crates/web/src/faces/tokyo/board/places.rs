//! Where things are on the mat, in the units of the SVG's view box: four areas as on a map of Tokyo, so that neighbours on
//! the ring are neighbours on the mat, with the Site between them.

use tokyo::{Area, Slot};

/// Width of an area.
pub(crate) const WIDTH: i16 = 322;
/// Height of an area.
pub(crate) const HEIGHT: i16 = 306;
/// Room between the areas of a row, for the line between them.
const BETWEEN: i16 = 64;
const MARGIN: i16 = 6;
/// Room between the Site and the areas, for the lines into it.
const MOAT: i16 = 46;
/// Width of the Site.
pub(crate) const SITE_WIDTH: i16 = 560;
/// Height of the Site.
pub(crate) const SITE_HEIGHT: i16 = 196;
/// Width of the view box.
pub(crate) const BOX_WIDTH: i16 = 2 * WIDTH + BETWEEN + 2 * MARGIN;
/// Height of the view box.
pub(crate) const BOX_HEIGHT: i16 = 2 * HEIGHT + SITE_HEIGHT + 2 * MOAT + 2 * MARGIN;
/// Height of a slot.
pub(crate) const SLOT_HEIGHT: i16 = 66;
/// Width of a slot.
pub(crate) const SLOT_WIDTH: i16 = WIDTH - 16;
const SLOT_TOP: i16 = 42;
const SLOT_STEP: i16 = 70;
/// From piece to piece: of many, and of few with their names beside them.
const STEP: i16 = 72;
const WIDE_STEP: i16 = 148;
/// This many pieces of an area have their names beside them.
pub(crate) const FEW: usize = 2;

/// The upper left corner of an area.
pub(crate) const fn corner(area: Area) -> (i16, i16) {
    let east = MARGIN + WIDTH + BETWEEN;
    let south = MARGIN + HEIGHT + 2 * MOAT + SITE_HEIGHT;
    match area {
        Area::Shinjuku => (MARGIN, MARGIN),
        Area::Akiba => (east, MARGIN),
        Area::Shibuya => (MARGIN, south),
        Area::Shinagawa => (east, south),
        Area::Site => ((BOX_WIDTH - SITE_WIDTH) / 2, MARGIN + HEIGHT + MOAT),
    }
}

/// The upper left corner of a slot, within its area.
pub(crate) fn slot(slot: Slot) -> (i16, i16) {
    (8, SLOT_TOP + SLOT_STEP * (slot as i16 % 3))
}

/// Where a piece stands among this many, the first one of its area first.
pub(crate) const fn piece(area: Area, rank: usize, count: usize) -> (i16, i16) {
    let (x, y) = corner(area);
    let rank = rank as i16;
    let step = if count <= FEW { WIDE_STEP } else { STEP };
    match area {
        Area::Site => (x + 40 + STEP * rank, y + SITE_HEIGHT - 9),
        Area::Shinagawa | Area::Shibuya | Area::Shinjuku | Area::Akiba => {
            (x + 26 + step * rank, y + HEIGHT - 6)
        }
    }
}

/// The middle of a line of the ring.
pub(crate) fn ring_line(from: Area, to: Area) -> Option<(i16, i16)> {
    let (x, y) = corner(Area::Site);
    let middle = y + SITE_HEIGHT / 2;
    let lines = [
        ((Area::Shinagawa, Area::Shibuya), (BOX_WIDTH / 2, corner(Area::Shibuya).1 + HEIGHT / 2)),
        ((Area::Shibuya, Area::Shinjuku), (x / 2 + 1, middle)),
        ((Area::Shinjuku, Area::Akiba), (BOX_WIDTH / 2, MARGIN + HEIGHT / 2)),
        ((Area::Shinagawa, Area::Akiba), (BOX_WIDTH - x / 2 - 1, middle)),
    ];
    lines.into_iter().find(|&(ends, _)| ends == (from, to)).map(|(_, place)| place)
}

/// The middle of the line from an area into the Site.
pub(crate) const fn site_line(from: Area) -> (i16, i16) {
    let (x, y) = corner(Area::Site);
    let (west, east) = (x + 120, x + SITE_WIDTH - 120);
    let (north, south) = (y - MOAT / 2, y + SITE_HEIGHT + MOAT / 2);
    match from {
        Area::Shinjuku => (west, north),
        Area::Akiba => (east, north),
        Area::Shibuya => (west, south),
        Area::Shinagawa | Area::Site => (east, south),
    }
}

/// How far the lines into the Site reach from their middle, downwards where the area lies above.
pub(crate) const fn into_site(from: Area) -> i16 {
    match from {
        Area::Shinjuku | Area::Akiba => MOAT / 2 + 8,
        Area::Shibuya | Area::Shinagawa | Area::Site => -(MOAT / 2 + 8),
    }
}

/// A place as a `transform`.
pub(crate) fn translate((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_ring_has_its_place() {
        for &area in &Area::NORMAL {
            for other in area.neighbours().iter() {
                assert!(ring_line(area, other).or(ring_line(other, area)).is_some(), "{area} {other}");
            }
        }
    }

    #[test]
    fn everything_stays_in_its_area() {
        for &area in Area::ALL {
            let (left, top) = corner(area);
            let (width, height) =
                if area == Area::Site { (SITE_WIDTH, SITE_HEIGHT) } else { (WIDTH, HEIGHT) };
            assert!(
                left >= 0 && top >= 0 && left + width <= BOX_WIDTH && top + height <= BOX_HEIGHT,
                "{area}"
            );
            for count in 1..=4 {
                for rank in 0..count {
                    let (x, y) = piece(area, rank, count);
                    assert!(x > left && x < left + width && y > top && y < top + height, "{area}");
                }
            }
            for at in area.slots() {
                let (x, y) = slot(at);
                assert!(x + SLOT_WIDTH <= WIDTH && y + SLOT_HEIGHT <= HEIGHT - 44, "{at}");
            }
        }
    }
}

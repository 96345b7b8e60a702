//! Where things are on the ring, in the units of the SVG's view box: eight areas on a frame of three by three, with the
//! centre free for the state of the turn.

use outlive::{Area, FIRST_ROW};

/// Width of an area.
pub(crate) const WIDTH: i16 = 212;
/// Height of an area.
pub(crate) const HEIGHT: i16 = 228;
const GAP: i16 = 16;
const MARGIN: i16 = 6;
/// Width of the view box.
pub(crate) const BOX_WIDTH: i16 = 3 * WIDTH + 2 * GAP + 2 * MARGIN;
/// Height of the view box.
pub(crate) const BOX_HEIGHT: i16 = 3 * HEIGHT + 2 * GAP + 2 * MARGIN;
/// Where the poster of an area begins, below its name: so it keeps its shape.
pub(crate) const POSTER_TOP: i16 = HEIGHT - WIDTH * 5 / 6;
/// Where the pieces of an area stand.
const GROUND: i16 = HEIGHT - 9;
/// From piece to piece.
const STEP: i16 = 48;
/// Height of a row of the Cargo Ship.
pub(crate) const ROW: i16 = 37;
const ROWS_TOP: i16 = 34;
/// How much smaller pieces stand in the rows.
const IN_ROW: &str = " scale(.8)";

/// Column and row of an area on the frame.
const fn cell(area: Area) -> (i16, i16) {
    match area {
        Area::Forest => (0, 0),
        Area::Dam => (1, 0),
        Area::MilitaryBase => (2, 0),
        Area::SilentPeak => (2, 1),
        Area::Mine => (2, 2),
        Area::CargoShip => (1, 2),
        Area::Fairground => (0, 2),
        Area::Blackwood => (0, 1),
    }
}

const fn corner((column, row): (i16, i16)) -> (i16, i16) {
    (MARGIN + column * (WIDTH + GAP), MARGIN + row * (HEIGHT + GAP))
}

/// The upper left corner of an area.
pub(crate) const fn place(area: Area) -> (i16, i16) {
    corner(cell(area))
}

/// The upper left corner of the free centre.
pub(crate) const fn centre() -> (i16, i16) {
    corner((1, 1))
}

/// The upper edge of a row of the Cargo Ship, within it. The highest row lies on top.
pub(crate) const fn row_edge(row: u8) -> i16 {
    ROWS_TOP + (FIRST_ROW as i16 + 3 - row as i16) * ROW
}

/// Where a piece stands, as a `transform`: the `rank`-th of `count` in an area.
pub(crate) fn on_ground(area: Area, rank: usize, count: usize) -> (i16, i16) {
    let (x, y) = place(area);
    let (rank, count) = (rank as i16, count as i16);
    (x + WIDTH / 2 + rank * STEP - (count - 1) * STEP / 2, y + GROUND)
}

/// Where a piece stands in a row of the Cargo Ship.
pub(crate) fn in_row(row: u8, rank: usize) -> (i16, i16) {
    let (x, y) = place(Area::CargoShip);
    (x + 186 - 30 * rank as i16, y + row_edge(row) + ROW - 3)
}

/// A place as a `transform`.
pub(crate) fn translate((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

/// A place in a row as a `transform`.
pub(crate) fn translate_in_row(place: (i16, i16)) -> String {
    translate(place) + IN_ROW
}

/// The way around the ring, through the middle of each area.
pub(crate) fn road() -> String {
    let middles = Area::ALL.iter().map(|&area| place(area)).map(|(x, y)| (x + WIDTH / 2, y + HEIGHT / 2));
    let points: Vec<String> = middles.map(|(x, y)| format!("{x} {y}")).collect();
    format!("M{}Z", points.join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_on_the_ring_are_neighbours_on_the_frame() {
        for (number, &area) in Area::ALL.iter().enumerate() {
            let ((column, row), next) = (cell(area), cell(Area::ALL[(number + 1) % Area::ALL.len()]));
            assert_eq!((column - next.0).abs() + (row - next.1).abs(), 1, "{area}");
            assert_ne!(cell(area), (1, 1));
        }
    }

    #[test]
    fn pieces_stay_in_their_area() {
        for &area in Area::ALL {
            let (left, top) = place(area);
            for count in 1..=4 {
                for rank in 0..count {
                    let (x, y) = on_ground(area, rank, count);
                    assert!(
                        (left + 20..=left + WIDTH - 20).contains(&x) && (top + 45..top + HEIGHT).contains(&y)
                    );
                }
            }
        }
        for row in FIRST_ROW..FIRST_ROW + 4 {
            let (_, y) = in_row(row, 0);
            assert!(y < place(Area::CargoShip).1 + HEIGHT - 40);
        }
    }
}

//! The table small, for lists: the quarters with what lies in their slots, the ring of the Site, and the PCs.

use crate::faces::tokyo::board::places::place;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Area, View};

/// The quarters round the ring of the Site: goods, troubles and scenes in the slots, and a point for each PC.
pub(crate) fn miniature(view: &View) -> Markup {
    let corner = |area: Area| match place(area) {
        Some((column, row)) => (column * 170 + 5, row * 98 + 5),
        None => (135, 70),
    };
    let pcs = |area: Area| {
        let all = (0..).filter_map(Seat::new).zip(&view.pcs);
        all.filter(move |(_, pc)| pc.area == area).map(|(seat, _)| seat)
    };
    html! {
        svg .miniature viewBox="0 0 340 200" aria-hidden="true" {
            @for area in Area::NORMAL {
                @let (x, y) = corner(area);
                rect .area.(area.word()) x=(x) y=(y) width="160" height="92" rx="4" {}
                @for (slot, left) in area.slots().zip(0i16..) {
                    @let state = view.slot(slot);
                    @let lies = if state.scene.is_some() { "scene" } else if state.trouble.is_some() { "trouble" } else if state.goods.is_some() { "goods" } else { "bare" };
                    rect .(lies) x=(x + 10 + left * 36) y=(y + 10) width="30" height="34" rx="3" {}
                }
            }
            circle .site cx="170" cy="100" r="34" {}
            @for &area in Area::ALL {
                @let (x, y) = corner(area);
                @for (seat, place) in pcs(area).zip(0i16..) {
                    circle .(format!("seat-{}", seat.number())) cx=(x + 24 + place * 24) cy=(y + if area == Area::Site { 30 } else { 68 }) r="11" {}
                }
            }
        }
    }
}

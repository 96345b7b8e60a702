//! T9.1 T12.5 Whether a decision that somebody made while another acted is still the same one.

use crate::table::view::View;
use crate::words::Slot;
use crate::words::notation::{Action, At, Spot};
use kernel::Seat;

/// T9.1 T12.5 It is in the same moment, as long as the seat's own PC, its hand and what the action is aimed at are as they were.
pub(crate) fn still(then: &View, now: &View, seat: Seat, action: Action) -> bool {
    let asked = then.asked.contains(seat) && now.asked.contains(seat);
    let own = then.pc(seat) == now.pc(seat) && then.stash(seat) == now.stash(seat);
    let moment = super::moment(then);
    let same_moment = moment.is_some() && moment == super::moment(now) && same_matter(then, now);
    asked && own && same_moment && (is_for_itself(action) || same_aim(then, now, action))
}

/// Whether what the action is aimed at is as it was; where it is aimed at nothing in particular, everything on the mat.
fn same_aim(then: &View, now: &View, action: Action) -> bool {
    let slot = |slot: Slot| then.slot(slot) == now.slot(slot);
    let pc = |seat: Seat| then.pc(seat) == now.pc(seat) && then.stash(seat) == now.stash(seat);
    if let Action::Buy(at)
    | Action::Slot(at)
    | Action::Solve { at: Spot::Slot(at), .. }
    | Action::Also(Spot::Slot(at))
    | Action::Use { at: At::Spot(Spot::Slot(at)), .. } = action
    {
        slot(at)
    } else if let Action::Exchange { with: other, .. }
    | Action::Board(other)
    | Action::Alight(other)
    | Action::Use { at: At::Pc(other), .. } = action
    {
        pc(other)
    } else if let Action::Move(_) | Action::Ride(_) | Action::Go(_) | Action::Leave(_) = action {
        then.slots == now.slots
    } else {
        then.slots == now.slots && then.pcs == now.pcs
    }
}

/// Whether it is aimed at nothing others can change.
fn is_for_itself(action: Action) -> bool {
    matches!(
        action,
        Action::Draw
            | Action::Ready
            | Action::Redraw
            | Action::Keep
            | Action::Show(_)
            | Action::End
            | Action::Resume
            | Action::Equip(_)
            | Action::EquipWith { .. }
            | Action::Unequip(_)
            | Action::Return { .. }
            | Action::Agree
            | Action::Refuse
            | Action::Pass
    )
}

/// Whether what is being resolved, and the open Site card, are as they were.
fn same_matter(then: &View, now: &View) -> bool {
    then.open == now.open && then.check == now.check && then.battle == now.battle && then.travel == now.travel
}

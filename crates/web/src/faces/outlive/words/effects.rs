//! What actions ask for and bring about, beyond their names.

use crate::face::About;
use crate::faces::outlive::board::{hunts, night};
use crate::faces::outlive::desk::day_choices::handed_over;
use crate::faces::outlive::words::Words;
use kernel::Seat;
use outlive::{Action, Home, RoomState, Search};

impl Words<'_> {
    /// What an action of a seat asks for and brings about, and what is printed on what it is about.
    pub(crate) fn effect(&self, seat: Seat, action: Action) -> About {
        About {
            own: self.brings(seat, action).into_iter().collect(),
            printed: self.printed(action).into_iter().collect(),
        }
    }

    fn brings(&self, seat: Seat, action: Action) -> Option<String> {
        if let Action::Hunt { .. } = action {
            Some(hunts::cost(self, action))
        } else if let Action::Resolve { event, .. } = action {
            let points = self.tell("outlive-points", &[("count", event.record().points.into())]);
            Some(self.list([self.event(event), points]))
        } else if let Action::Defend { with: None, ammo } = action {
            Some(handed_over(self, seat, ammo))
        } else if let Action::MoveIn { room, survivors } = action {
            let free = self.view.seat(seat).rooms.get(room).map_or(0, RoomState::free_seats);
            (survivors == free).then(|| self.say("outlive-fills"))
        } else if action == Action::LoseSurvivor(Home::Airlock) {
            let (points, now, then) = night::without_one(self, self.view.seat(seat))?;
            let told = [("points", points.into()), ("now", now.into()), ("count", then.into())];
            (then > now).then(|| self.tell("outlive-lets-in", &told))
        } else if matches!(action, Action::Take(_) | Action::Search(Search::Point) | Action::Iodine) {
            Some(self.tell("outlive-action-points", &[("count", 1_u8.into())]))
        } else {
            None
        }
    }

    fn printed(&self, action: Action) -> Option<String> {
        if let Action::DiscardRoom(room) = action {
            Some(self.about_room(room))
        } else if let Action::BuildFree(name) | Action::Build { room: name, .. } = action {
            Some(self.about_room(name.kind))
        } else if let Action::MoveIn { room, .. } = action {
            Some(self.room_about(room.kind))
        } else if let Action::UseRoom(room) = action {
            Some(self.room_about(room))
        } else if let Action::Leader(leader) = action {
            Some(self.leader_about(leader))
        } else if let Action::Take(kind)
        | Action::Use(kind)
        | Action::Repair { kind, .. }
        | Action::Dismantle(kind) = action
        {
            Some(self.equipment_about(kind))
        } else if let Action::Move { to: area, .. } | Action::Place { area, .. } = action {
            Some(self.of(&self.area(area), &self.area_about(area)))
        } else if let Action::Hunt { tile, .. } = action {
            Some(hunts::prey_line(self, tile))
        } else {
            None
        }
    }
}

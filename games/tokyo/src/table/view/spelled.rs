//! How a view is spelled in JSON and in the paths of case files.

use super::{StashView, View};
use crate::table::state::Unseen;
use crate::words::cards::{Card, SiteCard, Trouble};
use crate::words::{Role, Slot};
use kernel::{Counts, Id, Seat, Viewer};
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

/// Cards with how many of each.
struct Many<'a, T, const KINDS: usize>(&'a Counts<T, KINDS>);

impl<T: Id + Serialize, const KINDS: usize> Serialize for Many<'_, T, KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.kinds())
    }
}

struct Seats(kernel::SeatSet);

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Seat::number))
    }
}

/// A PC and its cards.
struct PcAndCards<'a>(&'a View, Seat);

impl Serialize for PcAndCards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let PcAndCards(view, seat) = *self;
        let pc = view.pc(seat);
        let StashView {
            hand,
            hidden,
            deck,
            starters,
            under,
            secret,
            starters_left,
            starters_under,
            discard,
            redraw,
            limit: _,
        } = view.stash(seat);
        let mut out = serializer.serialize_struct("Pc", 20)?;
        out.serialize_field("role", &pc.role)?;
        out.serialize_field("area", &pc.area)?;
        out.serialize_field("damage", &pc.damage)?;
        out.serialize_field("pages", &pc.pages)?;
        out.serialize_field("ap", &pc.ap)?;
        out.serialize_field("seals", &pc.seals)?;
        out.serialize_field("exhaustion", &Skills(pc.exhaustion))?;
        out.serialize_field("equipment", &pc.equipment.iter().collect::<Vec<_>>())?;
        out.serialize_field("hand", hand)?;
        out.serialize_field("hand_size", &(hand.len() + usize::from(*hidden)))?;
        out.serialize_field("hidden", hidden)?;
        out.serialize_field("deck", deck)?;
        out.serialize_field("deck_size", &view.stash(seat).deck_len())?;
        out.serialize_field("starters", starters)?;
        out.serialize_field("under", under)?;
        out.serialize_field("secret", secret)?;
        out.serialize_field("starters_left", starters_left)?;
        out.serialize_field("starters_under", starters_under)?;
        out.serialize_field("discard", discard)?;
        out.serialize_field("redraw", redraw)?;
        out.end()
    }
}

/// Exhaustion tokens of the skills by their words.
struct Skills([u8; crate::words::SKILLS]);

impl Serialize for Skills {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(crate::words::Skill::ALL.iter().zip(self.0))
    }
}

/// A number for each kind of player cards by its word.
struct Kinds([u8; crate::words::CARD_KINDS]);

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(crate::words::CardKind::ALL.iter().zip(self.0))
    }
}

struct Market<'a>(&'a View);

impl Serialize for Market<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Slot::ALL.iter().map(|&slot| (slot, self.0.slot(slot))))
    }
}

impl Serialize for crate::table::state::SlotState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let crate::table::state::SlotState { goods, trouble, damage, done, scene, scene_damage, pages } =
            self;
        let mut out = serializer.serialize_struct("Slot", 7)?;
        out.serialize_field("goods", goods)?;
        out.serialize_field("trouble", trouble)?;
        out.serialize_field("damage", damage)?;
        out.serialize_field("done", done)?;
        out.serialize_field("scene", scene)?;
        out.serialize_field("scene_damage", scene_damage)?;
        out.serialize_field("pages", pages)?;
        out.end()
    }
}

struct Layer<'a>(&'a Unseen);

impl Serialize for Layer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Unseen { cards, face_down, shuffle } = self.0;
        let mut out = serializer.serialize_struct("Layer", 3)?;
        out.serialize_field("cards", &Many(cards))?;
        out.serialize_field("face_down", face_down)?;
        out.serialize_field("shuffle", shuffle)?;
        out.end()
    }
}

struct Bots<'a>(&'a View);

impl Serialize for Bots<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let out = Role::ALL.iter().zip(self.0.bots).filter_map(|(role, tokens)| Some((role, tokens?)));
        let mut map = serializer.serialize_map(None)?;
        for (role, tokens) in out {
            map.serialize_entry(role, &tokens)?;
        }
        map.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View {
            viewer,
            options,
            round,
            step,
            ended,
            adjusting,
            moved,
            asked,
            awaited,
            frames,
            pcs: _,
            stashes: _,
            slots: _,
            bots: _,
            supply,
            undrawn,
            under,
            scrap,
            goods_discard,
            removed,
            revealed,
            packets,
            troubles,
            troubles_over,
            troubles_under,
            trouble_discard,
            trouble_shuffles,
            troubles_drawn,
            second,
            site_unseen,
            site_layers,
            site_beneath,
            site_under,
            site_discard,
            site_shuffles,
            site_drawn,
            encounter,
            open,
            explorers,
            duty,
            check,
            travel,
            battle,
            falling,
            shaken,
            story,
            guide,
            evaluated_rounds,
            ending,
        } = self;
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let mut out = serializer.serialize_struct("View", 51)?;
        out.serialize_field("viewer", &viewer)?;
        out.serialize_field("options", options)?;
        out.serialize_field("round", round)?;
        out.serialize_field("step", step)?;
        out.serialize_field("ended", &Seats(*ended))?;
        out.serialize_field("adjusting", &Seats(*adjusting))?;
        out.serialize_field("moved", &Seats(*moved))?;
        out.serialize_field("asked", &Seats(*asked))?;
        out.serialize_field("awaited", &Seats(*awaited))?;
        out.serialize_field("frames", frames)?;
        let seats: Vec<_> = Seat::first(self.options.players).map(|seat| PcAndCards(self, seat)).collect();
        out.serialize_field("seats", &seats)?;
        out.serialize_field("slots", &Market(self))?;
        out.serialize_field("bots", &Bots(self))?;
        out.serialize_field("supply", supply)?;
        out.serialize_field("undrawn", &Many::<Card, _>(undrawn))?;
        out.serialize_field("under", under)?;
        out.serialize_field("scrap", &Many(scrap))?;
        out.serialize_field("goods_discard", &Many(goods_discard))?;
        out.serialize_field("removed", &Many(removed))?;
        out.serialize_field("revealed", revealed)?;
        out.serialize_field("packets", &Kinds(*packets))?;
        out.serialize_field("troubles", &Many::<Trouble, _>(troubles))?;
        out.serialize_field("troubles_over", troubles_over)?;
        out.serialize_field("troubles_under", troubles_under)?;
        out.serialize_field("trouble_discard", &Many(trouble_discard))?;
        out.serialize_field("trouble_shuffles", trouble_shuffles)?;
        out.serialize_field("troubles_drawn", troubles_drawn)?;
        out.serialize_field("second", &Seats(*second))?;
        out.serialize_field("site_unseen", &Many::<SiteCard, _>(site_unseen))?;
        let layers: Vec<_> = site_layers.iter().map(Layer).collect();
        out.serialize_field("site_layers", &layers)?;
        out.serialize_field("site_beneath", &Many(site_beneath))?;
        out.serialize_field("site_under", site_under)?;
        out.serialize_field("site_discard", &Many(site_discard))?;
        out.serialize_field("site_shuffles", site_shuffles)?;
        out.serialize_field("site_drawn", site_drawn)?;
        out.serialize_field("encounter", encounter)?;
        out.serialize_field("open", open)?;
        out.serialize_field("explorers", &Seats(*explorers))?;
        out.serialize_field("duty", duty)?;
        out.serialize_field("check", check)?;
        out.serialize_field("travel", travel)?;
        out.serialize_field("battle", battle)?;
        out.serialize_field("falling", &Seats(*falling))?;
        out.serialize_field("shaken", &Seats(*shaken))?;
        out.serialize_field("story", story)?;
        out.serialize_field("guide", guide)?;
        out.serialize_field("evaluated_rounds", evaluated_rounds)?;
        out.serialize_field("ending", ending)?;
        out.end()
    }
}

//! Actions in full, as buttons, tooltips and lists say them.

use crate::faces::tokyo::words::{Thing, Words};
use heck::AsKebabCase;
use kernel::{Seat, Viewer};
use tokyo::{Action, Area, Ask, At, DamageType, Frame, Means, Slot, Spot};

impl Words<'_> {
    /// An action in full, of the viewer's PC or else of the first one asked: skills are called differently on each board.
    pub(crate) fn action(&self, action: Action) -> String {
        let seat = match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => self.view.awaited.first().unwrap_or_default(),
        };
        self.action_of(seat, action)
    }

    /// An action of a PC in full: unless said otherwise here, the text `tokyo-do-` with the name of the action, and the fields of
    /// the action as its variables.
    pub(crate) fn action_of(&self, seat: Seat, action: Action) -> String {
        let of = |id: &str, things: &[(&str, Thing<'_>)]| self.tell(&format!("tokyo-do-{id}"), things);
        let just = |id: &str| of(id, &[]);
        #[expect(clippy::wildcard_enum_match_arm, reason = "all other actions are told by their fields")]
        match action {
            Action::Read => self.say("tokyo-guide-read-on"),
            Action::Use { by, at, kind } => self.usage(seat, by, at, kind),
            Action::EquipWith { card, with } => {
                of("equip-with", &[("card", card.into()), ("ability", with.into())])
            }
            Action::Return { card, from } => {
                of("return", &[("card", card.into()), ("what", (&self.bearer(seat, from)).into())])
            }
            Action::Board(other) => of(self.boarding(), &[("pc", other.into())]),
            Action::Drive => just(self.driving()),
            Action::Buy(slot) => of("buy", &[("card", Spot::Slot(slot).into())]),
            Action::Solve { at, with } => of("solve", &[("card", at.into()), ("ability", with.into())]),
            Action::Side { at, with } => of("side", &[("card", at.into()), ("ability", with.into())]),
            Action::Explore => match self.view.story.gate.filter(|_| self.view.encounter == 0) {
                Some(gate) => of("challenge", &[("card", gate.scene.into())]),
                None => just("explore"),
            },
            Action::Exchange { give, with, take } => {
                of("exchange", &[("give", give.into()), ("pc", with.into()), ("take", take.into())])
            }
            Action::Agree => just(self.agreeing()),
            Action::Refuse => just(self.staying()),
            Action::Pay(card) => of("pay", &[("card", card.into()), ("ap", card.row().ap.into())]),
            Action::Token if self.view.check.is_none() => just("token-for-damage"),
            Action::Join { by, kind } => {
                of("join", &[("card", (&self.means(seat, by)).into()), ("kind", kind.into())])
            }
            Action::Pass => self.pass(),
            Action::Choose(letter) => of("choose", &[("letter", (&self.letter(letter)).into())]),
            Action::Spend(scene) => of(self.spending(), &[("card", scene.into())]),
            Action::Slot(slot) => self.at_slot(slot),
            Action::Pc(other) => self.chosen(other),
            Action::Npc => of("npc", &[("npc", (&self.npc()).into())]),
            Action::Owe => of("owe", &[("card", (&self.creditor()).into())]),
            Action::Refresh(bearer) => of("refresh", &[("what", (&self.bearer(seat, bearer)).into())]),
            Action::Gain { card, to } => of("gain", &[("card", card.into()), ("pc", to.into())]),
            _ => of(&AsKebabCase(action.name()).to_string(), &action.fields()),
        }
    }

    /// T10 T12 T14 T15 With what, at what, and with which type of damage.
    fn usage(&self, seat: Seat, by: Means, at: At, kind: Option<DamageType>) -> String {
        let id = match by {
            Means::Hand(_) => "tokyo-do-play",
            Means::Gear(_) => "tokyo-do-use",
            Means::Skill(_) => "tokyo-do-skill",
            Means::Bot(_) => "tokyo-do-bot",
        };
        let does = self.tell(id, &[("card", (&self.means(seat, by)).into())]);
        match self.aim(at, kind) {
            Some(aim) => self.tell("tokyo-do-aimed", &[("action", (&does).into()), ("aim", (&aim).into())]),
            None => does,
        }
    }

    /// What an effect is aimed at, and its type of damage, in a word or two.
    pub(crate) fn aim(&self, at: At, kind: Option<DamageType>) -> Option<String> {
        let target = match at {
            At::Nothing => None,
            At::Spot(spot) => Some(self.spot(spot)),
            At::Pc(seat) => Some(self.pc(seat)),
            At::Npc => Some(self.npc()),
            At::Area(area) => Some(self.area(area).to_owned()),
            At::Back => Some(self.say("tokyo-do-back")),
        };
        match (target, kind) {
            (None, None) => None,
            (Some(target), None) => Some(target),
            (None, Some(kind)) => Some(self.damage(kind)),
            (Some(target), Some(kind)) => {
                Some(self.tell("tokyo-do-typed", &[("target", (&target).into()), ("kind", kind.into())]))
            }
        }
    }

    /// What choosing a slot means for the question.
    fn at_slot(&self, slot: Slot) -> String {
        let place = ("slot", slot.into());
        let at = |id: &str| self.tell(id, &[("card", Spot::Slot(slot).into()), place]);
        match self.answered() {
            Some(Ask::Place { trouble, .. }) => self.placing(trouble.into(), slot),
            Some(Ask::Stage { scene, .. }) => self.placing(scene.into(), slot),
            Some(Ask::LastGoods { .. }) => self.tell("tokyo-do-place-next", &[place]),
            Some(Ask::Lull { .. }) => at("tokyo-do-lull"),
            Some(Ask::Copies { .. }) => at("tokyo-do-copy"),
            Some(_) | None => self.tell("tokyo-do-slot", &[place]),
        }
    }

    /// T6.3 What is placed, where, and on which goods.
    fn placing(&self, placed: Thing<'_>, slot: Slot) -> String {
        let things = [("placed", placed), ("slot", slot.into())];
        match self.view.slot(slot).goods {
            Some(card) => self.tell("tokyo-do-place-on", &[&things[..], &[("card", card.into())]].concat()),
            None => self.tell("tokyo-do-place", &things),
        }
    }

    /// What is asked, or what somebody has answered and others must agree to.
    pub(crate) fn answered(&self) -> Option<Ask> {
        let ask = |frame: &Frame| if let Frame::Ask(ask) = frame { Some(*ask) } else { None };
        let mut asks = self.view.frames.iter().rev().map_while(ask);
        asks.find(|ask| !matches!(ask, Ask::Consent { .. }))
    }

    /// T16.13 T16.20 Getting on a vehicle, or coming along through a door.
    fn boarding(&self) -> &'static str {
        match self.answered() {
            Some(Ask::Companions { .. }) => "board-companions",
            Some(_) | None => "board",
        }
    }

    /// T32.18 The NPC that accompanies the PCs, by name.
    pub(crate) fn npc(&self) -> String {
        self.view.companion().map(|npc| self.scene(npc.card).to_owned()).unwrap_or_default()
    }

    /// T6.15 The card that gives credit, by name.
    fn creditor(&self) -> String {
        self.view.roamer().map(|(card, _)| self.scene(card).to_owned()).unwrap_or_default()
    }

    fn driving(&self) -> &'static str {
        match self.answered() {
            Some(Ask::Companions { .. }) => "drive-companions",
            Some(_) | None => "drive",
        }
    }

    /// Agreeing to a deal, to damage for a token, to riding along or going into the Site.
    fn agreeing(&self) -> &'static str {
        match self.answered() {
            Some(Ask::Atone { .. }) => "atone",
            Some(Ask::Along { to: Area::Site, .. }) => "agree-inside",
            Some(Ask::Along { .. }) => "agree-along",
            Some(_) | None => "agree",
        }
    }

    fn staying(&self) -> &'static str {
        match self.answered() {
            Some(Ask::Along { .. }) => "refuse-along",
            Some(_) | None => "refuse",
        }
    }

    /// T32.14 What a token is spent for.
    fn spending(&self) -> &'static str {
        match self.answered() {
            Some(Ask::Shelter { .. }) => "spend-shelter",
            Some(_) | None => "spend",
        }
    }

    /// What choosing a PC means for the question.
    fn chosen(&self, other: Seat) -> String {
        let id = match self.answered() {
            Some(Ask::Falls) => "tokyo-do-pc-falls",
            Some(Ask::Divide { .. }) => "tokyo-do-pc-divide",
            Some(_) | None => "tokyo-do-pc",
        };
        self.tell(id, &[("pc", other.into())])
    }

    /// What passing means for the question.
    fn pass(&self) -> String {
        let id = match self.answered() {
            Some(Ask::Check) => "tokyo-do-pass-check",
            Some(Ask::Battle { .. }) => "tokyo-do-pass-battle",
            Some(Ask::Damage { .. } | Ask::NpcDamage { .. }) => "tokyo-do-pass-damage",
            Some(Ask::Atone { .. }) => "tokyo-do-pass-atone",
            Some(Ask::Drawn { .. }) => "tokyo-do-pass-drawn",
            Some(Ask::Scrap { .. }) => "tokyo-do-pass-scrap",
            Some(Ask::Facility { .. }) => "tokyo-do-pass-facility",
            Some(Ask::Refresh { .. }) => "tokyo-do-pass-refresh",
            Some(Ask::Foresee { .. }) => "tokyo-do-pass-foresee",
            Some(Ask::Shelter { .. }) => "tokyo-do-pass-shelter",
            Some(_) | None => "tokyo-do-pass",
        };
        self.say(id)
    }
}

//! What is asked, in the words for those who wait: who decides, and about what.

use crate::faces::tokyo::words::ask::Question;
use crate::faces::tokyo::words::{Thing, Words};
use kernel::{Seat, SeatSet, Viewer};
use tokyo::{Ask, Harm, Spot};

impl Words<'_> {
    pub(crate) fn awaited(&self, ask: Ask) -> Question {
        match ask {
            Ask::Role { seat } => self.decides("role", seat, &[]),
            Ask::NextToDraw { .. } => self.decide("next-to-draw", &[]),
            Ask::Adjust if self.is_done() => self.decide("hands-done", &[]),
            Ask::Adjust => self.decide("adjust", &[]),
            Ask::Redraw => self.decide("redraw", &[]),
            Ask::Act => self.everybody_acts(),
            Ask::Check => self.check_made(),
            Ask::Ride => self.decide("ride", &[]),
            Ask::Consent { asker, left, action } => {
                let wanted = self.wanted(asker, left.first().unwrap_or(asker), action);
                let headline = self.told("consent", left, &[("asker", Thing::Who(asker))]);
                Question { headline, more: Some(wanted) }
            }
            Ask::Drawn { trouble, .. } => self.decide("drawn", &[("trouble", trouble.into())]),
            Ask::Place { trouble, .. } => self.decide("place", &[("trouble", trouble.into())]),
            Ask::Battle { .. } => self.attack_made(),
            Ask::Damage { seat, harm, amount, .. } => self.damage_coming(seat, harm, amount),
            Ask::NpcDamage { npc, harm, amount, .. } => {
                let damage = self.harm(harm, amount);
                self.decide("npc-damage", &[("card", npc.into()), ("damage", (&damage).into())])
            }
            Ask::Scrap { card, .. } => self.decide("scrap", &[("card", card.into())]),
            Ask::Turned { .. } => self.decide("turned", &[("card", Spot::Site.into())]),
            Ask::Reward { .. } => self.decide("reward", &[]),
            Ask::Fee { seat, left, .. } => self.decide("fee", &[("pc", seat.into()), ("left", left.into())]),
            Ask::Falls => self.decide("falls", &[]),
            Ask::LayDown { seat, .. } => self.decides("lay-down", seat, &[]),
            Ask::Discard { seat, left } => self.decides("discard", seat, &[("left", left.into())]),
            Ask::Strip { seat, left } => self.decides("strip", seat, &[("left", left.into())]),
            Ask::Refresh { of, .. } => self.decide("refresh", &[("pc", of.into())]),
            Ask::Whom { .. } => self.decide("whom", &[]),
            Ask::HandOver { seat, to } => self.decides("hand-over", seat, &[("pc", to.into())]),
            Ask::Shadow { seat } => self.decides("shadow", seat, &[]),
            Ask::ArtifactOrScrap { .. } => self.decide("artifact-or-scrap", &[]),
            Ask::Gain { .. } => self.decide("gain", &[]),
            Ask::MakeRoom { seat, card } => self.decides("make-room", seat, &[("card", card.into())]),
            Ask::Divide { left, .. } => self.decide("divide", &[("left", left.into())]),
            Ask::Depart { .. } => self.decide("depart", &[]),
            Ask::Companions { to, .. } => self.decide("companions", &[("area", to.into())]),
            Ask::Facility { seat } => {
                self.decides("facility", seat, &[("area", self.view.pc(seat).area.into())])
            }
            Ask::Stage { scene, .. } => self.decide("stage", &[("card", scene.into())]),
            Ask::ClearReward => self.decide("clear-reward", &[]),
            Ask::Choice { scene, by: None } => self.decide("choice", &[("card", scene.into())]),
            Ask::Choice { scene, by: Some(seat) } => {
                self.decides("choice-alone", seat, &[("card", scene.into())])
            }
            Ask::Vehicle { seat } => self.decides("vehicle", seat, &[]),
            Ask::Seal { seat, scene } => self.decides("seal", seat, &[("card", scene.into())]),
            Ask::Copies { left, .. } => self.decide("copies", &[("left", left.into())]),
            Ask::Along { to, .. } => self.decide("along", &[("area", to.into())]),
            Ask::Shelter { scene, .. } => self.decide("shelter", &[("card", scene.into())]),
            Ask::Atone { seat, scene } => self.decides("atone", seat, &[("card", scene.into())]),
            Ask::Where => self.decide("where", &[]),
            Ask::Lull { .. } => self.decide("lull", &[]),
            Ask::LastGoods { .. } => self.decide("last-goods", &[]),
            Ask::Foresee { seat, .. } => self.decides("foresee", seat, &[]),
        }
    }

    /// T9.1 T9.8 Who has not ended; a viewer that has may still step in.
    fn everybody_acts(&self) -> Question {
        self.decide("act", &[])
    }

    fn check_made(&self) -> Question {
        let Some(check) = self.view.check else { return self.say("tokyo-wait-chance").into() };
        let goal = self.goal(&check);
        let things = [
            ("pc", check.payer().into()),
            ("goal", (&goal).into()),
            ("ability", check.ability.into()),
            ("strength", check.strength.into()),
            ("target", check.target.into()),
        ];
        let help = [("missing", check.missing().into()), ("help", self.help(&check).into())];
        let more = self.tell("tokyo-wait-check-help", &help);
        Question { headline: self.tell("tokyo-wait-check", &things), more: Some(more) }
    }

    fn attack_made(&self) -> Question {
        let Some(battle) = self.view.battle else { return self.say("tokyo-wait-chance").into() };
        let attacker = battle.first.seat;
        let means = self.means(attacker, battle.first.by);
        let targets = self.list(battle.spots().map(|spot| self.spot(spot)));
        self.decide(
            "battle",
            &[("pc", attacker.into()), ("card", (&means).into()), ("targets", (&targets).into())],
        )
    }

    fn damage_coming(&self, hurt: Seat, harm: Harm, amount: u8) -> Question {
        let damage = self.harm(harm, amount);
        self.decide("damage", &[("pc", hurt.into()), ("damage", (&damage).into())])
    }

    /// Whether the viewer plays and is waited for no more.
    fn is_done(&self) -> bool {
        match self.view.viewer {
            Viewer::Seat(seat) => !self.view.awaited.contains(seat),
            Viewer::Spectator | Viewer::Omniscient => false,
        }
    }

    fn decide(&self, what: &str, things: &[(&str, Thing<'_>)]) -> Question {
        self.told(what, self.view.awaited, things).into()
    }

    fn decides(&self, what: &str, seat: Seat, things: &[(&str, Thing<'_>)]) -> Question {
        self.told(what, SeatSet::one(seat), things).into()
    }

    fn told(&self, what: &str, seats: SeatSet, things: &[(&str, Thing<'_>)]) -> String {
        let who = self.everyone(seats);
        let things: Vec<_> =
            std::iter::once(("who", Thing::Text(&who))).chain(things.iter().copied()).collect();
        self.tell(&format!("tokyo-wait-{what}"), &things)
    }
}

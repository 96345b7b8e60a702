//! What the log says of each event.

use crate::tokyo::words::{Thing, Words};
use kernel::Seat;
use tokyo::{Area, Bearer, DamageType, Ending, Event, Goal, Means, Spot, Step};

/// The sentence. The set-up is told by its cards, so its step has none.
pub(super) fn text(words: &Words<'_>, event: &Event) -> Option<String> {
    let tell = |id: &str, things: &[(&str, Thing<'_>)]| words.tell(&format!("tokyo-log-{id}"), things);
    let just = |id: &str| tell(id, &[]);
    let of = |id: &str, thing: (&str, Thing<'_>)| tell(id, &[thing]);
    let by = |id: &str, seat: Seat| tell(id, &[("pc", seat.into())]);
    let with = |id: &str, seat: Seat, thing: (&str, Thing<'_>)| tell(id, &[("pc", seat.into()), thing]);
    Some(match *event {
        Event::Step { step: Step::Setup } => return None,
        Event::RoleTaken { seat, role } => {
            let name = words.person(seat);
            tell("role-taken", &[("name", (&name).into()), ("role", role.into())])
        }
        Event::Round { number } => of("round", ("number", number.into())),
        Event::Step { step } => words.step(step),
        Event::GoodsShown { slot, card } => {
            tell("goods-shown", &[("slot", slot.into()), ("card", card.into())])
        }
        Event::Scrapped { card } => of("scrapped", ("card", card.into())),
        Event::Removed { card } => of("removed", ("card", card.into())),
        Event::TroubleDrawn { by: Some(seat), trouble } => {
            with("trouble-drawn", seat, ("trouble", trouble.into()))
        }
        Event::TroubleDrawn { by: None, trouble } => of("trouble-drawn-by-card", ("trouble", trouble.into())),
        Event::TroublePlaced { trouble, slot } => {
            tell("trouble-placed", &[("trouble", trouble.into()), ("slot", slot.into())])
        }
        Event::TroubleDiscarded { trouble } => of("trouble-discarded", ("trouble", trouble.into())),
        Event::TroublesShuffled => just("troubles-shuffled"),
        Event::SiteShuffled => just("site-shuffled"),
        Event::EncounterLaid => just("encounter-laid"),
        Event::Discarded { seat, card } => with("discarded", seat, ("card", card.into())),
        Event::Drew { seat, card } => with("drew", seat, ("card", card.into())),
        Event::DrewHidden { seat } => by("drew-hidden", seat),
        Event::DeckTurned { seat } => by("deck-turned", seat),
        Event::Redrew { seat } => by("redrew", seat),
        Event::Shown { seat, card } => with("shown", seat, ("card", card.into())),
        Event::Ended { seat } => by("ended", seat),
        Event::Resumed { seat } => by("resumed", seat),
        Event::Used { seat, by } => with(used(by), seat, ("card", (&words.means(seat, by)).into())),
        Event::CheckOpened { seat, goal, ability, target, strength } => tell(
            "check-opened",
            &[
                ("pc", seat.into()),
                ("goal", (&named(words, goal)).into()),
                ("ability", ability.into()),
                ("strength", strength.into()),
                ("target", target.into()),
            ],
        ),
        Event::CheckTakenOver { by: seat } => by("check-taken-over", seat),
        Event::Paid { seat, card } => {
            tell("paid", &[("pc", seat.into()), ("card", card.into()), ("ap", card.row().ap.into())])
        }
        Event::TokenPaid { seat } => by("token-paid", seat),
        Event::TroubleAdds { trouble } => {
            tell("trouble-adds", &[("trouble", trouble.into()), ("ap", trouble.row().ap.into())])
        }
        Event::BonusAdds { amount } => of("bonus-adds", ("amount", amount.into())),
        Event::CheckSucceeded { seat } => by("check-succeeded", seat),
        Event::CheckFailed { seat } => by("check-failed", seat),
        Event::Moved { seat, to } => with("moved", seat, ("area", to.into())),
        Event::Equipped { seat, card } => with("equipped", seat, ("card", card.into())),
        Event::Bought { seat, card, slot: _ } => with("bought", seat, ("card", card.into())),
        Event::Exhausted { seat, what, tokens } => {
            borne(words, "exhausted", seat, what, ("count", tokens.into()))
        }
        Event::Refreshed { seat, what } => borne(words, "refreshed", seat, what, ("count", 1u8.into())),
        Event::EnemyHit { at, kind, amount } => {
            tell("enemy-hit", &[place(at), ("damage", (&damage(words, Some(kind), amount)).into())])
        }
        Event::Countered { at, seat } => with("countered", seat, place(at)),
        Event::Hurt { seat, amount, kind } => {
            with("hurt", seat, ("damage", (&damage(words, kind, amount)).into()))
        }
        Event::Reduced { seat, amount } => with("reduced", seat, ("amount", amount.into())),
        Event::DollHit { seat, amount } => with("doll-hit", seat, ("amount", amount.into())),
        Event::Healed { seat, amount } => with("healed", seat, ("amount", amount.into())),
        Event::Down { seat } => by("down", seat),
        Event::Shaken { seat } => by("shaken", seat),
        Event::TroubleSolved { seat, trouble } => with("trouble-solved", seat, ("trouble", trouble.into())),
        Event::SiteCardSolved { seat, card } => with("site-card-solved", seat, ("card", card.into())),
        Event::TokensGained { seat, tokens } => with("tokens-gained", seat, ("count", tokens.into())),
        Event::TokensLost { seat, tokens } => with("tokens-lost", seat, ("count", tokens.into())),
        Event::SealLifted { seat, skill } => {
            with("seal-lifted", seat, ("skill", words.skill(seat, skill).into()))
        }
        Event::Gained { seat, card } => with("gained", seat, ("card", card.into())),
        Event::Revealed { card } => of("revealed", ("card", card.into())),
        Event::SiteCardTurned { card } => of("site-card-turned", ("card", card.into())),
        Event::SiteCardFailed { card } => of("site-card-failed", ("card", card.into())),
        Event::SiteCardDelayed { card } => of("site-card-delayed", ("card", card.into())),
        Event::RewardChosen { card } => of("reward-chosen", ("card", card.into())),
        Event::SiteCardAvoided { card } => of("site-card-avoided", ("card", card.into())),
        Event::Retreated { cards } => of("retreated", ("count", cards.into())),
        Event::Exchanged { seat, give, with, take } => tell(
            "exchanged",
            &[("pc", seat.into()), ("give", give.into()), ("other", with.into()), ("take", take.into())],
        ),
        Event::HandedOver { seat, card, to } => {
            tell("handed-over", &[("pc", seat.into()), ("card", card.into()), ("other", to.into())])
        }
        Event::Refused { seat } => by("refused", seat),
        Event::Foreseen { trouble } => of("foreseen", ("trouble", trouble.into())),
        Event::TroubleUnder { trouble } => of("trouble-under", ("trouble", trouble.into())),
        Event::SceneOpened { scene } => of("scene-opened", ("card", scene.into())),
        Event::ScenePlaced { scene, slot } => {
            tell("scene-placed", &[("card", scene.into()), ("slot", slot.into())])
        }
        Event::SceneSolved { seat, scene } => with("scene-solved", seat, ("card", scene.into())),
        Event::SceneDiscarded { scene } => of("scene-discarded", ("card", scene.into())),
        Event::SceneLaidBeside { scene } => of("scene-laid-beside", ("card", scene.into())),
        Event::Sheltered { scene, amount } => {
            tell("sheltered", &[("card", scene.into()), ("amount", amount.into())])
        }
        Event::EncounterSunk => just("encounter-sunk"),
        Event::SceneDrawn { by: Some(seat), scene } => with("scene-drawn", seat, ("card", scene.into())),
        Event::SceneDrawn { by: None, scene } => of("scene-drawn-by-card", ("card", scene.into())),
        Event::SceneAdds { scene, ap } => tell("scene-adds", &[("card", scene.into()), ("ap", ap.into())]),
        Event::Owed { seat } => by("owed", seat),
        Event::NpcHurt { npc, amount, kind } => {
            let damage = damage(words, kind, amount);
            tell("npc-hurt", &[("card", npc.into()), ("damage", (&damage).into())])
        }
        Event::NpcReduced { npc, amount } => {
            tell("npc-reduced", &[("card", npc.into()), ("amount", amount.into())])
        }
        Event::NpcHealed { npc, amount } => {
            tell("npc-healed", &[("card", npc.into()), ("amount", amount.into())])
        }
        Event::SceneOut { scene } => of("scene-out", ("card", scene.into())),
        Event::SceneTokens { scene, now } => {
            tell("scene-tokens", &[("card", scene.into()), ("count", now.into())])
        }
        Event::Chosen { by: None, scene, letter } => {
            tell("chosen", &[("card", scene.into()), ("letter", (&words.letter(letter)).into())])
        }
        Event::Chosen { by: Some(seat), scene, letter } => tell(
            "chosen-alone",
            &[("pc", seat.into()), ("card", scene.into()), ("letter", (&words.letter(letter)).into())],
        ),
        Event::Driver { seat } => by("driver", seat),
        Event::RaceVehicle { seat, card } => with("race-vehicle", seat, ("card", card.into())),
        Event::Checkpoint { seat, area } => with("checkpoint", seat, ("area", area.into())),
        Event::PagesOnSlot { slot, now } => {
            tell("pages-on-slot", &[("slot", slot.into()), ("count", now.into())])
        }
        Event::PagesHeld { seat, now } => with("pages-held", seat, ("count", now.into())),
        Event::Vessel { seat } => by("vessel", seat),
        Event::ModOpened { card } => of("mod-opened", ("card", words.mod_card(card).into())),
        Event::ModDiscarded { card } => of("mod-discarded", ("card", words.mod_card(card).into())),
        Event::GateWithstood { scene } => of("gate-withstood", ("card", scene.into())),
        Event::Over { ending } => just(match ending {
            Ending::Cleared => "cleared",
            Ending::Overflow => "overflow",
            Ending::Defeat => "defeat",
        }),
    })
}

const fn used(by: Means) -> &'static str {
    match by {
        Means::Hand(_) => "played",
        Means::Gear(_) => "used",
        Means::Skill(_) => "skill",
        Means::Bot(_) => "bot",
    }
}

/// What a check is for. The log is read later, so it says where a card lies: what lies there may have changed.
fn named(words: &Words<'_>, goal: Goal) -> String {
    let tell = |id: &str, things: &[(&str, Thing<'_>)]| words.tell(&format!("tokyo-log-goal-{id}"), things);
    match goal {
        Goal::Move => tell("move", &[]),
        Goal::Equip(card) => tell("equip", &[("card", card.into())]),
        Goal::Buy(slot) => tell("buy", &[("place", slot.into())]),
        Goal::Solve(spot) => tell("solve", &[place(spot)]),
        Goal::Side(spot) => tell("side", &[place(spot)]),
    }
}

/// Where an enemy or a card to be solved lies.
fn place(spot: Spot) -> (&'static str, Thing<'static>) {
    match spot {
        Spot::Slot(slot) => ("place", slot.into()),
        Spot::Site => ("place", Area::Site.into()),
    }
}

fn borne(words: &Words<'_>, id: &str, seat: Seat, what: Bearer, count: (&str, Thing<'_>)) -> String {
    let name = words.bearer(seat, what);
    match what {
        Bearer::Bot(_) => words.tell(&format!("tokyo-log-{id}-bot"), &[("what", (&name).into()), count]),
        Bearer::Skill(_) | Bearer::Gear(_) => {
            words.tell(&format!("tokyo-log-{id}"), &[("pc", seat.into()), ("what", (&name).into()), count])
        }
    }
}

fn damage(words: &Words<'_>, kind: Option<DamageType>, amount: u8) -> String {
    match kind {
        Some(kind) => words.tell("tokyo-harm", &[("count", amount.into()), ("kind", kind.into())]),
        None => words.tell("tokyo-harm-plain", &[("count", amount.into())]),
    }
}

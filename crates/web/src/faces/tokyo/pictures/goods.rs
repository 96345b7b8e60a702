//! The nouns of player cards. What has none here looks like others of its kind and its keywords.

use super::subject::{Subject, held, large, whole};
use super::symbols::{body, seen, thing};
use crate::kit::picture::Layer;
use tokyo::{Card, CardKind, DamageType, Effect, Keyword};

/// What a card is about.
pub(super) fn subject(card: Card) -> Subject {
    let word = card.word();
    let known = match card.row().kind {
        CardKind::Weapon => weapon(word),
        CardKind::Item => item(word),
        CardKind::Follower => follower(word),
        CardKind::Artifact => artifact(word),
    };
    known.unwrap_or_else(|| of_kind(card))
}

/// What a card without a noun is about.
fn of_kind(card: Card) -> Subject {
    let does = || card.row().rows.iter().flat_map(|row| row.does).map(|does| does.what);
    let is_cognitive = |what| {
        if let Effect::Attack(attack) = what { attack.kinds == [DamageType::Cognitive] } else { false }
    };
    let cognitive = does().any(is_cognitive);
    match card.row().kind {
        CardKind::Weapon if cognitive => Subject::of(whole(thing("tuning-fork"))),
        CardKind::Weapon => Subject::of(whole(thing("pistol"))),
        CardKind::Item if card.has(Keyword::Vehicle) => Subject::of(whole(seen("car"))),
        CardKind::Item if does().any(|what| matches!(what, Effect::Reduce { .. })) => {
            Subject::of(whole(thing("vest")))
        }
        CardKind::Item if does().any(|what| matches!(what, Effect::Heal(_))) => {
            Subject::of(whole(thing("medkit")))
        }
        CardKind::Item => Subject::of(whole(thing("toolroll"))),
        CardKind::Follower if card.has(Keyword::Hired) => {
            Subject::person(&["suit", "face-stern", "hair-short", "shades"])
        }
        CardKind::Follower => Subject::person(&["jumper", "face", "hair-short"]),
        CardKind::Artifact => Subject::of(whole(thing("shard"))),
    }
}

fn weapon(word: &str) -> Option<Subject> {
    Some(match word {
        "brass_knuckles" => Subject::of(whole(thing("knuckles")).turned(-12)),
        "sawn_off" => Subject::of(large(thing("shotgun")).turned(-24)),
        "machine_pistol" => Subject::of(large(thing("smg")).turned(-16)),
        "anti_materiel_rifle" => Subject::of(large(thing("rifle-heavy")).turned(-14)),
        "crowbar" => Subject::of(whole(thing("crowbar"))),
        "hunting_rifle" => Subject::of(large(thing("rifle")).turned(-26).mirrored()),
        "pile_driver" => Subject::of(large(thing("piledriver")).turned(-10)),
        "granny_chainsaw" => Subject::of(large(thing("chainsaw")).turned(-20)),
        "ghost_pistol" => Subject::of(whole(thing("pistol")).turned(-18)),
        "stun_baton" => {
            Subject::of(whole(thing("baton"))).and(Layer::new(thing("bolt"), (30, 34), 40).turned(-14))
        }
        "whisper_radio" => Subject::of(whole(thing("radio"))),
        "bell_of_hush" => Subject::of(whole(thing("bell")).turned(-10)),
        "petrol_bomb" => Subject::of(whole(thing("molotov")).turned(16)),
        "dissonance_fork" => Subject::of(whole(thing("tuning-fork")).turned(18)),
        "satchel_charge" => Subject::of(whole(thing("satchel"))),
        "meteor_sword" => Subject::of(large(thing("sword"))),
        "fireworks" => Subject::of(whole(thing("rocket"))),
        "pipe_wrench" => Subject::of(whole(thing("wrench"))),
        "switchblade" => Subject::of(whole(thing("knife"))),
        "old_revolver" => Subject::of(whole(thing("revolver")).turned(-16)),
        "chequered_lance" => Subject::of(large(thing("lance"))),
        "thread_shears" => Subject::of(whole(thing("shears")).turned(14)),
        "signal_gun" => Subject::of(Layer::new(thing("flaregun"), (54, 58), 76).turned(-24)).and(Layer::new(
            thing("wish"),
            (100, 22),
            34,
        )),
        "collectors_hand" => Subject::of(large(thing("hand-point"))),
        _ => return None,
    })
}

fn item(word: &str) -> Option<Subject> {
    Some(match word {
        "motorbike" => Subject::of(large(thing("motorbike"))),
        "ballistic_vest" => Subject::of(whole(thing("vest"))),
        "field_surgery" => Subject::of(whole(thing("medkit"))),
        "black_card" => Subject::of(whole(thing("card"))),
        "first_aid_pouch" => Subject::of(whole(thing("pouch"))),
        "makeshift_serum" => Subject::of(large(thing("syringe"))),
        "attack_barrier" => Subject::of(whole(thing("shield"))),
        "exo_armour" => Subject::of(large(thing("exo"))),
        "helmet" => Subject::of(whole(thing("helmet"))),
        "kei_truck" => Subject::of(large(thing("truck"))),
        "brokers_briefcase" => Subject::of(Layer::new(thing("briefcase"), (56, 54), 78)).and(Layer::new(
            seen("banknotes"),
            (92, 76),
            42,
        )),
        "tilt_rotor" => Subject::of(large(thing("tiltrotor"))),
        "ration_coupons" => Subject::of(large(thing("tickets"))),
        "tool_roll" => Subject::of(whole(thing("toolroll"))),
        "combat_stimulant" => Subject::of(whole(thing("vial")).turned(14)),
        "autodoc_harness" => Subject::of(large(thing("autodoc"))),
        "cash_roll" => Subject::of(whole(thing("cash"))),
        "painkillers" => Subject::of(whole(thing("pills"))),
        "forged_pass" => Subject::of(whole(thing("badge")).turned(8)),
        "favour_owed" => Subject::of(whole(thing("note")).turned(6)),
        "patched_scooter" => Subject::of(large(thing("scooter"))),
        "spare_parts" => Subject::of(whole(thing("gears"))),
        "work_gloves" => Subject::of(whole(thing("gloves"))),
        "know_how" => Subject::of(Layer::new(thing("blueprint"), (56, 58), 78))
            .and(Layer::new(thing("bulb"), (88, 34), 46).turned(12)),
        "kind_word" => Subject::of(whole(thing("speech"))).and(Layer::new(thing("heart"), (60, 40), 36)),
        "paper_charm" => Subject::of(whole(thing("ofuda")).turned(9)),
        "hunch" => Subject::of(whole(thing("spiral"))),
        "herbal_tea" => Subject::of(whole(thing("tea"))),
        "padded_jacket" => Subject::of(whole(thing("jacket"))),
        "guts" => Subject::of(whole(thing("fist"))),
        "protection_money" => Subject::of(whole(thing("envelope"))),
        "hard_stare" => Subject::of(large(thing("glare"))),
        "minases_card" => Subject::of(Layer::new(thing("glove"), (44, 58), 78).turned(14))
            .and(Layer::new(thing("note"), (82, 38), 46).turned(16)),
        "stationmasters_whistle" => Subject::of(whole(thing("whistle"))),
        "heister_mask" => Subject::of(whole(thing("mask-smile"))),
        "doom_zero" => Subject::of(large(thing("racecar"))),
        "paper_mask" => Subject::of(whole(thing("mask-paper"))),
        "old_number_nine" => {
            Subject::of(large(seen("car"))).and(Layer::new(seen("flowers"), (26, 44), 28).turned(-10))
        }
        _ => return None,
    })
}

fn follower(word: &str) -> Option<Subject> {
    Some(match word {
        "stray_hound" => Subject::of(large(seen("dog"))),
        "maid" => Subject::person(&["apron", "face-smile", "hair-bob", "maid-band"]),
        "sniper" => Subject::person(&["coat", "face-stern", "hood"])
            .and(Layer::new(thing("rifle"), (66, 80), 96).turned(-14)),
        "street_idol" => {
            Subject::person(&["dress", "face-smile", "hair-twin"]).and(held(seen("microphone")).mirrored())
        }
        "hitman" => Subject::person(&["suit", "face-stern", "hair-slick", "shades"])
            .and(held(thing("pistol")).turned(-6)),
        "mercenary" => {
            Subject::person(&["armour", "face-stern", "beret", "scarf"]).and(held(thing("smg")).turned(-24))
        }
        "crooked_lawyer" => {
            Subject::person(&["suit", "face-smile", "hair-slick", "glasses"]).and(held(seen("scales")))
        }
        "back_alley_doctor" => {
            Subject::person(&["gown", "face", "hair-short", "surgical"]).and(held(thing("syringe")))
        }
        "bouncer" => Subject::person_at(&["suit", "face-stern", "hair-bald", "headset"], (60, 52), 112),
        "medium" => Subject::person(&["kimono", "face-none", "veil", "blind"]).and(held(seen("flame"))),
        "fortune_teller" => {
            Subject::person(&["cloak", "face-smile", "hood"]).and(Layer::new(seen("orb"), (60, 86), 40))
        }
        "anomaly_professor" => {
            Subject::person(&["gown", "face-old", "hair-wild", "glasses"]).and(held(seen("flask")))
        }
        "informant" => {
            Subject::person(&["coat", "face", "hat", "shades"]).and(held(seen("mobile")).turned(12))
        }
        "alley_hacker" => Subject::person(&["hoodie", "face", "hood"]).and(held(seen("laptop"))),
        "psychic_twins" => Subject::person_at(&["dress", "face", "hair-bob"], (36, 56), 82)
            .and_all(Subject::person_at(&["dress", "face", "hair-bob"], (84, 56), 82)),
        "kashima_reiko" => Subject::of(large(body("reiko"))),
        "errand_runner" => Subject::person(&["jumper", "face-smile", "cap"]).and(held(seen("bag"))),
        "tabby_spirit" => Subject::of(whole(seen("cat"))),
        "loyal_client" => Subject::person(&["jumper", "face-old", "hair-bun"]).and(held(thing("envelope"))),
        "rokuro_off_duty" => {
            Subject::person(&["apron", "face-stern", "hair-bald", "beard"]).and(held(seen("pot")))
        }
        "kei_stunt_double" => {
            Subject::person(&["jumper", "face-smile", "hair-spike", "goggles"]).and(held(seen("clapper")))
        }
        "hayase_conductor" => {
            Subject::person(&["uniform", "face-old", "peaked-cap", "whiskers"]).and(held(seen("punch")))
        }
        "terminals_young" => Subject::of(whole(thing("toy-phone"))),
        _ => return None,
    })
}

fn artifact(word: &str) -> Option<Subject> {
    Some(match word {
        "everliving_meat" => Subject::of(whole(thing("meat"))),
        "nimo_the_adapted" => Subject::of(whole(thing("nimo"))),
        "evil_eye" => Subject::of(large(thing("eye"))),
        "substitute_doll" => Subject::of(whole(thing("doll"))),
        "pocket_door" => Subject::of(whole(thing("door"))),
        "borrowed_hour" => Subject::of(whole(thing("hourglass")).turned(10)),
        "wishing_coin" => Subject::of(whole(thing("coin"))),
        "red_thread" => Subject::of(whole(thing("thread"))),
        "floating_stone" => Subject::of(whole(thing("stone"))),
        "choir_shell" => Subject::of(whole(thing("shell"))),
        "broom_of_quiet" => Subject::of(whole(thing("broom"))),
        "coat_of_needles" => Subject::of(large(thing("needle-coat"))),
        "saints_blindfold" => Subject::of(whole(thing("blindfold"))),
        "mirror_of_tomorrow" => Subject::of(whole(thing("mirror"))),
        "bottomless_purse" => Subject::of(whole(thing("purse"))),
        "second_shadow" => Subject::of(Layer::new(body("passer"), (42, 54), 86))
            .and(Layer::new(body("passer"), (82, 54), 86).mirrored()),
        "ring_splinter" => Subject::of(whole(thing("shard")).turned(8))
            .and(Layer::new(thing("chip"), (24, 70), 24))
            .and(Layer::new(thing("chip"), (98, 30), 20).turned(40)),
        "humming_blade" => Subject::of(large(thing("katana"))),
        "ticket_to_platform_zero" => Subject::of(large(thing("ticket")).turned(-8)),
        "wish_unspent" => Subject::of(large(thing("wish"))).and(Layer::new(thing("coin"), (60, 54), 46)),
        _ => return None,
    })
}

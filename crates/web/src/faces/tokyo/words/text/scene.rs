//! T20.28 T32.2 T32.3 T32.5 T32.7 T32.12 T32.13 What stands on scenario and MOD cards beside their story: how they are solved, what they do
//! and when.

use super::named::{tale, tale_by};
use super::row::{self, Voice};
use super::{any_of, area, enemy, named, word};
use i18n::{Texts, Value};
use tokyo::{
    Ability, Aim, Cue, Deed, Enemy, Given, Letter, ModCard, Needs, Renewal, Row, Scaled, Scene, SceneRow,
    Story, Task, Tries, Turn, Way, When, by_pcs,
};

/// How it is solved by this many PCs, one way a line; where that goes by a letter, each under its own.
pub(crate) fn scene_ways(texts: &Texts, scene: Scene, pcs: u8) -> Vec<String> {
    let row = scene.row();
    let mut ways = Vec::new();
    for (letter, task) in row.tasks() {
        let lines = task_ways(texts, task, pcs).into_iter();
        match letter {
            None => ways.extend(lines),
            Some(letter) => {
                let letter = word(texts, "letter", letter.word());
                ways.extend(lines.map(|line| {
                    texts.say_with(
                        "tokyo-solve-by-letter",
                        &[("letter", (&letter).into()), ("text", (&line).into())],
                    )
                }));
            }
        }
    }
    if let Way::On(number, _) = row.way {
        let card = name(texts, Voice::Scene(scene, pcs), number);
        ways.insert(0, texts.say_with("tokyo-solve-on", &[("card", (&card).into())]));
    }
    if let Some(fit) = row.solver {
        let fit = word(texts, "fit", fit.word());
        ways.insert(1, texts.say_with("tokyo-solve-only", &[("fit", (&fit).into())]));
    }
    if let Some(fit) = row.attacker {
        let fit = word(texts, "fit", fit.word());
        ways.insert(1, texts.say_with("tokyo-attack-only", &[("fit", (&fit).into())]));
    }
    if let Some(side) = row.side {
        let given = given(texts, Voice::Scene(scene, pcs), side.given);
        let checks = any_of(texts, side.any_of);
        ways.push(
            texts.say_with("tokyo-solve-side", &[("given", (&given).into()), ("checks", (&checks).into())]),
        );
    }
    if row.reward > 0 {
        ways.push(texts.say_with("tokyo-reward", &[("count", row.reward.into())]));
    }
    ways
}

fn task_ways(texts: &Texts, task: &Task, pcs: u8) -> Vec<String> {
    match task {
        Task::Checks { any_of: choice, tries, needs } => checks(texts, choice, *tries, *needs, pcs),
        Task::Enemy { enemy: foe, hp, pressure, pressed } => {
            let foe = Enemy { hp: by_pcs(*hp, pcs), ..*foe };
            let press = (!pressure.is_empty()).then(|| {
                let checks = any_of(texts, pressure);
                texts.say_with(
                    "tokyo-solve-pressure",
                    &[("checks", (&checks).into()), ("amount", (*pressed).into())],
                )
            });
            std::iter::once(enemy(texts, &foe)).chain(press).collect()
        }
    }
}

fn checks(texts: &Texts, checks: &[(Ability, u8)], tries: Tries, needs: Needs, pcs: u8) -> Vec<String> {
    let choice = any_of(texts, checks);
    let mut ways = vec![texts.say_with("tokyo-solve-check", &[("checks", (&choice).into())])];
    match needs {
        Needs::Stays => ways.push(texts.say("tokyo-solve-stays")),
        Needs::Serves(tokens) => ways.push(texts.say_with("tokyo-solve-serves", &[("count", tokens.into())])),
        Needs::Successes(needed) => match by_pcs(needed, pcs) {
            0 | 1 => {}
            count => ways.push(texts.say_with("tokyo-solve-times", &[("count", count.into())])),
        },
    }
    match tries {
        Tries::Any => {}
        Tries::OneEach => ways.push(texts.say("tokyo-solve-one-each")),
        Tries::OneSuccess => ways.push(texts.say("tokyo-solve-one-success")),
    }
    ways
}

/// T32.2 T32.3 What a scenario card does among this many PCs. What the guide does by itself has no text.
pub(crate) fn scene_rows(texts: &Texts, scene: Scene, pcs: u8) -> Vec<String> {
    let told = |row: &&Row| row.when != When::Story(Cue::Taught);
    let rows = scene.row().rows.iter().filter(told);
    let npc = scene.row().npc.map(|hp| texts.say_with("tokyo-npc", &[("hp", hp.into())]));
    let roams = scene.row().roams.map(|ap| texts.say_with("tokyo-roams", &[("ap", ap.into())]));
    let said = rows.map(|said| row::row(texts, Voice::Scene(scene, pcs), said));
    npc.into_iter().chain(roams).chain(said).collect()
}

/// T32.9 The story, and what depends on a letter: all of it, or only what has been chosen.
pub(crate) fn tales(texts: &Texts, scene: Scene, story: Option<&Story>) -> Vec<String> {
    let row = scene.row();
    let chosen = |by: u8| story.and_then(|story| story.letters[usize::from(by) - 1]);
    let by_letter = row.told_by.into_iter().flat_map(|by| {
        Letter::ALL.iter().filter_map(move |&letter| {
            let tale = tale_by(texts, scene, letter)?;
            match chosen(by) {
                Some(only) if only == letter => Some(tale.to_owned()),
                Some(_) => None,
                None => {
                    let letter = word(texts, "letter", letter.word());
                    let values = [("letter", (&letter).into()), ("text", tale.into())];
                    Some(texts.say_with("tokyo-tale-letter", &values))
                }
            }
        })
    });
    by_letter.chain(tale(texts, row.word).map(str::to_owned)).collect()
}

/// T7.2 T24.2 What a row of a scenario card does among this many PCs, without its timing.
pub(crate) fn scene_row(texts: &Texts, scene: Scene, pcs: u8, row: &Row) -> String {
    row::deeds(texts, Voice::Scene(scene, pcs), row)
}

/// T32.12 What a row of a MOD card does among this many PCs, without its timing.
pub(crate) fn mod_row(texts: &Texts, pcs: u8, row: &Row) -> String {
    row::deeds(texts, Voice::Mod(pcs), row)
}

/// T32.12 What a MOD card does among this many PCs.
pub(crate) fn mod_rows(texts: &Texts, card: ModCard, pcs: u8) -> Vec<String> {
    row::rows(texts, Voice::Mod(pcs), card.row().rows)
}

/// T32.2 T32.3 When a row works.
pub(crate) fn cue(texts: &Texts, voice: Voice, cue: Cue) -> String {
    match cue {
        Cue::Revealed => texts.say("tokyo-cue-revealed"),
        Cue::Taught => texts.say("tokyo-cue-taught"),
        Cue::Once(given) => {
            let given = self::given(texts, voice, given);
            texts.say_with("tokyo-cue-once", &[("given", (&given).into())])
        }
        Cue::Chosen(letter) => {
            let letter = word(texts, "letter", letter.word());
            texts.say_with("tokyo-cue-chosen", &[("letter", (&letter).into())])
        }
        Cue::Missed => texts.say("tokyo-cue-missed"),
        Cue::TroubleSolved => texts.say("tokyo-cue-trouble-solved"),
        Cue::SiteSolved => texts.say("tokyo-cue-site-solved"),
        Cue::Side => texts.say("tokyo-cue-side"),
        Cue::Pressed => texts.say("tokyo-cue-pressed"),
        Cue::Meets(number) => {
            let card = name(texts, voice, number);
            texts.say_with("tokyo-cue-meets", &[("card", (&card).into())])
        }
    }
}

/// T32.3 A condition.
pub(crate) fn given(texts: &Texts, voice: Voice, given: Given) -> String {
    condition(texts, voice, given, Texts::say_with)
}

/// How a condition is said: as it stands alone, or as another one follows it.
type Said = fn(&Texts, &str, &[(&str, Value<'_>)]) -> String;

fn followed(texts: &Texts, id: &str, values: &[(&str, Value<'_>)]) -> String {
    texts.say_form(id, "followed", values)
}

fn condition(texts: &Texts, voice: Voice, given: Given, said: Said) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| said(texts, &format!("tokyo-given-{id}"), values);
    let count = |values: Scaled| Value::from(by_pcs(values, voice.pcs()));
    match given {
        Given::Discarded(cards, least) => {
            let cards = names(texts, voice, cards);
            say("discarded", &[("cards", (&cards).into()), ("count", count(least))])
        }
        Given::Tokens(number, _) if speaks_of_npc(voice, number) => say("npc-down", &[]),
        Given::Tokens(number, least) => {
            let card = name(texts, voice, number);
            say("tokens", &[("card", (&card).into()), ("count", count(least))])
        }
        Given::Chosen(number, letter) => {
            let (card, letter) = (name(texts, voice, number), word(texts, "letter", letter.word()));
            say("chosen", &[("card", (&card).into()), ("letter", (&letter).into())])
        }
        Given::With(number) => say("with", &[("card", (&name(texts, voice, number)).into())]),
        Given::Here(here) => say("here", &[("area", area(texts, here).into())]),
        Given::Visited => say(if is_beside(voice) { "visited-inside" } else { "visited" }, &[]),
        Given::Deserted => say(if is_beside(voice) { "deserted-inside" } else { "deserted" }, &[]),
        Given::Pcs(number) => say("pcs", &[("count", number.into())]),
        Given::Troubles(least) => say("troubles", &[("count", count(least))]),
        Given::DriverHere => say("driver-here", &[]),
        Given::DriverElsewhere => say("driver-elsewhere", &[]),
        Given::Gathered(least) => say("gathered", &[("count", count(least))]),
        Given::Pages(least) => say("pages", &[("count", count(least))]),
        Given::All(all) => {
            let end = all.len().saturating_sub(1);
            let said = all.iter().enumerate().map(|(number, &given)| {
                condition(texts, voice, given, if number < end { followed } else { said })
            });
            said.collect::<Vec<_>>().join(&texts.say("tokyo-given-and"))
        }
        Given::NoGate => say("no-gate", &[]),
        Given::Bare(number) => say("bare", &[("card", (&name(texts, voice, number)).into())]),
        Given::Beside(number) => say("beside", &[("card", (&name(texts, voice, number)).into())]),
        Given::Unread(number) => say("unread", &[("card", (&name(texts, voice, number)).into())]),
    }
}

/// What only scenarios do.
pub(crate) fn deed(texts: &Texts, voice: Voice, deed: Deed) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say_with(&format!("tokyo-deed-{id}"), values);
    let count = |values: Scaled| ("count", Value::from(by_pcs(values, voice.pcs())));
    let card = |id: &str, number: u8| say(id, &[("card", (&name(texts, voice, number)).into())]);
    let cards = |id: &str, numbers: &[u8]| say(id, &[("cards", (&names(texts, voice, numbers)).into())]);
    match deed {
        Deed::Open(number) => card("open", number),
        Deed::Place(number, to) => place(texts, voice, number, area(texts, to)),
        Deed::PlaceIn(number, slot) => place(texts, voice, number, area(texts, slot.area())),
        Deed::Out(numbers) => cards("out", numbers),
        Deed::Discard(numbers) => cards("discard", numbers),
        Deed::Move(Turn::Clockwise) => say("move-clockwise", &[]),
        Deed::Move(Turn::Counterclockwise) => say("move-counterclockwise", &[]),
        Deed::Put(number, tokens) => {
            say("put", &[("card", (&name(texts, voice, number)).into()), count(tokens)])
        }
        Deed::TakeOff(number, tokens) => {
            say("take-off", &[("card", (&name(texts, voice, number)).into()), count(tokens)])
        }
        Deed::TroublesAt(numbers, troubles) => {
            say("troubles-at", &[("cards", (&names(texts, voice, numbers)).into()), count(troubles)])
        }
        Deed::Move(Turn::Busier) => say("move-busier", &[]),
        Deed::Towards(number) => card("towards", number),
        Deed::Fetch(number, to) => {
            let card = name(texts, voice, number);
            let values = [("card", (&card).into()), ("area", area(texts, to).into())];
            texts.say_with("tokyo-deed-fetch", &values)
        }
        Deed::PlaceOpposite(number, of) => say("place-opposite", &two(texts, voice, number, of).values()),
        Deed::PutAsOn(number, of) => say("put-as-on", &two(texts, voice, number, of).values()),
        Deed::Settle(number) => card("settle", number),
        Deed::Credit => say("credit", &[]),
        Deed::Swell(from, enemy) => {
            let (kind, amount, _) = enemy.counter;
            let kind = word(texts, "damage", kind.word());
            say("swell", &[("from", from.into()), ("kind", (&kind).into()), ("amount", amount.into())])
        }
        Deed::Seep => say("seep", &[]),
        Deed::Choose => {
            let three = voice.scene().is_some_and(|own| offers_three(own.row()));
            say(if three { "choose-three" } else { "choose" }, &[])
        }
        Deed::Decide => say("decide", &[]),
        Deed::HarmNpc(kind, amount) => {
            let (kind, npc) = (word(texts, "damage", kind.word()), npc_name(texts, voice));
            say("harm-npc", &[("npc", (&npc).into()), ("kind", (&kind).into()), ("amount", amount.into())])
        }
        Deed::WithVehicle(ability, target) => {
            let ability = word(texts, "ability", ability.word());
            say("with-vehicle", &[("ability", (&ability).into()), ("target", target.into())])
        }
        Deed::Mod(Renewal::More) => say("mod-more", &[]),
        Deed::Mod(Renewal::Instead) => say("mod-instead", &[]),
        Deed::LiftSeal(skill) => say("lift-seal", &[("skill", (&word(texts, "skill", skill.word())).into())]),
        Deed::Clear => say("clear", &[]),
        Deed::Defeat => say("defeat", &[]),
        Deed::Targets(aim, change, least) => targets(texts, aim, change, least),
        Deed::Blackout => say("blackout", &[]),
        Deed::Rest(tokens) => say("rest", &[("count", tokens.into())]),
        Deed::Crowd => say("crowd", &[]),
        Deed::Lull(troubles) => say("lull", &[count(troubles)]),
        Deed::Driver => say("driver", &[]),
        Deed::NameVehicle => say("name-vehicle", &[]),
        Deed::VehicleStays => say("vehicle-stays", &[]),
        Deed::ThisStays => say("this-stays", &[]),
        Deed::Stamp(route) => stamp(texts, voice, route),
        Deed::Lend(number) => card("lend", number),
        Deed::TroublesAtDriver(troubles) => say("troubles-at-driver", &[count(troubles)]),
        Deed::DriverChooses => say("driver-chooses", &[]),
        Deed::PagesArrive => say("pages-arrive", &[]),
        Deed::PagesRide => say("pages-ride", &[]),
        Deed::PagesTaken => say("pages-taken", &[]),
        Deed::PagesWeigh => say("pages-weigh", &[]),
        Deed::PagesOn(numbers, pages) => {
            let id = if numbers.len() > 1 { "pages-on-each" } else { "pages-on" };
            say(id, &[("cards", (&names(texts, voice, numbers)).into()), count(pages)])
        }
        Deed::PagesOnTrouble(pages) => say("pages-on-trouble", &[("count", pages.into())]),
        Deed::Copies(pages) => say("copies", &[count(pages)]),
        Deed::Trail(pages) => say("trail", &[("count", pages.into())]),
        Deed::Seal => say("seal", &[]),
        Deed::Unburden(healed) => say("unburden", &[("count", healed.into())]),
        Deed::TakePages(pages) => say("take-pages", &[("count", pages.into())]),
        Deed::Vessel(pages) => say("vessel", &[count(pages)]),
        Deed::VesselKeeps(pages) => say("vessel-keeps", &[count(pages)]),
        Deed::Treasure(cards) => say("treasure", &[("count", cards.into())]),
        Deed::Shelter(numbers) => cards("shelter", numbers),
        Deed::Bypass => say("bypass", &[]),
        Deed::Worse(amount) => say("worse", &[("amount", amount.into())]),
        Deed::Shut => say("shut", &[]),
        Deed::Roll => say("roll", &[]),
        Deed::TroublesIn(areas, troubles) => {
            let areas: Vec<_> = areas.iter().map(|&to| area(texts, to)).collect();
            let areas = areas.join(&texts.say("tokyo-deed-list"));
            say("troubles-in", &[("areas", (&areas).into()), count(troubles)])
        }
        Deed::LayBeside(number) => card("lay-beside", number),
        Deed::Embark(number) => card("embark", number),
    }
}

/// T32.4 Whether the card never lies in a slot, so that its area is the Site.
fn is_beside(voice: Voice) -> bool {
    match voice.scene().map(|scene| scene.row().way) {
        Some(Way::Told | Way::Gate(_) | Way::On(..)) => true,
        Some(Way::Here(_) | Way::ByLetter { .. }) | None => false,
    }
}

/// T32.18 Whether the card with this number is the NPC that speaks: tokens on it are its damage.
fn speaks_of_npc(voice: Voice, number: u8) -> bool {
    voice.scene().is_some_and(|own| own.row().npc.is_some() && own.row().number == number)
}

/// The names of two cards.
struct Two(String, String);

impl Two {
    fn values(&self) -> [(&str, Value<'_>); 2] {
        [("card", (&self.0).into()), ("of", (&self.1).into())]
    }
}

fn two(texts: &Texts, voice: Voice, number: u8, of: u8) -> Two {
    Two(name(texts, voice, number), name(texts, voice, of))
}

fn offers_three(row: &SceneRow) -> bool {
    row.rows.iter().any(|row| row.when == When::Story(Cue::Chosen(Letter::C)))
}

/// T32.18 The NPC of the scenario.
fn npc_name(texts: &Texts, voice: Voice) -> String {
    let scenario = voice.scene().map(|own| own.row().scenario);
    let npc = Scene::all().find(|scene| Some(scene.row().scenario) == scenario && scene.row().npc.is_some());
    npc.map(|npc| named::name(texts, npc.word()).to_owned()).unwrap_or_default()
}

fn place(texts: &Texts, voice: Voice, number: u8, to: &str) -> String {
    let card = name(texts, voice, number);
    texts.say_with("tokyo-deed-place", &[("card", (&card).into()), ("area", to.into())])
}

/// T32.24 Where stamps are given.
fn stamp(texts: &Texts, voice: Voice, route: tokyo::Route) -> String {
    let of = |&(number, at): &(u8, tokyo::Area)| {
        let card = name(texts, voice, number);
        texts.say_with("tokyo-deed-checkpoint", &[("area", area(texts, at).into()), ("card", (&card).into())])
    };
    let all: Vec<_> = route.iter().map(of).collect();
    let all = all.join(&texts.say("tokyo-deed-list"));
    texts.say_with("tokyo-deed-stamp", &[("checkpoints", (&all).into())])
}

/// T19.15 Targets that change everywhere.
fn targets(texts: &Texts, aim: Aim, change: i8, least: u8) -> String {
    let of = match aim {
        Aim::Move => texts.say("tokyo-aim-move"),
        Aim::DriverMove => texts.say("tokyo-aim-driver-move"),
        Aim::IntoSite => texts.say("tokyo-aim-into-site"),
        Aim::Buy => texts.say("tokyo-aim-buy"),
        Aim::With(ability) => {
            let ability = word(texts, "ability", ability.word());
            texts.say_with("tokyo-aim-with", &[("ability", (&ability).into())])
        }
    };
    let amount = ("amount", Value::from(change.unsigned_abs()));
    let of = ("of", Value::from(&of));
    match (change < 0, least) {
        (false, _) => texts.say_with("tokyo-deed-targets-higher", &[of, amount]),
        (true, 0) => texts.say_with("tokyo-deed-targets-lower", &[of, amount]),
        (true, _) => texts.say_with("tokyo-deed-targets-least", &[of, amount, ("least", least.into())]),
    }
}

/// A card of the scenario, by its ID: its name is shown once it is face up.
fn name(texts: &Texts, voice: Voice, number: u8) -> String {
    match voice.scene() {
        Some(own) if own.row().number == number => texts.say("tokyo-deed-this"),
        Some(own) => Scene::numbered(own.row().scenario, number).map(Scene::id).unwrap_or_default(),
        None => String::new(),
    }
}

fn names(texts: &Texts, voice: Voice, numbers: &[u8]) -> String {
    let names: Vec<_> = numbers.iter().map(|&number| name(texts, voice, number)).collect();
    names.join(&texts.say("tokyo-deed-list"))
}

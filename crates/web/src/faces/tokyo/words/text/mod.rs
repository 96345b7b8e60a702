//! T1.8 T1.9 T1.10 T1.16 T1.17 What stands on cards, boards and areas, made from the words of their rows.

mod effect;
mod named;
mod row;
mod scene;
#[cfg(test)]
mod tests;

use i18n::{Texts, Value};
pub(crate) use named::{choice, floor_name, name, tale};
use row::Voice;
pub(crate) use scene::{mod_row, mod_rows, scene_row, scene_rows, scene_ways, tales};
use std::fmt::Display;
use tokyo::{
    Ability, Area, BotCard, Card, CardKind, Category, DamageType, Enemy, Keyword, Role, Row, SiteCard,
    SkillRow, Solve, ThreatRow, Trouble, bot_card, facility,
};

/// Everything printed on a card.
#[derive(Clone, Debug)]
pub(crate) struct CardText {
    pub(crate) name: String,
    /// Kind and rarity.
    pub(crate) kind: String,
    /// AP and purchase cost.
    pub(crate) worth: Option<String>,
    pub(crate) keywords: Vec<String>,
    /// How it comes into play, or how it is solved.
    pub(crate) way: Vec<String>,
    /// T1.10 One text for each row.
    pub(crate) rows: Vec<String>,
}

impl CardText {
    /// What stands below the name, line by line: kind, worth and keywords in one.
    pub(crate) fn lines(&self) -> Vec<String> {
        let kinds = std::iter::once(&self.kind).chain(&self.worth).chain(&self.keywords);
        let kinds = kinds.map(String::as_str).collect::<Vec<_>>().join(" · ");
        std::iter::once(kinds).chain(self.way.iter().cloned()).chain(self.rows.iter().cloned()).collect()
    }
}

/// T1.8 What is printed on a player card.
pub(crate) fn card(texts: &Texts, card: Card) -> CardText {
    let row = card.row();
    let kind = word(texts, "kind", row.kind.word());
    let rarity = word(texts, "rarity", row.rarity.word());
    let (voice, way) = match row.category {
        Category::Consume => (Voice::Hand, texts.say("tokyo-card-consume")),
        Category::Equip(ability, target) => {
            (Voice::Place, equip(texts, "tokyo-card-equip", (ability, target)))
        }
        Category::Artifact => (Voice::Place, texts.say("tokyo-card-artifact")),
        Category::Lent(..) => (Voice::Place, texts.say("tokyo-card-lent")),
    };
    let or_equip = row.or_equip.map(|way| equip(texts, "tokyo-card-or-equip", way));
    let kind = match (row.starter, row.kind) {
        (Some(role), _) => texts.say_with(
            "tokyo-card-starter",
            &[("kind", (&kind).into()), ("role", name(texts, role.word()).into())],
        ),
        (None, CardKind::Artifact) => kind,
        (None, CardKind::Weapon | CardKind::Item | CardKind::Follower) => {
            texts.say_with("tokyo-card-kind", &[("kind", (&kind).into()), ("rarity", (&rarity).into())])
        }
    };
    let worth = match (row.ap, row.cost) {
        (0, 0) => None,
        (ap, 0) => Some(worth(texts, ap)),
        (ap, cost) => Some(texts.say_with("tokyo-card-worth", &[("ap", ap.into()), ("cost", cost.into())])),
    };
    CardText {
        name: name(texts, row.word).to_owned(),
        kind,
        worth,
        keywords: keywords(texts, row.keywords),
        way: std::iter::once(way).chain(or_equip).collect(),
        rows: row::rows(texts, voice, row.rows),
    }
}

/// T11.1 A check that equips a card.
fn equip(texts: &Texts, id: &str, (ability, target): (Ability, u8)) -> String {
    let ability = word(texts, "ability", ability.word());
    texts.say_with(id, &[("ability", (&ability).into()), ("target", target.into())])
}

/// T1.9 What is printed on a trouble.
pub(crate) fn trouble(texts: &Texts, trouble: Trouble) -> CardText {
    CardText { worth: Some(worth(texts, trouble.row().ap)), ..threat(texts, Voice::Trouble, trouble.row()) }
}

/// T1.9 What is printed on a Site card.
pub(crate) fn site_card(texts: &Texts, card: SiteCard) -> CardText {
    threat(texts, Voice::Site, card.row())
}

/// T1.16 The text of a skill; behind its rows, when a support skill gives an AP token.
pub(crate) fn skill(texts: &Texts, skill: &SkillRow) -> Vec<String> {
    let mut rows = row::rows(texts, Voice::Place, skill.rows);
    rows.extend(skill.token_if.map(|condition| word(texts, "token-if", condition.word())));
    rows
}

/// T1.17 T15.5 The text of the BOT card of a role, a skill a line, with its name if it has one.
pub(crate) fn bot(texts: &Texts, role: Role) -> Vec<String> {
    let BotCard { rows, names, .. } = bot_card(role);
    let mut lines = row::rows(texts, Voice::Place, rows);
    for (line, word) in lines.iter_mut().zip(*names) {
        let values = [("name", name(texts, word).into()), ("text", Value::from(&*line))];
        *line = texts.say_with("tokyo-row-named", &values);
    }
    lines
}

/// T24.10 The text of the facility of an area.
pub(crate) fn facility_text(texts: &Texts, area: Area) -> Option<String> {
    facility(area).map(|facility| row::row(texts, Voice::Trouble, facility))
}

/// T24.1 What a trouble or the facility of an area does at the end of the phase, without the timing.
pub(crate) fn end_row(texts: &Texts, row: &Row) -> String {
    row::deeds(texts, Voice::Trouble, row)
}

/// T7.1 What a skill, an equipped card or a BOT card does at the start of the phase, without the timing.
pub(crate) fn start_row(texts: &Texts, row: &Row) -> String {
    row::deeds(texts, Voice::Place, row)
}

/// The name of an area.
pub(crate) fn area(texts: &Texts, area: Area) -> &str {
    name(texts, area.word())
}

fn threat(texts: &Texts, voice: Voice, row: &ThreatRow) -> CardText {
    let kind = match voice {
        Voice::Site => texts.say("tokyo-kind-site-card"),
        Voice::Trouble | Voice::Hand | Voice::Place | Voice::Scene(..) | Voice::Mod(_) => {
            texts.say("tokyo-kind-trouble")
        }
    };
    let rarity = word(texts, "rarity", row.rarity.word());
    let mut way = solve(texts, &row.solve);
    if row.reward > 0 {
        way.push(texts.say_with("tokyo-reward", &[("count", row.reward.into())]));
    }
    CardText {
        name: name(texts, row.word).to_owned(),
        kind: texts.say_with("tokyo-card-kind", &[("kind", (&kind).into()), ("rarity", (&rarity).into())]),
        worth: None,
        keywords: keywords(texts, row.keywords),
        way,
        rows: row::rows(texts, voice, row.rows),
    }
}

/// T18.1 The ways to solve a card, one a line.
fn solve(texts: &Texts, solve: &Solve) -> Vec<String> {
    match solve {
        Solve::Never => Vec::new(),
        Solve::ByItself => vec![texts.say("tokyo-solve-itself")],
        Solve::Checks(checks) => {
            let id = if checks.len() == 1 { "tokyo-solve-check" } else { "tokyo-solve-checks" };
            let checks = each(texts, checks).join(&texts.say("tokyo-and"));
            vec![texts.say_with(id, &[("checks", (&checks).into())])]
        }
        Solve::Defeat(foe, or) => {
            let mut ways = vec![enemy(texts, foe)];
            ways.extend(or.map(|check| {
                texts.say_with("tokyo-solve-or", &[("checks", (&any_of(texts, &[check])).into())])
            }));
            ways
        }
    }
}

/// T1.9 An enemy in a line.
fn enemy(texts: &Texts, enemy: &Enemy) -> String {
    let mut parts = vec![texts.say_with("tokyo-enemy-hp", &[("hp", enemy.hp.into())])];
    let (kinds, amount) = enemy.reduce;
    if amount > 0 {
        let kind = damage_of(texts, kinds);
        parts.push(
            texts.say_with("tokyo-enemy-reduce", &[("kind", (&kind).into()), ("amount", amount.into())]),
        );
    }
    if !enemy.immune.is_empty() {
        let kind = damage_of(texts, enemy.immune);
        parts.push(texts.say_with("tokyo-enemy-immune", &[("kind", (&kind).into())]));
    }
    let (kind, amount, range) = enemy.counter;
    if amount > 0 {
        let (kind, range) = (word(texts, "damage", kind.word()), word(texts, "range", range.word()));
        parts.push(texts.say_with(
            "tokyo-enemy-counter",
            &[("range", (&range).into()), ("kind", (&kind).into()), ("amount", amount.into())],
        ));
    }
    parts.join(&texts.say("tokyo-comma"))
}

/// Checks in words, one by one.
fn each(texts: &Texts, checks: &[(Ability, u8)]) -> Vec<String> {
    let check = |&(ability, target): &(Ability, u8)| {
        let ability = word(texts, "ability", ability.word());
        texts.say_with("tokyo-check", &[("ability", (&ability).into()), ("target", target.into())])
    };
    checks.iter().map(check).collect()
}

/// T18.4 T32.31 Checks of which any one will do.
fn any_of(texts: &Texts, checks: &[(Ability, u8)]) -> String {
    let mut checks = each(texts, checks);
    match (checks.pop(), checks.pop()) {
        (None, _) => String::new(),
        (Some(only), None) => only,
        (Some(second), Some(first)) if checks.is_empty() => {
            texts.say_with("tokyo-either", &[("first", (&first).into()), ("second", (&second).into())])
        }
        (Some(last), Some(before)) => {
            checks.push(before);
            let others = checks.join(&texts.say("tokyo-any-next"));
            texts.say_with("tokyo-any-of", &[("others", (&others).into()), ("last", (&last).into())])
        }
    }
}

/// T17.1 A player card where it is for sale: what it costs there is told by itself.
pub(crate) fn for_sale(texts: &Texts, of: Card) -> CardText {
    CardText { worth: Some(worth(texts, of.row().ap)), ..card(texts, of) }
}

fn worth(texts: &Texts, ap: u8) -> String {
    texts.say_with("tokyo-card-ap", &[("ap", Value::from(ap))])
}

/// T1.8 The keywords of a card.
pub(crate) fn keywords(texts: &Texts, keywords: &[Keyword]) -> Vec<String> {
    keywords.iter().map(|keyword| word(texts, "keyword", keyword.word())).collect()
}

/// Types of damage, as an adjective: one of them, or all.
fn damage_of(texts: &Texts, kinds: &[DamageType]) -> String {
    if kinds.len() == DamageType::ALL.len() {
        return texts.say("tokyo-damage-all");
    }
    list(texts, "damage", kinds, "tokyo-or")
}

/// Words of a kind in a row.
fn list(texts: &Texts, kind: &str, words: &[impl Display], joint: &str) -> String {
    words.iter().map(|said| word(texts, kind, &said.to_string())).collect::<Vec<_>>().join(&texts.say(joint))
}

/// A word of the notation in the language of these texts.
fn word(texts: &Texts, kind: &str, word: &str) -> String {
    texts.say(&named::id(kind, word))
}

//! Names and numbers as the sentences of the table need them.

use super::text::{self, name};
use crate::things::things;
use i18n::{Said, Texts};
use kernel::{Refusal, Seat, SeatSet};
use tokyo::{
    Ability, Area, At, Bearer, Card, CardKind, DamageType, Ending, Event, GateStand, Goal, Letter, Means,
    ModCard, Role, Scene, SiteCard, Skill, SkillRow, Slot, Spot, Step, Trouble, View,
};

/// What is needed to name things: the language, the view and the people.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) texts: &'a Texts,
    pub(super) view: &'a View,
    pub(super) people: &'a [String],
}

/// Something a sentence names.
#[derive(Clone, Copy)]
pub(super) enum Thing<'a> {
    /// A PC by its role.
    Pc(Seat),
    /// A PC with who plays it.
    Who(Seat),
    Area(Area),
    Slot(Slot),
    Spot(Spot),
    Card(Card),
    Trouble(Trouble),
    SiteCard(SiteCard),
    Scene(Scene),
    Role(Role),
    Ability(Ability),
    Damage(DamageType),
    ModCard(ModCard),
    Letter(Letter),
    Text(&'a str),
    Count(u32),
    /// What has no words of its own.
    Unsaid,
}

things! {
    Thing<'_> {
        Seat => Pc,
        Area => Area,
        Slot => Slot,
        Spot => Spot,
        Card => Card,
        Trouble => Trouble,
        SiteCard => SiteCard,
        Scene => Scene,
        Role => Role,
        Ability => Ability,
        DamageType => Damage,
        ModCard => ModCard,
        Letter => Letter,
        u32 => Count,
    }
    unsaid { At, Bearer, Ending, Goal, Means, Skill, Step, }
}

impl<'a> From<&'a str> for Thing<'a> {
    fn from(text: &'a str) -> Self {
        Thing::Text(text)
    }
}

impl<'a> From<&'a String> for Thing<'a> {
    fn from(text: &'a String) -> Self {
        Thing::Text(text)
    }
}

/// A word of the notation as part of a text id, an element id or a class: `site_skill` is `site-skill`, `far+` is
/// `far-plus`.
pub(super) fn slug(word: &str) -> String {
    word.replace('_', "-").replace('+', "-plus")
}

impl<'a> Words<'a> {
    pub(super) fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    /// A sentence that names these things, each under the name of its variable.
    pub(super) fn tell(&self, id: &str, things: &[(&str, Thing<'_>)]) -> String {
        self.texts.tell(id, &self.said(things.iter().copied()))
    }

    fn said<'n, 't>(&self, things: impl IntoIterator<Item = (&'n str, Thing<'t>)>) -> Vec<(&'n str, Said)> {
        things.into_iter().filter_map(|(name, thing)| Some((name, self.name(thing)?))).collect()
    }

    /// What an event names, each field under its name.
    pub(super) fn fields(&self, event: &Event) -> Vec<(&'static str, Said)> {
        self.said(event.fields())
    }

    /// A thing in words, unless it has a text of its own.
    pub(super) fn name(&self, thing: Thing<'_>) -> Option<Said> {
        Some(Said::Name(match thing {
            Thing::Pc(seat) => self.pc(seat),
            Thing::Who(seat) => self.who(seat),
            Thing::Area(area) => self.area(area).to_owned(),
            Thing::Slot(slot) => self.slot(slot),
            Thing::Spot(spot) => self.spot(spot),
            Thing::Card(card) => self.card(card).to_owned(),
            Thing::Trouble(trouble) => self.trouble(trouble).to_owned(),
            Thing::SiteCard(card) => self.site_card(card).to_owned(),
            Thing::Scene(scene) => self.scene(scene).to_owned(),
            Thing::Role(role) => self.role(role).to_owned(),
            Thing::Ability(ability) => self.ability(ability),
            Thing::Damage(kind) => self.damage(kind),
            Thing::Text(text) => text.to_owned(),
            Thing::ModCard(card) => self.mod_card(card).to_owned(),
            Thing::Letter(letter) => self.letter(letter),
            Thing::Count(count) => return Some(Said::Count(count)),
            Thing::Unsaid => return None,
        }))
    }

    fn word(&self, kind: &str, word: &str) -> String {
        self.say(&format!("tokyo-{kind}-{}", slug(word)))
    }

    /// The name of whoever sits in this seat.
    pub(super) fn person(&self, seat: Seat) -> String {
        match self.people.get(usize::from(seat.number())) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.tell("tokyo-unnamed", &[("number", (seat.number() + 1).into())]),
        }
    }

    /// A PC by its role; before one is taken, by who plays it.
    pub(super) fn pc(&self, seat: Seat) -> String {
        match self.view.pc(seat).role {
            Some(role) => self.role(role).to_owned(),
            None => self.tell("tokyo-player", &[("name", (&self.person(seat)).into())]),
        }
    }

    /// Whoever decides for a PC, with the PC.
    pub(super) fn who(&self, seat: Seat) -> String {
        let name = self.person(seat);
        match self.view.pc(seat).role {
            Some(role) => self.tell("tokyo-who", &[("name", (&name).into()), ("role", role.into())]),
            None => self.tell("tokyo-player", &[("name", (&name).into())]),
        }
    }

    pub(super) fn pcs(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.pc(seat)))
    }

    pub(super) fn everyone(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.who(seat)))
    }

    pub(super) fn role(&self, role: Role) -> &'a str {
        name(self.texts, role.word())
    }

    pub(super) fn area(&self, area: Area) -> &'a str {
        text::area(self.texts, area)
    }

    pub(super) fn card(&self, card: Card) -> &'a str {
        name(self.texts, card.word())
    }

    pub(super) fn trouble(&self, trouble: Trouble) -> &'a str {
        name(self.texts, trouble.word())
    }

    pub(super) fn site_card(&self, card: SiteCard) -> &'a str {
        name(self.texts, card.word())
    }

    pub(super) fn scene(&self, scene: Scene) -> &'a str {
        name(self.texts, scene.word())
    }

    pub(super) fn mod_card(&self, card: ModCard) -> &'a str {
        name(self.texts, card.word())
    }

    pub(super) fn letter(&self, letter: Letter) -> String {
        self.word("letter", letter.word())
    }

    pub(super) fn ability(&self, ability: Ability) -> String {
        self.word("ability", ability.word())
    }

    pub(super) fn damage(&self, kind: DamageType) -> String {
        self.word("damage", kind.word())
    }

    pub(super) fn kind(&self, kind: CardKind) -> String {
        self.word("kind", kind.word())
    }

    pub(super) fn step(&self, step: Step) -> String {
        self.word("step", step.word())
    }

    /// A market slot by its area and its place there.
    pub(super) fn slot(&self, slot: Slot) -> String {
        let place = slot.area().slots().position(|other| other == slot).unwrap_or_default() + 1;
        self.tell(&format!("tokyo-slot-{place}"), &[("area", slot.area().into())])
    }

    /// What lies open in a market slot.
    pub(super) fn lies(&self, slot: Slot) -> Option<String> {
        let state = self.view.slot(slot);
        let scene = state.scene.map(|scene| self.scene(scene).to_owned());
        let trouble = || state.trouble.map(|trouble| self.trouble(trouble).to_owned());
        let goods = || state.goods.map(|card| self.card(card).to_owned());
        scene.or_else(trouble).or_else(goods)
    }

    /// What lies open there, or where it is.
    pub(super) fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Slot(slot) => self.lies(slot).unwrap_or_else(|| self.slot(slot)),
            Spot::Site => match (self.view.open, self.view.story.gate) {
                (Some(open), _) => self.site_card(open.card).to_owned(),
                (None, Some(gate)) if gate.stand == GateStand::Challenged => {
                    self.scene(gate.scene).to_owned()
                }
                (None, _) => self.say("tokyo-kind-site-card"),
            },
        }
    }

    /// A skill of the PC of a seat.
    pub(super) fn skill_row(&self, seat: Seat, skill: Skill) -> &'static SkillRow {
        skill_row(self.view, seat, skill)
    }

    /// The name of a skill of the PC of a seat.
    pub(super) fn skill(&self, seat: Seat, skill: Skill) -> &'a str {
        name(self.texts, self.skill_row(seat, skill).word)
    }

    pub(super) fn bot(&self, role: Role) -> String {
        self.tell("tokyo-bot-card", &[("role", role.into())])
    }

    /// What is played or used.
    pub(super) fn means(&self, seat: Seat, means: Means) -> String {
        match means {
            Means::Hand(card) | Means::Gear(card) => self.card(card).to_owned(),
            Means::Skill(skill) => self.skill(seat, skill).to_owned(),
            Means::Bot(role) => self.bot(role),
        }
    }

    /// What bears exhaustion tokens.
    pub(super) fn bearer(&self, seat: Seat, bearer: Bearer) -> String {
        match bearer {
            Bearer::Skill(skill) => self.skill(seat, skill).to_owned(),
            Bearer::Gear(card) => self.card(card).to_owned(),
            Bearer::Bot(role) => self.bot(role),
        }
    }

    /// Why something is not allowed.
    pub(super) fn refusal(&self, refusal: &Refusal) -> String {
        refusal_text(self.texts, refusal)
    }

    /// Several things in a row.
    pub(super) fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(&self.say("tokyo-list-separator"))
    }

    /// Something with what is said of it.
    pub(super) fn of(&self, name: &str, what: &str) -> String {
        self.tell("tokyo-plain-of", &[("name", name.into()), ("what", what.into())])
    }

    /// Sentences one after another.
    pub(super) fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        sentences.into_iter().collect::<Vec<_>>().join(&self.say("tokyo-sentence-gap"))
    }
}

/// A skill of the PC of a seat, as its board has it. T14.7 T29.9 A single player with a merged deck plays the Fixer's solo
/// side.
pub(super) fn skill_row(view: &View, seat: Seat, skill: Skill) -> &'static SkillRow {
    let board = view.pc(seat).board();
    match &board.solo {
        Some(solo) if skill == Skill::Support && view.options.is_solo() => solo,
        Some(_) | None => &board.skills[skill as usize],
    }
}

/// Why something is not allowed.
pub(super) fn refusal_text(texts: &Texts, refusal: &Refusal) -> String {
    texts.say(&format!("tokyo-refusal-{}", refusal.reason))
}

/// The name of a window a seat can be passed through, and when it opens.
pub(super) fn window_text(texts: &Texts, window: &str) -> String {
    texts.say(&format!("tokyo-window-{}", slug(window)))
}

//! Names and numbers as the sentences of the table need them.

pub(crate) mod about;
pub(crate) mod action;
pub(crate) mod ask;
pub(crate) mod awaited;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod log;
pub(crate) mod named;
pub(crate) mod plain;
pub(crate) mod seats;
pub(crate) mod sheets;
pub(crate) mod text;
pub(crate) mod there;

use crate::kit;
pub(crate) use crate::kit::words::slug;
use crate::kit::words::{Named, things};
use i18n::{Said, Texts};
use kernel::{Refusal, Seat, SeatSet};
use text::name;
use tokyo::{
    Ability, Area, At, Bearer, Card, CardKind, DamageType, Ending, GateStand, Goal, Letter, Means, ModCard,
    Role, Scene, SiteCard, Skill, SkillRow, Slot, Spot, Step, Trouble, View,
};

/// What is needed to name things: the language, the view and the people.
pub(crate) type Words<'a> = kit::words::Words<'a, View>;

/// Something a sentence names.
#[derive(Clone, Copy)]
pub enum Thing<'a> {
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

impl Named for View {
    type Thing<'t> = Thing<'t>;

    fn name(words: &Words<'_>, thing: Thing<'_>) -> Option<Said> {
        Some(Said::Name(match thing {
            Thing::Pc(seat) => words.pc(seat),
            Thing::Who(seat) => words.who(seat),
            Thing::Area(area) => words.area(area).to_owned(),
            Thing::Slot(slot) => words.slot(slot),
            Thing::Spot(spot) => words.spot(spot),
            Thing::Card(card) => words.card(card).to_owned(),
            Thing::Trouble(trouble) => words.trouble(trouble).to_owned(),
            Thing::SiteCard(card) => words.site_card(card).to_owned(),
            Thing::Scene(scene) => words.scene(scene).to_owned(),
            Thing::Role(role) => words.role(role).to_owned(),
            Thing::Ability(ability) => words.ability(ability),
            Thing::Damage(kind) => words.damage(kind),
            Thing::Text(text) => text.to_owned(),
            Thing::ModCard(card) => words.mod_card(card).to_owned(),
            Thing::Letter(letter) => words.letter(letter),
            Thing::Count(count) => return Some(Said::Count(count)),
            Thing::Unsaid => return None,
        }))
    }
}

impl<'a> Words<'a> {
    fn word(&self, kind: &str, word: &str) -> String {
        self.say(&format!("tokyo-{kind}-{}", slug(word)))
    }

    /// A PC by its role; before one is taken, by who plays it.
    pub(crate) fn pc(&self, seat: Seat) -> String {
        match self.view.pc(seat).role {
            Some(role) => self.role(role).to_owned(),
            None => self.tell("tokyo-player", &[("name", (&self.person(seat)).into())]),
        }
    }

    /// Whoever decides for a PC, with the PC.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let name = self.person(seat);
        match self.view.pc(seat).role {
            Some(role) => self.tell("tokyo-who", &[("name", (&name).into()), ("role", role.into())]),
            None => self.tell("tokyo-player", &[("name", (&name).into())]),
        }
    }

    pub(crate) fn pcs(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.pc(seat)))
    }

    pub(crate) fn everyone(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.who(seat)))
    }

    pub(crate) fn role(&self, role: Role) -> &'a str {
        name(self.texts, role.word())
    }

    pub(crate) fn area(&self, area: Area) -> &'a str {
        text::area(self.texts, area)
    }

    pub(crate) fn card(&self, card: Card) -> &'a str {
        name(self.texts, card.word())
    }

    pub(crate) fn trouble(&self, trouble: Trouble) -> &'a str {
        name(self.texts, trouble.word())
    }

    pub(crate) fn site_card(&self, card: SiteCard) -> &'a str {
        name(self.texts, card.word())
    }

    pub(crate) fn scene(&self, scene: Scene) -> &'a str {
        name(self.texts, scene.word())
    }

    pub(crate) fn mod_card(&self, card: ModCard) -> &'a str {
        name(self.texts, card.word())
    }

    pub(crate) fn letter(&self, letter: Letter) -> String {
        self.word("letter", letter.word())
    }

    pub(crate) fn ability(&self, ability: Ability) -> String {
        self.word("ability", ability.word())
    }

    pub(crate) fn damage(&self, kind: DamageType) -> String {
        self.word("damage", kind.word())
    }

    pub(crate) fn kind(&self, kind: CardKind) -> String {
        self.word("kind", kind.word())
    }

    pub(crate) fn step(&self, step: Step) -> String {
        self.word("step", step.word())
    }

    /// A market slot by its area and its place there.
    pub(crate) fn slot(&self, slot: Slot) -> String {
        let place = slot.area().slots().position(|other| other == slot).unwrap_or_default() + 1;
        self.tell(&format!("tokyo-slot-{place}"), &[("area", slot.area().into())])
    }

    /// What lies open in a market slot.
    pub(crate) fn lies(&self, slot: Slot) -> Option<String> {
        let state = self.view.slot(slot);
        let scene = state.scene.map(|scene| self.scene(scene).to_owned());
        let trouble = || state.trouble.map(|trouble| self.trouble(trouble).to_owned());
        let goods = || state.goods.map(|card| self.card(card).to_owned());
        scene.or_else(trouble).or_else(goods)
    }

    /// What lies open there, or where it is.
    pub(crate) fn spot(&self, spot: Spot) -> String {
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
    pub(crate) fn skill_row(&self, seat: Seat, skill: Skill) -> &'static SkillRow {
        skill_row(self.view, seat, skill)
    }

    /// The name of a skill of the PC of a seat.
    pub(crate) fn skill(&self, seat: Seat, skill: Skill) -> &'a str {
        name(self.texts, self.skill_row(seat, skill).word)
    }

    pub(crate) fn bot(&self, role: Role) -> String {
        self.tell("tokyo-bot-card", &[("role", role.into())])
    }

    /// What is played or used.
    pub(crate) fn means(&self, seat: Seat, means: Means) -> String {
        match means {
            Means::Hand(card) | Means::Gear(card) => self.card(card).to_owned(),
            Means::Skill(skill) => self.skill(seat, skill).to_owned(),
            Means::Bot(role) => self.bot(role),
        }
    }

    /// What bears exhaustion tokens.
    pub(crate) fn bearer(&self, seat: Seat, bearer: Bearer) -> String {
        match bearer {
            Bearer::Skill(skill) => self.skill(seat, skill).to_owned(),
            Bearer::Gear(card) => self.card(card).to_owned(),
            Bearer::Bot(role) => self.bot(role),
        }
    }

    /// Something with what is said of it.
    pub(crate) fn of(&self, name: &str, what: &str) -> String {
        self.tell("tokyo-plain-of", &[("name", name.into()), ("what", what.into())])
    }

    /// Sentences one after another.
    pub(crate) fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        sentences.into_iter().collect::<Vec<_>>().join(&self.say("tokyo-sentence-gap"))
    }
}

/// A skill of the PC of a seat, as its board has it. T14.7 T29.9 A single player with a merged deck plays the Fixer's solo
/// side.
pub(crate) fn skill_row(view: &View, seat: Seat, skill: Skill) -> &'static SkillRow {
    let board = view.pc(seat).board();
    match &board.solo {
        Some(solo) if skill == Skill::Support && view.options.is_solo() => solo,
        Some(_) | None => &board.skills[skill as usize],
    }
}

/// Why something is not allowed.
pub(crate) fn refusal_text(texts: &Texts, refusal: &Refusal) -> String {
    texts.say(&format!("tokyo-refusal-{}", refusal.reason))
}

/// The name of a window a seat can be passed through, and when it opens.
pub(crate) fn window_text(texts: &Texts, window: &str) -> String {
    texts.say(&format!("tokyo-window-{}", slug(window)))
}

//! The gallery: everything that has a name.

use super::board::marks;
use super::campaign;
use super::pictures;
use super::words::Words;
use super::words::text::{self, CardText};
use crate::gallery::{Exhibit, Marks, Shelf, Shown};
use crate::kit::picture::Picture;
use i18n::Texts;
use kernel::{Game, Viewer};
use maud::Markup;
use tokyo::{
    Ability, Area, Card, CardKind, Category, ModCard, Options, Role, Scenario, Scene, SiteCard, Skill,
    SkillRow, State, Trouble, board, bot_card,
};

/// T32.7 For how many PCs scenario and MOD cards are worded.
const PCS: u8 = 2;

/// Shelf by shelf.
pub(super) fn shelves(texts: &Texts) -> Vec<Shelf> {
    let Ok(game) = State::new(&Options::default()) else { return Vec::new() };
    let view = game.view(Viewer::Spectator);
    let words = &Words { texts, view: &view, people: &[] };
    let mut shelves = vec![
        shelf(texts, "roles", Role::ALL.iter().map(|&role| pc(texts, role))),
        shelf(texts, "skills", Role::ALL.iter().flat_map(|&role| skills(texts, role))),
        shelf(texts, "bots", Role::ALL.iter().map(|&role| bot(texts, role))),
        shelf(texts, "abilities", Ability::ALL.iter().map(|&of| ability(texts, of))),
        shelf(texts, "areas", Area::ALL.iter().map(|&of| area(texts, of))),
        cards(words, "weapons", |card| of_market(card, CardKind::Weapon)),
        cards(words, "items", |card| of_market(card, CardKind::Item)),
        cards(words, "followers", |card| of_market(card, CardKind::Follower)),
        cards(words, "artifacts", |card| of_market(card, CardKind::Artifact)),
        cards(words, "starters", Card::is_starter),
        shelf(texts, "troubles", Trouble::all().map(|it| trouble(words, it))),
        shelf(texts, "site-cards", SiteCard::all().map(|it| site_card(words, it))),
        shelf(texts, "mods", ModCard::all().map(|it| mod_card(texts, it))),
        cards(words, "rewards", |card| card.reward_of().is_some() || is_lent(card)),
        shelf(texts, "scenarios", Scenario::ALL.iter().map(|&it| scenario(texts, it))),
    ];
    shelves.extend(Scenario::ALL.iter().filter_map(|&scenario| scenes(texts, scenario)));
    shelves
}

/// T1.11 Whether a card of this kind is dealt to the market, or lies in the deck of artifacts.
fn of_market(card: Card, kind: CardKind) -> bool {
    card.row().kind == kind && !card.is_starter() && card.reward_of().is_none() && !is_lent(card)
}

fn is_lent(card: Card) -> bool {
    match card.row().category {
        Category::Lent(..) => true,
        Category::Consume | Category::Equip(..) | Category::Artifact => false,
    }
}

fn shelf(texts: &Texts, id: &'static str, exhibits: impl Iterator<Item = Exhibit>) -> Shelf {
    let name = texts.say(&format!("tokyo-gallery-{id}"));
    Shelf { id, name, exhibits: exhibits.collect(), shown: Shown::Openly }
}

fn cards(words: &Words<'_>, id: &'static str, stands_here: impl Fn(Card) -> bool) -> Shelf {
    shelf(words.texts, id, Card::all().filter(|&card| stands_here(card)).map(|it| card(words, it)))
}

/// What is drawn with its picture, in the colours of the picture.
fn exhibit(name: String, kind: String, lines: Vec<String>, copies: u8, picture: Picture) -> Exhibit {
    Exhibit {
        name,
        kind,
        lines,
        count: u32::from(copies.max(1)),
        class: picture.ground,
        picture,
        marks: None,
    }
}

/// A card with what is marked on it at the table; its worth is among that.
fn printed(printed: CardText, copies: u8, picture: Picture, drawn: Markup) -> Exhibit {
    let CardText { name, kind, worth, keywords, way, rows } = printed;
    let kind = std::iter::once(kind).chain(keywords).collect::<Vec<_>>().join(" · ");
    let marks = Some(Marks { drawn, said: worth.unwrap_or_default() });
    Exhibit { marks, ..exhibit(name, kind, way.into_iter().chain(rows).collect(), copies, picture) }
}

fn card(words: &Words<'_>, card: Card) -> Exhibit {
    let printed_on = text::card(words.texts, card);
    printed(printed_on, card.row().copies, pictures::card(card), marks::card(words, card))
}

fn trouble(words: &Words<'_>, trouble: Trouble) -> Exhibit {
    let (row, printed_on) = (trouble.row(), text::trouble(words.texts, trouble));
    printed(printed_on, row.copies, pictures::trouble(trouble), marks::threat(words, row))
}

fn site_card(words: &Words<'_>, card: SiteCard) -> Exhibit {
    let (row, printed_on) = (card.row(), text::site_card(words.texts, card));
    printed(printed_on, row.copies, pictures::site_card(card), marks::threat(words, row))
}

fn mod_card(texts: &Texts, card: ModCard) -> Exhibit {
    let row = card.row();
    let rows = text::keywords(texts, row.keywords).into_iter().chain(text::mod_rows(texts, card, PCS));
    let kind = texts.say("tokyo-gallery-mod");
    exhibit(text::name(texts, row.word).to_owned(), kind, rows.collect(), 1, pictures::mod_card(card))
}

/// T32.4 The cards of a scenario, if it has any. What only tells is worded by its story.
fn scenes(texts: &Texts, scenario: Scenario) -> Option<Shelf> {
    let id = match scenario {
        Scenario::HoldOut => return None,
        Scenario::S00 => "s00",
        Scenario::S01 => "s01",
        Scenario::S02 => "s02",
        Scenario::S03 => "s03",
        Scenario::S04 => "s04",
        Scenario::S05 => "s05",
        Scenario::S06 => "s06",
        Scenario::S07 => "s07",
    };
    let of = Scene::all().filter(|scene| scene.row().scenario == scenario);
    let exhibits = of.map(|it| scene(texts, it)).collect();
    Some(Shelf { id, name: campaign::title(texts, scenario), exhibits, shown: Shown::WhenOpened })
}

fn scene(texts: &Texts, scene: Scene) -> Exhibit {
    let row = scene.row();
    let above = text::keywords(texts, row.keywords).into_iter();
    let above = above.chain(text::scene_ways(texts, scene, PCS));
    let mut lines: Vec<String> = above.chain(text::scene_rows(texts, scene, PCS)).collect();
    if lines.is_empty() {
        lines = text::tales(texts, scene, None);
    }
    let kind = texts.say_with("tokyo-gallery-scene", &[("id", (&scene.id()).into()), ("pcs", PCS.into())]);
    exhibit(text::name(texts, row.word).to_owned(), kind, lines, 1, pictures::scene(scene))
}

fn scenario(texts: &Texts, scenario: Scenario) -> Exhibit {
    let gist = texts.say(&format!("tokyo-option-scenario-{}-gist", scenario.word().replace('_', "-")));
    let kind = texts.say("tokyo-gallery-scenario");
    exhibit(campaign::title(texts, scenario), kind, vec![gist], 1, pictures::scenario(scenario))
}

fn pc(texts: &Texts, role: Role) -> Exhibit {
    let sheet = board(role);
    let start = texts.say_with("tokyo-casting-start", &[("area", text::area(texts, sheet.start).into())]);
    let abilities = Ability::ALL
        .iter()
        .map(|&of| measured(texts, &ability_name(texts, of), sheet.abilities[of as usize]));
    let abilities = abilities.collect::<Vec<_>>().join(&texts.say("list-separator"));
    let skills = Skill::ALL.iter().zip(&sheet.skills);
    let skills =
        skills.map(|(&skill, row)| named(texts, &skill_kind(texts, skill), text::name(texts, row.word)));
    let lines = [abilities, start].into_iter().chain(skills).collect();
    exhibit(
        role_name(texts, role).to_owned(),
        texts.say("tokyo-gallery-role"),
        lines,
        1,
        pictures::role(role),
    )
}

fn skills(texts: &Texts, role: Role) -> Vec<Exhibit> {
    let sheet = board(role);
    let skills = Skill::ALL.iter().copied().zip(&sheet.skills);
    let solo = sheet.solo.iter().map(|row| (Skill::Support, row));
    skills.chain(solo).map(|(kind, row)| skill(texts, role, kind, row)).collect()
}

fn skill(texts: &Texts, role: Role, kind: Skill, row: &SkillRow) -> Exhibit {
    let of = named(texts, role_name(texts, role), &skill_kind(texts, kind));
    exhibit(
        text::name(texts, row.word).to_owned(),
        of,
        text::skill(texts, row),
        1,
        pictures::skill(role, row),
    )
}

fn bot(texts: &Texts, role: Role) -> Exhibit {
    let name = texts.say_with("tokyo-bot-card", &[("role", role_name(texts, role).into())]);
    let skill = bot_card(role).names.first().map(|word| text::name(texts, word));
    let kind = texts.say("tokyo-gallery-bot");
    let kind = skill.map_or_else(|| kind.clone(), |skill| named(texts, &kind, skill));
    exhibit(name, kind, text::bot(texts, role), 1, pictures::bot(role))
}

fn ability(texts: &Texts, of: Ability) -> Exhibit {
    let values = Role::ALL
        .iter()
        .map(|&role| measured(texts, role_name(texts, role), board(role).abilities[of as usize]));
    let kind = texts.say("tokyo-gallery-ability");
    exhibit(ability_name(texts, of), kind, values.collect(), 1, pictures::ability(of))
}

fn area(texts: &Texts, area: Area) -> Exhibit {
    let facility = text::facility_text(texts, area).unwrap_or_else(|| texts.say("tokyo-gallery-site-about"));
    let kind = texts.say("tokyo-gallery-area");
    exhibit(text::area(texts, area).to_owned(), kind, vec![facility], 1, pictures::area(area))
}

fn role_name(texts: &Texts, role: Role) -> &str {
    text::name(texts, role.word())
}

fn ability_name(texts: &Texts, of: Ability) -> String {
    texts.say(&format!("tokyo-ability-{}", of.word()))
}

fn skill_kind(texts: &Texts, skill: Skill) -> String {
    texts.say(&format!("tokyo-skill-{}", skill.word().replace('_', "-")))
}

fn measured(texts: &Texts, name: &str, value: u8) -> String {
    texts.say_with("tokyo-check", &[("ability", name.into()), ("target", value.into())])
}

fn named(texts: &Texts, kind: &str, name: &str) -> String {
    texts.say_with("tokyo-gallery-named", &[("kind", kind.into()), ("name", name.into())])
}

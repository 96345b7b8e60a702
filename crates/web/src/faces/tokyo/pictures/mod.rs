//! Pictures of everything that has a name in Tokyo Siteseeing, composed by what it is: its kind is the ground, its rarity
//! the light, where it is at home the place, what it does the marks, its noun the subject. A new row of a table has a
//! picture without a new drawing; with a noun of its own it looks like no other.

mod cover;
mod effects;
mod goods;
mod ground;
mod people;
mod place;
mod scenes;
mod subject;
mod symbols;
mod threats;
mod voice;

use crate::kit::picture::{Layer, Picture, Symbol, Tone};
pub(super) use cover::cover;
use ground::{Ground, light};
use subject::{Subject, whole};
pub(super) use symbols::FILES;
use symbols::sky;
use tokyo::{
    Ability, Area, Card, Category, Keyword, ModCard, Rarity, Role, Row, Scenario, Scene, SiteCard, SkillRow,
    Task, ThreatRow, Trouble, Way, board, bot_card, facility,
};
use voice::lettered;

/// The sign of a difficulty, to be counted.
pub(super) const HAZARD: Symbol = sky("mark-hazard");

/// Those who live in the sealed city and have no role yet.
pub(super) fn residents() -> Vec<Picture> {
    let clothes: [&[&'static str]; 4] = [
        &["vest-open", "face", "hair-spike"],
        &["coat", "face", "hair-long"],
        &["suit", "face", "hair-slick"],
        &["overall", "face", "hair-pony"],
    ];
    let figure = |pieces: &[&'static str]| {
        Picture::on("figure-tokyo").with_all(Subject::person_at(pieces, (60, 52), 96).layers())
    };
    clothes.map(figure).into()
}

/// Everything but the ground, from the back to the front.
struct Composed<'a> {
    light: Vec<Layer>,
    place: Vec<Layer>,
    rows: &'a [Row],
    subject: Subject,
}

impl Composed<'_> {
    fn on(self, ground: Ground) -> Picture {
        Picture::on(ground.class())
            .with_all(self.light)
            .with_all(self.place)
            .with_all(effects::marks(self.rows))
            .with_all(self.subject.layers())
    }
}

/// T1.8 A player card.
pub(super) fn card(card: Card) -> Picture {
    let row = card.row();
    let mut place = Vec::new();
    if row.category == Category::Artifact {
        place.push(place::ring());
    }
    place.push(seen_from(row.number, place::of_card(card)));
    let light = light(row.rarity, row.number);
    let picture =
        Composed { light, place, rows: row.rows, subject: goods::subject(card) }.on(Ground::of(card));
    lettered(picture, row.word, row.rows)
}

/// What a player card is about, and nothing else: where it is small, and drawn again and again.
pub(super) fn small(card: Card) -> Picture {
    Picture::on(Ground::of(card).class()).with_all(goods::subject(card).plain())
}

/// T1.9 A trouble, under its stripe.
pub(super) fn trouble(trouble: Trouble) -> Picture {
    let place = seen_from(trouble.row().number, place::of_threat(trouble.row()));
    let picture = threat(trouble.row(), vec![place], threats::trouble(trouble)).on(Ground::Trouble);
    lettered(picture.with(Layer::wide(sky("frame-stripe"))), trouble.word(), trouble.row().rows)
}

/// T1.9 A Site card.
pub(super) fn site_card(card: SiteCard) -> Picture {
    let place = seen_from(card.row().number, place::skyline(Area::Site));
    let picture = threat(card.row(), vec![place], threats::site_card(card)).on(Ground::Site);
    lettered(picture, card.word(), card.row().rows)
}

fn threat(row: &ThreatRow, mut place: Vec<Layer>, subject: Subject) -> Composed<'_> {
    if row.keywords.contains(&Keyword::Environment) {
        place.insert(0, place::ring());
    }
    Composed { light: light(row.rarity, row.number), place, rows: row.rows, subject }
}

/// T32.12 A MOD card, over all of the city.
pub(super) fn mod_card(card: ModCard) -> Picture {
    let row = card.row();
    let light = light(Rarity::Rare, row.number);
    let place = vec![seen_from(row.number, place::city())];
    let picture = Composed { light, place, rows: row.rows, subject: threats::mod_card(card) }.on(Ground::Mod);
    lettered(picture, row.word, row.rows)
}

/// T2.3 A scenario card: a page of panels if it is only told, a poster if it lies in an area, the ring behind a gate.
pub(super) fn scene(scene: Scene) -> Picture {
    let row = scene.row();
    let mut place = Vec::new();
    if row.is_gate() {
        place.push(place::ring());
    }
    let backdrop = match (place::area_of(scene), row.scenario) {
        (Some(area), _) => place::skyline(area),
        (None, Scenario::S02) => place::below(),
        (None, Scenario::S04 | Scenario::S06) => place::line(),
        (None, Scenario::S07) => place::wall(),
        (None, Scenario::HoldOut | Scenario::S00 | Scenario::S01 | Scenario::S03 | Scenario::S05) => {
            place::city()
        }
    };
    place.push(seen_from(row.number, backdrop));
    let panels = match row.way {
        Way::Told => vec![seen_from(row.number, Layer::wide(sky("light-panels")).tone(Tone::Faint))],
        Way::Here(_) | Way::ByLetter { .. } | Way::On(..) => light(Rarity::Common, row.number),
        Way::Gate(_) => light(Rarity::Unique, row.number),
    };
    let picture =
        Composed { light: panels, place, rows: row.rows, subject: scenes::subject(scene) }.on(Ground::Scene);
    let wanted = match &row.way {
        Way::Here(Task::Enemy { .. }) => true,
        Way::Here(Task::Checks { .. }) => row.reward > 0,
        Way::Told | Way::ByLetter { .. } | Way::On(..) | Way::Gate(_) => false,
    };
    let picture = if wanted { picture.with(Layer::wide(sky("frame-wanted"))) } else { picture };
    lettered(picture, row.word, &[])
}

/// A scenario.
pub(super) fn scenario(scenario: Scenario) -> Picture {
    let light = light(Rarity::Unique, 1);
    let place = vec![place::ring(), place::wall()];
    Composed { light, place, rows: &[], subject: scenes::scenario(scenario) }.on(Ground::Site)
}

/// T1.16 A PC, at home.
pub(super) fn role(role: Role) -> Picture {
    let place = vec![place::skyline(board(role).start)];
    let subject = people::pc(role);
    let picture = Composed { light: light(Rarity::Unique, 1), place, rows: &[], subject };
    lettered(picture.on(Ground::of_role(role)), role.word(), &[])
}

/// T1.17 A BOT card, behind glass.
pub(super) fn bot(role: Role) -> Picture {
    let frame = Layer::wide(sky("frame-bot")).tone(Tone::Bright);
    Composed { light: Vec::new(), place: Vec::new(), rows: bot_card(role).rows, subject: people::bot(role) }
        .on(Ground::Bot)
        .with(frame)
}

/// T14.1 A skill of a role.
pub(super) fn skill(role: Role, row: &SkillRow) -> Picture {
    let light = light(Rarity::Starter, 1);
    let place = vec![place::skyline(board(role).start)];
    let picture = Composed { light, place, rows: row.rows, subject: people::skill(role, row) };
    lettered(picture.on(Ground::of_role(role)), row.word, row.rows)
}

/// T1.7 An area, with what its facility does; the Site within its ring.
pub(super) fn area(area: Area) -> Picture {
    let rows = facility(area).map(std::slice::from_ref).unwrap_or_default();
    let picture = Picture::on(Ground::in_area(area).class()).with_all(light(Rarity::Epic, 1));
    let picture = if area == Area::Site { picture.with(place::ring()) } else { picture };
    let picture = picture.with(place::skyline(area).tone(Tone::Near)).with_all(effects::marks(rows));
    lettered(picture, area.word(), &[])
}

/// T1.16 An ability.
pub(super) fn ability(of: Ability) -> Picture {
    let subject = Subject::of(whole(people::ability(of)));
    let place = vec![place::city()];
    Composed { light: light(Rarity::Starter, 2), place, rows: &[], subject }.on(Ground::Starter)
}

/// T1.13 Odd numbers are seen from one side, even ones from the other.
fn seen_from(number: u8, layer: Layer) -> Layer {
    if number.is_multiple_of(2) { layer.mirrored() } else { layer }
}

//! The gallery shows everything as the table does, and no two pictures look alike; the presets are games that can be begun.

use crate::Face;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::text;
use crate::tests::{assert_gallery, assert_placard};
use tokyo::{Card, Role, State, Trouble};

#[test]
fn everything_in_the_gallery_can_be_told_apart() {
    assert_gallery::<State>();
}

/// T1.8 T1.9
#[test]
fn cards_in_the_gallery_bear_the_marks_of_the_table() {
    let shelves = State::gallery(i18n::english());
    let marks = |name: &str| {
        let mut exhibits = shelves.iter().flat_map(|shelf| &shelf.exhibits);
        let exhibit = exhibits.find(|exhibit| exhibit.name == name).unwrap_or_else(|| panic!("no {name}"));
        exhibit.marks.as_ref().unwrap_or_else(|| panic!("{name} bears no marks"))
    };
    let words = i18n::english();
    let mut priced = 0;
    for card in Card::all() {
        let row = card.row();
        let drawn = &marks(text::name(words, row.word)).drawn.0;
        let price =
            format!("#t-economy\"></use></svg><span class=\"unseen\">economy </span><b>{}</b>", row.cost);
        assert_eq!(drawn.contains("class=\"ap\""), row.ap > 0, "{}: {drawn}", row.word);
        assert_eq!(drawn.contains(&price), row.cost > 0, "{}: {drawn}", row.word);
        assert!(drawn.contains("gems"), "{}: {drawn}", row.word);
        priced += u32::from(row.cost > 0);
    }
    assert!(priced > 40, "{priced}");
    for trouble in Trouble::all() {
        let row = trouble.row();
        let drawn = &marks(text::name(words, row.word)).drawn.0;
        let solved = row.checks().iter().all(|(of, target)| {
            drawn.contains(&format!("#t-{of}")) && drawn.contains(&format!("<b>{target}</b>"))
        });
        let fought = row.enemy().is_none_or(|enemy| drawn.contains(&format!(">{}</b>", enemy.hp)));
        assert!(solved && fought, "{}: {drawn}", row.word);
    }
    assert_eq!(marks("Crowbar").said, "AP 2 · cost 4");
}

/// T1.16 A role has one colour: that of its piece is that of its portrait and of its skills.
#[test]
fn a_role_has_one_colour_wherever_it_is_shown() {
    let table = include_str!("../../../../assets/tokyo/table.css");
    let painted = include_str!("../../../../assets/tokyo/pictures.css");
    let colour = |css: &'static str, before: &str| {
        let (_, rest) = css.split_once(before).unwrap_or_else(|| panic!("no {before}"));
        rest.split_once(';').unwrap().0.trim()
    };
    for &role in Role::ALL {
        let ground = pictures::role(role).ground;
        assert_eq!(ground, format!("neon neon-{role}"));
        assert!(tokyo::board(role).skills.iter().all(|row| pictures::skill(role, row).ground == ground));
        let (_, tones) = painted.split_once(&format!(".neon-{role} {{")).unwrap();
        let piece = colour(table, &format!("--pc-{role}:"));
        assert!(tones.split_once('}').unwrap().0.contains(&format!("--accent: {piece};")), "{role}");
    }
}

#[test]
fn the_presets_are_games_with_words_in_all_languages() {
    assert_placard::<State>();
}

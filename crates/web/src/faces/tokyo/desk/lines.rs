//! T16.2 T16.6 The lines of the mat with the targets of the moves along them, as the troubles make them now.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::places::{into_site, ring_line, site_line};
use crate::faces::tokyo::board::sprite::icon_at;
use crate::faces::tokyo::words::Words;
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{Ability, Action, Area};

/// Every line.
pub(crate) fn lines(board: &Board<'_>) -> Vec<Slot> {
    let from = |area: Area| {
        let others = area.neighbours().iter().filter(move |&other| area < other).chain([Area::Site]);
        others.map(move |other| line(board, area, other))
    };
    Area::NORMAL.into_iter().flat_map(from).collect()
}

/// A line, marked where the acting PC may go along it.
fn line(board: &Board<'_>, from: Area, to: Area) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let (id, way) = (format!("line-{from}-{to}"), format!("way-{from}-{to}"));
    let lit = open(scene, from, to) || open(scene, to, from);
    let way = scene.part(&way, words.view.move_target(from, to), |&target| {
        if to == Area::Site { into(words, &way, from, target) } else { ring(words, &way, (from, to), target) }
    });
    scene.part(&id, lit, |_| html! { g id=(id) .line .to-site[to == Area::Site] .lit[lit] { (way) } })
}

/// Whether the acting PC may go along a line.
fn open(scene: &Scene<'_>, from: Area, to: Area) -> bool {
    let here = scene.acting.map(|seat| scene.view.pc(seat).area);
    here == Some(from)
        && scene
            .choices
            .iter()
            .any(|choice| choice.action == Action::Move(to) || choice.action == Action::Go(to))
}

fn ring(words: &Words<'_>, id: &str, (from, to): (Area, Area), target: u8) -> Markup {
    let label = told(words, "tokyo-board-line", from, to, target);
    let (x, y) = ring_line(from, to).unwrap_or_default();
    let upright = matches!((from, to), (Area::Shibuya, Area::Shinjuku) | (Area::Shinagawa, Area::Akiba));
    html! {
        g id=(id) transform=(format!("translate({x} {y})")) role="img" aria-label=(label) {
            title { (label) }
            @if upright { path .way d="M0-156V156" {} } @else { path .way d="M-40 0H40" {} }
            (chip(target))
        }
    }
}

fn into(words: &Words<'_>, id: &str, from: Area, target: u8) -> Markup {
    let (x, y) = site_line(from);
    let label = told(words, "tokyo-board-line-site", from, Area::Site, target);
    let reach = into_site(from);
    let tip = if reach > 0 { -9 } else { 9 };
    html! {
        g id=(id) transform=(format!("translate({x} {y})")) role="img" aria-label=(label) {
            title { (label) }
            path .way d=(format!("M0 {}V{}", -reach, reach)) {}
            path .tip d=(format!("M-9 {}L0 {}L9 {}", reach + tip - 8 * reach.signum(), reach - 8 * reach.signum(), reach + tip - 8 * reach.signum())) {}
            (chip(target))
        }
    }
}

/// The target of a move.
fn chip(target: u8) -> Markup {
    html! {
        rect .chip x="-29" y="-16" width="58" height="32" rx="16" {}
        (icon_at(Ability::Technique.word(), -14, 0, 18))
        text .target x="11.5" y="7" aria-hidden="true" { (target) }
    }
}

fn told(words: &Words<'_>, id: &str, from: Area, to: Area, target: u8) -> String {
    words.tell(
        id,
        &[
            ("from", words.area(from).into()),
            ("to", words.area(to).into()),
            ("target", target.into()),
            ("ability", (&words.ability(Ability::Technique)).into()),
        ],
    )
}

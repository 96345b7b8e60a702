//! T16.2 T16.6 The lines of the mat with the targets of the moves along them, as the troubles make them now.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::kit::part::Slot;
use maud::html;
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
        let text = if to == Area::Site { "tokyo-board-line-site" } else { "tokyo-board-line" };
        let label = told(words, text, from, to, target);
        html! {
            span id=(way) .way role="img" aria-label=(label) title=(label) {
                span class="chip" { (icon(Ability::Technique.word())) b { (target) } }
            }
        }
    });
    scene.part(&id, lit, |_| {
        html! { div id=(id) .line .to-site[to == Area::Site] .lit[lit] { (way) } }
    })
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

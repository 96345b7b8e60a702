//! A finished game of Tokyo Siteseeing: what has become of the city, and what was solved.

use super::board::sprite::{figure, icon};
use super::pictures;
use super::words::Words;
use crate::finale::{Ended, Finale, Mark, Reached};
use maud::{Render, html};
use tokyo::{Area, Ending, Event, State, Telling};

pub(super) fn finale(ended: &Ended<'_, State>) -> Finale {
    let words = Words { texts: ended.texts, view: ended.view, people: ended.people };
    let view = ended.view;
    let count = |is: fn(&Event) -> bool| ended.happened.iter().filter(|(_, event)| is(event)).count() as u32;
    let mark = |sign: &str, id: &str, count: u32, reached: Reached| Mark {
        picture: html! { span .medal { (icon(sign)) } },
        name: words.say(id),
        state: count.to_string(),
        reached,
    };
    let solved = count(|event| matches!(event, Event::TroubleSolved { .. }));
    let site = count(|event| matches!(event, Event::SiteCardSolved { .. }));
    let scenes = count(|event| matches!(event, Event::SceneSolved { .. }));
    let down = count(|event| matches!(event, Event::Down { .. }));
    let mut marks = vec![
        mark(
            "round",
            "tokyo-mark-rounds",
            view.round.into(),
            Reached::when(view.ending == Some(Ending::Cleared)),
        ),
        mark("trouble", "tokyo-mark-troubles", solved, Reached::when(solved > 0)),
        mark("site", "tokyo-mark-site", site, Reached::when(site > 0)),
    ];
    match view.options.scenario.telling() {
        Telling::Practice => {}
        Telling::Guided | Telling::Story => {
            marks.push(mark("scene", "tokyo-mark-scenes", scenes, Reached::when(scenes > 0)));
        }
    }
    marks.push(mark("heart", "tokyo-mark-down", down, Reached::when(down == 0)));
    Finale {
        title: view.ending.map(|ending| {
            words.say(match ending {
                Ending::Cleared => "tokyo-finale-cleared",
                Ending::Overflow => "tokyo-finale-overflow",
                Ending::Defeat => "tokyo-finale-defeat",
            })
        }),
        backdrop: Some(pictures::area(Area::Site).render()),
        figures: view.pcs.iter().map(|pc| figure(pc.role)).collect(),
        marks,
        tracks: Vec::new(),
    }
}

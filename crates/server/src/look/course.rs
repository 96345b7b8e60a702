//! The end of a game and how it went, as its last page tells it.

use super::Shown;
use catalogue::Playable;
use i18n::Texts;
use kernel::Viewer;
use table::{Moment, Sealed, Told};
use web::Face;
use web::course::Course;
use web::finale::Ended;
use web::pages::Over;

impl<G: Playable + Face> Shown<G> {
    /// The end for a reader with this view. Its story tells what happened at all seats, by the moments of the replay that shows
    /// everything.
    pub(super) fn over(&self, texts: &Texts, view: &G::View, people: &[String]) -> Over {
        let viewer = Viewer::Omniscient;
        let moments = self.table.moments(viewer);
        let mut events = Vec::new();
        for line in self.table.log_for(viewer) {
            if let Told::Event { event, .. } = line.told {
                events.push((Moment::telling(&moments, line.number), event));
            }
        }
        let (mut course, mut story) = (Course::default(), Vec::new());
        if let Some(telling) = G::TELLING {
            let view_at = |at: usize| self.table.view_at(viewer, &moments[at]);
            let drawn = || Course::of(&telling, &events, moments.len() - 1, view_at);
            course = self.course.get_or_init(drawn).clone();
            let everything = self.view(viewer);
            let say = |event: &G::Event| Some(G::sentence(texts, &everything, people, event)?.text);
            story = course.story(&telling, &events, say);
        }
        let mut turn = 0;
        let mut numbered = Vec::new();
        for (_, event) in &events {
            turn += usize::from(G::TELLING.is_some_and(|telling| (telling.begins)(event)));
            numbered.push((turn, *event));
        }
        let ended_by = self.table.ended_by().unwrap_or_default();
        let ended = Ended { texts, view, people, ended_by, happened: &numbered };
        let verdict = self.verdict();
        let moves = verdict.map_or(0, |verdict| verdict.moves as u32);
        Over {
            ending: G::ending(texts, view, people, ended_by),
            standings: self.table.standings().as_slice().to_vec(),
            finale: G::finale(&ended),
            facts: self.facts(texts, turn, moves),
            chart: G::TELLING.map(|telling| telling.chart),
            course,
            story,
            seed: self.table.record().seed.unwrap_or_default(),
            moves,
            honest: verdict.is_some_and(|verdict| verdict.sealed == Sealed::Honest),
        }
    }

    /// How long the game was, and what was played.
    fn facts(&self, texts: &Texts, turns: usize, moves: u32) -> Vec<String> {
        let last = G::TELLING
            .map(|telling| texts.say_with(telling.chart.turn, &[("number", (turns as u32).into())]));
        let moves = texts.say_with("finale-moves", &[("count", moves.into())]);
        let played = G::played(texts, self.table.options()).or_else(|| self.preset(texts));
        last.into_iter().chain([moves]).chain(played).collect()
    }

    /// The name under which games with these options are begun, if there is one.
    fn preset(&self, texts: &Texts) -> Option<String> {
        let options = self.table.options();
        let players = self.table.occupants().as_slice().len();
        let same = |preset: &&web::Preset| {
            let with = |players: usize| format!("players={players} {}", preset.options).parse::<G::Options>();
            // Where an option brings a seat of its own, the players are one fewer.
            [players, players - 1]
                .into_iter()
                .filter_map(|players| with(players).ok())
                .any(|of| of == *options)
        };
        let preset = G::PLACARD.presets.iter().find(same)?;
        Some(texts.say(&format!("{}-preset-{}", G::ID, preset.name)))
    }
}

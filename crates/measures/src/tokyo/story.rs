//! T32 T33.2 What is noted of a scenario: which cards came up, what was chosen.

use kernel::Id;
use tokyo::{Event, Letter, SCENES, Scenario, Scene};

/// What came about in the course of a scenario.
pub(super) struct StoryNotes {
    scenario: Option<Scenario>,
    opened: [bool; SCENES],
    chosen: [Option<Letter>; SCENES],
}

impl Default for StoryNotes {
    fn default() -> Self {
        StoryNotes { scenario: None, opened: [false; SCENES], chosen: [None; SCENES] }
    }
}

impl StoryNotes {
    /// Notes an event.
    pub(super) fn note(&mut self, event: &Event) {
        if let Event::SceneOpened { scene } | Event::ScenePlaced { scene, .. } = *event {
            self.scenario = Some(scene.row().scenario);
            self.opened[usize::from(scene.index())] = true;
        } else if let Event::Chosen { scene, letter, .. } = *event {
            self.chosen[usize::from(scene.index())] = Some(letter);
        }
    }

    /// Whether a card of the scenario came up.
    pub(super) fn opened(&self, key: usize) -> Option<bool> {
        self.is_played(key).then(|| self.opened[key])
    }

    /// Of the games in which something was chosen on a card: whether it was this.
    pub(super) fn chose(&self, key: usize, letter: Letter) -> Option<bool> {
        self.chosen[key].filter(|_| self.is_played(key)).map(|chosen| chosen == letter)
    }

    fn is_played(&self, key: usize) -> bool {
        Some(Scene::from_index(key as u8).row().scenario) == self.scenario
    }
}

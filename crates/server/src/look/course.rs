//! How a finished game went, as its last page tells it.

use super::Shown;
use catalogue::Playable;
use i18n::Texts;
use kernel::Viewer;
use table::{Moment, Seen, Told};
use web::Face;
use web::course::{Course, Turning};

impl<G: Playable + Face> Shown<G> {
    /// What happened at all seats, with the moments of the replay that shows everything.
    pub(super) fn course(&self, texts: &Texts, people: &[String]) -> (Course, Vec<Turning>) {
        let Some(telling) = G::TELLING else { return Default::default() };
        let viewer = Viewer::Omniscient;
        let moments = self.table.moments(viewer);
        let moment = |line| Moment::telling(&moments, line);
        let seen: Vec<Seen<'_, G::Event>> = self.table.log_for(viewer).collect();
        let course = self.course.get_or_init(|| {
            let mut events = Vec::new();
            for line in &seen {
                if let Told::Event { event, .. } = line.told {
                    events.push((moment(line.number), event));
                }
            }
            Course::of(&telling, &events, moments.len() - 1, |at| self.table.view_at(viewer, &moments[at]))
        });
        let lines = self.told(texts, &self.view(viewer), people, &seen);
        (course.clone(), course.story(lines, moment))
    }
}

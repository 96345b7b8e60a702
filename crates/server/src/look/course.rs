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
        let viewer = Viewer::Omniscient;
        let moments = self.table.moments(viewer);
        let told: Vec<usize> = moments.iter().map(|moment: &Moment| moment.told).collect();
        let seen: Vec<Seen<'_, G::Event>> = self.table.log_for(viewer).collect();
        let course = self.course.get_or_init(|| {
            let event = |seen: &Seen<'_, G::Event>| match seen.told {
                Told::Event { event, .. } => Some((seen.number, event.clone())),
                Told::HandOver(_) | Told::NewerRules(_) => None,
            };
            let events: Vec<(usize, G::Event)> = seen.iter().filter_map(event).collect();
            let events: Vec<(usize, &G::Event)> =
                events.iter().map(|(number, event)| (*number, event)).collect();
            Course::of::<G>(&events, &told, |at| self.table.view_at(viewer, &moments[at]))
        });
        let lines = self.told(texts, &self.view(viewer), people, &seen);
        (course.clone(), course.story(&lines, &told))
    }
}

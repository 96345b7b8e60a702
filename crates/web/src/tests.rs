//! Random games of any game, looked at through every pair of eyes: what the tests of all faces share.

use crate::course::Course;
use crate::face::{Blocked, Choice, Counsel, Face, Later, Scene, Sheet};
use crate::finale::Ended;
use crate::kit::part::{Drawings, Parts};
use crate::kit::picture::alike::{assert_drawn, assert_told_apart};
use i18n::Texts;
use kernel::{Dice, Game, Pending, Seat, SeatSet, Viewer};
use maud::{Markup, Render, html};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::str::FromStr;
use std::sync::Arc;
use testkit::SplitMix;

/// Options as they are written.
pub(crate) fn options<O: FromStr<Err: Debug>>(text: &str) -> O {
    text.parse().unwrap()
}

/// The language with this tag.
pub(crate) fn texts_in(tag: &str) -> &'static Texts {
    i18n::languages().find(tag).unwrap()
}

/// Who sits at a table.
pub(crate) fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec()
}

/// All who may look.
pub(crate) fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]).collect()
}

/// What a seat may do.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

/// One of them.
pub(crate) fn one_of<A: Copy>(actions: &[A], numbers: &mut SplitMix) -> A {
    actions[numbers.next_u64() as usize % actions.len()]
}

/// The whole scene through these eyes.
pub(crate) fn draw<G: Face>(game: &G, viewer: Viewer, texts: &'static Texts) -> String {
    look(game, viewer, texts, G::scene)
}

/// A part of the scene through these eyes.
pub(crate) fn look<G: Face, M: Render>(
    game: &G,
    viewer: Viewer,
    texts: &'static Texts,
    part: fn(&Scene<'_, G>) -> M,
) -> String {
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|&seat| game.pending().seats().contains(seat)),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    look_at(game, &game.view(viewer), (viewer, acting), texts, part)
}

/// A part of the scene for a view that shows something other than the game would.
pub(crate) fn look_at<G: Face, M: Render>(
    game: &G,
    view: &G::View,
    eyes: (Viewer, Option<Seat>),
    texts: &'static Texts,
    part: fn(&Scene<'_, G>) -> M,
) -> String {
    look_for(game, view, eyes, texts, Parts::new(checked(game, texts)), part).0
}

/// The part with this id, which comes when it is wanted.
pub(crate) fn later<G: Face>(game: &G, viewer: Viewer, texts: &'static Texts, id: &str) -> Option<String> {
    later_of(game, viewer, texts, id, G::scene)
}

/// The same of a part of the scene.
pub(crate) fn later_of<G: Face, M: Render>(
    game: &G,
    viewer: Viewer,
    texts: &'static Texts,
    id: &str,
    part: fn(&Scene<'_, G>) -> M,
) -> Option<String> {
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|&seat| game.pending().seats().contains(seat)),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let parts = Parts::wanting(drawn(game, texts, Drawn::Trusted), id);
    look_for(game, &game.view(viewer), (viewer, acting), texts, parts, part).1
}

/// The whole scene with everything that comes when it is wanted.
pub(crate) fn draw_all<G: Face>(game: &G, viewer: Viewer, texts: &'static Texts) -> String {
    let page = draw(game, viewer, texts);
    let parts: Vec<String> = later_ids(&page)
        .iter()
        .map(|id| later(game, viewer, texts, id).unwrap_or_else(|| panic!("nothing comes for {id}")))
        .collect();
    page + &parts.concat()
}

/// The parts of this page that come when they are wanted.
pub(crate) fn later_ids(page: &str) -> BTreeSet<String> {
    values(page, " href=\"/t/1/part/").map(str::to_owned).collect()
}

/// What this test has drawn of games with these options: a part whose drawing says more than its input is found out.
fn checked<G: Game>(game: &G, texts: &Texts) -> Arc<Drawings> {
    drawn(game, texts, Drawn::Checked)
}

/// Whether what has been drawn is compared when it is drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Drawn {
    Checked,
    /// For what is not looked at.
    Trusted,
}

fn drawn<G: Game>(game: &G, texts: &Texts, which: Drawn) -> Arc<Drawings> {
    thread_local! {
        static DRAWN: RefCell<HashMap<(Drawn, String), Arc<Drawings>>> = RefCell::default();
    }
    let table = format!("{} {} {}", G::ID, game.options(), texts.tag());
    let fresh = || {
        Arc::new(match which {
            Drawn::Checked => Drawings::checking(),
            Drawn::Trusted => Drawings::default(),
        })
    };
    DRAWN.with_borrow_mut(|drawn| drawn.entry((which, table)).or_insert_with(fresh).clone())
}

fn look_for<G: Face, M: Render>(
    game: &G,
    view: &G::View,
    (viewer, acting): (Viewer, Option<Seat>),
    texts: &'static Texts,
    parts: Parts,
    part: fn(&Scene<'_, G>) -> M,
) -> (String, Option<String>) {
    let choice = |action: G::Action| Choice { action, notation: action.to_string() };
    let choices: Vec<_> =
        acting.map_or_else(Vec::new, |seat| legal(game, seat)).into_iter().map(choice).collect();
    let blocked = || {
        let Some(seat) = acting else { return Vec::new() };
        let refused = |action| game.check(seat, &action).err().map(|why| (action, why));
        G::expected(view, seat).into_iter().filter_map(refused).collect()
    };
    let mine = match viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        Viewer::Spectator | Viewer::Omniscient => SeatSet::EMPTY,
    };
    let people = people();
    let scene = Scene {
        texts,
        view,
        people: &people,
        mine,
        acting,
        choices: &choices,
        blocked: Blocked::new(&blocked),
        asking: None,
        counsel: Counsel::Given,
        undo: None,
        post_to: "/t/1/act",
        later: Later { path: "/t/1/part/", query: "" },
        parts: &parts,
    };
    assert!(!G::question(texts, view, &people, acting).is_empty());
    let html = html! { (part(&scene)) }.into_string();
    drop(scene);
    let (page, wanted) = parts.into_page_and_wanted();
    (page.filled(&html), wanted.map(Markup::into_string))
}

/// Plays a game in which people decide like this, and calls `look` after every step with what has happened.
pub(crate) fn play<G: Game>(
    options: &G::Options,
    seed: u64,
    mut decide: impl FnMut(&G, SeatSet, &mut SplitMix) -> (Seat, G::Action),
    mut look: impl FnMut(&G, &[G::Event]),
) {
    let mut numbers = SplitMix(seed);
    let mut dice = Dice(SplitMix(!seed));
    let mut game = G::new(options).unwrap();
    let mut log = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.sample(&mut dice).unwrap();
                game.resolve(&outcome, &mut log).unwrap();
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let (seat, action) = decide(&game, seats, &mut numbers);
                game.act(seat, &action, &mut log).unwrap();
            }
        }
        let events: Vec<_> = log.drain(..).map(|(_, event)| event).collect();
        look(&game, &events);
    }
}

/// No text is missing or half said.
pub(crate) fn assert_said(text: &str, what: &dyn Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    for part in text.split('[').skip(1) {
        let id = part.split(']').next().unwrap_or_default();
        assert!(!id.contains('-'), "{what:?}: no text [{id}]");
    }
    assert!(!text.contains("{$"), "{what:?}: {text}");
}

fn values<'a>(html: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(attribute).skip(1).map(|rest| rest.split('"').next().unwrap_or_default())
}

/// No two elements have the same id.
pub(crate) fn assert_ids_are_unique(html: &str) -> BTreeSet<&str> {
    let mut seen = BTreeSet::new();
    for id in values(html, " id=\"") {
        assert!(seen.insert(id), "the id {id} stands twice");
    }
    seen
}

/// A scene is whole: every text is there, every id once, whatever is pointed at, and nothing the policy forbids.
pub(crate) fn assert_whole(html: &str, what: &dyn Debug) {
    assert_said(html, what);
    let ids = assert_ids_are_unique(html);
    for attribute in ["popovertarget=\"", "aria-labelledby=\"", " for=\"", " form=\""] {
        for id in values(html, attribute) {
            assert!(ids.contains(id), "{attribute}{id} points nowhere");
        }
    }
    assert!(!html.contains(" style=") && !html.contains(" onclick="), "{what:?}");
}

/// The scene is whole for one pair of eyes after the other, in all languages.
pub(crate) fn assert_whole_for_some<G: Face>(game: &G, step: usize) {
    let viewers = viewers(game);
    let viewer = viewers[step % viewers.len()];
    for texts in i18n::languages() {
        assert_whole(&draw(game, viewer, texts), &viewer);
    }
    let languages: Vec<_> = i18n::languages().iter().collect();
    let texts = languages[step % languages.len()];
    for id in later_ids(&draw(game, viewer, texts)) {
        let part = later(game, viewer, texts, &id);
        let part = part.unwrap_or_else(|| panic!("{viewer:?}: nothing comes for {id}"));
        // What a fold holds is named after its summary; moves are posted with the form of the page.
        assert_said(&part, &id);
        assert_ids_are_unique(&part);
    }
    assert_told(game, viewer, texts);
}

/// What a terminal shows is said: the table, what one needs to know to answer, what each action does, what can be looked up.
fn assert_told<G: Face>(game: &G, viewer: Viewer, texts: &'static Texts) {
    let (view, people) = (game.view(viewer), people());
    assert_said(&G::plain(texts, &view, &people), &viewer);
    for sheet in G::sheets(texts, &view, &people) {
        assert_sheet(&sheet);
    }
    let Viewer::Seat(seat) = viewer else { return };
    for action in legal(game, seat) {
        assert_said(&G::heading(texts, &view, &action).text, &action);
        let about = G::about(texts, &view, &people, seat, &action);
        about.own.iter().chain(&about.printed).for_each(|line| assert_said(line, &action));
    }
    let acting = Some(seat).filter(|&seat| game.pending().seats().contains(seat));
    for line in G::more(texts, &view, &people, acting) {
        assert_said(&line, &viewer);
    }
}

/// A thing that is looked up has a name, is found by its word, and says something.
pub(crate) fn assert_sheet(sheet: &Sheet) {
    assert_said(&sheet.name, sheet);
    assert!(!sheet.also.is_empty() && !sheet.lines.is_empty(), "{sheet:?}");
    sheet.lines.iter().chain(&sheet.places).for_each(|line| assert_said(line, sheet));
}

/// The gallery says in every language what each thing is and does, and no two of its pictures look alike.
pub(crate) fn assert_gallery<G: Face>() {
    for texts in i18n::languages() {
        let shelves = G::gallery(texts);
        let page = html! { @for shelf in &shelves { h2 id=(shelf.id) {} } }.into_string();
        assert_eq!(assert_ids_are_unique(&page).len(), shelves.len());
        for shelf in &shelves {
            assert_said(&shelf.name, &shelf.id);
            assert!(!shelf.exhibits.is_empty(), "nothing stands on {}", shelf.id);
            for exhibit in &shelf.exhibits {
                let texts = [&exhibit.name, &exhibit.kind].into_iter().chain(&exhibit.lines);
                texts.for_each(|text| assert_said(text, &exhibit.name));
                assert!(!exhibit.lines.is_empty() && exhibit.count > 0, "{} does nothing", exhibit.name);
            }
        }
    }
    assert_told_apart(&G::gallery(i18n::english()), G::SYMBOLS);
}

/// Each of these words finds one thing to look up, in every language.
pub(crate) fn assert_all_are_found<'a, G: Face>(game: &G, words: impl Iterator<Item = &'a str>) {
    let words: Vec<&str> = words.collect();
    for texts in i18n::languages() {
        let sheets = G::sheets(texts, &game.view(Viewer::Spectator), &people());
        sheets.iter().for_each(assert_sheet);
        for word in &words {
            let found = sheets.iter().filter(|sheet| sheet.also.iter().any(|name| name == word)).count();
            assert_eq!(found, 1, "{word} in {}", texts.tag());
        }
    }
}

/// Nobody is shown more than the view says: a world in which all that is hidden may differ is drawn the same.
pub(crate) fn assert_shows_the_view_alone<G: Face>(game: &G, seed: u64) {
    for viewer in viewers(game) {
        let twin = G::sample_world(&game.view(viewer), &mut Dice(SplitMix(seed)));
        let texts = i18n::english();
        let [html, twins] = [game, &twin].map(|game| draw(game, viewer, texts));
        assert_eq!(html, twins, "{viewer:?} sees more than its view");
        let [told, twins] = [game, &twin].map(|game| {
            let (view, people) = (game.view(viewer), people());
            (G::plain(texts, &view, &people), G::sheets(texts, &view, &people))
        });
        assert_eq!(told, twins, "{viewer:?} is told more than its view");
    }
}

/// The ends of games at these tables have their words in all languages. `play` plays one and calls back after every step.
pub(crate) fn assert_all_end_in_words<G: Face>(
    tables: &[&str],
    play: impl Fn(&G::Options, u64, &mut dyn FnMut(&G, &[G::Event])),
) where
    G::Options: FromStr<Err: Debug>,
{
    for (seed, table) in (0..).zip(tables) {
        let mut events = Vec::new();
        play(&options(table), seed, &mut |game, happened| {
            events.extend_from_slice(happened);
            if matches!(game.pending(), Pending::Over) {
                assert_ends_in_words(game, &events);
            }
        });
    }
}

/// The end of a game in which this happened has its words in all languages: what the world has come to, what was reached, what everybody
/// did and is honoured for, and the moments that decided it.
fn assert_ends_in_words<G: Face>(game: &G, events: &[G::Event]) {
    let telling = G::TELLING.unwrap();
    let ended_by = game.ended_by().unwrap();
    let (view, people) = (game.view(Viewer::Spectator), people());
    let mut turn = 0;
    let happened: Vec<_> = events
        .iter()
        .map(|event| {
            turn += usize::from((telling.begins)(event));
            (turn, event)
        })
        .collect();
    assert!(turn > 0 && (telling.begins)(happened.iter().find(|(turn, _)| *turn == 1).unwrap().1));
    assert_eq!((telling.heights)(&view).len(), (telling.heights)(&game.view(Viewer::Omniscient)).len());
    let at: Vec<_> = events.iter().enumerate().collect();
    let course = Course::of(&telling, &at, events.len(), |_| view.clone());
    for texts in i18n::languages() {
        let ended = Ended { texts, view: &view, people: &people, ended_by, happened: &happened };
        let finale = G::finale(&ended);
        assert_said(&finale.title.unwrap(), &ended_by);
        assert_eq!(finale.figures.len(), usize::from(game.seats()));
        assert!(!finale.marks.is_empty());
        for mark in finale.marks {
            assert_said(&mark.name, &mark.state);
            assert_said(&mark.state, &mark.name);
        }
        for track in finale.tracks {
            assert_said(&track.name, &track.at);
            assert!(track.at <= track.of);
        }
        for deed in &course.deeds {
            assert!(texts.has(deed.text) && texts.has(&format!("{}-honour", deed.text)), "{}", deed.text);
        }
        assert!(texts.has(telling.chart.text) && texts.has(telling.chart.turn));
        let say = |event: &G::Event| Some(G::sentence(texts, &view, &people, event)?.text);
        let story = course.story(&telling, &at, say);
        let end = story.last().unwrap();
        assert_eq!(Some(&end.text), say(&events[end.at]).as_ref());
        assert_eq!((telling.tells)(&events[end.at]).abs(), i16::MAX, "{}", end.text);
    }
}

/// Fails if the cover is not drawn, if a preset of the game is not a game or has no words in some language, or if none or several are
/// the game by its defaults.
pub(crate) fn assert_placard<G: Face>() {
    assert_drawn(&(G::PLACARD.cover)());
    let presets = G::PLACARD.presets;
    for preset in presets {
        let options: G::Options =
            preset.options.parse().unwrap_or_else(|_| panic!("{}: {}", preset.name, preset.options));
        assert!(G::new(&options).is_ok(), "{}: {}", preset.name, preset.options);
        assert_eq!(preset.value("players"), None, "{}", preset.name);
        assert_eq!(presets.iter().filter(|other| other.name == preset.name).count(), 1, "{}", preset.name);
        for texts in i18n::languages() {
            for text in ["", "-about"] {
                let id = format!("{}-preset-{}{text}", G::ID, preset.name);
                assert!(texts.has(&id), "{id} in {}", texts.tag());
            }
        }
    }
    assert_eq!(presets.iter().filter(|preset| preset.options.is_empty()).count(), 1);
    for texts in i18n::languages() {
        let gists: Vec<_> = presets.iter().map(|preset| (G::PLACARD.gist)(texts, preset.options)).collect();
        for (nth, gist) in gists.iter().enumerate() {
            assert!(
                !gist.facts.is_empty() && gist.signs.is_none_or(|signs| signs.lit <= signs.of),
                "{gist:?}"
            );
            let alike = gists[..nth].iter().any(|other| other.picture == gist.picture);
            assert!(!alike, "{} looks like another preset", presets[nth].name);
        }
    }
    assert!((1..=5).contains(&G::PLACARD.demand) && presets.iter().all(|preset| preset.minutes > 0));
}

//! The table of Wreck, the toy game of docs/write-a-game.md, with a face to copy.
//!
//! `cargo run -p web --example wreck_face -- FOLDER` plays one game at random and writes what each diver and an onlooker are shown
//! at each moment, as pages to open in a browser. Without a server nothing can be posted; menus and folds are links, as
//! they are in a browser without scripts.

mod face;
#[path = "../../../testkit/examples/wreck/game.rs"]
mod game;
#[cfg(test)]
mod tests;

use game::{Event, State};
use kernel::{Audience, Dice, Game, Pending, Seat, SeatSet, Uniform, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::collections::HashMap;
use std::fmt::Display;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use testkit::SplitMix;
use web::{Blocked, Choice, Counsel, Drawings, Face, Later, PageParts, Parts, Scene};

/// What happened, and who learns of it.
type Log = Vec<(Audience, Event)>;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/wreck".to_owned()));
    let write = |name: String, page: Markup| {
        fs::write(folder.join(name), page.into_string()).expect("a folder to write to");
    };
    fs::create_dir_all(&folder).expect("a folder to write to");
    let style = web::assets::asset("holdfast.css").expect("the style of the house");
    fs::write(folder.join("holdfast.css"), style.bytes).expect("a folder to write to");
    let (mut shown, mut moment) = (HashMap::new(), 0);
    play("players=3", 7, |game, log| {
        if game.pending() == Pending::Chance {
            return;
        }
        moment += 1;
        // A server keeps what it has drawn for the whole game; here the addresses in it are those of one moment.
        let drawings = Arc::<Drawings>::default();
        for viewer in viewers(game) {
            let here = format!("{moment}-{}", who(viewer));
            let later = Later { path: &format!("{here}-"), query: ".html" };
            let look = look(game, viewer, &drawings, later, "");
            for id in later_ids(&look.scene, later) {
                let part = self::look(game, viewer, &drawings, later, &id).later;
                let part = PreEscaped(part.expect("what comes later comes"));
                write(format!("{here}-{id}.html"), page(&here, &html! { form #act {} (part) }));
            }
            write(format!("{here}.html"), page(&here, &whole(game, viewer, moment, &look, log)));
            let nothing = PageParts::default();
            let sent = look.parts.since(shown.get(&viewer).unwrap_or(&nothing)).len();
            println!("{here}.html: {sent} bytes of the table are new");
            shown.insert(viewer, look.parts);
        }
    });
}

/// The names of those who look, as files have them.
fn who(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => people()[usize::from(seat.number())].to_lowercase(),
        Viewer::Spectator | Viewer::Omniscient => "onlooker".to_owned(),
    }
}

fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()
}

/// All who may look.
fn viewers(game: &State) -> impl Iterator<Item = Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Plays a game at random; `see` is called after every step, with all that has happened.
fn play(options: &str, seed: u64, mut see: impl FnMut(&State, &Log)) {
    let options = options.parse().expect("options of this game");
    let mut game = State::new(&options).expect("options that go together");
    let (mut dice, mut log) = (Dice(SplitMix(seed)), Log::new());
    see(&game, &log);
    while game.pending() != Pending::Over {
        let seats: Vec<Seat> = game.pending().seats().iter().collect();
        if let Some(card) = game.sample(&mut dice) {
            game.resolve(&card, &mut log).expect("what is sampled is possible");
        } else {
            let seat = seats[dice.0.below(seats.len() as u32) as usize];
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = legal[dice.0.below(legal.len() as u32) as usize];
            game.act(seat, &action, &mut log).expect("what is legal can be done");
        }
        see(&game, &log);
    }
}

/// What one pair of eyes is shown.
struct Look {
    scene: String,
    parts: PageParts,
    /// The part that was wanted, if it is one that comes later.
    later: Option<String>,
}

/// What the server does for each who looks: it takes the view, lists what is legal, and calls the face.
fn look(game: &State, viewer: Viewer, drawings: &Arc<Drawings>, later: Later<'_>, wanted: &str) -> Look {
    let (view, people) = (game.view(viewer), people());
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let mut legal = Vec::new();
    acting.into_iter().for_each(|seat| game.legal_actions(seat, &mut legal));
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let blocked = || {
        let Some(seat) = acting else { return Vec::new() };
        let refused = |action| game.check(seat, &action).err().map(|why| (action, why));
        State::expected(&view, seat).into_iter().filter_map(refused).collect()
    };
    let parts = Parts::wanting(drawings.clone(), wanted);
    let scene = Scene {
        texts: i18n::english(),
        view: &view,
        people: &people,
        mine: acting.map_or(SeatSet::EMPTY, SeatSet::one),
        acting,
        choices: &choices,
        blocked: Blocked::new(&blocked),
        asking: None,
        counsel: Counsel::Given,
        undo: None,
        post_to: "/t/1/act",
        later,
        parts: &parts,
    };
    let slot = State::scene(&scene);
    drop(scene);
    let (parts, later) = parts.into_page_and_wanted();
    Look { scene: parts.whole(&slot), parts, later: later.map(Markup::into_string) }
}

/// The parts that links of this scene lead to.
fn later_ids(scene: &str, later: Later<'_>) -> Vec<String> {
    let before = format!(" href=\"{}", later.path);
    let addresses = scene.split(&before).skip(1).filter_map(|rest| rest.split('"').next());
    addresses.filter_map(|address| address.strip_suffix(later.query)).map(str::to_owned).collect()
}

/// The scene with the log, and links to the other moments and eyes.
fn whole(game: &State, viewer: Viewer, moment: u32, look: &Look, log: &Log) -> Markup {
    let (view, people) = (game.view(viewer), people());
    let heard = log.iter().filter(|(audience, _)| audience.includes(viewer));
    let lines = heard.filter_map(|(_, event)| State::sentence(i18n::english(), &view, &people, event));
    let link = |moment: u32, who: &str, shown: &dyn Display| {
        html! { a href=(format!("{moment}-{who}.html")) { (shown.to_string()) } " " }
    };
    html! {
        main #main .table {
            nav {
                (link(moment - 1, &who(viewer), &"←")) (link(moment + 1, &who(viewer), &"→"))
                @for other in viewers(game) { (link(moment, &who(other), &who(other))) }
            }
            (PreEscaped(&look.scene))
            div .rail { section #log .log .panel { ol {
                @for line in lines { li .(line.weight.word()) { span { (line.text) } " " (line.rule) } }
            } } }
        }
    }
}

fn page(title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="stylesheet" href="holdfast.css";
            }
            body { (content) }
        }
    }
}

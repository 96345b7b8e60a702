//! How a game is drawn and put into words: one [`Face`] a game.

use crate::account::Account;
use crate::course::Telling;
use crate::finale::{Ended, Finale};
use crate::gallery::Shelf;
use crate::kit::asking::Asking;
use crate::kit::part::{Parts, Slot};
use crate::kit::picture::{Picture, Symbol};
use i18n::Texts;
use kernel::{Game, Refusal, RuleId, Seat, SeatSet};
use maud::{Markup, html};
use std::cell::OnceCell;
use vocabulary::Weight;

/// A game as people see it. Everything is drawn from a view.
pub trait Face: Game + bots::Roster {
    /// Seats that come with the value of an option.
    const EXTRA_SEATS: &'static [ExtraSeat] = &[];

    /// What is shown of the game to whoever looks for one.
    const PLACARD: Placard;

    /// The tag of the language in which the game came out, if it has a name of its own there.
    const AT_HOME_IN: Option<&'static str> = None;

    /// Options that decide others about which nothing is said.
    const DECIDERS: &'static [Decider] = &[];

    /// Values of options that do not go together.
    const CLASHES: &'static [Clash] = &[];

    /// How a finished game is told. None where nothing of it is charted or counted.
    const TELLING: Option<Telling<Self>> = None;

    /// The stylesheets of its tables and pictures, besides the one of every page: files of `assets`.
    const STYLES: &'static [&'static str] = &[];

    /// The script that knows how each step of the log is played on its table: a file of `assets`. Without one, steps are lines
    /// of the log and nothing else.
    const MOMENTS: Option<&'static str> = None;

    /// The files of symbols that its pictures are composed from: files of `assets`.
    const SYMBOLS: &'static [&'static str] = &[];

    /// The whole playing area: board, tracks, decks, hands, what is asked and what can be done, as a frame of parts. Every
    /// element that moves has an id, so that the page can be morphed in place.
    fn scene(scene: &Scene<'_, Self>) -> Slot;

    /// The number of the turn, day or round, as the chart of the finished game counts them ([`Self::TELLING`]).
    fn turn(_view: &Self::View) -> Option<u32> {
        None
    }

    /// The table small, for lists of tables. None where nothing is drawn of it.
    fn miniature(_view: &Self::View) -> Option<Markup> {
        None
    }

    /// The whole playing area in plain text, for terminals.
    fn plain(texts: &Texts, view: &Self::View, people: &[String]) -> String;

    /// What is asked, in a sentence, for page titles and for those who wait. `acting` is the reader's seat that decides.
    fn question(texts: &Texts, view: &Self::View, people: &[String], acting: Option<Seat>) -> String;

    /// What one needs to know to answer, line by line.
    fn more(_texts: &Texts, _view: &Self::View, _people: &[String], _acting: Option<Seat>) -> Vec<String> {
        Vec::new()
    }

    /// The seats the game waits for ([`Game::awaited`]) as far as the viewer knows. The server shows no more than
    /// this; a seat that may act unasked is offered what it may do all the same.
    fn asked(view: &Self::View) -> SeatSet;

    /// What this seat might expect to be able to do now. The server asks the rules about each, and what they
    /// refuse comes back as [`Scene::blocked`], to be shown with the reason.
    fn expected(view: &Self::View, seat: Seat) -> Vec<Self::Action>;

    /// An event of the log as a sentence. `None` for what is better left out.
    fn sentence(texts: &Texts, view: &Self::View, people: &[String], event: &Self::Event)
    -> Option<Sentence>;

    /// The same where the table has decided for a seat by itself.
    fn sentence_by_itself(
        texts: &Texts,
        view: &Self::View,
        people: &[String],
        event: &Self::Event,
    ) -> Option<Sentence> {
        Self::sentence(texts, view, people, event)
    }

    /// An action as a button says it.
    fn action(texts: &Texts, view: &Self::View, people: &[String], action: &Self::Action) -> String;

    /// What an action of this seat asks for and brings about, as far as its name does not say it.
    fn about(
        _texts: &Texts,
        _view: &Self::View,
        _people: &[String],
        _seat: Seat,
        _action: &Self::Action,
    ) -> About {
        About::default()
    }

    /// The heading an action stands under where actions are listed.
    fn heading(texts: &Texts, view: &Self::View, action: &Self::Action) -> Heading;

    /// Everything with a text of its own that can be looked up, as far as this viewer may read it.
    fn sheets(_texts: &Texts, _view: &Self::View, _people: &[String]) -> Vec<Sheet> {
        Vec::new()
    }

    /// Everything that has a name, with its picture, as shelves of a gallery. None where nothing is drawn yet.
    fn gallery(_texts: &Texts) -> Vec<Shelf> {
        Vec::new()
    }

    /// The shapes its icons refer to, once a page.
    fn sprite() -> Markup {
        html! {}
    }

    /// What these steps of a seat are good for, in sentences, seen with the seat's eyes before the first of them. None where
    /// a game has no words for it.
    fn reasons(
        _texts: &Texts,
        _view: &Self::View,
        _people: &[String],
        _seat: Seat,
        _line: &[Self::Action],
    ) -> Vec<String> {
        Vec::new()
    }

    /// Whether these two looks at the same moment show the same, so that what is thought over one of them is not news to
    /// whoever has the other.
    fn sees_alike(one: &Self::View, other: &Self::View) -> bool {
        one == other
    }

    /// Whether a game with these options is closed to onlookers until it is over. Options are public, so the answer gives
    /// away no secret.
    fn is_closed_to_onlookers(_options: &Self::Options) -> bool {
        false
    }

    /// Whose decision it is above all, when others may step in.
    fn foremost(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// Why something is not allowed.
    fn refusal(texts: &Texts, refusal: &Refusal) -> String;

    /// The name of a window a seat can be passed through, and when it opens.
    fn window(texts: &Texts, window: &str) -> String;

    /// What ended the game and who has won by it, in a sentence or two.
    fn ending(texts: &Texts, view: &Self::View, people: &[String], ended_by: &str) -> String;

    /// What each seat of a finished game has come to, the best first. Nothing where points do not decide.
    fn accounts(_texts: &Texts, _view: &Self::View) -> Vec<Account> {
        Vec::new()
    }

    /// What a finished game shows above its story.
    fn finale(_ended: &Ended<'_, Self>) -> Finale {
        Finale::default()
    }

    /// What a finished game gives to the log of its group, as the store keeps it. Nothing for games that are played one by
    /// one, and where nothing changes.
    fn result(_view: &Self::View) -> Option<String> {
        None
    }

    /// What a finished game gives to the log of its group, in words.
    fn entered(_texts: &Texts, _view: &Self::View) -> Option<String> {
        None
    }

    /// What tells this game from others of its kind, if its options do: its scenario.
    fn played(_texts: &Texts, _options: &Self::Options) -> Option<String> {
        None
    }

    /// The class by which the game's stylesheet colours what is a seat's.
    fn seat_class(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// What a seat plays that others do not, as soon as that is known.
    fn part(_texts: &Texts, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// What those who sit down should know of the parts of the seats.
    fn parts(_texts: &Texts, _view: &Self::View) -> Option<String> {
        None
    }
}

/// What an action does beyond its name, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// What it asks for and brings about.
    pub own: Vec<String>,
    /// What is printed on the thing it is about: the same for every action that is about it.
    pub printed: Vec<String>,
}

/// A heading over actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its place among the headings, from the first.
    pub place: usize,
    /// What it says.
    pub text: String,
}

/// A card, or anything else with a text of its own, as it is looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What it is called.
    pub name: String,
    /// What else it is found by: its word in the notation, its number, names of its parts.
    pub also: Vec<String>,
    /// What is printed on it, line by line.
    pub lines: Vec<String>,
    /// Where the viewer sees it.
    pub places: Vec<String>,
}

/// A seat that is there with one value of an option: the one after the players'.
#[derive(Clone, Copy, Debug)]
pub struct ExtraSeat {
    /// The option and the value.
    pub comes_with: (&'static str, &'static str),
    /// The option and the value by which any seat may turn out to be this one.
    pub drawn_with: (&'static str, &'static str),
    /// The text that names who plays there.
    pub name: &'static str,
}

/// An option with the options it decides, as long as nothing is said about them.
#[derive(Clone, Copy, Debug)]
pub struct Decider {
    /// The option.
    pub option: &'static str,
    /// The options that it decides.
    pub decides: &'static [&'static str],
}

impl Decider {
    /// The one among these that decides this option.
    pub fn of<'a>(deciders: &'a [Decider], option: &str) -> Option<&'a Decider> {
        deciders.iter().find(|decider| decider.decides.contains(&option))
    }
}

/// A game to whoever looks for one: its cover, how demanding it is, and ways to begin.
#[derive(Clone, Copy, Debug)]
pub struct Placard {
    /// The picture on the cover.
    pub cover: fn() -> Picture,
    /// How much the game demands of newcomers: 1 is little, 5 is much.
    pub demand: u8,
    /// Games that are begun with one click. The first is for newcomers; one is without options: the game by its defaults.
    pub presets: &'static [Preset],
    /// What a game with these options is like, as [`Preset::options`] writes them.
    pub gist: fn(&Texts, &str) -> Gist,
    /// Who sits in the seats, the first one first.
    pub figures: fn() -> Vec<Picture>,
    /// The stylesheets of the page that sets up a table: its own, and those of these pictures.
    pub styles: &'static [&'static str],
}

impl Placard {
    /// A game of which there is nothing to say yet: an empty cover, and its defaults to begin with.
    pub const BARE: Placard = Placard {
        cover: || Picture::on("bare"),
        demand: 1,
        presets: &[Preset { name: "plain", options: "", minutes: 1, wins: None }],
        gist: |_, _| Gist { picture: Picture::on("bare"), signs: None, facts: Vec::new() },
        figures: Vec::new,
        styles: &["site.css", "new.css"],
    };

    /// How many minutes a game takes, the least and the most.
    pub fn minutes(&self) -> (u16, u16) {
        let all = || self.presets.iter().map(|preset| preset.minutes);
        (all().min().unwrap_or_default(), all().max().unwrap_or_default())
    }
}

/// What a game with certain options is like, at a glance.
#[derive(Clone, Debug)]
pub struct Gist {
    /// Its picture: no two presets of a game have the same.
    pub picture: Picture,
    /// What can be counted of how hard it is.
    pub signs: Option<Signs>,
    /// A few words each, the most important one first.
    pub facts: Vec<String>,
}

/// A row of signs, of which some are lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signs {
    /// What each looks like.
    pub symbol: Symbol,
    /// How many are lit.
    pub lit: u8,
    /// How many there are.
    pub of: u8,
}

/// Options under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The end of the ids of its texts, and its name in forms.
    pub name: &'static str,
    /// The options, as a record begins: `name=value` with spaces between. The number of players is not among them.
    pub options: &'static str,
    /// How many minutes a game takes, about.
    pub minutes: u16,
    /// Games out of a hundred that two bots of the level [`Roster::ADVISER`](bots::Roster::ADVISER) win, from
    /// `holdfast sim GAME --players 2 --bots LEVEL --options "OPTIONS"`. None where players compete or it is not measured.
    pub wins: Option<u8>,
}

impl Preset {
    /// The one of this name.
    pub fn named(presets: &'static [Preset], name: &str) -> Option<&'static Preset> {
        presets.iter().find(|preset| preset.name == name)
    }

    /// The value this option has in it, if it says anything about it.
    pub fn value(&self, option: &str) -> Option<&'static str> {
        let mut pairs = self.options.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == option).map(|(_, value)| value)
    }
}

/// Two values that do not go together.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    /// Two options, each with its value.
    pub values: [(&'static str, &'static str); 2],
    /// Why not.
    pub why: Refusal,
}

impl Clash {
    /// Whether this value is one of the two.
    pub fn is_of(&self, value: (&str, &str)) -> bool {
        self.values.contains(&value)
    }
}

/// Whether those who decide at a table are told what a bot would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counsel {
    /// They are.
    Given,
    /// The table plays without advice.
    Withheld,
}

/// One look at a table.
pub struct Scene<'a, G: Game> {
    /// The language.
    pub texts: &'a Texts,
    /// What the viewer knows.
    pub view: &'a G::View,
    /// The name of whoever sits in each seat.
    pub people: &'a [String],
    /// The seats the viewer decides for.
    pub mine: SeatSet,
    /// The seat whose decision is asked for on this page, one of `mine`.
    pub acting: Option<Seat>,
    /// What that seat may do.
    pub choices: &'a [Choice<G::Action>],
    /// What that seat might expect to be able to do and cannot, with the reason: asked when it is wanted.
    pub blocked: Blocked<'a, G::Action>,
    /// When the seat the viewer looks with is asked, in games with windows: the [desk](crate::kit::desk) shows it, and what lets a
    /// window go by stands in [`passing`](crate::kit::asking::passing).
    pub asking: Option<&'a Asking>,
    /// Whether it may be told here what a bot would do.
    pub counsel: Counsel,
    /// Takes back the last decision of the acting seat, if there is one to take back: the [desk](crate::kit::desk) shows it.
    pub undo: Option<&'a Slot>,
    /// Where forms post a move to.
    pub post_to: &'a str,
    /// Where parts are that come when they are wanted.
    pub later: Later<'a>,
    /// What has been drawn of this look.
    pub parts: &'a Parts,
}

impl<G: Game> Scene<'_, G> {
    /// A part of the page: see [`Parts::part`].
    pub fn part<I>(&self, id: &str, input: I, draw: impl FnOnce(&I) -> Markup) -> Slot
    where
        I: PartialEq + Send + Sync + 'static,
    {
        self.parts.part(id, input, draw)
    }

    /// A frame that follows from its input with all it holds: see [`Parts::whole`].
    pub fn whole<I>(&self, id: &str, input: I, draw: impl FnOnce(&I) -> Markup) -> Slot
    where
        I: PartialEq + Send + Sync + 'static,
    {
        self.parts.whole(id, input, draw)
    }

    /// A frame of parts: see [`Parts::frame`].
    pub fn frame(&self, id: &str, markup: Markup) -> Slot {
        self.parts.frame(id, markup)
    }
}

/// Refused actions with their reasons: the rules are asked when somebody wants to know.
pub struct Blocked<'a, A> {
    ask: &'a dyn Fn() -> Vec<(A, Refusal)>,
    answers: OnceCell<Vec<(A, Refusal)>>,
}

impl<'a, A> Blocked<'a, A> {
    /// What these give.
    pub fn new(ask: &'a dyn Fn() -> Vec<(A, Refusal)>) -> Self {
        Blocked { ask, answers: OnceCell::new() }
    }

    /// Nothing is refused.
    pub fn nothing() -> Self {
        Blocked::new(&Vec::new)
    }

    /// The actions and why not.
    pub fn actions(&self) -> &[(A, Refusal)] {
        self.answers.get_or_init(self.ask)
    }
}

/// Where the parts of a look are that come when they are wanted, each a page of its own.
#[derive(Clone, Copy, Debug)]
pub struct Later<'a> {
    /// What the address begins with, before the part's id.
    pub path: &'a str,
    /// What it ends with: whose look it is.
    pub query: &'a str,
}

impl Later<'_> {
    /// The address of the part with this id.
    pub fn address(&self, id: &str) -> String {
        format!("{}{id}{}", self.path, self.query)
    }
}

/// An action and its notation, which is what a form sends in the field `action`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// How it is written.
    pub notation: String,
}

/// A line of the log.
pub struct Sentence {
    /// The rule it follows.
    pub rule: RuleId,
    /// The sentence.
    pub text: String,
    /// How much it weighs.
    pub weight: Weight,
}

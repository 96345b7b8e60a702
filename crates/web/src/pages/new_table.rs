//! A new table: which game it is to be, who sits where, options with plain explanations, and what ends the form.

mod presets;
mod seats;

use super::levels::LevelRow;
use super::options::{option_key, value_key};
use super::shell::{Reader, Skip, page_at};
use crate::assets;
use crate::face::{Clash, Decider, ExtraSeat, Placard, Preset};
use crate::kit::rule::rule_link_to;
use i18n::Texts;
use kernel::{OptionRank, OptionSpec};
use maud::{Markup, html};
use std::fmt;
use vocabulary::Weight;

/// What the form for a new table shows.
pub struct NewTablePage<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Its options.
    pub specs: &'a [OptionSpec],
    /// The seats that come with the value of an option.
    pub extra_seats: &'a [ExtraSeat],
    /// Options that decide others.
    pub deciders: &'a [Decider],
    /// Games that are begun with one click: none where a group decides what is played.
    pub presets: &'static [Preset],
    /// What is shown of it.
    pub placard: &'a Placard,
    /// All games, to change over to.
    pub games: &'a [&'static str],
    /// Values that do not go together, each with the reason.
    pub clashes: &'a [(Clash, String)],
    /// The levels of bots, weakest first.
    pub levels: &'a [LevelRow],
    /// What the wins of a level are counted in, as the head of a column.
    pub measured: &'a str,
    /// The level proposed.
    pub proposed_level: &'a str,
    /// What was sent and is shown again: field and value.
    pub sent: &'a [(String, String)],
    /// What was wrong with it.
    pub wrong: Option<&'a str>,
    /// The group whose log the game goes into.
    pub group: Option<GroupLine<'a>>,
}

/// A group, on the form for its next table.
#[derive(Clone, Copy, Debug)]
pub struct GroupLine<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// What should be known before a game, by the value of an option.
    pub warnings: &'a [Warned],
}

/// What should be known before a game in which an option has this value.
#[derive(Clone, Debug)]
pub struct Warned {
    /// The option and the value.
    pub value: (&'static str, &'static str),
    /// What should be known.
    pub text: String,
    /// How grave it is.
    pub weight: Weight,
}

/// Who is to sit in a seat, as a form sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// Whoever makes the table.
    Me,
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl SeatChoice {
    /// Reads `me`, `open` or `bot-LEVEL`.
    pub fn parse(text: &str) -> Option<SeatChoice> {
        match text {
            "me" => Some(SeatChoice::Me),
            "open" => Some(SeatChoice::Open),
            other => other.strip_prefix("bot-").map(|level| SeatChoice::Bot(level.to_owned())),
        }
    }
}

impl fmt::Display for SeatChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatChoice::Me => f.write_str("me"),
            SeatChoice::Open => f.write_str("open"),
            SeatChoice::Bot(level) => write!(f, "bot-{level}"),
        }
    }
}

/// The form, which a page with a complaint answers.
const FORM: &str = "new-table";

/// The value of an option about which nothing is said.
const UNSAID: &str = "";

/// The option that says how many play: no preset says that.
pub const PLAYERS: &str = "players";

impl NewTablePage<'_> {
    fn sent(&self, field: &str) -> Option<&str> {
        self.sent.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
    /// The preset that holds where nothing else is said. Whoever comes without a wish finds the game by its defaults.
    fn preset(&self) -> Option<&'static Preset> {
        if let Some(name) = self.sent("preset") {
            return Preset::named(self.presets, name);
        }
        let nothing_said =
            self.specs.iter().all(|spec| spec.name == PLAYERS || self.sent(spec.name).is_none());
        self.presets.iter().find(|preset| nothing_said && preset.options.is_empty())
    }
    /// What is chosen: an option that the preset or another option decides is left to it, until somebody says otherwise.
    fn value(&self, spec: &OptionSpec) -> &str {
        let left = spec.name != PLAYERS && self.preset().is_some()
            || Decider::of(self.deciders, spec.name).is_some();
        self.sent(spec.name).unwrap_or(if left { UNSAID } else { spec.default })
    }
    /// The text of the choice that leaves this option to the preset or to another option.
    fn left_to(&self, spec: &OptionSpec) -> Option<String> {
        match Decider::of(self.deciders, spec.name) {
            Some(decider) => Some(value_key(self.game, decider.option, "decides")),
            None => (spec.name != PLAYERS && !self.presets.is_empty()).then(|| "new-by-preset".to_owned()),
        }
    }
    /// The values to choose from, each with its text.
    fn choices(&self, spec: &OptionSpec) -> impl Iterator<Item = (&'static str, String)> {
        let values = spec.values.iter().map(|&value| (value, value_key(self.game, spec.name, value)));
        self.left_to(spec).map(|key| (UNSAID, key)).into_iter().chain(values)
    }
    /// What an option is if nothing is said about it and no preset is chosen: unsaid if another option decides it.
    fn usual(&self, spec: &OptionSpec) -> &'static str {
        if Decider::of(self.deciders, spec.name).is_some() { UNSAID } else { spec.default }
    }
    /// Whether it can be said how often a preset is won: where players compete, somebody always wins.
    fn measured_by_wins(&self) -> bool {
        self.presets.iter().any(|preset| preset.wins.is_some())
    }
    /// Whether an option is shown in the line of all options even where nothing is changed.
    fn is_told(&self, spec: &OptionSpec) -> bool {
        let chosen_by_preset = self.presets.iter().any(|preset| preset.value(spec.name).is_some());
        chosen_by_preset || spec.rank == OptionRank::Main && Decider::of(self.deciders, spec.name).is_none()
    }
}

/// The most seats a table of this game can have: the highest value of its option `players`, and the extra seats that go
/// with it.
fn max_seats(form: &NewTablePage<'_>) -> u8 {
    let players = form.specs.iter().find(|spec| spec.name == PLAYERS);
    let values = players.map(|spec| spec.values).unwrap_or_default();
    let extra = |value: &str| {
        let goes = |seat: &&ExtraSeat| {
            let is = |clash: &Clash| clash.is_of((PLAYERS, value)) && clash.is_of(seat.comes_with);
            !form.clashes.iter().any(|(clash, _)| is(clash))
        };
        form.extra_seats.iter().filter(goes).count() as u8
    };
    let seats = values.iter().filter_map(|value| Some(value.parse::<u8>().ok()? + extra(value)));
    seats.max().unwrap_or(kernel::MAX_SEATS as u8)
}

/// The form for a new table.
pub fn new_table(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let game = reader.say(&format!("game-{}", form.game));
    let title = reader.texts.say_with("new-title", &[("game", (&game).into())]);
    let main = html! {
        main #main .page .broad .new-table .{ "world-" (form.game) } {
            header.new-head {
                h1 { (game) }
                @if !form.presets.is_empty() { p #new-presets { (reader.say("new-presets")) } }
                nav.other-games aria-label=(reader.say("home-games")) {
                    @for other in form.games {
                        a href={ "/new/" (other) } aria-current=[(*other == form.game).then_some("page")] {
                            (reader.say(&format!("game-{other}")))
                        }
                    }
                }
            }
            @if let Some(wrong) = form.wrong {
                p.notice role="alert" { (wrong) }
            }
            @if let Some(group) = &form.group {
                p.notice {
                    (reader.texts.say_with("group-game", &[("group", group.name.into())])) " "
                    a href={ "/groups/" (group.id) } { (reader.say("group-log-link")) }
                }
            }
            form id=(FORM) .form method="post" action={ "/new/" (form.game) } {
                @if let Some(group) = &form.group { input type="hidden" name="campaign" value=(group.id); }
                @if !form.presets.is_empty() { (presets::cards(reader, form)) }
                (seats::seats(reader, form))
                (options(reader, form))
                (finish(reader, form))
            }
            script type="module" src=(assets::address("new.js")) {}
        }
    };
    let answers = form.wrong.map(|_| FORM);
    page_at(
        &Reader { answers, styles: form.placard.styles, ..*reader },
        &title,
        Some(&reader.say("new-place")),
        None,
        Skip::ToContent,
        &main,
    )
}

/// All options but the number of players, folded away: whoever opens them changes what the preset says.
fn options(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let of_rank = |rank| form.specs.iter().filter(move |spec| spec.rank == rank && spec.name != PLAYERS);
    let count = (form.specs.len() - 1) as u32;
    let open = form.wrong.is_some() || form.group.is_some();
    html! {
        details.fold.fine.all-options open[open] {
            summary {
                span.title { (reader.texts.say_with("new-options", &[("count", count.into())])) }
                // What is chosen is written here as it is chosen (new.js).
                ul #new-said .chips data-pattern=(reader.texts.say_with("level-option", &[("name", "NAME".into()), ("value", "VALUE".into())])) {}
                span #new-same .state hidden {
                    (reader.say(if form.presets.is_empty() { "new-as-usual" } else { "new-as-preset" }))
                }
                span #new-changed .state hidden { (reader.say("new-changed")) " " output {} }
            }
            @for spec in of_rank(OptionRank::Main) {
                (main_option(reader, form, spec))
            }
            (advice(reader, form))
            h2 { (reader.say("new-fine")) }
            p.hint { (reader.say("new-fine-about")) }
            div.grid {
                @for spec in of_rank(OptionRank::Fine) {
                    (fine_option(reader, form, spec))
                }
            }
        }
    }
}

fn rule_links(game: &str, spec: &OptionSpec) -> Markup {
    html! {
        @for rule in spec.rules {
            " " (rule_link_to(game, rule, None))
        }
    }
}

fn main_option(reader: &Reader<'_>, form: &NewTablePage<'_>, spec: &OptionSpec) -> Markup {
    let key = option_key(form.game, spec.name);
    let chosen = form.value(spec);
    let adds_seat = |value| form.extra_seats.iter().any(|seat| seat.comes_with == (spec.name, value));
    html! {
        fieldset data-option=(spec.name) data-usual=(form.usual(spec)) data-told[form.is_told(spec)]
            aria-describedby={ (key) "-about" } {
            legend { (reader.say(&key)) }
            p.hint id={ (key) "-about" } {
                (reader.say(&format!("{key}-about"))) (rule_links(form.game, spec))
            }
            div.picks {
                @for (value, key) in form.choices(spec) {
                    label.pick {
                        input id=[(spec.name == PLAYERS).then(|| format!("{PLAYERS}-{value}"))] type="radio" name=(spec.name)
                            value=(value) checked[chosen == value] data-adds-seat[adds_seat(value)];
                        span { (reader.say(&key)) }
                        @let gist = format!("{key}-gist");
                        @if reader.texts.has(&gist) { small.gist { (reader.say(&gist)) } }
                    }
                }
            }
            (beside(reader, form, spec))
        }
    }
}

/// What comes with the values of an option, and what does not go with them.
fn beside(reader: &Reader<'_>, form: &NewTablePage<'_>, spec: &OptionSpec) -> Markup {
    html! {
        @for seat in form.extra_seats.iter().filter(|seat| seat.comes_with.0 == spec.name) {
            @let value = reader.say(&value_key(form.game, seat.comes_with.0, seat.comes_with.1));
            @let part = reader.say(seat.name);
            p.hint { (reader.texts.say_with("new-extra-seat", &[("value", (&value).into()), ("part", (&part).into())])) }
        }
        @let clashes: Vec<_> = form.clashes.iter().filter(|(clash, _)| clash.values[1].0 == spec.name).collect();
        @if !clashes.is_empty() {
            details.fold.clashes {
                summary { (reader.say("new-clashes")) }
                @for (clash, why) in clashes {
                    p.hint data-clash=(clash.values.map(|(name, value)| format!("{name}={value}")).join(" ")) {
                        (clashing(reader.texts, form.game, clash, why))
                    }
                }
            }
        }
        @let warned = form.group.map_or(&[][..], |group| group.warnings).iter();
        @for Warned { value: (name, value), text, weight } in warned.filter(|warned| warned.value.0 == spec.name) {
            p.notice.grave[*weight == Weight::Grave] data-when=(format!("{name}={value}"))
                hidden[form.value(spec) != *value] { (text) }
        }
    }
}

/// Two values that do not go together, and why, in a sentence.
pub fn clashing(texts: &Texts, game: &str, clash: &Clash, why: &str) -> String {
    let [one, other] = clash.values.map(|(name, value)| {
        format!("{}: {}", texts.say(&option_key(game, name)), texts.say(&value_key(game, name, value)))
    });
    texts.say_with("new-clash", &[("one", (&one).into()), ("other", (&other).into()), ("why", why.into())])
}

fn fine_option(reader: &Reader<'_>, form: &NewTablePage<'_>, spec: &OptionSpec) -> Markup {
    let key = option_key(form.game, spec.name);
    let chosen = form.value(spec);
    html! {
        div.field data-option=(spec.name) data-usual=(form.usual(spec)) data-told[form.is_told(spec)] {
            label for=(key) { (reader.say(&key)) }
            select id=(key) name=(spec.name) aria-describedby={ (key) "-about" } {
                @for (value, key) in form.choices(spec) {
                    option value=(value) selected[chosen == value] { (reader.say(&key)) }
                }
            }
            p.hint id={ (key) "-about" } {
                (reader.say(&format!("{key}-about"))) (rule_links(form.game, spec))
            }
        }
    }
}

/// Whether those at the table may ask for advice.
fn advice(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let chosen = form.sent("advice").unwrap_or("allowed");
    html! {
        fieldset data-option="advice" data-usual="allowed" data-told aria-describedby="new-advice-about" {
            legend { (reader.say("new-advice")) }
            p.hint #new-advice-about { (reader.say("new-advice-about")) }
            div.picks {
                @for value in ["allowed", "forbidden"] {
                    label.pick {
                        input type="radio" name="advice" value=(value) checked[chosen == value];
                        span { (reader.say(&format!("advice-{value}"))) }
                    }
                }
            }
        }
    }
}

/// What ends the form, and stays in sight: what is chosen in short, names, who finds the table, and the button.
fn finish(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let name = form.sent("name").or(reader.name).unwrap_or_default();
    let group = form.group.map(|group| group.name);
    html! {
        div.finish {
            // Written as it is chosen (new.js): without scripts nothing is said that may be wrong.
            p #new-summary data-group=[group] data-changed=(reader.say("new-changed"))
                data-at-once=(reader.say("new-begins-at-once")) data-open=(reader.say("new-begins-open"))
                data-between=(reader.say("list-separator")) {}
            details.names {
                summary { (reader.say("new-names")) " " b #new-called {} }
                div.panel {
                    div.field {
                        label for="new-name" { (reader.say("name-label")) }
                        input #new-name type="text" name="name" maxlength="40" autocomplete="nickname" value=(name);
                    }
                    div.field {
                        label for="new-table-title" { (reader.say("new-table-title")) }
                        input #new-table-title type="text" name="title" maxlength="60"
                            value=(form.sent("title").unwrap_or_default());
                    }
                }
            }
            label.public {
                input type="checkbox" name="listing" value="public" checked[form.sent("listing") == Some("public")];
                (reader.say("new-public"))
            }
            button.button.main.big type="submit" { (reader.say("new-submit")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;
    use kernel::Game;
    use pandemic::State;

    fn form() -> NewTablePage<'static> {
        NewTablePage {
            game: "pandemic",
            specs: State::OPTIONS,
            extra_seats: State::EXTRA_SEATS,
            deciders: &[],
            presets: &[],
            placard: &Placard::BARE,
            games: &[],
            clashes: &[],
            levels: &[],
            measured: "",
            proposed_level: <State as bots::Roster>::ADVISER,
            sent: &[],
            wrong: None,
            group: None,
        }
    }

    #[test]
    fn an_extra_seat_counts_only_where_it_can_be() {
        let clashes: Vec<_> = State::CLASHES.iter().map(|clash| (*clash, String::new())).collect();
        assert_eq!(max_seats(&NewTablePage { clashes: &clashes, ..form() }), 5);
        assert_eq!(max_seats(&form()), 6);
        assert_eq!(max_seats(&NewTablePage { extra_seats: &[], ..form() }), 5);
    }

    #[test]
    fn p21_1_what_does_not_go_together_is_told_in_all_languages() {
        for texts in i18n::languages() {
            for clash in State::CLASHES {
                let why = State::refusal(texts, &clash.why);
                let told = clashing(texts, State::ID, clash, &why);
                assert!(
                    told.contains(&why) && told.contains(&texts.say("pandemic-option-module-purple")),
                    "{told}"
                );
            }
        }
    }

    #[test]
    fn what_another_option_decides_is_left_to_it_until_somebody_says_otherwise() {
        let deciders = &[Decider { option: "edition", decides: &["pressure"] }];
        let game = outlive::State::OPTIONS;
        let form = NewTablePage { game: "outlive", specs: game, extra_seats: &[], deciders, ..form() };
        let pressure = game.iter().find(|spec| spec.name == "pressure").unwrap();
        assert_eq!(form.value(pressure), "");
        let values: Vec<_> = form.choices(pressure).map(|(value, _)| value).collect();
        assert_eq!(values, ["", "must", "may"]);
        let sent = [("pressure".to_owned(), "may".to_owned())];
        assert_eq!(NewTablePage { sent: &sent, ..form }.value(pressure), "may");
    }
}

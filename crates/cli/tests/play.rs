//! Games played through `holdfast play` from what the screen says and nothing else.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use textwrap::core::display_width;

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-Hant"];

/// The widest line.
const WIDTH: usize = 100;

/// A program that is played with.
struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

impl Terminal {
    fn of(game: &str, options: &str, lang: &str, more: &[&str]) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_holdfast"))
            .args(["play", game, "--options", options, "--lang", lang, "--seed", "5"])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Terminal { child, input, output }
    }

    /// What is printed up to the next prompt, or to the end.
    fn screen(&mut self) -> Screen {
        let (mut bytes, mut piece) = (Vec::new(), [0; 4096]);
        loop {
            let count = self.output.read(&mut piece).unwrap();
            bytes.extend_from_slice(&piece[..count]);
            if count == 0 {
                return Screen { text: String::from_utf8(bytes).unwrap(), over: true };
            }
            let Ok(text) = std::str::from_utf8(&bytes) else { continue };
            let last = text.rsplit('\n').next().unwrap_or_default();
            if last.starts_with('s') && last.ends_with("> ") {
                return Screen { text: text.to_owned(), over: false };
            }
        }
    }

    fn type_line(&mut self, line: &str) {
        self.input.as_mut().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// What is answered to a line.
    fn answer(&mut self, line: &str) -> String {
        self.type_line(line);
        self.screen().text
    }

    fn close(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().unwrap().success());
    }
}

/// What stands on the screen.
struct Screen {
    text: String,
    over: bool,
}

impl Screen {
    /// The numbers in front of what can be done.
    fn numbers(&self) -> Vec<usize> {
        let number = |line: &str| {
            let (number, rest) = line.trim_start().split_once("  ")?;
            (line.starts_with(' ') && rest.starts_with(|c: char| c.is_ascii_lowercase())).then_some(())?;
            number.parse().ok()
        };
        self.text.lines().filter_map(number).collect()
    }

    /// The lines of the program: no text is missing, and none is too wide but words of one piece.
    fn check(&self) {
        for line in self.text.lines() {
            let id = line.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(id, _)| id);
            assert!(id.clone().all(|id| !id.contains('-')), "a text is missing: {line}");
            assert!(display_width(line) <= WIDTH, "{line} is {} wide", display_width(line));
        }
    }
}

/// Plays a game to its end: a number from the list each time, or `wait` where the screen offers it. What was printed, screen by
/// screen.
fn play_through(game: &str, options: &str, lang: &str) -> Vec<String> {
    let mut terminal = Terminal::of(game, options, lang, &[]);
    let (mut screens, mut luck) = (Vec::new(), testkit::SplitMix(5));
    loop {
        let screen = terminal.screen();
        if screen.over {
            screens.push(screen.text);
            terminal.close();
            return screens;
        }
        screen.check();
        assert!(screens.len() < 2000, "{game} goes on and on");
        let numbers = screen.numbers();
        assert!(!numbers.is_empty(), "nothing to choose from:\n{}", screen.text);
        let may_wait = screen.text.contains("`wait`");
        let waits = may_wait && (numbers.len() == 1 || luck.next_u64().is_multiple_of(5));
        let chosen = numbers[luck.next_u64() as usize % numbers.len()].to_string();
        terminal.type_line(if waits { "wait" } else { &chosen });
        screens.push(screen.text);
    }
}

#[test]
fn games_are_played_to_the_end_from_what_the_screen_says() {
    for lang in LANGUAGES {
        for (game, options) in [
            ("tokyo", "players=2 scenario=s01"),
            ("outlive", "players=2"),
            ("pandemic", "players=2 epidemics=6"),
        ] {
            let screens = play_through(game, options, lang);
            let end = screens.last().unwrap();
            assert!(end.contains("\nholdfast 1") && end.contains("\nseed "), "{game} {lang}: {end}");
        }
    }
}

/// The texts of everything a screen tells of can be read, by the names it shows.
#[test]
fn every_card_in_sight_can_be_read() {
    for lang in LANGUAGES {
        for (game, options) in [
            ("tokyo", "players=2 scenario=s01 casting=in_order"),
            ("outlive", "players=2"),
            ("pandemic", "players=2"),
        ] {
            let mut terminal = Terminal::of(game, options, lang, &[]);
            terminal.screen();
            let cards = terminal.answer("card");
            let names: Vec<&str> =
                cards.lines().filter_map(|line| line.trim().split_once(" — ")).map(|it| it.0).collect();
            assert!(names.len() > 7, "{game} {lang}: {cards}");
            for name in names {
                let told = terminal.answer(&format!("card {name}"));
                let lines: Vec<&str> = told.lines().map(str::trim).collect();
                assert!(lines.contains(&name) && lines.len() > 3, "{game} {lang}: {told}");
            }
            let unknown = terminal.answer("card zzz");
            assert!(unknown.contains("zzz") && unknown.contains("`card`"), "{unknown}");
            terminal.type_line("quit");
            terminal.close();
        }
    }
}

/// In the first action phase of S01: targets, HP, cards with their tokens, skills, and how much a choice takes.
#[test]
fn the_screen_of_a_scenario_says_what_one_needs_to_know() {
    let mut terminal = Terminal::of("tokyo", "players=2 scenario=s01 casting=in_order", "en", &[]);
    let mut screen = terminal.screen();
    while !screen.text.contains(", what do you do?") {
        let last = screen.numbers().into_iter().next_back().unwrap();
        terminal.type_line(&last.to_string());
        screen = terminal.screen();
    }
    let table = terminal.answer("look");
    for said in [
        "SC01-02 Three Photographs",
        "SC01-04 Rokuro, the Bodyguard, Scenario card, HP 6 of 6",
        "counter near 1 physical",
        "Support skill",
        "Hand:",
        "BOT (ready)",
        "SM-",
    ] {
        assert!(table.contains(said), "{said} is not in\n{table}");
    }
    let lines: Vec<&str> = screen.text.lines().collect();
    let moves = lines.windows(2).filter(|lines| lines[0].contains("  move "));
    assert!(moves.clone().count() > 2, "{}", screen.text);
    assert!(
        moves.clone().all(|lines| lines[1].contains("technique ") && lines[1].contains(" against ")),
        "{}",
        screen.text
    );
    let why = terminal.answer("why move akiba site");
    assert!(why.contains("is not understood"), "{why}");
    terminal.type_line("quit");
    terminal.close();
}

#[test]
fn help_speaks_of_the_game_that_is_played_in_its_language() {
    for (game, never, lang) in
        [("tokyo", "drive", "en"), ("outlive", "drive", "ja"), ("pandemic", "", "zh-Hant")]
    {
        let mut terminal = Terminal::of(game, "players=2", lang, &[]);
        let screen = terminal.screen();
        let help = terminal.answer("help");
        let example = help.split('`').nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(screen.text.contains(&example), "{example} is not offered in\n{}", screen.text);
        assert!(never.is_empty() || !help.contains(never), "{help}");
        let unreadable = terminal.answer("xyzzy");
        let said = match lang {
            "ja" => "分かりません",
            "zh-Hant" => "無法理解",
            _ => "not understood",
        };
        assert!(unreadable.contains(said) && unreadable.contains("xyzzy"), "{unreadable}");
        terminal.type_line("quit");
        terminal.close();
    }
}

#[test]
fn unknown_levels_are_answered_with_those_there_are() {
    let output = Command::new(env!("CARGO_BIN_EXE_holdfast"))
        .args(["play", "outlive", "--bots", "genius"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.contains("`genius`") && complaint.contains("random, greedy"), "{complaint}");
}

/// People decide before the bots where all decide at once: nobody watches the bots' night before feeding.
#[test]
fn the_bots_do_not_play_their_night_before_you_are_asked() {
    for screen in play_through("outlive", "players=2", "en") {
        if let Some(asked) = screen.find("feed your survivors.") {
            let told = &screen[..asked];
            let night = told.rfind("Night falls.").map_or("", |at| &told[at..]);
            assert!(!night.contains("Bot s1 feeds"), "{screen}");
        }
    }
}

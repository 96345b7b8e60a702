//! What commands print where, and how they end: with a reader that stops reading, on a full disk, and for files that are
//! wrong.

use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn holdfast(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    command.args(words).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command
}

/// Its exit code and what it printed on standard output and on standard error.
fn ended(words: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = holdfast(words).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

/// Files that are gone after the test.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(TempDir::new().unwrap())
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path: PathBuf = self.0.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

/// A game of Pandemic that has hardly begun. Its seed was committed to.
const BEGUN: &str = "holdfast 1\ngame pandemic\nrules 1\noptions players=2 role_assignment=chosen\n\
                     commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\n";

/// The seed of zeros, which the commitment above is of, and another one.
const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const ONES: &str = "1111111111111111111111111111111111111111111111111111111111111111";

fn record(seed: &str, moves: &str) -> String {
    format!("{BEGUN}seed {seed}\n\n{moves}")
}

#[test]
fn whoever_reads_may_stop_reading() {
    let folder = Folder::new();
    let record = folder.file("begun.rec", record(ZEROS, "s0 role medic\n"));
    let wrong = folder.file("wrong.toml", "game = \"chess\"");
    for (words, code) in [
        (vec!["rules", "pandemic"], 0),
        (vec!["rules", "tokyo", "--json"], 0),
        (vec!["games"], 0),
        (vec!["--help"], 0),
        (vec!["case", "run", "games/pandemic/cases/P1.2a.toml"], 0),
        (vec!["case", "run", &wrong], 1),
        (vec!["record", "show", &record], 0),
        (vec!["record", "check", &record, "--json"], 0),
        (vec!["sim", "pandemic", "--games", "2"], 0),
        (vec!["play", "outlive", "--seed", "1"], 0),
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let ended = holdfast(&words).stdin(Stdio::null()).stdout(writer).output().unwrap();
        assert_eq!(String::from_utf8(ended.stderr).unwrap(), "", "{words:?}");
        assert_eq!(ended.status.code(), Some(code), "{words:?}");
    }
}

#[test]
fn a_full_disk_is_complained_about() {
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else {
        eprintln!("skipped: there is no /dev/full here");
        return;
    };
    for words in [
        vec!["rules", "pandemic"],
        vec!["games", "--json"],
        vec!["--help"],
        vec!["case", "run", "games/pandemic/cases/P1.2a.toml"],
        vec!["sim", "pandemic", "--games", "2"],
        vec!["play", "outlive", "--seed", "1"],
    ] {
        let ended = holdfast(&words).stdin(Stdio::null()).stdout(full.try_clone().unwrap()).output().unwrap();
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(told.starts_with("holdfast: standard output cannot be written: "), "{words:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{words:?}: {told}");
        assert_eq!(ended.status.code(), Some(3), "{words:?}");
    }
    let unheard = holdfast(&["rules", "chess"]).stderr(full).output().unwrap();
    assert_eq!(unheard.status.code(), Some(2));
}

#[test]
fn the_same_fault_has_the_same_exit_code() {
    let folder = Folder::new();
    let records = [
        ("not a record", "chess\n".into(), "a record begins with"),
        ("not of a game here", BEGUN.replace("pandemic", "chess") + "\n", "there is no game `chess`"),
        ("options", BEGUN.replace("players=2", "players=9") + "\n", "options: "),
        ("notation", record(ZEROS, "s0 fly\n"), "move 1, `s0 fly`"),
        ("illegal", record(ZEROS, "s0 role medic\ns1 role medic\n"), "move 2, `s1 role medic`"),
        ("wrong seed", record(ONES, ""), "the revealed seed is not the one"),
        ("not the seed's", record(ZEROS, "s0 role medic\ns1 role researcher\n* draw lima\n"), "move 3"),
    ];
    for (what, text, told) in records {
        let file = folder.file("faulty.rec", text);
        let (code, stdout, _) = ended(&["record", "check", &file]);
        assert!(code == 1 && stdout.contains(told), "{what}: {code} {stdout}");
        let (code, stdout, _) = ended(&["record", "check", &file, "--json"]);
        assert!(code == 1 && stdout.contains("\"ok\": false"), "{what}: {code} {stdout}");
        for more in [None, Some("--json")] {
            let words: Vec<&str> = ["record", "show", &file].into_iter().chain(more).collect();
            let (code, _, stderr) = ended(&words);
            assert!(code == 1 && stderr.contains(told), "{what}: {code} {stderr}");
        }
    }
    let bytes = folder.file("bytes", [0xff]);
    let absent = folder.0.path().join("absent").to_str().unwrap().to_owned();
    let honest = folder.file("honest.rec", record(ZEROS, ""));
    for command in [["record", "check"], ["record", "show"], ["case", "run"]] {
        let of = |file| ended(&[command[0], command[1], file]).0;
        assert_eq!((of(&bytes), of(&absent)), (1, 3), "{command:?}");
    }
    let case = folder.file("chess.toml", "game = \"chess\"\n");
    assert_eq!(ended(&["case", "run", &case]).0, 1);
    for more in [None, Some("--json")] {
        let seat = ["record", "show", &honest, "--as", "s2"];
        let (code, stdout, stderr) = ended(&seat.into_iter().chain(more).collect::<Vec<_>>());
        assert_eq!((code, stdout.as_str()), (2, ""));
        assert_eq!(stderr, "holdfast: there is no seat s2; this game has the seats s0 to s1\n");
    }
}

#[test]
fn a_record_that_stops_before_the_end_says_so() {
    let folder = Folder::new();
    let file = folder.file("begun.rec", record(ZEROS, "s0 role medic\n"));
    let (code, stdout, _) = ended(&["record", "check", &file]);
    assert!(code == 0 && stdout.starts_with("ok  "), "{stdout}");
    assert!(stdout.ends_with("  1 moves: every move is legal, and every draw follows from the seed; the record stops before the game is over\n"), "{stdout}");
    let (code, stdout, _) = ended(&["record", "check", &file, "--json"]);
    let told: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((code, &told["ok"], &told["over"]), (0, &true.into(), &false.into()));
    assert!(told["message"].as_str().unwrap().ends_with("; the record stops before the game is over"));
}

#[test]
fn a_case_is_about_a_rule_there_is() {
    let folder = Folder::new();
    let case = |rule: &str| {
        format!(
            "# A case.\nrule = \"{rule}\"\nname = \"n\"\ngame = \"pandemic\"\n[given]\n\
             [[then]]\nexpect = {{ turn = 1 }}\n"
        )
    };
    for rule in ["P4.1", "P4.1a"] {
        assert_eq!(ended(&["case", "run", &folder.file("known.toml", case(rule))]).0, 0, "{rule}");
    }
    let (code, stdout, _) = ended(&["case", "run", &folder.file("unknown.toml", case("P99.99"))]);
    assert_eq!(code, 1);
    let told = "line 2, column 8: there is no rule `P99.99`; `holdfast rules pandemic` lists them all";
    assert!(stdout.contains(told), "{stdout}");
}

#[test]
fn what_a_case_says_wrong_is_told_in_its_own_words() {
    let folder = Folder::new();
    let case = |turn: &str, step: &str| {
        format!(
            "rule = \"O1.2\"\nname = \"n\"\ngame = \"outlive\"\noptions = \"players=2\"\n\
             [given]\nturn = {turn}\n[[then]]\n{step}\n"
        )
    };
    for (text, told) in [
        (
            case("\"two\"", "expect = {}"),
            "invalid type: string \"two\", expected a whole number from 0 to 255",
        ),
        (case("300", "expect = {}"), "invalid value: integer `300`, expected a whole number from 0 to 255"),
        (case("1", "do = \"s7 end\""), "`s7`: there is no such seat; the seats count from s0, up to s5"),
        (
            case("1", "do = \"s2 end\""),
            "`s2 end` was refused: there is no seat s2; this game has the seats s0 to s1",
        ),
        (case("1", "try = \"s0 repair axe 1 metal\"\nrefused = \"O18.1\""), "else write `repair axe`"),
    ] {
        let (code, stdout, _) = ended(&["case", "run", &folder.file("wrong.toml", &text)]);
        assert!(code == 1 && stdout.contains(told), "{text}: {stdout}");
    }
}

#[test]
fn threads_beyond_the_processors_make_no_difference() {
    let words = |threads| ["sim", "pandemic", "--games", "3", "--threads", threads, "--json"];
    let results = |threads| {
        let (code, stdout, _) = ended(&words(threads));
        assert_eq!(code, 0);
        let mut told: serde_json::Value = serde_json::from_str(&stdout).unwrap();
        assert!(told["games_per_second"].as_f64().unwrap() > 0.0);
        for speed in ["games_per_second", "mean_decision_ms"] {
            told[speed] = 0.into();
        }
        told
    };
    assert_eq!(results("4000"), results("1"));
}

#[test]
fn no_games_are_told_in_the_words_of_their_game() {
    let (code, stdout, _) = ended(&["sim", "outlive", "--games", "0"]);
    assert_eq!(code, 0);
    assert!(stdout.contains("0 games, 0 of them won by several seats together\n"), "{stdout}");
    let (_, stdout, _) = ended(&["sim", "pandemic", "--games", "0"]);
    assert!(stdout.contains("0 of 0 games won"), "{stdout}");
}

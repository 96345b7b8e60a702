//! `holdfast bench server` in small. How fast it is is not looked at.

#![cfg(target_os = "linux")]

use serde_json::Value;
use std::fs;
use std::process::{Command, Output};

fn bench(words: &[&str]) -> Output {
    run(&[&["bench", "server"], words].concat())
}

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holdfast")).args(words).output().unwrap()
}

fn figures(words: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let place = ["--folder", folder.path().to_str().unwrap(), "--tables", "2", "--seconds", "1", "--json"];
    let Output { status, stdout, stderr } = bench(&[words, &place].concat());
    assert!(status.success(), "{words:?}: {}", String::from_utf8_lossy(&stderr));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{words:?}: the folder is left as it was");
    serde_json::from_slice(&stdout).unwrap()
}

/// Checks what holds for every run.
fn check(figures: &Value) {
    for name in ["moves_per_second", "p50_ms", "p99_ms", "rss_mb", "fsync_p99_ms"] {
        assert!(figures[name].as_f64().is_some_and(|figure| figure > 0.0), "{name}: {figures}");
    }
    let per_cpu_second = &figures["moves_per_cpu_second"];
    assert!(
        per_cpu_second.is_null() || per_cpu_second.as_f64().is_some_and(|moves| moves > 0.0),
        "{figures}"
    );
    assert!(figures["p50_ms"].as_f64() <= figures["p99_ms"].as_f64(), "{figures}");
    assert_eq!(figures["in_flight"], 2);
}

#[test]
fn every_game_is_played_to_its_end_by_people_who_listen() {
    for game in catalogue::GameId::ALL {
        let figures = figures(&["--game", game.id(), "--seats", "2", "--listeners"]);
        check(&figures);
        assert_eq!((&figures["game"], &figures["sync"]), (&game.id().into(), &"full".into()));
        assert!(figures["games"].as_u64() >= Some(1), "{figures}");
        let bytes = |name: &str| figures[name].as_u64().unwrap();
        assert!(bytes("bytes_per_change_median") > 0, "{figures}");
        assert!(bytes("bytes_per_game") > bytes("bytes_per_change_median"), "{figures}");
    }
}

#[test]
fn nobody_need_listen_and_those_who_do_may_ask_for_compression() {
    let game = catalogue::GameId::ALL[0].id();
    let silent = figures(&["--game", game, "--seats", "3"]);
    check(&silent);
    assert!(silent["bytes_per_change_median"].is_null() && silent["bytes_per_game"].is_null(), "{silent}");
    let packed = figures(&["--game", game, "--seats", "3", "--listeners", "--gzip"]);
    check(&packed);
    assert_eq!((&packed["listeners"], &packed["gzip"]), (&true.into(), &true.into()));
    assert!(packed["bytes_per_game"].as_u64() > Some(0), "{packed}");
}

#[test]
fn a_server_on_postgresql_is_measured() {
    let Some(server) = postgres_for_tests::Server::shared() else { return };
    let game = catalogue::GameId::ALL[0].id();
    let figures = figures(&["--game", game, "--seats", "2", "--listeners", "--database", &server.database()]);
    check(&figures);
    assert_eq!(figures["sync"], "database");
    assert!(figures["games"].as_u64() >= Some(1), "{figures}");
}

#[test]
fn what_cannot_be_measured_is_said() {
    let game = catalogue::GameId::ALL[0].id();
    for (words, told) in [
        (&["--game", "chess"][..], "there is no game `chess`"),
        (&["--game", game, "--seats", "3", "--options", "players=2"], "a table has 2 seats, not 3"),
        (&["--game", game, "--options", "players=many"], "options: "),
        (&["--game", game, "--seconds", "0"], "--seconds"),
        (&["--game", game, "--gzip"], "--listeners"),
        (&["--game", game, "--tables", "0"], "--tables"),
        (&["--game", game, "--database", "mysql://db.example/holdfast"], "postgres://"),
    ] {
        let Output { status, stderr, .. } = bench(words);
        let stderr = String::from_utf8(stderr).unwrap();
        assert!(status.code() == Some(2) && stderr.contains(told), "{words:?}: {stderr}");
    }
}

#[test]
fn somebody_plays_and_is_advised_while_others_do_their_worst() {
    let game = catalogue::GameId::ALL[0].id();
    let siege = ["bench", "siege", "--game", game, "--connections", "60", "--tables", "6", "--json"];
    let Output { status, stdout, stderr } =
        run(&[&siege[..], &["--decisions", "20", "--advice", "2"]].concat());
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let figures: Value = serde_json::from_slice(&stdout).unwrap();
    for name in ["peace_p50_ms", "peace_p99_ms", "p50_ms", "p99_ms", "peace_advice_ms", "advice_ms"] {
        assert!(figures[name].as_f64().is_some_and(|figure| figure > 0.0), "{name}: {figures}");
    }
    // A machine that builds and tests at once is slow; one that waits for each of the bots is slower by far.
    assert!(figures["p99_ms"].as_f64() < Some(5_000.0), "{figures}");
    assert!(figures["advice_ms"].as_f64() < Some(60_000.0), "{figures}");
    assert!(figures["admitted"].as_u64() > Some(0), "{figures}");
}

#[test]
fn a_store_with_many_tables_is_measured() {
    let game = catalogue::GameId::ALL[0].id();
    let folder = tempfile::tempdir().unwrap();
    let store = ["bench", "store", "--game", game, "--finished", "2000", "--sleeping", "1500", "--json"];
    let Output { status, stdout, stderr } =
        run(&[&store[..], &["--folder", folder.path().to_str().unwrap()]].concat());
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "the folder is left as it was");
    let figures: Value = serde_json::from_slice(&stdout).unwrap();
    for name in ["entries", "disk_mb", "start_ms", "rss_mb", "first_page_p50_ms", "finished_page_p50_ms"] {
        assert!(figures[name].as_f64().is_some_and(|figure| figure > 0.0), "{name}: {figures}");
    }
    assert!(figures["bytes_per_sleeping_table"].as_u64() > Some(500), "{figures}");
}

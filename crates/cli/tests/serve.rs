//! The server from outside.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The first lines it prints once it is started.
fn lines_of(command: &mut Command, count: usize) -> Vec<String> {
    let mut server = Running(command.stdout(Stdio::piped()).spawn().unwrap());
    let output = BufReader::new(server.0.stdout.take().unwrap());
    output.lines().take(count).map(Result::unwrap).collect()
}

#[test]
fn the_environment_counts_with_and_without_the_command() {
    for words in [&["serve"][..], &[]] {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
        command.args(words).env("HOLDFAST_LISTEN", "127.0.0.1:0").env("HOLDFAST_DATA", data.path());
        let lines = lines_of(&mut command, 2);
        assert!(!lines[0].contains(":7700"), "{words:?}: {lines:?}");
        assert!(lines[1].contains(&data.path().display().to_string()), "{words:?}: {lines:?}");
    }
}

#[test]
fn what_serving_goes_by_does_not_concern_other_commands() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    assert!(command.arg("games").env("HOLDFAST_LISTEN", "nowhere").output().unwrap().status.success());
}

//! The server from outside.

use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::io::{Read, Write};
#[cfg(unix)]
use std::net::TcpStream;
#[cfg(unix)]
use std::process::ExitStatus;
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

impl Running {
    /// Starts it and gives the first lines it prints.
    fn start(command: &mut Command, count: usize) -> (Running, Vec<String>) {
        let mut server = Running(command.stdout(Stdio::piped()).spawn().unwrap());
        let output = BufReader::new(server.0.stdout.take().unwrap());
        (server, output.lines().take(count).map(Result::unwrap).collect())
    }
}

/// The first lines it prints once it is started.
fn lines_of(command: &mut Command, count: usize) -> Vec<String> {
    Running::start(command, count).1
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

/// A server on a folder of its own, by a shell that sets a limit first.
#[cfg(unix)]
struct Limited {
    running: Running,
    address: String,
    _data: tempfile::TempDir,
}

#[cfg(unix)]
impl Limited {
    /// Connections may keep it waiting for an hour.
    fn start(limit: &str) -> Limited {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{limit} && exec \"$0\" serve")]).arg(env!("CARGO_BIN_EXE_holdfast"));
        command.env("HOLDFAST_LISTEN", "127.0.0.1:0").env("HOLDFAST_DATA", data.path());
        command.env("HOLDFAST_HEADER_TIMEOUT", "3600").env("HOLDFAST_IDLE_TIMEOUT", "3600");
        let (running, lines) = Running::start(&mut command, 1);
        let address = lines[0].trim_start_matches("Holdfast is at http://").trim_end_matches('/').to_owned();
        Limited { running, address, _data: data }
    }

    fn says(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    }

    /// Asks by a connection of its own.
    fn asks(&self, method: &str, path: &str, body: &str) -> String {
        let mut answer = String::new();
        let length = body.len();
        self.says(&format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\
             content-type: application/x-www-form-urlencoded\r\n\r\n{body}"
        ))
        .read_to_string(&mut answer)
        .unwrap();
        answer
    }

    fn signal(&self, name: &str) {
        let kill = Command::new("kill").args([name, &self.running.0.id().to_string()]).status();
        assert!(kill.unwrap().success());
    }

    fn ends(&mut self) -> ExitStatus {
        self.running.0.wait().unwrap()
    }
}

#[cfg(unix)]
const HALF_SENT: &str = "GET / HTTP/1.1\r\nhost: x\r\nx-unfinished: ";

#[cfg(unix)]
const HALF_A_BODY: &str = "POST /name HTTP/1.1\r\nhost: x\r\n\
    content-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n\r\nname=";

#[cfg(unix)]
#[test]
fn nothing_that_hangs_holds_up_the_end() {
    for signal in ["-TERM", "-INT"] {
        let mut server = Limited::start("true");
        let answer = server.asks("POST", "/new/pandemic", "players=2&seat-0=open&seat-1=open");
        let table = answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
        let mut updates = server.says(&format!("GET {table}/events HTTP/1.1\r\nhost: x\r\n\r\n"));
        updates.read_exact(&mut [0; 400]).unwrap();
        let _hanging = [HALF_SENT, HALF_A_BODY, ""].map(|text| server.says(text));
        server.signal(signal);
        assert!(server.ends().success());
        updates.read_to_end(&mut Vec::new()).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn half_sent_headers_do_not_take_the_last_file() {
    let server = Limited::start("ulimit -n 128");
    let hanging: Vec<TcpStream> = (0..400).map(|_| server.says(HALF_SENT)).collect();
    let made = server.asks("POST", "/new/pandemic", "players=2&seat-0=bot-teammate&seat-1=bot-teammate");
    assert!(made.starts_with("HTTP/1.1 303"), "{made}");
    let table = made.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
    for path in ["/", "/healthz", table] {
        let answer = server.asks("GET", path, "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
    drop(hanging);
}

#[cfg(unix)]
#[test]
fn the_process_takes_the_files_it_may_have() {
    let server = Limited::start("ulimit -S -n 64");
    let open: Vec<TcpStream> = (0..200).map(|_| server.says("")).collect();
    for mut stream in open {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

#[test]
fn limits_are_numbers_from_one_up() {
    for (words, complaint) in [
        (["--connections", "0"], "write a whole number from 1 up"),
        (["--idle-timeout", "soon"], "write a whole number from 1 up"),
        (["--trusted-proxy", "localhost"], "write an address, such as 127.0.0.1, or a range"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
        let output = command.arg("serve").args(words).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(complaint) && said.contains(words[0]), "{said}");
    }
}

//! The server from outside.

use std::fs;
use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::io::{Read, Write};
#[cfg(unix)]
use std::net::TcpStream;
use std::path::Path;
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

fn serve(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    command.arg("serve").env("HOLDFAST_LISTEN", "127.0.0.1:0").env("HOLDFAST_DATA", data);
    command
}

/// A folder in which a server has run, after this statement.
fn used_folder(statement: &'static str) -> tempfile::TempDir {
    let data = tempfile::tempdir().unwrap();
    lines_of(&mut serve(data.path()), 1);
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("holdfast.db"));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
        sqlx::query(statement).execute(&pool).await.unwrap();
        pool.close().await;
    });
    data
}

/// What it says when it does not start on this folder.
fn refused(data: &Path) -> String {
    let output = serve(data).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn data_of_a_newer_version_is_refused_and_left_as_it_is() {
    let data = used_folder(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'from the future', 1, x'00', 0)",
    );
    let file = data.path().join("holdfast.db");
    let before = fs::read(&file).unwrap();
    for _ in 0..2 {
        let told = refused(data.path());
        assert!(told.contains("was written by a newer version of this program"), "{told}");
        assert!(told.contains("4711") && told.contains("; use that version"), "{told}");
        assert!(fs::read(&file).unwrap() == before);
    }
}

#[test]
fn damaged_data_is_refused() {
    let data = used_folder("SELECT 1");
    let file = data.path().join("holdfast.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[3 * 4096..4 * 4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let told = refused(data.path());
    assert!(told.contains("holdfast.db is damaged (") && told.contains("; restore a backup"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_second_server_is_refused_although_the_lock_file_was_deleted() {
    let data = tempfile::tempdir().unwrap();
    let (_running, _) = Running::start(&mut serve(data.path()), 1);
    for _ in 0..2 {
        let told = refused(data.path());
        assert!(told.contains("is in use by another running program; stop it first"), "{told}");
        fs::remove_file(data.path().join("holdfast.lock")).unwrap();
    }
}

/// The help says what each choice costs, and nothing else is taken for one.
#[test]
fn what_decisions_survive_can_be_chosen() {
    let help = Command::new(env!("CARGO_BIN_EXE_holdfast")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let (_, sync) = help.split_once("--sync").unwrap();
    let normal = sync.split_once("- normal:").unwrap().1.split_once("HOLDFAST_SYNC").unwrap().0;
    assert!(normal.contains("power cut"), "{help}");
    for chosen in ["full", "normal"] {
        let data = tempfile::tempdir().unwrap();
        assert!(!lines_of(serve(data.path()).env("HOLDFAST_SYNC", chosen), 1)[0].is_empty());
        assert!(!lines_of(serve(data.path()).args(["--sync", chosen]), 1)[0].is_empty());
    }
    let data = tempfile::tempdir().unwrap();
    let never = serve(data.path()).args(["--sync", "never"]).output().unwrap();
    assert_eq!(never.status.code(), Some(2), "{never:?}");
}

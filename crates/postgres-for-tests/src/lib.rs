//! A PostgreSQL server of a test's own, in a folder of its own on a port of its own: begun where the programs are installed,
//! ended with the process that began it, however that ends.
//!
//! Nothing it stores survives a power cut: it does without the disk's syncs.

use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Says whether tests may be skipped where PostgreSQL is not installed: not if it is `required`.
const REQUIRED: &str = "HOLDFAST_POSTGRES_TESTS";

/// Where Debian and others put what is not for everybody's path.
const PLACES: [&str; 2] = ["/usr/lib/postgresql", "/usr/local/lib/postgresql"];

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    directory: PathBuf,
    user: Option<(u32, u32)>,
    port: u16,
    /// Ends the server once the pipe to it is closed, as it is when this process ends.
    _watch: (Child, ChildStdin),
    databases: AtomicU32,
}

/// How a server stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It ends every connection and leaves its files in order.
    Fast,
    /// It ends at once, and recovers when it starts again.
    Immediate,
}

impl Server {
    /// The server that the tests of this process share, begun when first asked for; none where PostgreSQL is not installed,
    /// which is printed.
    ///
    /// # Panics
    /// If the environment says that it is required.
    pub fn shared() -> Option<&'static Server> {
        static SHARED: OnceLock<Option<Server>> = OnceLock::new();
        SHARED.get_or_init(Server::start).as_ref()
    }

    /// A server of a test's own.
    ///
    /// # Panics
    /// If the environment says that it is required and it is not installed, or it does not start.
    pub fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            let required = std::env::var(REQUIRED).is_ok_and(|set| set == "required");
            assert!(!required, "PostgreSQL is not installed here: install the package `postgresql`");
            eprintln!("skipped: PostgreSQL is not installed here");
            return None;
        };
        let directory = tempfile::Builder::new().prefix("holdfast-postgres-").tempdir().unwrap().keep();
        let user = other_user();
        if let Some((user, group)) = user {
            chown(&directory, Some(user), Some(group)).unwrap();
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let watch = watch(&programs, &directory, user);
        let server = Server { programs, directory, user, port, _watch: watch, databases: AtomicU32::new(0) };
        let data = server.directory.join("data");
        server.run(
            "initdb",
            ["-D".as_ref(), data.as_os_str(), "-U".as_ref(), "postgres".as_ref()],
            &["-A", "trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
        );
        let settings = format!(
            "port = {port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '{}'\n\
             fsync = off\nfull_page_writes = off\nmax_connections = 200\nshared_buffers = 32MB\n",
            server.directory.display()
        );
        let file = data.join("postgresql.auto.conf");
        fs::write(&file, settings).unwrap();
        server.control(&["start"]);
        Some(server)
    }

    /// The address of a new database.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let (host, port) = ("127.0.0.1".as_ref(), self.port.to_string());
        let server = ["-h".as_ref(), host, "-p".as_ref(), OsStr::new(&port)];
        self.run("createdb", server, &["-U", "postgres", &name]);
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops the server, whatever is under way.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self, how: Stop) {
        let how = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        self.control(&["stop", "-m", how]);
    }

    /// Starts the server again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&self) {
        self.control(&["start"]);
    }

    /// Has `pg_ctl` do this and waits until it is done.
    fn control(&self, what: &[&str]) {
        let (data, log) = (self.directory.join("data"), self.directory.join("log"));
        self.run("pg_ctl", ["-D".as_ref(), data.as_os_str(), "-l".as_ref(), log.as_os_str()], what);
    }

    fn run(&self, program: &str, paths: [&OsStr; 4], words: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command.args(paths).args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.current_dir(&self.directory);
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        let status = command.status().unwrap_or_else(|error| panic!("{program}: {error}"));
        assert!(status.success(), "{program} {words:?}: {status}; see {}", self.directory.display());
    }
}

/// The folder of the newest programs that are installed.
fn programs() -> Option<PathBuf> {
    let of_path = std::env::var_os("PATH").unwrap_or_default();
    let mut found: Vec<PathBuf> = PLACES
        .iter()
        .filter_map(|place| fs::read_dir(place).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    found.sort();
    found
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&of_path))
        .find(|folder| folder.join("initdb").is_file())
}

/// PostgreSQL does not run as the superuser: then it runs as the user that its package makes.
fn other_user() -> Option<(u32, u32)> {
    let root = fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0);
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let postgres = users.lines().find_map(|line| {
        let mut fields = line.strip_prefix("postgres:")?.split(':').skip(1);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    });
    postgres.filter(|_| root)
}

/// A shell that waits for the end of its input, then stops the server and removes its folder.
fn watch(programs: &Path, directory: &Path, user: Option<(u32, u32)>) -> (Child, ChildStdin) {
    let script = "trap '' INT TERM HUP; cat > /dev/null; \"$1/pg_ctl\" -D \"$2/data\" stop -m immediate; rm -rf \"$2\"";
    let mut command = Command::new("sh");
    command.args(["-c", script, "sh"]).arg(programs).arg(directory);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    // A terminal that interrupts the tests does not interrupt this.
    command.process_group(0);
    let mut child = command.spawn().unwrap();
    let input = child.stdin.take().unwrap();
    (child, input)
}

//! What `holdfast serve` goes by, as `holdfast config` prints it; completions and manual pages.

use std::path::Path;
use std::process::{Command, Output};

fn holdfast(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    command.args(words);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("HOLDFAST_")) {
        command.env_remove(name);
    }
    command
}

/// What it printed, if all was well.
fn well(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{command:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// The line of a setting, with single spaces.
fn line(printed: &str, name: &str) -> String {
    let found = printed.lines().find(|line| line.trim_start_matches("# ").starts_with(name));
    let words: Vec<&str> = found.unwrap_or_else(|| panic!("{name}: {printed}")).split_whitespace().collect();
    words.join(" ")
}

/// A configuration file in a folder of its own.
struct File(tempfile::TempDir);

impl File {
    fn of(text: &str) -> File {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("holdfast.toml"), text).unwrap();
        File(folder)
    }

    fn name(&self) -> String {
        self.0.path().join("holdfast.toml").display().to_string()
    }
}

#[test]
fn flags_count_more_than_the_environment_the_file_and_defaults() {
    let file = File::of(
        "bot-pause = 1\npatience = 2\n\nlisten = \"127.0.0.1:3\"\nlease = 4\ntrusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n",
    );
    let name = file.name();
    let mut command = holdfast(&["config", "--config", &name, "--bot-pause", "9"]);
    let printed = well(command.env("HOLDFAST_BOT_PAUSE", "8").env("HOLDFAST_PATIENCE", "7"));
    for (setting, expected) in [
        ("bot-pause", "bot-pause = 9 # --bot-pause".to_owned()),
        ("patience", "patience = 7 # HOLDFAST_PATIENCE".to_owned()),
        ("listen", format!("listen = \"127.0.0.1:3\" # {name}, line 4")),
        ("trusted-proxy", format!("trusted-proxy = [\"10.0.0.0/8\", \"::1\"] # {name}, line 6")),
        ("window-wait", "window-wait = 5 # default".to_owned()),
        ("metrics", "# metrics is not set".to_owned()),
    ] {
        assert_eq!(line(&printed, setting), expected);
    }
}

#[test]
fn what_is_printed_is_a_configuration_file() {
    let printed = well(&mut holdfast(&["config", "--trusted-proxy", "::1", "--metrics", "127.0.0.1:9"]));
    let file = File::of(&printed);
    let again = well(holdfast(&["config"]).env("HOLDFAST_CONFIG", file.name()));
    let values = |printed: &str| -> Vec<String> {
        printed.lines().map(|line| line.split(" #").next().unwrap().trim().to_owned()).collect()
    };
    assert_eq!(values(&again), values(&printed));
}

#[test]
fn a_secret_is_not_printed() {
    let url = "postgres://holdfast:tell-nobody@db.example/holdfast";
    let file = File::of(&format!("database = \"{url}\"\n"));
    for command in [
        &mut holdfast(&["config", "--config", &file.name()]),
        holdfast(&["config"]).env("HOLDFAST_DATABASE", url),
    ] {
        let printed = well(command);
        assert_eq!(line(&printed, "data "), "# data is not set: database is");
        assert!(line(&printed, "database").starts_with("database = \"hidden\" #"), "{printed}");
        assert!(!printed.contains("tell-nobody"), "{printed}");
    }
    let file = File::of("database = \"mysql://holdfast:tell-nobody@db.example/holdfast\"\n");
    let Output { status, stderr, .. } = holdfast(&["config", "--config", &file.name()]).output().unwrap();
    let told = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{told}");
    assert!(told.contains("line 1: `database`") && !told.contains("tell-nobody"), "{told}");
}

#[test]
fn a_folder_that_is_named_counts_more_than_a_database_in_the_file() {
    let file = File::of("database = \"postgres://holdfast@db.example/holdfast\"\n");
    let printed = well(&mut holdfast(&["config", "--config", &file.name(), "--data", "here"]));
    assert_eq!(line(&printed, "data "), "data = \"here\" # --data");
    assert_eq!(line(&printed, "database"), "# database is not set");
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_line() {
    for (text, expected) in [
        ("\nlissten = 1", "line 2: there is no setting `lissten`; `holdfast config` prints all of them"),
        ("open = true", "line 1: there is no setting `open`"),
        ("config = \"other.toml\"", "line 1: there is no setting `config`"),
        ("lease = 6\nlisten = \"here\"", "line 2: `listen`: invalid socket address"),
        ("lease = 601", "line 1: `lease`: 601 is not in 1..=600"),
        ("lease = [1, 2]", "line 1: `lease` has a value of the wrong kind"),
        ("sync = true", "line 1: `sync` has a value of the wrong kind"),
        ("sync = \"never\"", "[possible values: full, normal]"),
        ("lease = 6\nlease = 7", "line 2: duplicate key"),
        ("a = 1\nb =", "line 2:"),
        ("data = \"x\"\ndatabase = \"postgres://db.example/x\"", "line 2: name either `data` or `database`"),
    ] {
        let file = File::of(text);
        for command in ["serve", "config"] {
            let Output { status, stderr, .. } =
                holdfast(&[command, "--config", &file.name()]).output().unwrap();
            let told = String::from_utf8(stderr).unwrap();
            assert_eq!(status.code(), Some(1), "{text}: {told}");
            assert!(told.contains(&file.name()) && told.contains(expected), "{text}: {told}");
        }
    }
    let missing = holdfast(&["config", "--config", "nowhere.toml"]).output().unwrap();
    assert_eq!(missing.status.code(), Some(3));
}

#[test]
fn every_shell_has_completions_and_every_command_its_page() {
    for shell in ["bash", "zsh", "fish"] {
        let script = well(&mut holdfast(&["completions", shell]));
        assert!(script.contains("streams-per-table"), "{shell}: {script}");
    }
    let folder = tempfile::tempdir().unwrap();
    well(&mut holdfast(&["man", folder.path().join("man1").to_str().unwrap()]));
    let page =
        |name: &str| std::fs::read_to_string(Path::new(folder.path()).join("man1").join(name)).unwrap();
    assert!(page("holdfast.1").contains("holdfast\\-serve(1)"));
    assert!(page("holdfast-serve.1").contains("\\-\\-listen"));
    assert!(page("holdfast-data-backup.1").contains("backup"));
}

//! Fuzzing: `cargo xtask fuzz` builds the targets below `fuzz` for libFuzzer, sows seeds and lets each search for a while.
//!
//! It does what cargo-fuzz does without a sanitizer, which needs no nightly compiler: the flags below are those of the
//! compiler in use. A target whose code is not instrumented finds nothing, and libFuzzer then says so and fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes the code count which edges are taken and which values are compared.
const INSTRUMENTED: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
];

/// What is searched, and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Search {
    seconds: u32,
    target: Option<String>,
}

impl Search {
    /// Reads `--seconds N` and `--target T`.
    pub(crate) fn parse(words: &[String]) -> Result<Search, String> {
        let mut search = Search { seconds: 10, target: None };
        for pair in words.chunks(2) {
            match pair {
                [name, value] if name == "--seconds" => {
                    let seconds = value.parse().ok().filter(|seconds| *seconds > 0);
                    search.seconds = seconds.ok_or(format!("`{value}` is not a number of seconds"))?;
                }
                [name, value] if name == "--target" => search.target = Some(value.clone()),
                [other, ..] => return Err(format!("`{other}` is not understood, or lacks its value")),
                [] => {}
            }
        }
        Ok(search)
    }

    /// Builds and runs.
    pub(crate) fn run(&self, root: &Path) -> Result<(), String> {
        let fuzz = root.join("fuzz").canonicalize().map_err(|error| format!("the folder `fuzz`: {error}"))?;
        let targets = self.targets(&fuzz)?;
        let host = host()?;
        build(&fuzz, &host)?;
        for target in &targets {
            let program = fuzz.join("target").join(&host).join("debug").join(target);
            self.search(&fuzz, target, &program)?;
        }
        Ok(())
    }

    fn targets(&self, fuzz: &Path) -> Result<Vec<String>, String> {
        let files = crate::tree::files(&fuzz.join("fuzz_targets"), &["rs"]);
        let all: Vec<String> =
            files.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
        match &self.target {
            None => Ok(all),
            Some(target) if all.contains(target) => Ok(vec![target.clone()]),
            Some(target) => Err(format!("there is no target `{target}`; there are {}", all.join(", "))),
        }
    }

    fn search(&self, fuzz: &Path, target: &str, program: &Path) -> Result<(), String> {
        println!("fuzz: {target}, {} seconds", self.seconds);
        let seeds = fuzz.join("target/seeds").join(target);
        fs::remove_dir_all(&seeds).ok();
        done(Command::new(program).env("HOLDFAST_FUZZ_SEEDS", &seeds), "seeds are not made")?;
        let kept = |folder: &str| -> Result<PathBuf, String> {
            let folder = fuzz.join(folder).join(target);
            fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            Ok(folder)
        };
        let (corpus, artifacts) = (kept("corpus")?, kept("artifacts")?);
        let mut command = Command::new(program);
        command.arg(format!("-max_total_time={}", self.seconds));
        command.args(["-timeout=60", "-rss_limit_mb=3072", "-print_final_stats=1", "-verbosity=1"]);
        command.arg(format!("-artifact_prefix={}/", artifacts.display())).arg(corpus).arg(seeds);
        let found = format!(
            "{target} found an input that fails; run {} with the file it names to see it again",
            program.display()
        );
        done(&mut command, &found)
    }
}

/// What the compiler compiles for when nothing is said: named, it leaves build scripts as they are.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or("rustc does not say what it compiles for".to_owned())
}

fn build(fuzz: &Path, host: &str) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command.args(["build", "--quiet", "--bins", "--target", host]).arg("--manifest-path");
    command.arg(fuzz.join("Cargo.toml")).arg("--target-dir").arg(fuzz.join("target"));
    command.env("CARGO_ENCODED_RUSTFLAGS", INSTRUMENTED.join("\u{1f}"));
    done(&mut command, "the targets are not built")
}

fn done(command: &mut Command, otherwise: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{otherwise} ({status})")),
        Err(error) => Err(format!("{otherwise}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &str) -> Result<Search, String> {
        Search::parse(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn a_search_is_told_in_words() {
        assert_eq!(parsed(""), Ok(Search { seconds: 10, target: None }));
        let play = Search { seconds: 60, target: Some("play".to_owned()) };
        assert_eq!(parsed("--target play --seconds 60"), Ok(play));
        for wrong in ["--seconds 0", "--seconds soon", "--seconds", "play"] {
            assert!(parsed(wrong).is_err(), "{wrong}");
        }
    }
}

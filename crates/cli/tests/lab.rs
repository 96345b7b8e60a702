//! Runs of the lab from outside: whatever the threads, the shards and the interruptions, the same results; and errors
//! that say what to do.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A small sweep: four cells.
const SWEEP: [&str; 8] =
    ["sim", "pandemic", "--sweep", "players=2,3", "--sweep", "epidemics=4,5", "--games", "23"];
const OUTLIVE: [&str; 8] =
    ["sim", "outlive", "--tournament", "--bots", "random,greedy", "--options", "players=2", "--games=10"];

fn holdfast(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holdfast")).args(words).output().unwrap()
}

/// What it printed, if all was well.
fn well(words: &[&str]) -> String {
    let Output { status, stdout, stderr } = holdfast(words);
    assert!(status.success(), "{words:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// Its complaint, if the command line was wrong.
fn wrong(words: &[&str]) -> String {
    let Output { status, stderr, .. } = holdfast(words);
    let told = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{words:?}: {told}");
    told
}

/// JSON without the fields that tell how fast it was.
fn results(json: &str) -> serde_json::Value {
    fn without_time(value: &mut serde_json::Value) {
        if let Some(object) = value.as_object_mut() {
            object.retain(|name, _| !["games_per_second", "mean_decision_ms"].contains(&name.as_str()));
            object.values_mut().for_each(without_time);
        } else if let Some(list) = value.as_array_mut() {
            list.iter_mut().for_each(without_time);
        }
    }
    let mut value = serde_json::from_str(json).unwrap();
    without_time(&mut value);
    value
}

fn with<'a>(words: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [words, more].concat()
}

/// A folder and the names of files in it.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(TempDir::new().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn threads_make_no_difference() {
    for words in [SWEEP, OUTLIVE] {
        let one = well(&with(&words, &["--json", "--threads", "1"]));
        let four = well(&with(&words, &["--json", "--threads", "4"]));
        assert_eq!(results(&one), results(&four));
    }
}

#[test]
fn a_cell_of_a_sweep_is_the_batch_of_its_options() {
    let sweep = results(&well(&with(&SWEEP, &["--json"])));
    let mut cell = sweep[2].clone();
    assert_eq!(cell["swept"], serde_json::json!({"players": "3", "epidemics": "4"}));
    cell.as_object_mut().unwrap().remove("swept");
    let batch = ["sim", "pandemic", "--players", "3", "--epidemics", "4", "--games", "23", "--json"];
    assert_eq!(cell, results(&well(&batch)));
}

#[test]
fn shards_merge_to_the_whole() {
    for words in [SWEEP, OUTLIVE] {
        let folder = Folder::new();
        let files = ["1", "2", "3"].map(|number| folder.name(number));
        for (file, shard) in files.iter().zip(["1/3", "2/3", "3/3"]) {
            well(&with(&words, &["--out", file, "--shard", shard]));
        }
        let (whole_csv, merged_csv) = (folder.name("whole.csv"), folder.name("merged.csv"));
        let (whole_svg, merged_svg) = (folder.name("whole.svg"), folder.name("merged.svg"));
        let whole = well(&with(&words, &["--json", "--csv", &whole_csv, "--chart", &whole_svg]));
        let all = folder.name("all");
        let merge = ["merge", &files[2], &files[0], &files[1], "--json"];
        let more = ["--csv", &merged_csv, "--chart", &merged_svg, "--out", &all];
        assert_eq!(results(&well(&with(&merge, &more))), results(&whole));
        for (whole, merged) in [(whole_csv, merged_csv), (whole_svg, merged_svg)] {
            assert_eq!(read(whole.as_ref()), read(merged.as_ref()));
        }
        assert_eq!(results(&well(&["merge", &all, "--json"])), results(&whole), "one file of all");

        let told = wrong(&["merge", &files[0], &files[2]]);
        assert!(told.contains("are missing, the first of them games"), "{told}");
        let told = wrong(&["merge", &files[0], &files[1], &files[1], &files[2]]);
        assert!(told.contains("has been counted already"), "{told}");
    }
}

#[test]
fn blocks_of_any_size_merge_to_the_whole() {
    let folder = Folder::new();
    let files = ["1", "2", "3"].map(|number| folder.name(number));
    for (file, games) in files.iter().zip(["0..0", "1..15", "16..22"]) {
        well(&with(&SWEEP, &["--out", file, "--shard", games]));
    }
    let merged = well(&["merge", &files[1], &files[2], &files[0], "--json"]);
    assert_eq!(results(&merged), results(&well(&with(&SWEEP, &["--json"]))));
}

#[test]
fn files_of_different_programs_do_not_merge() {
    let folder = Folder::new();
    let (one, other) = (folder.name("one"), folder.name("other"));
    well(&with(&SWEEP, &["--out", &one, "--shard", "1/2"]));
    well(&with(&SWEEP, &["--out", &other, "--shard", "2/2"]));
    let written = read(other.as_ref());
    let (before, rest) = written.split_once("\"build\":\"").unwrap();
    let build = rest.split('"').next().unwrap();
    for (line, expected) in [
        (written.replacen(build, "0123456789abcdef", 1), "its build is 0123456789abcdef, not "),
        (format!("{before}{}", &rest[build.len() + 2..]), "its build is unnamed, not "),
    ] {
        std::fs::write(&other, line).unwrap();
        let told = wrong(&["merge", &one, &other]);
        assert!(told.contains(expected) && told.contains("use one build for all files"), "{told}");
        let told = wrong(&with(&SWEEP, &["--out", &other, "--shard", "2/2"]));
        assert!(told.contains("is left as it is") && told.contains(expected), "{told}");
    }
}

#[test]
fn an_interrupted_run_goes_on() {
    let folder = Folder::new();
    let file = folder.name("results.jsonl");
    let words = with(&SWEEP, &["--json", "--out", &file]);
    let whole = well(&words);
    let written = read(file.as_ref());
    let lines: Vec<&str> = written.split_inclusive('\n').collect();
    // Killed while writing: in the header, in a block, between blocks.
    let torn = [
        lines[0][..20].to_owned(),
        lines[..3].concat() + &lines[3][..lines[3].len() / 2],
        lines[..lines.len() - 1].concat(),
        written.clone(),
    ];
    for left in torn {
        std::fs::write(&file, &left).unwrap();
        assert_eq!(results(&well(&words)), results(&whole), "from {left:.80}");
        assert_eq!(results(&well(&["merge", &file, "--json"])), results(&whole));
    }
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = Folder::new();
    let file = folder.name("results.jsonl");
    well(&with(&SWEEP, &["--out", &file]));
    let written = read(file.as_ref());
    for (more, expected) in [
        (&["--seed", "7"][..], "its seed is 1, not 7"),
        (&["--bots", "teammate"], "it has a cell `players=2 epidemics=4` with random,random, not"),
        (&["--shard", "1/2"], "its shard is 1/1, not 1/2"),
        (&["--sweep", "bots=random,teammate"], "its number of cells is 4, not 8"),
    ] {
        let told = wrong(&with(&with(&SWEEP, &["--out", &file]), more));
        assert!(told.contains("is left as it is") && told.contains(expected), "{told}");
        assert_eq!(read(file.as_ref()), written);
    }
    for other in ["{\"mine\": 1}", "notes\n", "no line break"] {
        std::fs::write(&file, other).unwrap();
        let told = wrong(&with(&SWEEP, &["--out", &file]));
        assert!(told.contains("is left as it is"), "{told}");
        assert_eq!(read(file.as_ref()), other);
    }
    let spoilt = written.replacen("\"games\":", "\"gems\":", 2);
    std::fs::write(&file, &spoilt).unwrap();
    wrong(&with(&SWEEP, &["--out", &file]));
    assert_eq!(read(file.as_ref()), spoilt);
}

#[test]
fn files_of_different_plans_do_not_merge() {
    let folder = Folder::new();
    let (one, other) = (folder.name("one"), folder.name("other"));
    well(&with(&SWEEP, &["--out", &one, "--shard", "1/2"]));
    well(&with(&SWEEP, &["--out", &other, "--shard", "2/2", "--seed", "7"]));
    let told = wrong(&["merge", &one, &other]);
    assert!(told.contains("does not belong to") && told.contains("its seed is 7, not 1"), "{told}");
}

#[test]
fn values_of_a_level_can_be_swept() {
    let levels = "bots=careful:wide=2,careful,careful:playouts=4:narrow=2";
    let told = well(&["sim", "pandemic", "--players", "2", "--sweep", levels, "--games", "8", "--json"]);
    let cells: Vec<serde_json::Value> = serde_json::from_str(&told).unwrap();
    let played = |cell: &serde_json::Value| (cell["bots"][0].clone(), cell["measures"].clone());
    let cells: Vec<_> = cells.iter().map(played).collect();
    assert_eq!(cells[2].0, "careful:playouts=4:narrow=2");
    assert!(cells[0].1 != cells[1].1 && cells[1].1 != cells[2].1, "the values change nothing");
}

#[test]
fn what_cannot_be_played_is_told_before_anything_is() {
    for (words, expected) in [
        (&["sim", "pandemic", "--sweep", "colour=red"][..], "nothing called `colour` can be swept"),
        (&["sim", "pandemic", "--sweep", "players=2..9"], "`9` is no value of `players`"),
        (
            &["sim", "pandemic", "--sweep", "bots=random,nobody"],
            "bots=nobody: no bot of pandemic has the level",
        ),
        (
            &["sim", "pandemic", "--bots", "master:depth=3"],
            "can have other values, as in `LEVEL:turns=1`: turns, playouts",
        ),
        (&["sim", "pandemic", "--bots", "novice:turns=3"], "has the level `novice:turns=3`"),
        (&["sim", "tokyo", "--bots", "sensible:turns=3"], "has the level `sensible:turns=3`"),
        (&["sim", "pandemic", "--players=2", "--sweep", "players=2,3"], "both fixed and swept"),
        (&["sim", "pandemic", "--out", "x", "--shard", "3/2"], "`3/2` is no shard"),
        (&["sim", "pandemic", "--out", "x", "--shard", "500..1000"], "a cell has 1000 games"),
        (&["sim", "pandemic", "--shard", "1/2"], "--out"),
        (&["sim", "pandemic", "--tournament"], "two or more different levels"),
        (
            &[
                "sim",
                "pandemic",
                "--tournament",
                "--bots=random,teammate",
                "--options=module_purple=bio_terrorist bt_seat=random",
            ],
            "choose options so that it is not drawn",
        ),
    ] {
        let told = wrong(words);
        assert!(told.contains(expected), "{words:?}: {told}");
    }
}

#[test]
fn a_curve_has_a_point_for_every_level_and_a_line_for_every_option() {
    let folder = Folder::new();
    let (file, picture) = (folder.name("results.jsonl"), folder.name("curve.svg"));
    let sweep = ["sim", "pandemic", "--sweep", "bots=teammate,novice,random", "--games", "8", "--sweep"];
    well(&with(&sweep, &["epidemics=4,5", "--out", &file, "--curve", &picture]));
    let drawn = read(picture.as_ref());
    well(&["merge", &file, "--curve", &picture]);
    assert_eq!(drawn, read(picture.as_ref()), "the file keeps how long they thought");
    let document = roxmltree::Document::parse(&drawn).unwrap();
    let of = |tag: &str| document.descendants().filter(|node| node.has_tag_name(tag)).collect::<Vec<_>>();
    let words: Vec<_> = of("text").iter().filter_map(roxmltree::Node::text).collect();
    for level in ["random", "novice", "teammate"] {
        assert_eq!(words.iter().filter(|word| **word == level).count(), 2, "{words:?}");
    }
    assert!(words.contains(&"epidemics 4") && words.contains(&"epidemics 5"), "{words:?}");
    let place = |node: &roxmltree::Node, name: &str| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let points = of("circle");
    assert_eq!(points.len(), 6);
    for line in points.chunks(3) {
        let across: Vec<f64> = line.iter().map(|point| place(point, "cx")).collect();
        assert!(
            across.is_sorted() && across[0] < across[2],
            "a team-mate thinks longer than chance: {drawn}"
        );
        assert!(line.iter().all(|point| (90.0..=410.0).contains(&place(point, "cy"))), "{drawn}");
    }
}

#[test]
fn a_curve_of_nothing_is_refused_before_the_games() {
    let folder = Folder::new();
    let picture = folder.name("curve.svg");
    for words in [
        &["sim", "pandemic", "--sweep", "epidemics=4,5"][..],
        &["sim", "pandemic", "--bots", "teammate"],
        &["sim", "outlive", "--sweep", "bots=random,greedy"],
        &["sim", "pandemic", "--sweep", "bots=random,novice", "--options", "module_purple=bio_terrorist"],
    ] {
        let told = wrong(&with(words, &["--games", "8", "--curve", &picture]));
        assert!(told.contains("say --sweep bots=LEVEL,…"), "{words:?}: {told}");
        assert!(!Path::new(&picture).exists());
    }
}

#[test]
fn a_tournament_tells_who_is_stronger() {
    let outlive = results(&well(&with(&OUTLIVE, &["--json"])));
    assert_eq!(outlive["cells"].as_array().unwrap().len(), 2);
    assert_eq!(outlive["ratings"][0]["contestant"], "greedy");
    assert_eq!(outlive["meetings"][0]["games"], 20);
    let levels = ["--tournament", "--bots", "random,teammate", "--games", "12", "--json"];
    let cooperative = results(&well(&with(&["sim", "pandemic", "--epidemics", "4"], &levels)));
    let difference = &cooperative["differences"][0];
    assert_eq!((&difference["level"], &difference["than"]), (&"teammate".into(), &"random".into()));
    let rate = |cell: usize| cooperative["cells"][cell]["win_rate"].as_f64().unwrap();
    assert!((difference["difference"].as_f64().unwrap() - (rate(1) - rate(0))).abs() < 1e-9);
    let sides = ["sim", "pandemic", "--options", "module_purple=bio_terrorist"];
    let sides = results(&well(&with(&sides, &levels)));
    assert_eq!(sides["cells"].as_array().unwrap().len(), 4);
    let contestants: Vec<_> =
        sides["ratings"].as_array().unwrap().iter().map(|of| &of["contestant"]).collect();
    assert!(contestants.contains(&&"bio_terrorist teammate".into()), "{contestants:?}");
}

#[test]
fn a_bench_of_the_rules_counts_allocations() {
    let figures = well(&["bench", "pandemic", "--seconds", "0.1", "--json"]);
    let figures: serde_json::Value = serde_json::from_str(&figures).unwrap();
    assert_eq!(figures["allocations_per_decision"], 0.0, "{figures}");
    assert!(figures["games_per_second"].as_f64() > Some(0.0), "{figures}");
}

//! Where the search begins: the cases and records of the games, a campaign, results of the lab, requests of pages.

use crate::Target;
use catalogue::{GameId, Playable, Visitor};
use lab::{Cell, Design, Header, Ledger, Plan, Shard, block_line};
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::{fs, io};
use toml::{Table, Value};

/// The most seeds of a game for a target.
const MOST: usize = 60;

/// The longest seed, in bytes.
const LONGEST: usize = 16 * 1024;

/// Writes seeds into a folder, one a file.
pub(crate) fn write(folder: &Path, seeds: &[Vec<u8>]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (number, seed) in seeds.iter().enumerate() {
        fs::write(folder.join(format!("{number:04}")), seed)?;
    }
    Ok(())
}

/// The seeds of a target.
pub(crate) fn of(target: Target) -> Vec<Vec<u8>> {
    match target {
        Target::Case => of_games(|game| files(game, "cases", "toml")),
        Target::Record => of_games(|game| {
            let cases = cases(game)
                .into_iter()
                .map(|case| format!("{}{}", beginning(game, &case), moves(&case).join("\n")));
            files(game, "records", "rec").into_iter().chain(cases).collect()
        }),
        Target::Notation => of_games(|game| {
            cases(game)
                .iter()
                .flat_map(|case| [moves(case), vec![options(case)]].concat())
                .map(without_mover)
                .collect()
        }),
        Target::Play => of_games(|game| {
            let choices: String = (32..127).map(char::from).collect();
            cases(game).iter().map(|case| format!("{}\n{choices}{choices}", options(case))).collect()
        }),
        Target::Position => of_games(|game| {
            let position = |case: &Table| {
                let given = serde_json::to_string(case.get("given")?).ok()?;
                Some(format!("{}\n{given}", options(case)))
            };
            cases(game).iter().filter_map(position).collect()
        }),
        Target::Form => requests(),
        Target::Group => vec![
            CAMPAIGN.as_bytes().to_vec(),
            b"holdfast campaign 1\ngame tokyo\nname x\ngames 0\n\n".to_vec(),
        ],
        Target::Results => GameId::ALL.iter().map(|game| game.visit(Results)).collect(),
    }
}

/// Some seeds of each game, from all over, each after the byte that chooses the game.
fn of_games(seeds: impl Fn(GameId) -> Vec<String>) -> Vec<Vec<u8>> {
    let of_game = |(number, game): (usize, &GameId)| {
        let mut found = seeds(*game);
        found.retain(|seed| seed.len() < LONGEST);
        found.sort();
        found.dedup();
        let step = found.len().div_ceil(MOST).max(1);
        let marked = |seed: &String| [&[number as u8], seed.as_bytes()].concat();
        found.iter().step_by(step).map(marked).collect::<Vec<_>>()
    };
    GameId::ALL.iter().enumerate().flat_map(of_game).collect()
}

/// The texts of a game's files of a kind.
fn files(game: GameId, folder: &str, extension: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game.id()).join(folder);
    let paths = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let of_kind = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    paths.filter(of_kind).filter_map(|path| fs::read_to_string(path).ok()).collect()
}

fn cases(game: GameId) -> Vec<Table> {
    files(game, "cases", "toml").iter().filter_map(|text| text.parse().ok()).collect()
}

fn options(case: &Table) -> String {
    case.get("options").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Everything a case does or tries.
fn moves(case: &Table) -> Vec<String> {
    let steps = case.get("then").and_then(Value::as_array).into_iter().flatten();
    let said = steps.flat_map(|step| ["do", "try"].map(|name| step.get(name))).flatten();
    let moves = said.flat_map(|said| match said.as_array() {
        Some(several) => several.clone(),
        None => vec![said.clone()],
    });
    moves.filter_map(|line| line.as_str().map(str::to_owned)).collect()
}

fn without_mover(line: String) -> String {
    line.strip_prefix("* ")
        .or_else(|| line.split_once(' ').filter(|(mover, _)| mover.starts_with('s')).map(|it| it.1))
        .unwrap_or(&line)
        .to_owned()
}

/// How a record of the case's game begins.
fn beginning(game: GameId, case: &Table) -> String {
    struct Rules;
    impl Visitor for Rules {
        type Output = u32;
        fn visit<G: Playable>(self) -> u32 {
            G::RULES.0
        }
    }
    format!("holdfast 1\ngame {}\nrules {}\noptions {}\n\n", game.id(), game.visit(Rules), options(case))
}

/// A results file of two games played by chance.
struct Results;

impl Visitor for Results {
    type Output = Vec<u8>;

    fn visit<G: Playable>(self) -> Vec<u8> {
        let cell = Cell::<G>::new(G::Options::default(), &["random".to_owned()]).expect("a cell");
        let plan = Plan { design: Design::Batch, cells: vec![cell], games: 2, seed: 7 };
        let missing = Ledger::new(&plan).missing(0..plan.games);
        let mut text = Header::of(&plan, Shard::WHOLE).line();
        let played = lab::run(
            &plan,
            &missing,
            || (),
            |block| {
                text.push_str(&block_line::<G>(&block));
                Ok::<(), Infallible>(())
            },
        );
        played.unwrap_or_else(|never| match never {});
        text.into_bytes()
    }
}

const CAMPAIGN: &str = "\
holdfast campaign 1
game tokyo
name The Night Shift
games 2
off s01

s01 pcs=2 rank=b rounds=9 reward=minases_card table=0123456789ab
s03 pcs=2 rank=a rounds=8 reward=heister_mask
";

/// Requests of pages: how they are asked (see `site`), where, and with what.
const REQUESTS: [(u8, &str, &str); 39] = [
    (2, "/", ""),
    (2, "/?lang=ja", ""),
    (0, "/about", ""),
    (0, "/rules/outlive", ""),
    (2, "/new/tokyo?scenario=s03&players=3", ""),
    (2, "/t/$0", ""),
    (2, "/t/$1?seat=0", ""),
    (2, "/t/$2/log?seat=s1", ""),
    (0, "/t/$0/events?seat=1", ""),
    (2, "/t/$3/replay?at=4&seat=s0", ""),
    (2, "/t/$3/record", ""),
    (2, "/j/$6", ""),
    (2, "/groups/join/$7", ""),
    (2, "/groups", ""),
    (2, "/groups/$5", ""),
    (2, "/groups/$5/export", ""),
    (18, "/api/tables/$0?seat=0", ""),
    (
        3,
        "/new/pandemic",
        "players=2&epidemics=5&seat-0=me&seat-1=open&title=x&listing=public&advice=forbidden",
    ),
    (3, "/new/outlive", "players=3&seat-0=me&seat-1=bot-random&seat-2=open"),
    (3, "/new/tokyo", "players=2&scenario=s01&seat-0=me&seat-1=open&campaign=$5"),
    (3, "/t/$0/act", "seat=0&version=$v&action=$a"),
    (3, "/t/$1/act", "seat=0&version=2&action=pass"),
    (3, "/t/$2/act", "seat=1&version=1&action=end"),
    (19, "/t/$0/act", "seat=1&version=$v&action=drive+chicago"),
    (3, "/t/$4/take", "seat=1"),
    (3, "/t/$4/leave", "seat=0"),
    (3, "/t/$4/bot", "seat=2&level=random"),
    (3, "/t/$4/start", ""),
    (3, "/t/$4/invite", ""),
    (3, "/t/$0/answers", "seat=0&ask=consent"),
    (3, "/t/$0/undo", "seat=0&version=$v&how=now"),
    (3, "/j/$6", "seat=1&name=Bob"),
    (3, "/groups/join/$7", "name=Bob"),
    (3, "/groups", "group=Others"),
    (3, "/groups/$5/rewards", "s01=on&s02=off"),
    (3, "/groups/$5/name", "group=Renamed"),
    (3, "/groups/$5/link", ""),
    (3, "/name", "name=Ada+Lovelace&back=/"),
    (1, "/lang", "lang=zh-Hant&back=/about"),
];

fn requests() -> Vec<Vec<u8>> {
    let request =
        |(how, address, body): &(u8, &str, &str)| [&[*how], format!("{address}\n{body}").as_bytes()].concat();
    let file = format!("--x\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{CAMPAIGN}\r\n--x--\r\n");
    let others = [
        (7, "/api/tables/$0/act", r#"{"seat":0,"version":$v,"action":"$a"}"#),
        (7, "/api/tables/$0/advice", r#"{"seat":0,"wish":"ask"}"#),
        (11, "/groups/import", &file),
    ];
    REQUESTS.iter().chain(&others).map(request).collect()
}

//! Properties of texts, most of them those of `testkit::fuzz`.

use catalogue::{GameId, Playable, Visitor};
use lab::{Header, Ledger, Report, ResultsFile, block_line};
use testkit::fuzz;
use tokyo::Scenario;
use tokyo::campaign::Log;

/// A property of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Property {
    Case,
    Notation,
    Play,
    Position,
    Record,
}

/// A property of a game whose type is not known before.
pub(crate) struct OfGame<'a> {
    pub(crate) property: Property,
    pub(crate) input: &'a [u8],
}

impl Visitor for OfGame<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let whole = || std::str::from_utf8(self.input);
        match self.property {
            Property::Case => drop(whole().map(fuzz::case::<G>)),
            Property::Notation => drop(whole().map(fuzz::notation::<G>)),
            Property::Record => drop(whole().map(fuzz::record::<G>)),
            Property::Play => {
                if let Some((options, bytes)) = optioned::<G>(self.input) {
                    fuzz::play::<G>(&options, bytes);
                }
            }
            Property::Position => {
                if let Some((options, json)) = optioned::<G>(self.input)
                    && let Ok(json) = std::str::from_utf8(json)
                {
                    fuzz::position::<G>(&options, json);
                }
            }
        }
    }
}

/// Options up to the end of the line, and what follows.
fn optioned<G: Playable>(input: &[u8]) -> Option<(G::Options, &[u8])> {
    let line = input.iter().position(|byte| *byte == b'\n')?;
    let options = std::str::from_utf8(&input[..line]).ok()?.parse().ok()?;
    Some((options, &input[line + 1..]))
}

/// Any text is the log of a group or not; one that is reads back, and every scenario can be set up from it.
pub(crate) fn group(text: &str) {
    let Ok(log) = fuzz::reads_back::<Log>(text) else { return };
    for &scenario in Scenario::ALL {
        let options = log.set_up(scenario).to_string();
        assert!(fuzz::reads_back::<tokyo::Options>(&options).is_ok(), "{options}");
        for pcs in 0..=5 {
            log.best(scenario, pcs);
        }
        log.warning(scenario);
    }
    assert_eq!(Log::restored(text, std::iter::empty(), &log.choices()), Ok(log), "is kept as it is");
}

/// Any text is a results file or a clear error; one that is complete is reported, and reads back.
pub(crate) fn results(text: &str) {
    let file = match ResultsFile::read(text) {
        Ok(file) => file,
        Err(error) => return assert!(!error.is_empty(), "says nothing"),
    };
    if let Some(header) = &file.header
        && let Some(game) = GameId::from_id(header.game())
    {
        game.visit(Told { header, file: &file });
    }
}

struct Told<'a> {
    header: &'a Header,
    file: &'a ResultsFile<'a>,
}

impl Visitor for Told<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let plan = match self.header.plan::<G>() {
            Ok(plan) => plan,
            Err(error) => return assert!(!error.0.is_empty(), "says nothing"),
        };
        let mut ledger = Ledger::new(&plan);
        if let Err(error) = self.file.add_to(&plan, &mut ledger) {
            return assert!(!error.is_empty(), "says nothing");
        }
        if !ledger.missing(0..plan.games).is_empty() {
            return;
        }
        let told = told(&Report::of(&plan, &ledger, 1));
        let blocks = ledger.blocks().unwrap_or_default();
        let written = self.header.line() + &blocks.iter().map(block_line::<G>).collect::<String>();
        let mut again = Ledger::new(&plan);
        let file = ResultsFile::read(&written).expect("what is written is a results file");
        file.add_to(&plan, &mut again).expect("what is written has the games of the plan");
        assert_eq!(self::told(&Report::of(&plan, &again, 1)), told, "reads back");
    }
}

fn told(report: &Report) -> [String; 3] {
    [lab::text(report), lab::csv(report), lab::chart(report)]
}

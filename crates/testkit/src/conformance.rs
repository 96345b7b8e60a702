//! What every game must keep, checked over many games played by chance.

use crate::SplitMix;
use crate::golden::variant;
use kernel::{
    Dice, Game, Line, Mover, Pending, Record, Responses, RulesVersion, Seat, SeatSet, Uniform, Viewer,
    Waiver, begin, replay,
};
use std::collections::{BTreeMap, BTreeSet};

/// What the kit needs to know of a game beside the contract.
pub struct Kit<G: Game> {
    /// Options to play with, as text; each gets the same number of games under every version of the rules.
    pub options: &'static [&'static str],
    /// Games for each of the options.
    pub games: u32,
    /// Positions to play on from as well, so that rare things happen; each is played as often.
    pub starts: Vec<G>,
    /// No game may take more moves than this.
    pub most_moves: usize,
    /// Actions to offer at every position, legal or not.
    pub every_action: Vec<G::Action>,
    /// Outcomes to offer at every position, possible or not.
    pub every_outcome: Vec<G::Outcome>,
    /// The kinds of thing that must each have been seen, by the names of their variants.
    pub kinds: &'static [&'static str],
    /// Further things seen at a position, such as the frames that wait.
    pub seen_at: fn(&G) -> Vec<String>,
    /// The game as this seat could also imagine it: hidden things exchanged. May be empty.
    pub twins: fn(&G, Seat) -> Vec<G>,
}

/// Where the runner has been, so that it can prefer what is new.
#[derive(Default)]
struct Explored {
    kinds: BTreeMap<String, u32>,
}

impl Explored {
    fn note(&mut self, kind: String) {
        *self.kinds.entry(kind).or_insert(0) += 1;
    }
    fn times(&self, kind: &str) -> u32 {
        self.kinds.get(kind).copied().unwrap_or(0)
    }
}

impl<G: Game> Kit<G> {
    /// Plays, checks, and panics at the first thing a game must not do, with the record that leads there.
    pub fn run(&self) {
        self.check_versions();
        let mut explored = Explored::default();
        for options in self.options {
            for version in RulesVersion::FIRST.0..=G::RULES.0 {
                let game: G = begin(RulesVersion(version), options)
                    .unwrap_or_else(|error| panic!("`{options}`, rules version {version}: {error}"));
                let first = (version - RulesVersion::FIRST.0) * self.games;
                for number in first..first + self.games {
                    let (game, record) = self.play(game.clone(), u64::from(number), &mut explored);
                    let text = record.to_string();
                    let again = Record::parse(&text).and_then(|record| replay::<G>(&record));
                    assert_eq!(again.as_ref(), Ok(&game), "the record replays differently\n{text}");
                }
            }
        }
        for start in &self.starts {
            for number in 0..self.games {
                self.play(start.clone(), u64::from(number), &mut explored);
            }
        }
        let missing: BTreeSet<&str> =
            self.kinds.iter().copied().filter(|kind| explored.times(kind) == 0).collect();
        assert!(missing.is_empty(), "never seen: {missing:?}");
    }

    /// Under some of the options a game begins the same by each version of the rules: so tables can go over to newer ones.
    fn check_versions(&self) {
        let begun = |version: u32, options: &str| -> G { begin(RulesVersion(version), options).unwrap() };
        for version in RulesVersion::FIRST.0..G::RULES.0 {
            let same = self.options.iter().any(|options| {
                let (older, newest) = (begun(version, options), begun(G::RULES.0, options));
                viewers(&older).all(|viewer| G::same_position(&older.view(viewer), &newest.view(viewer)))
            });
            assert!(
                same,
                "no game begins the same by rules version {version}: does `same_position` leave the options out?"
            );
        }
    }

    fn play(&self, mut game: G, number: u64, explored: &mut Explored) -> (G, Record) {
        let mut dice = Dice(SplitMix(number));
        let mut record = Record::new::<G>(game.options());
        let mut log = Vec::new();
        // Who decided last, what that seat saw before, and whether something has been drawn since.
        let mut decided: Option<(Seat, G::View, bool)> = None;
        while game.pending() != Pending::Over {
            assert!(record.lines.len() < self.most_moves, "does not end\n{record}");
            let told = |what: &str| format!("{what}\n{record}");
            self.check_position(&game, &mut dice, &told);
            (self.seen_at)(&game).into_iter().for_each(|kind| explored.note(kind));
            if let Some((seat, then, true)) = &decided
                && game.pending().seats().contains(*seat)
            {
                let again = G::asks_again(then, &game.view(Viewer::Seat(*seat)), *seat);
                assert!(
                    !again,
                    "{}",
                    told(&format!("{seat} may go on with a run although something was drawn"))
                );
            }
            let before = game.clone();
            let line = self.step(&mut game, &mut dice, explored, &mut log, &told);
            assert_ne!(game, before, "{}", told(&format!("`{line}` changed nothing")));
            let (then, now) = (before.view(Viewer::Omniscient), game.view(Viewer::Omniscient));
            assert!(
                !G::same_position(&then, &now),
                "{}",
                told(&format!("`{line}` leaves the same position"))
            );
            match line.mover {
                Mover::Nature => decided.iter_mut().for_each(|(_, _, drawn)| *drawn = true),
                Mover::Seat(seat) => decided = Some((seat, before.view(Viewer::Seat(seat)), false)),
            }
            record.lines.push(line);
        }
        (self.seen_at)(&game).into_iter().for_each(|kind| explored.note(kind));
        log.iter().for_each(|(_, event)| explored.note(variant(event)));
        assert!(game.ended_by().is_some(), "over without a reason\n{record}");
        for seat in Seat::first(game.seats()) {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            assert!(actions.is_empty(), "actions after the end\n{record}");
        }
        (game, record)
    }

    /// Makes one move, preferring kinds of moves that have been seen seldom.
    fn step(
        &self,
        game: &mut G,
        dice: &mut Dice<SplitMix>,
        explored: &mut Explored,
        log: &mut Vec<(kernel::Audience, G::Event)>,
        told: &impl Fn(&str) -> String,
    ) -> Line {
        if game.pending() == Pending::Chance {
            let outcome = game.sample(dice).unwrap_or_else(|| panic!("{}", told("no outcome to sample")));
            explored.note(variant(&outcome));
            game.resolve(&outcome, log).unwrap_or_else(|refusal| panic!("{}", told(&refusal.to_string())));
            return Line { mover: Mover::Nature, text: outcome.to_string() };
        }
        let seats = movers(game, dice);
        let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap_or_default();
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let curious = dice.0.below(4) == 0;
        let action = if curious {
            *actions.iter().min_by_key(|action| explored.times(&variant(action))).unwrap_or(&actions[0])
        } else {
            actions[dice.0.below(actions.len() as u32) as usize]
        };
        explored.note(variant(&action));
        game.act(seat, &action, log).unwrap_or_else(|refusal| panic!("{}", told(&refusal.to_string())));
        Line { mover: Mover::Seat(seat), text: action.to_string() }
    }

    fn check_position(&self, game: &G, dice: &mut Dice<SplitMix>, told: &impl Fn(&str) -> String) {
        self.check_chance(game, told);
        check_awaited(game, told);
        check_opposed(game, told);
        self.check_actions(game, dice, told);
        self.check_views(game, dice, told);
        if let Pending::Each(_) = game.pending() {
            check_commutes(game, game.awaited().iter().collect(), told);
        }
    }

    /// Outcomes are offered exactly when chance is pending; offered ones are accepted, others refused.
    fn check_chance(&self, game: &G, told: &impl Fn(&str) -> String) {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        assert_eq!(
            game.pending() == Pending::Chance,
            !outcomes.is_empty(),
            "{}",
            told("chance without outcomes")
        );
        assert!(outcomes.windows(2).all(|pair| pair[0].0 < pair[1].0), "{}", told("outcomes out of order"));
        assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "{}", told("an outcome without weight"));
        for (outcome, _) in &outcomes {
            let mut next = game.clone();
            let done = next.resolve(outcome, &mut ());
            assert_eq!(done, Ok(()), "{}", told(&format!("`{outcome}` is offered and refused")));
            assert_eq!(outcome.to_string().parse().as_ref(), Ok(outcome), "{}", told("notation"));
        }
        for outcome in &self.every_outcome {
            if !outcomes.iter().any(|(offered, _)| offered == outcome) {
                let mut next = game.clone();
                assert!(
                    next.resolve(outcome, &mut ()).is_err(),
                    "{}",
                    told(&format!("`{outcome}` is possible"))
                );
                assert_eq!(&next, game, "{}", told(&format!("`{outcome}` is refused and changed the state")));
            }
        }
    }

    /// Legal lists are sorted, unique, not empty for those who may act and empty for others; `check` agrees with them.
    fn check_actions(&self, game: &G, dice: &mut Dice<SplitMix>, told: &impl Fn(&str) -> String) {
        let may_act = game.pending().seats();
        for seat in Seat::first(kernel::MAX_SEATS as u8) {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            assert_eq!(
                may_act.contains(seat),
                !actions.is_empty(),
                "{}",
                told(&format!("{seat}: may it act or not?"))
            );
            assert!(
                actions.windows(2).all(|pair| pair[0] < pair[1]),
                "{}",
                told(&format!("unsorted: {actions:?}"))
            );
            for action in &actions {
                assert_eq!(
                    game.check(seat, action),
                    Ok(()),
                    "{}",
                    told(&format!("`{seat} {action}` is offered"))
                );
                assert_eq!(action.to_string().parse().as_ref(), Ok(action), "{}", told("notation"));
            }
            if !actions.is_empty() {
                let action = actions[dice.0.below(actions.len() as u32) as usize];
                let mut next = game.clone();
                assert_eq!(
                    next.act(seat, &action, &mut ()),
                    Ok(()),
                    "{}",
                    told(&format!("`{seat} {action}`"))
                );
            }
            for action in &self.every_action {
                if actions.binary_search(action).is_err() {
                    assert!(
                        game.check(seat, action).is_err(),
                        "{}",
                        told(&format!("`{seat} {action}` is allowed and not offered"))
                    );
                }
            }
            if let Some(action) =
                self.every_action.get(dice.0.below(self.every_action.len().max(1) as u32) as usize)
                && actions.binary_search(action).is_err()
            {
                let mut next = game.clone();
                assert_eq!(
                    next.act(seat, action, &mut ()),
                    game.check(seat, action),
                    "{}",
                    told(&format!("`{seat} {action}` is refused, and for the same reason"))
                );
                assert_eq!(
                    &next,
                    game,
                    "{}",
                    told(&format!("`{seat} {action}` is refused and changed the state"))
                );
            }
            if let Some(Waiver::Pass { answer, .. } | Waiver::Consent { answer, .. }) = game.waiver(seat) {
                assert!(actions.contains(&answer), "{}", told("the answer given in advance is not legal"));
            }
        }
    }

    /// Worlds sampled from a view look the same to their viewer; so do twins, before and after a shared move.
    fn check_views(&self, game: &G, dice: &mut Dice<SplitMix>, told: &impl Fn(&str) -> String) {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let world = G::sample_world(&view, dice);
            assert_eq!(
                world.view(viewer),
                view,
                "{}",
                told(&format!("{viewer:?} sampled a world that looks different"))
            );
            if viewer == Viewer::Omniscient {
                assert_eq!(&world, game, "{}", told("the omniscient view does not say everything"));
            }
        }
        for seat in Seat::first(game.seats()) {
            for twin in (self.twins)(game, seat) {
                self.check_twins(game, &twin, seat, told);
            }
        }
    }

    /// Two games that one seat cannot tell apart look the same to it: the view, who is asked, its choices, and
    /// why it has no others.
    fn check_twins(&self, game: &G, twin: &G, seat: Seat, told: &impl Fn(&str) -> String) {
        let viewer = Viewer::Seat(seat);
        assert_eq!(game.view(viewer), twin.view(viewer), "{}", told(&format!("{seat} can tell twins apart")));
        assert_eq!(game.pending(), twin.pending(), "{}", told(&format!("{seat}: twins ask different seats")));
        assert_eq!(
            game.awaited(),
            twin.awaited(),
            "{}",
            told(&format!("{seat}: twins await different seats"))
        );
        for other in Seat::first(game.seats()) {
            assert_eq!(
                game.opposed(other),
                twin.opposed(other),
                "{}",
                told(&format!("{seat}: twins oppose others"))
            );
        }
        assert_eq!(game.turn(), twin.turn(), "{}", told(&format!("{seat}: twins count different turns")));
        for other in Seat::first(game.seats()) {
            assert_eq!(
                passed(game, other),
                passed(twin, other),
                "{}",
                told(&format!("{seat}: a table passes for {other} in one twin only"))
            );
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut here);
        twin.legal_actions(seat, &mut there);
        assert_eq!(here, there, "{}", told(&format!("{seat}: twins offer different actions")));
        for action in &self.every_action {
            assert_eq!(
                game.check(seat, action),
                twin.check(seat, action),
                "{}",
                told(&format!("{seat}: twins refuse `{action}` differently"))
            );
        }
        // The last of sealed decisions opens them all: what nobody could know may differ from then on.
        let last_of_each =
            |game: &G| matches!(game.pending(), Pending::Each(_)) && game.awaited() == SeatSet::one(seat);
        let alone = last_of_each(game);
        for action in here.iter().take(8) {
            let (mut game, mut twin) = (game.clone(), twin.clone());
            let (mut log, mut other_log) = (Vec::new(), Vec::new());
            assert_eq!(
                game.act(seat, action, &mut log),
                twin.act(seat, action, &mut other_log),
                "{}",
                told(&format!("{seat}: twins answer `{action}` differently"))
            );
            if alone && !last_of_each(&game) {
                continue;
            }
            let seen = |log: Vec<(kernel::Audience, G::Event)>| {
                log.into_iter()
                    .filter(|(audience, _)| audience.includes(viewer))
                    .map(|(_, event)| event)
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                seen(log),
                seen(other_log),
                "{}",
                told(&format!("{seat}: twins tell `{action}` differently"))
            );
            assert_eq!(
                game.view(viewer),
                twin.view(viewer),
                "{}",
                told(&format!("{seat}: twins part after `{action}`"))
            );
        }
    }
}

/// All who look on.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient])
}

/// The window that asks this seat, and whether a table passes for it because everybody knows that it can do nothing else.
fn passed<G: Game>(game: &G, seat: Seat) -> Option<(&'static str, Responses, bool)> {
    match game.waiver(seat)? {
        Waiver::Pass { window, answer, responses } => {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            Some((window, responses, responses == Responses::Open && legal == [answer]))
        }
        Waiver::Consent { .. } => None,
    }
}

/// The seats to draw the next mover from. Those nobody waits for move now and then: often enough that what they
/// may do is tried, seldom enough that games end.
fn movers<G: Game>(game: &G, dice: &mut Dice<SplitMix>) -> SeatSet {
    let (awaited, others) = (game.awaited(), game.pending().seats() - game.awaited());
    if others.is_empty() || dice.0.below(8) > 0 { awaited } else { others }
}

/// The game waits for seats that may act, and for at least one if there are any.
fn check_awaited<G: Game>(game: &G, told: &impl Fn(&str) -> String) {
    let (may_act, awaited) = (game.pending().seats(), game.awaited());
    assert!((awaited - may_act).is_empty(), "{}", told("a seat is awaited that may not act"));
    assert_eq!(awaited.is_empty(), may_act.is_empty(), "{}", told("seats may act and none is awaited"));
}

/// Whoever plays against a seat is one of the others, and has it against them.
fn check_opposed<G: Game>(game: &G, told: &impl Fn(&str) -> String) {
    let seats: SeatSet = Seat::first(game.seats()).collect();
    for seat in seats.iter() {
        let opposed = game.opposed(seat);
        let others = seats - SeatSet::one(seat);
        assert!((opposed - others).is_empty(), "{}", told(&format!("{seat} opposes no other seat")));
        let mutual = opposed.iter().all(|other| game.opposed(other).contains(seat));
        assert!(mutual, "{}", told(&format!("{seat} is not opposed by whom it opposes")));
    }
}

/// Sealed decisions that are awaited may come in any order.
fn check_commutes<G: Game>(game: &G, seats: Vec<Seat>, told: &impl Fn(&str) -> String) {
    for pair in seats.windows(2) {
        let first = |seat: Seat| {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            actions[0]
        };
        let (mut forward, mut back) = (game.clone(), game.clone());
        for seat in [pair[0], pair[1]] {
            assert_eq!(forward.act(seat, &first(seat), &mut ()), Ok(()), "{}", told("a sealed decision"));
        }
        for seat in [pair[1], pair[0]] {
            assert_eq!(back.act(seat, &first(seat), &mut ()), Ok(()), "{}", told("a sealed decision"));
        }
        assert_eq!(forward, back, "{}", told("the order of sealed decisions matters"));
    }
}

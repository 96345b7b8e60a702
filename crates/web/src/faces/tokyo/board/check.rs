//! T19 The check being made: what counts so far, what is missing, what each card would make of it, and the odds of the
//! trouble that can be drawn for it.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::mat::card::MatCard;
use crate::faces::tokyo::board::sprite::{ability, icon};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::there::there;
use crate::faces::tokyo::words::{Thing, Words, refusal_text};
use crate::kit::part::Slot;
use crate::kit::picture::Picture;
use crate::kit::refused::by_reason;
use crate::kit::rule::rule_link;
use kernel::{Refusal, RuleId};
use maud::{Markup, html};
use tokyo::refusals::GUIDED;
use tokyo::{Action, Card, Check, Drawn, Goal, Spot, State, Trouble, View};

/// The most steps that are drawn one by one.
const STEPS_MOST: u8 = 20;

/// The check, if one is being made.
pub(crate) fn check(board: &Board<'_>) -> Option<Slot> {
    let check = board.words.view.check.as_ref()?;
    let drawn = html! {
        section #check .check-box aria-labelledby="check-title" {
            (title(board, check))
            (meter(board, check))
            (told(board, check))
            @if let Some(sources) = sources(board, check) { (sources) }
            @if let Some(odds) = odds(board, check) { (odds) }
        }
    };
    Some(board.scene.frame("check", drawn))
}

fn title(board: &Board<'_>, check: &Check) -> Slot {
    let words = &board.words;
    let spot = match check.goal {
        Goal::Buy(slot) => Some(Spot::Slot(slot)),
        Goal::Solve(spot) | Goal::Side(spot) => Some(spot),
        Goal::Move | Goal::Equip(_) => None,
    };
    let target = (check.ability, check.target);
    let input = (check.goal, words.view.travel, spot.map(|spot| there(words.view, spot)), target);
    board.scene.part("check-title", input, |&(goal, .., (of, target))| {
        let picture = aimed_at(words.view, goal);
        html! {
            h3 #check-title {
                @if let Some(picture) = &picture { span .face .(picture.ground) { (picture) } } @else { (icon("dice")) }
                span { (words.goal(check)) }
                (ability(&words.ability(of), of, target))
                (rule_link::<State>(words.texts, RuleId("T19.7")))
            }
        }
    })
}

/// The picture of the card that a check is for.
fn aimed_at(view: &View, goal: Goal) -> Option<Picture> {
    match goal {
        Goal::Move => None,
        Goal::Equip(card) => Some(pictures::small(card)),
        Goal::Buy(slot) | Goal::Solve(Spot::Slot(slot)) | Goal::Side(Spot::Slot(slot)) => {
            MatCard::in_slot(view.slot(slot)).next().map(MatCard::small)
        }
        Goal::Solve(Spot::Site) | Goal::Side(Spot::Site) => match (view.open, view.story.gate) {
            (Some(open), _) => Some(pictures::site_card(open.card)),
            (None, Some(gate)) => Some(pictures::scene(gate.scene)),
            (None, None) => None,
        },
    }
}

/// The ability, what has been added, and what is missing, in steps up to the target.
fn meter(board: &Board<'_>, check: &Check) -> Slot {
    let words = &board.words;
    let base = words.view.pc(check.payer()).ability(check.ability).min(check.strength);
    let input = (check.ability, base, check.strength, check.target);
    board.scene.part("check-meter", input, |&(of, base, strength, target)| {
        html! {
            div #check-meter .meter {
                (ability(&words.ability(of), of, base))
                (steps(base, strength, target))
                b .sum { (strength) "/" (target) }
            }
        }
    })
}

/// As many steps as the target asks for: what the PC brings along, what has been added, what is open.
pub(crate) fn steps(base: u8, strength: u8, target: u8) -> Markup {
    html! {
        ol aria-hidden="true" {
            @for step in 0..target.max(strength).min(STEPS_MOST) {
                li .(if step < base { "base" } else if step < strength { "added" } else { "open" })
                    .goal[step + 1 == target] {}
            }
        }
    }
}

fn told(board: &Board<'_>, check: &Check) -> Slot {
    let input = (check.missing(), check.succeeds());
    board.scene.part("check-told", input, |&(missing, reached)| {
        let told = board.words.tell("tokyo-check-stands", &[("missing", missing.into())]);
        html! { p #check-told .told .reached[reached] { (told) } }
    })
}

/// A way to add to the check that has no button here.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// T19.3 A hand card.
    Card(Card),
    /// T19.3 The hand, where none of it can be paid now: its cards lie in the dark below.
    Hand,
    /// T19.4 AP tokens of the payer.
    Own(u8),
    /// T19.6 AP tokens of others.
    Help(u8),
    /// T19.5 The one trouble, where it cannot be drawn now.
    Trouble,
}

impl Way {
    fn ap(self) -> u8 {
        match self {
            Way::Card(card) => card.row().ap,
            Way::Own(tokens) | Way::Help(tokens) => tokens,
            Way::Hand | Way::Trouble => 0,
        }
    }

    /// What it is, and for a card what it would make of the check.
    fn told(self, words: &Words<'_>, check: &Check) -> Markup {
        let tokens =
            |id: &str, count: u8| html! { (icon("ap")) (words.tell(id, &[("count", count.into())])) };
        match self {
            Way::Card(card) => {
                html! { span .ap { (self.ap()) } (words.card(card)) span .to { "→ " (check.strength + self.ap()) } }
            }
            Way::Hand => html! { (icon("hand")) (words.say("tokyo-board-hand")) },
            Way::Own(count) => tokens("tokyo-check-tokens", count),
            Way::Help(count) => tokens("tokyo-check-help", count),
            Way::Trouble => html! { (icon("trouble")) (words.action_of(check.payer(), Action::DrawTrouble)) },
        }
    }
}

/// Why the reader, who pays, cannot do this now.
fn refused(board: &Board<'_>, check: &Check, action: Action) -> Option<Refusal> {
    let scene = board.scene;
    let refused = |_| scene.blocked.actions().iter().find(|(blocked, _)| *blocked == action);
    scene.acting.filter(|&seat| seat == check.payer()).and_then(refused).map(|&(_, why)| why)
}

/// What may still be added without a button of the reader's: hand cards with what they would make of it, tokens. What cannot be
/// added now stands apart, with the reason.
fn ways(board: &Board<'_>, check: &Check) -> Vec<(Way, Option<Refusal>)> {
    let (words, view) = (&board.words, board.words.view);
    let payer = check.payer();
    if check.succeeds() {
        return Vec::new();
    }
    let offered = |action| board.scene.choices.iter().any(|choice| choice.action == action);
    let mut cards = view.stash(payer).hand.clone();
    cards.retain(|&card| card.row().ap > 0 && !offered(Action::Pay(card)));
    cards.sort_by_key(|card| std::cmp::Reverse(card.row().ap));
    let own = if offered(Action::Token) { 0 } else { view.pc(payer).ap };
    let help = words.help(check);
    // T32.28 While the guide has the payer pay, nobody else does.
    let guided = (view.guide.is_some() && board.scene.acting == Some(payer)).then_some(GUIDED);
    let mut all = Vec::new();
    for card in cards {
        let why = refused(board, check, Action::Pay(card));
        let way = why.map_or(Way::Card(card), |_| Way::Hand);
        if why.is_none() || !all.contains(&(way, why)) {
            all.push((way, why));
        }
    }
    if own > 0 {
        all.push((Way::Own(own), refused(board, check, Action::Token)));
    }
    if help > 0 {
        all.push((Way::Help(help), guided));
    }
    if check.drawn == Drawn::NotYet && next(view) != Next::Nothing {
        let why = refused(board, check, Action::DrawTrouble);
        all.extend(why.map(|why| (Way::Trouble, Some(why))));
    }
    all
}

fn sources(board: &Board<'_>, check: &Check) -> Option<Slot> {
    let ways = ways(board, check);
    if ways.is_empty() {
        return None;
    }
    let words = &board.words;
    let missing = check.missing();
    Some(board.scene.part("check-sources", (check.strength, missing, ways), |(_, missing, ways)| {
        let can: Vec<Way> = ways.iter().filter(|(_, why)| why.is_none()).map(|(way, _)| *way).collect();
        let cannot = by_reason(ways.iter().filter_map(|&(way, why)| Some((way, why?))), |_| ());
        let each = html! { @for way in &can { li .reaches[way.ap() >= *missing] { (way.told(words, check)) } } };
        if cannot.is_empty() {
            return html! { ul #check-sources .sources { (each) } };
        }
        html! {
            div #check-sources .seamless {
                @if !can.is_empty() { ul .sources { (each) } }
                @for alike in &cannot {
                    div .not-now {
                        ul .sources { @for way in &alike.actions { li { (way.told(words, check)) } } }
                        p .why { (refusal_text(words.texts, &alike.why)) " " (rule_link::<State>(words.texts, alike.why.rule)) }
                    }
                }
            }
        }
    }))
}

/// What the next trouble will be drawn from.
#[derive(PartialEq)]
enum Next {
    Known(Trouble),
    Among(Vec<(Trouble, u8)>),
    Nothing,
}

fn next(view: &View) -> Next {
    if let Some(&top) = view.troubles_over.last() {
        return Next::Known(top);
    }
    if !view.troubles.is_empty() {
        return Next::Among(view.troubles.kinds().collect());
    }
    match view.troubles_under.last() {
        Some(&lowest) => Next::Known(lowest),
        None if view.trouble_discard.is_empty() => Next::Nothing,
        None => Next::Among(view.trouble_discard.kinds().collect()),
    }
}

/// How many of the cards that may come reach what is missing, and how many there are.
pub(crate) fn chance(cards: &[(Trouble, u8)], missing: u8) -> (u32, u32) {
    let count =
        |cards: &mut dyn Iterator<Item = &(Trouble, u8)>| cards.map(|(_, count)| u32::from(*count)).sum();
    (count(&mut cards.iter().filter(|(card, _)| card.row().ap >= missing)), count(&mut cards.iter()))
}

/// T6.15 The same where the next card may be one that roams.
pub(crate) fn beside_the_roamer(view: &View, (reach, all): (u32, u32), missing: u8) -> (u32, u32) {
    let hidden = u32::from(view.story.hidden);
    match view.roamer() {
        Some((card, None)) if hidden > 0 => {
            let own = if card.row().roams.unwrap_or(0) >= missing { all } else { 0 };
            (reach * (hidden - 1) + own, all * hidden)
        }
        Some(_) | None => (reach, all),
    }
}

/// T19.5 The odds of the one trouble.
fn odds(board: &Board<'_>, check: &Check) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let undecided = check.drawn == Drawn::NotYet;
    let cannot = undecided && refused(board, check, Action::DrawTrouble).is_some();
    let next = next(view);
    if undecided && check.succeeds() || cannot && next != Next::Nothing {
        return None;
    }
    let spread = match &next {
        Next::Among(cards) if undecided => Some(spread(board, cards, check.missing())),
        Next::Among(_) | Next::Known(_) | Next::Nothing => None,
    };
    let roams = view.roamer().map(|(card, slot)| (card, slot.is_some(), view.story.hidden));
    let told = board.scene.part("check-drawn", (check.drawn, check.missing(), next, roams), |_| {
        html! {
            p #check-drawn .drawn {
                @if let Some(odds) = Odds::of(words.view, check) { (odds.figure()) span { (odds.told(words)) } }
                @else { (icon("trouble")) (drawing(words, check).unwrap_or_default()) }
            }
        }
    });
    let Some(spread) = spread else { return Some(told) };
    Some(board.scene.frame("check-odds", html! { div #check-odds .odds { (told) (spread) } }))
}

/// T19.5 The one trouble of the check: which it was, or how likely it is enough. Nothing where none is needed.
pub(crate) fn drawing(words: &Words<'_>, check: &Check) -> Option<String> {
    let missing = check.missing();
    let drawn = |trouble: Thing<'_>, ap: u8| {
        words.tell("tokyo-check-drawn", &[("trouble", trouble), ("ap", ap.into())])
    };
    match check.drawn {
        Drawn::Held(trouble) => return Some(drawn(trouble.into(), trouble.row().ap)),
        Drawn::HeldScene(scene) => return Some(drawn(scene.into(), scene.row().roams.unwrap_or(0))),
        Drawn::Spent => return Some(words.say("tokyo-check-spent")),
        Drawn::NotYet if check.succeeds() => return None,
        Drawn::NotYet => {}
    }
    Some(outlook(words, missing))
}

/// T19.5 How likely one trouble brings what is missing.
pub(crate) fn outlook(words: &Words<'_>, missing: u8) -> String {
    match next(words.view) {
        Next::Known(trouble) => {
            let enough = trouble.row().ap >= missing;
            let id = if enough { "tokyo-check-known-reaches" } else { "tokyo-check-known-fails" };
            words.tell(
                id,
                &[("trouble", trouble.into()), ("ap", trouble.row().ap.into()), ("missing", missing.into())],
            )
        }
        Next::Nothing => words.say("tokyo-check-no-trouble"),
        Next::Among(cards) => {
            let odds = Odds::among(words.view, &cards, missing);
            words.tell(
                "tokyo-check-odds",
                &[("percent", odds.percent().into()), ("reach", odds.reach.into()), ("all", odds.all.into())],
            )
        }
    }
}

/// How many of the troubles that may come are enough, and how many there are.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Odds {
    reach: u32,
    all: u32,
}

impl Odds {
    /// Those of a check, as long as chance decides.
    pub(crate) fn of(view: &View, check: &Check) -> Option<Odds> {
        if check.drawn != Drawn::NotYet || check.succeeds() {
            return None;
        }
        Odds::of_missing(view, check.missing())
    }

    /// Those of the next trouble for what is missing, where chance decides.
    pub(crate) fn of_missing(view: &View, missing: u8) -> Option<Odds> {
        match next(view) {
            Next::Among(cards) => Some(Odds::among(view, &cards, missing)),
            Next::Known(_) | Next::Nothing => None,
        }
    }

    fn among(view: &View, cards: &[(Trouble, u8)], missing: u8) -> Odds {
        let (reach, all) = beside_the_roamer(view, chance(cards, missing), missing);
        Odds { reach, all }
    }

    fn percent(self) -> u32 {
        (self.reach * 100 + self.all / 2) / self.all.max(1)
    }

    /// The chance as a figure.
    pub(crate) fn figure(self) -> Markup {
        html! { b .percent { (self.percent()) small { "%" } } " " }
    }

    pub(crate) fn told(self, words: &Words<'_>) -> String {
        words.tell("tokyo-check-enough", &[("reach", self.reach.into()), ("all", self.all.into())])
    }
}

/// How many cards bring how much AP.
fn spread(board: &Board<'_>, cards: &[(Trouble, u8)], missing: u8) -> Slot {
    let most = cards.iter().map(|(card, _)| card.row().ap).max().unwrap_or_default();
    let counts = (0..=most).map(|ap| {
        (ap, cards.iter().filter(|(card, _)| card.row().ap == ap).map(|(_, count)| count).sum::<u8>())
    });
    let drawn = html! {
        ol #check-spread .spread aria-hidden="true" {
            @for (ap, count) in counts.filter(|&(_, count)| count > 0) {
                li .reaches[ap >= missing] { (bar(board, ap, count)) }
            }
        }
    };
    board.scene.frame("check-spread", drawn)
}

fn bar(board: &Board<'_>, ap: u8, count: u8) -> Slot {
    let id = format!("bar-{ap}");
    board.scene.part(&id, count, |&count| {
        let height = 3 * i16::from(count.min(13));
        html! {
            span id=(id) .seamless {
                svg viewBox="0 0 10 40" preserveAspectRatio="none" { rect y=(40 - height) width="10" height=(height) {} }
                span .ap { (ap) } span .times { (count) }
            }
        }
    })
}

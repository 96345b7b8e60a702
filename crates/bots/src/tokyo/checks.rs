//! T19 Checks: what they can be paid with, what that costs, what is paid next, and help for others.

use super::known::{Known, Purse};
use super::{quest, worth};
use kernel::Seat;
use tokyo::{
    Ability, Action, After, Area, At, Category, Check, CheckKind, Drawn, Effect, Goal, Means, On, Row, Spot,
    When, Who,
};

/// The cost of an AP token to the PC that spends it.
const TOKEN: f32 = 1.0;
/// What an exhaustion token on equipment or a skill costs: a card takes it off.
const EXHAUSTION: f32 = 1.3;
/// What a BOT card costs, which comes back by itself.
const BOT: f32 = 1.6;
/// What a point of damage costs.
const DAMAGE: f32 = 1.5;
/// The most a check can miss.
const MOST: usize = 24;
/// What placing the trouble of a check costs, where there is room.
const DRAW: f32 = 5.0;
/// How likely the drawn trouble must be enough.
const SURE_ENOUGH: f32 = 0.6;
/// Slots that must be left around for a trouble to be drawn.
const ROOM_TO_DRAW: u8 = 5;

/// Something that can be added to a check.
#[derive(Clone, Copy)]
pub(super) struct Source {
    pub(super) gain: u8,
    pub(super) price: f32,
    pub(super) action: Action,
}

/// How a check can be paid.
pub(super) struct Bill {
    pub(super) price: f32,
    pub(super) sources: Vec<Source>,
}

impl Bill {
    /// What is left when it is paid.
    pub(super) fn settle(&self, purse: &Purse) -> Purse {
        let mut rest = purse.clone();
        for source in &self.sources {
            if let Action::Pay(card) | Action::Use { by: Means::Hand(card), .. } = source.action {
                rest.spend(card);
            } else if source.action == Action::Token {
                rest.tokens -= 1;
            }
        }
        rest
    }
}

/// T12.5 What a means adds to a check of this kind with this ability, made by the PC itself.
fn bonus(rows: &[Row], (kind, ability): (CheckKind, Ability)) -> Option<(&Row, u8)> {
    rows.iter().find_map(|row| {
        let When::Interrupt(On::Check { whose, kinds, abilities }) = row.when else { return None };
        let own = matches!(whose, Who::You | Who::Near | Who::Any | Who::Each | Who::All);
        let fits = (kinds.is_empty() || kinds.contains(&kind))
            && (abilities.is_empty() || abilities.contains(&ability));
        let amount = row.does.iter().find_map(|does| {
            if let Effect::Bonus { amount, .. } = does.what { Some(amount) } else { None }
        })?;
        (own && fits).then_some((row, amount))
    })
}

fn price_of_use(known: &Known<'_>, by: Means, row: &Row) -> f32 {
    let spent = match (by, row.after) {
        (Means::Hand(card), After::Scrap | After::Remove) => worth::keep(known, card) + 1.0,
        (Means::Hand(card), After::Nothing | After::Exhaust(_) | After::Discard) => worth::keep(known, card),
        (Means::Bot(_), _) => BOT,
        (Means::Gear(_) | Means::Skill(_), After::Exhaust(tokens)) => EXHAUSTION * f32::from(tokens),
        (
            Means::Gear(_) | Means::Skill(_),
            After::Nothing | After::Discard | After::Scrap | After::Remove,
        ) => 0.0,
    };
    let hurt = row.does.iter().any(|does| matches!(does.what, Effect::Harm { .. }));
    spent + 1.5 * f32::from(row.fee) + if hurt { DAMAGE } else { 0.0 }
}

/// T19.2 Everything this PC could add to a check of its own.
pub(super) fn sources(known: &Known<'_>, purse: &Purse, of: (CheckKind, Ability)) -> Vec<Source> {
    let mut all = Vec::with_capacity(16);
    for &card in &purse.cards {
        let mut best =
            Source { gain: card.row().ap, price: worth::keep(known, card), action: Action::Pay(card) };
        if card.row().category == Category::Consume
            && let Some((row, gain)) = bonus(card.row().rows, of).filter(|(_, gain)| *gain > best.gain)
        {
            let by = Means::Hand(card);
            let price = price_of_use(known, by, row);
            best = Source { gain, price, action: Action::Use { by, at: At::Nothing, kind: None } };
        }
        if best.gain > 0 {
            all.push(best);
        }
    }
    for by in known.in_play() {
        if let Some((row, gain)) = bonus(known.rows(known.me, by), of) {
            let can_pay = usize::from(row.fee) < purse.cards.len() || row.fee == 0;
            if can_pay {
                let price = price_of_use(known, by, row);
                all.push(Source { gain, price, action: Action::Use { by, at: At::Nothing, kind: None } });
            }
        }
    }
    all.extend((0..purse.tokens).map(|_| Source { gain: 1, price: TOKEN, action: Action::Token }));
    all.truncate(32);
    all
}

/// The cheapest way to add at least `need`.
pub(super) fn cheapest(sources: &[Source], need: u8) -> Option<Bill> {
    let need = usize::from(need);
    if need == 0 {
        return Some(Bill { price: 0.0, sources: Vec::new() });
    }
    if need >= MOST {
        return None;
    }
    let mut least = [(f32::INFINITY, 0_u32); MOST];
    least[0] = (0.0, 0);
    for (place, source) in sources.iter().enumerate() {
        let gain = usize::from(source.gain);
        for reached in (1..=need).rev() {
            let (before, chosen) = least[reached.saturating_sub(gain)];
            // From 0 upwards each source is used once: higher sums are looked at first.
            let price = before + source.price;
            if price < least[reached].0 {
                least[reached] = (price, chosen | 1 << place);
            }
        }
    }
    let (price, chosen) = least[need];
    price.is_finite().then(|| Bill {
        price,
        sources: sources
            .iter()
            .enumerate()
            .filter(|(place, _)| chosen >> place & 1 == 1)
            .map(|(_, it)| *it)
            .collect(),
    })
}

/// What a check of this PC would miss before anything is added.
pub(super) fn missing(known: &Known<'_>, kind: CheckKind, ability: Ability, target: u8) -> u8 {
    let target = known.view.check_target(ability, target);
    target.saturating_sub(known.pc().ability(ability) + known.standing(kind, None))
}

/// T12.5 What this PC can add to such a check with what it has in play.
pub(super) fn in_play(known: &Known<'_>, of: (CheckKind, Ability)) -> u8 {
    known.in_play().filter_map(|by| bonus(known.rows(known.me, by), of)).map(|(_, gain)| gain).sum()
}

/// T19.5 How likely the next trouble has at least this AP.
fn chance_of(known: &Known<'_>, need: u8) -> f32 {
    let view = known.view;
    if let Some(top) = view.troubles_over.last() {
        return if top.row().ap >= need { 1.0 } else { 0.0 };
    }
    let pool = if view.troubles.is_empty() { &view.trouble_discard } else { &view.troubles };
    let all: u32 = pool.len();
    let enough: u32 =
        pool.kinds().filter(|(trouble, _)| trouble.row().ap >= need).map(|(_, n)| u32::from(n)).sum();
    if all == 0 { 0.0 } else { enough as f32 / all as f32 }
}

/// T19.11 What drawing a trouble costs, if it is safe at all: there must be room for it and for what is to come.
fn draw_price(known: &Known<'_>, area: Area) -> Option<f32> {
    let free: u8 = Area::NORMAL.into_iter().map(|area| known.free(area)).sum();
    let safe =
        known.room(area) >= ROOM_TO_DRAW && f32::from(free) >= 4.0 + f32::from(known.view.options.players);
    let late = known.rounds_left * f32::from(known.view.options.players) + 2.0 < f32::from(free);
    safe.then_some(if late { 0.4 * DRAW } else { DRAW })
}

/// What it costs to pass a check of this PC in an area, with a drawn trouble if need be and if that can be afforded.
pub(super) fn price(
    known: &Known<'_>,
    (purse, area): (&Purse, Area),
    of: (CheckKind, Ability),
    need: u8,
) -> Option<Bill> {
    let sources = sources(known, purse, of);
    let drawn = || {
        let most: u8 = sources.iter().fold(0, |sum, source| sum.saturating_add(source.gain));
        let from_trouble = need.saturating_sub(most).max(1);
        let typical = (1..=need).rev().find(|&ap| chance_of(known, ap) >= SURE_ENOUGH)?;
        (typical >= from_trouble).then_some(())?;
        let price = draw_price(known, area)?;
        let rest = cheapest(&sources, need.saturating_sub(typical))?;
        Some(Bill { price: rest.price + price, sources: rest.sources })
    };
    cheapest(&sources, need).or_else(drawn)
}

/// T19 The next thing to add to this seat's check, or to give it up.
pub(super) fn pay(known: &Known<'_>, check: &Check) -> Option<Action> {
    if quest::owes(known, check) {
        return Some(Action::Owe);
    }
    let of = (check.goal.kind(), check.ability);
    let all = sources(known, &known.purse(), of);
    let usable: Vec<Source> = all.into_iter().filter(|source| known.may(source.action)).collect();
    if let Some(bill) = cheapest(&usable, check.missing()) {
        return bill.sources.iter().max_by_key(|source| source.gain).map(|source| source.action);
    }
    let most: u8 = usable.iter().fold(0, |sum, source| sum.saturating_add(source.gain));
    let from_trouble = check.missing().saturating_sub(most);
    let draws = check.drawn == Drawn::NotYet
        && known.may(Action::DrawTrouble)
        && draw_price(known, known.area()).is_some()
        && chance_of(known, from_trouble) >= SURE_ENOUGH;
    let helped = helpers(known, check.helped);
    if !draws && helped >= from_trouble {
        // What others can give is enough once this seat's means are spent.
        if let Some(source) = usable.iter().max_by_key(|source| source.gain) {
            return Some(source.action);
        }
    }
    Some(if draws { Action::DrawTrouble } else { Action::GiveUp })
}

/// T19.6 AP tokens others can still give to this PC's check.
fn helpers(known: &Known<'_>, given: u8) -> u8 {
    let others: u8 = known.seats().filter(|&seat| seat != known.me).map(|seat| known.view.pc(seat).ap).sum();
    others.min(3 - given.min(3))
}

/// T19.6 T12.5 What to add to another's check: what costs little and is not wasted; tokens only where they decide it.
pub(super) fn help(known: &Known<'_>, check: &Check) -> Option<Action> {
    let missing = check.missing();
    if missing == 0 || !is_worth_help(check.goal) {
        return None;
    }
    let bonus = known.legal.iter().find(|action| {
        let Action::Use { by: by @ (Means::Gear(_) | Means::Skill(_)), at: At::Nothing, .. } = **action
        else {
            return false;
        };
        let rows = known.rows(known.me, by);
        let amount = rows
            .iter()
            .flat_map(|row| row.does)
            .find_map(|does| if let Effect::Bonus { amount, .. } = does.what { Some(amount) } else { None });
        let free = rows.iter().all(|row| row.fee == 0);
        amount.is_some_and(|amount| missing + 1 >= amount) && free
    });
    if let Some(action) = bonus {
        return Some(*action);
    }
    let payer = check.payer();
    let spent = known.view.stash(payer).hand_len() == 0 && known.view.pc(payer).ap == 0;
    let given: u8 = known.seats().filter(|&seat| seat != payer).map(|seat| known.view.pc(seat).ap).sum();
    let decides = missing <= given.min(3 - check.helped.min(3));
    (spent && decides && known.may(Action::Token)).then_some(Action::Token)
}

/// Whether others should care.
fn is_worth_help(goal: Goal) -> bool {
    match goal {
        Goal::Solve(Spot::Slot(_) | Spot::Site) | Goal::Side(_) => true,
        Goal::Move | Goal::Equip(_) | Goal::Buy(_) => false,
    }
}

/// Whether this seat pays for the check.
pub(super) fn is_own(check: &Check, seat: Seat) -> bool {
    check.payer() == seat
}

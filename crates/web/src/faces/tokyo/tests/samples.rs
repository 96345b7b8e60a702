//! One of each kind of thing that has a text.

use tokyo::{Action, Bearer, Card, Goal, Means, Role, SiteCard, Skill, Slot, Spot, Trouble};

pub(crate) fn card() -> Card {
    Card::all().next().unwrap()
}

pub(crate) fn trouble() -> Trouble {
    Trouble::all().next().unwrap()
}

pub(crate) fn site_card() -> SiteCard {
    SiteCard::all().next().unwrap()
}

pub(crate) fn every_means() -> [Means; 4] {
    [Means::Hand(card()), Means::Gear(card()), Means::Skill(Skill::Enhanced), Means::Bot(Role::Gangster)]
}

pub(crate) fn every_bearer() -> [Bearer; 3] {
    [Bearer::Skill(Skill::Site), Bearer::Gear(card()), Bearer::Bot(Role::Engineer)]
}

pub(crate) fn every_goal() -> [Goal; 5] {
    [
        Goal::Move,
        Goal::Equip(card()),
        Goal::Buy(Slot::Akiba2),
        Goal::Solve(Spot::Slot(Slot::Akiba2)),
        Goal::Solve(Spot::Site),
    ]
}

/// Actions that are told apart wherever they may stand together, by their notation.
pub(crate) fn every_action() -> Vec<Action> {
    let (card, trouble) = (card(), trouble());
    let other = Card::all().nth(1).unwrap();
    let patterns = [
        "take fixer",
        "draw",
        "discard CARD",
        "ready",
        "lay_down",
        "redraw",
        "keep",
        "show CARD",
        "end",
        "resume",
        "play CARD",
        "play CARD akiba_2",
        "use CARD",
        "use CARD s1",
        "use CARD back",
        "use CARD akiba_2 physical",
        "use CARD into_site",
        "use CARD cognitive",
        "skill support",
        "skill site_skill shibuya",
        "bot gangster",
        "equip CARD",
        "unequip CARD",
        "return CARD enhanced",
        "return CARD OTHER",
        "return CARD bot_fixer",
        "move shibuya",
        "move site",
        "ride CARD",
        "go akiba",
        "board s1",
        "alight s1",
        "drive",
        "cancel",
        "buy akiba_2",
        "solve akiba_2 empathy",
        "solve site technique",
        "explore",
        "delve",
        "fail",
        "retreat",
        "leave akiba",
        "exchange CARD s1 OTHER",
        "agree",
        "refuse",
        "pay CARD",
        "token",
        "draw_trouble",
        "give_up",
        "also akiba_2",
        "join use CARD physical",
        "pass",
        "slot akiba_2",
        "pc s1",
        "refresh support",
        "give CARD",
        "gain CARD s1",
        "artifact",
        "salvage",
        "scrap CARD",
        "under TROUBLE",
        "top TROUBLE",
    ];
    let spell = |pattern: &str| {
        pattern.replace("CARD", card.word()).replace("OTHER", other.word()).replace("TROUBLE", trouble.word())
    };
    patterns.into_iter().map(|pattern| spell(pattern).parse().unwrap()).collect()
}

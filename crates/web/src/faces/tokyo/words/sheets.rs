//! T1.8 T1.9 T1.16 T1.17 Cards, PC boards, BOT cards and areas as they are looked up.

use crate::face::Sheet;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::plain::mat::scene_lines;
use crate::faces::tokyo::words::seats::seats;
use crate::faces::tokyo::words::text::{self, CardText, mod_rows, tales};
use kernel::Seat;
use tokyo::{Ability, Area, Card, ModCard, Role, Scene, SiteCard, Skill, Slot, Trouble, board};

/// Everything with a text.
pub(crate) fn all(words: &Words<'_>) -> Vec<Sheet> {
    let roles = Role::ALL.iter().map(|&role| pc(words, role));
    let scenes = Scene::all().filter(|scene| words.view.is_revealed(*scene)).map(|it| scene(words, it));
    let mods = ModCard::all().map(|card| mod_card(words, card));
    let troubles = Trouble::all().map(|it| Sheet {
        places: spots(words, |slot| words.view.slot(slot).trouble == Some(it)),
        ..printed(text::trouble(words.texts, it), it.id(), it.word())
    });
    let site_cards = SiteCard::all().map(|it| Sheet {
        places: words
            .view
            .open
            .filter(|open| open.card == it)
            .map(|_| words.area(Area::Site).to_owned())
            .into_iter()
            .collect(),
        ..printed(text::site_card(words.texts, it), it.id(), it.word())
    });
    let cards = Card::all().map(|it| Sheet {
        places: lies(words, it),
        ..printed(text::card(words.texts, it), it.id(), it.word())
    });
    let bots = Role::ALL.iter().map(|&role| bot(words, role));
    let areas = Area::NORMAL.iter().map(|&area| Sheet {
        name: words.area(area).to_owned(),
        also: vec![area.word().to_owned()],
        lines: text::facility_text(words.texts, area).into_iter().collect(),
        places: Vec::new(),
    });
    roles
        .chain(scenes)
        .chain(mods)
        .chain(troubles)
        .chain(site_cards)
        .chain(cards)
        .chain(bots)
        .chain(areas)
        .collect()
}

fn printed(text: CardText, id: String, word: &str) -> Sheet {
    Sheet {
        name: text.name.to_owned(),
        also: vec![word.to_owned(), id],
        lines: text.lines(),
        places: Vec::new(),
    }
}

/// T1.16 What stands on a PC board: abilities, where it starts, skills.
pub(crate) fn board_lines(words: &Words<'_>, role: Role) -> Vec<String> {
    let sheet = board(role);
    let abilities = Ability::ALL.iter().map(|&of| {
        words.tell("tokyo-check", &[("ability", of.into()), ("target", sheet.abilities[of as usize].into())])
    });
    let start = words.tell("tokyo-casting-start", &[("area", sheet.start.into())]);
    let skills = Skill::ALL.iter().flat_map(|&skill| {
        let row = match (skill, &sheet.solo) {
            (Skill::Support, Some(solo)) if words.view.options.is_solo() => solo,
            (Skill::Support | Skill::Enhanced | Skill::Site, _) => &sheet.skills[skill as usize],
        };
        let (name, kind) = (text::name(words.texts, row.word), words.skill_kind(skill));
        let head = words.tell("tokyo-plain-state", &[("name", name.into()), ("state", (&kind).into())]);
        let does = text::skill(words.texts, row).into_iter().map(|row| format!("  {row}"));
        std::iter::once(head).chain(does)
    });
    [words.list(abilities), start].into_iter().chain(skills).collect()
}

fn pc(words: &Words<'_>, role: Role) -> Sheet {
    let sheet = board(role);
    let skills =
        sheet.skills.iter().chain(&sheet.solo).map(|row| text::name(words.texts, row.word).to_owned());
    let player = words.view.seat_of(role).map(|seat| words.person(seat));
    Sheet {
        name: words.role(role).to_owned(),
        also: std::iter::once(role.word().to_owned()).chain(skills).collect(),
        lines: board_lines(words, role),
        places: player.into_iter().collect(),
    }
}

fn bot(words: &Words<'_>, role: Role) -> Sheet {
    let out = words.view.bots[role as usize].is_some();
    Sheet {
        name: words.bot(role),
        also: vec![format!("bot_{role}")],
        lines: text::bot(words.texts, role),
        places: out.then(|| words.say("tokyo-board-bots")).into_iter().collect(),
    }
}

/// T32.4 A scenario card, with its story. It is read once it has come out of its deck.
pub(crate) fn scene(words: &Words<'_>, scene: Scene) -> Sheet {
    let view = words.view;
    let tales = tales(words.texts, scene, Some(&view.story));
    let beside = view.story.table.iter().any(|it| it == scene);
    let beside = beside.then(|| words.say("tokyo-plain-beside"));
    Sheet {
        name: words.scene(scene).to_owned(),
        also: vec![scene.id(), scene.word().to_owned()],
        lines: tales.into_iter().chain(scene_lines(words, scene)).collect(),
        places: spots(words, |slot| view.slot(slot).scene == Some(scene)).into_iter().chain(beside).collect(),
    }
}

fn mod_card(words: &Words<'_>, card: ModCard) -> Sheet {
    let row = card.row();
    let open = words.view.story.mods.open.contains(card);
    let keywords = text::keywords(words.texts, row.keywords);
    let rows = mod_rows(words.texts, card, words.view.options.players);
    Sheet {
        name: words.mod_card(card).to_owned(),
        also: vec![card.id(), card.word().to_owned()],
        lines: text::tale(words.texts, row.word)
            .map(str::to_owned)
            .into_iter()
            .chain(keywords)
            .chain(rows)
            .collect(),
        places: open.then(|| words.say("tokyo-plain-beside")).into_iter().collect(),
    }
}

fn spots(words: &Words<'_>, here: impl Fn(Slot) -> bool) -> Vec<String> {
    Slot::ALL.iter().filter(|&&slot| here(slot)).map(|&slot| words.slot(slot)).collect()
}

/// Where the viewer sees a player card.
fn lies(words: &Words<'_>, card: Card) -> Vec<String> {
    let view = words.view;
    let of = |seat: Seat, place: &str| words.of(&words.pc(seat), &words.say(place));
    let mut places = spots(words, |slot| view.slot(slot).goods == Some(card));
    for seat in seats(words) {
        if view.pc(seat).equipment.iter().any(|equipped| equipped.card == card) {
            places.push(of(seat, "tokyo-board-equipment"));
        }
        if view.options.stash_of(seat) != seat {
            continue;
        }
        let stash = view.stash(seat);
        let piles = [(&stash.hand, "tokyo-board-hand"), (&stash.discard, "tokyo-board-discard")];
        places.extend(piles.into_iter().filter(|(pile, _)| pile.contains(&card)).map(|(_, id)| of(seat, id)));
    }
    if view.scrap.contains(card) {
        places.push(words.say("tokyo-board-scrap"));
    }
    if view.revealed.contains(&card) {
        places.push(words.say("tokyo-board-revealed"));
    }
    places
}

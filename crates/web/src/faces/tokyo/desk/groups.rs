//! The groups the choices fall into.

use crate::face::Choice;
use crate::faces::tokyo::scene::Scene;
use tokyo::{Action, Ask, Effect, Frame, Means, Row, View};

/// Choices, as the page has them.
pub(crate) type Offers<'a> = Vec<&'a Choice<Action>>;

/// A heading on the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    Answer,
    Pay,
    Interrupt,
    Ride,
    Site,
    Solve,
    Attack,
    Move,
    Buy,
    Play,
    Use,
    Skill,
    Bot,
    Equip,
    Return,
    Exchange,
    Show,
    End,
}

impl Group {
    /// All of them, in the order in which they stand on the desk.
    pub(crate) const ALL: [Group; 18] = [
        Group::Answer,
        Group::Pay,
        Group::Ride,
        Group::Site,
        Group::Solve,
        Group::Attack,
        Group::Move,
        Group::Buy,
        Group::Play,
        Group::Use,
        Group::Skill,
        Group::Bot,
        Group::Interrupt,
        Group::Equip,
        Group::Return,
        Group::Exchange,
        Group::Show,
        Group::End,
    ];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Group::Answer => "answer",
            Group::Pay => "pay",
            Group::Interrupt => "interrupt",
            Group::Ride => "ride",
            Group::Site => "site",
            Group::Solve => "solve",
            Group::Attack => "attack",
            Group::Move => "move",
            Group::Buy => "buy",
            Group::Play => "play",
            Group::Use => "use",
            Group::Skill => "skill",
            Group::Bot => "bot",
            Group::Equip => "equip",
            Group::Return => "return",
            Group::Exchange => "exchange",
            Group::Show => "show",
            Group::End => "end",
        }
    }

    /// T9.1 Whether it holds what the action phase offers in any order.
    pub(crate) const fn is_of_the_free_order(self) -> bool {
        match self {
            Group::Solve
            | Group::Attack
            | Group::Move
            | Group::Buy
            | Group::Play
            | Group::Use
            | Group::Skill
            | Group::Bot
            | Group::Equip
            | Group::Return
            | Group::Exchange
            | Group::Show => true,
            Group::Answer | Group::Pay | Group::Interrupt | Group::Ride | Group::Site | Group::End => false,
        }
    }

    /// The group an action is looked for in: what is used outside the action phase's free order answers a moment.
    pub(crate) fn of(view: &View, action: Action) -> Group {
        match action {
            Action::Use { by, .. } if is_used_freely(view) => Group::of_means(by),
            Action::Use { .. } | Action::Join { .. } => Group::Interrupt,
            Action::Token if view.check.is_none() => Group::Answer,
            Action::Pay(_) | Action::Token | Action::DrawTrouble | Action::Owe => Group::Pay,
            Action::Go(_) | Action::Board(_) | Action::Alight(_) => Group::Ride,
            Action::Explore | Action::Delve | Action::Fail | Action::Retreat => Group::Site,
            Action::Leave(_) => Group::of_leaving(view, Group::Move),
            Action::Spend(_) => Group::of_leaving(view, Group::Site),
            Action::Solve { .. } | Action::Side { .. } => Group::Solve,
            Action::Move(_) | Action::Ride(_) => Group::Move,
            Action::Buy(_) => Group::Buy,
            Action::Equip(_) | Action::EquipWith { .. } => Group::Equip,
            Action::Unequip(_) => Group::of_unequipping(view),
            Action::Return { .. } => Group::Return,
            Action::Exchange { .. } => Group::Exchange,
            Action::Show(_) => Group::Show,
            Action::Ready
            | Action::LayDown
            | Action::End
            | Action::Resume
            | Action::Drive
            | Action::Cancel
            | Action::GiveUp
            | Action::Pass => Group::End,
            Action::Role(_)
            | Action::Draw
            | Action::Discard(_)
            | Action::Redraw
            | Action::Keep
            | Action::Choose(_)
            | Action::Reward(_)
            | Action::Race(_)
            | Action::Seal(_)
            | Action::Agree
            | Action::Refuse
            | Action::Also(_)
            | Action::Slot(_)
            | Action::Pc(_)
            | Action::Npc
            | Action::Area(_)
            | Action::Refresh(_)
            | Action::Give(_)
            | Action::Gain { .. }
            | Action::Artifact
            | Action::Salvage
            | Action::Scrap(_)
            | Action::Under(_)
            | Action::Top(_)
            | Action::Read => Group::Answer,
        }
    }

    fn of_means(by: Means) -> Group {
        match by {
            Means::Hand(card) | Means::Gear(card) if attacks(card.row().rows) => Group::Attack,
            Means::Hand(_) => Group::Play,
            Means::Gear(_) => Group::Use,
            Means::Skill(_) => Group::Skill,
            Means::Bot(_) => Group::Bot,
        }
    }

    /// In the action phase the Site is left for an area as one moves to it: by touching it.
    fn of_leaving(view: &View, acting: Group) -> Group {
        if view.top() == Some(Frame::Ask(Ask::Act)) { acting } else { Group::Answer }
    }

    fn of_unequipping(view: &View) -> Group {
        if view.top() == Some(Frame::Ask(Ask::Act)) { Group::Equip } else { Group::Answer }
    }
}

/// Whether what is used answers no moment.
pub(crate) fn is_used_freely(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Ask(Ask::Act | Ask::Shadow { .. })))
}

/// T20.2 Whether using it is an attack action.
pub(crate) fn attacks(rows: &[Row]) -> bool {
    rows.iter().flat_map(|row| row.does).any(|does| matches!(does.what, Effect::Attack(_)))
}

/// The choices by their groups. T32.28 A page of the story is turned where it lies.
pub(crate) struct Groups<'a>([Offers<'a>; Group::ALL.len()]);

impl<'a> Groups<'a> {
    pub(crate) fn of(scene: &Scene<'a>) -> Groups<'a> {
        let mut groups = std::array::from_fn(|_| Vec::new());
        for choice in scene.choices.iter().filter(|choice| choice.action != Action::Read) {
            groups[Group::of(scene.view, choice.action) as usize].push(choice);
        }
        Groups(groups)
    }

    /// The choices of a group.
    pub(crate) fn offers(&self, group: Group) -> &Offers<'a> {
        &self.0[group as usize]
    }

    /// How many choices there are.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }
}

//! What lies on the table.

pub(crate) mod battle;
pub(crate) mod board_cards;
pub(crate) mod bots;
pub(crate) mod card;
pub(crate) mod card_menu;
pub(crate) mod casting;
pub(crate) mod check;
pub(crate) mod coming;
pub(crate) mod guide;
pub(crate) mod journey;
pub(crate) mod letters;
pub(crate) mod mat;
pub(crate) mod mat_menus;
pub(crate) mod offers;
pub(crate) mod pc_board;
pub(crate) mod piles;
pub(crate) mod places;
pub(crate) mod race;
pub(crate) mod reach;
pub(crate) mod round;
pub(crate) mod site;
pub(crate) mod slots;
pub(crate) mod sprite;
pub(crate) mod story;

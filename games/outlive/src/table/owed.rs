//! How positions and views write what a seat owes: in one list of words, whatever kind it is of.

use crate::table::frames::{Chore, Loss, SetupChoice, Todo};

/// [`Owed`], and which word stands for what.
macro_rules! words {
    ($($word:ident $({ $(#[$attribute:meta])? $field:ident })? is $kind:ident($of:ident::$todo:ident)),+ $(,)?) => {
        /// The words of a [`Todo`].
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
        pub(super) enum Owed {
            Nothing,
            $($word $({ $(#[$attribute])? $field: u8 })?,)+
        }

        impl From<Owed> for Todo {
            fn from(owed: Owed) -> Todo {
                match owed {
                    Owed::Nothing => Todo::Nothing,
                    $(Owed::$word $({ $field })? => Todo::$kind($of::$todo $({ $field })?),)+
                }
            }
        }

        impl From<Todo> for Owed {
            fn from(todo: Todo) -> Owed {
                match todo {
                    Todo::Nothing => Owed::Nothing,
                    $(Todo::$kind($of::$todo $({ $field })?) => Owed::$word $({ $field })?,)+
                }
            }
        }
    };
}

words! {
    DiscardRooms { left } is Setup(SetupChoice::DiscardRooms),
    BuildFree is Setup(SetupChoice::BuildFree),
    Settle is Setup(SetupChoice::Settle),
    ChooseLeader is Setup(SetupChoice::ChooseLeader),
    PlaceHeroes is Setup(SetupChoice::PlaceHeroes),
    LoseGoods { left } is Loss(Loss::Goods),
    LoseFood { left } is Loss(Loss::Food),
    LoseSurvivors { left } is Loss(Loss::Survivors),
    Feed is Chore(Chore::Feed),
    Starve { left } is Chore(Chore::Starve),
    Irradiated { left } is Chore(Chore::Irradiated),
    Recruit is Chore(Chore::Recruit),
    Build is Chore(Chore::Build),
    Repair { #[serde(default)] cheaper } is Chore(Chore::Repair),
}

//! What each person sets for themselves: how pages look, sound and answer.
//!
//! Settings belong to their reader alone. Pages say them as attributes of the root element, where style and scripts read
//! them; no part of a table is drawn from them.

use kernel::NotationError;
use std::fmt;
use std::str::FromStr;
use vocabulary::{unknown, words};

words! {
    /// The colours of pages.
    pub enum Theme as "theme" {
        /// As the device has it.
        System = "system",
        /// Always light.
        Light = "light",
        /// Always dark.
        Dark = "dark",
    }
}

words! {
    /// The size of letters, in percent of the browser's.
    pub enum TextSize as "text size" {
        /// As the browser has it.
        Usual = "100",
        /// A little larger.
        Large = "110",
        /// Larger still.
        Largest = "125",
    }
}

words! {
    /// How much of a wide window the board takes from what stands beside it.
    pub enum BoardSize as "board size" {
        /// Less, so that the log is wider.
        Small = "small",
        /// As it is designed.
        Usual = "usual",
        /// More, so that the log is narrower.
        Large = "large",
    }
}

words! {
    /// How fast steps are played: a factor, or 0 where they are shown at once.
    pub enum Speed as "speed" {
        /// Half as fast.
        Half = "0.5",
        /// As they are composed.
        Usual = "1",
        /// Twice as fast.
        Double = "2",
        /// Four times as fast.
        Fourfold = "4",
        /// Not played: what has come of them is shown at once.
        AtOnce = "0",
    }
}

words! {
    /// Whether a table sounds.
    pub enum Sound as "sound" {
        /// It is silent.
        Off = "off",
        /// It sounds.
        On = "on",
    }
}

words! {
    /// How loud it sounds, in percent.
    pub enum Volume as "volume" {
        /// Barely.
        Quiet = "25",
        /// Clearly.
        Usual = "50",
        /// Louder.
        Loud = "75",
        /// As loud as it can.
        Full = "100",
    }
}

words! {
    /// Whether the end of a turn is confirmed before it is played.
    pub enum EndTurn as "answer about the end of a turn" {
        /// When something is lost by it.
        WhenLost = "when_lost",
        /// Never.
        Never = "never",
    }
}

words! {
    /// The hand that points.
    pub enum Hand as "hand" {
        /// The right one.
        Right = "right",
        /// The left one: what is pressed often lies on the left.
        Left = "left",
    }
}

words! {
    /// Whether the ids of rules stand beside what follows them.
    pub enum RuleIds as "answer about rule ids" {
        /// They are shown.
        Shown = "shown",
        /// They are hidden.
        Hidden = "hidden",
    }
}

words! {
    /// Whether single letters and digits do something at a table.
    pub enum Keys as "answer about keys" {
        /// They do.
        On = "on",
        /// They do not.
        Off = "off",
    }
}

words! {
    /// How many seconds a window for events stays open before the seat passes by itself.
    pub enum WindowWait as "wait" {
        /// 3 seconds.
        Three = "3",
        /// 5 seconds.
        Five = "5",
        /// 10 seconds.
        Ten = "10",
        /// 20 seconds.
        Twenty = "20",
        /// It stays open until the person says something.
        Never = "never",
    }
}

impl WindowWait {
    /// The seconds; none if the seat does not pass by itself.
    pub const fn seconds(self) -> Option<u8> {
        match self {
            WindowWait::Three => Some(3),
            WindowWait::Five => Some(5),
            WindowWait::Ten => Some(10),
            WindowWait::Twenty => Some(20),
            WindowWait::Never => None,
        }
    }
}

/// Defines the settings: name, type and what holds for those who have said nothing.
macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident: $kind:ident = $usual:ident,)+) => {
        /// The settings of one person. They are spelled `name=value`, separated by spaces.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Settings {
            $($(#[$doc])* pub $name: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($name: $kind::$usual,)+ }
            }
        }

        impl Settings {
            /// The names of all settings.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// Changes one setting.
            ///
            /// # Errors
            /// If no setting has this name, or the setting has no such value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
                match name {
                    $(stringify!($name) => self.$name = value.parse()?,)+
                    _ => return Err(NotationError::new(unknown("setting", name, Settings::NAMES.iter().copied()))),
                }
                Ok(())
            }
        }

        impl fmt::Display for Settings {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let words = [$(format!("{}={}", stringify!($name), self.$name),)+];
                f.write_str(&words.join(" "))
            }
        }
    };
}

settings! {
    /// The colours of pages.
    theme: Theme = System,
    /// The size of letters.
    text_size: TextSize = Usual,
    /// How much of a wide window the board takes.
    board_size: BoardSize = Usual,
    /// On which side lies what is pressed often.
    hand: Hand = Right,
    /// Whether rule ids are shown.
    rule_ids: RuleIds = Shown,
    /// How fast steps are played.
    speed: Speed = Usual,
    /// Whether a table sounds.
    sound: Sound = Off,
    /// How loud.
    volume: Volume = Usual,
    /// Whether the end of a turn is confirmed.
    end_turn: EndTurn = WhenLost,
    /// How long a window for events stays open.
    window_wait: WindowWait = Five,
    /// Whether single keys do something.
    keys: Keys = On,
}

impl Settings {
    /// What is still understood of settings that were written down some time ago. The rest is as for those who have said
    /// nothing.
    pub fn remembered(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            // What this program does not know any more, or not yet, is passed over.
            let _ = settings.set(name, value);
        }
        settings
    }
}

impl FromStr for Settings {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Settings, NotationError> {
        let mut settings = Settings::default();
        for word in text.split_whitespace() {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| NotationError::new(format!("`{word}` is not of the form name=value")))?;
            settings.set(name, value)?;
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_written_and_read() {
        let mut settings = Settings::default();
        assert_eq!(settings.to_string().parse(), Ok(settings));
        settings.set("theme", "dark").unwrap();
        settings.set("window_wait", "never").unwrap();
        assert_eq!(settings.to_string().parse(), Ok(settings));
        assert_eq!("theme=dark window_wait=never".parse(), Ok(settings));
        assert_eq!((settings.theme, settings.window_wait.seconds()), (Theme::Dark, None));
        for wait in WindowWait::ALL {
            assert_eq!(wait.seconds().map_or("never".to_owned(), |seconds| seconds.to_string()), wait.word());
        }
    }

    #[test]
    fn what_is_not_a_setting_is_explained() {
        let refused = |text: &str| text.parse::<Settings>().unwrap_err().to_string();
        assert_eq!(refused("dark"), "`dark` is not of the form name=value");
        assert_eq!(refused("themes=dark"), "there is no setting `themes`; did you mean `theme`?");
        assert_eq!(refused("theme=black"), "there is no theme `black`; write one of system, light, dark");
    }

    #[test]
    fn what_is_remembered_outlives_what_is_not_understood() {
        let settings = Settings::remembered("theme=dark colour=red speed=3 sound=on");
        assert_eq!(settings, "theme=dark sound=on".parse().unwrap());
    }
}

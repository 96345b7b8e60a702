//! Pictures as they lie on the table: in a slot with their sign, in a hand with their sound too.

use crate::kit::picture::{Picture, Voice};
use maud::{Markup, html};

/// On the mat there is room for the sign.
pub(crate) fn on_the_mat(picture: &Picture) -> Markup {
    let sign = picture.voice.as_ref().filter(|voice| voice.sign.is_some());
    let sign = sign.map(|voice| Voice { sound: None, ..voice.clone() });
    html! { (picture) @if let Some(sign) = sign { (sign) } }
}

/// In a hand they are larger.
pub(crate) fn in_a_hand(picture: &Picture) -> Markup {
    html! { (picture) @if let Some(voice) = &picture.voice { (voice) } }
}

/// The Japanese name as ornament: who reads Japanese has it already.
pub(crate) fn sign(picture: &Picture) -> Markup {
    let sign = picture.voice.as_ref().and_then(|voice| Some((voice.language, voice.sign.as_ref()?)));
    html! { @if let Some((language, sign)) = sign { span .kana lang=(language) aria-hidden="true" { (sign) } } }
}

//! What is lettered over a picture, as in a comic: the Japanese name as an upright sign, and the sound of what the card does, of its failure first.
//! It is ornament, the same in every language; what counts is said in the reader's own words.

use crate::faces::tokyo::words::text;
use crate::kit::picture::{Picture, Voice};
use tokyo::{Attack, DamageType, Effect, Odd, Range, Row, When};

/// The most characters on a sign.
const SIGN: usize = 8;

/// The language of the signs.
const JAPANESE: &str = "ja";

/// The picture with the voice of what has this word and these rows.
pub(super) fn lettered(picture: Picture, word: &'static str, rows: &[Row]) -> Picture {
    let heard = |row: &Row| row.does.iter().find_map(|does| sound(row.when, does.what));
    let failure = rows.iter().find(|row| row.when == When::Failure).and_then(heard);
    let sound = failure.or_else(|| rows.iter().find_map(heard));
    let voice = Voice { language: JAPANESE, sign: sign(word), sound };
    if voice.sign.is_none() && voice.sound.is_none() { picture } else { picture.lettered(voice) }
}

/// The name without what stands before a wide space, if it is short enough.
fn sign(word: &'static str) -> Option<String> {
    let japanese = i18n::languages().find(JAPANESE)?;
    let name = text::name(japanese, word);
    let name = name.rsplit('\u{3000}').next().unwrap_or(name);
    (name != word && name.chars().count() <= SIGN).then(|| name.to_owned())
}

/// What an effect sounds like, if it can be heard.
fn sound(when: When, effect: Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Attack(attack) => blow(&attack),
        Effect::Strike { kind: DamageType::Physical, .. } => "ザクッ",
        Effect::Strike { kind: DamageType::Cognitive, .. } => "キィン",
        Effect::Boost { .. } => "グッ",
        Effect::Reduce { .. } => "ガキン",
        Effect::Bonus { .. } => "ピコン",
        Effect::Tax { .. } => "ギギギ",
        Effect::Vehicle { areas: 1, .. } => "ブォン",
        Effect::Vehicle { .. } => "ゴオオ",
        Effect::Heal(_) => "ホッ",
        Effect::Refresh { .. } | Effect::RefreshThis(_) => "カチッ",
        Effect::Draw(_) => "シャッ",
        Effect::Discard(_) => "バサッ",
        Effect::Token(_) | Effect::Buy { .. } => "チャリン",
        Effect::Toll(_) => "スッ",
        Effect::Salvage(_) => "ガサッ",
        Effect::Artifact => "キラッ",
        Effect::Harm { kind: DamageType::Physical, .. } if when == When::End => "ドカッ",
        Effect::Harm { kind: DamageType::Physical, .. } => "ズキッ",
        Effect::Harm { kind: DamageType::Cognitive, .. } => "ゾワッ",
        Effect::Strip(_) => "ベキッ",
        Effect::Trouble(_) => "ザワッ",
        Effect::Redraw => "クルッ",
        Effect::Deeper(_) => "ゴゴゴ",
        Effect::Odd(Odd::NoPlacement | Odd::Overlook | Odd::Sweep) => "シーン",
        Effect::Odd(Odd::Aggravate) => "バンッ",
        Effect::Odd(Odd::DoubleDamage) => "ドクン",
        Effect::Story(_) | Effect::Odd(_) => return None,
    })
}

fn blow(attack: &Attack) -> &'static str {
    let heard = |kind: &DamageType| *kind == DamageType::Physical;
    match (attack.kinds.iter().any(heard), attack.range) {
        (false, Range::Far | Range::FarPlus) => "キィン",
        (false, Range::Near | Range::NearPlus) => "ジジッ",
        (true, _) if attack.spread > 1 => "ドドド",
        (true, _) if attack.hits > 1 => "ガガガ",
        (true, Range::Far | Range::FarPlus) => "バンッ",
        (true, Range::Near | Range::NearPlus) => "ドカッ",
    }
}

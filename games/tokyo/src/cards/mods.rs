//! T32.12 The MOD cards: what the whole city goes through. SM-01 to SM-10.

use super::ModRow;
use super::effect::{Does, Effect, Row, When, Who};
use super::short::{does, harm};
use crate::story::{Aim, Cue, Deed, Given, Renewal};
use crate::words::Ability::{Combat, Empathy};
use crate::words::{DamageType, Keyword, Text, text};

const fn card(number: u8, word: &'static str, name: Text, story: Text) -> ModRow {
    ModRow { word, number, name, story, keywords: &[], rows: &[] }
}

const fn deed(deed: Deed) -> Does {
    does(Who::You, Effect::Story(deed))
}

const fn always(does: &'static [Does]) -> Row {
    Row::new(When::Always, does)
}

pub(super) static ROWS: [ModRow; 10] = [
    card(1, "rolling_blackout", text("Rolling Blackout", "輪番停電", "分區停電"), text(
        "The city goes dark by turns. It is always the turn of the wrong quarter.",
        "街は順番に暗くなる。順番が回ってくるのは、いつも間の悪い区画だ。",
        "城市輪流陷入黑暗。每次輪到的，總是最不該停的那一區。",
    ))
    .rows(&[always(&[deed(Deed::Blackout)])]),
    card(2, "black_market_sunday", text("Black Market Sunday", "闇市の日曜", "黑市星期天"), text(
        "Once a month every seller forgets where the goods came from. Prices forget too.",
        "月に一度、売り手は皆、品物の出所を忘れる。値段のほうも、少し忘れる。",
        "每個月有一天，賣家全都忘了貨是哪裡來的。價錢也跟著忘了一點。",
    ))
    .rows(&[always(&[deed(Deed::Targets(Aim::Buy, -1, 2))])]),
    card(3, "checkpoint_season", text("Checkpoint Season", "検問強化", "盤查季節"), text(
        "Every street corner wants your papers. The wall, short of hands, wants nothing.",
        "どの街角でも身分証を見せろと言われる。人手の足りない壁では、何も言われない。",
        "每個街角都要你出示證件。人手不足的圍牆邊，倒是什麼都不要。",
    ))
    .rows(&[always(&[deed(Deed::Targets(Aim::Move, 1, 0)), deed(Deed::Targets(Aim::IntoSite, -1, 3))])]),
    card(4, "ring_weather", text("Ring Weather", "リングの天気", "環的天氣"), text(
        "The Ring hums at the edge of hearing. Outside it is almost restful.",
        "リングが、聞こえるか聞こえないかの高さで唸る。外にいる者には、子守唄に近い。",
        "環在聽覺的邊緣嗡嗡作響。對外頭的人來說，幾乎像首搖籃曲。",
    ))
    .keywords(&[Keyword::Environment])
    .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Cognitive, 1)), deed(Deed::Rest(1))])]),
    card(5, "festival_night", text("Festival Night", "祭りの夜", "祭典之夜"), text(
        "Drums on every roof. Nobody wants to fight, and everybody wants to talk.",
        "どの屋根でも太鼓が鳴る。誰も喧嘩はしたがらず、誰もが話をしたがる。",
        "家家戶戶的屋頂都有鼓聲。沒有人想打架，人人都想聊天。",
    ))
    .rows(&[always(&[
        deed(Deed::Targets(Aim::With(Empathy), -1, 2)),
        deed(Deed::Targets(Aim::With(Combat), 1, 0)),
    ])]),
    card(6, "relief_drop", text("Relief Drop", "支援物資", "救援物資"), text(
        "Crates under grey parachutes, addressed to nobody. Bandages, mostly, and one violin.",
        "灰色の落下傘で降りてくる、宛名のない木箱。中身はたいてい包帯で、一挺だけバイオリンがあった。",
        "灰色降落傘吊著木箱緩緩落下，上面沒寫收件人。裡頭多半是繃帶，還有一把小提琴。",
    ))
    .rows(&[Row::new(When::Start, &[does(Who::MostHurt, Effect::Heal(1))])]),
    card(7, "curfew", text("Curfew", "夜間外出禁止", "宵禁"), text(
        "Two people are a gathering. Three are a plot.",
        "二人なら集会。三人なら陰謀だ。",
        "兩個人是集會。三個人就是陰謀。",
    ))
    .rows(&[
        Row::new(When::Story(Cue::Revealed), &[deed(Deed::Mod(Renewal::Instead))]).given(Given::Pcs(1)),
        Row::new(When::End, &[does(Who::Crowded, Effect::Story(Deed::Crowd))]),
    ]),
    card(8, "gold_rush", text("Gold Rush", "ゴールドラッシュ", "淘金熱"), text(
        "Somebody sold a spoon from the Site for the price of a house. The queue at the fence is longer now.",
        "『サイト』から出た匙が一本、家一軒の値で売れた。柵の前の列は、前より長い。",
        "有人把一支從『禁域』帶出來的湯匙賣出一棟房子的價錢。柵欄前的隊伍比以前更長了。",
    ))
    .rows(&[
        always(&[deed(Deed::Targets(Aim::IntoSite, 1, 0))]),
        Row::new(When::Story(Cue::SiteSolved), &[does(Who::You, Effect::Token(1))]),
    ]),
    card(9, "a_lull", text("A Lull", "凪", "風平浪靜"), text(
        "For one evening nothing happens, and nobody trusts it. Use it anyway.",
        "一晩だけ何も起こらず、誰もそれを信じない。それでも、使わない手はない。",
        "整個晚上什麼事也沒發生，誰也不敢相信。不過，不用白不用。",
    ))
    .rows(&[Row::new(When::Start, &[deed(Deed::Lull([1, 1, 2, 2]))])]),
    card(10, "copycats", text("Copycats", "模倣犯", "模仿犯"), text(
        "One good crime, well reported, is worth five bad ones. The newspapers have resumed printing.",
        "見事な犯罪が一件、上手に報じられれば、下手な犯罪が五件生まれる。新聞は、発行を再開したらしい。",
        "一樁漂亮的犯罪，只要報導得好，就能生出五樁拙劣的。聽說報紙又開始印了。",
    ))
    .rows(&[Row::new(When::End, &[does(Who::Any, harm(DamageType::Physical, 1))])
        .given(Given::Troubles([4, 5, 6, 7]))]),
];

//! T20.28 T32.7 T32.9 T32.13 T32.14 T32.21 T32.22 T32.23 T32.24 The cards of S04: SC04-01 to SC04-13.

use super::super::deed::{Aim, Cue, Deed, Fit, Given, Letter, Renewal, Turn};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, each, when};
use crate::cards::short::{PHYSICAL, does, harm};
use crate::cards::{Effect, Enemy, Row, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S04, number, word, name, story)
}

/// SC04-12 on its page and among the equipment.
pub(crate) const NINE_NAME: Text = text("Old Number Nine", "おんぼろ九号", "老破九號");
/// What it does.
pub(crate) const NINE: &[Row] = &[
    when(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 1, bonus: 1 })]),
    when(When::Always, &[deed(Deed::ThisStays)]),
];

pub(in crate::story) static ROWS: [SceneRow; 13] = [
    scene(1, "sc04_01", text("Whispers on the Line", "線路の噂", "鐵軌上的耳語"), text(
        "The rails are singing again, and everybody with an engine has heard it. The organisers have no names, only a bell and a bucket for the fees. Somewhere in the dark, something round is rolling by itself.",
        "線路がまた歌い始め、エンジンを持つ者はみなそれを聞いた。主催者に名はなく、あるのは鐘と、参加料を入れるバケツだけ。闇のどこかで、丸い何かがひとりでに転がっている。",
        "鐵軌又唱起歌來，凡是有引擎的人都聽見了。主辦者沒有名字，只有一口鐘，和一只收報名費的水桶。黑暗中的某處，有個圓圓的東西正自己滾著。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        deed(Deed::Place(2, Area::Shinagawa)),
        deed(Deed::Discard(&[1])),
    ])]),
    scene(2, "sc04_02", text("Entry Desk", "参加受付", "報名處"), text(
        "A folding table under a railway bridge. One form, one question: “If you die, who gets the ball?” Behind the table stands Old Number Nine, with a price on its windscreen and flowers on its bonnet.",
        "鉄道橋の下の折り畳み机。書類は一枚、質問はひとつ。「死んだら玉は誰に？」机の後ろには、窓に値札、鼻先に花をのせた「おんぼろ九号」が停まっている。",
        "鐵路橋下擺著一張摺疊桌。表格一張，問題一個：「你要是死了，球歸誰？」桌子後頭停著「老破九號」，擋風玻璃上貼著價錢，引擎蓋上擺著花。",
    ))
    .solved(Way::Here(Task::check(&[(Economy, 4), (Technique, 4)])))
    .solved_by(Fit::Seats)
    .side(&[(Economy, 5), (Empathy, 5), (Technique, 5)], Given::Unread(12))
    .rows(&[
        cue(Cue::Side, &[deed(Deed::Lend(12))]),
        when(When::Success, &[deed(Deed::Driver), deed(Deed::Open(3))]),
    ]),
    scene(3, "sc04_03", text("Green Light", "青信号", "綠燈"), text(
        "The bell rings once, and the ball is in your lap, heavier than it looks and warmer than it should be. Twenty engines answer. There is no second bell.",
        "鐘が一度だけ鳴り、玉は君たちの膝の上にあった。見た目より重く、あるべき温度より温かい。二十のエンジンが応える。二度目の鐘は、ない。",
        "鐘只響了一聲，球已經在你們膝上，比看起來重，也比該有的溫度暖。二十具引擎同聲回應。不會有第二聲鐘響。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::NameVehicle),
            deed(Deed::Place(5, Area::Akiba)),
            deed(Deed::Place(6, Area::Shinjuku)),
            deed(Deed::Place(7, Area::Shibuya)),
            deed(Deed::Open(4)),
        ]),
        when(When::Always, &[deed(Deed::VehicleStays)]),
        when(When::End, &[deed(Deed::Stamp(&[(5, Area::Akiba), (6, Area::Shinjuku), (7, Area::Shibuya)]))]),
        cue(Cue::Once(Given::Tokens(3, always(1))), &[deed(Deed::Open(8))]).given(Given::Unread(8)),
        cue(Cue::Once(Given::Tokens(3, always(2))), &[deed(Deed::Open(9))]).given(Given::Unread(9)),
        cue(Cue::Once(Given::Tokens(3, always(3))), &[deed(Deed::Open(11))]).given(Given::Unread(11)),
    ]),
    scene(4, "sc04_04", text("The Board", "順位表", "排名榜"), text(
        "A boy with chalk runs along the embankment and writes the order on the wall. He never writes your name first. He seems to think it is kinder.",
        "白墨を持った少年が土手を走り、壁に順位を書いていく。彼は決して、君たちの名を一番上には書かない。そのほうが優しいと思っているらしい。",
        "一個拿粉筆的男孩沿著堤岸跑，把名次寫在牆上。他從不把你們的名字寫在最上面。他似乎覺得，這樣比較體貼。",
    ))
    .rows(&[
        when(When::End, &[deed(Deed::Put(4, always(1)))]),
        cue(Cue::Once(Given::Tokens(4, [10, 9, 13, 13])), &[deed(Deed::Defeat)]),
    ]),
    scene(5, "sc04_05", text("Akiba: The Dark Junction", "アキバ・暗転交差点", "秋葉・熄燈路口"), text(
        "Every light in Electric Town goes out the moment the bell rings. Somebody is selling the way through. Somebody else is a better mechanic.",
        "鐘が鳴った瞬間、電気街の灯がすべて落ちた。抜け道を売っている者がいる。それより腕のいい修理屋も、いる。",
        "鐘聲一響，電器街的燈全滅了。有人在賣穿過去的路線。也有人，修東西的手藝更好。",
    ))
    .solved(Way::Here(Task::collects([1, 1, 2, 2], &[(Technique, 6), (Economy, 6), (Empathy, 7)])))
    .reward(1),
    scene(6, "sc04_06", text("Shinjuku: The Blockade", "シンジュク・封鎖線", "新宿・封鎖線"), text(
        "Three buses across the tracks and a choir of megaphones. The police are not here for the race. They have simply run out of other things to stop.",
        "線路を塞ぐ三台のバスと、拡声器の合唱。警察はレースを止めに来たのではない。ほかに止めるものが、もうなくなっただけだ。",
        "三輛公車橫在鐵軌上，擴音器此起彼落地合唱。警察不是來攔比賽的。只是除了這個，他們已經沒別的東西好攔了。",
    ))
    .solved(Way::Here(Task::enemy(
        [6, 8, 7, 8],
        Enemy::new(4, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Economy, 6), (Technique, 6), (Empathy, 7)],
    )))
    .reward(1),
    scene(7, "sc04_07", text("Shibuya: The Flood of People", "シブヤ・人の洪水", "澀谷・人潮"), text(
        "Four thousand people wait to see the finish, and all of them are standing on it. They will move for a song. They will also move for a fist, but they will remember it.",
        "四千人がゴールを見に来て、その全員がゴールの上に立っている。歌ってやれば道は開く。拳でも道は開くが、そちらは忘れてもらえない。",
        "四千人等著看終點，而他們全站在終點上。唱首歌，他們就會讓開。掄拳頭，他們也會讓開，只是會一直記得。",
    ))
    .solved(Way::Here(Task::collects([1, 1, 2, 2], &[(Empathy, 6), (Combat, 6), (Economy, 7)])))
    .reward(1),
    scene(8, "sc04_08", text("The Hearse", "霊柩車", "靈車"), text(
        "Long, black, beautifully kept, and nobody has ever seen the driver. It does not overtake. It arrives first and waits for you.",
        "長く、黒く、手入れが行き届き、運転手を見た者はいない。追い抜いたりはしない。先に着いて、待っているのだ。",
        "又長又黑，保養得無可挑剔，誰也沒見過開車的人。它不超車。它先到，然後等著你們。",
    ))
    .solved(Way::Here(Task::enemy(
        [5, 7, 6, 6],
        Enemy::new(3, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
        &[(Technique, 6), (Empathy, 6), (Economy, 7)],
    )))
    .attacked_by(Fit::Wheels)
    .reward(1)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(8, Area::Akiba))]),
        when(When::Success, &[deed(Deed::TakeOff(4, always(2)))]),
        when(When::End, &[deed(Deed::Move(Turn::Counterclockwise))]),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]).given(Given::DriverHere),
        when(When::End, &[deed(Deed::Put(4, always(1)))]).given(Given::DriverElsewhere),
    ]),
    scene(9, "sc04_09", text("The Bookmaker’s Offer", "胴元の提案", "莊家的提議"), text(
        "A hand with too many rings comes through the window at full speed. The offer is simple: finish second. The advance is already in your glove box.",
        "全速で走る車の窓から、指輪だらけの手が差し込まれた。提案は簡単だ。二着で入れ。前金は、もう助手席の物入れに入っている。",
        "全速奔馳中，一隻戴滿戒指的手從車窗伸了進來。提議很簡單：跑第二。訂金已經在你們的置物箱裡了。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[
            each(Effect::Token(1)),
            each(Effect::Heal(1)),
            deed(Deed::Put(4, always(2))),
            deed(Deed::Mod(Renewal::Instead)),
            deed(Deed::Discard(&[9])),
            deed(Deed::Open(10)),
        ]),
        cue(Cue::Chosen(Letter::B), &[
            deed(Deed::TakeOff(4, always(1))),
            deed(Deed::TroublesAtDriver(always(1))),
            deed(Deed::Mod(Renewal::Instead)),
            deed(Deed::Discard(&[9])),
            deed(Deed::Open(10)),
        ]),
    ]),
    scene(10, "sc04_10", text("The Ball Wakes", "玉が目を覚ます", "球醒了"), text(
        "It has begun to turn in your lap, slowly, against the direction of travel. Dogs run beside the car. Every light you pass goes red, and then, politely, green.",
        "玉が膝の上で、進む向きとは逆に、ゆっくりと回り始めた。犬の群れが車に並んで走る。通り過ぎる信号はすべて赤になり、それから律儀に、青へ変わった。",
        "球開始在膝上慢慢轉動，與前進的方向相反。狗群跟著車子跑。每經過一盞燈號都先轉紅，然後很有禮貌地，再變綠。",
    ))
    .rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::DriverMove, 1, 0))]),
        when(When::End, &[deed(Deed::DriverChooses)]),
        cue(Cue::Chosen(Letter::A), &[does(Who::You, harm(Cognitive, 1))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::TroublesAtDriver(always(1)))]),
    ]),
    scene(11, "sc04_11", text("The Finish", "ゴールライン", "終點線"), text(
        "The line is a strip of red tape between two lamp posts. The ball leaps out of your arms and rolls for it, and so does everyone else. For eleven seconds the whole of Shibuya is one fist.",
        "ゴールは、二本の街灯に渡された赤いテープ一本。玉は君たちの腕から飛び出してそこへ転がり、ほかの全員も後を追う。十一秒のあいだ、シブヤ全体がひとつの拳になった。",
        "終點是兩根路燈之間拉起的一條紅膠帶。球從你們懷裡跳出去，朝它滾去，其他人也全都撲了上來。十一秒之間，整個澀谷就是一個拳頭。",
    ))
    .solved(Way::Here(Task::stays(&[(Technique, 6), (Combat, 6), (Empathy, 6), (Economy, 6)])))
    .solved_by(Fit::DriverHere)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shibuya))]),
        when(When::Success, &[deed(Deed::Put(11, always(1)))]),
        cue(Cue::Once(Given::Tokens(11, [2, 3, 3, 3])), &[deed(Deed::Open(13))])
            .given(Given::Gathered([1, 1, 2, 2])),
    ]),
    scene(12, "sc04_12", NINE_NAME, text(
        "It has been round the loop nine hundred times and stopped twice. Nobody stole it in five years. It starts if you thank it first.",
        "環状線を九百周して、止まったのは二度だけ。五年間、盗もうとした者もいない。先に礼を言えば、エンジンがかかる。",
        "它繞過環狀線九百圈，只停過兩次。五年來，沒有人偷過它。先跟它說聲謝謝，它就會發動。",
    ))
    .rows(NINE),
    scene(13, "sc04_13", text("Who Gets the Ball", "玉は誰に", "球歸誰"), text(
        "The boy with the chalk wipes the wall clean and writes one name. The ball lies in the gutter, cold, ordinary, an iron ball. It is three days before you notice that it has turned to face the Ring.",
        "白墨の少年は壁を拭い、名前をひとつだけ書いた。玉は側溝に転がっている。冷たい、ありふれた鉄の玉だ。それがいつのまにかリングのほうを向いていると気づいたのは、三日後のことだった。",
        "拿粉筆的男孩把牆擦乾淨，只寫下一個名字。球躺在水溝裡，冰冷，尋常，一顆鐵球。三天後你們才發現，它不知何時已經轉過去，正對著那個環。",
    ))
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

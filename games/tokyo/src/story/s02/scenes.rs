//! T27.4 T32.7 T32.9 T32.11 T32.13 T32.14 The cards of S02: SC02-01 to SC02-14.

use super::super::deed::{Aim, Cue, Deed, Given, Letter, Renewal};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, when};
use crate::cards::short::{PHYSICAL, does, harm};
use crate::cards::{Effect, Enemy, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::{Area, Keyword, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S02, number, word, name, story)
}

/// Solved Site cards that lead to the gate of a floor.
const DEPTH: [u8; 4] = [3, 3, 3, 2];

pub(in crate::story) static ROWS: [SceneRow; 14] = [
    scene(1, "sc02_01", text("The Shaft", "縦穴", "豎井"), text(
        "It opened overnight, round as a well and lined with white tiles. Far below, a bell announces trains. The cartographers’ circle pays by the floor, and pays double for anyone who comes back to draw it.",
        "それは一夜にして開いた。井戸のように丸く、白いタイルで縁取られた穴だ。はるか底で、発車ベルが鳴っている。地図師の会は一階ごとに金を払い、戻って図を描ける者には倍を出すという。",
        "它一夜之間就開了，圓得像口井，四壁鋪著白瓷磚。極深的底下，有鈴聲在宣告列車進站。製圖師公會按樓層付錢，能回來把它畫下來的人，加倍。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        deed(Deed::Place(3, Area::Akiba)),
        deed(Deed::Place(4, Area::Shinagawa)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
    ])]),
    scene(2, "sc02_02", text("Descent Log", "降下記録", "下降紀錄"), text(
        "The log has three columns: depth, light, and who was still talking. You sharpen the pencil. The first line is always the easiest.",
        "記録帳には三つの欄がある。深さ、明かり、そして、まだ口をきいていた者。君たちは鉛筆を削る。一行目は、いつだっていちばん楽だ。",
        "紀錄簿上有三欄：深度、光線、還在說話的人。你們削尖了鉛筆。第一行，永遠最好寫。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Open(5))]),
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(2, always(1)))]).given(Given::NoGate),
    ]),
    scene(3, "sc02_03", text("The Surveyor’s Widow", "測量士の未亡人", "測量員的遺孀"), text(
        "Her husband mapped the tunnels for thirty years and one afternoon. The afternoon is still in his notebook. She will lend it to someone who can read his hand, or who will listen to her read it.",
        "夫は三十年と一日の午後をかけて、地下道を測り続けた。その午後の頁が、手帳に残っている。彼女がそれを貸すのは、夫の字を読める者か、彼女が読み上げるのを聴いてくれる者だけだ。",
        "她的丈夫測繪地道，測了三十年又一個下午。那個下午還留在他的筆記本裡。她只肯借給看得懂他字跡的人，或是願意聽她讀完的人。",
    ))
    .solved(Way::Here(Task::serves(2, &[(Technique, 5), (Empathy, 5)])))
    .rows(&[
        when(When::Always, &[deed(Deed::Bypass)]),
        cue(Cue::Once(Given::All(&[Given::Beside(3), Given::Bare(3)])), &[deed(Deed::Discard(&[3]))]),
    ]),
    scene(4, "sc02_04", text("Outfitter of the Underworld", "地底屋", "地底用品行"), text(
        "The sign says ROPE LAMP SALT. The owner has one eye and sells you the lamp as if he were giving away the other. “It hates whispering,” he says. “So will you.”",
        "看板には「縄・灯・塩」とある。隻眼の店主は、残った片目をくれてやるような顔でランプを売った。「こいつは囁き声が嫌いでな」と彼は言う。「あんたらもそのうち嫌いになる」",
        "招牌上寫著「繩、燈、鹽」。獨眼老闆賣燈給你們的神情，活像把剩下那隻眼睛也一併送了。「它討厭悄悄話。」他說，「你們很快也會。」",
    ))
    .solved(Way::Here(Task::serves(2, &[(Economy, 5), (Combat, 5)])))
    .reward(1)
    .rows(&[
        when(When::Always, &[deed(Deed::Shelter(&[7, 11]))]),
        cue(Cue::Once(Given::All(&[Given::Beside(4), Given::Bare(4)])), &[deed(Deed::Discard(&[4]))]),
    ]),
    scene(5, "sc02_05", text("B1: The Drowned Concourse", "地下一階 水没コンコース", "地下一樓　沉水大廳"), text(
        "Knee-deep water, perfectly still, with the ceiling lights burning underneath it. Ticket gates stand in a row like teeth. Every sign says EXIT and points down.",
        "膝まで浸かる、波ひとつない水。天井の灯りは、その水の下で点っている。改札が歯のように並び、どの標識も「出口」と書かれて下を指していた。",
        "水深及膝，平得沒有一絲波紋，天花板的燈在水底亮著。驗票閘門排成一列，像牙齒。每一面指標都寫著「出口」，箭頭朝下。",
    ))
    .rows(&[cue(Cue::Once(Given::Tokens(2, DEPTH)), &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(6))])]),
    scene(6, "sc02_06", text("The Ticket Jaw", "改札の顎", "閘門之顎"), text(
        "The gates close one after another, and the row of them takes a step towards you. It wants to see your ticket. It wants to see all of your tickets.",
        "改札が端から順に閉じ、その列がまるごと一歩こちらへ踏み出した。切符を見せろというのだ。持っている切符を、全部。",
        "閘門一道接一道闔上，接著整排朝你們踏出一步。它要看你們的票。它要看你們所有的票。",
    ))
    .solved(Way::Gate(Task::enemy(
        [4, 5, 6, 7],
        Enemy::new(3, (Physical, 1, Range::Near)),
        &[(Technique, 6), (Economy, 6), (Empathy, 6)],
    )))
    .reward(1)
    .rows(&[
        when(When::Failure, &[does(Who::Near, harm(Physical, 1))]),
        when(When::Success, &[
            does(Who::Each, Effect::Refresh { amount: 1, of: None }),
            deed(Deed::Discard(&[5])),
            deed(Deed::Open(7)),
        ]),
    ]),
    scene(7, "sc02_07", text("B2: The Market of Echoes", "地下二階 残響市場", "地下二樓　回聲市集"), text(
        "Stalls without sellers, and voices without mouths, all calling your prices. They know what you paid for everything. By the third aisle you catch yourself haggling.",
        "売り手のいない屋台、口のない声。そのすべてが君たちの値を叫んでいる。これまで何にいくら払ってきたか、声は残らず知っていた。三本目の通路で、君たちは値切っている自分に気づく。",
        "沒有攤主的攤位，沒有嘴的聲音，全都在喊你們的價碼。你們為什麼東西付過多少，它們一清二楚。走到第三條走道，你們發現自己正在討價還價。",
    ))
    .keywords(&[Keyword::Environment])
    .rows(&[
        cue(Cue::Once(Given::Tokens(2, DEPTH)), &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(8))]),
        when(When::End, &[does(Who::Each, harm(Cognitive, 1))]),
    ]),
    scene(8, "sc02_08", text("The Fork", "分かれ道", "岔路"), text(
        "The passage splits around a dead kiosk. On the left (A) something heavy climbs and climbs and never arrives. On the right (B) a hundred doors are talking about you.",
        "通路は死んだ売店を挟んで二手に分かれる。左（A）では、重い何かが登り続けて、いつまでも着かない。右（B）では、百枚の扉が君たちの噂をしている。",
        "通道在一座死去的販賣亭前分成兩邊。左邊（A），有個沉重的東西一直往上爬，永遠爬不到。右邊（B），一百扇門正在議論你們。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[
            deed(Deed::Out(&[10])),
            deed(Deed::Discard(&[8, 7])),
            deed(Deed::Open(9)),
        ]),
        cue(Cue::Chosen(Letter::B), &[
            deed(Deed::Out(&[9])),
            deed(Deed::Discard(&[8, 7])),
            deed(Deed::Open(10)),
        ]),
    ]),
    scene(9, "sc02_09", text("The Escalator Worm", "昇降虫", "電扶梯蟲"), text(
        "It was a moving staircase once, and it has kept moving. Each step has grown a row of combs. It carries you down whether or not you ride.",
        "かつては動く階段だったものが、動き続けた果てだ。段のひとつひとつに、櫛の歯が生え揃っている。乗ろうが乗るまいが、そいつは君たちを下へ運ぶ。",
        "它原本是一座電扶梯，後來就沒停過。每一階都長出了一整排梳齒。不管你們踏不踏上去，它都會把你們往下送。",
    ))
    .solved(Way::Gate(Task::enemy(
        [6, 7, 8, 9],
        Enemy::new(5, (Physical, 1, Range::NearPlus)).reduces(PHYSICAL, 1),
        &[(Technique, 6), (Empathy, 7), (Economy, 7)],
    )))
    .reward(2)
    .rows(&[
        when(When::Failure, &[does(Who::Each, harm(Physical, 1))]),
        when(When::Success, &[does(Who::You, Effect::Artifact)]),
        when(When::Success, &[deed(Deed::Open(11))]),
    ]),
    scene(10, "sc02_10", text("The Bargaining Doors", "値切る扉", "討價之門"), text(
        "Each door asks for one true thing and offers a shorter way in return. They can smell a lie, and they love a discount. The last one asks for nothing, which is why nobody uses it.",
        "扉はそれぞれ、真実をひとつ差し出せば近道をやると言う。嘘は匂いで見抜き、値引きには目がない。最後の扉だけは何も求めない。だから、誰もそこを通らない。",
        "每扇門都要一句真話，用一條捷徑來換。它們聞得出謊言，又最愛打折。最後一扇什麼也不要，所以沒有人走。",
    ))
    .solved(Way::Gate(Task::collects([2, 2, 2, 2], &[(Empathy, 6), (Economy, 6), (Technique, 7)])))
    .reward(1)
    .rows(&[
        cue(Cue::Missed, &[does(Who::You, harm(Cognitive, 1))]),
        when(When::Success, &[does(Who::Each, Effect::Heal(2)), deed(Deed::Open(11))]),
    ]),
    scene(11, "sc02_11", text("B3: Platform Zero", "地下三階 零番線", "地下三樓　零號月台"), text(
        "The rails run in from the dark and stop at a buffer made of clocks. The timetable lists trains for every year but this one. Someone has swept the platform this morning.",
        "線路は闇から伸びてきて、時計で組まれた車止めで終わる。時刻表には、今年を除くすべての年の列車が載っていた。ホームは、今朝掃かれたばかりだ。",
        "鐵軌從黑暗中伸來，停在一座用時鐘砌成的止衝擋前。時刻表列出了每一年的列車，獨缺今年。月台今天早上才有人掃過。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Mod(Renewal::Instead))]),
        when(When::Always, &[deed(Deed::Worse(1))]),
        cue(Cue::Once(Given::Tokens(2, DEPTH)), &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc02_12", text("The Stationmaster", "駅長", "站長"), text(
        "White gloves, a flag, and a face like a departures board, flapping through every name it has ever announced. It is very polite. It has never once let a train be late.",
        "白い手袋、手旗、そして発車標のような顔。これまで告げてきたすべての名が、ぱたぱたと捲れていく。物腰はたいそう丁寧だ。ただの一度も、列車を遅らせたことがない。",
        "白手套，一面信號旗，一張像發車看板的臉，啪啦啪啦翻過它報過的每一個名字。它非常客氣。它從來沒讓任何一班車誤點。",
    ))
    .solved(Way::Gate(Task::enemy(
        [9, 10, 11, 12],
        Enemy::new(7, (Cognitive, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Technique, 6), (Empathy, 6), (Economy, 7)],
    )))
    .reward(3)
    .rows(&[
        when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
        when(When::Success, &[deed(Deed::Treasure(2))]),
        when(When::Success, &[deed(Deed::Open(13))]),
    ]),
    scene(13, "sc02_13", text("The Last Departure", "最終発車", "末班發車"), text(
        "The flag drops by itself. Every clock in the buffer starts to run, and the tiles begin to peel upwards like departing pigeons. Up, says the sign at last. Up, now.",
        "手旗がひとりでに振り下ろされた。車止めの時計が一斉に動き出し、白いタイルは飛び立つ鳩のように剥がれ、昇っていく。標識がようやく「上」と告げた。上だ、今すぐ。",
        "旗子自己落了下來。止衝擋上的時鐘一齊走動，白瓷磚開始剝落，像起飛的鴿群一樣往上飄。指標終於改口：上。上去，馬上。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Discard(&[11])),
            deed(Deed::Put(13, always(3))),
            does(Who::Each, Effect::Deeper(1)),
        ]),
        cue(Cue::Once(Given::Deserted), &[deed(Deed::Open(14))]),
        when(When::End, &[deed(Deed::TakeOff(13, always(1)))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::All(&[Given::Bare(13), Given::Visited])),
    ]),
    scene(14, "sc02_14", text("Drawn from Memory", "記憶で描く", "憑記憶繪製"), text(
        "The shaft is a puddle by morning. In the cartographers’ room you draw the three floors from memory, and none of your drawings agree. They pay double anyway, and frame all of them.",
        "朝には、縦穴はただの水たまりになっていた。地図師の会の一室で、君たちは三つの階を記憶で描く。図は一枚も一致しなかった。それでも会は倍額を払い、全部を額に入れた。",
        "到了早上，豎井只剩一灘水。你們在製圖師公會的房間裡憑記憶畫下那三層，沒有兩張畫得一樣。他們照樣付了雙倍，而且每一張都裱了框。",
    ))
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

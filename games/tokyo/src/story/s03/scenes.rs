//! T32.7 T32.9 T32.14 T32.18 T32.19 T32.20 The cards of S03: SC03-01 to SC03-13.

use super::super::deed::{Aim, Cue, Deed, Given, Letter, Renewal};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, each, when};
use crate::cards::short::{PHYSICAL, does, harm};
use crate::cards::{Effect, Enemy, Row, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S03, number, word, name, story)
}

/// HP of the director.
const DIRECTOR: u8 = 5;

/// The three locations.
const LOCATIONS: &[u8] = &[4, 5, 6];

/// What a scene that has been shot brings: one token if nothing is risked, two if the director stands too close.
const SHOT: [Row; 3] = [
    when(When::Success, &[deed(Deed::Decide)]),
    cue(Cue::Chosen(Letter::A), &[deed(Deed::Put(3, always(1)))]),
    cue(Cue::Chosen(Letter::B), &[deed(Deed::Put(3, always(2))), deed(Deed::HarmNpc(Physical, 1))]),
];

pub(in crate::story) static ROWS: [SceneRow; 13] = [
    scene(1, "sc03_01", text("The Pitch", "企画会議", "提案會議"), text(
        "The director pitches standing on your table. A heist, a chase, a farewell, and then one shot nobody alive has taken. The budget is real, which is the first suspicious thing about it.",
        "監督は君たちの卓の上に立って企画をぶった。強盗、追跡、別れ、そして、生きた人間が誰も撮ったことのないワンカット。予算は本物だった。怪しい点の、まずひとつ目がそれだ。",
        "導演站在你們的桌上講她的片子：一場搶劫，一場追逐，一場告別，再加一個活人從沒拍過的鏡頭。預算是真的——光這一點，就是第一件可疑的事。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        each(Effect::Token(1)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
        deed(Deed::Open(3)),
    ])]),
    scene(2, "sc03_02", text("Director Mikage", "御影監督", "導演御影"), text(
        "Mikage walks backwards through traffic with her hands making a frame. She has been inside for two days and has already been shot at, in both senses. “Closer,” she says, to everyone, about everything.",
        "御影は両手で四角い枠を作り、車の流れの中を後ろ向きに歩く。ここに来て二日、もう狙われている。カメラにも、銃口にも。「もっと寄って」と、誰にでも、何についても言う。",
        "御影用雙手比出一個框，在車流裡倒著走。她進來才兩天，就已經被對準過了——鏡頭對準過，槍口也對準過。「再近一點。」她對每個人、每件事都這麼說。",
    ))
    .npc(DIRECTOR)
    .rows(&[cue(Cue::Once(Given::Tokens(2, always(DIRECTOR))), &[deed(Deed::Defeat)])]),
    scene(3, "sc03_03", text("Shooting Schedule", "香盤表", "通告表"), text(
        "Three locations, one night each, permits drawn by hand. Under “risks” the assistant has written “yes”. Mikage has crossed it out and written “please”.",
        "ロケ地は三つ、それぞれ一晩ずつ。許可証は手描きだ。「危険」の欄に助手は「あり」と書いた。御影はそれを消して、「大歓迎」と書き直している。",
        "三個外景，一處一夜，拍攝許可是手繪的。「風險」那一欄，助理寫了「有」。御影把它劃掉，改寫成「多多益善」。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Place(4, Area::Shibuya)),
            deed(Deed::Place(5, Area::Akiba)),
            deed(Deed::Place(6, Area::Shinagawa)),
        ]),
        cue(Cue::Once(Given::Tokens(3, [4, 4, 5, 5])), &[
            deed(Deed::Out(LOCATIONS)),
            deed(Deed::Discard(&[3])),
            deed(Deed::Open(7)),
        ]),
    ]),
    scene(4, "sc03_04", text("Scene 12: The Vault Door", "シーン12　金庫破り", "第十二場　金庫大門"), text(
        "The bank is a real bank, and the vault is a real vault. Nobody told the people who keep their weapons in it. Mikage calls it casting.",
        "銀行は本物の銀行で、金庫も本物の金庫だった。中に武器をしまっている連中には、誰も話を通していない。御影はそれを配役と呼ぶ。",
        "銀行是真的銀行，金庫也是真的金庫。把武器存在裡面的那些人，沒有人去知會過。御影說，這叫選角。",
    ))
    .solved(Way::Here(Task::take(&[(Combat, 5), (Technique, 6)])))
    .rows(&SHOT),
    scene(5, "sc03_05", text("Scene 27: Rooftop Chase", "シーン27　屋上の追跡", "第二十七場　屋頂追逐"), text(
        "Eleven roofs, one camera, and a gap that was supposed to be a metre narrower. The stunt team resigned by radio. “Then improvise,” says the megaphone.",
        "屋上が十一、カメラは一台。そして隙間は、話に聞いたより一メートル広い。スタント班は無線で辞表を出した。「じゃあ即興で」と拡声器が言う。",
        "十一座屋頂，一台攝影機，還有一道比說好的寬了一公尺的縫。特技組用無線電遞了辭呈。「那就即興吧。」擴音器說。",
    ))
    .solved(Way::Here(Task::take(&[(Technique, 5), (Economy, 6)])))
    .rows(&[when(When::Always, &[deed(Deed::WithVehicle(Technique, 4))]), SHOT[0], SHOT[1], SHOT[2]]),
    scene(6, "sc03_06", text("Scene 40: Farewell at the Pier", "シーン40　埠頭の別れ", "第四十場　碼頭告別"), text(
        "The actress has been crying since before the cameras came. Nobody wrote her lines. Nobody is going to cut.",
        "女優は、カメラが来る前からずっと泣いていた。台詞を書いた者はいない。カットをかける者も、いない。",
        "女演員在攝影機到之前就一直在哭。沒有人替她寫過台詞。也不會有人喊卡。",
    ))
    .solved(Way::Here(Task::take(&[(Empathy, 5), (Economy, 6)])))
    .rows(&SHOT),
    scene(7, "sc03_07", text("The Money Behind the Money", "金主の金主", "金主的金主"), text(
        "The prop cash in the vault was not prop cash. Its owners stand in Shinjuku, reading the script and not laughing. They want the money, the camera, or her left hand.",
        "金庫の小道具の札束は、小道具ではなかった。持ち主たちがシンジュクに立ち、台本を読み、ひとつも笑わない。金か、カメラか、監督の左手を寄越せという。",
        "金庫裡的道具鈔票，並不是道具。它的主人們站在新宿讀著劇本，一次也沒笑。他們要錢，要攝影機，不然就要她的左手。",
    ))
    .solved(Way::Here(Task::enemy(
        [6, 8, 9, 10],
        Enemy::new(3, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
        &[(Economy, 6), (Empathy, 6), (Technique, 7)],
    )))
    .reward(1)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(7, Area::Shinjuku))]),
        when(When::Success, &[deed(Deed::Open(8))]),
        when(When::End, &[deed(Deed::HarmNpc(Physical, 1))]).given(Given::Deserted),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]),
    ]),
    scene(8, "sc03_08", text("The Shot Nobody Has", "誰も撮っていない画", "沒有人拍過的畫面"), text(
        "Everyone has a picture of the Ring from outside. Mikage has bought one roll of film, one, that has never seen daylight. She wants it to open its eyes underneath.",
        "外から撮ったリングなら、誰でも持っている。御影が買ったのは、一度も日の目を見ていないフィルムを一本、ただ一本。彼女はその目を、リングの真下で開かせたいのだ。",
        "從外面拍的環，誰手上都有。御影買了一捲底片，就一捲，從來沒見過天光。她要讓它在環的底下，第一次睜開眼睛。",
    ))
    .rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(8, always(1)))]),
        cue(Cue::Once(Given::Tokens(8, [2, 3, 3, 3])), &[deed(Deed::Discard(&[8])), deed(Deed::Open(9))]),
    ]),
    scene(9, "sc03_09", text("Take One: The Street That Looks Back", "テイク1　見返す通り", "第一鏡　會回望的街"), text(
        "Every window has a face, and every face is one frame late. If you meet its eyes it keeps the frame. Mikage has already met three.",
        "どの窓にも顔があり、どの顔も一コマ遅れて動く。目を合わせると、そのコマを持っていかれる。御影はもう、三つと目を合わせていた。",
        "每扇窗裡都有一張臉，每張臉都慢了一格。你一跟它對上眼，那一格就歸它了。御影已經對上了三張。",
    ))
    .solved(Way::Gate(Task::check(&[(Empathy, 6), (Technique, 6), (Combat, 7)])))
    .reward(1)
    .rows(&[
        cue(Cue::Missed, &[does(Who::Near, harm(Cognitive, 1))]),
        when(When::Failure, &[does(Who::Near, harm(Cognitive, 1))]),
        when(When::Success, &[deed(Deed::Open(10))]),
    ]),
    scene(10, "sc03_10", text("Take Two: The Other Crew", "テイク2　もう一つの撮影隊", "第二鏡　另一個劇組"), text(
        "They come round the corner with the same camera and the same coats. Their director walks backwards too. She sees you, makes a frame with her hands, and says: closer.",
        "同じカメラ、同じ外套の一団が角を曲がってくる。あちらの監督もまた後ろ向きに歩いていた。彼女は君たちを見つけ、両手で枠を作って言う。「もっと寄って」",
        "他們從街角轉出來，同樣的攝影機，同樣的大衣。他們的導演也倒著走。她看見你們，用雙手比出一個框，說：再近一點。",
    ))
    .solved(Way::Gate(Task::enemy(
        [6, 9, 10, 11],
        Enemy::new(4, (Cognitive, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Empathy, 6), (Technique, 6), (Economy, 7)],
    )))
    .reward(2)
    .rows(&[
        when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
        when(When::Success, &[does(Who::You, Effect::Artifact)]),
        when(When::Success, &[deed(Deed::Open(11))]),
    ]),
    scene(11, "sc03_11", text("Final Cut", "ファイナルカット", "最終剪輯"), text(
        "The reel shows it plainly: the Ring was built, and the builders wave. Screen it, and the city will have someone to hate, and no proof they are still alive to hate. Burn it, and the city keeps its film, its heist, and its night out. A: screen it uncut. B: burn the last reel.",
        "フィルムにははっきり映っていた。リングは造られたもので、造った者たちが手を振っている。上映すれば、街は憎む相手を得るが、その相手がまだ生きているという証拠はない。燃やせば、街には一本の強盗映画と、一晩の夜遊びが残る。A：無修正で上映する。B：最後の一巻を燃やす。",
        "膠捲上拍得清清楚楚：環是人造的，而造它的人正在揮手。放映它，這座城市就有了可以恨的人，卻沒有證據說那些人還活著給你恨。燒掉它，城市就留得住它的電影、它的搶劫，和這一夜的消遣。A：一刀不剪地放映。B：燒掉最後一捲。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Put(11, always(1))), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Put(11, always(2))), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc03_12", text("Opening Night", "公開初日", "首映夜"), text(
        "A: Every seat in Shinjuku is taken, and half the coats are too heavy for the season. When the builders wave, somebody stands up and draws. B: Every seat is taken, and the rumour of a missing reel has taken the aisles. The crowd wants what you burned.",
        "A：シンジュクの席はすべて埋まり、客の半分は季節外れに重い外套を着ている。造り手たちが手を振ったとき、誰かが立ち上がり、銃を抜いた。B：席はすべて埋まり、消えた一巻の噂が通路まで埋めている。客が見たいのは、君たちの燃やしたものだ。",
        "A：新宿座無虛席，一半的觀眾穿著不合時令的厚大衣。造環的人在銀幕上揮手時，有人站起來，拔了槍。B：座無虛席，連走道都坐滿了「少了一捲」的傳言。觀眾要看的，就是你們燒掉的東西。",
    ))
    .solved(Way::ByLetter { of: 11, tasks: &[
        Task::successes([2, 3, 3, 3], &[(Combat, 5), (Technique, 5), (Economy, 6)]),
        Task::successes([2, 3, 3, 3], &[(Empathy, 5), (Economy, 5), (Technique, 6)]),
    ] })
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinjuku))]),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[deed(Deed::HarmNpc(Physical, 1))]).given(Given::Deserted),
        when(When::End, &[does(Who::Near, harm(Physical, 1))]).given(Given::Chosen(11, Letter::A)),
        when(When::End, &[does(Who::Near, harm(Cognitive, 1))]).given(Given::Chosen(11, Letter::B)),
    ]),
    scene(13, "sc03_13", text("Once Upon a Time", "むかしむかし、トーキョーで", "從前從前，在東京"), text(
        "Mikage leaves with an empty can under her arm and her hands still making a frame.",
        "御影は空の缶を小脇に抱え、まだ両手で枠を作りながら去っていく。",
        "御影走了，腋下夾著一只空片盒，雙手還比著那個框。",
    ))
    .told(11, &[
        text(
            "By morning the wave has become a greeting; people do it to each other, grimly, at every corner.",
            "朝にはあの手の振り方が挨拶になっていた。街角ごとに、人々は険しい顔でそれを交わす。",
            "到了早上，那個揮手成了打招呼的方式；每個街角，人們板著臉，彼此揮著。",
        ),
        text(
            "By morning everybody has seen the film twice and nobody agrees how it ended.",
            "朝には誰もが映画を二度見ていて、結末については誰も意見が合わなかった。",
            "到了早上，人人都把電影看了兩遍，對結局的說法卻沒有兩個人一樣。",
        ),
    ])
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

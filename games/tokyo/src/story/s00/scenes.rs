//! T32.28 T32.29 The cards of S00: SC00-01 to SC00-12.

use super::super::deed::{Cue, Deed};
use super::super::lesson::Cast::{Any, The};
use super::super::lesson::{Blows, Cast, GuideStep, GuideTask, Payment};
use super::super::scene::{SceneRow, Task, Way, always, cue, when};
use super::super::scene::{deed, each};
use crate::cards::short::{does, harm};
use crate::cards::{Does, Effect, Enemy, Row, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Empathy, Technique};
use crate::words::Role::{Engineer, Gangster, Negotiator};
use crate::words::{Area, DamageType, Range, Skill, Slot, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S00, number, word, name, story)
}

const fn step(who: Cast, task: GuideTask) -> GuideStep {
    GuideStep { who, task }
}

const READ: GuideStep = step(Any, GuideTask::Read);

/// When the guide is through with a card.
const fn taught(does: &'static [Does]) -> Row {
    cue(Cue::Taught, does)
}

pub(in crate::story) static ROWS: [SceneRow; 12] = [
    scene(1, "sc00_01", text("First Night", "はじめての夜", "第一夜"), text(
        "The quarantine bus lets you out where the map turns red. On the last bench sit an engineer with oil on her sleeves and a gangster with nowhere to sleep. An old porter offers them one rule: do as I say tonight, and you will see a second night.",
        "隔離バスは、地図が赤く塗りつぶされた場所で君たちを降ろした。最後のベンチに座っているのは、袖を油で汚したエンジニアと、寝床のないギャングスターだ。「今夜は俺の言うとおりにしな」と荷運びの老人が言った。「そうすりゃ、二度目の夜も拝める」",
        "隔離巴士開到地圖轉紅的地方，就把你們放了下來。最後一張長椅上坐著兩個人：袖口沾滿機油的工程師，和沒有地方過夜的幫派分子。挑夫老頭只給他們立了一條規矩：「今晚照我說的做，你們就看得到第二個夜晚。」",
    ))
    .steps(&[step(The(Engineer), GuideTask::Place(Slot::Akiba2)), READ, READ])
    .rows(&[taught(&[deed(Deed::Open(2))])]),
    scene(2, "sc00_02", text("Money Still Talks", "それでも金はものを言う", "錢還是會說話"), text(
        "Shutters rise for exactly twenty minutes a night. “Buy what is on the shelf, not what you wish were there,” says the porter. “Tomorrow the shelf will be different, and so will you.”",
        "シャッターが上がるのは、一晩にきっかり二十分だけ。「棚にない物を夢見るな、ある物を買え」と老人は言う。「明日には棚の中身も、お前さんたちも変わってる」",
        "鐵捲門一晚只拉開二十分鐘，一分不多。「買架上有的，別想架上沒有的。」老頭說。「到了明天，架上的東西會變，你們也會變。」",
    ))
    .steps(&[
        step(The(Engineer), GuideTask::Buy(Slot::Akiba1, "brass_knuckles", 3)),
        step(The(Gangster), GuideTask::Buy(Slot::Shinjuku1, "motorbike", 3)),
    ])
    .rows(&[taught(&[deed(Deed::Open(3))])]),
    scene(3, "sc00_03", text("The Man in the Arcade", "ゲーセンの男", "電玩店裡的男人"), text(
        "A man has barricaded himself in a dead arcade and wants someone to say his name. The engineer does not know it. The gangster, three stops away, shouts it down the phone.",
        "電気の死んだゲームセンターに男が立てこもり、誰かに名前を呼んでほしいと喚いている。エンジニアはその名を知らない。三駅離れたギャングスターが、電話口で怒鳴って教えた。",
        "有個男人把自己關在斷了電的電玩店裡，吵著要人叫出他的名字。工程師不知道他是誰。遠在三站之外的幫派分子，隔著話筒替她吼了出來。",
    ))
    .steps(&[step(The(Engineer), GuideTask::Solve(Slot::Akiba2, Empathy, Payment::Tokens)), READ])
    .rows(&[taught(&[each(Effect::Token(1)), deed(Deed::Open(4))])]),
    scene(4, "sc00_04", text("When the Day Closes", "一日の終わり", "一天打烊的時候"), text(
        "At the end of the day the city takes its turn. Troubles bite, wards open their doors, and someone always restocks the shelves. The porter counts it off on his fingers like a prayer.",
        "一日の終わりは街の手番だ。厄介事が噛みつき、施療所の扉が開き、誰かが必ず棚を埋め直す。老人はそれを祈りのように指折り数えた。",
        "一天走到盡頭，就輪到這座城市出手。麻煩咬人，診療所開門，總有人把貨架重新補滿。老頭扳著手指一樣一樣數，像在唸禱詞。",
    ))
    .steps(&[step(Any, GuideTask::End), READ, READ])
    .rows(&[taught(&[deed(Deed::Open(5))])]),
    scene(5, "sc00_05", text("Getting Across", "街を渡る", "穿過市區"), text(
        "The loop line is dead, so people walk it. Every trouble on the street makes the walk longer. Tonight the rails are quiet, and the engineer hums all the way to Shinjuku.",
        "環状線は死んだので、人は線路を歩く。通りに厄介事があるほど道は遠くなる。今夜の線路は静かで、エンジニアはシンジュクまで鼻歌まじりに歩き通した。",
        "環狀線死了，人們就沿著鐵軌走。街上每多一樁麻煩，路就遠一分。今晚的鐵軌很安靜，工程師一路哼著歌走到新宿。",
    ))
    .steps(&[READ, step(The(Engineer), GuideTask::Move(Area::Shinjuku))])
    .rows(&[taught(&[deed(Deed::Open(6))])]),
    scene(6, "sc00_06", text("Swap Meet", "物々交換", "以物易物"), text(
        "“That is a fist,” says the gangster, pointing at her bag. “That is a bike,” says the engineer, pointing at his. It is the shortest deal in the history of Shinjuku.",
        "「そいつは拳だ」とギャングスターが彼女の鞄を指す。「それはバイクでしょ」とエンジニアが彼の荷を指す。シンジュク史上、いちばん短い商談だった。",
        "「那是拳頭。」幫派分子指著她的包包。「那是機車。」工程師指著他的行李。新宿有史以來最短的一筆交易，就這麼談成了。",
    ))
    .steps(&[
        step(The(Engineer), GuideTask::Exchange("brass_knuckles", "motorbike")),
        step(The(Gangster), GuideTask::Equip("brass_knuckles")),
        step(The(Engineer), GuideTask::Equip("motorbike")),
    ])
    .rows(&[taught(&[deed(Deed::Open(7))])]),
    scene(7, "sc00_07", text("Shakedown", "みかじめ料", "保護費"), text(
        "Two steps out of the alley, a debt collector the size of a door asks for the bike. The gangster smiles for the first time tonight. “This part,” says the porter, “you already know.”",
        "路地を二歩出たところで、扉ほどもある取り立て屋がバイクを寄越せと言う。ギャングスターは今夜初めて笑った。「ここから先は」と老人が言う。「教えるまでもねえな」",
        "才走出巷子兩步，一個門板那麼大的討債人就伸手要機車。幫派分子今晚第一次笑了。「這一段，」老頭說，「就不用我教了。」",
    ))
    .solved(Way::Here(Task::enemy(always(4), Enemy::new(4, (DamageType::Physical, 2, Range::Near)), &[])))
    .reward(1)
    .steps(&[
        step(The(Gangster), GuideTask::Attack("brass_knuckles", Blows::One)),
        step(The(Gangster), GuideTask::Return("brass_knuckles")),
        step(The(Gangster), GuideTask::Attack("brass_knuckles", Blows::ToTheEnd)),
    ])
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::PlaceIn(7, Slot::Shinjuku1))]),
        when(When::Success, &[deed(Deed::LiftSeal(Skill::Support))]),
        taught(&[deed(Deed::Open(8))]),
    ]),
    scene(8, "sc00_08", text("First Aid", "応急手当", "急救"), text(
        "The pharmacy sells bandages by the metre and advice by the minute. The engineer buys the bandages. The gangster gets the advice anyway.",
        "薬局では包帯が一メートル売り、助言が一分売りだ。エンジニアは包帯を買った。助言のほうは、頼みもしないのにギャングスターがもらった。",
        "藥局的繃帶論公尺賣，忠告論分鐘賣。工程師買了繃帶。至於忠告，幫派分子沒開口也領了一份。",
    ))
    .steps(&[
        step(The(Engineer), GuideTask::Buy(Slot::Shinjuku2, "first_aid_pouch", 3)),
        step(Any, GuideTask::End),
        step(The(Engineer), GuideTask::Place(Slot::Shinjuku3)),
        step(The(Gangster), GuideTask::Place(Slot::Shinjuku2)),
        step(The(Engineer), GuideTask::Play("first_aid_pouch")),
    ])
    .rows(&[taught(&[deed(Deed::Open(9))])]),
    scene(9, "sc00_09", text("Borrowed Luck", "借り物の運", "借來的運氣"), text(
        "“When you are short,” says the porter, “borrow from tomorrow.” He turns over a card from a pack that is not his. “Tomorrow always collects.”",
        "「足りない時はな」と老人が言う。「明日から借りるんだ」彼は自分のものではない束から一枚めくった。「ただし明日は、必ず取り立てに来る」",
        "「手頭不夠的時候，」老頭說，「就跟明天借。」他從一疊不屬於自己的牌裡翻開一張。「不過明天一定會來討債。」",
    ))
    .steps(&[
        step(The(Gangster), GuideTask::Solve(Slot::Shinjuku2, Empathy, Payment::Trouble)),
        step(Any, GuideTask::Bot(Negotiator)),
        READ,
        READ,
    ])
    .rows(&[taught(&[deed(Deed::Open(10))])]),
    scene(10, "sc00_10", text("Under the Wall", "壁の下", "牆下"), text(
        "The guards are busy with Shinjuku’s noise, and the fence by the culvert is only a fence. Beyond it the air tastes of coins. The porter stops at the line and will not step over.",
        "警備はシンジュクの騒ぎに手一杯で、水路脇の柵はただの柵でしかない。その向こうの空気は、硬貨の味がする。老人は線の手前で足を止め、決して越えようとしなかった。",
        "守衛正為新宿的騷動忙得團團轉，水渠邊的柵欄不過是道柵欄。再過去，空氣裡有硬幣的味道。老頭在那條線前停下腳步，說什麼也不肯跨過去。",
    ))
    .steps(&[
        READ,
        step(The(Engineer), GuideTask::RideIn("motorbike")),
        step(Any, GuideTask::Explore),
        step(Any, GuideTask::Explore),
        READ,
    ])
    .rows(&[taught(&[deed(Deed::Open(11))])]),
    scene(11, "sc00_11", text("The Vending Machine That Breathes", "息をする自販機", "會呼吸的自動販賣機"), text(
        "It stands in the middle of the road, warm as a cow. The display shows everything you have thrown away. It is waiting for exact change.",
        "それは道の真ん中に、牛のように温かく立っていた。ショーケースに並ぶのは、君たちが捨ててきた物ばかり。機械は釣り銭の要らない客を待っている。",
        "它站在馬路正中央，暖得像一頭牛。櫥窗裡擺的，全是你們扔掉過的東西。它在等一個不必找零的客人。",
    ))
    .solved(Way::Gate(Task::check(&[(Technique, 5)])))
    .reward(1)
    .rows(&[
        when(When::Success, &[does(Who::You, Effect::Salvage(1))]),
        when(When::Failure, &[does(Who::Near, harm(DamageType::Physical, 1))]),
        taught(&[deed(Deed::Open(12))]),
    ])
    .steps(&[
        step(Any, GuideTask::Explore),
        step(The(Engineer), GuideTask::Gate(Technique)),
        step(Any, GuideTask::Leave(Area::Shibuya)),
    ]),
    scene(12, "sc00_12", text("A Second Night", "二度目の夜", "第二個夜晚"), text(
        "The porter pours three cups and drinks two. “One more job, and no more orders from me,” he says. When it is done he draws a small red circle on your map, right where you are standing.",
        "老人は三つの椀に注ぎ、二つを自分で飲んだ。「あと一仕事だ。もう指図はしねえ」と彼は言う。それが片づくと、老人は地図の上、君たちが立っているその場所に小さな赤い丸を描いた。",
        "老頭斟滿三只碗，自己喝掉兩碗。「還剩一件差事，我不再發號施令了。」他說。等事情了結，他在你們的地圖上畫了一個小小的紅圈，就畫在你們此刻站著的地方。",
    ))
    .rows(&[cue(Cue::TroubleSolved, &[deed(Deed::Clear)])]),
];

//! T1.18 T33.2 T33.8 T33.9 The rewards: cards a group earns by clearing a scenario, SC01-14 to SC07-16.

use super::effect::{ALL_OF_IT, After, Attack, Effect, More, On, Row, Trait, When, Who};
use super::odd::Odd;
use super::short::{
    COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack, bonus, does, on_ability, on_check, on_damage, reduce,
};
use super::{CardRow, Category};
use crate::options::Scenario::{self, S01, S02, S03, S04, S05, S06, S07};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::CardKind::{Artifact, Follower, Item, Weapon};
use crate::words::Provenance::Printed;
use crate::words::Rarity::{Epic, Unique};
use crate::words::{CardKind, Keyword, Range, Rarity, Text, text};

const fn reward(
    (of, number): (Scenario, u8),
    kind: CardKind,
    rarity: Rarity,
    word: &'static str,
    name: Text,
    tale: Text,
) -> CardRow {
    let category = match kind {
        CardKind::Artifact => Category::Artifact,
        CardKind::Weapon | CardKind::Item | CardKind::Follower => Category::Consume,
    };
    CardRow { category, reward: Some((of, tale)), ..CardRow::new(kind, rarity, number, word, name).copies(1) }
}

/// In the moment in which a trouble is drawn by its wearer.
const OWN_DRAW: When = When::Interrupt(On::Draw { whose: Who::You });

pub(super) static ROWS: [CardRow; 15] = [
    reward(
        (S01, 14),
        Item,
        Epic,
        "minases_card",
        text("Minase’s Card", "ミナセの名刺", "水無瀨的名片"),
        text(
            "No company, no title, one number. Shopkeepers read it twice and stop haggling.",
            "社名も肩書きもなく、番号がひとつ。店主はそれを二度読み、値切り交渉をやめる。",
            "沒有公司，沒有頭銜，只有一組號碼。店家讀上兩遍，就不再討價還價。",
        ),
    )
    .worth(4, 6)
    .rows(&[Row::new(When::Play, &[does(Who::Any, Effect::Buy { most: 8 })]).then(After::Scrap)]),
    reward(
        (S01, 15),
        Follower,
        Epic,
        "rokuro_off_duty",
        text("Rokuro, Off Duty", "非番のロクロ", "下班的六郎"),
        text(
            "He still asks whether you have eaten. Now he also cooks.",
            "飯は食ったかと、今でも訊いてくる。今では作ってもくれる。",
            "他還是會問你吃過飯沒有。現在，他連飯都會煮。",
        ),
    )
    .worth(4, 7)
    .equip(Empathy, 5)
    .rows(&[
        Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Near))]).then(EXHAUST),
        Row::new(on_damage(Who::Near), &[does(Who::Near, reduce(PHYSICAL, 3))]).then(EXHAUST),
    ]),
    reward(
        (S02, 15),
        Item,
        Epic,
        "stationmasters_whistle",
        text("The Stationmaster’s Whistle", "駅長の笛", "站長的哨子"),
        text(
            "One short blast, and whatever was about to arrive is delayed.",
            "短くひと吹きすれば、来るはずだったものが遅れる。",
            "短短吹上一聲，原本要到的東西就會誤點。",
        ),
    )
    .worth(4, 6)
    .equip(Technique, 4)
    .rows(&[Row::new(When::Interrupt(On::Reveal), &[does(Who::You, Effect::Odd(Odd::Delay))]).then(EXHAUST)]),
    reward(
        (S02, 16),
        Artifact,
        Unique,
        "ticket_to_platform_zero",
        text("Ticket to Platform Zero", "零番線の切符", "零號月台的車票"),
        text(
            "The date is always today. The station you leave from is never printed.",
            "日付はいつ見ても今日。発駅の名は、どこにも刷られていない。",
            "日期永遠是今天。出發站的名字，哪裡都沒有印。",
        ),
    )
    .rows(&[Row::new(When::Use, &[does(Who::You, Effect::Odd(Odd::Platform))]).then(After::Exhaust(2))]),
    reward(
        (S03, 14),
        Item,
        Unique,
        "heister_mask",
        text("Heister Mask", "ハイスターマスク", "劫匪面具"),
        text(
            "Rubber, smiling, and nobody you know. Trouble looks straight past it.",
            "ゴム製の、誰でもない笑顔。厄介事は、その顔を素通りしていく。",
            "橡膠做的笑臉，誰也不是。麻煩從它面前走過，視而不見。",
        ),
    )
    .worth(4, 8)
    .equip(Technique, 4)
    .rows(&[Row::new(OWN_DRAW, &[does(Who::You, Effect::Odd(Odd::Overlook))]).then(EXHAUST)])
    .known(&[("name", Printed), ("effect", Printed)]),
    reward(
        (S03, 15),
        Follower,
        Epic,
        "kei_stunt_double",
        text("Kei, Stunt Double", "スタントのケイ", "替身小惠"),
        text(
            "She has died in forty films and been paid for thirty-nine. She keeps the receipts in her boot.",
            "四十本の映画で死に、三十九本ぶんの給金を受け取った。領収書はブーツの中にある。",
            "她在四十部電影裡死過，拿到三十九部的酬勞。收據都塞在靴子裡。",
        ),
    )
    .worth(4, 7)
    .equip(Economy, 5)
    .keywords(&[Keyword::Hired])
    .rows(&[
        Row::new(on_ability(Who::You, &[Technique]), &[does(Who::You, bonus(4))]).paid(1),
        Row::new(on_damage(Who::You), &[does(Who::You, reduce(EITHER, ALL_OF_IT))])
            .paid(1)
            .then(After::Discard),
    ]),
    reward(
        (S04, 14),
        Item,
        Unique,
        "doom_zero",
        text("Doom Zero", "ドゥーム・ゼロ", "末日零號"),
        text(
            "It was built to lose this race, every year, beautifully. Nobody told the engine.",
            "毎年このレースに美しく負けるため、そいつは造られた。エンジンにだけは、誰も教えなかった。",
            "它被造出來，是為了每年漂漂亮亮地輸掉這場比賽。只是沒有人告訴引擎。",
        ),
    )
    .worth(5, 9)
    .equip(Technique, 6)
    .keywords(&[Keyword::Vehicle])
    .rows(&[
        Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 2, areas: 2, bonus: 3 })]),
        Row::new(OWN_DRAW, &[does(Who::You, Effect::Odd(Odd::SecondDraw))]),
    ])
    .known(&[("name", Printed), ("effect", Printed)]),
    reward(
        (S04, 15),
        Weapon,
        Epic,
        "chequered_lance",
        text("Chequered Lance", "チェッカーランス", "格旗長槍"),
        text(
            "A finishing flag on a steel pole. It has finished quite a lot.",
            "鋼の竿に結んだ終わりの旗。これまで、ずいぶん多くを終わらせてきた。",
            "鋼桿上繫著一面終點旗。至今，它已經終結過不少東西。",
        ),
    )
    .worth(4, 7)
    .equip(Combat, 5)
    .rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 4, Range::NearPlus).more(More::AfterMove(2)))],
    )
    .then(EXHAUST)]),
    reward(
        (S05, 14),
        Item,
        Epic,
        "paper_mask",
        text("Paper Mask", "紙の面", "紙面具"),
        text(
            "Folded from a page nobody answered. Whatever looks for your name reads “not known here”.",
            "誰も返事を書かなかった便箋で折った面。名を探しに来たものは、そこに「尋ねあたらず」と読む。",
            "用一張無人回覆的信紙摺成。來找你名字的東西，只會讀到「查無此人」。",
        ),
    )
    .worth(4, 6)
    .equip(Empathy, 4)
    .rows(&[Row::new(
        on_damage(Who::You),
        &[does(Who::You, reduce(COGNITIVE, 3)), does(Who::You, Effect::Odd(Odd::TokenIfUnhurt))],
    )
    .then(EXHAUST)]),
    reward(
        (S05, 15),
        Weapon,
        Epic,
        "thread_shears",
        text("Thread Shears", "断糸鋏", "斷線剪"),
        text(
            "They were made to cut what ties people together. Handle first, please.",
            "人と人とを結ぶものを切るための鋏。渡すときは、柄のほうから。",
            "為了剪斷人與人之間的牽繫而造的剪刀。遞過來時，請讓刀柄朝前。",
        ),
    )
    .worth(4, 7)
    .equip(Combat, 4)
    .or_equip(Empathy, 5)
    .rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 4, Range::Near).with(&[Trait::IgnoresReduction]))],
    )
    .then(EXHAUST)]),
    reward(
        (S06, 15),
        Follower,
        Epic,
        "hayase_conductor",
        text("Hayase, Conductor", "車掌ハヤセ", "車掌早瀨"),
        text(
            "He punches tickets that were never sold. Doors open for the sound.",
            "売られてもいない切符に鋏を入れる。その音を聞けば、扉のほうが開く。",
            "他剪的是從未售出的車票。聽見那聲響，門自己會開。",
        ),
    )
    .worth(4, 7)
    .equip(Empathy, 5)
    .rows(&[Row::new(When::Use, &[does(Who::You, Effect::Odd(Odd::Punch))]).then(EXHAUST)]),
    reward(
        (S06, 16),
        Weapon,
        Epic,
        "signal_gun",
        text("Signal Gun", "信号銃", "信號槍"),
        text(
            "One red star, and everybody knows where to look. Including them.",
            "赤い星がひとつ上がれば、誰もがそちらを見る。敵も含めて。",
            "一顆紅星升空，所有人都知道該往哪裡看。敵人也一樣。",
        ),
    )
    .worth(4, 6)
    .equip(Combat, 4)
    .rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Far).with(&[Trait::IntoAdjacent]).more(More::InCompany(1)))],
    )
    .then(EXHAUST)]),
    reward(
        (S07, 14),
        Artifact,
        Unique,
        "wish_unspent",
        text("A Wish, Unspent", "使われなかった願い", "沒有用掉的願望"),
        text(
            "A coin with your face on one side. The other side is still warm.",
            "片面に君の顔が刻まれた硬貨。もう片面は、まだ温かい。",
            "硬幣的一面刻著你的臉。另一面，還是溫的。",
        ),
    )
    .rows(&[
        Row::new(on_check(Who::Any, &[]), &[does(Who::Any, Effect::Odd(Odd::Granted))]).then(After::Remove)
    ]),
    reward(
        (S07, 15),
        Follower,
        Unique,
        "terminals_young",
        text("The Terminal’s Young", "端末の仔", "終端機的幼崽"),
        text(
            "A toy telephone that follows you home. It rings when somebody is about to be kind.",
            "家までついてくる玩具の電話。誰かが優しくしようとすると、鳴る。",
            "一路跟你回家的玩具電話。有人正要做件好事時，它就會響。",
        ),
    )
    .worth(5, 9)
    .equip(Empathy, 6)
    .rows(&[
        Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::Divert))]),
        Row::new(on_check(Who::Near, &[]), &[does(Who::Near, bonus(4))]).then(EXHAUST),
    ]),
    reward(
        (S07, 16),
        Weapon,
        Unique,
        "collectors_hand",
        text("The Collector’s Hand", "取り立て屋の手", "討債人的手"),
        text(
            "It points, and whoever it points at remembers what they owe.",
            "指をさす。さされた者は、自分が何を借りているかを思い出す。",
            "它伸手一指，被指的人就會想起自己欠了什麼。",
        ),
    )
    .worth(5, 9)
    .equip(Combat, 6)
    .rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 5, Range::Far).more(More::PerToken(3)))],
    )
    .then(EXHAUST)]),
];

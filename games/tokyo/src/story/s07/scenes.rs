//! T6.15 T32.7 T32.9 T32.14 T32.15 T32.25 T32.26 The cards of S07: SC07-01 to SC07-13 and SC07-RT.

use super::super::deed::{Aim, Cue, Deed, Given, Letter, Renewal, Turn};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, each, when};
use crate::cards::short::{does, harm};
use crate::cards::{Effect, Enemy, Row, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S07, number, word, name, story)
}

/// SC07-RT, which has no running number.
const TERMINAL: u8 = 14;
/// Debt at which the first wish strikes harder.
const DEEP_DEBT: u8 = 4;

/// The three who know something.
const RUMOURS: &[u8] = &[3, 4, 5];

const WISH: Enemy = Enemy::new(7, (Cognitive, 1, Range::Far));
static FIERCE_WISH: Enemy = Enemy::new(7, (Cognitive, 2, Range::Far));

/// What a rumour brings.
const HEARD: [Row; 1] = [when(When::Success, &[deed(Deed::Put(2, always(1)))])];

pub(in crate::story) static ROWS: [SceneRow; 14] = [
    scene(1, "sc07_01", text("What Would You Ask For", "何を願う", "你會許什麼願"), text(
        "A man in Shibuya asked for his legs and walked. A woman in Akiba asked for her son, and somebody came. Nobody knows what they paid, only that both of them have stopped speaking.",
        "シブヤの男は脚を願い、歩いた。アキバの女は息子を願い、誰かが来た。何を払ったのかは誰も知らない。わかっているのは、ふたりとも口をきかなくなったことだけだ。",
        "澀谷有個男人求他的腿，他走起來了。秋葉有個女人求她的兒子，有人來了。沒有人知道他們付了什麼，只知道兩個人從此不再說話。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        each(Effect::Token(1)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
    ])]),
    scene(2, "sc07_02", text("Three Rumours", "三つの噂", "三則傳聞"), text(
        "It has customers, so it leaves a trail. Somebody repaired it once, somebody prayed to it, somebody sent it a bill. Find out what it cannot refuse.",
        "客がいる以上、跡が残る。かつてそれを直した者、それに祈った者、それに請求書を送った者。そいつが断れないものは何か、探り出せ。",
        "既然有客人，就會留下痕跡。有人修過它，有人向它祈禱過，有人寄過帳單給它。去查清楚，什麼是它無法拒絕的。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Place(3, Area::Akiba)),
            deed(Deed::Place(4, Area::Shibuya)),
            deed(Deed::Place(5, Area::Shinagawa)),
        ]),
        cue(Cue::Once(Given::Tokens(2, [5, 6, 6, 6])), &[
            deed(Deed::Out(RUMOURS)),
            deed(Deed::Discard(&[2])),
            deed(Deed::Open(6)),
        ]),
    ]),
    scene(3, "sc07_03", text("The Man Who Repaired It", "それを直した男", "修過它的男人"), text(
        "He replaced one capacitor, and it granted him a steady hand. He has not been able to put down the screwdriver since. He talks if you work beside him.",
        "交換したのは蓄電器ひとつ。機械は礼に、震えない手を授けた。以来、ねじ回しを手放せない。隣で手を動かす相手になら、男は話す。",
        "他只換了一顆電容，機器便賞了他一雙不會抖的手。從那之後，他再也放不下螺絲起子。你在他旁邊一起動手，他就肯說話。",
    ))
    .solved(Way::Here(Task::stays(&[(Technique, 5), (Economy, 6)])))
    .rows(&HEARD),
    scene(4, "sc07_04", text("The Woman Who Prayed", "祈った女", "祈禱過的女人"), text(
        "Her son came back polite and does not sleep. She has not said that he is not hers. She wants somebody to hear her not say it.",
        "戻ってきた息子は礼儀正しく、眠らない。自分の子ではない、とは彼女は口にしない。口にしないでいることを、誰かに聞いてほしいのだ。",
        "她的兒子回來了，很有禮貌，不睡覺。她沒有說那不是她的孩子。她只希望有個人，聽見她沒有說。",
    ))
    .solved(Way::Here(Task::stays(&[(Empathy, 5), (Combat, 6)])))
    .rows(&HEARD),
    scene(5, "sc07_05", text("The Firm That Sent a Bill", "請求書を送った会社", "寄過帳單的公司"), text(
        "The firm billed it for damages and was paid in full, in coins, in every desk drawer, at once. They have kept the receipt. It is signed, and the signature is a price list.",
        "会社は損害賠償を請求し、全額が支払われた。硬貨で、すべての机の引き出しに、一瞬で。会社は領収書を保管している。署名があり、その署名は値段表になっていた。",
        "公司向它求償，款項全數付清——用硬幣，在每一個抽屜裡，同一瞬間。收據他們還留著。上面有簽名，那個簽名是一張價目表。",
    ))
    .solved(Way::Here(Task::stays(&[(Economy, 5), (Technique, 6)])))
    .rows(&HEARD),
    scene(6, "sc07_06", text("Anchors", "錨", "錨"), text(
        "It cannot refuse a question it has already answered. Ask it for something it has granted before, and it must stand still to look it up. Ask often enough, and it will forget how to leave.",
        "一度答えた問いを、それは断れない。かつて叶えた願いをもう一度願えば、調べるあいだ立ち止まるしかない。繰り返し問えば、立ち去り方を忘れてしまう。",
        "回答過的問題，它不能拒絕。拿它實現過的願望再求一次，它就得停下來查。問得夠多，它會忘記該怎麼離開。",
    ))
    .solved(Way::On(TERMINAL, Task::stays(&[(Technique, 7), (Empathy, 7), (Economy, 7), (Combat, 7)])))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Fetch(TERMINAL, Area::Shinjuku)),
            deed(Deed::PlaceOpposite(7, TERMINAL)),
        ]),
        when(When::Success, &[deed(Deed::Put(6, always(1)))]),
        cue(Cue::Once(Given::Tokens(6, [2, 3, 4, 4])), &[
            deed(Deed::Out(&[7])),
            deed(Deed::Discard(&[6])),
            deed(Deed::Open(8)),
        ]),
    ]),
    scene(7, "sc07_07", text("The Petitioners", "請願者たち", "請願的人們"), text(
        "They have sold their houses to stand in this line. Some of them have stood in it before. They do not want you hurt, they only want you behind them.",
        "家を売って、この列に並んだ人々だ。二度目、三度目の者もいる。君たちを傷つけたいわけではない。ただ、後ろに並んでほしいだけだ。",
        "他們賣了房子來排這條隊，有些人不是第一次排了。他們並不想傷害你們，只是要你們排到後面去。",
    ))
    .solved(Way::Here(Task::enemy(
        [3, 5, 7, 9],
        Enemy::new(3, (Physical, 1, Range::Near)),
        &[(Empathy, 6), (Economy, 6), (Technique, 7)],
    )))
    .reward(1)
    .rows(&[
        when(When::End, &[deed(Deed::Towards(TERMINAL))]),
        when(When::End, &[deed(Deed::Put(TERMINAL, always(1)))]).given(Given::With(TERMINAL)),
    ]),
    scene(8, "sc07_08", text("The Price List", "値段表", "價目表"), text(
        "It stands still at last, and the receiver reads out the accounts. Every wish in the city, and beside it, the person who paid, who was never the one who asked. The terminal is only a counter. The till is under the Ring.",
        "ついにそれは立ち止まり、受話器が帳簿を読み上げる。街じゅうの願いと、その隣に支払った者の名。願った本人だったためしがない。この端末は窓口にすぎず、金庫はリングの下にある。",
        "它終於站住了，話筒開始唸帳。全城的每一個願望，旁邊是付帳的人——從來不是許願的那個。這台終端只是個櫃檯，錢櫃在環的底下。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::LayBeside(TERMINAL)),
        deed(Deed::Settle(TERMINAL)),
        deed(Deed::Mod(Renewal::Instead)),
        deed(Deed::Discard(&[8])),
        deed(Deed::Open(9)),
    ])]),
    scene(9, "sc07_09", text("Under the Ring", "リングの下", "環的底下"), text(
        "From below it is not red but every colour, and it is not a ring but a queue. It goes round and round. Each of them thinks they are next.",
        "下から見れば、それは赤ではなく、あらゆる色だった。リングではなく、列だった。人々はぐるぐると回り続ける。次は自分の番だと、誰もが思いながら。",
        "從底下看，它不是紅的，而是所有的顏色；它也不是環，而是一條隊伍，一圈又一圈地走著。每個人都以為，下一個就輪到自己。",
    ))
    .rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -1, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(9, always(1)))]),
        cue(Cue::Once(Given::Tokens(9, [3, 3, 2, 3])), &[deed(Deed::Discard(&[9])), deed(Deed::Open(10))]),
    ]),
    scene(10, "sc07_10", text("The First Wish", "最初の願い", "第一個願望"), text(
        "Somebody asked, five years ago, for everybody to be safe. The machine is still counting how many people that would take. It turns towards you with a very large number for a face.",
        "五年前、誰かが、みんなが無事でありますようにと願った。それには何人の支払いが要るのか、機械は今も数えている。とてつもなく大きな数字を顔にして、それは君たちのほうを向いた。",
        "五年前，有人許願：願大家都平安。那得要多少人來付，機器到現在還在數。它轉向你們，臉是一個很大很大的數字。",
    ))
    .solved(Way::Gate(Task::enemy(
        [12, 12, 12, 12],
        WISH,
        &[(Technique, 6), (Combat, 6), (Empathy, 6), (Economy, 6)],
    )))
    .reward(3)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::PutAsOn(10, TERMINAL))]),
        when(When::Always, &[deed(Deed::Swell(DEEP_DEBT, &FIERCE_WISH))]),
        when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
        when(When::Success, &[does(Who::You, Effect::Artifact)]),
        when(When::Success, &[deed(Deed::Open(11))]),
    ]),
    scene(11, "sc07_11", text("Three Levers", "三つのレバー", "三支拉桿"), text(
        "One wish is left in the till, already paid for, five years ago, by everyone who died. Three levers: A: close the account. B: open the wall. C: share out the change. All three are worn, as if someone had stood here a long time with a hand on each in turn.",
        "金庫には願いがひとつだけ残っていて、代金は五年前、死んだ者たち全員が払い終えている。レバーは三本。A：口座を閉じる。B：壁を開く。C：釣り銭を分け合う。誰かが長いこと立ち尽くし、一本ずつ手をかけ続けたかのように、どれも擦り減っていた。",
        "錢櫃裡只剩一個願望，帳早就付清了——五年前，由每一個死去的人。三支拉桿。A：結清帳戶。B：打開高牆。C：把找的零錢分掉。三支都磨得發亮，像是有人在這裡站了很久，把手輪流放在每一支上。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::C), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc07_12", text("The Bill", "請求", "帳單"), text(
        "A: The granted come to the square in Shinjuku, on legs that are going out like lamps, and ask you to wait one more night. B: At the wall in Shinagawa the guards have orders, and the crowd has you. C: In Shibuya everyone wishes at once, and half of the wishes are about the other half.",
        "A：願いを叶えられた者たちがシンジュクの広場に来る。灯のように消えかけた脚で歩み寄り、あと一晩待ってくれと言う。B：シナガワの壁では、衛兵は命令を受け、群衆は君たちを頼っている。C：シブヤでは誰もが一斉に願い、その半分は、残りの半分についての願いだった。",
        "A：願望成真的人們來到新宿的廣場，拖著像燈一樣快要熄滅的腿，求你們再等一夜。B：品川的牆下，衛兵有命令，群眾有你們。C：澀谷的人同時許起願來，其中一半，都跟另一半有關。",
    ))
    .solved(Way::ByLetter { of: 11, tasks: &[
        Task::successes([2, 2, 2, 2], &[(Empathy, 7), (Combat, 7), (Technique, 8)]),
        Task::successes([2, 2, 2, 2], &[(Combat, 7), (Economy, 7), (Technique, 8)]),
        Task::successes([2, 2, 2, 2], &[(Empathy, 7), (Technique, 7), (Economy, 8)]),
    ] })
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinjuku))]).given(Given::Chosen(11, Letter::A)),
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinagawa))]).given(Given::Chosen(11, Letter::B)),
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shibuya))]).given(Given::Chosen(11, Letter::C)),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[does(Who::Each, harm(Cognitive, 1))]).given(Given::Chosen(11, Letter::A)),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]).given(Given::Chosen(11, Letter::B)),
        when(When::End, &[deed(Deed::Seep)]).given(Given::Chosen(11, Letter::C)),
    ]),
    scene(13, "sc07_13", text("Receipt", "領収書", "收據"), text("", "", ""))
    .told(11, &[
        text(
            "The sky over Tokyo is only sky; in Akiba a woman sets one place at the table, and speaks.",
            "トーキョーの空はただの空になり、アキバでは女がひとり分の膳を並べ、口を開いた。",
            "東京的天空就只是天空；秋葉有個女人擺上一人份的碗筷，開口說話了。",
        ),
        text(
            "The gate stands open, and for a whole day nobody dares to be first.",
            "門は開け放たれたまま、まる一日、最初の一歩を踏み出す者はいない。",
            "大門敞開著，整整一天，沒有人敢做第一個。",
        ),
        text(
            "All over the city small good things happen, and everyone keeps the receipt, just in case. On yours, in your own handwriting: paid.",
            "街のあちこちで小さな良いことが起こり、誰もが念のため領収書を取っておく。君たちの領収書には、君たち自身の字で「済」とある。",
            "全城到處發生著小小的好事，人人都把收據留著，以防萬一。你們手上的那張，用你們自己的字跡寫著：付清。",
        ),
    ])
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
    scene(TERMINAL, "sc07_rt", text("Roaming Terminal", "彷徨端末", "徘徊終端"), text(
        "Today it is a public telephone. Yesterday it was a shrine, and the day before, a quarrel. Pick up the receiver, and it says your name with your mother’s breath.",
        "今日のそれは公衆電話だ。昨日は祠で、一昨日は口論だった。受話器を取れば、母の息づかいで君の名を呼ぶ。",
        "今天它是公共電話。昨天它是座小廟，前天是一場口角。拿起話筒，它會用你母親的氣息，叫你的名字。",
    ))
    .roams(5)
    .rows(&[
        when(When::Always, &[deed(Deed::Credit)]),
        cue(Cue::Once(Given::Tokens(TERMINAL, [6, 7, 8, 9])), &[deed(Deed::Defeat)]),
        when(When::End, &[deed(Deed::Move(Turn::Busier))]),
    ]),
];

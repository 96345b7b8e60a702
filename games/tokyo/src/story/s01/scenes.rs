//! T32.7 T32.8 T32.9 T32.14 T32.15 The cards of S01: SC01-01 to SC01-13.

use super::super::deed::{Cue, Deed, Given, Letter, Renewal, Turn};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, each, when};
use crate::cards::short::{PHYSICAL, does, harm};
use crate::cards::{CheckKind, Effect, Enemy, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::Physical;
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S01, number, word, name, story)
}

/// The three to be brought in.
const WANTED: &[u8] = &[3, 4, 5];

pub(in crate::story) static ROWS: [SceneRow; 13] = [
    scene(1, "sc01_01", text("Gloves on a Warm Night", "熱帯夜の手袋", "悶熱夜裡的手套"), text(
        "The client calls herself Minase and never takes off her gloves. Three photographs, three names, half the money now. “Alive, please,” she says, as if that were the expensive part.",
        "依頼人はミナセと名乗り、決して手袋を外さない。写真が三枚、名前が三つ、前金は半分。「生かしたままで、お願いします」と彼女は言った。まるで、そこがいちばん高くつくかのように。",
        "委託人自稱水無瀨，手套從不離手。三張照片，三個名字，訂金先付一半。「請留活口。」她說，彷彿最花錢的就是這一點。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        each(Effect::Token(1)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
    ])]),
    scene(2, "sc01_02", text("Three Photographs", "三枚の写真", "三張照片"), text(
        "A bookkeeper, a bodyguard, a courier. None of them looks like a thief, and all of them look over their shoulder. Word travels fast that you are asking.",
        "帳簿係、用心棒、運び屋。誰ひとり泥棒には見えず、誰もが背後を気にしている。君たちが嗅ぎ回っているという噂は、足が速い。",
        "一個帳房，一個保鑣，一個跑腿。沒有一個像賊，個個都不時回頭張望。你們在打聽的消息，傳得很快。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Place(3, Area::Shibuya)),
            deed(Deed::Place(4, Area::Shinjuku)),
            deed(Deed::Place(5, Area::Akiba)),
        ]),
        cue(Cue::Once(Given::Discarded(WANTED, [1, 2, 2, 3])), &[
            deed(Deed::Out(WANTED)),
            deed(Deed::Discard(&[2])),
            deed(Deed::Open(6)),
        ]),
        when(When::End, &[deed(Deed::Put(2, always(1)))]),
        when(When::End, &[deed(Deed::TroublesAt(WANTED, always(1))), deed(Deed::TakeOff(2, always(3)))])
            .given(Given::Tokens(2, always(3))),
    ]),
    scene(3, "sc01_03", text("Kaji, the Bookkeeper", "帳簿係カジ", "帳房梶"), text(
        "Kaji is buying every battery in Shibuya and paying with banknotes that no longer exist. He has three sick neighbours and a ledger with no profit column. “Do you know what a month of cooling costs?” he asks.",
        "カジは今では存在しない紙幣で、シブヤじゅうの電池を買い占めている。病んだ隣人が三人、利益の欄のない帳簿が一冊。「ひと月冷やし続けるのに、いくらかかると思う？」と彼は訊いた。",
        "梶正把澀谷的電池一顆不剩地買光，付的是早已不存在的鈔票。他有三個生病的鄰居，和一本沒有盈餘欄的帳簿。「你們知道冷藏一個月要花多少錢嗎？」他問。",
    ))
    .solved(Way::Here(Task::check(&[(Empathy, 6), (Economy, 6)])))
    .reward(1)
    .rows(&[when(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 1 })])]),
    scene(4, "sc01_04", text("Rokuro, the Bodyguard", "用心棒ロクロ", "保鑣六郎"), text(
        "Rokuro sits on the clinic steps with a pipe across his knees. He does not ask who sent you. He asks whether you have eaten, and then he stands up.",
        "ロクロは診療所の階段に座り、膝に鉄パイプを渡している。誰の差し金かとは訊かない。飯は食ったかと訊いて、それから立ち上がった。",
        "六郎坐在診所的台階上，膝上橫著一根鐵管。他不問是誰派你們來的。他問你們吃過飯沒有，然後站了起來。",
    ))
    .solved(Way::Here(Task::enemy(
        [5, 6, 7, 8],
        Enemy::new(5, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
        &[(Empathy, 6), (Economy, 7)],
    )))
    .reward(1)
    .rows(&[when(When::End, &[does(Who::Each, harm(Physical, 1))])]),
    scene(5, "sc01_05", text("Sumi, the Courier", "運び屋スミ", "跑腿澄"), text(
        "Sumi runs the dead tracks with a cooler strapped to her back. Whoever stands still loses her. Whoever runs loses her a little later.",
        "スミは保冷箱を背負って死んだ線路を走る。立ち止まる者は彼女を見失う。走る者は、少し遅れて見失う。",
        "澄背著保冷箱，在死掉的鐵軌上奔跑。站著不動的人會跟丟她。跑起來的人，會晚一點跟丟她。",
    ))
    .solved(Way::Here(Task::check(&[(Technique, 6), (Economy, 7)])))
    .reward(1)
    .rows(&[
        cue(Cue::Missed, &[deed(Deed::Move(Turn::Clockwise))]),
        when(When::End, &[deed(Deed::Move(Turn::Clockwise))]).given(Given::Deserted),
    ]),
    scene(6, "sc01_06", text("Somebody Else’s Hounds", "よその猟犬", "別人家的獵犬"), text(
        "They had nothing on them but keys, and every key opens the same door. Behind it someone called Doctor Amaha keeps Lot Seven, the only batch that ever slowed the Ring sickness. You are not the only ones who know.",
        "連中が持っていたのは鍵だけで、どの鍵も同じ扉を開ける。その奥で、天羽という医師が第七ロットを守っている。リングの病を遅らせることのできた、ただひとつの薬だ。それを知ったのは、君たちだけではなかった。",
        "他們身上只有鑰匙，而每一把都開同一扇門。門後，名叫天羽的醫師守著第七批——唯一曾讓環之病慢下來的藥。知道這件事的，不只你們。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Place(7, Area::Shinagawa)),
            deed(Deed::Place(8, Area::Shibuya)),
            deed(Deed::Place(9, Area::Akiba)),
        ]),
        cue(Cue::Once(Given::Tokens(6, [4, 5, 6, 6])), &[
            deed(Deed::Out(&[7, 8, 9])),
            deed(Deed::Discard(&[6])),
            deed(Deed::Open(10)),
        ]),
    ]),
    scene(7, "sc01_07", text("The Laundry of Long Coats", "外套だらけの洗濯屋", "長大衣洗衣店"), text(
        "A laundry that washes nothing but doctors’ coats, and never gives a name with the receipt. The machines are cold, but the dryer is full of ice. Someone pays the rent on time.",
        "医者の外套ばかりを洗い、受け取りに名を書かない洗濯屋。洗濯機は冷えきっているのに、乾燥機の中は氷で満ちている。家賃だけは、誰かが期日どおりに払っていた。",
        "這家洗衣店只洗醫師袍，收據上從來不寫名字。機器是冷的，烘衣機裡卻裝滿了冰。房租倒是有人準時在付。",
    ))
    .solved(Way::Here(Task::stays(&[(Technique, 5), (Economy, 5)])))
    .rows(&[when(When::Success, &[deed(Deed::Put(6, always(1)))])]),
    scene(8, "sc01_08", text("The Night Ward", "夜間病棟", "夜間病房"), text(
        "Forty beds in a karaoke hall, curtains made of song lists. Nobody answers questions here. They answer when you hold the torch for the nurse.",
        "カラオケ店に並ぶ四十の寝台。仕切りの幕は曲目表でできている。ここでは問いに答える者はいない。看護師の手元を照らしてやる者には、答えが返ってくる。",
        "卡拉OK裡擺著四十張病床，隔簾是用歌單拼成的。在這裡，沒有人回答問題。替護理師舉著手電筒的人，才會得到回答。",
    ))
    .solved(Way::Here(Task::stays(&[(Empathy, 5), (Technique, 6)])))
    .rows(&[when(When::Success, &[deed(Deed::Put(6, always(1)))])]),
    scene(9, "sc01_09", text("Hound Team", "猟犬班", "獵犬隊"), text(
        "Matching boots, matching silence, and a van without plates. They were hired with the other half of the money. They are better paid and less curious than you.",
        "揃いの靴、揃いの沈黙、番号札のない車。残り半分の金で雇われた連中だ。君たちより高給で、君たちほど知りたがらない。",
        "一樣的靴子，一樣的沉默，一輛沒有車牌的廂型車。他們是用另一半的錢雇來的。薪水比你們高，好奇心比你們少。",
    ))
    .solved(Way::Here(Task::enemy(
        [4, 6, 8, 8],
        Enemy::new(4, (Physical, 1, Range::Far)),
        &[(Economy, 6), (Technique, 6)],
    )))
    .reward(1)
    .rows(&[
        when(When::Success, &[deed(Deed::Put(6, [1, 2, 2, 2]))]),
        when(When::End, &[does(Who::Each, harm(Physical, 1)), deed(Deed::Move(Turn::Clockwise))]),
        when(When::End, &[deed(Deed::TakeOff(6, always(1)))]).given(Given::Here(Area::Shibuya)),
    ]),
    scene(10, "sc01_10", text("Lot Seven", "第七ロット", "第七批"), text(
        "One steel case, three hundred doses. Minase’s people can take the master sample apart and print it for whoever pays, in two years’ time. Doctor Amaha can use it up tonight, and three hundred neighbours will see the spring.",
        "鋼の箱がひとつ、三百回分。ミナセの一味なら原液を解析し、二年後には金を払う者みなに行き渡らせるだろう。天羽医師なら今夜それを使い切り、隣人三百人に春を見せるだろう。箱はひとつしかない。",
        "一只鋼箱，三百劑。水無瀨的人可以拆解原液，兩年後賣給每個付得起的人。天羽醫師可以今晚就把它用完，讓三百個街坊看見春天。箱子只有一只。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Out(&[12])), deed(Deed::Open(11))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Out(&[11])), deed(Deed::Open(12))]),
        when(When::End, &[deed(Deed::Put(10, always(1)))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::Tokens(10, always(8))),
    ]),
    scene(11, "sc01_11", text("Hand-over", "引き渡し", "交貨"), text(
        "The boat waits at Shinagawa with its lights off. Between you and the pier stand the relatives, with kitchen knives and photographs. Not one of them is wrong.",
        "船は灯を消してシナガワで待っている。桟橋の前には家族たちが立ち、包丁と写真を握っていた。間違ったことを言う者は、ひとりもいない。",
        "船熄了燈，在品川等著。你們和碼頭之間站著家屬們，手裡握著菜刀和照片。他們之中，沒有一個人是錯的。",
    ))
    .solved(Way::Here(Task::successes([2, 3, 4, 4], &[(Empathy, 6), (Economy, 6), (Combat, 6)])))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinagawa))]),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]),
    ]),
    scene(12, "sc01_12", text("Before the Lights Go Out", "灯りが消える前に", "熄燈之前"), text(
        "Doctor Amaha needs the ward quiet until the last arm is done. The retrieval squad needs it quiet too. They have brought their own idea of quiet.",
        "天羽医師には、最後のひとりの腕に針を刺し終えるまでの静けさが要る。回収部隊にも静けさが要る。ただし連中の言う静けさは、別のものだった。",
        "在最後一隻手臂打完針之前，天羽醫師需要病房保持安靜。回收小隊也需要安靜。只是他們帶來的，是另一種安靜。",
    ))
    .solved(Way::Here(Task::enemy(
        [8, 10, 13, 14],
        Enemy::new(7, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Technique, 6), (Empathy, 6)],
    )))
    .reward(2)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shibuya))]),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]),
    ]),
    scene(13, "sc01_13", text("The Other Half of the Money", "残りの半金", "剩下的一半"), text(
        "A: The case leaves with the tide, and the doctor thanks you for carrying it gently, which is worse than anger. B: At dawn the case is empty, and three hundred people roll down their sleeves. Either way Minase pays the other half, and this time she takes off one glove. The hand is red to the wrist.",
        "A：箱は潮とともに去り、医師は「丁寧に運んでくれて」と礼を言ったが、怒鳴られるほうがましだった。B：夜明けに箱は空になり、三百人が袖を下ろす。どちらにせよミナセは残りの半金を払い、初めて片方の手袋を外した。その手は、手首まで赤い。",
        "A：箱子隨潮水而去，醫師謝謝你們一路輕拿輕放——那比發怒更難受。B：天亮時箱子空了，三百個人放下捲起的袖子。無論如何，水無瀨付了另一半，這次她脫下了一隻手套。那隻手，紅到了手腕。",
    ))
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

//! T27.21 T32.7 T32.8 T32.9 T32.11 T32.13 T32.15 The cards of S06: SC06-01 to SC06-14.

use super::super::deed::{Aim, Cue, Deed, Given, Letter, Renewal, Turn};
use super::super::scene::{SceneRow, Task, Way, always, cue, deed, each, when};
use crate::cards::short::{PHYSICAL, does, harm};
use crate::cards::{Effect, Enemy, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S06, number, word, name, story)
}

/// The two switches of the loop.
const SWITCHES: &[u8] = &[3, 4];
/// The hours until dawn.
const DAWN: [u8; 4] = [9, 9, 9, 9];

pub(in crate::story) static ROWS: [SceneRow; 14] = [
    scene(1, "sc06_01", text("The List", "名簿", "名單"), text(
        "Two hundred and twelve names whose blood came back clean. Osaka will take them if they arrive together, on rails, before sunrise. None of yours is on the list.",
        "血液検査が陰性だった二百十二人の名前。日の出までに、揃って、線路の上を来るのなら、オオサカは受け入れるという。名簿に、君たちの名はひとつもない。",
        "兩百一十二個名字，驗血結果全是陰性。只要他們一起、走鐵路、在日出前抵達，大阪就收。名單上，沒有一個是你們。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        each(Effect::Token(1)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
    ])]),
    scene(2, "sc06_02", text("Dead Rails", "死んだ線路", "死去的鐵軌"), text(
        "The loop has had no current for five years. One switch is in a substation in Akiba, one in a signal box in Shinjuku. Somebody lives in both.",
        "環状線には五年間、電気が通っていない。開閉器のひとつはアキバの変電所、もうひとつはシンジュクの信号所にある。どちらにも、誰かが住んでいる。",
        "環狀線斷電五年了。一個開關在秋葉的變電所，另一個在新宿的號誌樓。兩邊都住了人。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(3, Area::Akiba)), deed(Deed::Place(4, Area::Shinjuku))]),
        cue(Cue::Once(Given::Discarded(SWITCHES, [1, 2, 2, 2])), &[
            deed(Deed::Out(SWITCHES)),
            deed(Deed::Discard(&[2])),
            deed(Deed::Open(5)),
            deed(Deed::Open(6)),
        ]),
    ]),
    scene(3, "sc06_03", text("Substation Five", "第五変電所", "第五變電所"), text(
        "The transformer hums a chord that nobody living has tuned. A family has hung its washing from the insulators, perfectly dry. The breaker is behind the baby.",
        "変圧器が、生きた者の誰も調律していない和音を唸らせる。碍子には一家の洗濯物が干され、からからに乾いている。遮断器は、赤ん坊の揺り籠の後ろだ。",
        "變壓器嗡嗡響著一個和弦，活著的人裡沒有誰替它調過音。有戶人家把衣服晾在礙子上，晾得乾透。斷路器就在嬰兒的搖籃後面。",
    ))
    .solved(Way::Here(Task::check(&[(Technique, 6), (Economy, 7), (Empathy, 7)])))
    .reward(1)
    .rows(&[when(When::Always, &[deed(Deed::Shut)])]),
    scene(4, "sc06_04", text("The Signal Box Squatters", "信号所の居座り", "號誌樓的占據者"), text(
        "They have run the signal box as a kingdom for five years, with a king and a tax on shadows. The levers still work. The king would like to keep it that way.",
        "連中は五年間、信号所を王国として治めてきた。王がいて、影に税がかかる。梃子はまだ動く。このまま自分の物でありつづけてほしい、というのが王の意向だ。",
        "他們把號誌樓當王國治理了五年，有國王，還有影子稅。操縱桿都還能動。國王的意思是，就讓它們繼續歸他。",
    ))
    .solved(Way::Here(Task::enemy(
        [8, 10, 11, 12],
        Enemy::new(5, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Economy, 6), (Empathy, 6), (Technique, 7)],
    )))
    .reward(1)
    .rows(&[when(When::End, &[does(Who::Each, harm(Physical, 1))])]),
    scene(5, "sc06_05", text("Train E-9", "保線列車E-9", "養護列車E-9"), text(
        "A rail-grinding train with nine flat cars and a cab full of swallows’ nests. It coughs, lights up, and begins to walk. It will not stop for anyone, but it is not fast.",
        "平台車を九両牽き、運転台は燕の巣だらけの保線列車だ。咳き込み、灯をともし、歩くように動き出す。誰のためにも停まらないが、速くもない。",
        "一列磨軌車，拖著九節平板車，駕駛室裡滿是燕子窩。它咳了幾聲，亮起燈，像走路一樣動了起來。它不為任何人停，但也不快。",
    ))
    .solved(Way::Here(Task::stays(&[(Empathy, 5), (Economy, 5), (Technique, 5), (Combat, 6)])))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(5, Area::Shinagawa))]),
        when(When::Success, &[deed(Deed::Put(5, always(1)))]),
        cue(Cue::Once(Given::All(&[Given::Tokens(5, [3, 3, 3, 3]), Given::Unread(8)])), &[deed(Deed::Open(8))]),
        cue(
            Cue::Once(Given::All(&[
                Given::Tokens(5, [5, 6, 6, 6]),
                Given::Chosen(8, Letter::B),
                Given::Unread(9),
            ])),
            &[deed(Deed::Open(9))],
        ),
        cue(
            Cue::Once(Given::All(&[
                Given::Tokens(5, [6, 8, 8, 8]),
                Given::Chosen(8, Letter::A),
                Given::Unread(9),
            ])),
            &[deed(Deed::Open(9))],
        ),
        when(When::End, &[deed(Deed::Roll)]),
    ]),
    scene(6, "sc06_06", text("Timetable", "運行表", "運行表"), text(
        "Someone has found a real timetable and a real pencil. Every hour is a line, and the last line says sunrise in red. The pencil is getting short.",
        "誰かが本物の運行表と、本物の鉛筆を見つけてきた。一時間が一行、最後の行には赤い字で「日の出」とある。鉛筆は、だんだん短くなっていく。",
        "有人找來一張真的運行表，和一枝真的鉛筆。一小時一行，最後一行用紅字寫著「日出」。鉛筆愈來愈短了。",
    ))
    .rows(&[
        when(When::Start, &[deed(Deed::Put(6, always(1)))]),
        when(When::Start, &[deed(Deed::Place(7, Area::Akiba))])
            .given(Given::All(&[Given::Tokens(6, always(2)), Given::Unread(7)])),
        when(When::Start, &[deed(Deed::Defeat)]).given(Given::Tokens(6, DAWN)),
    ]),
    scene(7, "sc06_07", text("The Wreckers", "壊し屋", "拆軌人"), text(
        "They pull up sleepers and burn them, because wood is wood. A train to them is a very long stove. They come along the line from the other side, singing.",
        "連中は枕木を剥がして燃やす。木は木だからだ。連中にとって列車とは、とても長いストーブでしかない。線路の向こうから、歌いながらやってくる。",
        "他們拆枕木來燒，木頭就是木頭。列車在他們眼裡，只是一座很長的爐子。他們沿著鐵軌從另一頭唱著歌走來。",
    ))
    .solved(Way::Here(Task::enemy(
        [3, 5, 7, 9],
        Enemy::new(3, (Physical, 1, Range::Near)),
        &[(Economy, 6), (Technique, 6), (Empathy, 7)],
    )))
    .reward(1)
    .rows(&[
        when(When::End, &[deed(Deed::Move(Turn::Counterclockwise))]),
        cue(Cue::Meets(5), &[deed(Deed::TakeOff(5, always(1))), does(Who::Each, harm(Physical, 1))]),
    ]),
    scene(8, "sc06_08", text("Not on the List", "名簿にない名前", "不在名單上"), text(
        "They stand on the track so that you have to look at them. Eleven people, no test, one of them coughing into her sleeve. They are not asking to be told they are healthy.",
        "目をそらさせまいと、彼らは線路の上に立っている。十一人、検査なし、ひとりは袖に咳をしている。健康だと言ってほしいわけではないのだ。",
        "他們站在鐵軌上，讓你們不得不看。十一個人，沒驗過血，其中一個用袖子掩著咳嗽。他們不是來求一句「你很健康」的。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[each(Effect::Heal(1)), each(Effect::Token(1)), deed(Deed::Discard(&[8]))]),
        cue(Cue::Chosen(Letter::B), &[
            deed(Deed::TroublesIn(&[Area::Shibuya, Area::Akiba], [1, 1, 2, 2])),
            deed(Deed::Discard(&[8])),
        ]),
    ]),
    scene(9, "sc06_09", text("Red at Shinagawa", "シナガワ、赤信号", "品川，紅燈"), text(
        "The gate signal is red, and the phone beside it says only: not tonight. The old inner line still runs, straight under the Ring, to the far side of the wall. The driver looks at you, because somebody has to.",
        "門の信号は赤、脇の電話は「今夜は中止」と繰り返すだけだ。リングの真下をまっすぐ抜けて壁の向こう側へ出る、古い内回り線ならまだ生きている。運転士が君たちを見る。誰かを見ずにはいられないからだ。",
        "大門的號誌亮著紅燈，一旁的電話只說一句：今晚不行。老內環線還能走，從環的正下方筆直穿過，通到牆的另一邊。司機望向你們，因為他總得望向誰。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Out(&[7])), deed(Deed::LayBeside(5)), deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[
            deed(Deed::Out(&[12, 13])),
            deed(Deed::Discard(&[9])),
            deed(Deed::Open(10)),
            deed(Deed::Open(11)),
        ]),
        cue(Cue::Chosen(Letter::B), &[
            deed(Deed::Out(&[10, 11])),
            deed(Deed::Discard(&[9])),
            deed(Deed::Open(12)),
        ]),
    ]),
    scene(10, "sc06_10", text("The Gate", "ゲート", "大門"), text(
        "Forty tonnes of door, two hand wheels, and a keypad that asks for a rank. The wheels need arms, the keypad needs nerve. The guards on top need a reason not to look down.",
        "四十トンの扉、手回しハンドルがふたつ、そして階級を問う操作盤。ハンドルには腕が、操作盤には度胸が要る。上の衛兵には、下を見ずにいる理由が要る。",
        "四十噸的門，兩個手輪，還有一塊要你輸入軍階的鍵盤。手輪要臂力，鍵盤要膽量。上頭的衛兵，則需要一個不往下看的理由。",
    ))
    .solved(Way::Here(Task::successes([4, 5, 6, 6], &[
        (Combat, 6),
        (Economy, 6),
        (Technique, 6),
        (Empathy, 7),
    ])))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(10, Area::Shinagawa))]),
        when(When::Success, &[deed(Deed::Out(&[11])), deed(Deed::Open(14))]),
    ]),
    scene(11, "sc06_11", text("The Wall Guns", "防壁砲座", "圍牆砲台"), text(
        "They were built to shoot at the Ring and have never hit anything. The crews are bored, cold and nineteen. The searchlight finds you first.",
        "リングを撃つために造られ、いまだに何ひとつ当てたことのない砲だ。砲手たちは退屈で、寒くて、十九歳だった。先に君たちを見つけたのは、探照灯のほうだ。",
        "這些砲是造來打環的，從來沒打中過任何東西。砲手們無聊、發冷，而且才十九歲。先找到你們的，是探照燈。",
    ))
    .solved(Way::Here(Task::enemy(
        [8, 9, 10, 11],
        Enemy::new(4, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
        &[(Empathy, 6), (Technique, 6), (Economy, 7)],
    )))
    .reward(1)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinagawa))]),
        when(When::End, &[does(Who::Each, harm(Physical, 1))]),
        when(When::End, &[deed(Deed::TakeOff(10, always(1)))]).given(Given::Tokens(10, always(2))),
    ]),
    scene(12, "sc06_12", text("The Inner Line", "内回り", "內環線"), text(
        "The tunnel lights come on ahead of the train, one by one, as if somebody were walking in front with a switch. The passengers stop talking. Far in, the rails begin to glow red from beneath.",
        "列車の行く手で、トンネルの灯がひとつずつ点っていく。誰かがスイッチを手に、先を歩いているかのように。乗客たちは口をつぐむ。ずっと奥で、線路が下から赤く光り始めた。",
        "隧道的燈在列車前方一盞一盞亮起，像有人拿著開關走在前頭。乘客們都不說話了。很深的地方，鐵軌從底下透出紅光。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Embark(5))]),
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(12, always(1)))]),
        cue(Cue::Once(Given::Tokens(12, [3, 3, 3, 3])), &[deed(Deed::Discard(&[12])), deed(Deed::Open(13))]),
    ]),
    scene(13, "sc06_13", text("The Thing on the Line", "線路上のもの", "鐵軌上的東西"), text(
        "It lies across both rails, breathing, patient as a landslide. It has been waiting for a train for five years, and it has waited well. It would like to see all their tickets.",
        "それは二本の線路をまたいで横たわり、山崩れのように気長に息をしていた。五年間、列車を待っていたのだ。行儀よく、ずっと。乗客全員の切符を拝見したい、という。",
        "它橫臥在兩條鐵軌上呼吸著，耐心得像一場山崩。它等火車等了五年，等得規規矩矩。它想看看所有乘客的票。",
    ))
    .solved(Way::Gate(Task::enemy(
        [10, 12, 13, 14],
        Enemy::new(5, (Cognitive, 1, Range::Near)).reduces(PHYSICAL, 1),
        &[(Technique, 6), (Economy, 6), (Empathy, 6)],
    )))
    .reward(2)
    .rows(&[
        when(When::Failure, &[does(Who::Each, harm(Physical, 1))]),
        when(When::Success, &[deed(Deed::Open(14))]),
    ]),
    scene(14, "sc06_14", text("Tail Lights", "尾灯", "尾燈"), text(
        "You walk home along the track, because the train was never for you. Behind the wall, two red lamps grow small, and then smaller than stars. If you made room, eleven more people are somebody else’s problem now, and one of them waves her sleeve; if you kept to the list, nobody waves. In the morning somebody has already hung washing on the wires.",
        "あの列車に君たちの席は初めからなく、君たちは線路を歩いて帰る。壁の向こうで、ふたつの赤い灯が小さくなり、やがて星より小さくなった。席を作ったのなら、十一人はもうよその悩みの種で、そのひとりが袖を振っているが、名簿を守ったのなら、手を振る者はいない。朝にはもう、電線に誰かの洗濯物が揺れていた。",
        "你們沿著鐵軌走回家，因為那列車從來不是為你們開的。牆的另一頭，兩盞紅燈愈來愈小，終於比星星還小。如果你們騰出了位子，那十一個人如今是別人的麻煩了，其中一個正揮著袖子；如果你們守住了名單，就沒有人揮手。到了早上，電線上已經有人晾起了衣服。",
    ))
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

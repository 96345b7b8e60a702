//! T20.28 T32.7 T32.8 T32.9 T32.13 T32.14 T32.15 T32.16 T32.17 The cards of S05: SC05-01 to SC05-13.

use super::super::deed::{Cue, Deed, Fit, Given, Letter, Renewal, Turn};
use super::super::scene::{Needs, SceneRow, Task, Tries, Way, always, cue, deed, when};
use crate::cards::short::{does, harm};
use crate::cards::{Effect, Enemy, When, Who};
use crate::options::Scenario;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::Cognitive;
use crate::words::{Area, Range, Text, text};

const fn scene(number: u8, word: &'static str, name: Text, story: Text) -> SceneRow {
    SceneRow::new(Scenario::S05, number, word, name, story)
}

/// The first three letters.
const LETTERS: &[u8] = &[7, 8, 9];
/// Pages the vessel takes, and keeps.
const KEPT: [u8; 4] = [1, 2, 2, 2];

pub(in crate::story) static ROWS: [SceneRow; 13] = [
    scene(1, "sc05_01", text("Forward to Seven", "七人に回せ", "轉寄七人"), text(
        "The letter is one page long and has no return address. Copy it for seven people or be the next name at the bottom. The list of names is already two kilometres long.",
        "手紙は便箋一枚きりで、差出人の住所はない。七人に書き写して回せ、さもなくば次に名が載るのはお前だ。名簿はもう、二キロの長さになっている。",
        "信只有一頁，沒有寄件人地址。抄給七個人，否則下一個出現在最後的就是你的名字。那份名單，已經有兩公里長。",
    ))
    .rows(&[cue(Cue::Revealed, &[
        deed(Deed::Mod(Renewal::More)),
        deed(Deed::Discard(&[1])),
        deed(Deed::Open(2)),
    ])]),
    scene(2, "sc05_02", text("How It Travels", "呪いの作法", "詛咒的走法"), text(
        "It rides on whatever is already wrong. A brawl, a fever, a power cut: solve it, and you find a page in your pocket. Five pages make a person very thin.",
        "それは、すでに起きている厄介事に便乗する。喧嘩、熱病、停電。片づけると、懐に便箋が一枚入っている。五枚も抱えれば、人は紙のように薄くなる。",
        "它搭著已經出了差錯的事走。一場鬥毆、一場熱病、一次停電：把事情擺平，口袋裡就多了一張信紙。揣上五張，人就薄得像紙一樣。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Place(3, Area::Shibuya)),
            deed(Deed::Place(4, Area::Akiba)),
            deed(Deed::Place(5, Area::Shinagawa)),
        ]),
        when(When::Always, &[deed(Deed::PagesArrive)]),
        when(When::Always, &[deed(Deed::PagesRide)]),
        when(When::Always, &[deed(Deed::PagesTaken)]),
        when(When::Always, &[deed(Deed::PagesWeigh)]),
        when(When::End, &[does(Who::BesidePages, harm(Cognitive, 1))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::Pages([7, 10, 13, 15])),
    ]),
    scene(3, "sc05_03", text("Shrine of the Cut Thread", "断糸の社", "斷線之社"), text(
        "A shrine the size of a phone booth, between two capsule hotels. The priest cuts red thread all day and says nothing. Leave your pages, and he will tie you to nobody.",
        "カプセルホテルの谷間に立つ、電話ボックスほどの社。神主は一日じゅう黙って赤い糸を切っている。便箋を置いていけば、彼は君たちを誰とも結ばないでくれる。",
        "兩間膠囊旅館之間，有座電話亭大小的神社。神主整天剪著紅線，一語不發。把信紙留下，他就不會把你們跟任何人綁在一起。",
    ))
    .solved(Way::Here(Task::Checks {
        any_of: &[(Empathy, 4), (Technique, 4), (Economy, 5)],
        tries: Tries::Any,
        needs: Needs::Stays,
    }))
    .rows(&[
        when(When::Success, &[deed(Deed::Seal)]),
        cue(Cue::Once(Given::Tokens(3, [3, 5, 5, 5])), &[deed(Deed::Open(6))]).given(Given::Unread(6)),
    ]),
    scene(4, "sc05_04", text("The Laughing Mailman", "笑う郵便屋", "發笑的郵差"), text(
        "No post has been delivered inside the zone for five years. He delivers it anyway, one area a day, giggling at the addresses. Nobody has seen the bag get lighter.",
        "区域内では五年間、郵便は一通も届いていない。それでも彼は配って歩く。一日に一区画、宛名を見てはくすくす笑いながら。鞄が軽くなるのを見た者はいない。",
        "封鎖區裡五年沒送過一封信。他照送不誤，一天一區，看著收件人的名字咯咯發笑。沒有人見過那只郵袋變輕。",
    ))
    .solved(Way::Here(Task::enemy(
        [4, 6, 6, 6],
        Enemy::new(4, (Cognitive, 1, Range::Near)),
        &[(Empathy, 6), (Technique, 6), (Combat, 7)],
    )))
    .reward(1)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::PagesOn(&[4], always(1)))]),
        when(When::Success, &[deed(Deed::Put(3, [1, 1, 2, 2]))]),
        when(When::End, &[deed(Deed::Move(Turn::Clockwise)), deed(Deed::Trail(1))]),
    ]),
    scene(5, "sc05_05", text("The Doctor in a Paper Mask", "紙面の医者", "紙面具醫生"), text(
        "He is not a doctor, he says so himself, but his scissors are clean. He cuts the page out of you and folds it into a crane. The cranes are beginning to fill the room.",
        "自分は医者ではないと本人が言うが、鋏だけは清潔だ。体から便箋を切り出し、折り鶴にしてしまう。その鶴で、部屋はもう埋まりかけている。",
        "他不是醫生，這話是他自己說的，不過剪刀倒很乾淨。他把信紙從你身上剪下來，摺成一隻鶴。那些鶴，快把房間塞滿了。",
    ))
    .solved(Way::Here(Task::stays(&[(Economy, 5), (Empathy, 6)])))
    .rows(&[when(When::Success, &[does(Who::Near, Effect::Story(Deed::Unburden(1)))])]),
    scene(6, "sc05_06", text("The Name at the Top", "一番上の名前", "最上面的名字"), text(
        "Laid in order, the pages read backwards to three first letters. One went to a mechanic, one to a banker, one to a girl who never opened it. Open them, says the priest, his first words in a year.",
        "順に並べると、便箋は最初の三通へと遡っていく。一通は修理工に、一通は銀行家に、一通は決して封を切らなかった少女に。「開けなさい」と神主が言った。一年ぶりの言葉だった。",
        "把信紙照順序排好，往回讀去，便是最初的三封信。一封寄給了修車工，一封寄給了銀行家，一封寄給了一個從沒拆開它的女孩。「打開吧。」神主說。這是他一年來的第一句話。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[
            deed(Deed::Out(&[5])),
            deed(Deed::Place(7, Area::Akiba)),
            deed(Deed::Place(8, Area::Shinagawa)),
            deed(Deed::Place(9, Area::Shinjuku)),
            deed(Deed::PagesOn(LETTERS, always(1))),
        ]),
        cue(Cue::Once(Given::Discarded(LETTERS, [2, 2, 2, 2])), &[
            deed(Deed::Out(LETTERS)),
            deed(Deed::Discard(&[6])),
            deed(Deed::Open(10)),
        ]),
    ]),
    scene(7, "sc05_07", text("The Mechanic’s Letter", "修理工の手紙", "修車工的信"), text(
        "Welded into a petrol tank, unread. He thought that counted as not having received it. The tank has been knocking from the inside ever since.",
        "読まれぬまま、燃料タンクの中に溶接されていた。受け取っていないことになると思ったらしい。それ以来タンクは、内側から叩かれ続けている。",
        "信沒人讀過，被焊死在油箱裡。他以為這樣就不算收到。從那以後，油箱裡頭就一直有人在敲。",
    ))
    .solved(Way::Here(Task::check(&[(Technique, 6), (Combat, 6)])))
    .reward(1),
    scene(8, "sc05_08", text("The Banker’s Letter", "銀行家の手紙", "銀行家的信"), text(
        "It lies in a safe-deposit box with a very long waiting list. He has sold shares in it. The shareholders would like a word.",
        "それは、長い順番待ちの貸金庫に眠っている。銀行家はその手紙を株にして売り出していた。株主の皆様が、一言あるという。",
        "它躺在一個候補名單長得驚人的保險箱裡。他把這封信拆成股份賣掉了。各位股東，有話要說。",
    ))
    .solved(Way::Here(Task::check(&[(Economy, 6), (Technique, 6)])))
    .reward(1),
    scene(9, "sc05_09", text("The Girl’s Letter", "少女の手紙", "女孩的信"), text(
        "Still sealed, kept under a pillow for eight years. She says it is the only post she ever got. She will give it up if you promise to write.",
        "封は切られぬまま、八年間、枕の下にあった。もらったことのある手紙はこれだけだと彼女は言う。返事を書くと約束するなら、渡してくれるという。",
        "信還封著，在枕頭下壓了八年。她說，這是她這輩子收到的唯一一封信。只要答應回信，她就肯交出來。",
    ))
    .solved(Way::Here(Task::check(&[(Empathy, 6), (Combat, 7)])))
    .reward(1),
    scene(10, "sc05_10", text("Return to Sender", "差出人へ", "退回寄件人"), text(
        "Read together, the three letters are one request: please, somebody, keep this for me. One person could keep it, and the sender would have to come and ask. Or you could burn every copy in the zone, and everyone who ever answered it.",
        "三通を合わせて読めば、それは「どうか、どなたか、これを預かってください」というひとつの願いだった。誰かひとりが預かれば、差出人は取りに来るしかない。あるいは区域じゅうの写しを、返事を書いた者たちもろとも焼き払うか。",
        "三封信合起來讀，是同一個請求：拜託，誰都好，請替我保管這個。要是有人肯保管，寄件人就非得來取不可。不然，也可以把區裡的抄本全燒了，連同每一個回過信的人。",
    ))
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[
            does(Who::Any, Effect::Story(Deed::Vessel(KEPT))),
            deed(Deed::Out(&[12])),
            deed(Deed::Discard(&[10])),
            deed(Deed::Open(11)),
        ]),
        cue(Cue::Chosen(Letter::B), &[
            deed(Deed::Copies([2, 3, 3, 4])),
            deed(Deed::Out(&[11])),
            deed(Deed::Discard(&[10])),
            deed(Deed::Open(12)),
        ]),
    ]),
    scene(11, "sc05_11", text("The Sender", "差出人", "寄件人"), text(
        "A thin person in a school coat, apologising with every step. Where the face should be there is an envelope, still empty. It only wants to see that you kept it safe.",
        "学生外套を着た痩せた人影が、一歩ごとに詫びながらやってくる。顔のあるべき場所には、まだ空の封筒がある。大切に預かってくれたかどうか、それを確かめたいだけなのだ。",
        "一個穿著學生大衣的瘦削人影，每走一步就道一次歉。本該是臉的地方，是一只還空著的信封。它只是想看看，你們有沒有好好保管。",
    ))
    .solved(Way::Here(Task::enemy(
        [6, 10, 9, 9],
        Enemy::new(6, (Cognitive, 1, Range::Far)),
        &[(Empathy, 6), (Technique, 6), (Economy, 7)],
    )))
    .attacked_by(Fit::Page)
    .reward(2)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinjuku))]),
        cue(Cue::Pressed, &[deed(Deed::TakePages(1))]),
        when(When::Always, &[deed(Deed::VesselKeeps(KEPT))]),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[does(Who::Holders, harm(Cognitive, 1))]),
    ]),
    scene(12, "sc05_12", text("The Sorting Hall", "仕分け場", "分信廳"), text(
        "The old post office in Akiba runs all night, with nobody in it. Belts carry the same letter past the same lamp. Fire does not frighten it, but being read aloud does.",
        "アキバの古い郵便局は、無人のまま一晩じゅう動いている。ベルトが、同じ手紙を同じ灯りの下へ運び続ける。火を恐れはしない。だが、声に出して読まれることは恐れる。",
        "秋葉的老郵局徹夜運轉，裡頭空無一人。輸送帶載著同一封信，一遍遍經過同一盞燈。它不怕火。但它怕被人大聲唸出來。",
    ))
    .solved(Way::Here(Task::successes(
        [2, 3, 3, 4],
        &[(Combat, 6), (Economy, 6), (Technique, 6), (Empathy, 7)],
    )))
    .reward(2)
    .rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Akiba))]),
        when(When::Success, &[deed(Deed::Open(13))]),
        when(When::End, &[does(Who::Holders, harm(Cognitive, 1)), deed(Deed::PagesOnTrouble(1))]),
    ]),
    scene(13, "sc05_13", text("No Return Address", "宛先不明", "查無此址"), text(
        "A: The envelope takes the page, folds itself, and bows; the one who carried it will never get another letter, of any kind. B: The smoke hangs over Akiba for a week, and on every street someone stops in the middle of a name. The shrine has no more thread. The priest is learning to knit.",
        "A：封筒は便箋を収め、自らを折り畳んで一礼し、預かった者のもとには、もう二度と、どんな手紙も届かない。B：煙は一週間アキバを覆い、どの通りでも誰かが、名を呼びかけたまま口をつぐんだ。社の糸は尽きた。神主は、編み物を習い始めた。",
        "A：信封收下信紙，把自己摺好，鞠了一躬；替它保管的那個人，從此再也收不到任何一封信。B：煙霧籠罩秋葉整整一星期，每條街上都有人喊一個名字喊到一半，就住了口。神社的線用完了。神主，正在學打毛線。",
    ))
    .rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];

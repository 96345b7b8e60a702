## T32 シナリオカードとMODカード

tokyo-row-given = { $given }なら、{ $text }
tokyo-solve-stays = 解決後も残り、成功のたびに効果を解決する
tokyo-solve-serves = 解決後は捨て札にせず、進行トークンを{ $count }個置いてマットの脇に置く
tokyo-solve-one-each = 各PC、1ラウンドに1回まで
tokyo-solve-only = 解決できるのは{ $fit }のみ
tokyo-attack-only = 攻撃できるのは{ $fit }のみ（割り込みでの攻撃も同じ）
tokyo-solve-side = { $given }間は、別の判定も行える：{ $checks }（このカードは残る）
tokyo-fit-seats = PC全員が乗れる《乗り物》を装備したPC
tokyo-fit-wheels = 《乗り物》を装備しているか、このフェーズに乗ったPC
tokyo-fit-driver-here = ドライバーがここにいる間
tokyo-fit-page = 便箋を持つPC
tokyo-letter-a = A
tokyo-letter-b = B

## タイミング

tokyo-cue-revealed = 【公開時】
tokyo-cue-taught = 【手順終了時】
tokyo-cue-once = 【常時】{ $given }とき、ただちに：
tokyo-cue-chosen = 【{ $letter }を選んだ場合】
tokyo-cue-missed = 【このカードの判定に失敗した時】
tokyo-cue-trouble-solved = 【トラブル解決時】
tokyo-cue-site-solved = 【『サイト』カード解決時】
tokyo-cue-side = 【別の判定に成功した時】
tokyo-cue-pressed = 【圧力に成功した時】
tokyo-cue-meets = 【終了時・初回のみ】どちらかの移動後にこのカードと{ $card }が同じエリアにある時：

## 条件

tokyo-given-discarded = { $cards }のうち{ $count }枚がシナリオ捨て札にある
    .followed = { $cards }のうち{ $count }枚がシナリオ捨て札にあり
tokyo-given-tokens = { $card }に進行トークンが{ $count }個ある
    .followed = { $card }に進行トークンが{ $count }個あり
tokyo-given-chosen = { $card }で{ $letter }を選んでいる
    .followed = { $card }で{ $letter }を選んでおり
tokyo-given-here = { $area }にある
    .followed = { $area }にあり
tokyo-given-visited = このエリアにPCがいる
    .followed = このエリアにPCがおり
tokyo-given-deserted = このエリアにPCがいない
    .followed = このエリアにPCがおらず
tokyo-given-pcs = PCが{ $count }人である
    .followed = PCが{ $count }人で
tokyo-given-troubles = マット上に表向きのトラブルが{ $count }枚以上ある
    .followed = マット上に表向きのトラブルが{ $count }枚以上あり
tokyo-given-driver-here = ドライバーがここにいる
    .followed = ドライバーがここにおり
tokyo-given-driver-elsewhere = ドライバーがここにいない
    .followed = ドライバーがここにおらず
tokyo-given-gathered = { $count ->
    [1] ドライバーがここにいる
   *[other] ドライバーを含むPCが{ $count }人以上ここにいる
}
    .followed = { $count ->
    [1] ドライバーがここにおり
   *[other] ドライバーを含むPCが{ $count }人以上ここにおり
}
tokyo-given-pages = スロットに便箋が合わせて{ $count }枚以上ある
    .followed = スロットに便箋が合わせて{ $count }枚以上あり
tokyo-given-and = 、かつ
tokyo-given-visited-inside = 『サイト』にPCがいる
    .followed = 『サイト』にPCがおり
tokyo-given-deserted-inside = 『サイト』にPCがいない
    .followed = 『サイト』にPCがおらず
tokyo-given-no-gate = 公開中のゲートがない
    .followed = 公開中のゲートがなく
tokyo-given-bare = { $card }に進行トークンがない
    .followed = { $card }に進行トークンがなく
tokyo-given-beside = { $card }がマットの脇にある
    .followed = { $card }がマットの脇にあり
tokyo-given-unread = { $card }が公開されていない
    .followed = { $card }が公開されておらず

## 内容

tokyo-deed-list = 、
tokyo-deed-this = このカード
tokyo-deed-open = { $card }を公開する
tokyo-deed-place = { $card }を{ $area }に置く
tokyo-deed-out = { $cards }をゲームから除外する
tokyo-deed-discard = { $cards }を捨て札にする
tokyo-deed-move-clockwise = 時計回りに次のエリアへ移動する
tokyo-deed-move-counterclockwise = 反時計回りに次のエリアへ移動する
tokyo-deed-put = { $card }に進行トークンを{ $count }個置く
tokyo-deed-take-off = { $card }から進行トークンを{ $count }個取り除く
tokyo-deed-troubles-at = トラブルを{ $count }枚引き、マット上にある{ $cards }のうち最初のカードのエリアに置く
tokyo-deed-choose = 全員でAかBを選ぶ
tokyo-deed-mod-more = MODカードを1枚引く
tokyo-deed-mod-instead = MODカードを捨て、新しく1枚引く
tokyo-deed-lift-seal = 解決したPCは{ $skill }の封印を解く
tokyo-deed-clear = シナリオクリア
tokyo-deed-defeat = 敗北
tokyo-deed-targets-higher = { $of }が{ $amount }上がる
tokyo-deed-targets-lower = { $of }が{ $amount }下がる
tokyo-deed-targets-least = { $of }が{ $amount }下がる（最低{ $least }）
tokyo-deed-blackout = 表向きのトラブルが最も多いエリアの施設は働かない（同数なら順番の早いエリア）
tokyo-deed-rest = 表向きのトラブルのない通常エリアにいる各PCは、消耗トークンを{ $count }個取り除いてよい
tokyo-deed-crowd = 2人以上のPCがいる通常エリアがあれば、トラブルを1枚引き、そのいずれかに置く
tokyo-deed-lull = { $count ->
    [1] 全員の合意でこのカードを捨て、表向きのトラブル1枚を報酬なしで捨て札にしてよい
   *[other] 全員の合意でこのカードを捨て、表向きのトラブルを{ $count }枚まで報酬なしで捨て札にしてよい
}
tokyo-deed-driver = 解決したPCがドライバーになる
tokyo-deed-name-vehicle = ドライバーは、PC全員が乗れる装備中の《乗り物》をひとつ指定する（レース車両）
tokyo-deed-vehicle-stays = レース車両は外せない。それを失わせる効果やダウンは、ほかのものを失わせるか、何も失わせない
tokyo-deed-this-stays = 装備枠3つのうちひとつを使う。交換も廃棄も捨て札にもできず、ダウンしても失わない
tokyo-deed-checkpoint = { $area }（{ $card }）
tokyo-deed-stamp = チェックポイントは{ $checkpoints }で、最後がゴールである。カードがシナリオ捨て札にあるチェックポイントにドライバーが新たに到達していれば、このカードに進行トークンを1個置く
tokyo-deed-lend = { $card }を取り、判定なしでただちに装備する（装備が3枚なら、先に1枚を捨て札にする）
tokyo-deed-troubles-at-driver = トラブルを{ $count }枚引き、ドライバーのエリアに置く
tokyo-deed-driver-chooses = ドライバーがAかBを選ぶ
tokyo-deed-pages-arrive = ラウンドの手順1でトラブルを置いたら、そのスロットに便箋を1枚置く
tokyo-deed-pages-ride = 便箋はスロットの一番上のカードに乗る。そのカードが別のスロットへ移れば一緒に移り、ほかの所へ行けばスロットに残る
tokyo-deed-pages-taken = スロットのカードを解決したPCは、その上の便箋をすべて受け取る
tokyo-deed-pages-weigh = PCが持つ便箋1枚につき最大HPが1下がる（ダメージトークンは5個まで受ける）。ダウンすると便箋をすべて失い、その時ダメージが5未満なら、ダウンはただちに終わる
tokyo-deed-pages-on = { $cards }のスロットに便箋を{ $count }枚置く
tokyo-deed-pages-on-each = { $cards }のスロットに便箋を{ $count }枚ずつ置く
tokyo-deed-pages-on-trouble = このエリアの最初の表向きのトラブルのスロットに便箋を{ $count }枚置く
tokyo-deed-copies = 表向きのトラブルがある異なるスロットに、便箋を1枚ずつ、合わせて{ $count }枚置く
tokyo-deed-trail = 離れたスロットに便箋を{ $count }枚置く
tokyo-deed-seal = 解決したPCは、持っている便箋を好きな枚数だけこのカードに移す（封印）
tokyo-deed-unburden = ここのPC1人から便箋を1枚取り除き、そのPCのHPを{ $count }回復する
tokyo-deed-take-pages = そのPCは便箋を{ $count }枚受け取る
tokyo-deed-vessel = PC1人を選ぶ。そのPCは「器」となり、便箋を{ $count }枚受け取る
tokyo-deed-vessel-keeps = 「器」は一度ダウンするまで、持つ便箋が{ $count }枚未満になるように封印することはできない
tokyo-deed-treasure = アーティファクトを1枚、または廃棄スロットのカードを{ $count }枚得る
tokyo-deed-shelter = マットの脇にある間、{ $cards }の効果でダメージを受ける時、全員の合意でこのカードの進行トークンを1個取り除き、この1回だけ全PCへのそのダメージを防いでよい
tokyo-deed-bypass = マットの脇にある間、遭遇スロットの一番上のカードを公開する前に、全員の合意でこのカードの進行トークンを1個取り除き、そのカードを見ずに『サイト』の山札の一番下へ置いてよい
tokyo-deed-worse = 『サイト』カードの失敗時効果によるダメージは、受けるPCごとに{ $amount }増える（軽減前）
tokyo-deed-shut = このエリアの施設は働かない
tokyo-deed-roll = 時計回りに次のエリアへ移動し、ここにいる各PCは同乗してよい。次のエリアに表向きのトラブルが3枚あれば、移動せず進行トークンを1個失う
tokyo-deed-troubles-in = { $count ->
    [1] トラブルを1枚引き、{ $areas }のうち最初のエリアに置く
   *[other] トラブルを{ $count }枚引き、{ $areas }に順に置く
}
tokyo-deed-lay-beside = { $card }を進行トークンごとマットから取り、脇に置く
tokyo-deed-embark = { $card }のあったエリアの各PCは、ただちに判定なしで『サイト』に入ってよい（『サイト』カードは1人1枚。進行中の探索があれば先に終わらせる）
tokyo-aim-move = 通常エリア間の移動の目標値
tokyo-aim-driver-move = ドライバーの移動の目標値
tokyo-aim-into-site = 『サイト』への移動の目標値
tokyo-aim-buy = 購入の目標値
tokyo-aim-with = { $ability }判定の目標値
tokyo-whom-ally-inside = 『サイト』の他PC1人
tokyo-whom-near-inside = 『サイト』のPC1人
tokyo-whom-each-inside = 『サイト』のPC全員
tokyo-whom-everybody = 全PC
tokyo-whom-most-hurt = 最もダメージの多いPC1人
tokyo-whom-crowded = 同じ通常エリアに2人以上いるPCのうち1人
tokyo-whom-holders = ここで便箋を持つPC全員
tokyo-whom-chooser = 選んだPC
tokyo-whom-beside-pages = 便箋が3枚以上あるスロットのエリアにいるPC全員

## 卓上

tokyo-do-choose = { $letter }を選ぶ
tokyo-ask-clear-reward = { $who }、どの報酬を受け取りますか？
tokyo-more-clear-reward = シナリオクリア。選んだ1枚は、これからのゲームに登場させられます。
tokyo-wait-clear-reward = 報酬を選んでいます。
tokyo-ask-choice = { $who }、全員で何を選びますか？　「{ $card }」
tokyo-wait-choice = 全員で選びます：「{ $card }」
tokyo-ask-lull = { $who }、どのトラブルを捨て札にしますか？　「{ $card }」であと{ $left }枚
tokyo-more-lull = 1枚目を捨て札にした時点でこのカードは使い切りです。捨て札にせず、残しておくこともできます。
tokyo-wait-lull = トラブルを捨て札にできます。
tokyo-do-side = 「{ $card }」で別の判定を行う（{ $ability }）
tokyo-do-race = 「{ $card }」をレース車両にする
tokyo-do-seal = { $count ->
    [0] 便箋を封印しない
   *[other] 便箋を{ $count }枚封印する
}
tokyo-goal-side = 「{ $card }」での別の判定
tokyo-ask-choice-alone = { $who }、何を選びますか？　「{ $card }」
tokyo-wait-choice-alone = { $who }が選びます：「{ $card }」
tokyo-ask-vehicle = { $who }、どれをレース車両にしますか？
tokyo-more-vehicle = PC全員が乗れる《乗り物》です。レースが終わるまで装備したままになります。
tokyo-wait-vehicle = { $who }がレース車両を指定します。
tokyo-ask-seal = { $who }、持っている便箋{ $count }枚のうち何枚を封印しますか？　「{ $card }」
tokyo-more-seal = 封印した便箋は手元を離れ、「{ $card }」の上に置かれます。
tokyo-wait-seal = { $who }が便箋を封印します：「{ $card }」
tokyo-ask-copies = { $who }、どのスロットに便箋を置きますか？　あと{ $left }枚
tokyo-more-copies = 表向きのトラブルがあるスロットに、それぞれ別々に置きます。
tokyo-wait-copies = トラブルのあるスロットに便箋を置きます。
tokyo-log-goal-side = カードでの別の判定（{ $place }）
tokyo-log-chosen-alone = { $by }が「{ $scene }」で{ $letter }を選びました。
tokyo-log-driver = { $seat }がドライバーになりました。
tokyo-log-race-vehicle = { $seat }は「{ $card }」でレースを走ります。
tokyo-log-checkpoint = { $seat }が{ $area }のチェックポイントを通過しました。
tokyo-log-pages-on-slot = { $slot }の便箋：{ $now }枚
tokyo-log-pages-held = { $seat }の便箋：{ $now }枚
tokyo-log-vessel = { $seat }が手紙を預かります。
tokyo-race-driver = { $who }が「{ $card }」を運転中
tokyo-race-driver-alone = { $who }が運転中
tokyo-race-start = スタート
tokyo-race-passing = 通過するだけで有効です。ゴールは最後です。
tokyo-race-stopping = この順に有効です。PCアクションフェーズ終了時にドライバーがその場にいる必要があります。
tokyo-race-stamped = スタンプ済み
tokyo-race-cleared = 「{ $card }」解決済み・スタンプ待ち
tokyo-race-blocked = 「{ $card }」未解決
tokyo-race-here = ドライバー
tokyo-race-rivals = ライバル：トークン{ $count }/{ $limit }
tokyo-letters-lying = スロットの便箋：{ $count }枚（{ $limit }枚で名簿が閉じます）
tokyo-letters-sealed = 封印した便箋：{ $count }枚（必要数{ $needed }枚）
tokyo-letters-held = { $who }：便箋{ $count }枚、最大HP{ $most }
tokyo-letters-vessel = 器
tokyo-board-pages = 便箋{ $count }枚
tokyo-card-lent = シナリオが貸し出したときに装備する
tokyo-log-scene-out = 「{ $scene }」がゲームから除外されました。
tokyo-log-scene-tokens = 「{ $scene }」の進行トークン：{ $now }個
tokyo-log-chosen = 「{ $scene }」で{ $letter }を選びました。
tokyo-log-mod-opened = MODカード：「{ $card }」
tokyo-log-mod-discarded = MODカード「{ $card }」が捨て札になりました。
tokyo-story-tokens = 進行トークン{ $count }個
tokyo-story-s01 = マンハント
tokyo-story-s01-tale = 手袋の依頼人が三人の逃亡者に金を積む。彼らが抱えているものは、ひとつの病棟をこの冬生かすか、金を払える全員のために複製されるか、そのどちらかにしかならない。
tokyo-story-s02 = トーキョーダンジョン
tokyo-story-s02-tale = リングの真下に縦穴が開き、その底には、どの地図も認めない駅がある。三つの階を降り、そこを仕切る者に会い、最終発車の前に戻ってこい。
tokyo-story-s03 = ワンス・アポン・ア・タイム・イン・トーキョー
tokyo-story-s03-tale = 御影監督は、強盗映画を全編ロケで撮り、最後の一巻をリングの下で回したい。君たちは出演者であり、撮影班であり、保険でもある。
tokyo-story-s04 = ワイルドボール・ラン
tokyo-story-s04-tale = 年に一度、死んだ環状線に鉄の玉が放たれ、最初に一周させた者がそれを手にする。今年の玉は、目を覚ましている。
tokyo-story-s05 = カース・コンテイジョン
tokyo-story-s05-tale = 一通の不幸の手紙が、読んだ者からひとりずつ封鎖区域を殺していく。厄介事を片づけるたび、便箋が一枚、君たちの手に渡る。便箋に呑まれる前に、社へ運べ。
tokyo-story-s06 = ラスト・トレイン・アウト
tokyo-story-s06-tale = 一晩だけ、壁は一本の列車のために開く。環状線を目覚めさせ、客車を満たし、夜明け前に送り出せ。門を抜けるか、リングの下をくぐるか。
tokyo-story-s07 = 願望機
tokyo-story-s07-tale = 街の厄介事に紛れて、願いを叶え、帳簿をつける機械が歩いている。見つけ、繋ぎとめ、最後の願いを決めろ。借りの期限が来る前に。
tokyo-ask-along = { $who }、{ $area }まで同乗しますか？
tokyo-more-along = 判定は要りません。出入りする者を罰するトラブルは働きます。
tokyo-ask-along-inside = { $who }、『サイト』に入りますか？
tokyo-more-along-inside = 判定は要りません。入るPC1人につき『サイト』カードが1枚置かれます。
tokyo-wait-along = { $who }は{ $area }へ同行できます。
tokyo-ask-shelter = { $who }、「{ $card }」のトークンを使いますか？
tokyo-more-shelter = この1回だけ、受けるPC全員の{ $amount }ダメージを防ぎます。
tokyo-wait-shelter = 「{ $card }」のトークンを使えます。
tokyo-do-agree-along = 同乗する
tokyo-do-agree-inside = 入る
tokyo-do-refuse-along = 残る
tokyo-do-spend = 「{ $card }」のトークンを使い、次の『サイト』カードを見ずに山札の下へ置く
tokyo-do-spend-shelter = 「{ $card }」のトークンを使う
tokyo-do-pass-shelter = 取っておく
tokyo-refusal-nothing-to-spend = そのカードのトークンは、そのためには使えません。
tokyo-log-scene-laid-beside = 「{ $scene }」がマットの脇に置かれました。
tokyo-log-sheltered = 「{ $scene }」のトークンが、全員から{ $amount }ダメージを防ぎました。
tokyo-log-encounter-sunk = 遭遇スロットの一番上のカードが、見られずに『サイト』の山札の下へ置かれました。
tokyo-journey-shaft = 縦穴
tokyo-journey-unknown = そこに何があるかは、まだ誰も知りません
tokyo-journey-depth = 深さ { $done }/{ $needed }
tokyo-journey-gate = 道を塞いでいるカード：「{ $card }」
tokyo-journey-departs = 発車まであと{ $count }ラウンド
tokyo-journey-train = 「{ $card }」は乗客{ $count }人を乗せて{ $area }に停車中、次は{ $to }
tokyo-journey-blocked = 「{ $card }」は乗客{ $count }人を乗せて{ $area }に停車中、{ $to }への線路はトラブル3枚で通行不能
tokyo-journey-passengers = 乗客：{ $done }/{ $needed }人（そろうと物語が進行）
tokyo-journey-full = 「{ $card }」は乗客{ $count }人を乗せ、マットの脇で待機中
tokyo-journey-hours = 夜明けまであと{ $count }時間

## T6.15 T32.9 T32.18 T32.25 同行者・彷徨うカード・選択

tokyo-letter-c = C
tokyo-solve-one-success = 成功は1ラウンドに1回まで
tokyo-solve-by-letter = { $letter }：{ $text }
tokyo-solve-on = 場所：{ $card }のあるエリア
tokyo-tale-letter = { $letter }：{ $text }
tokyo-npc = 同行者：HP { $hp }。『サイト』にPCがいる間は『サイト』に、いなければPCのいるすべてのエリアにいる。『サイト』では参加PCと同じく失敗や撤退のダメージの対象になる（1人を選ぶ場合も）。同じエリアの他PCのダメージを軽減・回復する効果と、PCを回復する施設は、同行者にも使える。それ以外の効果は受けない
tokyo-roams = トラブルの山札から引いた時、無効にも引き直しもできない。PCのエリア（『サイト』からは任意の通常エリア）の、できればトラブルのないスロットに置く。判定のために引いた場合はAP { $ap }となり、アクション後に置く。トラブルではない
tokyo-given-npc-down = HPが残っていない
    .followed = HPが残っておらず
tokyo-given-with = { $card }が同じエリアにある
    .followed = { $card }が同じエリアにあり
tokyo-deed-move-busier = 隣接エリアのうち表向きのトラブルが多いほうへ移動する（同数なら時計回り）
tokyo-deed-towards = { $card }へ近いほうの道で1エリア近づく（同じなら時計回り）
tokyo-deed-fetch = { $card }がマット上になければ、トラブルの山札から取り出し、山札をシャッフルして、{ $area }に置く
tokyo-deed-place-opposite = { $card }を、{ $of }の向かいのエリアに置く
tokyo-deed-put-as-on = { $of }と同じ数の進行トークンを{ $card }に置く
tokyo-deed-settle = 各PCは、軽減できない1ダメージを受けて、{ $card }から進行トークンを1個取り除いてよい
tokyo-deed-credit = このエリアの各PCは1ラウンドに1回、ここで行う判定を、何も支払わずに成功させてよい。このカードに進行トークンを1個置く（このカード自体に対する判定と圧力を除く）
tokyo-deed-swell = 置かれた進行トークン1個につきHPが1増える。{ $from }個以上なら反撃は{ $kind }{ $amount }になる
tokyo-deed-seep = トラブルを1枚引き、表向きのトラブルが最も少ないエリアに置く（複数あれば全員で選ぶ）
tokyo-deed-choose-three = 全員でA・B・Cから選ぶ
tokyo-deed-decide = 解決したPCがAかBを選ぶ
tokyo-deed-harm-npc = { $npc }に{ $kind }{ $amount }ダメージ
tokyo-deed-with-vehicle = 《乗り物》を装備しているPCは、ここでの{ $ability }の目標値が{ $target }になる
tokyo-ask-npc-damage = { $who }、割り込みますか？　「{ $card }」が{ $damage }を受けます。
tokyo-more-npc-damage = 同じエリアの他PCを助けるものは、ここでも使えます。
tokyo-wait-npc-damage = 「{ $card }」が{ $damage }を受けます。{ $who }は割り込めます。
tokyo-ask-atone = { $who }、1ダメージを受けて借りをひとつ返しますか？　「{ $card }」
tokyo-more-atone = このダメージは軽減できません。
tokyo-wait-atone = { $who }はダメージを受けて借りを返せます：「{ $card }」
tokyo-ask-where = { $who }、トラブルはどのエリアに置きますか？
tokyo-more-where = 表向きのトラブルが最も少ないエリアのひとつです。
tokyo-wait-where = 全員でエリアを選びます。
tokyo-do-npc = { $npc }
tokyo-do-owe = 借りにする（{ $card }）
tokyo-do-area = { $area }
tokyo-do-atone = 1ダメージを受ける
tokyo-do-pass-atone = 借りを残す
tokyo-log-scene-drawn = { $by }がトラブルの山札から「{ $scene }」を引きました！
tokyo-log-scene-drawn-by-card = トラブルの山札から「{ $scene }」が現れました！
tokyo-log-scene-adds = 「{ $scene }」でAP { $ap }が足されました。
tokyo-log-owed = { $seat }は借りにして成功させました。
tokyo-log-npc-hurt = 「{ $npc }」が{ $damage }を受けました。
tokyo-log-npc-reduced = 「{ $npc }」へのダメージが{ $amount }軽減されました。
tokyo-log-npc-healed = 「{ $npc }」のHPが{ $amount }回復しました。
tokyo-story-companion = HP { $left }/{ $hp }、居場所：{ $areas }
tokyo-story-roamer-at = 居場所：{ $area }
tokyo-story-roamer-hidden = { $count ->
    [1] トラブルの山札の次の1枚
   *[other] トラブルの山札の次の{ $count }枚のどこか
}
tokyo-story-roamer-still = もう歩き回りません
tokyo-story-debt = 借り：{ $count }/{ $limit }
tokyo-story-last-pages = ほかの公開中のページ

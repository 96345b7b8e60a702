# パンデミック：卓上で使う文章のすべて。

## 文の中での色

hue-blue = 青
hue-yellow = 黄
hue-black = 黒
hue-red = 赤
hue-purple = 紫

## 並べ方

sentence-gap = { "" }

## 決める人への問いかけ

ask-roles = { $who }さん、役割を選んでください。
ask-actions = { $who }さん、残り{ $left }アクションです
more-actions = { $city }にいる{ $role }です。アクションか、光っている都市を選んでください。
ask-respond = { $who }さん、{ $active }さんの手番ですが、イベントを使えます。
ask-over-limit = { $who }さん、手札が{ $count }枚多すぎます。捨てるか、イベントを使ってください。
ask-respond-over-limit = { $owner }さんの手札が上限を超えています。{ $who }さん、先にイベントを使いますか？
ask-window = { $who }さん、イベントを使いますか？
ask-consent = { $who }さん、同意しますか？
ask-forecast =
    { $place ->
        [1] { $who }さん、最初にめくられるカードを選んでください。
       *[other] { $who }さん、{ $place }番目にめくられるカードを選んでください。
    }
ask-cure = { $who }さん、治療法のために使う{ $hue }のカードをあと{ $left }枚選んでください。
ask-cure-any = { $who }さん、{ $hue }の治療法のために使うカードをあと{ $left }枚選んでください。紫のキューブがある都市のカードが1枚は必要です。
ask-hospital = { $who }さん、移動病院は{ $city }のどのキューブを取り除きますか？
ask-vaccine = { $who }さん、つながった都市から{ $hue }のキューブをあと{ $left }個まで、1個ずつ取り除けます。
ask-remote-treatment = { $who }さん、取り除くキューブをあと{ $left }個、盤上のどこからでも選んでください。
ask-mutation-order = { $who }さん、どの変異種のカードを先に処理しますか？
ask-begin = { $who }さん、どこから始めますか？
more-begin = どの都市でもかまいません。そこにほかのプレイヤーの駒がなければ、誰にも知られません。
ask-bio-terrorist =
    { $moves ->
        [0] { $who }さん、残り{ $left }アクションです
       *[other] { $who }さん、移動1回と、残り{ $left }アクションです
    }
more-bio-terrorist = あなたはバイオテロリスト、現在地は{ $city }です。ほかの人に見えるのは、アクションの結果だけです。
ask-bio-terrorist-captured = { $who }さん、残り{ $left }アクションです
more-bio-terrorist-captured = { $captor }さんに拘束されています。都市のカードがあれば、その都市へ脱出できます。
ask-bio-terrorist-over-limit = { $who }さん、手札が{ $count }枚多すぎます。捨ててください。捨てたカードは全員に見えます。

## 待っている人への説明

wait-roles = { $who }さんが役割を選んでいます。
wait-actions = { $who }さんの手番、残り{ $left }アクション
more-waiting = { $role }、現在地は{ $city }です。
wait-over-limit = { $who }さんの手札が{ $count }枚多く、減らさなければなりません。
wait-window = { $who }さんがイベントを使うか考えています。
wait-consent = { $who }さんの同意を待っています。
wait-private = { $who }さんが質問に答えています。
wait-forecast = { $who }さんがこれから出る感染カードを並べ替えています。
wait-cure = { $who }さんが治療法のために使う{ $hue }のカードを選んでいます。
wait-cure-any = { $who }さんが{ $hue }の治療法のために使うカードを選んでいます。
wait-hospital = { $who }さんが、移動病院が{ $city }で取り除くキューブを選んでいます。
wait-vaccine = { $who }さんが{ $hue }のキューブを取り除いています（あと{ $left }個まで）。
wait-remote-treatment = { $who }さんが、取り除くキューブをあと{ $left }個選んでいます。
wait-mutation-order = { $who }さんが、先に処理する変異種のカードを選んでいます。
wait-bio-terrorist = バイオテロリストの{ $who }さんが、人知れず行動しています。
wait-chance = カードをめくっています。

## 介入できる時機に、これから起こること

moment-turn-start = 手番が始まります。
moment-between-actions = アクションが1つ終わりました。
moment-after-cure = 治療法が見つかったところです。
moment-before-draw = アクションが終わり、これからプレイヤーカードを2枚引きます。
moment-cards-drawn = エピデミックか変異種のカードが引かれ、これから始まります。
moment-bottom-revealed = エピデミック：{ $city }にこれからキューブが3個置かれます。
moment-bottom-revealed-purple = 変異種：{ $city }にこれから紫のキューブが{ $cubes }個置かれます。
moment-epidemic-infected = エピデミック：感染カードの捨て山が、これから混ぜられて山札の上に戻ります。
moment-before-intensify = エピデミック：カードの効果が出ました。感染カードの捨て山が、これから混ぜられて山札の上に戻ります。
moment-special-resolved = 1枚の処理が終わり、次のカードが始まります。
moment-over-limit = 手札が上限を超えています。
moment-before-infection = これから新たな感染が起こります。
moment-infection-revealed = { $city }がこれから感染します。
moment-mutation-revealed = 「変異種出現！」がめくられました。これから一番下のカードがめくられます。
moment-infection-resolved = 感染カード1枚の処理が終わりました。
moment-turn-end = 感染が終わり、手番が移ります。
moment-bt-turn-before = これからバイオテロリストが行動します。
moment-bt-turn-after = バイオテロリストの行動が終わりました。

## 介入を見送ることのできる時機

window-after-cure = 治療法が見つかった直後
window-before-draw = プレイヤーカードを引く前
window-cards-drawn = エピデミックか変異種のカードが引かれ、始まる前
window-bottom-revealed = 一番下のカードの都市が決まり、キューブが置かれる前
window-epidemic-infected = エピデミックで、捨て山が山札の上に戻る前
window-before-intensify = エピデミックで、猛毒株のカードの効果の後
window-special-resolved = 2枚のエピデミックや変異種のカードの間
window-before-infection = 新たな感染の前
window-infection-revealed = 感染カードがめくられ、キューブが置かれる前
window-infection-resolved = 感染カード1枚ごとの処理の後
window-turn-end = 手番の終了時
window-bt-turn-before = バイオテロリストの行動の前
window-bt-turn-after = バイオテロリストの行動の後

## 頼みごと

consent-drive = { $asker }さんが、あなたの駒を車か船で{ $from }から{ $city }へ動かしたいそうです。
consent-direct = { $asker }さんが{ $city }のカードを捨てて、あなたの駒を{ $from }から{ $city }へ飛ばしたいそうです。
consent-charter = { $asker }さんが{ $from }のカードを捨てて、あなたの駒を{ $from }から{ $city }へチャーター便で飛ばしたいそうです。
consent-shuttle = { $asker }さんが、あなたの駒をシャトル便で{ $from }から{ $city }へ動かしたいそうです。
consent-rendezvous = { $asker }さんが、あなたの駒を{ $from }から、別の駒がいる{ $city }へ呼びたいそうです。
consent-airlift = { $asker }さんが「特別空輸」を使い、あなたの駒を{ $from }から{ $city }へ飛ばしたいそうです。
consent-give = { $asker }さんが、あなたに{ $card }のカードを渡したいそうです。
consent-take = { $asker }さんが、あなたから{ $card }のカードを受け取りたいそうです。
consent-obtain = 疫学者の{ $asker }さんが、あなたから{ $card }のカードを受け取りたいそうです。
consent-new-assignment = { $asker }さんが「新たな任務」を使い、あなたの役割を{ $role }に変えたいそうです。
consent-special-orders = { $asker }さんが「特別命令」を使いたいそうです。この手番の間、手番のプレイヤーがあなたの駒を自分の駒のように動かせます。
request-drive = { $asker }さんが{ $owner }さんを車か船で{ $from }から{ $city }へ動かしたいそうです。
request-direct = { $asker }さんが{ $city }のカードで{ $owner }さんを{ $from }から{ $city }へ飛ばしたいそうです。
request-charter = { $asker }さんが{ $from }のカードで{ $owner }さんを{ $from }から{ $city }へチャーター便で飛ばしたいそうです。
request-shuttle = { $asker }さんが{ $owner }さんをシャトル便で{ $from }から{ $city }へ動かしたいそうです。
request-rendezvous = { $asker }さんが{ $owner }さんを{ $from }から{ $city }へ呼びたいそうです。
request-airlift = { $asker }さんが「特別空輸」で{ $owner }さんを{ $from }から{ $city }へ飛ばしたいそうです。
request-give = { $asker }さんが{ $owner }さんに{ $card }のカードを渡したいそうです。
request-take = { $asker }さんが{ $owner }さんから{ $card }のカードを受け取りたいそうです。
request-obtain = 疫学者の{ $asker }さんが{ $owner }さんから{ $card }のカードを受け取りたいそうです。
request-new-assignment = { $asker }さんが「新たな任務」で{ $owner }さんの役割を{ $role }に変えたいそうです。
request-special-orders = { $asker }さんが「特別命令」で{ $owner }さんの駒を動かせるようにしたいそうです。

## ボタンに書かれるアクション

do-role = { $role }になる
do-begin = { $city }から始める
do-drive = 車か船で{ $to }へ
do-direct = { $to }のカードを捨てて{ $to }へ飛ぶ
do-direct-shown = { $to }のカードを見せて{ $to }へ飛ぶ
do-charter = { $from }のカードを捨ててチャーター便で{ $to }へ
do-shuttle = シャトル便で{ $to }へ
do-rendezvous = 駒のいる{ $to }へ合流する
do-drive-pawn = { $who }さんを車か船で{ $to }へ
do-direct-pawn = { $to }のカードを捨てて{ $who }さんを{ $to }へ飛ばす
do-direct-shown-pawn = { $to }のカードを見せて{ $who }さんを{ $to }へ飛ばす
do-charter-pawn = { $from }のカードを捨てて{ $who }さんをチャーター便で{ $to }へ
do-shuttle-pawn = { $who }さんをシャトル便で{ $to }へ
do-rendezvous-pawn = { $who }さんを{ $to }へ呼ぶ
do-journey = { $via }を通って{ $to }へ
do-journey-pawn = { $who }さんを{ $via }経由で{ $to }へ
journey-with-cost = { $journey }：{ $cost }
journey-cost = { $count }アクション
menu-left = 残り{ $count }
menu-then = 着いたら治療で取り除ける：{ $cubes }
end-actions = アクション終了
end-lost = 残り{ $count }回を放棄
actions-lost = 残りの{ $count }アクションが失われます。
do-escape = { $city }のカードを捨てて{ $city }へ脱出する
do-build = { $city }に研究拠点を建てる
do-build-from = { $from }の研究拠点を{ $city }へ移す
do-cure = { $colour }の治療法を発見する
do-cure-samples = サンプル3個を使って{ $colour }の治療法を発見する
do-treat =
    { $count ->
        [0] { $city }で{ $colour }を治療する
       *[other] { $city }で{ $colour }を治療する（{ $count }個）
    }
do-give = { $who }さんに{ $card }を渡す
do-take = { $who }さんから{ $card }を受け取る
do-capture = バイオテロリストを拘束する
do-local-infection = { $city }に紫のキューブを置く
do-local-infection-somewhere = 自分がいる都市に紫のキューブを置く
do-remote-infection = { $city }のカードを捨てて、そこに紫のキューブを置く
do-sabotage = { $card }のカードを捨てて研究拠点を破壊する
do-draw = 感染カードを1枚引く
do-airlift = 自分が{ $to }へ飛ぶ
do-airlift-pawn = { $who }さんを{ $to }へ飛ばす
do-forecast = 次の感染カード6枚を見る
do-government-grant = { $city }に研究拠点を建てる
do-government-grant-from = { $from }の研究拠点を{ $city }へ移す
do-one-quiet-night = 次に来る感染を飛ばす
do-resilient-population = { $city }の感染カードを取り除く
do-borrowed-time = この手番のアクションを2回増やす
do-commercial-travel-ban = 1周の間、感染カードを毎回1枚だけにする
do-mobile-hospital = この手番、車か船で入った都市ごとにキューブを1個取り除く
do-new-assignment = { $seat }さんが{ $role }になる
do-rapid-vaccine-deployment = 治療法が見つかった疾病のキューブを5個まで取り除く
do-reexamined-research = { $seat }さんが捨て山から{ $card }を受け取る
do-remote-treatment = 好きな場所のキューブを2個取り除く
do-special-orders = この手番、{ $seat }さんの駒を動かせるようにする
do-remove = { $city }から{ $colour }のキューブを1個取り除く
do-first = 「{ $event }」が先
do-done = ここまでにする
do-place =
    { $copy ->
        [0] 次に{ $card }
       *[other] 次に{ $card }（{ $copy }枚目）
    }
do-discard = { $card }を捨てる
do-agree = 同意する
do-refuse = 断る
do-pass = イベントは使わない
do-pass-secret = アクションを1回パスする
do-end-secret = 手番を終える
do-end = アクションを終える（残り{ $left }は失われます）

## アクションのまとまり

group-pawns = 仲間の駒を動かす
group-move = 移動
group-build-from = よその研究拠点をここへ移す
group-share = 知識の共有
group-events = イベントを使う
group-order = これから出るカードの順番
group-mutation = 変異種
group-remove = 取り除くキューブ
group-begin = 最初の都市
group-capture = 拘束
group-secret = ひそかに行うこと
group-power = 役割の能力
group-samples = サンプル
group-discard = 捨てる
group-treat = 治療
group-build = 建設
group-cure = 治療法
group-pay = 治療法のために使うカード
group-roles = 役割
group-answer = あなたの返事
group-end = 終了
group-city = 都市
group-station = 研究拠点
blocked-build = 研究拠点
blocked-cure = 治療法の発見（{ $hues }）
blocked-treat = 疾病の治療
blocked-share = { $people }さんとの知識の共有
blocked-obtain = { $people }さんからカードを受け取る
blocked-collect = サンプルを採る
way-drive = 車か船
way-direct = 直行便
way-direct-cost = 、行き先のカードを捨てます
way-direct-shown-cost = 、行き先のカードを見せます
way-charter = チャーター便
way-charter-cost = 、{ $city }のカードを捨てます
way-shuttle = シャトル便
way-rendezvous = 別の駒に合流
way-operations-flight = 研究拠点からの飛行（1手番に1回）
way-operations-flight-cost = { $card }のカードを捨てて
hidden-local-infection = 局地感染
hidden-remote-infection = 遠隔感染
hidden-remote-infection-cost = 、その都市のカードを捨てます
hidden-sabotage = 破壊工作
hidden-sabotage-cost = 、カードを捨てます
treat-cubes = { $count }個

## 盤、トラック、カードの山

board-reel = 地図（横にスクロールできます）
board-name = { $count }都市の世界地図
board-offer = { $city }でできること
board-station = 研究拠点
board-cubes = { $hue }のキューブ{ $count }個
board-cubes-full = { $hue }のキューブ{ $count }個（次の1個でアウトブレイク）
board-pawn = { $who }さんの駒
board-black-pawn = 黒い駒
board-legend = 都市の中の印は、一つ一つが疾病のキューブです。色ごとに形が違い、丸は青、三角は黄、四角は黒、ひし形は赤です。一つの色のキューブは都市に3個まで置けます。いっぱいの都市では、次の1個でアウトブレイクが起こります。
plain-title = 文字で見る地図
rings-title = 地図の輪
ring-near = 1アクション
ring-far = 2アクション以上
ring-card = カードか同意が必要
menu-pawn-there = ここの駒を動かすには、地図で光っている都市に触れてください。
plain-cubes = キューブ
plain-pieces = 研究拠点と駒
panel-status = 世界の状況
panel-rate = 感染率
panel-rate-now = 1手番に{ $rate }枚
panel-outbreaks = アウトブレイク
panel-outbreaks-now = { $limit }のうち{ $count }（{ $limit }で敗北）
panel-rate-about = 手番の終わりに、この数の感染カードがめくられます。エピデミックのたびにマーカーが1つ進みます。
panel-outbreaks-about = 同じ色の4個目のキューブが置かれる都市では、代わりにアウトブレイクが起こります。隣接する各都市にその色のキューブが1個ずつ置かれ、さらにアウトブレイクが続くこともあります。
panel-supply-about = 置くべき疾病のキューブが足りなくなると、ゲームに敗北します。
panel-supply =
    { $count ->
        [0] 残りのキューブはありません
       *[other] 残りのキューブ{ $count }個
    }
panel-cubes-lost = ゲームから除外されたキューブ{ $count }個
panel-strain = 猛毒株
cure-active = 治療法なし
cure-cured = 治療法あり
cure-eradicated = 根絶
panel-piles = カード
panel-player-deck = プレイヤーカードの山札
panel-infection-deck = 感染カードの山札
panel-cards-left =
    { $count ->
       *[other] 枚
    }
panel-turns-left =
    { $count ->
        [0] もう引けません。
       *[other] あと{ $count }回引けます。
    }
turn-course-title = この手番の流れ
turn-course-actions = 残り{ $left }アクション
turn-course-draw = 2枚引く
turn-course-infect = { $count }都市に感染
turn-course-next = 次は{ $who }さん
deck-epidemic-within =
    { $count ->
        [1] 次はエピデミック
       *[other] { $count }枚以内にエピデミック
    }
deck-epidemics = エピデミック：{ $total }枚中{ $drawn }枚
panel-cures = 治療法
panel-stations = 残りの研究拠点：{ $stations }
stretch-epidemic =
    { $count ->
        [1] 次のカードはエピデミックです。
       *[other] 次の{ $count }枚のどこかにエピデミックがあります。
    }
stretch-clear =
    { $count ->
        [1] 次のカードはエピデミックではありません。
       *[other] 次の{ $count }枚にエピデミックはありません。
    }
stretch-then =
    { $count ->
        [1] その次のカードがエピデミックです。
       *[other] その後の{ $count }枚に1枚あります。
    }
stretch-none = エピデミックはもう残っていません。
panel-epidemics = これまでのエピデミック：{ $total }枚中{ $drawn }枚
panel-player-discard = プレイヤーカードの捨て山
panel-infection-discard = 感染カードの捨て山
panel-removed = ゲームから除外
panel-infection-known = 上からこの順番
panel-infection-shuffled = その下（順番は不明）
panel-infection-shuffled-top = 一番上（順番は不明）
panel-infection-all = 順番は不明
panel-infection-rest = 一番下（順番は不明）
panel-infection-elsewhere = このうち{ $count }枚はここにはなく、バイオテロリストの手札にあります。
panel-quiet-now = この手番の感染は飛ばされます。
panel-quiet-next = 次の手番の感染は飛ばされます。
panel-quiet-later = { $turns }手番後の感染は飛ばされます。
panel-notes = 継続中の効果
note-travel-ban = { $who }さんの次の手番が始まるまで、感染カードは1手番に1枚です。
note-mobile-hospital = この手番、{ $who }さんは車か船で入った都市ごとにキューブを1個取り除きます。
note-special-orders = この手番、{ $who }さんは{ $pawns }さんの駒も動かせます。
panel-revealed = めくられたばかり
epidemic = エピデミック
epidemic-increase = 感染率上昇
epidemic-infect = 感染
epidemic-intensify = 再混入
card-epidemics = エピデミック{ $count }枚

## 席

panel-own-hand = 自分の手札
panel-hands = 手札
player-active = 手番
player-no-role = 役割は未定
player-where = { $city }
player-hand = { $count }/{ $limit }枚
card-hidden = 伏せたカード
player-samples = サンプル
player-stored = 取っておいたイベント
player-captor = バイオテロリストを拘束中

# 文字だけの卓
plain-tracks = 手番{ $turn }・感染率{ $rate }・アウトブレイク{ $outbreaks }/{ $most }・プレイヤーカードの山札{ $playerdeck }・感染カードの山札{ $infectiondeck }
plain-stations = 研究拠点
plain-hand-of = { $who }の手札
plain-played-by = { $who }の役割
plain-of = { $name }：{ $what }
plain-seat = { $who }：{ $role }、{ $city }、手札{ $count }/{ $limit }：{ $cards }
plain-seat-active = { $who }（手番）：{ $role }、{ $city }、手札{ $count }/{ $limit }：{ $cards }
plain-hidden = 非公開{ $count }枚
plain-pile = { $name }（{ $count }）：{ $cards }
plain-samples = サンプル：{ $samples }
plain-city = { $colour }の都市カード・感染カード
plain-neighbours = つながっている都市：{ $cities }
plain-there = 盤上：{ $there }

pandemic-chart = 各手番の始めの勝率（ボットの読み）
pandemic-chart-turn = 第{ $number }手番
pandemic-finale-cures = 世界は持ちこたえた
pandemic-finale-cubes = 世界が{ $hue }に染まった
pandemic-finale-outbreaks = 世界はパニックに
pandemic-finale-player-deck = 時間切れ
pandemic-finale-infection-deck = 感染は止まらなかった
pandemic-mark-cured = { $who }さん・第{ $turn }手番
pandemic-mark-eradicated = { $who }さん・第{ $turn }手番・根絶
pandemic-mark-cards = 治療法なし・手札に{ $count }枚
pandemic-did-treated = 治療したキューブ
pandemic-did-treated-honour = 癒やし手
pandemic-did-cured = 治療法の発見
pandemic-did-cured-honour = 頭脳
pandemic-did-moved = 移動
pandemic-did-moved-honour = 世界を飛び回る人
pandemic-did-built = 研究拠点の建設
pandemic-did-built-honour = 建設者
pandemic-did-shared = カードの受け渡し
pandemic-did-shared-honour = 託す人
pandemic-did-played = イベントの使用
pandemic-did-played-honour = 好機をつかむ人

# パンデミック：卓上で使う文章のすべて。

## 文の中での色

hue-blue = 青
hue-yellow = 黄
hue-black = 黒
hue-red = 赤

## 並べ方

list-separator = { "、" }
sentence-gap = { "" }
player-unnamed = 席{ $number }

## 決める人への問いかけ

ask-roles = { $who }さん、役割を選んでください。
ask-actions = { $who }さん、残り{ $left }アクションです
more-actions = あなたは{ $role }、現在地は{ $city }です。アクションか、地図で光っている都市を選んでください。
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
wait-chance = カードをめくっています。

## 介入できる時機に、これから起こること

moment-turn-start = 手番が始まります。
moment-between-actions = アクションが1つ終わりました。
moment-before-draw = アクションが終わり、これからプレイヤーカードを2枚引きます。
moment-cards-drawn = エピデミックが引かれ、これから始まります。
moment-bottom-revealed = エピデミック：{ $city }にこれからキューブが3個置かれます。
moment-epidemic-infected = エピデミック：感染カードの捨て山が、これから混ぜられて山札の上に戻ります。
moment-special-resolved = エピデミックが1つ終わり、次のエピデミックが始まります。
moment-over-limit = 手札が上限を超えています。
moment-before-infection = これから新たな感染が起こります。
moment-infection-revealed = { $city }がこれから感染します。
moment-infection-resolved = 感染カード1枚の処理が終わりました。
moment-turn-end = 感染が終わり、手番が移ります。

## 介入を見送ることのできる時機

window-turn-start = 手番の開始時
window-between-actions = アクションの合間
window-before-draw = プレイヤーカードを引く前
window-cards-drawn = エピデミックが引かれ、始まる前
window-bottom-revealed = エピデミックの都市が決まり、キューブが置かれる前
window-epidemic-infected = エピデミックで、捨て山が山札の上に戻る前
window-special-resolved = 2つのエピデミックの間
window-over-limit = 手札が上限を超えたとき
window-before-infection = 新たな感染の前
window-infection-revealed = 感染カードがめくられ、キューブが置かれる前
window-infection-resolved = 感染カード1枚ごとの処理の後
window-turn-end = 手番の終了時

## 頼みごと

consent-drive = { $asker }さんが、あなたの駒を車か船で{ $from }から{ $city }へ動かしたいそうです。
consent-direct = { $asker }さんが{ $city }のカードを捨てて、あなたの駒を{ $from }から{ $city }へ飛ばしたいそうです。
consent-charter = { $asker }さんが{ $from }のカードを捨てて、あなたの駒を{ $from }から{ $city }へチャーター便で飛ばしたいそうです。
consent-shuttle = { $asker }さんが、あなたの駒をシャトル便で{ $from }から{ $city }へ動かしたいそうです。
consent-rendezvous = { $asker }さんが、あなたの駒を{ $from }から、別の駒がいる{ $city }へ呼びたいそうです。
consent-airlift = { $asker }さんが「特別空輸」を使い、あなたの駒を{ $from }から{ $city }へ飛ばしたいそうです。
consent-give = { $asker }さんが、あなたに{ $card }のカードを渡したいそうです。
consent-take = { $asker }さんが、あなたから{ $card }のカードを受け取りたいそうです。
request-drive = { $asker }さんが{ $owner }さんを車か船で{ $from }から{ $city }へ動かしたいそうです。
request-direct = { $asker }さんが{ $city }のカードで{ $owner }さんを{ $from }から{ $city }へ飛ばしたいそうです。
request-charter = { $asker }さんが{ $from }のカードで{ $owner }さんを{ $from }から{ $city }へチャーター便で飛ばしたいそうです。
request-shuttle = { $asker }さんが{ $owner }さんをシャトル便で{ $from }から{ $city }へ動かしたいそうです。
request-rendezvous = { $asker }さんが{ $owner }さんを{ $from }から{ $city }へ呼びたいそうです。
request-airlift = { $asker }さんが「特別空輸」で{ $owner }さんを{ $from }から{ $city }へ飛ばしたいそうです。
request-give = { $asker }さんが{ $owner }さんに{ $card }のカードを渡したいそうです。
request-take = { $asker }さんが{ $owner }さんから{ $card }のカードを受け取りたいそうです。

## ボタンに書かれるアクション

do-role = { $role }になる
do-drive = 車か船で{ $city }へ
do-direct = { $city }のカードを捨てて{ $city }へ飛ぶ
do-charter = { $from }のカードを捨ててチャーター便で{ $city }へ
do-shuttle = シャトル便で{ $city }へ
do-rendezvous = 駒のいる{ $city }へ合流する
do-drive-pawn = { $who }さんを車か船で{ $city }へ
do-direct-pawn = { $city }のカードを捨てて{ $who }さんを{ $city }へ飛ばす
do-charter-pawn = { $from }のカードを捨てて{ $who }さんをチャーター便で{ $city }へ
do-shuttle-pawn = { $who }さんをシャトル便で{ $city }へ
do-rendezvous-pawn = { $who }さんを{ $city }へ呼ぶ
do-build = { $city }に研究拠点を建てる
do-build-from = { $from }の研究拠点を{ $city }へ移す
do-cure = { $hue }の治療法を発見する
do-treat =
    { $count ->
        [0] { $city }で{ $hue }を治療する
       *[other] { $city }で{ $hue }を治療する（{ $count }個）
    }
do-give = { $who }さんに{ $card }を渡す
do-take = { $who }さんから{ $card }を受け取る
do-airlift = 自分が{ $city }へ飛ぶ
do-airlift-pawn = { $who }さんを{ $city }へ飛ばす
do-forecast = 次の感染カード6枚を見る
do-government-grant = { $city }に研究拠点を建てる
do-government-grant-from = { $from }の研究拠点を{ $city }へ移す
do-one-quiet-night = 次に来る感染を飛ばす
do-resilient-population = { $city }の感染カードを取り除く
do-place = 次に{ $city }
do-discard = { $card }を捨てる
do-agree = 同意する
do-refuse = 断る
do-pass = イベントは使わない
do-end = アクションを終える（残り{ $left }は失われます）

## アクションのまとまり

group-pawn = { $who }さんの駒を動かす
group-move = 移動
group-build-from = よその研究拠点をここへ移す
group-share = 知識の共有
group-events = イベントを使う
group-order = これから出るカードの順番
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
group-actions = できること
blocked-build = 研究拠点
blocked-cure = 治療法の発見（{ $hues }）
blocked-treat = 疾病の治療
blocked-share = { $people }さんとの知識の共有
way-drive = 車か船
way-direct = 直行便
way-direct-cost = 、行き先のカードを捨てます
way-charter = チャーター便
way-charter-cost = 、{ $city }のカードを捨てます
way-shuttle = シャトル便
way-rendezvous = 別の駒に合流
choose-city = 都市を選ぶ
choose-card = カードを選ぶ
treat-cubes = { $count }個
choose-go = 行く
choose-fly = 飛ぶ
choose-build = 建てる
choose-remove = 取り除く
why-rule = ルール{ $rule }

## 盤、トラック、カードの山

board-reel = 地図（横にスクロールできます）
board-name = { $count }都市の世界地図
board-offer = { $city }でできること
board-station = 研究拠点
board-cubes = { $hue }のキューブ{ $count }個
board-pawn = { $who }さんの駒
plain-title = 文字で見る地図
plain-cubes = キューブ
plain-pieces = 研究拠点と駒
panel-status = 世界の状況
panel-rate = 感染率
panel-rate-now = 1手番に{ $rate }枚
panel-outbreaks = アウトブレイク
panel-outbreaks-now = { $limit }のうち{ $count }（{ $limit }で敗北）
panel-diseases = 治療法と残りのキューブ。残りの研究拠点：{ $stations }
panel-supply =
    { $count ->
        [0] 残りのキューブはありません
       *[other] 残りのキューブ{ $count }個
    }
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
panel-infection-shuffled = その下、順番はわからない
panel-infection-shuffled-top = 一番上、順番はわからない
panel-infection-all = 順番はわからない
panel-infection-rest = 一番下、順番はわからない
panel-quiet-now = この手番の感染は飛ばされます。
panel-quiet-next = 次の手番の感染は飛ばされます。
panel-quiet-later = { $turns }手番後の感染は飛ばされます。
panel-revealed = めくられたばかり
card-epidemics = エピデミック{ $count }枚

## 席

panel-hands = 手札
player-active = 手番
player-no-role = 役割は未定
player-where = { $city }
player-hand = { $count }／{ $limit }枚
card-hidden = 伏せたカード

## 記録

log-role-taken = { $who }さんは{ $role }です。
log-setup-infected = { $city }に最初の{ $hue }のキューブが{ $cubes }個置かれました。
log-dealt = { $who }さんに{ $card }が配られました。
log-dealt-hidden = { $who }さんにカードが1枚配られました。
log-begins = { $who }さんから始めます。
log-begins-card = 最大の都市{ $card }を持つ{ $who }さんから始めます。
log-turn = 第{ $number }手番：{ $who }さん
log-drive = { $who }さんが{ $from }から{ $to }へ移動しました。
log-direct = { $who }さんが{ $to }のカードを捨て、{ $from }から直行便で飛びました。
log-charter = { $who }さんが{ $from }のカードを捨て、チャーター便で{ $to }へ飛びました。
log-shuttle = { $who }さんがシャトル便で{ $from }から{ $to }へ移動しました。
log-rendezvous = { $who }さんが{ $from }から、駒のいる{ $to }へ合流しました。
log-drive-pawn = { $who }さんが{ $pawn }さんを{ $from }から{ $to }へ動かしました。
log-direct-pawn = { $who }さんが{ $to }のカードを捨て、{ $pawn }さんを{ $from }から飛ばしました。
log-charter-pawn = { $who }さんが{ $from }のカードを捨て、{ $pawn }さんをチャーター便で{ $to }へ飛ばしました。
log-shuttle-pawn = { $who }さんが{ $pawn }さんをシャトル便で{ $from }から{ $to }へ動かしました。
log-rendezvous-pawn = { $who }さんが{ $pawn }さんを{ $from }から{ $to }へ呼びました。
log-built = { $who }さんが{ $city }のカードを捨て、研究拠点を建てました。
log-built-free = { $who }さんが{ $city }に研究拠点を建てました。
log-built-from = { $who }さんが{ $city }のカードを捨て、{ $from }の研究拠点を移しました。
log-built-from-free = { $who }さんが{ $from }の研究拠点を{ $city }へ移しました。
log-treated = { $who }さんが{ $city }から{ $hue }のキューブを{ $cubes }個取り除きました。
log-medic-cleared = 衛生兵がいる{ $city }から{ $hue }のキューブが{ $cubes }個消えました。
log-cured = { $who }さんが{ $hue }の治療法を発見しました！
log-eradicated = { $hue }の疾病が根絶されました！
log-shared = { $giver }さんが{ $receiver }さんに{ $card }のカードを渡しました。
log-actions-ended = { $who }さんが{ $unused }アクションを残して終えました。
log-discarded = { $who }さんが{ $card }を捨てました。
log-played = { $who }さんが「{ $event }」を使いました。
log-airlifted = { $pawn }さんが{ $from }から{ $to }へ飛びました。
log-revealed = 流行予報：{ $city }。
log-forecast = 感染カードはこの順番で戻されました：{ $cities }。
log-granted = { $city }に研究拠点が建ちました。
log-granted-from = { $from }の研究拠点が{ $city }へ移されました。
log-quiet-night =
    { $turns ->
        [0] この手番の感染は飛ばされます。
        [1] 次の手番の感染は飛ばされます。
       *[other] { $turns }手番後の感染は飛ばされます。
    }
log-removed = { $city }の感染カードがゲームから取り除かれました。
log-asked = { $asker }さんが{ $owner }さんに同意を求めました。
log-agreed = { $owner }さんが同意しました。
log-declined = { $owner }さんが断りました。
log-drew = { $who }さんが{ $card }を引きました。
log-drew-hidden = { $who }さんがカードを1枚引きました。
log-epidemic-drawn = { $who }さんがエピデミックを引きました！
log-increased = 感染率が{ $rate }になりました。
log-bottom-revealed = エピデミックの発生地は{ $city }です。
log-intensified = 感染カード{ $cards }枚が混ぜられ、山札の上に戻りました。
log-infection-revealed = 感染カード：{ $city }。
log-cubes-placed = { $city }に{ $hue }のキューブが{ $cubes }個置かれました。
log-held-off-eradicated = { $hue }の疾病は根絶済みなので、{ $city }は無事です。
log-held-off-medic = 衛生兵が{ $city }を{ $hue }の疾病から守りました。
log-outbreak = { $city }で{ $hue }のアウトブレイク！　マーカーは{ $marker }です。
log-infection-skipped = 静かな一夜：感染は起こりませんでした。
log-infection-reshuffled = 感染カードの山札が尽き、捨て山が新しい山札になりました。

## 結末

ending-cures = 4つの治療法がすべて見つかりました。人類は救われました。勝利です！
ending-cubes = 置くべきキューブが足りず、疾病が手に負えなくなりました。敗北です。
ending-outbreaks = 8回目のアウトブレイクで世界は混乱に陥りました。敗北です。
ending-player-deck = プレイヤーカードが尽き、時間切れになりました。敗北です。
ending-infection-deck = 感染カードが尽きました。敗北です。

## できない理由

refusal-game-over = ゲームは終わっています。
refusal-not-your-turn = あなたの手番ではありません。ほかの人の手番には、イベントの使用と質問への返事だけができます。
refusal-not-asked = 今、あなたはこれを求められていません。
refusal-another-answers-first = 先に別のプレイヤーが答えます。すぐあとにあなたの番が来ます。
refusal-not-now = 今はできません。先に片づけることがあります。
refusal-no-such-seat = そのプレイヤーはこの卓にいません。
refusal-role-taken = その役割はもう選ばれています。空いている役割を選んでください。
refusal-no-window = カードがめくられてから効果が出るまでの間、このイベントは使えません。
refusal-nothing-to-pass = 今は見送るものがありません。自分のアクションを終えるか、手札を捨ててください。
refusal-refused-before = 同じ頼みはたった今断られました。別のことを頼むか、あとで頼んでください。
refusal-too-many-requests = 断られた頼みが続いています。先にほかのことをしてください。
refusal-same-city = その駒はもうその都市にいます。
refusal-not-a-neighbour = そこへは線が直接つながっていません。別の都市を経由するか、飛んでください。
refusal-no-destination-card = 飛んでいく先の都市のカードが必要です。
refusal-no-departure-card = チャーター便には、出発する都市のカードが必要です。
refusal-dispatcher-pays = ほかの駒を動かすときも、カードは急派担当官の手札から出します。
refusal-no-shuttle = シャトル便には、両方の都市に研究拠点が必要です。
refusal-not-the-dispatcher = ほかのプレイヤーの駒を動かせるのは急派担当官だけです。
refusal-no-rendezvous = 駒を別の駒のところへ呼べるのは急派担当官だけで、その都市に駒がいなければなりません。
refusal-not-dispatchers-turn = 急派担当官がほかの駒を動かせるのは、自分の手番だけです。
refusal-own-pawn = それはあなた自身の駒です。プレイヤーを指定せずに動かしてください。
refusal-station-here = ここにはもう研究拠点があります。
refusal-no-card-to-build = 今いる都市のカードが必要です。
refusal-stock-has-station = 研究拠点の残りがあるので、盤上から移すことはできません。
refusal-name-a-station = 研究拠点は6つとも盤上にあります。どれを移すか選んでください。
refusal-no-station-there = その都市には移せる研究拠点がありません。
refusal-no-station-here = 治療法は研究拠点のある都市でしか発見できません。
refusal-too-few-cards = この色のカードが足りません。治療法には5枚（科学者は4枚）必要です。
refusal-already-cured = この疾病の治療法はもう見つかっています。
refusal-not-a-card-for-the-cure = 治療法に使えるのは、その色の都市カードだけです。
refusal-no-cube = 今いる都市に、この色のキューブはありません。
refusal-not-together = カードを受け渡すには、同じ都市にいなければなりません。
refusal-card-not-held = 渡す側の手札にそのカードはありません。
refusal-not-this-citys-card = 受け渡せるのは、2人がいる都市のカードだけです。
refusal-share-needs-active = カードの受け渡しは、どちらかの手番にしかできません。
refusal-researcher-receives-only-this = 研究者はどのカードでも渡せますが、受け取れるのは2人がいる都市のカードだけです。
refusal-event-not-held = そのイベントを持っていません。
refusal-pawn-is-there = その駒はもうその都市にいます。
refusal-nothing-to-forecast = 感染カードの山札が空で、見るカードがありません。
refusal-grant-station-there = その都市にはもう研究拠点があります。
refusal-grant-stock-has-station = 研究拠点の残りがあるので、盤上から移すことはできません。
refusal-grant-name-a-station = 研究拠点は6つとも盤上にあります。どれを移すか選んでください。
refusal-grant-no-station-there = その都市には移せる研究拠点がありません。
refusal-grant-with-six = 研究拠点は6つとも盤上にあり、この卓では援助で移すことができません。
refusal-not-in-infection-discard = そのカードは感染カードの捨て山にありません。
refusal-nothing-to-remove = 感染カードの捨て山が空で、取り除くカードがありません。
refusal-not-a-forecast-card = 流行予報で見たカードではありません。
refusal-not-in-hand = そのカードを持っていません。
refusal-wrong-outcome = 今、そのようなカードは出ません。
refusal-not-in-deck = そのカードはプレイヤーカードの山札にありません。
refusal-card-not-on-top = そのカードは感染カードの山札の一番上ではありえません。
refusal-card-not-at-bottom = そのカードは感染カードの山札の一番下ではありえません。
refusal-no-epidemic-here = 山札のこの区間にエピデミックはもうありません。
refusal-epidemic-due = ここではエピデミックが出ます。この区間の最後の1枚だからです。

# 文字だけの卓
plain-tracks = 手番 { $turn }・感染率 { $rate }・アウトブレイク { $outbreaks }/{ $most }・プレイヤーカードの山札 { $playerdeck }・感染カードの山札 { $infectiondeck }
plain-stations = 研究拠点
play-seal = シャッフルは封印されています。種のSHA-256は { $hash } です。
play-you = プレイヤー

# トーキョー災都心：ページに描くもの

## エリアマット

tokyo-board-mat = エリアマット
tokyo-board-empty = 空き
tokyo-board-nobody = 誰もいない
tokyo-board-area = { $area }：{ $who }
tokyo-board-pc-at = { $pc }（{ $who }）：{ $area }
tokyo-board-slot-holds = { $slot }：{ $top }
tokyo-board-slot-covers = { $slot }：{ $top }（下に{ $below }）
tokyo-board-scene-card = シナリオカード
tokyo-board-line = { $from }と{ $to }の間：移動は{ $ability } { $target }
tokyo-board-line-site = { $from }から『サイト』へ：侵入は{ $ability } { $target }
tokyo-board-hp = HP { $left }/{ $hp }
tokyo-board-counter = 反撃 { $range } { $kind }{ $amount }
tokyo-board-ap = AP { $ap }
tokyo-board-encounter = 遭遇
tokyo-board-encounter-count = 遭遇スロットに裏向きの『サイト』カード：{ $count }枚
tokyo-board-scrap = 廃棄
tokyo-board-scrap-count = 廃棄スロットのカード：{ $count }枚
tokyo-board-scrap-about = 廃棄されたカードは誰のものでもなく、ここに置かれます。報酬で手に入ることがあります。
tokyo-board-revealed = 公開されたカード
tokyo-board-no-open = 公開中の『サイト』カードはありません。
tokyo-gate-closed = 『サイト』にいるPCは今すぐ挑戦できます。
tokyo-gate-later = 遭遇スロットに『サイト』カードがなくなれば挑戦できます。
tokyo-gate-challenged = 挑戦中です。
tokyo-gate-tried = このラウンドはもう挑戦しました。次のラウンドにまた挑戦できます。
tokyo-board-progress = 進行トークン：{ $needed }個中{ $done }個
tokyo-board-site-about = 侵入したPCは『サイト』カード1枚を裏向きで遭遇スロットに置きます。中にいるPCが力を合わせて、公開して解決していきます。
tokyo-board-duty = このラウンドに『サイト』カードを1枚公開しなければなりません。
tokyo-board-exploring = 探索中：{ $who }
tokyo-board-to-be-placed = 配置先：{ $slot }
tokyo-board-covered = その下にあって手が出せないカード：
tokyo-board-damage-on = ダメージトークン{ $count }個
tokyo-board-tried = 挑戦済み：{ $who }
tokyo-board-price = 目標値{ $target }の購入判定
tokyo-board-refilled-with = ラウンドの最後に{ $kind }が1枚補充されます。
tokyo-board-ways = ここからの移動
tokyo-board-ways-in = 『サイト』への入口
tokyo-board-way = 3＋トラブルの多い側の{ $count }
tokyo-board-way-site = 9－2×警備を引きつけているトラブル{ $count }
tokyo-board-way-out = 『サイト』から出るのに判定はいりませんが、出られるのは探索の終わりだけです。
tokyo-board-market = マーケット

## PCボード

tokyo-board-down = ダウン
tokyo-board-ended = 終了
tokyo-board-adjusting = 手札を調整中
tokyo-board-tokens = APトークン{ $count }個
tokyo-board-more = スキルとカード
tokyo-board-skills = スキル
tokyo-board-sealed = 封印中
tokyo-board-seal-support = コモン以上のカードを解決すると封印が解けます。
tokyo-board-seal-enhanced = レア以上のカードを解決すると封印が解けます。
tokyo-board-seal-site = エピック以上のカードを解決すると封印が解けます。
tokyo-board-exhaustion = 消耗トークン{ $count }個
tokyo-board-equipment = 装備
tokyo-board-hand = 手札
tokyo-board-hand-empty = 手札はありません。手順3で補充します。
tokyo-board-hidden = 見えないカード{ $count }枚
tokyo-board-deck = 山札
tokyo-board-next = 次に引くカード：{ $card }
tokyo-board-below = 順番は不明：
tokyo-board-below-or-held = その下か手札にあるカード（順番は不明）：
tokyo-board-redrawn = うち{ $count }枚は引き直しで山札の下に置かれました。
tokyo-board-discard = 捨て札
tokyo-board-on-top = 一番上：{ $card }
tokyo-board-flip = 山札がなくなると、シャッフルせずに裏返して山札にします。先に捨てたカードから引きます。
tokyo-board-none = なし
tokyo-board-shared = 手札、山札、捨て札は{ $pc }と共通です。
tokyo-board-shares = 手札・山札・捨て札は{ $pc }と共通です。

## BOTカードと山札

tokyo-board-bots = BOTカード
tokyo-board-bot-ready = 使用可
tokyo-board-piles = 山札とトークン
tokyo-board-supply = 残りのAPトークン
tokyo-board-supply-left = 残りのAPトークン：{ $count }個
tokyo-board-trouble-deck = トラブル
tokyo-board-trouble-discard = トラブルの捨て札
tokyo-board-known-top = 上から順に分かっているカード：{ $cards }
tokyo-board-known-bottom = 一番下に分かっているカード：{ $cards }
tokyo-board-unknown = 順番は不明：
tokyo-board-site-deck = 『サイト』カード
tokyo-board-site-discard = 『サイト』カードの捨て札
tokyo-board-encounter-among = うち{ $count }枚は遭遇スロットに裏向きで置かれています。
tokyo-board-gone = マーケットから除かれたカード
tokyo-board-removed = 除去されたカード：

## ラウンド

tokyo-board-round-title = ラウンド
tokyo-board-round = 第{ $round }ラウンド
tokyo-coming-title = このあと自動で起こること
tokyo-coming-brief = 次
tokyo-coming-why = トラブルはエリアの番号順、エリアの中では1番目のスロットから、そのあとエリア施設の順です。
tokyo-coming-trouble = 「{ $trouble }」{ $text }
tokyo-coming-facility = { $text }（{ $who }）
tokyo-coming-refill = 空きスロット{ $count }か所に補充します。
tokyo-coming-draw = { $pc }がトラブルを引きます。
tokyo-coming-site-card = { $pc }が『サイト』カードを遭遇スロットに置きます。
tokyo-coming-duty = 『サイト』カードを1枚公開するまで、アクションフェーズは終われません。
tokyo-coming-start = { $card }：{ $text }
tokyo-coming-hands = 全員の調整が済むと、手札が補充されます。

## 判定

tokyo-check-stands = { $missing ->
    [0] 達成
   *[other] あと{ $missing }
 }
tokyo-check-tokens = 自分のAPトークン{ $count }個
tokyo-check-help = 他PCのAPトークン{ $count }個まで
tokyo-check-drawn = 引いたトラブル：{ $trouble }（AP { $ap }）。アクションが終わってから配置します。
tokyo-check-spent = この判定のトラブルはもう引きました。
tokyo-check-known-reaches = この判定で引くトラブルは{ $trouble }（AP { $ap }）です。あとAP { $missing }なので、これで届きます。
tokyo-check-known-fails = この判定で引くトラブルは{ $trouble }（AP { $ap }）です。あとAP { $missing }が必要なので、これでは届きません。
tokyo-check-no-trouble = 引けるトラブルがありません。
tokyo-check-odds = トラブルを引いて届く確率は{ $percent }%です（{ $all }枚のうち{ $reach }枚）。
tokyo-check-enough = トラブル{ $all }枚中{ $reach }枚で足りる

## 攻撃

tokyo-battle-title = { $pc }の攻撃：{ $means }
tokyo-battle-first = 先攻：{ $own }は{ $other }より先
tokyo-battle-together = 同時：{ $own }と{ $other }
tokyo-battle-second = 後攻：敵の{ $other }が{ $own }より先
tokyo-battle-hurts = { $damage }ダメージ：{ $enemy } HP { $hp } → { $left }
tokyo-battle-defeats = { $damage }ダメージ：{ $enemy }を撃破
tokyo-battle-nothing = { $enemy }にダメージは通りません
tokyo-battle-no-counter = 反撃なし
tokyo-battle-counter = 反撃 { $kind }{ $amount }：{ $pc } HP { $hp } → { $left }
tokyo-battle-counter-down = 反撃 { $kind }{ $amount }：ダウン中の{ $pc }はトラブルを引きます
tokyo-battle-felled = 反撃 { $kind }{ $amount }：{ $pc }はダウンします
tokyo-battle-felled-first = 反撃 { $kind }{ $amount }：{ $pc }は攻撃する前にダウンします
tokyo-battle-extra = 別種のダメージ+{ $amount }
tokyo-battle-hits = { $count }回攻撃
tokyo-battle-spread = エリアの敵をあわせて{ $count }体まで対象にできます。
tokyo-battle-all = エリアの敵すべてを対象にできます。

## 物語

tokyo-story-hold-out = 生き延びろ
tokyo-story-hold-out-tale = 赤いリングが現れて五年。山手線の内側は封鎖されたまま、誰も助けに来ない。仕事はある。支払いもある。そして街は夜ごとに荒れていく。
tokyo-story-hold-out-aim = 全員で{ $rounds }ラウンドを乗り切れ。トラブルを置く場所がどこにもなくなれば、そこで終わりだ。
tokyo-story-rounds-left = 残り{ $count }ラウンド
tokyo-story-s00 = ようこそトーキョーへ！
tokyo-story-s00-tale = 封鎖された街での、最初の一日。
tokyo-story-peril = トラブルを置ける場所
tokyo-story-free = { $area }：空き{ $count }
tokyo-story-evaluated = 現時点の評価クリアラウンド数：{ $count }
tokyo-story-ranks = クリアランク：{ $s }以下でS、{ $a }以下でA、{ $b }以下でB、それ以外はC
tokyo-story-so-far = これまでの物語

## ロール

tokyo-casting-title = 誰がどのPCを受け持つ？
tokyo-casting-take = { $role }を受け持つ
tokyo-casting-start = 開始エリア：{ $area }

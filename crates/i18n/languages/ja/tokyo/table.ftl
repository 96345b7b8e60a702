# トーキョー災都心：名前、ステップ、割り込みのとき、結末、プレーンテキスト。

game-tokyo = トーキョー災都心
game-tokyo-about = 封鎖されたトーキョーの住人1〜4人が街のトラブルに立ち向かい、ときには『サイト』へ侵入します。

## 名前

tokyo-player = { $name }さん
tokyo-who = { $name }さん（{ $role }）
tokyo-bot-card = { $role }BOT
tokyo-slot-1 = { $area }左
tokyo-slot-2 = { $area }中央
tokyo-slot-3 = { $area }右
tokyo-sentence-gap = {""}
tokyo-way = {" → "}
tokyo-harm = { $kind }{ $count }ダメージ
tokyo-harm-plain = { $count }ダメージ

## ラウンドのステップ

tokyo-step-setup = 準備
tokyo-step-reveal = トラブルカードの公開
tokyo-step-start = PCアクションフェーズ開始処理
tokyo-step-hands = 手札の調整
tokyo-step-actions = PCのアクション
tokyo-step-end = PCアクションフェーズ終了処理
tokyo-step-refill = マーケットスロットの補充

## 判定の目的

tokyo-goal-move = 移動判定
tokyo-goal-move-to = { $area }への移動判定
tokyo-goal-equip = 「{ $card }」の装備判定
tokyo-goal-buy = 「{ $card }」の購入判定
tokyo-goal-solve = 「{ $card }」の解決判定

## 割り込めるとき

tokyo-window-attack = 他のPCが攻撃アクションを行うとき
tokyo-window-damage = PCがダメージを受けるとき
tokyo-window-trouble-drawn = トラブルが引かれ、配置や加算がされる前
tokyo-window-scrap = カードが廃棄されるとき
tokyo-window-site-card = 『サイト』カードが公開されたとき
tokyo-window-reward = 『サイト』で報酬のカードを得るとき

## 結末

tokyo-ending-held-out = PCたちは{ $rounds }ラウンドを耐え抜きました。
tokyo-ending-cleared = 第{ $rounds }ラウンドでシナリオクリアです。
tokyo-ending-overflow = 第{ $rounds }ラウンド、トラブルを配置できるスロットがなくなりました。全員の敗北です。
tokyo-ending-defeat = 第{ $rounds }ラウンド、シナリオの敗北条件が満たされました。
tokyo-evaluation = 評価クリアラウンド数は{ $result }です：（マット上のトラブル{ $mat }＋捨て札のトラブル{ $discard }＋（『サイト』カード{ $site }－PC人数））÷PC人数{ $pcs }＝{ $result }。
tokyo-evaluation-drawn = 評価クリアラウンド数は{ $result }です：（引いたトラブル{ $troubles }＋（引いた『サイト』カード{ $site }－PC人数））÷PC人数{ $pcs }＝{ $result }。
tokyo-ending-defeat-by = 「{ $card }」{ $text }
tokyo-ending-rank = クリアランク：{ $rank }。

## プレーンテキスト

tokyo-plain-round = 第{ $round }ラウンド：{ $step }。残りAPトークン：{ $supply }/{ $tokens }。
tokyo-plain-scrap = 廃棄スロット：{ $cards }
tokyo-plain-pc = { $who }：{ $area }、HP { $hp }/{ $most }、APトークン{ $ap }個
tokyo-plain-gear = 装備 { $count }/{ $most }：{ $cards }
tokyo-plain-hand = 手札：{ $cards }
tokyo-plain-hidden = 非公開{ $count }枚
tokyo-plain-piles = 山札{ $deck }、捨て札{ $discard }
tokyo-plain-state = { $name }（{ $state }）
tokyo-plain-ready = 使用可
tokyo-plain-made = 達成済み：{ $checks }
tokyo-plain-next = 次に引くカード：{ $cards }
tokyo-plain-discard = 捨て札（先に捨てた順）：{ $cards }
tokyo-plain-payment = 合計{ $sum }/{ $target }
tokyo-plain-of = { $name }：{ $what }
tokyo-plain-beside = マットの脇

tokyo-chart = 街のトラブル（ラウンドごと）
tokyo-chart-round = 第{ $number }ラウンド
tokyo-finale-cleared = 街は生きている
tokyo-finale-overflow = 街はトラブルに呑まれた
tokyo-finale-defeat = 物語はここで終わる
tokyo-mark-rounds = ラウンド
tokyo-mark-troubles = 解決したトラブル
tokyo-mark-site = 解決した『サイト』カード
tokyo-mark-scenes = 解決したシナリオカード
tokyo-mark-down = 戦闘不能
tokyo-did-solved = 解決したトラブル
tokyo-did-solved-honour = 解決屋
tokyo-did-site = 解決した『サイト』カード
tokyo-did-site-honour = リングの奥へ
tokyo-did-scene = 解決したシナリオカード
tokyo-did-scene-honour = 主役
tokyo-did-bought = 購入したカード
tokyo-did-bought-honour = 買い物上手
tokyo-did-hurt = 受けたダメージ
tokyo-did-hurt-honour = 盾
tokyo-did-healed = 回復したダメージ
tokyo-did-healed-honour = しぶとい

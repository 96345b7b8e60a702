# 東京災都心：名稱、步驟、時機、結局與純文字。

game-tokyo = 東京災都心
game-tokyo-about = 一到四名被封鎖在東京的居民合力解決街頭的麻煩，也潛入『禁域』尋寶。

## 名稱

tokyo-player = { $name }
tokyo-who = { $name }（{ $role }）
tokyo-bot-card = { $role }BOT
tokyo-slot-1 = { $area }左格
tokyo-slot-2 = { $area }中格
tokyo-slot-3 = { $area }右格
tokyo-sentence-gap = {""}
tokyo-way = {" → "}
tokyo-harm = { $count } 點{ $kind }傷害
tokyo-harm-plain = { $count } 點傷害

## 一輪的步驟

tokyo-step-setup = 設置
tokyo-step-reveal = 公開麻煩
tokyo-step-start = PC行動階段開始處理
tokyo-step-hands = 調整手牌
tokyo-step-actions = PC行動
tokyo-step-end = PC行動階段結束處理
tokyo-step-refill = 補充市場格

## 檢定的目的

tokyo-goal-move = 移動檢定
tokyo-goal-move-to = 前往{ $area }的移動檢定
tokyo-goal-equip = 「{ $card }」的裝備檢定
tokyo-goal-buy = 「{ $card }」的購買檢定
tokyo-goal-solve = 解決「{ $card }」的檢定

## 可以介入的時機

tokyo-window-attack = 其他PC進行攻擊行動時
tokyo-window-damage = PC即將受到傷害時
tokyo-window-trouble-drawn = 抽到麻煩、放置或計算之前
tokyo-window-scrap = 有卡片即將被廢棄時
tokyo-window-site-card = 翻開『禁域』卡時
tokyo-window-reward = 在『禁域』中即將獲得獎勵卡時

## 結局

tokyo-ending-held-out = PC們撐過了 { $rounds } 輪。
tokyo-ending-cleared = 所有人在第 { $rounds } 輪通關。
tokyo-ending-overflow = 第 { $rounds } 輪，有麻煩無處可放。所有人一起落敗。
tokyo-ending-defeat = 第 { $rounds } 輪，劇本的落敗條件成立。
tokyo-evaluation = 評價通關輪數是 { $result } 輪：（圖板上的麻煩 { $mat }＋棄牌堆的麻煩 { $discard }＋『禁域』卡 { $site }，每名PC減 1 張）÷ { $pcs } ＝ { $result }。
tokyo-evaluation-drawn = 評價通關輪數是 { $result } 輪：（抽過的麻煩 { $troubles }＋抽過的『禁域』卡 { $site }，每名PC減 1 張）÷ { $pcs } ＝ { $result }。
tokyo-ending-defeat-by = 「{ $card }」{ $text }
tokyo-ending-rank = 通關評級：{ $rank }。

## 純文字

tokyo-plain-round = 第 { $round } 輪：{ $step }。供應堆的AP標記：{ $supply }/{ $tokens }。
tokyo-plain-scrap = 廢棄格：{ $cards }
tokyo-plain-pc = { $who }：{ $area }、生命值 { $hp }/{ $most }、AP標記 { $ap } 個
tokyo-plain-gear = 裝備 { $count }/{ $most }：{ $cards }
tokyo-plain-hand = 手牌：{ $cards }
tokyo-plain-hidden = { $count } 張未公開
tokyo-plain-piles = 牌庫 { $deck }、棄牌 { $discard }
tokyo-plain-state = { $name }（{ $state }）
tokyo-plain-ready = 可使用
tokyo-plain-made = 已完成：{ $checks }
tokyo-plain-next = 接下來抽到：{ $cards }
tokyo-plain-discard = 棄牌（先棄者在前）：{ $cards }
tokyo-plain-payment = 合計 { $sum }/{ $target }
tokyo-plain-of = { $name }：{ $what }
tokyo-plain-beside = 圖板旁

tokyo-chart = 每一輪城市裡的麻煩
tokyo-chart-round = 第 { $number } 輪
tokyo-finale-cleared = 城市活下來了
tokyo-finale-overflow = 城市被麻煩淹沒
tokyo-finale-defeat = 故事到此為止
tokyo-mark-rounds = 輪數
tokyo-mark-troubles = 解決的麻煩
tokyo-mark-site = 解決的『禁域』卡
tokyo-mark-scenes = 解決的劇本卡
tokyo-mark-down = 倒下的 PC
tokyo-did-solved = 解決的麻煩
tokyo-did-solved-honour = 麻煩終結者
tokyo-did-site = 解決的『禁域』卡
tokyo-did-site-honour = 深入『禁域』
tokyo-did-scene = 解決的劇本卡
tokyo-did-scene-honour = 主角
tokyo-did-bought = 購買的卡
tokyo-did-bought-honour = 出手闊綽
tokyo-did-hurt = 受到的傷害
tokyo-did-hurt-honour = 擋箭牌
tokyo-did-healed = 回復的傷害
tokyo-did-healed-honour = 打不死

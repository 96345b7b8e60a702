# 瘟疫危機：發生的事與結局。

## 紀錄

log-role-taken = { $seat } 擔任{ $role }。
log-bio-terrorist-chosen = { $seat } 擔任生化恐怖分子。
log-events-mixed = 混入了 { $count } 張事件牌，沒有人知道是哪些。
log-setup-infected = { $city }一開始有 { $cubes } 個{ $colour }方塊。
log-dealt = { $seat } 拿到{ $card }。
log-dealt-hidden = { $seat } 拿到一張牌。
log-begins = 由 { $seat } 開始。
log-begins-card = { $seat } 持有人口最多的城市{ $card }，先開始。
log-turn-began = 第 { $number } 回合：{ $seat }
log-moved-drive = { $seat } 從{ $from }前往{ $to }。
log-moved-direct = { $seat } 棄掉{ $to }牌，從{ $from }直飛過去。
log-moved-direct-shown = { $pawn } 從{ $from }飛往{ $to }。
log-moved-charter = { $seat } 棄掉{ $from }牌，包機飛往{ $to }。
log-moved-shuttle = { $seat } 從{ $from }穿梭飛往{ $to }。
log-moved-rendezvous = { $seat } 從{ $from }前往{ $to }會合。
log-moved-drive-pawn = { $seat } 讓 { $pawn } 從{ $from }前往{ $to }。
log-moved-direct-pawn = { $seat } 棄掉{ $to }牌，讓 { $pawn } 從{ $from }直飛過去。
log-moved-charter-pawn = { $seat } 棄掉{ $from }牌，包機讓 { $pawn } 飛往{ $to }。
log-moved-shuttle-pawn = { $seat } 讓 { $pawn } 從{ $from }穿梭飛往{ $to }。
log-moved-rendezvous-pawn = { $seat } 把 { $pawn } 從{ $from }召到{ $to }。
log-built = { $seat } 棄掉{ $city }牌，在那裡建造研究站。
log-built-free = { $seat } 在{ $city }建造研究站。
log-built-from = { $seat } 棄掉{ $city }牌，把{ $from }的研究站移過來。
log-built-from-free = { $seat } 把{ $from }的研究站移到{ $city }。
log-treated = { $seat } 從{ $city }移除 { $cubes } 個{ $colour }方塊。
log-medic-cleared = 醫護兵所在的{ $city }自動移除 { $cubes } 個{ $colour }方塊。
log-cured = { $seat } 發現了{ $colour }解藥！
log-eradicated = { $colour }疾病已根除！
log-shared = { $giver } 把{ $card }牌交給 { $receiver }。
log-captured = { $seat } 拘捕了生化恐怖分子！
log-actions-ended = { $seat } 提前結束，放棄 { $unused } 個行動。
log-discarded = { $seat } 棄掉{ $card }。
log-played = { $seat } 打出「{ $event }」。
log-airlifted = { $pawn } 從{ $from }空運到{ $to }。
log-revealed = 疫情預測：{ $card }
log-forecast = 感染牌依此順序放回：{ $order }。
log-granted = { $city }設立了研究站。
log-granted-from = { $from }的研究站移到{ $city }。
log-quiet-night =
    { $turns ->
        [0] 本回合的感染將跳過。
        [1] 下一回合的感染將跳過。
       *[other] { $turns } 回合後的感染將跳過。
    }
log-removed = { $city }的感染牌移出遊戲。
log-actions-gained = { $seat } 本回合多了 { $actions } 個行動。
log-travel-banned = 到 { $seat } 的下一個回合之前，每回合只翻一張感染牌。
log-role-changed = { $seat } 改任{ $role }。
log-cube-removed = 「{ $event }」從{ $city }移除一個{ $colour }方塊。
log-researched = { $seat } 從棄牌堆拿了{ $card }牌。
log-ordered = 本回合 { $seat } 也可以移動 { $pawn } 的棋子。
log-asked = { $asker } 徵求 { $owner } 的同意。
log-agreed = { $owner } 同意了。
log-agreed-by-itself = { $owner } 自動同意了。
log-declined = { $owner } 沒有同意。
log-drew = { $seat } 抽到{ $card }。
log-drew-hidden = { $seat } 抽了一張牌。
log-epidemic-drawn = { $seat } 抽到疫情牌！
log-epidemic-drawn-strain = { $seat } 抽到疫情牌「{ $card }」！
log-mutation-drawn = { $seat } 抽到「{ $event }」。
log-mutation-began = 「{ $event }」：{ $about }
log-strain-effect = 「{ $card }」：{ $about }
log-mutation-without-effect = 紫色疾病已根除，什麼也沒發生。
log-strain-chosen = { $colour }疾病成為強毒株。
log-strain-returned = { $colour }疾病重現了！
log-cubes-lost = { $cubes } 個{ $colour }方塊永久離開供應區。
log-increased = 感染率現在是 { $rate }。
log-bottom-revealed = 牌庫底的牌：{ $card }
log-intensified = { $cards } 張感染牌洗牌後放回牌庫頂。
log-infection-revealed = 感染牌：{ $card }
log-additional-card = 感染加速：再多翻一張感染牌。
log-cubes-placed = { $city }放上 { $cubes } 個{ $colour }方塊。
log-held-off-eradicated = { $colour }疾病已根除，{ $city }不受影響。
log-purple-returned = { $city }的 { $cubes } 個紫色方塊回到供應區。
log-outbreak = { $city }爆發{ $colour }疾病！爆發標記移到 { $marker }。
log-infection-skipped = 寧靜一夜：沒有城市受感染。
log-infection-reshuffled = 感染牌庫已空，棄牌堆洗成新牌庫。
log-bio-terrorist-turn-began = 生化恐怖分子的回合
log-bio-terrorist-turn-ended = 生化恐怖分子的回合結束。
log-bio-terrorist-began = 生化恐怖分子從{ $city }開始。
log-bio-terrorist-moved-drive = 生化恐怖分子從{ $from }前往{ $to }。
log-bio-terrorist-moved-direct = 生化恐怖分子棄掉{ $to }牌，從{ $from }直飛過去。
log-bio-terrorist-moved-charter = 生化恐怖分子棄掉{ $from }牌，包機飛往{ $to }。
log-bio-terrorist-moved-shuttle = 生化恐怖分子從{ $from }穿梭飛往{ $to }。
log-bio-terrorist-moved-rendezvous = 生化恐怖分子從{ $from }前往{ $to }會合。
log-bio-terrorist-passed = 生化恐怖分子放棄一個行動。
log-bio-terrorist-in-vain = 生化恐怖分子在{ $city }的感染沒有成功。
log-bio-terrorist-drew = 生化恐怖分子抽到{ $city }。
log-bio-terrorist-drew-hidden = 生化恐怖分子抽了一張牌。
log-bio-terrorist-discarded = 生化恐怖分子棄掉{ $city }牌。
log-sabotaged = { $city }的研究站被破壞了！
log-bio-terrorist-appeared = 黑色棋子在{ $city }現身。
log-bio-terrorist-vanished = 黑色棋子從{ $city }消失。
log-bio-terrorist-escaped = 生化恐怖分子逃到了{ $city }！
log-bio-terrorist-out = 紫色疾病已根除，生化恐怖分子出局！

## 結局

ending-cures = 四種解藥都找到了。人類得救！
ending-cures-purple = 需要的解藥都找到了，紫色疾病也受到控制。人類得救！
ending-cubes = 需要方塊卻已用完，疾病失去控制。你們落敗了。
ending-outbreaks = 第八次爆發讓全世界陷入恐慌。你們落敗了。
ending-player-deck = 玩家牌用完，時間也用完了。你們落敗了。
ending-infection-deck = 感染牌已用完。你們落敗了。
ending-team-won = 玩家們戰勝了生化恐怖分子。
ending-bio-terrorist-won = 圖板上還有紫色方塊，生化恐怖分子獲勝。
ending-nobody-won = 生化恐怖分子也沒有獲勝，沒有贏家。


# 東京災都心：頁面上畫的東西

## 區域圖板

tokyo-board-mat = 區域圖板
tokyo-board-empty = 空格
tokyo-board-nobody = 沒有人
tokyo-board-area = { $area }：{ $who }
tokyo-board-pc-at = { $pc }（{ $who }）在{ $area }
tokyo-board-slot-holds = { $slot }：{ $top }
tokyo-board-slot-covers = { $slot }：{ $top }（下面是{ $below }）
tokyo-board-scene-card = 劇本卡
tokyo-board-line = { $from }與{ $to }之間：移動需{ $ability } { $target }
tokyo-board-line-site = { $from }進入『禁域』：需{ $ability } { $target }
tokyo-board-hp = 生命值 { $left }/{ $hp }
tokyo-board-counter = 反擊 { $range } { $kind } { $amount }
tokyo-board-ap = AP { $ap }
tokyo-board-encounter = 遭遇
tokyo-board-encounter-count = 遭遇格上有 { $count } 張面朝下的『禁域』卡
tokyo-board-scrap = 廢棄
tokyo-board-scrap-count = 廢棄格有 { $count } 張卡
tokyo-board-scrap-about = 廢棄的卡放在這裡，不屬於任何人。有些獎勵可以取回其中的卡。
tokyo-board-revealed = 已公開的卡
tokyo-board-no-open = 沒有公開的『禁域』卡
tokyo-gate-closed = 身在『禁域』的PC現在就可以挑戰。
tokyo-gate-later = 遭遇格上沒有『禁域』卡時才能挑戰。
tokyo-gate-challenged = 正在挑戰。
tokyo-gate-tried = 本輪已經挑戰過，下一輪可以再試。
tokyo-board-progress = 進度標記：{ $done }/{ $needed }
tokyo-board-site-about = 進入的PC把一張『禁域』卡面朝下放到遭遇格。裡面的PC一起翻開並解決這些卡。
tokyo-board-duty = 本輪還必須翻開一張『禁域』卡
tokyo-board-exploring = 探索中：{ $who }
tokyo-board-to-be-placed = 放置處：{ $slot }
tokyo-board-covered = 被壓在下面、拿不到的卡：
tokyo-board-damage-on = { $count } 個傷害標記
tokyo-board-tried = 已嘗試：{ $who }
tokyo-board-price = 目標值 { $target } 的購買檢定
tokyo-board-refilled-with = 本輪結束時這裡會補上一張{ $kind }。
tokyo-board-ways = 從這裡移動
tokyo-board-ways-in = 進入『禁域』的路
tokyo-board-way = 3，加上麻煩較多一端的 { $count }
tokyo-board-way-site = 9，減去牽制警衛的 { $count } 個麻煩各 2
tokyo-board-way-out = 離開『禁域』不需檢定，但只能在探索結束時離開。
tokyo-board-market = 市場

## PC板

tokyo-board-down = 倒下
tokyo-board-ended = 已結束
tokyo-board-adjusting = 調整手牌中
tokyo-board-tokens = { $count } 個AP標記
tokyo-board-more = 技能與卡片
tokyo-board-skills = 技能
tokyo-board-sealed = 封印中
tokyo-board-seal-support = 解決普通以上的卡即可解除封印。
tokyo-board-seal-enhanced = 解決稀有以上的卡即可解除封印。
tokyo-board-seal-site = 解決史詩以上的卡即可解除封印。
tokyo-board-exhaustion = { $count } 個消耗標記
tokyo-board-equipment = 裝備
tokyo-board-hand = 手牌
tokyo-board-hand-empty = 沒有手牌。步驟 3 會補充。
tokyo-board-hidden = { $count } 張看不見的卡
tokyo-board-deck = 牌庫
tokyo-board-next = 下一張：{ $card }
tokyo-board-below = 順序未知：
tokyo-board-below-or-held = 在下面或在手牌中（順序未知）：
tokyo-board-redrawn = 其中 { $count } 張因重抽放到牌庫底。
tokyo-board-discard = 棄牌堆
tokyo-board-on-top = 最上面：{ $card }
tokyo-board-flip = 牌庫用完時，不洗牌直接翻面成為牌庫：先棄的卡先抽。
tokyo-board-none = 無
tokyo-board-shared = 手牌、牌庫與棄牌堆和{ $pc }共用。
tokyo-board-shares = 與{ $pc }共用手牌、牌庫和棄牌堆。

## BOT卡與牌庫

tokyo-board-bots = BOT卡
tokyo-board-bot-ready = 可使用
tokyo-board-piles = 牌庫與標記
tokyo-board-supply = 剩餘AP標記
tokyo-board-supply-left = 剩餘 { $count } 個AP標記
tokyo-board-trouble-deck = 麻煩
tokyo-board-trouble-discard = 麻煩棄牌堆
tokyo-board-known-top = 已知由上往下：{ $cards }
tokyo-board-known-bottom = 已知在最底：{ $cards }
tokyo-board-unknown = 順序未知：
tokyo-board-site-deck = 『禁域』卡
tokyo-board-site-discard = 『禁域』卡棄牌堆
tokyo-board-encounter-among = 其中 { $count } 張面朝下放在遭遇格。
tokyo-board-gone = 離開市場的卡
tokyo-board-removed = 移除的卡：

## 輪

tokyo-board-round-title = 輪
tokyo-board-round = 第 { $round } 輪
tokyo-coming-title = 接下來自動發生的事
tokyo-coming-brief = 接下來
tokyo-coming-why = 麻煩依區域編號處理，區域內由第一格到第三格，然後是區域設施。
tokyo-coming-trouble = 「{ $trouble }」{ $text }
tokyo-coming-facility = { $text }（{ $who }）
tokyo-coming-refill = 補充 { $count } 個空格。
tokyo-coming-draw = { $pc }抽一張麻煩。
tokyo-coming-site-card = { $pc }把一張『禁域』卡放到遭遇格。
tokyo-coming-duty = 行動階段結束前必須翻開一張『禁域』卡。
tokyo-coming-start = { $card }：{ $text }
tokyo-coming-hands = 所有人調整完畢後，手牌會補滿。

## 檢定

tokyo-check-stands = { $missing ->
    [0] 達成
   *[other] 還差 { $missing }
 }
tokyo-check-tokens = 自己的 { $count } 個AP標記
tokyo-check-help = 其他PC的AP標記，最多 { $count } 個
tokyo-check-drawn = 抽到：{ $trouble }（AP { $ap }）。行動結束後放置。
tokyo-check-spent = 這次檢定的麻煩已經抽過。
tokyo-check-known-reaches = 為這次檢定抽的麻煩會是{ $trouble }（AP { $ap }）。還差 { $missing } AP，足夠。
tokyo-check-known-fails = 為這次檢定抽的麻煩會是{ $trouble }（AP { $ap }）。還差 { $missing } AP，不夠。
tokyo-check-no-trouble = 沒有麻煩可抽。
tokyo-check-odds = 抽一張麻煩就足夠的機率為 { $percent }%（{ $all } 張中有 { $reach } 張）。
tokyo-check-enough = { $all } 張麻煩中有 { $reach } 張足夠

## 攻擊

tokyo-battle-title = { $pc }攻擊：{ $means }
tokyo-battle-first = 先攻：{ $own }先於{ $other }
tokyo-battle-together = 同時：{ $own }對{ $other }
tokyo-battle-second = 後攻：敵人的{ $other }先於{ $own }
tokyo-battle-hurts = { $damage } 點傷害：{ $enemy } 生命值 { $hp } → { $left }
tokyo-battle-defeats = { $damage } 點傷害：擊破{ $enemy }
tokyo-battle-nothing = 無法對{ $enemy }造成傷害
tokyo-battle-no-counter = 沒有反擊
tokyo-battle-counter = 反擊{ $kind } { $amount }：{ $pc } 生命值 { $hp } → { $left }
tokyo-battle-counter-down = 反擊{ $kind } { $amount }：倒下的{ $pc }要抽一張麻煩
tokyo-battle-felled = 反擊{ $kind } { $amount }：{ $pc }倒下
tokyo-battle-felled-first = 反擊{ $kind } { $amount }：{ $pc }在攻擊前倒下
tokyo-battle-extra = 另一種傷害 +{ $amount }
tokyo-battle-hits = 攻擊 { $count } 次
tokyo-battle-spread = 可再加入該區域的敵人，合計 { $count } 個。
tokyo-battle-all = 可加入該區域的所有敵人。

## 故事

tokyo-story-hold-out = 撐下去
tokyo-story-hold-out-tale = 紅色圓環出現至今五年。山手線內側依然封鎖，沒有人會來救援。工作得做，帳單得付，而街上一夜比一夜糟。
tokyo-story-hold-out-aim = 一起撐過 { $rounds } 輪。只要有一張麻煩無處可放，一切就結束了。
tokyo-story-rounds-left = 還剩 { $count } 輪
tokyo-story-s00 = 歡迎來到東京！
tokyo-story-s00-tale = 在封鎖之城的第一天。
tokyo-story-peril = 還能放麻煩的格子
tokyo-story-free = { $area }：{ $count } 格
tokyo-story-evaluated = 目前的評價通關輪數：{ $count }
tokyo-story-ranks = 通關評級：{ $s } 以下為 S，{ $a } 以下為 A，{ $b } 以下為 B，其餘為 C
tokyo-story-so-far = 前情

## 職業

tokyo-casting-title = 誰扮演哪個PC？
tokyo-casting-take = 擔任{ $role }
tokyo-casting-start = 起始區域：{ $area }

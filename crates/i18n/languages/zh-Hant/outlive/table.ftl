# Outlive：地點之環、護航圖板、庇護所、夜晚與分數。

game-outlive = Outlive
game-outlive-about = 二到四個部落在戰後的六天裡求生，並養活地下的同伴。

## 階段

outlive-phase-set-up = 設置
outlive-phase-day = 白天
outlive-phase-night = 夜晚
outlive-phase-over = 結束

outlive-hub-turn = 第 { $turn }/{ $turns } 回合
outlive-hub-of = /{ $turns }
outlive-hub-next = 下回合起始玩家：{ $who }
outlive-hub-acts = 輪到 { $who }
outlive-hub-waits = 等待 { $who }
outlive-hub-points = 還有 { $count } 點

## 地點之環

outlive-board-name = 八個地點之環
outlive-board-area = { $area }有什麼
outlive-board-hero-from = { $hero } 從{ $area }過來
outlive-board-hero-begins = { $hero }（力量 { $strength }）從這裡開始
outlive-way-no-chip = 需要 1 個晶片，而你沒有：在那裡無法蒐集
outlive-way-nothing-left = 那裡今天沒有東西可蒐集了
outlive-board-hero-waiting = { $who } 的{ $hero }，尚未放置
outlive-board-hero-lying = { $who } 的{ $hero }，{ $area }，未行動
outlive-board-here-standing = { $who } 的{ $hero }，已行動
outlive-board-here-lying = { $who } 的{ $hero }，未行動
outlive-board-here-acting = { $who } 的{ $hero }，行動中
outlive-board-with-exoskeleton = 使用外骨骼
outlive-board-with-grappling-hook = 用飛爪到高一級的據點
outlive-board-with-both = 使用外骨骼和飛爪
outlive-to-act = 輪到
outlive-board-there = 這裡有什麼
outlive-step-here = 到這裡
outlive-begin-here = 從這裡開始
outlive-step-presses = 施壓 { $count }
outlive-board-far = 在兩個地點以外。
outlive-board-iodine = { $iodine }可取得
outlive-board-iodine-used = { $iodine }今天已用掉
outlive-board-search = 還有 { $count } 個搜尋指示物
outlive-board-search-holds = 這疊裡有（順序不明）：{ $tiles }
outlive-board-search-order = 這疊由上而下：{ $tiles }
outlive-board-search-open = 正面朝上：{ $tiles }
outlive-board-prey =
    { $count ->
        [1] 耐受力 { $endurance } 的獵物，最後一個
       *[other] 耐受力 { $endurance } 的獵物，共 { $count } 個
    }
outlive-board-prey-toughened =
    { $count ->
        [1] 耐受力 { $endurance } 的獵物（「{ $event }」生效，目前為 { $now }），最後一個
       *[other] 耐受力 { $endurance } 的獵物（「{ $event }」生效，目前為 { $now }），共 { $count } 個
    }
outlive-board-prey-below = 下面：{ $tiles }
outlive-board-no-prey = 沒有獵物了
outlive-board-row = 據點 { $row }：{ $count } 個罐頭
outlive-board-survivors = 據點 { $rows } 有倖存者
outlive-board-no-survivors = 沒有等待的倖存者

outlive-pressure-coming = { $attacker } 的{ $hero } 可對 { $target } 的{ $other } 施加壓力 { $count }。
outlive-pressure-answer = { $attacker } 的{ $hero } 對 { $target } 的{ $other } 施加壓力 { $count }，等 { $target } 回應。
outlive-pressure-loot = { $attacker } 的{ $hero } 從 { $target } 拿走 { $count } 個標記。

## 護航圖板

outlive-convoy = 護航圖板：輻射與事件
outlive-convoy-turn = 第 { $turn } 回合，輻射 { $level }
outlive-convoy-closed = 面朝下
outlive-convoy-resolved = 已解決
outlive-convoy-cost = 費用
outlive-points = { $count } 分

## 庇護所

outlive-shelters = 庇護所
outlive-first = 起始玩家
outlive-survivors = { $count } 位倖存者
outlive-shelter-store = 標記
outlive-shelter-radiation = 輻射
outlive-shelter-gauge = 輻射指示物在 { $value }
outlive-shelter-dealt = 發給你的六個房間和兩位領袖
outlive-shelter-first-room = 你庇護所的房間和兩位領袖
outlive-shelter-see-board = 看圖板
outlive-shelter-see-cards = 看卡片
outlive-shelter-given-back = 已退回
outlive-shelter-food = 有人住就每晚消耗 { $count } 個日用品
outlive-shelter-water = 每列有人就要 1 個水，今晚 { $count } 個
outlive-shelter-seats = { $seats } 個座位中住了 { $count } 位
outlive-shelter-needs-seats = 住滿 { $count } 位倖存者才有效果。
outlive-shelter-growth = 最多 { $count } 人。
outlive-shelter-airlock-about = 這裡每位倖存者每晚抵擋 1 點輻射。
outlive-shelter-unbuilt = 未建造
outlive-shelter-full = 住滿
outlive-shelter-used = 已使用
outlive-shelter-broken = 壞掉的
outlive-shelter-repaired = 修好的
outlive-shelter-none = 無
outlive-shelter-symbol = 半個「{ $symbol }」，與{ $equipment }配對。
outlive-shelter-prey = 捕獲的獵物：{ $kinds }
outlive-shelter-prey-kind = 耐受力 { $endurance } × { $count }
outlive-shelter-events = 解決的事件：{ $events }
outlive-shelter-event = { $event }（{ $points } 分）

## 夜晚

outlive-night-begins = 第 { $turn } 回合的白天結束了，地下的每個人都要吃飯。
outlive-night-level = 輻射 { $level }
outlive-night-coming = 即將到來的夜晚
outlive-night-now = 今晚
outlive-night-food = 日用品
outlive-night-water = 水
outlive-night-radiation = 輻射
outlive-night-of = 需 { $need }，有 { $have }
outlive-night-shortage = { $count } 位會餓死
outlive-night-up =
    { $count ->
        [0] 擋得住
       *[other] 上升 { $count } 格
    }
outlive-night-fed = 日用品和輻射已處理
outlive-night-all-eat = 人人吃得飽
outlive-night-after-hunt = 打獵之後
outlive-night-kept-out = 擋住
outlive-night-gets-through = 穿透

outlive-step-events = 事件
outlive-step-feeding = 餵養
outlive-step-radiation = 輻射
outlive-step-recruits = 招募
outlive-step-building = 建造
outlive-step-repairs = 修理
outlive-step-cleaning = 整理

outlive-owes-nothing = 無
outlive-owes-rooms = 選房間
outlive-owes-free-room = 免費建造
outlive-owes-settling = 安置四位
outlive-owes-leader = 選領袖
outlive-owes-heroes = 放置英雄
outlive-owes-goods = 失去 { $count } 個材料或彈藥
outlive-owes-food = 失去 { $count } 個日用品
outlive-owes-survivors = 失去 { $count } 位倖存者
outlive-owes-feeding = 餵養
outlive-owes-recruiting = 招募
outlive-owes-building = 建造
outlive-owes-repairing = 修理

## 分數

outlive-score = 目前的生存點數
outlive-score-final = 生存點數
outlive-score-survivors = 倖存者
outlive-score-events = 事件
outlive-score-rooms = 住滿的房間
outlive-score-equipment = 修好的裝備
outlive-score-pairs = 配對
outlive-score-radiation = 輻射
outlive-score-sum = 總計
outlive-score-total = { $points } 分
outlive-score-full-rooms = { $count } 間房間住滿
outlive-score-left = 剩下：{ $food } 個日用品，標記共 { $tokens } 個。
outlive-score-won = { $who } 以 { $points } 分獲勝。
outlive-score-shared = { $who } 以 { $points } 分共同獲勝。
outlive-score-tie-food = 同分，由剩下的 { $count } 個日用品決定。
outlive-score-tie-tokens = 分數和日用品都相同，由全部 { $count } 個標記決定。

## 純文字

outlive-plain-turn = 第 { $turn } 回合，{ $phase }。今晚輻射：{ $level }。起始玩家：{ $who }。
outlive-plain-event = 第 { $turn } 回合事件：{ $event }。{ $about }費用：{ $cost }；{ $points } 分。
outlive-plain-night = 今晚：{ $needs }
outlive-plain-of = { $name }：{ $what }
outlive-plain-state = { $name }（{ $state }）
outlive-plain-repair = 修理：{ $tokens }
outlive-plain-broken = { $equipment }（壞掉，{ $cost }）
outlive-plain-event-cost = 費用：{ $cost }；{ $points } 分。
outlive-plain-turn-space = 自第 { $turn } 回合起公開
outlive-plain-resolved = 由 { $who } 解決
outlive-plain-leads = 在 { $who } 面前
outlive-plain-in-shelter = { $who } 的庇護所
outlive-plain-unbuilt-in-shelter = { $who } 的庇護所，未建造
outlive-plain-broken-in-shelter = { $who } 的庇護所，壞掉

outlive-chart = 各部落每天清晨的生存點數
outlive-chart-turn = 第 { $number } 回合
outlive-finale = { $who } 活到了最後
outlive-mark-points = { $points } 分
outlive-did-hunted = 打獵所得的肉
outlive-did-hunted-honour = 獵手
outlive-did-pressed = 施壓的英雄
outlive-did-pressed-honour = 強硬派
outlive-did-built = 建造的房間
outlive-did-built-honour = 建設者
outlive-did-recruited = 收容的倖存者
outlive-did-recruited-honour = 敞開大門
outlive-did-repaired = 修理
outlive-did-repaired-honour = 修理工
outlive-did-resolved = 解決的事件
outlive-did-resolved-honour = 臨危不亂

# Outlive：遊戲的選項、選項的值，以及給新手的說明。

outlive-option-players = 玩家人數
outlive-option-players-about = 有幾個部落競爭。人數越多，各地點的物資也越多。
outlive-option-players-2 = 2 人
outlive-option-players-3 = 3 人
outlive-option-players-4 = 4 人

outlive-option-edition = 版本
outlive-option-edition-about = 採用哪一版規則。以下未另外指定的選項都由版本決定。
outlive-option-edition-revised = 修訂版
outlive-option-edition-early = 早期版
outlive-option-edition-decides = 依版本而定

outlive-option-component-set = 配件
outlive-option-component-set-about = 裝備、房間、事件與領袖有多少種變化。修訂版使用全部，早期版使用較少的一組。
outlive-option-component-set-full = 全部：40 件裝備、38 個進階房間、12 個事件、10 位領袖
outlive-option-component-set-early-counts = 較少：28 件裝備、28 個進階房間、8 個事件、8 位領袖

outlive-option-pressure = 施壓
outlive-option-pressure-about = 英雄抵達時，是否必須對當地所有較弱的活躍英雄施壓。早期版可以放過。
outlive-option-pressure-must = 必須施壓
outlive-option-pressure-may = 可以不施壓

outlive-option-cargo-survivor = 貨輪的倖存者
outlive-option-cargo-survivor-about = 英雄抵達貨輪時，若有空位，是否必須帶回該據點的倖存者。早期版可以把他留在船上。
outlive-option-cargo-survivor-must = 必須接納
outlive-option-cargo-survivor-may = 可以不接納

outlive-option-mary-draw = 瑪麗·庫爾佩珀
outlive-option-mary-draw-about = 這位領袖如何抽取起始的搜尋指示物。早期版照卡片所示。
outlive-option-mary-draw-four-discard-one = 任意抽四個，棄掉一個
outlive-option-mary-draw-card = 黑木市兩個，寂峰市一個

outlive-option-naming = 用語
outlive-option-naming-about = 有些東西在兩個版本中名稱不同，例如城市和碘片。這不影響規則。
outlive-option-naming-revised = 修訂版用語
outlive-option-naming-early = 早期版用語

outlive-option-hunt-min-points = 打獵的最低費用
outlive-option-hunt-min-points-about = 不論花多少彈藥，打獵至少要花的行動力。
outlive-option-hunt-min-points-0 = 0 點行動力
outlive-option-hunt-min-points-1 = 1 點行動力

outlive-option-flashlight-survivor = 手電筒的倖存者
outlive-option-flashlight-survivor-about = 用手電筒救出的倖存者可以去哪裡。
outlive-option-flashlight-survivor-any-seat = 任何空位
outlive-option-flashlight-survivor-airlock = 氣密室
outlive-option-repair-rooms = 修理用的房間
outlive-option-repair-rooms-about = 「抽 1 件裝備＋修理：材料－1」和「免費修理 1 件裝備」何時可用：步驟 5 也可用時，抽到的裝備可以拆解並拿來建造房間；否則只能在步驟 6 使用。
outlive-option-repair-rooms-when-building = 步驟 5 和 6
outlive-option-repair-rooms-when-repairing = 只有步驟 6
outlive-option-hero-placement = 放置英雄
outlive-option-hero-placement-about = 所有人同時秘密放置英雄，還是公開輪流放置。
outlive-option-hero-placement-simultaneous = 同時秘密放置
outlive-option-hero-placement-one-by-one = 輪流，每次一位

outlive-option-night-flow = 夜晚的進行
outlive-option-night-flow-about = 所有人同時整理自己的庇護所，還是一位接一位。
outlive-option-night-flow-together = 所有人同時
outlive-option-night-flow-turn-order = 一位接一位

outlive-option-bank = 一般供應區
outlive-option-bank-about = 標記和倖存者會不會用完。若有數量限制，夜晚由玩家依序進行。
outlive-option-bank-unlimited = 用不完
outlive-option-bank-counted = 每種資源 30 個，倖存者 100 位

outlive-option-airlock-rows = 氣密室
outlive-option-airlock-rows-about = 氣密室的兩列各容納多少倖存者。有人的每一列每晚需要 1 個水。
outlive-option-airlock-rows-2-5 = 2 位和 5 位
outlive-option-airlock-rows-2-4 = 2 位和 4 位

outlive-option-immunity-scope = 不受事件影響
outlive-option-immunity-scope-about = 不受事件影響的房間能擋下什麼。
outlive-option-immunity-scope-all-but-shortage = 短缺事件以外的一切
outlive-option-immunity-scope-losses-only = 只擋下直接打擊庇護所的事件

outlive-preset-first = 第一次遊玩
outlive-preset-first-about = 修訂版；英雄輪流公開放置。
outlive-preset-revised = 修訂版
outlive-preset-revised-about = 所有英雄同時秘密放置。
outlive-preset-early = 早期版
outlive-preset-early-about = 配件較少，是否施壓可自行決定。
outlive-preset-scarce = 物資短缺
outlive-preset-scarce-about = 修訂版，每種資源 30 個、倖存者 100 位，用完就沒有了。

outlive-fact-endless = 資源無上限
outlive-fact-counted = 每種資源 30 個
outlive-fact-events = { $count } 張事件牌
outlive-fact-leaders = { $count } 位領袖

# Outlive：要決定的事，以及按鈕上的行動。

## 句中的說法

outlive-place-military-base = 軍事基地
outlive-place-silent-peak = 寂峰市
outlive-place-silent-peak-early = 東邊城市
outlive-place-mine = 礦場
outlive-place-cargo-ship = 貨輪
outlive-place-fairground = 遊樂園
outlive-place-blackwood = 黑木市
outlive-place-blackwood-early = 西邊城市
outlive-place-forest = 森林
outlive-place-dam = 水壩

outlive-home-airlock = 氣密室
outlive-home-room = 「{ $room }」

outlive-virtual-water = 房間的 { $count } 個水

## 要由玩家決定的事

outlive-ask-discard-rooms = { $who }，請再選 { $left } 個要退回的房間。
outlive-more-discard-rooms = 六個進階房間中保留四個；三個基本房間一定歸你。
outlive-ask-build-free = { $who }，哪個房間一開始就已建好？
outlive-more-build-free = 不必付費。其他房間可在夜晚各花 3 個材料建造。
outlive-ask-settle = { $who }，最初的四位倖存者住在哪裡？
outlive-more-settle = 房間的空位住滿才有效果；氣密室裡的倖存者能抵擋輻射。
outlive-more-settle-room = 「{ $room }」有 { $seats } 個空位。
outlive-ask-leader = { $who }，由誰領導你的部落？
outlive-more-leader = 領袖決定英雄的起始地點與最初的物資。全桌最年長的領袖先開始。
outlive-ask-place-heroes = { $who }，請放置英雄。
outlive-more-place-heroes = 在領袖的四個地點各放一位英雄。數字是力量，決定行動力和壓力。所有人都決定後才會公開。
outlive-more-place-heroes-one-by-one = 在領袖的四個地點各放一位英雄，大家輪流。數字是力量，決定行動力和壓力。
outlive-ask-split = { $who }，四個搜尋指示物要從哪座城市抽？
outlive-more-split = 四個都會公開。之後棄掉一個，獲得其餘三個所示的東西。
outlive-ask-discard-tile = { $who }，要棄掉哪個搜尋指示物？
outlive-more-discard-tile = 你會獲得其餘三個所示的東西。
outlive-ask-lose-goods = { $who }，請選擇要失去的 { $left } 個材料或彈藥。
outlive-ask-lose-food = { $who }，請選擇要失去的 { $left } 個日用品。
outlive-ask-lose-survivors =
    { $left ->
        [1] { $who }，要失去哪裡的倖存者？
       *[other] { $who }，要失去哪裡的倖存者？還要失去 { $left } 位。
    }
outlive-more-strike = 「{ $event }」生效。
outlive-more-starve = 日用品和水不夠所有人使用。
outlive-more-irradiated = 輻射量表已到最後一格，之後每一點輻射都會失去一位倖存者。
outlive-ask-move = { $who }，請移動一位英雄。
outlive-more-move = 最多沿路線移動兩個地點，停在沒有自己英雄的地點，然後在那裡行動。
outlive-more-move-stuck = 不用裝備的話，你的英雄都無法移動。你可以使用裝備，或讓英雄留在原地。
outlive-ask-pressure = { $who }，要對 { $target } 施壓嗎？
outlive-more-pressure = { $hero } 對{ $target_hero }，壓力 { $pressure }。
outlive-ask-defend = { $who }，{ $attacker } 對你施加壓力 { $pressure }。
outlive-more-defend = 每花 1 個彈藥，壓力減 1；剩下的壓力每 1 點要交出 1 個日用品或材料。
outlive-ask-hand-over = { $who }，請選擇要交給 { $attacker } 的 { $pressure } 個標記。
outlive-ask-demand = { $who }，請選擇要從 { $target } 拿走的 { $pressure } 個標記。
outlive-ask-visit =
    { $left ->
        [0] { $who }，{ $hero } 沒有行動力了。
       *[other] { $who }，{ $hero } 還有 { $left } 點行動力。
    }
outlive-more-visit = 英雄來到{ $area }。
outlive-more-visit-dam = 英雄來到{ $area }。啟動淨水器後才能蒐集水。
outlive-more-visit-immune = 英雄來到{ $area }。庇護所的房間讓英雄今天不受事件影響。
outlive-ask-house = { $who }，要把倖存者安置在哪裡？
outlive-more-house-cargo-ship = 這位倖存者來自貨輪。
outlive-more-house-flashlight = 這位倖存者是手電筒引來的。
outlive-ask-resolve = { $who }，要解決事件嗎？
outlive-more-resolve = 事件解決後不再生效，卡片歸你計分。所有人接連跳過後，這個步驟就結束。
outlive-ask-feed = { $who }，請餵養倖存者。
outlive-more-feed = 房間需要 { $rooms } 個日用品，氣密室需要 { $airlock } 個水。
outlive-more-feed-short = 房間需要 { $rooms } 個日用品，氣密室需要 { $airlock } 個水。還缺 { $shortage } 個，因此會失去 { $shortage } 位倖存者。
outlive-ask-recruit = { $who }，要招募倖存者嗎？
outlive-more-recruit = 每位 1 個日用品，氣密室有 { $seats } 個空位。今晚肉會腐壞，水只能留下 2 個。
outlive-ask-build = { $who }，請建造房間並安置倖存者。
outlive-more-build =
    { $survivors ->
        [0] 建造房間要 3 個材料。氣密室裡沒有倖存者。
       *[other] 建造房間要 3 個材料。氣密室裡有 { $survivors } 位倖存者可以入住。
    }
outlive-ask-repair = { $who }，請修理裝備。
outlive-more-repair = 修好的裝備從明天起每天可用一次，並值 1 點生存點數。
outlive-more-repair-cheaper = 接下來有一次修理可少付 1 個材料。

## 給等待中的玩家

outlive-wait-choose = 等待 { $who } 準備庇護所。
outlive-wait-place-heroes = 等待 { $who } 放置英雄。
outlive-wait-mary = { $who } 正在決定瑪麗·庫爾佩珀的搜尋指示物。
outlive-wait-strike = 「{ $event }」生效。等待 { $who } 選擇要失去什麼。
outlive-wait-move = 輪到 { $who } 移動英雄。
outlive-wait-pressure = { $who } 正在決定是否施壓。
outlive-wait-defend = { $who } 正受到壓力。
outlive-wait-loot = { $who } 正在選擇轉手的標記。
outlive-wait-visit = { $who } 正在{ $area }行動。
outlive-wait-house = { $who } 正在安置倖存者。
outlive-wait-resolve = { $who } 正在決定是否解決事件。
outlive-wait-shelters = 夜晚。等待 { $who } 整理庇護所。
outlive-wait-shelters-ready = 你的庇護所已為明天做好準備。正在等 { $who }。
outlive-wait-ready = 你已準備好。正在等 { $who }。
outlive-wait-chance = 正在翻開指示物與卡片。

## 選項的分類

outlive-group-rooms = 進階房間
outlive-group-free-room = 第一個房間
outlive-group-settle = 最初的倖存者
outlive-group-leader = 領袖
outlive-group-place = 英雄
outlive-group-mary = 搜尋指示物
outlive-group-lose = 要失去的標記
outlive-group-survivor = 要失去的倖存者
outlive-group-move = 移動
outlive-group-pressure = 施壓
outlive-group-defend = 你的回應
outlive-group-loot = 轉手的標記
outlive-group-house = 倖存者的住處
outlive-group-gather = 蒐集
outlive-group-hunt = 打獵
outlive-group-take = 展示的裝備
outlive-group-search = 搜尋
outlive-group-use = 裝備
outlive-group-use-room = 房間
outlive-group-peek = 偷看搜尋指示物
outlive-group-resolve = 未解決的事件
outlive-group-feed = 餵養倖存者
outlive-group-recruit = 招募
outlive-group-build = 建造
outlive-group-move-in = 從氣密室入住
outlive-group-dismantle = 拆解
outlive-group-repair = 修理
outlive-group-end = 結束

outlive-set-up-step = 設置 { $step }/{ $steps }
outlive-suggested = 建議
outlive-suggested-set-up = 採用建議的設置
outlive-suggested-room = 「{ $room }」
outlive-suggested-heroes = 依建議放置英雄
outlive-as-list = 全部列成清單
outlive-points-lost = 會失去剩下的 { $count } 點行動力。
outlive-blocked-move = { $hero } 前往{ $areas }
outlive-otherwise = 其他付法
outlive-other-tokens = 其他標記
outlive-other-answers = 其他回應
outlive-with-gear = 使用裝備
outlive-other-hunts = 多用彈藥或裝備
outlive-prey-toughened = { $prey }（「{ $event }」生效，目前為 { $now }）
outlive-prey-in-pile =
    { $number ->
        [1] { $prey }：{ $meat }
       *[other] 第 { $number } 個{ $prey }：{ $meat }
    }

## 行動

outlive-do-discard-room = 退回「{ $room }」
outlive-do-build-free = 先建好「{ $room }」
outlive-do-settle =
    { $count ->
        [0] 四位都進氣密室
        [4] 四位都進房間
       *[other] { $count } 位進房間，{ $rest } 位進氣密室
    }
outlive-do-leader = 由{ $leader }領導
outlive-do-place = { $hero } 放到{ $area }
outlive-do-split = 
    { $count ->
        [0] 四個都從{ $other }抽
        [4] 四個都從{ $city }抽
       *[other] 從{ $city }抽 { $count } 個，從{ $other }抽 { $rest } 個
    }
outlive-do-discard-tile = 棄掉：{ $tile }
outlive-do-lose = 失去 { $tokens }
outlive-do-lose-survivor = 失去{ $home }的一位倖存者
outlive-do-move = { $hero } 前往{ $area }
outlive-do-move-exoskeleton = { $hero } 穿外骨骼前往{ $area }
outlive-do-move-grappling-hook = { $hero } 前往{ $area }，用飛爪到高一級的據點
outlive-do-move-both = { $hero } 穿外骨骼前往{ $area }，用飛爪到高一級的據點
outlive-do-stay = 讓英雄留在原地，結束這一天
outlive-do-press = 施壓
outlive-do-press-with-bat = 用球棒施壓（＋1）
outlive-do-spare = 放過這位英雄
outlive-do-defend =
    { $ammo ->
        [0] 不花彈藥
       *[other] 花 { $ammo } 個彈藥
    }
outlive-do-defend-with =
    { $ammo ->
        [0] 使用{ $shield }
       *[other] 使用{ $shield }和 { $ammo } 個彈藥
    }
outlive-do-hand-over = 交出 { $tokens }
outlive-do-demand = 拿走 { $tokens }
outlive-do-house = 安置到{ $home }
outlive-do-leave = 把倖存者留在船上
outlive-do-gather = 蒐集 { $tokens }
outlive-do-gather-some = 蒐集 { $count } 個標記
outlive-do-iodine = 拿取{ $iodine }：輻射量表－1 格
outlive-do-hunt =
    { $number ->
        [1] 獵捕最上面的獵物
       *[other] 獵捕這疊的第 { $number } 個獵物
    }
outlive-do-hunt-with =
    { $number ->
        [1] 用{ $means }獵捕最上面的獵物
       *[other] 用{ $means }獵捕這疊的第 { $number } 個獵物
    }
outlive-do-start-chip = 付 1 個晶片啟動淨水器
outlive-do-start-access-card = 用門禁卡啟動淨水器
outlive-do-take = 拿取{ $equipment }
outlive-do-search = 搜尋
outlive-do-search-room = 用「{ $room }」再搜尋一次
outlive-do-use = 使用{ $equipment }
outlive-do-use-room = 使用「{ $room }」
outlive-do-peek = 偷看{ $city }的搜尋指示物
outlive-do-end = 結束這位英雄的行動
outlive-do-end-early = 放棄剩下的 { $left } 點行動力，結束行動
outlive-do-resolve = { $event }：支付 { $tokens }
outlive-do-resolve-with = { $event }：用「{ $room }」，支付 { $tokens }
outlive-do-pass = 跳過
outlive-do-feed = 用 { $tokens }餵養倖存者
outlive-do-feed-nothing = 沒有日用品，繼續
outlive-do-recruit = 用 { $tokens }招募一位倖存者
outlive-do-build = 用 { $tokens }建造「{ $room }」
outlive-do-build-with = 用「{ $discount }」，以 { $tokens }建造「{ $room }」
outlive-do-move-in = 讓 { $count } 位倖存者入住「{ $room }」
outlive-do-dismantle = 拆解{ $equipment }，取回 { $tokens }
outlive-do-repair = 用 { $tokens }修理{ $equipment }
outlive-do-repair-with = 用「{ $room }」，以 { $tokens }修理{ $equipment }
outlive-do-done = 結束這個步驟
outlive-do-done-recruit = 不再招募
outlive-do-done-build = 建造完畢
outlive-do-done-repair = 結束夜晚

## 行動的代價與收穫

outlive-hands-over =
    { $count ->
        [0] 不必交出標記
       *[other] 交出 { $count } 個標記
    }
outlive-at-cost = { $action }：{ $cost }
outlive-action-points = { $count } 點
outlive-do-hunt-at = 打獵：{ $cost }
outlive-hunt-price = 打獵的付法
outlive-hunt-points = 行動力
outlive-hunt-uses = 使用{ $equipment }
outlive-hunt-turns-up = 之後翻開下一個獵物。
outlive-gather-has = 現有 { $count }
outlive-change = { $name }：目前 { $before }，之後 { $after }
outlive-lets-in = 今晚輻射 { $points }：標記由上升 { $now } 格變成上升 { $count } 格。
outlive-way-presses = 對 { $target } 的{ $hero }施加壓力 { $count }
outlive-fills = 住滿
outlive-seats-of = { $seats } 個空位，日用品消耗量 { $food }。

# Outlive：發生的事。

outlive-log-leader-dealt = { $seat } 拿到領袖{ $leader }。
outlive-log-room-dealt = { $seat } 拿到房間「{ $room }」。
outlive-log-shelter-shown = { $seat } 的部落由{ $leader }領導。「{ $built }」住了 { $survivors } 位，氣密室 { $airlock } 位。
outlive-log-hero-placed = { $seat } 把{ $hero } 放到{ $area }。
outlive-log-leader-brings = { $leader }為 { $seat } 帶來 { $tokens }和壞掉的{ $equipment }。
outlive-log-leader-brings-equipment = { $leader }為 { $seat } 帶來壞掉的{ $equipment }。
outlive-log-drawn-for-mary = 瑪麗·庫爾佩珀為 { $seat } 搜尋{ $city }：{ $tile }。
outlive-log-discarded-for-mary = { $seat } 棄掉瑪麗·庫爾佩珀的一個指示物：{ $tile }。
outlive-log-first-player = { $seat } 是起始玩家。
outlive-log-dawn = 第 { $turn } 回合
outlive-log-prey-turned-up = { $ground }可獵捕：{ $prey }。
outlive-log-shown = { $city }展示的裝備：{ $equipment }。
outlive-log-deck-shuffled = 裝備的棄牌堆洗成新的牌堆。
outlive-log-set-aside = { $city }：今天不使用的搜尋指示物（{ $tile }）。
outlive-log-event-turned-up = 新事件「{ $event }」：{ $about }
outlive-log-event-strikes = 「{ $event }」生效。
outlive-log-stock-lost = { $area }失去 { $tokens }。
outlive-log-immune = { $seat } 的庇護所不受事件「{ $event }」影響。
outlive-log-tokens-lost = { $seat } 失去 { $tokens }。
outlive-log-survivor-lost = { $seat } 失去{ $home }的一位倖存者。
outlive-log-radiation-up =
    { $spaces ->
        [0] { $seat } 的輻射量表已到底，不會更糟。
       *[other] { $seat } 的輻射量表惡化 { $spaces } 格：{ $value }。
    }
outlive-log-radiation-down = { $seat } 的輻射量表好轉：{ $value }。
outlive-log-moved = { $seat } 讓{ $hero } 從{ $from }前往{ $to }。
outlive-log-moved-row = { $seat } 讓{ $hero } 從{ $from }前往{ $to }的據點 { $row }。
outlive-log-equipment-used = { $seat } 使用{ $equipment }。
outlive-log-room-used = { $seat } 使用「{ $room }」。
outlive-log-stuck = { $seat } 今天沒有英雄能再移動。
outlive-log-pressed = { $seat } 對 { $target } 施加壓力 { $pressure }：{ $hero } 對{ $target_hero }。
outlive-log-spared = { $seat } 放過 { $target }。
outlive-log-defended =
    { $ammo ->
        [0] { $seat } 不花彈藥。剩下的壓力：{ $left }。
       *[other] { $seat } 花 { $ammo } 個彈藥。剩下的壓力：{ $left }。
    }
outlive-log-defended-with =
    { $ammo ->
        [0] { $seat } 使用{ $with }。剩下的壓力：{ $left }。
       *[other] { $seat } 使用{ $with }和 { $ammo } 個彈藥。剩下的壓力：{ $left }。
    }
outlive-log-handed-over = { $from } 把 { $tokens }交給 { $to }。
outlive-log-gained-stock = { $seat } 蒐集 { $tokens }。
outlive-log-gained-equipment = { $seat } 用{ $source }獲得 { $tokens }。
outlive-log-gained-room = { $seat } 用「{ $source }」獲得 { $tokens }。
outlive-log-gained-row = { $seat } 在貨輪的據點 { $source } 獲得 { $tokens }。
outlive-log-gained-search = { $seat } 找到 { $tokens }。
outlive-log-iodine-taken = { $seat } 拿取軍事基地的{ $iodine }。
outlive-log-hunted =
    { $ammo ->
        [0] { $seat } 用{ $hero } 的 { $points } 點行動力獵捕{ $prey }，獲得 { $meat } 個肉。
       *[other] { $seat } 用{ $hero } 的 { $points } 點行動力和 { $ammo } 個彈藥獵捕{ $prey }，獲得 { $meat } 個肉。
    }
outlive-log-prey-looked-at = { $seat } 查看{ $ground }的整疊獵物指示物。
outlive-log-prey-seen = { $ground }那疊的下一個獵物：{ $prey }。
outlive-log-search-pile-looked-at = { $seat } 偷看{ $city }的搜尋指示物。
outlive-log-search-tile-seen = { $city }那疊的下一個指示物：{ $tile }。
outlive-log-token-taken = { $seat } 最先抵達貨輪，從今晚起是起始玩家。
outlive-log-survivor-joined = 一位倖存者加入 { $seat }：{ $home }。
outlive-log-survivor-left = { $seat } 把倖存者留在貨輪上。
outlive-log-purifier-started = { $seat } 啟動水壩的淨水器。
outlive-log-equipment-taken = { $seat } 得到壞掉的{ $equipment }。
outlive-log-duplicate-drawn = { $seat } 已有這種裝備，先放一旁：{ $equipment }。
outlive-log-found = { $seat } 搜尋{ $city }：{ $tile }。
outlive-log-day-ended = 夜晚降臨。
outlive-log-event-resolved = { $seat } 用 { $tokens }解決事件：{ $event }。
outlive-log-event-resolved-with = { $seat } 用「{ $helper }」，以 { $tokens }解決事件：{ $event }。
outlive-log-passed = { $seat } 跳過。
outlive-log-fed = 
    { $shortage ->
        [0] { $seat } 用 { $tokens }餵養倖存者。
       *[other] { $seat } 用 { $tokens }餵養倖存者，還缺 { $shortage } 個日用品。
    }
outlive-log-fed-unneeded = { $seat } 的庇護所不需要日用品。
outlive-log-fed-nothing = { $seat } 沒有東西可以餵養倖存者，缺 { $shortage } 個日用品。
outlive-log-radiation-handled = { $seat } 的庇護所受到 { $points } 點輻射，擋下 { $cancelled } 點。
outlive-log-recruited = { $seat } 用 { $tokens }招募一位倖存者。
outlive-log-built = { $seat } 用 { $tokens }建造「{ $room }」。
outlive-log-built-with = { $seat } 用「{ $helper }」，以 { $tokens }建造「{ $room }」。
outlive-log-moved-in = { $seat } 讓 { $survivors } 位倖存者入住「{ $room }」。
outlive-log-dismantled = { $seat } 拆解{ $equipment }。
outlive-log-repaired = { $seat } 用 { $tokens }修理{ $equipment }。
outlive-log-repaired-with = { $seat } 用「{ $helper }」，以 { $tokens }修理{ $equipment }。
outlive-log-spoiled = { $seat } 留不住 { $tokens }，已腐壞或流失。
outlive-log-game-over = 第六個夜晚結束。
outlive-log-scored = { $seat } 有 { $points } 點生存點數。

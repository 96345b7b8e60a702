# Outlive：名稱，以及各自的效果。

## 地點

outlive-area-military-base = 軍事基地
outlive-area-silent-peak = 寂峰市
outlive-area-silent-peak-early = 東邊城市
outlive-area-mine = 礦場
outlive-area-cargo-ship = 貨輪
outlive-area-fairground = 遊樂園
outlive-area-blackwood = 黑木市
outlive-area-blackwood-early = 西邊城市
outlive-area-forest = 森林
outlive-area-dam = 水壩

outlive-area-military-base-about = 1 點行動力蒐集 1 個彈藥。每回合只有一次，可用 1 點讓自己的輻射指示物下降一格。
outlive-area-silent-peak-about = 1 點行動力拿取一件展示的裝備（壞掉的），或抽一個搜尋指示物。
outlive-area-mine-about = 1 點行動力蒐集 1 個金屬，也可以打獵。
outlive-area-cargo-ship-about = 英雄進入與自己力量相同的據點，取得那裡的罐頭和等待的倖存者。最先抵達的人是下回合的起始玩家。
outlive-area-fairground-about = 1 點行動力蒐集 1 個晶片，也可以打獵。
outlive-area-blackwood-about = 1 點行動力拿取一件展示的裝備（壞掉的），或抽一個搜尋指示物。
outlive-area-forest-about = 1 點行動力蒐集 1 個木頭，也可以打獵。
outlive-area-dam-about = 用 1 個晶片啟動淨水器後，1 點行動力蒐集 1 個水。

## 英雄

outlive-hero-h3a = 英雄 3a
outlive-hero-h3b = 英雄 3b
outlive-hero-h4 = 英雄 4
outlive-hero-h5 = 英雄 5

## 資源

outlive-resource-wood = 木頭
outlive-resource-metal = 金屬
outlive-resource-chip = 晶片
outlive-resource-meat = 肉
outlive-resource-water = 水
outlive-resource-can = 罐頭
outlive-resource-ammo = 彈藥

outlive-amount-wood = { $count } 個木頭
outlive-amount-metal = { $count } 個金屬
outlive-amount-chip = { $count } 個晶片
outlive-amount-meat = { $count } 個肉
outlive-amount-water = { $count } 個水
outlive-amount-can = { $count } 個罐頭
outlive-amount-ammo = { $count } 個彈藥
outlive-amount-food = 任意 { $count } 個日用品
outlive-nothing = 無
outlive-iodine = 碘片
outlive-iodine-early = 海草
outlive-phase-dawn = 清晨
outlive-phase-dawn-early = 黎明
outlive-prey = 耐受力 { $endurance } 的獵物

## 搜尋指示物

outlive-search-water = 水
outlive-search-can = 罐頭
outlive-search-iodine = 碘片
outlive-search-iodine-early = 抗輻射藥
outlive-search-wood = 木頭
outlive-search-metal = 金屬
outlive-search-chip = 晶片
outlive-search-ammo = 彈藥
outlive-search-empty = 空櫃子

## 房間

outlive-airlock = 氣密室
outlive-room-second = { $room }（第二間）

outlive-room-build-discount = 建造房間：材料－2
outlive-room-build-discount-about = 步驟 5，每回合一次：建造一間房間只要 1 個材料，而不是 3 個。
outlive-room-draw-and-repair = 抽 1 件裝備＋修理：材料－1
outlive-room-draw-and-repair-about = 步驟 6，每回合一次：抽一件裝備，然後可以少付 1 個材料修好自己的一件裝備。
outlive-room-event-discount = 解決事件折扣
outlive-room-event-discount-about = 步驟 1，每回合一次：一張事件卡最多少付 2 個材料，或最多少付 2 個彈藥，或少付 1 個日用品。
outlive-room-hunt-meat-2 = 打獵：肉＋2
outlive-room-hunt-meat-2-about = 每回合一次，你的英雄取得獵物時，多得 2 個肉。
outlive-room-hunt-meat-1 = 打獵：肉＋1
outlive-room-hunt-meat-1-about = 每回合一次，你的英雄取得獵物時，多得 1 個肉。
outlive-room-cargo-can-1 = 貨輪：罐頭＋1
outlive-room-cargo-can-1-about = 每回合一次，你的英雄抵達貨輪時，多得 1 個罐頭。
outlive-room-cargo-can-2-always = 貨輪：罐頭＋2，隨時可登船
outlive-room-cargo-can-2-always-about = 每回合一次，抵達貨輪時多得 2 個罐頭。據點有人占據時，你的英雄仍可進入。
outlive-room-ammo-4 = 彈藥 4
outlive-room-ammo-4-about = 步驟 5，每回合一次：獲得 4 個彈藥。
outlive-room-permanent-water = 固定 1 水
outlive-room-permanent-water-about = 每回合一次，付費時視為多 1 個水。它不是標記，沒有人能拿走。
outlive-room-event-immunity = 不受事件影響（短缺事件除外）
outlive-room-event-immunity-about = 除了短缺事件，其他事件都不影響你的庇護所和英雄。
outlive-room-dismantle = 拆解 1 件裝備
outlive-room-dismantle-about = 步驟 5，每回合一次：棄掉自己的一件裝備，取得上面的三個材料。
outlive-room-decontamination = 輻射量表－1 格
outlive-room-decontamination-about = 步驟 5，每回合一次：你的輻射指示物下降一格。
outlive-room-ventilation = 氣密室：固定換氣 1
outlive-room-ventilation-about = 步驟 3：即使氣密室沒有人，也多抵消 1 點輻射。
outlive-room-growth = 每回合此房間＋1 位倖存者（上限 8）
outlive-room-growth-about = 步驟 5，每回合一次：一位倖存者住進這個房間。只有這裡可以超過空位，最多 8 位。
outlive-room-city-search-2 = 城市：搜尋指示物＋2
outlive-room-city-search-2-about = 每座城市每回合一次，花行動力搜尋後，可免費再抽最多 2 個搜尋指示物。
outlive-room-draw-2 = 抽 2 件裝備
outlive-room-draw-2-about = 步驟 5，每回合一次：抽 2 件裝備，都是壞掉的。
outlive-room-peek-search = 偷看 1 疊搜尋指示物
outlive-room-peek-search-about = 每回合一次，在自己行動時，偷看一疊搜尋指示物的全部內容。
outlive-room-cover-hero-3 = 英雄 [3] 免受一次施壓
outlive-room-cover-hero-3-about = 每回合一次，你的力量 3 英雄被施壓時，壓力變成 0。
outlive-room-free-repair = 免費修理 1 件裝備
outlive-room-free-repair-about = 步驟 6，每回合一次：不付費修好自己的一件裝備。
outlive-room-pressure-choice = 施壓：由你選擇資源
outlive-room-pressure-choice-about = 你的英雄靠壓力拿走日用品和材料時，由你選擇拿哪些。
outlive-room-cupboard = 空櫃子：木頭 1、金屬 1
outlive-room-cupboard-about = 每座城市每回合一次，你找到空櫃子時獲得 1 個木頭和 1 個金屬。
outlive-room-repair-discount = 修理：材料－2
outlive-room-repair-discount-about = 步驟 6，每回合一次：只付三個材料中的 1 個，修好自己的一件裝備。

## 裝備

outlive-equipment-axe = 斧頭
outlive-equipment-axe-about = 森林：蒐集木頭之後，從那裡再拿最多 2 個木頭。
outlive-equipment-bow = 弓
outlive-equipment-bow-about = 英雄抵達森林：1 個肉。
outlive-equipment-jerrycan = 水桶
outlive-equipment-jerrycan-about = 水壩：蒐集水之後，從那裡再拿 1 個水。
outlive-equipment-access-card = 門禁卡
outlive-equipment-access-card-about = 水壩：不付晶片就能啟動淨水器。
outlive-equipment-ammunition-kit = 彈藥箱
outlive-equipment-ammunition-kit-about = 軍事基地：蒐集彈藥之後，從那裡再拿最多 2 個彈藥。
outlive-equipment-crowbar = 撬棍
outlive-equipment-crowbar-about = 英雄抵達軍事基地：2 個晶片。
outlive-equipment-flashlight = 手電筒
outlive-equipment-flashlight-about = 英雄抵達城市：有空位就得到 1 位倖存者。
outlive-equipment-chainsaw = 鏈鋸
outlive-equipment-chainsaw-about = 英雄抵達城市：2 個木頭。
outlive-equipment-pickaxe = 鐵鎬
outlive-equipment-pickaxe-about = 礦場：蒐集金屬之後，從那裡再拿最多 2 個金屬。
outlive-equipment-water-purifier = 淨水器
outlive-equipment-water-purifier-about = 英雄抵達礦場：1 個水。
outlive-equipment-hacksaw = 鋸子
outlive-equipment-hacksaw-about = 英雄抵達貨輪：2 個金屬。
outlive-equipment-grappling-hook = 飛爪
outlive-equipment-grappling-hook-about = 英雄可以進入貨輪上高一級的空據點。
outlive-equipment-backpack = 背包
outlive-equipment-backpack-about = 遊樂園：蒐集晶片之後，從那裡再拿最多 2 個晶片。
outlive-equipment-metal-detector = 金屬探測器
outlive-equipment-metal-detector-about = 英雄抵達遊樂園：1 個罐頭。
outlive-equipment-shotgun = 霰彈槍
outlive-equipment-shotgun-about = 一次打獵少用 1 點行動力。
outlive-equipment-bear-trap = 捕獸夾
outlive-equipment-bear-trap-about = 一次打獵少用 1 點行動力。
outlive-equipment-baseball-bat = 球棒
outlive-equipment-baseball-bat-about = 你的一次施壓加 1。
outlive-equipment-battle-gear = 戰鬥服
outlive-equipment-battle-gear-about = 你的英雄受到的一次壓力減 2。
outlive-equipment-exoskeleton = 外骨骼
outlive-equipment-exoskeleton-about = 一位英雄可以移動超過兩個地點。
outlive-equipment-thermal-sensor = 熱感應器
outlive-equipment-thermal-sensor-about = 打獵時：查看整疊獵物，獵捕其中任何一個。

outlive-symbol-tree = 樹
outlive-symbol-water = 水滴
outlive-symbol-bullet = 子彈
outlive-symbol-house = 房屋
outlive-symbol-ingot = 鑄錠
outlive-symbol-cutlery = 刀叉
outlive-symbol-circuit = 電路
outlive-symbol-bone = 骨頭
outlive-symbol-burst = 衝擊
outlive-symbol-atom = 原子

## 事件

outlive-event-forest-fire = 森林大火
outlive-event-forest-fire-about = 森林失去 { $count } 個木頭。短缺事件。
outlive-event-cave-in = 礦坑崩塌
outlive-event-cave-in-about = 礦場失去 { $count } 個金屬。短缺事件。
outlive-event-looters = 盜賊團
outlive-event-looters-about = 遊樂園失去 { $count } 個晶片。短缺事件。
outlive-event-wanderers = 流浪者集團
outlive-event-wanderers-about = 每座城市失去 { $count } 個搜尋指示物。短缺事件。
outlive-event-shortage = 物資短缺
outlive-event-shortage-about = 森林、礦場和遊樂園各失去 { $count } 個標記。短缺事件。
outlive-event-sandstorm = 沙塵暴
outlive-event-sandstorm-about = 所有英雄都以力量 { $count } 行動，在貨輪也一樣。施壓仍看原本的力量。
outlive-event-radioactive-cloud = 輻射雲
outlive-event-radioactive-cloud-about = 所有人的輻射指示物上升 { $count } 格，氣密室擋不住。
outlive-event-hostile-clan = 敵對部落
outlive-event-hostile-clan-about = 每人失去 { $count } 個材料或彈藥；不夠的人改為失去一位倖存者。
outlive-event-nuclear-winter = 核子寒冬
outlive-event-nuclear-winter-about = 每人失去一位倖存者。
outlive-event-rats = 鼠患
outlive-event-rats-about = 每人失去 1 個日用品；沒有的人改為失去一位倖存者。
outlive-event-zoonosis = 動物疫病
outlive-event-zoonosis-about = 獵物給的肉少 { $count } 個。
outlive-event-mutant-animals = 變種動物
outlive-event-mutant-animals-about = 獵物的耐受力增加 { $count }。

## 領袖

outlive-leader-jacob-rowlett = 雅各·羅萊特
outlive-leader-kooper-froste = 庫珀·弗羅斯特
outlive-leader-wilson-frye = 威爾森·弗萊
outlive-leader-grayson-pigott = 格雷森·皮戈特
outlive-leader-solen-livrich = 索倫·利維里奇
outlive-leader-liza-valentine = 莉莎·瓦倫汀
outlive-leader-mary-koolpepper = 瑪麗·庫爾佩珀
outlive-leader-lily-rose-wely = 莉莉蘿絲·韋利
outlive-leader-lily-rose-wely-early = 莉莉蘿絲·韋利
outlive-leader-swifty-bingham = 史威夫蒂·賓厄姆
outlive-leader-erin-mccarthy = 艾琳·麥卡錫
outlive-leader-about = { $age } 歲。英雄起始地點：{ $areas }。帶來：{ $goods }；壞掉的裝備：{ $equipment }。
outlive-leader-draws = 抽到的搜尋指示物

## 列舉

outlive-sentence-gap = { "" }

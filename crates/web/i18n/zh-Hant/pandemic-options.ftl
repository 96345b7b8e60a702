# 瘟疫危機：遊戲選項、可選的值，以及給新手的簡短說明。

option-players = 玩家人數
option-players-about = 一起合作的玩家人數；人數越多，每人一開始拿到的牌越少。
option-players-2 = 2 人
option-players-3 = 3 人
option-players-4 = 4 人
option-players-5 = 5 人

option-epidemics = 疫情牌張數
option-epidemics-about = 牌庫裡的疫情牌越多，遊戲就越難。
option-epidemics-4 = 4 張（入門）
option-epidemics-5 = 5 張（標準）
option-epidemics-6 = 6 張（英雄）
option-epidemics-7 = 7 張（傳奇）

option-role-assignment = 角色分配
option-role-assignment-about = 決定角色是隨機發放，還是由玩家自己挑選。
option-role-assignment-random = 隨機發放
option-role-assignment-chosen = 玩家自選

option-start-player = 起始玩家
option-start-player-about = 決定由誰進行第一個回合的方式。
option-start-player-random = 隨機抽選
option-start-player-chosen-seat = 指定座位
option-start-player-population = 手上城市人口最多的玩家

option-start-seat = 起始座位
option-start-seat-about = 由哪個座位先開始；只有起始玩家設為指定座位時才有作用。
option-start-seat-0 = 第一個座位
option-start-seat-1 = 第二個座位
option-start-seat-2 = 第三個座位
option-start-seat-3 = 第四個座位
option-start-seat-4 = 第五個座位

option-event-window = 事件牌的使用時機
option-event-window-about = 決定在牌翻開之後、效果發生之前，是否仍可打出事件牌。
option-event-window-any-time = 隨時都可以
option-event-window-not-between-draw-and-resolve = 翻牌到結算之間不可以

option-one-quiet-night = 「寧靜一夜」的效果
option-one-quiet-night-about = 決定這張事件牌會跳過哪一次感染階段。
option-one-quiet-night-next-players-turn = 下一位玩家回合的感染階段
option-one-quiet-night-next-infection-step = 緊接著的下一次（可以是本回合）

option-epidemic-card = 結算後的疫情牌
option-epidemic-card-about = 疫情牌結算後放到哪裡；對遊戲幾乎沒有影響。
option-epidemic-card-discard-pile = 放進玩家棄牌堆
option-epidemic-card-removed-from-game = 移出遊戲

option-eradicate-on-cure = 發現解藥時根除
option-eradicate-on-cure-about = 決定版圖上已無方塊的疾病，是否在發現解藥時立即根除。
option-eradicate-on-cure-true = 立即根除
option-eradicate-on-cure-false = 之後移除最後一個方塊時才根除

option-grant-with-6 = 六座研究站用完時的「政府補助」
option-grant-with-6-about = 六座研究站都已在版圖上時，「政府補助」如何處理。
option-grant-with-6-move-existing = 搬移其中一座
option-grant-with-6-illegal = 不能打出

option-infection-deck-empty = 感染牌庫用完時
option-infection-deck-empty-about = 需要感染牌而牌庫已空時如何處理；基本遊戲不會遇到這種情況。
option-infection-deck-empty-reshuffle-discard = 將棄牌堆洗成新牌庫
option-infection-deck-empty-loss = 遊戲失敗

option-consent = 徵求同意
option-consent-about = 其他玩家要移動你的棋子或與你分享知識之前，是否先徵求你的同意。
option-consent-ask = 詢問當事玩家
option-consent-auto = 一律視為同意

option-open-hands = 公開手牌
option-open-hands-about = 決定玩家是否看得到彼此的手牌。
option-open-hands-true = 所有人都看得到
option-open-hands-false = 只看得到自己的手牌

option-spectator-view = 旁觀
option-spectator-view-about = 決定沒有參加的人能不能旁觀。
option-spectator-view-public = 開放旁觀
option-spectator-view-none = 不開放旁觀

option-city-06-name = 蒙特婁或多倫多
option-city-06-name-about = 芝加哥與紐約之間那座城市顯示的名稱；規則不受影響。
option-city-06-name-montreal = 蒙特婁
option-city-06-name-toronto = 多倫多

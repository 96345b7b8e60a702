# 瘟疫危機：遊戲選項、可選的值，以及給新手的簡短說明。

pandemic-option-players = 玩家人數
pandemic-option-players-about = 一起合作的玩家人數；人數越多，每人一開始拿到的牌越少。
pandemic-option-players-2 = 2 人
pandemic-option-players-3 = 3 人
pandemic-option-players-4 = 4 人
pandemic-option-players-5 = 5 人

pandemic-option-epidemics = 疫情牌張數
pandemic-option-epidemics-about = 牌庫裡的疫情牌越多，遊戲就越難。建議每使用「強毒株」、「變異株」或「生化恐怖分子」其中一項，就少放一張。
pandemic-option-epidemics-4 = 4 張（入門）
pandemic-option-epidemics-5 = 5 張（標準）
pandemic-option-epidemics-6 = 6 張（英雄）
pandemic-option-epidemics-7 = 7 張（傳奇）

pandemic-option-module-strain = 強毒株
pandemic-option-module-strain-about = 疫情牌各有名稱與效果，其中一種疾病會變成更難對付的強毒株。
pandemic-option-module-strain-off = 不使用
pandemic-option-module-strain-on = 使用

pandemic-option-module-purple = 第五種疾病
pandemic-option-module-purple-about = 使用紫色方塊：「變異株」的第五種疾病由牌帶來；「生化恐怖分子」則多一個座位，由一個人暗中散播疾病，對抗其他所有人。
pandemic-option-module-purple-none = 不使用
pandemic-option-module-purple-mutation = 變異株
pandemic-option-module-purple-bio-terrorist = 生化恐怖分子

pandemic-option-role-packs = 更多角色
pandemic-option-role-packs-about = 除了最初的五個角色以外，還會用到哪些角色。
pandemic-option-role-packs-none = 不使用
pandemic-option-role-packs-brink = 擴充的六個
pandemic-option-role-packs-second-edition = 第二版的兩個
pandemic-option-role-packs-both = 全部八個

pandemic-option-event-set = 事件牌
pandemic-option-event-set-about = 牌庫放最初的五張事件牌，或從十三張中依每人兩張暗中放入。
pandemic-option-event-set-base5 = 最初的五張
pandemic-option-event-set-mix13 = 十三張中每人兩張

pandemic-option-role-assignment = 角色分配
pandemic-option-role-assignment-about = 決定角色是隨機發放，還是由玩家自己挑選。
pandemic-option-role-assignment-random = 隨機發放
pandemic-option-role-assignment-chosen = 玩家自選

pandemic-option-start-player = 起始玩家
pandemic-option-start-player-about = 決定由誰進行第一個回合的方式。
pandemic-option-start-player-random = 隨機抽選
pandemic-option-start-player-chosen-seat = 指定座位
pandemic-option-start-player-population = 手上城市人口最多的玩家

pandemic-option-start-seat = 起始座位
pandemic-option-start-seat-about = 由哪個座位先開始；只有起始玩家設為指定座位時才有作用。
pandemic-option-start-seat-0 = 第一個座位
pandemic-option-start-seat-1 = 第二個座位
pandemic-option-start-seat-2 = 第三個座位
pandemic-option-start-seat-3 = 第四個座位
pandemic-option-start-seat-4 = 第五個座位

pandemic-option-event-window = 事件牌的使用時機
pandemic-option-event-window-about = 決定在牌翻開之後、效果發生之前，是否仍可打出事件牌。
pandemic-option-event-window-any-time = 隨時都可以
pandemic-option-event-window-not-between-draw-and-resolve = 翻牌到結算之間不可以

pandemic-option-ops-expert = 營運專家
pandemic-option-ops-expert-about = 除了建造以外，營運專家是否可以每回合一次棄任一張城市牌，從研究站飛到任何城市。
pandemic-option-ops-expert-build-only = 只會建造
pandemic-option-ops-expert-revised = 也可以飛

pandemic-option-epidemiologist-cost = 流行病學家
pandemic-option-epidemiologist-cost-about = 流行病學家向隊友拿牌的代價。
pandemic-option-epidemiologist-cost-action = 一個行動
pandemic-option-epidemiologist-cost-free = 不用代價

pandemic-option-one-quiet-night = 「寧靜一夜」的效果
pandemic-option-one-quiet-night-about = 決定這張事件牌會跳過哪一次感染階段。
pandemic-option-one-quiet-night-next-players-turn = 下一位玩家回合的感染階段
pandemic-option-one-quiet-night-next-infection-step = 緊接著的下一次（可以是本回合）

pandemic-option-epidemic-card = 結算後的疫情牌
pandemic-option-epidemic-card-about = 疫情牌結算後放到哪裡；對遊戲幾乎沒有影響。
pandemic-option-epidemic-card-discard-pile = 放進玩家棄牌堆
pandemic-option-epidemic-card-removed-from-game = 移出遊戲

pandemic-option-eradicate-on-cure = 發現解藥時根除
pandemic-option-eradicate-on-cure-about = 圖板上已無方塊的疾病，是否在發現解藥時立即根除。規則只提到移除最後一個方塊時根除；預設的「立即根除」是我們的決定，比規則更進一步。
pandemic-option-eradicate-on-cure-true = 立即根除
pandemic-option-eradicate-on-cure-false = 之後移除最後一個方塊時才根除

pandemic-option-grant-with-6 = 六座研究站用完時的「政府補助」
pandemic-option-grant-with-6-about = 六座研究站都已在圖板上時，「政府補助」如何處理。
pandemic-option-grant-with-6-move-existing = 搬移其中一座
pandemic-option-grant-with-6-illegal = 不能打出

pandemic-option-infection-deck-empty = 感染牌庫用完時
pandemic-option-infection-deck-empty-about = 需要感染牌而牌庫已空時如何處理；基本遊戲不會遇到這種情況。
pandemic-option-infection-deck-empty-reshuffle-discard = 將棄牌堆洗成新牌庫
pandemic-option-infection-deck-empty-loss = 遊戲落敗

pandemic-option-consent = 徵求同意
pandemic-option-consent-about = 其他玩家要移動你的棋子或與你分享知識之前，是否先徵求你的同意。我們依據的規則並未要求詢問；預設為詢問是我們的決定。
pandemic-option-consent-ask = 詢問當事玩家
pandemic-option-consent-auto = 一律視為同意

pandemic-option-strain-time = 決定強毒株的時機
pandemic-option-strain-time-about = 使用「強毒株」時，第一張疫情牌出現時方塊最多的疾病成為強毒株。
pandemic-option-strain-time-on-draw = 抽到牌時
pandemic-option-strain-time-after-infect = 放上三個方塊之後

pandemic-option-mutation-four-cure-win = 沒有紫色時的四種解藥
pandemic-option-mutation-four-cure-win-about = 圖板上沒有紫色方塊時，找到另外四種解藥即獲勝。若紫色從未出現過是否也算，規則沒有說明；算獲勝是我們的解讀。
pandemic-option-mutation-four-cure-win-literal = 獲勝
pandemic-option-mutation-four-cure-win-after-first-purple = 出現過紫色才算

pandemic-option-bt-seat = 誰是生化恐怖分子
pandemic-option-bt-seat-about = 由坐在最後一個座位的人擔任，或在遊戲開始時從所有座位中抽出。
pandemic-option-bt-seat-volunteer = 坐最後一個座位的人
pandemic-option-bt-seat-random = 抽籤決定

pandemic-option-bt-start-cards = 生化恐怖分子的起始手牌
pandemic-option-bt-start-cards-about = 生化恐怖分子一開始有幾張感染牌。
pandemic-option-bt-start-cards-0 = 0
pandemic-option-bt-start-cards-1 = 1
pandemic-option-bt-start-cards-2 = 2
pandemic-option-bt-start-cards-3 = 3
pandemic-option-bt-start-cards-4 = 4
pandemic-option-bt-start-cards-5 = 5
pandemic-option-bt-start-cards-6 = 6
pandemic-option-bt-start-cards-7 = 7

pandemic-option-bt-turns = 生化恐怖分子的回合
pandemic-option-bt-turns-about = 生化恐怖分子多久行動一次；每位玩家之後都行動會難得多。
pandemic-option-bt-turns-after-all-players = 每輪一次
pandemic-option-bt-turns-after-each-player = 每位玩家之後

pandemic-option-bt-move = 生化恐怖分子的移動
pandemic-option-bt-move-about = 兩個行動之外的那一次移動可以怎麼走。
pandemic-option-bt-move-drive-ferry = 開車或搭船
pandemic-option-bt-move-any-move = 也可以用牌飛行

pandemic-option-bt-hidden-actions = 每回合的潛伏行動
pandemic-option-bt-hidden-actions-about = 生化恐怖分子每回合可以感染或破壞幾次。
pandemic-option-bt-hidden-actions-one-total = 總共一次
pandemic-option-bt-hidden-actions-each-once = 每種各一次

pandemic-option-bt-sabotage = 破壞行動
pandemic-option-bt-sabotage-about = 可以從哪裡、用哪張牌破壞研究站。
pandemic-option-bt-sabotage-anywhere-station-card = 從任何地方，用該城市的牌
pandemic-option-bt-sabotage-in-city-same-colour = 在該城市，用同色的牌

pandemic-option-bt-after-escape = 逃脫之後
pandemic-option-bt-after-escape-about = 生化恐怖分子逃脫之後是否繼續該回合。
pandemic-option-bt-after-escape-continue = 繼續回合
pandemic-option-bt-after-escape-turn-ends = 回合結束

pandemic-option-bt-purple-rider = 翻到的城市的紫色
pandemic-option-bt-purple-rider-about = 對抗生化恐怖分子時，翻到有紫色的城市，何時再多放一個紫色方塊。
pandemic-option-bt-purple-rider-placed = 該城市的方塊放上時
pandemic-option-bt-purple-rider-drawn = 一律放上

pandemic-option-bt-sees-pl-hands = 生化恐怖分子看得到手牌
pandemic-option-bt-sees-pl-hands-about = 公開手牌時，生化恐怖分子是否也看得到玩家的手牌。
pandemic-option-bt-sees-pl-hands-true = 看得到
pandemic-option-bt-sees-pl-hands-false = 只看得到張數

pandemic-option-bt-sees-forecast = 生化恐怖分子看得到疫情預測
pandemic-option-bt-sees-forecast-about = 生化恐怖分子是否看得到「疫情預測」的牌。
pandemic-option-bt-sees-forecast-true = 看得到
pandemic-option-bt-sees-forecast-false = 看不到

pandemic-option-open-hands = 公開手牌
pandemic-option-open-hands-about = 決定玩家是否看得到彼此的手牌。
pandemic-option-open-hands-true = 所有人都看得到
pandemic-option-open-hands-false = 只看得到自己的手牌

pandemic-option-spectator-view = 旁觀
pandemic-option-spectator-view-about = 決定沒有參加的人能不能旁觀。
pandemic-option-spectator-view-public = 開放旁觀
pandemic-option-spectator-view-none = 不開放旁觀

pandemic-option-city-06-name = 蒙特婁或多倫多
pandemic-option-city-06-name-about = 芝加哥與紐約之間那座城市顯示的名稱；規則不受影響。
pandemic-option-city-06-name-montreal = 蒙特婁
pandemic-option-city-06-name-toronto = 多倫多

pandemic-preset-first = 第一次遊玩
pandemic-preset-first-about = 四張疫情牌：有充裕的時間了解疾病如何蔓延。
pandemic-preset-normal = 標準
pandemic-preset-normal-about = 五張疫情牌：最多人熟悉的玩法。
pandemic-preset-hard = 英雄
pandemic-preset-hard-about = 六張疫情牌：幾乎沒有一個回合可以浪費。
pandemic-preset-legendary = 傳奇
pandemic-preset-legendary-about = 七張疫情牌：獻給默契十足的隊伍。
pandemic-preset-everything = 全部都要
pandemic-preset-everything-about = 強毒株、變異株、十三種角色與十三種事件牌，配四張疫情牌。

pandemic-fact-epidemics = { $count } 張疫情牌
pandemic-fact-roles = { $count } 種角色
pandemic-fact-events = { $count } 種事件牌

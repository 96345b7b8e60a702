# 東京災都心：遊戲選項、選項值與給新手的說明。

tokyo-option-players = PC數
tokyo-option-players-about = 遊戲中的PC數，一個座位一名。一個人可以坐多個座位。只有一名時支援技能無效，建議兩名以上。
tokyo-option-players-1 = 1
tokyo-option-players-2 = 2
tokyo-option-players-3 = 3
tokyo-option-players-4 = 4

tokyo-option-scenario = 劇本
tokyo-option-scenario-about = 要玩的內容。「撐下去」沒有故事，撐過指定輪數即可。「歡迎來到東京！」是教學，職業與步驟固定。
tokyo-option-scenario-hold-out = 撐下去
tokyo-option-scenario-s00 = S00 歡迎來到東京！
tokyo-option-scenario-s01 = S01 追獵（難度 2）
tokyo-option-scenario-s02 = S02 東京地下城（難度 2）
tokyo-option-scenario-s03 = S03 從前，在東京（難度 3）
tokyo-option-scenario-s04 = S04 狂野飛奔（難度 3）
tokyo-option-scenario-s05 = S05 詛咒蔓延（難度 4）
tokyo-option-scenario-s06 = S06 末班列車（難度 4）
tokyo-option-scenario-s07 = S07 許願機（難度 5）
tokyo-option-scenario-hold-out-gist = 紅色圓環出現至今五年，沒有人會來救援。一輪一輪，撐過每個夜晚。
tokyo-option-scenario-s00-gist = 在封鎖之城的第一天。故事頁會一步一步告訴你們該做什麼。
tokyo-option-scenario-s01-gist = { tokyo-story-s01-tale }
tokyo-option-scenario-s02-gist = { tokyo-story-s02-tale }
tokyo-option-scenario-s03-gist = { tokyo-story-s03-tale }
tokyo-option-scenario-s04-gist = { tokyo-story-s04-tale }
tokyo-option-scenario-s05-gist = { tokyo-story-s05-tale }
tokyo-option-scenario-s06-gist = { tokyo-story-s06-tale }
tokyo-option-scenario-s07-gist = { tokyo-story-s07-tale }

tokyo-option-rounds = 要撐過的輪數
tokyo-option-rounds-about = 「撐下去」要撐過的輪數。越多越難。
tokyo-option-rounds-4 = 4
tokyo-option-rounds-5 = 5
tokyo-option-rounds-6 = 6
tokyo-option-rounds-7 = 7
tokyo-option-rounds-8 = 8
tokyo-option-rounds-9 = 9
tokyo-option-rounds-10 = 10
tokyo-option-rounds-11 = 11
tokyo-option-rounds-12 = 12
tokyo-option-rounds-14 = 14
tokyo-option-rounds-16 = 16

tokyo-option-casting = 職業分配
tokyo-option-casting-about = 由各座位選擇職業，或依固定順序分配。
tokyo-option-casting-chosen = 依座位順序選擇
tokyo-option-casting-in-order = 工程師、幫派分子、談判專家、掮客

tokyo-option-cleared = 已通關的劇本
tokyo-option-cleared-about = 這桌的通關紀錄決定哪些技能一開始就能用。
tokyo-option-cleared-none = 無，或只有 S00：技能全部封印
tokyo-option-cleared-s01 = S01 或 S02：支援技能開放
tokyo-option-cleared-s03 = S03 到 S05 之一：支援與強化技能開放
tokyo-option-cleared-s06 = S06 或 S07：技能全部開放

tokyo-option-merged = 合併牌庫
tokyo-option-merged-about = 一名玩家可以用共同的牌庫、手牌與棄牌堆操作兩名PC，手牌為七張。
tokyo-option-merged-none = 無
tokyo-option-merged-s0-s1 = 座位 1 與 2
tokyo-option-merged-s2-s3 = 座位 3 與 4
tokyo-option-merged-both = 兩組都合併

tokyo-option-unplayed = 沒人用的職業
tokyo-option-unplayed-about = 沒人用的職業，其BOT卡是否放出來供大家使用。
tokyo-option-unplayed-bot-cards = 放出BOT卡
tokyo-option-unplayed-nothing = 不放

tokyo-option-hands = 其他人的手牌
tokyo-option-hands-about = 能看到其他人手牌的多少。隨時可以展示卡片。
tokyo-option-hands-hidden = 只看張數
tokyo-option-hands-open = 公開

tokyo-option-group = 團體決定
tokyo-option-group-about = 例如誰拿卡片等，須由區域內PC商定的事由誰決定。
tokyo-option-group-acting = 行動PC的玩家
tokyo-option-group-all = 須全員同意

tokyo-option-bot-consent = 使用BOT卡的確認
tokyo-option-bot-consent-about = BOT卡由大家共用，使用前是否詢問其他人。
tokyo-option-bot-consent-free = 不詢問
tokyo-option-bot-consent-asked = 須全員同意

tokyo-option-overflow = 麻煩溢出的範圍
tokyo-option-overflow-about = 區域已滿時，麻煩可以放到哪裡。放不下就落敗。
tokyo-option-overflow-neighbours = 相鄰區域
tokyo-option-overflow-everywhere = 最後可到任何一般區域

tokyo-option-draw-order = 抽牌順序
tokyo-option-draw-order-about = 每輪開始時PC抽麻煩的順序。
tokyo-option-draw-order-seats = 依座位
tokyo-option-draw-order-chosen = 由玩家決定

tokyo-option-site-draw = 在『禁域』抽的卡
tokyo-option-site-draw-about = 在『禁域』的PC每輪開始時抽什麼。
tokyo-option-site-draw-site-card = 以『禁域』卡代替麻煩
tokyo-option-site-draw-both = 兩者都抽

tokyo-option-site-attempts = 『禁域』卡的嘗試次數
tokyo-option-site-attempts-about = 以檢定解決的『禁域』卡，在失敗前可嘗試幾次。
tokyo-option-site-attempts-one = 一名PC一次
tokyo-option-site-attempts-one-each = 每名參加的PC一次
tokyo-option-site-attempts-any = 不限次數

tokyo-option-between-attempts = 『禁域』卡翻開時
tokyo-option-between-attempts-about = 在嘗試之間，參加的PC可以做什麼。
tokyo-option-between-attempts-ordinary = 一般行動
tokyo-option-between-attempts-attempts-only = 只有檢定、攻擊與介入

tokyo-option-counters = 多個敵人的反擊
tokyo-option-counters-about = 一次攻擊多個敵人時，由誰反擊。
tokyo-option-counters-all = 所有還能反擊的敵人
tokyo-option-counters-reference = 只有比較射程的那個

tokyo-option-checkpoints = 競速的檢查點（S04）
tokyo-option-checkpoints-about = 卡已解決的檢查點，何時算是抵達。
tokyo-option-checkpoints-passing = 途經即可（終點須最後抵達）
tokyo-option-checkpoints-stopping = 依順序，且PC行動階段結束時駕駛須在該處

tokyo-option-joined-counter = 對幫派分子聯手攻擊的反擊
tokyo-option-joined-counter-about = 幫派分子加入他人的攻擊時，敵人是否也反擊他。
tokyo-option-joined-counter-both = 兩人都受反擊
tokyo-option-joined-counter-first = 只有先攻擊者

tokyo-option-merged-down = 合併牌庫時倒下
tokyo-option-merged-down-about = 兩名PC之一倒下時，失去多少共同手牌。
tokyo-option-merged-down-whole-hand = 全部
tokyo-option-merged-down-half = 一半（進位）

tokyo-option-rank = 評級的計算
tokyo-option-rank-about = 評價通關輪數的計算方式。棄牌堆重洗後，規則公式會漏算一些卡。
tokyo-option-rank-printed = 規則公式
tokyo-option-rank-drawn = 整場抽過的所有卡

tokyo-option-record-s0 = 座位 1 的紀錄
tokyo-option-record-s0-about = 這個座位的技能封印依哪份紀錄決定。
tokyo-option-record-s0-table = 同桌的紀錄
tokyo-option-record-s0-none = 自己的紀錄：無，或只有 S00
tokyo-option-record-s0-s01 = 自己的紀錄：S01 或 S02
tokyo-option-record-s0-s03 = 自己的紀錄：S03 到 S05 之一
tokyo-option-record-s0-s06 = 自己的紀錄：S06 或 S07

tokyo-option-record-s1 = 座位 2 的紀錄
tokyo-option-record-s1-about = 這個座位的技能封印依哪份紀錄決定。
tokyo-option-record-s1-table = 同桌的紀錄
tokyo-option-record-s1-none = 自己的紀錄：無，或只有 S00
tokyo-option-record-s1-s01 = 自己的紀錄：S01 或 S02
tokyo-option-record-s1-s03 = 自己的紀錄：S03 到 S05 之一
tokyo-option-record-s1-s06 = 自己的紀錄：S06 或 S07

tokyo-option-record-s2 = 座位 3 的紀錄
tokyo-option-record-s2-about = 這個座位的技能封印依哪份紀錄決定。
tokyo-option-record-s2-table = 同桌的紀錄
tokyo-option-record-s2-none = 自己的紀錄：無，或只有 S00
tokyo-option-record-s2-s01 = 自己的紀錄：S01 或 S02
tokyo-option-record-s2-s03 = 自己的紀錄：S03 到 S05 之一
tokyo-option-record-s2-s06 = 自己的紀錄：S06 或 S07

tokyo-option-record-s3 = 座位 4 的紀錄
tokyo-option-record-s3-about = 這個座位的技能封印依哪份紀錄決定。
tokyo-option-record-s3-table = 同桌的紀錄
tokyo-option-record-s3-none = 自己的紀錄：無，或只有 S00
tokyo-option-record-s3-s01 = 自己的紀錄：S01 或 S02
tokyo-option-record-s3-s03 = 自己的紀錄：S03 到 S05 之一
tokyo-option-record-s3-s06 = 自己的紀錄：S06 或 S07
tokyo-option-reward-s01 = 放入牌庫的 S01 獎勵
tokyo-option-reward-s01-about = 在 S01 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s01-none = 無
tokyo-option-reward-s01-minases-card = 水無瀨的名片
tokyo-option-reward-s01-rokuro-off-duty = 下班的六郎
tokyo-option-reward-s02 = 放入牌庫的 S02 獎勵
tokyo-option-reward-s02-about = 在 S02 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s02-none = 無
tokyo-option-reward-s02-stationmasters-whistle = 站長的哨子
tokyo-option-reward-s02-ticket-to-platform-zero = 零號月台的車票
tokyo-option-reward-s03 = 放入牌庫的 S03 獎勵
tokyo-option-reward-s03-about = 在 S03 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s03-none = 無
tokyo-option-reward-s03-heister-mask = 劫匪面具
tokyo-option-reward-s03-kei-stunt-double = 替身小惠
tokyo-option-reward-s04 = 放入牌庫的 S04 獎勵
tokyo-option-reward-s04-about = 在 S04 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s04-none = 無
tokyo-option-reward-s04-doom-zero = 末日零號
tokyo-option-reward-s04-chequered-lance = 格旗長槍
tokyo-option-reward-s05 = 放入牌庫的 S05 獎勵
tokyo-option-reward-s05-about = 在 S05 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s05-none = 無
tokyo-option-reward-s05-paper-mask = 紙面具
tokyo-option-reward-s05-thread-shears = 斷線剪
tokyo-option-reward-s06 = 放入牌庫的 S06 獎勵
tokyo-option-reward-s06-about = 在 S06 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s06-none = 無
tokyo-option-reward-s06-hayase-conductor = 車掌早瀨
tokyo-option-reward-s06-signal-gun = 信號槍
tokyo-option-reward-s07 = 放入牌庫的 S07 獎勵
tokyo-option-reward-s07-about = 在 S07 獲得的獎勵之中，這一局放入哪一張。
tokyo-option-reward-s07-none = 無
tokyo-option-reward-s07-wish-unspent = 沒有用掉的願望
tokyo-option-reward-s07-terminals-young = 終端機的幼崽
tokyo-option-reward-s07-collectors-hand = 討債人的手

tokyo-preset-first = 第一次遊玩
tokyo-preset-first-about = S00 歡迎來到東京！故事會一步步告訴你該做什麼。
tokyo-preset-hold-out = 撐下去
tokyo-preset-hold-out-about = 沒有故事：撐過十二輪。
tokyo-preset-s01 = S01 { tokyo-story-s01 }
tokyo-preset-s01-about = { tokyo-story-s01-tale }
tokyo-preset-s02 = S02 { tokyo-story-s02 }
tokyo-preset-s02-about = { tokyo-story-s02-tale }
tokyo-preset-s03 = S03 { tokyo-story-s03 }
tokyo-preset-s03-about = { tokyo-story-s03-tale }
tokyo-preset-s04 = S04 { tokyo-story-s04 }
tokyo-preset-s04-about = { tokyo-story-s04-tale }
tokyo-preset-s05 = S05 { tokyo-story-s05 }
tokyo-preset-s05-about = { tokyo-story-s05-tale }
tokyo-preset-s06 = S06 { tokyo-story-s06 }
tokyo-preset-s06-about = { tokyo-story-s06-tale }
tokyo-preset-s07 = S07 { tokyo-story-s07 }
tokyo-preset-s07-about = { tokyo-story-s07-tale }

tokyo-fact-rounds = { $count } 輪
tokyo-fact-cards = { $count } 張劇本卡

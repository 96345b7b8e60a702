# 瘟疫危機：牌桌上的所有文字。

## 句子裡的顏色

hue-blue = 藍色
hue-yellow = 黃色
hue-black = 黑色
hue-red = 紅色
hue-purple = 紫色

## 列舉

sentence-gap = { "" }

## 給做決定的人

ask-roles = { $who }，請選擇你的角色。
ask-actions = { $who }，你還有 { $left } 個行動
more-actions = 你是{ $role }，目前在{ $city }。請選擇行動，或地圖上亮起的城市。
ask-respond = { $who }，現在是 { $active } 的回合，你可以打出事件牌。
ask-over-limit = { $who }，你的手牌多了 { $count } 張，請棄牌或打出事件牌。
ask-respond-over-limit = { $owner } 的手牌超過上限。{ $who }，要先打出事件牌嗎？
ask-window = { $who }，要打出事件牌嗎？
ask-consent = { $who }，你同意嗎？
ask-forecast =
    { $place ->
        [1] { $who }，請選擇最先翻開的牌。
       *[other] { $who }，請選擇第 { $place } 張翻開的牌。
    }
ask-cure = { $who }，請再選 { $left } 張{ $hue }牌用來發現解藥。
ask-cure-any = { $who }，請再選 { $left } 張牌用來發現{ $hue }解藥，其中至少一張要是有紫色方塊的城市。
ask-hospital = { $who }，行動醫院要在{ $city }移除哪一個方塊？
ask-vaccine = { $who }，你可以從相連的城市逐一移除{ $hue }方塊，最多還能移除 { $left } 個。
ask-remote-treatment = { $who }，請在任何地方再選 { $left } 個要移除的方塊。
ask-mutation-order = { $who }，哪一張變異株牌先發生？
ask-begin = { $who }，你要從哪裡開始？
more-begin = 任何城市都可以。只要那裡沒有其他玩家的棋子，就不會有人知道。
ask-bio-terrorist =
    { $moves ->
        [0] { $who }，你還有 { $left } 個行動
       *[other] { $who }，你還有一次移動和 { $left } 個行動
    }
more-bio-terrorist = 你是生化恐怖分子，目前在{ $city }。其他人只看得到行動的結果。
ask-bio-terrorist-captured = { $who }，你還有 { $left } 個行動
more-bio-terrorist-captured = 你被 { $captor } 拘捕了。有城市的牌，就能逃到那座城市。
ask-bio-terrorist-over-limit = { $who }，你的手牌多了 { $count } 張，請棄牌；其他人會看到棄了哪一張。

## 給等待的人

wait-roles = { $who } 正在選擇角色。
wait-actions = 輪到 { $who }，還有 { $left } 個行動
more-waiting = { $role }，目前在{ $city }。
wait-over-limit = { $who } 的手牌多了 { $count } 張，必須減少。
wait-window = { $who } 可以打出事件牌。
wait-consent = 正在徵求 { $who } 的同意。
wait-private = { $who } 正在回答一個問題。
wait-forecast = { $who } 正在排列接下來的感染牌。
wait-cure = { $who } 正在選擇用來發現解藥的{ $hue }牌。
wait-cure-any = { $who } 正在選擇用來發現{ $hue }解藥的牌。
wait-hospital = { $who } 正在選擇行動醫院要在{ $city }移除的方塊。
wait-vaccine = { $who } 正在移除{ $hue }方塊（最多還有 { $left } 個）。
wait-remote-treatment = { $who } 正在選擇要移除的方塊，還有 { $left } 個。
wait-mutation-order = { $who } 正在選擇哪一張變異株牌先發生。
wait-bio-terrorist = 生化恐怖分子 { $who } 正在暗中行動。
wait-chance = 正在翻牌。

## 可以介入時，接下來要發生的事

moment-turn-start = 回合開始。
moment-between-actions = 一個行動已完成。
moment-after-cure = 剛剛發現了解藥。
moment-before-draw = 行動已結束，接下來抽兩張玩家牌。
moment-cards-drawn = 抽到了疫情牌或變異株牌，即將開始結算。
moment-bottom-revealed = 疫情牌：{ $city }即將放上三個方塊。
moment-bottom-revealed-purple = 變異株：{ $city }即將放上 { $cubes } 個紫色方塊。
moment-epidemic-infected = 疫情牌：感染棄牌堆即將洗牌並放回牌庫頂。
moment-before-intensify = 疫情牌：效果已發生；感染棄牌堆即將洗牌並放回牌庫頂。
moment-special-resolved = 一張牌已結算，下一張即將開始。
moment-over-limit = 有人的手牌超過上限。
moment-before-infection = 新的感染即將開始。
moment-infection-revealed = { $city }即將受到感染。
moment-mutation-revealed = 翻開了「變異株出現！」，接著要翻牌庫底的牌。
moment-infection-resolved = 一張感染牌已處理完畢。
moment-turn-end = 感染已結束，即將輪到下一位的回合。
moment-bt-turn-before = 生化恐怖分子即將行動。
moment-bt-turn-after = 生化恐怖分子行動完畢。

## 可以自動略過的時機

window-after-cure = 剛發現解藥時
window-before-draw = 抽玩家牌之前
window-cards-drawn = 抽到疫情牌或變異株牌、尚未結算時
window-bottom-revealed = 牌庫底的牌翻開、尚未放方塊時
window-epidemic-infected = 結算疫情牌、棄牌堆放回牌庫頂之前
window-before-intensify = 結算疫情牌、強毒株效果發生之後
window-special-resolved = 兩張疫情牌或變異株牌之間
window-before-infection = 新的感染之前
window-infection-revealed = 感染牌翻開、尚未放方塊時
window-infection-resolved = 每張感染牌處理之後
window-turn-end = 回合結束時
window-bt-turn-before = 生化恐怖分子行動之前
window-bt-turn-after = 生化恐怖分子行動之後

## 請求

consent-drive = { $asker } 想讓你的棋子開車或搭船，從{ $from }到{ $city }。
consent-direct = { $asker } 想棄掉{ $city }牌，讓你的棋子從{ $from }飛往{ $city }。
consent-charter = { $asker } 想棄掉{ $from }牌，包機讓你的棋子從{ $from }飛往{ $city }。
consent-shuttle = { $asker } 想讓你的棋子從{ $from }穿梭飛往{ $city }。
consent-rendezvous = { $asker } 想把你的棋子從{ $from }召到另一枚棋子所在的{ $city }。
consent-airlift = { $asker } 想打出「空運」，把你的棋子從{ $from }運往{ $city }。
consent-give = { $asker } 想把{ $card }牌交給你。
consent-take = { $asker } 想向你拿{ $card }牌。
consent-obtain = 流行病學家 { $asker } 想向你拿{ $card }牌。
consent-new-assignment = { $asker } 想打出「新任務」，讓你改任{ $role }。
consent-special-orders = { $asker } 想打出「特別命令」：行動中的玩家本回合可以像移動自己的棋子一樣移動你的棋子。
request-drive = { $asker } 想讓 { $owner } 開車或搭船，從{ $from }到{ $city }。
request-direct = { $asker } 想用{ $city }牌讓 { $owner } 從{ $from }飛往{ $city }。
request-charter = { $asker } 想用{ $from }牌包機，讓 { $owner } 從{ $from }飛往{ $city }。
request-shuttle = { $asker } 想讓 { $owner } 從{ $from }穿梭飛往{ $city }。
request-rendezvous = { $asker } 想把 { $owner } 從{ $from }召到{ $city }。
request-airlift = { $asker } 想用「空運」把 { $owner } 從{ $from }運往{ $city }。
request-give = { $asker } 想把{ $card }牌交給 { $owner }。
request-take = { $asker } 想向 { $owner } 拿{ $card }牌。
request-obtain = 流行病學家 { $asker } 想向 { $owner } 拿{ $card }牌。
request-new-assignment = { $asker } 想用「新任務」讓 { $owner } 改任{ $role }。
request-special-orders = { $asker } 想用「特別命令」來移動 { $owner } 的棋子。

## 按鈕上的行動

do-role = 擔任{ $role }
do-begin = 從{ $city }開始
do-drive = 開車或搭船到{ $to }
do-direct = 棄掉{ $to }牌，直飛{ $to }
do-direct-shown = 展示{ $to }牌，直飛{ $to }
do-charter = 棄掉{ $from }牌，包機飛往{ $to }
do-shuttle = 穿梭飛往{ $to }
do-rendezvous = 前往{ $to }會合
do-drive-pawn = 讓 { $who } 開車或搭船到{ $to }
do-direct-pawn = 棄掉{ $to }牌，讓 { $who } 直飛{ $to }
do-direct-shown-pawn = 展示{ $to }牌，讓 { $who } 直飛{ $to }
do-charter-pawn = 棄掉{ $from }牌，讓 { $who } 包機飛往{ $to }
do-shuttle-pawn = 讓 { $who } 穿梭飛往{ $to }
do-rendezvous-pawn = 把 { $who } 召到{ $to }
do-journey = 經{ $via }到{ $to }
do-journey-pawn = 讓 { $who } 經{ $via }到{ $to }
journey-with-cost = { $journey }：{ $cost }
journey-cost = { $count } 個行動
menu-left = 剩 { $count } 個
menu-then = 抵達後可治療：{ $cubes }
end-actions = 結束行動
end-lost = 放棄 { $count } 個
actions-lost = 會失去剩下的 { $count } 個行動。
do-escape = 棄掉{ $city }牌，逃往{ $city }
do-build = 在{ $city }建造研究站
do-build-from = 把{ $from }的研究站移到{ $city }
do-cure = 發現{ $colour }解藥
do-cure-samples = 用三個樣本發現{ $colour }解藥
do-treat =
    { $count ->
        [0] 在{ $city }治療{ $colour }疾病
       *[other] 在{ $city }治療{ $colour }疾病：{ $count } 個方塊
    }
do-give = 把{ $card }交給 { $who }
do-take = 向 { $who } 拿{ $card }
do-capture = 拘捕生化恐怖分子
do-local-infection = 在{ $city }放一個紫色方塊
do-local-infection-somewhere = 在所在城市放一個紫色方塊
do-remote-infection = 棄掉{ $city }牌，在那裡放一個紫色方塊
do-sabotage = 棄掉{ $card }牌，破壞研究站
do-draw = 抽一張感染牌
do-airlift = 把自己空運到{ $to }
do-airlift-pawn = 把 { $who } 空運到{ $to }
do-forecast = 查看接下來的六張感染牌
do-government-grant = 在{ $city }設立研究站
do-government-grant-from = 把{ $from }的研究站移到{ $city }
do-one-quiet-night = 跳過接下來的感染
do-resilient-population = 移除{ $city }的感染牌
do-borrowed-time = 本回合增加兩個行動
do-commercial-travel-ban = 一輪之內每回合只翻一張感染牌
do-mobile-hospital = 本回合每開車或搭船進入一座城市就移除一個方塊
do-new-assignment = { $seat } 改任{ $role }
do-rapid-vaccine-deployment = 移除最多五個剛有解藥的疾病方塊
do-reexamined-research = { $seat } 從棄牌堆拿{ $card }
do-remote-treatment = 在任何地方移除兩個方塊
do-special-orders = 本回合可以移動 { $seat } 的棋子
do-remove = 從{ $city }移除一個{ $colour }方塊
do-first = 先發生「{ $event }」
do-done = 到此為止
do-place =
    { $copy ->
        [0] 下一張：{ $card }
       *[other] 下一張：{ $card }（第 { $copy } 張）
    }
do-discard = 棄掉{ $card }
do-agree = 同意
do-refuse = 不同意
do-pass = 現在不打事件牌
do-pass-secret = 放棄一個行動
do-end-secret = 結束你的回合
do-end = 結束行動（剩下的 { $left } 個作廢）

## 行動分組

group-pawns = 移動隊友的棋子
group-move = 移動
group-build-from = 把別處的研究站移到這裡
group-share = 分享知識
group-events = 打出事件牌
group-order = 接下來的牌，依你的順序
group-mutation = 變異株
group-remove = 要移除的方塊
group-begin = 最初的城市
group-capture = 拘捕
group-secret = 暗中行動
group-power = 角色能力
group-samples = 樣本
group-discard = 棄牌
group-treat = 治療
group-build = 建造
group-cure = 解藥
group-pay = 用來發現解藥的牌
group-roles = 角色
group-answer = 你的回答
group-end = 結束
group-city = 城市
group-station = 研究站
blocked-build = 研究站
blocked-cure = 發現解藥（{ $hues }）
blocked-treat = 治療疾病
blocked-share = 與 { $people } 分享知識
blocked-obtain = 向 { $people } 拿牌
blocked-collect = 採集樣本
way-drive = 開車或搭船
way-direct = 直飛
way-direct-cost = ，棄掉目的地的牌
way-direct-shown-cost = ，展示目的地的牌
way-charter = 包機
way-charter-cost = ，棄掉{ $city }牌
way-shuttle = 穿梭飛行
way-rendezvous = 與另一枚棋子會合
way-operations-flight = 從研究站起飛（每回合一次）
way-operations-flight-cost = 棄掉{ $card }牌
hidden-local-infection = 局部感染
hidden-remote-infection = 遠端感染
hidden-remote-infection-cost = ，棄掉該城市的牌
hidden-sabotage = 破壞行動
hidden-sabotage-cost = ，棄掉該牌
treat-cubes = { $count } 個

## 圖板、軌道與牌堆

board-reel = 地圖，可左右捲動
board-name = 有 { $count } 座城市的世界地圖
board-offer = { $city }可以做的事
board-station = 研究站
board-cubes = { $count } 個{ $hue }方塊
board-cubes-full = { $count } 個{ $hue }方塊（再放一個就爆發）
board-pawn = { $who } 的棋子
board-black-pawn = 黑色棋子
board-legend = 城市裡的每個記號都是一個疾病方塊。形狀代表顏色：圓形是藍色，三角形是黃色，正方形是黑色，菱形是紅色。一座城市每種顏色最多三個；已滿的城市再放一個就會爆發。
plain-title = 文字版地圖
rings-title = 地圖上的圓圈
ring-near = 一個行動
ring-far = 兩個行動以上
ring-card = 需要牌或同意
menu-pawn-there = 要移動這裡的棋子，請點地圖上亮起的城市。
plain-cubes = 方塊
plain-pieces = 研究站與棋子
panel-status = 世界現況
panel-rate = 感染率
panel-rate-now = 每回合 { $rate } 張牌
panel-outbreaks = 爆發
panel-outbreaks-now = { $count }/{ $limit }，到 { $limit } 就落敗
panel-rate-about = 每回合結束時，翻開這麼多張感染牌。每次疫情牌都讓標記前進一格。
panel-outbreaks-about = 城市若要放上第四個同色方塊，就改為爆發：與它相連的每座城市各放一個該色方塊，並可能引發更多爆發。
panel-supply-about = 需要放疾病方塊而供應不足時，遊戲落敗。
panel-supply =
    { $count ->
        [0] 已沒有剩餘方塊
       *[other] 剩餘 { $count } 個方塊
    }
panel-cubes-lost = 移出遊戲的方塊 { $count } 個
panel-strain = 強毒株
cure-active = 尚無解藥
cure-cured = 已有解藥
cure-eradicated = 已根除
panel-piles = 牌
panel-player-deck = 玩家牌庫
panel-infection-deck = 感染牌庫
panel-cards-left =
    { $count ->
       *[other] 張
    }
panel-turns-left =
    { $count ->
        [0] 已不夠再抽一次。
       *[other] 還夠抽 { $count } 次。
    }
turn-course-title = 這個回合的流程
turn-course-actions = 剩餘 { $left } 個行動
turn-course-draw = 抽 2 張牌
turn-course-infect = 感染 { $count } 座城市
turn-course-next = 接著是 { $who }
deck-epidemic-within =
    { $count ->
        [1] 下一張是疫情牌
       *[other] { $count } 張內有疫情牌
    }
deck-epidemics = 疫情牌：{ $drawn }/{ $total }
panel-cures = 解藥
panel-stations = 剩餘研究站：{ $stations }
stretch-epidemic =
    { $count ->
        [1] 下一張就是疫情牌。
       *[other] 接下來 { $count } 張之中有一張疫情牌。
    }
stretch-clear =
    { $count ->
        [1] 下一張不是疫情牌。
       *[other] 接下來 { $count } 張沒有疫情牌。
    }
stretch-then =
    { $count ->
        [1] 再下一張就是疫情牌。
       *[other] 再之後的 { $count } 張之中有一張。
    }
stretch-none = 已沒有疫情牌。
panel-epidemics = 已出現的疫情牌：{ $drawn }/{ $total }
panel-player-discard = 玩家棄牌堆
panel-infection-discard = 感染棄牌堆
panel-removed = 移出遊戲
panel-infection-known = 牌庫頂依序為
panel-infection-shuffled = 其下，順序未知
panel-infection-shuffled-top = 最上面，順序未知
panel-infection-all = 順序未知
panel-infection-rest = 最下面，順序未知
panel-infection-elsewhere = 其中 { $count } 張不在這裡，而在生化恐怖分子手上。
panel-quiet-now = 本回合的感染會跳過。
panel-quiet-next = 下一回合的感染會跳過。
panel-quiet-later = { $turns } 回合後的感染會跳過。
panel-notes = 持續中的效果
note-travel-ban = 到 { $who } 的下一個回合開始之前，每回合只翻一張感染牌。
note-mobile-hospital = 本回合 { $who } 每開車或搭船進入一座城市，就移除一個方塊。
note-special-orders = 本回合 { $who } 也可以移動 { $pawns } 的棋子。
panel-revealed = 剛翻開
epidemic = 疫情牌
epidemic-increase = 感染率上升
epidemic-infect = 感染
epidemic-intensify = 洗回牌庫
card-epidemics = { $count } 張疫情牌

## 座位

panel-own-hand = 自己的手牌
panel-hands = 手牌
player-active = 行動中
player-no-role = 尚無角色
player-where = 在{ $city }
player-hand = { $count }/{ $limit } 張
card-hidden = 未公開的牌
player-samples = 樣本
player-stored = 保留的事件牌
player-captor = 拘捕了生化恐怖分子

# 純文字的牌桌
plain-tracks = 第 { $turn } 回合・感染率 { $rate }・爆發 { $outbreaks }/{ $most }・玩家牌庫 { $playerdeck }・感染牌庫 { $infectiondeck }
plain-stations = 研究站
plain-hand-of = { $who } 的手牌
plain-played-by = { $who } 的角色
plain-of = { $name }：{ $what }
plain-seat = { $who }：{ $role }，{ $city }，手牌 { $count }/{ $limit }：{ $cards }
plain-seat-active = { $who }（行動中）：{ $role }，{ $city }，手牌 { $count }/{ $limit }：{ $cards }
plain-hidden = { $count } 張未公開的牌
plain-pile = { $name }（{ $count }）：{ $cards }
plain-samples = 樣本：{ $samples }
plain-city = { $colour }的城市牌與感染牌
plain-neighbours = 相連的城市：{ $cities }
plain-there = 圖板上：{ $there }

pandemic-chart = 每個回合開始時的勝率（依電腦玩家的判斷）
pandemic-chart-turn = 第 { $number } 回合
pandemic-finale-cures = 世界撐住了
pandemic-finale-cubes = 世界染成了{ $hue }
pandemic-finale-outbreaks = 世界陷入恐慌
pandemic-finale-player-deck = 時間用盡
pandemic-finale-infection-deck = 感染一路蔓延
pandemic-mark-cured = { $who }・第 { $turn } 回合
pandemic-mark-eradicated = { $who }・第 { $turn } 回合・已根除
pandemic-mark-cards = 沒有解藥・手上 { $count } 張
pandemic-did-treated = 治療移除的方塊
pandemic-did-treated-honour = 妙手回春
pandemic-did-cured = 找到的解藥
pandemic-did-cured-honour = 智囊
pandemic-did-moved = 移動
pandemic-did-moved-honour = 奔波不停
pandemic-did-built = 建造的研究站
pandemic-did-built-honour = 建設者
pandemic-did-shared = 交出的牌
pandemic-did-shared-honour = 慷慨解囊
pandemic-did-played = 打出的事件牌
pandemic-did-played-honour = 恰逢其時

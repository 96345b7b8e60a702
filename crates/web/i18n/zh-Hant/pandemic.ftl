# 瘟疫危機：牌桌上的所有文字。

## 句子裡的顏色

hue-blue = 藍色
hue-yellow = 黃色
hue-black = 黑色
hue-red = 紅色

## 列舉

list-separator = { "、" }
sentence-gap = { "" }
player-unnamed = 座位 { $number }

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
wait-chance = 正在翻牌。

## 可以介入時，接下來要發生的事

moment-turn-start = 回合開始。
moment-between-actions = 一個行動已完成。
moment-before-draw = 行動已結束，接下來抽兩張玩家牌。
moment-cards-drawn = 抽到了疫情牌，即將開始結算。
moment-bottom-revealed = 疫情牌：{ $city }即將放上三個方塊。
moment-epidemic-infected = 疫情牌：感染棄牌堆即將洗牌並放回牌庫頂。
moment-special-resolved = 一張疫情牌已結算，下一張即將開始。
moment-over-limit = 有人的手牌超過上限。
moment-before-infection = 新的感染即將開始。
moment-infection-revealed = { $city }即將受到感染。
moment-infection-resolved = 一張感染牌已處理完畢。
moment-turn-end = 感染已結束，即將輪到下一位。

## 可以自動略過的時機

window-turn-start = 回合開始時
window-between-actions = 兩個行動之間
window-before-draw = 抽玩家牌之前
window-cards-drawn = 抽到疫情牌、尚未結算時
window-bottom-revealed = 疫情牌的城市翻開、尚未放方塊時
window-epidemic-infected = 結算疫情牌、棄牌堆放回牌庫頂之前
window-special-resolved = 兩張疫情牌之間
window-over-limit = 手牌超過上限時
window-before-infection = 新的感染之前
window-infection-revealed = 感染牌翻開、尚未放方塊時
window-infection-resolved = 每張感染牌處理之後
window-turn-end = 回合結束時

## 請求

consent-drive = { $asker } 想讓你的棋子開車或搭船，從{ $from }到{ $city }。
consent-direct = { $asker } 想棄掉{ $city }牌，讓你的棋子從{ $from }飛往{ $city }。
consent-charter = { $asker } 想棄掉{ $from }牌，包機讓你的棋子從{ $from }飛往{ $city }。
consent-shuttle = { $asker } 想讓你的棋子從{ $from }穿梭飛往{ $city }。
consent-rendezvous = { $asker } 想把你的棋子從{ $from }召到另一枚棋子所在的{ $city }。
consent-airlift = { $asker } 想打出「空運」，把你的棋子從{ $from }運往{ $city }。
consent-give = { $asker } 想把{ $card }牌交給你。
consent-take = { $asker } 想向你拿{ $card }牌。
request-drive = { $asker } 想讓 { $owner } 開車或搭船，從{ $from }到{ $city }。
request-direct = { $asker } 想用{ $city }牌讓 { $owner } 從{ $from }飛往{ $city }。
request-charter = { $asker } 想用{ $from }牌包機，讓 { $owner } 從{ $from }飛往{ $city }。
request-shuttle = { $asker } 想讓 { $owner } 從{ $from }穿梭飛往{ $city }。
request-rendezvous = { $asker } 想把 { $owner } 從{ $from }召到{ $city }。
request-airlift = { $asker } 想用「空運」把 { $owner } 從{ $from }運往{ $city }。
request-give = { $asker } 想把{ $card }牌交給 { $owner }。
request-take = { $asker } 想向 { $owner } 拿{ $card }牌。

## 按鈕上的行動

do-role = 擔任{ $role }
do-drive = 開車或搭船到{ $city }
do-direct = 棄掉{ $city }牌，直飛{ $city }
do-charter = 棄掉{ $from }牌，包機飛往{ $city }
do-shuttle = 穿梭飛往{ $city }
do-rendezvous = 前往{ $city }會合
do-drive-pawn = 讓 { $who } 開車或搭船到{ $city }
do-direct-pawn = 棄掉{ $city }牌，讓 { $who } 直飛{ $city }
do-charter-pawn = 棄掉{ $from }牌，讓 { $who } 包機飛往{ $city }
do-shuttle-pawn = 讓 { $who } 穿梭飛往{ $city }
do-rendezvous-pawn = 把 { $who } 召到{ $city }
do-build = 在{ $city }建造研究站
do-build-from = 把{ $from }的研究站移到{ $city }
do-cure = 發現{ $hue }解藥
do-treat =
    { $count ->
        [0] 在{ $city }治療{ $hue }疾病
       *[other] 在{ $city }治療{ $hue }疾病：{ $count } 個方塊
    }
do-give = 把{ $card }交給 { $who }
do-take = 向 { $who } 拿{ $card }
do-airlift = 把自己空運到{ $city }
do-airlift-pawn = 把 { $who } 空運到{ $city }
do-forecast = 查看接下來的六張感染牌
do-government-grant = 在{ $city }設立研究站
do-government-grant-from = 把{ $from }的研究站移到{ $city }
do-one-quiet-night = 跳過接下來的感染
do-resilient-population = 移除{ $city }的感染牌
do-place = 下一張：{ $city }
do-discard = 棄掉{ $card }
do-agree = 同意
do-refuse = 不同意
do-pass = 現在不打事件牌
do-end = 結束行動（剩下的 { $left } 個作廢）

## 行動分組

group-pawn = 移動 { $who } 的棋子
group-move = 移動
group-build-from = 把別處的研究站移到這裡
group-share = 分享知識
group-events = 打出事件牌
group-order = 接下來的牌，依你的順序
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
group-actions = 你可以做的事
blocked-build = 研究站
blocked-cure = 發現解藥（{ $hues }）
blocked-treat = 治療疾病
blocked-share = 與 { $people } 分享知識
way-drive = 開車或搭船
way-direct = 直飛
way-direct-cost = ，棄掉目的地的牌
way-charter = 包機
way-charter-cost = ，棄掉{ $city }牌
way-shuttle = 穿梭飛行
way-rendezvous = 與另一枚棋子會合
choose-city = 選擇城市
choose-card = 選擇一張牌
treat-cubes = { $count } 個
choose-go = 前往
choose-fly = 飛行
choose-build = 建造
choose-remove = 移除
why-rule = 規則 { $rule }

## 版圖、軌道與牌堆

board-reel = 地圖，可左右捲動
board-name = 有 { $count } 座城市的世界地圖
board-offer = { $city }可以做的事
board-station = 研究站
board-cubes = { $count } 個{ $hue }方塊
board-pawn = { $who } 的棋子
plain-title = 文字版地圖
plain-cubes = 方塊
plain-pieces = 研究站與棋子
panel-status = 世界現況
panel-rate = 感染率
panel-rate-now = 每回合 { $rate } 張牌
panel-outbreaks = 爆發
panel-outbreaks-now = { $count }／{ $limit }，到 { $limit } 就落敗
panel-diseases = 解藥與剩餘方塊；剩餘研究站：{ $stations }
panel-supply =
    { $count ->
        [0] 已沒有剩餘方塊
       *[other] 剩餘 { $count } 個方塊
    }
cure-active = 尚無解藥
cure-cured = 已有解藥
cure-eradicated = 已根除
panel-piles = 卡牌
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
panel-epidemics = 已出現的疫情牌：{ $drawn }／{ $total }
panel-player-discard = 玩家棄牌堆
panel-infection-discard = 感染棄牌堆
panel-removed = 移出遊戲
panel-infection-known = 牌庫頂依序為
panel-infection-shuffled = 其下，順序未知
panel-infection-shuffled-top = 最上面，順序未知
panel-infection-all = 順序未知
panel-infection-rest = 最下面，順序未知
panel-quiet-now = 本回合的感染會跳過。
panel-quiet-next = 下一回合的感染會跳過。
panel-quiet-later = { $turns } 回合後的感染會跳過。
panel-revealed = 剛翻開
card-epidemics = { $count } 張疫情牌

## 座位

panel-hands = 手牌
player-active = 行動中
player-no-role = 尚無角色
player-where = 在{ $city }
player-hand = { $count }／{ $limit } 張
card-hidden = 蓋著的牌

## 紀錄

log-role-taken = { $who } 擔任{ $role }。
log-setup-infected = { $city }一開始有 { $cubes } 個{ $hue }方塊。
log-dealt = { $who } 拿到{ $card }。
log-dealt-hidden = { $who } 拿到一張牌。
log-begins = 由 { $who } 開始。
log-begins-card = { $who } 持有最大的城市{ $card }，由 { $who } 開始。
log-turn = 第 { $number } 回合：{ $who }
log-drive = { $who } 從{ $from }前往{ $to }。
log-direct = { $who } 棄掉{ $to }牌，從{ $from }直飛過去。
log-charter = { $who } 棄掉{ $from }牌，包機飛往{ $to }。
log-shuttle = { $who } 從{ $from }穿梭飛往{ $to }。
log-rendezvous = { $who } 從{ $from }前往{ $to }會合。
log-drive-pawn = { $who } 讓 { $pawn } 從{ $from }前往{ $to }。
log-direct-pawn = { $who } 棄掉{ $to }牌，讓 { $pawn } 從{ $from }直飛過去。
log-charter-pawn = { $who } 棄掉{ $from }牌，包機讓 { $pawn } 飛往{ $to }。
log-shuttle-pawn = { $who } 讓 { $pawn } 從{ $from }穿梭飛往{ $to }。
log-rendezvous-pawn = { $who } 把 { $pawn } 從{ $from }召到{ $to }。
log-built = { $who } 棄掉{ $city }牌，在那裡建造研究站。
log-built-free = { $who } 在{ $city }建造研究站。
log-built-from = { $who } 棄掉{ $city }牌，把{ $from }的研究站移過來。
log-built-from-free = { $who } 把{ $from }的研究站移到{ $city }。
log-treated = { $who } 從{ $city }移除 { $cubes } 個{ $hue }方塊。
log-medic-cleared = 醫護兵所在的{ $city }自動移除 { $cubes } 個{ $hue }方塊。
log-cured = { $who } 發現了{ $hue }解藥！
log-eradicated = { $hue }疾病已根除！
log-shared = { $giver } 把{ $card }牌交給 { $receiver }。
log-actions-ended = { $who } 提前結束，放棄 { $unused } 個行動。
log-discarded = { $who } 棄掉{ $card }。
log-played = { $who } 打出「{ $event }」。
log-airlifted = { $pawn } 從{ $from }空運到{ $to }。
log-revealed = 疫情預測：{ $city }。
log-forecast = 感染牌依此順序放回：{ $cities }。
log-granted = { $city }設立了研究站。
log-granted-from = { $from }的研究站移到{ $city }。
log-quiet-night =
    { $turns ->
        [0] 本回合的感染將跳過。
        [1] 下一回合的感染將跳過。
       *[other] { $turns } 回合後的感染將跳過。
    }
log-removed = { $city }的感染牌移出遊戲。
log-asked = { $asker } 徵求 { $owner } 的同意。
log-agreed = { $owner } 同意了。
log-declined = { $owner } 沒有同意。
log-drew = { $who } 抽到{ $card }。
log-drew-hidden = { $who } 抽了一張牌。
log-epidemic-drawn = { $who } 抽到疫情牌！
log-increased = 感染率現在是 { $rate }。
log-bottom-revealed = 疫情在{ $city }蔓延。
log-intensified = { $cards } 張感染牌洗牌後放回牌庫頂。
log-infection-revealed = 感染牌：{ $city }。
log-cubes-placed = { $city }放上 { $cubes } 個{ $hue }方塊。
log-held-off-eradicated = { $hue }疾病已根除，{ $city }不受影響。
log-held-off-medic = 醫護兵讓{ $city }免於{ $hue }疾病。
log-outbreak = { $city }爆發{ $hue }疾病！標記到了 { $marker }。
log-infection-skipped = 寧靜一夜：沒有城市受感染。
log-infection-reshuffled = 感染牌庫已空，棄牌堆洗成新牌庫。

## 結局

ending-cures = 四種解藥都找到了。人類得救，你們獲勝！
ending-cubes = 需要方塊卻已用完，疾病失去控制。遊戲失敗。
ending-outbreaks = 第八次爆發讓全世界陷入恐慌。遊戲失敗。
ending-player-deck = 玩家牌用完，時間也用完了。遊戲失敗。
ending-infection-deck = 感染牌已用完。遊戲失敗。

## 為什麼不行

refusal-game-over = 遊戲已經結束。
refusal-not-your-turn = 現在不是你的回合。在別人的回合，你只能打出事件牌和回答問題。
refusal-not-asked = 現在沒有要你做這件事。
refusal-another-answers-first = 先由另一位玩家回答，接著就輪到你。
refusal-not-now = 現在不是時候，要先處理別的事。
refusal-no-such-seat = 這桌沒有這位玩家。
refusal-role-taken = 這個角色已經有人選了，請選還空著的角色。
refusal-no-window = 牌翻開到生效之間不能打出這張事件牌。
refusal-nothing-to-pass = 現在沒有可略過的時機；請結束自己的行動，或棄牌。
refusal-refused-before = 同樣的請求剛剛被拒絕了。請提別的請求，或稍後再提。
refusal-too-many-requests = 剛才被拒絕的請求太多了，請先做別的事。
refusal-same-city = 棋子已經在那座城市了。
refusal-not-a-neighbour = 沒有路線直接通往那裡。請經過別的城市，或搭飛機。
refusal-no-destination-card = 你需要目的地城市的牌。
refusal-no-departure-card = 包機需要出發城市的牌。
refusal-dispatcher-pays = 移動別人的棋子時，也是由調度員用自己的手牌支付。
refusal-no-shuttle = 穿梭飛行的兩端都要有研究站。
refusal-not-the-dispatcher = 只有調度員能移動其他玩家的棋子。
refusal-no-rendezvous = 只有調度員能把棋子召到另一枚棋子那裡，而且那座城市要有棋子。
refusal-not-dispatchers-turn = 調度員只有在自己的回合才能移動其他棋子。
refusal-own-pawn = 那是你自己的棋子，移動時不必指名玩家。
refusal-station-here = 這裡已經有研究站了。
refusal-no-card-to-build = 你需要所在城市的牌。
refusal-stock-has-station = 還有研究站可用，不能從版圖上搬移。
refusal-name-a-station = 六座研究站都在版圖上，請指定要搬移哪一座。
refusal-no-station-there = 那座城市沒有可搬移的研究站。
refusal-no-station-here = 只能在研究站發現解藥。
refusal-too-few-cards = 這個顏色的牌不夠：發現解藥要五張，科學家要四張。
refusal-already-cured = 這種疾病已經有解藥了。
refusal-not-a-card-for-the-cure = 只有該顏色的城市牌能用來發現解藥。
refusal-no-cube = 你所在的城市沒有這個顏色的方塊。
refusal-not-together = 要在同一座城市才能交換牌。
refusal-card-not-held = 交出的一方手上沒有那張牌。
refusal-not-this-citys-card = 只能交換你們所在城市的牌。
refusal-share-needs-active = 只有在其中一人的回合才能交換牌。
refusal-researcher-receives-only-this = 研究員可以交出任何牌，但只能拿到你們所在城市的牌。
refusal-event-not-held = 你沒有這張事件牌。
refusal-pawn-is-there = 棋子已經在那座城市了。
refusal-nothing-to-forecast = 感染牌庫是空的，沒有牌可看。
refusal-grant-station-there = 那座城市已經有研究站了。
refusal-grant-stock-has-station = 還有研究站可用，不能從版圖上搬移。
refusal-grant-name-a-station = 六座研究站都在版圖上，請指定要搬移哪一座。
refusal-grant-no-station-there = 那座城市沒有可搬移的研究站。
refusal-grant-with-six = 六座研究站都在版圖上，而本桌的補助不能搬移。
refusal-not-in-infection-discard = 那張牌不在感染棄牌堆。
refusal-nothing-to-remove = 感染棄牌堆是空的，沒有牌可移除。
refusal-not-a-forecast-card = 那不是疫情預測翻開的牌。
refusal-not-in-hand = 你沒有那張牌。
refusal-wrong-outcome = 這時不可能出現這樣的牌。
refusal-not-in-deck = 那張牌不在玩家牌庫裡。
refusal-card-not-on-top = 那張牌不可能在感染牌庫頂。
refusal-card-not-at-bottom = 那張牌不可能在感染牌庫底。
refusal-no-epidemic-here = 牌庫的這一段已經沒有疫情牌。
refusal-epidemic-due = 這一張一定是疫情牌，因為它是這一段的最後一張。

# 純文字的牌桌
plain-tracks = 第 { $turn } 回合・感染率 { $rate }・爆發 { $outbreaks }/{ $most }・玩家牌庫 { $playerdeck }・感染牌庫 { $infectiondeck }
plain-stations = 研究站
play-seal = 洗牌已封存；種子的 SHA-256 為 { $hash }。
play-you = 玩家

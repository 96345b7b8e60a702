## T32 劇本卡與MOD卡

tokyo-row-given = 若{ $given }，{ $text }
tokyo-solve-stays = 此卡留在原處，每次成功都結算效果
tokyo-solve-serves = 解決後不棄置，改放在圖板旁，並放上{ $count }個進度標記
tokyo-solve-one-each = 每名PC每輪可嘗試一次
tokyo-solve-only = 只有{ $fit }才能解決
tokyo-attack-only = 只有{ $fit }才能攻擊（以介入進行的攻擊亦同）
tokyo-solve-side = 只要{ $given }，也可進行另一項檢定：{ $checks }（此卡留在原處）
tokyo-fit-seats = 裝備了坐得下所有PC之《載具》的PC
tokyo-fit-wheels = 裝備了《載具》，或在本階段搭乘過的PC
tokyo-fit-driver-here = 駕駛在此處時
tokyo-fit-page = 持有信紙的PC
tokyo-letter-a = A
tokyo-letter-b = B

## 時機

tokyo-cue-revealed = 【翻開時】
tokyo-cue-taught = 【步驟完成時】
tokyo-cue-once = 【常時】一旦{ $given }：
tokyo-cue-chosen = 【選擇{ $letter }】
tokyo-cue-missed = 【此卡的檢定失敗時】
tokyo-cue-trouble-solved = 【解決麻煩時】
tokyo-cue-site-solved = 【解決『禁域』卡時】
tokyo-cue-side = 【另一項檢定成功時】
tokyo-cue-pressed = 【對此卡施壓成功時】
tokyo-cue-meets = 【結束時首次】任一方移動後，此卡與{ $card }同處一區時：

## 條件

tokyo-given-discarded = { $cards }之中有{ $count }張在劇本棄牌堆
tokyo-given-tokens = { $card }上有{ $count }個進度標記
tokyo-given-chosen = 在{ $card }選了{ $letter }
tokyo-given-here = 它位於{ $area }
tokyo-given-visited = 此區域有PC
tokyo-given-deserted = 此區域沒有PC
tokyo-given-pcs = 只有{ $count }名PC
tokyo-given-troubles = 圖板上有{ $count }張以上正面朝上的麻煩
tokyo-given-driver-here = 駕駛在此處
tokyo-given-driver-elsewhere = 駕駛不在此處
tokyo-given-gathered = { $count ->
    [1] 駕駛在此處
   *[other] 此處有{ $count }名以上的PC，且包含駕駛
}
tokyo-given-pages = 各格上的信紙合計{ $count }張以上
tokyo-given-and = ，且
tokyo-given-visited-inside = 『禁域』中有PC
tokyo-given-deserted-inside = 『禁域』中沒有PC
tokyo-given-no-gate = 沒有翻開的關卡
tokyo-given-bare = { $card }上沒有進度標記
tokyo-given-beside = { $card }在圖板旁
tokyo-given-unread = { $card }尚未翻開

## 內容

tokyo-deed-list = 、
tokyo-deed-this = 此卡
tokyo-deed-open = 翻開{ $card }
tokyo-deed-place = 將{ $card }置於{ $area }
tokyo-deed-out = 將{ $cards }移出遊戲
tokyo-deed-discard = 棄置{ $cards }
tokyo-deed-move-clockwise = 順時針移到下一個區域
tokyo-deed-move-counterclockwise = 逆時針移到下一個區域
tokyo-deed-put = 在{ $card }上放{ $count }個進度標記
tokyo-deed-take-off = 從{ $card }移除{ $count }個進度標記
tokyo-deed-troubles-at = 抽{ $count }張麻煩，置於圖板上{ $cards }之中最前面一張所在的區域
tokyo-deed-choose = 全體選擇A或B
tokyo-deed-mod-more = 抽1張MOD卡
tokyo-deed-mod-instead = 棄置所有MOD卡，另抽1張
tokyo-deed-lift-seal = 解決者解開{ $skill }的封印
tokyo-deed-clear = 劇本通關
tokyo-deed-defeat = 落敗
tokyo-deed-targets-higher = { $of }提高{ $amount }
tokyo-deed-targets-lower = { $of }降低{ $amount }
tokyo-deed-targets-least = { $of }降低{ $amount }（最低{ $least }）
tokyo-deed-blackout = 正面朝上麻煩最多的區域，其設施不起作用（同數則取順序最前者）
tokyo-deed-rest = 身處沒有正面朝上麻煩之一般區域的每名PC，可移除{ $count }個消耗標記
tokyo-deed-crowd = 若有一般區域聚集了兩名以上的PC，抽1張麻煩置於其中一個這樣的區域
tokyo-deed-lull = { $count ->
    [1] 全體可棄置此卡，藉以棄置1張正面朝上的麻煩（無獎勵）
   *[other] 全體可棄置此卡，藉以棄置最多{ $count }張正面朝上的麻煩（無獎勵）
}
tokyo-deed-driver = 解決者成為駕駛
tokyo-deed-name-vehicle = 駕駛指定一輛已裝備、坐得下所有PC的《載具》，作為參賽車
tokyo-deed-vehicle-stays = 參賽車不可卸下；會奪走它的效果或倒下，改為奪走其他東西，或什麼都不奪走
tokyo-deed-this-stays = 占用三個裝備欄之一；不可交換、廢棄或棄置，倒下時也不會失去
tokyo-deed-checkpoint = { $area }（{ $card }）
tokyo-deed-stamp = 檢查點為{ $checkpoints }，最後一處為終點。若駕駛又抵達一處檢查點，且該處的卡在劇本棄牌堆，便在此卡上放1個進度標記
tokyo-deed-lend = 取走{ $card }，不經檢定立即裝備（若已裝備3張，先棄置其中1張）
tokyo-deed-troubles-at-driver = 抽{ $count }張麻煩，置於駕駛所在的區域
tokyo-deed-driver-chooses = 駕駛選擇A或B
tokyo-deed-pages-arrive = 每輪步驟1放置麻煩時，在該格放1張信紙
tokyo-deed-pages-ride = 信紙放在格中最上面的卡上：該卡移到別格時隨之移動，去了別處則留在原格
tokyo-deed-pages-taken = 解決格中卡片的PC，拿走其上所有信紙
tokyo-deed-pages-weigh = PC每持有1張信紙，生命值上限減1（傷害標記仍可承受到5個）。倒下時失去所有信紙；此時傷害若不到5，便立即站起
tokyo-deed-pages-on = 在{ $cards }的格放{ $count }張信紙
tokyo-deed-pages-on-each = 在{ $cards }的格各放{ $count }張信紙
tokyo-deed-pages-on-trouble = 在此區域第一張正面朝上麻煩所在的格放{ $count }張信紙
tokyo-deed-copies = 在有正面朝上麻煩的不同格各放1張信紙，共{ $count }張
tokyo-deed-trail = 在它離開的格放{ $count }張信紙
tokyo-deed-seal = 解決者將手上任意張信紙移到此卡上（封存）
tokyo-deed-unburden = 從此處一名PC身上移除1張信紙，該PC回復{ $count }點生命值
tokyo-deed-take-pages = 該PC拿取{ $count }張信紙
tokyo-deed-vessel = 選擇一名PC作為「容器」，該PC拿取{ $count }張信紙
tokyo-deed-vessel-keeps = 「容器」在倒下過一次之前，封存後手上的信紙不得少於{ $count }張
tokyo-deed-treasure = 獲得1張遺物，或改從廢棄格獲得{ $count }張卡
tokyo-deed-shelter = 在圖板旁時：每當{ $cards }的文字將造成傷害，全體可從此卡移除1個進度標記，為所有PC防止這一次的傷害
tokyo-deed-bypass = 在圖板旁時：翻開遭遇格頂端的卡之前，全體可從此卡移除1個進度標記，將那張卡不看正面地放到『禁域』牌庫底
tokyo-deed-worse = 『禁域』卡的失敗效果對其擊中的每名PC多造成{ $amount }點傷害（減傷前計算）
tokyo-deed-shut = 此區域的設施不起作用
tokyo-deed-roll = 順時針移到下一個區域，此處的每名PC可一同搭乘。若那裡有三張正面朝上的麻煩，則不移動，並失去1個進度標記
tokyo-deed-troubles-in = { $count ->
    [1] 抽1張麻煩，置於{ $areas }之中的第一個區域
   *[other] 抽{ $count }張麻煩，依序置於{ $areas }
}
tokyo-deed-lay-beside = 將{ $card }連同其進度標記移出圖板，放在一旁
tokyo-deed-embark = 位於{ $card }原本所在區域的每名PC，可立即免檢定進入『禁域』（每人1張『禁域』卡；若有探索正在進行，先將其完成）
tokyo-aim-move = 一般區域之間移動的目標值
tokyo-aim-driver-move = 駕駛移動的目標值
tokyo-aim-into-site = 進入『禁域』的目標值
tokyo-aim-buy = 購買的目標值
tokyo-aim-with = { $ability }檢定的目標值
tokyo-whom-ally-inside = 『禁域』中的另一名PC
tokyo-whom-near-inside = 『禁域』中的一名PC
tokyo-whom-each-inside = 『禁域』中的每名PC
tokyo-whom-everybody = 每名PC
tokyo-whom-most-hurt = 傷害最多的一名PC
tokyo-whom-crowded = 與他人同處一般區域的一名PC
tokyo-whom-holders = 此處每名持有信紙的PC
tokyo-whom-chooser = 做出選擇的PC
tokyo-whom-beside-pages = 所在區域有一格積了3張以上信紙的每名PC

## 桌面

tokyo-do-choose = 選擇{ $letter }
tokyo-ask-clear-reward = { $who }，要拿哪一項獎勵？
tokyo-more-clear-reward = 劇本通關。選出的這張卡，今後的遊戲裡都可能出現。
tokyo-wait-clear-reward = 正在選擇獎勵。
tokyo-ask-choice = { $who }，大家要選哪一個？「{ $card }」
tokyo-wait-choice = 全體選擇：「{ $card }」
tokyo-ask-lull = { $who }，要棄置哪張麻煩？「{ $card }」還可棄置 { $left } 張
tokyo-more-lull = 棄置第一張麻煩時，這張卡就用掉了。也可以不棄置，把卡留著。
tokyo-wait-lull = 全體可以棄置麻煩。
tokyo-do-side = 對「{ $card }」進行另一項檢定（{ $ability }）
tokyo-do-race = 以「{ $card }」參賽
tokyo-do-seal = { $count ->
    [0] 不封存信紙
   *[other] 封存 { $count } 張信紙
}
tokyo-goal-side = 「{ $card }」的另一項檢定
tokyo-ask-choice-alone = { $who }，你要選哪一個？「{ $card }」
tokyo-wait-choice-alone = { $who }選擇：「{ $card }」
tokyo-ask-vehicle = { $who }，要開哪一輛車參賽？
tokyo-more-vehicle = 坐得下所有PC的《載具》。比賽結束前都會保持裝備。
tokyo-wait-vehicle = { $who }指定參賽車。
tokyo-ask-seal = { $who }，手上 { $count } 張信紙要封存幾張？「{ $card }」
tokyo-more-seal = 封存的信紙會離開你，放在「{ $card }」上。
tokyo-wait-seal = { $who }封存信紙：「{ $card }」
tokyo-ask-copies = { $who }，信紙要放在哪一格？還有 { $left } 張
tokyo-more-copies = 放在有正面朝上麻煩的格，每張放在不同的格。
tokyo-wait-copies = 在有麻煩的格放置信紙。
tokyo-log-goal-side = 卡片的另一項檢定（{ $place }）
tokyo-log-chosen-alone = { $by }在「{ $scene }」選擇了{ $letter }。
tokyo-log-driver = { $seat }成為駕駛。
tokyo-log-race-vehicle = { $seat }駕駛「{ $card }」參賽。
tokyo-log-checkpoint = { $seat }通過{ $area }的檢查點。
tokyo-log-pages-on-slot = { $slot }的信紙：{ $now } 張。
tokyo-log-pages-held = { $seat }持有 { $now } 張信紙。
tokyo-log-vessel = { $seat }替人保管這封信。
tokyo-race-driver = { $who }駕駛「{ $card }」
tokyo-race-driver-alone = { $who }駕駛中
tokyo-race-start = 起點
tokyo-race-passing = 途經即算通過；終點須最後抵達。
tokyo-race-stopping = 依此順序；PC行動階段結束時駕駛須在該處。
tokyo-race-stamped = 已蓋章
tokyo-race-cleared = 「{ $card }」已解決，尚未蓋章
tokyo-race-blocked = 「{ $card }」尚未解決
tokyo-race-here = 駕駛
tokyo-race-rivals = 對手：標記 { $count }/{ $limit }
tokyo-letters-lying = 格上的信紙：{ $count } 張（滿 { $limit } 張，名單就此封閉）
tokyo-letters-sealed = 已封存的信紙：{ $count } 張（所需 { $needed } 張）
tokyo-letters-held = { $who }：信紙 { $count } 張，生命值上限 { $most }
tokyo-letters-vessel = 容器
tokyo-board-pages = 信紙 { $count } 張
tokyo-card-lent = 劇本出借時裝備
tokyo-log-scene-out = 「{ $scene }」移出遊戲。
tokyo-log-scene-tokens = 「{ $scene }」的進度標記：{ $now } 個。
tokyo-log-chosen = 在「{ $scene }」選擇了{ $letter }。
tokyo-log-mod-opened = MOD卡：「{ $card }」。
tokyo-log-mod-discarded = MOD卡「{ $card }」被棄置。
tokyo-story-tokens = 進度標記 { $count } 個
tokyo-story-s01 = 追獵
tokyo-story-s01-tale = 戴手套的委託人為三名逃亡者開出價碼。他們帶在身上的東西，要嘛讓一間病房撐過這個冬天，要嘛複製給每個付得起的人。
tokyo-story-s02 = 東京地下城
tokyo-story-s02-tale = 環的正下方開了一口豎井，井底是一座哪張地圖都不承認的車站。走下三層，見到掌管它的那位，然後趕在末班發車前回到地面。
tokyo-story-s03 = 從前，在東京
tokyo-story-s03-tale = 御影導演要把一部劫案片全程實景拍完，最後一捲底片要在環的下方轉動。你們是演員，是劇組，也是保險。
tokyo-story-s04 = 狂野飛奔
tokyo-story-s04-tale = 每年一次，有人在停駛的環狀線上放出一顆鐵球，誰先帶著它繞完一圈，球就歸誰。今年的這顆球，是醒著的。
tokyo-story-s05 = 詛咒蔓延
tokyo-story-s05-tale = 一封連鎖信正在封鎖區裡，一個讀者接一個讀者地殺人。你們每擺平一樁麻煩，就有一張信紙落進手裡；趁信紙還沒把你們吞掉，把它們送到神社去。
tokyo-story-s06 = 末班列車
tokyo-story-s06-tale = 只有這一夜，高牆願意為一列火車打開。喚醒環狀線，把車廂坐滿，在天亮前送它出去——穿過大門，或是從環的底下鑽過。
tokyo-story-s07 = 許願機
tokyo-story-s07-tale = 一台能實現願望、也會記帳的機器，混在城裡的麻煩之間四處走動。找到它，拴住它，在欠的債到期之前，決定最後一個願望。
tokyo-ask-along = { $who }，要一同搭到{ $area }嗎？
tokyo-more-along = 不需檢定。會懲罰離開或進入者的麻煩照常生效。
tokyo-ask-along-inside = { $who }，要進入『禁域』嗎？
tokyo-more-along-inside = 不需檢定；每有一名PC進入，就放置一張『禁域』卡。
tokyo-wait-along = { $who }可以一同前往{ $area }。
tokyo-ask-shelter = { $who }，要花費「{ $card }」的標記嗎？
tokyo-more-shelter = 僅此一次，為每名受到傷害的PC防止 { $amount } 點傷害。
tokyo-wait-shelter = 可以花費「{ $card }」的標記。
tokyo-do-agree-along = 一同搭乘
tokyo-do-agree-inside = 進去
tokyo-do-refuse-along = 留下
tokyo-do-spend = 花費「{ $card }」的標記：頂端的『禁域』卡不看正面放到牌庫底
tokyo-do-spend-shelter = 花費「{ $card }」的標記
tokyo-do-pass-shelter = 先留著
tokyo-refusal-nothing-to-spend = 這張卡的標記不能用在這裡。
tokyo-log-scene-laid-beside = 「{ $scene }」放到圖板旁。
tokyo-log-sheltered = 「{ $scene }」的標記為所有人防止了 { $amount } 點傷害。
tokyo-log-encounter-sunk = 遭遇格頂端的卡不看正面地放到『禁域』牌庫底。
tokyo-journey-shaft = 豎井
tokyo-journey-unknown = 那裡有什麼，還沒有人知道
tokyo-journey-depth = 深度 { $done }/{ $needed }
tokyo-journey-gate = 去路被擋住：「{ $card }」
tokyo-journey-departs = 再過 { $count } 輪發車
tokyo-journey-train = 「{ $card }」載著 { $count } 名乘客停在{ $area }，下一站{ $to }
tokyo-journey-blocked = 「{ $card }」載著 { $count } 名乘客停在{ $area }，三張麻煩擋住了往{ $to }的鐵軌
tokyo-journey-passengers = 乘客：{ $done }/{ $needed }，湊滿後故事繼續
tokyo-journey-full = 「{ $card }」載著 { $count } 名乘客，在圖板旁等候
tokyo-journey-hours = 離天亮還有 { $count } 小時

## T6.15 T32.9 T32.18 T32.25 同行者、徘徊的卡、選項

tokyo-letter-c = C
tokyo-solve-one-success = 每輪至多成功一次
tokyo-solve-by-letter = { $letter }：{ $text }
tokyo-solve-on = 地點：{ $card }所在的區域
tokyo-tale-letter = { $letter }：{ $text }
tokyo-npc = 同行者：生命值 { $hp }。『禁域』有PC時身在『禁域』，否則身在每個有PC的區域。在『禁域』視同參加的PC，會受失敗與撤退的傷害（包括只選一人時）。能為同區域另一名PC減輕或回復傷害的效果，以及回復PC的設施，對同行者同樣有效。除此之外不受任何影響
tokyo-roams = 從麻煩牌庫抽到時，不能取消也不能重抽：置於該PC的區域（在『禁域』時則任一般區域），優先放在沒有麻煩的格。為檢定而抽時提供 AP { $ap }，行動結束後放置。此卡不是麻煩
tokyo-given-npc-down = 生命值歸零
tokyo-given-with = { $card }在同一區域
tokyo-deed-move-busier = 移到正面朝上麻煩較多的相鄰區域（同數則順時針）
tokyo-deed-towards = 沿較短的路朝{ $card }移動一個區域（一樣遠則順時針）
tokyo-deed-fetch = 若{ $card }不在圖板上，從麻煩牌庫取出，將牌庫洗勻，置於{ $area }
tokyo-deed-place-opposite = 將{ $card }置於{ $of }對面的區域
tokyo-deed-put-as-on = 在{ $card }上放與{ $of }相同數量的進度標記
tokyo-deed-settle = 每名PC可受1點無法減輕的傷害，從{ $card }移除1個進度標記
tokyo-deed-credit = 每輪一次，此區域的每名PC可讓自己在此進行的一次檢定不付任何代價就成功，並在此卡上放1個進度標記（針對此卡本身的檢定與施壓除外）
tokyo-deed-swell = 此卡上每有1個進度標記，生命值就多1；有{ $from }個以上時，反擊為{ $kind }{ $amount }
tokyo-deed-seep = 抽1張麻煩，置於正面朝上麻煩最少的區域（不只一個則由全體選擇）
tokyo-deed-choose-three = 全體選擇A、B或C
tokyo-deed-decide = 解決者選擇A或B
tokyo-deed-harm-npc = { $npc }受到{ $amount }點{ $kind }傷害
tokyo-deed-with-vehicle = 裝備著《載具》的PC，在此的{ $ability }目標值為{ $target }
tokyo-ask-npc-damage = { $who }，要介入嗎？「{ $card }」即將受到 { $damage }。
tokyo-more-npc-damage = 能幫助同區域另一名PC的，在這裡也有用。
tokyo-wait-npc-damage = 「{ $card }」即將受到 { $damage }。{ $who }可以介入。
tokyo-ask-atone = { $who }，要受 1 點傷害來還 1 筆債嗎？「{ $card }」
tokyo-more-atone = 這點傷害無法減輕。
tokyo-wait-atone = { $who }可以用傷害還債：「{ $card }」
tokyo-ask-where = { $who }，麻煩要放在哪個區域？
tokyo-more-where = 從正面朝上麻煩最少的區域中選一個。
tokyo-wait-where = 全體選擇一個區域。
tokyo-do-npc = { $npc }
tokyo-do-owe = 記帳（{ $card }）
tokyo-do-area = { $area }
tokyo-do-atone = 受 1 點傷害
tokyo-do-pass-atone = 讓債留著
tokyo-log-scene-drawn = { $by }從麻煩牌庫抽到了「{ $scene }」！
tokyo-log-scene-drawn-by-card = 「{ $scene }」從麻煩牌庫現身！
tokyo-log-scene-adds = 「{ $scene }」增加 { $ap } AP。
tokyo-log-owed = { $seat }記帳，檢定成功。
tokyo-log-npc-hurt = 「{ $npc }」受到 { $damage }。
tokyo-log-npc-reduced = 「{ $npc }」的傷害減輕 { $amount }。
tokyo-log-npc-healed = 「{ $npc }」回復 { $amount } 點生命值。
tokyo-story-companion = 生命值 { $left }/{ $hp }，所在：{ $areas }
tokyo-story-roamer-at = 位於{ $area }
tokyo-story-roamer-hidden = { $count ->
    [1] 就是麻煩牌庫的下一張
   *[other] 在麻煩牌庫接下來的 { $count } 張之中
}
tokyo-story-roamer-still = 不再走動
tokyo-story-debt = 債：{ $count }/{ $limit }
tokyo-story-last-pages = 其他公開的頁面

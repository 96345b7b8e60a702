# 不屬於特定遊戲的頁面文字。

site-name = Holdfast
skip-to-content = 跳到主要內容
skip-to-choices = 跳到可以做的事
nav-label = 主選單
nav-home = 首頁
nav-about = 關於
footer-note = Holdfast 是自由軟體。遊戲名稱屬於各自的權利人，本站不含其任何圖像或文字。
refresh = 重新整理
close = 關閉

name-none = 尚未取名
name-label = 您的名字
name-save = 儲存
language-label = 語言
guest-name = 訪客 { $n }
person-called = { $name }
bot-name = 電腦玩家（{ $level }）
bot-at-seat = 電腦玩家 { $n }
name-at-seat = { $name }（座位 { $n }）
level-random = 隨機
level-novice = 新手
level-teammate = 隊友
level-careful = 謹慎
level-expert = 老手
level-master = 高手
level-greedy = 貪心
level-sensible = 穩健
level-gist = { $strength }，{ $thinks }
level-wins = 勝率 { $percents }%
level-wins-of = { $game }：100 場中贏 { $percent } 場。
level-option = { $name }：{ $value }
level-against = 對「{ $level }」勝率 { $percent }%
level-against-of = 與一名「{ $level }」電腦玩家對戰，100 場贏 { $percent } 場。
level-unmeasured = 尚未測量
level-at-once = 立即
level-thinks = { $seconds } 秒
level-thinking = 通常思考時間：{ $thinks }。
levels-title = 關於電腦玩家
levels-about = 全桌都是這種電腦玩家時的勝率，或與一般電腦玩家對戰的勝率，以及做一次決定通常要想多久。數字來自電腦玩家之間的大量對局。

game-pandemic-about = 二至五人攜手合作，奔走於各城市之間，與四種疾病和時間賽跑。

home-title = 生存桌遊，同桌共玩
home-lead = 開一桌、分享連結，就能開始。與朋友同玩、在同一螢幕上坐多個座位，或獨自與電腦玩家同玩。不需帳號。
home-play = 立即開始
home-play-with = 立刻與一名電腦玩家開局：{ $bot }
home-players = { $from } 到 { $to } 人
home-minutes = { $from } 到 { $to } 分鐘
home-demand = { $demand ->
    [1] 非常容易上手
    [2] 容易上手
    [3] 需要一點熟悉
    [4] 有挑戰性
   *[other] 非常有挑戰性
}
home-continue = 繼續
home-playing = 正在進行的遊戲
home-playing-none = 目前沒有公開進行中的遊戲。
watch-table = 觀戰
home-games = 遊戲
home-start = 開一桌
home-mine = 我的牌桌
home-open = 徵求玩家的牌桌
home-open-none = 目前沒有牌桌在徵求玩家。
home-finished = 已結束的遊戲
home-finished-none = 還沒有已結束的遊戲。
open-table = 前往牌桌
join-table = 看一看
see-table = 查看結果
your-turn = 輪到您了
table-called = { $game }：{ $played }
stage-gathering = 等待入座
stage-running = 進行中
stage-over = 已結束
rules-link = 規則

new-title = 新牌桌：{ $game }
new-place = 新牌桌
new-presets = 要玩哪一種？
new-preset-wins = 兩名強力電腦玩家 100 場可勝 { $percent } 場
new-sit = 入座
new-by-preset = 依上方所選的遊戲
new-options = 全部 { $count } 個選項
new-seats = 座位安排
new-extra-seat = 選擇「{ $value }」時多一個座位，最後一個座位是{ $part }。
new-clashes = 不能一起選的組合
new-clash = 「{ $one }」與「{ $other }」不能一起選。{ $why }
seat-number = 座位 { $n }
list-separator = { "、" }
seat-choice-me = 我
seat-choice-open = 留給朋友
new-table-title = 牌桌名稱（可不填）
new-advice = 建議
new-advice-about = 輪到決定的人可以問強力的電腦玩家會怎麼做。它知道的不會比那個座位多。
advice-allowed = 可以詢問
advice-forbidden = 這桌不提供
new-listing = 誰能找到這一桌
listing-private = 只有知道連結的人
listing-public = 所有人（列在徵求玩家的牌桌中）
new-fine = 更多選項
new-fine-about = 有疑義的規則解釋與進行細節，已預選常用的設定。
new-submit = 擺好牌桌
new-wrong-seat = 座位 { $n }：「{ $value }」無法入座。請選擇自己、電腦玩家或「留給朋友」。

invite-title = 邀請您來玩{ $game }
invite-seat = 選擇座位
invite-accept = 入座
invite-asks = 會先徵求其他人同意
invite-full = 所有座位都有人了，您可以觀戰。
invite-watch = 只觀戰
invite-label = 邀請朋友入座的連結
invite-renew = 產生新連結（舊連結即失效）
spectate-label = 觀戰連結
links-title = 分享連結
copy = 複製
copied = 已複製。

tabs-label = 我的座位
seats-title = 座位
seat-empty = 空位
seat-you = 您
seat-asked = 等待決定
seat-change = 變更
seat-take = 坐這裡
seat-take-over = 接手電腦玩家的座位
seat-take-ask = 詢問其他人能否坐這裡
seat-leave = 離開座位
seat-to-bot = 交給電腦玩家（{ $level }）
seat-to-bot-ask = 詢問其他人能否交給電腦玩家（{ $level }）
seat-keep-hint = 交給電腦玩家的座位會為您保留，直到您回來；離開之後，其他人可以同意讓別人入座。

lobby-title = 遊戲開始前
lobby-waits = 還有 { $count } 個空位。請把連結傳給朋友、自己坐下，或安排電腦玩家。
lobby-ready = 座位已滿，可以開始了。
lobby-onlooker = 桌上任何人按下開始後，遊戲便會開始。
start-game = 開始遊戲
start-hint = 所有座位都有人後才能開始。
options-title = 這一桌的設定
no-onlookers = 這一桌不開放觀戰，入座後才能看到。

undo-now = 收回我的上一個決定
undo-now-short = 收回
undo-ask = 請求收回我的上一個決定
undo-ask-short = 請求收回
undo-wish = { $name } 想收回一個決定。
proposal-agree = 同意
proposal-decline = 不同意
proposal-withdraw = 取消請求
proposal-waits-for = 尚未答覆：{ $names }
seat-wish-take = { $name } 想坐座位 { $n }（目前：{ $holder }），需要所有被詢問的人同意。
seat-wish-bot = { $name } 想把座位 { $n }（目前：{ $holder }）交給{ $to }，需要所有被詢問的人同意。
seat-wish-relieve = { $holder } 讓大家等了很久。{ $name } 想把座位 { $n } 暫時交給{ $to }，需要其他人過半數同意。
rules-wish = { $name } 想讓這一桌改用規則第 { $to } 版（目前：第 { $from } 版），需要所有被詢問的人同意。

advice-title = 建議
advice-ask = 尋求建議
advice-stop = 不用了
advice-thinking = 思考中……
advice-failed = 這次沒有得到建議。
advice-none = 這桌不提供建議。
advice-why = 為什麼？
advice-then = { " → " }
advice-chance =
    { $games ->
       *[other] 從這裡往下推演 { $games } 局，大約贏了 { $percent }%（±{ $off }）。
    }
advice-no-chance = 沒有估算獲勝的機會。
advice-instead = 考慮過但沒有選的做法：
advice-share = { $percent }%（±{ $off }）

part-title = 牌桌上
part-show = 顯示
tabs-beside = 遊戲旁的欄位
log-tab = 紀錄
advice-tab = 建議
seats-tab = 座位
tools-tab = 其他
log-title = 經過（最新的在前）
log-empty = 還沒有發生任何事。
log-all = 更早的經過
log-seat-left = 座位 { $n }：{ $from } 離開了。
log-seat-taken = 座位 { $n }：{ $to } 入座。
log-seat-handed = 座位 { $n }：{ $to } 接替 { $from }。
log-seat-back = 座位 { $n }：{ $to } 回來了，接替 { $from }。
log-newer-rules = 這一桌從現在起依規則第 { $to } 版進行。
tools-label = 設定

theatre-label = 正在發生的事
theatre-pause = 暫停
theatre-skip = 略過
theatre-speed = 速度
theatre-at-once = 立即
theatre-since = 從我上次行動以來
theatre-sound = 音效
theatre-sound-off = 關
theatre-sound-on = 開

windows-title = 何時詢問我
windows-about = 已勾選：若此座位能回應，遊戲會停下來詢問。未勾選：自動略過。
windows-save = 儲存

seal-title = 抽牌公正證明
seal-about = 本局所有的牌都由第一步之前就已固定的秘密值決定；這裡顯示的是它的指紋（SHA-256）。遊戲結束後會公開秘密值，任何人都能查驗抽牌未被動過手腳。

newer-rules-title = 新版規則
newer-rules-about = 這一桌依規則第 { $from } 版進行，最新的是第 { $to } 版。只要至今的經過不會因此改變，就可以改用新版；改用後無法換回。
newer-rules-now = 改用規則第 { $to } 版
newer-rules-ask = 詢問其他人能否改用規則第 { $to } 版

result-won = 大家一起獲勝
result-all-won = 他們一起獲勝了
result-you-won = 您獲勝了
result-you-lost = 您落敗了
result-lost = 大家一起落敗
result-mixed = 遊戲結束
replay-link = 逐步回顧本局
replay-so-far = 逐步回顧至今的經過
record-link = 下載對局紀錄
again-link = 再玩一局
proof-title = 抽牌公正嗎？
proof-honest = 公正。下方秘密值的指紋與開局前所示相同，由它重抽每一張牌，得到的正是這一局。
proof-broken = 不公正。對局紀錄與開局前所示指紋對應的秘密值不符。
proof-commitment = 自開局起顯示的指紋
proof-seed = 秘密值
proof-moves = 已查驗的步數
proof-check = 若要自行查驗，請下載對局紀錄並執行：

replay-title = 回顧
replay-eyes = 以誰的視角
replay-steps = 步驟
replay-first = 最初
replay-back = 上一步
replay-forward = 下一步
replay-last = 最後
replay-at = 第 { $at } 步，共 { $of } 步
replay-jump = 跳到第幾步
replay-go = 前往
replay-start = 第一步之前。
replay-play = 播放
replay-slider = 步
eyes-all = 全部
eyes-spectator = 觀戰者
eyes-seat = 座位 { $n }：{ $name }

rules-title = 規則：{ $game }
rules-contents = 章節
rules-language = 規則目前只有英文版。
rule-card = 規則
rules-all = 查看全部規則

gallery-title = 圖鑑：{ $game }
gallery-link = 圖鑑
gallery-see = 在圖鑑中瀏覽所有卡牌與配件
gallery-filter = 要找的字詞
gallery-filter-go = 篩選
gallery-filter-all = 全部顯示
gallery-shelves = 分類
gallery-story = 故事卡牌（內含劇透）
gallery-count =
    { $count ->
        [0] 沒有符合這些字詞的項目。
       *[other] { $count } 項
    }
gallery-copies = ×{ $count }

about-title = 關於 Holdfast
about-what = Holdfast 是合作生存桌遊的規則引擎，並在瀏覽器中提供牌桌。它嚴格遵守規則，每一次拒絕與每一行經過都註明所依據的規則編號。
about-play-title = 怎麼玩
about-play = 選擇遊戲、安排座位、分享連結。每個座位可以是您、朋友或電腦玩家，遊戲中也能換手。頁面會顯示可做的事；只用鍵盤或不開 JavaScript 也都能玩。
about-seal-title = 為何可以信任抽牌
about-seal = 第一步之前，牌桌先固定一個秘密值並公布其指紋。每張牌、每次抽取都由它決定。遊戲結束時公開秘密值，對局紀錄便能證明過程未遭更動。
about-private-title = 會保存什麼
about-private = 用來認得您的 Cookie、您取的名字，以及您玩過的遊戲。不會傳給任何其他人。
about-rights-title = 名稱與權利
about-rights = 遊戲名稱屬於各自的權利人，他們與本程式無關。本站不含其任何圖像或文字；地圖、棋子與文字皆為自製。

live-lost = 連線中斷，正在重新連線……
live-failed = 無法送出。請檢查連線後再試一次。

declined-stale = 這段時間牌桌已有進展。這是目前的狀態，請重新決定。
declined-not-your-seat = 這不是您的座位。
declined-seat-taken = 這個座位已有人坐了，請選別的座位。
declined-not-a-bot = 那裡坐的不是電腦玩家。
declined-unknown-level = 沒有「{ $level }」這種電腦玩家。
declined-unknown-window = 沒有名為「{ $window }」的時機。
declined-not-started = 遊戲還沒開始。
declined-already-started = 遊戲已經開始了。
declined-seats-empty = 這些座位還空著：{ $seats }。
declined-not-asked = 這個座位現在沒有要決定的事。
declined-unreadable = 無法理解：{ $message }。
declined-over = 遊戲已經結束。
declined-nothing-to-undo = 您沒有可以收回的決定。
declined-undo-needs-agreement = 之後局面已有變化，需要這些座位同意：{ $seats }。請用按鈕詢問他們。
declined-seat-needs-agreement = 這個座位要換人，需要這些座位同意：{ $seats }。請用按鈕詢問他們（程式請送出 how=ask）。
declined-nobody-to-agree = 這個座位與其他座位對抗，而目前沒有別人能同意您看到它的秘密。請等有人入座，或另開一局。
declined-undo-hidden = 其他人不知道這個決定，之後局面又有變化；詢問就會洩露，因此無法收回。
declined-undo-pending = 已有人請求收回決定，請先答覆。
declined-no-undo-request = 已經沒有人請您同意收回了。
declined-seat-pending = 已有人在請求座位，請先答覆，或等其他人答覆。
declined-no-seat-request = 已經沒有人就座位徵求您的同意了。
declined-not-seated = 只有坐在這一桌的人才能這麼做，請先入座。
declined-no-newer-rules = 這一桌已經在用最新的規則。
declined-rules-need-agreement = 要改用新版規則，需要這些座位同意：{ $seats }。請用按鈕詢問他們（程式請送出 how=ask）。
declined-rules-do-not-fit = 照新版規則，這裡至今的經過會有所不同，因此這一桌維持原來的規則。
declined-rules-pending = 已有人提議改用新版規則，請先答覆，或等其他人答覆。
declined-no-rules-request = 已經沒有人就規則徵求您的同意了。

problem-home = 回首頁
problem-to-table = 回到牌桌
problem-request = 若一再發生，請把編號 { $id } 告訴伺服器的管理者。
problem-no-page-title = 沒有這個頁面。
problem-no-page-advice = 請檢查網址，或從首頁開始。
problem-no-table-title = 沒有這張牌桌。
problem-no-table-advice = 請檢查連結，或向傳給您的人索取新連結。
problem-no-part-title = 牌桌上現在沒有這個。
problem-no-part-advice = 牌桌已經有了變化，或連結有誤。請回到牌桌。
problem-no-game-title = 沒有這個遊戲。
problem-no-game-advice = 首頁列出了所有遊戲。
problem-no-invite-title = 這份邀請已失效。
problem-no-invite-advice = 請向傳給您的人索取新連結。
problem-field-title = 請求中有缺漏或無法理解的內容。
problem-field-advice = 請檢查「{ $field }」這一欄，再從頁面送出一次。
problem-not-allowed-title = 您不能這麼做。
problem-not-allowed-advice = 這要由桌上的人決定，請向他們索取邀請。
problem-advice-forbidden-title = 這桌不提供建議。
problem-advice-forbidden-advice = 開桌的人這樣決定了。請依自己的判斷來決定。
problem-not-your-seat-title = 這不是您的座位。
problem-not-your-seat-advice = 請先用您遊玩的瀏覽器入座，並允許 Cookie。
problem-record-closed-title = 遊戲結束後才會公開對局紀錄。
problem-record-closed-advice = 在那之前，其中含有其他座位不該知道的事。您可以逐步回顧自己看過的部分。
problem-declined-title = 無法這麼做。
problem-declined-advice = 請回到牌桌查看目前的狀態。
problem-stopped-title = 這張牌桌停止了。
problem-stopped-advice = 沒有遺失任何東西，回到牌桌時會重新載入。
problem-unplayable-title = 這個程式無法照當時的樣子重現這場遊戲。
past-over = 遊戲已經結束，共 { $moves } 步。
past-points = 得分
past-unknown-rules = 它依規則第 { $rules } 版進行，而這個程式不認識該版本。沒有遺失任何內容：伺服器的管理者可以換回認識該版本的程式。
past-differs = 這個程式進行規則第 { $rules } 版的方式與當時不同。沒有遺失任何內容：伺服器的管理者可以換回當時的程式。
past-differs-at = 到第 { $moves } 步為止與當時相同；從那裡開始，這個程式就不同了。
past-damaged = 這張牌桌的儲存資料已損毀。請通知伺服器的管理者：必須從備份還原資料。
problem-full-title = 目前連線已滿。
problem-full-advice = 這台伺服器的連線數已達上限。沒有任何變更，請關閉不需要的頁面，稍後再試。
problem-storage-title = 伺服器的儲存空間發生問題。
problem-storage-advice = 沒有任何變更，請稍後再試。
problem-disk-title = 伺服器無法讀寫磁碟。
problem-disk-advice = 沒有任何變更，請通知伺服器的管理者。磁碟恢復正常後即可繼續遊戲。
problem-disk-full-title = 伺服器的磁碟已滿。
problem-disk-full-advice = 沒有任何變更，請通知伺服器的管理者。
problem-damaged-title = 伺服器的資料已損毀。
problem-damaged-advice = 沒有任何變更，但再試一次也無濟於事。請通知伺服器的管理者：必須從備份還原資料。
problem-moved-title = 伺服器的資料庫不在原來的位置。
problem-moved-advice = 資料庫在伺服器執行期間遭移動、取代或刪除，因此無法儲存任何內容。請通知伺服器的管理者：將檔案放回原處，或停止伺服器、從備份還原後重新啟動。
problem-method-title = 這裡不能這麼做。
problem-method-advice = 請從首頁開始，使用頁面上的按鈕。
problem-cross-site-title = 這個請求來自其他網站。
problem-cross-site-advice = 什麼都沒有執行。請開啟本站頁面並使用其中的按鈕。
problem-too-large-title = 送出的內容太大。
problem-too-large-advice = 請縮短後再送出。
problem-timeout-title = 花了太久時間。
problem-timeout-advice = 請檢查連線後再試一次。
problem-malformed-title = 請求的格式不正確。
problem-malformed-advice = 什麼都沒有執行。請從頁面再送出一次，或參閱程式介面的說明。
problem-internal-title = 我們這邊出了問題。
problem-internal-advice = 沒有遺失任何東西，請再試一次。

group-actions = 您可以做的事
choose-one = 請選擇
choose-go = 確定
end-early = 提前結束……
refused-title = 現在不能做的事
refused-nothing = 想得到的事，現在都能做。
why-rule = 規則 { $rule }

course-title = 這場遊戲的故事
story-watch = 從這裡觀看
story-change = { $from } → { $to }
story-change-percent = { $from } → { $to }%
deeds-title = 誰做了什麼
deeds-none = 沒有可統計的行動
rematch = 再來一局
rematch-about = 同樣的玩家，同樣的選項。
share-picture = 分享用圖片

offline-title = 無法連線到伺服器
offline-what = 無法連線到 Holdfast。所有已確認的決定都已儲存。請檢查您的網路連線，然後再試一次。

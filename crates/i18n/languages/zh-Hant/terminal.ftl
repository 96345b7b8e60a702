# The table in the terminal, and what can be typed there.

play-seal = 洗牌已封存；種子的 SHA-256 為 { $hash }。
play-you = 玩家
play-you-at = 玩家 { $seat }
play-bot-at = 電腦玩家 { $seat }
play-bot-level = { $bot }：{ $level }
play-welcome = 輸入 `help` 列出可以輸入的內容。

## Help: what each command does

play-help-title = 可以輸入的內容：
play-help-action = 執行一個行動，可輸入清單上的編號或記法，例如 `{ $example }`
play-help-beginning = 列出以此開頭的行動，例如 `{ $example }`
play-help-all = 列出你所有可執行的行動
play-help-card = 顯示一張牌的文字，可輸入名稱或其開頭，例如 `card { $example }`
play-help-cards = 列出你看得到的牌
play-help-why = 說明某個行動為何不能執行
play-help-look = 再次顯示桌面
play-help-undo = 收回你的上一個決定
play-help-record = 顯示目前為止的對局紀錄
play-help-seat = 改用你的另一個座位；輸入 `{ $seat } ACTION` 可立即以該座位行動
play-help-enter = 按 Enter 鍵：你和電腦玩家都可行動時，讓電腦玩家進行一步
play-help-wait = 讓電腦玩家繼續，直到輪到你做決定
play-help-help = 顯示這份清單
play-help-quit = 結束

## Answers

play-list-more = ……還有 { $count } 項。輸入 `all` 列出全部，或輸入行動的開頭。
play-list-folded = { $count } 項；輸入 `{ $word }` 列出
play-allowed = 可以執行 `{ $action }`。
play-record-later = 對局紀錄含有其他座位的秘密，遊戲結束時才會顯示。
play-not-understood = 無法理解「{ $said }」。請輸入清單上的編號、行動的開頭，或 `help`。
play-bots-next = 按 Enter 讓電腦玩家進行一步；輸入 `wait` 讓電腦玩家繼續，直到輪到你做決定。
play-cards-title = 你看得到的牌（輸入 `card NAME` 可查看遊戲中任何一張牌的文字）：
play-card-unknown = 這個遊戲沒有名為「{ $name }」的牌。輸入 `card` 列出你看得到的牌。
play-card-several = 符合「{ $name }」的不只一個：{ $cards }
play-card-places = 你看得到它的位置：{ $places }

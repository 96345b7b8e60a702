# 新牌桌的表單。

new-preset-wins = 兩名強力電腦玩家勝率 { $percent }%
new-preset-unmeasured = 電腦玩家勝率尚未測量
new-minutes = 約 { $minutes } 分鐘
new-as-preset = 依預設組合
new-as-usual = 依一般設定
new-changed = 已更改：
new-less = 移除座位 { $n }
new-more = 增加一位玩家
new-me = 你
new-me-where = 就在這個畫面
new-open-how = 由連結加入，不需帳號
new-column-level = 等級
new-column-thinks = 每次決定
new-begins-at-once = 立即開始
new-begins-open = 全員入座後開始
new-names = 名稱
levels-table = 同等級 { $count } 人的勝率
levels-against = 對「{ $level }」的勝率
new-public = 公開列出

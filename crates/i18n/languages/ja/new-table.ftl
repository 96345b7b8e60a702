# 新しい卓のフォーム。

new-preset-wins = 強いボット2体の勝率{ $percent }%
new-preset-unmeasured = ボットの勝率は未測定
new-minutes = 約{ $minutes }分
new-as-preset = プリセットのまま
new-as-usual = 通常どおり
new-changed = 変更：
new-less = 席{ $n }をなくす
new-more = プレイヤーを追加
new-me = あなた
new-me-where = この画面でプレイ
new-open-how = リンクから。アカウント不要
new-column-level = レベル
new-column-thinks = 1手の時間
new-begins-at-once = すぐに開始
new-begins-open = 全員がそろったら開始
new-names = 名前
levels-table = 同レベル{ $count }人の勝率
levels-against = 「{ $level }」への勝率
new-public = 一覧に公開する

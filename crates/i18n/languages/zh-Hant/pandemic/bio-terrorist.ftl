# 瘟疫危機：生化恐怖分子，給追捕的人與躲藏的人。

parts-bio-terrorist = 座位 { $seat } 是生化恐怖分子的座位：坐在那裡的人獨自在暗中對抗其他所有人。
parts-bio-terrorist-drawn = 遊戲開始時抽出一個座位，坐在那裡的人就是生化恐怖分子，對抗其他所有人。
bio-terrorist-known = 手上確定有的牌
bio-terrorist-out = 紫色疾病已根除，生化恐怖分子落敗出局。
bio-terrorist-own-captured = 你被 { $captor } 拘捕了。
bio-terrorist-their-captured = { $captor } 拘捕了生化恐怖分子；有城市的牌，就可能逃到那座城市。
bio-terrorist-own-not-begun = 你還不在任何地方；第一個回合會暗中選擇一座城市。
bio-terrorist-their-not-begun = 尚未開始；第一個回合會暗中選擇一座城市。
bio-terrorist-own-seen = 你在{ $city }，所有人都看得到你。
bio-terrorist-their-seen = 在{ $city }現身；在那裡的玩家可以用一個行動拘捕。
bio-terrorist-own-hidden = 你潛伏在{ $city }。
bio-terrorist-their-hidden = 潛伏在{ $city }。
bio-terrorist-somewhere = 潛伏中。依目前看到的一切，還有 { $count } 座可能的城市。
bio-terrorist-possible = 可能的城市（展開時標示在地圖上）
bio-terrorist-own-possible = 其他人眼中你可能所在的城市（展開時標示在地圖上）
bio-terrorist-budget = 本回合剩下：移動 { $moves } 次、行動 { $left } 個。
bio-terrorist-hidden-spent = 已沒有潛伏行動。
bio-terrorist-hidden-impossible = 在這裡不能做潛伏行動。
bio-terrorist-hidden-left = 還可以做的潛伏行動：{ $actions }。

# 東京災都心：一切有名字的東西的圖鑑。

tokyo-gallery-roles = 職業
tokyo-gallery-skills = 技能
tokyo-gallery-bots = BOT卡
tokyo-gallery-abilities = 能力值
tokyo-gallery-areas = 區域
tokyo-gallery-weapons = 武器
tokyo-gallery-items = 道具
tokyo-gallery-followers = 追隨者
tokyo-gallery-artifacts = 遺物
tokyo-gallery-starters = 初始卡
tokyo-gallery-troubles = 麻煩
tokyo-gallery-site-cards = 『禁域』卡
tokyo-gallery-mods = MOD卡
tokyo-gallery-rewards = 劇本的獎勵與借用品
tokyo-gallery-scenarios = 劇本

tokyo-gallery-role = 職業
tokyo-gallery-bot = BOT卡
tokyo-gallery-ability = 能力值
tokyo-gallery-area = 區域
tokyo-gallery-mod = MOD卡
tokyo-gallery-scenario = 劇本
tokyo-gallery-scene = { $id }（{ $pcs } 名PC時）
tokyo-gallery-named = { $kind }：{ $name }
tokyo-gallery-site-about = 位於紅環之內。在那裡找到的東西，哪裡都買不到。

# トーキョー災都心：名前のあるものすべてのギャラリー。

tokyo-gallery-roles = ロール
tokyo-gallery-skills = スキル
tokyo-gallery-bots = BOTカード
tokyo-gallery-abilities = 能力値
tokyo-gallery-areas = エリア
tokyo-gallery-weapons = 武器
tokyo-gallery-items = アイテム
tokyo-gallery-followers = フォロワー
tokyo-gallery-artifacts = アーティファクト
tokyo-gallery-starters = スターターカード
tokyo-gallery-troubles = トラブル
tokyo-gallery-site-cards = 『サイト』カード
tokyo-gallery-mods = MODカード
tokyo-gallery-rewards = シナリオの報酬と借り物
tokyo-gallery-scenarios = シナリオ

tokyo-gallery-role = ロール
tokyo-gallery-bot = BOTカード
tokyo-gallery-ability = 能力値
tokyo-gallery-area = エリア
tokyo-gallery-mod = MODカード
tokyo-gallery-scenario = シナリオ
tokyo-gallery-scene = { $id }（PC{ $pcs }人の場合）
tokyo-gallery-named = { $kind }：{ $name }
tokyo-gallery-site-about = 輪の内側。ここで見つかるものは、どこにも売っていません。

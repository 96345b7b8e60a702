# トーキョー災都心：カードの文章を組み立てる言葉。

## 名前

tokyo-ability-technique = 技術
tokyo-ability-combat = 戦闘
tokyo-ability-empathy = 共感
tokyo-ability-economy = 経済

tokyo-rarity-starter = スターター
tokyo-rarity-common = コモン
tokyo-rarity-rare = レア
tokyo-rarity-epic = エピック
tokyo-rarity-unique = ユニーク

tokyo-kind-weapon = 武器
tokyo-kind-item = アイテム
tokyo-kind-follower = フォロワー
tokyo-kind-artifact = アーティファクト
tokyo-kind-trouble = トラブル
tokyo-kind-site-card = 『サイト』カード

tokyo-keyword-vehicle = 《乗り物》
tokyo-keyword-hired = 雇用系
tokyo-keyword-environment = 《環境》

tokyo-damage-physical = 物理
tokyo-damage-cognitive = 認知
tokyo-damage-all = すべての

tokyo-range-far-plus = 遠+
tokyo-range-far = 遠
tokyo-range-near-plus = 近+
tokyo-range-near = 近

tokyo-skill-support = サポートスキル
tokyo-skill-enhanced = 強化スキル
tokyo-skill-site-skill = 『サイト』スキル

## つなぎ

tokyo-comma = 、
tokyo-or = または
tokyo-and = と
tokyo-then = 。
tokyo-either = { $first }、{ $second }のいずれか
tokyo-any-next = 、
tokyo-any-of = { $others }、{ $last }のいずれか

## カードの文章の上に並ぶもの

tokyo-card-kind = { $kind }・{ $rarity }
tokyo-card-starter = { $kind }・{ $role }のスターター
tokyo-card-worth = AP { $ap }・購入コスト { $cost }
tokyo-card-ap = AP { $ap }
tokyo-card-consume = 消費
tokyo-card-or-equip = または{ $ability } { $target }
tokyo-card-equip = 装備：{ $ability } { $target }
tokyo-card-artifact = 得たときにただちに装備する

tokyo-check = { $ability } { $target }
tokyo-solve-itself = 公開されると自動的に成功
tokyo-solve-check = 解決：{ $checks }
tokyo-solve-checks = 解決：{ $checks }（それぞれ参加PCの誰か1人が行う）
tokyo-solve-or = または解決：{ $checks }
tokyo-solve-times = 合計{ $count }回の成功が必要
tokyo-solve-pressure = または圧力：{ $checks }で{ $amount }ダメージ
tokyo-enemy-hp = 撃破：HP { $hp }
tokyo-enemy-reduce = { $kind }ダメージを{ $amount }軽減
tokyo-enemy-immune = { $kind }ダメージ無効
tokyo-enemy-counter = 反撃 { $range }・{ $kind }{ $amount }
tokyo-reward = 報酬：APトークン{ $count }個

## 一つの効果：いつ、何を、使用後の処理

tokyo-row = { $timing }{ $text }
tokyo-row-after = { $timing }{ $text } ⇒ { $after }
tokyo-row-named = 〈{ $name }〉{ $text }

tokyo-when-play = 【プレイ】
tokyo-when-use = 【使用】
tokyo-when-always = 【常時】
tokyo-when-start = 【PCアクションフェーズ開始時】
tokyo-when-end = 【PCアクションフェーズ終了時】
tokyo-when-success = 【成功時】
tokyo-when-failure = 【失敗時】
tokyo-when-drawn = 【ドロー時】
tokyo-when-pass-enter = PCがこのエリアに入ったとき：
tokyo-when-pass-leave = PCがこのエリアから出るとき：
tokyo-when-pass-both = PCがこのエリアに入ったとき、またはこのエリアから出るとき：
tokyo-when-interrupt-play = { $event }割り込んで【プレイ】：
tokyo-when-interrupt-use = { $event }割り込んで【使用】：
tokyo-when-interrupt-always = 【常時】{ $event }、

tokyo-fee = あらかじめ手札を{ $count }枚捨てる

tokyo-after-exhaust = { $count ->
    [1] 消耗
   *[other] 消耗×{ $count }
 }
tokyo-after-discard = 捨て札
tokyo-after-scrap = 廃棄
tokyo-after-remove = 除去

tokyo-token-if-given-rare = 渡したカードがレア以上なら、APトークンを1個得る
tokyo-token-if-bought-rare = 購入したカードがレア以上なら、APトークンを1個得る
tokyo-token-if-dropped-off = 同乗者がトラブルのあるエリアか『サイト』で降りたなら、APトークンを1個得る
tokyo-token-if-solved-rare = 判定に成功し、解決したカードがレア以上なら、APトークンを1個得る
tokyo-token-if-defeated = これで敵を撃破したなら、APトークンを1個得る

## 誰の出来事か

tokyo-event-ally = 同じエリアの他PC
tokyo-event-near = 同じエリアのPC
tokyo-event-any = いずれかのPC
tokyo-event-other = 任意のエリアの他PC
tokyo-event-each = 同じエリアのPC
tokyo-event-all = 『サイト』外のPC

## 出来事

tokyo-on-check = { $who }が{ $check }を行う際に
tokyo-on-check-you = あなたが{ $check }を行う際に
tokyo-on-attack = { $who }の攻撃アクションに
tokyo-on-attack-you = あなたの攻撃アクションに
tokyo-on-attack-with = { $who }の{ $kind }による攻撃アクションに
tokyo-on-attack-with-you = あなたの{ $kind }による攻撃アクションに
tokyo-on-damage = { $who }がダメージを受ける際に
tokyo-on-damage-you = あなたがダメージを受ける際に
tokyo-on-damage-enemy = { $who }が敵からダメージを受ける際に
tokyo-on-damage-enemy-you = あなたが敵からダメージを受ける際に
tokyo-on-draw = { $who }がトラブルを引いた際に
tokyo-on-draw-you = あなたがトラブルを引いた際に
tokyo-on-scrap = { $who }がプレイまたは使用したカードが廃棄される際に
tokyo-on-scrap-you = あなたがプレイまたは使用したカードが廃棄される際に
tokyo-on-fee = { $who }が雇用系フォロワーのために手札を捨てる際に
tokyo-on-fee-you = あなたが雇用系フォロワーのために手札を捨てる際に
tokyo-on-reward = 『サイト』内のPCが報酬としてカードを得る際に
tokyo-on-reveal = 『サイト』カードが公開された際に
tokyo-on-reveal-check = 判定で解決する『サイト』カードが公開された際に

tokyo-a-check-any = 行為判定
tokyo-a-check-move = 移動判定
tokyo-a-check-equip = 装備判定
tokyo-a-check-buy = 購入判定
tokyo-a-check-solve = 解決判定
tokyo-a-check-explore = 『サイト』カードの解決判定
tokyo-a-check-with = { $abilities }による行為判定

tokyo-with-weapon = 武器
tokyo-with-item = アイテム
tokyo-with-follower = フォロワー
tokyo-with-artifact = アーティファクト

## 誰に対してか

tokyo-whom-ally-yours = 同じエリアの他PC1人
tokyo-whom-ally-here = このエリアの他PC1人
tokyo-whom-ally-site = 他の参加PC1人
tokyo-whom-near-yours = 同じエリアのPC1人
tokyo-whom-near-here = このエリアのPC1人
tokyo-whom-near-site = 参加PC1人
tokyo-whom-each-yours = 同じエリアのPC全員
tokyo-whom-each-here = このエリアのPC全員
tokyo-whom-each-site = 参加PC全員
tokyo-whom-any = 任意のエリアのPC1人
tokyo-whom-other = 任意のエリアの他PC1人
tokyo-whom-all = 『サイト』外のPC全員
tokyo-whom-passing = そのPC
tokyo-whom-solver = 解決したPC
tokyo-whom-checker = 判定を行ったPC

## 効果

tokyo-does-attack = 攻撃：{ $range }
tokyo-does-more-after-move = このフェーズにエリア間を移動していれば+{ $amount }
tokyo-does-more-in-company = 対象のエリアにPCがいれば+{ $amount }
tokyo-does-more-per-token = APトークンを戻すごとに+1（最大{ $amount }）
tokyo-does-damage = { $kind }{ $amount }
tokyo-does-hits = { $count }回攻撃
tokyo-does-spread = 敵{ $count }体まで
tokyo-does-spread-all = エリア内の敵すべて
tokyo-trait-into-adjacent = 隣接するエリアも可
tokyo-trait-ignores-reduction = ダメージ軽減を無視
tokyo-trait-no-counter = 反撃を受けない
tokyo-does-strike = その敵に{ $kind }{ $amount }ダメージを与える
tokyo-does-strike-unreduced = その敵に、軽減前と同じ量の{ $kind }ダメージを与えてもよい
tokyo-does-strike-whatever = 敵へのダメージは、このカードで軽減できない種別のダメージを受ける際にも与えられる
tokyo-does-boost = ダメージ+{ $amount }
tokyo-does-boost-kind = { $kind }ダメージ+{ $amount }
tokyo-does-prevent = そのダメージを受けない
tokyo-does-reduce = そのダメージを{ $amount }軽減する
tokyo-does-reduce-kind = { $kind }ダメージなら{ $amount }軽減する
tokyo-does-reduce-environment = { $kind }ダメージなら{ $amount }（《環境》のカードによるものなら{ $more }）軽減する
tokyo-does-shield = あなたが受ける{ $kind }ダメージを{ $amount }軽減する
tokyo-does-bonus = その判定に+{ $amount }
tokyo-does-aid = { $who }が行う{ $checks }に+{ $amount }
tokyo-does-aid-you = あなたが行う{ $checks }に+{ $amount }
tokyo-does-tax = このエリアで行う{ $checks }の目標値+{ $amount }
tokyo-does-tax-move = このエリアに出入りする移動判定の目標値+{ $amount }
tokyo-does-vehicle = 定員{ $seats }、1回の移動で{ $areas }エリアまで、移動判定+{ $bonus }
tokyo-does-heal = { $who }のHPを{ $count }回復する
tokyo-does-heal-you = あなたのHPを{ $count }回復する
tokyo-does-refresh = { $who }は消耗トークンを{ $count }個取り除く
tokyo-does-refresh-you = あなたの消耗トークンを{ $count }個取り除く
tokyo-does-refresh-kind = { $who }の{ $kind }から消耗トークンを{ $count }個取り除く
tokyo-does-refresh-kind-you = あなたの{ $kind }から消耗トークンを{ $count }個取り除く
tokyo-does-refresh-this = このカードから消耗トークンを{ $count }個取り除く
tokyo-does-draw = { $who }はカードを{ $count }枚引く
tokyo-does-draw-you = カードを{ $count }枚引く
tokyo-does-discard = { $who }は手札を{ $count }枚捨てる
tokyo-does-discard-you = 手札を{ $count }枚捨てる
tokyo-does-token = { $who }はAPトークンを{ $count }個得る
tokyo-does-token-you = APトークンを{ $count }個得る
tokyo-does-toll = { $who }はAPトークンを{ $count }個失う
tokyo-does-toll-you = APトークンを{ $count }個失う
tokyo-does-buy = 同じエリアのマーケットにある購入コスト{ $most }以下のカード1枚を、判定なしで購入する
tokyo-does-buy-any = 任意のエリアのマーケットにある購入コスト{ $most }以下のカード1枚を、判定なしで購入する
tokyo-does-salvage = 廃棄スロットのカードを{ $count }枚得る
tokyo-does-artifact = アーティファクトを1枚得る
tokyo-does-harm = { $who }に{ $kind }{ $amount }ダメージ
tokyo-does-harm-you = あなたは{ $kind }{ $amount }ダメージを受ける
tokyo-does-strip = { $who }は装備中のカードを{ $count }枚捨てる（アーティファクトを除く）
tokyo-does-strip-you = 装備中のカードを{ $count }枚捨てる（アーティファクトを除く）
tokyo-does-trouble = トラブルをさらに{ $count }枚引いて配置する
tokyo-does-redraw = そのトラブルを捨て札にして引き直す
tokyo-does-deeper = 『サイト』カードをさらに{ $count }枚、裏向きで遭遇スロットに置く
tokyo-does-deeper-each = 『サイト』にいるPC1人につき『サイト』カードを{ $count }枚、裏向きで遭遇スロットに置く

tokyo-checks-any = 行為判定
tokyo-checks-move = 移動判定
tokyo-checks-equip = 装備判定
tokyo-checks-buy = 購入判定
tokyo-checks-solve = 解決判定
tokyo-checks-explore = 『サイト』カードの解決判定
tokyo-checks-vehicle = 《乗り物》の{ $checks }
tokyo-checks-hired = 雇用系フォロワーの{ $checks }
tokyo-checks-environment = 《環境》のカードの{ $checks }

tokyo-cards-weapon = 武器
tokyo-cards-item = アイテム
tokyo-cards-follower = フォロワー
tokyo-cards-artifact = アーティファクト

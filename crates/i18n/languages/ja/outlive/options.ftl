# Outlive：ゲームのオプションとその値、はじめての人のための説明。

outlive-option-players = プレイヤー人数
outlive-option-players-about = 競い合うクランの数です。多いほど、エリアに置かれるものも増えます。
outlive-option-players-2 = 2人
outlive-option-players-3 = 3人
outlive-option-players-4 = 4人

outlive-option-edition = 版
outlive-option-edition-about = どの版のルールで遊ぶかです。下のオプションのうち、選ばなかったものは版に従います。
outlive-option-edition-revised = 改訂版
outlive-option-edition-early = 初期版
outlive-option-edition-decides = 版に従う

outlive-option-component-set = 使うコンポーネント
outlive-option-component-set-about = 装備、ルーム、イベント、リーダーの種類の多さです。改訂版はすべて、初期版は少ないほうを使います。
outlive-option-component-set-full = すべて：装備40、上級ルーム38、イベント12、リーダー10
outlive-option-component-set-early-counts = 少なめ：装備28、上級ルーム28、イベント8、リーダー8

outlive-option-pressure = プレッシャー
outlive-option-pressure-about = 英雄が着いたエリアで、パワーの低いアクティブ状態の英雄に必ずプレッシャーをかけるかどうかです。初期版では見逃すこともできます。
outlive-option-pressure-must = 必ずかける
outlive-option-pressure-may = かけなくてもよい

outlive-option-cargo-survivor = 貨物船の生存者
outlive-option-cargo-survivor-about = 貨物船に着いた英雄が、席の空きがあれば必ず列の生存者を連れ帰るかどうかです。初期版では残すこともできます。
outlive-option-cargo-survivor-must = 必ず受け入れる
outlive-option-cargo-survivor-may = 受け入れなくてもよい

outlive-option-mary-draw = マリー・クールペッパー
outlive-option-mary-draw-about = このリーダーが最初に引く探索タイルの引き方です。初期版ではカードのとおりに引きます。
outlive-option-mary-draw-four-discard-one = 好きな組み合わせで4枚引き、1枚捨てる
outlive-option-mary-draw-card = ブラックウッド市から2枚、サイレントピーク市から1枚

outlive-option-naming = 用語
outlive-option-naming-about = 都市やヨウ素剤など、版によって呼び方の違うものがあります。ルールは変わりません。
outlive-option-naming-revised = 改訂版の用語
outlive-option-naming-early = 初期版の用語

outlive-option-hunt-min-points = ハンティングの最少コスト
outlive-option-hunt-min-points-about = 弾薬をいくら使っても、ハンティングに最低限必要なアクションポイントです。
outlive-option-hunt-min-points-0 = 0アクションポイント
outlive-option-hunt-min-points-1 = 1アクションポイント

outlive-option-flashlight-survivor = 懐中電灯の生存者
outlive-option-flashlight-survivor-about = 懐中電灯で救出した生存者を置ける場所です。
outlive-option-flashlight-survivor-any-seat = 空いている席ならどこでも
outlive-option-flashlight-survivor-airlock = エアロック
outlive-option-repair-rooms = 修理に使うルーム
outlive-option-repair-rooms-about = 「装備1枚＋装備修理」と「装備1つの自動修理」をいつ使えるかです。ステップ5でも使えると、引いた装備を破壊してルームの建設に使えます。
outlive-option-repair-rooms-when-building = ステップ5と6
outlive-option-repair-rooms-when-repairing = ステップ6だけ
outlive-option-hero-placement = 英雄の配置
outlive-option-hero-placement-about = 全員が同時に秘密で配置するか、見えるように順番に配置するかです。
outlive-option-hero-placement-simultaneous = 同時に、秘密で
outlive-option-hero-placement-one-by-one = 1人ずつ順番に

outlive-option-night-flow = 夜の進め方
outlive-option-night-flow-about = 全員が同時に自分のシェルターを整えるか、1人ずつ順番に進めるかです。
outlive-option-night-flow-together = 全員同時
outlive-option-night-flow-turn-order = 1人ずつ順番に

outlive-option-bank = 銀行
outlive-option-bank-about = トークンや生存者がなくなることがあるかどうかです。数に限りがあるときは、夜は1人ずつ進めます。
outlive-option-bank-unlimited = なくならない
outlive-option-bank-counted = 資源は各30、生存者は100まで

outlive-option-airlock-rows = エアロック
outlive-option-airlock-rows-about = エアロックの2つの列に入れる生存者の数です。誰かがいる列ごとに、毎晩水1が必要です。
outlive-option-airlock-rows-2-5 = 2人と5人
outlive-option-airlock-rows-2-4 = 2人と4人

outlive-option-immunity-scope = イベント無効
outlive-option-immunity-scope-about = イベントを無効にするルームで防げるものの範囲です。
outlive-option-immunity-scope-all-but-shortage = 欠乏イベント以外すべて
outlive-option-immunity-scope-losses-only = シェルター自体への被害だけ

outlive-preset-first = はじめてのゲーム
outlive-preset-first-about = 改訂版。英雄は1人ずつ、公開で置きます。
outlive-preset-revised = 改訂版
outlive-preset-revised-about = 英雄は全員が同時に、秘密で置きます。
outlive-preset-early = 初期版
outlive-preset-early-about = コンポーネントが少なく、プレッシャーをかけるかどうかは自由です。
outlive-preset-scarce = 品薄
outlive-preset-scarce-about = 改訂版で、資源は各30、生存者は100まで。なくなれば終わりです。

outlive-fact-endless = 資源は無制限
outlive-fact-counted = 資源は各30個
outlive-fact-events = イベント{ $count }枚
outlive-fact-leaders = リーダー{ $count }人

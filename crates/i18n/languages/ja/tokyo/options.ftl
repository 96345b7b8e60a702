# トーキョー災都心：ゲームのオプション、その値、はじめての人への説明。

tokyo-option-players = PCの人数
tokyo-option-players-about = ゲームに登場するPCの数です（1席に1人）。1人で複数の席を受け持てます。1人だけだとサポートスキルが働かないので、2人以上がおすすめです。
tokyo-option-players-1 = 1
tokyo-option-players-2 = 2
tokyo-option-players-3 = 3
tokyo-option-players-4 = 4

tokyo-option-scenario = シナリオ
tokyo-option-scenario-about = 遊ぶ内容です。「生き延びろ」は物語なしで、決められたラウンド数を生き延びます。「ようこそトーキョーへ！」はチュートリアルで、ロールも手順も決まっています。
tokyo-option-scenario-hold-out = 生き延びろ
tokyo-option-scenario-s00 = S00 ようこそトーキョーへ！
tokyo-option-scenario-s01 = S01 マンハント（難易度2）
tokyo-option-scenario-s02 = S02 トーキョーダンジョン（難易度2）
tokyo-option-scenario-s03 = S03 ワンス・アポン・ア・タイム・イン・トーキョー（難易度3）
tokyo-option-scenario-s04 = S04 ワイルドボール・ラン（難易度3）
tokyo-option-scenario-s05 = S05 カース・コンテイジョン（難易度4）
tokyo-option-scenario-s06 = S06 ラスト・トレイン・アウト（難易度4）
tokyo-option-scenario-s07 = S07 願望機（難易度5）
tokyo-option-scenario-hold-out-gist = 赤いリングが現れて五年。誰も助けに来ない。一ラウンドずつ、夜を乗り切れ。
tokyo-option-scenario-s00-gist = 封鎖された街での、最初の一日。次に何をするか、物語のページが一歩ずつ教えてくれる。
tokyo-option-scenario-s01-gist = { tokyo-story-s01-tale }
tokyo-option-scenario-s02-gist = { tokyo-story-s02-tale }
tokyo-option-scenario-s03-gist = { tokyo-story-s03-tale }
tokyo-option-scenario-s04-gist = { tokyo-story-s04-tale }
tokyo-option-scenario-s05-gist = { tokyo-story-s05-tale }
tokyo-option-scenario-s06-gist = { tokyo-story-s06-tale }
tokyo-option-scenario-s07-gist = { tokyo-story-s07-tale }

tokyo-option-rounds = 耐えるラウンド数
tokyo-option-rounds-about = 「生き延びろ」で生き延びるラウンド数です。多いほど難しくなります。
tokyo-option-rounds-4 = 4
tokyo-option-rounds-5 = 5
tokyo-option-rounds-6 = 6
tokyo-option-rounds-7 = 7
tokyo-option-rounds-8 = 8
tokyo-option-rounds-9 = 9
tokyo-option-rounds-10 = 10
tokyo-option-rounds-11 = 11
tokyo-option-rounds-12 = 12
tokyo-option-rounds-14 = 14
tokyo-option-rounds-16 = 16

tokyo-option-casting = ロールの決め方
tokyo-option-casting-about = 各席がロールを選ぶか、決まった順に割り当てるかです。
tokyo-option-casting-chosen = 席順に選ぶ
tokyo-option-casting-in-order = エンジニア、ギャングスター、交渉人、調達屋の順

tokyo-option-cleared = クリアしたシナリオ
tokyo-option-cleared-about = この卓の記録によって、最初から使えるスキルが決まります。
tokyo-option-cleared-none = なし、またはS00のみ：スキルはすべて封印
tokyo-option-cleared-s01 = S01かS02：サポートスキルが使える
tokyo-option-cleared-s03 = S03〜S05のいずれか：サポートと強化スキルが使える
tokyo-option-cleared-s06 = S06かS07：すべてのスキルが使える

tokyo-option-merged = 共通の山札
tokyo-option-merged-about = 1人が2人のPCを、共通の山札、手札、捨て札で動かせます（2PC簡易管理バリアント）。手札は7枚になります。
tokyo-option-merged-none = なし
tokyo-option-merged-s0-s1 = 席1と席2
tokyo-option-merged-s2-s3 = 席3と席4
tokyo-option-merged-both = 両方の組

tokyo-option-unplayed = 使わないロール
tokyo-option-unplayed-about = 使わないロールのBOTカードを、全員が使えるように置くかどうかです。
tokyo-option-unplayed-bot-cards = BOTカードを置く
tokyo-option-unplayed-nothing = 何も置かない

tokyo-option-hands = 他のPCの手札
tokyo-option-hands-about = 他のPCの手札がどこまで見えるかです。カードを見せることはいつでもできます。
tokyo-option-hands-hidden = 枚数だけ
tokyo-option-hands-open = 公開

tokyo-option-group = 全員での決定
tokyo-option-group-about = 誰がカードを得るかなど、エリアのPCが話し合って決めることを誰が決めるかです。
tokyo-option-group-acting = 行動しているPCのプレイヤー
tokyo-option-group-all = 全員の同意が必要

tokyo-option-bot-consent = BOTカードの使用確認
tokyo-option-bot-consent-about = BOTカードは全員のものなので、使う前に他のプレイヤーに確認するかどうかです。
tokyo-option-bot-consent-free = 確認しない
tokyo-option-bot-consent-asked = 全員の同意が必要

tokyo-option-overflow = あふれたトラブルの行き先
tokyo-option-overflow-about = エリアがいっぱいのとき、トラブルをどこに配置できるかです。置けなければ敗北です。
tokyo-option-overflow-neighbours = 隣接するエリアまで
tokyo-option-overflow-everywhere = 最後はどの通常エリアでも

tokyo-option-draw-order = 引く順番
tokyo-option-draw-order-about = ラウンドの最初に、PCがトラブルを引く順番です。
tokyo-option-draw-order-seats = 席順
tokyo-option-draw-order-chosen = プレイヤーが決める

tokyo-option-site-draw = 『サイト』で引くカード
tokyo-option-site-draw-about = 『サイト』にいるPCがラウンドの最初に引くカードです。
tokyo-option-site-draw-site-card = トラブルの代わりに『サイト』カード
tokyo-option-site-draw-both = 両方

tokyo-option-site-attempts = 『サイト』カードに挑める回数
tokyo-option-site-attempts-about = 判定で解決する『サイト』カードに、失敗までに何度挑めるかです。
tokyo-option-site-attempts-one = 1人が1回
tokyo-option-site-attempts-one-each = 参加PCが1回ずつ
tokyo-option-site-attempts-any = 何度でも

tokyo-option-between-attempts = 『サイト』カードの公開中
tokyo-option-between-attempts-about = 挑む合間に、参加PCが何をできるかです。
tokyo-option-between-attempts-ordinary = 通常のアクション
tokyo-option-between-attempts-attempts-only = 判定、攻撃、割り込みだけ

tokyo-option-counters = 複数の敵の反撃
tokyo-option-counters-about = 1回の攻撃で複数の敵を攻撃したとき、どの敵が反撃するかです。
tokyo-option-counters-all = 反撃できる敵すべて
tokyo-option-counters-reference = レンジを比べた敵だけ

tokyo-option-checkpoints = レースのチェックポイント（S04）
tokyo-option-checkpoints-about = カードが解決済みのチェックポイントに、いつ到達したことになるかです。
tokyo-option-checkpoints-passing = 通過するだけでよい（ゴールは最後）
tokyo-option-checkpoints-stopping = 決まった順に、PCアクションフェーズ終了時にドライバーがいる場所

tokyo-option-joined-counter = 加勢したギャングスターへの反撃
tokyo-option-joined-counter-about = 他のPCの攻撃に加わったギャングスターも反撃を受けるかどうかです。
tokyo-option-joined-counter-both = 両方が反撃を受ける
tokyo-option-joined-counter-first = 最初の攻撃者だけ

tokyo-option-merged-down = 共通の山札でのダウン
tokyo-option-merged-down-about = 2人のうち1人がダウンしたとき、共通の手札をどれだけ失うかです。
tokyo-option-merged-down-whole-hand = すべて
tokyo-option-merged-down-half = 半分（端数切り上げ）

tokyo-option-rank = ランクの数え方
tokyo-option-rank-about = 評価クリアラウンド数の数え方です。捨て札をシャッフルすると、ルールの式では数えられないカードが出ます。
tokyo-option-rank-printed = ルールの式
tokyo-option-rank-drawn = ゲーム中に引いたすべてのカード

tokyo-option-record-s0 = 席1の記録
tokyo-option-record-s0-about = この席のスキルの封印を、どの記録で決めるかです。
tokyo-option-record-s0-table = 卓の記録どおり
tokyo-option-record-s0-none = 自分の記録：なし、またはS00のみ
tokyo-option-record-s0-s01 = 自分の記録：S01かS02
tokyo-option-record-s0-s03 = 自分の記録：S03〜S05のいずれか
tokyo-option-record-s0-s06 = 自分の記録：S06かS07

tokyo-option-record-s1 = 席2の記録
tokyo-option-record-s1-about = この席のスキルの封印を、どの記録で決めるかです。
tokyo-option-record-s1-table = 卓の記録どおり
tokyo-option-record-s1-none = 自分の記録：なし、またはS00のみ
tokyo-option-record-s1-s01 = 自分の記録：S01かS02
tokyo-option-record-s1-s03 = 自分の記録：S03〜S05のいずれか
tokyo-option-record-s1-s06 = 自分の記録：S06かS07

tokyo-option-record-s2 = 席3の記録
tokyo-option-record-s2-about = この席のスキルの封印を、どの記録で決めるかです。
tokyo-option-record-s2-table = 卓の記録どおり
tokyo-option-record-s2-none = 自分の記録：なし、またはS00のみ
tokyo-option-record-s2-s01 = 自分の記録：S01かS02
tokyo-option-record-s2-s03 = 自分の記録：S03〜S05のいずれか
tokyo-option-record-s2-s06 = 自分の記録：S06かS07

tokyo-option-record-s3 = 席4の記録
tokyo-option-record-s3-about = この席のスキルの封印を、どの記録で決めるかです。
tokyo-option-record-s3-table = 卓の記録どおり
tokyo-option-record-s3-none = 自分の記録：なし、またはS00のみ
tokyo-option-record-s3-s01 = 自分の記録：S01かS02
tokyo-option-record-s3-s03 = 自分の記録：S03〜S05のいずれか
tokyo-option-record-s3-s06 = 自分の記録：S06かS07
tokyo-option-reward-s01 = 山札に加えるS01の報酬
tokyo-option-reward-s01-about = S01で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s01-none = なし
tokyo-option-reward-s01-minases-card = ミナセの名刺
tokyo-option-reward-s01-rokuro-off-duty = 非番のロクロ
tokyo-option-reward-s02 = 山札に加えるS02の報酬
tokyo-option-reward-s02-about = S02で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s02-none = なし
tokyo-option-reward-s02-stationmasters-whistle = 駅長の笛
tokyo-option-reward-s02-ticket-to-platform-zero = 零番線の切符
tokyo-option-reward-s03 = 山札に加えるS03の報酬
tokyo-option-reward-s03-about = S03で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s03-none = なし
tokyo-option-reward-s03-heister-mask = ハイスターマスク
tokyo-option-reward-s03-kei-stunt-double = スタントのケイ
tokyo-option-reward-s04 = 山札に加えるS04の報酬
tokyo-option-reward-s04-about = S04で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s04-none = なし
tokyo-option-reward-s04-doom-zero = ドゥーム・ゼロ
tokyo-option-reward-s04-chequered-lance = チェッカーランス
tokyo-option-reward-s05 = 山札に加えるS05の報酬
tokyo-option-reward-s05-about = S05で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s05-none = なし
tokyo-option-reward-s05-paper-mask = 紙の面
tokyo-option-reward-s05-thread-shears = 断糸鋏
tokyo-option-reward-s06 = 山札に加えるS06の報酬
tokyo-option-reward-s06-about = S06で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s06-none = なし
tokyo-option-reward-s06-hayase-conductor = 車掌ハヤセ
tokyo-option-reward-s06-signal-gun = 信号銃
tokyo-option-reward-s07 = 山札に加えるS07の報酬
tokyo-option-reward-s07-about = S07で得た報酬のうち、どれをこのゲームの山札に加えるかです。
tokyo-option-reward-s07-none = なし
tokyo-option-reward-s07-wish-unspent = 使われなかった願い
tokyo-option-reward-s07-terminals-young = 端末の仔
tokyo-option-reward-s07-collectors-hand = 取り立て屋の手

tokyo-preset-first = はじめてのゲーム
tokyo-preset-first-about = S00「ようこそトーキョーへ！」：物語が一歩ずつ案内します。
tokyo-preset-hold-out = 生き延びろ
tokyo-preset-hold-out-about = 物語なし。12ラウンドを生き延びます。
tokyo-preset-s01 = S01 { tokyo-story-s01 }
tokyo-preset-s01-about = { tokyo-story-s01-tale }
tokyo-preset-s02 = S02 { tokyo-story-s02 }
tokyo-preset-s02-about = { tokyo-story-s02-tale }
tokyo-preset-s03 = S03 { tokyo-story-s03 }
tokyo-preset-s03-about = { tokyo-story-s03-tale }
tokyo-preset-s04 = S04 { tokyo-story-s04 }
tokyo-preset-s04-about = { tokyo-story-s04-tale }
tokyo-preset-s05 = S05 { tokyo-story-s05 }
tokyo-preset-s05-about = { tokyo-story-s05-tale }
tokyo-preset-s06 = S06 { tokyo-story-s06 }
tokyo-preset-s06-about = { tokyo-story-s06-tale }
tokyo-preset-s07 = S07 { tokyo-story-s07 }
tokyo-preset-s07-about = { tokyo-story-s07-tale }

tokyo-fact-rounds = { $count }ラウンド
tokyo-fact-cards = シナリオカード{ $count }枚

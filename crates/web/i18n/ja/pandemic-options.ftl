# パンデミック：ゲームの設定とその選択肢、初めての人向けの短い説明。

option-players = プレイヤー人数
option-players-about = いっしょに戦うプレイヤーの人数です。人数が多いほど、最初に配られる手札は少なくなります。
option-players-2 = 2人
option-players-3 = 3人
option-players-4 = 4人
option-players-5 = 5人

option-epidemics = エピデミックカードの枚数
option-epidemics-about = 山札に入るエピデミックカードが多いほど、ゲームは難しくなります。
option-epidemics-4 = 4枚（入門）
option-epidemics-5 = 5枚（標準）
option-epidemics-6 = 6枚（英雄）
option-epidemics-7 = 7枚（伝説）

option-role-assignment = 役割の決め方
option-role-assignment-about = 役割をランダムに配るか、各自が選ぶかを決めます。
option-role-assignment-random = ランダムに配る
option-role-assignment-chosen = 各自が選ぶ

option-start-player = 最初のプレイヤー
option-start-player-about = 最初に手番を行うプレイヤーの決め方です。
option-start-player-random = 抽選で決める
option-start-player-chosen-seat = 席を指定する
option-start-player-population = 最も人口の多い都市のカードを持つ人

option-start-seat = 最初に始める席
option-start-seat-about = どの席から始めるかを決めます。最初のプレイヤーを席で指定する場合だけ使われます。
option-start-seat-0 = 1番目の席
option-start-seat-1 = 2番目の席
option-start-seat-2 = 3番目の席
option-start-seat-3 = 4番目の席
option-start-seat-4 = 5番目の席

option-event-window = イベントを使えるタイミング
option-event-window-about = カードがめくられてから効果が出るまでの間にも、イベントカードを使えるかどうかを決めます。
option-event-window-any-time = いつでも使える
option-event-window-not-between-draw-and-resolve = めくってから処理が終わるまでは使えない

option-one-quiet-night = 「静かな一夜」の効果
option-one-quiet-night-about = このイベントで、どの感染カードの処理を飛ばすかを決めます。
option-one-quiet-night-next-players-turn = 次のプレイヤーの手番のもの
option-one-quiet-night-next-infection-step = 直後のもの（今の手番も含む）

option-epidemic-card = 使用後のエピデミックカード
option-epidemic-card-about = 処理の終わったエピデミックカードの置き場所です。ゲームへの影響はほとんどありません。
option-epidemic-card-discard-pile = プレイヤーカードの捨て山へ置く
option-epidemic-card-removed-from-game = ゲームから取り除く

option-eradicate-on-cure = 治療法発見時の根絶
option-eradicate-on-cure-about = 盤上にキューブが1つもない疾病を、治療法の発見と同時に根絶とするかを決めます。
option-eradicate-on-cure-true = すぐに根絶する
option-eradicate-on-cure-false = 後で最後のキューブを取り除いたときだけ

option-grant-with-6 = 研究拠点が6つあるときの「政府からの援助」
option-grant-with-6-about = 研究拠点が6つとも盤上にあるとき、「政府からの援助」をどう扱うかを決めます。
option-grant-with-6-move-existing = 1つを移す
option-grant-with-6-illegal = 使えない

option-infection-deck-empty = 感染カードの山札が尽きたとき
option-infection-deck-empty-about = 感染カードが必要なのに山札がないときの扱いです。基本ゲームでは起こりません。
option-infection-deck-empty-reshuffle-discard = 捨て山を混ぜて新しい山札にする
option-infection-deck-empty-loss = ゲームに敗北する

option-consent = 同意の確認
option-consent-about = ほかのプレイヤーがあなたの駒を動かしたり、あなたとカードを受け渡したりする前に、確認するかどうかを決めます。
option-consent-ask = 本人に確認する
option-consent-auto = 常に同意とみなす

option-open-hands = 手札の公開
option-open-hands-about = 互いの手札を見られるかどうかを決めます。
option-open-hands-true = 全員に公開する
option-open-hands-false = 自分の手札だけ見える

option-spectator-view = 観戦
option-spectator-view-about = 参加していない人が観戦できるかどうかを決めます。
option-spectator-view-public = 観戦できる
option-spectator-view-none = 観戦できない

option-city-06-name = モントリオールかトロントか
option-city-06-name-about = シカゴとニューヨークの間にある都市をどちらの名前で表示するかです。ルールは変わりません。
option-city-06-name-montreal = モントリオール
option-city-06-name-toronto = トロント

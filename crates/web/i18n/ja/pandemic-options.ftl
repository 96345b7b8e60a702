# パンデミック：ゲームの設定とその選択肢、初めての人向けの短い説明。

option-players = プレイヤー人数
option-players-about = いっしょに戦うプレイヤーの人数です。人数が多いほど、最初に配られる手札は少なくなります。
option-players-2 = 2人
option-players-3 = 3人
option-players-4 = 4人
option-players-5 = 5人

option-epidemics = エピデミックカードの枚数
option-epidemics-about = 山札に入るエピデミックカードが多いほど、ゲームは難しくなります。「猛毒株」「変異種」「バイオテロリスト」を使うときは、1つにつき1枚減らすのがおすすめです。
option-epidemics-4 = 4枚（入門）
option-epidemics-5 = 5枚（標準）
option-epidemics-6 = 6枚（英雄）
option-epidemics-7 = 7枚（伝説）

option-module-strain = 猛毒株
option-module-strain-about = エピデミックカードに名前と効果が付き、疾病の1つが手ごわい猛毒株になります。
option-module-strain-off = 使わない
option-module-strain-on = 使う

option-module-purple = 5つ目の疾病
option-module-purple-about = 紫のキューブを使います。「変異種」では5つ目の疾病がカードから現れ、「バイオテロリスト」では1人が追加の席に座り、ひそかに疾病を広げてほかの全員と戦います。
option-module-purple-none = 使わない
option-module-purple-mutation = 変異種
option-module-purple-bio-terrorist = バイオテロリスト

option-role-packs = 追加の役割
option-role-packs-about = 最初の5つのほかに、どの役割を使うかを決めます。
option-role-packs-none = 使わない
option-role-packs-brink = 拡張の6つ
option-role-packs-second-edition = 第2版の2つ
option-role-packs-both = 8つすべて

option-event-set = イベント
option-event-set-about = 山札に最初の5枚を入れるか、13枚の中からプレイヤー1人につき2枚を伏せたまま入れるかを決めます。
option-event-set-base5 = 最初の5枚
option-event-set-mix13 = 13枚から1人につき2枚

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

option-ops-expert = 熟練工
option-ops-expert-about = 熟練工が、建設のほかに、1手番に1回どの都市のカードでも1枚捨てて研究拠点から好きな都市へ飛べるかどうかを決めます。
option-ops-expert-build-only = 建設だけ
option-ops-expert-revised = 飛ぶこともできる

option-epidemiologist-cost = 疫学者
option-epidemiologist-cost-about = 疫学者が仲間からカードを受け取るのに必要なものです。
option-epidemiologist-cost-action = 1アクション
option-epidemiologist-cost-free = 不要

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

option-strain-time = 猛毒株が決まるとき
option-strain-time-about = 「猛毒株」では、最初のエピデミックのときにキューブが最も多い疾病が猛毒株になります。
option-strain-time-on-draw = カードを引いたとき
option-strain-time-after-infect = キューブ3個を置いた後

option-mutation-four-cure-win = 紫が現れないまま治療法が4つ
option-mutation-four-cure-win-about = 紫のキューブを使うゲームで、紫が一度も現れないままほかの4つの治療法がそろえば勝利かどうかを決めます。
option-mutation-four-cure-win-literal = 勝利になる
option-mutation-four-cure-win-after-first-purple = 紫が現れた後だけ

option-bt-seat = バイオテロリストになる人
option-bt-seat-about = 最後の席に座った人か、ゲームの開始時に全席から抽選で選ばれた人です。
option-bt-seat-volunteer = 最後の席に座った人
option-bt-seat-random = 抽選で決める

option-bt-start-cards = バイオテロリストの最初の手札
option-bt-start-cards-about = バイオテロリストが最初に持つ感染カードの枚数です。
option-bt-start-cards-0 = 0
option-bt-start-cards-1 = 1
option-bt-start-cards-2 = 2
option-bt-start-cards-3 = 3
option-bt-start-cards-4 = 4
option-bt-start-cards-5 = 5
option-bt-start-cards-6 = 6
option-bt-start-cards-7 = 7

option-bt-turns = バイオテロリストの手番
option-bt-turns-about = バイオテロリストが行動する頻度です。毎回行動すると、プレイヤーにはずっと厳しくなります。
option-bt-turns-after-all-players = 1周に1回
option-bt-turns-after-each-player = プレイヤーの手番のたび

option-bt-move = バイオテロリストの移動
option-bt-move-about = 2アクションとは別の1回の移動でできることです。
option-bt-move-drive-ferry = 車か船
option-bt-move-any-move = カードを使う飛行も可

option-bt-hidden-actions = 1手番の潜伏アクション
option-bt-hidden-actions-about = バイオテロリストが1手番に行える感染と破壊工作の回数です。
option-bt-hidden-actions-one-total = 合わせて1回
option-bt-hidden-actions-each-once = 種類ごとに1回

option-bt-sabotage = 破壊工作
option-bt-sabotage-about = 研究拠点をどこから、どのカードで破壊できるかを決めます。
option-bt-sabotage-anywhere-station-card = どこからでも、その都市のカードで
option-bt-sabotage-in-city-same-colour = その都市で、同じ色のカードで

option-bt-after-escape = 脱出の後
option-bt-after-escape-about = バイオテロリストが脱出した後、手番を続けるかどうかを決めます。
option-bt-after-escape-continue = 手番を続ける
option-bt-after-escape-turn-ends = 手番が終わる

option-bt-purple-rider = 引かれた都市の紫
option-bt-purple-rider-about = バイオテロリストとのゲームで、紫のある都市の感染カードが出たとき、いつ紫がもう1個増えるかを決めます。
option-bt-purple-rider-placed = その都市の色が置かれたとき
option-bt-purple-rider-drawn = いつでも

option-bt-sees-pl-hands = バイオテロリストに見える手札
option-bt-sees-pl-hands-about = 手札を公開する場合に、バイオテロリストにもプレイヤーの手札が見えるかどうかを決めます。
option-bt-sees-pl-hands-true = 見える
option-bt-sees-pl-hands-false = 枚数だけ

option-bt-sees-forecast = バイオテロリストに見える流行予報
option-bt-sees-forecast-about = 「流行予報」のカードがバイオテロリストにも見えるかどうかを決めます。
option-bt-sees-forecast-true = 見える
option-bt-sees-forecast-false = 見えない

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

# パンデミック：ゲームの設定とその選択肢、初めての人向けの短い説明。

pandemic-option-players = プレイヤー人数
pandemic-option-players-about = いっしょに戦うプレイヤーの人数です。人数が多いほど、最初に配られる手札は少なくなります。
pandemic-option-players-2 = 2人
pandemic-option-players-3 = 3人
pandemic-option-players-4 = 4人
pandemic-option-players-5 = 5人

pandemic-option-epidemics = エピデミックカードの枚数
pandemic-option-epidemics-about = 山札に入るエピデミックカードが多いほど、ゲームは難しくなります。「猛毒株」「変異種」「バイオテロリスト」を使うときは、1つにつき1枚減らすのがおすすめです。
pandemic-option-epidemics-4 = 4枚（入門）
pandemic-option-epidemics-5 = 5枚（標準）
pandemic-option-epidemics-6 = 6枚（英雄）
pandemic-option-epidemics-7 = 7枚（伝説）

pandemic-option-module-strain = 猛毒株
pandemic-option-module-strain-about = エピデミックカードに名前と効果が付き、疾病の1つが手ごわい猛毒株になります。
pandemic-option-module-strain-off = 使わない
pandemic-option-module-strain-on = 使う

pandemic-option-module-purple = 5つ目の疾病
pandemic-option-module-purple-about = 紫のキューブを使います。「変異種」では5つ目の疾病がカードから現れ、「バイオテロリスト」では1人が追加の席に座り、ひそかに疾病を広げてほかの全員と戦います。
pandemic-option-module-purple-none = 使わない
pandemic-option-module-purple-mutation = 変異種
pandemic-option-module-purple-bio-terrorist = バイオテロリスト

pandemic-option-role-packs = 追加の役割
pandemic-option-role-packs-about = 最初の5つのほかに、どの役割を使うかを決めます。
pandemic-option-role-packs-none = 使わない
pandemic-option-role-packs-brink = 拡張の6つ
pandemic-option-role-packs-second-edition = 第2版の2つ
pandemic-option-role-packs-both = 8つすべて

pandemic-option-event-set = イベント
pandemic-option-event-set-about = 山札に最初の5枚を入れるか、13枚の中からプレイヤー1人につき2枚を伏せたまま入れるかを決めます。
pandemic-option-event-set-base5 = 最初の5枚
pandemic-option-event-set-mix13 = 13枚から1人につき2枚

pandemic-option-role-assignment = 役割の決め方
pandemic-option-role-assignment-about = 役割をランダムに配るか、各自が選ぶかを決めます。
pandemic-option-role-assignment-random = ランダムに配る
pandemic-option-role-assignment-chosen = 各自が選ぶ

pandemic-option-start-player = 最初のプレイヤー
pandemic-option-start-player-about = 最初に手番を行うプレイヤーの決め方です。
pandemic-option-start-player-random = 抽選で決める
pandemic-option-start-player-chosen-seat = 席を指定する
pandemic-option-start-player-population = 最も人口の多い都市のカードを持つ人

pandemic-option-start-seat = 最初に始める席
pandemic-option-start-seat-about = どの席から始めるかを決めます。最初のプレイヤーを席で指定する場合だけ使われます。
pandemic-option-start-seat-0 = 1番目の席
pandemic-option-start-seat-1 = 2番目の席
pandemic-option-start-seat-2 = 3番目の席
pandemic-option-start-seat-3 = 4番目の席
pandemic-option-start-seat-4 = 5番目の席

pandemic-option-event-window = イベントを使えるタイミング
pandemic-option-event-window-about = カードがめくられてから効果が出るまでの間にも、イベントカードを使えるかどうかを決めます。
pandemic-option-event-window-any-time = いつでも使える
pandemic-option-event-window-not-between-draw-and-resolve = めくってから処理が終わるまでは使えない

pandemic-option-ops-expert = 熟練工
pandemic-option-ops-expert-about = 熟練工が、建設のほかに、1手番に1回どの都市のカードでも1枚捨てて研究拠点から好きな都市へ飛べるかどうかを決めます。
pandemic-option-ops-expert-build-only = 建設だけ
pandemic-option-ops-expert-revised = 飛ぶこともできる

pandemic-option-epidemiologist-cost = 疫学者
pandemic-option-epidemiologist-cost-about = 疫学者が仲間からカードを受け取るのに必要なものです。
pandemic-option-epidemiologist-cost-action = 1アクション
pandemic-option-epidemiologist-cost-free = 不要

pandemic-option-one-quiet-night = 「静かな一夜」の効果
pandemic-option-one-quiet-night-about = このイベントで、どの感染カードの処理を飛ばすかを決めます。
pandemic-option-one-quiet-night-next-players-turn = 次のプレイヤーの手番のもの
pandemic-option-one-quiet-night-next-infection-step = 直後のもの（今の手番も含む）

pandemic-option-epidemic-card = 使用後のエピデミックカード
pandemic-option-epidemic-card-about = 処理の終わったエピデミックカードの置き場所です。ゲームへの影響はほとんどありません。
pandemic-option-epidemic-card-discard-pile = プレイヤーカードの捨て山へ置く
pandemic-option-epidemic-card-removed-from-game = ゲームから取り除く

pandemic-option-eradicate-on-cure = 治療法発見時の根絶
pandemic-option-eradicate-on-cure-about = 盤上にキューブが1つもない疾病を、治療法の発見と同時に根絶とするかを決めます。ルールにあるのは最後のキューブを取り除いたときの根絶だけで、「すぐに根絶する」はこちらで選んだ初期設定です。
pandemic-option-eradicate-on-cure-true = すぐに根絶する
pandemic-option-eradicate-on-cure-false = 後で最後のキューブを取り除いたときだけ

pandemic-option-grant-with-6 = 研究拠点が6つあるときの「政府からの援助」
pandemic-option-grant-with-6-about = 研究拠点が6つとも盤上にあるとき、「政府からの援助」をどう扱うかを決めます。
pandemic-option-grant-with-6-move-existing = 1つを移す
pandemic-option-grant-with-6-illegal = 使えない

pandemic-option-infection-deck-empty = 感染カードの山札が尽きたとき
pandemic-option-infection-deck-empty-about = 感染カードが必要なのに山札がないときの扱いです。基本ゲームでは起こりません。
pandemic-option-infection-deck-empty-reshuffle-discard = 捨て山を混ぜて新しい山札にする
pandemic-option-infection-deck-empty-loss = ゲームに敗北する

pandemic-option-consent = 同意の確認
pandemic-option-consent-about = ほかのプレイヤーがあなたの駒を動かしたり、あなたとカードを受け渡したりする前に、確認するかどうかを決めます。もとにしたルールに確認の決まりはなく、確認するのはこちらで選んだ初期設定です。
pandemic-option-consent-ask = 本人に確認する
pandemic-option-consent-auto = 常に同意とみなす

pandemic-option-strain-time = 猛毒株が決まるとき
pandemic-option-strain-time-about = 「猛毒株」では、最初のエピデミックのときにキューブが最も多い疾病が猛毒株になります。
pandemic-option-strain-time-on-draw = カードを引いたとき
pandemic-option-strain-time-after-infect = キューブ3個を置いた後

pandemic-option-mutation-four-cure-win = 紫が現れないまま治療法が4つ
pandemic-option-mutation-four-cure-win-about = 盤上に紫のキューブがなければ、4つの治療法で勝利です。紫が一度も現れていないときもそうなのかは、ルールに書かれていません。勝利とするのはこちらの解釈です。
pandemic-option-mutation-four-cure-win-literal = 勝利になる
pandemic-option-mutation-four-cure-win-after-first-purple = 紫が現れた後だけ

pandemic-option-bt-seat = バイオテロリストになる人
pandemic-option-bt-seat-about = 最後の席に座った人か、ゲームの開始時に全席から抽選で選ばれた人です。
pandemic-option-bt-seat-volunteer = 最後の席に座った人
pandemic-option-bt-seat-random = 抽選で決める

pandemic-option-bt-start-cards = バイオテロリストの最初の手札
pandemic-option-bt-start-cards-about = バイオテロリストが最初に持つ感染カードの枚数です。
pandemic-option-bt-start-cards-0 = 0
pandemic-option-bt-start-cards-1 = 1
pandemic-option-bt-start-cards-2 = 2
pandemic-option-bt-start-cards-3 = 3
pandemic-option-bt-start-cards-4 = 4
pandemic-option-bt-start-cards-5 = 5
pandemic-option-bt-start-cards-6 = 6
pandemic-option-bt-start-cards-7 = 7

pandemic-option-bt-turns = バイオテロリストの手番
pandemic-option-bt-turns-about = バイオテロリストが行動する頻度です。毎回行動すると、プレイヤーにはずっと厳しくなります。
pandemic-option-bt-turns-after-all-players = 1周に1回
pandemic-option-bt-turns-after-each-player = プレイヤーの手番のたび

pandemic-option-bt-move = バイオテロリストの移動
pandemic-option-bt-move-about = 2アクションとは別の1回の移動でできることです。
pandemic-option-bt-move-drive-ferry = 車か船
pandemic-option-bt-move-any-move = カードを使う飛行も可

pandemic-option-bt-hidden-actions = 1手番の潜伏アクション
pandemic-option-bt-hidden-actions-about = バイオテロリストが1手番に行える感染と破壊工作の回数です。
pandemic-option-bt-hidden-actions-one-total = 合わせて1回
pandemic-option-bt-hidden-actions-each-once = 種類ごとに1回

pandemic-option-bt-sabotage = 破壊工作
pandemic-option-bt-sabotage-about = 研究拠点をどこから、どのカードで破壊できるかを決めます。
pandemic-option-bt-sabotage-anywhere-station-card = どこからでも、その都市のカードで
pandemic-option-bt-sabotage-in-city-same-colour = その都市で、同じ色のカードで

pandemic-option-bt-after-escape = 脱出の後
pandemic-option-bt-after-escape-about = バイオテロリストが脱出した後、手番を続けるかどうかを決めます。
pandemic-option-bt-after-escape-continue = 手番を続ける
pandemic-option-bt-after-escape-turn-ends = 手番が終わる

pandemic-option-bt-purple-rider = 引かれた都市の紫
pandemic-option-bt-purple-rider-about = バイオテロリストとのゲームで、紫のある都市の感染カードが出たとき、いつ紫がもう1個増えるかを決めます。
pandemic-option-bt-purple-rider-placed = その都市の色が置かれたとき
pandemic-option-bt-purple-rider-drawn = いつでも

pandemic-option-bt-sees-pl-hands = バイオテロリストに見える手札
pandemic-option-bt-sees-pl-hands-about = 手札を公開する場合に、バイオテロリストにもプレイヤーの手札が見えるかどうかを決めます。
pandemic-option-bt-sees-pl-hands-true = 見える
pandemic-option-bt-sees-pl-hands-false = 枚数だけ

pandemic-option-bt-sees-forecast = バイオテロリストに見える流行予報
pandemic-option-bt-sees-forecast-about = 「流行予報」のカードがバイオテロリストにも見えるかどうかを決めます。
pandemic-option-bt-sees-forecast-true = 見える
pandemic-option-bt-sees-forecast-false = 見えない

pandemic-option-open-hands = 手札の公開
pandemic-option-open-hands-about = 互いの手札を見られるかどうかを決めます。
pandemic-option-open-hands-true = 全員に公開する
pandemic-option-open-hands-false = 自分の手札だけ見える

pandemic-option-spectator-view = 観戦
pandemic-option-spectator-view-about = 参加していない人が観戦できるかどうかを決めます。
pandemic-option-spectator-view-public = 観戦できる
pandemic-option-spectator-view-none = 観戦できない

pandemic-option-city-06-name = モントリオールかトロントか
pandemic-option-city-06-name-about = シカゴとニューヨークの間にある都市をどちらの名前で表示するかです。ルールは変わりません。
pandemic-option-city-06-name-montreal = モントリオール
pandemic-option-city-06-name-toronto = トロント

pandemic-preset-first = はじめてのゲーム
pandemic-preset-first-about = エピデミック4枚。疾病の動きを覚える余裕があります。
pandemic-preset-normal = 標準
pandemic-preset-normal-about = エピデミック5枚。いちばん遊ばれている形です。
pandemic-preset-hard = 英雄級
pandemic-preset-hard-about = エピデミック6枚。むだにできる手番はほとんどありません。
pandemic-preset-legendary = 伝説級
pandemic-preset-legendary-about = エピデミック7枚。息の合ったチームのためのゲームです。
pandemic-preset-everything = 全部入り
pandemic-preset-everything-about = 猛毒株、変異種、13の役割、13のイベント。エピデミックは4枚です。

pandemic-fact-epidemics = エピデミック{ $count }枚
pandemic-fact-roles = 役割{ $count }種
pandemic-fact-events = イベント{ $count }種

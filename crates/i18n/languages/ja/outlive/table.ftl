# Outlive：エリアの輪、コンボイ、シェルター、夜、得点。

game-outlive = Outlive
game-outlive-about = 2〜4つのクランが、戦争のあとの6日間を生き抜き、地下の仲間を養います。

## フェイズ

outlive-phase-set-up = 準備
outlive-phase-day = 昼
outlive-phase-night = 夜
outlive-phase-over = 終了

outlive-hub-turn = 第{ $turn }/{ $turns }ターン
outlive-hub-of = /{ $turns }
outlive-hub-next = 次の第1プレイヤー：{ $who }さん
outlive-hub-acts = { $who }さんの番
outlive-hub-waits = { $who }さんを待っています
outlive-hub-points = 残り{ $count }アクションポイント

## エリアの輪

outlive-board-name = 8つのエリアの輪
outlive-board-area = { $area }にあるもの
outlive-board-hero-from = { $area }から{ $hero }が来る
outlive-board-hero-begins = { $hero }（パワー{ $strength }）がここから始める
outlive-way-no-chip = マイクロチップが必要ですが、1つもありません。ここでは何も回収できません
outlive-way-nothing-left = 今日はもう回収できるものがありません
outlive-board-hero-waiting = { $who }さんの{ $hero }、未配置
outlive-board-hero-lying = { $who }さんの{ $hero }、{ $area }、未行動
outlive-board-here-standing = { $who }さんの{ $hero }、行動済み
outlive-board-here-lying = { $who }さんの{ $hero }、未行動
outlive-board-here-acting = { $who }さんの{ $hero }、行動中
outlive-board-with-exoskeleton = 作業用外骨格を使う
outlive-board-with-grappling-hook = 登攀用フックで1つ上の列へ
outlive-board-with-both = 作業用外骨格と登攀用フックを使う
outlive-to-act = 手番
outlive-board-there = ここにあるもの
outlive-step-here = ここへ
outlive-begin-here = ここから
outlive-step-presses = プレッシャー{ $count }
outlive-board-far = 2エリアより遠くにいます。
outlive-board-iodine = { $iodine }あり
outlive-board-iodine-used = { $iodine }は今日はもうありません
outlive-board-search = 探索タイル残り{ $count }枚
outlive-board-search-holds = 山の中身（順番は不明）：{ $tiles }
outlive-board-search-order = 山の上から順に：{ $tiles }
outlive-board-search-open = 表向き：{ $tiles }
outlive-board-prey = 
    { $count ->
        [1] 耐久レベル{ $endurance }の獲物、最後の1枚
       *[other] 耐久レベル{ $endurance }の獲物、山に{ $count }枚
    }
outlive-board-prey-toughened =
    { $count ->
        [1] 耐久レベル{ $endurance }の獲物（「{ $event }」により{ $now }）、最後の1枚
       *[other] 耐久レベル{ $endurance }の獲物（「{ $event }」により{ $now }）、山に{ $count }枚
    }
outlive-board-prey-below = その下：{ $tiles }
outlive-board-no-prey = 獲物はもういません
outlive-board-row = 列{ $row }：缶詰{ $count }
outlive-board-survivors = 列{ $rows }に生存者
outlive-board-no-survivors = 待っている生存者はいません

outlive-pressure-coming = { $attacker }さんの{ $hero }は、{ $target }さんの{ $other }にプレッシャー{ $count }をかけられます。
outlive-pressure-answer = { $attacker }さんの{ $hero }が、{ $target }さんの{ $other }にプレッシャー{ $count }をかけています。{ $target }さんの返事待ちです。
outlive-pressure-loot = { $attacker }さんの{ $hero }が、{ $target }さんからトークン{ $count }個を奪います。

## コンボイ

outlive-convoy = コンボイ：放射能とイベント
outlive-convoy-turn = 第{ $turn }ターン、放射能{ $level }
outlive-convoy-closed = 裏向き
outlive-convoy-resolved = 解決済み
outlive-convoy-cost = コスト
outlive-points = { $count }点

## シェルター

outlive-shelters = シェルター
outlive-first = 第1プレイヤー
outlive-survivors = 生存者{ $count }人
outlive-shelter-store = トークン
outlive-shelter-radiation = 放射能
outlive-shelter-gauge = 放射能マーカーは{ $value }
outlive-shelter-dealt = 配られたルーム6つとリーダー2人
outlive-shelter-first-room = シェルターのルームとリーダー2人
outlive-shelter-see-board = ボードを見る
outlive-shelter-see-cards = カードを見る
outlive-shelter-given-back = 返したルーム
outlive-shelter-food = 1人でも住めば、毎晩食糧{ $count }
outlive-shelter-water = 人がいる列ごとに水1、今夜は{ $count }
outlive-shelter-seats = { $seats }席中{ $count }席
outlive-shelter-needs-seats = 生存者が{ $count }人入ると効果を使えます。
outlive-shelter-growth = 最大{ $count }人。
outlive-shelter-airlock-about = ここにいる生存者1人につき、毎晩放射能1ポイントを防ぎます。
outlive-shelter-unbuilt = 未建設
outlive-shelter-full = 満席
outlive-shelter-used = 使用済み
outlive-shelter-broken = 故障中
outlive-shelter-repaired = 修理済み
outlive-shelter-none = なし
outlive-shelter-symbol = 「{ $symbol }」の半分。{ $equipment }と2枚セットになります。
outlive-shelter-prey = 取った獲物：{ $kinds }
outlive-shelter-prey-kind = 耐久レベル{ $endurance }×{ $count }
outlive-shelter-events = 解決したイベント：{ $events }
outlive-shelter-event = { $event }（{ $points }点）

## 夜

outlive-night-begins = 第{ $turn }ターンの昼が終わりました。地下の全員に食糧が必要です。
outlive-night-level = 放射能{ $level }
outlive-night-coming = これから来る夜
outlive-night-now = 今夜
outlive-night-food = 食糧
outlive-night-water = 水
outlive-night-radiation = 放射能
outlive-night-of = 必要{ $need }、手持ち{ $have }
outlive-night-shortage = { $count }人が飢える
outlive-night-up =
    { $count ->
        [0] 防げる
       *[other] { $count }マス上昇
    }
outlive-night-fed = 食糧と放射能は済み
outlive-night-all-eat = 全員が食べられる
outlive-night-after-hunt = ハンティングの後
outlive-night-kept-out = 防いだ
outlive-night-gets-through = 届いた

outlive-step-events = イベント
outlive-step-feeding = 食糧
outlive-step-radiation = 放射能
outlive-step-recruits = 生存者
outlive-step-building = 建設
outlive-step-repairs = 修理
outlive-step-cleaning = 片付け

outlive-owes-nothing = なし
outlive-owes-rooms = ルーム選び
outlive-owes-free-room = 最初の建設
outlive-owes-settling = 4人の住まい
outlive-owes-leader = リーダー選び
outlive-owes-heroes = 英雄の配置
outlive-owes-goods = 資材か弾薬を{ $count }失う
outlive-owes-food = 食糧を{ $count }失う
outlive-owes-survivors = 生存者を{ $count }人失う
outlive-owes-feeding = 食糧の供給
outlive-owes-recruiting = 生存者の獲得
outlive-owes-building = 建設
outlive-owes-repairing = 修理

## 得点

outlive-score = 現在のサバイバルポイント
outlive-score-final = サバイバルポイント
outlive-score-survivors = 生存者
outlive-score-events = イベント
outlive-score-rooms = 満席のルーム
outlive-score-equipment = 修理済み
outlive-score-pairs = 2枚セット
outlive-score-radiation = 放射能
outlive-score-sum = 合計
outlive-score-total = { $points }点
outlive-score-full-rooms = 満席のルーム{ $count }つ
outlive-score-left = 残り：食糧{ $food }個、トークン全部で{ $tokens }個。
outlive-score-won = { $who }さんが{ $points }点で勝ちました。
outlive-score-shared = { $who }さんが{ $points }点で勝利を分け合います。
outlive-score-tie-food = 同点のため、残った食糧{ $count }個で決まりました。
outlive-score-tie-tokens = 点も食糧も同じため、残った全トークン{ $count }個で決まりました。

## 文字だけの表示

outlive-plain-turn = 第{ $turn }ターン、{ $phase }。今夜の放射能：{ $level }。第1プレイヤー：{ $who }さん。
outlive-plain-event = 第{ $turn }ターンのイベント：{ $event }。{ $about }コスト：{ $cost }。{ $points }点。
outlive-plain-night = 今夜：{ $needs }
outlive-plain-of = { $name }：{ $what }
outlive-plain-state = { $name }（{ $state }）
outlive-plain-repair = 修理：{ $tokens }
outlive-plain-broken = { $equipment }（故障中、{ $cost }）
outlive-plain-event-cost = コスト：{ $cost }。{ $points }点。
outlive-plain-turn-space = 第{ $turn }ターンから公開中
outlive-plain-resolved = { $who }さんが解決
outlive-plain-leads = { $who }さんのもと
outlive-plain-in-shelter = { $who }さんのシェルター
outlive-plain-unbuilt-in-shelter = { $who }さんのシェルター（未建設）
outlive-plain-broken-in-shelter = { $who }さんのシェルター（故障中）

outlive-chart = 各クランのサバイバルポイント（日ごと）
outlive-chart-turn = 第{ $number }ターン
outlive-finale = { $who }さんが生き延びた
outlive-mark-points = { $points }点
outlive-did-hunted = 狩りで得た肉
outlive-did-hunted-honour = 狩人
outlive-did-pressed = プレッシャーをかけた英雄
outlive-did-pressed-honour = 腕ずく
outlive-did-built = 建設したルーム
outlive-did-built-honour = 建設者
outlive-did-recruited = 迎えた生存者
outlive-did-recruited-honour = 開いた扉
outlive-did-repaired = 修理
outlive-did-repaired-honour = 修理工
outlive-did-resolved = 解決したイベント
outlive-did-resolved-honour = 動じぬ者

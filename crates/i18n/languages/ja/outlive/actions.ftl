# Outlive：問いかけと、ボタンに書かれるアクション。

## 文の中での言い方

outlive-place-military-base = 軍事基地
outlive-place-silent-peak = サイレントピーク市
outlive-place-silent-peak-early = 東の都市
outlive-place-mine = 鉱山
outlive-place-cargo-ship = 貨物船
outlive-place-fairground = 遊園地
outlive-place-blackwood = ブラックウッド市
outlive-place-blackwood-early = 西の都市
outlive-place-forest = 森
outlive-place-dam = ダム

outlive-home-airlock = エアロック
outlive-home-room = 「{ $room }」

outlive-virtual-water = ルームの水{ $count }

## 決める人への問いかけ

outlive-ask-discard-rooms = { $who }さん、返すルームをあと{ $left }枚選んでください。
outlive-more-discard-rooms = 上級ルーム6枚のうち4枚が手元に残ります。一般ルーム3枚は必ず自分のものです。
outlive-ask-build-free = { $who }さん、最初に建てておくルームはどれですか？
outlive-more-build-free = 費用はかかりません。ほかのルームは、夜に資材3個ずつで建設できます。
outlive-ask-settle = { $who }さん、最初の生存者4人はどこに住みますか？
outlive-more-settle = ルームは満席のときだけ効果を発揮します。エアロックの生存者は放射能を防ぎます。
outlive-more-settle-room = 「{ $room }」の定員は{ $seats }人です。
outlive-ask-leader = { $who }さん、クランのリーダーを選んでください。
outlive-more-leader = 英雄の開始エリアと最初の持ち物はリーダーで決まります。最年長のリーダーのプレイヤーから始めます。
outlive-ask-place-heroes = { $who }さん、英雄を配置してください。
outlive-more-place-heroes = 英雄をリーダーの4つのエリアに1人ずつ置きます。数字はパワーで、アクションポイントとプレッシャーを決めます。全員が決めるまで、ほかの人には見えません。
outlive-more-place-heroes-one-by-one = 英雄をリーダーの4つのエリアに1人ずつ、順番に置きます。数字はパワーで、アクションポイントとプレッシャーを決めます。
outlive-ask-split = { $who }さん、探索タイル4枚をどの都市から引きますか？
outlive-more-split = 4枚とも公開されます。そのあと1枚を捨て、残り3枚に描かれたものを得ます。
outlive-ask-discard-tile = { $who }さん、捨てる探索タイルを選んでください。
outlive-more-discard-tile = 残り3枚に描かれたものを得ます。
outlive-ask-lose-goods = { $who }さん、失う資材か弾薬を{ $left }個選んでください。
outlive-ask-lose-food = { $who }さん、失う食糧を{ $left }個選んでください。
outlive-ask-lose-survivors =
    { $left ->
        [1] { $who }さん、どこの生存者を失いますか？
       *[other] { $who }さん、どこの生存者を失いますか？　あと{ $left }人です。
    }
outlive-more-strike = 「{ $event }」の効果です。
outlive-more-starve = 食糧と水が全員分に足りませんでした。
outlive-more-irradiated = 放射能ゲージは最後のマスにあり、これ以上は1ポイントごとに生存者を1人失います。
outlive-ask-move = { $who }さん、英雄を1人移動させてください。
outlive-more-move = エリアを2つ先まで移動できます。自分の英雄がいるエリアには止まれません。そのあと、そこで行動します。
outlive-more-move-stuck = 装備を使わなければ、どの英雄も移動できません。装備を使うか、英雄をそのままにしておけます。
outlive-ask-pressure = { $who }さん、{ $target }さんにプレッシャーをかけますか？
outlive-more-pressure = { $hero }から{ $target_hero }へ、プレッシャー{ $pressure }です。
outlive-ask-defend = { $who }さん、{ $attacker }さんからプレッシャー{ $pressure }を受けています。
outlive-more-defend = 弾薬1個につき1下がります。残り1につき、食糧か資材を1個渡します。
outlive-ask-hand-over = { $who }さん、{ $attacker }さんに渡すトークンを{ $pressure }個選んでください。
outlive-ask-demand = { $who }さん、{ $target }さんから奪うトークンを{ $pressure }個選んでください。
outlive-ask-visit =
    { $left ->
        [0] { $who }さん、{ $hero }のアクションポイントはもうありません。
       *[other] { $who }さん、{ $hero }は残り{ $left }アクションポイントです。
    }
outlive-more-visit = 英雄が{ $area }に着きました。
outlive-more-visit-dam = 英雄が{ $area }に着きました。水除染装置を起動すると、水を回収できます。
outlive-more-visit-immune = 英雄が{ $area }に着きました。シェルターのルームにより、今日はイベントの影響を受けません。
outlive-ask-house = { $who }さん、生存者をどこに入れますか？
outlive-more-house-cargo-ship = 貨物船から来た生存者です。
outlive-more-house-flashlight = 懐中電灯に導かれて来た生存者です。
outlive-ask-resolve = { $who }さん、イベントを解決しますか？
outlive-more-resolve = 解決したイベントはもう効果がなくなり、カードは自分の得点になります。全員が続けてパスすると、このステップは終わります。
outlive-ask-feed = { $who }さん、生存者に食糧を供給してください。
outlive-more-feed = ルームに食糧{ $rooms }個、エアロックに水{ $airlock }個が必要です。
outlive-more-feed-short = ルームに食糧{ $rooms }個、エアロックに水{ $airlock }個が必要です。{ $shortage }個足りないので、その数の生存者を失います。
outlive-ask-recruit = { $who }さん、生存者を獲得しますか？
outlive-more-recruit = 1人につき食糧1個です。エアロックの空きは{ $seats }人分です。今夜、肉はすべて傷み、水は2個までしか残りません。
outlive-ask-build = { $who }さん、ルームを建設し、生存者を入れてください。
outlive-more-build =
    { $survivors ->
        [0] ルームの建設には資材3個が必要です。エアロックに生存者はいません。
       *[other] ルームの建設には資材3個が必要です。エアロックの生存者{ $survivors }人を移せます。
    }
outlive-ask-repair = { $who }さん、装備を修理してください。
outlive-more-repair = 修理した装備は明日から1日1回使え、1サバイバルポイントになります。
outlive-more-repair-cheaper = 次の修理1回は、資材が1個少なくて済みます。

## 待っている人への説明

outlive-wait-choose = { $who }さんがシェルターを準備しています。
outlive-wait-place-heroes = { $who }さんが英雄を配置しています。
outlive-wait-mary = { $who }さんがマリー・クールペッパーの探索タイルを決めています。
outlive-wait-strike = 「{ $event }」の効果です。{ $who }さんが失うものを選んでいます。
outlive-wait-move = { $who }さんが英雄を移動させます。
outlive-wait-pressure = { $who }さんがプレッシャーをかけるか考えています。
outlive-wait-defend = { $who }さんがプレッシャーを受けています。
outlive-wait-loot = { $who }さんが受け渡すトークンを選んでいます。
outlive-wait-visit = { $who }さんが{ $area }で行動しています。
outlive-wait-house = { $who }さんが生存者の居場所を決めています。
outlive-wait-resolve = { $who }さんがイベントを解決するか考えています。
outlive-wait-shelters = 夜です。{ $who }さんがシェルターを整えています。
outlive-wait-shelters-ready = あなたのシェルターは明日の準備が済みました。{ $who }さんを待っています。
outlive-wait-ready = あなたの準備は済みました。{ $who }さんを待っています。
outlive-wait-chance = タイルとカードをめくっています。

## 選択肢のまとまり

outlive-group-rooms = 上級ルーム
outlive-group-free-room = 最初のルーム
outlive-group-settle = 最初の生存者
outlive-group-leader = リーダー
outlive-group-place = 英雄
outlive-group-mary = 探索タイル
outlive-group-lose = 失うトークン
outlive-group-survivor = 失う生存者
outlive-group-move = 移動
outlive-group-pressure = プレッシャー
outlive-group-defend = あなたの返答
outlive-group-loot = 受け渡すトークン
outlive-group-house = 生存者の居場所
outlive-group-gather = 回収
outlive-group-hunt = ハンティング
outlive-group-take = 並んでいる装備
outlive-group-search = 探索
outlive-group-use = 装備
outlive-group-use-room = ルーム
outlive-group-peek = 探索タイルの山の確認
outlive-group-resolve = 公開中のイベント
outlive-group-feed = 生存者への食糧供給
outlive-group-recruit = 生存者獲得
outlive-group-build = ルームの建設
outlive-group-move-in = エアロックからの移動
outlive-group-dismantle = 装備の破壊
outlive-group-repair = 装備の修理
outlive-group-end = 終了

outlive-set-up-step = 準備 { $step }/{ $steps }
outlive-suggested = おすすめ
outlive-suggested-set-up = おすすめどおりに準備する
outlive-suggested-room = 「{ $room }」
outlive-suggested-heroes = 英雄をおすすめどおりに置く
outlive-as-list = すべて一覧で
outlive-points-lost = 残りの{ $count }アクションポイントが失われます。
outlive-blocked-move = { $hero }を{ $areas }へ
outlive-otherwise = ほかの払い方
outlive-other-tokens = 別のトークン
outlive-other-answers = 別の返答
outlive-with-gear = 装備を使う
outlive-other-hunts = 弾薬や装備をもっと使う
outlive-prey-toughened = { $prey }（「{ $event }」により{ $now }）
outlive-prey-in-pile =
    { $number ->
        [1] { $prey }：{ $meat }
       *[other] { $number }枚目の{ $prey }：{ $meat }
    }

## アクション

outlive-do-discard-room = 「{ $room }」を返す
outlive-do-build-free = 「{ $room }」を建てておく
outlive-do-settle =
    { $count ->
        [0] 4人ともエアロックへ
        [4] 4人ともルームへ
       *[other] { $count }人をルームへ、{ $rest }人をエアロックへ
    }
outlive-do-leader = { $leader }をリーダーにする
outlive-do-place = { $hero }を{ $area }へ
outlive-do-split =
    { $count ->
        [0] 4枚とも{ $other }から
        [4] 4枚とも{ $city }から
       *[other] { $city }から{ $count }枚、{ $other }から{ $rest }枚
    }
outlive-do-discard-tile = 捨てる：{ $tile }
outlive-do-lose = { $tokens }を失う
outlive-do-lose-survivor = { $home }の生存者を1人失う
outlive-do-move = { $hero }を{ $area }へ
outlive-do-move-exoskeleton = 作業用外骨格で{ $hero }を{ $area }へ
outlive-do-move-grappling-hook = { $hero }を{ $area }へ、登攀用フックで1つ上の列に
outlive-do-move-both = 作業用外骨格で{ $hero }を{ $area }へ、登攀用フックで1つ上の列に
outlive-do-stay = 英雄をそのままにして1日を終える
outlive-do-press = プレッシャーをかける
outlive-do-press-with-bat = バットでプレッシャーをかける（＋1）
outlive-do-spare = 英雄を見逃す
outlive-do-defend =
    { $ammo ->
        [0] 弾薬を使わない
       *[other] 弾薬を{ $ammo }個使う
    }
outlive-do-defend-with =
    { $ammo ->
        [0] { $shield }を使う
       *[other] { $shield }と弾薬{ $ammo }個を使う
    }
outlive-do-hand-over = { $tokens }を渡す
outlive-do-demand = { $tokens }を奪う
outlive-do-house = { $home }へ
outlive-do-leave = 生存者を船に残す
outlive-do-gather = { $tokens }を回収する
outlive-do-gather-some = トークンを{ $count }個回収する
outlive-do-iodine = { $iodine }を取る：放射能ゲージ－1マス
outlive-do-hunt =
    { $number ->
        [1] 一番上の獲物を狩る
       *[other] 山の{ $number }枚目の獲物を狩る
    }
outlive-do-hunt-with =
    { $number ->
        [1] { $means }で一番上の獲物を狩る
       *[other] { $means }で山の{ $number }枚目の獲物を狩る
    }
outlive-do-start-chip = マイクロチップ1で水除染装置を起動する
outlive-do-start-access-card = アクセスカードで水除染装置を起動する
outlive-do-take = { $equipment }を取る
outlive-do-search = 探索する
outlive-do-search-room = 「{ $room }」でもう1枚探索する
outlive-do-use = { $equipment }を使う
outlive-do-use-room = 「{ $room }」を使う
outlive-do-peek = { $city }の探索タイルの山を見る
outlive-do-end = 行動を終える
outlive-do-end-early = 残り{ $left }アクションポイントを使わずに終える
outlive-do-resolve = { $event }：{ $tokens }を支払う
outlive-do-resolve-with = { $event }：「{ $room }」を使い、{ $tokens }を支払う
outlive-do-pass = パスする
outlive-do-feed = { $tokens }を供給する
outlive-do-feed-nothing = 食糧なしで進む
outlive-do-recruit = { $tokens }で生存者を1人獲得する
outlive-do-build = { $tokens }で「{ $room }」を建設する
outlive-do-build-with = 「{ $discount }」を使い、{ $tokens }で「{ $room }」を建設する
outlive-do-move-in = 生存者{ $count }人を「{ $room }」へ移す
outlive-do-dismantle = { $equipment }を破壊して{ $tokens }を得る
outlive-do-repair = { $tokens }で{ $equipment }を修理する
outlive-do-repair-with = 「{ $room }」を使い、{ $tokens }で{ $equipment }を修理する
outlive-do-done = このステップを終える
outlive-do-done-recruit = もう獲得しない
outlive-do-done-build = 建設を終える
outlive-do-done-repair = 夜を終える

## アクションの費用と得るもの

outlive-hands-over =
    { $count ->
        [0] 何も渡さない
       *[other] トークンを{ $count }個渡す
    }
outlive-at-cost = { $action }：{ $cost }
outlive-action-points = { $count }ポイント
outlive-do-hunt-at = ハンティング：{ $cost }
outlive-hunt-price = ハンティングのコストの払い方
outlive-hunt-points = アクションポイント
outlive-hunt-uses = { $equipment }を使う
outlive-hunt-turns-up = その後、次のタイルが表になります。
outlive-gather-has = 手持ち{ $count }
outlive-change = { $name }：現在{ $before }、その後{ $after }
outlive-lets-in = 今夜の放射能は{ $points }。マーカーの上昇が{ $now }マスから{ $count }マスになります。
outlive-way-presses = { $target }さんの{ $hero }にプレッシャー{ $count }
outlive-fills = 満席になる
outlive-seats-of = 定員{ $seats }人、食糧コスト{ $food }。

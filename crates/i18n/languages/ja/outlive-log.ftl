# Outlive：起こったこと。

outlive-log-leader-dealt = リーダー「{ $leader }」が配られました。
outlive-log-room-dealt = ルーム「{ $room }」が配られました。
outlive-log-shelter-shown = { $who }さんのリーダーは{ $leader }です。「{ $room }」に{ $survivors }人、エアロックに{ $airlock }人が住みます。
outlive-log-hero-placed = { $who }さんが{ $hero }を{ $area }に置きました。
outlive-log-leader-brings = { $leader }が{ $who }さんに{ $tokens }と、故障した{ $equipment }をもたらします。
outlive-log-leader-brings-equipment = { $leader }が{ $who }さんに故障した{ $equipment }をもたらします。
outlive-log-drawn-for-mary = マリー・クールペッパーが{ $who }さんのために{ $area }を探索：{ $tile }
outlive-log-discarded-for-mary = { $who }さんがマリー・クールペッパーのタイルを1枚捨てました：{ $tile }
outlive-log-first-player = { $who }さんが第1プレイヤーです。
outlive-log-dawn = 第{ $turn }ターン
outlive-log-prey-turned-up = { $area }で狩れる獲物：{ $prey }
outlive-log-shown = { $area }に並んだ装備：{ $equipment }
outlive-log-deck-shuffled = 装備の捨て山を混ぜ、新しい山札にしました。
outlive-log-set-aside = { $area }：今日は使われない探索タイル（{ $tile }）
outlive-log-event-turned-up = 新しいイベント「{ $event }」：{ $about }
outlive-log-event-strikes = 「{ $event }」の効果が適用されます。
outlive-log-stock-lost = { $area }から{ $tokens }が失われました。
outlive-log-immune = { $who }さんのシェルターにはイベント「{ $event }」の効果がありません。
outlive-log-tokens-lost = { $who }さんが{ $tokens }を失いました。
outlive-log-survivor-lost = { $who }さんが{ $home }の生存者を1人失いました。
outlive-log-radiation-up =
    { $spaces ->
        [0] { $who }さんの放射能ゲージはこれ以上悪くなりません。
       *[other] { $who }さんの放射能ゲージが{ $spaces }マス悪化しました：{ $value }
    }
outlive-log-radiation-down = { $who }さんの放射能ゲージが良くなりました：{ $value }
outlive-log-moved = { $who }さんが{ $hero }を{ $from }から{ $to }へ移動させました。
outlive-log-moved-row = { $who }さんが{ $hero }を{ $from }から{ $to }の列{ $row }へ移動させました。
outlive-log-equipment-used = { $who }さんが{ $equipment }を使いました。
outlive-log-room-used = { $who }さんが「{ $room }」を使いました。
outlive-log-stuck = { $who }さんの英雄は今日もう誰も移動できません。
outlive-log-pressed = { $who }さんが{ $target }さんにプレッシャー{ $pressure }をかけました：{ $hero }から{ $target_hero }へ
outlive-log-spared = { $who }さんが{ $target }さんを見逃しました。
outlive-log-defended =
    { $ammo ->
        [0] { $who }さんは弾薬を使いません。残りのプレッシャー：{ $left }
       *[other] { $who }さんが弾薬を{ $ammo }個使いました。残りのプレッシャー：{ $left }
    }
outlive-log-defended-with =
    { $ammo ->
        [0] { $who }さんが{ $shield }を使いました。残りのプレッシャー：{ $left }
       *[other] { $who }さんが{ $shield }と弾薬{ $ammo }個を使いました。残りのプレッシャー：{ $left }
    }
outlive-log-handed-over = { $giver }さんが{ $taker }さんに{ $tokens }を渡しました。
outlive-log-gained-stock = { $who }さんが{ $tokens }を回収しました。
outlive-log-gained-equipment = { $who }さんが{ $equipment }で{ $tokens }を得ました。
outlive-log-gained-room = { $who }さんが「{ $room }」で{ $tokens }を得ました。
outlive-log-gained-row = { $who }さんが貨物船の列{ $row }で{ $tokens }を得ました。
outlive-log-gained-search = { $who }さんが{ $tokens }を見つけました。
outlive-log-iodine-taken = { $who }さんが軍事基地の{ $iodine }を取りました。
outlive-log-hunted =
    { $ammo ->
        [0] { $who }さんが{ $hero }の{ $points }アクションポイントで{ $prey }を狩り、肉{ $meat }を得ました。
       *[other] { $who }さんが{ $hero }の{ $points }アクションポイントと弾薬{ $ammo }個で{ $prey }を狩り、肉{ $meat }を得ました。
    }
outlive-log-prey-looked-at = { $who }さんが{ $area }の獲物の山を調べました。
outlive-log-prey-seen = { $area }の山の次の獲物：{ $prey }
outlive-log-search-pile-looked-at = { $who }さんが{ $area }の探索タイルの山を見ました。
outlive-log-search-tile-seen = { $area }の山の次のタイル：{ $tile }
outlive-log-token-taken = { $who }さんが最初に貨物船に着き、今夜から第1プレイヤーになります。
outlive-log-survivor-joined = { $who }さんのところに生存者が加わりました：{ $home }
outlive-log-survivor-left = { $who }さんが生存者を貨物船に残しました。
outlive-log-purifier-started = { $who }さんがダムの水除染装置を起動しました。
outlive-log-equipment-taken = { $who }さんが故障した{ $equipment }を得ました。
outlive-log-duplicate-drawn = { $who }さんが同じ種類を持っているので脇に置きました：{ $equipment }
outlive-log-found = { $who }さんが{ $area }を探索：{ $tile }
outlive-log-day-ended = 夜になりました。
outlive-log-event-resolved = { $who }さんが{ $tokens }でイベントを解決しました：{ $event }
outlive-log-event-resolved-with = { $who }さんが「{ $room }」を使い、{ $tokens }でイベントを解決しました：{ $event }
outlive-log-passed = { $who }さんがパスしました。
outlive-log-fed = 
    { $shortage ->
        [0] { $who }さんが生存者に{ $tokens }を供給しました。
       *[other] { $who }さんが生存者に{ $tokens }を供給しました。食糧が{ $shortage }個足りません。
    }
outlive-log-nothing-to-feed = { $who }さんのシェルターに食糧は必要ありません。
outlive-log-nothing-fed = { $who }さんは生存者に供給する食糧がありません。食糧が{ $shortage }個足りません。
outlive-log-radiation-handled = { $who }さんのシェルターに放射能{ $points }ポイント。うち{ $cancelled }を防ぎました。
outlive-log-recruited = { $who }さんが{ $tokens }で生存者を1人獲得しました。
outlive-log-built = { $who }さんが{ $tokens }で「{ $room }」を建設しました。
outlive-log-built-with = { $who }さんが「{ $discount }」を使い、{ $tokens }で「{ $room }」を建設しました。
outlive-log-moved-in = { $who }さんが「{ $room }」に生存者{ $survivors }人を移しました。
outlive-log-dismantled = { $who }さんが{ $equipment }を破壊しました。
outlive-log-repaired = { $who }さんが{ $tokens }で{ $equipment }を修理しました。
outlive-log-repaired-with = { $who }さんが「{ $room }」を使い、{ $tokens }で{ $equipment }を修理しました。
outlive-log-spoiled = { $who }さんの{ $tokens }は取っておけず、失われました。
outlive-log-game-over = 6日目の夜が終わりました。
outlive-log-scored = { $who }さんは{ $points }サバイバルポイントです。

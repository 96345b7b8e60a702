# Outlive：起こったこと。

outlive-log-leader-dealt = { $seat }さんにリーダー「{ $leader }」が配られました。
outlive-log-room-dealt = { $seat }さんにルーム「{ $room }」が配られました。
outlive-log-shelter-shown = { $seat }さんのリーダーは{ $leader }です。「{ $built }」に{ $survivors }人、エアロックに{ $airlock }人が住みます。
outlive-log-hero-placed = { $seat }さんが{ $hero }を{ $area }に置きました。
outlive-log-leader-brings = { $leader }が{ $seat }さんに{ $tokens }と、故障した{ $equipment }をもたらします。
outlive-log-leader-brings-equipment = { $leader }が{ $seat }さんに故障した{ $equipment }をもたらします。
outlive-log-drawn-for-mary = マリー・クールペッパーが{ $seat }さんのために{ $city }を探索：{ $tile }
outlive-log-discarded-for-mary = { $seat }さんがマリー・クールペッパーのタイルを1枚捨てました：{ $tile }
outlive-log-first-player = { $seat }さんが第1プレイヤーです。
outlive-log-dawn = 第{ $turn }ターン
outlive-log-prey-turned-up = { $ground }で狩れる獲物：{ $prey }
outlive-log-shown = { $city }に並んだ装備：{ $equipment }
outlive-log-deck-shuffled = 装備の捨て山を混ぜ、新しい山札にしました。
outlive-log-set-aside = { $city }：今日は使われない探索タイル（{ $tile }）
outlive-log-event-turned-up = 新しいイベント「{ $event }」：{ $about }
outlive-log-event-strikes = 「{ $event }」の効果が適用されます。
outlive-log-stock-lost = { $area }から{ $tokens }が失われました。
outlive-log-immune = { $seat }さんのシェルターにはイベント「{ $event }」の効果がありません。
outlive-log-tokens-lost = { $seat }さんが{ $tokens }を失いました。
outlive-log-survivor-lost = { $seat }さんが{ $home }の生存者を1人失いました。
outlive-log-radiation-up =
    { $spaces ->
        [0] { $seat }さんの放射能ゲージはこれ以上悪くなりません。
       *[other] { $seat }さんの放射能ゲージが{ $spaces }マス悪化しました：{ $value }
    }
outlive-log-radiation-down = { $seat }さんの放射能ゲージが良くなりました：{ $value }
outlive-log-moved = { $seat }さんが{ $hero }を{ $from }から{ $to }へ移動させました。
outlive-log-moved-row = { $seat }さんが{ $hero }を{ $from }から{ $to }の列{ $row }へ移動させました。
outlive-log-equipment-used = { $seat }さんが{ $equipment }を使いました。
outlive-log-room-used = { $seat }さんが「{ $room }」を使いました。
outlive-log-stuck = { $seat }さんの英雄は今日もう誰も移動できません。
outlive-log-pressed = { $seat }さんが{ $target }さんにプレッシャー{ $pressure }をかけました：{ $hero }から{ $target_hero }へ
outlive-log-spared = { $seat }さんが{ $target }さんを見逃しました。
outlive-log-defended =
    { $ammo ->
        [0] { $seat }さんは弾薬を使いません。残りのプレッシャー：{ $left }
       *[other] { $seat }さんが弾薬を{ $ammo }個使いました。残りのプレッシャー：{ $left }
    }
outlive-log-defended-with =
    { $ammo ->
        [0] { $seat }さんが{ $with }を使いました。残りのプレッシャー：{ $left }
       *[other] { $seat }さんが{ $with }と弾薬{ $ammo }個を使いました。残りのプレッシャー：{ $left }
    }
outlive-log-handed-over = { $from }さんが{ $to }さんに{ $tokens }を渡しました。
outlive-log-gained-stock = { $seat }さんが{ $tokens }を回収しました。
outlive-log-gained-equipment = { $seat }さんが{ $source }で{ $tokens }を得ました。
outlive-log-gained-room = { $seat }さんが「{ $source }」で{ $tokens }を得ました。
outlive-log-gained-row = { $seat }さんが貨物船の列{ $source }で{ $tokens }を得ました。
outlive-log-gained-search = { $seat }さんが{ $tokens }を見つけました。
outlive-log-iodine-taken = { $seat }さんが軍事基地の{ $iodine }を取りました。
outlive-log-hunted =
    { $ammo ->
        [0] { $seat }さんが{ $hero }の{ $points }アクションポイントで{ $prey }を狩り、肉{ $meat }を得ました。
       *[other] { $seat }さんが{ $hero }の{ $points }アクションポイントと弾薬{ $ammo }個で{ $prey }を狩り、肉{ $meat }を得ました。
    }
outlive-log-prey-looked-at = { $seat }さんが{ $ground }の獲物の山を調べました。
outlive-log-prey-seen = { $ground }の山の次の獲物：{ $prey }
outlive-log-search-pile-looked-at = { $seat }さんが{ $city }の探索タイルの山を見ました。
outlive-log-search-tile-seen = { $city }の山の次のタイル：{ $tile }
outlive-log-token-taken = { $seat }さんが最初に貨物船に着き、今夜から第1プレイヤーになります。
outlive-log-survivor-joined = { $seat }さんのところに生存者が加わりました：{ $home }
outlive-log-survivor-left = { $seat }さんが生存者を貨物船に残しました。
outlive-log-purifier-started = { $seat }さんがダムの水除染装置を起動しました。
outlive-log-equipment-taken = { $seat }さんが故障した{ $equipment }を得ました。
outlive-log-duplicate-drawn = { $seat }さんが同じ種類を持っているので脇に置きました：{ $equipment }
outlive-log-found = { $seat }さんが{ $city }を探索：{ $tile }
outlive-log-day-ended = 夜になりました。
outlive-log-event-resolved = { $seat }さんが{ $tokens }でイベントを解決しました：{ $event }
outlive-log-event-resolved-with = { $seat }さんが「{ $helper }」を使い、{ $tokens }でイベントを解決しました：{ $event }
outlive-log-passed = { $seat }さんがパスしました。
outlive-log-fed = 
    { $shortage ->
        [0] { $seat }さんが生存者に{ $tokens }を供給しました。
       *[other] { $seat }さんが生存者に{ $tokens }を供給しました。食糧が{ $shortage }個足りません。
    }
outlive-log-fed-unneeded = { $seat }さんのシェルターに食糧は必要ありません。
outlive-log-fed-nothing = { $seat }さんは生存者に供給する食糧がありません。食糧が{ $shortage }個足りません。
outlive-log-radiation-handled = { $seat }さんのシェルターに放射能{ $points }ポイント。うち{ $cancelled }を防ぎました。
outlive-log-recruited = { $seat }さんが{ $tokens }で生存者を1人獲得しました。
outlive-log-built = { $seat }さんが{ $tokens }で「{ $room }」を建設しました。
outlive-log-built-with = { $seat }さんが「{ $helper }」を使い、{ $tokens }で「{ $room }」を建設しました。
outlive-log-moved-in = { $seat }さんが「{ $room }」に生存者{ $survivors }人を移しました。
outlive-log-dismantled = { $seat }さんが{ $equipment }を破壊しました。
outlive-log-repaired = { $seat }さんが{ $tokens }で{ $equipment }を修理しました。
outlive-log-repaired-with = { $seat }さんが「{ $helper }」を使い、{ $tokens }で{ $equipment }を修理しました。
outlive-log-spoiled = { $seat }さんの{ $tokens }は取っておけず、失われました。
outlive-log-game-over = 6日目の夜が終わりました。
outlive-log-scored = { $seat }さんは{ $points }サバイバルポイントです。

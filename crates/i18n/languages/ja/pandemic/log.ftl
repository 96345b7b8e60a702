# パンデミック：起こったことと結末。

## 記録

log-role-taken = { $seat }さんは{ $role }です。
log-bio-terrorist-chosen = { $seat }さんがバイオテロリストを演じます。
log-events-mixed = イベントが{ $count }枚混ぜられました。どれかは誰も知りません。
log-setup-infected = { $city }に最初の{ $colour }のキューブが{ $cubes }個置かれました。
log-dealt = { $seat }さんに{ $card }が配られました。
log-dealt-hidden = { $seat }さんにカードが1枚配られました。
log-begins = { $seat }さんから始めます。
log-begins-card = 最大の都市{ $card }を持つ{ $seat }さんから始めます。
log-turn-began = 第{ $number }手番：{ $seat }さん
log-moved-drive = { $seat }さんが{ $from }から{ $to }へ移動しました。
log-moved-direct = { $seat }さんが{ $to }のカードを捨て、{ $from }から直行便で飛びました。
log-moved-direct-shown = { $pawn }さんが{ $from }から{ $to }へ飛びました。
log-moved-charter = { $seat }さんが{ $from }のカードを捨て、チャーター便で{ $to }へ飛びました。
log-moved-shuttle = { $seat }さんがシャトル便で{ $from }から{ $to }へ移動しました。
log-moved-rendezvous = { $seat }さんが{ $from }から、駒のいる{ $to }へ合流しました。
log-moved-drive-pawn = { $seat }さんが{ $pawn }さんを{ $from }から{ $to }へ動かしました。
log-moved-direct-pawn = { $seat }さんが{ $to }のカードを捨て、{ $pawn }さんを{ $from }から飛ばしました。
log-moved-charter-pawn = { $seat }さんが{ $from }のカードを捨て、{ $pawn }さんをチャーター便で{ $to }へ飛ばしました。
log-moved-shuttle-pawn = { $seat }さんが{ $pawn }さんをシャトル便で{ $from }から{ $to }へ動かしました。
log-moved-rendezvous-pawn = { $seat }さんが{ $pawn }さんを{ $from }から{ $to }へ呼びました。
log-built = { $seat }さんが{ $city }のカードを捨て、研究拠点を建てました。
log-built-free = { $seat }さんが{ $city }に研究拠点を建てました。
log-built-from = { $seat }さんが{ $city }のカードを捨て、{ $from }の研究拠点を移しました。
log-built-from-free = { $seat }さんが{ $from }の研究拠点を{ $city }へ移しました。
log-treated = { $seat }さんが{ $city }から{ $colour }のキューブを{ $cubes }個取り除きました。
log-medic-cleared = 衛生兵がいる{ $city }から{ $colour }のキューブが{ $cubes }個消えました。
log-cured = { $seat }さんが{ $colour }の治療法を発見しました！
log-eradicated = { $colour }の疾病が根絶されました！
log-shared = { $giver }さんが{ $receiver }さんに{ $card }のカードを渡しました。
log-captured = { $seat }さんがバイオテロリストを拘束しました！
log-actions-ended = { $seat }さんが{ $unused }アクションを残して終えました。
log-discarded = { $seat }さんが{ $card }を捨てました。
log-played = { $seat }さんが「{ $event }」を使いました。
log-airlifted = { $pawn }さんが{ $from }から{ $to }へ飛びました。
log-revealed = 流行予報：{ $card }
log-forecast = 感染カードはこの順番で戻されました：{ $order }。
log-granted = { $city }に研究拠点が建ちました。
log-granted-from = { $from }の研究拠点が{ $city }へ移されました。
log-quiet-night =
    { $turns ->
        [0] この手番の感染は飛ばされます。
        [1] 次の手番の感染は飛ばされます。
       *[other] { $turns }手番後の感染は飛ばされます。
    }
log-removed = { $city }の感染カードがゲームから取り除かれました。
log-actions-gained = { $seat }さんのアクションが{ $actions }回増えました。
log-travel-banned = { $seat }さんの次の手番まで、感染カードは1手番に1枚だけになります。
log-role-changed = { $seat }さんの役割が{ $role }になりました。
log-cube-removed = 「{ $event }」で{ $city }から{ $colour }のキューブが1個取り除かれました。
log-researched = { $seat }さんが捨て山から{ $card }のカードを受け取りました。
log-ordered = この手番、{ $seat }さんは{ $pawn }さんの駒も動かせます。
log-asked = { $asker }さんが{ $owner }さんに同意を求めました。
log-agreed = { $owner }さんが同意しました。
log-agreed-by-itself = { $owner }さんは自動的に同意しました。
log-declined = { $owner }さんが断りました。
log-drew = { $seat }さんが{ $card }を引きました。
log-drew-hidden = { $seat }さんがカードを1枚引きました。
log-epidemic-drawn = { $seat }さんがエピデミックを引きました！
log-epidemic-drawn-strain = { $seat }さんがエピデミック「{ $card }」を引きました！
log-mutation-drawn = { $seat }さんが「{ $event }」を引きました。
log-mutation-began = 「{ $event }」：{ $about }
log-strain-effect = 「{ $card }」：{ $about }
log-mutation-without-effect = 紫の疾病は根絶済みなので、何も起こりません。
log-strain-chosen = { $colour }の疾病が猛毒株になりました。
log-strain-returned = { $colour }の疾病が再び現れました！
log-cubes-lost = { $colour }のキューブ{ $cubes }個がストックから除外されました。
log-increased = 感染率が{ $rate }になりました。
log-bottom-revealed = 一番下のカード：{ $card }
log-intensified = 感染カード{ $cards }枚が混ぜられ、山札の上に戻りました。
log-infection-revealed = 感染カード：{ $card }
log-additional-card = 感染加速：感染カードがもう1枚めくられます。
log-cubes-placed = { $city }に{ $colour }のキューブが{ $cubes }個置かれました。
log-held-off-eradicated = { $colour }の疾病は根絶済みなので、{ $city }は無事です。
log-purple-returned = { $city }の紫のキューブ{ $cubes }個がストックに戻りました。
log-outbreak = { $city }で{ $colour }のアウトブレイク！　マーカーが{ $marker }に進みました。
log-infection-skipped = 静かな一夜：感染は起こりませんでした。
log-infection-reshuffled = 感染カードの山札が尽き、捨て山が新しい山札になりました。
log-bio-terrorist-turn-began = バイオテロリストの手番
log-bio-terrorist-turn-ended = バイオテロリストの手番が終わりました。
log-bio-terrorist-began = バイオテロリストは{ $city }から始めました。
log-bio-terrorist-moved-drive = バイオテロリストは{ $from }から{ $to }へ移動しました。
log-bio-terrorist-moved-direct = バイオテロリストは{ $to }のカードを捨て、{ $from }から飛びました。
log-bio-terrorist-moved-charter = バイオテロリストは{ $from }のカードを捨て、チャーター便で{ $to }へ飛びました。
log-bio-terrorist-moved-shuttle = バイオテロリストはシャトル便で{ $from }から{ $to }へ移動しました。
log-bio-terrorist-moved-rendezvous = バイオテロリストは{ $from }から、駒のいる{ $to }へ合流しました。
log-bio-terrorist-passed = バイオテロリストはアクションを1回パスしました。
log-bio-terrorist-in-vain = バイオテロリストは{ $city }に感染を広げられませんでした。
log-bio-terrorist-drew = バイオテロリストは{ $city }を引きました。
log-bio-terrorist-drew-hidden = バイオテロリストがカードを1枚引きました。
log-bio-terrorist-discarded = バイオテロリストが{ $city }のカードを捨てました。
log-sabotaged = { $city }の研究拠点が破壊されました！
log-bio-terrorist-appeared = 黒い駒が{ $city }に現れました。
log-bio-terrorist-vanished = 黒い駒が{ $city }から消えました。
log-bio-terrorist-escaped = バイオテロリストが{ $city }へ脱出しました！
log-bio-terrorist-out = 紫の疾病が根絶され、バイオテロリストは敗れ去りました！

## 結末

ending-cures = 4つの治療法がすべて見つかりました。人類は救われました！
ending-cures-purple = 必要な治療法がそろい、紫の疾病も収まりました。人類は救われました！
ending-cubes = 置くべきキューブが足りず、疾病が手に負えなくなりました。敗北です。
ending-outbreaks = 8回目のアウトブレイクで世界は混乱に陥りました。敗北です。
ending-player-deck = プレイヤーカードが尽き、時間切れになりました。敗北です。
ending-infection-deck = 感染カードが尽きました。敗北です。
ending-team-won = プレイヤーたちがバイオテロリストに勝利しました。
ending-bio-terrorist-won = 盤上に紫のキューブがあるので、バイオテロリストの勝利です。
ending-nobody-won = バイオテロリストも勝てず、勝者はいません。


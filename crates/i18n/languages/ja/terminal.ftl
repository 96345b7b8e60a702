# The table in the terminal, and what can be typed there.

play-seal = シャッフルは封印されています。シード値のSHA-256は{ $hash }です。
play-you = プレイヤー
play-you-at = プレイヤー{ $seat }
play-bot-at = ボット{ $seat }
play-bot-level = { $bot }のレベルは「{ $level }」です。
play-welcome = `help` で入力できるものを一覧にします。

## Help: what each command does

play-help-title = 入力できるもの：
play-help-action = 行動を行います。一覧の番号、または `{ $example }` のような記法で入力します
play-help-beginning = `{ $example }` のように、その語で始まる行動を一覧にします
play-help-all = できる行動をすべて一覧にします
play-help-card = カードのテキストを表示します。名前またはその先頭を入力します（例：`card { $example }`）
play-help-cards = 見えているカードを一覧にします
play-help-why = その行動ができない理由を表示します
play-help-look = 卓の状況をもう一度表示します
play-help-undo = 直前の自分の行動を取り消します
play-help-record = ここまでの対戦記録を表示します
play-help-seat = 自分の別の席に移ります。`{ $seat } ACTION` ならその席ですぐに行動します
play-help-enter = Enterキーを押すと、あなたもボットも行動できるとき、ボットを1手進めます
play-help-wait = 次にあなたの決定が必要になるまでボットを進めます
play-help-help = この一覧を表示します
play-help-quit = 終了します

## Answers

play-list-more = ……ほかに{ $count }件あります。`all` ですべて表示します。行動の先頭を入力しても絞り込めます。
play-list-folded = { $count }件：`{ $word }` で一覧にします
play-allowed = `{ $action }` は行えます。
play-record-later = 対戦記録にはほかの席の秘密も含まれるため、ゲームの終了時に表示します。
play-not-understood = 「{ $said }」は分かりません。一覧の番号、行動の先頭、または `help` を入力してください。
play-bots-next = Enterでボットを1手、`wait` で次にあなたの決定が必要になるまで進めます。
play-cards-title = 見えているカード（`card NAME` でゲームのどのカードのテキストも表示できます）：
play-card-unknown = 「{ $name }」というカードはこのゲームにありません。`card` で見えているカードを一覧にします。
play-card-several = 「{ $name }」に当てはまるものがいくつかあります：{ $cards }
play-card-places = 見えている場所：{ $places }

# パンデミック：バイオテロリスト。追う人と隠れる人への説明。

parts-bio-terrorist = 席{ $seat }はバイオテロリストの席です。そこに座る人は、姿を隠して1人でほかの全員と戦います。
parts-bio-terrorist-drawn = ゲームの開始時に席が1つ抽選で選ばれ、そこに座る人がバイオテロリストとしてほかの全員と戦います。
bio-terrorist-known = 手札に確実にあるカード
bio-terrorist-out = 紫の疾病は根絶され、バイオテロリストは敗北してゲームを去りました。
bio-terrorist-own-captured = あなたは{ $captor }さんに拘束されています。
bio-terrorist-their-captured = { $captor }さんがバイオテロリストを拘束しています。都市のカードがあれば、その都市へ脱出できます。
bio-terrorist-own-not-begun = まだどこにもいません。最初の手番に、ひそかに都市を選びます。
bio-terrorist-their-not-begun = まだ始めていません。最初の手番に、ひそかに都市を選びます。
bio-terrorist-own-seen = { $city }にいて、全員に見られています。
bio-terrorist-their-seen = { $city }で目撃されています。そこにいるプレイヤーは1アクションで拘束できます。
bio-terrorist-own-hidden = { $city }に潜伏しています。
bio-terrorist-their-hidden = { $city }に潜伏しています。
bio-terrorist-somewhere = 潜伏中。これまでに見えたことから、考えられる都市は{ $count }か所です。
bio-terrorist-possible = 考えられる都市（開いている間、地図に印が付きます）
bio-terrorist-own-possible = ほかの人から見て、あなたがいるかもしれない都市（開いている間、地図に印が付きます）
bio-terrorist-budget = この手番の残り：移動{ $moves }回、{ $left }アクション。
bio-terrorist-hidden-spent = 潜伏アクションはもう残っていません。
bio-terrorist-hidden-impossible = ここでは潜伏アクションはできません。
bio-terrorist-hidden-left = まだできる潜伏アクション：{ $actions }。

# パンデミック：役割。名前と説明、その役割だけのアクション、記録の文、できない理由。

role-dispatcher = 急派担当官
role-dispatcher-about = 自分の手番中、仲間の駒を自分の駒のように動かせるほか、好きな駒を別の駒がいる都市へ呼び寄せることもできます。
refusal-dispatcher-pays = ほかの駒を動かすときも、カードは急派担当官の手札から出します。
refusal-not-the-dispatcher = ほかのプレイヤーの駒を動かせるのは急派担当官だけです。
refusal-no-rendezvous = 駒を別の駒のところへ呼べるのは急派担当官だけで、その都市に駒がいなければなりません。
refusal-not-dispatchers-turn = 急派担当官がほかの駒を動かせるのは、自分の手番だけです。

role-operations-expert = 熟練工
role-operations-expert-about = カードを捨てずに、自分がいる都市に研究拠点を建てられます。
do-operations-flight = { $card }のカードを捨てて研究拠点から{ $to }へ飛ぶ
log-operations-flown = { $seat }さんが{ $card }のカードを捨て、{ $from }の研究拠点から{ $to }へ飛びました。
refusal-build-only = この卓では、熟練工は建設しかできません。
refusal-not-the-operations-expert = この飛行ができるのは熟練工だけです。
refusal-flown-this-turn = 熟練工のこの飛行は1手番に1回で、もう使いました。
refusal-no-station-to-fly-from = この飛行は研究拠点からしかできません。
refusal-no-card-for-the-flight = 飛行のために捨てるその都市のカードを持っていません。

role-scientist = 科学者
role-scientist-about = 同じ色のカードが5枚ではなく4枚あれば、治療法を発見できます。

role-medic = 衛生兵
role-medic-about = 1アクションで1色のキューブをすべて取り除けます。治療法のある疾病は衛生兵がいる都市から自然に消え、そこにいる間は広がってきません。
log-held-off-medic = 衛生兵が{ $city }を{ $colour }の疾病から守りました。

role-researcher = 研究者
role-researcher-about = 同じ都市にいる仲間に、その都市のカードに限らず、どの都市のカードでも渡せます。
refusal-researcher-receives-only-this = 研究者はどのカードでも渡せますが、受け取れるのは2人がいる都市のカードだけです。

role-archivist = 記録管理官
role-archivist-about = 手札を8枚まで持てます。1手番に1回、1アクションで、自分がいる都市のカードを捨て山から取り戻せます。
do-retrieve = 捨て山から{ $city }のカードを取り戻す
log-retrieved = { $seat }さんが捨て山から{ $card }のカードを取り戻しました。
refusal-not-the-archivist = 捨て山からカードを取り戻せるのは記録管理官だけです。
refusal-retrieved-this-turn = 記録管理官がカードを取り戻せるのは1手番に1回で、もう取り戻しました。
refusal-card-not-discarded = 今いる都市のカードは捨て山にありません。

role-containment-specialist = 封じ込め専門官
role-containment-specialist-about = 都市に着いたとき、2個以上ある色のキューブをそれぞれ1個取り除きます。
log-contained = 封じ込め専門官が{ $city }から{ $colour }のキューブを1個取り除きました。

role-epidemiologist = 疫学者
role-epidemiologist-about = 自分の手番に1回、同じ都市にいる仲間から、同意を得て好きな都市のカードを受け取れます。
do-obtain = 疫学者として{ $who }さんから{ $card }を受け取る
refusal-not-the-epidemiologist = どの都市のカードでも求められるのは疫学者だけです。
refusal-obtained-this-turn = 疫学者がカードを受け取れるのは1手番に1回で、もう受け取りました。
refusal-nobody-to-obtain-from = そのプレイヤーはあなたの都市にいません。
refusal-no-card-to-obtain = そのプレイヤーはこの都市のカードを持っていません。

role-field-operative = 現地調査員
role-field-operative-about = 1手番に1回、自分がいる都市のキューブをサンプルとして採れます。治療法では、サンプル3個がカード2枚の代わりになります。
do-collect = { $colour }のサンプルを採る
do-return = { $colour }のサンプルを戻す
log-sample-taken = { $seat }さんが{ $city }で{ $colour }のサンプルを採りました。
log-samples-returned = { $seat }さんが{ $colour }のサンプルを{ $cubes }個戻しました。
refusal-not-the-field-operative = サンプルを扱えるのは現地調査員だけです。
refusal-collected-this-turn = 現地調査員がサンプルを採れるのは1手番に1回で、もう採りました。
refusal-no-cube-to-collect = あなたの都市にはサンプルに採れるこの色のキューブがありません。
refusal-no-sample = この色のサンプルはありません。

role-generalist = 万能選手
role-generalist-about = 1手番に5アクション行えます。

role-troubleshooter = 調停官
role-troubleshooter-about = 自分の手番の初めに、これから出る感染カードを見られます。直行便のカードは見せるだけで、捨てません。
log-card-shown = { $seat }さんが{ $card }のカードを見せました。
log-looked = 調停官が見たカード：{ $card }

role-contingency-planner = 緊急対策官
role-contingency-planner-about = 捨て山のイベントを1枚取っておき、もう一度使えます。使ったカードはゲームから除外されます。
do-store = 「{ $event }」を取っておく
log-stored = { $seat }さんが「{ $event }」を取っておきました。
log-stored-discarded = { $seat }さんの前の役割とともに、「{ $event }」が捨て山に戻りました。
refusal-not-the-contingency-planner = イベントを取っておけるのは緊急対策官だけです。
refusal-event-stored = もう1枚取ってあります。取っておけるのは1枚だけです。
refusal-event-not-discarded = そのイベントは捨て山にありません。

role-quarantine-specialist = 検疫官
role-quarantine-specialist-about = 自分がいる都市とその隣の都市には、キューブが置かれず、アウトブレイクも起こりません。
log-held-off-quarantine = 検疫官が{ $city }を{ $colour }の疾病から守りました。

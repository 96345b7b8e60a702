# トーキョー災都心：求められていることと、できること。

## 求められていること

tokyo-ask-role = { $who }、どのロールにしますか？
tokyo-more-role = ロールごとに、能力値、3つのスキル、スターターカード8枚、開始エリアが決まっています。
tokyo-ask-next-to-draw = { $who }、次に引きますか？
tokyo-more-next-to-draw = 通常エリアのPCはトラブルを、『サイト』のPCは『サイト』カードを引きます。順番は自由です。
tokyo-ask-adjust = { $who }、いらない手札を捨ててください。
tokyo-ask-adjust-over = { $who }、手札を少なくとも{ $over }枚捨ててください。
tokyo-more-adjust = そのあと手札が{ $size }枚になるまで引きます。先に捨てたカードは、山札をひっくり返したとき先に引かれます。
tokyo-ask-redraw = { $who }、この手札でよいですか？
tokyo-more-redraw = ゲーム中に一度、今だけ、手札をすべて引き直せます。
tokyo-ask-act = { $who }、どうしますか？
tokyo-more-act = { $pc }：{ $area }、HP { $hp }/{ $most }、APトークン{ $ap }個。PCは好きな順番で、何度でもアクションを行えます。
tokyo-ask-act-ended = { $who }、あなたのアクションフェーズは終わりました。
tokyo-more-act-ended = 他のPCが行動している間は、取り消してまた行動できます。待っている相手：{ $others }。
tokyo-site-open =
    { $cards ->
        [0] 『サイト』カード「{ $card }」が公開されています。遭遇スロットにはもうありません。
       *[other] 『サイト』カード「{ $card }」が公開されています。裏向きのカードはあと{ $cards }枚です。
    }
tokyo-site-duty = 裏向きの『サイト』カードが{ $cards }枚あります。フェーズが終わるまでに、1枚は公開して挑まなければなりません。
tokyo-site-free = 遭遇スロットは空です。残ることも、判定なしで出ることも、さらに探索することもできます。
tokyo-site-left = 『サイト』カードがあと{ $cards }枚あります。続けるか、このラウンドはやめるか、撤退できます。
tokyo-ask-check = { $who }、{ $goal }にはあとAP { $missing }が必要です。
tokyo-more-check =
    { $help ->
        [0] 手札、APトークン、トラブル1枚でAPを足せます。現在は{ $ability } { $strength }、目標値{ $target }。
       *[other] 手札、APトークン、トラブル1枚でAPを足せます。他のPCはAPトークンをあと{ $help }個まで出せます。現在は{ $ability } { $strength }、目標値{ $target }。
    }
tokyo-more-check-drawn =
    { $help ->
        [0] トラブルはもう引きました。手札とAPトークンで足せます。現在は{ $ability } { $strength }、目標値{ $target }。
       *[other] トラブルはもう引きました。手札とAPトークンで足せます。他のPCはAPトークンをあと{ $help }個まで出せます。現在は{ $ability } { $strength }、目標値{ $target }。
    }
tokyo-more-check-guided = 物語のページの説明どおりに支払います。現在は{ $ability } { $strength }、目標値{ $target }。
tokyo-ask-check-help = { $who }、{ $pc }を助けますか？　{ $goal }にはあとAP { $missing }が必要です。
tokyo-more-check-help =
    { $help ->
        [0] 他のPCはもうAPトークンを出せません。現在は{ $ability } { $strength }、目標値{ $target }。
       *[other] 他のPC全員であとAPトークン{ $help }個まで出せます。あなたを待つことはありません。現在は{ $ability } { $strength }、目標値{ $target }。
    }
tokyo-ask-ride = { $who }、移動の道順を決めてください。
tokyo-more-ride = { $way }。{ $areas }エリアまで、定員は運転手を含めて{ $seats }人です。
tokyo-more-ride-aboard = { $way }。{ $areas }エリアまで、定員は運転手を含めて{ $seats }人です。同乗者：{ $aboard }。
tokyo-ask-consent = { $who }、同意しますか？　{ $asker }からの提案です。
tokyo-consent-exchange = { $asker }が、あなたの「{ $take }」と「{ $give }」の交換を申し出ています。
tokyo-consent-board = { $asker }が、あなたを乗せていきたいと言っています。
tokyo-consent-bot = { $asker }が、{ $role }のBOTカードを使いたいと言っています。
tokyo-consent-other = { $asker }の提案：{ $action }
tokyo-ask-drawn = { $who }、「{ $trouble }」が引かれました。何かしますか？
tokyo-more-drawn-placing = 何もしなければ、{ $area }（空きがなければ隣接するエリア）に配置されます。
tokyo-more-drawn-check = 何もしなければ、判定にAP { $ap }を足し、あとで配置されます。
tokyo-ask-place = { $who }、「{ $trouble }」をどこに配置しますか？
tokyo-more-place = { $area }に出たトラブルです。下になった物資は、なくなるまで購入できません。
tokyo-more-place-group = カードの効果で{ $area }に出ました。場所は全員で決めます。下になった物資は、なくなるまで購入できません。
tokyo-ask-battle = { $who }、「{ $card }」で「{ $targets }」を攻撃します。
tokyo-more-battle = 対象を増やしたり、攻撃を強めたりできます。よければ攻撃を行ってください。
tokyo-ask-battle-join = { $who }、割り込みますか？　{ $pc }が「{ $card }」で「{ $targets }」を攻撃します。
tokyo-more-battle-join = この攻撃を支援できます。
tokyo-ask-damage = { $who }、あなたは{ $damage }を受けます。
tokyo-ask-damage-other = { $who }、割り込みますか？　{ $pc }が{ $damage }を受けます。
tokyo-more-damage = 軽減は合計されます。0になれば、ダメージを受けなかったことになります。
tokyo-more-damage-from = 「{ $card }」によるものです。軽減は合計されます。0になれば、ダメージを受けなかったことになります。
tokyo-ask-scrap = { $who }、「{ $card }」を残しますか？
tokyo-more-scrap = { $pc }が使った「{ $card }」が廃棄されるところです。
tokyo-ask-turned = { $who }、「{ $card }」が公開されました。割り込みますか？
tokyo-more-turned = 何もしなければ、参加PCが挑むことになります。
tokyo-ask-reward = { $who }、報酬をよりよくしますか？
tokyo-more-reward-scrap = 廃棄スロットのカードを得るところです。
tokyo-more-reward-revealed = 公開されたカードを得るところです。
tokyo-more-reward-artifact = アーティファクトを得るところです。
tokyo-ask-fee = { $who }、フォロワーへの支払いとして手札を{ $left }枚捨ててください。
tokyo-more-fee = フォロワーが行動する前に支払います。
tokyo-ask-fee-other = { $who }、{ $pc }の代わりに支払いますか？　手札{ $left }枚です。
tokyo-more-fee-other = 何もしなければ、{ $pc }が支払います。
tokyo-ask-falls = { $who }、複数のPCがダウンします。誰から処理しますか？
tokyo-more-falls = 1人ずつ、カードとAPトークンを失い、トラブルを引きます。
tokyo-ask-lay-down = { $who }、ダウンです。カードをどの順に捨てますか？
tokyo-more-lay-down = 先に捨てたカードは、山札をひっくり返したとき先に引かれます。
tokyo-ask-lay-down-some = { $who }、ダウンです。手札を{ $left }枚捨ててください。
tokyo-more-lay-down-some = 共通の手札のうち、どれを失うかを選びます。
tokyo-ask-discard = { $who }、手札を{ $left }枚捨ててください。
tokyo-more-discard = 効果によるものです。
tokyo-ask-strip = { $who }、装備中のカードを{ $left }枚捨ててください。
tokyo-more-strip = 効果によるものです。アーティファクトは選べません。
tokyo-ask-refresh = { $who }、消耗トークンを{ $left }個取り除いてください。
tokyo-more-refresh = { $pc }のスキルか装備から選びます。
tokyo-more-refresh-kind = { $pc }の装備のうち、{ $kind }から選びます。
tokyo-ask-whom = { $who }、どのPCにしますか？
tokyo-more-whom = 効果の対象になるPCを1人選びます。
tokyo-ask-hand-over = { $who }、{ $pc }にどのカードを渡しますか？
tokyo-more-hand-over = スターターカードは渡せません。
tokyo-ask-shadow = { $who }、どの装備をもう一度使いますか？
tokyo-more-shadow = 今回は消耗トークンがあっても使えます。
tokyo-ask-artifact-or-scrap = { $who }、アーティファクトを引きますか？
tokyo-more-artifact-or-scrap =
    { $choice ->
        [1] ここにいるPCの1人がただちに装備します。代わりに廃棄スロットのカードを{ $cards }枚選ぶこともできます。
       *[other] { $choice }枚引き、そのうち1枚をここにいるPCの1人がただちに装備します。代わりに廃棄スロットのカードを{ $cards }枚選ぶこともできます。
    }
tokyo-ask-gain = { $who }、誰がどのカードを得ますか？（あと{ $left }枚）
tokyo-more-gain-scrap = 廃棄スロットのカードです。得たPCの山札の一番上に置かれます。
tokyo-more-gain-revealed = 公開されたカードです。得たPCの山札の一番上に置かれ、残りは廃棄されます。
tokyo-more-gain-artifact = アーティファクトを得たPCはただちに装備し、すでに持っているアーティファクトは除去されます。
tokyo-ask-make-room = { $who }、「{ $card }」のためにどの装備を外しますか？
tokyo-more-make-room = 装備できるのは3枚までです。
tokyo-ask-divide = { $who }、撤退のダメージを誰が受けますか？（あと{ $left }点）
tokyo-more-divide = 軽減はできません。ダウンしているPCには与えられません。
tokyo-ask-depart = { $who }、どこへ出ますか？
tokyo-more-depart = 撤退すると、『サイト』には残れません。
tokyo-ask-companions = { $who }、誰と{ $area }へ行きますか？
tokyo-more-companions = 同じエリアのPCを連れていけます。
tokyo-ask-facility = { $who }、{ $area }のエリア施設を使いますか？
tokyo-ask-stage = { $who }、シナリオカード「{ $card }」をどこに配置しますか？
tokyo-more-stage = { $area }に配置します。そこにあるものは下に隠れます。
tokyo-ask-last-goods = { $who }、次のカード（{ $kind }）をどのスロットに置きますか？
tokyo-more-last-goods = 空きスロットより残りのカードが少ないため、場所を選びます。
tokyo-ask-foresee = { $who }、次に来るトラブルです。
tokyo-more-foresee-under = { $troubles }。1枚を山札の一番下に置けます。
tokyo-more-foresee-top = { $troubles }。1枚ずつ山札に戻します。最後に置いたものが一番上になります。

## 待っている人に

tokyo-wait-role = { $who }がロールを選んでいます。
tokyo-wait-next-to-draw = { $who }の誰かが次に引きます。
tokyo-wait-adjust = { $who }の手札調整を待っています。
tokyo-wait-hands-done = あなたの手札は整いました。{ $who }を待っています。
tokyo-wait-redraw = { $who }が手札を引き直すか決めるのを待っています。
tokyo-wait-act = PCのアクション（順番は自由）。{ $who }を待っています。
tokyo-wait-check = { $pc }の{ $goal }：{ $ability } { $strength }、目標値{ $target }。
tokyo-wait-check-help =
    { $help ->
        [0] あとAP { $missing }が必要です。
       *[other] あとAP { $missing }が必要です。他のPCはAPトークンをあと{ $help }個まで出せます。
    }
tokyo-wait-ride = { $who }が移動の道順を決めています。
tokyo-wait-consent = { $asker }の提案への{ $who }の返事を待っています。
tokyo-wait-drawn = 「{ $trouble }」が引かれました。{ $who }は割り込めます。
tokyo-wait-place = { $who }が「{ $trouble }」を配置します。
tokyo-wait-battle = { $pc }が「{ $card }」で「{ $targets }」を攻撃します。{ $who }はまだ何か加えられます。
tokyo-wait-damage = { $pc }が{ $damage }を受けます。{ $who }は割り込めます。
tokyo-wait-scrap = 「{ $card }」が廃棄されます。{ $who }は残すことができます。
tokyo-wait-turned = 「{ $card }」が公開されました。{ $who }は割り込めます。
tokyo-wait-reward = 報酬のカードを得ます。{ $who }はよりよくできます。
tokyo-wait-fee = { $pc }のフォロワーへの支払い（手札{ $left }枚）。{ $who }を待っています。
tokyo-wait-falls = 複数のPCがダウンします。{ $who }が順番を決めます。
tokyo-wait-lay-down = { $who }がダウンし、カードを捨てています。
tokyo-wait-discard = { $who }が手札を{ $left }枚捨てます。
tokyo-wait-strip = { $who }が装備を{ $left }枚捨てます。
tokyo-wait-refresh = { $who }が{ $pc }の消耗トークンを取り除きます。
tokyo-wait-whom = { $who }がPCを選んでいます。
tokyo-wait-hand-over = { $who }が{ $pc }にカードを渡します。
tokyo-wait-shadow = { $who }がもう一度使う装備を選んでいます。
tokyo-wait-artifact-or-scrap = { $who }がアーティファクトか廃棄スロットかを選んでいます。
tokyo-wait-gain = 誰がどのカードを得るか、{ $who }が決めています。
tokyo-wait-make-room = { $who }が「{ $card }」のために装備を外します。
tokyo-wait-divide = { $who }が撤退のダメージ{ $left }点を割り振っています。
tokyo-wait-depart = { $who }が『サイト』を出るのを待っています。
tokyo-wait-companions = { $who }が{ $area }への同行者を決めています。
tokyo-wait-facility = { $who }は{ $area }のエリア施設を使えます。
tokyo-wait-stage = { $who }がシナリオカード「{ $card }」を配置します。
tokyo-wait-last-goods = { $who }が残りの物資の場所を選んでいます。
tokyo-wait-foresee = { $who }が次のトラブルを見ています。
tokyo-wait-chance = カードを引いています。

## 選択肢の分類

tokyo-group-answer = 選択
tokyo-group-pay = APを足す
tokyo-group-interrupt = 割り込み
tokyo-group-ride = 道順
tokyo-group-site = 『サイト』
tokyo-group-solve = 解決
tokyo-group-attack = 攻撃
tokyo-group-move = 移動
tokyo-group-buy = 購入
tokyo-group-play = プレイ
tokyo-group-use = 使用
tokyo-group-skill = スキル
tokyo-group-bot = BOTカード
tokyo-group-equip = 装備
tokyo-group-return = 消耗トークンの返却
tokyo-group-exchange = 手札の交換
tokyo-group-show = 手札を見せる
tokyo-group-end = 終える
tokyo-phase-ends = 全員のアクションフェーズが終わります。
tokyo-fold-listed = 一覧で表示
tokyo-fold-unequip = 装備を外す
tokyo-fold-show = カードを全員に見せる
tokyo-list-return = 使えるようにするものと、捨てる手札
tokyo-list-exchange = 渡すカードと、もらうカード
tokyo-list-exchange-part = 「{ $card }」を{ $pc }に渡し、もらうのは
tokyo-cost = { $ability } { $own }、目標値{ $target }
tokyo-cost-free = { $ability } { $own }、目標値{ $target }：自動成功
tokyo-cost-retreat = { $damage }ダメージを自由に割り振る

## アクション

tokyo-do-role = { $role }
tokyo-do-draw = 次に引く
tokyo-do-discard = 「{ $card }」を捨てる
tokyo-do-ready = 残りは手札に残す
tokyo-do-lay-down = 残りは手札の順に捨てる
tokyo-do-redraw = 手札をすべて引き直す
tokyo-do-keep = この手札にする
tokyo-do-show = 「{ $card }」を見せる
tokyo-do-end = アクションフェーズを終える
tokyo-do-resume = また行動する
tokyo-do-play = 「{ $card }」をプレイ
tokyo-do-use = 「{ $card }」を使用
tokyo-do-skill = スキル「{ $card }」
tokyo-do-bot = { $card }を使用
tokyo-do-aimed = { $action }：{ $aim }
tokyo-do-typed = { $target }（{ $kind }）
tokyo-do-back = やり返す
tokyo-do-equip-with = 「{ $card }」を{ $ability }で装備
tokyo-do-equip = 「{ $card }」を装備
tokyo-do-unequip = 「{ $card }」を外す
tokyo-do-return = 「{ $card }」を捨てて、「{ $what }」の消耗トークンを1個返却
tokyo-do-move = { $area }へ移動
tokyo-do-ride = 「{ $card }」で移動
tokyo-do-go = { $area }へ進む
tokyo-do-board = { $pc }を乗せる
tokyo-do-board-companions = { $pc }も行く
tokyo-do-alight = { $pc }を降ろす
tokyo-do-drive = 出発する
tokyo-do-drive-companions = 出かける
tokyo-do-cancel = やめる
tokyo-do-buy = 「{ $card }」を購入
tokyo-do-solve = { $ability }で「{ $card }」を解決
tokyo-do-challenge = ゲートに挑戦：{ $card }
tokyo-do-explore = 次の『サイト』カードを公開する
tokyo-do-delve = 『サイト』カードをもう1枚引いて公開する
tokyo-do-fail = 失敗を宣言する
tokyo-do-retreat = 撤退する
tokyo-do-leave = { $area }へ出る
tokyo-do-exchange = { $pc }に「{ $give }」を渡して「{ $take }」をもらう
tokyo-do-agree = 同意する
tokyo-do-refuse = 断る
tokyo-do-pay = 「{ $card }」：AP { $ap }
tokyo-do-token-for-damage = APトークンを1個戻してダメージ+1
tokyo-do-reward = 「{ $card }」を受け取る
tokyo-do-token = APトークン1個
tokyo-do-draw-trouble = トラブルを引く
tokyo-do-give-up = あきらめる（判定は失敗）
tokyo-give-up = あきらめる
tokyo-do-also = 「{ $card }」も攻撃する
tokyo-do-join = 「{ $card }」で加勢する（{ $kind }）
tokyo-do-pass = パス
tokyo-do-pass-battle = これ以上は加えない
tokyo-do-pass-damage = これ以上は何もしない
tokyo-do-pass-drawn = そのままにする
tokyo-do-pass-scrap = そのまま廃棄する
tokyo-do-pass-check = 何も出さない
tokyo-do-pass-facility = 使わない
tokyo-do-pass-refresh = これ以上は取り除かない
tokyo-do-pass-foresee = どれも下に置かない
tokyo-do-slot = { $slot }
tokyo-do-place = 「{ $placed }」を{ $slot }に配置
tokyo-do-place-on = 「{ $placed }」を{ $slot }（「{ $card }」の上）に配置
tokyo-do-place-next = 次のカードを{ $slot }に置く
tokyo-do-lull = 「{ $card }」を捨て札にする（{ $slot }）
tokyo-do-copy = 「{ $card }」に便箋を置く（{ $slot }）
tokyo-do-pc = { $pc }
tokyo-do-pc-falls = { $pc }から
tokyo-do-pc-divide = { $pc }に1ダメージ
tokyo-do-refresh = 「{ $what }」から1個取り除く
tokyo-do-give = 「{ $card }」を渡す
tokyo-do-gain = { $pc }が「{ $card }」を得る
tokyo-do-artifact = アーティファクトを引く
tokyo-do-salvage = 代わりに廃棄スロットのカード
tokyo-do-scrap = 「{ $card }」を廃棄する
tokyo-do-under = 「{ $trouble }」を山札の下へ
tokyo-do-top = 「{ $trouble }」を山札の上へ

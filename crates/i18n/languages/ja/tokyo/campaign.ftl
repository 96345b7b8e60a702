# トーキョー災都心：グループのキャンペーン、その記録とファイル。

home-campaign = キャンペーンのグループ

campaign-scenario = { $id } { $name }
campaign-pcs = PC{ $count }人：
campaign-entry = { $scenario }（PC{ $pcs }人、ランク{ $rank }）。
campaign-entry-reward = { $scenario }（PC{ $pcs }人、ランク{ $rank }、報酬：{ $reward }）。
campaign-rounds = 評価クリアラウンド数：{ $rounds }。

## 自分のグループ

campaign-groups-title = キャンペーンのグループ
campaign-groups-lead = グループはトーキョー災都心のシナリオを続けて遊び、クリアしたシナリオ、最高ランク、選んだ報酬を記録に残します。次のゲームはその記録から始まります。
campaign-groups-mine = 自分のグループ
campaign-groups-none = まだどのグループにも入っていません。ここで作るか、友だちから届いたリンクを開いてください。
campaign-groups-cleared = 7シナリオ中{ $count }つをクリア
campaign-open = 記録を開く
campaign-start-title = グループを作る
campaign-name = グループの名前
campaign-start = グループを作る
campaign-import-title = ファイルから続ける
campaign-import-about = このサーバーや別のサーバーでダウンロードした記録から、新しいグループを作ります。すでにあるものは変わりません。
campaign-import-file = ファイル
campaign-import-text = またはその内容
campaign-import = グループにする
campaign-import-nothing = 何も送られていません。ダウンロードしたファイルを選ぶか、その内容を貼り付けてください。
campaign-import-mended = 読める内容になりました。送信するとグループができます。
campaign-import-garbled = このファイルはテキストではありません。グループのページからダウンロードしたファイルを選んでください。

## グループに入る

campaign-join-title = グループ「{ $group }」に招待されています
campaign-join-about = グループの一員は、記録を見て、卓を立て、記録をダウンロードできます。
campaign-join = グループに入る

## グループのページ

campaign-log-title = 記録
campaign-column-scenario = シナリオ
campaign-column-state = 状態
campaign-column-ranks = 最高ランク
campaign-column-reward = 報酬
campaign-column-games = クリアしたゲーム
campaign-cleared = クリア済み
campaign-not-cleared = 未クリア
campaign-game = 第{ $n }回
campaign-history = クリアしたすべてのゲーム
campaign-seals-title = 開始時のスキル
campaign-seals-about = S01〜S07のどれかでサポートスキル、S03〜S07のどれかで強化スキルも、S06かS07で3つすべてが最初から使えます。ゲーム中に外れた封印は、次のゲームでは元に戻ります。
campaign-seal-on = { $skill }：封印
campaign-seal-off = { $skill }：使える
campaign-rewards-title = 山札に加える報酬
campaign-rewards-about = 印のある報酬は、グループが卓を立てるとき山札に加わります。ゲームごとに変えることもできます。
campaign-rewards-none = まだ報酬はありません。S01〜S07のどれかをクリアすると得られます。
campaign-rewards-save = 保存
campaign-next-title = 次のゲーム
campaign-next-about = この順で遊ぶように作られています。どのシナリオを選んでもよく、クリアしたものをもう一度遊ぶこともできます。
campaign-difficulty = 難易度{ $n }
campaign-play = 卓を立てる
campaign-again = もう一度遊ぶ
campaign-swap = 選んだ報酬は「{ $reward }」です。もう一度クリアすると、次のものと交換できます：{ $others }。
campaign-warning = 順番どおりではありません。まだクリアしていないシナリオ：{ $skipped }。
campaign-warning-sealed = そのため本来より難しくなります。順番に遊べば使えるのに、封印されたまま始まるもの：{ $skills }。
campaign-tables = グループの卓
campaign-tables-none = まだ卓がありません。ゲームを選んで立ててください。
campaign-members = グループの一員
campaign-link = 友だちをグループに招くリンク
campaign-itself = グループについて
campaign-rename = 名前を変える
campaign-leave-about = 抜けた人は、グループのリンクからまた入れます。記録と卓はそのまま残ります。
campaign-leave-last = あなたが最後の1人です。抜ける前にリンクを控えるか、記録をダウンロードしてください。リンクがないと、誰もこのグループに戻れません。
campaign-leave = グループを抜ける
campaign-file-title = ファイルにする
campaign-file-about = 記録全体のテキストです。手元に残すことも、別のサーバーで続けることもできます。
campaign-export = 記録をダウンロード

## グループの卓

group-game = このゲームはグループ「{ $group }」のものです。勝利すると記録に残ります。
group-entered = 「{ $group }」の記録に残りました：{ $what }
group-unchanged = 「{ $group }」の記録は変わりません。
group-log-link = グループの記録へ

## ファイルの誤り

campaign-flaw-none = グループの記録ではありません。最初の行は「holdfast campaign 1」でなければなりません。グループのページからダウンロードしたファイルを選んでください。
campaign-flaw-newer = この記録はより新しいHoldfastで書かれています（形式{ $version }、ここで読めるのは1）。サーバーを更新するか、形式1でダウンロードしてください。
campaign-flaw-other-game = { $line }行目：「{ $game }」の記録です。グループに残せるのは「tokyo」の記録だけです。
campaign-flaw-header = { $line }行目：「{ $name }」という見出し行はありません。見出しはgame、name、games、offで、そのあとに空行が必要です。
campaign-flaw-no-header = 見出しに「{ $name }」の行がありません。書き足すか、もう一度ダウンロードしてください。
campaign-flaw-count = 見出しでは{ $said }ゲームですが、{ $found }ゲームしか合いません。ファイルの一部が欠けています。もう一度ダウンロードするか、手で直したのなら「games」の行を直してください。
campaign-flaw-scenario = { $line }行目：「{ $value }」というシナリオはありません。次のどれかを書いてください：{ $known }。
campaign-flaw-word = { $line }行目：「{ $value }」が分かりません。シナリオのあとにはpcs=、rank=、rounds=、reward=、table=を書きます。
campaign-flaw-unsaid = { $line }行目：「{ $name }=」がありません。書き足してください。
campaign-flaw-twice = { $line }行目：「{ $name }」が二度書かれています。1つ消してください。
campaign-flaw-value = { $line }行目：「{ $value }」は{ $name }の値ではありません。書けるもの：{ $known }。
campaign-flaw-reward = { $line }行目：{ $scenario }に「{ $value }」という報酬はありません。次のどれかを書いてください：{ $known }。
campaign-flaw-no-reward = { $line }行目：チュートリアルs00に報酬はありません。「reward={ $value }」を消してください。
campaign-flaw-same-table = { $line }行目：卓{ $table }のゲームはすでに記録にあります。どちらかの行を消し、「games」の行を直してください。

problem-no-group-title = そのグループはありません。
problem-no-group-advice = リンクを確かめるか、送ってくれた人に新しいリンクを頼んでください。
problem-not-of-group-title = あなたはこのグループの一員ではありません。
problem-not-of-group-advice = グループの誰かにリンクを頼み、このブラウザーで開いてください。
problem-group-broken-title = このグループの記録を読めません。
problem-group-broken-advice = 何も失われていません。このプログラムの別の版で書かれています。サーバーの管理者に知らせてください。

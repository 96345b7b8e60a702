# 特定のゲームに属さないページの文章。

site-name = Holdfast
skip-to-content = 本文へ移動
skip-to-choices = 選択肢へ移動
nav-label = メイン
nav-home = ホーム
nav-about = Holdfastについて
footer-note = Holdfastは自由ソフトウェアです。ゲームの名称はそれぞれの権利者に帰属し、その絵や文章は一切含まれていません。
refresh = 更新する
close = 閉じる

name-none = 名前なし
name-label = あなたの名前
name-save = 保存
language-label = 言語
guest-name = ゲスト{ $n }
person-called = { $name }さん
bot-name = ボット（{ $level }）
bot-at-seat = ボット{ $n }
name-at-seat = { $name }（席{ $n }）
level-random = ランダム
level-novice = 初心者
level-teammate = チームメイト
level-careful = 慎重
level-expert = 熟練
level-master = 達人
level-greedy = 貪欲
level-sensible = 堅実
level-gist = { $strength }、{ $thinks }
level-wins = 勝率{ $percents }%
level-wins-of = { $game }で100回中{ $percent }回勝利。
level-option = { $name }：{ $value }
level-against = 対「{ $level }」：{ $percent }%
level-against-of = 「{ $level }」のボット1体を相手に100回中{ $percent }回勝利。
level-unmeasured = 未測定
level-at-once = 即決
level-thinks = { $seconds }秒
level-thinking = 考える時間の目安：{ $thinks }。
levels-title = ボットについて
levels-about = 全席がそのボットのときの勝率、または標準のボットとの対戦での勝率と、1回の決定にかかるおよその時間です。ボット同士の多数のゲームから求めました。

game-pandemic-about = 2〜5人で力を合わせ、都市から都市へ移動しながら4つの疾病と時間に立ち向かいます。

home-title = サバイバル・ボードゲームを一つの卓で
home-lead = 卓を立て、リンクを送り、遊ぶだけ。友だちと、一つの画面で複数の席を、あるいはボットと一人で。登録は不要です。
home-play = いますぐ遊ぶ
home-play-with = ボット1体と、すぐに始めます：{ $bot }
home-players = { $from }〜{ $to }人
home-minutes = { $from }〜{ $to }分
home-demand = { $demand ->
    [1] とても覚えやすい
    [2] 覚えやすい
    [3] 少し慣れが必要
    [4] 手ごたえあり
   *[other] とても手ごわい
}
home-continue = 続ける
home-playing = いま遊ばれているゲーム
home-playing-none = いま公開で進んでいるゲームはありません。
watch-table = 観戦する
home-games = ゲーム
home-start = 卓を立てる
home-mine = 自分の卓
home-open = 募集中の卓
home-open-none = 今、参加者を募集している卓はありません。
home-finished = 終わったゲーム
home-finished-none = 終わったゲームはまだありません。
open-table = 卓へ行く
join-table = 見てみる
see-table = 結果を見る
your-turn = あなたの番です
table-called = { $game }：{ $played }
stage-gathering = 募集中
stage-running = 進行中
stage-over = 終了
rules-link = ルール

new-title = 新しい卓：{ $game }
new-place = 新しいテーブル
new-presets = どのゲームにしますか？
new-preset-wins = 強いボット2体で100回中{ $percent }回勝利
new-sit = 席に着く
new-by-preset = 上で選んだゲームのとおり
new-options = すべてのオプション（{ $count }）
new-seats = 席順
new-extra-seat = 「{ $value }」では席が1つ増え、最後の席は{ $part }の席です。
new-clashes = いっしょに選べない組み合わせ
new-clash = 「{ $one }」と「{ $other }」はいっしょに選べません。{ $why }
seat-number = 席{ $n }
list-separator = { "、" }
seat-choice-me = 自分
seat-choice-open = 友だちのために空けておく
new-table-title = 卓の名前（任意）
new-advice = アドバイス
new-advice-about = 決める番の人は、強いボットならどうするかを尋ねられます。ボットが知っているのは、その席から見えることだけです。
advice-allowed = 尋ねてよい
advice-forbidden = この卓ではなし
new-listing = 卓の公開範囲
listing-private = リンクを知っている人だけ
listing-public = 全員（募集中の卓の一覧に載ります）
new-fine = その他の設定
new-fine-about = 解釈の分かれるルールや細かな進め方です。通常の選択があらかじめ選ばれています。
new-submit = 卓を用意する
new-wrong-seat = 席{ $n }：「{ $value }」は着席できません。自分、ボット、または「友だちのために空けておく」を選んでください。

invite-title = { $game }に招待されています
invite-seat = 席を選んでください
invite-accept = 着席する
invite-asks = 先にほかの人の同意を求めます
invite-full = すべての席が埋まっています。観戦はできます。
invite-watch = 観戦だけする
invite-label = 友だちを席に招くリンク
invite-renew = 新しいリンクを作る（古いリンクは使えなくなります）
spectate-label = 観戦用リンク
links-title = 共有リンク
copy = コピー
copied = コピーしました。

tabs-label = 自分の席
seats-title = 席
seat-empty = 空席
seat-you = あなた
seat-asked = 判断待ち
seat-change = 変更
seat-take = ここに座る
seat-take-over = ボットと交代する
seat-take-ask = この席に座ってよいか、ほかの人に尋ねる
seat-leave = 席を離れる
seat-to-bot = ボット（{ $level }）に任せる
seat-to-bot-ask = ボット（{ $level }）に任せてよいか、ほかの人に尋ねる
seat-keep-hint = ボットに任せた席は、あなたが戻るまで取っておかれます。席を離れると、ほかの人の同意があれば別の人が座れます。

lobby-title = ゲーム開始前
lobby-waits = あと{ $count }席空いています。友だちにリンクを送るか、自分で座るか、ボットを入れてください。
lobby-ready = 全席が埋まりました。ゲームを始められます。
lobby-onlooker = 卓の誰かが開始すると、ゲームが始まります。
start-game = ゲームを始める
start-hint = すべての席が埋まると開始できます。
options-title = この卓の設定
no-onlookers = この卓は観戦できません。席に着くと見られます。

undo-now = 直前の行動を取り消す
undo-now-short = 取り消す
undo-ask = 直前の行動の取り消しを求める
undo-ask-short = 取り消しを求める
undo-wish = { $name }さんが行動の取り消しを求めています。
proposal-agree = 同意する
proposal-decline = 同意しない
proposal-withdraw = リクエストを取り下げる
proposal-waits-for = 返事待ち：{ $names }
seat-wish-take = { $name }が席{ $n }（現在：{ $holder }）に座ることを求めています。尋ねられた全員の同意が必要です。
seat-wish-bot = { $name }が席{ $n }（現在：{ $holder }）を{ $to }に任せることを求めています。尋ねられた全員の同意が必要です。
seat-wish-relieve = 全員が{ $holder }を長く待っています。{ $name }が席{ $n }をしばらく{ $to }に任せることを求めています。ほかの人の過半数の同意が必要です。
rules-wish = { $name }が、この卓のルールをバージョン{ $to }（現在：バージョン{ $from }）に切り替えることを求めています。尋ねられた全員の同意が必要です。

advice-title = アドバイス
advice-ask = アドバイスを求める
advice-stop = やめる
advice-thinking = 考えています……
advice-failed = 今回はアドバイスが得られませんでした。
advice-none = この卓ではアドバイスを使いません。
advice-why = なぜ？
advice-then = { " → " }
advice-chance =
    { $games ->
       *[other] ここから先を想定した{ $games }回のゲームで、およそ{ $percent }%（±{ $off }）勝っています。
    }
advice-no-chance = 勝つ見込みは調べていません。
advice-instead = 検討して選ばなかった手：
advice-share = { $percent }%（±{ $off }）

part-title = 卓の様子
part-show = 表示
tabs-beside = ゲームの横の表示
log-tab = ログ
advice-tab = アドバイス
seats-tab = 席
tools-tab = その他
log-title = 経過（新しい順）
log-empty = まだ何も起きていません。
log-all = これより前の経過
log-seat-left = 席{ $n }：{ $from }が席を離れました。
log-seat-taken = 席{ $n }：{ $to }が着席しました。
log-seat-handed = 席{ $n }：{ $from }に代わって{ $to }が担当します。
log-seat-back = 席{ $n }：{ $to }が戻り、{ $from }と交代しました。
log-newer-rules = この卓のルールがバージョン{ $to }に切り替わりました。
tools-label = 設定

theatre-label = 今起きていること
theatre-pause = 一時停止
theatre-skip = 飛ばす
theatre-speed = 速さ
theatre-at-once = 一度に
theatre-since = 前回の手番から
theatre-sound = 音
theatre-sound-off = 切
theatre-sound-on = 入

windows-title = いつ確認するか
windows-about = チェックあり：この席が対応できる場面では止まって確認します。チェックなし：自動的に見送ります。
windows-save = 保存

seal-title = カードの引きの証明
seal-about = このゲームのカードはすべて、最初の手より前に決められた秘密の値から決まります。ここにあるのはその指紋（SHA-256）です。終了後に秘密の値が公開され、引きに手が加えられていないことを誰でも確かめられます。

newer-rules-title = 新しいルール
newer-rules-about = この卓はルールのバージョン{ $from }で遊んでいます。最新はバージョン{ $to }です。ここまでの経過が変わらない場合に限り、切り替えられます。切り替えると元には戻せません。
newer-rules-now = バージョン{ $to }に切り替える
newer-rules-ask = バージョン{ $to }に切り替えてよいか、ほかの人に尋ねる

result-won = 全員の勝利です
result-all-won = 全員の勝利です
result-you-won = あなたの勝利です
result-you-lost = あなたの敗北です
result-lost = 敗北しました
result-mixed = ゲーム終了
replay-link = ゲームを順に振り返る
replay-so-far = これまでを順に振り返る
record-link = 対戦記録をダウンロード
again-link = もう一度遊ぶ
proof-title = カードの引きは公正でしたか？
proof-honest = はい。下の秘密の値の指紋は開始前に示されたものと一致し、その値からすべてのカードを引き直すと、ちょうどこのゲームになります。
proof-broken = いいえ。この対戦記録は、開始前に指紋が示された秘密の値と合いません。
proof-commitment = 開始時から示されていた指紋
proof-seed = 秘密の値
proof-moves = 確認した手数
proof-check = 自分で確かめるには、対戦記録をダウンロードして次を実行してください：

replay-title = リプレイ
replay-eyes = 誰の視点で見るか
replay-steps = 手順
replay-first = 最初
replay-back = 戻る
replay-forward = 進む
replay-last = 最後
replay-at = { $of }手中{ $at }手目
replay-jump = 手数を指定
replay-go = 移動
replay-start = 最初の手の前です。
replay-play = 再生
replay-slider = 手
eyes-all = すべて
eyes-spectator = 観戦者
eyes-seat = 席{ $n }：{ $name }

rules-title = ルール：{ $game }
rules-contents = 章
rules-language = ルールは今のところ英語のみです。
rule-card = ルール
rules-all = ルール全体を見る

gallery-title = ギャラリー：{ $game }
gallery-link = ギャラリー
gallery-see = カードとコマをすべてギャラリーで見る
gallery-filter = 探す言葉
gallery-filter-go = 絞り込む
gallery-filter-all = すべて表示
gallery-shelves = 棚
gallery-story = ストーリーのカード（ネタバレを含みます）
gallery-count =
    { $count ->
        [0] この言葉を含むものはありません。
       *[other] { $count }点
    }
gallery-copies = ×{ $count }

about-title = Holdfastについて
about-what = Holdfastは、協力型サバイバル・ボードゲームのための一つのルールエンジンと、ブラウザーで囲む卓です。ルールを厳密に守り、できない理由にも経過の一行ごとにも、根拠となるルールの番号が付きます。
about-play-title = 遊び方
about-play = ゲームを選び、席順を決め、リンクを送ります。どの席も自分・友だち・ボットのいずれでもよく、ゲーム中に交代できます。できることは画面に示されます。キーボードだけでも、JavaScriptなしでも遊べます。
about-seal-title = 引きを信頼できる理由
about-seal = 最初の手より前に、卓は秘密の値を決めてその指紋を示します。すべてのカードと引きはその値から決まります。ゲームが終わると秘密の値が公開され、途中で何も変えられていないことを対戦記録が証明します。
about-private-title = 保存されるもの
about-private = あなたを見分けるクッキー、あなたが決めた名前、遊んだゲームだけです。ほかの誰にも送られません。
about-rights-title = 名称と権利
about-rights = ゲームの名称はそれぞれの権利者に帰属し、権利者はこのプログラムとは関係ありません。その絵や文章は含まれておらず、地図・コマ・文章はすべて独自のものです。

live-lost = 接続が切れました。再接続しています……
live-failed = 送信できませんでした。接続を確かめて、もう一度お試しください。

declined-stale = その間に卓が先へ進みました。これが今の状態です。もう一度判断してください。
declined-not-your-seat = これはあなたの席ではありません。
declined-seat-taken = この席にはもう別の人が座っています。別の席を選んでください。
declined-not-a-bot = そこにボットは座っていません。
declined-unknown-level = 「{ $level }」というボットはありません。
declined-unknown-window = 「{ $window }」という場面はありません。
declined-not-started = ゲームはまだ始まっていません。
declined-already-started = ゲームはもう始まっています。
declined-seats-empty = まだ空いている席があります：{ $seats }。
declined-not-asked = この席が今決めることはありません。
declined-unreadable = 理解できません：{ $message }。
declined-over = ゲームは終わりました。
declined-nothing-to-undo = 取り消せる行動はありません。
declined-undo-needs-agreement = その後に進展がありました。次の席の同意が必要です：{ $seats }。ボタンで求めてください。
declined-seat-needs-agreement = この席を引き継ぐには、次の席の同意が必要です：{ $seats }。ボタンで求めてください（プログラムはhow=askを送ります）。
declined-nobody-to-agree = この席はほかの席と対戦しており、席の秘密を見てよいと同意できる人がほかにいません。誰かが着席するのを待つか、新しいゲームを始めてください。
declined-undo-hidden = この行動はほかの人に知られておらず、その後に進展がありました。求めれば知られてしまうため、取り消せません。
declined-undo-pending = すでに取り消しを求めている人がいます。先にそちらへ答えてください。
declined-no-undo-request = 取り消しのリクエストはもうありません。
declined-seat-pending = すでに席を求めている人がいます。先にそちらへ答えるか、返事がそろうのを待ってください。
declined-no-seat-request = 席についてのリクエストはもうありません。
declined-not-seated = この卓に着席している人だけができる操作です。先に着席してください。
declined-no-newer-rules = この卓はすでに最新のルールで遊んでいます。
declined-rules-need-agreement = 新しいルールに切り替えるには、次の席の同意が必要です：{ $seats }。ボタンで求めてください（プログラムはhow=askを送ります）。
declined-rules-do-not-fit = 新しいルールではここまでの経過が変わってしまうため、この卓は今のルールのまま続けます。
declined-rules-pending = すでに新しいルールへの切り替えを求めている人がいます。先にそちらへ答えるか、返事がそろうのを待ってください。
declined-no-rules-request = ルールについてのリクエストはもうありません。

problem-home = ホームへ
problem-to-table = 卓へ戻る
problem-request = 何度も起きる場合は、サーバーの管理者に次の番号を伝えてください：{ $id }
problem-no-page-title = そのページはありません。
problem-no-page-advice = アドレスを確かめるか、ホームから始めてください。
problem-no-table-title = その卓はありません。
problem-no-table-advice = リンクを確かめるか、送ってくれた人に新しいリンクを頼んでください。
problem-no-part-title = 卓には今それがありません。
problem-no-part-advice = その間に卓が変わったか、リンクが違っています。卓に戻ってください。
problem-no-game-title = そのゲームはありません。
problem-no-game-advice = 遊べるゲームはホームに載っています。
problem-no-invite-title = この招待はもう使えません。
problem-no-invite-advice = 送ってくれた人に新しいリンクを頼んでください。
problem-field-title = 足りない項目か、理解できない項目があります。
problem-field-advice = 項目「{ $field }」を確かめて、ページからもう一度送ってください。
problem-not-allowed-title = その操作はできません。
problem-not-allowed-advice = 卓に着いている人が決めることです。招待してもらってください。
problem-advice-forbidden-title = この卓ではアドバイスを使いません。
problem-advice-forbidden-advice = 卓を立てた人がそう決めました。自分の考えで決めてください。
problem-not-your-seat-title = これはあなたの席ではありません。
problem-not-your-seat-advice = 遊んでいるブラウザーでクッキーを許可し、先に着席してください。
problem-record-closed-title = 対戦記録はゲーム終了後に公開されます。
problem-record-closed-advice = それまでは、ほかの席が知ってはならないことが含まれます。自分が見たものは順に振り返れます。
problem-declined-title = それはできません。
problem-declined-advice = 卓に戻って今の状態を見てください。
problem-stopped-title = この卓は停止しました。
problem-stopped-advice = 失われたものはありません。戻ると読み込み直されます。
problem-unplayable-title = このプログラムでは、このゲームを当時のとおりに再現できません。
past-over = ゲームは終わっています。{ $moves }手でした。
past-points = 得点
past-unknown-rules = ルールのバージョン{ $rules }で行われていますが、このプログラムはそれを知りません。何も失われていません。サーバーの管理者が、そのルールを知るプログラムに戻せます。
past-differs = このプログラムは、ルールのバージョン{ $rules }を当時とは違うように進めます。何も失われていません。サーバーの管理者が、当時のプログラムに戻せます。
past-differs-at = { $moves }手目までは当時のとおりですが、そこからこのプログラムでは違います。
past-damaged = この卓の保存データが壊れています。バックアップからの復元が必要です。サーバーの管理者に知らせてください。
problem-full-title = ただいま混み合っています。
problem-full-advice = このサーバーの接続数が上限に達しています。何も変わっていません。使わないページを閉じ、少し待ってもう一度お試しください。
problem-storage-title = サーバーの保存先に問題が起きています。
problem-storage-advice = 何も変わっていません。少し待ってもう一度お試しください。
problem-disk-title = サーバーがディスクを読み書きできません。
problem-disk-advice = 何も変わっていません。サーバーの管理者に知らせてください。ディスクが使えるようになれば、ゲームを続けられます。
problem-disk-full-title = サーバーのディスクがいっぱいです。
problem-disk-full-advice = 何も変わっていません。サーバーの管理者に知らせてください。
problem-damaged-title = サーバーのデータが壊れています。
problem-damaged-advice = 何も変わっていませんが、もう一度試しても直りません。バックアップからの復元が必要です。サーバーの管理者に知らせてください。
problem-moved-title = サーバーのデータベースが元の場所にありません。
problem-moved-advice = サーバーの実行中に移動、置き換え、または削除されたため、何も保存できません。サーバーの管理者に知らせてください。ファイルを元の場所に戻すか、サーバーを停止し、バックアップから復元して起動し直す必要があります。
problem-method-title = ここではその操作はできません。
problem-method-advice = ホームから始めて、ボタンを使ってください。
problem-cross-site-title = この要求は外部のページから来ました。
problem-cross-site-advice = 何も行われていません。こちらのページを開いてボタンを使ってください。
problem-too-large-title = 送る内容が大きすぎます。
problem-too-large-advice = 短くして、もう一度送ってください。
problem-timeout-title = 時間がかかりすぎました。
problem-timeout-advice = 接続を確かめて、もう一度お試しください。
problem-malformed-title = 要求の形式が正しくありません。
problem-malformed-advice = 何も行われていません。ページからもう一度送るか、プログラム向けの説明をご覧ください。
problem-internal-title = サーバー側で問題が起きました。
problem-internal-advice = 失われたものはありません。もう一度お試しください。

group-actions = できること
choose-one = 選ぶ
choose-go = 決定
end-early = 途中で終える……
refused-title = 今はできないこと
refused-nothing = できそうなことは今すべてできます。
why-rule = ルール{ $rule }

course-title = このゲームの物語
story-watch = ここから見る
story-change = { $from } → { $to }
story-change-percent = { $from } → { $to }%
deeds-title = 誰が何をしたか
deeds-none = 数えられるものはありません
rematch = もう一度
rematch-about = 同じ人、同じオプションで遊びます。
share-picture = 共有用の画像

offline-title = サーバーに接続できません
offline-what = Holdfastに接続できません。確定した決定はすべて保存されています。接続を確かめて、もう一度お試しください。

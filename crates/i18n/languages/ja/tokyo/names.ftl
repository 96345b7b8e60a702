# トーキョー災都心：ロール・エリア・スキル・カードの名前。

## ロール

tokyo-name-fixer = 調達屋
tokyo-name-engineer = エンジニア
tokyo-name-negotiator = 交渉人
tokyo-name-gangster = ギャングスター

## エリア

tokyo-name-shinagawa = シナガワ
tokyo-name-shibuya = シブヤ
tokyo-name-shinjuku = シンジュク
tokyo-name-akiba = アキバ
tokyo-name-site = 『サイト』

## スキル

tokyo-name-special-delivery = 特急便
tokyo-name-waste-not = 使い回し
tokyo-name-eye-for-salvage = 目利き
tokyo-name-phone-order = 電話注文
tokyo-name-hop-on = 相乗り
tokyo-name-upkeep = 日常整備
tokyo-name-hazard-sense = 危険察知
tokyo-name-mediation = 口添え
tokyo-name-call-together = 総動員
tokyo-name-see-through = 怪異看破
tokyo-name-double-up = 連携攻撃
tokyo-name-follow-through = 畳みかけ
tokyo-name-first-blood = 先手必勝
tokyo-name-covering-fire = 援護射撃

## 武器

tokyo-name-brass-knuckles = ブラスナックル
tokyo-name-sawn-off = 切り詰め散弾銃
tokyo-name-machine-pistol = 機関拳銃
tokyo-name-anti-materiel-rifle = 対物狙撃銃
tokyo-name-crowbar = バール
tokyo-name-hunting-rifle = 猟銃
tokyo-name-pile-driver = 杭打ち機
tokyo-name-granny-chainsaw = チェーンソー「婆様」
tokyo-name-ghost-pistol = 密造拳銃
tokyo-name-stun-baton = スタンバトン
tokyo-name-whisper-radio = 囁くラジオ
tokyo-name-bell-of-hush = 無音の鐘
tokyo-name-petrol-bomb = 火炎瓶
tokyo-name-dissonance-fork = 不協和音叉
tokyo-name-satchel-charge = 梱包爆薬
tokyo-name-meteor-sword = 隕鉄の太刀

## アイテム

tokyo-name-motorbike = バイク
tokyo-name-ballistic-vest = 防弾ベスト
tokyo-name-field-surgery = 野戦手術セット
tokyo-name-black-card = 無記名ブラックカード
tokyo-name-first-aid-pouch = 救急ポーチ
tokyo-name-makeshift-serum = 簡易超人血清
tokyo-name-attack-barrier = 攻性防壁
tokyo-name-exo-armour = 強化外骨格
tokyo-name-helmet = ヘルメット
tokyo-name-kei-truck = 軽トラック
tokyo-name-brokers-briefcase = 仲介人の鞄
tokyo-name-tilt-rotor = ティルトローター
tokyo-name-ration-coupons = 配給券の束
tokyo-name-tool-roll = 工具一式
tokyo-name-combat-stimulant = 戦闘用興奮剤
tokyo-name-autodoc-harness = 自動治療ハーネス

## フォロワー

tokyo-name-stray-hound = 野良犬
tokyo-name-maid = メイド
tokyo-name-sniper = スナイパー
tokyo-name-street-idol = 路上アイドル
tokyo-name-hitman = 鉄砲玉
tokyo-name-mercenary = 傭兵
tokyo-name-crooked-lawyer = 悪徳弁護士
tokyo-name-back-alley-doctor = 闇医者
tokyo-name-bouncer = 用心棒
tokyo-name-medium = 霊媒
tokyo-name-fortune-teller = 占い師
tokyo-name-anomaly-professor = 異常学教授
tokyo-name-informant = 情報屋
tokyo-name-alley-hacker = 路地裏ハッカー
tokyo-name-psychic-twins = 念動の双子
tokyo-name-kashima-reiko = カシマレイコ

## アーティファクト

tokyo-name-everliving-meat = 視肉
tokyo-name-nimo-the-adapted = 適応者ニモ
tokyo-name-evil-eye = 邪眼
tokyo-name-substitute-doll = 身代わり人形
tokyo-name-pocket-door = 携帯扉
tokyo-name-borrowed-hour = 借りた一時間
tokyo-name-wishing-coin = 願い銭
tokyo-name-red-thread = 赤い糸
tokyo-name-floating-stone = 浮き石
tokyo-name-choir-shell = 合唱貝
tokyo-name-broom-of-quiet = 静けさの箒
tokyo-name-coat-of-needles = 針の外套
tokyo-name-saints-blindfold = 聖者の目隠し
tokyo-name-mirror-of-tomorrow = 明日の鏡
tokyo-name-bottomless-purse = 底なし財布
tokyo-name-second-shadow = 二つ目の影
tokyo-name-ring-splinter = リングの欠片
tokyo-name-humming-blade = 唸る刃

## スターター

tokyo-name-cash-roll = 丸めた札束
tokyo-name-painkillers = 鎮痛剤
tokyo-name-fireworks = 花火の束
tokyo-name-errand-runner = 使い走り
tokyo-name-forged-pass = 偽造通行証
tokyo-name-favour-owed = 貸しひとつ
tokyo-name-patched-scooter = 継ぎはぎスクーター
tokyo-name-pipe-wrench = パイプレンチ
tokyo-name-spare-parts = 予備部品
tokyo-name-work-gloves = 作業手袋
tokyo-name-know-how = 現場の知恵
tokyo-name-tabby-spirit = 猫又の相棒
tokyo-name-kind-word = 優しい一言
tokyo-name-paper-charm = 紙の護符
tokyo-name-hunch = 胸騒ぎ
tokyo-name-loyal-client = 義理堅い依頼人
tokyo-name-herbal-tea = 薬草茶
tokyo-name-switchblade = 飛び出しナイフ
tokyo-name-old-revolver = 古い回転拳銃
tokyo-name-padded-jacket = 詰め物ジャケット
tokyo-name-guts = 度胸
tokyo-name-protection-money = みかじめ料
tokyo-name-hard-stare = 睨み

## 報酬

tokyo-name-minases-card = ミナセの名刺
tokyo-name-rokuro-off-duty = 非番のロクロ
tokyo-name-stationmasters-whistle = 駅長の笛
tokyo-name-ticket-to-platform-zero = 零番線の切符
tokyo-name-heister-mask = ハイスターマスク
tokyo-name-kei-stunt-double = スタントのケイ
tokyo-name-doom-zero = ドゥーム・ゼロ
tokyo-name-chequered-lance = チェッカーランス
tokyo-name-paper-mask = 紙の面
tokyo-name-thread-shears = 断糸鋏
tokyo-name-hayase-conductor = 車掌ハヤセ
tokyo-name-signal-gun = 信号銃
tokyo-name-wish-unspent = 使われなかった願い
tokyo-name-terminals-young = 端末の仔
tokyo-name-collectors-hand = 取り立て屋の手

## トラブル

tokyo-name-hold-up = 立てこもり
tokyo-name-gunfight = 銃撃戦
tokyo-name-armoured-car = 装甲車
tokyo-name-gunship = 武装ヘリ
tokyo-name-biker = バイカー
tokyo-name-collapsed-overpass = 高架崩落
tokyo-name-riot = 暴動
tokyo-name-confiscation-order = 接収命令
tokyo-name-uneventful-day = 何もない素晴らしい1日
tokyo-name-hoarders = 買い占め組織
tokyo-name-wailing-procession = 慟哭の行列
tokyo-name-red-rain = 赤い雨
tokyo-name-debater = 論客
tokyo-name-soldier = 兵士
tokyo-name-crow-storm = 鴉嵐
tokyo-name-wall-climber = 壁を越えたもの

## 『サイト』カード

tokyo-name-all-clear = 異状なし
tokyo-name-scorching-haze = 焦熱陽炎
tokyo-name-hand-from-behind = 背後から延びる手
tokyo-name-ring-song = リングの歌
tokyo-name-dimension-door = 次元扉
tokyo-name-loop-tunnel = ループトンネル
tokyo-name-inverted-gravity = 逆さ重力
tokyo-name-nameless-guardian = 名もなき番人
tokyo-name-memory-vendor = 記憶の自販機
tokyo-name-rebar-crawler = 鉄筋百足
tokyo-name-mimic-bus = 擬態バス
tokyo-name-walking-crane = 歩くクレーン
tokyo-name-shadow-children = 影の子ら
tokyo-name-faceless-commuter = 顔のない通勤者
tokyo-name-mannequin-march = マネキン行進
tokyo-name-sea-of-glass = 硝子の海

## MODカード

tokyo-name-rolling-blackout = 輪番停電
tokyo-name-black-market-sunday = 闇市の日曜
tokyo-name-checkpoint-season = 検問強化
tokyo-name-ring-weather = リングの天気
tokyo-name-festival-night = 祭りの夜
tokyo-name-relief-drop = 支援物資
tokyo-name-curfew = 夜間外出禁止
tokyo-name-gold-rush = ゴールドラッシュ
tokyo-name-a-lull = 凪
tokyo-name-copycats = 模倣犯

## S00

tokyo-name-sc00-01 = はじめての夜
tokyo-name-sc00-02 = それでも金はものを言う
tokyo-name-sc00-03 = ゲーセンの男
tokyo-name-sc00-04 = 一日の終わり
tokyo-name-sc00-05 = 街を渡る
tokyo-name-sc00-06 = 物々交換
tokyo-name-sc00-07 = みかじめ料
tokyo-name-sc00-08 = 応急手当
tokyo-name-sc00-09 = 借り物の運
tokyo-name-sc00-10 = 壁の下
tokyo-name-sc00-11 = 息をする自販機
tokyo-name-sc00-12 = 二度目の夜

## S01

tokyo-name-sc01-01 = 熱帯夜の手袋
tokyo-name-sc01-02 = 三枚の写真
tokyo-name-sc01-03 = 帳簿係カジ
tokyo-name-sc01-04 = 用心棒ロクロ
tokyo-name-sc01-05 = 運び屋スミ
tokyo-name-sc01-06 = よその猟犬
tokyo-name-sc01-07 = 外套だらけの洗濯屋
tokyo-name-sc01-08 = 夜間病棟
tokyo-name-sc01-09 = 猟犬班
tokyo-name-sc01-10 = 第七ロット
tokyo-name-sc01-11 = 引き渡し
tokyo-name-sc01-12 = 灯りが消える前に
tokyo-name-sc01-13 = 残りの半金

## S02

tokyo-name-sc02-01 = 縦穴
tokyo-name-sc02-02 = 降下記録
tokyo-name-sc02-03 = 測量士の未亡人
tokyo-name-sc02-04 = 地底屋
tokyo-floor-sc02-05 = 水没コンコース
tokyo-name-sc02-05 = 地下一階 { tokyo-floor-sc02-05 }
tokyo-name-sc02-06 = 改札の顎
tokyo-floor-sc02-07 = 残響市場
tokyo-name-sc02-07 = 地下二階 { tokyo-floor-sc02-07 }
tokyo-name-sc02-08 = 分かれ道
tokyo-name-sc02-09 = 昇降虫
tokyo-name-sc02-10 = 値切る扉
tokyo-floor-sc02-11 = 零番線
tokyo-name-sc02-11 = 地下三階 { tokyo-floor-sc02-11 }
tokyo-name-sc02-12 = 駅長
tokyo-name-sc02-13 = 最終発車
tokyo-name-sc02-14 = 記憶で描く

## S03

tokyo-name-sc03-01 = 企画会議
tokyo-name-sc03-02 = 御影監督
tokyo-name-sc03-03 = 香盤表
tokyo-name-sc03-04 = シーン12　金庫破り
tokyo-name-sc03-05 = シーン27　屋上の追跡
tokyo-name-sc03-06 = シーン40　埠頭の別れ
tokyo-name-sc03-07 = 金主の金主
tokyo-name-sc03-08 = 誰も撮っていない画
tokyo-name-sc03-09 = テイク1　見返す通り
tokyo-name-sc03-10 = テイク2　もう一つの撮影隊
tokyo-name-sc03-11 = ファイナルカット
tokyo-name-sc03-12 = 公開初日
tokyo-name-sc03-13 = むかしむかし、トーキョーで

## S04

tokyo-name-sc04-01 = 線路の噂
tokyo-name-sc04-02 = 参加受付
tokyo-name-sc04-03 = 青信号
tokyo-name-sc04-04 = 順位表
tokyo-name-sc04-05 = アキバ・暗転交差点
tokyo-name-sc04-06 = シンジュク・封鎖線
tokyo-name-sc04-07 = シブヤ・人の洪水
tokyo-name-sc04-08 = 霊柩車
tokyo-name-sc04-09 = 胴元の提案
tokyo-name-sc04-10 = 玉が目を覚ます
tokyo-name-sc04-11 = ゴールライン
tokyo-name-sc04-12 = おんぼろ九号
tokyo-name-sc04-13 = 玉は誰に
tokyo-name-old-number-nine = { tokyo-name-sc04-12 }

## S05

tokyo-name-sc05-01 = 七人に回せ
tokyo-name-sc05-02 = 呪いの作法
tokyo-name-sc05-03 = 断糸の社
tokyo-name-sc05-04 = 笑う郵便屋
tokyo-name-sc05-05 = 紙面の医者
tokyo-name-sc05-06 = 一番上の名前
tokyo-name-sc05-07 = 修理工の手紙
tokyo-name-sc05-08 = 銀行家の手紙
tokyo-name-sc05-09 = 少女の手紙
tokyo-name-sc05-10 = 差出人へ
tokyo-name-sc05-11 = 差出人
tokyo-name-sc05-12 = 仕分け場
tokyo-name-sc05-13 = 宛先不明

## S06

tokyo-name-sc06-01 = 名簿
tokyo-name-sc06-02 = 死んだ線路
tokyo-name-sc06-03 = 第五変電所
tokyo-name-sc06-04 = 信号所の居座り
tokyo-name-sc06-05 = 保線列車E-9
tokyo-name-sc06-06 = 運行表
tokyo-name-sc06-07 = 壊し屋
tokyo-name-sc06-08 = 名簿にない名前
tokyo-name-sc06-09 = シナガワ、赤信号
tokyo-name-sc06-10 = ゲート
tokyo-name-sc06-11 = 防壁砲座
tokyo-name-sc06-12 = 内回り
tokyo-name-sc06-13 = 線路上のもの
tokyo-name-sc06-14 = 尾灯

## S07

tokyo-name-sc07-01 = 何を願う
tokyo-name-sc07-02 = 三つの噂
tokyo-name-sc07-03 = それを直した男
tokyo-name-sc07-04 = 祈った女
tokyo-name-sc07-05 = 請求書を送った会社
tokyo-name-sc07-06 = 錨
tokyo-name-sc07-07 = 請願者たち
tokyo-name-sc07-08 = 値段表
tokyo-name-sc07-09 = リングの下
tokyo-name-sc07-10 = 最初の願い
tokyo-name-sc07-11 = 三つのレバー
tokyo-name-sc07-12 = 請求
tokyo-name-sc07-13 = 領収書
tokyo-name-sc07-rt = 彷徨端末

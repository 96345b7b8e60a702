# Outlive：名前と、それぞれの効果。

## エリア

outlive-area-military-base = 軍事基地
outlive-area-silent-peak = サイレントピーク市
outlive-area-silent-peak-early = 東の都市
outlive-area-mine = 鉱山
outlive-area-cargo-ship = 貨物船
outlive-area-fairground = 遊園地
outlive-area-blackwood = ブラックウッド市
outlive-area-blackwood-early = 西の都市
outlive-area-forest = 森
outlive-area-dam = ダム

outlive-area-military-base-about = 1ポイントで弾薬1を回収します。1ターンに1回だけ、1ポイントで自分の放射能マーカーを1マス下げられます。
outlive-area-silent-peak-about = 1ポイントで、並んだ装備1枚を故障状態で取るか、探索タイル1枚を引きます。
outlive-area-mine-about = 1ポイントで金属1を回収します。ハンティングもできます。
outlive-area-cargo-ship-about = 英雄は自分のパワーの列に入り、その列の缶詰と待っている生存者を得ます。最初に着いた人が次のターンの第1プレイヤーです。
outlive-area-fairground-about = 1ポイントでマイクロチップ1を回収します。ハンティングもできます。
outlive-area-blackwood-about = 1ポイントで、並んだ装備1枚を故障状態で取るか、探索タイル1枚を引きます。
outlive-area-forest-about = 1ポイントで木材1を回収します。ハンティングもできます。
outlive-area-dam-about = マイクロチップ1で水除染装置を起動すると、1ポイントで水1を回収できます。

## 英雄

outlive-hero-h3a = 英雄3a
outlive-hero-h3b = 英雄3b
outlive-hero-h4 = 英雄4
outlive-hero-h5 = 英雄5

## 資源

outlive-resource-wood = 木材
outlive-resource-metal = 金属
outlive-resource-chip = マイクロチップ
outlive-resource-meat = 肉
outlive-resource-water = 水
outlive-resource-can = 缶詰
outlive-resource-ammo = 弾薬

outlive-amount-wood = 木材{ $count }
outlive-amount-metal = 金属{ $count }
outlive-amount-chip = マイクロチップ{ $count }
outlive-amount-meat = 肉{ $count }
outlive-amount-water = 水{ $count }
outlive-amount-can = 缶詰{ $count }
outlive-amount-ammo = 弾薬{ $count }
outlive-amount-food = 好きな食糧{ $count }
outlive-nothing = なし
outlive-iodine = ヨウ素剤
outlive-iodine-early = 海藻
outlive-phase-dawn = 朝
outlive-phase-dawn-early = 夜明け
outlive-prey = 耐久レベル{ $endurance }の獲物

## 探索タイル

outlive-search-water = 水
outlive-search-can = 缶詰
outlive-search-iodine = ヨウ素剤
outlive-search-iodine-early = 抗放射能薬
outlive-search-wood = 木材
outlive-search-metal = 金属
outlive-search-chip = マイクロチップ
outlive-search-ammo = 弾薬
outlive-search-empty = 空箱

## ルーム

outlive-airlock = エアロック
outlive-room-second = { $room }（2つ目）

outlive-room-build-discount = ルーム建設：資材－2
outlive-room-build-discount-about = ステップ5、1ターンに1回：ルーム1つを資材3ではなく1で建てられます。
outlive-room-draw-and-repair = 装備1枚＋装備修理：資材－1
outlive-room-draw-and-repair-about = ステップ6、1ターンに1回：装備を1枚引き、そのあと自分の装備1つを資材1少なく修理できます。
outlive-room-event-discount = イベント解決の割引
outlive-room-event-discount-about = ステップ1、1ターンに1回：イベント1つのコストから、資材を2まで、弾薬を2まで、食糧を1のどれか1つを減らせます。
outlive-room-hunt-meat-2 = ハンティング：肉＋2
outlive-room-hunt-meat-2-about = 1ターンに1回、自分の英雄が獲物タイルを取ったとき、肉をさらに2得ます。
outlive-room-hunt-meat-1 = ハンティング：肉＋1
outlive-room-hunt-meat-1-about = 1ターンに1回、自分の英雄が獲物タイルを取ったとき、肉をさらに1得ます。
outlive-room-cargo-can-1 = 貨物船：缶詰＋1
outlive-room-cargo-can-1-about = 1ターンに1回、自分の英雄が貨物船に着いたとき、缶詰をさらに1得ます。
outlive-room-cargo-can-2-always = 貨物船：缶詰＋2＆常時配置可能
outlive-room-cargo-can-2-always-about = 1ターンに1回、貨物船に着くと缶詰をさらに2得ます。列がふさがっていても自分の英雄は入れます。
outlive-room-ammo-4 = 弾薬4
outlive-room-ammo-4-about = ステップ5、1ターンに1回：弾薬4を得ます。
outlive-room-permanent-water = 水1（固定）
outlive-room-permanent-water-about = 1ターンに1回、水を1多く持っているものとして支払えます。トークンではないので、誰にも取られません。
outlive-room-event-immunity = イベント無効（欠乏イベントを除く）
outlive-room-event-immunity-about = 欠乏以外のイベントは、自分のシェルターと英雄に影響しません。
outlive-room-dismantle = 装備1つの破壊
outlive-room-dismantle-about = ステップ5、1ターンに1回：自分の装備1つを捨て、描かれた資材3個を得ます。
outlive-room-decontamination = 放射能ゲージ：－1マス
outlive-room-decontamination-about = ステップ5、1ターンに1回：自分の放射能マーカーを1マス下げます。
outlive-room-ventilation = エアロック：換気1（固定）
outlive-room-ventilation-about = ステップ3：エアロックが、空でも放射能をさらに1ポイント打ち消します。
outlive-room-growth = 毎ターン生存者1（最大8）
outlive-room-growth-about = ステップ5、1ターンに1回：このルームに生存者1人が加わります。ここだけは席より多く、8人まで入れます。
outlive-room-city-search-2 = 都市：探索タイル＋2
outlive-room-city-search-2-about = 都市ごとに1ターンに1回、ポイントで探索したあと、探索タイルをさらに2枚まで引けます。
outlive-room-draw-2 = 装備2枚を引く
outlive-room-draw-2-about = ステップ5、1ターンに1回：装備を2枚引きます。どれも故障状態です。
outlive-room-peek-search = 探索タイルの山の確認
outlive-room-peek-search-about = 1ターンに1回、自分の手番中に、探索タイルの山1つの中身をこっそり見られます。
outlive-room-cover-hero-3 = 英雄［3］のプレッシャー無効
outlive-room-cover-hero-3-about = 1ターンに1回、パワー3の自分の英雄が受けるプレッシャーを0にします。
outlive-room-free-repair = 装備1つの自動修理
outlive-room-free-repair-about = ステップ6、1ターンに1回：自分の装備1つを、支払いなしで修理します。
outlive-room-pressure-choice = プレッシャー：強奪する資源を選択
outlive-room-pressure-choice-about = 自分の英雄がプレッシャーで奪う食糧や資材を、自分で選べます。
outlive-room-cupboard = 空箱：木材1、金属1
outlive-room-cupboard-about = 都市ごとに1ターンに1回、空箱を見つけると木材1と金属1を得ます。
outlive-room-repair-discount = 装備修理：資材－2
outlive-room-repair-discount-about = ステップ6、1ターンに1回：自分の装備1つを、描かれた資材3個のうち1個で修理します。

## 装備

outlive-equipment-axe = 斧
outlive-equipment-axe-about = 森：木材を回収したあと、そこからさらに木材を2まで取れます。
outlive-equipment-bow = 弓
outlive-equipment-bow-about = 英雄が森に着くと、肉1。
outlive-equipment-jerrycan = ポリタンク
outlive-equipment-jerrycan-about = ダム：水を回収したあと、そこからさらに水を1取れます。
outlive-equipment-access-card = アクセスカード
outlive-equipment-access-card-about = ダム：マイクロチップなしで水除染装置を起動できます。
outlive-equipment-ammunition-kit = 弾薬キット
outlive-equipment-ammunition-kit-about = 軍事基地：弾薬を回収したあと、そこからさらに弾薬を2まで取れます。
outlive-equipment-crowbar = バール
outlive-equipment-crowbar-about = 英雄が軍事基地に着くと、マイクロチップ2。
outlive-equipment-flashlight = 懐中電灯
outlive-equipment-flashlight-about = 英雄が都市に着くと、空席があれば生存者1人。
outlive-equipment-chainsaw = チェインソー
outlive-equipment-chainsaw-about = 英雄が都市に着くと、木材2。
outlive-equipment-pickaxe = ツルハシ
outlive-equipment-pickaxe-about = 鉱山：金属を回収したあと、そこからさらに金属を2まで取れます。
outlive-equipment-water-purifier = 浄水器
outlive-equipment-water-purifier-about = 英雄が鉱山に着くと、水1。
outlive-equipment-hacksaw = ノコギリ
outlive-equipment-hacksaw-about = 英雄が貨物船に着くと、金属2。
outlive-equipment-grappling-hook = 登攀用フック
outlive-equipment-grappling-hook-about = 英雄は、空いていれば貨物船の1つ上の列に入れます。
outlive-equipment-backpack = バックパック
outlive-equipment-backpack-about = 遊園地：マイクロチップを回収したあと、そこからさらにマイクロチップを2まで取れます。
outlive-equipment-metal-detector = 金属探知機
outlive-equipment-metal-detector-about = 英雄が遊園地に着くと、缶詰1。
outlive-equipment-shotgun = ショットガン
outlive-equipment-shotgun-about = ハンティング1回が1ポイント安くなります。
outlive-equipment-bear-trap = トラバサミ
outlive-equipment-bear-trap-about = ハンティング1回が1ポイント安くなります。
outlive-equipment-baseball-bat = バット
outlive-equipment-baseball-bat-about = 自分が与えるプレッシャー1回が1大きくなります。
outlive-equipment-battle-gear = 戦闘服
outlive-equipment-battle-gear-about = 自分の英雄が受けるプレッシャー1回が2小さくなります。
outlive-equipment-exoskeleton = 作業用外骨格
outlive-equipment-exoskeleton-about = 英雄1人が、2エリアより遠くへ移動できます。
outlive-equipment-thermal-sensor = 熱源センサー
outlive-equipment-thermal-sensor-about = ハンティングのとき、山の中を見て好きなタイルを狩れます。

outlive-symbol-tree = 木
outlive-symbol-water = しずく
outlive-symbol-bullet = 弾
outlive-symbol-house = 家
outlive-symbol-ingot = インゴット
outlive-symbol-cutlery = ナイフとフォーク
outlive-symbol-circuit = 回路
outlive-symbol-bone = 骨
outlive-symbol-burst = 衝撃
outlive-symbol-atom = 原子

## イベント

outlive-event-forest-fire = 山火事
outlive-event-forest-fire-about = 森から木材{ $count }がなくなります。欠乏イベント。
outlive-event-cave-in = 落盤
outlive-event-cave-in-about = 鉱山から金属{ $count }がなくなります。欠乏イベント。
outlive-event-looters = 盗賊団
outlive-event-looters-about = 遊園地からマイクロチップ{ $count }がなくなります。欠乏イベント。
outlive-event-wanderers = 放浪者集団
outlive-event-wanderers-about = 各都市から探索タイル{ $count }枚がなくなります。欠乏イベント。
outlive-event-shortage = 物資不足
outlive-event-shortage-about = 森、鉱山、遊園地からトークンが{ $count }個ずつなくなります。欠乏イベント。
outlive-event-sandstorm = 砂嵐
outlive-event-sandstorm-about = どの英雄も、貨物船でもパワー{ $count }として行動します。プレッシャーは元のパワーのままです。
outlive-event-radioactive-cloud = 放射能雲
outlive-event-radioactive-cloud-about = 全員の放射能マーカーが{ $count }マス上がります。エアロックでは防げません。
outlive-event-hostile-clan = 敵対クラン
outlive-event-hostile-clan-about = 全員が資材か弾薬を合わせて{ $count }失います。足りない人は代わりに生存者1人を失います。
outlive-event-nuclear-winter = 核の冬
outlive-event-nuclear-winter-about = 全員が生存者1人を失います。
outlive-event-rats = ネズミの襲来
outlive-event-rats-about = 全員が食糧1を失います。ない人は代わりに生存者1人を失います。
outlive-event-zoonosis = 動物間流行性疫病
outlive-event-zoonosis-about = 獲物から得る肉が{ $count }減ります。
outlive-event-mutant-animals = 変異動物
outlive-event-mutant-animals-about = 獲物の耐久レベルが{ $count }上がります。

## リーダー

outlive-leader-jacob-rowlett = ジェイコブ・ロウレット
outlive-leader-kooper-froste = クーパー・フロスト
outlive-leader-wilson-frye = ウィルソン・フライ
outlive-leader-grayson-pigott = グレイソン・ピゴット
outlive-leader-solen-livrich = ソーレン・リヴリッチ
outlive-leader-liza-valentine = ライザ・ヴァレンタイン
outlive-leader-mary-koolpepper = マリー・クールペッパー
outlive-leader-lily-rose-wely = リリーローズ・ウェリー
outlive-leader-lily-rose-wely-early = リリーローズ・ウェリー
outlive-leader-swifty-bingham = スウィフティ・ビンガム
outlive-leader-erin-mccarthy = エリン・マッカーシー
outlive-leader-about = { $age }歳。英雄の開始エリア：{ $areas }。持ち物：{ $goods }。故障した装備：{ $equipment }。
outlive-leader-draws = 引いた探索タイルのもの

## 並べ方

outlive-sentence-gap = { "" }

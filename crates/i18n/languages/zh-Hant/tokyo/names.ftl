# 東京災都心：職業、區域、技能與卡片的名稱。

## 職業

tokyo-name-fixer = 掮客
tokyo-name-engineer = 工程師
tokyo-name-negotiator = 談判專家
tokyo-name-gangster = 幫派分子

## 區域

tokyo-name-shinagawa = 品川
tokyo-name-shibuya = 澀谷
tokyo-name-shinjuku = 新宿
tokyo-name-akiba = 秋葉
tokyo-name-site = 『禁域』

## 技能

tokyo-name-special-delivery = 特急快遞
tokyo-name-waste-not = 物盡其用
tokyo-name-eye-for-salvage = 鑑定眼光
tokyo-name-phone-order = 電話訂購
tokyo-name-hop-on = 共乘
tokyo-name-upkeep = 日常保養
tokyo-name-hazard-sense = 危險感知
tokyo-name-mediation = 居中斡旋
tokyo-name-call-together = 總動員
tokyo-name-see-through = 看破怪異
tokyo-name-double-up = 聯手攻擊
tokyo-name-follow-through = 乘勝追擊
tokyo-name-first-blood = 先下手為強
tokyo-name-covering-fire = 掩護射擊

## 武器

tokyo-name-brass-knuckles = 手指虎
tokyo-name-sawn-off = 短管霰彈槍
tokyo-name-machine-pistol = 衝鋒手槍
tokyo-name-anti-materiel-rifle = 反器材狙擊槍
tokyo-name-crowbar = 撬棍
tokyo-name-hunting-rifle = 獵槍
tokyo-name-pile-driver = 打樁機
tokyo-name-granny-chainsaw = 鏈鋸「老奶奶」
tokyo-name-ghost-pistol = 土製手槍
tokyo-name-stun-baton = 電擊棍
tokyo-name-whisper-radio = 低語收音機
tokyo-name-bell-of-hush = 無聲鐘
tokyo-name-petrol-bomb = 汽油彈
tokyo-name-dissonance-fork = 不諧音叉
tokyo-name-satchel-charge = 炸藥包
tokyo-name-meteor-sword = 隕鐵太刀

## 道具

tokyo-name-motorbike = 機車
tokyo-name-ballistic-vest = 防彈背心
tokyo-name-field-surgery = 野戰手術包
tokyo-name-black-card = 無記名黑卡
tokyo-name-first-aid-pouch = 急救包
tokyo-name-makeshift-serum = 簡易超人血清
tokyo-name-attack-barrier = 攻性防壁
tokyo-name-exo-armour = 強化外骨骼
tokyo-name-helmet = 頭盔
tokyo-name-kei-truck = 小貨車
tokyo-name-brokers-briefcase = 仲介的公事包
tokyo-name-tilt-rotor = 傾轉旋翼機
tokyo-name-ration-coupons = 一疊配給券
tokyo-name-tool-roll = 工具捲包
tokyo-name-combat-stimulant = 戰鬥興奮劑
tokyo-name-autodoc-harness = 自動醫療背架

## 追隨者

tokyo-name-stray-hound = 野狗
tokyo-name-maid = 女僕
tokyo-name-sniper = 狙擊手
tokyo-name-street-idol = 街頭偶像
tokyo-name-hitman = 敢死打手
tokyo-name-mercenary = 傭兵
tokyo-name-crooked-lawyer = 黑心律師
tokyo-name-back-alley-doctor = 地下醫生
tokyo-name-bouncer = 保鑣
tokyo-name-medium = 靈媒
tokyo-name-fortune-teller = 占卜師
tokyo-name-anomaly-professor = 異常學教授
tokyo-name-informant = 線民
tokyo-name-alley-hacker = 巷弄駭客
tokyo-name-psychic-twins = 念動雙胞胎
tokyo-name-kashima-reiko = 鹿島玲子

## 遺物

tokyo-name-everliving-meat = 視肉
tokyo-name-nimo-the-adapted = 適應者尼莫
tokyo-name-evil-eye = 邪眼
tokyo-name-substitute-doll = 替身人偶
tokyo-name-pocket-door = 隨身門
tokyo-name-borrowed-hour = 借來的一小時
tokyo-name-wishing-coin = 許願錢
tokyo-name-red-thread = 紅線
tokyo-name-floating-stone = 浮石
tokyo-name-choir-shell = 合唱貝
tokyo-name-broom-of-quiet = 靜默掃帚
tokyo-name-coat-of-needles = 針之外套
tokyo-name-saints-blindfold = 聖者眼罩
tokyo-name-mirror-of-tomorrow = 明日之鏡
tokyo-name-bottomless-purse = 無底錢包
tokyo-name-second-shadow = 第二個影子
tokyo-name-ring-splinter = 環之碎片
tokyo-name-humming-blade = 低鳴之刃

## 初始卡

tokyo-name-cash-roll = 一捲鈔票
tokyo-name-painkillers = 止痛藥
tokyo-name-fireworks = 一捆煙火
tokyo-name-errand-runner = 跑腿小弟
tokyo-name-forged-pass = 偽造通行證
tokyo-name-favour-owed = 一份人情
tokyo-name-patched-scooter = 拼裝速克達
tokyo-name-pipe-wrench = 管鉗
tokyo-name-spare-parts = 備用零件
tokyo-name-work-gloves = 工作手套
tokyo-name-know-how = 現場訣竅
tokyo-name-tabby-spirit = 貓又搭檔
tokyo-name-kind-word = 溫言一句
tokyo-name-paper-charm = 紙護符
tokyo-name-hunch = 預感
tokyo-name-loyal-client = 重情義的委託人
tokyo-name-herbal-tea = 藥草茶
tokyo-name-switchblade = 彈簧刀
tokyo-name-old-revolver = 老左輪
tokyo-name-padded-jacket = 鋪棉外套
tokyo-name-guts = 膽量
tokyo-name-protection-money = 保護費
tokyo-name-hard-stare = 瞪視

## 獎勵卡

tokyo-name-minases-card = 水無瀨的名片
tokyo-name-rokuro-off-duty = 下班的六郎
tokyo-name-stationmasters-whistle = 站長的哨子
tokyo-name-ticket-to-platform-zero = 零號月台的車票
tokyo-name-heister-mask = 劫匪面具
tokyo-name-kei-stunt-double = 替身小惠
tokyo-name-doom-zero = 末日零號
tokyo-name-chequered-lance = 格旗長槍
tokyo-name-paper-mask = 紙面具
tokyo-name-thread-shears = 斷線剪
tokyo-name-hayase-conductor = 車掌早瀨
tokyo-name-signal-gun = 信號槍
tokyo-name-wish-unspent = 沒有用掉的願望
tokyo-name-terminals-young = 終端機的幼崽
tokyo-name-collectors-hand = 討債人的手

## 麻煩

tokyo-name-hold-up = 持械據守
tokyo-name-gunfight = 槍戰
tokyo-name-armoured-car = 裝甲車
tokyo-name-gunship = 武裝直升機
tokyo-name-biker = 飆車族
tokyo-name-collapsed-overpass = 高架崩塌
tokyo-name-riot = 暴動
tokyo-name-confiscation-order = 徵收令
tokyo-name-uneventful-day = 平安無事的美好一天
tokyo-name-hoarders = 囤貨集團
tokyo-name-wailing-procession = 慟哭隊伍
tokyo-name-red-rain = 紅雨
tokyo-name-debater = 辯士
tokyo-name-soldier = 士兵
tokyo-name-crow-storm = 鴉群風暴
tokyo-name-wall-climber = 越牆之物

## 『禁域』卡

tokyo-name-all-clear = 一切正常
tokyo-name-scorching-haze = 焦熱蜃氣
tokyo-name-hand-from-behind = 背後伸來的手
tokyo-name-ring-song = 環之歌
tokyo-name-dimension-door = 次元門
tokyo-name-loop-tunnel = 循環隧道
tokyo-name-inverted-gravity = 重力倒轉
tokyo-name-nameless-guardian = 無名守衛
tokyo-name-memory-vendor = 記憶販賣機
tokyo-name-rebar-crawler = 鋼筋蜈蚣
tokyo-name-mimic-bus = 擬態公車
tokyo-name-walking-crane = 行走的吊車
tokyo-name-shadow-children = 影之孩童
tokyo-name-faceless-commuter = 無臉通勤者
tokyo-name-mannequin-march = 假人行軍
tokyo-name-sea-of-glass = 玻璃海

## MOD卡

tokyo-name-rolling-blackout = 分區停電
tokyo-name-black-market-sunday = 黑市星期天
tokyo-name-checkpoint-season = 盤查季節
tokyo-name-ring-weather = 環的天氣
tokyo-name-festival-night = 祭典之夜
tokyo-name-relief-drop = 救援物資
tokyo-name-curfew = 宵禁
tokyo-name-gold-rush = 淘金熱
tokyo-name-a-lull = 風平浪靜
tokyo-name-copycats = 模仿犯

## S00

tokyo-name-sc00-01 = 第一夜
tokyo-name-sc00-02 = 錢還是會說話
tokyo-name-sc00-03 = 電玩店裡的男人
tokyo-name-sc00-04 = 一天打烊的時候
tokyo-name-sc00-05 = 穿過市區
tokyo-name-sc00-06 = 以物易物
tokyo-name-sc00-07 = 保護費
tokyo-name-sc00-08 = 急救
tokyo-name-sc00-09 = 借來的運氣
tokyo-name-sc00-10 = 牆下
tokyo-name-sc00-11 = 會呼吸的自動販賣機
tokyo-name-sc00-12 = 第二個夜晚

## S01

tokyo-name-sc01-01 = 悶熱夜裡的手套
tokyo-name-sc01-02 = 三張照片
tokyo-name-sc01-03 = 帳房梶
tokyo-name-sc01-04 = 保鑣六郎
tokyo-name-sc01-05 = 跑腿澄
tokyo-name-sc01-06 = 別人家的獵犬
tokyo-name-sc01-07 = 長大衣洗衣店
tokyo-name-sc01-08 = 夜間病房
tokyo-name-sc01-09 = 獵犬隊
tokyo-name-sc01-10 = 第七批
tokyo-name-sc01-11 = 交貨
tokyo-name-sc01-12 = 熄燈之前
tokyo-name-sc01-13 = 剩下的一半

## S02

tokyo-name-sc02-01 = 豎井
tokyo-name-sc02-02 = 下降紀錄
tokyo-name-sc02-03 = 測量員的遺孀
tokyo-name-sc02-04 = 地底用品行
tokyo-floor-sc02-05 = 沉水大廳
tokyo-name-sc02-05 = 地下一樓　{ tokyo-floor-sc02-05 }
tokyo-name-sc02-06 = 閘門之顎
tokyo-floor-sc02-07 = 回聲市集
tokyo-name-sc02-07 = 地下二樓　{ tokyo-floor-sc02-07 }
tokyo-name-sc02-08 = 岔路
tokyo-name-sc02-09 = 電扶梯蟲
tokyo-name-sc02-10 = 討價之門
tokyo-floor-sc02-11 = 零號月台
tokyo-name-sc02-11 = 地下三樓　{ tokyo-floor-sc02-11 }
tokyo-name-sc02-12 = 站長
tokyo-name-sc02-13 = 末班發車
tokyo-name-sc02-14 = 憑記憶繪製

## S03

tokyo-name-sc03-01 = 提案會議
tokyo-name-sc03-02 = 導演御影
tokyo-name-sc03-03 = 通告表
tokyo-name-sc03-04 = 第十二場　金庫大門
tokyo-name-sc03-05 = 第二十七場　屋頂追逐
tokyo-name-sc03-06 = 第四十場　碼頭告別
tokyo-name-sc03-07 = 金主的金主
tokyo-name-sc03-08 = 沒有人拍過的畫面
tokyo-name-sc03-09 = 第一鏡　會回望的街
tokyo-name-sc03-10 = 第二鏡　另一個劇組
tokyo-name-sc03-11 = 最終剪輯
tokyo-name-sc03-12 = 首映夜
tokyo-name-sc03-13 = 從前從前，在東京

## S04

tokyo-name-sc04-01 = 鐵軌上的耳語
tokyo-name-sc04-02 = 報名處
tokyo-name-sc04-03 = 綠燈
tokyo-name-sc04-04 = 排名榜
tokyo-name-sc04-05 = 秋葉・熄燈路口
tokyo-name-sc04-06 = 新宿・封鎖線
tokyo-name-sc04-07 = 澀谷・人潮
tokyo-name-sc04-08 = 靈車
tokyo-name-sc04-09 = 莊家的提議
tokyo-name-sc04-10 = 球醒了
tokyo-name-sc04-11 = 終點線
tokyo-name-sc04-12 = 老破九號
tokyo-name-sc04-13 = 球歸誰
tokyo-name-old-number-nine = { tokyo-name-sc04-12 }

## S05

tokyo-name-sc05-01 = 轉寄七人
tokyo-name-sc05-02 = 詛咒的走法
tokyo-name-sc05-03 = 斷線之社
tokyo-name-sc05-04 = 發笑的郵差
tokyo-name-sc05-05 = 紙面具醫生
tokyo-name-sc05-06 = 最上面的名字
tokyo-name-sc05-07 = 修車工的信
tokyo-name-sc05-08 = 銀行家的信
tokyo-name-sc05-09 = 女孩的信
tokyo-name-sc05-10 = 退回寄件人
tokyo-name-sc05-11 = 寄件人
tokyo-name-sc05-12 = 分信廳
tokyo-name-sc05-13 = 查無此址

## S06

tokyo-name-sc06-01 = 名單
tokyo-name-sc06-02 = 死去的鐵軌
tokyo-name-sc06-03 = 第五變電所
tokyo-name-sc06-04 = 號誌樓的占據者
tokyo-name-sc06-05 = 養護列車E-9
tokyo-name-sc06-06 = 運行表
tokyo-name-sc06-07 = 拆軌人
tokyo-name-sc06-08 = 不在名單上
tokyo-name-sc06-09 = 品川，紅燈
tokyo-name-sc06-10 = 大門
tokyo-name-sc06-11 = 圍牆砲台
tokyo-name-sc06-12 = 內環線
tokyo-name-sc06-13 = 鐵軌上的東西
tokyo-name-sc06-14 = 尾燈

## S07

tokyo-name-sc07-01 = 你會許什麼願
tokyo-name-sc07-02 = 三則傳聞
tokyo-name-sc07-03 = 修過它的男人
tokyo-name-sc07-04 = 祈禱過的女人
tokyo-name-sc07-05 = 寄過帳單的公司
tokyo-name-sc07-06 = 錨
tokyo-name-sc07-07 = 請願的人們
tokyo-name-sc07-08 = 價目表
tokyo-name-sc07-09 = 環的底下
tokyo-name-sc07-10 = 第一個願望
tokyo-name-sc07-11 = 三支拉桿
tokyo-name-sc07-12 = 帳單
tokyo-name-sc07-13 = 收據
tokyo-name-sc07-rt = 徘徊終端

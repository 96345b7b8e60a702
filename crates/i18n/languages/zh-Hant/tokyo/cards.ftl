# 東京災都心：組成卡牌文字的詞句。與實體卡牌相同，數字前後不留空格。

## 名稱

tokyo-ability-technique = 技術
tokyo-ability-combat = 戰鬥
tokyo-ability-empathy = 共感
tokyo-ability-economy = 經濟

tokyo-rarity-starter = 初始
tokyo-rarity-common = 普通
tokyo-rarity-rare = 稀有
tokyo-rarity-epic = 史詩
tokyo-rarity-unique = 唯一

tokyo-kind-weapon = 武器
tokyo-kind-item = 道具
tokyo-kind-follower = 追隨者
tokyo-kind-artifact = 遺物
tokyo-kind-trouble = 麻煩
tokyo-kind-site-card = 『禁域』卡

tokyo-keyword-vehicle = 《載具》
tokyo-keyword-hired = 雇傭
tokyo-keyword-environment = 《環境》

tokyo-damage-physical = 物理
tokyo-damage-cognitive = 認知
tokyo-damage-all = 所有

tokyo-range-far-plus = 遠+
tokyo-range-far = 遠
tokyo-range-near-plus = 近+
tokyo-range-near = 近

tokyo-skill-support = 支援技能
tokyo-skill-enhanced = 強化技能
tokyo-skill-site-skill = 『禁域』技能

## 連接

tokyo-comma = ，
tokyo-or = 或
tokyo-and = 與
tokyo-then = ；
tokyo-either = { $first }或{ $second }
tokyo-any-next = 、
tokyo-any-of = { $others }、{ $last }擇一

## 卡牌文字上方

tokyo-card-kind = { $kind }・{ $rarity }
tokyo-card-starter = { $kind }・{ $role }的初始卡
tokyo-card-worth = AP { $ap }・購買費用 { $cost }
tokyo-card-ap = AP { $ap }
tokyo-card-consume = 消費
tokyo-card-or-equip = 或{ $ability } { $target }
tokyo-card-equip = 裝備：{ $ability } { $target }
tokyo-card-artifact = 獲得時立即裝備

tokyo-check = { $ability } { $target }
tokyo-solve-itself = 翻開時自動成功
tokyo-solve-check = 解決：{ $checks }
tokyo-solve-checks = 解決：{ $checks }（各由任一參加的PC進行）
tokyo-solve-or = 或解決：{ $checks }
tokyo-solve-times = 共需成功{ $count }次
tokyo-solve-pressure = 或施壓：{ $checks }，造成{ $amount }點傷害
tokyo-enemy-hp = 擊破：生命值 { $hp }
tokyo-enemy-reduce = { $kind }傷害減輕{ $amount }點
tokyo-enemy-immune = { $kind }傷害無效
tokyo-enemy-counter = 反擊 { $range }・{ $kind }{ $amount }
tokyo-reward = 獎勵：{ $count }個AP標記

## 一項效果：時機、內容、使用後處理

tokyo-row = { $timing }{ $text }
tokyo-row-after = { $timing }{ $text } ⇒ { $after }
tokyo-row-named = 〈{ $name }〉{ $text }

tokyo-when-play = 【打出】
tokyo-when-use = 【使用】
tokyo-when-always = 【常時】
tokyo-when-start = 【PC行動階段開始時】
tokyo-when-end = 【PC行動階段結束時】
tokyo-when-success = 【成功時】
tokyo-when-failure = 【失敗時】
tokyo-when-drawn = 【抽到時】
tokyo-when-pass-enter = PC進入此區域時：
tokyo-when-pass-leave = PC離開此區域時：
tokyo-when-pass-both = PC進入或離開此區域時：
tokyo-when-interrupt-play = { $event }時介入【打出】：
tokyo-when-interrupt-use = { $event }時介入【使用】：
tokyo-when-interrupt-always = 【常時】{ $event }時，

tokyo-fee = 先棄{ $count }張手牌

tokyo-after-exhaust = { $count ->
    [1] 消耗
   *[other] 消耗×{ $count }
 }
tokyo-after-discard = 棄置
tokyo-after-scrap = 廢棄
tokyo-after-remove = 移除

tokyo-token-if-given-rare = 若交出的卡為稀有以上，獲得1個AP標記
tokyo-token-if-bought-rare = 若購得的卡為稀有以上，獲得1個AP標記
tokyo-token-if-dropped-off = 若有同乘者在有麻煩的區域或『禁域』下車，獲得1個AP標記
tokyo-token-if-solved-rare = 若檢定成功且解決的卡為稀有以上，獲得1個AP標記
tokyo-token-if-defeated = 若因此擊破敵人，獲得1個AP標記

## 誰的事件

tokyo-event-ally = 同區域的另一名PC
tokyo-event-near = 同區域的PC
tokyo-event-any = 任一PC
tokyo-event-other = 任一區域的另一名PC
tokyo-event-each = 同區域的PC
tokyo-event-all = 『禁域』以外的PC

## 事件

tokyo-on-check = { $who }進行{ $check }
tokyo-on-check-you = 你進行{ $check }
tokyo-on-attack = { $who }進行攻擊行動
tokyo-on-attack-you = 你進行攻擊行動
tokyo-on-attack-with = { $who }以{ $kind }進行攻擊行動
tokyo-on-attack-with-you = 你以{ $kind }進行攻擊行動
tokyo-on-damage = { $who }受到傷害
tokyo-on-damage-you = 你受到傷害
tokyo-on-damage-enemy = { $who }受到敵人的傷害
tokyo-on-damage-enemy-you = 你受到敵人的傷害
tokyo-on-draw = { $who }抽到麻煩
tokyo-on-draw-you = 你抽到麻煩
tokyo-on-scrap = { $who }打出或使用的卡將被廢棄
tokyo-on-scrap-you = 你打出或使用的卡將被廢棄
tokyo-on-fee = { $who }須為雇傭追隨者棄掉手牌
tokyo-on-fee-you = 你須為雇傭追隨者棄掉手牌
tokyo-on-reward = 『禁域』內的PC將獲得作為獎勵的卡
tokyo-on-reveal = 翻開『禁域』卡
tokyo-on-reveal-check = 翻開以檢定解決的『禁域』卡

tokyo-a-check-any = 行動檢定
tokyo-a-check-move = 移動檢定
tokyo-a-check-equip = 裝備檢定
tokyo-a-check-buy = 購買檢定
tokyo-a-check-solve = 解決檢定
tokyo-a-check-explore = 『禁域』卡的解決檢定
tokyo-a-check-with = { $abilities }的行動檢定

tokyo-with-weapon = 武器
tokyo-with-item = 道具
tokyo-with-follower = 追隨者
tokyo-with-artifact = 遺物

## 對誰

tokyo-whom-ally-yours = 同區域的另一名PC
tokyo-whom-ally-here = 此區域的另一名PC
tokyo-whom-ally-site = 另一名參加的PC
tokyo-whom-near-yours = 同區域的一名PC
tokyo-whom-near-here = 此區域的一名PC
tokyo-whom-near-site = 一名參加的PC
tokyo-whom-each-yours = 同區域的每名PC
tokyo-whom-each-here = 此區域的每名PC
tokyo-whom-each-site = 每名參加的PC
tokyo-whom-any = 任一區域的一名PC
tokyo-whom-other = 任一區域的另一名PC
tokyo-whom-all = 『禁域』以外的每名PC
tokyo-whom-passing = 該PC
tokyo-whom-solver = 解決者
tokyo-whom-checker = 進行檢定的PC

## 效果

tokyo-does-attack = 攻擊：{ $range }
tokyo-does-more-after-move = 若你本階段曾在區域間移動則+{ $amount }
tokyo-does-more-in-company = 若目標所在區域有PC則+{ $amount }
tokyo-does-more-per-token = 每歸還1個AP標記+1，至多{ $amount }
tokyo-does-damage = { $kind }{ $amount }
tokyo-does-hits = 命中{ $count }次
tokyo-does-spread = 至多{ $count }個敵人
tokyo-does-spread-all = 區域內所有敵人
tokyo-trait-into-adjacent = 可攻擊相鄰區域
tokyo-trait-ignores-reduction = 無視傷害減輕
tokyo-trait-no-counter = 不受反擊
tokyo-does-strike = 對該敵人造成{ $amount }點{ $kind }傷害
tokyo-does-strike-unreduced = 可對該敵人造成與減輕前等量的{ $kind }傷害
tokyo-does-strike-whatever = 即使受到的是此卡不減輕的傷害類型，仍可對敵人造成上述傷害
tokyo-does-boost = 傷害+{ $amount }
tokyo-does-boost-kind = { $kind }傷害+{ $amount }
tokyo-does-prevent = 不受該傷害
tokyo-does-reduce = 該傷害減輕{ $amount }點
tokyo-does-reduce-kind = 若為{ $kind }傷害，減輕{ $amount }點
tokyo-does-reduce-environment = 若為{ $kind }傷害，減輕{ $amount }點（來自《環境》卡則為{ $more }點）
tokyo-does-shield = 你所受的{ $kind }傷害減輕{ $amount }點
tokyo-does-bonus = 該檢定+{ $amount }
tokyo-does-aid = { $who }進行{ $checks }時+{ $amount }
tokyo-does-aid-you = 你進行{ $checks }時+{ $amount }
tokyo-does-tax = 在此區域進行的{ $checks }目標值+{ $amount }
tokyo-does-tax-move = 進出此區域的移動檢定目標值+{ $amount }
tokyo-does-vehicle = 乘員上限{ $seats }，一次移動至多{ $areas }個區域，移動檢定+{ $bonus }
tokyo-does-heal = { $who }回復{ $count }點生命值
tokyo-does-heal-you = 你回復{ $count }點生命值
tokyo-does-refresh = { $who }移除{ $count }個消耗標記
tokyo-does-refresh-you = 移除你的{ $count }個消耗標記
tokyo-does-refresh-kind = 從{ $who }的{ $kind }上移除{ $count }個消耗標記
tokyo-does-refresh-kind-you = 從你的{ $kind }上移除{ $count }個消耗標記
tokyo-does-refresh-this = 從此卡移除{ $count }個消耗標記
tokyo-does-draw = { $who }抽{ $count }張卡
tokyo-does-draw-you = 抽{ $count }張卡
tokyo-does-discard = { $who }棄{ $count }張手牌
tokyo-does-discard-you = 棄{ $count }張手牌
tokyo-does-token = { $who }獲得{ $count }個AP標記
tokyo-does-token-you = 獲得{ $count }個AP標記
tokyo-does-toll = { $who }失去{ $count }個AP標記
tokyo-does-toll-you = 失去{ $count }個AP標記
tokyo-does-buy = 無須檢定，購買同區域市場中一張購買費用{ $most }以下的卡
tokyo-does-buy-any = 無須檢定，購買任一區域市場中一張購買費用{ $most }以下的卡
tokyo-does-salvage = 從廢棄格獲得{ $count }張卡
tokyo-does-artifact = 獲得1張遺物
tokyo-does-harm = { $who }受到{ $amount }點{ $kind }傷害
tokyo-does-harm-you = 你受到{ $amount }點{ $kind }傷害
tokyo-does-strip = { $who }棄掉{ $count }張裝備中的卡（遺物除外）
tokyo-does-strip-you = 棄掉{ $count }張裝備中的卡（遺物除外）
tokyo-does-trouble = 再抽{ $count }張麻煩並放置
tokyo-does-redraw = 棄掉該麻煩並重抽
tokyo-does-deeper = 再將{ $count }張『禁域』卡面朝下放到遭遇格
tokyo-does-deeper-each = 『禁域』中每有一名PC，將{ $count }張『禁域』卡面朝下放到遭遇格

tokyo-checks-any = 行動檢定
tokyo-checks-move = 移動檢定
tokyo-checks-equip = 裝備檢定
tokyo-checks-buy = 購買檢定
tokyo-checks-solve = 解決檢定
tokyo-checks-explore = 『禁域』卡的解決檢定
tokyo-checks-vehicle = 《載具》的{ $checks }
tokyo-checks-hired = 雇傭追隨者的{ $checks }
tokyo-checks-environment = 《環境》卡的{ $checks }

tokyo-cards-weapon = 武器
tokyo-cards-item = 道具
tokyo-cards-follower = 追隨者
tokyo-cards-artifact = 遺物

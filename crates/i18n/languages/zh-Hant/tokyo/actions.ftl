# 東京災都心：要決定的事，以及能做的事。

## 要你決定的事

tokyo-ask-role = { $who }，你要哪個職業？
tokyo-more-role = 每個職業有自己的能力值、三項技能、八張初始卡與起始區域。
tokyo-ask-next-to-draw = { $who }，接下來由你抽嗎？
tokyo-more-next-to-draw = 在一般區域的PC各抽一張麻煩，在『禁域』的PC各抽一張『禁域』卡。順序由你們決定。
tokyo-ask-adjust = { $who }，棄掉不想留的手牌。
tokyo-ask-adjust-over = { $who }，至少棄掉 { $over } 張手牌。
tokyo-more-adjust = 之後補到 { $size } 張。棄牌堆翻成牌庫時，先棄的卡會先抽到。
tokyo-ask-redraw = { $who }，要保留這手牌嗎？
tokyo-more-redraw = 整場遊戲只有現在這一次，可以將手牌全部重抽。
tokyo-ask-act = { $who }，你要做什麼？
tokyo-more-act = { $pc }：{ $area }、生命值 { $hp }/{ $most }、AP標記 { $ap } 個。PC以任意順序行動，次數不限。
tokyo-ask-act-ended = { $who }，你已結束行動階段。
tokyo-more-act-ended = 只要還有PC在行動，就能收回。正在等：{ $others }。
tokyo-site-open =
    { $cards ->
        [0] 『禁域』卡「{ $card }」已翻開，遭遇格沒有其他卡了。
       *[other] 『禁域』卡「{ $card }」已翻開，還有 { $cards } 張面朝下。
    }
tokyo-site-duty = 有 { $cards } 張面朝下的『禁域』卡；階段結束前至少要翻開一張並嘗試解決。
tokyo-site-free = 遭遇格是空的：可以留下、不經檢定離開，或繼續探索。
tokyo-site-left = 還剩 { $cards } 張『禁域』卡：可以繼續、本輪停止，或撤退。
tokyo-ask-check = { $who }，{ $goal }還差 { $missing } AP。
tokyo-more-check =
    { $help ->
        [0] 可用手牌、AP標記或抽一張麻煩來增加AP。目前：{ $ability } { $strength }，目標值 { $target }。
       *[other] 可用手牌、AP標記或抽一張麻煩來增加AP；其他PC還能提供 { $help } 個AP標記。目前：{ $ability } { $strength }，目標值 { $target }。
    }
tokyo-more-check-drawn =
    { $help ->
        [0] 麻煩已經抽過，可用手牌或AP標記。目前：{ $ability } { $strength }，目標值 { $target }。
       *[other] 麻煩已經抽過，可用手牌或AP標記；其他PC還能提供 { $help } 個AP標記。目前：{ $ability } { $strength }，目標值 { $target }。
    }
tokyo-more-check-guided = 依故事頁的說明支付。目前：{ $ability } { $strength }，目標值 { $target }。
tokyo-ask-check-help = { $who }，要幫{ $pc }嗎？{ $goal }還差 { $missing } AP。
tokyo-more-check-help =
    { $help ->
        [0] 其他PC不能再提供AP標記。目前：{ $ability } { $strength }，目標值 { $target }。
       *[other] 其他PC合計還能提供 { $help } 個AP標記。不會為你等待。目前：{ $ability } { $strength }，目標值 { $target }。
    }
tokyo-ask-ride = { $who }，請規劃行程。
tokyo-more-ride = { $way }。最多 { $areas } 個區域，含駕駛共 { $seats } 名PC。
tokyo-more-ride-aboard = { $way }。最多 { $areas } 個區域，含駕駛共 { $seats } 名PC。同乘者：{ $aboard }。
tokyo-ask-consent = { $who }，你同意嗎？這是{ $asker }的提議。
tokyo-consent-exchange = { $asker }想用「{ $give }」換你的「{ $take }」。
tokyo-consent-board = { $asker }想載你一起走。
tokyo-consent-bot = { $asker }想使用{ $role }的BOT卡。
tokyo-consent-other = { $asker }提議：{ $action }
tokyo-ask-drawn = { $who }，抽到了「{ $trouble }」。要對它做什麼嗎？
tokyo-more-drawn-placing = 否則會放到{ $area }，沒有空格則放到相鄰區域。
tokyo-more-drawn-check = 否則會為檢定增加 { $ap } AP，之後再放置。
tokyo-ask-place = { $who }，「{ $trouble }」要放在哪裡？
tokyo-more-place = 這是{ $area }的麻煩。被蓋住的物資在麻煩解決前無法購買。
tokyo-more-place-group = 由卡片效果放入{ $area }，位置由大家決定。被蓋住的物資在麻煩解決前無法購買。
tokyo-ask-battle = { $who }，你以「{ $card }」攻擊「{ $targets }」。
tokyo-more-battle = 可以追加目標或強化攻擊，然後執行。
tokyo-ask-battle-join = { $who }，要介入嗎？{ $pc }以「{ $card }」攻擊「{ $targets }」。
tokyo-more-battle-join = 你可以支援這次攻擊。
tokyo-ask-damage = { $who }，你即將受到 { $damage }。
tokyo-ask-damage-other = { $who }，要介入嗎？{ $pc }即將受到 { $damage }。
tokyo-more-damage = 多項減輕可以累加；減到 0 就等於沒有受到傷害。
tokyo-more-damage-from = 來自「{ $card }」。多項減輕可以累加；減到 0 就等於沒有受到傷害。
tokyo-ask-scrap = { $who }，要保住「{ $card }」嗎？
tokyo-more-scrap = { $pc }用過的「{ $card }」即將被廢棄。
tokyo-ask-turned = { $who }，翻開了「{ $card }」。要介入嗎？
tokyo-more-turned = 否則參加的PC必須面對它。
tokyo-ask-reward = { $who }，要讓獎勵更好嗎？
tokyo-more-reward-scrap = 即將從廢棄格獲得卡片。
tokyo-more-reward-revealed = 即將從翻開的卡中獲得一張。
tokyo-more-reward-artifact = 即將獲得遺物。
tokyo-ask-fee = { $who }，請棄 { $left } 張手牌作為追隨者的酬勞。
tokyo-more-fee = 追隨者行動之前要先付酬勞。
tokyo-ask-fee-other = { $who }，要替{ $pc }付酬勞嗎？共 { $left } 張手牌。
tokyo-more-fee-other = 否則由{ $pc }付。
tokyo-ask-falls = { $who }，有多名PC倒下，先處理誰？
tokyo-more-falls = 每人依序失去卡片與AP標記，並抽一張麻煩。
tokyo-ask-lay-down = { $who }，你倒下了。卡片要以什麼順序棄掉？
tokyo-more-lay-down = 棄牌堆翻成牌庫時，先棄的卡會先抽到。
tokyo-ask-lay-down-some = { $who }，你倒下了。請棄 { $left } 張手牌。
tokyo-more-lay-down-some = 由你選擇失去共同手牌中的哪些卡。
tokyo-ask-discard = { $who }，請棄 { $left } 張手牌。
tokyo-more-discard = 這是效果的要求。
tokyo-ask-strip = { $who }，請棄 { $left } 張裝備。
tokyo-more-strip = 這是效果的要求。遺物除外。
tokyo-ask-refresh = { $who }，請移除 { $left } 個消耗標記。
tokyo-more-refresh = 從{ $pc }的技能或裝備中選擇。
tokyo-more-refresh-kind = 從{ $pc }的裝備中選擇，種類為{ $kind }。
tokyo-ask-whom = { $who }，選擇哪名PC？
tokyo-more-whom = 效果會作用於其中一名PC。
tokyo-ask-hand-over = { $who }，要把哪張卡交給{ $pc }？
tokyo-more-hand-over = 不能是初始卡。
tokyo-ask-shadow = { $who }，要再使用哪張裝備？
tokyo-more-shadow = 這次不受消耗標記限制。
tokyo-ask-artifact-or-scrap = { $who }，要抽遺物嗎？
tokyo-more-artifact-or-scrap =
    { $choice ->
        [1] 由這裡的一名PC立即裝備。也可以改從廢棄格選 { $cards } 張卡。
       *[other] 抽 { $choice } 張，其中一張由這裡的一名PC立即裝備。也可以改從廢棄格選 { $cards } 張卡。
    }
tokyo-ask-gain = { $who }，誰拿哪張卡？（還有 { $left } 張）
tokyo-more-gain-scrap = 廢棄格的卡，放到獲得者的牌庫頂。
tokyo-more-gain-revealed = 翻開的卡，放到獲得者的牌庫頂；其餘廢棄。
tokyo-more-gain-artifact = 獲得者立即裝備遺物，原有的遺物會被移除。
tokyo-ask-make-room = { $who }，要卸下什麼來裝備「{ $card }」？
tokyo-more-make-room = 裝備欄只有三格。
tokyo-ask-divide = { $who }，撤退的傷害由誰承受？（還有 { $left } 點）
tokyo-more-divide = 不能減輕，也不能分給倒下的PC。
tokyo-ask-depart = { $who }，你要去哪裡？
tokyo-more-depart = 撤退後不能留在『禁域』。
tokyo-ask-companions = { $who }，誰一起去{ $area }？
tokyo-more-companions = 可以帶同區域的PC。
tokyo-ask-facility = { $who }，要使用{ $area }的設施嗎？
tokyo-ask-stage = { $who }，劇本卡「{ $card }」要放在哪裡？
tokyo-more-stage = 放在{ $area }，並蓋住該格原有的卡。
tokyo-ask-last-goods = { $who }，下一張卡（{ $kind }）要放在哪一格？
tokyo-more-last-goods = 剩下的卡比空格少，由大家選擇位置。
tokyo-ask-foresee = { $who }，接下來會是這些麻煩。
tokyo-more-foresee-under = { $troubles }。可以將其中一張放到牌庫底。
tokyo-more-foresee-top = { $troubles }。逐張放回牌庫頂，最後放的在最上面。

## 給等待的人

tokyo-wait-role = { $who } 正在選職業。
tokyo-wait-next-to-draw = { $who }：下一位要抽牌。
tokyo-wait-adjust = 等待{ $who }調整手牌。
tokyo-wait-hands-done = 你的手牌準備好了。等待{ $who }。
tokyo-wait-redraw = 等待{ $who }決定是否重抽。
tokyo-wait-act = PC行動，順序自由。等待{ $who }。
tokyo-wait-check = { $pc }進行{ $goal }：{ $ability } { $strength }，目標值 { $target }。
tokyo-wait-check-help =
    { $help ->
        [0] 還差 { $missing } AP。
       *[other] 還差 { $missing } AP。其他PC還能提供 { $help } 個AP標記。
    }
tokyo-wait-ride = { $who }正在規劃行程。
tokyo-wait-consent = 等待{ $who }回覆{ $asker }。
tokyo-wait-drawn = 抽到了「{ $trouble }」。{ $who }可以介入。
tokyo-wait-place = { $who }正在放置「{ $trouble }」。
tokyo-wait-battle = { $pc }以「{ $card }」攻擊「{ $targets }」。{ $who }還能追加行動。
tokyo-wait-damage = { $pc }即將受到 { $damage }。{ $who }可以介入。
tokyo-wait-scrap = 「{ $card }」即將被廢棄。{ $who }可以保住它。
tokyo-wait-turned = 翻開了「{ $card }」。{ $who }可以介入。
tokyo-wait-reward = 即將獲得獎勵。{ $who }可以讓它更好。
tokyo-wait-fee = { $pc }的追隨者要付 { $left } 張手牌。等待{ $who }。
tokyo-wait-falls = 有多名PC倒下。由{ $who }決定順序。
tokyo-wait-lay-down = { $who }倒下，正在棄牌。
tokyo-wait-discard = { $who }要棄 { $left } 張手牌。
tokyo-wait-strip = { $who }要棄 { $left } 張裝備。
tokyo-wait-refresh = { $who }正在移除{ $pc }的消耗標記。
tokyo-wait-whom = { $who }正在選擇PC。
tokyo-wait-hand-over = { $who }要交一張卡給{ $pc }。
tokyo-wait-shadow = { $who }正在選擇再次使用的裝備。
tokyo-wait-artifact-or-scrap = { $who }正在選擇遺物或廢棄格。
tokyo-wait-gain = { $who }正在決定誰拿哪張卡。
tokyo-wait-make-room = { $who }要為「{ $card }」騰出裝備欄。
tokyo-wait-divide = { $who }正在分配 { $left } 點傷害。
tokyo-wait-depart = 等待{ $who }離開『禁域』。
tokyo-wait-companions = { $who }正在決定誰一起去{ $area }。
tokyo-wait-facility = { $who }可以使用{ $area }的設施。
tokyo-wait-stage = { $who }正在放置劇本卡「{ $card }」。
tokyo-wait-last-goods = { $who }正在選擇剩餘物資的位置。
tokyo-wait-foresee = { $who }正在查看接下來的麻煩。
tokyo-wait-chance = 正在抽牌。

## 選項分類

tokyo-group-answer = 你的選擇
tokyo-group-pay = 支付AP
tokyo-group-interrupt = 介入
tokyo-group-ride = 行程
tokyo-group-site = 『禁域』
tokyo-group-solve = 解決
tokyo-group-attack = 攻擊
tokyo-group-move = 移動
tokyo-group-buy = 購買
tokyo-group-play = 打出
tokyo-group-use = 使用
tokyo-group-skill = 技能
tokyo-group-bot = BOT卡
tokyo-group-equip = 裝備
tokyo-group-return = 歸還消耗標記
tokyo-group-exchange = 手牌交換
tokyo-group-show = 展示手牌
tokyo-group-end = 結束
tokyo-phase-ends = 所有人的行動階段就此結束。
tokyo-fold-listed = 以清單顯示
tokyo-fold-unequip = 卸下裝備
tokyo-fold-show = 向所有人展示卡片
tokyo-list-return = 要恢復什麼、棄哪張卡
tokyo-list-exchange = 給出的卡與換來的卡
tokyo-list-exchange-part = 把「{ $card }」給{ $pc }，換取
tokyo-cost = { $ability } { $own }，目標值 { $target }
tokyo-cost-free = { $ability } { $own }，目標值 { $target }：自動成功
tokyo-cost-retreat = { $damage } 點傷害，自由分配

## 行動

tokyo-do-role = { $role }
tokyo-do-draw = 接著抽
tokyo-do-discard = 棄掉「{ $card }」
tokyo-do-ready = 保留其餘
tokyo-do-lay-down = 其餘依手牌順序棄掉
tokyo-do-redraw = 全部重抽
tokyo-do-keep = 保留這手牌
tokyo-do-show = 展示「{ $card }」
tokyo-do-end = 結束我的行動階段
tokyo-do-resume = 恢復行動
tokyo-do-play = 打出「{ $card }」
tokyo-do-use = 使用「{ $card }」
tokyo-do-skill = 技能「{ $card }」
tokyo-do-bot = 使用{ $card }
tokyo-do-aimed = { $action }：{ $aim }
tokyo-do-typed = { $target }（{ $kind }）
tokyo-do-back = 反擊回去
tokyo-do-equip-with = 以{ $ability }裝備「{ $card }」
tokyo-do-equip = 裝備「{ $card }」
tokyo-do-unequip = 卸下「{ $card }」
tokyo-do-return = 棄「{ $card }」，歸還「{ $what }」的 1 個消耗標記
tokyo-do-move = 移動到{ $area }
tokyo-do-ride = 搭乘「{ $card }」
tokyo-do-go = 前往{ $area }
tokyo-do-board = 讓{ $pc }上車
tokyo-do-board-companions = { $pc }一起去
tokyo-do-alight = 讓{ $pc }下車
tokyo-do-drive = 出發
tokyo-do-drive-companions = 出發
tokyo-do-cancel = 取消
tokyo-do-buy = 購買「{ $card }」
tokyo-do-solve = 以{ $ability }解決「{ $card }」
tokyo-do-challenge = 挑戰關卡：{ $card }
tokyo-do-explore = 翻開下一張『禁域』卡
tokyo-do-delve = 再抽一張『禁域』卡並翻開
tokyo-do-fail = 宣告失敗
tokyo-do-retreat = 撤退
tokyo-do-leave = 離開前往{ $area }
tokyo-do-exchange = 用「{ $give }」和{ $pc }換「{ $take }」
tokyo-do-agree = 同意
tokyo-do-refuse = 拒絕
tokyo-do-pay = 「{ $card }」：AP { $ap }
tokyo-do-token-for-damage = 歸還 1 個AP標記，傷害+1
tokyo-do-reward = 拿取「{ $card }」
tokyo-do-token = 1 個AP標記
tokyo-do-draw-trouble = 抽一張麻煩
tokyo-do-give-up = 放棄（檢定失敗）
tokyo-give-up = 放棄
tokyo-do-also = 也攻擊「{ $card }」
tokyo-do-join = 以「{ $card }」加入攻擊（{ $kind }）
tokyo-do-pass = 略過
tokyo-do-pass-battle = 不再追加
tokyo-do-pass-damage = 不再處理
tokyo-do-pass-drawn = 維持原樣
tokyo-do-pass-scrap = 任其廢棄
tokyo-do-pass-check = 我不提供
tokyo-do-pass-facility = 不使用
tokyo-do-pass-refresh = 不再移除
tokyo-do-pass-foresee = 都不放到牌庫底
tokyo-do-slot = { $slot }
tokyo-do-place = 將「{ $placed }」放到{ $slot }
tokyo-do-place-on = 將「{ $placed }」放到{ $slot }（蓋住「{ $card }」）
tokyo-do-place-next = 將下一張卡放到{ $slot }
tokyo-do-lull = 棄置「{ $card }」（{ $slot }）
tokyo-do-copy = 將信紙放在「{ $card }」上（{ $slot }）
tokyo-do-pc = { $pc }
tokyo-do-pc-falls = 先處理{ $pc }
tokyo-do-pc-divide = { $pc }承受 1 點傷害
tokyo-do-refresh = 移除「{ $what }」的 1 個
tokyo-do-give = 交出「{ $card }」
tokyo-do-gain = { $pc }獲得「{ $card }」
tokyo-do-artifact = 抽遺物
tokyo-do-salvage = 改拿廢棄格的卡片
tokyo-do-scrap = 廢棄「{ $card }」
tokyo-do-under = 「{ $trouble }」放到牌庫底
tokyo-do-top = 「{ $trouble }」放到牌庫頂

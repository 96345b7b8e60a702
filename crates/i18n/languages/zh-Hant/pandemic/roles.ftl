# 瘟疫危機：角色。名稱與說明、角色專有的行動、紀錄的句子，以及為什麼不行。

role-dispatcher = 調度員
role-dispatcher-about = 在自己的回合，可以像移動自己的棋子一樣移動隊友的棋子，也能把任何棋子召到另一枚棋子所在的城市。
refusal-dispatcher-pays = 移動其他棋子時，也是用調度員自己的手牌支付。
refusal-not-the-dispatcher = 只有調度員能移動其他玩家的棋子。
refusal-no-rendezvous = 只有調度員能把棋子召到另一枚棋子那裡，而且那座城市要有棋子。
refusal-not-dispatchers-turn = 調度員只有在自己的回合才能移動其他棋子。

role-operations-expert = 營運專家
role-operations-expert-about = 不用棄牌，就能在自己所在的城市建造研究站。
do-operations-flight = 棄掉{ $card }牌，從研究站飛往{ $to }
log-operations-flown = { $seat } 棄掉{ $card }牌，從{ $from }的研究站飛往{ $to }。
refusal-build-only = 在這桌，營運專家只會建造。
refusal-not-the-operations-expert = 只有營運專家能這樣飛。
refusal-flown-this-turn = 營運專家每回合只能這樣飛一次，已經飛過了。
refusal-no-station-to-fly-from = 這種飛行要從研究站出發。
refusal-no-card-for-the-flight = 你沒有用來支付這趟飛行的城市牌。

role-scientist = 科學家
role-scientist-about = 只要四張同色的牌就能發現解藥，不必湊滿五張。

role-medic = 醫護兵
role-medic-about = 一個行動就能清除城中某一色的所有方塊；已有解藥的疾病會在醫護兵所在的城市自動消失，在其停留期間也無法再進入。
log-held-off-medic = 醫護兵讓{ $city }免於{ $colour }疾病。

role-researcher = 研究員
role-researcher-about = 可以把任何一張城市牌交給同城的隊友，不限於所在城市的那一張。
refusal-researcher-receives-only-this = 研究員可以交出任何牌，但只能拿到你們所在城市的牌。

role-archivist = 檔案管理員
role-archivist-about = 手牌上限是八張；每回合一次，可以用一個行動從棄牌堆取回所在城市的牌。
do-retrieve = 從棄牌堆取回{ $city }
log-retrieved = { $seat } 從棄牌堆取回{ $card }牌。
refusal-not-the-archivist = 只有檔案管理員能從棄牌堆取回牌。
refusal-retrieved-this-turn = 檔案管理員每回合只能取回一張牌，已經取回過了。
refusal-card-not-discarded = 你所在城市的牌不在棄牌堆。

role-containment-specialist = 圍堵專家
role-containment-specialist-about = 抵達一座城市時，每種有兩個以上方塊的顏色各移除一個。
log-contained = 圍堵專家從{ $city }移除 1 個{ $colour }方塊。

role-epidemiologist = 流行病學家
role-epidemiologist-about = 自己的回合一次，經同意後可向同城的隊友拿任何一張城市牌。
do-obtain = 以流行病學家的能力向 { $who } 拿{ $card }
refusal-not-the-epidemiologist = 只有流行病學家能要任何一張城市牌。
refusal-obtained-this-turn = 流行病學家每回合只能拿取一張牌，已經拿過了。
refusal-nobody-to-obtain-from = 該玩家不在你的城市。
refusal-no-card-to-obtain = 該玩家沒有這張城市牌。

role-field-operative = 外勤專員
role-field-operative-about = 每回合一次，可以把所在城市的一個方塊留作樣本；發現解藥時，三個樣本可抵兩張牌。
do-collect = 採集{ $colour }樣本
do-return = 歸還{ $colour }樣本
log-sample-taken = { $seat } 在{ $city }採集{ $colour }樣本。
log-samples-returned = { $seat } 歸還 { $cubes } 個{ $colour }樣本。
refusal-not-the-field-operative = 只有外勤專員能使用樣本。
refusal-collected-this-turn = 外勤專員每回合只能採集一個樣本，已經採過了。
refusal-no-cube-to-collect = 你的城市沒有這種顏色的方塊可作樣本。
refusal-no-sample = 沒有這種顏色的樣本。

role-generalist = 通才
role-generalist-about = 每回合有五個行動。

role-troubleshooter = 排解專家
role-troubleshooter-about = 自己的回合開始時可以看接下來的感染牌；直飛時只展示牌而不必棄掉。
log-card-shown = { $seat } 展示{ $card }牌。
log-looked = 排解專家看到：{ $card }

role-contingency-planner = 應變規劃師
role-contingency-planner-about = 可以保留棄牌堆中的一張事件牌，之後再打出一次，然後移出遊戲。
do-store = 保留「{ $event }」
log-stored = { $seat } 保留「{ $event }」。
log-stored-discarded = { $seat } 換了角色，「{ $event }」回到棄牌堆。
refusal-not-the-contingency-planner = 只有應變規劃師能保留事件牌。
refusal-event-stored = 已經保留了一張事件牌，最多一張。
refusal-event-not-discarded = 那張事件牌不在棄牌堆。

role-quarantine-specialist = 隔離專家
role-quarantine-specialist-about = 所在城市與相鄰城市不會放上方塊，也不會爆發。
log-held-off-quarantine = 隔離專家讓{ $city }免於{ $colour }疾病。

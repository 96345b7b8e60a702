# 一連串行動的用意。

advise-cure = 這樣就發現{ $hue }解藥。
advise-win = 這是最後一種解藥，贏得遊戲。
advise-eradicate = 這樣就移除圖板上最後一個{ $hue }方塊，根除這種疾病。
advise-avert = 治療{ $city }：再多一個方塊就會爆發。
advise-ease =
    { $left ->
        [0] 趁還不危險時治療{ $city }，不留下{ $hue }方塊。
       *[other] 趁還不危險時治療{ $city }，剩下 { $left } 個{ $hue }方塊。
    }
advise-give = 把{ $card }交給 { $who }，解藥需要的 { $needed } 張{ $hue }牌就有了 { $held } 張。
advise-take = 向 { $who } 拿{ $card }，解藥需要的 { $needed } 張{ $hue }牌就有了 { $held } 張。
advise-station = 在{ $city }有研究站，之後到各處研發解藥的路會更短。
advise-quiet-night =
    { $count ->
        [0] 跳過接下來的感染。
       *[other] 跳過接下來的感染：有 { $count } 座城市再多一個方塊就會爆發。
    }
advise-spare = 讓{ $city }之後不再因牌而感染。
advise-ready-own =
    { $turns ->
        [1] 再一個回合就能發現{ $hue }解藥：牌已經齊了。
       *[other] 再 { $turns } 個回合就能發現{ $hue }解藥：牌已經齊了，只是離研究站還遠。
    }
advise-ready-other =
    { $turns ->
        [1] { $who } 下個回合就能發現{ $hue }解藥。
       *[other] { $who } 已有{ $hue }解藥需要的牌，還要 { $turns } 個回合才到得了研究站。
    }
advise-lacking-own = 再 { $cards } 張{ $hue }牌就能發現解藥。
advise-lacking-other = { $who } 還差 { $cards } 張{ $hue }牌就能發現解藥。
advise-meet-give = 接下來：在{ $card }會合，把那張牌交給 { $who }。
advise-meet-take = 接下來：在{ $card }會合，向 { $who } 拿那張牌。
advise-meet-others = 接下來：{ $from } 可以在{ $card }會合，把那張牌交給 { $who }。
advise-guard = 下個回合開始時要在{ $city }：再多一個方塊就會爆發。
advise-go = 在{ $city }結束回合，為接下來做準備。
advise-useless = { $card }已經沒有用處：那種疾病已有解藥。
advise-spareable = { $card }最不可惜：沒有人有超過 { $most } 張同色的牌。
advise-wait = 把事件牌留到更危急的時候。

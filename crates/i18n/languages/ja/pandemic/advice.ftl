# 一連の手が何のためのものか。

advise-cure = これで{ $hue }の治療法が見つかります。
advise-win = 最後の治療法です。これでゲームに勝ちます。
advise-eradicate = 盤上から最後の{ $hue }のキューブがなくなり、この疾病は根絶されます。
advise-avert = { $city }を治療します。あと1個キューブが増えるとアウトブレイクです。
advise-ease =
    { $left ->
        [0] 危なくなる前に{ $city }を治療します。{ $hue }のキューブは残りません。
       *[other] 危なくなる前に{ $city }を治療します。{ $hue }のキューブは残り{ $left }個です。
    }
advise-give = { $who }さんに{ $card }を渡すと、治療法に必要な{ $hue }のカード{ $needed }枚のうち{ $held }枚がそろいます。
advise-take = { $who }さんから{ $card }を受け取ると、治療法に必要な{ $hue }のカード{ $needed }枚のうち{ $held }枚がそろいます。
advise-station = { $city }に研究拠点があれば、治療法までの道のりが短くなります。
advise-quiet-night =
    { $count ->
        [0] 次の感染を飛ばします。
       *[other] 次の感染を飛ばします。あと1個でアウトブレイクする都市が{ $count }つあります。
    }
advise-spare = { $city }がこの先カードで感染することをなくします。
advise-ready-own =
    { $turns ->
        [1] あと1手番で{ $hue }の治療法を発見できます。カードはそろっています。
       *[other] あと{ $turns }手番で{ $hue }の治療法を発見できます。カードはそろっていて、研究拠点が遠いだけです。
    }
advise-ready-other =
    { $turns ->
        [1] { $who }さんは次の手番に{ $hue }の治療法を発見できます。
       *[other] { $who }さんは{ $hue }のカードがそろっていて、研究拠点まで{ $turns }手番かかります。
    }
advise-lacking-own = { $hue }のカードがあと{ $cards }枚で、治療法を発見できます。
advise-lacking-other = { $who }さんは{ $hue }の治療法まであと{ $cards }枚です。
advise-meet-give = 近いうちに、{ $card }で落ち合って{ $who }さんにそのカードを渡します。
advise-meet-take = 近いうちに、{ $card }で落ち合って{ $who }さんからそのカードを受け取ります。
advise-meet-others = 近いうちに、{ $from }さんが{ $card }で落ち合って{ $who }さんにそのカードを渡せます。
advise-guard = 次の手番の始めに{ $city }にいるようにします。あと1個キューブが増えるとアウトブレイクです。
advise-go = この先に備えて、{ $city }で手番を終えます。
advise-useless = { $card }はもう役に立ちません。その疾病の治療法は見つかっています。
advise-spareable = { $card }は最も惜しくないカードです。同じ色は多い人でも{ $most }枚です。
advise-wait = イベントはもっと苦しいときのために取っておきます。

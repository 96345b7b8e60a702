//! T31 The texts of the odd steps: what no three cards do. Each stands behind the timing of its row.

use crate::words::{Text, text};

vocabulary::words! {
    /// A step that fewer than three cards have. Each has its text below.
    pub enum Odd as "odd step" {
        /// T14.6 The Fixer hands a card over.
        HandOver = "hand_over",
        /// T14.7 The Fixer makes somebody's purchase check.
        ProxyPurchase = "proxy_purchase",
        /// T14.8 A card is discarded instead of scrapped.
        SpareScrap = "spare_scrap",
        /// The Fixer finds better rewards in the Site.
        Appraise = "appraise",
        /// The Engineer takes somebody along.
        RideAlong = "ride_along",
        /// The Engineer avoids a Site card.
        Sidestep = "sidestep",
        /// T14.10 The Gangster joins an attack.
        Combination = "combination",
        /// T24.10 The facility of Shinagawa.
        ScrapCard = "scrap_card",
        /// T24.10 The facility of Shibuya.
        TokenIfNone = "token_if_none",
        /// T15.6 Double damage.
        DoubleDamage = "double_damage",
        /// T12.7 The maid pays.
        CoverFee = "cover_fee",
        /// T20.22 More damage to PCs here.
        Aggravate = "aggravate",
        /// T6.13 Never placed.
        NoPlacement = "no_placement",
        /// PCs are sent to random areas.
        Scatter = "scatter",
        /// Reduces the type of damage it has met.
        Adapt = "adapt",
        /// T21.16 Takes damage for a PC.
        Doll = "doll",
        /// T16.20 Go anywhere.
        DoorStep = "door_step",
        /// A larger hand.
        HandSize = "hand_size",
        /// Pay for others' checks from the hand.
        SharedHand = "shared_hand",
        /// Discards a trouble.
        Sweep = "sweep",
        /// The next troubles are looked at.
        Foresee = "foresee",
        /// Another card is used once more.
        Shadow = "shadow",
        /// A Site card comes later.
        Delay = "delay",
        /// T16.20 Go to a normal area.
        Platform = "platform",
        /// T6.16 A trouble passes by.
        Overlook = "overlook",
        /// T6.16 A trouble is drawn once more.
        SecondDraw = "second_draw",
        /// A token for harm that came to nothing.
        TokenIfUnhurt = "token_if_unhurt",
        /// T16.20 Fetch a PC, or go to one.
        Punch = "punch",
        /// A check succeeds.
        Granted = "granted",
        /// T6.3 A trouble goes next door.
        Divert = "divert",
    }
}

impl Odd {
    /// Its text, as it stands after the timing.
    pub const fn text(self) -> Text {
        match self {
            Odd::HandOver => text(
                "give one card from your hand, not a starter, to another PC in any area",
                "手札からスターター以外のカード1枚を、任意のエリアにいる他PCの手札に渡す",
                "將手牌中一張非初始卡交給任一區域的另一名PC",
            ),
            Odd::ProxyPurchase => text(
                "you make that check in its place; the card still goes to the buyer",
                "その購入判定をあなたが代わりに行う。カードは購入しようとしたPCが得る",
                "由你代為進行該檢定；卡片仍歸購買者所有",
            ),
            Odd::SpareScrap => text(
                "discard it instead, in the Site too",
                "代わりに捨て札にする（『サイト』内でも同様）",
                "改為棄置（在『禁域』內亦同）",
            ),
            Odd::Appraise => text(
                "if it is an artifact, draw two, keep one and put the other under the deck; if it is a card from the \
                 scrap slot, take one more",
                "アーティファクトなら2枚引いて1枚を選び、残りを山札の下に置く。廃棄スロットのカードなら、もう1枚得る",
                "若為遺物，改抽2張選1張，另一張放到牌庫底；若為廢棄格的卡片，多獲得1張",
            ),
            Odd::RideAlong => text(
                "make a move action with one more seat than your vehicle has (two seats if you have none) and the target \
                 lowered by 2, and take along at least one other PC of an area on the way",
                "定員+1（《乗り物》がなければ定員2）、目標値-2で移動アクションを行う。\
                 その際、通るエリアの他PCを少なくとも1人乗せる",
                "進行一次移動行動：《載具》的乘員上限+1（沒有《載具》則為2人）、目標值-2，並須搭載途經區域的至少一名其他PC",
            ),
            Odd::Sidestep => text(
                "discard it; this is neither success nor failure",
                "そのカードを捨て札にする。成功とも失敗とも扱わない",
                "棄掉該卡，不算成功也不算失敗",
            ),
            Odd::Combination => text(
                "add a physical attack action of your own against the same target, if you could make it now; both strike \
                 at the range of the first, and the enemy counters both of you",
                "同じ対象に今行える、物理ダメージの攻撃アクション1回を自分も行う。\
                 攻撃順はどちらも最初の攻撃のレンジに従い、敵は双方に反撃する",
                "你也對同一目標進行一次此刻可行的物理攻擊行動；兩者皆依原攻擊的射程決定先後，敵人對雙方都會反擊",
            ),
            Odd::ScrapCard => text(
                "each PC here may scrap one card from hand",
                "このエリアのPCは、手札1枚を廃棄してもよい",
                "此區域的PC各可廢棄一張手牌",
            ),
            Odd::TokenIfNone => text(
                "each PC here that has no AP token gains 1",
                "このエリアのPCは、APトークンを持っていなければ1個得る",
                "此區域中沒有AP標記的PC各獲得1個",
            ),
            Odd::DoubleDamage => text(
                "double the damage of that attack, before reduction",
                "その攻撃のダメージを軽減前に2倍にする",
                "該攻擊的傷害在減輕前加倍",
            ),
            Odd::CoverFee => {
                text("that card is not discarded", "そのカードを捨てなくてよい", "不必棄掉該張手牌")
            }
            Odd::Aggravate => text(
                "all damage dealt to PCs here is 1 higher, before reduction",
                "このエリアのPCが受けるダメージは、軽減前に+1される",
                "此區域的PC所受傷害在減輕前+1",
            ),
            Odd::NoPlacement => text(
                "it is not placed; discard it at once",
                "配置せず、ただちに捨て札にする",
                "不放置，立即棄掉",
            ),
            Odd::Scatter => text(
                "each PC here is sent to one of the five areas at random: a PC that gets a normal area goes there at once \
                 and leaves the exploration; if nobody stays, discard the rest of the encounter slot",
                "参加PCはそれぞれ、5つのエリアから無作為に選んだ1つへ飛ばされる。通常エリアならただちにそこへ移動し、\
                 探索から離脱する。誰も残らなければ、遭遇スロットの残りを捨て札にする",
                "每名參加的PC各自隨機前往五個區域之一：若為一般區域，立即移動到該處並離開探索；\
                 若無人留下，棄掉遭遇格剩餘的卡片",
            ),
            Odd::Adapt => text(
                "reduce the damage you take by 1 if it is of the type this card shows; it shows none at first, and \
                 afterwards the type of damage you last took",
                "あなたが受ける、このカードが示す種別のダメージを1軽減する。最初は何も示さず、以後はあなたが最後に受けたダメージの種別を示す",
                "你所受傷害若屬此卡所示的類型，減輕1點；起初不示任何類型，之後顯示你最近一次所受傷害的類型",
            ),
            Odd::Doll => text(
                "put the damage tokens on this card instead; it has no HP and cannot be healed; with 5 or more it is \
                 removed, and what is more than 5 is lost",
                "ダメージトークンを代わりにこのカードに置く。このカードはHPを持たず、回復もできない。\
                 5個以上になったら除去し、超過分は失われる",
                "改將傷害標記放到此卡上；此卡沒有生命值，也不能回復；達5個以上時移除此卡，超出的部分消失",
            ),
            Odd::DoorStep => text(
                "go to any area or into the Site without a check; PCs in your area may come along",
                "判定なしで、任意のエリアまたは『サイト』へ移動する。同じエリアのPCも同行できる",
                "無須檢定，移動到任一區域或『禁域』；同區域的PC可以同行",
            ),
            Odd::HandSize => text(
                "you draw up to 5 cards instead of 4 and may keep as many",
                "手札の調整では4枚ではなく5枚になるように引き、5枚まで持ち越せる",
                "調整手牌時抽至5張而非4張，也可保留至多5張",
            ),
            Odd::SharedHand => text(
                "you may discard cards from your hand for the AP of another PC’s check, wherever it is",
                "他PCの行為判定に、どのエリアにいても、あなたの手札を捨ててそのAPを加えてよい",
                "不論其他PC身在何處，你都可以棄掉手牌，將其AP加到該PC的行動檢定",
            ),
            Odd::Sweep => text(
                "discard one trouble in your area that is not Unique; there is no reward and no effect of success",
                "同じエリアの、ユニーク以外のトラブル1枚を捨て札にする。報酬も【成功時】の効果も得られない",
                "棄掉同區域一張非唯一的麻煩；沒有獎勵，也不觸發【成功時】效果",
            ),
            Odd::Foresee => text(
                "look at the top three trouble cards and put them back in any order; one of them may go under the deck",
                "トラブルの山札の上から3枚を見て、好きな順に戻す。うち1枚は山札の下に置いてもよい",
                "檢視麻煩牌庫頂的3張，以任意順序放回；其中1張可改放到牌庫底",
            ),
            Odd::Shadow => text(
                "use one of your other equipped cards as if it had no exhaustion tokens; skip its after-use \
                 processing",
                "装備中の他のカード1枚を、消耗トークンがないものとして使用する。その使用後処理は行わない",
                "將你另一張裝備中的卡視為沒有消耗標記來使用；不進行其使用後處理",
            ),
            Odd::Delay => text(
                "put it under the Site deck, draw another Site card and turn that one up",
                "そのカードを『サイト』の山札の下に置き、新たに1枚引いて公開する",
                "將該卡放到『禁域』牌庫底，另抽一張翻開",
            ),
            Odd::Platform => text(
                "go to any normal area without a check; PCs in your area may come along",
                "判定なしで、任意の通常エリアへ移動する。同じエリアのPCも同行できる",
                "無須檢定，移動到任一一般區域；同區域的PC可以同行",
            ),
            Odd::Overlook => text(
                "discard it: its text does not apply, it is not placed, and for a check it adds no AP",
                "それを捨て札にする。テキストは適用されず、配置もされず、判定のために引いたならAPも加わらない",
                "棄掉它：不套用其文字、不放置，若是為檢定而抽，也不加AP",
            ),
            Odd::SecondDraw => text(
                "you may discard it and draw another, once for each draw; the second one counts",
                "捨て札にして引き直してもよい（1回の引きにつき1度）。引き直したカードに従う",
                "可以棄掉它重抽一張，每次抽牌限一次，以第二張為準",
            ),
            Odd::TokenIfUnhurt => text(
                "if no damage is left, gain 1 AP token",
                "それで0になったなら、APトークンを1個得る",
                "若因此降為0，獲得1個AP標記",
            ),
            Odd::Punch => text(
                "move another PC that agrees from a normal area to yours, or yourself to the normal area of any PC, without \
                 a check; you must be in a normal area",
                "判定なしで、通常エリアにいる他PC1人を（同意を得て）自分のエリアへ移動させるか、\
                 自分が任意のPCのいる通常エリアへ移動する。あなたは通常エリアにいなければならない",
                "無須檢定，將一般區域中一名同意的其他PC移動到你的區域，或將自己移動到任一PC所在的一般區域；你必須身在一般區域",
            ),
            Odd::Granted => text("that check succeeds", "その判定は成功する", "該檢定成功"),
            Odd::Divert => text(
                "a trouble you draw in step 1 may go to an area adjacent to yours instead",
                "手順1であなたが引いたトラブルは、代わりに隣接エリアへ配置してもよい",
                "你在步驟1抽到的麻煩，可改放到相鄰的區域",
            ),
        }
    }
}

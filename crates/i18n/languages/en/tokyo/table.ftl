# Tokyo Siteseeing: names, steps, moments, the end, and the table in plain text.

game-tokyo = Tokyo Siteseeing
game-tokyo-about = One to four residents of sealed-off Tokyo against the troubles of its streets.

## Names

tokyo-player = { $name }
tokyo-who = { $name } ({ $role })
tokyo-bot-card = { $role } BOT
tokyo-slot-1 = { $area }, left
tokyo-slot-2 = { $area }, middle
tokyo-slot-3 = { $area }, right
tokyo-sentence-gap = {" "}
tokyo-way = {" → "}
tokyo-harm = { $count } { $kind } damage
tokyo-harm-plain = { $count } damage

## The steps of a round

tokyo-step-setup = Set-up
tokyo-step-reveal = Troubles are revealed
tokyo-step-start = The action phase begins
tokyo-step-hands = Hands are adjusted
tokyo-step-actions = PC actions
tokyo-step-end = The action phase ends
tokyo-step-refill = The market is refilled

## What a check is for

tokyo-goal-move = the move check
tokyo-goal-move-to = the move check to { $area }
tokyo-goal-equip = the equip check for { $card }
tokyo-goal-buy = the purchase check for { $card }
tokyo-goal-solve = the check to solve { $card }

## Moments at which one can step in

tokyo-window-attack = When another PC attacks
tokyo-window-damage = When a PC is about to take damage
tokyo-window-trouble-drawn = When a trouble has been drawn, before it is placed or counted
tokyo-window-scrap = When a card is about to be scrapped
tokyo-window-site-card = When a Site card has been turned up
tokyo-window-reward = When a card is about to be gained in the Site

## The end

tokyo-ending-held-out =
    { $rounds ->
        [one] The PCs have held out for { $rounds } round.
       *[other] The PCs have held out for { $rounds } rounds.
    }
tokyo-ending-cleared = The scenario is cleared in round { $rounds }.
tokyo-ending-overflow = In round { $rounds } a trouble found no free slot. Everybody has lost.
tokyo-ending-defeat = In round { $rounds } the scenario is lost.
tokyo-evaluation = { $result ->
        [one] It counts as 1 evaluated clear round
       *[other] It counts as { $result } evaluated clear rounds
    }: ({ $mat ->
        [one] 1 trouble
       *[other] { $mat } troubles
    } on the mat + { $discard } in the discard pile + { $site ->
        [one] 1 Site card
       *[other] { $site } Site cards
    }, less 1 per PC) ÷ { $pcs } = { $result }.
tokyo-evaluation-drawn = { $result ->
        [one] It counts as 1 evaluated clear round
       *[other] It counts as { $result } evaluated clear rounds
    }: ({ $troubles ->
        [one] 1 trouble
       *[other] { $troubles } troubles
    } drawn + { $site ->
        [one] 1 Site card
       *[other] { $site } Site cards
    } drawn, less 1 per PC) ÷ { $pcs } = { $result }.
tokyo-ending-defeat-by = { $card }: { $text }
tokyo-ending-rank = Clear rank: { $rank }.

## In plain text

tokyo-plain-round = Round { $round }: { $step }. AP tokens in the supply: { $supply } of { $tokens }.
tokyo-plain-scrap = Scrap slot: { $cards }
tokyo-plain-pc =
    { $ap ->
        [one] { $who }: { $area }, HP { $hp }/{ $most }, { $ap } AP token
       *[other] { $who }: { $area }, HP { $hp }/{ $most }, { $ap } AP tokens
    }
tokyo-plain-gear = Equipped { $count }/{ $most }: { $cards }
tokyo-plain-hand = Hand: { $cards }
tokyo-plain-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
tokyo-plain-piles = Deck { $deck }, discard { $discard }
tokyo-plain-state = { $name } ({ $state })
tokyo-plain-ready = ready
tokyo-plain-made = Made already: { $checks }
tokyo-plain-next = Next to be drawn: { $cards }
tokyo-plain-discard = Discarded, the first one first: { $cards }
tokyo-plain-payment = makes { $sum } of { $target }
tokyo-plain-of = { $name }: { $what }
tokyo-plain-beside = beside the mat

tokyo-chart = Troubles in the city, round by round
tokyo-chart-round = Round { $number }
tokyo-finale-cleared = The city lives on
tokyo-finale-overflow = The city is overrun
tokyo-finale-defeat = The story ends here
tokyo-mark-rounds = Rounds
tokyo-mark-troubles = Troubles solved
tokyo-mark-site = Site cards solved
tokyo-mark-scenes = Scenario cards solved
tokyo-mark-down = PCs down
tokyo-did-solved = { $count ->
    [one] trouble solved
   *[other] troubles solved
}
tokyo-did-solved-honour = The troubleshooter
tokyo-did-site = { $count ->
    [one] Site card solved
   *[other] Site cards solved
}
tokyo-did-site-honour = Into the ring
tokyo-did-scene = { $count ->
    [one] scenario card solved
   *[other] scenario cards solved
}
tokyo-did-scene-honour = The lead
tokyo-did-bought = { $count ->
    [one] card bought
   *[other] cards bought
}
tokyo-did-bought-honour = The big spender
tokyo-did-hurt = damage taken
tokyo-did-hurt-honour = The shield
tokyo-did-healed = damage healed
tokyo-did-healed-honour = Hard to kill

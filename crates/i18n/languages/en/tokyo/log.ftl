# Tokyo Siteseeing: what has happened.

tokyo-log-role-taken = { $seat } plays { $role }.
tokyo-log-round = Round { $number }
tokyo-log-goods-shown = { $slot }: { $card } is for sale.
tokyo-log-scrapped = { $card } is scrapped.
tokyo-log-removed = { $card } is removed from the game.
tokyo-log-trouble-drawn = { $by } draws { $trouble }.
tokyo-log-trouble-drawn-by-card = { $trouble } is drawn.
tokyo-log-trouble-placed = { $trouble } is placed: { $slot }.
tokyo-log-trouble-discarded = { $trouble } goes to the discard pile.
tokyo-log-troubles-shuffled = The discarded troubles are shuffled into a new deck.
tokyo-log-site-shuffled = The discarded Site cards are shuffled into a new deck.
tokyo-log-encounter-laid = A Site card is laid face down on the encounter slot.
tokyo-log-discarded = { $seat } discards { $card }.
tokyo-log-drew = { $seat } draws { $card }.
tokyo-log-drew-hidden = { $seat } draws a card.
tokyo-log-deck-turned = { $seat } turns the discard pile over: it is the new deck.
tokyo-log-redrew = { $seat } redraws the whole hand.
tokyo-log-shown = { $seat } shows { $card }.
tokyo-log-ended = { $seat } has ended the action phase.
tokyo-log-resumed = { $seat } acts again.
tokyo-log-used-hand = { $seat } plays { $by }.
tokyo-log-used-gear = { $seat } uses { $by }.
tokyo-log-used-skill = { $seat } uses the skill { $by }.
tokyo-log-used-bot = { $seat } uses { $by }.
tokyo-log-check-opened = { $seat } makes { $goal }: { $ability } { $strength } against { $target }.
tokyo-log-check-taken-over = { $by } makes the check instead.
tokyo-log-paid = { $seat } pays { $card }: AP { $ap }.
tokyo-log-token-paid = { $seat } pays an AP token.
tokyo-log-trouble-adds = { $trouble } adds AP { $ap }.
tokyo-log-bonus-adds = The check gets +{ $amount }.
tokyo-log-check-succeeded = { $seat }’s check succeeds.
tokyo-log-check-failed = { $seat }’s check fails.
tokyo-log-moved = { $seat } is now here: { $to }.
tokyo-log-equipped = { $seat } equips { $card }.
tokyo-log-bought = { $seat } buys { $card }; it lies on top of the deck.
tokyo-log-exhausted =
    { $tokens ->
        [one] { $seat }: { $what } gets { $tokens } exhaustion token.
       *[other] { $seat }: { $what } gets { $tokens } exhaustion tokens.
    }
tokyo-log-exhausted-bot =
    { $tokens ->
        [one] { $what } gets { $tokens } exhaustion token.
       *[other] { $what } gets { $tokens } exhaustion tokens.
    }
tokyo-log-refreshed = { $seat }: 1 exhaustion token is removed from { $what }.
tokyo-log-refreshed-bot = 1 exhaustion token is removed from { $what }.
tokyo-log-enemy-hit = The enemy ({ $at }) takes { $damage }.
tokyo-log-countered = The enemy ({ $at }) counters against { $seat }.
tokyo-log-goal-move = a move check
tokyo-log-goal-buy = a purchase check ({ $place })
tokyo-log-goal-solve = a check to solve a card ({ $place })
tokyo-log-goal-equip = the equip check for { $card }
tokyo-log-hurt = { $seat } takes { $damage }.
tokyo-log-reduced = The damage to { $seat } is reduced by { $amount }.
tokyo-log-doll-hit = { $seat }’s doll takes { $amount } damage instead.
tokyo-log-healed = { $seat } heals { $amount } HP.
tokyo-log-down = { $seat } goes Down!
tokyo-log-shaken = { $seat } is hit while Down and draws a trouble.
tokyo-log-trouble-solved = { $seat } solves { $trouble }.
tokyo-log-site-card-solved = { $seat } solves { $card } in the Site.
tokyo-log-tokens-gained =
    { $tokens ->
        [one] { $seat } gains { $tokens } AP token.
       *[other] { $seat } gains { $tokens } AP tokens.
    }
tokyo-log-tokens-lost =
    { $tokens ->
        [one] { $seat } loses { $tokens } AP token.
       *[other] { $seat } loses { $tokens } AP tokens.
    }
tokyo-log-seal-lifted = { $seat } lifts the seal from the skill { $skill }.
tokyo-log-gained = { $seat } gains { $card }.
tokyo-log-revealed = { $card } is revealed.
tokyo-log-site-card-turned = A Site card is turned up: { $card }.
tokyo-log-site-card-failed = { $card } has not been solved.
tokyo-log-site-card-delayed = { $card } goes under the Site deck, and another card is drawn.
tokyo-log-reward-chosen = The group takes its reward: { $card }.
tokyo-log-site-card-avoided = { $card } is avoided.
tokyo-log-retreated =
    { $cards ->
        [one] Retreat from the Site; { $cards } card is left behind.
       *[other] Retreat from the Site; { $cards } cards are left behind.
    }
tokyo-log-exchanged = { $seat } gives { $give } to { $with } for { $take }.
tokyo-log-handed-over = { $seat } hands { $card } to { $to }.
tokyo-log-refused = { $seat } does not agree.
tokyo-log-foreseen = { $trouble } comes next.
tokyo-log-trouble-under = { $trouble } goes under the deck.
tokyo-log-scene-opened = The story goes on: { $scene }.
tokyo-log-scene-placed = { $scene } is placed: { $slot }.
tokyo-log-scene-solved = { $seat } solves { $scene }.
tokyo-log-scene-discarded = { $scene } goes to the scenario discard pile.
tokyo-log-gate-withstood = { $scene } has not been solved; the gate stays.
tokyo-log-over-cleared = Cleared!
tokyo-log-over-overflow = A trouble finds no free slot: everybody has lost.
tokyo-log-over-defeat = The scenario is lost.

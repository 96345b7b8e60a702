# Tokyo Siteseeing: what has happened.

tokyo-log-role-taken = { $name } plays { $role }.
tokyo-log-round = Round { $number }
tokyo-log-goods-shown = { $slot }: { $card } is for sale.
tokyo-log-scrapped = { $card } is scrapped.
tokyo-log-removed = { $card } is removed from the game.
tokyo-log-trouble-drawn = { $pc } draws { $trouble }.
tokyo-log-trouble-drawn-by-card = { $trouble } is drawn.
tokyo-log-trouble-placed = { $trouble } is placed: { $slot }.
tokyo-log-trouble-discarded = { $trouble } goes to the discard pile.
tokyo-log-troubles-shuffled = The discarded troubles are shuffled into a new deck.
tokyo-log-site-shuffled = The discarded Site cards are shuffled into a new deck.
tokyo-log-encounter-laid = A Site card is laid face down on the encounter slot.
tokyo-log-discarded = { $pc } discards { $card }.
tokyo-log-drew = { $pc } draws { $card }.
tokyo-log-drew-hidden = { $pc } draws a card.
tokyo-log-deck-turned = { $pc } turns the discard pile over: it is the new deck.
tokyo-log-redrew = { $pc } redraws the whole hand.
tokyo-log-shown = { $pc } shows { $card }.
tokyo-log-ended = { $pc } has ended the action phase.
tokyo-log-resumed = { $pc } acts again.
tokyo-log-played = { $pc } plays { $card }.
tokyo-log-used = { $pc } uses { $card }.
tokyo-log-skill = { $pc } uses the skill { $card }.
tokyo-log-bot = { $pc } uses { $card }.
tokyo-log-check-opened = { $pc } makes { $goal }: { $ability } { $strength } against { $target }.
tokyo-log-check-taken-over = { $pc } makes the check instead.
tokyo-log-paid = { $pc } pays { $card }: AP { $ap }.
tokyo-log-token-paid = { $pc } pays an AP token.
tokyo-log-trouble-adds = { $trouble } adds AP { $ap }.
tokyo-log-bonus-adds = The check gets +{ $amount }.
tokyo-log-check-succeeded = { $pc }’s check succeeds.
tokyo-log-check-failed = { $pc }’s check fails.
tokyo-log-moved = { $pc } is now here: { $area }.
tokyo-log-equipped = { $pc } equips { $card }.
tokyo-log-bought = { $pc } buys { $card }; it lies on top of the deck.
tokyo-log-exhausted =
    { $count ->
        [one] { $pc }: { $what } gets { $count } exhaustion token.
       *[other] { $pc }: { $what } gets { $count } exhaustion tokens.
    }
tokyo-log-exhausted-bot =
    { $count ->
        [one] { $what } gets { $count } exhaustion token.
       *[other] { $what } gets { $count } exhaustion tokens.
    }
tokyo-log-refreshed =
    { $count ->
        [one] { $pc }: { $count } exhaustion token is removed from { $what }.
       *[other] { $pc }: { $count } exhaustion tokens are removed from { $what }.
    }
tokyo-log-refreshed-bot =
    { $count ->
        [one] { $count } exhaustion token is removed from { $what }.
       *[other] { $count } exhaustion tokens are removed from { $what }.
    }
tokyo-log-enemy-hit = The enemy ({ $place }) takes { $damage }.
tokyo-log-countered = The enemy ({ $place }) counters against { $pc }.
tokyo-log-goal-move = a move check
tokyo-log-goal-buy = a purchase check ({ $place })
tokyo-log-goal-solve = a check to solve a card ({ $place })
tokyo-log-goal-equip = the equip check for { $card }
tokyo-log-hurt = { $pc } takes { $damage }.
tokyo-log-reduced = The damage to { $pc } is reduced by { $amount }.
tokyo-log-doll-hit = { $pc }’s doll takes { $amount } damage instead.
tokyo-log-healed = { $pc } heals { $amount } HP.
tokyo-log-down = { $pc } goes Down!
tokyo-log-shaken = { $pc } is hit while Down and draws a trouble.
tokyo-log-trouble-solved = { $pc } solves { $trouble }.
tokyo-log-site-card-solved = { $pc } solves { $card } in the Site.
tokyo-log-tokens-gained =
    { $count ->
        [one] { $pc } gains { $count } AP token.
       *[other] { $pc } gains { $count } AP tokens.
    }
tokyo-log-tokens-lost =
    { $count ->
        [one] { $pc } loses { $count } AP token.
       *[other] { $pc } loses { $count } AP tokens.
    }
tokyo-log-seal-lifted = { $pc } lifts the seal from the skill { $skill }.
tokyo-log-gained = { $pc } gains { $card }.
tokyo-log-revealed = { $card } is revealed.
tokyo-log-site-card-turned = A Site card is turned up: { $card }.
tokyo-log-site-card-failed = { $card } has not been solved.
tokyo-log-site-card-delayed = { $card } goes under the Site deck, and another card is drawn.
tokyo-log-reward-chosen = The group takes its reward: { $card }.
tokyo-log-site-card-avoided = { $card } is avoided.
tokyo-log-retreated =
    { $count ->
        [one] Retreat from the Site; { $count } card is left behind.
       *[other] Retreat from the Site; { $count } cards are left behind.
    }
tokyo-log-exchanged = { $pc } gives { $give } to { $other } for { $take }.
tokyo-log-handed-over = { $pc } hands { $card } to { $other }.
tokyo-log-refused = { $pc } does not agree.
tokyo-log-foreseen = { $trouble } comes next.
tokyo-log-trouble-under = { $trouble } goes under the deck.
tokyo-log-scene-opened = The story goes on: { $card }.
tokyo-log-scene-placed = { $card } is placed: { $slot }.
tokyo-log-scene-solved = { $pc } solves { $card }.
tokyo-log-scene-discarded = { $card } goes to the scenario discard pile.
tokyo-log-gate-withstood = { $card } has not been solved; the gate stays.
tokyo-log-cleared = Cleared!
tokyo-log-overflow = A trouble finds no free slot: everybody has lost.
tokyo-log-defeat = The scenario is lost.

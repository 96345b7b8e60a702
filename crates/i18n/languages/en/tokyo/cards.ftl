# Tokyo Siteseeing: the words of which card texts are made.

## Names

tokyo-ability-technique = technique
tokyo-ability-combat = combat
tokyo-ability-empathy = empathy
tokyo-ability-economy = economy

tokyo-rarity-starter = Starter
tokyo-rarity-common = Common
tokyo-rarity-rare = Rare
tokyo-rarity-epic = Epic
tokyo-rarity-unique = Unique

tokyo-kind-weapon = Weapon
tokyo-kind-item = Item
tokyo-kind-follower = Follower
tokyo-kind-artifact = Artifact
tokyo-kind-trouble = Trouble
tokyo-kind-site-card = Site card

tokyo-keyword-vehicle = Vehicle
tokyo-keyword-hired = Hired
tokyo-keyword-environment = Environment

tokyo-damage-physical = physical
tokyo-damage-cognitive = cognitive
tokyo-damage-all = all

tokyo-range-far-plus = far+
tokyo-range-far = far
tokyo-range-near-plus = near+
tokyo-range-near = near

tokyo-skill-support = Support skill
tokyo-skill-enhanced = Enhanced skill
tokyo-skill-site-skill = Site skill

## Joints

tokyo-comma = { ", " }
tokyo-or = { " or " }
tokyo-and = { " and " }
tokyo-then = { "; " }
tokyo-either = { $first } or { $second }
tokyo-any-next = { ", " }
tokyo-any-of = any of { $others } or { $last }

## What stands above the text of a card

tokyo-card-kind = { $kind } · { $rarity }
tokyo-card-starter = { $kind } · Starter: { $role }
tokyo-card-worth = AP { $ap } · cost { $cost }
tokyo-card-ap = AP { $ap }
tokyo-card-consume = Consume
tokyo-card-or-equip = or { $ability } { $target }
tokyo-card-equip = Equip: { $ability } { $target }
tokyo-card-artifact = Equipped when gained

tokyo-check = { $ability } { $target }
tokyo-solve-itself = Succeeds by itself
tokyo-solve-check = Solve: { $checks }
tokyo-solve-checks = Solve: { $checks }, each by any PC here
tokyo-solve-or = Or solve: { $checks }
tokyo-solve-times = { $count } successes in all
tokyo-solve-pressure = Or put it under pressure: { $checks }, for { $amount } damage
tokyo-enemy-hp = Defeat: HP { $hp }
tokyo-enemy-reduce = reduces { $kind } damage by { $amount }
tokyo-enemy-immune = immune to { $kind } damage
tokyo-enemy-counter = counter { $range } { $amount } { $kind }
tokyo-reward = { $count ->
    [one] Reward: { $count } AP token
   *[other] Reward: { $count } AP tokens
 }

## A row: when, what, what becomes of the card

tokyo-row = { $timing }: { $text }.
tokyo-row-after = { $timing }: { $text } → { $after }.
tokyo-row-named = { $name } – { $text }

tokyo-when-play = Play
tokyo-when-use = Use
tokyo-when-always = Always
tokyo-when-start = Start of the action phase
tokyo-when-end = End of the action phase
tokyo-when-success = Success
tokyo-when-failure = Failure
tokyo-when-drawn = When drawn
tokyo-when-pass-enter = When a PC enters this area
tokyo-when-pass-leave = When a PC leaves this area
tokyo-when-pass-both = When a PC enters or leaves this area
tokyo-when-interrupt-play = Play when { $event }
tokyo-when-interrupt-use = Use when { $event }
tokyo-when-interrupt-always = Always, when { $event }

tokyo-fee = { $count ->
    [one] first discard { $count } card from hand
   *[other] first discard { $count } cards from hand
 }

tokyo-after-exhaust = { $count ->
    [one] exhaust
   *[other] exhaust ×{ $count }
 }
tokyo-after-discard = discard
tokyo-after-scrap = scrap
tokyo-after-remove = remove

tokyo-token-if-given-rare = If the card handed over is Rare or better, gain 1 AP token.
tokyo-token-if-bought-rare = If the card bought is Rare or better, gain 1 AP token.
tokyo-token-if-dropped-off = If a passenger gets off in an area with a trouble, or in the Site, gain 1 AP token.
tokyo-token-if-solved-rare = If the check succeeds and the card solved is Rare or better, gain 1 AP token.
tokyo-token-if-defeated = If this defeats the enemy, gain 1 AP token.

## Whose event

tokyo-event-ally = another PC in your area
tokyo-event-near = a PC in your area
tokyo-event-any = any PC
tokyo-event-other = another PC anywhere
tokyo-event-each = a PC in your area
tokyo-event-all = a PC outside the Site

## Events

tokyo-on-check = { $who } makes { $check }
tokyo-on-check-you = you make { $check }
tokyo-on-attack = { $who } attacks
tokyo-on-attack-you = you attack
tokyo-on-attack-with = { $who } attacks with { $kind }
tokyo-on-attack-with-you = you attack with { $kind }
tokyo-on-damage = { $who } takes damage
tokyo-on-damage-you = you take damage
tokyo-on-damage-enemy = { $who } takes damage from an enemy
tokyo-on-damage-enemy-you = you take damage from an enemy
tokyo-on-draw = { $who } draws a trouble
tokyo-on-draw-you = you draw a trouble
tokyo-on-scrap = a card that { $who } played or used is about to be scrapped
tokyo-on-scrap-you = a card that you played or used is about to be scrapped
tokyo-on-fee = { $who } has to discard a card for a hired follower
tokyo-on-fee-you = you have to discard a card for a hired follower
tokyo-on-reward = a PC in the Site is about to gain a card as a reward
tokyo-on-reveal = a Site card is turned up
tokyo-on-reveal-check = a Site card that is solved by a check is turned up

tokyo-a-check-any = a check
tokyo-a-check-move = a move check
tokyo-a-check-equip = an equip check
tokyo-a-check-buy = a purchase check
tokyo-a-check-solve = a solving check
tokyo-a-check-explore = a solving check against a Site card
tokyo-a-check-with = a check with { $abilities }

tokyo-with-weapon = a weapon
tokyo-with-item = an item
tokyo-with-follower = a follower
tokyo-with-artifact = an artifact

## Whom it concerns

tokyo-whom-ally-yours = another PC in your area
tokyo-whom-ally-here = another PC here
tokyo-whom-ally-site = another PC here
tokyo-whom-near-yours = one PC in your area
tokyo-whom-near-here = one PC here
tokyo-whom-near-site = one PC here
tokyo-whom-each-yours = each PC in your area
tokyo-whom-each-here = each PC here
tokyo-whom-each-site = each PC here
tokyo-whom-any = one PC anywhere
tokyo-whom-other = another PC anywhere
tokyo-whom-all = every PC outside the Site
tokyo-whom-passing = that PC
tokyo-whom-solver = the solver
tokyo-whom-checker = the PC that made the check

## Effects

tokyo-does-attack = attack, { $range }
tokyo-does-more-after-move = +{ $amount } if you have moved between areas in this phase
tokyo-does-more-in-company = +{ $amount } if a PC is in the area of the target
tokyo-does-more-per-token = +1 for each AP token you return to the supply, up to { $amount }
tokyo-does-damage = { $amount } { $kind }
tokyo-does-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }
tokyo-does-spread = up to { $count } enemies
tokyo-does-spread-all = every enemy in the area
tokyo-trait-into-adjacent = also into an adjacent area
tokyo-trait-ignores-reduction = ignores reduction
tokyo-trait-no-counter = no counter
tokyo-does-strike = deal { $amount } { $kind } to that enemy
tokyo-does-strike-unreduced = you may deal the unreduced amount back to that enemy as { $kind } damage
tokyo-does-strike-whatever = this works against damage of any type, even where nothing is reduced
tokyo-does-boost = +{ $amount } damage
tokyo-does-boost-kind = +{ $amount } { $kind } damage
tokyo-does-prevent = prevent it
tokyo-does-reduce = reduce it by { $amount }
tokyo-does-reduce-kind = reduce it by { $amount } if { $kind }
tokyo-does-reduce-environment = if { $kind }, reduce it by { $amount }, or by { $more } if it comes from an Environment card
tokyo-does-shield = reduce { $kind } damage to you by { $amount }
tokyo-does-bonus = +{ $amount }
tokyo-does-aid = { $who } has +{ $amount } on { $checks }
tokyo-does-aid-you = you have +{ $amount } on { $checks }
tokyo-does-tax = { $checks } in this area have target +{ $amount }
tokyo-does-tax-move = move checks into and out of this area have target +{ $amount }
tokyo-does-vehicle = { $areas ->
    [one] vehicle for { $seats }, { $areas } area a move, move checks +{ $bonus }
   *[other] vehicle for { $seats }, up to { $areas } areas a move, move checks +{ $bonus }
 }
tokyo-does-heal = { $who } heals { $count } HP
tokyo-does-heal-you = heal { $count } HP
tokyo-does-refresh = { $count ->
    [one] remove { $count } exhaustion token from { $who }
   *[other] remove { $count } exhaustion tokens from { $who }
 }
tokyo-does-refresh-you = remove { $count } of your exhaustion tokens
tokyo-does-refresh-kind = { $count ->
    [one] remove { $count } exhaustion token from { $kind } of { $who }
   *[other] remove { $count } exhaustion tokens from { $kind } of { $who }
 }
tokyo-does-refresh-kind-you = { $count ->
    [one] remove { $count } exhaustion token from your { $kind }
   *[other] remove { $count } exhaustion tokens from your { $kind }
 }
tokyo-does-refresh-this = { $count ->
    [one] remove { $count } exhaustion token from this card
   *[other] remove { $count } exhaustion tokens from this card
 }
tokyo-does-draw = { $count ->
    [one] { $who } draws { $count } card
   *[other] { $who } draws { $count } cards
 }
tokyo-does-draw-you = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
 }
tokyo-does-discard = { $count ->
    [one] { $who } discards { $count } card from hand
   *[other] { $who } discards { $count } cards from hand
 }
tokyo-does-discard-you = { $count ->
    [one] discard { $count } card from hand
   *[other] discard { $count } cards from hand
 }
tokyo-does-token = { $count ->
    [one] { $who } gains { $count } AP token
   *[other] { $who } gains { $count } AP tokens
 }
tokyo-does-token-you = { $count ->
    [one] gain { $count } AP token
   *[other] gain { $count } AP tokens
 }
tokyo-does-toll = { $count ->
    [one] { $who } loses { $count } AP token
   *[other] { $who } loses { $count } AP tokens
 }
tokyo-does-toll-you = { $count ->
    [one] lose { $count } AP token
   *[other] lose { $count } AP tokens
 }
tokyo-does-buy = buy a market card of purchase cost { $most } or less in your area without a check
tokyo-does-buy-any = buy a market card of purchase cost { $most } or less in any area without a check
tokyo-does-salvage = { $count ->
    [one] gain { $count } card from the scrap slot
   *[other] gain { $count } cards from the scrap slot
 }
tokyo-does-artifact = gain an artifact
tokyo-does-harm = { $amount } { $kind } damage to { $who }
tokyo-does-harm-you = take { $amount } { $kind } damage
tokyo-does-strip = { $count ->
    [one] { $who } discards { $count } equipped card, artifacts excepted
   *[other] { $who } discards { $count } equipped cards, artifacts excepted
 }
tokyo-does-strip-you = { $count ->
    [one] discard { $count } equipped card, artifacts excepted
   *[other] discard { $count } equipped cards, artifacts excepted
 }
tokyo-does-trouble = { $count ->
    [one] draw and place { $count } more trouble
   *[other] draw and place { $count } more troubles
 }
tokyo-does-redraw = discard it and draw another
tokyo-does-deeper = { $count ->
    [one] lay { $count } more Site card face down on the encounter slot
   *[other] lay { $count } more Site cards face down on the encounter slot
 }
tokyo-does-deeper-each = { $count ->
    [one] for each PC in the Site lay a Site card face down on the encounter slot
   *[other] for each PC in the Site lay { $count } Site cards face down on the encounter slot
 }

tokyo-checks-any = checks
tokyo-checks-move = move checks
tokyo-checks-equip = equip checks
tokyo-checks-buy = purchase checks
tokyo-checks-solve = solving checks
tokyo-checks-explore = solving checks against Site cards
tokyo-checks-vehicle = { $checks } for vehicles
tokyo-checks-hired = { $checks } for hired followers
tokyo-checks-environment = { $checks } for Environment cards

tokyo-cards-weapon = weapons
tokyo-cards-item = items
tokyo-cards-follower = followers
tokyo-cards-artifact = artifacts

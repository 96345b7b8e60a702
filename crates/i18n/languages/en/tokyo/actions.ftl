# Tokyo Siteseeing: what is asked, and what can be done.

## What is asked

tokyo-ask-role = { $who }, which role do you take?
tokyo-more-role = A role comes with its abilities, its three skills, eight starter cards and a starting area.
tokyo-ask-next-to-draw = { $who }, do you draw next?
tokyo-more-next-to-draw = Each PC in a normal area draws a trouble, each PC in the Site a Site card. You choose the order.
tokyo-ask-adjust = { $who }, discard what you do not want to keep.
tokyo-ask-adjust-over =
    { $over ->
        [one] { $who }, discard at least { $over } card.
       *[other] { $who }, discard at least { $over } cards.
    }
tokyo-more-adjust = Then you draw up to { $size } cards. The first card discarded is the first drawn when the pile is turned over.
tokyo-ask-redraw = { $who }, do you keep this hand?
tokyo-more-redraw = Once in the game, and only now, you may set your whole hand aside and draw the same number of new cards.
tokyo-ask-act = { $who }, what do you do?
tokyo-more-act =
    { $ap ->
        [one] { $pc }: { $area }, HP { $hp }/{ $most }, { $ap } AP token. All PCs act in any order, as often as they like.
       *[other] { $pc }: { $area }, HP { $hp }/{ $most }, { $ap } AP tokens. All PCs act in any order, as often as they like.
    }
tokyo-ask-act-ended = { $who }, you have ended your action phase.
tokyo-more-act-ended = As long as others are still acting, you may take that back. Waiting for: { $others }.
tokyo-site-open =
    { $cards ->
        [0] The Site card { $card } is open. No more lie on the encounter slot.
       *[other] The Site card { $card } is open; { $cards } more lie face down.
    }
tokyo-site-duty =
    { $cards ->
        [one] { $cards } Site card lies face down; one must be turned up and attempted before the phase ends.
       *[other] { $cards } Site cards lie face down; one must be turned up and attempted before the phase ends.
    }
tokyo-site-free = The encounter slot is empty: stay, leave without a check, or look for more.
tokyo-site-left =
    { $cards ->
        [one] { $cards } Site card is left: go on, stop for this round, or retreat.
       *[other] { $cards } Site cards are left: go on, stop for this round, or retreat.
    }
tokyo-ask-check = { $missing ->
    [one] { $who }, { $missing } more AP is needed for { $goal }.
   *[other] { $who }, { $missing } more AP are needed for { $goal }.
}
tokyo-more-check =
    { $help ->
        [0] Pay with hand cards or AP tokens, or draw a trouble. So far: { $ability } { $strength } against { $target }.
        [one] Pay with hand cards or AP tokens, or draw a trouble; the others may still add { $help } AP token. So far: { $ability } { $strength } against { $target }.
       *[other] Pay with hand cards or AP tokens, or draw a trouble; the others may still add { $help } AP tokens. So far: { $ability } { $strength } against { $target }.
    }
tokyo-more-check-drawn =
    { $help ->
        [0] The one trouble has been drawn. Pay with hand cards or AP tokens. So far: { $ability } { $strength } against { $target }.
        [one] The one trouble has been drawn. Pay with hand cards or AP tokens; the others may still add { $help } AP token. So far: { $ability } { $strength } against { $target }.
       *[other] The one trouble has been drawn. Pay with hand cards or AP tokens; the others may still add { $help } AP tokens. So far: { $ability } { $strength } against { $target }.
    }
tokyo-more-check-guided = Pay as the story’s page explains. So far: { $ability } { $strength } against { $target }.
tokyo-ask-check-help = { $missing ->
    [one] { $who }, do you help { $pc }? { $missing } more AP is needed for { $goal }.
   *[other] { $who }, do you help { $pc }? { $missing } more AP are needed for { $goal }.
}
tokyo-more-check-help =
    { $help ->
        [0] The others can add no more AP tokens. So far: { $ability } { $strength } against { $target }.
        [one] All others together may still add { $help } AP token. Nobody waits for you. So far: { $ability } { $strength } against { $target }.
       *[other] All others together may still add { $help } AP tokens. Nobody waits for you. So far: { $ability } { $strength } against { $target }.
    }
tokyo-ask-ride = { $who }, plan the ride.
tokyo-more-ride =
    { $areas ->
        [one] { $way }. Up to { $areas } area, { $seats } PCs with the driver.
       *[other] { $way }. Up to { $areas } areas, { $seats } PCs with the driver.
    }
tokyo-more-ride-aboard =
    { $areas ->
        [one] { $way }. Up to { $areas } area, { $seats } PCs with the driver. On board: { $aboard }.
       *[other] { $way }. Up to { $areas } areas, { $seats } PCs with the driver. On board: { $aboard }.
    }
tokyo-ask-consent = { $who }, do you agree? { $asker } asks.
tokyo-consent-exchange = { $asker } offers { $give } for your { $take }.
tokyo-consent-board = { $asker } wants to take you along.
tokyo-consent-bot = { $asker } wants to use the { $role } BOT card.
tokyo-consent-other = { $asker } proposes: { $action }
tokyo-ask-drawn = { $who }, { $trouble } has been drawn. Do you do anything about it?
tokyo-more-drawn-placing = Otherwise it is placed, in { $area } or as near as there is room.
tokyo-more-drawn-check = Otherwise it adds { $ap } AP to the check and is placed afterwards.
tokyo-ask-place = { $who }, where does { $trouble } go?
tokyo-more-place = It comes from { $area }. Goods under it cannot be bought until it is gone.
tokyo-more-place-group = A card puts it into { $area }; the group chooses the slot. Goods under it cannot be bought until it is gone.
tokyo-ask-battle = { $who }, you attack { $targets } with { $card }.
tokyo-more-battle = Add targets or what strengthens the attack; then carry it out.
tokyo-ask-battle-join = { $who }, do you step in? { $pc } attacks { $targets } with { $card }.
tokyo-more-battle-join = You may support this attack.
tokyo-ask-damage = { $who }, you are about to take { $damage }.
tokyo-ask-damage-other = { $who }, do you step in? { $pc } is about to take { $damage }.
tokyo-more-damage = Reductions add up; damage reduced to 0 counts as no damage.
tokyo-more-damage-from = It comes from { $card }. Reductions add up; damage reduced to 0 counts as no damage.
tokyo-ask-scrap = { $who }, do you save { $card }?
tokyo-more-scrap = { $pc } has used { $card }, and it is about to be scrapped.
tokyo-ask-turned = { $who }, { $card } has been turned up. Do you step in?
tokyo-more-turned = Otherwise the participating PCs have to deal with it.
tokyo-ask-reward = { $who }, do you improve the reward?
tokyo-more-reward-scrap = A card from the scrap slot is about to be gained.
tokyo-more-reward-revealed = One of the revealed cards is about to be gained.
tokyo-more-reward-artifact = An artifact is about to be gained.
tokyo-ask-fee =
    { $left ->
        [one] { $who }, discard { $left } card as the fee of the follower.
       *[other] { $who }, discard { $left } cards as the fee of the follower.
    }
tokyo-more-fee = It is due before the follower acts.
tokyo-ask-fee-other =
    { $left ->
        [one] { $who }, do you pay the fee for { $pc }? It is { $left } card.
       *[other] { $who }, do you pay the fee for { $pc }? It is { $left } cards.
    }
tokyo-more-fee-other = Otherwise { $pc } pays.
tokyo-ask-falls = { $who }, several PCs go Down. Who is first?
tokyo-more-falls = Each loses its cards and AP tokens and draws a trouble, one after the other.
tokyo-ask-lay-down = { $who }, you are Down. In which order are your cards discarded?
tokyo-more-lay-down = The first card discarded is the first drawn when the pile is turned over.
tokyo-ask-lay-down-some =
    { $left ->
        [one] { $who }, you are Down. Discard { $left } card.
       *[other] { $who }, you are Down. Discard { $left } cards.
    }
tokyo-more-lay-down-some = You choose which cards of the common hand are lost.
tokyo-ask-discard =
    { $left ->
        [one] { $who }, discard { $left } card.
       *[other] { $who }, discard { $left } cards.
    }
tokyo-more-discard = An effect requires it.
tokyo-ask-strip =
    { $left ->
        [one] { $who }, discard { $left } equipped card.
       *[other] { $who }, discard { $left } equipped cards.
    }
tokyo-more-strip = An effect requires it. Artifacts are excepted.
tokyo-ask-refresh =
    { $left ->
        [one] { $who }, remove { $left } exhaustion token.
       *[other] { $who }, remove { $left } exhaustion tokens, one after the other.
    }
tokyo-more-refresh = From a skill or an equipped card of { $pc }.
tokyo-more-refresh-kind = From cards of { $pc } of this kind: { $kind }.
tokyo-ask-whom = { $who }, which PC is it?
tokyo-more-whom = An effect applies to one of them.
tokyo-ask-hand-over = { $who }, which card do you hand to { $pc }?
tokyo-more-hand-over = It may not be a starter.
tokyo-ask-shadow = { $who }, which equipped card is used once more?
tokyo-more-shadow = Its exhaustion tokens do not matter this time.
tokyo-ask-artifact-or-scrap = { $who }, do you draw an artifact?
tokyo-more-artifact-or-scrap =
    { $choice ->
        [one] It is equipped at once by a PC here. Or choose { $cards ->
            [one] a card
           *[other] { $cards } cards
        } from the scrap slot instead.
       *[other] { $choice } are drawn and one of them is equipped at once by a PC here. Or choose { $cards ->
            [one] a card
           *[other] { $cards } cards
        } from the scrap slot instead.
    }
tokyo-ask-gain =
    { $left ->
        [one] { $who }, who takes which card?
       *[other] { $who }, who takes which card? { $left } are gained.
    }
tokyo-more-gain-scrap = A card from the scrap slot, on top of the deck of whoever takes it.
tokyo-more-gain-revealed = A revealed card, on top of the deck of whoever takes it; the rest is scrapped.
tokyo-more-gain-artifact = Whoever takes the artifact equips it at once and removes any other artifact.
tokyo-ask-make-room = { $who }, what makes room for { $card }?
tokyo-more-make-room = There are three places for equipment.
tokyo-ask-divide =
    { $left ->
        [one] { $who }, who takes the last point of the damage?
       *[other] { $who }, who takes the damage? { $left } points are left.
    }
tokyo-more-divide = It cannot be reduced, and it cannot be given to a PC that is Down.
tokyo-ask-depart = { $who }, where do you go?
tokyo-more-depart = After a retreat nobody stays in the Site.
tokyo-ask-companions = { $who }, who comes along to { $area }?
tokyo-more-companions = PCs of your area may come along.
tokyo-ask-facility = { $who }, do you use the facility of { $area }?
tokyo-ask-stage = { $who }, where does the scenario card { $card } go?
tokyo-more-stage = It is placed in { $area } and covers what lies there.
tokyo-ask-last-goods = { $who }, where does the next card go? ({ $kind })
tokyo-more-last-goods = There are fewer cards left than empty slots.
tokyo-ask-foresee = { $who }, these troubles come next.
tokyo-more-foresee-under = { $troubles }. One of them may go under the deck.
tokyo-more-foresee-top = { $troubles }. Put them back, the last one on top.

## What is asked, to those who wait

tokyo-wait-role = { $who } chooses a role.
tokyo-wait-next-to-draw = One of these draws next: { $who }.
tokyo-wait-adjust = Waiting for { $who } to adjust the hand.
tokyo-wait-hands-done = Your hand is ready. Waiting for { $who }.
tokyo-wait-redraw = Waiting for { $who } to keep the hand or redraw it.
tokyo-wait-act = PC actions, in any order. Waiting for { $who }.
tokyo-wait-check = { $pc } makes { $goal }: { $ability } { $strength } of { $target }.
tokyo-wait-check-help =
    { $help ->
        [0] Still needed: { $missing } AP.
        [one] Still needed: { $missing } AP. The others may still add { $help } AP token.
       *[other] Still needed: { $missing } AP. The others may still add { $help } AP tokens.
    }
tokyo-wait-ride = { $who } plans a ride.
tokyo-wait-consent = Waiting for { $who } to answer { $asker }.
tokyo-wait-drawn = { $trouble } has been drawn. { $who } may step in.
tokyo-wait-place = { $who } places { $trouble }.
tokyo-wait-battle = { $pc } attacks { $targets } with { $card }. { $who } may still add something.
tokyo-wait-damage = { $pc } is about to take { $damage }. { $who } may respond.
tokyo-wait-scrap = { $card } is about to be scrapped. { $who } may save it.
tokyo-wait-turned = { $card } has been turned up. { $who } may step in.
tokyo-wait-reward = A reward is about to be gained. { $who } may improve it.
tokyo-wait-fee =
    { $left ->
        [one] A follower of { $pc } is paid with { $left } card. Waiting for { $who }.
       *[other] A follower of { $pc } is paid with { $left } cards. Waiting for { $who }.
    }
tokyo-wait-falls = Several PCs go Down. { $who } chooses who is first.
tokyo-wait-lay-down = { $who } is Down and discards the cards.
tokyo-wait-discard =
    { $left ->
        [one] { $who } discards { $left } card.
       *[other] { $who } discards { $left } cards.
    }
tokyo-wait-strip =
    { $left ->
        [one] { $who } discards { $left } equipped card.
       *[other] { $who } discards { $left } equipped cards.
    }
tokyo-wait-refresh = { $who } removes exhaustion tokens from { $pc }.
tokyo-wait-whom = { $who } chooses a PC.
tokyo-wait-hand-over = { $who } hands a card to { $pc }.
tokyo-wait-shadow = { $who } chooses an equipped card to use once more.
tokyo-wait-artifact-or-scrap = { $who } chooses between an artifact and the scrap slot.
tokyo-wait-gain = { $who } decides who takes which card.
tokyo-wait-make-room = { $who } makes room for { $card }.
tokyo-wait-divide =
    { $left ->
        [one] { $who } decides who takes { $left } point of damage.
       *[other] { $who } divides { $left } points of damage.
    }
tokyo-wait-depart = Waiting for { $who } to leave the Site.
tokyo-wait-companions = { $who } decides who comes along to { $area }.
tokyo-wait-facility = { $who } may use the facility of { $area }.
tokyo-wait-stage = { $who } places the scenario card { $card }.
tokyo-wait-last-goods = { $who } chooses where the last goods go.
tokyo-wait-foresee = { $who } looks at the next troubles.
tokyo-wait-chance = Cards are being drawn.

## Groups of choices

tokyo-group-answer = Your choice
tokyo-group-pay = Pay
tokyo-group-interrupt = Interrupt
tokyo-group-ride = On the way
tokyo-group-site = The Site
tokyo-group-solve = Solve
tokyo-group-attack = Attack
tokyo-group-move = Move
tokyo-group-buy = Purchase
tokyo-group-play = Play
tokyo-group-use = Use
tokyo-group-skill = Skills
tokyo-group-bot = BOT cards
tokyo-group-equip = Equip
tokyo-group-return = Return exhaustion
tokyo-group-exchange = Hand exchange
tokyo-group-show = Show cards
tokyo-group-end = Finish
tokyo-phase-ends = The action phase of all ends.
tokyo-fold-listed = As a list
tokyo-fold-unequip = Unequip
tokyo-fold-show = Show a card to everybody
tokyo-list-return = What becomes usable again, and which card pays for it
tokyo-list-exchange = What you give, and what for
tokyo-list-exchange-part = { $card } to { $pc }, for
tokyo-cost = { $ability } { $own } against { $target }
tokyo-cost-free = { $ability } { $own } against { $target }: succeeds
tokyo-cost-retreat = { $damage } damage, divided freely

## Actions

tokyo-do-role = { $role }
tokyo-do-draw = Draw next
tokyo-do-discard = Discard { $card }
tokyo-do-ready = Keep the rest
tokyo-do-lay-down = The rest in the order of the hand
tokyo-do-redraw = Redraw the whole hand
tokyo-do-keep = Keep this hand
tokyo-do-show = Show { $card }
tokyo-do-end = End my action phase
tokyo-do-resume = Act again
tokyo-do-play = Play { $card }
tokyo-do-use = Use { $card }
tokyo-do-skill = Skill: { $card }
tokyo-do-bot = Use { $card }
tokyo-do-aimed = { $action }: { $aim }
tokyo-do-typed = { $target } ({ $kind })
tokyo-do-back = strike back
tokyo-do-equip-with = Equip { $card } with { $ability }
tokyo-do-equip = Equip { $card }
tokyo-do-unequip = Unequip { $card }
tokyo-do-return = Discard { $card } to remove 1 exhaustion token from { $what }
tokyo-do-move = Move to { $area }
tokyo-do-ride = Ride: { $card }
tokyo-do-go = On to { $area }
tokyo-do-board = { $pc } gets on
tokyo-do-board-companions = { $pc } comes along
tokyo-do-alight = { $pc } gets off
tokyo-do-drive = Drive off
tokyo-do-drive-companions = Go
tokyo-do-cancel = Drop the plan
tokyo-do-buy = Buy { $card }
tokyo-do-solve = Solve { $card } with { $ability }
tokyo-do-challenge = Try the gate: { $card }
tokyo-do-explore = Turn up the next Site card
tokyo-do-delve = Draw one more Site card and turn it up
tokyo-do-fail = Declare failure
tokyo-do-retreat = Retreat
tokyo-do-leave = Leave for { $area }
tokyo-do-exchange = Give { $give } to { $pc } for { $take }
tokyo-do-agree = Agree
tokyo-do-refuse = Refuse
tokyo-do-pay = { $card }: AP { $ap }
tokyo-do-token-for-damage = Return 1 AP token for +1 damage
tokyo-do-reward = Take { $card }
tokyo-do-token = 1 AP token
tokyo-do-draw-trouble = Draw a trouble
tokyo-do-give-up = Give up: the check fails
tokyo-give-up = Give up
tokyo-do-also = Also attack { $card }
tokyo-do-join = Join in with { $card } ({ $kind })
tokyo-do-pass = Pass
tokyo-do-pass-battle = Nothing more to add
tokyo-do-pass-damage = Nothing more against it
tokyo-do-pass-drawn = Let it come
tokyo-do-pass-scrap = Let it be scrapped
tokyo-do-pass-check = Nothing from me
tokyo-do-pass-facility = Do not use it
tokyo-do-pass-refresh = No more
tokyo-do-pass-foresee = None under the deck
tokyo-do-slot = { $slot }
tokyo-do-place = Place { $placed }: { $slot }
tokyo-do-place-on = Place { $placed }: { $slot }, on { $card }
tokyo-do-place-next = Place the next card: { $slot }
tokyo-do-lull = Discard { $card }: { $slot }
tokyo-do-copy = Put a page on { $card }: { $slot }
tokyo-do-pc = { $pc }
tokyo-do-pc-falls = { $pc } first
tokyo-do-pc-divide = 1 damage to { $pc }
tokyo-do-refresh = Remove 1 token from { $what }
tokyo-do-give = Hand over { $card }
tokyo-do-gain = { $pc } takes { $card }
tokyo-do-artifact = Draw an artifact
tokyo-do-salvage = A card from the scrap slot instead
tokyo-do-scrap = Scrap { $card }
tokyo-do-under = { $trouble } under the deck
tokyo-do-top = { $trouble } on top

## T32 What scenario and MOD cards do

tokyo-row-given = if { $given }, { $text }
tokyo-solve-stays = It stays: each success has its effects
tokyo-solve-one-each = Each PC may try once a round
tokyo-letter-a = A
tokyo-letter-b = B

## When

tokyo-cue-revealed = When revealed
tokyo-cue-taught = When its steps are done
tokyo-cue-once = As soon as { $given }
tokyo-cue-chosen = Choice { $letter }
tokyo-cue-missed = When a check of it fails
tokyo-cue-trouble-solved = When a trouble is solved
tokyo-cue-site-solved = When a Site card is solved

## On which condition

tokyo-given-discarded = { $count ->
    [one] one of { $cards } lies in the scenario discard
   *[other] { $count } of { $cards } lie in the scenario discard
}
tokyo-given-tokens = { $count ->
    [one] { $card } bears a progress token
   *[other] { $card } bears { $count } progress tokens
}
tokyo-given-chosen = { $letter } was chosen on { $card }
tokyo-given-here = it is in { $area }
tokyo-given-visited = a PC is here
tokyo-given-deserted = no PC is here
tokyo-given-pcs = { $count ->
    [one] a single PC plays
   *[other] { $count } PCs play
}
tokyo-given-troubles = { $count } or more troubles lie face up on the mat

## What

tokyo-deed-list = {", "}
tokyo-deed-this = this card
tokyo-deed-open = open { $card }
tokyo-deed-place = place { $card } in { $area }
tokyo-deed-out = put { $cards } out of the game
tokyo-deed-discard = discard { $cards }
tokyo-deed-move-clockwise = it moves to the next area clockwise
tokyo-deed-move-counterclockwise = it moves to the next area counter-clockwise
tokyo-deed-put = { $count ->
    [one] put a progress token on { $card }
   *[other] put { $count } progress tokens on { $card }
}
tokyo-deed-take-off = { $count ->
    [one] take a progress token off { $card }
   *[other] take { $count } progress tokens off { $card }
}
tokyo-deed-troubles-at = { $count ->
    [one] draw a trouble and place it in the area of the first of { $cards } on the mat
   *[other] draw { $count } troubles and place them in the area of the first of { $cards } on the mat
}
tokyo-deed-choose = the group chooses A or B
tokyo-deed-mod-more = draw a MOD card
tokyo-deed-mod-instead = discard the MOD cards and draw a new one
tokyo-deed-lift-seal = the seal comes off a skill of the solver ({ $skill })
tokyo-deed-clear = the scenario is cleared
tokyo-deed-defeat = the scenario is lost
tokyo-deed-targets-higher = { $of } are { $amount } higher
tokyo-deed-targets-lower = { $of } are { $amount } lower
tokyo-deed-targets-least = { $of } are { $amount } lower, but at least { $least }
tokyo-deed-blackout = the facility of the area with the most face-up troubles does nothing (of several, the first in order)
tokyo-deed-rest = { $count ->
    [one] each PC in a normal area without a face-up trouble may take off one exhaustion token
   *[other] each PC in a normal area without a face-up trouble may take off { $count } exhaustion tokens
}
tokyo-deed-crowd = where PCs share a normal area, draw a trouble and place it in one such area
tokyo-deed-lull = { $count ->
    [one] the group may discard this card to discard one face-up trouble without reward
   *[other] the group may discard this card to discard up to { $count } face-up troubles without reward
}
tokyo-aim-move = the targets of moves between normal areas
tokyo-aim-into-site = the targets of moves into the Site
tokyo-aim-buy = the targets of purchases
tokyo-aim-with = the targets of { $ability } checks
tokyo-whom-ally-inside = another PC in the Site
tokyo-whom-near-inside = one PC in the Site
tokyo-whom-each-inside = each PC in the Site
tokyo-whom-everybody = each PC
tokyo-whom-most-hurt = one of the PCs with the most damage
tokyo-whom-crowded = one of the PCs that share a normal area

## At the table

tokyo-do-choose = Choose { $letter }
tokyo-ask-choice = { $who }, what does the group choose? { $card }
tokyo-wait-choice = The group chooses: { $card }
tokyo-ask-lull = { $who }, which trouble is discarded? { $card } allows { $left }.
tokyo-wait-lull = The group may discard troubles.
tokyo-log-scene-out = { $card } leaves the game.
tokyo-log-scene-tokens = { $card }: { $count ->
    [one] { $count } progress token
   *[other] { $count } progress tokens
}.
tokyo-log-chosen = The group chooses { $letter } on { $card }.
tokyo-log-mod-opened = A MOD card: { $card }.
tokyo-log-mod-discarded = The MOD card { $card } is discarded.
tokyo-story-tokens = { $count ->
    [one] { $count } progress token
   *[other] { $count } progress tokens
}
tokyo-story-s01 = Manhunt
tokyo-story-s01-tale = A gloved client pays for three fugitives. What they carry could keep one ward alive this winter, or be copied for everyone who can pay.
tokyo-story-s02 = Tokyo Dungeon
tokyo-story-s02-tale = A shaft has opened under the Ring, and below it lies a station no map admits to. Go down three floors, meet the one who runs it, and come back up before the last departure.
tokyo-story-s03 = Once Upon a Time in Tokyo
tokyo-story-s03-tale = Director Mikage wants one heist film shot on location, with a last reel from under the Ring. You are cast, crew and insurance.
tokyo-story-s04 = Wildball Run
tokyo-story-s04-tale = Once a year somebody lets an iron ball loose on the dead loop line, and whoever carries it round first may keep it. This year it is awake.
tokyo-story-s05 = Curse Contagion
tokyo-story-s05-tale = A chain letter is killing the closed zone one reader at a time. Every trouble you settle passes a page to you; carry the pages to the shrine before they carry you.
tokyo-story-s06 = Last Train Out
tokyo-story-s06-tale = For one night the wall will open for one train. Wake the loop line, fill the cars, and get it out before dawn, through the gate or under the Ring.
tokyo-story-s07 = Wish Machine
tokyo-story-s07-tale = Somewhere among the city's troubles walks a machine that grants wishes and keeps accounts. Find it, hold it, and decide what the last wish is, before the debt comes due.

## T6.15 T32.9 T32.18 T32.25 Companions, roaming cards, letters

tokyo-letter-c = C
tokyo-solve-one-success = It may succeed once a round
tokyo-solve-by-letter = { $letter }: { $text }
tokyo-solve-on = Where: the area of { $card }
tokyo-tale-letter = { $letter }: { $text }
tokyo-npc = Companion with { $hp } HP: in the Site while a PC is there, else with every PC. In the Site it counts as a participating PC for the damage of failures and retreats, also as the one PC chosen. What reduces or heals damage of another PC in the area can be used for it, and the facility that heals PCs heals it too. Nothing else concerns it.
tokyo-roams = When it is drawn from the trouble deck, nothing cancels it and nobody draws again: place it in the area of the PC (from the Site: in any normal area), on a slot without trouble if there is one. Drawn for a check it gives AP { $ap } and is placed after the action. It is no trouble.
tokyo-given-npc-down = it has no HP left
tokyo-given-beside = { $card } is in this area
tokyo-deed-move-busier = it moves to the neighbouring area with more face-up troubles (of two alike, clockwise)
tokyo-deed-towards = it moves one area towards { $card } the shorter way (of two alike, clockwise)
tokyo-deed-fetch = if { $card } is not on the mat, take it from the trouble deck, shuffle the deck and place the card in { $area }
tokyo-deed-place-opposite = place { $card } in the area opposite to { $of }
tokyo-deed-lay-out = take { $card } off the mat and lay it on the table with its tokens
tokyo-deed-put-as-on = put as many progress tokens on { $card } as { $of } bears
tokyo-deed-settle = each PC may take 1 damage that cannot be reduced to take a progress token off { $card }
tokyo-deed-credit = once per round each PC here may let a check it makes here succeed without paying anything: put a progress token on this card (not for what is solved about this card itself, not for pressure)
tokyo-deed-swell = it has 1 HP more for each progress token on it; with { $from } or more its counter is { $amount } { $kind }
tokyo-deed-seep = draw a trouble and place it in the area with the fewest face-up troubles (of several, the group chooses)
tokyo-deed-choose-three = the group chooses A, B or C
tokyo-deed-decide = the solver chooses A or B
tokyo-deed-harm-npc = { $amount } { $kind } damage to { $npc }
tokyo-deed-with-vehicle = for a PC with an equipped vehicle the target of { $ability } here is { $target }
tokyo-ask-choice-solver = { $who }, A or B? { $card }
tokyo-wait-choice-solver = The solver chooses: { $card }
tokyo-ask-npc-damage = { $who }, do you step in? { $card } is about to take { $damage }.
tokyo-more-npc-damage = What helps another PC in the area helps here too.
tokyo-wait-npc-damage = { $card } is about to take { $damage }. { $who } may respond.
tokyo-ask-atone = { $who }, do you take 1 damage to pay off 1 debt? { $card }
tokyo-more-atone = The damage cannot be reduced.
tokyo-wait-atone = { $who } may take damage to pay off debt: { $card }
tokyo-ask-where = { $who }, in which area does the trouble come?
tokyo-more-where = One of those with the fewest face-up troubles.
tokyo-wait-where = The group names an area.
tokyo-do-npc = { $npc }
tokyo-do-owe = On account: { $card } remembers it
tokyo-do-area = { $area }
tokyo-do-atone = Take 1 damage
tokyo-do-pass-atone = Let the debt stand
tokyo-log-scene-drawn = { $pc } draws { $card } from the trouble deck!
tokyo-log-scene-drawn-by-card = { $card } comes up in the trouble deck!
tokyo-log-scene-adds = { $card } adds AP { $ap }.
tokyo-log-owed = { $pc } lets it go on account.
tokyo-log-scene-laid-out = { $card } leaves the mat and lies on the table.
tokyo-log-npc-hurt = { $card } takes { $damage }.
tokyo-log-npc-reduced = The damage to { $card } is reduced by { $amount }.
tokyo-log-npc-healed = { $card } heals { $amount } HP.
tokyo-story-companion = { $left } of { $hp } HP – { $areas }
tokyo-story-roamer-at = is in { $area }
tokyo-story-roamer-hidden = { $count ->
    [one] is the next card of the trouble deck
   *[other] is among the next { $count } cards of the trouble deck
}
tokyo-story-roamer-still = does not walk about
tokyo-story-debt = Debt: { $count } of { $limit }

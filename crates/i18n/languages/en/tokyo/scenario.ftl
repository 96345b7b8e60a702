## T32 What scenario and MOD cards do

tokyo-row-given = if { $given }, { $text }
tokyo-solve-stays = It stays: each success triggers its effects
tokyo-solve-serves = { $count ->
    [one] Once solved it lies beside the mat with a progress token instead of being discarded
   *[other] Once solved it lies beside the mat with { $count } progress tokens instead of being discarded
}
tokyo-solve-one-each = Each PC may try once a round
tokyo-solve-only = Solved only by { $fit }
tokyo-attack-only = Attacked only by { $fit }, by an interrupt as well
tokyo-solve-side = If { $given }, there is another check: { $checks }; this card stays
tokyo-fit-seats = a PC with an equipped vehicle that has seats for all PCs
tokyo-fit-wheels = a PC that has a vehicle equipped or has ridden in one in this phase
tokyo-fit-driver-here = a PC while the driver is here
tokyo-fit-page = a PC that holds a page
tokyo-letter-a = A
tokyo-letter-b = B

## When

tokyo-cue-revealed = When revealed
tokyo-cue-taught = When its steps are done
tokyo-cue-once = As soon as { $given }
tokyo-cue-chosen = Choice { $letter }
tokyo-cue-missed = When a check on it fails
tokyo-cue-trouble-solved = When a trouble is solved
tokyo-cue-site-solved = When a Site card is solved
tokyo-cue-side = When the other check succeeds
tokyo-cue-pressed = When pressure on it succeeds
tokyo-cue-meets = The first time in an end phase that this card and { $card } share an area after either has moved

## On which condition

tokyo-given-discarded = { $count ->
    [one] one of { $cards } is in the scenario discard pile
   *[other] { $count } of { $cards } are in the scenario discard pile
}
tokyo-given-tokens = { $count ->
    [one] there is a progress token on { $card }
   *[other] there are { $count } progress tokens on { $card }
}
tokyo-given-chosen = { $letter } was chosen on { $card }
tokyo-given-here = it is in { $area }
tokyo-given-visited = a PC is here
tokyo-given-deserted = no PC is here
tokyo-given-pcs = { $count ->
    [one] a single PC plays
   *[other] { $count } PCs play
}
tokyo-given-troubles = there are { $count } or more face-up troubles on the mat
tokyo-given-driver-here = the driver is here
tokyo-given-driver-elsewhere = the driver is not here
tokyo-given-gathered = { $count ->
    [one] the driver is here
   *[other] { $count } PCs are here, the driver among them
}
tokyo-given-pages = there are { $count } or more pages on slots
tokyo-given-and = {" and "}
tokyo-given-visited-inside = a PC is in the Site
tokyo-given-deserted-inside = no PC is in the Site
tokyo-given-no-gate = no gate is open
tokyo-given-bare = there are no progress tokens on { $card }
tokyo-given-beside = { $card } is beside the mat
tokyo-given-unread = { $card } has not been opened

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
    [one] remove a progress token from { $card }
   *[other] remove { $count } progress tokens from { $card }
}
tokyo-deed-troubles-at = { $count ->
    [one] draw a trouble and place it in the area of the first of { $cards } on the mat
   *[other] draw { $count } troubles and place them in the area of the first of { $cards } on the mat
}
tokyo-deed-choose = the group chooses A or B
tokyo-deed-mod-more = draw a MOD card
tokyo-deed-mod-instead = discard the MOD cards and draw a new one
tokyo-deed-lift-seal = the solver lifts the seal from one of their skills ({ $skill })
tokyo-deed-clear = the scenario is cleared
tokyo-deed-defeat = the scenario is lost
tokyo-deed-targets-higher = { $of } are { $amount } higher
tokyo-deed-targets-lower = { $of } are { $amount } lower
tokyo-deed-targets-least = { $of } are { $amount } lower, but at least { $least }
tokyo-deed-blackout = the facility of the area with the most face-up troubles does nothing (if several, the first in order)
tokyo-deed-rest = { $count ->
    [one] each PC in a normal area without a face-up trouble may remove one exhaustion token
   *[other] each PC in a normal area without a face-up trouble may remove { $count } exhaustion tokens
}
tokyo-deed-crowd = where PCs share a normal area, draw a trouble and place it in one such area
tokyo-deed-lull = { $count ->
    [one] the group may discard this card to discard one face-up trouble without reward
   *[other] the group may discard this card to discard up to { $count } face-up troubles without reward
}
tokyo-deed-driver = the solver is the driver
tokyo-deed-name-vehicle = the driver names an equipped vehicle with seats for all PCs: the race vehicle
tokyo-deed-vehicle-stays = the race vehicle cannot be unequipped; an effect or going Down that would take it takes something else, or nothing
tokyo-deed-this-stays = it counts as one of the three equipped cards and cannot be exchanged, scrapped, discarded or lost when going Down
tokyo-deed-checkpoint = { $area } ({ $card })
tokyo-deed-stamp = the checkpoints are { $checkpoints }, the last of them the finish; if the driver has reached one more whose card is in the scenario discard pile, put a progress token on this card
tokyo-deed-lend = take { $card } and equip it at once without a check; if three cards are equipped, discard one first
tokyo-deed-troubles-at-driver = { $count ->
    [one] draw a trouble and place it in the driver’s area
   *[other] draw { $count } troubles and place them in the driver’s area
}
tokyo-deed-driver-chooses = the driver chooses A or B
tokyo-deed-pages-arrive = a trouble placed in step 1 of a round brings a page to its slot
tokyo-deed-pages-ride = pages are placed on the top card of their slot; if it moves to another slot they move with it, otherwise they stay
tokyo-deed-pages-taken = whoever solves a card in a slot takes all pages on it
tokyo-deed-pages-weigh = each page a PC holds lowers its maximum HP by 1, but up to 5 damage tokens are taken; going Down removes all its pages, and it stands up at once if its damage is then below 5
tokyo-deed-pages-on = { $count ->
    [one] put a page on the slot of { $cards }
   *[other] put { $count } pages on the slot of { $cards }
}
tokyo-deed-pages-on-each = { $count ->
    [one] put a page on the slot of each of { $cards }
   *[other] put { $count } pages on the slot of each of { $cards }
}
tokyo-deed-pages-on-trouble = { $count ->
    [one] put a page on the slot of the first face-up trouble here
   *[other] put { $count } pages on the slot of the first face-up trouble here
}
tokyo-deed-copies = { $count ->
    [one] put a page on a slot with a face-up trouble
   *[other] put { $count } pages, one each, on different slots with face-up troubles
}
tokyo-deed-trail = { $count ->
    [one] put a page on the slot it left
   *[other] put { $count } pages on the slot it left
}
tokyo-deed-seal = the solver moves any number of the pages it holds onto this card; they are sealed
tokyo-deed-unburden = one PC here loses a page and heals { $count } HP
tokyo-deed-take-pages = { $count ->
    [one] that PC takes a page
   *[other] that PC takes { $count } pages
}
tokyo-deed-vessel = { $count ->
    [one] one PC, the vessel, takes a page
   *[other] one PC, the vessel, takes { $count } pages
}
tokyo-deed-vessel-keeps = { $count ->
    [one] until it has been Down the vessel cannot seal its last page
   *[other] until it has been Down the vessel cannot seal pages so that it holds fewer than { $count }
}
tokyo-deed-treasure = { $count ->
    [one] gain an artifact, or a card from the scrap slot instead
   *[other] gain an artifact, or { $count } cards from the scrap slot instead
}
tokyo-deed-shelter = beside the mat: when the text of { $cards } would deal damage, the group may remove a progress token from this card to prevent it for all PCs this once
tokyo-deed-bypass = beside the mat: before the top card of the encounter slot is turned up, the group may remove a progress token from this card to put that card unseen under the Site deck
tokyo-deed-worse = failure effects of Site cards deal { $amount } more damage to each PC they hit, before reduction
tokyo-deed-shut = the facility of this area does nothing
tokyo-deed-roll = it moves to the next area clockwise, and each PC here may ride along. If there are three face-up troubles there, it stays and loses a progress token
tokyo-deed-troubles-in = { $count ->
    [one] draw a trouble and place it in the first of { $areas }
   *[other] draw { $count } troubles and place them in turn in { $areas }
}
tokyo-deed-lay-beside = take { $card } off the mat and lay it beside it with its progress tokens
tokyo-deed-embark = each PC in the area where { $card } stood may go into the Site at once without a check, with a Site card each; an exploration under way ends first
tokyo-aim-move = the targets of moves between normal areas
tokyo-aim-driver-move = the targets of the driver’s moves
tokyo-aim-into-site = the targets of moves into the Site
tokyo-aim-buy = the targets of purchases
tokyo-aim-with = the targets of { $ability } checks
tokyo-whom-ally-inside = another PC in the Site
tokyo-whom-near-inside = one PC in the Site
tokyo-whom-each-inside = each PC in the Site
tokyo-whom-everybody = each PC
tokyo-whom-most-hurt = one of the PCs with the most damage
tokyo-whom-crowded = one of the PCs that share a normal area
tokyo-whom-holders = each PC here that holds a page
tokyo-whom-chooser = the PC that chose
tokyo-whom-beside-pages = each PC in an area with a slot of three or more pages

## At the table

tokyo-do-choose = Choose { $letter }
tokyo-ask-clear-reward = { $who }, which reward does the group take?
tokyo-more-clear-reward = The scenario is cleared. One of these cards may turn up in later games.
tokyo-wait-clear-reward = The group takes its reward.
tokyo-ask-choice = { $who }, what does the group choose? { $card }
tokyo-wait-choice = The group chooses: { $card }
tokyo-ask-lull = { $who }, which trouble is discarded? { $card } allows { $left }.
tokyo-more-lull = The card is used up with the first trouble. You may also discard none and keep it.
tokyo-wait-lull = The group may discard troubles.
tokyo-do-side = Try the other check on { $card }: { $ability }
tokyo-do-race = { $card } is the race vehicle
tokyo-do-seal = { $count ->
    [0] Seal no page
    [one] Seal { $count } page
   *[other] Seal { $count } pages
}
tokyo-goal-side = the other check on { $card }
tokyo-ask-choice-alone = { $who }, what do you choose? { $card }
tokyo-wait-choice-alone = { $who } chooses: { $card }
tokyo-ask-vehicle = { $who }, which is the race vehicle?
tokyo-more-vehicle = It has room for all PCs, and it stays equipped until the race is over.
tokyo-wait-vehicle = { $who } names the race vehicle.
tokyo-ask-seal = { $count ->
    [one] { $who }, do you seal your page? { $card }
   *[other] { $who }, how many of your { $count } pages do you seal? { $card }
}
tokyo-more-seal = Sealed pages leave your hand and are put on { $card }.
tokyo-wait-seal = { $who } seals pages: { $card }
tokyo-ask-copies = { $left ->
    [one] { $who }, on which slot does the last page go?
   *[other] { $who }, on which slot does a page go? { $left } are left.
}
tokyo-more-copies = Only slots with a face-up trouble, a different one for each page.
tokyo-wait-copies = Pages are being put on slots with troubles.
tokyo-log-goal-side = another check on a card ({ $place })
tokyo-log-chosen-alone = { $by } chooses { $letter } on { $scene }.
tokyo-log-driver = { $seat } is the driver.
tokyo-log-race-vehicle = { $seat } drives the race in { $card }.
tokyo-log-checkpoint = { $seat } passes the checkpoint in { $area }.
tokyo-log-pages-on-slot = Pages on { $slot }: { $now }.
tokyo-log-pages-held = { $now ->
    [one] { $seat } holds { $now } page.
   *[other] { $seat } holds { $now } pages.
}
tokyo-log-vessel = { $seat } keeps the letter.
tokyo-race-driver = { $who } drives { $card }
tokyo-race-driver-alone = { $who } drives
tokyo-race-start = start
tokyo-race-passing = Passing through counts; the finish comes last.
tokyo-race-stopping = In this order; the driver has to be there when the action phase ends.
tokyo-race-stamped = stamped
tokyo-race-cleared = { $card }: solved, not stamped
tokyo-race-blocked = { $card }: to be solved
tokyo-race-here = the driver
tokyo-race-rivals = Rivals: { $count } of { $limit } tokens
tokyo-letters-lying = Pages on slots: { $count }; at { $limit } the list closes
tokyo-letters-sealed = Sealed pages: { $count }; { $needed } were asked for
tokyo-letters-held = { $who }: { $count ->
    [one] { $count } page
   *[other] { $count } pages
}, maximum HP { $most }
tokyo-letters-vessel = vessel
tokyo-board-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
tokyo-card-lent = Equipped when a scenario lends it
tokyo-log-scene-out = { $scene } leaves the game.
tokyo-log-scene-tokens = { $scene }: { $now ->
    [one] { $now } progress token
   *[other] { $now } progress tokens
}.
tokyo-log-chosen = The group chooses { $letter } on { $scene }.
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
tokyo-story-s07-tale = Somewhere among the city’s troubles walks a machine that grants wishes and keeps accounts. Find it, hold it, and decide what the last wish is, before the debt comes due.
tokyo-ask-along = { $who }, do you ride along to { $area }?
tokyo-more-along = It takes no check. Troubles that punish leaving or entering an area still apply.
tokyo-ask-along-inside = { $who }, do you go into the Site?
tokyo-more-along-inside = It takes no check; each PC that goes in brings a Site card.
tokyo-wait-along = { $who } may go along to { $area }.
tokyo-ask-shelter = { $who }, do you spend a token from { $card }?
tokyo-more-shelter = It prevents { $amount } damage to each PC that is hit, this once.
tokyo-wait-shelter = A token from { $card } may be spent.
tokyo-do-agree-along = Ride along
tokyo-do-agree-inside = Go in
tokyo-do-refuse-along = Stay
tokyo-do-spend = Spend a token from { $card }: the top Site card goes unseen under the deck
tokyo-do-spend-shelter = Spend a token from { $card }
tokyo-do-pass-shelter = Save it
tokyo-refusal-nothing-to-spend = No token from this card can be spent on that.
tokyo-log-scene-laid-beside = { $scene } is now beside the mat.
tokyo-log-sheltered = A token from { $scene } prevents { $amount } damage to everybody.
tokyo-log-encounter-sunk = The top card of the encounter slot goes unseen under the Site deck.
tokyo-journey-shaft = The shaft
tokyo-journey-unknown = Nobody knows yet what is there
tokyo-journey-depth = Depth { $done } of { $needed }
tokyo-journey-gate = The way is barred: { $card }
tokyo-journey-departs = { $count ->
    [one] It departs at the end of this round
   *[other] It departs after { $count } rounds
}
tokyo-journey-train = { $card } with { $count ->
    [one] one passenger
   *[other] { $count } passengers
} in { $area }; next stop { $to }
tokyo-journey-blocked = { $card } with { $count ->
    [one] one passenger
   *[other] { $count } passengers
} in { $area }; three troubles block the line to { $to }
tokyo-journey-passengers = Passengers: { $done } of { $needed } for the story to go on
tokyo-journey-full = { $card } waits beside the mat with { $count } passengers
tokyo-journey-hours = { $count ->
    [one] One hour until dawn
   *[other] { $count } hours until dawn
}

## T6.15 T32.9 T32.18 T32.25 Companions, roaming cards, letters

tokyo-letter-c = C
tokyo-solve-one-success = It may succeed once a round
tokyo-solve-by-letter = { $letter }: { $text }
tokyo-solve-on = Where: the area of { $card }
tokyo-tale-letter = { $letter }: { $text }
tokyo-npc = Companion with { $hp } HP: in the Site while a PC is there, else with every PC. In the Site it counts as a participating PC for the damage of failures and retreats, also as the one PC chosen. What reduces or heals damage of another PC in the area can be used for it, and the facility that heals PCs heals it too. Nothing else affects it.
tokyo-roams = When it is drawn from the trouble deck, it cannot be cancelled or redrawn: place it in the area of the PC (from the Site: in any normal area), on a slot without trouble if there is one. Drawn for a check it gives AP { $ap } and is placed after the action. It does not count as a trouble.
tokyo-given-npc-down = it has no HP left
tokyo-given-with = { $card } is in this area
tokyo-deed-move-busier = it moves to the neighbouring area with more face-up troubles (if equal, clockwise)
tokyo-deed-towards = it moves one area towards { $card } by the shorter way (if equal, clockwise)
tokyo-deed-fetch = if { $card } is not on the mat, take it from the trouble deck, shuffle the deck and place the card in { $area }
tokyo-deed-place-opposite = place { $card } in the area opposite to { $of }
tokyo-deed-put-as-on = put as many progress tokens on { $card } as there are on { $of }
tokyo-deed-settle = each PC may take 1 damage that cannot be reduced to remove a progress token from { $card }
tokyo-deed-credit = once per round each PC here may let a check it makes here succeed without paying anything: put a progress token on this card (not for checks on this card itself, nor for pressure)
tokyo-deed-swell = it has 1 HP more for each progress token on it; with { $from } or more its counter is { $amount } { $kind }
tokyo-deed-seep = draw a trouble and place it in the area with the fewest face-up troubles (if several, the group chooses)
tokyo-deed-choose-three = the group chooses A, B or C
tokyo-deed-decide = the solver chooses A or B
tokyo-deed-harm-npc = { $amount } { $kind } damage to { $npc }
tokyo-deed-with-vehicle = for a PC with an equipped vehicle the target of { $ability } here is { $target }
tokyo-ask-npc-damage = { $who }, do you step in? { $card } is about to take { $damage }.
tokyo-more-npc-damage = What helps another PC in the area helps here too.
tokyo-wait-npc-damage = { $card } is about to take { $damage }. { $who } may respond.
tokyo-ask-atone = { $who }, do you take 1 damage to pay off 1 debt? { $card }
tokyo-more-atone = The damage cannot be reduced.
tokyo-wait-atone = { $who } may take damage to pay off debt: { $card }
tokyo-ask-where = { $who }, which area does the trouble go to?
tokyo-more-where = One of those with the fewest face-up troubles.
tokyo-wait-where = The group names an area.
tokyo-do-npc = { $npc }
tokyo-do-owe = On credit: { $card } remembers it
tokyo-do-area = { $area }
tokyo-do-atone = Take 1 damage
tokyo-do-pass-atone = Let the debt stand
tokyo-log-scene-drawn = { $by } draws { $scene } from the trouble deck!
tokyo-log-scene-drawn-by-card = { $scene } comes up in the trouble deck!
tokyo-log-scene-adds = { $scene } adds AP { $ap }.
tokyo-log-owed = { $seat } makes the check on credit.
tokyo-log-npc-hurt = { $npc } takes { $damage }.
tokyo-log-npc-reduced = The damage to { $npc } is reduced by { $amount }.
tokyo-log-npc-healed = { $npc } heals { $amount } HP.
tokyo-story-companion = { $left } of { $hp } HP – { $areas }
tokyo-story-roamer-at = is in { $area }
tokyo-story-roamer-hidden = { $count ->
    [one] is the next card of the trouble deck
   *[other] is among the next { $count } cards of the trouble deck
}
tokyo-story-roamer-still = does not walk about
tokyo-story-debt = Debt: { $count } of { $limit }
tokyo-story-last-pages = The other open pages

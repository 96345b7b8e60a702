## T32 What scenario and MOD cards do

tokyo-row-given = if { $given }, { $text }
tokyo-solve-stays = It stays: each success has its effects
tokyo-solve-serves = { $count ->
    [one] Once resolved it lies beside the mat with a progress token instead of being discarded
   *[other] Once resolved it lies beside the mat with { $count } progress tokens instead of being discarded
}
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
tokyo-cue-meets = The first time in an end phase that this card and { $card } share an area after either has moved

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
tokyo-given-and = {" and "}
tokyo-given-visited-inside = a PC is in the Site
tokyo-given-deserted-inside = no PC is in the Site
tokyo-given-no-gate = no gate lies open
tokyo-given-bare = { $card } bears no progress token
tokyo-given-beside = { $card } lies beside the mat
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
tokyo-deed-treasure = { $count ->
    [one] gain an artifact, or a card of the scrap slot instead
   *[other] gain an artifact, or { $count } cards of the scrap slot instead
}
tokyo-deed-shelter = beside the mat: when the text of { $cards } would deal damage, the group may take a progress token off this card to prevent it for all PCs this once
tokyo-deed-bypass = beside the mat: before the top card of the encounter slot is turned up, the group may take a progress token off this card to put that card unseen under the Site deck
tokyo-deed-worse = failure effects of Site cards deal { $amount } more damage to each PC they hit, before reduction
tokyo-deed-shut = the facility of this area does nothing
tokyo-deed-roll-clockwise = it moves to the next area clockwise, and each PC here may ride along. If three troubles lie face up there, it stays and loses a progress token
tokyo-deed-roll-counterclockwise = it moves to the next area counter-clockwise, and each PC here may ride along. If three troubles lie face up there, it stays and loses a progress token
tokyo-deed-troubles-in = { $count ->
    [one] draw a trouble and place it in the first of { $areas }
   *[other] draw { $count } troubles and place them in turn in { $areas }
}
tokyo-deed-lay-beside = take { $card } off the mat and lay it beside it with its progress tokens
tokyo-deed-embark = each PC in the area where { $card } stood may go into the Site at once without a check, with a Site card each; an exploration under way is brought to its end first
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
tokyo-ask-along = { $who }, do you ride along to { $area }?
tokyo-more-along = It costs no check. Troubles that punish leaving or entering still do.
tokyo-ask-along-inside = { $who }, do you go into the Site?
tokyo-more-along-inside = It costs no check; each PC that goes in brings a Site card.
tokyo-wait-along = { $who } may go along to { $area }.
tokyo-ask-shelter = { $who }, is a token of { $card } spent?
tokyo-more-shelter = It keeps { $amount } damage off each PC that is hit, this once.
tokyo-wait-shelter = A token of { $card } may be spent.
tokyo-do-agree-along = Ride along
tokyo-do-agree-inside = Go in
tokyo-do-refuse-along = Stay
tokyo-do-spend = Spend a token of { $card }: the top Site card goes unseen under the deck
tokyo-do-spend-shelter = Spend a token of { $card }
tokyo-do-pass-shelter = Save it
tokyo-refusal-nothing-to-spend = No token of this card can be spent for that.
tokyo-log-scene-laid-beside = { $card } lies beside the mat now.
tokyo-log-sheltered = A token of { $card } keeps { $amount } damage off everybody.
tokyo-log-encounter-sunk = The top card of the encounter slot goes unseen under the Site deck.
tokyo-journey-shaft = The shaft
tokyo-journey-unknown = What lies there nobody knows yet
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

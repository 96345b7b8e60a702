# Outlive: the options of a game, their values, and a sentence on each for newcomers.

outlive-option-players = Players
outlive-option-players-about = How many clans compete. The more there are, the more the areas hold.
outlive-option-players-2 = 2
outlive-option-players-3 = 3
outlive-option-players-4 = 4

outlive-option-edition = Edition
outlive-option-edition-about = Which rules are played. The edition decides every option below that you leave to it.
outlive-option-edition-revised = revised
outlive-option-edition-early = early
outlive-option-edition-decides = set by the edition

outlive-option-component-set = What is in the box
outlive-option-component-set-about = How much variety there is among equipment, rooms, events and leaders. The revised edition has everything, the early one the smaller set.
outlive-option-component-set-full = everything: 40 equipment tiles, 38 advanced rooms, 12 events, 10 leaders
outlive-option-component-set-early-counts = the smaller set: 28 equipment tiles, 28 advanced rooms, 8 events, 8 leaders

outlive-option-pressure = Pressure
outlive-option-pressure-about = Whether a hero has to put pressure on every weaker active hero where it arrives. In the early edition the hero may spare them.
outlive-option-pressure-must = must be put on
outlive-option-pressure-may = may be put on

outlive-option-cargo-survivor = Survivor of the Cargo Ship
outlive-option-cargo-survivor-about = Whether a hero that arrives at the Cargo Ship has to bring the survivor of its row home, if there is a seat. In the early edition the hero may leave the survivor there.
outlive-option-cargo-survivor-must = must be taken
outlive-option-cargo-survivor-may = may be taken

outlive-option-mary-draw = Mary Koolpepper
outlive-option-mary-draw-about = How this leader draws the search tiles she starts with. In the early edition she draws as her card says.
outlive-option-mary-draw-four-discard-one = four tiles of any mix, one of them discarded
outlive-option-mary-draw-card = two from Blackwood and one from Silent Peak

outlive-option-naming = Words
outlive-option-naming-about = Some things have different names in the two editions, such as the cities and the iodine. This changes no rule.
outlive-option-naming-revised = from the revised edition
outlive-option-naming-early = from the early edition

outlive-option-hunt-min-points = Cheapest hunt
outlive-option-hunt-min-points-about = How many action points a hunt costs at least, however much ammo is spent on it.
outlive-option-hunt-min-points-0 = 0 action points
outlive-option-hunt-min-points-1 = 1 action point

outlive-option-flashlight-survivor = The Flashlight’s survivor
outlive-option-flashlight-survivor-about = Where the survivor rescued with the Flashlight may go.
outlive-option-flashlight-survivor-any-seat = any free seat
outlive-option-flashlight-survivor-airlock = the airlock
outlive-option-repair-rooms = Rooms for repairs
outlive-option-repair-rooms-about = When “Draw 1, repair for 1 less” and “Free repair of 1 equipment” may be used: in step 5 as well, so that a tile can be drawn, dismantled and built with, or in step 6 only.
outlive-option-repair-rooms-when-building = steps 5 and 6
outlive-option-repair-rooms-when-repairing = step 6 only
outlive-option-hero-placement = Placing the heroes
outlive-option-hero-placement-about = Whether everybody places the heroes in secret at the same time, or one after the other for all to see.
outlive-option-hero-placement-simultaneous = in secret, all at once
outlive-option-hero-placement-one-by-one = in turn, one hero each

outlive-option-night-flow = The night
outlive-option-night-flow-about = Whether everyone sees to their own shelter at the same time, or one player after the other.
outlive-option-night-flow-together = everyone at once
outlive-option-night-flow-turn-order = one after the other

outlive-option-bank = Bank
outlive-option-bank-about = Whether tokens and survivors can run out. With a counted bank, players take the night in turn.
outlive-option-bank-unlimited = never runs out
outlive-option-bank-counted = 30 of each resource, 100 survivors

outlive-option-airlock-rows = Airlock
outlive-option-airlock-rows-about = How many survivors the two rows of the airlock hold. Each row with somebody in it needs 1 water a night.
outlive-option-airlock-rows-2-5 = 2 and 5
outlive-option-airlock-rows-2-4 = 2 and 4

outlive-option-immunity-scope = Immunity to events
outlive-option-immunity-scope-about = How much the room that protects from events keeps out.
outlive-option-immunity-scope-all-but-shortage = everything but shortages
outlive-option-immunity-scope-losses-only = only what strikes the shelter itself

outlive-preset-first = First game
outlive-preset-first-about = The revised edition; the heroes are placed one by one, in the open.
outlive-preset-revised = Revised edition
outlive-preset-revised-about = All heroes are placed at once, in secret.
outlive-preset-early = Early edition
outlive-preset-early-about = Fewer components, and pressure is a choice.
outlive-preset-scarce = Scarce
outlive-preset-scarce-about = The revised edition with 30 of each resource and 100 survivors: what is gone is gone.

outlive-fact-endless = no end of resources
outlive-fact-counted = 30 of each resource
outlive-fact-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
outlive-fact-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}

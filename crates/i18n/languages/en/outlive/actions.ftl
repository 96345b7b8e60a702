# Outlive: what is asked, and the actions as buttons say them.

## Things inside a sentence

outlive-place-military-base = the Military Base
outlive-place-silent-peak = Silent Peak
outlive-place-silent-peak-early = the eastern city
outlive-place-mine = the Mine
outlive-place-cargo-ship = the Cargo Ship
outlive-place-fairground = the Fairground
outlive-place-blackwood = Blackwood
outlive-place-blackwood-early = the western city
outlive-place-forest = the Forest
outlive-place-dam = the Dam

outlive-home-airlock = the airlock
outlive-home-room = “{ $room }”

outlive-virtual-water = { $count } water from the room

## What is asked, to those who decide

outlive-ask-discard-rooms =
    { $left ->
        [one] { $who }, choose 1 more room to give back.
       *[other] { $who }, choose { $left } rooms to give back.
    }
outlive-more-discard-rooms = Of these six advanced rooms you keep four. The three basic rooms are yours in any case.
outlive-ask-build-free = { $who }, which room stands from the start?
outlive-more-build-free = It costs nothing. The other rooms can be built at night, for 3 materials each.
outlive-ask-settle = { $who }, where do your first four survivors live?
outlive-more-settle = A room works only while all its seats are taken. Survivors in the airlock keep out radiation.
outlive-more-settle-room = “{ $room }” has { $seats } seats.
outlive-ask-leader = { $who }, who leads your clan?
outlive-more-leader = The leader decides where your heroes begin and what you start with. The oldest leader at the table begins.
outlive-ask-place-heroes = { $who }, place your heroes.
outlive-more-place-heroes = One hero in each of your leader’s four areas. A hero’s number is its action points, and its strength in pressure. The others see it when everyone is ready.
outlive-more-place-heroes-one-by-one = One hero in each of your leader’s four areas, one after the other. A hero’s number is its action points, and its strength in pressure.
outlive-ask-split = { $who }, from which city do your four search tiles come?
outlive-more-split = All four are turned up. You then discard one and get what the other three show.
outlive-ask-discard-tile = { $who }, which of your search tiles do you discard?
outlive-more-discard-tile = You get what the other three show.
outlive-ask-lose-goods = 
    { $left ->
        [one] { $who }, which material or ammo do you lose?
       *[other] { $who }, which { $left } materials or ammo do you lose?
    }
outlive-ask-lose-food =
    { $left ->
        [one] { $who }, which food do you lose?
       *[other] { $who }, which { $left } food tokens do you lose?
    }
outlive-ask-lose-survivors =
    { $left ->
        [one] { $who }, which survivor do you lose?
       *[other] { $who }, which survivor do you lose? { $left } have to go.
    }
outlive-more-strike = { $event } takes effect.
outlive-more-starve = There was not enough food and water for everyone.
outlive-more-irradiated = The radiation gauge is on its last space; each further point costs a survivor.
outlive-ask-move = { $who }, move one of your heroes.
outlive-more-move = Up to two areas along the ring, to one without a hero of yours. Then it acts there.
outlive-more-move-stuck = None of your heroes can move without equipment. Use equipment, or leave a hero in place.
outlive-ask-pressure = { $who }, do you put pressure on { $target }?
outlive-more-pressure = Pressure { $pressure }: { $hero } against { $target_hero }.
outlive-ask-defend = { $who }, { $attacker } puts pressure of { $pressure } on you.
outlive-more-defend = Each ammo you spend lowers it by 1. For each point left you hand over 1 food or material.
outlive-ask-hand-over =
    { $pressure ->
        [one] { $who }, which token does { $attacker } get from you?
       *[other] { $who }, which { $pressure } tokens does { $attacker } get from you?
    }
outlive-ask-demand =
    { $pressure ->
        [one] { $who }, which token do you take from { $target }?
       *[other] { $who }, which { $pressure } tokens do you take from { $target }?
    }
outlive-ask-visit =
    { $left ->
        [0] { $who }, { $hero } has no action points left.
        [one] { $who }, { $hero } has 1 action point left.
       *[other] { $who }, { $hero } has { $left } action points left.
    }
outlive-more-visit = The hero is at { $area }.
outlive-more-visit-dam = The hero is at { $area }. Water can be gathered once the purifier runs.
outlive-more-visit-immune = The hero is at { $area }. The shelter’s immunity protects the hero from the events today.
outlive-ask-house = { $who }, where does the survivor go?
outlive-more-house-cargo-ship = The survivor comes from the Cargo Ship.
outlive-more-house-flashlight = The survivor was found with the Flashlight.
outlive-ask-resolve = { $who }, do you resolve an event?
outlive-more-resolve = A resolved event no longer takes effect, and its card scores for you. The step ends when everyone has passed in a row.
outlive-ask-feed = { $who }, feed your survivors.
outlive-more-feed = The rooms cost { $rooms } food, the airlock { $airlock } water.
outlive-more-feed-short =
    { $shortage ->
        [one] The rooms cost { $rooms } food, the airlock { $airlock } water. 1 is missing; that will cost a survivor.
       *[other] The rooms cost { $rooms } food, the airlock { $airlock } water. { $shortage } are missing; that will cost as many survivors.
    }
outlive-ask-recruit = { $who }, do you recruit survivors?
outlive-more-recruit =
    { $seats ->
        [one] Each costs 1 food; the airlock has 1 free seat. Meat spoils tonight, and only 2 water can be kept.
       *[other] Each costs 1 food; the airlock has { $seats } free seats. Meat spoils tonight, and only 2 water can be kept.
    }
outlive-ask-build = { $who }, build rooms and fill them.
outlive-more-build =
    { $survivors ->
        [0] A room costs 3 materials. Nobody is in the airlock to move in.
        [one] A room costs 3 materials. 1 survivor in the airlock can move in.
       *[other] A room costs 3 materials. { $survivors } survivors in the airlock can move in.
    }
outlive-ask-repair = { $who }, repair your equipment.
outlive-more-repair = A repaired tile can be used once a day from tomorrow on, and is worth 1 point.
outlive-more-repair-cheaper = One repair now costs 1 material less.

## What is asked, to those who wait

outlive-wait-choose = Waiting for { $who } to set up the shelter.
outlive-wait-place-heroes = Waiting for { $who } to place heroes.
outlive-wait-mary = { $who } decides about the search tiles of Mary Koolpepper.
outlive-wait-strike = { $event } takes effect. Waiting for { $who } to choose what is lost.
outlive-wait-move = { $who } moves a hero.
outlive-wait-pressure = { $who } decides whether to put on pressure.
outlive-wait-defend = { $who } is under pressure.
outlive-wait-loot = { $who } chooses the tokens that change hands.
outlive-wait-visit = { $who } acts in { $area }.
outlive-wait-house = { $who } finds a place for a survivor.
outlive-wait-resolve = { $who } may resolve an event.
outlive-wait-shelters = Night. Waiting for { $who } to finish in the shelter.
outlive-wait-shelters-ready = Your shelter is ready for tomorrow. The table waits for { $who }.
outlive-wait-ready = You are ready. The table waits for { $who }.
outlive-wait-chance = Tiles and cards are being turned up.

## Groups of choices

outlive-group-rooms = Advanced rooms
outlive-group-free-room = The first room
outlive-group-settle = First survivors
outlive-group-leader = Leaders
outlive-group-place = Heroes
outlive-group-mary = Search tiles
outlive-group-lose = Tokens to lose
outlive-group-survivor = Survivors to lose
outlive-group-move = Move
outlive-group-pressure = Pressure
outlive-group-defend = Your answer
outlive-group-loot = Tokens that change hands
outlive-group-house = A place for the survivor
outlive-group-gather = Gather
outlive-group-hunt = Hunt
outlive-group-take = Equipment on display
outlive-group-search = Search
outlive-group-use = Equipment
outlive-group-use-room = Rooms
outlive-group-peek = Look at a search pile
outlive-group-resolve = Open events
outlive-group-feed = Feed the survivors
outlive-group-recruit = Recruit
outlive-group-build = Build
outlive-group-move-in = Move in from the airlock
outlive-group-dismantle = Dismantle
outlive-group-repair = Repair
outlive-group-end = Finish

outlive-set-up-step = Set-up: { $step } of { $steps }
outlive-suggested = suggested
outlive-suggested-set-up = Take the suggested set-up
outlive-suggested-room = “{ $room }”
outlive-suggested-heroes = Place the heroes as suggested
outlive-as-list = All as a list
outlive-points-lost =
    { $count ->
        [one] You forgo 1 action point.
       *[other] You forgo { $count } action points.
    }
outlive-blocked-move = Move { $hero } to { $areas }
outlive-otherwise = Otherwise
outlive-other-tokens = Other tokens
outlive-other-answers = Other answers
outlive-with-gear = With equipment
outlive-other-hunts = With more ammo or tools
outlive-prey-toughened = { $prey }, now { $now } ({ $event })
outlive-prey-in-pile =
    { $number ->
        [one] { $prey }, { $meat }
       *[other] Tile { $number }: { $prey }, { $meat }
    }

## Actions

outlive-do-discard-room = Give back “{ $room }”
outlive-do-build-free = Build “{ $room }”
outlive-do-settle =
    { $count ->
        [0] All four into the airlock
        [4] All four into the room
       *[other] { $count } into the room, { $rest } into the airlock
    }
outlive-do-leader = { $leader } leads
outlive-do-place = Place { $hero }: { $area }
outlive-do-split =
    { $count ->
        [0] All four from { $other }
        [4] All four from { $city }
       *[other] { $count } from { $city }, { $rest } from { $other }
    }
outlive-do-discard-tile = Discard: { $tile }
outlive-do-lose = Lose { $tokens }
outlive-do-lose-survivor = Lose a survivor in { $home }
outlive-do-move = Move { $hero } to { $area }
outlive-do-move-exoskeleton = Move { $hero } to { $area } in the Exoskeleton
outlive-do-move-grappling-hook = Move { $hero } to { $area }, one row higher with the Grappling hook
outlive-do-move-both = Move { $hero } to { $area } in the Exoskeleton, one row higher with the Grappling hook
outlive-do-stay = Leave the hero in place and end the day
outlive-do-press = Put on pressure
outlive-do-press-with-bat = Put on pressure with the Baseball bat (+1)
outlive-do-spare = Spare the hero
outlive-do-defend =
    { $ammo ->
        [0] Spend no ammo
       *[other] Spend { $ammo } ammo
    }
outlive-do-defend-with =
    { $ammo ->
        [0] Use { $shield }
       *[other] Use { $shield } and { $ammo } ammo
    }
outlive-do-hand-over = Hand over { $tokens }
outlive-do-demand = Take { $tokens }
outlive-do-house = Into { $home }
outlive-do-leave = Leave the survivor on the ship
outlive-do-gather = Gather { $tokens }
outlive-do-gather-some =
    { $count ->
        [one] Gather 1 token
       *[other] Gather { $count } tokens
    }
outlive-do-iodine = Take the { $iodine }: radiation 1 space down
outlive-do-hunt =
    { $number ->
        [one] Hunt the open prey
       *[other] Hunt prey tile { $number } in the pile
    }
outlive-do-hunt-with =
    { $number ->
        [one] Hunt the open prey with { $means }
       *[other] Hunt prey tile { $number } in the pile with { $means }
    }
outlive-do-start-chip = Start the purifier for 1 chip
outlive-do-start-access-card = Start the purifier with the Access card
outlive-do-take = Take the { $equipment }
outlive-do-search = Search
outlive-do-search-room = Search one more with “{ $room }”
outlive-do-use = Use the { $equipment }
outlive-do-use-room = Use “{ $room }”
outlive-do-peek = Look at the search pile of { $city }
outlive-do-end = End the visit
outlive-do-end-early =
    { $left ->
        [one] End the visit and forgo 1 action point
       *[other] End the visit and forgo { $left } action points
    }
outlive-do-resolve = { $event }: pay { $tokens }
outlive-do-resolve-with = { $event }: pay { $tokens } with “{ $room }”
outlive-do-pass = Pass
outlive-do-feed = Feed with { $tokens }
outlive-do-feed-nothing = Go on without food
outlive-do-recruit = Recruit 1 survivor for { $tokens }
outlive-do-build = Build “{ $room }” for { $tokens }
outlive-do-build-with = Build “{ $room }” for { $tokens } with “{ $discount }”
outlive-do-move-in =
    { $count ->
        [one] Move 1 survivor into “{ $room }”
       *[other] Move { $count } survivors into “{ $room }”
    }
outlive-do-dismantle = Dismantle the { $equipment } for { $tokens }
outlive-do-repair = Repair the { $equipment } for { $tokens }
outlive-do-repair-with = Repair the { $equipment } for { $tokens } with “{ $room }”
outlive-do-done = Done with this step
outlive-do-done-recruit = Recruit no more
outlive-do-done-build = Done building
outlive-do-done-repair = Good night

## What an action costs and brings

outlive-hands-over =
    { $count ->
        [0] hands over nothing
        [one] hands over 1 token
       *[other] hands over { $count } tokens
    }
outlive-at-cost = { $action }: { $cost }
outlive-action-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
outlive-fills = fills it
outlive-do-hunt-at = Hunt: { $cost }
outlive-hunt-price = How to pay for the hunt
outlive-hunt-points = action points
outlive-hunt-uses = uses the { $equipment }
outlive-hunt-turns-up = Then the next tile is turned up.
outlive-gather-has = you have { $count }
outlive-change = { $name }: { $before } now, then { $after }
outlive-lets-in =
    { $count ->
        [one] Radiation tonight: { $points }. The marker goes up 1 space instead of { $now }.
       *[other] Radiation tonight: { $points }. The marker goes up { $count } spaces instead of { $now }.
    }
outlive-way-presses = pressure { $count } on { $target }’s { $hero }
outlive-seats-of =
    { $seats ->
        [one] 1 seat, food { $food }.
       *[other] { $seats } seats, food { $food }.
    }

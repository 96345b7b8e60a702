# Outlive: the ring, the convoy, the shelters, the night and the points.

game-outlive = Outlive
game-outlive-about = Two to four clans outlive six days after the war, and feed their own below ground.

## Phases

outlive-phase-set-up = Set-up
outlive-phase-day = Day
outlive-phase-night = Night
outlive-phase-over = The end

outlive-hub-turn = Turn { $turn } of { $turns }
outlive-hub-of = of { $turns }
outlive-hub-next = { $who } begins the next turn
outlive-hub-acts = { $who } acts
outlive-hub-waits = Waiting for { $who }
outlive-hub-points =
    { $count ->
        [one] 1 point left
       *[other] { $count } points left
    }

## The ring

outlive-board-name = The ring of eight areas
outlive-board-area = { $area }: what is there
outlive-board-hero-from = From { $area }: { $hero }
outlive-board-hero-begins = Begins here: { $hero }, strength { $strength }
outlive-way-no-chip = needs a chip, you have none: nothing can be gathered there
outlive-way-nothing-left = nothing left to gather there today
outlive-board-hero-waiting = { $who }’s { $hero }, still to be placed
outlive-board-hero-lying = { $who }’s { $hero }, { $area }, has not acted
outlive-board-here-standing = { $who }’s { $hero }, has acted
outlive-board-here-lying = { $who }’s { $hero }, has not acted
outlive-board-here-acting = { $who }’s { $hero }, acting now
outlive-board-with-exoskeleton = with the Exoskeleton
outlive-board-with-grappling-hook = with the Grappling hook, one row higher
outlive-board-with-both = with the Exoskeleton and the Grappling hook
outlive-to-act = to act
outlive-board-there = What is there
outlive-step-here = Move here
outlive-begin-here = Begin here
outlive-step-presses = Press { $count }
outlive-board-far = is more than two areas away.
outlive-board-iodine = { $iodine } available
outlive-board-iodine-used = { $iodine } taken today
outlive-board-search =
    { $count ->
        [one] 1 search tile left
       *[other] { $count } search tiles left
    }
outlive-board-search-holds = In the pile, in an unknown order: { $tiles }
outlive-board-search-order = In the pile, from the top: { $tiles }
outlive-board-search-open = Face up: { $tiles }
outlive-board-prey =
    { $count ->
        [one] prey of endurance { $endurance }, the last tile
       *[other] prey of endurance { $endurance }, { $count } tiles in the pile
    }
outlive-board-prey-toughened =
    { $count ->
        [one] prey of endurance { $endurance }, now { $now } ({ $event }), the last tile
       *[other] prey of endurance { $endurance }, now { $now } ({ $event }), { $count } tiles in the pile
    }
outlive-board-prey-below = Below it: { $tiles }
outlive-board-no-prey = no prey left
outlive-board-row =
    { $count ->
        [one] Row { $row }: 1 can
       *[other] Row { $row }: { $count } cans
    }
outlive-board-survivors = survivors in the rows { $rows }
outlive-board-no-survivors = no survivors waiting

outlive-pressure-coming = { $attacker }’s { $hero } can put pressure of { $count } on { $target }’s { $other }.
outlive-pressure-answer = { $attacker }’s { $hero } puts pressure of { $count } on { $target }’s { $other }. Waiting for { $target } to answer.
outlive-pressure-loot =
    { $count ->
        [one] { $attacker }’s { $hero } takes 1 token from { $target }.
       *[other] { $attacker }’s { $hero } takes { $count } tokens from { $target }.
    }

## The convoy

outlive-convoy = Convoy: radiation and events
outlive-convoy-turn = Turn { $turn }, radiation { $level }
outlive-convoy-closed = Face down
outlive-convoy-resolved = Resolved
outlive-convoy-cost = Costs
outlive-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## The shelters

outlive-shelters = Shelters
outlive-first = first player
outlive-survivors =
    { $count ->
        [one] 1 survivor
       *[other] { $count } survivors
    }
outlive-shelter-store = Tokens
outlive-shelter-radiation = Radiation
outlive-shelter-gauge = Radiation marker on { $value }
outlive-shelter-dealt = Dealt to you: six rooms, two leaders
outlive-shelter-first-room = The rooms of your shelter, and two leaders
outlive-shelter-see-board = See the board
outlive-shelter-see-cards = See the cards
outlive-shelter-given-back = Given back
outlive-shelter-food = { $count } food a night, as soon as somebody lives here
outlive-shelter-water = { $count } water a night, 1 for each occupied row
outlive-shelter-seats = { $count } of { $seats } seats taken
outlive-shelter-needs-seats =
    { $count ->
        [one] Works once 1 survivor lives here.
       *[other] Works once { $count } survivors live here.
    }
outlive-shelter-growth = Up to { $count } survivors.
outlive-shelter-airlock-about = Each survivor here keeps out 1 radiation point a night.
outlive-shelter-unbuilt = not built
outlive-shelter-full = full
outlive-shelter-used = used
outlive-shelter-broken = Broken
outlive-shelter-repaired = Repaired
outlive-shelter-none = none
outlive-shelter-symbol = Half of a symbol ({ $symbol }): a pair with { $equipment }.
outlive-shelter-prey = Prey taken: { $kinds }
outlive-shelter-prey-kind = { $count } × endurance { $endurance }
outlive-shelter-events = Events resolved: { $events }
outlive-shelter-event =
    { $points ->
        [one] { $event } (1 point)
       *[other] { $event } ({ $points } points)
    }

## The night

outlive-night-begins = Day { $turn } is over. Everyone below ground has to eat.
outlive-night-level = Radiation { $level }
outlive-night-coming = The night to come
outlive-night-now = Tonight
outlive-night-food = Food
outlive-night-water = Water
outlive-night-radiation = Radiation
outlive-night-of = needs { $need }, has { $have }
outlive-night-shortage =
    { $count ->
        [one] 1 would starve
       *[other] { $count } would starve
    }
outlive-night-up =
    { $count ->
        [0] kept out
        [one] 1 space up
       *[other] { $count } spaces up
    }
outlive-night-fed = food and radiation dealt with
outlive-night-all-eat = everyone eats
outlive-night-after-hunt = After the hunt
outlive-night-kept-out = kept out
outlive-night-gets-through = gets through

outlive-step-events = Events
outlive-step-feeding = Feeding
outlive-step-radiation = Radiation
outlive-step-recruits = Recruits
outlive-step-building = Building
outlive-step-repairs = Repairs
outlive-step-cleaning = Cleaning up

outlive-owes-nothing = nothing
outlive-owes-rooms = choose rooms
outlive-owes-free-room = build the free room
outlive-owes-settling = house the first four
outlive-owes-leader = choose a leader
outlive-owes-heroes = place heroes
outlive-owes-goods =
    { $count ->
        [one] lose 1 material or ammo
       *[other] lose { $count } materials or ammo
    }
outlive-owes-food = lose { $count } food
outlive-owes-survivors =
    { $count ->
        [one] lose 1 survivor
       *[other] lose { $count } survivors
    }
outlive-owes-feeding = feed
outlive-owes-recruiting = recruit
outlive-owes-building = build
outlive-owes-repairing = repair

## The points

outlive-score = Survival points so far
outlive-score-final = Survival points
outlive-score-survivors = Survivors
outlive-score-events = Events
outlive-score-rooms = Full rooms
outlive-score-equipment = Repaired
outlive-score-pairs = Pairs
outlive-score-radiation = Radiation
outlive-score-sum = Total
outlive-score-total = { $points } points
outlive-score-full-rooms =
    { $count ->
        [one] 1 full room
       *[other] { $count } full rooms
    }
outlive-score-left = Left: { $food } food, { $tokens } tokens in all.
outlive-score-won = { $who } has won with { $points } points.
outlive-score-shared = { $who } share the victory with { $points } points each.
outlive-score-tie-food = The tie is broken by food: { $count } left.
outlive-score-tie-tokens = Points and food are tied; all tokens decide: { $count } left.

## In plain text

outlive-plain-turn = Turn { $turn }, { $phase }. Radiation tonight: { $level }. First: { $who }.
outlive-plain-event = Event of turn { $turn }: { $event }. { $about } Costs { $cost }; { $points } points.
outlive-plain-night = Tonight: { $needs }
outlive-plain-of = { $name }: { $what }
outlive-plain-state = { $name } ({ $state })
outlive-plain-repair = repair: { $tokens }
outlive-plain-broken = { $equipment } (broken; { $cost })
outlive-plain-event-cost = Costs { $cost }; { $points } points.
outlive-plain-turn-space = open since turn { $turn }
outlive-plain-resolved = resolved by { $who }
outlive-plain-leads = in front of { $who }
outlive-plain-in-shelter = shelter of { $who }
outlive-plain-unbuilt-in-shelter = shelter of { $who }, not built
outlive-plain-broken-in-shelter = shelter of { $who }, broken

outlive-chart = Survival points of each clan, dawn by dawn
outlive-chart-turn = Turn { $number }
outlive-finale = { $count ->
    [one] { $who } outlives them all
   *[other] { $who } outlive them all
}
outlive-mark-points = { $points } points
outlive-did-hunted = meat hunted
outlive-did-hunted-honour = The hunter
outlive-did-pressed = { $count ->
    [one] hero pressed
   *[other] heroes pressed
}
outlive-did-pressed-honour = The strong arm
outlive-did-built = { $count ->
    [one] room built
   *[other] rooms built
}
outlive-did-built-honour = The builder
outlive-did-recruited = { $count ->
    [one] newcomer
   *[other] newcomers
}
outlive-did-recruited-honour = The open door
outlive-did-repaired = { $count ->
    [one] repair
   *[other] repairs
}
outlive-did-repaired-honour = The mechanic
outlive-did-resolved = { $count ->
    [one] event resolved
   *[other] events resolved
}
outlive-did-resolved-honour = The steadfast

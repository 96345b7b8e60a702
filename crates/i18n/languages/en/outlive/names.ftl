# Outlive: names, and what things do.

## Areas

outlive-area-military-base = Military Base
outlive-area-silent-peak = Silent Peak
outlive-area-silent-peak-early = Eastern city
outlive-area-mine = Mine
outlive-area-cargo-ship = Cargo Ship
outlive-area-fairground = Fairground
outlive-area-blackwood = Blackwood
outlive-area-blackwood-early = Western city
outlive-area-forest = Forest
outlive-area-dam = Dam

outlive-area-military-base-about = 1 point gathers 1 ammo. Once a turn, one hero may spend 1 point to move its player’s radiation marker one space down.
outlive-area-silent-peak-about = 1 point takes a tile on display, broken, or draws a search tile.
outlive-area-mine-about = 1 point gathers 1 metal. Prey can be hunted here.
outlive-area-cargo-ship-about = A hero takes the row of its strength: its cans, and the survivor waiting there. The first to arrive is first player next turn.
outlive-area-fairground-about = 1 point gathers 1 chip. Prey can be hunted here.
outlive-area-blackwood-about = 1 point takes a tile on display, broken, or draws a search tile.
outlive-area-forest-about = 1 point gathers 1 wood. Prey can be hunted here.
outlive-area-dam-about = Once the purifier is started with a chip, 1 point gathers 1 water.

## Heroes

outlive-hero-h3a = hero 3a
outlive-hero-h3b = hero 3b
outlive-hero-h4 = hero 4
outlive-hero-h5 = hero 5

## Resources

outlive-resource-wood = wood
outlive-resource-metal = metal
outlive-resource-chip = chips
outlive-resource-meat = meat
outlive-resource-water = water
outlive-resource-can = cans
outlive-resource-ammo = ammo

outlive-amount-wood = { $count } wood
outlive-amount-metal = { $count } metal
outlive-amount-chip =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
outlive-amount-meat = { $count } meat
outlive-amount-water = { $count } water
outlive-amount-can =
    { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
outlive-amount-ammo = { $count } ammo
outlive-amount-food = { $count } food of any kind
outlive-nothing = nothing
outlive-iodine = Iodine
outlive-iodine-early = Seaweed
outlive-phase-dawn = Morning
outlive-phase-dawn-early = Dawn
outlive-prey = prey of endurance { $endurance }

## Search tiles

outlive-search-water = Water
outlive-search-can = Can
outlive-search-iodine = Iodine
outlive-search-iodine-early = Anti-radiation pill
outlive-search-wood = Wood
outlive-search-metal = Metal
outlive-search-chip = Chip
outlive-search-ammo = Ammo
outlive-search-empty = Empty cupboard

## Rooms

outlive-airlock = Airlock
outlive-room-second = { $room } (2nd)

outlive-room-build-discount = Build for 2 less
outlive-room-build-discount-about = Step 5, once a turn: a room costs you 1 material instead of 3.
outlive-room-draw-and-repair = Draw 1, repair for 1 less
outlive-room-draw-and-repair-about = Step 6, once a turn: draw a tile, then you may repair one of yours for 1 material less.
outlive-room-event-discount = Event discount
outlive-room-event-discount-about = Step 1, once a turn: an event costs you up to 2 materials less, or up to 2 ammo less, or 1 food less.
outlive-room-hunt-meat-2 = Hunting: +2 meat
outlive-room-hunt-meat-2-about = Once a turn, when a hero of yours takes a prey tile: 2 more meat.
outlive-room-hunt-meat-1 = Hunting: +1 meat
outlive-room-hunt-meat-1-about = Once a turn, when a hero of yours takes a prey tile: 1 more meat.
outlive-room-cargo-can-1 = Cargo Ship: +1 can
outlive-room-cargo-can-1-about = Once a turn, when a hero of yours arrives at the Cargo Ship: 1 more can.
outlive-room-cargo-can-2-always = Cargo Ship: +2 cans, always a place
outlive-room-cargo-can-2-always-about = Once a turn, an arrival at the Cargo Ship brings 2 more cans. A taken row never shuts your heroes out.
outlive-room-ammo-4 = 4 ammo
outlive-room-ammo-4-about = Step 5, once a turn: gain 4 ammo.
outlive-room-permanent-water = 1 permanent water
outlive-room-permanent-water-about = Once a turn you pay as if you had 1 more water. It is not a token: nobody can take it from you.
outlive-room-event-immunity = Immune to events except shortages
outlive-room-event-immunity-about = Events that are not shortages do not touch your shelter and your heroes.
outlive-room-dismantle = Dismantle 1 equipment
outlive-room-dismantle-about = Step 5, once a turn: discard one of your tiles and gain its three materials.
outlive-room-decontamination = Radiation gauge −1
outlive-room-decontamination-about = Step 5, once a turn: your radiation marker goes one space down.
outlive-room-ventilation = Airlock: permanent ventilation 1
outlive-room-ventilation-about = Step 3: your airlock cancels 1 more radiation point, even when it is empty.
outlive-room-growth = 1 survivor here per turn (max 8)
outlive-room-growth-about = Step 5, once a turn: a survivor joins this room. Only this room may hold more than it has seats, up to 8.
outlive-room-city-search-2 = City: +2 search tiles
outlive-room-city-search-2-about = Once a turn in each city, after a search for a point: draw up to 2 more search tiles for free.
outlive-room-draw-2 = Draw 2 equipment
outlive-room-draw-2-about = Step 5, once a turn: draw 2 tiles. They come broken.
outlive-room-peek-search = Look at one search pile
outlive-room-peek-search-about = Once a turn, during a move of yours: look at all tiles of one search pile in secret.
outlive-room-cover-hero-3 = A [3] hero ignores one pressure
outlive-room-cover-hero-3-about = Once a turn, when a hero of strength 3 of yours is put under pressure: the pressure is 0.
outlive-room-free-repair = Free repair of 1 equipment
outlive-room-free-repair-about = Step 6, once a turn: repair one of your tiles for nothing.
outlive-room-pressure-choice = Pressure: you choose what is taken
outlive-room-pressure-choice-about = When a hero of yours takes tokens by pressure, you choose which food or materials they are.
outlive-room-cupboard = Empty cupboard: 1 wood and 1 metal
outlive-room-cupboard-about = Once a turn in each city, an empty cupboard you find gives you 1 wood and 1 metal.
outlive-room-repair-discount = Repair for 2 less
outlive-room-repair-discount-about = Step 6, once a turn: repair one of your tiles for 1 of its 3 materials.

## Equipment

outlive-equipment-axe = Axe
outlive-equipment-axe-about = Forest: after gathering wood, up to 2 more wood from there.
outlive-equipment-bow = Bow
outlive-equipment-bow-about = A hero arrives in the Forest: 1 meat.
outlive-equipment-jerrycan = Jerrycan
outlive-equipment-jerrycan-about = Dam: after gathering water, 1 more water from there.
outlive-equipment-access-card = Access card
outlive-equipment-access-card-about = Dam: the purifier starts without a chip.
outlive-equipment-ammunition-kit = Ammunition kit
outlive-equipment-ammunition-kit-about = Military Base: after gathering ammo, up to 2 more ammo from there.
outlive-equipment-crowbar = Crowbar
outlive-equipment-crowbar-about = A hero arrives at the Military Base: 2 chips.
outlive-equipment-flashlight = Flashlight
outlive-equipment-flashlight-about = A hero arrives in a city: 1 survivor, if there is a free seat.
outlive-equipment-chainsaw = Chainsaw
outlive-equipment-chainsaw-about = A hero arrives in a city: 2 wood.
outlive-equipment-pickaxe = Pickaxe
outlive-equipment-pickaxe-about = Mine: after gathering metal, up to 2 more metal from there.
outlive-equipment-water-purifier = Water purifier
outlive-equipment-water-purifier-about = A hero arrives in the Mine: 1 water.
outlive-equipment-hacksaw = Hacksaw
outlive-equipment-hacksaw-about = A hero arrives at the Cargo Ship: 2 metal.
outlive-equipment-grappling-hook = Grappling hook
outlive-equipment-grappling-hook-about = A hero may take the next higher row of the Cargo Ship, if it is free.
outlive-equipment-backpack = Backpack
outlive-equipment-backpack-about = Fairground: after gathering chips, up to 2 more chips from there.
outlive-equipment-metal-detector = Metal detector
outlive-equipment-metal-detector-about = A hero arrives at the Fairground: 1 can.
outlive-equipment-shotgun = Shotgun
outlive-equipment-shotgun-about = One hunt costs 1 point less.
outlive-equipment-bear-trap = Bear trap
outlive-equipment-bear-trap-about = One hunt costs 1 point less.
outlive-equipment-baseball-bat = Baseball bat
outlive-equipment-baseball-bat-about = One pressure you put on a hero counts 1 more.
outlive-equipment-battle-gear = Battle gear
outlive-equipment-battle-gear-about = One pressure on a hero of yours counts 2 less.
outlive-equipment-exoskeleton = Exoskeleton
outlive-equipment-exoskeleton-about = One hero may move farther than two areas.
outlive-equipment-thermal-sensor = Thermal sensor
outlive-equipment-thermal-sensor-about = When hunting: look through the pile and hunt any tile in it.

outlive-symbol-tree = tree
outlive-symbol-water = drop
outlive-symbol-bullet = bullet
outlive-symbol-house = house
outlive-symbol-ingot = ingot
outlive-symbol-cutlery = knife and fork
outlive-symbol-circuit = circuit
outlive-symbol-bone = bone
outlive-symbol-burst = burst
outlive-symbol-atom = atom

## Events

outlive-event-forest-fire = Forest fire
outlive-event-forest-fire-about = The Forest loses { $count } wood. A shortage.
outlive-event-cave-in = Cave-in
outlive-event-cave-in-about = The Mine loses { $count } metal. A shortage.
outlive-event-looters = Looters
outlive-event-looters-about = The Fairground loses { $count } chips. A shortage.
outlive-event-wanderers = Wanderers
outlive-event-wanderers-about = Each city loses { $count } search tiles. A shortage.
outlive-event-shortage = Shortage
outlive-event-shortage-about = Forest, Mine and Fairground each lose { $count } tokens. A shortage.
outlive-event-sandstorm = Sandstorm
outlive-event-sandstorm-about = Every hero acts with strength { $count }, on the Cargo Ship too. Pressure is as printed.
outlive-event-radioactive-cloud = Radioactive cloud
outlive-event-radioactive-cloud-about = Every radiation marker goes { $count } spaces up. The airlock does not help.
outlive-event-hostile-clan = Hostile clan
outlive-event-hostile-clan-about = Everyone loses { $count } materials or ammo; anybody with fewer loses a survivor instead.
outlive-event-nuclear-winter = Nuclear winter
outlive-event-nuclear-winter-about = Everyone loses a survivor.
outlive-event-rats = Rats
outlive-event-rats-about = Everyone loses 1 food; anybody with none loses a survivor instead.
outlive-event-zoonosis = Zoonosis
outlive-event-zoonosis-about = A prey tile gives { $count } less meat.
outlive-event-mutant-animals = Mutant animals
outlive-event-mutant-animals-about = Prey has +{ $count } endurance.

## Leaders

outlive-leader-jacob-rowlett = Jacob Rowlett
outlive-leader-kooper-froste = Kooper Froste
outlive-leader-wilson-frye = Wilson Frye
outlive-leader-grayson-pigott = Grayson Pigott
outlive-leader-solen-livrich = Solen Livrich
outlive-leader-liza-valentine = Liza Valentine
outlive-leader-mary-koolpepper = Mary Koolpepper
outlive-leader-lily-rose-wely = Lily-Rose Wely
outlive-leader-lily-rose-wely-early = Lily-Rose Welly
outlive-leader-swifty-bingham = Swifty Bingham
outlive-leader-erin-mccarthy = Erin McCarthy
outlive-leader-about = Age { $age }. Heroes begin in: { $areas }. Brings { $goods }; broken: { $equipment }.
outlive-leader-draws = what search tiles show

## In a row

outlive-sentence-gap = { " " }

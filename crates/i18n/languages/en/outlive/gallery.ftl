# Outlive: the gallery of everything that has a name.

outlive-gallery-areas = Areas
outlive-gallery-area = Area
outlive-gallery-city = City
outlive-gallery-hunting-ground = Area with prey
outlive-gallery-equipment = Equipment
outlive-gallery-tile = Equipment tile
outlive-gallery-repair = Repair: { $tokens }
outlive-gallery-rooms = Rooms of the shelter
outlive-gallery-room-basic = Basic room
outlive-gallery-room-advanced = Advanced room
outlive-gallery-plans = Rooms not built yet
outlive-gallery-plan = Not built
outlive-gallery-plan-about =
    { $seats ->
        [one] Costs 3 materials in step 5. It needs { $seats } survivor to work.
       *[other] Costs 3 materials in step 5. It needs { $seats } survivors to work.
    }
outlive-gallery-events = Events
outlive-gallery-event = Event
outlive-gallery-event-shortage = Event, a shortage
outlive-gallery-leaders = Leaders
outlive-gallery-leader = Leader
outlive-gallery-heroes = Heroes
outlive-gallery-hero = Hero
outlive-gallery-hero-name = Clan { $clan }, { $hero }
outlive-gallery-hero-about = Strength { $strength }: as many action points in the area where the hero arrives.
outlive-gallery-prey = Prey
outlive-gallery-prey-kind = Prey
outlive-gallery-prey-about = Takes { $endurance } action points, 1 less for each ammo.
outlive-gallery-prey-meat = The hunter’s first tile of this kind gives { $first } meat, each later one 1 more, up to { $most }.
outlive-gallery-resources = Resources
outlive-gallery-material = Material
outlive-gallery-food = Food
outlive-gallery-ammo = Ammunition
outlive-gallery-resource-gathered = Gathered in this area: { $area }.
outlive-gallery-resource-meat = Comes from prey. It spoils at the end of the night.
outlive-gallery-resource-can = Lies in the rows of the Cargo Ship. It keeps.
outlive-gallery-search-tiles = Search tiles
outlive-gallery-search-tile = Search tile
outlive-gallery-search-gives = Gives { $goods }.
outlive-gallery-search-iodine = The radiation marker goes one space down.
outlive-gallery-search-empty = Gives nothing.
outlive-gallery-signs = Tokens and times
outlive-gallery-token = Token
outlive-gallery-board = On the board
outlive-gallery-shelter = In every shelter
outlive-gallery-phase = Part of a turn
outlive-gallery-survivor = Survivor
outlive-gallery-survivor-about = Lives in the airlock or in a room and has to be fed at night. Worth 1 point at the end.
outlive-gallery-iodine-about = Lies at the Military Base. One hero a turn can use it: the radiation marker goes one space down.
outlive-gallery-gauge = Radiation gauge
outlive-gallery-gauge-about = Each radiation point that gets through takes the marker one space up. Its value counts at the end.
outlive-gallery-purifier = Purifier of the Dam
outlive-gallery-purifier-about = Once a hero has started it with a chip, that hero can gather water.
outlive-gallery-first = First player
outlive-gallery-first-about = Taken by the clan whose hero is the first to arrive at the Cargo Ship.
outlive-gallery-dawn-about = The areas are filled up, and the event of the turn takes effect.
outlive-gallery-day-about = The heroes move, put pressure on the weaker, gather, search and hunt.
outlive-gallery-night-about = Events are resolved, survivors fed, rooms built and equipment repaired.
outlive-gallery-radiation = Radiation { $points }
outlive-gallery-radiation-kind = Night
outlive-gallery-radiation-about =
    { $points ->
        [one] Every shelter meets { $points } point. Each survivor in the airlock keeps out 1.
       *[other] Every shelter meets { $points } points. Each survivor in the airlock keeps out 1.
    }

# Outlive: what has happened.

outlive-log-leader-dealt = { $seat } is dealt the leader { $leader }.
outlive-log-room-dealt = { $seat } is dealt the room “{ $room }”.
outlive-log-shelter-shown = { $leader } leads the clan of { $seat }. “{ $built }” stands with { $survivors } in it, and { $airlock } in the airlock.
outlive-log-hero-placed = { $seat } places { $hero }: { $area }.
outlive-log-leader-brings = { $leader } brings { $seat } { $tokens } and a broken { $equipment }.
outlive-log-leader-brings-equipment = { $leader } brings { $seat } a broken { $equipment }.
outlive-log-drawn-for-mary = Mary Koolpepper searches { $city } for { $seat }: { $tile }.
outlive-log-discarded-for-mary = { $seat } discards one of Mary Koolpepper’s tiles: { $tile }.
outlive-log-first-player = { $seat } is the first player.
outlive-log-dawn = Turn { $turn }
outlive-log-prey-turned-up = { $ground }: { $prey } can be hunted.
outlive-log-shown = { $city } has on display: { $equipment }.
outlive-log-deck-shuffled = The discarded equipment has been shuffled into a new deck.
outlive-log-set-aside = { $city }: a search tile is not used today ({ $tile }).
outlive-log-event-turned-up = A new event: { $event }. { $about }
outlive-log-event-strikes = { $event } takes effect.
outlive-log-stock-lost = { $area } loses { $tokens }.
outlive-log-immune = The shelter of { $seat } is immune to the event: { $event }.
outlive-log-tokens-lost = { $seat } loses { $tokens }.
outlive-log-survivor-lost = { $seat } loses a survivor in { $home }.
outlive-log-radiation-up =
    { $spaces ->
        [0] The radiation gauge of { $seat } cannot go up any further.
        [one] The radiation gauge of { $seat } goes up 1 space: { $value }.
       *[other] The radiation gauge of { $seat } goes up { $spaces } spaces: { $value }.
    }
outlive-log-radiation-down = The radiation gauge of { $seat } goes down: { $value }.
outlive-log-moved = { $seat } moves { $hero } from { $from } to { $to }.
outlive-log-moved-row = { $seat } moves { $hero } from { $from } to row { $row } of { $to }.
outlive-log-equipment-used = { $seat } uses the { $equipment }.
outlive-log-room-used = { $seat } uses “{ $room }”.
outlive-log-stuck = No hero of { $seat } can move any more today.
outlive-log-pressed = { $seat } puts pressure of { $pressure } on { $target }: { $hero } against { $target_hero }.
outlive-log-spared = { $seat } spares { $target }.
outlive-log-defended =
    { $ammo ->
        [0] { $seat } spends no ammo. Pressure left: { $left }.
       *[other] { $seat } spends { $ammo } ammo. Pressure left: { $left }.
    }
outlive-log-defended-with =
    { $ammo ->
        [0] { $seat } uses { $with }. Pressure left: { $left }.
       *[other] { $seat } uses { $with } and { $ammo } ammo. Pressure left: { $left }.
    }
outlive-log-handed-over = { $from } hands { $tokens } over to { $to }.
outlive-log-gained-stock = { $seat } gathers { $tokens }.
outlive-log-gained-equipment = The { $source } brings { $seat } { $tokens }.
outlive-log-gained-room = “{ $source }” brings { $seat } { $tokens }.
outlive-log-gained-row = Row { $source } of the Cargo Ship brings { $seat } { $tokens }.
outlive-log-gained-search = { $seat } finds { $tokens }.
outlive-log-iodine-taken = { $seat } takes the { $iodine } from the Military Base.
outlive-log-hunted =
    { $ammo ->
        [0] { $seat } hunts { $prey } with { $hero } and { $points } action points, and gets { $meat } meat.
       *[other] { $seat } hunts { $prey } with { $hero }, { $points } action points and { $ammo } ammo, and gets { $meat } meat.
    }
outlive-log-prey-looked-at = { $seat } looks through the prey pile of { $ground }.
outlive-log-prey-seen = { $ground }, the next prey in the pile: { $prey }.
outlive-log-search-pile-looked-at = { $seat } looks at the search pile of { $city }.
outlive-log-search-tile-seen = { $city }, the next tile in the pile: { $tile }.
outlive-log-token-taken = { $seat } is the first at the Cargo Ship and will be the first player from tonight on.
outlive-log-survivor-joined = A survivor joins { $seat }: { $home }.
outlive-log-survivor-left = { $seat } leaves the survivor on the Cargo Ship.
outlive-log-purifier-started = { $seat } starts the purifier at the Dam.
outlive-log-equipment-taken = { $seat } gets a broken { $equipment }.
outlive-log-duplicate-drawn = { $seat } already owns this kind and sets it aside: { $equipment }.
outlive-log-found = { $seat } searches { $city }: { $tile }.
outlive-log-day-ended = Night falls.
outlive-log-event-resolved = { $seat } resolves an event for { $tokens }: { $event }.
outlive-log-event-resolved-with = { $seat } resolves an event for { $tokens } with “{ $helper }”: { $event }.
outlive-log-passed = { $seat } passes.
outlive-log-fed = 
    { $shortage ->
        [0] { $seat } feeds the survivors with { $tokens }.
        [one] { $seat } feeds the survivors with { $tokens }; { $shortage } is missing.
       *[other] { $seat } feeds the survivors with { $tokens }; { $shortage } are missing.
    }
outlive-log-fed-unneeded = Nobody needs food in the shelter of { $seat }.
outlive-log-fed-nothing = 
    { $shortage ->
        [one] { $seat } has nothing to feed the survivors with; { $shortage } is missing.
       *[other] { $seat } has nothing to feed the survivors with; { $shortage } are missing.
    }
outlive-log-radiation-handled = Radiation { $points } at the shelter of { $seat }; kept out: { $cancelled }.
outlive-log-recruited = { $seat } recruits a survivor for { $tokens }.
outlive-log-built = { $seat } builds “{ $room }” for { $tokens }.
outlive-log-built-with = { $seat } builds “{ $room }” for { $tokens } with “{ $helper }”.
outlive-log-moved-in =
    { $survivors ->
        [one] { $seat } moves 1 survivor into “{ $room }”.
       *[other] { $seat } moves { $survivors } survivors into “{ $room }”.
    }
outlive-log-dismantled = { $seat } dismantles the { $equipment }.
outlive-log-repaired = { $seat } repairs the { $equipment } for { $tokens }.
outlive-log-repaired-with = { $seat } repairs the { $equipment } for { $tokens } with “{ $helper }”.
outlive-log-spoiled = { $seat } cannot keep everything and loses { $tokens }.
outlive-log-game-over = The sixth night is over.
outlive-log-scored = Survival points of { $seat }: { $points }

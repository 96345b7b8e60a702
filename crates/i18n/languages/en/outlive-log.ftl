# Outlive: what has happened.

outlive-log-leader-dealt = You have been dealt the leader { $leader }.
outlive-log-room-dealt = You have been dealt the room “{ $room }”.
outlive-log-shelter-shown = { $leader } leads the clan of { $who }. “{ $room }” stands with { $survivors } in it, and { $airlock } in the airlock.
outlive-log-hero-placed = { $who } places { $hero }: { $area }.
outlive-log-leader-brings = { $leader } brings { $who } { $tokens } and a broken { $equipment }.
outlive-log-leader-brings-equipment = { $leader } brings { $who } a broken { $equipment }.
outlive-log-drawn-for-mary = Mary Koolpepper searches { $area } for { $who }: { $tile }.
outlive-log-discarded-for-mary = { $who } discards one of Mary Koolpepper’s tiles: { $tile }.
outlive-log-first-player = { $who } is the first player.
outlive-log-dawn = Turn { $turn }
outlive-log-prey-turned-up = { $area }: { $prey } can be hunted.
outlive-log-shown = { $area } has on display: { $equipment }.
outlive-log-deck-shuffled = The discarded equipment has been shuffled into a new deck.
outlive-log-set-aside = { $area }: a search tile is not used today ({ $tile }).
outlive-log-event-turned-up = A new event: { $event }. { $about }
outlive-log-event-strikes = { $event } takes effect.
outlive-log-stock-lost = { $area } loses { $tokens }.
outlive-log-immune = The shelter of { $who } is immune to the event: { $event }.
outlive-log-tokens-lost = { $who } loses { $tokens }.
outlive-log-survivor-lost = { $who } loses a survivor in { $home }.
outlive-log-radiation-up =
    { $spaces ->
        [0] The radiation gauge of { $who } cannot go up any further.
        [one] The radiation gauge of { $who } goes up 1 space: { $value }.
       *[other] The radiation gauge of { $who } goes up { $spaces } spaces: { $value }.
    }
outlive-log-radiation-down = The radiation gauge of { $who } goes down: { $value }.
outlive-log-moved = { $who } moves { $hero } from { $from } to { $to }.
outlive-log-moved-row = { $who } moves { $hero } from { $from } to row { $row } of { $to }.
outlive-log-equipment-used = { $who } uses the { $equipment }.
outlive-log-room-used = { $who } uses “{ $room }”.
outlive-log-stuck = No hero of { $who } can move any more today.
outlive-log-pressed = { $who } puts pressure of { $pressure } on { $target }: { $hero } against { $target_hero }.
outlive-log-spared = { $who } spares { $target }.
outlive-log-defended =
    { $ammo ->
        [0] { $who } spends no ammo. Pressure left: { $left }.
       *[other] { $who } spends { $ammo } ammo. Pressure left: { $left }.
    }
outlive-log-defended-with =
    { $ammo ->
        [0] { $who } uses { $shield }. Pressure left: { $left }.
       *[other] { $who } uses { $shield } and { $ammo } ammo. Pressure left: { $left }.
    }
outlive-log-handed-over = { $giver } hands { $tokens } over to { $taker }.
outlive-log-gained-stock = { $who } gathers { $tokens }.
outlive-log-gained-equipment = The { $equipment } brings { $who } { $tokens }.
outlive-log-gained-room = “{ $room }” brings { $who } { $tokens }.
outlive-log-gained-row = Row { $row } of the Cargo Ship brings { $who } { $tokens }.
outlive-log-gained-search = { $who } finds { $tokens }.
outlive-log-iodine-taken = { $who } takes the { $iodine } from the Military Base.
outlive-log-hunted =
    { $ammo ->
        [0] { $who } hunts { $prey } with { $hero } and { $points } action points, and gets { $meat } meat.
       *[other] { $who } hunts { $prey } with { $hero }, { $points } action points and { $ammo } ammo, and gets { $meat } meat.
    }
outlive-log-prey-looked-at = { $who } looks through the prey pile of { $area }.
outlive-log-prey-seen = { $area }, the next prey in the pile: { $prey }.
outlive-log-search-pile-looked-at = { $who } looks at the search pile of { $area }.
outlive-log-search-tile-seen = { $area }, the next tile in the pile: { $tile }.
outlive-log-token-taken = { $who } is the first at the Cargo Ship and will be the first player from tonight on.
outlive-log-survivor-joined = A survivor joins { $who }: { $home }.
outlive-log-survivor-left = { $who } leaves the survivor on the Cargo Ship.
outlive-log-purifier-started = { $who } starts the purifier at the Dam.
outlive-log-equipment-taken = { $who } gets a broken { $equipment }.
outlive-log-duplicate-drawn = { $who } already owns this kind and sets it aside: { $equipment }.
outlive-log-found = { $who } searches { $area }: { $tile }.
outlive-log-day-ended = Night falls.
outlive-log-event-resolved = { $who } resolves an event for { $tokens }: { $event }.
outlive-log-event-resolved-with = { $who } resolves an event for { $tokens } with “{ $room }”: { $event }.
outlive-log-passed = { $who } passes.
outlive-log-fed = 
    { $shortage ->
        [0] { $who } feeds the survivors with { $tokens }.
        [one] { $who } feeds the survivors with { $tokens }; { $shortage } is missing.
       *[other] { $who } feeds the survivors with { $tokens }; { $shortage } are missing.
    }
outlive-log-nothing-to-feed = Nobody needs food in the shelter of { $who }.
outlive-log-nothing-fed = 
    { $shortage ->
        [one] { $who } has nothing to feed the survivors with; { $shortage } is missing.
       *[other] { $who } has nothing to feed the survivors with; { $shortage } are missing.
    }
outlive-log-radiation-handled = Radiation { $points } at the shelter of { $who }; kept out: { $cancelled }.
outlive-log-recruited = { $who } recruits a survivor for { $tokens }.
outlive-log-built = { $who } builds “{ $room }” for { $tokens }.
outlive-log-built-with = { $who } builds “{ $room }” for { $tokens } with “{ $discount }”.
outlive-log-moved-in =
    { $survivors ->
        [one] { $who } moves 1 survivor into “{ $room }”.
       *[other] { $who } moves { $survivors } survivors into “{ $room }”.
    }
outlive-log-dismantled = { $who } dismantles the { $equipment }.
outlive-log-repaired = { $who } repairs the { $equipment } for { $tokens }.
outlive-log-repaired-with = { $who } repairs the { $equipment } for { $tokens } with “{ $room }”.
outlive-log-spoiled = { $who } cannot keep everything and loses { $tokens }.
outlive-log-game-over = The sixth night is over.
outlive-log-scored = Survival points of { $who }: { $points }

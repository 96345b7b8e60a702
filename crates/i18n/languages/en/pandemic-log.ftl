# Pandemic: what has happened, and how it ended.

## The log

log-role-taken = { $who } is the { $role }.
log-bio-terrorist-chosen = { $who } plays the Bio-Terrorist.
log-events-mixed =
    { $count ->
        [one] 1 event has been mixed in; nobody knows which.
       *[other] { $count } events have been mixed in; nobody knows which.
    }
log-setup-infected =
    { $cubes ->
        [one] { $city } starts with 1 { $hue } cube.
       *[other] { $city } starts with { $cubes } { $hue } cubes.
    }
log-dealt = { $who } is dealt { $card }.
log-dealt-hidden = { $who } is dealt a card.
log-begins = { $who } begins.
log-begins-card = { $who } holds the biggest city, { $card }, and begins.
log-turn = Turn { $number }: { $who }
log-drive = { $who } goes from { $from } to { $to }.
log-direct = { $who } discards the { $to } card and flies there from { $from }.
log-direct-shown = { $pawn } flies from { $from } to { $to }.
log-charter = { $who } discards the { $from } card and charters a flight to { $to }.
log-shuttle = { $who } takes the shuttle from { $from } to { $to }.
log-rendezvous = { $who } joins the pawn in { $to }, coming from { $from }.
log-drive-pawn = { $who } takes { $pawn } from { $from } to { $to }.
log-direct-pawn = { $who } discards the { $to } card and flies { $pawn } there from { $from }.
log-charter-pawn = { $who } discards the { $from } card and charters a flight for { $pawn } to { $to }.
log-shuttle-pawn = { $who } takes { $pawn } by shuttle from { $from } to { $to }.
log-rendezvous-pawn = { $who } calls { $pawn } from { $from } to { $to }.
log-operations-flown = { $who } discards the { $card } card and flies from the station in { $from } to { $to }.
log-card-shown = { $who } shows the { $card } card.
log-built = { $who } discards the { $city } card and builds a research station there.
log-built-free = { $who } builds a research station in { $city }.
log-built-from = { $who } discards the { $city } card and moves the station of { $from } there.
log-built-from-free = { $who } moves the station of { $from } to { $city }.
log-treated =
    { $cubes ->
        [one] { $who } removes 1 { $hue } cube from { $city }.
       *[other] { $who } removes { $cubes } { $hue } cubes from { $city }.
    }
log-medic-cleared =
    { $cubes ->
        [one] The Medic’s presence removes 1 { $hue } cube from { $city }.
       *[other] The Medic’s presence removes { $cubes } { $hue } cubes from { $city }.
    }
log-contained =
    { $cubes ->
        [one] The Containment Specialist removes 1 { $hue } cube from { $city }.
       *[other] The Containment Specialist removes { $cubes } { $hue } cubes from { $city }.
    }
log-sample-taken = { $who } takes a { $hue } sample in { $city }.
log-samples-returned =
    { $cubes ->
        [one] { $who } returns 1 { $hue } sample.
       *[other] { $who } returns { $cubes } { $hue } samples.
    }
log-cured = { $who } discovers the { $hue } cure!
log-eradicated = The { $hue } disease is eradicated!
log-shared = { $giver } gives { $receiver } the { $card } card.
log-retrieved = { $who } takes { $card } back from the discard pile.
log-stored = { $who } keeps { $event } for later.
log-stored-discarded = With { $who }’s old role, { $event } goes back to the discard pile.
log-captured = { $who } captures the Bio-Terrorist!
log-actions-ended =
    { $unused ->
        [one] { $who } stops, leaving 1 action unused.
       *[other] { $who } stops, leaving { $unused } actions unused.
    }
log-discarded = { $who } discards { $card }.
log-played = { $who } plays { $event }.
log-airlifted = { $pawn } is flown from { $from } to { $to }.
log-revealed = The Forecast shows: { $card }
log-looked = The Troubleshooter sees: { $card }
log-forecast = The infection cards are put back in this order: { $cards }.
log-granted = A research station is set up in { $city }.
log-granted-from = The research station of { $from } is moved to { $city }.
log-quiet-night =
    { $turns ->
        [0] The infections of this turn will be skipped.
        [1] The infections of the next turn will be skipped.
       *[other] The infections { $turns } turns from now will be skipped.
    }
log-removed = The { $city } infection card is out of the game.
log-actions-gained = { $who } has { $count } more actions this turn.
log-travel-banned = Until { $who }’s next turn only one infection card is turned up a turn.
log-role-changed = { $who } is now the { $role }.
log-cube-removed = { $event } removes a { $hue } cube from { $city }.
log-researched = { $who } takes { $card } from the discard pile.
log-ordered = This turn, { $who } may also move { $pawn }.
log-asked = { $asker } asks { $owner } for consent.
log-agreed = { $owner } agrees.
log-declined = { $owner } does not agree.
log-drew = { $who } draws { $card }.
log-drew-hidden = { $who } draws a card.
log-epidemic-drawn = { $who } draws an Epidemic!
log-strain-card-drawn = { $who } draws an Epidemic, { $card }!
log-mutation-drawn = { $who } draws “{ $event }”.
log-with-about = { $name } — { $about }
log-mutation-without-effect = Purple is eradicated: nothing happens.
log-strain-chosen = The { $hue } disease is the virulent strain.
log-strain-returned = The { $hue } disease is back!
log-cubes-lost =
    { $cubes ->
        [one] 1 { $hue } cube leaves the supply for good.
       *[other] { $cubes } { $hue } cubes leave the supply for good.
    }
log-increased = The infection rate is now { $rate }.
log-bottom-revealed = From the bottom: { $card }
log-intensified =
    { $cards ->
        [one] 1 infection card goes back on top of the deck.
       *[other] { $cards } infection cards are shuffled and go back on top of the deck.
    }
log-infection-revealed = Infection card: { $card }
log-additional-card = Rate Effect: one more infection card is turned up.
log-cubes-placed =
    { $cubes ->
        [one] { $city } gets 1 { $hue } cube.
       *[other] { $city } gets { $cubes } { $hue } cubes.
    }
log-held-off-eradicated = The { $hue } disease is eradicated: { $city } stays clear.
log-held-off-medic = The Medic keeps the { $hue } disease out of { $city }.
log-held-off-quarantine = The Quarantine Specialist keeps the { $hue } disease out of { $city }.
log-purple-returned =
    { $cubes ->
        [one] 1 purple cube of { $city } goes back to the supply.
       *[other] { $cubes } purple cubes of { $city } go back to the supply.
    }
log-outbreak = Outbreak of { $hue } in { $city }! The marker is at { $marker }.
log-infection-skipped = A quiet night: nobody is infected.
log-infection-reshuffled = The infection deck was empty; the discard pile becomes the new deck.
log-bio-terrorist-turn-began = The Bio-Terrorist’s turn
log-bio-terrorist-turn-ended = The Bio-Terrorist’s turn is over.
log-bio-terrorist-began = You begin in { $city }.
log-bio-terrorist-drive = You go from { $from } to { $to }.
log-bio-terrorist-direct = You discard the { $to } card and fly there from { $from }.
log-bio-terrorist-charter = You discard the { $from } card and charter a flight to { $to }.
log-bio-terrorist-shuttle = You take the shuttle from { $from } to { $to }.
log-bio-terrorist-rendezvous = You join the pawn in { $to }, coming from { $from }.
log-bio-terrorist-passed = You let an action go.
log-bio-terrorist-in-vain = Your infection of { $city } comes to nothing.
log-bio-terrorist-drew = You draw { $city }.
log-bio-terrorist-drew-hidden = The Bio-Terrorist draws a card.
log-bio-terrorist-discarded = The Bio-Terrorist discards the { $city } card.
log-sabotaged = The research station in { $city } is destroyed!
log-bio-terrorist-appeared = The black pawn is seen in { $city }.
log-bio-terrorist-vanished = The black pawn disappears from { $city }.
log-bio-terrorist-escaped = The Bio-Terrorist escapes to { $city }!
log-bio-terrorist-out = Purple is eradicated: the Bio-Terrorist is out of the game!

## Endings

ending-cures = All four cures are found. Humanity is saved: you have won!
ending-cures-purple = The cures that were needed are found, and the purple disease is under control. Humanity is saved!
ending-cubes = A cube was needed and none was left: a disease is out of control. The game is lost.
ending-outbreaks = The eighth outbreak spreads panic over the world. The game is lost.
ending-player-deck = The player cards have run out, and with them the time. The game is lost.
ending-infection-deck = The infection cards have run out. The game is lost.
ending-team-won = The players have won against the Bio-Terrorist.
ending-bio-terrorist-won = There are purple cubes on the board: the Bio-Terrorist has won.
ending-nobody-won = The Bio-Terrorist has not won either: there is no winner.


# Pandemic: what has happened, and how it ended.

## The log

log-role-taken = { $seat } is the { $role }.
log-bio-terrorist-chosen = { $seat } plays the Bio-Terrorist.
log-events-mixed =
    { $count ->
        [one] 1 event has been mixed in; nobody knows which.
       *[other] { $count } events have been mixed in; nobody knows which.
    }
log-setup-infected =
    { $cubes ->
        [one] { $city } starts with 1 { $colour } cube.
       *[other] { $city } starts with { $cubes } { $colour } cubes.
    }
log-dealt = { $seat } is dealt { $card }.
log-dealt-hidden = { $seat } is dealt a card.
log-begins = { $seat } begins.
log-begins-card = { $seat } holds the biggest city, { $card }, and begins.
log-turn-began = Turn { $number }: { $seat }
log-moved-drive = { $seat } goes from { $from } to { $to }.
log-moved-direct = { $seat } discards the { $to } card and flies there from { $from }.
log-moved-direct-shown = { $pawn } flies from { $from } to { $to }.
log-moved-charter = { $seat } discards the { $from } card and charters a flight to { $to }.
log-moved-shuttle = { $seat } takes the shuttle from { $from } to { $to }.
log-moved-rendezvous = { $seat } joins the pawn in { $to }, coming from { $from }.
log-moved-drive-pawn = { $seat } takes { $pawn } from { $from } to { $to }.
log-moved-direct-pawn = { $seat } discards the { $to } card and flies { $pawn } there from { $from }.
log-moved-charter-pawn = { $seat } discards the { $from } card and charters a flight for { $pawn } to { $to }.
log-moved-shuttle-pawn = { $seat } takes { $pawn } by shuttle from { $from } to { $to }.
log-moved-rendezvous-pawn = { $seat } calls { $pawn } from { $from } to { $to }.
log-built = { $seat } discards the { $city } card and builds a research station there.
log-built-free = { $seat } builds a research station in { $city }.
log-built-from = { $seat } discards the { $city } card and moves the station of { $from } there.
log-built-from-free = { $seat } moves the station of { $from } to { $city }.
log-treated =
    { $cubes ->
        [one] { $seat } removes 1 { $colour } cube from { $city }.
       *[other] { $seat } removes { $cubes } { $colour } cubes from { $city }.
    }
log-medic-cleared =
    { $cubes ->
        [one] The Medic’s presence removes 1 { $colour } cube from { $city }.
       *[other] The Medic’s presence removes { $cubes } { $colour } cubes from { $city }.
    }
log-cured = { $seat } discovers the { $colour } cure!
log-eradicated = The { $colour } disease is eradicated!
log-shared = { $giver } gives { $receiver } the { $card } card.
log-captured = { $seat } captures the Bio-Terrorist!
log-actions-ended =
    { $unused ->
        [one] { $seat } stops, leaving 1 action unused.
       *[other] { $seat } stops, leaving { $unused } actions unused.
    }
log-discarded = { $seat } discards { $card }.
log-played = { $seat } plays { $event }.
log-airlifted = { $pawn } is flown from { $from } to { $to }.
log-revealed = The Forecast shows: { $card }
log-forecast = The infection cards are put back in this order: { $order }.
log-granted = A research station is set up in { $city }.
log-granted-from = The research station of { $from } is moved to { $city }.
log-quiet-night =
    { $turns ->
        [0] The infections of this turn will be skipped.
        [1] The infections of the next turn will be skipped.
       *[other] The infections { $turns } turns from now will be skipped.
    }
log-removed = The { $city } infection card is out of the game.
log-actions-gained = { $seat } has { $actions } more actions this turn.
log-travel-banned = Until { $seat }’s next turn only one infection card is turned up a turn.
log-role-changed = { $seat } is now the { $role }.
log-cube-removed = { $event } removes a { $colour } cube from { $city }.
log-researched = { $seat } takes { $card } from the discard pile.
log-ordered = This turn, { $seat } may also move { $pawn }.
log-asked = { $asker } asks { $owner } for consent.
log-agreed = { $owner } agrees.
log-agreed-by-itself = { $owner } agrees automatically.
log-declined = { $owner } does not agree.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-epidemic-drawn = { $seat } draws an Epidemic!
log-epidemic-drawn-strain = { $seat } draws an Epidemic, { $card }!
log-mutation-drawn = { $seat } draws “{ $event }”.
log-mutation-began = { $event } — { $about }
log-strain-effect = { $card } — { $about }
log-mutation-without-effect = Purple is eradicated: nothing happens.
log-strain-chosen = The { $colour } disease is the virulent strain.
log-strain-returned = The { $colour } disease is back!
log-cubes-lost =
    { $cubes ->
        [one] 1 { $colour } cube leaves the supply for good.
       *[other] { $cubes } { $colour } cubes leave the supply for good.
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
        [one] { $city } gets 1 { $colour } cube.
       *[other] { $city } gets { $cubes } { $colour } cubes.
    }
log-held-off-eradicated = The { $colour } disease is eradicated: { $city } stays clear.
log-purple-returned =
    { $cubes ->
        [one] 1 purple cube of { $city } goes back to the supply.
       *[other] { $cubes } purple cubes of { $city } go back to the supply.
    }
log-outbreak = Outbreak of { $colour } in { $city }! The marker is at { $marker }.
log-infection-skipped = A quiet night: nobody is infected.
log-infection-reshuffled = The infection deck was empty; the discard pile becomes the new deck.
log-bio-terrorist-turn-began = The Bio-Terrorist’s turn
log-bio-terrorist-turn-ended = The Bio-Terrorist’s turn is over.
log-bio-terrorist-began = The Bio-Terrorist begins in { $city }.
log-bio-terrorist-moved-drive = The Bio-Terrorist goes from { $from } to { $to }.
log-bio-terrorist-moved-direct = The Bio-Terrorist discards the { $to } card and flies there from { $from }.
log-bio-terrorist-moved-charter = The Bio-Terrorist discards the { $from } card and charters a flight to { $to }.
log-bio-terrorist-moved-shuttle = The Bio-Terrorist takes the shuttle from { $from } to { $to }.
log-bio-terrorist-moved-rendezvous = The Bio-Terrorist joins the pawn in { $to }, coming from { $from }.
log-bio-terrorist-passed = The Bio-Terrorist lets an action go.
log-bio-terrorist-in-vain = The Bio-Terrorist’s infection of { $city } comes to nothing.
log-bio-terrorist-drew = The Bio-Terrorist draws { $city }.
log-bio-terrorist-drew-hidden = The Bio-Terrorist draws a card.
log-bio-terrorist-discarded = The Bio-Terrorist discards the { $city } card.
log-sabotaged = The research station in { $city } is destroyed!
log-bio-terrorist-appeared = The black pawn is seen in { $city }.
log-bio-terrorist-vanished = The black pawn disappears from { $city }.
log-bio-terrorist-escaped = The Bio-Terrorist escapes to { $city }!
log-bio-terrorist-out = Purple is eradicated: the Bio-Terrorist is out of the game!

## Endings

ending-cures = All four cures are found. Humanity is saved!
ending-cures-purple = The cures that were needed are found, and the purple disease is under control. Humanity is saved!
ending-cubes = A cube was needed and none was left: a disease is out of control. The game is lost.
ending-outbreaks = The eighth outbreak spreads panic over the world. The game is lost.
ending-player-deck = The player cards have run out, and with them the time. The game is lost.
ending-infection-deck = The infection cards have run out. The game is lost.
ending-team-won = The players have won against the Bio-Terrorist.
ending-bio-terrorist-won = There are purple cubes on the board: the Bio-Terrorist has won.
ending-nobody-won = The Bio-Terrorist has not won either: there is no winner.


# Pandemic: the options of a game, their values, and a sentence on each for newcomers.

pandemic-option-players = Players
pandemic-option-players-about = How many players work together; with more of them, each starts with fewer cards.
pandemic-option-players-2 = 2
pandemic-option-players-3 = 3
pandemic-option-players-4 = 4
pandemic-option-players-5 = 5

pandemic-option-epidemics = Epidemic cards
pandemic-option-epidemics-about = The more of these cards are hidden in the deck, the harder the game. A hint: take one fewer for each of Virulent Strain, the Mutation and the Bio-Terrorist.
pandemic-option-epidemics-4 = 4 (introductory)
pandemic-option-epidemics-5 = 5 (normal)
pandemic-option-epidemics-6 = 6 (heroic)
pandemic-option-epidemics-7 = 7 (legendary)

pandemic-option-module-strain = Virulent Strain
pandemic-option-module-strain-about = The Epidemic cards have names and effects, and one of the diseases becomes a strain that is harder to fight.
pandemic-option-module-strain-off = not in play
pandemic-option-module-strain-on = in play

pandemic-option-module-purple = A fifth disease
pandemic-option-module-purple-about = Purple cubes: with the Mutation a fifth disease turns up among the cards; with the Bio-Terrorist one person spreads it in secret, against all the others, from an extra seat.
pandemic-option-module-purple-none = none
pandemic-option-module-purple-mutation = Mutation
pandemic-option-module-purple-bio-terrorist = Bio-Terrorist

pandemic-option-role-packs = More roles
pandemic-option-role-packs-about = Which roles can be dealt besides the first five.
pandemic-option-role-packs-none = none
pandemic-option-role-packs-brink = six from the expansion
pandemic-option-role-packs-second-edition = two from the second edition
pandemic-option-role-packs-both = all eight

pandemic-option-event-set = Events
pandemic-option-event-set-about = Whether the deck holds the first five events, or two for each player out of thirteen, nobody knows which.
pandemic-option-event-set-base5 = the first five
pandemic-option-event-set-mix13 = two per player out of thirteen

pandemic-option-role-assignment = Roles
pandemic-option-role-assignment-about = Whether each player is dealt a role by chance or picks one.
pandemic-option-role-assignment-random = dealt at random
pandemic-option-role-assignment-chosen = picked by the players

pandemic-option-start-player = Who begins
pandemic-option-start-player-about = How the player who takes the first turn is found.
pandemic-option-start-player-random = drawn by lot
pandemic-option-start-player-chosen-seat = a seat you name
pandemic-option-start-player-population = whoever holds the biggest city

pandemic-option-start-seat = First seat to play
pandemic-option-start-seat-about = Which seat takes the first turn; only used if you name the seat that begins.
pandemic-option-start-seat-0 = first seat
pandemic-option-start-seat-1 = second seat
pandemic-option-start-seat-2 = third seat
pandemic-option-start-seat-3 = fourth seat
pandemic-option-start-seat-4 = fifth seat

pandemic-option-event-window = When events can be played
pandemic-option-event-window-about = Whether events may still step in after a card has been turned up but before it takes effect.
pandemic-option-event-window-any-time = at any time
pandemic-option-event-window-not-between-draw-and-resolve = not between a card’s being turned up and its effect

pandemic-option-ops-expert = Operations Expert
pandemic-option-ops-expert-about = Whether the Operations Expert, besides building, can fly once a turn from a station to anywhere for any City card.
pandemic-option-ops-expert-build-only = builds only
pandemic-option-ops-expert-revised = can also fly

pandemic-option-epidemiologist-cost = Epidemiologist
pandemic-option-epidemiologist-cost-about = What it costs the Epidemiologist to take a card from a colleague.
pandemic-option-epidemiologist-cost-action = an action
pandemic-option-epidemiologist-cost-free = nothing

pandemic-option-one-quiet-night = One Quiet Night
pandemic-option-one-quiet-night-about = Which infection step this event cancels.
pandemic-option-one-quiet-night-next-players-turn = that of the next player’s turn
pandemic-option-one-quiet-night-next-infection-step = the very next one, even this turn’s

pandemic-option-epidemic-card = Epidemic cards after use
pandemic-option-epidemic-card-about = Where an Epidemic card goes once it has been carried out; this hardly affects play.
pandemic-option-epidemic-card-discard-pile = to the player discard pile
pandemic-option-epidemic-card-removed-from-game = out of the game

pandemic-option-eradicate-on-cure = Eradication at the cure
pandemic-option-eradicate-on-cure-about = Whether a disease that is nowhere on the board is eradicated the moment its cure is found. The rules speak of removing its last cube; the default, at once, is ours and goes further.
pandemic-option-eradicate-on-cure-true = at once
pandemic-option-eradicate-on-cure-false = only when a last cube is removed later

pandemic-option-grant-with-6 = Government Grant with all stations built
pandemic-option-grant-with-6-about = What Government Grant does when all six research stations are already on the board.
pandemic-option-grant-with-6-move-existing = moves one of them
pandemic-option-grant-with-6-illegal = cannot be played

pandemic-option-infection-deck-empty = Empty infection deck
pandemic-option-infection-deck-empty-about = What happens if an infection card is needed and none is left; this never comes up in the base game.
pandemic-option-infection-deck-empty-reshuffle-discard = shuffle the discard pile into a new deck
pandemic-option-infection-deck-empty-loss = the game is lost

pandemic-option-consent = Asking for consent
pandemic-option-consent-about = Whether you are asked before another player moves your pawn or trades a card with you. The rules do not require anybody to be asked; asking is our default.
pandemic-option-consent-ask = ask the player concerned
pandemic-option-consent-auto = always agreed

pandemic-option-strain-time = When the strain is chosen
pandemic-option-strain-time-about = With Virulent Strain, the disease with the most cubes becomes the strain at the first Epidemic.
pandemic-option-strain-time-on-draw = when the card is drawn
pandemic-option-strain-time-after-infect = after its three cubes

pandemic-option-mutation-four-cure-win = Four cures without purple
pandemic-option-mutation-four-cure-win-about = Four cures win once there is no purple cube on the board. The rules do not say whether this holds before purple has ever appeared; by our reading it does.
pandemic-option-mutation-four-cure-win-literal = that wins
pandemic-option-mutation-four-cure-win-after-first-purple = only once purple has appeared

pandemic-option-bt-seat = Who is the Bio-Terrorist
pandemic-option-bt-seat-about = Either whoever takes the last seat, or one of all seats, drawn by lot when the game begins.
pandemic-option-bt-seat-volunteer = whoever takes the last seat
pandemic-option-bt-seat-random = drawn by lot

pandemic-option-bt-start-cards = Bio-Terrorist’s first cards
pandemic-option-bt-start-cards-about = How many infection cards the Bio-Terrorist begins with.
pandemic-option-bt-start-cards-0 = 0
pandemic-option-bt-start-cards-1 = 1
pandemic-option-bt-start-cards-2 = 2
pandemic-option-bt-start-cards-3 = 3
pandemic-option-bt-start-cards-4 = 4
pandemic-option-bt-start-cards-5 = 5
pandemic-option-bt-start-cards-6 = 6
pandemic-option-bt-start-cards-7 = 7

pandemic-option-bt-turns = Bio-Terrorist’s turns
pandemic-option-bt-turns-about = How often the Bio-Terrorist acts; after every player is much harder for the players.
pandemic-option-bt-turns-after-all-players = once a round
pandemic-option-bt-turns-after-each-player = after every player

pandemic-option-bt-move = Bio-Terrorist’s free move
pandemic-option-bt-move-about = What the one move besides the two actions may be.
pandemic-option-bt-move-drive-ferry = by road or sea
pandemic-option-bt-move-any-move = also a flight with its card

pandemic-option-bt-hidden-actions = Hidden actions a turn
pandemic-option-bt-hidden-actions-about = How often the Bio-Terrorist can infect or sabotage in one turn.
pandemic-option-bt-hidden-actions-one-total = one in all
pandemic-option-bt-hidden-actions-each-once = each kind once

pandemic-option-bt-sabotage = Sabotage
pandemic-option-bt-sabotage-about = Where a research station can be destroyed from, and with which card.
pandemic-option-bt-sabotage-anywhere-station-card = from anywhere, with the card of its city
pandemic-option-bt-sabotage-in-city-same-colour = there, with a card of its colour

pandemic-option-bt-after-escape = After an escape
pandemic-option-bt-after-escape-about = Whether the Bio-Terrorist goes on with the turn after an escape.
pandemic-option-bt-after-escape-continue = the turn goes on
pandemic-option-bt-after-escape-turn-ends = the turn ends

pandemic-option-bt-purple-rider = Purple in drawn cities
pandemic-option-bt-purple-rider-about = When a drawn city that holds purple gets one purple cube more, in the game against the Bio-Terrorist.
pandemic-option-bt-purple-rider-placed = if its own cube comes too
pandemic-option-bt-purple-rider-drawn = always

pandemic-option-bt-sees-pl-hands = Bio-Terrorist sees hands
pandemic-option-bt-sees-pl-hands-about = Whether the Bio-Terrorist sees the players’ cards, if hands are open.
pandemic-option-bt-sees-pl-hands-true = sees them
pandemic-option-bt-sees-pl-hands-false = only how many

pandemic-option-bt-sees-forecast = Bio-Terrorist sees Forecasts
pandemic-option-bt-sees-forecast-about = Whether the Bio-Terrorist sees the cards of a Forecast.
pandemic-option-bt-sees-forecast-true = sees them
pandemic-option-bt-sees-forecast-false = does not

pandemic-option-open-hands = Open hands
pandemic-option-open-hands-about = Whether all players can see each other’s cards.
pandemic-option-open-hands-true = everyone sees all hands
pandemic-option-open-hands-false = each sees only their own hand

pandemic-option-spectator-view = Onlookers
pandemic-option-spectator-view-about = Whether people who do not play may watch.
pandemic-option-spectator-view-public = may watch
pandemic-option-spectator-view-none = not allowed

pandemic-option-city-06-name = Montreal or Toronto
pandemic-option-city-06-name-about = Which name is shown for the city between Chicago and New York; the rules stay the same.
pandemic-option-city-06-name-montreal = Montreal
pandemic-option-city-06-name-toronto = Toronto

pandemic-preset-first = First game
pandemic-preset-first-about = Four Epidemics: time enough to learn what the diseases do.
pandemic-preset-normal = Normal
pandemic-preset-normal-about = Five Epidemics: the game most people know.
pandemic-preset-hard = Heroic
pandemic-preset-hard-about = Six Epidemics: hardly a turn to spare.
pandemic-preset-legendary = Legendary
pandemic-preset-legendary-about = Seven Epidemics: for teams that finish each other’s turns.
pandemic-preset-everything = Everything
pandemic-preset-everything-about = Virulent Strain, the Mutation, thirteen roles and thirteen events, with four Epidemics.

pandemic-fact-epidemics = { $count ->
    [one] { $count } Epidemic
   *[other] { $count } Epidemics
}
pandemic-fact-roles = { $count ->
    [one] { $count } role
   *[other] { $count } roles
}
pandemic-fact-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}

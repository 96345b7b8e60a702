# Pandemic: the options of a game, their values, and a sentence on each for newcomers.

option-players = Players
option-players-about = How many players work together; with more of them, each starts with fewer cards.
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5

option-epidemics = Epidemic cards
option-epidemics-about = The more of these cards are hidden in the deck, the harder the game. A hint: take one fewer for each of Virulent Strain, the Mutation and the Bio-Terrorist.
option-epidemics-4 = 4 (introductory)
option-epidemics-5 = 5 (normal)
option-epidemics-6 = 6 (heroic)
option-epidemics-7 = 7 (legendary)

option-module-strain = Virulent Strain
option-module-strain-about = The Epidemic cards have names and effects, and one of the diseases becomes a strain that is harder to fight.
option-module-strain-off = not in play
option-module-strain-on = in play

option-module-purple = A fifth disease
option-module-purple-about = Purple cubes: with the Mutation a fifth disease turns up among the cards; with the Bio-Terrorist one person spreads it in secret, against all the others, from a seat more.
option-module-purple-none = none
option-module-purple-mutation = Mutation
option-module-purple-bio-terrorist = Bio-Terrorist

option-role-packs = More roles
option-role-packs-about = Which roles can be dealt beside the first five.
option-role-packs-none = none
option-role-packs-brink = six of the expansion
option-role-packs-second-edition = two of the second edition
option-role-packs-both = all eight

option-event-set = Events
option-event-set-about = Whether the deck holds the five first events, or two for each player out of thirteen, nobody knows which.
option-event-set-base5 = the first five
option-event-set-mix13 = two a player of thirteen

option-role-assignment = Roles
option-role-assignment-about = Whether each player is dealt a role by chance or picks one.
option-role-assignment-random = dealt at random
option-role-assignment-chosen = picked by the players

option-start-player = Who begins
option-start-player-about = How the player who takes the first turn is found.
option-start-player-random = drawn by lot
option-start-player-chosen-seat = a seat you name
option-start-player-population = whoever holds the biggest city

option-start-seat = First seat to play
option-start-seat-about = Which seat takes the first turn; only used if you name the seat that begins.
option-start-seat-0 = first seat
option-start-seat-1 = second seat
option-start-seat-2 = third seat
option-start-seat-3 = fourth seat
option-start-seat-4 = fifth seat

option-event-window = When events can be played
option-event-window-about = Whether events may still step in after a card has been turned up but before it takes effect.
option-event-window-any-time = at any time
option-event-window-not-between-draw-and-resolve = not between a card's being turned up and its effect

option-ops-expert = Operations Expert
option-ops-expert-about = Whether the Operations Expert, beside building, can fly once a turn from a station to anywhere for any City card.
option-ops-expert-build-only = builds only
option-ops-expert-revised = can also fly

option-epidemiologist-cost = Epidemiologist
option-epidemiologist-cost-about = What it costs the Epidemiologist to take a card from a colleague.
option-epidemiologist-cost-action = an action
option-epidemiologist-cost-free = nothing

option-one-quiet-night = One Quiet Night
option-one-quiet-night-about = Which infection step this event cancels.
option-one-quiet-night-next-players-turn = that of the next player's turn
option-one-quiet-night-next-infection-step = the very next one, even this turn's

option-epidemic-card = Epidemic cards after use
option-epidemic-card-about = Where an Epidemic card goes once it has been carried out; this hardly affects play.
option-epidemic-card-discard-pile = to the player discard pile
option-epidemic-card-removed-from-game = out of the game

option-eradicate-on-cure = Eradication at the cure
option-eradicate-on-cure-about = Whether a disease that is nowhere on the board is wiped out the moment its cure is found.
option-eradicate-on-cure-true = at once
option-eradicate-on-cure-false = only when a last cube is removed later

option-grant-with-6 = Government Grant with all stations built
option-grant-with-6-about = What Government Grant does when all six research stations are already on the board.
option-grant-with-6-move-existing = moves one of them
option-grant-with-6-illegal = cannot be played

option-infection-deck-empty = Empty infection deck
option-infection-deck-empty-about = What happens if an infection card is needed and none is left; this never comes up in the base game.
option-infection-deck-empty-reshuffle-discard = shuffle the discard into a new deck
option-infection-deck-empty-loss = the game is lost

option-consent = Asking for consent
option-consent-about = Whether you are asked before another player moves your pawn or trades a card with you.
option-consent-ask = ask the player concerned
option-consent-auto = always agreed

option-strain-time = When the strain is chosen
option-strain-time-about = With Virulent Strain, the disease with the most cubes becomes the strain at the first Epidemic.
option-strain-time-on-draw = when the card is drawn
option-strain-time-after-infect = after its three cubes

option-mutation-four-cure-win = Four cures without purple
option-mutation-four-cure-win-about = Whether the four other cures win a game with purple cubes if none of those has ever appeared.
option-mutation-four-cure-win-literal = that wins
option-mutation-four-cure-win-after-first-purple = only once purple has appeared

option-bt-seat = Who is the Bio-Terrorist
option-bt-seat-about = Either whoever takes the last seat, or one of all seats, drawn by lot when the game begins.
option-bt-seat-volunteer = whoever takes the last seat
option-bt-seat-random = drawn by lot

option-bt-start-cards = Bio-Terrorist’s first cards
option-bt-start-cards-about = How many infection cards the Bio-Terrorist begins with.
option-bt-start-cards-0 = 0
option-bt-start-cards-1 = 1
option-bt-start-cards-2 = 2
option-bt-start-cards-3 = 3
option-bt-start-cards-4 = 4
option-bt-start-cards-5 = 5
option-bt-start-cards-6 = 6
option-bt-start-cards-7 = 7

option-bt-turns = Bio-Terrorist’s turns
option-bt-turns-about = How often the Bio-Terrorist acts; after every player is much harder for the players.
option-bt-turns-after-all-players = once a round
option-bt-turns-after-each-player = after every player

option-bt-move = Bio-Terrorist’s free move
option-bt-move-about = What the one move beside the two actions may be.
option-bt-move-drive-ferry = by road or sea
option-bt-move-any-move = also a flight with its card

option-bt-hidden-actions = Hidden actions a turn
option-bt-hidden-actions-about = How often the Bio-Terrorist can infect or sabotage in one turn.
option-bt-hidden-actions-one-total = one in all
option-bt-hidden-actions-each-once = each kind once

option-bt-sabotage = Sabotage
option-bt-sabotage-about = Where a research station can be destroyed from, and with which card.
option-bt-sabotage-anywhere-station-card = from anywhere, with the card of its city
option-bt-sabotage-in-city-same-colour = there, with a card of its colour

option-bt-after-escape = After an escape
option-bt-after-escape-about = Whether the Bio-Terrorist goes on with the turn after an escape.
option-bt-after-escape-continue = the turn goes on
option-bt-after-escape-turn-ends = the turn ends

option-bt-purple-rider = Purple in drawn cities
option-bt-purple-rider-about = When a drawn city that holds purple gets one purple cube more, in the game against the Bio-Terrorist.
option-bt-purple-rider-placed = if its own cube comes too
option-bt-purple-rider-drawn = always

option-bt-sees-pl-hands = Bio-Terrorist sees hands
option-bt-sees-pl-hands-about = Whether the Bio-Terrorist sees the players’ cards, if hands are open.
option-bt-sees-pl-hands-true = sees them
option-bt-sees-pl-hands-false = only how many

option-bt-sees-forecast = Bio-Terrorist sees Forecasts
option-bt-sees-forecast-about = Whether the Bio-Terrorist sees the cards of a Forecast.
option-bt-sees-forecast-true = sees them
option-bt-sees-forecast-false = does not

option-open-hands = Open hands
option-open-hands-about = Whether all players can see each other's cards.
option-open-hands-true = everyone sees all hands
option-open-hands-false = each sees only the own hand

option-spectator-view = Onlookers
option-spectator-view-about = Whether people who do not play may watch.
option-spectator-view-public = may watch
option-spectator-view-none = not allowed

option-city-06-name = Montreal or Toronto
option-city-06-name-about = Which name is shown for the city between Chicago and New York; the rules stay the same.
option-city-06-name-montreal = Montreal
option-city-06-name-toronto = Toronto

# Pandemic: the options of a game, their values, and a sentence on each for newcomers.

option-players = Players
option-players-about = How many players work together; with more of them, each starts with fewer cards.
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5

option-epidemics = Epidemic cards
option-epidemics-about = The more of these cards are hidden in the deck, the harder the game.
option-epidemics-4 = 4 (introductory)
option-epidemics-5 = 5 (normal)
option-epidemics-6 = 6 (heroic)
option-epidemics-7 = 7 (legendary)

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

# Tokyo Siteseeing: the options of a game, their values, and a sentence on each for newcomers.

tokyo-option-players = PCs
tokyo-option-players-about = How many characters are in the game, one per seat. A person may take several seats. Two or more are recommended: alone, support skills do nothing.
tokyo-option-players-1 = 1
tokyo-option-players-2 = 2
tokyo-option-players-3 = 3
tokyo-option-players-4 = 4

tokyo-option-scenario = Scenario
tokyo-option-scenario-about = What is played. Hold out has no story: survive a number of rounds. Welcome to Tokyo! is the tutorial, with fixed roles and steps.
tokyo-option-scenario-hold-out = Hold out
tokyo-option-scenario-s00 = S00 Welcome to Tokyo!
tokyo-option-scenario-s01 = S01 Manhunt (difficulty 2)
tokyo-option-scenario-s02 = S02 Tokyo Dungeon (difficulty 2)
tokyo-option-scenario-s03 = S03 Once Upon a Time in Tokyo (difficulty 3)
tokyo-option-scenario-s04 = S04 Wildball Run (difficulty 3)
tokyo-option-scenario-s05 = S05 Curse Contagion (difficulty 4)
tokyo-option-scenario-s06 = S06 Last Train Out (difficulty 4)
tokyo-option-scenario-s07 = S07 Wish Machine (difficulty 5)
tokyo-option-scenario-hold-out-gist = Five years ago the red ring appeared. Nobody is coming. Get through the nights, round by round.
tokyo-option-scenario-s00-gist = A first day in the sealed city. The page of the story says what to do, step by step.
tokyo-option-scenario-s01-gist = { tokyo-story-s01-tale }
tokyo-option-scenario-s02-gist = { tokyo-story-s02-tale }
tokyo-option-scenario-s03-gist = { tokyo-story-s03-tale }
tokyo-option-scenario-s04-gist = { tokyo-story-s04-tale }
tokyo-option-scenario-s05-gist = { tokyo-story-s05-tale }
tokyo-option-scenario-s06-gist = { tokyo-story-s06-tale }
tokyo-option-scenario-s07-gist = { tokyo-story-s07-tale }

tokyo-option-rounds = Rounds to hold out
tokyo-option-rounds-about = How many rounds have to be survived in Hold out. More rounds are harder.
tokyo-option-rounds-4 = 4
tokyo-option-rounds-5 = 5
tokyo-option-rounds-6 = 6
tokyo-option-rounds-7 = 7
tokyo-option-rounds-8 = 8
tokyo-option-rounds-9 = 9
tokyo-option-rounds-10 = 10
tokyo-option-rounds-11 = 11
tokyo-option-rounds-12 = 12
tokyo-option-rounds-14 = 14
tokyo-option-rounds-16 = 16

tokyo-option-casting = Roles
tokyo-option-casting-about = Whether each seat takes a role, or the roles come in a fixed order.
tokyo-option-casting-chosen = each seat takes one, in order
tokyo-option-casting-in-order = Engineer, Gangster, Negotiator, Fixer

tokyo-option-cleared = Scenarios cleared before
tokyo-option-cleared-about = The table’s record decides which skills are open from the start.
tokyo-option-cleared-none = none, or only S00: all skills sealed
tokyo-option-cleared-s01 = S01 or S02: support skills open
tokyo-option-cleared-s03 = one of S03 to S05: support and enhanced skills open
tokyo-option-cleared-s06 = S06 or S07: all skills open

tokyo-option-merged = Merged decks
tokyo-option-merged-about = One player may run two PCs with one common deck, hand and discard pile. The hand is then seven cards.
tokyo-option-merged-none = none
tokyo-option-merged-s0-s1 = seats 1 and 2
tokyo-option-merged-s2-s3 = seats 3 and 4
tokyo-option-merged-both = both pairs

tokyo-option-unplayed = Roles nobody plays
tokyo-option-unplayed-about = Whether the BOT cards of those roles are laid out for everybody to use.
tokyo-option-unplayed-bot-cards = BOT cards are laid out
tokyo-option-unplayed-nothing = nothing

tokyo-option-hands = Hands of others
tokyo-option-hands-about = What you see of the others’ hands. Cards may always be shown.
tokyo-option-hands-hidden = only how many cards
tokyo-option-hands-open = open

tokyo-option-group = Group decisions
tokyo-option-group-about = Who decides when the PCs of an area have to agree, for example on who takes a card.
tokyo-option-group-acting = the player of the acting PC
tokyo-option-group-all = everybody has to agree

tokyo-option-bot-consent = Consent to BOT cards
tokyo-option-bot-consent-about = Whether the others are asked before a BOT card is used, since it belongs to everybody.
tokyo-option-bot-consent-free = nobody is asked
tokyo-option-bot-consent-asked = everybody must agree

tokyo-option-overflow = Where troubles overflow to
tokyo-option-overflow-about = Where a trouble may go when its own area is full. If there is no room, the game is lost.
tokyo-option-overflow-neighbours = to adjacent areas
tokyo-option-overflow-everywhere = finally to any normal area

tokyo-option-draw-order = Order of drawing
tokyo-option-draw-order-about = In which order the PCs draw their troubles at the start of a round.
tokyo-option-draw-order-seats = in seat order
tokyo-option-draw-order-chosen = as the players like

tokyo-option-site-draw = Draws in the Site
tokyo-option-site-draw-about = What a PC in the Site draws at the start of a round.
tokyo-option-site-draw-site-card = a Site card instead of a trouble
tokyo-option-site-draw-both = both

tokyo-option-site-attempts = Attempts at a Site card
tokyo-option-site-attempts-about = How often a Site card may be attempted by a check before it has failed.
tokyo-option-site-attempts-one = one, by one PC
tokyo-option-site-attempts-one-each = one by each participant
tokyo-option-site-attempts-any = any number

tokyo-option-between-attempts = While a Site card is open
tokyo-option-between-attempts-about = What the participants may do between attempts.
tokyo-option-between-attempts-ordinary = ordinary actions
tokyo-option-between-attempts-attempts-only = only checks, attacks and interrupts

tokyo-option-counters = Counters of several enemies
tokyo-option-counters-about = Who counters when one attack hits several enemies.
tokyo-option-counters-all = every one that still can
tokyo-option-counters-reference = only the one the ranges are compared with

tokyo-option-checkpoints = Checkpoints of the race (S04)
tokyo-option-checkpoints-about = When the driver has reached a checkpoint of Wildball Run whose card is solved.
tokyo-option-checkpoints-passing = also in passing; the finish comes last
tokyo-option-checkpoints-stopping = in their order, where the driver is when the action phase ends

tokyo-option-joined-counter = Counter to the Gangster’s joined attack
tokyo-option-joined-counter-about = Whether the enemy also counters a Gangster that joins another PC’s attack.
tokyo-option-joined-counter-both = both are countered
tokyo-option-joined-counter-first = only the first attacker is

tokyo-option-merged-down = Down with a merged deck
tokyo-option-merged-down-about = How much of the common hand is lost when one of the two PCs goes Down.
tokyo-option-merged-down-whole-hand = the whole hand
tokyo-option-merged-down-half = half of it, rounded up

tokyo-option-rank = Counting for the rank
tokyo-option-rank-about = How the evaluated clear rounds are counted. Once the discard pile has been shuffled, the printed formula misses some cards.
tokyo-option-rank-printed = the printed formula
tokyo-option-rank-drawn = all cards drawn in the whole game

tokyo-option-record-s0 = Record of seat 1
tokyo-option-record-s0-about = Whose cleared scenarios decide which skills are open for this seat.
tokyo-option-record-s0-table = same as the table
tokyo-option-record-s0-none = its own: none, or only S00
tokyo-option-record-s0-s01 = its own: S01 or S02
tokyo-option-record-s0-s03 = its own: one of S03 to S05
tokyo-option-record-s0-s06 = its own: S06 or S07

tokyo-option-record-s1 = Record of seat 2
tokyo-option-record-s1-about = Whose cleared scenarios decide which skills are open for this seat.
tokyo-option-record-s1-table = same as the table
tokyo-option-record-s1-none = its own: none, or only S00
tokyo-option-record-s1-s01 = its own: S01 or S02
tokyo-option-record-s1-s03 = its own: one of S03 to S05
tokyo-option-record-s1-s06 = its own: S06 or S07

tokyo-option-record-s2 = Record of seat 3
tokyo-option-record-s2-about = Whose cleared scenarios decide which skills are open for this seat.
tokyo-option-record-s2-table = same as the table
tokyo-option-record-s2-none = its own: none, or only S00
tokyo-option-record-s2-s01 = its own: S01 or S02
tokyo-option-record-s2-s03 = its own: one of S03 to S05
tokyo-option-record-s2-s06 = its own: S06 or S07

tokyo-option-record-s3 = Record of seat 4
tokyo-option-record-s3-about = Whose cleared scenarios decide which skills are open for this seat.
tokyo-option-record-s3-table = same as the table
tokyo-option-record-s3-none = its own: none, or only S00
tokyo-option-record-s3-s01 = its own: S01 or S02
tokyo-option-record-s3-s03 = its own: one of S03 to S05
tokyo-option-record-s3-s06 = its own: S06 or S07
tokyo-option-reward-s01 = Reward of S01 in the decks
tokyo-option-reward-s01-about = Which reward earned in S01 may turn up in this game.
tokyo-option-reward-s01-none = none
tokyo-option-reward-s01-minases-card = Minase’s Card
tokyo-option-reward-s01-rokuro-off-duty = Rokuro, Off Duty
tokyo-option-reward-s02 = Reward of S02 in the decks
tokyo-option-reward-s02-about = Which reward earned in S02 may turn up in this game.
tokyo-option-reward-s02-none = none
tokyo-option-reward-s02-stationmasters-whistle = The Stationmaster’s Whistle
tokyo-option-reward-s02-ticket-to-platform-zero = Ticket to Platform Zero
tokyo-option-reward-s03 = Reward of S03 in the decks
tokyo-option-reward-s03-about = Which reward earned in S03 may turn up in this game.
tokyo-option-reward-s03-none = none
tokyo-option-reward-s03-heister-mask = Heister Mask
tokyo-option-reward-s03-kei-stunt-double = Kei, Stunt Double
tokyo-option-reward-s04 = Reward of S04 in the decks
tokyo-option-reward-s04-about = Which reward earned in S04 may turn up in this game.
tokyo-option-reward-s04-none = none
tokyo-option-reward-s04-doom-zero = Doom Zero
tokyo-option-reward-s04-chequered-lance = Chequered Lance
tokyo-option-reward-s05 = Reward of S05 in the decks
tokyo-option-reward-s05-about = Which reward earned in S05 may turn up in this game.
tokyo-option-reward-s05-none = none
tokyo-option-reward-s05-paper-mask = Paper Mask
tokyo-option-reward-s05-thread-shears = Thread Shears
tokyo-option-reward-s06 = Reward of S06 in the decks
tokyo-option-reward-s06-about = Which reward earned in S06 may turn up in this game.
tokyo-option-reward-s06-none = none
tokyo-option-reward-s06-hayase-conductor = Hayase, Conductor
tokyo-option-reward-s06-signal-gun = Signal Gun
tokyo-option-reward-s07 = Reward of S07 in the decks
tokyo-option-reward-s07-about = Which reward earned in S07 may turn up in this game.
tokyo-option-reward-s07-none = none
tokyo-option-reward-s07-wish-unspent = A Wish, Unspent
tokyo-option-reward-s07-terminals-young = The Terminal’s Young
tokyo-option-reward-s07-collectors-hand = The Collector’s Hand

tokyo-preset-first = First game
tokyo-preset-first-about = S00 Welcome to Tokyo! The story says what to do, step by step.
tokyo-preset-hold-out = Hold out
tokyo-preset-hold-out-about = No story: survive twelve rounds.
tokyo-preset-s01 = S01 { tokyo-story-s01 }
tokyo-preset-s01-about = { tokyo-story-s01-tale }
tokyo-preset-s02 = S02 { tokyo-story-s02 }
tokyo-preset-s02-about = { tokyo-story-s02-tale }
tokyo-preset-s03 = S03 { tokyo-story-s03 }
tokyo-preset-s03-about = { tokyo-story-s03-tale }
tokyo-preset-s04 = S04 { tokyo-story-s04 }
tokyo-preset-s04-about = { tokyo-story-s04-tale }
tokyo-preset-s05 = S05 { tokyo-story-s05 }
tokyo-preset-s05-about = { tokyo-story-s05-tale }
tokyo-preset-s06 = S06 { tokyo-story-s06 }
tokyo-preset-s06-about = { tokyo-story-s06-tale }
tokyo-preset-s07 = S07 { tokyo-story-s07 }
tokyo-preset-s07-about = { tokyo-story-s07-tale }

tokyo-fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tokyo-fact-cards = { $count ->
    [one] { $count } scenario card
   *[other] { $count } scenario cards
}

# Tokyo Siteseeing: names of roles, areas, skills and cards.

## Roles

tokyo-name-fixer = Fixer
tokyo-name-engineer = Engineer
tokyo-name-negotiator = Negotiator
tokyo-name-gangster = Gangster

## Areas

tokyo-name-shinagawa = Shinagawa
tokyo-name-shibuya = Shibuya
tokyo-name-shinjuku = Shinjuku
tokyo-name-akiba = Akiba
tokyo-name-site = Site

## Skills

tokyo-name-special-delivery = Special Delivery
tokyo-name-waste-not = Waste Not
tokyo-name-eye-for-salvage = Eye for Salvage
tokyo-name-phone-order = Phone Order
tokyo-name-hop-on = Hop On
tokyo-name-upkeep = Upkeep
tokyo-name-hazard-sense = Hazard Sense
tokyo-name-mediation = Mediation
tokyo-name-call-together = Call Together
tokyo-name-see-through = See Through
tokyo-name-double-up = Double Up
tokyo-name-follow-through = Follow Through
tokyo-name-first-blood = First Blood
tokyo-name-covering-fire = Covering Fire

## Weapons

tokyo-name-brass-knuckles = Brass Knuckles
tokyo-name-sawn-off = Sawn-off Shotgun
tokyo-name-machine-pistol = Machine Pistol
tokyo-name-anti-materiel-rifle = Anti-Materiel Rifle
tokyo-name-crowbar = Crowbar
tokyo-name-hunting-rifle = Hunting Rifle
tokyo-name-pile-driver = Pile Driver
tokyo-name-granny-chainsaw = Chainsaw “Granny”
tokyo-name-ghost-pistol = Ghost Pistol
tokyo-name-stun-baton = Stun Baton
tokyo-name-whisper-radio = Whisper Radio
tokyo-name-bell-of-hush = Bell of Hush
tokyo-name-petrol-bomb = Petrol Bomb
tokyo-name-dissonance-fork = Dissonance Fork
tokyo-name-satchel-charge = Satchel Charge
tokyo-name-meteor-sword = Meteor-Iron Sword

## Items

tokyo-name-motorbike = Motorbike
tokyo-name-ballistic-vest = Ballistic Vest
tokyo-name-field-surgery = Field Surgery Set
tokyo-name-black-card = Black Card
tokyo-name-first-aid-pouch = First-Aid Pouch
tokyo-name-makeshift-serum = Makeshift Serum
tokyo-name-attack-barrier = Attack Barrier
tokyo-name-exo-armour = Exo-Armour
tokyo-name-helmet = Helmet
tokyo-name-kei-truck = Kei Truck
tokyo-name-brokers-briefcase = Broker’s Briefcase
tokyo-name-tilt-rotor = Tilt-Rotor
tokyo-name-ration-coupons = Ration Coupons
tokyo-name-tool-roll = Tool Roll
tokyo-name-combat-stimulant = Combat Stimulant
tokyo-name-autodoc-harness = Autodoc Harness

## Followers

tokyo-name-stray-hound = Stray Hound
tokyo-name-maid = Maid
tokyo-name-sniper = Sniper
tokyo-name-street-idol = Street Idol
tokyo-name-hitman = Hitman
tokyo-name-mercenary = Mercenary
tokyo-name-crooked-lawyer = Crooked Lawyer
tokyo-name-back-alley-doctor = Back-Alley Doctor
tokyo-name-bouncer = Bouncer
tokyo-name-medium = Medium
tokyo-name-fortune-teller = Fortune-Teller
tokyo-name-anomaly-professor = Professor of Anomalies
tokyo-name-informant = Informant
tokyo-name-alley-hacker = Alley Hacker
tokyo-name-psychic-twins = Psychic Twins
tokyo-name-kashima-reiko = Kashima Reiko

## Artifacts

tokyo-name-everliving-meat = Everliving Meat
tokyo-name-nimo-the-adapted = Nimo the Adapted
tokyo-name-evil-eye = Evil Eye
tokyo-name-substitute-doll = Substitute Doll
tokyo-name-pocket-door = Pocket Door
tokyo-name-borrowed-hour = Borrowed Hour
tokyo-name-wishing-coin = Wishing Coin
tokyo-name-red-thread = Red Thread
tokyo-name-floating-stone = Floating Stone
tokyo-name-choir-shell = Choir Shell
tokyo-name-broom-of-quiet = Broom of Quiet
tokyo-name-coat-of-needles = Coat of Needles
tokyo-name-saints-blindfold = Saint’s Blindfold
tokyo-name-mirror-of-tomorrow = Mirror of Tomorrow
tokyo-name-bottomless-purse = Bottomless Purse
tokyo-name-second-shadow = Second Shadow
tokyo-name-ring-splinter = Ring Splinter
tokyo-name-humming-blade = Humming Blade

## Starters

tokyo-name-cash-roll = Cash Roll
tokyo-name-painkillers = Painkillers
tokyo-name-fireworks = Fireworks Bundle
tokyo-name-errand-runner = Errand Runner
tokyo-name-forged-pass = Forged Pass
tokyo-name-favour-owed = Favour Owed
tokyo-name-patched-scooter = Patched Scooter
tokyo-name-pipe-wrench = Pipe Wrench
tokyo-name-spare-parts = Spare Parts
tokyo-name-work-gloves = Work Gloves
tokyo-name-know-how = Know-How
tokyo-name-tabby-spirit = Tabby Spirit
tokyo-name-kind-word = Kind Word
tokyo-name-paper-charm = Paper Charm
tokyo-name-hunch = Hunch
tokyo-name-loyal-client = Loyal Client
tokyo-name-herbal-tea = Herbal Tea
tokyo-name-switchblade = Switchblade
tokyo-name-old-revolver = Old Revolver
tokyo-name-padded-jacket = Padded Jacket
tokyo-name-guts = Guts
tokyo-name-protection-money = Protection Money
tokyo-name-hard-stare = Hard Stare

## Rewards

tokyo-name-minases-card = Minase’s Card
tokyo-name-rokuro-off-duty = Rokuro, Off Duty
tokyo-name-stationmasters-whistle = The Stationmaster’s Whistle
tokyo-name-ticket-to-platform-zero = Ticket to Platform Zero
tokyo-name-heister-mask = Heister Mask
tokyo-name-kei-stunt-double = Kei, Stunt Double
tokyo-name-doom-zero = Doom Zero
tokyo-name-chequered-lance = Chequered Lance
tokyo-name-paper-mask = Paper Mask
tokyo-name-thread-shears = Thread Shears
tokyo-name-hayase-conductor = Hayase, Conductor
tokyo-name-signal-gun = Signal Gun
tokyo-name-wish-unspent = A Wish, Unspent
tokyo-name-terminals-young = The Terminal’s Young
tokyo-name-collectors-hand = The Collector’s Hand

## Troubles

tokyo-name-hold-up = Hold-Up
tokyo-name-gunfight = Gunfight
tokyo-name-armoured-car = Armoured Car
tokyo-name-gunship = Gunship
tokyo-name-biker = Biker
tokyo-name-collapsed-overpass = Collapsed Overpass
tokyo-name-riot = Riot
tokyo-name-confiscation-order = Confiscation Order
tokyo-name-uneventful-day = A Wonderful Uneventful Day
tokyo-name-hoarders = Hoarders’ Ring
tokyo-name-wailing-procession = Wailing Procession
tokyo-name-red-rain = Red Rain
tokyo-name-debater = Debater
tokyo-name-soldier = Soldier
tokyo-name-crow-storm = Crow Storm
tokyo-name-wall-climber = What Climbed the Wall

## Site cards

tokyo-name-all-clear = All Clear
tokyo-name-scorching-haze = Scorching Haze
tokyo-name-hand-from-behind = The Hand from Behind
tokyo-name-ring-song = Song of the Ring
tokyo-name-dimension-door = Dimension Door
tokyo-name-loop-tunnel = Loop Tunnel
tokyo-name-inverted-gravity = Inverted Gravity
tokyo-name-nameless-guardian = Nameless Guardian
tokyo-name-memory-vendor = Memory Vendor
tokyo-name-rebar-crawler = Rebar Crawler
tokyo-name-mimic-bus = Mimic Bus
tokyo-name-walking-crane = Walking Crane
tokyo-name-shadow-children = Shadow Children
tokyo-name-faceless-commuter = Faceless Commuter
tokyo-name-mannequin-march = Mannequin March
tokyo-name-sea-of-glass = Sea of Glass

## MOD cards

tokyo-name-rolling-blackout = Rolling Blackout
tokyo-name-black-market-sunday = Black Market Sunday
tokyo-name-checkpoint-season = Checkpoint Season
tokyo-name-ring-weather = Ring Weather
tokyo-name-festival-night = Festival Night
tokyo-name-relief-drop = Relief Drop
tokyo-name-curfew = Curfew
tokyo-name-gold-rush = Gold Rush
tokyo-name-a-lull = A Lull
tokyo-name-copycats = Copycats

## S00

tokyo-name-sc00-01 = First Night
tokyo-name-sc00-02 = Money Still Talks
tokyo-name-sc00-03 = The Man in the Arcade
tokyo-name-sc00-04 = When the Day Closes
tokyo-name-sc00-05 = Getting Across
tokyo-name-sc00-06 = Swap Meet
tokyo-name-sc00-07 = Shakedown
tokyo-name-sc00-08 = First Aid
tokyo-name-sc00-09 = Borrowed Luck
tokyo-name-sc00-10 = Under the Wall
tokyo-name-sc00-11 = The Vending Machine That Breathes
tokyo-name-sc00-12 = A Second Night

## S01

tokyo-name-sc01-01 = Gloves on a Warm Night
tokyo-name-sc01-02 = Three Photographs
tokyo-name-sc01-03 = Kaji, the Bookkeeper
tokyo-name-sc01-04 = Rokuro, the Bodyguard
tokyo-name-sc01-05 = Sumi, the Courier
tokyo-name-sc01-06 = Somebody Else’s Hounds
tokyo-name-sc01-07 = The Laundry of Long Coats
tokyo-name-sc01-08 = The Night Ward
tokyo-name-sc01-09 = Hound Team
tokyo-name-sc01-10 = Lot Seven
tokyo-name-sc01-11 = Hand-over
tokyo-name-sc01-12 = Before the Lights Go Out
tokyo-name-sc01-13 = The Other Half of the Money

## S02

tokyo-name-sc02-01 = The Shaft
tokyo-name-sc02-02 = Descent Log
tokyo-name-sc02-03 = The Surveyor’s Widow
tokyo-name-sc02-04 = Outfitter of the Underworld
tokyo-floor-sc02-05 = The Drowned Concourse
tokyo-name-sc02-05 = B1: { tokyo-floor-sc02-05 }
tokyo-name-sc02-06 = The Ticket Jaw
tokyo-floor-sc02-07 = The Market of Echoes
tokyo-name-sc02-07 = B2: { tokyo-floor-sc02-07 }
tokyo-name-sc02-08 = The Fork
tokyo-name-sc02-09 = The Escalator Worm
tokyo-name-sc02-10 = The Bargaining Doors
tokyo-floor-sc02-11 = Platform Zero
tokyo-name-sc02-11 = B3: { tokyo-floor-sc02-11 }
tokyo-name-sc02-12 = The Stationmaster
tokyo-name-sc02-13 = The Last Departure
tokyo-name-sc02-14 = Drawn from Memory

## S03

tokyo-name-sc03-01 = The Pitch
tokyo-name-sc03-02 = Director Mikage
tokyo-name-sc03-03 = Shooting Schedule
tokyo-name-sc03-04 = Scene 12: The Vault Door
tokyo-name-sc03-05 = Scene 27: Rooftop Chase
tokyo-name-sc03-06 = Scene 40: Farewell at the Pier
tokyo-name-sc03-07 = The Money Behind the Money
tokyo-name-sc03-08 = The Shot Nobody Has
tokyo-name-sc03-09 = Take One: The Street That Looks Back
tokyo-name-sc03-10 = Take Two: The Other Crew
tokyo-name-sc03-11 = Final Cut
tokyo-name-sc03-12 = Opening Night
tokyo-name-sc03-13 = Once Upon a Time

## S04

tokyo-name-sc04-01 = Whispers on the Line
tokyo-name-sc04-02 = Entry Desk
tokyo-name-sc04-03 = Green Light
tokyo-name-sc04-04 = The Board
tokyo-name-sc04-05 = Akiba: The Dark Junction
tokyo-name-sc04-06 = Shinjuku: The Blockade
tokyo-name-sc04-07 = Shibuya: The Flood of People
tokyo-name-sc04-08 = The Hearse
tokyo-name-sc04-09 = The Bookmaker’s Offer
tokyo-name-sc04-10 = The Ball Wakes
tokyo-name-sc04-11 = The Finish
tokyo-name-sc04-12 = Old Number Nine
tokyo-name-sc04-13 = Who Gets the Ball
tokyo-name-old-number-nine = { tokyo-name-sc04-12 }

## S05

tokyo-name-sc05-01 = Forward to Seven
tokyo-name-sc05-02 = How It Travels
tokyo-name-sc05-03 = Shrine of the Cut Thread
tokyo-name-sc05-04 = The Laughing Mailman
tokyo-name-sc05-05 = The Doctor in a Paper Mask
tokyo-name-sc05-06 = The Name at the Top
tokyo-name-sc05-07 = The Mechanic’s Letter
tokyo-name-sc05-08 = The Banker’s Letter
tokyo-name-sc05-09 = The Girl’s Letter
tokyo-name-sc05-10 = Return to Sender
tokyo-name-sc05-11 = The Sender
tokyo-name-sc05-12 = The Sorting Hall
tokyo-name-sc05-13 = No Return Address

## S06

tokyo-name-sc06-01 = The List
tokyo-name-sc06-02 = Dead Rails
tokyo-name-sc06-03 = Substation Five
tokyo-name-sc06-04 = The Signal Box Squatters
tokyo-name-sc06-05 = Train E-9
tokyo-name-sc06-06 = Timetable
tokyo-name-sc06-07 = The Wreckers
tokyo-name-sc06-08 = Not on the List
tokyo-name-sc06-09 = Red at Shinagawa
tokyo-name-sc06-10 = The Gate
tokyo-name-sc06-11 = The Wall Guns
tokyo-name-sc06-12 = The Inner Line
tokyo-name-sc06-13 = The Thing on the Line
tokyo-name-sc06-14 = Tail Lights

## S07

tokyo-name-sc07-01 = What Would You Ask For
tokyo-name-sc07-02 = Three Rumours
tokyo-name-sc07-03 = The Man Who Repaired It
tokyo-name-sc07-04 = The Woman Who Prayed
tokyo-name-sc07-05 = The Firm That Sent a Bill
tokyo-name-sc07-06 = Anchors
tokyo-name-sc07-07 = The Petitioners
tokyo-name-sc07-08 = The Price List
tokyo-name-sc07-09 = Under the Ring
tokyo-name-sc07-10 = The First Wish
tokyo-name-sc07-11 = Three Levers
tokyo-name-sc07-12 = The Bill
tokyo-name-sc07-13 = Receipt
tokyo-name-sc07-rt = Roaming Terminal

# Tokyo Siteseeing: what the guide of the first night says, step by step (S00, T32.28).

tokyo-guide-sc00-12 = From here on you decide. Every action is open to you. Solve one more trouble, anywhere and in any way, and the night is yours. Two Debaters stand in Shinjuku; new troubles come with every round.
tokyo-guide-wait = You cannot pay for that just now. End the round, both of you: with a new hand you can try again.
tokyo-guide-only-read = There is nothing to be done about it tonight: read it and go on.
tokyo-guide-read-on = Read on
tokyo-guide-now = { $count }: { $title }
tokyo-guide-to-page = To the page of the story
tokyo-guide-step = Step { $step } of { $of }
tokyo-guide-steps = The steps of this page
tokyo-guide-done = done

tokyo-guide-sc00-01-1-title = A trouble comes
tokyo-guide-sc00-01-1 = Every round begins with a trouble for each PC outside the Site. The engineer has drawn a Hold-Up. Put it on the middle slot of Akiba: the card beneath cannot be bought until the trouble is solved.
tokyo-guide-sc00-01-2-title = Look around
tokyo-guide-sc00-01-2 = The gangster has drawn an uneventful day. That card is never placed; it goes straight to the discard pile. Take a look at the mat: four areas in a ring with three slots each, and in their midst the Site. If a trouble ever finds no slot in an area or next to it, everybody loses.
tokyo-guide-sc00-01-3-title = Your hand
tokyo-guide-sc00-01-3 = Each of you has drawn four cards. A card is good for two things: for what it does, or for the AP in its corner, which you pay into checks. Each PC is good at something: compare the four abilities on the boards. (Once a game you may redraw your first hand. Not tonight.)

tokyo-guide-sc00-02-1-title = The engineer buys
tokyo-guide-sc00-02-1 = Buy the Brass Knuckles in Akiba. Buying is a check with economy; tonight the target is 3. Your economy is 1, so discard hand cards worth 2 AP or more. The card you buy goes on top of your deck and comes with the next hand.
tokyo-guide-sc00-02-2-title = The gangster buys
tokyo-guide-sc00-02-2 = Now the Motorbike in Shinjuku, again for 3. The gangster’s economy is 2: any one card will do. When the target is reached the check is over, and anything you overpaid is lost.

tokyo-guide-sc00-03-1-title = Solve the Hold-Up
tokyo-guide-sc00-03-1 = Solving a trouble is a check too, here empathy against 3. The engineer has 1. Pay your AP token, then let the gangster give one: wherever they are, the others may add up to three tokens to a check.
tokyo-guide-sc00-03-2-title = What it brings
tokyo-guide-sc00-03-2 = The trouble is gone and the slot is free again. Whoever solves a common trouble or better lifts the seal from their support skill. And the porter pays: when this page is turned, each PC gains an AP token. There are only twelve, so do not hoard them.

tokyo-guide-sc00-04-1-title = End the day
tokyo-guide-sc00-04-1 = There are no turns: everybody acts as often and in whatever order they like, until all have ended. You are done for today. End the action phase, both of you.
tokyo-guide-sc00-04-2-title = The city’s turn
tokyo-guide-sc00-04-2 = When all have ended, the city acts: scenario cards first, then every trouble from Shinagawa round to Akiba, then the facilities. Akiba removes an exhaustion token, Shinjuku heals 1. Finally, the empty slots of the market are filled.
tokyo-guide-sc00-04-3-title = A new round
tokyo-guide-sc00-04-3 = Round 2: two uneventful days, nothing to place. Then you may keep hand cards or discard them, and draw up to four. The guide has discarded the rest for you, so that what you bought comes to hand at once.

tokyo-guide-sc00-05-1-title = How far is it?
tokyo-guide-sc00-05-1 = Each line shows the target of its move check: 3, plus the larger number of open troubles in the two areas it joins. Empty streets make short ways.
tokyo-guide-sc00-05-2-title = Walk to Shinjuku
tokyo-guide-sc00-05-2 = Move the engineer to Shinjuku. Moving is a check with technique; hers is 3, and so is the target. When the ability alone is enough, the check succeeds without a card.

tokyo-guide-sc00-06-1-title = Exchange
tokyo-guide-sc00-06-1 = PCs in the same area may exchange hand cards, as many as they get. Give the Brass Knuckles, take the Motorbike; the other agrees. Starter cards and equipped cards cannot change hands.
tokyo-guide-sc00-06-2-title = Equip the fist
tokyo-guide-sc00-06-2 = Equip the Brass Knuckles. That is a check with the ability printed on the card: combat 3. The gangster has 3. Each PC has places for three equipped cards.
tokyo-guide-sc00-06-3-title = Equip the bike
tokyo-guide-sc00-06-3 = And the Motorbike: technique 3. A vehicle helps in every move. This one adds 2 and has a second seat.

tokyo-guide-sc00-07-1-title = Strike
tokyo-guide-sc00-07-1 = The debt collector is on a slot and covers what is there. Attack him with the Brass Knuckles. Compare ranges first: near+ strikes before near. You deal 3 of his 4 HP; he still stands, so he counters for 2. After use, the weapon gets an exhaustion token.
tokyo-guide-sc00-07-2-title = Catch your breath
tokyo-guide-sc00-07-2 = Anything with an exhaustion token on it cannot be used. Discard any hand card to remove one token.
tokyo-guide-sc00-07-3-title = Strike again
tokyo-guide-sc00-07-3 = Once more. You are faster, and an enemy that falls does not counter. When he is beaten you gain an AP token, and lift the seal from your support skill.

tokyo-guide-sc00-08-1-title = Buy bandages
tokyo-guide-sc00-08-1 = The engineer buys the First-Aid Pouch in the middle slot of Shinjuku, for 3 once more.
tokyo-guide-sc00-08-2-title = End the day
tokyo-guide-sc00-08-2 = End the round, both of you. You stand in Shinjuku: its ward heals 1 damage on each PC there.
tokyo-guide-sc00-08-3-title = A Debater
tokyo-guide-sc00-08-3 = Round 3. The engineer has drawn a Debater, an enemy whose words hurt. Put it on the right slot.
tokyo-guide-sc00-08-4-title = And a Hold-Up
tokyo-guide-sc00-08-4 = The gangster’s is another Hold-Up. Put it on the middle slot.
tokyo-guide-sc00-08-5-title = Play the pouch
tokyo-guide-sc00-08-5 = Play the First-Aid Pouch on the gangster. Consumables work from the hand. The arrow on this one leads to “scrap”: it ends face up in the scrap slot of the Site, where somebody may find it again.

tokyo-guide-sc00-09-1-title = Borrow from tomorrow
tokyo-guide-sc00-09-1 = Solve the Hold-Up with the gangster. His empathy is 0 and his cards are precious, so draw a trouble: its AP counts for this check. The bill comes at once: when the action is over, that trouble is placed where you stand.
tokyo-guide-sc00-09-2-title = A BOT card
tokyo-guide-sc00-09-2 = Nobody plays the fixer and the negotiator, so their BOT cards help whoever asks. The negotiator’s heals 1 damage on any PC, or adds 3 to a check that solves a card. Use it if somebody is hurt; otherwise remember it for the Site.
tokyo-guide-sc00-09-3-title = Skills
tokyo-guide-sc00-09-3 = Both of you have a support skill free of its seal. The gangster joins in when another PC attacks. The engineer takes somebody along on a move that is easier by 2. A used skill gets an exhaustion token.
tokyo-guide-sc00-09-4-title = Tired helpers
tokyo-guide-sc00-09-4 = A used BOT card gets two exhaustion tokens, and none of its skills can be used until both are gone. Any PC can return them with hand cards, one card for one token.

tokyo-guide-sc00-10-1-title = The way in
tokyo-guide-sc00-10-1 = The line into the Site: 9, less 2 for each open trouble in the area you come from. The guards have their hands full. Shinjuku has two, so the target is 5.
tokyo-guide-sc00-10-2-title = Ride in together
tokyo-guide-sc00-10-2 = Start the Motorbike, let the gangster get on, go into the Site and drive. One check for both: technique 3, plus 2 for the bike. The engineer’s skill would do as well. Each of you lays a Site card face down on the encounter slot.
tokyo-guide-sc00-10-3-title = Explore
tokyo-guide-sc00-10-3 = In the Site you open the cards of the encounter slot together, from the top. At least one must be opened each round. Turn up the first.
tokyo-guide-sc00-10-4-title = And on
tokyo-guide-sc00-10-4 = All clear: everybody inside draws a card. Turn up the next one.
tokyo-guide-sc00-10-5-title = If it goes wrong
tokyo-guide-sc00-10-5 = It is not always so quiet. A card you cannot solve has a failure effect for those inside. You may also retreat: 2 damage for each card left, shared as you like, and not reducible. With an empty slot you walk out free.

tokyo-guide-sc00-11-1-title = A gate
tokyo-guide-sc00-11-1 = This card is a gate. It waits in the Site, and when no card is left on the encounter slot you may challenge it like a Site card. Explore once more.
tokyo-guide-sc00-11-2-title = Exact change
tokyo-guide-sc00-11-2 = The engineer makes a check with technique against 5. She has 3: pay cards worth 2 AP, or ask the negotiator’s BOT card for 3 more. Whoever solves it gains an AP token and a card from the scrap slot. If it fails, one of you takes 1 damage.
tokyo-guide-sc00-11-3-title = Out again
tokyo-guide-sc00-11-3 = With an empty encounter slot everyone leaves without a check. Go to Shibuya, both of you.

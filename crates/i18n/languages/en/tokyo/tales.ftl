# Tokyo Siteseeing: what is told on MOD cards, rewards and scenario cards; -a, -b and -c by the letter chosen.

## MOD cards

tokyo-tale-rolling-blackout = The city goes dark by turns. It is always the turn of the wrong quarter.
tokyo-tale-black-market-sunday = Once a month every seller forgets where the goods came from. Prices forget too.
tokyo-tale-checkpoint-season = Every street corner wants your papers. The wall, short of hands, wants nothing.
tokyo-tale-ring-weather = The Ring hums at the edge of hearing. Outside it is almost restful.
tokyo-tale-festival-night = Drums on every roof. Nobody wants to fight, and everybody wants to talk.
tokyo-tale-relief-drop = Crates under grey parachutes, addressed to nobody. Bandages, mostly, and one violin.
tokyo-tale-curfew = Two people are a gathering. Three are a plot.
tokyo-tale-gold-rush = Somebody sold a spoon from the Site for the price of a house. The queue at the fence is longer now.
tokyo-tale-a-lull = For one evening nothing happens, and nobody trusts it. Use it anyway.
tokyo-tale-copycats = One good crime, well reported, is worth five bad ones. The newspapers have resumed printing.

## Rewards

tokyo-tale-minases-card = No company, no title, one number. Shopkeepers read it twice and stop haggling.
tokyo-tale-rokuro-off-duty = He still asks whether you have eaten. Now he also cooks.
tokyo-tale-stationmasters-whistle = One short blast, and whatever was about to arrive is delayed.
tokyo-tale-ticket-to-platform-zero = The date is always today. The station you leave from is never printed.
tokyo-tale-heister-mask = Rubber, smiling, and nobody you know. Trouble looks straight past it.
tokyo-tale-kei-stunt-double = She has died in forty films and been paid for thirty-nine. She keeps the receipts in her boot.
tokyo-tale-doom-zero = It was built to lose this race, every year, beautifully. Nobody told the engine.
tokyo-tale-chequered-lance = A finishing flag on a steel pole. It has finished quite a lot.
tokyo-tale-paper-mask = Folded from a page nobody answered. Whatever looks for your name reads “not known here”.
tokyo-tale-thread-shears = They were made to cut what ties people together. Handle first, please.
tokyo-tale-hayase-conductor = He punches tickets that were never sold. Doors open for the sound.
tokyo-tale-signal-gun = One red star, and everybody knows where to look. Including them.
tokyo-tale-wish-unspent = A coin with your face on one side. The other side is still warm.
tokyo-tale-terminals-young = A toy telephone that follows you home. It rings when somebody is about to be kind.
tokyo-tale-collectors-hand = It points, and whoever it points at remembers what they owe.

## S00

tokyo-tale-sc00-01 = The quarantine bus lets you out where the map turns red. On the last bench sit an engineer with oil on her sleeves and a gangster with nowhere to sleep. An old porter offers them one rule: do as I say tonight, and you will see a second night.
tokyo-tale-sc00-02 = Shutters rise for exactly twenty minutes a night. “Buy what is on the shelf, not what you wish were there,” says the porter. “Tomorrow the shelf will be different, and so will you.”
tokyo-tale-sc00-03 = A man has barricaded himself in a dead arcade and wants someone to say his name. The engineer does not know it. The gangster, three stops away, shouts it down the phone.
tokyo-tale-sc00-04 = At the end of the day the city takes its turn. Troubles bite, wards open their doors, and someone always restocks the shelves. The porter counts it off on his fingers like a prayer.
tokyo-tale-sc00-05 = The loop line is dead, so people walk it. Every trouble on the street makes the walk longer. Tonight the rails are quiet, and the engineer hums all the way to Shinjuku.
tokyo-tale-sc00-06 = “That is a fist,” says the gangster, pointing at her bag. “That is a bike,” says the engineer, pointing at his. It is the shortest deal in the history of Shinjuku.
tokyo-tale-sc00-07 = Two steps out of the alley, a debt collector the size of a door asks for the bike. The gangster smiles for the first time tonight. “This part,” says the porter, “you already know.”
tokyo-tale-sc00-08 = The pharmacy sells bandages by the metre and advice by the minute. The engineer buys the bandages. The gangster gets the advice anyway.
tokyo-tale-sc00-09 = “When you are short,” says the porter, “borrow from tomorrow.” He turns over a card from a pack that is not his. “Tomorrow always collects.”
tokyo-tale-sc00-10 = The guards are busy with Shinjuku’s noise, and the fence by the culvert is only a fence. Beyond it the air tastes of coins. The porter stops at the line and will not step over.
tokyo-tale-sc00-11 = It stands in the middle of the road, warm as a cow. The display shows everything you have thrown away. It is waiting for exact change.
tokyo-tale-sc00-12 = The porter pours three cups and drinks two. “One more job, and no more orders from me,” he says. When it is done he draws a small red circle on your map, right where you are standing.

## S01

tokyo-tale-sc01-01 = The client calls herself Minase and never takes off her gloves. Three photographs, three names, half the money now. “Alive, please,” she says, as if that were the expensive part.
tokyo-tale-sc01-02 = A bookkeeper, a bodyguard, a courier. None of them looks like a thief, and all of them look over their shoulder. Word travels fast that you are asking.
tokyo-tale-sc01-03 = Kaji is buying every battery in Shibuya and paying with banknotes that no longer exist. He has three sick neighbours and a ledger with no profit column. “Do you know what a month of cooling costs?” he asks.
tokyo-tale-sc01-04 = Rokuro sits on the clinic steps with a pipe across his knees. He does not ask who sent you. He asks whether you have eaten, and then he stands up.
tokyo-tale-sc01-05 = Sumi runs the dead tracks with a cooler strapped to her back. Whoever stands still loses her. Whoever runs loses her a little later.
tokyo-tale-sc01-06 = They had nothing on them but keys, and every key opens the same door. Behind it someone called Doctor Amaha keeps Lot Seven, the only batch that ever slowed the Ring sickness. You are not the only ones who know.
tokyo-tale-sc01-07 = A laundry that washes nothing but doctors’ coats, and never gives a name with the receipt. The machines are cold, but the dryer is full of ice. Someone pays the rent on time.
tokyo-tale-sc01-08 = Forty beds in a karaoke hall, curtains made of song lists. Nobody answers questions here. They answer when you hold the torch for the nurse.
tokyo-tale-sc01-09 = Matching boots, matching silence, and a van without plates. They were hired with the other half of the money. They are better paid and less curious than you.
tokyo-tale-sc01-10 = One steel case, three hundred doses. Minase’s people can take the master sample apart and print it for whoever pays, in two years’ time. Doctor Amaha can use it up tonight, and three hundred neighbours will see the spring.
tokyo-tale-sc01-11 = The boat waits at Shinagawa with its lights off. Between you and the pier stand the relatives, with kitchen knives and photographs. Not one of them is wrong.
tokyo-tale-sc01-12 = Doctor Amaha needs the ward quiet until the last arm is done. The retrieval squad needs it quiet too. They have brought their own idea of quiet.
tokyo-tale-sc01-13 = A: The case leaves with the tide, and the doctor thanks you for carrying it gently, which is worse than anger. B: At dawn the case is empty, and three hundred people roll down their sleeves. Either way Minase pays the other half, and this time she takes off one glove. The hand is red to the wrist.

## S02

tokyo-tale-sc02-01 = It opened overnight, round as a well and lined with white tiles. Far below, a bell announces trains. The cartographers’ circle pays by the floor, and pays double for anyone who comes back to draw it.
tokyo-tale-sc02-02 = The log has three columns: depth, light, and who was still talking. You sharpen the pencil. The first line is always the easiest.
tokyo-tale-sc02-03 = Her husband mapped the tunnels for thirty years and one afternoon. The afternoon is still in his notebook. She will lend it to someone who can read his hand, or who will listen to her read it.
tokyo-tale-sc02-04 = The sign says ROPE LAMP SALT. The owner has one eye and sells you the lamp as if he were giving away the other. “It hates whispering,” he says. “So will you.”
tokyo-tale-sc02-05 = Knee-deep water, perfectly still, with the ceiling lights burning underneath it. Ticket gates stand in a row like teeth. Every sign says EXIT and points down.
tokyo-tale-sc02-06 = The gates close one after another, and the row of them takes a step towards you. It wants to see your ticket. It wants to see all of your tickets.
tokyo-tale-sc02-07 = Stalls without sellers, and voices without mouths, all calling your prices. They know what you paid for everything. By the third aisle you catch yourself haggling.
tokyo-tale-sc02-08 = The passage splits around a dead kiosk. On the left (A) something heavy climbs and climbs and never arrives. On the right (B) a hundred doors are talking about you.
tokyo-tale-sc02-09 = It was a moving staircase once, and it has kept moving. Each step has grown a row of combs. It carries you down whether or not you ride.
tokyo-tale-sc02-10 = Each door asks for one true thing and offers a shorter way in return. They can smell a lie, and they love a discount. The last one asks for nothing, which is why nobody uses it.
tokyo-tale-sc02-11 = The rails run in from the dark and stop at a buffer made of clocks. The timetable lists trains for every year but this one. Someone has swept the platform this morning.
tokyo-tale-sc02-12 = White gloves, a flag, and a face like a departures board, flapping through every name it has ever announced. It is very polite. It has never once let a train be late.
tokyo-tale-sc02-13 = The flag drops by itself. Every clock in the buffer starts to run, and the tiles begin to peel upwards like departing pigeons. Up, says the sign at last. Up, now.
tokyo-tale-sc02-14 = The shaft is a puddle by morning. In the cartographers’ room you draw the three floors from memory, and none of your drawings agree. They pay double anyway, and frame all of them.

## S03

tokyo-tale-sc03-01 = The director pitches standing on your table. A heist, a chase, a farewell, and then one shot nobody alive has taken. The budget is real, which is the first suspicious thing about it.
tokyo-tale-sc03-02 = Mikage walks backwards through traffic with her hands making a frame. She has been inside for two days and has already been shot at, in both senses. “Closer,” she says, to everyone, about everything.
tokyo-tale-sc03-03 = Three locations, one night each, permits drawn by hand. Under “risks” the assistant has written “yes”. Mikage has crossed it out and written “please”.
tokyo-tale-sc03-04 = The bank is a real bank, and the vault is a real vault. Nobody told the people who keep their weapons in it. Mikage calls it casting.
tokyo-tale-sc03-05 = Eleven roofs, one camera, and a gap that was supposed to be a metre narrower. The stunt team resigned by radio. “Then improvise,” says the megaphone.
tokyo-tale-sc03-06 = The actress has been crying since before the cameras came. Nobody wrote her lines. Nobody is going to cut.
tokyo-tale-sc03-07 = The prop cash in the vault was not prop cash. Its owners stand in Shinjuku, reading the script and not laughing. They want the money, the camera, or her left hand.
tokyo-tale-sc03-08 = Everyone has a picture of the Ring from outside. Mikage has bought one roll of film, one, that has never seen daylight. She wants it to open its eyes underneath.
tokyo-tale-sc03-09 = Every window has a face, and every face is one frame late. If you meet its eyes it keeps the frame. Mikage has already met three.
tokyo-tale-sc03-10 = They come round the corner with the same camera and the same coats. Their director walks backwards too. She sees you, makes a frame with her hands, and says: closer.
tokyo-choice-sc03-11-a = screen it uncut
tokyo-choice-sc03-11-b = burn the last reel
tokyo-tale-sc03-11 = The reel shows it plainly: the Ring was built, and the builders wave. Screen it, and the city will have someone to hate, and no proof they are still alive to hate. Burn it, and the city keeps its film, its heist, and its night out. A: { tokyo-choice-sc03-11-a }. B: { tokyo-choice-sc03-11-b }.
tokyo-tale-sc03-12 = A: Every seat in Shinjuku is taken, and half the coats are too heavy for the season. When the builders wave, somebody stands up and draws. B: Every seat is taken, and the rumour of a missing reel has taken the aisles. The crowd wants what you burned.
tokyo-tale-sc03-13-a = By morning the wave has become a greeting; people do it to each other, grimly, at every corner.
tokyo-tale-sc03-13-b = By morning everybody has seen the film twice and nobody agrees how it ended.
tokyo-tale-sc03-13 = Mikage leaves with an empty can under her arm and her hands still making a frame.

## S04

tokyo-tale-sc04-01 = The rails are singing again, and everybody with an engine has heard it. The organisers have no names, only a bell and a bucket for the fees. Somewhere in the dark, something round is rolling by itself.
tokyo-tale-sc04-02 = A folding table under a railway bridge. One form, one question: “If you die, who gets the ball?” Behind the table stands Old Number Nine, with a price on its windscreen and flowers on its bonnet.
tokyo-tale-sc04-03 = The bell rings once, and the ball is in your lap, heavier than it looks and warmer than it should be. Twenty engines answer. There is no second bell.
tokyo-tale-sc04-04 = A boy with chalk runs along the embankment and writes the order on the wall. He never writes your name first. He seems to think it is kinder.
tokyo-tale-sc04-05 = Every light in Electric Town goes out the moment the bell rings. Somebody is selling the way through. Somebody else is a better mechanic.
tokyo-tale-sc04-06 = Three buses across the tracks and a choir of megaphones. The police are not here for the race. They have simply run out of other things to stop.
tokyo-tale-sc04-07 = Four thousand people wait to see the finish, and all of them are standing on it. They will move for a song. They will also move for a fist, but they will remember it.
tokyo-tale-sc04-08 = Long, black, beautifully kept, and nobody has ever seen the driver. It does not overtake. It arrives first and waits for you.
tokyo-tale-sc04-09 = A hand with too many rings comes through the window at full speed. The offer is simple: finish second. The advance is already in your glove box.
tokyo-tale-sc04-10 = It has begun to turn in your lap, slowly, against the direction of travel. Dogs run beside the car. Every light you pass goes red, and then, politely, green.
tokyo-tale-sc04-11 = The line is a strip of red tape between two lamp posts. The ball leaps out of your arms and rolls for it, and so does everyone else. For eleven seconds the whole of Shibuya is one fist.
tokyo-tale-sc04-12 = It has been round the loop nine hundred times and stopped twice. Nobody stole it in five years. It starts if you thank it first.
tokyo-tale-sc04-13 = The boy with the chalk wipes the wall clean and writes one name. The ball lies in the gutter, cold, ordinary, an iron ball. It is three days before you notice that it has turned to face the Ring.

## S05

tokyo-tale-sc05-01 = The letter is one page long and has no return address. Copy it for seven people or be the next name at the bottom. The list of names is already two kilometres long.
tokyo-tale-sc05-02 = It rides on whatever is already wrong. A brawl, a fever, a power cut: solve it, and you find a page in your pocket. Five pages make a person very thin.
tokyo-tale-sc05-03 = A shrine the size of a phone booth, between two capsule hotels. The priest cuts red thread all day and says nothing. Leave your pages, and he will tie you to nobody.
tokyo-tale-sc05-04 = No post has been delivered inside the zone for five years. He delivers it anyway, one area a day, giggling at the addresses. Nobody has seen the bag get lighter.
tokyo-tale-sc05-05 = He is not a doctor, he says so himself, but his scissors are clean. He cuts the page out of you and folds it into a crane. The cranes are beginning to fill the room.
tokyo-tale-sc05-06 = Laid in order, the pages read backwards to three first letters. One went to a mechanic, one to a banker, one to a girl who never opened it. Open them, says the priest, his first words in a year.
tokyo-tale-sc05-07 = Welded into a petrol tank, unread. He thought that counted as not having received it. The tank has been knocking from the inside ever since.
tokyo-tale-sc05-08 = It lies in a safe-deposit box with a very long waiting list. He has sold shares in it. The shareholders would like a word.
tokyo-tale-sc05-09 = Still sealed, kept under a pillow for eight years. She says it is the only post she ever got. She will give it up if you promise to write.
tokyo-tale-sc05-10 = Read together, the three letters are one request: please, somebody, keep this for me. One person could keep it, and the sender would have to come and ask. Or you could burn every copy in the zone, and everyone who ever answered it.
tokyo-tale-sc05-11 = A thin person in a school coat, apologising with every step. Where the face should be there is an envelope, still empty. It only wants to see that you kept it safe.
tokyo-tale-sc05-12 = The old post office in Akiba runs all night, with nobody in it. Belts carry the same letter past the same lamp. Fire does not frighten it, but being read aloud does.
tokyo-tale-sc05-13 = A: The envelope takes the page, folds itself, and bows; the one who carried it will never get another letter, of any kind. B: The smoke hangs over Akiba for a week, and on every street someone stops in the middle of a name. The shrine has no more thread. The priest is learning to knit.

## S06

tokyo-tale-sc06-01 = Two hundred and twelve names whose blood came back clean. Osaka will take them if they arrive together, on rails, before sunrise. None of yours is on the list.
tokyo-tale-sc06-02 = The loop has had no current for five years. One switch is in a substation in Akiba, one in a signal box in Shinjuku. Somebody lives in both.
tokyo-tale-sc06-03 = The transformer hums a chord that nobody living has tuned. A family has hung its washing from the insulators, perfectly dry. The breaker is behind the baby.
tokyo-tale-sc06-04 = They have run the signal box as a kingdom for five years, with a king and a tax on shadows. The levers still work. The king would like to keep it that way.
tokyo-tale-sc06-05 = A rail-grinding train with nine flat cars and a cab full of swallows’ nests. It coughs, lights up, and begins to walk. It will not stop for anyone, but it is not fast.
tokyo-tale-sc06-06 = Someone has found a real timetable and a real pencil. Every hour is a line, and the last line says sunrise in red. The pencil is getting short.
tokyo-tale-sc06-07 = They pull up sleepers and burn them, because wood is wood. A train to them is a very long stove. They come along the line from the other side, singing.
tokyo-tale-sc06-08 = They stand on the track so that you have to look at them. Eleven people, no test, one of them coughing into her sleeve. They are not asking to be told they are healthy.
tokyo-tale-sc06-09 = The gate signal is red, and the phone beside it says only: not tonight. The old inner line still runs, straight under the Ring, to the far side of the wall. The driver looks at you, because somebody has to.
tokyo-tale-sc06-10 = Forty tonnes of door, two hand wheels, and a keypad that asks for a rank. The wheels need arms, the keypad needs nerve. The guards on top need a reason not to look down.
tokyo-tale-sc06-11 = They were built to shoot at the Ring and have never hit anything. The crews are bored, cold and nineteen. The searchlight finds you first.
tokyo-tale-sc06-12 = The tunnel lights come on ahead of the train, one by one, as if somebody were walking in front with a switch. The passengers stop talking. Far in, the rails begin to glow red from beneath.
tokyo-tale-sc06-13 = It lies across both rails, breathing, patient as a landslide. It has been waiting for a train for five years, and it has waited well. It would like to see all their tickets.
tokyo-tale-sc06-14 = You walk home along the track, because the train was never for you. Behind the wall, two red lamps grow small, and then smaller than stars. If you made room, eleven more people are somebody else’s problem now, and one of them waves her sleeve; if you kept to the list, nobody waves. In the morning somebody has already hung washing on the wires.

## S07

tokyo-tale-sc07-01 = A man in Shibuya asked for his legs and walked. A woman in Akiba asked for her son, and somebody came. Nobody knows what they paid, only that both of them have stopped speaking.
tokyo-tale-sc07-02 = It has customers, so it leaves a trail. Somebody repaired it once, somebody prayed to it, somebody sent it a bill. Find out what it cannot refuse.
tokyo-tale-sc07-03 = He replaced one capacitor, and it granted him a steady hand. He has not been able to put down the screwdriver since. He talks if you work beside him.
tokyo-tale-sc07-04 = Her son came back polite and does not sleep. She has not said that he is not hers. She wants somebody to hear her not say it.
tokyo-tale-sc07-05 = The firm billed it for damages and was paid in full, in coins, in every desk drawer, at once. They have kept the receipt. It is signed, and the signature is a price list.
tokyo-tale-sc07-06 = It cannot refuse a question it has already answered. Ask it for something it has granted before, and it must stand still to look it up. Ask often enough, and it will forget how to leave.
tokyo-tale-sc07-07 = They have sold their houses to stand in this line. Some of them have stood in it before. They do not want you hurt, they only want you behind them.
tokyo-tale-sc07-08 = It stands still at last, and the receiver reads out the accounts. Every wish in the city, and beside it, the person who paid, who was never the one who asked. The terminal is only a counter. The till is under the Ring.
tokyo-tale-sc07-09 = From below it is not red but every colour, and it is not a ring but a queue. It goes round and round. Each of them thinks they are next.
tokyo-tale-sc07-10 = Somebody asked, five years ago, for everybody to be safe. The machine is still counting how many people that would take. It turns towards you with a very large number for a face.
tokyo-choice-sc07-11-a = close the account
tokyo-choice-sc07-11-b = open the wall
tokyo-choice-sc07-11-c = share out the change
tokyo-tale-sc07-11 = One wish is left in the till, already paid for, five years ago, by everyone who died. Three levers: A: { tokyo-choice-sc07-11-a }. B: { tokyo-choice-sc07-11-b }. C: { tokyo-choice-sc07-11-c }. All three are worn, as if someone had stood here a long time with a hand on each in turn.
tokyo-tale-sc07-12 = A: The granted come to the square in Shinjuku, on legs that are going out like lamps, and ask you to wait one more night. B: At the wall in Shinagawa the guards have orders, and the crowd has you. C: In Shibuya everyone wishes at once, and half of the wishes are about the other half.
tokyo-tale-sc07-13-a = The sky over Tokyo is only sky; in Akiba a woman sets one place at the table, and speaks.
tokyo-tale-sc07-13-b = The gate stands open, and for a whole day nobody dares to be first.
tokyo-tale-sc07-13-c = All over the city small good things happen, and everyone keeps the receipt, just in case. On yours, in your own handwriting: paid.
tokyo-tale-sc07-rt = Today it is a public telephone. Yesterday it was a shrine, and the day before, a quarrel. Pick up the receiver, and it says your name with your mother’s breath.

# Pandemic: everything that is said at the table.

## Colours inside a sentence

hue-blue = blue
hue-yellow = yellow
hue-black = black
hue-red = red

## Lists

list-separator = { ", " }
sentence-gap = { " " }
player-unnamed = Seat { $number }

## What is asked, to those who decide

ask-roles = { $who }, choose your role.
ask-actions =
    { $left ->
        [one] { $who }, you have 1 action left
       *[other] { $who }, you have { $left } actions left
    }
more-actions = You are the { $role }, in { $city }. Choose an action, or a lit city on the map.
ask-respond = { $who }, you may play an event on { $active }’s turn.
ask-over-limit =
    { $count ->
        [one] { $who }, you hold one card too many. Discard a card or play an event.
       *[other] { $who }, you hold { $count } cards too many. Discard cards or play an event.
    }
ask-respond-over-limit = { $owner } has too many cards. { $who }, will you play an event first?
ask-window = { $who }, will you play an event?
ask-consent = { $who }, do you agree?
ask-forecast =
    { $place ->
        [1] { $who }, choose the card that will be turned up first.
       *[other] { $who }, choose the card that will be turned up as number { $place }.
    }
ask-cure =
    { $left ->
        [one] { $who }, choose the last { $hue } card to give up for the cure.
       *[other] { $who }, choose { $left } { $hue } cards to give up for the cure.
    }

## What is asked, to those who wait

wait-roles = { $who } chooses a role.
wait-actions =
    { $left ->
        [one] { $who } has 1 action left
       *[other] { $who } has { $left } actions left
    }
more-waiting = { $role }, in { $city }.
wait-over-limit =
    { $count ->
        [one] { $who } holds one card too many and has to part with it.
       *[other] { $who } holds { $count } cards too many and has to part with them.
    }
wait-window = { $who } may play an event.
wait-consent = { $who } is asked for consent.
wait-private = { $who } is answering a question.
wait-forecast = { $who } puts the coming infection cards in order.
wait-cure = { $who } chooses the { $hue } cards to give up for the cure.
wait-chance = A card is being turned up.

## What is about to happen when a window opens

moment-turn-start = A turn begins.
moment-between-actions = An action is done.
moment-before-draw = The actions are over; next, two player cards are drawn.
moment-cards-drawn = An Epidemic has been drawn and is about to begin.
moment-bottom-revealed = Epidemic: { $city } is about to get three cubes.
moment-epidemic-infected = Epidemic: the infection discard is about to be shuffled and put back on top.
moment-special-resolved = One Epidemic is over; the next one is about to begin.
moment-over-limit = A hand is over the limit.
moment-before-infection = New infections are about to begin.
moment-infection-revealed = { $city } is about to be infected.
moment-infection-resolved = An infection card has been dealt with.
moment-turn-end = The infections are over; the turn is about to pass on.

## Windows a seat can be passed through

window-turn-start = At the start of a turn
window-between-actions = Between two actions
window-before-draw = Before player cards are drawn
window-cards-drawn = When an Epidemic has been drawn, before it begins
window-bottom-revealed = When an Epidemic shows its city, before the cubes
window-epidemic-infected = In an Epidemic, before the discard goes back on top
window-special-resolved = Between two Epidemics
window-over-limit = When a hand is over the limit
window-before-infection = Before new infections
window-infection-revealed = When an infection card is shown, before its cube
window-infection-resolved = After each infection card
window-turn-end = At the end of a turn

## Requests

consent-drive = { $asker } wants to take your pawn by road or sea from { $from } to { $city }.
consent-direct = { $asker } wants to fly your pawn from { $from } to { $city } and gives up the card { $city } for it.
consent-charter = { $asker } wants to charter a flight for your pawn from { $from } to { $city } and gives up the card { $from } for it.
consent-shuttle = { $asker } wants to take your pawn by shuttle from { $from } to { $city }.
consent-rendezvous = { $asker } wants to call your pawn from { $from } to { $city }, where another pawn stands.
consent-airlift = { $asker } wants to play Airlift and fly your pawn from { $from } to { $city }.
consent-give = { $asker } wants to give you the card { $card }.
consent-take = { $asker } wants to take the card { $card } from you.
request-drive = { $asker } wants to take { $owner } by road or sea from { $from } to { $city }.
request-direct = { $asker } wants to fly { $owner } from { $from } to { $city } for the card { $city }.
request-charter = { $asker } wants to charter a flight for { $owner } from { $from } to { $city } for the card { $from }.
request-shuttle = { $asker } wants to take { $owner } by shuttle from { $from } to { $city }.
request-rendezvous = { $asker } wants to call { $owner } from { $from } to { $city }.
request-airlift = { $asker } wants to fly { $owner } from { $from } to { $city } with Airlift.
request-give = { $asker } wants to give { $owner } the card { $card }.
request-take = { $asker } wants to take the card { $card } from { $owner }.

## Actions, as buttons say them

do-role = Be the { $role }
do-drive = Go by road or sea to { $city }
do-direct = Fly to { $city }, giving up that card
do-charter = Charter a flight to { $city }, giving up the card { $from }
do-shuttle = Take the shuttle to { $city }
do-rendezvous = Join the pawn in { $city }
do-drive-pawn = Take { $who } by road or sea to { $city }
do-direct-pawn = Fly { $who } to { $city }, giving up that card
do-charter-pawn = Charter a flight for { $who } to { $city }, giving up the card { $from }
do-shuttle-pawn = Take { $who } by shuttle to { $city }
do-rendezvous-pawn = Call { $who } to { $city }
do-build = Build a research station in { $city }
do-build-from = Move the station of { $from } to { $city }
do-cure = Discover the { $hue } cure
do-treat =
    { $count ->
        [0] Treat { $hue } in { $city }
        [one] Treat { $hue } in { $city }: 1 cube
       *[other] Treat { $hue } in { $city }: { $count } cubes
    }
do-give = Give { $card } to { $who }
do-take = Take { $card } from { $who }
do-airlift = Airlift yourself to { $city }
do-airlift-pawn = Airlift { $who } to { $city }
do-forecast = Look at the next six infection cards
do-government-grant = Set up a station in { $city }
do-government-grant-from = Move the station of { $from } to { $city }
do-one-quiet-night = Skip the coming infections
do-resilient-population = Remove { $city } from the infection cards
do-place = { $city } next
do-discard = Discard { $card }
do-agree = I agree
do-refuse = Rather not
do-pass = No event now
do-end =
    { $left ->
        [one] End the turn’s actions (1 is lost)
       *[other] End the turn’s actions ({ $left } are lost)
    }

## Groups of actions

group-pawn = Move { $who }’s pawn
group-move = Move
group-build-from = Build here with a station from elsewhere
group-share = Share knowledge
group-events = Play an event
group-order = The next cards, in your order
group-discard = Discard
group-treat = Treat
group-build = Build
group-cure = Cure
group-pay = Cards for the cure
group-roles = Roles
group-answer = Your answer
group-end = Finish
group-city = City
group-station = Station
group-actions = What you can do
blocked-build = Research station
blocked-cure = Find a cure ({ $hues })
blocked-treat = Treat disease
blocked-share = Share knowledge with { $people }
way-drive = Drive or ferry
way-direct = Direct flight
way-direct-cost = , discards the card of the destination
way-charter = Charter flight
way-charter-cost = , discards the card { $city }
way-shuttle = Shuttle flight
way-rendezvous = Join another pawn
choose-city = Choose a city
choose-card = Choose a card
treat-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
choose-go = Go
choose-fly = Fly
choose-build = Build
choose-remove = Remove
why-rule = Rule { $rule }

## Board, tracks and piles

board-reel = Map, scrolls sideways
board-name = World map with { $count } cities
board-offer = What can be done with { $city }
board-station = research station
board-cubes =
    { $count ->
        [one] 1 { $hue } cube
       *[other] { $count } { $hue } cubes
    }
board-pawn = { $who }’s pawn
plain-title = The map in words
plain-cubes = Cubes
plain-pieces = Stations and pawns
panel-status = State of the world
panel-rate = Infection rate
panel-rate-now =
    { $rate ->
        [one] 1 card a turn
       *[other] { $rate } cards a turn
    }
panel-outbreaks = Outbreaks
panel-outbreaks-now = { $count } of { $limit }; at { $limit } all is lost
panel-diseases = Cures, and cubes left in the supply; research stations left: { $stations }
panel-supply =
    { $count ->
        [0] no cube left in the supply
        [one] 1 cube left in the supply
       *[other] { $count } cubes left in the supply
    }
cure-active = no cure yet
cure-cured = cured
cure-eradicated = eradicated
panel-piles = Cards
panel-player-deck = Player deck
panel-infection-deck = Infection deck
panel-cards-left =
    { $count ->
        [one] card left
       *[other] cards left
    }
panel-turns-left =
    { $count ->
        [0] It cannot serve another draw.
        [one] It lasts for one more draw.
       *[other] It lasts for { $count } more draws.
    }
stretch-epidemic =
    { $count ->
        [one] The next card is an Epidemic.
       *[other] An Epidemic is somewhere in the next { $count } cards.
    }
stretch-clear =
    { $count ->
        [one] The next card is no Epidemic.
       *[other] No Epidemic is in the next { $count } cards.
    }
stretch-then =
    { $count ->
        [one] The card after that is an Epidemic.
       *[other] One is in the { $count } cards after that.
    }
stretch-none = No Epidemic is left.
panel-epidemics = Epidemics so far: { $drawn } of { $total }
panel-player-discard = Player discard
panel-infection-discard = Infection discard
panel-removed = Out of the game
panel-infection-known = On top, in this order
panel-infection-shuffled = Then, in an unknown order
panel-infection-shuffled-top = On top, in an unknown order
panel-infection-all = In an unknown order
panel-infection-rest = Below, in an unknown order
panel-quiet-now = The infections of this turn are skipped.
panel-quiet-next = The infections of the next turn are skipped.
panel-quiet-later = The infections { $turns } turns from now are skipped.
panel-revealed = Just turned up
card-epidemics =
    { $count ->
        [one] 1 Epidemic
       *[other] { $count } Epidemics
    }

## Seats

panel-hands = Hands
player-active = on turn
player-no-role = no role yet
player-where = in { $city }
player-hand = { $count } of { $limit }
card-hidden = hidden card

## The log

log-role-taken = { $who } is the { $role }.
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
log-direct = { $who } gives up { $to } and flies there from { $from }.
log-charter = { $who } gives up { $from } and charters a flight to { $to }.
log-shuttle = { $who } takes the shuttle from { $from } to { $to }.
log-rendezvous = { $who } joins the pawn in { $to }, coming from { $from }.
log-drive-pawn = { $who } takes { $pawn } from { $from } to { $to }.
log-direct-pawn = { $who } gives up { $to } and flies { $pawn } there from { $from }.
log-charter-pawn = { $who } gives up { $from } and charters a flight for { $pawn } to { $to }.
log-shuttle-pawn = { $who } takes { $pawn } by shuttle from { $from } to { $to }.
log-rendezvous-pawn = { $who } calls { $pawn } from { $from } to { $to }.
log-built = { $who } gives up { $city } and builds a research station there.
log-built-free = { $who } builds a research station in { $city }.
log-built-from = { $who } gives up { $city } and moves the station of { $from } there.
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
log-cured = { $who } discovers the { $hue } cure!
log-eradicated = The { $hue } disease is eradicated!
log-shared = { $giver } gives { $receiver } the card { $card }.
log-actions-ended =
    { $unused ->
        [one] { $who } stops, leaving 1 action unused.
       *[other] { $who } stops, leaving { $unused } actions unused.
    }
log-discarded = { $who } discards { $card }.
log-played = { $who } plays { $event }.
log-airlifted = { $pawn } is flown from { $from } to { $to }.
log-revealed = The Forecast shows { $city }.
log-forecast = The infection cards are put back in this order: { $cities }.
log-granted = A research station is set up in { $city }.
log-granted-from = The research station of { $from } is moved to { $city }.
log-quiet-night =
    { $turns ->
        [0] The infections of this turn will be skipped.
        [1] The infections of the next turn will be skipped.
       *[other] The infections { $turns } turns from now will be skipped.
    }
log-removed = The infection card { $city } is out of the game.
log-asked = { $asker } asks { $owner } for consent.
log-agreed = { $owner } agrees.
log-declined = { $owner } would rather not.
log-drew = { $who } draws { $card }.
log-drew-hidden = { $who } draws a card.
log-epidemic-drawn = { $who } draws an Epidemic!
log-increased = The infection rate is now { $rate }.
log-bottom-revealed = The Epidemic breaks out in { $city }.
log-intensified =
    { $cards ->
        [one] 1 infection card goes back on top of the deck.
       *[other] { $cards } infection cards are shuffled and go back on top of the deck.
    }
log-infection-revealed = Infection card: { $city }.
log-cubes-placed =
    { $cubes ->
        [one] { $city } gets 1 { $hue } cube.
       *[other] { $city } gets { $cubes } { $hue } cubes.
    }
log-held-off-eradicated = The { $hue } disease is eradicated: { $city } stays clear.
log-held-off-medic = The Medic keeps the { $hue } disease out of { $city }.
log-outbreak = Outbreak of { $hue } in { $city }! The marker is at { $marker }.
log-infection-skipped = A quiet night: nobody is infected.
log-infection-reshuffled = The infection deck was empty; the discard becomes the new deck.

## Endings

ending-cures = All four cures are found. Humanity is saved: you have won!
ending-cubes = A cube was needed and none was left: a disease is out of control. The game is lost.
ending-outbreaks = The eighth outbreak spreads panic over the world. The game is lost.
ending-player-deck = The player cards have run out, and with them the time. The game is lost.
ending-infection-deck = The infection cards have run out. The game is lost.

## Why not

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn. On other turns you can only play events and answer questions.
refusal-not-asked = You are not being asked for this now.
refusal-another-answers-first = Another player answers first; your turn to answer comes right after.
refusal-not-now = This is not the moment for it: something else has to be settled first.
refusal-no-such-seat = There is no such player at this table.
refusal-role-taken = Somebody already has this role. Choose one that is free.
refusal-no-window = This event cannot be played between the showing of a card and its effect.
refusal-nothing-to-pass = There is nothing to let go by now: end your own actions, or discard, instead.
refusal-refused-before = This very request has just been turned down. Ask for something else, or again later.
refusal-too-many-requests = Too many requests have been turned down just now. Do something else first.
refusal-same-city = The pawn is in that city already.
refusal-not-a-neighbour = No line leads there directly. Go by way of another city, or fly.
refusal-no-destination-card = You need the card of the city you fly to.
refusal-no-departure-card = A charter flight needs the card of the city where it starts.
refusal-dispatcher-pays = For other pawns too, the Dispatcher pays with cards from the Dispatcher’s own hand.
refusal-no-shuttle = A shuttle needs a research station at both ends.
refusal-not-the-dispatcher = Only the Dispatcher can move other players’ pawns.
refusal-no-rendezvous = Only the Dispatcher can call a pawn to another pawn, and one must stand in that city.
refusal-not-dispatchers-turn = The Dispatcher can move other pawns only on the Dispatcher’s own turn.
refusal-own-pawn = That is your own pawn; move it without naming a player.
refusal-station-here = There is a research station here already.
refusal-no-card-to-build = You need the card of the city you are in.
refusal-stock-has-station = There is a station left in the stock, so none is taken from the board.
refusal-name-a-station = All six stations are on the board. Say which one to move here.
refusal-no-station-there = There is no station to take from that city.
refusal-no-station-here = A cure can only be discovered at a research station.
refusal-too-few-cards = You do not hold enough cards of this colour: a cure takes five, or four from the Scientist.
refusal-already-cured = The cure for this disease is known already.
refusal-not-a-card-for-the-cure = Only City cards of the cure’s colour can pay for it.
refusal-no-cube = There is no cube of this colour in your city.
refusal-not-together = You have to be in the same city to pass a card.
refusal-card-not-held = That card is not in the hand it would come from.
refusal-not-this-citys-card = Only the card of the city you are both in can be passed.
refusal-share-needs-active = Cards pass only on the turn of one of the two players.
refusal-researcher-receives-only-this = The Researcher can give any card, but can only receive the card of the city you are both in.
refusal-event-not-held = You do not hold this event.
refusal-pawn-is-there = That pawn is in this city already.
refusal-nothing-to-forecast = The infection deck is empty: there is nothing to look at.
refusal-grant-station-there = That city has a research station already.
refusal-grant-stock-has-station = There is a station left in the stock, so none is taken from the board.
refusal-grant-name-a-station = All six stations are on the board. Say which one to move.
refusal-grant-no-station-there = There is no station to take from that city.
refusal-grant-with-six = All six stations are on the board, and at this table the grant cannot move one.
refusal-not-in-infection-discard = That card is not in the infection discard.
refusal-nothing-to-remove = The infection discard is empty: there is nothing to remove.
refusal-not-a-forecast-card = That is none of the cards the Forecast shows.
refusal-not-in-hand = You do not hold that card.
refusal-wrong-outcome = No such card can come up at this moment.
refusal-not-in-deck = That card is not in the player deck.
refusal-card-not-on-top = That card cannot be on top of the infection deck.
refusal-card-not-at-bottom = That card cannot be at the bottom of the infection deck.
refusal-no-epidemic-here = No Epidemic is left in this stretch of the deck.
refusal-epidemic-due = An Epidemic has to come up now: it is the last card of its stretch.

# The table in plain text
plain-tracks = Turn { $turn } · infection rate { $rate } · outbreaks { $outbreaks } of { $most } · player deck { $playerdeck } · infection deck { $infectiondeck }
plain-stations = Research stations
play-seal = The shuffles are sealed; the seed has the SHA-256 { $hash }.
play-you = Player

# Pandemic: everything that is said at the table.

## Colours inside a sentence

hue-blue = blue
hue-yellow = yellow
hue-black = black
hue-red = red
hue-purple = purple

## Lists

sentence-gap = { " " }

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
        [one] { $who }, choose the last { $hue } card to discard for the cure.
       *[other] { $who }, choose { $left } { $hue } cards to discard for the cure.
    }
ask-cure-any =
    { $left ->
        [one] { $who }, choose the last card to discard for the { $hue } cure; one of the cards has to name a city that holds purple.
       *[other] { $who }, choose { $left } cards to discard for the { $hue } cure; one of them has to name a city that holds purple.
    }
ask-hospital = { $who }, which cube does the Mobile Hospital remove in { $city }?
ask-vaccine =
    { $left ->
        [one] { $who }, you may remove 1 more { $hue } cube, or stop here. The cities have to be connected.
       *[other] { $who }, remove up to { $left } { $hue } cubes, one by one, from connected cities.
    }
ask-remote-treatment =
    { $left ->
        [one] { $who }, choose the last cube to remove, anywhere.
       *[other] { $who }, choose { $left } cubes to remove, anywhere.
    }
ask-mutation-order = { $who }, which mutation comes first?
ask-begin = { $who }, where do you begin?
more-begin = Any city will do. The others do not learn which, unless one of their pawns stands there.
ask-bio-terrorist =
    { $moves ->
        [0] { $left ->
            [one] { $who }, you have 1 action left
           *[other] { $who }, you have { $left } actions left
        }
       *[other] { $left ->
            [0] { $who }, you have your move left
            [one] { $who }, you have your move and 1 action left
           *[other] { $who }, you have your move and { $left } actions left
        }
    }
more-bio-terrorist = You are the Bio-Terrorist, in { $city }. The others see only what comes of your actions.
ask-bio-terrorist-captured =
    { $left ->
        [one] { $who }, you have 1 action left
       *[other] { $who }, you have { $left } actions left
    }
more-bio-terrorist-captured = { $captor } holds you. With the card of a city you can escape to it.
ask-bio-terrorist-over-limit =
    { $count ->
        [one] { $who }, you hold one card too many. Discard one; the others see which.
       *[other] { $who }, you hold { $count } cards too many. Discard them; the others see which.
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
        [one] { $who } holds one card too many and has to discard it or play an event.
       *[other] { $who } holds { $count } cards too many and has to discard them or play events.
    }
wait-window = { $who } may play an event.
wait-consent = { $who } is asked for consent.
wait-private = { $who } is answering a question.
wait-forecast = { $who } puts the coming infection cards in order.
wait-cure = { $who } chooses the { $hue } cards to discard for the cure.
wait-cure-any = { $who } chooses the cards to discard for the { $hue } cure.
wait-hospital = { $who } chooses the cube that the Mobile Hospital removes in { $city }.
wait-vaccine =
    { $left ->
        [one] { $who } may remove 1 more { $hue } cube.
       *[other] { $who } may remove up to { $left } { $hue } cubes.
    }
wait-remote-treatment =
    { $left ->
        [one] { $who } chooses the last cube to remove.
       *[other] { $who } chooses { $left } cubes to remove.
    }
wait-mutation-order = { $who } chooses which mutation comes first.
wait-bio-terrorist = { $who }, the Bio-Terrorist, acts out of sight.
wait-chance = A card is being turned up.

## What is about to happen when a window opens

moment-turn-start = A turn begins.
moment-between-actions = An action is done.
moment-after-cure = A cure has just been found.
moment-before-draw = The actions are over; next, two player cards are drawn.
moment-cards-drawn = Cards have been drawn that are about to take effect: an Epidemic or a mutation.
moment-bottom-revealed = Epidemic: { $city } is about to get three cubes.
moment-bottom-revealed-purple =
    { $cubes ->
        [one] Mutation: { $city } is about to get 1 purple cube.
       *[other] Mutation: { $city } is about to get { $cubes } purple cubes.
    }
moment-epidemic-infected = Epidemic: the infection discard pile is about to be shuffled and put back on top.
moment-before-intensify = Epidemic: its card has taken effect; the infection discard pile is about to be shuffled and put back on top.
moment-special-resolved = One such card is over; the next one is about to begin.
moment-over-limit = A hand is over the limit.
moment-before-infection = New infections are about to begin.
moment-infection-revealed = { $city } is about to be infected.
moment-mutation-revealed = A Mutation Appears! is turned up; the bottom card is about to follow.
moment-infection-resolved = An infection card has been dealt with.
moment-turn-end = The infections are over; the turn is about to pass on.
moment-bt-turn-before = The Bio-Terrorist is about to act.
moment-bt-turn-after = The Bio-Terrorist has acted.

## Windows a seat can be passed through

window-after-cure = Directly after a cure
window-before-draw = Before player cards are drawn
window-cards-drawn = When an Epidemic or a mutation has been drawn, before it begins
window-bottom-revealed = When a card from the bottom shows its city, before the cubes
window-epidemic-infected = In an Epidemic, before the discard pile goes back on top
window-before-intensify = In an Epidemic, after the effect of its strain card
window-special-resolved = Between two Epidemics or mutations
window-before-infection = Before new infections
window-infection-revealed = When an infection card is shown, before its cube
window-infection-resolved = After each infection card
window-turn-end = At the end of a turn
window-bt-turn-before = Before the Bio-Terrorist acts
window-bt-turn-after = After the Bio-Terrorist has acted

## Requests

consent-drive = { $asker } wants to take your pawn by road or sea from { $from } to { $city }.
consent-direct = { $asker } wants to fly your pawn from { $from } to { $city } and discards the { $city } card for it.
consent-charter = { $asker } wants to charter a flight for your pawn from { $from } to { $city } and discards the { $from } card for it.
consent-shuttle = { $asker } wants to take your pawn by shuttle from { $from } to { $city }.
consent-rendezvous = { $asker } wants to call your pawn from { $from } to { $city }, where another pawn stands.
consent-airlift = { $asker } wants to play Airlift and fly your pawn from { $from } to { $city }.
consent-give = { $asker } wants to give you the { $card } card.
consent-take = { $asker } wants to take the { $card } card from you.
consent-obtain = { $asker }, the Epidemiologist, wants to take the { $card } card from you.
consent-new-assignment = { $asker } wants to play New Assignment and make you the { $role }.
consent-special-orders = { $asker } wants to play Special Orders: the current player could then move your pawn as if it were their own this turn.
request-drive = { $asker } wants to take { $owner } by road or sea from { $from } to { $city }.
request-direct = { $asker } wants to fly { $owner } from { $from } to { $city } for the { $city } card.
request-charter = { $asker } wants to charter a flight for { $owner } from { $from } to { $city } for the { $from } card.
request-shuttle = { $asker } wants to take { $owner } by shuttle from { $from } to { $city }.
request-rendezvous = { $asker } wants to call { $owner } from { $from } to { $city }.
request-airlift = { $asker } wants to fly { $owner } from { $from } to { $city } with Airlift.
request-give = { $asker } wants to give { $owner } the { $card } card.
request-take = { $asker } wants to take the { $card } card from { $owner }.
request-obtain = { $asker }, the Epidemiologist, wants to take the { $card } card from { $owner }.
request-new-assignment = { $asker } wants to make { $owner } the { $role } with New Assignment.
request-special-orders = { $asker } wants to have { $owner }’s pawn moved with Special Orders.

## Actions, as buttons say them

do-role = Be the { $role }
do-begin = Begin in { $city }
do-drive = Go by road or sea to { $to }
do-direct = Fly to { $to }, discarding that card
do-direct-shown = Fly to { $to }, showing that card
do-charter = Charter a flight to { $to }, discarding the { $from } card
do-shuttle = Take the shuttle to { $to }
do-rendezvous = Join the pawn in { $to }
do-drive-pawn = Take { $who } by road or sea to { $to }
do-direct-pawn = Fly { $who } to { $to }, discarding that card
do-direct-shown-pawn = Fly { $who } to { $to }, showing that card
do-charter-pawn = Charter a flight for { $who } to { $to }, discarding the { $from } card
do-shuttle-pawn = Take { $who } by shuttle to { $to }
do-rendezvous-pawn = Call { $who } to { $to }
do-journey = Go to { $to } via { $via }
do-journey-pawn = Take { $who } to { $to } via { $via }
journey-with-cost = { $journey }: { $cost }
journey-cost =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
menu-left = { $count } left
menu-then = Then a treatment removes { $cubes }
end-actions = End actions
end-lost = { $count } left unused
actions-lost =
    { $count ->
        [one] You forgo 1 action.
       *[other] You forgo { $count } actions.
    }
do-escape = Escape to { $city }, discarding that card
do-build = Build a research station in { $city }
do-build-from = Move the station of { $from } to { $city }
do-cure = Discover the { $colour } cure
do-cure-samples = Discover the { $colour } cure with three samples
do-treat =
    { $count ->
        [0] Treat { $colour } in { $city }
        [one] Treat { $colour } in { $city }: 1 cube
       *[other] Treat { $colour } in { $city }: { $count } cubes
    }
do-give = Give { $card } to { $who }
do-take = Take { $card } from { $who }
do-capture = Capture the Bio-Terrorist
do-local-infection = Infect { $city } with purple
do-local-infection-somewhere = Infect your own city with purple
do-remote-infection = Infect { $city } from afar, discarding that card
do-sabotage = Destroy a station, discarding the { $card } card
do-draw = Draw an infection card
do-airlift = Airlift yourself to { $to }
do-airlift-pawn = Airlift { $who } to { $to }
do-forecast = Look at the next six infection cards
do-government-grant = Set up a station in { $city }
do-government-grant-from = Move the station of { $from } to { $city }
do-one-quiet-night = Skip the coming infections
do-resilient-population = Remove { $city } from the infection cards
do-borrowed-time = Gain two more actions this turn
do-commercial-travel-ban = Turn up only one infection card a turn for a round
do-mobile-hospital = Remove a cube in each city entered by road or sea this turn
do-new-assignment = { $seat } becomes the { $role }
do-rapid-vaccine-deployment = Remove up to five cubes of the disease just cured
do-reexamined-research = { $seat } takes { $card } from the discard pile
do-remote-treatment = Remove two cubes anywhere
do-special-orders = Have { $seat }’s pawn moved this turn
do-remove = Remove a { $colour } cube from { $city }
do-first = { $event } first
do-done = That is enough
do-place =
    { $copy ->
        [0] { $card } next
       *[other] { $card } next, copy { $copy }
    }
do-discard = Discard { $card }
do-agree = I agree
do-refuse = I do not agree
do-pass = No event now
do-pass-secret = Let one action go
do-end-secret = End your turn
do-end =
    { $left ->
        [one] End the turn’s actions (1 is lost)
       *[other] End the turn’s actions ({ $left } are lost)
    }

## Groups of actions

group-pawns = Move others’ pawns
group-move = Move
group-build-from = Build here with a station from elsewhere
group-share = Share knowledge
group-events = Play an event
group-order = The next cards, in your order
group-mutation = Mutations
group-remove = Cubes to remove
group-begin = Your first city
group-capture = Capture
group-secret = In secret
group-power = Ability of your role
group-samples = Samples
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
blocked-build = Research station
blocked-cure = Find a cure ({ $hues })
blocked-treat = Treat disease
blocked-share = Share knowledge with { $people }
blocked-obtain = Take a card from { $people }
blocked-collect = Take a sample
way-drive = Drive or ferry
way-direct = Direct flight
way-direct-cost = , discards the card of the destination
way-direct-shown-cost = , shows the card of the destination
way-charter = Charter flight
way-charter-cost = , discards the { $city } card
way-shuttle = Shuttle flight
way-rendezvous = Join another pawn
way-operations-flight = Flight from the station, once a turn
way-operations-flight-cost = for the { $card } card
hidden-local-infection = Local infection
hidden-remote-infection = Remote infection
hidden-remote-infection-cost = , discards the card of the city
hidden-sabotage = Sabotage
hidden-sabotage-cost = , discards the card
treat-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }

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
board-cubes-full = { $count } { $hue } cubes (the next one means an outbreak)
board-pawn = { $who }’s pawn
board-black-pawn = the black pawn
board-legend = Each mark in a city is a disease cube. The shapes go with the colours: a circle is blue, a triangle yellow, a square black, a diamond red. A city has room for three cubes of a colour; where the dish is full, the next one means an outbreak.
plain-title = The map in words
rings-title = Rings on the map
ring-near = one step
ring-far = several actions
ring-card = a card or consent
menu-pawn-there = To move a pawn from here, touch a lit city on the map.
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
panel-outbreaks-now = { $count } of { $limit }; at { $limit } the game is lost
panel-rate-about = That many infection cards are turned over at the end of each turn. Each Epidemic moves the marker on by one.
panel-outbreaks-about = A city that would get a fourth cube of a colour breaks out instead: each city connected to it gets one, which can set off further outbreaks.
panel-supply-about = The game is lost when a cube of a disease is needed and none is left.
panel-supply =
    { $count ->
        [0] no cube left in the supply
        [one] 1 cube left in the supply
       *[other] { $count } cubes left in the supply
    }
panel-cubes-lost =
    { $count ->
        [one] 1 cube out of the game
       *[other] { $count } cubes out of the game
    }
panel-strain = virulent strain
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
        [0] Not enough cards for another draw.
        [one] One more draw.
       *[other] { $count } more draws.
    }
turn-course-title = The course of this turn
turn-course-actions =
    { $left ->
        [0] no actions left
        [one] 1 action left
       *[other] { $left } actions left
    }
turn-course-draw = Draw 2 cards
turn-course-infect =
    { $count ->
        [one] Infect 1 city
       *[other] Infect { $count } cities
    }
turn-course-next = Then { $who }
deck-epidemic-within =
    { $count ->
        [one] Epidemic next
       *[other] Epidemic within { $count }
    }
deck-epidemics = Epidemics: { $drawn } of { $total }
panel-cures = Cures
panel-stations = Stations left: { $stations }
stretch-epidemic =
    { $count ->
        [one] The next card is an Epidemic.
       *[other] An Epidemic is among the next { $count } cards.
    }
stretch-clear = 
    { $count ->
        [one] The next card is not an Epidemic.
       *[other] No Epidemic in the next { $count } cards.
    }
stretch-then =
    { $count ->
        [one] The card after that is an Epidemic.
       *[other] One is in the { $count } cards after that.
    }
stretch-none = No Epidemic is left.
panel-epidemics = Epidemics so far: { $drawn } of { $total }
panel-player-discard = Player discard pile
panel-infection-discard = Infection discard pile
panel-removed = Out of the game
panel-infection-known = On top, in this order
panel-infection-shuffled = Then, in an unknown order
panel-infection-shuffled-top = On top, in an unknown order
panel-infection-all = In an unknown order
panel-infection-rest = Below, in an unknown order
panel-infection-elsewhere =
    { $count ->
        [one] One of these is not here but in the Bio-Terrorist’s hand.
       *[other] { $count } of these are not here but in the Bio-Terrorist’s hand.
    }
panel-quiet-now = The infections of this turn are skipped.
panel-quiet-next = The infections of the next turn are skipped.
panel-quiet-later = The infections { $turns } turns from now are skipped.
panel-notes = In force
note-travel-ban = One infection card a turn until { $who }’s next turn begins.
note-mobile-hospital = This turn, { $who } removes a cube in each city entered by road or sea.
note-special-orders = This turn, { $who } may also move { $pawns }.
panel-revealed = Just turned up
epidemic = Epidemic
epidemic-increase = Increase
epidemic-infect = Infect
epidemic-intensify = Intensify
card-epidemics =
    { $count ->
        [one] 1 Epidemic
       *[other] { $count } Epidemics
    }

## Seats

panel-own-hand = Your hand
panel-hands = Hands
player-active = current player
player-no-role = no role yet
player-where = in { $city }
player-hand = { $count } of { $limit }
card-hidden = hidden card
player-samples = Samples
player-stored = Kept event
player-captor = holds the Bio-Terrorist

# The table in plain text
plain-tracks = Turn { $turn } · infection rate { $rate } · outbreaks { $outbreaks } of { $most } · player deck { $playerdeck } · infection deck { $infectiondeck }
plain-stations = Research stations
plain-hand-of = hand of { $who }
plain-played-by = played by { $who }
plain-of = { $name }: { $what }
plain-seat = { $who }: { $role }, { $city }, { $count } of { $limit } cards: { $cards }
plain-seat-active = { $who }, current player: { $role }, { $city }, { $count } of { $limit } cards: { $cards }
plain-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
plain-pile = { $name } ({ $count }): { $cards }
plain-samples = Samples: { $samples }
plain-city = City and infection card of the colour { $colour }
plain-neighbours = Connected with { $cities }
plain-there = On the board: { $there }

pandemic-chart = Chance to win at the beginning of each turn, as the bots read it
pandemic-chart-turn = Turn { $number }
pandemic-finale-cures = The world holds
pandemic-finale-cubes = The map ran { $hue }
pandemic-finale-outbreaks = The world panics
pandemic-finale-player-deck = Time ran out
pandemic-finale-infection-deck = The infection ran its course
pandemic-mark-cured = { $who } · turn { $turn }
pandemic-mark-eradicated = { $who } · turn { $turn } · eradicated
pandemic-mark-cards = no cure · { $count } held
pandemic-did-treated = { $count ->
    [one] cube treated
   *[other] cubes treated
}
pandemic-did-treated-honour = The healer
pandemic-did-cured = { $count ->
    [one] cure found
   *[other] cures found
}
pandemic-did-cured-honour = The mind
pandemic-did-moved = { $count ->
    [one] move
   *[other] moves
}
pandemic-did-moved-honour = Always on the way
pandemic-did-built = { $count ->
    [one] station built
   *[other] stations built
}
pandemic-did-built-honour = The builder
pandemic-did-shared = { $count ->
    [one] card given
   *[other] cards given
}
pandemic-did-shared-honour = The giver
pandemic-did-played = { $count ->
    [one] event played
   *[other] events played
}
pandemic-did-played-honour = Right on time

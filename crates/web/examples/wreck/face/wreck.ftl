# The table.
board = The wreck and what has come out of it
divers = The divers
card-coin = Coin
card-bottle = Bottle
card-lamp = Lamp
card-mask = Mask
card-pearl = Pearl
card-crown = Crown
card-grey-shark = Grey shark
card-white-shark = White shark
card-tiger-shark = Tiger shark
worth = { $card }, worth { $count }
left = { $count } left behind
wreck = The wreck
search = Search the wreck
search-cards = May still be turned up:
below = { $who } is below and carries { $count }
decided = { $who } is below, carries { $count } and has decided
surfaced = { $who } is at the surface with { $count }
chart-none = No chart yet
chart-hidden = A chart, face down
chart = Not in the wreck: { $card }
sealed = Sealed: { $what }

# What is asked and what can be done.
ask = Stay below or surface?
wait = Waiting for { $who }
wait-card = The next card comes up
over = The dive is over
group-decide = Your decision
do-stay = Stay below
do-surface = Surface
about-stay = You take your share of the next find. Shark { $count } ends the dive; { $come ->
    [0] none has
    [one] one has
   *[other] { $come } have
 } come.
about-surface = You keep the { $carried } you carry and share the { $left } left behind with those who surface too.
refusal-over = The dive is over.
refusal-not-asked = You have decided already, or there is nothing to decide yet.
refusal-not-due = That card cannot come up now.

# What has happened.
log-charted = { $seat } gets the chart of the { $card }
log-charted-face-down = { $seat } gets a chart
log-turned = { $card }
log-decided = { $seat } has decided
log-surfaced = { $seat } surfaces with { $banked }
log-fled = { $seat } flees from the sharks and loses { $lost }
ending-sharks = Sharks have ended the dive.
ending-surfaced = All divers are at the surface.
won = { $who } won with { $count }.
won-nobody = Nobody brought anything up.

# As the texts of the house say it.
seat-number = Seat { $n }
list-separator = { ", " }

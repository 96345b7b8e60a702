# Pandemic: the Bio-Terrorist, to those who hunt and to the one who hides.

parts-bio-terrorist = Seat { $seat } is the Bio-Terrorist’s: whoever sits there plays alone, unseen, against all the others.
parts-bio-terrorist-drawn = One seat is drawn by lot when the game begins: whoever sits there is the Bio-Terrorist and plays against all the others.
bio-terrorist-known = Certainly in this hand
bio-terrorist-out = Purple is eradicated. The Bio-Terrorist has lost and is out of the game.
bio-terrorist-own-captured = { $captor } holds you captive.
bio-terrorist-their-captured = { $captor } holds the Bio-Terrorist captive; with the card of a city, an escape to it is possible.
bio-terrorist-own-not-begun = You are nowhere yet. On your first turn you choose a city in secret.
bio-terrorist-their-not-begun = Has not begun: on the first turn a city is chosen in secret.
bio-terrorist-own-seen = You are in { $city }, and everybody sees you.
bio-terrorist-their-seen = Seen in { $city }. A player there can make the capture with an action.
bio-terrorist-own-hidden = You are hidden in { $city }.
bio-terrorist-their-hidden = Hidden in { $city }.
bio-terrorist-somewhere =
    { $count ->
        [one] Hidden, but can only be in one city.
       *[other] Hidden. All that has been seen leaves { $count } cities.
    }
bio-terrorist-possible = Where that may be (marked on the map while this is open)
bio-terrorist-own-possible = Where the others have to look for you (marked on the map while this is open)
bio-terrorist-budget = Left this turn: moves { $moves }, actions { $left }.
bio-terrorist-hidden-spent = No hidden action is left.
bio-terrorist-hidden-impossible = Hidden actions are not possible here.
bio-terrorist-hidden-left = Still possible unseen: { $actions }.

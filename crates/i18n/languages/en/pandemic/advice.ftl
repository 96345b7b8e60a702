# What a line of play is good for.

advise-cure = This cures { $hue }.
advise-win = This is the last cure, and wins the game.
advise-eradicate = This takes the last { $hue } cube off the board: the disease is eradicated.
advise-avert = Treat { $city }: one cube more and it breaks out.
advise-ease =
    { $left ->
        [0] Treat { $city } before it gets dangerous; no { $hue } cube stays there.
        [one] Treat { $city } before it gets dangerous; one { $hue } cube stays there.
       *[other] Treat { $city } before it gets dangerous; { $left } { $hue } cubes stay there.
    }
advise-give = Hand { $card } to { $who }, who then has { $held } of the { $needed } { $hue } cards for a cure.
advise-take = Take { $card } from { $who }: that makes { $held } of the { $needed } { $hue } cards for a cure.
advise-station = A research station in { $city } shortens the way to the cures.
advise-quiet-night =
    { $count ->
        [0] Skip the coming infections.
        [one] Skip the coming infections: one city breaks out with one cube more.
       *[other] Skip the coming infections: { $count } cities break out with one cube more.
    }
advise-spare = Keep { $city } from ever being infected again by its card.
advise-ready-own =
    { $turns ->
        [one] One more turn to cure { $hue }: all the cards are in hand.
       *[other] { $turns } more turns to cure { $hue }: all the cards are in hand, the next station is far.
    }
advise-ready-other =
    { $turns ->
        [one] { $who } can cure { $hue } in the next turn.
       *[other] { $who } has all cards to cure { $hue } and needs { $turns } turns to get to a station.
    }
advise-lacking-own =
    { $cards ->
        [one] One more { $hue } card, and the cure can be discovered.
       *[other] { $cards } more { $hue } cards, and the cure can be discovered.
    }
advise-lacking-other =
    { $cards ->
        [one] { $who } lacks one { $hue } card for the cure.
       *[other] { $who } lacks { $cards } { $hue } cards for the cure.
    }
advise-meet-give = Soon: hand { $card } to { $who }, when both pawns are there.
advise-meet-take = Soon: take { $card } from { $who }, when both pawns are there.
advise-meet-others = Soon { $from } can hand { $card } to { $who }, when both pawns are there.
advise-guard = Be in { $city } when the next turn begins: one cube more and it breaks out.
advise-go = End the turn in { $city }, ready for what comes.
advise-useless = { $card } is of no use any more: its disease is cured.
advise-spareable =
    { $most ->
        [one] { $card } will be missed least: nobody has more than one card of its colour.
       *[other] { $card } will be missed least: nobody has more than { $most } cards of its colour.
    }
advise-wait = Keep the events for a worse moment.

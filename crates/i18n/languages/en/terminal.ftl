# The table in the terminal, and what can be typed there.

play-seal = The shuffles are sealed; the seed has the SHA-256 { $hash }.
play-you = Player
play-you-at = Player { $seat }
play-bot-at = Bot { $seat }
play-bot-level = { $bot } plays at the level “{ $level }”.
play-welcome = `help` lists what you can type.

## Help: what each command does

play-help-title = What you can type:
play-help-action = does an action, by its number in the list or in its notation, such as `{ $example }`
play-help-beginning = lists the actions that begin so, such as `{ $example }`
play-help-all = lists every action you have
play-help-card = shows the text of a card, by its name or its beginning, such as `card { $example }`
play-help-cards = lists the cards you can see
play-help-why = says why an action is not allowed
play-help-look = shows the table again
play-help-undo = takes back your last decision
play-help-record = prints the record so far
play-help-seat = goes on with another seat of yours; `{ $seat } ACTION` acts with it at once
play-help-enter = the Enter key lets the bots go on for one step, where you and they may act
play-help-wait = lets the bots go on until you are asked something
play-help-help = shows this list
play-help-quit = stops

## Answers

play-list-more = … { $count } more. `all` lists everything, or type how an action begins.
play-list-folded =
    { $count ->
        [one] { $count } choice; `{ $word }` lists it
       *[other] { $count } choices; `{ $word }` lists them
    }
play-allowed = `{ $action }` is allowed.
play-record-later = The record shows what the other seats keep secret, so it is printed when the game ends.
play-not-understood = “{ $said }” is not understood. Type a number from the list, how an action begins, or `help`.
play-bots-next = Enter lets the bots go on for one step, `wait` until you are asked something.
play-cards-title = Cards you can see; `card NAME` shows the text of any card of the game:
play-card-unknown = No card of this game is called “{ $name }”. `card` lists those you can see.
play-card-several = “{ $name }” may be any of these: { $cards }
play-card-places = You see it here: { $places }

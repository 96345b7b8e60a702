# Tokyo Siteseeing: what is drawn on the page.

## The mat

tokyo-board-mat = The mat
tokyo-board-empty = Empty
tokyo-board-nobody = nobody here
tokyo-board-area = { $area }: { $who }
tokyo-board-pc-at = { $pc } ({ $who }) in { $area }
tokyo-board-slot-holds = { $slot }: { $top }
tokyo-board-slot-covers = { $slot }: { $top }, on { $below }
tokyo-board-scene-card = Scenario card
tokyo-board-line = { $from } – { $to }: { $ability } { $target } to move
tokyo-board-line-site = { $from } – Site: { $ability } { $target } to enter
tokyo-board-hp = HP { $left } of { $hp }
tokyo-board-counter = counter { $amount } { $kind }, { $range }
tokyo-board-ap = AP { $ap }
tokyo-board-encounter = Encounters
tokyo-board-encounter-count = { $count ->
    [0] No Site card lies face down on the encounter slot.
    [one] { $count } Site card lies face down on the encounter slot.
   *[other] { $count } Site cards lie face down on the encounter slot.
 }
tokyo-board-scrap = Scrap
tokyo-board-scrap-count = { $count ->
    [0] The scrap slot is empty.
    [one] { $count } card in the scrap slot.
   *[other] { $count } cards in the scrap slot.
 }
tokyo-board-scrap-about = Scrapped cards stay here and belong to nobody. Some rewards let you take one.
tokyo-board-revealed = Revealed
tokyo-board-no-open = No Site card is open
tokyo-gate-closed = PCs in the Site can try it now.
tokyo-gate-later = PCs in the Site can try it once no Site card is left on the encounter slot.
tokyo-gate-challenged = It is being tried.
tokyo-gate-tried = It has been tried this round; it can be tried again next round.
tokyo-board-progress = Progress tokens: { $done } of { $needed }
tokyo-board-site-about = Whoever enters lays a Site card face down on the encounter slot. Those inside turn them up and solve them together.
tokyo-board-duty = A Site card must still be opened this round
tokyo-board-exploring = Exploring: { $who }
tokyo-board-to-be-placed = to be placed: { $slot }
tokyo-board-covered = Under it, out of reach:
tokyo-board-damage-on = { $count ->
    [one] There is { $count } damage on it.
   *[other] There is { $count } damage on it.
 }
tokyo-board-tried = Tried already: { $who }
tokyo-board-price = a purchase check with target { $target }
tokyo-board-refilled-with = At the end of the round a new card comes here: { $kind }.
tokyo-board-ways = Moves from here
tokyo-board-ways-in = Ways into the Site
tokyo-board-way = 3, plus { $count } for the troubles at the end that has more of them
tokyo-board-way-site = 9, less 2 for each of the { $count } troubles that keep the guards busy
tokyo-board-way-out = Leaving the Site takes no check, but is possible only at the end of an exploration.
tokyo-board-market = Market

## PC boards

tokyo-board-down = Down
tokyo-board-ended = done
tokyo-board-adjusting = adjusts the hand
tokyo-board-tokens = { $count ->
    [one] { $count } AP token
   *[other] { $count } AP tokens
 }
tokyo-board-more = Skills and cards
tokyo-board-skills = Skills
tokyo-board-sealed = sealed
tokyo-board-seal-support = Solve a card that is Common or better to lift the seal.
tokyo-board-seal-enhanced = Solve a card that is Rare or better to lift the seal.
tokyo-board-seal-site = Solve a card that is Epic or better to lift the seal.
tokyo-board-exhaustion = { $count ->
    [one] { $count } exhaustion token
   *[other] { $count } exhaustion tokens
 }
tokyo-board-equipment = Equipment
tokyo-board-hand = Hand
tokyo-board-hand-empty = No cards in hand. Hands are filled in step 3.
tokyo-board-hidden = { $count ->
    [one] { $count } card you do not see
   *[other] { $count } cards you do not see
 }
tokyo-board-deck = Deck
tokyo-board-next = Next to be drawn: { $card }
tokyo-board-below = In unknown order:
tokyo-board-below-or-held = In unknown order below, or in the hand:
tokyo-board-redrawn = { $count ->
    [one] { $count } of them was put under the deck by the redraw.
   *[other] { $count } of them were put under the deck by the redraw.
 }
tokyo-board-discard = Discard pile
tokyo-board-on-top = On top: { $card }
tokyo-board-flip = When the deck is empty this pile is turned over unshuffled: the first discarded is drawn first.
tokyo-board-none = None
tokyo-board-shared = Hand, deck and discard pile are shared with { $pc }.
tokyo-board-shares = Plays with the hand, deck and discard pile of { $pc }.

## BOT cards and piles

tokyo-board-bots = BOT cards
tokyo-board-bot-ready = ready
tokyo-board-piles = Decks and supply
tokyo-board-supply = AP tokens left
tokyo-board-supply-left = { $count ->
    [one] { $count } AP token is left.
   *[other] { $count } AP tokens are left.
 }
tokyo-board-trouble-deck = Troubles
tokyo-board-trouble-discard = Troubles discarded
tokyo-board-known-top = Known to come first: { $cards }
tokyo-board-known-bottom = Known to be at the bottom: { $cards }
tokyo-board-unknown = In unknown order:
tokyo-board-site-deck = Site cards
tokyo-board-site-discard = Site cards discarded
tokyo-board-encounter-among = { $count ->
    [one] One of these lies face down on the encounter slot.
   *[other] { $count } of these lie face down on the encounter slot.
 }
tokyo-board-gone = Out of the market
tokyo-board-removed = Removed from the game:

## The round

tokyo-board-round-title = The round
tokyo-board-round = Round { $round }
tokyo-coming-title = What happens next by itself
tokyo-coming-brief = Next
tokyo-coming-why = Step by step: troubles by the numbers of the areas and from the first slot to the third, then facilities.
tokyo-coming-trouble = { $trouble }: { $text }
tokyo-coming-facility = { $text } ({ $who })
tokyo-coming-refill = { $count ->
    [one] { $count } empty slot is filled.
   *[other] { $count } empty slots are filled.
 }
tokyo-coming-draw = { $pc } draws a trouble.
tokyo-coming-site-card = { $pc } lays a Site card on the encounter slot.
tokyo-coming-duty = A Site card must be opened before the action phase can end.
tokyo-coming-start = { $card }: { $text }
tokyo-coming-hands = When all have adjusted theirs, the hands are filled.

## Checks

tokyo-check-stands = { $missing ->
    [0] reached
   *[other] { $missing } missing
 }
tokyo-check-tokens = { $count ->
    [one] { $count } AP token of your own
   *[other] { $count } AP tokens of your own
 }
tokyo-check-help = { $count ->
    [one] { $count } AP token from others
   *[other] { $count } AP tokens from others
 }
tokyo-check-drawn = Drawn: { $trouble }, AP { $ap }. It is placed when the action is over.
tokyo-check-spent = The one trouble of this check has been drawn.
tokyo-check-known-reaches = A trouble drawn for this check will be { $trouble }, AP { $ap }. AP { $missing } is missing, so that is enough.
tokyo-check-known-fails = A trouble drawn for this check will be { $trouble }, AP { $ap }. AP { $missing } is missing, so that is not enough.
tokyo-check-no-trouble = No trouble is left to be drawn.
tokyo-check-odds = Drawing a trouble has a { $percent }% chance of being enough ({ $reach } of { $all } cards).
tokyo-check-enough = { $reach } of { $all } troubles are enough

## Attacks

tokyo-battle-title = { $pc } attacks: { $means }
tokyo-battle-first = You strike first: { $own } before { $other }
tokyo-battle-together = Both strike at once: { $own } against { $other }
tokyo-battle-second = The enemy strikes first: { $other } before { $own }
tokyo-battle-hurts = { $damage } damage: { $enemy } HP { $hp } → { $left }
tokyo-battle-defeats = { $damage } damage: { $enemy } is defeated
tokyo-battle-nothing = No damage gets through to { $enemy }
tokyo-battle-no-counter = No counter
tokyo-battle-counter = Counter { $amount } { $kind }: { $pc } HP { $hp } → { $left }
tokyo-battle-counter-down = Counter { $amount } { $kind }: { $pc } is Down and draws a trouble
tokyo-battle-felled = Counter { $amount } { $kind }: { $pc } goes Down
tokyo-battle-felled-first = Counter { $amount } { $kind }: { $pc } goes Down before it strikes
tokyo-battle-extra = +{ $amount } of the other type
tokyo-battle-hits = { $count } hits
tokyo-battle-spread = More enemies of the area can be added, { $count } in all.
tokyo-battle-all = Every other enemy of the area can be added.

## The story

tokyo-story-hold-out = Hold out
tokyo-story-hold-out-tale = Five years ago the red ring appeared, and the inside of the Yamanote line was sealed off. Nobody is coming. There is work to do, there are bills to pay, and every night the streets get worse.
tokyo-story-hold-out-aim = Get through { $rounds } rounds together. If a trouble cannot be placed anywhere, all is lost.
tokyo-story-rounds-left = { $count ->
    [one] { $count } round to go
   *[other] { $count } rounds to go
 }
tokyo-story-s00 = Welcome to Tokyo!
tokyo-story-s00-tale = A first day in the sealed city.
tokyo-story-peril = Room for troubles
tokyo-story-free = { $area }: { $count } free
tokyo-story-evaluated = Evaluated rounds so far: { $count }
tokyo-story-ranks = Clear rank: S up to { $s }, A up to { $a }, B up to { $b }, else C
tokyo-story-so-far = The story so far

## Roles

tokyo-casting-title = Who plays whom?
tokyo-casting-take = Take the { $role }
tokyo-casting-start = Starts in { $area }

# Pandemic: the roles. Of each its name and what it does; its own actions, what the log says of them and why they are not allowed.

role-dispatcher = Dispatcher
role-dispatcher-about = On their own turn, moves other players’ pawns as if they were their own, and can call any pawn to a city where another pawn stands.
refusal-dispatcher-pays = For other pawns too, the Dispatcher pays with cards from the Dispatcher’s own hand.
refusal-not-the-dispatcher = Only the Dispatcher can move other players’ pawns.
refusal-no-rendezvous = Only the Dispatcher can call a pawn to another pawn, and one must stand in that city.
refusal-not-dispatchers-turn = The Dispatcher can move other pawns only on the Dispatcher’s own turn.

role-operations-expert = Operations Expert
role-operations-expert-about = Builds a research station in their own city without discarding a card.
do-operations-flight = Fly from the station to { $to }, discarding the { $card } card
log-operations-flown = { $seat } discards the { $card } card and flies from the station in { $from } to { $to }.
refusal-build-only = At this table the Operations Expert only builds.
refusal-not-the-operations-expert = Only the Operations Expert can make this flight.
refusal-flown-this-turn = The Operations Expert can make this flight once a turn and has already done so.
refusal-no-station-to-fly-from = This flight starts from a research station.
refusal-no-card-for-the-flight = You need that City card to pay for the flight.

role-scientist = Scientist
role-scientist-about = Needs only four cards of a colour, not five, to find a cure.

role-medic = Medic
role-medic-about = Treats all cubes of a colour with one action; cured diseases vanish by themselves wherever the Medic stands, and cannot come back there meanwhile.
log-held-off-medic = The Medic keeps the { $colour } disease out of { $city }.

role-researcher = Researcher
role-researcher-about = May give a colleague in the same city any City card, not only the card of that city.
refusal-researcher-receives-only-this = The Researcher can give any card, but can only receive the card of the city you are both in.

role-archivist = Archivist
role-archivist-about = Holds up to eight cards, and once a turn takes the card of their own city back from the discard pile for an action.
do-retrieve = Take { $city } back from the discard pile
log-retrieved = { $seat } takes { $card } back from the discard pile.
refusal-not-the-archivist = Only the Archivist takes cards back from the discard pile.
refusal-retrieved-this-turn = The Archivist can take back one card a turn and has already done so.
refusal-card-not-discarded = The card of your city is not in the discard pile.

role-containment-specialist = Containment Specialist
role-containment-specialist-about = On arriving in a city, removes a cube of each colour that has two or more there.
log-contained = The Containment Specialist removes 1 { $colour } cube from { $city }.

role-epidemiologist = Epidemiologist
role-epidemiologist-about = Once on their own turn, takes any City card from a colleague in the same city who agrees.
do-obtain = As the Epidemiologist, take { $card } from { $who }
refusal-not-the-epidemiologist = Only the Epidemiologist can ask for any City card.
refusal-obtained-this-turn = The Epidemiologist can take one card a turn and has already done so.
refusal-nobody-to-obtain-from = That player is not in your city.
refusal-no-card-to-obtain = That player does not hold this City card.

role-field-operative = Field Operative
role-field-operative-about = Once a turn keeps a cube of their own city as a sample; three samples stand for two cards of a cure.
do-collect = Take a { $colour } sample
do-return = Return a { $colour } sample
log-sample-taken = { $seat } takes a { $colour } sample in { $city }.
log-samples-returned =
    { $cubes ->
        [one] { $seat } returns 1 { $colour } sample.
       *[other] { $seat } returns { $cubes } { $colour } samples.
    }
refusal-not-the-field-operative = Only the Field Operative works with samples.
refusal-collected-this-turn = The Field Operative can take one sample a turn and has already done so.
refusal-no-cube-to-collect = There is no cube of this colour in your city to take as a sample.
refusal-no-sample = There is no sample of this colour.

role-generalist = Generalist
role-generalist-about = Has five actions a turn.

role-troubleshooter = Troubleshooter
role-troubleshooter-about = Sees the coming infection cards at the start of their own turn, and only shows the card of a direct flight.
log-card-shown = { $seat } shows the { $card } card.
log-looked = The Troubleshooter sees: { $card }

role-contingency-planner = Contingency Planner
role-contingency-planner-about = Keeps one event from the discard pile. It can be played a second time, and then leaves the game.
do-store = Keep { $event } for later
log-stored = { $seat } keeps { $event } for later.
log-stored-discarded = With { $seat }’s old role, { $event } goes back to the discard pile.
refusal-not-the-contingency-planner = Only the Contingency Planner can keep an event.
refusal-event-stored = An event is kept already; only one can be.
refusal-event-not-discarded = This event is not in the discard pile.

role-quarantine-specialist = Quarantine Specialist
role-quarantine-specialist-about = No cubes are placed and no outbreaks happen in their own city and its neighbours.
log-held-off-quarantine = The Quarantine Specialist keeps the { $colour } disease out of { $city }.

# Texts of all pages that belong to no particular game.

site-name = Holdfast
skip-to-content = Skip to content
skip-to-choices = Skip to what you can do
nav-label = Main
nav-home = Home
nav-about = About
footer-note = Holdfast is free software. The names of the games belong to their owners; no art or text of theirs is included.
refresh = Refresh
close = Close
menu-there = Everything this can be used on is lit. Touch it on the table.
menu-list = Choose from a list

name-none = No name yet
name-label = Your name
name-save = Save
language-label = Language
guest-name = Guest { $n }
former-player = a former player
person-called = { $name }
bot-name = Bot ({ $level })
bot-at-seat = Bot { $n }
name-at-seat = { $name } (seat { $n })
level-random = random
level-novice = novice
level-teammate = team-mate
level-careful = careful
level-expert = expert
level-master = master
level-greedy = greedy
level-sensible = sensible
level-gist = { $strength }, { $thinks }
level-wins = wins { $percents }%
level-wins-of = Wins { $percent } of 100 games with { $game }.
level-option = { $name }: { $value }
level-against = { $percent }% against { $level }
level-against-of = Wins { $percent } of 100 games against one bot of the kind “{ $level }”.
level-unmeasured = not measured yet
level-at-once = at once
level-thinks = { $seconds } s
level-thinking = Usually decides: { $thinks }.
levels-title = About the bots
levels-about = How often a table of these bots wins, or how often one wins against the usual kind, and how long it usually thinks about a decision. The figures come from many games among bots.

game-pandemic-about = Two to five players fight four diseases together, from city to city, against time.

home-title = Survival board games at one table
home-lead = Start a table, share a link, play. With friends, with several seats on one screen, or alone with bots. No account.
home-play = Play now
home-play-with = At once, at a table with one bot: { $bot }
home-players = { $from }–{ $to } players
home-minutes = { $from }–{ $to } min
home-demand = { $demand ->
    [1] very easy to learn
    [2] easy to learn
    [3] takes some learning
    [4] demanding
   *[other] very demanding
}
home-continue = Continue
home-playing = Being played now
home-playing-none = No public game is running right now.
watch-table = Watch
home-games = Games
home-start = Start a table
home-waits = waits for others
home-quiet = Nobody plays in public right now. A table that everybody may find, and every finished game, is shown here.
home-mine = My tables
home-open = Open tables
home-open-none = No table is looking for players right now.
home-finished = Finished games
home-finished-none = No game has been finished yet.
home-mine-all = All my tables
home-mine-none = You do not sit at any table yet.
home-more = More of them
list-pages = Pages of this list
list-next = Next page
list-first = First page
list-end = There are no more.
open-table = Go to the table
join-table = Have a look
see-table = See the result
your-turn = Your turn
table-called = { $game }: { $played }
stage-gathering = gathering
stage-running = running
stage-over = over
rules-link = Rules
delete-table-link = Delete this table…
delete-table-title = Delete this table
delete-table-about = The table, everything that was decided there, its log and its record are deleted for everybody, and links to it lead nowhere. What the game gave to the log of a group stays there. This cannot be undone.
delete-table-now-about = Nobody else sits here: the table is deleted at once.
delete-table-now = Delete the table
delete-table-ask-about = { $n ->
    [one] One other person sits here and has to agree. The table is deleted as soon as they do.
   *[other] { $n } others sit here and have to agree. The table is deleted as soon as all of them do.
}
delete-table-ask = Ask the others
delete-table-wish = { $name } would like this table to be deleted. Everybody who sits here must agree.

new-title = New table: { $game }
new-place = New table
new-presets = Which game?
new-sit = Sit down
new-by-preset = as the game chosen above
new-options = All { $count } options
new-seats = Who sits where
new-extra-seat = With “{ $value }” there is one more seat; the last one is for: { $part }.
new-clashes = Choices that do not go together
new-clash = “{ $one }” and “{ $other }” do not go together. { $why }
seat-number = Seat { $n }
list-separator = { ", " }
seat-choice-open = open for a friend
new-table-title = A name for the table (optional)
new-advice = Advice
new-advice-about = Whoever decides may ask what a strong bot would do. It knows no more than that seat.
advice-allowed = may be asked for
advice-forbidden = none at this table
new-fine = More options
new-fine-about = Readings of unclear rules and details of play. The usual choice is set.
new-submit = Set up the table
new-wrong-seat = Seat { $n }: “{ $value }” cannot sit there. Choose yourself, a bot or “open for a friend”.

invite-title = You are invited to play { $game }
invite-seat = Choose a seat
invite-accept = Sit down
invite-asks = the others are asked first
invite-full = All seats are taken by people. You can watch.
invite-watch = Just watch
invite-label = Link that seats a friend
invite-renew = Make a new link; the old one stops working
spectate-label = Link for those who watch
links-title = Links to share
copy = Copy
copied = Copied.

tabs-label = My seats
seats-title = Seats
seat-empty = empty
seat-you = you
seat-asked = to decide
seat-change = Change
seat-take = Sit here
seat-take-over = Take over from the bot
seat-take-ask = Ask the others for this seat
seat-leave = Leave the seat
seat-to-bot = Give to a bot ({ $level })
seat-to-bot-ask = Ask the others to let a bot take over ({ $level })
seat-keep-hint = A bot keeps the seat for you until you come back. Once you leave it, the others may let somebody else have it.

lobby-title = Before the game
lobby-waits = { $count ->
    [one] One seat is still empty. Send a friend the link, sit there yourself or put a bot in it.
   *[other] { $count } seats are still empty. Send friends the link, sit there yourself or put bots in them.
}
lobby-ready = All seats are taken. The game can begin.
lobby-onlooker = The game begins as soon as somebody at the table starts it.
start-game = Start the game
start-hint = The game can start when every seat is taken.
options-title = Options of this table
no-onlookers = This table does not let anybody watch. You see it if you have a seat.

undo-now = Take back my last decision
undo-now-short = Undo
undo-far = Take back my last decision, and everything that has happened since
undo-far-short = and all since
undo-ask = Ask to take back my last decision
undo-ask-short = Ask to undo
undo-wish = { $name } would like to take back a decision.
proposal-agree = Agree
proposal-decline = Do not agree
proposal-withdraw = Withdraw the request
proposal-waits-for = Still to answer: { $names }.
seat-wish-take = { $name } would like to have seat { $n } (now: { $holder }). Everybody who is asked must agree.
seat-wish-bot = { $name } would like { $to } to have seat { $n } (now: { $holder }). Everybody who is asked must agree.
seat-wish-relieve = { $holder } has kept everybody waiting. { $name } would like { $to } to keep seat { $n } meanwhile. More than half of the others must agree.
rules-wish = { $name } would like this table to continue with version { $to } of the rules (now: version { $from }). Everybody who is asked must agree.

advice-title = Advice
advice-ask = Ask for advice
advice-stop = Never mind
advice-thinking = Thinking it over …
advice-failed = No advice this time.
advice-none = This table plays without advice.
advice-why = Why?
advice-then = { "; " }
advice-chance =
    { $games ->
        [one] Chance of winning about { $percent }%, judged by one game played on for a while from here.
       *[other] Chance of winning about { $percent }% (± { $off }), judged by { $games } games played on for a while from here.
    }
advice-no-chance = It follows rules of thumb: no games were played on to estimate its chances.
advice-instead = Looked at and not preferred:
advice-share = { $percent }% (± { $off })

part-title = At the table
part-show = Show
tabs-beside = Beside the game
log-tab = Log
advice-tab = Advice
seats-tab = Seats
tools-tab = More
log-title = What happened, newest first
log-whole-title = What happened, from the beginning
log-empty = Nothing has happened yet.
log-all = Earlier lines
log-seat-left = Seat { $n }: { $from } leaves.
log-seat-taken = Seat { $n }: { $to } sits down.
log-seat-handed = Seat { $n }: { $to } takes over from { $from }.
log-seat-back = Seat { $n }: { $to } is back and takes over from { $from }.
log-newer-rules = This table now plays by version { $to } of the rules.
tools-label = Settings

theatre-label = What is happening
theatre-pause = Pause
theatre-skip = Skip
theatre-speed = Speed
theatre-at-once = At once
theatre-since = Since my last turn
theatre-since-beginning = What happened so far
theatre-sound = Sound
theatre-sound-off = Off
theatre-sound-on = On

settings-title = Settings
settings-about = Settings are yours alone: nobody else at a table sees them. The server keeps them with you; until you have sat down somewhere, this browser does.
settings-all = All settings
settings-save = Save settings
settings-back = Back
delete-me-link = Delete me from this server…
delete-me-title = Delete me from this server
delete-me-about = Your name, your settings and your membership of groups are deleted. Your seats are given up: in games that are not over, others can take them or let bots play on. This cannot be undone.
delete-me-stays = What was decided at tables stays, for the others who played there; where your name stood, it says “a former player”. The logs of groups keep what you played for together. To delete a whole table, use the link on its page first. Backups that were made before are not changed.
delete-me-sure = I am sure.
delete-me = Delete me
deleted-me-title = You were deleted.
deleted-me-about = This server does not know you any more. You can come back at any time, as somebody new.

admin-door-title = For whoever runs this server
admin-secret = The secret
admin-enter = Enter
admin-wrong = That is not the secret.
admin-leave = Leave
admin-sections = Sections
admin-search = Search
admin-none = There is nothing here.
admin-done = Done, and written down.
admin-tables-title = Tables
admin-people-title = People
admin-reports-title = Reports
admin-bans-title = Bans
admin-limits-title = Limits
admin-slow-title = What is slow
admin-audit-title = What was done
admin-table = Table
admin-title = Title
admin-state = State
admin-people = Seats
admin-changed = Last change
admin-person = Person
admin-name = Name
admin-came = First came
admin-tables = Tables
admin-text = Report
admin-reporter = Reported by
admin-when = When
admin-who = Person or address
admin-until = Until
admin-limit = Limit
admin-value = Now
admin-milliseconds = Milliseconds
admin-request = Request
admin-way = By
admin-did = Act
admin-what = To what
admin-why = Why
admin-act = Do something
admin-for-ever = for ever
admin-met = met by { $who }, { $at }
admin-gathering = people sit down
admin-running = is being played
admin-over = over
admin-public = in lists
admin-private = not in lists
admin-act-hide = Hide from lists
admin-act-show = Show in lists
admin-act-rename-table = Rename
admin-act-rename-table-value = Title
admin-act-delete-table = Delete the table
admin-act-rename-person = Rename
admin-act-rename-person-value = Name
admin-act-delete-person = Delete the person
admin-act-ban = Ban
admin-act-ban-value = Days (for ever if empty)
admin-act-unban = Lift the ban
admin-act-close = Done with
report-link = Report this table or somebody here…
report-title = Report
report-about = Whoever runs this server reads it. They see the table’s name, its people and what you write, and no hand.
report-what = What is it about?
report-table = the table or its name
report-text = What is wrong?
report-send = Send
reported-title = Thank you.
reported-about = Your report has been stored for whoever runs this server.

settings-saved = Your settings are saved.
settings-look-title = How it looks
settings-theme = Colours
settings-theme-system = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Text size
settings-board = Board size
settings-board-about = In a wide window: how much of it the board takes from the log beside it.
settings-board-small = Smaller
settings-board-usual = Normal
settings-board-large = Larger
settings-hand = Hand
settings-hand-about = Left-handed: the log and what you can press lie on the left.
settings-hand-right = Right-handed
settings-hand-left = Left-handed
settings-rule-ids = Rule numbers at the table
settings-rule-ids-shown = Shown
settings-rule-ids-hidden = Hidden
settings-play-title = How it moves and sounds
settings-speed-about = How fast the page shows what has happened. “At once” shows only the result.
settings-volume = Volume
settings-answer-title = How it answers you
settings-end-turn = Confirm the end of a turn
settings-end-turn-about = A question before your turn ends, so that no action is lost by a slip.
settings-end-turn-when-lost = If something is lost
settings-end-turn-never = Never
settings-window-wait = Pass by itself
settings-window-wait-about = How long you are asked whether you play an event before the table goes on without it.
settings-window-wait-never = Never
settings-seconds = { $n } s
settings-keys = Single keys
settings-keys-about = Letters and digits that do something at a table. Tab, Enter, Escape and arrows always work.

devices-title = Your browsers and programs
devices-about = Whoever has one of these is you here: they see your cards and play at your seats. Only you see this page.
devices-nobody = Nobody is known in this browser. You are somebody as soon as you take a name or sit down, or go on as whom you are elsewhere.
devices-browsers = Signed in
devices-here = This browser
devices-unknown = Unknown browser
devices-days = Since { $since }, last used { $seen }
devices-sign-out = Sign out
devices-sign-out-here = Sign out here
devices-everywhere = Sign out everywhere
devices-everywhere-about = All browsers are signed out at once, this one too, and all programs lose their tokens. After that, only your passphrase or a passkey brings you back: both stay as they are. Without either, nobody can play at your seats any more.
devices-code-title = Go on in another browser
devices-code-about = Make a code, and type it at { $address } in the other browser within ten minutes. You are the same person there, with the same seats and settings.
devices-code-make = Make a code
devices-code-is = It holds for ten minutes, once. Give it to nobody: whoever uses it is you.
devices-code-link = Link with this code
devices-passkey-title = Come back with a passkey
devices-passkey-about = Your device or your password manager keeps a passkey, and you unlock it with a fingerprint, your face or a PIN. It brings you back without a name or a passphrase, at { $host } only.
devices-passkey-stays = A passkey that you remove here brings nobody back any more, but your device still lists it until you delete it there too.
devices-passkey-name = What the passkey is called
devices-passkey-make = Make a passkey
devices-passkey-remove = Remove
devices-passkey-elsewhere = only at { $host }
devices-passkey-most = You have 20 passkeys, and there cannot be more. Remove one first.
devices-passkey-wrong = This passkey was made for another person, another site or another browser window. It is not kept here. Make a new one.
devices-passkey-cancelled = No passkey was made. You cancelled, or your device did not allow it.
devices-phrase-title = Come back with a passphrase
devices-phrase-about = If all browsers forget you, a name and a passphrase of your choice bring you back.
devices-phrase-is = You can come back as “{ $handle }”.
devices-handle = Name to come back with
devices-handle-about = 3 to 40 letters, digits, dots or hyphens. Others do not see it.
devices-phrase = Passphrase
devices-phrase-current = Present passphrase
devices-phrase-new = New passphrase
devices-phrase-length = At least 12 characters of any kind, such as a few words that nobody would put together.
devices-phrase-save = Save passphrase
devices-phrase-short = The passphrase needs at least 12 characters. Nothing has changed.
devices-phrase-wrong = The present passphrase is another one. Nothing has changed.
devices-handle-odd = The name needs 3 to 40 letters, digits, dots or hyphens. Nothing has changed.
devices-handle-taken = Somebody else comes back with this name. Choose another one.
devices-programs = Programs
devices-programs-about = A program with a token is you without a cookie. It can neither let others in nor see this page.
devices-program = What the program is called
devices-scope = What it may do
devices-scope-read = Read what you see
devices-scope-play = Read and play
devices-token = Token
devices-token-make = Make a token
devices-token-is = The token is shown this once. Put it where only the program reads it.
devices-token-most = You have 20 tokens, and there cannot be more. Revoke one first.
devices-revoke = Revoke

continue-title = Go on in this browser
continue-about = You have played in another browser, and want to go on here as the same person.
continue-code-title = With a code
continue-code-about = In the other browser, open the settings, and there “Your browsers and programs”; make a code and type it here.
continue-code = Code
continue-next = Go on
continue-confirm-title = Become { $name } here?
continue-confirm-about = Go on only if you have made this code yourself. Whoever made it remains { $name } too, sees what you do, and can play at the same seats.
continue-confirm = Yes, I am { $name }
continue-cancel = No
continue-nameless = somebody without a name
continue-was = In this browser you are { $name } now. After this you are not.
continue-lost = There is no other browser in which you are { $name }, and neither a passphrase nor a passkey: nobody could play at those seats any more.
continue-same = In this browser you are { $name } already. The code still holds for another one.
continue-wrong-code = This code does not hold, or not any more. Make a new one.
continue-wrong-phrase = This name and this passphrase do not belong together.
continue-passkey-about = If you have made a passkey for { $host }, you need neither a name nor a passphrase.
continue-passkey = Use a passkey
continue-passkey-cancelled = Nobody came back. You cancelled, or this device has no passkey for this site.
continue-wrong-passkey = This passkey is not known here, or it was removed. Come back in another way, and make a new one.
passkey-late = That took too long. Try again.
passkey-known = This device already has a passkey of yours for this site. Nothing has changed.
passkey-none = This device cannot keep passkeys. Use another one, or a passphrase.
passkey-failed = The passkey could not be used just now. Nothing has changed. Try again in a moment.

keys-title = Keys
keys-digits = choose what can be done, one after the other
keys-choices = to what you can do
keys-undo = undo
keys-board = to the board
keys-arrows = from place to place on the board
keys-enter = do what a tap does there
keys-hand = to your own things
keys-log = to the log
keys-advise = to the advice
keys-seats = to the seats
keys-since = play again what has happened since your last turn
keys-skip = skip what is being played, or the next move of a replay
keys-pause = pause and go on
keys-close = close what is open
keys-list = this list
keys-off = Keys can be turned off in the settings.

windows-title = When to ask me
windows-about = Ticked: the game stops and asks this seat if it can respond there. Not ticked: it passes by itself.
windows-save = Save
window-stop = Stop the clock
window-stop-about = Stop the clock: this window then passes only when you say so.
window-quiet = Do not ask again this turn
window-quiet-about = Let it pass, and do not ask me here again before the next turn.
window-is-quiet = (not this turn)
passes-by-itself = { $count ->
    [one] Passes by itself after a second.
   *[other] Passes by itself after { $count } seconds.
}
bots-ask = When a bot wants to use what is mine
bots-ask-agree = I agree
bots-ask-me = Ask me

seal-title = Sealed draws
seal-about = All cards of this game follow from a secret fixed before the first move; this is its fingerprint (SHA-256). After the game the secret is shown, and anyone can check that no draw was tampered with.

newer-rules-title = Newer rules
newer-rules-about = This table plays by version { $from } of the rules; the newest is version { $to }. It can switch to that if nothing played so far would have gone differently. There is no way back.
newer-rules-now = Play by version { $to } from now on
newer-rules-ask = Ask the others to play by version { $to }

result-won = You won together
result-all-won = They won together
result-you-won = You have won
result-you-lost = You have lost
result-lost = The game is lost
result-mixed = The game is over
replay-link = Step through the game
replay-so-far = Step through what has happened
record-link = Download the record
again-link = Another game
proof-title = Were the draws honest?
proof-honest = Yes. The secret below has the fingerprint shown before the first move, and drawing every card again from it gives exactly this game.
proof-broken = No. The record does not follow from the secret whose fingerprint was shown before the first move.
proof-commitment = Fingerprint shown from the start
proof-seed = The secret
proof-moves = Moves checked
proof-check = To check it yourself, download the record and run

replay-title = Replay
replay-eyes = Through whose eyes
replay-steps = Steps
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-at = Move { $at } of { $of }
replay-jump = Go to move
replay-go = Go
replay-start = Before the first move.
replay-play = Play
replay-slider = Move
eyes-all = Everything
eyes-spectator = Onlooker
eyes-seat = Seat { $n }: { $name }

rules-title = Rules: { $game }
rules-contents = Chapters
rules-language = The rules are in English only so far.
rule-card = Rule
rules-all = All rules

gallery-title = Gallery: { $game }
gallery-link = Gallery
gallery-see = See every card and piece in the gallery
gallery-filter = Words to look for
gallery-filter-go = Filter
gallery-filter-all = Show all
gallery-shelves = Shelves
gallery-story = Cards of the story: open only if you want to know them
gallery-lay-back = Lay it back
gallery-count =
    { $count ->
        [0] Nothing says these words.
        [one] 1 thing
       *[other] { $count } things
    }
gallery-copies = ×{ $count }

about-title = About Holdfast
about-what = Holdfast is one rules engine for three survival board games, with a table in the browser. It keeps to the rules, and every refusal and every line of the log names the rule behind it.
about-play-title = How to play
about-play = Choose a game, decide who sits where and share the link. Each seat can be you, a friend or a bot, and can change hands during the game. The page shows what can be done; everything also works with the keyboard and without JavaScript.
about-seal-title = Why the draws can be trusted
about-seal = Before the first move the table fixes a secret and shows its fingerprint. Every card and every draw follows from that secret. When the game is over the secret is shown, and the record proves that nothing was changed on the way.
about-private-title = What is kept
about-private = A cookie that recognises you, the name you choose, your settings and the games you play. Nothing is sent to anybody else.
about-rights-title = Names and rights
about-rights = The names of the games belong to their owners, who have nothing to do with this program. No art or text of theirs is included; map, pieces and texts are our own.

live-lost = The connection is lost. Trying again …
live-failed = That could not be sent. Check the connection and try again.

declined-stale = The table has moved on in the meantime. Here is how it stands now; please decide again.
declined-not-your-seat = This seat is not yours.
declined-seat-taken = Somebody else has taken this seat. Choose another one.
declined-not-a-bot = No bot sits there.
declined-unknown-level = There is no bot of the kind “{ $level }”.
declined-unknown-window = There is no moment called “{ $window }”.
declined-not-started = The game has not started yet.
declined-already-started = The game has already started.
declined-seats-empty = These seats are still empty: { $seats }.
declined-not-asked = This seat has nothing to decide right now.
declined-unreadable = This cannot be understood: { $message }.
declined-in-run = Nothing has been done: step { $number } of this is not possible. { $why }
declined-run-too-long = More than { $most } actions are too many at once.
run-stopped = { $count ->
    [one] Something else is asked now, so the last action was not carried out.
   *[other] Something else is asked now, so the last { $count } actions were not carried out.
}
declined-over = The game is over.
declined-nothing-to-undo = There is no decision of yours to take back.
declined-undo-needs-agreement = The game has moved on since. These seats must agree: { $seats }. Ask them with the button.
declined-seat-needs-agreement = This seat changes hands only if the others agree: { $seats }. Ask them with the button; a program sends how=ask.
declined-nobody-to-agree = This seat plays against others, and nobody else is there who could agree to your seeing what it knows. Wait for somebody to sit down, or start a new game.
declined-undo-hidden = Others have not seen this decision, and the game has moved on since. Asking would reveal it, so it stays.
declined-undo-pending = Somebody is already asking to take back a decision. Answer that first.
declined-no-undo-request = Nobody is asking you to take anything back any more.
declined-seat-pending = Somebody is already asking for a seat. Answer that first, or wait for the others to answer it.
declined-no-seat-request = Nobody is asking you about a seat any more.
declined-not-seated = Only those who sit at this table can do this. Sit down first.
declined-no-newer-rules = This table already plays by the newest rules.
declined-rules-need-agreement = The table switches to the newer rules only if the others agree: { $seats }. Ask them with the button; a program sends how=ask.
declined-rules-do-not-fit = The newer rules would have changed what has been played here, so this table stays with its own.
declined-rules-pending = Somebody is already asking to switch to newer rules. Answer that first, or wait for the others to answer it.
declined-no-rules-request = Nobody is asking you about the rules any more.

problem-home = To the home page
problem-to-table = To the table
problem-request = If it keeps happening, tell whoever runs this server the number { $id }.
problem-no-page-title = There is no such page.
problem-no-page-advice = Check the address, or begin at the home page.
problem-no-table-title = There is no such table.
problem-no-table-advice = Check the link, or ask whoever sent it to you for a new one.
problem-deleted-title = This table was deleted.
problem-deleted-advice = Its people wanted that, or it was kept for as long as this server keeps tables, or whoever runs the server deleted it. It cannot be brought back.
problem-banned-title = You cannot use this server.
problem-banned-advice = Whoever runs this server has excluded you, for good.
banned-until = Whoever runs this server has excluded you until { $until }.
problem-no-part-title = The table does not show that now.
problem-no-part-advice = It has changed meanwhile, or the link is wrong. Go back to the table.
problem-no-game-title = There is no such game.
problem-no-game-advice = The home page shows the games there are.
problem-no-invite-title = This invitation is no longer valid.
problem-no-invite-advice = Ask whoever sent it to you for a new link.
problem-field-title = Something in the request is missing or not understood.
problem-field-advice = Look at the field “{ $field }”, then send it again from the page.
problem-not-allowed-title = You may not do this.
problem-not-allowed-advice = Only those at the table can decide that. Ask them for an invitation.
problem-token-title = This token is not known.
problem-token-advice = It was revoked, or it is mistyped. Make a new one on the page of your browsers and programs.
problem-token-scope-title = The token is not for this.
problem-token-scope-advice = Nothing was done. What a token is for is chosen when it is made; none lets others in.
problem-advice-forbidden-title = This table plays without advice.
problem-advice-forbidden-advice = Whoever set it up decided so. Play as you think best.
problem-not-your-seat-title = This seat is not yours.
problem-not-your-seat-advice = Sit down first, in the browser you play with and with cookies allowed.
problem-record-closed-title = The record is shown when the game is over.
problem-record-closed-advice = Until then it holds what other seats may not know. You can step through what you have seen yourself.
problem-declined-title = That is not possible.
problem-declined-advice = Go back to the table to see how it stands.
problem-stopped-title = This table had to stop.
problem-stopped-advice = Nothing is lost: it is loaded again when you go back to it.
problem-unplayable-title = This program does not play this game the way it was played.
past-over = The game is over. It took { $moves } moves.
past-points = Points
past-unknown-rules = It is played by version { $rules } of the rules, which this program does not know. Nothing is lost: whoever runs this server can bring back a program that knows them.
past-differs = This program plays version { $rules } of the rules differently. Nothing is lost: whoever runs this server can bring back the program that the game was played with.
past-differs-at = By this program, too, the game goes as it was played up to move { $moves }; from there it differs.
past-damaged = The stored data of this table is damaged. Tell whoever runs this server: a backup has to be restored.
problem-other-address-title = This site has another address.
problem-other-address-advice = Open it at { $address }.
problem-unknown-address-title = This server does not answer to that name.
problem-unknown-address-advice = Whoever runs it names its address with --public-url, such as --public-url https://play.example.org. In your own network, open it by its number or by a name without dots.
problem-full-title = There is no room just now.
problem-full-advice = This server has as many connections as it can take. Nothing has changed. Try again in a moment, and close pages you do not need.
problem-too-often-title = That was too much at once.
too-often = { $what } Nothing has changed. { $wait }
too-often-arrivals = Many new people have come from your address lately.
too-often-tables = Many tables have been made lately, by you or from your address.
too-often-groups = Many groups have been started lately, by you or from your address.
too-often-names = Many names have been changed lately, by you or from your address.
too-often-advice = Much advice has been asked for lately, by you or from your address.
too-often-streams = Many pages have been opened lately, by you or from your address.
too-often-posts = Many requests have been sent lately, by you or from your address.
too-often-reads = Many pages have been read lately, by you or from your address.
too-often-sign-ins = Codes, passkeys and passphrases have been tried often lately, from your address or for this name.
too-often-reports = You have sent many reports.
too-often-admin-tries = The secret was asked for too often.
too-often-seconds = Try again in { $n ->
    [one] 1 second
   *[other] { $n } seconds
}.
too-often-minutes = Try again in { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}.
problem-too-many-tables-title = You have too many open tables.
problem-too-many-tables-advice = Nothing has changed. You can have { $n ->
    [one] 1 table
   *[other] { $n } tables
} whose games are not over; finish one of them first. A table at which nothing has happened for a week does not count.
problem-name-invisible-title = Nothing of this name can be seen.
problem-name-invisible-advice = It consists of characters that take no room. Write letters, digits or other visible characters.
problem-name-of-bots-title = This is what bots are called.
problem-name-of-bots-advice = Nothing has changed. Choose a name that nobody takes for a bot’s.
problem-name-taken-title = Somebody else there has this name.
problem-name-taken-advice = Nothing has changed. Names at one table or in one group must not look alike: choose another name.
problem-stopping-title = The server is being stopped.
problem-stopping-advice = Nothing is lost. Try again in a moment.
problem-storage-title = Something is wrong with the server’s storage.
problem-storage-advice = Nothing has changed. Try again in a moment.
problem-away-title = The server’s database does not answer.
problem-away-advice = If you have just decided something, it may be stored or not: look at the table again in a moment.
problem-node-title = The part of the server that has this table does not answer.
problem-node-advice = Another part takes the table over. Try again in a moment, and look whether what you decided is there.
problem-disk-title = The server cannot use its disk.
problem-disk-advice = Nothing has changed. Tell whoever runs this server; the game goes on as soon as the disk works again.
problem-disk-full-title = The server’s disk is full.
problem-disk-full-advice = Nothing has changed. Tell whoever runs this server.
problem-damaged-title = The server’s data is damaged.
problem-damaged-advice = Nothing has changed, but trying again will not help. Tell whoever runs this server: a backup has to be restored.
problem-moved-title = The server’s database is not in its place.
problem-moved-advice = It was moved, replaced or deleted while the server was running, so nothing can be stored. Tell whoever runs this server: either the file is put back, or the server has to be stopped, a backup restored and the server started again.
problem-method-title = That cannot be done here.
problem-method-advice = Begin at the home page and use the buttons there.
problem-cross-site-title = This request came from another site.
problem-cross-site-advice = Nothing was done. Open the page here and use the button there.
problem-too-large-title = That is too much to send.
problem-too-large-advice = Shorten it and send it again.
problem-timeout-title = That took too long.
problem-timeout-advice = Check the connection and try again.
problem-malformed-title = The request is malformed.
problem-malformed-advice = Nothing was done. Send it again from the page, or see the description of the interface for programs.
problem-internal-title = Something went wrong on our side.
problem-internal-advice = Nothing is lost. Try again.

group-actions = What you can do
end-early = Finish early …
end-anyway = { $lost } End anyway
refused-title = Not possible now
refused-nothing = Whatever could be expected is possible now.
why-rule = Rule { $rule }

course-title = The story of the game
story-watch = Watch from here
story-change = { $from } → { $to }
story-change-percent = { $from } → { $to }%
deeds-title = Who did what
finale-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
finale-track = { $at } of { $of }
proof-honest-short = yes, checked
proof-broken-short = no
deeds-none = Nothing that is counted
rematch = Rematch
rematch-same = same people, same options
share-picture = A picture to share

offline-title = The server cannot be reached
offline-what = Holdfast cannot be reached. Every decision that was confirmed is stored. Look at your connection and try again.

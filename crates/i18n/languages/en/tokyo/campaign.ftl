# Tokyo Siteseeing: the campaign of a group, its log and its file.

home-campaign = Campaign groups

campaign-scenario = { $id } { $name }
campaign-pcs = { $count ->
    [one] 1 PC:
   *[other] { $count } PCs:
}
campaign-entry = { $scenario } ({ $pcs ->
    [one] 1 PC
   *[other] { $pcs } PCs
}, rank { $rank }).
campaign-entry-reward = { $scenario } ({ $pcs ->
    [one] 1 PC
   *[other] { $pcs } PCs
}, rank { $rank }, reward: { $reward }).
campaign-rounds = Evaluated rounds: { $rounds }.

## My groups

campaign-groups-title = Campaign groups
campaign-groups-lead = A group plays the scenarios of Tokyo Siteseeing one after another and keeps a log of what it has cleared: the best ranks and the rewards it chose. Its next game begins with them.
campaign-groups-mine = My groups
campaign-groups-none = You are not in any group yet. Start one here, or open the link a friend has sent you.
campaign-groups-cleared = { $count } of 7 scenarios cleared
campaign-open = Open the log
campaign-start-title = Start a group
campaign-name = The group’s name
campaign-start = Start the group
campaign-import-title = Continue from a file
campaign-import-about = A log that was downloaded here or elsewhere becomes a new group. Nothing that already exists here changes.
campaign-import-file = The file
campaign-import-text = Or the text of it
campaign-import = Make it a group
campaign-import-nothing = Nothing was sent. Choose the file that was downloaded, or paste its text.
campaign-import-mended = This can be read now. Send it to make it a group.
campaign-import-garbled = This file is not text. Choose the file that was downloaded from a group’s page.

## Joining one

campaign-join-title = You are invited to the group “{ $group }”
campaign-join-about = Members see its log, set up its tables and may download the log.
campaign-join = Join the group

## The page of a group

campaign-log-title = The log
campaign-column-scenario = Scenario
campaign-column-state = State
campaign-column-ranks = Best ranks
campaign-column-reward = Reward
campaign-column-games = Cleared in
campaign-cleared = cleared
campaign-not-cleared = open
campaign-game = Game { $n }
campaign-history = All cleared games
campaign-seals-title = Skills at the start
campaign-seals-about = Any of S01 to S07 opens the support skill, S03 to S07 the enhanced skill too, S06 and S07 all three. Seals lifted during a game are back in the next one.
campaign-seal-on = { $skill }: sealed
campaign-seal-off = { $skill }: open
campaign-rewards-title = Rewards in the decks
campaign-rewards-about = Those ticked are put into the decks when the group sets up a table. You can choose differently for each game there.
campaign-rewards-none = The group has earned no reward yet. Clearing any of S01 to S07 brings one.
campaign-rewards-save = Save
campaign-next-title = The next game
campaign-next-about = The scenarios are meant to be played in this order. You may choose any of them, and play cleared ones again.
campaign-difficulty = Difficulty { $n }
campaign-play = Set up a table
campaign-again = Play it again
campaign-swap = You have chosen { $reward }. If you clear it again you may swap it for: { $others }.
campaign-warning = Out of order. Not cleared yet: { $skipped }.
campaign-warning-sealed = That makes it harder than it is meant to be. Sealed at the start, though open to a group that plays in order: { $skills }.
campaign-tables = Tables of the group
campaign-tables-none = The group has no table yet. Choose a game and set one up.
campaign-members = Members
campaign-link = Link that lets a friend in
campaign-itself = The group itself
campaign-rename = Rename it
campaign-leave-about = Anybody who leaves can come back by the group’s link. Its log and its tables stay as they are.
campaign-leave-last = You are the last one. Keep the link or download the log before you go: nobody finds this group without it.
campaign-leave = Leave the group
campaign-file-title = As a file
campaign-file-about = The whole log as text, to keep it or to go on with it on another server.
campaign-export = Download the log

## Tables of a group

group-game = This game belongs to the group “{ $group }”. A victory goes into its log.
group-entered = Entered in the log of “{ $group }”: { $what }
group-unchanged = Nothing changes in the log of “{ $group }”.
group-log-link = To the group’s log

## What is wrong with a file

campaign-flaw-none = This is not the log of a group: it has to begin with the line “holdfast campaign 1”. Choose a file downloaded from a group’s page.
campaign-flaw-newer = This log was written by a newer version of Holdfast (format { $version }; known here is 1). Update this server, or download the log in format 1.
campaign-flaw-other-game = Line { $line }: this is a log of “{ $game }”. Only those of “tokyo” are kept in groups.
campaign-flaw-header = Line { $line }: “{ $name }” is not a header line. The header has game, name, games and off, and an empty line comes after it.
campaign-flaw-no-header = The header has no line “{ $name }”. Add it, or download the log again.
campaign-flaw-count = The header says { $said } games, but there are { $found }. A part of the file is missing: download it again, or correct the line “games” if you have changed it by hand.
campaign-flaw-scenario = Line { $line }: “{ $value }” is not a scenario. Write one of { $known }.
campaign-flaw-word = Line { $line }: “{ $value }” is not understood. After the scenario come pcs=, rank=, rounds=, reward= and table=.
campaign-flaw-unsaid = Line { $line }: “{ $name }=” is missing. Add it.
campaign-flaw-twice = Line { $line }: “{ $name }” is given twice. Remove one.
campaign-flaw-value = Line { $line }: “{ $value }” is not a valid value for { $name }. Possible: { $known }.
campaign-flaw-reward = Line { $line }: { $scenario } has no reward “{ $value }”. Write one of { $known }.
campaign-flaw-no-reward = Line { $line }: the tutorial s00 has no reward. Remove “reward={ $value }”.
campaign-flaw-same-table = Line { $line }: the game of table { $table } is in the log already. Remove one of the two lines and correct the line “games”.

problem-no-group-title = There is no such group.
problem-no-group-advice = Check the link, or ask whoever sent it to you for a new one.
problem-not-of-group-title = You do not belong to this group.
problem-not-of-group-advice = Ask a member for the group’s link, and open it in this browser.
problem-group-broken-title = This group’s log cannot be read.
problem-group-broken-advice = Nothing is lost. It was written by another version of this program; tell whoever runs this server.

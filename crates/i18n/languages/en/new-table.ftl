# The form of a new table.

new-preset-wins = two strong bots win { $percent }%
new-preset-unmeasured = bots: not measured yet
new-minutes = about { $minutes } min
new-as-preset = as the preset says
new-as-usual = as usual
new-changed = changed:
new-less = Do without seat { $n }
new-more = Add a player
new-me = you
new-me-where = on this screen
new-open-how = by a link, without an account
new-column-level = Level
new-column-thinks = a decision
new-begins-at-once = begins at once
new-begins-open = begins when everybody sits
new-names = Names
levels-table = { $count } of them win
levels-against = wins against { $level }
new-public = List in public

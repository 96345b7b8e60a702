# Tokyo Siteseeing: the gallery of everything that has a name.

tokyo-gallery-roles = Roles
tokyo-gallery-skills = Skills
tokyo-gallery-bots = BOT cards
tokyo-gallery-abilities = Abilities
tokyo-gallery-areas = Areas
tokyo-gallery-weapons = Weapons
tokyo-gallery-items = Items
tokyo-gallery-followers = Followers
tokyo-gallery-artifacts = Artifacts
tokyo-gallery-starters = Starter cards
tokyo-gallery-troubles = Troubles
tokyo-gallery-site-cards = Site cards
tokyo-gallery-mods = MOD cards
tokyo-gallery-rewards = Rewards and loans of scenarios
tokyo-gallery-scenarios = Scenarios

tokyo-gallery-role = Role
tokyo-gallery-bot = BOT card
tokyo-gallery-ability = Ability
tokyo-gallery-area = Area
tokyo-gallery-mod = MOD card
tokyo-gallery-scenario = Scenario
tokyo-gallery-scene = { $id }, for { $pcs ->
    [one] 1 PC
   *[other] { $pcs } PCs
}
tokyo-gallery-named = { $kind }: { $name }
tokyo-gallery-site-about = Lies inside the ring. What is found there, nobody sells.

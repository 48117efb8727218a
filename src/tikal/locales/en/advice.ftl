### Hints and reviews of turns.


## A first hint: where to look

advice-nudge-temple = Have a look at the temple on { $hex }.
advice-nudge-dig = There is a treasure within reach.
advice-nudge-guard = Have you thought of a guardian?
advice-nudge-camp = A camp would save you action points.
advice-nudge-swap = Take a look at the others' treasures.
advice-nudge-bid = Going next is worth something to you.
advice-nudge-pass = No open tile is worth a bid.
advice-nudge-take = Compare the tiles: { $tile } is worth a closer look.
advice-nudge-tile = Where would the tile help you most?
advice-nudge-pieces = Where should your pieces stand next turn?
advice-nudge-card = This is a good moment for one of your cards.
advice-nudge-stash = One of your cards will be worth more later.
advice-nudge-power = Your power could help now.
advice-nudge-token = This is a good moment for the AP token.
advice-nudge-order = Do you want to go early or late next round?
advice-nudge-ap = Action points are what you need most.
advice-nudge-draft-card = One of the cards goes well with what you have.
advice-nudge-end = There is nothing more to gain here.


## What a turn gains

advice-gain-temple =
  { $floors ->
    [0] You take the temple on { $hex }: { count-points }.
   *[other] You take the temple on { $hex } and raise it to { $points }.
  }
advice-gain-guardian = The temple on { $hex } is yours for good: { count-points } at every scoring.
advice-gain-floors = Your temple on { $hex } grows: { count-points } now.
advice-gain-set =
  { $count ->
    [1] You have a treasure of a new kind ({ kind-found }): { count-points }.
   *[other] You have { $count } treasures of a kind ({ kind-found }): { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] You dig up the last treasure on { $hex }.
   *[other] You dig up one of { $tokens } treasures on { $hex }.
  }
advice-gain-category =
  { $category ->
    [highest] You get { count-points } more for the highest temples.
    [volcanoes] You get { count-points } more for volcanoes.
    [jungles] You get { count-points } more for jungles.
    [lakes] You get { count-points } more for lakes.
   *[director] You get { count-points } more for your power.
  }
advice-gain-score = You score { count-points } at the end of this turn.
advice-gain-bid =
  { $points ->
    [0] Going next gains you nothing: tile { $tile } is hardly better than the others.
   *[other] Going next gains you about { count-points }: tile { $tile } is that much better than the others.
  }


## What a turn denies to others

advice-deny-temple = { $name } no longer holds the temple on { $hex }: { count-points } less.
advice-deny-points = { $name } would score { count-points } less.


## What a turn prepares

advice-prepare-tile = Tile { $tile } goes on { $hex }.
advice-prepare-camp = With a camp on { $hex }, new pieces have less far to walk.
advice-prepare-lead = You lead on { $hex } by { $lead }, so it is harder to take from you.
advice-prepare-short = One more explorer on { $hex }, and you hold the temple.
advice-prepare-pieces =
  { $count ->
    [one] You have one more piece on the board.
   *[other] You have { $count } more pieces on the board.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] You have a piece on { $hex }, where a treasure lies.
   *[other] You have a piece on { $hex }, where { $tokens } treasures lie.
  }
advice-prepare-recruits =
  { $count ->
    [one] You can deploy one more piece.
   *[other] You can deploy { $count } more pieces.
  }
advice-prepare-stone = A stone token opens a passage.

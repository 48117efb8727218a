### Hints and reviews of turns.


## A first hint: where to look

advice-nudge-temple = Have a look at the temple on { $hex }.
advice-nudge-dig = There is a treasure within your reach.
advice-nudge-guard = Think of a guardian.
advice-nudge-camp = A camp would save you action points.
advice-nudge-swap = Look at the treasures of the others.
advice-nudge-bid = To be next is worth something to you.
advice-nudge-pass = What is open is not worth a bid.
advice-nudge-take = Compare the tiles: { $tile } has something to it.
advice-nudge-tile = Think about where the tile helps you most.
advice-nudge-pieces = Think about where your pieces should stand next turn.
advice-nudge-card = One of your cards fits well now.
advice-nudge-stash = One of your cards will be worth more later.
advice-nudge-power = Your power could help now.
advice-nudge-token = It is a good moment for the AP token.
advice-nudge-order = Think about who should be first in the next round.
advice-nudge-ap = Action points are what you need most.
advice-nudge-draft-card = One of the cards fits what you have.
advice-nudge-end = There is nothing more to gain here.


## What a turn gains

advice-gain-temple = You take the temple on { $hex }: { count-points }.
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
    [0] To be next is worth nothing: tile { $tile } is hardly better than another.
   *[other] To be next is worth about { count-points }: tile { $tile } is so much better than another.
  }


## What a turn denies to others

advice-deny-temple = { $name } no longer holds the temple on { $hex }: { count-points } less.
advice-deny-points = { $name } would score { count-points } less.


## What a turn prepares

advice-prepare-tile = Tile { $tile } lies on { $hex }.
advice-prepare-camp = From a camp on { $hex } new pieces have shorter ways.
advice-prepare-lead = You lead on { $hex } by { $lead }, so that it is harder to turn.
advice-prepare-short = With one more explorer on { $hex } you hold the temple.
advice-prepare-pieces =
  { $count ->
    [one] One more piece stands on the board.
   *[other] { $count } more pieces stand on the board.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] A piece stands on { $hex }, where a treasure lies.
   *[other] A piece stands on { $hex }, where { $tokens } treasures lie.
  }
advice-prepare-recruits =
  { $count ->
    [one] One more piece can be brought to the board.
   *[other] { $count } more pieces can be brought to the board.
  }
advice-prepare-stone = A stone token opens a way.

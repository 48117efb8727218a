### What happens in a game: sentences for logs, and the names of the steps.


## What has to be decided

step-bid = whether to bid or pass
step-take = which of the open tiles to take
step-place = where to place the tile
step-spend = how to spend your action points, or whether to end the turn
step-over = nothing, the game is over
step-draft = what to take in the draft
step-main = what to do this turn: play a card, place a tile, use the AP token, or pass
step-after = whether to use a power or card 07, or to end the turn
step-bonus = which bonus cards to add to the AP token, if any
step-effect = the next step of the card or power you are using


## What players do

did-bid = { $name } bids { count-bid }.
did-pass = { $name } passes.
did-take = { $name } takes tile { $tile }.
did-place = { $name } places tile { $tile } on { $hex }.
did-deploy = { $name } brings { a-piece } to { $hex }.
did-move = { $name } moves { a-piece } from { $from } to { $to }.
did-transfer = { $name } transfers { a-piece } from the camp on { $from } to the camp on { $to }.
did-clear = { $name } clears floor { $level } of the temple on { $hex }.
did-dig = { $name } digs in the ruins on { $hex }.
did-swap = { $name } takes a { kind-taken } from { $opponent } and gives a { kind-given } in return.
did-camp = { $name } sets up a camp on { $hex }.
did-guard = { $name } makes { a-piece } the guardian of the temple on { $hex }.
did-end = { $name } ends the turn.
did-undo = { $name } takes back the last action.


## What players do in Legend

did-draft-order = { $name } chooses place { $place } for the next round.
did-draft-ap = { $name } drafts an AP token of value { $wanted }.
did-draft-tile = { $name } drafts tile { $tile }.
did-draft-card = { $name } drafts card { $card } ({ $title }).
did-stash = { $name } stashes card { $card } ({ $title }).
did-stash-for = { $name } stashes card { $card } ({ $title }) and discards card { $other }.
did-play = { $name } plays card { $card } ({ $title }).
did-activate = { $name } activates the AP token of value { $token }.
did-place-tile = { $name } places tile { $tile } on { $hex }.
did-power = { $name } uses power { $power } ({ $title }).
did-look = { $name } looks at the top treasures with card 07.
did-bonus = { $name } uses card { $card } ({ $title }).
did-begin = { $name } has { count-ap } to spend.
did-swap-two =
  { $name } takes two treasures of the kind { kind-taken } from { $opponent } and gives a { kind-given } and a
  { kind-given-too } in return.
did-stone = { $name } lays a stone token between { $from } and { $to }.
did-movestone = { $name } moves the stone token on { $border } to { $goal }.
did-recruit = { $name } makes { a-piece } available.
did-put = { $name } puts { a-piece } on { $hex }.
did-order = { $name } puts the treasures on { $fixed } in order.
did-site = { $name } looks through the treasures on { $hex }.
did-movecamp = { $name } moves a camp from { $from } to { $to }.
did-shift = { $name } moves { a-piece } from { $from } to { $to }.
did-rotate = { $name } turns tile { $tile } on { $hex }.
did-collection = { $name } scores a collection: { kind-found }.
did-takecard = { $name } takes card { $card } ({ $title }) from the display.
did-hex = { $name } will win ties on { $hex } in the next scoring.
did-done = { $name } has finished { the-effect }.


## What comes of it

result-round-begins = Round { $number } begins.
result-drew = { $name } draws tile { $tile }.
result-opened = Open for the auction: { $tiles }.
result-tiles = Open for the draft: { $tiles }.
result-cards = New cards: { $cards }.
result-tokens = AP tokens: { $values }.
result-found = { $name } finds a treasure: { kind-found }.
result-saw = { $name } sees { $seen }.
result-saw-hidden = Only { $name } sees which treasures lie there.
result-gained = { $name } gains { count-points } at once.
result-aside = Tile { $tile } fits nowhere and is set aside.
result-paid = { $name } pays { count-bid } and has { $score } left.
result-scored =
  { $name } scores { $temples } for temples and { $treasures } for treasures and now has { count-score }.
result-scored-legend =
  { $name } scores { $temples } for temples, { $highest } for the highest ones, { $volcanoes } for
  volcanoes, { $jungles } for jungles and clearings, { $lakes } for lakes, { $treasures } for treasures{ $director ->
    [0] {""}
   *[other] , { $director } for the unused power
  } and now has { count-score }.
result-volcano-round = A volcano! Everybody acts and scores, beginning with { $name }.
result-final-round = The tiles have run out. The final round begins with { $name }.
result-final-scoring = All six rounds are over. The final scoring begins with { $name }.
result-wins = { $name } wins with { count-score }.
result-shares = { $names } share the victory with { count-score } each.

### What happens in a game: sentences for logs, and the names of the steps.


## What has to be decided

step-bid = whether to bid or to pass
step-take = which of the open tiles to take
step-place = where to place the tile
step-spend = how to spend action points or whether to end the turn
step-over = nothing, the game is over


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
did-swap = { $name } takes a { kind-taken } from { $opponent } and gives a { kind-given }.
did-camp = { $name } sets up a camp on { $hex }.
did-guard = { $name } makes { a-piece } the guardian of the temple on { $hex }.
did-end = { $name } ends the turn.


## What comes of it

result-drew = { $name } draws tile { $tile }.
result-opened = Open for the auction: { $tiles }.
result-found = { $name } finds a treasure: { kind-found }.
result-aside = Tile { $tile } fits nowhere and is set aside.
result-paid = { $name } pays { count-bid } and has { $score } left.
result-scored =
  { $name } scores { $temples } for temples and { $treasures } for treasures and now has { count-score }.
result-volcano-round = A volcano: beginning with { $name }, everybody acts and scores.
result-final-round = The last tile lies. The final round begins with { $name }.
result-wins = { $name } wins with { count-score }.
result-shares = { $names } share the victory with { count-score } each.

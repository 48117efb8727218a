### Why an action is not allowed: what is wrong, with the numbers, and what would make it right.
### Whoever shows a message puts the id of the rule before it.

why-ok = This is allowed.


## The flow of the game

why-game-over = The game is over. Nothing more can be played.
why-wrong-step = This cannot be done now. What has to be decided is { $step }.
why-not-your-turn = It is not your turn. Another player has to decide now.
why-ap = This costs { count-cost }; you have { count-ap } left.
why-cannot-undo =
  There is nothing that could be taken back. What has revealed something or has passed the turn on stays as
  it is.
why-unreadable = "{ $text }" cannot be read as an action. It should look like this: { $form }


## Placing a tile

why-place-occupied = On { $hex } there is already { a-terrain }. A tile needs an empty hex.
why-place-off-board = { $hex } does not belong to the board of this game.
why-place-same-rotation =
  Tile { $tile } in rotation { $rot } looks the same as in a smaller one. Only the smallest number counts.
why-place-detached = { $hex } touches no explored hex. A new tile must share an edge with one.
why-place-unreachable =
  In rotation { $rot } no stone lies between { $hex } and a neighbour, so nobody could enter the tile. Try
  another rotation or another hex.
why-place-only-volcano =
  In rotation { $rot } stones connect { $hex } with a volcano only, and nobody can come from there. Try
  another rotation or another hex.
why-place-volcano-path =
  No stone of a neighbour points to { $hex }. In this game a volcano needs one as long as some empty hex
  offers it.
why-place-volcano-seals = A volcano on { $hex } would cut a hex off from the base camp for good.


## Deploying and transferring

why-deploy-where =
  New pieces appear on the base camp or on one of your own camps. { $hex } is neither.
why-deploy-foreign-camp = The camp on { $hex } belongs to an opponent. You can deploy only to your own camps.
why-deploy-reserve =
  { $who ->
    [leader] Your leader is not in your reserve any more.
   *[explorer] You have no explorers left in your reserve.
  }
why-transfer-ends =
  { $from } and { $to } have to be two different places out of these: the base camp and your own camps.
why-transfer-nobody =
  { $who ->
    [leader] Your leader is not on { $from }.
   *[explorer] You have no explorer on { $from }.
  }
why-transfer-foreign-camp =
  { $from } or { $to } is the camp of an opponent. You can transfer only between the base camp and your
  own camps.


## Moving

why-move-nobody =
  { $who ->
    [leader] Your leader is not on { $from }.
   *[explorer] You have no explorer on { $from }.
  }
why-move-guardian =
  { $who ->
    [leader] Your leader on { $from } is a guardian and never moves again.
   *[explorer] Your only explorer on { $from } is a guardian and never moves again.
  }
why-move-not-adjacent = { $to } is not a neighbour of { $from }. One move crosses one edge.
why-move-no-passage =
  No stone lies between { $from } and { $to }, and where there are no stones there is no passage.
why-move-instalments =
  The passage from { $from } to { $to } costs { count-cost } at once; you have { count-ap } left.
why-move-volcano = Nobody can enter a volcano, and there is one on { $to }.
why-move-jungle = There is no tile on { $to } yet, so nobody can go there.


## Clearing

why-clear-not-temple = Only temples can be cleared. On { $hex } there is { a-terrain }.
why-clear-nobody = You have no piece on { $hex }. Clearing needs at least one.
why-clear-pieces =
  { $cleared ->
    [one] A second floor in one turn needs a second piece on { $hex }; you have { $pieces }.
   *[other] You have cleared { $cleared } floors on { $hex } this turn and have only { $pieces } pieces there.
  }
why-clear-limit =
  You have already cleared { $cleared } floors on { $hex } this turn. More than two are not allowed.
why-clear-supply =
  The temple on { $hex } would need a floor of level { $level }, and none is left. It cannot grow any more.
why-clear-guarded = The temple on { $hex } has a guardian. Its value does not change any more.
why-clear-highest = The temple on { $hex } has already reached 10, the highest value.


## Digging

why-dig-not-ruins = Treasures lie in ruins only. On { $hex } there is { a-terrain }.
why-dig-nobody = You have no piece on { $hex }. Digging needs at least one.
why-dig-pieces =
  { $dug ->
    [one] A second treasure in one turn needs a second piece on { $hex }; you have { $pieces }.
   *[other] You have dug up { $dug } treasures on { $hex } this turn and have only { $pieces } pieces there.
  }
why-dig-limit =
  You have already dug up { $dug } treasures on { $hex } this turn. More than two are not allowed.
why-dig-empty = No treasure is left in the ruins on { $hex }. They count as a clearing now.


## Swapping

why-swap-seat = There is no opponent on seat { $seat }.
why-swap-mine = You have no { kind-given } to give.
why-swap-theirs = The player on seat { $seat } has no { kind-taken }.
why-swap-pair-mine =
  You have { $mine } of the kind { kind-given }. You can give only a treasure of which you have exactly one.
why-swap-pair-theirs =
  The player on seat { $seat } has { $theirs } of the kind { kind-taken }. You can take only a treasure of
  which that player has exactly one.
why-swap-same =
  You would give a { kind-given } for a { kind-taken }, which changes nothing. Choose two different kinds.


## Camps

why-camp-terrain =
  A camp needs a clearing or ruins without treasures. On { $hex } there is { a-terrain }.
why-camp-tokens =
  { $tokens ->
    [one] { count-tokens } still lies in the ruins on { $hex }. A camp must wait until none is left.
   *[other] { count-tokens } still lie in the ruins on { $hex }. A camp must wait until none is left.
  }
why-camp-base = { $hex } is the base camp of all players. It holds no other camp.
why-camp-taken = There is already a camp on { $hex }. A hex holds only one.
why-camp-none-left = Both your camps are already set up. Each player has two for the whole game.
why-camp-presence = You need a piece of yours on { $hex } to set up a camp there; you have none.


## Guardians

why-guard-not-temple = Only temples can be guarded. On { $hex } there is { a-terrain }.
why-guard-taken = The temple on { $hex } already has a guardian.
why-guard-limit = You have already placed { $guardians } guardians. Two are the limit for the whole game.
why-guard-nobody = You have no piece on { $hex } that could become the guardian.
why-guard-who =
  { $who ->
    [leader] Your leader is not on { $hex } and cannot become the guardian there.
   *[explorer] You have no explorer on { $hex } that could become the guardian.
  }
why-guard-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. You need more than each opponent; an
  explorer counts 1, the leader 3.


## The auction

why-bid-low = { $bid } is not enough: the highest bid is { $high }. Bid more or pass.
why-bid-minimum = { $bid } is not a bid. The smallest is 1; to offer nothing, pass.
why-bid-capital = You cannot bid { $bid }: you have { count-score }.
why-take-not-open = Tile { $tile } is not among the open tiles.

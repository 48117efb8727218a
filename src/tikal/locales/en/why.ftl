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
why-not-whole =
  This game comes from a file without the hidden things. It can be looked at, but nobody can play on or take
  anything back.
why-unforeseeable = What will come of "{ $text }" shows only when it is done. Leave it out of the plan.
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
    [leader] You have no leader left in your reserve.
   *[explorer] You have no explorers left in your reserve.
  }
why-transfer-ends =
  { $from } and { $to } have to be two different places out of these: the base camp and your own camps.
why-transfer-nobody =
  { $who ->
    [leader] You have no leader on { $from }.
   *[explorer] You have no explorer on { $from }.
  }
why-transfer-foreign-camp =
  { $from } or { $to } is the camp of an opponent. You can transfer only between the base camp and your
  own camps.


## Moving

why-move-nobody =
  { $who ->
    [leader] You have no leader on { $from }.
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
why-camp-none-left =
  { $source ->
    [none] Both your camps are already set up. Each player has two for the whole game.
   *[other] Both your camps are already set up. With { the-effect } you can move one of them: { $form }
  }
why-camp-presence = You need a piece of yours on { $hex } to set up a camp there; you have none.
why-camp-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. For a camp you need more than each
  opponent, or nobody there at all.


## Guardians

why-guard-not-temple = Only temples can be guarded. On { $hex } there is { a-terrain }.
why-guard-taken = The temple on { $hex } already has a guardian.
why-guard-limit = You have already placed { $guardians } guardians. Two are the limit for the whole game.
why-guard-nobody = You have no piece on { $hex } that could become the guardian.
why-guard-who =
  { $who ->
    [leader] You have no leader on { $hex } that could become the guardian.
   *[explorer] You have no explorer on { $hex } that could become the guardian.
  }
why-guard-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. You need more than each opponent; an
  explorer counts 1, a leader 3.


## The auction

why-bid-low = { $bid } is not enough: the highest bid is { $high }. Bid more or pass.
why-bid-minimum = { $bid } is not a bid. The smallest is 1; to offer nothing, pass.
why-bid-capital = You cannot bid { $bid }: you have { count-score }.
why-take-not-open = Tile { $tile } is not among the open tiles.


## Legend: the draft

why-draft-quota =
  { $pick ->
    [order] You have already chosen your place for the next round.
    [ap] You already have an AP token. Each player drafts one in a round.
    [tile] You already have { count-held-tiles }. Each player drafts at most { $quota } in a round.
   *[card] You already have { $held } cards on the right. Each player drafts { $quota } in a round.
  }
why-draft-slot = { $place } is not a free place in the order of the next round. Still free: { $free }.
why-draft-not-open =
  { $pick ->
    [ap] No AP token of value { $wanted } is open. You can choose from { $open }.
    [tile] Tile { $wanted } is not open. You can choose from { $open }.
   *[card] Card { $wanted } is not open. You can choose from { $open }.
  }
why-draft-leaves-none =
  { $offered ->
    [0] All open tiles have been taken.
   *[other] You have a tile already. { count-offered }, and { count-waiting } still without one.
  }


## Legend: cards and turns

why-stash-not-right =
  Card { $card } is not on the right of your camp board. { $right ->
    [none] No card is there.
   *[cards] There you have { $right }.
  }
why-stash-full =
  { $slots ->
    [one] The only slot on the left of your camp board is taken. Discard the card there: { $left }.
   *[other] All { $slots } slots on the left of your camp board are taken. Discard one of these: { $left }.
  }
why-stash-room =
  Slots taken on the left of your camp board: { $used } of { $slots }. Stash card { $card } without discarding
  another.
why-stash-not-left = Card { $other } is not on the left of your camp board. There you have { $left }.
why-play-no-card =
  Card { $card } is not on the { a-side } of your camp board. { $lying ->
    [none] No card is there.
   *[cards] There you have { $lying }.
  }
why-play-permanent =
  Card { $card } is permanent and is never played. It serves beside other actions: 07 with look, 20 and 21
  with bonus after the AP token is activated.
why-play-no-use =
  Card { $card } could not do anything now. { $side ->
    [left] It can stay where it is.
   *[right] You can stash it for later.
  }
why-activate-no-token = You have no AP token left in this round. Each player has one, for one turn.
why-pass-compulsory =
  Before you pass you must use what you have drafted. Left to use: AP token { $token ->
    [0] none
   *[other] { $token }
  }, cards { $cards ->
    [none] none
   *[cards] { $cards }
  }, tiles { $tiles ->
    [none] none
   *[tiles] { $tiles }
  }.
why-bonus-no-card =
  There is no bonus card { $card } face up on the { a-side } of your camp board. Only cards 20 and 21 add
  action points, each once in a round.
why-look-no-card =
  Card 07 is not face up on the { a-side } of your camp board. It is what lets you look at treasures, once in
  a round.


## Legend: tiles

why-tile-not-yours =
  Tile { $tile } is not on your camp board. { $tiles ->
    [none] You have no tile to place.
   *[tiles] You can place { $tiles }.
  }
why-tile-dotted =
  { $hex } is a dotted hex, and drafted tiles go on the others. Only the tiles of cards 22 to 24 go there.
why-tile-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. Where pieces stand you need more than
  each opponent to place a tile.
why-card-tile-not-dotted = { $hex } is not a dotted hex. Only there can the tile of { the-effect } be laid.
why-card-tile-access =
  In rotation { $rot } no stone lies between { $hex } and a tile beside it, so nobody could enter. Try another
  rotation or another hex.


## Legend: stone tokens and recruits

why-stone-no-border =
  { $fault ->
    [order] The hexes of a border are named in alphabetical order: { $to } { $from }.
   *[apart] { $from } and { $to } are not neighbours. A stone token lies between two neighbouring hexes.
  }
why-stone-none-left = Both stone tokens are on the site, on { $stones }. You can move one of them instead.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } stone token is not on the site yet. Place it; those on the site can be moved afterwards.
   *[other] { $supply } stone tokens are not on the site yet. Place one; they can be moved only afterwards.
  }
why-stone-not-there = No stone token lies on { $border }. They are on { $stones }.
why-stone-same-border = The stone token already lies on { $border }. Choose another border.
why-recruit-none =
  { $who ->
    [leader] You have no leader left that is still unavailable.
   *[explorer] You have no explorers left that are still unavailable.
  }


## Legend: exchanging treasures

why-exchange-mine =
  You would give { $given } of the kind { kind-given }, and you have { $mine }.
why-exchange-theirs =
  You would take { $copies } of the kind { kind-taken }, and the player on seat { $seat } has { $theirs }.
why-exchange-taken =
  Of the kind { kind-taken } you have { $mine_taken }, and the player on seat { $seat } has { $theirs }. You
  can take only a kind of which you have at least as many.
why-exchange-given =
  Of the kind { kind-given } you have { $mine }, and the player on seat { $seat } has { $theirs_given }. To
  give it in this exchange you need at least { $least }.
why-exchange-pair-order = Two kinds are named in a fixed order. Write { $pair }.


## Legend: powers

why-power-used = You have already used a power. Each player uses at most one in the whole game.
why-power-not-yours =
  { $powers ->
    [none] Nobody has powers in this game.
   *[powers] Power { $power } is not on your tile. You can choose from { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      Power { $power } takes back the card that you have just played. Use it after the card and before the end of
      the turn.
    [p23] Power { $power } helps in your next scoring, and after this one there is no other.
   *[other]
      Power { $power } works only while you are spending action points, with your AP token or before a scoring.
  }
why-power-no-use = Power { $power } could not do anything now. You keep it for later.


## Legend: steps of a card or power

why-step-other = You are in the middle of { the-effect }. What comes now is written like this: { $form }
why-step-done-early = You cannot stop { the-effect } yet. What comes now is written like this: { $form }
why-step-site =
  { $ground ->
    [ruins]
      { $terrain ->
        [ruins] No treasure is left in the ruins on { $hex }. Choose ruins that still have some.
       *[other] On { $hex } there is { a-terrain }. Choose ruins that still have treasures.
      }
    [temple] On { $hex } there is { a-terrain }. Choose a temple.
    [water] On { $hex } there is { a-terrain }. Choose a lake or a volcano.
   *[camp] { $hex } is neither the base camp nor a camp of yours.
  }
why-step-same-hex = With { the-effect } you have begun on { $fixed }. Its other steps belong there too.
why-step-same-temple =
  With { the-effect } you have already cleared a floor on { $hex }. Each floor needs another temple.
why-step-reserve =
  { $effect ->
    [p06] Power { $effect } brings a leader from those that are still unavailable, and nobody else.
   *[other]
      { $who ->
        [leader] You have no leader left in your available reserve.
       *[explorer] You have no explorers left in your available reserve.
      }
  }
why-step-explorers-only = For { the-effect } only explorers can be chosen, no leaders.
why-step-pieces =
  { $worked ->
    [0] You have no piece on { $hex }. There must be one for { the-effect }.
   *[other]
      { $pieces ->
        [one] Your only piece on { $hex } has done its part. Each step there needs another one.
       *[other] All your { $pieces } pieces on { $hex } have done their part. Each step there needs another one.
      }
  }
why-step-camp-reserve = You still have a camp in reserve. Only when both are set up can one be moved.
why-step-camp-not-yours = There is no camp of yours on { $from }. Yours are on { $camps }.
why-step-order =
  { $tokens ->
    [one] An order names just the one treasure that lies on { $fixed }.
   *[other] An order names just the { $tokens } treasures that lie on { $fixed }, beginning with the top one.
  }
why-step-recruited = With { the-effect } you have already recruited { a-piece }. One of each is possible.
why-step-shift =
  { $fault ->
    [same] { $from } and { $to } have to be two different hexes.
    [begun]
      With { the-effect } you have begun to move pieces from { $fixed } to { $goal }. All others go the same
      way.
   *[apart] { $to } is not a neighbour of { $from }. With { the-effect } pieces go to a neighbour.
  }
why-step-rotation =
  { $tile ->
    [none] There is no tile on { $hex } that could be turned.
   *[other]
      { $rotations ->
        [1] Tile { $tile } on { $hex } looks the same however it is turned.
       *[other]
          Tile { $tile } on { $hex } lies in rotation { $rotation }. Choose another one, from 0 to { $highest }.
      }
  }
why-step-collection = You have no { kind-found }. Choose a kind of which you have at least one.

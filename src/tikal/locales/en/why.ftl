### Why an action is not allowed: what is wrong, with the numbers, and what would make it right.
### Whoever shows a message puts the id of the rule before it.

why-ok = This is allowed.


## The flow of the game

why-game-over = The game is over. Nothing more can be played.
why-wrong-step = You cannot do this now. You have to decide { $step }.
why-not-your-turn = It is not your turn. Another player has to decide now.
why-ap = This costs { count-cost }; you have { count-ap } left.
why-cannot-undo = There is nothing to take back. An action that revealed something or passed the turn on stays as it is.
why-not-whole =
  This game comes from a file without the hidden tiles and treasures. You can look at it, but nobody can play on or
  take anything back.
why-unforeseeable = Nobody can know what "{ $text }" will bring until you do it. Leave it out of the plan.
why-unreadable = "{ $text }" cannot be read as an action. It should look like this: { $form }


## Placing a tile

why-place-occupied = There is already { a-terrain } on { $hex }. A tile needs an empty hex.
why-place-off-board = { $hex } is not on the board of this game.
why-place-same-rotation =
  Rotation { $rot } of tile { $tile } looks the same as one with a smaller number. Use the smallest number.
why-place-detached = { $hex } touches no explored hex. A new tile must share an edge with one.
why-place-unreachable =
  In rotation { $rot } no stone lies between { $hex } and a neighbour, so nobody could enter the tile. Try
  another rotation or another hex.
why-place-only-volcano =
  In rotation { $rot } stones connect { $hex } only to a volcano, and nobody can come from there. Try another rotation
  or another hex.
why-place-volcano-path =
  No stone of a neighbour points to { $hex }. In this game a volcano needs one, as long as some empty hex has it.
why-place-volcano-seals = A volcano on { $hex } would cut a hex off from the base camp for good.


## Deploying and transferring

why-deploy-where = New pieces start on the base camp or on one of your own camps. { $hex } is neither.
why-deploy-foreign-camp = The camp on { $hex } belongs to an opponent. You can deploy only to your own camps.
why-deploy-reserve =
  { $who ->
    [leader] You have no leader left in your reserve.
   *[explorer] You have no explorers left in your reserve.
  }
why-transfer-ends =
  A transfer goes from the base camp or one of your own camps to another of these, not from { $from } to { $to }.
why-transfer-nobody =
  { $who ->
    [leader] You have no leader on { $from }.
   *[explorer] You have no explorer on { $from }.
  }
why-transfer-foreign-camp =
  { $from } or { $to } is an opponent's camp. You can transfer only between the base camp and your own camps.


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
why-move-no-passage = There is no stone between { $from } and { $to }, and no stones means no passage.
why-move-instalments = The passage from { $from } to { $to } costs { count-cost } in one go; you have { count-ap } left.
why-move-volcano = There is a volcano on { $to }, and nobody can enter it.
why-move-jungle = There is no tile on { $to } yet, so nobody can go there.


## Clearing

why-clear-not-temple = Only temples can be cleared. On { $hex } there is { a-terrain }.
why-clear-nobody = You have no piece on { $hex }. Clearing needs at least one.
why-clear-pieces =
  { $cleared ->
    [one] A second floor in one turn needs a second piece on { $hex }; you have { $pieces }.
   *[other] You have cleared { $cleared } floors on { $hex } this turn and have only { $pieces } pieces there.
  }
why-clear-limit = You have already cleared { $cleared } floors on { $hex } this turn. Two is the limit.
why-clear-supply = The temple on { $hex } needs a floor of level { $level }, and none is left. It cannot grow any more.
why-clear-guarded = The temple on { $hex } has a guardian, so its value can no longer change.
why-clear-highest = The temple on { $hex } has already reached 10, the highest value.


## Digging

why-dig-not-ruins = Only ruins hold treasures. On { $hex } there is { a-terrain }.
why-dig-nobody = You have no piece on { $hex }. Digging needs at least one.
why-dig-pieces =
  { $dug ->
    [one] A second treasure in one turn needs a second piece on { $hex }; you have { $pieces }.
   *[other] You have dug up { $dug } treasures on { $hex } this turn and have only { $pieces } pieces there.
  }
why-dig-limit = You have already dug up { $dug } treasures on { $hex } this turn. Two is the limit.
why-dig-empty = No treasure is left in the ruins on { $hex }. They count as a clearing now.


## Swapping

why-swap-seat = There is no opponent in seat { $seat }.
why-swap-mine = You have no { kind-given } to give.
why-swap-theirs = The player in seat { $seat } has no { kind-taken }.
why-swap-pair-mine =
  You have { $mine } of the kind { kind-given }. You can give only a treasure you have exactly one of.
why-swap-pair-theirs =
  The player in seat { $seat } has { $theirs } of the kind { kind-taken }. You can take only a treasure they have
  exactly one of.
why-swap-same =
  You would give a { kind-given } for a { kind-taken }, which changes nothing. Choose two different kinds.


## Camps

why-camp-terrain =
  A camp needs a clearing or ruins without treasures. On { $hex } there is { a-terrain }.
why-camp-tokens =
  { $tokens ->
    [one] { count-tokens } is still in the ruins on { $hex }. A camp has to wait until none is left.
   *[other] { count-tokens } are still in the ruins on { $hex }. A camp has to wait until none is left.
  }
why-camp-base = { $hex } is everybody's base camp. It cannot hold another camp.
why-camp-taken = There is already a camp on { $hex }. A hex holds only one.
why-camp-none-left =
  { $source ->
    [none] Both your camps are already set up. Each player has two for the whole game.
   *[other] Both your camps are already set up. With { the-effect } you can move one of them: { $form }
  }
why-camp-presence = You need a piece on { $hex } to set up a camp there; you have none.
why-camp-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. To set up a camp you need more than each
  opponent, unless nobody is there at all.


## Guardians

why-guard-not-temple = Only temples can be guarded. On { $hex } there is { a-terrain }.
why-guard-taken = The temple on { $hex } already has a guardian.
why-guard-limit = You have already placed { $guardians } guardians. Two is the limit for the whole game.
why-guard-nobody = You have no piece on { $hex } to become the guardian.
why-guard-who =
  { $who ->
    [leader] You have no leader on { $hex } to become the guardian.
   *[explorer] You have no explorer on { $hex } to become the guardian.
  }
why-guard-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. You need more than each opponent; an
  explorer counts 1, a leader 3.


## The auction

why-bid-low = { $bid } is not enough: the highest bid is { $high }. Bid more or pass.
why-bid-minimum = { $bid } is not a bid. The smallest bid is 1; to offer nothing, pass.
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
   *[other] You already have a tile. { count-offered }, and { count-waiting } still without one.
  }


## Legend: cards and turns

why-stash-not-right =
  Card { $card } is not on the right of your camp board. { $right ->
    [none] There is no card there.
   *[cards] You have { $right } there.
  }
why-stash-full =
  { $slots ->
    [one] The only slot on the left of your camp board is taken. Discard the card there: { $left }.
   *[other] All { $slots } slots on the left of your camp board are taken. Discard one of these: { $left }.
  }
why-stash-room =
  Slots taken on the left of your camp board: { $used } of { $slots }. Stash card { $card } without discarding
  another.
why-stash-not-left = Card { $other } is not on the left of your camp board. You have { $left } there.
why-play-no-card =
  Card { $card } is not on the { a-side } of your camp board. { $lying ->
    [none] There is no card there.
   *[cards] You have { $lying } there.
  }
why-play-permanent =
  Card { $card } is permanent and never played. Use it along with other actions: 07 with look, 20 and 21 with bonus
  after you activate the AP token.
why-play-no-use =
  Card { $card } has no effect now. { $side ->
    [left] It can stay where it is.
   *[right] You can stash it for later.
  }
why-activate-no-token = You have no AP token left in this round. Each player has one, for one turn.
why-pass-compulsory =
  Before you pass, you must use what you drafted. Left to use: AP token { $token ->
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
  You have no bonus card { $card } face up on the { a-side } of your camp board. Only cards 20 and 21 add action
  points, each once a round.
why-look-no-card =
  Card 07, which lets you look at treasures once a round, is not face up on the { a-side } of your camp board.


## Legend: tiles

why-tile-not-yours =
  Tile { $tile } is not on your camp board. { $tiles ->
    [none] You have no tile to place.
   *[tiles] You can place { $tiles }.
  }
why-tile-dotted =
  { $hex } is a dotted hex, which is only for the tiles of cards 22 to 24. Drafted tiles go on the other hexes.
why-tile-majority =
  Your value on { $hex } is { $value }, and an opponent has { $rival }. To place a tile where pieces stand, you need
  more than each opponent.
why-card-tile-not-dotted = { $hex } is not a dotted hex, and the tile of { the-effect } goes only on those.
why-card-tile-access =
  In rotation { $rot } no stone lies between { $hex } and a tile beside it, so nobody could enter. Try another
  rotation or another hex.


## Legend: stone tokens and recruits

why-stone-no-border =
  { $fault ->
    [order] Name the hexes of a border in alphabetical order: { $to } { $from }.
   *[apart] { $from } and { $to } are not neighbours. A stone token lies between two neighbouring hexes.
  }
why-stone-none-left = Both stone tokens are already on the board, on { $stones }. You can move one of them instead.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } stone token is not on the board yet. Place it before you move the other one.
   *[other] { $supply } stone tokens are not on the board yet. Place them before you move one.
  }
why-stone-not-there = There is no stone token on { $border }. They are on { $stones }.
why-stone-same-border = The stone token is already on { $border }. Choose another border.
why-recruit-none =
  { $who ->
    [leader] You have no unavailable leader left to recruit.
   *[explorer] You have no unavailable explorers left to recruit.
  }


## Legend: exchanging treasures

why-exchange-mine = You want to give { $given } of the kind { kind-given }, but you have { $mine }.
why-exchange-theirs =
  You want to take { $copies } of the kind { kind-taken }, but the player in seat { $seat } has { $theirs }.
why-exchange-taken =
  Of the kind { kind-taken } you have { $mine_taken }, and the player in seat { $seat } has { $theirs }. You can take
  only a kind of which you have at least as many.
why-exchange-given =
  Of the kind { kind-given } you have { $mine }, and the player in seat { $seat } has { $theirs_given }. To give it in
  this exchange you need at least { $least }.
why-exchange-pair-order = Two kinds are named in a fixed order. Write { $pair }.


## Legend: powers

why-power-used = You have already used a power. Each player may use one in the whole game.
why-power-not-yours =
  { $powers ->
    [none] This game is played without powers.
   *[powers] Power { $power } is not on your tile. You can choose from { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      Power { $power } takes back the card you have just played. Use it after the card and before the end of the
      turn.
    [p23] Power { $power } helps in your next scoring, and there is none after this one.
   *[other]
      Power { $power } works only while you are spending action points, with your AP token or before a scoring.
  }
why-power-no-use = Power { $power } has no effect now. You keep it for later.


## Legend: steps of a card or power

why-step-other = You are in the middle of { the-effect }. The next step looks like this: { $form }
why-step-done-early = You cannot stop { the-effect } yet. The next step looks like this: { $form }
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
why-step-same-hex = You began { the-effect } on { $fixed }. Its other steps have to be there too.
why-step-same-temple =
  You have already cleared a floor on { $hex } with { the-effect }. Each floor needs a different temple.
why-step-reserve =
  { $effect ->
    [p06] Power { $effect } brings only a leader who is still unavailable.
   *[other]
      { $who ->
        [leader] You have no leader left in your available reserve.
       *[explorer] You have no explorers left in your available reserve.
      }
  }
why-step-explorers-only = You can choose only explorers for { the-effect }, not leaders.
why-step-pieces =
  { $worked ->
    [0] You have no piece on { $hex }; { the-effect } needs one there.
   *[other]
      { $pieces ->
        [one] Your only piece on { $hex } has done its part. Each step there needs another one.
       *[other] All your { $pieces } pieces on { $hex } have done their part. Each step there needs another one.
      }
  }
why-step-camp-reserve = You still have a camp in reserve. You can move a camp only when both are set up.
why-step-camp-not-yours = You have no camp on { $from }. Yours are on { $camps }.
why-step-order =
  { $tokens ->
    [one] Name exactly the one treasure on { $fixed }.
   *[other] Name exactly the { $tokens } treasures on { $fixed } in order, beginning with the top one.
  }
why-step-recruited = You have already recruited { a-piece } with { the-effect }. You can recruit one of each.
why-step-shift =
  { $fault ->
    [same] { $from } and { $to } have to be two different hexes.
    [begun]
      With { the-effect } you have begun to move pieces from { $fixed } to { $goal }. All others have to go the
      same way.
   *[apart] { $to } is not a neighbour of { $from }. With { the-effect } pieces go to a neighbouring hex.
  }
why-step-rotation =
  { $tile ->
    [none] There is no tile on { $hex } to turn.
   *[other]
      { $rotations ->
        [1] Tile { $tile } on { $hex } looks the same however you turn it.
       *[other]
          Tile { $tile } on { $hex } is already in rotation { $rotation }. Choose another one, from 0 to { $highest }.
      }
  }
why-step-collection = You have no { kind-found }. Choose a kind of which you have at least one.
